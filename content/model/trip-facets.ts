/** The criteria by which travellers choose a trip: place, start, months, length, price, kinds and company. */
import { destinationIds } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';
import { gatewayIds, gateways } from '../ids/gateways';
import { stateIds, states, type StateId } from '../ids/states';
import { fareKindOf } from './fares/fare-parties';
import { eachPays } from './fares/lowest-fare';
import { withGst } from './fares/taxes';
import { keysOf } from '../ids/keys-of';
import type { GatewayId, MonthId, Trip } from '../schema/types';
import { accessOf, type AccessFacts } from './route/access';
import { isGroup, trips } from '../catalogue/trips';

export type TripKind = Trip['kinds'][number];

export type Company = 'for-two' | 'in-a-group';

export type Suits = 'children' | 'from-six' | 'elders';

/** The age in years of the youngest child, by choice. */
export const ages = { 'any-age': 0, children: 3, 'from-six': 6, 'from-ten': 10 } as const;

export interface TripFacets {
  /** A state, or else the page of a place in India; abroad the pages of its countries. */
  where: readonly string[];
  from: GatewayId;
  /** The best months. */
  months: readonly MonthId[];
  days: number;
  /** Rupees for each person, with GST: half of a price for two. */
  price: number;
  kinds: readonly TripKind[];
  company: readonly Company[];
  suits: readonly Suits[];
}

interface Limits {
  drive: number;
  walkingKm: number;
  steps: number;
  night: number;
  point: number;
}

/**
 * The limits of a day for each group. Five hours in a car are a morning and an afternoon with a rest between. Elders: 150 steps are one
 * hill temple or a fort's gate, and above 2,400 m people sleep badly. Small children can be carried up steps but not far, sleep badly above
 * 2,800 m and cannot say that their head aches. From six years on they can say so, sit an hour longer and walk half as far again; a pass
 * where they stay for an hour is left to the age in the notes.
 */
export const suitsLimits: Record<Suits, Limits> = {
  children: { drive: 5, walkingKm: 4, steps: Infinity, night: 2_800, point: 3_500 },
  'from-six': { drive: 6, walkingKm: 6, steps: Infinity, night: 3_000, point: Infinity },
  elders: { drive: 5, walkingKm: 3, steps: 150, night: 2_400, point: 3_000 },
};

const within = (access: AccessFacts, most: Limits) =>
  access.longestDrive <= most.drive &&
  access.walkingKm <= most.walkingKm &&
  access.steps <= most.steps &&
  (access.highestNight?.metres ?? 0) <= most.night &&
  access.highestPoint <= most.point;

const isForTwo = (trip: Trip) => fareKindOf(trip) === 'for two';

function companyOf(trip: Trip): Company[] {
  return [...(isForTwo(trip) ? ['for-two' as const] : []), ...(isGroup(trip) ? ['in-a-group' as const] : [])];
}

const pleases = ({ childrenFrom }: Trip, age: number) => childrenFrom !== null && childrenFrom <= age;

/** The advice of the notes, which a trip must satisfy besides the limits. */
const isAdvised: Record<Suits, (trip: Trip) => boolean> = {
  children: (trip) => pleases(trip, ages.children),
  'from-six': (trip) => pleases(trip, ages['from-six']),
  elders: (trip) => !trip.access.notForElders,
};

/** A trip for two is planned without children and elders, however gentle it is. */
function suitsOf(trip: Trip): Suits[] {
  if (isForTwo(trip)) return [];
  const access = accessOf(trip);
  return keysOf(suitsLimits).filter((who) => within(access, suitsLimits[who]) && isAdvised[who](trip));
}

/**
 * Returns whether a trip suits children from an age on. A baby is carried: if the notes allow any age, the drives and walks must be short
 * enough for a child of six. From ten years on the notes alone decide.
 */
export function suitsChildrenFrom(trip: Trip, age: keyof typeof ages): boolean {
  if (isForTwo(trip) || !pleases(trip, ages[age])) return false;
  return age === 'from-ten' || within(accessOf(trip), suitsLimits[age === 'any-age' ? 'from-six' : age]);
}

function whereOf({ state, destinations, gateway }: Trip): readonly string[] {
  if (state) return [state];
  return destinations.length > 0 ? destinations : [gateway];
}

export const facetsOf = (trip: Trip): TripFacets => ({
  where: whereOf(trip),
  from: trip.gateway,
  months: trip.season.best,
  days: trip.days,
  price: withGst(eachPays(trip)),
  kinds: trip.kinds,
  company: companyOf(trip),
  suits: suitsOf(trip),
});

const names: Readonly<Record<string, string>> = {
  ...gateways,
  ...Object.fromEntries(destinationIds.map((id) => [id, destinations[id].name])),
  ...states,
};
const nameOf = (id: string) => names[id] ?? id;
const places = [...destinationIds, ...gatewayIds];

const labelled = (ids: readonly string[], some: readonly Trip[]): [string, string][] =>
  ids.filter((id) => some.some((trip) => whereOf(trip).includes(id))).map((id) => [id, nameOf(id)]);

/** Every place that trips can be filtered by: states in the order of the domestic page, other places of India, countries. */
export const whereLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ...labelled(
    stateIds,
    trips.filter(({ state }) => state),
  ),
  ...labelled(
    places,
    trips.filter(({ state, abroad }) => !state && !abroad),
  ),
  ...labelled(
    places,
    trips.filter(({ abroad }) => abroad),
  ),
]);

/** Parts of India that travellers name, with the states in them. */
const partsOfIndia = {
  'south-india': ['tamil-nadu', 'kerala', 'karnataka', 'andhra-pradesh', 'telangana'],
  'north-india': ['rajasthan', 'uttar-pradesh', 'uttarakhand', 'himachal-pradesh', 'jammu-kashmir', 'punjab'],
  'east-india': ['west-bengal', 'odisha', 'sikkim'],
  'west-india': ['goa', 'maharashtra', 'gujarat', 'rajasthan'],
  'north-east': ['sikkim', 'assam', 'meghalaya'],
  himalayas: ['uttarakhand', 'himachal-pradesh', 'jammu-kashmir', 'sikkim'],
} as const satisfies Readonly<Record<string, readonly StateId[]>>;

export type PartOfIndia = keyof typeof partsOfIndia;

export const isInPart = (part: PartOfIndia, where: readonly string[]): boolean =>
  partsOfIndia[part].some((state) => where.includes(state));
