/** What the finder filters by: the choices of each group, the choices under which a trip stands, and the words it is found by. */
import { destinations } from '../catalogue/destinations';
import { gatewayIds, gateways } from '../catalogue/gateways';
import { monthIds, months } from '../catalogue/months';
import { otherNames } from '../catalogue/other-names';
import { states } from '../catalogue/states';
import { formatRupees } from '../format/money';
import { wordsIn } from '../format/words';
import { finderGroupTexts } from '../pages/trips';
import { keysOf } from '../schema/keys-of';
import { accessOf } from './access';
import { companyLabels, facetsOf, suitsLabels, tripKinds, whereLabels, type Suits, type TripKind } from './trip-facets';
import { trips, type Trip } from './trips';

/** Choices of days, each from a number to another. */
const lengths = [
  { id: 'one-day', label: '1 day', from: 1, to: 1 },
  { id: 'two-three', label: '2–3 days', from: 2, to: 3 },
  { id: 'four-five', label: '4–5 days', from: 4, to: 5 },
  { id: 'six-seven', label: '6–7 days', from: 6, to: 7 },
  { id: 'eight-up', label: '8 or more', from: 8, to: Infinity },
] as const;

const ceilings = [5_000, 10_000, 15_000, 25_000, 50_000].map((rupees) => ({
  id: `under-${rupees}`,
  label: `Under ${formatRupees(rupees)}`,
  rupees,
}));

/** Choices of steps, each up to a number; a path that climbs as high as stairs is none of them. */
const climbs = [
  { id: 'none', label: 'None to speak of', most: 0 },
  { id: 'few', label: 'Up to 100', most: 100 },
] as const;

/** Choices of several who travel together; the ids of those of one are in `suitsLabels`. */
const families = [
  { id: 'both', label: finderGroupTexts.families.both, who: ['children', 'elders'] },
  { id: 'from-six-both', label: finderGroupTexts.families.fromSix, who: ['from-six', 'elders'] },
] as const satisfies readonly { id: string; label: string; who: readonly Suits[] }[];

/** 'one' stands for all trips in the groups of which one choice is made. */
const any = 'any';

const anyOf = (label: string, choices: readonly { id: string; label: string }[]) => [{ id: any, label }, ...choices];

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

const everyFacets = trips.map(facetsOf);
const wheres = new Set(everyFacets.map(({ where }) => where));

/** Stands for all countries but India, which are many swipes away on a phone. */
const abroad = { id: 'abroad', label: finderGroupTexts.abroad };

/** Towns that trips start from, those with the most first. */
const towns = gatewayIds
  .map((id) => ({ id, label: gateways[id], starts: everyFacets.filter(({ from }) => from === id).length }))
  .filter(({ starts }) => starts > 0)
  .sort((a, b) => b.starts - a.starts)
  .map(({ id, label }) => ({ id, label }));

/** The choices of each group, in the order in which they are printed. */
export const finderChoices = {
  where: [
    ...(trips.some((trip) => trip.abroad) ? [abroad] : []),
    ...labelled(whereLabels).filter(({ id }) => wheres.has(id)),
  ],
  from: towns,
  month: monthIds.map((id) => ({ id, label: months[id].slice(0, 3) })),
  days: lengths.map(({ id, label }) => ({ id, label })),
  price: anyOf(
    finderGroupTexts.any.price,
    ceilings.map(({ id, label }) => ({ id, label })),
  ),
  kind: labelled({ ...tripKinds, snow: finderGroupTexts.snow }),
  company: anyOf(finderGroupTexts.any.company, labelled(companyLabels)),
  suits: anyOf(finderGroupTexts.any.suits, [
    ...labelled(suitsLabels),
    ...families.map(({ id, label }) => ({ id, label })),
  ]),
  steps: anyOf(
    finderGroupTexts.any.steps,
    climbs.map(({ id, label }) => ({ id, label })),
  ),
} as const;

/** The choices under which a trip is shown. */
export function finderChoicesOf(trip: Trip): Record<keyof typeof finderChoices, readonly string[]> {
  const { where, from, days, price, kinds, company, suits } = facetsOf(trip);
  const { season } = trip.notes;
  const { steps, pathClimb } = accessOf(trip.notes);
  return {
    where: [where, ...(trip.abroad ? [abroad.id] : [])],
    from: [from],
    month: monthIds.filter((id) => season.best.includes(id) || season.fair.includes(id)),
    days: lengths.filter((length) => days >= length.from && days <= length.to).map(({ id }) => id),
    price: [any, ...ceilings.filter(({ rupees }) => price < rupees).map(({ id }) => id)],
    kind: keysOf(tripKinds).filter((id) => kinds.includes(id)),
    company: [any, ...company],
    suits: [
      any,
      ...suits,
      ...families.filter(({ who }) => who.every((one) => suits.includes(one))).map(({ id }) => id),
    ],
    steps: [any, ...climbs.filter(({ most }) => steps <= most && pathClimb === 0).map(({ id }) => id)],
  };
}

/** What else travellers call the trips of a kind. */
const callings: Partial<Record<TripKind, string>> = { temples: 'pilgrimage', hills: 'hill stations' };

/** What travellers call a trip, though none of its texts may say so. */
function callingsOf({ kinds, abroad: isAbroad, days }: Trip, suits: readonly Suits[]): string[] {
  return [
    ...kinds.map((id) => callings[id] ?? ''),
    isAbroad ? 'abroad international' : '',
    days <= 2 ? 'weekend' : '',
    suits.includes('from-six') ? 'family' : '',
  ];
}

/** The words by which a search finds a trip, other names of its places among them, each once and without order. */
export function searchWords(trip: Trip): string {
  const { name, place, stops, notes, state, destinations: visited, kind, kinds } = trip;
  const texts = [
    name,
    place,
    ...stops,
    ...notes.route,
    state ? states[state] : '',
    ...visited.map((id) => destinations[id].name),
    kind,
    ...kinds.map((id) => tripKinds[id]),
    ...(notes.alsoFoundBy ?? []),
    ...callingsOf(trip, facetsOf(trip).suits),
  ];
  const own = texts.map((text) => ` ${wordsIn(text).join(' ')} `);
  const isNamed = (other: string) => own.some((text) => text.includes(` ${wordsIn(other).join(' ')} `));
  const others = otherNames.filter((names) => names.some(isNamed)).flat();
  return [...new Set([...texts, ...others].flatMap(wordsIn))].join(' ');
}
