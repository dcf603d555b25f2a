import {
  air, birds, cumulus, deepenWater, foliagePath, glitter, grass, lensesPath, mist, mix, mound, path, Pen, place, RAMPS, range, ridge, ripples, rng,
  sitter, sky, streaks, stroke, sun,
  type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#6f9fc4', '#a9c4d6', '#f1d3d0', '#fdeadb'], haze: '#efd9d8', deep: '#2c5c8c' };
const PINK = { lit: '#ffd9d2', mid: '#f59aa4', deep: '#e0607c', wing: '#c93a5c', leg: '#e8788a', ink: '#3a2238' };
const DOLPHIN = { lit: '#b9d0da', mid: '#7a9cb0', shade: '#4a6c86', deep: '#2f4a66' };
const HORIZON = 268;

/** A flamingo with its feet on 0,0, facing left, 200 px high; with its head up or sifting the shallows. Lit from the left. */
function flamingo(feeding: boolean): string {
  const neck: Point[] = feeding ? [[-22, -112], [-52, -118], [-70, -88], [-62, -52], [-74, -26]] : [[-22, -112], [-50, -120], [-44, -146],
    [-20, -166], [-30, -192], [-46, -190]];
  const head = feeding
    ? path('M-68-34Q-84-34-86-20Q-84-10-76-8Q-66-12-64-24z', PINK.mid) + path('M-84-22Q-92-14-88-2Q-80 2-74-2Q-80-6-78-12z', PINK.lit) +
    path('M-91-8Q-90 4-80 3Q-74 2-74-2Q-82-4-84-8z', PINK.ink) + path('M-76-24a2 2 0 1 1 .1 0z', PINK.ink)
    : path('M-28-194Q-40-206-54-198Q-64-194-62-184Q-52-178-42-182z', PINK.mid) +
    path('M-56-196Q-68-194-72-182Q-70-176-62-174Q-58-180-54-184z', PINK.lit) +
    path('M-71-186Q-76-172-66-166Q-60-166-58-172Q-66-174-66-182z', PINK.ink) + path('M-50-193a2 2 0 1 1 .1 0z', '#fff');
  return (
    stroke('M8-84L4-44L10 0M18-82L26-42L20 0', PINK.leg, 4, { round: true }) + path('M2-48a4 4 0 1 1 .1 0zM24-46a4 4 0 1 1 .1 0z', PINK.deep) +
    stroke('M2 0h16M14 0h16', PINK.leg, 3, { round: true }) +
    path(limbPath(neck, [22, 15, 11, 10, 9, 9]), PINK.mid) + path(limbPath(neck.map(([x, y]) => [x - 3, y - 1] as const), [6, 4, 3, 3, 3, 3]), PINK.lit) + head +
    path('M-36-104Q-38-130-6-138Q34-142 70-104Q76-96 66-96Q40-76 8-78Q-26-80-36-104z', PINK.mid) +
    path('M-36-104Q-38-130-6-138Q18-140 40-128Q10-132-10-118Q-24-108-24-92Q-34-96-36-104z', PINK.lit) +
    path('M-6-116Q28-134 74-100Q62-96 50-98Q20-86-2-98Q-12-108-6-116z', PINK.deep) +
    path('M24-104Q54-112 76-98Q60-88 34-90Q24-94 24-104z', PINK.wing) + path('M52-98Q68-100 80-94Q66-88 54-90z', PINK.ink) +
    stroke('M0-110Q20-116 40-110M2-102Q22-106 44-100', PINK.mid, 2.4)
  );
}

/** An Irrawaddy dolphin coming up to breathe, facing left: round brow, no beak, a small back fin; 190 px long about x on the water y. */
const dolphin = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-92 4Q-104-22-88-40Q-70-58-38-58Q10-58 50-30Q74-12 92 6Q0 10-92 4z', DOLPHIN.mid),
      path('M-92 4Q-104-22-88-40Q-70-58-38-58Q0-58 34-40Q-10-44-40-40Q-70-34-78-12Q-80-2-78 5z', DOLPHIN.lit),
      path('M-78 5Q-70-14-50-18Q-10-20 30-6Q60 2 92 6Q0 10-78 5z', DOLPHIN.shade), path('M22-46Q36-62 48-58Q43-46 52-30Q36-40 22-46z', DOLPHIN.shade),
      path('M22-46Q36-62 48-58Q38-53 32-41z', DOLPHIN.mid),
      stroke('M-95-10Q-82-6-70-12', DOLPHIN.deep, 2.4, { round: true }), path('M-74-26a3.2 3.2 0 1 1 .1 0z', DOLPHIN.deep),
      path('M-46-58q5-3 9 0q-4 3-9 0z', DOLPHIN.deep), path('M-50-2Q-40 2-30 14Q-46 14-58 6z', DOLPHIN.deep),
      path(lensesPath([[-124, 8, 120, 5, 0.4], [-40, 11, 160, 5, 0.5], [-90, 16, 200, 5, 0.5]]), '#fffaf2'),
      path(lensesPath([[-80, 23, 170, 4, 0.5], [-140, 13, 70, 3, 0.5]]), DOLPHIN.shade, { opacity: 0.4 }),
      path('M-100 4q-14-10-10-18q6 8 12 12zM84 4q8-14 18-14q-4 8-10 16z', '#fffaf2', { opacity: 0.9 }),
    ],
    x, y, scale,
  );

/** Only a back and its fin, a second one farther off. */
const backOf = (x: number, y: number, scale: number): string =>
  moved([path('M-60 2Q-20-26 20-20Q46-14 64 2Q0 6-60 2z', DOLPHIN.mid), path('M-60 2Q-20-26 14-21Q-20-16-34 2z', DOLPHIN.lit),
    path('M10-21Q22-36 32-32Q28-22 34-15z', DOLPHIN.shade), path(lensesPath([[-76, 4, 150, 4, 0.5], [-40, 9, 120, 3, 0.5]]), '#fffaf2')],
    x, y, scale);

/** A tarred lagoon boat with high ends, its square sail patched from cloths; 220 px long about x on the waterline y. */
const lagoonBoat = (x: number, y: number, scale: number, sail: readonly [string, string, string], facing: 1 | -1 = 1): string =>
  moved(
    [
      path('M-112-34Q-70 4 0 6Q74 4 116-42Q104 14 60 20H-52Q-98 14-112-34z', '#2f2a3f'),
      path('M-112-34Q-70 4 0 6Q74 4 116-42L112-30Q70 14 0 15Q-72 12-109-24z', '#8a5f58'),
      stroke('M4 6V-172', '#5a4248', 4.4), path('M-62-160L72-168L82-50Q10-28-70-44Q-82-104-62-160z', sail[0]),
      path('M-62-160L-10-163Q-26-100-18-36Q-46-38-70-44Q-82-104-62-160z', sail[1]),
      path('M24-166L48-167L52-128L26-124zM-66-100L-24-102L-22-70L-70-72zM34-92L78-94L80-66L36-60z', sail[2]),
      stroke('M-70-158L80-170M-78-42L88-50', '#5a4248', 4), stroke('M-66-126Q6-116 76-132M-72-84Q6-70 80-90', mix(sail[0], '#5a3a4a', 0.3), 1.6),
      sitter(-48, 2, { scale: 1.2, shirt: '#f0762f' }), sitter(-22, 5, { scale: 1.2, shirt: '#2f8f86' }),
      sitter(44, 4, { scale: 1.2, shirt: '#f0b23f' }),
      moved([path('M-6 0L-5-22Q-6-38 0-39Q6-38 6-22L7 0z', '#f4e8d8'), path('M-5-46a5 5.5 0 1 1 10 0a5 5.5 0 1 1-10 0z', '#6a3b2f'),
        path('M-6-47q0-7 6-7q6 0 6 7q-6-3-12 0z', '#d8433f')],
        88, -16, 1),
      stroke('M70-70L110 26', '#5a4248', 3),
      path(lensesPath([[-112, 20, 230, 4, 0.5], [-84, 27, 180, 3, 0.5]]), '#fff6ea', { opacity: 0.8 }),
    ],
    x, y, scale, facing,
  );

/** Kalijai: a wooded rock with its white temple and flags, centre x, on the waterline y. */
function island(x: number, y: number, s: number): string {
  const shrub = (seed: number, a: number, b: number, dy: number,
    h: number): string => foliagePath({ seed, x0: x + a * s, x1: x + b * s, y: y + dy * s, height: h * s, wavelength: 40 * s,
      scallop: [5 * s, 11 * s], base: y + (dy + 3) * s, least: 0.55, envelope: mound(x + a * s, x + b * s, 0.5) });
  const ink = (c: string, a: number): string => mix(c, LIGHT.haze, a);
  return (
    path(`M${x - 150 * s} ${y + 2}Q${x - 120 * s} ${y - 22 * s} ${x - 70 * s} ${y - 24 * s}` +
      `Q${x} ${y - 36 * s} ${x + 76 * s} ${y - 26 * s}Q${x + 130 * s} ${y - 18 * s} ${x + 156 * s} ${y + 2}z`,
      ink('#b08a7a', 0.2)) +
    path(`M${x - 150 * s} ${y + 2}Q${x - 120 * s} ${y - 22 * s} ${x - 70 * s} ${y - 24 * s}` +
      `Q${x - 30 * s} ${y - 30 * s} ${x} ${y - 32 * s}L${x - 30 * s} ${y + 2}z`,
      ink('#e3bfa4', 0.16)) +
    path(shrub(4, -130, -14, -14, 62) + shrub(6, 40, 142, -12, 60), ink('#3f6f62', 0.24)) +
    path(shrub(9, -116, -40, -20, 44) + shrub(11, 60, 120, -20, 40), ink('#6f9a6c', 0.2)) +
    moved(
      [
        path('M-44 0V-34H44V0z', ink('#fff6ea', 0.06)), path('M6 0V-34H44V0z', ink('#d9c0c4', 0.1)), path('M-50-34H50V-40H-50z', ink('#e8905c', 0.1)),
        path('M-24-38Q-30-76-14-104Q-8-112 0-114Q8-112 14-104Q30-76 24-38z', ink('#fffaf0', 0.04)),
        path('M4-38V-113Q10-110 14-104Q30-76 24-38z', ink('#d9c0c8', 0.1)),
        stroke('M-12-40Q-16-78-7-108M12-40Q16-78 7-108M0-40V-112', ink('#c9a0a0', 0.1), 2),
        path('M-14-112H14V-119H-14zM-4-119Q-8-126 0-136Q8-126 4-119z', ink('#e9ab3c', 0.1)), stroke('M0-134V-160', ink('#a8682c', 0.1), 2),
        path('M0-160l24 6l-24 8z', '#d8433f'),
        path('M-10 0V-22Q0-32 10-22V0zM-34 0V-18h12V0zM24 0V-18h12V0z', ink('#8a5a5c', 0.1)),
        path('M-70 0V-20H-48V0zM48 0V-18H76V0z', ink('#f6dfd0', 0.1)), path('M-74-20L-59-32L-44-20zM44-18L62-30L80-18z', ink('#d8705c', 0.1)),
      ],
      x + 8 * s, y - 26 * s, s * 0.86,
    )
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0 } = doc;
    const wide = doc.format === 'wide';
    const sunX = doc.pick(470, { wide: 690, tall: 430 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 4 }),
      sun(doc, sunX, doc.pick(150, { tall: 166 }), 30, '#fffaf0',
        { glow: '#fff0dc', glowRadius: doc.pick(300, { tall: 190 }), glowOpacity: doc.pick(0.9, { tall: 0.75 }), rings: 2 }),
      streaks(doc, { seed: 5, from: 40, to: 220, count: 8, colour: '#fff3ec', opacity: 0.6, height: [5, 13] }),
      cumulus(doc, [[90, 250, 190, 34, 4], [740, 254, 220, 44, 9], [-150, 252, 220, 34, 7], [1010, 254, 180, 30, 12]],
        { lit: '#fff1ea', shade: '#e5c4cf', opacity: 0.7 }),
      ridge(doc, air(doc, LIGHT, '#7f92b4', 0.55, 0.74), { seed: 29, y: HORIZON, height: 38, wavelength: 210, envelope: (x) => 0.3 + Math.abs(Math.sin(x / 320)) }),
      mist(doc, { seed: 8, from: HORIZON - 14, to: HORIZON + 6, colour: '#fff2ea', opacity: 0.7, count: 3 }),
      doc.band(doc.linear([[0, '#fbe3da'], [0.2, '#d9d3de'], [0.5, '#9fc0d0'], [1, '#4f8fae']], { y1: HORIZON + 2, y2: 600 }), HORIZON + 2),
      deepenWater(doc, LIGHT, HORIZON + 2, { strength: 0.96 }),
      ripples(doc, '#fffaf4', { seed: 4, from: HORIZON + 6, to: 604, count: 80, opacity: 0.6 }),
      ripples(doc, '#5f8aa8', { seed: 9, from: HORIZON + 20, to: 604, count: 60, opacity: 0.35 }),
      glitter('#fffdf4', { seed: 6, x: sunX, from: HORIZON + 4, to: 470, width: [50, 200], count: 34, height: [0.8, 3.6], opacity: 0.9 }),
    );
    // stakes and nets of the fishers, the islet and its mirror
    const ix = doc.pick(216, { wide: 470, tall: 270 });
    const random = rng(4);
    const stakes = new Pen();
    for (let i = 0; i < 26; i++) {
      const x = doc.pick(560, { wide: 800, tall: 480 }) + i * 13 + random() * 5;
      stakes.move(x, 308 + i * 0.4).line(x + random() * 3 - 1.5, 294 + i * 0.2 - random() * 6);
    }
    doc.add(
      stroke(stakes, mix('#5a4a60', LIGHT.haze, 0.3), 1.8), stroke(`M${doc.pick(560, { wide: 800, tall: 480 })} 301q160 10 340 6`, mix('#5a4a60', LIGHT.haze, 0.5), 1.2),
      path(`M${ix - 140} 306Q${ix - 40} 356 ${ix + 10} 400Q${ix + 40} 350 ${ix + 146} 306z`, mix('#8a8a9c', '#c9c3d0', 0.4), { opacity: 0.4 }),
      island(ix, 304, doc.pick(0.9, { tall: 0.8 })),
      path(lensesPath([[ix - 150, 306, 300, 4, 0.5], [ix - 110, 313, 200, 3, 0.4], [ix - 60, 326, 150, 3, 0.5]]), '#fff6f0', { opacity: 0.85 }),
      lagoonBoat(doc.pick(70, { wide: 300, tall: 150 }), 338, 0.3, ['#f6e0cf', '#fff3e6', '#d8a08a'], -1),
    );
    const bx = doc.pick(448, { wide: 640, tall: 446 });
    doc.add(
      path('M-62 26L72 26L82 130Q10 160-70 136Q-80 80-62 26z', '#e9c9b8', { opacity: 0.35, transform: place(bx, 366, { scale: 0.76 }) }),
      path('M-100 22H104Q60 44-40 44Q-84 40-100 22z', '#4a4a66', { opacity: 0.45, transform: place(bx, 366, { scale: 0.76 }) }),
      lagoonBoat(bx, 366, 0.76, ['#efb98c', '#ffe0ba', '#c96a58']),
    );
    const dx = doc.pick(256, { wide: 420, tall: 300 });
    doc.add(
      backOf(dx - 96, 436, 0.6), backOf(dx + 230, 424, 0.44), dolphin(dx, 494, doc.pick(1.12, { tall: 1 })),
      path(range(9).map((i) => { const x = dx - 158 + i * 5 + random() * 8; const y = 484 - random() * 30;
        return `M${Math.round(x)} ${Math.round(y)}a2.6 2.6 0 1 1 .1 0z`; }).join(''),
        '#fffaf4'),
    );
    // the shoal with flamingos, largest near the right border
    const up = doc.define(flamingo(false));
    const down = doc.define(flamingo(true));
    const flock: readonly (readonly [number, number, number, 0 | 1, 1 | -1])[] = wide
      ? [[820, 440, 0.4, 0, 1], [858, 446, 0.4, 1, -1], [1064, 448, 0.44, 1, 1], [1010, 442, 0.4, 0, 1], [854, 546, 0.72, 1, 1],
        [950, 566, 0.98, 0, 1], [1062, 592, 1.16, 1, 1]]
      : [[706, 432, 0.38, 0, 1], [742, 438, 0.42, 1, 1], [556, 540, 0.7, 1, 1],
        [650, 562, 0.96, 0, 1], [764, 592, 1.16, 1, 1]];
    const shift = doc.pick(0, { tall: -90 });
    doc.add(
      path(lensesPath([[doc.pick(520, { wide: 770, tall: 430 }), 460, 360, 7, 0.5], [doc.pick(480, { wide: 760, tall: 390 }), 566, 420, 10, 0.6],
        [doc.pick(540, { wide: 820, tall: 450 }), 590, 420, 10, 0.5]]),
        '#f2d9cc', { opacity: 0.85 }),
      flock.map(([x, y, s, pose, side]) => doc.use(pose ? down : up, place(x + shift, y + 1, { scaleX: side * s, scaleY: -s * 0.6 }), { opacity: 0.3 })),
      ripples(doc, '#fffaf4', { seed: 17, from: 462, to: 604, x0: doc.pick(480, { wide: 740, tall: 400 }), count: 24, opacity: 0.7 }),
      flock.map(([x, y, s, pose, side]) => doc.use(pose ? down : up, place(x + shift, y, { scaleX: side * s, scaleY: s }))),
      path(lensesPath(flock.map(([x, y, s]) => [x + shift - 34 * s, y + 2, 90 * s, 3, 0.5] as const)), '#fffaf4', { opacity: 0.9 }),
      // reeds in the near left corner close the picture
      grass(6, x0 - 30, x0 + doc.pick(170, { wide: 220, tall: 110 }), 640, 150, '#3f6a7a', { count: 34, width: 4 }),
      grass(9, x0 - 30, x0 + doc.pick(130, { wide: 170, tall: 80 }), 640, 110, '#234a5f', { count: 30, width: 5 }),
    );
    // a skein of flamingos in the air
    const fly = (x: number, y: number,
      s: number): string => moved([path('M-30 0Q-18-6-4-3Q-2-16 8-24Q8-10 6-2Q18-2 34 4Q18 4 4 3Q-4 10-14 12Q-8 6-6 3Q-18 0-30 3z', PINK.deep),
        softLine([[-28, 1], [-40, 4]], PINK.ink, 2.2)],
      x, y, s);
    const fx = doc.pick(0, { wide: 240, tall: -30 });
    doc.add(
      fly(600 + fx, 120, 0.8), fly(648 + fx, 104, 0.72), fly(700 + fx, 112, 0.66), fly(628 + fx, 146, 0.6), fly(744 + fx, 98, 0.54),
      birds('#6f86a4',
        [[doc.pick(300, { wide: 560, tall: 300 }), 200, 0.7], [doc.pick(322, { wide: 582, tall: 322 }), 192, 0.5, 1],
          [doc.pick(340, { wide: 600, tall: 338 }), 204, 0.5]]),
    );
  },
};
