/** Playwright's test runner with Debian's WebKitGTK in place of its own browsers: each worker has one screen, driver and session. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { systemWebkit } from '../../scripts/lib/webkit.mjs';
import { expect, test as base } from '../support/site';
import { Browser, large, screenSize, send } from './browser';

const started: ChildProcess[] = [];
const stop = () => started.splice(0).forEach((child) => child.kill());

/** Starts screen, driver and browser. @param settings folder of GTK's */
async function start(port: number, settings: string): Promise<Browser> {
  const found = systemWebkit();
  if (!found) throw new Error('WebKit is not installed: apt-get install -y webkit2gtk-driver xvfb');
  const size = `${screenSize.width}x${screenSize.height}x24`;
  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp']);
  started.push(screen);
  const display = String(await once(screen.stdout, 'data')).trim();
  // Screen, language and settings of the desktop that runs the tests are not used.
  const own = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8', XDG_CONFIG_HOME: settings };
  started.push(spawn(found.driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...own } }));
  const driver = `http://127.0.0.1:${port}`;
  await expect.poll(() => send(`${driver}/status`).catch(() => null), { timeout: 10_000 }).not.toBeNull();
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // A service worker would answer requests that tests intercept.
    'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation', '--features=!ServiceWorkers'] },
    // Only this machine is in reach.
    proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['localhost'] },
  };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, { capabilities: { alwaysMatch } });
  const browser = new Browser(`${driver}/session/${sessionId}`);
  // The driver now and then loses a session that it has just opened: better here than in a test.
  await browser.command('url');
  return browser;
}

export const test = base.extend<{ webkit: Browser }, { session: Browser }>({
  session: [
    async ({}, provide, { parallelIndex }) => {
      // Settings of GTK: scrollbars that take room, and no animations, so that everything is at its place at once.
      const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
      mkdirSync(join(settings, 'gtk-3.0'));
      const lines = '[Settings]\ngtk-overlay-scrolling=false\ngtk-enable-animations=false\n';
      writeFileSync(join(settings, 'gtk-3.0/settings.ini'), lines);
      let browser: Browser | undefined;
      // Three times, because MiniBrowser does not always connect to its driver.
      for (let attempt = 0; !browser; attempt++)
        browser = await start(ports.webkit + 3 * parallelIndex + attempt, settings).catch((error: unknown) => {
          stop();
          if (attempt === 2) throw error;
          return undefined;
        });
      await provide(browser);
      stop();
      rmSync(settings, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** The worker's session with a wide window; what a test left in the storage is cleared. */
  webkit: async ({ session }, provide) => {
    await session.resize(large);
    await provide(session);
    await session.evaluate(() => sessionStorage.clear());
  },
});

export { expect };
