import {
  air, bananaLeaves, birds, cumulus, deepenWater, foliagePath, group, lensesPath, man, mix, palm, palms, path, Pen, place, RAMPS, ripplesPath, rng,
    sky, slope, stroke, woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { palmGrove, perspective, stoopingWoman, tiledHouse, waterHyacinth, type GrovePalm } from '../kit/parts-kerala';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2488b4', '#63bcd0', '#b9e4d8', '#f4f2d2'], haze: '#cdeada', deep: '#0e5a80' };
const WHITE = { mid: '#f3ead6', lit: '#fffaea', shade: '#b9bfc9', deep: '#5d7288' };
const LEAVES = { far: '#5a9c78', mid: '#2f7a56', near: '#1d5a48', lit: '#86b954' };
const INK = '#0d3a3a';

/** The whitewashed church of a canal village: scrolled gable, two storeys of pilasters, a bell turret; light from the right. */
const church = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M62 0V-84L116-104L170-84V0z', WHITE.shade),
      path('M56-82L116-110L176-82L170-78L116-102L62-78z', '#b8533a'),
      path('M-70 0V-92H70V0z', WHITE.mid),
      path('M-62-92V-124Q-52-128-46-142Q-42-156-30-158Q-26-186 0-192Q26-186 30-158Q42-156 46-142Q52-128 62-124V-92z', WHITE.mid),
      path('M30-92V-158Q42-156 46-142Q52-128 62-124V-92zM40 0V-92H70V0z', WHITE.lit),
      path('M-70 0V-92H-52V0zM-62-92V-124Q-52-128-46-142Q-42-156-30-158L-36-92z', WHITE.shade),
      path('M-76-94H76V-88H-76zM-66-126H-40V-122H-66zM40-126H66V-122H40zM-74-48H74V-45H-74z', WHITE.lit),
      stroke('M-40-88V0M40-88V0M-16-88V-50M16-88V-50M-30-120V-94M30-120V-94', WHITE.shade, 4),
      // door, windows, niche of the saint
      path('M-15 0V-26q0-15 15-15t15 15V0zM-33-58v-16q6-8 12 0v16zM21-58v-16q6-8 12 0v16zM-7-58v-17q7-9 14 0v17z' +
        'M-64-14v-20q6-7 12 0v20zM52-14v-20q6-7 12 0v20z', WHITE.deep),
      path('M-9-104v-26q9-12 18 0v26zM-5-164v-9q5-7 10 0v9z', '#3f8fae'),
      path('M-4-104v-14q4-6 8 0v14z', '#e8b33f'),
      stroke('M0-192V-216M-8-207H8', WHITE.lit, 4),
      path('M-62-124l-4-12l4-12l5 12zM62-124l-4-12l4-12l5 12z', WHITE.lit),
    ],
    { transform: place(x, y, { scale }) },
  );

/** A country boat poled towards us, heaped with green fodder and coconuts: bow at 0,0. */
const vallam = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-8-26C20 22 74 4 120-48C150-84 160-106 166-126L150-112C118-70 60-22 14-12z', '#0c3d3c',
        { opacity: 0.55, transform: 'translate(-2 26)' }),
      path('M-8-28C-8-20 6 6 26 8C66 10 112-28 142-70C158-92 164-112 168-130L160-124C138-84 80-30 24-20C8-18-4-24-8-28z', '#2a2430'),
      path('M-8-28C6-48 50-84 92-104C122-118 150-126 168-130C160-104 128-64 92-40C62-20 30-12 12-16C2-18-6-24-8-28z', '#6a4030'),
      path('M-8-28C6-48 50-84 92-104C122-118 150-126 168-130C140-118 116-110 94-98C60-80 26-50 8-28C2-24-4-26-8-28z', '#c08a52'),
      path('M-8-28C-2-16 20-10 46-20C92-36 140-80 160-124L168-130C164-112 158-92 142-70C112-28 66 8 26 0C10-4-6-20-8-28z', '#3d2f38'),
      path('M160-124C138-84 80-30 24-20L26-16C84-24 144-80 164-122z', '#d9a462'),
      path('M34-34C34-56 52-76 72-82C94-88 110-82 108-68C104-52 64-22 48-24C40-25 34-28 34-34z', '#3f8a48'),
      path('M48-56C58-76 78-84 92-82C106-82 108-72 104-64C98-74 80-76 48-56z', '#93c25a'),
      path('M26-30a6 6 0 1 1 11 3a6 6 0 1 1-11-3zM36-38a6 6 0 1 1 10 3zM20-26a5 5 0 1 1 9 3z', '#a8793f'),
      stroke('M112-210L176-30', '#7a5a3c', 3),
      man(142, -104, { scale: 2.5, shirt: '#e9e2cf', dhoti: '#3f7fa8', skin: '#5a3428', hat: '#e5653a', facing: -1 }),
      stroke('M132-150L128-166', '#5a3428', 6, { round: true }),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const vx = doc.pick(430, { wide: 590, tall: 410 });
    const vy = 262;
    const at = perspective(vx, vy, 360);
    const [left, right, bank] = [-400, 262, 52];
    doc.add(
      sky(doc, LIGHT, { horizon: vy }),
      cumulus(doc, [[vx - 40, 176, 250, 62, 3], [vx + 290, 130, 300, 66, 9], [vx - 330, 120, 190, 40, 6]]),
    );

    // trees beyond the canal, rising away from its end
    const both = (near: number, far: number) => (x: number): number => Math.max(slope(vx - near, vx - far)(x), slope(vx + near, vx + far)(x));
    const wood = (seed: number, height: number, y: number, envelope: (x: number) => number, scallop: [number, number]): string =>
      foliagePath({ seed, x0: x0 - 10, x1: x1 + 10, y, height, wavelength: 90, scallop, base: vy + 40, envelope });
    const farPalms: readonly FarPalm[] = [
      [vx - 34, 226, 40, 0.3], [vx - 62, 208, 60, 0.42], [vx - 104, 196, 70, 0.5], [vx + 40, 214, 50, 0.4], [vx + 66, 226, 40, 0.34],
        [vx + 286, 116, 150, 0.9],
      [vx + 360, 84, 190, 1.1], [vx - 150, 160, 110, 0.7], [vx + 430, 120, 150, 0.95],
    ];
    doc.add(
      path(wood(4, 60, vy, (x) => 0.5 + 0.5 * both(20, 260)(x), [4, 9]), air(doc, LIGHT, LEAVES.far, 0.4)),
      palms(doc, 4, farPalms.slice(0, 5), { dark: mix(LEAVES.mid, LIGHT.haze, 0.3), lit: mix(LEAVES.lit, LIGHT.haze, 0.3), bark: '#8a8f70' }),
      path(wood(9, 120, vy + 6, both(50, 420), [6, 13]), air(doc, LIGHT, LEAVES.mid, 0.16)),
      palms(doc, 7, farPalms.slice(5), { dark: LEAVES.mid, lit: LEAVES.lit, bark: '#6f6a52' }),
    );

    // the ground of both banks, the canal between them
    doc.add(
      path(new Pen().rect(x0, vy + 6, doc.width, 360),
        doc.pick('#4f8f4c', { wide: doc.linear([[0, '#17564c'], [0.5, '#2c6f4a'], [1, '#4f8f4c']], { x1: 60, x2: 700, y2: 0 }) })),
      // garden plots: rows of paddy and vegetables run to the same point
      path(gardens(at), doc.pick('#73ad55', { wide: '#2f7a4c' }), { opacity: 0.7 }),
      path(new Pen().polygon([at(left - 120, 0.03, bank), at(left - 120, 1.3, bank), at(left, 1.3, bank), at(left, 0.03, bank)]), '#d9a878'),
      path(new Pen().polygon([at(right + 110, 0.03, bank), at(right + 110, 1.3, bank), at(right, 1.3, bank), at(right, 0.03, bank)]), '#e6bd8a'),
      path(new Pen().polygon([at(left, 0.02), at(left, 1.3), at(right, 1.3), at(right, 0.02)]),
        doc.linear([[0, '#d8ecd0'], [0.2, '#8fcbbd'], [0.55, '#3a9298'], [1, '#146070']], { y1: vy, y2: 600 })),
      deepenWater(doc, LIGHT, vy, { strength: 0.25 }),
    );
    // dark mirror of the banks and the walls of laterite blocks
    const wall = (offset: number, fill: string): string =>
      path(new Pen().polygon([at(offset, 0.02, bank), at(offset, 1.3, bank), at(offset, 1.3), at(offset, 0.02)]), fill);
    const courses = (offset: number, colour: string): string =>
      stroke([0.33, 0.66].map((k) => new Pen().polygon([at(offset, 0.2, bank * k), at(offset, 1.3, bank * k)], false)).join(''), colour, 1.5,
        { dash: '24 3' });
    doc.add(
      path(new Pen().polygon([at(left, 0.02), at(left, 1.3), at(left + 150, 1.3), at(left + 96, 0.7), at(left + 130, 0.4), at(left + 80, 0.2)]),
        '#1d6a62', { opacity: 0.75 }),
      path(new Pen()
        .polygon([at(right, 0.02), at(right, 1.3), at(right - 90, 1.3), at(right - 150, 0.75), at(right - 100, 0.46), at(right - 130, 0.24)]),
        '#1d6a62', { opacity: 0.55 }),
      wall(left, '#a8573f'), wall(right, '#6f3a3c'), courses(left, '#7d3b35'), courses(right, '#542c34'),
      path(foliagePath({ seed: 3, x0: vx + right * 0.34 + 60, x1: x1 + 10, y: at(0, 0.42, bank)[1], height: 26, wavelength: 60, scallop: [6, 12],
        envelope: () => 1 }), LEAVES.near),
    );

    // church on the right bank, houses on the left
    const [cx, cy] = at(right + 250, 0.36, bank);
    const [hx, hy] = at(left - 330, 0.5, bank);
    const [gx, gy] = at(left - 260, 0.24, bank);
    doc.add(
      path(lensesPath([[cx - 80, cy + 3, 190, 8, 0.5]]), '#2c6a42'),
      church(cx, cy + 2, doc.pick(0.92, { wide: 1.02, tall: 0.86 })),
      stroke(new Pen().move(cx - 110, cy + 12).line(cx + 150, cy + 12), WHITE.lit, 9),
      stroke(new Pen().move(cx - 110, cy + 13).line(cx + 150, cy + 13), WHITE.shade, 5, { dash: '3 7' }),
      tiledHouse(gx - 40, gy + 4, 76, 26, { light: 1 }),
      path(foliagePath({ seed: 22, x0: x0 - 10, x1: hx + 50, y: hy + 6, height: 96, wavelength: 70, scallop: [7, 14] }), LEAVES.near),
      tiledHouse(hx - 20, hy + 6, 150, 46, { light: 1 }),
      path(foliagePath({ seed: 26, x0: x0 - 10, x1: hx - 4, y: hy + 14, height: 44, wavelength: 60, scallop: [7, 14] }), '#2c7048'),
    );

    // washing steps cut into the left bank
    const steps = new Pen();
    const risers = new Pen();
    for (let i = 0; i < 5; i++) {
      const [h0, h1] = [bank - i * 10.4, bank - (i + 1) * 10.4];
      const [o0, o1] = [left + i * 15, left + (i + 1) * 15];
      steps.polygon([at(o0, 0.56, h0), at(o1, 0.56, h0), at(o1, 0.7, h0), at(o0, 0.7, h0)]);
      risers.polygon([at(o1, 0.56, h0), at(o1, 0.7, h0), at(o1, 0.7, h1), at(o1, 0.56, h1)]);
      risers.polygon([at(o0, 0.7, h0), at(o1, 0.7, h0), at(o1, 0.7, 0), at(o0, 0.7, 0)]);
    }
    const [wx, wy] = at(left + 52, 0.63, 22);
    const [ux, uy] = at(left - 30, 0.6, bank);
    doc.add(
      path(risers, '#8a4a3c'), path(steps, '#ecc795'),
      stoopingWoman(wx, wy, { scale: 1.7, sari: '#d9363e', edge: '#f2c443' }),
      woman(ux, uy, { scale: 1.6, sari: '#2f8f86', edge: '#fff0c0' }),
      path(`M${Math.round(ux - 7)} ${Math.round(uy - 52)}a9 7 0 1 1 18 0z`, '#b9c6cc'),
      man(...at(left - 60, 0.32, bank), { scale: 0.9, shirt: '#f7ecd2' }),
      woman(...at(right + 60, 0.3, bank), { scale: 0.86, sari: '#fff4e0', edge: '#e8b33f', facing: -1 }),
      man(...at(right + 40, 0.34, bank), { scale: 0.95, shirt: '#fffaf0', facing: -1 }),
    );

    // palms leaning over the water
    const lean = (offset: number, s: number, dx: number, up: number, bend: number, turn: number): GrovePalm => {
      const [fx, fy] = at(offset, s, bank);
      return [fx, fy + 4, fx + dx, fy - up, 2.2 * s + 0.14, bend, turn];
    };
    doc.add(palmGrove(
      doc, 5,
      [
        lean(right + 34, 0.2, -20, 76, 8, -6), lean(left - 42, 0.3, 34, 112, -22, 12), lean(left - 58, 0.66, 84, 284, -54, 4),
        lean(right + 560, 0.4, 26, 190, -20, 8),
      ],
      { leaves: ['#145048', '#257052', '#93c056'], bark: ['#5d4a42', '#c9a070', '#3d2f34'], leaflets: 8 },
    ));

    // light on the water, the boat, hyacinth
    doc.add(
      path(ripplesPath({ seed: 5, x0: vx - 60, x1: vx + 30, from: vy + 50, to: vy + 140, count: 18, length: [14, 50] }), '#f4f6dc', { opacity: 0.7 }),
      path(ripplesPath({ seed: 8, x0: vx - 220, x1: vx + 130, from: vy + 150, to: 604, count: 40, length: [40, 130] }), '#bfe6d8', { opacity: 0.5 }),
      path(ripplesPath({ seed: 11, x0: vx - 200, x1: vx + 130, from: vy + 140, to: 604, count: 34, length: [30, 130] }), '#0f5560', { opacity: 0.5 }),
      vallam(vx - 150, 540, doc.pick(0.98, { tall: 0.9 })),
      path(ripplesPath({ seed: 14, x0: vx - 190, x1: vx + 10, from: 548, to: 590, count: 12, length: [40, 90] }), '#eaf6dc', { opacity: 0.7 }),
    );
    const clump = doc.define(waterHyacinth());
    const random = rng(6);
    const mats = ([[120, 0.98], [150, 0.88], [186, 1], [210, 0.84], [80, 1.04], [226, 0.93], [232, 0.76], [128, 1.03], [204, 1.05], [232, 0.64],
      [226, 0.54], [-340, 1.02], [-300, 1.05], [-366, 0.96]] as const)
      .map(([o, s]): readonly [number, number, number] => [...(at(o, s) as [number, number]), s * (0.8 + 0.25 * random())])
      .sort((a, b) => a[1] - b[1]);
    doc.add(
      path(lensesPath(mats.map(([x, y, s]) => [x - 60 * s, y + 14 * s, 130 * s, 10, 0.5])), '#0e4a50', { opacity: 0.6 }),
      mats.map(([x, y, s], i) => doc.use(clump, place(x, y, { scaleX: i % 2 ? s : -s, scaleY: s }))),
      frame(doc),
      bananaLeaves(
        ([[0, 0, -2.1, 130, 22, 0.5], [8, 4, -1.5, 150, 24, 0.4], [-10, 10, -2.7, 110, 18, -0.4], [12, 6, -1, 120, 20, 0.6]] as const)
          .map(([dx, dy, ...leaf]) => [doc.pick(806, { wide: 1050, tall: 706 }) + dx, 624 + dy, ...leaf]),
        INK, '#2c7048',
      ),
      birds('#e9f6ee', [[vx + 60, 330, 0.9], [vx + 84, 322, 0.6, 1]]),
    );
  },
};

/** Furrows of the fields on both sides, converging with the canal. */
function gardens(at: (offset: number, nearness: number, height?: number) => Point): string {
  const pen = new Pen();
  for (let i = 0; i < 17; i++) {
    const o = -560 - i * 130;
    pen.polygon([at(o, 0.16, 52), at(o - 50, 0.16, 52), at(o - 50, 1.4, 52), at(o, 1.4, 52)]);
    if (i % 2) pen.polygon([at(-o, 0.46, 52), at(-o + 60, 0.46, 52), at(-o + 60, 1.4, 52), at(-o, 1.4, 52)]);
  }
  return String(pen);
}

/** A dark palm at the right border. */
function frame(doc: Doc): string {
  const style = { length: 176, width: [36, 18], light: -1, leaves: [INK, '#15544a', '#4f8f4c'], bark: ['#2a3034', '#7d6a54', '#1a2226'],
    nuts: '#3d4a30' } as const;
  return doc.format === 'wide'
    ? palm(6, 1130, 640, 1040, 90, { ...style, bend: 30 })
    : palm(6, doc.pick(858, { tall: 740 }), 640, doc.pick(752, { tall: 668 }), doc.pick(66, { tall: 70 }), { ...style, bend: 34 });
}
