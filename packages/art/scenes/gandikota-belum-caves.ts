import {
  air, at, bastion, birds, foliagePath, glitter, grass, group, lensesPath, lerp, man, mix, path, Pen, place, RAMPS, range, ridge,
  ripplesPath, rng, sky, streaks, stroke, sun, tuftPath, woman,
  type Doc, type Point, type Ramp, type Scene, type Side, type Tones,
} from '../kit';
import { rampart } from '../kit/parts-deccan';

const HORIZON = 282;
const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#2f7f94', '#8fb9a4', '#f6c878', '#ffe3a0'], haze: '#f2c88c', deep: '#145a70', ink: '#2c1a2a',
};
const SUNNY: Tones = ['#c9623f', '#f49a5a', '#8f3f3a'];
const SHADY: Tones = ['#7a3640', '#9a4a48', '#552838'];

interface Spur {
  seed: number;
  /** The side the rock belongs to; its end towards the river; y of its rim there and of its foot. */
  side: Side;
  end: number;
  rim: number;
  foot: number;
  /** The x that the bank reaches nearer to the viewer. */
  next: Point;
  /** Fall of the rim towards the border, in px for 100 px. */
  fall: number;
  /** Size: 1 for the nearest. */
  scale: number;
  tones: Tones;
  haze: number;
}

/** A spur of the gorge that juts towards the river: flat top with thorn scrub, jointed pillars, strata, a slope of rubble at its foot. */
function spur(doc: Doc, { seed, side, end, rim, foot, next, fall, scale: k, tones: [mid, lit, shade], haze }: Spur): string {
  const random = rng(seed);
  const border = side < 0 ? doc.x0 - 20 : doc.x1 + 20;
  const reach = Math.abs(border - end);
  const c = (colour: string): string => (doc.format === 'wide' && side < 0 ? air(doc, LIGHT, colour, haze, 0.34) : mix(colour, LIGHT.haze, haze));
  // d px from the end, v 0 rim … 1 foot
  const spot = (d: number, v: number): Point => {
    const top = rim + (d * fall) / 100;
    return [end + side * d, lerp(top, foot + d * 0.5, v)];
  };
  const [top, face, bright, cracks, strata, blocks] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  const crest: Point[] = [[end, rim]];
  for (let d = 0; d < reach; d += (18 + random() * 40) * k) {
    const [x, y] = spot(d, 0);
    crest.push([x, y + (random() - 0.5) * 7 * k], [x + side * 10 * k, y + (random() - 0.5) * 7 * k]);
  }
  face.polygon([...crest, [border, foot + reach], [end, foot + 8]]);
  top.polygon([...crest, [border, at(crest, -1)[1] - 26 * k], [end + side * 60 * k, rim - 12 * k]]);
  for (let d = 0; d < reach; ) {
    const w = (14 + 30 * random()) * k;
    // the side of a pillar that looks to the light (right), and the joint beside it
    const deep = 0.34 + 0.34 * random();
    const [l0, l1] = side < 0 ? [d, d + w * 0.42] : [d + w * 0.5, d + w * 0.86];
    bright.polygon([spot(l0, 0.01), spot(l1, 0.01), spot(l1 - w * 0.05, deep * 0.55), spot(l1 + w * 0.04, deep), spot(l0 + w * 0.06, deep + 0.05)]);
    const j = side < 0 ? d + w : d + w * 0.94;
    cracks.polygon([spot(j - w * 0.06, 0.01), spot(j + w * 0.06, 0.01), spot(j + w * 0.03, 0.3 + 0.4 * random()), spot(j - w * 0.04, 0.2 + 0.2 * random())]);
    if (random() < 0.7) {
      const v = 0.08 + 0.5 * random();
      blocks.polygon([spot(d + w * 0.2, v), spot(d + w * 0.8, v), spot(d + w * 0.8, v + 0.06), spot(d + w * 0.2, v + 0.07)]);
    }
    d += w;
  }
  for (const v of [0.09, 0.17, 0.27, 0.38, 0.5]) {
    strata.move(...spot(0, v));
    for (let d = 12 * k; d < reach; d += (14 + 26 * random()) * k) strata.line(...spot(d, v + (random() - 0.5) * 0.016));
  }
  const talus: Point[] = [[end - side * 16 * k, foot + 10], [end + side * 30 * k, foot - 36 * k], [end + side * 110 * k, foot - 62 * k],
    [end + side * 240 * k, foot - 70 * k], [end + side * 460 * k, foot - 50 * k], [border, foot + reach * 0.3]];
  const bushes = range(9)
    .map((i) => {
      const d = (10 + i * 44 + 30 * random()) * k;
      const w = (12 + 16 * random()) * k;
      const y = foot - Math.min(60, d * 0.4 / k) * k + (8 + 46 * random()) * k;
      return d < reach ? tuftPath(seed + i, end + side * d - w, end + side * d + w, y, w * 0.9) : '';
    })
    .join('');
  const scrub = range(6)
    .map((i) => {
      const d = (40 + i * 90 + 60 * random()) * k;
      const [x, y] = spot(d, 0);
      const w = (9 + 13 * random()) * k;
      return d < reach ? tuftPath(seed + 20 + i, x - w, x + w, y - 3 * k, w * 0.8) : '';
    })
    .join('');
  return [
    path(top, c(mix(lit, '#c9a45a', 0.4))),
    path(face, c(mid)),
    path(bright, c(lit)),
    path(blocks, c(shade), { opacity: 0.5 }),
    path(cracks, c(shade)),
    stroke(strata, c(shade), 0.8 + 1.2 * k, { opacity: 0.42 }),
    side < 0 ? path(new Pen().polygon([spot(0, 0), spot(13 * k, 0), spot(10 * k, 0.5), spot(16 * k, 0.86), spot(-6 * k, 1)]), c(mix(lit, '#ffd99a', 0.4))) : '',
    path(new Pen().soft(talus).line(border, Math.max(next[1], doc.y1) + 60).line(next[0] + side * 60 * k, next[1] +
      60 * k).line(...next).quad(lerp(end, next[0], 0.4) - side * 22 * k, lerp(foot, next[1], 0.4), end - side * 16 * k, foot + 10).close(),
      c(mix(shade, '#8a6a40', side < 0 ? 0.5 : 0.3))),
    path(bushes, c(side < 0 ? '#667044' : '#4a4f3c')),
    path(scrub, c('#6f7040')),
  ].join('');
}

const shifted = (points: readonly (readonly [number, number])[], dx: number): Point[] => points.map(([x, y]) => [x + dx, y]);

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 214, tall: -14 });
    const sunX = 520 + shift;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, sunX, 226, 32, '#fff6d6', { glow: doc.pick('#ffe9a8', { wide: '#ffcf8a' }), glowRadius: doc.pick(270, { tall: 200 }), glowOpacity: 0.8,
        rings: 2 }),
      streaks(doc, { seed: 6, from: 50, to: 220, count: 8, length: [180, 420], height: [4, 11], colour: '#fff0c4', opacity: 0.55 }),
      ridge(doc, air(doc, LIGHT, '#a86a5c', 0.55), { seed: 8, y: HORIZON - 2, height: 24, wavelength: 340, step: 48, octaves: 3, base: 320 }),
      doc.band(air(doc, LIGHT, '#b5714f', 0.4), HORIZON - 2, 330),
      path(foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 6, height: 10, wavelength: 60, scallop: [4, 9], base: HORIZON + 10,
        least: 0.1 }), air(doc, LIGHT, '#6a6a48', 0.4)),
    );

    // the river on the floor, far below
    const left = shifted([[440, 352], [430, 372], [424, 404], [392, 440], [352, 506], [290, 570], [214, 660]], shift);
    const right = shifted([[486, 352], [474, 376], [492, 404], [520, 456], [556, 520], [640, 660]], shift);
    doc.add(
      spur(doc, { seed: 3, side: 1, end: 396 + shift, rim: 292, foot: 352, next: [700 + shift, 420], fall: 0.4, scale: 0.3, tones: SUNNY, haze: 0.56 }),
      path(new Pen().polygon([...left, ...right.reverse()]), doc.linear([[0, '#fff0c0'], [0.24, '#f0c894'], [0.55, '#86a298'], [1, '#2f5f6c']],
        { y1: 350, y2: 600 })),
      path(lensesPath([[388 + shift, 452, 70, 8, 0.5], [470 + shift, 420, 40, 5, 0.4], [320 + shift, 560, 110, 10, 0.5]]), '#e0b07c'),
      path(ripplesPath({ seed: 4, x0: 330 + shift, x1: 560 + shift, from: 400, to: 600, count: 34, length: [14, 80], height: [0.6, 2.4] }), '#ffecc0',
        { opacity: 0.6 }),
      glitter('#fff6d6', { seed: 8, x: 452 + shift, from: 356, to: 540, width: [16, 80], count: 24, height: [0.7, 2.6] }),
    );
    const spurs: readonly Spur[] = [
      { seed: 7, side: 1, end: 476 + shift, rim: 300, foot: 374, next: [520 + shift, 462], fall: 2.4, scale: 0.42, tones: SHADY, haze: 0.42 },
      { seed: 11, side: -1, end: 432 + shift, rim: 304, foot: 402, next: [350 + shift, 512], fall: 4, scale: 0.5, tones: SUNNY, haze: 0.34 },
      { seed: 19, side: 1, end: 524 + shift, rim: 318, foot: 458, next: [646 + shift, 660], fall: 3, scale: 0.7, tones: SHADY, haze: 0.2 },
      { seed: 23, side: -1, end: 356 + shift, rim: 326, foot: 506, next: [206 + shift, 660], fall: 5, scale: 0.8, tones: SUNNY, haze: 0.16 },
      { seed: 31, side: -1, end: 206 + shift, rim: 366, foot: 640, next: [100 + shift, 760], fall: 7, scale: 1.15, tones: SUNNY, haze: 0.02 },
    ];
    // the fort: wall and bastions along the right rim, the ruined mosque and the temple tower behind
    const stone: Tones = [mix('#a85a48', LIGHT.haze, 0.14), mix('#f0a868', LIGHT.haze, 0.12), mix('#6f3a40', LIGHT.haze, 0.1)];
    const wallLine = shifted([[566, 292], [606, 294], [650, 296], [704, 302], [764, 306], [830, 314], [900, 318], [1000, 324]], shift);
    const fort = [
      path(`M${676 + shift} 304V270h6l4-20l5-8l5 8l4 20h6V304zM${688 + shift} 246h6v-10h-6z`, mix('#a8665a', LIGHT.haze, 0.3)),
      path(`M${746 + shift} 310V282h44V310zM${750 + shift} 284V262h4V284zM${782 + shift} 284V262h4V284zM${758 + shift} 283q10-18 20 0z`,
        mix('#a8665a', LIGHT.haze, 0.26)),
      rampart(wallLine.slice(0, 4), 26, stone, { merlon: 5, light: -1 }),
      rampart(wallLine.slice(3), 36, stone, { merlon: 6, light: -1, seed: 5 }),
      ...([[600, 284, 22, 38], [698, 290, 28, 46], [822, 300, 34, 56]] as const).map(([x, y, w, h]) =>
        bastion(x + shift, y, w, h, stone, { light: -1, merlon: 5 })),
    ].join('');
    spurs.forEach((each, i) => doc.add(i === 2 ? fort : '', spur(doc, each)));

    // the near ledge: split blocks, people, thorn grass
    const near = doc.pick(0, { wide: 290, tall: -96 });
    const at0 = (points: readonly (readonly [number, number])[]): string => String(new Pen().polygon(shifted(points, near)));
    doc.add(
      path(at0([[430, 640], [452, 576], [500, 566], [516, 540], [588, 532], [610, 506], [700, 498], [726, 474], [820, 466], [900, 470], [900, 640]]),
        '#5a2c36'),
      path(
        at0([[452, 576], [500, 566], [520, 574], [466, 590]]) +
          at0([[516, 540], [588, 532], [618, 542], [530, 556]]) +
          at0([[610, 506], [700, 498], [736, 508], [628, 524]]) +
          at0([[726, 474], [820, 466], [900, 470], [900, 484], [744, 490]]),
        '#e08a58',
      ),
      path(
        at0([[452, 576], [466, 590], [462, 640], [430, 640]]) +
          at0([[516, 540], [530, 556], [526, 600], [504, 590]]) +
          at0([[610, 506], [628, 524], [622, 580], [598, 560]]) +
          at0([[726, 474], [744, 490], [740, 548], [714, 524]]),
        '#8a4038',
      ),
      stroke(`M${560 + near} 550l10 70M${662 + near} 520l8 60l-10 40M${780 + near} 492l6 70l14 50M${636 + near} 566l60-6M${530 + near} 604l70-8`,
        '#3a1c2a', 2.4),
      path(lensesPath([[660 + near, 509, 70, 4, 0.5], [744 + near, 482, 60, 4, 0.5], [556 + near, 545, 50, 4, 0.5]]), '#3a1c2a', { opacity: 0.5 }),
      man(664 + near, 508, { scale: 1.7, shirt: '#f4e8d0', dhoti: '#3f5a78', facing: -1 }),
      woman(688 + near, 507, { scale: 1.6, sari: '#d9364f', edge: '#ffc85a', facing: -1 }),
      // one who sits with his legs over the edge
      group([path('M-6-2Q-8-15 0-16Q7-15 6-2z', '#2f8f8a'), path('M-6-4Q-16-4-18 2L-19 14h5l2-9H4z', '#3a4058'),
        path('M-3-19.5a3 3.3 0 1 1 6 0a3 3.3 0 1 1-6 0z', '#6a3b2f'), path('M-3.2-20q0-3.7 3.2-3.7q3.2 0 3.2 3.7q-3.2-1.7-6.4 0z', '#1d1522')], {
        transform: place(538 + near, 546, { scale: 1.7 }),
      }),
      grass(7, 770 + near, 880 + near, 474, 40, LIGHT.ink, { count: 24, width: 2.4 }),
      grass(9, 700 + near, 880 + near, 616, 70, LIGHT.ink, { count: 40, width: 3 }),
      birds('#5a3a4a', [[360, 176, 1], [388, 164, 0.75, 1], [412, 180, 0.6], [300, 206, 0.5]].map(([x = 0, y = 0, s = 1, t = 0]) =>
        [x + shift + doc.pick(0, { wide: 60 }), y, s, t] as const)),
    );
  },
};
