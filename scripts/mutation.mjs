/**
 * `npm run mutation`: puts small faults into the code, one at a time, and fails where the unit tests notice less than 80 % of them. `-- seo`
 * takes one area of `mutation/areas.mjs`, `-- seo --mutate app/_seo/graph.ts` one file of it: what follows the area goes to Stryker.
 */
import { spawnSync } from 'node:child_process';
import { areas } from './mutation/areas.mjs';

const names = Object.keys(areas);
const [only, ...flags] = process.argv.slice(2);
if (only && !names.includes(only)) throw new Error(`npm run mutation -- ${names.join('|')}`);
for (const name of only ? [only] : names) {
  const { status } = spawnSync('npx', ['stryker', 'run', 'scripts/mutation/stryker.config.mjs', ...flags], {
    stdio: 'inherit',
    // A fifth of the random cases is enough to notice a fault that is there in every run.
    env: { ...process.env, MUTATION_AREA: name, TEST_TIMES: '0.2' },
  });
  if (status !== 0) process.exitCode = 1;
}
