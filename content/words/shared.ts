/** Texts that more than one page shows, and those of small pages. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { keysOf } from '../ids/keys-of';
import { site } from '../site';

const { whyChoose: promises, card, buttons, ...aroundPlace } = pageTexts.destination;

/** The strip on every destination page (specification, section 2). */
export const whyChoose = {
  ...promises,
  heading: filled(promises.heading, { company: site.name }),
  cards: keysOf(promises.cards).map((icon) => ({ icon, ...promises.cards[icon] })),
};

export const tripCard = card;

/** The buttons at the top of every destination page. */
export const placeButtons = buttons;

/** The fixed texts of a destination page, around those of its record. */
export const placePage = {
  ...aroundPlace,
  /** @param days the length of the trip that the itinerary is from */
  sample: (days: number) => filled(aroundPlace.sample, { days }),
  /** @param count the number of highlights that its card leaves out */
  moreHighlights: (count: number) => filled(aroundPlace.moreHighlights, { count }),
  searchTitle: (place: string, price: string) => filled(aroundPlace.searchTitle, { place, price }),
  /** @param place its name */
  moreTrips: (place: string) => filled(aroundPlace.moreTrips, { place }),
};

export const { 'not-found': notFoundPage, offline: offlinePage, 'custom-trip': customTripPage } = pageTexts;
