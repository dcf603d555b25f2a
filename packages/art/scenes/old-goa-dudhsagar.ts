import {
  airAt, at, bananaLeaves, birds, branch, coaches, deepen, fern, foliagePath, group, land, lensesPath, lerp, man, mist, mix, path, Pen, place, RAMPS,
    range, ridge,
  rng, sky, streaks, stroke, tuftPath, viaduct, woman,
  type Leaf, type Point, type Ramp, type Scene,
} from '../kit';
import { boulders } from '../kit/parts-deccan';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#6d8f95', '#a3c0ba', '#d5e4d2', '#eef3e2'], haze: '#cfe0d3', deep: '#1f5058', ink: '#0f2b2c',
};
const WATER = { body: '#dcecea', lit: '#ffffff', dim: '#a9c8cc' };
const ROCK = { mid: '#47605c', dark: '#2f4746', lit: '#6d8a7d' };
const FOREST = { far: '#6f9d80', mid: '#3f7d5c', near: '#27604a', dark: '#174538', lit: '#86b560' };

/** A point `u` of the way from the left to the right edge, `t` of the way down a fall. */
function within(left: readonly Point[], right: readonly Point[], u: number, t: number): Point {
  const along = (edge: readonly Point[]): Point => {
    const k = Math.min(edge.length - 2, Math.floor(t * (edge.length - 1)));
    const f = t * (edge.length - 1) - k;
    const [ax, ay] = at(edge, k);
    const [bx, by] = at(edge, k + 1);
    return [lerp(ax, bx, f), lerp(ay, by, f)];
  };
  const [a, b] = [along(left), along(right)];
  return [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];
}

/** One leap of the fall between two edges: sheet, bright and dim strands, and slits where the rock shows. */
function leap(seed: number, left: readonly Point[], right: readonly Point[], strands: number, slits: number): string {
  const random = rng(seed);
  const [bright, dim, rock] = [new Pen(), new Pen(), new Pen()];
  const strand = (pen: Pen, width: number, from: number, to: number, u: number): void => {
    const n = 3;
    const mid = range(n + 1).map((i) => within(left, right, u + Math.sin(i * 1.7 + u * 9) * 0.012, Math.min(1, lerp(from, to, i / n))));
    const w = (i: number): number => width * Math.sin(Math.PI * (0.12 + (0.76 * i) / n));
    pen.soft(mid.map(([x, y], i): Point => [x - w(i), y])).soft(mid.map(([x, y], i): Point => [x + w(i), y]).reverse(), { join: true }).close();
  };
  for (const i of range(strands)) {
    const from = random() * 0.4;
    strand(i % 2 ? bright : dim, 1.6 + 2.6 * random(), from, from + 0.35 + 0.4 * random(), (i + 0.2 + 0.6 * random()) / strands);
  }
  for (const i of range(slits)) {
    const from = 0.1 + random() * 0.4;
    strand(rock, 2 + 3.4 * random(), from, from + 0.25 + 0.3 * random(), 0.08 + (0.84 * (i + random() * 0.8)) / slits);
  }
  return path(new Pen().soft(left).soft(right.slice().reverse(), { join: true }).close(), WATER.body) + path(dim, WATER.dim) + path(rock, ROCK.mid) +
    path(bright, WATER.lit);
}

/** Spray at the foot of a leap. */
function spray(seed: number, x0: number, x1: number, y: number, height: number, opacity: number): string {
  return path(
    foliagePath({ seed, x0, x1, y, height, wavelength: 34, scallop: [7, 16], base: y + 3, under: height * 0.5, least: 0.4, envelope: (x) =>
      Math.max(0, Math.sin((Math.PI * (x - x0)) / (x1 - x0))) ** 0.6 }),
    '#f6fbf6', { opacity },
  );
}

/** The diesel of the Ghat section with its blue coaches, wheels on y = 0, the engine's nose at x = 0, running to the left. */
const train = (): string =>
  group(
    [
      coaches(86, 0, 6, { length: 72, height: 24, body: '#2f6aa5', band: '#f2e3b8', roof: '#8fa3a8', windows: '#fff0c2' }),
      path('M2-4V-20Q2-28 10-30H24V-32H78V-4z', '#c8452f'),
      path('M24-32V-36H36V-32zM46-32V-34H74V-32z', '#5d4a4c'),
      path('M10-27H22V-17H8z', '#dff0ee'),
      path('M2-14H78V-9H2z', '#f2d9a0'),
      stroke('M34-26H74', '#8a3328', 5, { dash: '6 3' }),
      stroke('M10-1.5H72', '#1c2224', 5, { round: true, dash: '0 8 0 30' }),
      stroke('M0-4H80', '#1c2224', 2.4),
      path('M2-23a3 3 0 1 1 0 6z', '#fff6c8'),
    ],
  );

function hikers(x: number, y: number): string {
  return [
    path(lensesPath([[x - 20, y + 1, 110, 5, 0.5]]), '#1d3836', { opacity: 0.6 }),
    woman(x, y, { scale: 1.7, sari: '#e8b52f', edge: '#e8b52f', skin: '#7a4636' }),
    man(x + 26, y + 2, { scale: 1.8, shirt: '#d9483f', dhoti: '#2f4a5a' }),
    path(`M${x + 50} ${y - 44}Q${x + 54} ${y - 72} ${x + 80} ${y - 74}Q${x + 106} ${y - 72} ${x + 110} ${y - 44}Q${x + 80} ${y - 54} ${x + 50} ${y - 44}z`, '#3f6fb0'),
    path(`M${x + 50} ${y - 44}Q${x + 54} ${y - 72} ${x + 80} ${y - 74}Q${x + 68} ${y - 66} ${x + 68} ${y - 48}z`, '#6f9fd0'),
    stroke(`M${x + 80} ${y - 74}V${y - 26}`, '#2a3a44', 1.8),
    man(x + 74, y + 2, { scale: 1.65, shirt: '#f0e8d4', dhoti: '#4a5a4c', facing: -1 }),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 250, tall: 6 });
    const tone = (colour: string, amount: number, x: number, under = 0.55): string => airAt(doc, LIGHT, colour, amount, x, under);
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepen: doc.format === 'tall' }),
      streaks(doc, { seed: 7, from: 16, to: 110, count: 6, length: [260, 520], height: [10, 24], colour: '#f4f8ee', opacity: 0.6 }),
      ridge(doc, tone(FOREST.far, 0.62, 0), { seed: 15, y: 150, height: 120, wavelength: 240, base: 420 }),
    );
    // the wooded wall of the Ghats, highest where the river leaps over
    const wallLine: Point[] = [
      [-760, 250], [-560, 210], [-420, 226], [-260, 176], [-100, 150], [40, 150], [150, 108], [250, 92], [340, 76], [400, 88], [470, 78], [560, 104],
        [680, 96], [800, 140], [960, 170],
      [1200, 190],
    ].map(([x = 0, y = 0]): Point => [x + shift, y]);
    // in wide the forest under the title is in the shadow of a cloud
    const inShade = (dark: string, colour: string): string =>
      doc.format === 'wide' ? doc.linear([[0, dark], [0.45, mix(dark, colour, 0.25)], [0.75, colour], [1, colour]], { x1: -100, x2: 900, y2: 0 }) : colour;
    doc.add(land(wallLine, 640, inShade('#1c4f4c', mix(FOREST.mid, LIGHT.haze, 0.34))));
    // canopy above canopy, each row with its sunlit rim
    for (const row of range(6)) {
      const y = [158, 206, 256, 308, 362, 418][row] ?? 0;
      const gap = 62 + row * 20;
      const air = 0.3 - row * 0.045;
      const rows = (lift: number, seed: number): string =>
        ([[x0 - 10, 398 + shift - gap], [388 + shift + gap, x1 + 10]] as const)
          .map(([from, to], side) =>
            foliagePath({ seed: seed + side, x0: from, x1: to, y: y - lift, height: 44 + row * 5, wavelength: 74, scallop: [7 + row, 14 + row * 2],
              base: 560, least: 0.2,
              envelope: (x) => Math.min(1, 0.15 + (side ? x - from : to - x) / 90) }))
          .join('');
      doc.add(
        path(rows(9, row * 7 + 3), inShade('#19494a', mix(mix(FOREST.mid, FOREST.lit, 0.42), LIGHT.haze, air))),
        path(rows(0, row * 7 + 3), inShade('#16423f', mix(row % 2 ? FOREST.near : FOREST.mid, LIGHT.haze, air))),
      );
    }
    if (doc.format !== 'card') doc.add(deepen(doc, LIGHT, { to: 380, strength: doc.format === 'wide' ? 0.8 : 0.9 }));

    // the wet rock and the four leaps of milk-white water
    const falls = [
      path('M366 88L396 92L426 88L450 112L462 130L494 160L510 232L548 300L566 380L604 470H190L226 380L244 310L274 240L290 168L330 130L348 106z', ROCK.mid),
      path('M366 88L396 92L384 150L340 190L320 260L282 320L262 400L240 470H190L226 380L244 310L274 240L290 168L330 130z', ROCK.dark),
      path('M426 88L450 112L462 130L494 160L510 232L548 300L566 380L604 470H572L540 390L520 310L486 246L470 170L444 130z', ROCK.lit),
      stroke('M300 190L330 176M286 252L318 240M470 150L494 166M486 230L512 240M262 330L240 344M530 320L552 314M300 214L322 204M500 270L530 286',
        ROCK.dark, 4, { opacity: 0.7 }),
      leap(3, [[384, 84], [374, 104], [366, 128], [352, 152]], [[410, 84], [416, 106], [428, 130], [442, 152]], 9, 2),
      leap(6, [[334, 150], [322, 178], [314, 206], [300, 236]], [[452, 150], [464, 176], [468, 208], [480, 236]], 16, 5),
      leap(9, [[300, 234], [284, 262], [276, 296], [262, 330]], [[478, 234], [492, 266], [506, 298], [518, 330]], 22, 8),
      leap(13, [[256, 328], [246, 366], [238, 410], [218, 474]], [[524, 328], [536, 366], [548, 410], [572, 474]], 26, 9),
      spray(4, 332, 462, 154, 16, 0.85), spray(5, 286, 494, 240, 20, 0.85), spray(6, 246, 534, 334, 22, 0.8),
      path(tuftPath(61, 318, 388, 104, 26) + tuftPath(63, 408, 474, 104, 26), mix(FOREST.near, LIGHT.haze, 0.16)),
      path(tuftPath(41, 292, 344, 248, 18) + tuftPath(43, 438, 496, 346, 22) + tuftPath(44, 392, 428, 161, 15), FOREST.near),
    ].join('');
    doc.add(group(falls, { transform: place(shift, 0) }));
    doc.add(
      mist(doc, { seed: 14, from: 118, to: 168, colour: '#f6fbf2', opacity: 0.55, count: 3, x0: 160 + shift, x1: 760 + shift }),
      mist(doc, { seed: 24, from: 236, to: 300, colour: '#eef6ee', opacity: 0.4, count: 3, x0: 200 + shift, x1: 800 + shift }),
    );

    // the viaduct in a slight grade, the train, forest at both ends
    doc.add(
      group(
        [
          viaduct({ x0: 20, x1: 800, y: 388, height: 130, arches: 11, deck: 12, colours: ['#b3ab98', '#efe6c8', '#6f7168', '#3f524e'] }),
          group(train(), { transform: place(196, 373, { scale: 0.92 }) }),
        ],
        { transform: place(shift, 10, { rotate: -1.4 }) },
      ),
      spray(8, 200 + shift, 600 + shift, 486, 46, 0.9),
    );
    const bank = (seed: number, from: number, to: number, y: number, height: number, fill: string, power = 1): string =>
      path(foliagePath({ seed, x0: from, x1: to, y, height, wavelength: 90, scallop: [9, 20], base: 640, least: 0.35, envelope: (x) =>
        (power > 0 ? Math.min(1, Math.max(0.02, (to - x) / 150)) : Math.min(1, Math.max(0.02, (x - from) / 150))) }), fill);
    const rimmed = (seed: number, from: number, to: number, y: number, height: number, rim: string, fill: string, power = 1): string =>
      bank(seed, from, to, y, height, rim, power) + group(bank(seed, from, to, y, height, fill, power), { transform: place(power > 0 ? -6 : 6, 12) });
    doc.add(
      rimmed(31, x0 - 10, 176 + shift, 470, 110, inShade('#1d5449', '#5a9460'), inShade('#164640', FOREST.near)),
      rimmed(32, 596 + shift, x1 + 10, 470, 130, '#6fa85c', FOREST.near, -1),
      rimmed(34, x0 - 10, 150 + shift, 530, 90, inShade('#17463f', '#3f7a50'), inShade('#103833', FOREST.dark)),
      rimmed(33, 650 + shift, x1 + 10, 524, 110, '#86b560', FOREST.mid, -1),
    );
    // the stream foams towards us between boulders
    const stream: Point[] = [[210, 480], [190, 520], [130, 560], [40, 620]].map(([x = 0, y = 0]): Point => [x + shift, y]);
    const streamRight: Point[] = [[590, 480], [600, 520], [640, 560], [720, 620]].map(([x = 0, y = 0]): Point => [x + shift, y]);
    doc.add(
      leap(51, stream, streamRight, 20, 0),
      path(lensesPath(range(16).map((i) => [at(stream, 0)[0] - 40 + ((i * 137) % 480), 496 + i * 6.4, 70 + i * 5, 6, (i % 5) / 5] as const)),
        '#7fa9a8', { opacity: 0.8 }),
      spray(58, 190 + shift, 620 + shift, 492, 24, 0.95),
      boulders(7, [[236, 530, 62, 30], [470, 524, 54, 26], [356, 548, 74, 36], [548, 556, 80, 40],
        [190, 572, 92, 46]].map(([x = 0, y = 0, w = 0, h = 0]) => [x + shift, y, w, h] as const), ['#4a625c', '#8fa896', '#2a403f']),
      path(lensesPath([[226, 534, 84, 5, 0.5], [460, 528, 76, 5, 0.5], [346, 552, 100, 6, 0.5], [536, 560, 110, 6, 0.5],
        [180, 577, 120, 6, 0.5]].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [x + shift, y, l, h, c] as const)), '#f6fbf6', { opacity: 0.9 }),
    );
    // the near rock with hikers in rain capes, leaves as frame
    const near = doc.pick(0, { wide: 292, tall: -86 });
    const leaves: Leaf[] = [[826, 640, -2, 180, 26, -0.7], [806, 650, -1.7, 160, 24, -0.5], [840, 610, -2.5, 130, 20, -0.8]];
    doc.add(
      path(`M${540 + near} 640Q${556 + near} 566 ${630 + near} 552Q${720 + near} 542 ${860 + near} 560V640z`, ROCK.dark),
      path(`M${540 + near} 640Q${556 + near} 566 ${630 + near} 552Q${720 + near} 542 ${860 + near} 560Q${700 + near} 560 ${640 + near} 574` +
        `Q${580 + near} 590 ${540 + near} 640z`, '#7f9a88'),
      hikers(594 + near, 566),
      bananaLeaves(leaves.map(([x, ...rest]) => [x + near, ...rest] as const), LIGHT.ink, '#23574a'),
      fern(doc.pick(30, { wide: 1010, tall: 116 }), 636, -1.2, 130, '#123a34', 1),
      fern(doc.pick(-6, { wide: 960, tall: 96 }), 630, -0.8, 140, '#0f302e', 1),
      fern(doc.pick(70, { wide: 1040, tall: 150 }), 640, -1.7, 100, '#1c4a3e', -1),
    );
    const right = doc.pick(812, { wide: 1112 });
    doc.add(
      doc.format === 'tall'
        ? ''
        : group(
            branch(doc, 6, [[right, 8, 2.9, 190], [right, 58, 2.7, 150], [right - 70, -14, 2.3, 130]], {
              dark: LIGHT.ink, lit: '#2f6b4c', wood: '#1d3330', leaf: 40, width: 7, pairs: 9,
            }),
            { transform: doc.format === 'wide' ? '' : place(800, 0, { scaleX: -1, scaleY: 1 }) },
          ),
      birds('#eef6ee', [[500, 200, 0.7], [522, 190, 0.6, 1], [540, 204, 0.5]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
