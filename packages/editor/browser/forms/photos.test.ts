import { cutOf } from './photos';

test.each([
  ['a large photograph is made smaller', [6_000, 4_000, 0], { top: 0, height: 4_000, toWidth: 2_560, toHeight: 1_707 }],
  ['a small one stays as it is', [1_800, 1_200, 0], { top: 0, height: 1_200, toWidth: 1_800, toHeight: 1_200 }],
  ['an upright one is cut at the top', [2_000, 3_000, 0], { top: 0, height: 1_333, toWidth: 2_000, toHeight: 1_333 }],
  ['and at the bottom', [2_000, 3_000, 1], { top: 1_667, height: 1_333, toWidth: 2_000, toHeight: 1_333 }],
] as const)('%s', (_, [width, height, at], cut) => expect(cutOf(width, height, at)).toEqual(cut));
