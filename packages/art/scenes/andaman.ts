import {
  brainCoral, cumulus, deepenWater, dinghy, dip, fish, foliage, foliagePath, land, mix, mound, palms, path, Pen,
  RAMPS, range, ripplePair, seaFan, sky, staghorn, stroke, turtle, water, type Point, type Ramp, type Scene,
  type Side,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#1b86c4', '#5fbfdc', '#bfe6e0', '#fff4d6'], haze: '#d3ece4', deep: '#0c5f96',
};
const HORIZON = 250;
/** The waterline, which is also the eye level. */
const SURFACE = 330;

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      cumulus(
        doc,
        [[200, 190, 300, 80, 3], [620, 220, 320, 70, 6], [-150, 190, 280, 80, 8], [960, 200, 300, 80, 11]],
        { lit: '#fffef8', shade: '#bfe0ea', lobes: 9, shift: 0.04 },
      ),
      land(
        [[x0 - 10, HORIZON - 10], [-60, HORIZON - 30], [60, HORIZON - 18], [180, HORIZON + 2]],
        HORIZON + 2,
        mix('#3f8a78', doc.pick(LIGHT.haze, { wide: '#0c5f96' }), 0.5),
      ),
      water(doc, HORIZON, [[0, '#1593b8'], [0.2, '#2fb8c4'], [0.3, '#5fd0cc']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.75 }),
      ripplePair(doc, HORIZON, '#eafcf6', '#0f7aa0', { count: 40, seed: 6, to: SURFACE }),
    );
    // the island: rainforest, palms, beach, shallows
    const beach = (y: number): string => `M350 264Q420 ${HORIZON} 560 252T820 262Q700 ${y} 560 ${y - 2}T350 264z`;
    doc.add(
      path(
        foliagePath({
          seed: 7, x0: 380, x1: 790, y: 252, height: 130, wavelength: 120, scallop: [8, 18], base: 258,
          envelope: mound(380, 790, 0.7), least: 0.5,
        }),
        mix('#1f6a55', LIGHT.haze, 0.14),
      ),
      palms(
        doc, 4,
        [
          [430, 176, 84, 0.7, 8], [474, 150, 104, 0.85, -8], [520, 172, 84, 0.7, 6], [652, 150, 104, 0.85, 8],
          [700, 166, 90, 0.75, -10], [744, 192, 66, 0.6, -8],
        ],
        { dark: '#17584a', lit: '#7fb548', bark: '#6d5546' },
      ),
      path(
        foliagePath({
          seed: 17, x0: 390, x1: 780, y: 254, height: 54, wavelength: 70, scallop: [8, 16], base: 260,
          envelope: mound(390, 780, 0.5), least: 0.5,
        }),
        '#3a8a55',
      ),
      path(beach(276), '#fdebc2'),
      path('M350 264Q480 272 560 274T820 262Q700 284 560 282T350 264z', '#bff0e2'),
      dinghy(doc.pick(250, { tall: 240 }), 310),
    );
    // the waterline, and light falling into the blue
    const line: Point[] = range(Math.ceil(doc.width / 40) + 2).map((i) => {
      const x = x0 - 20 + i * 40;
      return [x, SURFACE + 7 * Math.sin(x / 62) + 4 * Math.sin(x / 23)];
    });
    doc.add(
      path(
        new Pen()
          .soft(line)
          .line(x1 + 20, 620)
          .line(x0 - 20, 620)
          .close(),
        doc.linear(
          [[0, '#3cc3c9'], [0.35, '#1690ae'], [1, '#0a3f6e']],
          { y1: SURFACE, y2: 600 },
        ),
      ),
      stroke(new Pen().soft(line), '#eafff8', 4),
      stroke(new Pen().soft(line.map(([x, y]) => [x, y + 7])), '#8ce6dc', 3, { opacity: 0.7 }),
      path(
        'M170 336L60 600H170L230 338zM330 340L290 600H370L380 338zM470 336L520 600H610L530 338zM640 338L720 600H790L690 336z',
        '#baf5ea',
        { opacity: 0.14 },
      ),
    );
    // the reef, far and near
    const inward = doc.pick(0, { tall: 90 });
    const at = (x: number): number => (x < 420 ? x + inward : x - inward);
    const horns = [
      [60, 600, 1.5, '#f2705f', 3], [130, 606, 1, '#f7a0a8', 4], [700, 604, 1.4, '#f28a3f', 5],
      [770, 606, 1.1, '#f2a0c0', 6], [-120, 606, 1.5, '#f28a3f', 7], [930, 606, 1.5, '#f2705f', 8],
    ] as const;
    const fans = [
      [190, 84, '#8a4fa8', '#b98ad8'], [640, 76, '#c8407c', '#f08fb2'], [-200, 84, '#8a4fa8', '#b98ad8'],
      [1010, 84, '#c8407c', '#f08fb2'],
    ] as const;
    doc.add(
      foliage(doc, '#0f6288', {
        seed: 5, y: 560, height: 90, wavelength: 130, scallop: [9, 20], base: 620, least: 0.2,
        envelope: (x) => 0.3 + 0.7 * dip(420, 0, 300)(x),
      }),
      foliage(doc, '#0b4a74', {
        seed: 15, y: 596, height: 80, wavelength: 90, scallop: [9, 20], base: 620, least: 0.2,
        envelope: (x) => 0.35 + 0.65 * dip(400, 0, 300)(x),
      }),
      fans.filter(([x]) => doc.shows(at(x), 60)).map(([x, r, web, veins]) => seaFan(at(x), 606, r, web, veins)),
      horns.filter(([x]) => doc.shows(at(x), 40)).map(([x, y, s, colour, seed]) => staghorn(seed, at(x), y, s, colour)),
      brainCoral(at(250), 608, 40, '#d9a03f', '#8f5f2f'),
      brainCoral(at(560), 610, 46, '#6fb06a', '#2f6f5a'),
      brainCoral(at(96), 612, 34, '#e0c25a', '#a07a2f'),
      brainCoral(at(740), 612, 34, '#b06ab0', '#6a3a7c'),
      turtle(410, 452, { scale: 1.05 }),
    );
    const shoals: readonly (readonly [x: number, y: number, scale: number, facing: Side, body: string, fin: string])[] =
      [
        ...(
          [
            [150, 420, 1], [196, 440, 0.8], [176, 462, 0.9], [226, 414, 0.7], [236, 468, 0.8], [-120, 440, 1],
            [-180, 470, 0.9],
          ] as const
        ).map(([x, y, s]) => [x, y, s, 1, '#ffd24a', '#2f3f6a'] as const),
        ...(
          [[640, 420, 1.1], [690, 446, 0.9], [610, 462, 0.8], [730, 412, 0.8], [900, 440, 1], [960, 470, 0.9]] as const
        ).map(([x, y, s]) => [x, y, s, -1, '#ff7a3f', '#fff3e0'] as const),
      ];
    const bubble = (x: number, y: number, r: number): string => String(new Pen(1).circle(x, y, r));
    doc.add(
      shoals
        .filter(([x]) => doc.shows(x, 20))
        .map(([x, y, scale, facing, body, fin]) => fish(x, y, body, fin, { scale, facing })),
      stroke(
        bubble(520, 410, 4) + bubble(530, 392, 3) + bubble(524, 374, 2.4) + bubble(300, 520, 4) + bubble(310, 500, 3),
        '#d6fff6', 1.6,
        { opacity: 0.8 },
      ),
    );
  },
};
