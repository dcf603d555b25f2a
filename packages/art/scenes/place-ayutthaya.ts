import {
  air, airAt, birds, foliage, foliagePath, grass, group, lensesPath, lerp, mix, mound, palms, path, Pen, place, RAMPS, range, rng, sky, stars,
  streaks, stroke, sun,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { person, prang, revolved, type Profile } from '../kit/parts-abroad';
import { limbPath } from '../kit/parts-east';
import { dotsAt, flamePath } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#1f4a5e', '#5f8084', '#e3a676', '#ffd79a'], haze: '#dda77c', ink: '#1d1b2b', deep: '#143a4e' };
const FIELD = 452;
const BRICK: Tones = ['#b5653f', '#f2a468', '#703a3c'];
const STONE = { lit: '#fbdcae', mid: '#bfa491', shade: '#7c6a74', deep: '#4d4256' };
const SASH = { lit: '#ffc25c', mid: '#f08c2c', shade: '#b8581f' };

/** Courses of worn brick over a box, as broken lines. */
const courses = (x0: number, x1: number, y0: number, y1: number, gap: number): string =>
  range(Math.floor((y1 - y0) / gap)).map((i) => `M${Math.round(x0 + (i % 2) * 5)} ${Math.round(y0 + (i + 0.5) * gap)}H${Math.round(x1)}`).join('');

/** A ruined bell-shaped chedi, leaning a little: centre x, foot y, height. */
function chediRuin(x: number, y: number, h: number, tones: Tones, lean = 0, cut = 1): string {
  const all: Profile = [[0.3, 0], [0.3, 0.06], [0.26, 0.07], [0.26, 0.14], [0.23, 0.15], [0.235, 0.2], [0.19, 0.22], [0.2, 0.28], [0.17, 0.4],
    [0.12, 0.5], [0.09, 0.54], [0.11, 0.55], [0.11, 0.6], [0.07, 0.61], [0.06, 0.7], [0.04, 0.82], [0.02, 0.92], [0.008, 1]];
  const profile = all.filter(([, up]) => up <= cut).map(([w, up]): Point => [w * h, up * h]);
  return group(revolved(0, 0, profile, tones, { light: -1, rings: [0.1, 0.17, 0.21, 0.64, 0.68, 0.72, 0.76].filter((r) => r < cut).map((r) => r * h),
    ring: 1.2 }) + path(`M${-h * 0.04} ${-h * 0.22}v${-h * 0.1}q${h * 0.04}${-h * 0.06} ${h * 0.08} 0v${h * 0.1}z`, tones[2]),
    { transform: place(x, y, { rotate: lean }) });
}

/** A meru chapel at the corner of the gallery: brick cube under a steep tiered spire. */
const chapel = (x: number, y: number, h: number, [mid, lit, shade]: Tones): string => {
  const w = h * 0.17;
  const outline = (a: number, b: number): Pen => new Pen(1)
    .polygon([[x + w * a, y], [x + w * 0.94 * a, y - h * 0.36], [x + w * 1.1 * a, y - h * 0.4], [x + w * 0.7 * a, y - h * 0.52],
    [x + w * 0.74 * a, y - h * 0.55], [x + w * 0.42 * a, y - h * 0.7], [x + w * 0.44 * a, y - h * 0.73], [x, y - h], [x + w * 0.44 * b, y - h * 0.73],
    [x + w * 0.42 * b, y - h * 0.7], [x + w * 0.74 * b, y - h * 0.55], [x + w * 0.7 * b, y - h * 0.52], [x + w * 1.1 * b, y - h * 0.4],
    [x + w * 0.94 * b, y - h * 0.36], [x + w * b, y]]);
  return path(outline(-1, 1), mid) + path(outline(-1, -0.3), lit) + path(outline(0.25, 1), shade) +
    path(`M${(x - w * 0.3).toFixed(1)} ${y}v${(-h * 0.2).toFixed(1)}` +
    `q${(w * 0.3).toFixed(1)}${(-h * 0.1).toFixed(1)} ${(w * 0.6).toFixed(1)} 0v${(h * 0.2).toFixed(1)}z`, mix(shade, '#2a1a2c', 0.4));
};

/** The temple of Chaiwatthanaram about x on the field: the great prang, four lesser ones (two hide the others), chapels, gallery walls. */
function temple(x: number, y: number, k: number, tint: (colour: string, more?: number) => string): string {
  const tones = (more = 0): Tones => [tint(BRICK[0], more), tint(BRICK[1], more * 0.7), tint(BRICK[2], more)];
  const near = tones(0);
  const block = (dx: number, w: number, up: number, h: number): string =>
    path(new Pen().rect(x + (dx - w / 2) * k, y - (up + h) * k, w * k, h * k), near[0]) +
      path(new Pen().rect(x + (dx + w * 0.18) * k, y - (up + h) * k, w * 0.32 * k, h * k), near[2]) +
    stroke(`M${x + (dx - w / 2 - 2) * k} ${y - (up + h) * k}h${(w + 4) * k}`, near[1], 3 * k) +
      stroke(courses(x + (dx - w / 2) * k, x + (dx + w / 2) * k, y - (up + h) * k + 4, y - up * k, 6 * k), near[2], 1.2,
      { dash: '6 3', opacity: 0.6 });
  return [
    chapel(x - 196 * k, y - 6, 104 * k, tones(0.22)), chapel(x + 200 * k, y - 6, 104 * k, tones(0.22)),
    block(0, 250, 0, 22), block(0, 200, 22, 22), block(0, 150, 44, 22),
    prang(x - 78 * k, y - 40 * k, 132 * k, tones(0.18), { light: -1, girth: 0.15, courses: 7, gold: '' }),
    prang(x + 80 * k, y - 40 * k, 132 * k, tones(0.18), { light: -1, girth: 0.15, courses: 7, gold: '' }),
    prang(x, y - 60 * k, 236 * k, near, { light: -1, girth: 0.145, courses: 11, gold: '' }),
    // porch with its stair
    path(new Pen().polygon([[x - 15 * k, y], [x - 8 * k, y - 66 * k], [x + 8 * k, y - 66 * k], [x + 15 * k, y]]), near[1]),
    stroke(`M${x} ${y}V${y - 66 * k}`, near[2], 24 * k, { dash: '1.6 3', opacity: 0.45 }),
    path(new Pen().polygon([[x - 20 * k, y - 66 * k], [x - 20 * k, y - 104 * k], [x, y - 136 * k], [x + 20 * k, y - 104 * k],
      [x + 20 * k, y - 66 * k]]), near[0]), path(new Pen().polygon([[x + 4 * k, y - 66 * k], [x + 4 * k, y - 130 * k], [x + 20 * k, y - 104 * k],
      [x + 20 * k, y - 66 * k]]), near[2]), path(`M${x - 8 * k} ${y - 66 * k}v${-24 * k}q${8 * k}${-13 * k} ${16 * k} 0v${24 * k}z`, tint('#3a2030')),
    path([[-40, 90, 22], [26, 150, 16], [-96, 44, 20], [70, 44, 26]].map(([dx, up, w], i) =>
      foliagePath({ seed: 70 + i, x0: x + (dx ?? 0) * k, x1: x + ((dx ?? 0) + (w ?? 0)) * k, y: y - (up ?? 0) * k, height: 14 * k, wavelength: 12,
      scallop: [3, 6], base: y - (up ?? 0) * k + 2, under: 4, least: 0.5, envelope: mound(x + (dx ?? 0) * k, x + ((dx ?? 0) + (w ?? 0)) * k) }))
      .join(''), tint('#55704a')),
    prang(x - 136 * k, y, 150 * k, near, { light: -1, girth: 0.15, courses: 8, gold: '' }),
    prang(x + 138 * k, y, 150 * k, near, { light: -1, girth: 0.15, courses: 8, gold: '' }),
    chapel(x - 246 * k, y + 4, 122 * k, near), chapel(x + 250 * k, y + 4, 122 * k, near),
    path(new Pen().polygon([[x - 300 * k, y + 8], [x - 300 * k, y - 12 * k], [x - 270 * k, y - 20 * k], [x - 216 * k, y - 20 * k],
      [x - 190 * k, y - 8 * k], [x - 60 * k, y - 8 * k], [x - 40 * k, y + 8]]), near[0]),
      path(new Pen().polygon([[x + 60 * k, y + 8], [x + 70 * k, y - 10 * k], [x + 190 * k, y - 8 * k], [x + 220 * k, y - 22 * k],
        [x + 280 * k, y - 20 * k], [x + 300 * k, y - 6 * k], [x + 306 * k, y + 8]]), near[2]),
    stroke(courses(x - 296 * k, x - 60 * k, y - 14 * k, y + 8, 5), near[2], 1.2, { dash: '6 3', opacity: 0.6 }),
  ].join('');
}

/** A seated Buddha in the gesture of calling the earth to witness, on a brick seat; middle of the seat's top at 0,0; 232 px tall. Light from the left. */
function buddha(): string {
  return [
    // the seat: three steps of brick with traces of stucco
    path('M-112 0H112V16H-112zM-126 16H126V34H-126zM-142 34H142V62H-142z', BRICK[0]),
    path('M30 0H112V16H40zM40 16H126V34H46zM46 34H142V62H52z', BRICK[2]),
    path('M-112 0H112V5H-112zM-126 16H126V20H-126zM-142 34H142V38H-142z', BRICK[1]),
    stroke('M-108 11H108M-122 28H122M-138 46H138M-134 55H138', BRICK[2], 1.6, { dash: '9 3', opacity: 0.7 }),
    path('M-112 0h40q-10 10-24 8q-10 8-16 6zM-126 16h20q-4 12-20 14zM60 34h44q-12 14-26 8z', STONE.mid),
    // crossed legs, the right over the left
    path('M-94-4Q-102-22-82-33Q-52-46-18-38H18Q52-46 82-33Q102-22 94-4Q60 6 0 6Q-60 6-94-4z', STONE.mid),
    path('M-94-4Q-102-22-82-33Q-60-42-38-41Q-62-28-58-2Q-76-1-94-4z', STONE.lit),
    path('M30-40Q56-44 82-33Q102-22 94-4Q72 3 44 5Q66-14 30-40z', STONE.shade),
    path('M-78-10Q-40-22 10-20Q40-20 62-12Q58-2 40-2Q-10-8-60 2Q-76-2-78-10z', STONE.mid), path('M-78-10Q-40-22 10-20L20-15Q-30-16-76-4z', STONE.lit),
    stroke('M-76-2Q-30-10 40-2Q56-2 62-12', STONE.deep, 1.8),
    path('M40-20Q60-24 66-14Q62-4 46-4Q34-8 40-20z', STONE.mid),
    // torso, the robe over the left shoulder, the right one bare
    path('M-31-34Q-33-58-44-82Q-60-104-50-121Q-36-131-12-135H12Q36-131 50-121Q60-104 44-82Q33-58 31-34Q0-28-31-34z', STONE.mid),
    path('M-31-34Q-33-58-44-82Q-60-104-50-121Q-36-131-20-134Q-34-112-22-82Q-16-56-16-31Q-26-32-31-34z', STONE.lit),
    path('M20-134Q36-131 50-121Q60-104 44-82Q33-58 31-34Q22-31 14-31Q22-60 26-84Q34-112 20-134z', STONE.shade),
    stroke('M-26-96Q-14-88-4-94M-9-60a1.5 1.5 0 1 1 .1 0z', STONE.deep, 1.6, { opacity: 0.6 }),
    path('M14-135Q36-131 50-121L58-98Q10-64-31-40L-33-58Q-8-86 14-135z', SASH.mid),
    path('M14-135Q24-133 30-131Q10-88-32-48L-33-58Q-8-86 14-135z', SASH.lit),
    path('M40-126Q48-124 50-121L58-98Q10-64-31-40L-31-45Q26-82 40-126z', SASH.shade),
    stroke('M26-132Q10-94-32-53M36-128Q22-92-30-46', SASH.shade, 1.6),
    // arms: the right hand over the knee to the earth, the left in the lap
    path('M-42-125Q-66-121-74-90Q-82-60-77-34L-82-12Q-80-2-74-4Q-69-3-65-9L-61-36Q-57-64-52-82Q-44-92-42-100z', STONE.mid),
    path('M-42-125Q-66-121-74-90Q-82-60-77-34L-82-12Q-80-4-76-4Q-70-30-70-50Q-70-84-52-112z', STONE.lit),
    stroke('M-79-16L-77-4M-74-14L-72-3M-69-15L-68-6', STONE.deep, 1.2),
    path('M44-124Q67-119 75-86Q79-58 61-44Q40-33 8-32Q-6-33-8-40Q4-46 22-45Q44-48 53-64Q54-84 44-100z', STONE.mid),
    path('M44-124Q67-119 75-86Q79-58 61-44Q40-33 8-32Q40-42 58-60Q66-90 44-124z', STONE.shade),
    path('M58-112Q72-104 75-86Q77-70 70-56Q62-64 58-84Q62-98 58-112z', SASH.shade), path('M-8-40Q4-46 22-45L24-40Q10-40-6-36z', STONE.lit),
    // neck and head: calm oval, lowered eyes
    path('M-11-150H11V-134Q0-128-11-134z', STONE.shade), path('M-11-150H-2V-131Q-8-132-11-134z', STONE.mid),
    stroke('M-10-142Q0-138 10-142M-11-137Q0-132 11-137', STONE.deep, 1),
    path('M-22-178Q-28-172-26-156Q-25-146-22-142Q-18-148-19-160zM22-178Q28-172 26-156Q25-146 22-142Q18-148 19-160z', STONE.shade),
    path('M-22-178Q-28-172-26-156Q-25-146-22-142L-22-160z', STONE.lit),
    path('M-21-184Q-24-158-13-146Q-5-138 0-138Q5-138 13-146Q24-158 21-184z', STONE.mid),
    path('M-21-184Q-24-158-13-146Q-5-138 0-138Q-10-152-8-184z', STONE.lit), path('M21-184Q24-158 13-146Q7-139 3-138Q14-154 13-184z', STONE.shade),
    stroke('M-16-171Q-10-176-3-171M3-171Q10-176 16-171', STONE.deep, 1.5), stroke('M-15-165Q-9-161-4-165M4-165Q9-161 15-165', STONE.deep, 1.7),
    stroke('M-1-170L-2.5-158Q0-156 3-158', STONE.deep, 1.1, { opacity: 0.8 }), stroke('M-6.5-151Q-3-149.5 0-150.5Q3-149.5 6.5-151', STONE.deep, 1.6),
    stroke('M-3-146Q0-145 3-146', STONE.deep, 1, { opacity: 0.5 }),
    path('M-23-178Q-25-200 0-203Q25-200 23-178Q14-184 6-184Q0-180 0-179Q0-180-6-184Q-14-184-23-178z', STONE.deep),
    path('M-11-200Q-10-213 0-214Q10-213 11-200z', STONE.deep),
    path('M-23-178Q-25-200-4-203Q-16-196-18-181zM-11-200Q-10-213-2-214Q-7-208-7-200z', STONE.mid),
    stroke('M-20-184Q-12-196-2-199M-14-184Q-8-192 2-194M2-184Q8-190 16-190M8-184Q14-187 19-186', STONE.shade, 1.8, { dash: '1.6 1.8' }),
    path('M-5-213Q-8-222 0-234Q8-222 5-213z', STONE.mid), path('M-5-213Q-8-222 0-234Q-1-222-1-213z', STONE.lit),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(270, { wide: 520, tall: 290 });
    const k = doc.pick(0.98, { wide: 0.94, tall: 0.7 });
    const bx = doc.pick(606, { wide: 866, tall: 544 });
    const bk = doc.pick(1, { tall: 0.82 });
    const sunX = x - doc.pick(190, { wide: 106, tall: 120 });
    doc.add(
      sky(doc, LIGHT, { horizon: FIELD - 10 }),
      stars(doc, { seed: 4, count: 26, to: 150, opacity: 0.6 }),
      sun(doc, sunX, doc.pick(372, { wide: 384 }), 36, '#fff0be', { glow: '#ffd48c', glowRadius: doc.pick(260, { wide: 190, tall: 190 }) }),
      streaks(doc, { seed: 17, from: 70, to: 340, count: 9, colour: '#ffcf9c', opacity: 0.45, height: [5, 14] }),
      foliage(doc, air(doc, LIGHT, '#4a5c4c', 0.45), { seed: 4, y: FIELD - 4, height: 56, wavelength: 130, scallop: [5, 10], base: FIELD + 6,
        least: 0.3 }),
      palms(doc, 5, [[x - 300 * k, 352, 96, 0.6, 7], [x + 296 * k, 356, 92, 0.56, -7], [x + 330 * k, 376, 70, 0.5, 6], [-190, 372, 76, 0.5, 6],
        [-60, 360, 90, 0.54, -6]], { dark: airAt(doc, LIGHT, '#3f5248', 0.25, doc.pick(500, { wide: 300 })),
        lit: airAt(doc, LIGHT, '#c99a5c', 0.2, doc.pick(500, { wide: 300 })), bark: airAt(doc, LIGHT, '#5a4a44', 0.3, 400) }),
    );
    const tint = (colour: string, more = 0): string => mix(colour, LIGHT.haze, 0.06 + more);
    const side = (rx: number, h: number, lean: number, cut = 1): string => {
      const c = (colour: string): string => airAt(doc, LIGHT, colour, 0.28, rx, 0.6);
      return chediRuin(rx, FIELD, h, [c(BRICK[0]), c(BRICK[1]), c(BRICK[2])], lean, cut);
    };
    doc.add(
      wide ? side(-220, 120, 0) + side(-120, 150, 3) + side(40, 110, -2, 0.7) + side(150, 160, 0) : '',
      doc.format === 'card' ? side(20, 100, 3) : '', doc.shows(x + 400) ? side(x + 420, 150, -3) : '',
      temple(x, FIELD, k, tint),
    );
    // the lawn: light raking over it, walls of old halls, people
    const random = rng(9);
    doc.add(
      path(new Pen().move(x0 - 10, FIELD + 4).quad(x, FIELD - 2, x1 + 10, FIELD + 6).line(x1 + 10, 620).line(x0 - 10, 620).close(),
        doc.linear([[0, '#9a8f55'], [0.3, '#6f7a4a'], [1, '#2c4438']], { y1: FIELD, y2: 600 })),
      path(lensesPath(range(16).map(() => [lerp(x0 - 40, x1, random()), lerp(FIELD + 10, 590, random()), 90 + 160 * random(), 7, random()])),
        '#d9b868', { opacity: 0.4 }),
      path(lensesPath([[x - 20, FIELD + 12, 360, 7, 0.3], [x + 60, FIELD + 22, 300, 7, 0.3], [x - 250, FIELD + 14, 160, 5, 0.3]]), '#33443a',
        { opacity: 0.6 }),
    );
    const ruin = (rx: number, y: number, w: number, h: number): string => {
      const top: Point[] = [[rx, y - h], [rx + w * 0.12, y - h * 1.05], [rx + w * 0.2, y - h * 0.7], [rx + w * 0.42, y - h * 0.64],
        [rx + w * 0.5, y - h * 0.9], [rx + w * 0.62, y - h * 0.88], [rx + w * 0.74, y - h * 0.4], [rx + w, y - h * 0.34]];
      return path(new Pen().polygon([[rx, y], ...top, [rx + w, y]]), BRICK[0]) + stroke(new Pen().polygon(top, false), BRICK[1], 3) +
        stroke(courses(rx + 3, rx + w * 0.72, y - h * 0.62, y - 2, 6), BRICK[2], 1.4, { dash: '8 3', opacity: 0.7 });
    };
    const mx = doc.pick(404, { wide: 640, tall: 400 });
    doc.add(
      ruin(doc.pick(40, { wide: 300, tall: 130 }), 506, 96, 26), wide ? ruin(-190, 500, 120, 20) : '',
      path(lensesPath([[mx - 4, 519, 60, 5, 0.2], [mx - 92, 513, 46, 4, 0.2], [mx - 70, 513, 40, 4, 0.2]]), '#24382f', { opacity: 0.6 }),
      // a monk under his umbrella
      group([path('M-3.4 0L-3-4H-.6L-1.2 0zM1.2 0L.6-4H3L3.6 0z', '#a86f4c'), path('M-5-3Q-5.5-16-4-22Q0-24.5 4-22Q5.5-14 5-3Q0-2-5-3z', SASH.mid),
        path('M-5-3Q-5.5-16-4-22L-1-23Q-2-12-2-2.4z', SASH.lit), path('M-2.6-26.5a2.6 3.1 0 1 1 5.2 0a2.6 3.1 0 1 1-5.2 0z', '#8a5a44'),
        stroke('M6-14V-40', '#4a3038', 0.8), path('M-8-34Q-4-43 6-44Q17-43 20-34Q6-37.5-8-34z', '#8a4a34'),
        path('M-8-34Q-4-43 6-44Q1-40 0-36Q-4-35.5-8-34z', '#d98a4c')], { transform: place(mx, 520, { scale: 1.7 }) }),
      person(mx - 90, 514, { scale: 1.1, top: '#e9d9b8', bottom: '#4a5a7c', legs: 'shorts', head: 'straw', arms: 'photo', skin: '#a8704e',
        facing: -1 }), person(mx - 66, 514, { scale: 1.08, top: '#b8485a', bottom: '#6a3f5c', legs: 'skirt', head: 'long', skin: '#a8704e',
        facing: -1 }),
    );

    // the banyan: trunk woven of roots, canopy cut by the border, roots hanging
    const tx = doc.pick(758, { wide: 1050, tall: 676 });
    const roots = new Pen();
    const crownY = doc.pick(110, { tall: 176 });
    const glints = new Pen();
    for (const i of range(11)) {
      const rx = tx - 46 + i * 11 + 6 * random();
      const foot = tx - 104 + i * 22 + 10 * random();
      const w = 7 + 9 * random();
      roots.move(rx - w * 0.7, crownY).cubic(rx - w, 330, foot + 34 * random(), 440, foot - w, 604).line(foot + w * 1.4, 604)
        .cubic(foot + w + 18, 450, rx + w * 1.3, 340, rx + w * 0.9, crownY).close();
      if (i < 7) glints.move(rx - w * 0.5, crownY + 60).cubic(rx - w, 340, foot + 16, 450, foot - w * 0.6, 600);
    }
    const hanging = new Pen();
    const from = doc.pick(560, { wide: 800, tall: 500 });
    for (const i of range(15)) {
      const rx = lerp(from, tx - 60, (i + random()) / 15);
      hanging.move(rx, y0).quad(rx - 3 + 6 * random(), y0 + 130, rx + 2, doc.pick(130, { tall: 130 }) +
        150 * random() * ((rx - from) / (tx - from)) ** 0.5 + 50);
    }
    const canopy = (seed: number, x0c: number, drop: number, lift: number): string =>
      foliagePath({ seed, x0: x0c, x1: x1 + 20, y: y0 - 10, height: -drop, wavelength: 90, scallop: [9, 19], base: y0 - 20, least: 0.35,
        envelope: (px) => Math.min(1.2, lift * ((px - x0c) / (x1 - x0c)) ** 0.6) });
    // in tall the canopy is lower, carried by a bough
    const canopyTall = (seed: number, cx: number, y: number, w: number, h: number): string =>
      foliagePath({ seed, x0: cx - w / 2, x1: cx + w / 2, y, height: h, wavelength: 60, scallop: [9, 18], base: y + 4, under: 34, least: 0.5,
        envelope: mound(cx - w / 2, cx + w / 2, 0.5) });
    const tall = doc.format === 'tall';
    doc.add(
      stroke(tall ? String(hanging).replace(/M(\d+)-200/g, 'M$1 150') : hanging, LIGHT.ink, 2, { opacity: 0.85 }),
      path(limbPath([[tx - 6, crownY + 190], [tx - 30, crownY + 90], [tx - 100, crownY + 26], [tx - 190, crownY - 6], [tx - 270, crownY - 30]],
        [54, 46, 34, 20, 8]), LIGHT.ink),
      tall
        ? path(canopyTall(3, 600, 190, 330, 96) + canopyTall(4, 690, 160, 270, 130) + canopyTall(7, 470, 176, 170, 50), LIGHT.ink) +
          path(canopyTall(9, 540, 164, 140, 40) + canopyTall(12, 640, 120, 130, 46), '#2a3a3c')
        : path(canopy(3, from - 110, 190, 1.25), LIGHT.ink) + path(canopy(8, from - 10, 110, 1.25), '#2a3a3c') +
          path(canopy(14, from + 90, 56, 1.2), '#4a5244'),
      path(roots, LIGHT.ink), stroke(glints, '#b5704c', 2, { opacity: 0.8 }),
      path(lensesPath([[bx - 150 * bk, 590, 320 * bk, 9, 0.6]]), '#16281f', { opacity: 0.7 }),
      group(buddha(), { transform: place(bx, doc.pick(530, { tall: 540 }), { scale: bk }) }),
    );
    const lamps: Point[] = [[-96, 50], [-66, 54], [-34, 50], [66, 54]].map(([dx, dy]) =>
      [bx + (dx ?? 0) * bk, doc.pick(530, { tall: 540 }) + (dy ?? 0) * bk]);
    doc.add(
      dotsAt(lamps, '#ffc86c', 13, 0.35), path(lamps.map(([lx, ly]) => flamePath(lx, ly, 11)).join(''), '#fff0b0'),
      path([[-10, 54], [8, 52], [24, 55]].map(([dx, dy]) =>
        `M${Math.round(bx + (dx ?? 0) * bk)} ${Math.round(doc.pick(530, { tall: 540 }) + (dy ?? 0) * bk)}q-7-4-5-12q4 1 5 5` + `q1-4 5-5q2 8-5 12z`)
        .join(''), '#f2a0b4'),
      grass(6, x0, x1, 612, 30, LIGHT.ink, { count: doc.pick(80, { wide: 130 }), width: 2.2 }),
      grass(9, x0, x0 + doc.pick(150, { wide: 260 }), 614, 60, LIGHT.ink, { count: 30, width: 2.6 }),
      birds('#4a4250', [[x + 90, 140, 0.9], [x + 114, 128, 0.7, 1], [x + 136, 144, 0.6], [x + 60, 168, 0.5]]),
    );
  },
};
