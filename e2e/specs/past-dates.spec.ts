/** A page that was built long before it is read. */
import { destinations } from '../../content/catalogue/destinations';
import { bookingForm } from '../../content/pages/booking-form';
import { tripPage } from '../../content/pages/trip';
import { daysAfter, isBookable, listedUntil } from '../../content/queries/departures';
import { trips } from '../../content/queries/trips';
import { destinationPath, tripPath } from '../../content/routes';
import { expect, test } from '../support/site';

const trip = trips.find(({ group }) => (group?.departures.filter(isBookable).length ?? 0) > 1);
if (!trip?.group) throw new Error('there is no group tour with two dates');
const { departures } = trip.group;
const path = tripPath(trip.id);
const rows = '#departures li:visible';

test('offers no date whose sale has closed, by the day in India', async ({ page }) => {
  const closed = departures.find(isBookable)?.closes ?? '';
  const left = departures.filter((departure) => listedUntil(departure) > closed);
  await page.clock.setFixedTime(`${daysAfter(closed, 1)}T00:00:00+05:30`);
  await page.goto(path);
  await expect(page.locator(rows)).toHaveCount(left.length);
  await expect(page.locator('#departures summary')).toBeHidden();
  await expect(page.getByText(tripPage.departures.none)).toBeHidden();
  const choices = page.getByLabel(bookingForm.labels.date).locator('option:enabled');
  await expect(choices).toHaveCount(1 + left.filter(isBookable).length);
});

test('says so where none is left', async ({ page }) => {
  const until = departures.map(listedUntil).sort().at(-1) ?? '';
  await page.clock.setFixedTime(`${daysAfter(until, 1)}T00:00:00+05:30`);
  await page.goto(path);
  await expect(page.getByText(tripPage.departures.none)).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(0);
});

const alone = trips.find(({ group }) => !group);
const place = Object.values(destinations).find(({ sections }) => sections.some(({ kind }) => kind === 'trip-detail'));
const paths = [...(alone ? [tripPath(alone.id)] : []), ...(place ? [destinationPath(place.id)] : [])];

for (const path of paths) {
  test(`${path} offers no month that is over`, async ({ page }) => {
    await page.goto(path);
    const choices = page.getByLabel(bookingForm.labels.month).locator('option:enabled');
    const months = await choices.allTextContents();
    const [, first = '', second = ''] = await choices.evaluateAll((all: HTMLOptionElement[]) =>
      all.map(({ value }) => value),
    );
    await page.clock.setFixedTime(new Date(`1 ${second} 00:00 GMT+0530`));
    await page.reload();
    await expect(choices).toHaveText(months.filter((month) => !month.startsWith(first)));
    await page.clock.setFixedTime(new Date(`1 January ${Number(second.slice(-4)) + 2} 00:00 GMT+0530`));
    await page.reload();
    await expect(choices).toHaveText([bookingForm.notSure]);
  });
}
