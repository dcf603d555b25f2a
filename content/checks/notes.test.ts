import { placeOf, recordsOf, tripsIn, whole, withFault } from './test/faulty-content';
import { legsOf } from '../model/route/route-places';
import { contentNotes } from './notes';

const ofPictures = (content: typeof whole) => contentNotes(content).filter((note) => note.includes(': picture: '));

test.each(['seed', 'domestic', 'honeymoons', 'groups', 'itineraries', 'destinations'] as const)(
  'notes two records of %s with one picture, and names both and the list',
  (collection) => {
    const records = recordsOf(collection) as { id: string; picture: string }[];
    const [one, other] = [records[0], records.at(-1)];
    if (!one || !other) throw new Error('there are too few records');
    expect(ofPictures(withFault(collection, { picture: one.picture }, other.id))).toContain(
      `${placeOf(collection, other.id)}: picture: '${one.picture}' is also that of ${one.id}, on the same list`,
    );
  },
);

test('allows a picture once on each list', () => {
  const groups = tripsIn('groups');
  const shown = [...groups, ...tripsIn('seed')].map(({ picture }) => picture);
  const changed = groups.map((trip, index) => ({ ...trip, picture: shown.at(-1 - index) ?? '' }));
  const repeated = changed.length - new Set(changed.map(({ picture }) => picture)).size;
  const trips = [...whole.trips.filter(({ collection }) => collection !== 'groups'), ...changed];
  expect(ofPictures({ ...whole, trips }).length - ofPictures(whole).length).toBe(repeated);
});

test('notes a copied trip that still has the summary of the original', () => {
  const [one, other] = whole.trips;
  if (!one || !other) throw new Error('there are too few trips');
  expect(contentNotes(withFault('trips', { summary: one.summary }, other.id))).toContain(
    `${placeOf('trips', other.id)}: summary: is also that of ${one.id}: say what tells them apart`,
  );
});

test('notes a private tour by car in India that does not include what the About page promises', () => {
  const trip = tripsIn('domestic').find((trip) => legsOf(trip).some(({ by }) => by === 'car'));
  const notesWith = (inclusions: string[]) =>
    contentNotes(withFault('domestic', { inclusions }, trip?.id)).filter((note) => note.includes('About page'));
  const inclusions = ['One night', 'Breakfast', 'Car with driver', 'Tolls and parking'];
  expect(notesWith(inclusions)).toEqual([expect.stringContaining(`${trip?.id}.json: inclusions: `)]);
  expect(notesWith([...inclusions, 'Driver allowance'])).toEqual([]);
});

test('notes a ticket that a group pays on the way without its price', () => {
  const [group] = tripsIn('groups');
  const notesWith = (first: string) =>
    contentNotes(withFault('groups', { exclusions: [first, 'Lunches', 'Tips'] }, group?.id)).filter((note) =>
      note.includes(`${group?.id}.json: exclusions`),
    );
  expect(notesWith('Entry to the fort')).toHaveLength(1);
  expect(notesWith('Entry to the fort, about ₹500')).toEqual([]);
});

test('notes a road or railway with another length than in an earlier trip, in either direction, unless the leg has a reason', () => {
  const [one, other] = whole.trips;
  const [day] = one?.plan ?? [];
  if (!one || !other || !day) throw new Error('there are too few trips');
  const notesWith = (change: object, by: 'car' | 'train' = 'car') => {
    const up = { from: 'kochi', to: 'munnar', km: 130, hours: 4.5, by } as const;
    const down = { ...up, from: 'munnar', to: 'kochi', ...change } as const;
    const trips = [
      { ...one, plan: [{ ...day, legs: [up] }] },
      { ...other, plan: [{ ...day, legs: [down] }] },
    ];
    return contentNotes({ ...whole, trips, itineraryCards: [] }).filter((note) => note.includes('make them alike'));
  };
  expect(notesWith({ km: 140 })).toEqual([
    `${placeOf('trips', other.id)}: plan.0.legs.0.km: is 140, and 130 in ${one.id}: make them alike`,
  ]);
  expect(notesWith({ km: 140 }, 'train')).toHaveLength(1);
  for (const fine of [
    {},
    { km: 140, because: 'by way of Thodupuzha' },
    { km: 140, by: 'foot' },
    { km: 140, to: 'aluva' },
  ])
    expect(notesWith(fine)).toEqual([]);
});
