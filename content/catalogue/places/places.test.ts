import { gazetteerPlaceSchema } from '../../schema/legs';
import { places } from '.';
import { orientation } from './orientation';

const entries = Object.entries(places);

// That they lie where they should the kilometres of the legs say: a degree off, and `npm run check` tells of 99 places of 100.
test('every place is a whole entry', () => {
  for (const [id, place] of entries) expect([id, gazetteerPlaceSchema.safeParse(place).error]).toEqual([id, undefined]);
});

test('every name stands once: a town that a trip comes to is none for orientation any more', () => {
  const names = [...entries.map(([, { name }]) => name), ...orientation.map(({ name }) => name)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
