import {
  air, airAt, birds, blade, foliage, group, hump, lensesPath, man, mist, mix, path, Pen, petalPath, place, radians, RAMPS, range,
  ridge, rng, sky, streaks, stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { boughPath, boulderHill } from '../kit/parts-deccan';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5a62a4', '#b58bb2', '#f6ae8c', '#ffe2ae'], haze: '#f3bd9c', deep: '#3d4590', ink: '#33233f',
};
const GRANITE = { lit: '#ffdfae', mid: '#dba276', low: '#b97a60', shade: '#8a5658', deep: '#48304a' };

/** A carved stone wheel about 0,0, radius 50: rims, a ring of petals, hub. */
function wheel(): string {
  const petals = range(16).map((i) => petalPath(Math.cos(radians(i * 22.5)) * 13, Math.sin(radians(i * 22.5)) * 13, radians(i * 22.5), 19, 4.4)).join('');
  return [
    path(new Pen().circle(5, 2, 51), GRANITE.deep),
    path(new Pen().circle(0, 0, 50), GRANITE.mid),
    stroke(new Pen().circle(0, 0, 47), GRANITE.lit, 4),
    stroke(new Pen().circle(0, 0, 39), GRANITE.shade, 7),
    stroke(new Pen().circle(0, 0, 39), GRANITE.lit, 4, { dash: '5 4.6' }),
    path(new Pen().circle(0, 0, 33), GRANITE.low),
    path(petals, GRANITE.lit),
    path(new Pen().circle(0, 0, 13), GRANITE.shade),
    path(new Pen().circle(-1, -1, 10), GRANITE.lit),
    path(new Pen().circle(0, 0, 4), GRANITE.deep),
  ].join('');
}

/** A stone elephant facing left, harnessed, feet on 0,0. */
const elephant = (): string =>
  path('M62 0L60-24Q62-50 46-58Q22-66 0-56Q-8-66-22-62Q-38-56-38-38Q-38-20-46-8L-40-2Q-30-10-28-24L-22-28L-20 0H-4L-2-20H34L36 0z', GRANITE.low) +
  path('M46-58Q22-66 0-56Q-8-66-22-62Q-38-56-38-38Q-38-20-46-8L-43-5Q-34-18-33-38Q-32-50-20-52Q10-58 46-54Q56-50 60-36Q60-52 46-58z', GRANITE.lit) +
  path('M-12-54Q4-50 4-36Q0-24-10-26Q-18-38-12-54z', GRANITE.mid) +
  path('M12-58L16-30H40L44-57z', GRANITE.mid) +
  stroke('M13-54L17-31H40L43-54M-26-46q2-2 4 0M8-30L-18-24', GRANITE.shade, 2) +
  path('M-25-49a2 2 0 1 1 .1 0z', GRANITE.deep) +
  path('M-34-24q-12 2-16-6q8 0 14-2z', GRANITE.lit);

/**
 * The stone chariot of the Vittala temple about 0,0, drawn by two elephants to the left: moulded plinth, wheels, pillared shrine, the thick
 * double-curved eaves and the low storey that was left of its brick tower. 290 px high; light from the left falls on its front.
 */
function chariot(doc: Doc): string {
  const corner = -104;
  const end = 176;
  const front = -176;
  const side: string[] = [];
  // mouldings: y of the lower edge, height, projection, tone
  const mouldings = [
    [0, 12, 10, GRANITE.mid], [-12, 8, 4, GRANITE.low], [-20, 40, -4, GRANITE.shade], [-60, 9, 8, GRANITE.mid], [-69, 12, 2, GRANITE.low],
      [-81, 16, 12, GRANITE.mid],
    [-97, 9, 4, GRANITE.low], [-106, 12, 16, GRANITE.mid],
  ] as const;
  for (const [y, h, out, tone] of mouldings) {
    side.push(path(new Pen().rect(corner, y - h, end - corner + out, h), tone));
    side.push(path(new Pen().polygon([[corner, y], [front - out, y - 4], [front - out, y - h - 3], [corner, y - h]]), mix(tone, GRANITE.lit, 0.62)));
    if (out > 6) side.push(stroke(`M${front - out} ${y - h - 2}L${corner} ${y - h + 1}H${end + out}`, GRANITE.lit, 2.4));
  }
  const pillar = (x: number, w: number, lit: string, dark: string): string =>
    path(new Pen(1).rect(x - w, -206, w * 2, 88), dark) +
    path(new Pen(1).rect(x - w, -206, w * 0.9, 88).rect(x - w * 1.5, -206, w * 3, 8).rect(x - w * 1.3, -128, w * 2.6, 10).rect(x - w * 1.2, -170,
      w * 2.4, 5), lit);
  const turn = doc.define(wheel());
  return [
    path('M-300 8Q-160-12 60-6Q230-4 300 6Q200 26 0 24Q-240 26-300 8z', '#7d4f55', { opacity: 0.55 }),
    ...side,
    // frieze of riders and dancers on the plinth
    stroke(`M${corner + 6} -75H${end}`, GRANITE.lit, 6, { dash: '4 3 7 4 3 5' }),
    stroke(`M${corner + 6} -101H${end}`, GRANITE.lit, 4, { dash: '9 3 3 3' }),
    stroke(`M${front + 4} -77L${corner - 4} -75`, GRANITE.shade, 5, { dash: '3 3 5 4' }),
    // the cell
    path(`M${corner + 8}-118H${end - 18}V-206H${corner + 8}z`, GRANITE.low),
    path(`M${corner + 8}-118L${front + 16}-120V-206H${corner + 8}z`, mix(GRANITE.mid, GRANITE.lit, 0.4)),
    path('M-152-122V-184Q-140-196-128-186V-121z', GRANITE.deep),
    path('M-50-122V-196H-10V-122zM62-122V-196H102V-122z', GRANITE.shade),
    path('M-44-122V-178Q-30-194-16-178V-122zM68-122V-178Q82-194 96-178V-122z', GRANITE.deep),
    path('M-38-122q-2-24 4-32q4-10 8 0q8 10 4 32zM76-122q-3-22 3-32q4-8 8 0q6 12 4 32z', GRANITE.low),
    ...[-78, 26, 136].map((x) => pillar(x, 9, GRANITE.lit, GRANITE.shade)),
    ...[-24 - 38, 14, 50, 114].map((x) => pillar(x, 4.5, GRANITE.mid, GRANITE.shade)),
    ...[-168, -116].map((x) => pillar(x, 6.5, '#ffe9c2', GRANITE.low)),
    // eaves: a deep roll that casts its shadow on the wall
    path(`M-170-200H${end - 10}V-190H-170z`, GRANITE.deep, { opacity: 0.55 }),
    path('M-212-198Q-196-204-190-218Q-180-236-150-236H150Q186-236 196-218Q204-204 222-198Q214-192 200-194H-190Q-204-192-212-198z', GRANITE.mid),
    path('M-212-198Q-196-204-190-218Q-180-236-150-236H150Q172-236 184-228Q60-226-100-224Q-164-224-176-210Q-184-200-200-194Q-206-194-212-198z', GRANITE.lit),
    path('M-104-194Q-110-214-98-224H-92Q-104-212-98-194zM222-198Q204-204 196-218Q190-230 176-234Q190-214 186-200z', GRANITE.shade),
    stroke('M-90-199H210', GRANITE.shade, 3.4, { dash: '6 5' }),
    // the remains of the upper storey
    path('M-132-236H140V-262H-132z', GRANITE.low),
    path('M-132-236H-96V-262H-132z', GRANITE.lit),
    stroke('M-92-249H138', GRANITE.mid, 14, { dash: '16 7 9 7' }),
    stroke('M-92-243H138', GRANITE.deep, 7, { dash: '4 19 4 12' }),
    path('M-144-260H150L144-272H120Q110-290 96-290Q82-290 74-274H-40Q-50-292-66-292Q-82-292-90-272H-138z', GRANITE.mid),
    path('M-144-260H150L149-265H-140zM-90-272Q-82-292-66-292Q-56-292-49-286Q-62-286-70-272zM74-274Q82-290 96-290Q104-290 110-285Q96-286 88-272z', GRANITE.lit),
    doc.use(turn, place(-36, -46, { scaleX: 0.94, scaleY: 1 })),
    doc.use(turn, place(112, -46, { scaleX: 0.94, scaleY: 1 })),
    path('M-100 4H190V10H-100zM-64 4l8-10h44l8 10zM84 4l8-10h44l8 10z', GRANITE.low),
    // steps between the elephants
    path('M-196 6L-186-58H-150L-150 6z', GRANITE.shade),
    stroke('M-194-4H-150M-192-16H-150M-190-28H-150M-188-40H-150M-186-52H-150', GRANITE.lit, 3),
    group(elephant(), { transform: place(-246, -8, { scale: 0.94 }) }),
    group(elephant(), { transform: place(-206, 14, { scale: 1.1 }) }),
  ].join('');
}

/** The hall of the musical pillars: a deep row of slender columns under the same rolled eaves. */
function hall(haze: string): string {
  const c = (colour: string, t = 0.38): string => mix(colour, haze, t);
  const columns = range(13).map((i) => i * 34);
  return [
    path('M-20 0H440V-30H-20z', c(GRANITE.low)),
    stroke('M-20-28H440M-20-14H440', c(GRANITE.lit), 2.4),
    path('M0-30H420V-110H0z', c(GRANITE.deep, 0.46)),
    path(columns.map((x) => `M${x}-30h12v-6h-3v-60h5v-12h-16v12h5v60h-3z`).join(''), c(GRANITE.mid)),
    path(columns.map((x) => `M${x}-30h4v-6h-1v-60h-5v-6h4z`).join(''), c(GRANITE.lit)),
    path('M-34-104Q-20-110-14-122H436Q444-110 460-104z', c(GRANITE.mid)),
    path('M-34-104Q-20-110-14-122H436L430-116Q200-114 0-112Q-14-106-20-104z', c(GRANITE.lit)),
    path('M0-122H420V-130H390Q384-142 374-142Q364-142 360-130H240Q234-140 226-140Q216-140 212-130H90Q84-144 72-144Q60-144 56-130H0z', c(GRANITE.low)),
  ].join('');
}

/** An old frangipani by the right border: blunt boughs, rosettes of leaves, cream flowers. */
function frangipani(): string {
  const random = rng(9);
  const boughs: readonly (readonly [points: readonly Point[], from: number, to: number])[] = [
    [[[846, 640], [822, 520], [806, 420], [812, 330]], 40, 26], [[[812, 350], [790, 290], [742, 262], [706, 268]], 22, 9],
      [[[812, 350], [812, 270], [778, 214], [744, 190]], 22, 9],
    [[[812, 340], [836, 260], [830, 190], [800, 142]], 22, 9], [[[748, 264], [726, 240], [690, 232]], 12, 8], [[[790, 232], [784, 190], [792, 176]], 11, 8],
    [[[806, 420], [780, 380], [750, 372]], 16, 9],
  ];
  const tips = boughs.slice(1).map(([points]) => points.at(-1) ?? [0, 0]);
  const [dark, lit, flowers] = [new Pen(), new Pen(), [] as string[]] as const;
  tips.forEach(([x, y], i) => {
    for (const k of range(8)) {
      const a = -Math.PI * ((k / 7) * 1.1 - 0.05) + (random() - 0.5) * 0.3;
      blade(k % 3 === 1 ? lit : dark, x, y, a, 38 + 18 * random(), 9, Math.cos(a) > 0 ? 0.2 : -0.2);
    }
    for (const [dx, dy] of ([[-9, -14], [9, -20]] as const).slice(i % 2)) for (const k of range(5)) flowers.push(petalPath(x + dx, y + dy, k * 1.257, 12, 5));
  });
  return (
    path(boughs.map((bough) => boughPath(...bough)).join(''), '#4a3346') +
    path(boughPath([[832, 640], [808, 520], [795, 430], [802, 350], [784, 300], [742, 260]], 8, 3), '#b5795c') +
    path(dark, '#33424a') +
    path(lit, '#84905c') +
    path(flowers.join(''), '#fff0d2')
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const at = doc.pick(396, { wide: 690, tall: 400 });
    const sunX = doc.pick(150, { wide: 450, tall: 170 });
    doc.add(
      sky(doc, LIGHT, { horizon: 440, deepenTo: 430 }),
      sun(doc, sunX, doc.pick(258, { wide: 290 }), 30, '#fff6da', { glow: doc.pick('#ffd9a0', { wide: '#f5a898' }), glowRadius: 230, glowOpacity: 0.8,
        rings: 1 }),
      streaks(doc, { seed: 8, from: 50, to: 230, count: 7, colour: '#ffdfc0', opacity: 0.5, height: [4, 10] }),
      ridge(doc, air(doc, LIGHT, '#8a6a8a', 0.55), { seed: 12, y: 400, height: 50, wavelength: 240, base: 470 }),
    );
    // hills of tumbled granite; a mandapa on top of the left one
    const hill = (x: number): number => 150 * hump(x, 130, 130) + 60 * hump(x, -120, 120) + 128 * hump(x, doc.pick(760, { wide: 1010, tall: 700 }), 120) + 30;
    const tones = (t: number): readonly [string, string, string] => [mix('#b97f68', LIGHT.haze, t), mix('#ffd2a0', LIGHT.haze, t),
      mix('#7d5468', LIGHT.haze, t)];
    const leftEnd = doc.pick(330, { wide: 330, tall: 330 });
    if (doc.format === 'wide') {
      // under the title the hills are in shadow
      const dusk = [airAt(doc, LIGHT, '#a8788a', 0.2, 160, 0.7), airAt(doc, LIGHT, '#c88f90', 0.2, 160, 0.62),
        airAt(doc, LIGHT, '#7d5a7d', 0.2, 160, 0.75)] as const;
      doc.add(boulderHill(5, x0, leftEnd, 452, (x) => hill(x) * 0.72, dusk, { rows: 3, size: [36, 60] }));
      doc.add(boulderHill(9, 850, x1, 452, hill, tones(0.22), { rows: 4, size: [32, 62] }));
    } else {
      doc.add(
        boulderHill(5, x0 - 10, leftEnd, 452, hill, tones(0.3), { rows: 4, size: [32, 62] }),
        path('M112 288V268h4v14h8v-14h4v14h8v-14h4v20zM106 268h40l-6-7h-28z', mix('#8a5a5c', LIGHT.haze, 0.25)),
        boulderHill(9, 640, x1 + 10, 452, hill, tones(0.22), { rows: 3, size: [36, 60] }),
      );
    }
    doc.add(
      mist(doc, { seed: 5, from: 404, to: 446, colour: '#ffe2bd', opacity: 0.45, count: 4 }),
      foliage(doc, air(doc, LIGHT, '#4f5a4c', 0.25), { seed: 4, y: 452, height: 34, wavelength: 80, scallop: [5, 11], base: 470 }),
      // wall of the courtyard
      path(new Pen().rect(x0, 444, doc.width, 20), air(doc, LIGHT, GRANITE.low, 0.2)),
      path(new Pen().rect(x0, 441, doc.width, 4), air(doc, LIGHT, GRANITE.lit, 0.2)),
      group(hall(LIGHT.haze), { transform: place(doc.pick(560, { wide: 870, tall: 540 }), 470) }),
    );
    // paving of granite slabs, its joints running to the sun
    const joints = new Pen();
    for (const x of range(19)) {
      const far = sunX + (x - 9) * 62;
      joints.move(far, 466).line(sunX + (x - 9) * 190, 610);
    }
    for (const y of [478, 494, 518, 550, 590]) joints.move(x0, y).line(x1, y);
    doc.add(
      doc.band(doc.linear([[0, '#f3bf92'], [0.4, '#d0936f'], [1, '#8a5a5c']], { y1: 464, y2: 604 }), 464),
      stroke(joints, '#8f5f5c', 1.4, { opacity: 0.5 }),
      path(lensesPath([[sunX - 60, 474, 150, 4, 0.5], [sunX - 110, 500, 210, 5, 0.5], [sunX - 30, 532, 190, 5, 0.4], [sunX - 140, 566, 240, 6, 0.5]]),
        '#ffe0b0', { opacity: 0.55 }),
    );
    // the long shadow, the chariot, people
    doc.add(
      path(`M${at + 60} 512L${at + 330} 506Q${at + 480} 520 ${at + 560} 548Q${at + 400} 560 ${at + 180} 536z`, '#6d4350', { opacity: 0.4 }),
      group(chariot(doc), { transform: place(at, 514, { scale: doc.pick(1.06, { wide: 1.1, tall: 1 }) }) }),
      path(lensesPath([[at - 190, 552, 60, 5, 0.3], [at - 168, 556, 60, 5, 0.3], [at + 250, 540, 50, 5, 0.3]]), '#6d4350', { opacity: 0.6 }),
      woman(at - 190, 552, { scale: 1.65, sari: '#c92f55', edge: '#ffc94a' }),
      man(at - 164, 556, { scale: 1.7, shirt: '#f7efdc', dhoti: '#f0e2c4' }),
      man(at + 250, 540, { scale: 1.5, shirt: '#3f6f9a', dhoti: '#4a4258', facing: -1 }),
      woman(at + 272, 538, { scale: 1.4, sari: '#2f8a78', edge: '#f7d58a', facing: -1 }),
    );
    // the frame
    doc.add(
      group(frangipani(), { transform: place(doc.pick(0, { wide: 300, tall: 16 }), doc.pick(0, { tall: 56 }), { scale: doc.pick(1, { tall: 0.86 }) }) }),
      birds('#6d4a7d', [[300, 150, 1], [330, 138, 0.75, 1], [352, 156, 0.6]].map(([x = 0, y = 0, s = 1, t = 0]) =>
        [x + doc.pick(0, { wide: 230 }), y, s, t] as const)),
    );
  },
};
