import {
  air, birds, blade, boulder, coniferRow, conifers, dots, fbm, finialPath, foliage, grass, group, land, lensesPath,
  lerp, massif, mist, paintMassif, path, Pen, place, poplarPaths, RAMPS, range, ridge, rng, sky, streaks, stroke, sun,
  tree,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { dotsAt } from '../kit/parts-north';

const LIGHT: Ramp = {
  ...RAMPS.golden, sky: ['#3f7fb8', '#9cc0cc', '#f6d8a4', '#fdeac4'], haze: '#e3cdb4', lit: '#ffe6b0', shade: '#5d4a68', ink: '#2a2233',
  deep: '#1d568c',
};
const WOOD: Tones = ['#a5673c', '#e0a05a', '#5c3836'];
const STONE: Tones = ['#b8aa9c', '#efe0c4', '#7c7484'];
const SLATE: Tones = ['#77798a', '#b9b6b4', '#4c4c64'];
const DARK = '#352436';
const INK = '#2a2233';
const LEAVES = ['#8a5a2c', '#d9922f', '#ffc857'] as const;

/** A wall of dressed stone and cedar beams in courses: left edge, foot, size, courses. Light from the right: the left third is in shade. */
const courses = (x: number, foot: number, width: number, height: number, n: number): string => {
  const beams = range(n).map((i) => `M${x} ${(foot - (height * (i + 0.5)) / n).toFixed(1)}h${width}`).join('');
  return (
    path(new Pen(1).rect(x, foot - height, width, height), STONE[0]) +
    path(new Pen(1).rect(x + width * 0.66, foot - height, width * 0.34, height), STONE[1]) +
    path(new Pen(1).rect(x, foot - height, width * 0.3, height), STONE[2]) +
    stroke(beams, WOOD[0], (height / n) * 0.42) +
    stroke(beams, WOOD[2], (height / n) * 0.42, { dash: `${Math.round(width * 0.3)} ${Math.round(width)}` }) +
    // the beam ends at the corners
    dots(`M${x + width - 2} ${(foot - height / n / 2).toFixed(1)}V${foot - height}`, WOOD[2], Math.min(4, (height / n) * 0.4), height / n) +
    stroke(beams, STONE[2], 1, { dash: '1 9', opacity: 0.5 })
  );
};

/** A slate roof with upturned eaves: centre x, eaves y, half width, height. */
const slates = (x: number, eaves: number, half: number, height: number): string => {
  const top = eaves - height;
  return (
    path(
      new Pen(1).move(x - half, eaves + 2).quad(x - half * 0.6, eaves - height * 0.34, x - half * 0.42, top).line(x + half * 0.42, top)
        .quad(x + half * 0.6, eaves - height * 0.34, x + half, eaves + 2).quad(x, eaves + 7, x - half, eaves + 2).close(),
      SLATE[0],
    ) +
    path(
      new Pen(1).move(x + half * 0.1, top).line(x + half * 0.42, top).quad(x + half * 0.6, eaves - height * 0.34, x + half, eaves + 2)
        .quad(x + half * 0.5, eaves + 5, x + half * 0.24, eaves + 5).close(),
      SLATE[1],
    ) +
    path(
      new Pen(1).move(x - half, eaves + 2).quad(x - half * 0.6, eaves - height * 0.34, x - half * 0.42, top).line(x - half * 0.2, top)
        .quad(x - half * 0.34, eaves - height * 0.3, x - half * 0.5, eaves + 4).close(),
      SLATE[2],
    ) +
    stroke(
      [0.3, 0.58, 0.82].map((t) => {
        const w = lerp(half * 0.42, half, t ** 1.25);
        return `M${(x - w).toFixed(1)} ${(top + height * t).toFixed(1)}h${(w * 2).toFixed(1)}`;
      }).join(''),
      SLATE[2], 1.2, { dash: '9 2 6 3', opacity: 0.7 },
    ) +
    stroke(`M${(x - half * 0.46).toFixed(1)} ${top}H${(x + half * 0.46).toFixed(1)}`, WOOD[2], 4)
  );
};

/** Kamru's tower fort, its foot on 0,0: stone and timber shaft, overhanging wooden storey with balcony, two slate roofs. */
function fort(): string {
  return [
    path('M-74 6L-66-22H66L78 6z', STONE[2]),
    path('M24-22H66L78 6H30z', STONE[0]),
    courses(-52, -20, 104, 176, 15),
    path('M-12-20V-58H12V-20zM-8-92h16v18H-8zM-8-138h16v18H-8zM-8-180h16v16H-8z', DARK),
    stroke('M-14-20V-60H14V-20M-10-94h20v22h-20zM-10-140h20v22h-20zM-10-182h20v20h-20z', WOOD[1], 2.4),
    // the balcony on its brackets
    path('M-74-196L-56-180H56L76-196z', WOOD[2]),
    path('M-78-246H78V-196H-78z', WOOD[0]),
    path('M40-246H78V-196H40z', WOOD[1]),
    path('M-78-246H-44V-196H-78z', WOOD[2]),
    stroke('M-74-206H74', WOOD[1], 13, { dash: '3 4.5' }),
    path('M-80-216H80V-211H-80zM-80-199H80V-194H-80z', WOOD[1]),
    path('M-64-244h20v26h-20zM-34-244h20v26h-20zM-8-244h20v26H-8zM18-244h20v26H18zM46-244h20v26H46z', DARK),
    stroke('M-70-246V-196M-39-246V-196M-11-246V-196M15-246V-196M42-246V-196M71-246V-196', WOOD[1], 3),
    slates(0, -244, 108, 42),
    courses(-36, -284, 72, 22, 2),
    path('M-26-302h12v14h-12zM-5-302h11v14h-11zM14-302h12v14H14z', DARK),
    slates(0, -304, 66, 40),
    path(finialPath(-22, -344, 15, 3.4) + finialPath(22, -344, 15, 3.4) + finialPath(0, -344, 20, 4), '#f0b83f'),
  ].join('');
}

/** A village house: stone below, carved wooden storey above; 60 px wide on 0,0. */
const cottage =
  courses(-26, 2, 52, 26, 3) +
  path('M-32-44H32V-22H-32z', WOOD[0]) + path('M14-44H32V-22H14z', WOOD[1]) + path('M-32-44H-18V-22H-32z', WOOD[2]) +
  stroke('M-30-33H30', DARK, 11, { dash: '6 6' }) + stroke('M-33-22H33', WOOD[1], 3) + path('M-6 2V-14H6V2z', DARK) + slates(0, -42, 44, 22);

/** A longer house of two storeys with a verandah all along; 92 px wide on 0,0. */
const farmhouse =
  courses(-40, 2, 80, 24, 3) +
  path('M-46-46H46V-20H-46z', WOOD[0]) + path('M24-46H46V-20H24z', WOOD[1]) + path('M-46-46H-24V-20H-46z', WOOD[2]) +
  stroke('M-42-36H44', DARK, 10, { dash: '9 8' }) + stroke('M-44-24H46', WOOD[1], 7, { dash: '2 3' }) + stroke('M-48-20H48', WOOD[1], 3) +
  path('M-26 2V-12H-12V2zM12 2V-10H24V2z', DARK) +
  path('M-60-42L-40-66H40L62-42Q0-37-60-42z', SLATE[0]) + path('M18-66H40L62-42L36-40z', SLATE[1]) + path('M-60-42L-40-66H-26L-40-40z', SLATE[2]) +
  stroke('M-46-58H46M-53-50H54', SLATE[2], 1.2, { dash: '9 2 6 3', opacity: 0.7 });

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 250, tall: 60 });
    const drop = doc.pick(0, { tall: 34 });
    doc.add(
      sky(doc, LIGHT, { horizon: 390 }),
      sun(
        doc, doc.pick(724, { wide: 1010, tall: 650 }), doc.pick(150, { tall: 190 }), 24, '#fff8e0',
        { glow: '#fff0c4', glowRadius: doc.pick(240, { tall: 200 }), glowOpacity: 0.8 },
      ),
      streaks(doc, { seed: 19, from: 44, to: 190, count: 7, colour: '#fff3dc', opacity: 0.5 }),
    );
    const snows = massif(
      61,
      [
        [-540, 380], [-420, 270], [-330, 330], [-230, 232], [-150, 290], [-60, 196], [40, 280], [120, 214], [250, 300], [400, 176], [462, 226],
        [540, 118], [604, 204], [652, 164], [730, 254], [816, 190], [900, 270], [1000, 214], [1130, 320],
      ]
        .map(([x = 0, y = 0]): Point => [x + shift * 0.8, y + drop]),
      440, { light: 1, depth: 0.7, jag: 1.1, slivers: 3, gullies: 4 },
    );
    // the stone pillar of Shiva on the ridge of Kinner Kailash
    const [px, py] = [462 + shift * 0.8, 228 + drop];
    doc.add(
      path(`M${px - 6} ${py + 6}l2-34l5-5l4 6l2 34z`, air(doc, LIGHT, '#5f5a78', 0.2)),
      paintMassif(snows, air(doc, LIGHT, '#7682ab', 0.28), air(doc, LIGHT, '#fff2d8', 0.08)),
      mist(doc, { seed: 4, from: 322, to: 372, colour: '#fbeedd', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#5d6f6c', 0.32, 0.75), { seed: 9, y: 410 + drop, height: 120, wavelength: 230, step: 22 }),
      conifers(coniferRow(6, x0, x1 + 20, (x) => 414 + drop - 120 * (fbm(x / 230 + 50, 9) - 0.25) * 1.2 + 12, [20, 38], 17), air(doc, LIGHT, '#3a5a54', 0.26, 0.7), ''),
      ridge(doc, air(doc, LIGHT, '#a8803f', 0.2, 0.7), { seed: 17, y: 438 + drop, height: 70, wavelength: 190, step: 30 }),
    );
    // golden birches and poplars in the folds
    const random = rng(15);
    const poplars: [number, number, number][] = [];
    for (let x = x0; x < x1; x += 10 + 46 * random()) if (Math.sin(x / 83 + 1) > -0.35) poplars.push([x, 448 + drop, 30 + 46 * random()]);
    const gold = poplarPaths(poplars, 0.13);
    doc.add(
      path(gold.body, air(doc, LIGHT, '#b5822f', 0.1, 0.7)),
      path(gold.lit, air(doc, LIGHT, '#8f6a34', 0.1, 0.8)),
      foliage(doc, air(doc, LIGHT, '#8a7038', 0.14, 0.75), { seed: 41, y: 450 + drop, height: 36, wavelength: 100, scallop: [6, 14] }),
      foliage(
        doc, air(doc, LIGHT, '#e0a63f', 0.1, 0.85),
        { seed: 47, y: 452 + drop, height: 24, wavelength: 70, scallop: [5, 12], envelope: (x) => Math.max(0.1, Math.sin(x / 90)) },
      ),
    );

    // valley floor and the Baspa coming down from the right
    doc.add(
      doc.band(doc.linear([[0, '#c9b06a'], [0.4, '#8f9a56'], [1, '#3f5a48']], { y1: 440, y2: 606 }), 444 + drop),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#24505f', 0.8], [1, '#24505f', 0]], { x1: x0, x2: 330, y2: 0 }), 444) : '',
    );
    const river: readonly (readonly [number, number, number])[] = [
      [448, 690, 3], [462, 640, 6], [478, 668, 10], [498, 604, 16], [522, 596, 24], [552, 520, 36], [620, 470, 66],
    ];
    const bank = (k: number): Point[] => river.map(([y, x, half]): Point => [x + shift * 0.86 + k * half, y + drop * 0.6]);
    doc.add(
      // barley stubble and terraces running up to the foot of the slope
      ridge(
        doc, doc.format === 'wide' ? doc.linear([[0, '#2a5a5c'], [0.4, '#7f8f52'], [1, '#b0a45a']], { x1: x0, x2: x1, y2: 0 }) : '#b5a65c',
        { seed: 52, y: 474 + drop, height: 34, wavelength: 300, step: 40 },
      ),
      ridge(
        doc, doc.format === 'wide' ? doc.linear([[0, '#244f4e'], [0.4, '#66804c'], [1, '#7f8f50']], { x1: x0, x2: x1, y2: 0 }) : '#8a944f',
        { seed: 58, y: 510 + drop, height: 40, wavelength: 260, step: 40 },
      ),
      ridge(doc, doc.linear([[0, '#5f7a4a'], [1, '#2f4a40']], { y1: 510, y2: 606 }), { seed: 63, y: 556 + drop, height: 44, wavelength: 280, step: 40 }),
      path(new Pen().soft(bank(-1.3)).soft(bank(1.3).reverse(), { join: true }).close(), '#e3d6b8'),
      path(
        new Pen().soft(bank(-1)).soft(bank(1).reverse(), { join: true }).close(),
        doc.linear([[0, '#bfe0da'], [0.4, '#5fb0ae'], [1, '#2a7f90']], { y1: 446, y2: 606 }),
      ),
      stroke(new Pen().soft(bank(0.4)).soft(bank(-0.5)), '#f3fbf4', 2.2, { dash: '20 16 8 24', opacity: 0.85 }),
      [
        [598, 506, 26], [640, 536, 34], [520, 520, 24], [470, 572, 40], [566, 590, 46],
      ].map(([x = 0, y = 0, w = 0]) => boulder(x + shift * 0.86, y + drop * 0.6, w, w * 0.5, ['#6f6a74', '#d0c4b4'])),
    );

    // the spur with fort and village
    const knoll: Point[] = [
      [-260, 640], [-200, 540], [-80, 492], [60, 470], [150, 440], [220, 426], [300, 430], [372, 462], [430, 512], [476, 570], [500, 640],
    ].map(([x = 0, y = 0]): Point => [x + shift, y + drop]);
    const houses: readonly (readonly [x: number, y: number, s: number])[] = [
      [112, 474, 0.72], [338, 470, 0.74], [60, 500, 0.84], [150, 506, 0.88], [300, 504, 0.9], [384, 516, 0.86], [8, 534, 1], [104, 546, 1.06], [206,
      546, 1.1], [316, 552, 1.08], [410, 566, 1.04], [-70, 536, 0.96], [-40, 582, 1.2],
    ];
    const homes = [doc.define(cottage), doc.define(farmhouse)] as const;
    doc.add(
      land(knoll, 650, doc.linear([[0, '#a99a5c'], [0.4, '#6f7a4c'], [1, '#33483f']], { y1: 426, y2: 606 })),
      path(
        lensesPath([
          [60, 520, 200, 7, 0.5], [220, 500, 190, 6, 0.5], [-60, 560, 240, 8, 0.5],
        ].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [x + shift, y + drop, l, h, c] as const)),
        '#d9c078', { opacity: 0.6 },
      ),
      tree(3, 84 + shift, 470 + drop, 60, 54, { leaves: LEAVES, bark: '#4a3436', light: 1 }),
      group(fort(), { transform: place(228 + shift, 432 + drop, { scale: 0.86 }) }),
      path(`M${170 + shift} ${436 + drop}q-60 4-100 22q70 2 120-12z`, '#3a3a44', { opacity: 0.4 }),
      houses.map(([x, y, s], i) => doc.use(
        homes[i % 3 === 2 ? 1 : 0], place(x + shift, y + drop, { scaleX: s * (i % 4 === 3 ? 1.2 : 0.94), scaleY: s * (i % 5 === 0 ? 1.14 : 0.96) }),
      ) + (i % 3 === 1 ? tree(i + 9, x + 46 * s + shift, y + 4 + drop, 44 * s, 42 * s, { leaves: i % 2 ? LEAVES : ['#3a5a40', '#6f8a4a', '#b5b85c'], bark: '#4a3436', light: 1 }) : '')),
    );

    // an apple orchard close to us: trees heavy with fruit, a basket, a woman in the green-banded cap of Kinnaur
    const near = doc.pick(0, { wide: 300, tall: -100 });
    doc.add(
      land(
        [[450 + near, 650], [520 + near, 606], [620 + near, 574], [720 + near, 560], [Math.max(x1 + 40, 860 + near), 548], [Math.max(x1 + 40, 860 + near), 650]],
        650, '#3f4f3c',
      ),
      foliage(doc, '#5f6f42', { seed: 18, x0: 470 + near, y: 606, height: 22, wavelength: 40, scallop: [6, 12], base: 620 }),
      grass(3, 500 + near, x1 + 10, 610, 34, INK, { count: 40, width: 2.6 }),
    );
    const [wx, wy] = [612 + near, 598];
    doc.add(
      path(lensesPath([[wx - 40, wy + 3, 130, 5, 0.5]]), INK, { opacity: 0.5 }),
      group(
        [
          path('M-13 0L-15-30Q-16-56 0-58Q15-56 14-30L16 0z', '#5f5a58'),
          path('M4-57Q15-54 14-30L16 0H8Q10-34 4-57z', '#a8a096'),
          path('M-14-44Q0-52 15-38L14-22Q-2-34-15-30z', '#7a2f44'),
          stroke('M-14-40Q0-48 14-33M-15-33Q-2-38 13-26', '#f0bd4a', 1.6, { dash: '3 2' }),
          path('M-6.5-65a6.5 7.4 0 1 1 13 0a6.5 7.4 0 1 1-13 0z', '#b07a58'),
          path('M-8-67V-74Q0-79 8-74V-67Q0-71-8-67z', '#3f7f55'),
          path('M-7-73Q0-80 7-73Q0-75-7-73z', '#c9bfae'),
          path('M-7-64q-3 8 0 16l4-2q-2-8-1-14z', '#33222c'),
          path('M10-46L24-30L20-26L8-38z', '#5f5a58'),
        ],
        { transform: place(wx, wy, { scale: 0.98 }) },
      ),
      path(`M${wx + 18} ${wy}l-5-26h46l-6 26z`, '#a8743f'),
      path(`M${wx + 40} ${wy}l4-26h15l-6 26z`, '#d9a25a'),
      stroke(`M${wx + 14} ${wy - 18}h44M${wx + 16} ${wy - 9}h40`, '#6b4430', 2, { dash: '5 2' }),
      dotsAt([[wx + 20, wy - 28], [wx + 30, wy - 31], [wx + 40, wy - 32], [wx + 50, wy - 29], [wx + 26, wy - 35], [wx + 36, wy - 38], [wx + 45, wy - 36]], '#c2282f', 11),
      dotsAt([[wx + 33, wy - 34], [wx + 43, wy - 35], [wx + 39, wy - 40], [wx + 53, wy - 31]], '#f0705a', 4),
    );
    // boughs of apples coming in from the right
    const boughs: readonly (readonly Point[])[] = [
      [[840, 30], [760, 60], [690, 62], [610, 100]], [[770, 56], [730, 110], [716, 166]], [[850, 120], [790, 150], [760, 206]], [[700, 62], [660, 30],
        [606, 22]], [[850, 210], [800, 226], [770, 268]],
    ];
    const where = ([x, y]: Point): Point => [x + near - doc.pick(0, { tall: 6 }), y + doc.pick(0, { tall: 118 })];
    const wood = new Pen();
    const dark = new Pen();
    const lit = new Pen();
    const apples: Point[] = [];
    for (const bough of boughs) {
      const line = bough.map(where);
      wood.soft(line);
      for (let i = 0; i + 1 < line.length; i++) {
        const [a, b] = [line[i], line[i + 1]];
        if (!a || !b) continue;
        for (let k = 0; k < 7; k++) {
          const t = (k + random()) / 7;
          const [x, y] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
          const turn = 6.28 * random();
          blade(k % 3 ? dark : lit, x, y, turn, 26 + 10 * random(), 6.5, 0.1 * (random() - 0.5));
          if (k % 3 === 1) apples.push([x + 8 * (random() - 0.5), y + 13 + 6 * random()]);
        }
      }
    }
    const apple = doc.define(path(
      'M0-9Q-4-13-9-10Q-15-5-12 4Q-8 13 0 11Q8 13 12 4Q15-5 9-10Q4-13 0-9z', '#b8222f',
    ) + path('M2-9Q5-12 9-10Q15-5 12 4Q9 12 2 11Q8 2 2-9z', '#f0604a') + path('M-7-5q2-4 6-3q-4 2-5 6z', '#ffb09a') + path('M-1-9q0-5 3-7l1 1q-2 3-2 6z', '#4a3028'));
    doc.add(
      stroke(wood, '#352630', 6, { round: true }),
      path(dark, '#2f4a38'),
      path(lit, '#9aa04a'),
      apples.map(([x, y], i) => doc.use(apple, place(x, y, { scale: 0.86 + ((i * 3) % 4) / 9, rotate: ((i * 31) % 40) - 20 }))),
      doc.format === 'wide' ? foliage(
        doc, INK,
        { seed: 3, x1: -60, y: 606, height: 60, wavelength: 60, scallop: [7, 15], base: 620, envelope: (x) => Math.min(1, Math.max(0, (-60 - x) / 160)) },
      ) : '',
      birds(
        '#4a5f86',
        [[330, 130, 0.9, 0], [356, 116, 0.7, 1], [306, 114, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [
          x + doc.pick(60, { wide: 300, tall: 30 }), y + doc.pick(0, { tall: 30 }), k, t,
        ] as const),
      ),
    );
  },
};
