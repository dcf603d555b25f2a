import {
  air, archPath, bastion, battlement, birds, boulder, branch, camel, chhatri, grass, group, land, lensesPath, man, mix, path, Pen, place,
  RAMPS, range, ridge, rng, sky, streaks, stroke, sun, tree,
  type Doc, type Point, type Ramp, type Scene, type Twig,
} from '../kit';
import {
  camera, endPanels, lady, prism, sidePanels, toWorld, traveller, worldAreaPath, worldLinePath,
  type Camera, type Panel, type Pose,
} from '../kit/parts-pages';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#2c7f97', '#8dbaa6', '#f5d08a', '#ffe9b8'],
  haze: '#f5d5a0',
  deep: '#0f5568',
};
const FORT = { lit: '#ffd98c', mid: '#dfa45c', shade: '#a8705a', deep: '#6d4650' };
const SAND = { lit: '#f6d392', mid: '#e2ae68', shade: '#b97f55', deep: '#7c5148' };
const COACH = {
  body: '#1f8f96',
  front: '#176f7c',
  cream: '#fff1d0',
  creamShade: '#d8c3b4',
  red: '#d8452f',
  glass: '#2d4658',
  sheen: '#a9d3cf',
  dark: '#2b2430',
};
const FRAME = '#3a2430';

/** Jaisalmer: a ring of round bastions on a low rock, palace, pavilions and temple spires above them. */
function fort(doc: Doc): string {
  const tone = (colour: string, amount = 0.16): string => air(doc, LIGHT, colour, amount, 0.12);
  const flat = (colour: string, amount = 0.16): string => mix(colour, LIGHT.haze, amount);
  const tones = [flat(FORT.mid), flat(FORT.lit), flat(FORT.shade)] as const;
  const ring: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [66, 246, 26, 44], [104, 236, 30, 50], [146, 232, 32, 50], [192, 226, 36, 54], [242, 226, 34, 56], [290, 222, 38, 58],
    [342, 228, 34, 54], [388, 226, 36, 52], [438, 234, 32, 48], [482, 240, 30, 44], [524, 250, 26, 38],
  ];
  const spire = (x: number, y: number, w: number, h: number): string =>
    path(
      new Pen(1)
        .move(x - w, y)
        .cubic(x - w, y - h * 0.5, x - w * 0.4, y - h * 0.8, x, y - h)
        .cubic(x + w * 0.4, y - h * 0.8, x + w, y - h * 0.5, x + w, y)
        .close(),
      tones[0],
    ) +
    path(
      new Pen(1)
        .move(x, y)
        .cubic(x + w * 0.2, y - h * 0.5, x + w * 0.1, y - h * 0.8, x, y - h)
        .cubic(x + w * 0.4, y - h * 0.8, x + w, y - h * 0.5, x + w, y)
        .close(),
      tones[1],
    ) +
    stroke(`M${x} ${y - h}v-7`, tones[0], 2);
  const block = (x: number, y: number, w: number, h: number, windows: number): string =>
    path(new Pen().rect(x, y - h, w, h), tones[0]) +
    path(new Pen().rect(x + w * 0.55, y - h, w * 0.45, h), tones[1]) +
    path(new Pen().rect(x, y - h, w * 0.16, h), tones[2]) +
    path(
      range(windows)
        .map((i) => archPath(x + (w * (i + 0.6)) / (windows + 0.2), 3, y - h * 0.36, y - h * 0.56, y - h * 0.7))
        .join(''),
      flat(FORT.deep),
    ) +
    path(new Pen().rect(x - 3, y - h - 3, w + 6, 4), tones[1]) +
    path(new Pen().rect(x - 2, y - h * 0.3, w + 4, 3), tones[2]);
  return [
    land(
      [
        [-40, 322], [20, 300], [60, 282], [150, 262], [300, 256], [450, 260], [560, 282], [620, 306], [700, 322],
      ],
      380,
      tone(SAND.mid, 0.2),
    ),
    path('M300 262Q340 290 320 322H700L620 306L560 282L450 260z', flat(SAND.lit, 0.14)),
    path(
      lensesPath([
        [60, 300, 120, 8, 0.4], [160, 312, 150, 8, 0.5], [400, 300, 120, 7, 0.5], [500, 314, 110, 6, 0.4],
      ]),
      flat(SAND.shade, 0.1),
      { opacity: 0.6 },
    ),
    // the town inside
    block(128, 246, 54, 46, 3),
    block(206, 238, 70, 62, 4),
    block(196, 190, 44, 26, 2),
    block(290, 238, 64, 50, 3),
    block(386, 246, 54, 42, 3),
    block(448, 254, 40, 36, 2),
    block(92, 250, 36, 30, 2),
    block(350, 240, 40, 30, 2),
    chhatri(218, 165, 20, tones),
    chhatri(262, 178, 15, tones),
    chhatri(150, 202, 14, tones),
    spire(318, 190, 14, 58),
    spire(345, 192, 9, 36),
    spire(410, 206, 11, 42),
    chhatri(468, 220, 13, tones),
    // walls and bastions
    path('M66 254L106 244L200 236L310 232L400 236L500 248L550 258V292L480 284L300 280L130 286L66 292z', tones[0]),
    battlement(104, 242, 330, tones[1], 5),
    ring.map(([x, y, w, h]) => bastion(x, y, w, h, tones, { light: 1, merlon: 4 })).join(''),
    // the lower wall and the gate ramp
    path('M30 296Q160 276 300 276Q450 276 580 300V310Q450 288 300 288Q160 288 30 308z', tones[2]),
    path('M30 296Q160 276 300 276Q450 276 580 300V303Q450 280 300 280Q160 280 30 300z', tones[1]),
  ].join('');
}

/** The coach, half from ahead: turquoise and cream, its roof rack full. */
function coach(view: Camera, pose: Pose): string {
  const [half, l] = [1.25, 5.4];
  const roof: readonly Point[] = [
    [-half, 2.5], [half, 2.5], [1.2, 2.85], [0.9, 3.12], [0.4, 3.2], [-0.4, 3.2], [-0.9, 3.12], [-1.2, 2.85],
  ];
  const solid = (section: readonly Point[], from: number, to: number, side: string, end: string): string => {
    const { outline, end: face } = prism(view, pose, section, from, to);
    return path(outline, side) + path(face, end);
  };
  const box = (a: number, b: number, low: number, high: number): Point[] => [
    [a, low], [b, low], [b, high], [a, high],
  ];
  const disc = (along: number, r: number, side = -half - 0.02): string => {
    const [[ax], [bx], [x, y]] = [along - r, along + r, along].map((at) => view.at(toWorld(pose, at, side, 0.48))) as [Point, Point, Point];
    return String(new Pen(1).circle(x, y, Math.abs(bx - ax) / 2, r * view.scale(toWorld(pose, along, side, 0)[2])));
  };
  const windows = range(7).map((i): Panel => [-4.9 + i * 1.24, -3.82 + i * 1.24, 1.75, 2.55]);
  const onEnd = (panels: readonly Panel[], fill: string): string => path(endPanels(view, pose, l + 0.02, panels), fill);
  const onSide = (panels: readonly Panel[], fill: string): string => path(sidePanels(view, pose, -half - 0.01, panels), fill);
  const lamp = (side: number): string => {
    const [x, y] = view.at(toWorld(pose, l + 0.05, side, 1));
    return path(new Pen(1).circle(x, y, 6.4, 7.4), '#fff4c8') + path(new Pen(1).circle(x + 1, y + 1, 3.6, 4.4), '#ffd97a');
  };
  const heads = windows.map(([a], i) => {
    const [x, y] = view.at(toWorld(pose, a + 0.3 + 0.1 * (i % 3), -half, 2));
    return i % 4 === 3 ? '' : path(new Pen(1).circle(x, y, 5, 5.6), '#b97a58') + path(new Pen(1).circle(x + 1, y - 3, 5, 4), '#241926');
  });
  return [
    path(
      worldAreaPath(view, [
        toWorld(pose, l, -half, 0),
        toWorld(pose, -l, -half, 0),
        toWorld(pose, -l, half + 2.5, 0),
        toWorld(pose, l + 1.2, half + 2.5, 0),
      ]),
      SAND.deep,
      { opacity: 0.75 },
    ),
    solid(box(-1.1, 1.1, 0.3, 0.6), -l + 0.3, l - 0.2, COACH.dark, COACH.dark),
    solid([[-half, 0.5], [half, 0.5], ...roof], -l, l, COACH.cream, COACH.creamShade),
    onSide([[-l, l, 0.5, 1.5]], COACH.body),
    onSide([[-l, l, 1.38, 1.54]], COACH.red),
    onSide([[-l, l, 0.5, 0.62]], COACH.front),
    onSide([[-5.1, 4.05, 1.66, 2.62]], COACH.creamShade),
    onSide(windows, COACH.glass),
    heads.join(''),
    onSide(
      windows.map(([a, , low, high]) => [a, a + 0.2, low, high]),
      '#f3b562',
    ),
    onSide(
      windows.map(([a, b, , high]) => [a + 0.25, b, high - 0.14, high]),
      COACH.sheen,
    ),
    // the door, open for the next stop
    onSide([[3.95, 4.75, 0.55, 2.6]], COACH.dark),
    onSide([[4.02, 4.4, 0.7, 2.5]], COACH.glass),
    onSide([[4.02, 4.14, 0.7, 2.5]], COACH.sheen),
    path(disc(3, 0.66), COACH.dark) + path(disc(-3.2, 0.66), COACH.dark),
    path(disc(3, 0.5), '#1d1924') + path(disc(-3.2, 0.5), '#1d1924') + path(disc(3, 0.24) + disc(-3.2, 0.24), '#e8d9c0'),
    // the front
    onEnd([[-half, half, 0.5, 1.5]], COACH.front),
    onEnd([[-half, half, 1.38, 1.54]], '#b0392f'),
    onEnd(
      [
        [-1.12, -0.06, 1.68, 2.62],
        [0.06, 1.12, 1.68, 2.62],
      ],
      COACH.glass,
    ),
    onEnd(
      [
        [-1.12, -0.7, 1.68, 2.62],
        [0.06, 0.4, 1.68, 2.62],
      ],
      '#6f9fae',
    ),
    onEnd([[-0.6, 0.6, 0.78, 1.22]], '#e8d9c0'),
    onEnd(
      [
        [-0.6, 0.6, 0.86, 0.92], [-0.6, 0.6, 1, 1.06], [-0.6, 0.6, 1.13, 1.18],
      ],
      COACH.front,
    ),
    onEnd([[-0.7, 0.7, 2.72, 2.98]], COACH.red),
    onEnd([[-1.3, 1.3, 0.42, 0.6]], '#e8d9c0'),
    lamp(-0.92),
    lamp(0.92),
    // a marigold garland over the windscreen
    stroke(
      new Pen(1)
        .move(...view.at(toWorld(pose, l + 0.05, -1.15, 2.66)))
        .quad(...view.at(toWorld(pose, l + 0.05, 0, 2.1)), ...view.at(toWorld(pose, l + 0.05, 1.15, 2.66))),
      '#f59a1f',
      5,
      { dash: '0 4.6', round: true },
    ),
    // the rack with the luggage of the whole group
    solid(box(-0.8, -0.1, 3.25, 3.85), -4.4, -2.9, '#c4553f', '#8f3a38'),
    solid(box(-0.9, 0.2, 3.25, 3.65), -2.8, -1.4, '#3f7fa3', '#2d5a7a'),
    solid(box(-0.7, 0.3, 3.66, 3.98), -2.6, -1.7, '#e8b04a', '#b97c34'),
    solid(box(-0.9, 0.4, 3.25, 4), -1.3, -0.1, '#8a9a5c', '#626f45'),
    solid(box(-0.9, -0.2, 3.25, 3.72), 0, 1.4, '#d9a07a', '#a06c5c'),
    solid(box(-0.8, 0.2, 3.25, 3.6), 1.5, 2.5, '#7c4f7c', '#563a5c'),
    solid(box(-0.85, 0, 3.6, 3.95), 0.3, 1.2, '#b5303a', '#7f2733'),
    stroke(worldLinePath(view, [toWorld(pose, -4.6, -1, 3.45), toWorld(pose, 2.8, -1, 3.45), toWorld(pose, 2.8, 1, 3.45)], 1), '#4f4a50', 2.2),
    stroke(
      range(8)
        .map((i) => worldLinePath(view, [toWorld(pose, -4.6 + i * 1.06, -1, 3.1), toWorld(pose, -4.6 + i * 1.06, -1, 3.46)], 1))
        .join(''),
      '#4f4a50',
      2,
    ),
  ].join('');
}

/** The tour manager, turned to the group: cap, lanyard, list under his arm and a small flag held high. */
const manager = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-60 2Q-10-5 14 1Q-10 7-60 2z', SAND.deep, { opacity: 0.5 }),
      path('M-12 1Q-12-5-7-5H-2V1zM3 1V-5H8Q12-5 13 1z', '#2c2230'),
      path('M-10-3L-11-48H11L10-3H3L1-34L-3-3z', '#3a4466'),
      path('M10-3L11-48H7L6-3z', '#7a86a8'),
      path('M8-78Q16-80 20-92L24-112L19-114Q15-98 8-86z', '#f4ead6'),
      path('M18-112Q17-119 21.5-119Q26-118 24.5-111z', '#8a5a44'),
      path('M-12-46Q-15-70-10-79Q-5-83 0-83Q8-83 11-79Q15-70 12-46z', '#e0cdb8'),
      path('M2-83Q8-83 11-79Q15-70 12-46H6Q9-66 2-83z', '#fff6e2'),
      path('M-10-79Q-18-74-18-62Q-17-54-12-52L-8-56L-10-64z', '#d4bfae'),
      path('M-20-62L-6-66L-2-46L-16-42z', '#f6efdc'),
      path('M-18-60L-7-63L-6-60L-17-57zM-17-55L-6-58L-5-56L-16-53z', '#b9a58c'),
      path('M-4-83L0-62L4-83L2-84L0-70L-2-84z', '#d8452f'),
      path('M-3-64H3V-56H-3z', '#f6c94a'),
      path('M-3-88H4V-80Q0-78-3-80z', '#7a4a38'),
      path('M-7-94Q-7-103 0-103Q8-103 8-94Q7-85 .5-85Q-6-86-7-94z', '#8a5a44'),
      path('M3-102Q8-100 8-94Q7-86 2-85Q6-92 3-102z', '#c98d62'),
      path('M-8-95Q-9-105 0-106Q9-105 9-96Q0-99-8-95z', '#d8452f'),
      path('M-9-95Q-2-99 4-96Q-4-93-9-95z', '#9c2f2c'),
      path('M-3-90Q1-87 4-90Q2-86-1-87z', '#fff6e2'),
      stroke('M22-110V-158', '#6a4038', 2),
      path('M22-158Q36-162 52-150Q38-144 22-140z', '#d8452f'),
      path('M22-152Q34-154 45-150Q34-146 22-146z', '#ffd35c'),
    ],
    { transform: place(x, y, { scale }) },
  );

/** An elder in kurta and turban, from behind. */
const elder = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-9 1L-8-22H9L10 1H3L1-14L-2 1z', '#d9c8b8'),
      path('M6-22H9L10 1H7z', '#fff6e2'),
      path('M-10-77Q-18-70-18-54Q-18-44-16-38L-11-38Q-12-52-8-62zM10-77Q18-70 17-56Q17-46 15-38L10-38Q12-52 8-64z', '#e0d2c4'),
      path('M-12-20Q-14-64-9-78Q-4-82 0-82Q6-82 10-78Q14-62 13-20Q0-16-12-20z', '#e6d9ca'),
      path('M5-82Q8-81 10-78Q14-62 13-20L8-18Q11-60 5-82z', '#fffaf0'),
      path('M-10-42Q-12-66-9-78Q-4-82 0-82Q6-82 10-78Q13-66 11-42Q0-40-10-42z', '#8a5a3c'),
      path('M5-82Q8-81 10-78Q13-66 11-42L7-41Q10-66 5-82z', '#d99a5c'),
      path('M-4-88H5V-79H-4z', '#7a4a38'),
      path('M-6-94a7 7.5 0 1 1 14 0a7 7.5 0 1 1-14 0z', '#8a5a44'),
      path('M-9-96Q-10-107 1-108Q12-107 11-96Q6-92 0-93Q-6-92-9-96z', '#c9303f'),
      path('M3-108Q12-106 11-96Q8-94 6-94Q9-101 3-108z', '#ff7a5c'),
      stroke('M-8-100Q2-104 10-97', '#8f2233', 1.6),
      stroke('M15-38L19 1', '#5a3a34', 2.4),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const dx = doc.pick(0, { wide: 250, tall: 4 });
    const move = { transform: place(dx, 0) };
    const view = camera({ x: 506, horizon: 366, focal: doc.pick(700, { tall: 560 }), eye: 1.9 });
    const pose: Pose = { x: doc.pick(2, { tall: 1.2 }), z: 18, cos: -0.86, sin: -0.51 };
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      sun(doc, doc.pick(640, { wide: 880, tall: 590 }), 300, 30, '#fff', {
        glow: '#fff0c0',
        glowRadius: doc.pick(330, { tall: 240 }),
        glowOpacity: 0.6,
        disc: false,
      }),
      streaks(doc, { seed: 19, from: 40, to: 210, count: 8, colour: '#fff3d0', opacity: 0.55, height: [5, 12] }),
      ridge(doc, air(doc, LIGHT, '#b98a78', 0.5, 0.6), { seed: 24, y: 326, height: 30, wavelength: 220, base: 380 }),
      group(fort(doc), move),
    );
    // the desert floor
    const random = rng(7);
    const flats = range(Math.round((30 * doc.width) / 800)).map((): readonly [number, number, number, number, number] => {
      const t = random() ** 1.3;
      return [x0 - 60 + random() * (doc.width + 60), 334 + t * 260, 60 + 260 * t * random(), 3 + 9 * t, random()];
    });
    doc.add(
      land(
        [
          [x0 - 20, 330], [60, 322], [240, 330], [420, 324], [620, 332], [x1 + 20, 324],
        ],
        640,
        wide
          ? doc.linear(
              [
                [0, mix(SAND.shade, '#2c6068', 0.45)],
                [1, SAND.mid],
              ],
              { x1: -200, x2: 460, y2: 0 },
            )
          : SAND.mid,
      ),
      doc.band(
        doc.linear(
          [
            [0, SAND.lit, 0], [0.4, SAND.lit, 0.55], [1, SAND.shade, 0.9],
          ],
          { y1: 334, y2: 610 },
        ),
        334,
      ),
      path(lensesPath(flats), SAND.shade, { opacity: 0.35 }),
      path(lensesPath(flats.map(([x, y, l, h, c]) => [x + 30, y + 5, l * 0.8, h * 0.6, c] as const)), '#ffe9b4', { opacity: 0.5 }),
    );
    const thorn = (x: number, y: number, s: number, seed: number): string =>
      path(lensesPath([[x - 70 * s, y + 1, 90 * s, 5, 0.5]]), SAND.deep, { opacity: 0.5 }) +
      tree(seed, x, y, 58 * s, 66 * s, { leaves: ['#5c6644', '#7f8a4c', '#b9b060'], bark: '#6a4a40', light: 1 });
    doc.add(
      group(
        [thorn(720, 356, 0.8, 3), thorn(770, 366, 1, 5), thorn(30, 352, 0.7, 8), thorn(-150, 372, 1, 11), thorn(-250, 356, 0.7, 14)],
        move,
      ),
      wide
        ? [
            camel(-20, 392, '#7a5148', { scale: 0.72 }),
            camel(-92, 390, '#7a5148', { scale: 0.66 }),
            man(26, 394, { scale: 0.95, shirt: '#f6ead2', hat: '#d8452f' }),
          ]
        : '',
      group(coach(view, pose), move),
    );

    const shade = (x: number, y: number): readonly [number, number, number, number, number] => [x - 74, y + 2, 86, 5, 0.7];
    const feet: readonly (readonly [number, number])[] = [
      [74, 500], [118, 522], [158, 506], [250, 512], [290, 530], [326, 536],
    ];
    const k = doc.pick(1, { tall: 0.9 });
    const crowd = group(
      [
        path(lensesPath(feet.map(([x, y]) => shade(x, y))), SAND.deep, { opacity: 0.55 }),
        lady(74, 500, { scale: 1.04, kurta: '#c4345a', shade: '#8f2850', dupatta: '#ffd35c', trousers: '#f3e6cf' }),
        elder(158, 506, 1.06),
        manager(206, 494, 1.06),
        traveller(250, 512, {
          scale: 1.06,
          arm: 'down',
          shirt: '#2f6f9c',
          trousers: '#5a4a44',
          bag: ['#4f6b3f', '#9fb060'],
          roll: '#c9903f',
          scarf: '#e8b04a',
          facing: 1,
        }),
        lady(118, 522, { scale: 1.1, kurta: '#f2a02f', shade: '#bf6f2c', dupatta: '#2f8f86', trousers: '#7a2f4c' }),
        lady(290, 530, { scale: 1.14, kurta: '#3f7f5c', shade: '#2c5c4c', dupatta: '#f28a5c', trousers: '#f3e6cf' }),
        lady(328, 536, { scale: 0.74, kurta: '#f6e04a', shade: '#c9a83a', dupatta: '#e2574a', trousers: '#3f6fa0', jasmine: '' }),
      ],
      { transform: place(doc.pick(0, { wide: 236, tall: 66 }), doc.pick(0, { tall: 30 }), { scale: k }) },
    );
    // a neem in the right corner closes the picture
    const rx = doc.pick(0, { wide: 300, tall: -100 });
    const twigs: Twig[] = [
      [820, -16, 2.5, 190], [830, 40, 2.75, 150], [740, -20, 2.1, 110], [826, 100, 2.95, 96],
    ];
    doc.add(
      crowd,
      group([boulder(690, 588, 96, 40, ['#7a5148', '#e8b878']), boulder(768, 596, 70, 52, ['#6a4744', '#d9a56c'])], {
        transform: place(doc.pick(0, { wide: 280, tall: -90 }), 0),
      }),
      grass(5, doc.pick(640, { wide: 880, tall: 560 }), x1 + 10, 606, 46, FRAME, { count: 44, width: 2.4 }),
      grass(8, x0, x0 + 200, 606, 30, FRAME, { count: 36, width: 2 }),
      branch(
        doc,
        4,
        twigs.map(([x, y, a, l]) => [x + rx, y, a, l] as const),
        { dark: '#3d3a34', lit: '#8a8a44', wood: FRAME, leaf: 24, width: 3.2, pairs: 12 },
      ),
      birds('#4f6a6a', [
        [doc.pick(560, { wide: 700 }), 140, 0.9], [doc.pick(588, { wide: 730 }), 128, 0.7, 1], [doc.pick(606, { wide: 748 }), 146, 0.6],
      ]),
    );
  },
};
