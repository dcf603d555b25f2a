import {
  air, airAt, birds, crown, cumulus, fishingBoat, foliagePath, group, land, leafPaths, lensesPath, mix, palm, palms,
  path, Pen, place, RAMPS, range, ripples, rng, sailBoat, sky, slope, streaks, stroke, water, type FarPalm, type Point,
  type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#1a7fba', '#5dbad6', '#bfe4da', '#fff0cd'], haze: '#cfe6dc', deep: '#0e5f92',
};
const HORIZON = 306;
const SAND_SHADE = '#b98a5f';

/** A whitewashed baroque church on a laterite terrace, about the left foot of its front; light from the right. */
function church(): string {
  const [white, shade, trim, blue, dark] = ['#fffaf0', '#c4d6e4', '#7fa6c4', '#2f6f9e', '#2a4a68'];
  return [
    // nave behind
    path('M-74 0V-70H4V0z', '#b5cbdc'),
    path('M-80-68L-58-98H4V-68z', '#c4553a'),
    path('M-80-68L-78-72H4V-68z', '#8f3b30'),
    path('M-62-14v-26q7-9 14 0v26zM-34-14v-26q7-9 14 0v26z', dark),
    // front with two towers and their domes
    path('M0 0V-128H42V-96H108V-128H150V0z', white),
    path('M0 0V-128H12V0zM42-96V-128H36V0H42z', shade),
    path('M108 0V-128H118V0z', shade),
    path('M4-128Q6-150 21-154Q36-150 38-128zM112-128Q114-150 129-154Q144-150 146-128z', white),
    path('M4-128Q6-150 21-154Q13-146 12-128zM112-128Q114-150 129-154Q121-146 120-128z', shade),
    path('M19-152h4v-16h-4zM127-152h4v-16h-4zM14-163h14v3h-14zM122-163h14v3h-14z', trim),
    path('M-1-128l4-8l3 8l4-8l3 8zM29-128l4-8l3 8l4-8l3 8zM107-128l4-8l3 8l4-8l3 8zM137-128l4-8l3 8l4-8l3 8z', white),
    // gable with volutes, belfry, pediment
    path('M42-96C46-112 56-112 57-126V-160H93V-126C94-112 104-112 108-96z', white),
    path('M42-96C46-112 56-112 57-126V-160H64V-96z', shade),
    path('M52-160H98L75-178z', white),
    path('M52-160L75-178V-160z', shade),
    path('M73-176h4v-22h-4zM67-192h16v4h-16z', trim),
    path('M66-126v-16q9-14 18 0v16z', dark),
    path('M70-130q0-12 5-12t5 12l2 3H68z', '#e0ac4a'),
    stroke('M-2-128H44M106-128H152M-2-96H152M-2-50H152M52-160H98M57-126H93', trim, 3),
    stroke('M42 0V-96M108 0V-96', trim, 1.6),
    // doors and windows
    path('M64 0V-30q11-14 22 0V0zM13 0V-22q8-10 16 0V0zM121 0V-22q8-10 16 0V0z', blue),
    stroke('M64 0V-30q11-14 22 0V0M13 0V-22q8-10 16 0V0M121 0V-22q8-10 16 0V0M75-36V0M21-27V0M129-27V0', trim, 1.6),
    path(
      'M66-62v-16q9-11 18 0v16zM14-62v-14q7-9 14 0v14zM122-62v-14q7-9 14 0v14zM15-104v-10q6-8 12 0v10zM123-104v-10q6-8 12 0v10z',
      dark,
    ),
    path('M46-62v-12h10v12zM94-62v-12h10v12z', trim),
    // laterite terrace with crossing stairs
    path('M-60 58L-46 0H196L212 58z', '#c96f4e'),
    path('M-60 58L-46 0H10L-2 58z', '#a9563f'),
    path('M-56 0H204V6H-56z', white),
    path('M60 6H90L150 58H128L75 14L22 58H0z', '#f4e3cc'),
    path('M75 14L112 58H38z', '#b7624a'),
    stroke('M60 6L0 58M90 6L150 58M75 14L22 58M75 14L128 58', white, 3.5),
    stroke('M-40 6V58M-10 6V40M160 6V58M186 6V58', '#e9d3bb', 2),
    path('M62 58v-14q13-12 26 0v14z', '#7a3a33'),
  ].join('');
}

/** A beach umbrella with two loungers. */
const umbrella = (): string =>
  path('M60 476q50-9 130 0q-60 8-130 0z', SAND_SHADE, { opacity: 0.6 }) +
  stroke('M118 398L124 474', '#8a5a3c', 3.5) +
  path('M58 424Q70 378 116 374Q166 376 184 418Q152 408 121 416Q90 412 58 424z', '#f2643d') +
  path(
    'M58 424Q70 378 116 374Q92 388 88 416Q72 416 58 424zM121 416Q126 388 116 374Q146 384 152 412Q136 410 121 416z',
    '#fff3dc',
  ) +
  path('M134 464l44-4l22-18l4 2l-20 22l-46 6zM60 470l34-3l16-15l4 2l-15 18l-36 4z', '#fff') +
  stroke('M140 468l-3 13M182 464l3 13M66 474l-2 10M98 470l3 10', '#8a5a3c', 2.5) +
  path('M138 463l40-4l5-5l6 3l-7 7l-42 5z', '#2f9bb5');

export const scene: Scene = {
  draw(doc) {
    // in wide the shore is moved to the right, so that the church is clear of the title
    const shift = doc.pick(0, { wide: 190, tall: 30 });
    const x0 = doc.x0 - shift;
    const x1 = doc.x1;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: 410 }),
      path(
        new Pen().circle(640, 250, doc.pick(300, { tall: 220 })),
        doc.radial(
          [[0, '#fff3cf', 0.8], [0.4, '#fff3cf', 0.3], [1, '#fff3cf', 0]],
          640, 250,
          doc.pick(300, { tall: 220 }),
        ),
      ),
      cumulus(
        doc,
        [
          [140, 236, 300, 92, 7], [420, 284, 240, 52, 4], [690, 262, 220, 60, 9], [-120, 270, 260, 70, 12],
          [doc.pick(930, { wide: 970 }), 250, 280, 84, 14],
        ],
        { lit: '#fffdf3', shade: '#b8dde2', shift: -0.06 },
      ),
      streaks(doc, { seed: 6, from: 40, to: 150, count: 5, length: [200, 420], height: [5, 11], opacity: 0.4 }),
      water(
        doc, HORIZON,
        [[0, '#0f79a8'], [0.2, '#1d9fb8'], [0.5, '#4cc6bf'], [0.85, '#b4e8d0']],
        { to: 560 },
      ),
      ripples(doc, '#e8fbf0', {
        seed: 5, x0: 300, from: HORIZON + 5, to: 520, count: 90, length: [16, 100], height: [0.6, 2.4], opacity: 0.55,
      }),
      ripples(doc, '#0b6d95', {
        seed: 15, x0: 300, from: HORIZON + 5, to: 500, count: 50, length: [20, 90], height: [0.6, 2], opacity: 0.4,
      }),
    );
    // the headland with its fort, two sails
    const sea = HORIZON + 2;
    doc.add(
      group(
        [
          land(
            [[560, sea], [600, 292], [660, 284], [720, 268], [790, 262], [870, 250], [960, 238], [x1 + 10, 232]],
            sea,
            mix('#4c8273', LIGHT.haze, 0.5),
          ),
          path('M706 272V258h5v-4h5v4h14v-7h6v7h22v-8h4v-4h6v4h4v12h18v14z', mix('#b56d4f', LIGHT.haze, 0.35)),
          path(
            new Pen()
              .soft([[560, sea], [640, 297], [720, 290], [800, 296], [900, 286], [x1 + 10, 292]])
              .line(x1 + 10, sea)
              .line(560, sea)
              .close(),
            mix('#c9785a', LIGHT.haze, 0.35),
          ),
        ],
        { transform: place(doc.pick(0, { wide: 160, tall: -60 }), 0) },
      ),
      sailBoat(doc.pick(616, { wide: 850, tall: 560 }), 336),
      sailBoat(doc.pick(484, { wide: 700, tall: 516 }), 313, {
        scale: 0.5, hull: '#5d5c64', sail: '#dfeee2', shade: '#cfe0d8',
      }),
    );

    // the wooded hill, palms, the church on its terrace
    const hill: Point[] = [
      [x0 - 10, doc.pick(190, { wide: 262 })],
      ...doc.pick<Point[]>([], { wide: [[-440, 236], [-340, 206], [-280, 200]] }),
      [-200, 196], [-80, 182], [40, 196], [120, 188], [220, 214], [330, 250], [420, 290], [480, 330], [540, 380],
      [590, 404],
    ];
    const farPalms: FarPalm[] = [
      [-430, 222, 130, 0.8, 8], [-340, 186, 140, 0.9, -6], [-250, 170, 160, 0.9, 8], [-160, 190, 140, 0.8, -8],
      [-70, 168, 160, 1, 10], [24, 186, 150, 0.9, 6], [86, 166, 170, 1.05, -10], [150, 196, 140, 0.85, 8],
      [404, 222, 130, 0.9, -14], [446, 246, 110, 0.8, 10],
    ];
    const farLeaves = { dark: '#1d5b4a', lit: doc.pick('#7fb04e', { wide: '#4f8a4c' }), bark: '#6d5546' };
    const bushes = { wavelength: 50, least: 0.4 } as const;
    doc.add(
      group(
        [
          land(hill, 412, air(doc, LIGHT, '#2f7a5e', 0.3, 0.6)),
          path(
            foliagePath({
              seed: 6, x0: x0 - 10, x1: 556, y: 396, height: 190, wavelength: 90, scallop: [9, 20], base: 412,
              envelope: slope(560, 260), least: 0.45,
            }),
            air(doc, LIGHT, '#1f6b52', 0.12, 0.4),
          ),
          palms(doc, 5, farPalms, farLeaves),
          group(church(), { transform: place(196, 334, { scale: 1.12 }) }),
          path(
            foliagePath({
              ...bushes, seed: 16, x0: x0 - 10, x1: 142, y: 404, height: 64, scallop: [8, 18], base: 412,
              envelope: slope(150, 60),
            }) +
              foliagePath({
                ...bushes, seed: 19, x0: 424, x1: 520, y: 404, height: 46, scallop: [7, 15], base: 410,
                envelope: (x) => Math.max(0, 1 - Math.abs(x - 464) / 56),
              }),
            '#23614c',
          ),
          path(
            foliagePath({
              ...bushes, seed: 26, x0: x0 - 10, x1: 110, y: 408, height: 40, scallop: [8, 16], base: 414,
              envelope: slope(118, 38),
            }),
            airAt(doc, LIGHT, '#4f9456', 0, 0, 0.2),
          ),
        ],
        { transform: place(shift, 0) },
      ),
    );

    // the beach: shallows, foam, wet sand, dry sand
    const right = x1 + 20;
    const edge = (k: number): Point[] => [
      [right, 700 + k * 2], [820, 640 + k * 1.4], [700, 566 + k], [610, 506 + k * 0.8], [560, 462 + k * 0.5],
      [540, 430 + k * 0.34], [540, 412 + k * 0.2], [536, 402 + k * 0.1], [500, 394],
    ];
    const beach = (k: number, fill: string, opacity = 1): string =>
      path(
        new Pen()
          .soft(edge(k))
          .lines([[480, 392], [x0 - 10, 398], [x0 - 10, 620], [right, 900]])
          .close(),
        fill,
        { opacity },
      );
    const shadow = crown(14, 170, { leaflets: 10, fronds: 15 });
    const shadowId = doc.define(path(shadow.back + shadow.mid + shadow.lit, ''));
    doc.add(
      group(
        [
          beach(-34, '#a6e6d4', 0.7),
          beach(-17, '#fff'),
          beach(-11, '#8fdcd0'),
          beach(-5, '#fff'),
          beach(2, '#d9b183'),
          beach(
            22,
            doc.linear(
              [[0, '#fbe7bd'], [0.5, '#f6d79f'], [1, '#dcae77']],
              { y1: 396, y2: 600 },
            ),
          ),
          path(
            lensesPath([
              [20, 446, 200, 3, 0.5], [180, 470, 260, 3, 0.4], [60, 520, 260, 4, 0.6], [340, 500, 170, 3, 0.5],
              [-180, 470, 240, 3, 0.5], [-200, 540, 300, 4, 0.5], [-420, 500, 240, 4, 0.5],
            ]),
            '#e3b97f',
            { opacity: 0.7 },
          ),
          // the shadow of a palm out of sight: a crown sheared flat on the sand
          group(
            doc.use(shadowId, 'matrix(1.25 .06 -.75 .34 176 566)') +
              doc.use(shadowId, 'matrix(-1 .05 -.6 .26 590 594)'),
            { fill: '#c08c58', opacity: 0.45 },
          ),
          path('M196 560Q60 590-60 640H-10Q90 592 204 566z', '#c08c58', { opacity: 0.5 }),
          group(umbrella(), { transform: place(doc.pick(0, { tall: 70 }), 0) }),
          fishingBoat(doc.pick(300, { tall: 270 }), 506, { scale: 0.92 }),
          path(
            lensesPath([
              [250, 566, 9, 2, 0.5], [268, 574, 9, 2, 0.5], [292, 576, 10, 2, 0.5], [312, 586, 10, 2, 0.5],
              [338, 590, 11, 2, 0.5],
            ]),
            SAND_SHADE,
          ),
        ],
        { transform: place(shift, 0) },
      ),
    );

    // palms in front, leaning in from the right
    const out = doc.pick(0, { wide: 220, tall: -70 });
    doc.add(
      palm(2, 800 + out, 640, 716 + out, doc.pick(100, { tall: 150 }), {
        length: doc.pick(170, { tall: 140 }), width: [32, 15], bend: 44,
      }),
      palm(6, 742 + out, 640, 604 + out, doc.pick(176, { tall: 226 }), {
        length: doc.pick(140, { tall: 110 }), width: [28, 13], bend: 66,
      }),
    );
    const random = rng(3);
    const reeds = range(40).map(() => {
      const x = 690 + out + random() * (x1 - 680 - out);
      const k = Math.min(1, (x - 670 - out) / 120);
      const [upper, lower] = leafPaths(
        x, 616,
        -Math.PI / 2 + (random() - 0.5) * 1.5,
        (30 + 60 * random()) * k,
        4,
        (random() - 0.5) * 1.6,
      );
      return upper + lower;
    });
    doc.add(
      path(reeds.join(''), '#0f4a44'),
      birds('#fff', [[470, 150, 1], [500, 138, 0.8, 1], [524, 154, 0.6]]),
    );
  },
};
