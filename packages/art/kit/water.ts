/** Water: surfaces, ripples, glitter, reflections, falls. */
import type { Doc, Stop } from './document';
import { lerp, rng } from './numbers';
import { joinNumbers, path, Pen, short } from './path';

/** One flat lens: left end, y, length, height, place of its crest 0…1. */
export type Lens = readonly [x: number, y: number, length: number, height: number, crest: number];

/** Path data of flat-bottomed lenses, the cheapest ripple there is: also light on sand, contact shadows, snow on a ledge. */
export function lensesPath(lenses: readonly Lens[]): string {
  let data = '';
  let [px, py] = [0, 0];
  lenses
    .slice()
    .sort((a, b) => a[1] - b[1])
    .forEach(([lx, ly, l, h, crest], i) => {
      const [x, y, length] = [Math.round(lx), Math.round(ly), Math.max(4, Math.round(l))];
      const height = Math.min(h, length * 0.042);
      const top = Math.round(length * (0.3 + 0.4 * crest));
      data += `${i ? 'm' : 'M'}${joinNumbers([short(x - px), short(y - py)])}q${joinNumbers([short(top), short(-height * 2, 1), short(length), '0'])}z`;
      [px, py] = [x, y];
    });
  return data;
}

export interface RipplesOptions {
  seed: number;
  /** Limits of the field. */
  x0: number;
  x1: number;
  /** Far (upper) and near (lower) edge; far ripples are short and thin. */
  from: number;
  to: number;
  /** Number of ripples. Default 60. */
  count?: number;
  /** Length far and near. Default 18…120. */
  length?: readonly [number, number];
  /** Height far and near. Default .7…2.6. */
  height?: readonly [number, number];
  /** Over 1 crowds them towards the horizon. Default 1.4. */
  crowd?: number;
}

/** Path data of a field of ripples in perspective. */
export function ripplesPath({
  seed,
  x0,
  x1,
  from,
  to,
  count = 60,
  length = [18, 120],
  height = [0.7, 2.6],
  crowd = 1.4,
}: RipplesOptions): string {
  const random = rng(seed);
  const lenses: Lens[] = [];
  while (lenses.length < count) {
    const t = random() ** crowd;
    const y = lerp(from, to, t);
    const x = lerp(x0, x1, random());
    random();
    const l = lerp(length[0], length[1], t) * (0.6 + 0.8 * random());
    const h = lerp(height[0], height[1], t) * (0.6 + 0.6 * random());
    lenses.push([x - l / 2, y, l, h, random()]);
  }
  return lensesPath(lenses);
}

/** A field of ripples over the whole width from y `from` to `to` (default 604); `count` is that of the card. */
export function ripples(
  doc: Doc,
  colour: string,
  {
    opacity = 0.5,
    to = 604,
    count = 60,
    ...rest
  }: { seed: number; from: number; to?: number; count?: number; opacity?: number } & Partial<RipplesOptions>,
): string {
  const n = Math.round((count * Math.max(1, doc.width / 800) * 2 + count) / 3);
  return path(ripplesPath({ x0: doc.x0, x1: doc.x1, to, count: n, ...rest }), colour, { opacity });
}

/** The usual pair of ripples, light and dark, below the waterline y. */
export const ripplePair = (
  doc: Doc,
  y: number,
  light: string,
  dark: string,
  { count = 60, seed = 5, to = 604 }: { count?: number; seed?: number; to?: number } = {},
): string =>
  ripples(doc, light, { seed, from: y + 6, to, count }) +
  ripples(doc, dark, { seed: seed + 9, from: y + 10, to, count: Math.floor(count * 0.8), opacity: 0.4 });

export interface GlitterOptions {
  seed: number;
  /** Middle of the path of light: the x of sun, moon or lamp. */
  x: number;
  /** Far and near end. */
  from: number;
  to: number;
  /** Width at both ends. Default 14…120. */
  width?: readonly [number, number];
  /** Default 34. */
  count?: number;
  /** Height at both ends. Default 1…5. */
  height?: readonly [number, number];
}

/** Path data of the path of light under a sun, moon or lamp, widening to the viewer. */
export function glitterPath({
  seed,
  x,
  from,
  to,
  width = [14, 120],
  count = 34,
  height = [1, 5],
}: GlitterOptions): string {
  const random = rng(seed);
  const lenses: Lens[] = [];
  for (let i = 0; i < count; i++) {
    const t = ((i + random() * 0.6) / count) ** 1.25;
    const spread = lerp(width[0], width[1], t);
    const w = spread * (0.35 + 0.75 * random());
    const cx = x + (random() - 0.5) * spread * 0.7;
    const h = lerp(height[0], height[1], t) * (0.7 + 0.5 * random());
    lenses.push([cx - w / 2, lerp(from, to, t), w, h, random()]);
  }
  return lensesPath(lenses);
}

/** A path of light, see `glitterPath`. */
export const glitter = (colour: string, { opacity = 1, ...rest }: GlitterOptions & { opacity?: number }): string =>
  path(glitterPath(rest), colour, { opacity });

/** A water surface over the whole width from its horizon y down; stops run from there to y `to` (default 600). */
export const water = (doc: Doc, y: number, stops: readonly Stop[], { to = 600 }: { to?: number } = {}): string =>
  doc.band(doc.linear(stops, { y1: y, y2: to }), y);

export interface WaterfallOptions {
  /** Width at the lip and at the foot. */
  width: readonly [number, number];
  /** Water, bright strands, dim strands. */
  colours: readonly [body: string, lit: string, dim: string];
  seed?: number;
}

/** A waterfall about x from y `from` (lip) to `to` (foot). Put spray (`streaks`) over its foot. */
export function waterfall(
  x: number,
  from: number,
  to: number,
  { width: [w0, w1], colours: [body, lit, dim], seed = 1 }: WaterfallOptions,
): string {
  const random = rng(seed);
  const bright = new Pen();
  const dull = new Pen();
  for (let i = 0; i < 9; i++) {
    const u = (i + 0.2 + 0.5 * random()) / 9;
    const start = random() * 0.3;
    const end = 0.55 + random() * 0.45;
    const px = (t: number): number => x + (u - 0.5) * lerp(w0, w1, t);
    const w = lerp(w0, w1, 0.5) * 0.035 * (0.6 + random());
    (i % 2 ? bright : dull).polygon([
      [px(start), lerp(from, to, start)],
      [px(end) + w, lerp(from, to, end)],
      [px(end) - w, lerp(from, to, end)],
    ]);
  }
  const sheet = new Pen()
    .move(x - w0 / 2, from)
    .quad(x, from - 4, x + w0 / 2, from)
    .cubic(x + w0 / 2 + 2, lerp(from, to, 0.3), x + w1 / 2, lerp(from, to, 0.6), x + w1 / 2, to)
    .line(x - w1 / 2, to)
    .cubic(x - w1 / 2, lerp(from, to, 0.6), x - w0 / 2 - 2, lerp(from, to, 0.3), x - w0 / 2, from)
    .close();
  return path(sheet, body) + path(bright, lit) + path(dull, dim);
}
