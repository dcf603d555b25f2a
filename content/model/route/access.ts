/** The physical demands of a trip as numbers, from its legs, its places and its notes. */
import { places, type GazetteerPlace } from '../../catalogue/places';
import type { Trip } from '../../schema/types';

export interface AccessFacts {
  /** Hours in the car on the day with the most; 0 without drives. */
  longestDrive: number;
  /** Kilometres on foot on the day with the most. */
  walkingKm: number;
  /** Steps climbed on the day with the most. */
  steps: number;
  /** Metres climbed on paths on foot on the day with the most, not counting steps; 0 for a gentle slope. */
  pathClimb: number;
  /** The altitude of the highest night in metres, and its place; undefined on a day trip. */
  highestNight: { metres: number; place: string } | undefined;
  /** The altitude of the highest point in metres. */
  highestPoint: number;
  /** The most consecutive nights in one place, and the place; undefined on a day trip. */
  longestStay: { nights: number; place: string } | undefined;
}

/** The places of the nights, in order: the end of the last leg so far or, before the first leg, its start. The last day has none. */
export function nightsOf({ plan }: Pick<Trip, 'plan'>): GazetteerPlace[] {
  let here = plan.flatMap(({ legs }) => legs)[0]?.from;
  const evenings = plan.map(({ legs }) => {
    here = legs.at(-1)?.to ?? here;
    return here;
  });
  return evenings.slice(0, -1).flatMap((id) => (id && places[id] ? [places[id]] : []));
}

const most = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** The height of a stair in metres. */
const riser = 0.2;
/** Metres of slope in a day that do not count as a climb. */
const gentle = 50;

/** Metres walked uphill between the places of a day. */
const climbedOn = ({ legs }: Trip['plan'][number]) =>
  legs
    .filter(({ by }) => by === 'foot')
    .reduce((sum, { from, to }) => sum + Math.max(0, (places[to]?.altitude ?? 0) - (places[from]?.altitude ?? 0)), 0);

function longestStayOf(nights: readonly GazetteerPlace[]): AccessFacts['longestStay'] {
  let best: { nights: number; place: string } | undefined;
  let count = 0;
  nights.forEach((night, index) => {
    count = nights[index - 1] === night ? count + 1 : 1;
    if (!best || count > best.nights) best = { nights: count, place: night.name };
  });
  return best;
}

/** The hours on the road in a day. */
export const hoursDriven = ({ legs }: Pick<Trip['plan'][number], 'legs'>): number =>
  legs.filter(({ by }) => by === 'car').reduce((hours, leg) => hours + leg.hours, 0);

export function accessOf({ plan, access }: Pick<Trip, 'plan' | 'access'>): AccessFacts {
  const nights = nightsOf({ plan });
  const highest = nights.reduce<GazetteerPlace | undefined>(
    (found, night) => (found && found.altitude >= night.altitude ? found : night),
    undefined,
  );
  const climb = most(plan.map(climbedOn));
  return {
    longestDrive: most(plan.map(hoursDriven)),
    walkingKm: access.walkingKm,
    steps: access.steps,
    pathClimb: climb > gentle + access.steps * riser ? climb : 0,
    highestNight: highest && { metres: highest.altitude, place: highest.name },
    highestPoint: access.highestPoint,
    longestStay: longestStayOf(nights),
  };
}
