import {
  air, birds, deepenWater, foliagePath, lensesPath, lerp, mist, mix, palm, path, Pen, place, RAMPS, range, ripples, rng, sitter, sky, slope, stroke, sun,
  type Point, type Ramp, type Scene,
} from '../kit';
import { breathingRootsPath, egret, limbPath, moved, softLine, stiltRootsPath } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4f94a0', '#96c4b8', '#dbe6c2', '#f8f0cc'], haze: '#dfe8cc', deep: '#18525c' };
const HIDE = { lit: '#d3c58a', mid: '#8f8f5f', shade: '#565f48', deep: '#2f3a34', belly: '#f1e4bd', mouth: '#e88f86', tongue: '#f6b9a8' };
const MUD = { lit: '#d9c4a0', mid: '#a88f76', shade: '#6b5c58', wet: '#8fa39a' };
const GREEN = { lit: '#a8c860', mid: '#4f9158', dark: '#20624e', ink: '#0f3434' };
const HORIZON = 300;

/** The salt-water crocodile hauled out with open jaws, facing left, its belly on y; 560 px from snout to tail at scale 1. Lit from the right and above. */
function crocodile(x: number, y: number, scale: number): string {
  const teeth = (points: readonly Point[], count: number, length: number, up: boolean): Pen => {
    const pen = new Pen(1);
    for (let i = 0; i < count; i++) {
      const u = (i / (count - 1)) * (points.length - 1);
      const k = Math.min(points.length - 2, Math.floor(u));
      const [ax, ay] = points[k] ?? [0, 0];
      const [bx, by] = points[k + 1] ?? [0, 0];
      const [tx, ty] = [lerp(ax, bx, u - k), lerp(ay, by, u - k)];
      const l = length * (i % 3 === 1 ? 1.3 : 0.8);
      pen.move(tx - 3.4, ty).line(tx - 0.6, ty + (up ? -l : l)).line(tx + 3.4, ty).close();
    }
    return pen;
  };
  // raised scutes along back and tail
  const ridge: Point[] = [[-96, -84], [-40, -94], [30, -92], [100, -78], [160, -58], [220, -42], [276, -34], [318, -34]];
  const scutes = new Pen(1);
  for (let i = 0; i < 34; i++) {
    const u = (i / 34) * 7;
    const k = Math.min(6, Math.floor(u));
    const [ax, ay] = ridge[k] ?? [0, 0];
    const [bx, by] = ridge[k + 1] ?? [0, 0];
    const [sx, sy] = [lerp(ax, bx, u - k), lerp(ay, by, u - k) + 2];
    const h = i > 18 ? 13 - (i - 18) * 0.3 : 7;
    scutes.move(sx - 7, sy + 2).line(sx + 3, sy - h).line(sx + 8, sy + 2).close();
  }
  const plates = new Pen(1);
  for (let row = 0; row < 4; row++) for (let i = 0; i < 16; i++) {
    const u = i / 15;
    const [px, py] = [lerp(-90, 168, u) + row * 4, lerp(-78, -42, u ** 1.5) + row * lerp(13, 8, u)];
    plates.move(px - 6, py).quad(px - 1, py - 6, px + 5, py - 1);
  }
  return moved(
    [
      path(lensesPath([[-280, 4, 640, 14, 0.4]]), MUD.shade, { opacity: 0.6 }),
      // far legs
      path(limbPath([[-60, -36], [-76, -18], [-96, -2]], [26, 18, 12]) + limbPath([[110, -34], [96, -18], [78, -2]], [28, 18, 12]), HIDE.deep),
      path('M-96-6l-22 2l-2 5h30zM78-6l-22 2l-2 5h30z', HIDE.deep),
      // tail and trunk
      path('M-112-40Q-118-84-84-90Q-20-104 50-94Q130-78 190-52Q260-30 330-38Q350-42 362-30Q340-8 280-4Q200 4 120-2Q0 6-84-4Q-110-12-112-40z', HIDE.mid),
      path('M-84-90Q-20-104 50-94Q130-78 190-52Q260-30 330-38Q300-24 240-30Q170-40 110-60Q40-78-30-76Q-80-74-104-60Q-108-84-84-90z', HIDE.lit),
      path('M-110-26Q-60-14 0-16Q80-16 130-14Q220-10 300-18Q340-22 362-30Q340-8 280-4Q200 4 120-2Q0 6-84-4Q-106-10-110-26z', HIDE.shade),
      path('M-104-12Q-40 2 30-4Q90-8 130-2Q0 6-84-4Q-98-6-104-12z', HIDE.belly),
      path(scutes, HIDE.shade), stroke(plates, HIDE.shade, 2.4, { round: true, opacity: 0.8 }),
      stroke('M196-46Q192-26 196-8M224-38Q220-22 224-8M252-34Q250-20 254-8M282-34Q280-20 284-8M310-36Q310-22 312-12', HIDE.deep, 2, { opacity: 0.6 }),
      path('M-20-30q10-6 18 0q-8 6-18 0zM16-38q10-6 18 0q-8 6-18 0zM50-28q10-6 18 0q-8 6-18 0z' +
        'M86-36q9-5 16 0q-8 5-16 0zM150-26q9-5 16 0q-8 5-16 0zM-56-44q9-5 16 0q-8 5-16 0z',
        HIDE.deep, { opacity: 0.5 }),
      // near legs with their webbed feet
      path(limbPath([[-74, -52], [-58, -26], [-84, -4]], [38, 26, 16]) + limbPath([[132, -46], [150, -24], [122, -4]], [42, 28, 16]), HIDE.mid),
      path(limbPath([[-66, -58], [-48, -28], [-66, -8]], [10, 9, 6]) + limbPath([[144, -50], [160, -26], [140, -8]], [10, 9, 6]), HIDE.lit),
      path('M-84-8l-30 3l-10 8l16-2l-6 5l18-3l0 4l20-5zM122-8l-30 3l-10 8l16-2l-6 5l18-3l0 4l20-5z', HIDE.shade),
      // the lower jaw on the mud, the mouth, the upper jaw lifted
      path('M-104-52Q-120-26-160-22Q-210-20-262-26Q-280-26-282-18Q-270-4-220-2Q-150 2-110-6Q-92-16-92-36z', HIDE.mid),
      path('M-282-18Q-270-4-220-2Q-150 2-110-6Q-100-10-96-18Q-150-8-210-12Q-256-14-282-18z', HIDE.belly),
      path('M-108-62Q-124-30-160-25Q-210-22-262-27Q-220-44-196-78Q-160-70-108-62z', HIDE.mouth),
      path('M-116-52Q-134-34-170-30Q-200-28-226-30Q-190-38-168-52Q-140-58-116-52z', HIDE.tongue),
      path(teeth([[-270, -24], [-220, -22], [-170, -23], [-136, -30]], 15, 13, true), '#fffaf0'),
      path('M-96-72Q-92-96-112-104Q-122-110-134-102Q-170-112-210-132Q-244-152-262-154Q-280-150-280-136Q-276-122-250-114Q-200-86-160-66Q-130-54-104-56z', HIDE.mid),
      path('M-96-72Q-92-96-112-104Q-122-110-134-102Q-170-112-210-132Q-244-152-262-154Q-270-152-275-147Q-240-138-206-116Q-160-90-120-86Q-106-84-96-72z', HIDE.lit),
      path(teeth([[-272, -128], [-240, -110], [-196, -84], [-156, -64]], 14, 13, false), '#fffaf0'),
      path('M-280-136Q-276-122-250-114Q-200-86-160-66Q-140-58-122-56Q-160-74-200-96Q-250-122-280-136z', HIDE.belly),
      path('M-274-150q8-8 16-1q-6 6-16 1zM-134-104q6-12 18-8q8 6 4 12q-12 4-22-4z', HIDE.shade),
      path('M-128-103q5-6 11-3q1 6-5 7q-5 0-6-4z', '#f3d75a'), path('M-124-106q3 3 1 8q-3-3-1-8z', HIDE.deep),
      path('M-236-138q6-4 10 0q-4 4-10 0zM-206-122q6-4 10 0q-4 4-10 0zM-176-108q6-4 10 0q-4 4-10 0zM-246-124q5-3 8 0q-4 3-8 0zM-206-104q5-3 8 0q-4 3-8 0z', HIDE.shade),
      softLine([[-104, -96], [-92, -80], [-98, -58]], HIDE.shade, 3),
    ],
    x, y, scale,
  );
}

/** An open-billed stork on its nest or on its feet; white with black wing, 56 px high at scale 1, facing right. */
const openbill = (x: number, y: number, scale: number, facing: 1 | -1 = 1): string =>
  moved(
    [
      stroke('M-2-18V0M5-18V0', '#d97a6a', 2), path('M-20-16Q-14-34 4-36Q16-34 12-22Q2-12-8-14Q-16-12-20-16z', '#fbf8ee'),
      path('M-26-10Q-16-22 2-24Q6-18-4-14Q-14-10-26-10z', '#2b2f3a'),
      path(limbPath([[8, -30], [16, -40], [12, -50], [17, -56]], [10, 6, 5, 6]), '#fbf8ee'), path('M14-60Q20-62 22-57L38-50L21-53z', '#8a8a80'),
    ],
    x, y, scale, facing,
  );

const nest = (x: number, y: number, w: number): string =>
  path(`M${x - w} ${y}Q${x} ${y + w * 0.7} ${x + w} ${y}Q${x} ${y + w * 0.16} ${x - w} ${y}z`, '#5a4a3f') +
  stroke(`M${x - w * 1.2} ${y + 1}L${x + w * 0.6} ${y + w * 0.3}M${x - w * 0.4} ${y + w * 0.34}` +
    `L${x + w * 1.2} ${y}M${x - w * 0.8} ${y + w * 0.3}L${x + w} ${y + w * 0.12}`,
    '#8a7258', 1.4);

/** The boat of the forest men: open, an awning on posts, four visitors; 170 px long. */
const boat = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-86-16Q-40 0 30-2Q64-4 92-24Q82 6 50 12H-56Q-80 6-86-16z', '#2f7f6f'), path('M-86-16Q-40 0 30-2Q64-4 92-24L90-16Q60 6 0 6Q-50 4-83-9z', '#f6eccb'),
      ['#f0762f', '#f2ead2', '#c43f5c',
        '#3f6fa0'].map((c, i) => sitter(-44 + i * 26, -3, { scale: 1, shirt: c, ...(i % 2 ? { hat: '#e9d29a' } : {}) })).join(''),
      path('M-86-16Q-40 0 30-2Q64-4 92-24L91-19Q62 2 0 2Q-50 2-85-12z', '#f6eccb'),
      stroke('M-62-50V-6M50-52V-6', '#5a4a3f', 2.6), path('M-72-50Q-6-64 62-54L58-47H-68z', '#e8d08a'), path('M-6-59Q30-59 62-54L58-47H10z', '#fff0b8'),
      path(lensesPath([[-92, 12, 190, 3, 0.5], [-60, 18, 150, 2.6, 0.5]]), '#fdfbe8', { opacity: 0.85 }),
    ],
    x, y, scale,
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const right = Math.max(x1, 800) + 30;
    const random = rng(14);
    const sunX = doc.pick(600, { wide: 800, tall: 520 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 6 }),
      sun(doc, sunX, doc.pick(150, { tall: 166 }), 32, '#fffdea',
        { glow: '#fffbd6', glowRadius: doc.pick(320, { tall: 180 }), glowOpacity: doc.pick(0.85, { tall: 0.7 }), rings: 2 }),
      path(foliagePath({ seed: 3, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 4, height: 60, wavelength: 160, scallop: [4, 9], base: HORIZON + 6,
        least: 0.5 }),
        air(doc, LIGHT, '#5f9a86', 0.56, 0.66)),
      mist(doc, { seed: 6, from: 262, to: 304, colour: '#fbf8e2', opacity: 0.7, count: 5 }),
      // the creek
      doc.band(doc.linear([[0, '#f3efcc'], [0.2, '#bcd8c0'], [0.5, '#6fae9f'], [1, '#1f6a68']], { y1: HORIZON + 4, y2: 600 }), HORIZON + 4),
      deepenWater(doc, LIGHT, HORIZON + 4, { strength: 0.75 }),
    );
    // the heronry: tall mangroves on the left bank in the card, in the middle of the hero
    const hx = doc.pick(0, { wide: 250, tall: 76 });
    const wood = (colour: string, haze: number): string => mix(colour, LIGHT.haze, haze);
    const crown = (seed: number, cx: number, cy: number, w: number, h: number): string =>
      foliagePath({ seed, x0: cx - w, x1: cx + w, y: cy, height: h, wavelength: 46, scallop: [5, 12], base: cy + 2, under: h * 0.5, least: 0.65,
        envelope: (x) => Math.max(0, 1 - Math.abs((x - cx) / w) ** 2.3) });
    const trees: readonly (readonly [number, number, number, number])[] = [[40, 352, 170, 92], [150, 360, 210, 104], [262, 352, 150, 84],
      [-70, 350, 150, 90], [-190, 346, 120, 84], [342, 344, 92, 60]];
    doc.add(
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: 420 + hx, y: 344, height: 120, wavelength: 110, scallop: [5, 11], base: 348, least: 0.5,
        envelope: slope(426 + hx, 240 + hx) }),
        air(doc, LIGHT, '#3f7f66', 0.3, 0.55)),
      trees.filter(([x, , , w]) => doc.shows(x + hx, w)).map(([tx, ty, h, w], i) => {
        const x = tx + hx;
        const tone = (c: string, a: number): string => (wide && x < 180 ? mix(mix(c, LIGHT.deep ?? c, 0.55), LIGHT.haze, 0.04) : wood(c, a));
        return (
          stroke(stiltRootsPath(i + 3, x, ty - h * 0.4, ty, w, 9), tone('#5a5048', 0.16), 4, { round: true }) +
          path(limbPath([[x, ty - h * 0.2], [x + 4, ty - h * 0.5], [x - 2, ty - h * 0.8]], [11, 9, 6]), tone('#5a5048', 0.16)) +
          path(crown(i * 5 + 40, x, ty - h * 0.52, w * 0.66, h * 0.36) + crown(i * 5 + 41, x - w * 0.2, ty - h * 0.72, w * 0.46, h * 0.28), tone(GREEN.dark, 0.14)) +
          path(crown(i * 5 + 42, x + w * 0.12, ty - h * 0.62, w * 0.46, h * 0.24) +
            crown(i * 5 + 43, x + w * 0.02, ty - h * 0.84, w * 0.34, h * 0.18), tone(GREEN.mid, 0.14)) +
          path(crown(i * 5 + 44, x + w * 0.24, ty - h * 0.74, w * 0.26, h * 0.13), tone(GREEN.lit, 0.12))
        );
      }),
      ...([[112, 196, 15], [176, 152, 16], [44, 214, 14], [206, 224, 15], [268, 226, 14], [140, 246, 13], [4, 254, 13], [-70, 224, 14], [-110, 250, 12]] as const)
        .filter(([x]) => doc.shows(x + hx) && (!wide || x > -40)).map(([x, y, w], i) => nest(x + hx, y, w) +
          openbill(x + hx - 3, y + 5, 0.66, i % 2 ? 1 : -1) + (i % 3 ? '' : openbill(x + hx + 14, y + 3, 0.58, -1))),
      path(`M${x0 - 10} 344Q${120 + hx} 356 ${300 + hx} 352Q${390 + hx} 346 ${430 + hx} 346` +
        `Q${360 + hx} 366 ${200 + hx} 372Q${60 + hx} 372 ${x0 - 10} 366z`,
        air(doc, LIGHT, MUD.mid, 0.16, 0.5)),
      path(breathingRootsPath(4, x0, 420 + hx, () => 360, 11, 9), air(doc, LIGHT, '#5a5048', 0.14, 0.5)),
      path(foliagePath({ seed: 22, x0: x0 - 10, x1: 400 + hx, y: 374, height: -90, wavelength: 100, scallop: [5, 12], base: 372, least: 0.5,
        envelope: slope(410 + hx, 220 + hx) }),
        wide ? air(doc, LIGHT, '#3f7f70', 0.2, 0.6) : '#4f8f7c', { opacity: 0.55 }),
      // the right bank far off
      path(foliagePath({ seed: 12, x0: 500, x1: x1 + 20, y: 326, height: 84, wavelength: 100, scallop: [5, 11], base: 330, least: 0.5,
        envelope: slope(500, 680) }),
        wood('#3f8560', 0.34)),
      path(foliagePath({ seed: 15, x0: 620, x1: x1 + 20, y: 340, height: 60, wavelength: 80, scallop: [6, 13], base: 344, under: 8, least: 0.5,
        envelope: slope(620, 740) }),
        wood('#2f7552', 0.2)),
      ripples(doc, '#fdfbe6', { seed: 4, from: HORIZON + 12, to: 604, count: 70, opacity: 0.55 }),
      ripples(doc, '#1f5f5f', { seed: 8, from: HORIZON + 30, to: 604, count: 50, opacity: 0.35 }),
      path('M-80 14H84Q40 44-30 44Q-70 38-80 14z', '#1f5f5a', { opacity: 0.4, transform: place(doc.pick(480, { wide: 700, tall: 470 }), 376, { scale: 0.9 }) }),
      boat(doc.pick(480, { wide: 700, tall: 470 }), 376, doc.pick(0.9, { tall: 0.78 })),
    );
    // another snout in the water, eyes and nostrils only
    const ex = doc.pick(650, { wide: 850, tall: 590 });
    doc.add(path(`M${ex - 46} 424q10-9 20-2q20-2 34 0q6-14 20-8q4 8 22 10q-50 5-96 0z`, '#3f4a3f'),
      path(`M${ex + 10} 420q4-6 12-4q2 4-2 6z`, '#f3d75a'),
      path(lensesPath([[ex - 80, 427, 190, 3, 0.5], [ex - 50, 432, 140, 3, 0.5]]), '#fdfbe6', { opacity: 0.8 }));

    // the near mud bank
    const bank: Point[] = [[120, 640], [150, 590], [220, 556], [320, 534], [440, 520], [560, 498], [660, 470], [760, 456], [900, 446], [1140, 436]];
    const cx = doc.pick(0, { wide: 130, tall: -10 });
    const shore = bank.map(([x, y]): Point => [x + (x < 1000 ? cx : 0), y]);
    const plane = (dy: number): string => String(new Pen().soft(shore.map(([x, y]) => [x, y + dy] as const)).line(right, 660).line(100 + cx, 660).close());
    const prints = new Pen(1);
    for (const i of range(6)) prints.circle(690 + cx + i * 26, 566 - i * 5 + (i % 2) * 10, 5 + random() * 2, 2.4);
    doc.add(
      path(plane(-6), MUD.wet), path(plane(2), MUD.mid),
      path(lensesPath([[240 + cx, 566, 220, 7, 0.5], [460 + cx, 540, 220, 7, 0.4], [620 + cx, 506, 220, 6, 0.5], [300 + cx, 596, 280, 8, 0.5],
        [640 + cx, 580, 240, 8, 0.5], [860, 500, 260, 8, 0.4], [900, 560, 240, 8, 0.5]]),
        MUD.lit, { opacity: 0.85 }),
      path(prints, MUD.shade, { opacity: 0.6 }),
      path(breathingRootsPath(8, 520 + cx, right, (x) => 512 - (x - 520 - cx) * 0.16, 34, 24), '#4a4440'),
      egret(706 + cx, 516, 1.1, { facing: -1 }),
      crocodile(doc.pick(420, { wide: 560, tall: 420 }), 572, doc.pick(0.98, { tall: 0.84 })),
      path(breathingRootsPath(13, 230 + cx, right, () => 604, 38, 30), '#2f2f30'),
    );
    // hental palms lean in over the bank, cut by the right border
    const bx = doc.pick(812, { wide: 1110, tall: 712 });
    const by = doc.pick(0, { tall: 96 });
    const hental = { light: -1, bark: [GREEN.ink, '#6f7f68', '#0a2428'], leaves: [GREEN.ink, '#14504a', '#4f9158'], nuts: '', leaflets: 9 } as const;
    doc.add(
      palm(4, bx + 40, 650, bx - 36, 150 + by, { ...hental, length: 150, width: [24, 14], bend: -30 }),
      palm(9, bx - 10, 650, bx - 92, 330 + by * 0.4, { ...hental, length: 96, width: [16, 10], bend: -16 }),
      birds('#f8f8ec',
        [[doc.pick(330, { wide: 620, tall: 330 }), 176, 1], [doc.pick(364, { wide: 654, tall: 362 }), 160, 0.8, 1],
          [doc.pick(392, { wide: 682, tall: 388 }), 180, 0.7], [doc.pick(420, { wide: 708, tall: 412 }), 164, 0.6]]),
    );
  },
};
