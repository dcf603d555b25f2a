import {
  air, birds, blade, deepenWater, foliage, foliagePath, glitter, jukung, land, leafPaths, lensesPath, lerp, meru, mist,
  mound, path, Pen, place, RAMPS, range, ridge, ripplePair, short, sky, streaks, stroke, sun, water, type Doc,
  type Leaf, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#5a8fbc', '#9fbdd6', '#f3cfc4', '#fdeccf'], haze: '#f2dcd2', deep: '#2b5a86',
};
const LAKE = 404;
const GOLD = '#e9b04c';

/** Ulun Danu Bratan: the eleven-tier meru, its three-tier companion, walls on a stone terrace. */
function temple(): string {
  const y = LAKE;
  const thatch = ['#3a2c40', '#8a6a60'] as const;
  const bush = (seed: number, x0: number, x1: number, by: number): string =>
    foliagePath({
      seed, x0, x1, y: by, height: 26, wavelength: 30, scallop: [4, 9], base: by + 5, envelope: mound(x0, x1),
      least: 0.5,
    });
  return (
    path(`M250 ${y}l10-22h250l10 22z`, '#6a5a66') +
    path(`M260 ${y - 22}h250v-8h-250z`, '#a8938c') +
    path(`M300 ${y - 30}h130v-16h-130zM450 ${y - 30}h50v-12h-50z`, '#b5583f') +
    path(`M300 ${y - 46}h130v-5h-130zM450 ${y - 42}h50v-4h-50z`, GOLD) +
    path(`M370 ${y - 30}h60v-16h-60z`, '#d8764f') +
    meru(364, y - 50, { tiers: 11, width: [116, 36], height: 270, thatch }) +
    meru(478, y - 46, { tiers: 3, width: [70, 40], height: 86, thatch }) +
    path(bush(5, 246, 304, y - 18) + bush(6, 500, 548, y - 10), '#3f7a52') +
    path(`M500 ${y}q4-18 26-18q20 0 28 18z`, '#463b4c')
  );
}

/** A penjor: a bamboo pole bent by its hanging ornament, dressed with palm leaf; x is its foot. */
function penjor(x: number): string {
  const dark = new Pen();
  const pale = new Pen();
  for (const i of range(13)) {
    const t = i / 12;
    const [px, py] = [lerp(x + 2, x - 62, t ** 3), lerp(560, 110, t)];
    blade(i % 2 ? pale : dark, px, py, 2.5 - t * 0.3, 44, 5, 0.1);
    blade(i % 2 ? dark : pale, px, py, 0.7 + t * 0.2, 40, 5, -0.1);
  }
  return (
    stroke(`M${x} 640C${x + 4} 420 ${x - 6} 220 ${x - 60} 110Q${x - 96} 56 ${x - 130} 110`, '#d9b45a', 7) +
    stroke(`M${x + 2} 600C${x + 6} 420 ${x - 4} 220 ${x - 58} 112`, '#8a6a2f', 2) +
    path(pale, '#f4d98a') +
    path(dark, '#c9a04a') +
    path(`M${x - 130} 110l-10 26l6 22l-8 26l12 18l12-18l-8-26l6-22z`, '#f4d98a') +
    path(`M${x - 130} 110l0 92l12-18l-8-26l6-22z`, '#c9a04a')
  );
}

/** Frangipani blossom. */
function frangipani(x: number, y: number, scale: number): string {
  const petals = new Pen(1);
  for (const i of range(5)) blade(petals, x, y, i * 1.257 - 0.4, 17 * scale, 5 * scale, 0.12);
  return path(petals, '#fff8ec') + `<circle cx="${x}" cy="${y}" r="${short(4 * scale, 1)}" fill="#f7bf3f"/>`;
}

/** The corner of leaves and blossoms in front, at the edges of each format. */
function frame(doc: Doc): string {
  const out = doc.pick(0, { wide: 270, tall: -96 });
  const edge = (x: number): number => (x < 400 ? x - out : x + out);
  const leaves: Leaf[] = [
    [-10, 620, -1, 130, 18, 0.8], [20, 630, -1.4, 150, 20, 0.6], [60, 626, -0.9, 110, 16, 0.7],
    [-20, 600, -0.5, 120, 18, 0.8], [100, 630, -1.3, 90, 14, 0.8], [660, 630, -1.7, 100, 14, -0.7],
    [700, 630, -2.1, 120, 16, -0.7], [790, 630, -1.7, 140, 18, -0.6],
  ];
  const halves = leaves.map(([x, ...rest]) => leafPaths(edge(x), ...rest));
  const blossoms = [[44, 566, 1.2], [84, 584, 1], [20, 590, 1], [716, 586, 1.1]] as const;
  return (
    path(halves.flat().join(''), '#16404a') +
    path(halves.map(([, lower]) => lower).join(''), '#2f6f60') +
    blossoms.map(([x, y, s]) => frangipani(edge(x), y, s)).join('')
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT),
      sun(doc, 590, doc.pick(240, { wide: 230 }), 38, '#fffbe8', {
        glow: '#ffeac4', glowRadius: doc.pick(260, { tall: 200 }), glowOpacity: 0.8, rings: 3,
      }),
      streaks(doc, { seed: 25, from: 40, to: 230, colour: '#fff6ee' }),
      land(
        [
          [x0 - 20, 330], [-80, 300], [60, 250], [150, 196], [196, 180], [240, 196], [340, 270], [480, 330], [640, 300],
          [720, 276], [800, 290], [920, 250], [x1 + 20, 300],
        ],
        LAKE + 4,
        air(doc, LIGHT, '#3f6f8a', 0.5),
      ),
      path(
        'M196 180L240 196L340 270L480 330L400 340L330 316L290 270L250 240L230 206z',
        air(doc, LIGHT, '#7fa0a4', 0.5, 0.7),
      ),
      mist(doc, { seed: 4, from: 280, to: 330, colour: '#fff6ee', opacity: 0.6, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#2f6a62', 0.34, 0.5), { seed: 8, y: 380, height: 70 }),
      foliage(doc, air(doc, LIGHT, '#245a50', 0.2, 0.3), {
        seed: 7, y: 398, height: 40, wavelength: 80, scallop: [5, 11], base: LAKE + 4,
      }),
      mist(doc, { seed: 14, from: 372, to: 396, colour: '#fff6ee', count: 4 }),
    );
    const id = doc.define(temple());
    doc.add(
      water(doc, LAKE, [[0, '#f4d9cc'], [0.3, '#a5b9c6'], [1, '#2b5a78']]),
      deepenWater(doc, LIGHT, LAKE, { strength: 0.7 }),
      doc.use(id, place(0, LAKE * 1.62 + 2, { scaleX: 1, scaleY: -0.62 })),
      doc.band(
        doc.linear(
          [[0, '#e3cfcb', 0.25], [0.5, '#7f9fb6', 0.5], [1, '#24506f', 0.86]],
          { y1: LAKE, y2: 600 },
        ),
        LAKE,
      ),
      glitter('#fff6dc', {
        seed: 3, x: 590, from: LAKE + 4, to: 590, width: [50, 150], count: 28, height: [0.8, 3], opacity: 0.85,
      }),
      ripplePair(doc, LAKE, '#fff3ea', '#2a5470', { count: 80, seed: 4 }),
      doc.use(id),
      path(
        lensesPath([[240, LAKE + 2, 330, 3, 0.5], [270, LAKE + 8, 260, 3, 0.5]]),
        '#fff3ea',
        { opacity: 0.7 },
      ),
      jukung(doc.pick(170, { wide: 120, tall: 214 }), 486, { scale: doc.pick(0.95, { tall: 0.8 }) }),
      penjor(doc.pick(742, { wide: 980, tall: 672 })),
      frame(doc),
      birds('#5f7f9a', [[440, 110, 0.8], [462, 100, 0.65, 1]]),
    );
  },
};
