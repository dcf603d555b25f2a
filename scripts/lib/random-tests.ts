/**
 * Seed and size of tests with random data: the same data in every run, so that a run is red only for a change. `scripts/test-deep.mjs`
 * takes a new seed, and more data.
 */
export const randomTests = {
  seed: Number(process.env['TEST_SEED'] ?? 1947),
  /** How many times the usual number of cases is tried. */
  times: Number(process.env['TEST_TIMES'] ?? 1),
} as const;
