/** A trip of any collection in the one shape a card prints. */
import type { TripNotes, TripRecord } from '../schema/types';

export interface CardTrip {
  id: string;
  name: string;
  days: number;
  /** Rupees, for what `basis` says. */
  price: number;
  basis: TripRecord['basis'];
  rating: number;
  picture: string;
  /** Places in the order of the route, or highlights. */
  stops: readonly string[];
  /** True when its price is taxed as a tour abroad. */
  abroad: boolean;
  /** Where it starts, and its year. */
  notes: Pick<TripNotes, 'gateway' | 'season'>;
}

/** The places or highlights of a trip, whichever its record has. */
const stopsOf = (record: TripRecord): readonly string[] =>
  'itinerary' in record ? record.itinerary : record.highlights;

/** Its name: the seed catalogue says `name`, the other collections say `title`. */
export const nameOf = (record: TripRecord): string => ('title' in record ? record.title : record.name);

/** A trip as a card prints it. */
export function cardTripOf(record: TripRecord): CardTrip {
  const { id, days, price, basis, rating, picture, abroad } = record;
  return {
    id,
    name: nameOf(record),
    days,
    price,
    basis,
    rating,
    picture,
    stops: stopsOf(record),
    abroad,
    notes: record,
  };
}
