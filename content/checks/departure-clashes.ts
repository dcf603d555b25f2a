/** Departures of groups on days that their own records avoid. */
import { line } from '../schema/problems';
import type { GroupTrip } from '../schema/types';
import { dayMet, daysAvoided } from '../model/dates/avoided-days';
import { departuresOf, type Day } from '../model/dates/departures';

/**
 * A line for each departure in the two years from a day that meets a festival its record avoids, apart from cancelled ones. These are
 * notes, which do not stop a build. A festival without towns is everywhere; one with towns also fills them `around` its days.
 */
export function departureClashes(groups: readonly GroupTrip[], today: Day): string[] {
  return groups.flatMap((group) => {
    const { id, days, departures } = group;
    const sold = departuresOf(departures, days, today, 2).filter(({ status }) => status !== 'cancelled');
    return sold.flatMap(({ leaves }) =>
      group.avoids.flatMap((avoided) =>
        daysAvoided(avoided).flatMap((dated) => {
          const { name, first, last } = dated;
          const clash = dayMet(group, avoided, dated, leaves);
          if (clash === undefined) return [];
          const when = first === last ? first : `${first} to ${last}`;
          const text = `the departure of ${leaves} meets ${name} (${when}) on day ${clash}: move it, or leave it out`;
          return [line('trips', id, 'departures', text)];
        }),
      ),
    );
  });
}
