import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';

const knownFirefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** Chromium without the parts that draw windows: Debian's package of its own, which Playwright's download is too. The tests take half the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const knownChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const firstOf = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** The path of the system's Chromium or Chrome for tests; undefined when there is none. */
export const systemBrowser = () => firstOf([headlessShell, ...knownChromiums]);

/** The browser as visitors have it, for measurements; the tests' one where there is no other. */
export const visitorsBrowser = () => firstOf([...knownChromiums, headlessShell]);

/** How every Chromium of the project is started: with time for slow machines, and without requests of its own to the network. */
export function launchOptions(executablePath = systemBrowser()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    timeout: 120_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/**
 * How Playwright starts Firefox: its own build, else the system's over WebDriver BiDi; undefined when there is none.
 * The system's must be Firefox 153 or later: 140 lacks commands that Playwright sends.
 */
export function firefoxUse() {
  const browserName = /** @type {const} */ ('firefox');
  if (existsSync(firefox.executablePath())) return { browserName, launchOptions: { timeout: 120_000 } };
  const executablePath = knownFirefoxes.find((path) => existsSync(path) && firefoxVersion(path) >= 153);
  return executablePath
    ? { browserName, channel: 'moz-firefox', launchOptions: { executablePath, timeout: 120_000 } }
    : undefined;
}

/** @param {string} path */
const firefoxVersion = (path) =>
  Number(/Firefox (\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 0);

/** WebKit's driver, its MiniBrowser and a virtual screen as Debian installs them (`webkit2gtk-driver` and `xvfb`); undefined when one of them is missing. */
export function systemWebkit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const screen = firstOf(['/usr/bin/Xvfb']);
  if (!driver || !screen) return undefined;
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const browser = firstOf(libraries.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`));
  return browser ? { driver, browser, screen } : undefined;
}

/** Playwright's download needs libraries that a small Linux may lack. */
const starts = (/** @type {string} */ path) =>
  existsSync(path) && (process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0);

const hasChromium = () => systemBrowser() !== undefined || starts(chromium.executablePath());

/** Makes sure that a Chromium is there: Playwright's is downloaded; where that fails the program ends with the one command that helps. */
export function ensureBrowser() {
  if (hasChromium()) return;
  const playwright = fileURLToPath(new URL('cli.js', import.meta.resolve('@playwright/test')));
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'ignore'] });
  if (hasChromium()) return;
  const onDebian = existsSync('/usr/bin/apt-get');
  const command = onDebian ? 'apt-get install -y chromium' : 'npx playwright install chromium';
  console.error(`npm test needs a Chromium: ${command}`);
  process.exit(1);
}

/** The engines beside Chromium: the projects of playwright.config.ts whose browser is there, and what is missing. */
export function otherEngines() {
  const engines = [
    { project: 'firefox', isThere: firefoxUse() !== undefined, needs: 'Firefox 153 or npx playwright install firefox' },
    { project: 'webkit', isThere: existsSync(webkit.executablePath()), needs: 'npx playwright install webkit' },
    { project: 'webkitgtk', isThere: systemWebkit() !== undefined, needs: 'webkit2gtk-driver and xvfb of Debian' },
  ];
  return {
    found: engines.filter(({ isThere }) => isThere).map(({ project }) => project),
    missing: engines.filter(({ isThere }) => !isThere).map(({ project, needs }) => `${project} (${needs})`),
  };
}
