import {
  air, archPath, birds, branch, cumulus, deepenWater, domePath, finialPath, foliage, foliagePath, glitter, gopuram, group, lensesPath, man, mist, mix,
    palms, path,
  Pen, petalPath, place, RAMPS, range, ridge, ripples, ripplesPath, rng, sky, streaks, stroke, sun, tuftPath, water, woman,
  type Doc, type GopuramColours, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#4f93ac', '#9cc8c0', '#dfe6c0', '#fbf0cb'], haze: '#dfe8c8', deep: '#1f5a70', ink: '#14332e',
};
const GRANITE = { lit: '#f1e0b8', mid: '#b9a68e', low: '#958478', shade: '#6d6568', deep: '#46444f' };
const GREEN = { far: '#6f9f8f', mid: '#4a8a5f', near: '#2f7050', dark: '#1c4f43', lit: '#a9c862' };

/**
 * The Vidyashankara temple about 0,0, seen along its side from the river: moulded platform rounded at both ends, walls of many angles under deep eaves,
 * the stepped roof of the hall on the left, the rounded tower with its gable on the right. 300 px high, light from the right.
 */
function temple(): string {
  const random = rng(11);
  const out: string[] = [];
  // platform and plinth: each moulding a band with rounded, shaded ends
  const bands = [
    [0, 14, 236, GRANITE.mid], [-14, 8, 226, GRANITE.low], [-22, 16, 230, GRANITE.mid], [-38, 10, 214, GRANITE.shade], [-48, 8, 218, GRANITE.mid],
    [-56, 7, 206, GRANITE.low], [-63, 9, 212, GRANITE.mid],
  ] as const;
  for (const [y, h, w, tone] of bands) {
    out.push(path(`M${-w} ${y}Q${-w - 5} ${y - h / 2} ${-w} ${y - h}H${w}Q${w + 5} ${y - h / 2} ${w} ${y}z`, tone));
    out.push(path(`M${w * 0.52} ${y}H${w}Q${w + 5} ${y - h / 2} ${w} ${y - h}H${w * 0.52}z`, mix(tone, GRANITE.lit, 0.62)));
    out.push(path(`M${-w} ${y}Q${-w - 5} ${y - h / 2} ${-w} ${y - h}H${-w * 0.72}V${y}z`, GRANITE.shade, { opacity: 0.65 }));
  }
  out.push(
    stroke('M-216-30H222', GRANITE.deep, 6, { dash: '5 4 3 4 6 3', opacity: 0.55 }),
    stroke('M-204-43H204', GRANITE.lit, 5, { dash: '3 5 4 4', opacity: 0.7 }),
    // the wall with its angles: piers in the light, recesses with sculptures
    path('M-198-72H198V-146H-198z', GRANITE.low),
  );
  const [piers, piersLit, recess, figures] = [new Pen(1), new Pen(1), new Pen(1), new Pen(1)];
  for (const i of range(19)) {
    const x = -194 + i * 20.6 + (random() - 0.5) * 2;
    piers.rect(x, -146, 9, 74);
    piersLit.rect(x + 5.5, -146, 3.5, 74);
    recess.rect(x + 11, -134, 8, 58);
    figures.move(x + 12, -78).quad(x + 11.4, -96, x + 13, -104).quad(x + 15, -116, x + 17, -104).quad(x + 18.6, -96, x + 18, -78).close();
  }
  out.push(
    path(recess, GRANITE.deep),
    path(figures, GRANITE.mid),
    path(piers, GRANITE.mid),
    path(piersLit, GRANITE.lit),
    path('M-198-72V-146H-150V-72z', GRANITE.shade, { opacity: 0.5 }),
    path('M120-72V-146H198V-72z', GRANITE.lit, { opacity: 0.35 }),
    // doorways of the hall and of the shrine, stairs with balustrades
    path('M-96-72V-130H-62V-72zM74-72V-126H102V-72z', GRANITE.lit),
    path('M-91-72V-125H-67V-72zM79-72V-121H97V-72z', '#33333f'),
    path('M-112 2L-100-68H-58L-46 2z', GRANITE.low),
    stroke('M-108-6H-50M-106-18H-52M-104-30H-54M-102-42H-56M-101-54H-57', GRANITE.lit, 3.4),
    path('M-120 4Q-116-30-104-66L-98-66Q-106-30-108 4zM-38 4Q-42-30-54-66L-60-66Q-52-30-50 4z', GRANITE.mid),
    // eaves, deep and sloping
    path('M-206-142H206V-150H-206z', GRANITE.deep, { opacity: 0.7 }),
    path('M-224-142Q-206-150-196-166H196Q206-150 224-142Q214-138 204-141H-204Q-214-138-224-142z', GRANITE.mid),
    path('M60-166H196Q206-150 224-142Q214-138 204-141H70z', GRANITE.lit),
    path('M-224-142Q-206-150-196-166H-150Q-160-150-168-141H-204Q-214-138-224-142z', GRANITE.shade),
    stroke('M-204-142H206', GRANITE.deep, 3, { dash: '7 6', opacity: 0.7 }),
    // stepped stone roof of the hall
    path('M-190-166L-170-184H60V-166zM-160-184L-144-198H40V-184zM-128-198L-116-208H10V-198z', GRANITE.low),
    path('M-190-166L-170-184H-100L-104-178H-168L-178-166zM-160-184L-144-198H-70L-76-193H-140L-148-184z', GRANITE.shade),
    stroke('M-170-183H56M-144-197H40M-116-207H10', GRANITE.lit, 3),
    path('M-60-208V-218Q-54-226-48-218V-208z', GRANITE.mid),
  );
  // the tower: three rounded storeys with small shrines, collar, dome
  const tower: readonly (readonly [y: number, h: number, w: number])[] = [[-166, 38, 96], [-204, 32, 78], [-236, 26, 60]];
  for (const [y, h, w] of tower) {
    const cx = 104;
    out.push(
      path(`M${cx - w} ${y}Q${cx - w - 5} ${y - h * 0.5} ${cx - w + 8} ${y - h}H${cx + w - 8}Q${cx + w + 5} ${y - h * 0.5} ${cx + w} ${y}z`, GRANITE.mid),
      path(`M${cx + w * 0.36} ${y}L${cx + w * 0.32} ${y - h}H${cx + w - 8}Q${cx + w + 5} ${y - h * 0.5} ${cx + w} ${y}z`, GRANITE.lit),
      path(`M${cx - w} ${y}Q${cx - w - 5} ${y - h * 0.5} ${cx - w + 8} ${y - h}H${cx - w * 0.55}L${cx - w * 0.6} ${y}z`, GRANITE.shade),
      path(range(7).map((i) => domePath(cx - w + (w / 3.5) * (i + 0.5), w / 8.4, y - h * 0.1, h * 0.58)).join(''), GRANITE.low),
      path(range(7).map((i) => archPath(cx - w + (w / 3.5) * (i + 0.5), w / 16, y - h * 0.1, y - h * 0.3, y - h * 0.46)).join(''), GRANITE.deep),
      path(range(4).map((i) => domePath(cx + w * 0.24 + i * w * 0.22, w / 11, y - h * 0.62, h * 0.3)).join(''), '#fff0cc'),
      stroke(`M${cx - w - 1} ${y - 2}H${cx + w + 2}`, GRANITE.lit, 3),
    );
  }
  out.push(
    // gable over the vestibule
    path('M-2-166Q-6-206 22-226Q50-206 46-166z', GRANITE.low),
    path('M8-166Q6-196 22-212Q38-196 36-166z', GRANITE.shade),
    path('M14-166Q14-188 22-196Q30-188 30-166z', GRANITE.deep),
    stroke('M-2-166Q-6-206 22-226Q50-206 46-166', GRANITE.lit, 3),
    path('M16-226q6-14 12 0z', GRANITE.mid),
    path('M64-262Q104-252 144-262Q150-282 136-298Q122-310 104-312Q86-310 72-298Q58-282 64-262z', GRANITE.mid),
    path('M118-256Q132-258 144-262Q150-282 136-298Q126-306 114-310Q130-290 118-256z', GRANITE.lit),
    path('M64-262Q58-282 72-298Q80-306 92-310Q76-290 82-257z', GRANITE.shade),
    path(range(9).map((i) => petalPath(66 + i * 9.5, -260, -Math.PI / 2 + (i - 4) * 0.08, 15, 5)).join(''), GRANITE.lit),
    path(archPath(104, 12, -262, -280, -296), GRANITE.lit),
    path(archPath(104, 7, -262, -277, -288), GRANITE.deep),
    path(finialPath(104, -310, 36, 9), '#e9b546'),
  );
  return out.join('');
}

const WHITE: GopuramColours = {
  lit: '#fff3d8', mid: '#ecd9bc', low: '#d2b9a0', sideLit: '#b9b0a4', side: '#9a9494', deep: '#6f6a78', gold: '#eebf5a',
  stoneLit: '#efe0c4', stone: '#cdbba4', stoneSide: '#96908e', accents: ['#f3dfc0', '#e0c3a8', '#fff0d6'],
};
const hazy = ({ accents, ...tones }: GopuramColours, haze: string, t: number): GopuramColours => {
  const c = (colour: string): string => mix(colour, haze, t);
  const { lit, mid, low, sideLit, side, deep, gold, stoneLit, stone, stoneSide } = tones;
  return {
    lit: c(lit), mid: c(mid), low: c(low), sideLit: c(sideLit), side: c(side), deep: c(deep), gold: c(gold),
    stoneLit: c(stoneLit), stone: c(stone), stoneSide: c(stoneSide), accents: accents.map(c),
  };
};

/** The holy fish of the Tunga, seen through clear water from above. */
function shoal(doc: Doc, list: readonly (readonly [x: number, y: number, scale: number, turn: number])[]): string {
  const id = doc.define([
    path('M-34 0Q-20-9 6-8Q24-6 34 0Q24 6 6 8Q-20 9-34 0L-50-9Q-45 0-50 9z', '#2f4f4a'),
    path('M4-8l-10-8q12 1 18 8zM4 8l-10 8q12-1 18-8z', '#274440'),
    path('M-30-1Q-10-5 10-4Q22-3 30 0Q14 0-6 1z', '#8fa070'),
    path('M27-2.4a1.4 1.4 0 1 1 .1 0z', '#f2d98a'),
  ]);
  return list.map(([x, y, scale, rotate]) => doc.use(id, place(x, y, { scaleX: scale, scaleY: scale * 0.72, rotate }),
    { opacity: 0.62 + 0.3 * Math.min(1, scale) })).join('');
}

export const scene: Scene = {
  draw(doc) {
    const shift = doc.pick(0, { wide: 290, tall: 0 });
    const at = doc.pick(352, { wide: 360, tall: 380 }) + shift;
    doc.add(
      sky(doc, LIGHT, { horizon: 360 }),
      sun(doc, at + 330, 130, 20, '#fffbe4', { glow: '#fff2c2', glowRadius: 230, glowOpacity: 0.6, disc: false }),
      cumulus(doc, [[110 + shift * 1.2, 186, 230, 56, 5], [560 + shift, 120, 190, 40, 8]], { shade: '#c3d8cc', opacity: 0.85 }),
      streaks(doc, { seed: 25, from: 40, to: 130, count: 4, opacity: 0.4 }),
    );
    const hills = [[14, 300, 150, 0.6], [27, 340, 110, 0.44], [35, 372, 90, 0.26]] as const;
    hills.forEach(([seed, y, height, amount], i) => {
      doc.add(ridge(doc, air(doc, LIGHT, i ? GREEN.mid : GREEN.far, amount), { seed, y, height, wavelength: 280, step: 40, base: 460 }));
      doc.add(mist(doc, { seed: 30 + i, from: y - 6, to: y + 20, colour: '#fffdf0', opacity: 0.5, count: 3 }));
    });
    const ground = 424;
    doc.add(
      palms(doc, 5, ([[38, 300, 120, 0.8, 4], [78, 322, 100, 0.64, -3], [634, 306, 110, 0.7, -3], [764, 296, 120, 0.8, 3], [-60, 306, 120, 0.7, 4],
        [-250, 310, 110, 0.7, -3], [-420, 300, 120, 0.76, 3], [-530, 318, 100, 0.6, -3]] as const).map(
        ([x, y, ...rest]) => [x + shift, y, ...rest] as const), { dark: mix(GREEN.dark, LIGHT.haze, doc.pick(0.18, { wide: 0.06 })),
          lit: mix(GREEN.lit, LIGHT.haze, doc.pick(0.24, { wide: 0.1 })), bark: '#7d8070' }),
      foliage(doc, air(doc, LIGHT, GREEN.near, 0.26, 0.5), { seed: 6, y: ground - 10, height: 70, wavelength: 110, scallop: [6, 14], base: ground + 10 }),
      group(gopuram({ seed: 4, x: 0, y: 0, tiers: 7, width: [150, 84], depth: [40, 22], storey: [30, 21], stone: 58, eye: 0, door: 36,
        colours: hazy(WHITE, LIGHT.haze, 0.22), figures: false }), {
        transform: place(doc.pick(686, { wide: 692, tall: 640 }) + shift, ground, { scale: 0.78 }),
      }),
      foliage(doc, air(doc, LIGHT, GREEN.dark, 0.12, 0.5), { seed: 16, y: ground + 2, height: 34, wavelength: 80, scallop: [6, 14], base: ground + 20 }),
      path(tuftPath(21, at + 228, at + 330, ground - 6, 46) + tuftPath(23, at - 330, at - 232, ground - 6, 54), GREEN.near),
      path(tuftPath(25, at + 262, at + 330, ground - 18, 28) + tuftPath(27, at - 290, at - 236, ground - 20, 30), GREEN.lit),
    );
    // lawn, ghat, temple
    const stone = (colour: string): string => air(doc, { ...LIGHT, haze: colour }, colour, 0, 0.35);
    doc.add(
      doc.band(stone('#9fb865'), ground - 2, ground + 14),
      group(temple(), { transform: place(at, ground + 6, { scale: doc.pick(1.02, { wide: 1.02, tall: 0.92 }) }) }),
      ...range(5).map((i) => doc.band(stone(mix('#cdb994', '#a5937c', i / 4)), ground + 12 + i * 8, ground + 26 + i * 8) +
        doc.band(stone('#efdfb6'), ground + 12 + i * 8, ground + 14.5 + i * 8)),
    );
    const waterline = ground + 54;
    const folk = at + 96;
    doc.add(
      path(lensesPath([[folk - 40, ground + 32, 60, 4, 0.5], [folk + 66, ground + 41, 50, 4, 0.5], [at - 190, ground + 34, 60, 4, 0.5]]), '#7d7264',
        { opacity: 0.7 }),
      woman(folk - 26, ground + 32, { scale: 1.25, sari: '#d9486a', edge: '#ffd36a' }),
      man(folk - 2, ground + 33, { scale: 1.3, shirt: '#fff6e4', dhoti: '#f0e2c4' }),
      woman(folk + 80, ground + 41, { scale: 1.3, sari: '#3f6fae', edge: '#f6d98a', facing: -1 }),
      man(at - 176, ground + 34, { scale: 1.25, shirt: '#8f5a44', dhoti: '#e8842f', hat: '#3a2a2a' }),
      man(at - 152, ground + 36, { scale: 1.2, shirt: '#fff1da', dhoti: '#f4e6c8', facing: -1 }),
    );
    // the river: mirror, shallows, ripples, fish
    const fade = (colour: string, strength: number): string => doc.linear([[0, colour, strength], [0.6, colour, strength * 0.5], [1, colour, 0]],
      { y1: waterline, y2: 580 });
    doc.add(
      water(doc, waterline, [[0, '#b9cf9f'], [0.2, '#6fa78f'], [0.6, '#3f8a80'], [1, '#2a7068']]),
      deepenWater(doc, LIGHT, waterline, { strength: 0.55 }),
      path(`M${at - 228} ${waterline}L${at - 176} 520L${at - 20} 532L${at + 40} 560Q${at + 104} 590 ${at + 160} 560L${at + 196} 520` +
        `L${at + 226} ${waterline}z`, fade('#cbb892', 0.7)),
      path(ripplesPath({ seed: 7, x0: at - 240, x1: at + 250, from: waterline + 8, to: 560, count: 50, length: [24, 100], height: [1, 2.4] }),
        '#5f9f8c', { opacity: 0.8 }),
      ripples(doc, '#f4f6d2', { seed: 5, from: waterline + 5, to: 600, count: 50, length: [14, 90], height: [0.6, 2.2], opacity: 0.55 }),
      ripples(doc, '#1f5a58', { seed: 15, from: waterline + 8, to: 600, count: 40, length: [20, 110], height: [0.7, 2.4], opacity: 0.35 }),
      glitter('#fffbe0', { seed: 9, x: at + 200, from: waterline + 6, to: 560, width: [60, 110], count: 16, height: [0.8, 2.4] }),
    );
    const fish = doc.pick(0, { wide: 300, tall: 14 });
    const spots: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
      [206, 530, 0.8, 12], [268, 546, 0.95, -8], [330, 530, 0.74, 20], [392, 556, 1.05, -14], [300, 574, 1.25, 6], [440, 584, 1.35, 186],
        [214, 582, 1.1, -20], [486, 540, 0.85, 170], [146, 560, 0.9, 24],
      [372, 594, 1.1, -4], [540, 572, 1.1, 196], [120, 592, 1.2, 4],
    ];
    doc.add(
      shoal(doc, spots.map(([x, y, scale, turn]) => [x + fish, y, scale, turn] as const)),
      stroke(`M${300 + fish} 548a34 9 0 1 0 1 0M${300 + fish} 540a60 17 0 1 0 1 0M${450 + fish} 566a26 7 0 1 0 1 0`, '#eef6d8', 1.6, { opacity: 0.6 }),
      path(lensesPath([[246 + fish, 540, 40, 3, 0.5], [404 + fish, 574, 50, 3, 0.5], [330 + fish, 562, 36, 3, 0.5]]), '#fffff0', { opacity: 0.8 }),
    );
    // the frame: a mango bough with fruit over the water, reeds on the near bank
    const right = doc.pick(814, { wide: 1114, tall: 714 });
    const mango = (x: number, y: number, k: number): string =>
      stroke(`M${x} ${y - 26 * k}V${y}`, '#3a3a30', 1.6) +
        path(`M${x - 2} ${y}q${13 * k} ${2 * k} ${11 * k} ${18 * k}q${-4 * k} ${12 * k} ${-14 * k} ${8 * k}q${-10 * k} ${-6 * k} ${3 * k} ${-26 * k}z`, '#c9a83f') +
      path(`M${x - 1} ${y}q${13 * k} ${2 * k} ${11 * k} ${18 * k}q${-2 * k} ${6 * k} ${-6 * k} ${8 * k}q${4 * k} ${-14 * k} ${-5 * k} ${-26 * k}z`, '#f2b552');
    const hang = doc.format === 'tall' ? ([[640, 160, 0.9], [612, 140, 0.8]] as const) : ([[right - 120, 118, 1.05], [right - 92, 140, 1.2],
      [right - 170, 76, 0.95]] as const);
    doc.add(
      branch(doc, 9, doc.format === 'tall' ? [[right, 296, 2.8, 130], [right, 336, 2.5, 110]] : [[right, 20, 2.8, 210], [right, 66, 2.55, 170],
        [right, -4, 3, 160]], {
        dark: LIGHT.ink, lit: '#3f7f4a', wood: '#33332c', leaf: 52, width: 7, pairs: 7,
      }),
      ...hang.map(([x, y, k]) => mango(x, y, k)),
      path(foliagePath({ seed: 44, x0: right - 190, x1: right + 20, y: 612, height: 80, wavelength: 60, scallop: [8, 17], base: 630, envelope: (x) =>
        Math.max(0, Math.min(1, (x - right + 190) / 160)) }), LIGHT.ink),
      birds('#3f6f74', [[250, 140, 0.8], [274, 128, 0.65, 1], [292, 144, 0.5]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift + 60, y, s, t] as const)),
    );
  },
};
