import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { audit, axeOptions, axeSource } from './axe';
import { laidOut } from './site';

/** What axe finds on the page as it stands, or in one part of it, one line for each element. */
export async function findings(page: Page, options: RunOptions = axeOptions, within?: string): Promise<string[]> {
  await laidOut(page);
  // Evaluated rather than added as an element: a Content-Security-Policy has no say in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(audit, within ? { ...options, within } : options);
}
