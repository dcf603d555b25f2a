import {
  at, bananaLeaves, birds, crown, deepen, foliagePath, group, land, lensesPath, lerp, mix, path, Pen, place, range,
  rng, roundArchPath, stroke, trunkPath,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { marigolds } from '../kit/parts-pages';

/** The shaded room and the afternoon outside. */
const LIGHT: Pick<Ramp, 'sky' | 'deep'> = { sky: ['#1f6068', '#2c7672', '#4f9484', '#8fb89a'], deep: '#0f4650' };
const FRAME = { dark: '#4a2430', mid: '#7c4034', lit: '#c9783f', glow: '#f6bd6a' };
const TABLE = { dark: '#4f2a30', mid: '#8a4c34', lit: '#d08a4c', glow: '#ffdf9a' };
const LEATHER = { dark: '#6b3530', mid: '#b5683c', lit: '#e8a35c', strap: '#5a2c2e', brass: '#f6cf6a' };
const GLASS = ['#d8432f', '#f2b53a', '#2f9a7c', '#3f7fc0', '#c9508c'] as const;
/** The window's opening: left, right, y of the sill and of the spring of its arch. */
const WINDOW = { x0: 286, x1: 606, sill: 404, spring: 226 };

/** The palm garden behind the window. */
function garden(doc: Doc): string {
  const leaves = crown(5, 62, { leaflets: 7, width: 0.2, light: 1 });
  const palm = doc.define([
    path(trunkPath(-14, 190, 0, 0, 10, 6, 8), '#8a6a54'),
    path(leaves.back + leaves.mid, '#2f7a52'),
    path(leaves.lit, '#a3c95c'),
  ]);
  const small = crown(9, 40, { leaflets: 6, width: 0.2, light: 1 });
  return [
    path(
      new Pen().rect(270, 60, 350, 360),
      doc.linear(
        [
          [0, '#8fd0d6'], [0.5, '#d9ecd0'], [1, '#fff3c8'],
        ],
        { y1: 80, y2: 320 },
      ),
    ),
    path(
      new Pen().circle(560, 176, 120),
      doc.radial(
        [
          [0, '#fffbe0', 0.95], [0.3, '#fff3b8', 0.5], [1, '#fff3b8', 0],
        ],
        560,
        176,
        120,
      ),
    ),
    land(
      [
        [260, 300], [330, 286], [410, 292], [490, 272], [570, 280], [640, 268],
      ],
      420,
      '#a9cfb8',
    ),
    land(
      [
        [260, 316], [350, 308], [440, 312], [540, 300], [640, 306],
      ],
      420,
      '#86bb86',
    ),
    path(foliagePath({ seed: 4, x0: 262, x1: 632, y: 332, height: 44, wavelength: 70, scallop: [6, 12], base: 420 }), '#5f9f5f'),
    group([path(small.back + small.mid + small.lit, '#6fae78'), path(trunkPath(-6, 90, 0, 0, 5, 3, 5), '#9a8a6c')], {
      transform: place(392, 282, { scale: 0.6 }),
    }),
    group([path(small.back + small.mid + small.lit, '#6fae78'), path(trunkPath(6, 90, 0, 0, 5, 3, -5), '#9a8a6c')], {
      transform: place(492, 276, { scale: 0.6 }),
    }),
    path(new Pen().rect(262, 346, 370, 70), '#93c05c'),
    path(
      lensesPath([
        [280, 360, 160, 7, 0.5], [430, 354, 170, 6, 0.5], [300, 384, 220, 9, 0.5],
      ]),
      '#c9dd78',
    ),
    path(
      lensesPath([
        [360, 372, 140, 6, 0.5],
        [470, 390, 150, 8, 0.5],
      ]),
      '#6a9f4f',
    ),
    path('M420 350Q440 366 420 382Q400 396 410 420H490Q470 396 482 380Q494 362 446 349z', '#f0d49a'),
    doc.use(palm, place(424, 290, { scale: 0.5 })),
    doc.use(palm, place(548, 280, { scale: 0.72 })),
    doc.use(palm, place(338, 272, { scaleX: -0.78, scaleY: 0.78 })),
    bananaLeaves(
      [
        [300, 420, -1.2, 110, 15, 0.6], [290, 420, -1.8, 100, 15, -0.6], [590, 420, -1.9, 110, 16, -0.6], [604, 424, -1.3, 96, 15, 0.5],
        [580, 424, -2.4, 80, 12, -0.7],
      ],
      '#2c7a50',
      '#74b556',
    ),
    // two at the garden table, tiny
    path('M462 372q0-13 5-13t5 13zM484 372q0-12 5-12t5 12z', '#d8432f'),
    path('M463.5 356a3.5 3.6 0 1 1 7 0a3.5 3.6 0 1 1-7 0zM485.5 357a3.5 3.6 0 1 1 7 0a3.5 3.6 0 1 1-7 0z', '#5d3428'),
    path('M470 366H486V368H479V378H477V368H470z', '#8a5a3c'),
  ].join('');
}

/** Frame, fanlight of coloured glass, louvred shutters. */
function windowFrame(): string {
  const { x0, x1, sill, spring } = WINDOW;
  const [cx, r] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const ray = (k: number, m: number): Point => [cx + Math.cos(Math.PI + k) * r * m, spring + Math.sin(Math.PI + k) * r * m];
  const panes = range(7).map((i) => {
    const [a, b] = [(i * Math.PI) / 7, ((i + 1) * Math.PI) / 7];
    return path(
      new Pen()
        .move(...ray(a, 0.3))
        .line(...ray(a, 1))
        .arc(r, r, ...ray(b, 1))
        .line(...ray(b, 0.3))
        .arc(r * 0.3, r * 0.3, ...ray(a, 0.3), 0)
        .close(),
      at(GLASS, (i * 2) % 5),
      { opacity: 0.88 },
    );
  });
  const glints = range(7)
    .map((i) =>
      new Pen().polygon([ray((i * Math.PI) / 7 + 0.12, 0.5), ray((i * Math.PI) / 7 + 0.1, 0.92), ray((i * Math.PI) / 7 + 0.2, 0.92)]),
    )
    .join('');
  const spokes = range(8)
    .map((i) => new Pen().move(...ray((i * Math.PI) / 7, 0.26)).line(...ray((i * Math.PI) / 7, 1)))
    .join('');
  const shutter = (a: number, b: number, low: number, high: number, lit: boolean): string =>
    path(`M${a} ${spring - 4}L${b} ${spring - high}V${sill + low}L${a} ${sill}z`, lit ? '#2f8a80' : '#1d5f62') +
    stroke(
      range(15)
        .map((i) =>
          new Pen()
            .move(lerp(a, b, 0.16), lerp(spring + 12, sill - 10, i / 14))
            .line(lerp(a, b, 0.86), lerp(spring + 12 - high * 0.8, sill - 10 + low * 0.9, i / 14)),
        )
        .join(''),
      lit ? '#8fd0b4' : '#123f4a',
      4,
    ) +
    stroke(`M${a} ${spring - 4}L${b} ${spring - high}V${sill + low}L${a} ${sill}`, lit ? '#bfe6c4' : '#2c7a78', 3);
  return [
    path(
      roundArchPath(cx, r + 24, sill, spring, 0) + String(new Pen().move(x0, sill).line(x1, sill).line(x1, spring).arc(r, r, x0, spring, 0).close()),
      FRAME.mid,
    ),
    stroke(
      new Pen()
        .move(x1 + 18, sill)
        .line(x1 + 18, spring)
        .arc(r + 18, r + 18, x0 - 18, spring, 0)
        .line(x0 - 18, sill),
      FRAME.dark,
      3,
    ),
    stroke(
      new Pen()
        .move(x0 + 1, sill)
        .line(x0 + 1, spring)
        .arc(r - 1, r - 1, cx, spring - r + 1),
      FRAME.glow,
      4,
    ),
    ...panes,
    path(glints, '#fff6d8', { opacity: 0.5 }),
    path(
      new Pen()
        .move(cx - r * 0.28, spring)
        .arc(r * 0.28, r * 0.28, cx + r * 0.28, spring)
        .close(),
      '#ffe9b0',
    ),
    stroke(spokes, FRAME.dark, 4),
    stroke(new Pen().move(cx - r * 0.3, spring).arc(r * 0.3, r * 0.3, cx + r * 0.3, spring), FRAME.dark, 4),
    path(new Pen().rect(x0 - 2, spring - 6, x1 - x0 + 4, 12), FRAME.mid),
    path(new Pen().rect(x0 - 2, spring + 3, x1 - x0 + 4, 3), FRAME.glow),
    shutter(x0, x0 - 74, 12, 12, false),
    shutter(x1, x1 + 74, 12, 12, true),
    path(new Pen().rect(x0 - 40, sill, x1 - x0 + 80, 16), FRAME.lit),
    path(new Pen().rect(x0 - 40, sill, x1 - x0 + 80, 5), FRAME.glow),
    path(new Pen().rect(x0 - 40, sill + 13, x1 - x0 + 80, 5), FRAME.dark),
  ].join('');
}

/** The packed suitcase; lower left corner on x, y. */
const suitcase = (x: number, y: number): string =>
  group(
    [
      path('M-30 6Q100-10 300 0Q280 16 120 18Q0 18-30 6z', TABLE.dark, { opacity: 0.6 }),
      stroke('M100-176Q100-204 118-206H162Q180-204 180-176', LEATHER.strap, 11),
      stroke('M104-178Q104-200 120-202H160Q172-201 176-190', '#a85c44', 3),
      path('M0-164Q0-178 14-178H262Q276-178 276-164V-14Q276 0 262 0H14Q0 0 0-14z', LEATHER.mid),
      path('M196-178H262Q276-178 276-164V-14Q276 0 262 0H196z', LEATHER.lit),
      path('M0-164Q0-178 14-178H40V0H14Q0 0 0-14z', LEATHER.dark, { opacity: 0.6 }),
      path('M0-96H276V-88H0z', LEATHER.dark),
      path('M0-88H276V-85H0z', '#f2bd7a', { opacity: 0.8 }),
      // corners and straps
      path(
        'M0-140V-164Q0-178 14-178H40Q36-144 0-140zM236-178H262Q276-178 276-164V-140Q240-144 236-178z' +
          'M0-38V-14Q0 0 14 0H40Q36-34 0-38zM236 0H262Q276 0 276-14V-38Q240-34 236 0z',
        LEATHER.strap,
      ),
      path('M58-178H76V0H58zM200-178H218V0H200z', LEATHER.strap),
      path('M70-178H76V0H70zM212-178H218V0H212z', '#8f5040'),
      path('M54-104H80V-78H54zM196-104H222V-78H196z', LEATHER.brass),
      path('M60-98H74V-84H60zM202-98H216V-84H202z', LEATHER.strap),
      stroke('M67-104V-78M209-104V-78', LEATHER.brass, 3),
      path('M124-104H152V-80H124z', LEATHER.brass),
      path('M134-92a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', LEATHER.strap),
      stroke('M14-166H262M14-12H262', '#f2bd7a', 1.6, { dash: '5 4', opacity: 0.8 }),
      // labels of past journeys, without words
      group(
        [path('M-22-16H22V16H-22z', '#fff3d6'), path('M-19-13H19V13H-19z', '#2f7fa3'), path('M-19 13L-6-8L0 0L6-6L19 13z', '#f6f2e4')],
        { transform: place(112, -136, { rotate: -10 }) },
      ),
      path('M166-62a21 21 0 1 0 0 42a21 21 0 1 0 0-42z', '#f6e3b0'),
      path('M166-58a17 17 0 1 0 0 34a17 17 0 1 0 0-34z', '#e8603a'),
      path('M163-26L165-46L166-46L168-26zM166-47Q156-54 150-44Q158-46 166-45Q174-46 182-44Q176-54 166-47z', '#5a2430'),
      group(
        [path('M-15-20H15V20H-15z', '#fff3d6'), path('M-12-17H12V17H-12z', '#1f6f6c'), path('M-9 17L-6-4L-4-10H4L6-4L9 17z', '#f6c65b')],
        { transform: place(104, -46, { rotate: 8 }) },
      ),
    ],
    { transform: place(x, y) },
  );

/** A straw hat with a ribbon, leaning; centre of its brim on x, y. */
const hat = (x: number, y: number): string =>
  group(
    [
      path('M-66 4Q-62-14 0-18Q62-14 66 4Q40 18 0 18Q-40 18-66 4z', '#c99550'),
      path('M-66 4Q-62-14 0-18Q62-14 66 4Q20-4-66 4z', '#f3d08a'),
      path('M10-17Q62-14 66 4Q56 12 34 16Q50 0 10-17z', '#fbe3a8'),
      path('M-34-6Q-36-50-16-54Q0-46 18-54Q38-50 34-6Q0 6-34-6z', '#e0b268'),
      path('M8-50Q14-52 18-54Q38-50 34-6Q26-2 16-1Q28-26 8-50z', '#fbe0a0'),
      path('M-34-18Q0-6 35-18L34-5Q0 7-34-5z', '#b5303f'),
      path('M16-11Q28-14 35-18L34-5Q26-2 16 0z', '#ec5c58'),
      stroke('M-56 2Q0-12 58 2M-48 10Q0 0 50 10M-28-30Q0-22 30-30M-26-42Q0-34 28-42', '#b07f44', 1.2, { opacity: 0.7 }),
    ],
    { transform: place(x, y, { rotate: -16 }) },
  );

/** Filter coffee in brass tumbler and davara, steaming. */
const coffee = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-60, 6, 96, 8, 0.5]]), TABLE.dark, { opacity: 0.6 }),
      path('M-34-24H34L26 0Q0 8-26 0z', '#b57c2c'),
      path('M8-24H34L26 0Q20 3 12 4z', '#f3c860'),
      path('M-38-26a38 8 0 1 1 76 0a38 8 0 1 1-76 0z', '#e8b44a'),
      path('M-32-26a32 6 0 1 1 64 0a32 6 0 1 1-64 0z', '#8a5a28'),
      path('M-20-66H20L15-24Q0-18-15-24z', '#c98f34'),
      path('M4-66H20L15-24Q10-21 6-21z', '#ffdc80'),
      path('M-22-67a22 5.5 0 1 1 44 0a22 5.5 0 1 1-44 0z', '#f3c860'),
      path('M-18-67a18 4 0 1 1 36 0a18 4 0 1 1-36 0z', '#a8683c'),
      path('M-12-68a10 2.4 0 1 1 20 0a10 2.4 0 1 1-20 0z', '#e9c79a'),
      stroke('M-6-76Q-14-92-4-104Q6-116-2-130M8-76Q2-86 10-96Q16-104 10-112', '#fff8e6', 2.6, { opacity: 0.55, round: true }),
    ],
    { transform: place(x, y) },
  );

/** The ticket envelope with its airmail edge, a ticket with a train half out, and the pen. */
const envelope = (x: number, y: number): string =>
  group(
    [
      path('M-10 20L140-10L178 42L20 76z', TABLE.dark, { opacity: 0.5 }),
      path('M20-22L120-42L150-2L48 22z', '#f6d27a'),
      path('M96-37L120-42L150-2L126 4z', '#fbe6a8'),
      stroke('M96-37L126 4', '#b5843c', 2, { dash: '3 3' }),
      path('M44-8L84-16L87-11L92-12L97-5L54 4z', '#1f6f9c'),
      path('M50-6L60-8L62-4L53-2zM66-9L76-11L78-7L68-5z', '#fff3d0'),
      path('M58 4a3 2.6 0 1 0 0 5.2a3 2.6 0 1 0 0-5.2zM84-2a3 2.6 0 1 0 0 5.2a3 2.6 0 1 0 0-5.2z', '#3a2430'),
      path('M110-32L120-34L124-28L114-26z', '#d8432f'),
      path('M-8 4L126-24L166 30L26 62z', '#fff8e6'),
      path('M-8 4L126-24L80 24z', '#e6d8c0'),
      path('M-8 4L126-24L76 18z', '#fffdf4'),
      stroke('M-8 4L26 62L166 30', '#d8432f', 5, { dash: '9 18' }),
      stroke('M-8 4L26 62L166 30', '#2f6fb0', 5, { dash: '9 18', dashOffset: 14 }),
      path('M124 6L142 2L152 16L134 20z', '#e8603a'),
      path('M128 8L141 5L148 14L135 17z', '#f6d27a'),
      path('M60 84L190 44L194 51L64 92z', '#23304a'),
      path('M60 84L190 44L191 46L62 87z', '#6f86a8'),
      path('M150 56L160 53L164 60L154 63z', '#f3c860'),
      path('M190 44L206 42L194 51z', '#f3c860'),
      path('M60 84L64 92L54 90z', '#f3c860'),
    ],
    { transform: place(x, y) },
  );

/** A folding camera beside the case. */
const photoCamera = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-70, 4, 130, 8, 0.5]]), TABLE.dark, { opacity: 0.6 }),
      path('M-52-58Q-52-64-46-64H46Q52-64 52-58V-6Q52 0 46 0H-46Q-52 0-52-6z', '#2c2a3a'),
      path('M-52-50V-58Q-52-64-46-64H46Q52-64 52-58V-50z', '#b9bfc4'),
      path('M20-64H46Q52-64 52-58V-50H26z', '#f3efe0'),
      path('M-20-64V-76H20V-64z', '#cfd2d2'),
      path('M-10-72H10V-66H-10z', '#3a4a5c'),
      path('M30-70H44V-64H30z', '#e8b44a'),
      path('M0-52a24 24 0 1 0 0 48a24 24 0 1 0 0-48z', '#8d949c'),
      path('M0-47a19 19 0 1 0 0 38a19 19 0 1 0 0-38z', '#1d1c2a'),
      path('M0-40a12 12 0 1 0 0 24a12 12 0 1 0 0-24z', '#2f5f8a'),
      path('M5-38a5 5 0 1 0 0 10a5 5 0 1 0 0-10z', '#bfe0f0'),
      path('M-46-44H-28V-8H-46zM28-44H46V-8H28z', '#453c48'),
      stroke('M-50-54Q-92-40-88 2Q-80 16-60 10', '#7c4034', 4),
    ],
    { transform: place(x, y) },
  );

/** A hanging brass oil lamp with its bird; centre x, y of the flame. */
const lamp = (x: number, y: number): string =>
  group(
    [
      path(new Pen().circle(0, -4, 74), '#ffd98a', { opacity: 0.14 }),
      stroke('M0-420V-74', '#c98f34', 3, { dash: '5 3' }),
      path('M-4-76H4L6-62Q18-66 24-58Q18-52 8-50L6-40H-6L-8-50Q-18-46-26-34Q-24-54-6-62z', '#d9a23f'),
      path('M0-76H4L6-62Q18-66 24-58Q18-52 8-50L6-40H1z', '#ffdc84'),
      stroke('M0-40V-2', '#c98f34', 4),
      path('M-34 0Q-30 22 0 24Q30 22 34 0Q0 10-34 0z', '#b57c2c'),
      path('M6 5Q22 5 34 0Q30 22 6 24z', '#f6cf6a'),
      path('M-38-2a38 6 0 1 1 76 0a38 6 0 1 1-76 0z', '#e8b44a'),
      path('M-6 24H6L3 40L0 48L-3 40z', '#d9a23f'),
      path('M-30-6Q-38-16-30-28Q-22-16-26-6zM28-6Q22-16 30-28Q38-16 32-6z', '#fff2b8'),
      path('M-29-6Q-33-12-30-18Q-26-12-27-6zM29-6Q27-12 30-18Q34-12 31-6z', '#f59a2f'),
    ],
    { transform: place(x, y) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 270, tall: -40 });
    const dy = doc.pick(0, { tall: 50 });
    const lower = { transform: place(dx, 0) };
    const upper = { transform: place(dx, dy * 0.55) };
    const { x0: left, x1: right, sill, spring } = WINDOW;
    const [cx, r] = [(left + right) / 2, (right - left) / 2];
    const opening = doc.clip(`M${left} ${sill}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${sill}z`);
    doc.add(
      // the wall, lit about the window
      doc.band(
        doc.linear(
          [
            [0, '#1c5c66'], [0.6, '#2f7a76'], [1, '#235f62'],
          ],
          { y2: 460 },
        ),
      ),
      path(
        new Pen().circle(cx + dx, 250 + dy * 0.55, 380),
        doc.radial(
          [
            [0, '#f3d79a', 0.55], [0.5, '#d9c48a', 0.26], [1, '#8fb89a', 0],
          ],
          cx + dx,
          250 + dy * 0.55,
          380,
        ),
      ),
      deepen(doc, LIGHT, { to: 440, strength: 0.96 }),
      group(group(garden(doc), { clip: opening }), upper),
      group(windowFrame(), upper),
    );
    // the desk
    const top = 448;
    const wood = doc.linear(
      [
        [0, mix(TABLE.lit, TABLE.glow, 0.35)], [0.45, TABLE.lit], [1, TABLE.mid],
      ],
      { y1: top, y2: 600 },
    );
    const random = rng(6);
    const grain = range(Math.round((22 * doc.width) / 800)).map((): readonly [number, number, number, number, number] => [
      x0 + random() * doc.width - 100,
      top + 10 + random() * 140,
      120 + 200 * random(),
      2.4,
      random(),
    ]);
    doc.add(
      doc.band('#5a3034', top - 14),
      doc.band(wood, top),
      doc.band('#ffe2a0', top, top + 3),
      path(lensesPath(grain), TABLE.dark, { opacity: 0.32 }),
      doc.format === 'wide'
        ? doc.band(
            doc.linear(
              [
                [0, '#1c3f48', 0.75],
                [1, '#4f2a30', 0],
              ],
              { x1: -300, x2: 420, y2: 0 },
            ),
            top - 14,
          )
        : '',
      group(
        [
          // window light on the desk, with the coloured glass in it
          path(`M330 ${top}H580L520 604H150z`, '#fff0b8', { opacity: 0.5 }),
          path(`M452 ${top}H460L356 604H340z`, TABLE.mid, { opacity: 0.45 }),
          path(`M250 560L330 556L318 572L236 576z`, GLASS[0], { opacity: 0.4 }),
          path('M344 556L420 553L410 568L332 571z', GLASS[1], { opacity: 0.5 }),
          path('M434 552L500 549L494 563L424 567z', GLASS[2], { opacity: 0.35 }),
        ],
        lower,
      ),
    );
    const chain: readonly Point[] = [
      [126, 316], [150, 300], [210, 300], [250, 326], [246, 372], [262, 430], [250, 486], [286, 522], [346, 532],
    ];
    const things = {
      transform: place(doc.pick(0, { wide: 270, tall: 56 }), doc.pick(0, { tall: 78 }), { scale: doc.pick(1, { tall: 0.87 }) }),
    };
    doc.add(
      doc.format === 'tall' ? '' : lamp(doc.pick(742, { wide: 1046 }), 246),
      group(
        [
          suitcase(92, 502),
          hat(140, 330),
          marigolds(
            doc,
            chain.map(([x, y]): Point => [x + 88, y + 8]),
            22,
            14,
          ),
          photoCamera(doc.pick(716, { tall: 676 }), doc.pick(512, { tall: 500 })),
          coffee(640, 556),
          envelope(400, 494),
        ],
        things,
      ),
      // the room's near left: a pile of guide books and a brass bell in wide, a chair's back elsewhere
      doc.format === 'wide'
        ? group(
            [
              path(lensesPath([[-40, 6, 240, 9, 0.5]]), TABLE.dark, { opacity: 0.6 }),
              path('M-20-20H150V0H-20z', '#7f2f3c'),
              path('M-6-42H136V-22H-6z', '#2f7a7c'),
              path('M-16-62H128V-44H-16z', '#c98a3c'),
              path('M110-20H150V0H110zM100-42H136V-22H100zM96-62H128V-44H96z', '#f6e3b8', { opacity: 0.35 }),
              path('M-20-6H150V-3H-20zM-6-28H136V-25H-6zM-16-50H128V-47H-16z', '#f6e9cc'),
              path('M40-66Q40-96 66-96Q92-96 92-66z', '#e0a83f'),
              path('M72-95Q92-92 92-66H78Q82-84 72-95z', '#ffe08a'),
              path('M34-66H98V-61H34z', '#8a5a28'),
              path('M62-104h8v8h-8z', '#e0a83f'),
            ],
            { transform: place(60, 548) },
          )
        : '',
      birds('#5f8f8a', [
        [470 + dx, 262 + dy * 0.5, 0.5],
        [486 + dx, 256 + dy * 0.5, 0.4, 1],
      ]),
      path(new Pen().rect(x0, 590, x1 - x0, 20), TABLE.dark, { opacity: 0.35 }),
    );
  },
};
