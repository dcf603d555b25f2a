/** When a trip can start and at which price, month by month, for readers without a script and for search engines. */
import { pageTexts } from '../catalogue/page-texts';
import { isGroup } from '../catalogue/trips';
import { formatMonth } from '../format/duration';
import { filled } from '../format/filled';
import { formatRupees } from '../format/money';
import { today } from '../model/dates/build-day';
import type { Day } from '../model/dates/departures';
import { daysOfMonth, monthsFrom } from '../model/dates/months';
import { isOn, startOn } from '../model/dates/start-on';
import { totalTerms, totalTripOf } from '../model/fares/trip-totals';
import type { Trip } from '../schema/types';
import { basisText } from './fares';

const { months: text } = pageTexts.trip.fares;

export interface MonthRow {
  /** 'December 2026' */
  month: string;
  /** '1 to 19: at ₹26,300; 20 to 31: at ₹29,460, Christmas and New Year'. */
  days: string;
}

/** How many months the table has: this one and the next eleven. */
const ahead = 12;

/**
 * The months of a trip that leaves on any day. Closing days of the week are named once, above the table (`closedText`), because they would
 * cut each month into weeks.
 */
export function startMonths(trip: Trip, from: Day = today): MonthRow[] {
  if (isGroup(trip)) return [];
  const terms = totalTerms();
  const sold = { ...totalTripOf(trip), closedOn: [] };
  const answerOn = (day: Day): string => {
    const start = startOn(sold, day, from, terms.pricedUntil);
    if (start.can === 'no') return text.no;
    if (start.can === 'request') return text.request;
    const dated = sold.dated.find(isOn(day));
    const price = formatRupees(dated?.price ?? trip.price);
    return dated?.name ? filled(text.dearer, { price, name: dated.name }) : filled(text.ordinary, { price });
  };
  return monthsFrom(from, ahead).map((month) => {
    const spans: { from: number; until: number; answer: string }[] = [];
    for (const day of daysOfMonth(month).filter((one) => one >= from)) {
      const [number, answer] = [Number(day.slice(8)), answerOn(day)];
      const before = spans.at(-1);
      if (before?.answer === answer) before.until = number;
      else spans.push({ from: number, until: number, answer });
    }
    const [only, ...others] = spans;
    const days =
      only && others.length === 0
        ? only.answer
        : spans
            .map((span) =>
              filled(span.from === span.until ? text.day : text.days, {
                from: span.from,
                until: span.until,
                answer: span.answer,
              }),
            )
            .join('; ');
    return { month: formatMonth(month), days };
  });
}

/** The basis of the prices in the table. */
export const monthsNote = (trip: Trip): string => filled(text.note, { basis: basisText(trip) });
