/** Addresses with two slashes in a row, as badly joined links have: the page, or the site's own not-found page, stays. */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { internationalLinks } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/pages/shared';
import { tripOf } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { expect, hydrated, moveMouse, test } from '../support/site';

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
  [`/${tripPath(trip.id)}`, tripPath(trip.id), trip.name],
  [tripPath(`/${trip.id}`), tripPath(trip.id), trip.name],
  ['//nothing-here', '/nothing-here', notFoundPage.heading],
] as const) {
  test(`${path} leads to ${single}, which stays`, async ({ page, noise }) => {
    await page.goto(site + path);
    await expect(page).toHaveURL(single);
    await expectToStay(page, noise, heading);
  });
}

test('a list keeps the choice that stands after its two slashes', async ({ page, noise }) => {
  const query = '?where=kerala';
  await page.goto(`${site}/${routes.finder}${query}`);
  await expect(page).toHaveURL(routes.finder + query);
  await moveMouse(page);
  await hydrated(page);
  await expect(page.locator('[name="where"][value="kerala"]')).toBeChecked();
  await page.locator('[name="where"][value="kerala"]').uncheck({ force: true });
  await expect(page).toHaveURL(routes.finder);
  expect(noise).toEqual([]);
});
