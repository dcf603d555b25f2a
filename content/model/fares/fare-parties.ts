/** The parties that a trip is sold to. It needs the record alone, because the editor's checks in the browser use it too. */
import type { Trip } from '../../schema/types';

/**
 * The people who travel together. Children travel with adults: a room for two takes one child with a bed and one without; a day tour takes
 * any number.
 */
export interface Party {
  /** 1 to 50. */
  adults: number;
  childrenWithBed: number;
  childrenWithoutBed: number;
}

/** The unit that a trip is sold in: rooms for two, seats in a car on a day tour, or one room for two people only. */
export type FareKind = 'rooms' | 'day' | 'for two';

/** The fields of a trip that its parties depend on. */
export interface SoldTrip extends Pick<Trip, 'days' | 'basis' | 'alsoFor' | 'childrenFrom'> {
  category?: string;
}

/** The fare kind of a trip. */
export function fareKindOf(trip: Pick<SoldTrip, 'days' | 'basis' | 'category'>): FareKind {
  if (trip.days === 1) return 'day';
  return trip.basis === 'per couple' || trip.category === 'honeymoon' ? 'for two' : 'rooms';
}

/** The parties in the tables of fares. On a day tour one adult is alone in the car, and children have no beds. */
export interface PartyRow {
  id:
    | 'one'
    | 'two'
    | 'three'
    | 'four'
    | 'childWithBed'
    | 'childWithoutBed'
    | 'bothChildren'
    | 'aloneInCar'
    | 'child'
    | 'children';
  party: Party;
}

const row = (id: PartyRow['id'], adults: number, childrenWithBed = 0, childrenWithoutBed = 0): PartyRow => ({
  id,
  party: { adults, childrenWithBed, childrenWithoutBed },
});

const couple = row('two', 2);
const othersInTheRoom = {
  thirdAdult: row('three', 3),
  childWithBed: row('childWithBed', 2, 1),
  childWithoutBed: row('childWithoutBed', 2, 0, 1),
} as const;

const rows = {
  rooms: [
    row('one', 1),
    couple,
    othersInTheRoom.thirdAdult,
    row('four', 4),
    othersInTheRoom.childWithBed,
    othersInTheRoom.childWithoutBed,
    row('bothChildren', 2, 1, 1),
  ],
  day: [row('aloneInCar', 1), couple, row('three', 3), row('four', 4), row('child', 2, 0, 1), row('children', 2, 0, 2)],
} as const;

/** The rows of the table on a trip's page. A trip without children has no rows for them. */
export const partiesOf = (trip: SoldTrip): readonly PartyRow[] => {
  const { alsoFor, childrenFrom } = trip;
  const fareKind = fareKindOf(trip);
  const all = fareKind === 'for two' ? [couple, ...alsoFor.map((who) => othersInTheRoom[who])] : rows[fareKind];
  return all.filter(({ party }) => childrenFrom !== null || party.childrenWithBed + party.childrenWithoutBed === 0);
};

/** The part of a person's fare in rupees that is the same for everyone. */
export const sameForAllOf = ({ sameForAll }: { sameForAll: readonly { rupees: number }[] }): number =>
  sameForAll.reduce((sum, { rupees }) => sum + rupees, 0);
