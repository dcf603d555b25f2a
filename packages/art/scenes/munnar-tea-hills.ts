import {
  air, airAt, birds, conifers, group, lensesPath, mist, mix, path, Pen, place, RAMPS, range, ridge, rng, sky, smoke, streaks, stroke, sun, teaPicker,
    woman,
  type Conifer, type Doc, type Point, type Ramp, type Scene,
} from '../kit';

/** Before the sun is high: violet valleys, peach light from the right. */
const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5a6cab', '#a48fbd', '#f0b0a4', '#ffe2bd'], haze: '#e6c3c4', deep: '#363f80' };
const TEA = { body: '#5f8f5c', lit: '#c3cf7c', shade: '#3a6a5c', row: '#335f58' };
const FACTORY = { wall: '#f4e6dc', lit: '#fff6e2', shade: '#a898b8', roof: '#7f8fae', roofLit: '#d9dbe4', roofShade: '#5a6690', glow: '#ffd27a' };

/** A rounded hill of tea seen from above: centre of its foot, half width, height of the picture of it, 0…1 of haze. */
type Mound = readonly [x: number, y: number, halfWidth: number, height: number, haze: number];

/** The parts of a hill 200 px wide and 72 high, defined once for `use`, because they weigh much: every hill is one of two shapes, stretched. */
interface MoundParts {
  body: string;
  shade: string;
  lit: string;
  rows: string;
}

/** Rows of tea run round the hill like contour lines; the side towards the sun is lit. */
function moundParts(doc: Doc, seed: number): MoundParts {
  const random = rng(seed);
  const wobble = range(9).map(() => 0.93 + 0.14 * random());
  // a point of the row at k (1 the foot, 0 the top), `turn` 0…1 clockwise from the right
  const on = (k: number, turn: number): Point => {
    const a = turn * 2 * Math.PI;
    const r = k * (wobble[Math.round(turn * 9 + 9) % 9] ?? 1);
    return [(1 - k) * 8 + Math.cos(a) * 100 * r, Math.sin(a) * 30 * r - 42 * (1 - k) ** 0.8];
  };
  const ring = (k: number): Point[] => range(9).map((i) => on(k, i / 9));
  const [body, rows] = [new Pen(1), new Pen(1)];
  for (const k of [1, 0.84, 0.68, 0.52, 0.36, 0.2]) body.soft(ring(k), { closed: true });
  for (let i = 0; i < 8; i++) rows.soft(ring(1 - i * 0.118), { closed: true });
  const down = (turn: number): Point[] => [0.08, 0.3, 0.55, 0.8, 0.98].map((k) => on(k, turn));
  const along = (from: number, to: number): Point[] => range(5).map((i) => on(0.98, from + ((to - from) * i) / 4));
  return {
    body: doc.define(path(body, '')),
    shade: doc.define(path(new Pen(1).soft([...down(0.22), ...along(0.26, 0.56), ...down(0.58).reverse()], { closed: true }), '')),
    lit: doc.define(path(new Pen(1).soft([...down(0.14), ...along(0.1, -0.08), ...down(-0.12).reverse()], { closed: true }), '')),
    rows: doc.define(path(rows, '')),
  };
}

function teaMound(doc: Doc, { body, shade, lit, rows }: MoundParts, [x, y, halfWidth, height, haze]: Mound): string {
  const tone = (c: string): string => (doc.format === 'wide' && x < 420 ? airAt(doc, LIGHT, c, haze, x - 60, 0.72) : mix(c, LIGHT.haze, haze));
  const size = { scaleX: halfWidth / 100, scaleY: height / 72 };
  const here = place(x, y, size);
  const bushes = (colour: string, width: number, where: string, dash = ''): string =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : ''}>${doc.use(rows, where)}</g>`;
  return (
    doc.use(body, here, { fill: tone(TEA.body) }) + doc.use(shade, here, { fill: tone(TEA.shade) }) +
      doc.use(lit, here, { fill: tone(mix(TEA.body, TEA.lit, 0.55)) }) +
    bushes(tone(TEA.row), 4.2, here) + bushes(tone(mix(TEA.lit, TEA.body, 0.2)), 2.8, place(x + 1, y - 0.02 * height, size), '6 3')
  );
}

/** The tea factory on 0,0: a long three-storeyed withering house, its shorter wing in front, boiler house and chimney; 270 px long. */
const factory = (): string =>
  [
    path(lensesPath([[-170, 16, 330, 12, 0.4]]), '#3d4a63', { opacity: 0.6 }),
    // boiler house and chimney behind
    path('M92-20V-66H150V-20z', FACTORY.wall), path('M86-66L104-84H140L156-66z', FACTORY.roof), path('M126-20V-66H150V-20z', FACTORY.lit),
      path('M108-80V-150H118V-80z', '#9a6a70'), path('M114-80V-150H118V-80z', '#d99a86'), path('M106-150H120V-146H106z', '#6a4a60'),
    // the withering house, three floors of windows
    path('M-140 0V-84H80V0z', FACTORY.wall), path('M80 0V-84L108-74V-6z', FACTORY.lit), path('M-140 0V-84H-118V0z', FACTORY.shade),
    path('M-150-82L-128-112H74L88-82z', FACTORY.roof), path('M88-82L74-112L116-72z', FACTORY.roofLit),
      path('M-150-82L-128-112H-70L-84-82z', FACTORY.roofShade),
      stroke('M-110-112L-124-82M-84-112L-96-82M-56-112L-66-82M-28-112L-36-82M0-112L-4-82M28-112L28-82M54-112L60-82', FACTORY.roofLit, 1.2,
      { opacity: 0.7 }),
    stroke('M-132-66H76M-132-40H76M-132-14H76', '#6f6a94', 13, { dash: '10 5' }), stroke('M-42-66H4M-12-40H60M-102-14H-40', FACTORY.glow, 13,
      { dash: '10 5' }), stroke('M-140-53H80M-140-27H80', FACTORY.shade, 1.6), stroke('M86-58L104-52M86-34L104-30M86-10L104-10', '#8a7f9c', 9,
      { dash: '5 3' }),
    // the packing wing in front
    path('M-170 14V-24H-70V14z', FACTORY.wall), path('M-178-22L-160-42H-84L-64-22z', '#b0645c'), path('M-84-42L-64-22H-92z', '#e89a7c'),
      stroke('M-164-6H-76', '#6f6a94', 12, { dash: '9 6' }), path('M-70 14V-24L-56-20V10z', FACTORY.lit),
    path('M-4 0V-22H22V0z', '#4a4068'), path('M-10-22H28V-26H-10z', FACTORY.lit),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 230, tall: 0 });
    const horizon = 226;
    const sunX = doc.pick(628, { wide: 880, tall: 590 });
    doc.add(
      sky(doc, LIGHT, { horizon }),
      sun(doc, sunX, doc.pick(150, { tall: 162 }), 30, '#fff6dc', { glow: '#ffdfae', glowRadius: doc.pick(260, { tall: 170 }), glowOpacity: 0.85 }),
      streaks(doc, { seed: 12, from: 30, to: 150, count: 6, colour: '#ffe0cf', opacity: 0.45 }),
      ridge(doc, air(doc, LIGHT, '#7f77ab', 0.5), { seed: 21, y: 214, height: 100, wavelength: 210, base: 330, step: 24 }),
      mist(doc, { seed: 5, from: 190, to: 220, count: 4, opacity: 0.6, colour: '#ffeadb' }),
      ridge(doc, air(doc, LIGHT, '#5f6f9a', 0.38), { seed: 44, y: 258, height: 80, wavelength: 180, base: 400, step: 24 }),
      mist(doc, { seed: 9, from: 236, to: 268, count: 4, opacity: 0.65, colour: '#ffeadb' }),
    );
    doc.add(path(new Pen().rect(x0, 330, doc.width, 290), air(doc, LIGHT, '#4f7a64', 0.24, 0.7)));
    const shapes = [moundParts(doc, 3), moundParts(doc, 8)] as const;
    const hills = (list: readonly Mound[]): string =>
      list.filter(([x, , w]) => doc.shows(x + s, w)).map(([x, ...rest], i) => teaMound(doc, shapes[i % 2 ? 1 : 0], [x + s, ...rest])).join('');
    doc.add(
      hills([[-420, 330, 200, 110, 0.34], [120, 322, 170, 94, 0.42], [700, 316, 190, 106, 0.42], [400, 306, 150, 78, 0.46],
        [-150, 330, 190, 106, 0.36], [960, 330, 180, 114, 0.36]]),
      mist(doc, { seed: 14, from: 318, to: 352, count: 5, opacity: 0.6, colour: '#fbe6df' }),
      hills([[-300, 420, 240, 150, 0.2], [40, 398, 210, 138, 0.24], [800, 404, 220, 148, 0.2], [1060, 420, 200, 138, 0.16]]),
    );

    // the terrace of the factory with its road and the lines where the workers live
    const k = doc.pick(1, { tall: 0.94 });
    const spot: readonly [number, number] = [doc.pick(424, { wide: 660, tall: 408 }), 404];
    const lines = (x: number, y: number, n: number): string =>
      range(n).map((i) => path(`M${x + i * 21} ${y + i * 2}v-9h18v9z`, '#f0dccb') + path(`M${x + i * 21 - 2} ${y + i * 2 - 9}l5-6h12l5 6z`,
        i % 3 ? '#b0645c' : '#7f8fae')).join('') + stroke(`M${x + 6} ${y - 4}l${(n - 1) * 21} ${(n - 1) * 2}`, FACTORY.glow, 4, { dash: '4 17' });
    doc.add(
      path(new Pen().move(spot[0] - 260, spot[1] + 14).quad(spot[0] - 40, spot[1] - 40, spot[0] + 230, spot[1] - 4)
        .quad(spot[0] + 160, spot[1] + 54, spot[0] - 40, spot[1] + 52).quad(spot[0] - 220, spot[1] + 46, spot[0] - 260, spot[1] + 14).close(),
        '#8a9a70'),
      stroke(`M${spot[0] + 520} ${spot[1] + 30}C${spot[0] + 260} ${spot[1] - 20} ${spot[0] + 190} ${spot[1] + 40} ${spot[0] + 60} ${spot[1] + 26}` +
        `C${spot[0] - 40} ${spot[1] + 14} ${spot[0] - 90} ${spot[1] + 60} ${spot[0] - 30} ${spot[1] + 84}` +
        `C${spot[0] + 40} ${spot[1] + 110} ${spot[0] + 150} ${spot[1] + 110} ${spot[0] + 130} ${spot[1] + 170}`, '#e9d3b8', 13),
      lines(spot[0] + 176, spot[1] - 22, 5), lines(spot[0] - 300, spot[1] + 6, 4),
      group(factory(), { transform: place(spot[0], spot[1], { scale: k }) }),
      smoke([[spot[0] + 114 * k, spot[1] - 160 * k, 8], [spot[0] + 104 * k, spot[1] - 174 * k, 12], [spot[0] + 88 * k, spot[1] - 190 * k, 16],
        [spot[0] + 66 * k, spot[1] - 202 * k, 18], [spot[0] + 38 * k, spot[1] - 210 * k, 15]], '#fff3e4', 0.7),
      van(spot[0] + 50, spot[1] + 24),
    );
    const oaks: readonly Conifer[] = ([[180, 400, 84, 0.26], [204, 410, 66, 0.3], [590, 400, 90, 0.24], [664, 396, 70, 0.28], [-60, 410, 80, 0.26],
      [-210, 404, 70, 0.28], [90, 352, 54, 0.3], [760, 350, 60, 0.28], [900, 400, 90, 0.25]] as const)
      .map(([x, ...rest]): Conifer => [x + s, ...rest]);
    doc.add(
      conifers(oaks.filter(([x]) => x > 330 || doc.format !== 'wide'), mix('#33605c', LIGHT.haze, 0.18), mix(TEA.lit, LIGHT.haze, 0.2), 1),
      conifers(oaks.filter(([x]) => x <= 330 && doc.format === 'wide'), '#2f4f70', '#566a84', 1),
      mist(doc, { seed: 25, from: 424, to: 456, count: 4, opacity: 0.5, colour: '#f6dfe0' }),
      hills([[-440, 560, 290, 220, 0.02], [130, 540, 260, 180, 0.1], [640, 552, 280, 192, 0.08], [960, 566, 260, 218, 0.06],
        [-150, 570, 260, 184, 0.06]]),
      mist(doc, { seed: 31, from: 520, to: 546, count: 3, opacity: 0.4, colour: '#e9d3dc' }),
      hills([[370, 690, 460, 280, 0], [-190, 700, 340, 260, 0], [930, 700, 320, 290, 0]]),
    );
    // pickers in single file along the near crest
    const file: readonly (readonly [dx: number, dy: number, scale: number, sari: string, edge: string])[] = [
      [0, 0, 1.25, '#d9363e', '#ffd36b'], [44, -6, 1.3, '#e8922f', '#8e2f5c'], [92, -8, 1.36, '#b8417a', '#ffe3a0'],
        [146, -6, 1.4, '#2f7f8f', '#f6d58a'],
    ];
    const [px, py] = [doc.pick(258, { wide: 480, tall: 268 }), 554];
    doc.add(
      path(lensesPath(file.map(([dx, dy, k2]) => [px + dx - 44, py + dy + 1, 54 * k2, 6, 0.7])), '#2c4a52', { opacity: 0.7 }),
      file.map(([dx, dy, scale, sari, edge]) => teaPicker(px + dx, py + dy, { scale, sari, edge, leaves: '#c9a05a' })),
      woman(px + 206, py - 2, { scale: 1.42, sari: '#7a4f9f', edge: '#ffd36b' }),
      birds('#5f5a8f', [[410 + s, 150, 1], [438 + s, 140, 0.8, 1], [456 + s, 156, 0.6], [x1 > 800 ? 480 + s : 470, 132, 0.5]]),
    );
  },
};

/** A small lorry on the road. */
const van = (x: number, y: number): string =>
  path(`M${x} ${y}v-14h20v14zM${x + 21} ${y}v-11h7l4 5v6z`, '#c9483f') + path(`M${x} ${y - 14}h20v4h-20z`, '#f6dfb4') +
    path(`M${x + 3} ${y}a3 3 0 1 0 6 0zM${x + 22} ${y}a3 3 0 1 0 6 0z`, '#33304a');
