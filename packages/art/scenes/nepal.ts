import {
  air, airAt, at, birds, foliage, group, lensesPath, lerp, massif, mist, mix, path, Pen, place, RAMPS, range, rng, sky, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { person, revolvedPath, type Profile } from '../kit/parts-abroad';
import { dotsAt, prayerFlags, trekker } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#2c5ea8', '#7fa6d6', '#f2c9b6', '#ffe8cc'], haze: '#e9cfc8', ink: '#2a2140', deep: '#183c80' };
const PLAZA = 500;
const LIME = { lit: '#fffaf0', mid: '#e9e2e4', shade: '#a9a4c8', deep: '#6f6ba0' };
const GOLD = { lit: '#ffe694', mid: '#eeb03a', shade: '#b5742c', deep: '#7a4a2c' };
const SAFFRON = '#eea83f';

/** The dome over its drum, half width and height. */
const DOME: Profile = [[176, 0], [176, 12], [170, 15], [172, 40], [169, 66], [160, 92], [146, 115], [126, 135], [100, 151], [70, 161], [40, 166]];

/** One face of the gilded cube between two upright edges; `k` narrows the painting on it. */
function eyes(x: number, k: number): string {
  const p = (dx: number): string => (x + dx * k).toFixed(1);
  const lids = [-1, 1].map((s) => `M${p(s * 7)}-192Q${p(s * 16)}-203 ${p(s * 30)}-193Q${p(s * 20)}-186 ${p(s * 7)}-192z`).join('');
  return [
    path(lids, '#fffaf0'), path([-1, 1].map((s) => `M${p(s * 17 - 4.6)}-193a${(4.6 * k).toFixed(1)} 4.8 0 1 1 ${(9.2 * k).toFixed(1)} 0` +
      `a${(4.6 * k).toFixed(1)} 4.8 0 1 1 ${(-9.2 * k).toFixed(1)} 0z`).join(''), '#23408a'),
    // heavy upper lids, brows, the mark of one for a nose, the third eye
    path([-1, 1].map((s) => `M${p(s * 6)}-192Q${p(s * 16)}-205 ${p(s * 32)}-193Q${p(s * 18)}-199 ${p(s * 6)}-192z`).join(''), '#a83240'),
    stroke([-1, 1].map((s) => `M${p(s * 4)}-200Q${p(s * 16)}-213 ${p(s * 33)}-203`).join(''), '#23408a', 2.6),
    stroke(`M${p(4)}-186Q${p(8)}-180 ${p(2)}-177Q${p(-6)}-176 ${p(-5)}-182Q${p(-2)}-186 ${p(1)}-183Q${p(2)}-178 ${p(-4)}-171`, '#a83240', 2.2),
    path(new Pen(1).circle(x, -206, 2.6 * k, 3), '#a83240'),
  ].join('');
}

/** The stupa of Boudhanath about 0,0 at the foot of its terraces, seen a little from the left; 560 px wide, 420 high. Light from the right. */
function stupa(): string {
  const terraces = [[290, 0, 28], [240, 28, 52], [200, 52, 74]] as const;
  // saffron water thrown on the lime in swags, like the petals of a lotus
  const swags = new Pen(1);
  for (const row of [0, 1]) {
    const n = 9 + row;
    const [r, y, depth] = row ? [170, -106, 40] : [162, -138, 62];
    for (const i of range(n)) {
      const edge = (j: number): Point => {
        const a = -1.42 + (2.84 * j) / n;
        return [r * Math.sin(a), y + 9 * Math.cos(a)];
      };
      const [left, right, middle] = [edge(i), edge(i + 1), edge(i + 0.5)];
      swags.move(...left).quad(middle[0], middle[1] + depth, ...right).quad(middle[0], middle[1] + depth * 0.56, ...left).close();
    }
  }
  const steps = range(13).map((i) => {
    const [a, b] = [lerp(37, 9, i / 13), lerp(37, 9, (i + 0.8) / 13)];
    const y = -222 - i * 6.4;
    return [`M${(-a).toFixed(1)} ${y}L${(-b).toFixed(1)} ${(y - 5.4).toFixed(1)}H${(b * 0.5).toFixed(1)}` + `L${(a * 0.5).toFixed(1)} ${y}z`,
      `M${(a * 0.5).toFixed(1)} ${y}L${(b * 0.5).toFixed(1)} ${(y - 5.4).toFixed(1)}H${b.toFixed(1)}L${a.toFixed(1)} ${y}z`] as const;
  });
  return [
    ...terraces.map(([w, a, b]) => path(`M${-w} ${-a}V${-b}H${w}V${-a}z`, LIME.mid) + path(`M${w * 0.34} ${-a}V${-b}H${w}V${-a}z`, LIME.lit) +
      path(`M${-w} ${-a}V${-b}H${-w * 0.62}V${-a}z`, LIME.shade) + path(`M${-w - 4} ${-b}h${2 * w + 8}v4h${-2 * w - 8}z`, LIME.lit) +
      stroke(`M${-w + 10} ${-(a + b) / 2}H${w - 8}`, LIME.deep, (b - a) * 0.42, { dash: '4 15', opacity: 0.5 })),
    // prayer wheels in the outer wall
    stroke('M-282-12H282', '#c8803c', 13, { dash: '7 4.5' }), stroke('M-280-14H282', '#ffd98a', 4, { dash: '3 8.5' }),
    stroke('M-290-22H290M-290-3H290', '#a83240', 2.4),
    path(`M-176-74V-84H176V-74z`, SAFFRON), path('M60-74V-84H176V-74z', '#ffc96a'),
    group([path(revolvedPath(0, -74, DOME, -1, 1, { soft: true }), LIME.mid),
      path(revolvedPath(0, -74, DOME, -1, -0.36, { soft: true }), mix(LIME.mid, LIME.shade, 0.5)),
      path(revolvedPath(0, -74, DOME, -1, -0.66, { soft: true }), LIME.shade), path(revolvedPath(0, -74, DOME, 0.24, 0.94, { soft: true }), LIME.lit)],
      {}),
    path(swags, SAFFRON, { opacity: 0.9 }),
    // the cube with the eyes, its cornice, the thirteen steps, canopy and pinnacle
    group(
      [
        path('M-44-166H26V-216H-44z', GOLD.mid), path('M26-166H50V-214H26z', GOLD.lit), path('M-44-166H26V-171H-44z', GOLD.shade), eyes(-9, 0.92),
        eyes(38, 0.34),
        path('M-52-216H30L56-214V-222H28L-52-225z', GOLD.shade), path('M28-216L56-214V-222L28-224z', GOLD.lit),
        stroke('M-50-217H30', GOLD.lit, 3, { dash: '3 2' }), path('M-52-225H56L48-229H-44z', '#a83240'),
        path(steps.map(([a]) => a).join(''), GOLD.mid), path(steps.map(([, b]) => b).join(''), GOLD.lit),
        path(steps.filter((_, i) => i % 2).map(([a]) => a).join(''), GOLD.shade, { opacity: 0.6 }),
        path('M-26-308H30L24-316H-20z', GOLD.shade), path('M-24-316Q-14-334 2-336Q18-334 28-316z', GOLD.mid),
        path('M4-336Q18-334 28-316H14Q14-328 4-336z', GOLD.lit), stroke('M-26-306H30', '#a83240', 8, { dash: '3 1.5' }),
        stroke('M-24-303H28', '#f0bd35', 6, { dash: '2 3' }),
        path('M-9-334Q-11-344 2-346Q14-344 12-334zM-5-346Q-6-354 2-356Q9-354 8-346zM-1-356L2-378L5-356z', GOLD.mid),
        path('M4-346Q14-344 12-334H6zM3-356L2-378L5-356z', GOLD.lit),
      ],
      { transform: place(0, -45, { scale: 1.15 }) },
    ),
  ].join('');
}

/** A small stupa of the terrace corner. */
const chaitya = (x: number, y: number, k: number): string =>
  group([path('M-20 0V-10H20V0zM-15-10V-16H15V-10z', LIME.mid), path('M6 0V-10H20V0zM5-10V-16H15V-10z', LIME.lit),
    path('M-13-16Q-13-32 0-33Q13-32 13-16z', LIME.mid), path('M2-33Q13-32 13-16H5Q8-26 2-33z', LIME.lit),
    path('M-4-33H4V-39H-4zM-3-39L0-58L3-39z', GOLD.mid), path('M1-39L0-58L3-39zM1-33H4V-39H1z', GOLD.lit)], { transform: place(x, y, { scale: k }) });

/** The houses round the square: brick and paint, shutters, flat roofs with flags. */
function houses(doc: Doc, from: number, to: number, seed: number): string {
  const random = rng(seed);
  const paints = ['#c97a5c', '#e8c48a', '#b5604c', '#d9a08a', '#8fa8a8', '#e9d8bc'];
  let out = '';
  for (let x = from; x < to; ) {
    const w = 46 + 34 * random();
    const h = 92 + 74 * random();
    const t = (c: string): string => airAt(doc, LIGHT, c, 0.14, x + w / 2, 0.6);
    const paint = at(paints, Math.floor(random() * 6));
    const floors = Math.floor(h / 30);
    const y = PLAZA - 6;
    out +=
      path(new Pen().rect(x, y - h, w, h), t(paint)) + path(new Pen().rect(x, y - h, w * 0.3, h), t(mix(paint, LIME.deep, 0.4))) +
        stroke(range(floors).map((i) => `M${Math.round(x + w * 0.14)} ${Math.round(y - h + 17 + i * 30)}h${Math.round(w * 0.8)}`).join(''),
        t('#4a3450'), 14, { dash: '8 8' }) +
      stroke(range(floors).map((i) => `M${Math.round(x)} ${Math.round(y - h + 28 + i * 30)}h${Math.round(w)}`).join(''),
        t(mix(paint, '#fff6e0', 0.5)), 2.4) + path(new Pen().rect(x - 3, y - h - 5, w + 6, 7), t(mix(paint, '#fff6e0', 0.35))) +
        path(new Pen().rect(x + 4, y - 20, w - 8, 14), t(at(['#2f6f8f', '#a83240', '#3f8a5c', '#d98a3c'], Math.floor(random() * 4)))) +
      (random() < 0.6 ? stroke(`M${Math.round(x + w * 0.7)} ${Math.round(y - h - 4)}v-26`, t('#4a3450'), 1.4) +
        path(`M${Math.round(x + w * 0.7)} ${Math.round(y - h - 30)}h-7v20h7z`,
        t(at(['#2f6fb5', '#d0352f', '#f0bd35'], Math.floor(random() * 3)))) : '');
    x += w + 1;
  }
  return out;
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(386, { wide: 580, tall: 396 });
    const k = doc.pick(0.98, { wide: 0.96, tall: 0.76 });
    const rise = doc.pick(0, { tall: 30 });
    const snow = massif(
      23, [[-360, 400], [-250, 300 + rise], [-150, 352], [-60, 270 + rise], [30, 330], [110, 226 + rise], [180, 300], [262, 244 + rise], [330, 330],
        [470, 300], [560, 330], [650, 216 + rise], [720, 286], [800, 232 + rise], [880, 310], [980, 236 + rise], [1060, 300], [1140, 260]], 440,
        { light: 1, depth: 0.74, slivers: 4, gullies: 4 },
    );
    doc.add(
      sky(doc, LIGHT, { horizon: 430 }),
      sun(doc, doc.pick(760, { wide: 1010, tall: 690 }), 300 + rise, 40, '#fffbe8',
        { disc: false, glow: '#fff0cc', glowRadius: doc.pick(340, { wide: 330, tall: 230 }), glowOpacity: 0.85 }),
      streaks(doc, { seed: 19, from: 60, to: 220, count: 6, colour: '#fff3e4', opacity: 0.5, height: [5, 13] }),
      path(snow.body, air(doc, LIGHT, '#6f82b8', 0.3, 0.88)), path(snow.lit, air(doc, LIGHT, '#ffe3d0', 0.1, 0.88)),
      path(snow.gully, air(doc, LIGHT, '#6f82b8', 0.3, 0.88)),
      mist(doc, { seed: 5, from: 348 + rise * 0.5, to: 396, colour: '#fff3e4', opacity: 0.6, count: 5 }),
      foliage(doc, air(doc, LIGHT, '#4f6a8a', 0.4, 0.75), { seed: 8, y: 430, height: 60, wavelength: 220, scallop: [4, 8], base: 520, least: 0.2 }),
      houses(doc, x0 - 20, x - 196 * k, 5), houses(doc, x + 200 * k, x1 + 10, 17),
    );
    // the square, the stupa, those who walk round it
    const random = rng(12);
    doc.add(
      path(new Pen().rect(x0 - 10, PLAZA - 6, doc.width + 20, 130), doc.linear([[0, '#d9bca8'], [0.4, '#b094a0'], [1, '#5a4a72']],
        { y1: PLAZA - 6, y2: 602 })),
      path(lensesPath([[x - 320 * k, PLAZA + 4, 520 * k, 12, 0.4], [x - 380 * k, PLAZA + 14, 330 * k, 7, 0.4]]), '#6a5a8a', { opacity: 0.5 }),
      path(lensesPath(range(9).map(() => [lerp(x0, x1, random()), lerp(520, 596, random()), 120 + 120 * random(), 6, random()])), '#f3dcc4',
        { opacity: 0.3 }),
      stroke(range(13).map((i) => {
        const sx = lerp(x0 - 200, x1 + 200, (i + 0.5) / 13);
        return `M${Math.round(x + (sx - x) * 0.62)} ${PLAZA - 4}L${Math.round(sx)} 610`;
      }).join('') + `M${x0} 524H${x1}M${x0} 552H${x1}M${x0} 584H${x1}`, '#5a4a72', 1.2, { opacity: 0.3 }),
      group(stupa(), { transform: place(x, PLAZA + 2, { scale: k }) }),
      chaitya(x - 262 * k, PLAZA - 24 * k, 0.9 * k), chaitya(x + 262 * k, PLAZA - 24 * k, 0.9 * k), chaitya(x - 216 * k, PLAZA - 50 * k, 0.7 * k),
      chaitya(x + 216 * k, PLAZA - 50 * k, 0.7 * k),
    );
    // flags from the canopy to the terraces and over the square; none bright under the title
    const [tx, ty] = [x + 2 * k, PLAZA - 392 * k];
    const string = (ex: number, ey: number, sag: number, size: number, seed: number): string =>
      prayerFlags([tx, ty], [ex, ey], sag, size, { seed, cord: '#5a4a72' });
    const ends: readonly (readonly [number, number, number, number])[] = wide
      ? [[x - 268, 452, 16, 9], [x - 150, 420, 10, 8], [x + 170, 424, 10, 8], [x + 290, 452, 18, 9], [x1 + 20, 330, 40, 14], [x1 + 20, 190, 34, 16]]
      : [[x - 280 * k, 452, 18, 9 * k], [x - 150 * k, 426, 10, 8 * k], [x + 176 * k, 424, 10, 8 * k], [x + 288 * k, 452, 18, 9 * k],
        [x0 - 20, doc.pick(310, { tall: 340 }), 34, 13 * k], [x1 + 20, doc.pick(300, { tall: 330 }), 36, 13 * k]];
    doc.add(ends.map(([ex, ey, sag, size], i) => string(ex, ey, sag, size, 3 + i)));
    const walkers: readonly (readonly [number, number, number, string, string, 'robe' | 'sarong' | 'trousers', 'hair' | 'long' | 'cap'])[] = [
      [-250, 512, 1, '#7a2f3c', '#7a2f3c', 'robe', 'hair'], [-232, 514, 1, '#8f3440', '#8f3440', 'robe', 'hair'],
      [-170, 518, 1.1, '#3f4a6a', '#2f3550', 'sarong', 'long'], [-120, 514, 1, '#d98a3c', '#4a3450', 'trousers', 'cap'],
      [60, 516, 1.05, '#e9d8bc', '#3f5f8a', 'trousers', 'hair'], [200, 517, 1.05, '#7a2f3c', '#7a2f3c', 'robe', 'hair'],
      [262, 514, 1, '#4f8a8a', '#33405c', 'trousers', 'cap'],
    ];
    doc.add(
      path(lensesPath(walkers.map(([wx, wy]) => [x + wx * k - 30, wy + 1, 36, 4, 0.7])), '#4a3c66', { opacity: 0.5 }),
      walkers.map(([wx, wy, sc, top, bottom, legs, head], i) => person(x + wx * k, wy,
        { scale: sc * doc.pick(1, { tall: 0.86 }), top, bottom, legs, head, skin: '#b07a5c', facing: -1,
        hat: legs === 'robe' ? '#6a4438' : head === 'cap' ? '#2f3550' : '#20161f' }) +
        (i === 2 ? dotsAt([[x + wx * k - 7, wy - 22]], GOLD.mid, 4) : '')),
    );
    // near us: a grandmother with her prayer wheel, a monk, a traveller, pigeons
    const nx = doc.pick(190, { wide: 420, tall: 220 });
    const s = doc.pick(1, { tall: 0.84 });
    const pigeons = new Pen(1);
    for (const i of range(26)) {
      const [px, py] = [nx + 110 + 330 * random(), 548 + 46 * random()];
      const f = i % 2 ? 1 : -1;
      pigeons.move(px - 6 * f, py).quad(px - 3 * f, py - 5, px + 3 * f, py - 4).line(px + 5 * f, py - 7).line(px + 7 * f, py - 5)
        .line(px + 4 * f, py - 1).quad(px, py + 2, px - 6 * f, py).close();
    }
    doc.add(
      path(lensesPath([[nx - 90, 590, 110, 7, 0.8], [nx - 20, 594, 100, 7, 0.8], [nx + 330 * s, 592, 90, 7, 0.8]]), '#3a2e5a', { opacity: 0.55 }),
      group(
        [
          path('M-20 0Q-24-50-16-74Q-10-96 2-98Q16-97 20-74Q26-40 22 0z', '#33305a'), path('M8-97Q16-96 20-74Q26-40 22 0H12Q16-50 8-97z', '#6a6494'),
          path('M-12 0L-10-46H12L14 0z', '#c8434c'), stroke('M-11-6H14M-11-22H13M-11-38H13', '#f0bd35', 4),
          stroke('M-11-14H14M-11-30H13', '#3f8a6c', 4), path('M-14-86Q-4-76 14-84L12-72Q0-68-14-76z', '#e58a9c'),
          path('M14-84L34-74L33-66L12-70z', '#33305a'), path('M32-74h7v7h-7z', '#b07a5c'), stroke('M36-70V-96', '#7a4a34', 2.6),
          path('M27-112H45V-96H27z', GOLD.mid), path('M38-112H45V-96H38z', GOLD.lit), path('M25-114H47L36-122z', GOLD.shade),
          stroke('M27-107H45M27-101H45', '#a83240', 1.6), stroke('M45-104L56-98', '#7a4a34', 1),
          path('M-9-108a11 12 0 1 1 22 0a11 12 0 1 1-22 0z', '#b07a5c'), path('M6-119Q13-116 13-108Q13-98 6-96Q10-108 6-119z', '#e0a884'),
          path('M-10-106Q-12-122 2-122Q12-121 12-114Q2-117-2-110Q-4-100-8-98z', '#4a4458'),
          path('M-9-100Q-16-88-13-72L-9-72Q-11-88-5-97z', '#4a4458'),
        ],
        { transform: place(nx, 592, { scale: s }) },
      ),
      group(
        [path('M-18 0Q-22-44-15-76Q-8-94 2-95Q14-94 18-76Q24-44 20 0z', '#8a2f3c'), path('M8-94Q14-92 18-76Q24-44 20 0H10Q14-50 8-94z', '#c4524c'),
          path('M-15-78Q-2-60 18-40L19-56Q4-76-6-93Q-12-88-15-78z', '#e0953c'), path('M-8-104a10 11.5 0 1 1 20 0a10 11.5 0 1 1-20 0z', '#b07a5c'),
          path('M5-115Q12-112 12-104Q12-94 5-92Q9-104 5-115z', '#e0a884'), path('M-9-106Q-9-117 2-117Q10-116 11-110Q0-113-9-106z', '#3a2c38')],
        { transform: place(nx + 58 * s, 594, { scale: 0.98 * s }) },
      ),
      trekker(nx + 404 * s, 594, { scale: 3 * s, coat: '#2f7f9c', pack: '#d9763c', cap: '#e9c46a', facing: -1 }),
      path(pigeons, '#54507a'),
      birds('#54507a', [[x + 150, 220, 0.9], [x + 176, 208, 0.7, 1], [x + 200, 226, 0.8, -1], [x + 226, 214, 0.6], [x + 128, 236, 0.5, 1],
        [x + 190, 246, 0.6]]),
    );
    // the eaves of a rooftop and its flags, cut by the border
    const e = x1;
    const y = doc.pick(0, { tall: 130 });
    doc.add(
      path(new Pen().move(e + 10, y - 90).quad(e - 60, y - 40, e - 128, y - 12).line(e - 120, y).quad(e - 40, y + 16, e + 10, y + 40).close(),
        LIGHT.ink), stroke(`M${e - 124} ${y - 4}Q${e - 40} ${y + 14} ${e + 10} ${y + 38}`, GOLD.shade, 4),
        stroke(`M${e - 116} ${y + 6}Q${e - 40} ${y + 23} ${e + 10} ${y + 47}`, '#a83240', 8, { dash: '6 4' }),
      path(`M${e - 30} ${y + 20}H${e - 12}V612H${e - 30}z`, LIGHT.ink), stroke(`M${e - 14} ${y + 40}V606`, '#c98a5c', 2),
      path(`M${e - 52} ${y + 30}q14 24 22 52h5v-60z`, LIGHT.ink), stroke(`M${e - 84} ${y + 10}v18`, GOLD.shade, 1.4),
      path(`M${e - 84} ${y + 26}q-8 3-9 17h18q-1-14-9-17z`, GOLD.mid), path(`M${e - 84} ${y + 44}l6 12l-6 7l-6-7z`, GOLD.shade),
      path(`M${e - 130} 612V572Q${e - 60} 562 ${e + 10} 566V612z`, LIGHT.ink), stroke(`M${e - 130} 573Q${e - 60} 563 ${e + 10} 567`, '#c98a5c', 3),
    );
    doc.add(range(5).map((i) => {
      const lx = e - 112 + i * 20;
      return path(`M${lx - 6} 570q0-7 6-7q6 0 6 7l-3 5h-6z`, GOLD.mid) + path(`M${lx} 553q-5 7 0 10q5-3 0-10z`, '#fff0b0');
    }));
  },
};
