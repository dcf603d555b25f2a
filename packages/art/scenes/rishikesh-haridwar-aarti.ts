import {
  airAt, arcadePath, archPath, at, deepenWater, dome, glitterPath, group, lerp, mix, path, Pen, place, RAMPS, range, ridge, ripples, rng, sky,
  smoke, stars, stroke, sun, water,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { defineGlow, dotsAt, flamePath, spire, steps } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#150f3d', '#38215f', '#8a3f68', '#f09a55'], haze: '#8f4668', deep: '#120c34' };
const FLAME = '#fff3b8';
const EMBER = '#ff9a3c';
const BRASS: Tones = ['#d08a2e', '#ffdd86', '#7a4320'];
const WALL: Tones = ['#e09a72', '#ffd49a', '#7d4268'];
const INK = '#1a0f30';
/** Waterline of the far ghat. */
const BANK = 396;

/** A tower of lamps in a priest's hand: brass tiers full of flames, its handle at 0,0. */
function aartiLamp(): string {
  const brass = new Pen(1);
  const lit = new Pen(1);
  let flames = '';
  let cores = '';
  range(5).forEach((i) => {
    const [half, y] = [lerp(44, 13, i / 4), -22 - i * 23];
    brass.move(-half, y).quad(0, y + 12, half, y).line(half - 5, y - 4).line(5 - half, y - 4).close();
    lit.move(-half, y).quad(-half * 0.4, y + 7, 0, y + 6).line(0, y + 3).quad(-half * 0.5, y + 3, -half, y).close();
    const n = 7 - i;
    for (const k of range(n)) {
      const x = lerp(5 - half, half - 5, n > 1 ? k / (n - 1) : 0.5);
      const h = 14 + ((k * 7 + i * 3) % 5);
      flames += flamePath(x, y - 3, h, 3);
      cores += flamePath(x, y - 3, h * 0.55, 1);
    }
  });
  return (
    path('M-4 30L-3-130H3L5 30z', BRASS[0]) +
    path('M-14-14Q-10-4-5 4H6Q11-4 15-14z', BRASS[0]) +
    path(brass, BRASS[0]) +
    path(lit, BRASS[1]) +
    path(flames + flamePath(0, -132, 40, 6), EMBER) +
    path(cores + flamePath(0, -132, 25, 3), FLAME)
  );
}

/** A priest from behind, lamp raised to the left; 330 px tall with feet on 0,0. */
function priest(shawl: string, lamp: string): string {
  return [
    path('M-44 0Q-60-84-42-152H44Q60-80 52 0z', '#e8b86a'),
    path('M10 0Q22-80 14-152H44Q60-80 52 0z', '#9a5a4a'),
    path('M-44 0Q-60-84-42-152H-28Q-42-80-30 0z', '#ffe6a8'),
    stroke('M-16 0Q-24-70-14-148M2-4Q2-80 2-146M30-2Q36-80 28-148', '#8a4a40', 2, { opacity: 0.6 }),
    // arms: one lifts the lamp, the other rings a bell
    path('M-30-258Q-66-262-88-304L-98-298Q-84-240-40-224z', '#c8864f'),
    path('M-36-256Q-68-262-88-304L-98-298Q-84-248-58-236Q-64-252-36-256z', '#ffcf8e'),
    path('M34-252Q68-252 80-294L92-290Q88-232 44-218z', '#7d4634'),
    path('M76-296q8-6 16 0l2 4q-9 6-19 0zM82-296v-12h4v12z', BRASS[0]),
    // torso with the silk shawl, plait of hair
    path('M-42-146Q-54-214-42-246Q-22-264 0-264Q26-264 44-246Q56-210 44-146z', '#b8433a'),
    path('M-42-146Q-54-214-42-246Q-30-258-16-262Q-38-220-28-146z', '#ff8f54'),
    path('M12-263Q34-260 44-246Q56-210 44-146H20Q38-210 12-263z', '#6d2440'),
    path('M-44-240Q-26-262-6-262L50-160Q50-140 46-120Q20-170-44-222z', shawl),
    path('M-44-240Q-26-262-6-262L6-240Q-20-246-44-228z', '#ffe08a'),
    path('M-13-262v-16h24v17q-12 6-24 1z', '#a86a44'),
    path('M-23-292Q-26-322 0-324Q26-322 23-290Q20-268 0-268Q-20-268-23-292z', INK),
    path('M-23-292Q-26-318-6-323Q-20-300-14-270Q-21-276-23-292z', '#8a4a34'),
    path('M-6-324q6-10 12 0z', INK),
    group(lamp, { transform: place(-94, -306, { rotate: -7 }) }),
  ].join('');
}

/** The clock tower of Har-ki-Pauri, centred on x, its foot on y. */
const clockTower = (x: number, y: number): string =>
  [
    path(new Pen().rect(x - 38, y - 66, 76, 66), WALL[0]),
    path(new Pen().rect(x - 38, y - 66, 24, 66), WALL[2]),
    path(new Pen().rect(x + 16, y - 66, 22, 66), WALL[1]),
    path(archPath(x, 13, y, y - 30, y - 50), '#3d1c46'),
    path(new Pen().rect(x - 43, y - 72, 86, 8), '#ffe2b0'),
    path(new Pen().rect(x - 26, y - 176, 52, 106), '#d8604a'),
    path(new Pen().rect(x - 26, y - 176, 13, 106), '#7d2f55'),
    path(new Pen().rect(x + 14, y - 176, 12, 106), '#ff9a66'),
    path(new Pen().rect(x - 10, y - 172, 5, 102).rect(x + 5, y - 172, 5, 102).rect(x - 28, y - 124, 56, 5), '#ffe2b0'),
    path(archPath(x, 4, y - 84, y - 104, y - 112) + archPath(x, 4, y - 136, y - 156, y - 164), '#3d1c46'),
    path(new Pen().rect(x - 32, y - 222, 64, 48), WALL[0]),
    path(new Pen().rect(x - 32, y - 222, 16, 48), WALL[2]),
    path(new Pen().rect(x + 18, y - 222, 14, 48), WALL[1]),
    path(new Pen().rect(x - 38, y - 180, 76, 6).rect(x - 38, y - 226, 76, 6), '#ffe2b0'),
    path(new Pen(1).circle(x, y - 198, 15), '#fffbe8'),
    stroke(new Pen(1).circle(x, y - 198, 15), '#7d2f55', 2.4),
    stroke(`M${x} ${y - 198}v-10M${x} ${y - 198}l-7 5`, '#3d1c46', 2),
    path(arcadePath(x - 24, x + 24, 3, y - 227, y - 246, y - 254, 0.66), '#4a2252'),
    stroke(`M${x - 24} ${y - 227}v-26M${x - 8} ${y - 227}v-26M${x + 8} ${y - 227}v-26M${x + 24} ${y - 227}v-26`, WALL[1], 4),
    path(new Pen().rect(x - 31, y - 258, 62, 5), '#ffe2b0'),
    dome(x, 24, y - 258, ['#d8604a', '#ff9a66', '#7d2f55'], { height: 25, finial: '#ffdd86', finialHeight: 22 }),
  ].join('');

/** The crowd on the far ghat: a coat and a dot for a head each. */
function farCrowd(seed: number, feet: readonly Point[], height: number, colours: readonly string[], skin: string): string {
  const random = rng(seed);
  const coats = colours.map(() => new Pen());
  const heads = feet.map(([x, y]): Point => {
    const h = height * (0.88 + 0.22 * random());
    const w = h * (0.16 + 0.05 * random());
    at(coats, Math.floor(random() * coats.length))
      .move(x - w, y).line(x - w, y - h * 0.62).quad(x - w, y - h * 0.82, x, y - h * 0.82)
      .quad(x + w, y - h * 0.82, x + w, y - h * 0.62).line(x + w, y).close();
    return [x, y - h * 0.88];
  });
  return coats.map((coat, i) => path(coat, at(colours, i))).join('') + dotsAt(heads, skin, 2.6);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 220, tall: 16 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      stars(doc, { seed: 8, count: 60, to: 200, opacity: 0.6 }),
      ridge(doc, airAt(doc, LIGHT, '#3a2156', 0.3, 700), { seed: 17, y: 372, height: 120, wavelength: 330, step: 30 }),
      ridge(doc, airAt(doc, LIGHT, '#2a1748', 0.14, 600), { seed: 27, y: 386, height: 60, wavelength: 190, step: 26 }),
      sun(doc, 240 + shift, 360, 40, EMBER, { disc: false, glowRadius: 300, glowOpacity: 0.5 }),
    );

    // the far ghat: town, temples with their spires, clock tower on the island
    const random = rng(21);
    const town = new Pen();
    const panes = new Pen();
    for (let x = x0 - 10; x < x1 + 10; x += 34 + 30 * random()) {
      const [w, h] = [34 + 40 * random(), (24 + 44 * random()) * (x < 300 && doc.format === 'wide' ? 0.6 : 1)];
      town.rect(x, 372 - h, w, h + 20);
      for (let y = 380 - h; y < 366; y += 13) panes.move(x + 5, y).line(x + w - 4, y);
    }
    const shrine = (x: number, w: number, h: number, flag: string): string =>
      path(new Pen().rect(x - w * 0.7, 340, w * 1.4, 40), WALL[0]) +
      path(new Pen().rect(x - w * 0.7, 340, w * 0.4, 40), WALL[2]) +
      path(arcadePath(x - w * 0.64, x + w * 0.64, 3, 380, 362, 350, 0.6), '#ffe9a4') +
      path(new Pen().rect(x - w * 0.78, 336, w * 1.56, 6), '#ffe2b0') +
      spire(x, 338, w, h, ['#e58f6e', '#ffcf94', '#8a456c'], { flag, gold: '#ffdd86', courses: 6 });
    doc.add(
      path(town, airAt(doc, LIGHT, '#4a2a62', 0.1, 800)),
      stroke(panes, '#ffb866', 4, { dash: '4 8 3 13', opacity: 0.8 }),
      group(
        [shrine(72, 56, 122, '#f2603a'), shrine(150, 40, 84, '#ffc23d'), shrine(392, 50, 108, '#f2603a'), shrine(462, 34, 70, '#ffc23d'), clockTower(256, 388)],
        { transform: place(shift, 0) },
      ),
    );
    const crowdAt: Point[] = [];
    for (let x = x0 + 4; x < x1; x += 7 + 5 * random()) for (const y of [372, 381, 391]) if (random() < 0.62) crowdAt.push([x + 8 * random(), y + 3 * random()]);
    crowdAt.sort((a, b) => a[1] - b[1]);
    const lamps = crowdAt.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 3, y - 8]);
    doc.add(
      steps(4, (i) => [x0, 372 + i * 6], (i) => [x1, 372 + i * 6], '#c9745a', '#6b3560'),
      farCrowd(4, crowdAt, 11.5, ['#e8643f', '#f2c879', '#a83a5f', '#fff0d6', '#5a3a7a'], '#4a2430'),
      dotsAt(lamps, '#ffe9a0', 2.6),
    );

    // the river, burning with reflections
    doc.add(
      water(doc, BANK, [[0, '#f0a05c'], [0.12, '#a5526c'], [0.45, '#3f2563'], [1, '#170f38']]),
      deepenWater(doc, LIGHT, BANK, { strength: 0.55 }),
      path(
        [72, 150, 256, 392, 462].map((x, i) => glitterPath({
          seed: i + 2, x: x + shift, from: BANK + 3, to: [500, 470, 545, 490, 460][i] ?? 480, width: [26, 46], count: 18, height: [0.8, 2.2],
        })).join(''),
        '#ffc27a', { opacity: 0.8 },
      ),
      ripples(doc, '#ffb46a', { seed: 5, from: BANK + 5, count: 80, opacity: 0.45 }),
      ripples(doc, '#1d1242', { seed: 15, from: BANK + 12, count: 90, length: [22, 130], opacity: 0.5 }),
    );
    // leaf boats carrying lamps
    const halo = defineGlow(doc, EMBER, 0.85);
    const boat = doc.define(
      doc.use(halo, place(0, -6, { scale: 0.3 })) +
        path('M-17-3Q0 12 17-3Q0-8-17-3z', '#2f4a34') +
        path('M-13-4a4 4 0 1 1 7 0zM6-4a4 4 0 1 1 7 0z', '#f28a24') +
        path('M-5-4a3.5 3.5 0 1 1 9 0z', '#e8456a') +
        path(flamePath(0, -6, 17, 2), '#ffd26a') + path(flamePath(0, -6, 9, 1), FLAME) +
        path('M-14 7q14 5 28 0q-14 8-28 0z', '#ffb85c', { opacity: 0.7 }),
    );
    const floats: readonly (readonly [x: number, y: number, scale: number])[] = [
      [-250, 470, 0.6], [-190, 530, 1], [-120, 442, 0.42], [-70, 566, 1.3], [-10, 486, 0.7], [30, 430, 0.36], [56, 548, 1.12], [96, 466, 0.55], [140, 586, 1.5],
      [168, 432, 0.36], [190, 512, 0.84], [226, 456, 0.5], [262, 560, 1.2], [306, 478, 0.62], [330, 430, 0.34], [352, 528, 0.95], [402, 452, 0.46], [440, 502, 0.8],
      [500, 440, 0.4], [640, 450, 0.44], [720, 436, 0.36], [760, 470, 0.5], [870, 446, 0.4], [930, 480, 0.5], [1040, 440, 0.4],
    ];
    doc.add(floats.filter(([x]) => doc.shows(x, 20)).map(([x, y, s]) => doc.use(boat, place(x, y, { scale: s }))));

    // the priests' platforms on the near quay, far priest to near priest
    const move = doc.pick(0, { wide: 236, tall: -78 });
    const lamp = doc.define(aartiLamp());
    const lampMark = doc.use(halo, place(0, -64, { scale: 2.4 })) + doc.use(lamp);
    doc.add(
      group(
        [
          path(new Pen().move(440, 640).quad(500, 560, 640, 520).quad(760, 490, 1140, 462).line(1140, 640).close(), '#5a2c58'),
          path(
            new Pen().move(440, 640).quad(500, 560, 640, 520).quad(760, 490, 1140, 462).line(1140, 474).quad(770, 500, 650, 530).quad(524, 566, 470, 640).close(),
            '#e88a5c',
          ),
          stroke('M560 640Q620 560 760 530T1140 490', '#8a4566', 3, { opacity: 0.7 }),
          path('M752 538q40-12 120 0q-60 12-120 0zM858 508q30-8 76 0q-40 8-76 0z', INK, { opacity: 0.6 }),
          group(priest('#e89a2c', lampMark), { transform: place(884, 506, { scale: 0.36 }) }),
          group(priest('#f0b03c', lampMark), { transform: place(794, 536, { scale: 0.56 }) }),
          group(priest('#f7b63c', lampMark), { transform: place(622, 640, { scale: 1 }) }),
        ],
        { transform: place(move, 0) },
      ),
    );
    const [sx, sy] = [528 + move, 196];
    doc.add(
      smoke([[sx + 4, sy - 8, 9], [sx + 14, sy - 26, 12], [sx + 30, sy - 46, 16], [sx + 54, sy - 64, 21]], mix(LIGHT.haze, '#ffe0b0', 0.3), 0.16),
      dotsAt([[sx - 20, sy + 20], [sx + 30, sy + 4], [sx - 8, sy - 22], [sx + 16, sy - 40], [sx + 48, sy + 40], [sx - 44, sy + 50]], '#ffcf6a', 2.6),
    );
  },
};
