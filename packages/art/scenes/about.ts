import {
  air, birds, cumulus, foliage, foliagePath, grass, group, house, land, lensesPath, mist, mix, palms, path, Pen, place, RAMPS, range,
  ridge, rng, sky, smoke, streaks, stroke, tree, woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { ambassador, camera, lady, roadPath } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.alpine,
  sky: ['#2f77b4', '#79b4d6', '#c9e3dc', '#fbefcc'],
  haze: '#cfe2e0',
  deep: '#184f8c',
};
const HORIZON = 356;
const HILL = { lit: '#7fa3c4', mid: '#5680b0', shade: '#3d619a' };
const ROAD = { mid: '#c98a66', lit: '#e9b98a', edge: '#a3654f' };
const GREEN = { lit: '#b9cf6c', mid: '#86b45c', shade: '#4f8a54' };
const BANYAN = { dark: '#173f3c', mid: '#245c48', lit: '#5f9a4c', bark: '#5a4248', barkLit: '#b98e74', barkDark: '#36283a' };

/** The southern wall of the Nilgiris with its cliffs, the light from the left. */
function nilgiris(doc: Doc): string {
  const crest: Point[] = [
    [-440, 300], [-340, 250], [-240, 232], [-170, 196], [-90, 204], [-20, 172], [50, 180], [110, 142], [170, 150], [214, 118],
    [262, 116], [300, 104], [352, 112], [392, 140], [440, 146], [486, 176], [540, 182], [600, 214], [700, 226], [820, 256], [960, 262],
    [1130, 300],
  ];
  const face = (points: readonly Point[]): string => String(new Pen().polygon(points));
  const shade = [
    face([
      [110, 142], [170, 150], [160, 190], [176, 226], [140, 268], [150, 320], [116, 300], [104, 250], [124, 212], [100, 178],
    ]),
    face([
      [300, 104], [352, 112], [392, 140], [380, 190], [404, 232], [376, 290], [400, 340], [340, 330], [316, 280], [338, 226], [310, 180],
      [326, 140],
    ]),
    face([
      [440, 146], [486, 176], [480, 226], [506, 268], [486, 330], [440, 320], [452, 262], [430, 214], [448, 180],
    ]),
    face([
      [-90, 204], [-20, 172], [-36, 226], [-14, 270], [-50, 330], [-90, 310], [-70, 260], [-100, 232],
    ]),
    face([
      [600, 214], [700, 226], [680, 280], [700, 330], [620, 320], [636, 270],
    ]),
    face([
      [-240, 232], [-170, 196], [-186, 250], [-160, 300], [-220, 320], [-210, 270],
    ]),
  ].join('');
  const lit = [
    face([
      [214, 118], [262, 116], [300, 104], [290, 150], [262, 170], [268, 220], [236, 250], [240, 200], [216, 170],
    ]),
    face([
      [50, 180], [110, 142], [98, 178], [72, 206], [80, 250], [50, 282], [46, 226],
    ]),
    face([
      [392, 140], [440, 146], [430, 186], [414, 210], [424, 252], [404, 232], [384, 190],
    ]),
    face([
      [-170, 196], [-90, 204], [-110, 236], [-130, 280], [-150, 240],
    ]),
    face([
      [540, 182], [600, 214], [590, 250], [566, 270], [560, 226],
    ]),
  ].join('');
  const colour = (c: string, amount: number): string => air(doc, LIGHT, c, amount, 0.8);
  return (
    land(crest, 400, colour(HILL.mid, 0.2), { hard: false }) + path(shade, colour(HILL.shade, 0.2)) + path(lit, colour(HILL.lit, 0.24))
  );
}

/** The old banyan: fused stems, roots let down from the boughs, a canopy out of the upper right corner. */
function banyan(doc: Doc): string {
  const random = rng(14);
  const top = doc.pick(0, { tall: 118 });
  // clumps of leaves: round above, shallow below; in tall the whole crown hangs lower
  const clump = (seed: number, cx: number, cy: number, half: number, rise: number): string => {
    const y = cy + top * (1 - (cy + 40) / 420);
    return foliagePath({
      seed,
      x0: cx - half,
      x1: cx + half,
      y,
      height: rise * (top ? 0.72 : 1),
      wavelength: 60,
      scallop: [9, 19],
      base: y + 4,
      under: rise * 0.34,
      least: 0.78,
      envelope: (x) => Math.sqrt(Math.max(0, 1 - ((x - cx) / half) ** 2)),
    });
  };
  const roots = new Pen();
  for (let i = 0; i < 22; i++) {
    const x = 470 + i * 19 + 12 * random();
    const from = 150 + top * 0.5 + 30 * random();
    const length = 40 + 130 * random() * (x > 560 ? 1.2 : 0.5);
    roots.move(x, from).quad(x + 5, from + length * 0.5, x + (random() - 0.5) * 8, from + length);
  }
  const stem =
    'M648 490Q668 470 664 400Q660 300 690 236L640 170L660 160L706 206L720 140L744 140L740 214L790 168L806 182L762 250' +
    'Q772 340 764 400Q766 460 800 492Q760 480 746 486Q736 440 728 488Q700 474 690 490Q676 480 648 490z';
  return [
    path(
      [clump(31, 600, 170, 110, 80), clump(32, 760, 190, 150, 120), clump(33, 940, 180, 150, 110), clump(34, 1060, 150, 130, 110)].join(''),
      BANYAN.dark,
    ),
    path(stem, BANYAN.bark),
    path('M648 490Q668 470 664 400Q660 300 690 236L640 170L650 165L704 232Q680 310 684 400Q686 460 670 482z', BANYAN.barkLit),
    path(
      'M728 488Q716 400 724 300Q728 260 744 214Q738 280 744 340Q738 420 746 486Q736 440 728 488z' +
        'M700 478Q694 400 704 320Q708 400 712 482z',
      BANYAN.barkDark,
    ),
    path('M590 160Q598 300 592 488Q596 470 604 488Q606 320 600 160zM846 150Q836 320 842 496Q850 474 856 496Q856 320 858 150z', BANYAN.bark),
    path('M590 160Q598 300 592 488Q600 330 595 160z', BANYAN.barkLit),
    stroke(roots, BANYAN.bark, 2.2),
    path(
      [
        clump(41, 530, 150, 92, 66),
        clump(42, 640, 118, 120, 100),
        clump(43, 560, 78, 80, 60),
        clump(44, 780, 96, 130, 110),
        clump(45, 690, 40, 120, 90),
        clump(46, 900, 130, 120, 110),
        clump(47, 880, 40, 140, 90),
        clump(48, 1040, 110, 110, 100),
        clump(49, 1030, 20, 120, 90),
      ].join(''),
      BANYAN.mid,
    ),
    path(
      [
        clump(51, 512, 124, 56, 34),
        clump(52, 606, 76, 70, 46),
        clump(53, 540, 58, 46, 26),
        clump(54, 724, 52, 72, 44),
        clump(55, 660, 8, 70, 36),
        clump(56, 860, 84, 64, 44),
        clump(57, 820, 4, 64, 30),
        clump(58, 990, 62, 60, 40),
        clump(59, 640, 128, 40, 18),
      ].join(''),
      BANYAN.lit,
    ),
    path(
      [clump(61, 496, 112, 26, 14), clump(62, 582, 56, 34, 20), clump(63, 700, 30, 34, 18), clump(64, 840, 62, 30, 18)].join(''),
      '#93bf5e',
    ),
  ].join('');
}

/** The tea stall: palm-leaf roof, counter with jars, the man drawing tea out in a long ribbon, guests on the bench. */
const stall = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-90, 4, 240, 7, 0.5]]), '#3a4a3c', { opacity: 0.6 }),
      path('M-62-112H70V-40H-62z', '#4a3038'),
      path('M-56-104H20V-44H-56z', '#7a4a3a'),
      path('M-50-86H14V-82H-50zM-50-64H14V-60H-50z', '#c98a52'),
      path('M-46-86v-9h7v9zM-35-86v-12h9v12zM-22-86v-9h8v9zM-10-86v-11h8v11zM2-86v-8h8v8z', '#e8b04a'),
      path('M-44-64v-10h9v10zM-31-64v-9h7v9zM-20-64v-12h9v12zM-7-64v-9h9v9z', '#d9523f'),
      // he pours from hand to hand
      path('M22-40Q20-70 26-80Q34-86 44-80Q52-66 50-40z', '#f4ead6'),
      path('M22-40Q20-70 26-80Q30-84 34-84Q28-64 32-40z', '#fffdf2'),
      path('M24-46H50V-38H24z', '#2f6f9c'),
      path('M30-96a6.5 7 0 1 1 13 0a6.5 7 0 1 1-13 0z', '#6a3b2f'),
      path('M29-97q0-8 8-8q8 0 7 8q-7-4-15 0z', '#1d1522'),
      path('M31-84L24-74L16-112L20-114L27-92zM46-78Q58-66 50-58L18-54V-58L44-62z', '#6a3b2f'),
      path('M12-117h8v7h-8zM11-58h8v8h-8z', '#d9dde0'),
      stroke('M14-111Q10-84 14-58', '#c98a52', 2),
      // posts, roof of palm leaf, lit on the left
      stroke('M-66-120V0M76-118V0', '#5a3a34', 5),
      path('M-92-104L-58-146H74L102-100Q80-108 60-102Q40-110 20-103Q0-110-20-103Q-44-110-62-104Q-80-110-92-104z', '#8a6a44'),
      path('M-92-104L-58-146H-30L-50-104Q-70-110-92-104z', '#d9b36c'),
      stroke('M-44-142L-60-108M-22-144L-32-106M2-144L-4-106M26-144L28-106M50-144L60-104M70-142L86-104', '#5d4638', 1.6, { opacity: 0.7 }),
      // counter, stove and kettle
      path('M-64-44H62V0H-64z', '#2f7a7c'),
      path('M-64-44H-30V0H-64z', '#5fae9c'),
      path('M-68-48H66V-42H-68z', '#e8b878'),
      stroke('M-64-22H62', '#f3dca8', 3, { dash: '10 6' }),
      path('M-54-48v-12h14v12zM-54-61h14v2h-14zM-36-48v-10h12v10z', '#cfe0dc'),
      path('M-52-48v-7h10v7zM-34-48v-6h8v6z', '#c9803f'),
      path('M-12-48Q-14-62-4-64Q8-64 8-48z', '#b9bec4'),
      stroke('M-10-62Q-4-74 4-63M8-54L15-60', '#7d838c', 2),
      path('M-14-48H12V-44H-14z', '#3a2c34'),
      // bananas hang from the eaves
      path('M58-104Q54-90 60-78Q64-88 62-104zM63-104Q62-90 70-80Q70-92 66-104z', '#f2c53f'),
      path('M-76-100Q-80-88-74-78Q-70-88-72-100z', '#f2c53f'),
    ],
    { transform: place(x, y) },
  );

/** A guest on the bench with his glass. */
const guest = (x: number, y: number, shirt: string, facing: 1 | -1): string =>
  group(
    [
      path('M-8-20H10L12-4L8 14H3L4-6L-8-6z', '#f4ead6'),
      path('M3 14H12V17H3z', '#3a2430'),
      path('M-9-18Q-10-42-2-46Q8-46 9-34L8-18z', shirt),
      path('M-6-53a6 6.5 0 1 1 12 0a6 6.5 0 1 1-12 0z', '#6a3b2f'),
      path('M-7-54q0-8 7-8q7 1 6 7q-6-3-13-1z', '#1d1522'),
      path('M4-40L16-34L14-30L2-32z', '#6a3b2f'),
      path('M14-39h5l-1 8h-4z', '#e0b27a'),
    ],
    { transform: place(x, y, { scaleX: facing, scaleY: 1 }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 262, tall: -70 });
    const hillX = doc.pick(0, { wide: 210, tall: 36 });
    const move = { transform: place(dx, 0) };
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON - 20 }),
      cumulus(
        doc,
        [
          [doc.pick(120, { wide: 470, tall: 190 }), 132, 190, 44, 7],
          [doc.pick(372, { wide: 690, tall: 420 }), 96, 170, 40, 15],
        ],
        { shade: '#b9d6e2', shift: 0.05 },
      ),
      streaks(doc, { seed: 25, from: 24, to: 130, count: 4, opacity: 0.5 }),
      group(nilgiris(doc), { transform: place(hillX, 0) }),
      mist(doc, { seed: 11, from: 232, to: 310, colour: '#fff8e6', opacity: 0.55, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#3f7a8c', 0.3, 0.6), { seed: 21, y: 336, height: 60, wavelength: 230, base: 420 }),
      // the rack railway's blue train on its way up
      group(
        [
          stroke('M-260 336Q-60 330 100 304Q230 282 400 286', '#b59a98', 2, { opacity: 0.8 }),
          group(
            [
              path('M0-2H32V-10H0zM35-2H67V-10H35zM70-2H102V-10H70z', '#2f62b0'),
              path('M-1-10Q16-13 33-10zM34-10Q51-13 68-10zM69-10Q86-13 103-10z', '#f2f0ea'),
              stroke('M3-7H30M38-7H65M73-7H100', '#ffe9b0', 2.6, { dash: '4 2.4' }),
              path('M-22-1V-8H-6V-12H-2V-1zM-20-8V-12H-17V-8z', '#26406f'),
              stroke('M-20 0H102', '#2c3350', 1.6, { dash: '3 4' }),
            ],
            { transform: place(14, 320, { rotate: -9 }) },
          ),
          smoke(
            [
              [-4, 308, 4], [-10, 302, 6], [-20, 296, 7], [-32, 289, 9],
            ],
            '#fffaf0',
            0.85,
          ),
        ],
        { transform: place(hillX, 0) },
      ),
      foliage(doc, air(doc, LIGHT, '#3f8468', 0.24, 0.5), { seed: 8, y: 356, height: 30, wavelength: 120, scallop: [4, 9], base: 380 }),
    );

    // the plain at their foot: areca groves, fields, the road
    const view = camera({ x: doc.pick(372, { wide: 600, tall: 372 }), horizon: HORIZON, focal: 620, eye: 2.6 });
    const row: FarPalm[] = range(26).map((i): FarPalm => [
      -290 + i * 54 + ((i * 31) % 26),
      322 + ((i * 13) % 14),
      34,
      0.36 + ((i * 7) % 4) * 0.04,
      i % 2 ? 2 : -2,
    ]);
    const line: readonly (readonly [number, number])[] = [
      [26, 330], [12, 190], [4, 120], [-1, 76], [-3, 48], [-3.2, 30], [-2.6, 18], [-1.6, 11], [-0.6, 7], [0.2, 4.6],
    ];
    const random = rng(4);
    const strips = range(Math.round((26 * doc.width) / 800)).map((): readonly [number, number, number, number, number] => {
      const t = random() ** 1.4;
      return [x0 - 80 + random() * doc.width, HORIZON + 14 + t * 200, 80 + 260 * t, 3 + 8 * t, random()];
    });
    doc.add(
      palms(doc, 8, row, {
        dark: mix('#2f6f58', LIGHT.haze, doc.pick(0.2, { wide: 0.08 })),
        lit: mix('#7fae5c', LIGHT.haze, doc.pick(0.2, { wide: 0 })),
        bark: '#8a8a78',
      }),
      doc.band(
        wide
          ? doc.linear(
              [
                [0, '#3f7f62'],
                [1, GREEN.mid],
              ],
              { x1: -260, x2: 420, y2: 0 },
            )
          : GREEN.mid,
        HORIZON + 8,
      ),
      doc.band(
        doc.linear(
          [
            [0, GREEN.lit, 0.7], [0.35, GREEN.mid, 0.2], [1, GREEN.shade, 1],
          ],
          { y1: HORIZON + 8, y2: 600 },
        ),
        HORIZON + 8,
      ),
      path(lensesPath(strips), GREEN.shade, { opacity: 0.4 }),
      path(lensesPath(strips.map(([x, y, l, h, c]) => [x + 40, y + 7, l * 0.8, h * 0.7, c] as const)), '#d9dd84', { opacity: 0.55 }),
      path(roadPath(view, line, 7.4), ROAD.edge),
      path(roadPath(view, line, 6.2), ROAD.mid),
      path(roadPath(view, line, 6.2, -0.5, 0.1), ROAD.lit),
      path(roadPath(view, line, 6.2, -0.26, -0.2) + roadPath(view, line, 6.2, 0.2, 0.27), ROAD.edge, { opacity: 0.5 }),
    );
    // a farm among its palms
    const farm = doc.pick(-36, { wide: -120, tall: 60 });
    doc.add(
      group(
        [
          path(lensesPath([[-90, 424, 260, 9, 0.5]]), '#3f6a4c', { opacity: 0.6 }),
          house(0, 420, 64, 28, { wall: '#fff3dc', wallShade: '#d9c3ae', roof: '#a8482f', roofLit: '#e0704a', windows: '#6a5048' }),
          path('M84 420Q84 392 104 384Q124 392 124 420z', '#c9983f'),
          path('M84 420Q84 392 104 384Q98 400 100 420z', '#f0cf7a'),
        ],
        { transform: place(farm, 0) },
      ),
      palms(
        doc,
        12,
        [
          [farm - 22, 328, 92, 0.8, 8], [farm + 52, 340, 80, 0.7, -6], [farm - 60, 346, 80, 0.66, -6],
        ],
        { dark: '#2a6a54', lit: '#9cc25e', bark: '#7d665c' },
      ),
    );
    // tamarinds along it, painted white and red at the foot
    const avenue: readonly (readonly [x: number, z: number, seed: number])[] = [
      [15, 150, 3], [-1, 112, 5], [9, 96, 7], [-9.5, 62, 9], [5.5, 58, 11], [-11, 38, 13],
    ];
    for (const [wx, z, seed] of avenue) {
      const [x, y] = view.at([wx, 0, z]);
      const s = view.scale(z);
      const leaf = (colour: string): string => mix(colour, LIGHT.haze, Math.min(0.5, z / 320));
      doc.add(
        path(lensesPath([[x - s * 2, y + 1, s * 7, s * 0.5, 0.5]]), '#3f6a4c', { opacity: 0.6 }),
        tree(seed, x, y, s * 8.5, s * 8, { leaves: [leaf('#1f5447'), leaf('#37784e'), leaf('#8fb358')], bark: leaf('#5a4448'), light: -1 }),
        path(new Pen(1).rect(x - s * 0.5, y - s * 1.2, s, s * 1.1), '#f6efdc'),
        path(new Pen(1).rect(x - s * 0.5, y - s * 0.85, s, s * 0.4), '#b5443c'),
      );
    }
    // a bullock's pace: two women with loads on their heads come down the road
    const [px, py] = view.at([-3, 0, 40]);
    doc.add(
      woman(px + 12, py, { scale: 0.92, sari: '#d8433f', edge: '#f4c65b', facing: -1 }),
      woman(px + 30, py + 2, { scale: 0.96, sari: '#2f7fa0', edge: '#f6d9a0', facing: -1 }),
      path(`M${px + 4} ${py - 29}q8-10 16 0zM${px + 22} ${py - 28}q8-10 16 0z`, '#a87a44'),
    );

    const carX = doc.pick(186, { wide: 372, tall: 236 });
    doc.add(
      group(
        [
          path(
            lensesPath([
              [440, 500, 420, 26, 0.5], [520, 520, 460, 30, 0.5], [430, 484, 300, 16, 0.5],
            ]),
            '#2f5f48',
            { opacity: 0.75 },
          ),
          banyan(doc),
        ],
        move,
      ),
      group(
        [
          stall(612, 500),
          path('M448 484H534V489H448zM456 489H461V504H456zM520 489H525V504H520z', '#8a5a3c'),
          guest(464, 484, '#d8853f', 1),
          guest(518, 484, '#e9e0d0', -1),
        ],
        move,
      ),
      ambassador(carX, 532, { scale: doc.pick(1.45, { tall: 1.2 }), people: false }),
      lady(carX + doc.pick(150, { tall: 122 }), 548, {
        scale: doc.pick(1.02, { tall: 0.86 }),
        kurta: '#d8433f',
        shade: '#b2343f',
        dupatta: '#f6c65b',
        facing: -1,
        rim: '#ffd9a0',
      }),
      lady(carX + doc.pick(182, { tall: 148 }), 550, {
        scale: doc.pick(0.68, { tall: 0.58 }),
        kurta: '#f3c33f',
        shade: '#cf9a35',
        dupatta: '#2f8f86',
        trousers: '#3f5f9a',
        jasmine: '',
        facing: -1,
      }),
      // near grass, a milestone, the bund in shade
      path(
        foliagePath({
          seed: 61,
          x0: x0 - 10,
          x1: x1 + 10,
          y: 604,
          height: 26,
          wavelength: 80,
          scallop: [8, 16],
          base: 620,
          envelope: (x) => Math.min(1.4, Math.abs(x - view.at([0, 0, 5])[0]) / 260),
        }),
        '#1d4f45',
      ),
      grass(6, x0, view.at([-4, 0, 5])[0], 606, 44, '#1d4f45', { count: Math.round(40 * (doc.width / 800)), width: 2.4 }),
      grass(16, view.at([4, 0, 5])[0], x1, 606, 40, '#1d4f45', { count: 40, width: 2.4 }),
      birds('#3f6a92', [
        [doc.pick(300, { wide: 560, tall: 330 }), 74, 0.9], [doc.pick(328, { wide: 588, tall: 358 }), 62, 0.7, 1],
        [doc.pick(346, { wide: 606, tall: 376 }), 80, 0.6],
      ]),
    );
  },
};
