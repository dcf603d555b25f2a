/** Ridges, hills, mountains, dunes, fields, rocks. By default planes cover the whole width of the canvas. */
import { mix } from './colour';
import type { Doc } from './document';
import { at, clamp, fbm, lerp, rng, type Point, type Side } from './numbers';
import { path, Pen, short, stroke, transformPath } from './path';

export interface RidgeOptions {
  seed?: number;
  /** y of the foot of the crest line. Default 300. */
  y?: number;
  /** Height of the crest above its foot. Default 60. */
  height?: number;
  /** Distance from one summit to the next. Default 220. */
  wavelength?: number;
  /** Layers of detail and their gain. Default 4 and .5. */
  octaves?: number;
  gain?: number;
  /** Distance of the points; 40 is smooth, 16 rugged. Default 36. */
  step?: number;
  /** Factor of the height at x. Default 1. */
  envelope?: (x: number) => number;
  /** Lower edge. Default 610. */
  base?: number;
  /** `true`: straight facets, for rock. */
  hard?: boolean;
  /** Limits. Default: the canvas and 20 px. */
  x0?: number;
  x1?: number;
}

/** The points of a noise ridge from x0 to x1. */
export function ridgePoints({
  seed = 1,
  x0 = -20,
  x1 = 820,
  y = 300,
  height = 60,
  wavelength = 220,
  octaves = 4,
  gain = 0.5,
  step = 36,
  envelope = () => 1,
}: RidgeOptions): Point[] {
  const points: Point[] = [];
  for (let x = Math.floor(x0 / step) * step; x <= x1 + step; x += step) {
    points.push([x, y - height * envelope(x) * (fbm(x / wavelength + 50, seed, octaves, gain) - 0.25) * 1.35]);
  }
  return points;
}

/** A hill line of noise, filled down to `base`. The far and middle planes; mix the fill towards the haze. */
export function ridge(doc: Doc, fill: string, options: RidgeOptions = {}): string {
  const points = ridgePoints({ x0: doc.x0 - 20, x1: doc.x1 + 20, ...options });
  return land(points, options.base ?? 610, fill, { hard: options.hard ?? false });
}

/** Land under the given points, filled down to y `base`. The line is smooth unless `hard` is set. */
export function land(
  points: readonly Point[],
  base: number,
  fill: string,
  { hard = false, opacity = 1 }: { hard?: boolean; opacity?: number } = {},
): string {
  const pen = new Pen();
  if (hard) pen.polygon(points, false);
  else pen.soft(points);
  return path(pen.line(at(points, -1)[0], base).line(at(points, 0)[0], base).close(), fill, { opacity });
}

export interface FoliageOptions {
  seed: number;
  /** Limits. Default (for `foliage`): the canvas and 10 px. */
  x0?: number;
  x1?: number;
  /** y of the ground under the foliage. Default 320. */
  y?: number;
  /** Height of the foliage. A negative height hangs down, as a canopy. Default 40. */
  height?: number;
  /** Distance from one crown to the next. Default 90. */
  wavelength?: number;
  /** Narrowest and widest scallop. Small is far, large is near. Default 5…13. */
  scallop?: readonly [number, number];
  /** Lower edge. Default y. */
  base?: number;
  /** Factor of the height at x. Default 1. */
  envelope?: (x: number) => number;
  /** The least height, 0…1 of `height`. Default .25. */
  least?: number;
  /** Over 0: the lower edge is scalloped too, bulging this far down; for tufts on rocks. */
  under?: number;
}

/** Path data of a mass of foliage: fine unequal scallops on a noise line. Several can be joined into one path. */
export function foliagePath({
  seed,
  x0 = -10,
  x1 = 810,
  y = 320,
  height = 40,
  wavelength = 90,
  scallop = [5, 13],
  base = y,
  envelope = () => 1,
  least = 0.25,
  under = 0,
}: FoliageOptions): string {
  const random = rng(seed);
  const pen = new Pen();
  const top = (px: number): number =>
    y - height * envelope(px) * (least + (1 - least) * fbm(px / wavelength + 20, seed, 3, 0.55) ** 1.3 * 1.5);
  let x = x0;
  let py = top(x);
  pen.move(x, base).line(x, py);
  while (x < x1) {
    const nx = x + lerp(scallop[0], scallop[1], random());
    const ny = top(nx) + (random() - 0.5) * scallop[1] * 0.5;
    const chord = Math.hypot(nx - x, ny - py);
    pen.arc(chord * 0.56, chord * 0.56, nx, ny);
    [x, py] = [nx, ny];
  }
  if (!under) return String(pen.line(x, base).close());
  while (x > x0 + 1) {
    const nx = Math.max(x0, x - lerp(scallop[0], scallop[1], random()) * 1.3);
    const ny = base + under * Math.sin(Math.PI * clamp((nx - x0) / (x1 - x0))) * (0.4 + 0.8 * random());
    const chord = Math.hypot(nx - x, ny - py);
    pen.arc(chord * 0.6, chord * 0.6, nx, ny);
    [x, py] = [nx, ny];
  }
  return String(pen.close());
}

/** A plane of trees or bushes over the whole canvas, see `foliagePath`. */
export const foliage = (doc: Doc, fill: string, options: FoliageOptions): string =>
  path(foliagePath({ x0: doc.x0 - 10, x1: doc.x1 + 10, ...options }), fill);

/** Path data of a lens-shaped tuft of growth on a ledge from x0 to x1 at y. */
export const tuftPath = (seed: number, x0: number, x1: number, y: number, height = 26): string =>
  foliagePath({
    seed,
    x0,
    x1,
    y,
    height,
    wavelength: 30,
    scallop: [5, 11],
    base: y + 2,
    under: 9,
    least: 0.5,
    envelope: (x) => Math.sin(Math.PI * clamp((x - x0) / (x1 - x0))) ** 0.6,
  });

export interface MassifOptions {
  /** The side of the sun. Default -1 (left). */
  light?: Side;
  /** Roughness of the edges. Default 1. */
  jag?: number;
  /** Length of the lit faces from the summit down, 0…1. Default .62. */
  depth?: number;
  /** Lit splinters on the shaded faces, per summit. Default 3. */
  slivers?: number;
  /** Shaded cuts in the lit faces, per summit. Default 3. */
  gullies?: number;
}

/** Path data of a faceted range. */
export interface Massif {
  /** The whole, in the colour of the shaded side. */
  body: string;
  /** The faces in the sun; on snow peaks the light snow. */
  lit: string;
  /** The cuts in them, in the colour of the body. */
  gully: string;
}

/**
 * Faceted mountains from alternating points: valley, summit, valley, summit … valley, down to y `base`.
 * Give points from -340 to 1130 so that they fill `wide`. Paint with `paintMassif`, or each part with its gradient.
 */
export function massif(
  seed: number,
  points: readonly Point[],
  base: number,
  { light = -1, jag = 1, depth = 0.62, slivers = 3, gullies = 3 }: MassifOptions = {},
): Massif {
  const random = rng(seed);
  const roughEdge = (a: Point, b: Point): Point[] => {
    let line: Point[] = [a, b];
    for (const roughness of [0.16, 0.2, 0.16]) {
      const next: Point[] = [at(line, 0)];
      for (let i = 1; i < line.length; i++) {
        const [ax, ay] = at(line, i - 1);
        const [bx, by] = at(line, i);
        const d = Math.hypot(bx - ax, by - ay) * roughness * jag;
        next.push([(ax + bx) / 2 + (random() - 0.5) * d * 0.8, (ay + by) / 2 + (random() - 0.45) * d], at(line, i));
      }
      line = next;
    }
    return line;
  };
  const edges = points.slice(1).map((p, i) => roughEdge(at(points, i), p));
  const body = new Pen().move(at(points, 0)[0], base);
  edges.forEach((edge, i) => body.lines(i ? edge.slice(1) : edge));
  body.line(at(points, -1)[0], base).close();

  const lit = new Pen();
  const gully = new Pen();
  const away = -light;
  const wedge = (pen: Pen, [x, y]: Point, h: number, w: number, dir: number): void => {
    pen
      .move(x, y)
      .line(x + dir * h * 0.12, y + h * 0.32)
      .line(x + dir * h * 0.06, y + h * 0.44)
      .line(x + dir * h * 0.2, y + h)
      .line(x + dir * (h * 0.08 - w * 0.7), y + h * 0.66)
      .line(x + dir * (h * 0.05 - w * 0.3), y + h * 0.5)
      .line(x + dir * (h * 0.02 - w * 0.55), y + h * 0.3)
      .close();
  };
  for (let i = 1; i < points.length - 1; i += 2) {
    const summit = at(points, i);
    const [left, right] = [at(edges, i - 1), at(edges, i)];
    const near = light < 0 ? left.slice().reverse() : right;
    const far = light < 0 ? right : left.slice().reverse();
    const height = base - summit[1];
    const end = Math.min(0.95, depth + random() * 0.12);
    // the spine, zigzag from the summit down, parts light from shade
    const spine: Point[] = [];
    let x = summit[0];
    for (let k = 1; k <= 8; k++) {
      x += away * height * (k % 2 ? 0.052 : -0.03) * (0.5 + random());
      spine.push([x, summit[1] + height * ((k / 8) * end + (random() - 0.5) * 0.02)]);
    }
    const [vx, vy] = at(near, -1);
    const [sx, sy] = at(spine, -1);
    const teeth: Point[] = [];
    for (let k = 1; k < 9; k++) {
      const t = k / 9;
      const bite = (k % 2 ? 1 : -0.35) * height * (0.05 + 0.09 * random()) * Math.sin(Math.PI * Math.min(1, t + 0.12));
      teeth.push([lerp(vx, sx, t), Math.min(base, lerp(vy + 4, sy, t) + bite)]);
    }
    lit
      .move(...summit)
      .lines(near.slice(1))
      .lines(teeth)
      .lines(spine.reverse())
      .close();
    for (let k = 0; k < slivers; k++) {
      const u = (k + 0.7 + random() * 0.5) / (slivers + 0.6);
      const start = at(far, Math.min(far.length - 2, Math.floor(u * (far.length - 1))));
      const h = (base - start[1]) * (0.3 + 0.25 * random());
      wedge(lit, start, h, h * (0.22 + 0.12 * random()), away);
    }
    for (let k = 0; k < gullies; k++) {
      const u = (k + 0.6 + random() * 0.5) / (gullies + 0.8);
      const start = at(near, Math.min(near.length - 2, Math.max(1, Math.floor(u * (near.length - 1)))));
      const h = (base - start[1]) * (0.26 + 0.2 * random());
      wedge(gully, [start[0] + away, start[1] + 1], h, h * (0.16 + 0.1 * random()), away * 0.9);
    }
  }
  return { body: String(body), lit: String(lit), gully: String(gully) };
}

/** A massif in two fills (colours or gradients): the shaded body and the lit faces. */
export const paintMassif = ({ body, lit, gully }: Massif, bodyFill: string, litFill: string): string =>
  path(body, bodyFill) + path(lit, litFill) + path(gully, bodyFill);

export interface ContourOptions {
  /** The crest line: y at x. Build it from `hump` and sines. */
  crest: (x: number) => number;
  /** Limits. Default: the canvas. */
  x0?: number;
  x1?: number;
  /** Lower edge. Default 620. */
  base?: number;
  /** Rows of bushes or terraces. Default 8. */
  rows?: number;
  /** Distance of the first rows and its growth from row to row. Default 12 and .14. */
  gap?: number;
  grow?: number;
  /** The ground, the shaded side and the lit top of the rows. */
  body: string;
  dark: string;
  lit: string;
  /** Thickness of a row. Default 7. */
  width?: number;
  /** Distance of the points of the line. Default 40. */
  step?: number;
  /** Dashes of the lit tops: '9 4' looks like bushes, '40 3' like terraces or furrows. Default '9 4'. */
  dash?: string;
}

/** A hillside of contour rows: tea, paddy terraces, vineyards, lavender. */
export function contourRows(
  doc: Doc,
  {
    crest,
    x0 = doc.x0,
    x1 = doc.x1,
    base = 620,
    rows = 8,
    gap = 12,
    grow = 0.14,
    body,
    dark,
    lit,
    width = 7,
    step = 40,
    dash = '9 4',
  }: ContourOptions,
): string {
  const points: Point[] = [];
  for (let x = Math.floor((x0 - 40) / step) * step; x <= x1 + 40; x += step) points.push([x, crest(x)]);
  const lines = new Pen();
  for (let row = 0; row < rows; row++) {
    const down = gap * (row + 0.75) * (1 + row * grow);
    lines.soft(points.map(([x, y]) => [x, y + down + Math.sin(x / 90 + row * 0.5) * 2]));
  }
  return (
    land(points, base, body) +
    stroke(transformPath(lines, { y: width * 0.42 }), dark, width) +
    stroke(lines, lit, width, { dash, round: true })
  );
}

/** A dune. `crest` is the line of its top; the area between it and `foot`, the lower edge of the shade, is in shade. */
export const dune = (
  crest: readonly Point[],
  foot: readonly Point[],
  base: number,
  lit: string,
  shade: string,
): string =>
  land(crest, base, lit) +
  path(
    new Pen()
      .soft(crest)
      .line(...at(foot, -1))
      .soft(foot.slice().reverse(), { join: true })
      .close(),
    shade,
  );

export interface KarstOptions {
  /** Rock, rock in the sun, green, green in the sun. */
  colours: readonly [rock: string, rockLit: string, green: string, greenLit: string];
  /** The side of the sun. Default 1 (right). */
  light?: Side;
}

/** A limestone tower rising from the water: centre x, y the waterline, then width and height; overgrown, cracked, with a tide notch. */
export function karst(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  { colours, light = 1 }: KarstOptions,
): string {
  const [rock, rockLit, green, greenLit] = colours;
  const random = rng(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  const n = 7;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const half = (width / 2) * (1 - 0.5 * t ** 1.7) * (t < 0.06 ? 0.86 : 1);
    left.push([x - half * (0.9 + 0.24 * random()), y - height * t * (i === n ? 0.92 : 1)]);
    right.push([x + half * (0.9 + 0.24 * random()), y - height * t * (i === n ? 0.88 : 1)]);
  }
  const body = new Pen()
    .polygon(left, false)
    .quad(x - width * 0.1, y - height * 1.12, x + width * 0.06, y - height * 1.03)
    .quad(x + width * 0.2, y - height * 0.98, ...at(right, n))
    .lines(right.slice(0, n).reverse())
    .close();
  const face = (light > 0 ? right : left).slice().reverse();
  const lit = new Pen().polygon(face, false);
  for (let i = 0; i < 6; i++) {
    const t = i / 6 + 0.05;
    lit.line(x + light * width * (0.12 + (i % 2 ? 0.12 : 0) - 0.1 * t), y - height * t * 0.92);
  }
  lit.close();
  const cracks = new Pen();
  for (let i = 0; i < 5; i++) {
    const cx = x + (random() - 0.5) * width * 0.7;
    const cy = y - height * (0.15 + 0.6 * random());
    const h = height * (0.1 + 0.15 * random());
    cracks.polygon([
      [cx, cy],
      [cx + width * 0.035, cy + h * 0.5],
      [cx + width * 0.01, cy + h],
      [cx - width * 0.03, cy + h * 0.6],
    ]);
  }
  const growth = (
    s: number,
    middle: number,
    half: number,
    gy: number,
    h: number,
    power: number,
    scallop: [number, number],
  ): string =>
    foliagePath({
      seed: s,
      x0: middle - half,
      x1: middle + half,
      y: gy,
      height: height * h,
      wavelength: width * 0.3,
      scallop,
      least: 0.5,
      base: gy + height * 0.02,
      under: height * 0.05,
      envelope: (px) => Math.sin(Math.PI * clamp((px - middle + half) / (2 * half))) ** power,
    });
  const coarse: [number, number] = [width * 0.05, width * 0.12];
  const fine: [number, number] = [width * 0.05, width * 0.1];
  const bushes =
    growth(seed, x - width * 0.22, width * 0.17, y - height * 0.3, 0.12, 0.6, fine) +
    growth(seed + 3, x + width * 0.2, width * 0.17, y - height * 0.52, 0.12, 0.6, fine);
  const notch = new Pen()
    .move(x - width * 0.5, y)
    .quad(x, y - height * 0.05, x + width * 0.5, y)
    .quad(x, y + 3, x - width * 0.5, y)
    .close();
  return (
    path(body, rock) +
    path(lit, rockLit) +
    path(cracks, mix(rock, '#1a2a3a', 0.35)) +
    path(growth(seed + 1, x, width * 0.37, y - height * 0.86, 0.2, 0.7, coarse) + bushes, green) +
    path(growth(seed + 2, x + light * width * 0.1, width * 0.2, y - height * 0.93, 0.2, 0.7, coarse), greenLit) +
    path(notch, mix(rock, '#0d2230', 0.6))
  );
}

/** A rounded boulder sitting on y: x its left edge, then width and height; `colours` shade and lit top. */
export function boulder(
  x: number,
  y: number,
  width: number,
  height: number,
  [shade, lit]: readonly [string, string] = ['#3a5a54', '#86a58a'],
): string {
  const n = (v: number): string => short(v);
  return (
    path(
      `M${n(x)} ${n(y)}q${n(width * 0.04)} ${n(-height * 0.8)} ${n(width * 0.36)} ${n(-height)}q${n(width * 0.4)} ${n(-height * 0.08)} ${n(width * 0.64)} ${n(height)}z`,
      shade,
    ) +
    path(
      new Pen()
        .move(x + width * 0.1, y - height * 0.5)
        .quad(x + width * 0.2, y - height * 0.95, x + width * 0.38, y - height * 0.98)
        .quad(x + width * 0.68, y - height * 0.98, x + width * 0.82, y - height * 0.58)
        .quad(x + width * 0.42, y - height * 0.8, x + width * 0.1, y - height * 0.5)
        .close(),
      lit,
    )
  );
}
