import {
  airAt, birds, chhatri, deepenWater, finialPath, foliage, glitter, lerp, mix, path, Pen, poly, RAMPS, ripples, rng, sky, streaks, stroke, sun, water,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, flamePath, gangaBoat, spire, steps } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5d6fae', '#b58fbb', '#f4ab8c', '#ffe0a6'], haze: '#f6bf9f', deep: '#3d4487' };
const STONE = { lit: '#ffcb8e', mid: '#e39c6c', shade: '#8d5876', dark: '#5b3760' };
const PAINTS = ['#e39c6c', '#d98a7a', '#e8b27c', '#c98478', '#dfa08c'] as const;
const INK = '#2c1f43';
const CLOTHES = ['#e8643f', '#fff0d6', '#e9a52f', '#b8456a', '#2f7f86', '#fff0d6'] as const;

/** The ghats run away from the boat along the right bank. Metres: across from the boat, height above the water, away. */
const FOCUS = 700;
const EYE = 4;
const HORIZON = 428;
const QUAY = 14;
const TOP = { across: 40, height: 12 };

/** Buildings on the top of the steps, near to far: from and to in metres, height above the water, storeys, turrets. */
const PALACES: readonly (readonly [from: number, to: number, height: number, storeys: number, turrets?: boolean])[] = [
  [30, 50, 27, 4], [50, 64, 33, 5], [64, 86, 29, 4, true], [86, 104, 35, 5], [108, 140, 30, 4, true], [140, 172, 36, 4], [176, 230, 28, 3, true],
  [236, 300, 36, 4], [310, 420, 30, 3], [430, 620, 36, 3], [640, 900, 30, 2],
];

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const vanish = doc.pick(168, { wide: 470, tall: 214 });
    const see = (across: number, height: number, away: number): Point => [vanish + (FOCUS * across) / away, HORIZON + (FOCUS * (EYE - height)) / away];
    const hazy = (colour: string, away: number): string => mix(colour, LIGHT.haze, Math.min(0.72, away / 520));
    const sunX = vanish - 34;

    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      sun(doc, sunX, HORIZON - 50, 30, '#fff6dc', { glow: '#ffdf9e', glowRadius: doc.pick(270, { wide: 300 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 7, from: 60, to: 330, count: 10, colour: '#ffe3c4', opacity: 0.4 }),
      // the empty sandy bank across the river
      foliage(doc, airAt(doc, LIGHT, '#8a6a8c', 0.5, doc.pick(600, { wide: 100 })), {
        seed: 6, x1: vanish + 60, y: HORIZON, height: 15, scallop: [5, 12], base: HORIZON + 4,
      }),
      water(doc, HORIZON, [[0, '#ffd9a4'], [0.22, '#e9a48f'], [0.55, '#8d76a6'], [1, '#43406f']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.6 }),
    );

    // the mirror of the river front: the same walls with their heights turned over
    const mirror = new Pen();
    for (const [from, to, height] of PALACES) {
      if (from < 80) continue;
      mirror.polygon([see(TOP.across, 0, from), see(TOP.across, -height, from), see(TOP.across, -height, to + 6), see(TOP.across, 0, to + 6)]);
    }
    doc.add(path(mirror, doc.linear([[0, '#e0967e', 0.5], [0.5, '#d9937e', 0.3], [1, '#d9937e', 0]], { x1: vanish, x2: vanish + 330, y2: 0 })));
    doc.add(
      ripples(doc, '#ffe0b4', { seed: 4, from: HORIZON + 6, count: 100, opacity: 0.5 }),
      ripples(doc, '#3d3a6c', { seed: 13, from: HORIZON + 14, count: 110, length: [24, 150], opacity: 0.36 }),
      glitter('#fff0c8', { seed: 8, x: sunX, from: HORIZON + 3, to: 596, width: [30, 130], count: 34, height: [1, 4] }),
    );

    // palaces, far to near: the river front in the sun, the end wall towards us in shade
    const random = rng(12);
    PALACES.slice().reverse().forEach(([from, to, height, storeys, turrets], i) => {
      if (see(TOP.across, 0, to)[0] > x1 + 40) return;
      const paint = PAINTS[i % PAINTS.length] ?? STONE.mid;
      const [lit, shade, dark] = [hazy(mix(paint, STONE.lit, 0.5), to), hazy(STONE.shade, from), hazy(STONE.dark, to)];
      const wall = (a: number, b: number, low: number, high: number): Point[] => [
        see(TOP.across, low, a), see(TOP.across, high, a), see(TOP.across, high, b), see(TOP.across, low, b),
      ];
      const foot = TOP.height - 2;
      doc.add(
        poly([see(TOP.across, foot, from), see(TOP.across, height, from), see(TOP.across + 26, height, from), see(TOP.across + 26, foot, from)], shade),
        poly(wall(from, to, foot, height), lit),
      );
      const openings = new Pen();
      const ledges = new Pen();
      for (let s = 0; s < storeys; s++) {
        const low = lerp(TOP.height, height, (s + 0.28) / storeys);
        const high = lerp(TOP.height, height, (s + 0.78) / storeys);
        const bays = Math.max(3, Math.round((to - from) / 2.9 / (1 + from / 150)));
        for (let b = 0; b < bays; b++) {
          const [a, c] = [lerp(from, to, (b + 0.3) / bays), lerp(from, to, (b + 0.74) / bays)];
          if (random() < 0.12) continue;
          const mid = Math.sqrt(a * c);
          openings.move(...see(TOP.across, low, a)).line(...see(TOP.across, high - 0.8, a)).quad(
            ...see(TOP.across, high + 0.7, mid), ...see(TOP.across, high - 0.8, c)
          ).line(...see(TOP.across, low, c)).close();
        }
        const sill = lerp(TOP.height, height, (s + 1) / storeys);
        ledges.polygon(wall(from, to, sill - 0.5, sill + 0.4));
      }
      doc.add(path(openings, hazy(STONE.shade, to)), path(ledges, hazy('#ffe3b4', to)));
      if (turrets) {
        // round turrets at both ends of the front, each with its little dome
        for (const a of [to - (to - from) * 0.12, from + (to - from) * 0.12]) {
          const [lx, ly] = see(TOP.across - 1, foot, a);
          const top = see(TOP.across - 1, height + 1.5, a)[1];
          const r = (FOCUS * 1.7) / a;
          doc.add(
            path(new Pen().rect(lx - r, top, r * 2, ly - top), lit),
            path(new Pen().rect(lx + r * 0.2, top, r * 0.8, ly - top), mix(lit, dark, 0.5)),
            path(
              String(new Pen().move(lx - r * 1.2, top).arc(r * 1.2, r * 1.3, lx + r * 1.2, top).close()) + finialPath(lx, top - r * 1.2, r * 0.9, r * 0.2),
              mix(lit, dark, 0.25),
            ),
          );
        }
      }
    });

    // the red and white stripes of a southern temple ghat, and kiosks on the nearest roof
    const stripes = new Pen();
    for (let a = 50; a < 64; a += 2) {
      stripes.polygon([see(TOP.across, 11.5, a), see(TOP.across, 16.6, a), see(TOP.across, 16.6, a + 1), see(TOP.across, 11.5, a + 1)]);
    }
    doc.add(
      poly([see(TOP.across, 11.5, 50), see(TOP.across, 16.6, 50), see(TOP.across, 16.6, 64), see(TOP.across, 11.5, 64)], '#ffe8c8'),
      path(stripes, '#c9584e'),
      chhatri(...see(TOP.across + 1, 32.8, 62.4), 28, ['#d98d68', '#ffd9a0', STONE.shade], { light: -1 }),
      chhatri(...see(TOP.across + 1, 32.8, 54), 33, ['#d98d68', '#ffd9a0', STONE.shade], { light: -1 }),
    );

    // temple spires between the palaces, red flags on them
    for (const [away, across, height, wide] of [[330, 46, 50, 13], [205, 38, 45, 11], [163, 34, 34, 8], [112, 37, 46, 10], [80, 33, 28, 6]] as const) {
      const [sx, sy] = see(across, TOP.height - 4, away);
      const k = FOCUS / away;
      doc.add(spire(sx, sy, wide * k, (height - TOP.height + 4) * k, [hazy('#d98868', away), hazy('#ffc98c', away), hazy('#8d5876', away)], {
        light: -1, flag: hazy('#e2502f', away), courses: 6,
      }));
    }

    // the steps, from the water up to the walls
    const edge = (i: number, away: number): Point => see(lerp(QUAY, TOP.across, i / 11), lerp(0, TOP.height, i / 11), away);
    doc.add(
      steps(11, (i) => edge(11 - i, 12), (i) => edge(11 - i, 900), doc.linear(
        [[0, hazy('#c58a86', 300)], [0.3, '#bd7d80'], [1, '#8a5a7c']], { x1: vanish, x2: vanish + 520, y2: 0 },
      ),
        doc.linear([[0, hazy('#ffcf98', 300)], [0.4, '#f3b884'], [1, '#c98a7c']], { x1: vanish, x2: vanish + 520, y2: 0 }), 0.5),
    );
    // bastions that project into the river
    for (const [from, to, height] of [[250, 290, 7], [128, 142, 7], [66, 74, 6.5]] as const) {
      const [near, far] = [QUAY - 3, QUAY + 13];
      doc.add(
        poly([see(near, 0, from), see(near, height, from), see(near, height, to), see(near, 0, to)], hazy('#f6bd86', from)),
        poly([see(near, 0, from), see(near, height, from), see(far, height, from), see(far, 0, from)], hazy(STONE.shade, from)),
        poly([see(near, height, from), see(near, height, to), see(far, height, to), see(far, height, from)], hazy('#ffdca6', from)),
        stroke(
          [1, 2.2, 3.4, 4.6].map((h) => String(new Pen().move(...see(near, h, from)).line(...see(far, h, from)))).join(''),
          hazy('#b5728a', from), (FOCUS * 0.35) / from,
        ),
      );
    }

    // straw umbrellas over the priests' platforms
    const straw = new Pen();
    const strawShade = new Pen();
    const poles = new Pen();
    const platforms = new Pen();
    for (const [away, i] of [[250, 3], [200, 5], [168, 2], [150, 6], [122, 3], [104, 5.6], [92, 2.4], [78, 4.4], [60, 6.6], [56, 2.2], [45, 5], [38, 2.6]] as const) {
      const [px, py] = edge(i, away);
      const k = FOCUS / away;
      const [hx, hy, r] = [px + k * 0.2, py - k * 2.9, k * (away < 100 ? 1.7 : 2.1)];
      poles.move(px, py).line(hx, hy);
      platforms.polygon([[px - k * 1.6, py], [px + k * 1.4, py - k * 0.2], [px + k * 1.4, py - k * 0.6], [px - k * 1.6, py - k * 0.4]]);
      straw.move(hx - r, hy + r * 0.34).quad(hx - r * 0.7, hy - r * 0.55, hx - r * 0.06, hy - r * 0.66)
        .quad(hx + r * 0.8, hy - r * 0.5, hx + r, hy + r * 0.1).quad(hx, hy + r * 0.62, hx - r, hy + r * 0.34).close();
      strawShade.move(hx - r * 0.06, hy - r * 0.66).quad(hx + r * 0.8, hy - r * 0.5, hx + r, hy + r * 0.1).quad(hx + r * 0.6, hy + r * 0.42, hx + r * 0.2, hy + r * 0.42).close();
    }
    doc.add(path(platforms, '#6d4468'), stroke(poles, '#5b3760', 1.4), path(straw, '#ffd991'), path(strawShade, '#cf8f62'));

    // pilgrims on the steps and bathers at the edge
    const sizes = new Map<Point, number>();
    const people: Point[] = [];
    for (let n = 0; n < 62; n++) {
      const away = 40 + 230 * random() ** 1.7;
      const p = edge(n % 3 ? 0.2 + random() * 1.5 : 1 + random() * 7, away);
      if (p[0] > x1 + 10) continue;
      sizes.set(p, (FOCUS * 1.65) / away);
      people.push(p);
    }
    people.sort((a, b) => a[1] - b[1]);
    doc.add(crowd(5, people, (p) => sizes.get(p) ?? 10, CLOTHES));

    // boats: moored along the quay, and two on the river
    const boat = (away: number, across: number, hull: number, facing: 1 | -1): string => {
      const [bx, by] = see(across, 0, away);
      return gangaBoat(bx, by, {
        scale: (FOCUS * 9) / away / 190, facing, hull: hazy('#4a2c4c', away), strake: ['#2f8f8a', '#d8563f', '#3f6fa0'][hull % 3] ?? INK,
        rim: '#f0b876', oarsman: hull % 2 ? '' : '#fff0d6', shirts: hull % 2 ? [] : ['#e8643f', '#fff0d6', '#e9a52f', '#b8456a'],
      });
    };
    doc.add(
      boat(150, 8, 1, -1), boat(104, 7, 0, -1), boat(84, 9.5, 3, -1), boat(58, 9, 5, -1), boat(doc.pick(78, { wide: 92 }), -7, 2, 1), boat(46, doc.pick(1.4, { tall: 2 }), 4, -1),
    );

    // the prow of our own boat with a leaf lamp and marigolds
    const at = doc.pick(0, { wide: 250, tall: 96 });
    const prow = (px: number, py: number): Point => [px + at, py];
    doc.add(
      path(
        new Pen().move(...prow(-130, 620)).quad(...prow(40, 580), ...prow(140, 540)).quad(...prow(190, 518), ...prow(206, 488)).quad(...prow(226, 540), ...prow(206, 620)).close(),
        INK,
      ),
      path(
        new Pen()
          .move(...prow(-130, 620)).quad(...prow(40, 580), ...prow(140, 540)).quad(...prow(190, 518), ...prow(206, 488))
          .quad(...prow(200, 526), ...prow(146, 552)).quad(...prow(40, 596), ...prow(-90, 622)).close(),
        '#8a5070',
      ),
      poly([prow(20, 590), prow(120, 552), prow(128, 560), prow(34, 598)], '#5b3760'),
    );
    const [lx, ly] = prow(104, 562);
    doc.add(
      path(new Pen(1).move(lx - 26, ly - 8).quad(lx, ly + 14, lx + 26, ly - 8).quad(lx, ly - 2, lx - 26, ly - 8).close(), '#3f6b4c'),
      path(new Pen(1).circle(lx - 13, ly - 7, 6).circle(lx + 14, ly - 6, 6).circle(lx - 3, ly - 6, 5), '#f08a24'),
      path(new Pen(1).circle(lx - 9, ly - 10, 4).circle(lx + 8, ly - 10, 4.5), '#ffc23d'),
      path(flamePath(lx + 1, ly - 9, 17, 2), '#fff0b4'),
      birds('#5b4a7c', [[vanish + 20, 226, 1], [vanish + 46, 210, 0.8, 1], [vanish + 66, 232, 0.65], [vanish - 30, 262, 0.7, -1]]),
    );
  },
};
