import {
  air, at, birds, blade, boulder, cumulus, foliage, foliagePath, group, interpolate, land, lensesPath, mist, mix,
  palms, path, Pen, place, RAMPS, range, ridge, rng, sky, streaks, stroke, sun, waterfall,
  type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { ambassador } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#4a86a8', '#93c2c4', '#dbe8c8', '#f9f0c8'],
  haze: '#d5e4c8',
  deep: '#17506c',
};
const ROAD = { wet: '#6d7484', lit: '#c9c6b4' };
const WALL = { stone: '#a88f7a', shade: '#6a5c60' };
const FOREST = ['#7fb08a', '#5b9c6c', '#3f8858', '#2a7049', '#1d5a42'] as const;

/** One point of the road's middle line: x, y and its thickness there where it runs across. */
type Bend = readonly [x: number, y: number, width: number];

/** The two edges of a road seen from above at a slant. */
function edges(line: readonly Bend[]): [Point[], Point[]] {
  const flat = 2.3;
  const upper: Point[] = [];
  const lower: Point[] = [];
  line.forEach(([x, y, w], i) => {
    const [ax, ay] = at(line, Math.max(0, i - 1));
    const [bx, by] = at(line, Math.min(line.length - 1, i + 1));
    const [tx, ty] = [bx - ax, (by - ay) * flat];
    const length = Math.hypot(tx, ty);
    const [ox, oy] = [(ty / length) * w * flat * 0.5, (-tx / length) * w * 0.5];
    upper.push([x + ox, y + oy]);
    lower.push([x - ox, y - oy]);
  });
  return [upper, lower];
}

/** A painted lorry, side on, driving to the left; wheels on y, 152 px long at scale 1. */
const lorry = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-82 3Q0-6 80 3Q0 10-82 3z', '#1c2a33', { opacity: 0.55 }),
      path('M-76-8H74V-3H-76z', '#2c2733'),
      // the load under its tarpaulin
      path('M-30-46Q-28-70-8-72Q20-76 48-72Q72-70 74-46z', '#8a7a5c'),
      path('M-30-46Q-28-70-8-72Q10-74 20-73Q0-66-6-46z', '#c9b283'),
      stroke('M-4-72Q-10-60-10-46M22-74Q20-60 20-46M50-72Q52-60 50-46M-28-58Q20-66 73-58', '#5d5146', 1.3),
      // painted side boards
      path('M-32-48H76V-12H-32z', '#e8812e'),
      path('M-32-48H76V-42H-32zM-32-16H76V-12H-32z', '#c4342f'),
      path('M-28-40H-6V-18H-28zM-2-40H20V-18H-2zM24-40H46V-18H24zM50-40H72V-18H50z', '#f6c94a'),
      path('M-17-38L-8-29L-17-20L-26-29zM9-38L18-29L9-20L0-29zM35-38L44-29L35-20L26-29zM61-38L70-29L61-20L52-29z', '#1f7f6a'),
      path(
        'M-17-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM9-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM35-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8z' +
          'M61-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
        '#f7ecd0',
      ),
      // cab with its crown
      path('M-76-12V-34Q-76-40-72-42L-68-58H-36V-12z', '#c4342f'),
      path('M-72-58H-34V-62Q-40-72-54-73Q-68-72-74-62z', '#f6c94a'),
      path('M-70-60H-38V-63Q-44-69-54-70Q-64-69-70-63z', '#1f6f9c'),
      path('M-70-43L-67-55H-58V-43zM-55-55H-41V-40H-55z', '#2f4a5c'),
      path('M-52-40q1-8 5-8t5 8z', '#f2ead2'),
      path('M-47-53a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z', '#5d3428'),
      path('M-56-36H-39V-15H-56z', '#e8812e'),
      path('M-47-34L-42-26L-47-18L-53-26z', '#f6c94a'),
      path('M-78-34H-74V-16H-78z', '#f7ecd0'),
      path('M-80-18H-62V-10H-80z', '#f6c94a'),
      stroke('M-79-14H-62', '#23202c', 4, { dash: '4 4' }),
      path('M-77-30a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', '#fff1c0'),
      stroke('M-73-62V-50M-36-62V-52', '#23202c', 2.4),
      path(
        'M-56-21a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM30-21a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z' +
          'M54-21a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z',
        '#201c28',
      ),
      path(
        'M-56-15a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM30-15a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z' +
          'M54-15a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z',
        '#d9524a',
      ),
    ],
    { transform: place(x, y, { scale }) },
  );

/** A bonnet macaque sitting on the parapet. */
const monkey = (x: number, y: number, scale: number, facing: 1 | -1): string =>
  group(
    [
      stroke('M-7-4Q-18-2-16 12', '#6a5448', 2.2),
      path('M-8 0Q-11-14-3-20Q6-22 8-10L9 0z', '#7d6450'),
      path('M-3-20Q6-22 8-10L9 0H5Q4-12-3-20z', '#c9a97f'),
      path('M-3-25a6 6 0 1 1 12 0a6 6 0 1 1-12 0z', '#7d6450'),
      path('M3-27Q9-29 9-24Q8-20 4-20z', '#d8a58c'),
      path('M-2-30Q3-35 9-29Q3-30-2-30z', '#4d3c38'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** Milestones: white stones with a yellow head, no lettering. */
const milestone = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-9 0V-20Q-9-30 0-30Q9-30 9-20V0z', '#f7f1de'),
      path('M-9-18V-20Q-9-30 0-30Q9-30 9-20V-18z', '#f2b932'),
      path('M4-29Q9-27 9-20V0H4z', '#b9a58c', { opacity: 0.7 }),
    ],
    { transform: place(x, y, { scale }) },
  );

/** Culms of bamboo in the near corner, x is their left foot. */
function bamboo(x: number): string {
  const random = rng(4);
  const stems = new Pen();
  const nodes = new Pen();
  const leaves = [new Pen(), new Pen()] as const;
  const culms: readonly (readonly [number, number, number])[] = [
    [14, -96, 40], [34, -20, -10], [56, -130, 150], [2, -60, 190],
  ];
  for (const [foot, lean, top] of culms) {
    const curve = (t: number): Point => {
      const [ax, ay, cx, cy, bx, by] = [x + foot, 640, x + foot + 8, 300, x + foot + lean, top];
      return [(1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by];
    };
    stems.soft(range(7).map((i) => curve(i / 6)));
    for (let i = 1; i < 10; i++) {
      const [nx, ny] = curve(i / 10);
      nodes.move(nx - 4, ny).line(nx + 4, ny);
      if (i < 4) continue;
      for (let k = 0; k < 4; k++) {
        const angle = (random() < 0.5 ? Math.PI - 0.2 : 0.2) + (random() - 0.3) * 1.2;
        blade(at(leaves, k % 2), nx, ny, angle, 34 + 22 * random(), 4, 0.12);
      }
    }
  }
  return (
    stroke(stems, '#244b40', 8) +
    stroke(stems, '#4f8a5c', 2.5, { transform: 'translate(-2 0)' }) +
    stroke(nodes, '#14352f', 2) +
    path(leaves[0], '#14352f') +
    path(leaves[1], '#2f6a4a')
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 240, tall: -20 });
    const move = { transform: place(dx, 0) };
    doc.add(
      sky(doc, LIGHT, { horizon: 300 }),
      sun(doc, doc.pick(210, { wide: 470, tall: 240 }), 176, 34, '#fff', {
        glow: '#fff6cc',
        glowRadius: doc.pick(250, { tall: 190 }),
        glowOpacity: 0.75,
        disc: false,
      }),
      cumulus(
        doc,
        [
          [doc.pick(170, { wide: 480, tall: 230 }), 214, 230, 64, 12],
          [doc.pick(390, { wide: 700, tall: 420 }), 176, 200, 54, 6],
        ],
        { shade: '#b5cfc8' },
      ),
      streaks(doc, { seed: 8, from: 40, to: 150, count: 5, opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#6f9fa6', 0.6), {
        seed: 5,
        y: 292,
        height: 40,
        wavelength: 160,
        envelope: (x) => Math.max(0.2, (x - dx) / 500),
        base: 330,
      }),
    );

    // the plain far below: groves, paddies, a river
    const plain = (colour: string, amount: number, under = 0.72): string => air(doc, LIGHT, colour, amount, under);
    const random = rng(6);
    const grove = range(34).map((i): FarPalm => {
      const y = 366 + 108 * (i / 33);
      return [x0 + doc.width * 0.72 * random(), y - 10, 26 + i * 0.6, 0.3 + 0.24 * (i / 33) + 0.05 * random(), i % 2 ? 4 : -4];
    });
    doc.add(
      doc.band(plain('#8fbf7c', 0.4), 286),
      path(
        lensesPath([
          [x0, 312, 500, 5, 0.4], [120, 304, 260, 4, 0.6], [60, 330, 300, 7, 0.5], [x0 + 60, 346, 360, 8, 0.5], [240, 352, 260, 9, 0.4],
        ]),
        plain('#cfd88a', 0.2),
      ),
      foliage(doc, plain('#5f9f74', 0.44), { seed: 3, y: 322, height: 14, wavelength: 60, scallop: [3, 6], base: 324, least: 0 }),
      foliage(doc, plain('#4a9068', 0.32), { seed: 7, y: 352, height: 20, wavelength: 80, scallop: [3, 7], base: 357, least: 0 }),
      path(
        'M30 292Q110 300 190 304Q300 312 230 326Q110 344 170 364Q270 392 120 440Q-20 484-120 500H40Q290 440 268 396' +
          'Q256 366 200 358Q196 344 290 328Q350 310 210 300Q120 294 60 292z',
        plain('#c4e4dc', 0.1, 0.6),
        { opacity: 0.9, transform: place(dx * 0.6, 0) },
      ),
      foliage(doc, plain('#38825c', 0.22, 0.5), {
        seed: 9,
        y: 398,
        height: 26,
        wavelength: 90,
        scallop: [4, 9],
        base: 402,
        least: 0,
        envelope: (x) => Math.abs(x - 240 - dx * 0.6) / 160 - 0.3,
      }),
      path(
        lensesPath([
          [x0, 424, 420, 9, 0.5], [x0 + 160, 452, 460, 12, 0.4], [20, 480, 360, 12, 0.5],
        ]),
        plain('#c3d487', 0.14, 0.5),
      ),
      foliage(doc, plain('#2f7a55', 0.14, 0.4), { seed: 19, y: 470, height: 34, wavelength: 120, scallop: [5, 11], base: 620, least: 0 }),
      palms(doc, 6, grove, {
        dark: mix('#2f7556', LIGHT.haze, doc.pick(0.16, { wide: 0 })),
        lit: mix('#7fb062', LIGHT.haze, doc.pick(0.1, { wide: 0 })),
        bark: '#7d8a72',
      }),
      mist(doc, { seed: 14, from: 388, to: 450, opacity: 0.5, count: 4 }),
    );

    // the ghat: a wet green wall with a fall
    const ghat: Point[] = [
      [180, 560], [300, 420], [380, 340], [450, 286], [500, 210], [548, 158], [596, 172], [640, 112], [690, 78], [740, 70], [820, 40],
      [900, 70], [1130, 30],
    ];
    doc.add(
      group(
        [
          land(ghat, 640, mix('#5f948c', LIGHT.haze, 0.34)),
          path(
            'M500 210Q540 230 536 280Q572 240 560 160L548 158zM640 112Q660 170 640 240Q690 210 706 76L690 78z' +
              'M740 70Q760 130 750 190Q800 150 820 40z',
            mix('#93b596', LIGHT.haze, 0.3),
          ),
          waterfall(600, 172, 262, { width: [6, 15], colours: ['#eef6ec', '#ffffff', '#c3dcd8'], seed: 3 }),
        ],
        move,
      ),
      mist(doc, { seed: 22, from: 196, to: 246, opacity: 0.55, count: 3, x0: 480 + dx, x1: 1000 }),
    );
    // the road from the pass down to the viewer; each leg with the slope above it
    const roads: readonly (readonly Bend[])[] = [
      [
        [680, 256, 4], [640, 262, 5], [590, 270, 7], [540, 282, 8], [516, 293, 9], [536, 302, 10], [580, 306, 11], [640, 312, 13],
      ],
      [
        [636, 311, 13], [690, 318, 15], [722, 328, 17], [716, 342, 19], [670, 352, 20], [590, 360, 22], [500, 368, 25], [440, 380, 28],
      ],
      [
        [446, 379, 28], [392, 394, 30], [390, 414, 33], [450, 424, 36], [560, 428, 40], [680, 434, 44], [780, 442, 50], [880, 462, 56],
      ],
      [
        [880, 462, 56], [930, 490, 60], [860, 512, 64], [700, 519, 66], [500, 524, 68], [300, 533, 72], [100, 548, 76], [-120, 574, 84],
        [-340, 612, 92], [-580, 660, 96],
      ],
    ];
    const slopes: readonly (readonly Point[])[] = [
      [
        [210, 540], [330, 440], [420, 346], [500, 278], [560, 258], [640, 248], [720, 226], [800, 190], [1130, 150],
      ],
      [
        [340, 470], [440, 356], [505, 310], [540, 316], [640, 326], [690, 304], [760, 282], [860, 250], [1130, 220],
      ],
      [
        [250, 520], [330, 450], [400, 420], [450, 408], [520, 398], [600, 390], [690, 374], [740, 356], [800, 330], [900, 300],
        [1130, 280],
      ],
      [
        [-20, 640], [200, 560], [290, 500], [360, 462], [420, 462], [560, 472], [680, 482], [800, 496], [900, 480], [1130, 440],
      ],
    ];
    roads.forEach((line, i) => {
      const [one, two] = edges(line);
      // legs run to and fro: the valley side is the lower one
      const middle = Math.floor(line.length * 0.6);
      const [inner, outer] = at(one, middle)[1] < at(two, middle)[1] ? [one, two] : [two, one];
      const k = at(line, middle)[2];
      const wall: Point[] = outer.map(([x, y], j) => [x, y + at(line, j)[2] * 0.45]);
      const tops = at(slopes, i);
      const colour = mix(at(FOREST, i), LIGHT.haze, 0.2 - i * 0.06);
      doc.add(
        group(
          [
            path(
              foliagePath({
                seed: 50 + i,
                x0: at(tops, 0)[0],
                x1: 1130,
                y: 0,
                height: 1,
                wavelength: 40 + i * 16,
                scallop: [5 + i * 2, 10 + i * 3],
                base: 660,
                least: 1,
                envelope: (x) => 2 * Math.sin(x / (9 + i * 5)) - interpolate(tops)(x),
              }),
              colour,
            ),
            path(
              lensesPath(
                range(9).map((n) => [
                  at(tops, 2)[0] + n * 66 + 30 * random(),
                  interpolate(tops)(at(tops, 2)[0] + n * 66) + 14 + i * 7 + 14 * random(),
                  40 + 50 * random(),
                  4 + i * 2.4,
                  random(),
                ]),
              ),
              mix(at(FOREST, i), '#d8e28a', 0.34),
            ),
            path(
              new Pen()
                .soft(outer)
                .soft([...wall].reverse(), { join: true })
                .close(),
              WALL.shade,
            ),
            stroke(new Pen().soft(wall.map(([x, y], j): Point => [x, y - at(line, j)[2] * 0.2])), WALL.stone, Math.max(1, k * 0.1), {
              dash: `${Math.round(k * 0.5)} 3`,
            }),
            path(
              new Pen()
                .soft(inner)
                .soft([...outer].reverse(), { join: true })
                .close(),
              ROAD.wet,
            ),
            path(
              new Pen()
                .soft(line.map(([x, y, w]): Point => [x, y - w * 0.02]))
                .soft(line.map(([x, y, w]): Point => [x, y + w * 0.2]).reverse(), { join: true })
                .close(),
              ROAD.lit,
              { opacity: 0.4 },
            ),
            stroke(new Pen().soft(outer), '#f5efdc', Math.max(1.6, k * 0.16)),
            stroke(new Pen().soft(outer), '#343a48', Math.max(1.6, k * 0.16), { dash: `${Math.round(k * 0.35)} ${Math.round(k * 0.45)}` }),
          ],
          move,
        ),
      );
      if (i === 2) doc.add(group([lorry(600, 438, 0.74), milestone(478, 404, 0.6)], move));
    });
    doc.add(
      group(
        [
          milestone(252, 504, 1),
          boulder(610, 492, 46, 22, ['#4d5a55', '#a9b28a']),
          ambassador(418, 546, { scale: 1.4, facing: -1 }),
          path(
            foliagePath({
              seed: 71,
              x0: -600,
              x1: 1130,
              y: 0,
              height: 1,
              wavelength: 90,
              scallop: [10, 20],
              base: 660,
              least: 1,
              envelope: (x) => -584 - 8 * Math.sin(x / 40) - Math.max(0, 240 - x) * 0.13,
            }),
            '#174a3c',
          ),
          monkey(190, 588, 1, 1),
          monkey(560, 570, 0.95, -1),
          monkey(580, 571, 0.6, -1),
        ],
        move,
      ),
      bamboo(doc.pick(772, { wide: 1066, tall: 676 })),
      path(
        foliagePath({
          seed: 77,
          x0: 560,
          x1: x1 + 20,
          y: 610,
          height: 60,
          wavelength: 70,
          scallop: [9, 18],
          base: 640,
          least: 0,
          envelope: (x) => Math.max(0, (x - x1 + 240) / 160),
        }),
        '#14352f',
      ),
      birds('#3f6a70', [
        [300 + dx, 250, 0.9], [330 + dx, 238, 0.7, 1], [350 + dx, 256, 0.6], [286 + dx, 272, 0.5],
      ]),
    );
  },
};
