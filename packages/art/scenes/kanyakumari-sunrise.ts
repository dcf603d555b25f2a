import {
  birds, boulder, deepenWater, dome, ferry, glitter, group, land, lensesPath, man, path, Pen, place, RAMPS, range, ripplePair, rng, sky, streaks,
  stroke, sun, woman, type Lens, type Point, type Ramp, type Scene,
} from '../kit';

/** Sunrise over the meeting of three seas; the sun is between the two rocks and lights them from within. */
const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#3a2c74', '#9c3f80', '#f0705c', '#ffc873'], haze: '#f09070', deep: '#2a2262' };
const STONE = { lit: '#ffb877', mid: '#8f4f66', shade: '#4b2d5c', deep: '#33204a' };
const INK = '#241738';
const HORIZON = 396;

/** Thiruvalluvar about 0,0 between his feet, 200 px tall, the light from his left (our left). */
const poet = (): string => [
  path('M-24 0Q-27-40-25-78Q-24-92-20-100L-32-122Q-36-142-28-150Q-14-158-8-158H10Q24-158 32-150Q40-138 40-112L34-100L22-98Q27-86 26-70Q28-36 26 0z',
    STONE.shade),
  // folds of the robe, the lit half of chest and legs
  path('M-24 0Q-27-40-25-78Q-24-92-20-100L-14-102Q-10-70-12-36Q-12-16-8 0z', STONE.mid),
  path('M-20-102L-32-122Q-36-142-28-150Q-16-156-8-156Q-12-130-8-102z', STONE.mid),
  path('M-25-3Q-28-40-26-78Q-25-90-21-99L-17-99Q-20-86-20-70Q-21-34-17-3zM-33-124Q-37-144-28-150L-21-153Q-29-142-26-124L-20-108L-22-102z', STONE.lit),
  stroke('M-2-96Q2-50-2-2M8-92Q14-50 10-2M18-90Q22-50 20-2M-22-84Q0-76 25-86M-18-97Q4-88 24-97', STONE.deep, 2),
  // shawl across the body
  path('M-10-158Q14-128 22-98L30-100Q26-136 8-158z', STONE.deep), path('M-10-158Q10-130 17-98L22-98Q14-128-4-158z', '#c9796c'),
  // right hand raised with three fingers, left arm with the palm leaves
  path('M-32-140Q-46-124-44-108Q-40-100-32-106L-18-122L-22-128L-34-116L-26-136z', STONE.mid),
  path('M-33-140Q-47-124-45-108L-41-104Q-42-122-30-138zM-25-124L-24-146L-21-147L-20-138L-17-148L-14-146L-14-124z', STONE.lit),
  path('M34-138Q46-118 42-106L20-100L16-106L34-114z', STONE.deep),
  path('M6-124l16 4l-4 26l-16-4z', STONE.lit), path('M14-122l8 2l-4 26l-8-2z', '#c9796c'),
  // head with topknot and beard
  path('M-8-160V-170H10V-160z', STONE.mid),
  path('M-13-178Q-13-192 1-192Q15-192 15-178Q15-164 8-154Q3-138-1-136Q-6-144-8-156Q-13-164-13-178z', STONE.shade),
  path('M-13-178Q-13-192 1-192Q-5-184-4-172Q-5-160 1-137L-1-136Q-6-144-8-156Q-13-164-13-178z', STONE.lit),
  path('M-8-192Q-9-204 2-204Q12-204 11-192Q2-186-8-192z', STONE.shade), path('M-8-192Q-9-204 2-204Q-2-198-2-190z', STONE.lit),
].join('');

/** The pillared pedestal of the statue, its top at 0,0, 82 px high. */
const pedestal = (): string => [
  path('M-52 0H52V8H-52zM-46 8H46V20H-46zM-62 20H62V27H-62z', STONE.shade),
  path('M-58 27H58V66H-58zM-70 66H70V74H-70zM-82 74H82V84H-82z', STONE.shade),
  path('M-52 0H-6V8H-52zM-46 8H-10V20H-46zM-62 20H-6V27H-62zM-58 27H-14V66H-58zM-70 66H-10V74H-70zM-82 74H-10V84H-82z', STONE.mid),
  path('M-62 20H-30V23H-62zM-70 66H-30V69H-70zM-82 74H-30V77H-82zM-52 0H-20V2.5H-52z', STONE.lit),
  stroke('M-54 47H56', STONE.deep, 34, { dash: '7 6' }),
  stroke('M-56.5 47H-20', STONE.lit, 34, { dash: '2 11' }),
  path('M-9 66v-24q9-9 18 0v24z', '#1f1434'),
].join('');

/** The Vivekananda memorial, about 0,0 in the centre of its platform; the light from its right. */
const memorial = (): string => [
  // platform with steps
  path('M-190 0V-16H170V0zM-176-16V-24H150V-16z', STONE.shade), path('M20 0V-16H170V0zM30-16V-24H150V-16z', STONE.mid),
    path('M20-16H170V-19H20zM30-24H150V-27H30z', STONE.lit),
  // the hall of the footprint, on its own to the left
  path('M-168-24V-52H-104V-24zM-174-52H-98V-58H-174zM-160-58H-112V-66H-160zM-150-66H-122V-74H-150z', STONE.shade),
  path('M-124-24V-52H-104V-24zM-128-52H-98V-58H-128zM-130-58H-112V-66H-130zM-134-66H-122V-74H-134z', STONE.mid),
    path('M-112-24h8v-28h-8zM-112-52h14v-3h-14z', STONE.lit),
  stroke('M-164-36H-106', STONE.deep, 18, { dash: '5 5' }),
  path(dome0(-136, -74), STONE.mid),
  // the main hall with its porch
  path('M-72-24V-74H92V-24zM-80-74H100V-81H-80zM-66-81H86V-89H-66z', STONE.shade),
  path('M14-24V-74H92V-24zM10-74H100V-81H10zM16-81H86V-89H16z', STONE.mid), path('M76-24H92V-74H76zM60-74H100V-77H60zM60-81H86V-84H60z', STONE.lit),
  stroke('M-68-44H88', STONE.deep, 32, { dash: '6 8' }),
  path('M-14-24V-60Q6-82 26-60V-24z', STONE.shade), path('M-6-24V-56Q6-70 18-56V-24z', INK), path('M20-24V-62Q26-58 28-54V-24z', STONE.lit),
  // corner kiosks and the great ribbed dome on its tower
  ...[-58, 70].map((x) => path(`M${x - 8}-89h16v-10h-16z`, STONE.mid) +
    dome(x, 9, -99, [STONE.mid, STONE.lit, STONE.shade], { light: 1, height: 12, finialHeight: 9 })),
  path('M-26-89V-112H46V-89zM-32-112H52V-118H-32zM-20-118H40V-132H-20z', STONE.shade),
    path('M14-89V-112H46V-89zM14-112H52V-118H14zM14-118H40V-132H14z', STONE.mid), path('M36-89h10v-23h-10zM34-112h18v-3h-18zM32-118h8v-14h-8z', STONE.lit),
  stroke('M-22-100H44', STONE.deep, 13, { dash: '5 6' }),
  dome(10, 34, -132, [STONE.mid, STONE.lit, STONE.shade], { light: 1, height: 46, finialHeight: 26 }),
  stroke('M10-178Q-16-160-16-132M10-178Q-4-160-3-132M10-178Q24-160 23-132', STONE.shade, 1.6, { opacity: 0.7 }),
].join('');

function dome0(x: number, y: number): string {
  return `M${x - 14} ${y}q0-12 14-16q14 4 14 16zM${x - 1} ${y - 15}h2l-1-10z`;
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const t = doc.pick(0, { wide: 210, tall: 0 });
    const sunX = t + doc.pick(424, { tall: 412 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      sun(doc, sunX, HORIZON - 24, 46, '#fff0c4', { glow: '#ffd886', glowRadius: doc.pick(360, { wide: 330, tall: 290 }), glowOpacity: 0.9, rings: 3 }),
      streaks(doc, { seed: 16, from: 50, to: 330, count: 11, colour: '#ffc79a', opacity: 0.55, length: [160, 440] }),
      streaks(doc, { seed: 26, from: 40, to: 260, count: 7, colour: '#5a2f78', opacity: 0.5, length: [200, 480], underTitle: true }),
    );
    // the three seas
    doc.add(
      doc.band(doc.linear([[0, '#ffc074'], [0.16, '#e0745f'], [0.5, '#8a3f74'], [1, '#2f2358']], { y1: HORIZON, y2: 600 }), HORIZON),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.72 }),
      ripplePair(doc, HORIZON - 2, '#ffd79a', '#3a2560', { count: 90, seed: 7 }),
    );
    const scaleV = doc.pick(0.9, { tall: 0.8 });
    const [statueX, memoX] = [t + doc.pick(604, { tall: 556 }), t + doc.pick(232, { tall: 268 })];
    const memorialId = doc.define(group(memorial(), { transform: place(memoX + 10, 414, { scale: scaleV }) }));
    const statueId = doc.define(group(pedestal() + group(poet(), { transform: place(0, 1) }),
      { transform: place(statueX, 410 - 84 * scaleV, { scale: scaleV }) }));
    const foot = (x: number, top: number, low: number, drop: number): string =>
      String(new Pen().polygon([[x - top * scaleV, 432], [x + top * scaleV, 432], [x + low * scaleV, 432 + drop], [x - low * scaleV, 432 + drop]]));
    // mirrors of both, broken by the swell
    doc.add(
      path(foot(memoX, 206, 176, 16) + foot(statueX, 110, 84, 18), STONE.deep, { opacity: 0.5 }),
      [memorialId, statueId].map((id) => doc.use(id, place(0, 432 + 0.56 * 432 - 6, { scaleX: 1, scaleY: -0.56 }), { opacity: 0.42 })),
      ripplePair(doc, HORIZON + 26, '#f79a6c', '#5c2f66', { count: 60, seed: 17 }),
      glitter('#fff0c4', { seed: 4, x: sunX, from: HORIZON + 2, to: 600, width: [70, 170], count: 44, height: [1, 4.6] }),
    );
    const rock = (x: number, half: number, seed: number, light: 1 | -1): string => {
      const random = rng(seed);
      const top: Point[] = range(10).map((i) => [x - half + (2 * half * i) / 9, 420 - (i === 0 || i === 9 ? -8 : 12 + random() * 12)]);
      const lit = light > 0 ? top.slice(6) : top.slice(0, 4);
      const cracks = range(7).map((i) =>
        `M${Math.round(x - half * 0.8 + (i * half * 1.6) / 6)} ${Math.round(412 + random() * 6)}l${Math.round(6 - random() * 12)} ${Math.round(10 + random() * 8)}`).join('');
      const foam: Lens[] = range(9).map((i): Lens => [x - half - 30 + i * half * 0.24, 431 + random() * 6, 50 + random() * 40, 3, random()]);
      return (
        land(top, 434, STONE.shade, { hard: true }) +
        path(new Pen().polygon([...lit, [at1(lit, -1) - light * 16, 434], [at1(lit, 0) + light * 22, 432]]), '#c46f62') +
        stroke(cracks, STONE.deep, 2.4) + path(lensesPath(foam), '#ffe6c8', { opacity: 0.9 })
      );
    };
    doc.add(
      rock(memoX, 214 * scaleV, 5, 1),
      doc.use(memorialId),
      rock(statueX, 112 * scaleV, 8, -1),
      doc.use(statueId),
      // the ferry between the rocks
      path(lensesPath([[sunX - 84, 466, 170, 4, 0.5]]), INK, { opacity: 0.5 }),
      ferry(sunX + 20, 462, { scale: 0.66, hull: '#3a2250', rail: '#ffb877', awning: '#c8424a', shirts: ['#f2d9b8', '#8a3f74', '#5c2f66', '#d97a55'] }),
    );

    // rocks of the shore, pilgrims greeting the sun
    const p = doc.pick(0, { wide: 236, tall: 26 });
    const random = rng(23);
    const surf: Lens[] = range(16).map((i): Lens => [x0 - 40 + (i * (doc.width + 60)) / 16, 548 + random() * 14, 90 + random() * 90, 4, random()]);
    doc.add(
      path(lensesPath(surf), '#ffd9ac', { opacity: 0.85 }),
      path(new Pen().soft([[x0 - 30, 566], [p + 40, 574], [p + 150, 562], [p + 270, 576], [p + 380, 596], [p + 470, 588], [p + 640, 602],
        [x1 + 30, 570]]).line(x1 + 30, 640).line(x0 - 30, 640).close(), INK),
      boulder(p + 236, 590, 120, 34, [INK, '#6b3a5c']), boulder(p + 150, 588, 100, 26, [INK, '#8f4f66']), boulder(p + 560, 608, 130, 36, [INK, '#5c3358']),
      boulder(p + 690, 606, 110, 42, [INK, '#6b3a5c']), boulder(p - 330, 600, 140, 34, [INK, '#4b2d5c']),
    );
    const pilgrim = (x: number, y: number, scale: number, sari: string, edge: string): string =>
      woman(x, y, { scale, sari, edge, skin: '#4a2638', facing: 1 }) +
        stroke(`M${Math.round(x + 4 * scale)} ${Math.round(y - 18 * scale)}l${Math.round(4 * scale)} ${Math.round(-9 * scale)}`, '#4a2638',
          2.2 * scale, { round: true });
    doc.add(
      pilgrim(p + 282, 562, 2, '#b5304a', '#ffb65c'),
      pilgrim(p + 316, 566, 1.8, '#d9742f', '#8e2f5c'),
      man(p + 250, 565, { scale: 2, shirt: '#e8c3a2', dhoti: '#f0d9bd', skin: '#4a2638' }),
      man(p + 196, 566, { scale: 1.9, shirt: '#5c3358', dhoti: '#d9b49a', skin: '#4a2638' }),
    );
    // a corner of the pillared bathing hall, cut by the edge
    const edge = doc.pick(x0, { wide: x1 });
    const s = doc.pick(1, { wide: -1, tall: 1 });
    const hall = (points: readonly Point[]): Point[] => points.map(([x, y]) => [edge + s * x, y]);
    const top = doc.pick(300, { tall: 326 });
    doc.add(
      path(new Pen().polygon(hall([[-20, top - 34], [104, top - 34], [108, top - 20], [136, top - 20], [140, top], [-20, top]])), INK),
      path(new Pen().polygon(hall([[-20, top], [116, top], [110, top + 16], [-20, top + 16]])), '#32204c'),
      [92, 26].map((px) => path(new Pen().polygon(hall([[px - 20, top + 16], [px + 20, top + 16], [px + 12, top + 34], [px + 9, top + 50],
        [px + 9, 568], [px + 15, 580], [px + 15, 640], [px - 15, 640], [px - 15, 580], [px - 9, 568], [px - 9, top + 50], [px - 12, top + 34]])), INK)),
      path(new Pen().polygon(hall([[101, top + 50], [101, 568], [98, 568], [98, top + 50]])).polygon(hall([[35, top + 50], [35, 568], [33, 568],
        [33, top + 50]])).polygon(hall([[104, top - 34], [108, top - 20], [136, top - 20], [140, top], [136, top], [132, top - 17], [104, top - 17],
          [100, top - 34]])), '#e08a66'),
      birds('#4a2860', [[t + 388, 168, 1], [t + 418, 154, 0.8, 1], [t + 440, 172, 0.65], [t + 354, 190, 0.6], [t + 470, 196, 0.5]]),
    );
  },
};

/** x of a point counted from either end. */
function at1(points: readonly Point[], i: number): number {
  return points.at(i)?.[0] ?? 0;
}
