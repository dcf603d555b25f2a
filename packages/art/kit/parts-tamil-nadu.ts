/** Parts of the Tamil Nadu posters: a true perspective, temple towers seen from afar, vimanas, palmyra palms. */
import { mix } from './colour';
import { lerp, range, rng, type Point, type Side } from './numbers';
import { path, Pen, stroke } from './path';

// ---------- perspective ----------

/** From metres (x to the right, y above the ground, z away from the eye) to viewBox px. */
export type Camera = (x: number, y: number, z: number) => Point;

/** An eye `height` metres above the ground that looks straight ahead: `x` and `horizon` are its vanishing point, `focal` px is one metre at one metre. */
export const camera =
  ({ x = 400, horizon, height, focal = 700 }: { x?: number; horizon: number; height: number; focal?: number }): Camera =>
  (px, py, pz) => [x + (focal * px) / pz, horizon + (focal * (height - py)) / pz];

/**
 * Places things along a curve on the ground, such as bridges, rails, coaches and rows of houses: `track(s)` returns x and z, in metres, at s
 * metres from its start. The result places a point `across` metres to its right and `up` metres above it.
 */
export const along =
  (eye: Camera, track: (s: number) => Point) =>
  (s: number, across: number, up: number): Point => {
    const [ax, az] = track(s - 0.5);
    const [bx, bz] = track(s + 0.5);
    const length = Math.hypot(bx - ax, bz - az);
    const [x, z] = track(s);
    return eye(x + ((bz - az) / length) * across, up, z - ((bx - ax) / length) * across);
  };

// ---------- temple towers ----------

export interface TowerColours {
  /** The plaster: in between, in the sun, in shade. */
  mid: string;
  lit: string;
  shade: string;
  /** Openings and the shadows under the cornices. */
  deep: string;
  gold: string;
  /** The granite base and its shaded side. */
  stone: string;
  stoneShade: string;
  /** Painted figures, as dashes along the storeys. */
  figures?: readonly string[];
}

export interface TowerOptions {
  /** Storeys above the granite base. Default 9. */
  tiers?: number;
  /** Width of the front at the foot and under the vault, in heights. Default .56 and .27. */
  width?: readonly [number, number];
  /** Under 1 the outline is hollow, as at Madurai. Default .8. */
  hollow?: number;
  /** Width of the visible shaded flank, in fronts. Default .22. */
  flank?: number;
  /** The side of the sun; the flank is on the other side. Default 1 (right). */
  light?: Side;
  /** Pots on the ridge. Default 9. */
  pots?: number;
  /** Decimals. Default 1; 0 for large towers. */
  precision?: number;
  /** Width and gap of the figures. Default from the height. */
  dash?: number;
  colours: TowerColours;
}

/** A gopuram from afar, centre of the front x, ground y, `height` px to its ridge: a tenth of the weight of `gopuram`. */
export function farGopuram(
  x: number, y: number, height: number,
  { tiers = 9, width: [w0, w1] = [0.56, 0.27], hollow = 0.8, flank = 0.22, light = 1, pots = 9, precision = 1, dash = height / 70, colours: c }: TowerOptions,
): string {
  const base = height * 0.17;
  const vault = height * 0.085;
  const rise = height - base - vault;
  const half = (t: number): number => (height * lerp(w0, w1, t ** hollow)) / 2;
  const pens = { front: new Pen(precision), side: new Pen(precision), lit: new Pen(precision), deep: new Pen(precision), gold: new Pen(precision) };
  const rows = new Pen(precision);
  // the flank recedes away from the light and a little upwards at its foot
  const away = -light;
  const block = (low: number, high: number, a: number, b: number, over: number): void => {
    pens.front.polygon([[x - a - over, low], [x - b - over, high], [x + b + over, high], [x + a + over, low]]);
    const depth = (h: number): number => 2 * h * flank;
    pens.side.polygon([
      [x + away * (a + over), low], [x + away * (b + over), high],
      [x + away * (b + over + depth(b)), high + height * 0.004], [x + away * (a + over + depth(a)), low - height * 0.006],
    ]);
  };
  for (const i of range(tiers)) {
    const low = y - base - rise * (1 - (1 - i / tiers) ** 1.12);
    const high = y - base - rise * (1 - (1 - (i + 1) / tiers) ** 1.12);
    const h = low - high;
    const a = half(i / tiers);
    const b = half((i + 0.75) / tiers);
    block(low, high, a, lerp(a, b, 0.6), 0);
    const eaves = high + h * 0.26;
    pens.lit.rect(x - a - h * 0.04, high + h * 0.1, 2 * a + h * 0.08, h * 0.16);
    pens.deep.rect(x - a, eaves, 2 * a, h * 0.1);
    rows.move(x - a * 0.94, low - h * 0.34).line(x + a * 0.94, low - h * 0.34);
    // the gate repeats in every storey, under a horseshoe gable
    const door = Math.min(h * 0.26, a * 0.14);
    pens.lit.rect(x - door * 2.6, eaves, door * 5.2, low - eaves);
    pens.deep.rect(x - door, low - h * 0.6, door * 2, h * 0.6);
    pens.gold.move(x - door * 2, eaves).arc(door * 2, h * 0.42, x + door * 2, eaves).close();
  }
  const foot = half(0) * 1.05;
  const stone = new Pen(precision).rect(x - foot, y - base, 2 * foot, base);
  const stoneSide = new Pen(precision).polygon([
    [x + away * foot, y - base], [x + away * foot, y], [x + away * foot * (1 + 2 * flank), y - height * 0.006], [x + away * foot * (1 + 2 * flank), y - base],
  ]);
  const gate = foot * 0.16;
  // barrel vault with horned gables at its ends
  const top = y - base - rise;
  const [v, k] = [half(1) * 1.04, vault];
  pens.front
    .move(x - v, top).cubic(x - v * 1.2, top - k * 0.5, x - v * 0.98, top - k, x - v * 0.78, top - k)
    .line(x + v * 0.78, top - k).cubic(x + v * 0.98, top - k, x + v * 1.2, top - k * 0.5, x + v, top).close();
  for (const s of [-1, 1]) {
    pens.lit.move(x + s * v * 0.82, top - k * 0.3).quad(x + s * v * 1.3, top - k * 0.7, x + s * v * 0.92, top - k * 1.36).quad(x + s * v * 0.8,
      top - k, x + s * v * 0.72, top - k * 0.8).close();
  }
  const ridge = new Pen(precision);
  for (const i of range(pots)) {
    const px = x + lerp(-v * 0.7, v * 0.7, i / Math.max(1, pots - 1));
    const r = Math.min(k * 0.2, (v * 0.6) / pots);
    ridge.move(px - r, top - k).quad(px - r * 1.2, top - k - r * 2, px, top - k - r * 4.4).quad(px + r * 1.2, top - k - r * 2, px + r, top - k).close();
  }
  const thick = (rise / tiers) * 0.4;
  const figures = c.figures ?? [];
  return (
    path(stone, c.stone) + path(stoneSide, c.stoneShade) +
    stroke(new Pen(precision).move(x - foot, y - base * 0.5).line(x + foot, y - base * 0.5).move(x - foot * 1.02, y - base * 0.97).line(x +
      foot * 1.02, y - base * 0.97), mix(c.stone, c.lit, 0.5), Math.max(1, height * 0.008)) +
    path(pens.side, c.shade) + path(pens.front, c.mid) + path(pens.deep, c.deep, { opacity: 0.75 }) +
    stroke(rows, c.deep, thick, { dash: `${Math.max(0.8, dash * 0.9).toFixed(1)} ${(dash * 2.6).toFixed(1)}`, opacity: 0.6 }) +
    figures.map((colour, i) =>
      stroke(rows, colour, thick * 0.9, { dash: `${Math.max(0.8, dash).toFixed(1)} ${(dash * (2.9 + i * 1.7)).toFixed(1)}`,
        dashOffset: dash * (1.7 + i * 2.3) }),
    ).join('') +
    path(pens.lit, c.lit) + path(pens.gold, c.gold) +
    path(new Pen(precision).rect(x - gate, y - base * 0.86, gate * 2, base * 0.86), c.deep) +
    path(ridge, c.gold)
  );
}

// ---------- palmyra ----------

export interface PalmyraOptions {
  /** Fans behind, between, in the sun. */
  leaves: readonly [back: string, mid: string, lit: string];
  /** Trunk and its lit edge. */
  bark: readonly [body: string, lit: string];
  /** The side of the sun. Default 1 (right). */
  light?: Side;
  /** Fans in the crown. Default 15. */
  fans?: number;
  /** The brown skirt of old leaves; '' for none. */
  skirt?: string;
}

/** A palmyra palm on x, y: straight dark trunk, a ball of stiff fans of `radius` px, `height` px to the middle of the crown. */
export function palmyra(seed: number, x: number, y: number, height: number, radius: number,
  { leaves, bark, light = 1, fans = 15, skirt = '' }: PalmyraOptions): string {
  const random = rng(seed);
  const precision = radius < 50 ? 1 : 0;
  const pens = [new Pen(precision), new Pen(precision), new Pen(precision)] as const;
  const [cx, cy] = [x, y - height];
  const fan = (pen: Pen, angle: number, reach: number): void => {
    const stalk = reach * 0.46;
    const [fx, fy] = [cx + Math.cos(angle) * stalk, cy + Math.sin(angle) * stalk];
    const w = reach * 0.035;
    pen.move(cx - Math.sin(angle) * w, cy + Math.cos(angle) * w).line(fx, fy);
    const n = 9;
    for (let i = 0; i <= n; i++) {
      const a = angle + (i / n - 0.5) * 2.1;
      const r = reach * 0.56 * (0.72 + 0.28 * Math.cos((i / n - 0.5) * 2)) * (0.92 + 0.16 * random());
      pen.line(fx + Math.cos(a) * r, fy + Math.sin(a) * r);
      if (i < n) pen.line(fx + Math.cos(a + 1.05 / n) * r * 0.5, fy + Math.sin(a + 1.05 / n) * r * 0.5);
    }
    pen.line(cx + Math.sin(angle) * w, cy - Math.cos(angle) * w).close();
  };
  for (const i of range(fans)) {
    const angle = ((i * 7) % fans) / fans * 2 * Math.PI + (random() - 0.5) * 0.25 + 1.7;
    const up = Math.sin(angle);
    const sunny = Math.cos(angle) * light - up * 0.7;
    const reach = radius * (0.82 + 0.26 * random()) * (up > 0.5 ? 0.72 : 1);
    fan(up > 0.55 ? pens[0] : sunny > 0.3 && i % 3 ? pens[2] : i % 2 ? pens[1] : pens[0], angle, reach);
  }
  const w = radius * 0.1;
  const stem = new Pen(precision).move(x - w * 1.5, y).quad(x - w, y - height * 0.1, x - w * 0.9, y - height * 0.3).line(x - w * 0.75, cy).line(x +
    w * 0.75, cy).line(x + w * 0.9, y - height * 0.3).quad(x + w, y - height * 0.1, x + w * 1.5, y).close();
  const edge = new Pen(precision).move(x + light * w * 0.3, y).line(x + light * w * 0.25, cy).line(x + light * w * 0.75, cy).line(x +
    light * w * 0.9, y - height * 0.3).line(x + light * w * 1.3, y).close();
  const old = new Pen(precision);
  if (skirt) for (const a of [1.2, 1.57, 1.95]) fan(old, a, radius * 0.7);
  return path(stem, bark[0]) + path(edge, bark[1]) + (skirt ? path(old, skirt) : '') + path(pens[0], leaves[0]) + path(pens[1], leaves[1]) +
    path(pens[2], leaves[2]);
}

// ---------- vimanas ----------

export interface VimanaColours {
  /** The sunlit face, the shaded face, edges in the sun, openings. */
  lit: string;
  shade: string;
  edge: string;
  deep: string;
  /** The shadow side of ledges on the sunlit face. */
  low: string;
}

export interface VimanaOptions {
  /** Storeys. */
  tiers: number;
  /** Half the width of the lowest storey, and of the highest, in px; each face shows its own share of it. */
  half: readonly [number, number];
  /** Height of the lowest and of the highest storey. */
  storey: readonly [number, number];
  /** The place of the corner between the two visible faces, -1…1 of the half width; the sunlit face is on the side of the sun. Default .2 away from it. */
  corner?: number;
  light?: Side;
  colours: VimanaColours;
  /** Overhang of the ledges, in px. Default 3. */
  ledge?: number;
  /** Miniature shrines on a ledge of the sunlit face, bottom and top. Default 7, 3. */
  shrines?: readonly [number, number];
  /** Height of the cupola with its neck, default 70; and whether it is an octagon with sharp edges, default true. */
  cupola?: number;
  octagon?: boolean;
  /** Half width of the cupola. Default 1.15 of the highest storey. */
  cupolaHalf?: number;
  finial?: string;
}

/** A stepped Dravidian tower seen over its corner: centre x, ground y, ledges with rows of miniature shrines, neck and cupola. */
export function vimana(
  x: number, y: number,
  { tiers, half: [a0, a1], storey: [h0, h1], corner, light = 1, colours: c, ledge = 3, shrines = [7, 3], cupola = 70, octagon = true,
    cupolaHalf = a1 * 1.15, finial = c.edge }: VimanaOptions,
): string {
  const pens = { lit: new Pen(1), shade: new Pen(1), edge: new Pen(1), deep: new Pen(1), low: new Pen(1), shadeEdge: new Pen(1) };
  const turn = corner ?? -0.2 * light;
  // from the corner to the outer edge on side s, t 0…1
  const along1 = (half: number, s: number, t: number): number => lerp(x + turn * half, x + s * half, t);
  const slope = (s: number): number => (s === light ? 0.05 : 0.09);
  const face = (pen: Pen, s: number, half: number, low: number, high: number, t0 = 0, t1 = 1): void => {
    const drop = (t: number): number => slope(s) * Math.abs(along1(half, s, t) - along1(half, s, 0)) * -0.6;
    pen.polygon([
      [along1(half, s, t0), low + drop(t0)], [along1(half, s, t1), low + drop(t1)], [along1(half, s, t1), high + drop(t1)],
        [along1(half, s, t0), high + drop(t0)],
    ]);
  };
  let low = y;
  for (const i of range(tiers)) {
    const t = i / Math.max(1, tiers - 1);
    const half = lerp(a0, a1, t);
    const h = lerp(h0, h1, t);
    const high = low - h;
    for (const s of [light, -light]) {
      const bright = s === light;
      face(bright ? pens.lit : pens.shade, s, half, low, high);
      // ledge with its shadow
      face(bright ? pens.low : pens.deep, s, half, high + h * 0.52, high + h * 0.4);
      face(bright ? pens.edge : pens.shadeEdge, s, half + ledge, high + h * 0.42, high + h * 0.28);
      const count = Math.max(2, Math.round(lerp(shrines[0], shrines[1], t) * (bright ? 1 : 0.7)));
      for (const k of range(count)) {
        const u = (k + 0.5) / count;
        const w = (k % 2 ? 0.3 : 0.38) / count;
        face(pens.deep, s, half, low - h * 0.04, low - h * 0.42, u - w * 0.42, u + w * 0.42);
        // the miniature roof breaks the line of the storey
        const [p, q] = [along1(half, s, u - w), along1(half, s, u + w)];
        const py = high + h * 0.3 - slope(s) * Math.abs((p + q) / 2 - along1(half, s, 0)) * 0.6;
        (bright ? pens.edge : pens.shadeEdge).move(p, py).line(p, py - h * 0.16).quad(p, py - h * 0.36, (p + q) / 2, py - h * 0.38).quad(q,
          py - h * 0.36, q, py - h * 0.16).line(q, py).close();
      }
    }
    low = high + h * 0.1;
  }
  // neck and cupola
  const [r, n] = [cupolaHalf, cupola];
  pens.lit.rect(x - a1 * 0.7, low - n * 0.3, a1 * 1.4, n * 0.32);
  pens.shade.rect(light > 0 ? x - a1 * 0.7 : x - turn * a1, low - n * 0.3, a1 * 0.7 + turn * a1 * light, n * 0.32);
  const foot = low - n * 0.26;
  // the cupola bulges a little over its neck; its edges are ribs when it is an octagon
  const side = (k: number): readonly [number, number, number, number, number, number] =>
    [x + k * r * 1.1, foot - n * 0.3, x + k * r * 0.72, foot - n * 0.52, x + k * r * 0.14, foot - n * 0.58];
  const slice = (from: number, to: number): Pen => {
    const [a, b, d, e, f, g] = side(to);
    return new Pen(1).move(x + from * r, foot).cubic(...side(from)).line(f, g).cubic(d, e, a, b, x + to * r, foot).close();
  };
  const bell = slice(-1, 1);
  const dark = light > 0 ? slice(-1, turn) : slice(turn, 1);
  const glow = light > 0 ? slice(octagon ? 0.5 : 0.66, 1) : slice(-1, octagon ? -0.5 : -0.66);
  const pot = new Pen(1)
    .move(x - r * 0.12, foot - n * 0.55).line(x + r * 0.12, foot - n * 0.55).quad(x + r * 0.22, foot - n * 0.68, x + r * 0.06, foot - n * 0.74)
    .line(x, foot - n * 0.9).line(x - r * 0.06, foot - n * 0.74).quad(x - r * 0.22, foot - n * 0.68, x - r * 0.12, foot - n * 0.55).close();
  return (
    path(pens.shade, c.shade) + path(pens.lit, c.lit) + path(pens.low, c.low) + path(pens.deep, c.deep) +
      path(pens.shadeEdge, mix(c.shade, c.lit, 0.45)) + path(pens.edge, c.edge) +
    path(bell, c.lit) + path(dark, c.shade) + path(glow, c.edge) +
    path(new Pen(1).rect(x - r * 1.06, foot - n * 0.02, r * 2.12, n * 0.06), c.edge) + path(pot, finial)
  );
}
