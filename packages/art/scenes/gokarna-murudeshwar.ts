import {
  air, birds, cumulus, deepenWater, domePath, finialPath, foliage, foliagePath, glitter, group, lensesPath, lerp, man,
  mix, palms, path, Pen, place, RAMPS, range, ridge, ripples, ripplesPath, sky, streaks, stroke, water, woman,
  type Ramp, type Scene,
} from '../kit';
import { boulders, outriggerCanoe, pilgrims } from '../kit/parts-deccan';

const HORIZON = 372;
const LIGHT: Ramp = {
  ...RAMPS.dusk,
  sky: ['#3f4f9c', '#a586bd', '#f2a9ab', '#ffd9b0'], haze: '#e9b3ba', deep: '#2c3d84', ink: '#241f45',
};
const SILVER = { lit: '#fff1e2', mid: '#d9cbd6', shade: '#9c92b4', dark: '#6a6592' };
const TOWER = { lit: '#ffe3b8', mid: '#efc197', low: '#d39b80', shade: '#94708a', deep: '#5a4a74', gold: '#ffcf6a' };

/**
 * Murudeshwara: Shiva seated in lotus posture on a tiger skin, four arms, hair piled up with the crescent, cobra round the neck. 0,0 is the middle of
 * his seat, 260 px high; evening light from the left.
 */
function shiva(): string {
  const skin = SILVER;
  return [
    // rear arms: drum in the right hand, deer in the left
    path('M-58-150Q-96-146-112-180Q-118-196-110-206L-98-200Q-100-186-88-174Q-74-164-56-172z', skin.mid),
    path('M-58-150Q-96-146-112-180Q-118-196-110-206L-106-204Q-110-190-100-174Q-84-156-58-158z', skin.lit),
    path('M58-150Q96-146 112-180Q118-196 110-206L98-200Q100-186 88-174Q74-164 56-172z', skin.shade),
    path('M-120-228L-96-204L-118-202L-98-230z', '#7a5a4c'),
    path('M-114-214q7-8 14-2q4 8-4 12q-8 0-10-10zM114-214q-7-8-14-2q-4 8 4 12q8 0 10-10z', skin.mid),
    path('M94-216q-2-16 8-18l10-8l-2 9q8 2 10 12l-4 6l-6 2z', '#a8794c'),
    // trident held upright
    stroke('M-136 22V-232', '#c7a15a', 3.4),
    path('M-139-228V-244Q-150-246-150-262Q-144-256-139-254V-268L-136-276L-133-268V-254Q-128-256-122-262Q-122-246-133-244V-228z', '#e6c274'),
    // the crossed legs
    path('M-124-6Q-134-34-96-50Q-50-66 0-58Q50-66 96-50Q134-34 124-6Q100 6 60 2Q20 8 0 6Q-20 8-60 2Q-100 6-124-6z', skin.mid),
    path('M-124-6Q-134-34-96-50Q-60-62-28-60Q-70-50-90-34Q-104-20-98-2Q-112 0-124-6z', skin.lit),
    path('M124-6Q134-34 96-50Q66-62 30-60Q62-50 74-32Q60-16 20-10Q-10-6-30 4Q-10 8 0 6Q20 8 60 2Q100 6 124-6z', skin.shade),
    path('M-88-4Q-50-20 0-20Q44-22 70-38Q60-14 18-6Q-30 2-62 8Q-80 6-88-4z', skin.mid),
    path('M-88-4Q-60-16-24-19Q-50-8-62 8Q-80 6-88-4zM92-4q-24-14-58-13q26 6 38 18z', skin.lit),
    // tiger skin round the hips
    path('M-60-58Q0-40 60-58L66-40Q30-20 0-20Q-36-20-66-40z', '#d99a4a'),
    stroke('M-54-46l9 12M-34-42l6 14M-12-38l2 14M12-38l-3 14M34-42l-7 13M52-47l-9 11', '#6a4434', 3.4),
    // torso
    path('M-60-150Q-70-168-40-178Q0-188 40-178Q70-168 60-150Q54-110 46-86Q44-64 50-52Q0-36-50-52Q-44-64-46-86Q-54-110-60-150z', skin.mid),
    path('M-60-150Q-70-168-40-178L-14-183Q-30-160-24-130Q-30-96-26-46L-50-52Q-44-64-46-86Q-54-110-60-150z', skin.lit),
    path('M60-150Q70-168 40-178L26-181Q42-150 34-110Q26-76 30-46L50-52Q44-64 46-86Q54-110 60-150z', skin.shade),
    stroke('M-30-140Q-14-126 0-138Q16-126 32-140M0-136V-62M-18-96Q0-88 18-96', skin.dark, 1.6, { opacity: 0.7 }),
    // front arms: the right in blessing, the left resting in the lap
    path('M-60-168Q-84-162-88-132Q-94-104-98-78Q-100-60-88-50L-70-50Q-66-60-74-74L-66-108Q-60-128-54-144z', skin.lit),
    path('M-60-150Q-62-128-68-108L-76-76Q-70-62-74-50H-70Q-66-60-74-74L-66-108Q-58-128-54-144z', skin.shade),
    path('M60-166Q82-158 86-122Q86-86 60-66Q36-54 6-56Q4-66 16-70Q50-76 60-104Q60-132 50-150z', skin.mid),
    path('M70-156Q86-144 86-118Q84-86 60-66Q36-54 6-56Q40-62 58-82Q76-108 70-156z', skin.shade),
    // rosaries, armlets, cobra
    stroke('M-40-176Q-34-120 0-108Q34-120 40-176', '#8a5a44', 4, { round: true, dash: '0 6' }),
    stroke('M-26-182Q-20-152 0-146Q20-152 26-182', '#8a5a44', 3.4, { round: true, dash: '0 5' }),
    stroke('M-90-112L-68-108M74-116H88M-92-162L-74-168M68-150L84-150', '#d9a84c', 4),
    path('M-34-182Q-44-196-52-196Q-62-196-60-210Q-56-224-46-222Q-36-216-40-204Q-32-200-24-188Q0-174 26-188L30-180Q0-164-34-182z', '#7d7c5f'),
    path('M-60-210Q-56-224-46-222Q-50-212-54-200Q-62-200-60-210z', '#c9b67a'),
    // head
    path('M-30-222Q-32-252 0-254Q32-252 30-222Q30-200 18-190Q0-178-18-190Q-30-200-30-222z', skin.mid),
    path('M-30-222Q-32-252-6-254Q-18-236-16-214Q-18-198-12-186Q-30-200-30-222z', skin.lit),
    path('M30-222Q32-252 8-254Q22-236 20-214Q20-196 8-186Q30-198 30-222z', skin.shade),
    path('M-34-220q-5 8 0 18q5 2 6-8zM34-220q5 8 0 18q-5 2-6-8z', skin.mid),
    stroke('M-19-226Q-12-230-5-226M5-226Q12-230 19-226', skin.dark, 2),
    stroke('M-18-219Q-12-215-6-219M6-219Q12-215 18-219M0-218L-3-206H3M-8-198Q0-194 8-198', skin.dark, 1.6),
    stroke('M-16-240H16M-16-236H16M-15-232H15', '#fff6e4', 1.4),
    path('M0-242q4 5 0 11q-4-6 0-11z', '#c8402f'),
    // hair falling to the shoulders, the knot with crescent and Ganga
    path('M-30-230Q-40-250-30-262Q-18-276 0-276Q18-276 30-262Q40-250 30-230Q26-250 0-250Q-26-250-30-230z', '#54426a'),
    path('M-32-236Q-46-214-60-196L-50-190Q-34-206-30-224zM32-236Q46-214 62-192L50-188Q34-206 30-224z', '#54426a'),
    path('M-20-272Q-26-300-4-306Q24-304 20-272z', '#54426a'),
    path('M-30-232Q-40-250-30-262Q-22-272-12-274Q-28-260-26-244zM-18-280Q-20-300-4-306Q-12-292-8-276z', '#8d7390'),
    stroke('M-21-272Q0-282 21-272M-18-286Q0-294 18-286', '#d9a84c', 2.4),
    path('M12-292Q30-292 30-312Q36-292 16-284z', '#fff3c8'),
    path('M-4-304q-2-8 2-10q6 0 5 10z', skin.lit),
  ].join('');
}

/** The Raja Gopura of twenty storeys with its row of kalasams; 0,0 is the centre of its foot, 430 px high. Light from the left on its flank. */
function gopuram(): string {
  const storeys = 20;
  const foot = 46;
  const top = 384;
  const half = (t: number): number => lerp(74, 43, t ** 0.92);
  const flank = (t: number): number => lerp(30, 18, t);
  const y = (t: number): number => -foot - (top - foot) * t ** 0.93;
  const left = (t: number): number => -half(t) - flank(t) / 2;
  const corner = (t: number): number => left(t) + flank(t);
  const right = (t: number): number => half(t) + flank(t) / 2;
  const ts = range(storeys + 1).map((i) => i / storeys);
  const face = (a: (t: number) => number, b: (t: number) => number, tone: string): string =>
    path(new Pen().polygon([...ts.map((t) => [a(t), y(t)] as const), ...ts.map((t) => [b(t), y(t)] as const).reverse()]), tone);
  const [walls, sideWalls, cornices, sideCornices, figures, niches, flankNiches, ledge] = range(8).map(() => new Pen(1)) as [Pen, Pen, Pen, Pen, Pen,
    Pen, Pen, Pen];
  const middle = (t: number): number => (corner(t) + right(t)) / 2;
  for (const i of range(storeys)) {
    const [t, n] = [i / storeys, (i + 1) / storeys];
    const [y0, y1] = [y(t), y(n)];
    const h = y0 - y1;
    walls.rect(corner(t) + 2, y1 + h * 0.36, right(t) - corner(t) - 4, h * 0.5);
    sideWalls.rect(left(t) + 2, y1 + h * 0.36, flank(t) - 2, h * 0.5);
    cornices.move(corner(t) - 1, y1 + h * 0.24).line(right(t) + 3, y1 + h * 0.24);
    sideCornices.move(left(t) - 3, y1 + h * 0.3).line(corner(t), y1 + h * 0.24);
    figures.move(corner(t) + 5, y1 + h * 0.62).line(middle(t) - 9, y1 + h * 0.62).move(middle(t) + 9, y1 + h * 0.62).line(right(t) - 4, y1 + h * 0.62);
    ledge.move(corner(t) + 3, y1 + h * 0.06).line(right(n) + 2, y1 + h * 0.06);
    niches.rect(middle(t) - 6.5, y1 + h * 0.3, 13, h * 0.62);
    flankNiches.rect(left(t) + flank(t) * 0.36, y1 + h * 0.36, flank(t) * 0.3, h * 0.5);
  }
  const [cx, w] = [middle(1), right(1) - corner(1)];
  const vault = y(1);
  return [
    // the granite base with the tall gate
    path(new Pen().rect(corner(0) - 8, -foot, right(0) - corner(0) + 16, foot), TOWER.mid),
    path(new Pen().rect(left(0) - 6, -foot + 2, flank(0) + 2, foot - 2), TOWER.lit),
    path('M-8 0V-40H26V0z', TOWER.deep),
    stroke('M-66-14H-12M30-14H100M-66-30H-12M30-30H100M-66-44H100', TOWER.lit, 2.6),
    stroke('M-54-4V-40M-38-4V-40M-22-4V-40M42-4V-40M58-4V-40M76-4V-40', TOWER.low, 3),
    face(corner, right, TOWER.mid),
    face(left, corner, TOWER.lit),
    path(walls, TOWER.low),
    path(sideWalls, TOWER.mid),
    stroke(figures, TOWER.lit, 7, { dash: '3 2.4 2 3 4 2.6' }),
    stroke(cornices, TOWER.lit, 3.4),
    stroke(sideCornices, '#fff0d0', 3.2),
    stroke(ledge, TOWER.lit, 3, { dash: '5 3' }),
    path(niches, TOWER.deep),
    path(flankNiches, TOWER.low),
    // the right edge in shade
    path(new Pen().polygon([...ts.map((t) => [right(t) - half(t) * 0.34, y(t)] as const), ...ts.map((t) => [right(t) + 1, y(t)] as const).reverse()]),
      TOWER.shade, { opacity: 0.42 }),
    // barrel vault, gable, kalasams
    path(`M${corner(1) - 2} ${vault}Q${corner(1) - 4}${vault - 26} ${corner(1) + 8} ${vault - 30}H${right(1) - 8}Q${right(1) + 6} ${vault - 26} ${right(1) + 3} ${vault}z`, TOWER.mid),
    path(`M${corner(1)} ${vault - 18}Q${corner(1) + 2}${vault - 28} ${corner(1) + 8} ${vault - 30}H${right(1) - 8}Q${right(1) + 2} ${vault - 28} ${right(1) + 3} ${vault - 18}z`, TOWER.lit),
    path(domePath(left(1) + flank(1) / 2, flank(1) / 2 + 3, vault, 34), TOWER.lit),
    path(domePath(left(1) + flank(1) / 2, flank(1) / 2 - 3, vault, 24), TOWER.low),
    path(domePath(cx, 13, vault, 22), TOWER.gold),
    path(domePath(cx, 8, vault, 14), TOWER.deep),
    path(range(9).map((i) => finialPath(corner(1) + 6 + ((w - 12) * i) / 8, vault - 29, 17, 2.8)).join(''), TOWER.gold),
    // the two concrete elephants beside the steps
    path('M-62 4V-10Q-60-18-50-18Q-40-18-38-10L-36 4zM48 4V-10Q50-18 60-18Q70-18 72-10L74 4z', '#8a86a4'),
    path('M-20 4H40L34-3H-14z', TOWER.lit),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const at = doc.pick(0, { wide: 270, tall: 20 });
    const seat = doc.pick(0, { tall: 8 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON + 6, deepenTo: HORIZON }),
      streaks(doc, { seed: 21, from: 40, to: 230, count: 6, length: [200, 460], height: [5, 12], colour: '#ffd4c4', opacity: 0.5 }),
      cumulus(doc, [[doc.pick(90, { wide: 1010 }), 330, 260, 50, 6], [700, 346, 200, 34, 9]], { lit: '#ffd6c6', shade: '#c998b4', opacity: 0.8 }),
      ridge(doc, air(doc, LIGHT, '#5d5f92', 0.4), { seed: 3, y: HORIZON - 4, height: 74, wavelength: 260, step: 40, base: HORIZON + 4 }),
      foliage(doc, air(doc, LIGHT, '#3f4f72', 0.28), { seed: 5, y: HORIZON + 2, height: 34, wavelength: 90, scallop: [6, 12], base: HORIZON + 6 }),
      doc.band(air(doc, LIGHT, '#c9a08c', 0.3), HORIZON + 4, 402),
      doc.band(air(doc, LIGHT, '#8a7590', 0.2), HORIZON + 4, HORIZON + 12),
      palms(
        doc, 6,
        [[52, 320, 52, 0.5, 4], [92, 330, 42, 0.4, -3], [742, 314, 58, 0.55, -4], [782, 326, 48, 0.45, 4], [870, 318, 54, 0.5, 4],
          [960, 310, 62, 0.6, -5], [1040, 322, 50, 0.5, 4],
          [-80, 326, 46, 0.42, 3], [-190, 330, 42, 0.4, -3], [200, 330, 42, 0.4, -3]],
        { dark: mix('#3a4868', LIGHT.haze, doc.format === 'wide' ? 0.05 : 0.16), lit: mix('#6f6a86', LIGHT.haze, doc.format === 'wide' ? 0.05 : 0.16),
          bark: '#4a4a6c' },
      ),
    );
    // Kanduka hill, rocks at its foot
    doc.add(
      group(
        [
          path('M60 396Q90 352 150 336Q190 300 240 292H440Q492 300 520 330Q590 342 640 372L690 396z', '#4f5a78'),
          path('M60 396Q90 352 150 336Q190 300 240 292L270 296Q220 318 196 344Q140 362 120 396z', '#a88a92'),
          path(foliagePath({ seed: 8, x0: 70, x1: 290, y: 384, height: 46, wavelength: 50, scallop: [6, 12], base: 396, envelope: (x) =>
            Math.sin((Math.PI * (x - 60)) / 240) }), '#3c4a66'),
          path(foliagePath({ seed: 9, x0: 420, x1: 690, y: 386, height: 46, wavelength: 50, scallop: [6, 12], base: 396, envelope: (x) =>
            Math.sin((Math.PI * (x - 410)) / 290) }), '#34415e'),
          // the terrace and pedestal of the statue
          path('M196 322H446V298H206z', '#8a7f9c'),
          path('M196 322H270V298H206z', '#d9bcb8'),
          path('M210 300H436L428 282H220z', '#b3a2b0'),
          path('M210 300H280L284 282H220z', '#f0d3c4'),
          path('M206 298Q190 300 184 308Q200 312 222 300z', '#d99a4a'),
          group(shiva(), { transform: place(322, 278, { scale: 0.8 }) }),
          // white temple by the water
          path('M330 396V366H430V396z', '#d9c4cc'),
          path('M330 396V366H350V396z', '#fff0de'),
          stroke('M352 378H428', '#6f6690', 9, { dash: '6 7' }),
          path('M322 366H438L426 354H334z', '#b0677a'),
          path('M322 366H352L352 354H334z', '#e88f80'),
        ],
        { transform: place(at + doc.pick(0, { tall: -2 }), seat) },
      ),
      group(gopuram(), { transform: place(at + doc.pick(566, { tall: 540 }), 410, { scale: doc.pick(0.84, { wide: 0.84, tall: 0.74 }) }) }),
    );
    // the causeway with pilgrims, the rocks, the sea
    const feet = range(30).map((i) => [at + 390 + i * 10.5 + (i % 3) * 3, 410 + (i % 2)] as const);
    doc.add(
      water(doc, 398, [[0, '#f7c3b4'], [0.14, '#c493b0'], [0.45, '#6d68a6'], [1, '#232a62']]),
      deepenWater(doc, LIGHT, 398, { strength: 0.75 }),
      path(`M${at + 40} 404Q${at + 200} 398 ${at + 340} 402H${at + 720}L${at + 736} 424H${at + 330}Q${at + 150} 428 ${at + 40} 404z`, '#6a5f84'),
      path(`M${at + 330} 402H${at + 720}L${at + 726} 410H${at + 336}z`, '#e9c6b8'),
      stroke(`M${at + 340} 409H${at + 728}`, '#ffe9cf', 2, { dash: '1.5 9' }),
      pilgrims(4, feet, 9, ['#e8643f', '#fff0dc', '#c92f55', '#f2b53f', '#3f6f9a']),
      boulders(6, range(11).map((i) => [at + 40 + i * 62 + (i % 3) * 9, 428 + (i % 2) * 5, 40 + (i % 4) * 9, 16 + (i % 3) * 6] as const),
        ['#5d5478', '#c9a0a4', '#3d3a62']),
      path(lensesPath(range(12).map((i) => [at + 24 + i * 60, 433 + (i % 3) * 3, 70, 5, 0.5] as const)), '#ffe6d4', { opacity: 0.75 }),
    );
    // reflections broken by the swell
    const fade = (colour: string): string => doc.linear([[0, colour, 0.75], [0.6, colour, 0.4], [1, colour, 0]], { y2: 196 });
    const mirror = group(
      [
        path('M196 0Q204 40 236 62Q256 70 262 110Q292 124 300 160Q322 190 344 160Q352 124 382 110Q390 70 410 62Q444 40 448 0z', fade('#d3b8c6')),
        path('M492 0L516 200H610L642 0z', fade('#f2c3ae')),
        path('M492 0L516 200H538L524 0z', fade('#ffe0c4')),
      ],
      { transform: place(at + doc.pick(0, { tall: -20 }), 434, { scaleX: 1, scaleY: 0.72 }) },
    );
    doc.add(
      mirror,
      path(ripplesPath({ seed: 31, x0: at + 180, x1: at + 690, from: 440, to: 590, count: 48, length: [30, 120], height: [1.4, 3] }),
        doc.linear([[0, '#b58fb2'], [0.4, '#6d68a6'], [1, '#2f3670']], { y1: 430, y2: 590 })),
      ripples(doc, '#ffd9c8', { seed: 8, from: 404, to: 580, count: 43, length: [14, 100], height: [0.6, 2.2], opacity: 0.5 }),
      ripples(doc, '#2a2f68', { seed: 18, from: 410, to: 600, count: 40, length: [20, 130], height: [0.7, 3], opacity: 0.45 }),
      glitter('#ffe9d2', { seed: 4, x: at + 322, from: 440, to: 560, width: [60, 120], count: 14, height: [0.8, 2.4] }),
    );
    // a canoe of fishermen coming home, the shore rocks as frame
    const boat = doc.pick(176, { wide: 360, tall: 250 });
    doc.add(
      path(lensesPath([[boat - 130, 548, 260, 6, 0.5], [boat - 100, 560, 200, 4, 0.5]]), '#1b2050', { opacity: 0.6 }),
      man(boat - 70, 508, { scale: 1.5, shirt: '#f4e6d4', dhoti: '#c8553f', hat: '#e8643f' }),
      outriggerCanoe(boat, 522, { scale: 0.86, strake: '#e8643f', hull: '#241f45', woodLit: '#c98f86', shadow: '#1b2050' }),
      stroke(`M${boat - 60} 470L${boat - 96} 552`, '#3a2f52', 3),
      path(lensesPath([[boat - 120, 556, 150, 5, 0.5], [boat + 10, 552, 130, 4, 0.4]]), '#c79ab2', { opacity: 0.7 }),
    );
    const rocks = doc.pick(0, { wide: 300, tall: -100 });
    doc.add(
      boulders(12, [[690 + rocks, 640, 190, 150], [580 + rocks, 640, 150, 84], [780 + rocks, 640, 130, 190]], ['#2c2950', '#6a5a82', '#1c1c40']),
      path(lensesPath([[540 + rocks, 604, 170, 8, 0.5], [640 + rocks, 590, 90, 4, 0.5]]), '#ffdfd0', { opacity: 0.6 }),
      woman(704 + rocks, 524, { scale: 1.7, sari: '#e0486a', edge: '#ffc94a', facing: -1 }),
      man(736 + rocks, 505, { scale: 1.75, shirt: '#f4e8d8', dhoti: '#e9d9c4', facing: -1 }),
      birds('#4a4680', [[440, 150, 1], [468, 136, 0.75, 1], [492, 154, 0.6], [150, 190, 0.5]].map(([x = 0, y = 0, s = 1, t = 0]) =>
        [x + at, y, s, t] as const).filter(([x]) => doc.format !== 'wide' || x > 430)),
    );
  },
};
