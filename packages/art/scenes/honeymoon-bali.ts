import {
  air, birds, blade, deepenWater, foliage, foliagePath, group, lensesPath, massif, mist, mix, path, Pen, petalPath,
  place, RAMPS, range, ripples, rng, sky, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5d6bb0', '#b08fc2', '#f5ab9f', '#ffe2b8'], haze: '#f3c0b2', ink: '#2c2148', deep: '#3a3f88' };
const COURT = 516;
const STONE = { lit: '#ffe9d2', mid: '#d3b4b4', shade: '#94799c', deep: '#5b4a7c', moss: '#8f9a72' };

/** The storeys of one half of the gate: width and height, wall and cornice in turn, from the plinth to the top. */
const STOREYS: readonly Point[] = [
  [156, 30], [142, 18], [128, 12], [108, 96], [118, 8], [130, 9], [94, 10], [88, 44], [98, 7], [108, 7], [74, 8], [68, 36], [77, 6], [86, 6], [56, 7],
  [51, 29], [59, 5], [66, 5], [40, 6], [36, 23], [43, 4], [49, 4], [25, 8], [20, 22], [27, 5], [13, 14], [8, 26],
];

const HEIGHT = STOREYS.reduce((sum, [, h]) => sum + h, 0);

/** One half of the split gate about the foot of its cut face, which looks to the left; the other half is its mirror. `light`: its outer side is in the sun. */
function half(light: boolean): string {
  const body = new Pen(1);
  const outerShade = new Pen(1);
  const ledges = new Pen(1);
  const wings = new Pen(1);
  const carving: [Pen, Pen] = [new Pen(1), new Pen(1)];
  let y = 0;
  STOREYS.forEach(([w, h], i) => {
    body.rect(0, y - h, w, h);
    outerShade.rect(w * 0.72, y - h, w * 0.28, h);
    const next = STOREYS[i + 1];
    if (next && next[0] < w - 6) {
      ledges.move(0, y - h + 1.5).line(w, y - h + 1.5);
      // winged corner stones break the outline
      const s = Math.max(5, (w - next[0]) * 0.62);
      wings.move(w - s * 1.1, y - h).quad(w - s * 0.2, y - h - s * 0.2, w + s * 0.5, y - h - s * 1.5)
        .quad(w + s * 0.1, y - h - s * 0.7, w + s * 0.2, y - h).close();
      if (w > 60) wings.move(w * 0.42, y - h).quad(w * 0.5, y - h - s * 0.5, w * 0.5, y - h - s * 1.3).quad(w * 0.56, y - h - s * 0.5, w * 0.6, y - h)
        .close();
    }
    if (h > 18 && i > 1) {
      carving[0].rect(w * 0.16, y - h * 0.84, w * 0.4, h * 0.68);
      carving[1].move(w * 0.2, y - h * 0.5).line(w * 0.52, y - h * 0.5).move(w * 0.66, y - h * 0.5).line(w * 0.94, y - h * 0.5);
    }
    y -= h;
  });
  const [lit, shade] = light ? [STONE.lit, STONE.mid] : [STONE.mid, STONE.shade];
  return [
    path(body, light ? mix(STONE.mid, STONE.lit, 0.4) : mix(STONE.mid, STONE.shade, 0.35)), path(outerShade, light ? STONE.lit : STONE.shade),
    path(carving[0], STONE.shade, { opacity: 0.55 }), stroke(carving[1], STONE.deep, 9, { dash: '2 2.5 4 2', opacity: 0.5 }),
    stroke(carving[1], lit, 3, { dash: '1.5 4', opacity: 0.8 }),
    stroke(ledges, light ? STONE.lit : STONE.mid, 3), path(wings, light ? STONE.lit : STONE.mid),
    path('M108-60L128-60L130-48L112-48zM88-200L98-198L96-186L86-186z', STONE.moss, { opacity: 0.6 }),
    // the guardian figure in its niche, a checked cloth about its hips
    path('M36-66Q30-100 46-112Q42-128 54-132Q68-130 64-112Q80-100 74-66z', STONE.deep, { opacity: 0.5 }),
    path('M40-66Q36-96 48-108Q45-122 54-126Q64-124 61-108Q73-96 70-66z', shade), stroke('M40-80H71M40-74H71', '#f1e6dc', 5, { dash: '5 5' }),
    stroke('M45-74H71', LIGHT.ink, 5, { dash: '5 5' }),
  ].join('');
}

/** A ceremonial umbrella; foot on x, y. */
const tedung = (x: number, y: number, h: number, [mid, lit, fringe]: readonly [string, string, string]): string =>
  stroke(`M${x} ${y}V${y - h}`, STONE.deep, 2.6) +
  group([path('M-40 0Q-34-22 0-31Q34-22 40 0Q0-9-40 0z', mid), path('M-40 0Q-34-22 0-31Q-16-18-14-4.5Q-28-3-40 0z', lit),
    stroke('M-40 2Q0-7 40 2', fringe, 7, { dash: '3 2' }), stroke('M0-31V-40', fringe, 2.4)], { transform: place(x, y - h + 8, { scale: h / 130 }) });

/** A frangipani with its blunt boughs, leaves and flowers, cut by the right border. */
function frangipani(doc: Doc): string {
  const e = doc.x1;
  const base = doc.pick(0, { tall: 96 });
  const limbs: readonly (readonly [readonly Point[], readonly number[]])[] = [
    [[[e + 30, 640], [e + 14, 500], [e - 18, 330], [e - 8, 230], [e - 40, 150]], [60, 50, 34, 26, 18]],
    [[[e - 16, 320], [e - 66, 250], [e - 96, 216]], [24, 18, 11]], [[[e - 22, 196], [e - 90, 150], [e - 140, 116]], [20, 15, 9]],
    [[[e - 40, 154], [e - 66, 92], [e - 112, 44]], [18, 14, 9]], [[[e - 30, 170], [e - 10, 80], [e + 10, 40]], [18, 14, 9]],
    [[[e - 66, 250], [e - 104, 262], [e - 136, 252]], [14, 11, 8]],
  ];
  const tips: readonly Point[] = [[e - 96, 214], [e - 142, 114], [e - 114, 42], [e - 138, 250], [e - 20, 60]];
  const random = rng(6);
  const leaves = [new Pen(), new Pen()] as const;
  const hearts = new Pen(1);
  let flowers = '';
  for (const [x, y] of tips) {
    for (const i of range(9)) blade(leaves[i % 3 === 0 ? 1 : 0], x, y, -Math.PI * (0.02 + 0.96 * ((i + random() * 0.5) / 9)), 46 + 22 * random(), 7,
      (i > 4 ? -1 : 1) * 0.14);
    for (const i of range(3)) {
      const [fx, fy, s] = [x - 16 + i * 15 + 5 * random(), y - 4 - 12 * random() + (i % 2) * 9, 11 + 3 * random()];
      for (const p of range(5)) flowers += petalPath(fx, fy, p * 1.257 + i, s, s * 0.42);
      hearts.circle(fx, fy, s * 0.3);
    }
  }
  return group(
    [path(limbs.map(([points, widths]) => limbPath(points, widths)).join(''), LIGHT.ink),
      stroke(`M${e - 10} 500Q${e - 34} 360 ${e - 22} 240Q${e - 26} 200 ${e - 50} 152`, '#c98f94', 2.4, { opacity: 0.7 }), path(leaves[0], LIGHT.ink),
      path(leaves[1], '#5a5f7c'), path(flowers, '#fff3e2'), path(hearts, '#f7b84c')],
    { transform: place(0, base) },
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const g = doc.pick(372, { wide: 578, tall: 380 });
    const k = doc.pick(0.98, { wide: 0.96, tall: 0.78 });
    const gap = 66 * k;
    const px = g + doc.pick(8, { wide: 10, tall: 8 });
    const peakY = COURT - 316 * k;
    const mountain = massif(
      13, [[px - 1000, 500], [px - 700, 452], [px - 470 * k, 470], [px, peakY], [px + 400 * k, 452], [px + 500, 438], [px + 640, 476],
        [px + 720, 460], [px + 900, 510]], COURT + 4, { light: -1, jag: 0.32, depth: 0.7, slivers: 6, gullies: 8 },
    );
    doc.add(
      sky(doc, LIGHT, { horizon: COURT - 60 }),
      // the sun is still below the trees on the left
      sun(doc, g - doc.pick(290, { wide: 120, tall: 190 }), 440, 40, '#fff6dc',
        { disc: false, glow: '#ffe9b8', glowRadius: doc.pick(300, { wide: 210, tall: 210 }), glowOpacity: 0.9 }),
      streaks(doc, { seed: 22, from: 60, to: 270, count: 8, colour: '#ffd9cf', opacity: 0.5, height: [5, 14] }),
      path(mountain.body, air(doc, LIGHT, '#5a5fa0', 0.26, 0.8)), path(mountain.lit, air(doc, LIGHT, '#e8908c', 0.2, 0.8)),
      path(mountain.gully, air(doc, LIGHT, '#5a5fa0', 0.26, 0.8)),
      mist(doc, { seed: 7, from: 380, to: 430, colour: '#fff0e2', opacity: 0.7, count: 6 }),
      foliage(doc, air(doc, LIGHT, '#5a6488', 0.4, 0.7), { seed: 4, y: 474, height: 54, wavelength: 150, scallop: [5, 10], base: COURT + 4,
        least: 0.2 }),
      mist(doc, { seed: 15, from: 436, to: 476, colour: '#fff3e4', opacity: 0.65, count: 6 }),
      foliage(doc, air(doc, LIGHT, '#4a5578', 0.2, 0.6), { seed: 9, y: 500, height: 40, wavelength: 100, scallop: [5, 11], base: COURT + 4,
        least: 0.3 }),
    );
    // the wall of the court to both sides, trees behind it
    const wall = (a: number, b: number, lit: boolean): string =>
      path(new Pen().rect(a, COURT - 52, b - a, 54), air(doc, LIGHT, lit ? mix(STONE.mid, STONE.lit, 0.3) : STONE.shade, 0.04, 0.55)) +
        path(new Pen().rect(a, COURT - 60, b - a, 10), air(doc, LIGHT, lit ? STONE.lit : STONE.mid, 0.04, 0.6)) +
        stroke(`M${a} ${COURT - 28}H${b}`, STONE.deep, 30, { dash: '24 34', opacity: 0.22 });
    doc.add(
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: g - 150 * k, y: COURT - 50, height: 66, wavelength: 80, scallop: [6, 13], base: COURT,
        least: 0.25 }) + foliagePath({ seed: 18, x0: g + 200 * k, x1: x1 + 10, y: COURT - 50, height: 84, wavelength: 80, scallop: [6, 13],
        base: COURT, least: 0.3 }), air(doc, LIGHT, '#3f4468', 0.08, 0.5)),
      wall(x0 - 10, g - gap - 120 * k, true), wall(g + gap + 120 * k, x1 + 10, false),
    );
    // the two halves: the eye is a little to the left, so the right one shows its cut face
    const right = doc.define(half(false) + path(`M-20 0V-${HEIGHT}H0V0z`, STONE.lit) + path(`M-20 0V-${HEIGHT}H-14V0z`, '#fff6e6') +
      stroke('M-10-20V-420', STONE.shade, 12, { dash: '1.5 26', opacity: 0.5 }));
    const left = doc.define(half(true) + path(`M0 0V-${HEIGHT}H5V0z`, STONE.shade));
    const gate = doc.define([doc.use(left, place(g - gap, COURT, { scaleX: -k, scaleY: k })),
      doc.use(right, place(g + gap + 12, COURT, { scale: k }))]);
    // steps up to the threshold
    const steps = path(new Pen().polygon([[g - gap - 30, COURT + 14], [g - gap, COURT - 16 * k], [g + gap, COURT - 16 * k],
      [g + gap + 24, COURT + 14]]), STONE.mid) +
      stroke(`M${g - gap - 8} ${COURT - 8}H${g + gap + 8}M${g - gap - 18} ${COURT + 2}H${g + gap + 16}` +
      `M${g - gap - 28} ${COURT + 12}H${g + gap + 24}`, STONE.lit, 2.6);
    doc.add(
      // the wet court
      doc.band(doc.linear([[0, '#f5c6b4'], [0.4, '#b79ab8'], [1, '#5a4f8a']], { y1: COURT, y2: 600 }), COURT),
      deepenWater(doc, LIGHT, COURT, { strength: 0.6 }),
      path(new Pen().polygon([[px - 250, COURT], [px, COURT + 92 * k], [px + 200, COURT]]), '#7a70a8', { opacity: 0.35 }),
      doc.use(gate, place(0, COURT * 1.32 + 2, { scaleX: 1, scaleY: -0.32 }), { opacity: 0.4 }),
      ripples(doc, '#fff0e2', { seed: 5, from: COURT + 6, count: 40, opacity: 0.35, length: [40, 160] }),
      ripples(doc, '#4a4080', { seed: 8, from: COURT + 8, count: 40, opacity: 0.3, length: [40, 160] }),
      stroke(range(11).map((i) => `M${Math.round(g + (i - 5) * 90)} ${COURT + 16}L${Math.round(g + (i - 5) * 190)} 610`).join('') +
        `M${x0} ${COURT + 30}H${x1}M${x0} ${COURT + 58}H${x1}`, '#4a4080', 1, { opacity: 0.28 }),
      steps, doc.use(gate),
      path(lensesPath([[g - gap - 160 * k, COURT + 2, 170 * k, 5, 0.5], [g + gap, COURT + 2, 180 * k, 5, 0.5]]), STONE.deep, { opacity: 0.5 }),
    );
    // umbrellas, the couple and a priest at the wall
    const cx = g - 4;
    const cy = COURT - 12 * k;
    const s = doc.pick(1, { tall: 0.84 });
    doc.add(
      tedung(g - gap - 176 * k, COURT + 6, 150 * k, ['#f0b23c', '#ffdf8a', '#fff0d0']),
      tedung(g + gap + 196 * k, COURT + 8, 140 * k, ['#e9dce0', '#fff6ea', '#d8a24c']),
      wide ? tedung(g + 360, COURT + 4, 110, ['#d9a03c', '#f5cf7c', '#fff0d0']) : '',
      path(lensesPath([[cx - 10, cy + 10, 80 * s, 5, 0.3]]), STONE.deep, { opacity: 0.5 }),
      group(
        [
          // he, in a white shirt and sarong; she, in a red dress that the wind takes
          path('M-24 0L-26-36Q-25-42-17-42Q-8-42-8-36L-7 0z', '#6a4a3f'), path('M-26-34Q-28-64-17-65Q-6-64-8-34z', '#fff6e8'),
          path('M-12-65Q-6-62-8-34H-14z', '#cdb6c4'), path('M-22-72a6 7 0 1 1 12 0a6 7 0 1 1-12 0z', '#a8704e'),
          path('M-23-73Q-23-82-16-82Q-9-81-10-74Q-16-77-23-73z', '#2a1c2c'),
          path('M-10-58L4-52L3-47L-10-50z', '#cdb6c4'),
          path('M2-40Q-2 -14-8 2Q14 8 34 3Q50 6 66-6Q40-6 28-20Q22-30 18-40z', '#d8414f'),
          path('M12-40Q20-14 34 3Q50 6 66-6Q40-6 28-20Q22-30 18-40z', '#a42c48'), path('M2-38Q0-58 10-60Q20-59 18-38z', '#d8414f'),
          path('M4-56L-6-50L-5-46L6-48z', '#c98f6c'), path('M16-57L22-44L19-42L12-52z', '#c98f6c'),
          path('M5-67a5.5 6.5 0 1 1 11 0a5.5 6.5 0 1 1-11 0z', '#c98f6c'),
          path('M4-64Q2-77 11-77Q19-76 18-66Q26-60 32-63Q26-54 17-56Q14-70 8-70Q5-68 4-64z', '#2a1c2c'),
        ],
        { transform: place(cx, cy, { scale: 1.06 * s }) },
      ),
    );
    doc.add(
      frangipani(doc),
      path(foliagePath({ seed: 31, x0: x1 - doc.pick(230, { tall: 160 }), x1: x1 + 10, y: 606, height: 66, wavelength: 60, scallop: [9, 17],
        base: 620, least: 0.3, envelope: (fx) => Math.min(1, Math.max(0, (fx - x1 + 230) / 160)) }), LIGHT.ink),
      birds('#5a5a94', [[px + 110, 190, 0.9], [px + 134, 178, 0.7, 1], [px + 154, 194, 0.6], [px + 176, 184, 0.5]]),
    );
  },
};
