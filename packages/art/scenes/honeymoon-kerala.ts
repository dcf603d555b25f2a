import {
  air, airAt, deepenWater, dots, foliagePath, glitter, group, lensesPath, lerp, mix, palms, path, Pen, place, RAMPS, range, ripples,
  sky, stars, stipple, streaks, stroke, sun, water,
  type Doc, type FarPalm, type Ramp, type Scene,
} from '../kit';

/** Moonlight on teal, lantern light from the right. */
const LIGHT: Ramp = { ...RAMPS.night, sky: ['#071630', '#10325a', '#2f6486', '#9dbcae'], haze: '#3f7488', deep: '#06142c', ink: '#0c1420' };
const HORIZON = 352;
const WOOD = { mid: '#3a2426', lit: '#b06a3a', dark: '#1d1418', floor: '#5a3428' };
const THATCH = { mid: '#3d2a26', lit: '#9a6636', dark: '#1d1519' };
const FLAME = { core: '#fff2c4', glow: '#ffb254', brass: '#d99a3f' };
const CREAM = { lit: '#ffe0ac', mid: '#c9b594', shade: '#5f6676' };
const SARI = { lit: '#f05a4a', mid: '#b02a44', shade: '#5f1f3d', gold: '#ffc757' };
const HAIR = '#120f1a';
const SKIN = { mid: '#7a4632', lit: '#c07a4e' };

/** A brass lantern hanging on a cord from y `top`, its ring at x, y. */
const lantern = (doc: Doc, x: number, y: number, top: number, k: number): string =>
  path(new Pen().circle(x, y + 22 * k, 120 * k), doc.radial([[0, FLAME.glow, 0.6], [0.3, FLAME.glow, 0.25], [1, FLAME.glow, 0]], x, y + 22 * k,
    120 * k)) +
  stroke(new Pen().move(x, top).line(x, y), WOOD.dark, 2) +
  group(
    [
      path('M-4-2q4-8 8 0l8 8h-24z', FLAME.brass), path('M-12 6H12L15 34H-15z', '#ffca6e'), path('M-5 8H5L6 34H-6z', FLAME.core),
      stroke('M-12 6L-15 34M12 6L15 34M-4 6L-5 34M4 6L5 34', '#7a4a2a', 1.6), path('M-16 34H16L10 42H-10z', FLAME.brass),
        path('M-13 5H13V8H-13z', '#8a5a2c'),
    ],
    { transform: place(x, y, { scale: k }) },
  );

/** A kettuvallam in the moonlight, 200 px long: silver on its three roofs, windows lit. */
const nightBoat = (x: number, y: number): string =>
  group(
    [
      path('M-11-28C-8-19 4-12 33-10L165-9C181-10 192-14 197-21C197-13 187-3 174 1H18C6-2-6-13-11-28z', '#091a2b'),
      path('M32-32H69V-9H32zM67-33H150V-9H67zM150-27H173V-9H150z', '#1d2c3c'),
      path('M21-31C23-39 33-44 47-45C63-45 72-40 75-32Q49-35 21-31zM67-30C70-41 87-48 108-48C133-48 146-41 150-30Q108-34 67-30z' +
        'M144-27C145-34 153-38 162-37C171-37 176-32 178-25Q161-29 144-27z', '#28475a'),
      path('M22-33C26-40 36-44 47-45C58-45 65-43 70-39Q46-42 22-33zM68-33C74-43 89-48 108-48C124-48 137-45 144-39Q105-46 68-33z', '#6f9aa0'),
      path('M37-26h26v14h-26zM75-13v-8q4-5 9 0v8zM89-13v-8q5-5 10 0v8zM104-13v-8q4-5 9 0v8zM118-13v-8q4-5 9 0v8z' +
        'M132-13v-8q4-5 9 0v8zM155-13v-7h12v7z', '#ffc76a'),
      path('M42-12v-9q3-4 6 0v9zM53-12v-8q3-4 6 0v8z', '#5a2c34'),
      stroke('M178-43L199 5', '#091a2b', 1.4), path('M181-10l1-14q4-5 8 0l1 13zM183-28a3 3 0 1 1 5 0a3 3 0 1 1-5 0z', '#091a2b'),
    ],
    { transform: place(x, y) },
  );

/** A couple seen from behind on a cane settee: her head on his shoulder, jasmine in her plait. Middle of the seat's foot at 0,0; some 180 px high. */
const couple = (x: number, y: number, scale: number): string =>
  group(
    [
      // him
      path('M-8-20Q-14-82 4-104Q20-116 36-114Q62-108 70-84Q78-50 76-20z', CREAM.mid),
      path('M36-114Q62-108 70-84Q78-50 76-20H56Q62-74 48-98Q40-108 30-112z', CREAM.lit),
        path('M-8-20Q-14-82 4-104Q12-112 24-114Q8-90 12-20z', CREAM.shade),
      path('M22-112Q22-122 20-126H44Q42-120 44-112Q32-104 22-112z', SKIN.mid), path('M38-124H44Q42-120 44-112L38-109z', SKIN.lit),
      path('M14-140a18 20 0 1 1 36 0a18 20 0 1 1-36 0z', HAIR), path('M46-152a18 20 0 0 1-2 26q8-12 2-26z', '#7a4f3a'),
        path('M49-140q5-2 4 4q-2 5-5 4z', SKIN.lit),
      // her
      path('M-74-20Q-80-72-60-90Q-42-100-26-98Q-6-94 0-76Q6-50 4-20z', SARI.mid),
      path('M-60-90Q-42-100-26-98Q-6-94 0-76L-30-20H-52Q-24-60-60-90z', SARI.lit), path('M-74-20Q-80-72-60-90Q-66-60-58-20z', SARI.shade),
      stroke('M-58-90Q-26-66-48-20M0-76L-28-20', SARI.gold, 3.2),
      path('M-34-97Q-30-104-30-108H-8Q-8-100-6-94Q-20-86-34-97z', SKIN.mid),
      path('M-38-122a19 20 0 1 1 38 0a19 20 0 1 1-38 0z', HAIR), path('M-30-108Q-34-80-30-50Q-24-44-20-50Q-18-80-14-106z', HAIR),
      dots('M-37-114Q-22-100-4-110', '#fff6e4', 7, 6.5), dots('M-34-107Q-22-96-8-103', '#f0e4d4', 5.5, 6),
      stroke('M-20-142Q-4-140-1-126', '#6a4438', 2.4),
      path('M-1-114a3 3 0 1 1 .1 0z', SARI.gold),
      // the settee
      path('M-128-56Q0-78 128-56V0H-128z', '#4a2c28'),
      stroke(range(17).map((i) => `M${-116 + i * 14}-58l-12 58M${-120 + i * 14}-58l12 58`).join(''), '#9a6a40', 1.4, { opacity: 0.8 }),
      stroke('M-130-56Q0-80 130-56', WOOD.lit, 7, { round: true }), stroke('M-126-58V26M126-58V26M-128 0H128', WOOD.dark, 8, { round: true }),
        stroke('M128-54V22', WOOD.lit, 2.4),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const s = doc.pick(0, { wide: 230, tall: -10 });
    const moonX = doc.pick(548, { wide: 800, tall: 520 });
    const moonY = doc.pick(176, { wide: 170, tall: 190 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, strength: 0.8 }),
      stars(doc, { seed: 5, count: 70, to: 260, colour: '#dbeee8' }),
      sun(doc, moonX, moonY, 40, '#fff4d4', { glow: '#d9ecd4', glowRadius: doc.pick(270, { tall: 190 }), glowOpacity: 0.6, rings: 2 }),
      path(new Pen().circle(moonX - 12, moonY - 8, 7).circle(moonX + 12, moonY + 12, 9).circle(moonX + 4, moonY - 20, 4), '#e6dcb8'),
      streaks(doc, { seed: 12, from: 120, to: 280, count: 6, colour: '#8fb8b4', opacity: 0.35 }),
    );

    // the bank, silver-edged palms, a second houseboat with its windows lit
    const bank = (colour: string, x: number): string => airAt(doc, LIGHT, colour, 0.3, x);
    const far: readonly FarPalm[] = [
      [60, 286, 70, 0.6, 5], [104, 270, 84, 0.72, -6], [168, 296, 56, 0.5, 4], [630, 276, 80, 0.7, -5], [676, 252, 104, 0.86, 8],
        [730, 278, 78, 0.7, -6], [784, 250, 104, 0.9, 6],
      [860, 270, 84, 0.74, -6], [-60, 290, 64, 0.54, 5], [-180, 280, 74, 0.6, -5], [-320, 292, 60, 0.54, 4], [-420, 282, 70, 0.6, 5],
    ].map(([x = 0, ...rest]): FarPalm => [x + s, ...rest] as unknown as FarPalm);
    doc.add(
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: x1 + 10, y: HORIZON, height: 44, wavelength: 110, scallop: [5, 11], base: HORIZON + 4 }),
        air(doc, LIGHT, '#16384c', 0.4)),
      palms(doc, 4, far.filter(([x]) => x > 380 + s), { dark: bank('#12303f', 800), lit: mix('#5f9a94', LIGHT.haze, 0.3), bark: '#12303f' }),
      palms(doc, 4, far.filter(([x]) => x <= 380 + s), { dark: bank('#12303f', 60), lit: bank('#2f5f6c', 60), bark: bank('#12303f', 60) }),
      path(foliagePath({ seed: 17, x0: 590 + s, x1: x1 + 10, y: HORIZON + 4, height: 54, wavelength: 80, scallop: [6, 12], base: HORIZON + 6,
        envelope: (x) => Math.min(1, (x - 590 - s) / 120) }), '#0f2a38'),
      water(doc, HORIZON, [[0, '#8fb4ac'], [0.14, '#43778c'], [0.5, '#173f60'], [1, '#081b36']]),
      deepenWater(doc, LIGHT, HORIZON),
      ripples(doc, '#cfe6dc', { seed: 4, from: HORIZON + 4, to: 540, count: 50, opacity: 0.4 }),
      ripples(doc, '#06182e', { seed: 9, from: HORIZON + 8, to: 560, count: 56, opacity: 0.5 }),
      glitter('#fff4d4', { seed: 7, x: moonX, from: HORIZON + 2, to: 560, width: [46, 150], count: 30, height: [1, 4] }),
    );
    const hb = doc.pick(150, { wide: 380, tall: 190 });
    doc.add(
      nightBoat(hb, 392),
      glitter('#ffc76a', { seed: 21, x: hb + 90, from: 398, to: 452, width: [90, 130], count: 9, height: [1, 2], opacity: 0.75 }),
      stipple('#ffe9a0', { seed: 31, count: 22, x0: 600 + s, x1, y0: 300, y1: 350, size: 2.6, opacity: 0.9 }),
    );

    // the deck: floor boards run out to the rail
    const vx = 400 + s;
    const floor = new Pen();
    for (let i = -14; i <= 14; i++) floor.move(vx + i * 46, 528).line(vx + i * 92, 612);
    const glow = doc.radial([[0, '#ffb254', 0.5], [0.5, '#c9703a', 0.25], [1, '#c9703a', 0]], vx + 150, 590, 420);
    const posts = range(Math.ceil(doc.width / 30)).map((i) => `M${x0 + 12 + i * 30} 472V528`).join('');
    doc.add(
      path(new Pen().rect(x0, 526, doc.width, 90), WOOD.floor), path(new Pen().rect(x0, 526, doc.width, 90), glow),
      stroke(floor, WOOD.dark, 2, { opacity: 0.7 }),
      stroke(posts, WOOD.dark, 6), stroke(`M${x0} 470H${x1}`, WOOD.mid, 11),
        stroke(`M${x0} 466H${x1}`, doc.linear([[0, WOOD.mid], [0.5, WOOD.lit], [1, WOOD.lit]], { x1: vx - 300, x2: vx + 100, y2: 0 }), 3),
      stroke(`M${x0} 526H${x1}`, WOOD.dark, 7),
      path(lensesPath([[vx - 190, 584, 310, 14, 0.4]]), '#140d12', { opacity: 0.75 }),
      couple(vx - 40, 566, doc.pick(1, { wide: 0.98, tall: 0.94 })),
      table(vx + 196, 588),
    );
    doc.add(roof(doc));
    const eave = (x: number): number => y0 + eaveDrop(doc, x);
    const lights = doc.pick([[120, 214, 0.86], [326, 116, 0.7], [664, 236, 1.1]], { wide: [[470, 200, 0.86], [628, 130, 0.66], [960, 220, 1.1]],
      tall: [[196, 190, 0.8], [336, 132, 0.62], [622, 236, 1]] });
    doc.add(lights.map(([x = 0, y = 0, k = 1]) => lantern(doc, x, y, eave(x) - 20, k)));
  },
};

/** The distance of the eave from the upper edge at x: an arch over the deck. */
const eaveDrop = (doc: Doc, x: number): number => {
  const t = (x - doc.x0) / doc.width;
  return 24 + 96 * (2 * t - 1) ** 2;
};

/** The thatched eave with its woven edge, and the corner posts. */
function roof(doc: Doc): string {
  const { x0, x1, y0, y1 } = doc;
  const line = range(13).map((i): readonly [number, number] => [lerp(x0 - 10, x1 + 10, i / 12), y0 + eaveDrop(doc, lerp(x0, x1, i / 12))]);
  const fringe = new Pen();
  for (let x = x0; x < x1; x += 13) fringe.move(x, y0 + eaveDrop(doc, x) - 4).line(x + 3, y0 + eaveDrop(doc, x) + 9 + ((x * 7) % 8))
    .line(x + 9, y0 + eaveDrop(doc, x) - 4).close();
  const warm = doc.linear([[0, THATCH.dark], [0.45, THATCH.dark], [0.75, THATCH.lit], [1, THATCH.mid]], { x1: x0, x2: x1, y2: 0 });
  const left = x0 + doc.width * 0.035;
  const right = x1 - doc.width * 0.035;
  return (
    path(new Pen().rect(left - 11, y0 + 60, 22, y1 - y0), WOOD.dark) + path(new Pen().rect(left + 6, y0 + 60, 5, y1 - y0), WOOD.mid) +
    path(new Pen().rect(right - 11, y0 + 60, 22, y1 - y0), WOOD.mid) + path(new Pen().rect(right - 11, y0 + 60, 5, y1 - y0), WOOD.lit) +
    path(fringe, THATCH.mid) +
    path(new Pen().soft(line).line(x1 + 20, y0 - 10).line(x0 - 20, y0 - 10).close(), THATCH.dark) +
    stroke(new Pen().soft(line), warm, 7) + stroke(new Pen().soft(line.map(([x, y]) => [x, y - 16] as const)), warm, 2.4, { dash: '26 5' })
  );
}

/** A low table with two glasses, a candle and bananas. */
const table = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-70, 14, 150, 10, 0.5]]), '#140d12', { opacity: 0.7 }),
      stroke('M-46-20L-54 12M46-20L54 12', WOOD.dark, 7), path('M-64-30Q0-38 64-30V-20Q0-14-64-20z', WOOD.mid),
        path('M-64-30Q0-38 64-30Q0-24-64-30z', WOOD.lit),
      path('M-36-32l-3-24h16l-3 24zM20-33l-3-24h16l-3 24z', '#e9c48f', { opacity: 0.75 }), path('M-38-48h13l-2 15h-9zM18-48h13l-2 15h-9z', '#f0903f'),
      path('M-8-33v-20h10v20z', '#fff0d0'), path('M-3-54q-6-8 0-18q6 10 0 18z', FLAME.core),
      path('M38-34q2-14 20-14q-2 8-4 14zM40-34q10-12 26-6q-6 8-12 8z', '#e8b53f'),
    ],
    { transform: place(x, y) },
  );
