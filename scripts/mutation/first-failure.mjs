import TestRunner from 'jest-runner';

/**
 * Stops the tests of a mutant at the first failing file, which halves the time. jest's own `bail` would end the process and Stryker with
 * it.
 */
export default class FirstFailure extends TestRunner {
  /** @override @type {TestRunner['runTests']} */
  async runTests(tests, ...others) {
    let hasFailed = false;
    this.on('test-file-success', ([, { numFailingTests }]) => {
      hasFailed ||= numFailingTests > 0;
    });
    this.on('test-file-failure', () => {
      hasFailed = true;
    });
    for (const test of tests) if (!hasFailed) await super.runTests([test], ...others);
  }
}
