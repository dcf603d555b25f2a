import {
  air, at, birds, cumulus, deepenWater, foliagePath, group, house, lensesPath, man, mix, palms, path, Pen, place, RAMPS, range, ridge,
  ripples, ripplesPath, rng, sky, streaks, stroke, TITLE_CREAM, water, woman,
  type Doc, type FarPalm, type Lens, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1676b6', '#57b6d8', '#b2e2de', '#f6f2da'], haze: '#c6e5e0', deep: '#0b5790' };
const HORIZON = 318;
const SEA = ['#b5e6da', '#45bcc4', '#12869f', '#0a4a74'] as const;
const TOWER = { red: '#d8432f', redShade: '#9c2f3a', redLit: '#f26d4a', white: '#f3eee0', whiteShade: '#b3c0cc', whiteLit: '#fffdf4' };
const ROCK = { lit: '#cdb9a0', mid: '#8f8584', shade: '#56606e', deep: '#39485a' };

/** The red and white lighthouse in five bands, its foot on x, y; light from the left. */
function lighthouse(x: number, y: number): string {
  const half = (t: number): number => 25 - 10 * t;
  const height = 176;
  const bands = range(5).map((i) => {
    const [t0, t1] = [i / 5, (i + 1) / 5];
    const [y0, y1] = [y - height * t0, y - height * t1];
    const [a, b] = [half(t0), half(t1)];
    const red = i % 2 === 0;
    const slice = (u: number, v: number, fill: string): string =>
      path(
        new Pen(1).polygon([
          [x - a + 2 * a * u, y0], [x - a + 2 * a * v, y0], [x - b + 2 * b * v, y1], [x - b + 2 * b * u, y1],
        ]),
        fill,
      );
    return (
      slice(0, 1, red ? TOWER.red : TOWER.white) +
      slice(0, 0.32, red ? TOWER.redLit : TOWER.whiteLit) +
      slice(0.68, 1, red ? TOWER.redShade : TOWER.whiteShade)
    );
  });
  const top = y - height;
  return [
    path(`M${x - 46} ${y}V${y - 26}H${x + 46}V${y}z`, TOWER.white),
    path(`M${x + 14} ${y}V${y - 26}H${x + 46}V${y}z`, TOWER.whiteShade),
    path(`M${x - 52} ${y - 24}L${x - 40} ${y - 40}H${x + 40}L${x + 52} ${y - 24}z`, '#c8543c'),
    path(`M${x - 52} ${y - 24}L${x - 40} ${y - 40}H${x - 16}L${x - 20} ${y - 24}z`, '#ec8058'),
    path(`M${x - 36} ${y}v-16h9v16zM${x + 24} ${y - 8}v-10h9v10z`, '#2f5a74'),
    bands.join(''),
    path([0.3, 0.52, 0.74].map((t) => `M${x - 3} ${Math.round(y - height * t)}v-9a3 4 0 0 1 6 0v9z`).join(''), '#2f4a64'),
    // gallery, lantern, cap
    path(`M${x - 17} ${top}L${x - 25} ${top - 8}H${x + 25}L${x + 17} ${top}z`, TOWER.whiteShade),
    path(`M${x - 26} ${top - 11}H${x + 26}V${top - 8}H${x - 26}z`, TOWER.whiteLit),
    stroke(
      `M${x - 24} ${top - 11}v-10M${x - 14} ${top - 11}v-10M${x + 14} ${top - 11}v-10M${x + 24} ${top - 11}v-10M${x - 25} ${top - 21}H${x + 25}`,
      '#f3eee0',
      1.6,
    ),
    path(`M${x - 11} ${top - 11}V${top - 34}H${x + 11}V${top - 11}z`, '#bfe6e4'),
    path(`M${x - 11} ${top - 11}V${top - 34}H${x - 4}V${top - 11}z`, '#fffbe0'),
    stroke(`M${x - 4} ${top - 11}V${top - 34}M${x + 4} ${top - 11}V${top - 34}`, '#2f4a64', 1.6),
    path(`M${x - 14} ${top - 34}Q${x - 11} ${top - 50} ${x} ${top - 53}Q${x + 11} ${top - 50} ${x + 14} ${top - 34}z`, TOWER.red),
    path(`M${x + 3} ${top - 52}Q${x + 11} ${top - 50} ${x + 14} ${top - 34}H${x + 5}z`, TOWER.redShade),
    stroke(`M${x} ${top - 52}v-14`, '#2f4a64', 2),
  ].join('');
}

/** The mole: a causeway on tumbled blocks. */
function mole(doc: Doc, x: number, y: number): string {
  const random = rng(21);
  const blocks = [new Pen(), new Pen(), new Pen()] as const;
  const from = doc.x0 - 20;
  const crest = (px: number): number => y + ((x - px) / 700) ** 1.4 * 120;
  for (const row of range(3)) {
    for (let px = from; px < x + 84 - row * 4; px += 13 + 10 * random()) {
      const near = Math.min(1, Math.max(0, (x - px) / 500));
      const s = (10 + 8 * random()) * (1 + near * 0.8);
      const [bx, by] = [px, crest(Math.min(px, x)) + 4 + row * 8 * (1 + near * 0.9) + 4 * random()];
      at(blocks, (row + Math.floor(random() * 2)) % 3).polygon([
        [bx - s * 0.6, by + s * 0.5], [bx - s * 0.5, by - s * 0.3], [bx + s * 0.1, by - s * 0.55], [bx + s * 0.6, by - s * 0.2],
        [bx + s * 0.55, by + s * 0.5],
      ]);
    }
  }
  const top = range(14).map((i): [number, number] => {
    const px = from + ((x + 78 - from) * i) / 13;
    return [px, crest(Math.min(px, x)) - 2];
  });
  const under = top.map(([px, py]): [number, number] => [px, py + 34 + Math.max(0, (x - px) / 500) * 20]);
  return (
    path(new Pen().polygon([...top, ...under.reverse()]), ROCK.deep) +
    path(blocks[0], ROCK.mid) +
    path(blocks[1], ROCK.shade) +
    path(blocks[2], ROCK.lit) +
    path(
      new Pen().polygon([
        ...top.map(([px, py]): [number, number] => [px, py - 5]),
        ...[...top].reverse().map(([px, py]): [number, number] => [px, py + 4]),
      ]),
      '#f0e2c4',
    )
  );
}

/** A Chinese fishing net of Fort Kochi: a cradle of poles over a landing stage; foot on x, y, reaching to the left. */
const fishingNet = (x: number, y: number, scale: number, wood: string, net: string): string =>
  group(
    [
      path('M-118-34Q-96 2-64 4Q-30 2-12-40Q-60-20-118-34z', net, { opacity: 0.55 }),
      stroke(
        'M-64-92Q-96-70-118-34M-64-92Q-70-40-64 4M-64-92Q-30-70-12-40M-64-92Q-94-58-92-10M-64-92Q-36-60-36-8' + 'M-118-34Q-60-20-12-40',
        wood,
        1.6,
      ),
      stroke('M-64-92L40-96M-64-92L10 0M40-96L10 0M40-96L62-20M-64-92Q0-128 40-96', wood, 3),
      stroke('M-6 0H78M4 0V26M30 0V26M56 0V26M76 0V26', wood, 3.4),
      path('M58-30h8v10h-8zM66-44h7v9h-7z', wood),
    ],
    { transform: place(x, y, { scale }) },
  );

/** The harbour ferry, blue and white, two decks full of people, bound to the left. */
const bigFerry = (x: number, y: number): string =>
  group(
    [
      path(lensesPath([[-120, 12, 250, 8, 0.5]]), '#0a4a68', { opacity: 0.6 }),
      path('M-118-26C-100-22 80-22 108-28L112-6C110 6 100 10 84 10H-84C-104 10-112-4-118-26z', '#1f5f9c'),
      path('M-118-26C-100-22 80-22 108-28V-20C80-14-100-14-115-18z', '#f6f2e4'),
      path('M-98 4H104L98 10H-88Q-94 8-98 4z', '#c4402f'),
      path('M-84-54H96V-24H-84z', '#f6f2e4'),
      path('M60-54H96V-24H60z', '#b9cbd6'),
      stroke('M-78-40H90', '#2a4a66', 15, { dash: '13 5' }),
      path(
        'M-70-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM-34-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM2-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8z' +
          'M56-33a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
        '#8a5a44',
      ),
      path('M-92-58H102V-53H-92z', '#1f5f9c'),
      stroke('M-86-58V-74M-56-58V-74M-26-58V-74M4-58V-74M34-58V-74M64-58V-74M94-58V-74M-88-68H96', '#e9e6da', 1.8),
      path('M-76-58q0-14 5-14t5 14zM-10-58q0-15 5-15t5 15zM44-58q0-14 5-14t5 14z', '#d8432f'),
      path('M-50-58q0-14 5-14t5 14zM16-58q0-14 5-14t5 14zM74-58q0-15 5-15t5 15z', '#f2b53a'),
      path('M-64-58q0-15 5-15t5 15zM28-58q0-15 5-15t5 15z', '#2f8f86'),
      path(
        'M-71-79a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8zM-45-79a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8z' +
          'M-59-80a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8zM-5-80a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8z' +
          'M21-79a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8zM33-80a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8z' +
          'M49-79a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8zM79-80a3.6 4 0 1 0 0 8a3.6 4 0 1 0 0-8z',
        '#6a3b2f',
      ),
      path('M-96-90Q0-98 100-90L104-82H-100z', '#f28a3a'),
      path('M-96-90Q0-98 100-90L101-87Q0-94-98-87z', '#ffc07a'),
      stroke('M-90-84V-58M-20-86V-58M46-86V-58M94-84V-58', '#e9e6da', 2),
      path('M-104-60H-86V-92H-98z', '#f6f2e4'),
      path('M-102-72H-88V-84H-99z', '#2a4a66'),
      path('M40-92V-112H58V-92z', '#f6f2e4'),
      path('M40-104H58V-112H40z', '#d8432f'),
      stroke('M-92-92V-116M104-30V-62', '#5a4a48', 2),
      path('M-92-116h17v4h-17z', '#f28a3a'),
      path('M-92-112h17v4h-17z', '#fff'),
      path('M-92-108h17v4h-17z', '#2f9a5c'),
    ],
    { transform: place(x, y) },
  );

/** A painted trawler at anchor, bow to the right. */
const trawler = (x: number, y: number, scale: number, [hull, band, cabin]: readonly [string, string, string], facing: 1 | -1 = 1): string =>
  group(
    [
      path(lensesPath([[-70, 10, 150, 7, 0.5]]), '#0a4a68', { opacity: 0.6 }),
      path('M-66-22Q-20-10 30-16Q62-22 84-50Q80-10 56 8H-52Q-64-2-66-22z', hull),
      path('M-66-22Q-20-10 30-16Q62-22 84-50L83-42Q62-14 30-8Q-20-3-65-15z', band),
      path('M-60 0Q0 6 64 0L56 8H-52z', '#b5443c'),
      path('M58-24a6 4 0 1 1 10-4q0 6-10 4z', TITLE_CREAM),
      path('M62-25a2.4 2.4 0 1 1 0-4.8a2.4 2.4 0 1 1 0 4.8z', '#1c2c3c'),
      path('M-50-18V-50H-8V-14Q-30-14-50-18z', cabin),
      path('M-18-50H-8V-14L-18-14z', mix(cabin, '#2f5a74', 0.4)),
      path('M-55-50H-3V-56H-55z', band),
      path('M-45-44h10v10h-10zM-31-44h10v10h-10z', '#2a4a66'),
      stroke('M14-14V-96M14-92L-30-56M14-92L78-46M14-70H-4', '#4a3c40', 2),
      path('M14-96l18 6l-18 6z', '#f28a3a'),
      path('M-14-56L14-84L24-22Q4-30-14-56z', '#3f8f7a', { opacity: 0.55 }),
      stroke('M-6-50L20-30M4-64L22-40M-2-44L14-70', '#2c6a60', 1, { opacity: 0.8 }),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** The bow of a big painted boat close by, the quay with ropes, nets and baskets: the near right corner. */
const corner = (): string =>
  [
    path('M560 600Q640 590 700 556Q770 510 812 418Q824 392 828 360Q846 372 862 400Q900 480 1130 500V640H540z', '#155a8c'),
    path('M828 360Q846 372 862 400Q900 480 1130 500V518Q890 504 846 420Q836 398 822 388Q826 372 828 360z', '#f6c33f'),
    path('M822 388Q836 398 846 420Q890 504 1130 518V536Q880 524 834 444Q826 430 814 424Q820 402 822 388z', '#d8432f'),
    path('M560 600Q640 590 700 556Q770 510 812 418Q824 392 828 360Q836 366 842 372Q830 440 780 520Q730 590 640 640H540z', '#2f86b8'),
    path('M812 418Q824 392 828 360Q838 364 846 376Q840 410 826 440z', '#ffe28a'),
    path('M800 470q14-16 34-10q12 8 2 20q-22 10-36-10z', TITLE_CREAM),
    path('M812 468q6-6 14-2q4 8-4 12q-10 0-10-10z', '#1c2c3c'),
    stroke('M760 560Q850 566 1130 570M730 590Q850 596 1130 600', '#0c3f68', 2.6, { opacity: 0.8 }),
    stroke('M836 380Q800 330 700 336', '#e9d9b0', 4),
    path('M820 372Q832 352 848 372Q838 384 826 382z', '#5a3a34'),
    stroke('M842 388q10 12 2 22q-10 8 0 20q10 10 2 20', '#f59a1f', 7, { dash: '0 6.4', round: true }),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const dx = doc.pick(0, { wide: 262, tall: -2 });
    const move = { transform: place(dx, 0) };
    const random = rng(8);
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 2 }),
      cumulus(
        doc,
        [
          [doc.pick(470, { wide: 760, tall: 440 }), 212, 260, 92, 3],
          [doc.pick(690, { wide: 1000, tall: 640 }), 250, 200, 62, 8],
          [doc.pick(90, { wide: 470, tall: 140 }), 262, 170, 42, 14],
        ],
        { shade: '#a9d4e0', shift: 0.06 },
      ),
      streaks(doc, { seed: 4, from: 30, to: 110, count: 4, opacity: 0.45 }),
    );
    // the far shore: warehouses and palms
    const shore = (x: number): number => Math.min(1, Math.max(0, (x - 330 - dx) / 160));
    const trees: FarPalm[] = [
      [388, 274, 44, 0.5, 3], [430, 266, 54, 0.6, -4], [486, 272, 46, 0.52, 4], [560, 262, 58, 0.64, -4], [606, 270, 50, 0.56, 4],
      [676, 258, 62, 0.68, -5], [730, 266, 54, 0.6, 4], [790, 256, 64, 0.7, -5],
    ];
    doc.add(
      ridge(doc, air(doc, LIGHT, '#5f9a9c', 0.5, 0.7), {
        seed: 11,
        y: HORIZON,
        height: 40,
        wavelength: 180,
        base: HORIZON + 4,
        envelope: (x) => 0.3 + 0.7 * shore(x),
      }),
      path(
        foliagePath({
          seed: 3,
          x0: 340 + dx,
          x1: x1 + 10,
          y: HORIZON + 2,
          height: 40,
          wavelength: 80,
          scallop: [4, 9],
          base: HORIZON + 6,
          envelope: shore,
        }),
        mix('#2f7a68', LIGHT.haze, 0.24),
      ),
      palms(
        doc,
        4,
        trees.map(([x, y, h, k, l = 0]) => [x + dx, y, h, k, l] as const),
        { dark: '#2a6e60', lit: '#86b85c', bark: '#6d6a60' },
      ),
      group(
        (
          [
            [420, 54, 24, '#f3e3c4'], [486, 70, 30, '#f0c48a'], [580, 60, 26, '#f6efdc'], [650, 76, 30, '#dba07c'],
            [744, 60, 26, '#f3e3c4'],
          ] as const
        ).map(([x, w, h, wall]) =>
          house(x, HORIZON + 6, w, h, {
            wall,
            wallShade: mix(wall, '#5f7f8f', 0.4),
            roof: '#9c4238',
            roofLit: '#d8694a',
            windows: '#4a6472',
            eaves: 0.06,
          }),
        ),
        move,
      ),
    );
    const stops = SEA.map((colour, i) => [[0, 0.16, 0.5, 1][i] ?? 1, colour] as const);
    doc.add(
      water(doc, HORIZON + 2, stops),
      deepenWater(doc, LIGHT, HORIZON + 2, { strength: 0.5 }),
      ripples(doc, '#e9fbf2', { seed: 5, from: HORIZON + 6, count: 90, length: [14, 100], opacity: 0.55 }),
      ripples(doc, '#0a5c80', { seed: 14, from: HORIZON + 20, count: 70, length: [16, 130], opacity: 0.35 }),
    );
    doc.add(group([fishingNet(520, 336, 0.6, '#4a4a52', '#d9c79a'), fishingNet(664, 342, 0.86, '#413f4a', '#d9c79a')], move));

    // lighthouse, its mole, their mirror
    const [lx, ly] = [214 + dx, 366];
    doc.add(
      mole(doc, lx, ly + 2),
      path(lensesPath([[lx - 10, ly + 2, 90, 5, 0.3]]), ROCK.deep, { opacity: 0.6 }),
      lighthouse(lx, ly),
      man(lx + 66, ly - 2, { scale: 0.66, shirt: '#2f6fa0', dhoti: '#f6ead2' }),
      stroke(`M${lx + 69} ${ly - 14}L${lx + 98} ${ly - 24}V${ly + 34}`, '#5a4a48', 1),
      woman(lx - 76, ly + 4, { scale: 0.7, sari: '#e2463f', edge: '#ffd35c' }),
      man(lx - 92, ly + 5, { scale: 0.7, shirt: '#f6f2e4', dhoti: '#3f4f6a' }),
      path(
        lensesPath(
          range(12).map((i): Lens => [
            lx + 70 - i * 34 - 30 * random(),
            ly + 36 + Math.max(0, i - 2) ** 1.25 * 2.4,
            50 + 40 * random(),
            3.4,
            random(),
          ]),
        ),
        '#f2fffa',
        { opacity: 0.85 },
      ),
    );
    // boats at anchor, the ferry with its wake
    const wake = range(26).map((i): Lens => {
      const t = i / 25;
      return [546 + dx + t * 250 - 20 * random(), 434 + (random() - 0.5) * (8 + 34 * t), 40 + 60 * random(), 2 + 3 * random(), random()];
    });
    doc.add(
      group(
        [trawler(650, 386, 0.74, ['#2f8f7a', '#f6d27a', '#f3eee0'], -1), trawler(742, 398, 0.86, ['#c4402f', '#ffe2a0', '#7fc0d0'])],
        move,
      ),
      path(lensesPath(wake), '#f2fffa', { opacity: 0.85 }),
      group([bigFerry(448, 434), path('M330 430q-22 6-40 16q30 2 56-6z', '#f2fffa', { opacity: 0.9 })], move),
      group([trawler(150, 520, 1.16, ['#f0a52f', '#1f6f9c', '#f6f2e4'])], {
        transform: place(doc.pick(0, { wide: 40, tall: 60 }), doc.pick(0, { wide: 20 })),
      }),
    );
    doc.add(
      group(
        [
          corner(),
          path(ripplesPath({ seed: 33, x0: 540, x1: 720, from: 586, to: 604, count: 8, length: [40, 90], height: [1.4, 2.4] }), '#e9fbf2'),
        ],
        {
          transform: place(doc.pick(-64, { wide: 236, tall: -164 }), 0),
        },
      ),
      birds('#fffdf4', [
        [300 + dx, 250, 1], [330 + dx, 236, 0.8, 1], [356 + dx, 262, 0.7, -1], [470 + dx, 300, 0.8], [560 + dx, 380, 0.7, 1],
      ]),
      birds('#2f6a8c', [
        [120 + dx, 180, 0.9], [146 + dx, 168, 0.7, 1], [96 + dx, 200, 0.6],
      ]),
    );
  },
};
