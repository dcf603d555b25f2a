import {
  air, at, birds, chinarLeafPath, dalHouseboat, deepenWater, foliage, group, land, lensesPath, lilyPads, lotus, massif,
  mix, paintMassif, path, Pen, petalPath, place, poplarPaths, RAMPS, ripples, ripplesPath, rng, shikara,
  shikaraReflection, sky, streaks, stroke, type Pad, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.alpine,
  sky: ['#2a6fae', '#7fb9da', '#d8e6de', '#fbe6c6'], haze: '#cfe0e6', deep: '#1d508f',
};
const SHORE = 344;
const BARK = '#3d2a2c';

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: SHORE, stops: [0, 0.4, 0.72, 0.95] }),
      streaks(doc, { seed: 8, from: 40, to: 170, count: 7, height: [6, 14] }),
    );
    // the Pir Panjal in two ranges, mirrored later
    const far = massif(
      3,
      [
        [-330, 300], [-230, 200], [-150, 270], [-60, 172], [30, 262], [118, 178], [196, 250], [300, 196], [372, 262],
        [470, 186], [556, 256], [640, 190], [720, 258], [800, 176], [890, 262], [980, 190], [1130, 290],
      ],
      SHORE,
      { depth: 0.7, slivers: 2 },
    );
    const near = massif(
      12,
      [
        [-320, 330], [-190, 210], [-90, 296], [60, 168], [150, 262], [262, 104], [372, 272], [430, 214], [486, 262],
        [574, 150], [700, 276], [790, 214], [860, 284], [960, 176], [1120, 320],
      ],
      SHORE + 6,
      { depth: 0.66, slivers: 4 },
    );
    const shade = doc.linear(
      [[0, '#6f8dc2'], [0.6, '#8badce'], [1, '#b9d3da']],
      { y1: 100, y2: SHORE },
    );
    const snow = doc.linear(
      [[0, '#fffaf0'], [0.55, '#fbe9d6'], [1, '#d8dfd8']],
      { y1: 100, y2: SHORE },
    );
    const range = doc.define(
      paintMassif(far, air(doc, LIGHT, '#7f9cc6', 0.5, 0.94), air(doc, LIGHT, '#fff6ea', 0.25, 0.92)) +
        paintMassif(
          near,
          wide ? air(doc, LIGHT, '#8badce', 0.1, 0.94) : shade,
          wide ? air(doc, LIGHT, '#fdf1e2', 0, 0.92) : snow,
        ),
    );
    const hills = (points: readonly (readonly [number, number])[], fill: string): string =>
      land(points, SHORE + 4, fill);
    doc.add(
      doc.use(range),
      // Hari Parbat fort on its hill, forested slopes
      path('M604 262l4-12h6v-6h7v6h14v-9h9v9h16v-5h8v7h8l8 14z', mix('#b98a6a', LIGHT.haze, 0.3)),
      hills(
        [
          [x0 - 20, 290], [-120, 262], [0, 300], [110, 276], [220, 306], [330, 288], [450, 312], [540, 286], [600, 262],
          [640, 258], [690, 268], [760, 300], [860, 282], [980, 300], [x1 + 20, 270],
        ],
        air(doc, LIGHT, '#3f6f78', 0.42, 0.6),
      ),
      hills(
        [
          [x0 - 20, 312], [-80, 300], [60, 318], [150, 306], [260, 328], [400, 322], [520, 330], [640, 312], [760, 318],
          [900, 300], [x1 + 20, 316],
        ],
        air(doc, LIGHT, '#2f5f63', 0.2, 0.4),
      ),
      streaks(doc, {
        seed: 5, from: 302, to: 336, count: 6, length: [280, 520], height: [6, 12],
        x0: doc.pick(x0 - 60, { wide: 330 }), x1: x1 + 60, colour: '#f2f4ea', opacity: 0.55,
      }),
      foliage(doc, doc.pick('#5c7f5f', { wide: '#3f6a62' }), {
        seed: 21, y: SHORE, height: 26, wavelength: 60, scallop: [5, 11], base: SHORE + 4,
      }),
    );
    // poplars in autumn gold
    const random = rng(4);
    const gold: [number, number, number][] = [];
    const ochre: [number, number, number][] = [];
    for (let x = x0 - 10; x < x1 + 10; x += 9 + random() * 20) {
      if (Math.sin(x / 47) + Math.sin(x / 19) < -0.2) continue;
      const height = 34 + random() * 34;
      (random() < 0.6 ? gold : ochre).push([x, SHORE, height]);
    }
    const goldPoplars = poplarPaths(gold);
    const ochrePoplars = poplarPaths(ochre);
    doc.add(
      path(ochrePoplars.body, air(doc, LIGHT, '#a9822f', 0, 0.5)),
      path(goldPoplars.body, air(doc, LIGHT, '#cf9a2e', 0, 0.64)),
      path(goldPoplars.lit + ochrePoplars.lit, air(doc, LIGHT, '#f4c95c', 0, 0.74)),
    );

    // the lake with mirrors of peaks, hills and poplars
    const mirror: Point[] = [
      [x0 - 20, SHORE], [-80, SHORE + 44], [60, SHORE + 28], [150, SHORE + 40], [260, SHORE + 22], [400, SHORE + 26],
      [520, SHORE + 16], [640, SHORE + 36], [760, SHORE + 28], [900, SHORE + 44], [x1 + 20, SHORE + 30],
    ];
    doc.add(
      doc.band('#9fd0d4', SHORE),
      doc.use(range, place(0, SHORE * 2 + 8, { scaleX: 1, scaleY: -1 })),
      path(
        new Pen()
          .soft(mirror)
          .line(x1 + 20, SHORE)
          .line(x0 - 20, SHORE)
          .close(),
        '#4f8688',
      ),
      path(goldPoplars.body + ochrePoplars.body, '#b58f45', {
        transform: place(0, SHORE * 1.8 + 2, { scaleX: 1, scaleY: -0.8 }),
      }),
      doc.band(
        doc.linear(
          [[0, '#bfe0dd', 0.25], [0.35, '#5fb0b6', 0.6], [0.7, '#1f7f92', 0.9], [1, '#0f5672']],
          { y1: SHORE, y2: 600 },
        ),
        SHORE,
      ),
      deepenWater(doc, LIGHT, SHORE, { strength: 0.7 }),
    );
    const houseboat = doc.define(dalHouseboat(0, 0));
    const moored = [
      [-260, 0.9], [-120, 0.9], [34, 0.82], [142, 0.9], [566, 0.86], [672, 0.98], [800, 0.9], [930, 1],
    ] as const;
    doc.add(
      moored
        .filter(([x]) => doc.shows(x, 110))
        .map(
          ([x, scale]) =>
            doc.use(houseboat, place(x, SHORE + 10, { scale })) +
            path(new Pen().rect(x + 4, SHORE + 13, 104 * scale, 16), '#3f5f5f', { opacity: 0.5 }),
        ),
      ripples(doc, '#e9f6ee', { seed: 3, from: SHORE + 16, to: 600, count: 100, length: [20, 130], height: [0.7, 3] }),
      ripples(doc, '#0c4f6b', {
        seed: 13, from: SHORE + 24, to: 600, count: 80, length: [20, 120], height: [0.7, 3.2], opacity: 0.35,
      }),
    );

    // the shikara
    const [x, y] = [404, 478];
    doc.add(
      shikaraReflection(x, y),
      path(
        ripplesPath({
          seed: 25, x0: x - 230, x1: x + 210, from: y + 18, to: y + 110, count: 46, length: [40, 130], height: [1, 2.8],
        }),
        '#3f99a6',
      ),
      shikara(x, y),
      path(
        lensesPath([
          [180, 494, 70, 2, 0.5], [250, 498, 120, 2, 0.5], [400, 499, 170, 2, 0.4], [560, 494, 90, 2, 0.6],
          [600, 486, 70, 1.6, 0.5], [572, 502, 110, 2, 0.5], [150, 486, 60, 1.6, 0.5],
        ]),
        '#f4fbf2',
      ),
    );

    // lotus and pads in front
    const pads: Pad[] = [
      [52, 560, 74, 19], [168, 586, 62, 16], [-40, 590, 80, 18], [246, 552, 40, 9], [118, 532, 38, 8],
      [286, 592, 46, 11], [720, 584, 58, 14], [800, 560, 52, 12], [640, 598, 42, 10], [-150, 566, 70, 16],
      [-240, 590, 80, 18], [900, 590, 70, 17], [1000, 564, 60, 14], [1080, 594, 60, 14],
    ];
    const inward = doc.pick(0, { tall: 66 });
    doc.add(
      lilyPads(
        doc,
        pads.map(([px, ...rest]) => [px < 400 ? px + inward : px - inward, ...rest] as const),
      ),
      group(
        [
          stroke('M100 556Q96 530 92 512M204 590Q206 566 212 556M16 590Q10 560 18 540', '#2a6b50', 4),
          lotus(92, 512, 1.15),
          lotus(212, 556, 0.8),
          lotus(20, 542, 0.8),
          path(petalPath(150, 548, -1.9, 34, 9) + petalPath(150, 548, -1.45, 32, 8), '#e87aa4'),
          stroke('M150 590V546', '#2a6b50', 3),
        ],
        { transform: place(inward, 0) },
      ),
      lotus(748 - inward, 570, 0.7),
    );

    // a chinar branch hangs in from the top right
    const dx = doc.pick(0, { wide: 290, tall: -104 });
    const colours = ['#a8321f', '#d5521f', '#ef8326', '#f7b03c'];
    const leaf = doc.define(path(chinarLeafPath, ''));
    const spots = [
      [524, 64], [548, 46], [566, 82], [590, 14], [604, 60], [632, 92], [640, 30], [652, 66], [676, 100], [704, 104],
      [690, 54], [722, 20], [730, 78], [752, 44], [776, 84], [784, 22], [806, 60], [664, 6], [760, 116], [712, 140],
    ] as const;
    const turn = rng(9);
    doc.add(
      group(
        [
          stroke('M840-20Q720 10 640 46T520 60', BARK, 7),
          stroke('M760 6Q730 60 700 96M690 28Q640 20 590 8M660 40Q630 84 600 104', BARK, 4),
          ...spots.map(([px, py], i) => {
            const rotate = Math.round(turn() * 140 + 110);
            return doc.use(leaf, place(px, py, { rotate, scale: 1.05 + turn() * 0.5 }), {
              fill: at(colours, (i * 7 + 1) % 4),
            });
          }),
        ],
        { transform: place(dx, y0) },
      ),
      doc.use(leaf, place(506 + dx / 2, 190, { rotate: 40, scaleX: 0.8, scaleY: 0.6 }), { fill: '#ef8326' }),
      doc.use(leaf, place(640 + dx / 2, 236, { rotate: 200, scaleX: 0.6, scaleY: 0.5 }), { fill: '#d5521f' }),
      birds(
        '#35618f',
        [
          [150, 96, 0.8], [176, 84, 0.65, 1], [200, 100, 0.6],
        ].map(([bx = 0, by = 0, s = 1, tilt = 0]) => [bx + doc.pick(0, { wide: 330 }), by, s, tilt] as const),
      ),
    );
  },
};
