/** The whole content in one object, for the checks of the build and the tests; pages import what they show. */
import type { Content } from './check';
import { destinationIds, destinations } from './destinations';
import { domesticTours } from './domestic-tours';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { itineraryCards } from './itinerary-cards';
import { footerAnchors, footerDocuments, footerPages, isGroup, mainNavigation } from './navigation';
import { packages } from './packages';
import { about } from './pages/about';
import { booking, bookingPage } from './pages/booking';
import { contact } from './pages/contact';
import { home } from './pages/home';
import * as lists from './pages/lists';
import { notFoundPage } from './pages/shared';
import { pictures } from './pictures';
import { destinationPath, packagePath, routes } from './routes';
import { allTripNotes } from './trip-notes';

const navigationLinks = [
  ...mainNavigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])),
  ...footerAnchors,
  ...footerPages,
  ...footerDocuments,
];

/** @param drawnPictures ids of the pictures that are drawn; the build asks the scenes */
export function allContent(drawnPictures: ReadonlySet<string>): Content {
  return {
    destinations,
    packages,
    domesticTours,
    honeymoonPackages,
    groupTours,
    itineraryCards,
    tripNotes: allTripNotes,
    pagePictures: {
      home: home.hero.picture,
      ...Object.fromEntries(home.domestic.posters.map(({ state, picture }) => [`home, ${state}`, picture])),
      about: about.picture,
      contact: contact.picture,
      booking: bookingPage.picture,
      confirmation: booking.confirmed.picture,
      notFound: notFoundPage.picture,
      ...Object.fromEntries(Object.entries(lists).map(([name, page]) => [name, page.picture])),
    },
    describedPictures: new Set(Object.keys(pictures)),
    drawnPictures,
    links: navigationLinks.map(({ label, href }) => ({ name: label, href })),
    paths: new Set<string>([
      ...Object.values(routes),
      ...destinationIds.map(destinationPath),
      ...allTripNotes.map(({ id }) => packagePath(id)),
    ]),
  };
}
