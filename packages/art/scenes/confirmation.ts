import {
  air, bananaLeaves, birds, canoe, deepenWater, foliagePath, glitter, group, kettuvallam, kettuvallamReflection,
  lensesPath, lerp, palms, path, Pen, place, RAMPS, range, ripples, rng, sky, streaks, stroke, sun, TITLE_CREAM,
  water,
  type Doc, type FarPalm, type Point, type Ramp, type Scene, type Side,
} from '../kit';
import { garland, marigolds } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#8a4460', '#df7c62', '#fcbf74', '#ffe6ae'],
  haze: '#f8bf84',
  deep: '#5c2850',
};
const HORIZON = 352;
/** y of the far edge of the landing. */
const LANDING = 506;
const WOOD = { dark: '#4a2434', mid: '#8f4f3a', lit: '#e39a58', glow: '#ffd08a' };
const SKIN = { mid: '#a8694a', lit: '#e2a26c', shade: '#84493c' };
const WATER = ['#ffdf9c', '#e8a678', '#a8646c', '#4f3052'] as const;

interface Dress {
  /** Sari in the light and in shade, its border, the blouse. */
  sari: string;
  shade: string;
  border: string;
  blouse: string;
}

/** A woman in a sari in profile, 250 px tall, feet on x, y: she lifts a garland, or greets with joined hands. */
const hostess = (
  x: number,
  y: number,
  arms: 'lift' | 'greet',
  { sari, shade, border, blouse }: Dress,
  { facing = 1, scale = 1 }: { facing?: Side; scale?: number } = {},
): string =>
  group(
    [
      // the far arm
      arms === 'lift'
        ? path('M8-196Q28-206 52-194L92-220L97-213L56-178Q34-174 14-184z', SKIN.shade) +
          path('M2-202Q20-204 34-196L28-178Q14-180 4-188z', blouse)
        : '',
      // the end of the sari down her back
      path('M-8-206Q-32-196-40-150Q-48-100-46-58Q-34-52-24-58Q-26-110-18-150Q-10-184 2-204z', shade),
      path('M-46-58Q-34-52-24-58L-24-66Q-34-60-46-66zM-40-150Q-48-100-46-58L-41-57Q-42-104-35-150Q-28-190-8-206Q-32-196-40-150z', border),
      // skirt with its pleats
      path('M-26-142Q-42-80-44-8Q-16 4 8 1Q34-1 44-8Q38-72 22-142z', sari),
      path('M-26-142Q-42-80-44-8Q-30-2-16 0Q-22-70-10-142z', shade),
      path('M-44-8Q-16 4 8 1Q34-1 44-8L43-22Q20-13-4-13Q-26-14-44-22z', border),
      stroke('M14-138Q22-70 24-12M6-138Q10-70 10-10M20-138Q32-76 35-14', shade, 1.6),
      path('M-18 0Q-6-4 4 1L8 5H-18zM14 0Q26-4 34-1L40 4H14z', SKIN.shade),
      // body
      path('M-24-138Q-28-178-16-202Q-4-210 12-203Q26-186 22-138z', blouse),
      path('M-25-150Q-4-156 23-150L22-138H-24z', SKIN.mid),
      path('M22-150Q8-172-2-206L-18-202Q-30-176-27-138L-24-128Q0-126 22-136z', sari),
      path('M-18-202Q-30-176-27-138L-24-128L-12-127Q-20-166-8-204z', shade),
      stroke('M22-149Q8-172-1-205', border, 4),
      path('M-4-202L-3-218L10-218L11-202Q4-196-4-202z', SKIN.shade),
      stroke('M-5-204Q4-196 13-204', '#ffd35c', 2.6),
      // head
      path('M-9-232Q-8-247 6-248Q20-247 20-234L25-226L20.5-223Q21-215 12-213Q2-212-4-218Q-9-224-9-232z', SKIN.mid),
      path('M12-247Q20-244 20-234L25-226L20.5-223Q21-215 12-213Q18-228 12-247z', SKIN.lit),
      path('M-10-220Q-17-252 7-253Q22-252 21-238Q11-243 5-237Q3-228-2-222Q-6-214-10-220z', '#221420'),
      path('M-30-226a10.5 10 0 1 1 21 0a10.5 10 0 1 1-21 0z', '#221420'),
      stroke('M-28-232Q-22-242-11-238M-29-224Q-24-214-13-217', TITLE_CREAM, 4.6, { dash: '3.6 1' }),
      path('M0-224a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0z', '#ffd35c'),
      path('M15.5-240h3.4v4h-3.4z', '#d0243a'),
      stroke('M13-232Q16-234 19-232', '#3a1a20', 1.4, { round: true }),
      stroke('M15.5-218.5Q18-216.6 20-218.6', '#8f2f34', 1.3, { round: true }),
      // the near arm
      arms === 'lift'
        ? path('M0-198Q18-194 30-178L60-208L68-201L38-165Q28-160 18-168L-2-182z', SKIN.mid) +
          path('M30-178L60-208L64-205L36-172z', SKIN.lit) +
          path('M-6-202Q14-204 24-188L12-170Q-2-178-8-188z', blouse) +
          stroke('M22-187L11-171', border, 3) +
          stroke('M54-203L60-196M50-199L56-192', '#ffd35c', 2.6) +
          path('M58-210Q62-220 72-216Q74-206 66-199z', SKIN.lit)
        : path('M-2-198Q12-192 16-160L34-186L41-181L26-148Q18-140 8-148Q-4-168-6-186z', SKIN.mid) +
          path('M-6-202Q12-204 16-178L0-172Q-8-182-8-192z', blouse) +
          stroke('M16-179L0-173', border, 3) +
          path('M33-182Q38-198 43-204Q47-200 45-192L41-177z', SKIN.lit) +
          stroke('M30-178L37-174', '#ffd35c', 2.6),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** The traveller in profile, a little bowed, his hands joined, rucksack and hat on his back; 262 px tall. */
const guest = (x: number, y: number, facing: Side): string =>
  group(
    [
      path('M-24 2Q-26-6-18-10L-4-8L2 2zM8 2L6-8L20-10Q32-6 34 2z', '#3a2230'),
      path('M-20-138L-24-8H-4L2-104L8-8H26L24-138z', '#4f5a7c'),
      path('M10-138H24L26-8H18Q20-80 10-138z', '#8f93a8'),
      path('M-20-138L-24-8H-16L-10-138z', '#39415f'),
      // rucksack with a straw hat hung on it
      path('M-16-212Q-52-216-58-184L-62-142Q-60-128-46-128L-20-132z', '#3f6f5a'),
      path('M-16-212Q-52-216-58-184L-44-190Q-34-204-16-204z', '#86b08c'),
      path('M-60-160L-30-164L-28-134L-46-128Q-60-128-62-142z', '#2c5548'),
      path('M-60-214Q-60-226-48-226H-22Q-14-226-14-218Q-14-210-22-210H-48Q-60-208-60-214z', '#d8583c'),
      path('M-80-168Q-70-198-50-190Q-34-182-42-156Q-48-138-64-144Q-80-150-80-168z', '#d9a555'),
      path('M-72-168Q-66-186-54-182Q-44-176-50-160Q-54-148-64-152Q-74-156-72-168z', '#f3d08a'),
      stroke('M-71-162Q-60-150-50-160', '#b5303f', 4),
      // shirt
      path('M-22-130Q-28-182-14-206Q2-214 16-207Q28-188 25-130Q2-124-22-130z', '#2c7f93'),
      path('M8-210Q13-209 16-207Q28-188 25-130L14-127Q20-180 8-210z', '#7fc4c4'),
      path('M-22-130Q-28-182-14-206L-6-209Q-18-176-12-127Q-18-128-22-130z', '#1d5a70'),
      stroke('M-8-208Q-16-176-14-140', '#24463f', 5),
      // neck and head bowed
      path('M-2-204L0-220L14-222L14-204Q6-198-2-204z', SKIN.shade),
      path('M-6-238Q-4-254 10-254Q24-252 23-239L28-230L23-228Q23-219 14-218Q4-218-1-224Q-6-230-6-238z', '#8f573f'),
      path('M15-253Q24-250 23-239L28-230L23-228Q23-219 14-218Q21-234 15-253z', '#cf8f60'),
      path('M-8-228Q-15-260 10-261Q27-260 25-246Q14-250 8-243Q7-236 2-232Q0-224-4-223z', '#241620'),
      path('M-1-226Q6-216 16-217Q12-212 6-214Q0-218-1-226z', '#241620'),
      stroke('M15-238Q19-240 22-238', '#3a1a20', 1.5, { round: true }),
      stroke('M17-224Q20-222 22.5-224', '#6b2a2a', 1.2, { round: true }),
      // arms, hands joined
      path('M-6-200Q12-198 17-160L36-186L43-181L28-146Q18-136 8-146Q-8-168-10-186z', '#8f573f'),
      path('M-8-204Q14-206 20-170L2-162Q-10-180-11-192z', '#2c7f93'),
      path('M6-200Q16-192 20-170L14-167Q12-188 6-200z', '#7fc4c4'),
      path('M35-184Q40-200 45-207Q50-202 48-194L43-178z', '#cf8f60'),
    ],
    { transform: place(x, y, { scaleX: facing, scaleY: 1 }) },
  );

/** The gate of the landing: two turned posts with a roof beam, mango leaves and marigolds strung between; centre on x. */
function gate(x: number, half: number, top: number): string {
  const post = (px: number): string =>
    path(`M${px - 11} ${LANDING + 40}V${top}H${px + 11}V${LANDING + 40}z`, WOOD.mid) +
    path(`M${px + 3} ${LANDING + 40}V${top}H${px + 11}V${LANDING + 40}z`, WOOD.lit) +
    path(`M${px - 11} ${LANDING + 40}V${top}H${px - 5}V${LANDING + 40}z`, WOOD.dark) +
    path(
      `M${px - 17} ${top + 14}h34v10h-34zM${px - 15} ${top + 46}h30v7h-30zM${px - 15} ${LANDING - 40}h30v7h-30zM${px - 20} ${LANDING + 26}h40v20h-40z`,
      WOOD.mid,
    ) +
    path(
      `M${px + 4} ${top + 14}h13v10h-13zM${px + 4} ${top + 46}h11v7h-11zM${px + 4} ${LANDING - 40}h11v7h-11zM${px + 6} ${LANDING + 26}h14v20h-14z`,
      WOOD.glow,
    );
  const wound = (px: number): Point[] => range(9).map((i): Point => [px + (i % 2 ? 22 : -22), top + 64 + i * 24]);
  const leaves = new Pen();
  const light = new Pen();
  const n = Math.round((half * 2) / 17);
  for (const i of range(n)) {
    const t = (i + 0.5) / n;
    const [lx, ly] = [x - half + 2 * half * t, top + 26 + 26 * 4 * t * (1 - t) * 0.5];
    (i % 3 === 1 ? light : leaves)
      .move(lx, ly)
      .quad(lx - 9, ly + 16, lx + ((i % 2) - 0.5) * 4, ly + 36)
      .quad(lx + 9, ly + 16, lx, ly)
      .close();
  }
  const swag = (a: number, b: number, sag: number): Point[] => [
    [a, top + 24], [(a + b) / 2, top + 24 + 2 * sag], [b, top + 24],
  ];
  return [
    path(
      new Pen()
        .move(x - half - 54, top + 4)
        .quad(x - half - 30, top - 4, x - half - 8, top - 28)
        .quad(x, top - 40, x + half + 8, top - 28)
        .quad(x + half + 30, top - 4, x + half + 54, top + 4)
        .line(x + half + 48, top + 14)
        .line(x - half - 48, top + 14)
        .close(),
      WOOD.dark,
    ),
    path(
      new Pen()
        .move(x + half * 0.1, top - 35)
        .quad(x + half * 0.6, top - 34, x + half + 8, top - 28)
        .quad(x + half + 30, top - 4, x + half + 54, top + 4)
        .line(x + half + 48, top + 14)
        .line(x + half + 20, top + 14)
        .quad(x + half, top - 16, x + half * 0.1, top - 35)
        .close(),
      '#a85a40',
    ),
    path(`M${x - half - 40} ${top + 8}H${x + half + 40}V${top + 22}H${x - half - 40}z`, WOOD.mid),
    path(`M${x - half - 40} ${top + 8}H${x + half + 40}V${top + 12}H${x - half - 40}z`, WOOD.glow),
    path(leaves, '#3f6f3f'),
    path(light, '#8fb04c'),
    garland(swag(x - half, x - half * 0.34, 26), 13, 11),
    garland(swag(x - half * 0.34, x + half * 0.34, 20), 13, 11),
    garland(swag(x + half * 0.34, x + half, 26), 13, 11),
    post(x - half),
    post(x + half),
    garland(wound(x - half), 13, 11),
    garland(wound(x + half), 13, 11),
  ].join('');
}

/** A tall brass lamp with its flames; foot on x, y. */
const nilavilakku = (doc: Doc, x: number, y: number): string =>
  group(
    [
      path(
        new Pen().circle(0, -128, 60),
        doc.radial(
          [
            [0, '#fff0b0', 0.8], [0.4, '#ffd97a', 0.25], [1, '#ffd97a', 0],
          ],
          0,
          -128,
          60,
        ),
      ),
      path(lensesPath([[-50, 4, 84, 8, 0.5]]), '#4a2434', { opacity: 0.6 }),
      path('M-28 0Q-24-12-8-16L-5-36Q-12-42-5-48L-4-80Q-11-86-4-92L-3-112H3L4-92Q11-86 4-80L5-48Q12-42 5-36L8-16Q24-12 28 0z', '#b57a2c'),
      path('M1-112H3L4-92Q11-86 4-80L5-48Q12-42 5-36L8-16Q24-12 28 0H10Q4-60 1-112z', '#ffdf86'),
      path('M-30-118Q-20-106 0-106Q20-106 30-118Q0-112-30-118z', '#d9a23f'),
      path('M6-107Q22-108 30-118Q16-114 4-114z', '#fff0b0'),
      path('M-3-118L0-150L3-118z', '#e8b44a'),
      path('M-28-118Q-36-130-27-142Q-20-130-23-118zM24-118Q20-130 27-142Q36-130 29-118zM-8-120Q-14-132-8-142Q-2-132-4-120z', '#fff6cc'),
      path('M-27-119Q-31-126-27-133Q-23-126-24-119zM25-119Q23-126 27-133Q31-126 28-119z', '#f59a2f'),
    ],
    { transform: place(x, y) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 256, tall: 0 });
    const move = { transform: place(dx, 0) };
    const sunX = doc.pick(562, { wide: 816, tall: 534 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 8 }),
      sun(doc, sunX, 262, 46, '#fff6d2', { glow: '#ffe6a2', glowRadius: doc.pick(330, { tall: 220 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 13, from: 60, to: 250, count: 8, colour: '#fff0cc', opacity: 0.45 }),
      streaks(doc, { seed: 27, from: 120, to: 300, count: 4, colour: '#c9606a', opacity: 0.35, height: [4, 9] }),
    );
    const far: FarPalm[] = [
      [-270, 292, 60, 0.72, 5], [-226, 304, 50, 0.56, -4], [-120, 298, 56, 0.64, 4], [-50, 306, 46, 0.5, -4], [30, 286, 66, 0.8, 6],
      [76, 302, 50, 0.58, -4], [124, 290, 62, 0.72, 5], [232, 300, 52, 0.58, -4], [286, 288, 64, 0.74, 5], [470, 302, 48, 0.54, -4],
      [520, 294, 58, 0.64, 5], [690, 284, 68, 0.8, -6], [740, 298, 54, 0.62, 5], [810, 280, 72, 0.86, -6], [880, 296, 58, 0.66, 5],
      [970, 282, 70, 0.84, -6], [1040, 298, 56, 0.62, 5],
    ];
    const stops = WATER.map((colour, i) => [[0, 0.2, 0.55, 1][i] ?? 1, colour] as const);
    const boat = { x: doc.pick(560, { wide: 800, tall: 500 }), y: 446, scale: 0.62 };
    doc.add(
      path(
        foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 38, wavelength: 90, scallop: [4, 9], base: HORIZON + 6 }),
        air(doc, LIGHT, '#8a4f5c', 0.42, 0.6),
      ),
      palms(doc, 3, far, { dark: '#8f5058', lit: '#b5705c', bark: '#8f5058' }),
      water(doc, HORIZON + 4, stops),
      deepenWater(doc, LIGHT, HORIZON + 4, { strength: 0.6 }),
      ripples(doc, '#7c4058', { seed: 7, from: HORIZON + 8, to: LANDING, count: 56, length: [14, 110], opacity: 0.45 }),
      ripples(doc, '#fff0c4', { seed: 9, from: HORIZON + 8, to: LANDING, count: 44, length: [14, 90], opacity: 0.55 }),
      glitter('#fff6d4', { seed: 3, x: sunX, from: HORIZON + 8, to: LANDING + 6, width: [60, 170], count: 26, height: [0.8, 2.8] }),
      canoe(doc.pick(70, { wide: 120, tall: 150 }), 392, { scale: 0.66, ink: '#4a2440', cloth: '#ffe6b8' }),
      kettuvallamReflection(boat.x, boat.y, { scale: boat.scale, dark: '#5a3048', thatch: '#b5785c' }),
      ripples(doc, '#c98470', { seed: 19, from: boat.y + 8, to: LANDING, count: 26, length: [40, 120], opacity: 0.6 }),
      kettuvallam(boat.x, boat.y, { scale: boat.scale, ink: '#3a1f34' }),
    );

    // the landing: planks running to the water, its edge in the sun, a kolam on it
    const deck = doc.linear(
      [
        [0, '#f0b878'], [0.35, '#c98258'], [1, '#7a3f44'],
      ],
      { y1: LANDING, y2: 600 },
    );
    const planks = new Pen();
    const vanish: Point = [402 + dx, 250];
    for (const i of range(40)) {
      const bottom = 402 + dx + (i - 20) * 62 + 10;
      const t = (LANDING - vanish[1]) / (600 - vanish[1]);
      planks.move(lerp(vanish[0], bottom, t), LANDING).line(bottom, 600);
    }
    const petal = (colour: string, seed: number, count: number, low: number, high: number, size: number, upright = false): string => {
      const random = rng(seed);
      const pen = new Pen(1);
      for (let i = 0; i < count; i++) {
        const [px, py, s, a] = [dx + 110 + random() * 600, lerp(low, high, random()), size * (0.7 + 0.6 * random()), random() * 6.28];
        const [ex, ey] = [Math.cos(a) * s, Math.sin(a) * s * (upright ? 1 : 0.4)];
        pen
          .move(px - ex, py - ey)
          .quad(px - ey * 0.9, py + ex * (upright ? 0.7 : 0.3), px + ex, py + ey)
          .quad(px + ey * 0.9, py - ex * (upright ? 0.7 : 0.3), px - ex, py - ey)
          .close();
      }
      return path(pen, colour);
    };
    const kolam = range(10)
      .map((i) => {
        const a = (i * Math.PI) / 5;
        const [kx, ky] = [402 + Math.cos(a) * 46, 576 + Math.sin(a) * 11];
        return String(
          new Pen(1)
            .move(402, 576)
            .quad(402 + Math.cos(a - 0.42) * 44, 576 + Math.sin(a - 0.42) * 10, kx, ky)
            .quad(402 + Math.cos(a + 0.42) * 44, 576 + Math.sin(a + 0.42) * 10, 402, 576),
        );
      })
      .join('');
    doc.add(
      path(new Pen().rect(x0, LANDING - 2, doc.width, 110), deck),
      doc.band(WOOD.glow, LANDING - 4, LANDING + 1),
      doc.band('#6b3440', LANDING + 1, LANDING + 3, 0.5),
      stroke(planks, '#6b3440', 1.6, { opacity: 0.5 }),
      doc.format === 'wide'
        ? doc.band(
            doc.linear(
              [
                [0, '#3f1f40', 0.8],
                [1, '#7a3f44', 0],
              ],
              { x1: -300, x2: 400, y2: 0 },
            ),
            LANDING - 4,
          )
        : '',
      group(
        [
          // shadows fall towards the viewer, away from the sun
          path('M270 560L250 604H330L316 560zM470 560L462 604H540L516 560zM566 562L590 604H650L606 562z', '#5a2c40', { opacity: 0.45 }),
          stroke(kolam, '#fff6e4', 2, { opacity: 0.9 }),
          stroke(new Pen().circle(402, 576, 58, 13.5), '#fff6e4', 1.8, { dash: '1 6', round: true }),
          gate(402, doc.pick(268, { tall: 250 }), doc.pick(112, { tall: 136 })),
        ],
        move,
      ),
    );
    doc.add(
      petal('#e8741f', 5, 30, LANDING + 14, 596, 6),
      petal('#ffc23a', 9, 26, LANDING + 14, 596, 6),
      petal('#d8345a', 15, 14, LANDING + 14, 596, 6),
    );
    const loop: Point[] = [
      [362, 346], [350, 384], [354, 440], [378, 474], [402, 440], [404, 388], [396, 338],
    ];
    doc.add(
      group(
        [
          nilavilakku(doc, doc.pick(196, { tall: 206 }), 566),
          hostess(
            602,
            562,
            'greet',
            { sari: '#e8893f', shade: '#b5583c', border: '#fff0c4', blouse: '#2f7f78' },
            { facing: -1, scale: 0.96 },
          ),
          hostess(294, 566, 'lift', { sari: '#fff4da', shade: '#dcbfae', border: '#e8ae3c', blouse: '#b3263f' }, { scale: 1.04 }),
          marigolds(doc, loop, 20, 13),
          guest(484, 564, -1),
          // a brass pot with a coconut and mango leaves
          doc.format === 'tall'
            ? ''
            : group(
                [
                  path('M640 570Q626 560 634 540Q640 532 650 530H672Q684 532 688 540Q696 560 682 570z', '#b57a2c'),
                  path('M664 530H672Q684 532 688 540Q696 560 682 570H668Q682 548 664 530z', '#ffdc80'),
                  path(
                    'M646 530Q634 510 626 508Q640 502 652 520Q650 502 658 496Q668 506 668 520Q682 502 694 508Q684 512 676 530z',
                    '#4f8a4c',
                  ),
                  path('M648 522Q650 500 661 498Q673 500 675 522z', '#8f5a3c'),
                ],
                { transform: place(66, 6) },
              ),
        ],
        move,
      ),
      petal('#ffb22e', 34, 12, 190, 480, 6, true),
      petal('#f2577a', 52, 7, 200, 480, 5.4, true),
      bananaLeaves(
        [
          [x1 + 44, 620, -2.1, 150, 22, -0.7], [x1 + 36, 634, -1.8, 190, 24, -0.5], [x1 + 48, 604, -2.6, 110, 20, -0.8],
          [x1 + 10, 644, -1.5, 110, 18, -0.3],
        ],
        '#3a1f38',
        '#7a4a44',
      ),
      birds('#8f4a5c', [
        [doc.pick(250, { wide: 560 }), 210, 0.9], [doc.pick(278, { wide: 588 }), 198, 0.7, 1], [doc.pick(298, { wide: 608 }), 216, 0.6],
      ]),
    );
  },
};
