import {
  air, birds, boulder, coniferRow, conifers, contourRows, grass, group, hump, land, massif, mist, mix, paintMassif,
  path, Pen, place, RAMPS, range, ridge, rng, sky, smoke, streaks, stroke, sun, teaPicker,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import {
  camera, endPanels, prism, sidePanels, toWorld, traveller, worldLinePath,
  type Camera, type Pose, type WorldPoint,
} from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#3a68a4', '#92a7cd', '#f8caa2', '#ffebc2'],
  haze: '#f7d5b6',
  deep: '#1f3f7c',
};
const STONE = { mid: '#a9706a', lit: '#ffca86', shade: '#7c5064', dark: '#553a5c' };
const TRAIN = {
  blue: '#1f63b4',
  deep: '#174585',
  cream: '#f7e3b6',
  roof: '#dfe2e6',
  roofLit: '#fff1d0',
  dark: '#1d2145',
  glow: '#ffdf94',
  red: '#c8382f',
};
const MIST = '#fbe3cc';
const EARTH = '#1b3347';

/** The line: a curve of this radius about a point left of the viewer, then straight on to the right border. */
const CURVE = { x: -9.5, z: 41, radius: 26 };

/** The point of the line `s` metres before the end of the curve; beyond the end (s < 0) the line is straight. */
function line(s: number, aside = 0): Pose {
  if (s < 0) return { x: CURVE.x + CURVE.radius + aside, z: CURVE.z + s, cos: 0, sin: -1 };
  const a = s / CURVE.radius;
  const r = CURVE.radius + aside;
  return { x: CURVE.x + r * Math.cos(a), z: CURVE.z + r * Math.sin(a), cos: Math.sin(a), sin: -Math.cos(a) };
}

/** The spot `s` metres up the line, `aside` metres outside its middle, `up` above the rails. */
const spot = (s: number, aside: number, up: number): WorldPoint => {
  const { x, z } = line(s, aside);
  return [x, up, z];
};

/** The stone viaduct: arches seen from inside its curve, the vaults lit where they face the sun. */
function viaduct(doc: Doc, view: Camera): string {
  const bay = 5.2;
  const [from, to] = [-26, 57.2];
  const [depth, spring, half, inner, outer] = [30, -4.1, 2.05, -1.45, 1.45];
  const at = (s: number, aside: number, up: number): Point => view.at(spot(s, aside, up));
  const face = new Pen();
  const sunny = new Pen(1);
  const vault = new Pen(1);
  const along = range(25).map((i) => from + ((to - from) * i) / 24);
  face.polygon(
    along.map((s) => at(s, inner, 0)),
    false,
  );
  face.line(...at(to, inner, -depth));
  const k = half * 0.5523;
  for (let middle = to - bay / 2; middle > from; middle -= bay) {
    const [a, b] = [middle + half, middle - half];
    const crown = spring + half;
    face
      .line(...at(a, inner, -depth))
      .line(...at(a, inner, spring))
      .cubic(...at(a, inner, spring + k), ...at(middle + k, inner, crown), ...at(middle, inner, crown))
      .cubic(...at(middle - k, inner, crown), ...at(b, inner, spring + k), ...at(b, inner, spring))
      .line(...at(b, inner, -depth));
    // the side of the pier and the vault above it, from the inner to the outer face
    for (const [pen, side] of [
      [sunny, 1],
      [vault, -1],
    ] as const) {
      const curve = (aside: number): Point[] => [
        at(middle + side * half, aside, -depth),
        at(middle + side * half, aside, spring),
        at(middle + side * half * 0.87, aside, spring + half * 0.5),
        at(middle + side * half * 0.5, aside, spring + half * 0.87),
        at(middle, aside, crown),
      ];
      pen.polygon([...curve(inner), ...curve(outer).reverse()]);
    }
  }
  face.line(...at(from, inner, -depth)).close();

  const shaft = (colour: string, haze: number): string =>
    doc.linear(
      [
        [0, colour], [0.5, mix(colour, MIST, 0.25 + haze)], [1, mix(colour, MIST, 0.8)],
      ],
      { y1: 400, y2: 560 },
    );
  const strip = (up: number, aside: number): string =>
    worldLinePath(
      view,
      along.map((s) => spot(s, aside, up)),
    );
  const courses = new Pen(1);
  for (let middle = to; middle >= from; middle -= bay) {
    for (const up of [spring - 0.1, spring - 2.6, spring - 5.2, spring - 7.8]) {
      courses.move(...at(middle + 0.55, inner, up)).line(...at(middle - 0.55, inner, up));
    }
  }
  return (
    path(vault, shaft(STONE.dark, 0)) +
    path(sunny, shaft(STONE.lit, 0)) +
    path(face, shaft(STONE.mid, 0.05)) +
    stroke(courses, STONE.shade, 1.4, { opacity: 0.5 }) +
    // the deck, the string course below it and the coping in the sun
    path(new Pen().polygon([...along.map((s) => at(s, inner, 0)), ...[...along].reverse().map((s) => at(s, outer, 0))]), '#8c6f6c') +
    stroke(strip(-0.9, inner), STONE.shade, 2.4) +
    stroke(strip(-1.25, inner), STONE.lit, 1.2, { opacity: 0.7, dash: '3 2' }) +
    stroke(strip(0.08, outer), STONE.lit, 1.6) +
    stroke(strip(0.02, -0.55) + strip(0.02, 0.55), '#ffe9c8', 1) +
    stroke(strip(0.12, inner), '#ffe2ae', 2.6)
  );
}

const COACH = { length: 6.4, half: 1.05, floor: 0.7, eaves: 2.5, crown: 3 };
const ROOF: readonly Point[] = [
  [-1.25, 2.45], [-1, 2.75], [-0.5, 2.97], [0, 3.03], [0.5, 2.97], [1, 2.75], [1.25, 2.45],
];

/** One coach whose middle is `s` metres up the line; people look out of its windows. */
function coach(view: Camera, s: number, waving: readonly number[]): string {
  const pose = line(s);
  const { length, half, floor, eaves } = COACH;
  const l = length / 2;
  const body = prism(
    view,
    pose,
    [
      [-half, floor], [half, floor], [half, eaves], [-half, eaves],
    ],
    -l,
    l,
  );
  const roof = prism(view, pose, ROOF, -l - 0.15, l + 0.15);
  const px = view.scale(pose.z);
  // windows and lining are dashed strokes: they stay even where the drawing is small
  const strip = (from: number, to: number, up: number, colour: string, height: number, dashes: readonly number[] = []): string => {
    const ends = [from, to].map((along) => toWorld(pose, along, half, up));
    const [[ax, ay], [bx, by]] = ends.map((end) => view.at(end)) as [Point, Point];
    const metre = Math.hypot(bx - ax, by - ay) / (to - from);
    const dash = dashes.map((v) => (v * metre).toFixed(2)).join(' ');
    return stroke(worldLinePath(view, ends, 1), colour, height * px, dash ? { dash } : {});
  };
  const heads = new Pen(1);
  const hair = new Pen(1);
  const shirts = new Pen(1);
  const arms = new Pen(1);
  waving.forEach((along, i) => {
    const [x, y] = view.at(toWorld(pose, along, half + 0.3, 2.05));
    const r = 0.17 * px;
    shirts.circle(x + r * 0.4, y + r * 2, r * 1.5, r * 1.4);
    heads.circle(x, y, r);
    hair.circle(x + r * 0.3, y - r * 0.5, r * 0.95, r * 0.8);
    if (i % 2 === 0) arms.move(x - r, y + r * 1.8).line(x - r * 3.2, y - r * 1.2);
  });
  return (
    path(
      prism(
        view,
        pose,
        [
          [-0.8, 0.1], [0.8, 0.1], [0.8, 0.75], [-0.8, 0.75],
        ],
        -l + 0.5,
        l - 0.5,
      ).outline,
      TRAIN.dark,
    ) +
    path(body.outline, TRAIN.deep) +
    path(endPanels(view, pose, l, [[-0.4, 0.4, 0.8, 2.3]]), TRAIN.dark) +
    path(sidePanels(view, pose, half, [[-l, l, floor, eaves]]), TRAIN.blue) +
    path(sidePanels(view, pose, half, [[-l, l, 1.52, eaves]]), TRAIN.cream) +
    strip(-l + 0.3, l - 0.28, 1.97, TRAIN.dark, 0.7, [0.62, 0.24]) +
    strip(-l + 0.37, l - 0.35, 1.96, TRAIN.glow, 0.52, [0.48, 1.24, 0.48, 0.38]) +
    strip(-l, l, 1.14, TRAIN.cream, 0.09) +
    path(roof.outline, '#aab2c6') +
    path(
      prism(
        view,
        pose,
        ROOF.filter(([side]) => side <= 0),
        -l - 0.15,
        l + 0.15,
      ).outline,
      TRAIN.roofLit,
    ) +
    (waving.length
      ? path(shirts, waving.length > 1 ? '#e2573c' : '#f0a63a') +
        stroke(arms, '#8a5a44', 0.12 * px, { round: true }) +
        path(heads, '#8a5a44') +
        path(hair, '#241826')
      : '')
  );
}

/** The saddle-tank engine in front, seen from ahead and from inside the curve. */
function engine(view: Camera, s: number, glow: string): string {
  const pose = line(s);
  const px = view.scale(pose.z);
  const round = (r: number, middle: number, from = 0, to = 360): Point[] =>
    range(13).map((i): Point => {
      const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [r * Math.cos(a), middle + r * Math.sin(a)];
    });
  const box = (half: number, low: number, high: number): Point[] => [
    [-half, low], [half, low], [half, high], [-half, high],
  ];
  const solid = (section: readonly Point[], from: number, to: number, side: string, end: string): string => {
    const { outline, end: face } = prism(view, pose, section, from, to);
    return path(outline, side) + path(face, end);
  };
  const wheel = (along: number, r: number): string => {
    const rim = range(12).map((i): Point => view.at(toWorld(pose, along + r * Math.cos(i * 0.524), 0.85, r + r * Math.sin(i * 0.524))));
    return String(new Pen(1).polygon(rim));
  };
  const [lx, ly] = view.at(toWorld(pose, 2.75, 0, 2.2));
  return (
    solid(box(0.9, 0.35, 0.85), -2.7, 2.6, TRAIN.dark, TRAIN.dark) +
    path(wheel(-1.1, 0.52) + wheel(0.7, 0.52), '#39406e') +
    stroke(worldLinePath(view, [toWorld(pose, -1.6, 0.95, 0.5), toWorld(pose, 2, 0.95, 0.42)], 1), '#d9d3d6', 0.12 * px) +
    // cab
    solid(box(1.08, 0.8, 2.5), -2.9, -1, TRAIN.blue, TRAIN.deep) +
    path(sidePanels(view, pose, 1.08, [[-2.5, -1.5, 1.6, 2.3]]), TRAIN.glow) +
    path(
      endPanels(view, pose, -1, [
        [-0.85, -0.3, 1.75, 2.3],
        [0.3, 0.85, 1.75, 2.3],
      ]),
      TRAIN.glow,
    ) +
    path(prism(view, pose, ROOF, -3.2, -0.8).outline, '#aab2c6') +
    path(
      prism(
        view,
        pose,
        ROOF.filter(([side]) => side <= 0),
        -3.2,
        -0.8,
      ).outline,
      TRAIN.roofLit,
    ) +
    // saddle tank over the boiler, smokebox, chimney
    solid([[-0.95, 0.85], [0.95, 0.85], ...round(0.95, 1.55, 0, 180)], -1.1, 1.5, TRAIN.blue, TRAIN.deep) +
    stroke(worldLinePath(view, [toWorld(pose, -1, 0.98, 1.1), toWorld(pose, 1.5, 0.98, 1.1)], 1), TRAIN.cream, 0.09 * px) +
    path(prism(view, pose, round(0.95, 1.55, 95, 150), -1.1, 1.5).outline, '#6fa6de') +
    solid(round(0.72, 1.55), 1.4, 2.2, '#2b2c4a', '#3b3d60') +
    solid(box(1, 0.45, 0.85), 2.5, 2.7, TRAIN.red, TRAIN.red) +
    path(
      prism(
        view,
        pose,
        [
          [-0.7, 0.05], [0.7, 0.05], [0.9, 0.45], [-0.9, 0.45],
        ],
        2.6,
        2.9,
      ).outline,
      '#e9dcc0',
    ) +
    path(
      endPanels(view, pose, 1.8, [
        [-0.2, 0.2, 2.2, 3.1],
        [-0.3, 0.3, 3, 3.2],
      ]),
      '#23243f',
    ) +
    path(endPanels(view, pose, 0.2, [[-0.2, 0.2, 2.45, 2.85]]), '#d9a544') +
    // headlamp
    path(new Pen().circle(lx, ly, 1.5 * px), glow) +
    path(new Pen(1).circle(lx, ly, 0.27 * px), '#fff6d4')
  );
}

/** Steam drifting back over the train: belly, body and the side in the sun. */
function steam(view: Camera): string {
  const random = rng(9);
  const puffs = range(17).map((i) => {
    const s = 4.6 + i * 1.75;
    const [x, y] = view.at(spot(s, 0.4 + i * 0.3, 3.3 + i * 0.26 + random() * 0.7));
    return [x, y, view.scale(line(s).z) * (0.34 + i * 0.1 + 0.3 * random())] as const;
  });
  return (
    smoke(
      puffs.map(([x, y, r]) => [x - r * 0.35, y + r * 0.4, r] as const),
      '#d8bcc6',
      0.6,
    ) +
    smoke(puffs, '#fff2e0', 0.88) +
    smoke(
      puffs.filter((_, i) => i % 2 === 0).map(([x, y, r]) => [x + r * 0.3, y - r * 0.3, r * 0.55] as const),
      '#fffdf2',
      0.8,
    )
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const centre = doc.pick(392, { wide: 520, tall: 368 });
    const view = camera({ x: centre, horizon: 306, focal: doc.pick(740, { wide: 760, tall: 640 }), eye: 5.6 });
    const sunX = doc.pick(694, { wide: 850, tall: 604 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, sunX, 240, 36, '#fffbe2', { glow: '#ffe7ac', glowRadius: doc.pick(300, { tall: 230 }), glowOpacity: 0.9, rings: 2 }),
      streaks(doc, { seed: 15, from: 50, to: 180, count: 6, colour: '#fff0dc', opacity: 0.5 }),
    );
    const snows = massif(
      41,
      [
        [-480, 330], [-330, 262], [-230, 300], [-120, 236], [-40, 276], [50, 214], [110, 244], [206, 176], [262, 212], [338, 108],
        [424, 204], [470, 170], [548, 262], [616, 226], [690, 292], [800, 240], [930, 300], [1010, 258], [1130, 320],
      ],
      372,
      { light: 1, depth: 0.7, slivers: 3, gullies: 2 },
    );
    doc.add(
      group(
        paintMassif(
          snows,
          wide
            ? air(doc, LIGHT, '#8f92c6', 0.12, 0.9)
            : doc.linear(
                [
                  [0, '#7f86c2'],
                  [1, '#dcc0c4'],
                ],
                { y1: 110, y2: 372 },
              ),
          wide
            ? air(doc, LIGHT, '#ffe6c6', 0, 0.8)
            : doc.linear(
                [
                  [0, '#fff4de'], [0.55, '#ffd9ae'], [1, '#f8cfb6'],
                ],
                { y1: 110, y2: 360 },
              ),
        ),
        { transform: place(doc.pick(0, { wide: 150, tall: 30 }), 0) },
      ),
      mist(doc, { seed: 6, from: 292, to: 340, colour: MIST, opacity: 0.75, count: 6 }),
      ridge(doc, air(doc, LIGHT, '#5f7ba6', 0.5, 0.7), { seed: 14, y: 352, height: 72, wavelength: 190, step: 30 }),
      mist(doc, { seed: 16, from: 340, to: 364, colour: MIST, opacity: 0.6, count: 4 }),
      ridge(doc, air(doc, LIGHT, '#45758a', 0.36, 0.62), { seed: 23, y: 398, height: 84, wavelength: 240, step: 34 }),
      conifers(
        coniferRow(4, x0 - 10, x1 + 10, (x) => 424 + 14 * Math.sin(x / 120), [16, 34], 11),
        wide ? air(doc, LIGHT, '#34677a', 0.24, 0.5) : mix('#34677a', LIGHT.haze, 0.24),
        '',
      ),
      ridge(doc, air(doc, LIGHT, '#34677a', 0.24, 0.5), { seed: 31, y: 440, height: 24, wavelength: 200, step: 40 }),
      // a sea of mist fills the valley
      doc.band(
        doc.linear(
          [
            [0, MIST, 0], [0.45, '#e2cdd0', 0.55], [1, '#f0cfc2', 1],
          ],
          { y1: 410, y2: 540 },
        ),
        410,
      ),
      mist(doc, { seed: 19, from: 400, to: 470, colour: '#fff6e4', opacity: 0.6, count: 6 }),
    );

    const glow = doc.radial(
      [
        [0, '#fff3c4', 0.9], [0.3, '#ffe9a8', 0.45], [1, '#ffe9a8', 0],
      ],
      ...view.at(toWorld(line(5.4), 2.75, 0, 2.2)),
      36,
    );
    const waving = [[-1.2, 1.4], [0.6], [-2, 0.4, 2.1], [1.2], [-0.6, 1.6], []];
    doc.add(
      viaduct(doc, view),
      [...waving.entries()].reverse().map(([i, at]) => coach(view, 12.3 + i * 6.75, at)),
      steam(view),
      engine(view, 5.4, glow),
    );

    // the hill where the line lands, with its pickers, and the tea of the near slope
    const [endX, endY] = view.at(spot(55, -1.4, 0));
    const landing = (x: number): number =>
      endY -
      6 +
      (x < endX + 16 ? (x - endX) * 0.05 - 16 * hump(x, endX - 190, 120) - 22 * hump(x, endX - 460, 150) : (x - endX - 16) * 0.62);
    const sari = { scale: 0.95, skin: '#8a5a40' };
    doc.add(
      contourRows(doc, {
        crest: landing,
        rows: 11,
        gap: 10,
        x1: endX + 420,
        body: '#4a8470',
        dark: '#2f625c',
        lit: '#a3bd7a',
        width: 6,
        dash: '7 3.5',
        step: 44,
      }),
      conifers(
        [
          [endX - 30, endY - 4, 74, 0.2], [endX - 6, endY + 8, 58, 0.2], [endX - 74, endY, 92, 0.2],
        ],
        '#234f55',
        '#7d9a70',
        1,
      ),
      wide
        ? conifers(
            [
              [-214, 372, 88, 0.2],
              [-186, 384, 66, 0.2],
            ],
            '#1d4652',
            '#5f8570',
            1,
          )
        : '',
      teaPicker(endX + 128, endY + 104, { ...sari, sari: '#d9363e', edge: '#f4c65b' }),
      teaPicker(endX + 100, endY + 112, { ...sari, sari: '#e88a2a', edge: '#5a2f6c', facing: -1 }),
      mist(doc, { seed: 27, from: 500, to: 560, colour: '#fff0da', opacity: 0.5, count: 4 }),
    );
    const standX = doc.pick(122, { wide: 10, tall: 178 });
    const standY = doc.pick(486, { wide: 474, tall: 482 });
    const brow: Point[] = [
      [x0 - 20, standY + 34], [standX - 150, standY + 22], [standX - 60, standY + 2], [standX + 10, standY], [standX + 50, standY + 6],
      [standX + 96, standY + 44], [standX + 170, standY + 62], [standX + 300, standY + 96], [standX + 480, 586], [x1 + 20, 566],
    ];
    const tuft = (seed: number, from: number, to: number, y: number, height: number, fill: string): string =>
      grass(seed, standX + from, standX + to, standY + y, height, fill, { count: Math.round((to - from) / 3.2), width: 2 });
    doc.add(
      contourRows(doc, {
        crest: (x) => 552 - 24 * hump(x, 760, 260) + 8 * Math.sin(x / 100),
        rows: 4,
        gap: 15,
        body: '#2f6a5e',
        dark: '#1e4c50',
        lit: '#86ab68',
        width: 11,
        dash: '13 5',
      }),
      wide
        ? conifers(
            [
              [1034, 640, 250, 0.36], [1094, 650, 330, 0.36], [966, 640, 150, 0.36],
            ],
            '#17384a',
            '#2f6a66',
            -1,
          )
        : '',
      land(brow, 620, EARTH),
      // the sunlit side of the knoll
      path(
        new Pen()
          .soft([
            [standX + 10, standY], [standX + 50, standY + 6], [standX + 96, standY + 44], [standX + 170, standY + 62],
            [standX + 300, standY + 96],
          ])
          .soft(
            [
              [standX + 220, standY + 100], [standX + 120, standY + 84], [standX + 66, standY + 50], [standX + 10, standY],
            ],
            { join: true },
          )
          .close(),
        '#3d6a62',
      ),
      tuft(7, -150, -40, 16, 22, EARTH),
      tuft(9, 90, 190, 62, 22, '#3d6a62'),
      tuft(13, -300, -160, 26, 26, EARTH),
      tuft(15, 180, 330, 102, 22, '#3d6a62'),
      boulder(standX + 4, standY + 12, 46, 19, ['#2c4056', '#a98a86']),
      traveller(standX, standY + 4, { scale: 1.16 }),
      birds('#5b6a9c', [
        [doc.pick(520, { wide: 660 }), 120, 0.9], [doc.pick(546, { wide: 686 }), 108, 0.7, 1], [doc.pick(566, { wide: 706 }), 124, 0.6],
      ]),
    );
  },
};
