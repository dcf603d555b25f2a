/** Departures of groups on days that their own records avoid. */
import { festivalOf } from '../catalogue/festivals';
import { line } from '../schema/problems';
import type { GroupTrip } from '../schema/types';
import { departuresOf, type Day } from '../model/dates/departures';
import { dayAtFestival } from '../model/dates/festival-days';
import { datedFestivals } from '../model/dates/festivals';

/**
 * A line for each departure in the two years from a day that meets a festival its record avoids, apart from cancelled ones. These are
 * notes, which do not stop a build. A festival without towns is everywhere; one with towns also fills them `around` its days.
 */
export function departureClashes(groups: readonly GroupTrip[], today: Day): string[] {
  return groups.flatMap(({ id, days, departures, plan }) => {
    const avoided = datedFestivals.filter((dated) => departures.avoid.includes(dated.id));
    const sold = departuresOf(departures, days, today, 2).filter(({ status }) => status !== 'cancelled');
    return sold.flatMap(({ leaves }) =>
      avoided.flatMap(({ id: festival, name, first, last }) => {
        const clash = dayAtFestival({ plan }, leaves, { id: festival, first, last }, festivalOf(festival).around);
        if (clash === undefined) return [];
        const when = first === last ? first : `${first} to ${last}`;
        const text = `the departure of ${leaves} meets ${name} (${when}) on day ${clash + 1}: move it, or leave it out`;
        return [line('trips', id, 'departures', text)];
      }),
    );
  });
}
