/** What the booking form is told by the page a visitor comes from. Its choices: `components/sections/booking-form.test.tsx`. */
import type { Request } from '@playwright/test';
import { bookingForm } from '../../content/pages/booking-form';
import { trips } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { bookingAddress } from '../support/booking-address';
import { expect, test } from '../support/site';
import { startingWith } from '../support/words';

test('month and party go to the booking form with the trip and its page, which learns nothing else', async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  await context.route(`${bookingAddress}**`, (route, request) => {
    requests.push(request);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>form</title>' });
  });
  const trip = trips.find(({ group }) => !group) ?? { id: '', name: '' };
  const path = tripPath(trip.id);
  await page.goto(path);
  const month = await page.getByLabel(bookingForm.labels.month).locator('option').nth(3).getAttribute('value');
  await page.getByLabel(bookingForm.labels.month).selectOption({ index: 3 });
  await page.getByLabel(bookingForm.labels.adults).selectOption('3');
  await page.getByLabel(bookingForm.labels.children).selectOption('1');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: startingWith(`${bookingForm.submit} for ${trip.name}`) }).click(),
  ]);
  await tab.waitForURL(`${bookingAddress}**`);
  const [request] = requests;
  expect(Object.fromEntries(new URL(request?.url() ?? '').searchParams)).toEqual({
    usp: 'pp_url',
    'entry.1': trip.name,
    'entry.2': month,
    'entry.4': '3',
    'entry.5': '1',
    'entry.6': absolute(path),
  });
  expect(await request?.allHeaders()).not.toHaveProperty('referer');
  expect(await tab.evaluate(() => [opener as unknown, document.referrer])).toEqual([null, '']);
  expect(new URL(page.url()).pathname).toBe(path);
});
