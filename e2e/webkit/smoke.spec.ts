/** The most common flows in Debian's WebKit; the hosted workflow runs all of `e2e/specs` in Playwright's own WebKit. */
import { formatShortDate } from '../../content/format/duration';
import { booking } from '../../content/pages/booking';
import { routes } from '../../content/routes';
import { brokenWords, layOutWhole } from '../support/broken-words';
import { lastPlace, three, tripsUnder } from '../support/catalogue';
import { pageSample } from '../support/pages';
import { expect, key, large, small, test } from './browser';

test('completes the wizard with a typed date, Enter and Back, and confirms all that was typed', async ({ webkit }) => {
  const button = (name: string) => `//button[normalize-space()="${name}"]`;
  await webkit.openHydrated(routes.bookNow);
  await webkit.click(`[name="package"] option[value="${booking.packages[1].value}"]`);
  await webkit.type('[name="startDate"]', '1/15/2027');
  await webkit.click(button(booking.next));
  // The heading of the next step has the focus.
  await expect.poll(() => webkit.hasFocus('[data-step="2"] [tabindex="-1"]')).toBe(true);
  await webkit.type('[name="name"]', `Asha & Ravi${key.enter}`);
  // The URL of a step is updated a frame later, and a driver is faster than a thumb.
  await expect.poll(webkit.path).toMatch(/[?&]step=3\b/);
  await webkit.back();
  await webkit.click(button(booking.next));
  await webkit.click(button(booking.confirm));
  await expect.poll(() => webkit.hasFocus('[data-step="4"] .step-heading')).toBe(true);
  const chat = await webkit.evaluate(
    () => document.querySelector<HTMLAnchorElement>('[data-step="4"] [href*="wa.me"]')?.href ?? '',
  );
  const text = new URL(chat).searchParams.get('text');
  for (const entered of [booking.packages[1].label, formatShortDate('2027-01-15'), 'Asha & Ravi'])
    expect(text).toContain(entered);
});

test('traps the focus in the phone menu, closes it with Escape, and follows its links', async ({ webkit }) => {
  const [summary, menu] = ['header summary', 'nav[aria-label="Menu"]'];
  await webkit.resize(small);
  await webkit.openHydrated(routes.home);
  await webkit.click(summary);
  await expect.poll(() => webkit.texts(menu)).not.toEqual([]);
  await webkit.evaluate(() => [...document.querySelectorAll<HTMLElement>('header details button')].at(-1)?.focus());
  await webkit.press(key.tab);
  expect(await webkit.hasFocus(summary)).toBe(true);
  await webkit.press(key.escape);
  await expect.poll(() => webkit.texts(menu)).toEqual([]);
  expect(await webkit.hasFocus(summary)).toBe(true);
  await webkit.click(summary);
  await webkit.click(`${menu} a[href="${lastPlace.href}"]`);
  await expect.poll(webkit.path).toBe(lastPlace.href);
  await webkit.back();
  await expect.poll(webkit.path).toBe(routes.home);
  expect(await webkit.texts(menu)).toEqual([]);
});

test('narrows the finder by price, town and month together, and undoes the last choice with Back', async ({
  webkit,
}) => {
  const names = () => webkit.texts('main article h3');
  const steps = Object.entries(three);
  await webkit.openHydrated(routes.finder);
  for (const [group, id] of steps) await webkit.click(`label:has([name="${group}"][value="${id}"])`);
  await expect.poll(names).toEqual(tripsUnder(three));
  await expect.poll(webkit.path).toBe(`${routes.finder}?${new URLSearchParams(steps).toString()}`);
  await webkit.back();
  await expect.poll(names).toEqual(tripsUnder({ price: three.price, from: three.from }));
});

for (const size of [small, { width: 768, height: 800 }, large]) {
  test(`breaks no word and overflows no page at ${size.width} px`, async ({ webkit }) => {
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
