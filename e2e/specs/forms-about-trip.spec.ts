/** Message forms that begin with the trip a visitor comes from. */
import type { Page } from '@playwright/test';
import { enquiry } from '../../content/pages/enquiry';
import { tripPage } from '../../content/pages/trip';
import { trips } from '../../content/queries/trips';
import { contactAboutPath, routes, tripPath } from '../../content/routes';
import { expect, openHydrated, scriptsStayOn, test } from '../support/site';

const [first] = trips;
if (!first) throw new Error('there is no trip');
const trip = first;

const messageAboutTrip = `${enquiry.about}${trip.name}.`;
const message = (page: Page) => page.getByLabel(enquiry.labels.message);

test('from a trip to the contact form: the message names it, and what the visitor makes of it stands', async ({
  page,
}) => {
  await page.goto(tripPath(trip.id));
  await page.getByRole('link', { name: `${tripPage.write} about ${trip.name}` }).click();
  await expect(page).toHaveURL(contactAboutPath(trip.name));
  await expect(message(page)).toHaveValue(messageAboutTrip);
  await openHydrated(page, contactAboutPath(trip.name));
  await expect(message(page)).toHaveValue(messageAboutTrip);
  await message(page).fill('Something else');
  await page.mouse.wheel(0, 400);
  await expect(message(page)).toHaveValue('Something else');
});

test('the home form takes a trip from the address too, and no more than a name', async ({ page, noise }) => {
  await openHydrated(page, `${routes.home}?about=${encodeURIComponent(trip.name)}`);
  await expect(message(page)).toHaveValue(messageAboutTrip);
  await page.goto(`${routes.home}?about=${'x'.repeat(2000)}`);
  expect((await message(page).inputValue()).length).toBeLessThan(150);
  expect(noise).toEqual([]);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName !== 'chromium', scriptsStayOn);

  test('the contact form is empty whatever the address says', async ({ page }) => {
    await page.goto(contactAboutPath(trip.name));
    await expect(message(page)).toHaveValue('');
  });
});
