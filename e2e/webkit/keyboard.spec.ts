/** WebKit without a mouse: the focus in its order, in sight at every stop, from the first Tab to a booking form. */
import { packagePath, routes } from '../../content/routes';
import { connected } from '../environment.mjs';
import { bar, focusedStop, type Stop } from '../focus';
import {
  arriveAt,
  evaluate,
  eventually,
  expect,
  hasFocus,
  Key,
  large,
  newWindow,
  open,
  openLive,
  pathOf,
  press,
  small,
  test,
  valueOf,
  waiting,
  type WebDriver,
} from './webkit';

// The focus is looked at where it arrives, not on its way.
test.use({ motion: false, size: large });

/** Presses Tab until what has the focus is called so, or the page ends; all the stops on the way. */
async function tabTo(driver: WebDriver, name: RegExp, most = 130): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await press(driver, Key.TAB);
    const stop = await evaluate(driver, focusedStop);
    if (!stop) break;
    stops.push(stop);
    if (name.test(stop.name)) return stops;
  }
  throw new Error(`Tab does not reach ${String(name)}, only ${stops.map((stop) => stop.name).join(', ')}`);
}

const faultsAt = (stops: readonly Stop[]) =>
  stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`);

/** From the top of a page past its bar, as the first Tab offers. */
async function skip(driver: WebDriver): Promise<void> {
  expect((await tabTo(driver, /^Skip to content$/)).length).toBe(1);
  await press(driver, Key.ENTER);
  await eventually(() => hasFocus(driver, '#main')).toBe(true);
}

/** Presses Enter on a link to the booking form. */
async function book(driver: WebDriver): Promise<void> {
  await press(driver, Key.ENTER);
  expect((await newWindow(driver)).href).toBe(connected.NEXT_PUBLIC_BOOKING_URL);
}

test('from the first Tab through the whole bar to the booking form', async ({ driver }) => {
  await open(driver, routes.home);
  const stops = await tabTo(driver, /^Book Now \(opens/);
  expect(stops.map(({ name }) => name)).toEqual(bar);
  expect(faultsAt(stops)).toEqual([]);
  await book(driver);
});

test('past the bar to a page, and on it to a package and its booking form', async ({ driver }) => {
  await open(driver, routes.home);
  await skip(driver);
  await tabTo(driver, /^Explore Packages$/);
  await press(driver, Key.ENTER);
  await eventually(() => pathOf(driver)).toBe(routes.explorePackages);
  await skip(driver);
  expect(faultsAt(await tabTo(driver, /^Book Now for /))).toEqual([]);
  await book(driver);
});

for (const path of ['/destinations/kerala', packagePath('kerala-package'), routes.honeymoon]) {
  test(`${path} shows the focus at every stop of its content, clear of the floating bar`, async ({ driver }) => {
    await openLive(driver, path);
    await skip(driver);
    const stops = await tabTo(driver, /^Call/);
    expect(stops.length).toBeGreaterThan(15);
    expect(faultsAt(stops)).toEqual([]);
  });
}

test('a state of India chosen with the arrow keys, and its first tour booked', async ({ driver }) => {
  await openLive(driver, routes.domestic);
  await skip(driver);
  await tabTo(driver, /^Tamil Nadu$/);
  await press(driver, Key.ARROW_RIGHT);
  await eventually(() => hasFocus(driver, '[name="state"][value="kerala"]')).toBe(true);
  expect((await evaluate(driver, focusedStop))?.fault).toBe('');
  await tabTo(driver, /^Book Now for /);
  await book(driver);
});

test('the wizard from its first field to the booking form', async ({ driver }) => {
  await openLive(driver, routes.bookNow);
  await skip(driver);
  await tabTo(driver, /^Package$/);
  await press(driver, Key.ARROW_DOWN);
  expect(await evaluate(driver, focusedStop)).toMatchObject({ name: 'Package', fault: '' });
  await press(driver, Key.ESCAPE);
  await tabTo(driver, /^Next Step$/);
  await press(driver, Key.SPACE);
  await arriveAt(driver, 2);
  await tabTo(driver, /^Name$/);
  await press(driver, 'Asha', Key.ENTER);
  await arriveAt(driver, 3);
  expect(await valueOf(driver, '[name="name"]')).toBe('Asha');
  await tabTo(driver, /^Confirm Booking$/);
  await press(driver, Key.ENTER);
  await eventually(() => hasFocus(driver, '[data-step="4"] h2')).toBe(true);
  expect(faultsAt(await tabTo(driver, /^Open the booking form/))).toEqual([]);
  await book(driver);
});

test.describe('on a narrow screen', () => {
  test.use({ size: small });

  test('through the menu to a destination and its booking form', async ({ driver }) => {
    await open(driver, routes.home);
    await tabTo(driver, /^Open menu/);
    await press(driver, Key.ENTER);
    await eventually(() => waiting(driver)).toEqual([]);
    expect(faultsAt(await tabTo(driver, /^Goa$/))).toEqual([]);
    await press(driver, Key.ENTER);
    await eventually(() => pathOf(driver)).toBe('/destinations/goa');
    await skip(driver);
    expect(faultsAt(await tabTo(driver, /^Book This Package for /))).toEqual([]);
    await book(driver);
  });
});
