import {
  air, at, birds, boulder, crown, cumulus, deepenWater, foliagePath, group, interpolate, land, lensesPath, man, mix,
  palms, path, Pen, place, RAMPS, ridge, ripples, ripplesPath, sitter, sky, slope, stroke, tuftPath, water, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { outriggerCanoe, thatch } from '../kit/parts-deccan';

const HORIZON = 214;
const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1f86c0', '#5fbcd8', '#b4e2e0', '#f6f2d8'], haze: '#c6e6e2', deep: '#0d5f98', ink: '#0f3d48' };
const SAND = { lit: '#fdeecb', mid: '#f3d79f', wet: '#d9b98a', shade: '#c99f74' };

/** A beach hut on stilts: painted planks, thatched gable over a porch with steps; 0,0 is the sand under its middle, 150 px high. */
function hut(seed: number, near: boolean, wall: string, shade: string, door: string): string {
  const trim = '#fff6e0';
  const fine = (detail: string): string => (near ? detail : '');
  return [
    path('M-64 6Q0-4 84 8Q40 22-50 18z', SAND.shade, { opacity: 0.7 }),
    stroke('M-46 2V-38M-16 6V-38M16 6V-38M46 4V-38', '#6d4a3c', 5),
    fine(stroke('M-46 0L-16-36M16-36L46 0', '#6d4a3c', 2)),
    path('M-56-36H58V-44H-56z', '#b98355'),
    path('M-46-44H46V-92L0-128L-46-92z', wall),
    path('M-46-44H-8V-122L-46-92z', shade),
    fine(stroke('M-46-56H46M-46-68H46M-46-80H46M-40-92H40M-26-104H26', shade, 1.3, { opacity: 0.8 })),
    path('M-10-44V-82H12V-44z', door),
    fine(path('M-7-48V-78H0V-48zM2-48V-78H9V-48z', mix(door, '#ffffff', 0.25))),
    fine(path('M20-58h18v-18h-18zM-38-58h18v-18h-18z', trim)),
    path('M22-60h14v-14h-14zM-36-60h14v-14h-14z', '#2f5f74'),
    thatch({ seed, eaves: [-64, 64, -88], ridge: [-7, 7, -142], colours: ['#c99a5c', '#f4d694', '#8a6240'], fringe: near ? 8 : 14, light: 1,
      straws: near ? 22 : 7 }),
    path('M-40-84L0-120L40-84z', wall),
    path('M-40-84L0-120V-84z', shade),
    path('M-8-92q8-14 16 0z', '#2f5f74'),
    // porch rail, steps, a towel
    stroke('M-54-44V-62M-30-44V-62M30-44V-62M56-44V-62M-54-60H-14M16-60H56M-54-52H-14M16-52H56', trim, 2.4),
    path('M-12-40H14L20 8H-18z', '#a5734c'),
    stroke('M-13-30H15M-14-20H16M-15-10H17M-17 1H19', '#f0c98a', 4),
    path(seed % 2 ? 'M30-61h16v20q-8-4-16 0z' : 'M-48-61h14v18q-7-4-14 0z', seed % 2 ? '#e8506a' : '#f6c640'),
  ].join('');
}

/** The waterline of the bay: far at the northern end, coming round towards us on the right. */
const SHORE: readonly Point[] = [[196, 288], [260, 290], [360, 295], [460, 303], [560, 316], [660, 336], [760, 366], [860, 404], [980, 452], [1140, 520]];

/** A dolphin leaping to the left about 0,0, 60 px long. */
const dolphin = (): string =>
  path('M-34 2Q-40-2-44-2Q-40-8-32-9Q-18-26 4-24Q6-34 16-38Q14-28 18-20Q34-10 40 8Q30 4 24-2Q6-8-6-6Q-10 2-18 4Q-14-2-16-6Q-26-2-34 2z', '#3f6a84') +
  path('M-34 2Q-40-2-44-2Q-40-4-34-4Q-16-14 6-14Q20-12 30-2Q28 0 24-2Q6-8-6-6Q-26-2-34 2z', '#bcd8dc') +
  path('M-32-9Q-18-26 4-24Q16-22 26-12Q8-20-8-18Q-22-16-32-9z', '#7fa9ba');

/** Travellers under the sun awning of the canoe, and the boatman at the stern. */
function crew(x: number, y: number): string {
  return [
    sitter(x - 62, y - 24, { scale: 1.15, shirt: '#f7f0dc', hat: '#f2c24a', facing: -1 }),
    sitter(x - 26, y - 23, { scale: 1.15, shirt: '#e8506a', facing: -1 }),
    sitter(x + 10, y - 23, { scale: 1.15, shirt: '#ffd24f', hat: '#fff6e0', facing: -1 }),
    man(x + 86, y - 14, { scale: 1.7, shirt: '#2f6fa0', dhoti: '#f2ead2', facing: -1 }),
    stroke(`M${x + 84} ${y - 50}L${x + 150} ${y + 26}`, '#7a5240', 3),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const shift = doc.pick(0, { wide: 262, tall: 30 });
    const shoreAt = interpolate(SHORE);
    const shore = (dy: number, spread = 0): Point[] => SHORE.map(([x, y]): Point => [x + shift, y + dy * (0.25 + ((x - 196) / 944) * 1.6) + spread]);
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON + 60, deepenTo: HORIZON + 60 }),
      cumulus(doc, [[96 + shift * 0.9, 218, 230, 54, 5], [420 + shift, 132, 190, 38, 8], [670 + shift, 176, 240, 60, 3]], { shade: '#b9dfe6' }),
      ridge(doc, air(doc, LIGHT, '#5f93a0', 0.5), { seed: 19, y: 262, height: 70, wavelength: 240, base: 300, envelope: (x) =>
        slope(180 + shift, 420 + shift)(x) * 1.2 }),
    );
    const sea = HORIZON + 62;
    doc.add(
      water(doc, sea, [[0, '#1277aa'], [0.12, '#1c95ba'], [0.4, '#30bcc2'], [0.75, '#54d0c0'], [1, '#2aa7b2']]),
      deepenWater(doc, LIGHT, sea, { strength: 0.9 }),
    );
    // Canacona island off the northern end
    const isle = doc.pick(104, { wide: 400, tall: 214 });
    doc.add(
      group(
        [
          path('M-104 2Q-96-22-70-34Q-40-62-4-60Q40-58 66-36Q92-26 108 2z', mix('#3f8f6c', LIGHT.haze, 0.34)),
          path(tuftPath(6, -96, 30, -16, 40) + tuftPath(7, -20, 98, -14, 34), mix('#2f7a5c', LIGHT.haze, 0.26)),
          path(tuftPath(17, -60, 30, -36, 24) + tuftPath(18, 30, 84, -26, 18), mix('#86b967', LIGHT.haze, 0.28)),
          ...([[-116, 34, 15], [-88, 40, 18], [-50, 30, 13], [40, 34, 14], [70, 46, 17]] as const).map(([x, w, h]) =>
            boulder(x, 5, w, h, [mix('#6a7478', LIGHT.haze, 0.25), mix('#d9cdb4', LIGHT.haze, 0.2)])),
          path(lensesPath([[-126, 5, 250, 4, 0.5], [-90, 10, 170, 3, 0.4]]), '#eefcf4', { opacity: 0.7 }),
        ],
        { transform: place(isle, 288, { scale: doc.pick(0.9, { wide: 0.8, tall: 0.8 }) }) },
      ),
    );
    // the wooded hills round the bay, the palm grove
    const hills: Point[] = [[190, 288], [230, 262], [290, 236], [360, 214], [450, 196], [560, 190], [660, 170], [780, 160], [900, 172],
      [1140, 150]].map(([x = 0, y = 0]): Point => [x + shift, y]);
    const grove = (seed: number, lift: number, height: number, from: number): string =>
      foliagePath({
        seed, x0: from + shift, x1: x1 + 10, y: 276, height, wavelength: 90, scallop: [5, 13], base: 300,
        envelope: (x) => Math.min(1, Math.max(0.05, (x - from - shift) / 200)), least: 0.3 + lift,
      });
    doc.add(
      land(hills, 300, mix('#3f8f6c', LIGHT.haze, 0.3)),
      path('M640 172Q720 160 780 160Q700 190 690 240Q620 220 560 224Q600 190 640 172zM900 172Q960 160 1140 150V230Q1000 190 900 172z',
        mix('#8fbf6a', LIGHT.haze, 0.3), { transform: place(shift, 0) }),
      path(grove(16, 0, 80, 214), mix('#2f7f5c', LIGHT.haze, 0.16)),
      path(grove(26, 0, 46, 230), '#2c7a56'),
    );
    const layer = (dy: number, fill: string, opacity = 1): string =>
      path(new Pen().soft(shore(dy)).line(1200 + shift, 560).line(1200 + shift, 285).line(196 + shift, 285).close(), fill, { opacity });
    const sandTop: Point[] = SHORE.map(([x, y]): Point => [x + shift, y - 3 - (x - 196) * 0.075]);
    doc.add(
      layer(46, '#8fe4cf', 0.5),
      layer(24, '#b9f0dc', 0.7),
      layer(12, '#ffffff'),
      layer(8, '#a5e8d6'),
      layer(4, '#fbfff6'),
      layer(0, SAND.wet),
      path(new Pen().soft(shore(-6)).line(1200 + shift, 500).line(...at(sandTop, -1)).soft(sandTop.slice().reverse(), { join: true }).close(),
        doc.linear([[0, SAND.lit], [1, SAND.mid]], { y1: 290, y2: 420 })),
    );
    // palms, huts and bathers, the near ones larger
    const leaves = { dark: '#1f6a4c', lit: '#9ac653', bark: '#8a6a50' };
    const trees: readonly (readonly [x: number, y: number, height: number, scale: number, lean?: number])[] = [
      [262, 252, 34, 0.36, -6], [372, 232, 56, 0.5, -8], [432, 220, 70, 0.56, 10], [500, 210, 80, 0.68, -12], [560, 190, 108, 0.84, 14],
        [636, 172, 134, 1, -18],
      [724, 138, 180, 1.25, 16], [770, 166, 160, 1.15, -20], [850, 120, 220, 1.4, 14], [960, 130, 240, 1.4, -14],
    ];
    const paints: readonly (readonly [wall: string, shade: string, door: string])[] = [
      ['#f7d35a', '#d9a93f', '#a5533c'], ['#f08a6a', '#c9614f', '#2f6f74'], ['#6ccfc4', '#3f9f9c', '#d9583f'], ['#f6c1cf', '#d98aa2', '#3a6f9a'],
        ['#7fb4e6', '#4f84bf', '#e8a03a'],
      ['#fff0d0', '#d9c49a', '#3f8f6c'], ['#f0a03f', '#c97a2f', '#4f6f9a'], ['#8fcf8a', '#5fa368', '#c8443a'],
    ];
    const huts = ([[300, 0.27], [344, 0.31], [396, 0.36], [458, 0.43], [532, 0.53], [620, 0.67], [726, 0.84], [850, 1.04]] as const).map(([x, k], i) => {
      const paint = at(paints, i);
      return doc.shows(x + shift, 70) ? group(hut(i + 3, k > 0.5, ...paint),
        { transform: place(x + shift, shoreAt(x) - 2 - (x - 196) * 0.045, { scale: k }) }) : '';
    });
    doc.add(
      palms(doc, 5, trees.map(([x, y, ...rest]) => [x + shift, y, ...rest] as const), leaves),
      ...huts,
      palms(doc, 8, ([[572, 234, 96, 0.76, -22], [780, 186, 180, 1.25, -46]] as const).map(([x, y, ...rest]) => [x + shift, y, ...rest] as const), leaves),
      woman(430 + shift, 302, { scale: 0.5, sari: '#e8506a', edge: '#ffd56a' }),
      man(438 + shift, 303, { scale: 0.52, shirt: '#fff6e0', dhoti: '#2f7f9a' }),
      man(566 + shift, 313, { scale: 0.64, shirt: '#f2a03f', dhoti: '#3f5f7a', facing: -1 }),
      woman(668 + shift, 335, { scale: 0.86, sari: '#2f9f9a', edge: '#fff0c0', facing: -1 }),
      man(684 + shift, 338, { scale: 0.9, shirt: '#e8506a', dhoti: '#f7f0dc' }),
      // canoes drawn up
      ...([[500, 0.2], [650, 0.32]] as const).map(([x, k]) =>
        group(outriggerCanoe(0, 0, { hull: '#1f6f8f', strake: '#ffd24f', shadow: SAND.shade }),
          { transform: place(x + shift, shoreAt(x) - 6 * k, { scale: k }) }),
      ),
    );

    // the lagoon: mirror of the grove, swell, ripples
    doc.add(
      path(new Pen().soft(shore(50)).soft(shore(92).reverse(), { join: true }).close(), '#2f9f92', { opacity: 0.4 }),
      ripples(doc, '#e6fbf4', { seed: 5, from: sea + 8, to: 600, count: 56, length: [14, 120], height: [0.6, 3], opacity: 0.5 }),
      ripples(doc, '#0b7f9d', { seed: 15, from: sea + 10, to: 600, count: 46, length: [20, 150], height: [0.6, 3], opacity: 0.4 }),
      ripples(doc, '#b8f2dc', { seed: 25, from: 430, to: 600, count: 14, length: [80, 200], height: [2, 4], opacity: 0.45 }),
    );
    // the canoe, its mirror, the dolphin
    const boat = doc.pick(318, { wide: 560, tall: 340 });
    doc.add(
      path('M-150 0C-120 44-70 56-10 56H60C104 56 140 40 168-4L120 4H-120z', '#0f6f80', { opacity: 0.5, transform: place(boat, 496) }),
      path(ripplesPath({ seed: 8, x0: boat - 150, x1: boat + 170, from: 520, to: 570, count: 14, length: [40, 130], height: [1.4, 3] }), '#3fc0bc',
        { opacity: 0.9 }),
      crew(boat, 470),
      outriggerCanoe(boat, 474, { hull: '#c8443a', strake: '#fff1d0', inside: '#8a5a44', wood: '#5a3f38', woodLit: '#e0b07a', shadow: '#0c6f88', facing: -1 }),
      path(lensesPath([[boat - 96, 488, 150, 5, 0.3], [boat + 20, 488, 110, 5, 0.6], [boat - 160, 516, 150, 5, 0.5], [boat - 20, 519, 180, 5, 0.4],
        [boat + 120, 500, 90, 4, 0.5], [boat - 200, 502, 80, 4, 0.5]]), '#f2fff8', { opacity: 0.85 }),
    );
    const leap = doc.pick(598, { wide: 810, tall: 560 });
    doc.add(
      path(lensesPath([[leap - 60, 524, 130, 6, 0.5], [leap - 30, 530, 90, 5, 0.4]]), '#0b7f9d', { opacity: 0.6 }),
      group(dolphin(), { transform: place(leap, 506, { scale: 1.25 }) }),
      path('M-18 0q-6-10-2-18q4 8 8 10q2-12 10-16q-2 10 2 16q8-8 14-6q-8 6-8 14z', '#ffffff', { opacity: 0.9, transform: place(leap + 46, 522) }),
      path(lensesPath([[leap + 10, 524, 80, 5, 0.5], [leap - 66, 516, 40, 4, 0.5]]), '#ffffff', { opacity: 0.9 }),
    );
    // the frame: fronds of a palm beyond the border, drawn from the cape we pass
    const right = doc.pick(838, { wide: 1136, tall: 738 });
    const top = doc.pick(-30, { tall: 118 });
    const leafy = crown(3, doc.pick(250, { tall: 170 }), { fronds: 9, leaflets: 9, width: 0.19 });
    doc.add(
      group([path(leafy.back + leafy.mid, '#0f4440'), path(leafy.lit, '#1f6650')], { transform: place(right, top) }),
      birds('#ffffff', [[250, 150, 0.9], [276, 138, 0.7, 1], [298, 154, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
