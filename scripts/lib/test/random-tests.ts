/** The seed and size of tests with random data. The data is the same in every run, so that only a change can make a run fail. */
export const randomTests = {
  seed: Number(process.env['TEST_SEED'] ?? 1947),
  /** The factor by which the number of cases is multiplied. */
  times: Number(process.env['TEST_TIMES'] ?? 1),
} as const;
