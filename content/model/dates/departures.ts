/**
 * Group departures: the dates of a rule. Days are whole numbers in Indian time, so that neither the time zone nor the hour
 * of the build machine moves a date.
 */
import { monthIds, weekdays } from '../../ids/months';
import type { DepartureDate, GroupTrip } from '../../schema/types';

export type DepartureRule = GroupTrip['departures'];

/** A day without a time, as YYYY-MM-DD. */
export type Day = string;

export interface Departure extends Omit<DepartureDate, 'date' | 'asOf'> {
  leaves: Day;
  /** The last day of the tour. */
  returns: Day;
  /** The last day of the sale. */
  closes: Day;
  /** The day in whose night the group meets, if its flight leaves after midnight, and the hour if it is known. */
  meets?: { on: Day; at?: string | undefined };
  /** The day of the last change to the record of this date; undefined without a record. */
  asOf?: Day;
  /** The name of the peak dates that raise its price; undefined if it has a price of its own or costs the same as the trip. */
  peak?: string;
  /** True if the price is not fixed yet. */
  onRequest?: true;
  /** The festivals during the tour, with their days; undefined if there are none. */
  festivals?: readonly string[];
}

const dayLength = 24 * 60 * 60 * 1000;
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day after a number of days, or before it for a negative number. */
export const daysAfter = (day: Day, days: number): Day => toDay(timeOf(day) + days * dayLength);

/** The number of days from one day to a later one. */
export const daysBetween = (from: Day, to: Day): number => (timeOf(to) - timeOf(from)) / dayLength;

/** Days as spans of consecutive ones. @param days in order */
export function spansOfDays(days: readonly Day[]): { from: Day; until: Day }[] {
  const spans: { from: Day; until: Day }[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    if (before && daysAfter(before.until, 1) === day) before.until = day;
    else spans.push({ from: day, until: day });
  }
  return spans;
}

/** The nth occurrence of a weekday in a month. @param month 0 for January */
function nthWeekday(year: number, month: number, weekday: DepartureRule['weekday'], nth: number): Day {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const shift = (weekdays.indexOf(weekday) - first + 7) % 7;
  return toDay(Date.UTC(year, month, 1 + shift + 7 * (nth - 1)));
}

type Regular = Pick<DepartureRule, 'weekday' | 'weeks' | 'months'>;

/** The days in a month for weekday, weeks and months. @param month 0 for January; 12 is the January after */
const regularDays = ({ weekday, weeks, months: ids }: Regular, year: number, month: number): Day[] =>
  ids.includes(monthIds[month % 12] ?? 'jan')
    ? weeks.map((week) => nthWeekday(year + Math.floor(month / 12), month % 12, weekday, week))
    : [];

/** Returns whether a day follows from weekday, weeks and months. */
export const isRegular = (rule: Regular, day: Day): boolean =>
  regularDays(rule, Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1).includes(day);

/** Returns whether a day is a departure of the rule. */
export const isOfRule = (rule: Regular & { without?: readonly Day[] | undefined }, day: Day): boolean =>
  isRegular(rule, day) && !rule.without?.includes(day);

/** The fields of a date that the operator has not edited. */
export const asRuled = { extra: false, status: 'on sale' } as const;

/** Returns whether it can be booked before the sale ends. */
export const isBookable = ({ status }: Departure): boolean => status !== 'full' && status !== 'cancelled';

/** The last day on which it is listed. A date that cannot be booked is listed until the group leaves. */
export const listedUntil = (departure: Departure): Day => (isBookable(departure) ? departure.closes : departure.leaves);

/**
 * The departures of the next twelve months, earliest first.
 * @param days the length of the tour
 * @param today the day of the build; departures that were listed until an earlier day are omitted
 * @param years the number of twelve-month periods
 */
export function departuresOf(rule: DepartureRule, days: number, today: Day, years = 1): Departure[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = `${year + years}${today.slice(4)}`;
  const ruled = Array.from({ length: 12 * years + 1 }, (_, ahead) => regularDays(rule, year, month - 1 + ahead))
    .flat()
    .filter((day) => !rule.without.includes(day));
  const entered = new Map(rule.dates.map(({ date, ...own }) => [date, own]));
  return [...new Set([...ruled, ...entered.keys()])]
    .sort()
    .map((leaves) => ({
      leaves,
      returns: daysAfter(leaves, days - 1),
      closes: daysAfter(leaves, -rule.closesDaysBefore),
      ...(rule.meetsNightBefore ? { meets: { on: daysAfter(leaves, -1), at: rule.meetsAt } } : {}),
      ...(entered.get(leaves) ?? asRuled),
    }))
    .filter((departure) => listedUntil(departure) >= today && departure.leaves <= last);
}
