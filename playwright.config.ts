import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { defineConfig, webkit } from '@playwright/test';
import { connected, ports } from './scripts/lib/test-environment.mjs';
import { firefoxUse, launchOptions, systemWebkit } from './scripts/lib/browsers.mjs';

register('./scripts/lib/test/json-modules.mjs', import.meta.url);

// The content that tests read has the same deployment values as the export that they test.
Object.assign(process.env, connected);

const inFirefox = firefoxUse();
const retries = Number(process.env['E2E_RETRIES'] ?? 0);

/**
 * Tests that only Chromium can run: they count bytes, compare style sheets, scale a font by a script, or use features of its driver alone
 * (switching off scripts or the network, preferences of the visitor, prerendering).
 */
const onlyInChromium = /(headings|lettering|next-page|no-script|offline|preferences|requests|styles)[\w-]*\.spec/;

/** Tests that other engines skip in `npm run test:rest`, which runs visitors' flows; `npm run e2e` runs them in every engine. */
const tooLong =
  process.env['OTHER_ENGINES'] === 'flows' ? [/(accessibility|faults|layout|runtime|security)[\w-]*\.spec/] : [];

/**
 * Tests that PLAIN_EXPORT=yes skips, when the tests run on the site as Next exports it (`scripts/exports.mjs`). They count requests of
 * prepared pages or layout shifts (requests, headings), compare their style (styles), expect script hashes in their policy (security), or
 * test the loader and the roots of islands (altered-pages, runtime-start, faults-runtime, layout, next-page, counting) or pages for reading
 * offline (offline).
 */
const preparedOnly =
  process.env['PLAIN_EXPORT'] === 'yes'
    ? [
        /(headings|requests|styles|security|altered-pages|runtime-start|faults-runtime|layout|next-page|counting|offline)\.spec/,
      ]
    : [];

const inChromium = { testDir: './e2e/specs', use: { launchOptions: launchOptions() } };

/** A test of the editor runs the tests of exported files in a copy. The ports are in use then, and these tests need no server. */
const isWithinTest = process.env['TEST_WORKER_INDEX'] !== undefined;

/** The operator's editor on a phone. */
const inEditor = {
  testDir: './e2e/editor',
  use: { ...inChromium.use, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** The limits suit two slow cores: launches and first pages may take long, everything else is fast. */
export default defineConfig({
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // `.ci/run` retries a failed test once and names it in its last lines; elsewhere it fails at once.
  retries,
  reporter: retries > 0 ? [['line'], ['./scripts/lib/test/retried.mjs']] : [['line']],
  webServer: isWithinTest
    ? []
    : [
        { command: `tsx scripts/serve.ts out ${ports.site}`, port: ports.site },
        { command: 'tsx e2e/support/counter.ts', port: ports.counter },
      ],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    // A service worker answers before a test can intercept a request; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    // The exported files, read without a browser. The tests of one file run in one worker, so that each file is read once.
    { name: 'exported', testDir: './e2e/exported', fullyParallel: false, grepInvert: /@long/ },
    // `npm test` makes a single change in the editor, with the longest test, so that no other test waits for it at the end.
    { name: 'change', ...inEditor, grep: /@short/ },
    { name: 'chromium', ...inChromium, testIgnore: preparedOnly, grepInvert: /@long/ },
    { name: 'editor', ...inEditor },
    // The tests of pages that `npm test` represents by similar ones; `npm run test:rest` runs them.
    { name: 'long', ...inChromium, testDir: './e2e', testMatch: /(exported|specs)\/.*\.spec\.ts/, grep: /@long/ },
    ...(inFirefox
      ? [{ name: 'firefox', testDir: './e2e/specs', use: inFirefox, testIgnore: [onlyInChromium, ...tooLong] }]
      : []),
    // Playwright's own WebKit, which the hosted workflow installs; a short smoke test drives Debian's.
    ...(existsSync(webkit.executablePath())
      ? [
          {
            name: 'webkit',
            testDir: './e2e/specs',
            use: { browserName: 'webkit' as const },
            testIgnore: [onlyInChromium, ...tooLong],
          },
        ]
      : []),
    ...(systemWebkit() ? [{ name: 'webkitgtk', testDir: './e2e/webkit' }] : []),
  ],
});
