/** The crops and names of photographs. */
import { cutOf, jpegName } from './browser/photos';

test.each([
  ['a large photograph', [4_000, 3_000, 0.5], { top: 0, height: 3_000, toWidth: 2_560, toHeight: 1_920 }],
  [
    'a small photograph without enlarging it',
    [1_600, 1_200, 0],
    { top: 0, height: 1_200, toWidth: 1_600, toHeight: 1_200 },
  ],
  [
    'the uppermost part of an upright photograph',
    [3_000, 4_000, 0],
    { top: 0, height: 2_000, toWidth: 2_560, toHeight: 1_707 },
  ],
  [
    'the lowest part of an upright photograph',
    [3_000, 4_000, 1],
    { top: 2_000, height: 2_000, toWidth: 2_560, toHeight: 1_707 },
  ],
  ['a square photograph', [900, 900, 1], { top: 0, height: 900, toWidth: 900, toHeight: 900 }],
] as const)('crops and scales %s', (_what, [width, height, at], cut) => {
  expect(cutOf(width, height, at)).toEqual(cut);
});

test.each([
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['ஊட்டி.jpeg', 'ஊட்டி.jpg'],
  ['a.b.png', 'a.b.jpg'],
  ['no ending', 'no ending.jpg'],
])('renames %s to %s', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg);
});
