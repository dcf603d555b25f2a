import {
  air, archPath, birds, cumulus, dots, foliagePath, group, hump, lensesPath, lerp, man, mix, path, Pen, place, RAMPS, range, rng, sky, streaks,
    stroke,
  trunkPath, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { perspective } from '../kit/parts-kerala';

/** Nine in the morning, clear after a night of rain, sun from the left. */
const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f8fb8', '#7fc3d0', '#c9e4d6', '#f8efd0'], haze: '#d6e6d4', deep: '#0f5674' };
const LIME = { lit: '#fff6e2', mid: '#eadfce', shade: '#aeb4c4', dark: '#5d6680' };
const OCHRE = { lit: '#ffd67c', mid: '#eab04e', shade: '#a8703c', dark: '#5a3a34' };
const ROSE = { lit: '#f0a27c', mid: '#d97f62', shade: '#97525a', dark: '#55303c' };
const TILE = { lit: '#dd7f52', mid: '#b5533c', shade: '#7f3a38' };
const TREE = { dark: '#1b4f44', mid: '#2f7350', lit: '#94ba52', bark: '#4a3d3c', barkLit: '#9c8466' };
const ROAD = { lit: '#f1dfc0', mid: '#d3b596', shade: '#9c8478' };

/** Santa Cruz basilica from the front on 0,0: white Gothic gable between twin towers with spires; 150 px wide, 236 high; sun from the left. */
function basilica(): string {
  const tower = (x: number): string =>
    [
      path(`M${x - 17} 0V-142H${x + 17}V0z`, LIME.mid), path(`M${x - 17} 0V-142H${x - 9}V0z`, LIME.lit),
        path(`M${x + 8} 0V-142H${x + 17}V0z`, LIME.shade),
      path(archPath(x, 6, -14, -40, -50) + archPath(x, 5.5, -62, -84, -94) + archPath(x - 5, 3.5, -108, -128, -136) +
        archPath(x + 5, 3.5, -108, -128, -136), LIME.dark),
      path(`M${x - 20} -54h40v-5h-40zM${x - 20} -100h40v-5h-40zM${x - 21} -142h42v-5h-42z`, LIME.lit),
      path(`M${x - 16} -147L${x} -216L${x + 16} -147z`, LIME.mid), path(`M${x - 16} -147L${x} -216L${x - 5} -147z`, LIME.lit),
        path(`M${x + 5} -147L${x} -216L${x + 16} -147z`, LIME.shade),
      path(`M${x - 20} -147l3-15l4 15zM${x + 13} -147l4-15l3 15z`, LIME.lit), stroke(`M${x} -214V-232M${x - 5} -226H${x + 5}`, LIME.lit, 2.4),
    ].join('');
  return [
    path('M34 0V-92L96-104V0z', LIME.shade), path('M30-90L52-118L102-104L96-98z', TILE.shade),
    path('M-36 0V-112L0-160L36-112V0z', LIME.mid), path('M-36 0V-112L0-160L-22-112V0z', LIME.lit, { opacity: 0.7 }),
      stroke('M-37-111L0-160L37-111', LIME.lit, 4), path('M-36-58H36V-64H-36z', LIME.lit),
    path(archPath(0, 11, 0, -30, -50) + archPath(-23, 6, 0, -26, -40) + archPath(23, 6, 0, -26, -40) + archPath(-20, 5, -72, -94, -104) +
      archPath(20, 5, -72, -94, -104), LIME.dark), path(archPath(0, 10, -70, -100, -118), '#3f7f9f'), stroke('M0-70V-116M-10-88H10', LIME.lit, 1.6),
    path(new Pen(1).circle(0, -132, 6), '#c9563f'), stroke('M0-158V-176M-6-169H6', LIME.lit, 2.8),
    tower(-52), tower(52), path('M-78 0V-8H78V0z', LIME.lit), path('M-84 6V0H84V6z', LIME.mid),
  ].join('');
}

/** A gentleman's bicycle against the wall on 0,0, 86 px long. */
const bicycle = (x: number, y: number, scale: number, ink: string): string =>
  group(
    [
      path(lensesPath([[-54, 3, 108, 6, 0.5]]), ROAD.shade, { opacity: 0.8 }),
      stroke(new Pen().circle(-27, -18, 18).circle(27, -18, 18), ink, 3),
        stroke('M-27-18V-36M-27-18L-14-6M-27-18L-42-10M27-18V-36M27-18L14-8M27-18L40-8', ink, 0.9),
      stroke('M-27-18L-12-44H18L0-16L-27-18M0-16L-14-50M27-18L15-54M15-54L24-58M15-54L8-58', ink, 2.8), path('M-22-52H-6L-8-47H-18z', ink),
        stroke('M-44-32H-20', ink, 2.4),
      path('M16-50h20l-3 15h-14z', '#c99a5a'), path('M15-51q4-9 9-3q5-9 8-1q4-4 5 4z', '#d9483b'), path('M20-54q4-6 7-1z', '#f6d24f'),
        stroke('M-4-16a4 4 0 1 0 8 0a4 4 0 1 0-8 0', ink, 2),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const vx = doc.pick(330, { wide: 560, tall: 372 });
    const vy = 398;
    const at = perspective(vx, vy, 190);
    doc.add(
      sky(doc, LIGHT, { horizon: vy }),
      cumulus(doc, [[vx - 190, 236, 230, 52, 6], [vx + 130, 160, 220, 50, 3]], { shade: '#bddde0' }),
      streaks(doc, { seed: 5, from: 60, to: 160, count: 4, opacity: 0.4 }),
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: x1 + 10, y: vy + 4, height: 84, wavelength: 80, scallop: [6, 12], base: vy + 20 }),
        air(doc, LIGHT, '#4a8a64', 0.36)),
      group(basilica(), { transform: place(vx - 26, vy + 8, { scale: doc.pick(1.12, { tall: 1 }) }) }),
      path(foliagePath({ seed: 14, x0: vx - 170, x1: vx - 96, y: vy + 8, height: 44, wavelength: 40, scallop: [5, 10],
        envelope: (x) => hump(x, vx - 134, 30) }) +
        foliagePath({ seed: 15, x0: vx + 40, x1: vx + 130, y: vy + 8, height: 50, wavelength: 40, scallop: [5, 10],
        envelope: (x) => hump(x, vx + 86, 34) }), TREE.mid),
    );

    // the street
    doc.add(
      path(new Pen().rect(x0, vy + 6, doc.width, 210), doc.format === 'wide' ? doc.linear([[0, '#7a7468'], [1, ROAD.mid]],
        { x1: -200, x2: 380, y2: 0 }) : ROAD.mid),
      path(new Pen().polygon([at(-250, 0.04), at(-250, 1.15), at(330, 1.15), at(330, 0.04)]), '#b9a59a'),
      path(new Pen().polygon([at(-250, 0.04), at(-250, 1.15), at(-60, 1.15), at(-60, 0.04)]), ROAD.lit, { opacity: 0.7 }),
      stroke(new Pen().polygon([at(-258, 0.05), at(-258, 1.15)]), LIME.lit, 4), stroke(new Pen().polygon([at(338, 0.05), at(338, 1.15)]), LIME.shade,
        4),
    );

    // right: a Dutch house in ochre, in the shade of its own front; left: a low white one in the sun
    // how near the fronts come: past the border, but in wide the left house ends with its gable before the title
    const LAST = 1.5;
    const leftEnd = doc.pick(1.4, { wide: 0.66 });
    const quad = (o: number, a: number, b: number, h0: number, h1: number, fill: string, opacity = 1): string =>
      path(new Pen().polygon([at(o, a, h0), at(o, b, h0), at(o, b, h1), at(o, a, h1)]), fill, { opacity });
    const opening = (o: number, a: number, b: number, h0: number, h1: number, dark: string, leaf: string, lit: string): string => {
      const w = b - a;
      return quad(o, a, b, h0, h1, dark) + quad(o, a - w * 0.42, a, h0, h1, leaf) + quad(o, b, b + w * 0.5, h0, h1, leaf) +
        stroke(new Pen().polygon([at(o, a - w * 0.46, h1 + 5), at(o, b + w * 0.54, h1 + 5)], false), lit, 3) +
        stroke([0.3, 0.5, 0.7].map((t) => new Pen().polygon([at(o, a - w * 0.4, lerp(h0, h1, t)), at(o, a - w * 0.04, lerp(h0, h1, t))], false)
          .polygon([at(o, b + w * 0.06, lerp(h0, h1, t)), at(o, b + w * 0.46, lerp(h0, h1, t))], false)).join(''), dark, 1.4, { opacity: 0.6 });
    };
    const roof = (o: number, a: number, b: number, eaves: number, up: number, out: number, back: number): string => {
      const courses = [0.2, 0.4, 0.6, 0.8].map((t) => new Pen()
        .polygon([at(lerp(o + out, o + back, t), a, lerp(eaves, eaves + up, t)), at(lerp(o + out, o + back, t), b, lerp(eaves, eaves + up, t))],
        false)).join('');
      return path(new Pen().polygon([at(o + out, a, eaves), at(o + out, b, eaves), at(o + back, b, eaves + up), at(o + back, a, eaves + up)]),
        out < 0 ? TILE.mid : TILE.lit) +
        stroke(courses, TILE.shade, 1.5, { dash: '7 2', opacity: 0.7 }) +
          stroke(new Pen().polygon([at(o + out, a, eaves - 3), at(o + out, b, eaves - 3)], false), TILE.shade, 5);
    };
    const R = 400;
    const L = -330;
    doc.add(
      // farther houses first
      quad(R, 0.16, 0.3, 0, 300, ROSE.shade), opening(R, 0.19, 0.21, 40, 130, ROSE.dark, '#5f7f7a', ROSE.lit),
        opening(R, 0.25, 0.27, 40, 130, ROSE.dark, '#5f7f7a', ROSE.lit), opening(R, 0.22, 0.235, 170, 250, ROSE.dark, '#5f7f7a', ROSE.lit),
        roof(R, 0.15, 0.305, 300, 90, -26, 150),
      quad(L, 0.15, 0.28, 0, 170, ROSE.lit), quad(L, 0.15, 0.28, 0, 24, ROSE.mid), opening(L, 0.18, 0.195, 50, 130, ROSE.dark, '#3f7f86', LIME.lit),
        opening(L, 0.235, 0.25, 0, 130, ROSE.dark, '#3f7f86', LIME.lit), roof(L, 0.145, 0.285, 170, 90, 30, -170),
      quad(R, 0.31, LAST, 0, 330, OCHRE.shade), quad(R, 0.31, LAST, 0, 34, mix(OCHRE.shade, OCHRE.dark, 0.5)),
        quad(R, 0.31, LAST, 168, 180, OCHRE.mid),
      quad(R, 0.31, 0.322, 0, 330, OCHRE.mid),
    );
    for (const [a, b] of [[0.36, 0.388], [0.46, 0.5], [0.62, 0.68], [0.86, 0.95]] as const) {
      doc.add(opening(R, a, b, 206, 296, OCHRE.dark, '#4f7f74', OCHRE.lit));
      if (a !== 0.62) doc.add(opening(R, a, b, 52, 142, OCHRE.dark, '#4f7f74', OCHRE.lit));
    }
    doc.add(
      quad(R, 0.6, 0.71, 0, 148, OCHRE.mid), quad(R, 0.615, 0.695, 0, 136, OCHRE.dark), quad(R, 0.615, 0.65, 0, 136, '#7f4a34'),
        quad(R, 0.6, 0.71, 148, 160, OCHRE.lit),
      roof(R, 0.3, LAST, 330, 110, -34, 190),
      // the low house on the left with its deep tiled verandah
      doc.format === 'wide' ? gardenAndGable(doc, at, L, leftEnd) : '',
      quad(L, 0.31, leftEnd, 0, 190, LIME.lit), quad(L, 0.31, leftEnd, 0, 26, '#c9a58a'), quad(L, 0.31, leftEnd, 158, 190, LIME.shade),
      ([[0.36, 0.385], [0.45, 0.485], [0.59, 0.64], [0.8, 0.87]] as const).filter(([a]) => a < leftEnd - 0.1)
        .map(([a, b], i) => opening(L, a, b, i % 2 ? 0 : 52, 138, LIME.dark, i % 2 ? '#2f6f7f' : '#3f8a86', LIME.mid)),
      roof(L, 0.3, leftEnd, 190, 120, 38, -230),
      // bougainvillea over the wall
      path([[0.5, 186, 50], [0.54, 160, 36], [0.62, 190, 60], [0.66, 150, 40]].map(([k = 0, h = 0, r = 0], i) => { const [x, y] = at(L + 12, k, h);
        const w = r * k * 1.6;
        return foliagePath({ seed: 60 + i, x0: x - w, x1: x + w, y, height: w * 0.7, wavelength: 20, scallop: [4, 9], under: w * 0.6,
        envelope: (px) => 1 - ((px - x) / w) ** 2 }); }).join(''), '#c9347f'),
      path([[0.51, 190, 26], [0.63, 196, 30], [0.65, 164, 20]].map(([k = 0, h = 0, r = 0], i) => { const [x, y] = at(L + 12, k, h);
        const w = r * k * 1.6;
        return foliagePath({ seed: 70 + i, x0: x - w, x1: x + w, y, height: w * 0.7, wavelength: 20, scallop: [4, 8], under: w * 0.6,
        envelope: (px) => 1 - ((px - x) / w) ** 2 }); }).join(''), '#f07ab0'),
    );

    // dapple and shadow of the tree on the street, people, bicycles
    const random = rng(17);
    const patches = (n: number, light: boolean): [number, number, number, number, number][] =>
      range(n).map(() => { const k = 0.32 + 0.75 * random() ** 1.3; const [x, y] = at(-230 + 540 * random(), k);
        return [x, y, (light ? 60 : 110) * k, 12 * k, random()]; });
    doc.add(
      path(lensesPath(patches(44, false)), '#8a7880', { opacity: 0.5 }), path(lensesPath(patches(26, true)), '#fff3d2', { opacity: 0.8 }),
      woman(...at(40, 0.3), { scale: 0.9, sari: '#fff6e2', edge: '#d9a23f' }),
        man(...at(90, 0.32), { scale: 0.95, shirt: '#4f8ab0', dhoti: '#fffaf0' }), man(...at(-150, 0.24), { scale: 0.72, shirt: '#fffaf0' }),
      rider(...at(-90, 0.52), 1.05), woman(...at(250, 0.62), { scale: 1.75, sari: '#d9363e', edge: '#ffd36b', facing: -1 }),
      bicycle(...at(-196, 0.9), 1.35, '#23333c'),
    );
    doc.add(rainTree(doc), birds('#2f6a80', [[vx - 90, 150, 0.9], [vx - 64, 140, 0.7, 1], [vx - 46, 156, 0.5]]));
  },
};

/** In wide: the gable of the left house turned to us, and the wall of a garden running on to the border. */
function gardenAndGable(doc: Doc, at: (offset: number, nearness: number, height?: number) => Point, front: number, k: number): string {
  const { x0 } = doc;
  const [, foot] = at(0, k);
  const [, top] = at(0, k, 84);
  const [end] = at(front - 460, k);
  const windows = ([-130, -330] as const)
    .map((o) => path(new Pen().polygon([at(front + o, k, 60), at(front + o - 54, k, 60), at(front + o - 54, k, 136), at(front + o, k, 136)]),
    '#3f7a80')).join('');
  const wood = (seed: number, height: number, colour: string): string =>
    path(foliagePath({ seed, x0: x0 - 10, x1: end + 60, y: foot, height, wavelength: 90, scallop: [8, 16], base: foot }), colour);
  return (
    wood(81, 190, '#1d5a62') + wood(84, 120, '#1a5450') +
    path(new Pen().rect(x0, top, end + 20 - x0, foot - top), '#8f9aa0') + path(new Pen().rect(x0, top - 5, end + 20 - x0, 9), '#b9bcb4') +
      path(new Pen().rect(x0, foot - 12, end + 20 - x0, 12), '#6f6f74') +
    path(new Pen().polygon([at(front, k), at(front, k, 190), at(front - 230, k, 292), at(front - 460, k, 190), at(front - 460, k)]), LIME.mid) +
    path(new Pen().polygon([at(front - 300, k), at(front - 300, k, 262), at(front - 460, k, 190), at(front - 460, k)]), LIME.shade) + windows +
    stroke(new Pen().polygon([at(front + 38, k, 184), at(front - 230, k, 310), at(front - 500, k, 184)], false), TILE.mid, 9) +
    path(foliagePath({ seed: 88, x0: x0 - 10, x1: end + 40, y: foot + 4, height: 34, wavelength: 60, scallop: [7, 14], under: 6,
      envelope: (x) => Math.min(1, (end + 40 - x) / 60) }), '#23604a')
  );
}

/** A man in a lungi cycling towards us with fish baskets. */
const rider = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-20, 2, 60, 6, 0.3]]), '#6f6470', { opacity: 0.6 }), stroke('M0 0V-26', '#23333c', 4),
        path('M-12-34L-8-8H-3L0-22L3-12H8L12-34z', '#f4ead2'), path('M0-34H12L8-12H3z', '#cfc4bc'),
      path('M-12-32Q-13-58 0-60Q13-58 12-32z', '#e8923f'), path('M2-60Q13-58 12-32H6Q8-50 2-60z', '#b8643a'),
        stroke('M-10-54L-17-36L-8-36M10-54L17-36L8-36', '#6a3b2f', 4, { round: true }), stroke('M-20-37H20', '#23333c', 3, { round: true }),
      path('M-6-68a6 7 0 1 1 12 0a6 7 0 1 1-12 0z', '#6a3b2f'), path('M-7-70Q-6-78 0-78Q7-78 7-70Q0-74-7-70z', '#1d1522'),
        path('M-30-30h14v18h-14zM16-30h14v18h-14z', '#b98a52'), path('M-31-32h16v5h-16zM15-32h16v5h-16z', '#e6c38a'),
    ],
    { transform: place(x, y, { scale }) },
  );

/** The old rain tree on the right: a vast crown of tiers over the street, ferns along its limbs. */
function rainTree(doc: Doc): string {
  const b = doc.pick(0, { wide: 270, tall: -70 });
  const d = doc.pick(0, { tall: 76, wide: -6 });
  const [fx, fy] = [700 + b, 556];
  const limbs: readonly (readonly [number, number, number, number, number, number, number])[] = [[690, 330, 610, 220, 440, 150, 24],
    [694, 320, 660, 180, 560, 60, 22], [704, 320, 760, 200, 830, 120, 26]];
  const [wood, ferny] = [new Pen(), new Pen()];
  for (const [ax, ay, cx, cy, ex, ey, w] of limbs) {
    wood.move(ax + b - w / 2, ay + d).quad(cx + b - w * 0.4, cy + d, ex + b, ey + d).quad(cx + b + w * 0.4, cy + d + w * 0.4, ax + b + w / 2, ay + d)
      .close();
    if (w > 20) ferny.move(ax + b - w * 0.3, ay + d - 14).quad(cx + b - w * 0.4, cy + d, ex + b, ey + d);
  }
  const tier = (seed: number, x: number, y: number, w: number, h: number, k: number): string =>
    foliagePath({ seed, x0: x + b - w, x1: Math.min(doc.x1 + 30, x + b + w), y: y + d, height: h, wavelength: 60, scallop: [8 * k, 17 * k],
      under: h * 0.34, envelope: (px) => Math.max(0, 1 - ((px - x - b) / w) ** 2) ** 0.5 });
  const dark: readonly (readonly [number, number, number, number])[] = [[500, 160, 130, 50], [620, 110, 150, 58], [770, 120, 150, 66],
    [560, 60, 130, 52], [710, 50, 170, 64], [840, 180, 90, 50], [506, 226, 60, 24]];
  const mid: readonly (readonly [number, number, number, number])[] = [[480, 142, 96, 34], [590, 92, 110, 38], [740, 100, 110, 40],
    [540, 42, 100, 34], [690, 28, 130, 40]];
  const lit: readonly (readonly [number, number, number, number])[] = [[454, 126, 54, 20], [560, 74, 64, 22], [706, 80, 60, 22], [512, 26, 56, 20],
    [650, 8, 76, 22]];
  const all = (list: readonly (readonly [number, number, number, number])[], seed: number, k: number): string =>
    list.map(([x, y, w, h], i) => tier(seed + i, x, y, w, h, k)).join('');
  // in tall the crown stays below the title
  return (
    path(trunkPath(fx, fy, 698 + b, 300 + d, 70, 46, -6), TREE.bark) + path(new Pen().move(fx - 46, fy).quad(fx - 22, fy - 60, 676 + b, 310 + d)
      .line(688 + b, 310 + d).quad(fx - 4, fy - 60, fx - 22, fy).close(), TREE.barkLit) + path(wood, TREE.bark) +
    dots(ferny, TREE.mid, 6, 8) + path(all(dark, 10, 1), TREE.dark) + path(all(mid, 30, 0.85), TREE.mid) + path(all(lit, 50, 0.7), TREE.lit) +
    path(lensesPath([[fx - 90, fy + 4, 190, 12, 0.5]]), '#6f6470', { opacity: 0.6 }) +
    // a low round wall about its foot
    path(new Pen().move(fx - 84, fy - 4).quad(fx, fy + 22, fx + 88, fy - 4).line(fx + 88, fy + 20).quad(fx, fy + 48, fx - 84, fy + 20).close(),
      LIME.mid) + path(new Pen().move(fx - 84, fy - 4).quad(fx, fy + 22, fx + 88, fy - 4).quad(fx, fy + 6, fx - 84, fy - 4).close(), LIME.lit)
  );
}
