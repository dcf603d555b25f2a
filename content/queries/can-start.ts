/** On which days a trip can start, from its record alone: the checks of the editor in the browser ask too. */
import type { TripRecord } from '../schema/types';
import type { Day } from './departures';

/** Whether a trip can start on a day of the year. @param day YYYY-MM-DD */
export function canStart({ cannotStart }: Pick<TripRecord, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return !cannotStart.some(({ from, until }) =>
    from <= until ? from <= date && date <= until : date >= from || date <= until,
  );
}
