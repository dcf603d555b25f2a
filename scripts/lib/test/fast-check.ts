/** Configures fast-check for every unit test (`jest.config.mjs`): random input that is the same in every run. */
import fc from '../../../node_modules/fast-check/lib/cjs/fast-check';
import { randomTests } from './random-tests';

fc.configureGlobal({ seed: randomTests.seed, numRuns: 100 * randomTests.times });

export * from '../../../node_modules/fast-check/lib/cjs/fast-check';
// eslint-disable-next-line import/no-default-export -- fast-check has one
export default fc;
