/** Every trip of every collection, in the shape that its own page needs. */
import type { DestinationId } from '../ids/destinations';
import { domesticTrips } from '../catalogue/domestic';
import { groupTrips } from '../catalogue/groups';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { seedTrips } from '../catalogue/seed';
import { stateIds, states, type StateId } from '../ids/states';
import { allPackagesPage, groupToursPage, honeymoonPage } from '../pages/lists';
import { tripCard } from '../words/shared';
import { routes, statePath } from '../routes';
import type { GroupTrip, Leader, TripNotes, TripRecord } from '../schema/types';
import { today } from './dates/build-day';
import { cardTripOf, type CardTrip } from './card-trip';
import { departuresOf, departureText, type Departure } from './dates/departures';
import { fareKindOf, type FareKind } from './fares/fare-parties';
import { festivalsMet } from './dates/festival-days';
import { isOnRequest, peakOn } from './fares/peaks';

/** The fields of a trip's page, beyond those of its card. */
export interface Trip extends CardTrip {
  /** The destination in a few words. */
  place: string;
  /** The price before the saving. */
  originalPrice?: number;
  inclusions: readonly string[];
  notes: TripNotes;
  /** Group tours only: the group's size, its departures and its leader. */
  group?: {
    groupSize: GroupTrip['groupSize'];
    departure: string;
    departures: readonly Departure[];
    leader?: Leader | undefined;
  };
  /** The state whose trips it belongs to; null abroad and in union territories without a list of their own. */
  state: StateId | null;
  /** The places that it visits and that have a page. */
  destinations: readonly DestinationId[];
  /** The kinds of places that it visits. */
  kinds: TripRecord['kinds'];
  cannotStart: TripRecord['cannotStart'];
  /** The fields that its fares depend on, apart from price and basis. */
  fareKind: FareKind;
  sameForAll: TripRecord['sameForAll'];
  alsoFor: TripRecord['alsoFor'];
  childrenFrom: TripRecord['childrenFrom'];
  fareRules?: TripRecord['fareRules'];
  ownFares?: TripRecord['ownFares'];
  photos: TripRecord['photos'];
  /** The list it belongs to, which is the parent in its breadcrumbs. */
  list: { label: string; href: string };
  /** The kind of trip: a category of its collection, a honeymoon, or a group departure. */
  kind: string;
  /** The text of its Book button. */
  action: string;
}

/** The fields of a record that its fares depend on. */
const fareSourceOf = (record: TripRecord) => ({
  fareKind: fareKindOf(record),
  sameForAll: record.sameForAll,
  alsoFor: record.alsoFor,
  childrenFrom: record.childrenFrom,
  ...(record.fareRules ? { fareRules: record.fareRules } : {}),
  ...(record.ownFares ? { ownFares: record.ownFares } : {}),
});

/** A date has its own price or, if it is in peak dates, their surcharge, as far as the operator has fixed one. */
function pricedDeparture(record: GroupTrip, departure: Departure): Departure {
  if (departure.price !== undefined) return departure;
  const source = { ...record, ...fareSourceOf(record) };
  if (isOnRequest(source, departure.leaves)) return { ...departure, onRequest: true };
  const peak = peakOn(source, departure.leaves);
  return peak ? { ...departure, price: record.price + peak.more, peak: peak.name } : departure;
}

const groupOf = (record: GroupTrip) => ({
  groupSize: record.groupSize,
  departure: departureText(record.departures),
  departures: departuresOf(record.departures, record.days, today).map((departure) => {
    const festivals = festivalsMet(record, departure.leaves);
    return { ...pricedDeparture(record, departure), ...(festivals.length > 0 ? { festivals } : {}) };
  }),
  leader: record.leader,
});

/** @param list the list it belongs to @param action the text of its button */
export function tripFrom(record: TripRecord, list: Trip['list'], action: string = tripCard.book): Trip {
  const { location, state, destinations, abroad, kinds } = record;
  return {
    ...cardTripOf(record),
    place: location,
    state,
    destinations,
    abroad,
    kinds,
    cannotStart: record.cannotStart,
    photos: record.photos,
    notes: record,
    inclusions: record.inclusions,
    ...fareSourceOf(record),
    ...('originalPrice' in record ? { originalPrice: record.originalPrice } : {}),
    ...('groupSize' in record ? { group: groupOf(record) } : {}),
    kind: 'category' in record ? record.category : list.label,
    list,
    action,
  };
}

const allPackages = { label: allPackagesPage.name, href: routes.allPackages };
const honeymoons = { label: honeymoonPage.name, href: routes.honeymoon };
const groups = { label: groupToursPage.name, href: routes.groupTours };
/** The label is not the state's name alone, because that links to the place. */
const toursOf = (state: StateId) => ({ label: `${states[state]} tours`, href: statePath(state) });

/** All trips in catalogue order: the seed catalogue, then the domestic tours by state, honeymoons, group tours. */
export const trips: readonly Trip[] = [
  ...seedTrips.map((record) => tripFrom(record, allPackages)),
  ...stateIds.flatMap((state) => domesticTrips[state].map((record) => tripFrom(record, toursOf(state)))),
  ...honeymoonTrips.map((record) => tripFrom(record, honeymoons, honeymoonPage.action)),
  ...groupTrips.map((record) => tripFrom(record, groups, groupToursPage.action)),
];

const byId = new Map(trips.map((trip) => [trip.id, trip]));

/**
 * A trip by its id.
 * @throws if there is none
 */
export function tripOf(id: string): Trip {
  const trip = byId.get(id);
  if (!trip) throw new Error(`there is no trip '${id}'`);
  return trip;
}

/** The lowest price per person of some trips, in rupees; undefined if none is sold per person. */
export function lowestFare(some: readonly Pick<Trip, 'basis' | 'price'>[]): number | undefined {
  const fares = some.flatMap(({ basis, price }) => (basis === 'per person' ? price : []));
  return fares.length > 0 ? Math.min(...fares) : undefined;
}
