import {
  air, at, birds, foliage, foliagePath, group, house, lensesPath, lerp, man, mist, mix, palms, path, Pen, place,
  RAMPS, range, ridge, sky, smoke, streaks, stroke, sun, woman,
  type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import {
  camera, endPanels, facing, prism, sidePanels, toWorld, worldAreaPath, worldLinePath,
  type Camera, type Panel, type Pose, type WorldPoint,
} from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#3f8190', '#9cc3b6', '#f3dfae', '#fff1cd'],
  haze: '#f0e0b8',
  deep: '#174f5e',
};
const HORIZON = 336;
/** Height of the platform above the rails. */
const FLOOR = 0.8;
const TRAIN = {
  front: '#a8362f',
  shade: '#7c2a34',
  cream: '#fbe9c0',
  blue: '#2a5f9a',
  deep: '#1d4273',
  band: '#8fbbd9',
  roof: '#c3c6c0',
  dark: '#22243a',
  glow: '#ffe7a0',
};
const STONE = { lit: '#e6cfae', mid: '#c0a290', shade: '#8f7678', edge: '#fff4d6' };
const IRON = { dark: '#1f3d44', mid: '#2f6b66', lit: '#86b79c' };
const WOOD = { dark: '#5a3432', mid: '#8f5638', lit: '#d99a5c' };

/** The middle of the near track: straight along the platform, then away to the left. */
const RAILS: readonly (readonly [x: number, z: number])[] = [
  [-3.1, 2.2], [-3.1, 40], [-3.4, 52], [-4.6, 66], [-7.4, 82], [-12, 98], [-19, 114], [-29, 130], [-43, 146], [-62, 160], [-90, 174],
];

/** A place on the line, `s` metres from its near end, looking back to the viewer. */
function onLine(s: number): Pose {
  let rest = s;
  for (let i = 1; i < RAILS.length; i++) {
    const [ax, az] = at(RAILS, i - 1);
    const [bx, bz] = at(RAILS, i);
    const length = Math.hypot(bx - ax, bz - az);
    if (rest <= length || i === RAILS.length - 1) {
      const t = rest / length;
      return facing(lerp(ax, bx, t), lerp(az, bz, t), ax, az);
    }
    rest -= length;
  }
  return facing(0, 0, 0, -1);
}

/** A coach or engine between two places on the line. */
const between = (from: number, to: number): { pose: Pose; half: number } => {
  const [a, b] = [onLine(from), onLine(to)];
  const pose = facing((a.x + b.x) / 2, (a.z + b.z) / 2, a.x, a.z);
  return { pose, half: Math.hypot(a.x - b.x, a.z - b.z) / 2 };
};

const BODY: readonly Point[] = [
  [-1.5, 1], [1.5, 1], [1.55, 3.3], [1.2, 3.8], [0.5, 4.05], [-0.5, 4.05], [-1.2, 3.8], [-1.55, 3.3],
];

function coach(view: Camera, from: number): string {
  const { pose, half } = between(from, from + 20);
  const windows = range(9).map((i): Panel => [-half + 1.2 + i * 2, -half + 2.4 + i * 2, 2.2, 3.05]);
  const side = (panels: readonly Panel[], fill: string): string => path(sidePanels(view, pose, -1.56, panels), fill);
  const { outline, end } = prism(view, pose, BODY, -half + 0.3, half - 0.3);
  return (
    path(
      prism(
        view,
        pose,
        [
          [-1.2, 0.2], [1.2, 0.2], [1.2, 1], [-1.2, 1],
        ],
        -half + 1,
        half - 1,
      ).outline,
      TRAIN.dark,
    ) +
    path(outline, TRAIN.roof) +
    path(end, TRAIN.deep) +
    side([[-half + 0.3, half - 0.3, 1, 3.4]], TRAIN.blue) +
    side([[-half + 0.3, half - 0.3, 2, 3.2]], TRAIN.band) +
    side(windows, TRAIN.dark)
  );
}

/** The diesel in front, its headlamp lit. */
function engine(view: Camera, from: number, glow: string): string {
  const { pose, half } = between(from, from + 15);
  const nose = half;
  const { outline, end } = prism(
    view,
    pose,
    [
      [-1.45, 0.9], [1.45, 0.9], [1.5, 3.2], [1.1, 3.75], [0.4, 4], [-0.4, 4], [-1.1, 3.75], [-1.5, 3.2],
    ],
    -half,
    half,
  );
  const face = (panels: readonly Panel[], fill: string): string => path(endPanels(view, pose, nose, panels), fill);
  const [x, y] = view.at(toWorld(pose, nose, 0, 3.45));
  const px = view.scale(pose.z - half);
  return (
    path(
      prism(
        view,
        pose,
        [
          [-1.3, 0.15], [1.3, 0.15], [1.3, 0.95], [-1.3, 0.95],
        ],
        -half + 1,
        half,
      ).outline,
      TRAIN.dark,
    ) +
    path(outline, TRAIN.shade) +
    path(end, TRAIN.front) +
    face([[-1.5, 1.5, 1.5, 2]], TRAIN.cream) +
    face(
      [
        [-1.2, -0.15, 2.3, 3.1],
        [0.15, 1.2, 2.3, 3.1],
      ],
      TRAIN.dark,
    ) +
    face(
      [
        [-1.15, -0.75, 2.35, 3.05],
        [0.2, 0.5, 2.35, 3.05],
      ],
      '#8fb7bd',
    ) +
    face([[-1.55, 1.55, 0.6, 1]], TRAIN.cream) +
    path(endPanels(view, pose, nose + 0.1, [[-1.3, 1.3, 0.15, 0.55]]), '#39405a') +
    face(
      [
        [-1.1, -0.85, 1.1, 1.35],
        [0.85, 1.1, 1.1, 1.35],
      ],
      TRAIN.glow,
    ) +
    path(new Pen().circle(x, y, px * 2.4), glow) +
    path(new Pen(1).circle(x, y, px * 0.27), '#fffbe4')
  );
}

/** A semaphore with two arms: the upper one lowered, the line is clear; foot on x, y. */
const semaphore = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-4 0L-3-176H3L4 0z', IRON.dark),
      path('M1 0L1-176H3L4 0z', IRON.lit),
      path('M-5-176L0-190L5-176z', '#c4453a'),
      stroke('M9 0V-150M9-10H2M9-24H2M9-38H2M9-52H2M9-66H2M9-80H2M9-94H2M9-108H2M9-122H2M9-136H2', IRON.dark, 1.6),
      group([path('M4-6H-46V8H4z', '#d8402f'), path('M-34-6H-40V8H-34z', '#fff4e0')], { transform: place(-2, -162, { rotate: -38 }) }),
      group([path('M4-6H-46V8H4z', '#f0b72f'), path('M-46-6L-38 1L-46 8zM-30-6H-36V8H-30z', '#fff4e0')], {
        transform: place(-2, -112, { rotate: 0 }),
      }),
      path('M2-160a6 6 0 1 0 0 12a6 6 0 1 0 0-12z', '#4fc08a'),
      path('M2-112a6 6 0 1 0 0 12a6 6 0 1 0 0-12z', '#f2a03a'),
      path('M-14 0H14V-6H-14z', IRON.dark),
    ],
    { transform: place(x, y, { scale }) },
  );

/** The bench near the viewer with tiffin carrier, open notebook, clay cup and rucksack; its left end on x, the seat on y. */
const bench = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-30, 108, 420, 10, 0.5]]), '#6d5a62', { opacity: 0.6 }),
      // back rest
      path('M-6-104H380V-86H-6zM-6-76H380V-58H-6z', WOOD.mid),
      path('M-6-104H380V-99H-6zM-6-76H380V-71H-6z', WOOD.lit),
      path('M-6-62H380V-58H-6zM-6-90H380V-86H-6z', WOOD.dark),
      path('M16-112Q12-60 22 0H34Q24-60 28-112zM296-112Q292-60 302 0H314Q304-60 308-112z', IRON.mid),
      path('M16-112Q12-60 22 0H26Q16-60 20-112zM296-112Q292-60 302 0H306Q296-60 300-112z', IRON.lit),
      // seat in perspective
      path('M-14-6H384V26H-34z', WOOD.mid),
      path('M-16-6H384V2H-20zM-24 10H384V17H-28z', WOOD.lit),
      path('M-34 26H384V36H-34z', WOOD.dark),
      stroke('M-20 6H384M-28 20H384', WOOD.dark, 1.6),
      path('M-8 36Q-22 70-34 108H-20Q-6 70 8 36zM300 36Q290 70 290 108H304Q306 70 316 36z', IRON.mid),
      path('M-8 36Q-22 70-34 108H-29Q-16 70-3 36zM300 36Q290 70 290 108H294Q296 70 306 36z', IRON.lit),
      path('M-40-14Q-30-50-6-48Q-26-34-26-2L-34 26H-42z', IRON.mid),
      path('M-40-14Q-30-50-6-48Q-30-38-34-6L-38 26H-42z', IRON.lit),
      // tiffin carrier of four tiers
      path(lensesPath([[14, 14, 70, 6, 0.5]]), WOOD.dark, { opacity: 0.8 }),
      stroke('M26 10V-74Q26-94 46-94Q66-94 66-74V10', '#8d949a', 3.4),
      path('M36-98H56V-92H36z', '#5a4a4a'),
      path(
        'M24-10H68V12Q46 18 24 12zM24-30H68V-12Q46-7 24-12zM24-50H68V-32Q46-27 24-32zM24-70H68V-52Q46-47 24-52z' + 'M28-72Q46-84 64-72z',
        '#b7c0c2',
      ),
      path(
        'M24-10H36V15Q28 14 24 12zM24-30H36V-9Q28-10 24-12zM24-50H36V-29Q28-30 24-32zM24-70H36V-49Q28-50 24-52z' +
          'M28-72Q36-78 42-79L36-72z',
        '#f6f7ee',
      ),
      path('M58-10H68V12L58 14zM58-30H68V-12L58-10zM58-50H68V-32L58-30zM58-70H68V-52L58-50z', '#7c868e'),
      stroke('M24-10H68M24-30H68M24-50H68M24-70H68', '#6a737c', 1.4),
      // the notebook, open at a map with the route
      path(lensesPath([[92, 18, 150, 8, 0.5]]), WOOD.dark, { opacity: 0.8 }),
      path('M96 12L112-34Q140-42 166-30Q194-42 222-34L238 12Q204 4 168 16Q130 4 96 12z', '#7c2f3a'),
      path('M102 8L116-36Q142-42 166-30L168 12Q132 0 102 8z', '#fff8e4'),
      path('M166-30Q192-42 218-36L232 8Q202 0 168 12z', '#f3e4c6'),
      path('M182-30Q200-36 214-30L224 0Q202-6 184 2z', '#bfe0d8'),
      path('M190-22Q202-30 208-18Q214-8 204-6Q194-4 192-12z', '#a9c47c'),
      stroke('M112-2L118-26M119-4Q130-8 144-6M121-12Q134-16 148-12M124-20Q138-24 152-19M126-27Q140-31 154-26', '#a9a094', 1.6),
      stroke('M192-4L198-14L206-16L210-26', '#d8402f', 2.4, { dash: '4 3' }),
      path('M210-34a4 4 0 1 1-.1 0z', '#d8402f'),
      path('M150 20L196 2L199 7L153 25z', '#1f6f86'),
      path('M196 2L206-1L199 7z', '#f0c060'),
      // clay cup with tea, rucksack
      path('M252-20H280L274 14Q266 18 258 14z', '#a8553a'),
      path('M252-20H262L264 16Q260 16 258 14z', '#dd8a58'),
      path('M251-22a15 5 0 1 1 30 0a15 5 0 1 1-30 0z', '#c46f48'),
      path('M254-22a12 3.6 0 1 1 24 0a12 3.6 0 1 1-24 0z', '#6b3a26'),
      stroke('M262-30Q256-42 264-50Q270-60 263-70M271-30Q266-40 272-48', '#fffaf0', 2, { opacity: 0.7, round: true }),
    ],
    { transform: place(x, y) },
  );

/** The station clock under the canopy; hands, no figures. */
const clock = (x: number, y: number): string =>
  group(
    [
      stroke('M0-26V-60', IRON.dark, 4),
      path(new Pen().circle(0, 0, 29), IRON.dark),
      path(new Pen().circle(0, 0, 24), '#fff6de'),
      path('M-24 0A24 24 0 0 0 10 22A20 22 0 0 1-24 0z', '#d9c6ae'),
      stroke('M0-20v4M20 0h-4M0 20v-4M-20 0h4', IRON.dark, 2.6),
      stroke('M0 0V-15M0 0L-9 7', IRON.dark, 3, { round: true }),
    ],
    { transform: place(x, y, { scale: 1.1 }) },
  );

/** A rucksack leaning on the bench, its flap in the sun. */
const rucksack = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-66, 4, 130, 8, 0.5]]), '#5d4a54', { opacity: 0.6 }),
      path('M-40 0Q-48-60-34-92Q-20-106 2-104Q26-102 34-84Q44-50 38 0Q0 8-40 0z', '#3f6b5a'),
      path('M-40 0Q-48-60-34-92Q-26-100-16-103Q-30-60-24 3Q-34 2-40 0z', '#8fb58a'),
      path('M-38-84Q-30-110 0-108Q30-106 38-78Q20-62 0-62Q-22-62-38-84z', '#2f5549'),
      path('M-38-84Q-30-110-6-108Q-26-92-24-72Q-32-76-38-84z', '#a8c79a'),
      path('M-22-46H22L24-6Q0 0-24-6z', '#2f5549'),
      stroke('M-10-64V-40M12-64V-40', '#d9a55a', 4),
      path('M-14-42h8v8h-8zM8-42h8v8h-8z', '#f0d08a'),
      path('M-36-112Q-36-124-26-124H24Q36-124 36-112Q36-102 24-102H-26Q-36-102-36-112z', '#c9503f'),
      path('M-36-112Q-36-124-26-124H-10Q-18-112-10-102H-26Q-36-102-36-112z', '#f08a64'),
    ],
    { transform: place(x, y) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0 } = doc;
    const wide = doc.format === 'wide';
    const cx = doc.pick(318, { wide: 600, tall: 326 });
    const view = camera({ x: cx, horizon: HORIZON, focal: doc.pick(640, { tall: 560 }), eye: 2.5 });
    const sunX = cx - 60;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON - 10 }),
      sun(doc, sunX, 232, 40, '#fffbe4', {
        glow: '#fff0b4',
        glowRadius: doc.pick(320, { tall: 200, wide: 300 }),
        glowOpacity: 0.85,
        rings: 2,
      }),
      streaks(doc, { seed: 6, from: 60, to: 210, count: 6, colour: '#fff6da', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#6f9aa0', 0.56, 0.8), { seed: 18, y: 324, height: 90, wavelength: 230 }),
      mist(doc, { seed: 5, from: 276, to: 318, colour: '#fff6dc', opacity: 0.6, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#4f8a88', 0.42, 0.6), { seed: 34, y: 346, height: 44, wavelength: 170 }),
      foliage(doc, air(doc, LIGHT, '#3a7a70', 0.34, 0.5), { seed: 4, y: 352, height: 34, wavelength: 110, scallop: [4, 9], base: 380 }),
    );
    const far: FarPalm[] = [
      [-420, 268, 90, 0.72, 6], [-360, 282, 76, 0.6, -5], [-250, 266, 92, 0.74, 6], [-214, 286, 70, 0.56, -4], [-146, 280, 76, 0.6, 5],
      [112, 290, 66, 0.5, -4], [150, 276, 80, 0.62, 5],
    ];
    const ground = mix('#8fae78', LIGHT.haze, 0.2);
    doc.add(
      palms(
        doc,
        6,
        far.map(([x, y, h, k, l = 0]) => [x + cx - 60, y, h, k, l] as const),
        { dark: mix('#2f6f62', LIGHT.haze, 0.26), lit: mix('#8fb26a', LIGHT.haze, 0.2), bark: '#8a8478' },
      ),
      doc.band(
        wide
          ? doc.linear(
              [
                [0, '#3f7468'],
                [1, ground],
              ],
              { x1: -200, x2: 460, y2: 0 },
            )
          : ground,
        350,
      ),
      doc.band(
        doc.linear(
          [
            [0, '#fff2c4', 0.5], [0.3, ground, 0], [1, '#3f6a5c', 0.95],
          ],
          { y1: 350, y2: 600 },
        ),
        350,
      ),
    );
    doc.add(
      path(
        lensesPath([
          [x0 - 40, 396, 300, 8, 0.5], [x0 + 120, 384, 260, 6, 0.4], [x0, 430, 260, 10, 0.6], [x0 + 40, 474, 200, 12, 0.5],
          [cx - 430, 380, 240, 5, 0.5],
        ]),
        '#cfd68c',
        { opacity: 0.4 },
      ),
    );
    const cabin = view.at([-13, 0, 44]);
    doc.add(
      house(cabin[0] - 30, cabin[1], 60, 44, {
        wall: '#e8c9a0',
        wallShade: '#b99580',
        roof: '#8f4038',
        roofLit: '#c9644a',
        windows: '#3a5058',
        light: 1,
        floors: 2,
      }),
      mist(doc, { seed: 15, from: 350, to: 372, colour: '#fff6dc', opacity: 0.5, count: 3 }),
    );

    // the tracks: ballast, sleepers, rails in the low sun
    const strip = (line: readonly (readonly [number, number])[], a: number, b: number): string =>
      worldAreaPath(view, [...line.map(([x, z]): WorldPoint => [x + a, 0, z]), ...[...line].reverse().map(([x, z]): WorldPoint => [x + b, 0, z])]);
    const second = RAILS.map(([x, z]): readonly [number, number] => [x - 4.6, z]);
    const sleepers = range(26).map((i): string => {
      const z = 2.6 * 1.16 ** i;
      return (
        worldAreaPath(view, [
          [-4.4, 0.02, z], [-1.8, 0.02, z], [-1.8, 0.02, z * 1.045], [-4.4, 0.02, z * 1.045],
        ]) +
        worldAreaPath(view, [
          [-9, 0.02, z], [-6.4, 0.02, z], [-6.4, 0.02, z * 1.045], [-9, 0.02, z * 1.045],
        ])
      );
    });
    const rails = [RAILS, second].flatMap((line) => [-0.75, 0.75].map((side) => strip(line, side - 0.05, side + 0.05)));
    doc.add(
      path(strip(RAILS, -2.4, 2.2) + strip(second, -2.4, 2.3), '#8f8280'),
      path(sleepers.join(''), '#5d5258', { opacity: 0.8 }),
      path(rails.join(''), '#fff0c6'),
      path(strip(second, -3.6, -2.4), '#7fa066', { opacity: 0.8 }),
    );
    const poles = [96, 66, 48, 36, 27, 20].map((z): Point => view.at([-12.4 - Math.max(0, z - 50) * 0.28, 0, z]));
    const tops = poles.map(([px, py], i): Point => [px, py - (640 * 6.4) / at([96, 66, 48, 36, 27, 20], i)]);
    const wires = [0.02, 0.1]
      .map((k) =>
        tops
          .slice(1)
          .map(([bx, by], i) => {
            const [qx, qy] = at(tops, i);
            const [dy, ey] = [(at(poles, i)[1] - qy) * k, (at(poles, i + 1)[1] - by) * k];
            return new Pen().move(qx, qy + dy).quad((qx + bx) / 2, (qy + by) / 2 + dy + 14, bx, by + ey);
          })
          .join(''),
      )
      .join('');
    doc.add(
      stroke(wires, '#3a5a5c', 1, { opacity: 0.7 }),
      path(
        tops
          .map(([px, py], i) => {
            const foot = at(poles, i)[1];
            const w = (foot - py) * 0.014;
            return String(
              new Pen(1)
                .rect(px - w, py - 4, w * 2, foot - py + 4)
                .rect(px - w * 5, py + (foot - py) * 0.02, w * 10, w * 1.4)
                .rect(px - w * 5, py + (foot - py) * 0.1, w * 10, w * 1.4),
            );
          })
          .join(''),
        '#3a5a5c',
      ),
    );
    const [signalX, signalY] = view.at([-5.4, 0, 27]);
    const glow = doc.radial(
      [
        [0, '#fffbe0', 0.95], [0.25, '#fff0b0', 0.5], [1, '#fff0b0', 0],
      ],
      ...view.at(toWorld(onLine(33), 0, 0, 3.45)),
      44,
    );
    doc.add(
      range(4)
        .reverse()
        .map((i) => coach(view, 49.6 + i * 20.6)),
      smoke(
        [
          [-3.3, 4.6, 37], [-3.9, 5.2, 40], [-4.8, 5.7, 45], [-6, 6, 52],
        ].map(([wx = 0, up = 0, z = 40], i) => [...view.at([wx, up, z]), 6 + i * 2.4] as const),
        '#a8a594',
        0.4,
      ),
      engine(view, 33.4, glow),
      semaphore(signalX, signalY, doc.pick(1.06, { tall: 0.94 })),
    );

    // the platform with its kerb, canopy and station board
    const deck = (a: number, b: number, from: number, to: number): string =>
      worldAreaPath(view, [
        [a, FLOOR, from], [b, FLOOR, from], [b, FLOOR, to], [a, FLOOR, to],
      ]);
    const joints = range(16)
      .map((i) =>
        worldLinePath(view, [
          [-0.7, FLOOR, 3 * 1.26 ** i],
          [9, FLOOR, 3 * 1.26 ** i],
        ]),
      )
      .join('');
    const stone = doc.linear(
      [
        [0, STONE.lit], [0.4, STONE.mid], [1, STONE.shade],
      ],
      { y1: HORIZON, y2: 600 },
    );
    doc.add(
      path(deck(-1.3, 40, 1.6, 190), stone),
      stroke(joints, STONE.shade, 1.4, { opacity: 0.45 }),
      path(deck(-1.3, -0.95, 1.6, 190), STONE.edge),
      path(deck(-0.62, -0.5, 1.6, 190), '#e8b23c'),
      // long shadows of the posts and people fall facing the viewer
      path(
        [9, 15, 24]
          .map((z) =>
            worldAreaPath(view, [
              [1.5, FLOOR, z], [1.75, FLOOR, z], [2.3, FLOOR, z * 0.55], [1.9, FLOOR, z * 0.55],
            ]),
          )
          .join(''),
        '#7c6468',
        { opacity: 0.45 },
      ),
    );
    const board = (z: number, x: number): string =>
      path(
        worldAreaPath(
          view,
          [
            [x + 0.2, FLOOR, z], [x + 0.34, FLOOR, z], [x + 0.34, 2.1, z], [x + 0.2, 2.1, z],
          ],
          1,
        ) +
          worldAreaPath(
            view,
            [
              [x + 2.4, FLOOR, z], [x + 2.54, FLOOR, z], [x + 2.54, 2.1, z], [x + 2.4, 2.1, z],
            ],
            1,
          ),
        IRON.dark,
      ) +
      path(
        worldAreaPath(
          view,
          [
            [x, 2, z], [x + 2.8, 2, z], [x + 2.8, 3.5, z], [x, 3.5, z],
          ],
          1,
        ),
        IRON.dark,
      ) +
      path(
        worldAreaPath(
          view,
          [
            [x + 0.1, 2.1, z], [x + 2.7, 2.1, z], [x + 2.7, 3.4, z], [x + 0.1, 3.4, z],
          ],
          1,
        ),
        '#f5c53a',
      ) +
      stroke(
        worldLinePath(
          view,
          [
            [x + 0.5, 3.05, z],
            [x + 2.3, 3.05, z],
          ],
          1,
        ) +
          worldLinePath(
            view,
            [
              [x + 0.8, 2.7, z],
              [x + 2, 2.7, z],
            ],
            1,
          ) +
          worldLinePath(
            view,
            [
              [x + 0.6, 2.4, z],
              [x + 2.2, 2.4, z],
            ],
            1,
          ),
        '#6a4a2c',
        0.1,
      ) +
      path(
        worldAreaPath(
          view,
          [
            [x + 0.1, 2.1, z], [x + 0.5, 2.1, z], [x + 0.5, 3.4, z], [x + 0.1, 3.4, z],
          ],
          1,
        ),
        '#ffe07a',
      );
    const [ax, az] = [0.9, 1.62];
    const post = (z: number): string => {
      const [px, py] = view.at([az, FLOOR, z]);
      const k = view.scale(z);
      return (
        path(
          new Pen(1).polygon([
            [px - 0.12 * k, py], [px - 0.08 * k, py - 3.4 * k], [px + 0.08 * k, py - 3.4 * k], [px + 0.12 * k, py],
          ]),
          IRON.mid,
        ) +
        path(
          new Pen(1).polygon([
            [px - 0.12 * k, py], [px - 0.08 * k, py - 3.4 * k], [px - 0.02 * k, py - 3.4 * k], [px - 0.03 * k, py],
          ]),
          IRON.lit,
        ) +
        path(new Pen(1).rect(px - 0.2 * k, py - 0.5 * k, 0.4 * k, 0.5 * k), IRON.dark) +
        stroke(
          new Pen(1)
            .move(px - 0.08 * k, py - 2.4 * k)
            .quad(px - 0.1 * k, py - 3.1 * k, px - 0.7 * k, py - 3.3 * k)
            .move(px + 0.08 * k, py - 2.4 * k)
            .quad(px + 0.1 * k, py - 3.1 * k, px + 0.7 * k, py - 3.3 * k),
          IRON.mid,
          0.1 * k,
        )
      );
    };
    const eave = 4.15;
    const roofTo = 46;
    const valance = (z: number, from: number, to: number, step: number): string => {
      const pen = new Pen();
      for (let x = from; x < to; x += step) {
        const [px, py] = view.at([x, eave, z]);
        const w = view.scale(z) * step;
        pen.polygon([
          [px, py - 4], [px + w * 0.92, py - 4], [px + w * 0.92, py + w * 0.9], [px + w * 0.46, py + w * 1.5], [px, py + w * 0.9],
        ]);
      }
      return String(pen);
    };
    const side = new Pen();
    for (let i = 0; i < 30; i++) {
      const [a, b] = [6.6 * 1.07 ** i, 6.6 * 1.07 ** (i + 0.9)];
      side.polygon([
        view.at([ax, eave, a]),
        view.at([ax, eave, b]),
        view.at([ax, eave - 0.3, b]),
        view.at([ax, eave - 0.5, (a + b) / 2]),
        view.at([ax, eave - 0.3, a]),
      ]);
    }
    doc.add(
      board(30, 2.1),
      // station wall and doors under the canopy
      path(
        worldAreaPath(view, [
          [5.2, FLOOR, 60], [5.2, FLOOR, 5], [5.2, eave, 5], [5.2, eave, 60],
        ]),
        '#c98a6c',
      ),
      path(
        worldAreaPath(view, [
          [5.2, FLOOR, 60], [5.2, FLOOR, 5], [5.2, 1.7, 5], [5.2, 1.7, 60],
        ]),
        '#8f4a46',
      ),
      path(
        [8.4, 12, 17, 24, 34]
          .map((z) =>
            worldAreaPath(view, [
              [5.2, FLOOR, z], [5.2, FLOOR, z * 1.14], [5.2, 3.2, z * 1.14], [5.2, 3.2, z],
            ]),
          )
          .join(''),
        '#f7d490',
      ),
      path(
        worldAreaPath(view, [
          [ax, eave, 6.6], [14, eave, 6.6], [14, eave, roofTo], [ax, eave, roofTo],
        ]),
        '#7c4a40',
      ),
      stroke(
        range(9)
          .map((i) =>
            worldLinePath(view, [
              [ax, eave, 7 * 1.24 ** i],
              [10, eave, 7 * 1.24 ** i],
            ]),
          )
          .join(''),
        WOOD.dark,
        3,
      ),
      path(side, '#f3dcae'),
      [30, 19, 12.4, 8.4].map(post).join(''),
    );
    const folk = (x: number, z: number, draw: (px: number, py: number, scale: number) => string): string => {
      const [px, py] = view.at([x, FLOOR, z]);
      return draw(px, py, (view.scale(z) * 1.62) / 30);
    };
    doc.add(
      folk(0.5, 24, (x, y, scale) => man(x, y, { scale, shirt: '#f6f2e6', dhoti: '#2d3a5c', hat: '#c4342f', facing: -1 })),
      folk(
        0.05,
        24,
        (x, y, scale) =>
          stroke(`M${x} ${y - scale * 16}V${y - scale * 30}`, '#5a4a44', 1.4) +
          path(`M${x} ${y - scale * 30}q-9 2-15-2q1 8-1 11q9 1 16 1z`, '#2f9a62'),
      ),
      folk(1.1, 17.5, (x, y, scale) => woman(x, y, { scale, sari: '#b8285a', edge: '#f6c65b', facing: -1 })),
      folk(1.5, 17, (x, y, scale) => man(x, y, { scale, shirt: '#3f86a8', dhoti: '#f4ead6', facing: -1 })),
      folk(
        0.75,
        16.4,
        (x, y, scale) =>
          path(new Pen(1).rect(x - 11 * scale * 0.6, y - 9 * scale, 10 * scale, 9 * scale), '#8f4a34') +
          path(new Pen(1).rect(x - 11 * scale * 0.6, y - 9 * scale, 3 * scale, 9 * scale), '#d08a58'),
      ),
      // gable end of the canopy with its wooden fringe
      path(
        new Pen().polygon([
          view.at([ax - 0.15, eave + 0.12, 6.5]),
          view.at([5, eave + 1.6, 6.5]),
          view.at([20, eave + 1.6, 6.5]),
          view.at([20, eave, 6.5]),
          view.at([ax - 0.15, eave, 6.5]),
        ]),
        WOOD.dark,
      ),
      path(
        new Pen().polygon([
          view.at([ax - 0.15, eave + 0.12, 6.5]),
          view.at([5, eave + 1.6, 6.5]),
          view.at([20, eave + 1.6, 6.5]),
          view.at([20, eave + 1.4, 6.5]),
          view.at([5, eave + 1.4, 6.5]),
          view.at([ax + 0.1, eave, 6.5]),
        ]),
        '#d9805a',
      ),
      stroke(
        range(14)
          .map((i) =>
            worldLinePath(view, [
              [1.4 + i * 0.5, eave + 0.06, 6.5],
              [1.4 + i * 0.5, eave + 0.1 + Math.min(1.2, (0.55 + i * 0.5) * 0.31), 6.5],
            ]),
          )
          .join(''),
        '#7c4a40',
        2.4,
      ),
      path(valance(6.5, ax - 0.1, 9, 0.26), '#f3dcae'),
      clock(...view.at([3.1, 3.42, 6.4])),
      bench(doc.pick(440, { wide: 720, tall: 372 }), doc.pick(486, { tall: 486 })),
      rucksack(doc.pick(366, { wide: 646, tall: 296 }), 596),
      path(
        foliagePath({
          seed: 9,
          x0: x0 - 10,
          x1: view.at([-9.6, 0, 4])[0] + 60,
          y: 606,
          height: 70,
          wavelength: 60,
          scallop: [7, 15],
          base: 620,
          least: 0.1,
          envelope: (x) => Math.max(0, Math.min(1.2, (cx - 250 - x) / 160)),
        }),
        '#234a48',
      ),
      birds('#5a8a86', [
        [cx - 200, 170, 0.9], [cx - 172, 158, 0.7, 1], [cx - 152, 176, 0.6],
      ]),
    );
  },
};
