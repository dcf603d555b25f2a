/** A page that is read long after it was built. `app/_html/hide-past-dates.test.tsx` covers every kind of date. */
import { bookingForm } from '../../content/words/booking-form';
import { tripPage } from '../../content/words/trip';
import { daysAfter, isBookable, listedUntil } from '../../content/model/dates/departures';
import { tripPath } from '../../content/routes';
import { expect, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';
import { comingDepartures } from '../../content/model/dates/group-departures';

const trip = trips.find((one) => comingDepartures(one).filter(isBookable).length > 1);
if (!trip) throw new Error('there is no group tour with two dates');
const departures = comingDepartures(trip);

test('offers no date whose sale has closed, by the day in India', async ({ page }) => {
  const closed = departures.find(isBookable)?.closes ?? '';
  const left = departures.filter((departure) => listedUntil(departure) > closed);
  await page.clock.setFixedTime(`${daysAfter(closed, 1)}T00:00:00+05:30`);
  await page.goto(tripPath(trip.id));
  await expect(page.locator('#departures li:visible')).toHaveCount(left.length);
  await expect(page.locator('#departures summary')).toBeHidden();
  await expect(page.getByText(tripPage.departures.none)).toBeHidden();
  const choices = page.getByLabel(bookingForm.labels.date).locator('option:enabled');
  await expect(choices).toHaveCount(1 + left.filter(isBookable).length);
});
