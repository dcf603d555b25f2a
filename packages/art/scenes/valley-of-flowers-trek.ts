import {
  air, birds, blade, boulder, conifers, fbm, grass, group, hump, land, lensesPath, lerp, massif, mist, mix, paintMassif, path, Pen, petalPath, place, radians, RAMPS,
  range, rng, sky, smooth, stipple, streaks, stroke, sun, transformPath,
  type Point, type Ramp, type Scene,
} from '../kit';
import { trekker } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#3f87a4', '#84bcc6', '#cfe5d6', '#f8f1d4'], haze: '#d5e6da', deep: '#175a74' };
const INK = '#143a3c';
const PINK = '#ec6aa0';
const BLUE = '#4f7fe0';
const VIOLET = '#8a5cc0';
const YELLOW = '#ffd23f';
const WHITE = '#fffaf0';

/** Petals round 0,0 in two rings of colour with a heart: aster, anemone or geranium, some 40 px across. */
const blossom = (petals: number, length: number, width: number, outer: string, inner: string, heart: string): string => {
  const ring = (l: number, w: number, turn: number): string => range(petals).map((i) => petalPath(0, 0, ((i + turn) / petals) * 2 * Math.PI, l, w)).join('');
  return path(ring(length, width, 0), outer) + path(ring(length * 0.72, width * 0.6, 0.12), inner) + path(new Pen(1).circle(0, 0, length * 0.2), heart);
};

/** A Himalayan blue poppy: five broad silky petals about golden stamens, some 60 px across, seen a little from below. */
const poppy = ((): string => {
  const petal = (turn: number): string => transformPath('M0 0C-20-5-23-25-9-31Q0-27 7-32C23-25 20-5 0 0z', { rotate: radians(turn), scaleY: 0.9, precision: 1 });
  const sheen = (turn: number): string => transformPath('M0-4C-12-8-16-22-9-28Q-2-24 2-26C2-18-2-10 0-4z', { rotate: radians(turn), scaleY: 0.9, precision: 1 });
  return (
    path(petal(144) + petal(216), '#2f56ad') +
    path(petal(72) + petal(288), BLUE) +
    path(petal(0), '#6f9cf0') +
    path(sheen(0) + sheen(72) + sheen(288), '#a9c8ff') +
    path(new Pen(1).circle(0, 1, 8), YELLOW) +
    path(new Pen(1).circle(0, 1, 3.6), '#5d8a3f')
  );
})();

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 190, tall: -16 });
    const notch = 470 + shift;
    doc.add(
      sky(doc, LIGHT, { horizon: 390, deepenTo: 440 }),
      sun(
        doc, doc.pick(664, { wide: 884, tall: 590 }), doc.pick(110, { tall: 150 }), 26, '#fffdf0',
        { glow: '#fff6d0', glowRadius: doc.pick(260, { tall: 180 }), glowOpacity: 0.8 },
      ),
      streaks(doc, { seed: 18, from: 40, to: 220, count: 10, colour: '#ffffff', opacity: 0.5, height: [8, 20] }),
    );
    const snows = massif(
      31,
      [[-340, 340], [-200, 240], [-60, 300], [90, 204], [190, 270], [322, 160], [392, 214], [486, 104], [560, 196], [620, 150], [742, 268], [860, 200], [1130, 330]].map(
        ([x = 0, y = 0]): Point => [x + shift, y + doc.pick(0, { tall: 24 })],
      ),
      430,
      { light: 1, depth: 0.74, slivers: 4, gullies: 4 },
    );
    doc.add(
      paintMassif(snows, air(doc, LIGHT, '#7f9fbc', 0.34), air(doc, LIGHT, '#fffaf0', 0.1)),
      mist(doc, { seed: 12, from: 246, to: 320, colour: '#f3f6ec', opacity: 0.65, count: 9 }),
    );

    // the walls of the valley: the left one in shade with its falls, the right one in the light
    const left: Point[] = range(30).map((i): Point => {
      const x = lerp(x0 - 20, notch + 30, i / 29);
      const t = (notch + 30 - x) / 520;
      return [x, 424 - 232 * t ** 0.86 - 44 * t * (fbm(x / 70, 5, 4, 0.6) - 0.4)];
    });
    const right: Point[] = range(30).map((i): Point => {
      const x = lerp(notch - 40, x1 + 30, i / 29);
      const t = (x - notch + 40) / 560;
      return [x, 430 - 250 * t ** 1.12 - 60 * t * (fbm(x / 80, 9, 4, 0.6) - 0.4)];
    });
    const under = doc.format === 'wide' ? '#1b5568' : mix('#2f6a64', LIGHT.haze, 0.2);
    doc.add(land(left, 620, doc.linear([[0, under], [1, mix('#3f7f5c', LIGHT.haze, 0.1)]], { x1: doc.pick(0, { wide: 100 }), x2: notch, y2: 0 }), { hard: true }));
    const gullies = new Pen();
    const random = rng(9);
    for (const i of range(9)) {
      const [x, y] = left[4 + i * 2 + (i % 2)] ?? [0, 0];
      gullies.move(x, y + 6).line(x + 34, y + 60 + 20 * random()).line(x + 60, y + 130).line(x + 22, y + 74);
    }
    doc.add(
      path(gullies, '#1f5258', { opacity: 0.5 }),
      stroke(`M${notch - 300} 300l14 26l4 30l16 40M${notch - 190} 348l10 20l6 34`, '#eef6f2', 2.4, { opacity: 0.9 }),
      land(right, 620, doc.linear([[0, mix('#7fa860', LIGHT.haze, 0.4)], [0.5, '#7fae5c'], [1, '#6b9c54']], { x1: notch, x2: notch + 460, y2: 0 }), { hard: true }),
      path(
        range(9).map((i) => {
          const [x, y] = right[6 + i * 2 + (i % 3)] ?? [0, 0];
          return `M${Math.round(x)} ${Math.round(y + 4)}l-30 50l-10 60l-30 40l16-64l6-44z`;
        }).join(''),
        '#4f8458', { opacity: 0.55 },
      ),
      path(lensesPath(right.filter((_, i) => i % 4 === 2).map(([x, y]) => [x - 40, y + 40, 46, 5, 0.5])), '#fffaf0', { opacity: 0.8 }),
      mist(doc, { seed: 22, from: 372, to: 412, colour: '#f6f6e6', opacity: 0.6, count: 5, x0: notch - 260, x1: notch + 360 }),
    );
    // birches and firs at the foot of the slopes
    const firs = range(15).map((i) => [notch - 330 + i * 22 + (i % 3) * 7, 432 - 8 * Math.sin(i), 22 + ((i * 7) % 5) * 5, 0.34] as const).filter((_, i) => i % 5 !== 3);
    doc.add(conifers(firs, mix('#1f4f4a', LIGHT.haze, 0.2), mix('#7fae5c', LIGHT.haze, 0.2), 1));

    // the floor of the valley in swells, each with its own drift of colour
    const swell = (y: number, amplitude: number, phase: number) => (x: number): number => y +
      amplitude * Math.sin(x / 150 + phase) - amplitude * 0.6 * Math.sin(x / 61 + phase * 2);
    const ground = (crest: (x: number) => number): Point[] => range(24).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 23), crest(lerp(x0 - 20, x1 + 20, i / 23))]);
    const drift = (seed: number, colour: string, y0: number, y1: number, middle: number, wide: number, count: number, size: number): string =>
      stipple(colour, {
        seed, count: Math.round((count * doc.width) / 800), x0, x1, y0, y1, size,
        density: (u, v) => hump(lerp(x0, x1, u), middle + (v - 0.5) * 120, wide) + 0.35 * hump(lerp(x0, x1, u), middle + 560, wide) +
          0.35 * hump(lerp(x0, x1, u), middle - 520, wide),
      });
    const wash = (colour: string, list: readonly (readonly [x: number, y: number, length: number, height: number])[], opacity: number): string =>
      path(lensesPath(list.map(([x, y, l, h]) => [x + shift, y, l, h, 0.5] as const)), colour, { opacity });
    doc.add(
      land(ground(swell(432, 7, 0)), 620, doc.linear([[0, '#a7c46a'], [1, '#5f9a58']], { y1: 424, y2: 520 })),
      wash(PINK, [[120, 458, 330, 11], [330, 474, 260, 9], [-160, 462, 260, 9], [650, 470, 260, 9], [900, 462, 260, 9]], 0.5),
      wash(VIOLET, [[380, 450, 150, 6], [20, 446, 170, 6], [760, 448, 200, 7]], 0.5),
      wash(WHITE, [[560, 452, 170, 6], [210, 444, 140, 5]], 0.6),
      drift(3, PINK, 436, 486, 250 + shift, 170, 190, 3.4),
      drift(5, WHITE, 434, 480, 600 + shift, 120, 110, 2.8),
      drift(7, VIOLET, 438, 480, 420 + shift, 100, 100, 3.2),
    );
    // the stream from the snows
    const stream: readonly (readonly [y: number, x: number, half: number])[] = [
      [426, 486, 2], [440, 500, 5], [452, 470, 8], [466, 452, 12], [482, 500, 17], [502, 580, 25], [530, 590, 36], [566, 540, 54], [612, 560, 84],
    ];
    const bank = (s: number): Point[] => stream.map(([y, x, half]): Point => [x + shift + s * half, y]);
    doc.add(
      path(new Pen().soft(bank(-1.18)).soft(bank(1.14).reverse(), { join: true }).close(), '#c9c7b0'),
      path(
        new Pen().soft(bank(-1)).soft(bank(1).reverse(), { join: true }).close(),
        doc.linear([[0, '#e9f4ea'], [0.3, '#8fc4cc'], [1, '#2f7f98']], { y1: 426, y2: 606 }),
      ),
      stroke(new Pen().soft(bank(0.4)).soft(bank(-0.5)), '#f6fbf6', 2.2, { dash: '22 17 9 26', opacity: 0.8 }),
    );
    for (const [x, y, w] of [[478, 470, 20], [548, 500, 30], [616, 540, 44], [506, 556, 34], [440, 474, 18], [640, 590, 60]] as const) {
      doc.add(boulder(x + shift - w / 2, y, w, w * 0.5, ['#5f7472', '#c4c9b8']));
    }
    doc.add(
      land(
        ground((x) => swell(500, 10, 1.4)(x) + 150 * smooth(Math.min(1, Math.max(0, (x - 380 - shift) / 130)))), 620,
        doc.linear([[0, '#86b45c'], [1, '#39784e']], { y1: 486, y2: 606 }),
      ),
      wash('#f08ab4', [[20, 548, 260, 12], [150, 572, 260, 13], [-220, 552, 260, 12], [-60, 592, 240, 12]], 0.4),
      wash(YELLOW, [[250, 540, 190, 8], [-120, 528, 180, 8]], 0.45),
      drift(11, PINK, 508, 600, 130 + shift, 160, 130, 5.4),
      drift(13, YELLOW, 504, 590, 320 + shift, 90, 70, 4.6),
      drift(17, WHITE, 512, 600, -20 + shift, 120, 60, 4.4),
    );
    // stone path and trekkers
    doc.add(
      stroke(
        new Pen().move(x0 - 10, 586).cubic(80 + shift, 560, 60 + shift, 524, 200 + shift, 512).cubic(300 + shift, 504, 340 + shift, 486, 420 + shift, 450),
        '#d8cba4', 6, { dash: '16 4 11 3', opacity: 0.85 },
      ),
      path(lensesPath([[184 + shift, 521, 70, 3, 0.5], [266 + shift, 507, 50, 3, 0.5]]), INK, { opacity: 0.45 }),
      trekker(196 + shift, 520, { scale: 1.55, coat: '#e2452f', pack: '#2f5f9f', cap: '#f0bd35' }),
      trekker(236 + shift, 513, { scale: 1.45, coat: '#f0a52f', pack: '#3a3f5f', cap: '#d9366a' }),
      trekker(290 + shift, 505, { scale: 1.3, coat: '#2f7fb5', pack: '#c2543c', cap: '#e2452f' }),
    );

    // near bank on the right, then flowers close to the eye
    doc.add(
      land(
        [[600 + shift, 620], [650 + shift, 560], [720 + shift, 522], [820 + shift, 500], [Math.max(x1 + 40, 900 + shift), 486], [Math.max(x1 + 40, 900 + shift), 620]],
        630, doc.linear([[0, '#6fa254'], [1, '#24614a']], { y1: 490, y2: 606 }),
      ),
    );
    const aster = doc.define(blossom(13, 21, 3.6, VIOLET, '#b48ae0', YELLOW));
    const anemone = doc.define(blossom(6, 19, 8, '#e8e6f0', WHITE, YELLOW));
    const geranium = doc.define(blossom(5, 21, 9.5, '#d8468a', PINK, '#8f2a60'));
    const poppyId = doc.define(poppy);
    const frame = doc.pick(0, { wide: 300, tall: -104 });
    const side = (u: number): number => u + frame;
    // id, foot, head, size
    const flowers: readonly (readonly [id: string, foot: number, x: number, y: number, scale: number, turn: number])[] = [
      [poppyId, 760, 742, 392, 1.5, 8], [poppyId, 700, 690, 470, 1.15, -10], [geranium, 806, 796, 470, 1.5, 0], [geranium, 726, 730, 540, 1.35, 0],
      [aster, 668, 652, 534, 1.25, 0], [aster, 780, 774, 556, 1.5, 0], [anemone, 700, 694, 580, 1.1, 0], [poppyId, 820, 822, 372, 1.2, 12], [anemone, 630, 618, 576, 1, 0],
      [geranium, 590, 584, 594, 1, 0],
    ];
    const stems = new Pen();
    const leaves = new Pen();
    for (const [, foot, x, y] of flowers) {
      stems.move(side(foot), 620).quad(side(foot) + 6, (620 + y) / 2, side(x), y);
      for (const k of [0.35, 0.62]) {
        const [lx, ly] = [lerp(side(foot), side(x), 1 - k), lerp(620, y, 1 - k)];
        blade(leaves, lx, ly, -0.7 - k, 44, 6, 0.14);
        blade(leaves, lx, ly, -2.3 - k * 0.4, 40, 6, -0.14);
      }
    }
    doc.add(
      grass(4, side(560), side(860), 612, 120, INK, { count: 46, width: 4 }),
      stroke(stems, '#1f5a44', 3.4),
      path(leaves, '#2a6b48'),
      grass(8, side(600), side(850), 618, 70, '#4f8f4a', { count: 30, width: 3.4 }),
      flowers.map(([id, , x, y, scale, rotate]) => doc.use(id, place(side(x), y, { scale, rotate }))),
      group(
        [
          grass(14, x0 - 10, x0 + 190, 614, 74, INK, { count: 32, width: 4 }),
          grass(15, x0 - 10, x0 + 150, 618, 46, '#3f7f4a', { count: 20, width: 3.4 }),
          doc.use(geranium, place(x0 + 40, 566, { scale: 1.1 })),
          doc.use(aster, place(x0 + 96, 584, { scale: 1 })),
          doc.use(anemone, place(x0 + 8, 590, { scale: 1.1 })),
        ],
      ),
      // blossoms between the eye and the stream
      range(30).map((i) => {
        const x = x0 + 130 + ((i * 137) % 97) * ((doc.width - 430) / 97) + 20 * Math.sin(i);
        const y = 574 + ((i * 61) % 29);
        const inStream = Math.abs(x - 545 - shift) < 78;
        return inStream ? '' : doc.use([geranium, aster, anemone, geranium][i % 4] ?? aster, place(x, y, { scaleX: 0.4 + (y - 574) / 60, scaleY: 0.3 + (y - 574) / 70 }));
      }),
      birds('#2f6474', [[340, 190, 0.9], [366, 178, 0.7, 1], [318, 176, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
