import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { defineConfig, webkit } from '@playwright/test';
import { connected, ports } from './scripts/lib/test-environment.mjs';
import { firefoxUse, launchOptions, systemWebkit } from './scripts/lib/browsers.mjs';

register('./scripts/lib/json-modules.mjs', import.meta.url);

// What the tests read of the content has the deployment values of the export that they look at.
Object.assign(process.env, connected);

const inFirefox = firefoxUse();
const retries = Number(process.env['E2E_RETRIES'] ?? 0);

/** What counts bytes, compares style sheets or scales a font by a script, and what switches off what only Chromium's driver can: scripts, the network, a visitor's preferences; and what is prerendered. */
const onlyInChromium = /(headings|lettering|next-page|no-script|offline|preferences|requests|styles)[\w-]*\.spec/;

/** `npm run test:rest`: there the other engines do what visitors do, `npm run e2e` has them do everything. */
const tooLong =
  process.env['OTHER_ENGINES'] === 'flows' ? [/(accessibility|faults|layout|runtime|security)[\w-]*\.spec/] : [];

/**
 * With PLAIN_EXPORT=yes the tests look at the site as Next exports it (`scripts/exports.mjs`). Left out there: what counts requests of prepared pages or moves (requests, headings),
 * compares their style (styles), asks for the hashes in their policy (security), is about the loader and roots of islands (altered-pages,
 * runtime-start, faults-runtime, layout, next-page, counting) or about pages kept for reading offline (offline).
 */
const preparedOnly =
  process.env['PLAIN_EXPORT'] === 'yes'
    ? [
        /(headings|requests|styles|security|altered-pages|runtime-start|faults-runtime|layout|next-page|counting|offline)\.spec/,
      ]
    : [];

const inChromium = { testDir: './e2e/specs', use: { launchOptions: launchOptions() } };

/** A test of the editor has the tests of exported files run in a copy: the ports are taken, and nothing is asked of them. */
const isWithinTest = process.env['TEST_WORKER_INDEX'] !== undefined;

/** The operator's editor, on a phone. */
const inEditor = {
  testDir: './e2e/admin',
  use: { ...inChromium.use, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Two slow cores: launches and first pages may take their time, everything else is quick. */
export default defineConfig({
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // `.ci/run` tries a failed test once more and names it in its last lines; elsewhere it fails at once.
  retries,
  reporter: retries > 0 ? [['line'], ['./scripts/lib/retried.mjs']] : [['line']],
  webServer: isWithinTest
    ? []
    : [
        { command: `tsx scripts/serve.ts out ${ports.site}`, port: ports.site },
        { command: 'tsx e2e/support/counter.ts', port: ports.counter },
      ],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    // A service worker answers before a test can; offline.spec.ts lets it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    // The exported files, read without a browser; what the tests of one file look at is read once.
    { name: 'exported', testDir: './e2e/exported', fullyParallel: false, grepInvert: /@long/ },
    // One change stands for all in `npm test`: the longest test of it, so that no other waits for it at the end.
    { name: 'change', ...inEditor, grep: /@short/ },
    { name: 'chromium', ...inChromium, testIgnore: preparedOnly, grepInvert: /@long/ },
    { name: 'editor', ...inEditor },
    // What `npm test` leaves to `npm run test:rest`: pages that another one stands for.
    { name: 'long', ...inChromium, testDir: './e2e', testMatch: /(exported|specs)\/.*\.spec\.ts/, grep: /@long/ },
    ...(inFirefox
      ? [{ name: 'firefox', testDir: './e2e/specs', use: inFirefox, testIgnore: [onlyInChromium, ...tooLong] }]
      : []),
    // Playwright's own WebKit, which the hosted workflow installs; Debian's is driven by a short smoke test.
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
