/** Every stop of the focus: in sight, on targets that a fingertip can hit; in the bar in the order of reading. */
import { destinationIds } from '../../content/catalogue/destination-ids';
import { isBookable } from '../../content/queries/departures';
import { tripsOn } from '../../content/queries/destination-trips';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { bar } from '../support/focus';
import { walk } from '../support/keyboard';
import { expect, long, openHydrated, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const placeId = destinationIds.find((id) => tripsOn(id).length > 0) ?? destinationIds[0];
/** Has dates beside its fares and its form. */
const group = tripPath(trips.find((trip) => trip.group?.departures.some(isBookable))?.id ?? '');
const paths = [group, routes.domestic, routes.home, destinationPath(placeId), routes.bookNow, routes.contact];

/** `npm test` walks through a page with fares, dates and a form on a phone, a list with a carousel and the home page on a desktop. */
const walks = paths.flatMap((path, index) => [
  { path, width: 360, tag: index === 0 ? {} : long },
  { path, width: 1280, tag: index === 1 || index === 2 ? {} : long },
]);

for (const { path, width, tag } of walks)
  test(`${path} at ${width} px shows the focus at every stop, on targets of 44 px`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, path);
    await page.mouse.move(width - 1, 300);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.at(-1)?.name).toMatch(/^Call/);
    expect(stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
    const small = stops.filter(({ target: [x, y], inText }) => !inText && (x < 44 || y < 44));
    expect(small.map(({ name, target }) => `${name}: ${target.join(' × ')}`)).toEqual([]);
    // The bar stands above the page.
    if (width === 1280) expect(stops.slice(0, bar.length).map(({ name }) => name)).toEqual(bar);
  });
