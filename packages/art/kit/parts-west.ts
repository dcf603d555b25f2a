/** Parts for the north and the west of India: cusped arches, jharokhas, shikharas, dress and lamps. */
import { finialPath, type Tones } from './buildings';
import { mix } from './colour';
import { at, lerp, range, type Point, type Side } from './numbers';
import { path, Pen, place, short, stroke } from './path';
import { lensesPath } from './water';

// ---------- arches and balconies ----------

/** A Mughal cusped arch: centre x, half width, y of the sill, of the spring and of the apex; `lobes` scoops on each side. */
export function cuspedArchPath(x: number, half: number, sill: number, spring: number, apex: number, lobes = 4, precision = 1): string {
  // the scoops follow a round arch, and the crown rises above it
  const on = (t: number): Point => {
    const a = (t * Math.PI) / 2;
    return [half * Math.cos(a) ** 0.9, lerp(spring, apex, 0.86 * Math.sin(a) ** 1.1)];
  };
  const side = range(lobes + 1).map((i) => on(i / lobes));
  const pen = new Pen(precision).move(x - half, sill).line(x - half, spring);
  const scoop = (px: number, py: number, qx: number, qy: number): void => {
    const r = Math.hypot(qx - px, qy - py) * 0.56;
    pen.arc(r, r, qx, qy);
  };
  for (let i = 1; i < lobes; i++) {
    const [a, b] = [at(side, i - 1), at(side, i)];
    scoop(x - a[0], a[1], x - b[0], b[1]);
  }
  // the crown ends in an upturned point
  const [cx, cy] = at(side, lobes - 1);
  const rise = (cy - apex) * 0.8;
  pen.cubic(x - cx * 0.86, cy - rise, x - cx * 0.2, apex + rise * 0.3, x, apex).cubic(x + cx * 0.2, apex + rise * 0.3, x + cx * 0.86, cy - rise, x +
    cx, cy);
  for (let i = lobes - 1; i > 0; i--) {
    const [a, b] = [at(side, i), at(side, i - 1)];
    scoop(x + a[0], a[1], x + b[0], b[1]);
  }
  return String(pen.line(x + half, sill).close());
}

/** Path data of a curved bangla roof with drooping eaves: centre x, y of the eaves' ends, width, height. */
export const banglaRoofPath = (x: number, y: number, width: number, height: number, precision = 1): string => {
  const w = width / 2;
  return String(
    new Pen(precision)
      .move(x - w, y)
      .cubic(x - w * 0.7, y - height * 0.9, x - w * 0.3, y - height, x, y - height)
      .cubic(x + w * 0.3, y - height, x + w * 0.7, y - height * 0.9, x + w, y)
      .quad(x, y - height * 0.55, x - w, y)
      .close(),
  );
};

/** A projecting balcony (jharokha) whose brackets end on y: centre x, width; 1.9 widths high, with its bangla roof. `dark` fills the openings. */
export function jharokha(x: number, y: number, width: number, [mid, lit, shade]: Tones, dark: string,
  { light = 1, finial = lit }: { light?: Side; finial?: string } = {}): string {
  const w = width;
  const facet = (a: number, b: number): string => String(new Pen(1).rect(x + Math.min(a, b) * w, y - w * 1.22, Math.abs(b - a) * w, w * 0.92));
  return (
    path(new Pen(1).polygon([[x - w * 0.46, y - w * 0.3], [x + w * 0.46, y - w * 0.3], [x + w * 0.16, y], [x - w * 0.16, y]]), shade) +
    path(facet(-0.44, 0.44), mid) +
    path(facet(light * 0.25, light * 0.44), lit) +
    path(facet(-light * 0.25, -light * 0.44), shade) +
    path(
      cuspedArchPath(x, w * 0.17, y - w * 0.62, y - w * 0.88, y - w * 1.08, 3) +
        cuspedArchPath(x - w * 0.345, w * 0.065, y - w * 0.62, y - w * 0.9, y - w * 1.04, 2) +
        cuspedArchPath(x + w * 0.345, w * 0.065, y - w * 0.62, y - w * 0.9, y - w * 1.04, 2),
      dark,
    ) +
    path(new Pen(1).rect(x - w * 0.5, y - w * 0.62, w, w * 0.07).rect(x - w * 0.5, y - w * 0.34, w, w * 0.06), lit) +
    path(new Pen(1).polygon([[x - w * 0.44, y - w * 1.2], [x + w * 0.44, y - w * 1.2], [x + w * 0.58, y - w * 1.1], [x - w * 0.58, y - w * 1.1]]),
      shade) +
    path(banglaRoofPath(x, y - w * 1.14, w * 1.1, w * 0.46), mid) +
    path(banglaRoofPath(x + light * w * 0.14, y - w * 1.24, w * 0.6, w * 0.34), lit) +
    path(finialPath(x, y - w * 1.58, w * 0.34, w * 0.06), finial)
  );
}

// ---------- temples ----------

export interface ShikharaOptions {
  light?: Side;
  /** Width of the neck under the crowning disc, in widths. Default .26. */
  neck?: number;
  /** Exponent of the outline: 1.6 is slim and straight, 2.6 is full. Default 2. */
  bulge?: number;
  /** Storeys marked by courses. Default 9. */
  courses?: number;
  gold?: string;
  /** Joints and niches; derived from the shade when left out. */
  dark?: string;
}

/**
 * A North Indian temple spire (latina shikhara) without its wall: centre x, y of its foot, width, height to the neck.
 * Vertical offsets in three tones, courses, ribbed disc (amalaka) and pot (kalasha) on top, some .24 heights more.
 */
export function shikhara(
  x: number, y: number, width: number, height: number, [mid, lit, shade]: Tones,
  { light = 1, neck = 0.26, bulge = 2, courses = 9, gold = '#f2c15c', dark = mix(shade, '#1c1430', 0.35) }: ShikharaOptions = {},
): string {
  const half = (t: number): number => (width / 2) * lerp(neck, 1, 1 - t ** bulge);
  const steps = range(9).map((i) => i / 8);
  const edge = (k: number): Point[] => steps.map((t) => [x + k * half(t), y - height * t]);
  const strip = (a: number, b: number): Pen => new Pen(1).soft(edge(a)).soft(edge(b).reverse(), { join: true }).close();
  const joints = new Pen(1);
  for (let i = 1; i <= courses; i++) {
    const t = (i / (courses + 0.6)) ** 0.92;
    joints.move(x - half(t) * 0.98, y - height * t).line(x + half(t) * 0.98, y - height * t);
  }
  const top = y - height;
  const n = (width / 2) * neck;
  const disc = width * 0.09;
  const ribbed = new Pen(1);
  for (let i = -3; i <= 3; i++) ribbed.move(x + i * n * 0.36, top - disc * 0.1).line(x + i * n * 0.4, top - disc * 0.9);
  return (
    path(strip(-1, 1), mid) +
    path(strip(-light, -light * 0.62), shade) +
    path(strip(-light * 0.3, -light * 0.2), shade) +
    path(strip(light * 0.64, light), lit) +
    path(strip(light * 0.3, -light * 0.2), lit) +
    stroke(joints, dark, height * 0.014, { opacity: 0.45, dash: `${short(width * 0.05, 1)} ${short(width * 0.018, 1)}` }) +
    path(new Pen(1).rect(x - n * 0.7, top - disc * 0.3, n * 1.4, disc * 0.5), shade) +
    path(new Pen(1).circle(x, top - disc * 0.5, n * 1.5, disc * 0.5), mid) +
    path(new Pen(1).circle(x + light * n * 0.5, top - disc * 0.6, n * 0.9, disc * 0.34), lit) +
    stroke(ribbed, dark, width * 0.008, { opacity: 0.6 }) +
    path(finialPath(x, top - disc * 0.9, height * 0.16, n * 0.55), gold)
  );
}

/** A temple flag on a pole whose foot is x, y: a long triangle blown to `facing`. `height` of the pole, `length` of the cloth. */
export const pennant = (x: number, y: number, height: number, length: number, [cloth, fold]: readonly [string, string],
  { facing = 1, pole = '#4b3440' }: { facing?: Side; pole?: string } = {}): string => {
  const s = facing;
  const top = y - height;
  const h = length * 0.42;
  return (
    stroke(`M${short(x, 1)} ${short(y, 1)}V${short(top, 1)}`, pole, Math.max(1.2, length * 0.03)) +
    path(new Pen(1).move(x, top).cubic(x + s * length * 0.3, top - h * 0.35, x + s * length * 0.6, top + h * 0.55, x + s * length, top +
      h * 0.3).cubic(x + s * length * 0.7, top + h * 0.75, x + s * length * 0.3, top + h * 0.6, x, top + h).close(), cloth) +
    path(new Pen(1).move(x, top + h * 0.5).cubic(x + s * length * 0.3, top + h * 0.2, x + s * length * 0.6, top + h * 0.7, x + s * length, top +
      h * 0.3).cubic(x + s * length * 0.7, top + h * 0.75, x + s * length * 0.3, top + h * 0.6, x, top + h).close(), fold)
  );
};

// ---------- people ----------

export interface GhagraOptions {
  /** 1 is 30 px tall. Default 1. */
  scale?: number;
  /** Skirt, its hem and blouse, veil. */
  skirt: string;
  hem: string;
  veil: string;
  /** Colour of a water pot on her head; none when left out. */
  pot?: string;
  skin?: string;
  facing?: Side;
}

/** A woman of Rajasthan or Gujarat in wide skirt and veil, her feet on x, y. */
export const ghagraWoman = (x: number, y: number, { scale = 1, skirt, hem, veil, pot, skin = '#6a3b2f', facing = 1 }: GhagraOptions): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-8.5 0Q0 2.6 8.5 0Q7-8 3.2-14H-3.4Q-7-8-8.5 0z', skirt) +
  path('M-8.5 0Q0 2.6 8.5 0L8-2.2Q0 .2-8-2.2zM-3.8-12.6Q-4.4-21 0-22.4Q4.6-21 3.4-12.6z', hem) +
  path('M-2-26.4a2.8 3.1 0 1 1 5.6 0a2.8 3.1 0 1 1-5.6 0z', skin) +
  path('M2.6-29.2Q1-31.6-1.4-30.6Q-4.2-29-4-24Q-6.6-20-6.6-13Q-6.8-7-7.6-4.4Q-4-5-2.4-8.4Q-.4-14 3.4-17.4Q1-20.6-.6-23.4Q-2.2-27.6 2.6-29.2z', veil) +
  (pot ? path('M-4-34q-1.6-3 1-4.6l-.8-1.6h6.6l-.8 1.6q2.6 1.6 1 4.6q-1 3-3.5 3q-2.5 0-3.5-3z', pot) : '') +
  '</g>';

// ---------- lamps ----------

/** Floating or standing oil lamps: each x, y, size (1 is 12 px wide). Leaf bowl, flame, glow. */
export function diyas(list: readonly (readonly [x: number, y: number, size: number])[],
  { bowl = '#7a3b2a', flame = '#fff0b8', glow = '#ffb24a' }: { bowl?: string; flame?: string; glow?: string } = {}): string {
  const bowls = new Pen(1);
  const flames = new Pen(1);
  const halos = new Pen(1);
  for (const [x, y, s] of list) {
    bowls.move(x - 6 * s, y - 2 * s).quad(x, y - 0.6 * s, x + 6 * s, y - 2 * s).quad(x + 4 * s, y + 2 * s, x, y + 2 * s).quad(x - 4 * s, y + 2 * s,
      x - 6 * s, y - 2 * s).close();
    flames.move(x - 1.8 * s, y - 2.6 * s).quad(x - 1.6 * s, y - 6 * s, x, y - 9 * s).quad(x + 1.6 * s, y - 6 * s, x + 1.8 * s, y - 2.6 * s).quad(x,
      y - 1 * s, x - 1.8 * s, y - 2.6 * s).close();
    halos.circle(x, y - 5 * s, 12 * s);
  }
  return path(halos, glow, { opacity: 0.22 }) + path(bowls, bowl) + path(flames, flame);
}

/** Contact shadows: each x of the left end, y, length, height. */
export const shadows = (list: readonly (readonly [x: number, y: number, length: number, height: number])[], colour: string, opacity = 0.45): string =>
  path(lensesPath(list.map(([x, y, l, h]) => [x, y, l, h, 0.5])), colour, { opacity });
