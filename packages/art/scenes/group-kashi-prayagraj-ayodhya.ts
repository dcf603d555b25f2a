import {
  airAt, bastion, birds, chhatri, clamp, fbm, foliage, group, lensesPath, lerp, mist, mix, path, Pen, place, poly,
  RAMPS, range, ripples, rng, sky, stroke, sun, transformPath, wall,
  type Bird, type Lens, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { crowd, gangaBoat } from '../kit/parts-north';

const LIGHT: Ramp = {
  ...RAMPS.golden, sky: ['#6f93a4', '#c4bda6', '#f6cf98', '#ffe9c0'], sun: '#fff6da', haze: '#f3d7ae', lit: '#ffe2a8', shade: '#7a5a5c',
  ink: '#3a2734', deep: '#39566b',
};
const GANGA = ['#ecd3a4', '#d9b98a', '#b5926c'] as const;
const YAMUNA = ['#9fb8a8', '#4f8a86', '#1f5660'] as const;
const STONE: Tones = ['#c47a5c', '#eda878', '#85505a'];
const HORIZON = 214;
const INK = '#33222f';

/** The line on which the two rivers meet, from far to near: x at y. */
const seam = (y: number): number => {
  const t = clamp((y - HORIZON) / 400);
  return 470 - 190 * t ** 1.5 + 44 * Math.sin(t * 7.4) * (0.2 + t) + 16 * Math.sin(t * 17);
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(20, { wide: 200, tall: 0 });
    const join = (y: number): number => seam(y) + shift;
    const sunX = doc.pick(206, { wide: 560, tall: 250 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 10 }),
      sun(doc, sunX, doc.pick(112, { wide: 126, tall: 146 }), 32, '#fff8e2', { glow: '#ffe9b8', glowRadius: doc.pick(230, { tall: 190 }), glowOpacity: 0.9, rings: 2 }),
      mist(doc, { seed: 4, from: 168, to: 208, colour: '#fff2d6', opacity: 0.5, count: 5 }),
    );
    // the far bank in the haze, the long bridge on its piers
    const bank = doc.format === 'wide' ? doc.linear([[0, '#3f5a68'], [0.45, '#a59a84'], [1, '#d9bf94']], { x1: x0, x2: 700, y2: 0 }) : '#cfb78e';
    doc.add(
      foliage(doc, bank, { seed: 9, y: HORIZON, height: 16, wavelength: 120, scallop: [5, 11], base: HORIZON + 3 }),
      stroke(`M${x0} 196H${x1}`, airAt(doc, LIGHT, '#8a7a6c', 0.4, 200), 3),
      stroke(`M${x0} 206H${x1}`, airAt(doc, LIGHT, '#8a7a6c', 0.4, 200), 18, { dash: '3 31' }),
    );

    // two rivers: the sandy Ganga on the left, the green Yamuna on the right
    const line = range(30).map((i): Point => { const y = lerp(HORIZON, 640, (i / 29) ** 1.3); return [join(y), y]; });
    doc.add(
      doc.band(doc.linear([[0, GANGA[0]], [0.4, GANGA[1]], [1, GANGA[2]]], { y1: HORIZON, y2: 600 }), HORIZON),
      path(
        new Pen().soft(line).line(x1 + 10, 640).line(x1 + 10, HORIZON).close(),
        doc.linear([[0, '#d9cfaa'], [0.14, YAMUNA[0]], [0.5, YAMUNA[1]], [1, YAMUNA[2]]], { y1: HORIZON, y2: 600 }),
      ),
      doc.format === 'wide' ? doc.band(
        doc.linear(
          [[0, '#54422f', 0.97], [0.4, '#5c4833', 0.93], [0.58, '#6b543a', 0.74], [0.78, '#7a6248', 0.36], [1, '#8a6f50', 0]],
          { x1: 0, y1: 130, x2: 480, y2: 540 },
        ),
        HORIZON,
      ) : '',
    );
    // eddies curling along the seam, foam
    const random = rng(12);
    const curls = new Pen();
    const tongues = new Pen();
    for (let i = 0; i < 26; i++) {
      const y = lerp(HORIZON + 10, 600, ((i + random() * 0.7) / 26) ** 1.4);
      const s = lerp(4, 44, clamp((y - HORIZON) / 390)) * (0.6 + 0.7 * random());
      const x = join(y);
      curls.move(x - s * 0.9, y).quad(x - s * 0.2, y - s * 0.22, x + s * 0.2, y).quad(x + s * 0.7, y + s * 0.16, x + s * 1.3, y - s * 0.04);
      const d = i % 2 ? 1 : -1;
      tongues.move(x - d * 2, y - s * 0.1).quad(x + d * s * 1.2, y - s * 0.2, x + d * s * 2, y + s * 0.04).quad(x + d * s, y + s * 0.12, x - d * 2, y + s * 0.14).close();
    }
    doc.add(
      path(tongues, mix(GANGA[1], YAMUNA[1], 0.45), { opacity: 0.8 }),
      stroke(curls, '#fff3d6', 1.6, { opacity: 0.8, round: true }),
      ripples(doc, '#fff2d0', { seed: 5, from: HORIZON + 6, count: 70, length: [14, 100], opacity: 0.45 }),
      ripples(doc, '#5d5250', { seed: 15, from: HORIZON + 16, count: 54, length: [16, 110], opacity: 0.24 }),
      path(
        lensesPath(range(30).map((i) => {
          const t = (i / 30) ** 1.2;
          return [sunX - lerp(16, 90, t) + 60 * (random() - 0.5) * t, lerp(HORIZON + 2, 440, t), lerp(30, 150, t) * (0.5 + random()), lerp(0.8, 3, t), random()] as const;
        })),
        '#fffae6', { opacity: 0.85 },
      ),
    );

    // Akbar's fort on the Yamuna bank
    const fort: string[] = [poly([[596, 292], [1140, 292], [1140, 330], [640, 314]], '#8f7a5a'), wall(610, 236, 540, 62, STONE[0], { merlons: STONE[1], merlon: 6 })];
    for (const [bx, bw] of [[604, 44], [700, 38], [790, 46], [896, 40], [990, 46], [1080, 40]] as const) fort.push(bastion(bx, 226, bw, 76, STONE, { light: -1 }));
    fort.push(
      stroke('M652 258H1140M652 274H1140', STONE[2], 5, { dash: '3 17', opacity: 0.8 }),
      path(new Pen().rect(722, 196, 84, 40).rect(910, 206, 60, 30), STONE[0]),
      path(new Pen().rect(722, 196, 22, 40).rect(910, 206, 16, 30), STONE[1]),
      stroke('M728 214h74M914 222h52', STONE[2], 12, { dash: '8 6' }),
      ...([
        [734, 196, 20], [794, 196, 20], [764, 196, 26], [626, 226, 22], [940, 206, 22], [812, 226, 20],
      ] as const).map(([cx, cy, w]) => chhatri(cx, cy, w, STONE, { light: -1 })),
      path('M604 300q40 10 80 4t90 8t120-6t130 8h140v10H620z', '#6f6a4f'),
    );
    doc.add(
      group(fort, { transform: place(doc.pick(10, { wide: 150, tall: -96 }), 0) }),
      path(
        lensesPath([[620, 322, 260, 5, 0.5], [820, 330, 240, 5, 0.5]].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [x + doc.pick(10, { wide: 150, tall: -96 }), y, l, h, c] as const)),
        '#4f5f5a', { opacity: 0.6 },
      ),
      foliage(
        doc, mix('#5f7a4c', LIGHT.haze, 0.2),
        {
          seed: 30, x0: 640 + doc.pick(10, { wide: 150, tall: -96 }), y: 238, height: 20, wavelength: 60, scallop: [5, 10], base: 240,
          envelope: (x) => clamp(fbm(x / 50, 3) * 3 - 1.4),
        },
      ),
    );

    // boats drawn together along the line on which the rivers meet, small to large
    const awnings = ['#e2562f', '#f2b62e', '#d9366a', '#2f7f9f', '#f6ead2', '#7f3f8a'] as const;
    const strakes = ['#2f7f8a', '#c9453a', '#3f6fa8', '#d98a2c'] as const;
    const fleet: [number, number, number][] = [];
    for (let i = 0; i < 22; i++) {
      const y = lerp(246, 476, (i / 22) ** 1.25);
      const s = lerp(0.13, 0.62, (y - 240) / 240);
      fleet.push([join(y) + (((i * 71) % 19) - 9) * 15 * s + 10 * s, y, s]);
      if (i % 3 === 0) fleet.push([join(y) + (i % 2 ? 1 : -1) * (190 + 100 * random()) * s * 1.6, y + 5, s * 0.9]);
    }
    fleet.sort((a, b) => a[1] - b[1]);
    const prototypes = range(4).map((i) =>
      doc.define(
        gangaBoat(0, 0, { strake: strakes[i] ?? INK, shirts: ['#e8643f', '#fff0d6', '#d9366a', '#f0b03a'].slice(i % 2), oarsman: i % 3 ? '#fff0d6' : '' }) +
          (i % 2 ? path('M-40-40Q0-54 50-40L46-34H-36z', '') + stroke('M-34-36V-10M44-36V-12', '#5a3d3c', 2.4) : ''),
      ),
    );
    // the far ones only hull and awning, one path for each colour
    const hulls: string[] = [];
    const tops = awnings.map((): string[] => []);
    const shadows: Lens[] = [];
    const near: string[] = [];
    fleet.forEach(([x, y, s], i) => {
      if (!doc.shows(x, 60) || (doc.format === 'wide' && x < 260 && y < 350)) return;
      const colour = (i * 5) % awnings.length;
      const facing = i % 2 ? 1 : -1;
      if (s < 0.26) {
        hulls.push(transformPath('M-92-16C-70-3 46-3 82-18L98-30C95-10 78 8 50 10H-54C-76 8-88-2-92-16z', { scaleX: facing * s, scaleY: s, x, y, precision: 1 }));
        tops[colour]?.push(transformPath('M-40-10V-44Q0-56 44-44V-10z', { scale: s, x, y, precision: 1 }));
        return;
      }
      shadows.push([x - 86 * s, y + 12 * s, 180 * s, 6 * s, 0.5]);
      near.push(doc.use(prototypes[(i * 3 + (i % 5)) % 4] ?? '', place(x, y, { scaleX: facing * s, scaleY: s }), { fill: awnings[colour] ?? INK }));
    });
    doc.add(
      path(hulls.join(''), '#5a3d3c'),
      tops.map((list, i) => (list.length ? path(list.join(''), awnings[i] ?? INK) : '')),
      path(lensesPath(shadows), '#3f4a48', { opacity: 0.5 }),
      near,
    );

    // the near sand bank with the tents of the mela and its flags
    const sand: Point[] = [
      [x0 - 20, 520], [x0 + 130, 506], [doc.pick(260, { wide: 160, tall: 330 }), 530], [doc.pick(420, { wide: 520, tall: 440 }), 556],
      [doc.pick(600, { wide: 820, tall: 560 }), 548], [x1 + 30, 516], [x1 + 30, 640], [x0 - 20, 640],
    ];
    doc.add(
      path(new Pen().soft(sand, { closed: false }).close(), doc.linear([[0, '#f6e0b4'], [1, '#c49a70']], { y1: 510, y2: 606 })),
      path(lensesPath([[x0 + 30, 552, 200, 6, 0.5], [doc.pick(330, { wide: 420 }), 580, 220, 6, 0.5], [doc.pick(560, { wide: 800 }), 572, 160, 5, 0.5]]), '#e0b888'),
    );
    const tents: readonly (readonly [x: number, y: number, s: number])[] = [
      [30, 540, 0.9], [96, 532, 0.8], [160, 548, 1], [8, 574, 1.2], [86, 580, 1.25], [-60, 548, 0.95], [-130, 540, 0.85], [-210, 552, 1], [-270, 586,
      1.3], [-170, 592, 1.35], [-70, 594, 1.3],
      [640, 560, 0.9], [700, 552, 0.9], [764, 562, 1], [730, 592, 1.25], [806, 592, 1.3], [870, 556, 0.95], [940, 566, 1], [1010, 556, 0.95], [1080,
      570, 1], [900, 598, 1.3], [990, 600, 1.3],
    ];
    const tent = doc.define(
      path('M-6-36L26-40L46-4L18 0z', '') + path('M26-40L46-4L18 0L10-14z', INK, { opacity: 0.1 }) + path('M-28 0L-6-36L18 0z', '#fff6e2') +
      path('M-8 0L-6-26L4 0z', '#6b4a44'),
    );
    const move = doc.pick(0, { tall: 100 });
    doc.add(
      tents.map(([x, y, s], i) => {
        const px = x > 400 ? x - doc.pick(0, { tall: 104 }) : x + move;
        return doc.shows(px, 40) && !(doc.format === 'wide' && px > 150 && px < 600) ? doc.use(
          tent, place(px, y, { scale: s }), { fill: ['#fffaf0', '#f09a3c', '#f6e3bd', '#fffaf0', '#d9583f', '#f2c14a'][i % 6] ?? INK },
        ) : '';
      }),
    );
    const bathers: Point[] = range(36).map((i) => {
      const x = lerp(x0, x1, (i + 0.8 * random()) / 36);
      const shore = 536 + 18 * Math.sin((x - x0) / 150);
      return [x, shore + 44 * random() ** 1.6 + (Math.abs(x - 400) < 150 ? 14 : 0)];
    });
    bathers.sort((a, b) => a[1] - b[1]);
    doc.add(crowd(9, bathers, (p) => lerp(12, 24, clamp((p[1] - 530) / 60)), ['#e8643f', '#fff3dc', '#f0b03a', '#d9366a', '#2f7f86', '#fff3dc', '#8a3f6a']));
    const flags: readonly (readonly [x: number, foot: number, top: number, colour: string])[] = [
      [60, 566, 392, '#e2562f'], [134, 558, 430, '#f2b62e'], [-100, 566, 410, '#d9366a'], [-236, 580, 440, '#f2b62e'], [680, 574, 410, '#e2562f'], [752,
      590, 372, '#f7d24a'], [852, 580, 420, '#d9366a'], [1040, 584, 380, '#e2562f'],
    ];
    for (const [x, foot, top, colour] of flags) {
      const px = x > 400 ? x - doc.pick(0, { tall: 90 }) : x + move;
      if (!doc.shows(px, 60)) continue;
      doc.add(
        stroke(`M${px} ${foot}V${top}`, INK, 2.6),
        path(`M${px} ${top}q26-10 44 2t30 0q-16 14-34 16t-40 12z`, colour),
        path(`M${px} ${top + 16}q22-6 38-2t-8 6t-30 10z`, mix(colour, INK, 0.25)),
      );
    }

    // the gulls that come down from Siberia every winter
    const gulls: readonly Bird[] = [
      [330, 300, 1.7, 0], [386, 262, 1.1, 1], [288, 348, 2.3, -1], [430, 330, 1.3, 0], [250, 268, 1, 1], [480, 372, 2, 0.6], [210, 318, 1.4, -0.6],
      [536, 300, 1, 0], [362, 392, 2.6, 0.4], [590, 392, 1.8, -0.5],
    ];
    const flock = gulls.map(([x, y, s, t = 0]): Bird => [x + doc.pick(0, { wide: 150 }), y, s, t]);
    doc.add(
      birds('#fffaf0', flock),
      birds('#8f93a0', flock.map(([x, y, s, t = 0]): Bird => [x + 1, y + 3 * s, s * 0.42, t])),
    );
  },
};
