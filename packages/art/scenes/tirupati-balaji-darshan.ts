import {
  air, archPath, birds, deepenWater, domePath, dots, finialPath, glitter, gopuram, group, lensesPath, man, mist, path,
  Pen, petalPath, place, RAMPS, range, ridge, ripples, ripplesPath, rng, sagPath, sky, stars, streaks, stroke, sun,
  water, woman,
  type Doc, type GopuramColours, type Ramp, type Scene,
} from '../kit';
import { pilgrims } from '../kit/parts-deccan';

const LIGHT: Ramp = {
  ...RAMPS.night,
  sky: ['#14255e', '#31509a', '#8a83ba', '#f4ac8c'], haze: '#8f8cc0', deep: '#121f54', ink: '#0f1638',
};
const GOLD = { glint: '#fffbd0', lit: '#ffe27a', mid: '#f3b63c', low: '#cd8430', shade: '#8f5438', deep: '#4f2f3c' };
const WHITE: GopuramColours = {
  lit: '#fff6e0', mid: '#ead9d0', low: '#c9b2bc', sideLit: '#9c8fb5', side: '#75699c', deep: '#4a3f70', gold: '#ffd063',
  stoneLit: '#f5e2cc', stone: '#cdb2b0', stoneSide: '#655a8c', accents: ['#ffffff', '#f7e8d2', '#dfc6c6', '#f2d9a8'],
};
const WALL = { lit: '#ffe6bd', mid: '#d9b4a4', red: '#b5433f', shade: '#6d5a86' };

/**
 * Ananda Nilayam about 0,0 (the crown of the temple wall): two square storeys with pavilions on their rims, a round neck and the rounded dome
 * with its horseshoe gables, all plated with gold; lit from below. 190 px high.
 */
function vimana(): string {
  const kuta = (x: number, y: number, k: number): string => domePath(x, 9 * k, y - 7 * k, 12 * k) +
    String(new Pen(1).rect(x - 8 * k, y - 8 * k, 16 * k, 8 * k)) + finialPath(x, y - 18 * k, 8 * k, 2 * k);
  const sala = (x: number, y: number, w: number, k: number): string =>
    `M${x - w} ${y}V${y - 8 * k}Q${x - w} ${y - 20 * k} ${x - w + 8 * k} ${y - 21 * k}H${x + w - 8 * k}Q${x + w} ${y - 20 * k} ${x + w} ${y - 8 * k}V${y}z`;
  const niche = (x: number, y: number, half: number, h: number): string => archPath(x, half, y, y - h * 0.6, y - h);
  return [
    // first storey
    path('M-88 30V-34H88V30z', GOLD.low),
    path('M-88 30V-34H-30V30z', GOLD.mid),
    stroke('M-82-4H84', GOLD.lit, 26, { dash: '4 14.7' }),
    path(niche(0, 20, 14, 44) + niche(-56, 20, 10, 36) + niche(56, 20, 10, 36), GOLD.deep),
    path('M-12 20Q-10-4 0-14Q10-4 12 20z', GOLD.mid),
    path('M-98-30Q-90-36-90-42H90Q90-36 98-30Q94-26 88-27H-88Q-94-26-98-30z', GOLD.lit),
    path('M0-42H90Q90-36 98-30Q94-26 88-27H0z', GOLD.mid),
    path(kuta(-78, -42, 1.05) + kuta(78, -42, 1.05) + sala(0, -42, 27, 1.1), GOLD.mid),
    path(kuta(-46, -42, 0.8) + kuta(46, -42, 0.8), GOLD.low),
    path(domePath(-80, 5, -50, 9) + domePath(-48, 4, -49, 7) + sala(-10, -46, 14, 0.8) + domePath(74, 4, -50, 9), GOLD.glint),
    path(archPath(0, 8, -43, -52, -59), GOLD.shade),
    // second storey
    path('M-62-44V-86H62V-44z', GOLD.low),
    path('M-62-58V-86H-22V-58z', GOLD.mid),
    stroke('M-56-72H58', GOLD.lit, 20, { dash: '3 11.4' }),
    path(niche(0, -60, 9, 22), GOLD.deep),
    path('M-70-82Q-64-88-64-92H64Q64-88 70-82Q66-78 62-79H-62Q-66-78-70-82z', GOLD.lit),
    path('M0-92H64Q64-88 70-82Q66-78 62-79H0z', GOLD.mid),
    // lions at the corners of the platform
    path('M-58-92q-2-10 5-14q8 0 8 8l-2 6zM58-92q2-10-5-14q-8 0-8 8l2 6z', GOLD.lit),
    // neck, lotus, dome with its gables
    path('M-36-92V-110H36V-92z', GOLD.low),
    stroke('M-34-100H36', GOLD.lit, 10, { dash: '3 5' }),
    path('M-48-108Q0-118 48-108Q58-132 44-152Q26-172 0-176Q-26-172-44-152Q-58-132-48-108z', GOLD.mid),
    path('M-48-108Q-20-114-10-114Q-26-140-14-172Q-34-166-44-152Q-58-132-48-108z', GOLD.lit),
    path('M48-108Q58-132 44-152Q34-164 20-171Q36-144 26-112z', GOLD.shade),
    path(range(9).map((i) => petalPath(-46 + i * 11.5, -108, -Math.PI / 2 + (i - 4) * 0.1, 16, 6)).join(''), GOLD.lit),
    path('M-19-110Q-24-136-10-146Q-4-158 0-160Q4-158 10-146Q24-136 19-110z', GOLD.glint),
    path('M-14-110Q-17-132-6-140Q0-146 6-140Q17-132 14-110z', GOLD.low),
    path('M-7-110Q-7-128 0-132Q7-128 7-110z', GOLD.deep),
    path('M-50-112Q-62-126-50-140Q-42-136-40-116zM50-112Q62-126 50-140Q42-136 40-116z', GOLD.lit),
    path('M-18-172Q0-184 18-172Q0-166-18-172z', GOLD.lit),
    path(finialPath(0, -174, 38, 9), GOLD.glint),
  ].join('');
}

/** A tall brass lamp with three rings of wicks, its foot on 0,0; 260 px high. */
function brassLamp(doc: Doc): string {
  const flame = doc.define([path('M0 0C-6-4-5-11 0-19C5-11 6-4 0 0z', '#ffcf5a'), path('M0-1C-3-4-2-8 0-13C2-8 3-4 0-1z', '#fffbe0')]);
  const rings = [[-78, 62], [-142, 48], [-198, 34]] as const;
  return [
    path('M-58 4Q-54-14-20-18Q-12-24-10-34H10Q12-24 20-18Q54-14 58 4z', '#7a4a34'),
    path('M-58 4Q-54-14-20-18Q-12-24-10-34H-2Q-4-18-24-10Q-40-4-40 4z', '#e0a44c'),
    path('M-7-30V-240H7V-30z', '#8f5a34'),
    path('M-7-30V-240H-1V-30z', '#ffd27a'),
    path('M-12-50Q0-60 12-50Q0-40-12-50zM-12-112Q0-122 12-112Q0-102-12-112zM-11-172Q0-180 11-172Q0-164-11-172z', '#c98a3f'),
    path('M-8-238Q-20-252 0-280Q20-252 8-238z', '#c98a3f'),
    path('M-8-238Q-20-252 0-280Q-6-256 0-238z', '#ffd98a'),
    ...rings.map(([y, w]) => path(`M${-w} ${y}Q0 ${y - 10} ${w} ${y}Q${w * 0.6} ${y + 22} 0 ${y + 24}Q${-w * 0.6} ${y + 22} ${-w} ${y}z`, '#9a6434') +
      path(`M${-w} ${y}Q0 ${y + 12} ${w} ${y}Q${w * 0.5} ${y + 13} 0 ${y + 14}Q${-w * 0.6} ${y + 13} ${-w} ${y}z`, '#f0b95a')),
    ...rings.flatMap(([y, w]) => [-1, -0.5, 0, 0.5, 1].map((u) =>
      doc.use(flame, place(u * w * 0.96, y + (1 - u * u) * 8, { scale: 0.95 + (u === 0 ? 0.15 : 0) })))),
    doc.use(flame, place(0, -276, { scale: 1.2 })),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 280, tall: 6 });
    const gold = doc.pick(506, { wide: 510, tall: 500 }) + shift;
    const tower = doc.pick(238, { wide: 232, tall: 246 }) + shift;
    const wallTop = 372;
    doc.add(
      sky(doc, LIGHT, { horizon: 392, deepenTo: 392 }),
      stars(doc, { seed: 4, count: 46, to: 190, size: 1.5 }),
      streaks(doc, { seed: 19, from: 120, to: 280, count: 6, length: [180, 420], height: [4, 10], colour: '#d99ab0', opacity: 0.4 }),
    );
    // the seven hills
    const hills = [[11, 330, 120, 0.62], [23, 344, 96, 0.5], [31, 356, 84, 0.38], [47, 372, 66, 0.24]] as const;
    hills.forEach(([seed, y, height, amount], i) => {
      doc.add(ridge(doc, air(doc, LIGHT, '#2a3a78', amount), { seed, y, height, wavelength: 250 - i * 18, octaves: 3, step: 44, base: 430 }));
      if (i === 1) doc.add(mist(doc, { seed: 8, from: 318, to: 350, colour: '#f2bcae', opacity: 0.35, count: 3 }));
    });
    // lamps along the pilgrims' stairs
    const stairs = `M${shift + 640} 372L${shift + 664} 350L${shift + 652} 336L${shift + 690} 318L${shift + 720} 300L${shift + 752} 292`;
    doc.add(
      dots(stairs, '#ffdf9a', 3, 8),
      sun(doc, gold, 300, 30, GOLD.lit, { glow: '#ffce6a', glowRadius: 230, glowOpacity: 0.62, disc: false }),
      sun(doc, tower, 330, 30, GOLD.lit, { glow: '#ffd9a0', glowRadius: 190, glowOpacity: 0.4, disc: false }),
    );
    // the gilded flag-mast, the vimana, the wall in red and white, the gopuram
    doc.add(
      stroke(`M${gold - 128} 380V214`, '#8f5a38', 6),
      stroke(`M${gold - 129.5} 380V214`, '#ffdc7d', 2.4),
      path(`M${gold - 126} 216h26l-6 8h-20zM${gold - 126} 230h20l-5 7h-15z`, GOLD.mid),
      group(vimana(), { transform: place(gold, wallTop, { scale: 1.12 }) }),
      path(new Pen().rect(x0, wallTop, doc.width, 56), air(doc, LIGHT, WALL.mid, 0, 0.5)),
      stroke(`M${x0} 402H${x1}`, air(doc, LIGHT, WALL.lit, 0, 0.5), 40, { dash: '18 20' }),
      stroke(`M${x0} 373H${x1}`, air(doc, LIGHT, WALL.lit, 0, 0.5), 5),
      stroke(`M${x0} 379H${x1}`, air(doc, LIGHT, WALL.red, 0, 0.5), 5),
      stroke(`M${x0} 366H${x1}`, air(doc, LIGHT, WALL.lit, 0, 0.5), 9, { dash: '7 17' }),
      path(new Pen().rect(x0, 420, doc.width, 8), WALL.shade),
      gopuram({ seed: 5, x: tower, y: 430, tiers: 5, width: [158, 100], depth: [44, 26], storey: [30, 22], stone: 58, eye: 420, door: 40, colours: WHITE }),
      path(new Pen().rect(tower + 5, 382, 37, 48), '#ffc766', { opacity: 0.85 }),
      man(tower + 30, 430, { scale: 0.8, shirt: '#7a4a5a', dhoti: '#f7e6c0' }),
    );
    // the street between wall and tank, its steps, the pilgrims
    const random = rng(17);
    const feet = range(Math.round(doc.width / 13))
      .map((i) => [x0 + (i + random()) * 13 + 9 * Math.sin(i * 0.9), 433 + 12 * random()] as const)
      .filter(([x]) => Math.sin(x / 37) + random() * 0.9 > -0.3);
    doc.add(
      doc.band(doc.linear([[0, '#e8b98c'], [1, '#a5809a']], { y1: 428, y2: 450 }), 428, 450),
      pilgrims(7, feet.filter(([x]) => x > doc.pick(-99, { wide: 330 })), 16, ['#f6d04f', '#fff0d8', '#c92f55', '#f2a63f', '#8f3a78', '#f7f0e4']),
      pilgrims(9, feet.filter(([x], i) => x <= doc.pick(-99, { wide: 330 }) && i % 2), 16, ['#b59a62', '#a89cb0', '#7d3a66']),
      doc.band('#8f7896', 448, 456),
      doc.band('#d9a58f', 448, 451),
      doc.band('#6b5c8a', 456, 464),
      doc.band('#b08896', 456, 458.5),
    );
    // the tank with the mirror of gold and white
    const fade = (colour: string, strength: number): string => doc.linear([[0, colour, strength], [0.55, colour, strength * 0.6], [1, colour, 0]],
      { y1: 464, y2: 590 });
    doc.add(
      water(doc, 464, [[0, '#c98f9a'], [0.25, '#6a6aa8'], [1, '#141d52']]),
      deepenWater(doc, LIGHT, 464, { strength: 0.75 }),
      path(`M${tower - 88} 464L${tower - 56} 572Q${tower} 584 ${tower + 64} 572L${tower + 96} 464z`, fade('#f7e2d2', 0.75)),
      path(`M${gold - 96} 464L${gold - 60} 520L${gold - 40} 566Q${gold} 600 ${gold + 40} 566L${gold + 60} 520L${gold + 96} 464z`, fade('#ffc850', 0.95)),
      path(ripplesPath({ seed: 12, x0: tower - 110, x1: gold + 120, from: 470, to: 596, count: 72, length: [24, 110], height: [1.2, 3.2] }),
        '#4a4f94', { opacity: 0.85 }),
      ripples(doc, '#ffd9a8', { seed: 6, from: 468, to: 590, count: 34, length: [14, 90], height: [0.6, 2], opacity: 0.45 }),
      glitter('#ffe9a0', { seed: 3, x: gold, from: 468, to: 590, width: [90, 120], count: 22, height: [0.8, 2.4] }),
      glitter('#fff2dc', { seed: 9, x: tower, from: 468, to: 580, width: [90, 110], count: 14, height: [0.8, 2] }),
    );
    // the near steps: shaven pilgrims with sandal paste on their heads, a family, a brass lamp
    const near = doc.pick(0, { wide: 300, tall: -16 });
    const people = 232 + near;
    doc.add(
      path(`M${x0} 586H${x1}V620H${x0}z`, '#2a2a5c'),
      doc.band('#b58a9a', 584, 588),
      path(lensesPath([[people - 40, 586, 180, 5, 0.5]]), '#141a46', { opacity: 0.6 }),
      man(people, 588, { scale: 2, shirt: '#6a3b2f', dhoti: '#f2c23f', hat: '#f0d08a' }),
      man(people + 34, 590, { scale: 1.45, shirt: '#6a3b2f', dhoti: '#f6efdc', hat: '#f0d08a' }),
      woman(people + 66, 588, { scale: 1.9, sari: '#d9a52f', edge: '#c4304a' }),
      man(people + 150, 587, { scale: 2, shirt: '#f6efdc', dhoti: '#f0e2c8', facing: -1 }),
    );
    const lamp = doc.pick(712, { wide: 1010, tall: 626 });
    doc.add(
      sun(doc, lamp, 460, 30, GOLD.lit, { glow: '#ffb84a', glowRadius: 190, glowOpacity: 0.6, disc: false }),
      group(brassLamp(doc), { transform: place(lamp, 606, { scale: doc.pick(1.1, { tall: 0.96 }) }) }),
    );
    // marigolds and mango leaves over the gate we look through
    if (doc.format !== 'tall') {
      const right = doc.pick(810, { wide: 1110 });
      const left = right - doc.pick(330, { wide: 360 });
      const swags = [sagPath(left, -12, left + 150, -8, 30), sagPath(left + 150, -8, right, -10, 34), `M${right - 30}-10V176`, `M${right - 56}-10V96`].join('');
      doc.add(
        stroke(swags, '#e87a2a', 15, { round: true, dash: '0 12' }),
        stroke(swags, '#ffc24a', 10, { round: true, dash: '0 12', dashOffset: 6 }),
        path(range(10).map((i) => petalPath(left + 24 + i * 32, 10 + Math.sin(i * 1.9) * 8, Math.PI / 2 + (i % 3) * 0.12 - 0.12, 46, 8)).join(''), '#1f5a4c'),
        path(range(10).map((i) => petalPath(left + 24 + i * 32, 10 + Math.sin(i * 1.9) * 8, Math.PI / 2 + (i % 3) * 0.12 - 0.06, 42, 3)).join(''), '#4f8f5a'),
      );
    }
    doc.add(birds('#2f3f80', [[390, 150, 0.9], [414, 138, 0.7, 1], [436, 154, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)));
  },
};
