import {
  air, archPath, at, birds, chhatri, deepenWater, dome, foliagePath, land, lensesPath, lerp, mist, mix, mound, path, Pen, place, RAMPS, range,
    ripples, sky, slope, stipple,
  streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { banglaRoofPath, cuspedArchPath, jharokha } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#6f8fbd', '#b3b7cf', '#f3cdb6', '#fdebcf'], haze: '#eecdbd', deep: '#3a5a94' };
const STONE: Tones = ['#e9bb86', '#fff0cb', '#b07f78'];
const DARK = '#6a4258';
const SCRUB = '#6f7a5c';
const INK = '#2a2440';
const WATER = 416;

/** A palace block lit from the left: arcades above, sheer wall below. */
function block(x: number, width: number, top: number, foot: number, rows: number, gap = 13): string {
  const [mid, lit, shade] = STONE;
  const holes: string[] = [];
  const rims = new Pen();
  for (const i of range(rows)) {
    const y = top + 22 + i * 22;
    const n = Math.round((width * 0.84) / (gap + i * 4));
    for (const k of range(n)) {
      const px = x + ((k + 0.6) * width * 0.84) / n;
      if (i === 0 || (k * 5 + i) % 3) holes.push(i === 0
        ? cuspedArchPath(px, gap * 0.32, y, y - 8, y - 14, 2) : archPath(px, gap * 0.2, y - 2, y - 8, y - 12));
    }
    rims.rect(x - 1, y + 2, width + 2, 3);
  }
  return (
    path(new Pen().rect(x, top, width, foot - top), mid) +
    path(new Pen().rect(x, top, width * 0.18, foot - top), lit) +
    path(new Pen().rect(x + width * 0.86, top, width * 0.14, foot - top), shade) +
    path(holes.join(''), DARK) +
    path(rims, lit) +
    path(new Pen().rect(x - 3, top - 3, width + 6, 5), lit)
  );
}

/** A walled ramp between two points; people and jeeps use it. */
const ramp = ([ax, ay]: Point, [bx, by]: Point, height: number): string =>
  path(new Pen().polygon([[ax, ay], [bx, by], [bx, by + height], [ax, ay + height]]), STONE[0]) +
  path(new Pen().polygon([[ax, ay], [bx, by], [bx, by + 3], [ax, ay + 3]]), STONE[1]) +
  path(new Pen().polygon([[ax, ay + height * 0.6], [bx, by + height * 0.6], [bx, by + height], [ax, ay + height]]), STONE[2], { opacity: 0.6 }) +
  stroke(new Pen().move(ax, ay - 3).line(bx, by - 3), STONE[0], 5, { dash: '5 3.5' });

/** The Amber palace on its spur, drawn for its place in the card. */
function amber(doc: Doc): string {
  const spur: Point[] = [[-60, 424], [40, 396], [110, 366], [180, 330], [250, 316], [420, 300], [640, 306], [730, 336], [800, 380], [880, 424]];
  const [mid, lit, shade] = STONE;
  const balcony = doc.define(jharokha(0, 0, 24, STONE, DARK, { light: -1 }));
  const kiosk = doc.define(chhatri(0, 0, 18, STONE, { light: -1 }));
  const buttresses = new Pen();
  const gaps = new Pen();
  for (let x = 306; x < 690; x += 24 + ((x * 7) % 9)) {
    buttresses.rect(x, 306, 9, 66);
    gaps.rect(x + 9, 312, 4, 60);
  }
  return [
    land(spur, 430, mix(SCRUB, LIGHT.haze, 0.16)),
    path('M180 330L250 316L300 330L270 372L200 404L120 424H-60L40 396L110 366z', mix('#a9a878', LIGHT.haze, 0.2)),
    // sheer retaining walls with buttresses
    path('M240 306H700L712 372L600 378L420 372L300 376L236 352z', mid),
    path('M600 306H700L712 372L600 378z', shade),
    path(buttresses, lit, { opacity: 0.75 }), path(gaps, shade),
    path('M238 303H704V309H238z', lit),
    // palaces
    block(296, 70, 258, 304, 1), block(566, 130, 252, 304, 2, 14), block(350, 96, 236, 304, 2), block(436, 142, 206, 304, 3, 15),
    path(new Pen().rect(470, 186, 72, 22), mid), path(range(5).map((i) => archPath(480 + i * 13, 4, 206, 198, 192)).join(''), DARK),
    path(banglaRoofPath(506, 188, 84, 22), mid), path(banglaRoofPath(494, 184, 46, 17), lit), path(new Pen().rect(463, 185, 86, 4), lit),
    dome(376, 15, 235, STONE, { light: -1 }), dome(650, 17, 251, STONE, { light: -1 }),
    ...([[306, 256, 16], [424, 233, 18], [446, 203, 20], [567, 203, 20], [592, 249, 16], [688, 249, 18], [352, 233, 14]] as const).map(([x, y, w]) =>
      doc.use(kiosk, place(x, y, { scale: w / 18 }))),
    ...([[392, 300, 24], [466, 288, 26], [508, 288, 28], [548, 288, 26], [610, 300, 24], [660, 300, 22]] as const).map(([x, y, w]) =>
      doc.use(balcony, place(x, y, { scale: w / 24 }))),
    // the Sun gate and the court wall
    path(new Pen().rect(150, 300, 150, 40), mid), stroke('M150 297H300', mid, 6, { dash: '6 4' }), path(new Pen().rect(150, 300, 150, 4), lit),
    path(range(7).map((i) => archPath(232 + i * 10, 3, 328, 316, 311)).join(''), DARK),
    block(172, 50, 268, 344, 2, 10), path(cuspedArchPath(194, 12, 344, 322, 306, 3), DARK), doc.use(kiosk, place(180, 266, { scale: 0.8 })),
      doc.use(kiosk, place(214, 266, { scale: 0.8 })),
    // the way up
    ramp([92, 400], [330, 388], 16), ramp([150, 366], [336, 382], 13), ramp([150, 366], [196, 344], 12),
    path(foliagePath({ seed: 12, x0: 370, x1: 880, y: 420, height: 44, wavelength: 60, scallop: [4, 10], base: 424, least: 0.1,
      envelope: (x) => slope(372, 420)(x) * slope(880, 800)(x) }), mix('#4d5f4c', LIGHT.haze, 0.14)),
    path(foliagePath({ seed: 15, x0: -140, x1: 128, y: 420, height: 36, wavelength: 50, scallop: [4, 10], base: 424, least: 0.3,
      envelope: (x) => slope(128, 70)(x) * slope(-140, -60)(x) }), mix('#4d5f4c', LIGHT.haze, 0.16)),
    path(foliagePath({ seed: 18, x0: 330, x1: 560, y: 422, height: 24, wavelength: 40, scallop: [3, 8], base: 424, envelope: mound(330, 560) }),
      mix('#8a8f5c', LIGHT.haze, 0.14)),
  ].join('');
}

/** The saffron garden: a walled island with star-shaped beds in perspective; a causeway leads to the bank on the left. */
function garden(): string {
  const back = { y: 430, x0: 214, x1: 470 };
  const front = { y: 500, x0: 150, x1: 516 };
  const q = (u: number, v: number): Point => {
    const t = v ** 1.15;
    return [lerp(lerp(back.x0, back.x1, u), lerp(front.x0, front.x1, u), t), lerp(back.y, front.y, t)];
  };
  const beds = new Pen(1);
  const light = new Pen(1);
  const hearts = new Pen(1);
  for (const i of range(7)) {
    for (const j of range(3)) {
      const [u, v, du, dv] = [(i + 0.5) / 7, (j + 0.5) / 3, 0.062, 0.142];
      if (i === 3 && j === 1) continue;
      beds.polygon([q(u - du, v - dv), q(u + du, v - dv), q(u + du, v + dv), q(u - du, v + dv)]);
      light.polygon([q(u, v - dv * 0.86), q(u + du * 0.86, v), q(u, v + dv * 0.86), q(u - du * 0.86, v)]);
      hearts.polygon([q(u, v - dv * 0.4), q(u + du * 0.4, v), q(u, v + dv * 0.4), q(u - du * 0.4, v)]);
    }
  }
  const [c, d] = q(0.5, 0.5);
  return (
    path(`M-700 438H${back.x0 + 14}L${back.x0 - 6} 456H-700z`, STONE[0]) + path(`M-700 456H${back.x0 - 6}V468H-700z`, STONE[2]) +
    path(new Pen().polygon([q(0, 0), q(1, 0), q(1, 1), q(0, 1)]), '#f1d3a2') +
    path(beds, '#5f7a4c') + path(light, '#9bb26a') + path(hearts, '#e8705a') +
    path(new Pen(1).circle(c, d, 13, 6), STONE[2]) + path(new Pen(1).circle(c, d - 1, 10, 4.4), '#9cc6cf') +
      stroke(`M${c} ${d}V${d - 15}`, '#fff', 1.6) +
    path(new Pen().polygon([q(0, 1), q(1, 1), [front.x1, front.y + 26], [front.x0, front.y + 26]]), STONE[0]) +
    path(new Pen().polygon([q(1, 0), q(1, 1), [front.x1, front.y + 26], [back.x1, back.y + 14]]), STONE[2]) +
    path(range(15).map((i) => archPath(lerp(front.x0, front.x1, (i + 0.5) / 15), 6, front.y + 22, front.y + 13, front.y + 7)).join(''), STONE[2]) +
    stroke(new Pen().polygon([q(0, 0), q(0, 1), q(1, 1), q(1, 0)], false), STONE[1], 3)
  );
}

/** A grey langur seated on x, y, its tail hanging; looks to the right. */
const langur = (x: number, y: number, k: number, flip = 1): string =>
  `<g transform="${place(x, y, { scaleX: k * flip, scaleY: k })}">` +
  stroke('M-9-3Q-20 4-17 24Q-15 36-22 42', '#8d8799', 2.6, { round: true }) +
  path('M-11 0Q-15-18-4-27Q4-31 8-24Q11-14 8 0z', '#8d8799') +
  path('M-11 0Q-15-18-4-27Q-9-14-5 0z', '#d9cfcf') +
  path('M4 0L7-16L13-12L11-1L15 1H4z', '#7a7488') +
  path('M-1-30Q-2-40 6-40Q14-39 13-31Q11-25 5-25Q0-26-1-30z', '#d9cfcf') +
  path('M5-35Q12-37 13.500-31Q12-26 8-26.500Q4-29 5-35z', INK) +
  '</g>';

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 190, tall: -30 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400, deepenTo: 430 }),
      sun(doc, dx + 60, 300, 30, '#fff2d2', { disc: false, glowRadius: 330, glowOpacity: doc.pick(0.8, { wide: 0 }) }),
      streaks(doc, { seed: 6, from: 50, to: 190, count: 6, colour: '#fff2e2', opacity: 0.5 }),
    );
    // the hills; the wall of Jaigarh runs along the crest
    const crest: Point[] = [[x0 - 20, 300], [-120, 262], [20, 286], [140, 250], [230, 214], [330, 190], [430, 168], [540, 122], [640, 108],
      [720, 130], [830, 176], [960, 150], [1080, 190], [1180, 230]].map(
      ([px = 0, py = 0], i) => (i ? [px + dx, py] : [px, py]),
    );
    const crestAt = (px: number): number => {
      const i = Math.max(1, crest.findIndex(([cx]) => cx - dx >= px));
      const [[ax, ay], [bx, by]] = [at(crest, i - 1), at(crest, i)];
      return lerp(ay, by, (px + dx - ax) / (bx - ax));
    };
    const far = air(doc, LIGHT, '#8f86a0', 0.5, 0.75);
    const wallTop = new Pen().polygon(crest.slice(5, 12).map(([px, py]) => [px, py - 1] as const), false);
    const towers = new Pen();
    for (const [px, py] of [[430, 168], [540, 122], [640, 108], [720, 130], [830, 176]] as const) towers.rect(px + dx - 8, py - 17, 16, 22);
    doc.add(
      land(crest, 620, far, { hard: true }),
      stroke(wallTop, mix('#d9ae9a', LIGHT.haze, 0.4), 7), stroke(wallTop, mix('#d9ae9a', LIGHT.haze, 0.4), 12, { dash: '5 5' }),
      path(towers, mix('#d9ae9a', LIGHT.haze, 0.3)),
      path(new Pen().polygon([[640 + dx, 112], [720 + dx, 134], [830 + dx, 180], [880 + dx, 400], [700 + dx, 400], [672 + dx, 260]]), '#6f6a94',
        { opacity: 0.28 }),
      path(new Pen().polygon([[230 + dx, 216], [330 + dx, 194], [300 + dx, 300], [220 + dx, 330]]), '#6f6a94', { opacity: 0.2 }),
      // folds of the slope and its scrub
      path(new Pen().polygon([[470 + dx, 156], [540 + dx, 124], [520 + dx, 210], [552 + dx, 300], [480 + dx, 330], [498 + dx, 230]]), '#fbe0cc',
        { opacity: 0.3 }),
      path(new Pen().polygon([[640 + dx, 112], [610 + dx, 190], [632 + dx, 250], [600 + dx, 330], [672 + dx, 300], [650 + dx, 200]]), '#fbe0cc',
        { opacity: 0.25 }),
      path(new Pen().polygon([[760 + dx, 150], [744 + dx, 230], [770 + dx, 300], [730 + dx, 380], [800 + dx, 350], [790 + dx, 240]]), '#fbe0cc',
        { opacity: 0.16 }),
      stipple('#6d7068', {
        seed: 5, count: 150, x0: dx + 60, x1: dx + 900, y0: 120, y1: 400, size: 4.6, opacity: 0.32,
        density: (u, v) => (lerp(120, 400, v) > crestAt(lerp(60, 900, u)) + 12 ? 0.25 + 0.75 * v : 0),
      }),
      mist(doc, { seed: 11, from: 270, to: 330, colour: '#fff0e2', opacity: 0.5, count: 5 }),
    );
    doc.add(land([[x0 - 20, 372], [dx - 180, 344], [dx - 60, 366], [dx + 90, 392], [dx + 260, 410], [dx + 700, 404], [dx + 800, 360], [dx + 930, 336],
      [x1 + 60, 350]], 424, air(doc, LIGHT, '#7c7f74', 0.36, 0.5)));

    const id = doc.define(amber(doc));
    const lake = doc.linear([[0, '#f7dcc0'], [0.3, '#c9b7bb'], [0.65, '#6f8fae'], [1, '#33517f']], { y1: WATER, y2: 600 });
    const veil = doc.linear([[0, '#ecd0bd', 0.35], [0.4, '#a9a9ba', 0.7], [1, '#33517f', 0.96]], { y1: WATER, y2: 560 });
    doc.add(
      doc.use(id, place(dx, 0)),
      doc.band(lake, WATER),
      deepenWater(doc, LIGHT, WATER, { strength: 0.5 }),
      doc.use(id, place(dx, WATER * 1.7, { scaleX: 1, scaleY: -0.7 })),
      doc.band(veil, WATER),
      ripples(doc, '#3f5f8a', { seed: 7, from: WATER + 12, count: 56, length: [16, 120], height: [0.7, 2.6], opacity: 0.36 }),
      ripples(doc, '#fff3e0', { seed: 13, from: WATER + 8, to: 590, count: 52, length: [14, 100], height: [0.7, 2.2], opacity: 0.6 }),
      mist(doc, { seed: 3, from: 404, to: 430, colour: '#fff2e6', opacity: 0.55, count: 5 }),
    );
    doc.add(
      `<g transform="${place(dx + doc.pick(0, { tall: 40 }), 0)}">${garden()}</g>`,
      path(lensesPath([[dx + 120, 530, 420, 6, 0.5], [dx + 180, 540, 330, 5, 0.5], [dx + 240, 552, 220, 4, 0.5]]), STONE[0], { opacity: 0.55 }),
    );
    // people on the ramp
    const walkers = ['#d8433f', '#f4efe2', '#2f7f86', '#e8973a'].map((colour, i) => {
      const pen = new Pen(1);
      for (const k of range(4)) {
        const t = (k * 4 + i + (k * i) % 3) / 17;
        const px = dx + lerp(110, 322, t);
        const py = lerp(399, 388, t);
        pen.move(px - 2.4, py).quad(px - 2.4, py - 9, px, py - 9).quad(px + 2.4, py - 9, px + 2.4, py).close();
      }
      return path(pen, colour);
    });
    doc.add(walkers);
    // the parapet of the lake road with langurs, cut by the right border
    const left = doc.pick(556, { wide: 800, tall: 470 });
    doc.add(
      path(new Pen().polygon([[left, 620], [left + 34, 556], [x1 + 10, 530], [x1 + 10, 620]]), INK),
      path(new Pen().polygon([[left + 30, 563], [left + 34, 556], [x1 + 10, 530], [x1 + 10, 540]]), '#b98a8a'),
      langur(left + 84, 556, 1.5, -1), langur(left + 150, 550, 1.15, -1), langur(left + 168, 549, 0.72, -1),
      birds('#4d4a70', [[dx + 180, 160, 1, 0.4], [dx + 210, 146, 0.8, 0.9], [dx + 154, 172, 0.7, -0.4], [dx + 236, 166, 0.6]]),
    );
  },
};
