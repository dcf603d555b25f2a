/**
 * The operator's rules on rooms, written a second time for tests: it tries every place for every child, and sums nothing up. It shares no
 * code with the model.
 */
import type { RoomRules } from '../../catalogue/fare-rules';

/** Where a child sleeps: in the second bed beside one adult, in an extra bed, or without a bed. */
export type Place = 'second' | 'extra' | 'floor';
const places = ['second', 'extra', 'floor'] as const;

/** Where each of some children sleeps, in every combination. */
export const sleeping = (children: number): Place[][] =>
  children === 0 ? [[]] : sleeping(children - 1).flatMap((some) => places.map((place) => [...some, place]));

/** The people of one room. */
export interface InRoom {
  adults: number;
  /** The children, apart from small ones. Those who want a bed are the first. */
  beds: readonly Place[];
  wanting: number;
  /** Babies and small children. */
  small: number;
}

/** Returns whether the people may share a room and sleep so. */
export function isAllowed({ adults, beds, wanting, small }: InRoom, rules: RoomRules): boolean {
  const at = (place: Place) => beds.filter((one) => one === place).length;
  if (adults === 0 || adults + beds.length + small > rules.most) return false;
  if (beds.slice(0, wanting).includes('floor')) return false;
  // Two adults fill both beds of the room. An adult without another shares with the first child.
  if (at('second') > (adults === 1 ? 1 : 0)) return false;
  if (adults === 1 && beds.length > 0 && at('second') === 0) return false;
  if (Math.max(adults - 2, 0) + at('extra') > rules.extraBeds) return false;
  return at('floor') <= (adults > 2 && !rules.childBesideThird ? 0 : rules.withoutBed);
}
