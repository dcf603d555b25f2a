/** What the booking form is told by the page a visitor comes from. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { bookingForm } from '../../content/pages/booking-form';
import { isBookable } from '../../content/queries/departures';
import { trips, type Trip } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { bookingAddress } from '../support/booking-address';
import { expect, scriptsStayOn, test } from '../support/site';

const first = (isWanted: (trip: Trip) => unknown): Trip => {
  const found = trips.find(isWanted);
  if (!found) throw new Error('there is no such trip');
  return found;
};
const alone = first(({ group }) => !group);
const inGroup = first(({ group }) => group?.departures.some(isBookable));
const pathOf = ({ id }: Trip) => tripPath(id);
const startOf = ({ name }: Trip) => new RegExp(`^${bookingForm.submit} for ${name}`);

/** What the booking form is asked for when something opens it in a new tab, and that tab. */
async function opened(context: BrowserContext, open: () => Promise<void>) {
  const requests: Request[] = [];
  await context.route(`${bookingAddress}**`, (route, request) => {
    requests.push(request);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>form</title>' });
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  await tab.waitForURL(`${bookingAddress}**`);
  const [request] = requests;
  if (!request) throw new Error('nothing was asked for');
  return {
    tab,
    parameters: Object.fromEntries(new URL(request.url()).searchParams),
    headers: await request.allHeaders(),
  };
}

const book = (page: Page, trip: Trip) => page.getByRole('button', { name: startOf(trip) }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });
    test.skip(({ browserName }) => !javaScriptEnabled && browserName !== 'chromium', scriptsStayOn);

    test('month and party go to the booking form with the trip and its page, which learns nothing else', async ({
      page,
      context,
    }) => {
      await page.goto(pathOf(alone));
      const month = await page.getByLabel(bookingForm.labels.month).locator('option').nth(3).getAttribute('value');
      await page.getByLabel(bookingForm.labels.month).selectOption({ index: 3 });
      await page.getByLabel(bookingForm.labels.adults).selectOption('3');
      await page.getByLabel(bookingForm.labels.children).selectOption('1');
      const { tab, parameters, headers } = await opened(context, () => book(page, alone));
      expect(parameters).toEqual({
        usp: 'pp_url',
        'entry.1': alone.name,
        'entry.2': month,
        'entry.4': '3',
        'entry.5': '1',
        'entry.6': absolute(pathOf(alone)),
      });
      expect(headers).not.toHaveProperty('referer');
      if (javaScriptEnabled)
        expect(await tab.evaluate(() => [opener as unknown, document.referrer])).toEqual([null, '']);
      expect(new URL(page.url()).pathname).toBe(pathOf(alone));
    });

    test('who joins a group chooses a date of it', async ({ page, context }) => {
      await page.goto(pathOf(inGroup));
      const date = inGroup.group?.departures.find(isBookable);
      if (!date) throw new Error('there is no date');
      await page.getByLabel(bookingForm.labels.date).selectOption(date.leaves);
      const { parameters } = await opened(context, () => book(page, inGroup));
      expect(parameters).toMatchObject({ 'entry.1': inGroup.name, 'entry.3': date.leaves });
    });
  });
}
