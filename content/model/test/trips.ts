/** Trips for tests: some that the catalogue must have, and changed copies of them. */
import type { Leg } from '../../schema/legs';
import { groupTrips, isGroup, trips } from '../../catalogue/trips';
import type { DepartureRule } from '../dates/departures';
import type { FareSource } from '../fares/party-fare';
import type { GroupTrip, Trip } from '../../schema/types';

/** The first trip that matches; throws without one. */
export function someTrip(isWanted: (trip: Trip) => unknown = () => true): Trip {
  const found = trips.find(isWanted);
  if (!found) throw new Error('there is no such trip');
  return found;
}

/** The first group tour that matches; throws without one. */
export function someGroup(isWanted: (trip: GroupTrip) => unknown = () => true): GroupTrip {
  const found = groupTrips.find(isWanted);
  if (!found) throw new Error('there is no such group tour');
  return found;
}

/** A trip of four days for ten thousand rupees a person, with the fields that its fares depend on. */
export const pricedTrip: FareSource = {
  price: 10_000,
  basis: 'per person',
  abroad: false,
  days: 4,
  sameForAll: [],
  alsoFor: [],
  childrenFrom: 0,
};

/** A group that leaves on the second Sunday of January. */
export const januaryRule: DepartureRule = {
  weekday: 'Sunday',
  weeks: [2],
  months: ['jan'],
  from: 'chennai',
  closesDaysBefore: 21,
  without: [],
  dates: [],
};

/** A trip with other fields. */
export const noting = (trip: Trip, fields: Partial<Trip>): Trip => ({ ...trip, ...fields }) as Trip;

/** A leg of one kilometre and one hour by default. */
export const leg = (from: string, to: string, by: Leg['by'] = 'car', hours = 1): Leg => ({
  from,
  to,
  km: 1,
  hours,
  by,
});

/** A day of which only the legs matter. */
export const dayOf = (...legs: Leg[]) => ({ title: '', text: '', meals: '', overnight: '', legs });

/** A trip without any of the particulars that only the operator knows. */
export const bare = (trip: Trip): Trip =>
  noting(trip, {
    payments: [],
    hotels: [],
    vehicles: [],
    driverSpeaks: [],
    flights: { airline: '', baggage: '' },
    fromTamilNadu: '',
    extras: [],
    reviews: [],
    ...(isGroup(trip) ? { leader: undefined } : {}),
  });

/** A trip with all of those particulars. */
export const filled = (trip: Trip): Trip =>
  noting(trip, {
    payments: [{ when: 'on booking', share: '25% of the total' }],
    hotels: [{ nights: [1], name: 'Hill View', class: '4 star', orSimilar: true }],
    vehicles: [{ people: { from: 1, to: 3 }, name: 'Hatchback', seats: 4 }],
    driverSpeaks: ['Tamil', 'Hindi'],
    flights: { airline: 'Any Air', baggage: '15 kg to check in' },
    fromTamilNadu: 'By the night train from Chennai.',
    extras: [{ what: 'Boat of your own', rupees: 2_510, per: 'group', note: 'Two hours.' }],
    reviews: [
      { name: 'A. Nair', month: '2026-03', text: 'We slept well.', source: 'Google', url: 'https://g.example/1' },
      { name: 'B. Rao', month: '2026-03', text: 'It rained.', source: 'Tripadvisor', url: 'https://t.example/2' },
    ],
    ...(isGroup(trip) ? { leader: { name: 'Meena Iyer', about: 'Knows each pass.', speaks: ['Tamil', 'Hindi'] } } : {}),
  });
