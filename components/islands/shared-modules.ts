/** The modules that `core.ts` provides to the files of other islands, by their import names. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@/components/islands/motion',
  '@/components/islands/island',
  '@/components/islands/hydrate',
  '@/components/islands/query-store',
] as const;

/** Every island: the file in this folder that defines it, and the name of its export. */
export const islands: Readonly<Record<string, readonly [file: string, component: string]>> = {
  'card-filter': ['filters/card-filter', 'CardFilter'],
  'contact-form': ['forms/contact-form', 'ContactForm'],
  'float-on-scroll': ['menus/float-on-scroll', 'FloatOnScroll'],
  'home-form': ['forms/home-form', 'HomeForm'],
  'nav-dropdown': ['menus/nav-dropdown', 'NavDropdown'],
  'package-search': ['filters/package-search', 'PackageSearch'],
  'party-bar': ['party/party-bar', 'PartyBar'],
  'phone-menu': ['menus/phone-menu', 'PhoneMenu'],
  'state-carousel': ['filters/state-carousel', 'StateCarousel'],
  'trip-finder': ['filters/trip-finder', 'TripFinder'],
  'trip-price': ['party/trip-price', 'TripPrice'],
  wizard: ['forms/wizard', 'Wizard'],
};

/** The islands that are fetched when they are used, or once the address names who travels or when (`party/on-demand.ts`). */
export const onDemandIslands: readonly string[] = ['party-bar', 'trip-price'];

/** The islands of the header, which every page has: their code is in the same file as `core.ts`. */
export const coreIslands: readonly string[] = ['float-on-scroll', 'nav-dropdown', 'phone-menu'];
