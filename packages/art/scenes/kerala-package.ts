import {
  air, airAt, birds, bunting, cumulus, deepenWater, foliagePath, glitter, group, lensesPath, lerp, man, palms, path, Pen, place, RAMPS, range,
    ripples, ripplesPath,
  sky, stipple, stroke, water, woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { palmGrove } from '../kit/parts-kerala';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f86b8', '#7cc3d6', '#c2e3d6', '#f6f0d0'], haze: '#cfe6d2', deep: '#0e4f78' };
const BANK = 168;
const HULL = { side: '#241c28', lit: '#5a4440', rim: '#d9a24a', inside: '#3d2c30' };
const SKIN = { mid: '#6a3b2f', lit: '#8f5640' };
const WATER = { lit: '#e8f7e6', dark: '#0c5560' };

interface Crew {
  shirt: string;
  shade: string;
  band: string;
}

interface BoatOptions {
  stern: Point;
  prow: Point;
  /** Size of a rower at the stern and at the prow. */
  size: readonly [number, number];
  /** Pairs of rowers. */
  pairs: number;
  crew: Crew;
  /** Phase of the stroke, from 0 (paddles forward) to 1 (paddles back). */
  beat: number;
}

/** A chundan vallam from its towering stern to its low prow, a rower at every thwart, four helmsmen and the drummers upright. */
function snakeBoat(doc: Doc, { stern, prow, size: [far, near], pairs, crew, beat }: BoatOptions): string {
  const [dx, dy] = [prow[0] - stern[0], prow[1] - stern[1]];
  const size = (t: number): number => lerp(far, near, t);
  const keel = (t: number): Point => [stern[0] + dx * t, stern[1] + dy * t + 26 * Math.sin(Math.PI * t) * near];
  // half the beam, as seen from above, and the height of the side
  const half = (t: number): number => size(t) * 17 * Math.min(1, t * 7, (1 - t) * 5.5) ** 0.8;
  const side = (t: number): number => size(t) * (9 + 9 * (1 - t));
  const steps = range(11).map((i) => i / 10);
  const edge = (k: number, drop = 0): Point[] => steps.map((t) => [keel(t)[0] + half(t) * 0.5 * k, keel(t)[1] + half(t) * k + side(t) * drop]);
  const [fx, fy, n] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy), size(0)];

  // the stern sweeps up and back, studded with brass
  const up = (u: number, v: number): Point => [stern[0] - fx * u * n * 0.6 + 8 * n * (v / 100), stern[1] - fy * u * n * 0.6 - v * n];
  const tail = new Pen()
    .move(...edgePoint(edge(1, 1), 2)).quad(...up(40, 0), ...up(92, 86)).quad(...up(104, 116), ...up(86, 132)).quad(...up(88, 106), ...up(64, 70))
      .quad(...up(30, 22), ...edgePoint(edge(-1), 3)).close();
  const brass = new Pen().move(...up(16, 14)).quad(...up(60, 40), ...up(90, 100));

  // one pair of rowers drawn once, all pairs in the same beat
  const [skin, lit, shirt, shade, band, splash] = [new Pen(1), new Pen(1), new Pen(1), new Pen(1), new Pen(1), new Pen(1)];
  const lean = 6 - 12 * beat;
  const paddle = new Pen(1);
  for (const k of [-1, 1]) {
    const [x, y] = [-4 - k * 3 + 5 * k, 10 * k];
    const [hx, hy] = [x - lean, y - 23];
    shirt.move(x - 5.5, y).quad(hx - 7, hy + 7, hx, hy + 4.5).quad(hx + 7, hy + 7, x + 5.5, y).close();
    shade.move(x + 1.5, y).quad(hx + 2, hy + 9, hx, hy + 4.5).quad(hx + 7, hy + 7, x + 5.5, y).close();
    skin.circle(hx, hy, 3.7, 4.2);
    band.move(hx - 3.9, hy - 1.2).quad(hx, hy - 2.8, hx + 3.9, hy - 1.2).line(hx + 3.9, hy - 3).quad(hx, hy - 4.4, hx - 3.9, hy - 3).close();
    if (k < 0) continue;
    const [px, py] = [x - 15 + 20 * beat, y + 26];
    lit.polygon([[hx - 2, hy + 7], [hx + 2.5, hy + 5], [lerp(hx, px, 0.55) + 1.5, lerp(hy, py, 0.5)], [lerp(hx, px, 0.5) - 1.5, lerp(hy, py, 0.56)]]);
    paddle.move(lerp(hx, px, 0.4), lerp(hy, py, 0.3)).line(px, py);
    splash.move(px - 8, py + 3).quad(px - 3, py - 7, px, py - 2).quad(px + 5, py - 9, px + 9, py + 3).quad(px, py + 5, px - 8, py + 3).close();
  }
  const pair = doc.define([
    path(splash, '#fbfff8'), path(shirt, crew.shirt), path(shade, crew.shade), path(skin, SKIN.mid), path(band, crew.band),
      stroke(paddle, '#8a5a38', 2.4, { round: true }), path(lit, SKIN.lit),
  ]);
  const rowers = range(pairs).map((i) => {
    const t = 0.15 + (0.73 * i) / pairs;
    return doc.use(pair, place(Math.round(keel(t)[0]), Math.round(keel(t)[1]), { scale: Math.round(size(t) * 50) / 50 }));
  });
  const stand = (t: number, colour: string, k: number): string => man(keel(t)[0], keel(t)[1] - 2,
    { scale: size(t) * k, shirt: colour, dhoti: '#fdf6e4', skin: SKIN.mid });
  const oar = (t: number): string => {
    const [x, y] = keel(t);
    const s = size(t);
    return stroke(new Pen().move(x - fx * 6 * s, y - 30 * s).line(x - fx * 60 * s + 8 * s, y - fy * 60 * s + 20 * s), '#a9713f', 3.2 * s);
  };
  const parasol = (x: number, y: number, k: number): string =>
    group([stroke('M0 0V-60', '#8a5a38', 2.4), path('M-30-56Q-24-84 0-86Q24-84 30-56Q0-66-30-56z', '#d9342f'),
      path('M-10-60Q-8-80 0-86Q16-82 18-60Q4-64-10-60z', '#f0604a'), stroke('M-30-56Q0-66 30-56', '#f6c94f', 4, { dash: '3 2' })],
      { transform: place(x, y, { scale: k }) });
  const [mx, my] = keel(0.06);
  return (
    path(new Pen().soft(edge(1, 2.6)).soft(edge(-0.6).reverse(), { join: true }).close(), WATER.dark, { opacity: 0.6 }) +
    path(tail, HULL.side) + stroke(brass, HULL.rim, n * 5, { dash: `${(n * 3).toFixed(1)} ${(n * 3).toFixed(1)}` }) +
    path(new Pen().soft(edge(-1)).soft(edge(1, 1).reverse(), { join: true }).close(), HULL.side) +
    path(new Pen().soft(edge(-1)).soft(edge(1).reverse(), { join: true }).close(), HULL.inside) +
    stroke(new Pen().soft(edge(1)), HULL.rim, near * 2.2) + stroke(new Pen().soft(edge(-1)), HULL.lit, near * 1.6) +
    parasol(mx + 4, my - 6, n * 1.5) +
    rowers.join('') +
    oar(0.09) + oar(0.12) + [0.07, 0.1, 0.125].map((t, i) => stand(t, i % 2 ? crew.shirt : '#fdf6e4', 1.5)).join('') +
    stand(0.52, '#fdf6e4', 1.450) + stand(0.3, crew.band, 1.450) +
    parasol(keel(0.52)[0] + 10, keel(0.52)[1] - 8, size(0.52) * 0.9)
  );
}

const edgePoint = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 240, tall: 0 });
    doc.add(
      sky(doc, LIGHT, { horizon: BANK }),
      cumulus(doc, [[250 + s, 96, 260, 50, 4], [600 + s, 76, 220, 44, 9], [840 + s, 110, 200, 44, 3]]),
    );
    // the bank with its palms, galleries and crowd
    const farPalms: readonly FarPalm[] = [
      [40, 100, 60, 0.5, 5], [96, 82, 80, 0.62, -6], [160, 104, 56, 0.46, 4], [236, 92, 70, 0.54, 5], [300, 108, 52, 0.44, -4],
        [372, 88, 74, 0.58, -6], [470, 102, 60, 0.5, 4],
      [540, 86, 76, 0.58, 6], [640, 98, 64, 0.52, -5], [706, 80, 84, 0.64, 6], [770, 104, 56, 0.48, -4], [-80, 96, 66, 0.54], [-190, 104, 56, 0.5, 5],
        [-300, 92, 66, 0.52], [-420, 100, 60, 0.5],
    ];
    const greens = (colour: string, x: number): string => airAt(doc, LIGHT, colour, 0.24, x);
    const shifted = farPalms.map(([x, ...rest]): FarPalm => [x + s, ...rest]);
    doc.add(
      path(foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: BANK - 6, height: 62, wavelength: 80, scallop: [5, 10], base: BANK }),
        air(doc, LIGHT, '#3f8062', 0.3)),
      palms(doc, 4, shifted.filter(([x]) => x > 340), { dark: greens('#24614e', 700), lit: greens('#8fbe5a', 700), bark: greens('#7a6a52', 700) }),
      palms(doc, 4, shifted.filter(([x]) => x <= 340), { dark: greens('#24614e', doc.pick(700, { wide: 160 })),
        lit: greens('#8fbe5a', doc.pick(700, { wide: 160 })), bark: greens('#7a6a52', doc.pick(700, { wide: 160 })) }),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: x1 + 10, y: BANK - 2, height: 26, wavelength: 60, scallop: [4, 8], base: BANK }),
        air(doc, LIGHT, '#2a6a50', 0.2)),
    );
    const awning = (x: number, w: number, colour: string): string =>
      path(new Pen().polygon([[x, BANK - 26], [x + w * 0.5, BANK - 44], [x + w, BANK - 26], [x + w, BANK - 20], [x, BANK - 20]]), colour) +
      stroke(new Pen().move(x + 4, BANK - 23).line(x + w - 4, BANK - 23), '#fff6e0', 6, { dash: '8 8' }) + stroke(new Pen().move(x + 5, BANK - 20)
        .line(x + 5, BANK).move(x + w - 5, BANK - 20).line(x + w - 5, BANK), '#6a4a42', 2.4);
    const crowd = (colour: string, seed: number): string =>
      stipple(colour, { seed, count: Math.round((40 * (x1 - 120)) / 700), x0: doc.format === 'wide' ? 340 : x0, x1, y0: BANK - 18, y1: BANK - 3,
        size: 5 });
    doc.add(
      awning(450 + s, 90, '#d9483b'), awning(330 + s, 74, '#2f7f9f'), awning(590 + s, 110, '#e8a63a'),
      crowd('#fdf6e4', 4), crowd('#d9483b', 7), crowd('#f2b83f', 11), crowd('#3f7fa8', 15), crowd('#5a3830', 21),
      water(doc, BANK, [[0, '#b9ddc8'], [0.12, '#7cc2b4'], [0.45, '#2f9294'], [1, '#0f5f70']]),
      deepenWater(doc, LIGHT, BANK, { strength: 0.94 }),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#0e4f78', 0.9], [0.55, '#0e4f78', 0.8], [1, '#0e4f78', 0]], { x1: -300, x2: 470, y2: 0 }),
        BANK, 420, 0.86) : '',
      ripples(doc, WATER.lit, { seed: 4, from: BANK + 8, to: 590, count: 64, opacity: 0.5, length: [12, 120] }),
      ripples(doc, WATER.dark, { seed: 9, from: BANK + 8, count: 80, opacity: 0.4, length: [14, 150] }),
      glitter('#fffbe0', { seed: 8, x: 560 + s, from: BANK + 6, to: 400, width: [120, 240], count: 20, height: [1, 2.5], opacity: 0.6 }),
    );

    // three boats in echelon, the nearest across the whole picture
    const teams = { white: { shirt: '#fdf6e4', shade: '#c3c6cc', band: '#d9342f' }, gold: { shirt: '#f6b93f', shade: '#c9852f', band: '#fdf6e4' },
      blue: { shirt: '#4f9fd0', shade: '#2f6f9f', band: '#f6d24f' } } as const;
    const m = doc.pick(1, { tall: 0.84 });
    const b = (x: number, y: number): Point => [400 + s + (x - 400) * m, y];
    doc.add(
      snakeBoat(doc, { stern: b(610, 206), prow: b(222, 262), size: [0.5, 0.66], pairs: 22, crew: teams.blue, beat: 0.7 }),
      snakeBoat(doc, { stern: b(668, 262), prow: b(70, 392), size: [0.74, 1.02], pairs: 24, crew: teams.gold, beat: 0.3 }),
      snakeBoat(doc, { stern: b(738, 356), prow: b(doc.pick(-40, { wide: -250, tall: 20 }), doc.pick(578, { wide: 560 })), size: [1.06, 1.62],
        pairs: doc.pick(24, { wide: 28, tall: 22 }), crew: teams.white, beat: 0.05 }),
      // bow wave of the nearest
      path(ripplesPath({ seed: 31, x0: x0, x1: 420 + s, from: 560, to: 604, count: 18, length: [60, 170], height: [2, 4] }), '#f4fdf2',
        { opacity: 0.7 }),
    );
    doc.add(near(doc), birds('#3f7f88', [[150 + s, 60, 0.9], [176 + s, 50, 0.7, 1], [194 + s, 66, 0.5]]));
  },
};

/** Spectators in a country boat at the lower right, fronds and bunting above. */
function near(doc: Doc): string {
  const b = doc.pick(0, { wide: 290, tall: -90 });
  const waving = (x: number, y: number, k: number): string => stroke(`M${x} ${y}q${6 * k} ${-12 * k} ${4 * k} ${-24 * k}`, SKIN.mid, 4 * k,
    { round: true });
  const ink = '#1a2c38';
  return (
    path(new Pen().move(520 + b, 566).quad(660 + b, 610, 840 + b, 566).line(840 + b, 640).line(590 + b, 640).quad(548 + b, 610, 520 + b, 566).close(),
      ink) +
    stroke(new Pen().move(520 + b, 566).quad(660 + b, 610, 840 + b, 566), '#a9713f', 4) +
    man(640 + b, 592, { scale: 2.5, shirt: '#2f6f9f', dhoti: '#f4ead2', facing: -1 }) + waving(632 + b, 544, 1.4) +
    woman(694 + b, 596, { scale: 2.4, sari: '#d9363e', edge: '#f6c65b', facing: -1 }) +
      man(744 + b, 588, { scale: 2.6, shirt: '#f2a23f', dhoti: '#fdf6e4', facing: -1 }) + waving(736 + b, 538, 1.5) +
    path(new Pen().move(530 + b, 580).quad(660 + b, 618, 840 + b, 580).line(840 + b, 640).line(590 + b, 640).close(), ink) +
    palmGrove(doc, 8, [[880 + b, 460, 806 + b, doc.pick(30, { tall: 60 }), 1.6, 20, -10]],
      { leaves: ['#12403f', '#1d5c4a', '#5f9a48'], bark: ['#33303a', '#a07a58', '#221f2a'], light: -1, leaflets: 9 }) +
    (doc.format === 'tall' ? '' : bunting([300 + b, -10], [820 + b, 60], { sag: 36, count: 30, colours: ['#d9342f', '#f6c94f', '#fdf6e4', '#2f8f6a'],
      line: '#4a3a48' })) +
    path(lensesPath([[500 + b, 600, 200, 6, 0.4]]), '#f4fdf2', { opacity: 0.6 })
  );
}
