/**
 * `node scripts/exports.mjs`: builds `out/` for the browser tests, without running them. With PLAIN_EXPORT=yes, here and for `npm run e2e
 * -- --project=chromium`, the pages are as Next exports them; `playwright.config.ts` lists the tests that are skipped then.
 */
import { run } from './lib/run.mjs';
import { testBuild } from './lib/test-environment.mjs';

run(['run', 'check']);
run(['run', 'assets']);
run(['run', 'export', '--', '--build'], testBuild);
