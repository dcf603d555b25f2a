/** Starts WebKitGTK's MiniBrowser on a virtual screen, driven over W3C WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { systemWebkit } from '../../scripts/lib/webkit.mjs';
import { expect } from '../support/site';
import { screenSize } from './screen';

/** Milliseconds. */
const startTimeout = 10_000;

/** Resolves after so many milliseconds; does not keep the process alive. */
export const delay = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined).unref());

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  server.close();
  await once(server, 'close');
  return address.port;
}

/** Stops the processes, the last started first. */
export async function stop(started: ChildProcess[]): Promise<void> {
  for (let child = started.pop(); child; child = started.pop()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  }
}

/** Starts a virtual screen. @returns its display number, which the X server chooses */
async function startScreen(command: string, started: ChildProcess[]): Promise<string> {
  const size = `${screenSize.width}x${screenSize.height}x24`;
  const screen = spawn(command, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const numbers = screen.stdio[3];
  if (!(numbers instanceof Readable)) throw new Error('the X server has no pipe for its display number');
  for await (const number of numbers) return `:${String(number).trim()}`;
  throw new Error('the X server did not start');
}

/** Starts WebKit's driver. @returns its address */
async function startDriver(
  command: string,
  display: string,
  settings: string,
  started: ChildProcess[],
): Promise<string> {
  const port = String(await freePort());
  // Screen, language and settings of the desktop that runs the tests are not used.
  const own = { DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: settings };
  started.push(spawn(command, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...own } }));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: startTimeout },
    )
    .toBe(true);
  return address;
}

/** Writes a folder of GTK settings: scrollbars that take room, and animations or none. */
export async function writeSettings(motion: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-settings-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-overlay-scrolling=false\ngtk-enable-animations=${motion}\n`,
  );
  return folder;
}

/** Opens the session; the proxy lets it reach this machine only. */
async function openSession(server: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // A service worker would answer requests that tests intercept.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--features=!ServiceWorkers'] },
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['localhost', '127.0.0.1'],
    },
    timeouts: { script: 30_000, pageLoad: 30_000, implicit: 0 },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/**
 * Starts screen, driver and browser; up to three times, because MiniBrowser does not always connect to its driver.
 * @param started receives the processes, for `stop`
 * @throws when WebKit is not installed or does not start
 */
export async function startWebkit(settings: string, started: ChildProcess[]): Promise<WebDriver> {
  const found = systemWebkit();
  if (!found) throw new Error('WebKit is not installed: install webkit2gtk-driver and xvfb.');
  let fault: unknown = 'no answer';
  for (let attempt = 1; attempt <= 3; attempt++) {
    const opening = startScreen(found.screen, started)
      .then((display) => startDriver(found.driver, display, settings, started))
      .then((address) => openSession(address, found.browser))
      .catch((error: unknown) => {
        fault = error;
      });
    const driver = await Promise.race([opening, delay(2 * startTimeout)]);
    if (driver) return driver;
    await stop(started);
  }
  throw new Error('WebKit did not start.', { cause: fault });
}
