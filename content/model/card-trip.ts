/** A trip of any collection, in the shape that a card needs. */
import type { TripNotes, TripRecord } from '../schema/types';

export interface CardTrip {
  id: string;
  name: string;
  days: number;
  /** Whole rupees per `basis`. */
  price: number;
  basis: TripRecord['basis'];
  rating: number;
  picture: string;
  /** Places in the order of the route, or highlights. */
  stops: readonly string[];
  /** True if its price is taxed as a tour abroad. */
  abroad: boolean;
  /** The notes on its start and its season. */
  notes: Pick<TripNotes, 'gateway' | 'season'>;
}

/** The places or the highlights of a trip, depending on its record. */
const stopsOf = (record: TripRecord): readonly string[] =>
  'itinerary' in record ? record.itinerary : record.highlights;

/** A trip in the shape that a card needs. */
export function cardTripOf(record: TripRecord): CardTrip {
  const { id, days, price, basis, rating, picture, abroad } = record;
  return {
    id,
    name: record.name,
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
