import {
  air, birds, branch, contourRows, cumulus, cypress, foliage, foliagePath, grass, group, hump, land, lensesPath, mist, mix, path, Pen, place,
  RAMPS, range, ridge, rng, sky, slope, stipple, stroke, tree,
  type Point, type Ramp, type Scene,
} from '../kit';

/** A washed morning after rain; the light comes from the left. */
const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#3d85ab', '#86bfce', '#d2e8dc', '#f8f4dc'], haze: '#d6e8da', deep: '#1c5f7d' };
const LAWN = ['#9cc75d', '#7fb352', '#5b9a4a'] as const;
const THATCH = { lit: '#e3c07a', mid: '#b98d54', shade: '#7d5f48', deep: '#4a3a3a' };
const GLASS = { frame: '#fbf7ea', lit: '#d9efe6', shade: '#8dbdb8' };
const KNOLL = { lit: '#6ba148', mid: '#437f45', dark: '#1f5440' };

/** One arch of the barrel hut: a point at angle a (0 right foot … π left foot). */
const arch = (cx: number, foot: number, half: number, height: number, a: number): Point => [
  cx + half * Math.cos(a) * (1 + 0.1 * Math.sin(a)),
  foot - height * Math.sin(a) ** 0.82,
];

/** A Toda hut: a half barrel of thatch, its plank front with the tiny door turned to the morning sun. About 0,0 in the centre of the front. */
function todaHut(): string {
  const [half, height] = [84, 150];
  const [dx, dy, shrink] = [206, -26, 0.86];
  const rib = (t: number, from: number, to: number, n = 14): Point[] =>
    range(n + 1).map((i) => {
      const k = 1 - (1 - shrink) * t;
      return arch(dx * t, dy * t, half * k, height * k, from + ((to - from) * i) / n);
    });
  const crest = 1.82;
  const flank = new Pen().polygon([...rib(0, crest, 0), ...rib(1, 0, crest)]);
  const shaded = new Pen().polygon([...rib(0, 0.72, 0, 8), ...rib(1, 0, 0.72, 8)]);
  const bright = new Pen().polygon([...rib(0, crest, 1.25, 6), ...rib(1, 1.25, crest, 6)]);
  const bands = new Pen();
  for (const t of [0.2, 0.4, 0.6, 0.8]) bands.polygon(rib(t, crest, 0.02, 8), false);
  // straw: short strokes along the barrel
  const straw = new Pen();
  const random = rng(4);
  for (let i = 0; i < 54; i++) {
    const a = 0.06 + random() * 1.6;
    const t = random() * 0.86;
    const from = arch(dx * t, dy * t, half * (1 - 0.14 * t), height * (1 - 0.14 * t), a);
    const to = arch(dx * (t + 0.1), dy * (t + 0.1), half * (1 - 0.14 * (t + 0.1)), height * (1 - 0.14 * (t + 0.1)), a - 0.03);
    straw.move(...from).line(...to);
  }
  const front = (k: number): Point[] => range(17).map((i) => arch(0, 0, half * k, height * k, (Math.PI * i) / 16));
  const planks = new Pen();
  for (const x of [-52, -38, -24, 24, 38, 52]) planks.move(x, 0).line(x, -height * 0.8 * Math.sqrt(Math.max(0, 1 - (x / 70) ** 2)) + 2);
  return [
    path(lensesPath([[-130, 6, 380, 16, 0.5]]), '#1b4a3a', { opacity: 0.7 }),
    path(flank, THATCH.mid),
    path(bright, THATCH.lit),
    path(shaded, THATCH.shade),
    stroke(straw, THATCH.deep, 1.3, { opacity: 0.45 }),
    stroke(bands, THATCH.deep, 2.4, { opacity: 0.55 }),
    path(new Pen().polygon(front(1.03)), THATCH.lit),
    stroke(new Pen(1).polygon(front(0.97), false), THATCH.mid, 7, { dash: '5 2.5' }),
    path(new Pen().polygon(front(0.88)), THATCH.deep),
    path(new Pen().polygon(front(0.8)), '#a8734a'),
    stroke(planks, '#74483a', 1.8),
    path('M-74-34H74V-28H-76z', '#74483a'),
    // sun, moon and the painted buffalo horns of a Toda front
    path(new Pen(1).circle(-20, -86, 6), '#f6e6c0'),
    path('M14-92q10 4 4 14q14-4 8-14z', '#f6e6c0'),
    stroke('M-15-58q-14-16-2-24M15-58q14-16 2-24', '#f6e6c0', 2.6, { round: true }),
    path('M-4-62h8l-2 12h-4z', '#f6e6c0'),
    path('M-15 0v-34q15-9 30 0v34z', THATCH.deep),
    path('M-11 0v-31q11-7 22 0v31z', '#2a2430'),
  ].join('');
}

/** A Toda in the embroidered shawl, 30 px tall at scale 1. */
const toda = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(
    [
      path('M-5 0L-5.5-14Q-6-23 0-23.5Q6-23 5.5-14L6.5 0z', '#f8f0dd'),
      path('M.5-23Q6-23 5.5-14L6.5 0H2Q3-12 .5-23z', '#d8cdb8'),
      stroke('M-5.2-4.6H6.2M-5.3-9H6', '#b52f38', 1.7),
      stroke('M-5.2-6.8H6.2', '#2b2533', 1.2),
      stroke('M-5-19L4-14', '#b52f38', 1.6),
      path('M-2.8-26.5a2.8 3.1 0 1 1 5.6 0a2.8 3.1 0 1 1-5.6 0z', '#7d4a38'),
      path('M-3-26q-.4-5 3-5q3.6 0 3.3 5l.6 5q-2 .6-2-2.5q0-3-4.9-2.5z', '#221a26'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** A Toda buffalo with its crescent horns, 60 px long at scale 1, head to the right. */
const buffalo = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(
    [
      path('M-30-26q-4 10-2 16l-1 10h5l2-11q8 2 16 0l1 11h5l2-12q4-2 6-7q8 4 14-1q3-1 3-5q-6-9-13-9q-12-8-24-5q-9-1-14 3z', '#5a4038'),
      path('M-28-27q14-6 26-1q10 4 16 2q-8-8-18-6q-16-4-24 5z', '#a8806a'),
      stroke('M14-27q4-13 16-12M11-27q-5-14 6-19', '#d9cdb4', 2.6, { round: true }),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** The glasshouse of the Botanical Garden: a gabled middle and two glazed wings. About 0,0 in the centre of its foot. */
function glasshouse(): string {
  const wing = (s: number): string =>
    path(new Pen().polygon([[s * 24, 0], [s * 24, -24], [s * 76, -24], [s * 76, 0]]), s < 0 ? GLASS.lit : GLASS.shade) +
    path(new Pen().polygon([[s * 24, -24], [s * 28, -38], [s * 70, -38], [s * 80, -24]]), s < 0 ? '#f2fbf2' : GLASS.lit);
  return [
    path(lensesPath([[-90, 2, 190, 6, 0.5]]), '#3b7a48', { opacity: 0.8 }),
    wing(-1), wing(1),
    path('M-24 0V-34Q-22-62 0-66Q22-62 24-34V0z', GLASS.lit),
    path('M4 0V-64Q22-60 24-34V0z', GLASS.shade),
    path('M-7 0v-18q7-7 14 0v18z', '#3f6f70'),
    stroke(
      'M-76 0V-24H76V0M-80-24L-70-38H-28M28-38H70L80-24M-24 0V-34Q-22-62 0-66Q22-62 24-34V0M-24-34H24' +
        'M-12-34V-60M0-34V-66M12-34V-60M-62-38V0M-50-38V0M-37-38V0M37-38V0M50-38V0M62-38V0M0-66V-76',
      GLASS.frame, 2,
    ),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      cumulus(doc, [[250, 150, 300, 74, 4], [560, 100, 190, 34, 9], [720, 190, 260, 56, 7], [930, 130, 230, 60, 12], [60, 70, 130, 24, 15]],
        { lit: '#fffdf2', shade: '#c2dcdc' }),
      // Doddabetta
      land([[-340, 304], [-60, 288], [90, 272], [220, 236], [330, 208], [430, 172], [530, 214], [600, 236], [760, 214], [900, 244], [1130, 286]],
        400, air(doc, LIGHT, '#3a7f93', 0.5)),
      path('M428 188C446 214 420 236 450 260C474 280 462 300 470 330H720C660 250 560 226 500 203C470 192 446 188 428 188z', air(doc, LIGHT, '#2f6f8c', 0.42)),
      mist(doc, { seed: 6, from: 262, to: 300, colour: '#fbf8e6', opacity: 0.6, count: 4 }),
      ridge(doc, air(doc, LIGHT, '#3f8064', 0.36, 0.7), { seed: 5, y: 316, height: 76, wavelength: 240, step: 30 }),
      // shola woods in the folds of the downs
      path(
        foliagePath({ seed: 8, x0: x0 - 10, x1: x1 + 10, y: 330, height: 44, wavelength: 130, scallop: [7, 14], least: 0, base: 336 }),
        air(doc, LIGHT, '#22664f', 0.2, 0.6),
      ),
    );

    // tea on the right, the garden's lawns in the hollow on the left
    doc.add(
      contourRows(doc, {
        crest: (x) => 366 - 124 * hump(x, 830, 240) + 6 * Math.sin(x / 60), x0: Math.max(x0, 380), rows: 11, gap: 11, grow: 0.07,
        body: '#4f9150', dark: '#34754a', lit: '#8fbd5c', width: 6, dash: '8 3',
      }),
      land([[x0 - 20, 344], [120, 352], [300, 340], [460, 348], [600, 390], [640, 460]], 620, air(doc, LIGHT, LAWN[1], 0.05, 0.45)),
    );
    const gardenX = doc.pick(206, { wide: 250, tall: 250 });
    const crowns = ['#1f5a49', '#2f7550', '#6aa356'] as const;
    const woods: readonly (readonly [number, number, number, number])[] = [[-210, 372, 110, 90], [-110, 366, 84, 80], [16, 368, 100, 86],
      [70, 360, 74, 60], [334, 358, 86, 74], [390, 364, 66, 60]];
    doc.add(
      foliage(doc, air(doc, LIGHT, '#2a6a50', 0.08, 0.5), { seed: 21, y: 360, height: 34, wavelength: 70, scallop: [8, 15], base: 368,
        envelope: slope(480, 400) }),
      woods.filter(([x]) => doc.shows(x, 60)).map(([x, y, h, w], i) => tree(30 + i, x, y, h, w, { leaves: crowns, bark: '#4a3f3a' })),
      [-68, 94, 112].map((dx, i) => cypress(gardenX + dx, 362, [78, 64, 90][i] ?? 70, [20, 16, 22][i] ?? 18, { body: '#174c44', lit: '#4a8a58', light: -1 })),
      group(glasshouse(), { transform: place(gardenX, 372) }),
    );
    // terraced lawns with beds of flowers
    const beds = new Pen();
    const bedList: readonly (readonly [number, number, number, number])[] = [[-70, 398, 34, 6], [8, 404, 40, 7], [92, 396, 28, 5],
      [-120, 424, 44, 8], [-20, 434, 52, 10], [96, 424, 46, 8]];
    for (const [dx, y, w, h] of bedList) beds.circle(gardenX + dx, y, w, h);
    doc.add(
      path(lensesPath([[gardenX - 260, 392, 520, 9, 0.5], [gardenX - 300, 416, 600, 10, 0.5]]), LAWN[0]),
      stroke(new Pen().soft([[x0 - 20, 414], [gardenX - 120, 410], [gardenX, 416], [gardenX + 180, 408], [gardenX + 300, 412]]), '#f0dfb4', 4),
      stroke(new Pen().soft([[gardenX + 2, 374], [gardenX - 4, 392], [gardenX - 30, 412], [gardenX - 70, 440], [gardenX - 60, 470]]), '#f0dfb4', 5),
      path(beds, '#2d6b45'),
      ...bedList.map(([dx, y, w, h], i) =>
        stipple(['#e8536a', '#f7c23f', '#f6f0e4', '#d9407f', '#f08a3c', '#b565c8'][i] ?? '#e8536a',
          { seed: 50 + i, count: 21, x0: gardenX + dx - w * 0.86, x1: gardenX + dx + w * 0.86, y0: y - h, y1: y + h * 0.5, size: 4 }),
      ),
      buffalo(doc.pick(330, { wide: 396, tall: 372 }), 470, 0.7, -1),
    );

    // the knoll with the hut
    const knoll: Point[] = [[x0 - 20, 516], [60, 500], [200, 478], [330, 468], [480, 462], [640, 458], [800, 440], [960, 436], [x1 + 20, 452]];
    doc.add(
      land(knoll, 620, doc.linear([[0, KNOLL.lit], [0.5, KNOLL.mid], [1, KNOLL.dark]], { y1: 450, y2: 600 })),
      path(lensesPath([[100, 512, 260, 9, 0.4], [300, 560, 330, 12, 0.5], [560, 540, 300, 10, 0.4], [-240, 540, 280, 10, 0.5],
        [840, 500, 230, 8, 0.5], [40, 580, 200, 8, 0.5]]), '#8fbe58', { opacity: 0.6 }),
      foliage(doc, '#2a6648', { seed: 61, y: 466, height: 46, wavelength: 60, scallop: [9, 17], base: 474, envelope: slope(690, 800) }),
      path('M452 496C440 520 400 540 390 620H500C480 560 486 530 484 496z', '#cdb083'),
      path('M484 496C486 530 480 560 500 620H470C462 566 470 530 468 496z', '#a5875f'),
      group(todaHut(), { transform: place(466, 496) }),
      stipple('#f4e9c8', { seed: 71, count: 40, x0, x1, y0: 510, y1: 600, size: 3.2, opacity: 0.8 }),
      stipple('#e8a0c0', { seed: 73, count: 28, x0, x1, y0: 520, y1: 600, size: 3.6, opacity: 0.9 }),
    );
    // a low wall of field stones, cut by the edge
    const stones = new Pen();
    const tops = new Pen();
    const random = rng(14);
    for (const row of [0, 1]) {
      for (let x = 700 - row * 8; x < x1 + 40; x += 26 + 16 * random()) {
        const [w, h, y] = [30 + 12 * random(), 19, 530 - row * 17 + (x - 700) * 0.03];
        stones.move(x, y).quad(x - 2, y - h, x + w * 0.5, y - h).quad(x + w + 2, y - h, x + w, y).close();
        tops.move(x + 3, y - h * 0.7).quad(x + w * 0.3, y - h * 1.05, x + w * 0.8, y - h * 0.8).quad(x + w * 0.4, y - h * 0.75, x + 3, y - h * 0.7).close();
      }
    }
    doc.add(path(stones, '#56706a'), path(tops, '#b9c4aa'));
    doc.add(
      path(lensesPath([[330, 534, 90, 5, 0.5], [590, 566, 90, 5, 0.5], [170, 540, 110, 5, 0.5]]), '#1b4a3a', { opacity: 0.7 }),
      toda(362, 532, 2.1, 1),
      toda(392, 537, 1.9, -1),
      buffalo(doc.pick(196, { tall: 226 }), 538, 1.5, 1),
      toda(632, 566, 2.3, -1),
      grass(5, x0, x1, 614, 34, '#123f36', { count: Math.round(doc.width / 13), width: 3 }),
    );

    // Nilgiri rhododendron in flower hangs in from the top right corner
    const right = x1 + 10;
    const florets = new Pen(1);
    const bright = new Pen(1);
    const hearts = new Pen(1);
    const trusses: readonly Point[] = [[right - 124, 74], [right - 66, 138], [right - 176, 34], [right - 40, 66]];
    for (const [x, fromTop] of trusses) {
      const y = doc.y0 + fromTop;
      for (const i of range(7)) {
        const [fx, fy, r] = [x + 13 * Math.cos(i * 0.9 + x), y + 11 * Math.sin(i * 0.9 + x), 9.5];
        florets.circle(fx, fy, r);
        if (fx - x + fy - y < 2) bright.circle(fx - 1, fy - 1, r * 0.72);
      }
      hearts.circle(x - 2, y - 2, 2.4).circle(x - 10, y - 4, 2).circle(x + 1, y - 11, 2);
    }
    doc.add(
      branch(doc, 8, [[right, 20, 2.7, 190], [right, 60, 2.45, 150], [right, 110, 2.3, 120], [right - 50, -6, 2.6, 140]],
        { dark: '#12443f', lit: '#3c7c55', wood: '#3a2f36', leaf: 37, width: 5.8, pairs: 8 }),
      path(florets, '#b8283f'),
      path(bright, '#e0505f'),
      path(hearts, mix('#e8566a', '#ffe0d0', 0.5)),
      birds('#2f6478', [[250, 210, 1], [280, 196, 0.8, 1], [304, 214, 0.65]]),
    );
  },
};
