/** What the keyboard tests do in Chromium and Firefox: walk through a page by Tab, go to what has a name, book. */
import { expect, type Page } from '@playwright/test';
import { skipToContent } from '../../content/pages/controls';
import { bookingAddress, isBooking } from './booking-address';
import { focusedStop, type Stop } from './focus';

/** What has the focus; null when the page has not. */
export const focused = (page: Page) => page.evaluate(focusedStop);

/** What has the focus once the browser has scrolled it into view: Firefox glides there, however little motion is asked for. */
async function settled(page: Page): Promise<Stop | null> {
  let stop = await focused(page);
  for (let tries = 0; stop?.fault.includes('hidden') && tries < 100; tries++) {
    await page.waitForTimeout(50);
    stop = await focused(page);
  }
  return stop;
}

/** Presses Tab until the focus has been through the whole page. */
export async function walk(page: Page, most = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const stop = await settled(page);
    if (!stop) break;
    // A date field has stops of its own inside.
    const last = stops.at(-1);
    if (last?.name === stop.name && stop.name === 'Start date') continue;
    if (stops.length > 0 && stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until what has the focus is called so. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** From the top of a page past its bar, as the first Tab offers. */
export async function skip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** Presses Enter on a link to the booking form, which opens in a new tab. */
export async function book(page: Page): Promise<void> {
  await page.context().route(`${bookingAddress}**`, (route) => route.fulfill({ body: 'form' }));
  const [form] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(form).toHaveURL(({ href }) => isBooking(href));
}
