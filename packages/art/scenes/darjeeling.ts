import {
  air, birds, branch, coaches, coniferRow, conifers, contourRows, house, hump, land, massif, mist, mix, paintMassif,
  path, Pen, RAMPS, range, ridge, sky, smoke, steamEngine, streaks, stroke, sun, teaPicker, type Ramp, type Scene,
  type Twig,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5b74b8', '#a99fce', '#f3bfb8', '#fde3c8'], haze: '#f3cfc4', deep: '#3d4a94',
};
const COACH = { length: 108, height: 40, body: '#2f6db0', band: '#f6e6cf', roof: '#dfe3ea', windows: '#ffe6a8' };

/** y of the rails. */
const RAILS = 500;

/** A truss of rhododendron, crimson with a pink heart. */
function flower(x: number, y: number, s: number): string {
  const petals = new Pen(1);
  const heart = new Pen(1);
  for (const i of range(6)) {
    const a = i * 1.047;
    petals.circle(x + Math.cos(a) * 7 * s, y + Math.sin(a) * 6 * s, 5.5 * s);
    heart.circle(x + Math.cos(a + 0.5) * 4.5 * s, y + Math.sin(a + 0.5) * 4 * s - 2, 2.6 * s);
  }
  return path(petals, '#c8324f') + path(heart, '#f0708a');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: 360 }),
      sun(doc, 660, 330, 30, '#fff', {
        glow: '#ffe3c4', glowRadius: doc.pick(260, { tall: 220 }), glowOpacity: 0.6, disc: false,
      }),
      streaks(doc, { seed: 9, from: 40, to: 150, count: 6, height: [5, 12], colour: '#fff0ea', opacity: 0.45 }),
    );
    const kangchenjunga = massif(
      14,
      [
        [-340, 330], [-210, 250], [-120, 300], [-20, 232], [70, 282], [150, 190], [222, 238], [300, 150], [352, 182],
        [430, 92], [520, 178], [590, 150], [668, 236], [740, 200], [830, 280], [940, 220], [1130, 320],
      ],
      380,
      { light: 1, depth: 0.72, slivers: 4 },
    );
    doc.add(
      paintMassif(
        kangchenjunga,
        wide
          ? air(doc, LIGHT, '#a79fca', 0.1, 0.9)
          : doc.linear(
              [[0, '#8d86c0'], [1, '#c9b3cc']],
              { y1: 100, y2: 380 },
            ),
        wide
          ? air(doc, LIGHT, '#ffdcc0', 0, 0.84)
          : doc.linear(
              [[0, '#fff3df'], [0.5, '#ffd3b0'], [1, '#f3c8bc']],
              { y1: 100, y2: 360 },
            ),
      ),
      mist(doc, { seed: 7, from: 300, to: 360, colour: '#fdeee4', opacity: 0.7, count: 7 }),
    );
    const ranges = [
      [3, 362, 70, 0.6, '#5f78a0'], [5, 388, 70, 0.42, '#4a7088'], [8, 416, 60, 0.22, '#3b6f74'],
    ] as const;
    for (const [seed, y, height, amount, colour] of ranges) {
      doc.add(
        ridge(doc, air(doc, LIGHT, colour, amount, 0.6), { seed, y, height, wavelength: 210, step: 34 }),
        mist(doc, { seed: seed + 20, from: y + 4, to: y + 22, colour: '#fdeee4', opacity: 0.45, count: 3 }),
      );
    }
    doc.add(
      conifers(
        coniferRow(3, x0 - 10, x1 + 10, (x) => 430 + 6 * Math.sin(x / 70), [18, 36], 12),
        mix('#2c5f62', LIGHT.haze, 0.16),
        '',
      ),
      contourRows(doc, {
        crest: (x) => 432 - 34 * hump(x, 90, 224) + 6 * Math.sin(x / 100), base: 640, rows: 5, gap: 10, body: '#5a9560',
        dark: '#3c7a55', lit: '#a5c56e', width: 6, dash: '8 4',
      }),
    );
    const houses = [
      [60, 424, 44, 26, '#e9d7c0', '#b5463a'], [118, 432, 38, 24, '#f6e6cf', '#3f7f8f'],
      [-100, 430, 44, 26, '#f6e6cf', '#b5463a'], [930, 440, 44, 26, '#f6e6cf', '#3f7f8f'],
    ] as const;
    for (const [x, y, w, h, wall, roof] of houses.filter(([hx]) => doc.shows(hx, 60))) {
      doc.add(
        house(x, y, w, h, {
          wall, wallShade: mix(wall, '#7a5a8a', 0.35), roof: mix(roof, '#3a2a4a', 0.35), roofLit: roof,
          windows: '#4a4560', light: 1,
        }),
      );
    }

    // the line on its embankment, the train crossing to the left
    doc.add(
      land(
        [[x0 - 20, RAILS + 4], [x1 + 20, RAILS + 4]],
        640, '#3f7a52',
        { hard: true },
      ),
      path(new Pen().rect(x0, RAILS, doc.width, 12), '#8a6f68'),
      stroke(`M${x0} ${RAILS + 5}H${x1}`, '#5d474c', 5, { dash: '6 8' }),
      stroke(`M${x0} ${RAILS}H${x1}`, '#cfc3c8', 2.2),
      smoke(
        [
          [176, 424, 16], [156, 408, 20], [196, 412, 15], [132, 388, 24], [168, 384, 18], [104, 364, 28], [66, 340, 34],
          [30, 322, 30], [98, 344, 18],
        ].map(([x = 0, y = 0, r = 0]) => [x + doc.pick(0, { tall: 20 }), y, r] as const),
        '#fff6ee', 0.82,
      ),
      smoke(
        [[182, 430, 9], [160, 418, 11], [134, 402, 13], [104, 382, 14], [66, 362, 18]],
        '#d9c3cc', 0.8,
      ),
      steamEngine(170, RAILS - 2, 1.22, [COACH.body, '#f6c65b', '#1c2440']),
      coaches(262, RAILS, wide ? 7 : doc.pick(5, { tall: 4 }), COACH),
      contourRows(doc, {
        crest: (x) => 528 + 8 * Math.sin(x / 110 + 1), base: 640, rows: 4, gap: 17, body: '#2f6f4c', dark: '#1c5040',
        lit: '#7fae58', width: 13, dash: '15 6',
      }),
      teaPicker(doc.pick(640, { tall: 560 }), 548, { sari: '#d9363e', edge: '#f4c65b', skin: '#8a5a40', facing: -1 }),
      teaPicker(doc.pick(700, { tall: 624 }), 560, { sari: '#e88a2a', edge: '#5a2f6c', skin: '#8a5a40' }),
      contourRows(doc, {
        crest: (x) => 584 + 8 * Math.sin(x / 80), base: 640, rows: 2, gap: 18, body: '#1c5040', dark: '#12383a',
        lit: '#4c8a50', width: 16, dash: '20 7',
      }),
    );

    // rhododendron in flower, top right
    const dx = doc.pick(0, { wide: 290, tall: -96 });
    const twigs: Twig[] = [[810, 10, 2.5, 150], [820, 50, 2.75, 120], [760, -10, 2.2, 110]];
    const flowers = [[700, 96, 1.2], [724, 118, 1], [676, 88, 0.9], [716, 60, 1.1], [738, 84, 0.8]] as const;
    doc.add(
      branch(
        doc, 5,
        twigs.map(([x, y, a, l]) => [x + dx, y, a, l] as const),
        { dark: '#24404a', lit: '#456a66', wood: '#3a2a38', leaf: 34, width: 5, pairs: 9 },
      ),
      flowers.map(([x, y, s]) => flower(x + dx, doc.y0 + y, s)),
      birds('#6f6aa8', [[250, 110, 0.9], [276, 98, 0.7, 1], [296, 114, 0.6]]),
    );
  },
};
