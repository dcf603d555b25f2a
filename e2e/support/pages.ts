/** The pages of the site, samples that represent them, their exported HTML as a crawler reads it, and the booking form. */
import { readFileSync } from 'node:fs';
import { destinationIds } from '../../content/ids/destinations';
import { destinations } from '../../content/catalogue/destinations';
import { collectionPages } from '../../content/pages/collections';
import { pages } from '../../content/pages/registry';
import { tripsOn } from '../../content/model/destination-trips';
import { soldStates } from '../../content/model/state-trips';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { fileOf as fileBehind } from '../../scripts/lib/exported-pages';
import { memoize } from '../../scripts/lib/memoize';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { groupTrips, honeymoonTrips, seedTrips, trips } from '../../content/catalogue/trips';

const byDays = [...trips].sort((a, b) => a.days - b.days);

/** Trip pages are one component over a hundred records. Browser tests open the shortest, the longest and one of each collection. */
const tripSample = [byDays[0], byDays.at(-1), seedTrips[0], honeymoonTrips.at(-1), groupTrips.at(-1)].flatMap((trip) =>
  trip ? [tripPath(trip.id)] : [],
);

/** The pages that visitors read, without the redirect and the offline page. */
const readPages = pages.filter(({ indexable }) => indexable);

/** Pages of every kind, with a sample of trips. */
export const pageRoutes: readonly string[] = [
  ...readPages.filter(({ kind }) => kind !== 'trip').map(({ path }) => path),
  ...tripSample,
];

/** Every page, including all trips. */
export const everyRoute: readonly string[] = readPages.map(({ path }) => path);

/** A destination for each kind of section that destinations have, and one without trips. */
const sectionKinds = new Set(Object.values(destinations).flatMap(({ sections }) => sections.map(({ kind }) => kind)));
const destinationSample = [
  ...[...sectionKinds].map((kind) =>
    destinationIds.find((id) => destinations[id].sections.some((section) => section.kind === kind)),
  ),
  destinationIds.find((id) => tripsOn(id).length === 0),
].flatMap((id) => (id ? [destinationPath(id)] : []));

/** Pages that are represented by another one: group tours by the honeymoons, and all documents by the terms. */
const alike: readonly string[] = [
  routes.groupTours,
  routes.privacy,
  routes.cancellations,
  routes.complaints,
  routes.accessibility,
];

/** One page of each kind. */
export const pageSample: readonly string[] = [
  ...Object.values(routes).filter((path) => pageRoutes.includes(path) && !alike.includes(path)),
  ...new Set(destinationSample),
  ...soldStates.slice(0, 1).map(statePath),
  ...collectionPages.slice(0, 1).map(({ path }) => path),
  ...tripSample.slice(0, 2),
];

/** Tags a slow test, which `npm test` leaves to `npm run test:rest`. */
export const long = { tag: '@long' } as const;

/** Tags the test of a page that is represented by another one, so that only `npm run test:rest` opens it. */
export const longUnlessSample = (path: string) => (pageRoutes.includes(path) && !pageSample.includes(path) ? long : {});

export const fileOf = (path: string) => `out/${fileBehind(path)}`;

export const wholeHtml = (path: string) => readFileSync(fileOf(path), 'utf8');

/** The exported HTML of a page without its scripts. */
export const rawHtml = memoize((path) => wholeHtml(path).replace(/<script\b[\s\S]*?<\/script>/g, ''));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** The text of HTML with its entities decoded. */
export const decoded = (text = '') => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text of a page as a crawler reads it: without scripts, styles, comments and tags, with white space collapsed. */
export const rawText = memoize((path) => {
  const text = rawHtml(path)
    .replace(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ');
});

const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

/** The URL of the booking form without its query, which has placeholders. */
export const bookingAddress = withoutQuery(connected.NEXT_PUBLIC_BOOKING_URL);

/** Returns whether a URL leads to the booking form, with any query. */
export const isBooking = (address: string) => withoutQuery(address) === bookingAddress;
