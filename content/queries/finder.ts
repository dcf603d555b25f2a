/** What the finder filters by: a record for each group. All else that knows the groups goes through them. */
import { gatewayIds, gateways } from '../catalogue/gateways';
import { monthIds, months } from '../catalogue/months';
import { formatRupees } from '../format/money';
import { hoursText } from '../pages/trip';
import { tripsPage } from '../pages/trips';
import { keysOf } from '../schema/keys-of';
import { accessOf, type AccessFacts } from './access';
import {
  companyLabels,
  facetsOf,
  sightLabels,
  suitsLabels,
  tripKinds,
  whereLabels,
  type Suits,
  type TripFacets,
} from './trip-facets';
import { trips, type Trip } from './trips';

/** What the choices look at. */
interface Facts {
  trip: Trip;
  facets: TripFacets;
  access: AccessFacts;
}

export interface TripChoice {
  /** In the address, and in the style rules: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly label: string;
  /** How it is said without the legend of its group. */
  readonly said?: string;
  /** Whether a trip stands under it. */
  readonly has: (facts: Facts) => boolean;
}

const factsOf = (trip: Trip): Facts => ({ trip, facets: facetsOf(trip), access: accessOf(trip.notes) });
const everyTrip = trips.map(factsOf);

/** How many trips stand under a choice. */
export const countOf = ({ has }: TripChoice) => everyTrip.filter(has).length;

/** Checkboxes: with none checked, the group lets every trip through. */
const several = (legend: string, choices: readonly TripChoice[]) => ({ kind: 'several', legend, choices }) as const;

/** Checkboxes of what a trip has only with some choices of another group: snow in three of its months. */
const severalWithin = <Group extends string>(within: Group, legend: string, choices: readonly TripChoice[]) =>
  ({ ...several(legend, choices), within }) as const;

/** Radio buttons, of which the first lets every trip through. */
const one = (legend: string, any: string, choices: readonly TripChoice[]) =>
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

const lasts =
  (from: number, to: number) =>
  ({ trip }: Facts) =>
    trip.days >= from && trip.days <= to;

const suitsAll =
  (...who: readonly Suits[]) =>
  ({ facets }: Facts) =>
    who.every((someone) => facets.suits.includes(someone));

/** A path that climbs as high as stairs is no easy one, whatever its steps. */
const climbsAtMost =
  (steps: number) =>
  ({ access }: Facts) =>
    access.steps <= steps && access.pathClimb === 0;

/** Of all countries but India, which are many swipes away on a phone. */
const abroad: TripChoice = { id: 'abroad', label: 'Abroad', has: ({ trip }) => trip.abroad };

/** Those that trips start from, those with the most first. */
const towns = labelled(
  Object.fromEntries(gatewayIds.map((id) => [id, gateways[id]])),
  ({ facets }, id) => facets.from === id,
)
  .map((town) => ({ ...town, said: `from ${town.label}` }))
  .filter((town) => countOf(town) > 0)
  .sort((a, b) => countOf(b) - countOf(a));

/** By the name of the controls and of the parameter in the address, in the order of the page. A new group is a record here, nothing else. */
export const finderGroups = {
  where: several('Where', [
    ...(countOf(abroad) > 0 ? [abroad] : []),
    ...labelled(whereLabels, ({ facets }, id) => facets.where === id),
  ]),
  from: several('Starting from', towns),
  month: several(
    'Travelling in',
    monthIds.map((id) => ({
      id,
      label: months[id].slice(0, 3),
      said: months[id],
      has: ({ trip: { notes } }: Facts) => notes.season.best.includes(id) || notes.season.fair.includes(id),
    })),
  ),
  sight: severalWithin(
    'month',
    'What you come to see',
    labelled(sightLabels, ({ trip }, id) => trip.notes.sights.some(({ kind }) => kind === id)),
  ),
  days: several('How long', [
    { id: 'one-day', label: '1 day', has: lasts(1, 1) },
    { id: 'two-three', label: '2–3 days', has: lasts(2, 3) },
    { id: 'four-five', label: '4–5 days', has: lasts(4, 5) },
    { id: 'six-seven', label: '6–7 days', has: lasts(6, 7) },
    { id: 'eight-up', label: '8 or more', has: lasts(8, Infinity) },
  ]),
  price: one(
    'Price per person, with GST',
    'Any price',
    [5_000, 10_000, 15_000, 25_000, 50_000].map((rupees) => ({
      id: `under-${rupees}`,
      label: `Under ${formatRupees(rupees)}`,
      has: ({ facets }: Facts) => facets.price < rupees,
    })),
  ),
  // But for wildlife: a reserve has months in which it is shut, so that it is a sight.
  kind: several(
    'Kind of trip',
    labelled(tripKinds, ({ trip }, id) => trip.kinds.includes(id)).filter(({ id }) => id !== 'wildlife'),
  ),
  company: one(
    'Honeymoon or group',
    'All trips',
    labelled(companyLabels, ({ facets }, id) => facets.company.includes(id)),
  ),
  suits: one('Travelling with', 'Anyone', [
    ...labelled(suitsLabels, ({ facets }, id) => facets.suits.includes(id)),
    { id: 'both', label: 'Children from 3 and elders', has: suitsAll('children', 'elders') },
    { id: 'from-six-both', label: 'Children from 6 and elders', has: suitsAll('from-six', 'elders') },
  ]),
  steps: one('Steps climbed in a day', 'Any number', [
    { id: 'none', label: 'None to speak of', said: 'no steps to speak of', has: climbsAtMost(0) },
    { id: 'few', label: 'Up to 100', said: 'up to 100 steps', has: climbsAtMost(100) },
  ]),
} as const;

export type FinderGroupId = keyof typeof finderGroups;

/** The choices under which a trip is shown, by the id of their group. */
export function finderChoicesOf(trip: Trip): Record<FinderGroupId, readonly string[]> {
  const facts = factsOf(trip);
  const ids = keysOf(finderGroups).map((group) => [
    group,
    finderGroups[group].choices.filter(({ has }) => has(facts)).map(({ id }) => id),
  ]);
  return Object.fromEntries(ids) as Record<FinderGroupId, string[]>;
}

/** What the finder filters a trip by: its choices, and of each sight the months in which it is there. */
export const finderItemOf = (trip: Trip) => ({
  id: trip.id,
  in: finderChoicesOf(trip),
  within: { sight: Object.fromEntries(trip.notes.sights.map(({ kind, months: own }) => [kind, own])) },
});

/** What answers a choice and no row says: the months in which a trip is at its best, and by the name of a group its numbers of a day. */
export function finderReasonsOf({ notes }: Trip) {
  const { longestDrive, walkingKm, steps } = accessOf(notes);
  return {
    best: notes.season.best,
    why: { suits: tripsPage.whySuits(hoursText(longestDrive), walkingKm), steps: tripsPage.whySteps(steps) },
  };
}
