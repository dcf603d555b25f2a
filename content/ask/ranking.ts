/** Rates how well trips fit an ask: the criteria it meets, the criteria that are relaxed, and the resulting order of trips. */
import { capitalised } from '../format/capitalised';
import { rangeOf } from '../format/range';
import {
  choiceOf,
  chosenIn,
  fullLabelOf,
  passes,
  type ChoiceGroups,
  type Chosen,
  type FilterItem,
} from '../model/filter/groups';
import { textsOf } from '../model/filter/parameters';
import { finder } from '../words/finder-page';
import type { Ask, Part } from './parts';
import type { QueryParser } from './query-parser';

export interface AskedTrip extends FilterItem {
  readonly name: string;
  /** The trip's best months. */
  readonly best: readonly string[];
  /** For each town nearby, by its id: the distance in kilometres, as the crow flies, within which all places of the trip are. */
  readonly far?: Readonly<Record<string, number>>;
}

export interface Criterion {
  /** The name of its group, 'thing' for a place or sight, empty for an implied criterion. */
  readonly name: string;
  /** The label of its chip. */
  readonly label: string;
  /** The cost of setting it aside. */
  readonly weight: number;
  readonly isMet: (trip: AskedTrip) => boolean;
}

/**
 * Places and denials are relaxed last: a place weighs more than company, age, month and price together. A state or a country weighs more than
 * two places or sights, and what a trip is about more than a start in a town that can be reached.
 */
const weights: Readonly<Record<string, number>> = {
  where: 40,
  thing: 18,
  without: 18.5,
  near: 7,
  kind: 6.5,
  sight: 5,
  company: 5,
  suits: 4.5,
  month: 4.2,
  price: 4,
  steps: 3.5,
  days: 3,
  from: 3,
  food: 2,
};
/** An implied criterion: travellers alone, or with children or parents, get no trip for two, whatever else is relaxed. */
const noHoneymoon = 6;
/** An implied criterion when a trip starts elsewhere than asked: a start within this distance, as the crow flies, is one night by train away. */
const nearStart = { weight: 2, kilometres: 350 } as const;

/** A place or a sight that the ask names. */
export interface Named {
  readonly part: Part;
  readonly label: string;
  /** Ids of the trips that are about it, and of all trips that have it. */
  readonly about: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** For a place that we do not sell: ids of the trips to offer instead, best first. */
  readonly instead: readonly string[];
}

/** The result of matching the trips with an ask and the chosen filters. */
export interface Ranking {
  /** Ids of the trips to show, best first. */
  readonly ids: readonly string[];
  readonly criteria: readonly Criterion[];
  /** Criteria that no trip meets together with the others. */
  readonly relaxed: readonly Criterion[];
  /** The places and sights that the ask names, with the trips that have them. */
  readonly named: readonly Named[];
  /** True if no trip has all of them, so that trips with any of them are shown. */
  readonly isEither: boolean;
  /** Ids of the trips that have the named places and sights, ignoring the other choices. */
  readonly found: ReadonlySet<string>;
}

/** Returns whether the trip's name contains the label. */
export const isInName = ({ name }: Pick<AskedTrip, 'name'>, label: string): boolean =>
  name.toLowerCase().includes(label.toLowerCase());

const labelOf = (name: string) => name.split(' ').map(capitalised).join(' ');

/** Ids of the trips that have a thing, or one of the choices of a denied part. */
const idsWith = (
  parser: QueryParser,
  trips: readonly AskedTrip[],
  { thing, choices = {} }: Part,
): ReadonlySet<string> => {
  const named = parser.things.get(thing ?? '');
  const has = (trip: AskedTrip) =>
    named
      ? named.about.has(trip.id) || named.passing.has(trip.id)
      : Object.entries(choices).some(([name, ids]) => ids.some((id) => trip.in[name]?.includes(id)));
  return new Set(trips.filter(has).map(({ id }) => id));
};

/** Ids of the trips without a place that are of the kinds of most trips about it. */
function idsLike(parser: QueryParser, trips: readonly AskedTrip[], part: Part): ReadonlySet<string> {
  const has = idsWith(parser, trips, part);
  const about = parser.things.get(part.thing ?? '')?.about ?? has;
  const kindsOf = ({ in: { kind = [] } }: AskedTrip) => kind;
  const ofPlace = trips.filter(({ id }) => about.has(id));
  const kinds = new Set(ofPlace.flatMap(kindsOf));
  const common = [...kinds].filter(
    (kind) => 2 * ofPlace.filter((trip) => kindsOf(trip).includes(kind)).length > ofPlace.length,
  );
  return new Set(
    trips.flatMap((trip) => (!has.has(trip.id) && common.every((kind) => kindsOf(trip).includes(kind)) ? trip.id : [])),
  );
}

function namedBy(
  parser: QueryParser,
  groups: ChoiceGroups,
  trips: readonly AskedTrip[],
  part: Part,
): Named | undefined {
  const { thing, beginning, unsold: notOffered, choices = {}, within, isDenied } = part;
  const labelIn = (name: string, id: string) => (groups[name] && choiceOf(groups[name], id)?.label) ?? id;
  const labels = Object.entries(choices).flatMap(([name, ids]) => ids.map((id) => labelIn(name, id)));
  const withTrips = (label: string, ids: ReadonlySet<string>) => ({ part, label, about: ids, all: ids, instead: [] });
  if (part.isLike) {
    const label = finder.ask.like(thing === undefined ? (labels[0] ?? '') : labelOf(thing));
    return withTrips(label, idsLike(parser, trips, part));
  }
  if (within !== undefined) {
    const [town = ''] = choices['near'] ?? [];
    const ids = new Set(trips.flatMap(({ id, far }) => ((far?.[town] ?? Infinity) <= within ? id : [])));
    return withTrips(finder.ask.within(within, labelIn('near', town)), ids);
  }
  if (isDenied) {
    const unwanted = idsWith(parser, trips, part);
    const left = new Set(trips.flatMap(({ id }) => (unwanted.has(id) ? [] : id)));
    return withTrips(finder.ask.without(thing === undefined ? labels.join(', ') : labelOf(thing)), left);
  }
  const instead = notOffered === undefined ? undefined : parser.unsold[notOffered];
  if (instead) return { ...withTrips(instead.label, new Set(instead.nearest)), instead: instead.nearest };
  const names = thing === undefined ? (beginning?.things ?? []) : [thing];
  const terms = names.flatMap((name) => parser.things.get(name) ?? []);
  if (terms.length === 0) return undefined;
  const about = terms.flatMap((one) => [...one.about]);
  return {
    part,
    label: beginning ? `${labelOf(beginning.text)}…` : labelOf(thing ?? ''),
    about: new Set(about),
    all: new Set([...about, ...terms.flatMap((one) => [...one.passing])]),
    instead: [],
  };
}

/** The criteria that the chosen filters express. */
function chosenCriteria(
  groups: ChoiceGroups,
  chosen: Chosen,
  people: number,
  parser: QueryParser | undefined,
): Criterion[] {
  const criteria = Object.entries(groups).flatMap(([name, group]): Criterion[] => {
    const ids = textsOf(group, chosenIn(name, chosen));
    if (ids.length === 0) return [];
    const weight = weights[name] ?? 1;
    if (group.every)
      return ids.map((id) => ({
        name,
        label: fullLabelOf(group, id),
        weight,
        isMet: (trip) => trip.in[name]?.includes(id) ?? false,
      }));
    // The month criterion checks the season alone; the sight criterion checks that the sight is there in that month.
    const own = name === 'month' ? { month: chosen['month'] ?? [] } : chosen;
    const label = ids.map((id) => fullLabelOf(group, id)).join(' or ');
    return [{ name, label, weight, isMet: (trip) => passes(trip, name, groups, own) }];
  });
  const forOthers =
    (people >= 3 || people === 1 || chosenIn('suits', chosen).length > 0) &&
    !chosenIn('company', chosen).includes('for-two');
  if (forOthers)
    criteria.push({
      name: '',
      label: '',
      weight: noHoneymoon,
      isMet: (trip) => !trip.in['company']?.includes('for-two'),
    });
  const [town] = chosenIn('from', chosen);
  if (town && parser) {
    const isNear = (trip: AskedTrip) => (farStart(parser, town, trip) ?? Infinity) <= nearStart.kilometres;
    criteria.push({ name: '', label: '', weight: nearStart.weight, isMet: isNear });
  }
  return criteria;
}

/** The distance in kilometres, as the crow flies, from a town to the start of a trip. */
export const farStart = ({ kilometres }: QueryParser, town: string, trip: FilterItem): number | undefined =>
  kilometres(town, trip.in['from']?.[0] ?? '');

/** The relative distance of a number from a range, or, inside the range, from its end or middle. */
function distance(id: string | undefined, number: number | undefined): number {
  const range = rangeOf(id ?? '');
  if (!range || number === undefined) return 0;
  const wanted =
    range.to === Infinity
      ? range.from
      : Number.isFinite(range.from) && range.from > 0
        ? (range.from + range.to) / 2
        : range.to;
  const far = Math.abs(number - wanted) / wanted;
  // Within the range, differences below a quarter do not count.
  return number >= range.from && number <= range.to ? Math.floor(far * 4) / 100 : 1 + far;
}

/** The places of which the ask means any, because no trip has all of them; none otherwise. */
function eitherOf(named: readonly Named[], trips: readonly AskedTrip[]): readonly Named[] {
  const places = named.filter(({ part }) => part.thing !== undefined && !part.isDenied && !part.isLike);
  const isEither = places.length > 1 && !trips.some(({ id }) => places.every(({ all }) => all.has(id)));
  return isEither ? places : [];
}

/** The criteria that the places and sights of an ask express. */
function namedCriteria(named: readonly Named[], either: readonly Named[]): Criterion[] {
  const others = named.filter((one) => !either.includes(one));
  return [...(either.length > 0 ? [either] : []), ...others.map((one) => [one])].map((any) => ({
    name: 'thing',
    label: any.map(({ label }) => label).join(' or '),
    weight: weights['thing'] ?? 0,
    isMet: ({ id }) => any.some(({ all }) => all.has(id)),
  }));
}

/** The criteria that a trip meets. If it has the sight that was asked for in another month, the sight counts and the month does not. */
function metBy(
  trip: AskedTrip,
  criteria: readonly Criterion[],
  groups: ChoiceGroups,
  chosen: Chosen,
): readonly Criterion[] {
  const met = criteria.filter(({ isMet }) => isMet(trip));
  const sight = criteria.find(({ name }) => name === 'sight');
  const isElsewhen =
    chosenIn('month', chosen).length > 0 &&
    sight &&
    !met.includes(sight) &&
    passes(trip, 'sight', groups, { ...chosen, month: [] });
  return isElsewhen ? [...met.filter(({ name }) => name !== 'month'), sight] : met;
}

/** The trips that meet the criteria of the greatest weight; if there are several such sets of criteria, those that meet the first trip's. */
function bestOf(trips: readonly AskedTrip[], criteria: readonly Criterion[], groups: ChoiceGroups, chosen: Chosen) {
  const all = trips.map((trip) => {
    const met = metBy(trip, criteria, groups, chosen);
    return { trip, met, weight: met.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const most = Math.max(0, ...all.map(({ weight }) => weight));
  const best = all.filter(({ weight }) => weight === most);
  const met = best[0]?.met ?? [];
  const same = best.filter((one) => one.met.length === met.length && one.met.every((other) => met.includes(other)));
  return { met, best: same.map(({ trip }) => trip) };
}

/** Returns a function that scores a trip among those that meet the same criteria: the first score decides, and less is better. */
function scoring(named: readonly Named[], chosen: Chosen, parser: QueryParser | undefined) {
  const [price, days] = ['price', 'days'].map((name) => chosenIn(name, chosen).at(-1));
  const months = chosenIn('month', chosen);
  const [town] = chosenIn('from', chosen);
  const near = chosenIn('near', chosen)[0] ?? '';
  // Asks without a trek, or with elders, prefer trips with few steps.
  const isGentle = chosenIn('without', chosen).includes('trek') || chosenIn('suits', chosen).includes('elders');
  const stepsOf = ({ in: { steps = [] } }: AskedTrip) => (steps.includes('none') ? 0 : steps.includes('few') ? 1 : 2);
  return (trip: AskedTrip): number[] => [
    // A trip that has more of them comes first, and among these the one that is about more.
    -named.filter(({ all }) => all.has(trip.id)).length,
    -named.filter(({ about }) => about.has(trip.id)).length,
    -named.filter(({ label }) => isInName(trip, label)).length,
    ...named.map(({ instead }) => instead.indexOf(trip.id)),
    // 'Singapore and Malaysia': one trip may have both.
    -chosenIn('where', chosen).filter((id) => trip.in['where']?.includes(id)).length,
    -months.filter((month) => trip.best.includes(month)).length,
    town && parser ? (farStart(parser, town, trip) ?? Infinity) : 0,
    trip.far?.[near] ?? 0,
    isGentle ? stepsOf(trip) : 0,
    distance(price, trip.price) + distance(days, trip.days),
  ];
}

/** Sorts trips by their scores. Trips with equal scores keep their order. */
function sortedBy(scoresOf: (trip: AskedTrip) => number[], trips: readonly AskedTrip[]): readonly AskedTrip[] {
  const scored = trips.map((trip) => ({ trip, scores: scoresOf(trip) }));
  scored.sort((one, other) => {
    const at = one.scores.findIndex((score, position) => score !== other.scores[position]);
    return (one.scores[at] ?? 0) - (other.scores[at] ?? 0);
  });
  return scored.map(({ trip }) => trip);
}

/**
 * @param trips the trips, in the order to use where their scores are equal
 * @param ask the parsed text; without it no criterion is relaxed
 */
export function rankTrips(
  trips: readonly AskedTrip[],
  groups: ChoiceGroups,
  chosen: Chosen,
  ask: Ask | undefined,
  parser: QueryParser | undefined,
): Ranking {
  const parts = ask?.parts ?? [];
  const named = parser ? parts.flatMap((part) => namedBy(parser, groups, trips, part) ?? []) : [];
  const people = parts.reduce((sum, part) => sum + (part.people ?? 0), 0);
  const either = eitherOf(named, trips);
  const criteria = [...chosenCriteria(groups, chosen, people, parser), ...namedCriteria(named, either)];
  const { met, best } = bestOf(trips, criteria, groups, chosen);
  const relaxed = criteria.filter((criterion) => criterion.name && !met.includes(criterion));
  const terms = criteria.filter((criterion) => criterion.name === 'thing' && met.includes(criterion));
  return {
    ids: sortedBy(scoring(named, chosen, parser), best).map(({ id }) => id),
    criteria: criteria.filter(({ name }) => name),
    relaxed,
    named,
    isEither: either.length > 0,
    found: new Set(trips.flatMap((trip) => (terms.every(({ isMet }) => isMet(trip)) ? trip.id : []))),
  };
}
