/** The default order of the finder's list: trips at their best now, mixed so that the first screen shows the variety. */
import type { MonthId } from '../../ids/months';
import { today } from './build-day';
import { monthOf } from './months';
import { facetsOf } from '../trip-facets';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

/** The number of preceding trips in the list that a trip should differ from: about as many rows as two screens of a phone. */
const neighbours = 6;

/** The upper limits of price bands in rupees. Prices in one band count as alike. */
const bands = [10_000, 15_000, 25_000, 50_000, Infinity];

/** The features of a trip that a reader of the list sees: place, price band, kinds and company. */
function marksOf(trip: Trip): string[] {
  const { where, price, kinds, company } = facetsOf(trip);
  return [...where, `costs ${bands.findIndex((most) => price < most)}`, ...kinds, ...company];
}

/** Ranks the season: 0 for best, 1 for fair, 2 for off season. */
const seasonIn = ({ season }: Trip, month: MonthId) =>
  season.best.includes(month) ? 0 : season.fair.includes(month) ? 1 : 2;

/**
 * Trips at their best in a month, then the fair ones, then the others. Among these, the next is always the one with least in common with
 * the few before it. Ties go to the better rated, then to the order of the catalogue.
 */
export function mixedForMonth(some: readonly Trip[], month: MonthId): Trip[] {
  const left = some
    .map((trip) => ({ trip, marks: marksOf(trip), season: seasonIn(trip, month) }))
    .sort((one, other) => one.season - other.season || other.trip.rating - one.trip.rating);
  const mixed: (typeof left)[number][] = [];
  while (left.length > 0) {
    const season = left[0]?.season;
    const before = mixed.slice(-neighbours).reverse();
    let [least, at] = [Infinity, 0];
    for (let index = 0; index < left.length && left[index]?.season === season; index++) {
      // A similarity counts more the nearer the neighbour is.
      const alike = before.reduce(
        (sum, { marks }, far) =>
          sum + marks.filter((mark) => left[index]?.marks.includes(mark)).length * (neighbours - far),
        0,
      );
      if (alike < least) [least, at] = [alike, index];
    }
    mixed.push(...left.splice(at, 1));
  }
  return mixed.map(({ trip }) => trip);
}

/** Every trip in that order, for the month of the build. */
export const bestNow: readonly Trip[] = mixedForMonth(trips, monthOf(today));
