/**
 * `npm run mutation`: puts small faults into the code, one at a time, and fails if the unit tests notice less than 80 % of them. `-- seo`
 * runs one area of `mutation/areas.mjs`, and `-- seo --mutate app/_seo/graph.ts` one file of it: the arguments after the area are passed to
 * Stryker.
 */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { areas } from './mutation/areas.mjs';

/** Stryker is a seventh of the size of all packages and rarely used, so it is fetched on demand. Later versions need Node 22. */
const folder = 'reports/mutation/stryker';
const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1'];
const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;

/** Installs Stryker without its peer dependencies, because it finds jest and TypeScript in the project. */
function fetchStryker() {
  if (existsSync(stryker)) return;
  mkdirSync(folder, { recursive: true });
  execSync(`npm install --no-save --no-package-lock --legacy-peer-deps --prefix ${folder} ${packages.join(' ')}`, {
    stdio: 'inherit',
  });
}

const names = Object.keys(areas);
const usage = `npm run mutation [-- ${names.join('|')} [flags of Stryker]]
  Puts small faults into the code, and fails where the unit tests notice less than 80 % of them.`;
const [only, ...flags] = process.argv.slice(2);
if (only && !names.includes(only)) {
  const isHelp = ['--help', '-h'].includes(only);
  console[isHelp ? 'log' : 'error'](usage);
  process.exit(isHelp ? 0 : 1);
}
fetchStryker();
for (const name of only ? [only] : names) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.mjs', ...flags], {
    stdio: 'inherit',
    // A fifth of the random cases is enough to notice a fault that is present in every run.
    env: { ...process.env, MUTATION_AREA: name, TEST_TIMES: '0.2' },
  });
  if (status !== 0) process.exitCode = 1;
}
