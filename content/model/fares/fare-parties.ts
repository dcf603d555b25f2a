/** The parties that a trip is sold to. It needs the record alone, because the editor's checks in the browser use it too. */
import type { Trip } from '../../schema/types';

/** The people who travel together, by fare. */
export interface Party {
  /** 1 to 50. */
  adults: number;
  /** Children who want a bed. */
  childrenWithBed: number;
  /** Other children: they sleep without a bed where the operator's rules on rooms allow it. */
  childrenWithoutBed: number;
  /** Children too young for a child's fare, without babies. */
  youngChildren?: number;
  babies?: number;
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

/** Returns whether a trip is sold to two people only, so that nobody has to say who travels. */
export const isForTwoOnly = (trip: Pick<SoldTrip, 'days' | 'basis' | 'category' | 'alsoFor'>): boolean =>
  fareKindOf(trip) === 'for two' && trip.alsoFor.length === 0;

/** The part of a person's fare in rupees that is the same for everyone. */
export const sameForAllOf = ({ sameForAll }: { sameForAll: readonly { rupees: number }[] }): number =>
  sameForAll.reduce((sum, { rupees }) => sum + rupees, 0);
