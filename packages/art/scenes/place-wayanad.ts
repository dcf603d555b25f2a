import {
  air, birds, boulder, foliage, foliagePath, grass, group, hump, interpolate, land, lensesPath, man, mist, mix, path,
  Pen, place, RAMPS, ridge, sky, slope, streaks, stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { bamboo, weatheringPath } from '../kit/parts-kerala';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4c868c', '#97c2b4', '#e3e4bd', '#fbf0cf'], haze: '#dfe6cb', deep: '#215a66' };
const HILL = { lit: '#a9c46a', mid: '#6f9f58', shade: '#3f7a58', deep: '#2a5f50' };
const SHOLA = '#1f5148';
const LAKE = ['#f4efcf', '#b9d8c8', '#3f8090'] as const;

/** Chembra: a steep green cone with a notched shoulder on the right; light from the left. */
const CREST: readonly Point[] = [
  [-60, 392], [60, 376], [170, 330], [250, 286], [316, 226], [360, 176], [404, 122], [432, 104], [462, 112], [500, 156], [548, 190], [590, 196],
  [640, 232], [720, 276], [800, 290], [900, 320], [1060, 340], [1180, 352],
];

function chembra(doc: Doc): string {
  const crest = interpolate(CREST);
  const [lit, mid, shade] = [mix(HILL.lit, LIGHT.haze, 0.22), mix(HILL.mid, LIGHT.haze, 0.3), mix(HILL.shade, LIGHT.haze, 0.24)];
  return [
    land(CREST, 470, air(doc, LIGHT, HILL.mid, 0.3)),
    // faces away from the sun: broken by spurs
    path('M432 104L462 112L500 156L548 190L590 196L640 232L720 276L800 290L900 320L1060 340L1060 400L560 420' +
      'C590 372 552 350 560 310C566 280 520 268 508 232' +
      'C498 200 462 176 446 146C438 130 434 116 432 104z', shade),
    path('M404 122L432 104C430 150 396 176 400 214C404 250 366 272 372 318C376 350 340 372 330 400L262 404' +
      'C300 360 290 330 318 296C340 268 330 240 356 210C372 188 390 150 404 122z', lit),
    path('M250 286C246 320 210 336 214 372L150 396C176 356 176 340 170 330z', lit),
    path('M548 190C560 226 610 240 612 276C616 312 660 330 652 372L600 392C620 350 590 330 584 296C580 262 552 236 548 190z' +
      'M720 276C728 306 766 320 770 362L716 372C734 340 716 310 720 276z', mid),
    path('M440 160C446 196 476 214 480 250C486 292 520 310 512 360L460 380C476 330 452 300 452 262C452 226 434 200 440 160z',
      mix(HILL.deep, LIGHT.haze, 0.22)),
    // bare rock under the summit, sholas in the gullies
    path(weatheringPath({ seed: 3, x0: 430, x1: 520, top: (x) => crest(x) + 6, bottom: (x) => crest(x) + 90, count: 9, width: 8, lean: 26 }),
      mix('#53606c', LIGHT.haze, 0.3)),
    path(weatheringPath({ seed: 8, x0: 380, x1: 432, top: (x) => crest(x) + 12, bottom: (x) => crest(x) + 96, count: 6, width: 7, lean: -22 }),
      mix('#8a8d7c', LIGHT.haze, 0.3)),
    path(
      foliagePath({ seed: 5, x0: 430, x1: 560, y: 400, height: 62, wavelength: 60, scallop: [4, 9], envelope: (x) => hump(x, 490, 44) }) +
        foliagePath({ seed: 6, x0: 580, x1: 720, y: 404, height: 56, wavelength: 60, scallop: [4, 9], envelope: (x) => hump(x, 650, 48) }) +
        foliagePath({ seed: 7, x0: 190, x1: 320, y: 404, height: 40, wavelength: 60, scallop: [4, 9], envelope: (x) => hump(x, 262, 44) }),
      mix(SHOLA, LIGHT.haze, 0.24),
    ),
  ].join('');
}

/** Path data of the heart, seen from above and flattened: cleft towards the peak, point towards us; `k` scales it about its middle. */
const heart = (x: number, y: number, k: number, dy = 0): string =>
  String(
    new Pen()
      .move(x + 6 * k, y - 24 * k + dy)
      .cubic(x + 14 * k, y - 62 * k + dy, x + 92 * k, y - 66 * k + dy, x + 122 * k, y - 30 * k + dy)
      .cubic(x + 146 * k, y + 4 * k + dy, x + 76 * k, y + 46 * k + dy, x - 22 * k, y + 74 * k + dy)
      .cubic(x - 74 * k, y + 50 * k + dy, x - 138 * k, y + 24 * k + dy, x - 128 * k, y - 14 * k + dy)
      .cubic(x - 118 * k, y - 52 * k + dy, x - 30 * k, y - 60 * k + dy, x + 6 * k, y - 24 * k + dy)
      .close(),
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 300, tall: 0 });
    const down = doc.pick(0, { wide: 26, tall: 40 });
    const lake = { x: doc.pick(372, { wide: 560, tall: 372 }), y: 474 };
    doc.add(
      sky(doc, LIGHT, { horizon: 350 }),
      sun(doc, doc.pick(150, { wide: 520, tall: 190 }), 186, 40, '#fffbe2', { glow: '#fff4c4', glowRadius: doc.pick(300, { tall: 190 }),
        glowOpacity: 0.75}),
      streaks(doc, { seed: 21, from: 50, to: 190, count: 6, opacity: 0.4, colour: '#fffbe6' }),
      ridge(doc, air(doc, LIGHT, '#6fa3a0', 0.64), { seed: 14, y: 320, height: 90, wavelength: 170, base: 470 }),
      mist(doc, { seed: 3, from: 312, to: 340, opacity: 0.5, colour: '#fffbe8' }),
      ridge(doc, air(doc, LIGHT, '#4d8a80', 0.48), { seed: 29, y: 356, height: 80, wavelength: 150, base: 470 }),
      group(chembra(doc), { transform: place(shift, down) }),
      mist(doc, { seed: 17, from: 384, to: 424, opacity: 0.6, colour: '#fdfbea', count: 5 }),
      foliage(doc, air(doc, LIGHT, '#2c6a58', 0.24), { seed: 12, y: 424, height: 60, wavelength: 130, scallop: [5, 11], base: 470,
        envelope: (x) => 1 - 0.75 * hump(x, lake.x, 190) }),
    );

    // the shoulder that holds the lake, and the slope we look down from
    const meadow: Point[] = [[x0 - 20, 470], [lake.x - 420, 452], [lake.x - 250, 424], [lake.x - 60, 408], [lake.x + 130, 412], [lake.x + 300, 434],
      [lake.x + 480, 440], [x1 + 20, 424]];
    const bank = interpolate(meadow);
    doc.add(
      land(meadow, 640, '#86b058'),
      path(new Pen().soft([[lake.x - 250, 424], [lake.x - 60, 408], [lake.x + 130, 412], [lake.x + 20, 424], [lake.x - 130, 446], [lake.x - 330, 500],
        [lake.x - 460, 560], [x0 - 20, 590]])
        .line(x0 - 20, 470).line(lake.x - 420, 452).close(), '#b5cd6a'),
      path(new Pen().soft([[lake.x + 130, 412], [lake.x + 300, 434], [lake.x + 480, 440], [x1 + 20, 424]]).line(x1 + 20, 640)
        .soft([[lake.x + 330, 640], [lake.x + 230, 540], [lake.x + 260, 470], [lake.x + 130, 412]], { join: true }).close(), '#5d9150'),
    );
    const shades: [number, number, number, number, number][] = [];
    for (let i = 0; i < 46; i++) {
      const x = x0 + ((i * 397) % doc.width);
      shades.push([x, bank(x) + 16 + ((i * 53) % 170), 60 + ((i * 31) % 90), 5, (i % 5) / 5]);
    }
    doc.add(
      path(lensesPath(shades), '#4f8750', { opacity: 0.42 }),
      // the footpath down from the left and round the lake
      stroke(`M${x0 - 10} 548C${lake.x - 300} 520 ${lake.x - 250} 474 ${lake.x - 180} 452` +
        `C${lake.x - 120} 432 ${lake.x - 60} 424 ${lake.x + 6} 424C${lake.x + 90} 424 ${lake.x + 180} 424 ${lake.x + 250} 446`, '#d9c48a', 5),
      // the lake: earth rim, water with the light of the sky and the peak's reflection
      path(heart(lake.x - 2, lake.y, 1.05, 6), '#d6c483'),
      path(heart(lake.x, lake.y, 1.02, -3), '#356a4a'),
      path(heart(lake.x, lake.y, 1), doc.linear([[0, LAKE[0]], [0.35, LAKE[1]], [1, LAKE[2]]], { y1: lake.y - 56, y2: lake.y + 74 })),
    );
    const water = doc.clip(heart(lake.x, lake.y, 1));
    doc.add(
      group(
        [
          path(new Pen().polygon([[lake.x + 40, lake.y - 70], [lake.x + 62, lake.y + 6], [lake.x + 84, lake.y + 34], [lake.x + 104, lake.y + 10],
            [lake.x + 150, lake.y - 10], [lake.x + 150, lake.y - 70]]), '#4f8a70', { opacity: 0.75 }),
          path(new Pen().polygon([[lake.x + 40, lake.y - 70], [lake.x + 62, lake.y + 6], [lake.x + 84, lake.y + 34], [lake.x + 78, lake.y - 30]]),
            '#8fb878', { opacity: 0.6 }),
          path(lensesPath([[-120, -8, 110, 3, 0.5], [-70, 12, 120, 3, 0.4], [-96, 30, 90, 3, 0.6], [-30, 48, 84, 3, 0.5], [20, -34, 80, 3, 0.5],
            [-8, 22, 120, 3, 0.4]].map(([a = 0, b = 0, c = 0, d = 0, e = 0]) => [lake.x + a, lake.y + b, c, d, e])), '#fffbe6', { opacity: 0.75 }),
        ],
        { clip: water },
      ),
    );

    // sedge along the shore, boulders in the grass
    const shore = ([[-136, 6, 26], [-112, 30, 40], [-64, 54, 44], [-10, 78, 40], [44, 58, 44], [96, 32, 40], [124, -4, 24]] as const)
      .map(([dx, dy, w], i) => grass(40 + i, lake.x + dx - w / 2, lake.x + dx + w / 2, lake.y + dy + 8, 20, i % 2 ? '#3f7a44' : '#2f6846',
        { count: 9, width: 1.6 }));
    doc.add(
      shore,
      boulder(lake.x + 150, 470, 40, 20, ['#5d7264', '#c3c9a0']), boulder(lake.x + 184, 474, 22, 11, ['#5d7264', '#b3bd92']),
      boulder(lake.x - 300, 520, 52, 26, ['#66795f', '#dcdca8']), boulder(lake.x - 256, 524, 26, 13, ['#66795f', '#cfd29c']),
    );

    // trekkers
    doc.add(
      path(lensesPath([[lake.x - 214, 466, 40, 3, 0.3], [lake.x - 196, 460, 40, 3, 0.3], [lake.x + 52, 428, 30, 2, 0.3]]), '#3f7048',
        { opacity: 0.7 }),
      man(lake.x - 208, 466, { scale: 1.15, shirt: '#e0532f', dhoti: '#33475c' }),
      woman(lake.x - 190, 460, { scale: 1.05, sari: '#f4c542', edge: '#7a3f8f' }),
      man(lake.x - 166, 450, { scale: 1, shirt: '#2f6f9f', dhoti: '#4d4a44' }),
      man(lake.x + 58, 428, { scale: 0.75, shirt: '#fff4dc', dhoti: '#4a5a5a', facing: -1 }),
      woman(lake.x + 70, 428, { scale: 0.72, sari: '#c43f6a', edge: '#ffd36b', facing: -1 }),
    );

    // bamboo leaning in on the right, grass below
    const b = doc.pick(0, { wide: 300, tall: -96 });
    doc.add(
      path(foliagePath({ seed: 33, x0: lake.x + 190, x1: x1 + 10, y: 612, height: 70, wavelength: 90, scallop: [8, 16],
        envelope: slope(lake.x + 180, lake.x + 400) }), '#1f5040'),
      bamboo(4, [
        [780 + b, 640, 690 + b, 130, 15, 30], [806 + b, 640, 770 + b, 60, 18, 24], [752 + b, 640, 612 + b, 226, 12, 40],
          [836 + b, 640, 850 + b, 90, 17, -20],
        [818 + b, 640, 730 + b, 20, 13, 46],
      ], { stem: '#34603c', edge: '#b9c766', joint: '#1d3f30', dark: '#163f36', lit: '#6a9f46', leaf: 54, sprays: 8 }),
      grass(7, x0, lake.x - 150, 612, 54, '#2a6244', { count: Math.round((lake.x - 150 - x0) / 7), width: 3 }),
      grass(9, x0, lake.x - 40, 620, 38, '#4f8a48', { count: Math.round((lake.x - 40 - x0) / 10), width: 3 }),
      birds('#35686a', [[lake.x - 90, 250, 1], [lake.x - 62, 240, 0.7, 1], [lake.x - 44, 254, 0.5]]),
    );
  },
};
