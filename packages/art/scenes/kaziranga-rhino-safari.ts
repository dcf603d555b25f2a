import {
  air, birds, deepenWater, foliagePath, grass, lensesPath, lerp, mist, mix, path, Pen, place, RAMPS, ridge, ripples, rng, sky, stipple, stroke, sun, trunkPath,
  type Doc, type Ramp, type Scene,
} from '../kit';
import { egret, elephant, limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#5f8f8c', '#b9c3a0', '#f3dca0', '#fbeec6'], haze: '#f0dfb0', deep: '#275c5f' };
const HIDE = { dark: '#423c50', shade: '#5b5364', mid: '#7d7279', lit: '#b39c8c', rim: '#f2d3a0' };
const REED = { far: '#b3b078', mid: '#8a9650', lit: '#d9c46f', dark: '#4f6640', ink: '#26352f' };

/** The great one-horned rhinoceros, between its feet at x, y, facing right into the light; 370 px long, 196 high at scale 1. */
function rhino(x: number, y: number, scale: number): string {
  const body =
    'M-152-116C-164-158-134-188-92-190C-58-193-26-182-2-182C24-184 46-198 78-190C98-186 110-178 120-170Q134-178 148-172Q162-164 172-150Q180-142 188-140' +
    'L196-142Q198-160 212-178Q214-158 208-138Q218-128 220-112Q222-98 210-92Q206-86 196-90Q176-88 160-92Q140-84 124-84Q112-72 100-66' +
    'L98-30L104-2Q82 6 62 0L64-56Q20-44-30-48Q-58-50-78-60L-82-30L-80-1Q-104 6-126 0L-130-40Q-148-76-152-116z';
  const farLegs = 'M18-60L22-26L18-2Q38 4 52-2L50-40L58-64zM-70-62L-64-28L-66-2Q-48 4-34-2L-36-36L-28-58z';
  return moved(
    [
      path(farLegs, HIDE.dark),
      path(limbPath([[-150, -140], [-164, -112], [-158, -78]], [10, 6, 4]), HIDE.shade),
      path(body, HIDE.mid),
      // shade gathers on the side away from the sun and below
      path('M-152-116C-164-158-134-188-92-190Q-112-160-106-110Q-100-80-78-60L-82-30L-80-1Q-104 6-126 0L-130-40Q-148-76-152-116z', HIDE.shade),
      path('M-78-60Q-58-50-30-48Q20-44 64-56L62 0Q74 4 82 3L84-70Q40-78-10-76Q-50-76-78-60z', HIDE.shade),
      path('M-66-190Q-52-130-70-66Q-40-76-14-72Q-4-120-12-182Q-40-190-66-190z', mix(HIDE.mid, HIDE.shade, 0.4)),
      path('M124-84Q140-84 160-92Q176-88 196-90Q206-86 210-92Q190-104 168-106Q140-104 112-120Q106-96 100-66Q112-72 124-84z', HIDE.shade),
      // plates in the sun
      path('M-46-188Q-20-182-2-182Q8-183 16-186Q28-150 18-110Q2-96-14-104Q-6-150-16-176Q-30-184-46-188z', HIDE.lit),
      path('M46-192Q60-196 78-190Q98-186 110-176Q98-150 104-120Q96-92 76-84Q84-120 72-150Q62-178 46-192z', HIDE.lit),
      path('M-132-172Q-116-188-92-190Q-80-191-70-190Q-62-160-72-128Q-86-120-96-132Q-90-164-108-176Q-120-178-132-172z', mix(HIDE.mid, HIDE.lit, 0.6)),
      path('M120-170Q134-178 148-172Q162-164 172-150Q180-142 188-140L204-138Q214-128 216-114Q196-124 176-126Q150-132 136-150Q128-162 120-170z', HIDE.lit),
      path('M84-60L98-64L98-30L104-2Q94 2 86 2Q92-30 84-60zM-94-50L-80-58L-82-30L-80-1Q-88 2-94 2Q-90-26-94-50z', HIDE.lit),
      // the folds
      stroke(
        'M28-188Q44-140 26-100Q20-80 34-62M-64-190Q-46-130-74-62M112-174Q96-140 106-104Q112-84 100-66M122-166Q112-140 124-112Q132-96 124-84M-150-128Q-120-116-100-134',
        HIDE.dark, 4, { round: true },
      ),
      stroke('M60-66Q80-54 100-62M-132-64Q-104-50-78-62M-146-92Q-124-84-108-92', HIDE.dark, 3, { round: true }),
      stroke('M33-186Q49-140 31-100M-59-189Q-41-130-69-64M117-172Q101-140 111-106', HIDE.rim, 1.6, { round: true, opacity: 0.8 }),
      // knobs on shoulder and rump
      stipple(HIDE.dark,
        { seed: 3, count: 46, x0: -146, y0: -168, x1: -78, y1: -72, size: 4, opacity: 0.6,
          density: (u, v) => (Math.abs(u - 0.5) < 0.5 - 0.3 * Math.abs(v - 0.5) ? 1 : 0) }),
      stipple(HIDE.dark,
        { seed: 7, count: 34, x0: 44, y0: -170, x1: 100, y1: -84, size: 4, opacity: 0.5,
          density: (u, v) => (u > 0.2 + 0.3 * Math.abs(v - 0.5) ? 1 : 0) }),
      stipple(HIDE.rim, { seed: 9, count: 22, x0: 50, y0: -176, x1: 104, y1: -96, size: 2, opacity: 0.7 }),
      // rim of light along back, brow and horn
      softLine([[-92, -190], [-50, -190], [-2, -182], [40, -190], [78, -190], [112, -176]], HIDE.rim, 2.6, 0.9),
      softLine([[150, -172], [172, -150], [190, -140]], HIDE.rim, 2.4, 0.9),
      path('M196-142Q198-160 212-178Q214-158 208-138z', HIDE.dark),
      path('M203-140Q206-160 212-178Q214-158 208-138z', HIDE.rim),
      // ears, eye, nostril, lip
      path('M120-166Q108-188 120-202Q134-194 134-172zM140-172Q138-192 150-198Q158-186 150-168z', HIDE.shade),
      path('M124-172Q118-186 122-196Q130-190 131-174z', HIDE.rim, { opacity: 0.7 }),
      path('M166-138q7-6 12 1q-6 6-12-1z', HIDE.dark), stroke('M160-146q8-4 16 0M162-130q8 4 16 1', HIDE.dark, 2, { round: true }),
      path('M206-118q6-5 9 1q-5 6-9-1z', HIDE.dark), stroke('M212-98Q192-104 176-98', HIDE.dark, 2.4, { round: true }),
      // toes
      path('M64-4q6-8 12 0zM78-2q6-8 12 0zM92-3q5-7 11 0zM-124-3q6-8 12 0zM-108-1q6-8 12 0zM-94-2q6-7 12 0z', HIDE.rim, { opacity: 0.75 }),
    ],
    x, y, scale,
  );
}

/** Plumed tall grass: stems with their feathery heads, one path each; x0…x1 on y, up to `height` px. */
function plumes(seed: number, x0: number, x1: number, y: number, height: number, count: number, stem: string, head: string, lean = 0.16): string {
  const random = rng(seed);
  const stems = new Pen();
  const heads = new Pen();
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, (i + random()) / count);
    const h = height * (0.6 + 0.5 * random());
    const bend = h * (lean + (random() - 0.5) * 0.16);
    const [tx, ty] = [x + bend, y - h];
    const w = h * 0.022 * (0.7 + 0.6 * random());
    const l = h * (0.2 + 0.08 * random());
    stems.move(x, y).quad(x + bend * 0.2, y - h * 0.5, tx, ty);
    heads
      .move(tx - bend * 0.3, ty + l * 0.8)
      .quad(tx - w * 1.6, ty + l * 0.2, tx + bend * 0.34, ty - l * 0.55)
      .quad(tx + w * 2.4, ty + l * 0.1, tx - bend * 0.3, ty + l * 0.8)
      .close();
  }
  return stroke(stems, stem, 1.6) + path(heads, head);
}

/** A silk-cotton tree in flower: buttressed bole, boughs in tiers, red cups and no leaf. */
function silkCotton(x: number, foot: number, height: number, bark: string, flower: string): string {
  const boughs: string[] = [];
  const cups = new Pen(1);
  const random = rng(4);
  for (const [t, s, l] of [[0.42, 1, 0.34], [0.5, -1, 0.36], [0.64, 1, 0.3], [0.7, -1, 0.26], [0.84, 1, 0.2], [0.88, -1, 0.16]] as const) {
    const y = foot - height * t;
    const tip = x + s * height * l;
    boughs.push(limbPath([[x, y + 6], [x + s * height * l * 0.6, y - 2], [tip, y - height * 0.1]], [height * 0.03, height * 0.02, 1.5]));
    for (let i = 0; i < 9; i++) {
      const u = 0.35 + 0.7 * random();
      cups.circle(x + s * height * l * u, y - height * 0.1 * u * u - 3 - random() * 7, 2.4, 2);
    }
  }
  return path(trunkPath(x, foot, x, foot - height, height * 0.07, 2) + boughs.join(''), bark) + path(cups, flower);
}

const mahout = (x: number, y: number, s: number, fill: string): string =>
  path('M-22-66h26v-9h-26zM-17-74q1-13 5-13q5 0 5 13zM-6-74q1-13 5-13q5 0 5 13zM-14.5-90a3 3 0 1 1 .1 0z' +
    'M-2.5-90a3 3 0 1 1 .1 0zM24-66q0-14 6-14q6 0 6 12zM30-86a3.2 3.2 0 1 1 .1 0z',
    fill, {
    transform: place(x, y, { scale: s }),
  });

function herd(doc: Doc, x: number, y: number): string {
  const near = mix('#4a4a58', LIGHT.haze, 0.42);
  return [[0, 0, 0.82], [96, 5, 0.98], [-72, -3, 0.62]]
    .filter(([dx = 0]) => doc.shows(x + dx))
    .map(([dx = 0, dy = 0, s = 1], i) => elephant(x + dx, y + dy, s, near) +
      mahout(x + dx, y + dy, s, mix(['#b5483f', '#3f6a7a', '#c98a3f'][i] ?? near, LIGHT.haze, 0.36)))
    .join('');
}

/** Grass from edge to edge: one stretch of it, turned over every other time. */
function sward(doc: Doc, seed: number, y: number, height: number, fill: string, count: number, width: number): string {
  const id = doc.define(grass(seed, -140, 140, 0, height, fill, { count, width }));
  let out = '';
  for (let x = doc.x0 + 100, i = 0; x < doc.x1 + 140; x += 262, i++) out += doc.use(id, place(x, y, { scaleX: i % 2 ? -1 : 1, scaleY: 0.9 + (i % 3) * 0.12 }));
  return out;
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const sunX = doc.pick(640, { wide: 850, tall: 560 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, sunX, doc.pick(168, { tall: 176 }), 36, '#fffbe6',
        { glow: '#fff3c4', glowRadius: doc.pick(340, { tall: 190 }), glowOpacity: doc.pick(0.85, { tall: 0.7 }), rings: 2 }),
      ridge(doc, air(doc, LIGHT, '#6f9a9c', 0.6, 0.72), { seed: 3, y: 292, height: 54, wavelength: 300 }),
      mist(doc, { seed: 8, from: 262, to: 300, colour: '#fdf4d6', opacity: 0.65, count: 5 }),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: x1 + 10, y: 330, height: 60, wavelength: 130, scallop: [4, 10], base: 350 }), air(doc, LIGHT, '#4f7a6a', 0.52, 0.6)),
      silkCotton(doc.pick(150, { wide: 520, tall: 204 }), 344, doc.pick(170, { tall: 150 }), mix('#6a5a58', LIGHT.haze, 0.34), mix('#c93f3a', LIGHT.haze, 0.12)),
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: x1 + 10, y: 350, height: 30, wavelength: 90, scallop: [4, 10], base: 372 }), air(doc, LIGHT, '#55785c', 0.4, 0.5)),
      mist(doc, { seed: 14, from: 326, to: 364, colour: '#fdf6dc', opacity: 0.8, count: 6 }),
    );
    // the grassland: elephants wade in it
    const fields = doc.linear([[0, '#d9cd92'], [1, '#a8ab5f']], { y1: 352, y2: 470 });
    doc.add(
      doc.band(wide ? air(doc, LIGHT, '#c3bb78', 0.2, 0.35) : fields, 364),
      herd(doc, doc.pick(664, { wide: 800, tall: 610 }), 384),
      sward(doc, 5, 398, 40, mix(REED.far, LIGHT.haze, 0.3), 46, 2),
      mist(doc, { seed: 21, from: 374, to: 408, colour: '#fdf4d2', opacity: 0.6, count: 5 }),
      plumes(6, x0 - 20, x1 + 20, 420, 84, doc.pick(26, { wide: 44 }), REED.far, mix('#fff1cf', LIGHT.haze, 0.2)),
      sward(doc, 8, 448, 60, REED.mid, 44, 2.6),
      sward(doc, 9, 456, 44, REED.lit, 30, 2.2),
    );
    // the beel, still as glass; the rhino in its shallows
    const pool = doc.linear([[0, '#e9d9a0'], [0.4, '#a8b088'], [1, '#4f6f66']], { y1: 448, y2: 600 });
    doc.add(doc.band(pool, 448), deepenWater(doc, LIGHT, 448, { strength: 0.55 }));
    const [rx, ry, rs] = [doc.pick(346, { wide: 470, tall: 352 }), 502, doc.pick(1.14, { tall: 0.98 })];
    const rhinoId = doc.define(rhino(0, 0, 1));
    doc.add(
      path(foliagePath({ seed: 30, x0: x0 - 10, x1: x1 + 10, y: 448, height: -34, wavelength: 60, scallop: [3, 8], base: 446, least: 0.4 }), REED.dark, { opacity: 0.4 }),
      doc.use(rhinoId, place(rx, ry + 2, { scaleX: rs, scaleY: -rs * 0.42 }), { opacity: 0.42 }),
      ripples(doc, '#fdf2cc', { seed: 5, from: 456, to: 600, count: 60, opacity: 0.6, length: [20, 120] }),
      ripples(doc, '#3f5f58', { seed: 7, from: 462, to: 600, count: 44, opacity: 0.4, length: [20, 120] }),
      doc.use(rhinoId, place(rx, ry, { scale: rs })),
      path(lensesPath([[rx - 190 * rs, ry + 4, 140, 6, 0.5], [rx + 10, ry + 4, 150, 6, 0.5], [rx - 60, ry + 10, 160, 5, 0.5],
        [rx + 40, ry + 14, 120, 5, 0.5]]),
        '#fbf0cc'),
      egret(rx - 44 * rs, ry - 184 * rs, 0.96),
      egret(rx - 226, ry + 20, 0.8), egret(rx + 262 * rs, ry - 14, 0.6, { facing: -1 }),
      stroke(`M${rx - 231} ${ry + 21}v20M${rx - 222} ${ry + 21}v20`, '#fbf0cc', 2, { opacity: 0.5 }),
    );
    // tussocks about its feet, then the tall dark reeds of the frame
    doc.add(
      grass(31, rx - 240, rx - 120, ry + 12, 74, REED.mid, { count: 30, width: 3 }),
      grass(32, rx - 230, rx - 130, ry + 14, 54, REED.lit, { count: 18, width: 2.4 }),
      grass(33, rx - 30, rx + 70, ry + 8, 46, REED.mid, { count: 22, width: 2.6 }),
      grass(34, rx + 150, rx + 250, ry + 6, 60, REED.lit, { count: 22, width: 2.4 }),
    );
    const edge = doc.pick({ a: 690, b: 840 }, { wide: { a: 930, b: 1130 }, tall: { a: 616, b: 730 } });
    doc.add(
      plumes(41, edge.a + 30, edge.b, 640, 340, doc.pick(10, { wide: 13 }), REED.dark, '#f0dcae', -0.12),
      grass(42, edge.a, edge.b, 640, 250, REED.dark, { count: 34, width: 5 }),
      grass(43, edge.a + 40, edge.b, 640, 170, REED.ink, { count: 28, width: 6 }),
      grass(44, x0 - 20, x0 + doc.pick(150, { wide: 260, tall: 110 }), 630, 120, REED.dark, { count: 34, width: 5 }),
      grass(45, x0 - 20, x0 + doc.pick(120, { wide: 220, tall: 90 }), 630, 84, REED.ink, { count: 30, width: 5 }),
      birds('#6f8a80',
        [[doc.pick(330, { wide: 560, tall: 330 }), 140, 0.9], [doc.pick(360, { wide: 590, tall: 356 }), 128, 0.7, 1],
          [doc.pick(384, { wide: 612, tall: 378 }), 146, 0.6], [doc.pick(300, { wide: 536, tall: 306 }), 152, 0.5]]),
    );
  },
};
