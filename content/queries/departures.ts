/**
 * Group departures: from a rule to its words and to dates. Days are counted as whole numbers in Indian time, so that neither the time zone
 * nor the hour of the machine that builds moves a date.
 */
import { gateways } from '../catalogue/gateways';
import { monthIds, months, weekdays, type MonthId } from '../catalogue/months';
import { capitalised } from '../format/capitalised';
import { joined } from '../format/joined';
import type { DepartureDate, GroupTrip } from '../schema/types';

export type DepartureRule = GroupTrip['departures'];

/** A day without a time, as YYYY-MM-DD. */
export type Day = string;

export interface Departure extends Omit<DepartureDate, 'date' | 'asOf'> {
  leaves: Day;
  /** The last day of the tour. */
  returns: Day;
  /** The last day on which it is sold. */
  closes: Day;
  /** The day in whose night the group meets, where its flight leaves after midnight, and the hour where it is known. */
  meets?: { on: Day; at?: string | undefined };
  /** The day on which something was entered of it; absent where nothing was. */
  asOf?: Day;
  /** The peak dates for which it costs more; absent where the price is its own or the trip's. */
  peak?: string;
  /** Nobody has fixed yet what it costs. */
  onRequest?: true;
  /** The festivals that it meets, with their days; absent where it meets none. */
  festivals?: readonly string[];
}

const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const;

/** True when each month follows the one before it, December being followed by January. */
const isSeason = (ids: readonly MonthId[]) =>
  ids.length > 2 && ids.every((id, at) => at === 0 || monthIds[(monthIds.indexOf(ids[at - 1] ?? id) + 1) % 12] === id);

/** The rule as a traveller reads it: 'First and second Saturday of April, from Delhi'. */
export function departureText({ weekday, weeks, months: ids, from }: DepartureRule): string {
  const which = joined(weeks.map((week) => ordinals[week - 1] ?? '')).toLowerCase();
  const day = `${capitalised(which)} ${weekday}`;
  const name = (id: MonthId | undefined) => (id ? months[id] : '');
  const when =
    ids.length === 12
      ? ' of the month'
      : isSeason(ids)
        ? ` of the month, ${name(ids[0])} to ${name(ids.at(-1))}`
        : ` of ${joined(ids.map(name))}`;
  return `${day}${when}, from ${gateways[from]}`;
}

const dayLength = 24 * 60 * 60 * 1000;
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier for a negative number. */
export const daysAfter = (day: Day, days: number): Day => toDay(timeOf(day) + days * dayLength);

/** The day of a year and month on which a weekday stands for the nth time. @param month 0 for January */
function nthWeekday(year: number, month: number, weekday: DepartureRule['weekday'], nth: number): Day {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const shift = (weekdays.indexOf(weekday) - first + 7) % 7;
  return toDay(Date.UTC(year, month, 1 + shift + 7 * (nth - 1)));
}

type Regular = Pick<DepartureRule, 'weekday' | 'weeks' | 'months'>;

/** The days of a month that weekday, weeks and months give. @param month 0 for January; 12 is the January after */
const regularDays = ({ weekday, weeks, months: ids }: Regular, year: number, month: number): Day[] =>
  ids.includes(monthIds[month % 12] ?? 'jan')
    ? weeks.map((week) => nthWeekday(year + Math.floor(month / 12), month % 12, weekday, week))
    : [];

/** Whether weekday, weeks and months give a day. */
export const isRegular = (rule: Regular, day: Day): boolean =>
  regularDays(rule, Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1).includes(day);

/** Whether the rule gives a day. */
export const isOfRule = (rule: Regular & { without?: readonly Day[] | undefined }, day: Day): boolean =>
  isRegular(rule, day) && !rule.without?.includes(day);

/** A date of which nothing was entered. */
export const asRuled = { extra: false, status: 'on sale' } as const;

/** Whether it can be booked, as long as it is sold. */
export const isBookable = ({ status }: Departure): boolean => status !== 'full' && status !== 'cancelled';

/** The last day on which it is listed: one that cannot be booked is told of until the group leaves. */
export const listedUntil = (departure: Departure): Day => (isBookable(departure) ? departure.closes : departure.leaves);

/**
 * The departures of the next twelve months, earliest first.
 * @param days how long the tour is
 * @param today the day of the build; a departure that was listed until an earlier day is left out
 * @param years more than one: of so many times twelve months
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
