import {
  air, arcadePath, archPath, birds, chhatri, clamp, fbm, foliage, grass, group, hump, land, lensesPath, lerp, mix, onionDomePath, path, Pen, place, RAMPS, range, ridge,
  rng, sky, smoke, streaks, stroke, sun, tree,
  type Point, type Ramp, type Scene, type Side, type Tones,
} from '../kit';
import { crowd, dotsAt, horse, ribbedDome } from '../kit/parts-north';

const LIGHT: Ramp = {
  ...RAMPS.golden, sky: ['#3688b0', '#9ccac6', '#f5dc9e', '#fdeec6'], haze: '#f0dcae', lit: '#fff0c8', shade: '#6a6488', ink: '#2a2238',
  deep: '#155a80',
};
const MARBLE: Tones = ['#ece3dc', '#fffaf0', '#a9a4c4'];
const HOLLOW = '#6f6a94';
const GOLD = '#f0b43a';
const MUSTARD = ['#f2c21c', '#ffe14f', '#a8a52a'] as const;
const INK = '#2a2238';

/** Takht Keshgarh about x 0 with its foot on y 0: rampart, two storeys of arches, kiosks, the great ribbed dome. Light from the left. */
function takht(): string {
  const wallOf = (x: number, y: number, w: number, h: number): string =>
    path(new Pen().rect(x, y, w, h), MARBLE[0]) + path(new Pen().rect(x, y, w * 0.36, h), MARBLE[1]) + path(new Pen().rect(x + w * 0.78, y, w * 0.22, h), MARBLE[2]);
  const ledge = (x: number, y: number, w: number): string => path(new Pen().rect(x - 5, y - 3, w + 10, 5), MARBLE[1]) +
    path(new Pen().rect(x - 2, y + 2, w + 4, 2.5), MARBLE[2]);
  const kiosk = (x: number, y: number, w: number): string => chhatri(x, y, w, MARBLE, { light: -1 });
  const small = (from: number, to: number, n: number, y: number): string =>
    path(range(n).map((i) => onionDomePath(lerp(from, to, i / (n - 1)), 4, 5, y, y - 11)).join(''), MARBLE[1]);
  return [
    // rampart of the old fort with round bastions
    wallOf(-190, -40, 380, 46),
    stroke('M-190-43H190', MARBLE[1], 6, { dash: '6 4' }),
    [-196, -70, 62, 188].map((x) => path(`M${x - 16} 8L${x - 13}-50H${x + 13}L${x + 16} 8z`,
    MARBLE[0]) + path(`M${x - 16} 8L${x - 13}-50H${x - 3}L${x - 4} 8z`, MARBLE[1]) + path(`M${x + 6} 8L${x + 5}-50H${x + 13}L${x + 16} 8z`, MARBLE[2]) +
    stroke(`M${x - 14}-51h28`, MARBLE[1], 5, { dash: '4 3' })).join(''),
    path(archPath(0, 17, 6, -14, -32), HOLLOW),
    stroke('M-170-20H-90M-46-20H-24M24-20H40M84-20H170', HOLLOW, 12, { dash: '7 13' }),
    // main hall
    wallOf(-126, -106, 252, 68),
    path(arcadePath(-122, 122, 11, -40, -58, -70, 0.62), HOLLOW),
    path(arcadePath(-122, 122, 11, -74, -90, -98, 0.52), HOLLOW),
    ledge(-126, -72, 252),
    ledge(-126, -106, 252),
    small(-100, -62, 4, -109) + small(62, 100, 4, -109),
    // the storey of the sanctum
    wallOf(-72, -156, 144, 50),
    path(arcadePath(-68, 68, 7, -110, -130, -144, 0.62), HOLLOW),
    path(archPath(0, 11, -108, -130, -148), GOLD),
    path(archPath(0, 7, -108, -130, -142), HOLLOW),
    ledge(-72, -156, 144),
    small(-40, 40, 6, -158),
    // dome with kiosks at all corners
    path(new Pen().rect(-44, -172, 88, 16), MARBLE[0]),
    path(new Pen().rect(-44, -172, 30, 16), MARBLE[1]),
    path(new Pen().rect(22, -172, 22, 16), MARBLE[2]),
    ribbedDome(0, 42, 50, -171, -236, MARBLE, { light: -1, gold: GOLD, ribs: 4 }),
    kiosk(-62, -157, 26),
    kiosk(62, -157, 26),
    kiosk(-116, -108, 30),
    kiosk(116, -108, 30),
  ].flat().join('');
}

/** A Nihang at full gallop in deep blue, steel rings round his tall turban, with lance or flag; hooves on y. */
const nihang = (x: number, y: number, scale: number, coat: string, robe: string, facing: Side, flag: string): string =>
  horse(x, y, coat, { scale, facing, gallop: true }) +
  group(
    [
      // cloth flying behind
      path('M-14-52Q-34-58-58-44Q-44-46-38-40Q-50-38-60-30Q-38-34-16-34z', mix(robe, INK, 0.25)),
      path('M-13-32Q-22-30-22-40H16L18-30Q0-26-13-32z', '#c8502f'),
      path('M-4-40Q10-38 14-28L20-16L13-12L8-22Q-4-26-10-34z', robe),
      path('M13-16l12 3l-1 5l-14-3z', INK),
      path('M-15-38Q-18-62-6-70Q10-70 13-56L12-40Q0-34-15-38z', robe),
      path('M-15-38Q-18-62-6-70L-1-70Q-10-56-8-37z', mix(robe, '#ffe0a0', 0.4)),
      path('M-16-46L12-46L12-40L-15-39z', '#f0a52a'),
      path('M8-62Q22-62 32-68L34-63Q24-54 10-52z', mix(robe, INK, 0.15)),
      path('M32-70a4 4 0 1 1 5 5l-4 2z', '#8a5a40'),
      // face, beard, turban with quoits
      path('M-5-76Q-6-84 2-85Q11-84 10-75Q8-68 2-68Q-4-69-5-76z', '#8a5a40'),
      path('M-4-74Q2-70 10-76Q12-62 3-60Q-5-62-4-74z', '#3a2c34'),
      path('M-9-80Q-12-98 1-112Q14-98 13-79Q2-85-9-80z', mix(robe, INK, 0.1)),
      path('M-9-80Q-12-98 1-112Q-4-98-3-83z', mix(robe, '#ffe0a0', 0.35)),
      stroke('M-10-88Q2-93 13-88M-8-97Q2-101 11-97', '#e8e6ee', 2.2),
      stroke('M14-40L50-128', '#5d4038', 2.4),
      flag ? path('M50-128L47-104Q24-104 8-114Q30-116 50-128z', flag) : path('M50-128l-1-16l7 13z', '#e8e6ee'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 190, tall: -100 });
    const drop = doc.pick(0, { tall: 20 });
    const hillX = 512 + shift;
    doc.add(
      sky(doc, LIGHT, { horizon: 370 }),
      sun(
        doc, doc.pick(130, { wide: 470, tall: 190 }), doc.pick(176, { wide: 206, tall: 190 }), 30, '#fffbe6',
        { glow: '#fff0c0', glowRadius: 220, glowOpacity: 0.8, rings: 2 },
      ),
      streaks(doc, { seed: 16, from: 46, to: 220, count: 8, colour: '#fff8e2', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#7f9aa8', 0.5), { seed: 4, y: 342 + drop, height: 90, wavelength: 210, step: 22 }),
      ridge(doc, air(doc, LIGHT, '#6f8f7a', 0.36), { seed: 24, y: 364 + drop, height: 66, wavelength: 170, step: 24 }),
    );
    // the hill of the Takht, the white town round it
    const hill = (x: number): number => 400 + drop - 74 * hump(x, hillX, 250) - 10 * fbm(x / 60, 3);
    const crest = range(40).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 39), hill(lerp(x0 - 20, x1 + 20, i / 39))]);
    const random = rng(8);
    const boxes = new Pen();
    const sides = new Pen();
    const panes = new Pen();
    for (let x = x0; x < x1; x += 22 + 26 * random()) {
      const w = 22 + 22 * random();
      const h = 14 + 20 * random();
      const y = hill(x + w / 2) + 30 + 22 * random();
      if (Math.abs(x + w / 2 - hillX) < 70 || random() < 0.2 || (doc.format === 'wide' && x < 180)) continue;
      boxes.rect(x, y - h, w, h);
      sides.rect(x + w * 0.64, y - h, w * 0.36, h);
      panes.move(x + 4, y - h * 0.5).line(x + w - 3, y - h * 0.5);
    }
    doc.add(
      foliage(doc, air(doc, LIGHT, '#5f8a5a', 0.3, 0.7), { seed: 12, y: 392 + drop, height: 40, wavelength: 90, scallop: [6, 13], base: 400 + drop }),
      land(
        crest, 640,
        doc.format === 'wide' ? doc.linear(
          [[0, '#24606a'], [0.4, '#6f9a5c'], [1, '#9cae62']], { x1: x0, x2: 800, y2: 0 },
        ) : doc.linear([[0, '#a8b468'], [1, '#5f8a50']], { y1: 320, y2: 480 }),
      ),
      group(takht(), { transform: place(hillX, 334 + drop, { scale: 0.98 }) }),
      path(`M${hillX - 190} ${341 + drop}H${hillX + 200}l40 14q-200 12-290-4z`, '#5f7a50', { opacity: 0.5 }),
      // the broad stair
      path(`M${hillX - 15} ${340 + drop}H${hillX + 15}L${hillX + 44} ${412 + drop}H${hillX - 44}z`, '#f3e6cc'),
      stroke(
        range(8).map((i) => {
          const t = (i + 1) / 9;
          const w = lerp(15, 44, t);
          return `M${Math.round(hillX - w)} ${Math.round(340 + drop + 72 * t)}h${Math.round(w * 2)}`;
        }).join(''),
        '#b5a08f', 2,
      ),
      path(boxes, mix('#fff6e4', LIGHT.haze, 0.25)),
      path(sides, mix('#b0a4b0', LIGHT.haze, 0.25)),
      stroke(panes, '#7f7890', 5, { dash: '4 6' }),
      range(9).map((i) => {
        const x = hillX - 330 + i * 84 + ((i * 29) % 31);
        return Math.abs(x - hillX) < 66 || !doc.shows(x, 30) ? '' : tree(
          i + 2, x, hill(x) + 26, 36 + ((i * 7) % 3) * 9, 38, { leaves: ['#2f6a4c', '#5f944f', '#a9c260'], bark: '#5d4a40' },
        );
      }),
    );
    // the Nishan Sahib: a tall pole sheathed in saffron with its pennant
    const nx = hillX - 148;
    doc.add(
      stroke(`M${nx} ${342 + drop}V${126 + drop}`, '#f08a24', 5),
      stroke(`M${nx - 1.4} ${342 + drop}V${126 + drop}`, '#ffc46a', 1.6),
      path(`M${nx} ${126 + drop}l-5-8l5-16l5 16z`, '#e8e6ee'),
      path(`M${nx} ${132 + drop}q34-6 70 14q-38 0-70 14z`, '#f08a24'),
      path(`M${nx} ${146 + drop}q36-8 70 0q-38 2-70 14z`, '#c9641c'),
      crowd(
        5, range(34).map((i): Point => [hillX - 150 + i * 9.6 + 6 * Math.sin(i * 4), 340 + drop + (i % 3) * 2]), 10,
        ['#f08a24', '#2f5fa8', '#fff6e4', '#f2c21c', '#c9345a', '#fff6e4'],
      ),
      crowd(7, range(12).map((i): Point => [hillX + 16 * Math.sin(i * 2.3) * (1 + i / 8), 352 + drop + i * 5]), 12, ['#f08a24', '#2f5fa8', '#fff6e4', '#c9345a']),
    );

    // mustard fields, one behind the other, lanes between them
    const field = (y: number, amplitude: number, phase: number): Point[] => range(20).map((i): Point => {
      const x = lerp(x0 - 20, x1 + 20, i / 19);
      return [x, y + amplitude * Math.sin(x / 170 + phase)];
    });
    const bloom = (seed: number, y0: number, y1: number, count: number, size: number, colour: string): string => {
      const pick = rng(seed);
      return dotsAt(
        range(Math.round((count * doc.width) / 800)).map((): Point => [lerp(x0, x1, pick()), lerp(y0, y1, pick())]).sort((a, b) => a[1] - b[1]),
        colour, size,
      );
    };
    doc.add(
      land(field(426 + drop, 5, 0.4), 640, '#c9b42e'),
      path(lensesPath(range(12).map((i) => [lerp(x0, x1, random()) - 80, 432 + drop + i * 2, 160 + 100 * random(), 3, random()] as const)), MUSTARD[1], { opacity: 0.8 }),
      bloom(4, 430 + drop, 452 + drop, 120, 2.6, MUSTARD[1]),
      foliage(doc, '#6f9440', { seed: 7, y: 456 + drop, height: 12, wavelength: 40, scallop: [4, 9], base: 460 + drop }),
      land(field(456 + drop, 6, 2), 640, MUSTARD[0]),
      bloom(5, 462 + drop, 494 + drop, 130, 3.8, MUSTARD[1]),
      bloom(6, 462 + drop, 494 + drop, 80, 3.4, MUSTARD[2]),
    );
    // the beaten ground where they ride
    doc.add(
      land(field(494 + drop, 7, 3.2), 640, doc.linear([[0, '#e8c488'], [1, '#a8764c']], { y1: 490, y2: 606 })),
      path(
        lensesPath(range(16).map(() => [lerp(x0, x1, random()) - 90, lerp(512, 600, random()), 120 + 160 * random(), 5, random()] as const)),
        '#c9965f', { opacity: 0.6 },
      ),
    );
    // clouds of colour and dust, riders
    const ride = doc.pick(0, { wide: 60, tall: 44 });
    const puffs = (x: number, y: number, s: number, colour: string, opacity: number): string =>
      smoke(
        [
          [0, 0, 30], [-34, 8, 24], [-62, 2, 30], [-30, -20, 24], [-92, 12, 20], [24, 12, 18], [-64, -24, 18],
        ].map(([dx = 0, dy = 0, r = 0]) => [x + dx * s, y + dy * s, r * s] as const),
        colour, opacity,
      );
    const shadow = path(
      lensesPath([[120 + ride, 564, 170, 7, 0.5], [372 + ride, 546, 120, 5, 0.5], [552 + ride, 580, 170, 7, 0.5], [26 + ride, 532, 90, 4, 0.5]]),
      '#6a4438', { opacity: 0.45 },
    );
    doc.add(
      puffs(30 + ride, 508, 0.9, '#f6c23a', 0.5),
      nihang(70 + ride, 530, 0.82, '#8a6a54', '#e8892c', 1, ''),
      puffs(330 + ride, 520, 0.9, '#ec5f94', 0.5),
      nihang(432 + ride, 545, 0.98, '#e8dccb', '#2c4f9a', 1, '#f08a24'),
      puffs(100 + ride, 532, 1.2, '#ec5f94', 0.55),
      puffs(40 + ride, 556, 1, '#f2923a', 0.5),
      shadow,
      nihang(206 + ride, 562, 1.42, '#5d3a34', '#23408f', 1, ''),
      puffs(510 + ride, 560, 1, '#f6c23a', 0.55),
      nihang(632 + ride, 580, 1.38, '#33262f', '#1f3a86', 1, '#f2c21c'),
      puffs(96 + ride, 566, 0.8, '#f6d8a0', 0.6),
      puffs(524 + ride, 590, 0.7, '#f6d8a0', 0.6),
      path(lensesPath([[110 + ride, 568, 90, 4, 0.5], [560 + ride, 588, 90, 4, 0.5]]), '#f6dcae', { opacity: 0.7 }),
    );
    // mustard close to the eye, in one corner
    const corner = doc.format === 'wide' ? x1 - 210 : x1 - 130;
    const heads: Point[] = [];
    const stalks = new Pen();
    for (let i = 0; i < 26; i++) {
      const x = lerp(corner, x1 + 10, random());
      const y = 600 - 110 * clamp((x - corner) / 170) * (0.5 + 0.7 * random());
      stalks.move(x - 6, 620).quad(x - 2, (y + 620) / 2, x, y);
      for (let k = 0; k < 7; k++) heads.push([x + 13 * (random() - 0.5), y + 20 * (random() - 0.4)]);
    }
    doc.add(
      grass(3, corner - 20, x1 + 10, 614, 60, '#3f6038', { count: 44, width: 4 }),
      stroke(stalks, '#5f8238', 2.6),
      dotsAt(heads, MUSTARD[0], 7),
      dotsAt(heads.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x - 2, y - 2]), '#fff08a', 4),
      birds(
        '#4f7086',
        [[300, 150, 0.9, 0], [326, 136, 0.7, 1], [278, 134, 0.55, -1]].map(([x = 0, y = 0, k = 1, t = 0]) => [x + doc.pick(0, { wide: 250, tall: 20 }), y + drop * 2, k, t] as const),
      ),
    );
  },
};
