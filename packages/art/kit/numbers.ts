/** Seeded randomness, interpolation and one-dimensional noise. Nothing here may use Math.random: a scene must draw the same every time. */

/** A point in viewBox px. */
export type Point = readonly [x: number, y: number];

/** Left (-1) or right (1): the side the light comes from, or the way somebody faces. */
export type Side = -1 | 1;

/** A seeded random generator (mulberry32); every call of the result returns the next number in 0…1. */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** From a (t = 0) to b (t = 1). */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** v limited to low…high. */
export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));

/** Eases 0…1 at both ends. */
export const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The whole numbers 0 … n-1. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The element at i, counted from the end when negative; throws where there is none. */
export function at<T>(list: readonly T[], i: number): T {
  const value = list.at(i);
  if (value === undefined) throw new RangeError(`no element ${i} in a list of ${list.length}`);
  return value;
}

/** A hump for envelopes: 1 at centre, falling to 0.37 at `spread` px from it, towards 0 beyond. */
export const hump = (x: number, centre: number, spread: number): number => Math.exp(-(((x - centre) / spread) ** 2));

/** Envelope: 0 at x = from, 1 at x = to and beyond; `to` may be on either side. */
export const slope =
  (from: number, to: number) =>
  (x: number): number =>
    clamp((x - from) / (to - from));

/** Envelope: 0 near `centre`, rising from `inner` px away to 1 at `outer` px away: this leaves a gap for the landmark. */
export const dip =
  (centre: number, inner: number, outer: number) =>
  (x: number): number =>
    clamp((Math.abs(x - centre) - inner) / (outer - inner));

/** Envelope: a rounded mound from x0 to x1, 0 outside; a smaller power makes it squarer. */
export const mound =
  (x0: number, x1: number, power = 0.6) =>
  (x: number): number =>
    Math.sin(Math.PI * clamp((x - x0) / (x1 - x0))) ** power;

/** Linear interpolation through points sorted by x: the y of a crest or a shore at any x. */
export const interpolate =
  (points: readonly Point[]) =>
  (x: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = at(points, i - 1);
      const [bx, by] = at(points, i);
      if (x <= bx) return lerp(ay, by, Math.max(0, (x - ax) / (bx - ax)));
    }
    return at(points, -1)[1];
  };

function hash(i: number, seed: number): number {
  let h = Math.imul(i | 0, 374761393) + Math.imul(seed | 0, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in 0…1 with one random value per whole x. */
export function noise(x: number, seed = 1): number {
  const i = Math.floor(x);
  return lerp(hash(i, seed), hash(i + 1, seed), smooth(x - i));
}

/** Fractal noise in 0…1: `octaves` layers of noise, each about twice as fine and `gain` times as strong as the one before. */
export function fbm(x: number, seed = 1, octaves = 4, gain = 0.5): number {
  let amplitude = 1;
  let sum = 0;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x, seed + octave * 17);
    total += amplitude;
    amplitude *= gain;
    x *= 2.03;
  }
  return sum / total;
}
