import { flightLines } from '../../../content/model/inclusions';
import type { GatewayId, Trip } from '../../../content/schema/types';
import { fieldInWords } from './words';

const inTamilNadu: readonly GatewayId[] = [
  'chennai',
  'coimbatore',
  'madurai',
  'tiruchirappalli',
  'salem',
  'kumbakonam',
];

interface Field {
  /** The path of the field in the form. */
  field: string;
  /** Returns whether the field applies to the trip. */
  isOf: (trip: Trip) => boolean;
  isFilled: (trip: Trip) => boolean;
}

/** The facts that every family asks for and only the operator can supply. */
const fields: readonly Field[] = [
  { field: 'hotels', isOf: ({ days }) => days > 1, isFilled: ({ hotels }) => hotels.length > 0 },
  ...(['vehicles', 'driverSpeaks'] as const).map((field) => ({
    field,
    isOf: ({ collection }: Trip) => collection !== 'groups',
    isFilled: (trip: Trip) => trip[field].length > 0,
  })),
  ...(['airline', 'baggage'] as const).map((one) => ({
    field: `flights.${one}`,
    isOf: (trip: Trip) => flightLines(trip).length > 0,
    isFilled: ({ flights }: Trip) => flights[one] !== '',
  })),
  {
    field: 'fromTamilNadu',
    isOf: ({ gateway }) => !inTamilNadu.includes(gateway),
    isFilled: ({ fromTamilNadu }) => fromTamilNadu !== '',
  },
  {
    field: 'leader',
    isOf: ({ collection }) => collection === 'groups',
    isFilled: (trip) => trip.collection === 'groups' && trip.leader !== undefined,
  },
];

/** A line for each field that applies to some trips and is empty: 'Hotels by night: empty in 3 trips (Bali Romance, …)'. */
export const unfilledTripFields = (trips: readonly Trip[]): string[] =>
  fields.flatMap(({ field, isOf, isFilled }) => {
    const empty = trips.filter((trip) => isOf(trip) && !isFilled(trip));
    const names = empty.slice(0, 3).map(({ name }) => name);
    const more = empty.length > names.length ? [`${empty.length - names.length} more`] : [];
    const count = empty.length === 1 ? '1 trip' : `${empty.length} trips`;
    return empty.length === 0
      ? []
      : [`${fieldInWords('trips', field)}: empty in ${count}: ${[...names, ...more].join(', ')}`];
  });
