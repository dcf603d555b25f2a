/** Serves exported folders, and emulates the processor and the network connections of a cheap phone in Chromium. */
import type { AddressInfo, Server } from 'node:net';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { readHostRules } from '../hosting/read-host-rules';
import { exportServer } from '../hosting/server';
import { launchOptions, visitorsBrowser } from '../lib/browsers.mjs';

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

export const kib = 1024;
const kilobit = 1000 / 8;
export const slow3g: Line = { latency: 400, download: 400 * kilobit, upload: 400 * kilobit };
export const slow4g: Line = { latency: 150, download: 1600 * kilobit, upload: 750 * kilobit };

/** The measured values of one run by column; NaN for one that the browser did not report. */
export type Sample = Readonly<Record<string, number>>;

/** A sub-command of `npm run bench`. */
export interface Bench {
  /** The routes or controls that are measured by default. */
  names: readonly string[];
  /** The budgets by column. */
  limits: Sample;
  /** Measures one of them once. @returns samples, each with the table row that it belongs to */
  measure: (
    site: { folder: string; origin: string },
    name: string,
    run: number,
  ) => Promise<readonly (readonly [row: string, sample: Sample])[]>;
}

/** Starts a server on a free port, which lives as long as the process. @returns its origin, without a trailing slash */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves an exported folder as hosts do. */
export const serve = async (folder: string): Promise<string> =>
  originOf(exportServer(folder, await readHostRules(folder)));

/** Opens a page in a browser of its own, so that nothing is cached or stored. */
export async function inNewPage<Result>(look: (page: Page, cdp: CDPSession) => Promise<Result>): Promise<Result> {
  const options = launchOptions(visitorsBrowser());
  // Playwright attaches a debugger, so V8 compiles a script again to locate an error: 110 ms where React creates its first. Visitors have
  // no debugger, and eager source positions avoid that work.
  const args = [...options.args, '--js-flags=--no-enable-lazy-source-positions'];
  const browser = await chromium.launch({ ...options, args });
  try {
    const context = await browser.newContext(phone);
    // tsx compiles functions to call the helper __name, which a page does not have.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await look(page, cdp);
  } finally {
    await browser.close();
  }
}

/** Makes a visitor's first movement, which starts React, and waits until all islands are hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated], [data-file])'));
  await page.waitForTimeout(600);
}
