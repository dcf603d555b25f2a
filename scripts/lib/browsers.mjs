import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { systemWebkit } from './webkit.mjs';

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
 * How Playwright starts Firefox: the system's own over WebDriver BiDi, else Playwright's build; undefined when there is none.
 * The system's must be Firefox 153 or later: 140 lacks commands that Playwright sends.
 */
export function firefoxUse() {
  const executablePath = knownFirefoxes.find((path) => existsSync(path) && firefoxVersion(path) >= 153);
  if (executablePath)
    return {
      browserName: /** @type {const} */ ('firefox'),
      channel: 'moz-firefox',
      launchOptions: { executablePath, timeout: 120_000 },
    };
  return existsSync(firefox.executablePath())
    ? { browserName: /** @type {const} */ ('firefox'), launchOptions: { timeout: 120_000 } }
    : undefined;
}

/** @param {string} path */
const firefoxVersion = (path) =>
  Number(/Firefox (\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 0);

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian, after saying so, each by itself: a release may lack one.
 * @param {string[]} packages
 */
function install(packages) {
  console.log(`Installing the system's ${packages.join(', ')} (apt-get install).`);
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit' });
}

const hasChromium = () => systemBrowser() !== undefined || existsSync(chromium.executablePath());

/** Makes sure that a Chromium is there: as root on Debian it is installed; elsewhere the program ends with a line that says what to do. */
export function ensureBrowser() {
  if (!existsSync(headlessShell) && canInstall) install(['chromium-headless-shell']);
  if (!hasChromium() && canInstall) install(['chromium']);
  if (hasChromium()) return;
  console.error(
    "npm test needs Chromium: install your system's, or run npx playwright install chromium, then run npm test again.",
  );
  process.exit(1);
}

/**
 * Installs Firefox and WebKit where that asks nobody anything: as root on Debian. The tests run in what is there afterwards.
 * @returns the names of their projects in playwright.config.ts
 */
export function ensureOtherEngines() {
  const missing = [...(firefoxUse() ? [] : ['firefox-esr']), ...(systemWebkit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0 && canInstall) install(missing);
  const engines = [...(firefoxUse() ? ['firefox'] : []), ...(systemWebkit() ? ['webkit'] : [])];
  if (engines.length < 2)
    console.log('Firefox 153 or later, and WebKit (webkit2gtk-driver and xvfb), are tested where they are installed.');
  return engines;
}
