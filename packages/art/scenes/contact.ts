import {
  air, bananaLeaves, birds, foliage, group, house, land, lensesPath, lerp, mist, mix, palms, path, Pen, place, RAMPS, range, ridge,
  ripplesPath, rng, sky, streaks, stroke,
  TITLE_CREAM, type Doc, type FarPalm, type Lens, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dusk,
  sky: ['#1d2e5a', '#475a88', '#9c8fa6', '#f7b98a'],
  haze: '#8c8ca6',
  deep: '#14234a',
};
/** y of the street at the shop's plinth. */
const STREET = 474;
const WARM = { lamp: '#fff4cf', wall: '#ffd98c', mid: '#f2a950', deep: '#b5653c' };
const TILE = { mid: '#7a3f45', lit: '#b5604a', shade: '#512f43' };
const WALL = { mid: '#3f6678', lit: '#d9a86c', shade: '#2a4660' };
const WOOD = { mid: '#4a2c38', lit: '#b8743f' };
const INK = '#10182f';

/** The planner at her desk, on the telephone, seen through the window. */
const planner = (x: number, y: number): string =>
  group(
    [
      // chair and sari
      path('M30-2V-46Q30-52 36-52H44V-2z', '#7c4a34'),
      path('M-30 0Q-30-34-20-46Q-10-54 6-54Q24-52 30-34L34 0z', '#147a7c'),
      path('M-30 0Q-30-34-20-46Q-10-54-4-54Q-12-40-10 0z', '#2fa39a'),
      path('M-16-50Q6-34 22-4L30 0H8Q-2-26-24-40z', '#f2a02f'),
      stroke('M-16-50Q6-34 22-4', '#ffe09a', 1.8),
      path('M-6-64H8V-52Q0-46-6-53z', '#8f573f'),
      // the head bends to the receiver
      path('M-15-78Q-16-93 0-94Q15-93 14-78Q12-62-1-61Q-13-63-15-78z', '#a86a4a'),
      path('M-15-80Q-18-97 1-98Q19-97 17-78Q18-70 13-66Q12-80 6-86Q-6-80-15-80z', '#221724'),
      path('M10-82a9 9 0 1 1 14 8q-8 6-13-1z', '#221724'),
      stroke('M12-88Q22-88 24-78', '#fff4e0', 3.4, { dash: '3 1' }),
      path('M-12-76h6v1.6h-6zM-9-66q4 2 7 0q-2 4-7 0z', '#5d2f30'),
      path('M-8.5-84h2.2v2.2h-2.2z', '#d8333f'),

      path('M-28-46Q-42-52-30-72L-22-70Q-26-58-14-52L-18-40z', '#a86a4a'),
      stroke('M-14-88Q-26-80-21-64', '#d8333f', 5, { round: true }),
      path('M-31-76q5-5 11 0l-2 8h-8z', '#a86a4a'),
      path('M36-26Q40-8 26-3L0-2Q-6-6 0-10L20-13L22-26z', '#a86a4a'),
      path('M14-48Q36-46 38-24L20-20Q20-34 12-38z', '#0f6468'),
    ],
    { transform: place(x, y) },
  );

/** The tiled house: a lit travel desk behind its window, a veranda on posts. */
function shop(doc: Doc): string {
  const end = 960;
  const glow = doc.radial(
    [
      [0, WARM.lamp], [0.35, WARM.wall], [0.8, WARM.mid], [1, WARM.deep],
    ],
    548,
    320,
    190,
  );
  const wash = doc.linear(
    [
      [0, WALL.shade], [0.3, WALL.mid], [0.5, '#8c8a78'], [0.72, WALL.mid], [1, WALL.shade],
    ],
    { x1: 250, x2: 880, y2: 0 },
  );
  const tiles = (rows: readonly number[], a: (y: number) => number, gap: number): string =>
    stroke(rows.map((y) => `M${Math.round(a(y))} ${y}H${end}`).join(''), TILE.shade, 5, { dash: `${gap} 2.5`, opacity: 0.75 });
  const main = (y: number): number => lerp(300, 246, (y - 150) / 92);
  const lean = (y: number): number => lerp(240, 214, (y - 252) / 50);
  return [
    // upper roof with a gable, the wall below it
    path(new Pen().rect(262, 236, end - 262, STREET - 236), wash),
    path(`M300 150H${end}V246H240Q276 206 300 150z`, TILE.mid),
    path('M300 150H330Q310 204 272 246H240Q276 206 300 150z', TILE.lit),
    tiles([162, 176, 190, 204, 218, 232], main, 9),
    stroke(`M298 148H${end}`, TILE.lit, 5),
    // door
    path('M306 312H376V458H306z', WOOD.mid),
    path('M312 318H370V458H312z', WARM.mid),
    path('M312 318H326L334 458H312z', WARM.deep),
    path('M340 318H370V458H352z', WARM.wall),
    // window with the room behind it
    path('M420 306H676V432H420z', WOOD.mid),
    path('M428 313H668V428H428z', glow),
    // pictures on the wall: a snow peak, a temple tower, a palm; a shelf with files; a globe
    path('M442 326H486V362H442z', '#8a4a38'),
    path('M445 329H483V359H445z', '#bfe0e0'),
    path('M445 359L458 338L464 346L470 334L483 359z', '#5f86b0'),
    path('M458 338L462 345L458 349L454 345zM470 334L475 344L470 347L466 342z', TITLE_CREAM),
    path('M494 330H520V366H494z', '#8a4a38'),
    path('M497 333H517V363H497z', '#f6d3a0'),
    path('M500 363L503 350L504 340L507 336L510 340L511 350L514 363z', '#b5553c'),
    path('M606 338H660V341H606zM606 364H660V367H606z', '#8a4a38'),
    path('M609 320H615V338H609zM622 318H627V338H622zM640 320H648V338H640zM612 346H618V364H612zM630 345H634V364H630z', '#c4453a'),
    path('M616 322H621V338H616zM628 320H634V338H628zM619 344H624V364H619zM636 346H644V364H636z', '#2f7f86'),
    path('M649 322H655V338H649zM646 347H654V364H646z', '#f6e3b0'),
    stroke('M540 313V328', '#6b3a30', 1.6),
    path('M524 341Q526 328 540 327Q554 328 556 341z', '#2f7f78'),
    path('M531 341H549Q546 348 540 348Q534 348 531 341z', '#fffbe8'),
    planner(588, 424),
    path('M428 414H668V428H428z', '#8a4c30'),
    path('M428 414H668V418H428z', '#f0b566'),
    path('M452 402a13 13 0 1 1 26 0a13 13 0 1 1-26 0z', '#3f8fae'),
    path('M458 396q6-8 10 0q6 2 2 8q-8 4-12-8z', '#a8b85a'),
    stroke('M450 404Q452 416 466 416Q480 416 480 402M465 416V414', '#7c4a30', 2),
    path('M496 410L506 396H532L528 410z', '#5a4a58'),
    path('M494 410H530V414H494z', '#3a3040'),
    path('M622 402H650V414H622zM626 398H654V402H626z', '#f6ead2'),
    path('M604 414v-9h9v9z', '#d9523f'),
    // mullions and shutters
    stroke('M548 352V313M428 371H452M644 371H668', WOOD.mid, 0.1),
    stroke('M508 313V330M588 313V330M428 330H668', WOOD.mid, 3),
    path('M388 304H420V434H388zM676 304H708V434H676z', '#2d6a6c'),
    path('M408 304H420V434H408zM676 304H688V434H676z', '#5f9a86'),
    stroke('M392 316V426M398 316V426M404 316V426M692 316V426M698 316V426M704 316V426', '#1d4a58', 2),
    path('M414 432H682V440H414z', WOOD.lit),
    // a second door, closed, and a bench
    path('M754 312H820V458H754z', WOOD.mid),
    path('M760 318H786V458H760zM789 318H814V458H789z', '#33586a'),
    path('M720 438H750V442H720zM724 442H728V458H724zM742 442H746V458H742z', WOOD.lit),
    // plinth of red oxide, steps
    path(`M250 456H${end}V${STREET}H250z`, '#7c3a3c'),
    path(`M250 456H${end}V460H250z`, '#e08a58'),
    path(`M296 ${STREET - 9}H392V${STREET + 6}H296z`, '#9a4a42'),
    path(`M296 ${STREET - 9}H392V${STREET - 5}H296z`, '#f0a468'),
    // veranda roof, its underside in the warm light, rafters and posts
    path(`M214 302H${end}V314H230z`, '#c98048'),
    stroke(`M232 309H${end}`, '#6b3a34', 6, { dash: '4 15' }),
    path(`M240 252H${end}V303H214z`, TILE.mid),
    path('M240 252H262L240 303H214z', TILE.lit),
    tiles([262, 274, 286, 298], lean, 11),
    stroke(`M213 303H${end}`, TILE.lit, 4),
    path('M246 312H256V458H246zM396 312H405V458H396zM718 312H727V458H718zM866 312H876V458H866z', WOOD.mid),
    path('M252 312H256V458H252zM401 312H405V458H401zM718 312H722V458H718zM866 312H870V458H866z', WARM.mid),
    path('M240 446H262V458H240zM390 446H411V458H390zM712 446H733V458H712zM860 446H882V458H860z', '#8f8a8c'),
    // a signboard without words: sun, hills, a road
    path('M456 264H640V296H456z', '#f3dcae'),
    path('M460 267H636V293H460z', '#12606c'),
    path('M520 293Q548 268 566 282Q580 266 604 293z', '#6fae8c'),
    path('M536 280a12 12 0 0 1 24 0z', '#f6c94a'),
    path('M556 293Q562 286 556 282Q560 286 568 293z', '#f3dcae'),
    // pots
    path('M266 440h22l-4 18h-14zM424 444h18l-3 14h-12zM650 444h18l-3 14h-12z', '#b5553c'),
    path('M266 440h22v4h-22zM424 444h18v3h-18zM650 444h18v3h-18z', '#e8905a'),
    path(
      'M277 440Q262 432 258 418Q270 420 275 430Q272 414 278 404Q286 416 281 430Q288 420 298 420Q292 434 281 440z' +
        'M433 444Q424 436 424 428Q432 432 433 438Q436 428 444 426Q442 438 435 444z' +
        'M659 444Q650 436 650 428Q658 432 659 438Q662 428 670 426Q668 438 661 444z',
      '#2f7a58',
    ),
  ].join('');
}

/** A scooter on its stand, 110 px long. */
const scooter = (x: number, y: number): string =>
  group(
    [
      path('M-60 3Q0-5 58 3Q0 9-60 3z', INK, { opacity: 0.6 }),
      path('M-36-26a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM40-26a14 14 0 1 0 0 28a14 14 0 1 0 0-28z', '#161a2c'),
      path('M-36-19a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM40-19a7 7 0 1 0 0 14a7 7 0 1 0 0-14z', '#9fa6b4'),
      path(
        'M-58-26Q-56-48-34-50H-8Q0-48 0-30L2-18H26Q34-20 36-34L42-62L48-62L44-36Q52-34 56-24Q46-34 36-28Q34-12 24-10H-14' +
          'Q-18-26-36-28Q-50-28-58-26z',
        '#d8d9c4',
      ),
      path('M-58-26Q-56-48-34-50H-8Q0-48 0-30Q-14-42-34-40Q-50-38-58-26z', '#f6edcf'),
      path('M-48-52Q-46-58-36-58H-6Q0-57 0-51z', '#5a2f34'),
      path('M34-72L52-76L54-70L38-64z', '#d8d9c4'),
      path('M50-78a6 7 0 1 1 .1 13z', '#ffe9a8'),
      stroke('M36-72L28-80M30-80H22', '#b9bfc8', 2.4),
      path('M-58-32h5v6h-5z', '#e0483c'),
      stroke('M-6-10L-12 2', '#3a4156', 2.4),
    ],
    { transform: place(x, y) },
  );

/** Somebody hurrying home under an umbrella, from behind. */
const walker = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-9 1L-8-24H8L6-2L2-2L1-18L-4 1z', '#2c3558'),
      path('M-12-22Q-13-56-8-64Q0-70 8-64Q13-52 12-22Q0-18-12-22z', '#a8324a'),
      path('M4-68Q10-64 12-50V-22L7-20Q8-50 4-68z', '#ff9a6c'),
      path('M-6-74a6 7 0 1 1 12 0a6 7 0 1 1-12 0z', '#1a1426'),
      path('M-2-74Q3-56 0-44Q-4-54-2-74z', '#1a1426'),
      stroke('M10-50V-88', '#c9a06c', 2),
      path('M-26-82Q-22-106 8-108Q40-104 42-80Q34-86 26-82Q18-88 8-83Q0-88-8-83Q-18-88-26-82z', '#e2a02f'),
      path('M8-108Q40-104 42-80Q34-86 26-82Q22-100 8-108z', '#ffd071'),
      path('M8-108Q-6-100-8-83Q-18-88-26-82Q-22-106 8-108z', '#b5742c'),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 250, tall: -44 });
    const move = { transform: place(dx, 0) };
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepenTo: 320 }),
      streaks(doc, {
        seed: 5,
        from: 60,
        to: 210,
        count: 8,
        colour: '#2c3c68',
        opacity: 0.55,
        height: [10, 24],
        length: [260, 520],
        underTitle: true,
      }),
      streaks(doc, { seed: 12, from: 170, to: 250, count: 6, colour: '#ffc79a', opacity: 0.5, height: [4, 10] }),
    );
    // the Nilgiris: a long blue wall with flat shoulders, one fold behind the other
    const wall = (y: number, rise: number, lean: number): Point[] =>
      [
        [-340, 40], [-250, 8], [-170, 20], [-90, 0], [-10, -14], [60, -10], [110, 6], [170, -4], [250, -22], [330, -18], [420, 14],
        [560, 0], [760, 20], [1130, 30],
      ].map(([x = 0, d = 0]): Point => [x + lean, y + d * rise]);
    doc.add(
      land(wall(250, 1, 30), 420, air(doc, LIGHT, '#5a6a9a', 0.45)),
      mist(doc, { seed: 8, from: 262, to: 292, colour: '#f6c8b0', opacity: 0.4, count: 4 }),
      land(wall(286, 1.1, -70), 420, air(doc, LIGHT, '#425488', 0.3)),
      ridge(doc, air(doc, LIGHT, '#344672', 0.2, 0.7), { seed: 6, y: 350, height: 56, wavelength: 210 }),
      mist(doc, { seed: 18, from: 322, to: 356, colour: '#e9c3b4', opacity: 0.4, count: 5 }),
      foliage(doc, air(doc, LIGHT, '#1d3052', 0.1, 0.5), { seed: 9, y: 404, height: 56, wavelength: 100, scallop: [5, 11], base: 480 }),
    );
    const far: FarPalm[] = [
      [-260, 300, 130, 0.9, 8], [-196, 330, 100, 0.7, -6], [-70, 296, 130, 0.95, 8], [20, 318, 110, 0.76, -6], [92, 290, 140, 0.98, 10],
      [160, 322, 110, 0.76, -6], [196, 300, 130, 0.9, -8],
    ];
    const dark = mix('#17264a', LIGHT.haze, 0.06);
    const homes: readonly (readonly [number, number, number, number])[] = [
      [-250, 446, 76, 46], [-130, 450, 90, 52], [6, 446, 70, 44], [104, 456, 96, 60],
    ];
    doc.add(
      palms(
        doc,
        7,
        [
          [640 + dx, 96, 160, 1.1, -10],
          [716 + dx, 70, 190, 1.3, 12],
        ],
        { dark: '#26355f', lit: '#34467a', bark: '#26355f' },
      ),
      palms(
        doc,
        5,
        far.map(([x, y, h, k, lean = 0]) => [x + dx, y, h, k, lean] as const),
        { dark, lit: '#2c4468', bark: dark },
      ),
      group(
        homes
          .filter(([x, , w]) => doc.shows(x + dx + w / 2, 80))
          .map(([x, y, w, h], i) =>
            house(x, y, w, h, {
              wall: '#33456c',
              wallShade: '#263556',
              roof: '#3a2c4a',
              roofLit: '#6a4458',
              windows: i === 2 ? '#33456c' : '#ffcf7a',
              light: 1,
            }),
          ),
        move,
      ),
    );

    // the wet street below a painted kerb, mirroring sky and shop
    const kerb = STREET + 22;
    const wet = doc.linear(
      [
        [0, '#58628a'], [0.35, '#3a4672'], [1, '#151e40'],
      ],
      { y1: kerb, y2: 600 },
    );
    const random = rng(11);
    const gleam = (x: number, half: number, reach: number, colour: string, alpha: number): string =>
      path(
        new Pen().polygon([
          [x - half, kerb + 8], [x + half, kerb + 8], [x + half * 1.12, kerb + 8 + reach], [x - half * 1.12, kerb + 8 + reach],
        ]),
        doc.linear(
          [
            [0, colour, alpha],
            [1, colour, 0],
          ],
          { y1: kerb + 8, y2: kerb + 8 + reach },
        ),
      );
    const shimmer: Lens[] = range(46).map(() => {
      const t = random();
      const w = 30 + 90 * random();
      return [548 + dx + (random() - 0.5) * (270 + 90 * t) - w / 2, kerb + 12 + t * 92, w, 1.4 + 2 * t, random()];
    });
    doc.add(
      doc.band('#4b5478', STREET - 30),
      path(
        lensesPath([
          [x0, 452, doc.width * 0.5, 6, 0.5],
          [x0 + 40, 462, 300, 7, 0.4],
        ]),
        '#c99a8c',
        { opacity: 0.5 },
      ),
      // slabs of the footpath
      stroke(`M${x0} ${STREET + 9}H${x1}`, '#3c4468', 18, { dash: '58 2', opacity: 0.7 }),
      stroke(`M${x0} ${STREET + 2}H${x1}`, '#6f769a', 2, { dash: '90 14 40 8', opacity: 0.7 }),
      group(shop(doc), move),
      path(
        new Pen().polygon([
          [310, STREET + 6], [380, STREET + 6], [372, kerb], [296, kerb],
        ]),
        WARM.mid,
        { opacity: 0.55, transform: place(dx, 0) },
      ),
      path(
        new Pen().polygon([
          [424, STREET], [676, STREET], [690, kerb], [410, kerb],
        ]),
        WARM.mid,
        { opacity: 0.5, transform: place(dx, 0) },
      ),
      doc.band(wet, kerb),
      stroke(`M${x0} ${kerb + 4}H${x1}`, '#d9cfc4', 8),
      stroke(`M${x0 - 10} ${kerb + 4}H${x1}`, '#2b2f50', 8, { dash: '34 34' }),
      stroke(`M${x0} ${kerb + 1}H${x1}`, '#8b88a4', 2),
      group(
        [
          gleam(548, 128, 96, WARM.mid, 0.9),
          gleam(548, 64, 96, WARM.lamp, 0.5),
          gleam(341, 30, 84, WARM.mid, 0.8),
          gleam(251, 5, 70, WARM.mid, 0.4),
          gleam(722, 6, 70, WARM.mid, 0.5),
        ],
        move,
      ),
      path(lensesPath(shimmer), '#233056', { opacity: 0.8 }),
      path(
        ripplesPath({
          seed: 5,
          x0,
          x1,
          from: kerb + 14,
          to: 604,
          count: Math.round((24 * doc.width) / 800),
          length: [50, 190],
          height: [1, 2.6],
        }),
        '#0f1738',
        { opacity: 0.5 },
      ),
      path(
        ripplesPath({
          seed: 15,
          x0,
          x1,
          from: kerb + 12,
          to: 604,
          count: Math.round((16 * doc.width) / 800),
          length: [60, 210],
          height: [0.8, 1.8],
        }),
        '#c9bccd',
        { opacity: 0.4 },
      ),
      path(lensesPath(shimmer.filter((_, i) => i % 3 === 0).map(([x, y, w, h, c]) => [x + 20, y + 6, w * 0.7, h, c] as const)), '#ffe2a0', {
        opacity: 0.8,
      }),
      // a street lamp and the wires
      group(
        [
          path(
            new Pen().circle(0, 0, 70),
            doc.radial(
              [
                [0, '#ffe2a0', 0.6], [0.3, '#ffd27a', 0.22], [1, '#ffd27a', 0],
              ],
              0,
              0,
              70,
            ),
            { transform: place(78, 318) },
          ),
          stroke(`M60 ${kerb}V292M48 306H72M52 318H68`, INK, 5),
          stroke('M60 300Q78 296 80 312', INK, 3),
          path('M70 312H90L86 320H74z', '#fff0c4'),
        ],
        move,
      ),
      stroke(
        `M${x0} ${doc.pick(280, { wide: 270 })}Q${x0 / 2 + 20} 330 ${54 + dx} 306Q${150 + dx} 300 ${236 + dx} 262M${x0} 296Q${x0 / 2 + 20} 346 ${56 + dx} 318`,
        INK,
        1.4,
        { opacity: 0.8 },
      ),
    );

    const wx = doc.pick(150, { wide: 330, tall: 168 });
    doc.add(
      group([gleam(706, 40, 50, '#d8d9c4', 0.3), scooter(706, 540)], { transform: place(doc.pick(0, { wide: 230, tall: -130 }), 0) }),
      path(
        new Pen().rect(wx - 10, 548, 22, 50),
        doc.linear(
          [
            [0, '#c8324f', 0.5],
            [1, '#c8324f', 0],
          ],
          { y1: 548, y2: 598 },
        ),
      ),
      path(lensesPath([[wx - 24, 550, 50, 4, 0.5]]), INK, { opacity: 0.6 }),
      walker(wx, 548, 1.1),
    );

    // rain: slanting strokes, drops from the eaves, rings in the puddles
    const drops = new Pen();
    const fine = new Pen();
    for (const i of range(Math.round((92 * doc.width) / 800))) {
      const [x, y, l] = [x0 + random() * (doc.width + 60), doc.y0 + random() * (560 - doc.y0), 14 + 22 * random()];
      (i % 3 ? fine : drops).move(x, y).line(x - l * 0.22, y + l);
    }
    const rings = range(Math.round((16 * doc.width) / 800)).map((): string => {
      const [x, y] = [x0 + random() * doc.width, lerp(512, 594, random())];
      const r = lerp(5, 14, (y - 512) / 82);
      return String(new Pen().circle(x, y, r, r * 0.3));
    });
    const eaves = range(30)
      .map((i) => `M${220 + i * 24 + ((i * 7) % 11)} ${308 + ((i * 13) % 9)}v${10 + ((i * 17) % 22)}`)
      .join('');
    doc.add(
      stroke(rings.join(''), '#c3c4da', 1.2, { opacity: 0.6 }),
      stroke(fine, '#dfe4f2', 1, { opacity: 0.28 }),
      stroke(drops, '#ffe9c8', 1.4, { opacity: 0.34 }),
      stroke(eaves, '#ffeecb', 1.3, { opacity: 0.65, transform: place(dx, 0) }),
      bananaLeaves(
        [
          [x1 + 40, 620, -2.1, 150, 24, -0.7], [x1 + 34, 634, -1.8, 190, 26, -0.5], [x1 + 44, 606, -2.6, 120, 22, -0.8],
          [x1 + 10, 640, -1.5, 110, 20, -0.3],
        ],
        '#101b38',
        '#22405a',
      ),
      birds('#26355e', [
        [doc.pick(180, { wide: 520, tall: 200 }), 150, 0.8],
        [doc.pick(204, { wide: 544, tall: 224 }), 140, 0.6, 1],
      ]),
    );
  },
};
