import { dayOf, leg, noting, someTrip } from '../test/trips';
import { mostNear, nearTrips, tripsFromGateway, tripsNear } from './near-trips';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

const idsOf = (some: readonly Trip[] | undefined) => some?.map(({ id }) => id);
/** The trips that the first of some trips links to. */
const beside = (trip: Trip, ...more: Trip[]) => idsOf(nearTrips([trip, ...more]).get(trip.id));

test.each(trips)('finds for $id neighbours on its side of the border and others from its town, none twice', (trip) => {
  const near = tripsNear(trip);
  expect(near).toHaveLength(mostNear);
  expect(near.every((other) => other.abroad === trip.abroad)).toBe(true);
  const from = tripsFromGateway(trip, near, 6);
  expect(from.length).toBeLessThanOrEqual(6);
  expect(from.every(({ gateway }) => gateway === trip.gateway)).toBe(true);
  expect(new Set([trip, ...near, ...from]).size).toBe(1 + near.length + from.length);
});

test('the nearest comes first; another list counts as a hundred kilometres farther, and the other side of the border is excluded', () => {
  const trip = someTrip();
  const twin = { ...trip, id: 'twin' };
  const { plan, abroad } = trip;
  const otherList = noting(
    someTrip(({ collection }) => collection === 'groups'),
    { id: 'other-list', plan, abroad },
  );
  const across = { ...trip, id: 'across', abroad: !trip.abroad };
  expect(beside(trip, across, otherList, twin)).toEqual(['twin', 'other-list']);
});

test('a trip has four neighbours, the nearest by the middle of their nights', () => {
  const sleeping = (...towns: string[]): Trip => ({
    ...noting(someTrip(), { plan: [...towns, 'kochi'].map((to) => dayOf(leg('kochi', to))) }),
    id: towns.join(),
  });
  const others = [
    sleeping('srinagar'),
    sleeping('delhi', 'delhi', 'delhi'),
    sleeping('kodaikanal'),
    // The middle of the two is near Hyderabad.
    sleeping('chennai', 'jaipur'),
    sleeping('kochi', 'chennai'),
  ];
  const here = sleeping('madurai', 'madurai', 'madurai');
  expect(beside(here, ...others)).toHaveLength(4);
  const nearest = ['kodaikanal', 'kochi,chennai', 'chennai,jaipur', 'delhi,delhi,delhi'];
  expect(beside(here, ...others.slice(1))).toEqual(nearest);
});

test('a day trip is located by the places of its day', () => {
  const stay = someTrip(({ days }) => days > 1);
  const day = someTrip(({ days, abroad }) => days === 1 && abroad === stay.abroad);
  expect(beside(day, stay, { ...day, id: 'other' })).toEqual(['other', stay.id]);
});

test('trips from one town continue in the order of the catalogue', () => {
  const alikeOf = ({ id, gateway }: Trip) => trips.filter((other) => other.gateway === gateway && other.id !== id);
  const trip = someTrip((one) => alikeOf(one).length > 3);
  expect(tripsFromGateway(trip, [], 3)).toEqual(alikeOf(trip).slice(0, 3));
  expect(tripsFromGateway(trip, alikeOf(trip).slice(0, 1), trips.length)).toEqual(alikeOf(trip).slice(1));
});
