import { gateways } from '../ids/gateways';
import type { BookingFacts } from './booking-link';
import type { Trip } from '../schema/types';

/** The trip's data for the booking form. @param page path of the page with the button */
export const bookingFactsOf = (
  { id, name, price, gateway }: Pick<Trip, 'id' | 'name' | 'price' | 'gateway'>,
  page: string,
): BookingFacts => ({
  trip: name,
  id,
  from: gateways[gateway],
  price,
  page,
});
