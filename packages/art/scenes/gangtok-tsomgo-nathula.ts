import {
  air, birds, deepenWater, house, land, lensesPath, lerp, man, massif, mix, paintMassif, path, Pen, prayerFlags,
  RAMPS, range, ripples, rng, sky, streaks, stroke, woman,
  type Doc, type Lens, type Point, type Ramp, type Scene,
} from '../kit';
import { fringePath, limbPath, moved, snowRange, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1d5fae', '#4f9ddb', '#a9d9ea', '#eaf3ea'], haze: '#c6dfea', deep: '#13478f' };
const HAIR = { dark: '#2b2230', mid: '#43323a', lit: '#7d5f58' };
const ROCK = '#5b5f7c';
const SNOW = '#fbfaf2';
const ICE = ['#e9f6f8', '#bfe0ea', '#8fc4d8'] as const;

/** Points of a ragged hem from one point to another. */
function hem(seed: number, from: Point, to: Point, count: number, depth: number): Point[] {
  const random = rng(seed);
  return range(count + 1).map((i) => {
    const t = i / count;
    return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + (i % 2 ? depth * (0.5 + 0.7 * random()) : -depth * 0.3 * random())];
  });
}

/** A yak dressed for riding, facing left, between its hooves at x, y; 300 px long, 250 high at scale 1. Lit from the left. */
function yak(x: number, y: number, scale: number): string {
  const skirt = hem(5, [144, -64], [-94, -58], 26, 26);
  const horn = (points: readonly Point[]): string => path(limbPath(points, [15, 13, 9, 4]), '#d8cdb4') + softLine(points, '#8a7a72', 1.4, 0.6);
  const wrap = (a: Point, b: Point, colour: string, width: number): string => softLine([a, b], colour, width);
  const tassel = (tx: number, ty: number, colour: string): string => path(`M${tx - 4} ${ty}q4-5 8 0l3 17q-7 4-14 0z`, colour);
  return moved(
    [
      path('M-150 4Q-60-10 40-6Q150-6 190 6Q120 16 0 14Q-100 14-150 4z', '#5f7f9f', { opacity: 0.55 }),
      // far legs, tail, far horn
      path(limbPath([[-44, -70], [-40, -34], [-46, -2]], [34, 22, 18]) + limbPath([[92, -70], [84, -32], [92, -2]], [36, 22, 18]), '#1f1a28'),
      path('M136-160Q170-150 172-112Q186-66 166-24Q160-40 152-22Q146-60 144-100z', HAIR.mid),
      stroke(fringePath(8, [[150, -140], [166, -100], [170, -70]], 16, 46, [0, 1]), HAIR.lit, 1.6, { opacity: 0.7 }),
      horn([[-144, -166], [-172, -186], [-184, -212], [-170, -240]]),
      // near legs with white feet
      path(limbPath([[-76, -80], [-74, -36], [-78, 0]], [42, 26, 22]) + limbPath([[118, -80], [112, -36], [120, 0]], [44, 26, 22]), HAIR.dark),
      path('M-89-14H-67L-66 2H-90zM109-14H131L132 2H108z', '#4f3f48'),
      // body
      path(
        new Pen(1)
          .move(136, -158).cubic(152, -126, 150, -92, 146, -62).lines(skirt)
          .cubic(-120, -74, -132, -100, -126, -128).cubic(-116, -178, -84, -214, -48, -212).cubic(-10, -208, 6, -184, 50, -182).cubic(92, -182, 126,
            -182, 136, -158).close(),
        HAIR.dark,
      ),
      // the light on hump, flank and rump
      path('M-124-134C-114-180-84-212-48-210C-16-208-2-192 20-186Q-20-196-50-186Q-90-170-104-120Q-114-110-124-134z', HAIR.lit),
      path('M-104-116Q-86-152-52-164Q-24-150-28-110Q-40-82-66-66Q-96-72-104-116z', HAIR.mid),
      path('M86-180C110-182 128-178 136-158Q120-166 100-160Q88-140 92-100Q84-140 86-180z', HAIR.lit),
      stroke(fringePath(3, [[-118, -116], [-90, -100], [-40, -92], [0, -96]], 30, 48, [0.15, 1]), HAIR.lit, 2, { opacity: 0.75 }),
      stroke(fringePath(4, [[-90, -76], [0, -80], [80, -80], [140, -90]], 44, 40, [0.05, 1]), HAIR.mid, 2.4),
      stroke(fringePath(6, [[92, -120], [116, -130], [140, -120]], 16, 50, [0.05, 1]), HAIR.lit, 1.8, { opacity: 0.6 }),
      // the rug and the saddle on it
      path('M-12-198Q40-180 92-184Q100-140 94-92Q44-78-8-92Q-20-140-12-198z', '#b52f3f'),
      path('M-12-198Q10-190 26-187Q20-140 24-84Q6-86-8-92Q-20-140-12-198z', '#dd5548'),
      stroke('M-14-110Q44-94 96-110M-14-172Q40-154 97-160', '#f3c04c', 6),
      stroke('M-15-122Q44-106 97-122', '#2f7fae', 7, { dash: '9 6' }),
      stroke('M-16-140Q44-124 98-140', '#f7ead0', 8, { dash: '4 10' }),
      stroke('M-15-156Q44-140 98-150', '#3f9a5c', 5, { dash: '12 5' }),
      stroke(fringePath(9, [[-8, -92], [24, -84], [60, -82], [94, -92]], 26, 12, [0, 1]), '#f3c04c', 2.4),
      path('M-6-204Q-8-222 8-220Q14-206 40-202Q66-204 76-212Q90-212 88-194Q40-180-6-204z', '#2f6f9c'),
      path('M-6-204Q-8-222 8-220Q14-206 40-202L38-190Q14-192-6-204z', '#5fa6c8'),
      softLine([[-4, -212], [6, -206], [40, -198], [84, -204]], '#f3c04c', 2.4),
      // head: broad, a white blaze, breath of the mountain on the muzzle
      path('M-98-138Q-104-172-136-174Q-158-170-166-140Q-170-122-186-106Q-196-86-178-74Q-158-68-144-86Q-122-98-112-112Q-100-120-98-138z', HAIR.mid),
      path('M-136-174Q-158-170-166-140Q-170-122-186-106Q-196-86-178-74Q-168-72-160-76Q-176-90-160-116Q-150-146-136-174z', '#efe6da'),
      path('M-160-76Q-176-90-166-106Q-152-104-144-86Q-152-76-160-76z', '#c7b3b0'),
      path('M-182-92q4-5 9-2q-1 6-6 6q-4 0-3-4zM-186-82q8 6 16 2l-3 3q-8 2-13-5z', '#4a343c'),
      path('M-140-136q6-6 13 0q-6 6-13 0z', '#120e18'), path('M-137-137a1.8 1.8 0 1 1 .1 0z', '#fff'),
      // the fringe between the horns
      path('M-152-166Q-132-186-106-168Q-100-158-104-148Q-110-160-118-152Q-122-164-130-150Q-136-164-144-150Q-150-156-152-166z', HAIR.dark),
      stroke(fringePath(7, [[-148, -168], [-130, -176], [-112, -170]], 10, 22, [-0.1, 1]), HAIR.lit, 1.6),
      horn([[-112, -168], [-86, -184], [-78, -214], [-94, -242]]),
      wrap([-88, -182], [-80, -198], '#d8433f', 12), wrap([-80, -200], [-79, -210], '#f3c04c', 11), wrap([-80, -213], [-83, -224], '#2f8f86', 9),
      wrap([-170, -186], [-179, -200], '#d8433f', 11), wrap([-180, -203], [-183, -212], '#f3c04c', 10), wrap([-182, -216], [-179, -226], '#2f8f86', 8),
      tassel(-94, -244, '#e0457a'), tassel(-170, -242, '#e0457a'),
      // ear with its tassels, head collar, bells
      path('M-104-152Q-84-158-72-142Q-86-132-102-138z', HAIR.dark),
      tassel(-82, -142, '#d8433f'), tassel(-92, -138, '#f3c04c'), tassel(-74, -138, '#3f9a5c'),
      softLine([[-170, -110], [-150, -100], [-128, -110], [-110, -146]], '#d8433f', 4.5),
      softLine([[-126, -110], [-116, -86], [-92, -66], [-64, -70]], '#f3c04c', 7), softLine([[-126, -110], [-116, -86], [-92, -66], [-64, -70]], '#b5303f', 2.4),
      path('M-122-88q7-5 11 2q3 8-4 11q-8-1-7-13zM-100-68q7-4 11 3q2 8-5 10q-7-2-6-13z', '#e9b44a'),
      // the lead
      softLine([[-172, -94], [-196, -70], [-224, -82], [-236, -94]], '#efe6da', 2.4),
    ],
    x, y, scale,
  );
}

/** The keeper in a sheepskin coat, holding the lead in his right hand; 150 px high at scale 1. */
const keeper = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-30 3Q10-6 60 4Q30 10-20 9z', '#5f7f9f', { opacity: 0.5 }),
      path('M-18 0L-14-30H-2L-2 0zM4 0L2-30H16L20 0z', '#3a3350'), path('M-20 2V-8H-1V2zM3 2V-8H23V2z', '#5a3a34'),
      path('M-22-24Q-26-70-20-96Q-14-112 0-112Q16-112 22-96Q26-60 24-24Q0-16-22-24z', '#8e3f3a'),
      path('M-22-24Q-26-70-20-96Q-14-112 0-112Q-12-90-8-20Q-16-21-22-24z', '#c76a4c'),
      path('M-24-62Q0-54 25-62V-54Q0-46-24-54z', '#f3c04c'),
      path('M-24-30Q0-20 25-30V-22Q0-12-24-22zM4-112Q16-80 10-58H4Q6-86-4-110z', '#f1e6d0'),
      path(limbPath([[18, -98], [36, -74], [54, -66]], [17, 14, 10]), '#7a3434'), path('M52-72q10-2 11 5q-4 8-12 3z', '#a86c4e'),
      path(limbPath([[-8, -108], [-22, -92], [-29, -70], [-24, -50]], [8, 18, 15, 12]), '#b5573f'),
      path('M-10-124a11 12.5 0 1 1 22 0a11 12.5 0 1 1-22 0z', '#a86c4e'), path('M-10-124Q-10-136 1-136Q-5-124-1-112Q-10-114-10-124z', '#cf9068'),
      path('M-15-128Q-18-138-8-142Q2-148 12-141Q20-136 17-127Q0-136-15-128z', '#5a3a34'), path('M-16-128Q0-139 18-127L17-121Q0-132-16-122z', '#f1e6d0'),
    ],
    x, y, scale,
  );

/** The slopes fall steeply to the water on both sides. */
const slopes = (doc: Doc): string => {
  const left = massif(
    14, [[-340, 150], [-250, 60], [-160, 170], [-60, 96], [30, 196], [96, 172], [170, 262], [214, 262], [300, 372]], 390,
    { light: -1, depth: 0.72, slivers: 4, gullies: 3 },
  );
  const right = massif(
    27, [[470, 380], [560, 288], [606, 300], [690, 196], [750, 226], [842, 116], [920, 200], [1010, 110], [1130, 190]], 400,
    { light: -1, depth: 0.7, slivers: 4, gullies: 4 },
  );
  const wide = doc.format === 'wide';
  const body = (haze: number): string => air(doc, LIGHT, ROCK, haze, 0.7);
  return (
    paintMassif(right, body(0.22), wide ? mix(SNOW, LIGHT.haze, 0.1) : '#eef3f4') +
    paintMassif(left, body(0.14), wide ? air(doc, LIGHT, SNOW, 0.04, 0.83) : SNOW)
  );
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const far = snowRange(
      [[-340, 250], [-60, 240], [150, 270], [250, 206], [300, 222], [368, 128], [392, 160], [446, 156], [520, 236],
        [580, 210], [660, 280], [900, 220], [1130, 260]]
        .map(([x = 0, y = 0]): Point => [x, y]).filter(([x]) => doc.shows(x, 240)),
      { seed: 6, base: 360, light: -1, depth: 0.8, spacing: 24 },
    );
    doc.add(
      sky(doc, LIGHT, { horizon: 350 }),
      streaks(doc, { seed: 9, from: 60, to: 190, count: 5, height: [6, 15], opacity: 0.65 }),
      path(far.body, air(doc, LIGHT, '#7f9fd0', 0.3, 0.8)),
      path(far.lit, air(doc, LIGHT, '#fffaf0', 0.08, 0.8)),
      slopes(doc),
      // the lake: deep blue, the slopes mirrored in it
      doc.band(doc.linear([[0, '#8fc8da'], [0.25, '#2f86b4'], [0.7, '#15558f'], [1, '#113f74']], { y1: 360, y2: 500 }), 360),
      deepenWater(doc, LIGHT, 360, { strength: 0.5 }),
      path('M-320 362H300Q214 392 120 420Q40 440-60 450Q-200 470-320 470zM480 362H1130V470Q960 470 860 440Q740 430 690 412Q560 396 480 362z',
        '#2a4f80', { opacity: 0.6 }),
      path('M300 364Q372 430 392 446Q440 420 500 364z', '#bfe0ea', { opacity: 0.4 }),
      ripples(doc, '#d9f0f4', { seed: 3, from: 372, to: 490, count: 50, opacity: 0.55, length: [16, 90] }),
    );
    // ice along the far shore and afloat; broad plates along the near one
    const random = rng(11);
    const floes: Lens[] = range(26).map(() => {
      const t = random();
      return [x0 + random() * (x1 - x0), 376 + 84 * t, 30 + 90 * t * random(), 6, random()];
    });
    const farIce = path(`M${x0 - 10} 358Q120 352 300 360T600 358T${x1 + 10} 356V368Q700 376 600 368T300 370T${x0 - 10} 374z`, ICE[0]);
    const shelf: Point[] = [[-330, 470], [-200, 452], [-90, 462], [20, 446], [110, 452], [170, 440], [250, 456], [330, 450], [420, 464], [520, 456],
      [610, 470], [720, 452], [820, 462], [930, 446], [1040, 460], [1130, 448]];
    doc.add(
      farIce,
      path(lensesPath(floes), ICE[1], { opacity: 0.9 }),
      land(shelf.map(([x, y]) => [x, y + 7] as const), 640, ICE[2]),
      land(shelf, 640, ICE[0]),
      stroke('M-200 456l60 30l-30 24M40 450l46 24l70 6l20 22M250 458l-20 26l40 20' +
        'M420 466l30 18l90-2M610 472l-30 22l30 14M720 456l40 20l60 2M930 450l30 26l60 4',
        ICE[2], 2.4),
      land([[-330, 500], [-180, 492], [-60, 506], [60, 496], [180, 504], [300, 494], [430, 506], [560, 496], [700, 506], [830, 494], [960, 504], [1130, 494]], 640, SNOW),
    );
    // huts and visitors on the shore road across the water
    const hutX = doc.pick(86, { wide: 700, tall: 180 });
    const hut = { wall: '#c96a4c', wallShade: '#8f4a44', roof: '#3f6f9f', roofLit: '#7fb0d0', snow: SNOW } as const;
    doc.add(
      wide ? '' : house(hutX, 366, 34, 15, hut),
      house(hutX + 50, 368, 26, 12, { ...hut, wall: '#e0b04c', wallShade: '#a87f44', roof: '#7a4a5c', roofLit: '#b0707a' }),
      [[hutX + 90, '#d8433f'], [hutX + 100, '#2f5f9f'],
        [hutX + 118, '#f0b23f']].map(([x, c]) => man(Number(x), 370, { scale: 0.45, shirt: String(c), dhoti: '#3f3f5a' })),
    );
    // stones, blue shadows on the snow
    const stones = new Pen();
    const caps = new Pen();
    for (let i = 0; i < 26; i++) {
      const t = random();
      const [x, y, s] = [x0 + random() * (x1 - x0), 508 + 92 * t, 6 + 20 * t * (0.4 + random())];
      stones.move(x - s, y).quad(x - s * 0.7, y - s * 0.9, x, y - s * 0.8).quad(x + s * 1.1, y - s * 0.7, x + s * 1.2, y).close();
      caps.move(x - s * 0.9, y - s * 0.4).quad(x - s * 0.4, y - s * 1.1, x + s * 0.6, y - s * 0.7).quad(x - s * 0.1, y - s * 0.6, x - s * 0.9, y - s * 0.4).close();
    }
    doc.add(
      path(lensesPath([[-260, 540, 200, 8, 0.4], [-40, 560, 220, 8, 0.5], [120, 528, 160, 6, 0.4], [330, 586, 260, 10, 0.5], [640, 550, 190, 8, 0.5],
        [860, 580, 230, 8, 0.4], [900, 528, 140, 5, 0.4]]),
        '#c9dceb'),
      path(stones, '#4f536e'),
      path(caps, '#fff'),
    );
    const yakX = doc.pick(500, { wide: 620, tall: 470 });
    const yakScale = doc.pick(1.08, { tall: 0.96 });
    doc.add(
      woman(yakX + 214, 520, { scale: doc.pick(1.3, { tall: 0.9 }), sari: '#2f6f9f', edge: '#e0457a', facing: -1 }),
      man(yakX + 240, 522, { scale: doc.pick(1.35, { tall: 0.95 }), shirt: '#e8b23f', dhoti: '#3a3f5a', hat: '#d8433f' }),
      keeper(yakX - 310 * yakScale, 568, doc.pick(1.42, { tall: 1.3 })),
      yak(yakX, 576, yakScale),
    );
    // flags from a cairn to the edge
    doc.add(
      wide
        ? prayerFlags([700, -14], [1120, 190], { sag: 30, size: 26 })
        : prayerFlags([doc.pick(470, { tall: 420 }), doc.pick(-14, { tall: 90 })], [x1 + 30, doc.pick(196, { tall: 196 })], { sag: 26, size: 26 }),
      birds('#26406f',
        [[doc.pick(250, { wide: 520, tall: 260 }), 116, 1], [doc.pick(284, { wide: 552, tall: 292 }), 104, 0.7, 1],
          [doc.pick(306, { wide: 574, tall: 312 }), 122, 0.6]]),
    );
  },
};
