/** `node scripts/test-deep.mjs`: the tests with random data, with new data and ten times as many cases; it ends with the seed that failed. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { run } from './lib/run.mjs';

const seed = process.env['TEST_SEED'] ?? String(randomInt(2 ** 31));
const environment = { TEST_SEED: seed, TEST_TIMES: '10' };
process.on('exit', (status) => {
  const again = `TEST_SEED=${seed} node scripts/test-deep.mjs runs the same cases again`;
  console.log(status === 0 ? `Passed with the seed ${seed}: ${again}.` : `Failed with the seed ${seed}: ${again}.`);
});

run(['run', 'unit', '--', '--testPathPatterns', 'properties', '--testTimeout', '600000'], environment);
if (existsSync('out/index.html')) {
  run(['run', 'e2e', '--', 'fuzz', '--project=long'], environment);
} else {
  console.log('Left out: the same in a browser, which needs the export that npm test leaves in out/.');
}
