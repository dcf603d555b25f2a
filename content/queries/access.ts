/** What a body has to do on a trip, as numbers: from its legs, its places and its notes. */
import { places } from '../catalogue/places';
import type { GazetteerPlace } from '../schema/legs';
import type { TripNotes } from '../schema/types';

export interface AccessFacts {
  /** Hours in the car on the day with the most; 0 where nothing is driven. */
  longestDrive: number;
  /** Kilometres on foot on the day with the most. */
  walkingKm: number;
  /** Steps climbed on the day with the most. */
  steps: number;
  /** Metres that paths climb on foot on the day with the most, beside its steps; 0 where that is gentle. */
  pathClimb: number;
  /** Metres of the highest night, and where it is; undefined on a day trip. */
  highestNight: { metres: number; place: string } | undefined;
  /** Metres of the highest point reached. */
  highestPoint: number;
  /** The most nights without changing rooms, and where; undefined on a day trip. */
  longestStay: { nights: number; place: string } | undefined;
}

/** Where each night is, in order: where the last leg so far has ended, before the first one where that will start. The last day has none. */
export function nightsOf({ plan }: Pick<TripNotes, 'plan'>): GazetteerPlace[] {
  let here = plan.flatMap(({ legs }) => legs)[0]?.from;
  const evenings = plan.map(({ legs }) => {
    here = legs.at(-1)?.to ?? here;
    return here;
  });
  return evenings.slice(0, -1).flatMap((id) => (id && places[id] ? [places[id]] : []));
}

const most = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** Metres of a step of a stair. */
const riser = 0.2;
/** Metres of slope in a day that nobody calls a climb. */
const gentle = 50;

/** Metres walked uphill between the places of a day. */
const climbedOn = ({ legs }: TripNotes['plan'][number]) =>
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

export function accessOf({ plan, access }: Pick<TripNotes, 'plan' | 'access'>): AccessFacts {
  const nights = nightsOf({ plan });
  const highest = nights.reduce<GazetteerPlace | undefined>(
    (found, night) => (found && found.altitude >= night.altitude ? found : night),
    undefined,
  );
  const driven = plan.map(({ legs }) =>
    legs.filter(({ by }) => by === 'car').reduce((hours, leg) => hours + leg.hours, 0),
  );
  const climb = most(plan.map(climbedOn));
  return {
    longestDrive: most(driven),
    walkingKm: access.walkingKm,
    steps: access.steps,
    pathClimb: climb > gentle + access.steps * riser ? climb : 0,
    highestNight: highest && { metres: highest.altitude, place: highest.name },
    highestPoint: access.highestPoint,
    longestStay: longestStayOf(nights),
  };
}
