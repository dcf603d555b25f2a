import {
  air, birds, cumulus, deepenWater, foliagePath, house, lensesPath, lerp, man, mist, mix, mound, path, Pen, place, RAMPS, range, ridge, ripples, rng,
  roundArchPath, sky, stroke, sun, TITLE_CREAM, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#4f8ab4', '#9dc3cc', '#f2dcb6', '#fbe9cb'], haze: '#e9dcc6', deep: '#1d5380' };
const DOME = { lit: '#f0c8a0', mid: '#c08a72', shade: '#7a5464', deep: '#4f3a50' };
const WALL = { lit: '#f2b98a', mid: '#cc7f62', shade: '#8a4f56', deep: '#5a3444', cream: '#fdebcd' };
const GOLD = { lit: '#ffe28a', mid: '#e9ab3c', shade: '#a8682c' };
const RED = { lit: '#f0554c', mid: '#c92f3a', shade: '#8a2238' };
const HORIZON = 322;

/** A beehive spire of flat ribs about its axis: the radius at 0…1 of its height. Lit from the right. */
function beehive(x: number, foot: number, half: number, height: number, ribs: number): string {
  const radius = (t: number): number => Math.max(0.16, (1 - t ** 2.1) ** 0.62);
  const steps = range(9).map((i) => i / 8);
  const lines: string[] = [];
  let out = '';
  for (let i = 0; i < ribs; i++) {
    const [a, b] = [-90 + (180 * i) / ribs, -90 + (180 * (i + 1)) / ribs].map((d) => Math.sin((d * Math.PI) / 180)) as [number, number];
    const edge = (k: number): Point[] => steps.map((t) => [x + half * radius(t) * k, foot - height * t + half * 0.1 * radius(t) * Math.sqrt(1 - k * k)]);
    const turn = (-90 + (180 * (i + 0.5)) / ribs - 34) / 90;
    const light = Math.max(0, 1 - Math.abs(turn) ** 1.4);
    const tone = light > 0.5 ? mix(DOME.mid, DOME.lit, (light - 0.5) * 2) : mix(DOME.shade, DOME.mid, light * 2);
    out += path(new Pen(1).soft(edge(a)).soft(edge(b).reverse(), { join: true }).close(), tone);
    lines.push(String(new Pen(1).soft(edge(b))));
  }
  out += stroke(lines.slice(0, -1).join(''), DOME.deep, Math.max(0.7, half * 0.012), { opacity: 0.5 });
  return out;
}

/** Pots and trident of gilt brass on a spire. */
const finial = (x: number, y: number, s: number): string =>
  path(`M${x - 12 * s} ${y}Q${x - 14 * s} ${y - 8 * s} ${x - 5 * s} ${y - 9 * s}Q${x - 13 * s} ${y - 16 * s} ${x - 3 * s} ${y - 21 * s}` +
    `Q${x - 8 * s} ${y - 26 * s} ${x - 1.5 * s} ${y - 31 * s}L${x} ${y - 46 * s}L${x + 1.5 * s} ${y - 31 * s}` +
      `Q${x + 8 * s} ${y - 26 * s} ${x + 3 * s} ${y - 21 * s}` +
        `Q${x + 13 * s} ${y - 16 * s} ${x + 5 * s} ${y - 9 * s}Q${x + 14 * s} ${y - 8 * s} ${x + 12 * s} ${y}z`,
    GOLD.mid) +
  path(`M${x} ${y}H${x + 12 * s}Q${x + 14 * s} ${y - 8 * s} ${x + 5 * s} ${y - 9 * s}` +
    `Q${x + 13 * s} ${y - 16 * s} ${x + 3 * s} ${y - 21 * s}L${x} ${y - 46 * s}z`,
    GOLD.lit) +
  stroke(`M${x - 7 * s} ${y - 56 * s}Q${x - 7 * s} ${y - 46 * s} ${x} ${y - 44 * s}` +
    `Q${x + 7 * s} ${y - 46 * s} ${x + 7 * s} ${y - 56 * s}M${x} ${y - 44 * s}V${y - 60 * s}`,
    GOLD.mid, 2.2 * s);

/**
 * The temple: garbhagriha under its beehive ringed with lesser spires, the calanta under a hut-shaped roof, the long ridged natamandira.
 * The axis of the dome meets the ground at 0,0.
 */
function temple(): string {
  const block = (x0: number, x1: number, top: number, corner: number): string =>
    path(new Pen(1).rect(x0, top, x1 - x0, -top), WALL.mid) + path(new Pen(1).rect(x0, top, corner - x0, -top), WALL.shade) +
    path(new Pen(1).rect(x0 - 6, -16, x1 - x0 + 12, 16), WALL.deep) + path(new Pen(1).rect(corner, -16, x1 - corner + 6, 7), WALL.lit) +
    stroke(`M${x0 - 3} ${top + 4}H${x1 + 3}`, WALL.cream, 5) + stroke(`M${x0 - 4} -20H${x1 + 4}`, WALL.lit, 4);
  const niches = (x0: number, x1: number, count: number, low: number, high: number, half: number): string =>
    range(count).map((i) => roundArchPath(lerp(x0, x1, (i + 0.5) / count), half, low, high + half)).join('');
  // small figures in the niches
  const figures = (x0: number, x1: number, count: number, low: number, h: number): string =>
    range(count).map((i) => { const px = lerp(x0, x1, (i + 0.5) / count);
      return `M${px - 3.5} ${low}L${px - 3} ${low - h * 0.6}Q${px} ${low - h * 0.8} ${px + 3} ${low - h * 0.6}` +
        `L${px + 3.5} ${low}zM${px - 2.4} ${low - h * 0.8}a2.4 2.8 0 1 1 4.8 0a2.4 2.8 0 1 1-4.8 0z`;
      }).join('');
  const spire = (x: number, y: number, s: number): string => path(new Pen(1).rect(x - 21 * s, y - 8 * s, 42 * s, 14 * s), WALL.mid) +
    path(new Pen(1).rect(x - 21 * s, y - 8 * s, 14 * s, 14 * s), WALL.shade) + stroke(`M${x - 23 * s} ${y - 8 * s}h${46 * s}`, WALL.cream, 3 * s) +
    beehive(x, y - 9 * s, 20 * s, 54 * s, 6) + finial(x, y - 61 * s, 0.42 * s);
  return [
    // natamandira, farthest left: its roof in ridges like the back of a beast, a rounded end
    block(-446, -214, -74, -330),
    path('M-456-72Q-452-126-400-140Q-330-152-210-146V-72z', WALL.shade), path('M-360-146Q-290-151-210-146V-72H-344Q-372-100-360-146z', '#b8685a'),
    path('M-310-148Q-260-150-210-146V-118Q-260-124-310-120z', WALL.lit, { opacity: 0.8 }),
    stroke('M-350-78Q-366-112-352-146M-318-78Q-330-112-318-148M-286-78Q-294-112-286-149M-254-78Q-260-112-254-148M-226-78Q-230-112-226-147', WALL.deep,
      3),
    stroke('M-346-78Q-361-112-347-146M-314-78Q-325-112-313-148M-282-78Q-289-112-281-149M-250-78Q-255-112-249-148', WALL.cream, 2, { opacity: 0.7 }),
    path(niches(-326, -220, 4, -16, -54, 10) + niches(-440, -336, 3, -16, -50, 8), WALL.deep), path(figures(-326, -220, 4, -18, 30), WALL.lit),
    finial(-300, -146, 0.5), finial(-240, -145, 0.5),
    // calanta with its curved hut roof and two small spires
    block(-232, -110, -86, -186),
    path('M-248-82Q-232-138-172-146Q-112-138-96-82Q-172-108-248-82z', '#b8685a'), path('M-172-146Q-112-138-96-82Q-132-96-172-98z', WALL.lit),
    stroke('M-248-82Q-172-108-96-82', WALL.cream, 4),
    stroke('M-220-94Q-208-128-186-143M-196-98Q-190-126-180-144M-150-98Q-156-126-164-144M-124-92Q-136-128-158-143', WALL.deep, 1.8, { opacity: 0.6 }),
    path(niches(-182, -116, 2, -16, -64, 14), WALL.deep), path(figures(-182, -116, 2, -18, 40), GOLD.mid), finial(-172, -144, 0.7),
    // garbhagriha: moulded plinth, sculptured wall, then the dome
    block(-134, 134, -112, -66),
    path('M-146 0L-138-30H138L146 0z', WALL.shade), path('M-60 0V-30H138L146 0z', '#b5685a'), stroke('M-140-24H140M-142-10H143', WALL.cream, 3.4, { dash: '7 5' }),
    path(niches(-58, 128, 5, -38, -92, 12) + niches(-130, -70, 2, -38, -86, 9), WALL.deep),
    path(figures(-58, 128, 5, -40, 46) + figures(-130, -70, 2, -40, 40), WALL.lit),
    stroke('M-134-104H134', WALL.deep, 6, { dash: '5 4', opacity: 0.6 }),
    path('M-140-112H140V-124H-140z', WALL.cream), path('M-140-112H-66V-124H-140z', '#c9a094'), stroke('M-138-118H138', RED.mid, 3, { dash: '6 6' }),
    spire(-96, -122, 0.86), spire(100, -122, 0.86),
    beehive(0, -124, 122, 218, 12),
    spire(-128, -118, 0.96), spire(130, -118, 0.96), spire(-66, -112, 1.06), spire(66, -112, 1.06), spire(0, -110, 1.16),
    path('M-26-336Q-30-346-20-350H20Q30-346 26-336Q0-328-26-336z', DOME.mid), path('M4-334Q20-333 26-336Q30-346 20-350H4z', DOME.lit),
    stroke('M-22-343H24', DOME.deep, 8, { dash: '1.6 4', opacity: 0.5 }), finial(0, -348, 1.1),
  ].join('');
}

/** The double-decked truss bridge of Saraighat, from x0 to x1 with its deck on y. */
function truss(x0: number, x1: number, y: number, colour: string): string {
  const pen = new Pen(1);
  const n = Math.round((x1 - x0) / 12);
  for (let i = 0; i < n; i++) {
    const x = lerp(x0, x1, i / n);
    pen.move(x, y).line(x + (x1 - x0) / n / 2, y - 9).line(x + (x1 - x0) / n, y);
  }
  const piers = range(7).map((i) => `M${Math.round(lerp(x0 + 14, x1 - 14, i / 6)) - 3} ${y}h6v14h-6z`).join('');
  return path(piers, colour) + stroke(`M${x0} ${y}H${x1}M${x0} ${y - 9}H${x1}`, colour, 2) + stroke(pen, colour, 1.2);
}

/** Red cloths and brass bells that pilgrims tie to the boughs of the temple tree. */
function offerings(points: readonly (readonly [number, number, number])[]): string {
  const cloths = points.map(([x, y, l],
    i) => `M${x} ${y}q${i % 2 ? 6 : -6} ${l * 0.3} ${i % 2 ? -2 : 3} ${l * 0.6}` +
      `q${i % 2 ? -4 : 5} ${l * 0.2} ${i % 2 ? 2 : -2} ${l * 0.4}l8 -3q-2-${l * 0.3} 2-${l * 0.5}q4-${l * 0.3}-2-${l * 0.5}z`);
  const bells = points.filter((_, i) => i % 3 === 1).map(([x, y]) => `M${x + 16} ${y}v10q-9 3-9 17h18q0-14-9-17zM${x + 14} ${y + 28}a3 3 0 1 1 .1 0z`);
  return path(cloths.filter((_, i) => i % 3).join(''), RED.mid) + path(cloths.filter((_, i) => !(i % 3)).join(''), RED.lit) + path(bells.join(''), GOLD.mid);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 100, tall: -46 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, doc.pick(720, { wide: 900, tall: 620 }), 170, 36, '#fff6dc', { glow: '#fff0cc', glowRadius: doc.pick(320, { tall: 200 }), glowOpacity: 0.7, disc: false }),
      cumulus(doc,
        [[120, 236, 220, 66, 4], [270, 262, 170, 40, 9], [doc.pick(730, { wide: 860, tall: 640 }), 220, 200, 60, 6], [-160, 262, 180, 44, 12],
          [1010, 250, 200, 56, 15]],
        { lit: TITLE_CREAM, shade: '#ecc9b4', opacity: 0.85, shift: -0.06 }),
      ridge(doc, air(doc, LIGHT, '#7fa0ae', 0.5, 0.7), { seed: 17, y: 318, height: 50, wavelength: 250 }),
      ridge(doc, air(doc, LIGHT, '#5f8a8c', 0.38, 0.62), { seed: 23, y: 332, height: 40, wavelength: 190 }),
      mist(doc, { seed: 5, from: 300, to: 326, colour: '#fdf1dc', opacity: 0.6, count: 4 }),
    );
    // the river with its sand bars, the town on the far shore
    const random = rng(6);
    const town = range(44).map(() => { const x = lerp(x0, x1, random()); const h = 3 + 9 * random();
      return `M${Math.round(x)} 336v-${Math.round(h)}h${Math.round(5 + 7 * random())}v${Math.round(h)}z`; });
    doc.add(
      path(town.join(''), air(doc, LIGHT, '#fff4e2', 0.1, 0.6)),
      doc.band(doc.linear([[0, '#f4dfbe'], [0.2, '#bfd0c8'], [0.6, '#6fa6b4'], [1, '#3f7f9c']], { y1: 336, y2: 520 }), 335),
      deepenWater(doc, LIGHT, 335, { strength: 0.6 }),
      path(lensesPath([[x0 - 20, 372, 340, 9, 0.5], [40, 358, 240, 7, 0.5], [260, 386, 200, 8, 0.4], [-160, 400, 220, 8, 0.4],
        [620, 366, 260, 8, 0.5], [880, 384, 240, 8, 0.4]]),
        air(doc, LIGHT, '#f4dcb4', 0.1, 0.45)),
      ripples(doc, '#fff6e2', { seed: 4, from: 340, to: 480, count: 50, opacity: 0.6, length: [14, 70] }),
      truss(x0 - 10, doc.pick(330, { wide: 420, tall: 330 }), 348, air(doc, LIGHT, '#8a4f4a', 0.24, 0.55)),
      path(foliagePath({ seed: 9, x0: 110 + dx * 0.6, x1: 214 + dx * 0.6, y: 386, height: 34, wavelength: 30, scallop: [4, 9], base: 388, least: 0.5,
        envelope: mound(110 + dx * 0.6, 214 + dx * 0.6) }),
        '#4f7f62'),
      path(lensesPath([[100 + dx * 0.6, 390, 130, 4, 0.5]]), '#f4e2bc'),
      path(`M${156 + dx * 0.6} 362v-12q6-12 12 0v12zM${161 + dx * 0.6} 344l1-8l1 8z`, '#fff0dc'),
      path('M-30-4Q0 4 34-8Q28 6 16 6H-18Q-28 4-30-4zM-18-6v-9h34v9z', '#5a3f52', { transform: place(60 + dx * 0.5, 414, { scale: 0.8 }) }),
      path('M-22-16h42l-4-4h-34z', '#f0554c', { transform: place(60 + dx * 0.5, 414, { scale: 0.8 }) }),
    );
    // the hill: woods, roofs among them, then the terrace
    doc.add(
      path(foliagePath({ seed: 14, x0: x0 - 10, x1: 420 + dx, y: 492, height: 70, wavelength: 110, scallop: [6, 13], base: 560, least: 0.4,
        envelope: (x) => 0.5 + 0.8 * Math.max(0, (x - x0) / (420 + dx - x0)) }),
        air(doc, LIGHT, '#3f7a5c', 0.14, 0.3)),
      path(foliagePath({ seed: 16, x0: 560 + dx, x1: x1 + 10, y: 480, height: 120, wavelength: 110, scallop: [6, 13], base: 560, least: 0.5,
        envelope: (x) => Math.min(1, Math.max(0, (x - 560 - dx) / 140)) }),
        mix('#3f7a5c', LIGHT.haze, 0.16)),
      [[36, 486, 40], [-90, 490, 44], [-190, 486, 36], [98, 478, 32]].filter(([x = 0]) => doc.shows(x + dx * 0.5)).map(([x = 0, y = 0, w = 0], i) =>
        house(x + dx * 0.5, y, w, w * 0.5,
          { wall: '#f6e4cc', wallShade: '#d9bda8', roof: i % 2 ? '#3f7f86' : '#b54a44', roofLit: i % 2 ? '#6fb0ac' : '#e0745c', light: 1,
            windows: '#6a4a56' })),
      path(foliagePath({ seed: 18, x0: x0 - 10, x1: 300 + dx, y: 516, height: 44, wavelength: 80, scallop: [7, 15], base: 580, least: 0.4 }),
        air(doc, LIGHT, '#2f6a50', 0.06, 0.2)),
    );
    const ground = 520;
    doc.add(
      doc.band(doc.linear([[0, '#e2a987'], [0.5, '#c88468'], [1, '#8f5452']], { y1: ground - 4, y2: 600 }), ground - 2),
      wide ? doc.band(doc.linear([[0, '#3f3f5c', 0.5], [1, '#3f3f5c', 0]], { x1: -300, x2: 300, y2: 0 }), ground - 2) : '',
      stroke(`M${x0} 534H${x1}M${x0} 552H${x1}M${x0} 576H${x1}`, '#a8654f', 2, { opacity: 0.6 }),
      path(range(11).map((i) => `M${400 + dx + (i - 5) * 90} ${ground}L${400 + dx + (i - 5) * 150} 610` +
        `l3 0L${402 + dx + (i - 5) * 90} ${ground}z`).join(''),
        '#a8654f', { opacity: 0.6 }),
      path(`M${300 + dx} 524Q${420 + dx} 540 ${660 + dx} 528L${560 + dx} 562Q${400 + dx} 566 ${180 + dx} 548z`, '#7a4450', { opacity: 0.35 }),
      moved(temple(), 486 + dx, ground + 2, doc.pick(0.98, { tall: 0.86 })),
      path(lensesPath([[30 + dx, ground + 6, 640, 8, 0.6]]), WALL.deep, { opacity: 0.6 }),
    );
    // flags on tall bamboos, pilgrims, a stall of red cloths, pigeons
    const sx = doc.pick(0, { wide: 90, tall: 36 });
    const people: readonly (readonly [number, number, number, 0 | 1, string, string])[] = [
      [246, 566, 1.8, 0, RED.mid, '#ffd36b'], [282, 572, 1.9, 1, '#fdf0dc', '#f2b53a'], [330, 556, 1.6, 0, '#f2b53a', RED.mid], [392, 580, 2.1, 0, '#f7ead0', RED.mid],
      [430, 586, 2.1, 1, RED.mid, '#fdf0dc'], [560, 570, 1.8, 1, '#f7ead0', RED.lit], [596, 566, 1.7, 0, RED.lit, '#ffd36b'], [470, 552, 1.5, 0, '#8e3f6a', '#ffd36b'],
    ];
    const pigeons = new Pen(1);
    for (let i = 0; i < 14; i++) { const px = 490 + sx + random() * 130; const py = 572 + random() * 24;
      pigeons.move(px - 6, py).quad(px - 2, py - 6, px + 3, py - 5).quad(px + 5, py - 9, px + 7, py - 6).quad(px + 7, py - 2, px + 1, py + 1).close();
      }
    doc.add(
      stroke(`M${214 + dx} 536V330M${706 + dx} 536V300`, '#7a4a3a', 3),
      path(`M${214 + dx} 332l46 12l-12 8l14 8l-48 14zM${706 + dx} 302l46 12l-12 8l14 8l-48 14z`, RED.mid),
      path(`M${214 + dx} 332l46 12l-46 6zM${706 + dx} 302l46 12l-46 6z`, RED.lit),
      path(lensesPath(people.map(([x, y, s]) => [x + sx - 8 - 12 * s, y + 1, 30 * s, 3, 0.3] as const)), '#5f3444', { opacity: 0.5 }),
      people.map(([x, y, s, sex, a, b]) => (sex ? man(x + sx, y, { scale: s, shirt: a, dhoti: b }) : woman(x + sx, y,
        { scale: s, sari: a, edge: b, facing: x % 4 ? 1 : -1 }))),
      path(pigeons, '#6f7890'),
    );
    const stall = doc.pick(96, { wide: 60, tall: 176 });
    doc.add(
      path(`M${stall - 80} 596V540H${stall + 80}V596z`, '#8a4a4c'), path(`M${stall - 84} 540H${stall + 84}V550H${stall - 84}z`, '#f2c98f'),
      stroke(`M${stall - 78} 596V452M${stall + 78} 596V452`, '#5a3444', 5),
      path(`M${stall - 96} 462Q${stall} 428 ${stall + 96} 462L${stall + 86} 438Q${stall} 410 ${stall - 86} 438z`, RED.mid),
      path(`M${stall} 424Q${stall + 50} 426 ${stall + 86} 438L${stall + 96} 462Q${stall + 50} 444 ${stall} 445z`, RED.lit),
      woman(stall - 10, 566, { scale: 2.5, sari: '#f2b53a', edge: '#8e2f5c' }),
      path(`M${stall - 80} 548H${stall + 80}V600H${stall - 80}z`, '#8a4a4c'), path(`M${stall - 84} 542H${stall + 84}V551H${stall - 84}z`, '#f2c98f'),
      [-60, -38, 44, 64].map((d, i) => path(`M${stall + d - 9} 462h18l-2 ${50 + i * 4}l-7-6l-7 7z`, i % 2 ? RED.lit : RED.shade)).join(''),
      stroke(`M${stall - 64} 540a14 9 0 0 1 28 0M${stall + 28} 540a16 10 0 0 1 32 0`, '#ff9a2b', 10, { dash: '0 6', round: true }),
      path(`M${stall - 24} 542q8-14 16 0zM${stall - 6} 542q8-14 16 0z`, '#d9a05c'),
      stroke(`M${stall - 72} 576q18 12 36 0t36 0t36 0t36 0`, '#ffc83a', 6, { dash: '0 6', round: true }),
    );
    // the temple tree, cut by the right border
    const bx = doc.pick(810, { wide: 1110, tall: 712 });
    const by = doc.pick(0, { tall: 104 });
    const leaf = (seed: number, a: number, b: number, y: number, h: number): string =>
      foliagePath({ seed, x0: bx + a, x1: bx + b, y: by + y, height: h, wavelength: 60, scallop: [8, 18], base: by + y + 2, under: h * 0.45,
        least: 0.6, envelope: (x) => Math.max(0, 1 - Math.abs((x - bx - (a + b) / 2) / ((b - a) / 2)) ** 2.4) });
    doc.add(
      path(limbPath([[bx + 10, 650], [bx - 10, 480], [bx + 6, 300 + by * 0.5], [bx - 10, 120 + by]], [70, 44, 38, 26], 0) +
        limbPath([[bx, 260 + by], [bx - 60, 190 + by], [bx - 150, 168 + by]], [22, 14, 5], 0), '#3a2a3c'),
      softLine([[bx - 26, 640], [bx - 28, 480], [bx - 10, 310 + by * 0.5]], '#8a6660', 4, 0.7),
      offerings([[bx - 134, 172 + by, 40], [bx - 112, 176 + by, 52], [bx - 92, 180 + by, 36], [bx - 74, 190 + by, 56], [bx - 56, 198 + by, 40],
        [bx - 40, 214 + by, 50], [bx - 22, 232 + by, 40]]),
      path(leaf(3, -220, 40, 150, 96) + leaf(5, -120, 60, 60, 110), '#1f4a44'),
      path(leaf(7, -150, 40, 118, 50) + leaf(9, -70, 50, 30, 64), '#3f7a52'), path(leaf(11, -60, 40, 6, 34), '#86ad58'),
      y0 < 0 ? path(leaf(13, -40, 60, -40, 60), '#1f4a44') : '',
      birds('#5a6f86',
        [[doc.pick(300, { wide: 560, tall: 250 }), 160, 0.9], [doc.pick(328, { wide: 588, tall: 276 }), 148, 0.7, 1],
          [doc.pick(350, { wide: 610, tall: 296 }), 164, 0.6]]),
    );
  },
};
