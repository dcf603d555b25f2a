import {
  air, airAt, birds, branch, deepenWater, foliage, foliagePath, glitter, group, lensesPath, lerp, lilyPads, longtail,
  lotus, mist, mix, mound, palms, path, Pen, place, RAMPS, range, ripples, sky, streaks, stroke, sun, water,
  type Point, type Ramp, type Scene,
} from '../kit';
import { person, revolved, sampan, thaiGable } from '../kit/parts-abroad';
import { egret } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#5f9aa0', '#aecdb8', '#f3e3b4', '#fff0cc'], haze: '#ecE2bc', ink: '#142e34', deep: '#235a68' };
const BANK = 404;
const TEAK = { lit: '#d98f58', mid: '#a8643f', shade: '#6f4238', deep: '#3f2a30' };
const TILE = { lit: '#e8a06a', mid: '#b5654a', shade: '#7f4740', edge: '#f7cf94' };

interface House {
  /** Width of the gable, depth of the side seen, height of the floor over the water, of the wall, of the roof. */
  width: number;
  depth: number;
  floor: number;
  wall: number;
  rise: number;
}

/** A Thai house on stilts about the middle of its gable at the waterline: leaning panelled walls, steep bowed roof with curled bargeboards. Lit from the right. */
function house({ width: w, depth: d, floor: f, wall, rise }: House): string {
  const eaves = -f - wall;
  const top = eaves - rise;
  const half = w / 2;
  const side: Point[] = [[half, -f], [half + d, -f + 4], [half + d - 4, eaves + 6], [half - 4, eaves]];
  const slope = (from: Point, to: Point): Point => [lerp(from[0], to[0], 0.56), lerp(from[1], to[1], 0.4)];
  const gable = (grow: number): Pen => {
    const [l, r, apex]: [Point, Point, Point] = [[-half - 12 - grow, eaves + 8 + grow * 0.4], [half + 12 + grow, eaves + 8 + grow * 0.4],
      [0, top - grow]];
    return new Pen(1).move(...l).quad(...slope(l, apex), ...apex).quad(...slope(r, apex), ...r).close();
  };
  const [apexFar, eavesFar]: [Point, Point] = [[d * 0.86, top + 8], [half + 12 + d, eaves + 13]];
  const roof = new Pen(1).move(0, top).line(...apexFar).quad(...slope(eavesFar, apexFar), ...eavesFar).line(half + 12, eaves + 8)
    .quad(...slope([half + 12, eaves + 8], [0, top]), 0, top).close();
  const rows = range(6).map((i) => {
    const t = (i + 1) / 7;
    const on = (a: Point, b: Point): Point => {
      const c = slope(a, b);
      return [(1 - t) ** 2 * b[0] + 2 * t * (1 - t) * c[0] + t * t * a[0], (1 - t) ** 2 * b[1] + 2 * t * (1 - t) * c[1] + t * t * a[1]];
    };
    const [p, q] = [on([half + 12, eaves + 8], [0, top]), on(eavesFar, apexFar)];
    return `M${p[0].toFixed(0)} ${p[1].toFixed(0)}L${q[0].toFixed(0)} ${q[1].toFixed(0)}`;
  }).join('');
  const posts = [-half + 6, -half * 0.3, half * 0.4, half - 2, half + d * 0.5, half + d - 6];
  return [
    stroke(posts.map((x) => `M${Math.round(x)} 8V${-f}`).join(''), TEAK.deep, 7),
    stroke(posts.slice(3).map((x) => `M${Math.round(x + 2)} 6V${-f}`).join(''), TEAK.mid, 2),
    path(new Pen(1).polygon(side), TEAK.lit), stroke(range(5).map((i) => `M${Math.round(half + (d * (i + 0.5)) / 5)} ${-f}v${-wall + 2}`).join('') +
      `M${half} ${-f - wall * 0.36}L${half + d} ${-f - wall * 0.34}M${half} ${-f - wall * 0.7}` + `L${half + d} ${-f - wall * 0.68}`, TEAK.mid, 1.8),
    path(new Pen(1).polygon([[half + d * 0.36, -f - wall * 0.36], [half + d * 0.36, -f - wall * 0.84], [half + d * 0.66, -f - wall * 0.83],
      [half + d * 0.66, -f - wall * 0.35]]), TEAK.deep),
      path(new Pen(1).polygon([[half + d * 0.66, -f - wall * 0.35], [half + d * 0.66, -f - wall * 0.83], [half + d * 0.78, -f - wall * 0.8],
        [half + d * 0.78, -f - wall * 0.32]]), TEAK.mid),
    path(new Pen(1).polygon([[-half, -f], [half, -f], [half - 4, eaves], [-half + 4, eaves]]), TEAK.mid),
    stroke(range(5).map((i) => `M${Math.round(-half + (w * (i + 0.5)) / 5)} ${-f}v${-wall}`).join('') +
      `M${-half} ${-f - wall * 0.36}h${w}M${-half + 2} ${-f - wall * 0.7}h${w - 4}`, TEAK.shade, 1.8),
    path(new Pen(1).rect(-half * 0.36, -f - wall * 0.8, w * 0.32, wall * 0.5), TEAK.deep),
    path(new Pen(1).rect(-half * 0.36 - w * 0.14, -f - wall * 0.8, w * 0.13, wall * 0.5), TEAK.lit),
    path(roof, TILE.lit), stroke(rows, TILE.mid, 2.6, { dash: '5 2' }),
    path(gable(0), TILE.shade), path(gable(-8), TEAK.shade),
    stroke(range(7).map((i) => `M${Math.round((-half * 0.66 * (6 - i)) / 6)} ${Math.round(eaves - (rise * 0.84 * i) / 7)}` +
      `H${Math.round((half * 0.66 * (6 - i)) / 6)}`).join(''), TEAK.deep, 1.8),
    stroke(gable(0), TEAK.deep, 5), stroke(new Pen(1).move(0, top).quad(...slope([half + 12, eaves + 8], [0, top]), half + 12, eaves + 8), TILE.edge,
      3),
    path(`M${-half - 14} ${eaves + 10}q-13 0-15-14q8 7 17 5zM${half + 14} ${eaves + 10}q13 0 15-14q-8 7-17 5z`, TEAK.deep),
    path(`M-3 ${top + 4}L0 ${top - 20}L4 ${top + 4}z`, TILE.edge),
    path(new Pen(1).rect(-half - 8, -f - 3, w + d + 14, 8), TEAK.shade), stroke(`M${-half - 8} ${-f - 2}h${w + d + 14}`, TILE.edge, 2),
  ].join('');
}

/** The landing between the houses: planks, rail, water jars, pots in flower, a roofed stair to the water, washing. */
function landing(): string {
  const jar = (x: number, k: number): string =>
    group([path('M-12 0Q-20-12-14-24Q-10-29-8-30H8Q10-29 14-24Q20-12 12 0z', '#8a5a3c'), path('M4 0Q14-12 9-29H8Q10-29 14-24Q20-12 12 0z', '#d99a5c'),
    path('M-10-33H10V-29H-10z', '#5f3f34')], { transform: place(x, -44, { scale: k }) });
  const pot = (x: number, leaf: string, flower: string): string => path(`M${x - 8}-44l-2-14h20l-2 14z`, '#c8703f') +
    path(foliagePath({ seed: Math.abs(x) + 3, x0: x - 17, x1: x + 17, y: -58, height: 26, wavelength: 12, scallop: [4, 8], base: -55, under: 3,
    least: 0.55, envelope: mound(x - 17, x + 17) }), leaf) +
    path(`M${x - 9}-66a3 3 0 1 1 .1 0zM${x + 3}-74a3 3 0 1 1 .1 0zM${x + 9}-63a3 3 0 1 1 .1 0z`, flower);
  return [
    stroke('M-120 8V-42M-76 8V-42M-30 8V-42M18 8V-42M66 8V-42M112 8V-42', TEAK.deep, 6), path('M-132-46H126V-36H-132z', TEAK.mid),
    stroke('M-132-46H126', TILE.edge, 2), stroke('M-132-40H126', TEAK.shade, 5, { dash: '1.5 13' }),
    stroke('M-124-72H-44M-124-60H-44M-120-46V-74M-96-46V-72M-72-46V-72M-48-46V-74', TEAK.shade, 3.4), stroke('M-124-73H-44', TILE.edge, 1.4),
    jar(-30, 1), jar(-4, 0.8), pot(-104, '#3f8a55', '#f0567f'), pot(-66, '#4f9a52', '#ffcf5c'), pot(106, '#3f8a55', '#ff9a4c'),
    // the roofed stair
    stroke('M26-44V-104M92-44V-104', TEAK.deep, 4.4), stroke('M28-44V-104M94-44V-104', TILE.edge, 1.2),
    path('M10-98Q30-112 40-136H78Q88-112 108-98Q60-92 10-98z', TILE.mid), path('M66-136H78Q88-112 108-98Q92-95 78-95.5Q76-116 66-136z', TILE.lit),
    stroke('M22-104H98M32-114H90M38-124H84', TILE.shade, 2, { dash: '5 2' }), path('M36-140H82V-134H36z', TEAK.deep),
    path('M30-36H88L96 12H22z', TEAK.shade), stroke('M29-30H89M27-20H91M26-10H92M24 0H94', TILE.edge, 3.4),
    stroke('M30-36L20 14M88-36L98 14', TEAK.deep, 4),
    // washing on a line
    stroke('M-44-96Q-10-84 26-96', TEAK.deep, 1), path('M-34-92l16 3l-1 26l-16-2z', '#d8503f'), path('M-14-89l15 0l1 22l-16 0z', '#f3ead2'),
    path('M6-90l13-3l2 26l-14 2z', '#3f6fa8'),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(250, { wide: 520, tall: 300 });
    const k = doc.pick(1, { wide: 0.98, tall: 0.8 });
    const sunX = doc.pick(640, { wide: 850, tall: 590 });
    const templeX = sunX - doc.pick(96, { wide: 60, tall: 84 });
    const water0 = BANK + 4;
    doc.add(
      sky(doc, LIGHT, { horizon: BANK }),
      sun(doc, sunX, doc.pick(224, { wide: 220, tall: 240 }), 34, '#fffdee',
        { glow: '#fff6d0', glowRadius: doc.pick(290, { wide: 260, tall: 190 }), rings: 2 }),
      streaks(doc, { seed: 16, from: 60, to: 250, count: 7, colour: '#fffbe4', opacity: 0.55 }),
      foliage(doc, air(doc, LIGHT, '#4a8070', 0.62), { seed: 8, y: BANK, height: 110, wavelength: 170, scallop: [5, 11], base: BANK + 8,
        least: 0.2 }),
      // a temple in the mist
      revolved(templeX, BANK - 36, [[34, 0], [34, 10], [29, 12], [29, 22], [25, 25], [24, 40], [19, 56], [12, 66], [9, 68], [10, 76], [6, 78], [4, 100],
        [2, 128], [0.5, 140]], [mix('#e9d9b8', LIGHT.haze, 0.4), mix('#fff6dc', LIGHT.haze, 0.3), mix('#a8a890', LIGHT.haze, 0.45)],
        { light: 1, rings: [11, 24, 82, 90], ring: 1 }),
      thaiGable(templeX - 74, BANK - 46, 92, 58, { field: mix('#c8643f', LIGHT.haze, 0.5), border: mix('#4a7a5c', LIGHT.haze, 0.5),
        gold: mix('#e0a848', LIGHT.haze, 0.4), shade: mix('#6a4a4c', LIGHT.haze, 0.5) }),
      mist(doc, { seed: 5, from: BANK - 80, to: BANK - 30, colour: '#fffbe4', opacity: 0.6, count: 6 }),
      foliage(doc, air(doc, LIGHT, '#2f6f5c', 0.36, 0.6), { seed: 14, y: BANK, height: 74, wavelength: 120, scallop: [5, 11], base: BANK + 8,
        least: 0.25 }),
    );
    const tone = (c: string, px: number): string => airAt(doc, LIGHT, c, 0.3, px, 0.6);
    doc.add(
      palms(doc, 5, [[x - 190, 250, 150, 0.8, 12], [x - 236, 290, 120, 0.7, -10], [x - 40, 226, 170, 0.86, -10], [x + 330, 292, 110, 0.66, 8],
        [x + 366, 318, 90, 0.58, -7]], { dark: tone('#235f50', x), lit: tone('#9abf58', x), bark: tone('#6a5a48', x) }),
      wide ? palms(doc, 9, [[-230, 320, 90, 0.7, 8], [-150, 300, 110, 0.76, -8], [30, 310, 100, 0.7, 8]],
        { dark: tone('#235f50', 20), lit: tone('#2f6f54', 20), bark: tone('#3a4a48', 20) }) : '',
      path(foliagePath({ seed: 21, x0: x0 - 10, x1: x + 270 * k, y: BANK, height: 90, wavelength: 80, scallop: [6, 13], base: BANK + 8, least: 0.3 }),
        air(doc, LIGHT, '#2a664c', 0.16, 0.6)),
      path(foliagePath({ seed: 24, x0: x + 300 * k, x1: x1 + 10, y: BANK, height: 40, wavelength: 60, scallop: [5, 10], base: BANK + 8, least: 0.3 }),
        mix('#3a7a56', LIGHT.haze, 0.16)),
    );
    const homes = doc.define([
      group(house({ width: 84, depth: 60, floor: 50, wall: 52, rise: 84 }), { transform: place(-208, 0) }),
      group(house({ width: 110, depth: 104, floor: 46, wall: 62, rise: 118 }), { transform: place(-52, 0) }),
      group(landing(), { transform: place(196, 0, { scaleX: 0.86, scaleY: 1 }) }),
    ]);
    const at = place(x, BANK + 10, { scale: k });
    doc.add(
      water(doc, water0, [[0, '#f6ebc8'], [0.2, '#c3cfae'], [0.55, '#6f9f94'], [1, '#27606a']]),
      deepenWater(doc, LIGHT, water0, { strength: 0.7 }),
      doc.use(homes, place(x, BANK + 14, { scaleX: k, scaleY: -0.5 * k }), { opacity: 0.45 }),
      path(foliagePath({ seed: 33, x0: x0 - 10, x1: x1 + 10, y: water0 + 2, height: -46, wavelength: 110, scallop: [6, 14], base: water0,
        least: 0.3 }), wide ? doc.linear([[0, '#1f5058'], [1, '#5f8f78']], { x1: 0, x2: 600, y2: 0 }) : '#5f8f78', { opacity: 0.5 }),
      glitter('#fffbe0', { seed: 4, x: sunX, from: water0 + 6, to: 590, width: [40, 130], count: 30, height: [0.8, 3] }),
      ripples(doc, '#fff9e0', { seed: 7, from: water0 + 8, count: 70, opacity: 0.5 }),
      ripples(doc, '#1f4f58', { seed: 12, from: water0 + 12, count: 60, opacity: 0.4 }),
      doc.use(homes, at),
      path(lensesPath([[x - 262 * k, BANK + 16, 160 * k, 4, 0.5], [x - 112 * k, BANK + 17, 250 * k, 4, 0.5],
        [x + 90 * k, BANK + 16, 220 * k, 4, 0.5]]), '#1f4f58', { opacity: 0.6 }),
    );
    // far boats, the long-tail; then the monk at the stair
    const lx = doc.pick(250, { wide: 190, tall: 276 });
    const stairX = x + 248 * k;
    const boatY = BANK + 36 * k;
    doc.add(
      path(lensesPath([[lx - 130 * k, 528, 260 * k, 7, 0.5], [lx - 90 * k, 540, 200 * k, 5, 0.5]]), '#1f4f58', { opacity: 0.6 }),
      group(longtail(0, 0), { transform: place(lx, 512, { scale: 0.66 * k }) }),
      path(lensesPath([[lx - 130 * k, 522, 70, 4, 0.6], [lx + 150 * k, 526, 200, 5, 0.3], [lx + 170 * k, 534, 140, 4, 0.3]]), '#fffbe4',
        { opacity: 0.75 }),
      // she kneels with her bowl of rice on the lowest step
      group(
        [path('M-16 2Q-18-14-2-16L10-14Q16-6 14 2z', '#8a3f6c'), path('M-8-11Q-10-32 1-33Q12-31 9-11z', '#fff0d8'),
          path('M4-30L20-22L19-18L4-22z', '#b57a54'), path('M16-24h12q0 8-6 8q-6 0-6-8z', '#d9a03c'), path('M17-25q5-5 10 0z', '#fffbf0'),
          path('M-4-38a5.5 6 0 1 1 11 0a5.5 6 0 1 1-11 0z', '#b57a54'), path('M-5-36Q-6-46 2-46Q8-45 6-40Q1-41 0-33z', '#241a26'),
          path('M-10-42a4.5 4.5 0 1 1 8 2a4.5 4.5 0 1 1-8-2z', '#241a26')],
        { transform: place(stairX - 36 * k, BANK - 34 * k, { scale: 0.76 * k }) },
      ),
      person(x + 120 * k, BANK - 36 * k, { scale: 1.1 * k, top: '#e8a03c', bottom: '#3f5f86', legs: 'shorts', arms: 'point', skin: '#b57a54' }),
    );
    const monkX = stairX + 66 * k;
    doc.add(
      path(lensesPath([[monkX - 80 * k, boatY + 8, 160 * k, 6, 0.5], [monkX - 60 * k, boatY + 17, 124 * k, 5, 0.5]]), '#1f4f58', { opacity: 0.6 }),
      group(
        [
          sampan(0, 0, { shirt: '', hull: '#4a3034', rim: '#e0a868', scale: 1.16 }),
          path('M-20-6Q-24-24-12-34Q0-40 12-34Q22-24 20-6z', '#f08a24'), path('M6-37Q12-36 14-33Q22-24 20-6H8Q16-22 6-37z', '#ffc05c'),
          path('M-20-6Q-24-24-12-34Q-4-20-8-6z', '#c8641c'), path('M-12-34Q-4-38 4-38Q10-22-10-14Z', '#c8641c', { opacity: 0.6 }),
          path('M-12-32Q-26-28-30-18L-24-15Q-20-22-10-24z', '#c98f64'), path('M-40-22H-20Q-19-8-30-7Q-41-8-40-22z', '#4a3f44'),
          path('M-40-22H-20L-21-18H-39z', '#8a7a70'), path('M-7-46a7 8 0 1 1 14 0a7 8 0 1 1-14 0z', '#c98f64'),
          path('M2-53.5Q7-52 7-46Q7-39 2-38Q5-46 2-53.5z', '#f0c090'),
          stroke('M30-44L52 10', '#8a5a3c', 2.4), path('M49 2l9 14l-5 3l-7-15z', '#8a5a3c'), path('M14-30Q26-34 34-32L33-28Q24-28 16-24z', '#f08a24'),
        ],
        { transform: place(monkX, boatY, { scale: 0.8 * k }) },
      ),
      path(lensesPath([[monkX + 84 * k, boatY + 6, 110 * k, 4, 0.3], [monkX + 100 * k, boatY + 14, 80 * k, 3, 0.3]]), '#fffbe4', { opacity: 0.7 }),
    );

    // lotus and pads near us, an egret, a branch over the water
    const e = x1;
    const pads = [[x0 + 60, 580, 62, 16], [x0 + 140, 560, 44, 11], [x0 + 190, 590, 56, 14], [x0 + 20, 548, 36, 9], [e - 90, 586, 66, 17],
      [e - 170, 566, 46, 11], [e - 20, 560, 40, 10], [e - 230, 594, 50, 12]] as const;
    doc.add(
      lilyPads(doc, pads, { shadow: '#174a52', leaf: '#2f7a5c', sheen: '#9ac472' }),
      stroke(`M${e - 130} 580Q${e - 134} 550 ${e - 128} 528M${e - 60} 590Q${e - 56} 552 ${e - 64} 520M${x0 + 44} 590` +
        `Q${x0 + 40} 576 ${x0 + 46} 566`, '#2f6a4c', 3),
      lotus(e - 128, 530, 0.8), lotus(e - 64, 522, 1), lotus(x0 + 46, 568, 0.7), path(`M${e - 184} 566q-8-14 0-26q8 12 0 26z`, '#e87aa4'),
      egret(e - doc.pick(214, { wide: 230, tall: 190 }), 562, 0.52, { facing: -1 }),
      branch(doc, 11, [[e + 20, -16, 2.6, 220], [e + 30, 46, 2.85, 230], [e - 60, -26, 2.3, 130], [e + 20, 110, 2.75, 90]],
        { dark: LIGHT.ink, lit: '#3f7a5c', wood: LIGHT.ink, leaf: 28, width: 5.5, pairs: 12 }),
      birds('#4a7a78', [[templeX - 40, 170, 0.8], [templeX - 20, 160, 0.6, 1], [templeX, 174, 0.5]]),
    );
  },
};
