import {
  air, birds, crown, deepenWater, foliagePath, grass, group, interpolate, lensesPath, lerp, man, mist, mix, palms,
  path, Pen, place, RAMPS, range, ridge, ripplesPath, rng, sky, stipple, streaks, stroke, sun, transformPath, trunk,
  woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { perspective, stoopingWoman, tiledHouse, waterHyacinth } from '../kit/parts-kerala';

/** Early morning, milky, sun from the right through the haze. */
const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#6f9fb4', '#b9cdbd', '#f6dfae', '#ffeccb'], haze: '#f4e2b8', deep: '#2c6078' };
const HORIZON = 262;
const PADDY = { lit: '#cbd968', mid: '#8fbb52', dark: '#4f8a48', deep: '#2f6a48' };
const EARTH = { lit: '#d9a877', mid: '#a8704f', shade: '#6a4540' };
const BARK = { mid: '#4d4044', lit: '#d3a070', ring: '#30262e' };
const LEAF = { back: '#1d4c48', mid: '#2f6f52', lit: '#a3bd58' };

/** A duck swimming to the left about 0,0, 26 px long. */
const DUCK = 'M-13-9q2-5 6-4q4 1 3 5l-1 4q7-4 13-1l5-4q1 6-3 9q-8 5-16 2q-5-2-4-8l-7 1q1-3 4-4z';

/** The tapper on the stem: mundu tucked up, knife and pot at his belt, feet in a rope ring; facing right, some 84 px tall. */
const tapper = (x: number, y: number, scale: number, rotate: number): string =>
  group(
    [
      // far leg and arm round the stem
      path('M2 30L20 40L26 52L20 54L12 46L-6 40z', '#4a2a24'), path('M2-12L22-14L30-8L27-4L20-7L2-2z', '#4a2a24'),
      path('M-8-22Q-14 4-10 22L8 24Q14-2 8-22Q0-28-8-22z', '#6a3b2f'), path('M2-25Q12-18 10 2Q10 14 8 24L2 23Q8-2 2-25z', '#a86a48'),
      path('M-12 16Q0 24 12 16L16 34Q4 42-12 38z', '#f7ecd2'), path('M4 20L12 16L16 34L8 37z', '#fffaf0'),
      path('M-10 34L14 30L26 46L30 62L24 64L16 50L0 46z', '#6a3b2f'), path('M24 62l8-1l3 5l-10 2z', '#6a3b2f'),
      path('M-6-18L14-24L28-30L31-26L18-16L0-8z', '#6a3b2f'), path('M27-32l6 2l-2 6l-6-1z', '#8a5238'),
      path('M-7-36a8 8.5 0 1 1 16 0a8 8.5 0 1 1-16 0z', '#6a3b2f'), path('M-9-37q0-10 10-10q9 0 10 9q-10-5-20 1z', '#d9483b'),
        path('M-8-40l-8 8l2 3l9-6z', '#d9483b'),
      // gourd of toddy, knife sheath
      path('M-22 14q-4-8 2-12l1-5h6l0 5q6 4 3 12q-6 4-12 0z', '#2c2230'), stroke('M-16-2L-4 14', '#d9b27c', 2), path('M-14 26l-8 14l4 2l8-13z',
        '#3a2a30'),
    ],
    { transform: place(x, y, { scale, rotate }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 220, tall: 0 });
    const vx = 470 + s;
    const p = perspective(vx, HORIZON, 250);
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, doc.pick(690, { wide: 930, tall: 610 }), 176, 30, '#fffbe6', { glow: '#fff0c0', glowRadius: doc.pick(260, { tall: 180 }),
        glowOpacity: 0.85 }),
      streaks(doc, { seed: 7, from: 60, to: 200, count: 6, colour: '#fff6dc', opacity: 0.45 }),
      ridge(doc, air(doc, LIGHT, '#7f9f98', 0.66), { seed: 9, y: HORIZON, height: 40, wavelength: 260, base: HORIZON + 20 }),
      path(foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 30, wavelength: 110, scallop: [6, 11], base: HORIZON + 6 }),
        air(doc, LIGHT, '#4f8068', 0.5)),
    );
    const rows: readonly FarPalm[] = [
      [30, 216, 46, 0.4], [76, 200, 60, 0.5, 4], [140, 222, 40, 0.36], [204, 210, 50, 0.44, -4], [262, 224, 36, 0.34], [318, 214, 46, 0.4, 4],
        [520, 210, 50, 0.42, -4], [566, 222, 40, 0.36],
      [624, 196, 64, 0.54, 5], [690, 212, 50, 0.46, -4], [748, 188, 72, 0.62, 5], [830, 204, 58, 0.5], [900, 190, 70, 0.6, -5], [-60, 210, 50, 0.44],
        [-160, 220, 42, 0.4, 4], [-270, 208, 52, 0.44], [-400, 216, 46, 0.4],
    ];
    const tone = (c: string, k: number): string => mix(c, LIGHT.haze, k);
    doc.add(
      palms(doc, 4, rows.filter(([x]) => doc.format !== 'wide' || x > 120).map(([x, ...rest]): FarPalm => [x + s, ...rest]),
        { dark: tone('#3f7560', 0.42), lit: tone('#a8b866', 0.42), bark: tone('#6f6a5a', 0.42) }),
      mist(doc, { seed: 5, from: 246, to: 272, count: 4, opacity: 0.6, colour: '#fff4d8' }),
    );

    // right: the canal, high; left: the paddy, low, the dyke with its palms between
    const paddy = (a: number, h: number): Point => p(a, h, -66);
    const stripes = new Pen();
    const edges = new Pen();
    for (const k of [0.1, 0.15, 0.22, 0.31, 0.43, 0.6, 0.82]) edges.move(...paddy(-7000, k)).line(...paddy(-150, k));
    for (let i = 1; i < 26; i++) stripes.polygon([paddy(-30 - i * 120, 0.06), paddy(-70 - i * 120, 0.06), paddy(-70 - i * 120, 1.3),
      paddy(-30 - i * 120, 1.3)]);
    const field = doc.format === 'wide' ? doc.linear([[0, '#245650'], [0.3, '#2f6650'], [0.62, '#5f9650'], [1, PADDY.lit]],
      { x1: -200, x2: 560, y2: 0 }) : doc.linear([[0, PADDY.lit], [1, PADDY.mid]], { y1: HORIZON, y2: 600 });
    doc.add(
      path(new Pen().rect(x0, HORIZON + 2, doc.width, 400), field),
      path(stripes, PADDY.dark, { opacity: 0.32 }),
      stroke(edges, EARTH.mid, 3, { opacity: doc.pick(0.7, { wide: 0.4 }) }), stroke(edges, '#f6e6a8', 1.2,
        { opacity: doc.pick(0.8, { wide: 0.3 }) }),
      path(new Pen().polygon([p(10, 0.02), p(10, 1.4), p(1600, 1.4), p(1600, 0.02)]), doc.linear([[0, '#fbe6b8'], [0.18, '#d5d3ae'], [0.5, '#86b0a8'],
        [1, '#3f7f8c']], { y1: HORIZON, y2: 600 })),
      doc.format === 'wide' ? deepenWater(doc, LIGHT, HORIZON, { strength: 0.25 }) : '',
    );
    const far = p(900, 0.3);
    doc.add(
      path(new Pen().polygon([p(560, 0.05), p(620, 0.5), p(900, 0.9), [x1 + 40, p(0, 0.78)[1]], [x1 + 40, HORIZON]]), '#6f9a5c'),
      path(foliagePath({ seed: 16, x0: p(600, 0.12)[0], x1: x1 + 10, y: far[1] - 14, height: 60, wavelength: 80, scallop: [6, 13], envelope: (x) =>
        Math.min(1, (x - p(600, 0.12)[0]) / 140) }), '#3f7a58'),
      tiledHouse(far[0] - 56, far[1] - 2, 84, 28, { light: 1, tiles: ['#b8604a', '#e89a68', '#8f4a40'] }),
      path(ripplesPath({ seed: 4, x0: vx + 30, x1: vx + 200, from: HORIZON + 30, to: HORIZON + 140, count: 24, length: [14, 70] }), '#fff6d8',
        { opacity: 0.7 }),
      path(ripplesPath({ seed: 9, x0: vx + 130, x1: x1 + 20, from: HORIZON + 150, to: 604, count: 32, length: [30, 120] }), '#fff0cc',
        { opacity: 0.5 }),
      path(ripplesPath({ seed: 13, x0: vx + 100, x1: x1 + 20, from: HORIZON + 110, to: 604, count: 28, length: [30, 120] }), '#2c6a78',
        { opacity: 0.45 }),
    );

    // planters bent over the seedlings, egrets among them
    const [gx, gy] = [vx - 250, 452];
    doc.add(
      ([[0, 0, 1.15, '#d9363e'], [44, -12, 1.05, '#e89a2f'], [-52, 10, 1.2, '#b8417a'], [92, -24, 0.95, '#2f8f86']] as const)
        .map(([dx, dy, k, sari]) =>
        path(lensesPath([[gx + dx - 14, gy + dy + 2, 34, 4, 0.5]]), PADDY.deep, { opacity: 0.7 }) + stoopingWoman(gx + dx, gy + dy,
          { scale: k, sari, edge: '#ffe3a0', facing: dx > 20 ? -1 : 1 })),
      path(([[-150, 20, 0.9], [-186, 6, 0.7], [-110, -50, 0.5], [150, -66, 0.45]] as const).map(([dx, dy, k]) => egret(gx + dx, gy + dy, k)).join(''),
        '#fffdf2'),
      stipple(PADDY.deep, { seed: 6, count: Math.round((66 * doc.width) / 800), x0, x1: vx - 120, y0: 440, y1: 600, size: 3, opacity: 0.5 }),
    );

    // the dyke: path on top, its inner slope in shade
    doc.add(
      path(new Pen().polygon([p(10, 0.02), p(10, 1.4), paddy(-150, 1.4), paddy(-150, 0.02)]), EARTH.shade),
      path(new Pen().polygon([p(-66, 0.02, 6), p(-66, 1.4, 6), p(14, 1.4, 6), p(14, 0.02, 6)]), EARTH.lit),
      path(new Pen().polygon([p(14, 0.1, 6), p(14, 1.4, 6), p(30, 1.4, -6), p(26, 0.1, -6)]), EARTH.mid),
      woman(...p(-30, 0.3, 6), { scale: 0.95, sari: '#fff4dc', edge: '#d9a23f' }),
        path(`M${Math.round(p(-30, 0.3, 6)[0] - 9)} ${Math.round(p(-30, 0.3, 6)[1] - 29)}q9-9 18 0z`, '#6f9a3f'),
      man(...p(-20, 0.2, 6), { scale: 0.62, shirt: '#d9563f' }),
    );
    // ducks before the canoe of their keeper
    const random = rng(15);
    const flock = range(26).map((): readonly [number, number, number] => {
      const k = 0.42 + 0.4 * random();
      const [x, y] = p(150 + 260 * random() + (0.82 - k) * 120, k);
      return [x, y, 0.3 + k * 0.75];
    }).sort((a, b) => a[1] - b[1]);
    const white = doc.define(path(DUCK, '') + path('M-18-7l6-1l0 3z', '#f2a23f'));
    doc.add(
      path(lensesPath(flock.map(([x, y, k]) => [x - 16 * k, y + 2, 36 * k, 4, 0.5])), '#2c6a78', { opacity: 0.55 }),
      flock.map(([x, y, k], i) => doc.use(white, place(Math.round(x), Math.round(y), { scale: Math.round(k * 20) / 20 }),
        { fill: i % 3 ? '#fffaec' : i % 2 ? '#a9805c' : '#e3c79a' })),
      keeper(doc.pick(706, { wide: 960, tall: 632 }), 462),
    );

    const clump = doc.define(waterHyacinth({ leaf: '#2c6a4c', lit: '#9cbb58' }));
    const mats = ([[176, 1.25, 0.74], [216, 1.22, 0.62], [150, 1.29, 0.7], [250, 1.3, 0.82], [292, 1.26, 0.66], [204, 1.33, 0.86],
      [330, 1.32, 0.8]] as const).map(([o, k, size]): readonly [number, number, number] => [...p(o, k), size] as const);
    doc.add(
      path(lensesPath(mats.map(([x, y, k]) => [x - 60 * k, y + 14, 130 * k, 9, 0.5])), '#235a68', { opacity: 0.6 }),
      mats.map(([x, y, k], i) => doc.use(clump, place(x, y, { scaleX: i % 2 ? k : -k, scaleY: k }))),
    );
    doc.add(tree(doc, vx), birds('#4d7480', [[250 + s, 146, 0.9], [276 + s, 136, 0.7, 1], [292 + s, 152, 0.5]]));
  },
};

/** Path data of an egret with its feet on x, y, some 44 px high at k = 1. */
const egret = (x: number, y: number, k: number): string =>
  transformPath('M0 0l1-14q-8-6-4-14q4-6 10-6q-1-12 4-16l9 2l-7 2q-3 10-1 16q0 12-9 16l0 14z', { scale: k, x, y, precision: 1 });

/** The duck keeper in his canoe with a long pole. */
const keeper = (x: number, y: number): string =>
  group([
    path(lensesPath([[-84, 8, 170, 8, 0.5]]), '#2c6a78', { opacity: 0.6 }),
    stroke('M-34-84L30 14', '#6a5040', 2.6), man(8, -4, { scale: 1.9, shirt: '#4f7fa8', dhoti: '#fff6e0', hat: '#f2b23f', facing: -1 }),
    path('M-84-14Q-10 0 80-18Q66 8 40 8H-52Q-72 4-84-14z', '#33262c'), path('M-84-14Q-10 0 80-18L77-13Q-6 4-80-10z', '#c98f5c'),
  ], { transform: place(x, y) });

/** The tall palm of the dyke with the tapper on it, and grass below: the frame. */
function tree(doc: Doc, vx: number): string {
  const [fx, fy] = [vx - 92, 640];
  const [tx, ty] = [vx - 168, doc.pick(74, { wide: 96, tall: 96 })];
  const stem = trunk(fx, fy, tx, ty, 38, 20, -34, { light: 1, parts: 8 });
  const head = crown(12, 178, { leaflets: 11, width: 0.18, fronds: 17, light: 1 });
  const where = interpolate([[ty, tx], [300, vx - 150], [fy, fx]]);
  const perch = lerp(ty, fy, 0.36);
  return (
    grass(5, fx - 130, fx + 60, 612, 50, '#2f6a48', { count: 34, width: 3 }) +
    path(stem.body, BARK.mid) + path(stem.lit, BARK.lit) + stroke(stem.rings, BARK.ring, 1.8) +
    // coconut-husk steps tied to the stem
    tapper(where(perch) - 46, perch, doc.pick(1.1, { tall: 1 }), 4) +
    group([path(head.back, LEAF.back), path(head.mid, LEAF.mid), path(head.lit, LEAF.lit),
      path('M-13 8a8 9 0 1 1 12 7a8 9 0 1 1 13 2a8 9 0 1 1-16 3a8 9 0 1 1-9-12z', '#7a5a34'),
      // pots under the cut flower stems
      path('M22 22q-6-10 2-14l1-5h7l1 5q8 4 2 14q-6 4-13 0zM-34 26q-6-10 2-14l1-5h7l1 5q8 4 2 14q-6 4-13 0z', '#3a2a30')],
        { transform: place(tx, ty) })
  );
}
