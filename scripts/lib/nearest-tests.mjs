/**
 * The order of tests, and in `npm run unit -- --watch` which of them run after a change: those that are nearest to it, for a few seconds.
 * Hundreds of tests rest on most files of the content somehow; `a` in the watch, and `npm run unit`, run all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Milliseconds of tests that the watch runs at most, as long as they took last time. */
const budget = 3_500;
/** For a test that has not run before: what it takes to load the content. */
const unknown = 700;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path));

/** A file without its extension, as imports name it; a folder by its index. */
const moduleOf = (/** @type {string} */ path) => path.replace(/(\/index)?\.(ts|tsx|mjs)$/, '');

/** The modules that a file imports. */
function importsOf(/** @type {string} */ path) {
  const names = [...readFileSync(path, 'utf8').matchAll(/(?:from|import|import\(|mock\() ?'((?:\.|@\/)[^']*)'/g)];
  return names.map(([, name = '']) =>
    moduleOf(name.startsWith('@/') ? resolve(name.slice(2)) : resolve(dirname(path), name)),
  );
}

/**
 * How many imports lie between each file and the changed ones, by the file's path; the changed ones have 0.
 * @param {string[]} changed paths
 * @param {string[]} files paths of all that may import them
 */
export function stepsTo(changed, files) {
  const steps = new Map(changed.map((path) => [resolve(path), 0]));
  const imports = files.map((path) => ({ path: resolve(path), modules: importsOf(path) }));
  let modules = new Set(changed.map((path) => moduleOf(resolve(path))));
  for (let step = 1; modules.size > 0; step++) {
    const found = imports.filter((file) => !steps.has(file.path) && file.modules.some((module) => modules.has(module)));
    for (const { path } of found) steps.set(path, step);
    modules = new Set(found.map(({ path }) => moduleOf(path)));
  }
  return steps;
}

export default class NearestTests extends Sequencer {
  /** @param {import('@jest/test-sequencer').TestSequencerOptions} options */
  constructor(options) {
    super(options);
    this.isWatch = options.globalConfig.watch && options.globalConfig.onlyChanged;
  }

  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (!this.isWatch) return sorted;
    const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
    const steps = stepsTo(changed, [...new Set([...git('ls-files'), ...changed])]);
    const far = (/** @type {import('@jest/test-result').Test} */ { path }) => steps.get(path) ?? Infinity;
    const lasts = (/** @type {import('@jest/test-result').Test} */ test) =>
      this._getCache(test)[test.path]?.[1] ?? unknown;
    let left = budget;
    const near = sorted
      .toSorted((one, other) => far(one) - far(other) || lasts(one) - lasts(other))
      .filter((test, index) => {
        left -= lasts(test);
        return index === 0 || left > 0;
      });
    console.log(`The nearest ${near.length} of ${tests.length} suites that rest on what changed; a runs all.`);
    return near;
  }
}
