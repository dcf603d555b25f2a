/** The pages that show a collection of trips or itineraries. */
import { destinationIds } from '../ids/destinations';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { pageTexts } from '../catalogue/page-texts';
import { capitalised } from '../format/capitalised';
import { counted } from '../format/counted';
import { filled, filledFor } from '../format/filled';
import { keysOf } from '../ids/keys-of';
import { routes } from '../routes';
import type { GroupTrip } from '../schema/types';
import { domesticTrips, groupTrips, honeymoonTrips } from '../catalogue/trips';

/** The number of states with tours on the domestic page. */
export const statesWithTours = Object.values(domesticTrips).filter(({ length }) => length > 0).length;

/** The smallest and the largest group size: '12 to 50'. */
const people = [
  Math.min(...groupTrips.map(({ groupSize }) => groupSize.from)),
  Math.max(...groupTrips.map(({ groupSize }) => groupSize.to)),
].join(' to ');

const {
  destinations,
  honeymoon,
  'group-tours': groupTours,
  domestic,
  'explore-packages': explorePackages,
  'all-packages': allPackages,
  itineraries,
} = pageTexts;

export const destinationsPage = {
  ...destinations,
  description: filled(destinations.description, { places: counted(destinationIds.length, 'place') }),
};

const honeymoons = { Honeymoons: capitalised(counted(honeymoonTrips.length, 'honeymoon')) };

export const honeymoonPage = {
  ...honeymoon,
  description: filled(honeymoon.description, honeymoons),
  heading: filled(honeymoon.heading, honeymoons),
};

const tours = { Tours: capitalised(counted(groupTrips.length, 'tour')), people };

export const groupToursPage = {
  ...groupTours,
  description: filled(groupTours.description, tours),
  hero: { ...groupTours.hero, subtitle: filled(groupTours.hero.subtitle, { people }) },
  people: (size: GroupTrip['groupSize']) => filled(groupTours.people, size),
};

const { someOfTours, ...domesticText } = domestic;

/** In these texts `state` is the name of a state as printed. */
export const domesticPage = {
  ...domesticText,
  title: filled(domestic.title, { states: statesWithTours }),
  /** @param count the number of tours on this page @param total the number in the state, which other pages say */
  tours: (count: number, total: number) =>
    count < total ? filled(someOfTours, { count, total }) : filledFor(domestic.tours, count),
  all: (state: string) => filled(domestic.all, { state }),
  empty: {
    heading: domestic.empty.heading,
    line: (state: string) => filled(domestic.empty.line, { state }),
    /** Appears if packages, honeymoons or group tours go to that state. */
    others: (state: string) => filled(domestic.empty.others, { state }),
  },
};

export const explorePage = {
  ...explorePackages,
  count: (count: number) => filledFor(explorePackages.count, count),
};

const labelled = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  keysOf(labels).map((id) => ({ id, label: labels[id] }));

const { others: otherLists, ...allPackagesText } = allPackages;

export const allPackagesPage = {
  ...allPackagesText,
  categories: labelled(allPackages.categories),
  sorts: labelled(allPackages.sorts),
};

/** Appears on the two pages that list the signature packages, with links to all other trips. */
export const signatureNote = {
  /** @param shown the number of signature packages @param others the number of other trips */
  line: (shown: number, others: number) => filled(otherLists, { shown, others }),
  links: [
    { label: domesticPage.name, href: routes.domestic },
    { label: honeymoonPage.name, href: routes.honeymoon },
    { label: groupToursPage.name, href: routes.groupTours },
  ],
};

export const itinerariesPage = {
  ...itineraries,
  description: filled(itineraries.description, {
    Plans: capitalised(counted(itineraryCards.length, 'day-by-day plan')),
  }),
};
