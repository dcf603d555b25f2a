/** Parts of the North Indian scenes: Nagara spires, Sikh domes, lamps, crowds, deodars, prayer flags, trekkers, horses, river boats. */
import { mix } from './colour';
import { finialPath, onionDomePath, onionSidePath, type Tones } from './buildings';
import type { Doc } from './document';
import { at, lerp, range, rng, type Point, type Side } from './numbers';
import { group, path, Pen, place, short, stroke } from './path';

// ---------- lights ----------

/** Round dots at points, one path: lamps, windows, fruit, far faces. */
export function dotsAt(points: readonly Point[], colour: string, size: number, opacity = 1): string {
  let data = '';
  let [px, py] = [0, 0];
  points.forEach(([fx, fy], i) => {
    const [x, y] = [Math.round(fx), Math.round(fy)];
    const dy = y - py;
    data += `${i ? 'm' : 'M'}${x - px}${dy < 0 ? '' : ' '}${dy}h0`;
    [px, py] = [x, y];
  });
  return points.length ? stroke(data, colour, size, { round: true, opacity }) : '';
}

/** Defines a soft round glow of radius 100 about 0,0; put copies with `doc.use(id, place(x, y, { scale }))`. */
export const defineGlow = (doc: Doc, colour: string, opacity = 0.7): string =>
  doc.define(path(new Pen().circle(0, 0, 100), doc.radial([[0, colour, opacity], [0.3, colour, opacity * 0.45], [1, colour, 0]], 0, 0, 100)));

/** Path data of a flame with its foot on x, y. */
export const flamePath = (x: number, y: number, height: number, lean = 0): string =>
  String(
    new Pen(1)
      .move(x, y)
      .cubic(x - height * 0.4, y - height * 0.1, x - height * 0.3, y - height * 0.5, x + lean, y - height)
      .cubic(x + height * 0.1 + lean * 0.5, y - height * 0.62, x + height * 0.42, y - height * 0.2, x, y)
      .close(),
  );

// ---------- temples ----------

/** The right or left edge of a Nagara spire at `k` of its half width (-1…1), from foot to neck, into the pen; `down` draws it the other way. */
function spireEdge(pen: Pen, x: number, y: number, width: number, height: number, k: number, down = false): void {
  const h = (t: number): number => y - height * t;
  const w = (u: number): number => x + width * u * k;
  if (down) pen.line(w(0.13), h(0.82)).cubic(w(0.32), h(0.66), w(0.5), h(0.4), w(0.5), h(0));
  else pen.line(w(0.5), h(0)).cubic(w(0.5), h(0.4), w(0.32), h(0.66), w(0.13), h(0.82));
}

/** Path data of a whole Nagara spire (body, ribbed disc and pot) in silhouette, for far towers: centre x, foot y, width, height. */
export function spirePath(x: number, y: number, width: number, height: number): string {
  const pen = new Pen(1).move(x - width / 2, y);
  spireEdge(pen, x, y, width, height, -1);
  spireEdge(pen, x, y, width, height, 1, true);
  return String(pen.close().circle(x, y - height * 0.83, width * 0.18, height * 0.026)) + finialPath(x, y - height * 0.84, height * 0.16, width * 0.08);
}

export interface SpireOptions {
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** The pot and its tip. */
  gold?: string;
  /** Colour of a pennant blowing to the left; none when left out. */
  flag?: string;
  /** Horizontal courses. Default 7. */
  courses?: number;
}

/** A Nagara temple spire (shikhara) in three tones: centre x, y of its foot, width, height to the tip of the pot. */
export function spire(
  x: number, y: number, width: number, height: number, [mid, lit, shade]: Tones,
  { light = 1, gold = '#e9b04c', flag, courses = 7 }: SpireOptions = {},
): string {
  const strip = (a: number, b: number): string => {
    const pen = new Pen(1).move(x + (width / 2) * a * light, y);
    spireEdge(pen, x, y, width, height, a * light);
    spireEdge(pen, x, y, width, height, b * light, true);
    return String(pen.close());
  };
  const lines = new Pen(1);
  for (let i = 1; i < courses; i++) {
    const [u, v] = [i / courses, 1 - i / courses];
    const half = width * (0.5 * v ** 3 + 1.5 * v * v * u + 0.96 * v * u * u + 0.13 * u ** 3);
    const level = y - height * (1.2 * v * v * u + 1.98 * v * u * u + 0.82 * u ** 3);
    lines.move(x - half, level).line(x + half, level);
  }
  const top = y - height;
  return (
    path(strip(-1, 1), mid) +
    path(strip(-1, -0.52), shade) +
    path(strip(0.56, 1) + strip(-0.2, 0.22), lit) +
    stroke(lines, shade, Math.max(0.7, height / 110), { opacity: 0.5 }) +
    path(new Pen(1).circle(x, y - height * 0.83, width * 0.18, height * 0.026), lit) +
    path(finialPath(x, y - height * 0.84, height * 0.16, width * 0.08), gold) +
    (flag
      ? stroke(new Pen(1).move(x, top + 4).line(x, top - height * 0.14), shade, 1) +
        path(
          new Pen(1).move(x, top - height * 0.14).quad(x - width * 0.2, top - height * 0.17, x - width * 0.42, top - height * 0.1).line(x, top - height * 0.04).close(),
          flag,
        )
      : '')
  );
}

/** A ribbed Sikh dome in three tones on its foot y: centre x, half width at foot and belly, y of the tip. */
export function ribbedDome(
  x: number, base: number, belly: number, foot: number, tip: number, [mid, lit, shade]: Tones,
  { light = 1, gold = '#e9b04c', ribs = 3 }: { light?: Side; gold?: string; ribs?: number } = {},
): string {
  const h = foot - tip;
  const lines = new Pen(1);
  for (let i = -ribs; i <= ribs; i++) {
    const k = (i / (ribs + 0.6)) * 0.98;
    lines
      .move(x + base * k, foot)
      .cubic(x + belly * 1.08 * k, foot - h * 0.16, x + belly * 1.1 * k, foot - h * 0.46, x + belly * 0.62 * k, foot - h * 0.7)
      .quad(x + belly * 0.25 * k, foot - h * 0.85, x, tip);
  }
  return (
    path(onionDomePath(x, base, belly, foot, tip), mid) +
    path(onionSidePath(x, base, belly, foot, tip, light === 1 ? -1 : 1, 0.4), shade) +
    path(onionSidePath(x, base, belly, foot, tip, light, 0.35), lit) +
    stroke(lines, shade, Math.max(0.6, belly / 34), { opacity: 0.6 }) +
    path(finialPath(x, tip + 1, h * 0.5, belly * 0.12), gold)
  );
}

// ---------- people ----------

/** A crowd of tiny figures, feet on the points, `height` px tall (or a list with the height of each): one path for each colour and one for the heads. */
export function crowd(
  seed: number, feet: readonly Point[], height: number | ((p: Point) => number), colours: readonly string[],
  { skin = '#6a3b2f', lean = 0 }: { skin?: string; lean?: number } = {},
): string {
  const random = rng(seed);
  const pens = colours.map(() => new Pen(1));
  const heads = new Pen(1);
  for (const p of feet) {
    const h = (typeof height === 'number' ? height : height(p)) * (0.88 + 0.22 * random());
    const [x, y] = p;
    const w = h * (0.16 + 0.05 * random());
    at(pens, Math.floor(random() * pens.length))
      .move(x - w, y)
      .line(x - w * 0.8, y - h * 0.62)
      .quad(x - w * 0.7 + lean, y - h * 0.8, x + lean, y - h * 0.8)
      .quad(x + w * 0.8 + lean, y - h * 0.8, x + w * 0.8, y - h * 0.6)
      .line(x + w, y)
      .close();
    heads.circle(x + lean, y - h * 0.88, h * 0.1, h * 0.12);
  }
  return pens.map((pen, i) => (String(pen) ? path(pen, at(colours, i)) : '')).join('') + (feet.length ? path(heads, skin) : '');
}

export interface TrekkerOptions {
  /** 1 is 30 px tall. */
  scale?: number;
  coat: string;
  pack: string;
  cap?: string;
  facing?: Side;
  skin?: string;
  trousers?: string;
}

/** A walker with rucksack and stick, feet on x, y. */
export const trekker = (
  x: number, y: number,
  { scale = 1, coat, pack, cap = '#c8382f', facing = 1, skin = '#8a5a44', trousers = '#2f3a55' }: TrekkerOptions,
): string =>
  group(
    [
      path('M-4 0L-3-12H3.5L6 0H3.2L.5-8L-1.2 0z', trousers),
      path('M-8-21.5q-1.5-1.5 0-2.5h4v12h-3.5q-2-1-.5-9.5z', pack),
      path('M-4-11Q-5-22.5 .5-23Q5-22.5 4-11z', coat),
      path('M2-20L9-14.5L8-13L1-16z', coat),
      path('M-2-26.5a2.7 3 0 1 1 5.4 0a2.7 3 0 1 1-5.4 0z', skin),
      path('M-2.2-27q0-3.5 3-3.5q3 0 3 3.2l1 .6q-4-.8-7-.3z', cap),
      stroke('M8.5-15L10 0', '#4a3a34', 0.9),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

// ---------- animals ----------

const STANDING_HORSE =
  'M-27-36C-22-41-12-41-2-39C8-39 13-42 17-47C20-53 23-59 29-62L30-66L33-62C38-60 43-54 46-49C47-46 45-43 42-44L34-47C31-44 30-38 27-33' +
  'L24-27L23-14L24 0H20L19-13L17-26C8-23-6-23-13-25L-17-13L-16 0H-20L-21-13L-23-25L-27-14L-28 0H-32L-31-15L-29-28C-31-31-30-34-27-36z' +
  'M12-24L14-13L13 0H17L18-14L19-26z';
const GALLOPING_HORSE =
  'M-31-38C-26-45-13-45-3-43C8-42 15-46 20-52C24-58 30-64 36-67L38-71L41-67C46-64 51-58 55-53C56-50 53-47 50-49L42-52C38-49 36-43 33-38' +
  'C36-35 42-35 48-33L60-36L67-29L64-26L58-31L48-27C42-27 36-28 30-30L40-20L34-9L30-11L34-19L22-30C12-27-6-27-14-29C-20-22-28-20-36-17L-47-7L-58-5L-58-9L-49-11L-39-21' +
  'L-24-23L-31-15L-44-3L-48-6L-36-19C-36-28-36-34-31-38z';

/** A horse or pony with mane and tail, hooves on y: 66 px tall at scale 1, facing right (1). `gallop`: at full stretch. */
export const horse = (
  x: number, y: number, colour: string,
  { scale = 1, facing = 1, gallop = false, mane = mix(colour, '#1d1522', 0.5) }: { scale?: number; facing?: Side; gallop?: boolean; mane?: string } = {},
): string =>
  group(
    [
      path(gallop ? 'M-31-38C-42-44-52-40-64-30C-54-34-46-32-40-26C-36-28-33-32-31-38z' : 'M-28-35C-36-34-37-22-36-10C-33-16-30-22-28-29z', mane),
      path(gallop ? GALLOPING_HORSE : STANDING_HORSE, colour),
      path(gallop ? 'M38-69C28-70 20-64 13-48L20-51C24-58 30-63 37-66z' : 'M30-64C23-64 17-58 12-44L17-46C20-52 24-58 30-61z', mane),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

// ---------- trees ----------

/** One deodar: x, y of its foot, height. */
export type Deodar = readonly [x: number, y: number, height: number];

/**
 * Deodars (Himalayan cedars) in two paths: flat drooping tiers with gaps between them, a nodding leader.
 * `lit` is painted on the upper side of the tiers towards the light, or as snow; '' for silhouettes.
 */
export function deodars(list: readonly Deodar[], body: string, lit: string, light: Side = -1): string {
  const whole = new Pen();
  const bright = new Pen();
  list.forEach(([x, y, h], tree) => {
    const random = rng(tree * 7 + Math.round(h) + 3);
    const tiers = h > 300 ? 15 : h > 150 ? 10 : h > 70 ? 8 : 6;
    const trunk = h * 0.018 + 0.6;
    whole.polygon([[x - trunk, y], [x - trunk * 0.4, y - h * 0.9], [x + h * 0.02, y - h], [x + trunk * 0.4, y - h * 0.9], [x + trunk, y]]);
    for (let i = 0; i < tiers; i++) {
      const t = (i + 0.6) / tiers;
      const ty = y - h * (1 - t * 0.9);
      const drop = (h / tiers) * 0.74;
      const reach = (): number => h * (0.03 + 0.2 * t ** 0.85) * (0.72 + 0.45 * random());
      const [a, b] = [reach(), reach()];
      whole
        .move(x, ty - drop * 0.9)
        .quad(x + b * 0.5, ty - drop * 0.5, x + b, ty + drop * 0.3)
        .line(x + b * 0.72, ty + drop * 0.16)
        .line(x + b * 0.56, ty + drop * 0.5)
        .line(x + b * 0.3, ty + drop * 0.16)
        .line(x, ty + drop * 0.4)
        .line(x - a * 0.3, ty + drop * 0.14)
        .line(x - a * 0.55, ty + drop * 0.48)
        .line(x - a * 0.75, ty + drop * 0.14)
        .line(x - a, ty + drop * 0.28)
        .quad(x - a * 0.5, ty - drop * 0.5, x, ty - drop * 0.9)
        .close();
      if (!lit) continue;
      const e = light < 0 ? -a : b;
      bright
        .move(x, ty - drop * 0.9)
        .quad(x + e * 0.5, ty - drop * 0.5, x + e, ty + drop * 0.28)
        .quad(x + e * 0.55, ty - drop * 0.12, x + e * 0.16, ty - drop * 0.2)
        .close();
    }
  });
  return path(whole, body) + (lit ? path(bright, lit) : '');
}

/** A row of deodars from x0 to x1 on the ground line, `heights` least and most, one every `gap` px or so. */
export function deodarRow(seed: number, x0: number, x1: number, ground: (x: number) => number, heights: readonly [number, number], gap: number): Deodar[] {
  const random = rng(seed);
  const row: Deodar[] = [];
  for (let x = x0; x < x1; x += gap * (0.55 + 0.9 * random())) row.push([x, ground(x), lerp(heights[0], heights[1], random() ** 1.2)]);
  return row;
}

// ---------- prayer flags ----------

/** The five colours in their order. */
const FLAGS = ['#2f6fb5', '#f4f1e6', '#d0352f', '#2f8f55', '#f0bd35'] as const;

/** A string of Tibetan prayer flags from one point to another with `sag` px, flags of `size` px: five paths and the string. */
export function prayerFlags(
  [ax, ay]: Point, [bx, by]: Point, sag: number, size: number,
  { seed = 1, colours = FLAGS, cord = '#3a2c3a' }: { seed?: number; colours?: readonly string[]; cord?: string } = {},
): string {
  const random = rng(seed);
  const pens = colours.map(() => new Pen(size > 9 ? 0 : 1));
  const n = Math.max(3, Math.floor(Math.hypot(bx - ax, by - ay) / (size * 1.22)));
  const on = (t: number): Point => [lerp(ax, bx, t), lerp(ay, by, t) + 4 * sag * t * (1 - t)];
  for (let i = 0; i < n; i++) {
    const [x0, y0] = on((i + 0.1) / n);
    const [x1, y1] = on((i + 0.86) / n);
    const swing = (random() - 0.35) * size * 0.36;
    const drop = size * (0.92 + 0.22 * random());
    at(pens, i % pens.length)
      .move(x0, y0)
      .line(x1, y1)
      .quad(x1 + swing * 0.2, y1 + drop * 0.5, x1 + swing, y1 + drop)
      .quad((x0 + x1) / 2 + swing, (y0 + y1) / 2 + drop * 1.12, x0 + swing, y0 + drop)
      .quad(x0 + swing * 0.2, y0 + drop * 0.5, x0, y0)
      .close();
  }
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2 + 2 * sag];
  return (
    stroke(`M${short(ax)} ${short(ay)}Q${short(middle[0])} ${short(middle[1])} ${short(bx)} ${short(by)}`, cord, Math.max(0.8, size / 14)) +
    pens.map((pen, i) => path(pen, at(colours, i))).join('')
  );
}

// ---------- boats ----------

export interface GangaBoatOptions {
  scale?: number;
  facing?: Side;
  /** Planks in shade, painted strake, rim in the light. */
  hull?: string;
  strake?: string;
  rim?: string;
  /** One sitter for each colour. */
  shirts?: readonly string[];
  /** Colour of the oarsman's cloth; '' for none. */
  oarsman?: string;
  skin?: string;
}

/** A long wooden rowing boat of the Ganga with sitters and an oarsman; about x on its waterline y, 190 px long at scale 1, bow to the right. */
export const gangaBoat = (
  x: number, y: number,
  {
    scale = 1, facing = 1, hull = '#4a2c2c', strake = '#2f8f8a', rim = '#d9a05a', shirts = ['#e8643f', '#f2ead2', '#d9a032', '#b8456a'],
    oarsman = '#f2ead2', skin = '#5d3428',
  }: GangaBoatOptions = {},
): string =>
  group(
    [
      oarsman
        ? path('M-66-8L-64-30Q-64-44-58-45Q-51-44-50-31L-50-8zM-56-38L-34-26L-35-23L-58-31z', oarsman) +
          path('M-62-50a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0z', skin) + stroke('M-22-40L-62 16', rim, 2)
        : '',
      ...shirts.map((shirt, i) => {
        const px = -30 + i * 21 + ((i * 5) % 4);
        return (
          path(`M${px - 7}-4Q${px - 8}-20 ${px}-21Q${px + 8}-20 ${px + 7}-4z`, shirt) + path(`M${px - 3.5}-25a3.5 4 0 1 1 7 0a3.5 4 0 1 1-7 0z`, skin)
        );
      }),
      path('M-92-16C-70-3 46-3 82-18L98-30C95-10 78 8 50 10H-54C-76 8-88-2-92-16z', hull),
      path('M-92-16C-70-3 46-3 82-18L98-30L97-24C84-10 62 0 30 2H-50C-72 0-84-6-91-12z', strake),
      path('M-92-16C-70-3 46-3 82-18L98-30L97.5-27C84-12 60-4 30-2.5H-50C-72-4-84-9-92-16z', rim),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** n steps between two lines, as bands of alternating tone: `left` and `right` give the ends of step edge i (0 … n). */
export function steps(n: number, left: (i: number) => Point, right: (i: number) => Point, tread: string, riser: string, share = 0.45): string {
  const risers = new Pen();
  for (const i of range(n)) {
    const mixPoint = (p: Point, q: Point): Point => [lerp(p[0], q[0], share), lerp(p[1], q[1], share)];
    risers.polygon([left(i), right(i), mixPoint(right(i), right(i + 1)), mixPoint(left(i), left(i + 1))]);
  }
  return path(new Pen().polygon([left(0), right(0), right(n), left(n)]), tread) + path(risers, riser);
}

// ---------- hill towns ----------

export interface HillTownOptions {
  seed: number;
  /** The crest of the slope above the houses. */
  crest: (x: number) => number;
  /** Limits. Default: the canvas. */
  x0?: number;
  x1?: number;
  /** Feet of the first and last row. */
  from: number;
  to: number;
  rows?: number;
  /** Scale of the houses in the first and last row; 1 is 46 px wide. */
  scale?: readonly [number, number];
  /** Roof colours. */
  roofs: readonly string[];
  /** Wall in the sun and in shade, windows. */
  walls: readonly [lit: string, shade: string, windows: string];
  /** Probability of a house at x, y (0…1); the other places get trees. Default .6. */
  density?: (x: number, y: number) => number;
  /** Deodars between the houses: body and lit side, least and most height in the last row. */
  trees: readonly [body: string, lit: string];
  treeHeights?: readonly [number, number];
  /** The colour of the air over the first row and how much of it (0…1); fades out to the last row. */
  haze?: readonly [colour: string, amount: number];
  light?: Side;
}

/** Tin-roofed houses stacked up a hillside among deodars, row by row. */
export function hillTown(
  doc: Doc,
  {
    seed, crest, x0 = doc.x0 - 30, x1 = doc.x1 + 30, from, to, rows = 6, scale = [0.5, 1.2], roofs, walls: [lit, shade, windows], density = () => 0.6,
    trees: [body, bright], treeHeights = [50, 90], haze = ['#ffffff', 0], light = -1,
  }: HillTownOptions,
): string {
  const random = rng(seed);
  const flip = light < 0 ? 1 : -1;
  // three houses; their roofs take the fill of the copy
  const panes = (data: string): string => stroke(data, windows, 5.5, { dash: '4.5 4' });
  const [tint1, tint2] = [mix(lit, '#e0b46a', 0.35), mix(lit, '#a9c4b0', 0.4)];
  const prototypes = [
    path('M-20-30H20V4H-20z', lit) + path('M8-30H20V4H8z', shade) + panes('M-16-20H20M-16-7H20') + path('M-25-29L-12-44H12L25-29z', '') +
      path('M12-44L25-29H10L4-44z', shade, { opacity: 0.55 }),
    path('M-24-18H22V4H-24z', tint1) + path('M6-18H22V4H6z', shade) + panes('M-20-8H20') + path('M-29-17L-22-30H18L27-17z', '') +
      path('M18-30L27-17H4L6-30z', shade, { opacity: 0.5 }),
    path('M-15-42H15V4H-15z', tint2) + path('M5-42H15V4H5z', shade) + panes('M-11-33H15M-11-20H15M-11-7H15') + path('M-20-40L0-58L20-40z', '') +
      path('M0-58L20-40H4z', shade, { opacity: 0.55 }),
  ].map((drawing) => doc.define(drawing));
  // two deodars of 100 px; their bodies take the fill of the copy
  const woods = [0, 1].map((i) => doc.define(deodars([[0, 0, 100 + i]], '', bright, light)));
  let out = '';
  for (let row = 0; row < rows; row++) {
    const t = row / Math.max(1, rows - 1);
    const y = lerp(from, to, t);
    const s = lerp(scale[0], scale[1], t);
    const air = haze[1] * (1 - t);
    const wood: Deodar[] = [];
    const homes: string[] = [];
    for (let x = x0 + random() * 30; x < x1; x += 46 * s * (0.82 + 0.5 * random())) {
      const foot = y + (random() - 0.5) * 16 * s;
      const place1 = random();
      const kind = Math.floor(random() * 3);
      const roof = Math.floor(random() * roofs.length);
      const h = lerp(treeHeights[0], treeHeights[1], random()) * (s / scale[1]);
      if (foot - 6 * s < crest(x)) continue;
      if (place1 < density(x, foot)) {
        homes.push(
          doc.use(at(prototypes, kind), place(x, foot, { scaleX: flip * s * (0.9 + 0.3 * place1), scaleY: s }), { fill: mix(at(roofs, roof), haze[0], air) }),
        );
      } else wood.push([x, foot + 4 * s, h]);
      if (random() < 0.28) wood.push([x + 22 * s, foot + 7 * s, h * 0.8]);
    }
    const green = mix(body, haze[0], air);
    out += homes.join('') + wood.map(([x, foot, h], i) => doc.use(at(woods, i % 2), place(x, foot, { scale: h / 100 }), { fill: green })).join('');
  }
  return out;
}
