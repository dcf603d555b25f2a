/** Checks the legs of a plan against the map: routes that cannot be driven, flown or walked as written. */
import { places, type GazetteerPlace } from '../catalogue/places';
import { straightLine } from '../model/route/straight-line';
import type { Access, Leg } from '../schema/legs';

/** The lowest and the highest average speed of a leg in km/h, including traffic and hill roads. */
const speeds: Readonly<Record<Leg['by'], readonly [least: number, most: number]>> = {
  car: [10, 90],
  train: [12, 160],
  boat: [3, 60],
  flight: [150, 900],
  foot: [0.8, 6],
  cable: [5, 36],
};

/** The longest road as a multiple of the straight line, unless the leg has a reason. */
const mostDetour = 2.6;
/** The tolerance in kilometres for a leg within a town, because one coordinate represents the whole town. */
const townSize = 3;

/** The fields of a plan's day that concern its legs. */
export interface PlanDay {
  title: string;
  overnight: string;
  legs: readonly Leg[];
}

function legProblems({ from, to, km, hours, by, because }: Leg): string[] {
  const [start, end] = [places[from], places[to]];
  if (!start || !end) return [];
  const name = `${from} → ${to}`;
  const line = straightLine(start, end);
  const speed = km / hours;
  const [least, most] = speeds[by];
  return [
    ...(from === to && !because ? [`${name}: leads nowhere`] : []),
    ...(km < line - townSize && km < line * 0.97
      ? [`${name}: ${km} km is less than the straight line of ${line.toFixed(1)} km`]
      : []),
    ...(!because && km > line * mostDetour && km > line + townSize
      ? [
          `${name}: ${km} km is more than ${mostDetour} times the straight line of ${line.toFixed(1)} km, without a reason`,
        ]
      : []),
    ...(!because && (speed < least || speed > most)
      ? [`${name}: ${speed.toFixed(0)} km/h by ${by}, not ${least} to ${most}, without a reason`]
      : []),
  ];
}

const namesOf = ({ name, also = [] }: GazetteerPlace) => [name, ...also];

/**
 * The problems of a plan's legs, each a line with the day. A day starts where the last leg before it ended, and the night is where its last
 * leg ends.
 */
export function planProblems(plan: readonly PlanDay[]): string[] {
  const problems: string[] = [];
  let here: string | undefined;
  plan.forEach(({ title, overnight, legs }, index) => {
    const day = `day ${index + 1}`;
    for (const leg of legs) {
      if (here !== undefined && leg.from !== here)
        problems.push(`${day}: a leg starts at '${leg.from}', the one before ended at '${here}'`);
      problems.push(...legProblems(leg).map((problem) => `${day}: ${problem}`));
      here = leg.to;
    }
    const night = here === undefined ? undefined : places[here];
    if (night && index < plan.length - 1 && !namesOf(night).some((name) => overnight.includes(name))) {
      problems.push(`${day}: ends at ${night.name}, but the night is at ${overnight}`);
    }
    const [, statedKm] = /([\d,]+) km/.exec(title) ?? [];
    const travelled = legs.filter(({ by }) => by !== 'foot').reduce((total, { km }) => total + km, 0);
    if (statedKm && Math.abs(Number(statedKm.replace(',', '')) - travelled) > Math.max(10, travelled * 0.15)) {
      problems.push(`${day}: its title says ${statedKm} km, its legs make ${travelled.toFixed(0)}`);
    }
  });
  return problems;
}

/** Problems of the access numbers, which must not be below those of the legs and places. */
export function accessProblems({ plan, access }: { plan: readonly PlanDay[]; access: Access }): string[] {
  const walked = plan.map(({ legs }) => legs.filter(({ by }) => by === 'foot').reduce((km, leg) => km + leg.km, 0));
  const mostWalked = Math.max(0, ...walked);
  const highest = plan
    .flatMap(({ legs }) =>
      legs.filter(({ by }) => by !== 'flight').flatMap(({ from, to }) => [places[from], places[to]]),
    )
    .reduce((metres, place) => Math.max(metres, place?.altitude ?? 0), 0);
  return [
    ...(mostWalked > access.walkingKm + 0.5
      ? [`walkingKm is ${access.walkingKm}, a day's legs on foot make ${mostWalked.toFixed(1)}`]
      : []),
    ...(highest > access.highestPoint
      ? [`highestPoint is ${access.highestPoint} m, a place on the way lies at ${highest} m`]
      : []),
  ];
}
