import {
  air, birds, foliagePath, grass, lensesPath, lerp, mist, mix, path, Pen, place, RAMPS, range, rng, sky, slope, stroke, sun, tuftPath,
  type Doc, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4f8288', '#93b7a0', '#e6dba6', '#fbeec4'], haze: '#eadfb2', deep: '#1f4f55' };
const FUR = { mid: '#e07f2b', lit: '#ffb757', shade: '#a4502c', far: '#8a4630', white: '#fbeed6', cream: '#e3c39c', stripe: '#2b1a22' };
const LEAF = { far: '#6f9478', mid: '#4a7556', near: '#2a5240', lit: '#b5b85a' };
const STRAW = { lit: '#f3d27e', mid: '#c9a850', dark: '#7d7a3c' };
const INK = '#17302e';

/** One tapering stripe from x, y; a negative length goes up. */
const stripe = (pen: Pen, x: number, y: number, length: number, lean: number, width: number): Pen =>
  pen.move(x - width, y).quad(x - width + lean * 0.9, y + length * 0.5, x + lean, y + length).quad(x + width + lean * 0.7, y + length * 0.45, x +
    width, y).close();

/** A tiger walking to the left, its head turned to us; paws on y 0, 290 px long at scale 1; light from the upper right. */
function tiger(x: number, y: number, scale: number): string {
  const body =
    'M-98-133C-84-145-66-148-52-140C-30-130 10-124 40-129C66-137 94-135 109-118C121-104 119-83 112-67C119-54 121-42 115-29L108-9Q111-1 104 0L84 0' +
      'Q81-6 88-9L92-31' +
    'C84-48 76-60 70-71C40-57 0-48-34-57C-44-60-54-62-62-60C-66-38-76-20-80-9Q-78-1-86 0L-109 0Q-112-6-103-9C-100-32-98-60-104-79C-112-97-112-121-98-133z';
  const stripes = new Pen(1);
  // from the back down, in pairs; up from the belly; across the legs
  for (const [sx, sy, l, lean, w] of [
    [-66, -141, 30, 8, 3.4], [-56, -139, 44, 10, 2.6], [-40, -134, 34, -6, 3], [-28, -130, 48, -8, 3.2], [-14, -127, 30, 4, 2.4],
      [-4, -126, 46, 6, 3], [10, -126, 34, -4, 2.6], [22, -127, 50, 6, 3.2], [36, -129, 34, -2, 2.6],
    [48, -131, 52, 10, 3.4], [62, -134, 38, 8, 2.8], [74, -134, 54, 14, 3.4], [88, -130, 36, 12, 3], [99, -125, 44, 10, 3], [108, -115, 30, 3, 2.6],
    [-46, -61, -26, 8, 2.4], [-18, -54, -22, -6, 2.4], [8, -54, -26, 5, 2.4], [34, -60, -22, -6, 2.4], [56, -66, -24, 6, 2.4],
      [-82, -75, -26, 10, 2.6], [-88, -93, -24, 14, 2.2],
  ] as const) stripe(stripes, sx, sy, l, lean, w);
  for (const [sx, sy, l, lean] of [[86, -79, 8, 26], [90, -67, 8, 24], [94, -51, 7, 22], [98, -34, 5, 14], [-103, -65, 4, 22], [-102, -48, 4, 20],
    [-101, -31, 4, 16]] as const) {
    stripes.move(sx, sy).quad(sx + lean * 0.6, sy - 3, sx + lean, sy + l).quad(sx + lean * 0.5, sy + 3, sx, sy + 3).close();
  }
  const face = 'M-27-16C-29-30-16-35 0-35C16-35 29-30 27-16C31-4 27 8 17 16C12 24 7 31 0 31C-7 31-12 24-17 16C-27 8-31-4-27-16z';
  const brow = new Pen(1);
  for (const s of [-1, 1]) {
    brow.move(s * 2.4, -35).quad(s * 5, -28, s * 3, -21).quad(s * 9, -27, s * 8, -35.500).close();
    brow.move(s * 12, -34).quad(s * 14, -27, s * 10, -22).quad(s * 19, -25, s * 18, -32).close();
    brow.move(s * 27, -21).quad(s * 22, -18, s * 19, -12).quad(s * 24, -12, s * 28, -12).close();
    brow.move(s * 28.500, -5).quad(s * 23, -4, s * 19, 0).quad(s * 24, 3, s * 28, 1).close();
    brow.move(s * 26, 8).quad(s * 21, 8, s * 17, 11).quad(s * 21, 14, s * 23, 13).close();
  }
  brow.move(-2, -26).quad(0, -30, 2, -26).quad(1, -14, 0, -12).quad(-1, -14, -2, -26).close();
  return (
    `<g transform="${place(x, y, { scale })}">` +
    path('M-128 4Q0-10 150 4Q60 16-60 13Q-110 12-128 4z', INK, { opacity: 0.4 }) +
    // tail with its rings, far legs
    stroke('M106-115C132-109 136-79 138-60C140-32 152-20 162-38', FUR.mid, 10, { round: true }) +
    stroke('M112-113C132-107 136-79 138-60C140-32 152-20 160-34', FUR.stripe, 10, { dash: '4 8' }) +
      stroke('M155-28Q160-29 162-40', FUR.stripe, 10, { round: true }) +
    path('M-62-69L-34-60C-33-35-30-17-28-9Q-25-1-32 0L-51 0Q-54-6-46-9C-50-29-58-48-62-69zM44-69L74-67C72-54 66-42 58-29L51-9Q53-1 46 0L27 0' +
      'Q25-6 32-9L38-29C40-45 42-60 44-69z', FUR.far) +
    stroke('M-56-48L-36-42M-52-29L-33-23M44-48L66-45M40-29L56-26', FUR.stripe, 3) +
    path(body, FUR.mid) +
    // light along the back and haunch, shade below, white of the belly
    path('M-60-143C-30-130 10-124 40-129C66-137 94-135 109-118C121-104 119-83 112-67C116-87 108-109 88-117C60-125 30-111-8-111' +
      'C-36-111-52-121-60-143z', FUR.lit) +
    path('M-104-79C-98-67-84-69-70-69C-40-73 20-67 70-79C70-75 70-73 70-71C40-57 0-48-34-57C-44-60-54-62-62-60C-66-38-76-20-80-9Q-78-1-86 0L-94 0' +
      'C-92-26-92-57-104-79zM70-71C80-73 84-65 90-54C98-38 98-23 94-9L88-9L92-31C84-48 76-60 70-71z', FUR.shade) +
    path('M-62-60C-46-63-34-60-20-57C10-54 44-60 70-73C44-51 0-43-34-54C-44-57-54-58-62-60z', FUR.white) +
    path('M-109 0Q-112-6-103-9L-80-9Q-78-1-86 0zM84 0Q81-6 88-9L108-9Q111-1 104 0z', FUR.cream) +
    path(stripes, FUR.stripe) +
    // head
    `<g transform="${place(-112, -112, { scale: 0.98 })}">` +
    path('M-29-20Q-36-38-24-40Q-14-40-11-32zM29-20Q36-38 24-40Q14-40 11-32z', FUR.stripe) +
      path('M-27-25Q-32-35-24-36Q-18-36-15-31zM27-25Q32-35 24-36Q18-36 15-31z', FUR.cream) +
    path('M-28-2C-35 6-33 17-25 23L-21 19L-18 26L-10 26L0 32L10 26L18 26L21 19L25 23C33 17 35 6 28-2z', FUR.white) +
    path(face, FUR.mid) + path('M6-35C18-34 29-29 27-16C31-4 27 8 17 16C22 4 20-8 15-15C11-22 8-28 6-35z', FUR.lit) +
    path('M-26 0C-29 10-22 20-13 24L-9 11C-16 11-21 7-22-1zM26 0C29 10 22 20 13 24L9 11C16 11 21 7 22-1z', FUR.white) +
    path('M-18-13q6-9 13-2q-6 5-13 2zM18-13q-6-9-13-2q6 5 13 2z', FUR.white) +
    path('M-13 17C-13 8-5 9 0 11C5 9 13 8 13 17C13 26 7 31 0 31C-7 31-13 26-13 17z', FUR.white) +
    path('M-6-15Q0-18 6-15L6.500 5Q0 8-6.500 5z', mix(FUR.mid, FUR.lit, 0.4)) +
    path('M-7.500 5Q0 1 7.500 5Q6.500 12 0 15Q-6.500 12-7.500 5z', '#b8524f') + stroke('M0 15V20M0 20Q-5 24-11 21M0 20Q5 24 11 21', FUR.stripe, 1.5) +
    path('M-20-10Q-12-13-5-4Q-13-2-16-5zM20-10Q12-13 5-4Q13-2 16-5z', FUR.stripe) +
      path('M-15.500-7a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0zM10.500-7a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0z', '#f2c83c') +
      path('M-14.200-7a1.200 1.400 0 1 1 2.400 0a1.200 1.400 0 1 1-2.400 0zM11.800-7a1.200 1.400 0 1 1 2.400 0a1.200 1.400 0 1 1-2.400 0z',
      FUR.stripe) +
    path(brow, FUR.stripe) +
    stroke('M-12 18L-34 13M-12 21L-33 22M12 18L34 13M12 21L33 22', FUR.white, 0.8, { opacity: 0.8 }) +
    '</g></g>'
  );
}

/** An open safari car far off, 60 px long at scale 1. */
const gypsy = (x: number, y: number, k: number): string =>
  `<g transform="${place(x, y, { scale: k })}">` +
  path('M-34 2q34-6 70 0q-36 5-70 0z', INK, { opacity: 0.4 }) +
  path('M-22-14Q-22-26-16-26Q-11-26-11-14zM-8-16Q-8-28-2-28Q4-28 4-16zM8-13Q8-25 14-25Q19-25 19-13z', '#8a5a48') +
    path('M-19-29a3.400 3.600 0 1 1 6.800 0a3.400 3.600 0 1 1-6.800 0zM-5.400-31a3.400 3.600 0 1 1 6.800 0a3.400 3.600 0 1 1-6.800 0zM10.500-28' +
      'a3.400 3.600 0 1 1 6.800 0a3.400 3.600 0 1 1-6.800 0z', '#5d3a34') +
  path('M-20-31.500q4-4 9 0zM-6.400-33.500q4-4 9 0z', '#e9dcb0') +
  path('M-30-4V-15H-22L-20-17H22V-14L34-12V-4z', '#5f7a5c') + path('M-30-4V-9H34V-4z', '#3f5a48') + stroke('M22-15L18-28', '#3f5a48', 1.6) +
  path('M-24-4a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0zM16-4a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z', INK) +
  '</g>';

/** A chital, head up; 40 px tall at scale 1. */
const chital = (x: number, y: number, k: number, facing: number, colour: string): string =>
  path('M-16 0l1-13q-3-9 3-12q9-3 17 0q3-8 5-13l-3-5l5 3l4-1l5 5l-5 2q-2 10-5 15q0 4-2 6l-1 13h-2l-1-12q-6 2-13 0l-3 12z', colour,
    { transform: place(x, y, { scaleX: k * facing, scaleY: k }) });

/** Straight sal trunks between x0 and x1 under their canopy. */
function sal(doc: Doc, seed: number, ground: number, crown: number, spread: readonly [number, number], width: readonly [number, number],
  trunkFill: string, leafFill: string, litFill: string, open: (x: number) => number, scallop: readonly [number, number]): string {
  const random = rng(seed);
  const trunks = new Pen();
  for (let x = doc.x0 - 20; x < doc.x1 + 20; x += lerp(spread[0], spread[1], random())) {
    const w = lerp(width[0], width[1], random());
    const lean = (random() - 0.5) * w * 1.6;
    if (open(x) < 0.35) continue;
    trunks.polygon([[x - w * 0.7, ground + 4 * random()], [x - w * 0.42 + lean, crown - 10], [x + w * 0.42 + lean, crown - 10],
      [x + w * 0.7, ground + 2]]);
  }
  // clumps of leaves in the sun
  const lit: string[] = [];
  for (let x = doc.x0; x < doc.x1; x += lerp(50, 130, random())) {
    const w = lerp(50, 110, random());
    const rise = open(x + w / 2);
    const y = crown + 16 - 56 * rise * random();
    if (rise > 0.3) lit.push(tuftPath(Math.round(x) + 900, x, x + w, y, 12 + 20 * rise));
  }
  return (
    path(trunks, trunkFill) +
    path(foliagePath({ seed, x0: doc.x0 - 20, x1: doc.x1 + 20, y: crown + 26, height: 150, wavelength: 110, scallop, base: crown + 14, under: 40,
      least: 0.3, envelope: open }), leafFill) +
    path(lit.join(''), litFill)
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const tx = doc.pick(418, { wide: 640, tall: 410 });
    const glowX = tx + doc.pick(170, { wide: 190, tall: 130 });
    // the forest leaves a gap for the light
    const gap = (near: number, far: number) => (x: number): number =>
      (x < glowX ? slope(glowX - near, glowX - far)(x) : slope(glowX + near, glowX + far)(x));
    doc.add(
      sky(doc, LIGHT, { horizon: 400, deepenTo: 420 }),
      sun(doc, glowX, doc.pick(226, { tall: 262 }), 60, '#fff6cf',
        { disc: false, glowRadius: doc.pick(400, { tall: 300, wide: 330 }), glowOpacity: 0.95 }),
      path(foliagePath({ seed: 6, x0: x0 - 20, x1: x1 + 20, y: 410, height: 130, wavelength: 130, scallop: [7, 15], least: 0.4 }),
        air(doc, LIGHT, LEAF.far, 0.58)),
      sal(doc, 12, 424, 300, [16, 36], [3, 6], air(doc, LIGHT, '#7d8a70', 0.46), air(doc, LIGHT, LEAF.far, 0.42),
        air(doc, LIGHT, LEAF.lit, 0.55, 0.85), gap(30, 200), [6, 13]),
      mist(doc, { seed: 4, from: 380, to: 424, colour: '#fff6d8', opacity: 0.6, count: 5 }),
      sal(doc, 25, 434, 276, [34, 74], [7, 11], air(doc, LIGHT, '#5d6a58', 0.28, 0.75), air(doc, LIGHT, LEAF.mid, 0.24, 0.75),
        air(doc, LIGHT, '#86a05c', 0.2, 0.8), gap(120, 330), [7, 16]),
    );
    // shafts of light between the trees
    const shafts = new Pen();
    for (const [a, b, w] of [[-130, -360, 46], [-60, -180, 40], [30, 10, 34], [90, 170, 44]] as const) shafts.polygon([[glowX + a * 0.2, 180],
      [glowX + a * 0.2 + w * 0.3, 180], [glowX + b + w * 2, 470], [glowX + b, 470]]);
    doc.add(
      path(shafts, doc.linear([[0, '#fff8d6', 0], [0.3, '#fff8d6', 0.42], [1, '#fff8d6', 0]], { y1: 180, y2: 470 })),
      doc.band(doc.linear([[0, '#e9d592'], [0.3, '#c9b25e'], [0.7, '#8f8f48'], [1, '#4f6338']], { y1: 424, y2: 600 }), 424),
    );
    if (doc.format === 'wide') doc.add(doc.band(doc.linear([[0, '#2f5a4a', 0.85], [1, '#2f5a4a', 0]], { x1: x0, x2: 400, y2: 0 }), 424));
    // tall yellow grass in bands, far to near
    const turf = (y: number, h: number, seed: number, fill: string, x: number, z: number, count: number): string =>
      grass(seed, x, z, y, h, fill, { count, width: 2 });
    const deerX = tx + doc.pick(276, { tall: 240, wide: 290 });
    const n = doc.pick(120, { wide: 210, tall: 90 });
    doc.add(
      mist(doc, { seed: 9, from: 420, to: 446, colour: '#fffae2', opacity: 0.7, count: 5 }),
      chital(deerX, 446, 0.74, -1, mix('#a8704a', LIGHT.haze, 0.25)), chital(deerX + 28, 450, 0.84, 1, mix('#a8704a', LIGHT.haze, 0.2)),
      gypsy(tx - doc.pick(272, { tall: 222, wide: 300 }), 446, 0.92),
      turf(466, 26, 3, STRAW.lit, x0 - 10, x1 + 10, n),
      path(lensesPath(range(16).map((i) => [lerp(x0, x1, ((i * 7) % 16) / 16), 470 + ((i * 13) % 40), 120 + ((i * 31) % 80), 5, 0.5] as const)),
        '#e9cf7c', { opacity: 0.6 }),
      turf(500, 34, 5, STRAW.mid, x0 - 10, x1 + 10, Math.round(n * 0.8)),
      tiger(tx, 536, doc.pick(1.5, { tall: 1.34 })),
      turf(560, 44, 8, STRAW.dark, x0 - 10, x1 + 10, Math.round(n * 0.7)),
      turf(578, 46, 11, '#566b3a', x0 - 10, x1 + 10, Math.round(n * 0.55)),
      turf(612, 64, 14, '#2c4c36', x0 - 10, x1 + 10, Math.round(n * 0.55)),
    );
    // a termite hill and dark grass near us, cut by the right border; its light side faces the glow
    const ex = x1;
    const w = doc.pick(0, { tall: 30 });
    doc.add(
      path(new Pen().soft([[ex - 150 + w, 630], [ex - 128 + w, 560], [ex - 112 + w, 500], [ex - 96 + w, 470], [ex - 84 + w, 500], [ex - 70 + w, 440],
        [ex - 52 + w, 396], [ex - 36 + w, 440], [ex - 22, 470], [ex - 8, 430], [ex + 20, 410]]).line(ex + 20, 640).close(), INK),
      path(new Pen().soft([[ex - 150 + w, 630], [ex - 128 + w, 560], [ex - 112 + w, 500], [ex - 96 + w, 470], [ex - 104 + w, 520],
        [ex - 112 + w, 580], [ex - 126 + w, 630]]).close(), '#6f7a4a'),
      path(new Pen().soft([[ex - 84 + w, 500], [ex - 70 + w, 440], [ex - 52 + w, 396], [ex - 58 + w, 450], [ex - 70 + w, 520],
        [ex - 80 + w, 560]]).close(), '#6f7a4a'),
      grass(19, ex - 220, ex + 10, 616, 80, INK, { count: 44, width: 3 }),
      birds('#2a4a46', [[tx - 60, 170, 1, 0.4], [tx - 30, 156, 0.8, 0.8], [tx - 88, 184, 0.7, -0.3], [tx - 8, 176, 0.6]]),
    );
  },
};
