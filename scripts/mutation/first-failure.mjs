/**
 * Runs the tests of one mutant until a file of them fails, the likeliest and the quickest first: one failure is enough, and loading a file
 * of tests costs more than its tests. Files whose tests do not reach the mutant are not loaded: the pattern of a run names those that do.
 */
import { basename } from 'node:path';
import TestRunner from 'jest-runner';

/** What the run without a mutant tells of each file: the names of its tests, and how long it took. @type {Map<string, { names: string[], took: number }>} */
const known = new Map();

export default class FirstFailure extends TestRunner {
  /**
   * @override
   * @param {import('jest-runner').Test[]} tests
   * @param {import('jest-runner').TestWatcher} watcher
   * @param {import('jest-runner').TestRunnerOptions} options
   */
  async runTests(tests, watcher, options) {
    const { testNamePattern, nonFlagArgs } = this._globalConfig;
    const isWanted = new RegExp(testNamePattern || '', 'i');
    const [stem = ''] = basename(nonFlagArgs[0] ?? '').split('.');
    const isElsewhere = (/** @type {string} */ path) => Number(!basename(path).startsWith(stem));
    const inOrder = tests
      .filter(({ path }) => known.get(path)?.names.some((name) => isWanted.test(name)) ?? true)
      .sort(
        (a, b) =>
          isElsewhere(a.path) - isElsewhere(b.path) || (known.get(a.path)?.took ?? 0) - (known.get(b.path)?.took ?? 0),
      );
    let hasFailed = false;
    const stops = [
      this.on('test-file-success', ([{ path }, { testResults, numFailingTests, perfStats }]) => {
        const names = testResults.map(({ fullName }) => fullName);
        if (!testNamePattern) known.set(path, { names, took: perfStats.runtime });
        hasFailed ||= numFailingTests > 0;
      }),
      this.on('test-file-failure', () => {
        hasFailed = true;
      }),
    ];
    for (const test of inOrder) {
      if (hasFailed) break;
      await super.runTests([test], watcher, options);
    }
    for (const stop of stops) stop();
  }
}
