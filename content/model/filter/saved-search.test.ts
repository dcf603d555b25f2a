import type { ChoiceGroups } from './groups';
import { foundBy } from './saved-search';
import { finderOrder } from './sort-orders';
import { keysOf } from '../../ids/keys-of';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const groups: ChoiceGroups = {
  kind: { kind: 'several', legend: '', choices: choices('hills', 'sea') },
  without: { kind: 'several', legend: '', choices: choices('flight', 'trek'), every: true },
  days: { kind: 'several', legend: '', choices: [], unit: 'days' },
};
const sort = {
  kind: 'one',
  legend: '',
  choices: keysOf(finderOrder).map((id) => ({ id, label: id })),
  fallback: 'best',
} as const;

const trip = (id: string, kind: string[], numbers: [days: number, drive: number, price: number], without: string[]) => {
  const [days, drive, price] = numbers;
  return { id, name: id, in: { kind, without }, days, drive, price, rating: 4.5 };
};
const trips = [
  trip('spiti', ['hills'], [8, 7, 40], ['flight']),
  trip('ooty', ['hills'], [2, 3, 9], ['flight', 'trek']),
  trip('munnar', ['hills'], [2, 4, 8], ['flight', 'trek']),
  trip('coorg', ['hills', 'sea'], [3, 3, 5], ['trek']),
  trip('goa', ['sea'], [4, 1, 20], ['trek']),
];

test.each([
  ['kind=hills&sort=price', ['coorg', 'munnar', 'ooty', 'spiti']],
  ['kind=hills&sort=price-down', ['spiti', 'ooty', 'munnar', 'coorg']],
  ['kind=hills&sort=days', ['ooty', 'munnar', 'coorg', 'spiti']],
  ['kind=hills&sort=drive', ['ooty', 'coorg', 'munnar', 'spiti']],
  ['kind=sea&sort=name', ['coorg', 'goa']],
  ['kind=hills&kind=sea&days=over-3&sort=days', ['coorg', 'goa', 'spiti']],
  ['without=flight&without=trek', ['ooty', 'munnar']],
])('finds by %s the trips that the finder shows, and sorts those alike by driving, days and price', (search, ids) => {
  expect(foundBy(trips, groups, sort, search).map(({ id }) => id)).toEqual(ids);
});
