import {
  airAt, archPath, birds, branch, cumulus, deepZenith, finialPath, foliage, foliagePath, group, lensesPath, lerp, man, mix, onionDomePath, palms,
  path, Pen, petalPath, place, RAMPS, range, ridge, rng, sky, stipple, stroke, woman,
  type Cloud, type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { merlonsPath } from '../kit/parts-deccan';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2374b4', '#62b2d6', '#b5dde2', '#f6efd6'], haze: '#cfe4e2', ink: '#1d3c40' };
const PLASTER = { lit: '#fbf0d6', mid: '#e3d4b8', shade: '#a3a6a8', side: '#8f979f', deep: '#465a70', stain: '#b3a58e' };
const LAWN = { lit: '#a9cf6a', mid: '#7db458', dark: '#4f8f52' };

/** Pointed arches between two x whose sill and crown change evenly, for a face seen at an angle. */
function archRow(x0: number, x1: number, n: number, sill: Point, apex: Point, open = 0.7): string {
  return range(n)
    .map((i) => {
      const t = (i + 0.5) / n;
      const [s, a] = [lerp(sill[0], sill[1], t), lerp(apex[0], apex[1], t)];
      return archPath(lerp(x0, x1, t), (((x1 - x0) / n) * open) / 2, s, lerp(s, a, 0.52), a);
    })
    .join('');
}

/** The dome of the tomb between two meridians, -1 the left edge … 1 the right one: nearly a ball, with a slight point. */
function domeSlice(x: number, foot: number, left: number, right: number): string {
  const edge = (k: number): readonly Point[] => [
    [x + 82 * k, foot], [x + 113 * k, foot - 36], [x + 118 * k, foot - 104], [x + 72 * k, foot - 143], [x + 46 * k, foot - 165],
      [x + 14 * k, foot - 166], [x, foot - 184],
  ];
  const p = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];
  const [a, b] = [edge(left), edge(right)];
  return String(
    new Pen(1)
      .move(...p(a, 0))
      .cubic(...p(a, 1), ...p(a, 2), ...p(a, 3))
      .cubic(...p(a, 4), ...p(a, 5), ...p(a, 6))
      .cubic(...p(b, 5), ...p(b, 4), ...p(b, 3))
      .cubic(...p(b, 2), ...p(b, 1), ...p(b, 0))
      .close(),
  );
}

/** A bulb-topped corner turret of the parapet. */
const turret = (x: number, y: number, k: number): string =>
  String(new Pen(1).rect(x - 5 * k, y - 26 * k, 10 * k, 26 * k).rect(x - 7 * k, y - 28 * k, 14 * k, 3 * k).rect(x - 7 * k, y - 12 * k, 14 * k, 2.4 * k)) +
  onionDomePath(x, 4.5 * k, 6 * k, y - 28 * k, y - 44 * k);

/**
 * A Qutb Shahi tomb about 0,0 on its terrace, 400 px high: open arcade of the lower storey, blind arcade of the upper one, a collar of lotus petals and
 * the great bulbous dome. Seen across its left corner; light from the right. `haze` 0…1 takes it into the distance.
 */
function tomb(haze: string, amount: number, detail = true): string {
  const c = (colour: string): string => mix(colour, haze, amount);
  const lit = c(PLASTER.lit);
  const mid = c(PLASTER.mid);
  const shade = c(PLASTER.shade);
  const side = c(PLASTER.side);
  const deep = c(PLASTER.deep);
  const random = rng(6);
  const streaks = new Pen();
  for (let i = 0; i < 17; i++) {
    const x = -84 + 172 * ((i + random()) / 17);
    const y = -376 + (Math.abs(x) / 10.5) ** 2 * 0.8 + random() * 46;
    const h = 26 + 54 * random();
    streaks.polygon([[x - 1.6, y], [x + 2.2, y + 4], [x + 1.2 + x * 0.05, y + h], [x - 0.6 + x * 0.05, y + h * 0.8]]);
  }
  const petals = range(17).map((i) => petalPath(-82 + i * 10.25, -214, -Math.PI / 2 + (i - 8) * 0.035, 17, 5.4)).join('');
  return [
    // terrace
    path('M-204 4H-86L214 4V-20H-86L-204-17z', mid),
    path('M-204 4H-86V-20L-204-17z', side),
    path('M-206-18L-86-22H216V-26H-86L-206-21z', lit),
    path('M40 4V-20H86V4z', shade),
    stroke('M36 2H90M38-3H88M40-8H86M42-13H84M44-18H82', lit, 2.4),
    // lower storey with its arcade
    path('M-86-24H176V-112H-86z', mid),
    path('M-86-24L-176-22V-104L-86-112z', side),
    path(archRow(-84, 176, 7, [-26, -26], [-94, -94], 0.84), lit),
    path(archRow(-84, 176, 7, [-26, -26], [-88, -88], 0.66), deep),
    path(archRow(-176, -86, 5, [-23, -25], [-84, -92], 0.68), c('#3c4e68')),
    path(merlonsPath(-88, 180, -112, 12, 13), lit),
    path(merlonsPath(-180, -90, -107, 9, 12), side),
    stroke('M-88-111H178', lit, 3.4),
    stroke('M-88-106H178', shade, 2),
    stroke('M-178-103L-88-111', shade, 3),
    // upper storey
    path('M-62-120H124V-196H-62z', mid),
    path('M-62-120L-124-117V-190L-62-196z', side),
    path(archRow(-60, 124, 5, [-124, -124], [-184, -184], 0.8), lit),
    path(archRow(-60, 124, 5, [-124, -124], [-178, -178], 0.6), c('#8b8f95')),
    path(archRow(-124, -62, 3, [-121, -123], [-176, -182], 0.66), c('#5f6c80')),
    path(merlonsPath(-64, 128, -196, 10, 14), lit),
    path(merlonsPath(-128, -66, -193, 8, 13), side),
    stroke('M-64-195H127M-64-158H126', lit, 3),
    stroke('M-64-190H127', shade, 2),
    stroke('M-126-189L-64-195', shade, 3),
    path(turret(176, -108, 1) + turret(-84, -112, 1.05) + turret(124, -194, 0.9), lit),
    path(turret(-176, -103, 0.9) + turret(-122, -189, 0.8) + turret(-62, -196, 0.95), shade),
    // collar, petals, dome
    path('M-88-206H92V-220H-88z', mid),
    path('M-88-206H-40V-220H-88z', shade),
    path(domeSlice(2, -218, -1, 1), mid),
    path(domeSlice(2, -218, -1, -0.3), shade),
    path(domeSlice(2, -218, -1, -0.72), side),
    path(domeSlice(2, -218, 0.34, 1), lit),
    detail ? path(streaks, c(PLASTER.stain), { opacity: 0.55 }) : '',
    path(petals, lit),
    path(range(8).map((i) => petalPath(-80 + i * 9, -214, -Math.PI / 2 + (i - 8) * 0.035, 13, 4)).join(''), shade),
    path(finialPath(2, -398, 34, 7), c('#c79a4a')),
  ].join('');
}

/** Sprays of bougainvillea: papery bracts in threes, one drawing turned about. */
function bougainvillea(doc: Doc, spots: readonly Point[], size: number, seed: number): string {
  const random = rng(seed);
  const bracts = (turn: number, spread: number): string =>
    range(5)
      .map((i) => {
        const [x, y] = [Math.cos(i * 2.4 + turn) * spread, Math.sin(i * 2.4 + turn) * spread * 0.8];
        return range(3).map((k) => petalPath(x, y, turn + i + k * 2.1, 11, 5)).join('');
      })
      .join('');
  const id = doc.define([path(bracts(0.4, 13), '#b3246a'), path(bracts(1.9, 10), '#e2478c'),
    path(petalPath(-3, -2, -2, 10, 4.6) + petalPath(2, -4, -0.8, 9, 4), '#ff8fb8')]);
  return spots.map(([x, y]) => doc.use(id, place(x, y, { scale: size * (0.8 + 0.5 * random()), rotate: random() * 360 }))).join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const at = doc.pick(392, { wide: 640, tall: 404 });
    const ground = 474;
    const far = (x: number): string => (doc.format === 'wide' && x < 420 ? mix(deepZenith(LIGHT), LIGHT.haze, 0.35) : LIGHT.haze);
    doc.add(
      sky(doc, LIGHT, { horizon: 430, deepenTo: 440 }),
      cumulus(doc, ([[650, 214, 260, 60, 4], [64, 316, 190, 40, 9], [doc.pick(930, { wide: 960 }), 236, 240, 54, 12],
        [640, 96, 150, 30, 15]] as Cloud[]).filter(([x]) => doc.format !== 'wide' || x > 700 || x < 0), { shade: '#bddcea', opacity: 0.9 }),
      ridge(doc, airAt(doc, LIGHT, '#6f8f92', 0.6, 300), { seed: 9, y: 424, height: 34, wavelength: 260, base: 460 }),
    );
    // smaller tombs of the necropolis, and trees between
    const others: readonly (readonly [x: number, y: number, scale: number, amount: number])[] = [
      [doc.pick(96, { wide: 372, tall: 168 }), 456, doc.pick(0.36, { wide: 0.28, tall: 0.32 }), 0.4],
        [doc.pick(716, { wide: 930, tall: 640 }), 458, 0.44, 0.4],
      [1062, 452, 0.3, 0.5],
    ];
    const drawn = new Map<string, string>();
    const farTomb = (haze: string, amount: number): string => {
      const key = `${haze} ${amount}`;
      const id = drawn.get(key) ?? doc.define(tomb(haze, amount, false));
      drawn.set(key, id);
      return id;
    };
    doc.add(
      foliage(doc, airAt(doc, LIGHT, '#4f8a6c', 0.45, 200), { seed: 3, y: 452, height: 44, wavelength: 90, scallop: [5, 11], base: 480 }),
      others.filter(([x]) => doc.shows(x)).map(([x, y, scale, amount]) => doc.use(farTomb(far(x), amount), place(x, y, { scale }))),
      foliage(doc, mix('#3f8458', LIGHT.haze, doc.pick(0.24, { wide: 0.1 })), { seed: 13, y: 468, height: 34, wavelength: 70, scallop: [5, 12], base: 484 }),
      palms(
        doc, 6,
        [[192, 330, 130, 0.9, 3], [228, 356, 110, 0.75, -3], [-160, 340, 130, 0.9, 4], [-60, 362, 110, 0.75, -4], [812, 336, 130, 0.9, -3],
          [1010, 330, 140, 1, 4],
          [1080, 352, 120, 0.8, -3]],
        { dark: '#35705a', lit: '#8fba5c', bark: '#8f8468' },
      ),
      doc.band(doc.linear([[0, LAWN.lit], [0.4, LAWN.mid], [1, LAWN.dark]], { y1: 470, y2: 604 }), 470),
    );
    // the shadow of the tomb on the grass, the tomb
    const scale = doc.pick(0.9, { wide: 0.93, tall: 0.86 });
    doc.add(
      path(`M${at - 250} 482Q${at - 120} 470 ${at + 190} 478L${at + 150} 490Q${at - 100} 494 ${at - 250} 482z`, '#3f7a58', { opacity: 0.7 }),
      group(tomb(LIGHT.haze, 0.02), { transform: place(at, ground, { scale }) }),
      path(
        foliagePath({ seed: 21, x0: at - 210, x1: at - 96, y: 486, height: 30, wavelength: 30, scallop: [5, 10], base: 486, envelope: (x) =>
          Math.sin((Math.PI * (x - at + 210)) / 114) }) +
          foliagePath({ seed: 24, x0: at + 110, x1: at + 200, y: 486, height: 24, wavelength: 30, scallop: [5, 10], base: 486, envelope: (x) =>
            Math.sin((Math.PI * (x - at - 110)) / 90) }),
        '#3a7d4c',
      ),
    );
    // the walk of pale gravel with clipped hedges and rose beds
    const walk = at + 57 * scale;
    const beds = ([[-330, 508, 180], [-440, 560, 190], [130, 512, 170], [260, 566, 240], [-560, 522, 170], [-720, 566, 220], [-860, 510, 190],
      [330, 508, 160]] as const).map(
      ([x, y, length]) => [walk + x, y, length, 9, 0.5] as const,
    );
    const inBed = (x: number, y: number): boolean => beds.some(([bx, by, length]) => x > bx + 16 && x < bx + length - 16 && y < by + 1 && y > by - 9);
    doc.add(
      path(`M${walk - 24} 480H${walk + 22}L${walk + 210} 620H${walk - 300}z`, '#f1dcb6'),
      path(`M${walk - 24} 480H${walk - 14}L${walk - 210} 620H${walk - 300}z`, '#d9bc94'),
      path(lensesPath([[walk - 90, 536, 150, 3, 0.5], [walk - 130, 564, 220, 4, 0.4], [walk - 40, 512, 60, 2, 0.5]]), '#d9bc94', { opacity: 0.7 }),
      path(`M${walk - 32} 482L${walk - 300} 606H${walk - 352}L${walk - 46} 482z`, '#2f6f48'),
      path(`M${walk - 36} 480L${walk - 326} 594L${walk - 352} 606L${walk - 46} 482z`, '#62a452'),
      path(`M${walk + 28} 482L${walk + 214} 606H${walk + 268}L${walk + 44} 482z`, '#2f6f48'),
      path(`M${walk + 32} 480L${walk + 238} 594L${walk + 268} 606L${walk + 44} 482z`, '#7fba58'),
      path(lensesPath(beds), '#4a8f4a'),
      ...(['#d9365f', '#f7a0b4', '#fff0d0'] as const).map((colour, i) =>
        stipple(colour, { seed: 4 + i, count: Math.round(doc.width / 7), x0, x1, y0: 494, y1: 584, size: 3 + (i % 2), density: (u, v) =>
          (inBed(x0 + u * doc.width, 494 + v * 90) ? 1 : 0) }),
      ),
    );
    // visitors, with the short shadows of noon
    doc.add(
      path(lensesPath([[walk - 96, 544, 40, 5, 0.5], [walk - 68, 546, 34, 5, 0.5], [walk + 6, 512, 26, 4, 0.5], [walk - 136, 570, 40, 5, 0.5]]),
        '#a98a6c', { opacity: 0.8 }),
      woman(walk + 10, 511, { scale: 0.95, sari: '#2f8f8a', edge: '#f6d98a', facing: -1 }),
      man(walk + 26, 512, { scale: 1, shirt: '#f6f0dc', dhoti: '#4a5a78' }),
      woman(walk - 76, 543, { scale: 1.5, sari: '#e8643f', edge: '#ffd97a' }),
      man(walk - 50, 545, { scale: 1.55, shirt: '#3a78a8', dhoti: '#f2e6cc', facing: -1 }),
      man(walk - 92, 546, { scale: 0.95, shirt: '#f2c443', dhoti: '#3f5f4a' }),
    );
    // the frame: neem and bougainvillea
    const right = doc.pick(810, { wide: 1110, tall: 712 });
    const top = doc.pick(0, { tall: 130 });
    const hanging = [
      branch(doc, 5, doc.format === 'tall'
        ? [[right, 250, 2.9, 150], [right, 282, 2.7, 120], [right, 320, 2.4, 100]]
        : [[right, 20 + top, 2.9, 210], [right, 64 + top, 2.75, 160], [right, 110, 2.5, 130], [right - 60, -10, 2.4, 150]], {
        dark: '#17433f', lit: '#3f7f4c', wood: '#3a3a38', leaf: 30, width: 6,
      }),
      bougainvillea(doc, doc.format === 'tall'
        ? [[right - 130, 94], [right - 96, 76], [right - 60, 84], [right - 92, 118], [right - 36, 110], [right - 64, 150]]
        : [[right - 190, 84], [right - 150, 60], [right - 110, 52], [right - 130, 96], [right - 70, 84], [right - 40, 122], [right - 92, 148],
          [right - 160, 118], [right - 20, 60]], 1, 7),
    ];
    doc.add(
      // from the left, but clear of the title in wide
      group(hanging, { transform: doc.format === 'wide' ? '' : place(800, 0, { scaleX: -1, scaleY: 1 }) }),
      path(
        foliagePath({
          seed: 33, x0: doc.pick(640, { wide: 860, tall: 560 }), x1: x1 + 10, y: 606, height: 100, wavelength: 60, scallop: [9, 19], base: 620,
          envelope: (x) => Math.max(0, (x - doc.pick(640, { wide: 860, tall: 560 })) / doc.pick(170, { wide: 240, tall: 150 })),
        }),
        '#1d4f46',
      ),
      birds('#3f6f92', [[at + 150, 150, 0.9], [at + 176, 138, 0.7, 1], [at + 196, 156, 0.6], [at - 150, 190, 0.6]]),
    );
  },
};
