/**
 * Whether a trip can start on a day. Pages, planner, finder, lists, feed and calendar files ask `startOn`, and nothing else. It needs plain
 * data only, because browsers use it too.
 */
import { weekdays } from '../../ids/months';
import type { Trip } from '../../schema/types';
import { daysAfter, type Day } from './departures';

/** The start days on which a trip meets a festival that it avoids. */
export interface Meeting {
  on: readonly { from: Day; until: Day }[];
  /** True if the trip cannot start then, false if another day is only better. */
  must: boolean;
  because: string;
}

/** The fields of a trip that decide when it can start. */
export interface StartTrip extends Pick<Trip, 'cannotStart' | 'closedOn' | 'fullOn'> {
  meets: readonly Meeting[];
  /** Days without a fixed price. */
  onRequest: readonly { from: Day; until: Day }[];
  /** The days on which a bookable group leaves; undefined if the trip leaves on any day. */
  leaves?: readonly Day[] | undefined;
}

/** The reasons why a trip cannot start on a day. `closed`: something on its road is shut in these weeks of each year. */
export type NoStart = 'dayOver' | 'noGroup' | 'closed' | 'full' | 'weekday' | 'festival';

/**
 * The answer for one day: 'yes' at a known price, with the reason why another day is better if there is one; 'request' if the price is not
 * fixed yet; 'no' with its reason, and for a closing day or a festival with the record's own words.
 */
export type Start =
  { can: 'yes'; butBecause?: string | undefined } | { can: 'request' } | { can: 'no'; why: NoStart; because?: string };

type Span = Trip['cannotStart'][number];

/** Returns whether a day is within a span of days. */
export const isOn = (day: Day) => (days: { from: Day; until: Day }) => days.from <= day && day <= days.until;

/** The last day of a span in a year, as month and day. */
const lastDayIn = ({ until, otherYears }: Span, year: string): string =>
  otherYears?.find((day) => day.startsWith(year))?.slice(5) ?? until;

/** Returns whether a day of the year is in a span on which a trip cannot start. @param day YYYY-MM-DD */
export function isShut({ cannotStart }: Pick<StartTrip, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return cannotStart.some((span) => {
    const until = lastDayIn(span, day.slice(0, 4));
    return span.from <= span.until ? span.from <= date && date <= until : date >= span.from || date <= until;
  });
}

/** The last day of a span on or after a day, as month and day: '10-13'. */
export function nextLastDay(span: Span, day: Day): string {
  const year = Number(day.slice(0, 4));
  const thisYear = lastDayIn(span, String(year));
  return thisYear >= day.slice(5) ? thisYear : lastDayIn(span, String(year + 1));
}

/** The number of the weekday, 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of the week on which a trip cannot start, because a day of it would fall on a closing day. */
export const startWeekdays = ({ day, weekdays: closed }: Trip['closedOn'][number]): string[] =>
  weekdays.filter((_, start) => closed.some((one) => weekdays[(start + day - 1) % weekdays.length] === one));

/** The closing day that a trip meets if it starts on a day. */
export const closingOn = ({ closedOn }: Pick<StartTrip, 'closedOn'>, day: Day) =>
  closedOn.find((closing) => startWeekdays(closing).includes(weekdays[weekdayOf(day)] ?? ''));

/**
 * Says whether a trip can start on a day.
 * @param day YYYY-MM-DD
 * @param today YYYY-MM-DD
 * @param pricedUntil the last day with a known price
 */
export function startOn(trip: StartTrip, day: Day, today: Day, pricedUntil: Day): Start {
  const { leaves, onRequest, fullOn, meets } = trip;
  const no = (why: NoStart, because?: string): Start => ({ can: 'no', why, ...(because ? { because } : {}) });
  if (day < today) return no('dayOver');
  // The operator sets the dates of a group, and the check names those that meet what the trip avoids.
  if (leaves) {
    if (!leaves.includes(day)) return no('noGroup');
  } else {
    if (isShut(trip, day)) return no('closed');
    const closing = closingOn(trip, day);
    if (closing) return no('weekday', closing.because);
    const festival = meets.find(({ must, on }) => must && on.some(isOn(day)));
    if (festival) return no('festival', festival.because);
    if (fullOn.some(isOn(day))) return no('full');
  }
  if (day > pricedUntil || onRequest.some(isOn(day))) return { can: 'request' };
  return { can: 'yes', butBecause: meets.find(({ on }) => on.some(isOn(day)))?.because };
}

/** How many days to look for another start: more than a year, in case a trip starts in one season only. */
const farthest = 400;

/** The nearest days before and after a day on which a trip can start, at a price or on request. */
export function nearestStarts(trip: StartTrip, day: Day, today: Day, pricedUntil: Day): { before?: Day; after?: Day } {
  const find = (step: 1 | -1) => {
    for (let far = 1; far <= farthest; far++) {
      const other = daysAfter(day, step * far);
      if (step < 0 && other < today) return undefined;
      if (startOn(trip, other, today, pricedUntil).can !== 'no') return other;
    }
    return undefined;
  };
  const [before, after] = [find(-1), find(1)];
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}
