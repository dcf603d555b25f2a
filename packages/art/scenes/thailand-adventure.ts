import {
  air, airAt, birds, deepenWater, foliage, foliagePath, glitter, group, lensesPath, mix, mound, path, Pen, place,
  RAMPS, range, ripples, sky, streaks, stroke, sun, water,
  type Doc, type Ramp, type Scene, type Tones,
} from '../kit';
import { chofaPath, person, prang, sampan, thaiGable } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#3b7189', '#b98f96', '#f9a866', '#ffe0a0'], haze: '#f0b27c', ink: '#231a33', deep: '#1c4a66' };
const BANK = 418;
const PORCELAIN: Tones = ['#cfa08c', '#ffe3b4', '#8a6279'];
const SHADOW = '#5d4566';
const GOLD = '#ffd277';
const TILE = { field: '#d9763f', border: '#3f7a5c', gold: GOLD, shade: '#6a3b52', light: -1 as const };

/** The terraces of the great prang: three storeys with cornices, niches, and the steep stair in the middle. */
function terraces(x: number, y: number): string {
  const [mid, lit, shade] = PORCELAIN;
  const tiers = [[116, 96, 0, 42], [86, 70, 42, 84], [62, 50, 84, 128]] as const;
  const body = new Pen(1);
  const dark = new Pen(1);
  const cornices = new Pen(1);
  const niches = new Pen(1);
  for (const [w0, w1, a, b] of tiers) {
    const outline = (k0: number, k1: number): (readonly [number, number])[] => [
      [x + w0 * k0, y - a], [x + w0 * k0, y - a - 4], [x + w1 * 0.97 * k0, y - a - 10], [x + w1 * 0.94 * k0, y - b + 9],
      [x + w1 * 1.04 * k0, y - b + 4], [x + w1 * 1.04 * k0, y - b],
      [x + w1 * 1.04 * k1, y - b], [x + w1 * 1.04 * k1, y - b + 4], [x + w1 * 0.94 * k1, y - b + 9], [x + w1 * 0.97 * k1, y - a - 10],
      [x + w0 * k1, y - a - 4], [x + w0 * k1, y - a],
    ];
    body.polygon(outline(-1, 1));
    dark.polygon(outline(0.42, 1));
    cornices.move(x - w1 * 1.04, y - b + 2).line(x + w1 * 1.04, y - b + 2).move(x - w0, y - a - 3).line(x + w0, y - a - 3);
    niches.move(x - w1 * 0.9, y - (a + b) / 2).line(x + w1 * 0.9, y - (a + b) / 2);
  }
  const stair = new Pen(1).polygon([[x - 13, y], [x - 5, y - 128], [x + 5, y - 128], [x + 13, y]]);
  return (
    path(body, mid) + path(dark, shade) +
    stroke(niches, SHADOW, 11, { dash: '4 7', opacity: 0.7 }) +
    stroke(cornices, lit, 3.4, { dash: '5 1.5' }) +
    path(stair, mix(mid, lit, 0.5)) + stroke(`M${x} ${y}V${y - 128}`, SHADOW, 20, { dash: '1.4 2.6', opacity: 0.4 }) +
    stroke(`M${x - 14} ${y}L${x - 6} ${y - 128}M${x + 14} ${y}L${x + 6} ${y - 128}`, lit, 2.4)
  );
}

/** Wat Arun about x on its river wall: the great prang, its four companions, the shrines between. */
function watArun(x: number): string {
  const y = BANK - 14;
  const haze = (colour: string): string => mix(colour, LIGHT.haze, 0.28);
  const far: Tones = [haze(PORCELAIN[0]), haze(PORCELAIN[1]), haze(PORCELAIN[2])];
  const small = { light: -1 as const, girth: 0.155, courses: 7, gold: GOLD };
  const foot = (fx: number, w: number): string =>
    path(new Pen(1).polygon([[fx - w, y], [fx - w * 0.86, y - 26], [fx + w * 0.86, y - 26], [fx + w, y]]), PORCELAIN[0]) +
    path(new Pen(1).polygon([[fx + w * 0.2, y], [fx + w * 0.2, y - 26], [fx + w * 0.86, y - 26], [fx + w, y]]), PORCELAIN[2]) +
    stroke(`M${fx - w} ${y - 9}h${2 * w}M${fx - w * 0.9} ${y - 20}h${w * 1.8}`, PORCELAIN[1], 2.4, { dash: '4 1.5' });
  const shrine = (fx: number): string =>
    path(new Pen(1).polygon([[fx - 15, y], [fx - 13, y - 40], [fx - 9, y - 58], [fx, y - 84], [fx + 9, y - 58], [fx + 13, y - 40], [fx + 15, y]]),
      PORCELAIN[0]) +
    path(new Pen(1).polygon([[fx + 3, y], [fx + 3, y - 58], [fx, y - 84], [fx + 9, y - 58], [fx + 13, y - 40], [fx + 15, y]]), PORCELAIN[2]) +
    path(`M${fx - 6} ${y - 6}v-22q6-9 12 0v22z`, SHADOW);
  // small prangs on the shoulders, Indra's niche between them
  const shoulders = [-34, 34].map((dx) => prang(x + dx, y - 128, 76, PORCELAIN, { light: -1, girth: 0.13, courses: 6, gold: '' })).join('');
  return (
    prang(x - 112, y - 8, 132, far, small) + prang(x + 118, y - 8, 132, far, small) +
    terraces(x, y) + shoulders +
    prang(x, y - 124, 240, PORCELAIN, { light: -1, girth: 0.148, courses: 12, gold: GOLD }) +
    path(`M${x - 8} ${y - 142}v-26q8-12 16 0v26z`, SHADOW) +
      path(`M${x - 13} ${y - 164}L${x} ${y - 190}L${x + 13} ${y - 164}L${x} ${y - 172}z`, PORCELAIN[1]) +
    foot(x - 156, 27) + prang(x - 156, y - 22, 152, PORCELAIN, small) +
    foot(x + 158, 27) + prang(x + 158, y - 22, 152, PORCELAIN, small) +
    shrine(x - 86) + shrine(x + 88)
  );
}

/** The river wall with its steps, pavilions and people. */
function riverfront(x: number, x0: number, x1: number): string {
  const sala = (sx: number, w: number): string =>
    path(`M${sx - w / 2 + 3} ${BANK}V${BANK - 24}H${sx + w / 2 - 3}V${BANK}z`, '#f0d2a8') +
      stroke(`M${sx - w / 2 + 6} ${BANK - 11}H${sx + w / 2 - 6}`, SHADOW, 17, { dash: '6 5', opacity: 0.75 }) +
    path(`M${sx - w / 2 - 5} ${BANK - 22}Q${sx - w * 0.36} ${BANK - 26} ${sx - w * 0.3} ${BANK - 42}H${sx + w * 0.3}` +
      `Q${sx + w * 0.36} ${BANK - 26} ${sx + w / 2 + 5} ${BANK - 22}z`, '#6d7f6c') +
    path(`M${sx} ${BANK - 42}H${sx + w * 0.3}Q${sx + w * 0.36} ${BANK - 26} ${sx + w / 2 + 5} ${BANK - 22}H${sx + 2}z`, '#4c5a60');
  return (
    path(`M${x0 - 10} ${BANK - 8}H${x1 + 10}V${BANK + 8}H${x0 - 10}z`, '#a87a6c') + stroke(`M${x0 - 10} ${BANK - 7}H${x1 + 10}`, '#ffdca4', 2.4) +
    stroke(`M${x0 - 10} ${BANK + 2}H${x1 + 10}`, '#6a4a5c', 8, { dash: '26 2 40 2', opacity: 0.35 }) +
    [[-206, 54], [-116, 46], [-36, 40], [46, 42], [128, 46], [216, 54]].map(([dx, w]) => sala(x + (dx ?? 0), w ?? 40)).join('')
  );
}

/** A Chao Phraya express boat heading right, with the flag at its stern; 250 px long at scale 1, centre x. */
const express = (x: number, y: number, scale: number): string =>
  group(
    [
      stroke('M-122-12V-56', '#5d3a3a', 2.4), path('M-122-56q-12 5-30 0l3 17q14 5 27 0z', '#ff8a3c'),
      path('M-124-44H66L92-30V-8H-120z', '#f4dfc0'), path('M-108-39H60V-14H-108z', '#4a3550'),
      ...range(11).map((i) => path(`M${-100 + i * 14}-14v-9q1-5 5-5q4 0 5 5v9z`,
        ['#e8643f', '#f2ead2', '#3f8a8a', '#8a5a86', '#e9b04c'][i % 5] ?? '#fff')),
      path(range(11).map((i) => `M${-97.5 + i * 14}-30a2.6 3 0 1 1 5.2 0a2.6 3 0 1 1-5.2 0z`).join(''), '#7a4a3c'),
      stroke('M-104-40V-14M-70-40V-14M-36-40V-14M-2-40V-14M32-40V-14M60-40V-14', '#f4dfc0', 2.6),
      path('M64-40L88-28V-16H64z', '#7fa6b0'),
      path('M-130-46Q-30-54 70-48L66-42H-128z', '#fff0d2'), path('M-128-42H68L66-39H-126z', '#c1453a'),
      path('M-132-16Q-40-8 70-12Q110-15 136-28Q126 0 96 8H-104Q-126 4-132-16z', '#f7e6c8'),
      path('M-132-16Q-40-8 70-12Q110-15 136-28L132-19Q104-6 70-4Q-40-1-129-8z', '#c1453a'),
      path('M-116 4Q-20 8 112 1Q106 7 96 8H-104Q-112 7-116 4z', '#54627c'),
      path('M124 6q30-2 44 4q-30 6-60 4zM-120 6q-40-4-74 4q40 6 84 4z', '#fff0d2', { opacity: 0.8 }),
    ],
    { transform: place(x, y, { scale }) },
  );

/** The eaves and post of the landing stage from which one looks, cut by the border. */
function landing(doc: Doc): string {
  const right = doc.x1;
  const top = doc.pick(96, { wide: 76, tall: 150 });
  // the roof, row on row of tiles up to its ridge outside the canvas
  const rows = new Pen();
  for (const i of range(9)) {
    const t = (i + 0.5) / 9;
    rows.move(right - 160 + 150 * t ** 0.8, top - 118 * t).line(right + 10, top + 12 - 104 * t);
  }
  return (
    path(new Pen().move(right + 10, top + 20).line(right - 166, top).quad(right - 96, top - 50, right + 10, top - 150).close(), LIGHT.ink) +
    stroke(rows, '#4a3048', 5, { dash: '9 2' }) +
    stroke(new Pen().move(right - 166, top).quad(right - 96, top - 50, right + 10, top - 150), '#c97a4a', 4) +
    stroke(`M${right - 166} ${top + 2}L${right + 10} ${top + 24}`, '#8a4a3c', 7) +
    stroke(`M${right - 160} ${top + 10}L${right + 10} ${top + 32}`, '#c97a4a', 6, { dash: '7 4' }) +
    path(chofaPath(right - 162, top + 4, 46), '#c97a4a') +
    path(`M${right - 44} ${top}H${right - 26}V600H${right - 44}z`, LIGHT.ink) + stroke(`M${right - 42} ${top + 20}V560`, '#a85a44', 2.4) +
    path(`M${right - 60} ${top + 20}q12 22 18 44h-4q-8-18-26-32z`, LIGHT.ink) +
    // brass bell with its leaf
    stroke(`M${right - 120} ${top + 12}v16`, '#c97a4a', 1.2) + path(`M${right - 120} ${top + 26}q-7 2-8 15h16q-1-13-8-15z`, '#d99a4c') +
      path(`M${right - 120} ${top + 43}l6 14l-6 6l-6-6z`, '#b0703c') +
    path(`M${right - 190} 612L${right - 160} 560H${right + 10}V612z`, LIGHT.ink) + stroke(`M${right - 160} 561H${right + 10}`, '#c97a4a', 3) +
    stroke(`M${right - 150} 560V524M${right - 90} 560V520M${right - 150} 532L${right - 44} 526`, LIGHT.ink, 6) +
      stroke(`M${right - 150} 530L${right - 44} 524`, '#b5654a', 1.6)
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(410, { wide: 560, tall: 400 });
    const sunX = x - doc.pick(196, { wide: 110, tall: 150 });
    doc.add(
      sky(doc, LIGHT, { horizon: BANK }),
      sun(doc, sunX, doc.pick(318, { wide: 330, tall: 322 }), 38, '#fff3c8',
        { glow: '#ffe09a', glowRadius: doc.pick(270, { wide: 210, tall: 210 }), rings: 2 }),
      streaks(doc, { seed: 21, from: 60, to: 300, count: 9, colour: '#ffd9a8', opacity: 0.5, height: [5, 15] }),
    );
    // trees and roofs of the far bank
    doc.add(
      foliage(doc, air(doc, LIGHT, '#5a6a5c', 0.5), { seed: 14, y: BANK, height: 44, wavelength: 110, scallop: [4, 9], base: BANK + 4 }),
    );
    const roofs = [[-240, 44], [-150, 60], [0, 52], [90, 64], [700, 66], [770, 50], [870, 74], [960, 52], [1050, 60]] as const;
    doc.add(
      roofs
        .filter(([rx]) => doc.shows(rx, 60) && Math.abs(rx - x) > 190)
        .map(([rx, w], i) => {
          const tint = (c: string): string => airAt(doc, LIGHT, c, 0.22, rx, 0.7);
          const [field, border] = i % 2 ? [TILE.field, TILE.border] : ['#c9643a', '#8f5a3c'];
          const wall = tint('#f3d9b4');
          return (
            path(new Pen(1).rect(rx - w * 0.36, BANK - 34, w * 0.72, 34), wall) +
            thaiGable(rx, BANK - 28, w, w * 0.62, { ...TILE, field: tint(field), border: tint(border), gold: tint(GOLD), shade: tint(TILE.shade) })
          );
        }),
      path(
        foliagePath({ seed: 5, x0: x0 - 10, x1: x - 190, y: BANK, height: 46, wavelength: 70, scallop: [4, 10], base: BANK + 2, least: 0.3 }) +
          foliagePath({ seed: 6, x0: x + 196, x1: x1 + 10, y: BANK, height: 50, wavelength: 70, scallop: [4, 10], base: BANK + 2, least: 0.3 }),
        air(doc, LIGHT, '#3d5a4c', 0.14, 0.6),
      ),
    );
    const temple = doc.define(watArun(x));
    doc.add(
      doc.use(temple),
      path([[-200, 50], [-70, 30], [64, 34], [190, 60]].map(([dx, w], i) => {
        const a = x + (dx ?? 0) - (w ?? 0) / 2;
        return foliagePath({ seed: 30 + i, x0: a, x1: a + (w ?? 0), y: BANK - 8, height: 34, wavelength: 26, scallop: [4, 8], base: BANK - 2,
          envelope: mound(a, a + (w ?? 0)), least: 0.55 });
      }).join(''), '#3f5c48'),
      riverfront(x, x0, x1),
    );

    // the river: mirror of the prang, the sun's path
    const water0 = BANK + 8;
    doc.add(
      water(doc, water0, [[0, '#f6b878'], [0.25, '#c08a86'], [0.6, '#5f6f90'], [1, '#253a5c']]),
      deepenWater(doc, LIGHT, water0, { strength: 0.7 }),
      doc.use(temple, place(0, water0 + (BANK - 14) * 0.5 + 6, { scaleX: 1, scaleY: -0.5 }), { opacity: 0.42 }),
      glitter('#fff0c4', { seed: 5, x: sunX, from: water0 + 2, to: 600, width: [40, 150], count: 36, height: [0.9, 3.6] }),
      ripples(doc, '#ffe2b0', { seed: 9, from: water0 + 4, count: 90, opacity: 0.5, length: [20, 110] }),
      ripples(doc, '#23304f', { seed: 19, from: water0 + 12, count: 80, opacity: 0.5 }),
    );
    const bx = doc.pick(196, { wide: 330, tall: 236 });
    doc.add(
      express(bx, 484, doc.pick(0.92, { tall: 0.76 })),
      path(lensesPath([[bx - 130, 494, 280, 6, 0.5], [bx - 90, 504, 220, 5, 0.5]]), '#23304f', { opacity: 0.6 }),
      sampan(doc.pick(470, { wide: 660, tall: 420 }), 552, { scale: 1.05, hull: '#3a2433', rim: '#d99a5c', shirt: '#c1453a',
        goods: ['#8fae4c', '#f0b03c', '#e8643f'] }),
      path(lensesPath([[doc.pick(400, { wide: 590, tall: 350 }), 560, 150, 5, 0.5], [doc.pick(420, { wide: 610, tall: 370 }), 569, 120, 4, 0.5]]),
        '#1d2746', { opacity: 0.6 }),
      wide ? sampan(-120, 500, { scale: 0.6, hull: '#2a2440', rim: '#8a6a6c', shirt: '#6a5a8a', facing: -1 }) : '',
      landing(doc),
      person(x1 - 112, 562, { scale: 1.5, top: '#2f7f86', bottom: '#3a2a44', legs: 'skirt', head: 'straw', arms: 'photo', facing: -1 }),
      person(x1 - 76, 562, { scale: 1.6, top: '#f2e2c8', bottom: '#4a3a5c', legs: 'shorts', facing: -1 }),
      birds('#6a4a5c', [[x + 150, 150, 0.9], [x + 174, 138, 0.7, 1], [x + 196, 154, 0.6], [x - 120, 190, 0.6]]),
    );
  },
};
