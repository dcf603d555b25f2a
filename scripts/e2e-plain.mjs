/**
 * `npm run e2e:plain`: builds the site as Next exports it and runs the browser tests of what visitors do on it, in Chromium. `playwright.config.ts`
 * names the tests that are left out, with the reason.
 */
import { buildExports } from './lib/build-exports.mjs';
import { run } from './lib/run.mjs';

const plain = { PLAIN_EXPORT: 'yes' };
run('npm', ['run', 'check']);
run('npm', ['run', 'assets']);
await buildExports(plain);
run('npm', ['run', 'e2e', '--', '--project=chromium', ...process.argv.slice(2)], plain);
