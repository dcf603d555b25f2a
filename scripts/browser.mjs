import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { systemWebkit } from './webkit.mjs';

const knownFirefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium that the system has; undefined when there is none. */
export const systemBrowser = () => known.find((path) => existsSync(path));

/** How every Chromium of the project is started: two slow cores take their time, and none of it calls home. */
export function launchOptions() {
  const executablePath = systemBrowser();
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
 * How Playwright starts the Firefox of the machine: the system's own over WebDriver BiDi, else Playwright's build of it; undefined when there is none.
 * The system’s has to be Firefox 153 or later: 140 lacks commands that Playwright sends.
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

/** @type {(command: string, args: string[]) => boolean} */
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** @param {string[]} args */
function apt(...args) {
  const [command = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...args];
  return run(command, rest);
}

/** Makes sure a Chromium is there: the system's, else Playwright's own, else one installed now. */
export function ensureBrowser() {
  if (systemBrowser() || existsSync(chromium.executablePath())) return;
  console.log('No Chromium found: installing one.');
  // Playwright's own download first; where its hosts cannot be reached, the system's package.
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    run('npx', ['playwright', 'install-deps', 'chromium']);
    return;
  }
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) return;
  throw new Error('No Chromium could be installed: install one by hand and run npm test again.');
}

/**
 * Installs Firefox and WebKit where that asks nobody anything: as root on Debian. The tests run in what is there afterwards.
 * @returns the engines that the end-to-end tests will run in
 */
export function ensureOtherEngines() {
  const missing = [...(firefoxUse() ? [] : ['firefox-esr']), ...(systemWebkit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')}.`);
    // Each by itself: a release of Debian may lack one.
    if (apt('update')) for (const name of missing) apt('install', '-y', '--no-install-recommends', name);
  }
  return ['Chromium', ...(firefoxUse() ? ['Firefox'] : []), ...(systemWebkit() ? ['WebKit'] : [])];
}
