import {
  airAt, birds, deepen, deepenWater, ferry, foliagePath, glitter, group, interpolate, lensesPath, lerp, lilyPads, man,
  mix, palms, path, Pen, place, RAMPS, ripples, ripplesPath, rng, sailBoat, sky, stipple, streaks, stroke, sun, water,
  woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { palmGrove, tiledHouse } from '../kit/parts-kerala';

/** Half an hour before sunset, the sun over the sea beyond the mouth. */
const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#4a78a8', '#b7a4b4', '#f9bd8a', '#ffe0a2'], haze: '#f6c596', deep: '#274f86' };
const HORIZON = 168;
const SAND = { lit: '#ffdc94', mid: '#eab46c', shade: '#c08550', wet: '#b08468' };
const SEA = { foam: '#fff4dc', light: '#8ecac0', mid: '#3f8fa4' };
const RIVER = { light: '#e9b884', mid: '#5f8f80', deep: '#1f4f58' };
const GREEN = { dark: '#1d4a44', mid: '#3a7350', lit: '#b3b858' };

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 240, tall: -70 });
    const sunX = 622 + s;
    const down = doc.pick(0, { tall: 30 });
    const h = HORIZON + down;
    doc.add(
      sky(doc, LIGHT, { horizon: h, deepen: doc.format !== 'tall' }),
      water(doc, h, [[0, '#ffd9a0'], [0.1, '#e3bfa4'], [0.3, SEA.light], [0.5, SEA.mid], [1, '#2f7f96']]),
      deepenWater(doc, LIGHT, h, { strength: 0.86 }),
      // in tall the deep sky fades out over the sea, so that the horizon does not cut it off
      doc.format === 'tall' ? deepen(doc, LIGHT) : '',
      sun(doc, sunX, h - 42, 34, '#fff6d2', { glow: '#ffe0a0', glowRadius: doc.pick(250, { tall: 170 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 9, from: 20, to: h - 24, count: 7, colour: '#ffe6c0', opacity: 0.5 }),
      ripples(doc, '#fff0c8', { seed: 4, from: h + 3, to: 380, count: 54, opacity: 0.55, length: [12, 80] }),
      ripples(doc, '#2a6a88', { seed: 8, from: h + 8, to: 400, count: 50, opacity: 0.36, length: [14, 90] }),
      glitter('#fff6d2', { seed: 5, x: sunX, from: h + 2, to: 420, width: [34, 110], count: 30, height: [1, 3] }),
      sailBoat(300 + s, h + 22, { scale: 0.4, hull: '#6a4038', sail: '#ffeccb' }),
        sailBoat(470 + s, h + 34, { scale: 0.6, hull: '#6a4038', sail: '#ffeccb' }),
    );

    // the bar: its sea edge and its river edge; a tongue at the mouth
    const landward: Point[] = doc.format === 'wide' ? [[-580, 372], [-400, 362], [-200, 352], [-60, 350], [90, 338], [230, 334]] : [[-580, 240],
      [-400, 262], [-200, 270], [-60, 292], [90, 300], [230, 318]];
    const seaEdge: Point[] = [...landward, [350, 326], [450, 342], [520, 352], [572, 360], [594, 372]];
    const riverEdge: Point[] = [[594, 372], [578, 388], [520, 396], [440, 412], [340, 402], [230, 420], [90, 424], [-50, 446], [-200, 442],
      [-400, 470], [-580, 480]];
    const moved = (list: readonly Point[], dx = 0, dy = 0): Point[] => list.map(([x, y]): Point => [x + s + dx, y + dy]);
    const farBank: Point[] = [[672, 376], [684, 354], [740, 336], [840, 322], [960, 304], [1120, 290]];
    const nearBank: Point[] = [[1120, 470], [930, 456], [820, 440], [730, 414], [672, 376]];
    // the inner tones run out in a point of their own, `cut` points before the tip
    const bar = (dy: number, dy2: number, cut = 0): Pen =>
      new Pen().soft([...moved(seaEdge.slice(0, seaEdge.length - cut), 0, dy), [594 + s - cut * 16, 374]])
        .soft(moved(riverEdge.slice(Math.max(1, cut)), 0, dy2), { join: true }).close();
    const other = (dy: number, dy2: number): Pen => new Pen().soft(moved(farBank, 0, dy)).soft(moved(nearBank, 0, dy2), { join: true }).close();
    const surf = (dy: number, width: number, opacity: number, dash: string): string =>
      stroke(new Pen().soft(moved(seaEdge, 0, dy)), SEA.foam, width, { opacity, dash, round: true }) + stroke(new Pen().soft(moved(farBank, 0, dy)),
        SEA.foam, width, { opacity, dash, round: true });
    doc.add(
      // the river: dark and still behind the bar, gold in the mouth
      path(new Pen().soft(moved(riverEdge).reverse()).soft(moved([[594, 372], [640, 366], [672, 376]]), { join: true })
        .soft(moved([...nearBank].reverse()), { join: true }).line(x1 + 60, 640).line(x0 - 60, 640).line(x0 - 60, 470).close(),
        doc.linear([[0, RIVER.light], [0.22, '#a8a486'], [0.55, RIVER.mid], [1, RIVER.deep]], { y1: 366, y2: 600 })),
      doc.format === 'wide' ? path(new Pen().rect(x0, 440, 560, 170),
        doc.linear([[0, RIVER.deep, 0.6], [1, RIVER.deep, 0]], { x1: x0, x2: 240, y2: 0 })) : '',
      surf(-30, 2.5, 0.45, '190 40'), surf(-18, 3.5, 0.7, '320 36'), surf(-7, 7, 0.95, '400 12'),
      path(bar(-2, 0), SAND.wet), path(bar(5, -3, 1), SAND.mid), path(bar(13, -11, 2), SAND.lit),
      path(other(-2, 0), SAND.wet), path(other(6, -4), SAND.mid),
    );
    const [px, py] = [sunX - 30, 380];
    const random = rng(4);
    const dots: [number, number, number, number, number][] = [];
    for (let i = 0; i < 40; i++) {
      const x = lerp(x0, 500 + s, random());
      const y = lerp(interpolate(moved(seaEdge))(x + 40) + 18, interpolate(moved([...riverEdge].reverse()))(x + 40) - 10, random());
      dots.push([x, y, 40 + 60 * random(), 4, random()]);
    }
    doc.add(
      path(lensesPath(dots), SAND.mid, { opacity: 0.75 }),
      glitter('#fff3c4', { seed: 15, x: px + 20, from: py, to: 590, width: [60, 150], count: 26, height: [1, 4] }),
      ripples(doc, '#ffe2b0', { seed: 21, from: 430, to: 596, count: 34, opacity: 0.45 }),
      ripples(doc, '#173f48', { seed: 27, from: 420, to: 600, count: 46, opacity: 0.4 }),
    );

    // people, beached boats, a herd of drying nets on the bar
    const at = (x: number, y: number): [number, number] => [x + s, y];
    const hull = (x: number, y: number, k: number, c: string): string =>
      group([path(lensesPath([[-30, 6, 64, 6, 0.5]]), SAND.shade), path('M-30-8Q0 2 34-10Q26 6 12 7H-12Q-26 6-30-8z', c),
        path('M-30-8Q0 2 34-10Q2-4-30-8z', '#3f2a30'), path('M-30-8Q0 2 34-10L33-7Q0 5-28-5z', '#f6d58a')],
        { transform: place(x, y, { scale: k, rotate: -4 }) });
    doc.add(
      hull(...at(150, 372), 1, '#c9483b'), hull(...at(214, 382), 0.9, '#2f7f9f'), hull(...at(110, 384), 0.8, '#e89a2f'),
        hull(...at(-130, 392), 1, '#3f8f6a'), hull(...at(-206, 404), 0.9, '#c9483b'),
      path(lensesPath([[400 + s, 378, 40, 4, 0.7], [306 + s, 364, 30, 3, 0.7], [470 + s, 372, 34, 3, 0.7]]), SAND.shade),
      man(...at(420, 378), { scale: 0.8, shirt: '#fffaf0', dhoti: '#3f5f8a' }),
        woman(...at(436, 379), { scale: 0.8, sari: '#d9363e', edge: '#ffd36b' }),
        woman(...at(322, 364), { scale: 0.62, sari: '#b8417a', edge: '#fff0c4' }),
      man(...at(486, 372), { scale: 0.66, shirt: '#2f8f86' }), man(...at(270, 396), { scale: 0.74, shirt: '#f4ead2' }),
    );

    // palms on the far bank and on the bar's landward end
    const row = (list: readonly (readonly [number, number, number, number, number?])[], under: number): string => {
      const shifted = list.map(([x, ...rest]): FarPalm => [x + s, ...rest]).filter(([x]) => doc.format !== 'wide' || x > 330 === under > 0);
      return shifted.length ? palms(doc, 6, shifted, { dark: under > 0 ? GREEN.mid : airAt(doc, LIGHT, GREEN.mid, 0.1, 60, 0.5),
        lit: under > 0 ? GREEN.lit : airAt(doc, LIGHT, GREEN.lit, 0.1, 60, 0.6), bark: '#7a5a48' }) : '';
    };
    const trees = [[744, 272, 80, 0.7, -8], [790, 250, 90, 0.84, 10], [846, 268, 70, 0.72, -6], [730, 300, 56, 0.5, 6], [900, 240, 90, 0.9, 8],
      [-300, 392, 66, 0.6, 6], [-360, 400, 60, 0.54, -6], [-440, 384, 78, 0.7, 5]] as const;
    doc.add(
      path(foliagePath({ seed: 12, x0: 716 + s, x1: x1 + 20, y: 362, height: 60, wavelength: 70, scallop: [6, 12], under: 26,
        envelope: (x) => Math.min(1, Math.max(0, (x - 716 - s) / 90)) }), GREEN.dark),
      row(trees, 1), doc.format === 'wide' ? row(trees, -1) : '',
      path(foliagePath({ seed: 16, x0: 730 + s, x1: x1 + 20, y: 376, height: 44, wavelength: 60, scallop: [6, 12], under: 22,
        envelope: (x) => Math.min(1, Math.max(0, (x - 730 - s) / 80)) }), GREEN.mid),
      path(foliagePath({ seed: 18, x0: 752 + s, x1: x1 + 20, y: 366, height: 26, wavelength: 50, scallop: [5, 10], under: 8,
        envelope: (x) => Math.min(1, Math.max(0, (x - 752 - s) / 80)) }), mix(GREEN.mid, GREEN.lit, 0.6)),
    );

    // floating cottages, the golden boat, a fishing canoe
    const cottage = (x: number, y: number, k: number): string =>
      group([path('M-14 6H94V14H-14z', '#4a3434'), path('M-10 14H90Q80 26 10 26Q-6 24-10 14z', '#1f4048', { opacity: 0.6 }),
        tiledHouse(0, 6, 80, 26, { light: 1, tiles: ['#b8824a', '#f0c070', '#7f5434'], wall: '#ffeccb', wallShade: '#c9a088' }),
        stroke('M-10 6V-6M92 6V-6M-12-5H0M80-5H94', '#4a3434', 2.4)], { transform: place(x, y, { scale: k }) });
    doc.add(
      cottage(doc.pick(60, { wide: 330, tall: 130 }), 458, 0.8), cottage(doc.pick(-40, { wide: 170, tall: 40 }), 474, 0.92),
      ferry(doc.pick(330, { wide: 580, tall: 320 }), 516, { scale: doc.pick(1.3, { tall: 1.1 }), hull: '#7a4a26', rail: '#f6c65b', awning: '#f2b23f',
        shirts: ['#fffaf0', '#d9483b', '#2f7f9f', '#f4ead2'] }),
      path(lensesPath([[doc.pick(222, { wide: 472, tall: 226 }), 532, 230, 7, 0.5]]), '#173840', { opacity: 0.6 }),
      path(ripplesPath({ seed: 6, x0: doc.pick(200, { wide: 450, tall: 200 }), x1: doc.pick(480, { wide: 720, tall: 440 }), from: 536, to: 566,
        count: 14, length: [30, 100] }), '#f6c98a', { opacity: 0.7 }),
      lilyPads(doc, [[140 + s, 574, 40, 10], [200 + s, 590, 46, 11], [92 + s, 592, 36, 9], [-120 + s, 580, 44, 10], [-210 + s, 592, 50, 12],
        [-330 + s, 578, 40, 9]], { shadow: '#173840', leaf: '#3a7350', sheen: '#c9b868' }),
      near(doc),
      stipple('#fff6d2', { seed: 8, count: 18, x0: 520 + s, x1: 700 + s, y0: 340, y1: 368, size: 2.4, opacity: 0.8 }),
      birds('#5a6a8a', [[440 + s, 90 + down, 1], [468 + s, 80 + down, 0.8, 1], [486 + s, 96 + down, 0.6], [520 + s, 74 + down, 0.5]]),
    );
  },
};

/** Palms leaning out from the near bank at the right border. */
function near(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  const ridgeLine = foliagePath({ seed: 31, x0: 600 + b, x1: doc.x1 + 10, y: 616, height: 92, wavelength: 90, scallop: [9, 18],
    envelope: (x) => Math.min(1, Math.max(0, (x - 600 - b) / 200)) });
  return (
    palmGrove(doc, 9, [[872 + b, 640, 792 + b, 196, 1.6, 44, 0]],
      { leaves: ['#12333a', '#1f4f48', '#8f9a48'], bark: ['#33282f', '#c98f58', '#241c26'], light: -1, leaflets: 10 }) +
    path(ridgeLine, '#12333a') +
      path(foliagePath({ seed: 35, x0: 660 + b, x1: doc.x1 + 10, y: 620, height: 56, wavelength: 70, scallop: [8, 16],
      envelope: (x) => Math.min(1, Math.max(0, (x - 660 - b) / 160)) }), '#1d4a44') +
    (doc.x0 < -200 ? path(ridgePath(doc), mix('#274f86', '#12333a', 0.6)) : '')
  );
}

/** A dark fringe of reeds at the lower left of `wide`. */
const ridgePath = (doc: Doc): string => foliagePath({ seed: 44, x0: doc.x0 - 10, x1: doc.x0 + 190, y: 612, height: 40, wavelength: 50,
  scallop: [6, 12], envelope: (x) => Math.min(1, (doc.x0 + 190 - x) / 120) });
