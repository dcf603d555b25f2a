import {
  air, at, birds, crown, cumulus, foliagePath, gopuram, group, land, lensesPath, lerp, mist, mix, path, Pen, place,
  RAMPS, range, ridgePoints, rng, sky, streaks, stroke, sun, TITLE_CREAM, trunkPath,
  type Doc, type Lens, type Point, type Ramp, type Scene,
} from '../kit';
import { camera, roadPath, worldAreaPath, worldLinePath, type Camera } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#2f7fb6', '#86c0d6', '#f3dfb6', '#fff2d2'],
  haze: '#ece3c6',
  deep: '#164f80',
};
const HORIZON = 214;
/** Crops, each with its share of the fields. */
const CROPS = ['#8fba58', '#b3cc66', '#5f9c54', '#e3c765', '#3f8654', '#c98f62', '#a9d3c8', '#d6da86'] as const;
const RIVER = ['#fbeccb', '#9fd2d2', '#3f98ad', '#1d6f92'] as const;
const PALM = { dark: '#1d5a48', lit: '#93bd58', bark: '#7d6656', shadow: '#27563f' };
const BALLOON = ['#d8432f', '#f7e3b4', '#1f7f8a', '#f2a83a'] as const;

/** A patchwork of fields with bunds between them, in rows that widen towards the viewer. */
function fields(doc: Doc, view: Camera): string {
  const random = rng(17);
  const pens = CROPS.map(() => new Pen());
  const furrows = new Pen();
  const tilt = (x: number, z: number): number => z * (1 + 0.05 * Math.sin(x / 60 + z / 90)) + x * 0.1;
  for (let z = 84; z < 2600; z *= 1.17) {
    const next = z * 1.15;
    const reach = ((doc.width * 0.75 + 200) * z) / 600;
    for (let x = -reach - 40 * random(); x < reach;) {
      const w = z * (0.1 + 0.2 * random()) + 14;
      const gap = 2 + z * 0.006;
      const kind = Math.floor(random() ** 1.5 * CROPS.length);
      const corners = (
        [
          [x, z], [x + w - gap, z], [x + w - gap + z * 0.02, next], [x + z * 0.02, next],
        ] as const
      ).map(([a, b]) => view.at([a, 0, tilt(a, b)]));
      const visible = corners.some(([sx]) => sx > doc.x0 - 20 && sx < doc.x1 + 20);
      if (visible) {
        at(pens, kind).polygon(corners);
        if (z < 260 && kind !== 6) {
          for (const u of [0.2, 0.4, 0.6, 0.8]) {
            const [p, q] = [at(corners, 0), at(corners, 1)];
            const [r, s] = [at(corners, 3), at(corners, 2)];
            furrows.move(lerp(p[0], r[0], u), lerp(p[1], r[1], u)).line(lerp(q[0], s[0], u), lerp(q[1], s[1], u));
          }
        }
      }
      x += w;
    }
  }
  return (
    pens.map((pen, i) => path(pen, mix(at(CROPS, i), LIGHT.haze, 0.08))).join('') +
    stroke(furrows, '#3f7a4c', 1.2, { opacity: 0.32, dash: '9 3' })
  );
}

/** A hot-air balloon in gores, the light from the right; the crown's middle is x, y, its radius r. */
function balloon(x: number, y: number, r: number): string {
  const foot = y + r * 1.34;
  const gore = (u: number, v: number): Pen =>
    // over the belly to the mouth along one meridian, back to the crown along the other
    new Pen()
      .move(x, y - r)
      .cubic(x + v * r * 0.72, y - r, x + v * r * 1.02, y - r * 0.5, x + v * r, y + r * 0.06)
      .cubic(x + v * r * 0.97, y + r * 0.6, x + v * r * 0.42, y + r * 0.94, x + v * r * 0.2, foot)
      .line(x + u * r * 0.2, foot)
      .cubic(x + u * r * 0.42, y + r * 0.94, x + u * r * 0.97, y + r * 0.6, x + u * r, y + r * 0.06)
      .cubic(x + u * r * 1.02, y - r * 0.5, x + u * r * 0.72, y - r, x, y - r)
      .close();
  const cuts = [-1, -0.82, -0.5, -0.12, 0.28, 0.62, 0.88, 1];
  const body = cuts.slice(1).map((v, i) => {
    const base = at(BALLOON, i % 4);
    const shade = [0.42, 0.3, 0.18, 0.06, 0, 0.02, 0.1][i] ?? 0;
    return path(gore(at(cuts, i), v), mix(base, '#3a3558', shade));
  });
  const k = r / 100;
  return (
    body.join('') +
    path(
      new Pen()
        .move(x + r * 0.3, y - r * 0.86)
        .quad(x + r * 0.86, y - r * 0.5, x + r * 0.84, y + r * 0.04)
        .quad(x + r * 0.7, y - r * 0.5, x + r * 0.3, y - r * 0.86)
        .close(),
      '#fffbe8',
      { opacity: 0.35 },
    ) +
    group(
      [
        path('M-20-2H20L17 8H-17z', '#8f3f3a'),
        stroke('M-18 8L-13 46M18 8L13 46M-6 8L-5 46M6 8L5 46', '#5a4440', 1.2),
        path('M-4 18Q-6 8 0 0Q6 8 4 18z', '#ffe59a'),
        path('M-9 48V40q3-6 6 0v8zM3 48V39q3-7 7 0v9z', '#1f6f86'),
        path('M-6 34a3.4 3.6 0 1 0 0 7.2a3.4 3.6 0 1 0 0-7.2zM6.5 33a3.4 3.6 0 1 0 0 7.2a3.4 3.6 0 1 0 0-7.2z', '#7a4a38'),
        path('M10 40L18 30l2 2l-7 12z', '#1f6f86'),
        path('M-15 46H15L12 68H-12z', '#9a6234'),
        path('M3 46H15L12 68H4z', '#d9a15c'),
        stroke('M-14 53H14M-13 60H13', '#6b4028', 1.6, { dash: '3 2' }),
        path('M-17 44H17V48H-17z', '#5a3430'),
      ],
      { transform: place(x, foot, { scale: k }) },
    )
  );
}

/** The town by the river: tiled roofs round a temple with its tank. */
function town(view: Camera): string {
  const random = rng(5);
  const [wall, wallLit, roof, lit, shadow] = [new Pen(1), new Pen(1), new Pen(1), new Pen(1), new Pen(1)];
  const houses: (readonly [number, number])[] = [];
  for (let i = 0; i < 120 && houses.length < 40; i++) {
    const [x, z] = [lerp(-205, -30, random()), lerp(270, 520, random())];
    if (Math.hypot((x + 118) / 1.2, (z - 372) / 2.2) < 32 || houses.some(([a, b]) => Math.abs(a - x) < 17 && Math.abs(b - z) < 32))
      continue;
    if (x > -48 + (z - 270) * 0.02) continue;
    houses.push([x, z]);
  }
  houses.sort((a, b) => b[1] - a[1]);
  for (const [x, z] of houses) {
    const [w, h] = [10 + 6 * random(), 5 + 2.5 * random()];
    const P = (dx: number, up: number, dz = 0): Point => view.at([x + dx, up, z + dz]);
    shadow.polygon([P(0, 0), P(w, 0), P(w - 14, 0, 10), P(-16, 0, 10)]);
    wall.polygon([P(0, 0), P(w, 0), P(w, h), P(0, h)]);
    wallLit.polygon([P(w * 0.62, 0), P(w, 0), P(w, h), P(w * 0.62, h)]);
    roof.polygon([P(-1, h), P(w + 1, h), P(w * 0.8, h + 5, 6), P(w * 0.2, h + 5, 6)]);
    lit.polygon([P(w * 0.5, h), P(w + 1, h), P(w * 0.8, h + 5, 6), P(w * 0.5, h + 5, 6)]);
  }
  const [gx, gy] = view.at([-112, 0, 366]);
  const tank = (m: number): string =>
    worldAreaPath(view, [
      [-146 + m, 0, 322 + m * 2], [-110 - m, 0, 322 + m * 2], [-110 - m, 0, 352 - m * 2], [-146 + m, 0, 352 - m * 2],
    ]);
  return (
    path(shadow, '#3f6a52', { opacity: 0.55 }) +
    path(wall, '#d9c3ae') +
    path(wallLit, '#fff3dc') +
    path(roof, '#a34a3a') +
    path(lit, '#dd7450') +
    path(
      worldAreaPath(view, [
        [-150, 0, 318], [-84, 0, 318], [-84, 0, 420], [-150, 0, 420],
      ]),
      '#e3cda4',
    ) +
    path(tank(0), '#c9583f') +
    path(tank(2.2), '#f3e3c0') +
    path(tank(4), '#5fa9b4') +
    path(lensesPath([[gx - 74, gy - 1, 74, 6, 0.6]]), '#5a5a48', { opacity: 0.55 }) +
    group(
      gopuram({
        seed: 3,
        x: 0,
        y: 0,
        tiers: 6,
        width: [46, 25],
        depth: [14, 8],
        storey: [8.6, 6],
        stone: 15,
        eye: -40,
        door: 9,
        figures: false,
      }),
      { transform: place(gx, gy) },
    )
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const cx = doc.pick(384, { wide: 560, tall: 396 });
    const view = camera({ x: cx, horizon: HORIZON, focal: 600, eye: 60 });
    const random = rng(23);
    const sunX = doc.pick(716, { wide: 960, tall: 640 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 12 }),
      sun(doc, sunX, 132, 30, '#fffbe8', { glow: '#fff2c4', glowRadius: doc.pick(250, { tall: 190 }), glowOpacity: 0.85, rings: 2 }),
      cumulus(
        doc,
        [
          [doc.pick(236, { wide: 560, tall: 250 }), 150, 170, 40, 6],
          [doc.pick(70, { wide: 700, tall: 150 }), 186, 120, 26, 9],
        ],
        { shade: '#cfdcd6', shift: -0.06, opacity: 0.85 },
      ),
      streaks(doc, { seed: 9, from: 30, to: 130, count: 5, opacity: 0.5, colour: '#fff8e6' }),
      land(
        ridgePoints({ seed: 31, x0: x0 - 20, x1: x1 + 20, y: HORIZON + 2, height: 62, wavelength: 230 }),
        HORIZON + 30,
        air(doc, LIGHT, '#5f8fa8', 0.5),
      ),
      land(
        ridgePoints({ seed: 44, x0: x0 - 20, x1: x1 + 20, y: HORIZON + 8, height: 34, wavelength: 160 }),
        HORIZON + 30,
        air(doc, LIGHT, '#5f9a8c', 0.4),
      ),
      doc.band('#5f9a58', HORIZON + 8),
      fields(doc, view),
      doc.band(
        doc.linear(
          [
            [0, LIGHT.haze, 0.95], [0.14, LIGHT.haze, 0.62], [0.42, LIGHT.haze, 0.16], [1, LIGHT.haze, 0],
          ],
          { y1: HORIZON, y2: 520 },
        ),
        HORIZON,
      ),
    );

    // the river comes down from the hills in wide bends
    const course: readonly (readonly [number, number])[] = [
      [520, 2400], [300, 1700], [60, 1240], [130, 940], [260, 760], [170, 600], [40, 500], [10, 400], [64, 316], [96, 252], [58, 196],
      [6, 158], [-8, 128], [22, 104], [60, 84], [90, 70],
    ];
    const surface = doc.linear(
      RIVER.map((colour, i) => [[0, 0.2, 0.55, 1][i] ?? 1, colour] as const),
      { y1: HORIZON, y2: 600 },
    );
    doc.add(
      path(roadPath(view, course, 62), mix('#e9d3a2', LIGHT.haze, 0.1)),
      path(roadPath(view, course, 46, -0.56, 0.4), surface),
      path(roadPath(view, course, 46, 0.16, 0.24), '#f6f2dc', { opacity: 0.6 }),
      path(roadPath(view, course, 46, -0.4, -0.36), '#e9f4ea', { opacity: 0.5 }),
      path(
        lensesPath(range(16).map((): Lens => [cx - 60 + 160 * random(), 440 + 150 * random(), 30 + 60 * random(), 2, random()])),
        '#eaf7f0',
        { opacity: 0.45 },
      ),
      mist(doc, { seed: 6, from: HORIZON + 6, to: HORIZON + 44, colour: '#fff6de', opacity: 0.5, count: 4 }),
    );

    // the railway on its bank, over the river on girders
    const rail = (x: number): number => 228 + x * 0.05;
    const bridge = { from: 40, to: 140, up: 5 };
    const spans = range(5).map((i) => {
      const [a, b] = [bridge.from + i * 20, bridge.from + (i + 1) * 20];
      const [p, q, top] = [
        view.at([a, bridge.up, rail(a)]),
        view.at([b, bridge.up, rail(b)]),
        view.at([(a + b) / 2, bridge.up + 7, rail(a)]),
      ];
      const [r, s] = [lerp(p[0], q[0], 0.2), lerp(p[0], q[0], 0.8)];
      const y = top[1];
      const m = (p[0] + q[0]) / 2;
      const pen = new Pen().polygon([p, [r, y], [s, y], q], false);
      pen.polygon([[r, y], [r, p[1]], [m, y], [m, p[1]]], false);
      return String(pen.polygon([[m, y], [s, q[1]], [s, y]], false));
    });
    const piers = range(6).map((i) => {
      const x = bridge.from + i * 20;
      return worldAreaPath(view, [
        [x - 1.6, 0, rail(x)], [x + 1.6, 0, rail(x)], [x + 1.6, bridge.up, rail(x)], [x - 1.6, bridge.up, rail(x)],
      ]);
    });
    const bank = (from: number, to: number): string =>
      worldAreaPath(view, [
        [from, 0, rail(from) - 7], [to, 0, rail(to) - 7], [to, bridge.up, rail(to)], [from, bridge.up, rail(from)],
      ]);
    const carriage = (x: number, length: number, low: number, high: number): string => {
      const y = bridge.up + 0.3;
      return worldAreaPath(
        view,
        [
          [x, y + low, rail(x)], [x + length, y + low, rail(x)], [x + length, y + high, rail(x)], [x, y + high, rail(x)],
        ],
        1,
      );
    };
    const cars = range(7).map((i) => -28 + i * 18.6);
    doc.add(
      path(bank(-620, bridge.from) + bank(bridge.to, 620), '#8fa062'),
      path(bank(-620, bridge.from) + bank(bridge.to, 620), '#b58f66', { opacity: 0.35 }),
      stroke(
        worldLinePath(view, [
          [-620, bridge.up, rail(-620)],
          [620, bridge.up, rail(620)],
        ]),
        '#6a4f4c',
        3,
      ),
      // in wide the fields under the title are in deep shade
      doc.format === 'wide'
        ? doc.band(
            doc.linear(
              (
                [
                  [0, 0.97], [0.3, 0.93], [0.5, 0.76], [0.72, 0.42], [0.88, 0.14], [1, 0],
                ] as const
              ).map(([t, alpha]) => [t, LIGHT.deep ?? '', alpha] as const),
              { x1: 0, y1: 120, x2: 130, y2: 520 },
            ),
            HORIZON,
          )
        : '',
      path(piers.join(''), '#d9b892'),
      path(cars.map((x) => carriage(x, 17.4, 0, 5.4)).join('') + carriage(-44, 15, 0, 5.6), '#2a62ad'),
      path(cars.map((x) => carriage(x, 17.4, 2.2, 4)).join(''), '#f8e8c0'),
      path(cars.map((x) => carriage(x - 0.3, 18, 5.2, 6.4)).join(''), '#e9e6dc'),
      path(carriage(-44, 15, 1.4, 2.6), '#e8b53a'),
      stroke(
        cars
          .map((x) =>
            worldLinePath(view, [
              [x + 1.4, bridge.up + 3.4, rail(x)],
              [x + 16.4, bridge.up + 3.4, rail(x)],
            ]),
          )
          .join(''),
        '#33507a',
        2.6,
        { dash: '3.4 2' },
      ),
      stroke(spans.join(''), '#7f3f40', 2),
      stroke(
        worldLinePath(view, [
          [bridge.from, bridge.up, rail(bridge.from)],
          [bridge.to, bridge.up, rail(bridge.to)],
        ]),
        '#7f3f40',
        3.4,
      ),
    );

    // palms on the bunds with their morning shadows, groves between
    const leaves = crown(3, 40, { leaflets: 6, width: 0.2, light: 1 });
    const palmId = doc.define([
      path('M-2 100L2 100L-58 92L-62 90z', PALM.shadow, { opacity: 0.5 }),
      path(lensesPath([[-118, 92, 70, 9, 0.5]]), PALM.shadow, { opacity: 0.5 }),
      path(trunkPath(-5, 100, 0, 0, 5, 3, 5), PALM.bark),
      path(leaves.back + leaves.mid, PALM.dark),
      path(leaves.lit, PALM.lit),
    ]);
    const stands: readonly (readonly [x: number, z: number])[] = [
      [-230, 620], [-250, 560], [150, 560], [172, 520], [-250, 430], [-232, 400], [-20, 560], [230, 400], [250, 380], [214, 352],
      [-258, 300], [-236, 290], [-214, 282], [176, 262], [196, 250], [224, 246], [-14, 214], [4, 206], [-140, 216], [-156, 204],
      [-118, 198], [150, 176], [168, 170], [132, 164], [-86, 158], [-104, 150], [-70, 146], [-360, 400], [-330, 330], [330, 420],
      [300, 300], [-420, 560],
    ];
    const groves = stands
      .filter((_, i) => i % 3 === 0)
      .map(([x, z], i) => {
        const [gx, gy] = view.at([x + 14, 0, z + 4]);
        const half = (view.scale(z) * 22) / 1;
        return foliagePath({
          seed: 70 + i,
          x0: gx - half,
          x1: gx + half,
          y: gy,
          height: half * 0.44,
          wavelength: half * 0.7,
          scallop: [half * 0.12, half * 0.25],
          base: gy + 1,
          under: half * 0.1,
          least: 0.6,
          envelope: (px) => Math.sqrt(Math.max(0, 1 - ((px - gx) / half) ** 2)),
        });
      });
    doc.add(
      path(groves.join(''), '#2f6e4c'),
      [...stands]
        .sort((a, b) => b[1] - a[1])
        .map(([x, z]) => {
          const [px, py] = view.at([x, 0, z]);
          const scale = (view.scale(z) * 15) / 100;
          return doc.shows(px, 30) ? doc.use(palmId, place(px, py - 100 * scale, { scale })) : '';
        }),
    );

    doc.add(town(view));

    // a country boat, the balloon's shadow, the balloons
    const [bx, by] = [doc.pick(622, { wide: 880, tall: 574 }), doc.pick(144, { wide: 148, tall: 182 })];
    doc.add(
      path(new Pen().circle(bx - 250, by + 316, 50, 11), '#1f4f46', { opacity: 0.4 }),
      group(
        [
          path('M-26-4Q0 5 28-7Q22 5 12 6H-14Q-22 4-26-4z', '#3a2c34'),
          path('M-4-6L-4-34Q18-26 20-8z', '#fff3dc'),
          path('M-4-34V-6L-8-8z', '#c9b29c'),
        ],
        { transform: place(...view.at([62, 0, 190]), { scale: 0.8 }) },
      ),
      balloon(doc.pick(352, { wide: 500, tall: 300 }), doc.pick(112, { wide: 118, tall: 190 }), doc.pick(28, { tall: 24 })),
      balloon(bx, by, doc.pick(94, { wide: 98, tall: 80 })),
    );

    // we fly low over a grove: crowns at the lower border
    const near = crown(8, 100, { leaflets: 11, width: 0.2, fronds: 15, light: 1 });
    const nearId = doc.define([path(near.back, '#0f3a3a'), path(near.mid, '#17504a'), path(near.lit, '#4f8f4c')]);
    const tops: readonly (readonly [x: number, y: number, scale: number])[] = [
      [x1 - 40, 560, 1.3], [x1 - 150, 606, 1.05], [x1 - 250, 640, 1], [x0 + 20, 596, 1.15], [x0 + 130, 636, 0.95],
      ...(doc.format === 'wide'
        ? ([
            [-20, 650, 1],
            [x0 + 240, 654, 1.05],
          ] as const)
        : []),
    ];
    doc.add(
      tops.map(([x, y, scale], i) => doc.use(nearId, place(x, y, { scaleX: i % 2 ? -scale : scale, scaleY: scale }))),
      birds(TITLE_CREAM, [
        [cx - 60, 470, 0.9], [cx - 36, 462, 0.7, 1], [cx - 84, 486, 0.7, -1],
      ]),
      birds('#3f6a86', [
        [doc.pick(460, { wide: 660 }), 80, 0.8],
        [doc.pick(484, { wide: 684 }), 70, 0.6, 1],
      ]),
    );
  },
};
