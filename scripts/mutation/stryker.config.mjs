import { areas } from './areas.mjs';

const name = process.env['MUTATION_AREA'] ?? '';
const area = areas[name];
if (!area) throw new Error(`npm run mutation -- <area>: ${Object.keys(areas).join(', ')}`);

const config = {
  mutate: [...area.mutate, '!**/*.test.*', '!**/*.d.ts'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'scripts/mutation/jest.config.mjs' },
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/ignore-looks.mjs'],
  ignorers: ['looks'],
  // jest does not check types, and the comments that switch them off would go into stored pages too.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // What is worked out when a file is loaded is data, which the content check and the contract look at.
  ignoreStatic: true,
  concurrency: 1,
  // A busy machine is no endless loop.
  timeoutMS: 20_000,
  // A mutant is tried again only when its code or its tests have changed.
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  ignorePatterns: [
    '/out',
    '/out-*',
    '/public',
    '/.next',
    '/.export',
    '/.posters',
    '/e2e',
    '/scripts/assets/posters/scenes',
  ],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};

export default config;
