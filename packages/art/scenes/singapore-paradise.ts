import {
  air, at, bananaLeaves, birds, fern, foliage, group, leafPaths, mix, path, Pen, place, RAMPS, radians, range, rng, sky, skyline, stars, stipple,
  streaks, stroke,
  type Doc, type Leaf, type Point, type Ramp, type Scene,
} from '../kit';
import { dotsAt } from '../kit/parts-north';
import { person } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#231d63', '#5f3a96', '#cf5f8f', '#ffb27a'], haze: '#b0609a', deep: '#1b1755' };
const GROUND = 566;
const INK = '#140c34';
const RODS = { far: '#7b3fb0', near: '#f46fd0', rim: '#ffc3ee', core: '#3a2a86' };
const GREEN = { dark: '#17304f', mid: '#1f5a58', lit: '#4f9a62' };

interface Supertree {
  /** Foot and neck of the trunk, its widths there. */
  foot: Point;
  neck: Point;
  widths: Point;
  /** Middle and radii of the crown's rim, seen from below: its near edge is the upper one. */
  rim: readonly [x: number, y: number, rx: number, ry: number];
  rods: number;
  seed: number;
}

const along = (p: readonly Point[], t: number): Point => {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const on = (k: 0 | 1): number => a * at(p, 0)[k] + b * at(p, 1)[k] + c * at(p, 2)[k] + d * at(p, 3)[k];
  return [on(0), on(1)];
};

/** A supertree from below: trunk clad in plants, rods flaring and forking to the rim. */
function supertree({ foot, neck, widths: [w0, w1], rim: [cx, cy, rx, ry], rods, seed }: Supertree): string {
  const random = rng(seed);
  const far = new Pen();
  const near = new Pen();
  const [nx, ny] = neck;
  for (const i of range(rods)) {
    const a = ((i + 0.3) / rods) * 2 * Math.PI;
    const to = (angle: number): Point => [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    const end = to(a);
    const curve: Point[] = [
      [nx + w1 * 0.5 * Math.cos(a), ny + w1 * 0.1 * Math.sin(a)],
      [nx + w1 * 0.6 * Math.cos(a), ny + (cy - ny) * 0.5],
      [nx + (end[0] - nx) * 0.5, cy + (ny - cy) * 0.2 + ry * Math.sin(a) * 0.7],
      end,
    ];
    const pen = Math.sin(a) < 0.1 ? near : far;
    pen.move(...at(curve, 0)).cubic(...at(curve, 1), ...at(curve, 2), ...at(curve, 3));
    const fork = along(curve, 0.62);
    for (const s of [-1, 1]) pen.move(...fork).line(...to(a + (s * Math.PI * 0.62) / rods));
  }
  const hoops = new Pen();
  for (const k of [0.55, 0.8]) hoops.circle(cx + (nx - cx) * (1 - k) * 0.5, cy + (ny - cy) * (1 - k) ** 1.4, rx * k * 0.96, ry * k * 0.9);
  const trunk = (k0: number, k1: number): Pen => {
    const e = (k: number, t: number): Point => {
      const w = (w0 + (w1 - w0) * t ** 0.6) / 2;
      return [foot[0] + (nx - foot[0]) * t + w * k, foot[1] + (ny - foot[1]) * t];
    };
    const ts = [0, 0.12, 0.4, 0.75, 1];
    return new Pen().soft(ts.map((t) => e(k0, t))).soft(ts.map((t) => e(k1, t)).reverse(), { join: true }).close();
  };
  // ferns, climbers and bromeliads in tufts, finer towards the top
  const tufts: Point[][] = range(5).map(() => []);
  const h = foot[1] - ny;
  const leaf = 4.5 + w0 * 0.04;
  const n = Math.round((h * (w0 + w1)) / (leaf * leaf * 1.7));
  for (const i of range(n)) {
    const t = (i + random()) / n;
    const w = (w0 + (w1 - w0) * t ** 0.6) / 2;
    const k = random() * 2 - 1;
    const tone = k > 0.25 ? (random() < 0.72 ? 2 : 1) : k > -0.4 ? (random() < 0.6 ? 1 : 0) : 0;
    const spot: Point = [foot[0] + (nx - foot[0]) * t + w * k * 1.03, foot[1] + (ny - foot[1]) * t];
    at(tufts, i % 9 === 4 ? 3 : i % 13 === 5 ? 4 : tone).push(spot);
  }
  const mesh = new Pen();
  for (const i of range(5)) {
    const t0 = i / 5;
    const e = (k: number, t: number): Point => [foot[0] + (nx - foot[0]) * t + ((w0 + (w1 - w0) * t ** 0.6) / 2) * k, foot[1] + (ny - foot[1]) * t];
    mesh.move(...e(-1, t0)).line(...e(1, t0 + 0.2)).move(...e(1, t0)).line(...e(-1, t0 + 0.2));
  }
  const size = rx / 150;
  return [
    path(new Pen().circle(cx, cy, rx, ry), '#2a1a6c', { opacity: 0.5 }),
    stroke(new Pen().move(cx - rx, cy).arc(rx, ry, cx + rx, cy, 0), RODS.near, 1.8 * size),
    stroke(far, RODS.far, 1.6 * size),
    path(trunk(-1, 1), GREEN.dark),
    path(trunk(0.1, 1), GREEN.mid),
    stroke(mesh, RODS.far, 1.3 * size),
    dotsAt(at(tufts, 0), '#24506a', leaf * 1.1), dotsAt(at(tufts, 1), '#2f7a63', leaf), dotsAt(at(tufts, 2), GREEN.lit, leaf * 0.95),
    dotsAt(at(tufts, 3), '#a6c65a', leaf * 0.5), dotsAt(at(tufts, 4), '#f0567f', leaf * 0.6),
    path(new Pen().circle(nx, ny, w1 * 0.56, w1 * 0.14), RODS.core),
    stroke(hoops, RODS.near, 1.1 * size, { opacity: 0.7 }),
    stroke(near, RODS.near, 1.9 * size),
    stroke(new Pen().move(cx - rx, cy).arc(rx, ry, cx + rx, cy), RODS.rim, 2.4 * size),
  ].join('');
}

/** The skyway: a ribbon hung from the crowns, seen from below, with visitors behind its rail. */
function skyway(line: readonly Point[], cables: readonly (readonly [Point, Point])[]): string {
  const under = line.map(([x, y], i): Point => [x, y + 9 + Math.sin((Math.PI * i) / (line.length - 1)) * 6]);
  const rail = line.map(([x, y]): Point => [x, y - 11]);
  const deck = new Pen().soft(line).soft(under.slice().reverse(), { join: true }).close();
  return (
    stroke(cables.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join(''), '#f7c7e6', 1, { opacity: 0.7 }) +
    stroke(new Pen().soft(rail.map(([x, y]) => [x, y + 5])), '#1c1550', 11, { opacity: 0.45 }) +
    path(deck, '#6b2c68') +
    stroke(new Pen().soft(line), '#ffd27a', 3.4) +
    stroke(new Pen().soft(rail), '#ffb765', 1.8) +
    stroke(new Pen().soft(rail.map(([x, y]) => [x, y + 5])), '#ffcf8a', 10, { dash: '1 13', opacity: 0.7 })
  );
}

/** Far away: the three towers under their deck, the glass shells of the conservatories. */
const farCity = (doc: Doc, x: number): string =>
  group(
    [
      path('M0 0V-88H20L24 0zM34 0V-90H54L58 0zM68 0V-92H88L92 0zM-16-90Q40-100 118-96Q112-86 94-85H4Q-10-86-16-90z',
        mix('#4a3a94', LIGHT.haze, 0.35)),
      stroke('M7-80V-6M41-80V-6M75-80V-6', '#ffd08f', 5, { dash: '2 4 1 3 2 6', opacity: 0.8 }),
    ],
    { transform: place(x, GROUND - 6, { scale: doc.pick(1, { tall: 0.9 }) }) },
  );

const shells = (x: number): string =>
  path(`M${x} ${GROUND}Q${x + 40} ${GROUND - 86} ${x + 150} ${GROUND - 58}Q${x + 200} ${GROUND - 40} ${x + 230} ${GROUND}z`, '#7f5fae') +
  path(`M${x + 60} ${GROUND}Q${x + 90} ${GROUND - 74} ${x + 150} ${GROUND - 58}` + `Q${x + 200} ${GROUND - 40} ${x + 230} ${GROUND}z`, '#c07aac') +
  stroke(`M${x + 30} ${GROUND}Q${x + 50} ${GROUND - 60} ${x + 110} ${GROUND - 66}M${x + 92} ${GROUND}` +
    `Q${x + 100} ${GROUND - 50} ${x + 150} ${GROUND - 58}M${x + 130} ${GROUND}` +
    `Q${x + 134} ${GROUND - 40} ${x + 160} ${GROUND - 56}M${x + 168} ${GROUND}V${GROUND - 52}M${x + 200} ${GROUND}` +
    `Q${x + 198} ${GROUND - 30} ${x + 180} ${GROUND - 48}`, '#f3b7d4', 1.2, { opacity: 0.7 });

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: GROUND, deepenTo: 560 }),
      stars(doc, { seed: 5, count: 60, to: 200, opacity: 0.6 }),
      streaks(doc, { seed: 12, from: 300, to: 520, count: 8, colour: '#ffb9a0', opacity: 0.4, height: [5, 12] }),
      skyline(6, { x0: x0 - 10, x1: x1 + 10, y: GROUND, height: [20, 70], width: [16, 34], fill: air(doc, LIGHT, '#4a357f', 0.5, 0.4),
        windows: '#ffcf9a', gap: 0.2 }),
      farCity(doc, doc.pick(300, { wide: 330, tall: 330 })),
      wide ? shells(40) : '',
    );
    const small = doc.define(supertree({ foot: [0, 0], neck: [2, -150], widths: [34, 20], rim: [4, -222, 84, 17], rods: 19, seed: 9 }));
    const rows: readonly (readonly [number, number])[] = wide
      ? [[-210, 0.5], [-110, 0.72], [120, 0.62], [300, 0.92], [1060, 0.8]]
      : doc.format === 'tall' ? [[160, 0.72], [300, 0.5], [612, 0.56]] : [[40, 0.66], [262, 0.5], [604, 0.6], [110, 0.98]];
    doc.add(
      rows.map(([x, s]) => doc.use(small, place(x, GROUND + 6 * s, { scale: s }), { opacity: s < 0.7 ? 0.75 : 0.95 })),
      foliage(doc, '#3a2468', { seed: 4, y: GROUND + 2, height: 26, wavelength: 70, scallop: [4, 10], base: 610 }),
    );

    // the two great trees and the skyway between them
    const shift = doc.pick(0, { wide: 150, tall: -60 });
    const drop = doc.pick(0, { tall: 70 });
    const right = doc.pick(0, { wide: 30, tall: -8 });
    const p = (x: number, y: number): Point => [x + shift, y];
    const q = (x: number, y: number): Point => [x + shift + right, y];
    const deck: Point[] = wide
      ? [[300, 424], [380, 396], p(330, 372), p(420, 352), p(500, 352), p(600, 362), q(700, 356), q(800, 336), q(960, 300)]
      : [p(96, 420), p(170, 388), p(260, 366), p(350, 352), p(440, 352), p(540, 362), p(640, 358), q(760, 336), q(840, 300)];
    doc.add(
      group(supertree({ foot: p(396, 592), neck: p(398, 322), widths: [84, 46], rim: [398 + shift, 190 + drop * 0.6, 164, 40], rods: 27, seed: 3 })),
      skyway(deck, [
        [p(300, 208 + drop * 0.6), p(300, 348)], [p(258, 202 + drop * 0.6), p(250, 358)], [p(500, 212 + drop * 0.6), p(500, 344)],
        [p(540, 206 + drop * 0.6), p(548, 352)],
        [q(600, 110 + drop), p(622, 348)], [q(556, 96 + drop), p(586, 352)],
      ]),
    );
    const lift = doc.pick(0, { wide: 30 });
    const walkers = [[p(226, 366 + lift), '#f5d7c0', '#3a2a6a'], [p(240, 363 + lift), '#e8577f', '#2a1d58'],
      [p(doc.pick(322, { wide: 370 }), doc.pick(346, { wide: 353 })), '#7fd0d8', '#2a1d58'], [p(560, 355), '#f6c65b', '#3a2a6a'],
      [p(578, 355), '#f7efe6', '#5a2a60']] as const;
    doc.add(
      walkers.map(([[x, y], top, bottom]) => person(x, y, { scale: 0.62, top, bottom, skin: '#8a5a4c' })),
      group(supertree({ foot: q(694, 640), neck: q(690, 268 + drop * 0.5), widths: [150, 78], rim: [684 + shift + right, 78 + drop, 250, 74],
        rods: 31, seed: 6 })),
    );

    // lawn, path, visitors looking up, leaves in the corner
    const px = doc.pick(0, { wide: 120, tall: 60 });
    doc.add(
      path(new Pen().move(x0 - 10, 586).quad(120, 566, 330, 580).quad(560, 592, x1 + 10, 572).line(x1 + 10, 612).line(x0 - 10, 612).close(),
        '#21164c'),
      path(`M${150 + px} 612Q${240 + px} 592 ${330 + px} 584L${372 + px} 586Q${330 + px} 596 ${330 + px} 612z`, '#6b3a78'),
      stipple('#ffcf8a', { seed: 8, count: doc.pick(40, { wide: 70 }), x0, x1, y0: 578, y1: 598, size: 2, opacity: 0.6 }),
      person(236 + px, 596, { scale: 1.5, top: '#f0e2ea', bottom: '#352a70', arms: 'point', skin: '#7a4a4c' }),
      person(262 + px, 598, { scale: 1.4, top: '#f0668f', bottom: '#8a2f6c', legs: 'skirt', head: 'long', skin: '#8a5a4c' }),
      person(282 + px, 598, { scale: 0.86, top: '#ffd27a', bottom: '#2f4a86', legs: 'shorts', arms: 'up', skin: '#8a5a4c' }),
      person(330 + px, 590, { scale: 1.1, top: '#4fb0b8', bottom: '#2a1d58', arms: 'photo', skin: '#7a4a4c', facing: -1 }),
    );
    const e = doc.pick(0, { wide: -300, tall: 100 });
    const leaves: Leaf[] = [
      [-20 + e, 640, -1.2, 200, 30, 0.5], [30 + e, 650, -0.85, 190, 26, 0.6], [-40 + e, 600, -0.7, 170, 28, 0.8], [70 + e, 650, -1.35, 120, 18, 0.6],
      [-30 + e, 560, -1, 150, 22, 0.8],
    ];
    const halves = leaves.map((leaf) => leafPaths(...leaf));
    doc.add(
      bananaLeaves(leaves, INK, '#2c2066'),
      stroke(halves.map(([upper]) => upper).join(''), '#a0509a', 1, { opacity: 0.35 }),
      fern(x1 + 10, 640, radians(-128), 170, INK, -1),
      fern(x1 - 40, 640, radians(-112), 120, INK, -1),
      fern(x1 + 30, 580, radians(-150), 130, INK, -1),
      birds('#3a2468', [[150 + px, 300, 0.8], [172 + px, 290, 0.6, 1], [190 + px, 304, 0.5]]),
    );
  },
};
