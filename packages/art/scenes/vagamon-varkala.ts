import {
  air, at, birds, deepenWater, foliagePath, glitter, group, house, interpolate, lensesPath, lerp, man, mix, palms,
  path, Pen, place, RAMPS, ridge, ripples, rng, sky, slope, stipple, streaks, stroke, sun, water, woman,
  type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { palmGrove, perspective } from '../kit/parts-kerala';

/** Late gold from the sea on the left. */
const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#3f7fa0', '#9dbfb4', '#f8d48e', '#fde3ae'], haze: '#f6cf98', deep: '#1b5a80' };
const HORIZON = 316;
const CLIFF = { lit: '#e0774a', mid: '#c65a3c', shade: '#83384a', dark: '#5c2a42', clay: '#f6c795', scree: '#d99a68' };
const SAND = { lit: '#f9dda6', mid: '#eec68c', wet: '#c79a78' };
const GREEN = { dark: '#24514a', mid: '#3f7d4e', lit: '#b4c25c' };
const INK = '#2b1f36';

/** Height of the cliff at nearness 1. */
const HIGH = 452;
/** The foot of the cliff as offset and nearness: faces towards the sea are in the sun, the steps between them face the viewer in shade. */
const PLAN: readonly (readonly [offset: number, nearness: number])[] = [
  [486, 0.03], [476, 0.1], [560, 0.104], [508, 0.17], [600, 0.176], [520, 0.26], [640, 0.27], [516, 0.42], [650, 0.435], [528, 0.66], [690, 0.68],
    [560, 1.25],
];

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const vx = doc.pick(224, { wide: 440, tall: 250 });
    const p = perspective(vx, HORIZON, 286);
    const sunX = doc.pick(118, { wide: 480, tall: 178 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, sunX, 236, 38, '#fff6cf', { glow: '#ffe6a4', glowRadius: doc.pick(290, { tall: 200, wide: 260 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 14, from: 60, to: 220, count: 8, colour: '#fff0c8', opacity: 0.5 }),
      streaks(doc, { seed: 3, from: 200, to: 290, count: 5, colour: '#ee9f7a', opacity: 0.45, height: [4, 9] }),
      water(doc, HORIZON, [[0, '#fbd795'], [0.12, '#c9c199'], [0.4, '#5d9e9a'], [1, '#23687a']]),
      deepenWater(doc, LIGHT, HORIZON),
      ridge(doc, air(doc, LIGHT, '#8f7f80', 0.5), { seed: 6, y: HORIZON + 2, height: 26, wavelength: 160, base: HORIZON + 3, x0: vx - 90,
        x1: vx + 120, step: 16, envelope: (x) => 1.6 * slope(vx - 80, vx + 20)(x) }),
      ripples(doc, '#fff0c4', { seed: 4, from: HORIZON + 4, to: 590, count: 50, opacity: 0.55, x1: vx + 260 }),
      ripples(doc, '#1d5a70', { seed: 8, from: HORIZON + 8, count: 54, opacity: 0.4, x1: vx + 260 }),
      glitter('#fff6cf', { seed: 5, x: sunX, from: HORIZON + 2, to: 590, width: [50, 150], count: 34, height: [1, 4] }),
    );

    // the beach between surf and cliff
    const shoreAt = (k: number): number => 210 + 46 * Math.sin(k * 7) + 26 * Math.sin(k * 17);
    const shore = (dx: number): Point[] => [0.03, 0.08, 0.14, 0.22, 0.32, 0.44, 0.58, 0.74, 0.92, 1.12].map((k) => p(shoreAt(k) + dx, k));
    const sand = (dx: number, colour: string): string => path(new Pen().soft(shore(dx)).line(...p(1200, 1.12)).line(...p(560, 0.03)).close(), colour);
    doc.add(
      stroke(new Pen().soft(shore(-130)), '#fff6dc', 2.5, { opacity: 0.55, dash: '330 40' }),
      stroke(new Pen().soft(shore(-72)), '#fff8e4', 4, { opacity: 0.75, dash: '500 40' }),
      sand(-24, '#fffaec'), sand(-8, SAND.wet), sand(14, SAND.mid), sand(60, SAND.lit),
      stipple('#d9a878', { seed: 7, count: 70, x0: vx + 180, x1: vx + 560, y0: 420, y1: 600, size: 2.2, opacity: 0.6 }),
    );

    // the shadow of the cliff on the sand is short, because the sun is over the sea
    const foot = PLAN.map(([o, k]) => p(o, k));
    const line = (h: number): Point[] => PLAN.map(([o, k]) => p(o + h * 30, k, HIGH * h));
    const rim = line(1);
    const edge = interpolate(rim);
    const band = (from: number, to: number, colour: string, opacity: number): string =>
      path(new Pen().polygon([...line(from), ...line(to).reverse()]), colour, { opacity });
    const random = rng(23);
    const lit: string[] = [];
    const shade: string[] = [];
    const gullies = new Pen();
    const ribs = new Pen();
    for (let i = 1; i < PLAN.length; i++) {
      const [[ao, ak], [bo, bk]] = [at(PLAN, i - 1), at(PLAN, i)];
      const towardsUs = i % 2 === 0;
      (towardsUs ? shade : lit).push(String(new Pen().polygon([at(foot, i - 1), at(foot, i), at(rim, i), at(rim, i - 1)])));
      const count = Math.min(16, Math.round(2 + (at(foot, i)[0] - at(foot, i - 1)[0]) / 16));
      for (let j = 0; j < count; j++) {
        const t = (j + random()) / count;
        const [o, k] = [lerp(ao, bo, t), lerp(ak, bk, t)];
        const from = 0.97 - 0.3 * random();
        const to = from - 0.2 - 0.4 * random();
        const w = 20 * (0.4 + random());
        (towardsUs || j % 3 ? gullies : ribs)
          .move(...p(o + from * 30, k, HIGH * from)).line(...p(o + to * 30 + w, k, HIGH * to))
            .line(...p(o + to * 30 - w * 0.5, k, HIGH * (to + 0.06))).close();
      }
    }
    const back: FarPalm[] = [0.09, 0.13, 0.19, 0.24, 0.31, 0.37, 0.46, 0.53].map((k, i): FarPalm => {
      const [x, y] = p(590 + (i % 3) * 70, k, HIGH);
      const up = (150 + 60 * (i % 2)) * (0.35 + k);
      return [x, y - up + 10, up, 0.28 + k * 1.2, (i % 2 ? 9 : -7) * k];
    });
    doc.add(
      path(foliagePath({ seed: 5, x0: at(rim, 1)[0], x1: x1 + 10, y: 330, height: 1, scallop: [6, 13], base: 330, least: 1,
        envelope: (x) => 330 - (at(rim, 1)[1] - 10) + Math.max(0, x - at(rim, 1)[0]) * 0.34 + 20 * Math.sin(x / 34) }),
          mix(GREEN.mid, LIGHT.haze, 0.2)),
      palms(doc, 3, back, { dark: mix(GREEN.dark, LIGHT.haze, 0.16), lit: GREEN.lit, bark: '#8a6a58' }),
      path(lit.join(''), doc.linear([[0, mix(CLIFF.lit, LIGHT.haze, 0.5)], [0.4, CLIFF.lit], [1, CLIFF.mid]], { x1: vx, x2: vx + 560, y2: 0 })),
      path(shade.join(''), doc.linear([[0, mix(CLIFF.shade, LIGHT.haze, 0.46)], [0.5, CLIFF.shade], [1, CLIFF.dark]],
        { x1: vx, x2: vx + 560, y2: 0 })),
      band(0.2, 0.33, CLIFF.clay, 0.5), band(0.48, 0.53, CLIFF.clay, 0.3), band(0.9, 1, '#7a3540', 0.4),
      path(gullies, CLIFF.dark, { opacity: 0.4 }), path(ribs, '#ffc08a', { opacity: 0.6 }),
      path(new Pen().polygon([...foot.map(([x, y]): Point => [x - 4, y + 3]), ...line(0.13).reverse()]), CLIFF.scree),
      path(new Pen().polygon([...line(0.97), ...line(1.035).reverse()]), GREEN.mid),
      path(new Pen().polygon([...line(1.01), ...line(1.035).reverse()]), GREEN.lit),
    );

    // cafés along the edge, from far to near, and the walk with its rail
    const roofs = { roof: '#8a5a3c', roofLit: '#e0aa66', wall: '#fff0cf', wallShade: '#d9b494', windows: '#5d3a44', light: -1 as const, eaves: 0.2 };
    const tiles = { ...roofs, roof: '#a34a3a', roofLit: '#e8804f' };
    const cafe = (o: number, k: number, w: number, h: number, look: typeof roofs): string => {
      const [x, y] = p(o, k, HIGH * 1.02);
      return house(x, y, w, h, look);
    };
    const walkers = [[0.27, '#f4ead2'], [0.355, '#d9363e'], [0.46, '#2f7f9f'], [0.478, '#f2b23f']] as const;
    doc.add(
      cafe(560, 0.16, 26, 9, tiles), cafe(600, 0.21, 34, 12, roofs), cafe(640, 0.285, 52, 17, tiles), cafe(640, 0.36, 58, 20, roofs),
        cafe(664, 0.47, 92, 30, tiles), cafe(700, 0.6, 110, 36, roofs),
      walkers.map(([k, shirt], i) => {
        const x = p(560, k)[0];
        const y = edge(x) - 3;
        return i % 2 ? woman(x, y, { scale: 1.5 * k + 0.1, sari: shirt, edge: '#ffe7a8' }) : man(x, y,
          { scale: 1.5 * k + 0.1, shirt, dhoti: '#4a5a78' });
      }),
      path(foliagePath({ seed: 41, x0: p(600, 0.62)[0], x1: x1 + 10, y: p(0, 0.66, HIGH)[1] + 26, height: 40, wavelength: 60, scallop: [7, 14],
        under: 20,
        envelope: (x) => Math.min(1, (x - p(600, 0.62)[0]) / 60) }), GREEN.dark),
    );

    // the zigzag steps, people on the sand
    const flight: Point[] = [p(560, 0.585, HIGH * 0.99), p(544, 0.47, HIGH * 0.72), p(540, 0.545, HIGH * 0.5), p(526, 0.45, HIGH * 0.28),
      p(520, 0.5, HIGH * 0.02)];
    const sunbather = (o: number, k: number, colour: string): string => {
      const [x, y] = p(o, k);
      return group([stroke('M0 0L4-32', '#8a6a50', 2), path('M-26-24Q-18-46 4-46Q26-44 32-20Q4-32-26-24z', colour),
        path('M-8-28Q-6-42 4-46Q12-40 14-26Q2-31-8-28z', '#fff4dc'), path(lensesPath([[0, 4, 60, 4, 0.5]]), SAND.wet)],
        { transform: place(x, y, { scale: 1.5 * k + 0.1 }) });
    };
    doc.add(
      stroke(new Pen().polygon(flight.map(([x, y]): Point => [x + 1, y + 4]), false), CLIFF.dark, 6, { opacity: 0.5 }),
      stroke(new Pen().polygon(flight, false), '#ffe6b8', 5), stroke(new Pen().polygon(flight, false), '#a8604c', 5, { dash: '1.5 4' }),
      woman(...p(536, 0.505, HIGH * 0.6), { scale: 0.7, sari: '#c43f7a', edge: '#ffd36b', facing: -1 }),
      sunbather(400, 0.3, '#e0503f'), sunbather(360, 0.4, '#2f8fa8'), sunbather(440, 0.52, '#e9a63a'),
      path(lensesPath([[p(310, 0.74)[0], p(0, 0.74)[1] - 2, 66, 5, 0.4], [p(270, 0.56)[0], p(0, 0.56)[1] - 2, 44, 4, 0.4]]), SAND.wet,
        { opacity: 0.8 }),
      woman(...p(310, 0.74), { scale: 1.5, sari: '#d9363e', edge: '#ffd36b', facing: -1 }),
        man(...p(345, 0.745), { scale: 1.5, shirt: '#fff6e0', dhoti: '#3f5f8a', facing: -1 }),
      man(...p(270, 0.56), { scale: 1, shirt: '#3f7f9f', dhoti: '#fff6e0' }),
        woman(...p(258, 0.46), { scale: 0.8, sari: '#f2a23f', edge: '#fff0c4' }),
    );

    // a palm and shrubs at the near edge, right
    const f = doc.pick(0, { wide: 290, tall: -110 });
    doc.add(
      palmGrove(doc, 6, [[850 + f, 640, 738 + f, doc.pick(118, { wide: 110, tall: 150 }), 1.75, 44, -6]],
        { leaves: [INK, '#24443f', '#7d8f45'], bark: ['#33253a', '#c98a5c', '#221828'], light: -1, leaflets: 11 }),
      path(foliagePath({ seed: 61, x0: 600 + f, x1: x1 + 10, y: 612, height: 76, wavelength: 90, scallop: [9, 18],
        envelope: (x) => Math.min(1, Math.max(0, (x - 600 - f) / 170)) }), INK),
      birds('#5d5a78', [[vx + 90, 200, 1], [vx + 118, 190, 0.8, 1], [vx + 138, 206, 0.6]]),
    );
  },
};
