/** Colour in OKLab, so that mixtures and ramps never go muddy. All colours are `#rgb` or `#rrggbb`. */
import { at, clamp, lerp, radians } from './numbers';

type Triple = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function linear(hex: string): Triple {
  let digits = hex.replace('#', '');
  if (digits.length === 3) digits = digits.replace(/./g, '$&$&');
  const channel = (i: number): number => toLinear(parseInt(digits.slice(i, i + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** Lightness 0…1, green-red, blue-yellow. */
export function toLab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The other way round, clipped to sRGB; the short form where it exists. */
export function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const pairs = rgb.map((v) =>
    Math.round(clamp(fromLinear(clamp(v))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return '#' + (pairs.every((p) => p[0] === p[1]) ? pairs.map((p) => p[0]).join('') : pairs.join(''));
}

/** a at t = 0, b at t = 1. `mix(colour, haze, 0.6)` pushes a plane into the distance. */
export function mix(a: string, b: string, t: number): string {
  const from = toLab(a);
  const to = toLab(b);
  return toHex([lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)]);
}

/** A colour from lightness 0…1, chroma 0…0.3 and hue in degrees. */
export const lch = (lightness: number, chroma: number, hue: number): string =>
  toHex([lightness, chroma * Math.cos(radians(hue)), chroma * Math.sin(radians(hue))]);

/** Lightness 0…1, chroma, hue in degrees 0…360. */
export function toLch(hex: string): Triple {
  const [L, a, b] = toLab(hex);
  return [L, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** Relative luminance 0…1 as in WCAG. */
export function luminance(hex: string): number {
  const rgb = linear(hex);
  return 0.2126 * at(rgb, 0) + 0.7152 * at(rgb, 1) + 0.0722 * at(rgb, 2);
}
