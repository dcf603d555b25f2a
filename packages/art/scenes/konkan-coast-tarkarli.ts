import {
  at, crown, cumulus, deepen, ferry, fishingBoat, foliagePath, group, house, lensesPath, lerp, man, noise, palm, path, Pen, place, RAMPS, range,
  ripples, rng, sky, slope, stipple, stroke, trunkPath, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { pennant, shadows } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1f86c4', '#66bbe0', '#b7e2e6', '#f2f5de'], haze: '#d5ecea', deep: '#0e5590' };
const SEA = { deep: '#0f6fa6', mid: '#1fa0b8', clear: '#57cdc4', pale: '#a5ead2' };
const LATERITE = { top: '#e8b58c', lit: '#c9805c', mid: '#9c5b4c', shade: '#6b4048', rock: '#4a3a48' };
const GREEN = { dark: '#23603f', mid: '#3f8a4c', lit: '#8fc05a', ground: '#7fa552' };
const INK = '#123a46';
const HORIZON = 172;
/** Foreshortening of flat shapes on the sea. */
const FLAT = 0.4;

/** The ring of the wall about 0,0: the point at an angle in turns; it winds in and out with the rock. */
function ring(turn: number, grow = 1): Point {
  const a = turn * 2 * Math.PI;
  const wind = 0.86 + 0.26 * noise(turn * 26, 4) + 0.12 * Math.sin(a * 2 + 0.8);
  return [Math.cos(a) * 236 * wind * grow, Math.sin(a) * 236 * FLAT * wind * grow];
}

/** Sindhudurg: rocks and surf, the winding wall with its bastions, palms and roofs within. */
function fort(doc: Doc): string {
  const n = 78;
  const points = range(n).map((i) => ring(i / n));
  const h = 19;
  const rocks = range(60).map((i): Point => {
    const [x, y] = ring(i / 60, 1.05 + 0.05 * noise(i * 0.9, 8));
    return [x, y + h * 0.8];
  });
  const surf = range(50).map((i): Point => {
    const [x, y] = ring(i / 50, 1.12 + 0.05 * noise(i * 0.7, 15));
    return [x, y + h];
  });
  // faces that look at us from outside, faces seen from inside beyond the court
  const [outerLit, outerMid, outerShade, inner] = [new Pen(1), new Pen(1), new Pen(1), new Pen(1)];
  points.forEach(([ax, ay], i) => {
    const [bx, by] = at(points, (i + 1) % n);
    const quad: Point[] = [[ax, ay], [bx, by], [bx, by + h], [ax, ay + h]];
    if (bx < ax) {
      const slope = (by - ay) / (ax - bx + 0.01);
      (slope < -0.15 ? outerLit : slope > 0.2 ? outerShade : outerMid).polygon(quad);
    } else inner.polygon([[ax, ay], [bx, by], [bx, by + h * 0.55], [ax, ay + h * 0.55]]);
  });
  const loop = (dy: number): Pen => new Pen(1).polygon(points.map(([x, y]): Point => [x, y + dy]));
  const drum = (x: number, y: number, r: number, h: number): string =>
    path(new Pen(1).move(x - r, y).line(x - r * 1.1, y + h * 1.1).quad(x, y + h * 1.1 + r * 0.5, x + r * 1.1, y + h * 1.1).line(x + r, y).close(),
      LATERITE.mid) +
    path(new Pen(1).move(x + r * 0.3, y).line(x + r * 0.34, y + h * 1.26).quad(x + r * 0.8, y + h * 1.2, x + r * 1.1, y + h * 1.1).line(x + r,
      y).close(), LATERITE.lit) +
    path(new Pen(1).move(x - r, y).line(x - r * 1.1, y + h * 1.1).line(x - r * 0.5, y + h * 1.24).line(x - r * 0.5, y).close(), LATERITE.shade) +
    path(new Pen(1).circle(x, y, r * 1.06, r * 0.42), LATERITE.top) + path(new Pen(1).circle(x, y + 0.6, r * 0.66, r * 0.24), LATERITE.mid);
  const bastions = range(19).map((i) => ring((i + 0.3) / 19, 1.01)).sort((a, b) => a[1] - b[1]);
  // inside: green, tracks, roofs, palms that share one crown
  const leaves = crown(8, 22, { leaflets: 5, fronds: 11 });
  const id = doc.define(path(trunkPath(-3, 34, 0, 0, 3, 2, 3), '#6b5048') + path(leaves.back + leaves.mid, GREEN.dark) + path(leaves.lit, GREEN.lit));
  const random = rng(11);
  const grove: [number, number, number][] = [];
  for (let tries = 0; grove.length < 26 && tries < 400; tries++) {
    const [x, y] = [lerp(-190, 190, random()), lerp(-70, 66, random())];
    if ((x / 180) ** 2 + (y / 60) ** 2 < 1 && Math.abs(y - x * 0.14) > 9) grove.push([x, y, 0.7 + 0.35 * random()]);
  }
  grove.sort((a, b) => a[1] - b[1]);
  const roof = (x: number, y: number, w: number): string =>
    house(x, y, w, w * 0.36, { wall: '#f4e6cc', wallShade: '#c9b0a0', roof: '#a8442f', roofLit: '#d9683f', windows: '#5a4048', light: 1 });
  return [
    path(new Pen().polygon(surf), '#eafaf0', { opacity: 0.55 }),
    path(new Pen().polygon(rocks), LATERITE.rock),
    stroke(new Pen().polygon(rocks.filter(([, y]) => y > 0), false), '#7d6a66', 3, { dash: '7 5 3 6' }),
    path(loop(h * 0.5), GREEN.ground),
    path(inner, LATERITE.lit),
    path('M-190-6Q-60 18 60 6Q140 0 190 30L184 38Q130 10 60 15Q-60 28-194 4z', '#d9b48a'),
    path('M-150 8Q-120-30-40-40Q40-52 120-30Q60-22 20-6Q-60 4-150 8zM40 22Q110 16 168 40Q120 58 60 62Q20 50 40 22z', '#94b560'),
    stipple(GREEN.mid, { seed: 8, count: 60, x0: -190, x1: 190, y0: -52, y1: 62, size: 4, opacity: 0.7,
      density: (u, v) => ((u - 0.5) ** 2 * 4 + (v - 0.5) ** 2 * 4 < 0.9 ? 1 : 0) }),
    path(foliagePath({ seed: 5, x0: -160, x1: -20, y: -18, height: 20, wavelength: 30, scallop: [4, 8], under: 6 }), GREEN.mid),
    path(foliagePath({ seed: 6, x0: 30, x1: 150, y: 44, height: 18, wavelength: 30, scallop: [4, 8], under: 6 }), GREEN.mid),
    roof(-46, 2, 44), roof(66, -16, 30), roof(-110, 36, 30), roof(14, 44, 26),
    path('M92 0v-16h22v16zM88-16h30l-15-14z', '#f4e6cc'), path('M103-30l15 14h-15z', '#c9b0a0'), pennant(103, -29, 20, 22, ['#f4772c', '#c9402f']),
    ...grove.map(([x, y, s]) => doc.use(id, place(x, y - 30 * s, { scale: s }))),
    path(outerShade, LATERITE.shade), path(outerMid, LATERITE.mid), path(outerLit, LATERITE.lit),
    stroke(loop(0), LATERITE.top, 5), stroke(loop(-3), LATERITE.lit, 4, { dash: '3.500 3' }),
    ...bastions.map(([x, y]) => drum(x, y, y > 0 ? 11 : 8, y > 0 ? h : h * 0.6)),
    // the hidden gate
    path('M-10 0v-13q8-9 16 0v13z', '#3a2838', { transform: place(at(points, 24)[0], at(points, 24)[1] + h) }),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const fx = doc.pick(470, { wide: 600, tall: 410 });
    const fy = doc.pick(292, { tall: 312 });
    const k = doc.pick(1.08, { tall: 0.94, wide: 1.14 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepen: false }),
      cumulus(doc, [[fx + 60, HORIZON - 2, 250, 58, 4], [fx + 310, HORIZON - 2, 320, 84, 9], [fx - 260, HORIZON - 2, 220, 46, 13]],
        { lit: '#fffdf2', shade: '#cfe6ea', opacity: 0.85, lobes: 8 }),
      doc.band(doc.linear([[0, '#7cc8da'], [0.1, SEA.mid], [0.5, '#2fb3b8'], [1, SEA.clear]], { y1: HORIZON, y2: 600 }), HORIZON),
    );
    // shallows glow round the rock and along the beach; weed and sand on the bottom
    const glow = doc.radial([[0, SEA.pale, 0.95], [0.62, SEA.clear, 0.8], [1, SEA.clear, 0]], 0, 0, 100);
    const pool = (x: number, y: number, rx: number, ry: number): string =>
      `<g transform="${place(x, y, { scaleX: rx / 100, scaleY: ry / 100 })}">${path(new Pen().circle(0, 0, 100), glow)}</g>`;
    const random = rng(3);
    const weed = new Pen();
    for (let i = 0; i < doc.pick(22, { wide: 40 }); i++) {
      const [x, y] = [lerp(x0, x1, random()), lerp(360, 590, random() ** 0.8)];
      const w = (y - 150) * 0.16 * (0.5 + random());
      weed.soft(range(7).map((j): Point => {
        const a = (j / 7) * 2 * Math.PI;
        return [x + Math.cos(a) * w * (0.6 + 0.6 * random()), y + Math.sin(a) * w * 0.36 * (0.6 + 0.6 * random())];
      }), { closed: true });
    }
    doc.add(
      pool(fx, fy + 20, 420 * k, 170 * k), pool(x0 + 130, 600, 470, 170),
      path(weed, '#1a8f98', { opacity: 0.4 }),
      deepen(doc, LIGHT, { to: 612 }),
      ripples(doc, '#e9fbf2', { seed: 5, from: HORIZON + 8, to: 590, count: 60, length: [10, 80], height: [0.6, 2], opacity: 0.45, crowd: 1.1 }),
      ripples(doc, SEA.deep, { seed: 9, from: HORIZON + 5, to: 560, count: 46, length: [10, 80], height: [0.6, 2], opacity: 0.3, crowd: 1.1 }),
      stroke(`M${x0} ${HORIZON}H${x1}`, '#d5ecea', 1, { opacity: doc.pick(0.6, { wide: 0 }) }),
    );
    // shadow on the water, then the fort
    doc.add(
      path(new Pen().polygon(range(40).map((i): Point => { const [x, y] = ring(i / 40, 1.06); return [fx + (x - 26) * k, fy + (y + 30) * k]; })),
        '#0d6a86', { opacity: 0.35 }),
      `<g transform="${place(fx, fy, { scale: k })}">${fort(doc)}</g>`,
    );
    // boats: each throws its shadow on the sea floor
    const boats: readonly (readonly [number, number, number, string, 1 | -1])[] = [[fx - 150, 438, 0.62, '#e8502f', 1],
      [fx + 110, 470, 0.8, '#1f5f9a', -1], [fx + 300, 404, 0.46, '#f0b030', -1], [fx - 300, 372, 0.36, '#2f8f86', 1]];
    for (const [x, y, s, hull, facing] of boats) {
      if (!doc.shows(x, 60)) continue;
      doc.add(
        path(new Pen().move(x - 64 * s, y + 26 * s).quad(x, y + 50 * s, x + 70 * s, y + 24 * s).quad(x, y + 14 * s, x - 64 * s, y + 26 * s).close(),
          '#0d6a86', { opacity: 0.4 }),
        path(lensesPath([[x - facing * 84 * s - 60 * s, y + 3, 150 * s, 4, 0.5], [x - facing * 130 * s - 50 * s, y + 10 * s, 120 * s, 3, 0.5]]),
          '#fff', { opacity: 0.7 }),
        ferry(x, y, { scale: s, facing, hull, rail: '#fff3d6', awning: '#fdf6e4', shirts: ['#f2643d', '#2f6f9f', '#f6c04a', '#c42f5e'] }),
      );
    }
    // a parasail over the bay
    const [px, py] = [fx + doc.pick(212, { tall: 170 }), doc.pick(100, { tall: 150 })];
    doc.add(
      stroke(`M${px - 2} ${py + 44}Q${px - 30} ${py + 220} ${fx + 110} 452`, '#fff', 0.9, { opacity: 0.5 }),
      group(
        [
          path('M-34 6Q-30-22 0-24Q30-22 34 6Q24-2 14 4Q0-4-14 4Q-24-2-34 6z', '#e8432f'),
          path('M-14 4Q-12-20 0-24Q12-20 14 4Q0-4-14 4z', '#ffd24a'),
        ],
        { transform: place(px, py) },
      ),
      stroke(`M${px - 33} ${py + 5}L${px - 2} ${py + 38}L${px + 33} ${py + 5}M${px - 13} ${py + 3}L${px - 2} ${py + 38}L${px + 13} ${py + 3}`,
        '#3a4a5a', 0.8),
      path(`M${px - 4} ${py + 36}q2-4 4 0l1 10h-6z`, '#1f3f5f'),
    );

    // the beach, surf, boats drawn up; one great palm leans in from the border
    const s = doc.format === 'wide' ? -1 : 1;
    const edge = s > 0 ? x0 : x1;
    const X = (d: number): number => edge + s * d;
    const shore: Point[] = [[X(-30), 452], [X(60), 470], [X(170), 512], [X(290), 548], [X(400), 586], [X(470), 640]];
    const move = (dx: number, dy: number): Point[] => shore.map(([x, y]) => [x + s * dx, y + dy]);
    doc.add(
      path(new Pen().soft(move(22, -12)).line(X(-30), 660).close(), '#c9f4e2', { opacity: 0.7 }),
      path(new Pen().soft(move(8, -4)).line(X(-30), 660).close(), '#fffdf2'),
      path(new Pen().soft(shore).line(X(-30), 660).close(), doc.linear([[0, '#e9c592'], [1, '#f7e0b2']], { y1: 450, y2: 600 })),
      path(new Pen().soft(move(-14, 8)).line(X(-30), 660).close(), '#f6dcab'),
      stipple('#cfa77a', { seed: 7, count: 60, x0: Math.min(X(0), X(260)), x1: Math.max(X(0), X(260)), y0: 540, y1: 600, size: 2, opacity: 0.7 }),
      path('M-60 14Q40 0 150 22Q80 40-20 34z', '#c99f74', { opacity: 0.55, transform: place(X(150), 566, { scaleX: s * 0.6, scaleY: 0.6 }) }),
      `<g transform="${place(X(130), 560, { scaleX: s * 0.56, scaleY: 0.56 })}">${fishingBoat(0, 0, { rotate: -6 })}</g>`,
      shadows([[X(96) - 30, 558, 60, 4], [X(70) - 30, 552, 60, 4]], '#8a6a50', 0.5),
      woman(X(92), 558, { scale: 1.25, sari: '#2f9a6a', edge: '#f3b740', facing: s > 0 ? 1 : -1 }),
        man(X(66), 552, { scale: 1.25, shirt: '#fbf4e2', dhoti: '#2f6f9f', hat: '#d8433f' }),
    );
    const leaves = ['#12463f', '#1d6a4a', '#8cc04f'] as const;
    doc.add(
      palm(4, X(-20), 660, X(doc.pick(118, { tall: 100 })), doc.pick(288, { tall: 330, wide: 260 }), {
        length: doc.pick(170, { tall: 140 }), width: [34, 16], bend: -34 * s, light: 1, leaves, bark: ['#5a4440', '#c99a70', '#3a2c34'],
          nuts: '#c98a2f', leaflets: 10,
      }),
      path(foliagePath({ seed: 14, x0: Math.min(X(-20), X(150)), x1: Math.max(X(-20), X(150)), y: 624, height: 56, wavelength: 50, scallop: [6, 13],
        base: 640, envelope: s > 0 ? slope(x0 + 150, x0 + 40) : slope(x1 - 150, x1 - 40) }), INK),
    );
  },
};
