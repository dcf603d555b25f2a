/** Parts for the scenes of Kerala and Karnataka: rock, animals, houses, boats and plants of the Western Ghats and the backwaters. */
import type { Doc } from './document';
import { lerp, rng, type Point, type Side } from './numbers';
import { path, Pen, place, stroke } from './path';
import { crown, trunk } from './trees';

export interface WeatheringOptions {
  seed: number;
  x0: number;
  x1: number;
  /** y where the rock begins and ends at x. */
  top: (x: number) => number;
  bottom: (x: number) => number;
  count: number;
  /** Widest streak in px. Default 7. */
  width?: number;
  /** Sideways drift of a streak on its way down, in px for 100 px. Default 0. */
  lean?: number;
  /** Shortest and longest streak as a share of the face. Default .25….7. */
  length?: readonly [number, number];
}

/** Path data of tapering streaks that water leaves on a rock face. */
export function weatheringPath({ seed, x0, x1, top, bottom, count, width = 7, lean = 0, length = [0.25, 0.7] }: WeatheringOptions): string {
  const random = rng(seed);
  const pen = new Pen();
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, (i + random() * 0.9) / count);
    const [a, b] = [top(x), bottom(x)];
    const from = lerp(a, b, 0.04 + 0.4 * random() ** 2);
    const h = (b - a) * lerp(length[0], length[1], random());
    const w = width * (0.35 + 0.65 * random());
    const dx = (lean * h) / 100 + (random() - 0.5) * h * 0.08;
    pen
      .move(x, from)
      .quad(x + w * 0.9 + dx * 0.3, from + h * 0.4, x + dx, from + h)
      .quad(x - w * 0.3 + dx * 0.3, from + h * 0.5, x - w * 0.4, from + h * 0.12)
      .close();
  }
  return String(pen);
}

/**
 * One-point perspective: a function from sideways offset, nearness and height to the canvas.
 * Nearness 1 is the foot of the picture, 0 the vanishing point at x, y; `eye` is the height of the eye above the ground at nearness 1, in px.
 */
export const perspective =
  (x: number, y: number, eye: number) =>
  (offset: number, nearness: number, height = 0): Point => [x + offset * nearness, y + (eye - height) * nearness];

export interface TiledHouseOptions {
  /** Wall in the light and in shade. */
  wall?: string;
  wallShade?: string;
  /** Tiles: middle tone, lit, shade. */
  tiles?: readonly [mid: string, lit: string, shade: string];
  wood?: string;
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** A small carved gable on the ridge. Default true. */
  gable?: boolean;
  /** Posts of the verandah. Default 4. */
  posts?: number;
}

/** A Kerala house with hipped tile roof over a verandah: left edge x, ground y, width, height of the wall. */
export function tiledHouse(
  x: number, y: number, width: number, height: number,
  {
    wall = '#fbf1d8', wallShade = '#d9c3a8', tiles = ['#b8533a', '#df8052', '#85382f'], wood = '#5a3028', light = 1, gable = true, posts = 4,
  }: TiledHouseOptions = {},
): string {
  const [w, h] = [width, height];
  const rise = w * 0.3;
  const over = w * 0.13;
  const eaves = y - h;
  const ridge = eaves - rise;
  const roof = new Pen(1)
    .move(x - over, eaves + 3).quad(x + w * 0.1, eaves - rise * 0.36, x + w * 0.27, ridge)
    .line(x + w * 0.73, ridge)
    .quad(x + w * 0.9, eaves - rise * 0.36, x + w + over, eaves + 3).close();
  const hip = (s: Side): Pen => {
    const [a, b, c] = s < 0 ? [x - over, x + w * 0.27, x + w * 0.16] : [x + w + over, x + w * 0.73, x + w * 0.84];
    const bow = s < 0 ? x + w * 0.1 : x + w * 0.9;
    return new Pen(1).move(a, eaves + 3).quad(bow, eaves - rise * 0.36, b, ridge).line(c, eaves + 3).close();
  };
  const rows = new Pen(1);
  for (const t of [0.2, 0.42, 0.64, 0.85]) {
    const inset = (over + w * 0.27) * t ** 0.8;
    rows.move(x - over + inset, eaves + 3 - rise * t).line(x + w + over - inset, eaves + 3 - rise * t);
  }
  const dark = new Pen(1).rect(x, eaves, w, h * 0.3);
  const openings = new Pen(1).rect(x + w * 0.42, y - h * 0.72, w * 0.16, h * 0.72).rect(x + w * 0.14, y - h * 0.66, w * 0.14, h * 0.34)
    .rect(x + w * 0.72, y - h * 0.66, w * 0.14, h * 0.34);
  const columns = new Pen(1);
  for (let i = 0; i < posts; i++) columns.move(x + (w * (i + 0.2)) / (posts - 0.6), y).line(x + (w * (i + 0.2)) / (posts - 0.6), eaves);
  const m = x + w / 2 + light * w * 0.1;
  const g = rise * 0.62;
  return (
    path(new Pen(1).rect(x, eaves, w, h), wall) +
    path(new Pen(1).rect(light > 0 ? x : x + w * 0.62, eaves, w * 0.38, h), wallShade) +
    path(openings, wood) +
    path(dark, wood, { opacity: 0.5 }) +
    stroke(columns, wood, Math.max(1, w * 0.022)) +
    path(roof, tiles[0]) +
    path(hip(light), tiles[1]) +
    path(hip(light > 0 ? -1 : 1), tiles[2]) +
    stroke(rows, tiles[2], 1, { opacity: 0.55 }) +
    stroke(new Pen(1).move(x + w * 0.26, ridge).line(x + w * 0.74, ridge), tiles[1], Math.max(1.4, w * 0.02)) +
    (gable
      ? path(new Pen(1).polygon([[m - g * 0.8, ridge + g * 0.85], [m, ridge - g * 0.25], [m + g * 0.8, ridge + g * 0.85]]), wood) +
        stroke(new Pen(1).polygon([[m - g * 0.95, ridge + g], [m, ridge - g * 0.3], [m + g * 0.95, ridge + g]], false), tiles[1],
          Math.max(1.2, w * 0.018))
      : '')
  );
}

/** One clump of water hyacinth about 0,0 with its flower, some 70 px wide: define it once, scatter with `use`. */
export function waterHyacinth({ leaf = '#2f7a4c', lit = '#7fb85a', petal = '#b79ae6', heart = '#ece0ff' }: { leaf?: string; lit?: string;
  petal?: string; heart?: string } = {}): string {
  const leaves: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
    [-28, -4, 15, 10], [26, -3, 16, 10], [-14, -14, 14, 12], [14, -15, 14, 12], [-34, 6, 13, 7], [36, 7, 13, 7], [0, 2, 18, 10],
  ];
  const whole = new Pen();
  const bright = new Pen();
  for (const [x, y, w, h] of leaves) {
    whole.circle(x, y, w, h);
    bright.move(x - w * 0.8, y - h * 0.2).quad(x, y - h * 1.5, x + w * 0.9, y - h * 0.2).quad(x, y - h * 0.5, x - w * 0.8, y - h * 0.2).close();
  }
  const bloom = new Pen();
  for (const [x, y, r] of [[-7, -32, 7], [6, -34, 7], [0, -42, 7.5], [-5, -50, 5], [5, -49, 5], [0, -57, 4]] as const) bloom.circle(x, y, r, r * 0.9);
  return (
    path(whole, leaf) +
    path(bright, lit) +
    stroke('M0-4L0-40', leaf, 3) +
    path(bloom, petal) +
    path('M-10-33q4-6 8 0q4-7 8 0q-8 6-16 0zM-3-44q3-7 7 0q-3 4-7 0z', heart)
  );
}

/** A bent woman washing or planting, 26 px high at scale 1; feet on x, y. */
export const stoopingWoman = (
  x: number, y: number,
  { scale = 1, sari, edge, skin = '#6a3b2f', facing = 1 }: { scale?: number; sari: string; edge: string; skin?: string; facing?: Side },
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-6 0L-7-13Q-8-20-1-21L9-17L11-12L2-11L4 0z', sari) +
  path('M-4-20Q2-23 9-17L11-12Q4-16-5-14z', edge) +
  path('M8-15l4 9l-2 1l-5-8zM9-19.5a2.9 2.9 0 1 1 5.6 1.6a2.9 2.9 0 1 1-5.6-1.6z', skin) +
  path('M9-20q2-3.5 5-2q-1 3-3.5 5q-3.5 0-1.5-3z', '#1d1522') +
  '</g>';

/** One near palm of a grove: foot, top, scale of the crown (1 is some 150 px from side to side), bow of the trunk, degrees the crown is turned. */
export type GrovePalm = readonly [footX: number, footY: number, topX: number, topY: number, scale: number, bend: number, turn?: number];

/** Near coconut palms with ringed trunks that share one crown; half the weight of as many `palm`. */
export function palmGrove(
  doc: Doc, seed: number, list: readonly GrovePalm[],
  { leaves, bark, nuts = '#6b4a2c', light = 1, leaflets = 9 }:
  { leaves: readonly [back: string, mid: string, lit: string]; bark: readonly [body: string, lit: string, rings: string]; nuts?: string; light?: Side;
    leaflets?: number },
): string {
  const shown = list.filter(([footX, , topX, , scale]) => doc.shows(topX, 90 * scale) || doc.shows(footX, 20));
  if (!shown.length) return '';
  const { back, mid, lit } = crown(seed, 100, { leaflets, width: 0.19, fronds: 15, light });
  const head = doc.define([
    path(back, leaves[0]), path(mid, leaves[1]), path(lit, leaves[2]),
    nuts ? path('M-9 5a5 6 0 1 1 8 5a5 6 0 1 1 9 1a5 6 0 1 1-11 2a5 6 0 1 1-6-8z', nuts) : '',
  ]);
  const stems = shown.map(([fx, fy, tx, ty, scale, bend]) => trunk(fx, fy, tx, ty, 17 * scale, 8 * scale, bend, { light }));
  return (
    path(stems.map((stem) => stem.body).join(''), bark[0]) +
    path(stems.map((stem) => stem.lit).join(''), bark[1]) +
    stroke(stems.map((stem) => stem.rings).join(''), bark[2], 1.2) +
    shown.map(([, , tx, ty, scale, , turn = 0]) => doc.use(head, place(tx, ty, { scale, rotate: turn }))).join('')
  );
}

/** One bamboo culm: foot, tip, width at the foot, sideways bow in px. */
export type Culm = readonly [footX: number, footY: number, tipX: number, tipY: number, width: number, bow: number];

/** Arching bamboo: jointed culms with a lit edge and sprays of narrow leaves on their upper halves. */
export function bamboo(
  seed: number, culms: readonly Culm[],
  { stem = '#3f6a3c', edge = '#a9bf62', joint = '#24452f', dark = '#1f5138', lit = '#7fae4c', light = -1, sprays = 9, leaf = 46 }:
  { stem?: string; edge?: string; joint?: string; dark?: string; lit?: string; light?: Side; sprays?: number; leaf?: number } = {},
): string {
  const random = rng(seed);
  const [body, bright, joints, shaded, sunny] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  for (const [fx, fy, tx, ty, w, bow] of culms) {
    // straight below, arching over towards the tip
    const [cx, cy] = [fx + bow * 0.2, lerp(fy, ty, 0.8)];
    const on = (t: number): Point => [(1 - t) ** 2 * fx + 2 * t * (1 - t) * cx + t * t * tx, (1 - t) ** 2 * fy + 2 * t * (1 - t) * cy + t * t * ty];
    const half = (t: number): number => (w / 2) * (1 - 0.85 * t);
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const edgeAt = (k: number): Point[] => steps.map((t) => [on(t)[0] + half(t) * k, on(t)[1]]);
    body.soft(edgeAt(-1)).soft(edgeAt(1).reverse(), { join: true }).close();
    bright.soft(edgeAt(light)).soft(edgeAt(light * 0.3).reverse(), { join: true }).close();
    for (let t = 0.06; t < 0.9; t += 0.075) {
      const [x, y] = on(t);
      joints.move(x - half(t) * 1.25, y).quad(x, y + half(t) * 0.7, x + half(t) * 1.25, y);
    }
    for (let i = 0; i < sprays; i++) {
      const t = 0.42 + (0.58 * (i + random() * 0.7)) / sprays;
      const [x, y] = on(t);
      const out = i % 2 ? 1 : -1;
      const [sx, sy] = [x + out * leaf * (0.3 + 0.5 * random()), y + leaf * (0.1 + 0.4 * random())];
      for (let k = 0; k < 5; k++) {
        const a = Math.PI / 2 - out * (0.1 + 0.32 * k + 0.15 * random());
        const l = leaf * (0.7 + 0.5 * random());
        const [ex, ey] = [sx + Math.cos(a) * l, sy + Math.sin(a) * l];
        const [nx, ny] = [-Math.sin(a) * l * 0.09, Math.cos(a) * l * 0.09];
        (k % 3 === 1 ? sunny : shaded)
          .move(sx, sy).quad(lerp(sx, ex, 0.4) + nx, lerp(sy, ey, 0.4) + ny, ex, ey).quad(lerp(sx, ex, 0.4) - nx, lerp(sy, ey, 0.4) - ny, sx, sy)
            .close();
      }
    }
  }
  return path(body, stem) + path(bright, edge) + stroke(joints, joint, 1.8) + path(shaded, dark) + path(sunny, lit);
}

export interface ElephantOptions {
  /** 1 is 112 px tall. Default 1. */
  scale?: number;
  /** Default 1 (right). */
  facing?: Side;
  /** Middle, lit, shade. */
  colours?: readonly [mid: string, lit: string, shade: string];
  tusks?: boolean;
  /** Pose of the trunk: hanging, dipped forwards into water or grass, raised to spray. Default 'down'. */
  trunk?: 'down' | 'forward' | 'up';
  /** Height in px at scale 1 at which water cuts the legs. Default 0. */
  wading?: number;
}

/** An Asian elephant on x, y: domed brow, small ear, arched back. Lit from above. */
export function elephant(
  x: number, y: number,
  { scale = 1, facing = 1, colours: [mid, lit, shade] = ['#6b6470', '#a89c98', '#4a4354'], tusks = false, trunk: pose = 'down',
    wading = 0 }: ElephantOptions = {},
): string {
  const trunks = {
    down: 'M52-96L77-88Q84-66 86-44Q88-22 92-12Q96-5 103-8L104-3Q92 4 84-8Q77-26 72-44Q66-60 56-62z',
    forward: 'M52-96L77-88Q86-72 94-56Q106-36 118-22Q126-12 136-4L130 2Q112-6 96-26Q82-44 72-52Q62-60 56-60z',
    up: 'M52-96L74-96Q92-88 102-98Q110-108 106-126Q104-138 114-142L117-137Q111-132 115-120Q120-100 108-88Q94-74 78-72Q66-64 56-62z',
  };
  const cut = (foot: number): number => Math.min(foot, -wading);
  const legs = `M-62 ${cut(0)}L-65-38H-36L-40 ${cut(0)}zM17-40H42L41 ${cut(0)}H20z`;
  return (
    `<g transform="${place(x, y + wading * scale, { scaleX: facing * scale, scaleY: scale })}">` +
    path(`M-34-40L-36 ${cut(-3)}H-16L-14-40zM2-40L0 ${cut(-3)}H17L20-40z`, shade) +
    stroke('M-70-76Q-82-58-75-34', shade, 3) +
    path(
      `${trunks[pose]}M-66-34Q-76-54-71-76Q-64-100-36-104Q-6-108 18-99Q28-101 36-111Q46-121 58-115` +
        `Q72-108 77-90Q80-70 66-60Q54-54 45-58Q38-48 42-36L18-34Q-2-28-36-34z${legs}`,
      mid,
    ) +
    path('M-71-76Q-64-100-36-104Q-6-108 18-99Q28-101 36-111Q46-121 58-115Q72-108 77-90Q66-104 54-104Q40-104 34-92Q10-92-10-96Q-46-98-71-70z', lit) +
    path('M-36-34Q-52-50-50-74Q-40-54-18-44Q4-38 18-46L18-34Q-2-28-36-34z', shade) +
    path('M35-104Q19-100 19-82Q21-60 36-53Q45-64 47-84Q45-100 35-104z', shade) +
    path('M35-104Q25-100 24-84Q25-66 36-59Q43-70 45-86Q43-100 35-104z', mid) +
    path('M60-88a2.2 2.2 0 1 1 .1 0z', '#1e1826') +
    (tusks ? path('M68-62Q82-54 97-60Q86-48 68-53z', '#fff4dc') : '') +
    '</g>'
  );
}
