import {
  arcadePath, archPath, at, cumulus, deepenWater, dome, ferry, glitter, group, lerp, man, mix, path, Pen, place,
  RAMPS, range, ripples, rng, sky, streaks, stroke, woman,
  type Doc, type Ramp, type Scene, type Tones,
} from '../kit';
import { ghagraWoman, pennant, shadows, shikhara } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2587b4', '#6fbfd2', '#c4e6df', '#fbf3d6'], haze: '#dcebdd', deep: '#125f8c' };
const STONE: Tones = ['#d9bf95', '#fff0cb', '#94808a'];
const DARK = '#574a63';
const INK = '#123247';
const GHAT = 432;
const WATER = 506;

const box = (x: number, top: number, w: number, h: number): string => String(new Pen().rect(x, top, w, h));

/** A storey of the hall: open pillared balconies between cornices; light from the right. */
function storey(x0: number, x1: number, foot: number, h: number): string {
  const [mid, lit, shade] = STONE;
  const w = x1 - x0;
  const n = Math.round(w / 15);
  return (
    path(box(x0, foot - h, w, h), mid) +
    path(box(x0, foot - h, w * 0.12, h), shade) + path(box(x1 - w * 0.14, foot - h, w * 0.14, h), lit) +
    path(arcadePath(x0 + 4, x1 - 4, n, foot - h * 0.34, foot - h * 0.6, foot - h * 0.8, 0.62), DARK) +
    stroke(`M${x0 + 2} ${foot - h * 0.2}H${x1 - 2}`, shade, h * 0.16, { dash: '3 2.500' }) +
    path(box(x0 - 4, foot - h - 2, w + 8, 5), lit) + path(box(x0 - 2, foot - h + 3, w + 4, 3), shade)
  );
}

/** The Jagat Mandir: hall of five storeys on the left, the spire on the right; the foot of its platform on y 0. */
function temple(): string {
  const [mid, lit, shade] = STONE;
  const wallTop = -206;
  const niches = new Pen(1);
  for (const y of [-70, -112, -154]) for (const k of range(7)) niches.rect(16 + k * 19, y - 22, 7, 20);
  const bands = new Pen();
  for (const y of [-52, -92, -134, -176, -204]) bands.rect(4, y, 152, 5);
  return [
    // the shrine wall with its niches, then clustered spires
    path(box(8, wallTop, 144, 170), mid), path(box(8, wallTop, 22, 170), shade), path(box(126, wallTop, 26, 170), lit),
      path(box(62, wallTop, 36, 170), lit, { opacity: 0.5 }),
    path(niches, DARK), path(bands, lit), stroke('M8-44H152M8-84H152M8-126H152M8-168H152', shade, 5, { dash: '4 3' }),
    shikhara(80, wallTop + 4, 138, 196, STONE, { courses: 13, bulge: 2.1 }),
    shikhara(22, wallTop + 6, 34, 70, STONE, { courses: 6 }), shikhara(138, wallTop + 6, 34, 70, STONE, { courses: 6 }),
    shikhara(46, wallTop + 4, 44, 112, STONE, { courses: 8 }), shikhara(114, wallTop + 4, 44, 112, STONE, { courses: 8 }),
    shikhara(80, wallTop + 6, 56, 128, STONE, { courses: 9 }),
    // hall
    storey(-172, 14, -34, 40), storey(-164, 8, -74, 38), storey(-152, 0, -112, 36), storey(-136, -10, -148, 33), storey(-116, -28, -181, 28),
    path(new Pen().polygon([[-122, -211], [-22, -211], [-40, -224], [-104, -224]]), mid),
      path(new Pen().polygon([[-52, -211], [-22, -211], [-40, -224], [-60, -224]]), lit),
    dome(-72, 30, -222, STONE, { height: 26, finial: '#f2c15c' }),
    ...([[-162, -116], [-146, -152], [-124, -184], [4, -80]] as const).map(([x, y]) => dome(x, 9, y, STONE, { height: 10, finial: '#f2c15c' })),
    // porch and platform
    path(box(-206, -36, 392, 40), mid), path(box(-206, -40, 392, 5), lit), path(box(150, -36, 36, 40), lit), path(box(-206, -36, 30, 40), shade),
    path(arcadePath(-170, 150, 17, 4, -12, -24, 0.56), DARK),
  ].join('');
}

/** Houses of the old town: white, sky blue and sand. */
function houses(doc: Doc, x0: number, x1: number, seed: number): string {
  const random = rng(seed);
  const washes = [['#f6ead2', '#b9b0b0'], ['#a9d3da', '#6f9db0'], ['#f2cfa0', '#b08a80'], ['#e9f1ea', '#a3b8bd']] as const;
  const fronts = washes.map(() => new Pen());
  const shades = washes.map(() => new Pen());
  const holes = new Pen();
  for (let x = x0; x < x1; ) {
    const [w, h] = [34 + 36 * random(), 40 + 60 * random()];
    const i = Math.floor(random() * 4);
    if (x > doc.x0 - 80) {
      at(fronts, i).rect(x, GHAT - h, w, h);
      at(shades, i).rect(x, GHAT - h, w * 0.22, h);
      at(fronts, (i + 1) % 4).rect(x - 2, GHAT - h - 3, w + 3, 4);
      for (let y = GHAT - h + 12; y < GHAT - 16; y += 24) for (let px = x + w * 0.3; px < x + w - 8;
        px += 14) if (random() < 0.8) holes.rect(px, y, 6, 11);
    }
    x += w + 2;
  }
  const tone = (c: string): string => mix(c, LIGHT.haze, 0.2);
  return fronts.map((pen, i) => path(pen, tone(at(washes, i)[0])) + path(at(shades, i), tone(at(washes, i)[1]))).join('') +
    path(holes, mix(DARK, LIGHT.haze, 0.25));
}

const gull = (x: number, y: number, k: number, turn: number, flip = 1): string =>
  `<g transform="${place(x, y, { scaleX: k * flip, scaleY: k, rotate: turn })}">` +
  path('M-34-12Q-14-20-4-4L8-3Q16-22 36-24Q20-10 12 2L20 4L11 6Q0 10-12 6L-20 9L-15 3Q-16-8-34-12z', '#f7fbf6') +
  path('M-34-12Q-14-20-4-4L-8 2Q-18-10-34-12zM36-24Q20-10 12 2Q4 8-12 6Q4 4 9-4Q20-16 36-24z', '#9fb9c6') +
  path('M20 4l6 1l-6 1.400z', '#f0963c') +
  '</g>';

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const tx = doc.pick(268, { wide: 500, tall: 340 });
    const k = doc.pick(0.84, { tall: 0.74, wide: 0.86 });
    const sea = 404;
    doc.add(
      sky(doc, LIGHT, { horizon: sea, deepenTo: 440 }),
      cumulus(doc, [[tx + 420, sea + 2, 360, 110, 12], [tx + 230, sea + 2, 220, 64, 3], [tx - 330, sea, 260, 80, 8]],
        { lit: '#fffaf0', shade: '#cfe2e2', opacity: 0.8, lobes: 7 }),
      streaks(doc, { seed: 19, from: 70, to: 240, count: 5, opacity: 0.45 }),
      // the open sea to the right of the point
      path(new Pen().rect(tx + 190, sea, x1 - tx, 60), doc.linear([[0, '#4fa6b8'], [1, '#8fd0cc']], { y1: sea, y2: 450 })),
      stroke(`M${tx + 300} ${sea + 14}h60m30 8h80m-160 10h120m60-18h60`, '#eaf8ee', 1.6, { opacity: 0.7 }),
    );
    // the lighthouse and the little temple on the point
    const lx = tx + doc.pick(420, { tall: 300 });
    const tone = (c: string): string => mix(c, LIGHT.haze, 0.25);
    const far: Tones = [tone(STONE[0]), tone(STONE[1]), tone(STONE[2])];
    doc.add(
      path(new Pen().soft([[tx + 220, GHAT + 2], [tx + 300, 420], [lx - 20, 418], [lx + 50, 424], [lx + 90, GHAT + 2]]).close(), tone('#c9b48c')),
      path(`M${lx - 8} 420l3-78h10l3 78z`, tone('#fbf1e0')),
        path(`M${lx - 7} 398h14l-1-17h-12zM${lx - 5.600} 364h11.200l-.6-12h-10z`, tone('#d9503f')),
        path(`M${lx - 7} 342h14v-4h-14zM${lx - 4} 338v-8q4-6 8 0v8z`, tone('#7a5a5c')),
      group([path('M-20 0v-26h40v26z', far[0]), shikhara(0, -24, 34, 44, far, { courses: 6 })], { transform: place(lx - 74, 420) }),
    );
    doc.add(houses(doc, x0 - 60, tx + 230, 14));
    doc.add(
      group([path('M-24 0v-44h48v44z', far[0]), shikhara(0, -42, 42, 64, far, { courses: 7 })], { transform: place(tx - 250, GHAT) }),
    );
    // the temple and its flag of fifty-two yards
    const top = GHAT - (206 + 196 * 1.2) * k;
    doc.add(
      pennant(tx + 80 * k, top + 8, 36 * k, doc.pick(176, { tall: 150 }) * k, ['#f4772c', '#c9342f'], { pole: '#7a5a3c' }),
      `<g transform="${place(tx, GHAT + 2, { scale: k })}">${temple()}</g>`,
    );

    // the ghat: steps, landings, shrines at the water
    const steps = 9;
    const [treads, risers] = [new Pen(), new Pen()];
    for (const i of range(steps)) {
      const y = lerp(GHAT, WATER, (i / steps) ** 1.06);
      const h = (WATER - GHAT) / steps;
      treads.rect(x0, y, x1 - x0, h * 0.55);
      risers.rect(x0, y + h * 0.55, x1 - x0, h * 0.5);
    }
    doc.add(path(treads, '#f3e0b6'), path(risers, '#c3a68c'));
    // landings run out into the water, lit on the right
    const landings = [[tx - 210, 96, 30], [tx + 40, 120, 22], [tx + 360, 110, 26], [tx - 470, 110, 24], [tx + 560, 90, 30]] as const;
    doc.add(
      path(landings.map(([x, w, d]) => box(x, 470, w, WATER - 470 + d)).join(''), '#d9bf95'),
      path(landings.map(([x, w]) => box(x, 466, w, 8)).join(''), '#fff0cb'),
      path(landings.map(([x, w, d]) => box(x, 474, w * 0.2, WATER - 474 + d)).join(''), '#8f7d84'),
      path(landings.map(([x, w, d]) => archPath(x + w * 0.6, 9, WATER + d - 4, 494, 482)).join(''), DARK),
    );

    const river = doc.linear([[0, '#a9dccf'], [0.4, '#3f9fae'], [1, '#12567a']], { y1: WATER, y2: 600 });
    const cover = new Pen().move(x0, 620).line(x0, WATER);
    for (const [x, w, d] of landings.slice().sort((a, b) => a[0] - b[0])) cover.line(x, WATER).line(x, WATER + d).line(x + w, WATER + d).line(x + w,
      WATER);
    doc.add(
      path(cover.line(x1, WATER).line(x1, 620).close(), river),
      doc.format === 'wide' ? deepenWater(doc, LIGHT, WATER, { strength: 0.3 }) : '',
      ripples(doc, '#0f5f80', { seed: 4, from: WATER + 8, count: 44, length: [16, 110], height: [0.8, 2.6], opacity: 0.4 }),
      ripples(doc, '#f4fbe8', { seed: 9, from: WATER + 4, to: 596, count: 40, length: [16, 90], height: [0.8, 2.4], opacity: 0.6 }),
      glitter('#fffbe6', { seed: 15, x: tx + 300, from: WATER + 6, to: 600, width: [60, 170], count: 24, height: [1, 3], opacity: 0.8 }),
    );
    // pilgrims
    const crowd = rng(8);
    const cloths = ['#e8542f', '#f6b53c', '#fbf4e2', '#c42f5e', '#3f7fb0', '#f08a9c'];
    const pens = cloths.map(() => new Pen(1));
    const heads = new Pen(1);
    for (const i of range(46)) {
      const px = lerp(x0, x1, crowd());
      const y = lerp(GHAT + 6, WATER - 8, crowd());
      const s = lerp(0.5, 0.8, (y - GHAT) / 70);
      at(pens, i % 6).move(px - 5 * s, y).line(px - 4 * s, y - 16 * s).quad(px, y - 22 * s, px + 4 * s, y - 16 * s).line(px + 5 * s, y).close();
      heads.circle(px, y - 22 * s, 2.7 * s);
    }
    doc.add(
      pens.map((pen, i) => path(pen, at(cloths, i))), path(heads, '#5a3640'),
      shadows([[tx - 226, 470, 60, 3], [tx - 190, 472, 50, 3], [tx + 30, 471, 60, 3], [tx + 380, 471, 50, 3]], DARK, 0.4),
      woman(tx - 182, 470, { scale: 1.1, sari: '#e8432f', edge: '#f6c04a' }), man(tx - 154, 470, { scale: 1.15, shirt: '#fbf4e2' }),
      ghagraWoman(tx + 72, 470, { scale: 1.15, skirt: '#7a2a6a', hem: '#f6b53c', veil: '#f0653c', pot: '#c98a2f', facing: -1 }),
      man(tx + 106, 470, { scale: 1.1, shirt: '#f4772c', dhoti: '#f4772c', facing: -1 }),
        man(tx + 412, 470, { scale: 1.1, shirt: '#fbf4e2', hat: '#f4772c' }),
    );
    // boats; the near prow is cut by the border
    const bx = tx + doc.pick(238, { tall: 190 });
    doc.add(
      shadows([[bx - 74, 546, 160, 7]], INK, 0.45),
      ferry(bx, 540, { scale: 0.95, hull: '#1f5f8a', rail: '#f6c04a', awning: '#f4f1e2', shirts: ['#e8432f', '#fbf4e2', '#f6b53c', '#c42f5e'] }),
    );
    const right = doc.format === 'wide';
    doc.add(
      `<g transform="${place(right ? x1 - 4 : x0 + 4, 588, { scaleX: right ? -1 : 1, scaleY: 1 })}">` +
        path('M-30-22C60-18 110-30 168-70L176-68C160-20 110 24 40 30H-30z', INK) +
        path('M-30-22C60-18 110-30 168-70L176-68L172-58C120-18 60-6-30-8z', '#e8542f') +
        path('M-30-8C60-6 120-18 172-58L168-50C120-8 60 4-30 4z', '#f6c04a') +
        stroke('M60-20V-150', '#0d2838', 5) + path('M60-150q26 8 54-2q-14 18 0 30q-30 6-54-4z', '#f4772c') +
          path('M60-136q26 8 46 4l8 10q-30 6-54-4z', '#c9342f') +
        path('M116-34a7 6 0 1 1 .1 0z', '#fbf4e2') + path('M117-37a3 3 0 1 1 .1 0z', INK) +
        '</g>',
      gull(tx + 196, 356, 1, -8), gull(tx + 352, 384, 0.8, 6, -1), gull(tx + 26, 562, 1.2, -4), gull(tx + 410, 300, 0.62, -10),
        gull(tx + 262, 262, 0.5, 8, -1), gull(tx + 470, 548, 0.9, 0, -1),
    );
  },
};
