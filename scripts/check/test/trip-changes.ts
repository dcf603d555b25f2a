/** Changes one field of a trip, with the changes that keep the trip valid. Property tests use it. */
import fc from 'fast-check';
import type * as z from 'zod';
import { gatewayIds } from '../../../content/ids/gateways';
import { monthIds } from '../../../content/ids/months';
import { places } from '../../../content/catalogue/places';
import { statePages } from '../../../content/catalogue/state-pages';
import { stateIds } from '../../../content/ids/states';
import { departuresOf, isOfRule } from '../../../content/model/dates/departures';
import { hoursOut, mostHoursForElders } from '../../../content/checks/hours-out';
import { straightLine } from '../../../content/model/route/straight-line';
import { pictures } from '../../../content/catalogue/pictures';
import type { tripSchema } from '../../../content/schema/trips';
import { valueOf, withValue, type Draw, type Field } from './valid-values';

/** A trip in the format of its file. */
export type TripFile = z.input<typeof tripSchema>;
type Leg = NonNullable<TripFile['plan'][number]['legs']>[number];

interface Change {
  trip: TripFile;
  path: string;
  /** The new value, which is valid in the field's own schema. */
  value: unknown;
  draw: Draw;
}

/** Returns undefined if the field of this trip cannot change. */
type Follow = (change: Change) => TripFile | undefined;

/** A group starts in the town of its departures, and a state's page must have an entry for each start. */
const startsIn: Follow = ({ trip, draw }) => {
  const towns = trip.state ? statePages[trip.state].reach.map(({ gateway }) => gateway) : gatewayIds;
  const gateway = draw(fc.constantFrom(...towns));
  return 'departures' in trip
    ? { ...trip, gateway, departures: { ...trip.departures, from: gateway } }
    : { ...trip, gateway };
};

const belongsTo: Follow = ({ trip, draw }) => {
  const near = stateIds.filter((state) => statePages[state].reach.some(({ gateway }) => gateway === trip.gateway));
  const others = near.filter((state) => state !== trip.state);
  // A domestic tour may be the last one of its state.
  if (trip.collection === 'domestic' || trip.abroad || others.length === 0) return undefined;
  return { ...trip, state: draw(fc.constantFrom(...others)) };
};

/** Adds days at the start, where no night depends on them. */
const lasts: Follow = ({ trip, draw }) => {
  const { days, plan } = trip;
  const [first] = plan;
  if (!first || days === 12) return undefined;
  const more = draw(fc.integer({ min: 1, max: 12 - days }));
  const rest = { ...first, title: 'A day to arrive', legs: [] };
  return { ...trip, days: days + more, plan: [...Array.from({ length: more }, () => rest), ...plan], hotels: [] };
};

/** A hotel for the first night, if there is one. */
const stays: Follow = ({ trip }) => ({
  ...trip,
  hotels: trip.days > 1 ? [{ nights: [1], name: 'The <b> & tea', class: 'Heritage', orSimilar: true }] : [],
});

/** A leg that is valid after any change, because it has a reason for its length and speed. */
function possible({ from, to, km, by, because = 'the road winds', hours }: Leg): Leg {
  const [start, end] = [places[from], places[to]];
  const least = start && end ? Math.ceil(straightLine(start, end)) : 0;
  return { from, to, km: Math.max(km, least), hours, by: by === 'foot' ? 'boat' : by, because };
}

/** Texts that are consistent with any numbers of `access`. */
const unnumbered = { walking: 'As far as one likes.', seniors: 'Ask us.' };

/** A trip with other legs on a day, leading anywhere. */
const leading = (trip: TripFile, day: number, legs: readonly Leg[]): TripFile => ({
  ...trip,
  plan: trip.plan.map((one, index) => (index === day ? { ...one, title: 'Onwards', legs: [...legs] } : one)),
  access: { ...trip.access, walkingKm: 40, highestPoint: 5_700 },
  suits: { ...trip.suits, ...unnumbered },
});

/** Changes a leg: the one at the path, or the first or the last of the plan, because those between are bound to their neighbours. */
const leg =
  (which: 'any' | 'first' | 'last'): Follow =>
  ({ trip, path, value }) => {
    const [, any, , place, name = ''] = path.split('.');
    const first = trip.plan.findIndex(({ legs = [] }) => legs.length > 0);
    const day = { any: Number(any), first, last: trip.plan.length - 1 }[which];
    const legs = trip.plan[day]?.legs ?? [];
    const at = { any: Number(place), first: 0, last: legs.length - 1 }[which];
    if (legs.length === 0) return undefined;
    return leading(
      trip,
      day,
      legs.map((one, index) => (index === at ? possible({ ...one, [name]: value }) : one)),
    );
  };

const goesFurther: Follow = ({ trip, draw }) => {
  const end = trip.plan.flatMap(({ legs = [] }) => legs).at(-1);
  if (!end) return undefined;
  const to = draw(fc.constantFrom(...Object.keys(places)));
  return leading(trip, trip.plan.length - 1, [
    ...(trip.plan.at(-1)?.legs ?? []),
    possible({ ...end, from: end.to, to }),
  ]);
};

/** Adds months of one kind. The existing best months stay, because the card of a destination may name them. */
const months =
  (which: 'best' | 'fair'): Follow =>
  ({ trip, value }) => {
    const named = value as TripFile['season']['best'];
    const { season } = trip;
    const best = which === 'best' ? [...new Set([...season.best, ...named])] : season.best;
    const fair = [...new Set([...(season.fair ?? []), ...(which === 'fair' ? named : [])])];
    const other = { ...season, best, fair: fair.filter((month) => !best.includes(month)) };
    return { ...trip, season: other, cannotStart: [] };
  };

/** Sights in months of the season, each kind once, and wildlife if it is among the kinds of the trip. */
const sights: Follow = ({ trip, path, value }) => {
  const changed = withValue(trip, path, value);
  const { season, kinds } = changed;
  const runs = [...season.best, ...(season.fair ?? [])];
  const wildlife = kinds.includes('wildlife') ? [{ kind: 'wildlife' as const, months: season.best }] : [];
  const all = [...(changed.sights ?? []), ...wildlife];
  const once = all.filter(({ kind }, index) => all.findIndex((one) => one.kind === kind) === index);
  const monthsOf = (named: typeof runs) => runs.filter((month) => named.includes(month) || season.best.includes(month));
  return { ...changed, sights: once.map((one) => ({ ...one, months: monthsOf(one.months) })) };
};

/** Days on which the trip cannot start, less than a whole month. */
const starts: Follow = ({ trip }) => ({ ...trip, cannotStart: [{ from: '02-20', until: '03-01' }] });

/** Closing days within the length of the trip. Those that its texts speak of stay. */
const closings: Follow = ({ trip, path, value }) => {
  const changed = withValue(trip, path, value).closedOn ?? [];
  const fitting = changed.map((closing) => ({ ...closing, day: Math.min(closing.day, trip.plan.length) }));
  return { ...trip, closedOn: [...(trip.closedOn ?? []), ...fitting].slice(0, 6) };
};

/** Festivals to keep clear of, with days within the length of the trip and names of days from the calendar. Those that its texts speak of stay. */
const avoids: Follow = ({ trip, path, value }) => {
  const changed = withValue(trip, path, value).avoids ?? [];
  const fitting = changed.map(({ only, days = [], ...avoided }) => ({
    ...avoided,
    ...(only ? { festival: 'magh-mela', only: 'Mauni Amavasya' } : {}),
    days: days.filter((day) => day <= trip.plan.length),
  }));
  return { ...trip, avoids: [...(trip.avoids ?? []), ...fitting].slice(0, 8) };
};

/** Full days, which a group has elsewhere. */
const fullOn: Follow = ({ trip, path, value }) => ('departures' in trip ? undefined : withValue(trip, path, value));

/** The last days of other years, one for each year and none later than the usual one. */
const otherYears: Follow = ({ trip, path, value }) => {
  const until = trip.cannotStart?.[Number(path.split('.')[1])]?.until ?? '';
  const days = (value as string[]).filter((day) => day.slice(5) <= until);
  const yearOf = (day: string) => day.slice(0, 4);
  return withValue(
    trip,
    path,
    days.filter((day, index) => days.findIndex((one) => yearOf(one) === yearOf(day)) === index),
  );
};

/** Any hour of the journey home, after a trip that ends at no hour. */
const home: Follow = ({ trip, path, value }) => withValue({ ...trip, end: 'Where the road ends' }, path, value);

/** A vehicle with enough seats. */
const rides: Follow = ({ trip }) => ({
  ...trip,
  vehicles: [{ people: { from: 1, to: 3 }, name: 'The <b> & car', seats: 4 }],
});

/** Changes a number of `access`, not below the limits of legs and places, and removes texts with such numbers. */
const access: Follow = ({ trip, path, value }) => {
  // A day too long for elders is a problem if the finder shows the trip to them.
  if (trip.access.notForElders && trip.plan.some(({ text }) => hoursOut(text) > mostHoursForElders)) return undefined;
  const changed = { ...trip.access, [path.replace('access.', '')]: value };
  const atLeast = {
    walkingKm: Math.max(changed.walkingKm, trip.access.walkingKm),
    highestPoint: Math.max(changed.highestPoint, trip.access.highestPoint),
  };
  return { ...trip, access: { ...changed, ...atLeast }, suits: { ...trip.suits, ...unnumbered } };
};

/** Without children, anyone beyond two is an adult. */
const withoutChildren = (trip: TripFile) => ({
  ...trip,
  childrenFrom: null,
  ...(trip.alsoFor && { alsoFor: trip.alsoFor.filter((who) => who === 'thirdAdult') }),
});

const childrenFrom: Follow = ({ trip, value }) => {
  const children = value === null ? 'Planned for two.' : `From ${Number(value)} years.`;
  const of = value === null ? withoutChildren(trip) : { ...trip, childrenFrom: Number(value) };
  return { ...of, suits: { ...trip.suits, children } };
};

const children: Follow = ({ trip, value }) => ({
  ...withoutChildren(trip),
  suits: { ...trip.suits, children: String(value).replace(/\d/g, 'x') },
});

/** Removes the trip's own single fares, so that they follow from the price. */
const prices: Follow = ({ trip, path, value }) => {
  // The part that is the same for everyone must stay below the price.
  if (!('originalPrice' in trip)) return { ...trip, price: Number(value), sameForAll: [], ownFares: {} };
  const other = path === 'price' ? trip.originalPrice : trip.price;
  const [price = 0, originalPrice = 0] = [Number(value), other].sort((a, b) => a - b);
  return { ...trip, price, originalPrice, ownFares: {} };
};

const people: Follow = ({ trip, path, value }) => {
  if (!('groupSize' in trip)) return undefined;
  const { groupSize } = withValue(trip, path, Math.max(12, Math.min(50, Number(value))));
  const [from = 12, to = 50] = [groupSize.from, groupSize.to].sort((a, b) => a - b);
  return { ...trip, groupSize: { from, to } };
};

type Dates = NonNullable<Extract<TripFile, { collection: 'groups' }>['departures']['dates']>;

/** Single dates, each once, marked as extra if they are not in the rule. */
const singleDates: Follow = ({ trip, value }) => {
  if (!('departures' in trip)) return undefined;
  const rule = { ...trip.departures, dates: [] };
  const dates = (value as Dates).map((one) => ({
    ...one,
    ownFares: {},
    extra: !isOfRule(rule, one.date),
    asOf: '2026-11-01',
  }));
  const once = dates.filter(({ date }, index) => dates.findIndex((one) => one.date === date) === index);
  return { ...trip, departures: { ...rule, dates: once } };
};

/** Keeps the part that is the same for everyone below one person's fare. */
const sameForAll: Follow = ({ trip, path, value }) => {
  const changed = withValue(trip, path, value);
  return { ...changed, sameForAll: (changed.sameForAll ?? []).map((part) => ({ ...part, rupees: 100 })) };
};

/** A day without a departure must be a date of the rule. */
const leavesOut: Follow = ({ trip }) => {
  if (!('departures' in trip)) return undefined;
  const rule = { ...trip.departures, without: [], dates: [] };
  const [first] = departuresOf(rule, 1, '2027-01-01');
  return { ...trip, departures: { ...trip.departures, without: first ? [first.leaves] : [] } };
};

/** Another rule has other days, so the days without a departure are removed. */
const otherRule: Follow = ({ trip, path, value }) =>
  'departures' in trip
    ? withValue({ ...trip, departures: { ...trip.departures, without: [] } }, path, value)
    : undefined;

/** Names of towns and sights on the map, as many as the field has. */
const goesBy: Follow = ({ trip, value, draw }) => {
  const { length } = value as string[];
  const names = Object.values(places).map(({ name }) => name);
  return { ...trip, route: draw(fc.shuffledSubarray(names, { minLength: length, maxLength: length })) };
};

/** Single fares that fit any price up to 75,999 rupees: low ones for children, a high one for a single adult. */
const ownFares: Follow = ({ trip, draw }) => ({
  ...trip,
  price: Math.min(trip.price, 75_999),
  ownFares: {
    fareAlone: draw(fc.integer({ min: 76_000, max: 200_000 })),
    fareThirdAdult: draw(fc.integer({ min: 50, max: 200_000 })),
    fareChildWithBed: draw(fc.integer({ min: 50, max: 500 })),
    fareChildWithoutBed: draw(fc.integer({ min: 50, max: 500 })),
  },
});

/** The changes by the path of a field, with a star for an index. */
const follows: Readonly<Record<string, Follow>> = {
  abroad: ({ trip, value }) =>
    trip.collection === 'domestic' ? undefined : { ...trip, abroad: value === true, state: null },
  region: ({ trip, path, value }) =>
    // Its card then appears on another place's page, whose best months must be the trip's too.
    withValue({ ...trip, season: { ...trip.season, best: [...monthIds], fair: [] }, cannotStart: [] }, path, value),
  picture: ({ trip, draw }) => ({ ...trip, picture: draw(fc.constantFrom(...Object.keys(pictures))) }),
  state: belongsTo,
  gateway: startsIn,
  'departures.from': startsIn,
  'departures.weekday': otherRule,
  'departures.weeks': otherRule,
  'departures.months': otherRule,
  'departures.without': leavesOut,
  'departures.dates': singleDates,
  days: lasts,
  plan: lasts,
  // The night must name the place where the day's legs end.
  'plan.*.overnight': ({ trip, path }) =>
    withValue(
      { ...trip, hotels: [] },
      path,
      `${trip.plan[Number(path.split('.')[1])]?.overnight}, hill side`.slice(0, 40),
    ),
  // The comparison of trips takes flights, hotels and meals from these words.
  inclusions: ({ trip, value }) => ({
    ...trip,
    inclusions: [...(value as string[]).slice(0, 6), 'One night in a hotel', 'Flights'],
  }),
  'plan.*.meals': ({ trip, path, value }) => withValue(trip, path, `Dinner, ${String(value)}`.slice(0, 40)),
  hotels: stays,
  'hotels.*.nights': stays,
  'plan.*.legs': goesFurther,
  'plan.*.legs.*.from': leg('first'),
  'plan.*.legs.*.to': leg('last'),
  ...Object.fromEntries(['km', 'hours', 'by', 'because'].map((name) => [`plan.*.legs.*.${name}`, leg('any')])),
  ...Object.fromEntries(['cannotStart', 'cannotStart.*.from', 'cannotStart.*.until'].map((name) => [name, starts])),
  'cannotStart.*.otherYears': otherYears,
  ...Object.fromEntries(['home', 'home.flight', 'home.train'].map((name) => [name, home])),
  ...Object.fromEntries(['', '.*.day', '.*.weekdays', '.*.because'].map((name) => [`closedOn${name}`, closings])),
  ...Object.fromEntries(
    ['', '.*.festival', '.*.only', '.*.days', '.*.around', '.*.must', '.*.because'].map((name) => [
      `avoids${name}`,
      avoids,
    ]),
  ),
  ...Object.fromEntries(['', '.*.from', '.*.until'].map((name) => [`fullOn${name}`, fullOn])),
  ...Object.fromEntries(
    ['', '.*.people.from', '.*.people.to', '.*.name', '.*.seats'].map((name) => [`vehicles${name}`, rides]),
  ),
  'season.best': months('best'),
  'season.fair': months('fair'),
  ...Object.fromEntries(['kinds', 'sights', 'sights.*.kind', 'sights.*.months'].map((name) => [name, sights])),
  'suits.children': children,
  childrenFrom,
  ...Object.fromEntries(
    ['walkingKm', 'steps', 'highestPoint', 'notForElders'].map((name) => [`access.${name}`, access]),
  ),
  sameForAll,
  'sameForAll.*.rupees': sameForAll,
  alsoFor: ({ trip }) => (trip.basis === 'per couple' ? { ...trip, alsoFor: ['thirdAdult'] } : undefined),
  route: goesBy,
  basis: ({ trip, path, value }) => withValue({ ...trip, ownFares: {} }, path, value),
  ...Object.fromEntries(
    ['', '.fareAlone', '.fareThirdAdult', '.fareChildWithBed', '.fareChildWithoutBed'].map((name) => [
      `ownFares${name}`,
      ownFares,
    ]),
  ),
  price: prices,
  originalPrice: prices,
  'groupSize.from': people,
  'groupSize.to': people,
};

/** The path of a field with a star for each index. */
export const kindOf = ({ path }: Field) => path.replace(/\.\d+/g, '.*');

/** A trip with another value in a field, and the changes that follow; undefined if the field of this trip cannot change. */
export function changedTrip(trip: TripFile, field: Field, draw: Draw): TripFile | undefined {
  const differs = (value: unknown) => JSON.stringify(value) !== JSON.stringify(field.value);
  const value = draw(valueOf(field.schema).filter(differs));
  const follow = follows[kindOf(field)];
  return follow ? follow({ trip, path: field.path, value, draw }) : withValue(trip, field.path, value);
}
