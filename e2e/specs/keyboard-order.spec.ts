/** Every stop of the focus: in the order of reading, in sight, on targets that a fingertip can hit. */
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { bookNow, inNewTab, stateArrows } from '../../content/pages/controls';
import { home } from '../../content/pages/home';
import { placeButtons, tripCard } from '../../content/pages/shared';
import { isBookable } from '../../content/queries/departures';
import { tripsOn } from '../../content/queries/destination-trips';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { featuredLabel, featuredUnder, firstState } from '../support/catalogue';
import { bar } from '../support/focus';
import { walk } from '../support/keyboard';
import { expect, long, openHydrated, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const placeId = destinationIds.find((id) => tripsOn(id).length > 0) ?? destinationIds[0];
const outside = (label: string) => `${label} ${inNewTab}`;
/** Has dates beside its fares and its form. */
const group = tripPath(trips.find((trip) => trip.group?.departures.some(isBookable))?.id ?? '');
const [featured = '', second = ''] = featuredUnder('all');

/** Stops of pages in the order of their reading, after the bar's; there may be further ones between. */
const orders: Record<string, readonly string[]> = {
  [routes.home]: [
    home.hero.explore,
    home.hero.custom,
    home.featured.more,
    featuredLabel('all'),
    featured,
    outside(`${bookNow} for ${featured}`),
    second,
  ],
  [destinationPath(placeId)]: [
    placeButtons.trips,
    outside(`${placeButtons.ask} (${destinations[placeId].name})`),
    'Home',
    'Destinations',
    outside(`${tripCard.book} for ${tripsOn(placeId)[0]?.name ?? ''}`),
  ],
  [routes.domestic]: [
    stateArrows.previous,
    firstState.name,
    stateArrows.next,
    outside(`${bookNow} for ${firstState.titles[0] ?? ''}`),
  ],
  [group]: [],
  [routes.bookNow]: [],
  [routes.contact]: [],
};

/** Walked by `npm test`: a page with fares, dates and a form on a phone, a list with a carousel and the home page on a desktop. */
const quick = new Set([`${group} at 360 px`, `${routes.domestic} at 1280 px`, `${routes.home} at 1280 px`]);

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const [path, order] of Object.entries(orders)) {
    const walked = `${path} at ${width} px`;
    test(
      `${walked} shows the focus at every stop, on targets of 44 px`,
      quick.has(walked) ? {} : long,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openHydrated(page, path);
        await page.mouse.move(width - 1, 300);
        const stops = await walk(page);
        expect(stops.length).toBeGreaterThan(30);
        expect(stops.at(-1)?.name).toMatch(/^Call/);
        expect(stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
        expect(
          stops
            .filter(({ target: [x, y], inText }) => !inText && (x < 44 || y < 44))
            .map(({ name, target }) => `${name}: ${target.join(' × ')}`),
        ).toEqual([]);

        // And in the order of reading, where the bar stands above the page.
        if (width < 1280) return;
        const names = stops.map((stop) => stop.name);
        expect(names.slice(0, bar.length)).toEqual(bar);
        const found = names.slice(bar.length).filter((stop) => order.includes(stop));
        expect(found.slice(0, order.length)).toEqual(order);
      },
    );
  }
}
