import {
  abra, air, birds, deepenWater, dip, foliage, glitter, group, mix, palm, path, Pen, place, RAMPS, range, ripplePair,
  short, sky, skyline, streaks, stroke, sun, water, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dusk,
  sky: ['#2b2466', '#7d3f8a', '#e8706f', '#ffc27a'], haze: '#f2a48a', deep: '#2a2166',
};
const GROUND = 430;
const BURJ_X = 470;
/** Half width, lower and upper edge of the setbacks of Burj Khalifa. */
const SETBACKS = [
  [34, 0, 70], [31, 70, 120], [27, 120, 170], [23, 170, 214], [19, 214, 252], [15, 252, 284], [11, 284, 310],
  [7, 310, 332],
] as const;

/** Burj Khalifa: a spiral of setbacks on a Y plan, tall and thin; light from the left. */
function burjKhalifa(): string {
  const [x, y] = [BURJ_X, GROUND];
  const left = new Pen(1);
  const middle = new Pen(1);
  const right = new Pen(1);
  const floors = new Pen();
  SETBACKS.forEach(([w, low, high], i) => {
    const l = w * (i % 3 === 0 ? 1 : 0.86);
    const r = w * (i % 3 === 1 ? 1 : 0.84);
    left.rect(x - l, y - high, l - w * 0.3, high - low);
    middle.rect(x - w * 0.34, y - high - 12, w * 0.68, high - low + 12);
    right.rect(x + w * 0.3, y - high + 8, r - w * 0.3, high - low - 8).rect(x + w * 0.3, y - low - 9, r - w * 0.3, 9);
    for (let floor = low + 7; floor < high; floor += 7)
      floors.move(x - w * 0.3, y - floor).line(x + w * 0.84, y - floor);
  });
  const ledges = SETBACKS.map(([w, , high]) => `M${short(x - w * 0.86, 1)} ${y - high}h${short(w * 1.7, 1)}`).join('');
  return (
    path(right, '#2a2260') +
    path(left, '#f2a58f') +
    path(middle, '#7a5aa8') +
    path(`M${x - 4} ${y - 330}L${x - 1} ${y - 404}h2L${x + 4} ${y - 330}z`, '#cfa0b8') +
    stroke(floors, '#ffe2b0', 1.8, { dash: '2 3 4 2 1 4', opacity: 0.85 }) +
    stroke(ledges, '#fff0d6', 1.4)
  );
}

/** A tower in front: left edge, width, height, and the path along its top. */
function tower(x: number, width: number, height: number, top: string): string {
  const rows = range(Math.floor(height / 9) - 1).map(
    (i) => `M${short(x + width * 0.42)} ${GROUND - height + 12 + i * 9}h${short(width * 0.5)}`,
  );
  return (
    path(`M${x} ${GROUND}V${GROUND - height}${top}V${GROUND}z`, '#2b2068') +
    path(`M${x} ${GROUND}V${GROUND - height}h${short(width * 0.34)}V${GROUND}z`, '#8a4f92') +
    stroke(rows.join(''), '#ffd08a', 3, { dash: '3 3 5 2 2 5' })
  );
}

/** Burj Al Arab on its island: white sail, mast, helipad. */
const sailHotel = (): string =>
  path('M96 430V262Q168 300 176 430z', '#fff0e0') +
  path('M96 430V262Q128 300 134 430z', '#f2bfae') +
  path('M96 262Q168 300 176 430H168Q160 312 96 274z', '#3a2a70') +
  stroke('M92 436V236', '#f7e3da', 3) +
  stroke('M96 300q44 14 60 26M96 340q50 10 70 22M96 384q54 6 76 14', '#c98fa0', 2) +
  path('M96 286h-16l-6 5h22z', '#3a2a70') +
  path('M60 430Q130 418 204 430v8H60z', '#3a2a5c');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const sunX = doc.pick(250, { wide: 350, tall: 270 });
    doc.add(
      sky(doc, LIGHT, { horizon: GROUND }),
      sun(doc, sunX, 352, 54, '#fff0c2', {
        glow: doc.pick('#ffd08a', { wide: '#ff9f6e' }), glowRadius: doc.pick(300, { wide: 230, tall: 250 }), rings: 3,
      }),
      streaks(doc, { seed: 19, from: 60, to: 330, count: 11, colour: '#ffc9a0', opacity: 0.38 }),
      skyline(5, {
        x0: x0 - 10, x1: x1 + 10, y: GROUND, height: [40, 130], width: [16, 34],
        fill: air(doc, LIGHT, '#5a3a86', 0.55, 0.5),
      }),
      skyline(9, {
        x0: x0 - 10, x1: x1 + 10, y: GROUND, height: [50, 190], width: [20, 40],
        fill: air(doc, LIGHT, '#43307c', 0.28, 0.4), windows: '#ffd9a0',
        envelope: (x) => 0.35 + 0.65 * dip(sunX, 0, 240)(x),
      }),
      burjKhalifa(),
    );
    const towers = [
      [356, 40, 150, 'l40-26'], [404, 30, 110, 'h30'], [540, 44, 170, 'q22-40 44 0'], [592, 36, 128, 'h36'],
      [640, 46, 200, 'l23-36l23 36'], [696, 40, 150, 'l40 22'], [748, 44, 176, 'h44'], [-250, 46, 140, 'l46-20'],
      [-190, 40, 110, 'h40'], [830, 44, 150, 'h44'], [900, 40, 190, 'q20-36 40 0'], [960, 46, 130, 'l46 20'],
      [1030, 40, 170, 'h40'],
    ] as const;
    // in wide the first two would cover the sun
    const shown = towers.filter(([x]) => doc.shows(x, 50) && !(wide && x > 330 && x < 430));
    const hotelShift = doc.pick(0, { wide: 70, tall: 66 });
    doc.add(
      shown.map(([x, w, h, top]) => tower(x, w, h, top)),
      group(sailHotel(), { transform: place(hotelShift, 0) }),
      foliage(doc, '#231a4f', {
        seed: 5, y: GROUND + 4, height: 14, wavelength: 40, scallop: [4, 9], base: GROUND + 8,
      }),
      doc.band('#1f1850', GROUND, GROUND + 10),
      stroke(`M${x0} ${GROUND + 3}H${x1}`, '#ffcf8a', 2.4, { round: true, dash: '0 14' }),
    );

    // the creek with mirrors of the towers, the sun and the fountain
    const y = GROUND + 8;
    doc.add(
      water(doc, y, [[0, '#f09a7c'], [0.3, '#a85a92'], [1, '#241a5c']]),
      deepenWater(doc, LIGHT, y, { strength: 0.55 }),
      path(`M${BURJ_X - 30} ${y}L${BURJ_X - 16} ${y + 142}h32L${BURJ_X + 30} ${y}z`, '#4a2f80', { opacity: 0.55 }),
      path(
        `${wide ? '' : `M356 ${y}h40v60h-40z`}M540 ${y}h44v70h-44zM640 ${y}h46v84h-46zM748 ${y}h44v70h-44zM${100 + hotelShift} ${y}h70l-40 80h-30z`,
        '#3a2670',
        { opacity: 0.5 },
      ),
      glitter('#ffe6b8', { seed: 4, x: sunX, from: y + 2, to: 600, width: [60, 170], height: [0.8, 3] }),
      ripplePair(doc, GROUND, '#ffc9a8', '#1c1450', { count: 66, seed: 7 }),
      stroke(
        'M420 444Q426 396 432 444M438 444Q446 376 454 444M458 444Q470 356 482 444M486 444Q494 376 502 444M508 444Q514 396 520 444',
        '#fff3ea', 2.4,
        { opacity: 0.85 },
      ),
      abra(doc.pick(556, { tall: 470 }), 520, { scale: 1.1 }),
      abra(doc.pick(200, { tall: 236 }), 492, { scale: 0.62 }),
      wide ? abra(-60, 520, { scale: 0.9 }) + abra(900, 500, { scale: 0.8 }) : '',
    );

    // date palms frame the picture
    const date = {
      length: 120, width: [24, 15] as const, leaves: ['#140c34', '#241650', '#6a3a6c'] as const,
      bark: ['#140c34', '#6a3a5c', '#0c0726'] as const, nuts: '#c87a3f', light: -1 as const,
    };
    const [rightX, leftX] = [doc.pick(744, { wide: 1034, tall: 668 }), doc.pick(34, { wide: -266, tall: 118 })];
    doc.add(
      palm(5, rightX + 26, 640, rightX, 300, { ...date, bend: -14 }),
      palm(9, leftX - 14, 640, leftX, 420, { ...date, length: 100, bend: 10, light: 1 }),
      foliage(doc, '#140c34', {
        seed: 9, y: 604, height: 40, wavelength: 90, scallop: [8, 18], base: 620,
        envelope: dip(400, doc.pick(180, { tall: 90 }), doc.pick(340, { tall: 250 })),
      }),
      birds(mix('#5d2f7a', LIGHT.sky[1], 0.2), [[330, 130, 0.9], [356, 118, 0.7, 1], [376, 134, 0.6]]),
    );
  },
};
