import {
  birds, boulder, deepenWater, glitter, grass, group, land, lensesPath, man, path, Pen, place, RAMPS, range, ripplePair, ripplesPath, rng, sky,
  streaks, stroke, sun, woman, type Lens, type Point, type Ramp, type Scene,
} from '../kit';
import { palmyra, vimana, type PalmyraOptions, type VimanaColours } from '../kit/parts-tamil-nadu';

/** Dawn over the Bay of Bengal; the sun is just up on the right, out at sea. */
const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5f6cae', '#b193c1', '#f3a99c', '#ffe0b4'], haze: '#f4bfae', deep: '#3d4286' };
const GRANITE: VimanaColours = { lit: '#c98a7a', shade: '#5f4a78', edge: '#ffd2a2', deep: '#3f3160', low: '#94607a' };
const HORIZON = 372;

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const sunX = doc.pick(560, { wide: 800, tall: 556 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      sun(doc, sunX, HORIZON - 34, 30, '#fff6d8', { glow: '#ffe6b0', glowRadius: doc.pick(340, { tall: 270 }), glowOpacity: 0.9, rings: 2 }),
      streaks(doc, { seed: 21, from: 60, to: 330, count: 11, colour: '#ffe9d8', opacity: 0.5, length: [160, 460] }),
      streaks(doc, { seed: 33, from: 90, to: 240, count: 5, colour: '#7d6aa8', opacity: 0.35, underTitle: true }),
    );
    // the sea and its lines of swell
    doc.add(
      doc.band(doc.linear([[0, '#ffdcae'], [0.12, '#eab0a6'], [0.4, '#9a86b4'], [1, '#5d68a0']], { y1: HORIZON, y2: 520 }), HORIZON),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.7 }),
      ripplePair(doc, HORIZON - 2, '#fff0d8', '#5a5a94', { count: 70, seed: 3, to: 500 }),
      glitter('#fff6d8', { seed: 8, x: sunX, from: HORIZON + 2, to: 500, width: [26, 150], count: 34, height: [0.8, 3.4] }),
    );
    const swell = (y: number, seed: number, height: number): string => {
      const random = rng(seed);
      const crests: Lens[] = [];
      for (let x = x0 - 120; x < x1; x += 180 + random() * 200) crests.push([x, y + random() * 6, 200 + random() * 220, height, random()]);
      return lensesPath(crests.map(([x, py, l, h, c]): Lens => [x, py, l, h * 1.2, c]));
    };
    doc.add(
      path(swell(414, 5, 7), '#6d6aa4', { opacity: 0.6 }), path(swell(410, 5, 2.4), '#fff3e2', { opacity: 0.8 }),
      path(swell(446, 9, 10), '#5c619c', { opacity: 0.6 }), path(swell(440, 9, 3.4), '#fff3e2', { opacity: 0.9 }),
    );

    // the rock shelf with the temple
    const t = doc.pick(0, { wide: 250, tall: 26 });
    const shelf: Point[] = [[t - 40, 492], [t + 30, 470], [t + 90, 462], [t + 180, 456], [t + 470, 452], [t + 540, 462], [t + 610, 484]];
    doc.add(
      path(new Pen().soft([[t - 90, 500], [t + 20, 478], [t + 520, 470], [t + 640, 494]]).close(), '#5a5a94', { opacity: 0.45 }),
      land(shelf, 500, '#5b4673', { hard: true }),
      path(new Pen().polygon([[t + 470, 452], [t + 540, 462], [t + 610, 484], [t + 520, 478], [t + 440, 466]]), '#c98f86'),
    );
    // the great tower to the east, the small one to the west, the walls round both
    const temple: string[] = [
      // enclosure wall with its row of bulls
      path(new Pen().rect(-30, -34, 470, 46), '#7d5c80'),
      path(new Pen().rect(-34, -38, 478, 7), '#e9ab90'),
      stroke('M-22-12H430', '#55406c', 22, { dash: '4 22' }),
      // porch and lower hall
      path('M40-34V-92H150V-34z', GRANITE.shade), path('M126-34V-92H252V-34z', GRANITE.lit), path('M30-92H262V-99H30z', GRANITE.edge),
      path('M176-34v-40h22v40z', GRANITE.deep),
      vimana(104, -92, { tiers: 3, half: [54, 27], storey: [38, 30], light: 1, colours: GRANITE, shrines: [4, 3], cupola: 60, cupolaHalf: 27, corner: -0.2 }),
      vimana(270, -34, { tiers: 5, half: [92, 32], storey: [68, 40], light: 1, colours: GRANITE, shrines: [4, 2], cupola: 84, cupolaHalf: 36,
        corner: -0.22, ledge: 5 }),
      path('M320-34v-62h44v62z', GRANITE.lit), path('M312-96h60v-7h-60z', GRANITE.edge), path('M334-34v-42h16v42z', GRANITE.deep),
    ];
    const bulls = range(11).map((i) => `M${-22 + i * 44}-38q-1-9 7-11q8-3 12-1l3-9q4-4 8 0l4 5l-4 4l-4 0q3 7 1 12z`).join('');
    const brows = range(11).map((i) => `M${i * 44}-59q4-4 8 0l4 5l-6 1q-4-4-6-6zM${-19 + i * 44}-46q8-5 18-4q-10 0-18 4z`).join('');
    doc.add(
      group([...temple, path(bulls, '#5f4877'), path(brows, '#ffd2a2')], { transform: place(t + 92, 456, { scale: 0.96 }) }),
    );

    // wet sand with the mirror of the sky, foam, dry sand
    const sheet = (points: readonly Point[], fill: string, opacity = 1): string =>
      path(new Pen().soft(points).line(x1 + 20, 640).line(x0 - 20, 640).close(), fill, { opacity });
    const wave = (y: number, seed: number, height: number): Point[] => {
      const random = rng(seed);
      const points: Point[] = [];
      for (let x = x0 - 40; x <= x1 + 80; x += 92) points.push([x + random() * 40, y + (random() - 0.5) * height]);
      return points;
    };
    const first = wave(492, 11, 16);
    const second = wave(532, 17, 26);
    const lower = (points: readonly Point[], dy: number, k = 1): Point[] => points.map(([x, y], i) => [x, y + dy + (i % 2) * 5 * k]);
    doc.add(
      sheet(first, '#7f79b0'),
      sheet(lower(first, 2), '#fff4e6'),
      sheet(lower(first, 13, 1.4), '#d9a7ac'),
      path(ripplesPath({ seed: 41, x0, x1, from: 508, to: 545, count: 40, length: [30, 120], height: [1, 2.4] }), '#f9d3bd', { opacity: 0.8 }),
      glitter('#fff0cc', { seed: 28, x: sunX, from: 506, to: 548, width: [110, 190], count: 9, height: [1.4, 3] }),
      sheet(second, '#fff4e6'),
      sheet(lower(second, 9, 1.2), '#a7738a'),
      sheet(lower(second, 22, -1), '#c08d88'),
      path(lensesPath([[80, 586, 240, 6, 0.5], [420, 592, 260, 6, 0.4], [620, 578, 190, 5, 0.5], [-240, 588, 220, 6, 0.5], [860, 590, 240, 6, 0.5]]),
        '#e0b097', { opacity: 0.8 }),
      boulder(t + 560, 506, 70, 26, ['#4c3d6b', '#c98f86']), boulder(t + 618, 512, 44, 16, ['#4c3d6b', '#b98290']),
        boulder(t - 76, 508, 80, 28, ['#4c3d6b', '#8a6a90']),
    );

    // a fisherman and his kattumaram, logs lashed together, drawn up; two visitors at the edge of the water
    const b = doc.pick(0, { wide: 330, tall: 40 });
    doc.add(
      path(lensesPath([[b + 96, 590, 250, 9, 0.5]]), '#6d4a72', { opacity: 0.7 }),
      path(`M${b + 96} 562q30 14 110 17q90 1 140-22q-16 22-46 30q-80 10-160-4q-30-8-44-21z`, '#3a2c58'),
      path(`M${b + 96} 562q30 14 110 17q90 1 140-22l-8 10q-60 20-130 19q-70-2-112-24z`, '#a86a62'),
      stroke(`M${b + 150} 566l-4 20M${b + 286} 564l6 22`, '#ffd2a2', 4),
      stroke(`M${b + 186} 576l92-44`, '#3a2c58', 3.4),
      man(b + 240, 582, { scale: 2, shirt: '#6a3f55', dhoti: '#f3e2cf', skin: '#4c2d3d', facing: 1 }),
      path(lensesPath([[doc.pick(468, { wide: 700, tall: 468 }) - 66, 552, 64, 3, 0.5]]), '#6d4a72', { opacity: 0.6 }),
      woman(doc.pick(468, { wide: 700, tall: 468 }), 552, { scale: 1.6, sari: '#b5304f', edge: '#ffc46a', skin: '#4c2d3d', facing: -1 }),
      man(doc.pick(492, { wide: 724, tall: 492 }), 554, { scale: 1.65, shirt: '#f3e2cf', dhoti: '#5b4a86', skin: '#4c2d3d', facing: -1 }),
    );
    // palmyras at the edge, against the light
    const fans: PalmyraOptions = { leaves: ['#2a2150', '#372b5f', '#7d4f72'], bark: ['#2a2150', '#8a5a6c'],
      light: doc.format === 'wide' ? -1 : 1, skirt: '#3f2f58' };
    const edge = doc.pick(x0, { wide: x1 });
    const s = doc.pick(1, { wide: -1, tall: 1 });
    doc.add(
      palmyra(4, edge + s * 34, 640, 452, 82, fans),
      doc.format === 'tall' ? '' : palmyra(7, edge + s * -2, 640, 330, 66, fans),
      grass(6, s > 0 ? x0 - 10 : x1 - 150, s > 0 ? x0 + 150 : x1 + 10, 612, 50, '#2a2150', { count: 44, width: 2.4 }),
      birds('#5a4a80', [[t + 250, 120, 1], [t + 284, 106, 0.8, 1], [t + 308, 124, 0.65], [t + 226, 140, 0.6]]),
    );
  },
};
