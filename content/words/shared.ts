/** Texts that more than one page shows. */
import { site } from '../site';

/** The strip on every destination page (specification, section 2). */
export const whyChoose = {
  heading: `Why Choose ${site.name}`,
  tagline: '18+ years of experience in crafting memorable journeys',
  cards: [
    { icon: 'experience', title: '18+ Years Experience', text: 'Trusted by thousands of happy travelers' },
    { icon: 'price', title: 'Best Price Guarantee', text: 'Competitive rates with no hidden charges' },
    { icon: 'support', title: '24/7 Support', text: 'Round-the-clock assistance during your trip' },
  ],
} as const;

export const tripCard = {
  badge: 'SUPER DEAL',
  attractions: 'Core Attractions',
  facts: 'Quick Facts',
  speciality: 'Trip Speciality',
  book: 'Book This Package',
} as const;

/** The buttons at the top of every destination page. */
export const placeButtons = { trips: 'See tours', ask: 'Ask about it' } as const;

/** The fixed texts of a destination page, around those of its record. */
export const placePage = {
  highlights: 'Highlights',
  /** @param days the length of the trip that the itinerary is from */
  sample: (days: number) => `Sample ${days}-day itinerary`,
  wholeTrip: 'What is included, seasons and questions',
  /** @param place its name */
  moreTrips: (place: string) => `More trips to ${place}`,
  otherPlaces: 'Other places to go',
} as const;

/**
 * Headings over the pictures of single pages, and accessible names. They are apart from the pages' texts, because a change there would
 * change the page's date.
 */
export const pageParts = {
  about: { contact: 'Talk to us' },
  contact: { details: 'Phone, email, address and office hours', chat: 'WhatsApp' },
  groupTours: { dates: 'See departures' },
  honeymoon: { prices: 'See prices per couple' },
  itineraries: { list: 'Six itineraries' },
  allPackages: { list: 'Packages' },
} as const;

export const notFoundPage = {
  title: 'Page not found',
  description:
    'This address leads nowhere on our site. Go back home, look through the destinations, or ask a planner on WhatsApp or by phone.',
  picture: 'not-found',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'This road is not on our map. It may have moved, or there is a typing mistake in the address.',
  action: 'Return to Home',
  ask: 'Ask a planner',
} as const;

export const offlinePage = {
  title: 'No network',
  description:
    'There is no network just now. Pages you have opened before, and itineraries you downloaded, still open; a phone call needs no data.',
  heading: 'No network just now',
  text: 'You have not opened this page on this phone before, so it cannot be shown without a network. A call needs no data.',
  kept: 'Pages you have opened before and itineraries you have downloaded still open.',
  action: 'Return to Home',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'Something broke on our side, not on yours. Try once more, or reach us on the phone or on WhatsApp.',
  retry: 'Try again',
} as const;

export const customTripPage = {
  title: 'Plan a custom trip',
  description:
    'You are being taken to our booking form, which opens at an outside address. If nothing happens, follow the plain link on this page.',
  heading: 'Taking you to the booking form',
  text: 'If nothing happens, the form is here:',
  action: 'Open the booking form',
} as const;
