/** Changes of one field of a trip that leave it right: what has to follow from the field follows. For tests of what follows a change. */
import fc from 'fast-check';
import type * as z from 'zod';
import { gatewayIds } from '../catalogue/gateways';
import { monthIds } from '../catalogue/months';
import { places } from '../catalogue/places';
import { statePages } from '../catalogue/state-pages';
import { stateIds } from '../catalogue/states';
import { departuresOf, isOfRule } from '../queries/departures';
import { hoursOut, mostHoursForElders } from '../queries/hours-out';
import { straightLine } from '../queries/legs';
import { pictures } from '../pictures';
import type { tripSchema } from './trips';
import { valueOf, withValue, type Draw, type Field } from './valid-values';

/** A trip as its file has it. */
export type TripFile = z.input<typeof tripSchema>;
type Leg = NonNullable<TripFile['plan'][number]['legs']>[number];

interface Change {
  trip: TripFile;
  path: string;
  /** What the field is to say, as far as its own schema goes. */
  value: unknown;
  draw: Draw;
}

/** Undefined where the field of this trip has to stay as it is. */
type Follow = (change: Change) => TripFile | undefined;

/** Where a group starts is where it leaves from, and a state's page says how to come there. */
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

/** Days come and go at the start, where no night depends on them. */
const lasts: Follow = ({ trip, draw }) => {
  const { days, plan } = trip;
  const [first] = plan;
  if (!first || days === 12) return undefined;
  const more = draw(fc.integer({ min: 1, max: 12 - days }));
  const rest = { ...first, title: 'A day to arrive', legs: [] };
  return { ...trip, days: days + more, plan: [...Array.from({ length: more }, () => rest), ...plan], hotels: [] };
};

/** A hotel for the first night, where there is one. */
const stays: Follow = ({ trip }) => ({
  ...trip,
  hotels: trip.days > 1 ? [{ nights: [1], name: 'The <b> & tea', class: 'Heritage', orSimilar: true }] : [],
});

/** A leg as it may be for a reason, whatever is changed about it. */
function possible({ from, to, km, by, because = 'the road winds', hours }: Leg): Leg {
  const [start, end] = [places[from], places[to]];
  const least = start && end ? Math.ceil(straightLine(start, end)) : 0;
  return { from, to, km: Math.max(km, least), hours, by: by === 'foot' ? 'boat' : by, because };
}

/** Words that go with any numbers of `access`. */
const unnumbered = { walking: 'As far as one likes.', seniors: 'Ask us.' };

/** A trip with another list of legs on a day, wherever it now leads. */
const leading = (trip: TripFile, day: number, legs: readonly Leg[]): TripFile => ({
  ...trip,
  plan: trip.plan.map((one, index) => (index === day ? { ...one, title: 'Onwards', legs: [...legs] } : one)),
  access: { ...trip.access, walkingKm: 40, highestPoint: 5_700 },
  suits: { ...trip.suits, ...unnumbered },
});

/** Another value for a leg: for that at the path, or for the first or the last of the plan, since all between are bound to their neighbours. */
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

/** More months of one kind; a card of a destination may call those best that were. */
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

/** Sights in months of the season, each once, and wildlife where it is among the kinds. */
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

/** Days on which it cannot start, no whole month of them. */
const starts: Follow = ({ trip }) => ({ ...trip, cannotStart: [{ from: '02-20', until: '03-01' }] });

/** A vehicle with a seat for each. */
const rides: Follow = ({ trip }) => ({
  ...trip,
  vehicles: [{ people: { from: 1, to: 3 }, name: 'The <b> & car', seats: 4 }],
});

/** A number of `access` that legs or places hold at its least, and no word of the notes that speaks of such numbers. */
const access: Follow = ({ trip, path, value }) => {
  // A day too long for elders is a problem on a trip that is shown to them.
  if (trip.access.notForElders && trip.plan.some(({ text }) => hoursOut(text) > mostHoursForElders)) return undefined;
  const changed = { ...trip.access, [path.replace('access.', '')]: value };
  const atLeast = {
    walkingKm: Math.max(changed.walkingKm, trip.access.walkingKm),
    highestPoint: Math.max(changed.highestPoint, trip.access.highestPoint),
  };
  return { ...trip, access: { ...changed, ...atLeast }, suits: { ...trip.suits, ...unnumbered } };
};

/** Who comes besides two is an adult then. */
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

/** Fares of single people follow from the price where the trip has none of its own. */
const prices: Follow = ({ trip, path, value }) => {
  // What is the same for everyone is a part of it.
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

/** Single dates that say of themselves whether they are of the rule, each once. */
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

/** What is the same for everyone is less than what one person pays. */
const sameForAll: Follow = ({ trip, path, value }) => {
  const changed = withValue(trip, path, value);
  return { ...changed, sameForAll: (changed.sameForAll ?? []).map((part) => ({ ...part, rupees: 100 })) };
};

/** Days without a departure are days of the rule. */
const leavesOut: Follow = ({ trip }) => {
  if (!('departures' in trip)) return undefined;
  const rule = { ...trip.departures, without: [], avoid: [], dates: [] };
  const [first] = departuresOf(rule, 1, '2027-01-01');
  return { ...trip, departures: { ...trip.departures, without: first ? [first.leaves] : [] } };
};

/** Another rule gives other days. */
const otherRule: Follow = ({ trip, path, value }) =>
  'departures' in trip
    ? withValue({ ...trip, departures: { ...trip.departures, without: [] } }, path, value)
    : undefined;

/** Towns and sights of the map, as many as the field has. */
const goesBy: Follow = ({ trip, value, draw }) => {
  const { length } = value as string[];
  const names = Object.values(places).map(({ name }) => name);
  return { ...trip, route: draw(fc.shuffledSubarray(names, { minLength: length, maxLength: length })) };
};

/** Fares of single people that go with any price up to twice the most of theirs: a child pays little, and who is alone much. */
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

/** By the path of a field, with a star for the number of an entry. */
const follows: Readonly<Record<string, Follow>> = {
  abroad: ({ trip, value }) =>
    trip.collection === 'domestic' ? undefined : { ...trip, abroad: value === true, state: null },
  region: ({ trip, path, value }) =>
    // Its cards then stand on another place's page, which says when to go there.
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
  // It names the place where the day's legs end.
  'plan.*.overnight': ({ trip, path }) =>
    withValue(
      { ...trip, hotels: [] },
      path,
      `${trip.plan[Number(path.split('.')[1])]?.overnight}, hill side`.slice(0, 40),
    ),
  hotels: stays,
  'hotels.*.nights': stays,
  'plan.*.legs': goesFurther,
  'plan.*.legs.*.from': leg('first'),
  'plan.*.legs.*.to': leg('last'),
  ...Object.fromEntries(['km', 'hours', 'by', 'because'].map((name) => [`plan.*.legs.*.${name}`, leg('any')])),
  ...Object.fromEntries(['cannotStart', 'cannotStart.*.from', 'cannotStart.*.until'].map((name) => [name, starts])),
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

/** The field whichever entry of a list it is of. */
export const kindOf = ({ path }: Field) => path.replace(/\.\d+/g, '.*');

/** A trip with another value in a field, and what has to follow; undefined where this trip's has to stay. */
export function changedTrip(trip: TripFile, field: Field, draw: Draw): TripFile | undefined {
  const differs = (value: unknown) => JSON.stringify(value) !== JSON.stringify(field.value);
  const value = draw(valueOf(field.schema).filter(differs));
  const follow = follows[kindOf(field)];
  return follow ? follow({ trip, path: field.path, value, draw }) : withValue(trip, field.path, value);
}
