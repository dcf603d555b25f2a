import { existsSync, readdirSync } from 'node:fs';
import { routes } from '../content/routes';
import { connected } from './environment.mjs';
import { everyRoute, expect, openLive, pageRoutes, phone, rawHtml, test } from './site';

for (const path of pageRoutes) {
  test(`${path} answers at once, whole and silent`, async ({ page, noise, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);

    await openLive(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const quick = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(quick.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await expect(quick.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+919876543210');
    expect(noise).toEqual([]);
  });
}

test.describe('on a phone of 320 px', () => {
  test.use({ ...phone, viewport: { width: 320, height: 640 } });
  for (const path of pageRoutes) {
    test(`${path} is no wider than the screen`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

test('no page is published beside those of the route table', () => {
  const published = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const expected = [...everyRoute, routes.planCustomTrip, routes.offline, '/404'].map(
    (path) => `${path === '/' ? 'index' : path.slice(1)}.html`,
  );
  expect(published.sort()).toEqual(expected.sort());
});

test('an unknown path shows the not-found page, with status 404, and logs the path', async ({ page, noise }) => {
  const answer = await page.goto('/destinations/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  // The browser itself reports the status; the other line is the one the specification asks for.
  expect(noise.filter((line) => !line.includes('Failed to load resource'))).toEqual([
    'error: 404: no page at /destinations/atlantis',
  ]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('/plan-custom-trip redirects to the booking form by HTTP, meta refresh, script and link', async ({ request }) => {
  const answer = await request.get(routes.planCustomTrip, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, connected.NEXT_PUBLIC_BOOKING_URL]);
  const html = rawHtml(routes.planCustomTrip);
  expect(html).toContain(`content="0; url=${connected.NEXT_PUBLIC_BOOKING_URL}"`);
  expect(html).toContain(`href="${connected.NEXT_PUBLIC_BOOKING_URL}"`);
  expect(html).toContain('noindex');
});

test('a route change starts at the top of the page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo(0, 10_000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kashmir' }).click();
  await expect(page).toHaveURL('/destinations/kashmir');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('both ids of Himachal show one page, of which search engines keep one', () => {
  const canonical = (path: string) => /<link rel="canonical" href="([^"]+)"/.exec(rawHtml(path))?.[1];
  expect(canonical('/destinations/himachal-pradesh')).toBe(`${connected.NEXT_PUBLIC_SITE_URL}/destinations/himachal`);
  expect(canonical('/destinations/himachal')).toBe(`${connected.NEXT_PUBLIC_SITE_URL}/destinations/himachal`);
});

test('every itinerary download is a PDF that exists', async ({ request }) => {
  const files = [...rawHtml(routes.itineraries).matchAll(/href="(\/itineraries\/[^"]+\.pdf)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files).toHaveLength(6);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const bytes = await answer.body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(150 * 1024);
  }
});

test('the export holds what the hosts need and nothing secret', () => {
  expect(existsSync('out/_headers') && existsSync('out/_redirects')).toBe(true);
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(map|env|ts|tsx)$|\/\.env/.test(file))).toEqual([]);
});
