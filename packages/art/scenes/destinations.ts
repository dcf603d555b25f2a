import {
  birds, branch, canoe, contourRows, cumulus, foliagePath, glitter, gopuram, group, house, hump, kettuvallam, land, lensesPath, massif,
  mist, mix, paintMassif, palms, path, Pen, place, RAMPS, ripples, ripplesPath, sailBoat, sky, streaks, stroke, TITLE_CREAM, water,
  type Doc, type FarPalm, type Point, type Ramp, type Scene, type Twig,
} from '../kit';
import { lady, traveller } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#2b7cc0', '#72b7dc', '#c6e4de', '#fcf1d6'],
  haze: '#cfe3df',
  deep: '#115391',
};
/** y where the sea meets the sky. */
const HORIZON = 264;
const SEA = ['#bfe4de', '#4fb3c4', '#1b86a8', '#0c5a84'] as const;
const LAGOON = ['#d6ead9', '#7cc2bd', '#2f8f9c', '#14607a'] as const;
const SAND = '#f3dfae';
const FIELD = { lit: '#b9d074', mid: '#8dbb63', shade: '#5e9a5c' };
const GROVE = { lit: '#7fb257', mid: '#3f8a55', shade: '#22624c' };
const ROCK = { lit: '#d9b48c', mid: '#8a6a66', shade: '#4d4556' };

/** Gulmohar: feathery leaves and scarlet clusters, hanging in from the right. */
function gulmohar(doc: Doc, x: number): string {
  const twigs: Twig[] = [
    [x + 40, -20, 2.55, 200], [x + 50, 20, 2.8, 190], [x + 46, 70, 2.96, 120], [x - 20, -20, 2.2, 110],
  ];
  const clusters: readonly (readonly [x: number, y: number, r: number])[] = [
    [-116, 76, 22], [-66, 40, 26], [-20, 22, 24], [-128, 96, 13], [-62, 94, 20], [-8, 74, 22], [-84, 12, 16], [-34, 116, 13],
  ];
  const layer = (seed: number, half: number, lift: number, fill: string): string =>
    path(
      foliagePath({
        seed,
        x0: -half,
        x1: half,
        y: -lift,
        height: half * 0.75,
        wavelength: 16,
        scallop: [4, 8],
        under: half * 0.4,
        least: 0.6,
        envelope: (px) => Math.sqrt(Math.max(0, 1 - (px / half) ** 2)),
      }),
      fill,
    );
  const flower = doc.define(layer(3, 30, 0, '#c22c3b') + layer(14, 20, 5, '#ee5240') + layer(23, 9, 8, '#ff9a5c'));
  return (
    branch(doc, 5, twigs, { dark: '#24604c', lit: '#5f9a4c', wood: '#5a3a3c', leaf: 24, width: 2.6, pairs: 9 }) +
    clusters
      .map(([fx, fy, r], i) => doc.use(flower, place(x + fx, doc.y0 + fy, { scaleX: ((i % 2 ? -1 : 1) * r) / 24, scaleY: r / 24 })))
      .join('')
  );
}

export const scene: Scene = {
  draw(doc) {
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 220, tall: 30 });
    const shift = { transform: place(dx, 0) };
    const shown = (x: number): boolean => doc.shows(x + dx);
    const far = doc.linear(
      SEA.map((colour, i) => [[0, 0.12, 0.45, 1][i] ?? 1, colour] as const),
      { y1: HORIZON, y2: 600 },
    );
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON + 20, deepenTo: HORIZON }),
      cumulus(
        doc,
        [
          [doc.pick(250, { wide: 560, tall: 260 }), 236, 190, 44, 4],
          [doc.pick(96, { wide: 420, tall: 150 }), 250, 120, 26, 9],
        ],
        { shade: '#bcd9e4' },
      ),
      streaks(doc, { seed: 21, from: 30, to: 150, count: 6, opacity: 0.5 }),
    );

    // the snow peaks on the right, lower and lower towards the coast
    const snows = massif(
      17,
      [
        [250, 268], [300, 246], [338, 262], [392, 216], [424, 238], [486, 160], [530, 206], [604, 92], [676, 196], [712, 150],
        [770, 226], [826, 170], [900, 240], [960, 190], [1130, 260],
      ],
      320,
      { light: -1, depth: 0.68, slivers: 3, gullies: 2 },
    );
    doc.add(
      group(
        paintMassif(
          snows,
          doc.linear(
            [
              [0, '#6f94c6'],
              [1, '#bcd4de'],
            ],
            { y1: 90, y2: 310 },
          ),
          doc.linear(
            [
              [0, '#fffdf4'],
              [1, '#eaf1e8'],
            ],
            { y1: 90, y2: 300 },
          ),
        ),
        shift,
      ),
      mist(doc, { seed: 4, from: 258, to: 292, opacity: 0.6, count: 4, x0: 300 + dx }),
      water(doc, HORIZON, [
        [0, SEA[0]],
        [1, SEA[3]],
      ]),
      doc.band(far, HORIZON),
      wide
        ? doc.band(
            doc.linear(
              [
                [0, LIGHT.deep ?? '', 0.9], [0.5, LIGHT.deep ?? '', 0.66], [1, '#14698f', 0],
              ],
              { x1: 0, y1: 300, x2: 120, y2: 560 },
            ),
            HORIZON,
          )
        : '',
      ripples(doc, '#e6f7f0', { seed: 3, from: HORIZON + 4, count: 60, x1: 420 + dx, opacity: 0.45 }),
      glitter('#fff8dc', { seed: 6, x: dx + 170, from: HORIZON + 3, to: 500, width: [60, 120], count: 26, height: [0.8, 2.6] }),
    );

    const coast: Point[] = [
      [344, 266], [336, 272], [352, 282], [318, 298], [286, 322], [262, 352], [246, 382], [214, 402],
    ];
    doc.add(
      group(
        [
          // hills run down to headlands
          path(
            new Pen()
              .soft([
                [300, 268], [346, 256], [400, 262], [470, 238], [560, 250], [650, 222], [760, 240], [900, 214], [1130, 230],
              ])
              .line(1130, 330)
              .line(300, 276)
              .close(),
            mix('#4f8f96', LIGHT.haze, 0.52),
          ),
          path(
            new Pen()
              .soft([
                [340, 276], [396, 266], [450, 276], [520, 262], [590, 272], [680, 244], [780, 256], [900, 236], [1130, 246],
              ])
              .line(1130, 340)
              .line(340, 284)
              .close(),
            mix('#3f8a78', LIGHT.haze, 0.36),
          ),
          // the coastal plain with its beach
          path(new Pen().soft(coast).line(420, 470).line(1130, 470).line(1130, 290).line(560, 286).line(400, 276).close(), FIELD.mid),
          path(
            new Pen()
              .soft(coast)
              .line(226, 410)
              .soft(
                [
                  [258, 386], [274, 354], [298, 326], [328, 300], [362, 284], [350, 276], [352, 268],
                ],
                { join: true },
              )
              .close(),
            SAND,
          ),
          path(
            lensesPath([
              [300, 312, 60, 3, 0.4], [270, 348, 70, 3, 0.5], [244, 384, 80, 3, 0.5],
            ]),
            '#fffbe8',
            { opacity: 0.9 },
          ),
          // fields in strips
          path(
            'M392 296l60-6 40 8-72 8zM520 292l60 4-30 10-70-6zM380 320l70-6 24 10-80 10zM600 304l90-4 20 10-100 8z' +
              'M330 346l60-8 30 12-76 10z',
            FIELD.lit,
          ),
          path('M460 306l70 2-20 10-60-4zM640 318l90-2 10 14-110 4zM420 340l60-6 30 12-70 8z', FIELD.shade),
          // the river, from the hills to the lagoon
          path(
            'M690 292Q640 300 596 302Q540 306 566 316Q604 328 560 340Q510 350 500 366Q498 380 470 392L560 396Q560 372 596 356' +
              'Q640 340 616 322Q590 312 640 306Q690 302 740 292z',
            '#9fd3d0',
          ),
          path(
            'M596 302Q540 306 566 316Q604 328 560 340Q510 350 500 366L512 370Q524 352 566 344Q612 330 578 316Q556 308 612 303z',
            '#e8f4e4',
            { opacity: 0.7 },
          ),
        ],
        shift,
      ),
    );

    // terraces on the right
    doc.add(
      group(
        [
          contourRows(doc, {
            crest: (x) => 330 - 74 * Math.max(0, Math.min(1, (x - 610) / 240)) ** 0.8 + 6 * Math.sin(x / 50),
            x0: 600,
            x1: 1140 - dx,
            base: 470,
            rows: 9,
            gap: 9,
            body: '#5f9f63',
            dark: '#3f7f57',
            lit: '#b3cd74',
            width: 5,
            dash: '26 3',
          }),
          path(
            foliagePath({ seed: 5, x0: 590, x1: 720, y: 346, height: 26, wavelength: 40, scallop: [4, 8], base: 350, under: 6 }),
            GROVE.mid,
          ),
        ],
        shift,
      ),
    );

    // lagoon between the spit and the temple's shore
    const lagoon = doc.linear(
      LAGOON.map((colour, i) => [[0, 0.2, 0.55, 1][i] ?? 1, colour] as const),
      { y1: 392, y2: 600 },
    );
    const farGrove = (seed: number, a: number, b: number, y: number, height: number, fill: string): string =>
      path(foliagePath({ seed, x0: a, x1: b, y, height, wavelength: 50, scallop: [4, 9], base: y + 3, under: 3 }), fill);
    const farPalms: FarPalm[] = [
      [336, 352, 40, 0.42, 3], [356, 344, 48, 0.5, -4], [384, 350, 42, 0.44, 3], [576, 346, 50, 0.5, -4], [606, 336, 60, 0.58, 4],
      [640, 344, 54, 0.52, -3], [684, 330, 66, 0.62, 5], [730, 340, 60, 0.58, -4], [800, 330, 66, 0.6, 4], [860, 340, 60, 0.56, 4],
    ];
    const tower = group(
      gopuram({
        seed: 5,
        x: 0,
        y: 0,
        tiers: 7,
        width: [84, 42],
        depth: [26, 14],
        storey: [14, 9],
        stone: 26,
        eye: -10,
        door: 16,
        figures: false,
      }),
      { transform: place(474, 396, { scaleX: -1, scaleY: 1 }) },
    );
    const towerId = doc.define(tower);
    const shore = 397;
    doc.add(
      group(
        [
          path(
            new Pen()
              .move(230, 404)
              .quad(330, 392, 420, shore)
              .line(1130, shore)
              .line(1130, 640)
              .line(20, 640)
              .quad(140, 480, 230, 404)
              .close(),
            lagoon,
          ),
          farGrove(11, 330, 436, 396, 24, GROVE.mid),
          farGrove(12, 520, 1130, 396, 34, GROVE.mid),
          farGrove(14, 556, 1130, 400, 22, GROVE.shade),
        ],
        shift,
      ),
      group(
        [
          house(402, 396, 26, 13, { wall: '#fff3dc', wallShade: '#d9c3ae', roof: '#a8482f', roofLit: '#e0704a', windows: '#6a5048' }),
          house(540, 397, 30, 14, { wall: '#fff3dc', wallShade: '#d9c3ae', roof: '#a8482f', roofLit: '#e0704a', windows: '#6a5048' }),
          doc.use(towerId, place(0, 793, { scaleX: 1, scaleY: -1 }), { opacity: 0.5 }),
          doc.use(towerId),
          path(new Pen().rect(408, 391, 160, 5), '#f3dcb4'),
          stroke('M408 393.5H568', '#c8503c', 5, { dash: '5 5' }),
          path(new Pen().rect(404, 396, 170, 3), '#c99a78'),
          path(ripplesPath({ seed: 8, x0: 400, x1: 560, from: 402, to: 500, count: 34, length: [24, 80], height: [0.8, 2] }), lagoon),
        ],
        shift,
      ),
    );

    // the spit with palms, open to the sea at its tip
    const spit: FarPalm[] = [
      [196, 372, 46, 0.5, 4], [172, 378, 52, 0.58, -5], [140, 384, 66, 0.72, 6], [108, 412, 60, 0.66, -6], [86, 404, 80, 0.84, 8],
      [44, 430, 90, 0.95, -8], [-4, 446, 104, 1.1, 8], [-64, 470, 110, 1.1, -8],
    ];
    doc.add(
      group(
        [
          path('M234 412Q196 410 150 434Q84 462 40 500Q-30 560-180 640H80Q60 590 120 534Q150 506 160 474Q190 440 234 412z', SAND),
          path('M222 415Q190 416 152 440Q90 470 50 508Q-10 560-130 640H70Q56 590 114 532Q146 504 156 472Q184 440 222 415z', GROVE.mid),
          path(
            foliagePath({
              seed: 21,
              x0: 96,
              x1: 216,
              y: 440,
              height: 30,
              wavelength: 40,
              scallop: [5, 10],
              base: 446,
              under: 12,
              envelope: (x) => 0.4 + (216 - x) / 140,
            }) +
              foliagePath({ seed: 22, x0: -10, x1: 130, y: 506, height: 40, wavelength: 50, scallop: [7, 13], base: 512, under: 20 }) +
              foliagePath({
                seed: 24,
                x0: -140,
                x1: 72,
                y: 600,
                height: 70,
                wavelength: 70,
                scallop: [8, 16],
                base: 640,
                envelope: (x) => hump(x, -30, 80),
              }),
            GROVE.shade,
          ),
        ],
        shift,
      ),
      group(
        palms(
          doc,
          9,
          [...farPalms, ...spit].filter(([x]) => shown(x)),
          { dark: '#1d5a48', lit: '#8fbd55', bark: '#6a4f48' },
        ),
        shift,
      ),
      group(
        [
          path(
            ripplesPath({ seed: 12, x0: 170, x1: 900, from: 412, to: 590, count: 60, length: [20, 110], height: [0.8, 2.4] }),
            '#eaf6e4',
            { opacity: 0.5 },
          ),
          path(
            lensesPath([
              [318, 476, 170, 6, 0.5], [330, 484, 140, 5, 0.5], [352, 494, 100, 4, 0.5],
            ]),
            '#0f5068',
            { opacity: 0.6 },
          ),
          kettuvallam(334, 474, { scale: 0.28, ink: '#2a2838' }),
          canoe(236, 448, { scale: 0.34, ink: '#2f3140' }),
          canoe(560, 440, { scale: 0.3, ink: '#2f3140', facing: -1 }),
        ],
        shift,
      ),
      [
        [214, 296, 0.5], [150, 316, 0.7], [60, 286, 0.4], [-330, 470, 1.3], [-220, 372, 0.8],
      ].map(([x = 0, y = 0, scale = 1]) =>
        doc.shows(x + dx) ? sailBoat(x + dx, y, { scale, hull: '#5d3a3a', sail: TITLE_CREAM, shade: '#d9cdbd' }) : '',
      ),
    );

    // the hill top in the foreground
    const ledge = doc.pick(0, { wide: 300, tall: -96 });
    doc.add(
      group(
        [
          land(
            [
              [380, 640], [450, 590], [520, 566], [566, 540], [640, 530], [700, 534], [760, 520], [840, 526], [960, 510],
            ],
            660,
            ROCK.mid,
          ),
          path('M566 540L640 530L700 534L760 520L840 526V548Q760 540 690 560Q630 552 590 570z', ROCK.lit),
          path('M520 566L566 540L590 570L560 640H470L500 600zM690 560Q720 590 706 640H780Q780 590 760 552z', ROCK.shade),
          path(
            foliagePath({
              seed: 31,
              x0: 350,
              x1: 540,
              y: 606,
              height: 44,
              wavelength: 40,
              scallop: [7, 14],
              base: 640,
              least: 0,
              envelope: (x) => 1.6 * hump(x, 470, 70),
            }),
            '#1f5147',
          ),
          path(
            foliagePath({
              seed: 33,
              x0: 716,
              x1: 980,
              y: 606,
              height: 90,
              wavelength: 60,
              scallop: [9, 18],
              base: 650,
              least: 0.1,
              envelope: (x) => Math.min(1, (x - 716) / 70),
            }),
            '#1f5147',
          ),
          path(
            lensesPath([
              [590, 546, 60, 5, 0.5],
              [640, 546, 60, 5, 0.5],
            ]),
            ROCK.shade,
            { opacity: 0.7 },
          ),
          traveller(622, 544, {
            scale: 0.98,
            facing: -1,
            arm: 'down',
            shirt: '#2f5f9c',
            trousers: '#6b5a4a',
            bag: ['#a8402f', '#e8704a'],
            roll: '#d9a544',
            scarf: '#f3c14a',
          }),
          lady(668, 546, { scale: 0.98, facing: -1, kurta: '#e8a52f', shade: '#b9742c', dupatta: '#c93a5c' }),
        ],
        { transform: place(ledge, 0) },
      ),
      gulmohar(doc, doc.pick(800, { wide: 1100, tall: 736 })),
      birds('#3f6a86', [
        [300 + dx, 130, 0.9], [328 + dx, 118, 0.7, 1], [346 + dx, 134, 0.6],
      ]),
    );
  },
};
