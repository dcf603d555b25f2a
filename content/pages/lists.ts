import { destinationIds } from '../ids/destinations';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { capitalised } from '../format/capitalised';
import { counted } from '../format/counted';
import { routes } from '../routes';
import { domesticTrips, groupTrips, honeymoonTrips } from '../catalogue/trips';

/** The number of states with tours on the domestic page. */
export const statesWithTours = Object.values(domesticTrips).filter(({ length }) => length > 0).length;

/** The smallest and the largest group size: '12 to 50'. */
const groupSizes = [
  Math.min(...groupTrips.map(({ groupSize }) => groupSize.from)),
  Math.max(...groupTrips.map(({ groupSize }) => groupSize.to)),
].join(' to ');

/** Texts of the pages that show a collection; breadcrumbs use `name`. */
export const destinationsPage = {
  name: 'Destinations',
  title: 'Destinations in India and abroad',
  description: `Kerala, Tamil Nadu, Kashmir, Goa, Thailand, Bali and more: ${counted(destinationIds.length, 'place')} with how long to stay, what to see and which tours go there.`,
  picture: 'destinations',
  hero: { title: 'Where to wake up', subtitle: '9+ destinations that most people ask for, then the rest of the map.' },
  explore: 'Explore',
} as const;

export const honeymoonPage = {
  name: 'Honeymoon Packages',
  title: 'Honeymoon packages with prices per couple',
  description: `${capitalised(counted(honeymoonTrips.length, 'honeymoon'))} in Kerala, Kashmir, Manali, the Andamans, Udaipur and Bali, each with its price per couple and what it includes.`,
  picture: 'honeymoon',
  hero: {
    title: 'Just the two of you',
    subtitle: 'Prices are per couple, and each includes private transfers and breakfast.',
  },
  heading: capitalised(counted(honeymoonTrips.length, 'honeymoon')),
  action: 'Book Honeymoon Package',
} as const;

export const groupToursPage = {
  name: 'Group Tours',
  title: 'Group tours with fixed departures',
  description: `${capitalised(counted(groupTrips.length, 'tour'))} with a tour manager, fixed departures and groups of ${groupSizes}: Kashmir, Kashi, Rajasthan, the Andamans, Thailand, Singapore.`,
  picture: 'group-tours',
  hero: {
    title: 'Better in company',
    subtitle: `You leave on a fixed date with one tour manager and ${groupSizes} people.`,
  },
  heading: 'Departures',
  action: 'Join Group Tour',
} as const;

export const domesticPage = {
  name: 'Domestic Tours',
  title: `Domestic tours across ${statesWithTours} states of India`,
  description:
    'Choose a state and see its tours with days, stops and prices: Tamil Nadu, Kerala, Rajasthan, Himachal, Sikkim, Odisha and more.',
  picture: 'domestic',
  hero: { title: 'India, state by state', subtitle: 'Choose a state to see its tours and prices.' },
  chooser: 'Choose a state',
  /** @param state the state's name as printed */
  all: (state: string) => `All of ${state}: every tour, the best months, how to get there`,
  empty: {
    heading: 'No packages available',
    /** @param state the state's name as printed */
    line: (state: string) => `We're working on adding tour packages for ${state}. Check back soon!`,
    /** Appears if packages, honeymoons or group tours go to that state. */
    others: (state: string) => `Our other trips in ${state}`,
  },
} as const;

export const explorePage = {
  name: 'Explore Packages',
  title: 'Explore packages in India and abroad',
  description:
    'Our signature packages on one page, with the stops they make: South India, Goa, the Golden Triangle, Singapore, Thailand, Dubai, Malaysia and Bali.',
  picture: 'explore',
  hero: { title: 'Pick a road', subtitle: 'These are our signature packages and the stops they make.' },
  more: 'Search and compare them',
} as const;

export const allPackagesPage = {
  name: 'All Packages',
  title: 'All travel packages: search, filter and sort',
  description:
    'Search our signature packages by name or kind, filter domestic, honeymoon and international, and sort by name, price or rating.',
  picture: 'all-packages',
  hero: { title: 'All Travel Packages', subtitle: 'Each shows its stops, its days and its price.' },
  search: { label: 'Search packages', placeholder: 'Search packages...' },
  categories: [
    { id: 'all', label: 'All' },
    { id: 'domestic', label: 'Domestic' },
    { id: 'honeymoon', label: 'Honeymoon' },
    { id: 'international', label: 'International' },
  ],
  sorts: [
    { id: 'name', label: 'Sort by Name' },
    { id: 'price', label: 'Sort by Price' },
    { id: 'rating', label: 'Sort by Rating' },
  ],
  empty: { heading: 'No packages found', line: 'Try adjusting your search or filters', action: 'Show All Packages' },
} as const;

/** Appears on the two pages that list the signature packages, with links to all other trips. */
export const signatureNote = {
  /** @param shown the number of signature packages @param others the number of other trips */
  line: (shown: number, others: number) => `These are our ${shown} signature packages. ${others} more trips are under`,
  links: [
    { label: domesticPage.name, href: routes.domestic },
    { label: honeymoonPage.name, href: routes.honeymoon },
    { label: groupToursPage.name, href: routes.groupTours },
  ],
} as const;

export const itinerariesPage = {
  name: 'Itinerary Download',
  title: 'Download itineraries as PDF',
  description: `${capitalised(counted(itineraryCards.length, 'day-by-day plan'))} to print or keep on the phone: Kerala, Goa, Rajasthan, Thailand, Dubai and Himachal, with driving times.`,
  picture: 'itineraries',
  hero: { title: 'Download Itineraries', subtitle: 'Each plan goes day by day, with driving times and meals.' },
  choose: 'Choose your itinerary',
  action: 'Download Itinerary',
  custom: {
    heading: 'Need a Custom Itinerary?',
    text: 'If you need other dates or other towns, or have a wedding to be at on the third day, tell us, and we write one for you.',
    action: 'Request Custom Itinerary',
  },
} as const;
