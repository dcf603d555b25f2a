import { gateways } from '../ids/gateways';
import { tripNotesOf } from '../catalogue/trip-notes';
import type { BookingFacts } from './booking-link';
import type { CardTrip } from '../model/card-trip';

/** The trip's data for the booking form. @param page path of the page with the button */
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
