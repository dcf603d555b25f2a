/** The days on which a trip can start. It needs the record alone, because the editor's checks in the browser use it too. */
import type { Day } from './departures';
import type { Trip } from '../../schema/types';

/** Returns whether a trip can start on a day of the year. @param day YYYY-MM-DD */
export function canStart({ cannotStart }: Pick<Trip, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return !cannotStart.some(({ from, until }) =>
    from <= until ? from <= date && date <= until : date >= from || date <= until,
  );
}
