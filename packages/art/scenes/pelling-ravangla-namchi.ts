import {
  air, birds, coniferRow, conifers, foliagePath, land, lensesPath, lerp, man, mist, mound, path, Pen, RAMPS, range,
  ridge, rng, roundArchPath, sky, streaks, stroke, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, snowRange, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1f66b4', '#5aa8dc', '#b3dcea', '#f0f2e4'], haze: '#c9dfe8', deep: '#15509a' };
const GOLD = { lit: '#ffe79a', mid: '#f0b840', low: '#c98530', shade: '#9a5a2a', deep: '#6b3a26' };
const HAIR = { mid: '#2c3f86', lit: '#5f7cc4', dark: '#1d2a5c' };
const WALL = { lit: '#fff6e2', mid: '#e3d3c4', shade: '#a897ac', maroon: '#9c3438', maroonLit: '#cf5a4c', teal: '#2f8f92', blue: '#2f5fa6' };
const PINK = ['#f9c7d6', '#ee8fb0', '#d25f8c', '#fff0f2'] as const;

/** The great seated Buddha on his lotus, centre of its foot at 0,0; 300 px high, lit from the left. */
function buddha(): string {
  const petals = (count: number, half: number, y: number, h: number, dip: number): Pen => {
    const pen = new Pen(1);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const x = lerp(-half, half, t);
      const w = (half / count) * 1.14 * (0.6 + 0.5 * Math.sin(Math.PI * t));
      const py = y + dip * Math.sin(Math.PI * t);
      pen.move(x - w, py).quad(x - w * 1.1, py - h * 0.6, x, py - h).quad(x + w * 1.1, py - h * 0.6, x + w, py).quad(x, py + h * 0.2, x - w, py).close();
    }
    return pen;
  };
  const curls = new Pen(1);
  for (let row = 0; row < 3; row++) {
    for (let i = -3; i <= 3; i++) {
      const x = i * 10 + (row % 2) * 5 - 2;
      curls.move(x, -298 + row * 7 + Math.abs(x) * 0.28).line(x + 0.1, -298 + row * 7 + Math.abs(x) * 0.28);
    }
  }
  return [
    // legs crossed under the robe
    path('M-134-26Q-142-48-110-56Q-60-72 0-66Q60-72 112-56Q142-48 134-26Q120-8 70-10Q0 4-70-10Q-120-8-134-26z', GOLD.mid),
    path('M-134-26Q-142-48-110-56Q-60-72 0-66Q-60-60-96-44Q-114-34-112-18Q-130-16-134-26z', GOLD.lit),
    path('M20-22Q80-28 124-42Q138-34 134-26Q120-8 70-10Q30-4 0-4Q-10-14 20-22z', GOLD.low),
    stroke('M-108-26Q-40-14 30-24Q80-32 112-48M-70-12Q-10-22 40-40M-120-38Q-70-30-30-34', GOLD.shade, 2.4, { round: true }),
    path('M40-26Q70-34 92-28Q98-20 84-16Q56-12 36-16z', GOLD.lit),
    // the lotus
    path(petals(14, 146, 8, -12, 4), '#b9567a'), path(petals(13, 146, 10, 26, 5), '#ef9db0'), path(petals(12, 132, 11, 17, 5), '#ffdcd6'),
    // the trunk: bare right shoulder, the robe over the left
    path('M-50-60Q-58-100-60-130Q-92-150-78-178Q-58-200-22-204H24Q62-200 82-176Q94-150 62-128Q60-96 54-60Q0-48-50-60z', GOLD.mid),
    path('M-50-60Q-58-100-60-130Q-92-150-78-178Q-58-200-22-204Q-46-186-46-150Q-40-104-30-58Q-40-57-50-60z', GOLD.lit),
    path('M-22-204H24Q62-200 82-176Q94-150 62-128Q60-96 54-60Q20-50-14-54Q20-110-2-160Q-10-186-22-204z', '#d9912f'),
    path('M24-204Q62-200 82-176Q94-150 62-128Q60-96 54-60Q44-57 34-56Q44-110 40-150Q36-184 24-204z', GOLD.shade),
    stroke('M-16-194Q10-150 14-60M0-198Q28-150 30-64M-24-58Q10-100-6-150M44-186Q56-130 46-66', GOLD.deep, 2, { round: true, opacity: 0.6 }),
    stroke('M-22-204Q-10-184-2-160Q18-112-14-54', GOLD.lit, 4, { round: true }),
    // arms and the hands that turn the wheel
    path(limbPath([[-58, -192], [-76, -170], [-98, -122], [-72, -86], [-24, -104]], [12, 36, 36, 26, 15]), GOLD.mid),
    path(limbPath([[-72, -186], [-90, -166], [-108, -122], [-78, -80]], [3, 12, 13, 7]), GOLD.lit),
    stroke('M-62-152Q-82-120-62-98', GOLD.shade, 2.4, { round: true }),
    path(limbPath([[60, -190], [78, -168], [100, -120], [72, -82], [22, -92]], [12, 36, 38, 28, 15]), GOLD.low),
    path(limbPath([[74, -184], [92, -164], [112, -118], [82, -76], [30, -86]], [3, 11, 14, 10, 5]), GOLD.shade),
    stroke('M60-156Q84-120 58-100', GOLD.deep, 2.4, { round: true }),
    path('M-30-112Q-34-132-22-142L-18-128L-12-144L-8-126L0-138Q4-118-4-104Q-16-94-30-98z', GOLD.lit),
    path('M28-84Q34-104 22-116L14-104L6-114L2-98Q-4-88 6-80Q20-74 28-84z', GOLD.mid),
    stroke('M-18-128L-16-114M-8-126L-8-112M14-104L14-92M6-110L6-94', GOLD.shade, 1.6),
    // neck, ears, face
    path('M-20-206L-18-228H18L20-206Q0-192-20-206z', GOLD.low), stroke('M-18-212Q0-204 18-212M-18-220Q0-213 18-220', GOLD.shade, 1.8),
    path('M-40-262Q-48-260-44-238Q-42-218-34-214L-30-240zM40-262Q48-260 44-238Q42-218 34-214L30-240z', GOLD.low),
    path('M-37-266Q-40-234-26-220Q-12-208 0-208Q12-208 26-220Q40-234 37-266Q20-286 0-286Q-20-286-37-266z', GOLD.mid),
    path('M-37-266Q-40-234-26-220Q-12-208 0-208Q-12-224-10-250Q-12-272-16-284Q-30-278-37-266z', GOLD.lit),
    path('M37-266Q40-234 26-220Q16-211 6-208Q22-226 22-250Q24-270 20-282Q30-276 37-266z', GOLD.low),
    stroke('M-28-252Q-18-258-6-252M6-252Q18-258 28-252', GOLD.shade, 2.2, { round: true }),
    path('M-26-246Q-17-242-8-246Q-17-251-26-246zM8-246Q17-242 26-246Q17-251 8-246z', '#fff6da'),
    stroke('M-27-246Q-17-241-7-246M7-246Q17-241 27-246', GOLD.deep, 1.8, { round: true }),
    stroke('M-3-250Q-6-236-6-233Q0-229 6-233', GOLD.shade, 2, { round: true }), path('M-11-223Q0-228 11-223Q0-215-11-223z', '#c4553c'),
    path('M0-262a2.6 2.6 0 1 1 .1 0z', '#fff'),
    // hair in curls, the crown of wisdom and its jewel
    path('M-39-262Q-42-290-20-298Q-22-318 0-320Q22-318 20-298Q42-290 39-262Q26-276 0-276Q-26-276-39-262z', HAIR.mid),
    path('M-39-262Q-42-290-20-298Q-22-318 0-320Q-12-314-12-298Q-30-290-30-268Q-36-266-39-262z', HAIR.lit),
    path('M39-262Q42-290 20-298Q22-318 4-320Q14-310 10-296Q30-288 31-270z', HAIR.dark),
    stroke(curls, HAIR.dark, 4, { round: true, opacity: 0.7 }), path('M-7-318Q0-334 7-318Q0-314-7-318z', '#f2c04a'),
  ].join('');
}

/** The temple that carries him: three painted tiers with a stair, from y 8 down to y 170. */
function pedestal(): string {
  const tier = (half: number, top: number, height: number, count: number): string => {
    const panes = range(count).map((i) => {
      const x = lerp(-half + 22, half - 22, i / (count - 1));
      return Math.abs(x) < 34 ? '' : roundArchPath(x, 8, top + height - 6, top + height * 0.56);
    });
    return (
      path(new Pen(1).rect(-half, top, half * 2, height), WALL.mid) + path(new Pen(1).rect(-half, top, half * 0.5, height), WALL.lit) +
      path(new Pen(1).rect(half * 0.45, top, half * 0.55, height), WALL.shade) +
      path(panes.join(''), '#6b4a5c') + path(new Pen(1).rect(-half - 8, top - 6, half * 2 + 16, 7), '#f3c456') +
      path(new Pen(1).rect(half * 0.45, top - 6, half * 0.55 + 8, 7), GOLD.shade) +
      path(new Pen(1).rect(-half, top + 1, half * 2, 9), WALL.maroon) + stroke(`M${-half + 3} ${top + 5.5}H${half}`, '#f3c456', 3.4, { dash: '3 6' }) +
      stroke(`M${-half + 2} ${top + 13}H${half}`, WALL.teal, 5, { dash: '8 3' }) + path(new Pen(1).rect(-half - 4, top + height - 4, half * 2 + 8, 4), WALL.maroonLit)
    );
  };
  const steps = new Pen(1);
  for (let i = 0; i < 12; i++) steps.move(-26 - i * 1.4, 74 + i * 8.4).line(26 + i * 1.4, 74 + i * 8.4);
  return (
    tier(150, 14, 38, 9) + tier(196, 56, 46, 11) + tier(250, 108, 60, 13) +
    path('M-26 60H26L44 170H-44z', '#d9c7c0') + path('M-26 60H-8L-14 170H-44z', '#fff3de') + stroke(steps, '#9c8696', 2) +
    path('M-30 58h8L-42 170h-10zM30 58h-8L42 170h10z', WALL.maroonLit) +
    path('M-16 60V34Q0 22 16 34V60z', WALL.maroon) + path('M-9 60V40Q0 32 9 40V60z', '#4a2a3a') + stroke('M-19 34Q0 18 19 34', '#f3c456', 4)
  );
}

/** A branch of cherry in flower: dark wood, blossoms in four pinks along it. */
function cherry(seed: number, boughs: readonly (readonly Point[])[], widths: readonly number[], spread: number, count: number, wood: string): string {
  const random = rng(seed);
  const pens = PINK.map(() => new Pen());
  for (const bough of boughs) {
    for (let i = 0; i < count; i++) {
      const u = (0.12 + 0.9 * random()) * (bough.length - 1);
      const k = Math.min(bough.length - 2, Math.floor(u));
      const [ax, ay] = bough[k] ?? [0, 0];
      const [bx, by] = bough[k + 1] ?? [0, 0];
      const r = spread * (0.16 + 0.2 * random());
      const x = lerp(ax, bx, u - k) + (random() - 0.5) * spread * 2;
      const y = lerp(ay, by, u - k) + (random() - 0.4) * spread * 1.5;
      pens[(i * 3 + Math.floor(random() * 2)) % 4]?.circle(x, y, r * 1.1, r);
    }
  }
  const [soft = '', mid = '', deep = '', pale = ''] = pens.map(String);
  return path(boughs.map((b) => limbPath(b, widths, 0)).join(''), wood) + path(deep, PINK[2]) + path(mid, PINK[1]) + path(soft, PINK[0]) + path(pale, PINK[3]);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 90, tall: -70 });
    const crest: Point[] = [
      [-340, 290], [-240, 236], [-150, 276], [-70, 196], [-30, 214], [40, 150], [70, 162], [128, 108], [158, 126], [196, 118], [250, 190], [300, 170],
      [356, 232], [430, 214],
      [520, 262], [590, 196], [640, 236], [700, 178], [742, 206], [800, 250], [880, 196], [960, 250], [1030, 220], [1130, 280],
    ];
    const peaks = snowRange(crest.map(([x, y]) => [x + dx * 0.6, y + doc.pick(14, { tall: 22 })] as const), { seed: 8, base: 390, light: -1, depth: 0.68, spacing: 25 });
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      streaks(doc, { seed: 6, from: 60, to: 200, count: 5, opacity: 0.55, height: [5, 12] }),
      path(peaks.body, wide ? air(doc, LIGHT, '#7f9fd2', 0.2, 0.85) : doc.linear([[0, '#7a9ad2'], [1, '#bcd2e4']], { y1: 110, y2: 370 })),
      path(peaks.lit, wide ? air(doc, LIGHT, '#fffaf0', 0.04, 0.9) : doc.linear([[0, '#fffdf6'], [1, '#e6eef0']], { y1: 110, y2: 370 })),
      mist(doc, { seed: 4, from: 320, to: 366, colour: '#f3f8f6', opacity: 0.7, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#3f7f9a', 0.34, 0.6), { seed: 9, y: 384, height: 70, wavelength: 260 }),
      conifers(coniferRow(4, x0 - 10, x1 + 10, (x) => 400 + 8 * Math.sin(x / 70), [18, 40], 15), air(doc, LIGHT, '#2f6a72', 0.22, 0.4), ''),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: x1 + 10, y: 424, height: 54, wavelength: 110, scallop: [5, 12], base: 450 }), air(doc, LIGHT, '#2f7a5c', 0.14, 0.35)),
      land([[x0 - 20, 450], [x0 + 200, 438], [340, 446], [560, 440], [800, 448], [x1 + 20, 440]], 640, '#5fa35a'),
    );
    // town roofs of Ravangla on the far slope
    doc.add(
      [[72, 424, '#d8563f'], [104, 430, '#2f6fa6'], [140, 422, '#3f8f6a'], [30, 432, '#c9683f'], [700, 426, '#d8563f'], [736, 432, '#2f6fa6'],
        [-90, 428, '#c9683f'], [-130, 434, '#3f8f6a'], [980, 428, '#d8563f'], [1010, 434, '#2f6fa6']]
        .filter(([x]) => doc.shows(Number(x)))
        .map(([x, y, roof]) => `${path(`M${x} ${y}h20v12h-20z`, '#f3ead8')}${path(`M${Number(x) - 4} ${y}l6-8h16l6 8z`, String(roof))}`),
    );
    const [bx, by, bs] = [466 + dx, doc.pick(356, { tall: 372 }), doc.pick(0.84, { tall: 0.78 })];
    doc.add(
      path(foliagePath({ seed: 15, x0: bx - 330, x1: bx + 330, y: by + 150 * bs, height: 62, wavelength: 70, scallop: [6, 13], base: by + 176 * bs,
        least: 0.4, envelope: mound(bx - 330, bx + 330, 0.5) }),
        '#2f7f50'),
      moved([pedestal(), buddha()], bx, by, bs),
      path(lensesPath([[bx - 250 * bs, by + 171 * bs, 560 * bs, 8, 0.6]]), '#2f5f4c', { opacity: 0.6 }),
    );
    // the forecourt: a paved way between flower beds and clipped hedges
    const foot = by + 170 * bs;
    doc.add(
      path(`M${bx - 40} ${foot}H${bx + 40}L${bx + 190} 640H${bx - 170}z`, '#e6d3bd'), path(`M${bx - 40} ${foot}h18L${bx - 110} 640H${bx - 170}z`, '#fbeeda'),
      stroke(`M${bx - 50} ${foot + 16}H${bx + 52}M${bx - 66} ${foot + 34}H${bx + 70}` +
        `M${bx - 88} ${foot + 56}H${bx + 94}M${bx - 116} ${foot + 84}H${bx + 124}`,
        '#b59f98', 2),
      path(`M${bx - 56} ${foot}L${bx - 200} 640H${x0 - 20}V${foot + 30}Q${bx - 300} ${foot + 10} ${bx - 56} ${foot}z`, '#4f9a54'),
      path(`M${bx + 56} ${foot}L${bx + 216} 640H${x1 + 20}V${foot + 30}Q${bx + 300} ${foot + 10} ${bx + 56} ${foot}z`, '#3f8a50'),
      path(lensesPath([[bx - 330, foot + 30, 200, 6, 0.5], [bx - 420, foot + 66, 220, 7, 0.5], [bx + 130, foot + 34, 200, 6, 0.4],
        [bx + 240, foot + 70, 180, 6, 0.5]]),
        '#86bf62', { opacity: 0.8 }),
    );
    const random = rng(23);
    const beds = ['#e8508a', '#ffcf4a', '#f4f0e6', '#d8382f'].map((colour, n) => {
      const pen = new Pen(1);
      for (let i = 0; i < 36; i++) {
        const side = (i + n) % 2 ? 1 : -1;
        const t = random();
        pen.circle(bx + side * (lerp(66, 214, t) + 8 + random() * lerp(10, 34, t)), lerp(foot + 6, 606, t), lerp(1.4, 4.4, t), lerp(1.1, 3.4, t));
      }
      return path(pen, colour);
    });
    doc.add(beds);
    const walkers: readonly (readonly [number, number, number, 'monk' | 'a' | 'b' | 'c'])[] = [[-14, 30, 1.1, 'monk'], [8, 33, 1.1, 'monk'],
      [-50, 66, 1.5, 'a'], [52, 58, 1.4, 'b'], [20, 80, 1.7, 'c']];
    doc.add(
      path(lensesPath(walkers.map(([px, py, s]) => [bx + px - 6, foot + py, 36 * s, 3, 0.3] as const)), '#8f7a80', { opacity: 0.7 }),
      walkers.map(([px, py, s, who]) =>
        who === 'monk' ? woman(bx + px, foot + py, { scale: s, sari: '#9c2f3a', edge: '#e9a83a', facing: px < 0 ? 1 : -1 })
        : who === 'a' ? woman(bx + px, foot + py, { scale: s, sari: '#2f6f9c', edge: '#f3c456' })
        : man(bx + px, foot + py, { scale: s, shirt: who === 'b' ? '#f2ead2' : '#e8743f', dhoti: '#3f4a6a' })),
    );
    // cherry trees: one at the left path, the bough of another over the right corner
    const tx = doc.pick(86, { wide: 180, tall: 168 });
    const cx = doc.pick(830, { wide: 1130, tall: 728 });
    const cy = doc.pick(0, { tall: 90 });
    doc.add(
      cherry(5,
        [[[tx + 6, 560], [tx, 500], [tx - 40, 452], [tx - 74, 436]], [[tx + 6, 560], [tx + 4, 500], [tx + 40, 460], [tx + 70, 436]],
          [[tx + 4, 540], [tx, 480], [tx + 4, 440], [tx - 4, 410]]],
        [14, 10, 6, 3], 21, 46, '#5a3a3f'),
      path(limbPath([[cx, 640], [cx - 24, 460], [cx - 14, 290 + cy]], [30, 22, 14], 0), '#3a2a3c'),
      cherry(9, [
        [[cx - 20, 330 + cy], [cx - 60, 160 + cy], [cx - 150, 90 + cy]], [[cx - 18, 300 + cy], [cx - 70, 214 + cy], [cx - 130, 176 + cy]],
        [[cx - 30, 200 + cy], [cx - 40, 110 + cy], [cx - 20, 30 + cy]], [[cx - 90, 130 + cy], [cx - 160, 60 + cy], [cx - 220, 54 + cy]],
      ], [16, 12, 8, 3], 24, 50, '#3a2a3c'),
      path(petalsOnGround(doc), PINK[0]),
      softLine([[tx - 30, 566], [tx + 6, 562], [tx + 40, 568]], '#3f7a4c', 5, 0.6),
      birds('#2f4f86',
        [[doc.pick(300, { wide: 500, tall: 250 }), 130, 0.9], [doc.pick(328, { wide: 528, tall: 276 }), 118, 0.7, 1],
          [doc.pick(348, { wide: 548, tall: 294 }), 134, 0.6]]),
    );
  },
};

/** Fallen blossom on the grass. */
function petalsOnGround(doc: Doc): string {
  const random = rng(31);
  const pen = new Pen(1);
  for (let i = 0; i < 36; i++) {
    const t = random();
    pen.circle(lerp(doc.x0, doc.x1, random()), lerp(548, 604, t), 1.6 + 2 * t, 1 + t);
  }
  return String(pen);
}
