import {
  air, birds, boulder, conifers, coniferRow, fbm, foliage, grass, group, land, lensesPath, lerp, massif, meadow, mist, paintMassif, path, Pen, place, RAMPS,
  range, ridge, rng, sky, streaks, stroke, sun,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { horse } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#3f7fb4', '#97c0d2', '#f2dcc6', '#fdeccd'], haze: '#e3dcd0', deep: '#1b5488' };
const LOG: Tones = ['#8f6244', '#c9925c', '#57403f'];
const GRASS = { lit: '#a9c868', mid: '#6fa256', shade: '#3f7550' };
const INK = '#1d2f38';

/** A log house of Gurez with a steep shingled roof: left edge 0, foot 0, some 110 px wide; sun from the left. */
function logHouse(floors: number): string {
  const h = 34 * floors;
  const courses = range(Math.round(h / 6)).map((i) => `M0 ${-3 - i * 6}H92`).join('');
  return [
    path(new Pen().rect(0, -h, 92, h), LOG[0]),
    path(new Pen().rect(0, -h, 60, h), LOG[1]),
    stroke(courses, LOG[2], 1.4, { opacity: 0.75 }),
    // notched ends of the logs at the corners
    stroke(`M-2 0V${-h}M60 0V${-h}M94 0V${-h}`, LOG[2], 5, { dash: '4 2' }),
    path(range(floors).map((f) => `M12 ${-12 - f * 34}v-15h13v15zM38 ${-12 - f * 34}v-15h13v15zM72 ${-12 - f * 34}v-15h12v15z`).join(''), '#2f2a3a'),
    stroke(range(floors).map((f) => `M10 ${-11 - f * 34}h17v-18h-17zM36 ${-11 - f * 34}h17v-18h-17z`).join(''), '#f0d9a4', 1.8),
    path('M26 0V-22H38V0z', '#3a2a34'),
    path(`M-12 ${-h + 5}L30 ${-h - 40}L66 ${-h + 5}z`, LOG[0]),
    stroke(`M4 ${-h - 6}H54M14 ${-h - 16}H46M22 ${-h - 26}H38`, LOG[2], 1.6),
    path(`M30 ${-h - 44}H88L108 ${-h + 6}H68z`, '#77706c'),
    path(`M30 ${-h - 44}L-14 ${-h + 6}L-8 ${-h + 8}L30 ${-h - 34}z`, '#c9b79a'),
    path(`M30 ${-h - 44}L72 ${-h + 6}L66 ${-h + 8}L30 ${-h - 34}z`, '#54505a'),
    stroke(`M40 ${-h - 32}H93M50 ${-h - 20}H98M58 ${-h - 9}H103`, '#4f4a54', 1.4, { dash: '7 2 5 2' }),
  ].join('');
}

/** Strips of crops on the valley floor: colour, left end, y, length. */
const FIELDS: readonly (readonly [fill: string, x: number, y: number, length: number])[] = [
  ['#d9c262', 270, 492, 96], ['#5f9a52', 352, 490, 88], ['#e0a6b4', 430, 491, 74], ['#8fb85a', 500, 489, 90], ['#c9b04f', -30, 500, 120], ['#6fa256', 90, 498, 84],
];

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 210, tall: -42 });
    const drop = doc.pick(0, { tall: 26 });
    const put = ([x, y]: Point): Point => [x + shift, y + drop];
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      streaks(doc, { seed: 52, from: 40, to: 150, count: 6, opacity: 0.45 }),
      sun(doc, doc.pick(60, { wide: 440, tall: 150 }), 210 + drop, 40, '#fff3d6', { disc: false, glowRadius: 230, glowOpacity: 0.7 }),
    );
    const far = massif(
      14, [
        [-520, 380], [-400, 290], [-300, 350], [-180, 250], [-80, 330], [30, 262], [140, 340], [260, 300], [560, 330], [660, 270], [750, 330],
        [850, 246], [960, 320], [1060, 270], [1180, 350],
      ].map(([x = 0, y = 0]): Point => put([x, y])),
      440, { depth: 0.6, slivers: 2, gullies: 3 },
    );
    doc.add(
      paintMassif(far, air(doc, LIGHT, '#7f93b4', 0.42), air(doc, LIGHT, '#f6f0e2', 0.2)),
      mist(doc, { seed: 7, from: 330 + drop, to: 366 + drop, colour: '#f8f8ec', opacity: 0.55, count: 5 }),
    );

    // Habba Khatoon: one bare limestone pyramid, its two faces in light and shade
    const apex = put([420, 92]);
    const leftEdge = range(15).map((i): Point => {
      const t = i / 14;
      const [x, y] = put([lerp(420, 150, t ** 1.04), lerp(92, 452, t)]);
      return [x + (i ? 14 * (fbm(i * 0.9, 4) - 0.5) : 0), y + (i ? 12 * (fbm(i * 1.3, 9) - 0.5) : 0)];
    });
    const rightEdge = range(15).map((i): Point => {
      const t = i / 14;
      const [x, y] = put([lerp(420, 724, t ** 1.1), lerp(92, 452, t)]);
      return [x + (i ? 16 * (fbm(i * 0.8, 14) - 0.5) : 0), y + (i ? 12 * (fbm(i * 1.1, 19) - 0.5) : 0)];
    });
    const spine: Point[] = ([
      [420, 92], [432, 126], [424, 158], [446, 196], [438, 232], [462, 276], [450, 316], [478, 366], [470, 452],
    ] as const).map((p) => put([p[0], p[1]]));
    const ribs = new Pen();
    const bright = new Pen();
    const random = rng(26);
    for (let i = 0; i < 16; i++) {
      const t = 0.14 + 0.8 * random();
      const u = random();
      const [ax, ay] = put([lerp(420 - 205 * t, 420 + 26 * t, u), 92 + 360 * t * 0.82]);
      const h = 34 + 66 * random();
      ribs.polygon([[ax, ay], [ax - 5, ay + h * 0.4], [ax + 1, ay + h * 0.5], [ax - 14, ay + h], [ax - 12, ay + h * 0.55], [ax - 9, ay + h * 0.3]]);
    }
    for (let i = 0; i < 14; i++) {
      const t = 0.16 + 0.76 * random();
      const u = random();
      const [ax, ay] = put([lerp(420 + 66 * t, 420 + 216 * t, u), 92 + 360 * t * 0.84]);
      const h = 30 + 56 * random();
      bright.polygon([[ax, ay], [ax + 8, ay + h * 0.4], [ax + 5, ay + h * 0.54], [ax + 22, ay + h], [ax + 2, ay + h * 0.6], [ax - 2, ay + h * 0.3]]);
    }
    doc.add(
      path(
        new Pen().polygon([...leftEdge.slice().reverse(), ...rightEdge.slice(1)]),
        doc.linear([[0, '#8a7fa4'], [0.6, '#6f7694'], [1, '#5d7678']], { y1: 92, y2: 450 }),
      ),
      path(
        new Pen().polygon([...leftEdge.slice().reverse(), ...spine.slice(1)]),
        doc.linear([[0, '#ffe6c4'], [0.5, '#f3cfa8'], [0.8, '#d9bd94'], [1, '#a9b283']], { y1: 92, y2: 450 }),
      ),
      path(ribs, '#a39c9c', { opacity: 0.75 }),
      path(bright, '#a9a6b0', { opacity: 0.8 }),
      // last snow below the summit, strata
      path(`M${apex[0]} ${apex[1]}l-14 26l5 6l-10 24l12-12l7 14l4-24l8 12l2-24z`, '#fffdf4'),
      stroke(
        [0.36, 0.5, 0.64, 0.78].map((t) => String(new Pen().move(apex[0] - 262 * t + 8, apex[1] + 352 * t).line(apex[0] - 110 * t,
        apex[1] + 372 * t - 6).line(apex[0] + 40 * t, apex[1] + 356 * t))).join(''),
        '#b5a48f', 1.8, { dash: '40 18 16 30', opacity: 0.8 },
      ),
    );

    // a collar of morning cloud across the faces, woods climbing the gullies
    const climb: [number, number, number, number][] = [];
    for (let i = 0; i < 34; i++) {
      const t = 0.8 + 0.2 * random() ** 0.6;
      const u = random();
      if (Math.sin(u * 17) < -0.1 && t < 0.84) continue;
      climb.push([...put([lerp(420 - 262 * t, 420 + 286 * t, u), 92 + 356 * t]), 18 + 14 * random(), 0.4]);
    }
    doc.add(
      conifers(climb.sort((a, b) => a[1] - b[1]), '#4f7a70', '#9cab84'),
      path(
        lensesPath([
          [212, 236, 250, 11, 0.6], [330, 246, 300, 12, 0.4], [250, 256, 220, 8, 0.5],
        ].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [...put([x, y]), l, h, c] as const)),
        '#fff8ec', { opacity: 0.75 },
      ),
    );

    // firs round its foot, green alps
    const foot = (x: number): number => 432 + drop - 54 * fbm(x / 150, 6) + 16 * Math.sin(x / 120);
    const line = range(40).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 39), foot(lerp(x0 - 20, x1 + 20, i / 39))]);
    doc.add(
      conifers(coniferRow(8, x0, x1 + 20, (x) => foot(x) + 8, [24, 46], 14).filter((_, i) => i % 7 > 1), air(doc, LIGHT, '#2f6a5c', 0.24, 0.75), ''),
      land(line, 640, doc.format === 'wide' ? doc.linear([[0, '#1f5a66'], [0.45, '#5f9a62'], [1, '#8fb568']], { x1: x0, x2: 760, y2: 0 }) : '#82b066'),
      foliage(
        doc, air(doc, LIGHT, '#4f8a5a', 0.16, 0.7),
        { seed: 21, y: 456 + drop, height: 26, wavelength: 80, scallop: [5, 11], base: 470 + drop, envelope: (x) => 0.4 + 0.6 * Math.sin(x / 70) ** 2 },
      ),
      ridge(
        doc, doc.format === 'wide' ? doc.linear([[0, '#1c5560'], [0.45, '#7fae5c'], [1, '#a9c868']], { x1: x0, x2: 700, y2: 0 }) : GRASS.lit,
        { seed: 33, y: 474 + drop, height: 30, wavelength: 300 },
      ),
      path(
        lensesPath([
          [-60, 480, 260, 5, 0.5], [360, 476, 220, 4, 0.5], [640, 486, 280, 5, 0.5],
        ].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [...put([x, y]), l, h, c] as const)),
        GRASS.shade, { opacity: 0.4 },
      ),
    );

    // strips of barley, potato and buckwheat
    doc.add(
      FIELDS.map(([fill, x, y, w]) => path(new Pen().polygon([put([x, y]), put([x + w, y - 3]), put([x + w + 24, y + 12]), put([x + 16, y + 16])]), fill)),
    );
    // the village of Dawar
    const one = doc.define(logHouse(1));
    const two = doc.define(logHouse(2));
    const houses: readonly (readonly [x: number, y: number, s: number, kind: 1 | 2])[] = [
      [40, 470, 0.3, 1], [92, 466, 0.34, 2], [146, 474, 0.32, 1], [620, 470, 0.34, 2], [676, 476, 0.36, 1], [736, 470, 0.32, 2], [560, 476, 0.32, 1],
      [200, 484, 0.4, 2], [-40, 478, 0.38, 2], [822, 476, 0.36, 1], [866, 484, 0.42, 2],
    ];
    doc.add(
      conifers(
        [
          [22, 476, 44, 0.4], [126, 478, 52, 0.4], [250, 482, 40, 0.42], [604, 474, 46, 0.4], [720, 478, 54, 0.4], [790, 480, 44, 0.42],
          [-70, 482, 52, 0.4],
        ].map(([x = 0, y = 0, h = 0, w = 0]) => [...put([x, y]), h, w] as const),
        '#2f6a58', '#8fb568',
      ),
      houses.map(([x, y, s, kind]) => doc.use(kind === 1 ? one : two, place(...put([x, y]), { scale: s }))),
      // zigzag fences of the fields
      stroke(`M${put([250, 488]).join(' ')}l26-4l24 5l26-4l26 5l28-4l26 4`, LOG[2], 1.6),
      stroke(`M${put([256, 484]).join(' ')}h160`, LOG[2], 6, { dash: '1.6 12' }),
    );

    // the Kishanganga, turquoise, from the right behind the houses down to the left corner
    const river: readonly (readonly [number, number, number])[] = [
      [486, 880, 3], [492, 760, 5], [497, 640, 6], [504, 520, 8], [512, 560, 11], [522, 620, 14], [536, 560, 18], [552, 420, 24], [580, 330, 36],
      [640, 260, 60],
    ];
    const bank = (k: number): Point[] => river.map(([y, x, half]): Point => [put([x, y])[0] + (k * half) / 1.6, y + drop * 0.7 + k * half * 0.5]);
    doc.add(
      ridge(doc, doc.linear([[0, '#8fbb5c'], [0.5, '#5f9a52'], [1, '#2f6048']], { y1: 496, y2: 606 }), { seed: 5, y: 506 + drop * 0.7, height: 20, wavelength: 340 }),
      path(new Pen().soft(bank(-1.35)).soft(bank(1.35).reverse(), { join: true }).close(), '#e6dcc0'),
      path(
        new Pen().soft(bank(-1)).soft(bank(1).reverse(), { join: true }).close(),
        doc.linear([[0, '#b5e6de'], [0.35, '#4fb8b4'], [1, '#177a94']], { y1: 490, y2: 606 }),
      ),
      stroke(new Pen().soft(bank(0.35)).soft(bank(-0.4)), '#effbf4', 2, { dash: '24 18 10 30', opacity: 0.85 }),
      [
        [462, 550, 26], [640, 528, 22], [446, 574, 38], [250, 600, 50], [400, 612, 46], [586, 556, 26],
      ].map(([x = 0, y = 0, w = 0]) => boulder(x + shift, y + drop * 0.7, w, w * 0.5, ['#66747a', '#d3cfba'])),
    );
    // ponies at grass and a herdsman in a pheran
    const [hx, hy] = put([588, 582]);
    doc.add(
      path(lensesPath([[hx - 40, hy + 2, 90, 4, 0.5], [hx + 64, hy - 12, 70, 4, 0.5], [hx - 74, hy + 14, 36, 3, 0.5]]), INK, { opacity: 0.4 }),
      horse(hx, hy, '#7a4a36', { scale: 0.78 }),
      horse(hx + 96, hy - 14, '#e6d9c4', { scale: 0.66, facing: -1, mane: '#a89a88' }),
      group(
        [
          path('M-11 0L-13-30Q-13-52 0-53Q13-52 13-30L14 0z', '#6a5a58'),
          path('M-11 0L-13-30Q-13-50-3-53Q-8-30-6 0z', '#b39a80'),
          path('M-5.5-59a5.6 6.4 0 1 1 11.2 0a5.6 6.4 0 1 1-11.2 0z', '#a8704f'),
          path('M-7-61q0-7 7-8q7 1 7 8q-7-2-14 0zM-8-60q8-3 16 0v2q-8-3-16 0z', '#d9cbb0'),
          stroke('M12-34L20 0', '#4a3a34', 2),
        ],
        { transform: place(hx - 62, hy + 14, { scale: 0.98 }) },
      ),
      meadow(doc, { seed: 8, from: 560, to: 606, count: 36, colours: ['#f6e9f0', '#f2c230'], size: [1, 2] }),
    );

    // a near log house, half out of the picture, with its fence
    const side = doc.pick(0, { wide: 310, tall: -96 });
    doc.add(
      land(
        [[x0 - 20, 600], [x0 + 160, 590], [300 + shift, 606], [560 + side, 604], [660 + side, 580], [760 + side, 570], [x1 + 30, 566]], 650,
        doc.linear([[0, '#3f7a4c'], [1, INK]], { y1: 566, y2: 606 }),
      ),
      doc.use(two, place(690 + side, 592, { scale: 2.05 })),
      stroke(`M${560 + side} 606V556M${600 + side} 606V552M${642 + side} 604V550`, '#4a3a3a', 6),
      stroke(`M${544 + side} 572L${690 + side} 562M${544 + side} 590L${690 + side} 580`, LOG[1], 5),
      grass(5, 540 + side, 720 + side, 612, 34, INK, { count: 22, width: 2.8 }),
      grass(6, x0, x0 + 190, 612, 40, INK, { count: 22, width: 3 }),
      birds(
        '#35608a',
        [[250, 150, 0.9, 0], [276, 136, 0.7, 1], [228, 134, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [x + shift * 1.2, y + drop * 2, k, t] as const),
      ),
    );
  },
};
