import { destinations } from '../catalogue/destinations';
import { otherNames } from '../catalogue/other-names';
import { states } from '../catalogue/states';
import { wordsIn } from '../format/words';
import { keysOf } from '../schema/keys-of';
import { accessOf } from './access';
import { finderChoices, finderChoicesOf, searchWords } from './finder';
import { facetsOf, tripKinds } from './trip-facets';
import { trips } from './trips';

const groups = keysOf(finderChoices);

test('every trip stands under choices that there are, and under one at least where one has to be made', () => {
  for (const trip of trips) {
    const choices = finderChoicesOf(trip);
    for (const group of groups) {
      const known: readonly string[] = finderChoices[group].map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining([...choices[group]]));
    }
    expect(choices.days).toHaveLength(1);
    expect(choices.where).toEqual([facetsOf(trip).where, ...(trip.abroad ? ['abroad'] : [])]);
    expect(choices.from).toEqual([trip.notes.gateway]);
    expect([choices.price[0], choices.suits[0]]).toEqual(['any', 'any']);
  }
});

test('every town and place of the filter has a trip, and towns with more trips stand first', () => {
  const under = (group: 'from' | 'where', id: string) =>
    trips.filter((trip) => finderChoicesOf(trip)[group].includes(id)).length;
  for (const group of ['from', 'where'] as const)
    for (const { id } of finderChoices[group]) expect(under(group, id)).toBeGreaterThan(0);
  const counts = finderChoices.from.map(({ id }) => under('from', id));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('days and prices mean what their labels say', () => {
  const numbers = (text = '') => (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  for (const trip of trips) {
    const { days, price } = facetsOf(trip);
    for (const { id, label } of finderChoices.days) {
      const [from = 0, to = label.includes('more') ? Infinity : from] = numbers(label);
      expect(finderChoicesOf(trip).days.includes(id)).toBe(days >= from && days <= to);
    }
    for (const { id, label } of finderChoices.price) {
      const [below = Infinity] = numbers(label);
      expect(finderChoicesOf(trip).price.includes(id)).toBe(price < below);
    }
  }
});

test('few steps are counted steps, on a trip whose paths climb nothing beside them', () => {
  for (const trip of trips) {
    const { steps, pathClimb } = accessOf(trip.notes);
    const chosen = finderChoicesOf(trip).steps;
    expect(chosen.includes('none')).toBe(steps === 0 && pathClimb === 0);
    expect(chosen.includes('few')).toBe(steps <= 100 && pathClimb === 0);
  }
});

test('a trip is found by its name, stops, way, state, kinds, places visited, their other names and words of its notes', () => {
  for (const trip of trips) {
    const words = searchWords(trip).split(' ');
    expect(new Set(words).size).toBe(words.length);
    const { name, place, kind, stops, kinds, notes } = trip;
    const visited = trip.destinations.map((id) => destinations[id].name);
    const state = trip.state ? [states[trip.state]] : [];
    const ofKinds = kinds.map((id) => tripKinds[id]);
    const texts = [
      name,
      place,
      kind,
      ...stops,
      ...ofKinds,
      ...notes.route,
      ...state,
      ...visited,
      ...(notes.alsoFoundBy ?? []),
    ];
    expect(words).toEqual(expect.arrayContaining(texts.flatMap(wordsIn)));
    for (const names of otherNames) {
      if (names.some((name) => trip.name.includes(name)))
        expect(words).toEqual(expect.arrayContaining(names.flatMap(wordsIn)));
    }
  }
});

test('months, kinds, company and who travels along are those of the trip', () => {
  for (const trip of trips) {
    const { month, kind, company, suits } = finderChoicesOf(trip);
    const facets = facetsOf(trip);
    const { best, fair } = trip.notes.season;
    expect(new Set(month)).toEqual(new Set([...best, ...fair]));
    expect(new Set(kind)).toEqual(new Set(facets.kinds));
    expect(company).toEqual(['any', ...facets.company]);
    const withElders = (child: 'children' | 'from-six', id: string) =>
      facets.suits.includes(child) && facets.suits.includes('elders') ? [id] : [];
    const families = [...withElders('children', 'both'), ...withElders('from-six', 'from-six-both')];
    expect(new Set(suits)).toEqual(new Set(['any', ...facets.suits, ...families]));
  }
});

test.each([
  [0, ['any', 'none', 'few']],
  [1, ['any', 'few']],
  [100, ['any', 'few']],
  [101, ['any']],
])('a trip of %d steps stands under %j', (steps, choices) => {
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  const notes = { ...trip.notes, access: { ...trip.notes.access, steps } };
  expect(finderChoicesOf({ ...trip, notes }).steps).toEqual(choices);
});

test('another name counts only where a whole name of the place stands', () => {
  const [names = []] = otherNames;
  const [name = '', other = ''] = names;
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  const notes = { ...trip.notes, route: [], alsoFoundBy: [] };
  const bare = { ...trip, place: '', stops: [], notes, state: null, destinations: [], kinds: [], days: 9 };
  const wordsOf = (text: string) => searchWords({ ...bare, name: text, kind: '' }).split(' ');
  expect(wordsOf(name)).toEqual(expect.arrayContaining(wordsIn(other)));
  expect(wordsOf(`${name}x`)).toEqual(wordsIn(`${name}x`));
  for (const same of otherNames)
    for (const one of same) expect(wordsOf(one)).toEqual(expect.arrayContaining(same.flatMap(wordsIn)));
});

test('a trip is found by what travellers call its like', () => {
  for (const trip of trips) {
    const { abroad, days, kinds } = trip;
    const words = searchWords(trip).split(' ');
    for (const [word, isCalledSo] of [
      ['abroad', abroad],
      ['international', abroad],
      ['weekend', days <= 2],
      ['pilgrimage', kinds.includes('temples')],
      ['stations', kinds.includes('hills')],
      ['family', facetsOf(trip).suits.includes('from-six')],
    ] as const)
      if (isCalledSo) expect([trip.id, words]).toEqual([trip.id, expect.arrayContaining([word])]);
  }
  for (const word of ['abroad', 'weekend', 'family'])
    expect(trips.every((trip) => searchWords(trip).split(' ').includes(word))).toBe(false);
});

test('a trip whose notes have no further words is found by none', () => {
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  const notes = { ...trip.notes };
  delete notes.alsoFoundBy;
  const withNone = { ...trip, notes: { ...notes, alsoFoundBy: [] } };
  expect(searchWords({ ...trip, notes })).toBe(searchWords(withNone));
});
