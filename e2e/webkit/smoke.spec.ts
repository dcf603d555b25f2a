/** What visitors do most, in the WebKit of Debian: Playwright's own does everything of `e2e/specs` in the hosted workflow. */
import { booking } from '../../content/pages/booking';
import { finder } from '../../content/pages/trips';
import { routes } from '../../content/routes';
import { bookingAddress, isBooking } from '../support/booking-address';
import { brokenWords, layOutWhole } from '../support/broken-words';
import { lastPlace } from '../support/catalogue';
import { three, tripsUnder } from '../support/finder';
import { bar, focusedStop } from '../support/focus';
import { pageSample } from '../support/pages';
import { labelOf } from '../support/words';
import { eventually, key, large, small } from './browser';
import { expect, test } from './test';

test('the wizard: three steps, a confirmation with what was typed, the booking form', async ({ webkit }) => {
  const [, wanted] = booking.packages;
  const travelers = booking.travelers[4];
  await webkit.openHydrated(routes.bookNow);
  await webkit.select('[name="package"]', wanted.value);
  await webkit.select('[name="travelers"]', travelers);
  await webkit.type('[name="startDate"]', '1/15/2027');
  await webkit.click('button', booking.next);
  // The heading of the next step has the focus.
  await eventually(() => webkit.hasFocus('[data-step="2"] [tabindex="-1"]')).toBe(true);
  await webkit.type('[name="name"]', `Asha & Ravi${key.enter}`);
  // A step's address follows it a frame later, and a driver is quicker than a thumb.
  await eventually(webkit.path).toBe(`${routes.bookNow}?step=3`);
  await webkit.back();
  await eventually(() => webkit.texts('[name="name"]')).not.toEqual([]);
  await webkit.click('button', booking.next);
  await webkit.type('[name="requirements"]', 'Jain meals');
  await webkit.click('button', booking.confirm);
  await eventually(() => webkit.hasFocus('[data-step="4"] h2')).toBe(true);
  await eventually(webkit.path).toBe(`${routes.bookNow}?step=4`);
  const chat = () => document.querySelector<HTMLAnchorElement>('[data-step="4"] a[href*="wa.me"]')?.href ?? '';
  // A planner's order: what, when, how many, who.
  const lines = [
    `${labelOf('package')}: ${wanted.label}`,
    `${labelOf('startDate')}: 2027-01-15`,
    `${labelOf('travelers')}: ${travelers}`,
    `${labelOf('name')}: Asha & Ravi`,
  ];
  expect(new URL(await webkit.evaluate(chat)).searchParams.get('text')).toContain(lines.join('\n'));
  await webkit.click(`[data-step="4"] a[href^="${bookingAddress}"]`);
  expect(isBooking((await webkit.newWindow()).href)).toBe(true);
});

test('the phone menu keeps the focus, Escape closes it, a link in it leads on', async ({ webkit }) => {
  const [summary, menu] = ['header summary', 'nav[aria-label="Menu"]'];
  await webkit.resize(small);
  await webkit.openHydrated(routes.home);
  await webkit.click(summary);
  await eventually(() => webkit.texts(menu)).not.toEqual([]);
  await webkit.evaluate(() => document.querySelector<HTMLElement>('header details button')?.focus());
  await webkit.press(key.tab);
  expect(await webkit.hasFocus(summary)).toBe(true);
  await webkit.press(key.escape);
  await eventually(() => webkit.texts(menu)).toEqual([]);
  expect(await webkit.hasFocus(summary)).toBe(true);
  await webkit.click(summary);
  await webkit.click(`${menu} a`, lastPlace.label);
  await eventually(webkit.path).toBe(lastPlace.href);
  await webkit.back();
  await eventually(webkit.path).toBe(routes.home);
  expect(await webkit.texts(menu)).toEqual([]);
});

test('the finder: price, town and month narrow the list together; Back takes the last one back', async ({ webkit }) => {
  const names = () => webkit.texts('main article h3');
  const steps = Object.entries(three);
  await webkit.openHydrated(routes.finder);
  expect(await names()).toEqual(tripsUnder({}));
  for (const [group, id] of steps) await webkit.click(`label.choice:has([name="${group}"][value="${id}"])`);
  await eventually(names).toEqual(tripsUnder(three));
  await eventually(webkit.path).toBe(`${routes.finder}?${new URLSearchParams(steps).toString()}`);
  await webkit.find('[role="status"]', finder.showing(tripsUnder(three).length));
  await webkit.back();
  await eventually(names).toEqual(tripsUnder({ price: three.price, from: three.from }));
});

test('by keyboard through the bar to the booking form, the focus in sight at every stop', async ({ webkit }) => {
  await webkit.open(routes.home);
  const names: string[] = [];
  while (names.length < bar.length) {
    await webkit.press(key.tab);
    const stop = await webkit.evaluate(focusedStop);
    expect(stop?.fault).toBe('');
    names.push(stop?.name ?? '');
  }
  expect(names).toEqual(bar);
  await webkit.press(key.enter);
  expect(isBooking((await webkit.newWindow()).href)).toBe(true);
});

for (const size of [small, { width: 768, height: 800 }, large]) {
  test(`no word is broken and no page too wide at ${size.width} px`, async ({ webkit }) => {
    test.setTimeout(300_000);
    await webkit.resize(size);
    const found: string[] = [];
    for (const path of pageSample) {
      await webkit.open(path);
      await webkit.evaluate(layOutWhole);
      for (const textSize of ['100%', '150%'])
        for (const word of await webkit.evaluate(brokenWords, textSize)) found.push(`${path}, ${textSize}: ${word}`);
    }
    expect(found).toEqual([]);
  });
}
