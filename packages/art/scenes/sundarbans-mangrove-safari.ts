import {
  air, birds, deepenWater, foliagePath, glitter, lensesPath, mist, mix, path, Pen, place, RAMPS, range, ripples, rng, sky, slope, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { breathingRootsPath, egret, limbPath, moved, shape, softLine, stiltRootsPath } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#3f7f86', '#98b394', '#ecc879', '#fae0a0'], haze: '#e6c98c', deep: '#17525c' };
const MUD = { lit: '#c9a77c', mid: '#94775f', shade: '#5f5050', wet: '#7d8a80' };
const FUR = { lit: '#f8b655', mid: '#e5893a', shade: '#b15a30', white: '#fdeed0', stripe: '#2a1c22' };
const GREEN = { lit: '#a4b352', mid: '#587a43', dark: '#2c523f', ink: '#16302f' };
const HORIZON = 318;

/** A Bengal tiger walking to the left, between its feet at x, y; 330 px long with the tail, 150 high at scale 1. Lit from the left. */
function tiger(x: number, y: number, scale: number): string {
  const body =
    'M-108-112Q-86-128-54-126Q-10-122 30-128Q74-138 106-124Q128-112 128-84Q130-70 124-58L120-34L132-4Q118 4 102 0L96-36Q86-56 84-68Q40-58 0-62' +
    'Q-34-65-50-66L-56-30L-50-2Q-66 4-84 0L-86-38Q-96-58-104-72Q-118-92-108-112z';
  const far = 'M-76-58L-92-32L-116-6Q-104 4-86-2L-62-34L-50-58zM84-66L70-34L50-6Q64 4 82-2L98-38L110-62z';
  const stripes =
    'M-60-126q8 18 2 44q-8-14-10-42zM-36-125q12 24 6 56q-12-20-14-55zM-8-123q12 22 8 48q-12-16-16-46zM16-126q12 26 8 56q-12-20-18-54zM42-130q14 26 10 60q-14-20-20-56z' +
    'M66-134q18 24 16 58q-16-18-24-54zM90-130q20 22 20 52q-16-14-28-46zM112-120q12 14 12 36q-12-10-20-28zM-88-120q8 18 0 44q-10-16-8-38z' +
    'M-52-76q10 6 8 18q-12-6-16-18zM60-78q10 4 10 14q-12-4-16-12zM88-52q10-4 18 2q-8 4-16 2z' +
      'M94-36q12-4 20 2q-10 4-18 2zM102-20q10-4 18 0q-8 5-16 3zM-86-44q14-6 26-2q-10 6-24 6zM-82-26q12-5 22-1q-10 6-20 5z';
  return moved(
    [
      path(lensesPath([[-140, 4, 300, 9, 0.5]]), MUD.shade, { opacity: 0.7 }),
      path(far, FUR.shade),
      path('M-90-30q12-6 22-2q-8 8-24 8zM-106-14q12-6 20-2q-8 6-20 6zM72-30q10-6 20-2q-8 8-22 8zM58-14q10-6 20-2q-10 6-20 6z', FUR.stripe),
      path(limbPath([[118, -104], [150, -92], [168, -60], [196, -40], [222, -50]], [16, 13, 11, 10, 7]), FUR.mid),
      stroke('M150-98l-10 10M164-80l-14 4M172-64l-13 6M190-50l-6 12M206-50l0 13', FUR.stripe, 5), path('M214-54q14-4 12 8q-10 6-16 0z', FUR.stripe),
      path(body, FUR.mid),
      path('M-104-72Q-92-86-70-80Q-40-72 0-74Q50-74 84-82Q100-74 124-58L120-34L132-4Q124 0 116 1' +
        'L106-34Q96-54 84-68Q40-58 0-62Q-34-65-50-66L-56-30L-50-2Q-56 0-62 1L-68-36Q-84-62-104-72z',
        FUR.shade),
      path('M-70-72Q-40-66 0-68Q46-66 80-72Q40-58 0-62Q-34-65-50-66z', FUR.white),
      path('M-108-112Q-86-128-54-126Q-10-122 30-128Q74-138 106-124Q80-124 40-114Q0-106-40-110Q-80-112-108-98z', FUR.lit),
      path('M-84 0L-86-38Q-96-58-104-72Q-92-66-84-56Q-76-44-76-30L-72 1Q-78 2-84 0zM102 0L96-36Q88-50 86-58Q98-52 104-38L114 0Q108 1 102 0z', FUR.lit),
      path(stripes, FUR.stripe),
      // the head, low and turned to us a little
      path('M-100-116Q-96-142-112-148Q-122-146-126-136Q-146-140-158-128Q-170-138-178-132' +
        'Q-184-122-178-112Q-186-96-178-84Q-168-68-148-68Q-124-68-112-82Q-98-96-100-116z',
        FUR.mid),
      path('M-126-136Q-146-140-158-128Q-170-138-178-132Q-184-122-178-112Q-186-96-178-84Q-172-74-162-70Q-172-92-160-110Q-150-124-126-136z', FUR.lit),
      path('M-176-92Q-182-80-170-72Q-156-62-140-70Q-130-76-134-86Q-142-94-152-90Q-166-98-176-92z' +
        'M-172-116q8-6 14 0q-6 6-14 0zM-146-116q8-6 15 0q-7 6-15 0zM-110-104Q-100-92-110-78Q-122-70-130-72Q-114-82-110-104z',
        FUR.white),
      path('M-168-108q5-4 10 0q-5 4-10 0zM-144-108q6-5 11 0q-5 4-11 0z', '#7a5a1c'), path('M-165-108a2 2 0 1 1 .1 0zM-140-108a2.2 2.2 0 1 1 .1 0z', FUR.stripe),
      path('M-164-96q8-4 14 0q-2 7-7 8q-5-1-7-8z', '#c4655a'), stroke('M-157-88v6M-157-82q-5 6-13 6M-157-82q5 6 14 5', FUR.stripe, 2.2, { round: true }),
      path('M-160-134q-6 8-4 16q4-6 4-16zM-150-136q-2 8 2 16q4-8-2-16zM-140-136q2 8 6 12q2-6-6-12zM-122-128q-6 6-4 14q6-4 4-14z' +
        'M-112-118q-8 4-10 14q8-2 10-14zM-110-98q-8 2-14 10q8 0 14-10zM-182-112q6 4 8 12q-6-2-8-12zM-180-96q6 2 8 8q-6 0-8-8z',
        FUR.stripe),
      path('M-120-140q4-8 10-4q4 8 0 14q-8-2-10-10zM-176-128q2-4 6-2q0 6-4 8z', FUR.stripe), path('M-117-139q3-4 6-1q1 4-1 7q-5-1-5-6z', FUR.white),
      stroke('M-168-82l-22 2M-168-79l-20 8M-142-82l22 4M-142-79l18 10', FUR.white, 1),
      stroke('M-78-2v4M-70-2v4M110-1v4M120-2v4', FUR.stripe, 1.6),
    ],
    x, y, scale,
  );
}

/** A chital facing right, 84 px high at scale 1; `antlers` for the stag. */
const chital = (x: number, y: number, scale: number, antlers: boolean, facing: 1 | -1 = 1): string =>
  moved(
    [
      path(limbPath([[-20, -40], [-22, -20], [-18, 0]], [9, 5, 4]) + limbPath([[16, -40], [20, -20], [18, 0]], [8, 5, 4]), '#8a5433'),
      path('M-34-46Q-34-62-20-62Q4-66 20-60L34-80Q36-90 46-90L58-84Q62-80 56-77L46-74Q42-58 32-46Q26-36 14-36Q-12-32-28-34Q-36-38-34-46z', '#bf7a45'),
      path('M-30-38Q-10-34 14-38Q28-44 34-58Q28-42 14-36Q-12-32-28-34z', '#f3dfbd'), path('M-20-62Q4-66 20-60L34-80L40-76Q32-56 18-54Q-8-58-24-54z', '#e0a266'),
      stroke('M-24-54H18M-26-47H22M-20-41H14', '#f6e6c6', 2.2, { dash: '0 6.5', round: true }),
      path(limbPath([[-26, -40], [-30, -20], [-26, 0]], [10, 5, 4]) + limbPath([[22, -42], [26, -20], [26, 0]], [9, 5, 4]), '#a9683c'),
      path('M38-88q-8-6-10 2q4 6 10 4zM-34-52q-6 6-4 14q4 0 6-8z', '#8a5433'), path('M49-84a1.6 1.6 0 1 1 .1 0z', '#2a1c22'),
      antlers ? stroke('M42-90Q34-106 40-126M38-104q10-4 14-14M46-90Q48-104 60-118M52-104q8 0 14-6', '#8a6a4c', 2.6, { round: true }) : '',
    ],
    x, y, scale, facing,
  );

/** A double-decked wooden river launch, 230 px long about x on its waterline. */
const launch = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-112-30Q-60-16 40-18Q90-20 120-42Q116-4 96 8H-92Q-108-4-112-30z', '#2f6f8a'),
      path('M-112-30Q-60-16 40-18Q90-20 120-42L119-34Q90-12 40-10Q-60-8-111-22z', '#f3e6c4'),
      path('M-106-8Q0 4 112-12L106 0Q0 8-100 0z', '#b5423a'),
      path('M-92-22V-52H60L74-22z', '#f6ead0'), path('M-92-22V-52H-70V-22z', '#d9c19c'), stroke('M-62-37H58', '#3f6f7f', 12, { dash: '14 8' }),
      path('M-100-52H70V-58H-100z', '#c9683f'), stroke('M-92-58V-92M-50-58V-92M-8-58V-92M34-58V-92M66-58V-92', '#7a4a3a', 3), stroke('M-96-70H68', '#7a4a3a', 2.4),
      range(6).map((i) => path(`M${-82 + i * 24}-58q-2-18 6-19q8 1 6 19zM${-80 + i * 24}-82a4.2 4.6 0 1 1 8.4 0a4.2 4.6 0 1 1-8.4 0z`,
        ['#d8433f', '#f2ead2', '#2f8f86', '#f0b23f', '#8e3f6a', '#3f5fa0'][i] ?? '')).join(''),
      path('M-104-92Q-14-108 78-92L74-86H-100z', '#e9d29a'), path('M-104-92Q-14-108 78-92Q-14-100-104-92z', '#fff3cc'),
      path('M76-22V-46H96L102-30z', '#f6ead0'), stroke('M98-40V-74', '#7a4a3a', 2), path('M98-74h18l-5 6l5 6h-18z', '#e8643f'),
      path(lensesPath([[-120, 11, 240, 3, 0.5], [-150, 16, 180, 2.5, 0.4]]), '#fff0c8', { opacity: 0.8 }),
    ],
    x, y, scale,
  );

/** A stork-billed kingfisher on its perch at x, y, facing left; 76 px high at scale 1. */
const kingfisher = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M12-4Q22 18 26 36L16 34Q8 16 4 0z', '#1f6f9c'),
      path('M-18-34Q-22-8 0 4Q16 2 18-18Q18-36 8-48z', '#f0a04a'), path('M-2-42Q20-44 22-16Q20 2 10 12Q-2-10-2-42z', '#2f8fb5'),
      path('M6-44Q22-40 22-16Q20-4 14 4Q16-24 6-44z', '#5fc0d8'),
      path('M-22-50Q-22-68-4-70Q14-68 14-48Q10-34-6-34Q-20-36-22-50z', '#8a5f45'), path('M-22-50Q-22-68-4-70Q-14-60-12-40Q-20-42-22-50z', '#c98f5f'),
      path('M-20-56L-66-46Q-40-38-16-44z', '#c8352f'), path('M-20-56L-66-46L-18-50z', '#f2705a'), path('M-12-56a3 3 0 1 1 .1 0z', '#1d1622'),
      path('M-13-57a1 1 0 1 1 .1 0z', '#fff'),
      stroke('M-2 2v8M6 2v8', '#c8352f', 3),
    ],
    x, y, scale,
  );

/** A mangrove: arched stilt roots, short bole, a flat glossy crown in three tones. */
function mangrove(seed: number, x: number, y: number, height: number, width: number, tones: readonly [string, string, string], bark: string): string {
  const crown = (dx: number, top: number, w: number, h: number, s: number): string =>
    foliagePath({ seed: seed + s, x0: x + dx - w, x1: x + dx + w, y: y - height + top, height: h, wavelength: 50, scallop: [5, 12], base: y - height +
      top + 2, under: h * 0.45, least: 0.65, envelope: (px) => Math.max(0, 1 - Math.abs((px - x - dx) / w) ** 2.4) });
  return (
    stroke(stiltRootsPath(seed, x, y - height * 0.5, y, width * 0.8, 9), bark, Math.max(1.6, height * 0.026), { round: true }) +
    path(limbPath([[x, y - height * 0.24], [x + 2, y - height * 0.5], [x - 2, y - height * 0.8]], [height * 0.05, height * 0.045, height * 0.03]), bark) +
    path(crown(0, height * 0.36, width * 0.62, height * 0.34, 1) + crown(-width * 0.2, height * 0.26, width * 0.42, height * 0.24, 2), tones[0]) +
    path(crown(-width * 0.06, height * 0.22, width * 0.46, height * 0.22, 3) + crown(width * 0.2, height * 0.36, width * 0.3, height * 0.16, 4), tones[1]) +
    path(crown(-width * 0.18, height * 0.17, width * 0.28, height * 0.13, 5), tones[2])
  );
}

const bank = (doc: Doc): string => {
  const x1 = Math.max(doc.x1, 800) + 30;
  const mud: Point[] = [[250, 524], [320, 506], [400, 494], [500, 484], [590, 472], [680, 452], [760, 440], [900, 428], [x1, 420]];
  const body = (dy: number,
    from = 0): string => String(new Pen().soft(mud.slice(from).map(([x, y]) => [x, y + dy] as const)).line(x1, 640).line(180, 640).quad(190, 560,
      250 + from * 10, 524 + dy).close());
  return path(body(-4), MUD.wet) + path(body(4), MUD.mid) +
    path(lensesPath([[330, 512, 180, 6, 0.5], [470, 496, 200, 6, 0.4], [300, 556, 260, 8, 0.4], [560, 548, 220, 8, 0.5], [640, 470, 160, 5, 0.5],
      [360, 590, 220, 7, 0.4], [820, 470, 220, 7, 0.5], [900, 540, 200, 8, 0.5]]),
      MUD.lit, { opacity: 0.75 });
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const right = Math.max(x1, 800) + 30;
    const sunX = doc.pick(176, { wide: 452, tall: 236 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 6 }),
      sun(doc, sunX, doc.pick(226, { wide: 256 }), 32, '#fff2c0', { glow: '#ffe49a', glowRadius: doc.pick(300, { wide: 190, tall: 210 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 9, from: 90, to: 230, count: 7, colour: '#ffedc0', opacity: 0.5, height: [4, 11] }),
      path(foliagePath({ seed: 3, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 4, height: 40, wavelength: 150, scallop: [3, 8], base: HORIZON + 6,
        least: 0.5 }),
        air(doc, LIGHT, '#5f7a5c', 0.52, 0.6)),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: doc.pick(120, { wide: 300, tall: 190 }), y: HORIZON + 10, height: 74, wavelength: 110,
        scallop: [4, 10], base: HORIZON + 12, least: 0.5,
        envelope: slope(doc.pick(126, { wide: 306, tall: 196 }), doc.pick(-30, { wide: 100, tall: 90 })) }),
        air(doc, LIGHT, '#48694c', 0.32, 0.55)),
      path(foliagePath({ seed: 8, x0: 360, x1: right, y: HORIZON + 14, height: 110, wavelength: 110, scallop: [4, 10], base: HORIZON + 18, least: 0.5,
        envelope: slope(350, 620) }),
        mix('#48694c', LIGHT.haze, 0.34)),
      mist(doc, { seed: 12, from: 296, to: 322, colour: '#fdeec2', opacity: 0.5, count: 4 }),
      doc.band(doc.linear([[0, '#f3d592'], [0.25, '#b9ab7c'], [0.6, '#6f8a78'], [1, '#2f5a5a']], { y1: HORIZON + 4, y2: 600 }), HORIZON + 4),
      deepenWater(doc, LIGHT, HORIZON + 4, { strength: 0.7 }),
      path(foliagePath({ seed: 8, x0: 360, x1: right, y: HORIZON + 18, height: -80, wavelength: 110, scallop: [5, 12], base: HORIZON + 16, least: 0.5,
        envelope: slope(350, 620) }),
        '#5f6f52', { opacity: 0.5 }),
      ripples(doc, '#fff0c4', { seed: 4, from: HORIZON + 10, to: 604, count: 70, opacity: 0.5 }),
      ripples(doc, '#2f5552', { seed: 7, from: HORIZON + 14, to: 604, count: 56, opacity: 0.4 }),
      glitter('#fff3cc', { seed: 5, x: sunX, from: HORIZON + 6, to: 600, width: [40, 170], count: 38, height: [0.8, 4] }),
    );
    const lx = doc.pick(290, { wide: 350, tall: 300 });
    doc.add(
      path('M-112 10H118L92 60Q0 74-92 60z', '#3f5f5a', { opacity: 0.5, transform: place(lx, 366, { scale: 0.72 }) }),
      launch(lx, 368, 0.74),
      [[520, 340, 66, 90, 2], [600, 350, 96, 120, 5], [690, 362, 118, 150, 9], [800, 366, 128, 150, 14], [900, 372, 120, 160, 18],
        [1000, 376, 140, 170, 22], [1090, 380, 124, 150, 27]]
        .filter(([x = 0]) => doc.shows(x, 80))
        .map(([x = 0, y = 0, h = 0, w = 0, s = 0]) => mangrove(s, x, y + 4, h, w,
          [mix(GREEN.dark, LIGHT.haze, 0.16), mix(GREEN.mid, LIGHT.haze, 0.14), mix(GREEN.lit, LIGHT.haze, 0.12)], mix('#4a3f3f', LIGHT.haze, 0.16))),
      path(`M500 346Q600 340 700 360T900 372T${right} 380V470H460Q470 380 500 346z`, mix(MUD.mid, LIGHT.haze, 0.2)),
      path(lensesPath([[520, 372, 130, 5, 0.4], [640, 384, 160, 5, 0.5], [820, 396, 180, 5, 0.5], [560, 400, 120, 4, 0.5]]), mix(MUD.lit, LIGHT.haze, 0.2)),
      path(breathingRootsPath(5, 500, right, (x) => 360 + (x - 500) * 0.05, 12, 9), mix('#4a3f3f', LIGHT.haze, 0.2)),
      chital(doc.pick(624, { wide: 740, tall: 560 }), 396, 0.62, true, -1), chital(doc.pick(672, { wide: 790, tall: 604 }), 402, 0.6, false),
      chital(doc.pick(716, { wide: 846, tall: 648 }), 398, 0.54, false, -1),
      egret(doc.pick(474, { wide: 590, tall: 452 }), 398, 0.6, { facing: -1 }),
      bank(doc),
    );
    const [tx, ty, ts] = [doc.pick(484, { wide: 560, tall: 446 }), doc.pick(546, { tall: 548 }), doc.pick(1.12, { tall: 1 })];
    const random = rng(4);
    const prints = new Pen(1);
    for (const i of range(7)) prints.circle(tx + 190 + i * 34, ty + 6 + (i % 2) * 12 - i * 3, 5 + random(), 2.4);
    doc.add(
      path(breathingRootsPath(11, 330, right, (x) => 506 - (x - 330) * 0.16, 30, 21), '#4f4244'),
      path(prints, MUD.shade, { opacity: 0.7 }),
      path('M-150 6Q-60 18 60 14L150 8Q60 40-40 40Q-110 30-150 6z', MUD.shade, { opacity: 0.35, transform: place(tx, ty, { scale: ts }) }),
      tiger(tx, ty, ts),
      path(breathingRootsPath(15, 280, right, (x) => 586 - (x - 280) * 0.02, 44, 26), '#3f3438'),
      path(breathingRootsPath(21, 260, right, (x) => 604 - (x - 280) * 0.01, 34, 30), '#2a2630'),
    );
    // the frame: a near mangrove bough on the right with the kingfisher
    const bx = doc.pick(830, { wide: 1130, tall: 726 });
    const by = doc.pick(0, { tall: 110 });
    const perch: Point[] = [[bx, 210 + by * 0.4], [bx - 80, 196 + by * 0.4], [bx - 150, 212 + by * 0.4], [bx - 196, 204 + by * 0.4]];
    const leaves = (seed: number, dx0: number, dx1: number, y: number, h: number): string =>
      foliagePath({ seed, x0: bx + dx0, x1: bx + dx1, y: by + y, height: h, wavelength: 60, scallop: [8, 17], base: by + y + 2, under: h * 0.5,
        least: 0.6, envelope: (x) => Math.max(0, 1 - Math.abs((x - bx - (dx0 + dx1) / 2) / ((dx1 - dx0) / 2)) ** 2.4) });
    doc.add(
      path(limbPath([[bx + 10, 640], [bx - 18, 480], [bx + 4, 320], [bx - 16, 180 + by]], [60, 40, 34, 26], 0), GREEN.ink),
      softLine([[bx - 4, 620], [bx - 34, 480], [bx - 12, 330], [bx - 28, 190 + by]], '#a08a68', 4, 0.8),
      stroke(stiltRootsPath(6, bx, 470, 640, 330, 9), GREEN.ink, 9, { round: true }),
      path(limbPath(perch, [17, 12, 8, 3]), GREEN.ink),
      path(leaves(41, -190, 40, 74, 80) + leaves(43, -120, 60, 20, 70), GREEN.ink),
      path(leaves(45, -150, 10, 56, 46) + leaves(47, -80, 40, 4, 40), GREEN.mid), path(leaves(49, -140, -50, 44, 24), GREEN.lit),
      kingfisher(bx - 128, 200 + by * 0.4, 0.82),
      wide ? '' : shape([[x0 - 20, 640], [x0 - 10, 596], [x0 + 40, 584], [x0 + 96, 604], [x0 + 110, 640]], GREEN.ink),
      path(breathingRootsPath(31, x0 - 6, x0 + 100, () => 606, 30, 16), GREEN.ink),
      birds('#4a5f58',
        [[doc.pick(330, { wide: 560, tall: 300 }), 150, 0.9], [doc.pick(358, { wide: 588, tall: 326 }), 138, 0.7, 1],
          [doc.pick(380, { wide: 610, tall: 346 }), 156, 0.6]]),
    );
  },
};
