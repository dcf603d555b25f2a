import {
  air, birds, branch, camel, dune, grass, group, land, lensesPath, lerp, mix, path, Pen, place, RAMPS, range, rider, rng, skyline, sky, smoke,
  stipple, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#2f7f98', '#8fb8b0', '#f8cd8a', '#ffe6b4'], haze: '#f7d3a0', ink: '#4a2540', deep: '#14566f' };
/** Under the title the sand turns to plum, not to the teal of the sky. */
const DUSK: Ramp = { ...LIGHT, deep: '#4a2f52' };
const HORIZON = 356;
const SAND = { far: '#e2a06c', lit: '#f7b96a', glow: '#ffd998', shade: '#a85a55', deep: '#7a3b4f' };
const CLOTH = { lit: '#fff6e0', mid: '#f0dccb', shade: '#bb9cac', fold: '#967a96' };

/** The far city: the Burj among lesser towers in the haze. */
const city = (doc: Doc, x: number): string =>
  skyline(12, { x0: x - 150, x1: x + 150, y: HORIZON + 4, height: [16, 52], width: [9, 18], fill: air(doc, LIGHT, '#8a6f8f', 0.5, 0.5), gap: 0.25 }) +
  path(
    `M${x - 9} ${HORIZON}V${HORIZON - 46}h3v-34h2v-30h2v-26l2-40l2 40v30h2v28h2v34h3v44z`,
    air(doc, LIGHT, '#7f6488', 0.36, 0.4),
  );

/** A falcon on the glove at 0,0, wings raised, looking right; 150 px across. */
function falcon(): string {
  const feathers = (root: Point, bend: Point, tip: Point, back: Point, n: number): Pen => {
    // leading edge in one curve, trailing edge in fingers
    const pen = new Pen(1).move(...root).quad(...bend, ...tip);
    const random = rng(7);
    for (const i of range(n)) {
      const t = (i + 1) / n;
      const [ex, ey] = [lerp(tip[0], back[0], t), lerp(tip[1], back[1], t)];
      const bow = Math.sin(Math.PI * t) * 22;
      pen.quad(ex - 4, ey + bow - 16, ex + 3 + 2 * random(), ey + bow);
      if (i < n - 1) pen.line(ex + 7, ey + bow - 8);
    }
    return pen.close();
  };
  return [
    path(feathers([10, -44], [34, -104], [12, -158], [0, -42], 6), '#5a4148'),
    path('M-6-4L-20 34L-14 36L-8 34L-2 36L4 2z', '#5a4148'), stroke('M-10 14L-2 17M-13 22L-5 26', '#cfb29a', 2),
    path('M2 0Q-14-6-15-24Q-14-46 4-52Q14-52 16-40Q20-18 9-4z', '#6e5152'),
    path('M5-2Q0-14 4-26Q8-36 15-38Q19-18 9-4z', '#f6e3c6'), stroke('M6-10h6M6-17h8M7-24h8M9-31h6', '#8a5f50', 1.6),
    path('M0-46Q0-58 11-59Q21-58 22-50L26-46Q24-44 21-45Q18-40 10-40Q2-40 0-46z', '#4a343f'),
    path('M12-42Q11-50 15-51Q20-50 21-46Q18-41 12-42z', '#f6e3c6'),
    path('M17-53a1.8 1.8 0 1 1 .1 0z', '#ffe9b0'), path('M21-51L27-46Q24-43.5 21-45.5z', '#e9b04c'),
    path(feathers([6, -40], [-46, -62], [-104, -124], [-8, -12], 9), '#7d5d58'),
    path('M6-40Q-46-62-104-124Q-60-66-8-24z', '#4f3a44'),
    stroke('M-74-88L-66-64M-56-72L-50-48M-38-58L-34-36', '#cfb29a', 1.6, { opacity: 0.7 }),
  ].join('');
}

/** A falconer in kandura and ghutra, facing right, 290 px tall; feet on 0,0. */
const falconer = (): string =>
  [
    path('M-60 2Q-190 20-330 26Q-200 36-40 14Q20 10 44 0z', SAND.deep, { opacity: 0.45 }),
    path('M-26 0Q-18-8 2-5Q16-3 22 4H-24zM14 0Q26-6 40-2L44 4H18z', '#5a3038'),
    path('M-38-228C-54-200-52-146-50-92Q-52-44-58-8Q-20 2 16-1Q40-3 50-10Q44-62 42-112C42-160 46-204 30-228Q-4-242-38-228z', CLOTH.mid),
    path('M-38-228C-54-200-52-146-50-92Q-52-44-58-8Q-44-3-30-1Q-20-60-24-110Q-26-180-14-234Q-28-232-38-228z', CLOTH.shade),
    path('M18-232Q28-232 30-228C46-204 42-160 42-112Q44-62 50-10Q40-5 28-3Q30-80 24-140Q22-190 18-232z', CLOTH.lit),
    stroke('M-4-160Q-10-90-4-4M10-130Q14-70 12-4M-36-150Q-40-80-44-6', CLOTH.fold, 1.8, { opacity: 0.55 }),
    // far hand with the lure at the belt
    path('M-36-216Q-56-170-46-122Q-40-112-30-120Q-34-160-20-204z', CLOTH.mid),
    path('M-36-216Q-56-170-46-122Q-44-118-40-117Q-46-160-28-210z', CLOTH.fold), path('M-46-124q10 8 15 2q0 14-9 13q-8-2-6-15z', '#9a6448'),
    // the arm with the glove
    path('M4-226Q36-226 56-194L92-208Q100-200 98-188L60-160Q44-152 28-172Q10-196 4-226z', CLOTH.mid),
    path('M28-220Q44-212 56-194L92-208L94-202L58-182Q46-190 28-220z', CLOTH.lit),
    path('M60-160Q44-152 28-172Q20-182 14-196Q34-172 52-168z', CLOTH.shade),
    path('M88-210Q104-218 116-214Q124-210 120-202Q112-192 96-188Q90-198 88-210z', '#8a4a34'),
    path('M88-210Q104-218 116-214L118-210Q104-210 91-202z', '#c47a48'), stroke('M104-190q-6 30 2 52M108-192q2 24 8 36', '#5a3038', 1.6),
    // head
    path('M-6-240L-4-254H14L16-236Q4-228-6-240z', '#8f5c44'),
    path('M4-280Q22-282 23-266L29-256L24-252Q26-240 14-237Q4-238 2-250z', '#a8704e'),
    path('M18-278Q23-274 23-266L29-256L24-252Q24-246 21-242Q22-262 18-278z', '#d69a6a'),
    path('M1-254Q8-246 16-249Q24-251 24-247Q24-236 14-232Q2-234 0-246z', '#2a1c26'), path('M16-264l6-1l1 2l-6 1z', '#2a1c26'),
    path('M-26-252Q-30-294 0-296Q22-296 24-276Q12-278 8-266Q4-250 10-236Q18-218 10-202Q-12-190-38-186Q-48-206-38-228' + 'Q-28-240-26-252z',
      CLOTH.mid),
    path('M-26-252Q-30-294 0-296Q-14-280-12-252Q-14-226-24-190Q-32-187-38-186Q-48-206-38-228Q-28-240-26-252z', CLOTH.shade),
    path('M8-294Q22-292 24-276Q14-278 10-272Q12-284 8-294zM9-246Q18-220 10-202L2-199Q10-218 5-240z', CLOTH.lit),
    stroke('M-27-274Q-2-286 24-276M-27-269Q-2-281 23-271', '#2a1c26', 3.4),
    group(falcon(), { transform: place(108, -212) }),
  ].join('');

/** A white four-wheel drive climbing to the right, 66 px long. */
const fourByFour = (x: number, y: number, scale: number, rotate: number): string =>
  group(
    [
      path('M-36 2h70l-6 5h-60z', SAND.deep, { opacity: 0.5 }),
      path('M-34-4V-17L-30-20L-22-33H10L20-20L33-17V-4z', '#f7ead6'), path('M-34-4V-12H33V-4z', '#c9a9a0'),
      path('M-20-31H-7V-20H-26zM-4-31H8L15-20H-4z', '#4a4258'), path('M10-33L20-20L33-17V-12L16-16L6-33z', '#fffbe8'),
      path('M-22-36H4v3H-22z', '#4a4258'), path('M-21 3a8 8 0 1 1 .1 0zM21 3a8 8 0 1 1 .1 0z', '#3a2436'),
      path('M-21-2a3 3 0 1 1 .1 0zM21-2a3 3 0 1 1 .1 0z', '#cfb6ac'),
    ],
    { transform: place(x, y, { scale, rotate }) },
  );

/** Lines the wind drew on the sand between two curves. */
function windLines(seed: number, upper: (x: number) => number, lower: (x: number) => number, x0: number, x1: number, n: number): string {
  const random = rng(seed);
  const pen = new Pen();
  for (const i of range(n)) {
    const t = ((i + random() * 0.5) / n) ** 1.3;
    const a = lerp(x0, x1, random() * 0.75);
    const length = 60 + 180 * random();
    const points: Point[] = range(6).map((k): Point => {
      const x = a + (length * k) / 5;
      return [x, lerp(upper(x), lower(x), t) + (k % 2 ? 2 : -2)];
    });
    pen.soft(points);
  }
  return String(pen);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const sunX = doc.pick(604, { wide: 760, tall: 560 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, sunX, doc.pick(236, { tall: 246 }), 44, '#fffae0', { glow: '#fff0bc', glowRadius: doc.pick(330, { wide: 280, tall: 210 }), rings: 3 }),
      streaks(doc, { seed: 4, from: 70, to: 320, count: 8, colour: '#fff0cc', opacity: 0.5 }),
      city(doc, doc.pick(400, { wide: 606, tall: 424 })),
    );
    // far dunes melt into the air
    const s = doc.pick(0, { wide: 190, tall: 0 });
    const at = (x: number, y: number): Point => [x + s, y];
    const left = x0 - 30 - s;
    const right = x1 + 30 - s;
    doc.add(
      land([at(left, 352), at(left / 2, 340), at(90, 346), at(260, 352), at(420, 356), at(560, 346), at(700, 338), at(right, 350)], 620,
        air(doc, DUSK, SAND.far, 0.5, 0.55)),
      dune(
        [at(left, 372), at(left * 0.4 - 40, 352), at(60, 360), at(180, 372), at(300, 366), at(430, 352), at(520, 350), at(640, 366), at(right, 376)],
        [at(left, 374), at(left * 0.4 - 60, 366), at(30, 384), at(180, 388), at(300, 390), at(400, 374), at(470, 372), at(640, 368), at(right, 377)],
        620, air(doc, DUSK, SAND.lit, 0.34, 0.42), air(doc, DUSK, SAND.shade, 0.34, 0.46),
      ),
    );
    // the great dune: its knife edge winds down from the summit, shade on the side away from the sun
    const foot: Point[] = [at(left, 420), at(left * 0.5, 410), at(60, 424), at(200, 432), at(320, 440), at(470, 452), at(620, 436), at(760, 430),
      at(right, 420)];
    const peak = new Pen().move(...at(200, 440)).soft([at(200, 440), at(340, 408), at(450, 366), at(560, 322), at(584, 316)], { join: true });
    const edge: Point[] = [at(584, 316), at(556, 344), at(604, 366), at(570, 396), at(480, 410), at(452, 446)];
    doc.add(
      path(peak.soft([at(584, 316), at(610, 322), at(700, 362), at(790, 390), at(900, 430)], { join: true }).close(),
        air(doc, DUSK, SAND.lit, 0.08, 0.4)),
      path(
        new Pen().move(...at(200, 440)).soft([at(200, 440), at(340, 408), at(450, 366), at(560, 322), at(584, 316)], { join: true })
          .soft(edge, { join: true }).line(...at(380, 450)).close(),
        air(doc, DUSK, SAND.shade, 0.14, 0.4),
      ),
      stroke(new Pen().soft(edge), SAND.glow, 2),
      land(foot, 620, air(doc, DUSK, SAND.lit, 0.03, 0.34)),
      path(new Pen().soft([at(left, 422), at(left * 0.5, 414), at(60, 428), at(200, 436), at(330, 446)])
        .soft([at(330, 446), at(190, 474), at(60, 482), at(left * 0.5, 466), at(left, 452)], { join: true }).close(),
        air(doc, DUSK, SAND.shade, 0.1, 0.4)),
      stroke(windLines(5, () => 448, () => 506, doc.pick(220, { wide: 340 }), x1 - 60, 20), mix(SAND.lit, SAND.shade, 0.4), 1.4, { opacity: 0.5 }),
      stroke(windLines(6, () => 350, () => 420, at(600, 0)[0], at(700, 0)[0], 8), mix(SAND.lit, SAND.shade, 0.35), 1.2, { opacity: 0.5 }),
    );
    const car = doc.pick(100, { wide: 250, tall: 168 });
    const carY = doc.pick(358, { wide: 364, tall: 358 });
    doc.add(
      fourByFour(car, carY, 0.62, doc.pick(4, { wide: 3 })),
      smoke([[-24, 1, 7], [-38, 2, 11], [-54, 3, 9], [-70, 5, 6], [-84, 6, 4]].map(([dx, dy, r]) =>
        [car + (dx ?? 0), carY + (dy ?? 0) - 4, r ?? 0] as const), '#ffe3b0', 0.75),
    );
    // the caravan on the right, with long shadows towards us
    const cx = doc.pick(486, { wide: 720, tall: 430 });
    const k = doc.pick(1, { tall: 0.86 });
    const train = [[0, 440, 0.62, '#f2e2d0'], [56, 436, 0.68, '#8a3f4a'], [122, 433, 0.74, '#f2e2d0'], [196, 430, 0.8, '#3f5f78']] as const;
    doc.add(
      path(lensesPath(train.map(([dx, y, cs]) => [cx + dx * k - 76 * cs, y + 5, 100 * cs, 4, 0.6])), SAND.deep, { opacity: 0.5 }),
      train.map(([dx, y, cs, robe], i) => camel(cx + dx * k, y + 2, '#7d4646', { scale: cs * k }) +
        (i === 3 || i === 1 ? rider(cx + dx * k, y + 2, { scale: cs * k, robe, turban: '#f7ead6' }) : path('M-14-44Q0-56 12-42L10-30H-12z',
        i ? '#c8453f' : '#3f6f86', { transform: place(cx + dx * k, y + 4, { scale: cs * k }) }))),
      stroke(train.slice(1).map(([dx, y, cs], i) => `M${Math.round(cx + (train[i]?.[0] ?? 0) * k + 26)} ${y - 38}` +
        `Q${Math.round(cx + dx * k - 40)} ${y - 22} ${Math.round(cx + dx * k - 24 * cs)} ${y - 26}`).join(''), '#5a3038', 1),
      person(cx + 254 * k, 430, { scale: 1.05 * k, top: '#f7ead6', legs: 'robe', head: 'ghutra', hat: '#d9564c', skin: '#8f5c44' }),
    );
    // the near dune, dark at its foot
    const crest: Point[] = [at(left, 560), at(left * 0.4, 536), at(40, 520), at(180, 514), at(330, 524), at(470, 548), at(620, 556), at(760, 532),
      at(right, 516)];
    doc.add(
      dune(crest, [at(left, 566), at(left * 0.4, 576), at(20, 584), at(160, 584), at(330, 590), at(500, 592), at(620, 572), at(760, 540),
        at(right, 520)], 620, SAND.lit, mix(SAND.shade, SAND.lit, 0.18)),
      path(new Pen().soft([at(left, 596), at(0, 600), at(200, 586), at(420, 596), at(620, 604), at(right, 572)]).line(...at(right, 620))
        .line(...at(left, 620)).close(), mix(SAND.deep, SAND.shade, 0.25)),
      stroke(windLines(9, () => 556, () => 604, at(520, 0)[0], x1 + 40, 9), SAND.glow, 1.6, { opacity: 0.7 }),
      stroke(windLines(19, () => 536, () => 590, x0 - 40, at(420, 0)[0], 16), SAND.deep, 1.5, { opacity: 0.4 }),
      stroke(new Pen().soft(crest), SAND.glow, 2.4, { opacity: 0.9 }),
      stipple(SAND.glow, { seed: 3, count: 50, x0, x1, y0: 560, y1: 600, size: 1.6, opacity: 0.5 }),
      // his footprints up from the left
      path(lensesPath(range(9).map((i) => [lerp(x0 + 20, doc.pick(150, { wide: 380, tall: 190 }), i / 9) + (i % 2) * 4, 560 - i * 2 + (i % 2) * 5, 13,
        5, 0.5])), SAND.deep, { opacity: 0.55 }),
      group(falconer(), { transform: place(doc.pick(206, { wide: 440, tall: 256 }), 562, { scale: doc.pick(1.02, { wide: 0.94, tall: 0.9 }) }) }),
    );
    const g = x1;
    doc.add(
      grass(5, g - 130, g - 30, 606, 52, LIGHT.ink, { count: 26, width: 2 }),
      grass(8, g - 60, g + 20, 600, 90, LIGHT.ink, { count: 22, width: 2.4 }),
      branch(doc, 4, [[g + 20, doc.pick(-14, { tall: 190 }), 2.75, 190], [g + 30, doc.pick(50, { tall: 250 }), 2.95, 170],
        [g - 70, doc.pick(-24, { tall: 170 }), 2.4, 90]].map(([a, b, c, d]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 0] as const),
        { dark: LIGHT.ink, lit: '#7a4a44', wood: LIGHT.ink, leaf: 17, width: 2.6, pairs: 14 }),
      birds('#7a5a5c', [[doc.pick(474, { wide: 610 }), 196, 0.7], [doc.pick(492, { wide: 628 }), 188, 0.5, 1],
        [doc.pick(512, { wide: 648 }), 200, 0.5]]),
    );
  },
};
