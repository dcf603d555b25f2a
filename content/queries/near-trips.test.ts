import { mostNear, nearTrips, tripsFromGateway, tripsNear } from './near-trips';
import { trips, type Trip } from './trips';

const everyTrip = trips.map((trip) => [trip.id, trip] as const);

test.each(everyTrip)('%s has neighbours on its side of the border, never itself', (_id, trip) => {
  const near = tripsNear(trip);
  expect(new Set(near).size).toBe(mostNear);
  expect(near).not.toContain(trip);
  expect(near.every((other) => other.abroad === trip.abroad)).toBe(true);
});

test('no trip is offered everywhere: neighbours go by distance, not by the order of the catalogue', () => {
  const offered = trips.flatMap((trip) => tripsNear(trip).map(({ id }) => id));
  const inIndia = trips.filter(({ abroad }) => !abroad);
  for (const { id } of inIndia) {
    expect(offered.filter((other) => other === id).length).toBeLessThanOrEqual(inIndia.length / 6);
  }
});

test.each(everyTrip)('%s: trips from its town leave out itself and those already named', (_id, trip) => {
  const near = tripsNear(trip);
  const from = tripsFromGateway(trip, near, 6);
  expect(from.length).toBeLessThanOrEqual(6);
  for (const other of from) {
    expect(other.notes.gateway).toBe(trip.notes.gateway);
    expect([trip, ...near]).not.toContain(other);
  }
});

const leadsTo = (all: typeof trips) => new Set([...nearTrips(all).values()].flat().map(({ id }) => id));

test('some trip leads to each, whichever one is taken out of the catalogue', () => {
  expect(leadsTo(trips).size).toBe(trips.length);
  for (const gone of trips.filter((_, index) => index % 9 === 0)) {
    const left = trips.filter((trip) => trip !== gone);
    expect([gone.id, leadsTo(left).size]).toEqual([gone.id, left.length]);
  }
});

test('the nearest stands first; one of another list counts as a hundred kilometres farther, one across the border not at all', () => {
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  const twin = { ...trip, id: 'twin' };
  const otherList = { ...trip, id: 'other-list', kind: `not ${trip.kind}` };
  const across = { ...trip, id: 'across', abroad: !trip.abroad };
  const first = (...more: typeof trips) =>
    nearTrips([trip, ...more])
      .get(trip.id)
      ?.map(({ id }) => id);
  expect(first(across, otherList, twin)).toEqual(['twin', 'other-list']);
  expect(first(otherList, twin, across)).toEqual(['twin', 'other-list']);
});

test('four trips stand beside one, the nearest by the middle of their nights', () => {
  const [trip] = trips;
  const [day] = trip?.notes.plan ?? [];
  if (!trip || !day) throw new Error('there are no trips');
  const sleeping = (...towns: string[]): Trip => {
    const leg = { from: 'kochi', km: 1, hours: 1, by: 'car' as const };
    const plan = [...towns, 'kochi'].map((to) => ({ ...day, legs: [{ ...leg, to }] }));
    return { ...trip, id: towns.join(), notes: { ...trip.notes, plan } };
  };
  const here = sleeping('madurai', 'madurai', 'madurai');
  const others = [
    sleeping('srinagar'),
    sleeping('delhi', 'delhi', 'delhi'),
    sleeping('kodaikanal'),
    // In the middle between the two: near Hyderabad.
    sleeping('chennai', 'jaipur'),
    sleeping('kochi', 'chennai'),
  ];
  expect(
    nearTrips([here, ...others])
      .get(here.id)
      ?.map(({ id }) => id),
  ).toHaveLength(mostNear);
  const nearest = nearTrips([here, ...others.slice(1)]).get(here.id);
  expect(nearest?.map(({ id }) => id)).toEqual(['kodaikanal', 'kochi,chennai', 'chennai,jaipur', 'delhi,delhi,delhi']);
  expect(mostNear).toBe(4);
});

test('a day trip is where its day goes', () => {
  const stay = trips.find(({ notes }) => notes.plan.length > 1);
  const day = trips.find(({ notes, abroad }) => notes.plan.length === 1 && abroad === stay?.abroad);
  if (!stay || !day) throw new Error('there are no such trips');
  const beside = { ...day, id: 'beside' };
  const near = nearTrips([stay, day, beside]).get(day.id) ?? [];
  expect(near.map(({ id }) => id)).toEqual(['beside', stay.id]);
});

test('trips from one town go on in the order of the catalogue', () => {
  const alikeOf = (trip: Trip) =>
    trips.filter(({ id, notes }) => notes.gateway === trip.notes.gateway && id !== trip.id);
  const trip = trips.find((one) => alikeOf(one).length > 3);
  if (!trip) throw new Error('no town has five trips');
  const alike = alikeOf(trip);
  expect(tripsFromGateway(trip, [], 3)).toEqual(alike.slice(0, 3));
  expect(tripsFromGateway(trip, alike.slice(0, 1), trips.length)).toEqual(alike.slice(1));
});
