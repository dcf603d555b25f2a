import {
  air, birds, blade, cumulus, foliage, group, hump, land, lensesPath, lerp, man, mix, path, Pen, place, poplarPaths,
  RAMPS, range, ridge, rng, sky, streaks, stroke, tree, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2a7fc0', '#74bde0', '#cbe7e6', '#fdf0d6'], haze: '#d6e4e4', lit: '#fff4dc', shade: '#3f6f8f', deep: '#15588f' };
const INK = '#163a3a';
/** Beds from left to right: flower, flower in the sun. */
const BEDS: readonly (readonly [string, string])[] = [
  ['#c9304a', '#f25a5f'], ['#f2b21f', '#ffdf5a'], ['#e8598f', '#ff9cbe'], ['#f4ead8', '#fffdf4'], ['#d8421f', '#ff7a3c'], ['#8a4fb0', '#b985d8'],
    ['#f2c230', '#ffe884'], ['#c9304a', '#f25a5f'],
  ['#f08aa8', '#ffc2d2'], ['#6f3f9a', '#a06fc9'], ['#f4ead8', '#fffdf4'], ['#e2562a', '#ff8f55'],
];
const LEAF = '#4f8f4a';
/** The upper edge of the beds, below the trees. */
const FAR = 366;

/** A tulip head in three tones about its stalk's end at 0,0; 34 px high. */
const tulip = (mid: string, lit: string, shade: string): string =>
  path('M-13-8Q-15-24-12-34Q-5-30 0-37Q5-30 12-34Q15-24 13-8Q8 2 0 2Q-8 2-13-8z', mid) +
  path('M-13-8Q-15-24-12-34Q-7-30-5-26Q-9-12-5 1Q-10-1-13-8z', lit) +
  path('M13-8Q15-24 12-34Q6-28 5-20Q10-8 5 1Q10-1 13-8z', shade) +
  path('M-5-26Q0-37 5-26Q6-10 0-2Q-6-10-5-26z', mix(mid, lit, 0.45));

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const eye = doc.pick(560, { wide: 760, tall: 500 });
    doc.add(
      sky(doc, LIGHT, { horizon: 340 }),
      streaks(doc, { seed: 44, from: 40, to: 140, count: 4, opacity: 0.4 }),
      cumulus(
        doc,
        [
          [doc.pick(196, { wide: 980, tall: 250 }), doc.pick(150, { tall: 170 }), 300, 62, 3],
          [doc.pick(470, { wide: 640, tall: 560 }), doc.pick(120, { wide: 130, tall: 150 }), 150, 28, 22],
        ],
        { lit: '#fffdf6', shade: '#bcd8e6' },
      ),
    );
    // the Zabarwan range: long forested spurs, the last snow in its gullies
    const crest = (x: number): number => 306 - 118 * hump(x, eye + 130, 210) - 66 * hump(x, eye - 150, 120) - 84 * hump(x, eye + 420, 200) -
      34 * hump(x, eye - 420, 160) + 7 * Math.sin(x / 19) + 5 * Math.sin(x / 7.3);
    const hill = range(70).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 69), crest(lerp(x0 - 20, x1 + 20, i / 69))]);
    const random = rng(10);
    const spurs = new Pen();
    const snow = new Pen();
    for (let x = x0 + 10; x < x1; x += 30 + 26 * random()) {
      const y = crest(x);
      const h = 340 - y;
      if (h < 50) continue;
      spurs.polygon([[x, y + 2], [x + 10, y + h * 0.3], [x + 5, y + h * 0.42], [x + 30, y + h * 0.86], [x - 4, y + h * 0.6], [x - 2, y + h * 0.34]]);
      if (h > 96 && random() < 0.8) snow.polygon([
        [x - 4, y + 3], [x - 16, y + h * 0.16], [x - 10, y + h * 0.2], [x - 24, y + h * 0.36], [x - 6, y + h * 0.22], [x - 3, y + h * 0.13],
      ]);
    }
    doc.add(
      ridge(doc, air(doc, LIGHT, '#8fb0c8', 0.5), { seed: 6, y: 320, height: 130, wavelength: 190, step: 20, hard: true }),
      ridge(
        doc, air(doc, LIGHT, '#fff8ec', 0.2),
        { seed: 6, y: 300, height: 130, wavelength: 190, step: 20, hard: true, base: 302, envelope: (x) => (Math.sin(x / 47) > 0.1 ? 1 : 0.82) },
      ),
      ridge(doc, air(doc, LIGHT, '#86a8b8', 0.46), { seed: 26, y: 330, height: 70, wavelength: 160, step: 24 }),
      land(hill, 400, air(doc, LIGHT, '#6f9a78', 0.24, 0.7)),
      path(spurs, air(doc, LIGHT, '#3f6f68', 0.2, 0.8)),
      path(snow, '#fffaf0', { opacity: 0.85 }),
    );
    // the Dal far away on the left, orchards and poplars at the foot of the hill
    const lake = doc.pick(0, { wide: 150, tall: 60 });
    doc.add(
      path(`M${x0} 334H${250 + lake}Q${200 + lake} 348 ${x0} 352z`, air(doc, LIGHT, '#5fa8c4', 0.25, 0.6)),
      path(lensesPath([[-40 + lake, 341, 150, 2, 0.5], [90 + lake, 345, 120, 2, 0.5]]), '#f6fbf6', { opacity: 0.8 }),
      foliage(doc, air(doc, LIGHT, '#5f9a62', 0.3, 0.6), { seed: 13, y: 364, height: 40, wavelength: 90, scallop: [6, 13], base: FAR + 6 }),
    );
    const rows: [number, number, number][] = [];
    for (let x = x0; x < x1; x += 13 + 34 * random()) rows.push([x, FAR + 2, 36 + 44 * random()]);
    const poplars = poplarPaths(rows, 0.12);
    doc.add(
      path(poplars.body, air(doc, LIGHT, '#6f9f4a', 0.16, 0.55)),
      path(poplars.lit, air(doc, LIGHT, '#c4d873', 0.16, 0.7)),
      // almonds still in blossom
      ...range(11).map((i) => {
        const x = x0 + 20 + i * (doc.width / 10.4) + ((i * 37) % 29);
        return Math.abs(x - eye) < 70 || (doc.format === 'wide' && x < 260) ? '' : tree(
          i + 3, x, FAR + 6, 30 + ((i * 7) % 4) * 4, 38, { leaves: ['#c98aa4', '#efb6c8', '#ffe0e6'], bark: '#5d4a44' },
        );
      }),
    );

    // beds sweeping towards the pavilion, their lines bowed a little by the slope
    const at = (k: number, t: number): Point => {
      const depth = t ** 2.1;
      return [eye + k * lerp(24, 260, depth) + 60 * Math.sin(Math.PI * t * 0.9) * (1 - t) * 1.6, lerp(FAR + 6, 640, depth)];
    };
    const side = (k: number, back = false): Point[] => {
      const points = range(9).map((i) => at(k, i / 8));
      return back ? points.reverse() : points;
    };
    doc.add(doc.band(doc.linear([[0, '#a9c870'], [0.4, '#5f9a4e'], [1, '#2f6b45']], { y1: FAR, y2: 606 }), FAR + 4));
    const from = Math.floor((x0 - eye) / 66) - 5;
    const to = Math.ceil((x1 - eye) / 66) + 5;
    const fields = BEDS.map(() => [new Pen(), new Pen()] as const);
    for (let bed = from; bed <= to; bed++) {
      if (bed === 0) continue; // the walk
      const pens = fields[((bed % BEDS.length) + BEDS.length) % BEDS.length];
      if (!pens) continue;
      const k = bed * 0.62;
      pens[0].soft(side(k - 0.26)).soft(side(k + 0.26, true), { join: true }).close();
      for (const u of [-0.17, -0.02, 0.13]) pens[1].soft(side(k + u));
    }
    // three passes of dots make single blossoms: fine far away, coarse near
    const reach = (y0: number, y1: number): string => doc.clip(new Pen().rect(x0, y0, doc.width, y1 - y0));
    fields.forEach(([body], i) => doc.add(path(body, BEDS[i]?.[0] ?? LEAF)));
    for (const [y0, y1, width, dash] of [[FAR, 410, 1.6, '0 3.4'], [410, 476, 3.6, '0 7.6'], [476, 610, 8.4, '0 17']] as const) {
      doc.add(group(fields.map(([, dots], i) => stroke(dots, BEDS[i]?.[1] ?? LEAF, width, { round: true, dash })), { clip: reach(y0, y1) }));
    }
    // furrows of leaves across the beds, closer together far away
    const furrows = new Pen();
    for (const t of [0.3, 0.44, 0.56, 0.67, 0.77, 0.86, 0.94]) furrows.soft(range(9).map((i) => at(lerp(from, to, i / 8) * 0.62, t + 0.01 * Math.sin(i * 2))));
    doc.add(stroke(furrows, LEAF, 4, { opacity: 0.55 }));
    // the walk with its channel of water and fountains
    doc.add(
      path(new Pen().soft(side(-0.3)).soft(side(0.3, true), { join: true }).close(), doc.linear([[0, '#f6ead0'], [1, '#c9b494']], { y1: FAR, y2: 606 })),
      path(new Pen().soft(side(-0.1)).soft(side(0.1, true), { join: true }).close(), doc.linear([[0, '#bfe2ea'], [1, '#3f8fb0']], { y1: FAR, y2: 606 })),
      stroke(new Pen().soft(side(-0.1)).soft(side(0.1)), '#fff8e6', 2.4),
      range(4).map((i) => {
        const [x, y] = at(0, 0.4 + i * 0.16);
        const s = 0.28 + i * 0.22;
        return path(
          'M0 0Q-3-26-9-30Q-3-34 0-44Q3-34 9-30Q3-26 0 0zM-9-30Q-16-22-15-4Q-11-18-6-26zM9-30Q16-22 15-4Q11-18 6-26z', '#f4fbfd',
          { opacity: 0.9, transform: place(x, y, { scale: s }) },
        );
      }),
    );
    // a Kashmiri pavilion at the end of the walk
    doc.add(
      group(
        [
          path('M-40 0V-30H40V0z', '#8a5a40'),
          path('M-40 0V-30H-12V0z', '#c98f5c'),
          path('M-30 0V-22h12v22zM-6 0V-22H8V0zM20 0V-22h12v22z', '#4a2f34'),
          path('M-54-26L-30-44H30L54-26z', '#4f7f6a'),
          path('M-54-26L-30-44H-12L-20-26z', '#86b48a'),
          path('M-22-44V-54H22V-44z', '#8a5a40'),
          path('M-34-52Q-12-60-4-82H4Q12-60 34-52z', '#4f7f6a'),
          path('M-34-52Q-12-60-4-82H0Q-6-64-10-52z', '#86b48a'),
          stroke('M0-82V-94', '#d9a84a', 2.4),
        ],
        { transform: place(at(0, 0)[0], FAR + 10, { scale: 0.92 }) },
      ),
    );
    // the party on the walk and among the beds
    const walkers: Point[] = range(20).map((i) => at((i % 2 ? 0.21 : -0.21) + 0.05 * Math.sin(i * 3), 0.2 + 0.6 * (i / 20)));
    const [gx, gy] = at(-0.24, 0.9);
    doc.add(
      crowd(5, walkers, (p) => lerp(9, 54, (p[1] - FAR) / 240), ['#2f6fa8', '#f4ead8', '#d9366a', '#3f7a5a', '#f0a52f', '#6a4a8a'], { skin: '#8a5a44' }),
      path(lensesPath([[gx - 50, gy + 3, 120, 5, 0.5]]), '#5d5a4a', { opacity: 0.5 }),
      woman(gx - 20, gy, { scale: 2.1, sari: '#2f6fa8', edge: '#f4ead8', skin: '#9a6448' }),
      man(gx + 24, gy + 4, { scale: 2.2, shirt: '#f4ead8', dhoti: '#3f4a68', skin: '#8a5a44', facing: -1 }),
    );

    // tulips close to the eye
    const heads = [
      tulip('#d93a4a', '#ff8078', '#962046'), tulip('#f2b92a', '#ffe68a', '#c97f1f'), tulip('#e86a9c', '#ffb6ce', '#a83a72'),
      tulip('#f0e4d4', '#fffdf6', '#bfb4c4'),
    ].map((head) => doc.define(head));
    const near: Point[] = [];
    const [a, b] = doc.format === 'wide' ? [x0 + 6, x1] : [x0, x1];
    for (let x = a; x < b; x += 25) {
      const u = (x - a) / (b - a);
      const h = doc.format === 'wide' ? 26 + 66 * Math.abs(u - 0.46) : 22 + 110 * Math.max(0, 0.34 - u) + 60 * Math.max(0, u - 0.72);
      if (Math.abs(x - at(0, 0.97)[0]) < 92) continue;
      near.push([x + 9 * (random() - 0.5), 606 - h - 22 * random()]);
    }
    const stems = new Pen();
    const blades = new Pen();
    for (const [x, y] of near) {
      stems.move(x + 4, 620).quad(x + 4, (y + 620) / 2, x, y);
      blade(blades, x + 6, 622, -1.25 - 0.6 * random(), 50 + (600 - y) * 0.4, 9, 0.12 * (random() - 0.5));
    }
    doc.add(
      path(blades, INK),
      stroke(stems, '#3f7a45', 4),
      near.map(([x, y], i) => doc.use(heads[(i * 3 + Math.floor(i / 3)) % 4] ?? '', place(x, y, { scale: 0.95 + ((i * 5) % 4) / 8, rotate: ((i * 17) % 15) - 7 }))),
      birds(
        '#35608a',
        [[330, 120, 0.8, 0], [354, 108, 0.65, 1], [310, 104, 0.5, -1]].map(([x = 0, y = 0, s = 1, t = 0]) => [
          x + doc.pick(0, { wide: 230, tall: 40 }), y + doc.pick(0, { tall: 40 }), s, t,
        ] as const),
      ),
    );
  },
};
