import {
  air, birds, conifers, coniferRow, deepZenith, foliagePath, land, lensesPath, lerp, man, mist, mix, path, Pen, petalPath, place, prayerFlags, RAMPS,
  range, rng, sky, slope, stipple,
  stroke, sun, woman,
  type Conifer, type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { leafFanPath, limbPath, moved, snowRange } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#3a6fae', '#86b3d6', '#d3e2e4', '#f8ecd8'], haze: '#d7e2e6', deep: '#234f8c' };
const BLOOM = { lit: '#ffb3cf', mid: '#f0648f', shade: '#c23868', deep: '#8a2050', throat: '#fff0e2' };
const LEAF = { lit: '#8fae58', mid: '#3f7a52', dark: '#1d4f4a' };
const RIVER = ['#d5efe6', '#6fc6c4', '#2f93a8', '#1a6a8c'] as const;

/** One bell of a rhododendron seen from the mouth: five lobes, a pale throat, dark specks; 34 px across. */
function bell(tone: string, edge: string): string {
  const lobes = range(5).map((i) => petalPath(0, 0, -Math.PI / 2 + (i * 2 * Math.PI) / 5, 18, 9)).join('');
  const lit = range(2).map((i) => petalPath(1, -1, -Math.PI / 2 + 0.3 + (i * 2 * Math.PI) / 5, 16, 6)).join('');
  return path(lobes, tone) + path(lit, edge) + path(new Pen(1).circle(0, 0, 4.6), BLOOM.throat) +
    stroke('M0 0l5-6M0 0l-4-6M0 0l7-1M-5-9h1M-1-11h1M3-10h1', BLOOM.deep, 1.2, { round: true });
}

/** A truss of bells over its whorl of leaves, about 0,0, some 120 px across; `bells` are ids in shade, between, in the sun. */
function truss(doc: Doc, seed: number, bells: readonly [string, string, string]): string {
  const random = rng(seed);
  const spots: readonly (readonly [number, number, 0 | 1 | 2, number])[] = [
    [-32, 8, 0, 0.86], [32, 12, 1, 0.9], [0, 18, 0, 0.9], [-40, -14, 0, 0.9], [40, -10, 1, 0.92], [-20, -4, 1, 1], [18, -2, 1, 1.02],
    [-24, -34, 1, 0.94], [26, -32, 2, 0.96], [0, -22, 2, 1.08], [2, -48, 2, 0.86],
  ];
  return (
    path(leafFanPath(seed, 7, 92, 13, { from: 172, to: 8, y: 6 }), LEAF.dark) +
    path(leafFanPath(seed + 1, 5, 86, 10, { from: 200, to: 128, y: 4 }) + leafFanPath(seed + 2, 4, 84, 10, { from: 60, to: -16, y: 4 }), LEAF.mid) +
    path(leafFanPath(seed + 3, 4, 70, 5, { from: 50, to: -10, y: 2 }), LEAF.lit) +
    spots.map(([x, y, tone, s]) => doc.use(bells[tone], place(x, y, { scale: s, rotate: x * 0.9 + (random() - 0.5) * 50 }))).join('')
  );
}

/** A yak grazing, small and dark; 40 px long at scale 1, facing left. */
const grazingYak = (x: number, y: number, scale: number): string =>
  moved(
    [path('M20-22Q24-10 20-3L18 0H14L15-7Q0-3-10-7L-10 0H-14L-14-9Q-20-6-24-2Q-30 1-29-4Q-24-14-18-18Q-12-28-4-25Q10-24 20-22z', '#33283a'),
      path('M-18-18Q-12-28-4-25Q10-24 20-22Q4-20-8-21Q-14-20-18-18z', '#8f7a70'), path('M20-20Q28-14 25-4Q21-8 20-14z', '#33283a'),
      stroke('M-25-10q-5-3-3-8', '#e6dcc4', 1.6)],
    x, y, scale,
  );

/** A laden pony led over the bridge, facing left; 44 px long at scale 1. */
const pony = (x: number, y: number, scale: number): string =>
  moved(
    [path('M18-26Q22-20 20-14L22 0H18L15-12Q4-9-6-12L-7 0H-11L-12-13Q-14-20-12-24L-18-36Q-26-33-28-35Q-28-40-19-43L-15-46L-13-42Q-8-34-4-26z',
      '#7a4a38'),
      path('M-15-46Q-8-40-6-28L-3-26Q-9-28-13-38z', '#2a2030'), path('M-2-27Q6-32 13-27L14-15Q6-12-3-16z', '#d8433f'),
      path('M-2-23h15v3h-15z', '#f3c456'), path('M18-26Q26-22 24-8Q20-14 19-20z', '#2a2030')],
    x, y, scale,
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 150, tall: 10 });
    const back = snowRange(
      [[-340, 300], [200, 270], [330, 250], [400, 206], [440, 222], [492, 168], [520, 186], [560, 160], [610, 214], [660, 196], [720, 262],
        [900, 240], [1130, 280]].map(([x = 0, y = 0]) => [x > -300 && x < 1100 ? x + dx : x, y] as const),
      { seed: 5, base: 400, light: 1, depth: 0.7, spacing: 22 },
    );
    const left = snowRange(
      [[-700, 300], [-560, 150], [-500, 190], [-420, 96], [-360, 150], [-280, 70], [-220, 130], [-130, 150], [-60, 96], [-20, 120], [60, 66],
        [96, 98], [150, 88], [206, 166], [262, 196], [320, 282],
        [400, 366]].map(([x = 0, y = 0]) => [x + dx, y + doc.pick(26, { tall: 44 })] as const),
      { seed: 13, base: 430, light: 1, depth: 0.74, spacing: 24 },
    );
    const right = snowRange(
      [[520, 410], [600, 300], [650, 276], [706, 176], [740, 196], [800, 104], [838, 132], [900, 90], [980, 176], [1060, 130],
        [1180, 190]].map(([x = 0, y = 0]) => [x + dx * 0.7, y + doc.pick(20, { tall: 46 })] as const),
      { seed: 22, base: 440, light: 1, depth: 0.62, spacing: 24 },
    );
    const snow = (a: number, under: number): string => air(doc, LIGHT, '#fff6ea', a, under);
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      sun(doc, doc.pick(620, { wide: 820, tall: 560 }), 140, 30, '#fffbe8', { glow: '#fff3d6', glowRadius: doc.pick(300, { tall: 180 }), glowOpacity: 0.7, disc: false }),
      path(back.body, air(doc, LIGHT, '#8fa6cc', 0.45, 0.8)), path(back.lit, snow(0.16, 0.8)),
      path(left.body, air(doc, LIGHT, '#57699a', 0.2, 0.82)), path(left.lit, snow(0.03, 0.93)),
      path(right.body, air(doc, LIGHT, '#66769f', 0.22, 0.6)), path(right.lit, mix('#fff6ea', LIGHT.haze, 0.06)),
      mist(doc, { seed: 8, from: 300, to: 352, colour: '#f7f4ea', opacity: 0.7, count: 5 }),
    );
    // dark fir slopes; rhododendron thickets burn among them
    const slopes = (seed: number, y: number, h: number, fn: (x: number) => number): string =>
      foliagePath({ seed, x0: x0 - 10, x1: x1 + 10, y, height: h, wavelength: 150, scallop: [4, 9], base: 440, least: 0.4, envelope: fn });
    const firs = (seed: number, from: number, to: number, ground: (x: number) => number, heights: readonly [number, number], gap: number, haze: number): string =>
      conifers(coniferRow(seed, Math.max(from, x0 - 20), Math.min(to, x1 + 20), ground, heights, gap), air(doc, LIGHT, '#1f4f55', haze, 0.5),
        air(doc, LIGHT, '#7fa58a', haze, 0.6), 1);
    const valley = (x: number): number => 0.35 + 0.75 * Math.abs((x - 480 - dx) / 480);
    doc.add(
      path(slopes(4, 404, 92, valley), air(doc, LIGHT, '#3f7a80', 0.34, 0.6)),
      firs(3, x0 - 20, 430 + dx, (x) => 414 - 26 * Math.max(0, (430 + dx - x) / 430), [26, 60], 15, 0.24),
      firs(5, 560 + dx, x1 + 20, (x) => 410 - 24 * Math.max(0, (x - 560 - dx) / 300), [26, 58], 15, 0.2),
      land([[x0 - 20, 408], [150 + dx, 414], [330 + dx, 404], [500 + dx, 398], [660 + dx, 404], [x1 + 20, 398]], 640,
        wide ? air(doc, LIGHT, '#7fae5e', 0.06, 0.2) : '#86b565'),
      path(lensesPath([[x0, 424, 260, 6, 0.5], [120 + dx, 418, 190, 5, 0.4], [520 + dx, 412, 180, 5, 0.5], [700 + dx, 424, 220, 6, 0.5],
        [x0 + 120, 446, 240, 7, 0.5]]),
        '#b9d07a', { opacity: 0.8 }),
      stipple('#e8588c',
        { seed: 7, count: doc.pick(90, { wide: 150 }), x0, y0: 408, x1, y1: 440, size: 5, opacity: 0.85, density: (u) => 0.2 +
          0.8 * Math.abs(Math.sin(u * 11)) }),
      stipple('#ffc2d6', { seed: 9, count: doc.pick(60, { wide: 110 }), x0, y0: 404, x1, y1: 436, size: 3.6, density: (u) => 0.2 + 0.8 * Math.abs(Math.sin(u * 11)) }),
    );
    // the river comes down from the right and sweeps away to the left
    const line = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + dx, y]);
    const water = doc.linear([[0, RIVER[0]], [0.3, RIVER[1]], [0.7, RIVER[2]], [1, RIVER[3]]], { y1: 396, y2: 620 });
    const far = line([[560, 402], [520, 414], [440, 430], [400, 446], [380, 466], [300, 490], [160, 510], [-60, 530], [-500, 552]]);
    const near = line([[-500, 680], [-60, 660], [180, 640], [380, 600], [500, 556], [520, 516], [486, 488], [500, 456], [560, 430], [600, 412], [596, 402]]);
    doc.add(
      path(new Pen().soft(far.map(([x, y]) => [x - 8, y - 5] as const)).soft(near.map(([x, y]) => [x + 14, y + 2] as const), { join: true }).close(), '#d9d3c0'),
      path(new Pen().soft(far).soft(near, { join: true }).close(), water),
    );
    const random = rng(15);
    const foam = range(40).map(() => {
      const t = random();
      const y = lerp(420, 604, t);
      const middle = (y < 470 ? lerp(520, 430, (y - 420) / 50) : lerp(430, 90, ((y - 470) / 134) ** 0.9)) + dx;
      const spread = lerp(20, 330, t);
      return [middle + (random() - 0.5) * spread - 20, y, lerp(16, 90, t) * (0.5 + random()), lerp(1, 3.4, t), random()] as const;
    });
    const stones = new Pen();
    const caps = new Pen();
    const spray = new Pen();
    for (const [sx, sy, s] of [[430, 462, 9], [404, 480, 12], [470, 500, 14], [330, 500, 12], [250, 528, 18], [400, 540, 22], [150, 548, 16],
      [300, 580, 26], [60, 584, 22], [460, 560, 16], [-80, 566, 24], [-190, 590, 28], [-330, 580, 22]] as const) {
      const x = sx + dx;
      stones.move(x - s, sy).quad(x - s * 0.8, sy - s * 0.8, x - s * 0.1, sy - s * 0.8).quad(x + s, sy - s * 0.8, x + s * 1.1, sy).close();
      caps.move(x - s * 0.2, sy - s * 0.8).quad(x + s, sy - s * 0.8, x + s * 1.1, sy - 1).quad(x + s * 0.4, sy - s * 0.5, x - s * 0.2, sy - s * 0.8).close();
      spray.move(x - s * 1.5, sy + 1).quad(x - s, sy - s * 0.3, x, sy + 1).quad(x + s * 0.6, sy + s * 0.4, x + s * 1.6, sy + 1).quad(x, sy + s * 0.7,
        x - s * 1.5, sy + 1).close();
    }
    doc.add(path(lensesPath(foam), '#f2fbf4', { opacity: 0.8 }), path(stones, '#5f6676'), path(caps, '#b9b6ae'), path(spray, '#f6fdf6', { opacity: 0.8 }));
    // a cantilever bridge of logs, its flags, a pony caravan; yaks on the far meadow
    const [ax, ay, bx2] = [336 + dx, 448, 520 + dx];
    doc.add(
      [[180, 436, 0.9], [216, 428, 0.7], [112, 444, 1], [640, 428, 0.8], [700, 436, 0.9], [-60, 446, 0.9],
        [-110, 440, 0.7]].filter(([x = 0]) => doc.shows(x + dx)).map(([x = 0, y = 0, s = 1]) => grazingYak(x + dx, y, s)),
      path(`M${ax - 26} ${ay + 26}L${ax - 20} ${ay - 8}H${ax + 16}L${ax + 24} ${ay + 30}z` +
        `M${bx2 - 20} ${ay + 28}L${bx2 - 14} ${ay - 8}H${bx2 + 22}L${bx2 + 30} ${ay + 22}z`,
        '#8a8480'),
      path(`M${ax + 4} ${ay - 8}H${ax + 16}L${ax + 24} ${ay + 30}H${ax + 10}zM${bx2 + 8} ${ay - 8}H${bx2 + 22}L${bx2 + 30} ${ay + 22}H${bx2 + 14}z`,
        '#b9b0a2'),
      stroke(`M${ax - 22} ${ay + 6}h42M${ax - 24} ${ay + 16}h46M${bx2 - 16} ${ay + 6}h42M${bx2 - 18} ${ay + 16}h46`, '#5d5a64', 2),
      path(`M${ax + 10} ${ay + 8}L${ax + 64} ${ay - 4}V${ay - 8}H${ax + 10}zM${bx2 - 8} ${ay + 8}L${bx2 - 62} ${ay - 4}V${ay - 8}H${bx2 - 8}z`, '#5a3a34'),
      path(`M${ax - 24} ${ay - 14}H${bx2 + 24}V${ay - 7}H${ax - 24}z`, '#7a4f3a'), stroke(`M${ax - 24} ${ay - 15}H${bx2 + 24}`, '#d9b07a', 2),
      pony(ax + 96, ay - 15, 0.72), man(ax + 66, ay - 15, { scale: 0.95, shirt: '#8e2f4c', dhoti: '#3a3a55', hat: '#d9a03f' }),
      woman(ax + 130, ay - 15, { scale: 0.92, sari: '#2f5f8f', edge: '#e0457a', facing: -1 }),
      stroke(`M${ax - 24} ${ay - 34}H${bx2 + 24}`, '#5a3a34', 1.8), stroke(`M${ax - 22} ${ay - 25}H${bx2 + 24}`, '#5a3a34', 20, { dash: '2 20' }),
      prayerFlags([ax - 40, ay - 94], [bx2 + 44, ay - 88], { sag: 16, size: 16 }),
      stroke(`M${ax - 40} ${ay - 2}V${ay - 100}M${bx2 + 44} ${ay - 2}V${ay - 94}`, '#5a3a34', 3),
    );
    // near banks
    doc.add(
      land([[240 + dx, 640], [370 + dx, 612], [490 + dx, 574], [540 + dx, 530], [560 + dx, 490], [640 + dx, 462], [760 + dx, 448], [900 + dx, 440],
        [1140 + dx, 432]],
        660, '#5f9a52'),
      path(lensesPath([[600 + dx, 488, 160, 5, 0.5], [720 + dx, 470, 160, 5, 0.5], [560 + dx, 560, 160, 7, 0.5]]), '#a9c96c', { opacity: 0.8 }),
      path(foliagePath({ seed: 41, x0: 520 + dx, x1: x1 + 10, y: 624, height: 190, wavelength: 90, scallop: [7, 15], base: 640, least: 0.4,
        envelope: slope(490 + dx, 700 + dx) }),
        '#2f6f52'),
      stipple(BLOOM.shade,
        { seed: 17, count: doc.pick(70, { wide: 90 }), x0: 560 + dx, y0: 440, x1: x1 + 20, y1: 600, size: 15,
          density: (u, v) => (v > 0.7 - 0.5 * u ? 1 : 0) }),
      stipple(BLOOM.mid,
        { seed: 18, count: doc.pick(70, { wide: 90 }), x0: 560 + dx, y0: 434, x1: x1 + 20, y1: 594, size: 11,
          density: (u, v) => (v > 0.7 - 0.5 * u ? 1 : 0) }),
      stipple(BLOOM.lit,
        { seed: 19, count: doc.pick(46, { wide: 66 }), x0: 566 + dx, y0: 430, x1: x1 + 20, y1: 590, size: 7,
          density: (u, v) => (v > 0.7 - 0.5 * u ? 1 : 0) }),
    );
    const firsNear: Conifer[] = [[706 + dx, 520, 190], [752 + dx, 540, 250], [660 + dx, 500, 130], [830 + dx, 540, 210], [890 + dx, 556, 270]];
    doc.add(conifers(firsNear.filter(([x]) => doc.shows(x, 60)), '#173f46', '#6f9a7c', 1));
    // trusses close to us: the lower left corner, and the right in all formats
    const bells = [doc.define(bell(BLOOM.shade, BLOOM.mid)), doc.define(bell(BLOOM.mid, BLOOM.lit)), doc.define(bell('#f58aae', '#ffd6e2'))] as const;
    const ids = [doc.define(truss(doc, 4, bells)), doc.define(truss(doc, 9, bells))];
    const corner: readonly (readonly [number, number, number, number])[] = wide
      ? [[1060, 470, 1.1, -8], [980, 560, 1.3, 6], [1080, 590, 1.4, -6], [880, 606, 0.96, 10]]
      : [[x0 + 52, 512, 1.14, 8], [x0 - 4, 590, 1.3, 16], [x0 + 130, 588, 1.24, -6], [x0 + 224, 616, 0.92, -12], [x1 - 40, 580, 1.06, -10], [x1 - 120, 612, 0.84, 4]];
    doc.add(
      wide ? '' : path(limbPath([[x0 - 20, 640], [x0 + 20, 560], [x0 + 56, 512]], [16, 12, 8], 0) +
        limbPath([[x0 + 30, 640], [x0 + 90, 610], [x0 + 132, 588]], [12, 10, 6], 0), '#4a3438'),
      corner.map(([x, y, s, r], i) => doc.use(ids[i % 2] ?? '', place(x, y, { scale: s, rotate: r }))),
      birds(mix(deepZenith(LIGHT), '#fff', 0.1),
        [[doc.pick(400, { wide: 600, tall: 400 }), 130, 0.9], [doc.pick(428, { wide: 628, tall: 426 }), 118, 0.7, 1],
          [doc.pick(448, { wide: 648, tall: 444 }), 134, 0.6]]),
    );
  },
};
