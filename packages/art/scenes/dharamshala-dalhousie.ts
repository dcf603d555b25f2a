import {
  air, birds, conifers, coniferRow, fbm, foliage, group, land, lensesPath, lerp, massif, mist, mix, paintMassif, path, Pen, place, RAMPS, range, ridge, sky, streaks,
  stroke,
  type Point, type Ramp, type Scene, type Side,
} from '../kit';
import { deodars, hillTown, prayerFlags } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#2f6fb2', '#86b6d6', '#f0dcc0', '#fdebcc'], haze: '#d9cfcc', lit: '#ffe9c0', deep: '#1c4f8e', ink: '#2a1a2c' };
const BRASS = { lit: '#ffe08a', mid: '#dd9a34', shade: '#8f5224', dark: '#5f3322' };
const MAROON = { lit: '#c2464a', mid: '#8a2437', shade: '#571a30' };
const WALL = { lit: '#ffe2a0', mid: '#eab65c', shade: '#a8743f' };
const INK = '#2a1a2c';

/** A monk in a maroon robe, from behind and a little from the side; 100 px tall, feet on 0,0, light from the left. `arm`: reaching out to the right. */
const monk = (x: number, y: number, scale: number, facing: Side, arm: boolean): string =>
  group(
    [
      path('M-18 0L-20-40Q-22-76-4-80Q18-78 19-44L21 0z', MAROON.mid),
      path('M6-78Q18-74 19-44L21 0H8Q14-40 6-78z', MAROON.shade),
      path('M-18 0L-20-40Q-22-70-10-78Q-12-40-8 0z', MAROON.lit),
      arm ? path('M4-70Q22-72 38-64L36-57Q20-60 6-54z', '#b07a58') : '',
      // the yellow shirt shows at the shoulder under the shawl
      path('M2-80Q18-78 18-58Q8-56 0-64z', '#e8a032'),
      path('M-14-74Q-2-60 19-40L18-24Q-6-44-20-54z', mix(MAROON.mid, '#2a1020', 0.25)),
      path('M-7-80v-6h11v7q-6 4-11-1z', '#9a6448'),
      path('M-10-91a8.5 9.5 0 1 1 17 0a8.5 9.5 0 1 1-17 0z', '#b07a58'),
      path('M-10-92a8.5 9.5 0 0 1 17 0q-1-6-9-6q-7 0-8 6z', '#4a3030'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 296, tall: -104 });
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      streaks(doc, { seed: 12, from: 46, to: 200, count: 8, colour: '#fff2dc', opacity: 0.5 }),
    );
    // the Dhauladhar: one long wall of granite and snow, no foothills between
    const s = doc.pick(0, { wide: 150, tall: 40 });
    const lift = doc.pick(0, { tall: 30 });
    const wall = massif(
      37,
      [
        [-420, 340], [-320, 226], [-250, 282], [-170, 190], [-90, 262], [-8, 150], [56, 226], [132, 118], [204, 204], [262, 152], [322, 214],
        [410, 96], [486, 196], [548, 142], [622, 222], [710, 150], [800, 240], [880, 178], [1130, 300],
      ]
        .map(([x = 0, y = 0]): Point => [x + s, y + lift]),
      420, { depth: 0.66, jag: 1.15, slivers: 4, gullies: 5 },
    );
    doc.add(
      paintMassif(wall, air(doc, LIGHT, '#6f7fae', 0.26), air(doc, LIGHT, '#fff0d4', 0.08)),
      mist(doc, { seed: 9, from: 300, to: 352, colour: '#f6e9dc', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#4a6f78', 0.36), { seed: 21, y: 372, height: 70, wavelength: 200, step: 24 }),
      conifers(coniferRow(4, x0, x1 + 20, (x) => 372 - 70 * (fbm(x / 200 + 50, 21) - 0.25) + 14, [16, 30], 15), air(doc, LIGHT, '#33605f', 0.3), ''),
    );
    // the spur with the town
    const crest = (x: number): number => 402 - 46 * Math.sin((x - x0 - 40) / 190) - 22 * fbm(x / 60, 8);
    const spur = range(30).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 29), crest(lerp(x0 - 20, x1 + 20, i / 29))]);
    doc.add(
      land(
        spur, 640,
        doc.format === 'wide' ? doc.linear(
          [[0, '#1f4f66'], [0.35, '#3f6a5a'], [1, '#4f7a58']], { x1: x0, x2: 560, y2: 0 },
        ) : doc.linear([[0, '#5f8560'], [1, '#24493f']], { y1: 380, y2: 600 }),
      ),
      hillTown(doc, {
        seed: 5, crest: (x) => crest(x) + 12, x1: 470 +
          shift, from: 404, to: 566, rows: 6, scale: [0.4, 1.05], roofs: ['#c2503c', '#3f7f86', '#d98a4a', '#5f8f6a', '#4f7fb0', '#b5453c'],
        walls: ['#fff0d0', '#b59a98', '#6a5570'], trees: ['#1f4a40', '#7f9a58'], treeHeights: [70, 130], haze: [LIGHT.haze, 0.3],
          density: (x) => (x < 130 && doc.format === 'wide' ? 0.16 : 0.5),
      }),
      foliage(doc, '#1c3f38', { seed: 33, x1: 420 + shift, y: 604, height: 60, wavelength: 80, scallop: [8, 17], base: 620 }),
    );

    // the walk round the temple, in perspective towards a point left of the middle
    const eye: Point = [190 + shift, 396];
    const see = (across: number, up: number, far: number): Point => [eye[0] + across / far, eye[1] - up / far];
    const quad = (points: readonly (readonly [number, number, number])[]): Pen => new Pen().polygon(points.map((p) => see(...p)));
    const NEAR = doc.format === 'wide' ? 0.46 : 0.62;
    const END = 4.2;
    const [row, edge] = [486, 70];
    doc.add(
      // paving, parapet on the valley side
      path(
        quad([[edge - 50, -228, NEAR * 0.6], [row + 30, -228, NEAR * 0.6], [row + 30, -228, END], [edge - 50, -228, END]]),
        doc.linear([[0, '#c9a88c'], [0.4, '#b99078'], [1, '#7d5a5c']], { y1: 440, y2: 606 }),
      ),
      stroke(
        [0.2, 0.45, 0.7].map((u) => String(new Pen().move(...see(lerp(edge, row, u), -228, NEAR * 0.6)).line(...see(lerp(edge, row, u), -228, END))))
        .join('') + [0.72, 0.86, 1.05, 1.3, 1.65, 2.1, 2.8].map((z) => String(new Pen().move(...see(edge, -228, z)).line(...see(row, -228, z)))).join(''),
        '#7d5a5c', 1.6, { opacity: 0.6 },
      ),
      path(quad([[edge, -228, NEAR * 0.6], [edge, -130, NEAR * 0.6], [edge, -130, END], [edge, -228, END]]), WALL.mid),
      path(quad([[edge - 16, -130, NEAR * 0.6], [edge + 4, -130, NEAR * 0.6], [edge + 4, -130, END], [edge - 16, -130, END]]), WALL.lit),
      path(quad([[edge, -214, NEAR * 0.6], [edge, -228, NEAR * 0.6], [edge, -228, END], [edge, -214, END]]), MAROON.shade),
    );
    // wall behind the wheels, painted beam, roof
    const strip = (low: number, high: number, fill: string, x = row): string => path(quad([[x, low, NEAR], [x, high, NEAR], [x, high, END], [x, low, END]]), fill);
    const beam = (up: number): string => String(new Pen().move(...see(row - 10, up, NEAR)).line(...see(row - 10, up, END)));
    doc.add(
      path(quad([[row + 60, 226, NEAR], [row + 60, -140, NEAR], [row + 60, -140, END], [row + 60, 226, END]]), MAROON.shade),
      strip(-228, -132, doc.linear([[0, WALL.lit], [1, WALL.shade]], { x1: eye[0] + 100, x2: 800 + shift, y2: 0 })),
      path(quad([[row - 14, -126, NEAR], [row + 62, -126, NEAR], [row + 62, -126, END], [row - 14, -126, END]]), '#fff0cc'),
      strip(-136, -122, MAROON.mid, row - 14),
      strip(-228, -212, MAROON.shade),
    );

    // the wheels, far to near
    const wheel = doc.define([
      path('M-46-78H46V78H-46z', BRASS.mid),
      path('M-46-78H-22V78H-46z', '#f3c25a'),
      path('M-36-78H-26V78H-36z', BRASS.lit),
      path('M16-78H46V78H16z', BRASS.shade),
      path('M34-78H46V78H34z', BRASS.dark),
      path('M-49-84Q0-70 49-84V-68Q0-54-49-68zM-49 68Q0 82 49 68V84Q0 98-49 84z', '#b5352f'),
      path('M-49-64Q0-50 49-64V-57Q0-43-49-57zM-49 56Q0 70 49 56V63Q0 77-49 63z', '#2f7f6a'),
      // the mantra in relief, three lines of it
      stroke('M-42-26Q0-14 42-26M-42 6Q0 18 42 6M-42 36Q0 48 42 36', BRASS.dark, 15, { dash: '9 3 4 3 11 4', opacity: 0.62 }),
      stroke('M-42-29Q0-17 42-29M-42 3Q0 15 42 3M-42 33Q0 45 42 33', BRASS.lit, 3, { dash: '7 5 3 4 9 6' }),
      path('M-49-84Q0-98 49-84Q0-70-49-84z', BRASS.lit),
      path('M-7-118H7V-86H-7zM-6 90H6V108H-6z', BRASS.dark),
      path('M-14 106Q0 98 14 106L10 114H-10z', '#5d3a2c'),
    ]);
    const wheels = [3.9, 3.35, 2.9, 2.5, 2.16, 1.86, 1.6, 1.37, 1.17, 0.99, 0.83, 0.69, 0.57, 0.48];
    for (const z of wheels) {
      if (z < NEAR * 1.02) continue;
      const [wx, wy] = see(row + 14, 14, z);
      if (wx > x1 + 60) continue;
      doc.add(doc.use(wheel, place(wx, wy, { scale: 1.06 / z })));
    }
    doc.add(
      strip(136, 176, MAROON.mid, row - 10),
      stroke(beam(156), '#2f7fa0', 6, { dash: '7 5' }),
      stroke(beam(168), BRASS.lit, 2.6),
      stroke(beam(142), BRASS.lit, 2),
      // eaves: boards seen from below, then the golden roof edge
      path(quad([[row - 60, 214, NEAR], [row + 60, 176, NEAR], [row + 60, 176, END], [row - 60, 214, END]]), MAROON.shade),
      path(quad([[row - 66, 238, NEAR], [row - 60, 210, NEAR], [row - 60, 210, END], [row - 66, 238, END]]), BRASS.mid),
      path(
        quad([[row - 66, 238, NEAR], [row + 90, 318, NEAR], [row + 90, 318, END], [row - 66, 238, END]]),
        doc.linear([[0, '#f3c25a'], [1, '#b5782f']], { x1: eye[0] + 90, x2: 800 + shift, y2: 0 }),
      ),
      stroke(
        [0.56, 0.64, 0.74, 0.86, 1, 1.18, 1.4, 1.7, 2.1, 2.7, 3.4].filter((z) => z > NEAR).map((z) => String(new Pen().move(...see(row - 66, 238, z))
        .line(...see(row + 90, 318, z)))).join(''),
        BRASS.shade, 2, { opacity: 0.7 },
      ),
      stroke(String(new Pen().move(...see(row - 64, 226, NEAR)).line(...see(row - 64, 226, END))), BRASS.lit, 5, { dash: '6 5' }),
    );
    // monks and a woman of the valley on their round
    const stand = (across: number, z: number): Point => see(across, -228, z);
    const [ax, ay] = stand(380, 1.02);
    const [bx, by] = stand(330, 2.2);
    const [cx, cy] = stand(388, 2.9);
    const [dx, dy] = stand(190, 1.32);
    doc.add(
      path(lensesPath([[ax - 10, ay + 3, 90, 5, 0.4], [bx - 4, by + 1, 44, 3, 0.5], [cx - 4, cy + 1, 34, 2, 0.5], [dx - 6, dy + 2, 64, 4, 0.5]]), INK, { opacity: 0.5 }),
      monk(cx, cy, 0.86, 1, true),
      monk(bx, by, 1.1, 1, false),
      monk(dx, dy, 1.32, -1, false),
      monk(ax, ay, 2.3, 1, true),
    );

    // deodars at the near corner, flags from the eaves to them
    const pine = doc.pick(44, { wide: 330, tall: 150 });
    const flagEnd: Point = [pine + 6, 300];
    const eaves = see(row - 62, 232, 2.3);
    const high = see(row - 62, 236, 1.3);
    doc.add(
      deodars(
        doc.format === 'wide' ? [
          [pine, 650, 380], [pine - 76, 650, 250], [-250, 650, 260], [-180, 650, 170],
        ] : [[pine, 650, 420], [pine - 60, 650, 300], [pine + 62, 650, 150]],
        '#14302f', '#4f6f48',
      ),
      prayerFlags(flagEnd, eaves, 22, 13, { seed: 4 }),
      prayerFlags([pine + 4, 262], high, 26, 16, { seed: 7 }),
      birds(
        '#3a5a86',
        [[296, 120, 0.9, 0], [322, 106, 0.7, 1], [274, 104, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [
          x + doc.pick(0, { wide: 330, tall: 40 }), y + doc.pick(0, { tall: 44 }), k, t,
        ] as const),
      ),
    );
  },
};
