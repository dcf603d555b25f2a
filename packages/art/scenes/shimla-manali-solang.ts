import {
  air, archPath, birds, clamp, conifers, coniferRow, group, hump, land, lensesPath, lerp, massif, mist, mix, paintMassif, path, Pen, place, poly, RAMPS, range, ridge, sky,
  streaks, stroke, sun,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, deodars, hillTown } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#3f78a6', '#9cbfc0', '#f6d59c', '#fdeac2'], haze: '#f3d9b0', deep: '#1d5480' };
const WALL = { lit: '#fff0b8', mid: '#f0cf86', shade: '#b98d6a', dark: '#5a4250' };
const SLATE = { lit: '#8c8a8c', mid: '#646578', shade: '#484a60' };
const FOREST = ['#20473f', '#6f8f52'] as const;
const INK = '#18302f';
/** The level of the Ridge, the town's promenade. */
const RIDGE = 306;

/** Christ Church: crenellated tower with clock and pinnacles, long nave with buttresses, porch. Light from the left. */
function church(): string {
  const y = RIDGE;
  const pinnacle = (x: number, foot: number, h: number, w: number): Point[] => [
    [x - w, foot], [x - w, foot - h * 0.4], [x, foot - h], [x + w, foot - h * 0.4], [x + w, foot],
  ];
  const windows = (
    xs: readonly number[], half: number, sill: number, spring: number, apex: number,
  ): string => xs.map((x) => archPath(x, half, sill, spring, apex)).join('');
  return [
    // nave: roof, wall in the side light, buttresses
    poly([[434, y - 66], [450, y - 108], [590, y - 108], [608, y - 66]], SLATE.mid),
    poly([[434, y - 66], [450, y - 108], [590, y - 108], [588, y - 102], [456, y - 102], [444, y - 66]], SLATE.lit),
    path(new Pen().rect(438, y - 68, 166, 68), WALL.mid),
    path(new Pen().rect(438, y - 70, 168, 5), WALL.shade),
    path(windows([463, 495, 527, 559, 589], 7, y - 18, y - 44, y - 58), WALL.dark),
    stroke('M463 254v34M495 254v34M527 254v34M559 254v34M589 254v34', '#d9a35c', 1.4),
    path([449, 479, 511, 543, 575, 600].map((x) => `M${x - 4} ${y}V${y - 58}l4-7l4 7V${y}z`).join(''), WALL.lit),
    path([449, 479, 511, 543, 575, 600].map((x) => `M${x + 1} ${y}V${y - 62}l3 4V${y}z`).join(''), WALL.shade),
    // choir at the far end
    poly([[596, y], [596, y - 76], [620, y - 112], [644, y - 76], [644, y]], WALL.shade),
    poly([[590, y - 74], [620, y - 118], [650, y - 74], [642, y - 74], [620, y - 106], [598, y - 74]], SLATE.mid),
    path(archPath(620, 10, y - 16, y - 52, y - 72), WALL.dark),
    // tower
    path(new Pen().rect(372, y - 150, 66, 150), WALL.mid),
    path(new Pen().rect(372, y - 150, 24, 150), WALL.lit),
    path(new Pen().rect(420, y - 150, 18, 150), WALL.shade),
    path([368, 432].map((x) => `M${x} ${y}V${y - 96}l3-6V${y - 150}h7v48l3 6V${y}z`).join(''), WALL.lit),
    path(`M440 ${y}V${y - 96}l2-6V${y - 150}h-4v48l-3 6V${y}z`, WALL.shade),
    stroke(`M366 ${y - 58}h78M366 ${y - 106}h78M366 ${y - 150}h78`, WALL.shade, 3),
    stroke(`M366 ${y - 61}h78M366 ${y - 109}h78M366 ${y - 153}h78`, '#fff6d0', 2.4),
    path(windows([393, 417], 7, y - 112, y - 132, y - 145), WALL.dark),
    stroke(`M388 ${y - 118}h10M388 ${y - 124}h10M412 ${y - 118}h10M412 ${y - 124}h10`, WALL.shade, 1.4),
    path(new Pen(1).circle(405, y - 83, 15), '#fffbe8'),
    stroke(new Pen(1).circle(405, y - 83, 15), WALL.dark, 2.2),
    stroke(`M405 ${y - 83}v-10M405 ${y - 83}l7 4`, WALL.dark, 1.8),
    // crenellated crown with four pinnacles
    stroke(`M370 ${y - 158}h72`, WALL.mid, 10, { dash: '7 4.5' }),
    path(new Pen(1).polygon(pinnacle(371, y - 150, 44, 4.5)).polygon(pinnacle(405, y - 154, 24, 3)), WALL.lit),
    path(new Pen(1).polygon(pinnacle(439, y - 150, 44, 4.5)), WALL.mid),
    path(
      new Pen(1).polygon([[371, y - 194], [375.5, y - 168], [375.5, y - 150], [371, y - 150]]).polygon([[439, y - 194], [443.5, y - 168], [443.5, y - 150], [439, y - 150]]),
      WALL.shade,
    ),
    // porch
    poly([[382, y], [382, y - 32], [405, y - 54], [428, y - 32], [428, y]], WALL.mid),
    poly([[382, y], [382, y - 32], [405, y - 54], [401, y - 30], [401, y]], WALL.lit),
    poly([[376, y - 30], [405, y - 60], [434, y - 30], [428, y - 28], [405, y - 51], [382, y - 28]], SLATE.mid),
    path(archPath(406, 11, y, y - 18, y - 32), WALL.dark),
  ].join('');
}

/** The half-timbered library next to it. */
const library = (x: number, y: number): string =>
  [
    path(new Pen().rect(x, y - 46, 86, 46), '#f3dfba'),
    path(new Pen().rect(x + 58, y - 46, 28, 46), '#c29b86'),
    stroke(`M${x + 4} ${y}v-46m13 46v-46m13 46v-46m13 46v-46m13 46v-46m13 46v-46m12 46v-46M${x} ${y - 26}h86`, '#6b4038', 2.4),
    poly([[x - 8, y - 44], [x + 8, y - 74], [x + 78, y - 74], [x + 94, y - 44]], '#3f7a68'),
    poly([[x + 12, y - 44], [x + 32, y - 84], [x + 52, y - 44]], '#f3dfba'),
    stroke(`M${x + 12} ${y - 44}l20-38l20 38M${x + 32} ${y - 78}v34M${x + 22} ${y - 58}h20`, '#6b4038', 2.4),
    poly([[x + 6, y - 42], [x + 32, y - 92], [x + 58, y - 42], [x + 52, y - 42], [x + 32, y - 80], [x + 12, y - 42]], '#5fa088'),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(30, { wide: 230, tall: -20 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330, deepenTo: 380 }),
      sun(doc, doc.pick(96, { wide: 480, tall: 170 }), doc.pick(206, { wide: 226 }), 26, '#fffbe6', { glow: '#ffe9b0', glowRadius: 220, glowOpacity: 0.75, rings: 2 }),
      streaks(doc, { seed: 33, from: 50, to: 190, count: 8, colour: '#fff3d8', opacity: 0.5 }),
      // far snows over fold after fold of blue hills
      paintMassif(
        massif(
          9,
          [[-340, 300], [-250, 236], [-160, 286], [-60, 222], [30, 280], [110, 216], [200, 276], [300, 230], [400, 290], [520, 236], [640, 300], [800, 250], [1130, 300]],
          330, { depth: 0.7, jag: 0.8 },
        ),
        air(doc, LIGHT, '#7f95b5', 0.5),
        air(doc, LIGHT, '#fff6e6', 0.3, 0.92),
      ),
      ridge(doc, air(doc, LIGHT, '#6b8aa0', 0.5), { seed: 5, y: 330, height: 70, wavelength: 240, step: 30 }),
      ridge(doc, air(doc, LIGHT, '#4f7886', 0.34), { seed: 15, y: 376, height: 80, wavelength: 200, step: 26 }),
      mist(doc, { seed: 3, from: 340, to: 400, colour: '#fff1d0', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#3a6468', 0.2), { seed: 25, y: 440, height: 110, wavelength: 230, step: 22 }),
    );

    // Jakhu hill, forested, with the orange Hanuman over the trees
    const jakhu = (x: number): number => 322 - 168 * hump(x, 640 + shift, 190) - 40 * hump(x, 800 + shift, 150) + 6 * Math.sin(x / 23);
    const [bodyFar, litFar] = [mix('#2f5d4d', LIGHT.haze, 0.28), mix('#86a05c', LIGHT.haze, 0.34)];
    const hill: Point[] = range(46).map((i): Point => [lerp(300 + shift, x1 + 40, i / 45), jakhu(lerp(300 + shift, x1 + 40, i / 45))]);
    const hx = 664 + shift;
    const hy = jakhu(hx) - 6;
    doc.add(
      group(
        [
          path('M-9 0L-8-20Q-13-30-9-38L-4-41Q-6-50 0-52Q6-50 4-41L9-38Q13-30 8-20L9 0z', '#e8763a'),
          path('M-9-37Q-16-46-12-58L-9-57Q-12-46-5-40zM9 0L8-20Q13-30 9-38L4-41L1-30L3 0z', '#c2542c'),
          path('M-6-50L0-62L6-50zM-16-58q3-8 8 0z', '#f3c34c'),
        ],
        { transform: place(hx, hy, { scale: 0.92 }) },
      ),
      land(hill, 340, bodyFar),
      ...[0, 1, 2].map((row) =>
        conifers(
          coniferRow(7 + row, 330 + shift, x1 + 30, (x) => Math.min(320, jakhu(x) + 8 + row * 52), [22, 42], 22), mix(bodyFar, FOREST[0], row * 0.25),
          mix(litFar, FOREST[1], row * 0.2),
        ),
      ),
    );

    // the hillside below the Ridge
    const crest = (x: number): number => {
      const u = x - shift;
      return RIDGE + 8 + 214 * clamp((330 - u) / 420) ** 1.25 + 30 * clamp((u - 780) / 300);
    };
    const slope = range(38).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 37), crest(lerp(x0 - 20, x1 + 20, i / 37))]);
    doc.add(
      land(slope, 620, doc.linear([[0, '#62794e'], [0.4, '#47684c'], [1, '#2c5045']], { y1: 300, y2: 600 })),
      deodars(
        [[356 + shift, RIDGE + 6, 120], [340 + shift, RIDGE + 12, 92], [666 + shift, RIDGE + 6, 128], [790 + shift, RIDGE + 10, 140], [846 + shift, RIDGE + 14, 110]],
        '#2a5246', '#7f9a58',
      ),
      group([church(), library(690, RIDGE)], { transform: place(shift, 0) }),
      path(new Pen().rect(334 + shift, RIDGE - 1, Math.max(300, x1 - shift - 320), 5), '#ffe6b4'),
      path(`M330 ${RIDGE + 3}H${Math.max(900, x1 - shift + 20)}V${RIDGE + 24}H300z`, '#8f7a72', { transform: place(shift, 0) }),
      stroke(`M336 ${RIDGE + 13}H${Math.max(880, x1 - shift + 20)}`, '#6b5a60', 13, { dash: '2 12', transform: place(shift, 0) }),
      crowd(
        3, range(26).map((i): Point => [shift + 346 + i * 17 + 8 * Math.sin(i * 4), RIDGE + 2]).filter(([x]) => x < x1), 14,
        ['#c8382f', '#2f6f9a', '#f2e6cf', '#d98a2c', '#5a3f6a', '#3f6b4c'],
      ),
      stroke([356, 470, 560, 672].map((x) => `M${x + shift} ${RIDGE + 3}v-30`).join(''), '#3a3440', 1.8),
      path([356, 470, 560, 672].map((x) => String(new Pen().circle(x + shift, RIDGE - 29, 4))).join(''), '#fff3c4'),
    );
    doc.add(
      hillTown(doc, {
        seed: 12, crest: (x) => crest(x) + 34, from: RIDGE + 62, to: 596, rows: 8, scale: [0.56, 1.16],
        roofs: ['#c2482f', '#d9694a', '#3f7f6f', '#5c94a8', '#b5552f', '#7f9a6a', '#e0d2b4'],
        walls: ['#ffecc4', '#b08a80', '#6b5563'], trees: FOREST, treeHeights: [60, 110], haze: [LIGHT.haze, 0.22],
        density: (x, y) => 0.78 - 0.5 * clamp((330 + shift - x) / 260) - 0.1 * clamp((y - 480) / 120),
      }),
      path(lensesPath([[300 + shift, 352, 160, 4, 0.5], [520 + shift, 372, 130, 4, 0.4]]), '#fff1d0', { opacity: 0.3 }),
      // big dark deodars on the near slope, cut by the border
      deodars(
        [[doc.pick(770, { wide: 1060, tall: 668 }), 640, 470], [doc.pick(690, { wide: 980, tall: 606 }), 640, 250], [doc.pick(836, { wide: 1120, tall: 730 }), 640, 330]],
        INK, '#3d5c44',
      ),
      doc.format === 'wide' ? deodars([[-256, 640, 260], [-190, 640, 190], [-300, 640, 210], [-60, 640, 150], [30, 650, 130]], INK, '#31513f') : '',
      birds('#4f6a78', [[250, 150, 0.9], [276, 138, 0.7, 1], [236, 134, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
