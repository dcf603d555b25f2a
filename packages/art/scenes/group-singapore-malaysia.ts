import {
  air, airAt, bananaLeaves, birds, cumulus, deepenWater, foliage, foliagePath, group, leafPaths, lensesPath, lerp, mound, palms, path, Pen, place,
  RAMPS, range, ripples,
  rng, sky, skyline, stipple, stroke, water, type Leaf, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1d7fb8', '#63bbdb', '#bfe6e6', '#fdf3d8'], haze: '#cfe9e4', ink: '#0f3440', deep: '#0a4d84' };
const HORIZON = 300;
const GREEN = { dark: '#1f6a52', mid: '#3a8f58', lit: '#86bf55' };
const SKIN = ['#8a5a44', '#a8704e', '#c98f6c'] as const;

/** A cabin about its grip on the rope at 0,0: hanger, roof, glass, three travellers in the near one; 188 px wide, 236 high. Light from the left. */
function cabin(near: boolean): string {
  // a mother, a child at the pane, a father with his telephone
  const travellers = [
    path('M-66 172Q-66 136-52 132Q-36 130-30 146L-30 172z', '#f0b23c'), path('M-60 120a11 12.5 0 1 1 22 0a11 12.5 0 1 1-22 0z', SKIN[1]),
    path('M-63 140Q-66 104-48 105Q-34 106-37 122Q-44 112-52 114Q-58 120-57 140z', '#241a26'),
    path('M-24 172Q-25 150-12 147Q2 147 2 172z', '#2f8fa0'), path('M-21 138a10 11 0 1 1 20 0a10 11 0 1 1-20 0z', SKIN[2]),
    path('M-22 137Q-23 123-10 123Q2 124 0 136Q-6 130-12 131Q-18 131-22 137z', '#241a26'), path('M0 152L16 134L20 138L6 160z', SKIN[2]),
    path('M28 172Q26 134 44 128Q64 128 66 150L67 172z', '#f4efe4'), path('M37 116a11 12.5 0 1 1 22 0a11 12.5 0 1 1-22 0z', SKIN[0]),
    path('M36 116Q36 101 48 101Q61 102 60 118Q56 108 48 109Q40 108 36 116z', '#241a26'), path('M34 146L18 126L23 122L42 138z', '#f4efe4'),
    path('M10 112h12v18h-12z', '#2f3d4a'),
  ].join('');
  const body = 'M-84 84Q-92 84-93 96L-94 196Q-92 224-66 230H66Q92 224 94 196L93 96Q92 84 84 84z';
  return [
    path('M-34-7H34Q40-7 40 0Q40 7 34 7H-34Q-40 7-40 0Q-40-7-34-7z', '#4a5a68'), path('M-34-7H34Q39-7 40-2H-40Q-39-7-34-7z', '#b9c9d0'),
    path('M-24 0a9 9 0 1 0 .1 0zM24 0a9 9 0 1 0 .1 0z', '#2f3d4a'),
    path('M-6 4H6L12 70H-12z', '#8fa2ae'), path('M-6 4H-1L-3 70H-12z', '#e3edf0'),
    path('M-70 72Q-40 60 0 60Q40 60 70 72L84 84H-84z', '#e9eef0'), path('M0 60Q40 60 70 72L84 84H20z', '#a9b9c2'),
    path(body, '#c93a3f'), path('M-84 84Q-92 84-93 96L-94 196Q-92 224-66 230H-46Q-60 160-52 84z', '#ee6a56'),
    path('M84 84Q92 84 93 96L94 196Q92 224 66 230H40Q66 160 58 84z', '#8f2a40'),
    path('M-78 98H78L80 172H-80z', '#bfe3ea'), path('M-78 98H78L79 122H-79z', '#e6f6f4'),
    near ? travellers : path('M-60 172q-2-40 12-42q16 0 16 42zM24 172q-2-46 16-48q16 0 18 48z', '#3f5a70'),
    path('M-78 98H-50L-76 172H-80zM-34 98H-22L-46 172H-58z', '#ffffff', { opacity: 0.42 }),
    path('M40 98H50L34 172H24z', '#ffffff', { opacity: 0.25 }),
    path('M-4 98H4V230H-4z', '#8f2a40'), path('M-4 98H0V230H-4z', '#ee6a56'), stroke('M-80 98H80V172H-80zM-28 98V172M30 98V172', '#7a2438', 3.4),
    path('M-88 182H90V190H-88z', '#f7e6c8'), path('M-66 230H66L58 238H-58z', '#4a5a68'),
    stroke('M-60 204H-22M24 204H58', '#8f2a40', 2, { opacity: 0.6 }),
  ].join('');
}

/** The curved towers of Keppel Bay, their crowns leaning towards one another; about 0,0, 190 px wide. */
const keppelTowers = (tint: (colour: string) => string): string =>
  ([[-84, 150, 24, 14], [-44, 196, 28, -16], [6, 178, 26, 18], [52, 210, 30, -18], [98, 140, 22, 12]] as const)
    .map(([x, h, w, bow]) => {
      const lean = bow * 1.1;
      const shape = (a: number, b: number): Pen =>
        new Pen().move(x + w * a, 0).cubic(x + w * a + bow * 1.4, -h * 0.35, x + w * a + bow * 1.2, -h * 0.7, x + w * a * 0.8 + lean * 0.2,
          -h * (bow > 0 ? 0.94 : 1)).line(x + w * b * 0.8 + lean * 0.2, -h * (bow > 0 ? 1 : 0.94))
          .cubic(x + w * b + bow * 1.2, -h * 0.7, x + w * b + bow * 1.4, -h * 0.35, x + w * b, 0).close();
      const floors = range(Math.floor(h / 7) - 1).map((i) => {
        const up = ((i + 1) * 7) / h;
        return `M${Math.round(x - w * 0.36 + bow * (0.98 * Math.sin(Math.PI * up) + 0.24 * up))} ${-6 - i * 7}h${Math.round(w * 0.72)}`;
      }).join('');
      return path(shape(-0.5, 0.5), tint('#6fa3b8')) + path(shape(-0.5, -0.1), tint('#d6edf0')) + path(shape(0.24, 0.5), tint('#3f7690')) +
        stroke(floors, tint('#2f6078'), 1.2, { opacity: 0.45 });
    })
    .join('') + stroke('M-60-132L-36-136M22-128L40-132', tint('#e9f3f0'), 4);

/** A cruise ship at the terminal, bow to the right; 250 px long. */
const cruiseShip = (): string =>
  [
    path('M-118-26V-46H-104V-58H-86V-68H62L78-58H92V-46H106V-26z', '#fdfaf0'), path('M40-68H62L78-58H92V-46H106V-26H70z', '#c9d6d8'),
    stroke('M-112-40H98M-98-52H84M-82-62H62', '#5a93a8', 5, { dash: '4 2' }), stroke('M-116-31H104', '#e8a04c', 4, { dash: '6 7' }),
    path('M-58-68L-54-96H-28L-20-68z', '#c8383f'), path('M-54-96H-44L-50-68H-58z', '#f0705c'), path('M-50-84h26l1.5 6h-29z', '#fdfaf0'),
    stroke('M30-68V-88M30-78L40-84', '#5a6a74', 2),
    path('M-126-26H126Q120-6 104 0H-116Q-124-10-126-26z', '#1f4f78'), path('M-126-26H126L124-20H-126z', '#fdfaf0'),
    path('M-120-6Q0-2 108-4L104 0H-116z', '#b5433f'),
  ].join('');

/** A pylon of the ropeway on its platform in the water; its arms carry the ropes at 0,0. */
const pylon = (h: number): string =>
  path(`M-5 0L-20 ${h}H-8L0 14L8 ${h}H20L5 0z`, '#dfe8e6') + path(`M1 0L8 ${h}H20L5 0z`, '#8fa6ae') +
    stroke(range(6).map((i) => `M${-7 - i * 2} ${18 + (i * (h - 24)) / 6}L${9 + i * 2} ${18 + ((i + 1) * (h - 24)) / 6}` +
    `M${7 + i * 2} ${18 + (i * (h - 24)) / 6}L${-9 - i * 2} ${18 + ((i + 1) * (h - 24)) / 6}`).join(''), '#9fb4ba', 1.6) +
  path('M-34-4H34V4H-34z', '#c93a3f') + path('M-34-4H0V-1H-34z', '#f0806c') + path(`M-30 ${h}H30V${h + 9}H-30z`, '#b9a99a') +
    path(`M6 ${h}H30V${h + 9}H6z`, '#857a7a');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const down = doc.pick(0, { tall: 46 });
    const horizon = HORIZON + down;
    const s = doc.pick(0, { wide: 250, tall: 6 });
    const random = rng(8);
    doc.add(
      sky(doc, LIGHT, { horizon }),
      cumulus(doc, [[s + 610, 170 + down, 270, 92, 5], [s + 140, 236 + down, 260, 70, 11], [s + 420, 276 + down, 300, 60, 7],
        [s + 780, 268 + down, 200, 64, 17], [s + 40, 92 + down, 170, 44, 21], [s - 60, 290, 240, 40, 3]], { lit: '#fffdf4', shade: '#bfdce4' }),
      // far islands, cranes of the container port
      path(foliagePath({ seed: 5, x0: x0 - 10, x1: s + 560, y: horizon + 2, height: 16, wavelength: 150, scallop: [4, 9], base: horizon + 6,
        least: 0.15 }), air(doc, LIGHT, '#4a8a8c', 0.5)),
      range(7).map((i) => {
        const cx = s - 60 + i * 46 + 14 * random();
        const c = airAt(doc, LIGHT, '#6a8a9a', 0.4, cx);
        return doc.shows(cx) ? stroke(`M${Math.round(cx)} ${horizon}v-26l-16-2M${Math.round(cx)} ${horizon - 26}l22-8` +
          `M${Math.round(cx + 6)} ${horizon}v-40l-22 12M${Math.round(cx + 6)} ${horizon - 38}l18 6`, c, 2) : '';
      }),
      water(doc, horizon, [[0, '#b9e6e0'], [0.16, '#55bfc8'], [0.5, '#1f8fb0'], [1, '#0e5f8c']], { to: 560 }),
      deepenWater(doc, LIGHT, horizon, { strength: 0.75 }),
      ripples(doc, '#f2fffa', { seed: 4, from: horizon + 5, to: 540, count: 80, opacity: 0.5 }),
      ripples(doc, '#0c5580', { seed: 9, from: horizon + 12, to: 560, count: 70, opacity: 0.35 }),
    );
    // Keppel Bay on the left, its towers in the sun
    const kx = s + doc.pick(116, { wide: 130, tall: 196 });
    const shore = horizon + 26;
    const kk = doc.pick(0.92, { wide: 0.86, tall: 0.7 });
    doc.add(
      skyline(9, { x0: kx - 150, x1: kx + 190, y: shore - 4, height: [16, 60], width: [14, 26], fill: airAt(doc, LIGHT, '#86a9b4', 0.42, kx, 0.5),
        gap: 0.3 }),
      group(keppelTowers((c) => airAt(doc, LIGHT, c, 0.2, kx, 0.4)), { transform: place(kx, shore, { scale: kk }) }),
      path(foliagePath({ seed: 14, x0: kx - 200, x1: kx + 210, y: shore, height: 20, wavelength: 60, scallop: [4, 8], base: shore + 5, least: 0.4,
        envelope: mound(kx - 200, kx + 210, 0.3) }), airAt(doc, LIGHT, GREEN.dark, 0.25, kx, 0.5)),
      stroke(`M${kx - 190} ${shore + 5}H${kx + 200}`, airAt(doc, LIGHT, '#f4ead0', 0.1, kx, 0.5), 3),
    );
    // Sentosa: forest, beach, roofs
    const ix = s + doc.pick(400, { tall: 380 });
    const iy = horizon + 74;
    const isle = (seed: number, a: number, lift: number, height: number, least = 0.3): string =>
      foliagePath({ seed, x0: ix + a, x1: x1 + 20, y: iy - lift, height, wavelength: 100, scallop: [5, 11], base: iy + 2, least,
        envelope: (px) => Math.min(1, Math.max(0.04, (px - ix - a) / 170)) });
    doc.add(
      path(isle(6, 40, 26, 110), '#5f9f86'), path(isle(9, 10, 14, 86), '#3f8a66'),
      palms(doc, 11, [[ix + 130, iy - 84, 70, 0.5, 6], [ix + 170, iy - 100, 84, 0.56, -6], [ix + 262, iy - 112, 80, 0.6, 7],
        [ix + 330, iy - 104, 90, 0.56, -6], [ix + 440, iy - 120, 100, 0.6, 6], [ix + 540, iy - 110, 90, 0.6, -6]],
        { dark: '#2a6f58', lit: '#93c45a', bark: '#7a6a5c' }),
      [[96, 30, 40], [206, 46, 54], [300, 40, 46], [392, 52, 50]].map(([dx, up, w]) => {
        const [rx, ry] = [ix + (dx ?? 0), iy - (up ?? 0) + 10];
        const half = (w ?? 0) / 2;
        return doc.shows(rx, 60) ? path(`M${rx - half * 0.8} ${ry}h${half * 1.6}v${(up ?? 0) * 0.4}h${-half * 1.6}z`, '#fbf1da') +
          stroke(`M${rx - half * 0.7} ${ry + 6}h${half * 1.4}`, '#6a9aa8', 5, { dash: '4 4' }) +
          path(`M${rx - half * 1.1} ${ry}L${rx - half * 0.5} ${ry - 15}H${rx + half * 0.5}L${rx + half * 1.1} ${ry}z`, '#d8743f') +
          path(`M${rx} ${ry - 15}H${rx + half * 0.5}L${rx + half * 1.1} ${ry}H${rx}z`, '#a8503a') : '';
      }),
      path(isle(22, -10, 2, 34, 0.5), '#2f7a58'),
      path(new Pen().move(ix - 40, iy + 10).soft([[ix - 40, iy + 8], [ix + 60, iy + 2], [ix + 240, iy + 8], [ix + 420, iy], [x1 + 20, iy + 6]],
        { join: true }).line(x1 + 20, iy + 16)
        .soft([[x1 + 20, iy + 18], [ix + 420, iy + 12], [ix + 240, iy + 20], [ix + 60, iy + 13], [ix - 40, iy + 10]], { join: true }).close(),
        '#fdeecb'),
      stroke(new Pen().soft([[ix - 30, iy + 16], [ix + 60, iy + 18], [ix + 240, iy + 25], [ix + 420, iy + 17], [x1 + 20, iy + 22]]), '#e6fbf4', 4,
        { opacity: 0.85 }), stroke(new Pen().soft([[ix + 20, iy + 27], [ix + 240, iy + 34], [ix + 420, iy + 26], [x1 + 20, iy + 31]]), '#8fe0d8', 6,
        { opacity: 0.6 }),
    );
    // shipping: cruise ship at the terminal, ferry and yachts with their wakes
    const yacht = (x: number, y: number, k: number, facing: number): string =>
      group([path('M-20-5Q0-1 24-7L17 3H-14z', '#fdfaf0'), path('M-8-6h16l-4-7h-9z', '#3f86a8'), path('M-14 1q-36-3-70 3q36 3 72-1z', '#f2fffa')],
      { transform: place(x, y, { scaleX: k * facing, scaleY: k }) });
    const shipX = s + doc.pick(128, { wide: 40, tall: 226 });
    doc.add(
      path(lensesPath([[shipX - 120, horizon + 62, 260, 8, 0.5], [shipX - 90, horizon + 72, 190, 5, 0.5]]), '#0c4f78', { opacity: 0.5 }),
      group(cruiseShip(), { transform: place(shipX, horizon + 60, { scale: doc.pick(0.74, { tall: 0.66 }) }) }),
      yacht(s + 210, horizon + 110, 0.9, 1), yacht(s + 330, horizon + 134, 1.25, -1), wide ? yacht(-40, horizon + 70, 0.7, 1) +
        yacht(110, horizon + 120, 0.9, -1) : '', yacht(doc.pick(640, { wide: 960, tall: 600 }), horizon + 128, 1, 1),
    );

    // the ropeway: pylon off the beach, two ropes, cabins nearer and nearer
    const py: Point = [s + doc.pick(600, { wide: 600, tall: 590 }), 212 + down];
    const nx = s + doc.pick(300, { wide: 330, tall: 318 });
    const ny = doc.pick(108, { wide: 96, tall: 178 });
    const start: Point = [nx - 420, ny - doc.pick(120, { tall: 110 })];
    const rope = (dy: number, t: number): Point => {
      // from the station on Mount Faber, through the near cabin's grip, to the pylon
      const [a, b, c]: [Point, Point, Point] = [[start[0], start[1] + dy], [nx + 60, ny + 44 + dy * 0.6], py];
      return [(1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1]];
    };
    const line = (dy: number, ts: readonly number[]): Pen => new Pen().soft(ts.map((t) => rope(dy, t)));
    const ts = range(12).map((i) => i / 11);
    const first = doc.define(cabin(true));
    const one = doc.define(cabin(false));
    const atT = (dy: number, t: number, k: number, facing: number): string => {
      const [cx, cy] = rope(dy, t);
      return doc.use(one, place(cx, cy, { scaleX: k * facing, scaleY: k }));
    };
    doc.add(
      group(pylon(doc.pick(190, { tall: 176 })), { transform: place(...py) }),
      path(lensesPath([[py[0] - 50, py[1] + 206 - down * 0.2, 100, 5, 0.5]]), '#f2fffa', { opacity: 0.8 }),
      stroke(`M${py[0]} ${py[1] - 3}Q${py[0] + 110} ${py[1] + 60} ${py[0] + 260} ${py[1] + 58}M${py[0] + 20} ${py[1] - 3}` +
        `Q${py[0] + 130} ${py[1] + 70} ${py[0] + 280} ${py[1] + 72}`, '#4a6a78', 1.6),
      doc.use(one, place(py[0] + 96, py[1] + 38, { scale: 0.16 })), doc.use(one, place(py[0] + 176, py[1] + 56, { scaleX: -0.14, scaleY: 0.14 })),
      stroke(line(-46, ts), '#4a6a78', 1.8), atT(-46, 0.92, 0.19, -1), atT(-46, 0.74, 0.36, -1),
      stroke(line(0, ts), '#3a5666', 2.6), atT(0, 0.85, 0.27, 1),
    );
    const [gx, gy] = rope(0, 0.52);
    doc.add(doc.use(first, place(gx, gy, { scale: doc.pick(1.12, { wide: 1.06, tall: 0.98 }) })));

    // the wooded top of Mount Faber below us, bougainvillea at the edge
    const hill = (seed: number, y: number, height: number, fill: string): string =>
      foliage(doc, fill, { seed, y, height, wavelength: 130, scallop: [7, 15], base: 620, least: 0.25, envelope: (px) => 0.55 +
      0.6 * Math.abs((px - gx) / (doc.width / 2)) });
    // single crowns of the forest, each with its lit top
    const crowns = (seed: number, n: number, height: number): string =>
      range(n).map((i) => {
        const [cx, w] = [lerp(x0, x1, (i + random()) / n), 26 + 34 * random()];
        const cy = 560 + 44 * random() - 26 * Math.abs((cx - gx) / (doc.width / 2));
        return foliagePath({ seed: seed + i, x0: cx - w, x1: cx + w, y: cy, height, wavelength: 24, scallop: [5, 10], base: cy + 4, under: 5,
          least: 0.5, envelope: mound(cx - w, cx + w) });
      }).join('');
    const e = x1;
    const leaves: Leaf[] = [[e + 20, 640, -2.2, 190, 28, -0.6], [e - 30, 660, -1.8, 160, 22, -0.6], [e + 40, 570, -2.6, 170, 24, -0.8],
      [e - 90, 660, -1.9, 110, 16, -0.6]];
    const bloom = (x: number, y: number, r: number, seed: number): string =>
      stipple('#d8408c', { seed, count: 42, x0: x - r, x1: x + r, y0: y - r * 0.6, y1: y + r * 0.6, size: 8 }) +
      stipple('#ff8fc0', { seed: seed + 1, count: 22, x0: x - r * 0.9, x1: x + r * 0.7, y0: y - r * 0.6, y1: y + r * 0.4, size: 5.5 });
    doc.add(
      hill(17, 580, 96, GREEN.dark), hill(23, 604, 80, GREEN.mid), path(crowns(81, 17, 36), '#2a7a54'),
      path(crowns(120, 15, 24), GREEN.lit, { opacity: 0.85 }),
      palms(doc, 21, [[e - 250, 500, 110, 0.95, 12], [e - 196, 528, 90, 0.8, -10], [x0 + 60, 520, 100, 0.9, -10], [x0 + 118, 548, 80, 0.75, 9]],
        { dark: '#17564a', lit: '#8fc255', bark: '#4a4a44' }),
bananaLeaves(leaves, LIGHT.ink, '#1f6650'), stroke(leaves.map((leaf) => leafPaths(...leaf)[0]).join(''), '#8fc05a', 1, { opacity: 0.4 }),
      bloom(e - 120, 584, 60, 5), bloom(e - 40, 560, 46, 15),
      birds('#2f6a8a', [[gx + 150, ny + 10, 0.9], [gx + 176, ny - 2, 0.7, 1], [gx + 196, ny + 14, 0.6]]),
    );
  },
};
