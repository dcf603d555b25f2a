/** Addresses with two slashes in a row, as badly joined links have: the page, or the site's own not-found page, stays. */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { internationalLinks } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/pages/shared';
import { tripOf } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { withSingleSlashes } from '../../scripts/hosting/single-slashes';
import { connected, ports } from '../../scripts/lib/test-environment.mjs';
import { test } from '../support/own-server';
import { expect, hydrated, moveMouse, wholeHtml } from '../support/site';

/** Written out: a path alone that begins with two slashes is another host's. */
const site = `http://localhost:${ports.site}`;
const trip = tripOf(seedTrips[0]?.id ?? '');

/** Uses the page as a visitor does, and expects it to be the same afterwards. */
async function expectToStay(page: Page, noise: string[], heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  await moveMouse(page);
  await hydrated(page);
  await page.getByRole('button', { name: internationalLinks.label }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#menu-international a').first()).toBeFocused();
  await title.click();
  await expect(title).toBeVisible();
  // What the browser and the not-found page say of an address without a page.
  expect(noise.filter((line) => !/Failed to load resource.* 404|404: no page at/.test(line))).toEqual([]);
}

for (const [path, single, heading] of [
  [`/${tripPath(trip.id)}?month=jan`, `${tripPath(trip.id)}?month=jan`, trip.name],
  ['//nothing-here', '/nothing-here', notFoundPage.heading],
] as const) {
  test(`${path} leads to ${single}, which stays`, async ({ page, noise }) => {
    await page.goto(site + path);
    await expect(page).toHaveURL(single);
    await expectToStay(page, noise, heading);
  });
}

test.describe('on a host that does not redirect', () => {
  test.skip(
    process.env['PLAIN_EXPORT'] === 'yes',
    'Next’s router, which is left out of prepared pages, takes such a path for another host',
  );

  test('but has no file of such a name, as S3, the not-found page stays', async ({ page, noise, serve }) => {
    const origin = await serve(({ url = '' }, response) => {
      if (url === withSingleSlashes(url)) return false;
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(wholeHtml('/404'));
      return true;
    });
    await page.goto(`${origin}/${tripPath(trip.id)}`);
    await expectToStay(page, noise, notFoundPage.heading);
  });

  test('but shows the page, it stays, and asks no other host for anything', async ({ page, noise, serve }) => {
    const origin = await serve((request) => {
      request.url = withSingleSlashes(request.url ?? '');
      return false;
    });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${origin}/${tripPath(trip.id)}`);
    await expectToStay(page, noise, trip.name);
    hosts.delete(connected.NEXT_PUBLIC_COUNTER_URL);
    expect([...hosts]).toEqual([origin]);
  });
});
