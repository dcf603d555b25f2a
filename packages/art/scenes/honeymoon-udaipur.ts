import {
  air, at, birds, branch, chhatri, crown, deepenWater, dome, glitter, glitterPath, lensesPath, lerp, mix, path, Pen, place, RAMPS, range, ridge,
  ripples, rng, sky, stars, streaks, stroke, sun,
  TITLE_CREAM, type Doc, type Ramp, type Scene, type Tones, type Twig,
} from '../kit';
import { banglaRoofPath, cuspedArchPath, diyas } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#07183a', '#113a68', '#2e6a90', '#86a9ae'], haze: '#3f7395', deep: '#061536' };
const MARBLE: Tones = ['#b9c6e2', '#f3f2ee', '#6f83b4'];
const LAMP = '#ffd47c';
const INK = '#06122c';
const WATER = 396;

/** The white palace that fills its island; waterline on y 0, x -250…250. Moon from the right, lamps within. */
function lakePalace(doc: Doc): string {
  const [mid, lit, shade] = MARBLE;
  // lamps at the foot of the walls warm the marble from below
  const wallFill = doc.linear([[0, '#a9b9dc'], [0.55, '#d9d3d6'], [1, '#ffdfa6']], { y1: -104, y2: -10 });
  const block = (x: number, w: number, top: number, foot: number): string =>
    path(new Pen().rect(x, top, w, foot - top), wallFill) +
    path(new Pen().rect(x + w * 0.86, top, w * 0.14, foot - top), lit, { opacity: 0.75 }) +
    path(new Pen().rect(x, top, w * 0.1, foot - top), shade, { opacity: 0.5 }) +
    path(new Pen().rect(x - 3, top - 4, w + 6, 5), lit) +
    stroke(`M${x} ${top - 7}h${w}`, mid, 5, { dash: '4 3' });
  const lights = [
    range(20).map((i) => cuspedArchPath(-221 + i * 23.3, i % 5 === 2 ? 8 : 6.2, -15, -31, -42, 3)).join(''),
    range(7).map((i) => cuspedArchPath(-172 + i * 17, 5, -60, -70, -78, 3)).join(''),
    range(9).map((i) => cuspedArchPath(-36 + i * 16, 5, -60, -72, -80, 3)).join(''),
    range(5).map((i) => cuspedArchPath(-14 + i * 21, 5.6, -88, -97, -104, 3)).join(''),
    range(6).map((i) => cuspedArchPath(124 + i * 15, 4.6, -58, -68, -75, 3)).join(''),
  ].join('');
  const kiosk = doc.define(chhatri(0, 0, 22, MARBLE));
  const leaves = crown(5, 34, { leaflets: 6, fronds: 11 });
  const palmTree = doc.define(path(`${leaves.back}${leaves.mid}M-2 0h4l1 60h-6z`, '#123358') + path(leaves.lit, '#3f6f8a'));
  const palms = ([[-112, -112, 1], [-90, -98, 0.8], [118, -106, 0.9], [206, -92, 0.7]] as const).map(
    ([x, y, k]) => doc.use(palmTree, place(x, y, { scale: k })),
  );
  return [
    ...palms,
    block(-18, 116, -114, -60), block(-190, 130, -88, -50), block(-46, 158, -92, -50), block(114, 96, -84, -50),
    block(-242, 484, -52, -8),
    path(lights, LAMP), stroke(`M-226-15V-34${range(19).map((i) => `M${(-209.5 + i * 23.3).toFixed(1)}-15V-46`).join('')}`, lit, 2),
    path(new Pen().rect(-250, -14, 500, 16), mix(mid, '#ffd9a0', 0.35)), path(new Pen().rect(-252, -16, 504, 3), lit),
    path(range(24).map((i) => cuspedArchPath(-238 + i * 20.7, 5, 2, -4, -10, 2)).join(''), '#4a4a78'),
    path(banglaRoofPath(40, -116, 88, 24), mid), path(banglaRoofPath(54, -120, 46, 17), lit), path(new Pen().rect(-8, -119, 96, 4), lit),
    dome(-160, 15, -92, MARBLE), dome(176, 15, -88, MARBLE), dome(-226, 13, -56, MARBLE), dome(226, 13, -56, MARBLE),
    ...([[-118, -92, 1], [-76, -92, 0.9], [-30, -96, 0.8], [124, -88, 0.8], [-6, -118, 0.8], [86, -118, 0.8], [-180, -56, 0.7], [100, -96, 0.7],
      [202, -88, 0.7]] as const).map(([x, y, k]) =>
      doc.use(kiosk, place(x, y, { scale: k })),
    ),
  ].join('');
}

/** A small wedding boat: canopy on posts, curtains, lanterns, the couple, a boatman at the stern. 250 px long at scale 1. */
const boat = (x: number, y: number, scale: number): string =>
  `<g transform="${place(x, y, { scale })}">` +
  // far curtain and glow under the canopy
  path('M-62-78H52V-12H-62z', '#ffcf7c', { opacity: 0.22 }) +
  path('M-64-78Q-56-44-68-12H-52Q-46-46-50-78zM54-78Q46-44 58-12H42Q36-46 40-78z', '#f4dccb') +
  // the couple
  path('M-26-10Q-30-38-17-44Q-4-42-5-12z', '#f3ead8') + path('M-18-43Q-4-42-5-12L-12-11Q-10-30-18-43z', '#ffdf9c') +
  path('M-22-50a6 6.600 0 1 1 12 0a6 6.600 0 1 1-12 0z', '#7a4a38') + path('M-24-51q0-10 9-10q8 1 7 8q-6-4-16 2z', '#c42f4a') +
    path('M-9-60l5-7l-1 8z', '#f3c24f') +
  path('M0-10Q0-34 9-38Q20-37 22-10z', '#c42048') + path('M9-38Q0-34 0-10H5Q4-26 12-37z', '#f0763f') +
  path('M3-45a5.600 6 0 1 1 11.200 0a5.600 6 0 1 1-11.200 0z', '#8a5640') +
    path('M5-51Q12-54 16-48Q21-40 21-28Q23-18 25-12Q18-22 16-34Q15-43 5-51z', '#f0a13c') +
  // hull with a brass line and a string of marigolds
  path('M-128-30C-116-12-92-6-60-5L56-5C86-6 108-14 122-34C122-8 96 12 58 13H-58C-100 12-126-4-128-30z', '#3a1c3c') +
  path('M-128-30C-116-12-92-6-60-5L56-5C86-6 108-14 122-34L121-27C106-8 86 0 58 1H-58C-92 0-116-8-128-24z', '#d8a04c') +
  stroke('M-116-12Q-108 2-94-4Q-84 6-68 0Q-52 9-36 2Q-18 9 0 2Q18 9 34 2Q52 9 68 0Q84 6 94-4Q108 0 114-16', '#ff9a3c', 3.4,
    { round: true, dash: '0 4.500' }) +
  // posts, canopy, valance, lanterns
  stroke('M-66-80V-8M56-80V-8', '#d8a04c', 3) +
  path('M-80-78Q-6-116 70-78z', '#e9dccf') + path('M0-97Q40-94 70-78Q40-88-6-90z', TITLE_CREAM) +
  path(`M-82-79H72V-72${'q-4.800 8-9.600 8t-9.600-8'.repeat(8)}z`, '#c9305a') +
  stroke('M-82-79H72', '#f3c24f', 2) +
  stroke('M-44-66V-58M34-66V-58', '#d8a04c', 1.4) + path('M-48-58h8l2 8l-6 4l-6-4zM30-58h8l2 8l-6 4l-6-4z', LAMP) +
  path('M-62-54a18 18 0 1 1 36 0a18 18 0 1 1-36 0zM16-54a18 18 0 1 1 36 0a18 18 0 1 1-36 0z', LAMP, { opacity: 0.26 }) +
  // boatman
  path('M84-16L86-42Q88-56 96-56Q105-54 106-40L108-18z', '#e6ddd0') + path('M97-56Q105-54 106-40L108-18H102Q103-44 97-56z', '#fff6e4') +
  path('M90-62a5.400 6 0 1 1 10.800 0a5.400 6 0 1 1-10.800 0z', '#6a4234') + path('M89-63q0-9 7-9q8 1 7 8q-6-4-14 1z', '#d8433f') +
  stroke('M92-48L110-44M82-66L126 16', '#8a5a44', 3) +
  '</g>';

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const px = doc.pick(320, { wide: 500, tall: 360 });
    const mx = doc.pick(640, { wide: 800, tall: 596 });
    const my = doc.pick(128, { tall: 176 });
    doc.add(
      sky(doc, LIGHT, { horizon: 390 }),
      stars(doc, { seed: 3, count: 90, to: 300, colour: '#e9f2ff', opacity: 0.7 }),
      sun(doc, mx, my, 34, '#fdf6dc', { glow: '#bcd8e2', glowRadius: doc.pick(290, { tall: 230 }), glowOpacity: 0.6, rings: 2 }),
      path(new Pen(1).circle(mx - 10, my - 8, 6, 5).circle(mx + 9, my + 7, 8, 6).circle(mx + 6, my - 14, 4, 3), '#e2dcc4', { opacity: 0.7 }),
      streaks(doc, { seed: 12, from: 120, to: 290, count: 6, colour: '#a9c9d6', opacity: 0.28 }),
      ridge(doc, air(doc, LIGHT, '#1d4a70', 0.4), { seed: 27, y: 392, height: 92, wavelength: 330, octaves: 3, step: 40 }),
      ridge(doc, air(doc, LIGHT, '#123358', 0.16), { seed: 12, y: 398, height: 46, wavelength: 240, octaves: 3, step: 34 }),
    );
    // the lit town on the far shore
    const town = new Pen();
    const windows = new Pen();
    const random = rng(9);
    for (let x = px + 290; x < x1 + 20; ) {
      const [w, h] = [20 + 30 * random(), 12 + 26 * random() * Math.min(1, (x - px - 260) / 160)];
      town.rect(x, WATER - h, w, h + 2);
      if (random() < 0.5) town.move(x + w / 2 - 7, WATER - h).arc(7, 8, x + w / 2 + 7, WATER - h).close();
      for (let y = WATER - h + 7; y < WATER - 4; y += 9) if (random() < 0.75) windows.move(x + 5, y).line(x + w - 4, y);
      x += w + 5 * random();
    }
    doc.add(path(town, '#12305a'), stroke(windows, LAMP, 3, { dash: '3 6 2 9', opacity: 0.85 }));

    const palace = doc.define(lakePalace(doc));
    const lake = doc.linear([[0, '#6f9bb0'], [0.18, '#35708f'], [0.55, '#143f6a'], [1, '#071a3c']], { y1: WATER, y2: 600 });
    const veil = doc.linear([[0, '#35708f', 0.3], [0.5, '#143f6a', 0.62], [1, '#071a3c', 0.95]], { y1: WATER, y2: 540 });
    const k = doc.pick(1.08, { tall: 0.98, wide: 1.12 });
    doc.add(
      doc.band(lake, WATER),
      deepenWater(doc, LIGHT, WATER, { strength: 0.7 }),
      doc.use(palace, place(px, WATER + 12, { scaleX: k, scaleY: -0.8 * k })),
      doc.band(veil, WATER + 10),
      doc.use(palace, place(px, WATER + 10, { scale: k })),
      path(lensesPath([[px - 280, WATER + 13, 560, 4, 0.5]]), INK, { opacity: 0.5 }),
    );
    // lamplight drawn out on the water, then the path of the moon
    const pools = range(9).map((i) => glitterPath({ seed: 40 + i, x: px - 236 + i * 58 + (i % 3) * 6, from: WATER + 16, to: WATER + 92 - (i % 2) * 26,
      width: [10, 34], count: 11, height: [0.8, 2] }));
    doc.add(
      path(pools.join(''), '#ffd28a', { opacity: 0.6 }),
      ripples(doc, '#061a3a', { seed: 7, from: WATER + 16, count: 70, length: [16, 130], height: [0.8, 3], opacity: 0.5 }),
      ripples(doc, '#bfe0e8', { seed: 15, from: WATER + 12, to: 590, count: 44, length: [14, 90], height: [0.7, 2.2], opacity: 0.38 }),
      glitter('#eaf5ea', { seed: 6, x: mx, from: WATER + 4, to: 600, width: [40, 170], count: 42, height: [0.8, 3.4], opacity: 0.85 }),
    );
    const bx = doc.pick(566, { wide: 716, tall: 476 });
    doc.add(
      path(lensesPath([[bx - 150, 516, 310, 10, 0.5], [bx - 130, 528, 260, 7, 0.5], [bx - 90, 540, 180, 5, 0.5]]), INK, { opacity: 0.6 }),
      boat(bx, 506, doc.pick(1.12, { tall: 1 })),
      path(glitterPath({ seed: 71, x: bx - 10, from: 522, to: 570, width: [60, 130], count: 12, height: [1, 2.4] }), '#ffd28a', { opacity: 0.7 }),
    );
    // floating lamps and petals
    const left = doc.pick(60, { wide: 250, tall: 140 });
    const lamps: (readonly [number, number, number])[] = [
      [left + 20, 470, 0.7], [left + 92, 492, 0.9], [left + 210, 462, 0.65], [left + 60, 546, 1.5], [left + 190, 524, 1.15], [left + 302, 560, 1.7],
        [left + 268, 488, 0.8], [bx + 150, 566, 1.5],
      [bx + 190, 470, 0.7], [left - 120, 520, 1.1], [left - 230, 488, 0.8],
    ];
    doc.add(
      path(lensesPath(lamps.map(([x, y, s]) => [x - 16 * s, y + 4 * s, 32 * s, 3 * s, 0.5])), '#ffb24a', { opacity: 0.5 }),
      diyas(lamps.filter(([x]) => doc.shows(x))),
    );
    // bougainvillea hangs in from the side, below the title
    const right = doc.format === 'wide';
    const [edge, s] = right ? [x1, -1] : [x0, 1];
    const y = doc.pick(150, { tall: 214, wide: 120 });
    const turn = (a: number): number => (s > 0 ? a : Math.PI - a);
    const twigs: Twig[] = [[edge - 14 * s, y - 30, turn(0.5), 150], [edge - 14 * s, y + 10, turn(0.95), 130],
      [edge - 10 * s, y - 40, turn(0.12), 110], [edge - 10 * s, y + 46, turn(1.2), 110]];
    const blossoms = [new Pen(), new Pen()];
    const bloom = rng(33);
    for (const i of range(58)) {
      const [tx, ty, a, l] = at(twigs, i % 4);
      const t = 0.25 + 0.8 * bloom();
      const [cx, cy] = [tx + Math.cos(a) * l * t + (bloom() - 0.5) * 34, ty + Math.sin(a) * l * t + 14 * t * t + (bloom() - 0.5) * 30];
      const r = lerp(5, 9, bloom());
      at(blossoms, i % 3 ? 0 : 1).move(cx, cy).quad(cx - r, cy - r * 0.4, cx - r * 0.4, cy - r).quad(cx + r * 0.3, cy - r, cx, cy).quad(cx + r,
        cy - r * 0.5, cx + r, cy + r * 0.3).quad(cx + r * 0.4, cy + r * 0.8, cx, cy).quad(cx - r * 0.2, cy + r, cx - r * 0.9, cy + r * 0.5).close();
    }
    doc.add(
      branch(doc, 5, twigs, { dark: INK, lit: '#1d4a5c', wood: INK, leaf: 24, width: 5, pairs: 9, hang: false }),
      path(at(blossoms, 0), '#b5286e'), path(at(blossoms, 1), '#ea6aa4'),
      birds('#0d2a4e', [[px + 150, 236, 0.9, 0.4], [px + 176, 224, 0.7, 0.9]]),
    );
  },
};
