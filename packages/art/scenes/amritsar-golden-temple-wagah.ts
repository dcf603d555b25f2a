import {
  airAt, arcadePath, archPath, branch, chhatri, deepenWater, dome, glitter, group, lerp, mix, onionDomePath, path, Pen, place, RAMPS, range, ripples, sky, stars,
  streaks, stroke, sun, water,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { crowd, defineGlow, dotsAt, ribbedDome } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#081233', '#16306b', '#49549a', '#d58f8a'], haze: '#5a5f9f', deep: '#070f2e' };
const GOLD: Tones = ['#e8a637', '#ffe08a', '#a8642a'];
const GLOW = '#ffcf6a';
const MARBLE: Tones = ['#cfc6d8', '#fff0d2', '#8f8db8'];
const NICHE = '#7a4420';
const WARM = '#fff3c0';
/** Waterline of the pool, middle and half width of the temple. */
const POOL = 402;
const MID = 372;
const HALF = 112;

/** Harmandir Sahib from the south: marble below, gilded copper above, four kiosks and a low fluted dome; light from within and from the left. */
function temple(): string {
  const [left, right] = [MID - HALF, MID + HALF];
  const gold = (x: number, y: number, w: number, h: number): Pen => new Pen(1).rect(x, y, w, h);
  const out: string[] = [];
  // plinth and marble storey with inlaid panels
  out.push(
    path(new Pen().rect(left - 30, 391, HALF * 2 + 60, 12), MARBLE[2]),
    path(new Pen().rect(left - 30, 389, HALF * 2 + 60, 4), MARBLE[1]),
    path(new Pen().rect(left, 336, HALF * 2, 54), MARBLE[0]),
    path(new Pen().rect(left, 336, 74, 54), MARBLE[1]),
    path(new Pen().rect(right - 34, 336, 34, 54), MARBLE[2]),
    stroke(range(12).map((i) => `M${Math.round(left + 6 + i * 19)} 344h11v40h-11z`).join(''), '#b98d6a', 1.1, { opacity: 0.75 }),
    path(archPath(MID, 17, 390, 362, 346), NICHE),
    path(archPath(MID, 12, 390, 366, 352), WARM),
    path([-84, -54, 54, 84].map((d) => archPath(MID + d, 8, 386, 366, 354)).join(''), NICHE),
    path([-84, -54, 54, 84].map((d) => archPath(MID + d, 5.5, 386, 368, 358)).join(''), '#ffdf94'),
  );
  // gilded storey, its eaves, windows in arcades
  out.push(
    path(gold(left, 262, HALF * 2, 75), GOLD[0]),
    path(gold(left, 262, 66, 75), GOLD[1]),
    path(gold(right - 44, 262, 44, 75), GOLD[2]),
    path(`M${left - 8} 338L${left + 4} 327H${right - 4}L${right + 8} 338z`, GOLD[1]),
    path(gold(left - 8, 337, HALF * 2 + 16, 3), GOLD[2]),
    path(arcadePath(left + 8, MID - 36, 4, 325, 309, 298, 0.68) + arcadePath(MID + 36, right - 8, 4, 325, 309, 298, 0.68), NICHE),
    path(arcadePath(left + 8, MID - 36, 4, 325, 311, 302, 0.44) + arcadePath(MID + 36, right - 8, 4, 325, 311, 302, 0.44), '#ffeaa8'),
    path(gold(left - 3, 288, HALF * 2 + 6, 4), GOLD[1]),
    path(gold(left - 3, 292, HALF * 2 + 6, 2.4), NICHE),
    stroke(`M${left + 5} 276H${right - 5}`, NICHE, 12, { dash: '7 4.3' }),
    stroke(`M${left + 5} 277H${right - 5}`, GOLD[1], 7, { dash: '3.4 7.9', dashOffset: -1.8 }),
  );
  // the bay window in the middle under its curved bangla roof
  out.push(
    path(gold(MID - 33, 282, 66, 56), GOLD[0]),
    path(gold(MID - 33, 282, 20, 56), GOLD[1]),
    path(arcadePath(MID - 29, MID + 29, 3, 327, 306, 295, 0.74), NICHE),
    path(arcadePath(MID - 29, MID + 29, 3, 327, 309, 300, 0.5), WARM),
    path(`M${MID - 42} 290Q${MID} 262 ${MID + 42} 290Q${MID} 280 ${MID - 42} 290z`, GOLD[1]),
    path(`M${MID - 36} 286Q${MID} 256 ${MID + 36} 286Q${MID} 272 ${MID - 36} 286z`, GOLD[0]),
    path(gold(MID - 37, 328, 74, 5), GOLD[1]),
  );
  // parapet with its row of small domes
  out.push(
    path(`M${left - 10} 263L${left + 2} 253H${right - 2}L${right + 10} 263z`, GOLD[1]),
    path(gold(left - 10, 262, HALF * 2 + 20, 3), GOLD[2]),
  );
  const small = range(15).map((i) => lerp(left + 34, right - 34, i / 14));
  out.push(
    path(small.map((x) => onionDomePath(x, 3.6, 4.6, 253, 243)).join(''), GOLD[0]),
    path(small.map((x) => onionDomePath(x - 1.4, 1.2, 1.6, 252, 244)).join(''), GOLD[1]),
  );
  // rear kiosks, the pavilion with the great dome, front kiosks
  const kiosk = (x: number, w: number): string => chhatri(x, 254, w, [GOLD[0], GOLD[1], GOLD[2]], { light: -1 });
  out.push(
    group([kiosk(MID - 70, 22), kiosk(MID + 70, 22)]),
    path(gold(MID - 50, 226, 100, 28), GOLD[0]),
    path(gold(MID - 50, 226, 32, 28), GOLD[1]),
    path(gold(MID + 28, 226, 22, 28), GOLD[2]),
    path(arcadePath(MID - 48, MID + 48, 7, 252, 240, 232, 0.6), NICHE),
    path(arcadePath(MID - 48, MID + 48, 7, 252, 243, 236, 0.34), WARM),
    path(`M${MID - 58} 228L${MID - 50} 220H${MID + 50}L${MID + 58} 228z`, GOLD[1]),
    ribbedDome(MID, 40, 47, 221, 176, GOLD, { light: -1, gold: GOLD[1], ribs: 4 }),
    path(`M${MID - 43} 221q7-8 14-1q7-8 14-1q7-8 15-1q8-7 15 1q7-7 14 1q7-7 14 1z`, GOLD[1]),
    kiosk(left + 15, 34),
    kiosk(right - 15, 34),
  );
  return out.join('');
}

/** The white gate at the end of the causeway. */
function gate(x: number): string {
  return [
    path(new Pen().rect(x, 296, 118, 106), MARBLE[0]),
    path(new Pen().rect(x, 296, 30, 106), MARBLE[1]),
    path(new Pen().rect(x - 5, 316, 128, 4).rect(x - 5, 294, 128, 4), MARBLE[1]),
    path(archPath(x + 59, 24, 402, 364, 336), NICHE),
    path(archPath(x + 59, 17, 402, 368, 346), WARM),
    path([16, 102].map((d) => archPath(x + d, 9, 398, 376, 362) + archPath(x + d, 8, 352, 338, 328)).join(''), '#ffdf94'),
    stroke(`M${x + 6} 307H${x + 114}`, '#ffdf94', 10, { dash: '7 6' }),
    chhatri(x + 10, 296, 22, MARBLE, { light: -1 }),
    chhatri(x + 108, 296, 22, MARBLE, { light: -1 }),
    dome(x + 59, 22, 296, [GOLD[0], GOLD[1], GOLD[2]], { light: -1, height: 24, finial: GOLD[1] }),
    path(range(3).map((i) => onionDomePath(x + 32 + i * 4 - (i > 1 ? -50 : 0), 4, 5, 294, 283)).join(''), GOLD[0]),
  ].join('');
}

/** A pilgrim seated on the marble, seen from behind: covered head (`veil`) or turban. */
const seated = (x: number, y: number, scale: number, robe: string, head: string, veil: boolean, lit: string): string =>
  group(
    [
      path('M-19 0Q-22-9-15-20Q-12-33 0-34Q12-33 15-20Q22-9 19 0Q0 4-19 0z', robe),
      path('M-15-20Q-12-33 0-34Q-9-26-10-4Q-17-3-19 0Q-22-9-15-20z', lit, { opacity: 0.5 }),
      veil
        ? path('M-9-50Q-8-55 0-55Q9-54 9-44Q14-30 11-16Q0-10-11-16Q-13-34-9-50z', head)
        : path('M-6-44h12v9q-6 5-12 0z', '#5d3428') + path('M-9-42Q-13-55 0-56Q13-55 9-42Q0-48-9-42z', head),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 120, tall: 18 });
    const sceneAt = place(shift, 0);
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      stars(doc, { seed: 5, count: 70, to: 230 }),
      streaks(doc, { seed: 21, from: 90, to: 330, count: 8, colour: '#d9948f', opacity: 0.22 }),
      sun(doc, MID + shift, 300, 40, GLOW, { disc: false, glowRadius: 260, glowOpacity: 0.42 }),
    );

    // arcades of the parikrama right round the pool, the two old watch towers, the Akal Takht behind the gate
    const wallPaint = airAt(doc, LIGHT, '#a9a3c8', 0.45, 500, 0.3);
    const far = doc.format === 'wide' ? doc.linear([[0, '#39437a'], [0.35, '#6d6ea4'], [0.5, wallPaint], [1, '#8a86b4']], { x1: x0, x2: x1, y2: 0 }) : wallPaint;
    const towers = new Pen();
    const tx = doc.pick(126, { wide: 196, tall: 186 });
    for (const [dx, top] of [[0, 250], [40, 262]] as const) {
      towers.polygon([
        [tx + dx - 8, 360], [tx + dx - 6, top], [tx + dx + 6, top], [tx + dx + 8, 360],
      ]).rect(tx + dx - 9, top - 4, 18, 4).rect(tx + dx - 6, top - 20, 12, 18).rect(tx + dx - 9, top + 36, 18, 3);
    }
    const towerTops = [[0, 230], [40, 242]].map(([dx = 0, y = 0]) => onionDomePath(tx + dx, 7, 8, y, y - 15)).join('');
    doc.add(
      path(towers, far),
      path(towerTops, far),
      path(new Pen().rect(x0, 352, x1 - x0, 50), far),
      path(new Pen().rect(x0, 349, x1 - x0, 5).rect(x0, 375, x1 - x0, 3), mix('#c9c2dc', LIGHT.haze, 0.3), { opacity: 0.5 }),
      stroke(`M${x0} 366H${x1}`, '#ffd98e', 9, { dash: '5 9', opacity: doc.pick(0.75, { wide: 0.6 }) }),
      stroke(`M${x0} 391H${x1}`, '#ffc66a', 11, { dash: '7 12', opacity: 0.7 }),
    );
    if (x1 > 800) {
      const ax = 990;
      doc.add(
        path(new Pen().rect(ax - 62, 286, 124, 116).rect(ax - 46, 258, 92, 30), '#8f8ab8'),
        path(new Pen().rect(ax - 62, 286, 36, 116).rect(ax - 46, 258, 28, 30), '#cfc6d8'),
        path(
          arcadePath(ax - 58, ax + 58, 5, 340, 318, 304, 0.6) + arcadePath(ax - 42, ax + 42, 5, 286, 272, 264, 0.6) + arcadePath(ax - 58, ax + 58, 5, 398, 372, 354, 0.6),
          '#ffdf94',
        ),
        ribbedDome(ax, 34, 42, 258, 208, GOLD, { light: -1, gold: GOLD[1] }),
      );
    }

    doc.add(
      water(doc, POOL, [[0, '#7f6c9c'], [0.25, '#3f4a88'], [0.65, '#182a60'], [1, '#0c1a44']]),
      deepenWater(doc, LIGHT, POOL, { strength: 0.7 }),
      path(new Pen().rect(x0, POOL, x1 - x0, 34), far, { opacity: 0.3 }),
      stroke(`M${x0} 412H${x1}`, '#ffc66a', 15, { dash: '7 12', opacity: 0.32 }),
    );

    // the causeway with its lamps, the gate at its end
    const walk = [MID + HALF + 20, 702] as const;
    const lamps: Point[] = range(9).map((i): Point => [lerp(walk[0] + 8, walk[1] - 4, i / 8), 366]);
    const bridge =
      path(new Pen().rect(walk[0], 391, walk[1] - walk[0] + 6, 11), MARBLE[2]) +
      path(new Pen().rect(walk[0], 389, walk[1] - walk[0] + 6, 3), MARBLE[1]) +
      stroke(`M${walk[0]} 384H${walk[1]}`, GOLD[0], 8, { dash: '1.6 5' }) +
      stroke(`M${walk[0]} 380H${walk[1]}`, GOLD[1], 1.6) +
      stroke(lamps.map(([x]) => `M${Math.round(x)} 390v-22`).join(''), GOLD[2], 1.8);
    const building = doc.define([gate(702), bridge, temple()]);
    doc.add(
      doc.use(building, `matrix(1 0 0 -.78 ${shift} ${Math.round(POOL * 1.78 + 2)})`),
      doc.band(doc.linear([[0, '#24346f', 0.06], [0.45, '#18285e', 0.4], [1, '#0c1a44', 0.86]], { y1: POOL, y2: 590 }), POOL),
      ripples(doc, '#1d2f68', { seed: 5, from: POOL + 16, count: 90, length: [24, 130], opacity: 0.6 }),
      ripples(doc, '#7f83b8', { seed: 16, from: POOL + 8, count: 46, opacity: 0.34 }),
      glitter('#ffe29a', { seed: 9, x: MID + shift - 6, from: POOL + 4, to: 560, width: [150, 210], count: 30, height: [0.8, 2.6], opacity: 0.75 }),
    );
    const glow = defineGlow(doc, GLOW, 0.75);
    doc.add(
      doc.use(building, sceneAt),
      group(
        [
          crowd(
            8, range(22).map((i): Point => [lerp(walk[0] + 3, walk[1], (i + 0.4 * Math.sin(i * 5)) / 22), 390]), 12,
            ['#f4ead6', '#e8853a', '#3f7fb5', '#c9456a', '#f0c04a'],
          ),
          ...lamps.map(([x, y]) => doc.use(glow, place(x, y, { scale: 0.16 }))),
          dotsAt(lamps, '#fff6d0', 4.4),
        ],
        { transform: sceneAt },
      ),
    );

    // marble rim in the foreground with pilgrims, lamplight on the left edges
    const rim = doc.pick(0, { wide: 60, tall: 40 });
    doc.add(
      path(`M${x0} 566L${x1} 548V612H${x0}z`, doc.linear([[0, '#c9c2da'], [0.35, '#8d8cb6'], [1, '#4c5288']], { y1: 548, y2: 606 })),
      path(`M${x0} 566L${x1} 548V554L${x0} 572z`, '#ffe6c2', { opacity: 0.8 }),
      stroke(range(12).map((i) => `M${x0 + 60 + i * 118} ${564 - i}L${x0 + 20 + i * 132} 606`).join(''), '#565c94', 1.6, { opacity: 0.5 }),
      path(`M${60 + rim} 584q90-12 230 2q-120 8-230-2z`, '#2d3570', { opacity: 0.6 }),
      seated(110 + rim, 584, 1.32, '#23305f', '#e8a637', false, '#b98a6a'),
      seated(160 + rim, 588, 1.22, '#7a2f58', '#c9456a', true, '#ffb46a'),
      seated(204 + rim, 586, 0.86, '#2f6f86', '#f08a3c', false, '#ffd991'),
      branch(doc, 6, [[820, 12, 2.7, 190], [812, -16, 2.95, 150], [836, 60, 2.5, 120]].map(([x = 0, y = 0, a = 0, l = 0]) => [x + doc.pick(0, { wide: 300, tall: -110 }), y, a, l]), {
        dark: '#0b1436', lit: '#2c3462', wood: '#0b1436', leaf: 20, width: 4.6,
      }),
    );
  },
};
