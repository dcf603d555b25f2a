/** Every path of the site. No other module writes one. */
import type { MonthId, StateId } from './schema/types';

export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  destinations: '/destinations',
  honeymoon: '/packages/honeymoon',
  domestic: '/packages/domestic',
  groupTours: '/packages/group-tours',
  explorePackages: '/explore-packages',
  planCustomTrip: '/plan-custom-trip',
  bookNow: '/book-now',
  allPackages: '/view-all-packages',
  finder: '/trips',
  itineraries: '/itinerary-download',
  whenToGo: '/when-to-go',
  terms: '/terms',
  privacy: '/privacy',
  cancellations: '/cancellations',
  complaints: '/complaints',
  accessibility: '/accessibility',
  /** Shown by the service worker alone. */
  offline: '/offline',
} as const;

export const destinationPath = (id: string) => `${routes.destinations}/${id}`;

/** The page of one trip, whichever collection it belongs to. */
export const tripPath = (id: string) => `/packages/${id}`;

/** The same at its map. */
export const tripRoutePath = (id: string) => `${tripPath(id)}#route`;

/** The chart of the year with one month chosen. */
export const monthPath = (id: MonthId) => `${routes.whenToGo}#${id}`;

/** The page of one state: all its tours, its months, the way there. */
export const statePath = (id: StateId) => `${routes.domestic}/${id}`;

/** A collection of trips that people search for: from a town, of a kind, for a weekend. */
export const collectionPath = (slug: string) => `/trips/${slug}`;

/** The page of one month, by its name in full: a selection of its trips. */
export const monthPagePath = (slug: string) => `${routes.whenToGo}/${slug}`;

/** The domestic tours page, already filtered to one state. */
export const stateFilterPath = (id: StateId) => `${routes.domestic}?state=${id}`;

/** The booking wizard with a trip chosen in it. */
export const bookTripPath = (id: string) => `${routes.bookNow}?package=${id}`;

/** The contact page with a trip named in its message; home's form takes the same parameter. @param trip its name */
export const contactAboutPath = (trip: string) => `${routes.contact}?about=${encodeURIComponent(trip)}`;

/** The finder with a text already searched for. */
export const finderSearchPath = (text: string) => `${routes.finder}?search=${encodeURIComponent(text)}`;

/** The finder with one choice made. */
export const finderChoicePath = (group: string, id: string) => `${routes.finder}?${group}=${id}`;

/** The finder with one choice made, and a month. */
export const finderMonthPath = (group: string, id: string, month: MonthId) =>
  `${finderChoicePath(group, id)}&month=${month}`;

/** The finder with all trips of some places. @param ids as its group 'where' knows them */
export const finderPlacesPath = (ids: readonly string[]) =>
  `${routes.finder}?${ids.map((id) => `where=${id}`).join('&')}`;

/** The finder with these trips in the visitor's list. */
export const shortlistPath = (ids: readonly string[]) => `${routes.finder}?${ids.map((id) => `keep=${id}`).join('&')}`;

/** Sections of the home page that other pages link to (specification, section 2). */
export const homeAnchors = ['home', 'company', 'packages', 'domestic', 'honeymoon', 'contact'] as const;
export const homeAnchorPath = (anchor: (typeof homeAnchors)[number]) => `${routes.home}#${anchor}`;

/** The file a downloadable itinerary is published as; `scripts/assets/pdf` writes it. */
export const itineraryFile = (id: string) => `/itineraries/${id}.pdf`;

/** One departure as a calendar file; `scripts/assets/calendars` writes it. @param leaves YYYY-MM-DD */
export const departureFile = (id: string, leaves: string) => `/departures/${id}-${leaves}.ics`;

/** The size of the pictures shown when a page is shared, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The picture of a page when it is shared; `scripts/assets/social` writes it. */
export const socialFile = (path: string) =>
  `/social/${path === routes.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** The drawings of one map in pixels: the upright one of a phone, the wide one of other screens and of print. */
export const mapSizes = { tall: { width: 320, height: 420 }, wide: { width: 720, height: 460 } } as const;

export type MapFormat = keyof typeof mapSizes;

/** A map; `scripts/assets/maps` draws it. @param id of a trip, or what `stateMap` says */
export const mapFile = (id: string, format: MapFormat) => `/maps/${id}-${format}.svg`;

/** The map of India whose marks lead to trips, in pixels, and its file. */
export const indiaMapSize = { width: 320, height: 361 } as const;
export const indiaMapFile = '/maps/india.svg';

/** The map of a state's tours. */
export const stateMap = (id: StateId) => `state-${id}`;

/** The drawings of one picture: the 4:3 card, the 16:7 hero of a wide screen and the 3:4 hero of a phone. */
export const posterFile = (picture: string, format: 'card' | 'wide' | 'tall') =>
  `/posters/${picture}${format === 'card' ? '' : `-${format}`}.svg`;

/**
 * What the files of a trip's photograph are called: the first like the picture whose place it takes. No id has two hyphens in a row.
 * @param number from 1
 */
export const photoName = ({ id, picture }: { id: string; picture: string }, number: number) =>
  number === 1 ? picture : `${id}--${number}`;

/** A photograph in one of the widths that the build made. */
export const photoFile = (name: string, width: number, format: 'avif' | 'jpg') => `/photos/${name}-${width}.${format}`;

/** What reads asks in the finder; `scripts/assets/ask` builds it. */
export const askFile = '/ask/reader.js';

/** The small square picture of a trip's row; `scripts/assets/thumbnails` makes it. @param picture its drawing or photograph */
export const thumbnailFile = (picture: string) => `/thumbnails/${picture}.webp`;
