import {
  air, arcadePath, birds, blade, branch, clamp, cypress, foliage, group, land, lensesPath, lerp, mist, path, Pen, place, poplarPaths, RAMPS, range, rng,
  roundArchPath, sky, streaks, stroke, sun, woman,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { dotsAt } from '../kit/parts-north';

const LIGHT: Ramp = {
  ...RAMPS.dawn, sky: ['#7a9cc0', '#b9c4d6', '#f0d3cc', '#fff0d2'], sun: '#fffaf0', haze: '#ecdcd2', lit: '#fff0d8', shade: '#7a6f90', ink: '#2c2a40',
  deep: '#3f5c86',
};
const ROSE: Tones = ['#e0a18e', '#f9cfb2', '#a8728a'];
const CREAM: Tones = ['#f6e4cc', '#fff8e8', '#c9b0b4'];
const SLATE: Tones = ['#7888a6', '#b4bfd0', '#55618a'];
const HOLLOW = '#6a5574';
const MUSTARD = ['#efbf1f', '#ffe055', '#a39a2c'] as const;
const INK = '#2c2a40';

/** Jagatjit's palace at Kapurthala about x 0, foot on y 0, 440 px long: rose and cream, mansard roofs in the manner of Versailles. Light from the right. */
function palace(): string {
  const out: string[] = [];
  const box = (x: number, w: number, foot: number, h: number, t: Tones): void => {
    out.push(
      path(new Pen().rect(x, foot - h, w, h), t[0]), path(new Pen().rect(x + w * 0.66, foot - h, w * 0.34, h), t[1]),
      path(new Pen().rect(x, foot - h, w * 0.16, h), t[2]),
    );
  };
  const cornice = (x: number, w: number, y: number): void => {
    out.push(path(new Pen().rect(x - 4, y - 4, w + 8, 5), CREAM[1]), path(new Pen().rect(x - 2, y + 1, w + 4, 2.6), CREAM[2]));
  };
  // a roof with steep curved sides and oval windows
  const mansard = (x: number, w: number, foot: number, h: number, bow: number, eyes: number): void => {
    const side = (s: number, k = 1): Pen => {
      const [a, b] = s < 0 ? [x, x + w * 0.2 * k] : [x + w, x + w - w * 0.2 * k];
      return new Pen().move(a, foot).quad(a - s * bow * 0.2, foot - h * 0.55, a - s * bow, foot - h).line(b - s * bow * 0.6, foot - h).quad(b, foot - h * 0.5, b, foot).close();
    };
    out.push(
      path(
        new Pen().move(x, foot).quad(x + bow * 0.2, foot - h * 0.55, x + bow, foot - h).line(x + w - bow, foot - h).quad(x + w - bow * 0.2, foot - h * 0.55, x + w, foot).close(),
        SLATE[0],
      ),
      path(side(1, 1.5), SLATE[1]),
      path(side(-1), SLATE[2]),
      path(new Pen().rect(x + bow - 2, foot - h - 3, w - bow * 2 + 4, 4), CREAM[1]),
      stroke(`M${x + bow + 3} ${foot - h - 6}H${x + w - bow - 3}`, SLATE[2], 5, { dash: '1.4 3' }),
    );
    const at = range(eyes).map((i) => x + (w * (i + 0.5)) / eyes);
    out.push(
      path(at.map((px) => String(new Pen(1).circle(px, foot - h * 0.4, 6.4, 8))).join(''), CREAM[1]),
      path(at.map((px) => String(new Pen(1).circle(px, foot - h * 0.4, 4, 5.4))).join(''), HOLLOW),
    );
  };
  const windows = (a: number, b: number, n: number, sill: number, h: number): void => {
    const xs = range(n).map((i) => lerp(a, b, (i + 0.5) / n));
    out.push(
      path(xs.map((x) => roundArchPath(x, 5.6, sill + 2, sill - h + 4)).join(''), CREAM[1]),
      path(xs.map((x) => roundArchPath(x, 3.8, sill, sill - h + 4)).join(''), HOLLOW),
      stroke(range(n + 1).map((i) => `M${lerp(a, b, i / n).toFixed(1)} ${sill + 4}V${sill - h - 6}`).join(''), CREAM[0], 3),
    );
  };
  // long wings: arcaded ground floor, great windows above, balustrade before the attic
  for (const [x, w, n] of [[-160, 110, 7], [50, 110, 7]] as const) {
    mansard(x + 2, w - 4, -82, 26, 4, 5);
    box(x, w, 0, 82, ROSE);
    out.push(path(new Pen().rect(x, -36, w, 36), CREAM[0]), path(arcadePath(x + 2, x + w - 2, n, -2, -18, -28, 0.62), HOLLOW));
    windows(x + 2, x + w - 2, n, -44, 28);
    cornice(x, w, -36);
    cornice(x, w, -82);
    out.push(stroke(`M${x} -88H${x + w}`, CREAM[1], 6, { dash: '2 2.6' }));
  }
  // end pavilions
  for (const x of [-220, 156]) {
    mansard(x + 2, 60, -92, 46, 9, 2);
    box(x, 64, 0, 92, ROSE);
    out.push(
      path(new Pen().rect(x, -36, 64, 36), CREAM[0]), path(new Pen().rect(x + 50, -36, 14, 36), CREAM[1]),
      path(arcadePath(x + 6, x + 58, 3, -2, -18, -28, 0.6), HOLLOW),
    );
    windows(x + 7, x + 57, 3, -44, 34);
    cornice(x, 64, -36);
    cornice(x, 64, -92);
    out.push(path(`M${x + 14} -92Q${x + 32} -110 ${x + 50} -92z`, CREAM[1]), path(`M${x + 20} -94Q${x + 32} -105 ${x + 44} -94z`, ROSE[0]));
  }
  // centre: columned porch, pediment, the tall square dome
  mansard(-44, 88, -114, 66, 17, 3);
  box(-52, 104, 0, 114, ROSE);
  out.push(path(new Pen().rect(-52, -38, 104, 38), CREAM[0]), path(new Pen().rect(18, -38, 34, 38), CREAM[1]), path(arcadePath(-46, 46, 3, 0, -22, -34, 0.66), HOLLOW));
  windows(-44, 44, 3, -46, 44);
  cornice(-52, 104, -38);
  cornice(-52, 104, -114);
  out.push(
    path('M-36-114L0-140L36-114z', CREAM[1]),
    path('M-26-116L0-135L26-116z', ROSE[0]),
    path(new Pen(1).circle(0, -122, 5), CREAM[1]),
    path('M-6-180H6V-196H-6z', CREAM[0]),
    path('M-8-196Q0-214 8-196z', SLATE[0]),
    stroke('M0-206V-226', INK, 1.6),
    path('M0-226q12-5 22 1q-12 1-22 9z', '#e8893c'),
    // terrace steps
    path('M-232 0H228L240 8H-244z', CREAM[0]),
    path('M-60 0H60L78 12H-78z', CREAM[1]),
    stroke('M-66 4H66M-72 8H72', CREAM[2], 1.6),
  );
  return out.join('');
}

/** A Punjabi tractor with its driver, wheels on y, nose to the left, about 130 px long; and a trolley of green fodder. */
function tractor(): string {
  const wheel = (x: number, r: number): string =>
    path(new Pen(1).circle(x, -r, r), '#2a2836') + path(new Pen(1).circle(x, -r, r * 0.56), '#f0d24a') + path(new Pen(1).circle(x, -r, r * 0.24), '#a8792c') + stroke(
      new Pen(1).circle(x, -r, r * 0.86), '#4a4658', r * 0.16, { dash: '4 4' },
    );
  return [
    // trolley
    path('M92-52H206V-20H92z', '#a8442f'),
    path('M92-52H206V-45H92z', '#e07a4a'),
    stroke('M108-52V-20M130-52V-20M152-52V-20M174-52V-20M192-52V-20', '#7a3026', 2.4),
    path('M90-52Q94-76 112-72Q122-88 142-80Q158-90 174-78Q196-80 208-52z', '#4f8a3f'),
    path('M150-84Q164-86 174-78Q196-80 208-52H190Q186-72 168-70z', '#8fbb54'),
    stroke('M60-24H94', '#3a3648', 4),
    wheel(176, 17),
    wheel(128, 17),
    // body, mudguard, engine, exhaust
    path('M-44-24V-50Q-44-58-36-58H10L16-34H30V-22z', '#c9302f'),
    path('M-44-24V-50Q-44-58-36-58H-30V-24z', '#8f2434'),
    path('M-36-58H10L12-51H-42Q-41-56-36-58z', '#f2705a'),
    stroke('M-34-46H6M-34-38H8', '#8f2434', 2),
    path('M14-38Q26-66 54-62Q74-58 76-40L66-38Q60-52 46-52Q32-50 28-36z', '#c9302f'),
    path('M46-62Q74-62 76-40L66-38Q62-54 46-56z', '#f2705a'),
    stroke('M-20-58V-84', '#3a3648', 4),
    path('M-23-84h6v-5h-6z', '#55506a'),
    stroke('M14-44L8-66', '#3a3648', 2.4),
    path('M-44-48h-4v-7h4z', '#fff6d0'),
    // the driver: white kurta, saffron turban
    path('M22-40Q16-66 30-74Q44-78 50-62L52-40z', '#f6f0e6'),
    path('M40-75Q48-72 50-62L52-40H44Q48-60 40-75z', '#fffdf8'),
    path('M28-66Q16-60 8-64L7-60Q18-54 32-58z', '#dcd3d0'),
    path('M26-84a7 8 0 1 1 14 0a7 8 0 1 1-14 0z', '#8a5a40'),
    path('M26-82Q32-74 40-82Q42-72 33-70Q26-72 26-82z', '#3a3038'),
    path('M23-86Q22-99 33-99Q45-98 43-85Q33-92 23-86z', '#f08a24'),
    path('M33-99Q45-98 43-85L38-88Q40-96 33-99z', '#ffc060'),
    wheel(46, 28),
    wheel(-32, 16),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-30, { wide: 236, tall: 10 });
    const drop = doc.pick(0, { tall: 6 });
    const sunX = doc.pick(668, { wide: 980, tall: 610 });
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      sun(doc, sunX, doc.pick(150, { tall: 176 }), 36, '#fffdf4', { glow: '#fff6e0', glowRadius: doc.pick(250, { tall: 190 }), glowOpacity: 0.9 }),
      streaks(doc, { seed: 61, from: 70, to: 260, count: 8, colour: '#fffaf2', opacity: 0.4, height: [8, 18] }),
      foliage(doc, air(doc, LIGHT, '#7a8f8a', 0.66), { seed: 5, y: 372 + drop, height: 60, wavelength: 130, scallop: [7, 14], base: 400 }),
    );
    // rows of poplars in the mist on both sides
    const random = rng(31);
    const far: [number, number, number][] = [];
    for (let x = x0; x < x1; x += 9 + 22 * random()) if (Math.abs(x - 400 - shift) > 250 && Math.sin(x / 90) > -0.5) far.push([x, 382 + drop, 60 + 54 * random()]);
    const poplars = poplarPaths(far, 0.1);
    doc.add(
      path(poplars.body, air(doc, LIGHT, '#5f7f6a', 0.46, 0.75)),
      mist(doc, { seed: 3, from: 318, to: 372, colour: '#fff6ec', opacity: 0.5, count: 6 }),
      group(palace(), { transform: place(400 + shift, 390 + drop, { scale: doc.pick(1.14, { tall: 1.06 }) }) }),
    );
    // clipped cypresses, lawn and fountain before the terrace
    const cx = 400 + shift;
    doc.add(
      doc.band(doc.linear([[0, '#b5c48a'], [0.2, '#7f9f5f'], [1, '#4f7a4a']], { y1: 396, y2: 500 }), 399 + drop),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#3f5c72', 0.7], [1, '#3f5c72', 0]], { x1: x0, x2: 300, y2: 0 }), 399, 470) : '',
      path(lensesPath([[cx - 240, 411 + drop, 480, 6, 0.5]]), '#5f7f58', { opacity: 0.6 }),
      [-252, -196, -128, -84, 88, 140, 206, 262].map((dx, i) => cypress(
        cx + dx, 410 + drop + (i % 2) * 3, 46 + ((i * 7) % 4) * 7, 15, { body: '#3a6250', lit: '#8fae72' },
      )),
      path(`M${cx - 46} ${420 + drop}q46-9 92 0q-8 12-46 12t-46-12z`, CREAM[0]),
      path(`M${cx - 38} ${420 + drop}q38-6 76 0q-10 7-38 7t-38-7z`, '#a9cdd6'),
      stroke(
        `M${cx} ${420 + drop}V${392 + drop}M${cx} ${394 + drop}q-12 2-18 24M${cx} ${394 + drop}q12 2 18 24M${cx} ${400 + drop}q-6 2-8 18M${cx} ${400 + drop}q6 2 8 18`,
        '#fbfdfd', 1.8, { opacity: 0.9 },
      ),
      mist(doc, { seed: 9, from: 402 + drop, to: 436 + drop, colour: '#fff8ee', opacity: 0.45, count: 4 }),
    );

    // fields: wheat in strips of green, mustard in full flower, a lane between
    const line = (y: number, a: number, ph: number): Point[] => range(18).map((i): Point => {
      const x = lerp(x0 - 20, x1 + 20, i / 17);
      return [x, y + a * Math.sin(x / 190 + ph)];
    });
    const heads = (seed: number, y0: number, y1: number, count: number, size: number, colour: string): string => {
      const pick = rng(seed);
      return dotsAt(
        range(Math.round((count * doc.width) / 800)).map((): Point => [lerp(x0, x1, pick()), lerp(y0, y1, pick())]).sort((a, b) => a[1] - b[1]),
        colour, size,
      );
    };
    doc.add(
      foliage(doc, '#5f8a5a', { seed: 13, y: 440 + drop, height: 12, wavelength: 60, scallop: [4, 9] }),
      land(line(438 + drop, 3, 0.6), 640, '#d9c24a'),
      path(lensesPath(range(10).map((i) => [lerp(x0, x1, random()) - 90, 443 + drop + i * 2, 200, 3, random()] as const)), MUSTARD[1], { opacity: 0.7 }),
      heads(4, 442 + drop, 460 + drop, 110, 2.4, MUSTARD[1]),
      land(line(464 + drop, 4, 2.1), 640, '#7fa84f'),
      stroke(range(3).map((i) => String(new Pen().soft(line(469 + drop + i * 5, 4, 2.1)))).join(''), '#5a8742', 2, { dash: '26 5 40 7' }),
      land(line(482 + drop, 5, 3.4), 640, MUSTARD[0]),
      heads(6, 488 + drop, 524 + drop, 150, 3.6, MUSTARD[1]),
      heads(7, 488 + drop, 524 + drop, 90, 3.2, MUSTARD[2]),
      // lane
      land(line(526, 4, 4), 640, doc.linear([[0, '#d9b890'], [1, '#a07a62']], { y1: 524, y2: 580 })),
      stroke(String(new Pen().soft(line(540, 4, 4))) + String(new Pen().soft(line(558, 4, 4.1))), '#b58f70', 4, { opacity: 0.8 }),
      path(
        lensesPath(range(9).map(() => [lerp(x0, x1, random()) - 60, lerp(534, 570, random()), 90 + 90 * random(), 3, random()] as const)), '#f0d3aa',
        { opacity: 0.6 },
      ),
    );
    // egrets in the young wheat
    const egret = doc.define(path(
      'M0 0V-9Q-6-12-9-20Q-10-26-6-27Q-2-27-2-23Q-4-16 2-15Q12-14 18-6Q10-6 3-8V0z', '#fffdf8',
    ) + path('M-8-26L-15-24L-8-23z', '#f0a52a') + stroke('M0-8V2M4-8V2', '#5d4a44', 1));
    const flock: readonly (readonly [x: number, y: number, s: number])[] = [
      [96, 482, 0.6], [128, 478, 0.5], [276, 486, 0.66], [-80, 482, 0.6], [-150, 480, 0.5], [560, 480, 0.56], [596, 484, 0.7], [720, 480, 0.5],
      [900, 482, 0.6], [1010, 480, 0.56],
    ];
    doc.add(flock.filter(([x]) => doc.shows(x, 10)).map(([x, y, s], i) => doc.use(egret, place(x, y + drop, { scaleX: i % 3 ? s : -s, scaleY: s }))));

    // tractor and trolley, a woman with a pot of lassi and her child
    const [tx, ty] = [doc.pick(452, { wide: 700, tall: 392 }), 566];
    const [wx, wy] = [doc.pick(214, { wide: 520, tall: 212 }), 566];
    doc.add(
      path(lensesPath([[tx - 66, ty + 4, 290, 8, 0.5], [wx - 40, wy + 4, 90, 5, 0.5]]), '#5d4450', { opacity: 0.55 }),
      group(tractor(), { transform: place(tx, ty, { scale: 1.14 }) }),
      woman(wx, wy, { scale: 2.3, sari: '#c2346a', edge: '#f2b62e', skin: '#9a6448' }),
      path('M-8 0Q-11-9-5-12H5Q11-9 8 0Q0 3-8 0z', '#b5763c', { transform: place(wx + 1, wy - 68, { scale: 1.1 }) }),
      path('M3 1Q11-9 5-12H0Q6-6 2 1z', '#e8b06a', { transform: place(wx + 1, wy - 68, { scale: 1.1 }) }),
      woman(wx + 40, wy - 2, { scale: 1.5, sari: '#2f7f86', edge: '#ffe3a0', skin: '#9a6448', facing: -1 }),
    );
    // mustard close to us along the lower border, a shisham branch above
    const stalks = new Pen();
    const leaves = new Pen();
    const near: Point[] = [];
    for (let x = x0 - 8; x < x1 + 8; x += 15) {
      const u = (x - x0) / doc.width;
      const y = 592 - 26 * random() - doc.pick(70, { wide: 24 }) * clamp(0.22 - u) * 4.4 - 30 * clamp(u - 0.84) * 5;
      stalks.move(x - 4, 620).quad(x, (y + 620) / 2, x + 3, y);
      if (random() < 0.7) blade(leaves, x, 616, -1.2 - 0.9 * random(), 34, 5, 0.12);
      for (let k = 0; k < 6; k++) near.push([x + 3 + 13 * (random() - 0.5), y + 16 * (random() - 0.4)]);
    }
    const twigs = [[-24, 24, 0.3, 220], [-20, -16, 0.1, 190], [-30, 84, 0.56, 150], [70, -20, 0.72, 110]] as const;
    doc.add(
      path(leaves, '#3f6a3a'),
      stroke(stalks, '#54803a', 2.4),
      dotsAt(near, MUSTARD[0], 7),
      dotsAt(near.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + 2, y - 2]), '#fff29a', 3.8),
      branch(doc, 4, twigs.map(([x, y, a, l]) => (doc.format === 'wide' ? ([1100 - x, y, Math.PI - a, l] as const) : ([x + doc.pick(0, { tall: 100 }), y, a, l] as const))), {
        dark: '#2f4a48', lit: '#6f8f5a', wood: INK, leaf: 20, width: 6, pairs: 11,
      }),
      birds(
        '#5f6f92',
        [[360, 130, 0.9, 0], [386, 116, 0.7, 1], [336, 114, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [x + shift + 150, y + drop * 6, k, t] as const),
      ),
    );
  },
};
