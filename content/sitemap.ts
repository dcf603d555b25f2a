/** Every page a search engine may keep, with the day its content last changed and its pictures. */
import { destinations, keptDestinationIds } from './destinations';
import { documentIds, documentPaths, documents } from './documents';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { domesticTours } from './domestic-tours';
import { packages } from './packages';
import { about } from './pages/about';
import { bookingPage } from './pages/booking';
import { contact } from './pages/contact';
import { home } from './pages/home';
import * as lists from './pages/lists';
import { whenToGoPage } from './pages/when-to-go';
import { destinationPath, packagePath, routes } from './routes';
import { toursOn } from './tours';
import { tripOf, trips } from './trips';

export interface SitemapPage {
  path: string;
  /** YYYY-MM-DD. */
  updated: string;
  /** Picture ids, the hero's first. */
  pictures: readonly string[];
}

/** The day the texts of the pages that have no record of their own were last changed. */
const pageTexts = '2026-11-21';

const latest = (dates: readonly string[]) => dates.reduce((last, date) => (date > last ? date : last), pageTexts);

/** A list changes when its own text does, or one of its packages. */
const list = (
  path: string,
  picture: string,
  records: readonly { id: string; picture: string }[] = [],
): SitemapPage => ({
  path,
  updated: latest(records.map(({ id }) => tripOf(id).notes.updated)),
  pictures: [...new Set([picture, ...records.map((record) => record.picture)])],
});

export const sitemapPages: readonly SitemapPage[] = [
  list(routes.home, home.hero.picture, packages),
  list(routes.about, about.picture),
  list(routes.contact, contact.picture),
  list(routes.destinations, lists.destinationsPage.picture),
  list(routes.domestic, lists.domesticPage.picture, Object.values(domesticTours).flat()),
  list(routes.honeymoon, lists.honeymoonPage.picture, honeymoonPackages),
  list(routes.groupTours, lists.groupToursPage.picture, groupTours),
  list(routes.explorePackages, lists.explorePage.picture, packages),
  list(routes.allPackages, lists.allPackagesPage.picture, packages),
  list(routes.itineraries, lists.itinerariesPage.picture),
  list(routes.whenToGo, whenToGoPage.picture),
  list(routes.bookNow, bookingPage.picture),
  // A place with two ids is listed under the one search engines should keep.
  ...keptDestinationIds.map((id) => ({
    path: destinationPath(id),
    updated: destinations[id].updated,
    pictures: [...new Set([destinations[id].picture, ...toursOn(id).map(({ picture }) => picture)])],
  })),
  ...trips.map(({ id, picture, notes }) => ({ path: packagePath(id), updated: notes.updated, pictures: [picture] })),
  ...documentIds.map((id) => ({ path: documentPaths[id], updated: documents[id].updated, pictures: [] })),
];
