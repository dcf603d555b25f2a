import {
  air, birds, deepenWater, foliagePath, glitter, gopuram, group, hump, lensesPath, lerp, man, mix, palms, path, Pen, place, RAMPS, range, ridge,
    ripples, ripplesPath,
  rng, sky, streaks, stroke, sun, water, woman,
  type FarPalm, type GopuramColours, type Point, type Ramp, type Scene, type Tones,
} from '../kit';

/** Sunrise from the right. */
const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#6672ac', '#b795bc', '#f4ae9c', '#ffe0b4'], haze: '#f2bfae', deep: '#3f4488' };
const SHORE = 404;
const GRANITE: Tones = ['#c98468', '#f7bd8e', '#8a5866'];
const NEAR: Tones = ['#7d4f62', '#d78d72', '#4a3150'];
const LIME: GopuramColours = {
  lit: '#fff3d6', mid: '#f0d3a8', low: '#d3a182', sideLit: '#b58a92', side: '#8d6a86', deep: '#5f3f60', gold: '#ffd98a',
  stoneLit: '#efc39a', stone: '#c99478', stoneSide: '#7d5b74', accents: ['#e6b88e', '#c98f78'],
};

/** One granite boulder on its foot: centre x, y, width, height. */
type Rock = readonly [x: number, y: number, width: number, height: number];

/** Weathered boulders in three tones, rounded towards the light on the right; later ones cover earlier ones. One layer. */
function rocks(seed: number, list: readonly Rock[], [mid, lit, shade]: Tones): string {
  const random = rng(seed);
  const pens = [new Pen(), new Pen(), new Pen()] as const;
  for (const [x, y, w, h] of list) {
    if (w < 70) {
      // far boulders: plain, flatter below than above
      for (const [pen, k, dx, dy] of [[pens[2], 1, 0, 0], [pens[0], 0.82, 0.07, -0.07], [pens[1], 0.46, 0.16, -0.2]] as const) {
        const [cx, cy, r] = [x + dx * w, y - h * 0.4 + dy * h, (w / 2) * k];
        pen.move(cx - r, cy).arc(r, h * 0.6 * k, cx + r, cy + (random() - 0.5) * 3).arc(r, h * 0.4 * k, cx - r, cy).close();
      }
      continue;
    }
    const radii = range(8).map(() => 0.86 + 0.24 * random());
    const ring = (k: number, dx: number, dy: number): Point[] =>
      radii.map((r, i): Point => {
        const a = (i / 8) * 2 * Math.PI;
        const flat = Math.sin(a) > 0 ? 0.72 : 1;
        return [x + dx * w + Math.cos(a) * (w / 2) * r * k * 1.12, y - h * 0.42 + dy * h + Math.sin(a) * (h / 2) * r * k * flat * 1.12];
      });
    pens[2].soft(ring(1, 0, 0), { closed: true });
    pens[0].soft(ring(0.84, 0.06, -0.05), { closed: true });
    pens[1].soft(ring(0.5, 0.15, -0.17), { closed: true });
  }
  return path(pens[2], shade) + path(pens[0], mid) + path(pens[1], lit);
}

/** A hill of boulders between x0 and x1 on y, rows from the crest down. */
function torHill(seed: number, x0: number, x1: number, y: number, crest: (x: number) => number, size: number, tones: Tones, rows = 5): string {
  const random = rng(seed);
  const outline: Point[] = range(13).map((i): Point => [lerp(x0, x1, i / 12), y - crest(lerp(x0, x1, i / 12))]);
  let out = path(new Pen().soft(outline).line(x1, y + 12).line(x0, y + 12).close(), tones[2]);
  for (let row = 0; row < rows; row++) {
    const list: Rock[] = [];
    const k = 1 - row / (rows - 0.4);
    for (let x = x0; x < x1; ) {
      const h = crest(x) * k;
      const w = size * (0.5 + 1.1 * random() ** 1.6) * (1.15 - 0.3 * k);
      if (crest(x) > size * 0.5) list.push([x + (random() - 0.5) * size * 0.3, y - h + size * 0.34 + random() * size * 0.2, w,
        w * (0.6 + 0.4 * random())]);
      x += w * (0.62 + 0.5 * random());
    }
    out += rocks(seed + row, list, tones);
  }
  return out;
}

const hazy = (tones: Tones, amount: number): Tones => tones.map((tone) => mix(tone, LIGHT.haze, amount)) as unknown as Tones;

/** A coracle on the waterline: a wide hide bowl with travellers, the boatman upright with his paddle. */
const coracle = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-82, 10, 166, 9, 0.5]]), '#3d3560', { opacity: 0.6 }),
      path('M-66-20Q0-34 66-20L60-8H-60z', '#3a2433'),
      woman(-34, -2, { scale: 1.35, sari: '#d9363e', edge: '#ffd36b' }), man(-8, -2, { scale: 1.3, shirt: '#fff4dc', dhoti: '#3f4f7a' }),
        woman(44, -4, { scale: 1.25, sari: '#3f8f86', edge: '#ffe9c0', facing: -1 }),
      stroke('M30-66L86 8', '#6a4532', 3), path('M78-8l14 22l-8 4l-10-20z', '#8a5a3c'),
      man(20, -6, { scale: 1.9, shirt: '#e8a23f', dhoti: '#f7ecd2', hat: '#fffaf0' }),
      path('M-68-20Q0-8 68-20Q66 8 40 16H-40Q-66 8-68-20z', '#5d3b40'), path('M68-20Q66 8 40 16H10Q40 6 44-15z', '#a8685a'),
      stroke('M-66-19Q0-7 66-19', '#e0a878', 4), stroke('M-58-4Q0 8 58-4M-50 8Q0 18 50 8', '#33202e', 1.4, { opacity: 0.7 }),
        stroke('M-40-14L-34 14M-14-11L-12 16M14-11L12 16M40-14L34 14', '#33202e', 1.4, { opacity: 0.7 }),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(-104, { wide: 190, tall: -60 });
    const sunX = doc.pick(560, { wide: 860, tall: 560 });
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      sun(doc, sunX, 336, 44, '#fff4d6', { glow: '#ffe2b0', glowRadius: doc.pick(290, { tall: 210 }), glowOpacity: 0.95, disc: false }),
      streaks(doc, { seed: 9, from: 60, to: 250, count: 8, colour: '#ffe3cf', opacity: 0.45 }),
      ridge(doc, air(doc, LIGHT, '#9a7496', 0.5), { seed: 15, y: 372, height: 70, wavelength: 200, base: 420, step: 24 }),
    );
    // boulder hills: a far one behind, a higher one on the left with its pillared pavilion
    const far = (x: number): number => 92 * hump(x - s, 700, 110) + 64 * hump(x - s, 890, 110) + 34 * hump(x - s, 560, 70);
    const left = (x: number): number => 150 * hump(x - s, 150, 120) + 70 * hump(x - s, -20, 110) + 44 * hump(x - s, 290, 60);
    const west = (x: number): number => 90 * hump(x, -230, 140) + 50 * hump(x, -60, 90);
    doc.add(
      torHill(5, 470 + s, Math.min(x1 + 30, 1040 + s), SHORE, far, 40, hazy(GRANITE, 0.42), 3),
      doc.format === 'wide' ? torHill(31, -310, 60, SHORE, west, 52, [mix('#5d4a7c', '#7d5a80', 0.3), mix('#8a6488', LIGHT.haze, 0.1), '#463f76'],
        3) : '',
      torHill(11, s - 60, 350 + s, SHORE, left, 50, hazy(GRANITE, 0.2), 4),
      group([path('M-24 0V-4H24V0zM-26-22H26V-17H-26zM-18-22V-30H18V-22z', '#a8705c'), stroke('M-20-4V-18M-7-4V-18M7-4V-18M20-4V-18', '#e8b088', 4),
        path('M4-22V-30H18V-22zM8-17H26V-22H8z', '#f0c098')],
        { transform: place(158 + s, SHORE - 144, { scale: 0.9 }) }),
    );

    // the temple: walls, the inner tower, the nine storeys of the great gate
    const palmRows: readonly FarPalm[] = [[300, 330, 70, 0.62, 5], [336, 350, 50, 0.5, -4], [548, 336, 64, 0.56, -5], [590, 318, 80, 0.66, 6],
      [640, 346, 54, 0.5], [60, 340, 60, 0.6, -5], [720, 328, 70, 0.62, 5], [790, 344, 56, 0.5], [-110, 340, 60, 0.54], [-200, 330, 70, 0.6, 5]];
    const great = gopuram({ seed: 4, x: 440, y: 392, tiers: 9, width: [128, 58], depth: [36, 18], storey: [25, 15], stone: 46, eye: 400, door: 26,
      colours: LIME, figures: false });
    const temple = doc.define([
      // the inner gate, five low storeys in the distance
      path('M318 396V364L322 352H324L327 340H329L332 328H334L337 318H341L344 308H372L375 318H379L381 328H383L386 340H388L390 352' +
        'H392L396 364V396z', LIME.low),
      path('M342 396V364H396V396zM344 352H390V362H344zM347 340H386V350H347zM350 328H381V338H350zM352 318H377V326H352z' + 'M350 308Q358 292 372 308z',
        LIME.mid),
      stroke('M345 357H388M348 345H384M351 333H379M353 322H375', LIME.side, 6, { dash: '4 5' }),
        stroke('M340 363H397M344 351H392M347 339H388M350 327H383M352 317H379', LIME.lit, 2.4),
      great,
      path('M210 396V368H376V396zM520 396V370H700V396z', LIME.stone), path('M210 368H376V364H210zM520 370H700V366H520z', LIME.lit),
      stroke('M216 384H372M526 385H696', LIME.deep, 14, { dash: '7 6' }), path('M210 396V391H376V396zM520 396V391H700V396z', LIME.low),
    ]);
    doc.add(
      path(foliagePath({ seed: 7, x0: x0 - 10, x1: x1 + 10, y: SHORE, height: 40, wavelength: 70, scallop: [5, 10] }),
        air(doc, LIGHT, '#6f7a5c', 0.3, 0.7)),
      palms(doc, 5, palmRows.filter(([x]) => x > 200).map(([x, ...rest]): FarPalm => [x + s, ...rest]),
        { dark: '#5c6f58', lit: '#c9b36c', bark: '#8a6a62' }),
      doc.use(temple, place(s, 0)),
      path(foliagePath({ seed: 12, x0: 150 + s, x1: 330 + s, y: SHORE, height: 30, wavelength: 50, scallop: [5, 10],
        envelope: (x) => hump(x - s, 240, 70) }) +
        foliagePath({ seed: 14, x0: 560 + s, x1: x1 + 10, y: SHORE, height: 36, wavelength: 60, scallop: [5, 11],
          envelope: (x) => Math.min(1, (x - s - 560) / 80) }), '#5d7052'),
      // the ghat: steps down to the river
      path(new Pen().polygon([[330 + s, 394], [600 + s, 394], [640 + s, 420], [300 + s, 420]]), '#e8b18c'),
      stroke(`M${326 + s} 400H${609 + s}M${318 + s} 406H${620 + s}M${309 + s} 413H${630 + s}`, '#a06a66', 2.4),
        stroke(`M${300 + s} 420H${640 + s}`, '#7a4f60', 4),
      ([[380, 404, '#d9363e'], [398, 410, '#f2b23f'], [508, 402, '#fff4dc'], [560, 411, '#b8417a']] as const).map(([x, y, c], i) =>
        i % 3 === 2 ? man(x + s, y, { scale: 0.62, shirt: c }) : woman(x + s, y, { scale: 0.62, sari: c, edge: '#ffe3a8', facing: i % 2 ? 1 : -1 })),
    );

    // the river
    const foot = SHORE + 16;
    doc.add(
      path(new Pen().rect(x0, foot - 16, 300 + s - x0, 20).rect(640 + s, foot - 16, x1 - 640 - s, 20), air(doc, LIGHT, '#8f6a66', 0.1, 0.6)),
      water(doc, foot, [[0, '#f7c3a0'], [0.22, '#cf9aa8'], [0.55, '#7a6a9e'], [1, '#3a3a72']]),
      deepenWater(doc, LIGHT, foot),
      doc.use(temple, `matrix(1 0 0 -.6 ${s} ${foot + 242})`, { opacity: 0.5 }),
      path(ripplesPath({ seed: 3, x0: 300 + s, x1: 640 + s, from: foot + 4, to: foot + 150, count: 70, length: [30, 120], height: [1, 2.6] }),
        '#b98aa6', { opacity: 0.75 }),
      ripples(doc, '#ffe3c4', { seed: 5, from: foot + 4, to: 590, count: 50, opacity: 0.5 }),
      ripples(doc, '#322f64', { seed: 8, from: foot + 10, count: 54, opacity: 0.4 }),
      glitter('#fff0cc', { seed: 6, x: sunX, from: foot + 2, to: 590, width: [40, 130], count: 28, height: [1, 3.6] }),
      coracle(doc.pick(500, { wide: 800, tall: 480 }), 500, doc.pick(1, { tall: 0.9 })),
      coracle(doc.pick(150, { wide: 470, tall: 180 }), 448, 0.36),
    );

    // boulders rise from the near water, a langur on the highest
    const b = doc.pick(0, { wide: 300, tall: -96 });
    doc.add(
      rocks(3, [[790 + b, 560, 150, 150], [700 + b, 590, 110, 74]], NEAR),
        rocks(7, [[840 + b, 640, 210, 170], [730 + b, 650, 170, 96], [640 + b, 632, 90, 44]], NEAR),
      path(lensesPath([[580 + b, 604, 120, 5, 0.5], [640 + b, 592, 70, 4, 0.5]]), '#ffe3c4', { opacity: 0.7 }),
      langur(782 + b, 424),
      doc.format === 'wide' ? rocks(15, [[-270, 612, 170, 90], [-160, 630, 130, 56], [-80, 622, 70, 30]],
        ['#54457c', '#7d5f8c', '#383368']) : rocks(15, [[x0 + 10, 630, 120, 54]], NEAR),
      birds('#5d4f86', [[560 + s, 180, 1], [588 + s, 170, 0.8, 1], [606 + s, 186, 0.6], [640 + s, 158, 0.5]]),
    );
  },
};

/** A grey langur sitting on x, y, its long tail hanging down; looking left. */
const langur = (x: number, y: number): string =>
  group(
    [
      stroke('M16-6Q34 2 30 34Q28 58 38 70', '#8a7480', 5, { round: true }),
      path('M18 0Q26-22 14-40Q4-52-8-48Q-16-40-12-26Q-20-14-18 0z', '#a38d92'), path('M18 0Q26-22 14-40Q8-46 2-48Q14-30 8 0z', '#ecd0b4'),
      path('M-10-30L-24-8L-20-2L-4-22z', '#8a7480'), path('M-18 0H2L0-14Q-12-18-18 0z', '#8a7480'),
      path('M-20-52Q-22-66-8-68Q6-68 6-54Q4-44-8-44Q-18-44-20-52z', '#ecd0b4'), path('M-20-52Q-22-60-14-60Q-6-58-7-50Q-10-44-16-46z', '#2c1f33'),
    ],
    { transform: place(x, y, { scale: 0.95 }) },
  );
