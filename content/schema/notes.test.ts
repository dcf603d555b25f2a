import { first, oneState, otherState, recordsOf, whole, withFault } from './faulty-content';
import { contentNotes } from './notes';

const ofPictures = (content: typeof whole) => contentNotes(content).filter((note) => note.includes(': picture: '));

test.each(['seed', 'honeymoons', 'groups', 'itinerary-cards', 'destinations'] as const)(
  'two records of %s with one picture are a note, that names both and the list',
  (collection) => {
    const [one, other] = recordsOf(collection) as { id: string; picture: string }[];
    if (!one || !other) throw new Error('there are too few records');
    expect(ofPictures(withFault(collection, { picture: one.picture }, other.id))).toContain(
      `${collection} ${other.id}: picture: '${one.picture}' is also that of ${one.id}, on the same list`,
    );
  },
);

test('so are tours in two states', () => {
  const { picture, id } = first(whole.domesticTrips[oneState]);
  const { id: other } = first(whole.domesticTrips[otherState]);
  expect(ofPictures(withFault('domestic', { picture }, other))).toContain(
    `domestic ${other}: picture: '${picture}' is also that of ${id}, on the same list`,
  );
});

test('a picture that stands once on a list is none, whatever other lists show', () => {
  const shown = [...whole.groupTrips, ...whole.seedTrips].map(({ picture }) => picture);
  const groupTrips = whole.groupTrips.map((trip, index) => ({ ...trip, picture: shown.at(-1 - index) ?? '' }));
  const repeated = groupTrips.length - new Set(groupTrips.map(({ picture }) => picture)).size;
  expect(ofPictures({ ...whole, groupTrips }).filter((note) => note.startsWith('groups '))).toHaveLength(repeated);
});
