import {
  air, airAt, birds, branch, deepenWater, foliage, glitter, gopuram, lensesPath, man, mix, palms, path, Pen, petalPath,
  place, radians, RAMPS, ripples, sky, streaks, stroke, sun, woman, type Doc, type GopuramColours, type Ramp,
  type Scene, type Twig,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#475f9e', '#bd86a4', '#f7b276', '#ffe6ae'], haze: '#f8c88c', deep: '#333f86',
};
const GHAT = 452;
const TANK = 494;
const INK = '#2a1733';

/** A hazy far tower at x, as its air is there. */
function farColours(doc: Doc, x: number): GopuramColours {
  const far = (colour: string, amount = 0.5): string => airAt(doc, LIGHT, colour, amount, x, 0.72);
  return {
    lit: far('#ffe0b0'), mid: far('#e0a077'), low: far('#c67a62'), sideLit: far('#a06a72'), side: far('#84586c'),
    deep: far('#6b4660', 0.45), gold: far('#ffd97f', 0.35), stone: far('#b98f72'), stoneLit: far('#cfa384'),
    stoneSide: far('#775a68'), accents: [far('#5a9a98'), far('#e0704f')],
  };
}

/** The golden lotus in the tank. */
function goldenLotus(): string {
  const petals = (degrees: readonly number[], length: number, width: number): string =>
    degrees.map((a) => petalPath(246, 520, radians(a), length, width)).join('');
  return (
    path('M216 536q28 9 60 0q-30 12-60 0z', '#3d3f78', { opacity: 0.6 }) +
    path('M238 536L242 520H250L254 536z', '#c98a3c') +
    path(petals([-170, -10, -142, -38], 27, 7), '#d9952f') +
    path(petals([-116, -64], 30, 8), '#f7bf4a') +
    path(petals([-90], 31, 9), '#ffe08a')
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: 440, stops: [0, 0.42, 0.76, 1] }),
      sun(doc, doc.pick(652, { tall: 620 }), 316, 40, '#fff8dc', {
        glow: '#ffe6a6', glowRadius: doc.pick(280, { tall: 230 }), rings: 3,
      }),
      streaks(doc, { seed: 18, from: 50, to: 300, count: 10, length: [180, 440], colour: '#ffe9c4', opacity: 0.45 }),
      streaks(doc, {
        seed: 28, from: 40, to: 180, count: 4, length: [180, 380], height: [5, 11], colour: '#8c6c9e', opacity: 0.35,
      }),
      gopuram({
        seed: 4, x: doc.pick(168, { tall: 206 }), y: 412, tiers: 7, width: [84, 42], depth: [22, 12], storey: [16, 10],
        stone: 26, door: 14, colours: farColours(doc, 168), figures: false,
      }),
      doc.format === 'wide'
        ? gopuram({
            seed: 6, x: 960, y: 420, tiers: 8, width: [110, 54], depth: [30, 15], storey: [20, 12], stone: 34, door: 18,
            colours: farColours(doc, 960), figures: false,
          })
        : '',
      foliage(doc, air(doc, LIGHT, '#43605a', 0.38, 0.4), {
        seed: 7, y: 424, height: 58, wavelength: 80, scallop: [7, 15], base: 430, least: 0.3,
      }),
      palms(
        doc, 5,
        [
          [30, 296, 140, 1, 8], [92, 330, 110, 0.8, -6], [600, 340, 100, 0.75, 6], [706, 304, 130, 0.95, -8],
          [762, 330, 110, 0.85, 8], [-90, 300, 140, 1, 8], [-230, 310, 130, 1, -8], [860, 300, 140, 1, 8],
          [1050, 300, 140, 1.05, 8],
        ],
        {
          dark: mix('#2d4a4e', LIGHT.haze, 0.16), lit: mix('#9aa653', LIGHT.haze, doc.pick(0.2, { wide: 0.05 })),
          bark: mix('#5d3f4a', LIGHT.haze, 0.15),
        },
      ),
      foliage(doc, mix('#2f4d4c', LIGHT.haze, doc.pick(0.18, { wide: 0.06 })), {
        seed: 17, y: 430, height: 40, wavelength: 60, scallop: [7, 15], base: 434, least: 0.2,
      }),
    );

    // the striped wall with its kiosk merlons, the tower
    const merlons = new Pen();
    for (let x = x0 + 10; x < x1; x += 48)
      merlons
        .move(x, 408)
        .line(x + 1, 400)
        .arc(8, 9, x + 17, 400)
        .line(x + 18, 408)
        .close();
    const tower = doc.define(
      gopuram({ seed: 3, x: 392, y: GHAT, width: [202, 92], depth: [60, 28], storey: [31, 19], stone: 64 }),
    );
    doc.add(
      doc.band('#f3dcb8', 414, GHAT),
      stroke(`M${x0 + 6} 433H${x1}`, '#c4513f', 30, { dash: '11 11' }),
      doc.band('#ffedc9', 408, 416),
      doc.band('#a8664f', 415, 418),
      path(merlons, '#ffedc9'),
      doc.use(tower),
    );

    // five steps down to the tank, the tower mirrored in it
    for (const [i, colour] of ['#f1cf9f', '#dba878', '#c58a68', '#a86f60', '#8c5a5a'].entries()) {
      const y = GHAT + i * 8.4;
      doc.add(
        path(new Pen(1).rect(x0, y, doc.width, 9), colour),
        path(new Pen(1).rect(x0, y, doc.width, 2.2), mix(colour, '#fff0cc', 0.55)),
      );
    }
    doc.add(
      doc.band('#d99f7a', TANK),
      doc.use(tower, place(0, TANK + GHAT * 0.62 - 4, { scaleX: 1, scaleY: -0.62 })),
      doc.band(
        doc.linear(
          [[0, '#f3b57f', 0.5], [0.45, '#a4739a', 0.62], [1, '#3f4a86', 0.86]],
          { y1: TANK, y2: 604 },
        ),
        TANK,
      ),
      deepenWater(doc, LIGHT, TANK, { strength: 0.5 }),
      glitter('#fff0c2', {
        seed: 6, x: doc.pick(652, { tall: 620 }), from: TANK + 4, to: 600, width: [70, 130], count: 22,
        height: [0.8, 3],
      }),
      ripples(doc, '#ffdcae', {
        seed: 9, from: TANK + 4, count: 70, length: [24, 120], height: [0.7, 2.4], opacity: 0.55,
      }),
      ripples(doc, '#3d3f78', { seed: 19, from: TANK + 6, length: [24, 120], height: [0.7, 2.4] }),
      goldenLotus(),
    );
    // pilgrims; those without an edge are men
    const pilgrims = [
      [118, 474, '#d9363e', '#ffd36b', 1], [140, 476, '#2f8f86', '#f4b03f', -1], [214, 466, '#f2ead2', '', 1],
      [552, 470, '#e2671f', '#8e2f5c', 1], [574, 472, '#4a6fa8', '', -1], [640, 482, '#8b3a8f', '#f6c65b', -1],
      [412, 456, '#e8dcc0', '', 1], [400, 455, '#c8324a', '#f6c65b', 1], [-60, 474, '#2f7fa8', '#f4b03f', 1],
      [-160, 470, '#f2ead2', '', 1], [900, 474, '#d9363e', '#ffd36b', -1], [980, 470, '#7a9a5a', '', 1],
    ] as const;
    const shown = pilgrims.filter(([x]) => doc.shows(x, 0));
    doc.add(
      path(lensesPath(shown.map(([x, y]) => [x - 26, y + 1, 28, 2, 0.5] as const)), '#5a2f4c', { opacity: 0.5 }),
      shown.map(([x, y, cloth, edge, facing]) => {
        const near = y > 460;
        return edge
          ? woman(x, y, { scale: near ? 1 : 0.78, sari: cloth, edge, facing })
          : man(x, y, { scale: near ? 1.05 : 0.8, shirt: cloth, facing });
      }),
    );

    // a neem branch hangs in from the top left corner; in wide from the top right one
    const twigs: Twig[] = [
      [-10, 30, 0.35, 160], [-20, 70, 0.62, 130], [10, 6, 0.12, 190], [70, -6, 0.5, 130], [130, -14, 0.3, 120],
      [-20, 110, 0.9, 90], [40, 10, 0.75, 110],
    ];
    const corner = ([x, y, a, length]: Twig): Twig =>
      doc.format === 'wide' ? [1100 - x, y, Math.PI - a, length] : [x + doc.pick(0, { tall: 96 }), y, a, length];
    doc.add(
      branch(doc, 8, twigs.map(corner), { dark: '#33294e', lit: '#5d4a72', wood: INK }),
      birds('#5b3f6b', [
        [520, 120, 1], [548, 108, 0.8, 1], [574, 126, 0.7], [236, 150, 0.8], [258, 140, 0.6, 1], [508, 160, 0.6],
      ]),
    );
  },
};
