/** The booking wizard in WebKit, from its first step to the booking form. */
import { booking } from '../../content/pages/booking';
import { routes } from '../../content/routes';
import { bookingAddress, isBooking } from '../support/booking-address';
import { labelOf } from '../support/words';
import {
  click,
  fill,
  find,
  hasFocus,
  isVisible,
  Key,
  newWindow,
  pathOf,
  press,
  select,
  textsOf,
  valueOf,
} from './actions';
import { nextStep } from './forms';
import { evaluate, eventually, faultsOf, openHydrated, unhydrated } from './page';
import { expect, test } from './test';

const [, wanted] = booking.packages;
const travelers = booking.travelers[4];

test.beforeEach(async ({ driver }) => {
  await openHydrated(driver, routes.bookNow);
});

test('three steps, a confirmation with what was typed, and the booking form', async ({ driver }) => {
  await select(driver, '[name="package"]', wanted.value);
  await select(driver, '[name="travelers"]', travelers);
  await (await find(driver, '[name="startDate"]')).sendKeys('1/15/2027');
  expect(await valueOf(driver, '[name="startDate"]')).toBe('2027-01-15');
  await nextStep(driver, 2);
  expect(await textsOf(driver, '[aria-current="step"]')).toEqual([`2 ${booking.steps[1].label}`]);
  expect(await isVisible(driver, '[name="package"]')).toBe(false);
  await fill(driver, '[name="name"]', 'Asha & Ravi');
  await fill(driver, '[name="email"]', 'asha@example.com');
  await fill(driver, '[name="phone"]', '98765 43210');
  await fill(driver, '[name="address"]', 'Coimbatore');
  await nextStep(driver, 3);
  await fill(driver, '[name="requirements"]', 'Jain meals');
  await click(driver, 'button', booking.confirm);

  await find(driver, 'h2', booking.confirmed.heading);
  await eventually(() => hasFocus(driver, '[data-step="4"] h2')).toBe(true);
  await eventually(() => pathOf(driver)).toBe(`${routes.bookNow}?step=4`);
  const chat = await (await find(driver, '[data-step="4"] a[href^="https://wa.me"]')).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(
    `${labelOf('package')}: ${wanted.label}\n${labelOf('startDate')}: 2027-01-15\n${labelOf('travelers')}: ${travelers}\n${labelOf('name')}: Asha & Ravi`,
  );
  expect(await faultsOf(driver)).toEqual([]);
  await click(driver, `[data-step="4"] a[href^="${bookingAddress}"]`);
  expect(isBooking((await newWindow(driver)).href)).toBe(true);
  await click(driver, '[data-step="4"] a', booking.confirmed.home);
  await eventually(() => pathOf(driver)).toBe(routes.home);
  expect(await evaluate(driver, () => sessionStorage.length)).toBe(0);
});

test('is never blocked: an empty form reaches the confirmation', async ({ driver }) => {
  await nextStep(driver, 2);
  await nextStep(driver, 3);
  await click(driver, 'button', booking.confirm);
  await find(driver, 'h2', booking.confirmed.heading);
});

test('what was typed survives Enter, Previous, the Back button, a reload and another page', async ({ driver }) => {
  await select(driver, '[name="package"]', wanted.value);
  await nextStep(driver, 2);
  await fill(driver, '[name="name"]', 'Asha');
  await press(driver, Key.ENTER);
  await eventually(() => isVisible(driver, '[name="requirements"]')).toBe(true);
  await click(driver, 'button', booking.previous);
  await eventually(() => isVisible(driver, '[name="name"]')).toBe(true);
  expect(await valueOf(driver, '[name="name"]')).toBe('Asha');
  // The address follows a frame after the step, and a driver is quicker than a thumb.
  await eventually(() => pathOf(driver)).toBe(`${routes.bookNow}?step=2`);
  await driver.navigate().back();
  await eventually(() => isVisible(driver, '[name="requirements"]')).toBe(true);
  await driver.navigate().back();
  await eventually(() => isVisible(driver, '[name="name"]')).toBe(true);
  await driver.navigate().refresh();
  await eventually(() => unhydrated(driver)).toEqual([]);
  await eventually(() => pathOf(driver)).toBe(`${routes.bookNow}?step=2`);
  expect(await valueOf(driver, '[name="name"]')).toBe('Asha');
  await click(driver, 'footer a[href="/about"]');
  await eventually(() => pathOf(driver)).toBe(routes.about);
  await driver.navigate().back();
  await eventually(() => valueOf(driver, '[name="name"]')).toBe('Asha');
  await click(driver, 'button', booking.previous);
  await eventually(() => isVisible(driver, '[name="package"]')).toBe(true);
  expect(await valueOf(driver, '[name="package"]')).toBe(wanted.value);
});
