/** Parts of the scenes abroad: people in toWorld dress, round towers, Thai roofs, boats of South-East Asia. */
import type { Tones } from './buildings';
import { mix } from './colour';
import { at, lerp, type Point, type Side } from './numbers';
import { group, path, Pen, place, stroke } from './path';

// ---------- people ----------

const HAIR = '#20161f';

const LEGS = {
  trousers: 'M-4 0L-3.6-13H3.6L4.4 0H.8L0-9L-1 0z',
  shorts: 'M-4-6.5L-3.8-13H3.8L4.4-6.5H.6L0-9L-.6-6.5z',
  skirt: 'M-5.6-3.5L-3.6-14H3.6L5.6-3.5Q0-2.4-5.6-3.5z',
  sarong: 'M-4.4-.5L-4-14H4L4.4-.5Q0 .4-4.4-.5z',
  robe: 'M-5.2 0Q-4.8-14-4.2-20H4.2Q4.8-12 5.2 0z',
} as const;

const HEADS = {
  hair: 'M-3-26.5Q-3.2-30.7.2-30.7Q3.2-30.5 3-26.8Q0-28.6-3-26.5z',
  long: 'M-3.2-22.5Q-3.8-30.9.2-30.9Q3.8-30.7 3-22Q1.2-23 2-27.5Q0-28.8-1.6-27.4Q-1.6-24-3.2-22.5z',
  cone: 'M-8-26.5Q-1-29.5 0-33.5Q1-29.5 8-26.5Q0-24.8-8-26.5z',
  straw: 'M-6-27.2Q-3-28.2-2.8-28.6Q-2.6-31.5 0-31.5Q2.7-31.5 2.8-28.6Q3.2-28 6-27.2Q0-26.2-6-27.2z',
  cap: 'M-3-27.3Q-3.2-31 .2-31Q3.4-30.8 3.2-28L5.6-27.5Q2-27.3-3-27.3z',
  hijab: 'M-3.8-19.5Q-4.8-31.2 .2-31.2Q4-31 3.2-28Q-.6-28.8-1.2-26Q-1-23 3-23.2Q4.4-20 2.4-17.5Q-2-16.5-3.8-19.5z',
  ghutra: 'M-3.6-20Q-4.4-31 .2-31Q3.8-30.8 3.2-26.5Q1.4-28.5-.6-28Q-1-23-.4-19.5Q-2-18.8-3.6-20z',
} as const;

const ARMS = {
  down: 'M-4.3-21.5Q-5.8-17-5-12.5L-3.6-12.8Q-4-17-2.6-21zM4.3-21.5Q5.8-17 5-12.5L3.6-12.8Q4-17 2.6-21z',
  point: 'M2-22.3L11-25.5L11.4-24.1L3-19.5zM-4.3-21.5Q-5.8-17-5-12.5L-3.6-12.8Q-4-17-2.6-21z',
  photo: 'M2-22L7.5-25.5L9-25L8.2-23.6L3-19zM-1-22L6-24.5L5.6-23L0-19.5z',
  up: 'M2-22L7-31L8.4-30.4L4.6-19.5zM-2-22L-7-31L-8.4-30.4L-4.6-19.5z',
} as const;

export interface PersonOptions {
  /** 1 is 30 px tall. */
  scale?: number;
  /** Shirt or robe. */
  top: string;
  /** Trousers, skirt, sarong. Default that of `top`. */
  bottom?: string;
  legs?: keyof typeof LEGS;
  /** Hat or hair. Default plain hair. */
  head?: keyof typeof HEADS;
  /** Colour of hat or hair. */
  hat?: string;
  skin?: string;
  arms?: keyof typeof ARMS;
  facing?: Side;
}

/** A person with the feet on x, y: visitors and locals of the scenes abroad. */
export const person = (
  x: number, y: number,
  { scale = 1, top, bottom = top, legs = 'trousers', head = 'hair', hat, skin = '#a86f4c', arms = 'down', facing = 1 }: PersonOptions,
): string => {
  const bare = legs === 'shorts' || legs === 'skirt';
  const sleeve = legs === 'robe' ? top : skin;
  return group(
    [
      bare ? path('M-3.4 0L-3-7H-.6L-1.2 0zM1.2 0L.6-7H3L3.6 0z', skin) : '',
      path(LEGS[legs], bottom),
      path(ARMS[arms], sleeve),
      legs === 'robe' ? '' : path('M-4-12.5Q-4.8-22.6 0-23Q4.8-22.6 4-12.5z', top),
      path('M-2.6-26.5a2.6 3.1 0 1 1 5.2 0a2.6 3.1 0 1 1-5.2 0z', skin),
      head === 'cone' || head === 'straw' ? path(HEADS.hair, HAIR) : '',
      path(legs === 'robe' ? 'M-4.2-19.5Q-4.4-22.6 0-23Q4.4-22.6 4.2-19.5z' : '', top),
      path(HEADS[head], hat ?? (head === 'cone' || head === 'straw' ? '#ecd9a0' : head === 'ghutra' ? '#fbf4e6' : HAIR)),
      head === 'ghutra' ? stroke('M-3.7-28.4Q0-29.8 3.4-28.2', HAIR, 0.9) : '',
    ].filter((part) => !part.includes('d=""')),
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
};

// ---------- solids of revolution ----------

/** Half width and height above the foot; a list of them from the foot to the top is a profile. */
export type Profile = readonly Point[];

/** Path data of the strip between two meridians of a solid of revolution (-1 left … 1 right). */
export function revolvedPath(x: number, y: number, profile: Profile, from = -1, to = 1, { soft = false, precision = 1 } = {}): string {
  const right = profile.map(([half, up]): Point => [x + half * to, y - up]);
  const left = profile.map(([half, up]): Point => [x + half * from, y - up]).reverse();
  const pen = new Pen(precision);
  if (soft) return String(pen.soft(right).soft(left, { join: true }).close());
  return String(pen.polygon([...right, ...left]));
}

export interface RevolvedOptions {
  /** The side of the light. Default 1. */
  light?: Side;
  /** Rounded profile instead of edges. */
  soft?: boolean;
  /** Heights of the rings in the lit tone. */
  rings?: readonly number[];
  ring?: number;
  /** Edge of the shade, -1 … 1 from the dark side. Default -.3. */
  dark?: number;
  /** Start and end of the lit strip. Default .35 and .85. */
  bright?: readonly [number, number];
}

/** A round tower, bell or spire as a solid of revolution in three tones: chedis, stupas, prangs, minarets. */
export function revolved(
  x: number, y: number, profile: Profile, [mid, lit, shade]: Tones,
  { light = 1, soft = false, rings = [], ring = 1.6, dark = -0.3, bright = [0.35, 0.85] }: RevolvedOptions = {},
): string {
  const half = (up: number): number => {
    const i = profile.findIndex((p) => p[1] >= up);
    if (i <= 0) return at(profile, 0)[0];
    const [a, b] = [at(profile, i - 1), at(profile, i)];
    return a[0] + ((b[0] - a[0]) * (up - a[1])) / (b[1] - a[1] || 1);
  };
  const lines = new Pen(1);
  for (const up of rings) {
    const w = half(up);
    lines.move(x - w, y - up).quad(x, y - up + w * 0.12, x + w, y - up);
  }
  const strip = (a: number, b: number): string => revolvedPath(x, y, profile, Math.min(a * light, b * light), Math.max(a * light, b * light), { soft });
  return (
    path(revolvedPath(x, y, profile, -1, 1, { soft }), mid) +
    path(strip(-1, dark), shade) +
    path(strip(bright[0], bright[1]), lit) +
    (rings.length ? stroke(lines, lit, ring, { opacity: 0.75 }) : '')
  );
}

// ---------- Siam ----------

export interface PrangOptions {
  light?: Side;
  /** Half width in heights at its widest. Default .13. */
  girth?: number;
  /** Courses of the corncob. Default 9. */
  courses?: number;
  /** The finial of tridents; none when ''. */
  gold?: string;
}

/** A prang: a corncob tower of stepped courses in three tones, its foot on y; the height includes the finial. */
export function prang(
  x: number, y: number, height: number, [mid, lit, shade]: Tones,
  { light = 1, girth = 0.13, courses = 9, gold = lit }: PrangOptions = {},
): string {
  const h = height * 0.88;
  const profile: Point[] = [[girth * 1.12, 0], [girth * 1.12, 0.03], [girth * 1.02, 0.05], [girth * 1.06, 0.09], [girth * 0.86, 0.13],
    [girth * 0.82, 0.24], [girth * 0.98, 0.27]];
  const cob = (t: number): number => girth * 0.92 * Math.cos(t * 1.5) ** 0.66;
  for (let i = 0; i < courses; i++) {
    const [t0, t1] = [i / courses, (i + 1) / courses];
    profile.push([cob(t0), 0.28 + t0 * 0.72 + 0.012], [cob(lerp(t0, t1, 0.8)) * 0.94, 0.28 + t1 * 0.72 - 0.012]);
  }
  const scaled = profile.map(([half, up]): Point => [half * height, up * h]);
  const ribs = new Pen(1);
  for (const k of [-0.62, -0.22, 0.22, 0.62]) ribs.soft(scaled.slice(6).filter((_, i) => i % 3 === 0)
    .map(([half, up]): Point => [x + half * k, y - up]));
  const antefixes = new Pen(1);
  for (let i = 0; i < courses; i++) {
    const [half, up] = at(scaled, 7 + 2 * i);
    antefixes.move(x - half, y - up).line(x + half, y - up);
  }
  const w = height * 0.012;
  const top = y - h;
  const tridents = new Pen(1)
    .move(x - w * 0.5, top + 2).line(x - w * 0.4, y - height).line(x + w * 0.4, y - height).line(x + w * 0.5, top + 2).close()
    .move(x - w * 3, top - height * 0.06).quad(x - w * 2.4, top - height * 0.02, x, top - height * 0.015)
      .quad(x + w * 2.4, top - height * 0.02, x + w * 3, top - height * 0.06)
    .quad(x + w * 1.6, top - height * 0.035, x, top - height * 0.03).quad(x - w * 1.6, top - height * 0.035, x - w * 3, top - height * 0.06).close();
  return (
    revolved(x, y, scaled, [mid, lit, shade], { light }) +
    stroke(ribs, shade, Math.max(0.6, height / 160), { opacity: 0.55 }) +
    stroke(antefixes, lit, Math.max(0.7, height * 0.012), { dash: `${(height * 0.012).toFixed(1)} ${(height * 0.009).toFixed(1)}`, opacity: 0.8 }) +
    (gold ? path(tridents, gold) : '')
  );
}

/** Path data of a chofa, the horn on a Thai gable, on x, y; bends to the left unless `side` is 1. */
export const chofaPath = (x: number, y: number, height: number, side: Side = -1): string => {
  const [h, s] = [height, side];
  return String(
    new Pen(1)
      .move(x - s * h * 0.1, y + h * 0.1)
      .quad(x + s * h * 0.02, y - h * 0.2, x + s * h * 0.3, y - h * 0.34)
      .quad(x + s * h * 0.02, y - h * 0.5, x + s * h * 0.12, y - h)
      .quad(x - s * h * 0.16, y - h * 0.62, x - s * h * 0.08, y - h * 0.34)
      .quad(x - s * h * 0.2, y - h * 0.1, x - s * h * 0.24, y + h * 0.12)
      .close(),
  );
};

export interface ThaiGableOptions {
  /** Tiles: the field and its border. */
  field: string;
  border: string;
  gold: string;
  /** The carved pediment. Default gold. */
  pediment?: string;
  /** Field and pediment on the side away from the light. */
  shade: string;
  light?: Side;
  /** Tiers of the roof. Default 3. */
  tiers?: number;
  /** Overhang of the apex above the next gable, in px. Draw several behind one another for a telescoped roof. */
  chofa?: number;
}

/** The front of a Thai temple roof: eaves on y, centre x, width and height; tiers that overlap, gold bargeboards, chofa and tail finials. */
export function thaiGable(
  x: number, y: number, width: number, height: number,
  { field, border, gold, shade, pediment = gold, light = 1, tiers = 3, chofa = height * 0.3 }: ThaiGableOptions,
): string {
  let out = '';
  const ends = new Pen(1);
  for (let k = 0; k < tiers; k++) {
    const [a, b] = [k / tiers, (k + 1) / tiers];
    const outer = (width / 2) * (1 - 0.62 * a ** 0.8) + (k ? width * 0.03 : 0);
    const inner = k === tiers - 1 ? 0 : (width / 2) * (1 - 0.62 * b ** 0.8) * 0.96;
    const foot = y - height * (0.5 * a) + (k ? height * 0.05 : 0);
    const top = k === tiers - 1 ? y - height : y - height * 0.5 * b;
    const slope = (s: number, inset: number): Pen => {
      const [ax, ay, bx, by] = [x + s * (outer - inset * 1.1), foot - inset * 0.25, x + s * Math.max(0, inner - inset * 0.2), top +
        inset * (k === tiers - 1 ? 1.5 : 0.3)];
      return new Pen(1)
        .move(ax, ay)
        .quad(lerp(ax, bx, 0.52), lerp(ay, by, 0.36), bx, by)
        .line(x, by)
        .line(x, ay)
        .close();
    };
    const edge = Math.max(1.4, width * 0.035);
    out +=
      path(String(slope(-1, 0)) + String(slope(1, 0)), border) +
      path(String(slope(light, edge)), k === tiers - 1 ? pediment : field) +
      path(String(slope(-light, edge)), k === tiers - 1 ? mix(pediment, shade, 0.55) : mix(field, shade, 0.6));
    const boards = new Pen(1);
    for (const s of [-1, 1]) {
      const [ax, bx] = [x + s * outer, x + s * inner];
      boards.move(ax, foot).quad(lerp(ax, bx, 0.52), lerp(foot, top, 0.36), bx, top);
      ends.move(ax, foot + 2).quad(ax + s * width * 0.035, foot - 1, ax + s * width * 0.03, foot - height * 0.075)
        .quad(ax - s * width * 0.005, foot - height * 0.03, ax - s * width * 0.04, foot - height * 0.035).close();
    }
    out += stroke(boards, gold, Math.max(1, width * 0.018));
  }
  return out + path(ends, gold) + (chofa ? path(chofaPath(x, y - height, chofa), gold) : '');
}

export interface SampanOptions {
  scale?: number;
  facing?: Side;
  hull?: string;
  rim?: string;
  /** Shirt of the woman who paddles in the stern; no one when ''. */
  shirt?: string;
  hat?: string;
  /** Colours of the goods in the bow, one for each heap. */
  goods?: readonly string[];
}

/** A Thai sampan on its waterline y, 150 px long at scale 1, bow to the left: a woman in a palm-leaf hat paddles in the stern, goods in the bow. */
export const sampan = (
  x: number, y: number,
  { scale = 1, facing = 1, hull = '#5a3428', rim = '#c58a52', shirt = '#3f6fa0', hat = '#ecd9a0', goods = [] }: SampanOptions = {},
): string =>
  group(
    [
      ...goods.map((colour, i) => {
        const gx = -40 + i * 19;
        return path(`M${gx - 11}-4Q${gx - 10}-15 ${gx}-${15 + (i % 2) * 3}Q${gx + 11}-14 ${gx + 11}-4z`, colour);
      }),
      shirt
        ? path('M32-6Q28-22 35-28Q41-32 47-28Q53-20 51-6z', shirt) +
          path('M37-24L20-16L19-13L37-17z', shirt) +
          stroke('M27-27L12 12', rim, 2) + path('M15 4l-6 13l5 2l4-14z', rim) +
          path('M37-34a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0z', '#a86f4c') +
          path('M28-35.5Q33-39 35-45Q41-48 47-45Q49-39 55-35.5Q41-31 28-35.5z', hat) +
            path('M41-33Q49-34 55-35.5Q49-39 47-45Q44-46.6 41-46.6z', '#20161f', { opacity: 0.2 })
        : '',
      path('M-80-15Q-50-5 0-4Q50-5 74-17Q68 2 46 7H-40Q-66 5-80-15z', hull),
      path('M-80-15Q-50-5 0-4Q50-5 74-17L73-13Q50 0 0 1Q-50 0-77-11z', rim),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
