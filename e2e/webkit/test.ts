/** Playwright's test runner with WebKit in place of its own browsers: each worker has one screen, driver and session. */
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { WebDriver } from 'selenium-webdriver';
import { expect, test as base } from '../support/site';
import { evaluate } from './page';
import { resize, small, type WindowSize } from './screen';
import { delay, startWebkit, stop, writeSettings } from './start-webkit';

async function closeWindow(driver: WebDriver, handle: string): Promise<void> {
  await driver.switchTo().window(handle);
  await driver.close();
}

interface Options {
  size: WindowSize;
}

export const test = base.extend<Options & { driver: WebDriver }, { motion: boolean; session: WebDriver }>({
  size: [small, { option: true }],
  motion: [true, { option: true, scope: 'worker' }],

  session: [
    async ({ motion }, provide) => {
      const settings = await writeSettings(motion);
      const started: ChildProcess[] = [];
      try {
        const driver = await startWebkit(settings, started);
        await provide(driver);
        // A session that does not quit ends with its driver and screen.
        await Promise.race([driver.quit().catch(() => undefined), delay(10_000)]);
      } finally {
        await stop(started);
        await rm(settings, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  /** The worker's session with one window of the wanted size; windows, cookies and storage are cleared after each test. */
  driver: async ({ session: driver, size }, provide) => {
    await resize(driver, size);
    const window = await driver.getWindowHandle();
    await provide(driver);
    for (const other of await driver.getAllWindowHandles()) if (other !== window) await closeWindow(driver, other);
    await driver.switchTo().window(window);
    await driver.actions().clear();
    await driver.manage().deleteAllCookies();
    await evaluate(driver, () => {
      sessionStorage.clear();
      localStorage.clear();
    });
  },
});

export { expect };
