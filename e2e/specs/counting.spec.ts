/** A page and the taps on it reach the counter. What counts as what, and who is not counted: `scripts/export/browser/loader/count.test.ts`. */
import { trips } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { bookingAddress } from '../support/booking-address';
import { expect, test as base } from '../support/site';

interface Counted {
  query: Record<string, string>;
  headers: Record<string, string>;
}

const test = base.extend<{ visitor: string; counted: () => Promise<Counted[]> }>({
  visitor: async ({}, provide, { testId, retry }) => provide(`Visitor ${testId}-${retry}`),
  extraHTTPHeaders: ({ visitor }, provide) => provide({ 'x-visitor': visitor }),
  counted: async ({ visitor }, provide) => {
    const address = `http://localhost:${ports.counter}/received?visitor=${encodeURIComponent(visitor)}`;
    await provide(async () => (await (await fetch(address)).json()) as Counted[]);
  },
});

test('a page and the ways to book on it are counted by path and trip, without cookie, referrer or query', async ({
  page,
  counted,
}) => {
  const id = trips[0]?.id ?? '';
  await page.goto(`${tripPath(id)}?search=secret`);
  await expect.poll(async () => (await counted()).length).toBe(1);
  const [{ query, headers } = { query: {}, headers: {} as Record<string, string> }] = await counted();
  expect(query).toEqual({ p: tripPath(id), t: await page.title(), r: '' });
  expect(headers['cookie']).toBeUndefined();
  expect(headers['referer']).toBeUndefined();
  await page.evaluate(() => {
    // After the loader's own, which counts what nobody took over; the visitor stays.
    addEventListener('click', (event) => event.preventDefault());
  });
  const ways = [
    [`main a[href^="${bookingAddress}"]`, `book:${id}`],
    ['main a[href^="https://wa.me/"]', `whatsapp:${id}`],
    ['a[href^="tel:"]:visible', `call:${id}`],
    ['main a[href$=".pdf"]', `itinerary:${id}`],
  ] as const;
  for (const [selector] of ways) await page.locator(selector).first().click();
  const events = async () => (await counted()).flatMap(({ query: { e, p } }) => (e === 'true' ? [p] : []));
  await expect.poll(async () => (await events()).sort()).toEqual(ways.map(([, name]) => name).sort());
});
