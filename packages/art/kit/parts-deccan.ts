/** Parts for the scenes of Goa, Karnataka, Telangana and Andhra: thatch, outrigger canoes, granite, masonry, pilgrims. */
import { at, lerp, range, rng, type Point, type Side } from './numbers';
import { group, path, Pen, place, stroke } from './path';
import type { Tones } from './buildings';

// ---------- shacks and boats ----------

export interface ThatchOptions {
  seed: number;
  /** Left end, right end and y of the eaves, and of the ridge. */
  eaves: readonly [x0: number, x1: number, y: number];
  ridge: readonly [x0: number, x1: number, y: number];
  /** Thatch, thatch in the sun, straw in shade. */
  colours: Tones;
  /** Length of the ragged ends. Default 9. */
  fringe?: number;
  /** The side of the sun. Default -1 (left). */
  light?: Side;
  /** Straws drawn. Default 26. */
  straws?: number;
}

/** A roof of palm thatch with ragged eaves: body, the slope in the sun, straws. */
export function thatch({ seed, eaves: [e0, e1, ey], ridge: [r0, r1, ry], colours: [mid, lit, shade], fringe = 9, light = -1,
  straws = 26 }: ThatchOptions): string {
  const random = rng(seed);
  const ragged: Point[] = [];
  const n = Math.max(8, Math.round((e1 - e0) / (fringe * 0.42)));
  for (let i = n; i >= 0; i--) ragged.push([lerp(e0, e1, i / n), ey + (i % 2 ? fringe : 0) * (0.4 + 0.8 * random())]);
  const body = new Pen().move(r0, ry).quad((r0 + r1) / 2, ry + 3, r1, ry).lines(ragged).close();
  const along = (u: number, v: number): Point => [lerp(lerp(r0, r1, u), lerp(e0, e1, u), v), lerp(ry, ey, v)];
  const [a, b] = light < 0 ? [0, 0.46] : [0.54, 1];
  const sunny = new Pen().polygon([along(a, 0), along(b, 0), along(b + light * 0.06, 0.42), along(b - light * 0.05, 0.96), along(a, 0.96)]);
  const dark = new Pen();
  const bright = new Pen();
  for (let i = 0; i < straws; i++) {
    const u = (i + random()) / straws;
    const from = random() * 0.62;
    const pen = i % 3 ? dark : bright;
    pen.move(...along(u, from)).line(...along(u, Math.min(1.02, from + 0.2 + 0.3 * random())));
  }
  return path(body, mid) + path(sunny, lit, { opacity: 0.75 }) + stroke(dark, shade, 1.3, { opacity: 0.6 }) + stroke(bright, lit, 1.3);
}

export interface OutriggerOptions {
  scale?: number;
  facing?: Side;
  rotate?: number;
  /** Tarred planks, painted strake, inside, booms and float, their lit edges. */
  hull?: string;
  strake?: string;
  inside?: string;
  wood?: string;
  woodLit?: string;
  shadow?: string;
}

/** A Goan fishing canoe with one outrigger towards the viewer, drawn up or afloat; about x, y, 300 px long at scale 1, stem to the right. */
export const outriggerCanoe = (
  x: number, y: number,
  {
    scale = 1, facing = 1, rotate = 0, hull = '#2b2333', strake = '#e9e2cf', inside = '#6b4436', wood = '#4a2f2c', woodLit = '#d9955a', shadow = '#5d3a38',
  }: OutriggerOptions = {},
): string =>
  group(
    [
      path('M-136 14Q-60 0 60 8Q130 8 150 20Q110 44 40 46H-90Q-140 40-136 14z', shadow, { opacity: 0.4 }),
      path('M-140-36C-90-35-40-31 20-29C80-28 130-35 162-52C134-24 80-14 20-14C-50-14-110-20-140-36z', inside),
      stroke('M-92-31L-84-19M-40-31L-36-15M14-29V-14M70-29L74-16', wood, 4),
      path('M-140-36C-116-4-70 12-10 12H60C108 12 146-2 166-56L160-54C134-24 80-14 20-14C-50-14-110-20-140-36z', hull),
      path('M-140-36C-110-20-50-14 20-14C80-14 134-24 162-53L161-42C134-15 80-7 20-7C-50-7-112-13-136-30z', strake),
      stroke('M-120-14C-90 0-40 4 20 4C80 4 120-4 146-22', strake, 1.2, { opacity: 0.35 }),
      stroke('M-72-26Q-66 6-84 33M62-28Q72 6 52 33', wood, 5),
      stroke('M-73-26Q-68 4-86 31M61-28Q70 4 50 31', woodLit, 1.4),
      path('M-138 35Q-118 27-94 29H84Q108 29 124 38Q102 43 84 42H-94Q-120 43-138 35z', wood),
      path('M-138 35Q-118 27-94 29H84Q108 29 124 38Q104 33 84 33H-94Q-118 33-138 35z', woodLit),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale, rotate }) },
  );

// ---------- granite ----------

/** One granite boulder: left end, y it sits on, width, height. */
export type Granite = readonly [x: number, y: number, width: number, height: number];

/** Rounded granite boulders side by side in three paths: rock, sunlit caps, shade and cracks. */
export function boulders(seed: number, list: readonly Granite[], [mid, lit, shade]: Tones, light: Side = -1): string {
  const random = rng(seed);
  const precision = list.some(([, , w]) => w > 50) ? 0 : 1;
  const [body, cap, dark] = [new Pen(precision), new Pen(precision), new Pen(precision)];
  for (const [x, y, w, h] of list) {
    const top = 0.42 + (random() - 0.5) * 0.3;
    const px = (u: number): number => x + w * (light < 0 ? u : 1 - u);
    const py = (v: number): number => y - h * v;
    body
      .move(px(0.06), y)
      .quad(px(-0.06), py(0.62), px(top - 0.2), py(0.94))
      .quad(px(top + 0.18), py(1.1), px(0.86), py(0.76))
      .quad(px(1.06), py(0.44), px(0.95), y)
      .close();
    cap
      .move(px(0.01), py(0.36))
      .quad(px(0), py(0.74), px(top - 0.2), py(0.94))
      .quad(px(top + 0.18), py(1.1), px(0.84), py(0.79))
      .quad(px(0.36), py(0.84), px(0.01), py(0.36))
      .close();
    dark
      .move(px(0.95), y)
      .quad(px(1.06), py(0.44), px(0.86), py(0.76))
      .quad(px(0.88), py(0.2), px(0.1), y)
      .close();
    if (w > 60) dark.move(px(0.44), py(0.86)).quad(px(0.5), py(0.6), px(0.44), py(0.36)).quad(px(0.53), py(0.6), px(0.46), py(0.86)).close();
  }
  return path(body, mid) + path(cap, lit) + path(dark, shade);
}

/** A hill of boulders from x0 to x1 on the ground y; `crest` is its height at x. Rows from the top down, the lower ones larger. */
export function boulderHill(
  seed: number, x0: number, x1: number, y: number, crest: (x: number) => number, colours: Tones,
  { rows = 4, size = [26, 52], light = -1 }: { rows?: number; size?: readonly [number, number]; light?: Side } = {},
): string {
  const random = rng(seed);
  // the dark gaps between the stones
  const pen = new Pen().move(x0, y);
  for (let x = x0; x <= x1; x += 20) pen.line(x, y - Math.max(0, crest(x) - size[0] * 0.35));
  let out = path(pen.line(x1, y).close(), colours[2]);
  for (let row = 0; row < rows; row++) {
    const v = 1 - row / rows;
    const mean = lerp(size[0], size[1], row / Math.max(1, rows - 1));
    const list: Granite[] = [];
    for (let x = x0 - mean * random(); x < x1; ) {
      const w = mean * (0.55 + 0.95 * random() ** 1.4);
      const top = crest(x + w / 2);
      const h = w * (0.62 + 0.4 * random());
      if (top * v > h * 0.35 || row === rows - 1) list.push([x, y - top * v + h * 0.9 + (random() - 0.5) * mean * 0.3, w, h]);
      x += w * (0.72 + 0.3 * random());
    }
    out += boulders(seed + row * 7, list, colours, light);
  }
  return out;
}

// ---------- masonry ----------

/** Path data of short joints scattered over courses of stone between two x, from y `top` to `bottom`: to be stroked thinly. */
export function jointsPath(seed: number, x0: number, x1: number, top: number, bottom: number, course = 10, share = 0.4): string {
  const random = rng(seed);
  const pen = new Pen();
  for (let y = top + course; y < bottom - 1; y += course) {
    for (let x = x0 + random() * 30; x < x1 - 8; x += 14 + random() * 34) {
      if (random() > share) continue;
      const l = Math.min(x1 - x, 8 + random() * 22);
      pen.move(x, y).line(x + l, y);
      if (random() < 0.5) pen.line(x + l, y + course * 0.8);
    }
  }
  return String(pen);
}

/** Path data of a row of pointed (flame-shaped) merlons with their foot on y, from x0 to x1. */
export function merlonsPath(x0: number, x1: number, y: number, width: number, height: number, gap = width * 0.35): string {
  const n = Math.max(1, Math.round((x1 - x0 + gap) / (width + gap)));
  const stepX = (x1 - x0 + gap) / n;
  const w = stepX - gap;
  const pen = new Pen(1);
  for (const i of range(n)) {
    const x = x0 + i * stepX;
    pen.move(x, y).line(x, y - height * 0.5).quad(x + w * 0.1, y - height * 0.85, x + w / 2, y - height).quad(x + w * 0.9, y - height * 0.85, x + w,
      y - height * 0.5).line(x + w, y).close();
  }
  return String(pen);
}

export interface RampartOptions {
  /** Merlons: their size, 0 for none. Default 6. */
  merlon?: number;
  /** The stretches in the light: those that fall (1) or rise (-1) to the right. Default 1. */
  light?: Side;
  /** Joints of the masonry. Default true. */
  joints?: boolean;
  seed?: number;
}

/** A curtain wall along a line of points (its crown), `height` px high, with merlons on it: its stretches are in the light or in shade according to their direction. */
export function rampart(points: readonly Point[], height: number, [mid, lit, shade]: Tones,
  { merlon = 6, light = 1, joints = true, seed = 3 }: RampartOptions = {}): string {
  const random = rng(seed);
  const [body, bright, dark, crown, lines] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  body.polygon([...points, ...points.map(([x, y]): Point => [x, y + height]).reverse()]);
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = at(points, i - 1);
    const [bx, by] = at(points, i);
    const slope = ((by - ay) / (bx - ax)) * light;
    if (Math.abs(slope) > 0.05) (slope > 0 ? bright : dark).polygon([[ax, ay], [bx, by], [bx, by + height], [ax, ay + height]]);
    for (let k = 0; joints && k < (bx - ax) / 26; k++) {
      const u = random() * 0.8;
      const v = 0.2 + 0.7 * random();
      const x = lerp(ax, bx, u);
      const y = lerp(ay, by, u) + height * v;
      lines.move(x, y).line(x + 9, y + ((by - ay) / (bx - ax)) * 9);
    }
  }
  crown.polygon(points.map(([x, y]): Point => [x, y - merlon * 0.42]), false);
  return (
    path(body, mid) +
    path(bright, lit) +
    path(dark, shade) +
    (merlon ? stroke(crown, mid, merlon, { dash: `${merlon} ${Math.max(2, Math.round(merlon * 0.6))}` }) : '') +
    (joints ? stroke(lines, shade, 1.2, { opacity: 0.6 }) : '') +
    stroke(xfDown(points, 1.5), lit, 1.6)
  );
}

const xfDown = (points: readonly Point[], by: number): Pen => new Pen().polygon(points.map(([x, y]): Point => [x, y + by]), false);

// ---------- people ----------

/** Tiny figures in bright clothes, feet on the points, `height` px tall: one path for each colour and one for the heads. */
export function pilgrims(seed: number, feet: readonly Point[], height: number | ((p: Point) => number), colours: readonly string[], skin = '#5d3428'): string {
  const random = rng(seed);
  const cloth = colours.map(() => new Pen(1));
  const heads = new Pen(1);
  feet.forEach((p, i) => {
    const h = (typeof height === 'number' ? height : height(p)) * (0.88 + 0.2 * random());
    const [x, y] = p;
    const w = h * 0.17;
    at(cloth, (i + Math.floor(random() * 2)) % cloth.length)
      .move(x - w, y)
      .line(x - w * 0.75, y - h * 0.6)
      .quad(x - w * 0.7, y - h * 0.8, x, y - h * 0.8)
      .quad(x + w * 0.8, y - h * 0.8, x + w * 0.8, y - h * 0.58)
      .line(x + w * 1.05, y)
      .close();
    heads.circle(x, y - h * 0.89, h * 0.095, h * 0.115);
  });
  return cloth.map((pen, i) => (String(pen) ? path(pen, at(colours, i)) : '')).join('') + (feet.length ? path(heads, skin) : '');
}

// ---------- trees ----------

/** Path data of a tapering bough through points, `from` px wide at its foot and `to` at its tip. */
export function boughPath(points: readonly Point[], from: number, to: number): string {
  const edge = (side: number): Point[] =>
    points.map(([x, y], i) => {
      const [ax, ay] = at(points, Math.max(0, i - 1));
      const [bx, by] = at(points, Math.min(points.length - 1, i + 1));
      const m = Math.hypot(bx - ax, by - ay) || 1;
      const half = (lerp(from, to, i / (points.length - 1)) / 2) * side;
      return [x - ((by - ay) / m) * half, y + ((bx - ax) / m) * half];
    });
  return String(new Pen().soft(edge(1)).soft(edge(-1).reverse(), { join: true }).close());
}
