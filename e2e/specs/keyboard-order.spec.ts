/** Every stop of the focus: in the order of reading, in sight, on targets that a fingertip can hit. */
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { booking, bookingFields } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { bookNow, inNewTab, stateArrows } from '../../content/pages/controls';
import { enquiry } from '../../content/pages/enquiry';
import { home } from '../../content/pages/home';
import { placeButtons, tripCard } from '../../content/pages/shared';
import { tripsOn } from '../../content/queries/destination-trips';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { featuredLabel, featuredUnder, firstState } from '../support/catalogue';
import { bar } from '../support/focus';
import { walk } from '../support/keyboard';
import { expect, long, openHydrated, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const placeId = destinationIds.find((id) => tripsOn(id).length > 0) ?? destinationIds[0];
const place = destinationPath(placeId);
const { name } = destinations[placeId];
const outside = (label: string) => `${label} ${inNewTab}`;

const walked = [routes.home, place, tripPath(trips[0]?.id ?? ''), routes.domestic, routes.bookNow, routes.contact];

const [featured = '', second = ''] = featuredUnder('all');
const labelsOf = (step: number) => bookingFields.filter((field) => field.step === step).map(({ label }) => label);

/** Stops of some pages in the order of their reading, after the bar's; there may be further ones between. */
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
  [place]: [
    placeButtons.trips,
    outside(`${placeButtons.ask} (${name})`),
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
  [routes.bookNow]: [...labelsOf(0), booking.next, site.phone.display],
  [routes.contact]: [
    `Call ${site.phone.display}`,
    outside('WhatsApp'),
    site.phone.display,
    site.email,
    outside(contact.whatsapp.action),
    ...Object.values(enquiry.labels),
    contact.form.action,
    contact.form.byMail,
  ],
};

/** Walked on phones, too, each time: with a carousel, and with a form. */
const onPhones: readonly string[] = [routes.home, routes.domestic];

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const path of walked) {
    const title = `${path} at ${width} px shows the focus at every stop, on targets of 44 px`;
    test(title, width < 1280 && !onPhones.includes(path) ? long : {}, async ({ page }) => {
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
      const order = orders[path];
      if (width < 1280 || !order) return;
      const names = stops.map((stop) => stop.name);
      expect(names.slice(0, bar.length)).toEqual(bar);
      const found = names.slice(bar.length).filter((stop) => order.includes(stop));
      expect(found.slice(0, order.length)).toEqual(order);
    });
  }
}
