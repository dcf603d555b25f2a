import {
  air, foliage, foliagePath, group, lensesPath, lerp, path, Pen, place, RAMPS, range, ridge, rng, sky, stars, stipple, streaks, stroke, sun,
  type Point, type Ramp,
  type Scene, type Tones,
} from '../kit';
import { person, revolved, thaiGable, type Profile } from '../kit/parts-abroad';
import { defineGlow, dotsAt, flamePath } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#0b0d33', '#251f60', '#57387f', '#c4747c'], haze: '#4d3a7c', ink: '#0b0820', deep: '#0d1140' };
const FLOOR = 508;
const GOLD: Tones = ['#dc9a34', '#ffe08a', '#86492f'];
const GLOW = { hot: '#fff2b8', warm: '#ffbe5c', paper: '#ff9a3f', rim: '#ffcf86' };

/** The chedi of Doi Suthep: redented base, eight-sided storeys, small bell, ringed spire, crown. Half width and height. */
const CHEDI: Profile = [
  [96, 0], [96, 16], [90, 18], [92, 24], [84, 27], [84, 52], [88, 55], [88, 62], [76, 65], [76, 88], [80, 91], [78, 97], [66, 100], [65, 124],
  [69, 127], [67, 132],
  [56, 135], [54, 154], [57, 157], [48, 160], [46, 174], [48, 177], [40, 180], [37, 194], [39, 197], [34, 200], [33, 210], [29, 226], [23, 238],
  [17, 244], [18, 248], [15, 250], [15, 256], [17, 259],
  [12, 262], [13, 268], [10, 271], [11, 277], [8, 280], [9, 286], [6.5, 289], [7, 295], [5, 298], [5.5, 304], [3.5, 307], [2, 322], [4, 325],
  [2, 329], [1, 348],
];

/** A gilded filigree umbrella of five tiers on its pole. */
function chatra(x: number, y: number, h: number): string {
  const fringes = new Pen(1);
  const tops = new Pen(1);
  for (const i of range(5)) {
    const w = h * lerp(0.13, 0.04, i / 4);
    const up = h * lerp(0.52, 0.9, i / 4);
    tops.move(x - w, y - up).quad(x - w * 0.5, y - up - h * 0.05, x, y - up - h * 0.065).quad(x + w * 0.5, y - up - h * 0.05, x + w, y - up).close();
    fringes.move(x - w, y - up + h * 0.012).line(x + w, y - up + h * 0.012);
  }
  return stroke(`M${x} ${y}V${y - h}`, GOLD[0], h * 0.018) + path(tops, GOLD[1]) +
    stroke(fringes, GOLD[0], h * 0.032, { dash: `${(h * 0.012).toFixed(1)} ${(h * 0.008).toFixed(1)}` });
}

/** Two people and a child who let a lantern go; feet on 0,0; the light is between them. */
function release(): string {
  const skin = '#b5714c';
  return [
    path(lensesPath([[-120, 4, 100, 7, 0.6], [40, 4, 110, 7, 0.4], [-26, 6, 60, 5, 0.5]]), LIGHT.ink, { opacity: 0.6 }),
    // she, in a striped sarong
    path('M-82 2L-84-62Q-80-76-66-76Q-54-74-52-62L-50 2z', '#6a2f5c'), path('M-56-72Q-53-68-52-62L-50 2H-60z', '#d0627c'),
    stroke('M-84-12H-50M-84-24H-51M-84-40H-52', '#e0a04c', 2.4, { opacity: 0.8 }),
    path('M-83-68Q-86-98-76-106Q-62-112-54-100L-51-68z', '#b9a2b8'), path('M-62-108Q-54-106-54-100L-51-68H-59Q-58-92-62-108z', '#ffe6c0'),
    path('M-66-103L-26-130L-21-123L-58-92z', '#d9c0b8'), path('M-64-106L-26-132L-24-129L-60-101z', '#ffe6c0'),
    path('M-27-131q8-6 10 0q-2 8-7 9z', skin),
    path('M-78-122Q-78-138-66-138Q-54-137-54-124Q-54-110-64-108Q-76-108-78-122z', skin),
    path('M-60-137Q-54-134-54-124Q-54-112-60-109Q-58-124-60-137z', '#f0b07c'),
    path('M-80-118Q-84-142-66-142Q-56-141-56-134Q-66-134-68-124Q-70-112-74-110Q-80-110-80-118z', '#1d1226'),
    path('M-90-132a8 8 0 1 1 15 3a8 8 0 1 1-15-3z', '#1d1226'), path(new Pen(1).circle(-79, -138, 3.6).circle(-84, -141, 2.6), '#fff0d8'),
    // he, in indigo cotton with a red sash
    path('M48 2L50-62H82L86 2H70L66-44L62 2z', '#2a2450'), path('M48 2L50-62H56L55 2z', '#7a5a86'),
    path('M49-58Q46-100 58-110Q72-114 82-104Q88-88 84-56z', '#34407c'), path('M49-58Q46-100 58-110Q54-90 56-57z', '#8a86b8'),
    path('M48-66H85V-58H48z', '#c8383f'), path('M50-60l-4 26l8-1l4-24z', '#c8383f'),
    path('M62-106L24-134L19-127L54-94z', '#34407c'), path('M60-109L24-136L22-132L54-104z', '#b8a0b4'), path('M25-135q-8-6-10 0q2 8 7 9z', skin),
    path('M56-124Q56-140 68-140Q80-138 80-124Q79-110 68-109Q57-110 56-124z', skin),
    path('M62-139Q56-134 56-124Q57-112 63-110Q60-124 62-139z', '#f0b07c'),
    path('M60-137Q66-146 76-141Q84-136 81-116Q76-116 75-126Q70-134 60-133z', '#1d1226'),
    // the child looks up
    path('M-2 2L-4-34Q-2-44 6-44Q16-44 17-34L16 2H9L7-18L4 2z', '#3f4a86'), path('M-4-32Q-6-56 6-58Q18-58 17-32z', '#d9863f'),
    path('M-3-52L-10-76L-5-78L3-58zM12-58L20-78L25-76L16-50z', skin), path('M-2-68a9 9.5 0 1 1 18 0a9 9.5 0 1 1-18 0z', skin),
    path('M-3-66Q-4-80 7-80Q18-80 17-66Q14-58 7-60Q0-58-3-66z', '#1d1226'), path('M-1-76Q6-82 15-76Q8-73-1-76z', '#c98a5c'),
  ].join('');
}

/** The head of the naga at the top of its stair, crested, scaled in glazed green, looking left; about 0,0 at its throat. */
function naga(): string {
  const scales = new Pen(1);
  for (const row of range(11)) {
    const y = 4 + row * 19;
    const left = -34 - 22 * Math.sin((row / 11) * Math.PI) + row * row * 0.34;
    for (const i of range(5)) scales.move(left + 14 + i * 21 + (row % 2) * 10, y)
      .quad(left + 24 + i * 21 + (row % 2) * 10, y + 15, left + 34 + i * 21 + (row % 2) * 10, y);
  }
  return [
    path('M30 220C-16 170-56 130-50 74C-46 40-20 22-26-12L60-30C84 10 74 100 110 220z', '#14283c'),
    stroke(scales, '#3f8a78', 2.4), path('M30 220C-16 170-56 130-50 74C-46 40-20 22-26-12L-10-6C-8 24-30 46-34 78C-36 126-2 170 52 220z', '#c98a3f'),
    stroke('M-44 44L-24 52M-51 74L-33 80M-48 104L-30 104M-38 134L-18 128M-20 164L2 154M6 192L26 178', '#5a2f30', 3),
    path('M40-8Q10 8-20 2Q-50-4-72-20Q-58-31-44-31L-18-34Q-50-45-78-47Q-99-50-97-72Q-92-64-82-66Q-66-74-46-78Q-40-93-22-95' +
      'Q-16-130-40-178Q6-150 14-111Q30-130 25-166Q56-130 44-85Q70-94 80-122Q93-76 66-44Q58-20 40-8z', '#1b3a48'),
    path('M-22-95Q-16-130-40-178Q6-150 14-111Q2-138-18-150Q-4-122-8-92z' + 'M14-111Q30-130 25-166Q56-130 44-85Q46-118 36-138Q36-112 24-94z' +
      'M44-85Q70-94 80-122Q93-76 66-44Q76-74 72-92Q60-76 46-70z', '#e0a04c'),
    path('M-18-34Q-50-45-78-47Q-99-50-97-72Q-92-64-82-66Q-66-74-46-78L-44-72Q-66-66-78-58Q-60-54-30-52z', '#e0a04c'),
    path('M-72-20Q-50-4-20 2Q10 8 40-8L42-16Q10-4-18-8Q-46-14-60-24z', '#e0a04c'),
    path('M-18-34L-44-31Q-58-31-72-20Q-58-28-40-24Q-24-22-18-34z', '#a8303c'), path('M-76-47l4 14l6-13l5 11l6-9zM-62-25l4-9l6 7l5-9l6 7z', '#fff0d0'),
    path('M-40-28Q-66-24-88-36Q-80-24-96-18Q-70-14-38-22z', '#d8434c'),
    path('M-34-66Q-24-78-8-72Q-12-58-26-58z', '#fff0d0'), path(new Pen(1).circle(-21, -67, 4.6), '#1d1226'),
    stroke('M-40-72Q-24-86-2-76', '#e0a04c', 4), path('M-2-46Q20-60 30-40Q40-30 34-14Q20-22 12-14Q10-34-2-46z', '#3f8a78'),
    stroke('M4-44Q20-46 26-24M12-44Q28-44 32-24', '#e0a04c', 2),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(268, { wide: 520, tall: 300 });
    const k = doc.pick(1.12, { wide: 1.1, tall: 0.86 });
    const px = doc.pick(580, { wide: 820, tall: 544 });
    doc.add(
      sky(doc, LIGHT, { horizon: 470, stops: [0, 0.42, 0.8, 1.04] }),
      stars(doc, { seed: 6, count: 70, to: 240, opacity: 0.7 }),
      sun(doc, doc.pick(664, { wide: 930, tall: 610 }), doc.pick(118, { wide: 104, tall: 168 }), 27, '#fff3d6',
        { glow: '#b99ae6', glowRadius: doc.pick(150, { tall: 110 }), glowOpacity: 0.5, rings: 2 }),
      streaks(doc, { seed: 14, from: 150, to: 380, count: 6, colour: '#e09a9c', opacity: 0.22, height: [6, 16] }),
      ridge(doc, air(doc, LIGHT, '#2a2660', 0.4, 0.7), { seed: 6, y: 440, height: 60, wavelength: 260 }),
      // the city in the plain
      doc.band(doc.linear([[0, '#5a4080'], [1, '#241c50']], { y1: 440, y2: 506 }), 440, 512, 0.9),
      stipple('#ffd48a', { seed: 8, count: doc.pick(150, { wide: 240 }), x0, x1, y0: 444, y1: 500, size: 1.6, opacity: 0.85, density: (_, v) => 0.25 +
        0.75 * v }),
      foliage(doc, '#15123c', { seed: 3, y: FLOOR - 4, height: 44, wavelength: 110, scallop: [5, 11], base: FLOOR + 6, least: 0.15 }),
    );
    const halo = defineGlow(doc, '#ffb95c', 0.75);
    const lantern = doc.define([
      path(new Pen(1).circle(0, -18, 46), doc.radial([[0, GLOW.warm, 0.5], [1, GLOW.warm, 0]], 0, -18, 46)),
      path('M-15-38Q0-47 15-38Q17-20 11-2Q0 3-11-2Q-17-20-15-38z', doc.linear([[0, '#c8552c'], [0.5, GLOW.paper], [1, GLOW.hot]],
        { y1: -44, y2: 0 })), path('M-5-3Q-6-22 0-30Q6-22 5-3Q0-1-5-3z', GLOW.hot, { opacity: 0.75 }), stroke('M-11-2Q0 3 11-2', '#8a3f2a', 1),
    ]);
    // lanterns in the sky: a stream from the right rising over the temple; none under the title
    const random = rng(11);
    const far: Point[] = [];
    const sky0 = doc.pick(40, { wide: 30, tall: 118 });
    for (let i = 0; i < doc.pick(60, { wide: 96 }); i++) {
      const t = random();
      const spot: Point = [lerp(wide ? 380 : x0, x1, random() ** (wide ? 0.7 : 1)), lerp(sky0, 420, t)];
      if (!doc.underTitle({ x0: spot[0], x1: spot[0], y0: spot[1], y1: spot[1] })) far.push(spot);
    }
    const near: readonly (readonly [number, number, number])[] = [
      [438, 300, 0.5], [500, 214, 0.62], [566, 150, 0.5], [486, 100, 0.42], [620, 236, 0.8], [690, 176, 0.56], [742, 270, 0.9], [404, 188, 0.34],
      [548, 70, 0.36], [84, 170, 0.5], [150, 96, 0.4], [40, 262, 0.34], [724, 66, 0.34], [640, 340, 0.5], [452, 390, 0.42], [380, 84, 0.3],
      [112, 300, 0.3],
    ];
    const drift = doc.pick(0, { wide: 260, tall: -30 });
    doc.add(
      dotsAt(far.filter((_, i) => i % 2), '#ffb45c', 3, 0.85), dotsAt(far.filter((_, i) => i % 2 === 0), '#ffcf8a', 4.4, 0.9),
      near.map(([nx, ny, s], i) => [nx + drift, doc.format === 'tall' ? 150 + ny * 0.72 : ny, s, i] as const)
        .filter(([nx, ny]) => doc.shows(nx) && !doc.underTitle({ x0: nx - 20, x1: nx + 20, y0: ny - 40, y1: ny }) && !(wide && nx < 400))
        .map(([nx, ny, s, i]) => doc.use(lantern, place(nx, ny, { scale: s, rotate: (i % 5) * 3 - 6 }))),
    );

    // the temple: hall roof, chedi in its own light, umbrellas, fence with lamps
    const y = FLOOR - 10;
    const hx = doc.pick(40, { wide: 300, tall: 128 });
    const roof = { field: '#7a3f44', border: '#c88a3f', gold: '#f0b860', pediment: '#b5703c', shade: '#2a1a3c', light: 1 as const };
    doc.add(
      path(new Pen().rect(hx - 70, y - 76, 140, 76), '#4a2a44'),
      stroke(`M${hx - 62} ${y}v-76M${hx - 26} ${y}v-76M${hx + 26} ${y}v-76M${hx + 62} ${y}v-76`, '#d08a3f', 8),
      path(`M${hx - 14} ${y}v-56q14-16 28 0v56z`, '#ffca7a'),
      thaiGable(hx, y - 104, 130, 84, { ...roof, tiers: 2 }), thaiGable(hx, y - 66, 196, 110, roof),
      doc.use(halo, place(x, y - 150 * k, { scaleX: 2.3 * k, scaleY: 2.6 * k }), { opacity: 0.75 }),
      chatra(x - 128 * k, y - 8, 176 * k), chatra(x + 128 * k, y - 8, 176 * k),
      revolved(x, y, CHEDI.map(([w, h]): Point => [w * k, h * k]), GOLD,
        { light: 1, dark: -0.42, bright: [0.3, 0.82], rings: [14, 24, 40, 60, 76, 94, 112, 130, 145, 168, 188, 205, 246].map((h) => h * k),
        ring: 2 }),
      // facets of the eight sides
      stroke([-0.42, 0.3].map((f) => String(new Pen(1).polygon(CHEDI.slice(5, 30).map(([w, h]): Point => [x + w * f * k, y - h * k]), false)))
        .join(''), '#fff0b0', 1.4, { opacity: 0.55 }),
      path([-0.6, 0, 0.6].map((f) => `M${(x + (f * 70 - 9) * k).toFixed(0)} ${(y - 28 * k).toFixed(0)}v${(-16 * k).toFixed(0)}` +
        `q${(9 * k).toFixed(0)}${(-12 * k).toFixed(0)} ${(18 * k).toFixed(0)} 0v${(16 * k).toFixed(0)}z`).join(''), '#5a2f30'),
      path(new Pen().rect(x - 160 * k, y - 14, 320 * k, 20), '#8a3f38'),
      stroke(`M${x - 160 * k} ${y - 24}h${320 * k}`, '#ffd27a', 15, { dash: '3 6' }),
      stroke(`M${x - 162 * k} ${y - 33}h${324 * k}M${x - 162 * k} ${y - 14}h${324 * k}`, '#ffe6a0', 2.6),
    );
    // the court: warm light on the tiles, candles, people at prayer
    doc.add(
      path(new Pen().move(x0 - 10, FLOOR).line(x1 + 10, FLOOR - 6).line(x1 + 10, 612).line(x0 - 10, 612).close(),
        doc.linear([[0, '#8a4a50'], [0.4, '#4a2a58'], [1, '#1a1238']], { y1: FLOOR - 6, y2: 602 })),
      path(lensesPath([[x - 190 * k, FLOOR + 10, 390 * k, 16, 0.5], [x - 150 * k, FLOOR + 22, 300 * k, 9, 0.5]]), '#ffc070', { opacity: 0.4 }),
      path(lensesPath([[px - 150, 566, 300, 13, 0.5], [px - 110, 580, 230, 9, 0.5], [px - 180, 594, 330, 8, 0.5]]), '#ffb060', { opacity: 0.4 }),
      stroke(range(9).map((i) => `M${Math.round(lerp(x0, x1, (i + 0.5) / 9))} ${FLOOR}` +
        `L${Math.round(lerp(x0, x1, (i + 0.5) / 9) + (lerp(x0, x1, (i + 0.5) / 9) - x) * 0.7)} 610`).join('') + `M${x0} 530H${x1}M${x0} 560H${x1}`,
        '#1a1238', 1.2, { opacity: 0.4 }),
    );
    const candles = range(13).map((i): Point => [x - 150 * k + (i * 300 * k) / 12, FLOOR + 14 + Math.round(Math.sin(i * 2.1) * 3)]);
    const kneel = (kx: number, ky: number, s: number, robe: string, back: string, hair: boolean): string =>
      group([path('M-14 0Q-16-12-4-14L6-13Q12-6 11 0z', back), path('M-9-9Q-11-28-1-29Q8-28 7-10z', robe), path('M3-26L12-30L13-27L6-18z', '#b5714c'),
        path('M-4.5-33a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0z', '#b5714c'), hair ? path('M-5.5-31Q-6-40 1-40Q5-39 4-36Q-1-35-2-28z', '#1d1226') : ''],
        { transform: place(kx, ky, { scale: s }) });
    doc.add(
      dotsAt(candles, '#ffae4c', 9, 0.45), path(candles.map(([cx, cy]) => flamePath(cx, cy, 8)).join(''), GLOW.hot),
      kneel(x - 96 * k, FLOOR + 36, 1.2, '#efe0d8', '#4a2a58', true), kneel(x - 60 * k, FLOOR + 40, 1.2, '#e8a0a8', '#6a2f5c', true),
      kneel(x + 62 * k, FLOOR + 36, 1.25, '#e8862f', '#c4601f', false), kneel(x + 96 * k, FLOOR + 39, 1.2, '#e8862f', '#c4601f', false),
      person(x - 150 * k, FLOOR + 44, { scale: 1.5, top: '#c9b8cc', bottom: '#3a4a86', head: 'long', legs: 'sarong', skin: '#a8684c' }),
      // the lantern just leaving their hands
      doc.use(halo, place(px, 410, { scale: doc.pick(1.7, { tall: 1.4 }) }), { opacity: 0.85 }),
      group(release(), { transform: place(px, 588, { scale: doc.pick(0.96, { tall: 0.8 }) }) }),
      group([path('M-40-86Q0-108 40-86Q46-40 30-2Q0 10-30-2Q-46-40-40-86z',
        doc.linear([[0, '#d9622f'], [0.45, '#ffab4c'], [1, '#fff2b8']], { y1: -98, y2: 4 })),
        path('M-14-2Q-18-50 0-76Q18-50 14-2Q0 4-14-2z', GLOW.hot, { opacity: 0.7 }),
        stroke('M-40-86Q0-70 40-86M-13-4Q-22-50-14-92M13-4Q22-50 14-92', '#c8552c', 1.4, { opacity: 0.5 }),
        path('M-30-2Q0 10 30-2Q0 4-30-2z', '#a8482a'), path(flamePath(0, 4, 18), '#fffbe0')],
        { transform: place(px - 1, doc.pick(452, { tall: 474 }), { scale: doc.pick(0.98, { tall: 0.82 }) }) }),
    );
    const e = x1;
    doc.add(
      group(naga(), { transform: place(e - doc.pick(34, { wide: 44, tall: 16 }), doc.pick(430, { tall: 446 }),
        { scale: doc.pick(0.92, { tall: 0.66 }) }) }),
      path(foliagePath({ seed: 19, x0: x0 - 10, x1: x0 + 150, y: 606, height: 54, wavelength: 60, scallop: [8, 16], base: 620, least: 0.2,
        envelope: (fx) => Math.max(0, 1 - (fx - x0) / 150) }), LIGHT.ink),
    );
  },
};
