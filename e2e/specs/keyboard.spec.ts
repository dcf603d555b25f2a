/**
 * The keyboard: every flow from the first Tab to the booking form, a visible focus at every stop, targets of fingertip size, and a header
 * in reading order.
 */
import { destinationIds } from '../../content/ids/destinations';
import { booking } from '../../content/pages/booking';
import { bannerTermsLink, bookNow, inNewTab, phoneMenu, skipToContent } from '../../content/words/controls';
import { everywhere } from '../../content/words/everywhere';
import { domesticLinks, isGroup, mainNavigation } from '../../content/pages/navigation';
import { tripCard } from '../../content/words/shared';
import { finder } from '../../content/words/finder-page';
import { isBookable } from '../../content/model/dates/departures';
import { tripsOn } from '../../content/model/destination-trips';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { labelOf, startingWith } from '../support/catalogue';
import { book, focused, skip, tabTo, walk } from '../support/keyboard';
import { expect, laidOut, long, openHydrated, phone, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';
import { comingDepartures } from '../../content/model/dates/group-departures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The names of the focus stops from the top of every page to the end of its menu bar. */
const bar = [
  skipToContent,
  site.phone.display,
  site.email,
  `${bannerTermsLink.label} ${bannerTermsLink.of}`,
  `${site.name} ${site.tagline}`,
  ...mainNavigation.flatMap((entry) =>
    isGroup(entry)
      ? [entry.label, ...entry.links.map(({ label, note }) => [label, note ?? ''].join(' ').trim())]
      : [entry.label],
  ),
  `${bookNow} ${inNewTab}`,
];

const placeId = destinationIds.find((id) => tripsOn(id).length > 0) ?? destinationIds[0];
/** A trip with dates, fares and the booking form. */
const group = tripPath(trips.find((trip) => comingDepartures(trip).some(isBookable))?.id ?? '');
const paths = [group, routes.domestic, routes.home, destinationPath(placeId), routes.bookNow, routes.contact];

/**
 * `npm test` walks through a page with fares, dates and a form on a phone, and through a list with a carousel and the home page on a
 * desktop.
 */
const walks = paths.flatMap((path, index) => [
  { path, width: 360, tag: index === 0 ? {} : long },
  { path, width: 1280, tag: index === 1 || index === 2 ? {} : long },
]);

for (const { path, width, tag } of walks)
  test(`${path} at ${width} px shows the focus at every stop, on targets of 44 px`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, path);
    // Firefox does not keep the focused element in view when the layout around it changes.
    await laidOut(page);
    await page.mouse.move(width - 1, 300);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.at(-1)?.name).toMatch(/^Call/);
    expect(stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
    const small = stops.filter(({ target: [x, y], inText }) => !inText && (x < 44 || y < 44));
    expect(small.map(({ name, target }) => `${name}: ${target.join(' × ')}`)).toEqual([]);
    // The header comes before the page.
    if (width === 1280) expect(stops.slice(0, bar.length).map(({ name }) => name)).toEqual(bar);
  });

test('leads with the arrow keys through a dropdown to a destination and its booking form', async ({ page }) => {
  await openHydrated(page, routes.home);
  await tabTo(page, domesticLinks.label);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(domesticLinks.links[0]?.href ?? '');
  await skip(page);
  await tabTo(page, startingWith(`${tripCard.book} for `));
  await book(page);
});

test('leads from the first field of the wizard to the booking form', async ({ page }) => {
  await openHydrated(page, routes.bookNow);
  await skip(page);
  await tabTo(page, labelOf('package'));
  const [, wanted] = booking.packages;
  await page.keyboard.type(wanted.label.slice(0, 3));
  await expect(page.getByLabel(labelOf('package'))).toHaveValue(wanted.value);
  await tabTo(page, booking.next);
  await page.keyboard.press('Space');
  await expect(page.getByText(booking.steps[1].label, { exact: true }).last()).toBeFocused();
  await tabTo(page, labelOf('name'));
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByText(booking.steps[2].label, { exact: true }).last()).toBeFocused();
  await tabTo(page, booking.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(booking.confirmed.notSent)).toBeFocused();
  await tabTo(page, startingWith(booking.confirmed.form));
  expect((await focused(page))?.fault).toBe('');
  await book(page);
});

test.describe('on a phone with a keyboard', () => {
  test.use(phone);

  test('opens the menu, traps and shows the focus in both directions, and returns it', async ({ page }) => {
    await openHydrated(page, routes.home);
    const summary = page.locator('header summary');
    const menu = page.getByRole('navigation', { name: everywhere.parts.phoneMenu });
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const names: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop || (await summary.evaluate((element) => element === document.activeElement))) break;
      expect(stop.fault, stop.name).toBe('');
      names.push(stop.name);
    }
    expect(names.slice(0, 3)).toEqual([finder.search.label, finder.search.action, mainNavigation[0]?.label]);
    expect(names.at(-1)).toBe(phoneMenu.quote);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: phoneMenu.quote })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
  });
});
