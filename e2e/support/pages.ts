/** The pages of the site: which there are, which stand for the others, their exported HTML as a crawler reads it, and the booking form that they lead to. */
import { readFileSync } from 'node:fs';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { groupTrips } from '../../content/catalogue/groups';
import { honeymoonTrips } from '../../content/catalogue/honeymoons';
import { seedTrips } from '../../content/catalogue/seed';
import { collectionPages } from '../../content/pages/collections';
import { pages } from '../../content/pages/registry';
import { tripsOn } from '../../content/queries/destination-trips';
import { soldStates } from '../../content/queries/state-trips';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { fileOf as fileBehind } from '../../scripts/lib/exported-pages';
import { memoize } from '../../scripts/lib/memoize';
import { connected } from '../../scripts/lib/test-environment.mjs';

const byDays = [...trips].sort((a, b) => a.days - b.days);

/** Trip pages are one component over a hundred records: the shortest, the longest and one of each collection stand for them where a browser has to look. */
const tripSample = [byDays[0], byDays.at(-1), seedTrips[0], honeymoonTrips.at(-1), groupTrips.at(-1)].flatMap((trip) =>
  trip ? [tripPath(trip.id)] : [],
);

/** What a visitor reads; the redirect and the page without a network are not. */
const readPages = pages.filter(({ indexable }) => indexable);

/** Pages of every kind. */
export const pageRoutes: readonly string[] = [
  ...readPages.filter(({ kind }) => kind !== 'trip').map(({ path }) => path),
  ...tripSample,
];

/** Every page, all trips included. */
export const everyRoute: readonly string[] = readPages.map(({ path }) => path);

/** A destination for each kind of section that some destination has, and one without trips. */
const sectionKinds = new Set(Object.values(destinations).flatMap(({ sections }) => sections.map(({ kind }) => kind)));
const destinationSample = [
  ...[...sectionKinds].map((kind) =>
    destinationIds.find((id) => destinations[id].sections.some((section) => section.kind === kind)),
  ),
  destinationIds.find((id) => tripsOn(id).length === 0),
].flatMap((id) => (id ? [destinationPath(id)] : []));

/** Pages that another one stands for: group tours are shown as honeymoons are, and the terms stand for all documents. */
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

/** For a test that takes long: `npm test` leaves it to `npm run test:rest`. */
export const long = { tag: '@long' } as const;

/** For a test of one page: a page that another one stands for is opened by `npm run test:rest` alone. */
export const longUnlessSample = (path: string) => (pageRoutes.includes(path) && !pageSample.includes(path) ? long : {});

export const fileOf = (path: string) => `out/${fileBehind(path)}`;

export const wholeHtml = (path: string) => readFileSync(fileOf(path), 'utf8');

/** The exported HTML of a page without its scripts. */
export const rawHtml = memoize((path) => wholeHtml(path).replace(/<script\b[\s\S]*?<\/script>/g, ''));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** Text of the HTML with its entities read. */
export const decoded = (text = '') => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** The text of a page as a crawler reads it: scripts, styles, comments and tags taken out, white space folded. */
export const rawText = memoize((path) => {
  const text = rawHtml(path)
    .replace(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ');
});

const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

/** Of the booking form, which has placeholders in its query. */
export const bookingAddress = withoutQuery(connected.NEXT_PUBLIC_BOOKING_URL);

/** Whether an address is that of the form, whatever it tells it. */
export const isBooking = (address: string) => withoutQuery(address) === bookingAddress;
