import {
  air, birds, cumulus, deepenWater, foliagePath, hump, lensesPath, man, mix, path, Pen, place, RAMPS, range, ripples, rng, sky, slope, stroke, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, shape } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1779b8', '#58b6d8', '#b4e2e2', '#eef4e0'], haze: '#c9e8e4', deep: '#0c5a94' };
const ROCK = { mid: '#b08a6a', lit: '#e6c493', shade: '#76575a', deep: '#4a3a4a', under: '#3f5a66' };
const REEF = { mid: '#b79a6c', lit: '#dcc18d', dark: '#7a6a55' };
const POOL = ['#8fe0d0', '#3fb8b4', '#1f8f9c'] as const;
const GREEN = { dark: '#1f5a48', mid: '#2f7f52', lit: '#7fb457' };
const HORIZON = 330;

/** The outer crest of the bridge, left pier to cliff, and the arch under it. */
const CREST: readonly Point[] = [
  [212, 476], [226, 440], [218, 398], [236, 352], [232, 300], [262, 262], [300, 236], [352, 222], [410, 206], [468, 204], [530, 190], [590, 172], [660, 166],
  [740, 150], [830, 156],
];
const ARCH: readonly Point[] = [
  [566, 470], [574, 424], [560, 384], [566, 344], [544, 306], [500, 276], [452, 266], [404, 276], [366, 300], [348, 340], [352, 384], [338, 424], [344, 474],
];

/** White inter-island ferry, 100 px long about x on its waterline. */
const ship = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-52-14L50-15L44 0H-42z', '#f7fbf8'),
      path('M-50-9L49-9.500L47-5H-48z', '#1f6fa8'),
      path('M-42-2.500L45-2.500L44 0H-41z', '#b5423a'),
      path('M-38-14V-27H28L36-14zM-26-27V-38H16L22-27z', '#e9f2f0'),
      path('M-38-14V-27H-22V-14zM-26-27V-38H-14V-27z', '#b9d3da'),
      stroke('M-33-21H29M-20-32.500H15', '#2f6f8f', 4.5, { dash: '5 3' }),
      path('M-6-38l2-12h9l3 12z', '#e4573d'),
      stroke('M-20-38v-12M24-27v-9', '#8fb0bc', 1.2),
      path(lensesPath([[-70, 3, 140, 3, 0.6], [-110, 7, 120, 3, 0.4]]), '#fff'),
    ],
    x, y, scale,
  );

/** A ragged tree on the rock, leaning with the sea wind. */
function windTree(x: number, y: number, height: number, seed: number): string {
  const top = y - height;
  const crown = (dx: number, dy: number, w: number, h: number, s: number): string =>
    foliagePath({
      seed: seed + s, x0: x + dx - w, x1: x + dx + w, y: top + dy, height: h, wavelength: 24, scallop: [4, 9], base: top + dy + 1, under: h * 0.5, least: 0.6,
      envelope: (px) => Math.max(0, 1 - Math.abs((px - x - dx) / w) ** 2.2),
    });
  return (
    path(limbPath([[x, y + 6], [x + 4, y - height * 0.5], [x + 14, top]], [7, 5, 3]), ROCK.deep) +
    path(crown(14, 4, height * 0.62, height * 0.4, 1) + crown(-8, 18, height * 0.4, height * 0.3, 2), GREEN.dark) +
    path(crown(6, -3, height * 0.48, height * 0.26, 3), GREEN.mid) +
    path(crown(-2, -8, height * 0.3, height * 0.16, 4), GREEN.lit)
  );
}

function rock(doc: Doc): string {
  const far = doc.pick(840, { wide: 1130 });
  const cliff: readonly Point[] = doc.format === 'wide' ? [[930, 140], [1040, 150], [1130, 138]] : [];
  const whole = new Pen()
    .soft([...CREST, ...cliff, [far, 150]])
    .line(far, 488)
    .line(566, 474)
    .soft(ARCH, { join: true })
    .close();
  // the inside of the arch on the right, seen at a slant
  const inside = new Pen()
    .soft([[566, 470], [574, 424], [560, 384], [566, 344], [544, 306], [500, 276], [452, 266], [404, 276]])
    .soft([[404, 277], [452, 284], [492, 300], [524, 332], [536, 368], [530, 404], [546, 440], [534, 474]], { join: true })
    .close();
  const lit = new Pen()
    .soft([[212, 476], [226, 440], [218, 398], [236, 352], [232, 300], [262, 262], [300, 236], [352, 222], [410, 206], [468, 204], [530, 190],
      [590, 172], [660, 166], [740, 150]])
    .soft([[720, 176], [640, 196], [590, 196], [560, 220], [500, 222], [452, 236], [400, 232], [352, 254], [312, 262], [296, 300], [276, 318],
      [282, 360], [262, 396], [272, 440], [262, 478]],
      { join: true })
    .close();
  const random = rng(12);
  const pits = new Pen();
  const glints = new Pen();
  const inArch = (x: number, y: number): boolean => x > 330 && x < 584 && y > 262 + 0.004 * (x - 456) ** 2;
  for (let i = 0; i < 34; i++) {
    const cx = 240 + random() * (far - 250);
    const top = cx < 300 ? 300 : cx < 600 ? 240 - (cx - 300) * 0.14 : 190;
    const cy = top + random() ** 1.2 * (450 - top);
    // the sea eats the coral in clusters
    for (let k = 0; k < 6; k++) {
      const [x, y] = [cx + (random() - 0.5) * 46, cy + (random() - 0.5) * 34];
      if (inArch(x, y)) continue;
      const r = 1.2 + 3.6 * random() ** 2;
      pits.move(x - r * 1.5, y).quad(x - r, y - r * 1.3, x + r * 0.6, y - r).quad(x + r * 1.6, y, x + r * 0.4, y + r * 0.8).close();
      if (k % 2) glints.move(x - r, y + r).quad(x, y + r * 1.8, x + r * 1.2, y + r * 0.7).close();
    }
  }
  // buttresses of the cliff: their left faces in the sun, a tide notch at the foot
  const faces = new Pen();
  const clefts = new Pen();
  const buttresses = [[622, 196, 30], [676, 184, 44], [742, 178, 34], [796, 184, 76], [968, 178, 34], [1012, 176, 86]] as const;
  buttresses.filter(([x]) => x < far).forEach(([x, y, w], i) => {
    const low = 420 + 24 * random();
    const wobble = (k: number): number => (random() - 0.5) * k;
    faces.move(x, y).lines([
      [x + w * 0.7, y + 6], [x + w * 0.5 + wobble(12), y + 60], [x + w * 0.75 + wobble(14), y + 110], [x + w * 0.42 + wobble(10), y + 170], [x + w * 0.5, low],
      [x + w * 0.12, low + 10], [x - w * 0.1 + wobble(12), y + 190], [x + w * 0.1 + wobble(10), y + 130], [x - w * 0.06 + wobble(12), y + 70],
    ]).close();
    const cx = x - 6;
    clefts.move(cx, y).lines([[cx + 6, y + 90 + wobble(20)], [cx - 4, y + 180], [cx + 4 + i, low + 20], [cx - 12, y + 190], [cx - 6, y + 100]]).close();
  });
  const cracks =
    'M300 250q20 60 4 110q-6 50 10 100M250 300q22 20 20 60M590 250q20 20 8 60M330 246q30 10 60-4M430 226q40 12 80 2';
  return (
    path(whole, doc.linear([[0, ROCK.mid], [0.55, mix(ROCK.mid, ROCK.shade, 0.5)], [1, ROCK.shade]], { y1: 180, y2: 480 })) +
    path(`M620 190Q596 260 622 330Q604 400 634 490H${far}V200Q760 190 620 190z`, ROCK.shade, { opacity: 0.5 }) +
    path(faces, mix(ROCK.mid, ROCK.lit, 0.35), { opacity: 0.75 }) + path(clefts, ROCK.deep, { opacity: 0.6 }) +
    (far > 900 ? path('M868 462Q862 420 884 392Q880 366 902 350Q934 346 940 384Q962 416 958 462z', ROCK.deep) : '') +
    path(lit, ROCK.lit) +
    path(inside, doc.linear([[0, ROCK.deep], [0.6, ROCK.under], [1, '#4f8088']], { y1: 266, y2: 474 })) +
    path(pits, ROCK.deep, { opacity: 0.55 }) + path(glints, '#f4dcae', { opacity: 0.7 }) + stroke(cracks, ROCK.deep, 2, { opacity: 0.5 })
  );
}

/** A ragged tide pool: dark wet lip on the far side, pale sand in its middle. */
function pool(seed: number, x: number, y: number, width: number, height: number): string {
  const random = rng(seed);
  const radii = range(13).map(() => 0.62 + 0.5 * random());
  const ring = (k: number, dy: number): Point[] =>
    radii.map((r, i) => [x + Math.cos((i / 13) * 2 * Math.PI) * width * r * k, y + dy + Math.sin((i / 13) * 2 * Math.PI) * height * r * k]);
  return shape(ring(1.04, -5), REEF.dark) + shape(ring(1, 0), POOL[2]) + shape(ring(0.9, 3), POOL[1]) + shape(ring(0.55, 4), POOL[0], { opacity: 0.6 });
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 2 }),
      cumulus(doc,
        [[120, 300, 230, 70, 4], [330, 316, 150, 40, 9],
          [doc.pick(250, { wide: 600, tall: 330 }), doc.pick(130, { wide: 150, tall: 190 }), 190, 52, 3], [-120, 312, 200, 50, 6]],
        { lit: '#fffdf4', shade: '#b9dbe2', shift: 0.05 }),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: 210, y: HORIZON + 2, height: 26, wavelength: 120, scallop: [3, 7], base: HORIZON + 4,
        envelope: slope(214, 20) }),
        air(doc, LIGHT, '#3f7f86', 0.45, 0.5)),
      doc.band(doc.linear([[0, '#1f86b0'], [0.22, '#2fb0c0'], [0.5, '#62d3c6'], [0.8, '#a5ead0'], [1, '#d9f2d2']], { y1: HORIZON, y2: 500 }), HORIZON),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.45 }),
    );
    // reef under the clear water
    const random = rng(5);
    const patches: [number, number, number, number, number][] = [];
    for (let i = 0; i < 46; i++) {
      const t = random();
      patches.push([x0 + random() * (x1 - x0), HORIZON + 34 + 110 * t, 40 + 110 * t * random() + 20 * t, 3 + 5 * t, random()]);
    }
    doc.add(
      path(lensesPath(patches), '#1f8a98', { opacity: 0.4 }),
      ripples(doc, '#eafaf0', { seed: 4, from: HORIZON + 4, to: 480, count: 60, opacity: 0.7, length: [14, 80] }),
      ship(doc.pick(452, { wide: 450, tall: 446 }), HORIZON + 22, doc.pick(0.92, { tall: 0.86 })),
      stroke(`M${x0} 462Q${x0 + 160} 452 ${x0 + 260} 462T400 456T600 462`, '#fff', 3, { opacity: 0.75 }),
    );

    // the reef flat at low tide
    const flat = new Pen()
      .soft([[-320, 492], [-220, 478], [-60, 496], [60, 478], [180, 470], [260, 478], [360, 466], [470, 474], [570, 466], [700, 474], [900, 470], [1130, 476]])
      .line(1130, 640)
      .line(-320, 640)
      .close();
    doc.add(path(flat, doc.linear([[0, REEF.lit], [1, REEF.mid]], { y1: 466, y2: 600 })));
    doc.add(
      rock(doc),
      // wet shade at the foot of the rock
      path('M206 480Q212 462 226 456Q290 464 346 456L350 480Q280 488 206 480z', ROCK.deep, { opacity: 0.65 }),
      path(`M530 482Q534 462 566 454Q640 462 720 450T900 452T1130 446V492Q700 500 530 482z`, ROCK.deep, { opacity: 0.72 }),
      path(lensesPath([[190, 488, 190, 8, 0.5], [526, 490, 340, 9, 0.3], [700, 498, 420, 8, 0.4]]), '#5a4c4e', { opacity: 0.6 }),
    );
    const crest = (x: number): number => (x < 300 ? 240 : 246 - (x - 280) * 0.17 - 14 * hump(x, 740, 120));
    const right = Math.max(x1, 800) + 20;
    doc.add(
      path(foliagePath({ seed: 7, x0: 360, x1: right, y: 206, height: 60, wavelength: 70, scallop: [6, 13], base: 212, under: 12, least: 0.3,
        envelope: slope(366, 700) }),
        GREEN.dark),
      path(foliagePath({ seed: 9, x0: 520, x1: right, y: 176, height: 64, wavelength: 80, scallop: [6, 13], base: 184, under: 10, least: 0.3,
        envelope: slope(520, 690) }),
        GREEN.mid),
      [[296, 44, 3], [384, 66, 5], [414, 38, 8], [548, 88, 11], [590, 60, 14], [636, 72, 17], [752, 104, 20], [846, 70, 23], [906, 104, 26], [1050, 92, 29]]
        .filter(([x = 0]) => doc.shows(x)).map(([x = 0, h = 0, s = 0]) => windTree(x, crest(x) + (x > 560 ? 12 : 4), h, s)),
      path(foliagePath({ seed: 19, x0: 560, x1: right, y: 186, height: 30, wavelength: 40, scallop: [5, 10], base: 190, under: 22, least: 0.4,
        envelope: slope(560, 660) }),
        '#2a6a4c'),
    );

    // pools, corals, the party
    const pools: readonly (readonly [number, number, number, number, number])[] = [
      [1, 150, 530, 120, 26], [2, 262, 546, 40, 9], [3, 440, 510, 120, 10], [4, 566, 574, 150, 30], [5, 372, 590, 70, 12], [6, 716, 514, 76, 10], [7, 770, 560, 60, 12],
      [8, -150, 530, 100, 24], [9, -10, 580, 90, 18], [10, -250, 584, 60, 14], [11, 930, 530, 110, 20], [12, 900, 590, 90, 14],
    ];
    const knobs = new Pen();
    for (let i = 0; i < 120; i++) {
      const t = random();
      const r = 2 + 6 * t * random();
      knobs.circle(x0 + random() * (x1 - x0), 484 + 120 * t, r * 1.8, r * 0.8);
    }
    doc.add(
      path(knobs, REEF.dark, { opacity: 0.4 }),
      pools.filter(([, x, , w]) => doc.shows(x, w)).map((spot) => pool(...spot)),
      path(lensesPath([[120, 520, 90, 3, 0.4], [150, 538, 70, 3, 0.5], [400, 504, 90, 2, 0.5], [500, 570, 120, 4, 0.4], [560, 586, 80, 3, 0.5],
        [700, 514, 50, 2, 0.5]]),
        '#f2fff4', { opacity: 0.9 }),
      // coral heads and a blue star in the nearest pool
      path('M600 596q-2-22 10-24q2 10 6 12q2-16 12-16q2 12 4 16q6-8 12-4q0 12-8 20z', '#e8745f'),
      path('M470 592a22 13 0 1 1 44 0z', '#d9a24f'),
      stroke('M476 590q6-12 14-4q8-8 14 4M484 582q6-6 14 0', '#8a5f3a', 1.6),
      path('M552 562l4 8l9-2l-5 7l6 7l-9-1l-3 8l-4-8l-9 1l6-6l-5-7l8 2z', '#2f5fc0'),
    );
    const party = doc.pick(0, { wide: 10, tall: 20 });
    const walkers: readonly (readonly [number, number, number])[] = [[404, 488, 1.1], [434, 486, 1.05], [478, 490, 1.15], [512, 487, 1], [300, 506, 1.2]];
    doc.add(
      path(lensesPath(walkers.map(([x, y, s]) => [x + party - 4, y, 40 * s, 3, 0.3] as const)), REEF.dark, { opacity: 0.7 }),
      man(404 + party, 488, { scale: 1.1, shirt: '#f2ead2', dhoti: '#35507a', hat: '#e9c46a' }),
      woman(434 + party, 486, { scale: 1.05, sari: '#d8433f', edge: '#f7e6c0', facing: -1 }),
      woman(478 + party, 490, { scale: 1.15, sari: '#f0b23f', edge: '#8e2f5c' }),
      man(512 + party, 487, { scale: 1, shirt: '#2f6f9f', dhoti: '#e6dcc8' }),
      man(300 + party, 506, { scale: 1.2, shirt: '#e8643f', dhoti: '#3f4f6a', hat: '#f7f1e0' }),
      stroke(`M${307 + party} 486l16-14`, '#6a3b2f', 3, { round: true }),
    );

    // dark coral rock in the near corner, on the right in wide
    const corner = wide ? place(1100, 0, { scaleX: -1 }) : place(doc.pick(0, { tall: 100 }), 0);
    doc.add(
      `<g transform="${corner}">`,
      path('M-20 620V506Q10 498 26 514Q44 500 66 526Q92 530 104 560Q140 566 150 590Q190 596 200 620z', '#3f3a48'),
      path('M-20 512Q10 498 26 514Q44 500 66 526Q92 530 104 560Q140 566 150 590Q120 580 96 578Q84 552 58 546Q40 530 20 536Q4 526-20 532z', '#8a7466'),
      path('M8 548q8-8 16 0q-2 8-16 0zM44 570q10-8 18 2q-6 8-18-2zM92 596q10-8 20 2q-8 8-20-2zM20 590q8-6 14 2q-6 6-14-2z', '#29283a'),
      '</g>',
      birds('#f4fbf8',
        [[doc.pick(150, { wide: 470, tall: 220 }), 190, 1], [doc.pick(182, { wide: 500, tall: 246 }), 178, 0.7, 1],
          [doc.pick(204, { wide: 520, tall: 262 }), 196, 0.6]]),
    );
  },
};
