/** One first visit without input: nothing cached, a slow line, a slow processor. */
import type { Browser } from '@playwright/test';
import { openPage, slowLine, slowProcessor } from './chromium';
import { phone, watchAfterLoad, type Line } from './conditions';
import { readTimings, type PageTimings } from '../lib/page-timings';
import { sum } from './statistics';
import { recordTransfers, type Transfer } from './transfers';

export interface Visit extends Omit<PageTimings, 'lazy'> {
  /** Total blocking time: milliseconds over 50 of all long tasks. */
  blocking: number;
  /** Milliseconds of the longest task; 0 when there was no long task. */
  longest: number;
  transfers: Transfer[];
  /** What the page needs to be complete above the fold: everything before load but lazy pictures. */
  aboveFold: { bytes: number; requests: number };
}

/** Milliseconds; a longer task is a long task. */
const taskLimit = 50;

export async function visit(browser: Browser, url: string, line: Line): Promise<Visit> {
  const { page, cdp, close } = await openPage(browser, phone);
  try {
    const transfersUntilNow = await recordTransfers(cdp);
    await slowLine(cdp, line);
    await slowProcessor(cdp);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const transfers = transfersUntilNow();
    const { lazy, ...timings } = await readTimings(page);
    const needed = transfers.filter((transfer) => transfer.beforeLoad && !lazy.includes(transfer.url));
    return {
      ...timings,
      blocking: sum(timings.longTasks.map(({ duration }) => Math.max(0, duration - taskLimit))),
      longest: Math.max(0, ...timings.longTasks.map(({ duration }) => duration)),
      transfers,
      aboveFold: { bytes: sum(needed.map(({ bytes }) => bytes)), requests: needed.length },
    };
  } finally {
    await close();
  }
}
