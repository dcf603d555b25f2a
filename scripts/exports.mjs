/**
 * `node scripts/exports.mjs`: builds `out/` as the browser tests look at it, and tests nothing. With PLAIN_EXPORT=yes, here and for
 * `npm run e2e -- --project=chromium`, it is as Next exports it; `playwright.config.ts` names the tests that are left out then.
 */
import { run } from './lib/run.mjs';
import { testBuild } from './lib/test-environment.mjs';

run(['run', 'check']);
run(['run', 'assets']);
run(['run', 'export', '--', '--build'], testBuild);
