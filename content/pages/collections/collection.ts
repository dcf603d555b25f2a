/** What the page of a collection of trips is: a question people search for, answered with trips. */
import { accessOf } from '../../queries/access';
import type { FinderGroupId } from '../../queries/finder';
import { facetsOf, type TripFacets, type TripKind } from '../../queries/trip-facets';
import type { Trip } from '../../queries/trips';

export type Order = (a: Trip, b: Trip) => number;

export interface CollectionText {
  /** The last part of its path. */
  slug: string;
  /** That of one of its trips. */
  picture: string;
  /** In links and breadcrumbs. */
  name: string;
  title: string;
  description: string;
  heading: string;
  subtitle: string;
  /** Written for this page and true of no other: what one decides by, roads, weather. Facts from the records. */
  opening: string;
  /** Of the rules that the opening names: '2026-11'. */
  asOf?: string;
  /** How the trips are ordered, in words. */
  lead: string;
}

/** A choice of the finder. */
export interface FinderChoice {
  group: FinderGroupId;
  id: string;
}

export interface Collection extends CollectionText {
  has: (facets: TripFacets) => boolean;
  order: Order;
  /** What the finder calls the same, where it does: it shows all trips of the page, and perhaps more. */
  choice?: FinderChoice;
}

const priceOf = (trip: Trip) => facetsOf(trip).price;
const driveOf = ({ notes }: Trip) => accessOf(notes).longestDrive;

export const byPrice: Order = (a, b) => priceOf(a) - priceOf(b);
export const byDays: Order = (a, b) => a.days - b.days || byPrice(a, b);
export const byDrive: Order = (a, b) => driveOf(a) - driveOf(b) || byDays(a, b);
export const byDaysThenDrive: Order = (a, b) => a.days - b.days || byDrive(a, b);

/** Those made for what the page is about first, then those that have some of it. */
export const byWeight =
  (kind: TripKind): Order =>
  (a, b) =>
    a.kinds.indexOf(kind) - b.kinds.indexOf(kind) || byPrice(a, b);
