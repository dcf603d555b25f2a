/** The shape of a collection page: a question people search for, answered with trips. */
import type { ListText } from '../../catalogue/lists';
import { accessOf } from '../../model/route/access';
import type { FinderGroupId } from '../../words/finder';
import { facetsOf, type TripFacets, type TripKind } from '../../model/trip-facets';
import type { Trip } from '../../schema/types';

export type Order = (a: Trip, b: Trip) => number;

export interface CollectionText extends Omit<ListText, 'id'> {
  /** The last segment of its path. */
  slug: string;
}

/** A choice of the finder. */
export interface FinderChoice {
  group: FinderGroupId;
  id: string;
}

/** The trips of a page and their order. */
export interface Rule {
  has: (facets: TripFacets) => boolean;
  order: Order;
  /** The equivalent choice in the finder, if there is one. It shows all trips of the page, and perhaps more. */
  choice?: FinderChoice;
}

const priceOf = (trip: Trip) => facetsOf(trip).price;
const driveOf = (trip: Trip) => accessOf(trip).longestDrive;

export const byPrice: Order = (a, b) => priceOf(a) - priceOf(b);
export const byDays: Order = (a, b) => a.days - b.days || byPrice(a, b);
export const byDrive: Order = (a, b) => driveOf(a) - driveOf(b) || byDays(a, b);
export const byDaysThenDrive: Order = (a, b) => a.days - b.days || byDrive(a, b);

/** Sorts trips whose main kind is this one before those where it comes second or third. */
export const byWeight =
  (kind: TripKind): Order =>
  (a, b) =>
    a.kinds.indexOf(kind) - b.kinds.indexOf(kind) || byPrice(a, b);
