import {
  at, birds, foliagePath, glitterPath, group, lerp, mist, mix, palms, path, Pen, place, radians, RAMPS, range, ripplesPath, rng, sky, streaks, stroke,
  sun, transformPath, type Doc, type Point,
  type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';
import { dotsAt } from '../kit/parts-north';
import { camera, worldAreaPath, worldLinePath, type Camera, type WorldPoint } from '../kit/parts-pages';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#4a86b0', '#a9c4cc', '#f6d9b4', '#ffe9c6'], haze: '#f3dcbc', ink: '#1f2a3a', deep: '#235080' };
const HORIZON = 178;
const WOOD = { lit: '#d9a06a', mid: '#a06a48', shade: '#5f4040', deep: '#3a2c38' };
const HAT = { lit: '#fff0c0', mid: '#e6c886', shade: '#b08a58' };
const SKIN = '#a8704e';

/** Fruit and other goods: colour of the heap, of its light, size of a piece in metres. */
const GOODS = {
  mango: ['#f2b02f', '#ffdf7a', 0.15], rambutan: ['#d83a3f', '#ff8a6c', 0.11], mangosteen: ['#5d2f5c', '#9a6a94', 0.12],
  coconut: ['#6fae4c', '#b8d97a', 0.25], dragon: ['#e2457f', '#ff9ab4', 0.17], durian: ['#8f9a3f', '#c9cf6a', 0.26],
  pomelo: ['#b9cf6a', '#e9f0a8', 0.21],
  orchid: ['#b56ad0', '#ecc4f2', 0.12], orange: ['#f0862f', '#ffc27a', 0.15], lime: ['#3f8f4c', '#8fc45c', 0.1],
} as const;
type Good = keyof typeof GOODS;

interface Boat {
  x: number;
  z: number;
  /** Degrees: 90 points away from us. */
  heading: number;
  goods: readonly Good[];
  hull?: string;
  shirt: string;
  /** A market umbrella of two colours. */
  umbrella?: readonly [string, string];
  length?: number;
}

/** A sampan on the canal, seen from the bridge: hull, boards, heaps of fruit, the vendor under her hat in the stern. */
function sampan(doc: Doc, view: Camera, vendor: string, { x, z, heading, goods, hull = '#6a4234', shirt, umbrella, length = 5 }: Boat): string {
  const [cos, sin] = [Math.cos(radians(heading)), Math.sin(radians(heading))];
  const to = (along: number, side: number, up: number): WorldPoint => [x + along * cos + side * sin, up, z + along * sin - side * cos];
  const outline = (width: number, up: number, reach: number): WorldPoint[] => {
    const half = length / 2;
    const ring: WorldPoint[] = [];
    for (const s of [1, -1]) for (const i of range(6)) {
      const t = (s > 0 ? i : 5 - i) / 5;
      const a = (t * 2 - 1) * half * reach;
      ring.push(to(a, s * width * Math.cos(Math.PI * (t - 0.5) * 0.94) ** 0.7, up + (Math.abs(t - 0.5) * 2) ** 3 * 0.28));
    }
    return ring;
  };
  const soft = (ring: readonly WorldPoint[]): Pen => new Pen(z > 16 ? 1 : 0).soft(ring.map((spot) => view.at(spot)), { closed: true });
  const s = view.scale(z);
  const parts: [number, string][] = [];
  const random = rng(Math.round(x * 7 + z * 13));
  goods.forEach((good, i) => {
    const [colour, lit, size] = GOODS[good];
    const along = length * lerp(0.3, -0.14, goods.length > 1 ? i / (goods.length - 1) : 0.5);
    const spots: Point[] = range(size > 0.2 ? 7 : 12).map((k) => {
      const a = k * 2.4;
      const r = 0.36 * Math.sqrt((k + 0.3) / (size > 0.2 ? 7 : 12));
      const [px, py] = view.at(to(along + r * Math.cos(a), r * Math.sin(a), 0.5 - r * 0.5));
      return [px + random(), py];
    });
    const heap = soft(range(8).map((k) => to(along + 0.46 * Math.cos(k * 0.785), 0.46 * Math.sin(k * 0.785), 0.26)));
    parts.push([view.at(to(along, 0, 0))[1], path(heap, mix(colour, LIGHT.ink, 0.45)) + dotsAt(spots, colour, size * s * 1.4) +
      dotsAt(spots.filter((_, k) => k % 3 !== 1).map(([px, py]) => [px + size * s * 0.2, py - size * s * 0.3]), lit, size * s * 0.5)]);
  });
  const [vx, vy] = view.at(to(-length * 0.34, 0, 0.25));
  const k = s / 34;
  const lean = cos > 0 ? 1 : -1;
  parts.push([vy, doc.use(vendor, place(vx, vy, { scaleX: lean * k, scaleY: k }), { fill: shirt })]);
  if (umbrella) {
    const [ux, uy] = view.at(to(length * 0.02, 0.1, 0.2));
    parts.push([uy + 40 * k, stroke(`M${ux.toFixed(0)} ${uy.toFixed(0)}v${(-56 * k).toFixed(0)}`, WOOD.deep, 2.4 * k) +
      group([path('M-52 0Q-40-22 0-28Q40-22 52 0Q40 16 0 19Q-40 16-52 0z', umbrella[0]),
      path('M0-28L-52 0Q-46 9-32 13zM0-28L-12 18Q6 20 18 18zM0-28L36 13Q48 8 52 0z', umbrella[1]),
      path('M0-28Q40-22 52 0Q40 16 18 18z', '#fff3d6', { opacity: 0.22 })], { transform: place(ux, uy - 58 * k, { scale: k }) })]);
  }
  const shade = outline(0.62, 0, 0.98).map(([a, , b]): WorldPoint => [a - 0.22, 0, b - 0.18]);
  const paddle: [WorldPoint, WorldPoint] = [to(-length * 0.3, lean * 0.3, 0.8), to(-length * 0.16, lean * 0.95, -0.1)];
  return (
    path(soft(shade), '#1d3f40', { opacity: 0.55 }) + path(soft(outline(0.6, 0.34, 1)), hull) +
      path(soft(outline(0.5, 0.3, 0.92)), mix(hull, LIGHT.ink, 0.5)) +
    stroke(worldLinePath(view, outline(0.6, 0.36, 1).slice(0, 6), 1), mix(hull, '#ffdfa0', 0.6), Math.max(1, s * 0.045)) +
    parts.sort((a, b) => a[0] - b[0]).map(([, markup]) => markup).join('') +
      stroke(worldLinePath(view, paddle, 1), WOOD.lit, Math.max(1, s * 0.05), { round: true })
  );
}

/** One bank: landing, shop fronts, awnings and tin roofs, bay after bay from far to near. */
function bank(view: Camera, side: number, seed: number, nearest: number): string {
  const random = rng(seed);
  const roofs = ['#a8604a', '#7f8a86', '#8f4f44', '#5f8a7c', '#b5835a'];
  const awnings = [['#d8503f', '#f7e6c4'], ['#2f8a86', '#f7e6c4'], ['#e0a032', '#fff0c8'], ['#3f6fa8', '#e9e2d0']] as const;
  const lit = side < 0;
  let out = '';
  for (let i = 6; i >= 0; i--) {
    const [z0, z1] = [nearest + i * 5.4, nearest + (i + 1) * 5.4 - 0.08];
    const haze = Math.min(0.6, 0.09 * i);
    const tint = (c: string): string => mix(c, LIGHT.haze, haze);
    const h = 2.7 + 0.7 * random();
    const a = (x: number, up: number, z: number): WorldPoint => [side * x, up, z];
    const quad = (p: WorldPoint, q: WorldPoint, r: WorldPoint, t: WorldPoint): string => worldAreaPath(view, [p, q, r, t], i > 4 ? 1 : 0);
    const roof = at(roofs, Math.floor(random() * 5));
    const [band, pale] = at(awnings, Math.floor(random() * 4));
    const ribs = range(7).map((r) => worldLinePath(view, [a(7.7, h + 0.1, lerp(z0, z1, (r + 0.5) / 7)), a(11, h + 1.9, lerp(z0, z1, (r + 0.5) / 7))], 1))
      .join('');
    const stripes = range(3).map((r) => quad(a(7.9, h, lerp(z0, z1, (r * 2 + 0.1) / 6)), a(6.3, h - 0.75, lerp(z0, z1, (r * 2 + 0.1) / 6)),
      a(6.3, h - 0.75, lerp(z0, z1, (r * 2 + 1.1) / 6)), a(7.9, h, lerp(z0, z1, (r * 2 + 1.1) / 6)))).join('');
    // goods hung in the front: cloth, hats, lanterns
    const hung = range(5).map((r): Point => view.at(a(7.4, h - 1.15 - 0.4 * (r % 2), lerp(z0, z1, (r + 0.6) / 5.4))));
    out +=
      path(quad(a(8.2, 0.3, z0), a(8.2, h, z0), a(8.2, h, z1), a(8.2, 0.3, z1)), tint(lit ? '#8f6048' : '#5a3f40')) +
      path(quad(a(6.2, 0.55, z0), a(8.2, 0.55, z0), a(8.2, 0.55, z1), a(6.2, 0.55, z1)), tint(lit ? WOOD.lit : WOOD.mid)) +
        path(quad(a(6.2, 0, z0), a(6.2, 0.55, z0), a(6.2, 0.55, z1), a(6.2, 0, z1)), tint(WOOD.deep)) +
      (i > 3 ? '' : dotsAt(hung, tint(at(['#f0c04c', '#d8503f', '#4fa09a', '#f2e6cc'], i % 4)), view.scale((z0 + z1) / 2) * 0.4)) +
      path(quad(a(7.7, h + 0.1, z0), a(11, h + 1.9, z0), a(11, h + 1.9, z1), a(7.7, h + 0.1, z1)), tint(lit ? roof : mix(roof, LIGHT.ink, 0.35))) +
        (i > 3 ? '' : stroke(ribs, tint(mix(roof, LIGHT.ink, 0.4)), 1.2, { opacity: 0.5 })) +
      path(quad(a(7.9, h, z0), a(6.3, h - 0.75, z0), a(6.3, h - 0.75, z1), a(7.9, h, z1)), tint(pale)) + path(stripes, tint(band)) +
      stroke(worldLinePath(view, [a(6.4, 0, z0), a(6.4, h - 0.7, z0), a(6.3, h - 0.75, z1)], 0), tint(WOOD.deep), Math.max(1.2, view.scale(z0) * 0.07));
  }
  return out;
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const vx = doc.pick(380, { wide: 560, tall: 396 });
    const horizon = doc.pick(HORIZON, { wide: 196, tall: 222 });
    const view = camera({ x: vx, horizon, focal: doc.pick(620, { tall: 520 }), eye: 5.6 });
    doc.add(
      sky(doc, LIGHT, { horizon: horizon + 40, deepenTo: 330 }),
      sun(doc, vx + doc.pick(120, { tall: 90 }), horizon - doc.pick(56, { tall: 40 }), 26, '#fff9e0',
        { glow: '#fff0c4', glowRadius: doc.pick(220, { tall: 130 }), rings: 2 }),
      streaks(doc, { seed: 4, from: 30, to: 130, count: 5, colour: '#fff3da', opacity: 0.55 }),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: x1 + 10, y: horizon + 6, height: 64, wavelength: 110, scallop: [5, 11], base: 620, least: 0.3 }),
        wide ? doc.linear([[0, '#1d4a5c'], [0.5, '#4a7a68'], [1, '#6a9474']], { x1: 0, x2: 640, y2: 0 }) : mix('#4a7a5c', LIGHT.haze, 0.35)),
      palms(doc, 7, [[vx - 120, horizon - 62, 90, 0.6, 8], [vx - 190, horizon - 96, 120, 0.74, -8], [vx + 150, horizon - 74, 100, 0.62, -8],
        [vx + 236, horizon - 104, 140, 0.8, 9], [vx + 300, horizon - 66, 100, 0.66, -7],
        [vx - 290, horizon - 60, 110, 0.7, 8]].filter(([x]) => !wide || (x ?? 0) > 330)
          .map(([a, b, c, d, e]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 1, e ?? 0] as const),
          { dark: mix('#2f6a52', LIGHT.haze, 0.2), lit: mix('#8fb85a', LIGHT.haze, 0.1), bark: mix('#6a5648', LIGHT.haze, 0.25) }),
      mist(doc, { seed: 5, from: horizon - 16, to: horizon + 20, colour: '#fff3dc', opacity: 0.5, count: 4 }),
    );
    // the canal: sky in its middle, the shade of the shops along its sides
    const edge = (side: number, z: number): Point => view.at([side * 6.2, 0, z]);
    doc.add(
      path(new Pen().polygon([edge(-1, 60), edge(1, 60), edge(1, 6.4), [edge(1, 6.4)[0], 640], [edge(-1, 6.4)[0], 640], edge(-1, 6.4)]),
        doc.linear([[0, '#f0dcb4'], [0.2, '#a8bf9a'], [0.55, '#5f9182'], [1, '#2d5f62']], { y1: horizon + 40, y2: 600 })),
      path(worldAreaPath(view, [[-6.2, 0, 60], [-3.4, 0, 60], [-3.9, 0, 6.4], [-6.2, 0, 6.4]]), '#2d5a54', { opacity: 0.5 }),
      path(worldAreaPath(view, [[6.2, 0, 60], [4.4, 0, 60], [4.7, 0, 6.4], [6.2, 0, 6.4]]), '#23484c', { opacity: 0.45 }),
      path(glitterPath({ seed: 5, x: vx + 50, from: horizon + 70, to: 600, width: [30, 230], count: 30, height: [0.8, 3.4] }), '#fff0c4',
        { opacity: 0.55 }),
      path(ripplesPath({ seed: 8, x0: vx - 420, x1: vx + 420, from: 330, to: 604, count: 46, length: [20, 120] }), '#1f4a4c', { opacity: 0.35 }),
      bank(view, 1, 9, 3.9), bank(view, -1, 4, 3.9),
    );
    // shopkeepers and visitors on the landings
    const folk: readonly (readonly [number, number, string, string, 'straw' | 'hair' | 'long'])[] = [[7.1, 30, '#f2e6cc', '#5a6a8a', 'straw'],
      [7, 22, '#4fa09a', '#7a3f5c', 'long'], [-6.9, 15.5, '#e07a8c', '#4f3a6a', 'long'], [7, 16.6, '#3f6fa8', '#e9dcc0', 'straw']];
    doc.add(folk.map(([x, z, top, bottom, head]) => {
      const [px, py] = view.at([x, 0.55, z]);
      return person(px, py, { scale: (view.scale(z) * 1.62) / 30, top, bottom, head,
        legs: head === 'straw' ? 'shorts' : head === 'long' ? 'sarong' : 'trousers', facing: x < 0 ? 1 : -1, skin: SKIN });
    }));
    const boats: readonly Boat[] = [
      { x: -2.4, z: 44, heading: 80, goods: ['mango', 'lime'], shirt: '#3f6fa8' },
      { x: 1.6, z: 38, heading: 100, goods: ['rambutan', 'coconut'], shirt: '#d8503f' },
      { x: -4.2, z: 33, heading: 92, goods: ['orange', 'durian'], shirt: '#4a5a8a', umbrella: ['#e0a032', '#fff0c8'] },
      { x: 3.9, z: 29, heading: 84, goods: ['dragon', 'pomelo'], shirt: '#2f8a6a' },
      { x: -0.8, z: 26, heading: 118, goods: ['mangosteen', 'mango', 'lime'], shirt: '#d8503f', hull: '#7a4a34' },
      { x: -4, z: 20.5, heading: 76, goods: ['coconut', 'coconut', 'orange'], shirt: '#3f6fa8' },
      { x: 2.8, z: 20, heading: 62, goods: ['orchid', 'orchid', 'dragon'], shirt: '#5a4a8a', hull: '#5a3a34' },
      { x: 4.9, z: 15.4, heading: 100, goods: ['durian', 'pomelo'], shirt: '#3a4f8a', umbrella: ['#d8503f', '#f7e6c4'] },
      { x: -1.5, z: 15.4, heading: 22, goods: ['rambutan', 'mango', 'mangosteen'], shirt: '#2f5f8f', hull: '#7a4a34' },
      { x: -4.6, z: 12.6, heading: 118, goods: ['pomelo', 'orange'], shirt: '#b8485a', umbrella: ['#2f8a86', '#f7f0d8'] },
      { x: 2.5, z: 11.6, heading: 160, goods: ['mango', 'dragon', 'coconut', 'lime'], shirt: '#d8503f', hull: '#6a4234', length: 5.6 },
      { x: -1.2, z: 9.2, heading: 14, goods: ['coconut', 'orange', 'rambutan', 'mangosteen'], shirt: '#34568f', hull: '#7a4a34', length: 5.6 },
    ];
    // one vendor for all: the shirt takes the fill of the copy
    const vendor = doc.define([
      path('M-13 3Q-15-16-8-22Q0-27 8-22Q15-16 13 3Q0 8-13 3zM6-18L22-6L20-2L4-10z', ''),
      path('M2-25Q8-24 8-22Q15-16 13 3Q8 5 4 5.5Q8-10 2-25z', '#fff3d6', { opacity: 0.35 }), path('M20-7a3 3 0 1 1 .1 0z', SKIN),
      path('M-19-27Q-12-19 0-19Q12-19 19-27Q12-34 0-34Q-12-34-19-27z', HAT.shade),
      path('M-19-27Q-10-33-2-41Q0-42 2-41Q10-33 19-27Q12-21.5 0-21.5Q-12-21.5-19-27z', HAT.mid),
      path('M1-41.5Q2-42 3-40Q10-33 19-27Q14-22.5 5-21.7Q4-32 1-41.5z', HAT.lit),
      stroke('M-13-25.5Q0-20 13-25.5M-8-30Q0-26.5 8-30', HAT.shade, 0.8, { opacity: 0.6 }),
    ]);
    doc.add(boats.map((boat) => sampan(doc, view, vendor, boat)));

    // under the title the roofs are in deep shade
    if (wide) {
      const deep = LIGHT.deep ?? '';
      doc.add(doc.band(doc.linear([[0, deep, 0.93], [0.5, deep, 0.84], [0.8, deep, 0.4], [1, deep, 0]], { x1: 40, x2: 420, y2: 60 }), horizon - 70));
    }
    doc.add(awning(doc), birds('#5a7a8a', [[vx - 40, horizon - 96, 0.8], [vx - 20, horizon - 104, 0.6, 1], [vx, horizon - 92, 0.5]]));
  },
};

/** The eaves of the bridge house from which one looks, with bananas and a wind bell hung under them. */
function awning(doc: Doc): string {
  const e = doc.x1;
  const y = doc.pick(0, { tall: 128 });
  // two hands of bananas, one above the other
  const finger = 'M0 0Q-9 13-4 33Q-1 37 4 33Q0 15 8 2z';
  const hand = (dy: number, n: number): string => range(n)
    .map((i) => transformPath(finger, { rotate: lerp(0.75, -0.75, i / (n - 1)), x: lerp(-12, 12, i / (n - 1)), y: dy, precision: 1 })).join('');
  const glints = 'M1 3Q-5 14-1 31Q1 30 2 28Q-1 14 4 3z';
  const shine = (dy: number, n: number): string => range(n).filter((i) => i % 2)
    .map((i) => transformPath(glints, { rotate: lerp(0.75, -0.75, i / (n - 1)), x: lerp(-12, 12, i / (n - 1)), y: dy, precision: 1 })).join('');
  return (
    path(new Pen().move(e + 10, y - 150).quad(e - 110, y - 90, e - 224, y - 22).quad(e - 120, y + 22, e + 10, y + 84).close(), LIGHT.ink) +
      stroke(new Pen().move(e + 10, y - 150).quad(e - 110, y - 90, e - 224, y - 22).quad(e - 120, y + 24, e + 10, y + 86), '#d9a06a', 4) +
      stroke(new Pen().move(e - 214, y - 14).quad(e - 116, y + 31, e + 10, y + 94), '#8a4a44', 9, { dash: '9 6' }) +
    path(`M${e - 34} ${y + 40}H${e - 16}V610H${e - 34}z`, LIGHT.ink) + stroke(`M${e - 33} ${y + 80}V600`, '#d9a06a', 2) +
    group([stroke('M0-40V30', '#7a8a3f', 4), path(hand(0, 6) + hand(26, 5), '#e9b92f'), path(shine(0, 6) + shine(26, 5), '#fff0a0'),
      path('M-3 58Q-8 72 0 84Q8 72 3 58z', '#8a3f5c')], { transform: place(e - 92, y + 70, { scale: doc.pick(1, { tall: 0.8 }) }) })
  );
}
