import {
  first,
  oneState,
  otherState,
  whole,
  withDestinationFault,
  withDomesticFault,
  withFault,
} from './faulty-content';
import { contentNotes } from './notes';

test('two cards of a list with one picture are a note', () => {
  const [one, other] = [first(whole.seedTrips), first(whole.seedTrips.slice(1))];
  expect(contentNotes(withFault('seedTrips', { picture: one.picture }, 1))).toContain(
    `seed ${other.id}: picture: '${one.picture}' is also that of ${one.id}, on the same list`,
  );
});

test.each([
  ['honeymoons', 'honeymoonTrips'],
  ['groups', 'groupTrips'],
  ['itinerary-cards', 'itineraryCards'],
] as const)('so are those of %s', (name, collection) => {
  const one = first<{ id: string; picture: string }>(whole[collection]);
  expect(contentNotes({ ...whole, [collection]: [one, { ...one, id: 'other' }] })).toContain(
    `${name} other: picture: '${one.picture}' is also that of ${one.id}, on the same list`,
  );
});

test('and those of two places, or of tours in two states', () => {
  const [place] = Object.values(whole.destinations).filter(({ id }) => id !== 'goa');
  const ofPlace = withDestinationFault('goa', { picture: place?.picture });
  expect(contentNotes(ofPlace).some((note) => /^destinations \S+: picture: .* of (goa|\S+),/.test(note))).toBe(true);
  const { picture, id } = first(whole.domesticTrips[oneState]);
  const of = withDomesticFault(otherState, { picture });
  const [tour] = of.domesticTrips[otherState] ?? [];
  expect(contentNotes(of)).toContain(
    `domestic ${tour?.id ?? ''}: picture: '${picture}' is also that of ${id}, on the same list`,
  );
});

test('the content as it is has none about a picture that stands once', () => {
  const pictures = whole.groupTrips.map(({ picture }) => picture);
  const repeated = contentNotes(whole).filter((note) => note.startsWith('groups '));
  expect(repeated).toHaveLength(pictures.length - new Set(pictures).size);
});

test('every note names a record and a field', () => {
  for (const note of contentNotes(whole)) expect(note).toMatch(/^[a-z-]+ [a-z0-9-]+: [a-z]+: /);
});

test('one picture on two lists is none', () => {
  const { picture } = first(whole.seedTrips);
  const { id } = first(whole.groupTrips);
  const about = (notes: readonly string[]) => notes.filter((note) => note.startsWith(`groups ${id}: `));
  expect(about(contentNotes(withFault('groupTrips', { picture })))).toEqual([]);
});
