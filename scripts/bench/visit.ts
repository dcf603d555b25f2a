/** One first visit: nothing cached, a slow line, a slow processor, and nobody touches the page. */
import type { Browser } from '@playwright/test';
import { openPage, slowLine, slowProcessor } from './chromium';
import { phone, watchAfterLoad, type Line } from './conditions';
import { readTimings, type PageTimings } from './page-timings';
import { sum } from './statistics';
import { recordTransfers, type Transfer } from './transfers';

export interface Visit extends Omit<PageTimings, 'lazy'> {
  /** Milliseconds over 50 of all long tasks together. */
  blocking: number;
  /** Milliseconds; 0 when there was no long task. */
  longest: number;
  transfers: Transfer[];
  /** What the page needs to be complete above the fold: all but lazy pictures, and nothing that came after load. */
  aboveFold: { bytes: number; requests: number };
}

/** The longest a task may be before it counts as long, in milliseconds. */
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
