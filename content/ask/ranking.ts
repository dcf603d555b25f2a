/** Rates how well trips fit an ask: the criteria it meets, the criteria that are relaxed, and the resulting order of trips. */
import { capitalised } from '../format/capitalised';
import { rangeOf } from '../format/range';
import { choiceOf, chosenIn, passes, type ChoiceGroups, type Chosen, type FilterItem } from '../model/filter/groups';
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
 * Places and denials are relaxed last; criteria that a trip can be adapted to, first. A state or a country weighs more than two sights
 * together, and what a trip is about more than a start in a town that can be reached.
 */
const weights: Readonly<Record<string, number>> = {
  where: 20,
  thing: 8,
  without: 8.5,
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
/** An implied criterion: travellers with children or parents get no trip for two, whatever else is relaxed. */
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
  /** The number of travellers; 0 if the ask does not say. */
  readonly people: number;
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
  const [place] = Object.entries(choices).flatMap(([name, ids]) => ids.map((id) => labelIn(name, id)));
  if (part.isLike) {
    const ids = idsLike(parser, trips, part);
    return {
      part,
      label: finder.ask.like(thing === undefined ? (place ?? '') : labelOf(thing)),
      about: ids,
      all: ids,
      instead: [],
    };
  }
  if (within !== undefined) {
    const [town = ''] = choices['near'] ?? [];
    const ids = new Set(trips.flatMap(({ id, far }) => ((far?.[town] ?? Infinity) <= within ? id : [])));
    return { part, label: finder.ask.within(within, labelIn('near', town)), about: ids, all: ids, instead: [] };
  }
  if (isDenied) {
    const unwanted = idsWith(parser, trips, part);
    const left = new Set(trips.flatMap(({ id }) => (unwanted.has(id) ? [] : id)));
    const labels = Object.entries(choices).flatMap(([name, ids]) => ids.map((id) => labelIn(name, id)));
    const label = finder.ask.without(thing === undefined ? labels.join(', ') : labelOf(thing));
    return { part, label, about: left, all: left, instead: [] };
  }
  const instead = notOffered === undefined ? undefined : parser.unsold[notOffered];
  if (instead) {
    const ids = new Set(instead.nearest);
    return { part, label: instead.label, about: ids, all: ids, instead: instead.nearest };
  }
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
    const labelOf = (id: string) => {
      const choice = choiceOf(group, id);
      return choice?.fullLabel ?? choice?.label ?? id;
    };
    const weight = weights[name] ?? 1;
    if (group.every)
      return ids.map((id) => ({
        name,
        label: labelOf(id),
        weight,
        isMet: (trip) => trip.in[name]?.includes(id) ?? false,
      }));
    // The month criterion checks the season alone; the sight criterion checks that the sight is there in that month.
    const own = name === 'month' ? { month: chosen['month'] ?? [] } : chosen;
    const label = ids.map(labelOf).join(' or ');
    return [{ name, label, weight, isMet: (trip) => passes(trip, name, groups, own) }];
  });
  const forOthers =
    (people >= 3 || chosenIn('suits', chosen).length > 0) && !chosenIn('company', chosen).includes('for-two');
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
  const named = parser ? (ask?.parts ?? []).flatMap((part) => namedBy(parser, groups, trips, part) ?? []) : [];
  const people = (ask?.parts ?? []).reduce((sum, part) => sum + (part.people ?? 0), 0);
  // If no trip has all of the places, the ask means any of them.
  const places = named.filter(({ part }) => part.thing !== undefined && !part.isDenied && !part.isLike);
  const isEither = places.length > 1 && !trips.some(({ id }) => places.every(({ all }) => all.has(id)));
  const either = isEither
    ? [
        {
          label: places.map(({ label }) => label).join(' or '),
          isMet: ({ id }: AskedTrip) => places.some(({ all }) => all.has(id)),
        },
      ]
    : [];
  const criteria: Criterion[] = [
    ...chosenCriteria(groups, chosen, people, parser),
    ...[
      ...either,
      ...named
        .filter((one) => !isEither || !places.includes(one))
        .map(({ all, label }) => ({ label, isMet: ({ id }: AskedTrip) => all.has(id) })),
    ].map((criterion) => ({ ...criterion, name: 'thing', weight: weights['thing'] ?? 0 })),
  ];
  const hasBoth = chosenIn('sight', chosen).length > 0 && chosenIn('month', chosen).length > 0;
  const met = trips.map((trip) => {
    const own = criteria.filter(({ isMet }) => isMet(trip));
    // If a sight and a month were asked for and the trip has the sight in another month, the sight counts and the month does not.
    const sight = criteria.find(({ name }) => name === 'sight');
    const isElsewhen =
      hasBoth && sight && !own.includes(sight) && passes(trip, 'sight', groups, { ...chosen, month: [] });
    const matched = isElsewhen ? [...own.filter(({ name }) => name !== 'month'), sight] : own;
    return { trip, matched, weight: matched.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const most = Math.max(0, ...met.map(({ weight }) => weight));
  const best = met.filter(({ weight }) => weight === most);
  const [first] = best;
  const shown = best.filter(
    ({ matched }) =>
      matched.length === first?.matched.length && matched.every((criterion) => first.matched.includes(criterion)),
  );

  const [price, days] = ['price', 'days'].map((name) => chosenIn(name, chosen).at(-1));
  const asked = chosenIn('month', chosen);
  const [town] = chosenIn('from', chosen);
  const near = chosenIn('near', chosen)[0] ?? '';
  // Asks without a trek, or with elders, prefer trips with few steps.
  const isGentle = chosenIn('without', chosen).includes('trek') || chosenIn('suits', chosen).includes('elders');
  const stepsOf = ({ in: { steps = [] } }: AskedTrip) => (steps.includes('none') ? 0 : steps.includes('few') ? 1 : 2);
  const scored = shown.map(({ trip }, index) => ({
    trip,
    index,
    scores: [
      // A trip that has more of them comes first, and among these the one that is about more.
      -named.filter(({ all }) => all.has(trip.id)).length,
      -named.filter(({ about }) => about.has(trip.id)).length,
      -named.filter(({ label }) => isInName(trip, label)).length,
      ...named.map(({ instead }) => instead.indexOf(trip.id)),
      -asked.filter((month) => trip.best.includes(month)).length,
      town && parser ? (farStart(parser, town, trip) ?? Infinity) : 0,
      trip.far?.[near] ?? 0,
      isGentle ? stepsOf(trip) : 0,
      distance(price, trip.price) + distance(days, trip.days),
    ],
  }));
  scored.sort((one, other) => {
    const at = one.scores.findIndex((score, position) => score !== other.scores[position]);
    return at < 0 ? one.index - other.index : (one.scores[at] ?? 0) - (other.scores[at] ?? 0);
  });
  const relaxed = criteria.filter((criterion) => criterion.name && !(first?.matched.includes(criterion) ?? false));
  const terms = criteria.filter((criterion) => criterion.name === 'thing' && !relaxed.includes(criterion));
  return {
    ids: scored.map(({ trip }) => trip.id),
    criteria: criteria.filter(({ name }) => name),
    relaxed,
    named,
    isEither,
    people,
    found: new Set(trips.flatMap((trip) => (terms.every(({ isMet }) => isMet(trip)) ? trip.id : []))),
  };
}
