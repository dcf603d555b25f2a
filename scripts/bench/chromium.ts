/** A Chromium for measurements, with the network and processor of a cheap phone. */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { launchOptions, visitorsBrowser } from '../lib/browsers.mjs';
import { cpuSlowdown, type Line } from './conditions';

export const launch = (): Promise<Browser> => chromium.launch(launchOptions(visitorsBrowser()));

export interface MeasuredPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** A page in a context of its own, so that nothing is cached or stored. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<MeasuredPage> {
  const context = await browser.newContext(options);
  // Functions compiled by tsx call the helper __name, which a page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.setDefaultNavigationTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

export async function slowLine(cdp: CDPSession, { latency, download, upload }: Line): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
}

export async function slowProcessor(cdp: CDPSession, rate: number = cpuSlowdown): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
