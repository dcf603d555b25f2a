import {
  air, birds, conifers, contourRows, foliage, house, hump, massif, mist, mix, paintMassif, path, RAMPS, ridge, sky, sun,
  teaPicker, tree, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5f9fb0', '#a9cbbd', '#f2e2b4', '#fdf0cf'], haze: '#f3e6c0', deep: '#1c6672',
};
const LEAVES = ['#245c48', '#377a50', '#6da458'] as const;

export const scene: Scene = {
  draw(doc) {
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, doc.pick(216, { wide: 800, tall: 250 }), doc.pick(190, { wide: 176 }), 34, '#fffbe8', {
        glow: '#fff0c0', glowRadius: doc.pick(260, { tall: 200 }), glowOpacity: 0.8, rings: 2,
      }),
      mist(doc, { seed: 4, from: doc.pick(60, { wide: 120 }), to: 210, opacity: 0.4 }),
    );
    const ghats = massif(
      8,
      [
        [-340, 300], [-180, 190], [-40, 270], [130, 210], [240, 272], [430, 120], [560, 214], [640, 176], [790, 290],
        [930, 190], [1130, 300],
      ],
      380,
      { jag: 0.8, depth: 0.6, gullies: 2 },
    );
    doc.add(
      paintMassif(ghats, air(doc, LIGHT, '#3f7f80', 0.5), air(doc, LIGHT, '#8fb98a', 0.52)),
      mist(doc, { seed: 9, from: 290, to: 350, colour: '#fff6dc', opacity: 0.6 }),
      ridge(doc, air(doc, LIGHT, '#2f7a62', 0.38, 0.6), { seed: 4, y: 352, height: 70, wavelength: 260, step: 40 }),
      foliage(doc, mix('#24695a', LIGHT.haze, doc.pick(0.26, { wide: 0.1 })), {
        seed: 12, y: 372, height: 40, wavelength: 120, scallop: [5, 11], base: 390,
      }),
    );

    // three hillsides of tea, each nearer, larger and darker
    doc.add(
      contourRows(doc, {
        crest: (x) => 372 - 46 * hump(x, 620, 200) + 18 * Math.sin(x / 170), rows: 7, gap: 9, body: '#5d9a58',
        dark: '#3f7d4d', lit: '#93bf63', width: 5, dash: '7 3.5',
      }),
      tree(4, 566, 366, 62, 50, { leaves: LEAVES, bark: '#4a3a34' }),
      house(596, 366, 70, 30, {
        wall: '#fff3dc', wallShade: '#e2cdb8', roof: '#a8442f', roofLit: '#d8653f', windows: '#4a5a58',
      }),
      tree(9, 690, 368, 74, 56, { leaves: LEAVES, bark: '#4a3a34' }),
      contourRows(doc, {
        crest: (x) => 430 - 60 * hump(x, 150, 245) + 12 * Math.sin(x / 130 + 2), rows: 8, gap: 11, body: '#4a8b4d',
        dark: '#2f6b43', lit: '#86b955', width: 7,
      }),
    );
    // the road winding up
    doc.add(
      path(
        'M470 620C480 560 560 540 540 500C520 470 430 468 440 440C446 424 500 414 540 404L548 406C520 418 468 428 462 444' +
          'C456 464 560 474 576 504C596 546 560 570 570 620z',
        '#e8c48a',
      ),
      path(
        'M570 620C560 570 596 546 576 504C560 474 456 464 462 444L456 446C450 468 552 476 566 506C584 546 548 570 556 620z',
        '#b98a5c',
      ),
    );
    const oaks = [
      [70, 420, 120], [104, 410, 96], [-120, 430, 120], [700, 452, 150], [736, 456, 126], [930, 440, 140],
    ] as const;
    doc.add(
      oaks.filter(([x]) => doc.shows(x, 15)).map(([x, y, h]) => conifers([[x, y, h, 0.2]], '#2a5f4c', '#5f9a58')),
      contourRows(doc, {
        crest: (x) => 520 - 50 * hump(x, 760, 224) - 40 * hump(x, 60, 200), rows: 7, gap: 17, body: '#2f6f45',
        dark: '#1d4f3a', lit: '#6aa04a', width: 12, dash: '14 5',
      }),
      teaPicker(150, 512, { sari: '#d9363e', edge: '#ffd36b' }),
      teaPicker(198, 524, { sari: '#e88a2a', edge: '#8e2f5c', facing: -1 }),
      teaPicker(640, 516, { sari: '#c43f7a', edge: '#ffd36b', facing: -1 }),
      contourRows(doc, {
        crest: (x) => 566 + 10 * Math.sin(x / 90), base: 640, rows: 3, gap: 20, body: '#1d4f3a', dark: '#123a30',
        lit: '#3f7a44', width: 16, dash: '20 7',
      }),
      birds('#4a7f80', [[330, 130, 0.9], [356, 118, 0.7, 1], [376, 134, 0.6]]),
    );
  },
};
