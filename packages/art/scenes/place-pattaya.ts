import {
  air, at, bananaLeaves, birds, boulder, cumulus, deepenWater, foliagePath, group, leafPaths, lensesPath, lerp, mix, mound, palms, path, Pen, place,
  RAMPS, range, ripples, rng, sky,
  skyline, stipple, stroke, sun, water, type Leaf, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { chofaPath, person, revolved, thaiGable, type Profile } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2c86a8', '#86c8cc', '#e6eed0', '#fff0c6'], haze: '#e3ead0', ink: '#173c40', deep: '#0e5572' };
const SEA = 404;
/** Weathered teak: between, in the sun, in shade, in the dark of the carving. */
const TEAK = { mid: '#ab7a50', lit: '#e8b884', shade: '#6f4a3e', deep: '#43303a' };
const TONES: Tones = [TEAK.mid, TEAK.lit, TEAK.shade];
const WOOD = { field: TEAK.mid, border: TEAK.deep, gold: TEAK.lit, shade: TEAK.deep, pediment: '#8f6040', light: -1 as const };
const SPIRE: Profile = [[13, 0], [11, 8], [14, 11], [9, 22], [11, 25], [7, 40], [8.5, 43], [5, 60], [6, 63], [3, 80], [2, 84], [3.5, 90], [3, 97],
  [1, 100], [0.5, 118]];

/** Carved relief in a gable: rows of small dark strokes, wider below. */
const relief = (x: number, y: number, w: number, h: number): string =>
  stroke(range(5).map((i) => `M${(x - w * 0.36 * (1 - i / 5)).toFixed(0)} ${(y - h * (0.08 + 0.16 * i)).toFixed(0)}` +
    `H${(x + w * 0.36 * (1 - i / 5)).toFixed(0)}`).join(''), TEAK.deep, Math.max(2, h * 0.075), { dash: '3 2 1.5 2', opacity: 0.5 });

const gable = (x: number, y: number, w: number, h: number, tiers = 2, chofa = h * 0.24): string => thaiGable(x, y, w, h, { ...WOOD, tiers, chofa }) +
  relief(x, y - h * 0.44, w * 0.5, h * 0.5);

/** A roof between two towers, seen from its long side: three steps of tiles, each with a horned end. */
function roof(x: number, y: number, length: number, s: number, lit: boolean): string {
  const p = (list: readonly Point[]): Pen => new Pen(1).polygon(list.map(([a, b]): Point => [x + s * a * length, y - b]));
  const [field, edge] = lit ? [TEAK.mid, TEAK.lit] : [TEAK.shade, TEAK.mid];
  const layers = [[1, 0, 34], [0.82, 30, 72], [0.62, 66, 112]] as const;
  return layers
    .map(([to, low, high]) =>
      path(p([[0, high], [to * 0.86, high - 4], [to + 0.06, low], [0, low]]), field) +
        stroke(range(4).map((i) => `M${(x).toFixed(0)} ${(y - lerp(low, high, (i + 0.6) / 4)).toFixed(0)}` +
        `L${(x + s * length * lerp(to + 0.04, to * 0.86, (i + 0.6) / 4)).toFixed(0)} ${(y - lerp(low, high - 3, (i + 0.6) / 4)).toFixed(0)}`)
        .join(''), TEAK.deep, 2, { dash: '5 2', opacity: 0.5 }) +
      stroke(`M${x + s * (to + 0.06) * length} ${y - low}L${x + s * to * 0.86 * length} ${y - high + 4}`, edge, 3) +
        stroke(`M${x} ${y - low}L${x + s * (to + 0.06) * length} ${y - low}`, TEAK.deep, 3) +
        path(chofaPath(x + s * to * 0.86 * length, y - high + 4, 17, s > 0 ? 1 : -1), edge))
    .join('');
}

/** The Sanctuary of Truth about 0,0 on its stone terrace: the great tower over the crossing, wings to both sides and towards us. */
function sanctuary(): string {
  const spire = (x: number, y: number, k: number): string => revolved(x, y, SPIRE.map(([w, h]): Point => [w * k, h * k]), TONES, { light: -1 });
  const hall = (x: number, w: number, h: number): string =>
    path(new Pen().rect(x - w / 2, -h, w, h), TEAK.shade) +
      stroke(range(Math.round(w / 11)).map((i) => `M${Math.round(x - w / 2 + 6 + i * 11)} 0V${-h}`).join(''), TEAK.mid, 4) +
      stroke(range(Math.round(w / 11)).map((i) => `M${Math.round(x - w / 2 + 5 + i * 11)} 0V${-h}`).join(''), TEAK.lit, 1.6);
  const door = (x: number, w: number, h: number): string =>
    path(`M${x - w} 0V${-h * 0.7}Q${x - w} ${-h} ${x} ${-h * 1.14}Q${x + w} ${-h} ${x + w} ${-h * 0.7}V0z`, TEAK.deep);
  return [
    hall(0, 330, 62), roof(-40, -60, 136, -1, true), roof(40, -60, 136, 1, false),
    // the end towers of the wings
    ...[-1, 1].map((s) => spire(s * 132, -206, 0.7) + gable(s * 132, -160, 50, 62, 1) + gable(s * 132, -116, 74, 74) + gable(s * 132, -66, 96, 86) +
      door(s * 132, 11, 50)),
    // the tower over the crossing
    spire(0, -306, 1.06), gable(0, -262, 50, 74, 1), gable(0, -208, 78, 84), gable(0, -152, 112, 96), gable(0, -104, 140, 104, 3),
    // the wing towards us
    hall(0, 92, 66), gable(0, -64, 128, 104, 3), door(0, 15, 58),
    stroke('M-44 0V-62M44 0V-62M-28 0V-60M28 0V-60', TEAK.lit, 4.4), stroke('M-42 0V-62M46 0V-62M-26 0V-60M30 0V-60', TEAK.shade, 2),
    path('M-184 0H184V8H-184zM-34 8H34L44 18H-44z', '#dccdb0'), path('M-196 8H196V26H-196z', '#b5a792'), path('M40 8H196V26H50z', '#8a8088'),
    stroke('M-192 17H192', '#7a7078', 18, { dash: '2 22', opacity: 0.5 }), path('M-34 8H34L46 26H-46z', '#efe2c6'),
    stroke('M-38 14H38M-42 20H42', '#a89a88', 1.6),
  ].join('');
}

/** A speedboat at full speed to the left, 190 px long, with sightseers in life jackets. */
const speedboat = (): string =>
  [
    path('M40 4Q120-2 190-14Q250-14 330 2Q250 14 150 14Q70 16 10 10z', '#f2fbf4', { opacity: 0.9 }),
    path('M60 6Q140 2 220-4Q180 10 110 12z', '#9fdcd6'), path('M-104-4q-30-10-46 2q24-2 34 8q-8 4-16 8q30 4 60-6z', '#f2fbf4', { opacity: 0.9 }),
    stroke('M-6-20V-58M46-20V-58', '#d7dfe2', 2.6),
    ...[['#ff8a3c', -22], ['#ff8a3c', 0], ['#f5c53f', 20], ['#ff8a3c', 42]].map(([c, x]) =>
      path(`M${Number(x) - 7}-14Q${Number(x) - 8}-32 ${x}-33Q${Number(x) + 8}-32 ${Number(x) + 7}-14z`, String(c)) +
      path(`M${Number(x) - 4}-38a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0z`, '#b57a58')),
    path('M-5-38a5 5.5 0 0 1 10 0q-5-3-10 0zM37-38a5 5.5 0 0 1 10 0q-5-3-10 0z', '#2a1c26'), path('M-27-40q5-6 10 0zM15-40q5-6 10 0z', '#e9dcc4'),
    path('M-50-30L-30-34L-26-14H-60z', '#9fc9d6'), path('M-18-60H58L62-55H-22z', '#1f6f9f'), path('M-18-60H10L4-55H-22z', '#6fb6d6'),
    path('M-112-24Q-60-16 74-20L78-2Q60 8 20 8H-50Q-90 4-112-24z', '#fbf6ea'), path('M-112-24Q-60-16 74-20L75-14Q-40-8-102-16z', '#2f8fc0'),
    path('M-92-8Q-60 2 20 2H76L78-2Q60 8 20 8H-50Q-74 6-92-8z', '#a9b6c0'),
    path('M74-22h14v18h-12z', '#3a4658'), path('M74-26h16v6h-16z', '#55637a'),
  ].join('');

/** A parasail: striped canopy above, two people in the harness at 0,0. */
function parasail(): string {
  const stripes = ['#e2453f', '#f5923c', '#f8cf3f', '#58b060', '#2f8fcf', '#7a56b8'];
  const edge = (k: number): Point => [76 * k + 4, -128 - 30 * Math.cos((k * Math.PI) / 2) ** 0.8];
  const gores = stripes.map((colour, i) => {
    const [a, b] = [lerp(-1, 1, i / 6), lerp(-1, 1, (i + 1) / 6)];
    const foot = (k: number): Point => [66 * k - 2, -104 + 10 * k * k];
    const [p, q, r, t] = [foot(a), edge(a), edge(b), foot(b)];
    return path(new Pen(1).move(...p).quad(p[0] - 6 * (1 - Math.abs(a)) + 8 * a, (p[1] + q[1]) / 2, ...q)
      .quad((q[0] + r[0]) / 2, Math.min(q[1], r[1]) - 4, ...r).quad(r[0] + 6 * b, (r[1] + t[1]) / 2, ...t)
      .quad((p[0] + t[0]) / 2, (p[1] + t[1]) / 2 - 9, ...p).close(), colour);
  });
  const lines = range(7).map((i) => {
    const k = lerp(-1, 1, i / 6);
    return `M${Math.round(66 * k - 2)} ${Math.round(-104 + 10 * k ** 2)}L${i < 3.5 ? -6 : 6}-14`;
  }).join('');
  const flyer = (x: number, shirt: string, legs: string): string =>
    path(`M${x - 5}-2Q${x - 6}-15 ${x}-16Q${x + 6}-15 ${x + 5}-2L${x + 9} 6L${x + 4} 14L${x} 6L${x - 4} 15L${x - 8} 13z`, shirt) +
      path(`M${x - 4} 1L${x + 7} 3L${x + 9} 6L${x + 5} 16L${x + 2} 15L${x + 3} 8L${x - 2} 7L${x - 4} 18L${x - 7} 17z`, legs) +
      path(`M${x - 3.5}-20a3.5 4 0 1 1 7 0a3.5 4 0 1 1-7 0z`, '#b57a58') + path(`M${x - 4}-12L${x - 9}-22L${x - 7}-23L${x - 1}-14z`, '#b57a58');
  return [
    stroke(lines, '#3a5a6a', 0.8), path('M-68-102Q-6-124 62-96Q10-112-68-102z', '#2a3a5a', { opacity: 0.35 }), ...gores,
    path('M6-158Q50-150 80-128Q78-112 64-96Q52-140 6-158z', '#1d2f55', { opacity: 0.18 }),
    path('M-16-16H16V-13H-16z', '#2a3a5a'), flyer(-8, '#ff8a3c', '#c98f6c'), flyer(9, '#f5c53f', '#b57a58'),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(300, { wide: 520, tall: 330 });
    const k = doc.pick(0.86, { tall: 0.7 });
    doc.add(
      sky(doc, LIGHT, { horizon: SEA }),
      // in wide the sun is outside the canvas, above the title
      wide ? '' : sun(doc, doc.pick(80, { tall: 160 }), doc.pick(92, { tall: 170 }), 34, '#fffdf0',
        { glow: '#fff6d6', glowRadius: doc.pick(220, { tall: 150 }), glowOpacity: 0.7 }),
      cumulus(doc, [[x + 330, 330, 300, 90, 6], [x - 250, 360, 240, 60, 12], [x + 520, 210, 200, 52, 17], [x + 230, 130, 160, 40, 3],
        [1040, 370, 220, 60, 9]], { lit: '#fffaf0', shade: '#c9dcd8' }),
      skyline(17, { x0: x + 150, x1: x1 + 10, y: SEA - 6, height: [20, 84], width: [11, 24], fill: mix('#7f9aa4', LIGHT.haze, 0.45), gap: 0.4 }),
      skyline(5, { x0: x0 - 10, x1: x - 190, y: SEA - 6, height: [14, 44], width: [10, 22], fill: air(doc, LIGHT, '#7f9aa4', 0.5), gap: 0.6 }),
      path(foliagePath({ seed: 11, x0: x0 - 10, x1: x1 + 10, y: SEA - 2, height: 20, wavelength: 120, scallop: [4, 9], base: SEA + 4, least: 0.4 }),
        air(doc, LIGHT, '#3f7a68', 0.4)),
    );
    // the headland with its trees
    const hill = (seed: number, dx0: number, dx1: number, lift: number, height: number): string =>
      foliagePath({ seed, x0: x + dx0 * k, x1: x + dx1 * k, y: SEA - lift, height, wavelength: 60, scallop: [5, 11], base: SEA + 6, least: 0.45,
        envelope: mound(x + dx0 * k, x + dx1 * k, 0.35) });
    const green = (a: number, b: number): readonly (readonly [number, number, number, number, number])[] =>
      [[x + a * k, SEA - 110, 96, 0.66, b], [x + (a + 34) * k, SEA - 84, 74, 0.56, -b]];
    doc.add(
      path(hill(4, -330, -90, 14, 70) + hill(5, 110, 340, 14, 64), '#2f6f58'),
      palms(doc, 7, [...green(-262, 9), ...green(214, -8), [x + 300 * k, SEA - 76, 70, 0.5, 6]],
        { dark: '#1f5f50', lit: '#86b850', bark: '#6a5548' }),
      path(hill(14, -340, -150, 4, 34) + hill(15, 170, 350, 4, 34), '#3f8a5c'),
    );
    const temple = doc.define(sanctuary());
    doc.add(
      doc.use(temple, place(x, SEA - 24 * k, { scale: k })),
      // rocks below the terrace
      range(15).map((i) => boulder(x + (-330 + i * 45) * k + (i % 3) * 6, SEA + 8 + (i % 2) * 3, 48 * k, 20 * k + (i % 4) * 4,
        ['#6d5f62', '#cdb698'])),
    );

    // the bay
    doc.add(
      water(doc, SEA + 4, [[0, '#bfe8d8'], [0.18, '#63c8c4'], [0.5, '#2597ac'], [1, '#0f6486']]),
      deepenWater(doc, LIGHT, SEA + 4, { strength: 0.65 }),
      doc.use(temple, place(x, SEA + 12 * k, { scaleX: k, scaleY: -0.42 * k }), { opacity: 0.34 }),
      ripples(doc, '#f3fff2', { seed: 4, from: SEA + 10, count: 90, opacity: 0.55 }),
      ripples(doc, '#0d5674', { seed: 9, from: SEA + 18, count: 80, opacity: 0.4 }),
      path(lensesPath(range(9).map((i) => [x - 320 * k + i * 74 * k, SEA + 14, 60, 3, 0.5])), '#fffdf0', { opacity: 0.8 }),
    );
    // small craft, the speedboat and the parasail it draws
    const bx = doc.pick(430, { wide: 690, tall: 440 });
    const px = doc.pick(622, { wide: 900, tall: 590 });
    const py = doc.pick(262, { wide: 250, tall: 282 });
    const far = (fx: number, y: number, s: number): string =>
      group([path('M-20-5Q0-1 22-6L16 3H-14z', '#fbf6ea'), path('M-6-6h14l-3-6h-8z', '#2f8fc0'), path('M18 1q30-2 60 2q-30 5-62 2z', '#f2fbf4')],
      { transform: place(fx, y, { scale: s }) });
    doc.add(
      far(doc.pick(690, { wide: 860 }), 430, 0.8), far(doc.pick(120, { wide: 180 }), 446, 0.9), far(wide ? -100 : -200, 430, 0.8),
      far(doc.pick(560, { wide: 1000 }), 450, 1),
      stroke(`M${px} ${py + 4}Q${(px + bx) / 2 + 50} ${(py + 470) / 2 + 40} ${bx + 58} 492`, '#f6f4e6', 1.4, { opacity: 0.9 }),
      group(parasail(), { transform: place(px, py, { scale: doc.pick(0.95, { tall: 0.84 }) }) }),
      group(speedboat(), { transform: place(bx, 512, { scale: doc.pick(1, { tall: 0.86 }) }) }),
      stipple('#fffdf0', { seed: 6, count: 34, x0: bx + 80, x1: bx + 300, y0: 486, y1: 512, size: 2, opacity: 0.8 }),
      path(lensesPath([[bx - 100, 524, 210, 6, 0.5], [bx - 70, 534, 160, 4, 0.5]]), '#0d5674', { opacity: 0.5 }),
    );
    // screw pines on the rocks where people watch
    const e = x1;
    const random = rng(5);
    const leaves: Leaf[] = range(15).map((i): Leaf => [e - 34 + random() * 20, 512 - (i % 3) * 12,
      -Math.PI * (0.06 + 0.95 * ((i + random() * 0.6) / 15)), 90 + 60 * random(), 6.5, (i > 7 ? -1 : 1) * (0.9 + 0.5 * random())]);
    doc.add(
      path(new Pen().move(e - 260, 612).quad(e - 226, 566, e - 168, 560).quad(e - 120, 540, e - 70, 544).quad(e - 20, 528, e + 10, 532)
        .line(e + 10, 612).close(), LIGHT.ink),
      path(`M${e - 226} 584Q${e - 200} 564 ${e - 168} 562Q${e - 120} 542 ${e - 70} 546Q${e - 110} 552 ${e - 140} 570` +
        `Q${e - 190} 574 ${e - 226} 584z`, '#5d6a5c'),
      person(e - 176, 564, { scale: 1.7, top: '#f5f0e0', bottom: '#2f6f8f', legs: 'shorts', head: 'straw', arms: 'point', skin: '#c98f6c',
        facing: -1 }),
      person(e - 148, 562, { scale: 1.65, top: '#e2574f', legs: 'skirt', head: 'long', skin: '#d39a78', facing: -1 }),
      path(`M${e - 30} 560Q${e - 34} 520 ${e - 26} 480L${e - 16} 480Q${e - 18} 520 ${e - 8} 560z`, LIGHT.ink),
      bananaLeaves(leaves, LIGHT.ink, '#2a6350'),
      stroke(leaves.slice(0, 8).map((leaf) => at(leafPaths(...leaf), 0)).join(''), '#a6c878', 0.8, { opacity: 0.4 }),
      birds('#4a7a88', [[x + 96, 190, 0.9], [x + 120, 180, 0.7, 1], [x + 140, 196, 0.6]]),
    );
  },
};
