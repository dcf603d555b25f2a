import {
  air, birds, contourRows, deepenWater, foliage, foliagePath, glitter, house, land, leafPaths, lensesPath, mist, mix, path, Pen, place, range, ridge,
    ripplePair, rng, sky,
  slope, stipple, stroke, sun, teaPicker, type Point, type Ramp, type Scene,
} from '../kit';

/** A soft afternoon in December, when the cherries are ripe; the light comes low from the left. */
const LIGHT: Ramp = {
  sky: ['#357d84', '#86b79b', '#e3dca0', '#fff1c2'], sun: '#fff6d6', haze: '#ecdfa8', lit: '#fbf0b0', shade: '#2f5a4c', ink: '#122b2b', deep: '#1a5860',
};
const COFFEE = { dark: '#12403a', mid: '#1d5c45', lit: '#5f9a44', gloss: '#a9cc66' };
const CHERRY = { red: '#cf2634', dark: '#8a1730', light: '#f4604f', green: '#8fae3f', yellow: '#f0a23a' };
const OAK = { trunk: '#8a7a70', lit: '#e6d3b2', crown: '#4f7f6a', crownLit: '#b9c78a' };

/** A silver oak: a slim trunk wound round with pepper, feathery tiers of grey-green. x, y foot, height; light from the left. */
function silverOak(seed: number, x: number, y: number, h: number): { stem: string; lit: string; vine: string; crown: string; crownLit: string } {
  const random = rng(seed);
  const w = h * 0.026;
  const stem = new Pen(1).move(x - w, y).line(x - w * 0.4, y - h).line(x + w * 0.4, y - h).line(x + w, y).close();
  const lit = new Pen(1).move(x - w, y).line(x - w * 0.4, y - h).line(x, y - h).line(x - w * 0.3, y).close();
  // the pepper: a shaggy sleeve of leaves up to a third of the trunk and more
  const vineHeight = h * (0.34 + 0.16 * random());
  const edge = (s: number): Point[] => range(9).map((i) => [x + s * w * (1.5 + (i % 2 ? 0.9 : 0) + 0.5 * random()) * (1 - i / 16), y - (vineHeight * i) / 8]);
  const vine = String(new Pen(1).soft([...edge(-1), ...edge(1).reverse()], { closed: true }));
  const tuft = (cx: number, cy: number, half: number, height: number, sd: number): string =>
    foliagePath({ seed: sd, x0: cx - half, x1: cx + half, y: cy, height, wavelength: half, scallop: [half * 0.16, half * 0.36], least: 0.6, base: cy,
      under: height * 0.4, envelope: (px) => Math.sin(Math.PI * Math.min(1, Math.max(0, (px - cx + half) / (2 * half)))) ** 0.6 });
  let crown = '';
  let crownLit = '';
  for (const i of range(5)) {
    const t = i / 4;
    const half = h * (0.13 - 0.075 * t) * (0.85 + 0.3 * random());
    const cx = x + (random() - 0.5) * h * 0.07;
    const cy = y - h * (0.6 + 0.42 * t);
    crown += tuft(cx, cy, half, h * 0.09, seed * 7 + i);
    crownLit += tuft(cx - half * 0.4, cy - h * 0.02, half * 0.55, h * 0.06, seed * 7 + i + 30);
  }
  return { stem: String(stem), lit: String(lit), vine, crown, crownLit };
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const t = doc.pick(0, { wide: 190, tall: -20 });
    const sunX = doc.pick(210, { wide: 470, tall: 250 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, sunX, doc.pick(176, { wide: 170, tall: 190 }), 28, '#fffbe4',
        { glow: '#fff5c8', glowRadius: doc.pick(270, { wide: 210, tall: 190 }), glowOpacity: 0.85, rings: 2 }),
      // the Shevaroys: long level tops
      land([[-340, 300], [-200, 268], [-90, 262], [20, 236], [140, 226], [250, 230], [320, 250], [430, 262], [560, 236], [640, 212], [770, 206],
        [880, 226], [1000, 262], [1130, 270]], 420, air(doc, LIGHT, '#4a7f8a', 0.56)),
      land([[-340, 322], [-120, 300], [0, 286], [110, 292], [220, 276], [330, 290], [440, 306], [560, 290], [690, 268], [820, 262], [960, 290],
        [1130, 300]], 420, air(doc, LIGHT, '#3f7a70', 0.42)),
      mist(doc, { seed: 6, from: 268, to: 310, colour: '#fff8d8', opacity: 0.6, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#37735c', 0.3, 0.7), { seed: 16, y: 348, height: 54, wavelength: 210, step: 28 }),
      foliage(doc, air(doc, LIGHT, '#2c6650', 0.22, 0.6), { seed: 26, y: 352, height: 22, wavelength: 70, scallop: [5, 10], base: 362 }),
    );
    // the lake, its far shore with the boat house, an islet
    const lakeY = 354;
    doc.add(
      doc.band(doc.linear([[0, '#fbf0c0'], [0.3, '#b9d3ac'], [0.7, '#5fa39a'], [1, '#2f7a7c']], { y1: lakeY, y2: 470 }), lakeY),
      deepenWater(doc, LIGHT, lakeY, { strength: 0.7 }),
      path(foliagePath({ seed: 26, x0: x0 - 10, x1: x1 + 10, y: lakeY, height: -16, wavelength: 70, scallop: [8, 16], base: lakeY - 2 }), '#3f7f6c',
        { opacity: 0.55 }),
      ripplePair(doc, lakeY, '#fff6cc', '#2a6a66', { count: 60, seed: 4, to: 480 }),
      glitter('#fffbe0', { seed: 9, x: sunX, from: lakeY + 2, to: 450, width: [30, 110], count: 24, height: [0.8, 2.8] }),
      house(t + 372, lakeY + 2, 46, 17, { wall: '#fff1d0', wallShade: '#cdb894', roof: '#a3442f', roofLit: '#d86a45' }),
      house(t + 430, lakeY + 1, 26, 12, { wall: '#fff1d0', wallShade: '#cdb894', roof: '#a3442f', roofLit: '#d86a45' }),
      path(foliagePath({ seed: 33, x0: t + 226, x1: t + 292, y: 386, height: 22, wavelength: 26, scallop: [4, 9], base: 388, under: 5, least: 0.5,
        envelope: (x) => Math.sin(Math.PI * Math.min(1, Math.max(0, (x - t - 226) / 66))) }), '#2f6f58'),
      path(lensesPath([[t + 220, 392, 80, 3, 0.5], [t + 330, 412, 34, 3, 0.5]]), '#1f5a56', { opacity: 0.6 }),
      path(`M${t + 330} 408q16 4 34-2q-4 8-17 8q-12 0-17-6z`, '#d9363e'), path(`M${t + 340} 408v-9q3-4 6 0v9zM${t + 350} 408v-9q3-4 6 0v8z`, '#f7ecd2'),
    );

    // three slopes of coffee under silver oaks, each nearer
    const bushes = (seed: number, crest: (x: number) => number, size: number, tones: readonly [string, string, string], rows: number,
      berries: number): void => {
      const [dark, mid, bright] = tones;
      for (const row of range(rows)) {
        const down = row * size * 0.95;
        const random = rng(seed + row);
        const body = new Pen();
        const gloss = new Pen();
        const spots: Point[] = [];
        for (let x = x0 - size + (row % 2) * size * 0.7; x < x1 + size; x += size * (1.25 + 0.3 * random())) {
          const y = crest(x) + down + size * 0.9;
          const w = size * (0.68 + 0.12 * random());
          const h = size * (0.86 + 0.3 * random());
          body.move(x - w, y).cubic(x - w * 1.12, y - h * 0.7, x - w * 0.6, y - h * 1.04, x, y - h).cubic(x + w * 0.7, y - h * 1.04, x + w * 1.1,
            y - h * 0.6, x + w, y).close();
          gloss.move(x - w * 0.93, y - h * 0.4).quad(x - w * 0.86, y - h * 0.98, x + w * 0.1, y - h * 0.97).quad(x - w * 0.52, y - h * 0.84,
            x - w * 0.93, y - h * 0.4).close();
          gloss.move(x - w * 0.3, y - h * 0.62).quad(x - w * 0.1, y - h * 0.82, x + w * 0.3, y - h * 0.74).quad(x, y - h * 0.7, x - w * 0.3,
            y - h * 0.62).close();
          gloss.move(x - w * 0.7, y - h * 0.3).quad(x - w * 0.5, y - h * 0.52, x - w * 0.1, y - h * 0.4).quad(x - w * 0.4, y - h * 0.38, x - w * 0.7,
            y - h * 0.3).close();
          for (let k = 0; k < berries; k++) spots.push([x + (random() - 0.5) * w * 1.4, y - h * (0.15 + 0.6 * random())]);
        }
        const floor: Point[] = range(14).map((i) => {
          const x = x0 - 30 + ((doc.width + 60) * i) / 13;
          return [x, crest(x) + down + size * 0.62];
        });
        doc.add(
          land(floor, 640, dark), path(body, row % 2 ? mix(mid, dark, 0.3) : mid), path(gloss, bright),
          berries ? stroke(spots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), CHERRY.red, Math.max(2.4, size * 0.11),
            { round: true }) : '',
        );
      }
    };
    const oaks = (list: readonly (readonly [x: number, y: number, h: number])[], seed: number, haze: number): void => {
      // in wide none of them may be under the title
      const shown = list.filter(([x, , h]) => doc.shows(x, h * 0.1) && (doc.format !== 'wide' || x > 360)).map(([x, y, h], i) => silverOak(seed + i, x, y, h));
      const tone = (colour: string): string => mix(colour, LIGHT.haze, haze);
      const all = (key: 'stem' | 'lit' | 'vine' | 'crown' | 'crownLit'): string => shown.map((oak) => oak[key]).join('');
      if (shown.length) doc.add(path(all('stem'), tone(OAK.trunk)), path(all('lit'), tone(OAK.lit)), path(all('vine'), tone('#1f5a44')),
        path(all('crown'), tone(OAK.crown)), path(all('crownLit'), tone(OAK.crownLit)));
    };
    const first = (x: number): number => 432 - 92 * slope(t + 430, t + 720)(x) - 40 * slope(t + 60, t - 180)(x) + 6 * Math.sin(x / 60);
    oaks([[t + 560, 424, 176], [t + 610, 408, 148], [t + 700, 388, 190], [t + 770, 380, 160], [t + 880, 380, 180], [t + 500, 436, 120]], 11, 0.3);
    doc.add(
      contourRows(doc, {
        crest: first, rows: 8, gap: 12, grow: 0.05, body: mix(COFFEE.dark, LIGHT.haze, 0.26), dark: mix(COFFEE.mid, LIGHT.haze, 0.16),
          lit: mix(COFFEE.lit, LIGHT.haze, 0.22), width: 11, dash: '.1 15',
      }),
    );
    const second = (x: number): number => 468 - 60 * slope(t + 240, t - 60)(x) - 20 * slope(t + 500, t + 760)(x) + 7 * Math.sin(x / 74 + 1);
    oaks([[t + 128, 480, doc.pick(346, { wide: 300, tall: 310 })], [t + 52, 462, 282], [t + 470, 500, 256], [t + 236, 486, 214]], 31, 0.06);
    bushes(13, second, 27, [mix(COFFEE.dark, LIGHT.haze, 0.1), mix(COFFEE.mid, LIGHT.haze, 0.1), mix(COFFEE.lit, LIGHT.haze, 0.08)], 2, 2);
    doc.add(
      teaPicker(t + 226, 520, { sari: '#e88a2a', edge: '#8e2f5c', leaves: CHERRY.red, scale: 1.6, skin: '#5f3a30' }),
      teaPicker(t + 300, 528, { sari: '#c43f7a', edge: '#ffd36b', leaves: CHERRY.red, facing: -1, scale: 1.7, skin: '#5f3a30' }),
      teaPicker(t + 60, 512, { sari: '#2f8f86', edge: '#ffd36b', leaves: CHERRY.red, scale: 1.5, skin: '#5f3a30' }),
    );
    const third = (x: number): number => 520 - 14 * slope(t + 200, t - 100)(x) + 8 * Math.sin(x / 90 + 2);
    bushes(23, third, 44, [COFFEE.dark, COFFEE.mid, COFFEE.lit], 2, 4);

    // the near branch: opposite glossy leaves, cherries crowded at the nodes
    const b = doc.pick(0, { wide: 300, tall: -70 });
    const stemPoint = (u: number): Point => {
      const [ax, ay, bx, by, cx, cy] = [b + 850, 200, b + 640, 250, b + 420, 470];
      return [(1 - u) ** 2 * ax + 2 * u * (1 - u) * bx + u * u * cx, (1 - u) ** 2 * ay + 2 * u * (1 - u) * by + u * u * cy];
    };
    const nodes = [0.16, 0.34, 0.52, 0.7, 0.86, 0.985];
    const upperHalf: string[] = [];
    const lowerHalf: string[] = [];
    const backLeaves: string[] = [];
    const ribs = new Pen();
    const random = rng(17);
    nodes.forEach((u, i) => {
      const [nx, ny] = stemPoint(u);
      const [mx, my] = stemPoint(u - 0.02);
      const along = Math.atan2(ny - my, nx - mx);
      const length = 138 - i * 9 + random() * 14;
      const pairs: readonly (readonly [number, number])[] = i === nodes.length - 1 ? [[along + 0.5, -0.3],
        [along - 0.42, 0.5]] : [[along - 1.02 - random() * 0.2, 0.4], [along + 0.95 + random() * 0.2, -0.3]];
      pairs.forEach(([angle, bend], k) => {
        const [upper, lower] = leafPaths(nx, ny, angle, length, length * 0.19, bend);
        (k ? backLeaves : upperHalf).push(upper);
        (k ? lowerHalf : lowerHalf).push(lower);
        const tip: Point = [nx + Math.cos(angle + bend * 0.4) * length * 0.86, ny + Math.sin(angle + bend * 0.4) * length * 0.86];
        ribs.move(nx, ny).quad(nx + Math.cos(angle) * length * 0.5, ny + Math.sin(angle) * length * 0.5, ...tip);
      });
    });
    const berryId = doc.define(
      path(new Pen(1).circle(0, 0, 13), '') + path('M-9 8a13 13 0 0 0 20-14a16 16 0 0 1-20 14z', CHERRY.dark, { opacity: 0.55 }) +
        path('M-8-3q1-6 7-7q-1 5-7 7z', '#fff0d0', { opacity: 0.85 }) + path('M9 9l4 1l-1 3z', '#3f2a24'),
    );
    const berries: string[] = [];
    nodes.slice(0, 5).forEach((u, i) => {
      const [nx, ny] = stemPoint(u);
      const count = 9 - i;
      for (const k of range(count)) {
        const a = (k / count) * 2 * Math.PI + i;
        const r = 15 + 7 * random();
        const pick = random();
        const fill = pick < 0.12 ? CHERRY.green : pick < 0.26 ? CHERRY.yellow : pick < 0.5 ? CHERRY.light : CHERRY.red;
        berries.push(doc.use(berryId, place(nx + Math.cos(a) * r * 1.25, ny + 6 + Math.sin(a) * r, { scale: 1.06 - i * 0.05 }), { fill }));
      }
      berries.push(doc.use(berryId, place(nx - 2, ny + 10, { scale: 1.14 - i * 0.05 }), { fill: CHERRY.red }));
    });
    const [s0, s1, s2, s3] = [0, 0.33, 0.66, 1].map(stemPoint);
    doc.add(
      path(backLeaves.join(''), '#123f3a'), path(upperHalf.join(''), '#2c7048'), path(lowerHalf.join(''), '#174f42'),
      stroke(ribs, '#8fbf62', 2), stroke(new Pen().soft([s0 ?? [0, 0], s1 ?? [0, 0], s2 ?? [0, 0], s3 ?? [0, 0]]), '#6a4a38', 7, { round: true }),
      berries,
      stipple('#fff3b8', { seed: 12, count: 26, x0, x1: t + 420, y0: 380, y1: 560, size: 2.4, opacity: 0.7 }),
      birds('#3a6a66', [[t + 400, 152, 1], [t + 430, 140, 0.8, 1], [t + 452, 158, 0.65]]),
    );
  },
};
