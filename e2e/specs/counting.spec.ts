/** Pages and taps reach the counter, with React and without; where none is set, or the visitor says no, nothing does. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { trips } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { compileLoader } from '../../scripts/export/browser/compile-loader';
import { connected, ports } from '../../scripts/lib/test-environment.mjs';
import { bookingAddress } from '../support/booking-address';
import { expect, fileOf, rawText, test as base } from '../support/site';

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

const names = async (counted: () => Promise<Counted[]>) => (await counted()).map(({ query }) => query['p']);

const tripId = trips[0]?.id ?? '';

/** Uses a link as a visitor does, without leaving for what it leads to. */
async function use(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => {
    // After the loader's own, which counts what nobody took over.
    addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator(selector).first().click();
}

test('a page is counted by its path, without cookie, referrer or query', async ({ page, counted }) => {
  await page.goto(`${tripPath(tripId)}?search=secret`);
  await expect.poll(() => names(counted)).toEqual([tripPath(tripId)]);
  const [{ query, headers } = { query: {}, headers: {} as Record<string, string> }] = await counted();
  expect(query).toEqual({ p: tripPath(tripId), t: await page.title(), r: '' });
  expect(headers['cookie']).toBeUndefined();
  expect(headers['referer']).toBeUndefined();
});

for (const runs of [true, false]) {
  test(`the ways to book count with their trip, React ${runs ? 'there' : 'kept away'}`, async ({ page, counted }) => {
    if (!runs) await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto(tripPath(tripId));
    const ways = [
      [`main a[href^="${bookingAddress}"]`, `book:${tripId}`],
      ['main a[href^="https://wa.me/"]', `whatsapp:${tripId}`],
      ['a[href^="tel:"]:visible', `call:${tripId}`],
      ['main a[href$=".pdf"]', `itinerary:${tripId}`],
    ] as const;
    for (const [selector] of ways) await use(page, selector);
    const all = [tripPath(tripId), ...ways.map(([, name]) => name)];
    await expect.poll(async () => (await names(counted)).sort()).toEqual(all.sort());
    const events = (await counted()).filter(({ query }) => query['e'] === 'true');
    expect(events).toHaveLength(ways.length);
  });
}

test('a tap counts that leaves the page at once', async ({ page, counted }) => {
  await page.goto(routes.home);
  await page
    .locator(`main a[href="${routes.planCustomTrip}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      location.replace('/icon.svg');
    });
  await expect.poll(() => names(counted)).toContain('book:home');
});

test('a visitor with Global Privacy Control is not counted', async ({ page, counted }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(tripPath(tripId), { waitUntil: 'networkidle' });
  await use(page, `main a[href^="${bookingAddress}"]`);
  await page.waitForLoadState('networkidle');
  expect(await counted()).toEqual([]);
});

test('the policy names the counter, and privacy tells of it', async ({ request }) => {
  const policy = (await request.get(routes.about)).headers()['content-security-policy'] ?? '';
  const calls = policy.split('; ').find((directive) => directive.startsWith('connect-src')) ?? '';
  expect(calls.split(' ')).toContain(connected.NEXT_PUBLIC_COUNTER_URL);
  expect(rawText(routes.privacy)).toContain(`localhost:${ports.counter}`);
});

test('a site without a counter has no trace of counting, and says so', async ({ page, request, counted }) => {
  const unconfigured = `http://localhost:${ports.unconfigured}`;
  const path = fileOf(routes.privacy).replace(/^out\//, 'out-unconfigured/');
  const html = readFileSync(path, 'utf8');
  expect(html).not.toMatch(/\/count\?|no-cors|doNotTrack/);
  expect(html).toContain('No counting of visitors');
  const policy = (await request.get(unconfigured)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self';");
  await page.goto(`${unconfigured}${tripPath(tripId)}`, { waitUntil: 'networkidle' });
  await use(page, `main a[href^="${bookingAddress}"]`);
  expect(await counted()).toEqual([]);
});

test('the campaign of the first page ends messages of later ones, where campaigns are switched on', async ({
  page,
}) => {
  const before = site.campaigns;
  Object.assign(site, { campaigns: true });
  const loader = compileLoader();
  Object.assign(site, { campaigns: before });
  // In place of the published one; the policy names that alone.
  await page.route(/localhost:\d+\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': '' };
    const body = (await answer.text()).replace(
      /(<script data-page[^>]*>)[^]*?(?=<\/script>)/,
      (_all, tag) => `${tag}${loader}`,
    );
    await route.fulfill({ response: answer, headers, body });
  });
  await page.goto(`${routes.home}?utm_source=google&utm_medium=cpc&utm_campaign=diwali`);
  await page.goto(tripPath(tripId));
  const chat = page.locator('main a[href^="https://wa.me/"]').first();
  await use(page, 'main a[href^="https://wa.me/"]');
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(message.split('\n').slice(-2)).toEqual(['', 'Ref: google/cpc/diwali']);
});
