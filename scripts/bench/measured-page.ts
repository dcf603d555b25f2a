/** Emulates the network connections and the processor of a cheap phone in Chromium. */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { launchOptions, visitorsBrowser } from '../lib/browsers.mjs';
import type { Site } from './served-site';

/** A phone of 360×740 CSS pixels with two device pixels each. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** The CPU throttling rate, relative to this machine. */
export const cpuSlowdown = 4;

export interface Line {
  /** The round-trip time in milliseconds. */
  latency: number;
  /** Bytes per second. */
  download: number;
  upload: number;
}

const kilobit = 1000 / 8;
export const slow3g: Line = { latency: 400, download: 400 * kilobit, upload: 400 * kilobit };
export const slow4g: Line = { latency: 150, download: 1600 * kilobit, upload: 750 * kilobit };

/** A sub-command of `npm run bench`. */
export interface Bench<Sample> {
  /** The routes or controls that are measured by default. */
  names: readonly string[];
  /** Measures one of them once. @returns samples, each with the table row that it belongs to */
  measure: (site: Site, name: string, run: number) => Promise<readonly (readonly [row: string, sample: Sample])[]>;
  /** The cells of a table row, by column heading. */
  cells: (samples: readonly Sample[]) => Readonly<Record<string, string | number>>;
}

let browser: Browser | undefined;

/** Opens a page in a context of its own, so that nothing is cached or stored. */
export async function inNewPage<Result>(look: (page: Page, cdp: CDPSession) => Promise<Result>): Promise<Result> {
  if (!browser) {
    const options = launchOptions(visitorsBrowser());
    // Playwright attaches a debugger, so V8 compiles a script again to locate an error: 110 ms where React creates its first. Visitors have
    // no debugger, and eager source positions avoid that work.
    const args = [...options.args, '--js-flags=--no-enable-lazy-source-positions'];
    browser = await chromium.launch({ ...options, args });
  }
  const context = await browser.newContext(phone);
  // tsx compiles functions to call the helper __name, which a page does not have.
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
