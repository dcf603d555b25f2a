/** The days on which a trip can start. It needs the record alone, because the editor's checks in the browser use it too. */
import type { Day } from './departures';
import type { Trip } from '../../schema/types';

/** Returns whether a trip can start on a day of the year. @param day YYYY-MM-DD */
export function canStart({ cannotStart }: Pick<Trip, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return !cannotStart.some((span) => {
    const until = lastDayIn(span, day.slice(0, 4));
    return span.from <= span.until ? span.from <= date && date <= until : date >= span.from || date <= until;
  });
}

/** The last day of a span in a year, as month and day. */
const lastDayIn = ({ until, otherYears }: Trip['cannotStart'][number], year: string): string =>
  otherYears?.find((day) => day.startsWith(year))?.slice(5) ?? until;

/** The last day of a span on or after a day, as month and day: '10-13'. */
export function nextLastDay(span: Trip['cannotStart'][number], day: Day): string {
  const year = Number(day.slice(0, 4));
  const thisYear = lastDayIn(span, String(year));
  return thisYear >= day.slice(5) ? thisYear : lastDayIn(span, String(year + 1));
}
