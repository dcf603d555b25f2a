import {
  air, birds, coniferRow, conifers, fbm, group, land, lensesPath, lerp, massif, mist, paintMassif, path, Pen, place, RAMPS, range, ridge, rng, sky, stipple, streaks,
  stroke, sun,
  type Conifer, type Point, type Ramp, type Scene, type Side,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1b5cae', '#4f9ddb', '#a9d6ec', '#eaf3ee'], haze: '#cfe2ee', deep: '#15489a' };
const SNOW = { lit: '#fffaf0', mid: '#e6eff6', shade: '#a9c4e2', deep: '#7fa2d0' };
const FIR = '#1e4a4f';
const INK = '#14293f';

/** A cabin of the gondola with its arm, hanging from 0,0; 150 px wide. Light from the left. */
function cabin(body: string, shade: string, lit: string): string {
  const glass = '#2f6f9f';
  return [
    stroke('M0 0V34Q0 46-10 52M-13 0H13', '#4a5568', 7, { round: true }),
    path('M-26 52H26L34 62H-34z', '#4a5568'),
    path('M-58 62Q-66 62-70 74L-80 140Q-84 186-66 196H66Q84 186 80 140L70 74Q66 62 58 62z', body),
    path('M40 62H58Q66 62 70 74L80 140Q84 186 66 196H44Q62 170 58 120z', shade),
    path('M-58 62Q-66 62-70 74L-80 140Q-84 186-66 196H-58Q-74 178-68 138L-58 78Q-54 66-46 62z', lit),
    path('M-62 80Q-60 74-54 74H-6V142H-72zM6 74H54Q60 74 62 80L72 142H6z', glass),
    path('M-62 80Q-60 74-54 74H-30L-50 142H-72zM6 74H30L14 142H6z', '#8fcbea', { opacity: 0.75 }),
    // three travellers in warm hats
    path('M-50 142Q-52 118-36 116Q-20 118-22 142zM16 142Q14 116 32 114Q50 116 50 142z', '#d98a32'),
    path('M-18 142Q-18 122-8 120L-6 121V142z', '#7a3f6a'),
    path('M-44 108a8 9 0 1 1 16 0a8 9 0 1 1-16 0zM24 106a8 9 0 1 1 16 0a8 9 0 1 1-16 0z', '#8a5a44'),
    path('M-45 105q1-11 9-11q9 0 9 11q-9-4-18 0zM23 103q1-11 9-11q9 0 9 11q-9-4-18 0z', '#c8322f'),
    path('M-80 140L-76 152H78L80 140L79 156H-80z', '#fff6e6'),
    stroke('M0 66V194', shade, 3),
    path('M-70 190H70L64 200H-64z', '#3a4358'),
    stroke('M-82 160L-92 190M82 160L92 190', '#4a5568', 4),
  ].join('');
}

/** A skier going down to the left (-1) or right (1). */
const skier = (x: number, y: number, scale: number, coat: string, facing: Side): string =>
  group(
    [
      stroke('M-16 4L20-3', '#2a3348', 2),
      path('M-5-1L-6-10L0-15L6-10L3 0L-1-1L1-8L-2-2z', '#2a3a5c'),
      path('M-4-11Q-7-20 1-25L7-21L6-11z', coat),
      stroke('M4-20L13-14L-8 2', '#2a3348', 1.2),
      path('M3-27a3.4 3.6 0 1 1 6.8 0a3.4 3.6 0 1 1-6.8 0z', '#f0bd35'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 300, tall: -40 });
    const drop = doc.pick(0, { wide: 8, tall: 40 });
    doc.add(
      sky(doc, LIGHT, { horizon: 380 }),
      sun(doc, doc.pick(96, { wide: 470, tall: 170 }), doc.pick(96, { wide: 110, tall: 150 }), 30, '#fffdf0', { glowRadius: 220, glowOpacity: 0.7 }),
      streaks(doc, { seed: 71, from: 40, to: 210, count: 7, opacity: 0.5, height: [4, 9] }),
    );
    // Apharwat: a broad snow shoulder, rock only under the crest
    const far = massif(
      17,
      [
        [-340, 330], [-240, 250], [-130, 312], [-30, 230], [70, 290], [150, 214], [232, 262], [352, 168], [470, 248], [560, 204], [664, 280],
        [760, 232], [880, 300], [980, 240], [1130, 320],
      ]
        .map(([x = 0, y = 0]): Point => [x + shift * 0.6, y + drop]),
      430,
      { depth: 0.86, jag: 0.7, slivers: 2, gullies: 2 },
    );
    doc.add(
      paintMassif(far, air(doc, LIGHT, '#7ba2d4', 0.22), air(doc, LIGHT, SNOW.lit, 0.06, 0.82)),
      mist(doc, { seed: 8, from: 330, to: 372, colour: '#f6fafa', opacity: 0.5 }),
    );
    // forest belts, each nearer, between them the pistes
    const belt = (seed: number, y: number, height: number, heights: readonly [number, number], gap: number, amount: number): void => {
      const ground = (x: number): number => y - height * (fbm(x / 190 + 30, seed, 3) - 0.3);
      const row = coniferRow(seed, x0 - 10, x1 + 20, (x) => ground(x) + 6, heights, gap).filter(([x]) => Math.abs(x - lerp(330, 380, (y - 360) / 70) - shift) > 16 + (y - 356) * 0.42);
      doc.add(
        ridge(doc, air(doc, LIGHT, SNOW.mid, amount * 0.5, 0.7), { seed, y, height, wavelength: 190, octaves: 3, step: 30 }),
        conifers(row, air(doc, LIGHT, FIR, amount, 0.6), air(doc, LIGHT, SNOW.lit, amount * 0.6, 0.7)),
      );
    };
    belt(5, 388, 60, [22, 40], 16, 0.5);
    belt(15, 424, 46, [40, 84], 22, 0.26);

    // the great meadow, its hollows blue
    const meadow: Point[] = [[x0 - 20, 440], [x0 + 140, 452], [220 + shift * 0.5, 436], [420 + shift * 0.5, 446], [640 + shift * 0.5, 430], [x1 + 30, 446]];
    doc.add(
      land(meadow, 620, doc.linear([[0, '#fffaf0'], [0.35, '#eaf2f8'], [1, '#b9d0ea']], { y1: 430, y2: 604 })),
      path(
        lensesPath([
          [60, 470, 240, 8, 0.4], [360, 462, 220, 6, 0.6], [520, 500, 330, 10, 0.3], [-200, 500, 300, 10, 0.5], [820, 478, 240, 8, 0.4],
          [180, 540, 340, 12, 0.6],
        ]),
        SNOW.shade, { opacity: 0.55 },
      ),
      path(`M${x0} 560Q${lerp(x0, x1, 0.3)} 500 ${lerp(x0, x1, 0.56)} 548T${x1} 530V612H${x0}z`, doc.linear([[0, '#f6fafc'], [1, '#a3c0e2']], { y1: 520, y2: 606 })),
      // ski tracks swinging down from the forest gap
      stroke(
        new Pen().move(352 + shift, 430).cubic(420 + shift, 446, 300 + shift, 466, 372 + shift, 488).cubic(440 + shift, 510, 270 + shift, 530, 330 + shift, 612),
        SNOW.shade, 3.4,
      ),
      stroke(
        new Pen().move(366 + shift, 430).cubic(330 + shift, 456, 470 + shift, 470, 420 + shift, 500).cubic(380 + shift, 530, 500 + shift, 560, 470 + shift, 612),
        SNOW.deep, 2.4, { opacity: 0.6 },
      ),
    );

    // the cable from the ridge over our heads, pylons, cabins
    const rope = (t: number): Point => {
      const [ax, ay, bx, by] = [352 + shift, 214 + drop, 900 + shift, 16 + drop];
      return [lerp(ax, bx, t), lerp(ay, by, t) + 40 * t * (1 - t)];
    };
    const line = (side: number): Pen => {
      const pen = new Pen(1);
      range(13).forEach((i) => {
        const [x, y] = rope(i / 12);
        const spread = side * (2 + 44 * (i / 12) ** 1.4);
        if (i) pen.line(x + spread, y);
        else pen.move(x + spread, y);
      });
      return pen;
    };
    const [px, py] = rope(0);
    const summit: Point = [318 + shift, 190 + drop];
    const pylon = (x: number, y: number, h: number, s: number): string =>
      stroke(`M${x} ${y}V${y + h}`, '#5d6f88', 5 * s) + stroke(`M${x - 20 * s} ${y}H${x + 20 * s}`, '#3f4f6a', 4 * s) +
      stroke(`M${x - 24 * s} ${y + 1}h12M${x + 12 * s} ${y + 1}h12`, '#2a3850', 3);
    const [red, blue, gold] = [
      cabin('#d9392f', '#8f2436', '#ff7a5c'), cabin('#2f6fc0', '#1d4484', '#6fa8e8'), cabin('#efb02c', '#b8741f', '#ffdf7a'),
    ].map((drawing) => doc.define(drawing)) as [string, string, string];
    const hang = (id: string, t: number, side: number, scale: number): string => {
      const [x, y] = rope(t);
      return doc.use(id, place(x + side * (2 + 44 * t ** 1.4), y, { scale }));
    };
    doc.add(
      stroke(new Pen(1).move(...summit).line(px - 2, py).move(summit[0] + 3, summit[1]).line(px + 2, py), INK, 1, { opacity: 0.8 }),
      pylon(px, py, 178, 0.8),
      pylon(summit[0], summit[1], 26, 0.3),
      stroke(line(-1), INK, 2),
      stroke(line(1), INK, 2),
      hang(gold, 0.09, 1, 0.1),
      hang(blue, 0.17, -1, 0.16),
      hang(red, 0.27, 1, 0.24),
      hang(gold, 0.36, -1, 0.38),
      hang(red, doc.pick(0.56, { tall: 0.53 }), -1, 1.04),
    );

    // skiers and a man in a pheran pulling a sledge
    const [kx, ky] = [150 + doc.pick(0, { wide: 330, tall: 90 }), 560];
    doc.add(
      skier(378 + shift, 470, 0.62, '#2f6fc0', 1),
      skier(428 + shift, 494, 0.8, '#d9392f', -1),
      skier(336 + shift, 520, 1.05, '#8f3f8a', -1),
      path(lensesPath([[kx - 60, ky + 4, 130, 3, 0.5]]), SNOW.deep),
      stroke(`M${kx + 18} ${ky - 24}L${kx - 26} ${ky - 8}`, '#6b4a34', 1.6),
      group(
        [
          path('M-9 0L-11-26Q-11-46 0-47Q11-46 11-26L12 0z', '#8a5f48'),
          path('M-9 0L-11-26Q-11-46 0-47Q-6-34-4 0z', '#b98a64'),
          path('M-4.5-52a4.6 5.2 0 1 1 9.2 0a4.6 5.2 0 1 1-9.2 0z', '#a8704f'),
          path('M-5.5-53q0-8 6-8q5 0 5.5 8z', '#4a2f3a'),
        ],
        { transform: place(kx + 26, ky, { scale: 0.95 }) },
      ),
      group(
        [
          path('M-30 0Q-40-4-36-14L-32-12Q-34-5-28-3H34V0z', '#8f5a34'), path('M-14-4Q-18-26-4-28Q8-27 10-12L28-8V-4z', '#c2346a'),
          path('M-9-32a5 5.4 0 1 1 10 0a5 5.4 0 1 1-10 0z', '#a8704f'), path('M-10-33q0-8 6-8q6 0 6 8z', '#f0bd35'),
        ],
        { transform: place(kx - 42, ky + 2, { scaleX: -1, scaleY: 1 }) },
      ),
    );

    // near firs bowed under snow
    const near: Conifer[] = doc.format === 'wide'
      ? [[1040, 640, 300, 0.4], [1110, 640, 420, 0.4], [980, 640, 150, 0.42], [-250, 630, 190, 0.4], [-180, 640, 130, 0.42], [-300, 640, 250, 0.4], [60, 640, 96, 0.44]]
      : [
        [doc.pick(-6, { tall: 92 }), 650, 430, 0.4], [doc.pick(70, { tall: 150 }), 650, 230, 0.42], [doc.pick(740, { tall: 664 }), 650, 170, 0.42],
        [doc.pick(800, { tall: 716 }), 660, 260, 0.42],
      ];
    const random = rng(6);
    const load = near.flatMap(([x, y, h, slim = 0.4]) =>
      range(Math.round(h / 22)).map((i, _, all) => {
        const t = (i + 0.7) / all.length;
        const w = h * slim * t * (0.4 + 0.25 * random());
        return [x - h * slim * 0.46 * t + (i % 2 ? w * 0.75 : 0), y - h + h * 0.9 * t, w, 7, 0.4] as const;
      }),
    );
    doc.add(
      conifers(near, INK, '#3f6a86'),
      path(lensesPath(load), SNOW.lit),
      stipple('#ffffff', { seed: 4, count: 36, x0, y0: 250, x1, y1: 600, size: 2, opacity: 0.7 }),
      birds('#2a4f84', [[200, 150, 0.9], [224, 138, 0.7, 1], [180, 132, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift * 1.1, y + drop, s, t] as const)),
    );
  },
};
