/** The filters of the finder: a record for each group. All other code that handles the groups reads them from here. */
import { destinations } from '../catalogue/destinations';
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { gateways, type GatewayId } from '../ids/gateways';
import { monthIds, months } from '../ids/months';
import { isInRange, rangeLabel, rangeOf, type Unit } from '../format/range';
import { hoursText } from './trip';
import { requestMonths } from './on-request';
import { tripsPage } from './trips-page';
import { keysOf } from '../ids/keys-of';
import { accessOf, type AccessFacts } from '../model/route/access';
import { flightLines } from '../model/inclusions';
import { kilometresNear } from '../model/route/near-towns';
import { legsOf } from '../model/route/route-places';
import { ages, facetsOf, isInPart, suitsChildrenFrom, whereLabels, type TripFacets } from '../model/trip-facets';
import { companyLabels, partsOfIndiaLabels, sightLabels, suitsLabels, tripKinds } from './trip-kinds';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const texts = pageTexts.finder.groups;

/** The facts that choices test. */
interface Facts {
  trip: Trip;
  facets: TripFacets;
  access: AccessFacts;
}

export interface TripChoice {
  /** The value in the URL and in selectors: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly label: string;
  /** The label outside of its group, where the legend is missing. */
  readonly fullLabel?: string;
  /** Returns whether a trip matches. */
  readonly has: (facts: Facts) => boolean;
}

const factsOf = (trip: Trip): Facts => ({ trip, facets: facetsOf(trip), access: accessOf(trip) });
const everyTrip = trips.map(factsOf);

/** The number of trips that match a choice. */
export const countOf = ({ has }: TripChoice) => everyTrip.filter(has).length;

/** Checkboxes: with none checked, the group lets every trip through. */
const several = ({ legend }: { legend: string }, choices: readonly TripChoice[]) =>
  ({ kind: 'several', legend, choices }) as const;

/** Checkboxes that narrow the list one by one: a trip must match all that are checked. */
const allOf = (text: { legend: string }, choices: readonly TripChoice[]) =>
  ({ ...several(text, choices), every: true }) as const;

/** Checkboxes that depend on another group: a trip may have snow in three of its months only. */
const severalWithin = <Group extends string>(within: Group, text: { legend: string }, choices: readonly TripChoice[]) =>
  ({ ...several(text, choices), within }) as const;

/** Radio buttons; the first lets every trip through. */
const one = ({ legend, any }: { legend: string; any: string }, choices: readonly TripChoice[]) =>
  ({
    kind: 'one',
    legend,
    choices: [{ id: 'any', label: any, has: () => true }, ...choices],
    fallback: 'any',
  }) as const;

/** A choice for each label. */
const labelled = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
  has: (facts: Facts, id: Id) => boolean,
): TripChoice[] => keysOf(labels).map((id) => ({ id, label: labels[id], has: (facts) => has(facts, id) }));

/** A choice that is named otherwise where it stands alone. */
const withAlone = (
  id: string,
  { label, alone }: { label: string; alone: string },
  has: TripChoice['has'],
  values: Readonly<Record<string, string | number>> = {},
): TripChoice => ({ id, label: filled(label, values), fullLabel: filled(alone, values), has });

const { one: oneDay, several: someDays, more: moreDays } = texts.days;

/** A choice by the number of days. */
function lasting(id: string, from: number, to: number): TripChoice {
  const has = ({ trip }: Facts) => trip.days >= from && trip.days <= to;
  if (to === Infinity) return withAlone(id, moreDays, has, { from });
  return { id, label: to === 1 ? oneDay : filled(someDays, { from, to }), has };
}

/** The most steps of a trip with few. */
const fewSteps = 100;

/** A path that climbs as high as stairs is not easy, whatever the number of steps. */
const climbsAtMost =
  (steps: number) =>
  ({ access }: Facts) =>
    access.steps <= steps && access.pathClimb === 0;

/** The metres of climbing on paths, or the steps, that make a day a trek instead of a walk. */
const trek = { climb: 300, steps: 1_000 };
const isTrek = ({ access }: Facts) => access.pathClimb >= trek.climb || access.steps >= trek.steps;

/** The altitude in metres above which some people feel the height. */
const high = 2_500;
/** The hours of driving in a day that most people find long. */
const longDrive = 4;

const fliesWithinTrip = ({ trip }: Facts) =>
  legsOf(trip).some(({ by }) => by === 'flight') || flightLines(trip).length > 0;
/** Trips abroad and to islands, which need a flight or three days on a ship. */
const isAcrossTheSea = ({ trip }: Facts) => trip.abroad || trip.gateway === 'port-blair';

const needsNoVisaBefore = ({ trip }: Facts) =>
  !trip.abroad || trip.destinations.every((id) => destinations[id].noVisaBefore === true);

/** Choices for abroad, for all of India and for parts of India. On a phone, the list of countries is many swipes away. */
const wide: TripChoice[] = [
  { id: 'abroad', label: texts.where.abroad, has: ({ trip }: Facts) => trip.abroad },
  { id: 'india', label: texts.where.india, has: ({ trip }: Facts) => !trip.abroad },
  ...labelled(partsOfIndiaLabels, ({ facets }, part) => isInPart(part, facets.where)),
].filter((choice) => countOf(choice) > 0);

const townChoices = (alone: string, has: (facts: Facts, id: GatewayId) => boolean) =>
  labelled(gateways, has)
    .map((town) => ({ ...town, fullLabel: filled(alone, { town: town.label }) }))
    .filter((town) => countOf(town) > 0)
    .sort((a, b) => countOf(b) - countOf(a));

/** Towns where trips start, those with the most trips first. */
const starts = townChoices(texts.from.alone, ({ facets }, id) => facets.from === id);
/** The fewest trips that a nearby town needs to be a choice. */
const leastNear = 2;
const nearby = townChoices(texts.near.alone, ({ trip }, id) => kilometresNear(id, trip) !== undefined).filter(
  (town) => countOf(town) >= leastNear,
);

/** A range of prices or days, as a choice in the list of its group. */
const inRange = (id: string, unit: Unit): TripChoice => ({
  id,
  label: rangeLabel(id, unit).replace(/ each$/, ''),
  fullLabel: rangeLabel(id, unit),
  has: ({ facets }: Facts) => isInRange(rangeOf(id), unit === 'rupees' ? facets.price : facets.days),
});

/** Choices by the age of children, which a trip matches from the age in its trip. */
const childrenFrom = keysOf(ages).map((id) => ({
  id,
  label: suitsLabels[id],
  has: ({ trip }: Facts) => suitsChildrenFrom(trip, id),
}));

/**
 * The groups in the order of the page, by the name of their controls, which is also the URL parameter. A new group needs only a record
 * here.
 */
export const finderGroups = {
  where: several(texts.where, [...wide, ...labelled(whereLabels, ({ facets }, id) => facets.where.includes(id))]),
  from: several(texts.from, starts),
  month: several(
    texts.month,
    monthIds.map((id) => ({
      id,
      label: months[id].slice(0, 3),
      fullLabel: months[id],
      has: ({ trip }: Facts) => trip.season.best.includes(id) || trip.season.fair.includes(id),
    })),
  ),
  sight: severalWithin(
    'month',
    texts.sight,
    labelled(sightLabels, ({ trip }, id) => trip.sights.some(({ kind }) => kind === id)),
  ),
  days: {
    ...several(texts.days, [
      lasting('one-day', 1, 1),
      lasting('two-three', 2, 3),
      lasting('four-five', 4, 5),
      lasting('six-seven', 6, 7),
      lasting('eight-up', 8, Infinity),
    ]),
    unit: 'days',
  },
  price: {
    ...one(
      texts.price,
      [5_000, 10_000, 15_000, 25_000, 50_000].map((rupees) => inRange(`under-${rupees}`, 'rupees')),
    ),
    unit: 'rupees',
  },
  // Wildlife is missing here: a reserve is closed in some months, so it is a sight.
  kind: several(texts.kind, [
    ...labelled(tripKinds, ({ trip }, id) => trip.kinds.includes(id)).filter(({ id }) => id !== 'wildlife'),
    { id: 'treks', label: texts.kind.treks, has: isTrek },
  ]),
  company: one(texts.company, [
    ...labelled(companyLabels, ({ facets }, id) => facets.company.includes(id)),
    { id: 'private', label: texts.company.private, has: ({ facets }) => facets.company.length === 0 },
  ]),
  suits: allOf(texts.suits, [
    ...childrenFrom,
    { id: 'elders', label: suitsLabels.elders, has: ({ facets }) => facets.suits.includes('elders') },
  ]),
  steps: one(texts.steps, [
    withAlone('none', texts.steps.none, climbsAtMost(0)),
    withAlone('few', texts.steps.few, climbsAtMost(fewSteps), { steps: fewSteps }),
  ]),
  without: allOf(texts.without, [
    withAlone('flight', texts.without.flight, (facts) => !fliesWithinTrip(facts) && !isAcrossTheSea(facts)),
    withAlone('trek', texts.without.trek, (facts) => !isTrek(facts)),
    withAlone('long-drives', texts.without['long-drives'], ({ access }) => access.longestDrive <= longDrive, {
      hours: longDrive,
    }),
    withAlone('altitude', texts.without.altitude, ({ access }) => access.highestPoint <= high, {
      metres: high.toLocaleString('en-IN'),
    }),
    withAlone('visa', texts.without.visa, needsNoVisaBefore),
    withAlone('temples', texts.without.temples, ({ trip }) => !trip.kinds.includes('temples')),
  ]),
  food: allOf(
    texts.food,
    labelled({ vegetarian: texts.food.vegetarian, jain: texts.food.jain }, ({ trip }, id) =>
      trip.suits.easyMeals.includes(id),
    ),
  ),
  near: several(texts.near, nearby),
} as const satisfies Readonly<Record<keyof typeof texts, unknown>>;

export type FinderGroupId = keyof typeof finderGroups;

/** The choices that a trip matches, by the id of their group. */
export function finderChoicesOf(trip: Trip): Record<FinderGroupId, readonly string[]> {
  const facts = factsOf(trip);
  const ids = keysOf(finderGroups).map((group) => [
    group,
    finderGroups[group].choices.filter(({ has }) => has(facts)).map(({ id }) => id),
  ]);
  return Object.fromEntries(ids) as Record<FinderGroupId, string[]>;
}

/** The data by which the finder and saved searches filter and sort a trip: its choices, the months of each sight, and its numbers. */
export const finderItemOf = (trip: Trip) => ({
  id: trip.id,
  name: trip.name,
  price: facetsOf(trip).price,
  days: trip.days,
  drive: accessOf(trip).longestDrive,
  rating: trip.rating,
  in: finderChoicesOf(trip),
  within: { sight: Object.fromEntries(trip.sights.map(({ kind, months: own }) => [kind, own])) },
});

/**
 * The reasons for a match that no row shows: the best months of a trip, its distances from towns and, by the name of a group, its most
 * demanding day.
 */
export function finderReasonsOf(trip: Trip) {
  const { longestDrive, walkingKm, steps } = accessOf(trip);
  const { near } = finderChoicesOf(trip);
  return {
    far: Object.fromEntries(near.flatMap((id) => [[id, kilometresNear(id as GatewayId, trip) ?? 0] as const])),
    best: trip.season.best,
    request: requestMonths(trip),
    why: { suits: tripsPage.whySuits(hoursText(longestDrive), walkingKm), steps: tripsPage.whySteps(steps) },
  };
}
