import {
  air, birds, branch, clamp, coniferRow, conifers, contourRows, cumulus, deepenWater, dip, foliage, foliagePath,
  group, hump, lerp, mix, path, Pen, place, RAMPS, range, ridge, ripplePair, rng, rowingBoat, sky, stroke, trunk,
  water,
  type Ramp, type Scene, type Twig,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#3f86bb', '#8cc2dc', '#dcebe0', '#fbf0d6'], haze: '#cfe3ea', deep: '#1b5688',
};
const SHORE = 372;
const WALL = '#fbe9bd';

/** St Stephen's: nave under a red roof, crenellated tower; pale yellow, light from the right. */
function church(): string {
  const shade = '#d9bd8c';
  return group(
    [
      path('M0 0V-34H70V0z', WALL),
      path('M0 0V-34H20V0z', shade),
      path('M-4-34L35-58L74-34z', '#b0543f'),
      path('M-4-34L35-58L30-34z', '#8a3f38'),
      path('M56 0V-66H82V0z', WALL),
      path('M56 0V-66H63V0z', shade),
      path('M55-66v-8h5v4h5v-4h8v4h5v-4h5v8z', WALL),
      path('M65-6v-14q4-5 8 0v14zM65-40v-10q4-5 8 0v10zM12-8v-12q4-5 8 0v12zM30-8v-12q4-5 8 0v12z', '#6a5a58'),
    ],
    { transform: place(316, 360) },
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: 350 }),
      cumulus(
        doc,
        [
          [150, 190, 280, 70, 3], [470, 150, 220, 50, 5], [720, 210, 260, 64, 8], [-150, 180, 260, 60, 9],
          [960, 160, 260, 60, 12],
        ],
        { shade: '#c9dfe8', opacity: 0.9, shift: 0.04 },
      ),
    );
    const hills = [
      [13, 300, 110, 0.62, '#3a68a0'], [17, 330, 90, 0.44, '#3a7090'], [19, 352, 70, 0.24, '#2f7468'],
    ] as const;
    const woods = dip(360, 0, 160);
    const edge = (x: number): number => 0.35 + 0.65 * woods(x);
    doc.add(
      hills.map(([seed, y, height, amount, colour]) =>
        ridge(doc, air(doc, LIGHT, colour, amount, 0.6), { seed, y, height, wavelength: 260 }),
      ),
      contourRows(doc, {
        crest: (x) => 352 - 40 * hump(x, 640, 161), x0: 460, base: 380, rows: 4, gap: 7, body: '#66a05c',
        dark: '#478350', lit: '#a8cb72', width: 4, dash: '6 3',
      }),
      church(),
      foliage(doc, '#2f6b54', {
        seed: 4, y: 366, height: 44, wavelength: 70, scallop: [6, 13], base: SHORE + 4, envelope: edge,
      }),
      conifers(
        [...coniferRow(6, x0, 220, () => 370, [50, 96], 22), ...coniferRow(8, 560, x1, () => 370, [46, 90], 24)],
        '#245a50', '#6fa06a', 1,
      ),
      foliage(doc, '#4f8f58', { seed: 14, y: 372, height: 18, wavelength: 40, scallop: [5, 10], base: SHORE + 4 }),
    );
    // the lake with the mirror of woods and tower
    const mirror = foliagePath({
      seed: 4, x0: x0 - 10, x1: x1 + 10, y: 0, height: 60, wavelength: 70, scallop: [10, 20], base: 4, envelope: edge,
    });
    doc.add(
      water(doc, SHORE + 2, [[0, '#a9d3d0'], [0.35, '#4f9fae'], [1, '#1a5670']]),
      deepenWater(doc, LIGHT, SHORE, { strength: 0.55 }),
      path(mirror, '#3f7f78', { opacity: 0.6, transform: place(0, SHORE + 4, { scaleY: -1 }) }),
      path('M372 376h26v70q-13 10-26 0z', WALL, { opacity: 0.45 }),
      ripplePair(doc, SHORE, '#f1f8f0', '#134a66', { count: 90, seed: 3 }),
      rowingBoat(doc.pick(236, { tall: 214 }), 430, {
        scale: 0.62, hull: '#e8b23f', dress: '#3f7fb0', shirt: '#d85a3f',
      }),
      rowingBoat(doc.pick(450, { tall: 400 }), 478, {
        scale: 1.25, hull: '#c8383f', dress: '#f0b23f', shirt: '#3f8f86',
      }),
    );
    if (doc.format === 'wide') {
      doc.add(
        rowingBoat(-120, 452, { scale: 0.9, hull: '#3f7fb0', dress: '#d85a3f', shirt: '#f0b23f' }),
        rowingBoat(800, 470, { hull: '#e8b23f', dress: '#8e3f7c', shirt: '#3f7fb0' }),
      );
    }

    // a eucalyptus on the right, its crown hanging from the top edge
    const dx = doc.pick(0, { wide: 290, tall: -70 });
    const stem = trunk(742 + dx, 640, 690 + dx, y0 - 40, 40, 24, 20, { light: -1 });
    const twigs: Twig[] = [
      [600, 84, 2.5, 90], [640, 90, 2.1, 100], [560, 60, 2.7, 60], [690, 10, 2.4, 130], [730, 40, 1.1, 120],
      [790, 30, 1.4, 120], [760, 10, 0.7, 90], [660, 30, 2.8, 120],
    ];
    doc.add(
      path(stem.body, '#a88f84'),
      path(stem.lit, doc.pick('#f3e2cc', { tall: '#d5c2b0' })),
      path(
        'M728 470q10-60 6-110q10 50 4 112zM714 330q8-70 0-130q12 60 6 132zM742 560q8-40 2-70q12 40 6 74z',
        '#7d6262',
        { transform: place(dx, 0) },
      ),
      stroke('M704 120Q640 80 596 84M716 60Q760 20 820 30', '#a88f84', 8, { transform: place(dx, y0) }),
      branch(
        doc, 9,
        twigs.map(([x, y, a, l]) => [x + dx, y, a, l] as const),
        { dark: '#2f5f58', lit: '#6f9a80', wood: '#8a7268', leaf: 34, width: 3.2, pairs: 11 },
      ),
    );

    // a bed of roses
    const random = rng(4);
    const colours = ['#d8344f', '#f27a94', '#f7c5cf', '#f2b23f'];
    const roses = colours.map(() => new Pen());
    const hearts = new Pen();
    doc.add(
      foliage(doc, '#1d4f44', {
        seed: 21, y: 590, height: 60, wavelength: 80, scallop: [10, 20], base: 620,
        envelope: (x) => 0.45 + 0.55 * dip(430, 0, 260)(x),
      }),
    );
    for (const i of range(Math.round((44 * doc.width) / 800))) {
      const x = lerp(x0, x1, random());
      const k = 0.4 + 0.6 * clamp(Math.abs(x - 430) / 260);
      const y = 604 - random() * 54 * k;
      const s = 5 + 5 * random();
      roses[i % 4]?.circle(x, y, s, s * 0.9);
      hearts
        .move(x - s * 0.5, y)
        .quad(x, y - s * 0.9, x + s * 0.5, y)
        .quad(x, y + s * 0.2, x - s * 0.2, y - s * 0.1)
        .close();
    }
    doc.add(
      roses.map((pen, i) => path(pen, colours[i] ?? mix(WALL, '#d8344f', 0.5))),
      path(hearts, '#7a1f3f', { opacity: 0.45 }),
      birds('#2f5f80', [[560, 236, 0.8], [584, 226, 0.65, 1], [536, 244, 0.55]]),
    );
  },
};
