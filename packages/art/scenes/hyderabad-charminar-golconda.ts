import {
  air, airAt, arcadePath, archPath, bastion, birds, foliage, group, hump, lensesPath, man, mist, mix, onionDomePath,
  path, Pen, place, RAMPS, ridge, sky, stipple, streaks, stroke, sun, tuftPath, woman,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { boulderHill, jointsPath, merlonsPath, rampart } from '../kit/parts-deccan';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#4a86b4', '#93c0cc', '#e6e2c2', '#fff0cc'], haze: '#e6e2cb', deep: '#235a8c', ink: '#24343f',
};
const STONE: Tones = ['#c9ab86', '#f6dfb0', '#8a8078'];
const ROCK: Tones = ['#b39a80', '#eccf9f', '#77706f'];
const GREEN = { lit: '#a8b765', mid: '#6f9458', dark: '#43705a' };

const hazed = ([a, b, c]: Tones, t: number): Tones => [mix(a, LIGHT.haze, t), mix(b, LIGHT.haze, t), mix(c, LIGHT.haze, t)];

/** Bala Hissar: the three-storeyed pavilion on the summit, arches below, a terrace with a throne kiosk on top. 0,0 is the centre of its foot. */
function baradari([mid, lit, shade]: Tones): string {
  const deep = mix('#4a5664', LIGHT.haze, 0.16);
  return [
    path('M-96 0L-92-16H104L112 4z', mid),
    path('M-70-14V-62H60V-14z', mid),
    path('M60-14V-62H86V-14z', lit),
    path('M-70-14V-62H-50V-14z', shade),
    path(arcadePath(-50, 60, 5, -14, -34, -46, 0.66), deep),
    path(arcadePath(62, 86, 1, -14, -34, -46, 0.6), shade),
    path(merlonsPath(-72, 88, -62, 6, 7), lit),
    stroke('M-72-61H88M-74-15H92', lit, 2.4),
    path('M-44-66V-100H42V-66z', mid),
    path('M42-66V-100H58V-66z', lit),
    path('M-44-66V-100H-32V-66z', shade),
    path(arcadePath(-30, 42, 3, -68, -80, -92, 0.66), deep),
    path(merlonsPath(-46, 60, -100, 5, 6), lit),
    stroke('M-46-99H60', lit, 2.4),
    // the canopy of the open-air throne
    path('M-20-104V-126H26V-104z', mid),
    path('M16-104V-126H26V-104z', lit),
    path(arcadePath(-20, 16, 2, -104, -112, -120, 0.6), deep),
    path('M-26-126L-22-131H28L32-126z', lit),
  ].join('');
}

/** A long bronze gun on its block, muzzle to the right; about 0,0, 250 px long. */
const cannon = (): string =>
  [
    path('M-112 34Q0 22 150 34Q60 50-112 46z', '#3a4650', { opacity: 0.5 }),
    path('M-96 36L-84 4H-20L-6 36z', '#6d5a54'),
    path('M-96 36L-84 4H-70L-78 36z', '#4a4248'),
    path('M40 36L52-4H74L88 36z', '#6d5a54'),
    path('M60 36L64-4H74L88 36z', '#a88a70'),
    path('M-130-4Q-122-30-104-30L150-46V-20L-104 12Q-124 12-130-4z', '#3c4a52'),
    path('M-130-4Q-122-30-104-30L150-46V-38L-104-18Q-118-18-130-4z', '#d2b57c'),
    path('M-104 12Q-124 12-130-4L-104 2L150-27V-20z', '#28343e'),
    path('M146-50h16v34h-16z', '#4a5860'),
    path('M146-50h16v9h-16z', '#e6cb92'),
    path('M162-46q5 13 0 27z', '#1f2a34'),
    stroke('M-100-31V13M-84-31V11M-10-37V3M6-38V2M84-43V-11M96-44V-13', '#28343e', 2),
    path('M-146-8a9 9 0 1 1 18 4a9 9 0 1 1-18-4z', '#3c4a52'),
    stroke('M-36-34q8-12 16 0', '#d2b57c', 3),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const at = doc.pick(470, { wide: 690, tall: 440 });
    doc.add(
      sky(doc, LIGHT, { horizon: 430, deepenTo: 430 }),
      sun(doc, at + 330, 150, 20, '#fffbe6', { glow: '#fff0c4', glowRadius: 260, glowOpacity: 0.7, disc: false }),
      streaks(doc, { seed: 15, from: 46, to: 200, count: 7, length: [160, 380], height: [4, 11], opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#7d97a4', 0.55), { seed: 4, y: 402, height: 40, wavelength: 300, step: 44, base: 470 }),
    );
    // the tombs of the kings on the plain
    const tombs = doc.pick(66, { wide: 330, tall: 160 });
    const pale = airAt(doc, LIGHT, '#8f9aa4', 0.5, tombs);
    doc.add(
      path(
        ([[0, 1], [44, 0.7], [-40, 0.6], [86, 0.5]] as const)
          .map(([dx, k]) => onionDomePath(tombs + dx, 11 * k, 14 * k, 386 - 4 * k, 386 - 30 * k) +
            String(new Pen().rect(tombs + dx - 17 * k, 386 - 6 * k, 34 * k, 20)))
          .join(''),
        pale,
      ),
      foliage(doc, air(doc, LIGHT, '#5f8a78', 0.5), { seed: 8, y: 412, height: 26, wavelength: 90, scallop: [4, 9], base: 470 }),
      mist(doc, { seed: 3, from: 396, to: 430, colour: '#fff6dc', opacity: 0.6, count: 4 }),
    );

    // the hill: boulders with scrub between
    const crest = (x: number): number => 232 * hump(x, at, 150) + 92 * hump(x, at + 230, 130) + 86 * hump(x, at - 220, 110) + 12;
    const base = 470;
    const soft: Point[] = [];
    for (let x = at - 460; x <= at + 470; x += 30) soft.push([x, base - Math.max(0, crest(x) - 10)]);
    const rockTones = hazed(ROCK, 0.24);
    const tuft = (seed: number, dx: number, y: number, w: number, h: number): string => tuftPath(seed, at + dx - w, at + dx + w, y, h);
    doc.add(
      path(new Pen().soft(soft).line(at + 470, 520).line(at - 460, 520).close(), mix(GREEN.mid, LIGHT.haze, 0.3)),
      boulderHill(11, at - 250, at + 300, base, (x) => crest(x) - 10, rockTones, { rows: 5, size: [24, 62], light: 1 }),
      path(
        tuft(3, -150, 330, 46, 24) + tuft(5, -60, 300, 34, 20) + tuft(7, 110, 318, 44, 24) + tuft(9, 210, 372, 60, 28) + tuft(11, -230, 392, 70, 30) +
          tuft(13, 30, 364, 54, 26) + tuft(15, -110, 398, 60, 26),
        mix(GREEN.dark, LIGHT.haze, 0.2),
      ),
      path(tuft(23, 124, 312, 26, 16) + tuft(25, 226, 366, 34, 18) + tuft(27, 44, 358, 30, 16) + tuft(29, -96, 392, 34, 16), mix(GREEN.lit, LIGHT.haze, 0.2)),
    );
    // walls that climb the rock, line behind line
    const wallTones = (t: number): Tones => hazed(STONE, t);
    const line = (list: readonly Point[]): Point[] => list.map(([x, y]) => [at + x, y]);
    doc.add(
      rampart(line([[-104, 274], [-76, 258], [-30, 250], [30, 250], [80, 258], [112, 280]]), 22, wallTones(0.22), { merlon: 4 }),
      group(baradari(wallTones(0.16)), { transform: place(at + 2, 256, { scale: 0.78 }) }),
      rampart(line([[-196, 350], [-150, 338], [-96, 318], [-40, 322], [0, 330]]), 22, wallTones(0.18), { merlon: 5 }),
      rampart(line([[30, 330], [90, 318], [130, 330], [180, 352], [232, 372], [290, 380]]), 22, wallTones(0.18), { merlon: 5 }),
      bastion(at - 112, 312, 34, 42, wallTones(0.18), { merlon: 4 }),
      bastion(at + 112, 318, 34, 44, wallTones(0.18), { merlon: 4 }),
      rampart(line([[-330, 420], [-260, 404], [-180, 380], [-120, 384], [-60, 396], [20, 404]]), 24, wallTones(0.12), { merlon: 5 }),
      // the ruined palaces at the foot, in tiers of arches
      path(new Pen().rect(at + 26, 396, 200, 60), wallTones(0.12)[0]),
      path(new Pen().rect(at + 190, 396, 36, 60).rect(at + 20, 392, 212, 5), wallTones(0.1)[1]),
      path(arcadePath(at + 30, at + 188, 7, 456, 430, 412, 0.66) + arcadePath(at + 194, at + 224, 1, 456, 430, 412, 0.62), mix('#4f5b68', LIGHT.haze, 0.12)),
      path(new Pen().rect(at + 60, 372, 90, 22), wallTones(0.14)[0]),
      path(arcadePath(at + 62, at + 148, 5, 394, 384, 377, 0.6), mix('#4f5b68', LIGHT.haze, 0.16)),
      bastion(at - 196, 374, 40, 60, wallTones(0.1), { merlon: 5 }),
    );
    // the outer wall with its round bastions, and the gate
    const outer = hazed(STONE, 0.04);
    const bastions = [[-950, 44], [-760, 48], [-560, 44], [-330, 52], [-120, 50], [150, 54], [350, 50]] as const;
    doc.add(
      foliage(doc, mix(GREEN.dark, LIGHT.haze, 0.1), { seed: 17, y: 456, height: 30, wavelength: 60, scallop: [5, 11], base: 470 }),
      rampart([[x0 - 20, 452], [at - 330, 446], [at - 100, 450], [at + 160, 444], [x1 + 20, 450]], 50, outer, { merlon: 8, seed: 8 }),
      ...bastions.filter(([dx]) => doc.shows(at + dx + 26)).map(([dx, w]) => bastion(at + dx, 438, w, 66, outer, { merlon: 7 })),
      path(archPath(at + 60, 24, 502, 480, 456), '#f8e6bf'),
      path(archPath(at + 60, 17, 502, 482, 464), '#3f4652'),
      foliage(doc, GREEN.mid, { seed: 19, y: 508, height: 22, wavelength: 60, scallop: [6, 13], base: 530 }),
      doc.band(doc.linear([[0, '#b9b36a'], [1, '#7d8f55']], { y1: 506, y2: 600 }), 506),
      path(`M${at + 46} 504H${at + 76}L${at + 60} 540L${at - 120} 620H${at - 330}L${at + 30} 534z`, '#e9cf9c'),
      stipple('#5f7a4a', { seed: 6, count: Math.round(doc.width / 12), x0, x1, y0: 514, y1: 590, size: 3 }),
      woman(at + 10, 552, { scale: 0.95, sari: '#d9486a', edge: '#ffd97a', facing: -1 }),
      man(at - 10, 556, { scale: 1, shirt: '#f6f0dc', dhoti: '#4a6078' }),
      man(at + 56, 520, { scale: 0.7, shirt: '#e8a03c', dhoti: '#4a4a58' }),
    );

    // the near bastion with the gun, cut by the border
    const near = doc.pick(0, { wide: -250, tall: 96 });
    doc.add(
      group(
        [
          path('M-400 512L120 506Q300 508 372 534Q392 556 396 720H-400z', '#8f8274'),
          path('M-400 512L120 506Q300 508 372 534Q300 520 120 518L-400 524z', '#f3dba8'),
          path('M372 534Q392 556 396 720H330Q336 570 320 528z', '#cdb28c'),
          stroke(jointsPath(4, -60, 310, 534, 610, 17, 0.7), '#5d5a5c', 1.6, { opacity: 0.7 }),
          path(merlonsPath(-330, 20, 513, 66, 56, 30), '#857a70'),
          path('M6 513Q20 496 14 470Q2 458-12 457Q-2 480 0 513z', '#dcc193'),
          group(cannon(), { transform: place(206, 476, { scale: 0.96, rotate: -3 }) }),
          man(44, 512, { scale: 2.1, shirt: '#e9e0c6', dhoti: '#7a6a58', hat: '#f5efe0' }),
          path(lensesPath([[0, 513, 60, 4, 0.5], [90, 515, 220, 4, 0.5]]), '#5d5a5c', { opacity: 0.6 }),
        ],
        { transform: place(near, doc.pick(0, { wide: 14, tall: 6 }), { scale: doc.pick(1, { wide: 1, tall: 0.9 }) }) },
      ),
    );
    doc.add(
      birds('#4a6a80', [[at - 130, 150, 0.9], [at - 104, 138, 0.7, 1], [at - 84, 154, 0.6], [at + 150, 176, 0.5]]),
    );
  },
};
