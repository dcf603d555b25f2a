/**
 * Every page of the site, by kind. The registry feeds the sitemap, titles and descriptions, the pictures for sharing, breadcrumbs, the
 * lists in structured data, llms.txt, the check of links and the routes that tests visit. A new kind of page is an entry here and a route
 * file in `app/`.
 */
import { destinationIds, type DestinationId } from '../ids/destinations';
import { canonicalDestinationIds, destinationGroups, destinations } from '../catalogue/destinations';
import { statePages } from '../catalogue/state-pages';
import { states } from '../ids/states';
import { monthIds, months } from '../ids/months';
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';
import { totalText, withGstText } from '../words/taxes';
import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { furtherTripsTo, tripsOn } from '../model/destination-trips';
import { soldStates, tripsInState } from '../model/state-trips';
import { destinationPath, routes, stateMap, statePath, tripPath } from '../routes';
import { keysOf } from '../ids/keys-of';
import { fileOf } from '../ids/file-of';
import type { StateId, Trip } from '../schema/types';
import { bookingPage } from './booking-page';
import { collectionPages, type CollectionPage } from './collections';
import { contact } from './contact';
import { home } from './home';
import * as lists from './lists';
import * as navigation from './navigation';
import { filesOf, hiddenPage, listPage, lowestPrice, page, showing, textPage, type PageFacts } from './page';
import { customTripPage, offlinePage, placePage } from '../words/shared';
import type { ProsePage } from './prose-page';
import { prosePages } from './prose-pages';
import { statePage } from './state';
import { listOf } from './trip-list';
import { tripsPage } from '../words/trips-page';
import { whenToGoPage } from './when-to-go';
import { domesticTrips, groupTrips, honeymoonTrips, seedTrips, trips } from '../catalogue/trips';

/** The number of characters that a result page shows of a title. */
const mostTitle = 60;

const homePage = (): PageFacts => {
  const text = { ...home, name: home.hero.title, picture: home.hero.picture };
  const ids = seedTrips.map(({ id }) => id);
  const { pictures } = showing(text.picture, ids);
  return textPage(routes.home, text, [fileOf('pages', 'home'), ...filesOf(seedTrips)], { trail: [], pictures });
};

/** The place and its lowest price per person, or else its subtitle. */
function destinationTitle(id: DestinationId, price: PageFacts['price']): string {
  const { name, subtitle } = destinations[id];
  return price?.basis === 'per person' ? placePage.searchTitle(name, withGstText(price.from)) : `${name}: ${subtitle}`;
}

const forSearch = pageTexts.trip.search;

/** Name, days and price, without the price if the title would be too long. */
function tripTitle({ name, days, price }: Trip): string {
  const plain = filledFor(forSearch.title, days, { name });
  const priced = filled(forSearch.withPrice, { title: plain, price: withGstText(price) });
  return priced.length <= mostTitle ? priced : plain;
}

function destinationPage(id: DestinationId): PageFacts {
  const record = destinations[id];
  const { name, description, hero, picture, canonicalId } = record;
  const [cards, further] = [tripsOn(id), furtherTripsTo(id)];
  const priced = lowestPrice([...cards, ...further]);
  const facts = {
    path: destinationPath(id),
    canonical: destinationPath(canonicalId ?? id),
    title: destinationTitle(id, priced.price),
    description,
    name,
    trail: [navigation.home, navigation.destinations],
    summary: hero.subtitle,
    files: [fileOf('destinations', id), ...filesOf([...cards, ...further])],
    ...showing(
      picture,
      cards.map((trip) => trip.id),
    ),
    // The lowest price of all trips on the page, because the title quotes it.
    ...priced,
  };
  return page(facts);
}

function pageOfState(id: StateId): PageFacts {
  const record = statePages[id];
  const tours = tripsInState(id);
  const shown = showing(
    record.picture,
    tours.map((trip) => trip.id),
  );
  const name = statePage.name(states[id]);
  const count = statePage.trips(tours.length);
  const facts = {
    path: statePath(id),
    title: shown.price ? statePage.searchTitle(name, count, withGstText(shown.price.from)) : name,
    description: record.description,
    name,
    trail: [navigation.home, navigation.domesticTours],
    headline: statePage.heading(states[id]),
    map: stateMap(id),
    summary: `${count}. ${record.subtitle}.`,
    files: [fileOf('states', id), ...filesOf(tours)],
    ...shown,
  };
  return page(facts);
}

const allMonths = { label: whenToGoPage.name, href: routes.whenToGo };
const allTrips = { label: tripsPage.name, href: routes.finder };

function pageOfCollection(collection: CollectionPage): PageFacts {
  const { path, slug, month, title, description, name, heading, picture, trips: listed } = collection;
  const shown = showing(
    picture,
    listed.map(({ id }) => id),
  );
  const facts = {
    path,
    title,
    description,
    name,
    trail: [navigation.home, month ? allMonths : allTrips],
    headline: heading,
    summary: description,
    files: [month ? fileOf('months', month) : fileOf('lists', slug), ...filesOf(listed)],
    ...shown,
  };
  return page(facts);
}

/** The breadcrumbs of a trip's page. The list of a state is below the domestic tours. */
const trailTo = (trip: Trip) =>
  trip.collection === 'domestic'
    ? [navigation.home, navigation.domesticTours, listOf(trip)]
    : [navigation.home, listOf(trip)];

/** 'Best in January and February.' */
const bestMonths = (trip: Trip) =>
  filled(forSearch.best, {
    months: monthIds
      .filter((id) => trip.season.best.includes(id))
      .map((id) => months[id])
      .join(', '),
  });

function tripPage(trip: Trip): PageFacts {
  const { id, name, days, price, basis, abroad, picture } = trip;
  const terms = `${formatDuration(days)}, ${formatRupees(price)} ${basis}, ${totalText(price, abroad)}.`;
  const facts = {
    path: tripPath(id),
    title: tripTitle(trip),
    description: `${trip.summary} ${terms}`,
    name,
    trail: trailTo(trip),
    pictures: [picture],
    map: id,
    price: { from: price, basis, abroad, exact: true as const },
    summary: `${terms} ${trip.summary} ${bestMonths(trip)}`,
    files: [...filesOf([trip]), ...(['fares', 'taxes', 'peaks'] as const).map((file) => fileOf('operator', file))],
  };
  return page(facts);
}

/** The page of the finder, which lists all trips by name at first. */
function finderPage(): PageFacts {
  const listed = [...trips].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  const { lists: paths, price } = showing(
    tripsPage.picture,
    listed.map(({ id }) => id),
  );
  return textPage(routes.finder, tripsPage, [fileOf('pages', 'finder'), ...filesOf(listed)], {
    summary: tripsPage.description,
    // The first thing on the page is the trips, each with its own picture.
    pictures: [],
    shared: tripsPage.picture,
    lists: paths,
    ...(price ? { price } : {}),
  });
}

function pageOfProse({ id, path, title, description, name, heading, picture }: ProsePage): PageFacts {
  const answers = [fileOf('operator', 'documents'), fileOf('operator', 'offer')];
  return page({
    path,
    title,
    description,
    name,
    headline: heading,
    pictures: picture ? [picture] : [],
    summary: description,
    files: [fileOf('prose-pages', id), ...answers],
  });
}

/** The destinations in the order of their index, without aliases. */
const canonicalDestinations = destinationGroups
  .flatMap(({ ids }) => ids)
  .filter((id) => canonicalDestinationIds.includes(id));

const kinds = {
  home: [homePage()],
  contact: [
    textPage(routes.contact, contact, [fileOf('pages', 'contact'), fileOf('operator', 'contact')], {
      summary: contact.summary,
    }),
  ],
  destinations: [
    textPage(
      routes.destinations,
      lists.destinationsPage,
      [fileOf('pages', 'destinations'), 'content/records/destinations/'],
      { lists: canonicalDestinations.map(destinationPath) },
    ),
  ],
  domestic: [listPage(routes.domestic, 'domestic', lists.domesticPage, Object.values(domesticTrips).flat())],
  honeymoon: [listPage(routes.honeymoon, 'honeymoon', lists.honeymoonPage, honeymoonTrips)],
  groupTours: [listPage(routes.groupTours, 'group-tours', lists.groupToursPage, groupTrips)],
  explorePackages: [listPage(routes.explorePackages, 'explore-packages', lists.explorePage, seedTrips)],
  allPackages: [listPage(routes.allPackages, 'all-packages', lists.allPackagesPage, seedTrips)],
  finder: [finderPage()],
  itineraries: [
    textPage(routes.itineraries, lists.itinerariesPage, [
      fileOf('pages', 'itineraries'),
      'content/records/itineraries/',
    ]),
  ],
  whenToGo: [
    textPage(routes.whenToGo, whenToGoPage, [fileOf('pages', 'when-to-go'), ...filesOf(trips)], {
      summary: whenToGoPage.summary,
    }),
  ],
  bookNow: [textPage(routes.bookNow, bookingPage, [fileOf('pages', 'booking'), fileOf('pages', 'booking-form')])],
  destination: destinationIds.map(destinationPage),
  state: soldStates.map(pageOfState),
  collection: collectionPages.map(pageOfCollection),
  trip: trips.map(tripPage),
  prose: prosePages.map(pageOfProse),
  planCustomTrip: [hiddenPage(routes.planCustomTrip, 'custom-trip', customTripPage)],
  offline: [hiddenPage(routes.offline, 'offline', offlinePage)],
} satisfies Record<string, readonly PageFacts[]>;

export type PageKind = keyof typeof kinds;

export interface Page extends PageFacts {
  kind: PageKind;
}

/** All pages in the order of the kinds, which is the order of the sitemap. */
export const pages: readonly Page[] = keysOf(kinds).flatMap((kind) => kinds[kind].map((facts) => ({ kind, ...facts })));

const byPath = new Map(pages.map((entry) => [entry.path, entry]));

/**
 * The page at a path.
 * @throws if the registry has none
 */
export function pageAt(path: string): Page {
  const found = byPath.get(path);
  if (!found) throw new Error(`content/pages/registry.ts has no page at ${path}`);
  return found;
}
