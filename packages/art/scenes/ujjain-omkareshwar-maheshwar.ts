import {
  air, birds, chhatri, dome, foliage, glitterPath, lensesPath, lerp, man, mix, path, Pen, place, RAMPS, range, ridge, ripples, rng, sky, stars,
  streaks, stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { cuspedArchPath, diyas, jharokha, shadows, shikhara } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#142a56', '#35598a', '#c08585', '#fbbd7e'], haze: '#b58a92', deep: '#0f2049' };
/** Dark stone; its left side still takes the afterglow. */
const STONE: Tones = ['#7a5a6e', '#d99a82', '#463756'];
const LAMP = '#ffd27a';
const DARK = '#2a2040';
const INK = '#151534';

/** Metres: the water's edge and the head of the steps, the wall on them. */
const GHAT = { edge: 5.4, head: 12, rise: 5.4, steps: 11, wall: 16, top: 12.6 };
const EYE = 3.6;
const FOCUS = 540;
const HORIZON = 398;

type Project = (x: number, y: number, z: number) => Point;

/** The fort above the steps: wall, bastions, merlons, windows, in perspective. */
function fort(project: Project): string {
  const { wall, top, rise } = GHAT;
  const [mid, lit, shade] = STONE;
  const quad = (points: readonly (readonly [number, number, number])[], fill: string): string =>
    path(new Pen().polygon(points.map((p) => project(...p))), fill);
  const [courses, merlons, windows, glow] = [new Pen(), new Pen(), new Pen(), new Pen()];
  const random = rng(4);
  for (const y of [7, 8.6, 10.2, 11.6]) courses.polygon([project(wall, y, 8), project(wall, y, 150)], false);
  for (let z = 9; z < 90; z += 1.5 + z * 0.012) merlons.polygon([project(wall, top, z), project(wall, top + 1, z), project(wall, top + 1, z + 0.9),
    project(wall, top, z + 0.9)]);
  for (let z = 10; z < 80; z += 3.2) {
    const pen = random() < 0.5 ? glow : windows;
    const [y, h] = [9.2, 1.4];
    pen.polygon([project(wall, y, z), project(wall, y + h, z), project(wall, y + h * 1.24, z + 0.45), project(wall, y + h, z + 0.9),
      project(wall, y, z + 0.9)]);
  }
  const out = [
    quad([[wall, rise, 6], [wall, top, 6], [wall, top, 150], [wall, rise, 150]], mid),
    stroke(courses, shade, 1.6, { dash: '22 7 40 10 13 16', opacity: 0.6 }),
    path(merlons, mix(mid, lit, 0.5)), path(windows, DARK), path(glow, LAMP),
    stroke(new Pen().polygon([project(wall, top, 6), project(wall, top, 150)], false), lit, 2.4),
  ];
  // round bastions, far ones first
  for (const z of [96, 66, 45, 31, 20.5]) {
    const [x, y0] = project(wall, rise, z);
    const [, y1] = project(wall, top + 0.8, z);
    const r = (FOCUS / z) * 2.5;
    const band = (a: number, b: number, fill: string): string =>
      path(new Pen().polygon([[x + r * a * 0.92, y1], [x + r * b * 0.92, y1], [x + r * b * 1.08, y0 + r * 0.14], [x + r * a * 1.08, y0 + r * 0.14]]),
      fill);
    out.push(
      band(-1, 1, mid), band(-1, -0.4, lit), band(0.42, 1, shade),
      path(new Pen().rect(x - r, y1 - r * 0.14, r * 2, r * 0.16), lit),
      stroke(new Pen().move(x - r, y1 - r * 0.26).line(x + r, y1 - r * 0.26), mix(mid, lit, 0.5), r * 0.24,
        { dash: `${(r * 0.24).toFixed(1)} ${(r * 0.16).toFixed(1)}` }),
      stroke(new Pen().move(x - r, y1 + r * 0.8).line(x + r, y1 + r * 0.8), shade, Math.max(1, r * 0.05), { opacity: 0.7 }),
      path(cuspedArchPath(x - r * 0.12, r * 0.16, y1 + r * 1.5, y1 + r * 1.24, y1 + r * 1.02, 2), LAMP),
    );
  }
  return out.join('');
}

/** The steps down to the river with their landings. */
function steps(project: Project): string {
  const { edge, head, rise, steps: n, wall } = GHAT;
  const [treads, risers, nosings] = [new Pen(), new Pen(), new Pen()];
  for (const i of range(n)) {
    const [xa, xb] = [lerp(edge, head, i / n), lerp(edge, head, (i + 1) / n)];
    const [ya, yb] = [(rise * i) / n, (rise * (i + 1)) / n];
    risers.polygon([project(xa, ya, 5), project(xa, yb, 5), project(xa, yb, 140), project(xa, ya, 140)]);
    treads.polygon([project(xa, yb, 5), project(xb, yb, 5), project(xb, yb, 140), project(xa, yb, 140)]);
    nosings.polygon([project(xa, yb, 5), project(xa, yb, 140)], false);
  }
  return (
    path(new Pen().polygon([project(head, rise, 5), project(wall, rise, 5), project(wall, rise, 150), project(head, rise, 150)]), '#8f6a76') +
    path(treads, '#8f6a76') + path(risers, '#b97f7c') + stroke(nosings, '#f0b48c', 1.2)
  );
}

/** A boat for pilgrims, moored with its bow to the left: 200 px long at scale 1. */
const barge = (x: number, y: number, k: number, hull: string, roof: string): string =>
  `<g transform="${place(x, y, { scale: k })}">` +
  path('M-100-26C-70-6-40-2 0-2L60-3C84-4 96-12 104-24C102 0 84 14 60 15H-44C-76 12-94-2-100-26z', hull) +
  path('M-100-26C-70-6-40-2 0-2L60-3C84-4 96-12 104-24L103-17C94-6 84 3 60 4L0 5C-44 4-78-2-99-19z', '#f0b45c') +
  stroke('M-48-4V-46M62-6V-46M8-4V-48', '#5a3a48', 3) + path('M-60-46Q6-62 76-46L70-41H-54z', roof) +
    path('M-60-46Q6-62 76-46Q6-56-60-46z', '#fff0d2') +
  path('M-2-46a4 5 0 1 1 8 0a4 5 0 1 1-8 0z', LAMP) + path('M-22-46a24 20 0 1 1 48 0a24 20 0 1 1-48 0z', LAMP, { opacity: 0.2 }) +
  '</g>';

export const scene: Scene = {
  draw(doc: Doc) {
    const { x0 } = doc;
    const cx = doc.pick(128, { wide: 392, tall: 176 });
    const focus = doc.pick(1, { tall: 0.86 });
    const project: Project = (x, y, z) => [cx + (FOCUS * focus * x) / z, HORIZON - (FOCUS * focus * (y - EYE)) / z];
    const unit = (z: number): number => (FOCUS * focus) / z;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 20 }),
      sun(doc, cx - doc.pick(40, { wide: -60 }), HORIZON - 6, 30, '#ffe2a4',
        { disc: false, glowRadius: doc.pick(300, { wide: 230 }), glowOpacity: 0.8 }),
      stars(doc, { seed: 6, count: 46, to: 200, colour: '#fff2dc', size: 1.4, opacity: 0.7 }),
      streaks(doc, { seed: 33, from: 190, to: 370, count: 8, colour: '#ffb88a', opacity: 0.4, length: [160, 400], height: [3, 8] }),
      ridge(doc, air(doc, LIGHT, '#4a4a74', 0.4), { seed: 9, y: HORIZON + 2, height: 40, wavelength: 300, octaves: 3, step: 36 }),
      foliage(doc, air(doc, LIGHT, '#33355f', 0.22), { seed: 12, y: HORIZON + 2, height: 18, wavelength: 60, scallop: [3, 8], base: HORIZON + 4 }),
    );
    // the river; the wall darkens it along the steps
    const river = doc.linear([[0, '#fbc08a'], [0.12, '#c58a8c'], [0.45, '#3f5f8a'], [1, '#122248']], { y1: HORIZON, y2: 600 });
    doc.add(
      doc.band(river, HORIZON),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#122248', 0.75], [1, '#122248', 0]], { x1: x0, x2: cx - 30, y2: 0 }), HORIZON) : '',
      path(new Pen().polygon([[cx, HORIZON], project(GHAT.edge, 0, 4.4), [cx + 360, 700], [cx + 236, 660]]), '#3a3258', { opacity: 0.6 }),
      ripples(doc, '#ffd9a8', { seed: 4, from: HORIZON + 5, to: 590, count: 56, length: [14, 100], height: [0.7, 2.4], opacity: 0.5 }),
      ripples(doc, '#101f45', { seed: 7, from: HORIZON + 10, to: 600, count: 52, length: [16, 120], height: [0.7, 2.8], opacity: 0.42 }),
    );

    // the temples behind the wall, then the fort and its steps
    const onWall = (x: number, z: number, metres: number, drawing: (px: number, py: number, k: number) => string): string => {
      const [px, py] = project(x, GHAT.top + 0.4, z);
      return drawing(px, py, unit(z) * metres);
    };
    const spire = (x: number, z: number, height: number): string =>
      onWall(x, z, height, (px, py, h) => path(new Pen().rect(px - h * 0.24, py - h * 0.3, h * 0.48, h * 0.6), STONE[0]) +
        path(new Pen().rect(px - h * 0.24, py - h * 0.3, h * 0.1, h * 0.6), STONE[1]) +
        shikhara(px, py - h * 0.28, h * 0.46, h * 0.72, STONE, { light: -1, courses: 8, gold: '#ffd27a', dark: DARK }));
    doc.add(
      spire(18, 74, 9), spire(20, 52, 13), onWall(18, 60, 4, (px, py, h) => path(new Pen().rect(px - h, py - h * 0.2, h * 2, h * 0.4), STONE[0]) +
        dome(px, h * 0.7, py - h * 0.2, STONE, { light: -1 })),
      spire(21, 37, 11), onWall(17, 41, 2.6, (px, py, h) => chhatri(px, py + h * 0.1, h, STONE, { light: -1 })),
        onWall(17, 27, 2.6, (px, py, h) => chhatri(px, py + h * 0.1, h, STONE, { light: -1 })),
      fort(project),
      ...([[16, 36], [16, 25.4]] as const).map(([x, z]) => {
        const [px, py] = project(x, 8.2, z);
        return jharokha(px, py, unit(z) * 2.6, STONE, LAMP, { light: -1 });
      }),
      steps(project),
    );
    // the grand stair through the wall, lamp-lit
    const [gx, gy] = project(GHAT.wall, GHAT.rise, 25.4);
    const g = unit(25.4);
    doc.add(path(cuspedArchPath(gx, g * 1.2, gy + g * 0.1, gy - g * 1.4, gy - g * 2.6, 4), LAMP),
      path(cuspedArchPath(gx + g * 0.3, g * 0.75, gy + g * 0.1, gy - g * 1.2, gy - g * 2.1, 3), '#c9764a'));
    // shrines on the steps
    const shrine = (x: number, y: number, z: number): string => {
      const [px, py] = project(x, y, z);
      const k = unit(z);
      return (
        shadows([[px - k * 0.6, py + 2, k * 3.6, 5]], INK, 0.5) +
        path(new Pen().rect(px - k, py - k * 0.7, k * 2, k * 0.75), STONE[0]) +
          path(new Pen().rect(px - k, py - k * 0.7, k * 0.5, k * 0.75), STONE[1]) +
        chhatri(px, py - k * 0.65, k * 1.7, STONE, { light: -1 }) +
        path(new Pen(1).circle(px, py - k * 1.1, k * 0.16), LAMP)
      );
    };
    doc.add(shrine(7.4, 1.9, 60), shrine(7.6, 2, 33), shrine(9.6, 3.6, 22.5));

    // lamps along the steps and their light drawn out on the water
    const lamps: [number, number, number][] = [];
    const random = rng(15);
    for (const i of range(34)) {
      const z = 10 + 66 * random() ** 1.7;
      const step = Math.floor(random() * 7);
      const [px, py] = project(lerp(GHAT.edge, GHAT.head, (step + 0.4) / GHAT.steps), (GHAT.rise * (step + 1)) / GHAT.steps, z);
      if (doc.shows(px, 10) && py < 610 && i >= 0) lamps.push([px, py, Math.max(0.28, unit(z) * 0.024)]);
    }
    const trails = range(9).map((i) => {
      const z = 11 + i * i * 0.8 + i;
      const [px, py] = project(GHAT.edge - 0.2, 0, z);
      return glitterPath({ seed: 50 + i, x: px - unit(z) * 0.4, from: py + 3, to: py + 20 + unit(z) * 1.6, width: [unit(z) * 0.3, unit(z) * 0.8],
        count: 9, height: [0.7, 2] });
    });
    doc.add(path(trails.join(''), '#ffcf86', { opacity: 0.65 }), diyas(lamps));

    // pilgrims
    const people: readonly (readonly [number, number, 'w' | 'm', string, string])[] = [
      [0.5, 46, 'w', '#d8433f', '#f3b740'], [2.4, 40, 'm', '#f4e6d2', ''], [1.5, 28, 'w', '#2f7f8a', '#f6c04a'],
        [0.5, 27.2, 'w', '#c42f6a', '#ffd070'], [4.5, 24, 'm', '#f4772c', ''], [6.5, 19, 'w', '#e8973a', '#b5303f'], [5.5, 18.2, 'm', '#f4e6d2', ''],
      [1.5, 15.6, 'w', '#b5303f', '#f6c04a'], [2.5, 15, 'w', '#3f8f6a', '#ffe0a0'], [7.5, 30, 'm', '#5f7fb0', ''],
    ];
    for (const [step, z, kind, cloth, edge] of people) {
      const [px, py] = project(lerp(GHAT.edge, GHAT.head, (step + 0.5) / GHAT.steps), (GHAT.rise * (Math.floor(step) + 1)) / GHAT.steps, z);
      const k = (unit(z) * 1.65) / 30;
      doc.add(shadows([[px, py + 1, 30 * k, 3]], INK, 0.5),
        kind === 'w' ? woman(px, py, { scale: k, sari: cloth, edge, facing: -1 }) : man(px, py, { scale: k, shirt: cloth, facing: -1 }));
    }
    // a priest under his parasol on the near steps
    const [sx, sy] = project(7.5, 2, doc.pick(7.8, { tall: 8.2, wide: 8 }));
    const p = unit(8) / 66;
    doc.add(
      shadows([[sx - 50 * p, sy + 2, 230 * p, 6]], INK, 0.5),
      `<g transform="${place(sx, sy, { scale: p })}">` +
        path('M-58-14H58V-8H-58zM-52-8h8V2h-8zM44-8h8V2h-8z', '#4a3350') + path('M-58-16H58V-12H-58z', '#d99a82') +
        path('M-34-14Q-38-24-20-28L-22-52Q-20-64-4-66Q14-64 16-52L14-28Q34-24 32-14z', '#f4772c') +
          path('M-34-14Q-38-24-20-28L-22-52Q-20-64-4-66Q-14-56-12-40Q-10-22-14-14z', '#ffb573') +
        path('M-15-78a11 12 0 1 1 22 0a11 12 0 1 1-22 0z', '#6a3b34') + path('M-16-82q0-13 12-13q12 1 11 13q-11-6-23 0z', '#e9e0d8') +
          path('M-12-72q8 12 16 0l-2 16q-6 6-12 0z', '#e9e0d8') +
        stroke('M40-14L22-160', '#5a3a48', 4) +
        path('M-66-126Q-52-178 18-182Q86-180 108-142Q92-150 80-138Q62-150 48-134Q30-146 12-130Q-6-142-24-126Q-44-138-66-126z', '#a34a52') +
        path('M-66-126Q-52-178 18-182Q-16-164-24-126Q-44-138-66-126z', '#f0a078') +
          path('M18-182Q-10-160-24-126Q-6-142 12-130Q8-160 18-182z', '#c9665c') +
        path('M-44-16a7 8 0 1 1 .1 0z', '#d9a04a') + path('M-52-28h14l-3 5h-8z', '#d9a04a') +
        '</g>',
      diyas([[sx - 78 * p, sy + 6, 1.2], [sx - 104 * p, sy + 20, 1]]),
    );
    // boats moored at the steps
    const [b1x, b1y] = project(3.2, 0, 36);
    const [b2x, b2y] = project(2.4, 0, 19);
    doc.add(
      shadows([[b1x - 50, b1y + 6, 100, 4], [b2x - 100, b2y + 12, 200, 6]], INK, 0.5),
      barge(b1x, b1y, unit(36) * 0.034, '#2f5f7f', '#c9405a'), barge(b2x, b2y, unit(19) * 0.034, '#7a2f45', '#e8e0d2'),
    );
    // a ferryman and a woman setting lamps afloat, close to us, cut by the border
    const fx = doc.pick(86, { wide: 150, tall: 186 });
    const fk = doc.pick(1.6, { tall: 1.3 });
    doc.add(
      `<g transform="${place(fx, 560, { scale: fk })}">` +
        path('M-154-24C-124-4-84 0-40-1C20-2 60-10 96-30L104-30C100-6 74 20 30 26H-92C-124 22-150 4-160-22z', INK) +
          path('M-154-24C-124-4-84 0-40-1C20-2 60-10 96-30L104-30L102-23C60-2 20 5-40 6C-84 7-128 3-157-17z', '#b5746c') +
        path('M-52 2Q-54-34-42-38Q-30-36-29 2z', '#e8dcc8') + path('M-42-38Q-54-34-52 2H-46Q-48-24-40-37z', '#ffcf9a') +
          path('M-47-45a6 6.500 0 1 1 12 0a6 6.500 0 1 1-12 0z', '#5a3434') + path('M-48-47q0-8 7.500-8q7 1 6.500 8q-7-4-14 0z', '#d8433f') +
        stroke('M-44-30L-26-22', '#5a3434', 4.4) + stroke('M-8-70L-44 34', '#6a4a4c', 3) +
        path('M22 0Q16-22 26-30Q38-34 44-22Q52-10 54-4L40 2z', '#c42f5e') + path('M26-30Q20-24 22 0H28Q26-20 32-31z', '#ff8a6a') +
          path('M30-37a5.600 6 0 1 1 11.200 0a5.600 6 0 1 1-11.200 0z', '#6a3b34') +
          path('M41-42Q34-46 29-41Q24-32 24-20Q26-10 22-2Q32-12 33-24Q34-36 41-42z', '#f0a03c') +
        stroke('M38-22Q50-20 66-14', '#6a3b34', 4) +
        '</g>',
      path(lensesPath([[fx - 60, 566 + 26, 260, 7, 0.5]]), INK, { opacity: 0.5 }),
    );
    const hand = fx + 70 * fk;
    const afloat: readonly (readonly [number, number, number])[] = [[hand + 16, 560 - 10 * fk, 1.25], [hand + 62, 578, 1.4], [hand + 40, 508, 0.9],
      [hand - 60, 470, 0.62], [hand + 4, 448, 0.5], [hand - 150, 452, 0.5], [hand - 96, 430, 0.36], [hand + 96, 540, 1.05], [hand - 260, 480, 0.7],
      [hand - 380, 460, 0.6]];
    doc.add(
      path(lensesPath(afloat.map(([x, y, s]) => [x - 18 * s, y + 5 * s, 36 * s, 3 * s, 0.5])), '#ffb24a', { opacity: 0.55 }),
      diyas(afloat.filter(([x]) => doc.shows(x))),
      birds('#2b2d58', [[cx + 90, 210, 1, 0.4], [cx + 118, 196, 0.8, 0.9], [cx + 62, 224, 0.7, -0.4], [cx + 140, 214, 0.6]]),
    );
  },
};
