/** The days of the year and of the week on which a trip cannot start, as sentences. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { joined } from '../format/joined';
import { monthIds, months } from '../ids/months';
import { nextLastDay, startWeekdays } from '../model/dates/start-on';
import type { Day } from '../model/dates/departures';
import type { Trip } from '../schema/types';

const { closed, closedOn: onWeekdays, span } = pageTexts.trip.form;

/** '13 October' for '10-13'. */
const inWords = (date: string) => `${Number(date.slice(3))} ${months[monthIds[Number(date.slice(0, 2)) - 1] ?? 'jan']}`;

/** The days of the year as they are next on or after `day`; undefined if the trip can start on any. */
export function seasonClosedText(
  { cannotStart = [] }: Partial<Pick<Trip, 'cannotStart'>>,
  day: Day,
): string | undefined {
  if (cannotStart.length === 0) return undefined;
  const spans = cannotStart.map((days) =>
    filled(span, { from: inWords(days.from), until: inWords(nextLastDay(days, day)) }),
  );
  return filled(closed, { spans: joined(spans) });
}

/** The same with the days of the week. */
export function closedText(
  { closedOn = [], ...trip }: Partial<Pick<Trip, 'cannotStart' | 'closedOn'>>,
  day: Day,
): string | undefined {
  const ofYear = seasonClosedText(trip, day);
  const sentences = [
    ...(ofYear ? [ofYear] : []),
    ...closedOn.map((closing) =>
      filled(onWeekdays, { weekdays: startWeekdays(closing).join(' or '), because: closing.because }),
    ),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
