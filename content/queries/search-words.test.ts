import { destinations } from '../catalogue/destinations';
import { otherNames } from '../catalogue/other-names';
import { states } from '../catalogue/states';
import { wordsIn } from '../format/words';
import { searchWords } from './search-words';
import { facetsOf, sightLabels, tripKinds } from './trip-facets';
import { trips } from './trips';

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
