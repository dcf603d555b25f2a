import { first, whole, withFault } from './faulty-content';
import { contentNotes } from './notes';

test('two cards of a list with one picture are a note', () => {
  const [one, other] = [first(whole.seedTrips), first(whole.seedTrips.slice(1))];
  expect(contentNotes(withFault('seedTrips', { picture: one.picture }, 1))).toContain(
    `seed ${other.id}: picture: '${one.picture}' is also that of ${one.id}, on the same list`,
  );
});

test('one picture on two lists is none', () => {
  const { picture } = first(whole.seedTrips);
  const { id } = first(whole.groupTrips);
  const about = (notes: readonly string[]) => notes.filter((note) => note.startsWith(`groups ${id}: `));
  expect(about(contentNotes(withFault('groupTrips', { picture })))).toEqual([]);
});
