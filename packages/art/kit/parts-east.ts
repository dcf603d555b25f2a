/** Parts for the scenes of the east, the north-east and the Andamans: snow ranges, limbs, soft shapes, leaf sprays, mangroves, tall people. */
import { at, clamp, fbm, lerp, rng, type Point, type Side } from './numbers';
import { path, Pen, place, stroke, type Paint } from './path';

/** A soft closed shape through its handles: animals, cloth, rocks. */
export const shape = (points: readonly Point[], fill: string, paint: Paint = {}): string =>
  path(new Pen(1).soft(points, { closed: true }), fill, paint);

/** A soft open line. */
export const softLine = (points: readonly Point[], colour: string, width: number, opacity = 1): string =>
  stroke(new Pen(1).soft(points), colour, width, { round: true, opacity });

/** Path data of a limb along points, with the width at each point in `widths`: legs, tails, horns, roots, boughs. */
export function limbPath(points: readonly Point[], widths: readonly number[], precision = 1): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = at(points, Math.max(0, i - 1));
    const [bx, by] = at(points, Math.min(points.length - 1, i + 1));
    const m = Math.hypot(bx - ax, by - ay) || 1;
    const half = (widths[i] ?? at(widths, -1)) / 2;
    const [nx, ny] = [-(by - ay) / m, (bx - ax) / m];
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  return String(new Pen(precision).soft(left).soft(right.reverse(), { join: true }).close());
}

export interface SnowRangeOptions {
  seed: number;
  /** Lower edge. */
  base: number;
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** Distance of the spurs in px. Default 26. */
  spacing?: number;
  /** Roughness of the crest. Default 1. */
  jag?: number;
  /** Length of the lit flutes from the crest down, 0…1. Default .6. */
  depth?: number;
}

/**
 * A fluted snow range under your own crest line: path data of the whole (the shaded snow) and of the flutes in the sun,
 * broad on the slopes that face the light, slivers on those that do not.
 */
export function snowRange(crest: readonly Point[], { seed, base, light = 1, spacing = 26, jag = 1, depth = 0.6 }: SnowRangeOptions): { body: string; lit: string } {
  const random = rng(seed);
  let line: Point[] = crest.slice();
  for (const rough of [0.1, 0.14]) {
    const next: Point[] = [at(line, 0)];
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = at(line, i - 1);
      const [bx, by] = at(line, i);
      const d = Math.hypot(bx - ax, by - ay) * rough * jag;
      next.push([(ax + bx) / 2 + (random() - 0.5) * d, (ay + by) / 2 + (random() - 0.4) * d], [bx, by]);
    }
    line = next;
  }
  const height = (x: number): number => {
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = at(line, i - 1);
      const [bx, by] = at(line, i);
      if (x <= bx) return lerp(ay, by, clamp((x - ax) / (bx - ax || 1)));
    }
    return at(line, -1)[1];
  };
  const body = new Pen().polygon(line, false).line(at(line, -1)[0], base).line(at(line, 0)[0], base).close();
  const lit = new Pen();
  for (let x = at(line, 0)[0] + spacing; x < at(line, -1)[0] - spacing; x += spacing * (0.6 + 0.8 * random())) {
    const y = height(x);
    // positive where the ground falls towards the light
    const facing = (clamp((height(x + light * 24) - y) / 24, -1.2, 1.2) + 0.25) / 1.2;
    const summit = height(x - 30) > y && height(x + 30) > y;
    const width = spacing * (facing > 0 ? 0.75 + 0.5 * random() : 0.22 + 0.25 * random());
    const reach = (base - y) * depth * (summit ? 1.15 : 0.45 + 0.6 * random()) * (facing > 0 ? 1 : 0.62);
    const drift = clamp((height(x + 20) - height(x - 20)) / 40, -0.5, 0.5) * 0.45;
    const spine: Point[] = [];
    const edge: Point[] = [];
    const n = 5;
    let sx = x;
    for (let k = 1; k <= n; k++) {
      const t = k / n;
      sx += reach * ((drift * 1.1) / n) + (k % 2 ? -light : light) * reach * 0.035 * (0.5 + random());
      spine.push([sx, Math.max(height(sx) + 2, y + reach * t)]);
      const w = width * (0.55 + 0.8 * Math.sin(Math.PI * Math.min(1, t + 0.18))) * (1 - t * 0.55);
      const ex = sx + light * w * (k % 2 ? 0.72 : 1.15);
      if (k < n) edge.push([ex, Math.max(height(ex) + 2, y + reach * (t - 0.06))]);
    }
    const top = x + light * width * 0.8;
    lit.move(x, y).lines(spine).lines(edge.reverse()).line(top, height(top) + 1).close();
  }
  return { body: String(body), lit: String(lit) };
}

/** The crest of Kangchenjunga as seen from Darjeeling, left to right: Jannu, Kabru, the triple summit, Pandim, Narsing, Siniolchu. */
export function kangchenjungaCrest(x: number, y: number, scale: number): Point[] {
  const profile: Point[] = [
    [-800, 210], [-700, 170], [-640, 196], [-560, 150], [-500, 176], [-440, 120], [-418, 138], [-372, 160], [-300, 96], [-262, 104], [-214, 84],
    [-176, 120], [-128, 140], [-96, 92], [-66, 44], [-44, 48], [0, 0], [22, 18], [44, 14], [74, 52], [104, 70], [148, 138], [178, 122], [222, 66],
    [262, 132], [300, 150], [352, 116], [398, 168], [440, 150], [492, 96], [540, 160], [620, 190], [690, 156], [790, 210],
  ];
  return profile.map(([px, py]): Point => [x + px * scale, y + py * scale]);
}

/** Path data of pointed leaves fanned round 0,0: a tea flush, a rhododendron whorl. Angles in degrees from `from` to `to`. */
export function leafFanPath(
  seed: number, count: number, length: number, width: number, { from = -170, to = -10, x = 0, y = 0 }: { from?: number; to?: number; x?: number; y?: number } = {},
): string {
  const random = rng(seed);
  const pen = new Pen(1);
  for (let i = 0; i < count; i++) {
    const a = ((lerp(from, to, count > 1 ? i / (count - 1) : 0.5) + (random() - 0.5) * 12) * Math.PI) / 180;
    const l = length * (0.8 + 0.3 * random());
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    const to2 = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
    pen
      .move(x, y)
      .quad(...to2(l * 0.45, -width), ...to2(l, 0))
      .quad(...to2(l * 0.45, width), x, y)
      .close();
  }
  return String(pen);
}

/** Short strokes hanging from a line of points, as path data to stroke: fur, moss, fringes. `fall` is their offset from root to tip, in px. */
export function fringePath(seed: number, points: readonly Point[], count: number, length: number, fall: Point = [0, 1]): string {
  const random = rng(seed);
  const pen = new Pen(1);
  for (let i = 0; i < count; i++) {
    const u = ((i + random() * 0.8) / count) * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(u));
    const [ax, ay] = at(points, k);
    const [bx, by] = at(points, k + 1);
    const [x, y] = [lerp(ax, bx, u - k), lerp(ay, by, u - k)];
    const l = length * (0.5 + 0.7 * random());
    pen.move(x, y).quad(x + fall[0] * l * 0.3 + (random() - 0.5) * l * 0.3, y + fall[1] * l * 0.6, x + fall[0] * l + (random() - 0.5) * l * 0.3, y + fall[1] * l);
  }
  return String(pen);
}

/** Path data of breathing roots that grow up from the mud: x0…x1 along the ground line `y`, up to `height` px. */
export function breathingRootsPath(seed: number, x0: number, x1: number, y: (x: number) => number, height: number, gap: number): string {
  const random = rng(seed);
  const pen = new Pen(1);
  for (let x = x0; x < x1; x += gap * (0.3 + 1.3 * random())) {
    const h = height * (0.35 + 0.75 * random());
    const foot = y(x) + random() * height * 0.5;
    const w = 1.2 + h * 0.06;
    const lean = (random() - 0.5) * h * 0.3;
    pen.move(x - w, foot).line(x + lean, foot - h).line(x + w, foot).close();
  }
  return String(pen);
}

/** Path data of arched stilt roots under a mangrove at x, its crown starting at `top`, its roots reaching the mud at `y`, `spread` px wide. */
export function stiltRootsPath(seed: number, x: number, top: number, y: number, spread: number, count = 9): string {
  const random = rng(seed);
  const pen = new Pen(1);
  for (let i = 0; i < count; i++) {
    const u = (i / (count - 1) - 0.5) * 2;
    const start = lerp(top, y, 0.15 + 0.4 * random() * (1 - Math.abs(u)));
    const foot = x + u * spread * (0.42 + 0.12 * random());
    pen.move(x + u * 4, start).cubic(x + u * spread * 0.2, start - 2, foot - u * spread * 0.06, lerp(start, y, 0.35), foot, y + random() * 5);
  }
  return String(pen);
}

/** Path data of a bank of cloud or mist with a lobed top from x0 to x1, its crown about y, flat below at `base`. */
export function cloudBankPath(seed: number, x0: number, x1: number, y: number, height: number, base: number, lobe = 46): string {
  const random = rng(seed);
  const top = (px: number): number => y - height * (fbm(px / (lobe * 3.2) + 9, seed, 3, 0.5) - 0.3) * 1.5;
  const pen = new Pen();
  let [x, py] = [x0, top(x0)];
  pen.move(x, base).line(x, py);
  while (x < x1) {
    const nx = x + lobe * (0.45 + 0.9 * random());
    const ny = top(nx);
    const chord = Math.hypot(nx - x, ny - py);
    pen.arc(chord * 0.62, chord * 0.55, nx, ny);
    [x, py] = [nx, ny];
  }
  return String(pen.line(x, base).close());
}

/** Moves a drawing made about 0,0. */
export const moved = (content: string | readonly string[], x: number, y: number, scale = 1, facing: Side = 1, rotate = 0): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale, rotate })}">${typeof content === 'string' ? content : content.join('')}</g>`;

/** A white egret with its feet on x, y, facing right; 62 px high at scale 1. */
export const egret = (
  x: number, y: number, scale: number, { facing = 1, body = '#fbf8ea', shade = '#cfc9c4', beak = '#e8a83f', legs = '#3a3440' }:
  { facing?: Side; body?: string; shade?: string; beak?: string; legs?: string } = {},
): string =>
  moved(
    [
      stroke('M-2-16L-1 0M4-17L6 0M-1 0h5M6 0h5', legs, 1.6),
      path('M-22-14Q-14-30 4-32Q16-30 12-20Q4-12-8-13Q-16-12-22-14z', body),
      path('M-22-14Q-10-20 4-18Q10-18 12-20Q4-12-8-13Q-16-12-22-14z', shade),
      path(limbPath([[8, -26], [18, -34], [10, -46], [15, -57]], [9, 6, 5, 5]), body),
      path('M12-61Q18-63 21-58L31-56L21-54Q15-53 12-61z', body),
      path('M20-58.500L33-56L20.5-55z', beak),
      path('M16-59a1 1 0 1 1 .1 0z', legs),
    ],
    x, y, scale, facing,
  );

/** An elephant walking to the right in one tone, its feet on x, y; 70 px high at scale 1. */
export const elephant = (x: number, y: number, scale: number, fill: string, facing: Side = 1): string =>
  path(
    'M-44 0Q-42-20-46-34Q-50-62-18-68Q4-72 22-66Q34-76 46-68Q56-60 55-44Q58-26 56-10Q62-4 58-1Q50 0 50-10Q52-28 46-38' +
      'Q40-34 36-36L34 0H20L21-22Q8-26-8-22L-10 0H-24L-25-20Q-28-14-30 0zM-45-52Q-53-40-50-22L-48-22Q-50-38-43-48z',
    fill,
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
