import {
  air, birds, canoe, deepenWater, foliagePath, glitter, group, interpolate, lensesPath, lerp, man, mist, mix, noise,
  path, Pen, place, RAMPS, range, ripples, ripplesPath, rng, sitter, sky, streaks, stroke, sun, tuftPath, water,
  woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { boughPath, thatch } from '../kit/parts-deccan';

const HORIZON = 372;
const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5f7fc4', '#aab0d8', '#f0c9b4', '#fdecc0'], haze: '#e3cfc8', deep: '#2b4a94', ink: '#182f3c',
};
const SLOPE = { far: '#6f8fae', mid: '#3f7f82', near: '#256a60', dark: '#174f50', lit: '#c2cf6a' };

interface Flank {
  seed: number;
  /** From the ridge at the border down to the water's edge. */
  crest: readonly Point[];
  amount: number;
  colour: string;
  lit: string;
}

/** A wooded hill that falls into the river: spur below spur, each with a scalloped crest and its rim in the sun. */
function flank(doc: Doc, { seed, crest, amount, colour, lit }: Flank): string {
  const top = interpolate(crest);
  const [from, to] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const size = lerp(13, 5, amount);
  const canopy = (k: number, lift: number, x0: number, x1: number): string => {
    const random = rng(seed + Math.round(k * 100));
    const pen = new Pen();
    const at = (x: number): number => {
      const y = top(x);
      const depth = HORIZON - y;
      return y + depth * k + (k ? (noise(x / 74, seed + Math.round(k * 10)) - 0.5) * Math.min(70, depth * 0.5) : 0) - lift;
    };
    pen.move(x0, HORIZON + 6).line(x0, Math.min(HORIZON + 4, at(x0)));
    let py = Math.min(HORIZON + 4, at(x0));
    for (let x = x0; x < x1; ) {
      const nx = Math.min(x1, x + size * (0.6 + 0.9 * random()));
      const ny = Math.min(HORIZON + 4, at(nx) + (random() - 0.5) * size * 0.5);
      const chord = Math.hypot(nx - x, ny - py) + 1;
      pen.arc(chord * 0.57, chord * 0.57, nx, ny);
      [x, py] = [nx, ny];
    }
    return String(pen.line(x1, HORIZON + 6).close());
  };
  const c = (tone: string): string => air(doc, LIGHT, tone, amount, 0.72);
  const [x0, x1] = [Math.max(from, doc.x0 - 20), Math.min(to, doc.x1 + 20)];
  const steps = [0, 0.3, 0.56, 0.8].slice(0, amount > 0.45 ? 3 : 4);
  return steps
    .map((k, i) => {
      const tone = mix(colour, '#123c4a', i * 0.13);
      const rim = mix(tone, lit, 0.5 - i * 0.06);
      return (i || amount < 0.6 ? path(canopy(k, i ? size * 0.6 : 0, x0, x1), c(rim)) : '') + path(canopy(k, i ? 0 : -size * 0.6, x0, x1), c(tone));
    })
    .join('');
}

/** A river launch with two decks about 0,0 on its waterline, bow to the right, 350 px long. */
function launch(): string {
  const shirts = ['#e8506a', '#f6f0dc', '#f2b53f', '#2f8f9a', '#c8453f', '#f7e0b0', '#3f6fb0', '#e88a3a', '#f6f0dc'];
  return [
    // upper deck: travellers, rail, awning
    ...shirts.map((shirt, i) => sitter(-112 + i * 24 + ((i * 7) % 5), -74, { scale: 1.02, shirt, facing: i % 3 ? 1 : -1 })),
    stroke('M-134-72V-126M-66-72V-126M2-72V-126M70-72V-126M128-72V-122', '#eef2f2', 3),
    path('M-146-124Q0-138 142-120L136-112Q0-128-140-115z', '#e8643f'),
    path('M-146-124Q0-138 142-120Q0-134-146-124z', '#ffc08a'),
    path('M40-130Q96-127 142-120L136-112Q90-119 40-122z', '#ffa25f'),
    stroke('M-140-118Q0-130 136-114', '#fff3d8', 5, { dash: '8 8' }),
    stroke('M-136-88H132M-136-80H132', '#eef2f2', 2.2),
    // lower deck with its windows
    path('M-144-72H140L152-66H-150z', '#fff9ea'),
    path('M-140-66H140V-26H-140z', '#f4ead6'),
    path('M-140-66H-60V-26H-140z', '#cfc8d2'),
    stroke('M-132-48H104', '#3a6078', 20, { dash: '22 8' }),
    stroke('M-132-54H104', '#8fb9c4', 5, { dash: '22 8' }),
    path('M108-62H132V-26H108z', '#3a6078'),
    path('M110-60H118V-28H110z', '#8fb9c4'),
    man(150, -28, { scale: 1.15, shirt: '#fff6e4', dhoti: '#3a4a6a' }),
    stroke('M140-30V-52M160-30V-50M176-32V-48M140-48Q160-50 178-47', '#eef2f2', 2.2),
    // hull
    path('M-170-28H150L196-40Q190-4 160 8H-148Q-170 4-176-10z', '#f7f1e2'),
    path('M-176-10Q-172-20-170-28H-90V8H-148Q-170 4-176-10z', '#c5bfcf'),
    path('M-174-16H184Q176-2 164 4H-152Q-168 0-174-16z', '#2a5f9a'),
    path('M60-16H184Q176-2 164 4H60z', '#4a84bf'),
    path('M-158 2H166L160 9H-150z', '#c8453f'),
    path('M-170-30H150L198-42V-37L151-25H-170z', '#e8643f'),
    // flag and life-buoys
    stroke('M-160-30V-96', '#eef2f2', 2.4),
    path('M-160-96q16-6 30 0v6q-14-6-30 0z', '#f28a3a'),
    path('M-160-90q16-6 30 0v6q-14-6-30 0z', '#fff6e8'),
    path('M-160-84q16-6 30 0v6q-14-6-30 0z', '#3f9a5c'),
    stroke('M-108-80a7 7 0 1 0 .1 0zM-20-80a7 7 0 1 0 .1 0zM90-80a7 7 0 1 0 .1 0z', '#ff7a4a', 4),
  ].join('');
}

/** A clump of bamboo by the right border: arching culms with joints, sprays of narrow leaves. */
function bamboo(dx: number, top: number): string {
  const culms: readonly (readonly Point[])[] = [
    [[812, 640], [792, 420], [756, 230], [676, 120]], [[826, 640], [816, 400], [792, 210], [738, 60]],
      [[796, 640], [774, 470], [730, 330], [650, 250]], [[838, 640], [836, 380], [830, 200], [812, 50]],
  ];
  const random = rng(21);
  const [dark, lit] = [new Pen(), new Pen()];
  const blade = (pen: Pen, x: number, y: number, a: number, l: number): void => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    pen.move(x, y).quad(x + c * l * 0.45 - s * l * 0.1, y + s * l * 0.45 + c * l * 0.1, x + c * l, y + s * l + l * 0.12).quad(x + c * l * 0.45 +
      s * l * 0.06, y + s * l * 0.45 - c * l * 0.06, x, y).close();
  };
  const joints: Point[] = [];
  culms.forEach((culm, k) => {
    const line = new Map<number, Point>();
    for (const i of range(21)) {
      const u = (i / 20) * 3;
      const j = Math.min(2, Math.floor(u));
      const [[ax, ay], [bx, by]] = [culm[j] ?? [0, 0], culm[j + 1] ?? [0, 0]];
      line.set(i, [lerp(ax, bx, u - j), lerp(ay, by, u - j)]);
    }
    for (const i of range(21)) {
      const [x, y] = line.get(i) ?? [0, 0];
      if (i % 2) joints.push([x, y]);
      if (i < 7) continue;
      for (const _ of range(i > 16 ? 5 : 3)) {
        const a = (k === 3 ? 1.6 : 2.3) + (random() - 0.5) * 2.2;
        blade(_ % 3 ? dark : lit, x, y, a, 30 + 22 * random());
      }
    }
  });
  return group(
    [
      path(culms.map((culm, i) => boughPath(culm, 13 - i, 4)).join(''), '#4a6a48'),
      path(culms.slice(0, 2).map((culm) => boughPath(culm.map(([x, y]): Point => [x + 3, y]), 4, 1.4)).join(''), '#c2c46a'),
      stroke(joints.map(([x, y]) => `M${Math.round(x - 6)} ${Math.round(y)}h12`).join(''), '#223f3c', 2),
      path(dark, LIGHT.ink),
      path(lit, '#4f8a54'),
    ],
    { transform: place(dx, top) },
  );
}

export const scene: Scene = {
  draw(doc) {
    const shift = doc.pick(0, { wide: 250, tall: 14 });
    const move = (list: readonly (readonly [number, number])[]): Point[] => list.map(([x, y]) => [x + shift, y]);
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON - 20 }),
      sun(doc, 470 + shift, 196, 30, '#fffbe8', { glow: doc.pick('#ffe9b8', { wide: '#ffd2b4' }), glowRadius: 230, glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 22, from: 50, to: 200, count: 7, length: [180, 420], height: [4, 10], colour: '#fff3e0', opacity: 0.55 }),
    );
    // hills behind hills, the gorge between them
    const flanks: readonly Flank[] = [
      { seed: 3, amount: 0.68, colour: SLOPE.far, lit: '#dcd8a0',
        crest: move([[240, 330], [300, 300], [380, 246], [440, 262], [500, 290], [560, 264], [640, 244], [720, 290]]) },
      { seed: 7, amount: 0.5, colour: SLOPE.far, lit: SLOPE.lit,
        crest: move([[-620, 250], [-460, 210], [-300, 240], [-120, 190], [40, 176], [150, 206], [240, 252], [320, 316], [392, 370]]) },
      { seed: 11, amount: 0.4, colour: SLOPE.mid, lit: SLOPE.lit,
        crest: move([[488, 372], [540, 326], [600, 262], [660, 204], [730, 172], [800, 190], [900, 160], [1000, 200], [1120, 170]]) },
      { seed: 17, amount: 0.22, colour: SLOPE.mid, lit: SLOPE.lit,
        crest: move([[-640, 200], [-520, 170], [-380, 200], [-240, 150], [-120, 190], [-20, 210], [80, 246], [150, 290], [214, 340], [254, 372]]) },
      { seed: 23, amount: 0.12, colour: SLOPE.near, lit: SLOPE.lit,
        crest: move([[596, 372], [640, 346], [690, 306], [740, 262], [790, 236], [860, 246], [960, 210], [1040, 236], [1130, 220]]) },
    ];
    flanks.forEach((each, i) => {
      doc.add(flank(doc, each));
      if (i === 0) doc.add(mist(doc, { seed: 4, from: 300, to: 340, colour: '#fff3e0', opacity: 0.6, count: 3, x0: 160 + shift, x1: 760 + shift }));
      if (i === 2) doc.add(mist(doc, { seed: 14, from: 330, to: 362, colour: '#fff0dc', opacity: 0.5, count: 4 }));
    });
    // the river with the hills upside down
    const mirror = (crest: readonly Point[], k: number): string =>
      String(new Pen().soft(crest.map(([x, y]): Point => [x, HORIZON + 4 + (HORIZON - y) * k])).line(crest.at(-1)?.[0] ?? 0, HORIZON +
      4).line(crest[0]?.[0] ?? 0, HORIZON + 4).close());
    const tint = (colour: string): string => air(doc, { ...LIGHT, haze: '#8fa0b8' }, colour, 0.3, 0.8);
    doc.add(
      water(doc, HORIZON, [[0, '#f6dcb8'], [0.2, '#c9bfc8'], [0.5, '#7f9cb4'], [1, '#2f5f80']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.6 }),
      path(mirror(flanks[1]?.crest ?? [], 0.66), tint(SLOPE.far), { opacity: 0.55 }),
      path(mirror(flanks[2]?.crest ?? [], 0.7), tint(SLOPE.mid), { opacity: 0.55 }),
      path(mirror(flanks[3]?.crest ?? [], 0.84), tint(SLOPE.mid), { opacity: 0.6 }),
      path(mirror(flanks[4]?.crest ?? [], 0.8), tint(SLOPE.near), { opacity: 0.65 }),
      // a line of light at the foot of the hills
      path(lensesPath([[-300, HORIZON + 6, 560 + shift, 5, 0.5], [90 + shift, HORIZON + 5, 320, 4, 0.5], [470 + shift, HORIZON + 6, 460, 5, 0.5]]),
        '#fff0d4', { opacity: 0.6 }),
      ripples(doc, '#fff0d8', { seed: 8, from: HORIZON + 8, to: 600, count: 60, length: [16, 110], height: [0.6, 2.4], opacity: 0.5 }),
      ripples(doc, '#2a5070', { seed: 18, from: HORIZON + 10, to: 600, count: 60, length: [20, 130], height: [0.7, 2.8], opacity: 0.36 }),
      glitter('#fff8e0', { seed: 5, x: 462 + shift, from: HORIZON + 6, to: 560, width: [30, 130], count: 32, height: [0.8, 2.8] }),
    );
    // a fisherman's canoe far off, the launch with bow wave and mirror
    const boat = doc.pick(322, { wide: 590, tall: 368 });
    const y = 492;
    const scale = doc.pick(0.96, { wide: 0.96, tall: 0.84 });
    doc.add(
      canoe(566 + shift, HORIZON + 30, { scale: 0.4, ink: '#2a3a52' }),
      group(
        [
          path('M-170 4H190Q176 30 150 36L132 86H-140L-150 34Q-172 24-176 8z', '#d9d0cc', { opacity: 0.5 }),
          path('M-146 86H140L132 100Q0 112-140 98z', '#e8845a', { opacity: 0.5 }),
          path('M-176 6H188Q180 16 166 20H-152Q-168 18-176 6z', '#234f80', { opacity: 0.7 }),
        ],
        { transform: place(boat, y + 4, { scale }) },
      ),
      path(ripplesPath({ seed: 31, x0: boat - 190, x1: boat + 190, from: y + 18, to: y + 104, count: 34, length: [40, 140], height: [1.4, 3] }),
        '#6f90ac', { opacity: 0.85 }),
      group(launch(), { transform: place(boat, y, { scale }) }),
      path(lensesPath([[boat - 180, y + 10, 370, 7, 0.8], [boat + 120, y + 6, 120, 7, 0.3], [boat - 330, y + 14, 200, 5, 0.7],
        [boat - 430, y + 24, 240, 5, 0.6], [boat + 90, y + 20, 170, 4, 0.4]]), '#fffaf0', { opacity: 0.85 }),
    );
    // the sandbank with bamboo huts, boats drawn up, people waiting
    const bank = doc.pick(0, { wide: 292, tall: -100 });
    const hut = (x: number, by: number, k: number): string =>
      group(
        [
          path('M-34 2Q10-6 60 4Q20 12-30 10z', '#a5835c', { opacity: 0.6 }),
          path('M-30 0V-34H30V0z', '#b98a52'),
          path('M8 0V-34H30V0z', '#e0b878'),
          stroke('M-24 0V-34M-16 0V-34M-8 0V-34M0 0V-34M8 0V-34M16 0V-34M24 0V-34', '#7d5a3c', 1.2),
          path('M-8 0V-24H6V0z', '#4a3a3a'),
          thatch({ seed: 4, eaves: [-40, 40, -32], ridge: [-22, 22, -66], colours: ['#b08a58', '#f0d494', '#6f5440'], fringe: 6, light: 1, straws: 18 }),
        ],
        { transform: place(x, by, { scale: k }) },
      );
    doc.add(
      path(new Pen().soft([[556, 640], [580, 560], [640, 520], [720, 492], [800, 470], [900, 456], [980, 450]].map(([x = 0, py = 0]): Point =>
        [x + bank, py])).line(1000 + bank, 640).close(), '#e9cfa0'),
      path(new Pen().soft([[556, 640], [580, 560], [640, 520], [720, 492], [800, 470], [900, 456]].map(([x = 0, py = 0]): Point =>
        [x + bank, py])).line(900 + bank, 470).soft([[900, 470], [800, 486], [724, 508], [650, 538], [600, 580],
        [584, 640]].map(([x = 0, py = 0]): Point => [x + bank, py]), { join: true }).close(), '#c9a884'),
      path(lensesPath([[640 + bank, 560, 150, 4, 0.5], [690 + bank, 526, 110, 3, 0.5], [620 + bank, 592, 180, 4, 0.5]]), '#fff0cc', { opacity: 0.8 }),
      path(tuftPath(6, 744 + bank, 860 + bank, 478, 40), SLOPE.dark),
      hut(706 + bank, 520, 0.86),
      hut(768 + bank, 508, 0.98),
      hut(836 + bank, 500, 1),
      path(lensesPath([[650 + bank, 560, 36, 4, 0.3], [668 + bank, 563, 36, 4, 0.3]]), '#a5835c'),
      woman(652 + bank, 560, { scale: 1.35, sari: '#d9364f', edge: '#ffcf5a', facing: -1 }),
      man(672 + bank, 562, { scale: 1.4, shirt: '#f6efdc', dhoti: '#4a6a9a', facing: -1 }),
      man(632 + bank, 548, { scale: 0.9, shirt: '#f2a53f', dhoti: '#5a4a58', facing: -1 }),
    );
    doc.add(
      bamboo(doc.pick(0, { wide: 296, tall: -98 }), doc.pick(0, { tall: 84 })),
      path(foliagePath({ seed: 36, x0: 700 + bank, x1: 900 + bank, y: 612, height: 80, wavelength: 60, scallop: [8, 17], base: 630, envelope: (x) =>
        Math.max(0, Math.min(1, (x - 700 - bank) / 110)) }), LIGHT.ink),
      birds('#3f5580', [[236, 150, 1], [264, 138, 0.75, 1], [286, 154, 0.6], [330, 176, 0.5]].map(([x = 0, py = 0, s = 1, t = 0]) =>
        [x + shift + doc.pick(0, { wide: 60 }), py, s, t] as const)),
    );
  },
};
