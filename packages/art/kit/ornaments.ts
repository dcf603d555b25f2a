/** Flags, bunting and street lamps. */
import { at, lerp, range, type Point } from './numbers';
import { path, Pen, place, short, stroke } from './path';

/** A line that sags from one point to another, and the points on it from which things hang. */
function catenary(from: Point, to: Point, sag: number, count: number): Point[] {
  return range(count + 1).map((i) => {
    const t = i / count;
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  });
}

/** Himalayan prayer flags on a sagging line, blue, white, red, green, yellow; each `size` px high (default 30). Start and end outside the canvas. */
export function prayerFlags(
  from: Point,
  to: Point,
  {
    sag = 44,
    size = 30,
    colours = ['#2f6fb5', '#f7f4e8', '#d8433f', '#3f9a5c', '#f4c03f'],
    line = '#2a3550',
  }: { sag?: number; size?: number; colours?: readonly string[]; line?: string } = {},
): string {
  const k = size / 30;
  const points = catenary(
    from,
    to,
    sag,
    Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (38 * k))),
  );
  const cloths = colours.map(() => '');
  points.slice(0, -1).forEach(([x, y], i) => {
    const [nx, ny] = at(points, i + 1);
    const drop = ((ny - y) / (nx - x)) * 26 * k;
    const n = i % colours.length;
    cloths[n] =
      `${at(cloths, n)}M${short(x + 6 * k)} ${short(y + 1)}l${short(26 * k)} ${short(drop)}l${short(-2 * k)} ${short(30 * k)}q${short(-12 * k)} ${short(6 * k - drop)} ${short(-24 * k)} ${short(-2 * k - drop)}z`;
  });
  return (
    stroke(new Pen().polygon(points, false), line, 1.6) +
    cloths.map((data, i) => (data ? path(data, at(colours, i)) : '')).join('')
  );
}

/** Paper bunting: small triangles on a sagging line, in turns of the colours. */
export function bunting(
  from: Point,
  to: Point,
  {
    sag = 40,
    count = 44,
    colours = ['#d8433f', '#f6c65b', '#2f8f86'],
    line = '#5d2f4c',
  }: { sag?: number; count?: number; colours?: readonly string[]; line?: string } = {},
): string {
  const points = catenary(from, to, sag, count);
  const pens = colours.map(() => new Pen());
  points.slice(0, -1).forEach(([x, y], i) =>
    at(pens, i % pens.length).polygon([
      [x, y],
      [x + 11, y + 1],
      [x + 5, y + 15],
    ]),
  );
  return stroke(new Pen().polygon(points, false), line, 1.2) + pens.map((pen, i) => path(pen, at(colours, i))).join('');
}

/** A street lamp with its halo, its foot on x, y; 68 px high at scale 1. */
export const lampPost = (
  x: number,
  y: number,
  {
    scale = 1,
    post = '#16184f',
    light = '#fff0c0',
    glow = '#ffd98a',
  }: { scale?: number; post?: string; light?: string; glow?: string } = {},
): string =>
  `<g transform="${place(x, y, { scale })}">` +
  path(new Pen().circle(0, -60, 26), glow, { opacity: 0.22 }) +
  stroke('M0 0V-54', post, 4) +
  path(new Pen().circle(0, -60, 8), light) +
  '</g>';
