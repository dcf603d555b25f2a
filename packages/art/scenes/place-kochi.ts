import {
  air, airAt, birds, branch, canoe, deepenWater, foliage, glitter, grass, group, lensesPath, man, mix, palms, path,
  Pen, place, RAMPS, ripples, sky, stipple, streaks, stroke, sun, transformPath, water,
  type Doc, type FarPalm, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#2b2a6b', '#85407f', '#ea6a62', '#ffc274'], haze: '#e5786c', deep: '#241f5c' };
const HORIZON = 378;
const INK = '#231433';
const TIMBER = '#3a1f3c';
const RIM = '#ff9f6e';

/** The point at which the four arms meet, and the corners of the net: near left, far left, far right, near right. */
const TOP = [150, -262] as const;
const CORNERS = [[48, -88], [128, -124], [286, -130], [338, -92]] as const;

/** One Chinese net about the waterline below its pivot: deck on stakes, mast, four arms, hanging net, stones as counterweights. */
function net(raised: number): string {
  const [ax, ay] = TOP;
  const drop = (1 - raised) * 70;
  const [nl, fl, fr, nr] = CORNERS.map(([x, y]) => [x, y + drop] as const) as [readonly [number, number], readonly [number, number],
    readonly [number, number], readonly [number, number]];
  const arms = new Pen()
    .move(ax, ay).quad(70, -228, nl[0], nl[1])
    .move(ax, ay).quad(122, -220, fl[0], fl[1])
    .move(ax, ay).quad(244, -250, fr[0], fr[1])
    .move(ax, ay).quad(304, -246, nr[0], nr[1]);
  const deep = -6 + drop * 0.4;
  const bowl = new Pen()
    .move(...nl).quad(88, deep, 190, deep + 4).quad(292, deep, nr[0], nr[1])
    .quad(312, -104 + drop, fr[0], fr[1]).quad(208, -96 + drop, fl[0], fl[1]).quad(88, -98 + drop, nl[0], nl[1]).close();
  // the mesh: hanging lines one way, level curves the other
  const mesh = new Pen();
  for (let i = 1; i < 10; i++) {
    const t = i / 10;
    const x = nl[0] + (nr[0] - nl[0]) * t;
    const far = fl[0] + (fr[0] - fl[0]) * t;
    const sag = Math.sin(Math.PI * t) ** 0.5;
    mesh.move(far, fl[1] + 22 * Math.sin(Math.PI * t)).quad((far + x) / 2, nl[1] + (deep - nl[1]) * 0.6 * sag, x, nl[1] + (deep + 4 - nl[1]) * sag);
  }
  for (const k of [0.3, 0.55, 0.8]) {
    mesh.move(nl[0] + 26 * k, nl[1] + (deep - nl[1]) * k * 0.7).quad(190, nl[1] + (deep - nl[1]) * (k * 1.3 - 0.05), nr[0] - 24 * k,
      nr[1] + (deep - nr[1]) * k * 0.7);
  }
  const mast = 'M-8-46Q60-170 150-262M14-44Q90-160 150-262M-8-46Q-50-130-84-206M14-44Q-30-130-84-206';
  const ropes = `M${ax} ${ay}Q20-226-84-206Q-130-150-166-46M-84-206Q-110-120-112-46`;
  const stones = ([[-104, -172, 40], [-116, -150, 52], [-128, -128, 34], [-140, -102, 26], [-94, -188, 28]] as const);
  return [
    path(bowl, '#b0506a', { opacity: 0.42 }),
    stroke(mesh, INK, 1, { opacity: 0.75 }),
    stroke(bowl, INK, 1.6),
    stroke(ropes + stones.map(([x, y, l]) => `M${x} ${y}v${l}`).join(''), INK, 1.4),
    path(stones.map(([x, y, l], i) => String(new Pen().circle(x, y + l + 7, 6 + (i % 3), 9))).join(''), TIMBER),
    stroke(mast, INK, 6, { round: true }),
    stroke(arms, INK, 3.6, { round: true }),
    stroke(transformPath(String(arms), { x: 1, y: -1.5 }), RIM, 1, { opacity: 0.8 }),
    stroke('M18-48Q93-164 151-262M-4-50Q-46-134-80-206', RIM, 1.4, { opacity: 0.8 }),
    stroke('M-26-104L36-112M-52-150L84-178M-16-78L20-84', INK, 3),
    // deck and stakes
    stroke('M-178-46H40M-170-38H30', INK, 6),
    stroke('M-178-49H40', RIM, 1.4, { opacity: 0.8 }),
    stroke('M-164-46V14M-128-46V18M-92-46V14M-56-46V20M-18-46V16M16-46V22M34-46V14M-164-12L-92-36M-56-6L16-34', INK, 4.4),
  ].join('');
}

/** Fishermen hauling in a row on the deck of a net, leaning back. */
const crew = (x: number, y: number, scale: number): string =>
  ([[-20, 0, '#f3d6b0'], [-44, 1, '#d9563f'], [-66, 0, '#5f8fb0'], [-118, 0, '#f0c060']] as const)
    .map(([dx, dy, shirt], i) =>
      group(man(0, 0, { scale: 1.25, shirt, dhoti: i % 2 ? '#f0dcc0' : '#5a3a5c', skin: '#4a2433', hat: i === 2 ? '#f3d6b0' : INK, facing: 1 }),
        { transform: place(x + dx * scale, y + dy * scale, { scale, rotate: i < 3 ? -12 : 0 }) }))
    .join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const main = { x: doc.pick(258, { wide: 520, tall: 268 }), y: 446, scale: doc.pick(1.14, { wide: 1.1, tall: 1 }) };
    const sunX = main.x + 232 * main.scale;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, sunX, 320, 54, '#fff0b8', { glow: '#ffd07c', glowRadius: doc.pick(320, { tall: 230 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 8, from: 60, to: 290, count: 8, colour: '#ffcf9a', opacity: 0.45 }),
      streaks(doc, { seed: 15, from: 40, to: 200, count: 6, colour: '#6b3a86', opacity: 0.5, underTitle: false }),
    );

    // Vypin across the channel, palms on it
    const farPalms: readonly FarPalm[] = [
      [30, 336, 40, 0.34], [62, 326, 50, 0.42], [110, 338, 36, 0.32], [690, 330, 46, 0.4], [722, 340, 36, 0.32], [768, 322, 54, 0.46],
        [836, 332, 44, 0.4], [900, 340, 36, 0.3],
      [980, 326, 50, 0.44], [1040, 336, 40, 0.34], [-60, 334, 40, 0.36], [-150, 340, 36, 0.3], [-220, 330, 46, 0.4],
    ];
    const shore = (x: number): string => airAt(doc, LIGHT, '#4a2458', 0.4, x);
    doc.add(
      foliage(doc, air(doc, LIGHT, '#5a2c60', 0.5), { seed: 6, y: HORIZON, height: 16, wavelength: 120, scallop: [4, 9], base: HORIZON + 4 }),
      palms(doc, 5, farPalms.filter(([x]) => x > 500), { dark: shore(800), lit: mix(shore(800), RIM, 0.25), bark: shore(800) }),
      palms(doc, 5, farPalms.filter(([x]) => x < 200), { dark: shore(40), lit: shore(40), bark: shore(40) }),
      water(doc, HORIZON, [[0, '#ffb671'], [0.16, '#e5686a'], [0.45, '#84407f'], [1, '#2a1c52']]),
      deepenWater(doc, LIGHT, HORIZON),
      ripples(doc, '#ffd9a0', { seed: 4, from: HORIZON + 4, to: 560, count: 46, opacity: 0.5 }),
      ripples(doc, '#2a1748', { seed: 7, from: HORIZON + 8, count: 60, opacity: 0.5 }),
      glitter('#fff0bf', { seed: 3, x: sunX, from: HORIZON + 2, to: 590, width: [60, 170], count: 34, height: [1, 4] }),
    );

    // the row of nets, the nearest largest; each with its broken mirror
    const up = doc.define(net(1));
    const low = doc.define(net(0.2));
    const row = [
      { id: low, x: main.x + 500, y: 398, scale: 0.36 }, { id: up, x: main.x + 396, y: 410, scale: 0.48 }, { id: up, ...main },
    ];
    for (const { id, x, y, scale } of row) {
      doc.add(
        doc.use(id, place(x, y + 6, { scaleX: scale, scaleY: -scale * 0.46 }), { opacity: 0.42 }),
        path(lensesPath([[x - 180 * scale, y + 12 * scale, 230 * scale, 8, 0.5], [x + 90 * scale, y + 16 * scale, 240 * scale, 6, 0.5]]), '#1f1440',
          { opacity: 0.6 }),
        doc.use(id, place(x, y, { scale })),
      );
    }
    doc.add(
      ripples(doc, '#ffc890', { seed: 18, from: 452, to: 530, count: 20, opacity: 0.5, x0: main.x - 150, x1: main.x + 380 }),
      crew(main.x + 12, main.y - 50 * main.scale, main.scale),
      // herons wait on the beam, a boat goes out
      path(transformPath('M0 0l2-16q2-7 8-9q5-1 6-9l6 1q1 4-3 8q-2 9-9 13l-6 4l0 9h-2l1-10z', { x: main.x - 86, y: main.y - 206 * main.scale, scale: 0.9,
        precision: 1 }), '#f6dcc8'),
      canoe(main.x + doc.pick(440, { tall: 380 }), 480, { ink: INK, cloth: '#f3c79c', scale: 0.8 }),
    );

    // the beach on the left with a dark hull and stakes, rain-tree twigs above
    doc.add(beach(doc));
    doc.add(
      doc.format === 'wide'
        ? branch(doc, 9, [[1120, -20, 2.5, 200], [1130, 60, 2.75, 170], [1010, -30, 2.1, 130]],
          { dark: INK, lit: '#5a2c58', wood: INK, leaf: 24, width: 4.6 })
        : branch(doc, 9, [[x1 + 20, -20, 2.5, 210], [x1 + 30, 60, 2.8, 180], [x1 - 90, -30, 2.2, 120]],
          { dark: INK, lit: '#5a2c58', wood: INK, leaf: 24, width: 4.6 }),
      birds('#3a1f4c', [[main.x - 40, 150, 1], [main.x - 10, 138, 0.8, 1], [main.x + 16, 156, 0.6], [main.x + 50, 146, 0.5, -1]]),
      stipple('#ffd9a0', { seed: 5, count: 24, x0, x1, y0: 540, y1: 600, size: 2, opacity: 0.4 }),
    );
  },
};

/** The sand in the corner, a boat drawn up on it, net stakes and grass. */
function beach(doc: Doc): string {
  const { x0 } = doc;
  const b = doc.pick(0, { wide: 80, tall: 96 });
  return (
    path(new Pen().move(x0 - 10, 486).soft([[x0 - 10, 486], [60 + b, 492], [150 + b, 516], [210 + b, 556], [300 + b, 584], [340 + b, 612]],
      { join: true }).line(x0 - 10, 620).close(), '#2e1a40') +
    stroke(new Pen().soft([[x0 - 10, 486], [60 + b, 492], [150 + b, 516], [210 + b, 556], [300 + b, 584], [340 + b, 612]]), '#ffb080', 2,
      { opacity: 0.55 }) +
    group(
      [
        path('M-90-40C-50-2 40 6 130-34L140-38C128 0 90 26 40 28H-20C-60 22-84-4-90-40z', '#1d1030'),
        path('M-90-40C-50-2 40 6 130-34L128-26C50 14-40 10-87-30z', '#7a3350'),
        path('M-90-40C-50-14 40-10 130-34C40-22-40-24-90-40z', '#4a2147'),
        stroke('M-20-16L-6-58M40-20L60-66', '#1d1030', 3),
      ],
      { transform: place(70 + b, 552, { scale: 0.95, rotate: 8 }) },
    ) +
    grass(3, x0, 120 + b, 616, 54, INK, { count: Math.round((120 + b - x0) / 6), width: 2.6 })
  );
}
