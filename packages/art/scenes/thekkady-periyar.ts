import {
  air, birds, deepenWater, foliage, foliagePath, glitter, group, lensesPath, lerp, man, mist, mix, path, Pen, place, RAMPS, range, ridge, ripples,
    ripplesPath, sky,
  streaks, stroke, sun, trunkPath, water,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';

/** The first light, blue and pale gold, from the left. */
const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#2f5f8f', '#7aa6bb', '#cbd9c0', '#fbecbe'], haze: '#d3ddc6', deep: '#1d4372' };
const HORIZON = 330;
const CANE = { lit: '#f0d58a', mid: '#c9a257', shade: '#80663f', dark: '#3f3a3a' };
const JACKET = { lit: '#ffa04a', mid: '#e8662a', shade: '#a83f2a' };
const INK = '#14303c';
const SKIN = { mid: '#6a3b2f', lit: '#a8704f' };

/** The raft: from its stern at 0,0 the poles run to the left and away, side by side towards us. */
const ALONG: Point = [-306, -64];
const ACROSS: Point = [-66, 62];
const on = (u: number, v: number, up = 0): Point => [ALONG[0] * u + ACROSS[0] * v, ALONG[1] * u + ACROSS[1] * v - up];

/** A guest on the bench, facing left, with his paddle in the water on our side (1) or on the far side (-1). */
const paddler = (x: number, y: number, side: 1 | -1, cap: string): string =>
  group(
    [
      side < 0 ? stroke('M-14-26L-40 2', '#8a6a44', 4) : '',
      path('M13 1L-14-1Q-30-1-33 11L-32 26H-24L-20 14L10 14z', '#3f5468'), path('M-13 4Q-17-28 0-33Q16-30 14 4z', JACKET.mid),
        path('M-13 4Q-17-28 0-33Q-6-16-4 4z', JACKET.lit), path('M6-32Q16-28 14 4H6Q10-14 6-32z', JACKET.shade),
      stroke('M-13-14H14M-12-5H14', '#f6e6c0', 2.4), path('M-7-42a7 7.5 0 1 1 14 0a7 7.5 0 1 1-14 0z', SKIN.mid),
        path('M-7-42q0-6 5-7q-3 8-1 14q-4-1-4-7z', SKIN.lit), path('M-9-43Q-8-52 1-51Q9-50 8-41Q0-46-9-43z', cap),
      side > 0 ? stroke('M-20-34L-32 44', '#c99a58', 4) + path('M-36 36l9 1l-1 26q-7 4-12-2z', '#d9b06a') : '',
      path(side > 0 ? 'M-4-24L-22-14L-28-4L-23-1L-16-8L2-14z' : 'M-2-26L-16-20L-22-12L-18-9L-12-13L4-16z', SKIN.mid),
    ],
    { transform: place(x, y) },
  );

/** A gaur on 0,0, 52 px high, head to the left: the high ridge of the back, white stockings. */
const gaur = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(
    [
      path('M-30-28L-27-6H-21L-19-24L18-22L20-6H26L29-26Q36-40 26-44Q10-46 2-50Q-12-58-24-50Q-32-50-38-44L-50-30Q-52-24-47-23L-38-28z', '#2c2a34'),
        path('M2-50Q-12-58-24-50Q-32-50-38-44Q-20-48-8-46Q10-40 26-44Q10-46 2-50z', '#7f7470'),
      path('M-27-6h6l-1 6h-5zM20-6h6l1 6h-6zM-16-8h5v7h-5zM12-8h5v7h-5z', '#e6dcc0'), stroke('M-42-44Q-50-52-46-58M-36-48Q-30-56-36-62', '#d9d0b4',
        2.4, { round: true }), stroke('M30-38Q36-26 33-14', '#2c2a34', 2),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 220, tall: 0 });
    const sunX = doc.pick(186, { wide: 470, tall: 210 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, sunX, doc.pick(226, { wide: 214 }), 32, '#fffbe2', { glow: '#fff2c2', glowRadius: doc.pick(270, { wide: 240, tall: 190 }),
        glowOpacity: 0.85 }),
      streaks(doc, { seed: 6, from: 50, to: 200, count: 7, colour: '#f6efd6', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#5f8aa4', 0.58), { seed: 9, y: 300, height: 120, wavelength: 260, base: 360 }),
      mist(doc, { seed: 4, from: 250, to: 288, count: 4, opacity: 0.5, colour: '#fdf6dc' }),
      ridge(doc, air(doc, LIGHT, '#3f7286', 0.42), { seed: 27, y: 326, height: 110, wavelength: 230, base: 360 }),
      mist(doc, { seed: 13, from: 292, to: 316, count: 4, opacity: 0.55, colour: '#fdf6dc' }),
      foliage(doc, air(doc, LIGHT, '#2a5f68', 0.3), { seed: 12, y: HORIZON + 2, height: 52, wavelength: 130, scallop: [4, 9], envelope: (x) => 0.5 +
        0.7 * Math.abs(Math.sin((x - s) / 190)) }),
      water(doc, HORIZON, [[0, '#f3e8be'], [0.16, '#b9cdbd'], [0.5, '#5f94a4'], [1, '#214c6a']]),
      deepenWater(doc, LIGHT, HORIZON),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: x1 + 10, y: HORIZON, height: -44, wavelength: 130, scallop: [10, 22] }),
        air(doc, LIGHT, '#3f7278', 0.36), { opacity: 0.6 }),
      ripples(doc, '#fbf6da', { seed: 5, from: HORIZON + 6, to: 590, count: 50, opacity: 0.5 }),
      ripples(doc, '#1f4866', { seed: 9, from: HORIZON + 12, count: 60, opacity: 0.36 }),
      glitter('#fffbe2', { seed: 8, x: sunX, from: HORIZON + 2, to: 580, width: [40, 140], count: 28, height: [1, 3.5] }),
    );
    // a spit of grass with gaur; drowned trunks on the other side
    const [gx, gy] = [doc.pick(566, { wide: 830, tall: 520 }), 372];
    const snag = (x: number, y: number, h: number, lean: number): string => trunkPath(x, y, x + lean, y - h, 9, 3) +
      trunkPath(x + lean * 0.4, y - h * 0.5, x + lean * 0.4 + h * 0.22, y - h * 0.78, 4, 1.5);
    doc.add(
      path(new Pen().move(gx - 150, gy + 4).quad(gx - 30, gy - 16, gx + 90, gy - 22).quad(gx + 200, gy - 46, x1 + 40, gy - 66).line(x1 + 40, gy + 24)
        .quad(gx + 120, gy + 18, gx - 150, gy + 4).close(), '#7d9f68'),
      path(new Pen().move(gx - 150, gy + 4).quad(gx - 30, gy - 16, gx + 90, gy - 22).quad(gx + 200, gy - 46, x1 + 40, gy - 66).line(x1 + 40, gy - 36)
        .quad(gx + 120, gy - 8, gx - 150, gy + 4).close(), '#c3cc86'),
      path(lensesPath([[gx - 150, gy + 6, 180, 4, 0.5], [gx + 20, gy + 12, 220, 5, 0.5]]), '#fbf6da', { opacity: 0.8 }),
      gaur(gx + 10, gy + 1, 0.62, 1), gaur(gx + 66, gy - 4, 0.74, 1), gaur(gx + 128, gy - 14, 0.52, -1), gaur(gx + 100, gy + 2, 0.34, 1),
      path(snag(80 + s, 372, 62, 6) + snag(112 + s, 382, 40, -5) + snag(330 + s, 364, 48, 4) + snag(362 + s, 370, 34, -4) +
        snag(-90 + s, 380, 56, 6) + snag(-170 + s, 372, 40, -5) + snag(-330 + s, 378, 48, 4) + snag(-420 + s, 388, 60, -6),
        mix(INK, LIGHT.haze, 0.3)),
      path(lensesPath([[74 + s, 374, 18, 44, 0.5], [60 + s, 376, 40, 4, 0.5], [96 + s, 386, 36, 4, 0.5], [316 + s, 367, 36, 3, 0.5],
        [350 + s, 373, 34, 3, 0.5]]), '#fbf6da', { opacity: 0.7 }),
      mist(doc, { seed: 31, from: 360, to: 396, count: 4, opacity: 0.42, colour: '#fdf6dc' }),
    );
    doc.add(raft(doc.pick(586, { wide: 806, tall: 562 }), doc.pick(494, { tall: 496 }), doc.pick(1.12, { tall: 0.92 })));
    doc.add(hornbill(doc), birds('#2f5878', [[sunX + 110, 160, 0.9], [sunX + 136, 150, 0.7, 1], [sunX + 154, 166, 0.5]]));
  },
};

/** The raft with its people, stern at x, y. */
function raft(x: number, y: number, scale: number): string {
  const poles = new Pen();
  const glints = new Pen();
  const nodes = new Pen();
  for (let j = 0; j <= 10; j++) {
    const [a, b] = [on(-0.03 - (j % 3) * 0.012, j / 10), on(1.01 + ((j * 7) % 4) * 0.016, j / 10)];
    poles.move(...a).line(...b);
    glints.move(a[0], a[1] - 2.5).line(b[0], b[1] - 2.5);
    for (let i = 0; i < 8; i++) {
      const [nx, ny] = on(0.06 + i * 0.125 + (j % 4) * 0.022, j / 10);
      nodes.move(nx, ny - 4).line(nx - 1, ny + 4);
    }
  }
  const beams = [0.1, 0.5, 0.9].map((u) => new Pen().move(...on(u, -0.06, 8)).line(...on(u, 1.06, 8))).join('');
  const bench = (v: number): string =>
    stroke([0.16, 0.5, 0.84].map((u) => new Pen().move(...on(u, v, 4)).line(...on(u, v, 24))).join(''), CANE.shade, 5) +
    stroke(new Pen().move(...on(0.06, v, 24)).line(...on(0.94, v, 24)).move(...on(0.06, v + 0.1, 24)).line(...on(0.94, v + 0.1, 24)), CANE.mid, 6,
      { round: true }) +
    stroke(new Pen().move(...on(0.06, v, 26)).line(...on(0.94, v, 26)), CANE.lit, 2);
  const seats = (v: number, side: 1 | -1, us: readonly number[], caps: readonly string[]): string =>
    us.map((u, i) => { const [px, py] = on(u, v, 24); return paddler(px, py, side, caps[i] ?? INK); }).join('');
  const shadow = [on(-0.06, 1.18, -20), on(1.08, 1.12, -20), on(1.1, 0.2, -30), on(0.1, 0.1, -30)];
  return group(
    [
      path(new Pen().soft(shadow, { closed: true }), '#12344c', { opacity: 0.55 }),
      path(lensesPath([[-390, 26, 190, 6, 0.5], [-200, 62, 170, 6, 0.5], [-120, 74, 150, 5, 0.5]]), '#fbf6da', { opacity: 0.7 }),
      path(new Pen().polygon([on(-0.04, -0.04), on(1.05, -0.04), on(1.05, 1.06, -6), on(-0.04, 1.06, -6)]), CANE.dark),
      stroke(poles, CANE.mid, 7.5, { round: true }), stroke(glints, CANE.lit, 2.2, { round: true }), stroke(nodes, CANE.shade, 1.8),
      stroke(beams, CANE.shade, 8, { round: true }), stroke(beams, CANE.lit, 2.4),
      bench(0.2), seats(0.2, -1, [0.82, 0.5, 0.2], [INK, '#f2c443', '#c9483b']),
      bench(0.66), seats(0.7, 1, [0.86, 0.56, 0.26], ['#f4ead2', INK, '#3f7f9f']),
      // the guide in khaki at the stern
      group([man(0, 0, { scale: 2.6, shirt: '#7f7a4c', dhoti: '#5d5a44', skin: '#4f2d26', hat: '#5d5a44', facing: -1 }),
        stroke('M-26-98L16 34', CANE.mid, 4.5, { round: true }), stroke('M-26-98L16 34', CANE.lit, 1.4),
        stroke('M-12-50L-8-40M8-50L-2-26', '#4f2d26', 5, { round: true })], { transform: place(...on(0.02, 0.46, 4)) }),
      path(ripplesPath({ seed: 4, x0: -440, x1: -60, from: 70, to: 120, count: 16, length: [40, 120], height: [1.5, 2.6] }), '#cfe0cc',
        { opacity: 0.6 }),
    ],
    { transform: place(x, y, { scale }) },
  );
}

/** A branch from the right border with a great hornbill on it, and leaves hanging from the upper corner. */
function hornbill(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  const d = doc.pick(0, { tall: 60 });
  const tufts = range(7)
    .map((i) => foliagePath({ seed: 60 + i, x0: 600 + i * 30 + b, x1: 690 + i * 30 + b, y: lerp(214, 120, i / 6) + d - (i % 2) * 22, height: 26,
    wavelength: 30, scallop: [6, 12], under: 22, envelope: (x) => 1 - Math.abs((x - 645 - i * 30 - b) / 45) ** 2 })).join('');
  const canopy = foliagePath({ seed: 71, x0: 640 + b, x1: doc.x1 + 20, y: doc.y0 - 10, height: doc.format === 'tall' ? -230 : -92, wavelength: 70,
    scallop: [9, 18], base: doc.y0 - 10, envelope: (x) => Math.min(1, Math.max(0.1, (x - 640 - b) / 140)) });
  return (
    path(canopy, '#173f44') +
    path(`M${820 + b} ${150 + d}Q${740 + b} ${196 + d} ${660 + b} ${214 + d}Q${620 + b} ${222 + d} ${586 + b} ${216 + d}` +
      `Q${640 + b} ${232 + d} ${690 + b} ${224 + d}Q${770 + b} ${206 + d} ${830 + b} ${176 + d}z`, INK) +
    path(tufts, '#1f5048') +
    group(
      [
        // tail white with a black band, body black, neck cream, casque and bill yellow
        path('M14 26L40 88L54 84L36 18z', '#f2ead2'), path('M29 60L35 74L50 70L45 55z', '#1c1f2a'),
        path('M-14-22Q-28 0-14 24Q6 42 30 28Q44 10 30-12Q14-30-14-22z', '#1c1f2a'), path('M4-4Q24-8 38 8Q38 24 26 30Q14 20 4-4z', '#3a4250'),
          path('M8 8Q24 8 36 18L32 25Q18 22 8 8z', '#f2ead2'),
        path('M-16-20Q-24-44-12-58Q6-66 14-50Q18-34 12-20Q-2-12-16-20z', '#f2dc9a'), path('M-20-44Q-18-62-4-64Q10-64 14-52Q0-58-8-46Q-14-38-20-44z',
          '#1c1f2a'),
        path('M-14-52Q-44-58-60-26Q-40-34-16-38z', '#f2b640'), path('M-18-42Q-40-40-56-22Q-36-26-14-34z', '#d9913a'),
          path('M2-64Q-22-78-42-60Q-30-62-18-52L-4-54z', '#f9d25c'), path('M-6-50a3 3 0 1 1 .1 0z', '#c9302f'),
        stroke('M-4 32v12M8 34v12', '#4a4a50', 4),
      ],
      { transform: place(668 + b, 174 + d, { scale: doc.pick(1.06, { tall: 0.94 }) }) },
    )
  );
}
