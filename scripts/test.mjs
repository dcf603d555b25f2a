/** `npm test`: installs what is missing, a Chromium included, then types, lint, unit tests, both exports and the tests in Chromium. */
import { ensurePackages, run, runBeside } from './lib/run.mjs';

const started = Date.now();
/** @type {string[]} */
const times = [];

/**
 * @param {string} name
 * @param {() => unknown} work
 */
async function part(name, work) {
  const start = Date.now();
  await work();
  times.push(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
}

ensurePackages();
const { ensureBrowser } = await import('./lib/browsers.mjs');
ensureBrowser();

const { buildExports } = await import('./lib/build-exports.mjs');
await part('content, assets, types, lint, unit tests and two exports', async () => {
  // Most of it keeps one core busy: two rows of work side by side take little more than half the time.
  // The content first, because that says in one line what is wrong with it.
  const assets = runBeside('check').then(() => runBeside('assets'));
  await Promise.all([
    // Jest leaves a core free by itself, which nothing else uses once the exports are there.
    assets.then(() => runBeside('unit', ['--maxWorkers=100%'])),
    runBeside('types')
      .then(() => runBeside('lint'))
      .then(() => assets)
      .then(() => buildExports({ TYPES_CHECKED: 'yes' })),
  ]);
});
await part('end to end in Chromium', () =>
  run(['run', 'e2e', '--', '--project=exported', '--project=chromium', '--project=change']),
);

const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `All passed in ${seconds} s: ${times.join(', ')}. The other engines and the long walks: npm run test:rest.`,
);
