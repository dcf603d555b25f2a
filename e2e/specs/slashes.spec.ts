/** Addresses with two slashes in a row, as badly joined links have. */
import { seedTrips } from '../../content/catalogue/seed';
import { internationalLinks } from '../../content/pages/navigation';
import { tripOf } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { expect, openHydrated, test } from '../support/site';

const trip = tripOf(seedTrips[0]?.id ?? '');

test('a page that a host shows under two slashes stays, and asks no other host for anything', async ({
  page,
  noise,
  baseURL,
}) => {
  test.skip(
    process.env['PLAIN_EXPORT'] === 'yes',
    'Next’s router, which is left out of prepared pages, takes such a path for another host',
  );
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await openHydrated(page, `${baseURL ?? ''}/${tripPath(trip.id)}`);
  await page.getByRole('button', { name: internationalLinks.label }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#menu-international a').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
  hosts.delete(connected.NEXT_PUBLIC_COUNTER_URL);
  expect([...hosts]).toEqual([baseURL]);
  expect(noise).toEqual([]);
});
