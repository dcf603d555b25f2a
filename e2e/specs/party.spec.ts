/**
 * The visit of a family: who travels and when is chosen once, and is true on every page, after Back and a reload, in a shared link, in another
 * tab and on the way to the booking form.
 */
import type { Page } from '@playwright/test';
import { datedFestivals } from '../../content/model/dates/festivals';
import { daysAfter } from '../../content/model/dates/departures';
import { fareKindOf } from '../../content/model/fares/fare-parties';
import { formatDate } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { today } from '../../content/model/dates/build-day';
import { peopleText, travellersText } from '../../content/words/party';
import { quoteData } from '../../content/words/quote-data';
import { quotesOf } from '../../content/words/quotes';
import { bookTripPath, pricesFile, routes, tripPath } from '../../content/routes';
import { isGroup, trips } from '../../content/catalogue/trips';
import { booking } from '../../content/pages/booking';
import { finder } from '../../content/words/finder-page';
import { tripPage } from '../../content/words/trip';
import { change, clear, done, labels, open, refused } from '../../content/records/pages/party.json';
import { filled } from '../../content/format/filled';
import { mostTravellers } from '../../content/model/choice';
import { expect, isBooking, phone, test } from '../support/site';

const quotes = quotesOf(quoteData());
const family = { adults: 2, children: [5, 9].map((age) => ({ age, withBed: false })) };
const christmas = datedFestivals.find(({ id, first }) => id === 'christmas' && first > today)?.first ?? '';

/** Trips with rooms, for children, that have a total on a day. */
const priced = (day: string) =>
  trips.filter(
    (trip) =>
      !isGroup(trip) &&
      fareKindOf(trip) === 'rooms' &&
      quotes.quote(trip.id, { ...family, day }, today)?.kind === 'total',
  );
const totalOf = (id: string, day?: string) => {
  const { total = 0 } = quotes.quote(id, { ...family, day }, today) ?? {};
  return formatRupees(total);
};
const panel = (page: Page) => page.locator('[data-island="trip-price"]');
const query = (day: string) => `adults=2&ages=5,9&date=${day}`;

test.describe('on a phone', () => {
  test.use(phone);

  test('keeps a family and its day from an ask on the home page to the booking link', async ({
    page,
    context,
    browserName,
    noise,
  }) => {
    await page.goto(routes.home);
    const box = page.getByRole('main').getByRole('searchbox').first();
    await box.fill('2 adults 2 kids 5 and 9 kerala christmas');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/trips\?.*adults=2/);
    await expect(page).toHaveURL(new RegExp(`date=${christmas}`));
    await expect(page.getByRole('list', { name: finder.ask.chips })).toContainText(travellersText(family));
    const row = page.getByRole('article').first();
    const name = (await row.getByRole('heading').textContent()) ?? '';
    const kerala = trips.find((trip) => trip.name === name);
    if (!kerala) throw new Error(`the first row names no trip: ${name}`);
    expect(kerala.state).toBe('kerala');
    await expect(row).toContainText(`${totalOf(kerala.id, christmas)} ${peopleText(family)}`);

    await row.getByRole('link', { name: kerala.name }).tap();
    await expect(page).toHaveURL(new RegExp(`${tripPath(kerala.id)}.*date=${christmas}`));
    await expect(panel(page)).toContainText(totalOf(kerala.id, christmas));
    await expect(page.getByRole('complementary', { name: tripPage.atHand })).toContainText(
      totalOf(kerala.id, christmas),
    );

    // Another day, by the calendar.
    const eve = daysAfter(christmas, -1);
    await panel(page).getByRole('button', { name: change }).tap();
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${formatDate(eve)},`) })
      .tap();
    await panel(page).getByRole('button', { name: done }).tap();
    await expect(page).toHaveURL(new RegExp(`date=${eve}`));
    await expect(panel(page)).toContainText(totalOf(kerala.id, eve));

    // Another trip in between, a reload, and Back.
    const other = priced(eve).find(({ id }) => id !== kerala.id);
    if (!other) throw new Error('no other trip has a total');
    await page.goto(tripPath(other.id));
    await expect(panel(page)).toContainText(totalOf(other.id, eve));
    await page.reload();
    await expect(panel(page)).toContainText(totalOf(other.id, eve));
    // Playwright loses a page that Firefox brings back from its page cache.
    if (browserName === 'firefox') await page.goto(tripPath(kerala.id));
    else await page.goBack();
    await expect(panel(page)).toContainText(totalOf(kerala.id, eve));

    // The links out of the page.
    const links = await page
      .locator('main a[target=_blank], aside a[target=_blank]')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).filter((link) => !link.closest('article, .fares')).map(({ href }) => href),
      );
    for (const href of links.filter(isBooking)) {
      const { searchParams } = new URL(href);
      expect([searchParams.get('entry.3'), searchParams.get('entry.4'), searchParams.get('entry.5')]).toEqual([
        eve,
        '2',
        '2',
      ]);
      expect(searchParams.get('entry.6')).toContain(query(eve));
    }
    expect(links.filter(isBooking).length).toBeGreaterThan(0);
    const chats = links.filter((href) => href.startsWith('https://wa.me/9'));
    for (const href of chats)
      expect(new URL(href).searchParams.get('text')).toContain(`${travellersText(family)}. Start: `);
    expect(chats.length).toBeGreaterThan(0);

    // A shared link opens with it in another tab, which has its own choice.
    const tab = await context.newPage();
    await tab.goto(`${tripPath(kerala.id)}?adults=4`);
    await expect(panel(tab)).toContainText(travellersText({ adults: 4, children: [] }));
    await tab.close();
    await page.reload();
    await expect(panel(page)).toContainText(totalOf(kerala.id, eve));

    // The planner begins with it.
    await page.goto(bookTripPath(other.id));
    await expect(page.getByText(totalOf(other.id, eve)).first()).toBeVisible();
    await page.goto(bookTripPath(kerala.id));
    await expect(page.getByLabel(booking.trips).or(page.locator('[name=package]')).first()).toHaveValue(kerala.id);
    await expect(page.getByText(totalOf(kerala.id, eve)).first()).toBeVisible();
    expect(noise.filter((line) => !line.startsWith('warning: Service Worker'))).toEqual([]);
  });

  test('fetches no price before somebody chooses, and takes the choice back with one press', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === pricesFile) asked.push(request.url());
    });
    const [trip] = priced(christmas);
    await page.goto(tripPath(trip?.id ?? ''), { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const own = await page.getByRole('complementary', { name: tripPage.atHand }).textContent();
    await panel(page).getByRole('button', { name: open }).tap();
    await panel(page).getByLabel(labels.adults).selectOption('4');
    await expect(page).toHaveURL(/adults=4$/);
    expect(asked).toHaveLength(1);
    await panel(page).getByRole('button', { name: clear }).tap();
    await expect(page).toHaveURL(new RegExp(`${tripPath(trip?.id ?? '')}$`));
    expect(await page.getByRole('complementary', { name: tripPage.atHand }).textContent()).toBe(own);
  });
});

for (const [address, why] of [
  ['adults=0', 'people'],
  ['adults=13', 'people'],
  ['adults=2&ages=40', 'ages'],
  ['date=2020-12-24', 'past'],
  ['date=2031-02-31', 'date'],
  ['adults=%00&ages=,,x&date=soon&month=2026-99', 'ages'],
] as const) {
  test(`says what holds of the address ?${address}`, async ({ page, noise }) => {
    const [trip] = priced(christmas);
    for (const path of [tripPath(trip?.id ?? ''), routes.honeymoon]) {
      await page.goto(`${path}?${address}`);
      await expect(page.getByText(filled(refused[why], { most: mostTravellers })).first()).toBeVisible();
    }
    expect(noise).toEqual([]);
  });
}
