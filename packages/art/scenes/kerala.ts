import {
  air, airAt, birds, canoe, clamp, crown, foliagePath, glitter, kettuvallam, kettuvallamReflection, leafPaths, mix,
  palm, path, Pen, place, RAMPS, range, ridgePoints, ripples, ripplesPath, rng, sky, streaks, sun, trunkPath,
  deepenWater, type Point, type Ramp, type Scene,
} from '../kit';

const HORIZON = 322;
const HAZE = '#f6cd85';
const INK = '#1d1830';
const LIGHT: Ramp = { ...RAMPS.golden, haze: HAZE, sky: ['#2c7d8e', '#8db8a0', '#f5cf80', '#fde6b0'] };

/** x of the houseboat's stem and y of its waterline. */
const BOAT = { x: 204, y: 452 };

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const sunX = doc.pick(262, { wide: 560, tall: 300 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 8 }),
      sun(doc, sunX, 250, 44, '#fff6d0', {
        glow: doc.pick('#ffe7a0', { wide: '#ffd67a' }),
        glowRadius: doc.pick(330, { wide: 420, tall: 260 }), glowOpacity: 0.8, rings: 3,
      }),
      streaks(doc, { seed: 4, from: 70, to: 250, length: [160, 420], colour: '#fff0c8' }),
    );

    // the banks, far and near, lined with palms that share one crown
    const leaves = crown(3, 40, { leaflets: 6, width: 0.19, light: -1 });
    const palmId = doc.define(path(leaves.back + leaves.mid + leaves.lit + trunkPath(-7, 100, 0, 0, 5, 3, 6), ''));
    type FarPalm = readonly [x: number, y: number, scale: number];
    const row = (list: readonly FarPalm[], fill: (x: number) => string): string =>
      list
        .filter(([x]) => doc.shows(x))
        .map(([x, y, s], i) => doc.use(palmId, place(x, y, { scaleX: i % 2 ? -s : s, scaleY: s }), { fill: fill(x) }))
        .join('');
    const far = air(doc, LIGHT, '#3f6a58', 0.62);
    const near = mix('#255a4e', HAZE, 0.26);
    const farPalms = row(
      [
        [-210, 268, 0.62], [-120, 276, 0.5], [-40, 270, 0.6], [36, 276, 0.5], [96, 262, 0.66], [150, 282, 0.42],
        [352, 282, 0.44], [392, 270, 0.58],
      ],
      (x) => airAt(doc, LIGHT, '#3f6a58', 0.62, x),
    );
    doc.add(
      path(
        foliagePath({
          seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 38, wavelength: 70, base: HORIZON + 6,
        }),
        far,
      ),
      farPalms,
    );
    const nearPalms = row(
      [
        [470, 264, 0.62], [524, 232, 0.94], [578, 252, 0.7], [634, 208, 1.15], [676, 240, 0.84], [732, 200, 1.25],
        [786, 236, 0.9], [850, 206, 1.15], [910, 240, 0.9], [990, 206, 1.2], [1060, 236, 0.9],
      ],
      () => near,
    );
    const rise =
      (from: number, over: number) =>
      (x: number): number =>
        clamp((x - from) / over);
    doc.add(
      nearPalms,
      path(
        foliagePath({
          seed: 11, x0: 405, x1: x1 + 30, y: HORIZON + 8, height: 74, wavelength: 80, base: HORIZON + 10,
          envelope: rise(400, 190),
        }),
        near,
      ),
      path(
        foliagePath({
          seed: 15, x0: 440, x1: x1 + 30, y: HORIZON + 10, height: 40, wavelength: 60, base: HORIZON + 10,
          envelope: rise(430, 150),
        }),
        mix('#17453f', HAZE, 0.14),
      ),
    );

    // water with the mirror of both banks
    const water = doc.linear(
      [[0, '#f9d58c'], [0.2, '#cfbd88'], [0.52, '#4f8a86'], [1, '#123f4c']],
      { y1: HORIZON, y2: 600 },
    );
    const farMirror = ridgePoints({
      seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 8, height: -26, wavelength: 60, step: 24,
    });
    const shore = HORIZON + 6;
    const nearMirror: Point[] = [
      [404, 330], [450, 348], [520, 376], [570, 370], [630, 406], [680, 388], [740, 414], [800, 392], [870, 414],
      [940, 392], [1000, 412], [1110, 392],
    ];
    doc.add(
      doc.band(water, shore),
      deepenWater(doc, LIGHT, shore),
      path(
        new Pen()
          .move(x0 - 10, shore)
          .lines(farMirror)
          .line(x1 + 10, shore)
          .close(),
        air(doc, { ...LIGHT, haze: '#cfbd88' }, mix('#3f6a58', HAZE, 0.62), 0.3, 0.8),
      ),
      path(new Pen().soft(nearMirror).line(1110, shore).line(404, shore).close(), mix(near, '#4f8a86', 0.2)),
      path(
        ripplesPath({
          seed: 6, x0: 410, x1, from: HORIZON + 14, to: HORIZON + 110, count: 46, length: [30, 90], height: [0.8, 2],
        }),
        water,
      ),
      ripples(doc, '#0f4451', {
        seed: 7, from: HORIZON + 12, to: 600, count: 70, length: [14, 130], height: [0.7, 3.4], opacity: 0.4,
      }),
      ripples(doc, '#ffe9b4', {
        seed: 9, from: HORIZON + 8, to: 560, count: 50, length: [14, 90], height: [0.6, 2.2], opacity: 0.55,
      }),
      glitter('#fff1c0', {
        seed: 3, x: sunX, from: HORIZON + 8, to: 590, width: [60, 190], count: 40, height: [0.8, 3.6],
      }),
    );

    // the houseboat, its mirror broken by ripples
    const { x, y } = BOAT;
    doc.add(
      kettuvallamReflection(x, y),
      path(
        ripplesPath({
          seed: 21, x0: x - 30, x1: x + 480, from: y + 12, to: y + 112, count: 60, length: [30, 120],
          height: [1.2, 2.6],
        }),
        water,
      ),
      path(
        ripplesPath({
          seed: 23, x0: x - 20, x1: x + 440, from: y + 8, to: y + 110, count: 16, length: [30, 90], height: [0.8, 1.8],
        }),
        '#f3d79a',
      ),
      kettuvallam(x, y, { ink: INK }),
      glitter('#fff1c0', {
        seed: 31, x: x + 60, from: y + 2, to: y + 22, width: [60, 100], count: 5, height: [0.8, 2],
      }),
      canoe(doc.pick(112, { wide: 60, tall: 190 }), doc.pick(372, { tall: 364 }), {
        ink: INK, scale: doc.pick(1, { tall: 0.8 }),
      }),
    );

    // foreground: a palm (at the far edge in the wide format, away from the title) and pandanus in the near corner
    const bark = [INK, '#8f5a45', '#120d22'] as const;
    const fronds = ['#10202f', '#15363b', '#356048'] as const;
    const frame = { length: 190, width: [34, 17] as const, light: 1 as const, bark, leaves: fronds, nuts: '#4b2a2e' };
    doc.add(
      doc.format === 'wide'
        ? palm(2, 1130, 640, 1010, 120, { ...frame, bend: 40 })
        : palm(2, doc.pick(-24, { tall: 76 }), 640, doc.pick(74, { tall: 150 }), doc.pick(96, { tall: 110 }), {
            ...frame, bend: -40,
          }),
    );
    const dark: string[] = [];
    const lit: string[] = [];
    const random = rng(12);
    const tufts: readonly (readonly [x: number, y: number, r: number, leaves: number])[] = [
      [770, 622, 118, 13], [690, 618, 70, 9], [860, 626, 130, 13], [960, 620, 96, 11], [1060, 626, 140, 13],
    ];
    for (const [cx, cy, r, n] of tufts.filter(([tx]) => tx < Math.max(x1, 800) + 90)) {
      for (const i of range(n)) {
        const t = ((i * 5) % n) / (n - 1);
        const angle = -Math.PI * (0.06 + 0.88 * t);
        const left = angle < -Math.PI / 2;
        const length = r * (0.7 + 0.4 * random());
        const [upper, lower] = leafPaths(
          cx - (t - 0.5) * 14,
          cy, angle, length,
          length * 0.085,
          (left ? -1 : 1) * (0.5 + 0.7 * random()),
        );
        dark.push(upper + lower);
        if (i % 3 !== 1) lit.push(left ? lower : upper);
      }
    }
    doc.add(
      path(dark.join(''), '#0e2632'),
      path(lit.join(''), '#24524d'),
      birds('#2a4d55', [[472, 132, 1.1], [506, 118, 0.9, 1], [540, 140, 0.8], [566, 126, 0.7, -1]]),
    );
  },
};
