import {
  air, birds, boulder, branch, clamp, coaches, coniferRow, conifers, fbm, foliage, group, land, lerp, mist, mix, path, Pen, place, RAMPS, range, ridge, rng, sky, smoke, streaks,
  stroke,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { crowd, deodarRow, deodars } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4f8a92', '#93bdb0', '#d6e3c4', '#f6f0d2'], haze: '#d3dfc6', deep: '#1d5a62', ink: '#102e2e' };
const STONE: Tones = ['#b39f8a', '#ead9b4', '#6f6d72'];
const HOLLOW = '#3f4f52';
const RED = '#c23a32';
const CREAM = '#f6e6be';
const INK = '#0f2b2c';
/** Rail level, and the foot of the lowest gallery. */
const RAIL = 266;
const LEFT = 112;
const RIGHT = 702;

/**
 * The arched gallery at Kanoh: four tiers of arches, wide at the rails, the lower tiers shorter as the gorge narrows.
 * Light from the left.
 */
function gallery(): string {
  const tiers: readonly (readonly [top: number, foot: number, x0: number, x1: number, arches: number])[] = [
    [RAIL + 12, RAIL + 72, LEFT, RIGHT, 13], [RAIL + 78, RAIL + 142, 196, 640, 9], [RAIL + 148, RAIL + 216, 284, 566, 5], [RAIL + 222, RAIL + 296, 346, 506, 3],
  ];
  const out: string[] = [];
  for (const [top, foot, a, b, n] of tiers) {
    const w = (b - a) / n;
    const openings = new Pen();
    const reveals = new Pen();
    const lit = new Pen();
    for (const i of range(n)) {
      const x = a + i * w;
      const half = w * 0.33;
      const middle = x + w / 2;
      const spring = top + half + 7;
      openings.move(middle - half, foot).line(middle - half, spring).arc(half, half, middle + half, spring).line(middle + half, foot).close();
      // the thickness of the wall, in the light on the right inside of each arch
      reveals.move(middle + half, foot).line(middle + half, spring).arc(half, half, middle + half * 0.1, spring - half)
        .arc(half * 0.9, half, middle + half * 0.66, spring + 2).line(middle + half * 0.66, foot).close();
      lit.rect(x - w * 0.15, top + 5, w * 0.13, foot - top - 5);
    }
    const body = new Pen().rect(a - w * 0.17, top, b - a + w * 0.34, foot - top);
    out.push(
      path(body, STONE[0]),
      path(lit, STONE[1]),
      path(openings, HOLLOW),
      path(reveals, '#8f8a80'),
      path(new Pen().rect(a - w * 0.17 - 5, top - 5, b - a + w * 0.34 + 10, 8), STONE[1]),
      path(new Pen().rect(a - w * 0.17 - 3, top + 3, b - a + w * 0.34 + 6, 3), STONE[2]),
      stroke(
        range(4).map((i) => `M${Math.round(a - w * 0.17)} ${Math.round(lerp(top + 18, foot - 6, i / 3))}H${Math.round(b + w * 0.17)}`).join(''),
        STONE[2], 1.3, { dash: '7 3 11 28', opacity: 0.6 },
      ),
    );
  }
  return out.join('');
}

/** A narrow-gauge diesel with its wheels on y, 78 px long, nose to the left. */
const diesel = (x: number, y: number): string =>
  group(
    [
      path('M0-7V-22Q2-28 8-28H30V-38H56V-28H74Q78-27 78-20V-7z', RED),
      path('M0-14H78V-8H0z', CREAM),
      path('M28-38Q43-46 58-38z', INK),
      path('M33-36H42V-27H33zM45-36H54V-27H45z', '#ffe9b0'),
      path('M0-7V-22Q2-28 8-28H12V-7z', '#e8604a'),
      stroke('M14-24H28M60-24H74', '#8f2430', 1.6),
      path('M-3-7H80L77-2H0z', '#2a2430'),
      stroke('M12-2H70', '#1c1722', 6, { round: true, dash: '0 11 0 11 0 24' }),
      path('M-1-19a3 3 0 1 1 3 3z', '#fff3c4'),
    ],
    { transform: place(x, y) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-4, { wide: 216, tall: -4 });
    const drop = doc.pick(0, { tall: 12 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      streaks(doc, { seed: 27, from: 40, to: 190, count: 9, colour: '#fdf8e6', opacity: 0.5, height: [8, 20] }),
      ridge(doc, air(doc, LIGHT, '#4f8078', 0.66), { seed: 3, y: 250, height: 150, wavelength: 240, step: 26 }),
      mist(doc, { seed: 6, from: 196, to: 250, colour: '#fbf8e8', opacity: 0.6, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#3f7468', 0.46), { seed: 18, y: 300, height: 150, wavelength: 210, step: 22 }),
    );

    // both flanks of the gorge behind the gallery
    const at = (x: number): number => x - shift;
    const flank = (x: number): number => {
      const u = at(x);
      const left = 236 - 120 * clamp((150 - u) / 420) + 300 * clamp((u - 120) / 300) ** 1.1;
      const right = 206 - 90 * clamp((u - 760) / 300) + 320 * clamp((700 - u) / 270) ** 1.1;
      return Math.min(left, right) - 26 * (fbm(x / 60, 4) - 0.5);
    };
    const slope = (lift: number): Point[] => range(56).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 55), flank(lerp(x0 - 20, x1 + 20, i / 55)) + lift + drop]);
    const behind = doc.format === 'wide' ? doc.linear(
      [[0, '#1d5a5c'], [0.5, '#3f7560'], [1, '#6f9a72']], { x1: x0, x2: x1, y2: 0 },
    ) : doc.linear([[0, mix('#4f8a66', LIGHT.haze, 0.3)], [1, '#2a5f50']], { y1: 200, y2: 600 });
    const back = coniferRow(11, x0, x1 + 20, (x) => flank(x) + drop + 14, [30, 56], 19);
    doc.add(
      conifers(back, air(doc, LIGHT, '#2f6a5a', 0.3, 0.7), ''),
      land(slope(0), 640, behind),
      foliage(
        doc, air(doc, LIGHT, '#2f6a58', 0.22, 0.75),
        { seed: 8, y: 420 + drop, height: 120, wavelength: 110, scallop: [8, 17], base: 640, envelope: (x) => clamp(Math.abs(at(x) - 420) / 330) },
      ),
      mist(doc, { seed: 29, from: 430, to: 540, colour: '#f3f4e2', opacity: 0.5, count: 7 }),
    );

    // the gallery, its ends bedded in the rock, and the line cut into the hillside on both sides
    const [a, b] = [LEFT + shift, RIGHT + shift];
    doc.add(
      group(gallery(), { transform: place(shift, drop) }),
      path(
        new Pen()
          .move(x0 - 10, RAIL + drop).line(a + 12, RAIL + drop).line(a + 10, RAIL + 40 + drop).line(a + 64, RAIL + 84 + drop)
            .line(a + 90, RAIL + 148 + drop).line(a + 180, RAIL + 216 + drop).line(a + 240, 620).line(x0 - 10, 620).close(),
        doc.format === 'wide' ? doc.linear([[0, '#2a5f54'], [1, '#17403d']], { y1: 260, y2: 600 }) : doc.linear([[0, '#5f8f5c'], [1, '#1d4a42']], { y1: 260, y2: 600 }),
      ),
      path(
        new Pen()
          .move(x1 + 10, RAIL + drop).line(b - 12, RAIL + drop).line(b - 8, RAIL + 44 + drop).line(b - 56, RAIL + 88 + drop)
            .line(b - 80, RAIL + 150 + drop).line(b - 146, RAIL + 214 + drop).line(b - 204, 620).line(x1 + 10, 620).close(),
        doc.linear([[0, '#4f7f58'], [1, '#1a423e']], { y1: 260, y2: 600 }),
      ),
      // retaining walls along the cutting
      path(new Pen().rect(x0 - 10, RAIL - 1 + drop, a - x0 + 22, 15).rect(b - 12, RAIL - 1 + drop, x1 - b + 30, 15), STONE[2]),
      stroke(`M${x0} ${RAIL + 7 + drop}H${Math.round(a + 12)}M${Math.round(b - 12)} ${RAIL + 7 + drop}H${x1}`, STONE[0], 6, { dash: '14 3 9 4' }),
      path(new Pen().rect(a - 10, RAIL + 2 + drop, b - a + 20, 11), STONE[0]),
      stroke(`M${Math.round(a - 6)} ${RAIL + 7 + drop}H${Math.round(b + 6)}`, STONE[2], 8, { dash: '1.6 8' }),
      path(new Pen().rect(x0 - 10, RAIL - 2 + drop, doc.width + 20, 4), '#4a3f40'),
    );
    // the train
    const head = 262 + shift;
    doc.add(
      smoke(
        [[head + 40, RAIL - 54 + drop, 7], [head + 56, RAIL - 66 + drop, 10], [head + 80, RAIL - 76 + drop, 13], [head + 112, RAIL - 84 + drop, 16]],
        '#fffaf0', 0.34,
      ),
      diesel(head, RAIL - 1 + drop),
      coaches(head + 84, RAIL - 1 + drop, 5, { length: 56, height: 25, body: RED, band: CREAM, roof: '#d9d2bc', windows: '#fff0c4' }),
      stroke(`M${head + 84} ${RAIL - 25 + drop}h296`, CREAM, 2.4, { dash: '56 4' }),
      crowd(4, [[head + 152, RAIL - 12 + drop], [head + 271, RAIL - 12 + drop]], 13, ['#2f6fa8', '#f0b03a']),
    );
    // cedars on both shoulders, before the ends of the gallery
    const random = rng(20);
    const shoulder: [number, number, number][] = [];
    for (const [dx, y, h] of [
      [-44, 300, 120], [-84, 330, 96], [-10, 372, 110], [-120, 380, 140], [-180, 330, 120], [-240, 380, 140], [-320, 340, 110], [-400, 390, 150],
    ] as const) shoulder.push([a + dx, y + drop, h + 14 * random()]);
    for (const [dx, y, h] of [
      [38, 304, 116], [84, 340, 130], [10, 384, 104], [130, 320, 100], [180, 400, 150],
    ] as const) shoulder.push([b + dx, y + drop, h + 14 * random()]);
    // the forest of both flanks, one drawing placed many times, farther ones paler; then the cedars on the shoulders
    const kinds = [0, 1].map((i) => doc.define(deodars([[0, 0, 100 + i]], '', '#7fa85c')));
    const forest: { x: number; y: number; h: number; t: number }[] = [];
    for (let y = 318; y < 600; y += 26) {
      for (let x = x0 - 10; x < x1 + 20; x += 26 + 24 * random()) {
        const u = at(x) + 10 * random();
        const edge = 84 + (y - 270) * 0.95;
        if (u > edge - 10 && u < 800 - edge + 30) continue;
        if (random() < 0.4 || (y < 380 && doc.format === 'wide' && x < 200 && random() < 0.5)) continue;
        forest.push({ x, y: y + 10 * random() + drop, h: lerp(46, 104, (y - 318) / 280) * (0.8 + 0.4 * random()), t: (y - 318) / 280 });
      }
    }
    doc.add(
      forest.map(({ x, y, h, t }, i) => doc.use(
        kinds[i % 2] ?? '', place(x, y, { scaleX: (i % 3 ? 1 : -1) * (h / 100), scaleY: h / 100 }),
        { fill: mix(
          mix('#34735a', '#163f3c', t), doc.format === 'wide' && x < 240 ? '#1d5a62' : LIGHT.haze,
          doc.format === 'wide' && x < 240 ? 0.35 * (1 - t) : 0.2 * (1 - t),
        ) },
      )),
      deodars(shoulder.filter(([x]) => doc.shows(x, 30)), mix('#1f5248', LIGHT.haze, 0.08), '#7fa85c'),
      // the stream on the floor of the gorge
      path(`M${418 + shift} ${548 + drop}q-16 18 10 30t-30 40h130q-50-20-48-38t-36-32z`, '#b5d4cc'),
      stroke(`M${424 + shift} ${560 + drop}q-4 10 14 20t-6 34M${436 + shift} ${572 + drop}q16 14 20 34`, '#f6fbf2', 2.4),
      [[392, 590, 36], [470, 598, 44], [446, 572, 22], [352, 604, 50]].map(([x = 0, y = 0, w = 0]) => boulder(x + shift, y + drop * 0.4, w, w * 0.5, ['#3f5654', '#9fae98'])),
      mist(doc, { seed: 36, from: 500, to: 556, colour: '#f3f4e2', opacity: 0.4, count: 4, x0: 240 + shift, x1: 640 + shift }),
    );
    // near cedars, a pine branch over our heads
    const near = doc.format === 'wide'
      ? deodarRow(5, 850, x1 + 60, () => 646, [170, 300], 76).concat([[-270, 640, 150], [-200, 646, 110]])
      : ([
        [doc.pick(752, { tall: 660 }), 650, 330], [doc.pick(806, { tall: 712 }), 650, 250], [doc.pick(690, { tall: 606 }), 640, 150],
        [doc.pick(16, { tall: 112 }), 646, 150],
      ] as const);
    const twigs = [[840, 30, 2.82, 210], [830, -10, 2.98, 190], [850, 84, 2.62, 150], [760, -20, 2.2, 110]] as const;
    doc.add(
      deodars(near, INK, '#35604a'),
      branch(
        doc, 6, twigs.map(([x, y, angle, length]) => [x + doc.pick(0, { wide: 290, tall: -104 }), y, angle, length] as const),
        { dark: INK, lit: '#3f6f50', wood: '#2c2a2c', leaf: 30, width: 1.5, pairs: 20 },
      ),
      birds(
        '#2f6466',
        [
          [226, 146, 1, 0], [256, 130, 0.8, 1], [204, 128, 0.6, -1], [280, 150, 0.5, 0],
        ].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift * 1.1, y + drop * 3, s, t] as const),
      ),
    );
  },
};
