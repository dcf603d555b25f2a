/** Every path of the site. No other module writes one. */
import type { MonthId } from './ids/months';
import type { StateId } from './ids/states';

/** Paths apart from the others, so that the scripts of the finder and the booking planner do not load all of them. */
export const finderPath = '/trips';
export const customTripPath = '/plan-custom-trip';
export const bookNowPath = '/book-now';
export const homePath = '/';
export const contactPath = '/contact';

/** The page of running text in `content/records/prose-pages/<id>.json`. */
export const prosePath = (id: string) => `/${id}`;

/** The terms of the offer in the banner, and the rights that the notices beside forms name. */
export const offerTermsPath = '/terms#prices-and-taxes';
export const rightsPath = '/privacy#your-rights';

export const routes = {
  home: homePath,
  contact: contactPath,
  destinations: '/destinations',
  honeymoon: '/packages/honeymoon',
  domestic: '/packages/domestic',
  groupTours: '/packages/group-tours',
  explorePackages: '/explore-packages',
  planCustomTrip: customTripPath,
  bookNow: bookNowPath,
  allPackages: '/view-all-packages',
  finder: finderPath,
  itineraries: '/itinerary-download',
  whenToGo: '/when-to-go',
  // Pages of running text to which code leads: the check refuses the content without them.
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  cancellations: '/cancellations',
  complaints: '/complaints',
  accessibility: '/accessibility',
  /** Only the service worker shows this page. */
  offline: '/offline',
} as const;

export const destinationPath = (id: string) => `${routes.destinations}/${id}`;

/** The anchors of the parts of a destination's page, by their kind. */
export const sectionAnchors = {
  'why-choose': 'why-choose',
  'about-place': 'about',
  'top-places': 'top-places',
  trips: 'packages',
  'trip-detail': 'package',
} as const;

/** The page of one trip, whichever collection it belongs to. */
export const tripPath = (id: string) => `/packages/${id}`;

/** The page of a trip, scrolled to its map. */
export const tripRoutePath = (id: string) => `${tripPath(id)}#route`;

/** The chart of the year with one month selected. */
export const monthPath = (id: MonthId) => `${routes.whenToGo}#${id}`;

/** The page of one state: all its tours, its months, the way there. */
export const statePath = (id: StateId) => `${routes.domestic}/${id}`;

/** A collection of trips that people search for: from a town, of a kind, for a weekend. */
export const collectionPath = (slug: string) => `/trips/${slug}`;

/** The page of one month, by its name in full: a selection of its trips. */
export const monthPagePath = (slug: string) => `${routes.whenToGo}/${slug}`;

/** The domestic tours page, filtered to one state. */
export const stateFilterPath = (id: StateId) => `${routes.domestic}?state=${id}`;

/** The booking wizard with a trip selected. */
export const bookTripPath = (id: string) => `${routes.bookNow}?package=${id}`;

/** The contact page with a trip named in its message; the form of the home page takes the same parameter. @param trip its name */
export const contactAboutPath = (trip: string) => `${routes.contact}?about=${encodeURIComponent(trip)}`;

/** The finder with a search text. */
export const finderSearchPath = (text: string) => `${routes.finder}?search=${encodeURIComponent(text)}`;

/** The finder with a saved search: `kind=hills&sort=drive`. */
export const finderQueryPath = (search: string) => `${routes.finder}?${search}`;

/** The finder with one choice selected. */
export const finderChoicePath = (group: string, id: string) => `${routes.finder}?${group}=${id}`;

/** The finder with one choice and a month selected. */
export const finderMonthPath = (group: string, id: string, month: MonthId) =>
  `${finderChoicePath(group, id)}&month=${month}`;

/** The finder with all trips of some places. @param ids of choices in its group 'where' */
export const finderPlacesPath = (ids: readonly string[]) =>
  `${routes.finder}?${ids.map((id) => `where=${id}`).join('&')}`;

/** The finder with these trips in the visitor's shortlist. */
export const shortlistPath = (ids: readonly string[]) => `${finderPath}?${ids.map((id) => `keep=${id}`).join('&')}`;

/** Sections of the home page that other pages link to (specification, section 2). */
export const homeAnchors = ['home', 'company', 'packages', 'domestic', 'honeymoon', 'contact'] as const;
export const homeAnchorPath = (anchor: (typeof homeAnchors)[number]) => `${homePath}#${anchor}`;

/** The file of a downloadable itinerary; `scripts/assets/pdf` writes it. */
export const itineraryFile = (id: string) => `/itineraries/${id}.pdf`;

/** One departure as a calendar file; `scripts/assets/calendars` writes it. @param leaves YYYY-MM-DD */
export const departureFile = (id: string, leaves: string) => `/departures/${id}-${leaves}.ics`;

/** The size in pixels of the pictures for sharing. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The picture for sharing a page; `scripts/assets/social` writes it. */
export const socialFile = (path: string) =>
  `/social/${path === routes.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** The formats of a map in pixels: an upright one for phones, a wide one for other screens and for print. */
export const mapSizes = { tall: { width: 320, height: 420 }, wide: { width: 720, height: 460 } } as const;

export type MapFormat = keyof typeof mapSizes;

/** The file of a map; `packages/maps` draws it. @param id of a trip, or the result of `stateMap` */
export const mapFile = (id: string, format: MapFormat) => `/maps/${id}-${format}.svg`;

/** The map of India whose marks lead to trips: its size in pixels, and its file. */
export const indiaMapSize = { width: 320, height: 361 } as const;
export const indiaMapFile = '/maps/india.svg';

/** The id of the map of a state's tours. */
export const stateMap = (id: StateId) => `state-${id}`;

/** The files of one picture: a 4:3 card, a 16:7 hero for wide screens and a 3:4 hero for phones. */
export const posterFile = (picture: string, format: 'card' | 'wide' | 'tall') =>
  `/posters/${picture}${format === 'card' ? '' : `-${format}`}.svg`;

/**
 * The name of the files of a trip's photograph. The first has the name of the picture that it replaces. No id has two hyphens in a row, so
 * names cannot collide.
 * @param number counts from 1
 */
export const photoName = ({ id, picture }: { id: string; picture: string }, number: number) =>
  number === 1 ? picture : `${id}--${number}`;

/** The file of a photograph in one of the widths from the build. */
export const photoFile = (name: string, width: number, format: 'avif' | 'jpg') => `/photos/${name}-${width}.${format}`;

/** The script that parses searches in the finder; `scripts/assets/ask` builds it. */
export const askFile = '/ask/reader.js';

/** The script with the prices of all trips; `scripts/assets/party` builds it. */
export const pricesFile = '/party/prices.js';

/** The small square picture in a trip's row; `scripts/assets/thumbnails` writes it. @param picture its drawing or photograph */
export const thumbnailFile = (picture: string) => `/thumbnails/${picture}.webp`;
