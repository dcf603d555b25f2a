import { destinations } from '../catalogue/destinations';
import { otherNames } from '../catalogue/other-names';
import { states } from '../catalogue/states';
import { wordsIn } from '../format/words';
import { accessOf } from './access';
import { finderChoicesOf, finderGroups } from './finder';
import { finderProblems } from './finder-problems';
import { searchWords } from './search-words';
import { facetsOf, sightLabels, tripKinds } from './trip-facets';
import { trips } from './trips';

test('where a trip goes and starts, when, of what kind and for whom it is, is what it is shown under', () => {
  for (const trip of trips) {
    const { where, from, kinds, company, suits } = facetsOf(trip);
    const { best, fair } = trip.notes.season;
    const both = (child: 'children' | 'from-six', id: string) =>
      suits.includes(child) && suits.includes('elders') ? [id] : [];
    const expected = {
      where: [where, ...(trip.abroad ? ['abroad'] : [])],
      from: [from],
      month: [...best, ...fair],
      sight: trip.notes.sights.map((sight) => sight.kind),
      kind: kinds.filter((kind) => kind !== 'wildlife'),
      company: ['any', ...company],
      suits: ['any', ...suits, ...both('children', 'both'), ...both('from-six', 'from-six-both')],
    };
    const choices: Record<string, readonly string[]> = finderChoicesOf(trip);
    for (const [group, ids] of Object.entries(expected))
      expect([trip.id, group, new Set(choices[group])]).toEqual([trip.id, group, new Set(ids)]);
  }
});

test('towns with more trips stand first', () => {
  const counts = finderGroups.from.choices.map(
    ({ id }) => trips.filter((trip) => finderChoicesOf(trip).from.includes(id)).length,
  );
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('days and prices mean what their labels say', () => {
  const numbers = (text = '') => (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number);
  for (const trip of trips) {
    const { days, price } = facetsOf(trip);
    for (const { id, label } of finderGroups.days.choices) {
      const [from = 0, to = label.includes('more') ? Infinity : from] = numbers(label);
      expect(finderChoicesOf(trip).days.includes(id)).toBe(days >= from && days <= to);
    }
    for (const { id, label } of finderGroups.price.choices) {
      const [below = Infinity] = numbers(label);
      expect(finderChoicesOf(trip).price.includes(id)).toBe(price < below);
    }
    expect(finderChoicesOf(trip).days).toHaveLength(1);
  }
});

test.each([
  [0, ['any', 'none', 'few']],
  [1, ['any', 'few']],
  [100, ['any', 'few']],
  [101, ['any']],
])('a trip of %d steps stands under %j, unless its paths climb as high', (steps, choices) => {
  for (const trip of trips) {
    const notes = { ...trip.notes, access: { ...trip.notes.access, steps } };
    const isClimb = accessOf(notes).pathClimb > 0;
    expect(finderChoicesOf({ ...trip, notes }).steps).toEqual(isClimb ? ['any'] : choices);
  }
});

test('every choice of the finder shows some trips and not all; one that does not is a line', () => {
  expect(finderProblems()).toEqual([]);
  const choice = (id: string, has: () => boolean) => ({ id, label: id, has });
  const choices = [choice('any', () => true), choice('road', () => true), choice('train', () => false)];
  expect(finderProblems({ transport: { choices, fallback: 'any' } })).toEqual([
    'finder transport: road: shows every trip: leave it out',
    'finder transport: train: shows no trip: leave it out',
  ]);
});

test('a trip is found by its name, stops, way, state, kinds, places visited, their other names and words of its notes', () => {
  for (const trip of trips) {
    const words = searchWords(trip).split(' ');
    expect(new Set(words).size).toBe(words.length);
    const { name, place, kind, stops, kinds, notes } = trip;
    const visited = trip.destinations.map((id) => destinations[id].name);
    const state = trip.state ? [states[trip.state]] : [];
    const ofKinds = [...kinds.map((id) => tripKinds[id]), ...notes.sights.map((sight) => sightLabels[sight.kind])];
    const texts = [name, place, kind, stops, ofKinds, notes.route, state, visited, notes.alsoFoundBy ?? []].flat();
    expect(words).toEqual(expect.arrayContaining(texts.flatMap(wordsIn)));
    for (const names of otherNames) {
      if (names.some((name) => trip.name.includes(name)))
        expect(words).toEqual(expect.arrayContaining(names.flatMap(wordsIn)));
    }
  }
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
