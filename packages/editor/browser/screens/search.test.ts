import { formatRupees } from '../../../../content/format/money';
import { states } from '../../../../content/ids/states';
import { trips } from '../../../../content/catalogue/trips';
import { isFound, wordsOf } from './search';

const found = (search: string) =>
  trips.filter((trip) => isFound(wordsOf(trip.id, { ...trip }), search)).map(({ id }) => id);

test('finds all trips of a state by its name, whatever they are called', () => {
  const inStates = trips.filter(({ state }) => state);
  for (const { id, state } of inStates) if (state) expect(found(states[state].toLowerCase())).toContain(id);
  expect(inStates.length).toBeGreaterThan(0);
});

test.each([
  ['a name', ({ name }: (typeof trips)[number]) => name],
  ['a place', ({ location }) => location],
  ['a kind', ({ kinds }) => kinds[0] ?? ''],
  ['a price as it is shown', ({ price }) => formatRupees(price)],
  ['a price in plain digits', ({ price }) => String(price)],
  [
    'the beginnings of words in any order',
    ({ name }) =>
      name
        .split(' ')
        .reverse()
        .map((word) => word.slice(0, 3))
        .join(' '),
  ],
])('finds a trip by %s', (_what, searchOf) => {
  for (const trip of trips.slice(0, 10)) expect(found(searchOf(trip))).toContain(trip.id);
});

test('finds only what has every word, and no place that merely stands in prose', () => {
  expect(found('kerala nowhere')).toEqual([]);
  expect(isFound(wordsOf('bali', { name: 'Bali', summary: 'Warmer than Kerala' }), 'kerala')).toBe(false);
});
