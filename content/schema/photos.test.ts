import { photoName } from '../routes';
import { photosSchema, tripPhotosSchema } from './photos';

const photo = { width: 1_600, height: 1_200, widths: [480, 960], colour: '#a0b1c2' };

test('a trip has at most eight photographs, each with alt text and a credit, under names that no picture has', () => {
  const one = { file: '/content/records/photos/IMG_1.jpg', alt: 'The fort of Jaisalmer at dusk', credit: 'A. Nair' };
  const areSound = (...entries: object[]) => tripPhotosSchema.safeParse(entries).success;
  expect([0, 1, 8, 9].map((count) => areSound(...Array.from({ length: count }, () => one)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  for (const change of [{ alt: '' }, { credit: '' }, { file: 'IMG_1.jpg' }])
    expect(areSound({ ...one, ...change })).toBe(false);
  const names = Array.from({ length: 9 }, (_, index) => photoName({ id: 'dunes', picture: 'goa' }, index + 1));
  const known = names.map((name) => photosSchema.safeParse({ [name]: photo }).success);
  expect(known).toEqual([...Array<boolean>(8).fill(true), false]);
});
