import {
  air, archPath, battlement, birds, chhatri, deepenWater, dome, ferry, foliagePath, glitter, lensesPath, man, mix, mound, path, Pen, place, RAMPS,
    range,
  ridge, ripples, sky, slope, streaks, stroke, sun,
  type Ramp, type Scene, type Tones,
} from '../kit';
import { cuspedArchPath, ghagraWoman, jharokha } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#2f6d90', '#86aeb0', '#f3cf92', '#ffe6b8'], haze: '#eec896', deep: '#16506a' };
const STONE: Tones = ['#e3ac70', '#ffe0a4', '#a96a54'];
const DARK = '#5f3346';
const INK = '#2c1a34';
const WATER = 402;

const tones = (haze: number): Tones => [mix(STONE[0], LIGHT.haze, haze), mix(STONE[1], LIGHT.haze, haze), mix(STONE[2], LIGHT.haze, haze)];

/** A stretch of the palace from x to x + width, `height` above the water: sheer wall below, rows of arches above. Light from the left. */
function block(x: number, width: number, height: number, haze = 0, storeys = 3): string {
  const [mid, lit, shade] = tones(haze);
  const dark = mix(DARK, LIGHT.haze, haze);
  const top = -height;
  let arches = '';
  let courses = '';
  for (const i of range(storeys)) {
    const y = top + 34 + i * 30;
    const n = Math.max(3, Math.round(width / (i === 0 ? 13 : 19)));
    for (const k of range(n)) {
      const px = x + ((k + 0.5) * width) / n;
      if ((k * 7 + i * 3) % 5 !== 0 || i === 0) arches += archPath(px, i === 0 ? 3.6 : 3, y - 4, y - 13, y - 19);
    }
    courses += String(new Pen().rect(x - 1, y, width + 2, 3));
  }
  // slits and loopholes of the sheer wall
  const slits = new Pen();
  for (let y = top + 44 + storeys * 30; y < -26; y += 26) for (let px = x + 12; px < x + width - 8;
    px += 31) slits.move(px + (y % 3) * 4, y).line(px + (y % 3) * 4, y + 6);
  return (
    path(new Pen().rect(x, top, width, height), mid) +
    path(new Pen().rect(x + width * 0.8, top, width * 0.2, height), shade, { opacity: 0.55 }) +
    path(arches, dark) +
    path(`${courses}${String(new Pen().rect(x - 2, top - 2, width + 4, 4))}`, lit) +
    stroke(slits, dark, 3) +
    battlement(x, top - 2, width, lit, 4)
  );
}

/** An octagonal tower: left edge, width, height; a cupola with open arches on top. */
function tower(x: number, width: number, height: number, haze = 0): string {
  const stone = tones(haze);
  const [mid, lit, shade] = stone;
  const dark = mix(DARK, LIGHT.haze, haze);
  const m = x + width / 2;
  const windows: string[] = [];
  for (let y = -height + 30; y < -70; y += 38) windows.push(cuspedArchPath(m, width * 0.11, y + 18, y + 8, y, 2),
    archPath(x + width * 0.14, width * 0.055, y + 18, y + 8, y + 3), archPath(x + width * 0.86, width * 0.055, y + 18, y + 8, y + 3));
  const rims = new Pen();
  for (let y = -height + 54; y < -60; y += 38) rims.rect(x - 2, y, width + 4, 3);
  const kiosk = width * 0.8;
  return (
    path(new Pen().polygon([[x, -height], [x + width, -height], [x + width + 3, 0], [x - 3, 0]]), mid) +
    path(new Pen().polygon([[x, -height], [x + width * 0.28, -height], [x + width * 0.28, 0], [x - 3, 0]]), lit) +
    path(new Pen().polygon([[x + width * 0.72, -height], [x + width, -height], [x + width + 3, 0], [x + width * 0.72, 0]]), shade) +
    path(windows.join(''), dark) +
    path(rims, lit) +
    path(new Pen().rect(x - 5, -height - 4, width + 10, 6), lit) +
    path(new Pen().rect(x - 3, -height + 2, width + 6, 4), shade) +
    path(new Pen().rect(m - kiosk / 2, -height - 26, kiosk, 22), shade) +
    path(cuspedArchPath(m, kiosk * 0.13, -height - 4, -height - 14, -height - 20, 2) +
      cuspedArchPath(m - kiosk * 0.33, kiosk * 0.1, -height - 4, -height - 14, -height - 20, 2) +
      cuspedArchPath(m + kiosk * 0.33, kiosk * 0.1, -height - 4, -height - 14, -height - 20, 2), '#ffe9bd') +
    path(new Pen().polygon([[m - kiosk * 0.62, -height - 24], [m + kiosk * 0.62, -height - 24], [m + kiosk * 0.5, -height - 30],
      [m - kiosk * 0.5, -height - 30]]), lit) +
    dome(m, kiosk * 0.46, -height - 29, stone, { light: -1, height: kiosk * 0.42, finial: '#d99a45' })
  );
}

/** The City Palace from the lake, its far northern end on the left; waterline on y 0, x 0…760. */
function palace(): string {
  const stone = tones(0);
  return [
    // the far end and the town
    block(-64, 70, 92, 0.3, 2), tower(-12, 26, 116, 0.28),
    block(10, 104, 134, 0.2), chhatri(30, -136, 20, tones(0.2), { light: -1 }), chhatri(84, -136, 20, tones(0.2), { light: -1 }),
    block(150, 150, 206, 0.06, 4), chhatri(172, -208, 24, tones(0.06), { light: -1 }), chhatri(278, -208, 22, tones(0.06), { light: -1 }),
    tower(110, 44, 186, 0.12),
    block(196, 60, 236, 0.06, 4),
    block(340, 140, 222, 0, 4), chhatri(384, -224, 24, stone, { light: -1 }), chhatri(446, -224, 30, stone, { light: -1 }),
    block(520, 260, 178, 0, 3), chhatri(566, -180, 26, stone, { light: -1 }), chhatri(660, -180, 26, stone, { light: -1 }),
    tower(294, 52, 254, 0.03), tower(474, 50, 216), tower(720, 60, 196),
    ...([[176, -118, 22], [226, -150, 24], [272, -118, 22], [378, -128, 24], [436, -128, 24], [580, -104, 24],
      [640, -104, 24]] as const).map(([x, y, w]) =>
      jharokha(x, y, w, stone, DARK, { light: -1 }),
    ),
    // a lower terrace with trees before the wall, arched water gates
    path(new Pen().rect(120, -62, 660, 64), mix(STONE[0], STONE[2], 0.25)),
    path(new Pen().rect(118, -65, 662, 5), STONE[1]),
    stroke('M124-50H780M132-39H780M122-28H780M128-17H780M120-7H780', STONE[2], 1.4, { dash: '26 9 40 14 12 22', opacity: 0.7 }),
    path('M120-62h14v62h-14zM410-62h12v62h-12zM612-62h12v62h-12z', STONE[1], { opacity: 0.7 }),
    path(range(9).map((i) => cuspedArchPath(158 + i * 70 + (i % 3) * 7, 10 + (i % 2) * 3, 0, -18, -32, 3)).join(''), DARK),
    battlement(120, -64, 660, STONE[1], 5),
    path(foliagePath({ seed: 4, x0: 312, x1: 470, y: -60, height: 40, wavelength: 50, scallop: [4, 9], envelope: mound(312, 470, 0.5) }), '#5d6a3c'),
    path(foliagePath({ seed: 6, x0: 330, x1: 400, y: -62, height: 30, wavelength: 40, scallop: [4, 8], envelope: mound(330, 400, 0.5) }), '#9a9a4c'),
    path(foliagePath({ seed: 9, x0: -70, x1: 124, y: 0, height: 46, wavelength: 60, scallop: [4, 9], least: 0.4, envelope: slope(-74, -30) }),
      mix('#5d6a3c', LIGHT.haze, 0.25)),
    path('M-64 0h190v-9h-20v-7h-24v7h-30v-6h-30v6h-86z', tones(0.15)[1]),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const left = doc.pick(306, { wide: 480, tall: 300 });
    const sunX = left - doc.pick(150, { wide: 8, tall: 110 });
    const size = doc.pick(1, { tall: 0.9, wide: 1.02 });
    doc.add(
      sky(doc, LIGHT, { horizon: 392, deepenTo: 420 }),
      sun(doc, sunX, doc.pick(300, { wide: 340, tall: 308 }), 30, '#fff8dc',
        { glow: '#ffeab0', glowRadius: doc.pick(290, { wide: 250, tall: 230 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 15, from: 70, to: 270, count: 8, colour: '#fff2cf', opacity: 0.5 }),
      // the Aravalli hills; the Monsoon Palace sits on the highest
      ridge(doc, air(doc, LIGHT, '#6f6a78', 0.62), { seed: 31, y: 402, height: 120, wavelength: 300, octaves: 3, step: 40 }),
      ridge(doc, air(doc, LIGHT, '#5d6468', 0.42), { seed: 8, y: 408, height: 64, wavelength: 210, octaves: 3, step: 34 }),
    );
    const id = doc.define(palace());
    const lake = doc.linear([[0, '#f9d79c'], [0.22, '#b9b08c'], [0.55, '#3f7f8a'], [1, '#123f58']], { y1: WATER, y2: 600 });
    const veil = doc.linear([[0, '#e9c894', 0.25], [0.45, '#5f8f90', 0.62], [1, '#123f58', 0.95]], { y1: WATER, y2: 580 });
    doc.add(
      doc.use(id, place(left, WATER, { scale: size })),
      doc.band(lake, WATER),
      deepenWater(doc, LIGHT, WATER, { strength: 0.6 }),
      doc.use(id, place(left, WATER, { scaleX: size, scaleY: -0.64 * size })),
      doc.band(veil, WATER),
      path(lensesPath([[left - 70, WATER + 1, 860, 3, 0.5]]), INK, { opacity: 0.45 }),
      ripples(doc, '#0f3f57', { seed: 4, from: WATER + 10, count: 70, length: [16, 130], height: [0.8, 3], opacity: 0.42 }),
      ripples(doc, '#fff0c4', { seed: 12, from: WATER + 6, to: 570, count: 56, length: [14, 100], height: [0.7, 2.4], opacity: 0.55 }),
      glitter('#fff3c6', { seed: 6, x: sunX, from: WATER + 4, to: 596, width: [36, 150], count: 38, height: [0.8, 3.4] }),
    );
    // boats
    const bx = doc.pick(214, { wide: 380, tall: 290 });
    doc.add(
      path(lensesPath([[bx - 130, 500, 270, 8, 0.5], [bx - 110, 514, 220, 6, 0.4], [bx - 60, 528, 120, 5, 0.5]]), INK, { opacity: 0.45 }),
      ferry(bx, 490, { scale: 1.45, hull: '#4a2638', rail: '#f6d79a', awning: '#fff1d2', shirts: ['#d8433f', '#f2ead2', '#2f7f86', '#e89a3c'] }),
      path(lensesPath([[bx + 118, 436, 70, 4, 0.5]]), INK, { opacity: 0.4 }),
      ferry(bx + 152, 432, { scale: 0.46, hull: INK, rail: '#d9a868', awning: '#f2643d', shirts: ['#f2ead2', '#c42f5e'], facing: -1 }),
    );
    // a ghat in the near corner, its steps lit from the left
    const gx = doc.pick(560, { wide: 800, tall: 500 });
    const steps = [[0, 590], [34, 574], [70, 558], [112, 541]] as const;
    for (const [dx, y] of steps) {
      doc.add(
        path(new Pen().polygon([[gx + dx, y + 16], [gx + dx + 22, y], [x1 + 10, y], [x1 + 10, y + 16]]), INK),
        path(new Pen().polygon([[gx + dx + 16, y + 5], [gx + dx + 22, y], [x1 + 10, y], [x1 + 10, y + 5]]), '#8a5560'),
      );
    }
    doc.add(
      path(new Pen().rect(gx, 602, x1 - gx + 10, 12), INK),
      ghagraWoman(gx + 168, 543, { scale: 2, skirt: '#b72f5c', hem: '#f3b740', veil: '#f6863c', pot: '#e0b05a', facing: -1 }),
      man(gx + 96, 560, { scale: 1.75, shirt: '#f5e6c8', hat: '#d8433f', facing: -1 }),
      birds('#3f4f5e', [[left + 20, 176, 1.1, 0.3], [left + 50, 160, 0.9, 1], [left - 16, 190, 0.7, -0.5], [left + 76, 182, 0.6]]),
    );
  },
};
