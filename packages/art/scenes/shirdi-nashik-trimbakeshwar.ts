import {
  air, arcadePath, at, birds, foliagePath, interpolate, land, lensesPath, lerp, man, mist, mix, path, Pen, place,
  RAMPS, range, ripples, rng, roundArchPath, sky, streaks, stroke, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { pennant, shikhara } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4a6f7c', '#7fa5a6', '#bcd3c6', '#e6ead2'], haze: '#bfd4c8', deep: '#1e4a58' };
/** Wet basalt: between, in the light, in shade. */
const BASALT: Tones = ['#545a6c', '#93a0a8', '#2e3046'];
const DARK = '#1c1c30';
const GREEN = { far: '#6f9a86', mid: '#5f8f5a', near: '#3f6f48', lit: '#a3bf62' };
const GOLD = '#f4c04a';
const INK = '#172a33';
const COURT = 468;

/** Brahmagiri: tiers of black cliff and green ledge, flat on top, falls coming down its face. Its foot on y 0, x -420…520. */
function brahmagiri(doc: Doc): string {
  const tiers: readonly (readonly [Point[], number])[] = [
    [[[-420, 0], [-330, -60], [-230, -150], [-190, -236], [-150, -262], [-40, -270], [60, -262], [150, -276], [250, -268], [300, -232], [350, -150],
      [430, -70], [520, 0]], 62],
    [[[-420, 0], [-320, -40], [-250, -112], [-190, -150], [-60, -158], [70, -148], [190, -164], [300, -148], [360, -106], [440, -40], [520, 0]], 46],
    [[[-420, 10], [-340, -10], [-250, -52], [-120, -74], [40, -66], [180, -80], [320, -64], [420, -24], [520, 10]], 0],
  ];
  const random = rng(7);
  const out: string[] = [];
  tiers.forEach(([line, cliff], i) => {
    const haze = 0.5 - i * 0.1;
    const top = line.filter(([, y]) => y < -50);
    out.push(land(line, 30, air(doc, LIGHT, mix(GREEN.mid, GREEN.far, 0.4), haze, 0.6)));
    if (!cliff) return;
    // the cliff under the rim: buttresses in two tones
    const face = new Pen().polygon([...top.map(([x, y]): Point => [x, y + 10]),
      ...top.slice().reverse().map(([x, y], j): Point => [x + (j % 2) * 8, y + cliff + (j % 3) * 10])]);
    const ribs = new Pen();
    for (const j of range(26)) {
      const x = lerp(top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0, (j + 0.3 * random()) / 26);
      const y = interpolate(line)(x) + 12;
      ribs.polygon([[x, y], [x + 5 + 6 * random(), y + 4], [x + 7, y + cliff * (0.5 + 0.4 * random())], [x + 1, y + cliff * 0.8]]);
    }
    out.push(path(face, air(doc, LIGHT, '#4c5568', haze - 0.08, 0.6)), path(ribs, air(doc, LIGHT, '#8a96a0', haze - 0.05, 0.6), { opacity: 0.8 }));
  });
  // the falls
  const falls = new Pen();
  const spray: [number, number, number, number, number][] = [];
  for (const [x, w, drop] of [[-128, 5, 120], [-66, 3, 96], [22, 6, 140], [96, 3, 92], [196, 5, 132], [268, 3, 100]] as const) {
    const y = interpolate(at(tiers, 0)[0])(x) + 6;
    falls.move(x, y).cubic(x + 3, y + drop * 0.3, x - 3, y + drop * 0.5, x + 2, y + drop).line(x + w * 2, y + drop).cubic(x + w, y + drop * 0.5, x +
      w + 3, y + drop * 0.3, x + w, y).close();
    spray.push([x - 22, y + drop + 2, 56, 7, 0.5]);
  }
  out.push(path(falls, '#f4f8ee', { opacity: 0.9 }), path(lensesPath(spray), '#f4f8ee', { opacity: 0.6 }));
  return out.join('');
}

/** Rows of miniature spires between the bands of the tower. */
function miniatures(x: number, foot: number, width: number, height: number): string {
  const [dull, bright] = [new Pen(1), new Pen(1)];
  const rows = 8;
  for (const r of range(rows)) {
    const t = (r + 0.25) / (rows + 0.4);
    const half = (width / 2) * lerp(0.26, 1, 1 - t ** 2) * 0.94;
    const y = foot - height * t;
    const h = (height / rows) * 0.84;
    for (const c of [-0.82, -0.5, -0.24, 0.24, 0.5, 0.82]) {
      const w = half * 0.11;
      const m = x + half * c;
      (c < 0 ? bright : dull).move(m - w, y).quad(m - w, y - h * 0.6, m, y - h).quad(m + w, y - h * 0.6, m + w, y).close();
    }
  }
  return path(dull, mix(BASALT[2], BASALT[0], 0.35)) + path(bright, mix(BASALT[1], BASALT[0], 0.45));
}

/** The temple: porch and hall with stepped roofs on the right, the tower on the left; court on y 0. Light from the left. */
function temple(): string {
  const [mid, lit, shade] = BASALT;
  const slab = (x: number, top: number, w: number, h: number): string =>
    path(new Pen().rect(x, top, w, h), mid) + path(new Pen().rect(x, top, w * 0.16, h), lit) +
      path(new Pen().rect(x + w * 0.84, top, w * 0.16, h), shade);
  const hallRoof = (x: number, y: number, w: number, n: number): string =>
    range(n).map((i) => {
      const [a, b] = [w * (1 - i * 0.15), 11];
      return slab(x - a / 2, y - (i + 1) * b, a, b + 1) + path(new Pen().rect(x - a / 2 - 3, y - (i + 1) * b - 1, a + 6, 3), lit);
    }).join('') +
    path(new Pen(1).move(x - 15, y - n * 11).cubic(x - 22, y - n * 11 - 16, x - 8, y - n * 11 - 22, x, y - n * 11 - 22).cubic(x + 8, y - n * 11 - 22,
      x + 22, y - n * 11 - 16, x + 15, y - n * 11).close(), mid) +
    path(new Pen(1).polygon([[x - 3, y - n * 11 - 21], [x, y - n * 11 - 36], [x + 3, y - n * 11 - 21]]), GOLD);
  const niches = (x0: number, x1: number, y: number, h: number, n: number): string =>
    range(n).map((i) => roundArchPath(lerp(x0, x1, (i + 0.5) / n), 4.4, y, y - h)).join('');
  return [
    // plinth
    slab(-140, -22, 380, 26), path(new Pen().rect(-144, -25, 388, 5), lit), stroke('M-138-12H236', DARK, 4, { dash: '10 4', opacity: 0.6 }),
    // tower: wall with niches, then the spire and its companions
    slab(-118, -112, 176, 92), slab(-128, -96, 24, 74), slab(44, -96, 24, 74),
    path(niches(-108, 48, -44, 20, 9) + niches(-108, 48, -82, 14, 9), DARK),
    path(new Pen().rect(-124, -116, 188, 6).rect(-122, -74, 184, 4).rect(-122, -36, 184, 4), lit),
      path(new Pen().rect(-122, -110, 184, 4), DARK, { opacity: 0.5 }),
    shikhara(-30, -114, 172, 206, BASALT, { light: -1, courses: 10, bulge: 2, gold: GOLD, dark: DARK }),
    miniatures(-30, -116, 172, 196),
    shikhara(-98, -112, 44, 70, BASALT, { light: -1, courses: 5, gold: lit, dark: DARK }),
      shikhara(38, -112, 44, 70, BASALT, { light: -1, courses: 5, gold: lit, dark: DARK }),
    shikhara(-30, -112, 58, 96, BASALT, { light: -1, courses: 6, gold: lit, dark: DARK }),
    // gold plate of the three lords over the tower's face
    path('M-42-232h24v26q-12 12-24 0z', GOLD), path('M-38-228h7v20q-4 0-7-3z', '#ffe9a6'),
    // hall and porch
    slab(56, -92, 126, 72), path(arcadePath(66, 172, 4, -26, -52, -70, 0.5), DARK), path(new Pen().rect(50, -96, 138, 6), lit),
      hallRoof(119, -95, 124, 4),
    slab(176, -70, 66, 50), path(arcadePath(182, 236, 2, -22, -44, -58, 0.6), DARK), path(new Pen().rect(170, -74, 78, 5), lit),
      hallRoof(209, -73, 68, 3),
    path('M196-20h26v-30q-13-12-26 0z', '#ffcf7a', { opacity: 0.9 }),
    path('M176 4h66l8 8H168zM168 12h82l8 8H160z', mid), path('M176 4h66l2 3H174zM168 12h82l2 3H166z', lit),
  ].join('');
}

/** An umbrella over somebody at x, y. */
const umbrella = (x: number, y: number, r: number, a: string, b: string): string =>
  stroke(`M${x} ${y}v${r * 1.3}`, INK, 1.4) +
  path(new Pen(1).move(x - r, y).cubic(x - r * 0.8, y - r * 0.9, x + r * 0.8, y - r * 0.9, x + r, y).quad(x + r * 0.66, y - r * 0.2, x + r * 0.34,
    y).quad(x, y - r * 0.2, x - r * 0.34, y).quad(x - r * 0.66, y - r * 0.2, x - r, y).close(), a) +
  path(new Pen(1).move(x - r, y).cubic(x - r * 0.8, y - r * 0.9, x - r * 0.1, y - r * 0.72, x, y - r * 0.68).quad(x - r * 0.3, y - r * 0.5,
    x - r * 0.34, y).quad(x - r * 0.66, y - r * 0.2, x - r, y).close(), b);

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const mx = doc.pick(470, { wide: 680, tall: 430 });
    const tx = doc.pick(330, { wide: 520, tall: 352 });
    const k = doc.pick(1.06, { tall: 0.88 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400, deepenTo: 430 }),
      path(new Pen().circle(tx - 220, 150, 290),
        doc.radial([[0, '#fbf8e2', doc.pick(0.75, { wide: 0, tall: 0.2 })], [1, '#fbf8e2', 0]], tx - 220, 150, 290)),
      streaks(doc, { seed: 4, from: 60, to: 190, count: 6, colour: '#e9efe0', opacity: 0.4, height: [9, 20] }),
      `<g transform="${place(mx, 424, { scale: doc.pick(1.08, { tall: 0.94, wide: 1.14 }) })}">${brahmagiri(doc)}</g>`,
      // cloud on the summit and in the valley
      streaks(doc, { seed: 9, from: 118, to: 176, count: 4, x0: mx - 340, x1: mx + 420, colour: '#eef2e4', opacity: 0.75, height: [12, 24],
        length: [220, 420] }),
      mist(doc, { seed: 5, from: 290, to: 380, colour: '#eef3e6', opacity: 0.6, count: 6 }),
      path(foliagePath({ seed: 3, x0: x0 - 10, x1: x1 + 10, y: 430, height: 66, wavelength: 110, scallop: [6, 13], base: COURT, least: 0.35 }),
        air(doc, LIGHT, GREEN.near, 0.26, 0.4)),
    );
    // the wall of the court
    const wallY = COURT - 46;
    doc.add(
      path(new Pen().rect(x0, wallY, x1 - x0, 50), air(doc, LIGHT, '#5f6470', 0.2, 0.4)),
        path(new Pen().rect(x0, wallY - 4, x1 - x0, 6), mix('#aab2b0', LIGHT.haze, 0.2)),
      path(arcadePath(Math.floor(x0 / 40) * 40, Math.ceil(x1 / 40) * 40, Math.round((x1 - x0) / 40), COURT, COURT - 18, COURT - 30, 0.5),
        mix(DARK, LIGHT.haze, 0.3)),
    );
    const id = doc.define(temple());
    const court = doc.linear([[0, '#9fb0ac'], [0.35, '#7b8d90'], [1, '#3f525e']], { y1: COURT, y2: 600 });
    const veil = doc.linear([[0, '#8c9c9c', 0.45], [0.6, '#5f737a', 0.8], [1, '#3f525e', 0.98]], { y1: COURT, y2: 590 });
    const flags = new Pen();
    for (const y of [486, 512, 548]) flags.move(x0, y).line(x1, y);
    for (let i = -12; i < 14; i++) flags.move(tx + i * 62 + 20, COURT).line(tx + i * 150 + 60, 606);
    doc.add(
      doc.use(id, place(tx, COURT, { scale: k })),
      pennant(tx - 30 * k, COURT - 352 * k, 26 * k, 66 * k, ['#f4772c', '#c9402f'], { facing: 1, pole: '#5a4a40' }),
      doc.band(court, COURT),
      doc.use(id, place(tx, COURT, { scaleX: k, scaleY: -0.5 * k })),
      doc.band(veil, COURT),
      stroke(flags, '#e3ebe2', 1.2, { opacity: 0.28 }),
      ripples(doc, '#e9f0e4', { seed: 8, from: COURT + 10, to: 596, count: 42, length: [14, 90], height: [0.7, 2.2], opacity: 0.5 }),
      ripples(doc, '#263a48', { seed: 11, from: COURT + 10, to: 600, count: 30, length: [18, 110], height: [0.7, 2.4], opacity: 0.3 }),
    );
    // pilgrims, their mirrors on the wet stone
    const folk: readonly (readonly [number, number, number, string, string, 'w' | 'm', string, string])[] = [
      [-250, 500, 1.3, '#d8433f', '#f3b740', 'w', '', ''], [-214, 504, 1.35, '#f7f1e0', '', 'm', '#f4772c', '#ffa860'],
        [262, 496, 1.2, '#f4772c', '', 'm', '', ''],
      [318, 520, 1.7, '#2f8f6a', '#f3b740', 'w', '#c42f5e', '#ea6a8c'], [366, 512, 1.5, '#f7f1e0', '', 'm', '', ''],
        [-120, 548, 2.1, '#c8323f', '#f6c04a', 'w', '#2f5f8a', '#6a9ac0'],
      [-66, 552, 2.1, '#f7f1e0', '', 'm', '', ''], [-420, 512, 1.4, '#8a3f7a', '#f3b740', 'w', '#e0a030', '#ffd070'],
        [-520, 498, 1.2, '#f7f1e0', '', 'm', '#2f6f6a', '#5fa39a'],
    ];
    const mirrors = new Pen(1);
    for (const [dx, y, s] of folk) {
      const x = tx + dx * (doc.format === 'tall' ? 0.72 : 1);
      if (doc.shows(x, 20)) mirrors.move(x - 5 * s, y + 1).quad(x - 5 * s, y + 18 * s, x, y + 20 * s).quad(x + 5 * s, y + 18 * s, x + 5 * s, y +
        1).close();
    }
    doc.add(path(mirrors, '#2a3140', { opacity: 0.4 }));
    for (const [dx, y, s, cloth, edge, kind, a, b] of folk) {
      const x = tx + dx * (doc.format === 'tall' ? 0.72 : 1);
      if (!doc.shows(x, 30)) continue;
      doc.add(kind === 'w' ? woman(x, y, { scale: s, sari: cloth, edge }) : man(x, y, { scale: s, shirt: cloth, hat: '#f4efe0' }));
      if (a) doc.add(umbrella(x + 3 * s, y - 30 * s, 17 * s, a, b));
    }
    // a lamp tower near us, wet and dark, cut by the border
    const dx = doc.pick(744, { wide: 1010, tall: 662 });
    const brackets = new Pen();
    const cups = new Pen();
    for (const i of range(9)) {
      const y = 540 - i * 40;
      const w = lerp(44, 22, i / 8);
      for (const s of [-1, -0.4, 0.4, 1]) {
        brackets.polygon([[dx + s * w, y], [dx + s * (w + 22), y - 9], [dx + s * (w + 22), y - 3], [dx + s * w, y + 11]]);
        cups.rect(dx + s * (w + 14) - 7, y - 13, 14, 5);
      }
    }
    const topY = 186;
    doc.add(
      path(new Pen().polygon([[dx - 70, 640], [dx - 70, 578], [dx - 48, 560], [dx - 22, topY], [dx + 22, topY], [dx + 48, 560], [dx + 70, 578],
        [dx + 70, 640]]), INK),
      path(new Pen().polygon([[dx - 70, 640], [dx - 70, 578], [dx - 48, 560], [dx - 22, topY], [dx - 12, topY], [dx - 28, 560], [dx - 40, 580],
        [dx - 40, 640]]), '#47606a'),
      path(brackets, INK), path(cups, '#5f7a80'),
      path(new Pen().rect(dx - 76, 574, 152, 8).rect(dx - 30, topY - 4, 60, 7), '#5f7a80'),
      path(new Pen(1).move(dx - 20, topY - 4).cubic(dx - 30, topY - 24, dx - 10, topY - 32, dx, topY - 34).cubic(dx + 10, topY - 32, dx + 30,
        topY - 24, dx + 20, topY - 4).close(), INK),
    );
    // slanting rain
    const rain = new Pen();
    const drop = rng(19);
    for (const i of range(doc.pick(70, { wide: 100, tall: 60 }))) {
      const x = lerp(x0, x1, drop());
      const y = lerp(doc.pick(60, { tall: 110, wide: 60 }), 580, drop());
      if (doc.format === 'wide' && x < 340 && y < 330) continue;
      const l = 14 + (i % 4) * 6;
      rain.move(x, y).line(x - l * 0.22, y + l);
    }
    doc.add(
      stroke(rain, '#f6faf0', 1, { opacity: 0.45 }),
      birds('#2a3f48', [[tx + 120, 140, 1, 0.4], [tx + 148, 126, 0.8, 0.8], [tx + 96, 154, 0.7, -0.4]]),
    );
  },
};
