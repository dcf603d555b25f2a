import {
  air, birds, branch, conifers, cypress, foliagePath, grass, group, house, hump, lensesPath, man, mist, mix, path, Pen, place, range, ridge,
  ripplesPath, rng, rowingBoat, sky, stipple, stroke, sun, woman, type Conifer, type Lens, type Point, type Ramp, type Scene,
} from '../kit';
import { camera } from '../kit/parts-tamil-nadu';

/** A cool morning, mist lifting off the water; the sun is a pale disc on the right. */
const LIGHT: Ramp = {
  sky: ['#5a8dab', '#9cc3c6', '#dbe8d6', '#fdf4dc'], sun: '#fffbe6', haze: '#dfe9dc', lit: '#f6f4d2', shade: '#2f5d63', ink: '#12303a', deep: '#265a76',
};
const WOOD = { far: '#5f9280', mid: '#3f7d62', near: '#246450', lit: '#9cc078', deep: '#17494a' };
const LAKE = { far: '#e9f2e2', mid: '#8fc6c6', near: '#3a8f9c', deep: '#1f6b80' };
const ROAD = '#f3e3bd';

/** The lake seen as a plan: angle in degrees and metres from its middle; five arms, no two alike. */
const STAR: readonly Point[] = [
  [-30, 92], [-12, 210], [-4, 262], [6, 268], [14, 220], [34, 88], [52, 150], [64, 262], [74, 290], [86, 262], [98, 170], [118, 86], [138, 130],
    [154, 250], [164, 282], [174, 268], [184, 200],
  [204, 88], [222, 128], [234, 178], [244, 184], [254, 150], [268, 84], [284, 92], [298, 150], [308, 178], [318, 160],
];

/** The lake is drawn larger than life. */
const SIZE = 1.3;

/** Metres from the middle to the shore at an angle. */
function shore(degrees: number): number {
  const a = ((degrees + 30 + 720) % 360) - 30;
  const n = STAR.length;
  for (const i of range(n)) {
    const [a0, r0] = STAR[i] ?? [0, 0];
    const [a1, r1] = i + 1 < n ? (STAR[i + 1] ?? [0, 0]) : [(STAR[0]?.[0] ?? 0) + 360, STAR[0]?.[1] ?? 0];
    if (a >= a0 && a <= a1) return SIZE * (r0 + ((r1 - r0) * (a - a0)) / (a1 - a0));
  }
  return 120;
}


/** Cottages in x, z: far, middle, near. */
const COTTAGES: readonly (readonly Point[])[] = [
  [[-330, 1080], [280, 1040], [560, 980]],
  [[250, 830], [-220, 860]],
  [[-320, 540], [350, 520]],
];

/** A white swan boat, 26 px long at scale 1. */
const swan = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(path('M-13-3Q-4-9 6-4Q9-8 7-13Q6-19 11-19Q16-18 15-14Q12-15 11-12Q13-4 9 0Q-6 4-13-3z', '#fffdf0') +
    path('M-9-2Q0-6 6-2Q0 2-9-2z', '#c9d6d2') + path('M15-17l4 2l-4 1z', '#e8843a'), { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) });

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const horizon = 206;
    const vx = doc.pick(392, { wide: 520, tall: 398 });
    const f = doc.pick(640, { tall: 540 });
    const eye = camera({ x: vx, horizon, height: 225, focal: f });
    const middle: Point = [10, 640];
    const plan = (degrees: number, radius: number): Point => {
      const a = (degrees * Math.PI) / 180;
      return [middle[0] + radius * Math.cos(a), middle[1] + radius * Math.sin(a)];
    };
    const down = ([x, z]: Point, up = 0): Point => eye(x, up, z);

    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepenTo: 318 }),
      sun(doc, doc.pick(590, { wide: 790, tall: 540 }), doc.pick(104, { tall: 138 }), 26, '#fffdf0',
        { glow: '#fff8d8', glowRadius: doc.pick(260, { tall: 150 }), glowOpacity: 0.8, rings: 2 }),
      ridge(doc, air(doc, LIGHT, '#5f8fa4', 0.5), { seed: 7, y: 236, height: 84, wavelength: 280, step: 30, envelope: (x) => 0.5 +
        0.7 * hump(x, vx - 320, 240) }),
    );
    // Pillar Rocks, far off and bluish, in the mist
    const p = doc.pick(vx - 206, { wide: vx + 150, tall: vx - 170 });
    const rock = mix('#5c6a8c', LIGHT.haze, 0.34);
    const rockLit = mix('#c9b8b4', LIGHT.haze, 0.3);
    doc.add(
      path(`M${p - 62} 240l6-76q3-10 12-12l16 4q8 2 9 12l6 72zM${p} 240l4-96q3-14 14-16l18 5q8 3 9 14l7 93zM${p + 64} 240l6-64q3-9 11-10l14 4q7 3 8 11l8 59z`, rock),
      path(`M${p - 22} 240l-8-36l4-46q10 2 11 10l6 72zM${p + 34} 240l-8-50l6-58q8 2 9 15l7 93zM${p + 96} 240l-7-30l5-40q8 2 9 11l8 59z`, rockLit),
      path(foliagePath({ seed: 3, x0: p - 58, x1: p - 18, y: 156, height: 13, wavelength: 18, scallop: [3, 7], base: 158, under: 5 }) +
        foliagePath({ seed: 5, x0: p + 4, x1: p + 46, y: 132, height: 14, wavelength: 18, scallop: [3, 7], base: 134, under: 5 }) +
          foliagePath({ seed: 6, x0: p + 68, x1: p + 104, y: 170, height: 11, wavelength: 18, scallop: [3, 7], base: 172, under: 4 }),
            mix(WOOD.mid, LIGHT.haze, 0.32)),
      ridge(doc, air(doc, LIGHT, '#4f857f', 0.42), { seed: 23, y: 262, height: 64, wavelength: 240, step: 28 }),
      mist(doc, { seed: 4, from: 210, to: 256, colour: '#fdfaec', opacity: 0.8, count: 7 }),
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: x1 + 10, y: 292, height: 44, wavelength: 120, scallop: [4, 9], base: 320, least: 0.4 }),
        air(doc, LIGHT, WOOD.mid, 0.34)),
      mist(doc, { seed: 14, from: 272, to: 300, colour: '#fdfaec', opacity: 0.7, count: 5 }),
      doc.band(air(doc, LIGHT, WOOD.mid, 0.3), 298),
    );
    // woods, wave upon wave down to us, each lit from the right
    const waves = [[320, 26, 6], [350, 30, 8], [386, 34, 10], [430, 40, 12], [480, 50, 15], [540, 60, 18], [604, 70, 21]] as const;
    waves.forEach(([y, height, scallop], i) => {
      const t = i / (waves.length - 1);
      const options = { x0: x0 - 10, x1: x1 + 10, y, height, wavelength: 60 + 50 * t, scallop: [scallop * 0.7, scallop * 1.5] as const, least: 0.5 };
      const tone = (colour: string): string => (t < 0.5 ? air(doc, LIGHT, colour, 0.34 - 0.3 * t, 0.8 - t * 0.6) : colour);
      doc.add(
        path(foliagePath({ ...options, seed: 41 + i, base: y + 70 }), tone(i % 2 ? WOOD.near : '#2f6f58')),
        path(foliagePath({ ...options, seed: 61 + i, y: y + height * 0.7, height: height * 0.6, least: 0.1, base: y + height * 0.75 }),
          tone(i % 2 ? '#5a9a62' : '#6ca766')),
      );
    });

    // the lake: dark mirrors of the woods along its far shores, the road round it
    const outline = (grow: number): Point[] => STAR.map(([a, r]) => down(plan(a, r * SIZE + grow)));
    const lake = new Pen().soft(outline(0), { closed: true });
    const clip = doc.clip(lake);
    const lowered = outline(0).map(([x, y]): Point => [x, y + 4 + (y - 270) * 0.09]);
    const [, midY] = down(middle);
    doc.add(
      stroke(new Pen().soft(outline(13), { closed: true }), ROAD, 2.6),
      stroke(new Pen().soft(outline(3), { closed: true }), '#c4d49a', 4),
      path(lake, mix(WOOD.deep, '#3a8f9c', 0.34)),
      group(
        [
          path(new Pen().soft(lowered, { closed: true }), doc.linear([[0, LAKE.far], [0.34, LAKE.mid], [0.75, LAKE.near], [1, LAKE.deep]],
            { y1: 280, y2: 590 })),
          path(ripplesPath({ seed: 6, x0: vx - 420, x1: vx + 420, from: 310, to: 560, count: 70, length: [16, 80], height: [0.7, 2], crowd: 1.1 }),
            '#f6fbea', { opacity: 0.65 }),
          path(ripplesPath({ seed: 16, x0: vx - 420, x1: vx + 420, from: 330, to: 560, count: 46, length: [16, 90], height: [0.7, 2.2],
            crowd: 1.1 }), '#1f6b80', { opacity: 0.35 }),
        ],
        { clip },
      ),
    );

    // woods on the headlands, cottages among them; far ones first
    const random = rng(21);
    const spots: { x: number; z: number; kind: number }[] = [];
    for (let i = 0; i < 900 && spots.length < doc.pick(60, { wide: 90, tall: 50 }); i++) {
      const z = 345 + 1250 * random() ** 1.7;
      const x = ((random() - 0.5) * 2 * doc.width * 0.62 * z) / f + ((400 - vx + (doc.x0 + doc.x1) / 2 - 400) * z) / f;
      const [dx, dz] = [x - middle[0], z - middle[1]];
      const degrees = (Math.atan2(dz, dx) * 180) / Math.PI;
      // a tree hides everything behind it, so none is near the water on its near side
      const clear = Math.hypot(dx, dz) - shore(degrees) > 24 && Math.hypot(dx, dz + 40) - shore((Math.atan2(dz + 40, dx) * 180) / Math.PI) > 12;
      if (clear) spots.push({ x, z, kind: random() });
    }
    spots.sort((a, b) => b.z - a.z);
    const third = Math.ceil(spots.length / 3);
    for (const k of range(3)) {
      const haze = [0.3, 0.14, 0][k] ?? 0;
      const firs = spots.slice(k * third, (k + 1) * third).map(({ x, z, kind }): Conifer => {
        const [px, py] = eye(x, 0, z);
        return [px, py + 3, (f * (28 + 20 * kind)) / z, 0.36];
      });
      const tone = (colour: string): string => mix(colour, LIGHT.haze, haze);
      doc.add(conifers(firs, tone(WOOD.deep), tone('#4f8a72'), 1));
      const cottages = COTTAGES[k] ?? [];
      doc.add(
        cottages.map(([x, z]) => {
          const [px, py] = eye(x, 0, z);
          const w = (f * 36) / z;
          return house(px - w / 2, py + 4, w, w * 0.42, { wall: tone('#fff6e2'), wallShade: tone('#d6cbbb'), roof: tone('#a3483a'),
            roofLit: tone('#d8694a'), windows: tone('#5a6a72'), light: 1 });
        }),
      );
    }

    // mist lying in the arms of the lake
    const [farX, farY] = down(plan(74, 330));
    const [leftX, leftY] = down(plan(166, 320));
    const [rightX, rightY] = down(plan(2, 310));
    const veil: Lens[] = [[farX - 120, farY + 16, 260, 8, 0.5], [farX - 60, farY + 28, 190, 6, 0.4], [leftX - 110, leftY - 6, 230, 9, 0.5],
      [leftX - 40, leftY - 18, 200, 7, 0.4], [rightX - 90, rightY - 8, 230, 9, 0.5], [rightX - 40, rightY + 6, 170, 6, 0.6],
        [vx - 330, midY - 88, 260, 8, 0.5], [vx + 90, midY - 70, 280, 8, 0.5]];
    doc.add(path(lensesPath(veil), '#fbfaec', { opacity: 0.75 }));

    // the boat house on the near shore, its jetty and its boats
    const [bx, by] = down(plan(272, 100));
    const boatHouse = [
      path(lensesPath([[-110, 12, 220, 8, 0.5]]), WOOD.deep, { opacity: 0.6 }),
      stroke('M-78 12v12M-40 14v12M4 14v12M50 12v12', '#5a4038', 4),
      path('M-86 12V-18H64V12z', '#f4e8cf'), path('M20 12V-18H64V12z', '#fffaf0'), path('M-86 12V4H64V12z', '#4f7f8a'),
      stroke('M-80-6H60', '#4a5f6a', 12, { dash: '11 8' }),
      path('M-98-16L-78-44H52L76-16z', '#a8442f'), path('M16-16L24-44H52L76-16z', '#dd6f48'),
      path('M-40-30L-14-64L14-30z', '#c2563a'), path('M-30-28L-14-50L4-28z', '#fff6e0'), path('M-14-64L14-30H6L-16-60z', '#dd6f48'),
      stroke('M-14-62v-22', '#5a4038', 2), path('M-13-84l18 5l-18 6z', '#d9363e'),
    ].join('');
    doc.add(group(boatHouse, { transform: place(bx, by + 8, { scale: doc.pick(0.66, { tall: 0.56 }) }) }));
    const boats: readonly (readonly [x: number, z: number, hull: string, dress: string, facing: 1 | -1])[] = [
      [130, 610, '#d9363e', '#f2c14a', 1], [-110, 630, '#f2c14a', '#c43f7a', -1], [40, 760, '#2f8f86', '#f7f0dc', 1],
        [270, 660, '#e8843a', '#3f6fa0', -1], [-250, 700, '#3f6fa0', '#e88a2a', 1], [-96, 490, '#e2503f', '#f7f0dc', 1],
    ];
    doc.add(
      boats.map(([x, z, hull, dress, facing]) => {
        const [px, py] = eye(x, 0, z);
        return rowingBoat(px, py, { hull, dress, shirt: '#f7f0dc', facing, scale: (f * 0.29) / z });
      }),
      ([[-10, 670, 1], [84, 700, -1], [120, 500, 1]] as const).map(([x, z, facing]) => swan(...eye(x, 0, z), (f * 0.66) / z, facing)),
    );

    // the walk along the edge of the cliff: hydrangeas, the railing, two who have come early
    const w = doc.pick(0, { wide: 250, tall: -70 });
    const brow = new Pen().soft([[x0 - 20, 578], [w + 120, 590], [w + 330, 576], [w + 480, 556], [w + 620, 546], [w + 760, 530],
      [x1 + 30, 520]]).line(x1 + 30, 640).line(x0 - 20, 640).close();
    const rail = (dy: number): Pen => new Pen().soft([[w + 300, 574 + dy], [w + 480, 552 + dy], [w + 620, 540 + dy], [w + 760, 524 + dy], [x1 + 30, 512 + dy]]);
    doc.add(
      path(brow, '#17453f'),
      stroke(rail(-26), '#f1ead6', 3.4), stroke(rail(-10), '#c9c8b8', 2.6),
      stroke(range(12).map((i) => `M${w + 310 + i * 52} ${Math.round(576 - i * 6.4)}v-36`).join(''), '#f1ead6', 4),
      woman(w + 560, 584, { scale: 2.9, sari: '#b5304a', edge: '#f2dcb0', facing: -1 }),
      man(w + 606, 582, { scale: 3, shirt: '#2f6f8f', dhoti: '#3f4a5c', hat: '#e9dfc4', facing: -1 }),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: x1 + 10, y: 622, height: 44, wavelength: 90, scallop: [9, 17], least: 0.1 }), '#3f52a4'),
      path(foliagePath({ seed: 13, x0: x0 - 10, x1: x1 + 10, y: 626, height: 40, wavelength: 80, scallop: [8, 15], least: 0.05 }), '#7484d4'),
      stipple('#b4bdf2', { seed: 14, count: Math.round(doc.width / 9), x0, x1, y0: 582, y1: 604, size: 4.4, opacity: 0.9, density: (_, v) => v }),
      grass(9, x0, x1, 616, 30, '#0f3436', { count: Math.round(doc.width / 14), width: 2.6 }),
    );
    // a pine at the right edge, and a spray of pear leaves from above
    const pine = x1 - doc.pick(26, { wide: 40, tall: 4 });
    doc.add(
      cypress(pine + 6, 640, doc.pick(430, { tall: 330 }), 92, { body: '#123b40', lit: '#2f6a62', light: 1 }),
      cypress(pine - 62, 640, doc.pick(250, { tall: 200 }), 66, { body: '#17474a', lit: '#3f7d6a', light: 1 }),
      doc.format === 'tall' ? '' : branch(doc, 4, [[x1 + 10, 10, 2.6, 150], [x1 - 60, -8, 2.2, 110]],
        { dark: '#154044', lit: '#4a8a74', wood: '#2a3438', leaf: 30, width: 6, pairs: 8 }),
      birds('#3a6478', [[vx - 40, 128, 1], [vx - 12, 116, 0.8, 1], [vx + 10, 132, 0.65], [vx - 70, 146, 0.6]]),
    );
  },
};
