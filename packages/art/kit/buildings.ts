/** Parts of buildings, and whole small buildings. Give them true proportions: take the number of tiers, arches and domes from a description. */
import { mix } from './colour';
import { lerp, range, rng, type Point, type Side } from './numbers';
import { path, Pen, short, stroke } from './path';

// ---------- arches, domes, finials (path data) ----------

/** A pointed (four-centred) arch: centre x, half width, y of the sill, of the spring and of the apex. */
export const archPath = (x: number, half: number, sill: number, spring: number, apex: number, precision = 1): string =>
  String(
    new Pen(precision)
      .move(x - half, sill)
      .line(x - half, spring)
      .cubic(x - half, lerp(spring, apex, 0.62), x - half * 0.52, lerp(spring, apex, 0.86), x, apex)
      .cubic(x + half * 0.52, lerp(spring, apex, 0.86), x + half, lerp(spring, apex, 0.62), x + half, spring)
      .line(x + half, sill)
      .close(),
  );

/** A round arch or door: centre x, half width, y of the sill and of the spring. */
export const roundArchPath = (x: number, half: number, sill: number, spring: number, precision = 1): string =>
  String(
    new Pen(precision)
      .move(x - half, sill)
      .line(x - half, spring)
      .arc(half, half, x + half, spring)
      .line(x + half, sill)
      .close(),
  );

/** A row of `count` equal pointed arches between x0 and x1; `open` is the share of each bay that the opening takes (0…1). One path. */
export const arcadePath = (
  x0: number,
  x1: number,
  count: number,
  sill: number,
  spring: number,
  apex: number,
  open = 0.64,
): string =>
  range(count)
    .map((i) => archPath(x0 + ((i + 0.5) * (x1 - x0)) / count, (((x1 - x0) / count) * open) / 2, sill, spring, apex))
    .join('');

/** An onion dome: centre x, half width at its base and at its belly, y of base and tip. */
export const onionDomePath = (
  x: number,
  base: number,
  belly: number,
  foot: number,
  tip: number,
  precision = 1,
): string => {
  const h = foot - tip;
  return String(
    new Pen(precision)
      .move(x - base, foot)
      .cubic(x - belly * 1.08, foot - h * 0.16, x - belly * 1.1, foot - h * 0.46, x - belly * 0.62, foot - h * 0.7)
      .cubic(x - belly * 0.36, foot - h * 0.84, x - belly * 0.1, foot - h * 0.88, x, tip)
      .cubic(x + belly * 0.1, foot - h * 0.88, x + belly * 0.36, foot - h * 0.84, x + belly * 0.62, foot - h * 0.7)
      .cubic(x + belly * 1.1, foot - h * 0.46, x + belly * 1.08, foot - h * 0.16, x + base, foot)
      .close(),
  );
};

/** The crescent of the same dome on one side, for light or shade: `inner` 0…1 is the share that stays free in the middle. */
export const onionSidePath = (
  x: number,
  base: number,
  belly: number,
  foot: number,
  tip: number,
  side: Side = 1,
  inner = 0.45,
  precision = 1,
): string => {
  const h = foot - tip;
  const s = side;
  return String(
    new Pen(precision)
      .move(x + s * base, foot)
      .cubic(
        x + s * belly * 1.08,
        foot - h * 0.16,
        x + s * belly * 1.1,
        foot - h * 0.46,
        x + s * belly * 0.62,
        foot - h * 0.7,
      )
      .cubic(x + s * belly * 0.36, foot - h * 0.84, x + s * belly * 0.1, foot - h * 0.88, x, tip)
      .cubic(
        x + s * belly * 0.12,
        foot - h * 0.8,
        x + s * belly * (inner - 0.1),
        foot - h * 0.72,
        x + s * belly * inner,
        foot - h * 0.46,
      )
      .cubic(
        x + s * belly * (inner + 0.1),
        foot - h * 0.22,
        x + s * base * (inner + 0.1),
        foot - h * 0.08,
        x + s * base * inner,
        foot,
      )
      .close(),
  );
};

/** A half-round dome (mosque, observatory, stupa): centre x, half width, y of the foot, height. */
export const domePath = (x: number, half: number, foot: number, height = half, precision = 1): string =>
  String(
    new Pen(precision)
      .move(x - half, foot)
      .arc(half, height, x + half, foot)
      .close(),
  );

/** A turned finial of pots: centre x, y of its foot, height, half width. */
export const finialPath = (x: number, y: number, height: number, half: number, precision = 1): string => {
  const [h, w] = [height, half];
  return String(
    new Pen(precision)
      .move(x - w, y)
      .quad(x - w * 0.2, y - h * 0.1, x - w * 0.25, y - h * 0.22)
      .quad(x - w * 0.9, y - h * 0.32, x - w * 0.22, y - h * 0.44)
      .quad(x - w * 0.6, y - h * 0.54, x - w * 0.12, y - h * 0.64)
      .line(x, y - h)
      .line(x + w * 0.12, y - h * 0.64)
      .quad(x + w * 0.6, y - h * 0.54, x + w * 0.22, y - h * 0.44)
      .quad(x + w * 0.9, y - h * 0.32, x + w * 0.25, y - h * 0.22)
      .quad(x + w * 0.2, y - h * 0.1, x + w, y)
      .close(),
  );
};

/** Three tones of one material: middle tone, in the sun, in shade. */
export type Tones = readonly [mid: string, lit: string, shade: string];

/** A half-round dome in three tones with its finial. */
export const dome = (
  x: number,
  half: number,
  foot: number,
  [mid, lit, shade]: Tones,
  {
    light = 1,
    height = half,
    finial = lit,
    finialHeight = half * 0.7,
  }: { light?: Side; height?: number; finial?: string; finialHeight?: number } = {},
): string => {
  const crescent = (s: number, inner: number): string =>
    String(
      new Pen(1)
        .move(x, foot - height)
        .arc(half, height, x + s * half, foot, s > 0 ? 1 : 0)
        .line(x + s * half * inner, foot)
        .quad(x + s * half * inner, foot - height * 0.8, x, foot - height)
        .close(),
    );
  return (
    path(domePath(x, half, foot, height), mid) +
    path(crescent(-light, 0.5), shade) +
    path(crescent(light, 0.55), lit) +
    path(finialPath(x, foot - height + 1, finialHeight, half * 0.1), finial)
  );
};

// ---------- walls, towers, pavilions ----------

/** A wall with merlons: top left corner and size. The merlons, `merlon` px high, rise above y. */
export const wall = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { merlons = fill, merlon = 5 }: { merlons?: string; merlon?: number } = {},
): string => path(new Pen().rect(x, y, width, height), fill) + battlement(x, y, width, merlons, merlon);

/** A row of merlons whose lower edge is y. */
export const battlement = (x: number, y: number, width: number, colour: string, merlon = 5): string =>
  stroke(`M${short(x)} ${short(y - merlon * 0.45)}h${short(width)}`, colour, merlon, {
    dash: `${short(merlon, 1)} ${short(merlon * 0.7, 1)}`,
  });

/** A round fort bastion, wider at its foot: top left corner, size, three tones, merlons. */
export function bastion(
  x: number,
  y: number,
  width: number,
  height: number,
  [mid, lit, shade]: Tones,
  { light = 1, merlon = 5 }: { light?: Side; merlon?: number } = {},
): string {
  const taper = width * 0.06;
  const strip = (a: number, b: number, fill: string): string =>
    path(
      new Pen().polygon([
        [x + width * a + (a < 0.5 ? taper * (1 - a) : 0), y],
        [x + width * b - (b > 0.5 ? taper * b : 0), y],
        [x + width * b, y + height],
        [x + width * a, y + height],
      ]),
      fill,
    );
  const right = light > 0;
  return (
    strip(0, 1, mid) +
    strip(right ? 0.58 : 0.08, right ? 0.92 : 0.42, lit) +
    strip(right ? 0 : 0.76, right ? 0.24 : 1, shade) +
    battlement(x, y, width, right ? mid : lit, merlon) +
    path(new Pen().rect(x - 1, y, width + 2, 3), lit)
  );
}

/** A domed kiosk on four columns: centre x, ground y, width. */
export function chhatri(
  x: number,
  y: number,
  width: number,
  [mid, lit]: Tones,
  { light = 1 }: { light?: Side } = {},
): string {
  const h = width * 1.1;
  const half = width / 2;
  const frame = new Pen(1)
    .rect(x - half, y - h * 0.12, width, h * 0.12)
    .rect(x - half * 0.82, y - h * 0.62, width * 0.1, h * 0.5)
    .rect(x + half * 0.62, y - h * 0.62, width * 0.1, h * 0.5)
    .rect(x - width * 0.05, y - h * 0.62, width * 0.1, h * 0.5)
    .rect(x - half, y - h * 0.7, width, h * 0.1);
  const shell = [x, half * 0.78, half * 0.84, y - h * 0.68, y - h * 1.34] as const;
  return (
    path(frame, mid) +
    path(onionDomePath(...shell), mid) +
    path(onionSidePath(...shell, light, 0.3), lit) +
    path(finialPath(x, y - h * 1.3, h * 0.34, width * 0.05), lit)
  );
}

export interface HouseOptions {
  /** Wall in the light and in shade. */
  wall: string;
  wallShade: string;
  /** Roof in shade and in the light. */
  roof: string;
  roofLit: string;
  windows?: string;
  /** Colour of snow on the roof; none when left out. */
  snow?: string;
  /** The side of the sun. Default -1 (left). */
  light?: Side;
  /** Rows of windows. Default 1. */
  floors?: number;
  /** Overhang of the eaves, in widths. Default .14. */
  eaves?: number;
}

/** A gabled house on y: left edge x, width, height of the wall. */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  {
    wall: front,
    wallShade,
    roof,
    roofLit,
    windows = '#3a2a38',
    snow,
    light = -1,
    floors = 1,
    eaves = 0.14,
  }: HouseOptions,
): string {
  const [w, h, rise, over] = [width, height, height * 0.62, width * eaves];
  const panes = new Pen(1);
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < 3; i++)
      panes.rect(x + w * (0.12 + i * 0.28), y - h * (0.32 + floor * 0.46) - h * 0.16, w * 0.14, h * 0.24);
  }
  const ridgeY = y - h - rise;
  const eavesY = y - h * 0.92;
  const [left, right]: [Point, Point] = [
    [x - over, eavesY],
    [x + w + over, eavesY],
  ];
  const slope: Point[] =
    light < 0
      ? [left, [x + w * 0.5, ridgeY], [x + w * 0.56, eavesY]]
      : [right, [x + w * 0.5, ridgeY], [x + w * 0.44, eavesY]];
  return (
    path(new Pen().rect(x, y - h, w, h), front) +
    path(new Pen().rect(light < 0 ? x + w * 0.62 : x, y - h, w * 0.38, h), wallShade) +
    path(panes, windows) +
    path(new Pen().polygon([left, [x + w * 0.5, ridgeY], right]), roof) +
    path(new Pen().polygon(slope), roofLit) +
    (snow
      ? path(
          new Pen()
            .polygon(
              [
                [x - over - 2, y - h * 0.94],
                [x + w * 0.5, ridgeY - 4],
                [x + w + over + 2, y - h * 0.94],
              ],
              false,
            )
            .quad(x + w * 0.86, y - h * 1.04, x + w * 0.76, y - h * 1.06)
            .quad(x + w * 0.6, y - h * 1.34, x + w * 0.5, y - h * 1.22)
            .quad(x + w * 0.36, y - h * 1.28, x + w * 0.26, y - h * 1.02)
            .close(),
          snow,
        )
      : '')
  );
}

export interface ViaductOptions {
  x0: number;
  x1: number;
  /** y of the underside of the deck. The piers are `height` px high. */
  y: number;
  height: number;
  /** Number of arches. */
  arches: number;
  /** Thickness of the deck. Default 14. */
  deck?: number;
  /** Stone, stone in the sun, joints, inside of the arches. */
  colours: readonly [mid: string, lit: string, shade: string, dark: string];
}

/** A stone railway viaduct. */
export function viaduct({
  x0,
  x1,
  y,
  height,
  arches,
  deck = 14,
  colours: [mid, lit, shade, dark],
}: ViaductOptions): string {
  const w = (x1 - x0) / arches;
  const body = new Pen()
    .move(x0, y - deck)
    .line(x1, y - deck)
    .line(x1, y + height);
  const inside = new Pen();
  for (let i = arches - 1; i >= 0; i--) {
    const a = x0 + i * w + w * 0.16;
    const b = x0 + (i + 1) * w - w * 0.16;
    const r = (b - a) / 2;
    body
      .line(b, y + height)
      .line(b, y + r + 8)
      .arc(r, r, a, y + r + 8, 0)
      .line(a, y + height);
    inside
      .move(a, y + height)
      .line(a, y + r + 8)
      .arc(r, r, (a + b) / 2, y + 8)
      .arc(r, r, a + w * 0.12, y + r + 14, 0)
      .line(a + w * 0.12, y + height)
      .close();
  }
  body.line(x0, y + height).close();
  const joints = new Pen();
  for (let i = 0; i <= arches; i++) {
    const pier = x0 + i * w;
    for (const k of [0.4, 0.62, 0.84]) joints.move(pier - w * 0.1, y + height * k).line(pier + w * 0.1, y + height * k);
  }
  return (
    path(inside, dark) +
    path(body, mid) +
    path(new Pen().rect(x0, y - deck - 3, x1 - x0, 5), lit) +
    stroke(`M${short(x0)} ${short(y + 3)}H${short(x1)}`, shade, 2.5) +
    stroke(joints, shade, 1.6, { opacity: 0.6 })
  );
}

export interface SkylineOptions {
  x0: number;
  x1: number;
  /** The ground. */
  y: number;
  /** Lowest and highest, narrowest and widest. */
  height: readonly [number, number];
  width: readonly [number, number];
  fill: string;
  /** Colour of lit windows; none when left out. */
  windows?: string;
  /** Factor of the height at x. Default 1. */
  envelope?: (x: number) => number;
  /** Probability of a gap between towers, 0…1. Default .3. */
  gap?: number;
  /** Dash pattern of the windows. */
  dash?: string;
}

/** A row of modern towers with flat, stepped, domed and pointed tops; windows as dashed lines. */
export function skyline(
  seed: number,
  { x0, x1, y, height, width, fill, windows, envelope = () => 1, gap = 0.3, dash = '3 4 2 7 4 3 2 9' }: SkylineOptions,
): string {
  const random = rng(seed);
  const towers = new Pen();
  const panes = new Pen();
  let x = x0;
  while (x < x1) {
    const w = lerp(width[0], width[1], random());
    const h = lerp(height[0], height[1], random() ** 1.3) * envelope(x + w / 2);
    const kind = random();
    const top = y - h;
    towers.move(x, y).line(x, top);
    if (kind < 0.25) towers.line(x + w, y - h * 1.1);
    else if (kind < 0.45)
      towers.lines([
        [x + w * 0.3, top],
        [x + w * 0.3, y - h * 1.12],
        [x + w * 0.7, y - h * 1.12],
        [x + w * 0.7, top],
        [x + w, top],
      ]);
    else if (kind < 0.56) towers.quad(x + w / 2, y - h * 1.2, x + w, top);
    else if (kind < 0.64)
      towers.lines([
        [x + w * 0.5 - 1, y - h * 1.08],
        [x + w * 0.5, y - h * 1.3],
        [x + w * 0.5 + 1, y - h * 1.08],
        [x + w, top],
      ]);
    else towers.line(x + w, top);
    towers.line(x + w, y).close();
    if (windows) for (let row = top + 8; row < y - 10; row += 7) panes.move(x + 4, row).line(x + w - 3, row);
    x += w + (random() < gap ? 4 + random() * 12 : 0);
  }
  return path(towers, fill) + (windows ? stroke(panes, windows, 2.4, { dash }) : '');
}

export interface MeruOptions {
  /** Number of roofs, odd. Default 11. */
  tiers?: number;
  /** Width of the lowest and of the highest roof. Default 96, 34. */
  width?: readonly [number, number];
  /** Default 250. */
  height?: number;
  /** Thatch and thatch in the sun. */
  thatch?: readonly [mid: string, lit: string];
  gold?: string;
  body?: string;
  light?: Side;
}

/** A Balinese meru: a tower of thatched roofs; centre x, ground y. With few tiers it makes a Kerala or Nepali pagoda. */
export function meru(
  x: number,
  y: number,
  {
    tiers = 11,
    width = [96, 34],
    height = 250,
    thatch = ['#3b2a3a', '#6a4a4c'],
    gold = '#e9b04c',
    body = '#c9603f',
    light = 1,
  }: MeruOptions = {},
): string {
  const step = height / (tiers + 1.2);
  let out = '';
  for (let i = 0; i < tiers; i++) {
    const w = lerp(width[0], width[1], (i / Math.max(1, tiers - 1)) ** 0.9);
    const eaves = y - step * (i + 0.55);
    const h = step * 0.92;
    const s = light;
    out +=
      path(new Pen(1).rect(x - w * 0.22, eaves, w * 0.44, step * 0.6), body) +
      path(
        new Pen(1)
          .move(x - w / 2, eaves + 1)
          .quad(x - w * 0.34, eaves - h * 0.3, x - w * 0.2, eaves - h)
          .line(x + w * 0.2, eaves - h)
          .quad(x + w * 0.34, eaves - h * 0.3, x + w / 2, eaves + 1)
          .quad(x, eaves + h * 0.18, x - w / 2, eaves + 1)
          .close(),
        thatch[0],
      ) +
      path(
        new Pen(1)
          .move(x + s * w * 0.04, eaves - h)
          .line(x + s * w * 0.2, eaves - h)
          .quad(x + s * w * 0.34, eaves - h * 0.3, x + (s * w) / 2, eaves + 1)
          .quad(x + s * w * 0.3, eaves + h * 0.1, x + s * w * 0.16, eaves + h * 0.1)
          .close(),
        thatch[1],
      ) +
      stroke(new Pen(1).move(x - w / 2, eaves + 1).quad(x, eaves + h * 0.18, x + w / 2, eaves + 1), gold, 1.1);
  }
  return out + path(finialPath(x, y - step * (tiers + 0.45), step * 1.1, 3), gold);
}

// ---------- gopuram ----------

export interface GopuramColours {
  lit: string;
  mid: string;
  low: string;
  /** The side face in light, in shade, and the darkest openings. */
  sideLit: string;
  side: string;
  deep: string;
  gold: string;
  /** The granite base: light edges, front, side. */
  stoneLit: string;
  stone: string;
  stoneSide: string;
  /** The painted figures. */
  accents: readonly string[];
}

const GOPURAM_COLOURS: GopuramColours = {
  lit: '#ffe6b0',
  mid: '#eab676',
  low: '#cf8c5c',
  sideLit: '#a86a66',
  side: '#7d4a5c',
  deep: '#512f4c',
  gold: '#ffd36b',
  stoneLit: '#d9b58d',
  stone: '#b98f72',
  stoneSide: '#6e5160',
  accents: ['#3fa39b', '#e8643f', '#f6f0d8', '#4d78b8', '#e58aa0', '#7fb05a'],
};

export interface GopuramOptions {
  seed?: number;
  /** Middle x and y of the ground. Default 400, 452. */
  x?: number;
  y?: number;
  /** Storeys above the granite base. Default 9. */
  tiers?: number;
  /** Width of the front at the base and at the top. Default 200, 96. */
  width?: readonly [number, number];
  /** Depth of the visible left side at the base and at the top. Default 58, 30. */
  depth?: readonly [number, number];
  /** Height of the lowest and the highest storey. Default 33, 20. */
  storey?: readonly [number, number];
  /** Height of the granite base. Default 66. */
  stone?: number;
  /** Eye level, to which the side recedes. Default 440. */
  eye?: number;
  /** Width of the gate. Default 42. */
  door?: number;
  colours?: GopuramColours;
  /** `false` leaves out the painted figures: for far towers. Default true. */
  figures?: boolean;
}

/**
 * A South Indian gate tower in oblique view, front lit and left side in shade: granite base with gate, storeys with niches
 * and figures, barrel vault with a row of kalasams (as many as storeys, 9 at most). Also good for vimanas: few tiers, small base.
 */
export function gopuram({
  seed = 1,
  x = 400,
  y: ground = 452,
  tiers = 9,
  width: [w0, w1] = [200, 96],
  depth: [d0, d1] = [58, 30],
  storey: [h0, h1] = [33, 20],
  stone = 66,
  eye = 440,
  door = 42,
  colours = GOPURAM_COLOURS,
  figures = true,
}: GopuramOptions = {}): string {
  const random = rng(seed);
  const pens = new Map<string, Pen>();
  const on = (layer: string): Pen => {
    const pen = pens.get(layer) ?? new Pen(1);
    pens.set(layer, pen);
    return pen;
  };
  const dentils = new Pen(1);
  const sideDentils = new Pen(1);
  // the plan of a storey at t (0 base … 1 top): left edge of the side, corner, right edge
  const plan = (t: number): { w: number; d: number; corner: number; right: number } => {
    const w = lerp(w0, w1, t ** 0.82);
    const d = lerp(d0, d1, t ** 0.82);
    const left = x - (w + d) / 2;
    return { w, d, corner: left + d, right: left + d + w };
  };
  const recede = (py: number, u: number): number => py + (eye - py) * 0.075 * u;
  const front = (layer: string, a: number, b: number, low: number, high: number): Pen =>
    on(layer).rect(a, high, b - a, low - high);
  const side = (layer: string, corner: number, d: number, u0: number, u1: number, low: number, high: number): Pen =>
    on(layer).polygon([
      [corner - d * u0, recede(low, u0)],
      [corner - d * u1, recede(low, u1)],
      [corner - d * u1, recede(high, u1)],
      [corner - d * u0, recede(high, u0)],
    ]);

  let y = ground;
  {
    const base = plan(0);
    const [corner, right, d] = [base.corner - 3, base.right + 6, base.d + 5];
    const middle = (corner + right) / 2;
    front('stone', corner, right, y, y - stone);
    side('stoneSide', corner, d, 0, 1, y, y - stone);
    for (const f of [0, 0.16, 0.3, 0.52, 0.86]) {
      front('stoneLit', corner - 2, right + 3, y - stone * f, y - stone * f - 3.5);
      side('sideLit', corner - 2, d + 2, 0, 1, y - stone * f, y - stone * f - 3.5);
    }
    for (let i = 0; i < 9; i++) {
      const px = lerp(corner + 8, right - 8, i / 8);
      if (Math.abs(px - middle) <= door * 0.8) continue;
      front('stoneLit', px - 2, px + 2, y - stone * 0.54, y - stone * 0.86);
      front('low', px - 4, px - 2, y - stone * 0.54, y - stone * 0.86);
    }
    const half = door / 2;
    on('door').polygon([
      [middle - half - 5, y],
      [middle - half - 5, y - stone * 0.94],
      [middle + half + 5, y - stone * 0.94],
      [middle + half + 5, y],
    ]);
    on('gold').polygon([
      [middle - half - 1, y],
      [middle - half - 1, y - stone * 0.88],
      [middle + half + 1, y - stone * 0.88],
      [middle + half + 1, y],
      [middle + half - 1, y],
      [middle + half - 1, y - stone * 0.85],
      [middle - half + 1, y - stone * 0.85],
      [middle - half + 1, y],
    ]);
    y -= stone;
  }

  const figure = (pen: Pen, px: number, py: number, H: number, w: number): void => {
    const kind = random();
    if (kind < 0.4) {
      const leftArm = H * (0.4 + 0.3 * random());
      pen
        .move(px - w, py)
        .lines([
          [px - w * 0.6, py - H * 0.62],
          [px - w * 1.5, py - leftArm],
          [px - w * 0.7, py - H * 0.72],
          [px - w * 0.3, py - H * 0.82],
          [px, py - H],
          [px + w * 0.3, py - H * 0.82],
          [px + w * 0.7, py - H * 0.72],
          [px + w * 1.5, py - H * (0.4 + 0.3 * random())],
          [px + w * 0.6, py - H * 0.62],
          [px + w, py],
        ])
        .close();
    } else if (kind < 0.7) {
      pen.polygon([
        [px - w * 1.7, py],
        [px - w * 0.7, py - H * 0.3],
        [px - w * 1.3, py - H * 0.62],
        [px - w * 0.4, py - H * 0.66],
        [px, py - H * 0.95],
        [px + w * 0.4, py - H * 0.66],
        [px + w * 1.3, py - H * 0.62],
        [px + w * 0.7, py - H * 0.3],
        [px + w * 1.7, py],
      ]);
    } else {
      pen.polygon([
        [px - w * 0.9, py],
        [px - w * 0.5, py - H * 0.6],
        [px - w * 1.2, py - H * 0.36],
        [px - w * 0.7, py - H * 0.74],
        [px, py - H * 0.98],
        [px + w * 0.5, py - H * 0.76],
        [px + w * 1.3, py - H],
        [px + w * 0.7, py - H * 0.6],
        [px + w * 0.9, py],
      ]);
    }
  };

  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1 || 1);
    const { w, d, corner, right } = plan(t);
    const h = lerp(h0, h1, t);
    const top = y - h;
    const wallHeight = h * 0.7;
    front(i % 2 ? 'mid' : 'mid2', corner, right, y, top);
    side('side', corner, d, 0, 1, y, top);
    const bays = Math.max(5, Math.round(w / 21)) | 1;
    const bay = w / bays;
    const central = (bays - 1) / 2;
    for (let k = 0; k < bays; k++) {
      const a = corner + k * bay;
      if (k === central) {
        front('lit', a + bay / 2 - bay * 0.9, a + bay / 2 + bay * 0.9, y, y - wallHeight * 1.1);
        continue;
      }
      front('low', a + bay * 0.2, a + bay * 0.84, y - h * 0.08, y - wallHeight);
      front('lit', a + bay * 0.86, a + bay * 1.04, y, y - wallHeight);
    }
    // central niche under its horseshoe arch
    const m = corner + w / 2;
    const niche = bay * 0.46;
    on('deep')
      .move(m - niche, y)
      .line(m - niche, y - wallHeight * 0.62)
      .arc(niche, niche, m + niche, y - wallHeight * 0.62)
      .line(m + niche, y)
      .close();
    const spring = top + h * 0.22;
    on('gold')
      .move(m - bay * 0.8, spring)
      .arc(bay * 0.8, h * 0.62, m + bay * 0.8, spring)
      .line(m + bay * 0.5, spring)
      .arc(bay * 0.5, h * 0.36, m - bay * 0.5, spring, 0)
      .close();
    on('deep')
      .move(m - bay * 0.5, spring)
      .arc(bay * 0.5, h * 0.36, m + bay * 0.5, spring)
      .close();
    // cornice with dentils
    front('lit', corner - 2, right + 3, y - wallHeight, y - wallHeight - h * 0.1);
    front('low', corner, right, y - wallHeight, y - wallHeight + h * 0.06);
    side('sideLit', corner - 2, d + 2, 0, 1, y - wallHeight, y - wallHeight - h * 0.1);
    dentils.move(corner + 1, top + h * 0.12).line(right, top + h * 0.12);
    sideDentils.move(corner - 1, top + h * 0.12).line(corner - d, recede(top + h * 0.12, 1));
    for (const u of [0.2, 0.5, 0.8]) side('deep', corner, d, u - 0.1, u + 0.1, y - 1, y - wallHeight * 0.8);
    // small pavilions break the outline at the ends
    on('lit')
      .move(right - 7, top)
      .arc(5, h * 0.3, right + 2.5, top)
      .close();
    on('sideLit')
      .move(corner - d - 2, recede(top, 1))
      .arc(4, h * 0.3, corner - d + 6, recede(top, 0.9))
      .close();
    on('lit')
      .move(corner, top)
      .arc(4, h * 0.3, corner + 8, top)
      .close();
    if (figures) {
      const size = t < 0.34 ? 1 : t < 0.67 ? 0.84 : 0.7;
      for (let k = 0; k < bays; k++) {
        if (k === central) continue;
        const pen = on(`accent${Math.floor(random() * colours.accents.length)}`);
        const H = Math.min(wallHeight * 0.92, 21 * size);
        figure(pen, corner + (k + 0.52) * bay, y - 1, H, H * 0.2);
      }
      for (const u of [0.35, 0.65]) {
        const [px, py, H] = [corner - d * u, recede(y - 1, u), wallHeight * 0.85];
        const fw = H * 0.18;
        on('sideAccent').polygon([
          [px - fw, py],
          [px - fw * 0.5, py - H * 0.7],
          [px, py - H],
          [px + fw * 0.5, py - H * 0.7],
          [px + fw, py],
        ]);
      }
    }
    y = top;
  }

  // the barrel vault with its horseshoe gables and kalasams
  {
    const { w, d, corner, right } = plan(1.06);
    const H = h1 * 2.1;
    const over = 7;
    front('low', corner, right, y, y - H * 0.18);
    side('side', corner, d, 0, 1, y, y - H * 0.18);
    const foot = y - H * 0.16;
    on('mid')
      .move(corner - 2, foot)
      .cubic(corner - 4, foot - H * 0.5, corner + 4, foot - H * 0.84, corner + 12, foot - H * 0.84)
      .line(right - 8, foot - H * 0.84)
      .cubic(right + 2, foot - H * 0.84, right + over, foot - H * 0.5, right + over - 2, foot)
      .close();
    on('lit')
      .move(corner + 4, foot - H * 0.6)
      .cubic(corner + 6, foot - H * 0.78, corner + 8, foot - H * 0.84, corner + 12, foot - H * 0.84)
      .line(right - 8, foot - H * 0.84)
      .cubic(right - 2, foot - H * 0.84, right + 2, foot - H * 0.74, right + 4, foot - H * 0.56)
      .close();
    on('side')
      .move(corner - 2, foot)
      .cubic(corner + 4, foot - H * 0.5, corner, foot - H * 0.95, corner - d * 0.5, foot - H * 0.98)
      .cubic(corner - d, foot - H * 0.95, corner - d - 8, foot - H * 0.4, corner - d, recede(foot, 1))
      .close();
    on('deep')
      .move(corner - d * 0.2, foot)
      .cubic(corner - d * 0.1, foot - H * 0.4, corner - d * 0.2, foot - H * 0.66, corner - d * 0.5, foot - H * 0.68)
      .cubic(corner - d * 0.82, foot - H * 0.66, corner - d * 0.9, foot - H * 0.4, corner - d * 0.8, foot)
      .close();
    for (const i of [-1, 0, 1]) {
      const m = (corner + right) / 2 + i * w * 0.31;
      const b = w * 0.12;
      on('gold')
        .move(m - b, foot)
        .arc(b, H * 0.46, m + b, foot)
        .close();
      on('deep')
        .move(m - b * 0.55, foot)
        .arc(b * 0.55, H * 0.26, m + b * 0.55, foot)
        .close();
    }
    on('gold')
      .move(right + over - 4, foot - H * 0.2)
      .quad(right + over + 8, foot - H * 0.8, right - 2, foot - H * 1.12)
      .quad(right - 8, foot - H * 0.9, right - 6, foot - H * 0.6)
      .close();
    on('sideLit')
      .move(corner - d, foot - H * 0.2)
      .quad(corner - d - 8, foot - H * 0.8, corner - d * 0.6, foot - H * 1.16)
      .quad(corner - d * 0.3, foot - H * 0.9, corner - d * 0.5, foot - H * 0.6)
      .close();
    const pots = Math.max(3, Math.min(9, tiers | 1));
    for (let i = 0; i < pots; i++) {
      const px = lerp(corner + 2, right - 14, i / (pots - 1));
      const py = foot - H * 0.82;
      const k = h1 * 0.062;
      on('gold')
        .move(px - 2 * k, py)
        .quad(px - 5 * k, py - 5 * k, px - 1.5 * k, py - 8 * k)
        .quad(px - 2.5 * k, py - 10 * k, px - 0.8 * k, py - 12 * k)
        .line(px, py - 20 * k)
        .line(px + 0.8 * k, py - 12 * k)
        .quad(px + 2.5 * k, py - 10 * k, px + 1.5 * k, py - 8 * k)
        .quad(px + 5 * k, py - 5 * k, px + 2 * k, py)
        .close();
    }
  }

  const c = colours;
  const layers: [string, string][] = [
    ['stone', c.stone],
    ['stoneSide', c.stoneSide],
    ['side', c.side],
    ['mid', c.mid],
    ['mid2', mix(c.mid, c.low, 0.3)],
    ['low', c.low],
    ['lit', c.lit],
    ['stoneLit', c.stoneLit],
    ['sideLit', c.sideLit],
    ['deep', c.deep],
    ['door', c.deep],
    ['sideAccent', mix(c.sideLit, c.gold, 0.35)],
    ...c.accents.map((colour, i): [string, string] => [`accent${i}`, colour]),
    ['gold', c.gold],
  ];
  return (
    layers
      .map(([layer, colour]) => {
        const pen = pens.get(layer);
        return pen ? path(pen, colour) : '';
      })
      .join('') +
    stroke(dentils, c.lit, h1 * 0.2, { dash: '3 2.5' }) +
    stroke(sideDentils, c.sideLit, h1 * 0.18, { dash: '3 2.5' })
  );
}
