/** axe in WebKit: every kind of page. */
import { seedTrips } from '../../content/catalogue/seed';
import { routes, tripPath } from '../../content/routes';
import { lastPlace } from '../support/catalogue';
import { findings } from './findings';
import { open } from './page';
import { large, small } from './screen';
import { expect, test } from './test';

const kinds = [
  routes.home,
  routes.about,
  routes.contact,
  routes.destinations,
  lastPlace.href,
  tripPath(seedTrips[0]?.id ?? ''),
  routes.domestic,
  routes.honeymoon,
  routes.groupTours,
  routes.explorePackages,
  routes.allPackages,
  routes.bookNow,
  routes.itineraries,
  routes.whenToGo,
  routes.terms,
  '/no-such-page',
];

for (const [index, path] of kinds.entries()) {
  test.describe(index % 2 === 0 ? 'narrow' : 'wide', () => {
    test.use({ size: index % 2 === 0 ? small : large });

    test(`${path} has nothing that axe would change`, async ({ driver }) => {
      await open(driver, path);
      expect(await findings(driver)).toEqual([]);
    });
  });
}
