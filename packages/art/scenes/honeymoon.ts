import {
  air, birds, canoe, deepenWater, foliagePath, glitter, group, lensesPath, lerp, lilyPads, lotus, palms, path, Pen, place, RAMPS, range,
  ripples, ripplesPath, sagPath, sky, stars, stipple, streaks, stroke, sun, water,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dusk,
  sky: ['#1e2360', '#5b3c88', '#c9607e', '#ffb583'],
  haze: '#c06a86',
  deep: '#181a50',
};
const HORIZON = 334;
const WOOD = { ink: '#231a35', mid: '#4a2b3c', lit: '#c9803f', glow: '#f7bf68' };
const THATCH = { lit: '#f2b765', mid: '#a8643f', shade: '#6a3b40', deep: '#472a3c' };
const WARM = { lamp: '#fff3c8', glow: '#ffd27a', wall: '#d9883f', deep: '#7c3f3c' };
const WATER = ['#f2a283', '#b0607f', '#4d3a78', '#1b1d50'] as const;

/** A hanging lantern of brass and paper with its glow. */
function lantern(doc: Doc, x: number, y: number, scale: number, cord: number): string {
  const glow = doc.radial(
    [
      [0, WARM.glow, 0.75], [0.35, WARM.glow, 0.28], [1, WARM.glow, 0],
    ],
    0,
    12,
    58,
  );
  return group(
    [
      path(new Pen().circle(0, 12, 58), glow),
      stroke(`M0 ${-cord / scale}V-8`, WOOD.ink, 1.2),
      path('M-7-4Q0-10 7-4L10 0H-10z', '#8a5330'),
      path('M-9 0H9L11 18Q0 26-11 18z', WARM.glow),
      path('M-4 0H4L5 21Q0 23-5 21z', WARM.lamp),
      stroke('M-9 0L-11 18M9 0L11 18M-11 18Q0 26 11 18', '#8a5330', 1.6),
    ],
    { transform: place(x, y, { scale }) },
  );
}

/** The two of them from behind, her head on his shoulder; light from the right. */
const couple = (x: number, y: number): string =>
  group(
    [
      // cushions
      path('M-74 0Q-78-16-66-18H60Q72-16 68 0z', '#7a2f4c'),
      // he: white shirt, his arm about her
      path('M-58 0Q-60-34-54-58Q-50-74-30-78Q-10-76-4-62Q2-40 0 0z', '#cdbfd0'),
      path('M-30-78Q-10-76-4-62Q2-40 0 0H-12Q-8-40-14-60Q-20-74-30-78z', '#ffe0b0'),
      path('M-58-2Q-66-36-56-60Q-64-40-64-6z', '#a898b4'),
      path('M-37-88H-25L-23-74Q-31-70-39-74z', '#7a4638'),
      path('M-45-98Q-46-116-31-117Q-17-116-17-99Q-18-84-31-83Q-44-84-45-98z', '#6a3b32'),
      path('M-46-96Q-49-118-31-120Q-14-119-15-98Q-15-92-19-90Q-30-86-43-90z', '#1c1426'),
      path('M-16-104Q-11-100-15-94Q-18-94-18-99z', '#c98a5c'),
      // she: sari, bun with jasmine
      path('M2 0Q-4-30 2-48Q8-62 22-62Q40-60 46-42Q54-20 52 0z', '#a8243f'),
      path('M22-62Q40-60 46-42Q54-20 52 0H40Q42-30 34-48Q30-58 22-62z', '#ff8a5c'),
      path('M6-54Q20-44 30-20L34 0H24Q18-30 2-44z', '#f3b94f'),
      stroke('M6-54Q20-44 30-20L34 0', '#ffe6a0', 1.6),
      path('M4-72L16-76L20-60Q12-56 4-58z', '#8f573f'),
      path('M-8-84Q-6-99 8-99Q21-97 20-83Q18-70 6-70Q-6-71-8-84z', '#1c1426'),
      path('M14-95Q22-90 20-81Q18-73 13-71Q18-82 14-95z', '#d99a6a'),
      path('M-2-86a9.5 9 0 1 1 19 0a9.5 9 0 1 1-19 0z', '#2c1d30'),
      stroke('M-2-83Q2-94 10-94.5Q18-93 18-84', '#fff6e4', 4, { dash: '3.4 1', round: false }),
      path('M-8-60Q14-66 34-50Q46-40 40-34Q32-34 28-42Q14-52-8-48z', '#e6cdb4'),
      path('M34-40Q44-40 44-32Q40-26 34-30z', '#a86a48'),
    ],
    { transform: place(x, y, { scale: 1.06 }) },
  );

/** The prow of a kettuvallam under its thatch, drawn from the stem at x 160 to the right. */
function houseboat(doc: Doc, end: number): string {
  const hull = new Pen()
    .move(170, 306)
    .cubic(176, 372, 216, 438, 290, 460)
    .cubic(360, 480, 480, 486, end, 470)
    .line(end, 572)
    .line(430, 572)
    .cubic(330, 568, 240, 528, 190, 444)
    .cubic(164, 398, 154, 350, 156, 306)
    .close();
  const strake = new Pen()
    .move(170, 306)
    .cubic(176, 372, 216, 438, 290, 460)
    .cubic(360, 480, 480, 486, end, 470)
    .line(end, 484)
    .cubic(480, 500, 352, 494, 280, 472)
    .cubic(206, 448, 166, 380, 163, 306)
    .close();
  const wood = doc.linear(
    [
      [0, WOOD.ink], [0.5, '#3b2438'], [1, '#6b3c3c'],
    ],
    { x1: 160, x2: 640, y2: 0 },
  );
  const lit = doc.linear(
    [
      [0, '#6b3f4a'], [0.5, WOOD.lit], [1, WOOD.glow],
    ],
    { x1: 160, x2: 600, y2: 0 },
  );
  const seams = new Pen();
  for (const k of [0.34, 0.62]) {
    seams
      .move(lerp(164, 158, k), 330)
      .cubic(lerp(178, 168, k), lerp(400, 420, k), lerp(214, 200, k), lerp(448, 500, k), lerp(290, 330, k), lerp(470, 552, k))
      .cubic(lerp(360, 420, k), lerp(490, 570, k), 480, lerp(494, 574, k), end, lerp(478, 572, k));
  }
  const ribs = new Pen();
  for (const i of range(Math.round((end - 590) / 26))) {
    const x = 590 + i * 26;
    ribs.move(x, 322).quad(x + 6, 262, x + 40, 240 - Math.min(44, i * 8));
  }
  const wall = doc.radial(
    [
      [0, '#ffe6a4'], [0.4, '#eda550'], [1, WARM.deep],
    ],
    668,
    356,
    260,
  );
  return [
    // the lounge: warm wall of split bamboo, an arched window on to the evening, a curtain
    path(new Pen().rect(596, 300, end - 596, 186), wall),
    stroke(`M640 318V470M668 318V470M780 318V470M808 318V470M836 318V470M864 318V470M900 318V470`, '#a8603a', 1.2, { opacity: 0.5 }),
    path('M694 462V380Q694 344 724 344Q754 344 754 380V462z', '#53407e'),
    path('M694 420H754V462H694z', '#a85c7e'),
    stroke('M694 462V380Q694 344 724 344Q754 344 754 380V462M724 344V462', '#7c4038', 4),
    // a low table with two tender coconuts
    path('M636 440H686V446H680V486H674V446H648V486H642V446H636z', '#6b3530'),
    path('M644 440q-3-16 9-17q11 1 9 17zM664 440q-3-14 8-15q10 1 8 15z', '#6f9a4c'),
    path('M647 426q6-4 12 0l-2 4h-8zM667 427q5-3 10 0l-2 3h-6z', '#f6efd0'),
    stroke('M654 426L660 408M673 427L670 410', '#f2f2e8', 1.6),
    // roof: underside, thatch, its edge in the light
    path(`M556 300Q640 306 ${end} 300V326Q660 332 574 318z`, THATCH.deep),
    path(`M548 304Q556 262 604 232Q672 194 780 186L${end} 182V312Q660 320 548 304z`, THATCH.mid),
    path(`M548 304Q556 262 604 232Q672 194 780 186L${end} 182V208Q690 214 628 246Q580 270 572 306z`, THATCH.shade),
    stroke(ribs, THATCH.deep, 1.4, { opacity: 0.7 }),
    stroke(`M566 272Q660 262 ${end} 262M590 244Q670 226 ${end} 222`, THATCH.deep, 1.2, { opacity: 0.7 }),
    path(`M548 304Q660 320 ${end} 312V304Q660 312 549 298z`, THATCH.lit),
    // posts with a tied curtain
    path('M588 312H598V482H588zM762 318H772V482H762z', '#4f2d38'),
    path('M594 312H598V482H594zM768 318H772V482H768z', WOOD.glow),
    path('M598 318H632Q632 372 606 396Q620 430 612 482H598z', '#f6dcae'),
    path('M598 318H612Q612 370 600 396V482H598z', '#c99a86'),
    path('M598 390H612L610 402H598z', '#c4342f'),
    couple(430, 486),
    path(hull, wood),
    stroke(seams, WOOD.ink, 2, { opacity: 0.8 }),
    path(strake, lit),
    stroke(`M250 454C330 484 420 492 ${end} 481`, '#5d3538', 5, { dash: '1.6 11', opacity: 0.8 }),
    // the stem curls over, capped with brass
    path('M155 320Q150 286 166 270Q184 258 196 272Q202 284 192 290Q184 288 186 280Q178 272 170 284Q164 296 171 320z', WOOD.ink),
    path('M166 270Q184 258 196 272Q202 284 192 290Q194 276 182 270Q172 268 164 282Q160 278 166 270z', '#e8ae58'),
    stroke('M157 330H171M160 346H174', '#e8ae58', 3),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 262, tall: -10 });
    const moonX = doc.pick(262, { wide: 560, tall: 258 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 4 }),
      stars(doc, { seed: 4, count: 60, to: 190, opacity: 0.7 }),
      sun(doc, moonX, 196, 32, '#fff2d0', { glow: '#ffd0a0', glowRadius: 190, glowOpacity: 0.5, rings: 2 }),
      path(
        `M${moonX - 12} 186a8 7 0 1 1 0-14a8 7 0 1 1 0 14zM${moonX + 10} 206a6 5 0 1 1 0-10a6 5 0 1 1 0 10zM${moonX + 2} 178a4 4 0 1 1 0-8a4 4 0 1 1 0 8z`,
        '#f3dcb4',
      ),
      streaks(doc, { seed: 14, from: 90, to: 300, count: 8, colour: '#ff9f8a', opacity: 0.36, height: [4, 11] }),
      streaks(doc, { seed: 31, from: 220, to: 320, count: 5, colour: '#4a3278', opacity: 0.4, height: [4, 9] }),
    );

    // the far bank: two reaches, palms in silhouette
    const far = air(doc, LIGHT, '#3b2c68', 0.5, 0.5);
    const bank: FarPalm[] = [
      [-260, 272, 60, 0.8, 4], [-216, 286, 50, 0.62, -4], [-120, 280, 56, 0.7, 4], [-62, 292, 44, 0.56, -3], [10, 276, 60, 0.76, 5],
      [44, 288, 50, 0.6, -4], [96, 270, 66, 0.84, 5], [128, 292, 44, 0.52, -4], [330, 290, 46, 0.56, 3], [372, 268, 68, 0.86, -5],
      [404, 284, 52, 0.64, 5], [446, 258, 78, 0.98, -6], [486, 276, 60, 0.74, 5], [520, 250, 86, 1.05, -7], [566, 268, 70, 0.84, 6],
      [640, 250, 86, 1, -6], [720, 262, 70, 0.9, 6], [800, 248, 86, 1.05, -6], [860, 266, 70, 0.84, 6], [940, 250, 86, 1.02, -5],
      [1010, 262, 70, 0.9, 6], [1074, 246, 86, 1.04, -6],
    ];
    doc.add(
      path(
        foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON, height: 26, wavelength: 80, base: HORIZON + 4, scallop: [4, 9] }),
        far,
      ),
      palms(doc, 3, bank, { dark: '#3a2560', lit: '#55306e', bark: '#3a2560' }),
      path(
        foliagePath({
          seed: 9,
          x0: 340,
          x1: x1 + 10,
          y: HORIZON + 4,
          height: 56,
          wavelength: 90,
          base: HORIZON + 8,
          envelope: (x) => Math.min(1, Math.max(0, (x - 330) / 200)),
        }),
        '#351f58',
      ),
      path('M452 336V320L444 322L462 308L482 322L474 320V336z', '#2a1848'),
      path(new Pen().rect(458, 324, 6, 6), '#ffd27a'),
    );
    const surface = doc.linear(
      WATER.map((colour, i) => [[0, 0.16, 0.5, 1][i] ?? 1, colour] as const),
      { y1: HORIZON, y2: 600 },
    );
    const mirror: Point[] = [
      [330, 338], [400, 352], [460, 376], [520, 366], [580, 392], [660, 380], [760, 402], [860, 384], [960, 400], [1110, 392],
    ];
    doc.add(
      water(
        doc,
        HORIZON + 4,
        WATER.map((colour, i) => [[0, 0.16, 0.5, 1][i] ?? 1, colour] as const),
      ),
      deepenWater(doc, LIGHT, HORIZON + 4, { strength: 0.6 }),
      path(new Pen().soft(mirror).line(1110, 338).line(330, 338).close(), '#3d2560', { opacity: 0.75 }),
      path(ripplesPath({ seed: 4, x0: 320, x1, from: 342, to: 430, count: 44, length: [24, 90], height: [0.8, 2] }), surface),
      ripples(doc, '#1a1848', { seed: 7, from: HORIZON + 10, count: 60, length: [14, 130], height: [0.7, 3], opacity: 0.45 }),
      ripples(doc, '#ffc59a', { seed: 9, from: HORIZON + 8, to: 560, count: 44, length: [14, 90], height: [0.6, 2], opacity: 0.45 }),
      glitter('#ffe9c8', { seed: 3, x: moonX, from: HORIZON + 7, to: 590, width: [36, 120], count: 36, height: [0.8, 3] }),
      canoe(doc.pick(96, { wide: 300, tall: 170 }), 380, { scale: 0.62, ink: '#1d1540', cloth: '#a86a86' }),
    );

    const end = 1130 - Math.max(0, dx);
    doc.add(
      group(
        [
          // the boat's mirror, broken by ripples of lantern light
          path(`M156 572Q190 640 300 640H${end}V566H430Q300 570 200 540z`, '#17123a', { opacity: 0.8 }),
          path(
            ripplesPath({ seed: 12, x0: 190, x1: end, from: 576, to: 604, count: 26, length: [40, 120], height: [1.2, 2.6] }),
            '#46366e',
          ),
          glitter(WARM.glow, { seed: 16, x: 660, from: 574, to: 606, width: [120, 190], count: 9, height: [1.4, 3] }),
          glitter(WARM.glow, { seed: 19, x: 320, from: 566, to: 604, width: [30, 60], count: 7, height: [1, 2.2] }),
          houseboat(doc, end),
        ],
        { transform: place(dx, 0) },
      ),
    );
    // a string of lamps from the roof to the stem, and three lanterns
    const lamps = range(6).map((i): Point => {
      const t = (i + 0.7) / 6.6;
      return [lerp(178, 560, t), lerp(276, 290, t) + 46 * 4 * t * (1 - t) * 0.5];
    });
    const bulbs = new Pen();
    for (const [x, y] of lamps) bulbs.circle(x, y + 7, 4.4, 5.4);
    const halos = new Pen();
    for (const [x, y] of lamps) halos.circle(x, y + 7, 15);
    doc.add(
      group(
        [
          stroke(sagPath(178, 274, 560, 292, 46 * 0.5), WOOD.ink, 1.4),
          path(halos, WARM.glow, { opacity: 0.2 }),
          path(bulbs, WARM.lamp),
          lantern(doc, 572, 342, 1, 30),
          lantern(doc, 664, 344, 1.2, 24),
          lantern(doc, 822, 348, 1, 26),
        ],
        { transform: place(dx, 0) },
      ),
    );

    // lotus leaves near the viewer, fireflies over the water and along the bank
    const pads = doc.pick(0, { wide: -170, tall: 90 });
    doc.add(
      lilyPads(
        doc,
        [
          [40 + pads, 566, 46, 10], [110 + pads, 590, 58, 13], [-50 + pads, 596, 60, 13], [10 + pads, 606, 50, 12],
          [-110 + pads, 572, 44, 9],
        ],
        { shadow: '#14103a', leaf: '#2c2f66', sheen: '#7c5a8c' },
      ),
      lotus(64 + pads, 566, 0.8, ['#8a3f86', '#c9609c', '#f09ab8', '#fbd0d4']),
      stipple('#eaff9c', { seed: 8, count: 26, x0: 330 + dx * 0.6, x1: Math.min(x1, 620 + dx), y0: 286, y1: 400, size: 3, opacity: 0.9 }),
      stipple('#fff8b0', {
        seed: 18,
        count: Math.round(20 * (doc.width / 800)),
        x0,
        x1: 300 + dx,
        y0: 380,
        y1: 560,
        size: 3.4,
        opacity: 0.9,
      }),
      path(lensesPath([[180 + dx, 560, 120, 3, 0.5]]), '#ffb583', { opacity: 0.5 }),
      birds('#3a2660', [
        [doc.pick(360, { wide: 660 }), 150, 0.9], [doc.pick(388, { wide: 688 }), 138, 0.7, 1], [doc.pick(408, { wide: 708 }), 156, 0.6],
      ]),
    );
  },
};
