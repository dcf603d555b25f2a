import { mapTexts } from '../../content/words/maps';
import { stateTripsMap, tripMap } from './contents';
import type { Trip } from '../../content/schema/types';

const leg = (from: string, to: string, by: 'car' | 'flight' = 'car') => ({ from, to, km: 1, hours: 1, by });
const kerala = [
  { legs: [leg('delhi', 'kochi', 'flight')] },
  { legs: [leg('kochi', 'munnar')] },
  { legs: [] },
  { legs: [leg('munnar', 'alappuzha-beach')] },
];

test('maps a trip with its stops in order, their nights, the lines between them and the legend', () => {
  const { places, stretches, neighbours, legend } = tripMap({ plan: kerala });
  expect(places.map(({ number, name, note, isFilled, isAway }) => [number, name, note, isFilled, isAway])).toEqual([
    [1, 'Delhi', mapTexts.away, false, true],
    [2, 'Kochi', mapTexts.nights(1), true, false],
    [3, 'Munnar', mapTexts.nights(2), true, false],
    [4, 'Alappuzha Beach', undefined, false, false],
  ]);
  expect(stretches.map(({ from, to, by }) => `${from} ${to} ${by}`)).toEqual(['0 1 flight', '1 2 car', '2 3 car']);
  const names = neighbours.map(({ name }) => name);
  expect([names.length > 10, names.includes('Munnar')]).toEqual([true, false]);
  expect(legend).toEqual({ inset: 'india', full: mapTexts.night, ring: mapTexts.onTheWay });
  const day = tripMap({ plan: [{ legs: [leg('bangkok', 'ubud')] }] });
  expect(day.legend).toEqual({ inset: 'asia', full: undefined, ring: mapTexts.onTheWay });
});

test('counts the tours of each stop on the map of a state, without towns beyond it', () => {
  const second = [
    { legs: [leg('kochi', 'alappuzha-beach')] },
    { legs: [leg('alappuzha-beach', 'kumily'), leg('kumily', 'jaipur', 'flight')] },
  ];
  const tours = [kerala, second].map((plan) => ({ plan }) as unknown as Trip);
  const { places, stretches, neighbours, legend } = stateTripsMap(tours);
  expect(places.map(({ name, number, isFilled, isAway }) => [name, number, isFilled, isAway])).toEqual([
    ['Kochi', 2, true, false],
    ['Munnar', 1, true, false],
    ['Alappuzha Beach', 2, true, false],
    ['Kumily', 1, false, false],
  ]);
  expect(stretches.map(({ from, to, by }) => `${from} ${to} ${by}`)).toEqual([
    ...['0 1 car', '1 2 car', '0 2 car', '2 3 car'],
  ]);
  expect(neighbours.map(({ name }) => name)).not.toContain('Munnar');
  expect(legend).toEqual({ inset: 'india', full: mapTexts.toursWithNight, ring: mapTexts.toursPassing });
});
