/** Every path of the site. No other module writes one. */
import type { MonthId, StateId } from './types';

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

/** The page of one package, whichever collection it belongs to. */
export const packagePath = (id: string) => `/packages/${id}`;

/** The tours that are at their best in one month. */
export const monthPath = (id: MonthId) => `${routes.whenToGo}#${id}`;

/** The domestic tours page, already filtered to one state. */
export const statePath = (id: StateId) => `${routes.domestic}?state=${id}`;

/** Sections of the home page that other pages link to (specification, section 2). */
export const homeAnchors = ['home', 'company', 'packages', 'domestic', 'honeymoon', 'contact'] as const;
export const homeAnchorPath = (anchor: (typeof homeAnchors)[number]) => `${routes.home}#${anchor}`;

/** The file a downloadable itinerary is published as; `scripts/itineraries` writes it. */
export const itineraryFile = (id: string) => `/itineraries/${id}.pdf`;

/** The size of the pictures shown when a page is shared, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The picture of a page when it is shared; `scripts/social` writes it. */
export const socialFile = (path: string) =>
  `/social/${path === routes.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** The drawings of one picture: the 4:3 card, the 16:7 hero of a wide screen and the 3:4 hero of a phone. */
export const posterFile = (picture: string, format: 'card' | 'wide' | 'tall') =>
  `/posters/${picture}${format === 'card' ? '' : `-${format}`}.svg`;
