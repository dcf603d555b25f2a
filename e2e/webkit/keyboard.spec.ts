/** WebKit by keyboard: the order of the focus, visible at every stop, from the first Tab to a booking form. */
import { booking } from '../../content/pages/booking';
import { bookNow, inNewTab, phoneMenu, skipToContent } from '../../content/pages/controls';
import { home } from '../../content/pages/home';
import { tripCard } from '../../content/pages/shared';
import { routes, tripPath } from '../../content/routes';
import { seedTrips } from '../../content/catalogue/seed';
import { isBooking } from '../support/booking-address';
import { firstState, lastPlace, secondState } from '../support/catalogue';
import { bar, focusedStop, type Stop } from '../support/focus';
import { labelOf, startingWith } from '../support/words';
import { hasFocus, Key, newWindow, pathOf, press, valueOf, type WebDriver } from './actions';
import { arriveAt } from './forms';
import { evaluate, eventually, open, openHydrated, unhydrated } from './page';
import { large, small } from './screen';
import { expect, test } from './test';

// Without animations the focus ring is at its place at once.
test.use({ motion: false, size: large });

/** Presses Tab until the focused element has this name, or the page ends. @returns all stops on the way */
async function tabTo(driver: WebDriver, name: RegExp, most = 130): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await press(driver, Key.TAB);
    const stop = await evaluate(driver, focusedStop);
    if (!stop) break;
    stops.push(stop);
    if (name.test(stop.name)) return stops;
  }
  throw new Error(`Tab does not reach ${name}, only ${stops.map((stop) => stop.name).join(', ')}`);
}

const faultsAt = (stops: readonly Stop[]) =>
  stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`);

/** Uses the skip link from the top of the page. */
async function skip(driver: WebDriver): Promise<void> {
  expect((await tabTo(driver, startingWith(skipToContent))).length).toBe(1);
  await press(driver, Key.ENTER);
  await eventually(() => hasFocus(driver, '#main')).toBe(true);
}

/** Presses Enter on a link to the booking form. */
async function book(driver: WebDriver): Promise<void> {
  await press(driver, Key.ENTER);
  expect(isBooking((await newWindow(driver)).href)).toBe(true);
}

test('from the first Tab through the whole bar to the booking form', async ({ driver }) => {
  await open(driver, routes.home);
  const stops = await tabTo(driver, startingWith(`${bookNow} ${inNewTab}`));
  expect(stops.map(({ name }) => name)).toEqual(bar);
  expect(faultsAt(stops)).toEqual([]);
  await book(driver);
});

test('past the bar to a page, and on it to a package and its booking form', async ({ driver }) => {
  await open(driver, routes.home);
  await skip(driver);
  await tabTo(driver, startingWith(home.hero.explore));
  await press(driver, Key.ENTER);
  await eventually(() => pathOf(driver)).toBe(routes.explorePackages);
  await skip(driver);
  expect(faultsAt(await tabTo(driver, startingWith(`${bookNow} for `)))).toEqual([]);
  await book(driver);
});

for (const path of [lastPlace.href, tripPath(seedTrips[0]?.id ?? ''), routes.honeymoon]) {
  test(`${path} shows the focus at every stop of its content, clear of the floating bar`, async ({ driver }) => {
    await openHydrated(driver, path);
    await skip(driver);
    const stops = await tabTo(driver, /^Call/);
    expect(stops.length).toBeGreaterThan(15);
    expect(faultsAt(stops)).toEqual([]);
  });
}

test('a state of India chosen with the arrow keys, and its first tour booked', async ({ driver }) => {
  await openHydrated(driver, routes.domestic);
  await skip(driver);
  await tabTo(driver, startingWith(firstState.name));
  await press(driver, Key.ARROW_RIGHT);
  await eventually(() => hasFocus(driver, `[name="state"][value="${secondState.id}"]`)).toBe(true);
  expect((await evaluate(driver, focusedStop))?.fault).toBe('');
  await tabTo(driver, startingWith(`${bookNow} for `));
  await book(driver);
});

test('the wizard from its first field to the booking form', async ({ driver }) => {
  await openHydrated(driver, routes.bookNow);
  await skip(driver);
  await tabTo(driver, startingWith(labelOf('package')));
  await press(driver, Key.ARROW_DOWN);
  expect(await evaluate(driver, focusedStop)).toMatchObject({ name: labelOf('package'), fault: '' });
  await press(driver, Key.ESCAPE);
  await tabTo(driver, startingWith(booking.next));
  await press(driver, Key.SPACE);
  await arriveAt(driver, 2);
  await tabTo(driver, startingWith(labelOf('name')));
  await press(driver, 'Asha', Key.ENTER);
  await arriveAt(driver, 3);
  expect(await valueOf(driver, '[name="name"]')).toBe('Asha');
  await tabTo(driver, startingWith(booking.confirm));
  await press(driver, Key.ENTER);
  await eventually(() => hasFocus(driver, '[data-step="4"] h2')).toBe(true);
  expect(faultsAt(await tabTo(driver, startingWith(booking.confirmed.form)))).toEqual([]);
  await book(driver);
});

test.describe('on a narrow screen', () => {
  test.use({ size: small });

  test('through the menu to a destination and its booking form', async ({ driver }) => {
    await open(driver, routes.home);
    await tabTo(driver, startingWith(phoneMenu.open));
    await press(driver, Key.ENTER);
    await eventually(() => unhydrated(driver)).toEqual([]);
    expect(faultsAt(await tabTo(driver, startingWith(lastPlace.label)))).toEqual([]);
    await press(driver, Key.ENTER);
    await eventually(() => pathOf(driver)).toBe(lastPlace.href);
    await skip(driver);
    expect(faultsAt(await tabTo(driver, startingWith(`${tripCard.book} for `)))).toEqual([]);
    await book(driver);
  });
});
