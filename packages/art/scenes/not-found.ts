import {
  air, birds, boulder, coniferRow, conifers, fern, foliagePath, grass, group, land, lensesPath, massif, mist, mix,
  paintMassif, path, place, prayerFlags, RAMPS, ridge, rng, sky, stipple, streaks, stroke, sun,
  type Conifer, type Point, type Ramp, type Scene,
} from '../kit';
import { camera, roadPath, traveller } from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#54699a', '#8d9dc0', '#cfd0da', '#f5ead8'],
  haze: '#d6d6de',
  deep: '#2c3f72',
};
const HORIZON = 372;
const EARTH = { lit: '#cfae8e', mid: '#a98676', shade: '#7c6670' };
const TURF = { lit: '#9fb08a', mid: '#6f8a7c', shade: '#48686c', ink: '#25404e' };
const BOARD = { face: '#f4c23f', shade: '#c98f34', edge: '#3a3142', wood: '#6b5258', woodLit: '#b59384' };

/** A signpost with blank boards that point in all directions; its foot on x, y. */
const signpost = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-60, 4, 110, 6, 0.6]]), '#3c4e58', { opacity: 0.6 }),
      path('M-7 4L-6-214Q0-220 6-214L8 4z', BOARD.wood),
      path('M2 4L2-217Q5-216 6-214L8 4z', BOARD.woodLit),
      path('M-18 6Q-16-8-2-9Q14-10 22 6z', '#8f8a92'),
      path('M2-9Q14-10 22 6H12Q10-4 2-9z', '#c9c0c0'),
      // boards: right, left, up to the sky, one hanging by its last nail
      path('M-34-196L70-206L92-190L72-170L-32-162z', BOARD.edge),
      path('M-29-192L68-201L86-190L70-175L-28-167z', BOARD.face),
      path('M-29-192L68-201L74-197L-26-186z', '#ffe08a'),
      path('M32-148L-78-150L-100-130L-80-112L34-114z', BOARD.edge),
      path('M28-143L-76-145L-93-130L-78-117L29-119z', '#f3efe2'),
      path('M28-143L-76-145L-81-140L28-137z', '#ffffff'),
      path('M-20-100L66-118L90-106L78-84L-12-66z', BOARD.edge),
      path('M-14-97L64-112L83-105L74-88L-8-72z', '#3f8a6c'),
      path('M-14-97L64-112L71-109L-11-91z', '#7fc09a'),
      group(
        [
          path('M-30-12H44L58 4L44 20H-30z', BOARD.edge),
          path('M-25-7H42L51 4L42 15H-25z', '#d9634a'),
          path('M-25-7H42L46-2H-25z', '#f39a7c'),
        ],
        { transform: place(-6, -44, { rotate: 66 }) },
      ),
      // arrows pulled both ways
      path('M2-186l26-2l-1-6l14 8l-13 10v-6l-26 2zM-20-134h-30v-6l-14 9l14 9v-6h30z', BOARD.edge),
      path('M22-96l24-5l-1-5l13 5l-10 11l-1-5l-24 5z', '#f3efe2'),
      stroke('M-2-180h.1M-2-132h.1M2-94h.1M-3-56h.1', '#f3efe2', 3.4, { round: true }),
    ],
    { transform: place(x, y, { rotate: -3 }) },
  );

/** A hill goat that has eaten half the map; facing left, hooves on x, y. */
const goat = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-60, 3, 120, 6, 0.5]]), '#3c4e58', { opacity: 0.6 }),
      path('M-24-24L-22 0H-16L-15-22zM26-26L30 0H36L36-26z', '#8f7f80'),
      path('M-34-28L-36 0H-29L-24-22zM38-30L44 0H51L48-30z', '#d9cdc4'),
      path('M-44-58Q-40-70-20-68Q16-70 40-66Q54-62 54-46Q54-34 44-26Q10-14-22-20Q-42-26-44-44z', '#f0e8de'),
      path('M10-68Q30-69 40-66Q54-62 54-46Q54-34 44-26Q24-20 8-18Q24-30 20-44Q4-52 10-68z', '#7a5850'),
      path('M-44-44Q-30-28 0-26Q-4-18-22-20Q-42-26-44-44z', '#c4b6b0'),
      path('M52-60Q64-66 62-76Q54-76 48-66z', '#7a5850'),
      // neck and head bent to the paper
      path('M-24-68Q-38-84-52-88L-62-70Q-52-58-44-42z', '#f0e8de'),
      path('M-24-68Q-38-84-52-88L-54-84Q-36-76-32-58z', '#cdbfb6'),
      path('M-46-92Q-60-98-72-84L-88-68Q-90-60-82-58Q-70-58-62-66Q-48-70-44-82z', '#f0e8de'),
      path('M-58-94Q-66-92-72-84L-82-74Q-72-74-64-82z', '#7a5850'),
      path('M-44-88Q-32-92-28-84Q-36-78-46-82z', '#7a5850'),
      path('M-54-94Q-52-112-34-118Q-38-108-44-92zM-62-95Q-64-110-50-122Q-52-108-54-94z', '#5a4a50'),
      path('M-74-60Q-74-48-68-42Q-66-52-66-62z', '#d9cdc4'),
      path('M-67-82a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z', '#241c28'),
      stroke('M-88-64Q-82-62-78-64', '#5a4048', 1.6),
      // the map, folded, with half a route on it
      path('M-84-64L-112-76L-128-58L-146-66L-150-34L-132-26L-116-40L-98-30L-90-44L-94-50L-84-54z', '#fdf6e2'),
      path('M-112-76L-128-58L-132-26L-116-40z', '#dcd3c4'),
      stroke('M-144-54L-136-46M-126-46L-120-52L-112-58L-104-50L-96-54', '#d8433f', 2.2, { dash: '4 3' }),
      path('M-142-46l8 3l-1 6l-7-3zM-108-46l10 4l-3 6l-8-4z', '#7fb0a0'),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 226, tall: -26 });
    const move = { transform: place(dx, 0) };
    const sunX = doc.pick(612, { wide: 860, tall: 560 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, sunX, 168, 34, '#fffaea', { glow: '#fff4dc', glowRadius: doc.pick(260, { tall: 190 }), glowOpacity: 0.7, rings: 3 }),
      streaks(doc, { seed: 9, from: 60, to: 220, count: 7, colour: '#f7f3ee', opacity: 0.45, height: [7, 16] }),
    );
    const peaks = massif(
      27,
      [
        [-340, 320], [-220, 250], [-120, 290], [10, 214], [90, 262], [206, 150], [276, 206], [340, 180], [430, 268], [540, 230],
        [640, 290], [770, 210], [880, 280], [980, 220], [1130, 300],
      ],
      380,
      { light: 1, depth: 0.62, slivers: 2, gullies: 2 },
    );
    const firs = (seed: number, y: number, low: number, high: number, gap: number): Conifer[] =>
      coniferRow(seed, x0 - 10, x1 + 10, (x) => y + 12 * Math.sin(x / 90 + seed), [low, high], gap);
    doc.add(
      group(paintMassif(peaks, air(doc, LIGHT, '#7c8bb4', 0.42, 0.9), air(doc, LIGHT, '#f4ece6', 0.2, 0.8)), {
        transform: place(doc.pick(60, { wide: 300, tall: 40 }), 0),
      }),
      mist(doc, { seed: 3, from: 250, to: 318, colour: '#f6f3ef', opacity: 0.75, count: 7 }),
      ridge(doc, air(doc, LIGHT, '#6b86a0', 0.52, 0.7), { seed: 16, y: 340, height: 80, wavelength: 210 }),
      conifers(firs(5, 348, 24, 52, 17), air(doc, LIGHT, '#567890', 0.44, 0.7), ''),
      mist(doc, { seed: 13, from: 318, to: 362, colour: '#f1eff0', opacity: 0.7, count: 6 }),
      ridge(doc, air(doc, LIGHT, '#4c7080', 0.34, 0.5), { seed: 29, y: 378, height: 46, wavelength: 160, base: 440 }),
      conifers(firs(8, 392, 50, 104, 34), air(doc, LIGHT, '#3f6474', 0.28, 0.45), ''),
      mist(doc, { seed: 23, from: 360, to: 410, colour: '#eceaee', opacity: 0.75, count: 6 }),
    );

    // the meadow of the pass; both roads are lost in the mist
    const view = camera({ x: 400 + dx, horizon: HORIZON, focal: 560, eye: 2.4 });
    const left: readonly (readonly [number, number])[] = [
      [-40, 90], [-22, 60], [-12, 38], [-6.5, 24], [-3, 15], [-1, 10], [-0.4, 7], [-0.2, 4],
    ];
    const right: readonly (readonly [number, number])[] = [
      [46, 86], [24, 58], [12, 38], [5.5, 24], [2.2, 15], [0.6, 10], [-0.1, 7], [-0.2, 4],
    ];
    const random = rng(6);
    const turf = Array.from({ length: Math.round((34 * doc.width) / 800) }, (): readonly [number, number, number, number, number] => {
      const t = random();
      return [x0 - 40 + random() * doc.width, 412 + t * 180, 40 + 130 * t, 3 + 7 * t, random()];
    });
    const meadow: Point[] = [
      [x0 - 20, 410], [x0 + 160, 398], [160 + dx, 404], [330 + dx, 396], [470 + dx, 400], [640 + dx, 392], [x1 + 20, 402],
    ];
    doc.add(
      land(
        meadow,
        640,
        doc.format === 'wide'
          ? doc.linear(
              [
                [0, TURF.shade],
                [1, TURF.mid],
              ],
              { x1: -200, x2: 420, y2: 0 },
            )
          : TURF.mid,
      ),
      doc.band(
        doc.linear(
          [
            [0, LIGHT.haze, doc.pick(0.75, { wide: 0.4 })], [0.4, TURF.lit, 0.25], [1, TURF.shade, 0.9],
          ],
          { y1: 396, y2: 604 },
        ),
        404,
      ),
      path(lensesPath(turf), TURF.shade, { opacity: 0.45 }),
      path(lensesPath(turf.map(([x, y, l, h, c]) => [x + 26, y + 6, l * 0.7, h * 0.8, c] as const)), TURF.lit, { opacity: 0.6 }),
      path(roadPath(view, left, 3.6) + roadPath(view, right, 3.6), EARTH.shade),
      path(roadPath(view, left, 3) + roadPath(view, right, 3), EARTH.mid),
      // the trodden middle of both
      path(roadPath(view, left.slice(0, 5), 3, -0.2, 0.2) + roadPath(view, right.slice(0, 5), 3, -0.2, 0.2), EARTH.lit, { opacity: 0.5 }),
      mist(doc, { seed: 33, from: 402, to: 440, colour: '#efedef', opacity: 0.7, count: 6 }),
    );

    doc.add(
      stipple('#b79ad8', {
        seed: 7,
        count: Math.round((46 * doc.width) / 800),
        x0,
        x1,
        y0: 480,
        y1: 590,
        size: 3.6,
        density: (u) => (Math.abs(x0 + u * doc.width - 380 - dx) > 130 ? 1 : 0),
      }),
      stipple('#f6e7f0', {
        seed: 17,
        count: Math.round((26 * doc.width) / 800),
        x0,
        x1,
        y0: 470,
        y1: 580,
        size: 3,
        density: (u) => (Math.abs(x0 + u * doc.width - 380 - dx) > 130 ? 1 : 0),
      }),
    );
    // deodars near by, stones, the three who meet here
    const deodars: Conifer[] = [
      [690, 470, 210, 0.44], [746, 500, 290, 0.44], [630, 448, 130, 0.42], [830, 486, 260, 0.46], [14, 448, 150, 0.42],
      [-30, 470, 210, 0.44], [-210, 450, 150, 0.42], [-168, 470, 200, 0.44],
    ];
    const k = doc.pick(1, { tall: 0.94 });
    doc.add(
      group(
        conifers(
          deodars.filter(([x]) => doc.shows(x + dx, 70)),
          mix('#2c5064', LIGHT.haze, 0.1),
          mix('#6f9490', LIGHT.haze, 0.1),
          1,
        ),
        move,
      ),
      prayerFlags([doc.pick(430, { wide: 656, tall: 404 }), 296], [x1 + 30, doc.pick(330, { wide: 300 })], {
        sag: 26,
        size: 22,
        colours: ['#4f7fb5', '#f4f1e8', '#d0524c', '#5f9a70', '#ecc04f'],
        line: '#4a4a60',
      }),
      group(
        [
          boulder(350, 470, 40, 20, ['#5d6a78', '#b9b4b8']),
          boulder(480, 474, 58, 30, ['#566472', '#b9b4b8']),
          boulder(520, 480, 40, 20, ['#4a5868', '#a8a6ae']),
          signpost(426, 482),
          path(lensesPath([[250, 538, 80, 6, 0.6]]), '#4a4a58', { opacity: 0.6 }),
          boulder(302, 541, 46, 18, ['#5d5a68', '#c9bcb4']),
          traveller(300, 534, {
            scale: 1.28 * k,
            arm: 'scratch',
            shirt: '#2f7f86',
            trousers: '#454a6c',
            bag: ['#c9803a', '#f6bd52'],
            roll: '#8f3f4c',
            scarf: '#e2474a',
            rim: '#fff0d8',
          }),
          goat(628, 560, 1.08),
        ],
        move,
      ),
    );
    doc.add(
      path(
        foliagePath({
          seed: 51,
          x0: x0 - 10,
          x1: x1 + 10,
          y: 606,
          height: 34,
          wavelength: 70,
          scallop: [7, 15],
          base: 620,
          least: 0,
          envelope: (x) => Math.min(1.6, Math.abs(x - 380 - dx) / 200),
        }),
        TURF.ink,
      ),
      grass(4, x0, 250 + dx, 606, 50, TURF.ink, { count: Math.round((34 * (250 + dx - x0)) / 250), width: 2.4 }),
      grass(14, 540 + dx, x1, 606, 52, TURF.ink, { count: Math.round((34 * (x1 - 540 - dx)) / 250), width: 2.4 }),
      fern(x1 - 30, 610, -2, 110, TURF.ink, -1),
      fern(x1 - 20, 614, -1.5, 130, TURF.ink),
      fern(x0 + 30, 612, -1.1, 100, TURF.ink),
      birds('#66749a', [
        [doc.pick(330, { wide: 600 }), 110, 0.9], [doc.pick(358, { wide: 628 }), 98, 0.7, 1], [doc.pick(376, { wide: 646 }), 116, 0.6],
      ]),
    );
  },
};
