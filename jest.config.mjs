import nextJest from 'next/jest.js';

// The time zone is neither UTC nor that of India, so a date that depends on the machine's time zone is wrong by a day on every machine.
process.env['TZ'] = 'America/Los_Angeles';

/** Tests of code that runs in browsers, and tests that read markup. All other tests run without a DOM. */
const inDom = [
  '**/*.test.tsx',
  '**/components/islands/forms/{booking-draft,compose-message,open-external}*.test.ts',
  '**/packages/export/browser/{loader,next-page}/**/*.test.ts',
];

/** Tests that take ten seconds and more and concern few changes: `npm run test:rest` runs them, and `npm run unit`, but not `npm test`. */
const long = '**/*.long.test.ts';

/** @type {import('jest').Config} */
const common = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // fast-check is configured where it is imported: it takes a quarter of a second to load, and most tests do not need it.
    '^fast-check$': '<rootDir>/scripts/lib/test/fast-check.ts',
    // These packages tell only ES modules where they begin.
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/expressions/(.+)$': '<rootDir>/node_modules/@actions/expressions/dist/$1.js',
  },
  // Jest's sandbox looks up globals slowly: without this, drawing a map took six times as long in a test as in the build.
  sandboxInjectedGlobals: ['Math'],
};

/**
 * Creates the configuration of a project.
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
  // These packages contain only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@actions|@octokit|before-after-hook|content-type|d3-polygon|entities|json-with-bigint|leven|lineclip|parse5|universal-user-agent)/)',
  ],
});

const config = {
  // A slow or busy machine takes longer, which is no failure.
  testTimeout: 60_000,
  projects: [
    await project('dom', inDom, {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/scripts/lib/test/jest.setup.ts'],
    }),
    await project('node', ['**/*.test.ts', ...[...inDom, long].map((glob) => `!${glob}`)], { testEnvironment: 'node' }),
    await project('long', [long], { testEnvironment: 'node' }),
  ],
};

export default config;
