import { gateways } from '../catalogue/gateways';
import { tripNotesOf } from '../catalogue/trip-notes';
import type { BookingFacts } from '../format/booking-link';
import type { CardTrip } from './card-trip';

/** What the booking form is told of a trip. @param page path of the page whose button leads there */
export const bookingFactsOf = (
  { id, name, price }: Pick<CardTrip, 'id' | 'name' | 'price'>,
  page: string,
): BookingFacts => ({
  trip: name,
  id,
  from: gateways[tripNotesOf(id).gateway],
  price,
  page,
});
