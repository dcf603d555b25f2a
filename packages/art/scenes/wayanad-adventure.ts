import {
  air, birds, branch, deepenWater, dots, fern, foliage, foliagePath, group, hump, land, lensesPath, lerp, mist, mix, path, Pen, place, RAMPS, range,
    ridge, ripples, rng,
  sky, streaks, stroke, water,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';

/** Monsoon: wet air, one brightening in the clouds to the right. */
const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4d7480', '#86aeac', '#c3dbc8', '#ecefd6'], haze: '#cfe0d2', deep: '#1f5160' };
const FOREST = { far: '#4a8f74', mid: '#2f7a58', near: '#1b5a48', deep: '#103f3a', lit: '#8cba58', pale: '#b9d070' };
const GEAR = { helmet: '#f2c230', shirt: '#e8503a', trousers: '#2f4a6a', skin: '#6a3b2f', strap: '#1d2c33' };

/** A rider in a harness under the pulley at 0,0, arms up, legs out in front; some 90 px tall, flying to the left. */
const rider = (x: number, y: number, scale: number, shirt: string, rotate = -8): string =>
  group(
    [
      path('M-9-3a9 8 0 1 1 18 0l-4 6h-10z', GEAR.strap), path('M-5-3a4 4 0 1 1 8 0a4 4 0 1 1-8 0z', '#c9d2cc'),
      stroke('M0 3L3 44M0 4L-12 30M0 4L14 28', GEAR.strap, 2.2),
      // legs forward, body leaning back
      path('M6 62Q-18 56-38 66L-56 72L-60 64L-40 52Q-18 40 10 46z', GEAR.trousers),
      path('M4 64Q-16 64-30 80L-44 92L-50 86L-38 70Q-20 50 6 52z', mix(GEAR.trousers, '#0d2230', 0.4)),
      path('M-62 62l-8 1l-2 14l8-1zM-52 84l-8 4l2 14l7-4z', '#3a3038'),
      path('M-4 60Q2 34 14 26Q24 24 28 32Q26 50 18 64Q8 70-4 60z', shirt),
      path('M14 26Q24 24 28 32Q26 50 18 64Q20 44 14 26z', mix(shirt, '#fff0c0', 0.3)),
      path('M-6 58Q8 50 20 54L18 62Q6 58-5 63z', GEAR.strap),
      path('M16 30L-8 12L-12 18L12 40zM24 32L20 8L14 8L14 34z', GEAR.skin),
      path('M12 18a8 8.5 0 1 1 16 0a8 8.5 0 1 1-16 0z', GEAR.skin),
      path('M10 16q-1-12 10-13q11 1 11 13q-10-5-21 0z', GEAR.helmet), path('M22 3q9 1 9 13l-5-2q0-8-4-11z', '#fff0b0'),
    ],
    { transform: place(x, y, { scale, rotate }) },
  );

/** The Banasura range: a broken crest with the peak on the right, threads of water in its gullies; lit from the right. */
function banasura(doc: Doc): string {
  const crest: Point[] = [[-60, 336], [60, 306], [150, 280], [230, 290], [330, 240], [400, 226], [450, 196], [520, 150], [566, 128], [600, 150],
    [650, 186], [720, 204], [800, 246], [900, 270], [1100, 300]];
  const thread = 'M540 186C530 210 544 226 536 250C530 270 540 284 534 306M476 214C470 236 480 252 474 280M640 214C650 236 640 260 650 290';
  return [
    land(crest, 346, air(doc, LIGHT, '#3f7f74', 0.42)),
    path('M566 128L600 150L650 186L720 204L800 246L900 270L1100 300V346H640C660 310 630 290 640 262C646 236 604 220 600 196' +
      'C598 176 576 160 566 128z', mix('#86b274', LIGHT.haze, 0.36)),
    path('M450 196L520 150C512 190 480 210 486 240C490 270 460 290 460 330L410 346C430 300 420 280 440 250' +
      'C452 232 444 214 450 196zM330 240L400 226C376 250 380 280 350 300C330 316 330 330 320 346H260C300 310 320 280 330 240z',
      mix('#2f6a64', LIGHT.haze, 0.3)),
    path('M650 186L720 204C700 226 720 250 700 280C690 300 700 320 690 340L650 330C670 300 650 280 664 256C676 234 650 214 650 186z',
      mix('#4f8f70', LIGHT.haze, 0.34)),
    stroke(thread, '#f6faee', 2.4, { opacity: 0.8 }),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 250, tall: 20 });
    doc.add(
      sky(doc, LIGHT, { horizon: 360 }),
      streaks(doc, { seed: 4, from: 40, to: 190, count: 7, length: [260, 560], height: [14, 30], colour: '#e3ecdc', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#5d9590', 0.62), { seed: 31, y: 296, height: 110, wavelength: 190, step: 30, base: 360 }),
      mist(doc, { seed: 5, from: 250, to: 290, opacity: 0.6, colour: '#f6f8ea', count: 4 }),
      group(banasura(doc), { transform: place(s, 0) }),
      mist(doc, { seed: 15, from: 296, to: 326, opacity: 0.65, colour: '#f6f8ea', count: 4 }),
    );

    // the reservoir with its islands: drowned hilltops, a rim of red earth round each
    const [shore, foot] = [334, 480];
    doc.add(
      foliage(doc, air(doc, LIGHT, FOREST.mid, 0.42), { seed: 36, y: shore, height: 22, wavelength: 120, scallop: [4, 8] }),
      water(doc, shore, [[0, '#dfe9d8'], [0.25, '#aecabf'], [1, '#4f8288']], { to: foot + 40 }),
      deepenWater(doc, LIGHT, shore),
      ripples(doc, '#f4f8e8', { seed: 12, from: shore + 6, to: foot, count: 34, opacity: 0.6, length: [20, 90] }),
      ripples(doc, '#3b6f78', { seed: 14, from: shore + 10, to: foot, count: 30, opacity: 0.35, length: [20, 90] }),
    );
    const islands = ([
      [60, 350, 60, 12], [170, 346, 36, 8], [326, 352, 84, 15], [470, 346, 44, 9], [590, 354, 70, 14], [716, 348, 60, 11], [262, 384, 92, 19],
        [120, 398, 70, 17],
      [600, 394, 126, 24], [452, 400, 66, 16], [772, 392, 90, 20], [-90, 352, 80, 14], [-220, 364, 90, 17], [-410, 356, 70, 13], [-120, 402, 110, 22],
        [-360, 406, 100, 20],
      [900, 360, 80, 15],
    ] as const).map(([x, ...rest]) => [x + s, ...rest] as const).filter(([x, , w]) => doc.shows(x, w));
    const rims = new Pen();
    for (const [x, y, w, h] of islands) rims.move(x - w * 0.56, y).quad(x, y - h * 0.7, x + w * 0.56, y).quad(x, y + h * 0.36, x - w * 0.56, y)
      .close();
    const woods = (k: number, dx: number): string =>
      islands.map(([x, y, w, h], i) => foliagePath({
        seed: 80 + i, x0: x + dx * w - w * 0.5 * k, x1: x + dx * w + w * 0.5 * k, y: y - h * 0.12, height: h * 1.1 * k ** 0.5, wavelength: w * 0.5,
          scallop: [h * 0.2, h * 0.42],
        envelope: (px) => hump(px, x + dx * w, w * 0.3 * k) ** 0.8,
      })).join('');
    doc.add(
      path(lensesPath(islands.map(([x, y, w, h]) => [x - w * 0.5, y + h * 0.9, w, h, 0.5])), '#3f7470', { opacity: 0.5 }),
      path(rims, '#c08a62'),
      path(woods(1, 0), mix(FOREST.mid, LIGHT.haze, 0.2)),
      path(woods(0.55, 0.16), mix(FOREST.lit, LIGHT.haze, 0.24)),
    );

    // the canopy below, in three storeys, sunlit crowns scattered on it
    const canopy = (seed: number, y: number, height: number, fill: string, size: [number, number]): string =>
      foliage(doc, fill, { seed, y, height, wavelength: 150, scallop: size, base: 640, envelope: (x) => 1 + 0.5 * hump(x, 20 + s * 0.4, 260) });
    const crowns = (seed: number, y: number, count: number, r: number, colour: string): string => {
      const random = rng(seed);
      return path(range(Math.round((count * doc.width) / 800)).map(() => {
        const x = lerp(x0, x1, random());
        const w = r * (0.7 + 0.6 * random());
        const cy = y + 60 * random();
        return foliagePath({ seed: Math.round(random() * 999), x0: x - w, x1: x + w, y: cy, height: w * 0.6, wavelength: w,
          scallop: [w * 0.16, w * 0.3], under: w * 0.16, envelope: (px) => hump(px, x, w * 0.7) });
      }).join(''), colour);
    };
    doc.add(
      canopy(51, 486, 44, air(doc, LIGHT, FOREST.mid, 0.26), [7, 14]),
      crowns(3, 462, 5, 34, mix(FOREST.lit, LIGHT.haze, 0.34)),
      mist(doc, { seed: 27, from: 484, to: 510, opacity: 0.45, colour: '#f2f6e6', count: 3 }),
      canopy(57, 540, 54, FOREST.mid, [9, 18]),
      crowns(8, 520, 5, 46, FOREST.lit),
      canopy(63, 596, 54, FOREST.near, [11, 22]),
      crowns(12, 574, 4, 54, '#4f9a52'),
    );

    // the cable from the platform on the right down to the left, and its riders
    const [ax, ay] = [doc.pick(792, { wide: 1090, tall: 700 }), doc.pick(152, { wide: 150, tall: 170 })];
    const [bx, by] = [x0 - 20, doc.pick(402, { wide: 470, tall: 410 })];
    const cable = (t: number): Point => [lerp(ax, bx, t), lerp(ay, by, t) + 56 * 4 * t * (1 - t) * 0.5];
    const line = new Pen().polygon(range(25).map((i) => cable(i / 24)), false);
    const near = cable(doc.pick(0.5, { wide: 0.44, tall: 0.5 }));
    const far = cable(doc.pick(0.86, { wide: 0.72, tall: 0.86 }));
    doc.add(
      stroke(line, '#22393f', 3), stroke(line, '#e6efdf', 1, { opacity: 0.7 }),
      rider(far[0], far[1], 0.42, '#3f7fb8', -6),
      rider(near[0], near[1], doc.pick(1.36, { wide: 1.3, tall: 1.2 }), GEAR.shirt),
      platform(doc, ax, ay),
    );

    // rain, and ferns and dripping twigs close to us
    const rain = new Pen();
    const random = rng(71);
    for (let i = 0; i < Math.round((70 * doc.width) / 800); i++) {
      const [x, y] = [lerp(x0, x1 + 60, random()), lerp(doc.format === 'card' ? 20 : 110, 560, random())];
      const l = 14 + 22 * random();
      if (!doc.underTitle({ x0: x - l, x1: x, y0: y, y1: y + l })) rain.move(x, y).line(x - l * 0.22, y + l);
    }
    const f = doc.pick(0, { wide: -300, tall: 100 });
    doc.add(
      stroke(rain, '#f4faee', 1.3, { opacity: 0.5 }),
      fern(f + 20, 622, -1.2, 190, FOREST.deep), fern(f - 6, 620, -0.7, 230, '#15503f'), fern(f + 70, 630, -1.5, 130, '#1f6a48', -1),
        fern(f + 110, 640, -0.9, 160, FOREST.deep),
      branch(doc, 5, doc.format === 'wide' ? [[1120, -16, 2.6, 180], [1120, 50, 2.9, 130]] : [[x0 - 20, -20, 0.55, 190], [x0 - 20, 50, 0.25, 140]],
        { dark: FOREST.deep, lit: '#2f7250', wood: '#14343a', leaf: 34, width: 6, pairs: 9 }),
      birds('#2c5f60', [[250 + s, 196, 0.9], [276 + s, 186, 0.7, 1], [294 + s, 200, 0.5]]),
    );
  },
};

/** The launching deck round a tree at the right border, the next guest and a guide on it. */
function platform(doc: Doc, x: number, y: number): string {
  const wood = '#4a3a38';
  const person = (px: number, shirt: string, k: number): string =>
    group([
      path('M-5 0L-4-16H4L5 0H1L0-10L-1 0z', GEAR.trousers), path('M-6-14Q-6-28 0-29Q6-28 6-14z', shirt),
        path('M-4-33a4 4.5 0 1 1 8 0a4 4.5 0 1 1-8 0z', GEAR.skin),
      path('M-5-34q0-6 5-6q5 0 5 6q-5-2-10 0z', GEAR.helmet), path('M-5-24L-16-36L-14-38L-2-28z', GEAR.skin),
    ], { transform: place(px, y + 80, { scale: k }) });
  return (
    path(new Pen().move(x - 8, doc.y1 + 10).quad(x - 2, 300, x - 10, y - 190).line(x + 40, y - 190).quad(x + 34, 300, x + 60, doc.y1 + 10).close(),
      '#2a3c38') +
    path(new Pen().move(x + 22, doc.y1 + 10).quad(x + 22, 300, x + 20, y - 190).line(x + 40, y - 190).quad(x + 34, 300, x + 60, doc.y1 + 10).close(),
      '#55695a') +
    path(new Pen().rect(x - 92, y + 80, 190, 10), wood) + path(new Pen().rect(x - 92, y + 80, 190, 3), '#b0957a') +
    stroke(new Pen().move(x - 70, y + 90).line(x, y + 150).move(x - 92, y + 46).line(x, y + 46).move(x - 92, y + 80).line(x - 92, y + 44), wood, 4) +
    person(x - 62, '#3f8f6a', 1.25) + person(x - 32, '#f4ead2', 1.3) +
    dots(new Pen().move(x - 88, y + 86).line(x - 4, y + 86), '#2a2428', 2, 9) +
    path(foliagePath({ seed: 5, x0: x - 120, x1: x + 90, y: y - 20, height: 90, wavelength: 70, scallop: [9, 17], under: 26,
      envelope: (px) => hump(px, x - 4, 70) }), FOREST.deep) +
    path(foliagePath({ seed: 9, x0: x - 100, x1: x + 10, y: y - 44, height: 54, wavelength: 60, scallop: [8, 15], under: 16,
      envelope: (px) => hump(px, x - 44, 36) }), '#2f7250') +
    path(lensesPath([[x - 92, y + 92, 130, 4, 0.5]]), '#14343a', { opacity: 0.5 })
  );
}
