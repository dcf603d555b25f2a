/** The days of the year on which a trip cannot start, as a sentence. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { joined } from '../format/joined';
import { monthIds, months } from '../ids/months';
import { nextLastDay } from '../model/dates/can-start';
import type { Day } from '../model/dates/departures';
import type { Trip } from '../schema/types';

const { closed, span } = pageTexts.trip.form;

/** '13 October' for '10-13'. */
const inWords = (date: string) => `${Number(date.slice(3))} ${months[monthIds[Number(date.slice(0, 2)) - 1] ?? 'jan']}`;

/** The days as they are next on or after `day`; undefined if the trip can start on any. */
export function closedText({ cannotStart = [] }: Partial<Pick<Trip, 'cannotStart'>>, day: Day): string | undefined {
  if (cannotStart.length === 0) return undefined;
  const spans = cannotStart.map((days) =>
    filled(span, { from: inWords(days.from), until: inWords(nextLastDay(days, day)) }),
  );
  return filled(closed, { spans: joined(spans) });
}
