import {
  air, birds, deepenWater, foliage, foliagePath, group, lensesPath, lerp, mist, mix, path, Pen, place, RAMPS, ridge, ripples, ripplesPath, rng, sky,
    slope,
  streaks, stroke, water,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { elephant } from '../kit/parts-kerala';

/** A dark rain sky behind, low sun from the left on the near bank. */
const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#3f5470', '#64808f', '#a3b7ae', '#e6dfbd'], haze: '#b6c6ba', deep: '#34496a' };
const HORIZON = 352;
const HILL = '#4a7a6a';
const FOREST = { far: '#3c6f5e', near: '#1f5145', lit: '#86a955' };
const TURF = { lit: '#d3d56c', mid: '#9dbb58', shade: '#5f8f50', mud: '#b98a5c' };
const WOOD = { body: '#4b4450', lit: '#d9cdbb', dark: '#2b2734' };
const HIDE = ['#6f6468', '#b5a294', '#453c4a'] as const;

/** One drowned trunk: foot x, waterline y, height, width, lean. */
type Snag = readonly [x: number, y: number, height: number, width: number, lean: number];

/** Path data of the trunks: the whole, the lit left sides, and their mirror. */
function snags(list: readonly Snag[]): { body: string; lit: string; mirror: string } {
  const random = rng(17);
  const [body, lit, mirror] = [new Pen(1), new Pen(1), new Pen()];
  for (const [x, y, h, w, lean] of list) {
    const top = 0.45 + 0.2 * random();
    const [tx, ty] = [x + lean, y - h];
    const stub = random() > 0.35;
    const [bt, side] = [0.45 + 0.3 * random(), random() > 0.5 ? 1 : -1];
    const [bx, by] = [lerp(x, tx, bt), lerp(y, ty, bt)];
    const reach = h * (0.14 + 0.14 * random()) * side;
    body.move(x - w * 0.62, y).quad(x - w * 0.45, y - h * 0.2, tx - w * top * 0.5, ty + h * 0.05)
      .line(tx - w * 0.12, ty).line(tx + w * 0.02, ty + h * 0.035).line(tx + w * 0.2, ty + h * 0.01).line(tx + w * top * 0.5, ty + h * 0.08)
      .quad(x + w * 0.45, y - h * 0.2, x + w * 0.66, y).close();
    if (stub) body.move(bx, by + w * 0.3).quad(bx + reach * 0.6, by - h * 0.02, bx + reach, by - h * 0.16)
      .quad(bx + reach * 0.5, by - h * 0.07, bx, by - w * 0.5).close();
    lit.move(x - w * 0.6, y).quad(x - w * 0.43, y - h * 0.2, tx - w * top * 0.5, ty + h * 0.05).line(tx - w * 0.12, ty + h * 0.01)
      .quad(x - w * 0.1, y - h * 0.3, x - w * 0.28, y).close();
    mirror.polygon([[x - w * 0.6, y], [tx - w * 0.2, y + h * 0.8], [tx + w * 0.25, y + h * 0.78], [x + w * 0.6, y]]);
  }
  return { body: String(body), lit: String(lit), mirror: String(mirror) };
}

/** The two-decked tour boat of the lake, 120 px long, bow to the left. */
const tourBoat = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-60-8H62L56 6H-48z', '#2f5f86'), path('M-60-8H62L61-4H-58z', '#f4ead2'),
      path('M-44-8V-22H54V-8z', '#4a5666'), path('M-40-26V-42H50V-26z', '#54606e'),
      path('M-48-22H58V-27H-48zM-46-42H56L50-48H-40z', '#f7f0df'), path('M-46-42H56V-39H-46z', '#d9563f'),
      stroke('M-44-8V-40M-20-8V-40M4-8V-40M28-8V-40M52-8V-40', '#f7f0df', 2),
      stroke('M-38-12H50', '#e8b24a', 6, { dash: '5 8', round: false }), stroke('M-34-30H46', '#e0653f', 6, { dash: '5 9' }),
      stroke('M-36-17H52M-32-35H48', '#6a4032', 4, { dash: '4 9' }),
      path(lensesPath([[-66, 9, 136, 4, 0.5]]), '#23465a', { opacity: 0.6 }),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 190, tall: -10 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      streaks(doc, { seed: 12, from: 40, to: 170, count: 7, length: [320, 620], height: [16, 34], colour: '#4d6379', opacity: 0.75 }),
      streaks(doc, { seed: 5, from: 120, to: 250, count: 6, length: [260, 520], height: [9, 20], colour: '#7f959c', opacity: 0.7 }),
      streaks(doc, { seed: 9, from: 210, to: 290, count: 4, length: [240, 420], height: [6, 12], colour: '#fbf2cf', opacity: 0.6 }),
    );
    // a curtain of rain over the far hills
    const veil = doc.linear([[0, '#5a7082', 0], [0.35, '#5a7082', 0.55], [1, '#7f959c', 0.05]], { y1: 140, y2: 330 });
    doc.add(
      path(new Pen().polygon([[560 + s, 150], [690 + s, 140], [630 + s, 332], [470 + s, 332]])
        .polygon([[730 + s, 146], [800 + s, 140], [740 + s, 332], [660 + s, 332]]), veil),
      ridge(doc, air(doc, LIGHT, '#5d8791', 0.56), { seed: 12, y: 318, height: 100, wavelength: 230, base: 380 }),
      mist(doc, { seed: 6, from: 300, to: 326, opacity: 0.45, colour: '#eef0dc', count: 4 }),
      ridge(doc, air(doc, LIGHT, HILL, 0.34), { seed: 23, y: 348, height: 96, wavelength: 260, base: 380 }),
      foliage(doc, air(doc, LIGHT, FOREST.far, 0.24), { seed: 8, y: HORIZON + 2, height: 52, wavelength: 110, scallop: [4, 9] }),
    );

    // the lake
    doc.add(
      water(doc, HORIZON, [[0, '#d8d8bf'], [0.12, '#a9beb4'], [0.5, '#5f8492'], [1, '#2c4a63']]),
      deepenWater(doc, LIGHT, HORIZON),
      path(foliagePath({ seed: 8, x0: x0 - 10, x1: x1 + 10, y: HORIZON, height: -40, wavelength: 110, scallop: [10, 24] }),
        air(doc, LIGHT, '#4a7a70', 0.3), { opacity: 0.6 }),
      ripples(doc, '#eef0da', { seed: 4, from: HORIZON + 4, to: 560, count: 44, opacity: 0.5 }),
      ripples(doc, '#28465c', { seed: 9, from: HORIZON + 10, count: 56, opacity: 0.38 }),
      tourBoat(doc.pick(196, { wide: 420, tall: 236 }), 372, doc.pick(0.86, { tall: 0.74 })),
    );

    // the tongue of pasture where the herd has come down to drink
    const turf: Point[] = [[356 + s, 424], [430 + s, 410], [500 + s, 380], [590 + s, 344], [690 + s, 312], [800 + s, 288], [920 + s, 270],
      [x1 + 40, 252]];
    const edge: Point[] = [[x1 + 40, 496], [840 + s, 476], [700 + s, 452], [600 + s, 446], [500 + s, 436], [420 + s, 430], [370 + s, 424]];
    doc.add(
      path(foliagePath({ seed: 13, x0: 560 + s, x1: x1 + 10, y: 350, height: 120, wavelength: 120, scallop: [7, 15], base: 400,
        envelope: slope(540 + s, 820 + s) }), FOREST.near),
      path(foliagePath({ seed: 19, x0: 620 + s, x1: x1 + 10, y: 340, height: 66, wavelength: 80, scallop: [6, 13], base: 400,
        envelope: slope(610 + s, 800 + s) }), mix(FOREST.near, FOREST.lit, 0.4)),
      path(new Pen().soft(turf).soft(edge, { join: true }).close(), TURF.mid),
      path(new Pen().soft(turf).line(x1 + 40, 340).soft([[900 + s, 356], [760 + s, 372], [640 + s, 384], [500 + s, 412], [356 + s, 424]],
        { join: true }).close(), TURF.lit),
      path(new Pen().soft(edge).line(500 + s, 428).soft([[500 + s, 428], [600 + s, 434], [720 + s, 440], [850 + s, 458], [x1 + 40, 476]],
        { join: true }).close(), TURF.mud),
      path(lensesPath([[600 + s, 420, 120, 5, 0.4], [720 + s, 430, 140, 6, 0.6], [520 + s, 424, 70, 4, 0.5], [800 + s, 400, 150, 6, 0.4],
        [660 + s, 392, 110, 5, 0.5]]), TURF.shade, { opacity: 0.6 }),
      // the bank mirrored
      path(new Pen().soft(edge).soft([[370 + s, 424], [430 + s, 444], [520 + s, 470], [640 + s, 492], [760 + s, 508], [x1 + 40, 560]], { join: true })
        .close(), '#6c7c5c', { opacity: 0.75 }),
    );

    // the herd: matriarch, tusker, two young, a calf
    const herd = [
      [548, 436, 0.7, -1, 'forward', false], [712, 444, 0.84, -1, 'down', true], [622, 442, 0.36, -1, 'down', false],
        [456, 432, 0.44, -1, 'forward', false],
      [806, 404, 0.6, 1, 'down', false], [646, 380, 0.4, 1, 'down', false],
    ] as const;
    const shift = doc.pick(0, { tall: -50 }) + s;
    doc.add(
      path(lensesPath(herd.map(([x, y, k]) => [x + shift - 80 * k, y + 3, 170 * k, 7, 0.5])), '#4d5a40', { opacity: 0.7 }),
      group(herd.slice(0, 4).map(([x, y, k]) => path(
        new Pen().circle(x + shift, y + 60 * k, 56 * k, 34 * k).rect(x + shift - 44 * k, y + 4, 18 * k, 50 * k)
          .rect(x + shift + 20 * k, y + 4, 18 * k, 50 * k), '#3f4450')), { opacity: 0.4 }),
      herd.map(([x, y, scale, facing, pose, tusks]) => elephant(x + shift, y, { scale, facing, trunk: pose, tusks, colours: HIDE })),
      path(ripplesPath({ seed: 31, x0: 420 + s, x1: x1, from: 452, to: 540, count: 34, length: [30, 100] }), '#a9beb4', { opacity: 0.75 }),
    );

    doc.add(trunks(doc, s), birds('#e9ead6', [[430 + s, 262, 0.9], [452 + s, 252, 0.7, 1], [470 + s, 266, 0.5], [330 + s, 286, 0.5]]));
  },
};

/** Drowned trunks from far to near, darters on the tallest. */
function trunks(doc: Doc, s: number): string {
  const far: readonly Snag[] = [
    [300, 384, 46, 6, 4], [318, 388, 30, 5, -3], [352, 380, 54, 7, -6], [96, 386, 40, 6, 5], [60, 392, 56, 7, -4], [392, 398, 34, 6, 3],
      [-60, 384, 40, 6, 5], [-110, 392, 52, 7, -5],
    [-240, 388, 44, 6, 4], [-360, 386, 40, 6, -4], [-470, 394, 50, 6, 5],
  ];
  const near: readonly Snag[] = [
    [262, 450, 146, 15, -14], [318, 462, 60, 13, 8], [138, 474, 196, 21, 16], [206, 486, 66, 15, -14], [-30, 470, 130, 18, -12],
      [-180, 490, 96, 17, 8], [-330, 480, 110, 18, -6],
    [372, 524, 86, 17, -16], [-430, 510, 80, 18, 8],
  ];
  const close: readonly Snag[] = doc.format === 'wide' ? [[1084, 620, 480, 52, -22], [1006, 604, 130, 32, -16]] : [[doc.pick(48, { tall: 128 }), 616,
    doc.pick(500, { tall: 440 }), 52, 18], [doc.pick(118, { tall: 196 }), 604, 140, 34, -12]];
  const moved = (list: readonly Snag[]): Snag[] => list.map(([x, ...rest]): Snag => [x + s, ...rest]).filter(([x]) => doc.shows(x, 20));
  const [a, b, c] = [snags(moved(far)), snags(moved(near)), snags(close)];
  const [perchX, perchY] = doc.format === 'wide' ? [1061, 140] : [doc.pick(66, { tall: 146 }), doc.pick(116, { tall: 176 })];
  const darter = 'M-5 0Q-12-10-9-22Q-6-30 0-30Q-2-40 3-46Q7-50 12-47L22-46L12-43Q7-43 6-38Q7-32 8-26Q9-12 2 0L4 12L-2 12z';
  return (
    path(a.mirror, '#3f5361', { opacity: 0.4 }) + path(a.body, mix(WOOD.body, LIGHT.haze, 0.3)) + path(a.lit, mix(WOOD.lit, LIGHT.haze, 0.2)) +
    path(b.mirror, '#23384c', { opacity: 0.5 }) + path(b.body, WOOD.body) + path(b.lit, WOOD.lit) +
    path(lensesPath(moved(near).map(([x, y, , w]) => [x - w * 1.8, y + 4, w * 3.6, 4, 0.5])), '#eef0da', { opacity: 0.8 }) +
    path(darter, '#2b2734', { transform: place(152 + s, 284, { scale: 0.62 }) }) +
    path(c.body, WOOD.dark) + path(c.lit, '#8a7f7c') +
    path(darter, '#1f1c28', { transform: place(perchX, perchY, { scale: 0.95, scaleX: doc.format === 'wide' ? -0.95 : 0.95, scaleY: 0.95 }) }) +
    ripples(doc, '#c9d2c4', { seed: 44, from: 560, to: 604, count: 14, opacity: 0.5, length: [60, 160] })
  );
}
