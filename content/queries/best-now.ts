/** The order of the finder's list before anything is asked: what is at its best now, mixed, so that its first screen shows what there is. */
import { monthIds, type MonthId } from '../catalogue/months';
import { today } from './build-day';
import type { Day } from './departures';
import { facetsOf } from './trip-facets';
import { trips, type Trip } from './trips';

/** The month of a day. @param day YYYY-MM-DD */
export const monthOf = (day: Day): MonthId => monthIds[Number(day.slice(5, 7)) - 1] ?? 'jan';

/** Neighbours in the list that a trip should differ from: about as many rows as two screens of a phone. */
const neighbours = 6;

/** Rupees up to which prices are of one kind. */
const bands = [10_000, 15_000, 25_000, 50_000, Infinity];

/** What a reader of the list sees of a trip: where it is, of which kind, for how much. */
function marksOf(trip: Trip): string[] {
  const { where, price, kinds, company } = facetsOf(trip);
  return [`in ${where}`, `costs ${bands.findIndex((most) => price < most)}`, ...kinds, ...company];
}

/** 0 for best, 1 for fair, 2 for off season. */
const seasonIn = ({ notes: { season } }: Trip, month: MonthId) =>
  season.best.includes(month) ? 0 : season.fair.includes(month) ? 1 : 2;

/**
 * Trips at their best in a month, then the fair ones, then the others. Each is the one that has least in common with the few before it; of
 * equals the better rated, then in the order of the catalogue.
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
      // The nearer the neighbour, the more a likeness counts.
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

/** Every trip, in that order for the month of the build. */
export const bestNow: readonly Trip[] = mixedForMonth(trips, monthOf(today));
