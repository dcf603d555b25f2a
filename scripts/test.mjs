/** `npm test`: installs missing packages and a Chromium, then runs types, lint, unit tests, the export and the tests in Chromium. */
import { ensurePackages, run, runBeside } from './lib/run.mjs';

const started = Date.now();
ensurePackages();
const { ensureBrowser } = await import('./lib/browsers.mjs');
ensureBrowser();

const { testBuild } = await import('./lib/test-environment.mjs');
// Most steps keep one core busy, so two sequences run side by side in little more than half the time. The content is checked first, because
// its problems are reported in one line.
const assets = runBeside('check').then(() => runBeside('assets'));
await Promise.all([
  // Jest leaves one core free by default, which would be idle once the export has finished.
  assets.then(() => runBeside('unit', ['--selectProjects', 'dom', 'node', '--maxWorkers=100%'])),
  runBeside('types')
    .then(() => runBeside('lint'))
    .then(() => assets)
    .then(() => runBeside('export', ['--build'], testBuild)),
]);
const exported = Date.now();
run(['run', 'e2e', '--', '--project=exported', '--project=chromium', '--project=change']);

const [all, browser] = [started, exported].map((from) => Math.round((Date.now() - from) / 1000));
console.log(
  `All passed in ${all} s, ${browser} s of it end to end in Chromium. The other engines and the long tests: npm run test:rest.`,
);
