import {
  air, birds, branch, coniferRow, conifers, cumulusPath, foliage, grass, land, meadow, mist, path, poly, RAMPS, ridge,
  sky, streaks, sun, tuftPath, type Point, type Ramp, type Scene, type Twig,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5f8fc0', '#a9bfdd', '#f0d3cf', '#fdeedd'], haze: '#eadfe6', deep: '#33568e',
};
const GRANITE = { body: '#7d7f9c', lit: '#cfc3c4', crack: '#57597c' };

/** One slab: outline, the part in the sun, cracks. */
interface Pillar {
  outline: readonly Point[];
  lit: readonly Point[];
  cracks: string;
}

const PILLARS: readonly Pillar[] = [
  {
    outline: [
      [196, 470], [204, 300], [216, 212], [238, 168], [268, 152], [300, 160], [316, 200], [322, 280], [330, 470],
    ],
    lit: [
      [330, 470], [322, 280], [316, 200], [300, 160], [268, 152], [282, 190], [276, 230], [290, 260], [284, 320],
      [300, 380], [296, 470],
    ],
    cracks: 'M228 200l6 80l-8 60l6 130h-4l-8-130l8-60zM256 170l8 90l-6 70l8 140h-5l-9-140l6-70z',
  },
  {
    outline: [
      [330, 470], [334, 250], [344, 150], [366, 112], [398, 102], [424, 118], [438, 170], [444, 260], [452, 470],
    ],
    lit: [
      [452, 470], [444, 260], [438, 170], [424, 118], [398, 102], [408, 150], [400, 210], [414, 240], [406, 320],
      [420, 390], [416, 470],
    ],
    cracks: 'M358 160l6 110l-8 60l6 140h-4l-7-140l7-60zM384 124l8 120l-7 70l9 156h-5l-9-156l6-70z',
  },
  {
    outline: [[456, 470], [462, 320], [472, 240], [492, 204], [520, 196], [546, 216], [556, 280], [566, 470]],
    lit: [
      [566, 470], [556, 280], [546, 216], [520, 196], [528, 240], [520, 280], [534, 310], [528, 380], [540, 430],
      [538, 470],
    ],
    cracks: 'M488 240l6 80l-8 50l6 100h-4l-7-100l7-50zM508 216l7 100l-6 50l8 104h-5l-8-104l6-50z',
  },
];

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT),
      sun(doc, doc.pick(640, { wide: 720 }), 170, 34, '#fffdf4', {
        glow: '#fff0da', glowRadius: doc.pick(260, { tall: 200 }), glowOpacity: 0.8, rings: 2,
      }),
      streaks(doc, { seed: 15, from: 40, to: 220, count: 7 }),
    );
    for (const [seed, y, amount] of [[3, 300, 0.74], [6, 340, 0.56]] as const) {
      doc.add(
        ridge(doc, air(doc, LIGHT, '#4a6a9a', amount, 0.6), { seed, y, height: 90, wavelength: 300, step: 44 }),
        mist(doc, { seed: seed + 5, from: y + 10, to: y + 44, colour: '#fff8f2', opacity: 0.6, count: 4 }),
      );
    }
    // the pillars, sun from the right, tufts of green on their ledges
    doc.add(
      PILLARS.map(
        ({ outline, lit, cracks }) =>
          poly(outline, GRANITE.body) + poly(lit, GRANITE.lit) + path(cracks, GRANITE.crack),
      ),
      path(
        tuftPath(2, 226, 312, 168, 18) +
          tuftPath(3, 352, 434, 118, 19) +
          tuftPath(4, 478, 552, 210, 17) +
          tuftPath(5, 200, 240, 300, 20) +
          tuftPath(6, 540, 572, 330, 22) +
          tuftPath(7, 318, 348, 330, 26),
        '#3f6a56',
      ),
      path(
        tuftPath(12, 266, 310, 163, 11) + tuftPath(13, 394, 432, 113, 11) + tuftPath(14, 518, 550, 205, 10),
        '#86a86a',
      ),
      mist(doc, { seed: 2, from: 330, to: 380, colour: '#fffaf6', opacity: 0.7, count: 4, x0: 60, x1: 760 }),
      foliage(doc, air(doc, LIGHT, '#2f6058', 0.3, 0.5), {
        seed: 8, y: 470, height: 110, wavelength: 180, scallop: [7, 16], base: 620, least: 0.3,
      }),
      // the sea of mist filling the valley
      path(
        cumulusPath(4, 180, 486, 340, 92, 10) +
          cumulusPath(9, 610, 490, 380, 96, 11) +
          cumulusPath(12, 400, 470, 260, 60, 8) +
          (wide ? cumulusPath(14, -140, 486, 340, 60, 9) + cumulusPath(16, 950, 486, 340, 60, 9) : ''),
        '#fffaf6',
        { opacity: 0.82 },
      ),
      conifers(
        coniferRow(5, x0 - 10, x1 + 10, (x) => 510 + 20 * Math.sin(x / 120), [46, 96], 20),
        '#23504c', '#5f8a62', 1,
      ),
      land(
        [[x0 - 20, 520], [100, 506], [260, 530], [420, 540], [600, 522], [x1 + 20, 506]],
        640, '#2f5f4a',
      ),
      grass(3, x0, x1, 612, 50, '#1d4640', { count: Math.floor((90 * doc.width) / 800), width: 2.6 }),
      meadow(doc, { seed: 7, from: 522, to: 606, colours: ['#6a52b0', '#8f74d0', '#bba4ea'] }),
    );
    const twigs: Twig[] = wide
      ? [[1110, 20, 2.84, 150], [1120, 60, 2.54, 120], [1060, -10, 2.74, 130], [1116, -6, 2.2, 110]]
      : [[x0 - 10, 20, 0.3, 150], [x0 - 20, 60, 0.6, 120], [x0 + 40, -10, 0.4, 130]];
    doc.add(
      branch(doc, 5, twigs, { dark: '#22404a', lit: '#3f6460', wood: '#2c2a3a', leaf: 30, width: 4 }),
      birds('#5f7aa8', [[590, 110, 0.8], [612, 100, 0.65, 1], [doc.pick(150, { wide: 560 }), 150, 0.7]]),
    );
  },
};
