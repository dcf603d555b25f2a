import {
  air, birds, branch, deepenWater, foliagePath, glitter, lensesPath, lerp, mix, path, Pen, place, RAMPS, ripples, rng, sky, slope, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#27568a', '#94789f', '#f59a74', '#ffdb96'], haze: '#f0a585', deep: '#17406f' };
const HORIZON = 322;
const INK = '#2a1c3a';
const BARK = '#43294a';
const RIM = '#f0905c';
const SAND = { wet: '#dfa58c', dry: '#f0c596', shade: '#8f6277', dark: '#5d3d5c' };

/** The line where the last wave ends, from the far cove to the near left corner. */
const SHORE: readonly Point[] = [[640, 338], [560, 352], [500, 374], [470, 404], [420, 436], [300, 476], [120, 520], [-120, 556], [-340, 590]];

const shifted = (dx: number, dy: number, grow: number): Point[] => SHORE.map(([x, y], i) => [x + dx * (i / 8) * grow, y + dy * (0.15 + (i / 8) * grow)]);

/** Two people hand in hand, seen from behind against the sun; 84 px tall, between their feet. */
function couple(x: number, y: number, scale: number): string {
  return (
    `<g transform="${place(x, y, { scale })}">` +
    path('M-24 2Q10 26 62 40Q40 22 6 4zM12 2Q56 22 116 34Q74 14 36 0z', '#6b4462', { opacity: 0.55 }) +
    // she: a long dress blown to the right, hair down
    path('M-26 0Q-30-22-22-44Q-26-58-16-62Q-6-62-4-52Q-6-44-8-42Q2-20 10-6Q-8-2-12 1L-14-4L-20 4z', '#c43f5c') +
    path('M-26 0Q-30-22-22-44Q-26-58-16-62L-14-61Q-20-50-17-42Q-24-20-22 1z', '#ff9c78') +
    path('M-20-70Q-20-79-12-79Q-4-79-4-70Q-4-60 2-52Q-8-50-13-54Q-20-58-20-70z', INK) +
    path('M-20-70Q-20-79-12-79Q-17-74-16-62Q-19-64-20-70z', '#d97a5c') +
    path('M-5-58Q2-48 6-36L4-34Q-4-44-8-54z', '#7d4438') +
    // he: rolled trousers and a loose shirt
    path('M14-36H34L33-16L36-2L30 0L26-14L25-24L20-12L16 2L10 0L14-18z', '#3d4a72') +
    path('M12-34Q8-56 16-64Q24-68 32-64Q40-56 36-34Q24-30 12-34z', '#efe0d2') +
    path('M12-34Q8-56 16-64L20-65Q14-54 17-33z', '#ffc48f') +
    path('M25-66Q38-58 38-34Q34-32 30-33Q34-54 25-66z', '#b9a0ae') +
    path('M15-60Q6-48 4-36L7-33Q14-42 18-50z', '#efe0d2') +
    path('M18-73a6.4 7.4 0 1 1 12.8 0a6.4 7.4 0 1 1-12.8 0z', INK) +
    path('M18-73Q18-80 24-80Q20-76 20-68Q18-70 18-73z', '#d97a5c') +
    '</g>'
  );
}

/** A padauk: a straight bole on spreading buttresses, its left edge burning in the low sun. */
function padauk(x: number, foot: number, top: number, width: number, bough: readonly Point[]): string {
  const w = width;
  const bole =
    `M${x - w * 1.7} ${foot}Q${x - w * 0.62} ${foot - w * 0.9} ${x - w * 0.5} ${foot - w * 3}L${x - w * 0.42} ${top}H${x + w * 0.44}` +
    `L${x + w * 0.5} ${foot - w * 3}Q${x + w * 0.6} ${foot - w} ${x + w * 1.9} ${foot}Q${x + w * 0.9} ${foot - w * 0.2} ${x + w * 0.4} ${foot + w * 0.24}` +
    `Q${x - w * 0.2} ${foot - w * 0.2} ${x - w * 0.5} ${foot + w * 0.2}Q${x - w} ${foot - w * 0.1} ${x - w * 1.7} ${foot}z`;
  const edge =
    `M${x - w * 1.7} ${foot}Q${x - w * 0.62} ${foot - w * 0.9} ${x - w * 0.5} ${foot - w * 3}L${x - w * 0.42} ${top}H${x - w * 0.24}` +
    `L${x - w * 0.34} ${foot - w * 3.2}Q${x - w * 0.46} ${foot - w * 0.9} ${x - w * 1.7} ${foot}z`;
  const ribs = `M${x - w * 0.12} ${top}L${x - w * 0.1} ${foot - w * 2.6}Q${x - w * 0.16} ${foot - w} ${x - w * 0.5} ${foot}` +
    `M${x + w * 0.2} ${top}L${x + w * 0.24} ${foot - w * 2.2}Q${x + w * 0.3} ${foot - w} ${x + w * 0.9} ${foot - w * 0.1}`;
  return path(limbPath(bough, [w * 0.5, w * 0.34, w * 0.14]), BARK) + path(bole, BARK) + path(edge, RIM) + stroke(ribs, INK, w * 0.08);
}

const forest = (doc: Doc): string => {
  const mass = (seed: number, from: number, to: number, y: number, height: number, scallop: readonly [number, number], base: number): string =>
    foliagePath({ seed, x0: from, x1: Math.max(doc.x1, 800) + 20, y, height, wavelength: 90, scallop, base, least: 0.45, envelope: slope(from - 10, to) });
  return (
    path(mass(4, 430, 640, HORIZON + 8, 70, [4, 9], HORIZON + 10), air(doc, LIGHT, '#54506f', 0.42, 0.4)) +
    path(mass(7, 604, 800, 348, 150, [7, 15], 352), mix('#3d3a5c', LIGHT.haze, 0.16)) +
    path(mass(9, 640, 860, 358, 96, [7, 14], 366), mix('#5d4a5c', LIGHT.haze, 0.1)) +
    path(mass(12, 670, 930, 384, 120, [9, 18], 392), '#332b4c')
  );
};

export const scene: Scene = {
  draw(doc) {
    const { x1, y0 } = doc;
    const sunX = doc.pick(262, { wide: 520, tall: 316 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 4 }),
      sun(doc, sunX, 262, 38, '#fff0c0', { glow: '#ffd58a', glowRadius: doc.pick(330, { wide: 260, tall: 240 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 21, from: 120, to: 270, count: 8, colour: '#ffd9b0', opacity: 0.55, height: [4, 10] }),
      streaks(doc, { seed: 5, from: 190, to: 300, count: 5, colour: '#a8708f', opacity: 0.5, height: [5, 12], length: [160, 320] }),
      doc.band(doc.linear([[0, '#ffd199'], [0.16, '#eb9f88'], [0.5, '#8f6f97'], [1, '#33608a']], { y1: HORIZON, y2: 560 }), HORIZON),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.7 }),
      ripples(doc, '#6f5c8a', { seed: 3, from: HORIZON + 6, to: 520, count: 60, opacity: 0.45, length: [16, 110] }),
      ripples(doc, '#ffdcb0', { seed: 8, from: HORIZON + 3, to: 500, count: 40, opacity: 0.5, length: [14, 80] }),
      glitter('#fff0c4', { seed: 4, x: sunX, from: HORIZON + 3, to: 500, width: [36, 170], count: 36, height: [0.8, 4] }),
      forest(doc),
    );

    // the beach: foam, wet sand that mirrors the sky, dry sand, the shade of the forest
    const beach = (line: readonly Point[]): string =>
      String(new Pen().soft(line).line(-340, 640).line(1130, 640).line(1130, 372).line(700, 340).close());
    const surf = (dx: number, dy: number, width: number, opacity: number): string =>
      stroke(new Pen().soft(shifted(dx, dy, 1)), '#fff3e0', width, { opacity, round: true });
    const coupleX = doc.pick(392, { wide: 500, tall: 404 });
    const wet = doc.linear([[0, '#f7c493'], [0.45, '#d99a90'], [1, '#9a7596']], { y1: 345, y2: 600 });
    doc.add(
      surf(-60, -52, 2, 0.5),
      surf(-30, -26, 3.4, 0.7),
      path(beach(shifted(0, -5, 1)), '#fff1dc'),
      path(beach(SHORE), wet),
      path(beach([[650, 344], [600, 360], [560, 384], [530, 424], [470, 480], [360, 540], [200, 592], [40, 640], [-340, 660]]), SAND.dry),
      path(beach([[664, 352], [640, 372], [620, 404], [590, 452], [520, 520], [430, 580], [330, 640], [0, 660], [-340, 680]]), SAND.shade),
      path(lensesPath([[330, 552, 120, 4, 0.4], [420, 520, 90, 3, 0.5], [470, 476, 60, 2, 0.5], [260, 582, 150, 5, 0.5], [520, 430, 40, 2, 0.5]]),
        '#ffdfae', { opacity: 0.8 }),
      path(ripplesOfSand(), SAND.dark, { opacity: 0.4 }),
      glitter('#fff0cc', { seed: 14, x: coupleX - 70, from: 450, to: 540, width: [60, 120], count: 9, height: [1, 3] }),
    );
    doc.add(couple(coupleX, doc.pick(496, { wide: 486, tall: 500 }), doc.pick(1.02, { tall: 0.96 })), path(footprints(coupleX), SAND.dark, { opacity: 0.35 }));

    // the trees at the edge of the forest; the canopy grows from x `from` to its full height at `to`
    const { from, to, height } = doc.pick({ from: 300, to: 700, height: 150 }, { wide: { from: 520, to: 960, height: 150 }, tall: { from: 400, to: 700, height: 130 } });
    const under = (x: number): number => y0 + height * 0.55 * slope(from, to)(x);
    const [far, near] = [doc.pick(640, { wide: 812, tall: 584 }), doc.pick(752, { wide: 964, tall: 682 })];
    doc.add(
      path(foliagePath({ seed: 31, x0: far - 40, x1: x1 + 20, y: 486, height: 80, wavelength: 70, scallop: [8, 18], base: 490, least: 0.3,
        envelope: slope(far - 50, far + 150) }),
        '#2b2444'),
      padauk(far, 500, y0 - 20, 34, [[far, 230], [far - 46, 150], [far - 90, under(far - 90)]]),
      padauk(near, 590, y0 - 20, 62, [[near, 250], [near - 84, 150], [near - 170, under(near - 170)]]),
      path(foliagePath({ seed: 33, x0: near - 60, x1: x1 + 20, y: 612, height: 70, wavelength: 50, scallop: [10, 22], base: 640, least: 0.3,
        envelope: slope(near + 10, near + 110) }),
        INK),
      path(lensesPath([[near - 190, 602, 300, 12, 0.6], [far - 110, 506, 180, 7, 0.6]]), SAND.dark, { opacity: 0.6 }),
    );
    // the canopy hangs from the top edge; a few leaves catch the sun
    const hang = (seed: number, from: number, to: number, height: number): string =>
      foliagePath({ seed, x0: from, x1: x1 + 20, y: y0 - 10, height: -height, wavelength: 80, scallop: [10, 22], base: y0 - 20, least: 0.35, envelope: slope(from, to) });
    doc.add(
      path(hang(41, from + 70, to + 60, height * 0.86), '#4a2f50'),
      path(hang(43, from, to, height), '#2d2042'),
      branch(doc, 6, [
        [far - 96, under(far - 96), 2.5, 110], [far - 150, under(far - 150) - 6, 2.8, 110], [near - 150, under(near - 150), 2.3, 100],
        [near - 70, under(near - 70), 1.9, 90], [near + 24, under(near), 1.7, 80],
      ], { dark: '#2d2042', lit: '#b5624f', wood: INK, leaf: 22, width: 5.5, pairs: 9, hang: false }),
      birds('#5a4a6c',
        [[doc.pick(120, { wide: 420, tall: 190 }), 210, 1], [doc.pick(150, { wide: 452, tall: 220 }), 198, 0.7, 1],
          [doc.pick(176, { wide: 474, tall: 244 }), 214, 0.6]]),
    );
  },
};

/** Wind ripples in the shaded sand. */
function ripplesOfSand(): string {
  const random = rng(17);
  const lenses: [number, number, number, number, number][] = [];
  for (let i = 0; i < 26; i++) {
    const t = random();
    const y = lerp(420, 604, t);
    const x = lerp(620, 420, t) + random() * (1060 - lerp(620, 420, t));
    lenses.push([x, y, lerp(20, 90, t), lerp(1, 3, t), random()]);
  }
  return lensesPath(lenses);
}

/** Two lines of footprints that lead from the near edge to the couple. */
function footprints(x: number): string {
  const pen = new Pen(1);
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const px = lerp(x + 8, x + 96, t);
    const py = lerp(506, 596, t ** 1.2);
    const s = 2.4 + 3 * t;
    pen.circle(px - 6 - 8 * t, py, s, s * 0.42).circle(px + 16 + 12 * t, py + 4, s, s * 0.42);
  }
  return String(pen);
}
