import { photosSchema } from './photos';

const photo = { width: 1_600, height: 1_200, widths: [480, 960], colour: '#a0b1c2' };
const isSound = (change: object) => photosSchema.safeParse({ goa: { ...photo, ...change } }).success;

test('a photograph says its size, its widths and its colour, and nothing else', () => {
  expect(isSound({})).toBe(true);
  for (const change of [{ width: 0 }, { height: 1.5 }, { widths: [] }, { widths: [0] }, { alt: 'Sand' }])
    expect(isSound(change)).toBe(false);
});

test.each(['a0b1c2', '#a0b1c', '#a0b1c2d', '#A0B1C2', ' #a0b1c2'])("'%s' is no colour", (colour) => {
  expect(isSound({ colour })).toBe(false);
});
