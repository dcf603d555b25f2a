import {
  air, bananaLeaves, birds, coaches, contourRows, dip, foliage, foliagePath, group, hump, massif, mist, mix,
  paintMassif, palms, path, place, RAMPS, sky, streaks, stroke, sun, viaduct, type Leaf, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#3f93a8', '#9cc9b4', '#f3e0a6', '#fdeec6'], haze: '#f3e3b0', deep: '#17606c',
};

/** The red train: a diesel car in front, five coaches. */
function train(): string {
  return group(
    [
      coaches(226, 309, 5, {
        length: 92, height: 34, body: '#b5382f', band: '#f6d9a0', roof: '#7d6a70', windows: '#ffe9b4',
      }),
      path('M132 309v-28q2-9 14-11h70q6 0 6 6v33z', '#b5382f'),
      path('M136 284q2-8 12-9h16v14h-29zM170 275h46v14h-46z', '#ffe9b4'),
      path('M132 300h90v4h-90z', '#f6d9a0'),
      stroke('M142 307H214', '#1c1722', 5, { round: true, dash: '0 10 0 44 0 10' }),
    ],
    { transform: place(-60, 16) },
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: 340 }),
      sun(doc, doc.pick(620, { wide: 660, tall: 560 }), 180, 38, '#fffbe6', {
        glow: '#fff0b8', glowRadius: doc.pick(280, { tall: 210 }), rings: 2,
      }),
      streaks(doc, { seed: 15, from: 50, to: 200, count: 7, colour: '#fff6d8', opacity: 0.55 }),
    );
    const hills = massif(
      31,
      [
        [-340, 320], [-160, 220], [0, 300], [170, 140], [300, 262], [420, 214], [560, 300], [760, 190], [930, 300],
        [1040, 230], [1130, 300],
      ],
      400,
      { light: 1, jag: 0.7, depth: 0.6, gullies: 2 },
    );
    doc.add(
      paintMassif(hills, air(doc, LIGHT, '#2f7a7a', 0.5), air(doc, LIGHT, '#8fb97a', 0.45)),
      mist(doc, { seed: 5, from: 280, to: 340, colour: '#fdf3d0', opacity: 0.55 }),
      foliage(doc, air(doc, LIGHT, '#2b7a60', 0.3, 0.5), {
        seed: 4, y: 370, height: 110, wavelength: 170, scallop: [6, 14], base: 420, least: 0.4,
      }),
      foliage(doc, mix('#1d6650', LIGHT.haze, 0.14), {
        seed: 14, y: 410, height: 90, wavelength: 110, scallop: [7, 16], base: 610, least: 0.3,
      }),
      palms(
        doc, 4,
        [
          [40, 268, 62, 0.9, 8], [96, 290, 40, 0.75, -6], [716, 258, 72, 0.9, -8], [770, 286, 44, 0.8, 8],
          [-120, 300, 120, 0.95, 8], [900, 300, 120, 0.9, -8], [1000, 320, 100, 0.8, 8],
        ],
        { dark: '#1a5a4a', lit: '#86b04e', bark: '#5d4a44' },
      ),
      viaduct({
        x0: -36, x1: 836, y: 346, height: 230, arches: 9, deck: 20,
        colours: ['#c9a07c', '#f6dcae', '#8f6a5c', '#5a4250'],
      }),
    );
    if (doc.format === 'wide') {
      // the cuttings at both ends of the bridge
      doc.add(
        path(`M${x0} 310H-30V600H${x0}zM830 310H${x1}V600H830z`, '#1d5a48'),
        path(
          foliagePath({ seed: 8, x0, x1: -10, y: 316, height: 60, wavelength: 60, scallop: [8, 18], base: 330 }) +
            foliagePath({
              seed: 9, x0: 820, x1: x1 + 10, y: 316, height: 60, wavelength: 60, scallop: [8, 18], base: 330,
            }),
          '#1d5a48',
        ),
        path(
          foliagePath({ seed: 28, x0, x1: -10, y: 420, height: 80, wavelength: 90, scallop: [9, 20], base: 600 }) +
            foliagePath({
              seed: 29, x0: 826, x1: x1 + 10, y: 420, height: 80, wavelength: 90, scallop: [9, 20], base: 600,
            }),
          '#27704f',
        ),
      );
    }
    const leaves: Leaf[] = [
      [-10, 620, -1, 190, 26, 0.8], [20, 630, -1.4, 210, 28, 0.6], [-20, 600, -0.6, 150, 22, 0.9],
      [820, 620, -2.2, 200, 26, -0.8], [790, 630, -1.8, 190, 26, -0.6], [830, 600, -2.6, 150, 22, -0.8],
    ];
    const spread = doc.pick(0, { wide: 280, tall: -90 });
    doc.add(
      group(train(), { transform: place(doc.pick(0, { wide: 40, tall: 60 }), 0) }),
      foliage(doc, '#1c5a48', {
        seed: 24, y: 520, height: 70, wavelength: 90, scallop: [8, 18], base: 600, least: 0.2,
        envelope: (x) => 0.4 + 0.6 * dip(400, 0, 400)(x),
      }),
      contourRows(doc, {
        crest: (x) => 540 - 60 * hump(x, 40, 173) - 70 * hump(x, 770, 173), base: 640, rows: 6, gap: 14,
        body: '#3f8a4c', dark: '#2a6b44', lit: '#8fbf58', width: 9, dash: '11 5',
      }),
      bananaLeaves(
        leaves.map(([x, ...rest]) => [x < 400 ? x - spread : x + spread, ...rest] as const),
        '#123f3a', '#2a6b48',
      ),
      birds('#3f7a80', [[420, 120, 1], [446, 108, 0.8, 1], [468, 124, 0.6]]),
    );
  },
};
