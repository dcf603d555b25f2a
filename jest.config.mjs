import nextJest from 'next/jest.js';

// Neither UTC nor India: a date that follows the zone of the machine is a day off here, on whichever machine the tests run.
process.env['TZ'] = 'America/Los_Angeles';

/** What runs in browsers, or reads markup. Everything else runs without a DOM. */
const inDom = [
  '**/*.test.tsx',
  '**/components/islands/forms/{booking-draft,compose-message,open-external}*.test.ts',
  '**/scripts/assets/posters/**/*.test.ts',
  '**/scripts/export/browser/{loader,next-page}/**/*.test.ts',
];

/** @type {import('jest').Config} */
const common = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Set up where it is imported: it takes a quarter of a second to load, which most tests need not.
    '^fast-check$': '<rootDir>/scripts/lib/fast-check.ts',
  },
  // Jest's sandbox finds globals slowly: a map took six times as long to draw in a test as in the build.
  sandboxInjectedGlobals: ['Math'],
  // Copies of the code with faults in it, while `npm run mutation` runs.
  modulePathIgnorePatterns: ['<rootDir>/reports/'],
};

/**
 * @param {string} name
 * @param {string[]} files
 * @param {import('jest').Config} config
 * @returns {Promise<import('jest').Config>}
 */
const project = async (name, files, config) => ({
  ...(await nextJest({ dir: './' })({
    ...common,
    displayName: name,
    testMatch: files,
    ...config,
  })()),
  // Packages that are ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!(d3-polygon|lineclip)/)'],
});

const config = {
  // A slow or busy machine takes longer, which is no failure.
  testTimeout: 60_000,
  projects: [
    await project('dom', inDom, {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/scripts/lib/jest.setup.ts'],
    }),
    await project('node', ['**/*.test.ts', ...inDom.map((glob) => `!${glob}`)], { testEnvironment: 'node' }),
  ],
};

export default config;
