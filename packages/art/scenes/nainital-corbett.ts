import {
  air, birds, blade, clamp, conifers, coniferRow, cumulus, fbm, foliage, group, hump, land, lensesPath, lerp, man, mist, path, Pen, place, RAMPS, range, ridge, rng,
  sailBoat, sky, stroke, tree, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, deodars, hillTown } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2b86b8', '#7cc2d2', '#cfe8de', '#f8f2da'], haze: '#cfe0d2', deep: '#14607f' };
const FOREST = { far: '#4f8a6c', mid: '#2f6f55', near: '#1f5246', lit: '#8fb45c' };
const ROOFS = ['#c2482f', '#d9694a', '#3f8f7f', '#e0d2b4', '#b5552f', '#4f86a8'] as const;
const INK = '#12302f';

/** The shore of Naini Tal seen from the hill above: an eye-shaped lake, its far end to the upper left. */
const SHORE: readonly Point[] = [
  [322, 258], [372, 246], [430, 248], [470, 262], [500, 282], [552, 288], [606, 314], [650, 350], [676, 398], [656, 440], [606, 462], [560, 492], [480,
  502], [400, 506], [338, 480], [308, 436],
  [268, 412], [228, 372], [238, 330], [272, 312], [290, 280],
];

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-40, { wide: 190, tall: -64 });
    const drop = doc.pick(0, { tall: 34 });
    const put = ([x, y]: Point): Point => [x + shift, y + drop];
    doc.add(
      sky(doc, LIGHT, { horizon: 250 }),
      cumulus(
        doc,
        [[doc.pick(600, { wide: 880, tall: 520 }), 116 + drop, 300, 60, 6], [doc.pick(180, { wide: 560, tall: 220 }), 96 + drop * 1.2, 190, 36, 13]],
        { lit: '#fffdf6', shade: '#b9d8e2' },
      ),
      // range behind range towards the plains
      ridge(doc, air(doc, LIGHT, '#7fb0b4', 0.6), { seed: 8, y: 196 + drop, height: 56, wavelength: 260, step: 30 }),
      ridge(doc, air(doc, LIGHT, '#5f9a90', 0.44), { seed: 18, y: 226 + drop, height: 70, wavelength: 210, step: 24 }),
      mist(doc, { seed: 3, from: 196 + drop, to: 232 + drop, colour: '#fbfaf0', opacity: 0.5, count: 5 }),
    );
    // the bowl: the far saddle, the long left hill, the right hill with the town
    const local = (x: number): number => x - shift;
    const saddle = (x: number): number => 262 + drop - 70 * hump(local(x), 300, 110) - 96 * hump(local(x), 620, 130) - 12 * fbm(x / 40, 3);
    const left = (x: number): number => 470 + drop - 372 * clamp((300 - local(x)) / 470) ** 0.8 + 0.5 * Math.max(0, local(x) - 200) - 26 * fbm(x / 46, 5);
    const right = (x: number): number => 480 + drop - 372 * clamp((local(x) - 596) / 430) ** 0.86 + 0.9 * Math.max(0, 640 - local(x)) - 24 * fbm(x / 46, 9);
    const line = (f: (x: number) => number, a: number, b: number): Point[] => range(44).map((i): Point => [lerp(a, b, i / 43), f(lerp(a, b, i / 43))]);
    doc.add(
      conifers(coniferRow(5, x0, x1 + 10, (x) => saddle(x) + 6, [12, 24], 13), air(doc, LIGHT, FOREST.far, 0.3), ''),
      land(line(saddle, x0 - 20, x1 + 20), 640, air(doc, LIGHT, FOREST.far, 0.26)),
      hillTown(doc, {
        seed: 3, crest: (x) => saddle(x) + 26, x0: 250 + shift, x1: 640 + shift, from: 236 + drop, to: 268 +
          drop, rows: doc.pick(3, { wide: 2 }), scale: [0.24, 0.34], roofs: ROOFS,
        walls: ['#fff4da', '#c9b4a4', '#7a6a70'], trees: [FOREST.mid, FOREST.lit], treeHeights: [18, 30], haze: [LIGHT.haze, 0.2], light: 1, density: () => 0.7,
      }),
    );
    const wooded = (points: readonly Point[], body: string, seed: number): string => land(points, 640, body) + conifers(
      points.filter((_, i) => i % 1 === 0).map(([x, y], i) => [x, y + 10, 24 + ((i * seed) % 7) * 4, 0.4] as const), body, '',
    );
    const leftPaint = doc.format === 'wide' ? doc.linear(
      [[0, '#164f5f'], [0.5, '#22604f'], [1, '#3a7a58']], { x1: x0, x2: 480, y2: 0 },
    ) : doc.linear([[0, '#3f7f60'], [1, '#1f5246']], { y1: 120, y2: 520 });
    doc.add(
      wooded(line(left, x0 - 20, 330 + shift), leftPaint, 5),
      wooded(line(right, 560 + shift, x1 + 20), doc.linear([[0, '#7fae66'], [1, '#3f7f55']], { y1: 150, y2: 520 }), 3),
    );
    const shore = SHORE.map(put);
    const [cx, cy] = put([462, 372]);
    const scaled = (k: number): Point[] => shore.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k]);
    doc.add(path(new Pen().soft(shore.slice(8, 20).map(([x, y]): Point => [cx + (x - cx) * 1.42, cy + (y - cy) * 1.36])).line(cx, cy).close(), '#276048'));
    // the forest on both slopes: oak crowns and deodars, a few drawings many times
    const random = rng(7);
    const crowns = [3, 8].map((seed) => doc.define(tree(seed, 0, 0, 46, 46, { leaves: ['#1f5547', '#2a6a50', '#4f8f55'], light: 1 })));
    const pines = [0, 1].map((i) => doc.define(deodars([[0, 0, 100 + i]], '', '#5f9a55', 1)));
    const scatter: [number, number, number, number][] = [];
    for (let y = 180; y < 580; y += 22) {
      for (let x = x0 - 10; x < x1 + 20; x += 24 + 24 * random()) {
        const u = local(x);
        const onLeft = y + drop > left(x) + 12 && u < 226 - 0.1 * Math.abs(y - 350) + (y > 420 ? (y - 420) * 0.8 : 0);
        const onRight = y + drop > right(x) + 12 && u > 694 - (y > 470 ? (y - 470) * 0.9 : 0);
        if ((!onLeft && !onRight) || random() < (onRight ? 0.6 : 0.48)) continue;
        if (doc.format === 'wide' && (x < 170 ? random() < 0.88 : random() < 0.42)) continue;
        scatter.push([x, y + drop + 8 * random(), lerp(0.5, 1.25, (y - 180) / 400), random()]);
      }
    }
    doc.add(
      scatter.map(([x, y, s, kind], i) => {
        const faint = doc.format === 'wide' && x < 170 ? { opacity: 0.45 } : {};
        return kind < 0.5
          ? doc.use(crowns[i % 2] ?? '', place(x, y, { scaleX: i % 3 ? s : -s, scaleY: s * 0.9 }), faint)
          : doc.use(pines[i % 2] ?? '', place(x, y, { scaleX: 0.62 * s, scaleY: 0.56 * s }), { ...faint, fill: kind < 0.75 ? '#1c5044' : '#2a6350' });
      }),
    );

    // the lake
    const lake = String(new Pen().soft(shore, { closed: true }));
    doc.add(
      // trees down to the water on this side, the Mall with its wall on the far right
      path(new Pen().soft(scaled(1.09), { closed: true }), '#2f6a4e'),
      path(new Pen().soft(scaled(1.028), { closed: true }), '#b9a983'),
      path(
        new Pen().soft(shore.slice(1, 11).map(([x, y]): Point => [cx + (x - cx) * 1.06, cy + (y - cy) * 1.06])).soft(shore.slice(1, 11).reverse(), { join: true }).close(),
        '#efe2c0',
      ),
      path(lake, doc.linear([[0, '#9fdcd0'], [0.4, '#3fa6a4'], [1, '#0f6478']], { y1: 246 + drop, y2: 500 + drop })),
    );
    const clip = doc.clip(lake);
    doc.add(
      group(
        [
          path(
            new Pen().soft(
              [[230, 300], [300, 296], [336, 340], [322, 400], [350, 440], [330, 500], [230, 500]].map(([x = 0, y = 0]): Point => put([x, y])),
              { closed: true },
            ),
            '#1a6a66', { opacity: 0.55 },
          ),
          path(
            new Pen().soft([[690, 330], [640, 346], [632, 380], [650, 420], [610, 456], [690, 480]].map(([x = 0, y = 0]): Point => put([x, y])), { closed: true }),
            '#4f9a72', { opacity: 0.5 },
          ),
          path(
            lensesPath(range(70).map(() => {
              const t = random() ** 1.2;
              const y = lerp(252, 494, t);
              return [lerp(250, 660, random()) + shift, y + drop, lerp(12, 70, t), lerp(0.6, 2, t), random()] as const;
            })),
            '#d6f4ea', { opacity: 0.6 },
          ),
          path(
            lensesPath(range(40).map(() => {
              const t = random();
              const y = lerp(262, 494, t);
              return [lerp(250, 660, random()) + shift, y + drop, lerp(14, 80, t), lerp(0.6, 2, t), random()] as const;
            })),
            '#0d5a6c', { opacity: 0.45 },
          ),
        ],
        { clip },
      ),
    );
    // sails: yellow and white, small in the distance, their mirror under them
    const yachts: readonly (readonly [x: number, y: number, s: number, kind: number])[] = [
      [352, 282, 0.28, 0], [430, 276, 0.26, 1], [482, 294, 0.34, 0], [394, 312, 0.42, 1], [560, 330, 0.5, 0], [452, 352, 0.6, 0], [332, 372, 0.66, 1],
      [598, 396, 0.74, 1], [494, 424, 1, 0], [392, 444, 0.96, 0],
    ];
    const yacht = [['#ffd23f', '#e09a2a'], ['#fffaf0', '#d3cfc4']].map(([sail = '', shade = '']) => doc.define(sailBoat(0, 0, { hull: '#8a3f2f', sail, shade })));
    doc.add(
      yachts.map(([x, y, s, kind]) => {
        const [px, py] = put([x, y]);
        return doc.use(
          yacht[kind] ?? '', place(px, py + 5 * s, { scaleX: s, scaleY: -s * 0.6 }), { opacity: 0.4 },
        ) + doc.use(yacht[kind] ?? '', place(px, py, { scaleX: x % 4 ? s : -s, scaleY: s }));
      }),
      // rowing boats like grains of rice
      stroke(
        [
          [300, 330], [420, 394], [540, 368], [586, 446], [372, 340], [500, 336], [452, 470], [310, 420],
        ].map(([x = 0, y = 0], i) => `M${x + shift} ${y + drop}h${6 + i % 4 * 2}`).join(''),
        '#c2342f', 3.2, { round: true },
      ),
      stroke([[340, 396], [546, 420], [470, 312], [400, 366]].map(([x = 0, y = 0]) => `M${x + shift} ${y + drop}h9`).join(''), '#fff3d0', 3.2, { round: true }),
    );

    // temple of Naina Devi and the Flats at the far end, the Mall along the right shore
    const [tx, ty] = put([318, 262]);
    doc.add(
      path(`M${tx - 34} ${ty - 2}q50-16 96-12l10 8q-60 2-96 14z`, '#d9cf9a'),
      group(
        [
          path('M-12 0V-9H12V0z', '#fff3dc'), path('M-14-8Q-4-14 0-30Q4-14 14-8z', '#d9442f'), path('M0-30Q4-14 14-8H4Q4-18 0-30z', '#ff8a5c'),
          stroke('M0-28v-8', '#f0b83f', 1.6), path('M-26 0v-6h12v6zM14 0v-6h12v6z', '#e8643f'),
        ],
        { transform: place(tx - 6, ty + 8, { scale: 0.9 }) },
      ),
      hillTown(doc, {
        seed: 21, crest: (x) => Math.max(
          right(x) + 30, drop + 250 + 0.86 * (local(x) - 560) + (local(x) < 600 ? 400 : 0),
        ), x0: 640 + shift, x1: Math.min(x1 + 20, 1000 + shift), from: 330 + drop, to: 466 + drop, rows: doc.pick(5, { wide: 4 }), scale: [0.42, 0.92],
        roofs: ROOFS, walls: ['#fff4da', '#c9b4a4', '#7a6a70'], trees: [FOREST.near, FOREST.lit], treeHeights: [40, 76], haze: [LIGHT.haze, 0.16], light: 1,
        density: (x, y) => { const edge = 622 + 60 * Math.sin(clamp((y - drop - 290) / 220) * Math.PI) + 36; return local(x) > edge ? 0.72 : 0; },
      }),
      crowd(3, range(9).map((i): Point => put([632 + 42 * Math.sin((i / 9) * 2.6), 306 + i * 20])), 8, ['#d9366a', '#f4ead8', '#2f6fa8', '#f0a52f']),
    );

    // woods and the roofs of Tallital before the near shore
    doc.add(
      foliage(
        doc, '#2a6350',
        {
          seed: 25, x0: 270 + shift, x1: 760 + shift, y: 560 + drop, height: 54, wavelength: 90, scallop: [7, 15], base: 640,
          envelope: (x) => clamp((local(x) - 270) / 60),
        },
      ),
      hillTown(doc, {
        seed: 9, crest: (x) => 500 + drop + (local(x) < 420 ? 90 : 0), x0: 430 + shift, x1: 690 + shift, from: 524 + drop, to: 566 +
          drop, rows: doc.pick(3, { wide: 2 }), scale: [0.62, 0.86], roofs: ROOFS, walls: ['#fff4da', '#c9b4a4', '#7a6a70'],
        trees: [FOREST.near, FOREST.lit], treeHeights: [46, 70], light: 1, density: () => 0.6,
      }),
      foliage(
        doc, '#1f5246',
        {
          seed: 29, x0: 250 + shift, x1: 800 + shift, y: 590 + drop, height: 46, wavelength: 80, scallop: [7, 15], base: 640,
          envelope: (x) => clamp((local(x) - 250) / 60),
        },
      ),
    );

    // our own hillside with a railing, two people looking down, deodars, rhododendron in flower
    const near: Point[] = doc.format === 'wide'
      ? [[x0 - 20, 528], [-120, 540], [60, 566], [240, 574], [460, 580], [700, 572], [900, 552], [x1 + 20, 536]]
      : [[x0 - 20, 548], [x0 + 140, 558], [300, 576], [460, 582], [600, 574], [x1 + 20, 548]];
    const rail = near.map(([x, y]): Point => [x, y - 22]);
    const [vx, vy] = [doc.pick(196, { wide: 430, tall: 262 }), 586];
    doc.add(
      land(near, 650, doc.linear([[0, '#3f7a50'], [1, INK]], { y1: 540, y2: 606 })),
      foliage(doc, '#2a5f48', { seed: 17, y: 600, height: 26, wavelength: 50, scallop: [6, 13], base: 620 }),
      stroke(new Pen().soft(rail), '#f0e2c0', 3),
      stroke(new Pen().soft(rail.map(([x, y]): Point => [x, y + 11])), '#c9b58f', 2),
      stroke(
        range(Math.ceil(doc.width / 60)).map((i) => {
          const x = x0 + 20 + i * 60;
          const k = near.findIndex(([nx]) => nx > x);
          const [a, b] = [near[k - 1], near[k]];
          const y = a && b ? lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0])) : 570;
          return `M${Math.round(x)} ${Math.round(y + 8)}v-31`;
        }).join(''),
        '#f0e2c0', 3.4,
      ),
      path(lensesPath([[vx - 30, vy + 3, 100, 5, 0.5]]), INK, { opacity: 0.6 }),
      woman(vx, vy, { scale: 1.9, sari: '#e23f5c', edge: '#ffd36b', skin: '#8a5a44' }),
      man(vx + 36, vy + 2, { scale: 2, shirt: '#fff3dc', dhoti: '#3f4f6a', skin: '#8a5a44' }),
      deodars(
        doc.format === 'wide' ? [[-262, 640, 200], [-190, 650, 150], [1064, 650, 330], [990, 650, 190]] : [
          [doc.pick(752, { tall: 664 }), 650, 350], [doc.pick(690, { tall: 606 }), 650, 190], [doc.pick(812, { tall: 716 }), 650, 250],
        ],
        INK, '#3f6f4a',
      ),
    );
    const boughs: readonly (readonly Point[])[] = [
      [[-30, 130], [50, 112], [130, 126], [190, 110]], [[60, 112], [96, 160], [150, 186]], [[-30, 200], [30, 204], [70, 240]],
      [[-20, 60], [40, 52], [84, 66]],
    ];
    const to = ([x, y]: Point): Point => (doc.format === 'wide' ? [1096 - x * 0.9, y * 0.9 + 6] : [x + doc.pick(0, { tall: 98 }), y + doc.pick(-10, { tall: 84 })]);
    const wood = new Pen();
    const dark = new Pen();
    const lit = new Pen();
    const heads: Point[] = [];
    for (const bough of boughs) {
      const points = bough.map(to);
      wood.soft(points);
      points.slice(1).forEach(([x, y], i) => {
        for (const k of range(11)) blade(k % 3 ? dark : lit, x, y, (k / 11) * 6.28 + 0.3 * random(), 36, 5, 0.08);
        const [px, py] = points[i] ?? [x, y];
        for (const k of range(6)) blade(k % 3 ? dark : lit, (x + px) / 2, (y + py) / 2, (k / 6) * 6.28, 28, 4, 0.08);
        heads.push([x, y]);
      });
    }
    const bloom = doc.define(
      path(range(8).map((i) => String(new Pen(1).circle(9.5 * Math.cos(i * 0.785), 8 * Math.sin(i * 0.785), 6))).join(''), '#b31f3a') +
        path(range(6).map((i) => String(new Pen(1).circle(5.6 * Math.cos(i * 1.05 + 0.4), 5 * Math.sin(i * 1.05 + 0.4), 5))).join(''), '#e23f4f') +
        path(new Pen(1).circle(2, -3, 4.6).circle(-4, 2, 3).circle(5, 3, 3), '#ff8a80'),
    );
    doc.add(
      stroke(wood, '#3a2f30', 5, { round: true }),
      path(dark, '#1c4a3e'),
      path(lit, '#5f9a52'),
      heads.map(([x, y], i) => doc.use(bloom, place(x, y, { scale: 1.05 + ((i * 3) % 4) / 8 }))),
      birds('#2a5f78', [[430, 170, 0.9, 0], [456, 156, 0.7, 1], [408, 154, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [x + shift, y + drop, k, t] as const)),
    );
  },
};
