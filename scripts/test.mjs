/** `npm test`: installs what is missing, a Chromium included, then types, lint, unit tests, builds, end-to-end tests in every engine of the machine. */
import { renameSync, rmSync } from 'node:fs';
import { ensurePackages, run } from './run.mjs';

const started = Date.now();
ensurePackages();
const { ensureBrowser, ensureOtherEngines } = await import('./browser.mjs');
ensureBrowser();
const engines = ensureOtherEngines();

run('npm', ['run', 'assets']);
run('npm', ['run', 'types']);
run('npm', ['run', 'lint']);
run('npm', ['run', 'unit']);
// Two exports: one with nothing configured, as a fresh clone builds it, and one connected to the test's own form service.
run('npm', ['run', 'build'], { TYPES_CHECKED: 'yes' });
rmSync('out-unconfigured', { recursive: true, force: true });
renameSync('out', 'out-unconfigured');
const { connected } = await import('../e2e/environment.mjs');
run('npm', ['run', 'build'], { ...connected, TYPES_CHECKED: 'yes' });
run('npm', ['run', 'e2e'], { ...connected, OTHER_ENGINES: 'flows' });
console.log(
  `All passed: types, lint, unit, build, end to end in ${engines.join(', ')} (${Math.round((Date.now() - started) / 1000)} s).`,
);
