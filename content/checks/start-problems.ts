import { monthIds, months as monthNames } from '../ids/months';
import { isShut } from '../model/dates/start-on';
import { line } from '../schema/problems';
import type { MonthId, Trip } from '../schema/types';

/** The days of a month that it has in every year. */
const daysOf = (month: MonthId) => {
  const number = String(monthIds.indexOf(month) + 1).padStart(2, '0');
  return Array.from({ length: 28 }, (_, at) => `2027-${number}-${String(at + 1).padStart(2, '0')}`);
};

/** Good months of a trip in which it cannot start on any day. */
const shutMonths = ({ id, season, cannotStart }: Trip): string[] =>
  [...season.best, ...season.fair]
    .filter((month) => daysOf(month).every((day) => isShut({ cannotStart }, day)))
    .map((month) =>
      line('trips', id, 'season', `has ${monthNames[month]}, and the trip cannot start on any day of it`),
    );

/**
 * Spans whose usual last day is earlier than that of some year. The usual day also counts for years that nobody has entered yet, and a trip
 * must not be sold then before its road is open.
 */
const earlyOpenings = ({ id, cannotStart }: Trip): string[] =>
  cannotStart.flatMap(({ until, otherYears = [] }, index) =>
    otherYears
      .filter((day) => day.slice(5) > until)
      .map((day) =>
        line(
          'trips',
          id,
          `cannotStart.${index}.until`,
          `is ${until}, and ${day} is later: enter the latest day of all years here, which also counts for years to come`,
        ),
      ),
  );

/** Problems of the spans of the year on which a trip cannot start. */
export const startProblems = (trip: Trip): string[] => [...shutMonths(trip), ...earlyOpenings(trip)];
