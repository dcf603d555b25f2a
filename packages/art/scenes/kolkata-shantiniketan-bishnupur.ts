import {
  air, birds, deepenWater, foliagePath, glitter, lampPost, lensesPath, lerp, man, mix, path, Pen, RAMPS, range, ripples, rng, sitter, sky, skyline,
  streaks, stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#2b2f6e', '#86508a', '#ec8062', '#ffc878'], haze: '#e08a78', deep: '#20235c' };
const STEEL = { near: '#33284f', far: '#6a4a6e', lit: '#ffb878' };
const TAXI = { lit: '#ffd24a', mid: '#f0b028', shade: '#b8742a', trim: '#23305e' };
const INK = '#1c1638';
const HORIZON = 376;
const MARIGOLD = ['#ff9a2b', '#ffc83a', '#e2552f', '#fff0d0'] as const;

/** Howrah Bridge in perspective: u metres from the near abutment, h metres over the deck; the eye is six metres below it. */
function howrah(doc: Doc): string {
  const f = doc.pick(480, { wide: 500, tall: 400 });
  const middle = doc.pick(352, { wide: 476, tall: 362 });
  const project = (u: number, h: number, back = 0): Point => {
    const z = 120 + u * 0.6 + back * 0.8;
    return [middle + (f * (200 - u * 0.8 + back * 0.6)) / z, HORIZON - (f * (h + 6)) / z];
  };
  const [A, B, END] = [99, 556, 655];
  // chords over the deck: from abutment to tower, from tower to the middle
  const curve = (points: readonly (readonly [number, number])[], d: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [a, p] = points[i - 1] ?? [0, 0];
      const [b, q] = points[i] ?? [0, 0];
      if (d <= b) return lerp(p, q, (d - a) / (b - a));
    }
    return points.at(-1)?.[1] ?? 0;
  };
  const upper = (u: number): number => {
    if (u < A) return curve([[0, 76], [26, 58], [60, 34], [99, 12]], A - u);
    if (u > B) return curve([[0, 76], [26, 58], [60, 34], [99, 12]], u - B);
    return curve([[0, 76], [24, 61], [60, 48], [142, 38], [229, 35]], Math.min(u - A, B - u));
  };
  const lower = (u: number): number => {
    if (u < A || u > B) return 4;
    return curve([[0, 2], [40, 10], [142, 19], [229, 20]], Math.min(u - A, B - u));
  };
  const stations: number[] = [];
  for (let i = 0; i <= 6; i++) stations.push((A * i) / 6);
  for (let i = 1; i <= 26; i++) stations.push(A + ((B - A) * i) / 26);
  for (let i = 1; i <= 6; i++) stations.push(B + ((END - B) * i) / 6);
  const truss = (back: number, colour: string, k: number): string => {
    // strokes by distance: near, middle, far
    const webs = [new Pen(1), new Pen(1), new Pen(1)];
    const chords = [new Pen(1), new Pen(1), new Pen(1)];
    const band = (u: number): number => (u < 150 ? 0 : u < 340 ? 1 : 2);
    stations.forEach((u, i) => {
      const web = webs[band(u)];
      const chord = chords[band(u)];
      const next = stations[i + 1];
      web?.move(...project(u, 0, back)).line(...project(u, upper(u), back));
      if (next === undefined) return;
      chord?.move(...project(u, upper(u), back)).line(...project(next, upper(next), back)).move(...project(u, lower(u), back)).line(...project(next, lower(next), back));
      // the K of the web opens towards its tower
      const toNext = u < A || (u >= (A + B) / 2 && u < B);
      const [from, to] = toNext ? [u, next] : [next, u];
      const node = project(from, (upper(from) + lower(from)) / 2, back);
      web?.move(...node).line(...project(to, upper(to), back)).move(...node).line(...project(to, lower(to), back));
    });
    const widths = [[2.6, 6], [1.5, 3.4], [0.9, 2.2]] as const;
    return (
      webs.map((pen, i) => stroke(pen, colour, (widths[i]?.[0] ?? 1) * k)).join('') +
      chords.map((pen, i) => stroke(pen, colour, (widths[i]?.[1] ?? 1) * k, { round: true })).join('')
    );
  };
  const towers = (back: number, colour: string): string => {
    const pen = new Pen(1);
    for (const u of [A, B]) {
      const [x, foot] = project(u, -16, back);
      const [, top] = project(u, 80, back);
      const w = (foot - top) * 0.022;
      pen.polygon([[x - w, foot], [x - w * 0.7, top], [x + w * 0.7, top], [x + w, foot]]);
    }
    return path(pen, colour);
  };
  const deckBody = new Pen(1);
  deckBody.polygon([project(-16, 1.5), project(END, 1.5), project(END, -2.5), project(-16, -2.5)]);
  const lamps = new Pen(1);
  for (let u = 10; u < END; u += 22) lamps.move(...project(u, 7)).line(...project(u, 7.01));
  const piers = new Pen();
  for (const u of [A, B]) {
    const [x, y] = project(u, -3);
    const [, low] = project(u, -13);
    const w = (low - y) * 1.1;
    piers.polygon([[x - w, y], [x + w * 1.3, y], [x + w * 1.5, low], [x - w * 1.2, low]]);
  }
  const rim = new Pen(1);
  stations.forEach((u, i) => (i ? rim.line(...project(u, upper(u) + 1)) : rim.move(...project(u, upper(u) + 1))));
  return (
    towers(26, STEEL.far) + truss(26, STEEL.far, 0.8) + path(piers, '#4a3556') + path(deckBody, STEEL.near) + towers(0, STEEL.near) + truss(0, STEEL.near, 1) +
    stroke(rim, STEEL.lit, 1.4, { opacity: 0.9 }) + stroke(new Pen(1).move(...project(-16, 1.8)).line(...project(END, 1.8)), STEEL.lit, 1.6) +
    stroke(lamps, '#fff0b8', 3.4, { round: true })
  );
}

/** A Kolkata taxi, the round-shouldered Ambassador, facing left, its wheels on y; 200 px long at scale 1. */
const taxi = (x: number, y: number, scale: number): string =>
  moved(
    [
      path(lensesPath([[-116, 4, 232, 10, 0.5]]), INK, { opacity: 0.7 }),
      path('M-104-14Q-108-34-98-44Q-84-52-52-54Q-42-84-22-88Q14-94 40-86Q56-78 66-54Q92-52 100-42Q106-30 103-12Q60-6 0-6Q-70-6-104-14z', TAXI.mid),
      path('M-104-22Q-106-38-98-44Q-84-52-52-54Q-42-84-22-88Q14-94 40-86Q20-88-10-84Q-30-78-38-52Q-70-48-90-38Q-100-30-104-22z', TAXI.lit),
      path('M-104-14Q-106-22-104-28Q-60-22 0-22Q60-22 104-26Q105-18 103-12Q60-6 0-6Q-70-6-104-14z', TAXI.shade),
      path('M-46-54Q-38-76-22-82H-4V-54zM2-54V-82Q22-84 36-80Q48-72 56-54z', '#2f3a72'), path('M-42-56Q-36-72-22-79H-14L-26-56zM8-56L14-80H26L18-56z', '#8f7fae'),
      path('M20-54q-2-18 8-20q10 1 10 20z', '#e9dcc4'), path('M24-72a5 5.5 0 1 1 10 0a5 5.5 0 1 1-10 0z', '#5f3a30'),
      stroke('M-1-52V-10M-50-50Q-56-30-46-12M60-50Q66-30 58-12', TAXI.shade, 1.8), stroke('M-103-34Q0-44 102-36', TAXI.trim, 5),
      stroke('M8-42h10M-42-42h10', '#fff3d0', 2.6, { round: true }),
      path('M-112-20h14v8h-12zM98-20h14l-2 8h-12z', '#d9d3dc'), path('M-104-42a7 8 0 1 1 .1 0z', '#fff6d0', {}), path('M-106-22q8-6 12 0l-2 8h-8z', '#7a6a86'),
      path('M98-40h6v9h-5z', '#d8332f'), path('M-6-92h18v6h-18z', '#fff0c8'),
      path('M-62-18a18 18 0 0 1 .1 0z', INK), path('M-80-8a17 17 0 0 1 34 0zM40-8a17 17 0 0 1 34 0z', '#7a4a2a'),
      path('M-63-20a13 13 0 1 0 .1 0zM57-20a13 13 0 1 0 .1 0z', INK), path('M-63-13a6.5 6.5 0 1 0 .1 0zM57-13a6.5 6.5 0 1 0 .1 0z', '#d9d3dc'),
      path('M-108-34Q-150-26-214 2Q-160 10-104-18z', '#fff0b0', { opacity: 0.3 }),
    ],
    x, y, scale,
  );

/** A heap of flowers in a wide basket: its mound dotted with blossoms, lit from the left. */
function basket(seed: number, x: number, y: number, width: number, colour: string, lit: string): string {
  const random = rng(seed);
  const w = width / 2;
  const dark = new Pen(1);
  const bright = new Pen(1);
  for (let i = 0; i < width * 0.62; i++) {
    const u = random() * 2 - 1;
    const v = random();
    const px = x + u * w * 0.92;
    const py = y - w * 0.16 - v * w * 0.62 * Math.sqrt(Math.max(0, 1 - u * u));
    (u + random() * 0.9 < 0.15 ? bright : dark).circle(px, py, 2.2 + random() * 1.4);
  }
  return (
    path(`M${x - w} ${y - w * 0.14}Q${x - w * 0.8} ${y - w * 0.8} ${x} ${y - w * 0.84}Q${x + w * 0.8} ${y - w * 0.8} ${x + w} ${y - w * 0.14}z`, colour) +
    path(dark, mix(colour, INK, 0.22)) + path(bright, lit) +
    path(`M${x - w} ${y - w * 0.2}Q${x} ${y + w * 0.12} ${x + w} ${y - w * 0.2}` +
      `Q${x + w * 0.84} ${y + w * 0.22} ${x} ${y + w * 0.24}Q${x - w * 0.84} ${y + w * 0.22} ${x - w} ${y - w * 0.2}z`,
      '#7a4a34') +
    stroke(`M${x - w * 0.96} ${y - w * 0.1}Q${x} ${y + w * 0.2} ${x + w * 0.96} ${y - w * 0.1}`, '#c98a54', 2.4, { dash: '4 3' })
  );
}

/** Garlands hung from a bamboo: loops of blossoms, dotted strokes. */
const garlands = (x0: number, x1: number, y: number, drop: number): string => {
  let out = stroke(`M${x0 - 8} ${y}H${x1 + 8}`, '#6a4430', 4, { round: true });
  const count = Math.round((x1 - x0) / 15);
  for (let i = 0; i < count; i++) {
    const x = x0 + ((i + 0.5) * (x1 - x0)) / count;
    const d = drop * (0.86 + 0.22 * ((i * 7) % 3));
    out += stroke(`M${Math.round(x - 4)} ${y}q-2 ${Math.round(d * 0.7)} 4 ${Math.round(d)}q6 ${-Math.round(d * 0.3)} 4 ${-Math.round(d)}`,
      MARIGOLD[i % 4 === 3 ? 3 : i % 3] ?? '', 5, { round: true, dash: '0 5' });
  }
  return out;
};

const ferryBoat = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-84-14H92L80 4H-70z', '#2a2450'), path('M-84-14H92L90-9H-82z', '#f2c98a'),
      path('M-66-14V-30H70V-14z', '#8f4a5c'), stroke('M-60-22H66', '#ffdf9a', 8, { dash: '9 6' }), path('M-74-30H78V-34H-74z', '#e9b27a'),
      range(7).map((i) => path(`M${-62 + i * 18}-34q0-13 5-13q5 0 5 13zM${-60 + i * 18}-50a3 3.4 0 1 1 6 0a3 3.4 0 1 1-6 0z`,
        ['#f2e0c8', '#c43f5c', '#3f6f9c', '#e9a03f', '#5f4a86', '#d97a4c', '#f2e0c8'][i] ?? '')).join(''),
      path('M62-34V-54H80V-34z', '#e9d0b8'), path('M66-50h10v8h-10z', '#3a3a70'), stroke('M40-34V-66', INK, 2), path('M40-66h14l-4 5l4 5h-14z', '#e2552f'),
      path(lensesPath([[-90, 7, 190, 3, 0.5], [-110, 12, 150, 2.4, 0.5]]), '#ffd9a0', { opacity: 0.8 }),
    ],
    x, y, scale,
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const sunX = doc.pick(286, { wide: 460, tall: 290 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 4 }),
      sun(doc, sunX, doc.pick(306, { wide: 330 }), 36, '#ffe9b0', { glow: '#ffd08a', glowRadius: doc.pick(320, { wide: 230, tall: 220 }), glowOpacity: 0.8, rings: 1 }),
      streaks(doc, { seed: 17, from: 80, to: 290, count: 9, colour: '#ffb98a', opacity: 0.42, height: [5, 12] }),
      skyline(9, { x0: x0 - 10, x1: x1 + 10, y: HORIZON + 4, height: [14, 52], width: [16, 40], fill: air(doc, LIGHT, '#5a3f70', 0.4, 0.7), gap: 0.5 }),
      // Howrah Station on the far bank: its red halls and square towers
      path(
        (() => {
          const sx = doc.pick(196, { wide: 290, tall: 214 });
          return `M${sx - 70} ${HORIZON + 4}V344H${sx - 52}V330H${sx - 40}V318H${sx - 24}V330H${sx - 16}V342H${sx + 16}V330H${sx + 24}` +
            `V318H${sx + 40}V330H${sx + 50}V344H${sx + 74}V${HORIZON + 4}zM${sx - 42} 318l10-9l10 9zM${sx + 22} 318l10-9l10 9z`;
        })(),
        air(doc, LIGHT, '#8f3f4f', 0.22, 0.5),
      ),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 6, height: 14, wavelength: 80, scallop: [3, 8], base: HORIZON + 8 }),
        air(doc, LIGHT, '#3f3358', 0.2, 0.6)),
      doc.band(doc.linear([[0, '#ffc180'], [0.14, '#d9826e'], [0.45, '#7a4f80'], [1, '#2a2a62']], { y1: HORIZON + 6, y2: 560 }), HORIZON + 6),
      deepenWater(doc, LIGHT, HORIZON + 6, { strength: 0.7 }),
      ripples(doc, '#ffcf98', { seed: 4, from: HORIZON + 10, to: 540, count: 60, opacity: 0.5 }),
      ripples(doc, '#33305f', { seed: 7, from: HORIZON + 12, to: 540, count: 60, opacity: 0.5 }),
      glitter('#ffeec0', { seed: 5, x: sunX, from: HORIZON + 8, to: 500, width: [40, 140], count: 30, height: [0.8, 3.6] }),
    );
    doc.add(
      howrah(doc),
      birds('#3a2c56',
        [[doc.pick(170, { wide: 470, tall: 200 }), 178, 1], [doc.pick(206, { wide: 504, tall: 232 }), 164, 0.7, 1],
          [doc.pick(232, { wide: 528, tall: 254 }), 182, 0.6], [doc.pick(150, { wide: 450, tall: 180 }), 192, 0.5]]),
      ferryBoat(doc.pick(238, { wide: 330, tall: 262 }), 428, doc.pick(0.94, { tall: 0.84 })),
      moved([path('M-40-4Q0 4 44-10Q36 6 20 6H-24Q-36 4-40-4z', INK), sitter(-4, 0, { scale: 0.9, shirt: '#3a2c56' }),
        stroke('M14-22L-22 14', INK, 2)],
        doc.pick(452, { wide: 610, tall: 430 }), 414, 0.8),
    );

    // the ghat: steps down to the river, then the pavement
    const stairs: string[] = [];
    for (let i = 0; i < 6; i++) {
      const y = 456 + i * 9 + i * i * 0.9;
      stairs.push(path(new Pen().rect(x0 - 10, y, x1 - x0 + 20, 6 + i), mix('#b5766a', '#4f3a62', i * 0.1)),
        path(new Pen().rect(x0 - 10, y + 5 + i, x1 - x0 + 20, 5 + i), mix('#6a4464', INK, i * 0.08)));
    }
    doc.add(
      stairs,
      doc.band(doc.linear([[0, '#8a5a68'], [0.5, '#5d4062'], [1, '#33284f']], { y1: 528, y2: 600 }), 526),
      path(lensesPath([[x0, 540, 300, 6, 0.5], [x0 + 240, 566, 340, 8, 0.4], [x0 + 80, 588, 300, 8, 0.5],
        [doc.pick(430, { wide: 700 }), 548, 240, 6, 0.5]]),
        '#e39a7c', { opacity: 0.45 }),
    );
    const bathers: readonly (readonly [number, number, string, string])[] = [[40, 476, '#f2e0c8', '#c43f5c'], [120, 488, '#e9a03f', '#8e2f5c'],
      [560, 482, '#c43f5c', '#ffd36b'], [-120, 484, '#3f6f9c', '#f2e0c8'], [880, 486, '#d8433f', '#ffd36b']];
    doc.add(bathers.filter(([x]) => doc.shows(x)).map(([x, y, a, b],
      i) => (i % 2 ? woman(x, y, { scale: 1.2, sari: a, edge: b }) : man(x, y, { scale: 1.25, shirt: b, dhoti: a }))));

    // the sellers among their flowers
    const fx = doc.pick(0, { wide: 130, tall: 84 });
    doc.add(
      stroke(`M${96 + fx} 566V452M${286 + fx} 566V452`, '#4a3040', 5, { round: true }),
      garlands(100 + fx, 282 + fx, 460, 52),
      woman(64 + fx, 560, { scale: 3.1, sari: '#d8433f', edge: '#fff0d0' }),
      sitter(190 + fx, 570, { scale: 3.2, shirt: '#2f8f86', facing: 1 }),
      sitter(338 + fx, 572, { scale: 3, shirt: '#e9dcc8', hat: '#c43f3f', facing: -1 }),
      basket(3, 132 + fx, 588, 112, MARIGOLD[0], MARIGOLD[1]),
      basket(5, 250 + fx, 596, 124, '#f2b530', '#ffe98a'),
      basket(9, 372 + fx, 590, 96, '#c8324a', '#ff7a6a'),
      basket(12, 30 + fx, 604, 92, '#fbe3c8', '#fffaf0'),
      wide ? [basket(14, -64 + fx, 592, 100, MARIGOLD[0], MARIGOLD[1]), basket(16, -190 + fx, 602, 120, '#c8324a', '#ff7a6a'),
        woman(-130 + fx, 562, { scale: 2.9, sari: '#3f6f9c', edge: '#ffd36b', facing: -1 })] : '',
    );
    // a porter with garlands on his head walks to the taxi
    const px = doc.pick(462, { wide: 640, tall: 492 });
    doc.add(
      path(lensesPath([[px - 40, 574, 90, 6, 0.5]]), INK, { opacity: 0.6 }),
      man(px, 572, { scale: 3.2, shirt: '#6f86b5', dhoti: '#f2e6d0', facing: 1 }),
      path(limbPath([[px + 10, 506], [px + 24, 486], [px + 14, 468]], [9, 8, 6]), '#6a3b2f'),
      basket(21, px, 478, 74, MARIGOLD[0], MARIGOLD[1]),
      stroke(`M${px - 30} 476q-4 16 2 28M${px + 28} 474q6 18-2 32M${px - 22} 480q0 16 6 22`, MARIGOLD[1], 5, { round: true, dash: '0 5' }),
      taxi(doc.pick(656, { wide: 880, tall: 618 }), 580, doc.pick(1, { tall: 0.8 })),
      lampPost(doc.pick(556, { wide: 760, tall: 548 }), 566, { scale: 1.5, post: INK, glow: '#ffcf80' }),
    );
    // an old peepul's leaves over the right corner
    const bx = Math.max(x1, doc.pick(800, { tall: 700 })) + 20;
    const leaves = (seed: number, from: number, height: number): string =>
      foliagePath({ seed, x0: from, x1: bx, y: doc.y0 - 10, height: -height, wavelength: 70, scallop: [9, 20], base: doc.y0 - 20, least: 0.4,
        envelope: (x) => Math.max(0, (x - from) / (bx - from)) });
    doc.add(path(leaves(3, bx - 250, 190), INK), path(leaves(6, bx - 130, 130), '#3d2b58'));
  },
};
