import {
  air, at, birds, blade, deepenWater, foliagePath, glitter, grass, group, lensesPath, lerp, mix, mound, path, Pen, place, RAMPS, range, ripples, rng,
  sailBoat, sky, streaks, stroke,
  sun, water, type Point, type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';
import { elephant } from '../kit/parts-east';
import { palmyra } from '../kit/parts-tamil-nadu';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#2f3a86', '#8f5592', '#ff7a5c', '#ffd488'], haze: '#f28a76', ink: '#1f1238', deep: '#242c72' };
const HORIZON = 306;
const LAND = { shade: '#4a2a52', mid: '#7d4550', lit: '#d97d4c', glow: '#ffc070', rock: '#35204a', rockLit: '#b5645c' };

/** The cape from above: a grassy spine that dips and rises to a last knoll, cliffs down to the surf. Left shore, skyline, right shore. */
const LEFT: readonly Point[] = [[-60, 590], [10, 540], [50, 530], [84, 496], [128, 488], [150, 466], [204, 450], [222, 424], [268, 416], [300, 392],
  [344, 386], [366, 370], [400, 362], [424, 348]];
const TOP: readonly Point[] = [[424, 348], [446, 330], [468, 318], [486, 316], [508, 326], [530, 336], [556, 352], [580, 362]];
const RIGHT: readonly Point[] = [[580, 362], [556, 374], [536, 378], [520, 392], [476, 396], [452, 412], [470, 430], [438, 446], [448, 470],
  [420, 492], [436, 530], [420, 570], [440, 620]];
const SPINE: readonly Point[] = [[190, 620], [220, 560], [250, 500], [300, 452], [344, 424], [386, 398], [420, 374], [446, 346], [476, 326]];

function cape(): string {
  const outline = new Pen().polygon(LEFT, false).lines(TOP.slice(1)).lines(RIGHT.slice(1)).line(-60, 620).close();
  const random = rng(6);
  // foot of rock all round, with bites
  const shore = [...LEFT, ...TOP.slice(-1), ...RIGHT.slice(1, -1)];
  const rocks = new Pen();
  const lights = new Pen();
  shore.forEach(([x, y], i) => {
    const [nx, ny] = at(shore, Math.min(shore.length - 1, i + 1));
    if (i % 4 === 2) return;
    for (const k of i % 2 ? [0.15, 0.7] : [0.4]) {
      const [px, py] = [lerp(x, nx, k) + (random() - 0.5) * 8, lerp(y, ny, k) + 4];
      const s = lerp(5, 17, (py - 340) / 230) * (0.5 + 0.9 * random());
      rocks.polygon([[px - s * 1.4, py + s * 0.3], [px - s * 0.6, py - s * 0.7], [px + s * 0.2, py - s * 0.8], [px + s * 1.2, py + s * 0.2],
        [px + s, py + s * 0.5], [px - s, py + s * 0.5]]);
      lights.polygon([[px + s * 0.2, py - s * 0.8], [px + s * 1.2, py + s * 0.2], [px + s * 0.4, py + s * 0.1]]);
    }
  });
  const surf = new Pen().soft(LEFT.map(([x, y]): Point => [x - 6, y + 10]))
    .soft(TOP.slice(-1).concat(RIGHT).map(([x, y], i): Point => [x + 7 + (i % 2) * 4, y + 9]));
  const flank = (points: readonly Point[]): Pen => new Pen().polygon(points);
  const tussocks = new Pen(1);
  for (const i of range(110)) {
    const t = random() ** 0.8;
    const j = Math.min(SPINE.length - 2, Math.floor(t * (SPINE.length - 1)));
    const f = t * (SPINE.length - 1) - j;
    const [sx, sy] = [lerp(at(SPINE, j)[0], at(SPINE, j + 1)[0], f), lerp(at(SPINE, j)[1], at(SPINE, j + 1)[1], f)];
    const depth = 1 - t;
    const x = sx + (random() - 0.5) * lerp(50, 300, depth);
    const y = sy + (random() - 0.3) * lerp(10, 60, depth) + Math.abs(x - sx) * 0.25;
    if (i % 2) blade(tussocks, x, y, -1.2, 4 + 14 * depth, 1 + depth, 0.1);
    else blade(tussocks, x, y, -1.8, 4 + 12 * depth, 1 + depth, -0.1);
  }
  return [
    stroke(surf, '#ffd9b8', 5, { opacity: 0.8 }), stroke(surf, '#ffe9cf', 2, { dash: '14 5 6 4', opacity: 0.9 }),
    path(rocks, LAND.rock), path(outline, LAND.mid),
    // shaded left flank, sunlit right one, the knoll
    path(flank([...LEFT, [446, 330], [436, 352], [410, 380], [376, 404], [334, 430], [288, 460], [240, 508], [206, 564], [180, 620], [-60, 620]]),
      LAND.shade),
    path(flank([[300, 452], [344, 424], [386, 398], [420, 374], [446, 346], [470, 336], [500, 350], [476, 372], [440, 392], [420, 412], [400, 428],
      [404, 444], [376, 462], [384, 486], [350, 510], [352, 546], [318, 580], [312, 620], [214, 620], [232, 560], [256, 504]]), LAND.lit),
    path(flank([[476, 318], [508, 326], [530, 336], [556, 352], [574, 360], [546, 362], [520, 356], [500, 344]]), LAND.lit),
    path(flank([[446, 412], [470, 430], [438, 446], [448, 470], [420, 492], [436, 530], [420, 570], [440, 620], [392, 620], [388, 566], [398, 530],
      [386, 496], [412, 466], [404, 446], [430, 428]]), LAND.rock),
      path(flank([[520, 392], [476, 396], [452, 412], [432, 426], [440, 408], [470, 388], [508, 384], [556, 374], [536, 378]]), LAND.rock),
    path(String(flank([[470, 430], [438, 446], [424, 446], [440, 434]])) + String(flank([[448, 470], [420, 492], [406, 494], [430, 472]])) +
      String(flank([[436, 530], [420, 570], [408, 566], [422, 532]])), LAND.rockLit),
    path(lights, LAND.rockLit),
    path(tussocks, LAND.glow, { opacity: 0.5 }),
    // the path along the spine
    stroke(new Pen().soft(SPINE), '#f5d0a0', 2.4, { opacity: 0.8 }), stroke(new Pen().soft(SPINE.slice(0, 4)), '#f5d0a0', 4.4, { opacity: 0.8 }),
  ].join('');
}

/** An island with its cliffs, lit from behind. */
const island = (x: number, w: number, h: number, seed: number, fill: string): string =>
  path(foliagePath({ seed, x0: x - w / 2, x1: x + w / 2, y: HORIZON + 2, height: h, wavelength: w * 0.4, scallop: [4, 9], base: HORIZON + 4,
    least: 0.35, envelope: mound(x - w / 2, x + w / 2, 0.5) }), fill);

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(-20, { wide: 190, tall: 0 });
    const down = doc.pick(0, { tall: 30 });
    const sunX = s + doc.pick(630, { wide: 610, tall: 526 });
    const horizon = HORIZON;
    doc.add(
      sky(doc, LIGHT, { horizon }),
      sun(doc, sunX, 262, 40, '#fff2b0', { glow: '#ffcf7a', glowRadius: doc.pick(300, { wide: 250, tall: 190 }), rings: 2 }),
      streaks(doc, { seed: 33, from: 40, to: 250, count: 9, colour: '#ffc294', opacity: 0.5, height: [6, 16] }),
      streaks(doc, { seed: 8, from: 170, to: 290, count: 6, colour: '#7a3f7c', opacity: 0.45, height: [5, 11] }),
      island(s + 300, 150, 34, 4, air(doc, LIGHT, '#5a3070', 0.5)), island(s + 400, 60, 20, 7, air(doc, LIGHT, '#5a3070', 0.4)),
      island(s + 800, 130, 30, 9, mix('#5a3070', LIGHT.haze, 0.45)), island(s - 60, 120, 24, 12, air(doc, LIGHT, '#5a3070', 0.5)),
      doc.format === 'wide' ? island(-190, 170, 22, 15, air(doc, LIGHT, '#5a3070', 0.5)) : '',
      water(doc, horizon, [[0, '#ffbf7c'], [0.14, '#f07f6c'], [0.45, '#8f4f8a'], [1, '#332a70']]),
      deepenWater(doc, LIGHT, horizon, { strength: 0.8 }),
      ripples(doc, '#ffdfae', { seed: 4, from: horizon + 4, to: 600, count: 90, opacity: 0.5 }),
      ripples(doc, '#33206a', { seed: 9, from: horizon + 10, count: 80, opacity: 0.45 }),
      glitter('#fff2c0', { seed: 3, x: sunX, from: horizon + 2, to: 596, width: [50, 190], count: 42, height: [1, 4.2] }),
      sailBoat(sunX - 78, 342, { scale: 0.62, hull: '#4a2452', sail: '#ffe0b0', shade: '#d98a6c' }),
      sailBoat(doc.pick(690, { wide: 1010, tall: 650 }), 420, { scale: 1, hull: '#3a1c4a', sail: '#ffd9a4', shade: '#c9746c', facing: -1 }),
      sailBoat(s + 90, 330, { scale: 0.4, hull: '#5a3070', sail: '#f0b090', shade: '#c9746c' }),
      path(lensesPath([[s + 520, 366, 90, 5, 0.5], [s + 430, 420, 80, 5, 0.5], [s + 410, 500, 80, 6, 0.5]]), '#4a2a68', { opacity: 0.5 }),
      group(cape(), { transform: place(s, down) }),
    );
    // wide: the slope goes on to the left, in shade
    if (doc.format === 'wide') {
      doc.add(path(new Pen().move(x0 - 10, 470).soft([[x0 - 10, 470], [-180, 500], [-60, 520], [60, 560], [170, 540], [260, 580], [300, 620]],
        { join: true }).line(x0 - 10, 620).close(), '#35204f'),
        path(foliagePath({ seed: 22, x0: x0 - 10, x1: 420, y: 580, height: 116, wavelength: 110, scallop: [7, 15], base: 620, least: 0.2,
          envelope: (x) => Math.max(0, 1 - (x - x0) / 700) }), '#2a1a48'));
    }
    // sugar palms down the spine
    const one = doc.define(palmyra(4, 0, 0, 60, 19, { leaves: ['#2a1640', '#3d2050', '#b0604c'], bark: ['#2a1640', '#c0704c'], light: 1, fans: 9,
      skirt: '#4a2a44' }));
    doc.add(
      [[398, 394, 0.4], [410, 388, 0.3], [366, 416, 0.62], [342, 430, 0.52], [354, 440, 0.7], [282, 470, 1.02], [244, 496, 0.86], [306, 492, 1.2],
        [452, 342, 0.36], [466, 336, 0.3]].map(([x, y, k], i) =>
        doc.use(one, place(s + (x ?? 0), (y ?? 0) + down, { scaleX: (i % 2 ? -1 : 1) * (k ?? 1), scaleY: (k ?? 1) * (1 + (i % 3) * 0.12) }))),
      person(s + 320, 446 + down, { scale: 0.5, top: '#f6e3c0', bottom: '#2a1640', skin: '#6a3f44' }),
      person(s + 330, 441 + down, { scale: 0.48, top: '#e2575f', bottom: '#2a1640', legs: 'skirt', skin: '#6a3f44' }),
    );

    // the viewpoint: a wall with little elephants, people watching, a great palm at the edge
    const px = doc.pick(150, { wide: 560, tall: 210 });
    const wallX = doc.pick(-20, { wide: 400, tall: 90 });
    const wallEnd = x1 + 10;
    const y = 566;
    doc.add(
      path(new Pen().move(wallX, 620).soft([[wallX, 600], [wallX + 60, y + 2], [px + 60, y], [px + 220, y + 4], [wallEnd - 120, y - 6],
        [wallEnd, y - 10]], { join: true }).line(wallEnd, 620).close(), LIGHT.ink),
      stroke(new Pen().soft([[wallX + 40, y + 6], [px + 60, y], [px + 220, y + 4], [wallEnd - 120, y - 6], [wallEnd, y - 10]]), LAND.lit, 2.6,
        { opacity: 0.85 }),
      person(px, y + 3, { scale: 1.9, top: '#f2c9a0', bottom: '#3a2458', legs: 'shorts', head: 'straw', arms: 'photo', skin: '#8a5048' }),
      person(px + 34, y + 2, { scale: 1.95, top: '#d9566c', bottom: '#5a2a5c', legs: 'sarong', head: 'long', skin: '#8a5048' }),
      person(px + 58, y + 2, { scale: 2.05, top: '#3f8a9a', bottom: '#2a1c4a', skin: '#8a5048' }),
      [[138, 0.34, '#7a4562'], [178, 0.44, '#6a3a5c'], [228, 0.3, '#7a4562'],
        [258, 0.4, '#6a3a5c']].map(([dx, k, c], i) => elephant(px + Number(dx), y + 3, Number(k), String(c), i === 2 ? -1 : 1)),
    );
    const e = x1;
    const leaf = { leaves: [LIGHT.ink, '#2a1848', '#7a3f58'] as const, bark: [LIGHT.ink, '#c0704c'] as const, light: -1 as const, fans: 13,
      skirt: '#33204c' };
    const py = doc.pick(140, { wide: 150, tall: 220 });
    doc.add(
      palmyra(8, e - doc.pick(46, { tall: 26 }), 620, 620 - py, doc.pick(108, { tall: 92 }), leaf),
      grass(7, e - 190, e + 10, 606, 62, LIGHT.ink, { count: 44, width: 2.6 }),
      grass(9, e - 120, e - 10, 600, 40, '#7a3f58', { count: 14, width: 1.6 }),
      birds('#3a2458', [[s + 460, 190, 0.9], [s + 484, 180, 0.7, 1], [s + 506, 194, 0.6], [s + 420, 214, 0.5]]),
    );
  },
};
