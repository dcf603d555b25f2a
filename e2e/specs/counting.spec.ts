/**
 * Sends a page view and the taps on a page to the counter. `packages/export/browser/loader/count.test.ts` tests which events are counted and
 * for which visitors.
 */
import type { Request } from '@playwright/test';
import { tripPath } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { bookingAddress, expect, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';

test('counts a page and its booking links by path and trip, without cookie, referrer or query', async ({ page }) => {
  const counted: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${connected.NEXT_PUBLIC_COUNTER_URL}/count?`)) counted.push(request);
  });
  const queries = () => counted.map((request) => Object.fromEntries(new URL(request.url()).searchParams));
  const id = trips[0]?.id ?? '';
  await page.goto(`${tripPath(id)}?search=secret`);
  await expect.poll(queries).toEqual([{ p: tripPath(id), t: await page.title(), r: '' }]);
  const headers = await counted[0]?.allHeaders();
  for (const name of ['cookie', 'referer']) expect(headers).not.toHaveProperty(name);
  await page.evaluate(() => {
    // This listener comes after the loader's own, which counts default navigations, and keeps the page open.
    addEventListener('click', (event) => event.preventDefault());
  });
  const ways = [
    [`main a[href^="${bookingAddress}"]`, `book:${id}`],
    ['main a[href^="https://wa.me/"]', `whatsapp:${id}`],
    ['a[href^="tel:"]:visible', `call:${id}`],
    ['main a[href$=".pdf"]', `itinerary:${id}`],
  ] as const;
  for (const [selector] of ways) await page.locator(selector).first().click();
  const events = () => queries().flatMap(({ e, p }) => (e === 'true' ? [p] : []));
  await expect.poll(() => events().sort()).toEqual(ways.map(([, name]) => name).sort());
});
