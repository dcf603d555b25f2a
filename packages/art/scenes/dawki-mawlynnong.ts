import {
  air, birds, branch, foliagePath, lensesPath, lerp, man, mist, mix, mound, path, Pen, place, RAMPS, ridge, rng, sky, slope, streaks, stroke, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, shape, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f86b0', '#7cc0cc', '#c5e4d6', '#f0f3dc'], haze: '#cfe6d2', deep: '#14566f' };
const WATER = { far: '#5fae8e', mid: '#3fae8c', near: '#8fdcb8', deep: '#0f6a5f' };
const STONE = { lit: '#ece0c4', mid: '#b3a78f', shade: '#6d6a68' };
const WOOD = { lit: '#d9a566', mid: '#96633f', dark: '#5a3a34', ink: '#33262c' };
const GREEN = { lit: '#8fbf55', mid: '#4a9350', dark: '#1f5f46' };
const HORIZON = 226;

/** A long river boat seen a little from above, 350 px long about 0,0; with `shadow` only its outline and that of the boatman. */
function boat(shadow?: string): string {
  const outline = 'M-178-20Q-96 50 0 58Q112 56 186-24Q100-16 0-14Q-90-14-178-20z';
  const boatman = 'M118-20L116-66Q112-96 126-100Q122-116 132-117Q143-116 140-100Q152-94 148-66L146-22L136-20L132-58L128-18z';
  if (shadow) return path(`${outline}${boatman}M-70-10q-2-36 16-38q18 2 16 38zM-10-8q-2-36 16-38q18 2 16 38z`, shadow);
  const sitter2 = (x: number, y: number, vest: string, hair: string, hat = ''): string =>
    path(`M${x - 17} ${y}Q${x - 20} ${y - 36} ${x} ${y - 38}Q${x + 20} ${y - 36} ${x + 17} ${y}z`, mix(vest, '#5a2a34', 0.3)) +
    path(`M${x} ${y - 38}Q${x + 20} ${y - 36} ${x + 17} ${y}H${x + 2}Q${x + 6} ${y - 20} ${x} ${y - 38}z`, vest) +
    path(`M${x - 8} ${y - 47}a8.5 9.5 0 1 1 17 0a8.5 9.5 0 1 1-17 0z`, '#8f5c44') +
    path(`M${x - 9.5} ${y - 47}q-1-12 10-12q11 1 9 13q-3-6-9-6q-7 1-10 5z`, hair) + (hat ? path(`M${x - 16} ${y - 51}q16-6 33 0l-7-2q-1-9-10-9q-9 0-10 9z`, hat) : '');
  return (
    path('M-178-20Q-90-14 0-14Q100-16 186-24Q100 26 0 28Q-96 24-178-20z', WOOD.dark) +
    path('M-120-6L-114 10L-100 11L-104-8zM-64-12L-60 18L-44 20L-48-13zM34-13L38 24L56 22L52-14zM92-15L98 14L116 9L108-17z', WOOD.mid) +
    sitter2(-84, 6, '#f0762f', '#2a1c24') + sitter2(-24, 10, '#f0b02f', '#2a1c24', '#f3e3bc') +
    path('M40-6l34-4l4 16l-34 6z', '#3f6f9c') +
    // the boatman and his paddle
    path('M118 6L116-54H148L146 4L136 6L132-40L128 8z', '#3a4666') +
    path('M114-50Q110-94 122-98H142Q152-92 150-50Q132-42 114-50z', '#e9e0cc') + path('M134-99L142-98Q152-92 150-50Q144-47 138-46Q142-74 134-99z', '#fff8e6') +
    path('M122-108a9.5 10.5 0 1 1 19 0a9.5 10.5 0 1 1-19 0z', '#8f5c44') + path('M121-109q0-12 11-12q11 0 11 12q-5-6-11-6q-7 0-11 6z', '#2a1c24') +
    path(limbPath([[120, -90], [104, -68], [110, -46]], [11, 9, 7]) + limbPath([[146, -90], [160, -70], [152, -52]], [11, 9, 7]), '#e9e0cc') +
    stroke('M92-112L172 40', WOOD.lit, 4, { round: true }) + path('M163 20l12 22q8 16 14 26q-14 0-22-16l-10-24z', WOOD.mid) +
    // the side of the hull
    path('M-178-20Q-96 24 0 28Q100 26 186-24Q112 56 0 58Q-96 50-178-20z', WOOD.mid) +
    path('M-178-20Q-96 24 0 28Q100 26 186-24Q104 36 0 38Q-100 34-178-20z', WOOD.lit) +
    path('M-178-20Q-96 40 0 48Q112 46 186-24Q112 56 0 58Q-96 50-178-20z', WOOD.ink) +
    stroke('M-150 2Q-80 40 0 43Q90 42 160-4', WOOD.dark, 1.6) +
    path('M-178-20Q-150 0-128 8L-122 4Q-150-6-178-20zM186-24Q160-6 138 6L130 2Q160-8 186-24z', '#2f8fae')
  );
}

/** The suspension bridge of Dawki: two latticed towers, cables, hangers and a trussed deck. */
function bridge(x: number, y: number, width: number, colour: string, lit: string): string {
  const [a, b] = [x - width * 0.36, x + width * 0.36];
  const [l, r] = [x - width / 2, x + width / 2];
  const h = width * 0.2;
  const top = y - h;
  const cable = `M${l - width * 0.12} ${y - 2}L${a} ${top}Q${x} ${y + h * 0.62} ${b} ${top}L${r + width * 0.12} ${y - 2}`;
  const hangers = new Pen(1);
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const cx = lerp(a, b, t);
    hangers.move(cx, y - 4).line(cx, top + (h * 1.62) * 2 * t * (1 - t));
  }
  for (let i = 1; i < 5; i++) hangers.move(lerp(l, a, i / 5), y - 4).line(lerp(l, a, i / 5),
    lerp(y - 2, top, (i / 5) * 0.8 + 0.2)).move(lerp(r, b, i / 5), y - 4).line(lerp(r, b, i / 5), lerp(y - 2, top, (i / 5) * 0.8 + 0.2));
  const lattice = new Pen(1);
  for (let i = 0; i < 34; i++) {
    const px = lerp(l - 20, r + 20, i / 34);
    lattice.move(px, y + 6).line(px + width / 68, y - 4).line(px + width / 34, y + 6);
  }
  const tower = (tx: number): string => `M${tx - 6} ${y + 26}L${tx - 4} ${top - 4}H${tx - 1}L${tx - 2} ${y + 26}zM${tx + 6} ${y + 26}` +
    `L${tx + 4} ${top - 4}H${tx + 1}L${tx + 2} ${y + 26}zM${tx - 6} ${top - 7}H${tx + 6}V${top - 3}H${tx - 6}z`;
  return (
    stroke(hangers, colour, 1, { opacity: 0.8 }) + stroke(cable, colour, 2.4) + path(tower(a) + tower(b), colour) +
    path(`M${a - 9} ${y + 24}H${a + 9}L${a + 12} ${y + 68}H${a - 12}zM${b - 9} ${y + 24}H${b + 9}L${b + 12} ${y + 68}H${b - 12}z`, mix(lit, colour, 0.35)) +
    path(`M${a - 9} ${y + 24}H${a - 2}V${y + 68}H${a - 12}zM${b - 9} ${y + 24}H${b - 2}V${y + 68}H${b - 12}z`, colour, { opacity: 0.5 }) +
    stroke(`M${a - 4} ${top + 12}h8M${a - 4} ${top + 26}h8M${b - 4} ${top + 12}h8M${b - 4} ${top + 26}h8`, colour, 2) +
    stroke(lattice, colour, 1.2) + stroke(`M${l - 30} ${y - 4}H${r + 30}M${l - 30} ${y + 6}H${r + 30}`, colour, 2.6) + stroke(`M${l - 30} ${y - 6}H${r + 30}`, lit, 1.4)
  );
}

/** Stones of the river bed, larger and clearer towards the viewer. */
function bed(doc: Doc): string {
  const random = rng(7);
  const pens = [new Pen(), new Pen(), new Pen()];
  const lights = new Pen();
  for (let i = 0; i < doc.pick(150, { wide: 230, tall: 120 }); i++) {
    const t = random() ** 0.8;
    const y = lerp(330, 606, t);
    const x = lerp(doc.x0 - 10, doc.x1 + 10, random());
    const r = lerp(5, 30, t) * (0.4 + 0.8 * random());
    const h = r * (0.42 + 0.2 * random());
    const pen = pens[i % 3];
    pen?.move(x - r, y).quad(x - r * (0.8 + 0.2 * random()), y - h * 1.3, x + r * 0.1, y - h).quad(x + r * 1.1, y - h * 0.8, x + r, y +
      h * 0.2).quad(x + r * 0.5, y + h, x - r * 0.3, y + h * 0.8).quad(x - r * 0.9, y + h * 0.6, x - r, y).close();
    if (i % 2) lights.move(x - r * 0.3, y - h * 0.8).quad(x + r * 0.5, y - h * 1.1, x + r * 0.9, y - h * 0.1).quad(x + r * 0.4, y - h * 0.6,
      x - r * 0.3, y - h * 0.8).close();
  }
  const [a = '', b = '', c = ''] = pens.map(String);
  return path(a, '#2f8a72', { opacity: 0.5 }) + path(b, '#b7c48f', { opacity: 0.4 }) + path(c, '#4f9f84', { opacity: 0.55 }) + path(lights, '#f4f3cc', { opacity: 0.5 });
}

/** The net of light that ripples cast on the bed. */
function caustics(doc: Doc): string {
  const random = rng(19);
  const pen = new Pen();
  for (let i = 0; i < doc.pick(34, { wide: 56 }); i++) {
    const t = random();
    const y = lerp(400, 600, t);
    const x = lerp(doc.x0, doc.x1, random());
    const w = lerp(26, 70, t);
    pen.move(x, y).quad(x + w * 0.3, y - w * 0.16, x + w * 0.5, y).quad(x + w * 0.7, y + w * 0.14, x + w, y - w * 0.04).move(x + w * 0.5, y).quad(x +
      w * 0.44, y + w * 0.14, x + w * 0.6, y + w * 0.24);
  }
  return stroke(pen, '#f6fff0', 1.8, { opacity: 0.5, round: true });
}

const bankRocks = (seed: number, spots: readonly (readonly [number, number, number])[]): string => {
  const random = rng(seed);
  const body = new Pen();
  const lit = new Pen();
  const foot = new Pen();
  for (const [x, y, s] of spots) {
    const h = s * (0.5 + 0.25 * random());
    body.polygon([[x - s, y], [x - s * 0.86, y - h * 0.6], [x - s * 0.4, y - h], [x + s * 0.3, y - h * 0.92], [x + s * 0.86, y - h * 0.5], [x + s, y],
      [x + s * 0.4, y + h * 0.16], [x - s * 0.5, y + h * 0.16]]);
    lit.polygon([[x - s * 0.4, y - h], [x + s * 0.3, y - h * 0.92], [x + s * 0.86, y - h * 0.5], [x + s, y], [x + s * 0.5, y - h * 0.2], [x + s * 0.1, y - h * 0.62]]);
    foot.move(x - s * 1.1, y + 1).quad(x, y + h * 0.5, x + s * 1.1, y + 1).quad(x, y + h * 0.1, x - s * 1.1, y + 1).close();
  }
  return path(foot, WATER.deep, { opacity: 0.5 }) + path(body, STONE.shade) + path(lit, STONE.lit);
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const mid = doc.pick(400, { wide: 430 });
    doc.add(
      sky(doc, LIGHT, { horizon: 250 }),
      streaks(doc, { seed: 6, from: 50, to: 130, count: 4, opacity: 0.55 }),
      ridge(doc, air(doc, LIGHT, '#5f9f96', 0.5, 0.7), { seed: 15, y: 196, height: 90, wavelength: 260, base: 260 }),
      mist(doc, { seed: 4, from: 170, to: 206, colour: '#f7f8e6', opacity: 0.5, count: 3 }),
      // the two sides of the gorge fold into each other
      path(foliagePath({ seed: 6, x0: mid - 60, x1: x1 + 10, y: 244, height: 130, wavelength: 120, scallop: [4, 10], base: 264, least: 0.5,
        envelope: slope(mid - 100, mid + 220) }),
        air(doc, LIGHT, '#3f8a62', 0.34, 0.5)),
      path(foliagePath({ seed: 8, x0: x0 - 10, x1: mid + 40, y: 244, height: 150, wavelength: 130, scallop: [4, 10], base: 264, least: 0.5,
        envelope: slope(mid + 60, mid - 260) }),
        air(doc, LIGHT, '#2f7a5c', 0.26, 0.6)),
      // the river
      doc.band(doc.linear([[0, WATER.far], [0.16, '#2f9a80'], [0.4, '#46bd98'], [0.75, '#86dab4'], [1, '#b5ecc8']], { y1: HORIZON + 20, y2: 600 }), HORIZON + 20),
      wide ? doc.band(doc.linear([[0, '#0f5a5c', 0.72], [0.6, '#0f5a5c', 0.3], [1, '#0f5a5c', 0]], { x1: -300, x2: 420, y2: 0 }), HORIZON + 20) : '',
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: mid - 20, y: 248, height: -60, wavelength: 100, scallop: [6, 14], base: 246, least: 0.4,
        envelope: slope(mid, mid - 240) }),
        WATER.deep, { opacity: 0.5 }),
      path(foliagePath({ seed: 11, x0: mid + 10, x1: x1 + 10, y: 248, height: -54, wavelength: 100, scallop: [6, 14], base: 246, least: 0.4,
        envelope: slope(mid, mid + 240) }),
        WATER.deep, { opacity: 0.42 }),
      bridge(mid + 6, 196, doc.pick(330, { tall: 290 }), mix('#7a4a44', LIGHT.haze, 0.16), '#f0d9b0'),
      // wooded shoulders take up the ends of the deck
      path(foliagePath({ seed: 13, x0: x0 - 10, x1: mid - 84, y: 264, height: 124, wavelength: 90, scallop: [4, 10], base: 268, least: 0.62,
        envelope: slope(mid - 84, mid - 210) }),
        air(doc, LIGHT, '#2f7a5c', 0.22, 0.5)),
      path(foliagePath({ seed: 16, x0: mid + 96, x1: x1 + 10, y: 264, height: 116, wavelength: 90, scallop: [4, 10], base: 268, least: 0.62,
        envelope: slope(mid + 96, mid + 220) }),
        mix('#3f8a5c', LIGHT.haze, 0.2)),
      bed(doc),
      caustics(doc),
    );
    // the near slopes: forest, then boulders at the water's edge
    const left: Point[] = [[mid - 60, 262], [mid - 110, 272], [mid - 160, 290], [mid - 240, 310], [mid - 330, 346], [mid - 430, 372],
      [x0 - 20, doc.pick(380, { wide: 420 })]];
    const right: Point[] = [[mid + 56, 262], [mid + 130, 274], [mid + 190, 296], [mid + 270, 312], [mid + 360, 350], [mid + 440, 366],
      [x1 + 20, doc.pick(376, { wide: 420 })]];
    const bank = (line: readonly Point[], edge: number): string => String(new Pen().soft(line).line(edge, 262).close());
    doc.add(
      path(bank(left.map(([x, y]) => [x + 6, y + 12] as const), x0 - 20) + bank(right.map(([x, y]) => [x - 6, y + 12] as const), x1 + 20), '#1f7a66', { opacity: 0.55 }),
      path(bank(left, x0 - 20) + bank(right, x1 + 20), STONE.mid),
      path(bank(right.map(([x, y]) => [x + 10, y - 8] as const), x1 + 20), STONE.lit),
      path(foliagePath({ seed: 21, x0: x0 - 10, x1: mid - 90, y: 300, height: 170, wavelength: 110, scallop: [6, 14], base: 304, under: 24,
        least: 0.5, envelope: slope(mid - 90, mid - 330) }),
        air(doc, LIGHT, GREEN.dark, 0.12, 0.4)),
      path(foliagePath({ seed: 23, x0: x0 - 10, x1: mid - 170, y: 312, height: 120, wavelength: 90, scallop: [7, 16], base: 318, under: 26,
        least: 0.5, envelope: slope(mid - 170, mid - 360) }),
        air(doc, LIGHT, '#2f7a50', 0.04, 0.3)),
      path(foliagePath({ seed: 25, x0: mid + 100, x1: x1 + 10, y: 284, height: 150, wavelength: 110, scallop: [6, 14], base: 290, under: 16,
        least: 0.5, envelope: slope(mid + 90, mid + 330) }),
        mix(GREEN.mid, LIGHT.haze, 0.14)),
      path(foliagePath({ seed: 27, x0: mid + 190, x1: x1 + 10, y: 300, height: 96, wavelength: 90, scallop: [7, 16], base: 304, under: 16, least: 0.5,
        envelope: slope(mid + 190, mid + 380) }),
        GREEN.mid),
      path(foliagePath({ seed: 29, x0: mid + 240, x1: x1 + 10, y: 292, height: 50, wavelength: 60, scallop: [6, 12], base: 294, under: 12, least: 0.4,
        envelope: mound(mid + 240, x1 + 60) }),
        GREEN.lit, { opacity: 0.8 }),
      bankRocks(5,
        [[mid - 100, 280, 16], [mid - 150, 296, 22], [mid - 214, 316, 26], [mid - 262, 334, 18], [mid - 300, 352, 34], [mid - 390, 380, 40],
          [mid - 350, 384, 18], ...(wide ? ([[mid - 500, 400, 44], [mid - 580, 424, 50], [mid - 690, 430, 40]] as const) : [])]),
      bankRocks(8,
        [[mid + 110, 282, 14], [mid + 176, 302, 22], [mid + 236, 320, 16], [mid + 290, 334, 30], [mid + 372, 366, 34], [mid + 340, 372, 14],
          ...(wide ? ([[mid + 470, 386, 40], [mid + 560, 404, 36], [mid + 650, 424, 46]] as const) : [])]),
    );
    // campers on the pebbles
    const camp = mid + doc.pick(236, { tall: 200 });
    doc.add(
      path(`M${camp} 306l20-30l26 28zM${camp + 62} 312l18-26l24 24z`, '#e8643f'), path(`M${camp + 20} 276l26 28l-14 2zM${camp + 80} 286l24 24l-12 2z`, '#ffb06a'),
      woman(camp - 14, 316, { scale: 0.8, sari: '#c43f7a', edge: '#ffd36b' }), man(camp + 54, 322, { scale: 0.85, shirt: '#2f6f9f' }),
      // boats farther up
      moved([path('M-178 20Q-90 46 0 46Q110 46 186 16Q112 76 0 78Q-96 70-178 20z', '#0f5a52', { opacity: 0.5 })], mid + 40, 302, 0.26),
    );
    const body = doc.define(boat());
    doc.add(
      doc.use(body, place(mid + 40, 298, { scale: 0.27, rotate: 2 })),
      path('M-160 70Q-90 112 0 116Q110 112 176 66Q110 84 0 86Q-90 86-160 70z', '#0f5a52', { opacity: 0.42, transform: place(mid - 90, 352, { scale: 0.44 }) }),
      doc.use(body, place(mid - 90, 348, { scaleX: -0.44, scaleY: 0.44, rotate: -3 })),
    );
    // the boat and, far below it, its shadow on the stones
    const [bx, by, bs] = [doc.pick(430, { wide: 520, tall: 404 }), doc.pick(452, { tall: 462 }), doc.pick(1.2, { tall: 1.04 })];
    const dark = doc.define(boat('#0c5a52'));
    doc.add(
      doc.use(dark, place(bx - 58, by + 98, { scaleX: bs * 1.02, scaleY: bs * 0.74, rotate: -4 }), { opacity: 0.5 }),
      doc.use(dark, place(bx - 62, by + 102, { scaleX: bs * 0.94, scaleY: bs * 0.62, rotate: -4 }), { opacity: 0.4 }),
      doc.use(body, place(bx, by, { scale: bs, rotate: -4 })),
      path(lensesPath([[bx - 220, by + 36, 150, 2, 0.5], [bx + 110, by + 44, 160, 2.4, 0.4], [bx - 40, by + 78, 180, 2, 0.5]]), '#f6fff2', { opacity: 0.8 }),
      softLine([[bx + 214, by + 40], [bx + 240, by + 36], [bx + 264, by + 42]], '#f6fff2', 1.6, 0.7),
    );
    doc.add(
      shape([[x0 - 30, 640], [x0 - 10, 566], [x0 + 40, 548], [x0 + 96, 572], [x0 + 130, 640]], STONE.shade),
      shape([[x0 + 6, 562], [x0 + 42, 548], [x0 + 92, 570], [x0 + 76, 582], [x0 + 40, 570]], STONE.lit),
    );
    const fx = doc.pick(820, { wide: 1120, tall: 720 });
    doc.add(
      branch(doc, 14, [[fx, 20, 2.6, 200], [fx, 60, 2.9, 190], [fx - 30, -20, 2.2, 170], [fx + 10, 120, 2.75, 150], [fx - 110, -10, 2, 120]],
        { dark: '#14483c', lit: '#4f8f4c', wood: '#2c2f34', leaf: 38, width: 7, pairs: 9 }),
      birds('#3f6f70',
        [[doc.pick(250, { wide: 470, tall: 240 }), 104, 0.9], [doc.pick(276, { wide: 496, tall: 264 }), 94, 0.7, 1],
          [doc.pick(296, { wide: 514, tall: 282 }), 108, 0.6]]),
    );
  },
};
