/** The days on which a trip can start. It needs the record alone, because the editor's checks in the browser use it too. */
import type { TripRecord } from '../../schema/types';
import type { Day } from './departures';

/** Returns whether a trip can start on a day of the year. @param day YYYY-MM-DD */
export function canStart({ cannotStart }: Pick<TripRecord, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return !cannotStart.some(({ from, until }) =>
    from <= until ? from <= date && date <= until : date >= from || date <= until,
  );
}
