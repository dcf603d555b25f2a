/**
 * `node scripts/exports.mjs`: builds the two exports that the browser tests look at, and tests nothing. With PLAIN_EXPORT=yes, here and for
 * `npm run e2e -- --project=chromium`, they are as Next exports them; `playwright.config.ts` names the tests that are left out then.
 */
import { buildExports } from './lib/build-exports.mjs';
import { run } from './lib/run.mjs';

run(['run', 'check']);
run(['run', 'assets']);
await buildExports({ TYPES_CHECKED: 'yes' });
