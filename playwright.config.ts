import { defineConfig } from '@playwright/test';
import { connected, ports } from './e2e/environment.mjs';
import { firefoxUse, launchOptions } from './scripts/browser.mjs';
import { systemWebkit } from './scripts/webkit.mjs';

const inFirefox = firefoxUse();

/** What looks at files, counts bytes, compares style sheets or scales a font by a script, and what switches off what only Chromium's driver can: scripts, the network, a visitor's preferences. */
const onlyInChromium = /(html|markup|budgets|headings|lettering|no-script|offline|preferences|styles)\.spec/;

/** WebKit speaks another protocol, for which its tests are written. */
const ownSuite = /e2e\/webkit\/.*\.spec/;

/** `npm test` has 20 minutes: there the other engines do what visitors do, `npm run e2e` has them do everything. */
const tooLong =
  process.env['OTHER_ENGINES'] === 'flows'
    ? [
        /(accessibility|early|faults|fuzz|layout|reading-order|routes|search|security)\.spec/,
        /e2e\/keyboard\.spec/,
        /webkit\/navigation\.spec/,
      ]
    : [];

/** Two slow cores: launches and first pages may take their time, everything else is quick. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['line']],
  webServer: [
    { command: `tsx scripts/serve.ts out ${String(ports.site)}`, port: ports.site, env: connected },
    { command: `tsx scripts/serve.ts out-unconfigured ${String(ports.unconfigured)}`, port: ports.unconfigured },
    { command: 'tsx e2e/form-service.ts', port: ports.form },
  ],
  use: {
    baseURL: `http://localhost:${String(ports.site)}`,
    // A service worker answers before a test can; offline.spec.ts lets it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'chromium', use: { launchOptions: launchOptions() }, testIgnore: ownSuite },
    ...(inFirefox ? [{ name: 'firefox', use: inFirefox, testIgnore: [ownSuite, onlyInChromium, ...tooLong] }] : []),
    // Its driver now and then loses a session that it has just opened.
    ...(systemWebkit() ? [{ name: 'webkit', testMatch: ownSuite, testIgnore: tooLong, retries: 1 }] : []),
  ],
});
