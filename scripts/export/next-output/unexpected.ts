/**
 * What a step does when Next writes something else than it knows: it stops the build.
 * @param step the step's file, for whoever mends it
 */
export const unexpectedIn =
  (step: string) =>
  (what: string): never => {
    throw new Error(`Next's output is not as expected: ${what} (scripts/export/${step})`);
  };
