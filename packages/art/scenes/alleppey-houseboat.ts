import {
  air, airAt, bananaLeaves, birds, deepenWater, foliagePath, glitter, group, lensesPath, lerp, lilyPads, man, mix, palms, path, Pen, place, RAMPS,
    range, ridge, ripples,
  rng, sky, streaks, stroke, water,
  type Doc, type FarPalm, type Leaf, type Pad, type Point, type Ramp, type Scene,
} from '../kit';

/** A monsoon afternoon, slate and teal; the warm light comes from the boat. */
const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#41606e', '#738f94', '#a9bdb0', '#d6dcc0'], haze: '#b5c5b8', deep: '#264c5c' };
const HORIZON = 338;
const THATCH = { lit: '#dcb878', mid: '#b3854e', shade: '#7d5638', deep: '#4f3830' };
const WOOD = { lit: '#a86a42', mid: '#6e4032', dark: '#3f2729' };
const HULL = { mid: '#2a2530', lit: '#55494c', dark: '#17151f' };
const GLOW = { core: '#ffe9b0', mid: '#f9bf6a', deep: '#c9793f' };

/** Points of an arch: half width, rise, on the line y, about x. */
const arch = (x: number, y: number, half: number, rise: number, n = 13): Point[] =>
  range(n).map((i): Point => {
    const a = Math.PI * (i / (n - 1));
    return [x - Math.cos(a) * half, y - Math.sin(a) ** 0.78 * rise];
  });

/** The boat from the front, its middle on 0 and the water on 0: 380 px wide, 330 high; its side recedes to the right. */
function houseboat(): string {
  const deck = -92;
  const spring = -196;
  const front = arch(0, spring, 186, 128);
  const inner = arch(0, spring, 166, 110);
  const back = arch(196, spring - 4, 134, 92);
  const band = (a: number, b: number): string => {
    const [p, q] = [arch(0, spring, lerp(186, 158, a), lerp(128, 100, a)), arch(0, spring, lerp(186, 158, b), lerp(128, 100, b))];
    return String(new Pen().polygon([...p, ...q.reverse()]));
  };
  const weave = range(27).map((i): string => {
    const a = Math.PI * ((i + 0.5) / 27);
    const on = (half: number, rise: number): string => `${Math.round(-Math.cos(a) * half)} ${Math.round(spring - Math.sin(a) ** 0.78 * rise)}`;
    return `M${on(186, 128)}L${on(160, 102)}`;
  }).join('');
  // ribs of the long roof, from the front arch to the far one
  const ribs = range(6).map((i): string => {
    const t = (i + 1) / 7;
    const a = arch(196 * t, spring - 4 * t, lerp(186, 134, t), lerp(128, 92, t), 9).slice(4);
    return String(new Pen().soft(a));
  }).join('');
  return [
    // roof and cabin side receding to the right
    path(new Pen().polygon([...front.slice(4), ...back.slice(6).reverse(), ...back.slice(3, 7).reverse()]), THATCH.mid),
    path(new Pen().soft([...front.slice(8), ...back.slice(8).reverse()], { closed: false }).close(), THATCH.shade),
    path(new Pen().polygon([...front.slice(5, 8), ...back.slice(5, 8).reverse()]), THATCH.lit), stroke(ribs, THATCH.deep, 2, { opacity: 0.5 }),
    path(`M172 ${spring}V${deck + 4}L322 -96V${spring - 4}z`, WOOD.mid), path(`M172 ${spring}L322 ${spring - 4}V${spring + 14}L172 ${spring + 26}z`,
      WOOD.dark),
    path('M196-170q14-14 28 0l0 40l-28 3zM240-172q12-12 24 0l0 37l-24 3zM278-174q10-10 20 0l0 34l-20 3z', GLOW.mid),
      stroke('M210-178V-130M252-178V-134M288-180V-138M196-150L224-152M240-153L264-154M278-156L298-157', WOOD.dark, 2.4),
    // the cook at the last window, steam from his pot
    path('M280-140q-2-18 8-20q12 2 10 20z', '#fffaf0'), path('M283-166a5.5 6 0 1 1 11 0a5.5 6 0 1 1-11 0z', '#6a3b2f'),
      path('M282-170q0-10 6.5-10q7 0 6.5 10z', '#fffaf0'),
    // hull: strakes sewn with coir, the stem rising before us
    path('M176-92L340-98L336-40Q260-4 150 0H40z', HULL.dark), path('M176-92L340-98L339-84L180-74z', HULL.lit),
      stroke('M190-56Q270-60 336-68M176-34Q260-36 330-50', HULL.lit, 1.6, { opacity: 0.8 }),
    path('M-196-94Q-190-50-120-16Q-60 2 0 4Q70 2 128-16Q186-50 196-94Q120-66 0-62Q-120-66-196-94z', HULL.mid),
    path('M-196-94Q-120-66 0-62L0 4Q-60 2-120-16Q-190-50-196-94z', HULL.lit, { opacity: 0.5 }),
      path('M-196-94Q-120-66 0-62Q120-66 196-94L198-84Q120-54 0-50Q-120-54-198-84z', WOOD.lit),
    stroke('M-176-62Q-100-36 0-34Q100-36 176-62M-140-36Q-80-16 0-14Q80-16 140-36', '#8a7468', 1.6, { opacity: 0.7, dash: '7 3' }),
    // inside: lamp light, the door of the cabin with its curtain
    path(new Pen().polygon([...inner, [166, deck + 6], [-166, deck + 6]]), GLOW.deep),
      path(new Pen().polygon([...arch(6, spring + 14, 118, 76), [124, deck - 14], [-112, deck - 14]]), GLOW.mid),
    path(`M-112 ${deck - 14}L-164 ${deck + 4}Q-90 ${deck + 30} 0 ${deck + 32}Q90 ${deck + 30} 164 ${deck + 4}L124 ${deck - 14}z`, WOOD.mid),
      stroke(`M-60 ${deck - 14}L-86 ${deck + 6}M-8 ${deck - 14}L-10 ${deck + 6}M50 ${deck - 14}L72 ${deck + 6}`, WOOD.dark, 1.6),
    path(`M-44 ${deck - 14}V-206Q-44-222-26-222H24Q40-222 40-206V${deck - 14}z`, GLOW.core),
      path(`M-44 ${deck - 14}V-206Q-44-222-26-222H-22Q-14-170-36 ${deck - 14}zM40 ${deck - 14}V-206Q40-222 24-222H18Q12-170 34 ${deck - 14}z`,
      '#b5403f'),
    path('M-100-190h36v44h-36zM68-190h36v44H68z', GLOW.core), stroke('M-82-190V-146M86-190V-146M-100-168H-64M68-168H104', WOOD.mid, 2.4),
      stroke(`M-112-206V${deck - 14}M124-206V${deck - 14}`, WOOD.mid, 5),
    // a waiter brings tea through the door; the captain at his wheel, two travellers in cane chairs
    man(0, deck - 12, { scale: 2.1, shirt: '#fffaf0', dhoti: '#f2e2c0' }),
      path(`M6 ${deck - 54}h26v4h-26zM12 ${deck - 62}h6v8h-6zM22 ${deck - 61}h6v7h-6z`, '#8a5a3a'),
    man(112, deck + 2, { scale: 2.5, shirt: '#4f8aa8', dhoti: '#fffaf0', facing: -1 }), stroke(new Pen().circle(92, deck - 17, 17), WOOD.dark, 3),
      stroke(`M92 ${deck - 36}v38M73 ${deck - 17}h38M79 ${deck - 30}l26 26M105 ${deck - 30}l-26 26`, WOOD.dark, 3),
      path(`M86 ${deck - 2}h12l4 8h-20z`, WOOD.dark),
    chair(-104, deck + 4, '#d9483b', '#ffd98a'), chair(-54, deck + 6, '#f4ead2', '#3a2c34'),
    path(`M-26 ${deck - 12}h34l-4 5h-26z`, WOOD.lit), stroke(`M-16 ${deck - 8}v14M-2 ${deck - 8}v14`, WOOD.dark, 3),
      path(`M-14 ${deck - 20}h7v8h-7z`, '#fffaf0'),
    // hanging lamp
    stroke('M-60-282V-246', WOOD.dark, 2), path('M-70-238q10-14 20 0l-3 16h-14z', GLOW.core),
    // front of the roof: woven edge in three bands, rolled mats at both sides
    path(band(0, 1), THATCH.mid), path(band(0, 0.3), THATCH.lit), path(band(0.72, 1), THATCH.shade),
      stroke(weave, THATCH.deep, 1.5, { opacity: 0.5 }),
    path(`M-190 ${spring - 6}h36v12h-36zM154 ${spring - 6}h36v12h-36z`, THATCH.shade), stroke(`M-168 ${spring}V${deck + 2}M168 ${spring}V${deck + 2}`,
      WOOD.lit, 7), stroke(`M-171 ${spring}V${deck + 2}M171 ${spring}V${deck + 2}`, WOOD.dark, 2),
    stroke(`M-168 ${deck - 26}H-124M146 ${deck - 26}H168M-168 ${deck - 12}H-124M146 ${deck - 12}H168`, WOOD.lit, 3),
    // the deck's edge and the stem, curled and shod with brass
    path('M-180-98Q-90-72 0-70Q90-72 180-98L184-90Q90-62 0-60Q-90-62-184-90z', WOOD.lit),
    path('M-15 6Q-12-40-11-72Q-10-110-4-128Q-2-140 8-140Q20-138 18-126Q12-132 8-126Q12-96 13-72Q14-36 16 6z', HULL.mid),
      path('M-15 6Q-12-40-11-72Q-10-110-4-128Q-2-138 6-140Q0-110-1-72Q-3-30-4 6z', HULL.lit),
    path('M-12-84h25v7h-25zM-11-100h23v5h-23z', '#d9a24a'), path('M-1-122q2-12 9-12q6 2 5 6q-6-2-7 6z', '#d9a24a'),
  ].join('');
}

/** A traveller in a cane chair, seen from the front. */
const chair = (x: number, y: number, cloth: string, other: string): string =>
  group(
    [
      path('M-22-46Q-20-62 0-62Q20-62 22-46L20 0H-20z', WOOD.mid), path('M-12-8Q-15-40 0-42Q15-40 12-8z', cloth),
        path('M-8-38Q6-38 12-10L6-8Q2-28-8-38z', other), path('M-14-12H14L12 6H4V-4H-4V6H-12z', mix(cloth, WOOD.dark, 0.35)),
      path('M-6.5-50a6.5 7.5 0 1 1 13 0a6.5 7.5 0 1 1-13 0z', '#7a4632'), path('M-7.5-51q0-9 7.5-9q8 0 7.5 9q-7-5-15 0z', '#1d1522'),
        stroke('M-22-20H-10M10-20H22M-20-2V8M20-2V8', WOOD.lit, 4, { round: true }),
    ],
    { transform: place(x, y, { scale: 0.95 }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const boat = { x: doc.pick(356, { wide: 620, tall: 362 }), y: 512, k: doc.pick(1.08, { tall: 0.92 }) };
    const s = boat.x - 356;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      streaks(doc, { seed: 4, from: 30, to: 200, count: 8, length: [300, 620], height: [16, 36], colour: '#56737e', opacity: 0.5 }),
      streaks(doc, { seed: 9, from: 170, to: 280, count: 5, length: [240, 480], height: [8, 18], colour: '#dfe6d2', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#6f8f90', 0.6), { seed: 6, y: HORIZON, height: 40, wavelength: 260, base: HORIZON + 20 }),
    );
    const tint = (c: string, k: number, x: number): string => airAt(doc, LIGHT, c, k, x);
    const rows: readonly FarPalm[] = ([[24, 252, 90, 0.76, -12], [70, 232, 110, 0.9, -16], [128, 262, 80, 0.66, -10], [640, 250, 92, 0.78, -12],
      [690, 226, 116, 0.96, -18], [744, 252, 90, 0.76, -12], [800, 236, 106, 0.88, -14], [-60, 250, 92, 0.76, -12], [-180, 262, 80, 0.66, -10],
      [-330, 250, 90, 0.74, -12], [-460, 258, 84, 0.7, -10], [860, 244, 100, 0.84, -14]] as const)
      .map(([x, ...rest]): FarPalm => [x + s, ...rest]);
    const grove = (list: readonly FarPalm[], x: number): string =>
      list.length ? palms(doc, 6, list, { dark: tint('#2f5f58', 0.3, x), lit: tint('#5f8a68', 0.3, x), bark: tint('#5a5f58', 0.3, x) }) : '';
    doc.add(
      path(foliagePath({ seed: 8, x0: x0 - 10, x1: x1 + 10, y: HORIZON, height: 50, wavelength: 90, scallop: [5, 11], base: HORIZON + 6 }),
        air(doc, LIGHT, '#4a7a70', 0.44)),
      grove(rows.filter(([x]) => x > 330 || doc.format !== 'wide'), 900), doc.format === 'wide' ? grove(rows.filter(([x]) => x <= 330), 100) : '',
      path(foliagePath({ seed: 15, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 26, wavelength: 60, scallop: [5, 10], base: HORIZON + 8 }),
        air(doc, LIGHT, '#2f5f54', 0.26)),
      water(doc, HORIZON + 4, [[0, '#c5d0bc'], [0.16, '#94aca6'], [0.5, '#577c82'], [1, '#274a58']]),
      deepenWater(doc, LIGHT, HORIZON + 4),
      ripples(doc, '#e2ead8', { seed: 5, from: HORIZON + 8, to: 590, count: 40, opacity: 0.45 }),
      ripples(doc, '#23444f', { seed: 9, from: HORIZON + 12, count: 60, opacity: 0.4 }),
      umbrellaCanoe(doc.pick(96, { wide: 300, tall: 156 }), 392, doc.pick(0.9, { tall: 0.7 })),
    );

    // the boat, its dark mirror with streaks of lamp light
    doc.add(
      path(new Pen()
        .soft([[boat.x - 196 * boat.k, boat.y - 20], [boat.x - 170 * boat.k, boat.y + 50], [boat.x - 60, boat.y + 96], [boat.x + 110, boat.y + 92],
        [boat.x + 280 * boat.k, boat.y + 56], [boat.x + 350 * boat.k, boat.y - 60]]).close(), '#1c2f3c', { opacity: 0.7 }),
      glitter(GLOW.mid, { seed: 4, x: boat.x - 10, from: boat.y + 14, to: 600, width: [150, 210], count: 12, height: [1.5, 3.5], opacity: 0.85 }),
      group(houseboat(), { transform: place(boat.x, boat.y, { scale: boat.k }) }),
      path(lensesPath([[boat.x - 150, boat.y + 8, 130, 5, 0.5], [boat.x + 20, boat.y + 8, 150, 5, 0.5], [boat.x + 170, boat.y - 2, 150, 4, 0.4]]),
        '#e9efdc', { opacity: 0.7 }),
      path(smokeCurl(boat.x + 318 * boat.k, boat.y - 200 * boat.k), '#eef0e0', { opacity: 0.5 }),
    );

    // rain: streaks in the air, rings and crowns on the water
    const random = rng(22);
    const [fall, rings, crowns] = [new Pen(), new Pen(), new Pen()];
    const n = doc.width / 800;
    for (let i = 0; i < 120 * n; i++) {
      const [x, y, l] = [lerp(x0, x1 + 40, random()), lerp(doc.format === 'tall' ? 80 : 0, 540, random()), 16 + 26 * random()];
      if (!doc.underTitle({ x0: x - 10, x1: x, y0: y, y1: y + l })) fall.move(x, y).line(x - l * 0.24, y + l);
    }
    for (let i = 0; i < 34 * n; i++) {
      const t = random();
      const [x, y] = [lerp(x0, x1, random()), lerp(HORIZON + 20, 596, t)];
      if (Math.abs(x - boat.x - 60) < 270 && y < boat.y + 8) continue;
      const r = lerp(5, 22, t);
      rings.circle(x, y, r, r * 0.28);
      if (i % 2) rings.circle(x, y, r * 0.5, r * 0.14);
      else crowns.move(x - 3, y).line(x - 5 - r * 0.1, y - r * 0.5).line(x - 1, y - 2).line(x, y - r * 0.7).line(x + 1, y - 2)
        .line(x + 5 + r * 0.1, y - r * 0.45).line(x + 3, y).close();
    }
    const pads: readonly Pad[] = [[700, 566, 44, 12], [764, 580, 50, 14], [726, 596, 46, 12], [640, 588, 34, 9], [60, 570, 40, 11],
      [120, 590, 46, 12], [860, 574, 46, 13], [940, 590, 52, 14], [-120, 576, 44, 12], [-200, 590, 50, 13], [1020, 572, 44, 12]];
    doc.add(
      stroke(rings, '#e6eede', 1.4, { opacity: 0.7 }), path(crowns, '#f2f6e8', { opacity: 0.8 }),
      lilyPads(doc, pads, { shadow: '#1d3a44', leaf: '#3a6f58', sheen: '#8fb088' }),
      stroke(fall, '#eef4e6', 1.3, { opacity: 0.42 }),
      leaves(doc),
      birds('#3f5f68', [[120 + s, 150, 0.9], [146 + s, 140, 0.7, 1]]),
    );
  },
};

const smokeCurl = (x: number, y: number): Pen =>
  new Pen().move(x, y + 26).cubic(x + 10, y + 10, x - 8, y, x + 4, y - 16).cubic(x + 14, y - 30, x, y - 40, x + 12, y - 58)
    .cubic(x + 10, y - 40, x + 24, y - 30, x + 14, y - 12).cubic(x + 6, y + 2, x + 20, y + 12, x, y + 26).close();

/** A fisherman under a palm-leaf umbrella in his canoe. */
const umbrellaCanoe = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-66, 6, 130, 7, 0.5]]), '#233c46', { opacity: 0.6 }),
      stroke('M8-20V-58', '#3a2f34', 2.4), path('M-14-4Q-16-30 2-32Q18-28 16-4z', '#c9563f'),
        path('M-5-38a6 6.5 0 1 1 12 0a6 6.5 0 1 1-12 0z', '#5a3428'),
      path('M-34-46Q-20-70 6-72Q32-70 44-46Q6-58-34-46z', THATCH.lit), path('M6-72Q32-70 44-46Q26-52 6-53z', THATCH.mid),
        stroke('M6-72L-14-50M6-72V-53M6-72L26-51', THATCH.deep, 1.2),
      path('M-66-12Q0 0 66-16Q54 8 34 8H-42Q-58 6-66-12z', '#2a2830'), path('M-66-12Q0 0 66-16L63-11Q0 4-63-8z', '#6a5650'),
    ],
    { transform: place(x, y, { scale }) },
  );

/** Wet banana leaves in a lower corner. */
function leaves(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  const list: readonly Leaf[] = [[812 + b, 640, -2.25, 190, 27, -0.5], [826 + b, 630, -1.85, 240, 30, -0.35], [836 + b, 640, -2.7, 150, 22, -0.4],
    [846 + b, 620, -1.5, 220, 28, 0.3]];
  return bananaLeaves(list, '#16363c', '#2f5f50');
}
