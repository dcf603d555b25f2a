import {
  air, birds, dalHouseboat, deepenWater, foliage, glitter, group, lilyPads, lotus, massif, mist, mix, paintMassif, path, Pen, place, poplarPaths, RAMPS, range,
  ridge, ripples, rng, sky, streaks, stroke, sun, water,
  type Point, type Ramp, type Scene,
} from '../kit';
import { defineGlow, dotsAt } from '../kit/parts-north';

const LIGHT: Ramp = {
  ...RAMPS.dawn, sky: ['#3d4a8c', '#8f7cb8', '#e8a3b4', '#ffd9b8'], sun: '#fff6e8', haze: '#dba8c0', lit: '#ffd9c0', shade: '#4f4480', ink: '#231c40',
  deep: '#2b3474',
};
const INK = '#221a3a';
const WALNUT = { lit: '#c98a62', mid: '#7a4a48', dark: '#472c40' };
const LAKE = 352;
const BLOOMS = ['#e23f5c', '#ff8fb0', '#ffd24f', '#fff3ea', '#b06ad0', '#ff7a3c'] as const;

/** A flower seller's boat heaped with bunches, about 0,0 on its waterline, 420 px long, bow to the left; light from the right. */
function flowerBoat(): string {
  const random = rng(11);
  const hull = 'M-214-30C-160-12-100-6-20-5C70-4 136-8 190-26L206-30C196-12 150 12 60 13L-70 13C-140 12-190-4-222-26z';
  const out: string[] = [
    path(hull, '#5a3340'),
    path('M-214-30C-160-12-100-6-20-5C70-4 136-8 190-26L206-30C170-8 110 2 40 4L-60 4C-130 2-190-12-222-26z', '#96564a'),
  ];
  // leaves, then six heaps of bunches, each of mostly one colour
  const leaves = new Pen();
  for (let x = -150; x < 100; x += 11) leaves.circle(x + 6 * random(), -14 - 14 * random(), 9 + 5 * random());
  out.push(path(leaves, '#2f6b5a'));
  const heads = BLOOMS.map(() => [] as Point[]);
  const glints: Point[] = [];
  const heaps: readonly (readonly [x: number, colour: number, half: number, high: number])[] = [
    [-136, 1, 34, 26], [-92, 0, 36, 40], [-46, 2, 36, 44], [-4, 4, 32, 38], [34, 3, 36, 46], [76, 5, 30, 34], [-66, 3, 20, 22], [12, 1, 22, 24],
  ];
  heaps.forEach(([hx, colour, half, high]) => {
    for (let i = 0; i < 40; i++) {
      const u = random() * 2 - 1;
      const p: Point = [hx + u * half, -8 - random() * high * (1 - u * u * 0.8)];
      (heads[random() < 0.84 ? colour : Math.floor(random() * BLOOMS.length)] ?? []).push(p);
      if (u > 0.1 && i % 3 === 0) glints.push([p[0] + 2, p[1] - 2]);
    }
  });
  out.push(...heads.map((list, i) => dotsAt(list.sort((a, b) => a[1] - b[1]), BLOOMS[i] ?? INK, 9.5)), dotsAt(glints, '#fff6e6', 3.6));
  // near strake over the heaps
  out.push(
    path('M-214-30C-160-12-100-6-20-5C70-4 136-8 190-26L206-30C176-4 110 4 40 6L-60 6C-130 4-190-10-222-26z', '#b06a52'),
    path('M-214-30C-160-12-100-6-20-5C70-4 136-8 190-26L206-30L203-27C150-4 70-1-20-2C-100-3-170-9-214-30z', '#ffc48a'),
    stroke('M-190-12C-140 5-90 10-20 10C60 10 120 8 176-10', '#e8647a', 2),
    // the boatman squats at the stern in his pheran
    path('M118-14C112-44 122-62 138-63C153-62 160-46 160-24L164-12Q140-4 118-14z', '#4f6f86'),
    path('M142-63C153-61 160-46 160-24L164-12Q152-8 144-9Q156-36 142-63z', '#9fb4c4'),
    path('M131-71a7.5 8 0 1 1 15 0a7.5 8 0 1 1-15 0z', '#a8704f'),
    path('M130-73q0-10 9-10q9 0 9 9q-9-4-18 1z', '#f3ead6'),
    path('M132-68q2 8 8 7q-2 6-7 2z', '#3a2a34'),
    path('M128-52Q110-40 104-24L112-20Q120-36 136-40z', '#3f5c72'),
    stroke('M122-46L168 4', '#e0a866', 3),
    path('M163 0q2-9 10-4q9 2 9 11q2 9 0 17q-11-2-17-11q-6-6-2-13z', '#f0b860'),
  );
  return out.join('');
}

/** The carved verandah of a houseboat with two people at the rail; drawn for the right of the card, from x 556 on. */
function verandah(): string {
  const random = rng(3);
  const balusters = range(20).map((i) => `M${584 + i * 15} 414q5 12 0 24q-5 12 0 24`).join('');
  const fringe = 'M540 172' + 'q4 16 9 16t9-16'.repeat(30);
  const post = (x: number): string =>
    path(`M${x - 9} 470V400q-5-8 0-16V216q-7-14-11-22h40q-4 8-11 22V384q5 8 0 16v70z`, INK) + path(
      `M${x + 4} 470V400q3-8 0-16V216q0-10 5-22h9q-4 8-11 22V384q5 8 0 16v70z`, WALNUT.mid,
    );
  return [
    // saloon wall with glowing windows behind the deck
    path('M664 192H1140V470H664z', WALNUT.dark),
    path('M700 250q0-26 26-26t26 26v150h-52zM772 250q0-26 26-26t26 26v150h-52zM844 250q0-26 26-26t26 26v150h-52z', '#ffc878'),
    path('M704 252q0-24 22-24v168h-22zM776 252q0-24 22-24v168h-22zM848 252q0-24 22-24v168h-22z', '#ffe4ac'),
    stroke('M726 226v174M798 226v174M870 226v174M700 300h52M772 300h52M844 300h52M700 350h52M772 350h52M844 350h52', WALNUT.dark, 3),
    // roof with its carved valance
    path('M520 172L560 128H1140V174H530z', INK),
    path('M520 172L560 128H1140V136H566L534 172z', WALNUT.mid),
    path(`${fringe}V166H540z`, WALNUT.dark),
    stroke('M528 172H1140', WALNUT.lit, 3),
    dotsAt(range(30).map((i): Point => [549 + i * 18, 178]), WALNUT.lit, 3.4),
    // the two at the rail, in pherans
    path('M606 470V388Q606 352 628 350Q650 352 650 390V470z', '#b8456f'),
    path('M634 350Q650 352 650 390V470H640Q646 400 634 350z', '#f08fa0'),
    path('M616 338a12 13 0 1 1 24 0a12 13 0 1 1-24 0z', '#b07a5c'),
    path('M614 342Q608 318 628 316Q648 318 644 346Q650 372 640 378Q644 350 634 330Q622 334 620 352z', '#2a1c30'),
    path('M660 470V374Q660 338 684 336Q710 338 708 378V470z', '#3f4a78'),
    path('M692 337Q710 340 708 378V470H698Q704 400 692 337z', '#8f8fc0'),
    path('M672 322a12.5 13.5 0 1 1 25 0a12.5 13.5 0 1 1-25 0z', '#a06a4c'),
    path('M671 322Q668 304 686 303Q702 304 699 326Q696 312 686 312Q676 312 671 322z', '#2a1c30'),
    path('M622 388Q606 400 590 404L592 412Q614 410 632 398zM668 378Q654 396 642 400L646 408Q664 402 678 388z', '#d9718c'),
    post(590),
    post(760),
    post(930),
    // rail, balusters, deck and hull
    path('M560 404H1140V414H560zM560 462H1140V470H560z', INK),
    stroke('M560 405H1140', WALNUT.lit, 2.4),
    stroke(balusters, INK, 5),
    path('M540 470H1140V488H548z', WALNUT.mid),
    path('M540 470H1140V475H542z', WALNUT.lit),
    path('M552 488H1140V540H580Q558 524 552 488z', INK),
    stroke('M560 504H1140M566 520H1140', WALNUT.dark, 2.4),
    // steps down to the water
    path('M500 512H560V520H500zM512 496H560V503H512z', WALNUT.dark),
    stroke('M506 512V536M552 488V540', INK, 4),
    // lantern under the eaves and a hanging basket
    stroke('M640 174V206', INK, 1.8),
    path('M628 206h24l5 8l-5 26h-24l-5-26z', '#ffb45c'),
    path('M632 210h10v26h-10z', '#fff0c0'),
    stroke('M624 206h32M626 241h28', INK, 3),
    stroke('M720 174V196', INK, 1.8),
    path('M700 196h40q-2 18-20 20q-18-2-20-20z', '#3f5a4c'),
    dotsAt(range(16).map((): Point => [700 + 42 * random(), 186 + 16 * random()]), '#f0668c', 7),
    dotsAt(range(7).map((): Point => [702 + 38 * random(), 186 + 14 * random()]), '#ffd0d8', 5),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const moonX = doc.pick(232, { wide: 560, tall: 250 });
    doc.add(
      sky(doc, LIGHT, { horizon: LAKE }),
      sun(doc, doc.pick(470, { wide: 700, tall: 420 }), 330, 60, '#ffe2b8', { disc: false, glowRadius: 270, glowOpacity: 0.8 }),
      sun(doc, moonX, doc.pick(96, { wide: 106, tall: 142 }), 21, '#fff6ea', { glow: '#ffe6ee', glowRadius: 110, glowOpacity: 0.5 }),
      streaks(doc, { seed: 13, from: 60, to: 250, count: 7, colour: '#ffd3cf', opacity: 0.42 }),
    );
    const range1 = massif(
      19,
      [
        [-340, 330], [-240, 244], [-150, 292], [-40, 214], [70, 280], [180, 200], [270, 262], [366, 226], [450, 286], [560, 212], [660, 270],
        [780, 220], [900, 290], [1000, 230], [1130, 310],
      ].map(
        ([x = 0, y = 0]): Point => [x + doc.pick(0, { wide: 80 }), y],
      ),
      LAKE, { light: 1, depth: 0.56, slivers: 2, gullies: 3 },
    );
    doc.add(
      paintMassif(range1, air(doc, LIGHT, '#6a64a4', 0.36), air(doc, LIGHT, '#ffd9cf', 0.22)),
      mist(doc, { seed: 5, from: 272, to: 318, colour: '#ffe6e2', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#544f90', 0.3), { seed: 10, y: 336, height: 60, wavelength: 260 }),
      foliage(doc, air(doc, LIGHT, '#3f4378', 0.24), { seed: 21, y: LAKE, height: 30, wavelength: 70, scallop: [5, 11], base: LAKE + 4 }),
    );
    const random = rng(5);
    const trees: [number, number, number][] = [];
    for (let x = x0; x < x1; x += 12 + 30 * random()) if (Math.sin(x / 60) > -0.5) trees.push([x, LAKE + 2, 30 + 40 * random()]);
    const poplars = poplarPaths(trees, 0.11);
    doc.add(path(poplars.body, air(doc, LIGHT, '#45467f', 0.2)));

    // the lake with the mirror of dawn, moored houseboats with lamps lit
    doc.add(
      water(doc, LAKE, [[0, '#f3bfb4'], [0.2, '#c49ac0'], [0.55, '#6a76b4'], [1, '#2c3f7c']]),
      deepenWater(doc, LIGHT, LAKE, { strength: 0.6 }),
      path(range1.body, mix('#8f7fb8', '#6a76b4', 0.3), { opacity: 0.28, transform: place(0, LAKE * 2, { scaleX: 1, scaleY: -1 }) }),
      path(poplars.body, '#4f5292', { opacity: 0.4, transform: place(0, LAKE * 1.9, { scaleX: 1, scaleY: -0.9 }) }),
    );
    const boat = doc.define(dalHouseboat(0, 0));
    const shade = mix(WALNUT.dark, LIGHT.haze, 0.3);
    for (const [x, s] of [[-270, 0.8], [-150, 0.86], [22, 0.8], [122, 0.92], [352, 0.7], [430, 0.78], [700, 0.8], [860, 0.9], [980, 0.86]] as const) {
      if (!doc.shows(x, 110)) continue;
      doc.add(doc.use(boat, place(x, LAKE + 8, { scale: s })), path(new Pen().rect(x + 4, LAKE + 11, 104 * s, 14), shade, { opacity: 0.5 }));
    }
    doc.add(
      mist(doc, { seed: 31, from: LAKE + 6, to: LAKE + 36, colour: '#ffe9e6', opacity: 0.4, count: 4 }),
      ripples(doc, '#ffe2d8', { seed: 3, from: LAKE + 14, count: 64, opacity: 0.5 }),
      ripples(doc, '#2b3a78', { seed: 12, from: LAKE + 22, count: 64, opacity: 0.35 }),
      glitter('#ffe3c4', { seed: 6, x: doc.pick(470, { wide: 700, tall: 420 }), from: LAKE + 4, to: 560, width: [60, 150], count: 30, height: [0.8, 3] }),
    );

    // flower boats: two far ones, the near one with its mirror
    const flowers = doc.define(flowerBoat());
    const [bx, by] = [doc.pick(286, { wide: 560, tall: 272 }), doc.pick(486, { tall: 500 })];
    doc.add(
      doc.use(flowers, place(doc.pick(120, { wide: 330, tall: 190 }), 404, { scale: 0.28 })),
      doc.use(flowers, place(doc.pick(456, { wide: 770, tall: 420 }), 392, { scaleX: -0.2, scaleY: 0.2 })),
      doc.use(flowers, place(bx, by + 22, { scaleX: 1, scaleY: -0.8 }), { opacity: 0.42 }),
      ripples(doc, '#5f6cb0', { seed: 23, x0: bx - 230, x1: bx + 220, from: by + 18, to: by + 84, count: 40, length: [40, 130], opacity: 0.85 }),
      doc.use(flowers, place(bx, by)),
      ripples(doc, '#ffe6da', { seed: 29, x0: bx - 230, x1: bx + 220, from: by + 10, to: by + 30, count: 14, length: [40, 100], opacity: 0.7 }),
    );

    // lily pads, then the verandah on the right
    const side = doc.pick(0, { wide: 310, tall: -76 });
    doc.add(
      lilyPads(doc, [
        [60, 572, 60, 15], [168, 592, 70, 16], [-40, 590, 80, 18], [130, 556, 34, 8], [-160, 574, 66, 15], [-250, 594, 80, 18], [300, 598, 46, 10],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => [x + doc.pick(0, { tall: 96 }), y, w, h] as const), {
        shadow: '#26336c', leaf: '#3f7a6c', sheen: '#9fb890',
      }),
      lotus(96 + doc.pick(0, { tall: 96 }), 560, 0.9, ['#c4568f', '#ec8fb6', '#fbc4d6', '#ffe9ec']),
      lotus(16 + doc.pick(0, { tall: 96, wide: -150 }), 580, 0.7, ['#c4568f', '#ec8fb6', '#fbc4d6', '#ffe9ec']),
    );
    const glow = defineGlow(doc, '#ffc070', 0.8);
    doc.add(
      group(
        [path('M556 540H1140V606H600Q570 574 556 540z', '#2a2c62', { opacity: 0.6 }), verandah(), doc.use(glow, place(640, 222, { scale: 0.8 }))],
        { transform: place(side, doc.pick(6, { tall: 22 })) },
      ),
      birds(
        '#463f7c',
        [
          [330, 176, 1, 0], [362, 160, 0.8, 1], [304, 158, 0.6, -1], [386, 182, 0.55, 0],
        ].map(([x = 0, y = 0, s = 1, t = 0]) => [x + doc.pick(0, { wide: 260, tall: -20 }), y, s, t] as const),
      ),
    );
  },
};
