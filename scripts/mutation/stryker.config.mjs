import { areas } from './areas.mjs';

const name = process.env['MUTATION_AREA'] ?? '';

const looks = {
  /** @param {{ node: { type: string, name?: { name: unknown } } }} path the path of a node in Babel's syntax tree */
  shouldIgnore: ({ node }) =>
    node.type === 'JSXAttribute' && /^(className|listClass|itemClass)$/.test(String(node.name?.name))
      ? 'How a page looks is judged by browser tests and by eye.'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'looks', value: looks }];

const config = {
  mutate: [...(areas[name]?.mutate ?? []), '!**/*.{test,d}.*', '!**/test/**'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.mjs' },
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/stryker.config.mjs'],
  ignorers: ['looks'],
  // jest does not check types, and the comments that disable the check would be stored with the fixtures too.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Values computed when a module loads are data, which the content check and the contract cover.
  ignoreStatic: true,
  concurrency: 1,
  // A long timeout, so that a busy machine is not taken for an endless loop.
  timeoutMS: 20_000,
  // A mutant is tested again only if its code or its tests have changed.
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  ignorePatterns: ['/out*', '/public', '/.next', '/.export', '/.posters', '/e2e', '/art/scenes'],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};

export default config;
