/** Parts for the pages' own pictures: a small perspective camera with solids for trains, coaches and roads, and larger people. */
import type { Doc } from './document';
import { at, range, type Point, type Side } from './numbers';
import { group, path, Pen, place, stroke, transformPath } from './path';

// ---------- perspective ----------

/** A point in the world, in metres: to the right, up from the ground, away from the viewer. */
export type WorldPoint = readonly [x: number, up: number, z: number];

/** Position and heading of a thing on the ground: `cos` and `sin` are the x and z of the heading. */
export interface Pose {
  x: number;
  z: number;
  cos: number;
  sin: number;
}

/** One-point perspective with upright verticals, as through a shift lens. */
export interface Camera {
  /** Projects a point of the world on to the canvas. */
  at(spot: WorldPoint): Point;
  /** px for a metre at that distance. */
  scale(z: number): number;
}

/** `x`, `horizon`: the vanishing point on the canvas; `focal` in px; `eye`: metres of the viewer's eye above the ground. */
export const camera = ({ x, horizon, focal, eye }: { x: number; horizon: number; focal: number; eye: number }): Camera => ({
  at: ([wx, up, z]) => [x + (focal * wx) / z, horizon + (focal * (eye - up)) / z],
  scale: (z) => focal / z,
});

/** A point of a thing: metres along its heading, to its right, up. */
export const toWorld = ({ x, z, cos, sin }: Pose, along: number, side: number, up: number): WorldPoint => [
  x + along * cos + side * sin,
  up,
  z + along * sin - side * cos,
];

/** The pose of a thing at x, z that faces tx, tz. */
export function facing(x: number, z: number, tx: number, tz: number): Pose {
  const length = Math.hypot(tx - x, tz - z) || 1;
  return { x, z, cos: (tx - x) / length, sin: (tz - z) / length };
}

/** The convex hull of points: the outline of a solid. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Path data of a solid: its outline, and its end nearest to the viewer. */
export interface Solid {
  outline: string;
  end: string;
}

/** A solid with the given cross-section (side, up), drawn out along its heading between two distances. */
export function prism(view: Camera, pose: Pose, section: readonly Point[], from: number, to: number): Solid {
  const ends = [from, to].map((along) => section.map(([side, up]) => toWorld(pose, along, side, up)));
  const [first = [], second = []] = ends;
  const depth = (spots: readonly WorldPoint[]): number => spots.reduce((sum, [, , z]) => sum + z, 0);
  const near = depth(first) < depth(second) ? first : second;
  return {
    outline: String(new Pen(1).polygon(hull([...first, ...second].map((spot) => view.at(spot))))),
    end: String(new Pen(1).polygon(near.map((spot) => view.at(spot)))),
  };
}

/** A rectangle on a thing's side or end: from, to (metres along or across), low, high. */
export type Panel = readonly [from: number, to: number, low: number, high: number];

/** Path data of panels on the side of a thing, `side` metres to its right. */
export const sidePanels = (view: Camera, pose: Pose, side: number, panels: readonly Panel[]): string =>
  panels
    .reduce(
      (pen, [a, b, low, high]) =>
        pen.polygon(
          (
            [
              [a, low], [b, low], [b, high], [a, high],
            ] as const
          ).map(([along, up]) => view.at(toWorld(pose, along, side, up))),
        ),
      new Pen(1),
    )
    .toString();

/** Path data of panels on the end of a thing, `along` metres ahead of its middle. */
export const endPanels = (view: Camera, pose: Pose, along: number, panels: readonly Panel[]): string =>
  panels
    .reduce(
      (pen, [a, b, low, high]) =>
        pen.polygon(
          (
            [
              [a, low], [b, low], [b, high], [a, high],
            ] as const
          ).map(([side, up]) => view.at(toWorld(pose, along, side, up))),
        ),
      new Pen(1),
    )
    .toString();

/** Path data of a line through spots. */
export const worldLinePath = (view: Camera, spots: readonly WorldPoint[], precision = 0): string =>
  String(
    new Pen(precision).polygon(
      spots.map((spot) => view.at(spot)),
      false,
    ),
  );

/** Path data of a flat or upright area through spots. */
export const worldAreaPath = (view: Camera, spots: readonly WorldPoint[], precision = 0): string =>
  String(new Pen(precision).polygon(spots.map((spot) => view.at(spot))));

/** Path data of a road or river on the ground along its middle line, `width` metres wide, from `left` to `right` (-.5 … .5 of the width). */
export function roadPath(
  view: Camera,
  line: readonly (readonly [x: number, z: number])[],
  width: number,
  left = -0.5,
  right = 0.5,
): string {
  const edge = (k: number): Point[] =>
    line.map(([x, z], i) => {
      const [ax, az] = line[Math.max(0, i - 1)] ?? [x, z];
      const [bx, bz] = line[Math.min(line.length - 1, i + 1)] ?? [x, z];
      const length = Math.hypot(bx - ax, bz - az) || 1;
      return view.at([x + ((bz - az) / length) * width * k, 0, z - ((bx - ax) / length) * width * k]);
    });
  return String(new Pen().soft(edge(left)).soft(edge(right).reverse(), { join: true }).close());
}

// ---------- cars ----------

export interface CarOptions {
  /** 1 is 122 px long. */
  scale?: number;
  /** Direction of travel. */
  facing?: Side;
  /** Body in the light and in shade. */
  body?: string;
  shade?: string;
  /** `false` leaves out the luggage on the roof. */
  luggage?: boolean;
  /** `false` leaves out the people in it. */
  people?: boolean;
  shadow?: string;
}

/** The round-shouldered white tourist car of every Indian hill road, luggage on its carrier; wheels on y. */
export const ambassador = (
  x: number,
  y: number,
  { scale = 1, facing = 1, body = '#fbf5e6', shade = '#c9c3c6', luggage = true, people = true, shadow = '#1c2a33' }: CarOptions = {},
): string =>
  group(
    [
      path('M-64 3Q0-5 66 3Q0 9-64 3z', shadow, { opacity: 0.55 }),
      luggage
        ? path('M-24-51H18V-48H-24z', '#5a4a48') +
          path('M-22-51V-63Q-22-65-20-65H-2V-51z', '#a8503a') +
          path('M0-51V-60Q0-62 2-62H17V-51z', '#3f7f7a') +
          path('M-20-65a5 5 0 0 1 5-7H6a4.5 4.5 0 0 1 0 9z', '#d9a544') +
          stroke('M-12-72V-51M10-61V-51M-22-57H-2M0-56H17', '#3a2c34', 1.2)
        : '',
      // body: boot, roof, bonnet
      path('M-60-9V-14Q-63-25-55-28Q-46-32-34-32Q-27-46-12-47H7Q19-46 28-33Q48-33 55-28Q62-24 61-9z', body),
      path('M-60-9V-15Q-30-11 0-12Q30-11 61-16V-9Q30-5 0-5Q-40-5-60-9z', shade),
      path('M-30-33Q-24-43-12-44H-10V-32zM-7-44H6V-32H-7zM9-44Q17-42 24-32H9z', '#33475a'),
      people
        ? path('M-24-32q1-6 5-6t5 6zM10-32q1-6 5-6t5 6z', '#a8503a') +
          path('M-22-40a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12-40a3 3 0 1 0 0 6a3 3 0 1 0 0-6z', '#5d3428')
        : '',
      path('M-28-35Q-22-43-12-44H-17Q-25-41-30-33zM9-44L15-32H12L9-40z', '#9fc3cc'),
      // wings over the wheels, chrome
      stroke('M-47-9Q-46-23-34-24Q-22-24-21-9M24-9Q25-24 38-25Q50-24 52-10', shade, 1.6),
      stroke('M-56-25Q0-29 54-25', '#ffffff', 1.2),
      stroke('M-8-31V-10M8-31V-10', shade, 1),
      path('M-64-14h6v4h-6zM58-14h6v4h-6z', '#b9bfc4'),
      path('M56-25a3.5 4 0 1 1 .1 8z', '#fff1c0'),
      path('M-60-24h3v5h-3z', '#d8433f'),
      path('M-34-18a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM38-18a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z', '#201c28'),
      path('M-34-12.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM38-12.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', '#cfcdd2'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

// ---------- flowers ----------

/** A far string of marigolds along a soft curve (`points` are its handles): heads of `size` px across, one every `gap` px, in turns of two tones. */
export function garland(points: readonly Point[], size: number, gap: number): string {
  const data = new Pen(1).soft(points);
  const row = (colour: string, width: number, offset: number, every: number, transform = ''): string =>
    stroke(data, colour, width, { round: true, dash: `0 ${every}`, dashOffset: -offset, ...(transform ? { transform } : {}) });
  const lift = `translate(${size * 0.06} ${-size * 0.1})`;
  return (
    row('#d9601b', size * 1.04, gap * 0.5, gap * 2) +
    row('#e8801c', size * 1.04, gap * 1.5, gap * 2) +
    row('#f08f1e', size * 0.74, gap * 0.5, gap * 2, lift) +
    row('#f9ab2c', size * 0.74, gap * 1.5, gap * 2, lift) +
    row('#ffcb57', size * 0.34, gap * 0.5, gap, `translate(${size * 0.12} ${-size * 0.18})`)
  );
}

/** Path data of a ruffled flower head about 0,0: `petals` round lobes. */
function ruffle(r: number, petals: number, turn: number): string {
  const pen = new Pen(1);
  const rim = range(petals).map((i): Point => {
    const a = turn + (i * 2 * Math.PI) / petals;
    return [Math.cos(a) * r * 0.86, Math.sin(a) * r * 0.86];
  });
  const chord = r * 0.86 * 2 * Math.sin(Math.PI / petals);
  pen.move(...at(rim, 0));
  for (const i of range(petals)) pen.arc(chord * 0.56, chord * 0.56, ...at(rim, (i + 1) % petals));
  return String(pen.close());
}

/** A near string of marigolds along a soft curve (`points` are its handles): ruffled heads of `size` px, one every `gap` px. */
export function marigolds(doc: Doc, points: readonly Point[], size: number, gap: number): string {
  const r = size / 2;
  const [first, second] = (
    [
      ['#d8611c', '#ef8a22'],
      ['#e8851f', '#fbb53a'],
    ] as const
  ).map(([rim, inner]) =>
    doc.define([
      path(ruffle(r, 11, 0), rim),
      path(transformPath(ruffle(r * 0.72, 8, 0.3), { x: r * 0.08, y: -r * 0.1, precision: 1 }), inner),
      path(transformPath(ruffle(r * 0.36, 6, 0.1), { x: r * 0.14, y: -r * 0.18, precision: 1 }), '#ffd36a'),
    ]),
  );
  let out = '';
  let carry = 0;
  let n = 0;
  const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  let last = at(points, 0);
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q, next] = [at(points, i - 1), at(points, i), at(points, i + 1)];
    const a = i === 1 ? p : middle(p, q);
    const b = i === points.length - 2 ? next : middle(q, next);
    for (const k of range(16)) {
      const t = (k + 1) / 16;
      const spot: Point = [
        (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * q[0] + t * t * b[0],
        (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * q[1] + t * t * b[1],
      ];
      carry += Math.hypot(spot[0] - last[0], spot[1] - last[1]);
      last = spot;
      if (carry < gap) continue;
      carry -= gap;
      out += doc.use((n % 2 ? first : second) ?? '', place(Math.round(spot[0]), Math.round(spot[1]), { rotate: (n * 47) % 360 }));
      n++;
    }
  }
  return out;
}

// ---------- people ----------

export interface TravellerOptions {
  /** 1 is 100 px tall. */
  scale?: number;
  shirt?: string;
  trousers?: string;
  /** The rucksack and its sunlit side. */
  bag?: readonly [string, string];
  /** The rolled mat on top of it. */
  roll?: string;
  scarf?: string;
  skin?: string;
  /** The colour of the light on the edges. */
  rim?: string;
  /** The side of the sun, to which the traveller looks. */
  facing?: Side;
  /** Gesture of the free arm. Default 'wave'. */
  arm?: 'wave' | 'scratch' | 'down';
}

const ARMS = {
  wave: ['M8-84Q14-79 17-83Q22-92 25-104L20-106Q16-96 9-89z', 'M20-105Q18-111 22-113Q27-112 25.5-104z'],
  scratch: ['M8-84Q14-80 20-84Q26-92 18-103L13-100Q18-93 14-91Q10-90 8-88z', 'M18-102Q16-109 10-107Q8-103 13-99z'],
  down: ['M9-82Q18-78 20-64Q21-54 19-46L14-46Q14-60 9-70z', 'M13.5-47Q13-39 16.5-39Q20-40 19.5-47z'],
} as const;

/** A traveller with a rucksack, seen from behind, one foot higher than the other; feet on x, y: 107 px tall at scale 1. */
export const traveller = (
  x: number,
  y: number,
  {
    scale = 1,
    shirt = '#c8472f',
    trousers = '#34385a',
    bag = ['#b87a26', '#f3bd55'],
    roll = '#2f727c',
    scarf = '#e23f4a',
    skin = '#7a4a38',
    rim = '#ffe2b0',
    facing = 1,
    arm = 'wave',
  }: TravellerOptions = {},
): string => {
  const [sleeve, hand] = ARMS[arm];
  return group(
    [
      path('M-14 1Q-14-5-9-6H-4Q-2-2-2 1zM7-5L8-12H15Q21-9 22-5z', '#271d2b'),
      path('M-11-52L-12-28Q-13-14-11-3L-4-3Q-3-20 0-36Q6-30 8-24L8-9L15-9Q18-26 13-38L11-52z', trousers),
      path('M15-9Q18-26 13-38L11-52L8-51Q9-38 13-30Q14-20 12-9z', rim, { opacity: 0.45 }),
      path('M-7-89Q-18-95-30-88Q-22-86-18-82Q-25-81-29-75Q-15-76-5-84z', scarf),
      path(`M-12-79Q-20-74-21-62Q-20-55-15-53L-11-57L-14-64z${sleeve}`, shirt),
      path(`M-16-57a3 3.2 0 1 0 6-1z${hand}`, skin),
      path('M-14-49Q-16-72-11-80Q-6-86 1-86Q10-85 13-78Q15-66 13-49z', shirt),
      // the bag with its lit side, lid and pocket
      path('M-13-80Q-13-87-6-87H6Q13-86 13-79L14-55Q14-48 8-48H-8Q-14-48-14-55z', bag[0]),
      path('M4-87H6Q13-86 13-79L14-55Q14-48 8-48H5Q9-66 4-87z', bag[1]),
      path('M-13-80Q-13-87-6-87H6Q13-86 13-79L12-72Q0-67-13-72z', '#8f5a24'),
      path('M6-87Q13-86 13-79L12-72L7-70Q9-78 6-87z', bag[1]),
      path('M-8-63H7V-53Q7-51 5-51H-6Q-8-51-8-53z', '#9a6324'),
      stroke('M-5-87V-66M5-87V-66', '#4a2c2a', 1.3),
      path('M-14-88.5Q-14-93-10-93H10Q15-92 15-88.5Q15-84 10-84H-10Q-14-84-14-88.5z', roll),
      path('M8-93H10Q15-92 15-88.5Q15-84 10-84H8Q12-88 8-93z', rim, { opacity: 0.5 }),
      // scarf and head, turned a little to the light
      path('M-7-95Q0-91 8-95L8-90Q0-87-7-90z', scarf),
      path('M-6-101Q-6-108 1-108Q8-107 8.5-101L9.5-98L8-97.5Q8-94 4-94H-3Q-6-96-6-101z', skin),
      path('M-7-99Q-8-109 1-110Q8-109 8-103Q5-105 4-102Q3-99 4-95Q0-93-4-94.5Q-7-96-7-99z', '#241926'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
};

export interface LadyOptions {
  /** 1 is 100 px tall. */
  scale?: number;
  kurta?: string;
  /** The shaded side of the kurta. */
  shade?: string;
  /** The long scarf over her shoulder. */
  dupatta?: string;
  trousers?: string;
  skin?: string;
  /** A string of jasmine in her plait; none when ''. */
  jasmine?: string;
  rim?: string;
  facing?: Side;
}

/** A woman in kurta and dupatta with a long plait, seen from behind, looking a little to one side; feet on x, y: 100 px tall at scale 1. */
export const lady = (
  x: number,
  y: number,
  {
    scale = 1,
    kurta = '#1f8a8a',
    shade = '#166470',
    dupatta = '#f6b53f',
    trousers = '#f3e6cf',
    skin = '#8a5a44',
    jasmine = '#fff6e2',
    rim = '#ffe2b0',
    facing = 1,
  }: LadyOptions = {},
): string =>
  group(
    [
      path('M-9 1L-8-4H-3L-2 1zM3 1L3-4H8L10 1z', '#3a2430'),
      path('M-9-3L-8-22H8L9-3H3L1-18L-2-3z', trousers),
      // dupatta blowing away from the light
      path('M-6-76Q-20-66-24-44Q-30-36-36-34Q-26-28-19-34Q-12-46-4-62z', dupatta),
      path('M-10-79Q-17-72-17-58Q-17-48-14-42L-10-43Q-11-54-8-64zM9-79Q16-72 16-60Q15-50 10-46L7-49Q11-58 8-66z', kurta),
      path('M-14-43Q-14-38-11-38Q-9-40-10-44zM10-47Q7-44 9-42Q13-43 13-47z', skin),
      path('M-11-50Q-12-72-9-78Q-5-82 0-82Q6-82 9-78Q13-70 10-50Q15-30 15-14Q0-8-15-14Q-14-32-11-50z', kurta),
      path('M-11-50Q-12-72-9-78Q-5-82-1-82Q-6-66-5-50Q-7-30-6-11Q-11-12-15-14Q-14-32-11-50z', shade),
      path('M9-78Q13-70 10-50Q15-30 15-14L12-12.5Q12-32 7-50Q10-68 9-78z', rim, { opacity: 0.6 }),
      stroke('M-15-16Q0-10 15-16', dupatta, 1.6),
      path('M-9-79Q-2-70 9-79Q4-83 0-83Q-5-83-9-79z', dupatta),
      // neck, head, plait
      path('M-3-89H3L4-81H-4z', skin),
      path('M-5-94Q-5-100 1-100Q7-99 7-93L8.4-90L7-89.5Q7-86 3-86H-2Q-5-88-5-94z', skin),
      path('M-6-92Q-7-102 1-102Q7-101 7-96Q4-98 3-94Q2-90 3-87Q1-85-2-86Q-5-88-6-92z', '#20161f'),
      path('M-4-88Q1-84 2-87Q2-70 0-56Q-3-54-3-58Q-4-74-4-88z', '#20161f'),
      jasmine ? stroke('M-5-89Q-1-85 3-88', jasmine, 2.6, { dash: '2.2 .8' }) : '',
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
