import fc from 'fast-check';
import { lch, luminance, mix, toHex, toLab, toLch } from './colour';

const channels = (hex: string) => {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  return [1, 3, 5].map((from) => parseInt(digits.slice(from, from + 2), 16));
};
const colours = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('a colour taken apart and put together is the same', () => {
  fc.assert(
    fc.property(colours, (hex) => {
      expect(channels(toHex(toLab(hex)))).toEqual(channels(hex));
      expect(channels(lch(...toLch(hex)))).toEqual(channels(hex));
    }),
  );
});

// https://bottosson.github.io/posts/oklab/ and WCAG's own definition.
test.each([
  ['#fff', 1, 1],
  ['#000', 0, 0],
  ['#ff0000', 0.628, 0.2126],
  ['#0000ff', 0.452, 0.0722],
])('computes the lightness and the luminance of %s by their definitions', (hex, lightness, luminous) => {
  expect(toLab(hex)[0]).toBeCloseTo(lightness, 3);
  expect(luminance(hex)).toBeCloseTo(luminous, 4);
});

test('a mixture goes from the first colour to the second, and stays between them', () => {
  const [night, day] = ['#102040', '#f0e0c0'];
  expect([mix(night, day, 0), mix(night, day, 1)]).toEqual([night, day]);
  const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => luminance(mix(night, day, t)));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(toLab(mix(night, day, 0.5))[0]).toBeCloseTo((toLab(night)[0] + toLab(day)[0]) / 2, 2);
});
