import {
  air, birds, boulder, cumulus, deepenWater, fishingBoat, foliagePath, group, hump, land, lensesPath, man, palm, palms, path, Pen, place, RAMPS,
    ridge, ripples,
  ripplesPath, sailBoat, sky, stipple, streaks, stroke, water, woman,
  type FarPalm, type Point, type Ramp, type Scene,
} from '../kit';
import { palmGrove, tiledHouse, weatheringPath } from '../kit/parts-kerala';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1f86bd', '#5cb9d8', '#b4e2e2', '#f8efd2'], haze: '#cbe8e2', deep: '#0c5a94' };
const HORIZON = 282;
const RED = { mid: '#d8412f', lit: '#f2664a', shade: '#9c2a30' };
const WHITE = { mid: '#f4ecdc', lit: '#fffaf0', shade: '#b7bfd0' };
const SAND = { lit: '#f8dfa8', mid: '#efcd92', wet: '#c9a67c' };
const ROCK = ['#4d4048', '#a58a78'] as const;
const GREEN = { dark: '#175447', mid: '#2a7a54', lit: '#8fbe58' };

/** The lighthouse on 0,0: 150 px high, seven bands, gallery, glazed lantern, red cap; light from the right. */
function lighthouse(): string {
  const half = (y: number): number => 14.5 - (3.5 * -y) / 128;
  const side = (a: number, b: number, from: number, to: number): Pen =>
    new Pen(1).polygon([[half(from) * a, from], [half(to) * a, to], [half(to) * b, to], [half(from) * b, from]]);
  const bands: string[] = [];
  for (let i = 0; i < 7; i++) {
    const [from, to] = [-(128 * i) / 7, -(128 * (i + 1)) / 7];
    const tone = i % 2 ? WHITE : RED;
    bands.push(path(side(-1, 1, from, to), tone.mid), path(side(-1, -0.34, from, to), tone.shade), path(side(0.4, 1, from, to), tone.lit));
  }
  return [
    path('M-26 2L-24-10H24L26 2z', WHITE.mid), path('M8 2V-10H24L26 2z', WHITE.lit),
    ...bands,
    path('M-3-4v-10q3-4 6 0v10zM-2.5-44v-8h5v8zM-2.5-80v-8h5v8zM-2.5-114v-7h5v7z', '#3c3a50'),
    path('M-17-128H17L15-133H-15z', WHITE.mid), path('M-18-128H18V-126H-18z', '#8a2a30'),
    stroke('M-16-137H16M-16-133V-138M-8-133V-138M0-133V-138M8-133V-138M16-133V-138', WHITE.lit, 1.2),
    path('M-8-133V-148H8V-133z', '#ffe9a8'), stroke('M-8-133V-148M-3-133V-148M3-133V-148M8-133V-148', '#7a2c34', 1.4),
    path('M-10-148Q-8-158 0-160Q8-158 10-148z', RED.mid), path('M0-160Q8-158 10-148H3Q4-156 0-160z', RED.lit),
    stroke('M0-160V-168', '#5a3038', 1.6),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 240, tall: -40 });
    const move = { transform: place(s, 0) };
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      cumulus(doc, [[640 + s, 238, 260, 54, 3], [230 + s, 176, 230, 58, 8], [770 + s, 130, 180, 40, 12]], { shade: '#bfdfe8' }),
      streaks(doc, { seed: 3, from: 40, to: 130, count: 4, opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#4f9a90', 0.42), { seed: 18, y: HORIZON, height: 84, wavelength: 180, base: 420,
        envelope: (x) => Math.max(0, 1 - (x - x0) / (s + 430 - x0)) ** 0.6 }),
      water(doc, HORIZON, [[0, '#2f93b4'], [0.1, '#2590b0'], [0.4, '#46bcc0'], [1, '#8fdcc8']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.55 }),
      ripples(doc, '#e9fbee', { seed: 4, from: HORIZON + 4, to: 420, count: 40, opacity: 0.6 }),
      ripples(doc, '#12708e', { seed: 6, from: HORIZON + 6, to: 520, count: 44, opacity: 0.4 }),
      sailBoat(690 + s, 300, { scale: 0.5, hull: '#7a3f35' }),
    );

    // the headland: a palm-grown knoll with rocks in the surf
    const knoll: Point[] = [[330, 352], [380, 312], [424, 262], [476, 232], [540, 222], [600, 232], [648, 262], [686, 300], [712, 336], [722, 352]];
    const grown = (seed: number, a: number, b: number, y: number, h: number, under: number): string =>
      foliagePath({ seed, x0: a, x1: b, y, height: h, wavelength: 44, scallop: [5, 11], under,
        envelope: (x) => hump(x, (a + b) / 2, (b - a) * 0.36) ** 0.7 });
    const headPalms: readonly FarPalm[] = [
      [432, 214, 50, 0.5, 4], [456, 190, 60, 0.6, -6], [494, 196, 50, 0.56, 5], [590, 192, 50, 0.56, -5], [622, 212, 54, 0.62, 8],
        [650, 232, 50, 0.5, -4], [402, 246, 46, 0.5, -5],
    ];
    doc.add(
      group(
        [
          land(knoll, 362, '#3b8558'),
          path('M540 222L600 232L648 262L686 300L712 336L722 352H600C630 320 600 300 612 276C620 254 570 240 540 222z', '#6aa854'),
          path(grown(3, 380, 500, 290, 56, 20) + grown(9, 470, 560, 262, 34, 14), GREEN.dark),
          path(grown(4, 560, 680, 300, 46, 18) + grown(6, 440, 520, 316, 34, 16), GREEN.mid),
        ],
        move,
      ),
      palms(doc, 4, headPalms.slice(0, 3).map(([x, ...rest]): FarPalm => [x + s, ...rest]), { dark: GREEN.mid, lit: GREEN.lit, bark: '#7a6650' }),
      group(
        [
          path(lensesPath([[500, 236, 92, 7, 0.4]]), '#1f5a44', { opacity: 0.7 }),
          group(lighthouse(), { transform: place(542, 234, { scale: doc.pick(1.12, { tall: 0.96 }) }) }),
          path(new Pen().rect(560, 214, 40, 20), WHITE.mid), path('M556 215L580 203L604 215z', '#c9573c'),
            path('M566 234v-12h7v12zM584 228v-7h8v7z', '#4a4a58'),
          path(grown(12, 556, 640, 252, 26, 10), GREEN.mid),
          path(grown(14, 500, 552, 248, 18, 8), GREEN.lit),
        ],
        move,
      ),
      palms(doc, 4, headPalms.slice(3).map(([x, ...rest]): FarPalm => [x + s, ...rest]), { dark: GREEN.mid, lit: GREEN.lit, bark: '#7a6650' }),
      group(
        [
          // bare rock falls to the sea
          path('M560 352C566 322 596 306 622 312C650 300 676 306 690 320C712 322 730 340 742 356L640 364H560z', ROCK[0]),
          path('M596 320C606 310 616 308 626 314C650 302 672 306 688 320C664 318 650 320 636 330C620 322 610 322 596 320z' +
            'M690 324C710 326 726 340 738 354C716 344 704 340 690 324z', ROCK[1]),
          path(weatheringPath({ seed: 3, x0: 570, x1: 730, top: () => 324, bottom: () => 358, count: 12, width: 6, length: [0.3, 0.9] }), '#33293a',
            { opacity: 0.7 }),
          boulder(716, 360, 46, 22, ROCK), boulder(756, 364, 30, 13, ROCK), boulder(540, 366, 40, 20, ROCK),
          path(lensesPath([[530, 366, 90, 5, 0.4], [620, 368, 120, 6, 0.5], [712, 367, 90, 5, 0.6], [770, 362, 60, 4, 0.5]]), '#fffdf2'),
        ],
        move,
      ),
    );

    // the crescent: sand, wet sand, three lines of surf
    const shore = (dx: number, dy: number): Point[] => [
      [560 + s, 356 + dy * 0.2], [470 + s + dx * 0.3, 362 + dy * 0.4], [360 + s + dx * 0.6, 384 + dy * 0.6], [262 + s + dx, 424 + dy],
        [232 + s + dx, 480 + dy], [292 + s + dx * 1.1, 540 + dy * 0.8],
      [430 + s + dx * 1.2, 590 + dy * 0.6], [580 + s + dx, 620 + dy],
    ];
    const fill = (dx: number, dy: number, colour: string): string =>
      path(new Pen().soft(shore(dx, dy)).line(x0 - 10, 640).line(x0 - 10, 360).line(470 + s, 350).close(), colour);
    doc.add(
      stroke(new Pen().soft(shore(120, 6)), '#d4f4e6', 3, { opacity: 0.55, dash: '210 40 320 30' }),
      stroke(new Pen().soft(shore(70, 4)), '#f4fdf2', 5, { opacity: 0.75, dash: '420 26 190 30' }),
      fill(22, 2, '#fffdf2'), fill(10, 0, SAND.wet), fill(0, -2, SAND.mid),
      path(new Pen().soft(shore(-34, -8)).line(x0 - 10, 640).line(x0 - 10, 360).line(470 + s, 350).close(), SAND.lit),
      stipple('#d9b27c', { seed: 7, count: Math.round((150 * doc.width) / 800), x0, x1: 260 + s, y0: 430, y1: 598, size: 2.4, opacity: 0.7 }),
    );

    // palm grove with cafés along the beach
    const grove = (seed: number, y: number, height: number, fillColour: string, to: number, dy: number): string =>
      path(foliagePath({ seed, x0: x0 - 10, x1: to, y, height, wavelength: 80, scallop: [7, 14], under: dy,
        envelope: (x) => Math.min(1, Math.max(0, (to - x) / 200)) ** 0.7 }), fillColour);
    doc.add(
      grove(5, 352, 92, air(doc, { ...LIGHT, haze: '#2f7f5c' }, '#2f7f5c', 0, 0.5), 470 + s, 10),
      palms(
        doc, 9,
        ([[60, 246, 96, 0.8, 8], [128, 226, 116, 0.92, -10], [196, 258, 90, 0.76, 8], [250, 238, 108, 0.84, -8], [312, 270, 84, 0.64, 8],
          [366, 286, 70, 0.54, -6], [8, 222, 120, 0.96, 12], [-70, 240, 110, 0.86, 10],
          [-560, 240, 120, 0.9], [-480, 262, 100, 0.8, 8], [-300, 250, 110, 0.86, -6], [-190, 236, 116, 0.9, 8]] as const)
          .filter(([x]) => doc.format !== 'wide' || x > -200)
          .map(([x, ...rest]): FarPalm => [x + s, ...rest]),
        { dark: GREEN.mid, lit: GREEN.lit, bark: '#7d6850' },
      ),
      tiledHouse(258 + s, 364, 72, 24, { light: 1 }), tiledHouse(344 + s, 360, 50, 17, { light: 1 }),
      grove(8, 374, 40, '#1f6249', 276 + s, 14),
      tiledHouse(96 + s, 398, 116, 36, { light: 1, tiles: ['#c0603f', '#e8905c', '#8f4032'] }),
      tiledHouse(-110 + s, 410, 130, 40, { light: 1 }),
      grove(11, 418, 34, GREEN.dark, 96 + s, 22),
    );

    // midday shadows of palms and hedges on the sand
    doc.add(path(lensesPath(([[-30, 436, 180, 9, 0.3], [60, 416, 130, 8, 0.5], [-280, 470, 190, 8, 0.4], [-470, 520, 230, 9, 0.5],
      [-90, 560, 160, 7, 0.6], [-330, 580, 170, 7, 0.4], [-520, 450, 200, 8, 0.5]] as const)
      .map(([a, b, c, d, e]): [number, number, number, number, number] => [a + s, b, c, d, e])), '#dcb57c', { opacity: 0.75 }));

    // umbrellas, bathers, fishermen by their boat
    const umbrella = (x: number, y: number, k: number, a: string, b: string): string =>
      group([path(lensesPath([[-34, 3, 60, 4, 0.5]]), '#c49a6c', { opacity: 0.7 }), stroke('M0 0L3-34', '#8a6a50', 2),
        path('M-24-30Q-14-50 4-50Q24-48 30-28Q2-38-24-30z', a), path('M-8-33Q-4-48 4-50Q14-46 14-32Q2-36-8-33z', b)],
        { transform: place(x, y, { scale: k }) });
    doc.add(
      umbrella(226 + s, 396, 0.56, '#f2b23f', '#fff6e0'), umbrella(286 + s, 384, 0.46, '#e0503f', '#fff6e0'),
        umbrella(176 + s, 424, 0.8, '#e0503f', '#fff6e0'), umbrella(112 + s, 452, 1, '#2f8fb0', '#fff6e0'),
      man(378 + s, 376, { scale: 0.5, shirt: '#f4ead2' }), woman(366 + s, 377, { scale: 0.5, sari: '#d9363e', edge: '#f6c65b' }),
      path(lensesPath([[186 + s, 492, 50, 5, 0.4], [154 + s, 500, 40, 4, 0.4]]), '#c49a6c', { opacity: 0.7 }),
      woman(214 + s, 492, { scale: 1.2, sari: '#c43f7a', edge: '#ffd36b' }), man(196 + s, 494, { scale: 1.2, shirt: '#fffaf0', dhoti: '#4a7fa8' }),
      woman(168 + s, 500, { scale: 0.8, sari: '#f2a23f', edge: '#fff1c4' }),
      fishingBoat(s - 400, 496, { scale: 0.62, hull: '#c9482f', bands: ['#f4ead2', '#2f7f9f'], shadow: '#c49a6c' }),
      fishingBoat(doc.pick(90, { wide: 250, tall: 130 }), 548, { scale: 0.9, hull: '#1f7a9a', bands: ['#f7c948', '#e4573d'], shadow: '#b98a5f' }),
      man(doc.pick(352, { wide: 510, tall: 388 }), 574, { scale: 1.7, shirt: '#e8a23f', dhoti: '#3a5f8a', hat: '#f4ead2', facing: -1 }),
      path(ripplesPath({ seed: 8, x0: 460 + s, x1: x1 + 20, from: 420, to: 600, count: 26, length: [40, 130] }), '#f2fff4', { opacity: 0.5 }),
    );

    // frame: a leaning palm; on the right in wide, rooted in the rocks of the northern head
    const leaves = { leaves: ['#0f4440', '#17604e', '#74ad4a'], bark: ['#3f3638', '#b58d64', '#2a2428'] } as const;
    const frame = { length: 190, width: [34, 17], light: 1, leaves: leaves.leaves, bark: leaves.bark } as const;
    doc.add(
      doc.format === 'wide'
        ? [
            boulder(880, 620, 170, 66, ROCK), boulder(990, 640, 190, 110, ROCK), boulder(820, 620, 90, 30, ROCK),
            path(lensesPath([[810, 596, 200, 8, 0.4]]), '#fffdf2', { opacity: 0.8 }),
            palmGrove(doc, 6, [[1080, 560, 980, 96, 1.7, 40, -8]], { ...leaves, leaflets: 11 }),
          ]
        : palm(6, doc.pick(-30, { tall: 72 }), 640, doc.pick(58, { tall: 128 }), doc.pick(84, { tall: 96 }), { ...frame, bend: -36 }),
      birds('#f4fbf6', [[480 + s, 130, 0.9], [502 + s, 120, 0.7, 1], [618 + s, 164, 0.6]]),
    );
  },
};
