import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';

const knownFirefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** Chromium without its window code: a package of its own in Debian, and Playwright's default download. Tests take half the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const knownChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const firstOf = (/** @type {string[]} */ paths) => paths.find((path) => existsSync(path));

/** The path of the Chromium or Chrome for tests: the one that `E2E_CHROMIUM` names, or else the system's; undefined if there is none. */
const systemBrowser = () => process.env['E2E_CHROMIUM'] || firstOf([headlessShell, ...knownChromiums]);

/** The regular browser, as visitors have it, for measurements; otherwise the one for tests. */
export const visitorsBrowser = () => firstOf([...knownChromiums, headlessShell]);

/** The launch options of every Chromium of the project: long timeouts for slow machines, and no background requests. */
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
 * The options by which Playwright launches Firefox: its own build, otherwise the system's over WebDriver BiDi; undefined if there is neither.
 * The system's must be Firefox 153 or later, because 140 lacks commands that Playwright sends.
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

/**
 * WebKit's driver, its MiniBrowser and a virtual screen as Debian installs them (`webkit2gtk-driver` and `xvfb`); undefined if one of them
 * is missing.
 */
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

/**
 * Makes sure that a Chromium is installed by downloading Playwright's. If that fails, the program exits with the command that installs one.
 */
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

/** The engines other than Chromium: the projects of playwright.config.ts whose browser is installed, and those that are missing. */
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
