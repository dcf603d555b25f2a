/** What each kind of map shows. */
import { mapTexts } from '@/content/pages/maps';
import { nightsOf } from '@/content/queries/access';
import { straightLine } from '@/content/queries/legs';
import type { Trip } from '@/content/queries/trips';
import { whereTrips } from '@/content/queries/where-trips';
import { allTripsMap } from './all-trips-map';
import { stateTripsMap } from './state-trips-map';
import { tripMap } from './trip-map';

const leg = (from: string, to: string, by: 'car' | 'flight' = 'car') => ({ from, to, km: 1, hours: 1, by });
const kerala = [
  { legs: [leg('delhi', 'kochi', 'flight')] },
  { legs: [leg('kochi', 'munnar')] },
  { legs: [] },
  { legs: [leg('munnar', 'alappuzha-beach')] },
];

test('the map of a trip has its stops in order, with their nights, and the ways between', () => {
  const { places, stretches, legend, neighbours } = tripMap({ plan: kerala });
  expect(places.map(({ number, name, note, isFilled, isAway }) => [number, name, note, isFilled, isAway])).toEqual([
    [1, 'Delhi', mapTexts.away, false, true],
    [2, 'Kochi', mapTexts.nights(1), true, false],
    [3, 'Munnar', mapTexts.nights(2), true, false],
    [4, 'Alappuzha Beach', undefined, false, false],
  ]);
  expect(stretches).toEqual([
    { from: 0, to: 1, by: 'flight' },
    { from: 1, to: 2, by: 'car' },
    { from: 2, to: 3, by: 'car' },
  ]);
  expect(legend).toEqual({ inset: 'india', full: mapTexts.night, ring: mapTexts.onTheWay });
  const names = neighbours.map(({ name }) => name);
  expect(names).not.toContain('Munnar');
  expect(names.length).toBeGreaterThan(10);
});

test.each([
  [
    'one night, one way',
    [{ legs: [leg('kochi', 'munnar')] }, { legs: [] }],
    'india',
    mapTexts.night,
    mapTexts.onTheWay,
  ],
  [
    'nights alone',
    [{ legs: [leg('munnar', 'kochi')] }, { legs: [leg('kochi', 'munnar')] }, { legs: [] }],
    'india',
    mapTexts.night,
    undefined,
  ],
  ['no night', [{ legs: [leg('kochi', 'munnar')] }], 'india', undefined, mapTexts.onTheWay],
  [
    'abroad, flown to from India',
    [{ legs: [leg('delhi', 'bali-airport', 'flight'), leg('bali-airport', 'ubud')] }, { legs: [] }],
    'asia',
    mapTexts.night,
    undefined,
  ],
])('the foot of a trip of %s', (_, plan, inset, full, ring) => {
  expect(tripMap({ plan }).legend).toMatchObject({ inset, full });
  if (ring !== undefined || inset === 'india') expect(tripMap({ plan }).legend.ring).toBe(ring);
});

test('the map of a state counts the tours of each stop, without towns beyond it', () => {
  const second = [
    { legs: [leg('kochi', 'alappuzha-beach')] },
    { legs: [leg('alappuzha-beach', 'kumily'), leg('kumily', 'jaipur', 'flight')] },
  ];
  const tours = [kerala, second].map((plan) => ({ notes: { plan } }) as unknown as Trip);
  const { places, stretches, neighbours, legend } = stateTripsMap(tours);
  expect(places.map(({ name, number, isFilled, isAway }) => [name, number, isFilled, isAway])).toEqual([
    ['Kochi', 2, true, false],
    ['Munnar', 1, true, false],
    ['Alappuzha Beach', 2, true, false],
    ['Kumily', 1, false, false],
  ]);
  expect(stretches).toEqual([
    { from: 0, to: 1, by: 'car' },
    { from: 1, to: 2, by: 'car' },
    { from: 0, to: 2, by: 'car' },
    { from: 2, to: 3, by: 'car' },
  ]);
  expect(neighbours.map(({ name }) => name)).not.toContain('Munnar');
  expect(neighbours.length).toBeGreaterThan(10);
  expect(legend).toEqual({ inset: 'india', full: mapTexts.toursWithNight, ring: mapTexts.toursPassing });
});

test('the map of all trips has each state and country where its nights are, with how many trips lead there', () => {
  const { places, ...others } = allTripsMap();
  expect(others).toEqual({
    stretches: [],
    neighbours: [],
    legend: { inset: undefined, full: mapTexts.trips, ring: mapTexts.tripsBeyond },
  });
  expect(places.map(({ name, number }) => [name, number])).toEqual(
    whereTrips.map(({ name, trips }) => [name, trips.length]),
  );
  for (const [index, { at, isAway, isFilled }] of places.entries()) {
    const { trips } = whereTrips[index] as (typeof whereTrips)[number];
    expect(isFilled).toBe(true);
    expect(isAway).toBe(trips.some(({ abroad }) => abroad));
    const nights = trips.flatMap(({ notes }) => nightsOf(notes));
    const far = (from: typeof at) => nights.reduce((sum, night) => sum + straightLine({ at: from }, night) ** 2, 0);
    expect(nights.map((night) => night.at)).toContainEqual(at);
    const mean = nights.reduce((sum, night) => sum + far(night.at), 0) / nights.length;
    expect(far(at)).toBeLessThanOrEqual(mean + 0.001);
  }
});
