import {
  air, airAt, at, bananaLeaves, birds, clamp, crown, group, hump, leafPaths, lensesPath, lerp, mist, mix, noise, palms, path, Pen, petalPath, place,
  RAMPS, range, ridge, rng, sky, smooth,
  streaks, stroke, sun, TITLE_CREAM, type Doc, type FarPalm, type Leaf, type Point, type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#3f8ea6', '#9ccbb6', '#f5e3a8', '#fff3cd'], haze: '#e9e7b6', ink: '#0f332d', deep: '#17586a' };
/** Bank in shade, bank in the light; young rice, ripe rice, flooded field. */
const FIELD = { bank: '#2b6b45', bankLit: '#4f9150', rice: ['#7fc04f', '#a6d158', '#d7db66', '#5fae55'], water: '#f1efc4', waterDeep: '#8fc3b4' };
const ROWS = 11;

/** y of terrace edge `row` at x: out round a spur on the left, in round a bowl on the right, the wider the nearer. */
function contour(doc: Doc, row: number, x: number): number {
  const t = row / ROWS;
  const valley = doc.format === 'wide' ? (1 - t) * 110 * smooth(clamp((400 - x) / 460)) : 0;
  const base = lerp(doc.pick(262, { tall: 290 }), 640, t ** 1.42) + valley;
  const turn = Math.sin(x / 148 - 0.35 + t * 0.55);
  return base + (22 + 74 * t) * turn - (4 + 9 * t) * Math.sin(x / 58 + t * 2.1) - 30 * (1 - t) * clamp((x - 520) / 320);
}

/** The terraces from the crest down to the viewer: flat fields of unequal length, each held by a grass bank. */
function terraces(doc: Doc): string {
  const random = rng(12);
  const [a, b] = [doc.x0 - 30, doc.x1 + 30];
  const line = (f: (x: number) => number, x0: number, x1: number, step: number): Point[] => {
    const n = Math.max(2, Math.ceil((x1 - x0) / step));
    return range(n + 1).map((i): Point => {
      const x = lerp(x0, x1, i / n);
      return [x, f(x)];
    });
  };
  let out = '';
  for (const row of range(ROWS + 2)) {
    const t = Math.min(1, row / ROWS);
    const upper = (x: number): number => contour(doc, row, x);
    const lower = (x: number): number => contour(doc, row + 1, x);
    const haze = 0.42 * (1 - t) ** 1.8;
    const tint = (colour: string): string => mix(colour, LIGHT.haze, haze);
    out += path(new Pen().soft(line(upper, a, b, 50)).line(b, 700).line(a, 700).close(), tint(FIELD.bank));
    // broad fields where the slope is gentle, narrow ones where it turns; water gathers in the bowl
    const near = (px: number): number => lerp(upper(px), lower(px), 0.6 + 0.1 * Math.sin(px / 90 + row * 1.7));
    const pens = new Map<string, Pen>();
    let x = a - random() * 120;
    while (x < b) {
      const end = Math.min(b + 60, x + lerp(110, 330, random()) * lerp(0.8, 1.2, t));
      const middle = (x + end) / 2;
      const wet = hump(middle, doc.pick(330, { wide: 560, tall: 360 }), 210) * (0.5 + 0.5 * t) + 0.3 * random() > 0.62;
      const tone = noise(middle / 230 + row * 0.37, 5);
      const colour = wet ? (random() < 0.45 ? FIELD.water : FIELD.waterDeep) : at(FIELD.rice, Math.min(3, Math.floor(tone * 4)));
      const pen = pens.get(colour) ?? new Pen();
      pens.set(colour, pen);
      const gap = lerp(1, 3, t);
      pen.soft(line((px) => upper(px) + gap, x + gap, end - gap, 56)).soft(line(near, x + gap * 2, end - gap, 64).reverse(), { join: true }).close();
      x = end;
    }
    for (const [colour, pen] of pens) out += path(pen, tint(colour));
    // the lip of the bank in the light, tufts on it, seedlings in rows
    out += stroke(new Pen().soft(line((px) => near(px) + 1.5 + 2 * t, a, b, 50)), tint(FIELD.bankLit), lerp(1.6, 6, t));
    if (row > 2) {
      out += stroke(new Pen().soft(line((px) => lerp(near(px), lower(px), 0.55), a, b, 100)), tint(FIELD.bankLit), lerp(1.5, 5, t),
        { dash: `${(2 + 2 * t).toFixed(1)} ${(7 + 9 * t).toFixed(1)} 1 5`, opacity: 0.6 });
      out += stroke(new Pen().soft(line((px) => lerp(upper(px), near(px), 0.5), a, b, 100)), FIELD.bank, lerp(1.2, 3.6, t),
        { dash: `${(1 + t).toFixed(1)} ${(5 + 6 * t).toFixed(1)}`, opacity: 0.4 });
    }
  }
  // under the title the slope is in the shade of the hill
  if (doc.format !== 'wide') return out;
  const deep = LIGHT.deep ?? '';
  return out + doc.band(doc.linear([[0, deep, 0.86], [0.55, deep, 0.7], [1, deep, 0]], { x1: -60, x2: 470, y2: 60 }), 250);
}

/** A canang sari on a moss-grown pillar wrapped in checked cloth: palm-leaf tray, petals of the four quarters, incense. About 0,0 = centre of the tray. */
function offering(): string {
  const random = rng(5);
  const petals = (colour: string, cx: number, cy: number): string => {
    let data = '';
    for (const i of range(9)) data += petalPath(cx + (random() - 0.5) * 22, cy + (random() - 0.5) * 9, -0.4 - 2.4 * random() - 0.01 * i, 13, 4.2);
    return path(data, colour);
  };
  const checks = new Pen();
  const pale = new Pen();
  for (const i of range(7)) for (const j of range(5)) ((i + j) % 2 ? checks : pale).rect(-84 + i * 24, 78 + j * 22 + Math.abs(i - 3) * -1.5, 24, 22);
  return [
    // the pillar
    path('M-100 30H100L94 60H-94zM-84 60H84V230H-84z', '#4c5a50'), path('M20 60H84V230H44zM20 30H100L94 60H30z', '#728069'),
    path('M-100 30H100L98 40H-98z', '#93a07a'),
    path(pale, '#f1efe0'), path(checks, '#26302f'), path('M-84 76H84V188H-84z', '#123a34', { opacity: 0.25 }), path('M-86 70H86V80H-86z', '#e9b53f'),
    path('M-100 34q18-8 30-1q14 12 34 2q6 14-12 14q-36 6-52-15zM40 33q24-8 58 0q-4 14-20 12q-24 4-38-12z', '#6f9a4c'),
    // the tray of plaited palm leaf
    path('M-78 4L-64 34H66L80 4Q0-14-78 4z', '#b9a84a'), path('M-78 4Q0-14 80 4Q0 22-78 4z', '#8f8038'),
    path('M-78 4L-64 34H66L80 4Q0 22-78 4z', '#e6d57e'),
    stroke('M-60 11L-46 34M-40 15L-24 34M-18 17L-4 34M4 18L18 34M26 16L38 34M48 13L58 34M-54 34L-36 15M-32 34L-14 17M-10 34L6 18' +
      'M12 34L28 16M34 34L48 13', '#b59a44', 1.8),
    path('M-78 4l-18-14l10 20zM80 4l18-14l-10 20zM-40-4l-12-20l20 16zM44-4l12-20l-20 16z', '#dfe08a'),
    petals(TITLE_CREAM, 46, 0), petals('#f3c33c', -2, 10), petals('#d93a55', -44, 0), petals('#6a5ac0', 4, -8),
    path(range(5).map((i) => petalPath(10, -14, i * 1.257 - 0.9, 21, 7)).join(''), '#fffaf0'), path(new Pen(1).circle(10, -14, 5), '#f7bf3f'),
    path(range(5).map((i) => petalPath(-26, -8, i * 1.257 - 0.4, 15, 5)).join(''), '#f08fb0'), path(new Pen(1).circle(-26, -8, 3.6), '#f7d04f'),
    // incense and its smoke
    stroke('M34-4L56-92M40-4L66-88', '#7a3b34', 2.4), path('M54-96a3 3 0 1 1 4 4zM64-92a3 3 0 1 1 4 4z', '#ff9a4c'),
    stroke('M56-98C48-130 76-150 60-186C46-214 72-230 62-262', '#fffbe8', 5, { opacity: 0.5, round: true }),
    stroke('M66-94C78-120 56-146 76-172C90-194 70-210 80-236', '#fffbe8', 3, { opacity: 0.5, round: true }),
  ].join('');
}

/** A farmer with a yoke and two baskets, walking along a bank. */
const carrier = (x: number, y: number, scale: number): string =>
  person(x, y, { scale, top: '#3f5f8a', bottom: '#5a3f34', legs: 'shorts', head: 'cone', skin: '#7a4a34' }) +
  group(
    [stroke('M-19-19Q0-25 19-19', '#8a6a3c', 1.2), stroke('M-18-19L-22-9M-18-19L-14-9M18-19L14-9M18-19L22-9', '#5a4a34', 0.5),
      path('M-23-9h10l-2 7h-6zM13-9h10l-2 7h-6z', '#b98a4a'), path('M-23-9q5-6 10 0zM13-9q5-6 10 0z', '#a6d158')],
    { transform: place(x, y, { scale }) },
  );

/** A field hut thatched with grass. */
const hut = (x: number, y: number, scale: number): string =>
  group(
    [
      stroke('M-20 0V-24M20 0V-24M-6 0V-24', '#5a3f34', 2.6), path('M-24-8H24V-4H-24z', '#8a6a44'),
      path('M-32-22Q-18-34-7-54H7Q18-34 32-22Q0-16-32-22z', '#6a5440'), path('M7-54Q18-34 32-22Q20-19 10-19Q4-36 2-54z', '#b59a5c'),
      stroke('M-26-23L-8-48M-14-21L-4-50M14-21L5-50', '#4a3a34', 1, { opacity: 0.6 }),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const down = doc.pick(0, { tall: 24 });
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepenTo: 420 }),
      sun(doc, doc.pick(236, { wide: 560, tall: 280 }), doc.pick(118, { wide: 120, tall: 160 }), 34, '#fffdea',
        { glow: '#fff6cf', glowRadius: doc.pick(250, { tall: 170 }), rings: 2 }),
      streaks(doc, { seed: 6, from: 50, to: 190, count: 6, colour: '#fffbe2', opacity: 0.6 }),
      ridge(doc, air(doc, LIGHT, '#3f8a78', 0.6), { seed: 21, y: 236 + down, height: 70, wavelength: 260,
        envelope: (x) => (wide && x < 420 ? 0.4 : 1) }),
      mist(doc, { seed: 5, from: 200 + down, to: 236 + down, colour: '#fffbe2', opacity: 0.55, count: 4 }),
      ridge(doc, air(doc, LIGHT, '#2f7a60', 0.4, 0.7), { seed: 5, y: 270 + down, height: 70, wavelength: 180,
        envelope: (x) => (wide && x < 420 ? 0.2 : 0.7 + 0.6 * clamp((x - 400) / 400)) }),
    );
    // the grove along the crest
    const random = rng(8);
    const grove: FarPalm[] = [];
    for (let x = x0 - 10; x < x1 + 40; x += 12 + 92 * random() ** 2) {
      const top = contour(doc, 0, x) - 26 - 74 * random() ** 1.3;
      grove.push([x, top, contour(doc, 0, x) + 6 - top, 0.44 + 0.34 * random(), (random() - 0.5) * 26]);
    }
    const leaf = (x: number): { dark: string; lit: string; bark: string } =>
      ({ dark: airAt(doc, LIGHT, '#1f5f4c', 0.24, x), lit: airAt(doc, LIGHT, '#86b04c', 0.2, x), bark: airAt(doc, LIGHT, '#5d5a44', 0.24, x) });
    doc.add(
      mist(doc, { seed: 9, from: 236 + down, to: 262 + down, colour: '#fffbe2', opacity: 0.5, count: 3 }),
      palms(doc, 6, grove.filter(([x]) => x < 240), leaf(wide ? 60 : 300)),
      palms(doc, 9, grove.filter(([x]) => x >= 240), leaf(700)),
      terraces(doc),
    );

    // palms among the terraces, the hut, the people
    const p = doc.pick(0, { wide: 130, tall: 20 });
    const on = (row: number, x: number, share = 0.6): number => lerp(contour(doc, row, x), contour(doc, row + 1, x), share);
    const near: FarPalm[] = [[640 + p, 150, 0, 1.05, -14], [694 + p, 196, 0, 0.9, 12], [96 + p, 236, 0, 0.86, 14], [34 + p * 0.4, 190, 0, 1.06, -12],
      [300 + p, 300, 0, 0.8, -10]];
    doc.add(
      palms(doc, 14, near.map(([x, y, , s, lean]) => [x, y + down, on(s > 0.95 ? 3 : 4, x) - y - down, s, lean ?? 0] as const),
        { dark: '#1b5a48', lit: '#8fc04e', bark: '#5a4a3c' }),
      hut(doc.pick(520, { wide: 700, tall: 560 }), on(3, doc.pick(520, { wide: 700, tall: 560 })), 1.05),
      path(lensesPath([[doc.pick(490, { wide: 670, tall: 530 }), on(3, doc.pick(520, { wide: 700, tall: 560 })) + 2, 66, 4, 0.5]]), '#1d4f3c',
        { opacity: 0.5 }),
    );
    const fx = doc.pick(300, { wide: 480, tall: 300 });
    const lx = doc.pick(470, { wide: 700, tall: 440 });
    doc.add(
      carrier(fx, on(7, fx, 0.62) + 2, 2.1),
      person(lx, on(5, lx, 0.66), { scale: 1.7, top: '#fff6e6', bottom: '#a8433c', legs: 'sarong', hat: '#f6efe0', head: 'cap', skin: '#a8744c' }),
      person(lx + 23, on(5, lx + 23, 0.66), { scale: 1.6, top: '#f5a83c', bottom: '#7a3f7c', legs: 'sarong', head: 'long', skin: '#a86f4c',
        facing: -1 }),
      path('M-5-3Q-7-10 0-11Q9-11 9-6L13-7L11-3L8-2Q2-1-5-3z', '#4a5f86',
        { transform: place(doc.pick(262, { wide: 600, tall: 270 }), on(5, doc.pick(262, { wide: 600, tall: 270 }), 0.3) + 6, { scale: 1.7 }) }),
      path('M-9-6Q0-10 0-14Q2-9 9-6Q0-4-9-6z', '#ecd9a0', { transform: place(doc.pick(278, { wide: 616, tall: 286 }),
        on(5, doc.pick(262, { wide: 600, tall: 270 }), 0.3) - 2, { scale: 1.5 }) }),
    );

    // the shrine in the corner, leaves about it, a frond from above
    const sx = doc.pick(650, { wide: 930, tall: 566 });
    const leaves: Leaf[] = [
      [x1 + 30, 650, -2, 150, 28, -0.6], [x1 + 40, 590, -2.2, 140, 24, -0.7], [x1 - 40, 660, -1.7, 110, 18, -0.5],
      [sx - 150, 660, -1.9, 120, 18, -0.7], [sx - 110, 660, -1.2, 110, 16, 0.5],
    ];
    const veins = leaves.map((one) => leafPaths(...one)[0]).join('');
    const frond = crown(4, 210, { leaflets: 12, width: 0.17, fronds: 12, light: -1 });
    doc.add(
      group(offering(), { transform: place(sx, 482, { scale: doc.pick(0.98, { wide: 0.92, tall: 0.84 }) }) }),
      bananaLeaves(leaves, LIGHT.ink, '#1f5a42'),
      stroke(veins, '#7fb04c', 1, { opacity: 0.4 }),
      group([path(frond.back, LIGHT.ink), path(frond.mid, '#164a3c'), path(frond.lit, '#4f8f45')],
        { transform: place(x1 + 30, doc.pick(-36, { tall: 70 })) }),
      birds('#3f6a60', [[doc.pick(400, { wide: 640 }), 96, 0.9], [doc.pick(424, { wide: 664 }), 86, 0.7, 1],
        [doc.pick(444, { wide: 684 }), 100, 0.6]]),
    );
  },
};
