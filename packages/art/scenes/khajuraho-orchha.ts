import {
  air, arcadePath, birds, finialPath, foliage, foliagePath, grass, group, lensesPath, lerp, man, mist, mix, path, Pen, place, RAMPS, range, rng, sky, slope,
  stipple, streaks, stroke, sun, trunkPath, woman,
  type Doc, type Ramp, type Scene, type Tones,
} from '../kit';
import { ghagraWoman, shadows, shikhara } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5a6aa8', '#a98bb4', '#f0a58c', '#ffe0a8'], haze: '#f2bd9c', deep: '#3c438a' };
/** Sandstone with the sun low on its left. */
const STONE: Tones = ['#b9736c', '#ffcb8a', '#74466c'];
const DARK = '#40264c';
const INK = '#2a1b40';
const GROUND = 500;

/** A stepped pyramid roof over a hall: centre x, y of its eaves, width, height. */
function pyramid(x: number, y: number, w: number, h: number): string {
  const [mid, lit, shade] = STONE;
  const n = 8;
  const [bodies, lights, shades, bells] = [new Pen(1), new Pen(1), new Pen(1), new Pen(1)];
  for (const i of range(n)) {
    const t = i / n;
    const half = (w / 2) * lerp(1, 0.22, t ** 0.86);
    const step = h / n;
    const top = y - (i + 1) * step;
    bodies.rect(x - half, top, half * 2, step + 0.6);
    lights.rect(x - half, top, half * 0.34, step);
    shades.rect(x + half * 0.5, top, half * 0.5, step).rect(x - half, top + step * 0.72, half * 2, step * 0.28);
    for (const s of [-1, -0.5, 0, 0.5, 1]) if (i < 6) bells.move(x + s * half - step * 0.4, top).arc(step * 0.4, step * 0.5, x + s * half +
      step * 0.4, top).close();
  }
  const top = y - h;
  const r = w * 0.12;
  return (
    path(bodies, mid) + path(lights, lit) + path(shades, shade) + path(bells, mix(mid, lit, 0.4)) +
    path(new Pen(1).move(x - r, top).cubic(x - r * 1.3, top - r * 0.9, x - r * 0.6, top - r * 1.4, x, top - r * 1.4).cubic(x + r * 0.6, top - r * 1.4,
      x + r * 1.3, top - r * 0.9, x + r, top).close(), mid) +
    path(new Pen(1).move(x - r, top).cubic(x - r * 1.3, top - r * 0.9, x - r * 0.6, top - r * 1.4, x, top - r * 1.4).quad(x - r * 0.6, top - r * 0.7,
      x - r * 0.2, top).close(), lit) +
    path(finialPath(x, top - r * 1.3, r * 1.7, r * 0.4), lit)
  );
}

/** Kandariya Mahadeva from the south: porch on the left, halls rising to the great spire; the foot of its terrace on y 0. */
function kandariya(doc: Doc): string {
  const [mid, lit, shade] = STONE;
  const F = -54;
  const spire = doc.define(shikhara(0, 0, 100, 186, STONE, { light: -1, courses: 9, gold: lit, dark: DARK }));
  const up = (x: number, y: number, k: number): string => doc.use(spire, place(x, y, { scale: k }));
  const band = (x: number, w: number, top: number, foot: number): string =>
    path(new Pen().rect(x, top, w, foot - top), mid) + path(new Pen().rect(x, top, w * 0.12, foot - top), lit) +
      path(new Pen().rect(x + w * 0.86, top, w * 0.14, foot - top), shade);
  // figures in three bands on the walls
  const random = rng(6);
  const [pale, dim] = [new Pen(1), new Pen(1)];
  for (const [y, h] of [[F - 56, 17], [F - 80, 17], [F - 102, 14]] as const) {
    for (let x = -76; x < 226; x += 9 + 3 * random()) {
      if ((x > -52 && x < 6) || (x > 92 && x < 152)) continue;
      const w = 2.6;
      (random() < 0.55 ? pale : dim).move(x - w, y).line(x - w * 0.7, y - h * 0.4).line(x - w, y - h * 0.66).quad(x, y - h * 1.1, x + w,
        y - h * 0.66).line(x + w * 0.6, y - h * 0.4).line(x + w, y).close();
    }
  }
  // a balcony with its seat back, columns and deep eaves
  const balcony = (x: number, w: number, y: number): string =>
    path(new Pen().rect(x, y - 52, w, 52), DARK) +
    path(new Pen().rect(x, y - 52, 7, 52).rect(x + w - 7, y - 52, 7, 52).rect(x + w / 2 - 4, y - 52, 8, 52), mid) +
      path(new Pen().rect(x, y - 52, 3, 52).rect(x + w / 2 - 4, y - 52, 3, 52), lit) +
    path(new Pen().polygon([[x - 6, y], [x - 9, y - 18], [x + w + 9, y - 18], [x + w + 6, y]]), mid) +
      path(new Pen().polygon([[x - 6, y], [x - 9, y - 18], [x + 8, y - 18], [x + 8, y]]), lit) +
      stroke(`M${x - 4} ${y - 8}h${w + 8}`, shade, 6, { dash: '3 3' }) +
    path(new Pen().polygon([[x - 20, y - 46], [x - 4, y - 60], [x + w + 4, y - 60], [x + w + 20, y - 46]]), shade) +
      path(new Pen().polygon([[x - 20, y - 46], [x - 4, y - 60], [x + w * 0.4, y - 60], [x + w * 0.3, y - 46]]), lit);
  const mouldings = [[-246, 486, -10], [-242, 478, -20], [-236, 466, -31], [-230, 456, -42], [-226, 448, -54]] as const;
  return [
    // terrace and its stair
    band(-330, 620, 4, 50), path(new Pen().rect(-334, 0, 628, 6), lit), stroke('M-326 22H286M-326 36H286', shade, 3, { dash: '34 7 22 9' }),
    path(range(6).map((i) => String(new Pen().rect(-330 - (i + 1) * 9, 8 + i * 8, (i + 1) * 9, 8))).join(''), mid),
      path(range(6).map((i) => String(new Pen().rect(-330 - (i + 1) * 9, 8 + i * 8, 9, 3))).join(''), lit),
    // base
    ...mouldings.map(([x, w, y]) => band(x, w, y, y + 12) + path(new Pen().rect(x - 3, y, w + 6, 3.5), mix(lit, mid, 0.25)) +
      path(new Pen().rect(x, y + 8, w, 4), shade)),
    // walls
    band(-86, 316, F - 112, F), path(dim, shade), path(pale, '#ffd9a2'),
    path(new Pen().rect(-90, F - 54, 324, 4).rect(-90, F - 78, 324, 4).rect(-90, F - 102, 324, 4).rect(-92, F - 118, 328, 7).rect(-88, F - 32, 320,
      4), mix(lit, mid, 0.3)),
    stroke(`M-86 ${F - 18}H230`, DARK, 10, { dash: '5 9', opacity: 0.6 }),
    // porch and first hall, open between columns
    band(-176, 92, F - 84, F), band(-236, 66, F - 72, F),
    path(arcadePath(-232, -174, 2, F - 18, F - 46, F - 60, 0.62), DARK), balcony(-160, 56, F - 18), path(new Pen().rect(-244, F - 78, 80, 6), lit),
      path(new Pen().rect(-182, F - 90, 102, 6), lit),
    pyramid(-204, F - 76, 80, 52), pyramid(-130, F - 88, 112, 92), pyramid(-30, F - 116, 150, 142),
    // the great spire among its companions, high ones first
    shikhara(124, F - 114, 196, 262, STONE, { light: -1, courses: 14, bulge: 2.1, gold: '#ffe2a0', dark: DARK }),
    up(56, F - 114, 0.98), up(192, F - 114, 0.98), up(124, F - 114, 1.06),
    up(36, F - 114, 0.68), up(212, F - 114, 0.68), up(92, F - 114, 0.74), up(156, F - 114, 0.74), up(124, F - 114, 0.78),
    up(22, F - 114, 0.44), up(226, F - 114, 0.44), up(62, F - 114, 0.48), up(186, F - 114, 0.48), up(108, F - 114, 0.42), up(140, F - 114, 0.42),
      up(80, F - 114, 0.34), up(168, F - 114, 0.34), up(124, F - 114, 0.52),
    balcony(-50, 56, F - 26), balcony(94, 58, F - 26),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const tx = doc.pick(424, { wide: 624, tall: 424 });
    const devi: Tones = [mix(STONE[0], LIGHT.haze, 0.5), mix(STONE[1], LIGHT.haze, 0.4), mix(STONE[2], LIGHT.haze, 0.5)];
    const k = doc.pick(0.87, { tall: 0.77, wide: 0.89 });
    const sx = tx - doc.pick(286, { tall: 220, wide: 190 });
    const sy = doc.pick(322, { tall: 356, wide: 342 });
    doc.add(
      sky(doc, LIGHT, { horizon: 440, deepenTo: 470 }),
      sun(doc, sx, sy, 40, '#fff6d6', { glow: '#ffe2a4', glowRadius: doc.pick(330, { wide: 250, tall: 260 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 22, from: 70, to: 300, count: 9, colour: '#ffd9b8', opacity: 0.42 }),
      foliage(doc, air(doc, LIGHT, '#6a5a7c', 0.55), { seed: 3, y: 470, height: 72, wavelength: 120, scallop: [6, 13], base: 490 }),
      // the smaller Devi temple among the trees behind
      group([path('M-90 0v-60h150v60z', devi[0]), shikhara(20, -58, 90, 150, devi, { light: -1, courses: 7, gold: '#ffe2a0' })], {
        transform: place(tx + 352 * k, 470, { scale: 0.5 * k }),
      }),
      foliage(doc, air(doc, LIGHT, '#57496f', 0.34),
        { seed: 9, y: 484, height: 60, wavelength: 80, scallop: [6, 13], base: 506,
        envelope: (x) => 1 - 0.75 * slope(tx - 420, tx - 300)(x) * slope(tx + 420, tx + 300)(x) }),
    );
    doc.add(
      doc.band(doc.linear([[0, '#c9a06c'], [0.25, '#8a8a54'], [1, '#3a4a44']], { y1: GROUND - 12, y2: 600 }), GROUND - 14),
      mist(doc, { seed: 13, from: 470, to: 512, colour: '#ffe9cc', opacity: 0.6, count: 6 }),
      `<g transform="${place(tx, GROUND - 46 * k, { scale: k })}">${kandariya(doc)}</g>`,
      shadows([[tx - 330 * k, GROUND + 4, 700 * k, 8], [tx + 60, GROUND + 9, 420, 8]], DARK, 0.5),
      mist(doc, { seed: 27, from: 496, to: 512, colour: '#fff0d8', opacity: 0.5, count: 3 }),
    );
    // lawn: long light and shadow, a path to the stair
    doc.add(
      path(new Pen().polygon([[tx - 384 * k, GROUND + 4], [tx - 352 * k, GROUND + 4], [tx - 300 * k, 640], [tx - 470 * k, 640]]), '#e9b98a'),
      path(new Pen().polygon([[tx - 356 * k, GROUND + 4], [tx - 352 * k, GROUND + 4], [tx - 300 * k, 640], [tx - 320 * k, 640]]), '#a3705f'),
      path(new Pen().polygon([[tx - 40, GROUND + 10], [tx + 300 * k, GROUND + 8], [x1 + 20, 540], [x1 + 20, 584], [tx + 200, 556]]), '#2f3a4a',
        { opacity: 0.4 }),
      path(lensesPath([[tx - 120, 540, 260, 4, 0.5], [tx + 20, 566, 300, 5, 0.5], [tx - 200, 582, 260, 5, 0.4], [tx - 540, 552, 240, 4, 0.5],
        [tx - 700, 580, 260, 5, 0.5], [tx + 330, 590, 240, 5, 0.5]]), '#d9c07c', { opacity: 0.55 }),
      stipple('#ffe9b4', { seed: 8, count: 60, x0: tx - 260, x1: tx + 320, y0: 520, y1: 598, size: 1.8, opacity: 0.8 }),
    );
    const px = tx - 356 * k;
    doc.add(
      shadows([[px + 4, 540, 70, 3], [px + 30, 556, 90, 4], [tx - 96, 548, 80, 4]], DARK, 0.5),
      woman(px - 4, 540, { scale: 1.05, sari: '#d8433f', edge: '#ffd070' }),
      man(px + 22, 556, { scale: 1.4, shirt: '#f6ead6', facing: -1 }),
        ghagraWoman(px - 20, 560, { scale: 1.45, skirt: '#2f7f86', hem: '#f3b740', veil: '#e8643f' }),
      man(tx - 110, 548, { scale: 1.3, shirt: '#c9b08a', dhoti: '#6a5a5c', hat: '#d8433f', facing: -1 }),
      birds('#4a3560', [[tx - 150, 190, 1.1, 0.4], [tx - 118, 174, 0.9, 0.9], [tx - 176, 206, 0.7, -0.3], [tx - 96, 200, 0.6]]),
    );
    // a mahua tree in the near shade, cut by the right border, its left side lit
    const ex = x1;
    const crownY = doc.pick(250, { tall: 300 });
    const leafy = (seed: number, a: number, b: number, y: number, h: number): string =>
      foliagePath({ seed, x0: ex - a, x1: ex + b, y, height: h, wavelength: 50, scallop: [8, 17], under: 24, least: 0.45,
        envelope: (x) => Math.sin(Math.PI * Math.min(1, Math.max(0, (x - ex + a) / (a + b)))) ** 0.6 });
    doc.add(
      path(trunkPath(ex - 26, 640, ex - 10, crownY, 44, 26, 10), INK), path(trunkPath(ex - 20, crownY + 120, ex - 84, crownY + 20, 16, 7, -8), INK),
      path(leafy(4, 150, 80, crownY + 50, 96) + leafy(9, 110, 90, crownY - 10, 100) + leafy(14, 70, 90, crownY - 76, 80), INK),
      path(leafy(21, 140, -30, crownY + 34, 40) + leafy(24, 100, -10, crownY - 26, 44) + leafy(27, 60, 0, crownY - 86, 40), '#7a4a5c'),
      grass(6, ex - 190, ex, 612, 56, INK, { count: 46, width: 2.8 }),
    );
  },
};
