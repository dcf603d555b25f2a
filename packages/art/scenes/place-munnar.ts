import {
  air, birds, cumulus, foliage, foliagePath, group, hump, interpolate, land, lensesPath, man, mist, mix, path, Pen,
  place, RAMPS, ridge, ridgePoints, rng, sky, stipple, streaks, stroke, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { weatheringPath } from '../kit/parts-kerala';

const LIGHT: Ramp = {
  ...RAMPS.alpine,
  sky: ['#3f74b4', '#7fb2d8', '#c4e0e4', '#f6efd8'], haze: '#cfdcec', deep: '#27508f',
};
const ROCK = { mid: '#8489a4', lit: '#c9bda9', glow: '#e9dcc0', shade: '#565f88', streak: '#3f4770' };
const GRASS = { lit: '#b9c77a', mid: '#8aa865', shade: '#5b8264' };
const SHOLA = '#2c5d52';
const KURINJI = ['#5a4aa6', '#7f68cc', '#b3a0ee', '#d9cdfb'] as const;

/** Anamudi: a bald gneiss dome, a cliff to the left and a long grassy shoulder to the right; light from the right. */
const CREST: readonly Point[] = [
  [-60, 372], [40, 350], [110, 318], [152, 262], [186, 192], [232, 138], [300, 106], [372, 98], [440, 112], [520, 150], [604, 176], [690, 190],
  [780, 226], [880, 262], [1000, 276], [1130, 300],
];

function anamudi(doc: Doc): string {
  const crest = interpolate(CREST);
  // the rock face ends in grass along this line
  const foot: Point[] = [
    [112, 322], [140, 300], [168, 330], [196, 302], [232, 336], [262, 296], [300, 332], [330, 290], [372, 322], [404, 272], [440, 296], [462, 240],
    [496, 262], [508, 204], [536, 222], [548, 166],
  ];
  const skirt = interpolate(foot);
  const face = new Pen()
    .soft([[110, 322], [152, 262], [186, 192], [232, 138], [300, 106], [372, 98], [440, 112], [548, 162]])
    .soft([...foot].reverse(), { join: true })
    .close();
  const shadow = new Pen()
    .soft([[110, 322], [152, 262], [186, 192], [232, 138], [262, 122], [258, 170], [282, 214], [254, 262], [262, 296]])
    .soft([[262, 296], [232, 336], [196, 302], [168, 330], [140, 300], [112, 322]], { join: true })
    .close();
  const sunny = new Pen()
    .soft([[372, 98], [440, 112], [548, 162], [536, 222], [508, 204], [496, 262], [462, 240], [448, 280], [430, 218], [446, 170], [398, 140],
      [372, 98]])
    .close();
  const glow = new Pen().soft([[330, 101], [372, 98], [440, 112], [520, 150], [470, 142], [424, 128], [376, 112], [330, 101]]).close();
  const slabs = new Pen()
    .soft([[300, 150], [340, 190], [330, 240], [352, 300], [318, 250], [310, 196], [300, 150]]).close()
    .soft([[404, 150], [418, 200], [400, 262], [384, 216], [404, 150]]).close();
  return [
    land(CREST, 420, air(doc, LIGHT, GRASS.mid, 0.16)),
    // the sunlit side of the shoulder
    path(new Pen().soft([[520, 150], [604, 176], [690, 190], [780, 226], [880, 262], [1000, 276], [1130, 300]]).line(1130, 318)
      .soft([[980, 296], [860, 288], [770, 258], [690, 226], [620, 214], [560, 200]], { join: true }).close(), mix(GRASS.lit, LIGHT.haze, 0.12)),
    path(face, mix(ROCK.mid, LIGHT.haze, 0.12)),
    path(slabs, mix(ROCK.lit, LIGHT.haze, 0.2), { opacity: 0.5 }),
    path(sunny, mix(ROCK.lit, LIGHT.haze, 0.08)),
    path(glow, ROCK.glow),
    path(shadow, mix(ROCK.shade, LIGHT.haze, 0.06)),
    path(weatheringPath({ seed: 5, x0: 150, x1: 300, top: (x) => crest(x) + 10, bottom: skirt, count: 15, width: 8, lean: 6 }), ROCK.streak,
      { opacity: 0.7 }),
    path(weatheringPath({ seed: 9, x0: 296, x1: 520, top: (x) => crest(x) + 12, bottom: skirt, count: 22, width: 7, lean: 14 }), ROCK.shade,
      { opacity: 0.75 }),
    path(weatheringPath({ seed: 13, x0: 200, x1: 470, top: (x) => crest(x) + 20, bottom: skirt, count: 10, width: 5, lean: 12, length: [0.15, 0.3] }),
      '#b98a6c', { opacity: 0.6 }),
    // grass caps the summit
    path(new Pen().soft([[246, 130], [300, 105], [372, 97], [440, 111], [548, 162], [500, 152], [452, 128], [420, 128], [384, 112], [346, 116],
      [306, 118], [246, 130]]).close(),
      mix(GRASS.lit, LIGHT.haze, 0.14)),
    // spurs and hollows of the long shoulder, a shola in each hollow
    path('M622 184C660 220 668 256 716 282C756 304 800 306 812 344L600 350C640 330 664 310 648 280C636 256 646 230 622 184z' +
      'M826 246C856 262 866 296 908 306C960 320 990 330 1010 360L840 356C880 340 868 320 858 300C850 284 852 270 826 246z',
        mix(GRASS.shade, LIGHT.haze, 0.3)),
    path('M716 282C756 304 800 306 812 344L740 346C752 320 740 300 716 282z', mix(GRASS.shade, LIGHT.haze, 0.12)),
    path(foliagePath({ seed: 40, x0: 630, x1: 742, y: 342, height: 40, wavelength: 46, scallop: [4, 9], under: 10,
      envelope: (x) => hump(x, 700, 36) }) +
      foliagePath({ seed: 43, x0: 560, x1: 640, y: 346, height: 22, wavelength: 40, scallop: [4, 8], under: 8, envelope: (x) => hump(x, 596, 26) }) +
      foliagePath({ seed: 44, x0: 850, x1: 940, y: 346, height: 40, wavelength: 46, scallop: [4, 9], under: 10, envelope: (x) => hump(x, 890, 30) }),
      mix(SHOLA, LIGHT.haze, 0.24)),
  ].join('');
}

/** A Nilgiri tahr buck: dark coat, silver saddle, horns in one backward curve. */
const tahr = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(
    [
      path('M-33 0L-35-21Q-45-32-43-49Q-41-64-25-64Q0-61 16-68Q27-72 33-82Q38-93 48-92L61-82Q66-77 61-73L49-73Q48-56 39-46' +
        'Q35-40 35-30L35-14L37 0H29L26-18L21-30Q4-27-13-32L-19-20L-21 0H-28L-29-18z', '#3b2c34'),
      path('M22-30L14-16L15 0H21L22-15L27-26zM-22-30L-12-18L-11 0H-5L-6-20L-12-32z', '#2a2029'),
      path('M-33-62Q-16-66 6-65Q8-52-4-44Q-24-42-33-62z', '#a79a98'),
      path('M-33-62Q-16-66 6-65Q2-58-8-57Q-22-56-33-62z', '#d6c9ba'),
      path('M46-91Q38-110 23-107Q15-105 12-97Q20-102 28-99Q36-95 39-86z', '#6d5a58'),
      path('M46-91Q38-110 23-107Q30-108 36-101Q40-96 42-89z', '#a8927f'),
      path('M35-86l-11-3q3 9 12 8zM-43-52q-8 2-7 12l4-4z', '#3b2c34'),
      path('M52-84l6 1l-5 3z', '#f0dcb4'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** One kurinji spike about 0,0, some 90 px tall: stem, leaves, rings of bells. */
function kurinji(doc: Doc): string {
  const random = rng(31);
  const pens = [new Pen(), new Pen(), new Pen()] as const;
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const side = i % 2 ? 1 : -1;
    const [x, y] = [side * (11 - 7 * t) * (0.5 + 0.5 * random()), -30 - 62 * t];
    const r = 7.5 - 3.5 * t;
    const pen = pens[i % 3] ?? pens[0];
    pen.move(x - side * 4, y + r * 0.7).quad(x - r * 0.2, y - r * 1.1, x + side * r * 1.3, y - r * 0.9)
      .quad(x + side * r * 1.5, y, x + side * r, y + r * 0.9).quad(x, y + r * 1.3, x - side * 4, y + r * 0.7).close();
  }
  return doc.define([
    stroke('M0 4Q3-40 0-92', '#2c5a48', 3),
    path('M0-6q-14-18-30-14q10 18 30 14zM1-20q16-16 30-10q-12 16-30 10zM0-30q-12-12-22-8q6 12 22 8z', '#35704f'),
    path(pens[0], KURINJI[0]), path(pens[1], KURINJI[1]), path(pens[2], KURINJI[2]),
  ]);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 250, tall: 34 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      cumulus(doc, [[640, 150, 240, 58, 3], [96, 214, 200, 44, 8], [930, 190, 260, 60, 5]], { shade: '#b9d0e6' }),
      streaks(doc, { seed: 6, from: 40, to: 130, count: 5, opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#5d86a8', 0.5), { seed: 14, y: 330, height: 90, wavelength: 260, base: 430 }),
      group(anamudi(doc), { transform: place(shift, doc.pick(0, { wide: 14, tall: 24 })) }),
      ridge(doc, air(doc, LIGHT, '#6b9273', 0.3), { seed: 8, y: 372, height: 64, wavelength: 240, base: 440 }),
      foliage(doc, air(doc, LIGHT, SHOLA, 0.36), { seed: 3, y: 384, height: 36, wavelength: 130, scallop: [4, 9], base: 420 }),
      mist(doc, { seed: 11, from: 344, to: 392, opacity: 0.55 }),
    );

    // grassland in two folds, sholas in the hollows
    const middle = ridgePoints({ seed: 21, x0: x0 - 20, x1: x1 + 20, y: 420, height: 50, wavelength: 300, step: 50 });
    doc.add(
      land(middle, 620, '#84a866'),
      path(foliagePath({ seed: 17, x0: 470, x1: 640, y: 424, height: 34, wavelength: 60, scallop: [5, 10], base: 424, under: 16,
        envelope: (x) => hump(x, 556, 60) }), SHOLA),
      path(foliagePath({ seed: 18, x0: 770, x1: 960, y: 432, height: 38, wavelength: 60, scallop: [5, 10], base: 430, under: 16,
        envelope: (x) => hump(x, 866, 66) }), SHOLA),
      path(foliagePath({ seed: 19, x0: -220, x1: -20, y: 432, height: 34, wavelength: 60, scallop: [5, 10], base: 430, under: 16,
        envelope: (x) => hump(x, -120, 66) }), '#244c4e'),
    );
    // the footpath to the pass with visitors
    doc.add(
      stroke('M1120 452C980 446 860 470 760 462C690 456 640 446 590 452C520 462 470 452 420 440', '#e3cf9d', 4),
      man(668, 458, { scale: 0.62, shirt: '#e05a3a', dhoti: '#3a4a6a', facing: -1 }),
      woman(684, 459, { scale: 0.6, sari: '#f2c443', edge: '#b8345a', facing: -1 }),
      man(742, 463, { scale: 0.6, shirt: '#f4efdc', dhoti: '#4a5a4a', facing: -1 }),
    );

    // the flowering slope falls from the left to the right
    const slope: Point[] = [[x0 - 20, 436], [40, 446], [180, 470], [340, 496], [520, 506], [700, 500], [860, 488], [x1 + 20, 470]];
    const ground = interpolate(slope);
    doc.add(land(slope, 640, '#4d7a58'));
    const drifts = (seed: number, count: number, length: number): [number, number, number, number, number][] => {
      const random = rng(seed);
      return Array.from({ length: Math.round((count * doc.width) / 800) }, () => {
        const x = x0 + random() * doc.width;
        const t = random();
        return [x - length / 2, ground(x) + 8 + t * 110, length * (0.5 + t), 7 + 7 * t, random()];
      });
    };
    doc.add(
      path(lensesPath(drifts(4, 34, 130)), KURINJI[0], { opacity: 0.85 }),
      path(lensesPath(drifts(7, 34, 110)), KURINJI[1], { opacity: 0.8 }),
    );
    const dots = (colour: string, seed: number, count: number, size: number, from: number, to: number): string =>
      stipple(colour, { seed, count: Math.round((count * doc.width) / 800), x0, x1, y0: from, y1: to, size,
        density: (u, v) => (lerpY(from, to, v) > ground(x0 + u * doc.width) + 6 ? 1 : 0) });
    const lerpY = (a: number, b: number, t: number): number => a + (b - a) * t;
    doc.add(dots(KURINJI[2], 3, 130, 4.4, 450, 560), dots(KURINJI[3], 8, 60, 3.6, 460, 570), dots('#2f5f4c', 12, 70, 5, 460, 590));

    // the outcrop with the tahr and, behind it, a doe
    const stand = doc.pick(0, { wide: 210, tall: 70 });
    doc.add(group(
      [
        path('M40 560C54 520 96 500 140 494C170 480 226 476 256 492C300 500 330 530 350 566L340 630H40z', '#5d5f7c'),
        path('M140 494C170 480 226 476 256 492C300 500 330 530 344 556C318 534 290 524 262 520C220 510 180 506 140 494z', '#cdbfa8'),
        path('M262 520C290 524 318 534 346 560L340 630H290C296 590 284 550 262 520z', '#a8a0a4'),
        path('M96 508C110 540 104 580 120 630H40V560C50 534 66 518 96 508zM190 512l14 40l-10 60l-16-44z', '#474a6c'),
        path(lensesPath([[150, 498, 120, 6, 0.5]]), '#3a3a58', { opacity: 0.6 }),
        tahr(210, 494, 1.32, 1),
      ],
      { transform: place(stand, 0) },
    ));
    const sprig = kurinji(doc);
    const near: readonly (readonly [x: number, y: number, scale: number, tilt: number])[] = [
      [-270, 620, 1.2, -8], [-196, 634, 1.4, 6], [-120, 622, 1.1, -4], [-40, 636, 1.4, 9], [24, 628, 1.5, -9], [66, 640, 1.2, 7], [120, 642, 1.3, -3],
      [420, 636, 1.1, 6], [476, 646, 1.2, -7], [560, 640, 1.35, 4], [606, 652, 1.2, -6], [668, 634, 1.5, 8], [722, 626, 1.7, -5], [772, 634, 1.8, 7],
      [840, 640, 1.5, -6], [900, 636, 1.3, 5], [966, 630, 1.6, -8], [1030, 634, 1.8, 4], [1084, 630, 1.6, -4],
    ];
    doc.add(
      near.filter(([x]) => doc.shows(x))
        .map(([x, y, scale, rotate], i) => doc.use(sprig, place(x, y, { scale, scaleX: i % 2 ? scale : -scale, scaleY: scale, rotate }))),
      birds('#3f5a86', [[560, 96, 0.9], [588, 84, 0.7, 1], [606, 100, 0.5]]),
    );
  },
};
