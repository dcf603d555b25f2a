/** Trees and plants, near and far. */
import type { Doc } from './document';
import { at, clamp, lerp, range, rng, smooth, type Point, type Side } from './numbers';
import { path, Pen, place, short, stroke, transformPath } from './path';

// ---------- palms ----------

interface FrondOptions {
  leaflets: number;
  width: number;
  droop: number;
  random: () => number;
}

/** One drooping frond of length px from x, y; `angle` in degrees, 0 right, -90 up. */
function frond(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  { leaflets, width, droop, random }: FrondOptions,
): void {
  let a = (angle * Math.PI) / 180;
  const side = Math.cos(a) >= 0 ? 1 : -1;
  const hanging = side > 0 ? 1.35 : Math.PI - 1.35;
  const n = leaflets + 1;
  const rib: [x: number, y: number, a: number][] = [[x, y, a]];
  let [px, py] = [x, y];
  for (let i = 1; i <= n; i++) {
    const goal =
      hanging > a + Math.PI ? hanging - 2 * Math.PI : hanging < a - Math.PI ? hanging + 2 * Math.PI : hanging;
    a += (goal - a) * droop * (0.06 + (0.2 * i) / n);
    px += (Math.cos(a) * length) / n;
    py += (Math.sin(a) * length) / n;
    rib.push([px, py, a]);
  }
  const upper: Point[] = [];
  const lower: [Point, Point][] = [];
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const [rx, ry, ra] = at(rib, i);
    const l = length * width * (0.22 + 0.95 * Math.sin(Math.PI * t ** 0.72)) * (0.85 + 0.3 * random());
    const [fx, fy] = [Math.cos(ra), Math.sin(ra)];
    const [nx, ny] = [-fy * side, fx * side];
    const leaflet = (k: number, s: number): Point => {
      const vx = fx * 0.75 + nx * s * 0.8;
      const vy = fy * 0.75 + ny * s * 0.8 + 0.55;
      const m = Math.hypot(vx, vy);
      return [rx + (vx / m) * l * k, ry + (vy / m) * l * k];
    };
    lower.push([[rx + nx * l * 0.16, ry + ny * l * 0.16], leaflet(1, 1)]);
    upper.push(leaflet(0.55, -1), [
      rx - nx * l * 0.05 + ((fx * length) / n) * 0.5,
      ry - ny * l * 0.05 + ((fy * length) / n) * 0.5,
    ]);
  }
  pen.move(x, y).lines(upper).line(at(rib, n)[0], at(rib, n)[1]);
  for (const pair of lower.reverse()) pen.lines(pair);
  pen.close();
}

/** Path data of a palm crown about 0,0 in three tones. */
export interface Crown {
  back: string;
  mid: string;
  lit: string;
}

export interface CrownOptions {
  /** Leaflets of a frond; 6 for far palms, 12 for near ones. Default 8. */
  leaflets?: number;
  /** Length of a leaflet in fronds. Default .2. */
  width?: number;
  /** Fronds. Default 13. */
  fronds?: number;
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** Over 1 droops more: coconut 1, date palm .7. Default 1. */
  sag?: number;
  /** Decimals. Default 0. */
  precision?: number;
}

/** A palm crown with fronds of some `length` px. */
export function crown(
  seed: number,
  length = 100,
  { leaflets = 8, width = 0.2, fronds = 13, light = 1, sag = 1, precision = 0 }: CrownOptions = {},
): Crown {
  const random = rng(seed);
  const pens = { back: new Pen(precision), mid: new Pen(precision), lit: new Pen(precision) };
  for (let i = 0; i < fronds; i++) {
    const t = ((i * (fronds % 5 ? 5 : 7)) % fronds) / (fronds - 1);
    const angle = -208 + t * 236 + (random() - 0.5) * 14;
    const rise = Math.sin((angle * Math.PI) / 180);
    const side = Math.cos((angle * Math.PI) / 180);
    const l = length * (0.76 + 0.2 * random() + (rise < -0.6 ? 0.06 : 0)) * (rise > 0.2 ? 0.7 : 1);
    const k = (i * 7) % 3;
    const pen = rise > 0.05 ? pens.back : side * light > 0.15 && k !== 0 ? pens.lit : k === 1 ? pens.back : pens.mid;
    const droop = (rise < 0 ? lerp(0.3, 1.08, smooth(clamp(Math.abs(side) * 1.15))) : 1.05) * sag;
    frond(pen, (random() - 0.5) * length * 0.05, (random() - 0.5) * length * 0.05, angle, l, {
      leaflets,
      width,
      droop,
      random,
    });
  }
  return { back: String(pens.back), mid: String(pens.mid), lit: String(pens.lit) };
}

/** Path data of a plain trunk from its foot to its top, `w0` to `w1` px wide, bowed sideways by `bend` px. */
export function trunkPath(x0: number, y0: number, x1: number, y1: number, w0: number, w1: number, bend = 0): string {
  const cx = (x0 + x1) / 2 + bend;
  const cy = (y0 + y1) / 2 + Math.abs(bend) * 0.15;
  const [kx, ky] = [lerp(x0, cx, 0.28), lerp(y0, cy, 0.28)];
  const lean = (cx - lerp(x0, x1, 0.5)) * 0.12;
  const half = (w0 + w1) / 4;
  return String(
    new Pen()
      .move(x0 - w0 * 0.75, y0)
      .quad(x0 - w0 * 0.45, y0 - w0 * 1.1, kx - w0 * 0.46, ky)
      .quad(cx - half + lean, cy, x1 - w1 / 2, y1)
      .line(x1 + w1 / 2, y1)
      .quad(cx + half + lean, cy, kx + w0 * 0.46, ky)
      .quad(x0 + w0 * 0.5, y0 - w0 * 1.1, x0 + w0 * 0.8, y0)
      .close(),
  );
}

/** Path data of a near trunk: the whole, its lit edge, and rings to stroke. */
export interface Trunk {
  body: string;
  lit: string;
  rings: string;
}

/** A near trunk along a curve, with lit edge and leaf-scar rings; see `trunkPath` for the measures. `light`: side of the sun. */
export function trunk(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w0: number,
  w1: number,
  bend = 0,
  { light = -1, parts = 7 }: { light?: Side; parts?: number } = {},
): Trunk {
  const cx = (x0 + x1) / 2 + bend;
  const cy = (y0 + y1) / 2;
  const curve = (t: number): Point => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  ];
  const direction = (t: number): Point => {
    const dx = 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx);
    const dy = 2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy);
    const m = Math.hypot(dx, dy);
    return [dx / m, dy / m];
  };
  const half = (t: number): number => (lerp(w0, w1, t ** 0.6) + w0 * 0.55 * (1 - t) ** 9) / 2;
  const across = (t: number, k: number): Point => {
    const [px, py] = curve(t);
    const [dx, dy] = direction(t);
    return [px - dy * half(t) * k, py + dx * half(t) * k];
  };
  const steps = range(parts + 1).map((i) => i / parts);
  const edge = (k: number): Point[] => steps.map((t) => across(t, k));
  const body = new Pen().soft(edge(-1)).soft(edge(1).reverse(), { join: true }).close();
  const lit = new Pen()
    .soft(edge(light))
    .soft(edge(light * 0.45).reverse(), { join: true })
    .close();
  const rings = new Pen();
  const distance = 0.9 / Math.max(6, Math.hypot(x1 - x0, y1 - y0) / 26);
  for (let t = 0.05; t < 0.97; t += distance) {
    const [ax, ay] = across(t, -0.98);
    const [bx, by] = across(t, 0.98);
    const [dx, dy] = direction(t);
    const sag = half(t) * 0.5;
    rings.move(ax, ay).quad((ax + bx) / 2 - dx * sag, (ay + by) / 2 - dy * sag, bx, by);
  }
  return { body: String(body), lit: String(lit), rings: String(rings) };
}

export interface PalmOptions {
  /** Length of the fronds. Default 150. */
  length?: number;
  /** Trunk width at foot and top. Default 30, 14. */
  width?: readonly [number, number];
  /** Sideways bow of the trunk in px. Default 40. */
  bend?: number;
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** Fronds behind, between, in the sun. */
  leaves?: readonly [back: string, mid: string, lit: string];
  /** Trunk, lit edge, rings. */
  bark?: readonly [body: string, lit: string, rings: string];
  /** Colour of the coconuts; '' for none. */
  nuts?: string;
  /** Leaflets of a frond. Default 12. */
  leaflets?: number;
}

/** A near coconut palm from foot to top: the foreground frame. Cut it by the border; about 1.5 KB each. */
export function palm(
  seed: number,
  footX: number,
  footY: number,
  topX: number,
  topY: number,
  {
    length = 150,
    width = [30, 14],
    bend = 40,
    light = 1,
    leaves = ['#0d3b3e', '#165a4a', '#6fa63f'],
    bark = ['#3d2f38', '#c08a5e', '#251c2a'],
    nuts = '#6b4a2c',
    leaflets = 12,
  }: PalmOptions = {},
): string {
  const stem = trunk(footX, footY, topX, topY, width[0], width[1], bend, { light });
  const { back, mid, lit } = crown(seed, length, { leaflets, width: 0.19, fronds: 16, light });
  const cluster = 'M-13 8a8 9 0 1 1 12 7a8 9 0 1 1 13 2a8 9 0 1 1-16 3a8 9 0 1 1-9-12z';
  return (
    path(stem.body, bark[0]) +
    path(stem.lit, bark[1]) +
    stroke(stem.rings, bark[2], 1.5) +
    `<g transform="${place(topX, topY)}">` +
    path(back, leaves[0]) +
    path(mid, leaves[1]) +
    path(lit, leaves[2]) +
    (nuts ? path(transformPath(cluster, { scale: length / 150, precision: 1 }), nuts) : '') +
    '</g>'
  );
}

/** One far palm: top x, y, height of the trunk, scale of the crown, lean of the trunk in px. */
export type FarPalm = readonly [x: number, y: number, height: number, scale: number, lean?: number];

/** Far palms sharing one crown: dark and lit leaves, trunk. Those off the canvas are left out; 60 bytes each. */
export function palms(
  doc: Doc,
  seed: number,
  list: readonly FarPalm[],
  { dark, lit, bark }: { dark: string; lit: string; bark: string },
): string {
  const leaves = crown(seed, 44, { leaflets: 6, width: 0.2, fronds: 13, light: 1 });
  const id = doc.define(path(leaves.back + leaves.mid, dark) + path(leaves.lit, lit));
  return list
    .filter(([x, , , scale]) => doc.shows(x, 46 * scale))
    .map(
      ([x, y, height, scale, lean = 0]) =>
        path(trunkPath(x - lean, y + height, x, y, 6 * scale, 4 * scale, lean * 0.4), bark) +
        doc.use(id, place(x, y, { scale })),
    )
    .join('');
}

// ---------- other trees ----------

/** One conifer: x, y of its foot, height, slimness (width in heights; .42 spruce, .2 silver oak, .14 cedar pole). */
export type Conifer = readonly [x: number, y: number, height: number, slimness?: number];

/** Conifers (firs, deodars, silver oaks) in two paths: bodies and lit (or snowy) sides; `lit` '' for silhouettes. */
export function conifers(list: readonly Conifer[], body: string, lit: string, light: Side = -1): string {
  const whole = new Pen();
  const bright = new Pen();
  for (const [x, y, h, slimness = 0.42] of list) {
    const w = (h * slimness) / 2;
    const tiers = h > 60 ? 6 : h > 26 ? 5 : 4;
    const right: Point[] = [];
    const left: Point[] = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const ty = y - h + h * 0.92 * t;
      right.push([x + w * t, ty], [x + w * t * 0.52, ty - h * 0.03]);
      left.push([x - w * t * (0.9 + 0.12 * ((i * 7) % 3)), ty + (i % 2) * h * 0.02], [x - w * t * 0.5, ty - h * 0.03]);
    }
    const foot: Point[] = [
      [x + w * 0.1, y - h * 0.08],
      [x + w * 0.1, y],
      [x - w * 0.1, y],
      [x - w * 0.1, y - h * 0.08],
    ];
    whole
      .move(x, y - h)
      .lines(right)
      .lines(foot)
      .lines(left.slice().reverse())
      .close();
    if (!lit) continue;
    bright
      .move(x, y - h)
      .lines(light < 0 ? left : right)
      .line(x + light * w * 0.1, y - h * 0.12);
    for (let i = tiers - 1; i > 0; i--)
      bright.line(x + light * w * (i / tiers) * (i % 2 ? 0.08 : 0.34), y - h + h * 0.92 * (i / tiers));
    bright.close();
  }
  return path(whole, body) + (lit ? path(bright, lit) : '');
}

/** A row of conifers from x0 to x1 on the ground line, `heights` least and most, one every `gap` px or so. */
export function coniferRow(
  seed: number,
  x0: number,
  x1: number,
  ground: (x: number) => number,
  heights: readonly [number, number],
  gap: number,
): Conifer[] {
  const random = rng(seed);
  const row: Conifer[] = [];
  for (let x = x0; x < x1; x += gap * (0.6 + 0.8 * random()))
    row.push([x, ground(x), lerp(heights[0], heights[1], random()), 0.38 + 0.12 * random()]);
  return row;
}

/** A round-crowned tree on x, y, `height` to its top and `width` across, its lobed crown in three tones. `bark` '' hides the trunk. */
export function tree(
  seed: number,
  x: number,
  y: number,
  height: number,
  width: number,
  {
    leaves: [dark, mid, lit],
    bark = '',
    light = -1,
  }: { leaves: readonly [dark: string, mid: string, lit: string]; bark?: string; light?: Side },
): string {
  const random = rng(seed);
  const lobe = (cx: number, cy: number, rx: number, ry: number, n = 11): string => {
    const points = range(n).map((i): Point => {
      const a = (i / n) * 2 * Math.PI;
      return [cx + Math.cos(a) * rx * (0.88 + 0.2 * random()), cy + Math.sin(a) * ry * (0.88 + 0.2 * random())];
    });
    const pen = new Pen().move(...at(points, 0));
    for (let i = 1; i <= n; i++) {
      const [qx, qy] = at(points, i - 1);
      const [px, py] = at(points, i % n);
      const chord = Math.hypot(px - qx, py - qy);
      pen.arc(chord * 0.6, chord * 0.6, px, py);
    }
    return String(pen.close());
  };
  const cy = y - height * 0.66;
  const [w, h] = [width, height];
  return (
    (bark ? path(trunkPath(x, y, x, cy, w * 0.16, w * 0.08), bark) : '') +
    path(
      lobe(x, cy, w * 0.5, h * 0.34, 14) +
        lobe(x - w * 0.26, cy + h * 0.1, w * 0.3, h * 0.2) +
        lobe(x + w * 0.28, cy + h * 0.08, w * 0.3, h * 0.2),
      dark,
    ) +
    path(
      lobe(x + light * w * 0.1, cy - h * 0.06, w * 0.38, h * 0.25) +
        lobe(x + light * w * 0.3, cy + h * 0.06, w * 0.2, h * 0.13),
      mid,
    ) +
    path(
      lobe(x + light * w * 0.18, cy - h * 0.13, w * 0.24, h * 0.14, 9) +
        lobe(x + light * w * 0.34, cy + h * 0.02, w * 0.11, h * 0.07, 7),
      lit,
    )
  );
}

/** A cypress on x, y in two tones. */
export function cypress(
  x: number,
  y: number,
  height: number,
  width: number,
  { body, lit, light = 1 }: { body: string; lit: string; light?: Side },
): string {
  const [h, w, s] = [height, width, light];
  const whole = new Pen()
    .move(x - w * 0.1, y)
    .cubic(x - w * 0.62, y - h * 0.06, x - w * 0.6, y - h * 0.4, x - w * 0.38, y - h * 0.64)
    .cubic(x - w * 0.24, y - h * 0.82, x - w * 0.1, y - h * 0.92, x, y - h)
    .cubic(x + w * 0.1, y - h * 0.92, x + w * 0.24, y - h * 0.82, x + w * 0.38, y - h * 0.64)
    .cubic(x + w * 0.6, y - h * 0.4, x + w * 0.62, y - h * 0.06, x + w * 0.1, y)
    .close();
  const bright = new Pen()
    .move(x + s * w * 0.1, y - h * 0.02)
    .cubic(x + s * w * 0.62, y - h * 0.06, x + s * w * 0.6, y - h * 0.4, x + s * w * 0.38, y - h * 0.64)
    .cubic(x + s * w * 0.24, y - h * 0.82, x + s * w * 0.1, y - h * 0.92, x, y - h)
    .cubic(x + s * w * 0.04, y - h * 0.78, x + s * w * 0.1, y - h * 0.7, x + s * w * 0.12, y - h * 0.52)
    .cubic(x + s * w * 0.2, y - h * 0.3, x + s * w * 0.1, y - h * 0.12, x + s * w * 0.1, y - h * 0.02)
    .close();
  return path(whole, body) + path(bright, lit);
}

/** Path data of poplars: the whole trees and their lit left sides. */
export function poplarPaths(
  list: readonly (readonly [x: number, y: number, height: number])[],
  slimness = 0.13,
): { body: string; lit: string } {
  const body = new Pen();
  const lit = new Pen();
  for (const [x, y, h] of list) {
    const w = h * slimness;
    body
      .move(x - 1, y + 2)
      .cubic(x - w, y - h * 0.1, x - w * 0.92, y - h * 0.6, x, y - h)
      .cubic(x + w * 0.92, y - h * 0.6, x + w, y - h * 0.1, x + 1, y + 2)
      .close();
    lit
      .move(x, y)
      .cubic(x - w, y - h * 0.1, x - w * 0.92, y - h * 0.6, x, y - h)
      .quad(x - h * 0.02, y - h * 0.4, x, y)
      .close();
  }
  return { body: String(body), lit: String(lit) };
}

// ---------- leaves, grass, branches ----------

/** Path data of both halves of a split leaf (banana, elephant ear, pandanus) for two tones. Angle in radians, `bend` bows it downwards (right) or upwards. */
export function leafPaths(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  bend = 0.5,
): [upper: string, lower: string] {
  const n = 7;
  const upper: Point[] = [];
  const lower: Point[] = [];
  const middle: Point[] = [];
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const half = width * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.75 * (t > 0.94 ? 0.3 : 1);
    middle.push([px, py]);
    upper.push([px + Math.sin(a) * half, py - Math.cos(a) * half]);
    lower.push([px - Math.sin(a) * half, py + Math.cos(a) * half]);
    a += (bend / n) * (0.4 + 1.2 * t);
    px += (Math.cos(a) * length) / n;
    py += (Math.sin(a) * length) / n;
  }
  const tip = at(middle, n);
  const foot = at(middle, 0);
  const half = (edge: Point[]): string =>
    String(
      new Pen()
        .soft([foot, ...edge.slice(1, n), tip])
        .soft([tip, ...middle.slice(1, n).reverse(), foot], { join: true })
        .close(),
    );
  return [half(upper), half(lower)];
}

/** One big leaf: x, y, angle in radians, length, width, bend. */
export type Leaf = readonly [x: number, y: number, angle: number, length: number, width: number, bend: number];

/** Banana or elephant-ear leaves in two tones: a lush corner of the foreground. */
export function bananaLeaves(list: readonly Leaf[], dark: string, lit: string): string {
  const halves = list.map((leaf) => leafPaths(...leaf));
  return path(halves.map(([upper]) => upper).join(''), dark) + path(halves.map(([, lower]) => lower).join(''), lit);
}

/** One narrow curved blade into the pen; angle in radians, `bend` bows it. */
export function blade(pen: Pen, x: number, y: number, angle: number, length: number, width: number, bend = 0): Pen {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const to = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  return pen
    .move(...to(0, 0))
    .quad(...to(length * 0.45, -width * 1.6 + bend * length), ...to(length, bend * length * 1.4))
    .quad(...to(length * 0.45, width * 1.6 + bend * length), ...to(0, 0))
    .close();
}

/** A fringe of grass or reeds on y from x0 to x1, blades up to `height` long. */
export function grass(
  seed: number,
  x0: number,
  x1: number,
  y: number,
  height: number,
  fill: string,
  { count = 60, width = 3 }: { count?: number; width?: number } = {},
): string {
  const random = rng(seed);
  const pen = new Pen();
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, (i + random()) / count);
    const angle = -Math.PI / 2 + (random() - 0.5) * 1.1;
    blade(pen, x, y, angle, height * (0.45 + 0.6 * random()), width, (random() - 0.5) * 0.3);
  }
  return path(pen, fill);
}

/** One fern frond from x, y; angle in radians, `curl` 1 or -1 is the way it bows. */
export function fern(x: number, y: number, angle: number, length: number, fill: string, curl: Side = 1): string {
  const pen = new Pen();
  const n = 13;
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i < n; i++) {
    const t = i / n;
    px += (Math.cos(a) * length) / n;
    py += (Math.sin(a) * length) / n;
    a += 0.075 * curl * (0.4 + t);
    for (const s of [-1, 1])
      blade(pen, px, py, a + s * 1.05, length * 0.3 * (1.02 - t) * (t < 0.08 ? 0.6 : 1), length * 0.022, s * -0.06);
  }
  return path(pen, fill);
}

/** One twig: where it starts, angle in radians, length. */
export type Twig = readonly [x: number, y: number, angle: number, length: number];

export interface BranchOptions {
  /** Leaves in shade, leaves in the sun, wood. */
  dark: string;
  lit: string;
  wood: string;
  /** Length and half width of a leaf. Default 26 and 3.6 (neem); 34 and 3.2 eucalyptus; 34 and 5 rhododendron. */
  leaf?: number;
  width?: number;
  /** Pairs of leaves on a twig. Default 12. */
  pairs?: number;
  /** `false`: y counts from the card's top edge in all formats. Default true: from doc.y0, so that the branch hangs from the top edge in `tall` too. */
  hang?: boolean;
}

/** Leafy twigs hanging in from the top edge or a corner: the foreground frame. Start them outside the canvas. */
export function branch(
  doc: Doc,
  seed: number,
  twigs: readonly Twig[],
  { dark, lit, wood, leaf = 26, width = 3.6, pairs = 12, hang = true }: BranchOptions,
): string {
  const shaded = new Pen();
  const bright = new Pen();
  const stems = new Pen();
  const random = rng(seed);
  for (const [x, fromTop, a, length] of twigs) {
    const y = hang ? doc.y0 + fromTop : fromTop;
    for (let i = 0; i < pairs; i++) {
      const t = i / (pairs - 1);
      const px = x + Math.cos(a) * length * t;
      const py = y + Math.sin(a) * length * t + 14 * t * t;
      for (const s of [-1, 1])
        blade(
          i % 3 ? shaded : bright,
          px,
          py,
          a + s * (0.75 + 0.3 * random()),
          leaf * (1.15 - t * 0.45),
          width,
          s * -0.1,
        );
    }
    stems
      .move(x, y)
      .quad(
        x + Math.cos(a) * length * 0.5,
        y + Math.sin(a) * length * 0.5,
        x + Math.cos(a) * length,
        y + Math.sin(a) * length + 14,
      );
  }
  return path(bright, lit) + path(shaded, dark) + stroke(stems, wood, 2.5);
}

/** Path data of a chinar (plane) leaf about 0,0, some 50 px across: define once, scatter with `use`. */
export const chinarLeafPath: string = (() => {
  const polar = (degrees: number, r: number): Point => [
    Math.cos((degrees * Math.PI) / 180) * r,
    Math.sin((degrees * Math.PI) / 180) * r,
  ];
  const tips: Point[] = [
    [-206, 13],
    [-158, 19],
    [-114, 23],
    [-90, 27],
    [-66, 23],
    [-22, 19],
    [26, 13],
  ];
  const outline: Point[] = [polar(90, 2)];
  tips.forEach(([a, r], i) => {
    outline.push(
      polar(a - 17, r * 0.5),
      polar(a - 11, r * 0.74),
      polar(a - 7, r * 0.66),
      polar(a, r),
      polar(a + 7, r * 0.66),
      polar(a + 11, r * 0.74),
      polar(a + 17, r * 0.5),
    );
    if (i < 6) outline.push(polar((a + at(tips, i + 1)[0]) / 2, 8.5));
  });
  return `${new Pen(1).polygon(outline).toString()}M-.8 0L.2 12L1.4 12L.8 0Z`;
})();

/** Path data of one pointed petal from x, y; angle in radians. */
export function petalPath(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const to = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  return String(
    new Pen(1)
      .move(...to(0, 0))
      .cubic(...to(length * 0.2, -width), ...to(length * 0.7, -width), ...to(length, 0))
      .cubic(...to(length * 0.7, width), ...to(length * 0.2, width), ...to(0, 0))
      .close(),
  );
}

/** A lotus in flower on x, y, 70 px wide at scale 1; `colours` from the outer petals to the inner ones. */
export function lotus(
  x: number,
  y: number,
  scale: number,
  [outer, middle, inner, heart]: readonly [string, string, string, string] = [
    '#d65a8d',
    '#f08fb2',
    '#f9bdd0',
    '#fde0e6',
  ],
): string {
  const petals = (degrees: readonly number[], lift: number, length: number, width: number): string =>
    degrees.map((a) => petalPath(x, y + lift * scale, (a * Math.PI) / 180, length * scale, width * scale)).join('');
  return (
    path(petals([-165, -15, -140, -40], 0, 34, 8), outer) +
    path(petals([-118, -62, -90], 0, 38, 9), middle) +
    path(petals([-150, -30, -104, -76], 2, 27, 7), inner) +
    path(petals([-90], 3, 26, 8), heart)
  );
}

/** One lily pad: centre x, y, half width, half height. */
export type Pad = readonly [x: number, y: number, width: number, height: number];

/** Lily pads with a notch, a contact shadow and a sheen. */
export function lilyPads(
  doc: Doc,
  list: readonly Pad[],
  { shadow = '#0b3f55', leaf = '#2f7d5c', sheen = '#7fb56a' }: { shadow?: string; leaf?: string; sheen?: string } = {},
): string {
  const shown = list.filter(([x, , w]) => doc.shows(x, w));
  const pad = (x: number, y: number, w: number, h: number, a: number): string =>
    String(
      new Pen()
        .move(x, y)
        .line(x + w * Math.cos(a), y + h * Math.sin(a))
        .arc(w, h, x + w * Math.cos(a - 0.45), y + h * Math.sin(a - 0.45), 1, 1)
        .close(),
    );
  const glint = ([x, y, w, h]: Pad): string =>
    String(
      new Pen()
        .move(x - w * 0.86, y - h * 0.1)
        .cubic(x - w * 0.7, y - h * 1.05, x + w * 0.5, y - h * 1.2, x + w * 0.8, y - h * 0.3)
        .cubic(x + w * 0.3, y - h * 0.75, x - w * 0.4, y - h * 0.7, x - w * 0.86, y - h * 0.1)
        .close(),
    );
  return (
    path(shown.map(([x, y, w, h], i) => pad(x + 3, y + 5, w, h, i * 1.3)).join(''), shadow) +
    path(shown.map(([x, y, w, h], i) => pad(x, y, w, h, i * 1.3)).join(''), leaf) +
    path(shown.map(glint).join(''), sheen)
  );
}

/** Grass-like flowers: `count` blossoms of the given colours over a band from y `from` to `to`, growing towards the viewer. */
export function meadow(
  doc: Doc,
  {
    seed,
    from,
    to,
    count = 300,
    colours,
    size = [2, 6],
  }: {
    seed: number;
    from: number;
    to: number;
    count?: number;
    colours: readonly string[];
    size?: readonly [number, number];
  },
): string {
  const random = rng(seed);
  const pens = colours.map(() => new Pen());
  for (let i = 0; i < (count * doc.width) / 800; i++) {
    const t = Math.sqrt(random());
    const x = lerp(doc.x0, doc.x1, random());
    const y = lerp(from, to, t);
    const s = lerp(size[0], size[1], t);
    at(pens, i % pens.length)
      .move(x - s, y)
      .quad(x - s, y - s * 2.4, x, y - s * 2.6)
      .quad(x + s, y - s * 2.4, x + s, y)
      .quad(x, y + s, x - s, y)
      .close();
  }
  return pens.map((pen, i) => path(pen, at(colours, i))).join('');
}

/** A sagging line with hanging leaves, garlands or lamps is stroked along this: path data from x0, y0 to x1, y1 with `sag` px. */
export const sagPath = (x0: number, y0: number, x1: number, y1: number, sag: number): string =>
  `M${short(x0)} ${short(y0)}Q${short((x0 + x1) / 2)} ${short((y0 + y1) / 2 + 2 * sag)} ${short(x1)} ${short(y1)}`;
