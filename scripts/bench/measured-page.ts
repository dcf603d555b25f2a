/** Pages in a Chromium with the processor of a cheap phone. */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { launchOptions, visitorsBrowser } from '../lib/browsers.mjs';
import { cpuSlowdown } from './conditions';

let browser: Browser | undefined;

/** Looks at a page in a context of its own, so that nothing is cached or stored. */
export async function inNewPage<Result>(
  options: BrowserContextOptions,
  look: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  browser ??= await chromium.launch(launchOptions(visitorsBrowser()));
  const context = await browser.newContext(options);
  // Functions compiled by tsx call the helper __name, which a page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    return await look(page, cdp);
  } finally {
    await context.close();
  }
}

export const closeBrowser = () => browser?.close();

/** Makes a visitor's first movement, which starts React, and waits until all islands are hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  await page.waitForTimeout(600);
}
