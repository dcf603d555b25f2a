import {
  air, archPath, birds, boulder, cumulus, fbm, finialPath, grass, group, lerp, lensesPath, massif, mist, mix, paintMassif, path, Pen, place, poly, RAMPS, range, rider,
  ridge, rng, sky, stroke,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, horse, trekker } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1f64ad', '#5ba0d6', '#b9dcea', '#f6ecd4'], haze: '#c4d8e6', deep: '#17498c' };
const STONE = { lit: '#d9cdb9', mid: '#aea6a6', shade: '#7a7890', dark: '#4c4c68' };
const GOLD = '#f0b83f';
const INK = '#22263f';
const MARIGOLD = '#f28a1e';

/** The temple of Kedarnath on its platform: a gabled stone hall in front, the plain tower with its wooden canopy behind. Light from the left. */
function temple(): string {
  const out: string[] = [];
  // tower: straight, slightly curved in at the top, offset wings at its corners
  const tower = (k: number): Point[] => [[434 - 62 * k, 420], [434 - 60 * k, 300], [434 - 52 * k, 230], [434 - 40 * k, 186], [434 - 36 * k, 172]];
  const side = (a: number, b: number): Pen => new Pen().soft(tower(a)).soft(tower(b).reverse(), { join: true }).close();
  const courses = range(17).map((i) => `M376 ${192 + i * 13}h${i < 4 ? 100 : 118}`).join('');
  out.push(
    path(side(1, -1), STONE.mid),
    path(side(1, 0.62), STONE.lit),
    path(side(0.34, -0.06), mix(STONE.lit, STONE.mid, 0.35)),
    path(side(-0.5, -1), STONE.shade),
    stroke(courses, STONE.shade, 1.2, { dash: '11 3 17 4 8 3', opacity: 0.55 }),
    path(archPath(430, 9, 292, 268, 252), STONE.dark),
    path(new Pen().rect(392, 168, 82, 8), STONE.dark),
  );
  // wooden canopy on posts, its curved roof and golden pot
  out.push(
    path(new Pen().rect(404, 140, 58, 30), '#5f4038'),
    stroke('M406 140v29M418 140v29M433 140v29M448 140v29M460 140v29', '#b9854f', 3),
    path('M386 146Q410 132 420 116H446Q456 132 480 146z', '#8f5f3f'),
    path('M386 146Q410 132 420 116H430Q424 134 408 146z', '#d39a5c'),
    path('M386 145H480V149H386z', GOLD),
    path(finialPath(433, 117, 34, 6), GOLD),
    path('M433 88q16-6 30 2l-10 8q-10-4-20 0z', '#e8562c'),
  );
  // hall: side wall in shade, front, stepped stone gable
  out.push(
    poly([[512, 470], [512, 392], [572, 400], [572, 462]], STONE.shade),
    poly([[512, 392], [572, 400], [548, 352], [486, 338]], mix(STONE.shade, STONE.mid, 0.4)),
    path(new Pen().rect(344, 392, 170, 78), STONE.mid),
    path(new Pen().rect(344, 392, 46, 78), STONE.lit),
    poly([[334, 394], [356, 364], [372, 362], [392, 338], [464, 338], [486, 362], [502, 364], [524, 394]], mix(STONE.mid, STONE.lit, 0.3)),
    poly([[334, 394], [356, 364], [372, 362], [392, 338], [410, 338], [392, 364], [376, 394]], STONE.lit),
    poly([[502, 364], [524, 394], [492, 394], [474, 364], [452, 338], [464, 338], [486, 362]], STONE.shade),
    path(new Pen().rect(330, 390, 198, 8), STONE.lit),
    path(new Pen().rect(330, 398, 198, 4), STONE.dark),
    stroke('M346 412H512M346 426H512M346 440H512M346 454H512M380 380H490M392 364H474M400 351H458', STONE.shade, 1.3, { dash: '14 3 9 4 18 3', opacity: 0.6 }),
    // round niche in the gable, statues' niches, painted door
    path(archPath(429, 15, 388, 372, 354), STONE.dark),
    path(archPath(429, 10, 388, 374, 360), '#e9c56a'),
    path([366, 390, 470, 494].map((x) => archPath(x, 7, 456, 434, 424)).join(''), STONE.dark),
    path([366, 390, 470, 494].map((x) => `M${x - 3.5} 456V442Q${x} 430 ${x + 3.5} 442V456z`).join(''), '#d9a25a'),
    path(new Pen().rect(408, 408, 44, 62), '#c8402f'),
    path(new Pen().rect(412, 412, 36, 58), GOLD),
    path(new Pen().rect(416, 417, 28, 53), '#2f6f9a'),
    path(archPath(430, 11, 470, 438, 422), '#3a2436'),
  );
  // marigold garlands for the season
  const garlands = ['M330 404q16 16 33 0t33 0t33 0t33 0t33 0t33 0', 'M392 340q18 14 36 2t36-2', 'M408 408q22 20 44 0'].join('');
  out.push(
    stroke(garlands, MARIGOLD, 4.5, { round: true, dash: '0 4.2' }),
    stroke('M340 402v30M518 402v30M402 408v44M458 408v44', '#ffcf3f', 4, { round: true, dash: '0 4.4' }),
  );
  // platform with steps, Nandi before the door
  out.push(
    path(new Pen().rect(300, 468, 296, 22), STONE.shade),
    path(new Pen().rect(300, 466, 296, 6), STONE.lit),
    path(new Pen().rect(386, 472, 92, 22), mix(STONE.mid, STONE.lit, 0.3)),
    stroke('M386 478h92M384 485h96M382 492h100', STONE.shade, 2.4),
    path('M524 490v-14q6-12 20-12l8-8q4-6 9-2l3 6q3 6-2 8l-2 4q5 8 4 18z', STONE.dark),
    path('M528 474q8-10 18-9l8-8q4-4 7-1l1 3q-6 0-8 8q-8-4-26 7z', STONE.mid),
  );
  return out.join('');
}

/** A brass temple bell hanging from x, y on its rod. */
const bell = (x: number, y: number, rod: number, size: number): string =>
  stroke(`M${x} ${y}v${rod}`, INK, 3) +
  group(
    [
      path('M-20 34Q-24 37-24 41H24Q24 37 20 34Q14 26 14 12Q13-2 0-3Q-13-2-14 12Q-14 26-20 34z', '#b3762a'),
      path('M-20 34Q-24 37-24 41H-6Q-8 26-8 12Q-8 2 0-3Q-13-2-14 12Q-14 26-20 34z', '#f3c95f'),
      path('M8 12Q8 26 12 41H24Q24 37 20 34Q14 26 14 12Q13 0 4-2Q8 4 8 12z', '#7a4a24'),
      stroke('M-16 27H16M-14 14H14', '#7a4a24', 1.4),
      path('M-4.5 43a4.5 5 0 1 0 9 0z', '#5d3a24'),
    ],
    { transform: place(x, y + rod, { scale: size }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-52, { wide: 150, tall: -34 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      cumulus(doc, [[doc.pick(150, { wide: 930, tall: 240 }), 150, 250, 40, 4]], { opacity: 0.8 }),
    );
    // the Kedarnath massif: a broad two-headed wall
    const top = doc.pick(0, { wide: 30, tall: 26 });
    const wall = massif(
      23,
      [[-340, 380], [-220, 290], [-120, 350], [-10, 214], [70, 290], [176, 128 + top], [262, 212], [330, 150 + top], [392, 214], [560, 70 + top], [672, 196],
        [742, 132 + top], [850, 262], [950, 176], [1130, 330]].map(([x = 0, y = 0]): Point => [x + doc.pick(0, { wide: 170 }), y]),
      440,
      { depth: 0.72, slivers: 4, gullies: 4 },
    );
    doc.add(
      paintMassif(
        wall, air(doc, LIGHT, '#6288c2', 0.16),
        doc.format === 'wide' ? air(doc, LIGHT, '#fff6e4', 0.05) : doc.linear([[0, '#fff3dc'], [0.6, '#fffaf0'], [1, '#d4e4ee']], { y1: 80, y2: 440 }),
      ),
      mist(doc, { seed: 6, from: 318, to: 380, colour: '#f2f6f4', opacity: 0.6, count: 8 }),
      ridge(doc, air(doc, LIGHT, '#53709c', 0.24, 0.7), {
        seed: 41, y: 428, height: 150, wavelength: 150, step: 18, gain: 0.6, hard: true, envelope: (x) => 0.45 + 0.55 * Math.min(1, Math.abs(x - 420 - shift) / 300),
      }),
      ridge(doc, air(doc, LIGHT, '#e4edf2', 0.1), {
        seed: 41, y: 432, height: 150, wavelength: 150, step: 18, gain: 0.6, hard: true, base: 446, envelope: (x) => (0.45 + 0.55 * Math.min(1,
          Math.abs(x - 420 - shift) / 300)) * (0.32 + 0.5 * fbm(x / 60, 9)),
      }),
      mist(doc, { seed: 16, from: 376, to: 410, colour: '#f2f6f4', opacity: 0.5, count: 5 }),
      // moraine and meadow shoulders on both sides of the valley
      ridge(doc, air(doc, LIGHT, '#5a6f70', 0.3, 0.6), {
        seed: 14, y: 432, height: 130, wavelength: 210, step: 24, hard: true, envelope: (x) => Math.min(1, Math.abs(x - 420 - shift) / 460) ** 1.2,
      }),
      ridge(doc, air(doc, LIGHT, '#4d6b52', 0.16, 0.5), { seed: 31, y: 456, height: 66, wavelength: 170, envelope: (x) => Math.min(1, Math.abs(x - 440 - shift) / 380) }),
    );
    const random = rng(4);
    const snow = range(26).map(() => {
      const x = lerp(x0, x1, random());
      return [x, lerp(416, 470, random()), 30 + 70 * random(), 4, random()] as const;
    });
    doc.add(path(lensesPath(snow), '#eef4f6', { opacity: 0.75 }));

    // lodges of the little town, tin roofs
    const roofs = ['#3f78a8', '#c2543c', '#4f8a6a', '#8f6f9a', '#3f78a8', '#c2543c', '#c98a3f'];
    [
      [-250, 474], [-150, 470], [60, 470], [118, 462], [176, 474], [640, 468], [706, 476], [770, 464], [880, 474], [960, 466], [1040, 474],
    ].forEach(([x = 0, y = 0], i) => {
      if (!doc.shows(x + shift * 0.5, 60)) return;
      const px = x + shift * 0.5;
      const w = 44 + (i % 3) * 9;
      doc.add(
        path(new Pen().rect(px, y - 26, w, 30), mix('#e9dcc6', LIGHT.haze, 0.2)),
        path(new Pen().rect(px + w * 0.6, y - 26, w * 0.4, 30), '#a9a4b4'),
        stroke(`M${px + 5} ${y - 13}h${w - 8}`, '#4c5a78', 8, { dash: '5 7' }),
        poly([[px - 5, y - 24], [px + 8, y - 40], [px + w - 6, y - 40], [px + w + 5, y - 24]], mix(roofs[i % 7] ?? INK, LIGHT.haze, 0.15)),
      );
    });
    // the terrace
    doc.add(
      path(`M${x0} 470Q${300 + shift} 482 ${x1} 468V612H${x0}z`, doc.linear([[0, '#a9a78f'], [0.4, '#7d8374'], [1, '#3d4a55']], { y1: 470, y2: 606 })),
      group(temple(), { transform: place(shift, 0) }),
      path(`M${300 + shift} 490H${596 + shift}L${660 + shift} 504H${340 + shift}z`, '#4c5566', { opacity: 0.5 }),
    );
    // paved way to the steps
    const way = (y: number, k: number): number => lerp(
      430 + shift, doc.pick(250, { wide: 420, tall: 330 }), ((y - 494) / 116) ** 1.2,
    ) + k * lerp(46, 190, (y - 494) / 116);
    const edge = (k: number): Point[] => [494, 516, 540, 574, 612].map((y): Point => [way(y, k), y]);
    const slabs = new Pen();
    for (const y of [500, 507, 516, 527, 541, 559, 582]) slabs.move(way(y, -1), y).line(way(y, 1), y);
    for (const k of [-0.5, 0, 0.5]) slabs.soft(edge(k));
    doc.add(
      path(new Pen().soft(edge(-1)).soft(edge(1).reverse(), { join: true }).close(), doc.linear([[0, '#d9d0bd'], [1, '#8f8f98']], { y1: 494, y2: 606 })),
      stroke(slabs, '#77788c', 1.4, { opacity: 0.6 }),
    );
    const people: Point[] = range(34).map((i) => {
      const t = random() ** 1.5;
      const y = lerp(494, 548, t);
      return i % 4 ? [way(y, 1.5 * (random() - 0.5)), y] : [lerp(310, 600, random()) + shift, lerp(492, 502, random())];
    });
    people.sort((a, b) => a[1] - b[1]);
    const near = doc.pick(0, { wide: 160, tall: 130 });
    doc.add(
      crowd(6, people, (p) => lerp(17, 36, (p[1] - 492) / 56), ['#e8642c', '#c2343f', '#f0b83f', '#2f6f9a', '#7a3f7a', '#f2ead6', '#3f7a5a']),
      path(lensesPath([[66 + near, 566, 110, 4, 0.5], [214 + near, 578, 50, 3, 0.5]]), '#2f3a4c', { opacity: 0.6 }),
      horse(120 + near, 564, '#5f3f35', { scale: 1.05 }),
      path('M-16-40Q0-46 14-41L10-30Q0-26-14-29z', '#c2343f', { transform: place(120 + near, 564, { scale: 1.05 }) }),
      rider(120 + near, 570, { scale: 0.88, robe: '#7a3f7a', turban: '#f0b83f' }),
      trekker(184 + near, 568, { scale: 1.7, coat: '#3f6a8a', pack: '#8f6a44', cap: '#e8ddc8' }),
      trekker(238 + near, 577, { scale: 1.75, coat: '#e8642c', pack: '#d98a2c', cap: '#e8642c', trousers: '#e8883f', facing: 1 }),
    );
    // boulders and grass tufts by the way
    for (const [bx, by, bw] of [
      [40, 530, 44], [500, 598, 60], [622, 556, 40], [590, 538, 26], [6, 600, 90], [-120, 560, 70], [-230, 600, 120], [820, 580, 90], [930, 548, 60],
    ] as const) {
      const px = bx + doc.pick(0, { tall: 90 });
      if (doc.shows(px, bw)) doc.add(
        boulder(px, by, bw, bw * 0.44, ['#4a5264', '#a9a8a6']),
        grass(bx + 400, px - 12, px + bw + 14, by + 3, 14, '#4d6b4a', { count: 14, width: 1.6 }),
      );
    }
    // bells under the beam of the pilgrim's gate
    const gate = doc.pick(22, { wide: 250, tall: -66 });
    doc.add(
      group(
        [
          path('M640 620V140H676V620z', INK),
          path('M640 620V140H650V620z', '#5d5877'),
          path('M630 620l6-30h44l6 30z', INK),
          path('M604 152q0-18 14-22H860V166H622q-16-2-18-14z', INK),
          path('M604 152q0-18 14-22H860V138H622q-12 4-18 14z', '#6b6284'),
          path('M676 214Q682 186 716 166H676zM640 200Q636 178 618 166H640z', INK),
          path('M616 130Q700 92 880 84V100Q720 104 660 130z', '#3a3454'),
          path('M616 130Q700 92 880 84V90Q720 100 640 130z', '#c2543c'),
          bell(724, 164, 24, 1.05),
          bell(772, 164, 50, 1.4),
          bell(836, 164, 30, 1.15),
        ],
        { transform: place(gate, doc.pick(0, { tall: 14 })) },
      ),
      birds(
        '#35557f',
        [[300, 92, 0.9], [326, 80, 0.7, 1], [282, 76, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + doc.pick(0, { wide: 230 }), y + doc.pick(0, { tall: 40 }), s, t] as const),
      ),
    );
  },
};
