/** The start days on which trips meet festivals that they avoid. The build computes them, so that browsers need no calendar of festivals. */
import { festivalOf } from '../../catalogue/festivals';
import type { Trip } from '../../schema/types';
import { daysAfter, spansOfDays, type Day } from './departures';
import { dayAtFestival } from './festival-days';
import { datedFestivals, type DatedFestival } from './festivals';
import type { Meeting } from './start-on';

type Avoided = Trip['avoids'][number];
type Plan = Pick<Trip, 'plan'>;

/** The number of days before and after a festival that count too. */
const aroundOf = ({ around, festival }: Avoided): number => around ?? festivalOf(festival).around ?? 0;

/** The recorded days of a festival that an entry of a trip means. */
export const daysAvoided = ({ festival, only }: Avoided): DatedFestival[] =>
  datedFestivals.filter(({ id, name }) => id === festival && (!only || name.endsWith(`: ${only}`)));

/**
 * Returns the day of a trip, counted from 1, on which it meets a festival that it avoids if it starts on a day; undefined if it does not.
 */
export function dayMet({ plan }: Plan, avoided: Avoided, dated: DatedFestival, leaves: Day): number | undefined {
  const around = aroundOf(avoided);
  if (avoided.days.length === 0) {
    const at = dayAtFestival({ plan }, leaves, dated, around);
    return at === undefined ? undefined : at + 1;
  }
  return avoided.days.find((number) => {
    const day = daysAfter(leaves, number - 1);
    return daysAfter(dated.first, -around) <= day && day <= daysAfter(dated.last, around);
  });
}

/** The start days of a trip that meet one festival that it avoids. */
function startsMeeting(trip: Plan & Pick<Trip, 'days'>, avoided: Avoided, from: Day): Day[] {
  const around = aroundOf(avoided);
  const found = new Set<Day>();
  for (const dated of daysAvoided(avoided)) {
    const last = daysAfter(dated.last, around);
    for (let day = daysAfter(dated.first, -around - trip.days + 1); day <= last; day = daysAfter(day, 1))
      if (day >= from && dayMet(trip, avoided, dated, day) !== undefined) found.add(day);
  }
  return [...found].sort();
}

/** The start days of a trip that meet what it avoids, entry by entry, as spans. @param from the first day to look at, YYYY-MM-DD */
export const meetingsOf = (trip: Plan & Pick<Trip, 'avoids' | 'days'>, from: Day): Meeting[] =>
  trip.avoids.flatMap((avoided) => {
    const on = spansOfDays(startsMeeting(trip, avoided, from));
    return on.length > 0 ? [{ on, must: avoided.must, because: avoided.because }] : [];
  });
