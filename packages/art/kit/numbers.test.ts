import fc from 'fast-check';
import { at, clamp, dip, fbm, hump, lerp, mound, noise, range, rng, slope, smooth } from './numbers';

const any = fc.double({ min: -1_000, max: 1_000, noNaN: true });
const seeds = fc.integer({ min: 0, max: 10_000 });

test('a seed gives the same numbers each time, another seed others, all from 0 to 1', () => {
  const first = (seed: number) => range(20).map(rng(seed));
  fc.assert(
    fc.property(seeds, (seed) => {
      const numbers = first(seed);
      expect(numbers).toEqual(first(seed));
      expect(numbers).not.toEqual(first(seed + 1));
      for (const number of numbers) expect(number >= 0 && number < 1).toBe(true);
    }),
  );
});

test('noise stays from 0 to 1, and has no steps', () => {
  fc.assert(
    fc.property(any, seeds, (x, seed) => {
      for (const value of [noise(x, seed), fbm(x, seed)]) expect(value >= 0 && value <= 1).toBe(true);
      expect(noise(x + 1e-6, seed)).toBeCloseTo(noise(x, seed), 4);
    }),
  );
});

test('from one number to another, and no farther where it is kept inside', () => {
  expect([lerp(10, 20, 0), lerp(10, 20, 0.25), lerp(10, 20, 1)]).toEqual([10, 12.5, 20]);
  expect([clamp(-1), clamp(0.5), clamp(2), clamp(7, 3, 5), clamp(1, 3, 5)]).toEqual([0, 0.5, 1, 5, 3]);
  expect([smooth(0), smooth(0.5), smooth(1)]).toEqual([0, 0.5, 1]);
  expect(smooth(0.1)).toBeLessThan(0.1);
});

test('envelopes are 0 and 1 where they say', () => {
  expect([0, 100, 150, 200, 300].map(slope(100, 200))).toEqual([0, 0, 0.5, 1, 1]);
  expect([300, 200, 150, 100, 0].map(slope(200, 100))).toEqual([0, 0, 0.5, 1, 1]);
  expect([400, 450, 475, 350, 300].map(dip(400, 50, 100))).toEqual([0, 0, 0.5, 0, 1]);
  expect([0, 10, 15, 20, 30].map((x) => Math.round(mound(10, 20)(x) * 100) / 100)).toEqual([0, 0, 1, 0, 0]);
  expect(hump(5, 5, 3)).toBe(1);
  expect([hump(8, 5, 3), hump(2, 5, 3)].map((value) => Math.round(value * 100))).toEqual([37, 37]);
});

test('an element that is not there is an error', () => {
  expect([at(['a', 'b'], 1), at(['a', 'b'], -2)]).toEqual(['b', 'a']);
  expect(() => at(['a'], 1)).toThrow('no element 1 in a list of 1');
});
