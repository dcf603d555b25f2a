import { findAnyTrip } from './find-any-trip';

const trip = (id: string, price: number) => ({ id, name: id, price, days: 10 - price, rating: 4, words: '', in: {} });
const trips = [trip('spiti', 1), trip('ooty', 2), trip('munnar', 3), trip('goa', 4), trip('bali', 5), trip('diu', 6)];

test.each([
  ['price', ['munnar', 'bali', 'ooty', 'goa'], ['spiti', 'diu']],
  ['days', ['bali', 'munnar', 'goa', 'ooty'], ['diu', 'spiti']],
] as const)('found as typed comes before misspelt, not found comes last, within each by %s', (sort, found, rest) => {
  const distances = new Map(Object.entries({ goa: 1, ooty: 1, munnar: 0, bali: 0 }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const answer = findAnyTrip(trips, distances, sort);
  expect([ids(answer.found), ids(answer.items)]).toEqual([found, [...found, ...rest]]);
});
