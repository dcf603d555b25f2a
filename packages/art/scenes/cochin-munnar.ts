import {
  air, birds, boulder, contourRows, cumulus, fern, foliagePath, group, hump, land, lensesPath, man, mist, mix, path, Pen, place, RAMPS, ridge, sky,
    slope, stipple, streaks, stroke,
  tree, waterfall, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { bamboo } from '../kit/parts-kerala';

/** The sun comes out after rain, from the left. */
const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#3a86ac', '#86bccb', '#cfe6d8', '#f6f3d6'], haze: '#d3e6d6', deep: '#1a5878' };
const ROCK = { mid: '#56606a', lit: '#93998f', dark: '#353d4c', wet: '#2a3242' };
const TEA = { body: '#5b9a4e', dark: '#35703f', lit: '#a6cc5c' };
const FOREST = { far: '#4c8a68', mid: '#2c6e4e', near: '#1a4d42', lit: '#83b24e' };
const ROAD = { mid: '#6f7078', lit: '#a9b3b8', sheen: '#e3ecea', edge: '#4b4c56' };
const FOAM = ['#eef6f2', '#ffffff', '#b9cfd0'] as const;

/** A red state bus on 0,0, 118 px long, seen from its side, bound for the right. */
const bus = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-66, 3, 134, 6, 0.5]]), '#2c2f3a', { opacity: 0.6 }),
      path('M-58-4V-42Q-58-48-52-48H50Q57-48 59-40L62-22V-4z', '#c9302f'),
      path('M-58-42Q-58-48-52-48H50Q57-48 59-40H-58z', '#f2e6cc'), path('M-58-18H62V-12H-58z', '#f4c33f'),
      path('M-58-42Q-58-48-52-48H-10V-4H-58z', '#fff1c8', { opacity: 0.16 }),
      stroke('M-52-30H42', '#2c3a4c', 14, { dash: '12 4' }), path('M46-38H57L60-23H46z', '#3f5468'), path('M46-38H51L50-23H46z', '#9fc0cc'),
      path('M-50-24a4 4 0 1 1 8 0zM-18-24a4 4 0 1 1 8 0zM14-24a4 4 0 1 1 8 0z', '#6a3b2f'),
      path('M-46-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM30-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', '#23242e'),
      path('M-40-4a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM36-4a3 3 0 1 1 6 0a3 3 0 1 1-6 0z', '#b9bec4'),
      path('M58-14a3 3 0 1 1 .1 0z', '#fff3b8'),
    ],
    { transform: place(x, y, { scale }) },
  );

/** The seven leaps of the fall: middle, lip, foot, width above and below. */
const LEAPS: readonly (readonly [x: number, from: number, to: number, w0: number, w1: number])[] = [
  [566, 84, 132, 14, 20], [578, 134, 176, 26, 30], [562, 178, 232, 32, 40], [582, 234, 268, 50, 52], [568, 270, 322, 52, 66], [590, 324, 362, 76, 80],
    [574, 364, 436, 78, 104],
];

function falls(doc: Doc): string {
  const ledges = LEAPS.slice(1)
    .map(([x, y, , w], i): [number, number, number, number, number] => [x - w * 0.95, y + 2, w * 1.9, 7, (i % 3) / 3 + 0.1]);
  return [
    // the bed of the fall, three tones
    path('M520 96L548 70L590 66L618 92L624 136L650 172L640 226L676 262L668 318L704 360L710 450H428L440 366L470 330L466 276' +
      'L500 240L496 184L528 150z', mix(ROCK.mid, LIGHT.haze, 0.06)),
    path('M520 96L548 70L556 120L536 160L546 190L508 240L520 280L484 330L490 372L460 450H428L440 366L470 330L466 276L500 240' + 'L496 184L528 150z',
      mix(ROCK.lit, LIGHT.haze, 0.1)),
    path('M590 66L618 92L624 136L650 172L640 226L676 262L668 318L704 360L710 450H640L650 380L626 340L640 290L612 250L622 200' + 'L598 160L604 110z',
      ROCK.dark),
    path('M508 240l-12 20l8 34l14-18zM484 330l-16 20l6 40l20-24zM620 206l12 20l-4 26l-12-18zM648 300l12 24l-6 26l-12-22z' +
      'M540 112l8 14l-6 22l-8-12z', ROCK.wet, { opacity: 0.6 }),
    LEAPS.map(([x, from, to, w0, w1], i) => waterfall(x, from, to, { width: [w0, w1], colours: FOAM, seed: 3 + i })).join(''),
    path(lensesPath(ledges), '#fbfffc'),
    path(
      ([[430, 524, 236, 40], [452, 530, 160, 44], [520, 560, 92, 22], [486, 548, 104, 34], [424, 490, 400, 40], [584, 650, 110, 40],
        [622, 690, 206, 34], [650, 720, 292, 36], [420, 474, 330, 34], [668, 740, 372, 34], [500, 540, 80, 24], [610, 668, 160, 34]] as const)
        .map(([a, b, y, h], i) => foliagePath({ seed: 30 + i, x0: a, x1: b, y, height: h, wavelength: 40, scallop: [5, 11], under: 16,
          envelope: (px) => hump(px, (a + b) / 2, (b - a) * 0.36) })).join(''),
      FOREST.mid,
    ),
    streaks(doc, { seed: 8, from: 410, to: 448, count: 4, length: [110, 190], height: [12, 20], x0: 470, x1: 690, opacity: 0.75, underTitle: true }),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 200, tall: -110 });
    const here = { transform: place(s, 0) };
    doc.add(
      sky(doc, LIGHT, { horizon: 340 }),
      cumulus(doc, [[150 + s, 150, 260, 60, 4], [760 + s, 120, 240, 56, 9]], { shade: '#c6dcdc' }),
      ridge(doc, air(doc, LIGHT, '#5f94a0', 0.5), { seed: 12, y: 260, height: 110, wavelength: 220, base: 420 }),
      mist(doc, { seed: 4, from: 200, to: 250, opacity: 0.55, count: 4 }),
      ridge(doc, air(doc, LIGHT, FOREST.far, 0.32), { seed: 26, y: 320, height: 110, wavelength: 240, base: 470 }),
    );

    // the forested spur from which the water comes
    const spur: Point[] = [[250 + s, 470], [310 + s, 372], [352 + s, 270], [404 + s, 186], [440 + s, 112], [500 + s, 70], [560 + s, 56],
      [620 + s, 52], [690 + s, 74], [770 + s, 66], [880 + s, 50], [1000 + s, 80], [1140 + s, 60]];
    const leafy = (seed: number, a: number, b: number, y: number, h: number, rise: (x: number) => number, size: [number, number] = [7, 14]): string =>
      foliagePath({ seed, x0: a + s, x1: b + s, y, height: h, wavelength: 90, scallop: size, under: 18, envelope: (x) => rise(x - s) });
    const step = (seed: number, x: number, y: number, w: number): string => leafy(seed, x - w, x + w, y, w * 0.5, (px) => hump(px, x, w * 0.62),
      [w * 0.09, w * 0.18]);
    doc.add(
      land(spur, 480, air(doc, LIGHT, FOREST.mid, 0.14, 0.3)),
      path(step(3, 480, 132, 56) + step(4, 430, 220, 66) + step(5, 376, 320, 74) + step(20, 420, 390, 70) + step(28, 620, 84, 50) +
        step(29, 548, 86, 44) + step(6, 660, 124, 60) + step(7, 760, 120, 70) + step(8, 720, 226, 66) + step(9, 800, 260, 80) +
        step(10, 880, 160, 80), mix(FOREST.mid, FOREST.lit, 0.3)),
      path(step(13, 462, 118, 32) + step(14, 404, 206, 38) + step(15, 348, 312, 38) + step(27, 396, 380, 36) + step(16, 640, 112, 34) +
        step(17, 742, 104, 40) + step(18, 704, 210, 36) + step(19, 780, 246, 40), FOREST.lit),
      group(falls(doc), here),
    );

    // the tea hill on the left with the road coming down in bends
    const crest = (x: number): number => 392 - 96 * hump(x - s, 120, 190) - 30 * hump(x - s, -210, 150) + 10 * Math.sin(x / 90);
    const bends = 'M96 300C150 306 196 316 190 334C184 350 96 344 92 366C88 388 250 384 262 408C270 424 240 432 300 440';
    doc.add(
      contourRows(doc, { crest, x1: 420 + s, base: 620, rows: 11, gap: 10, grow: 0.05,
        body: doc.format === 'wide' ? doc.linear([[0, '#2f6a4c'], [1, TEA.body]], { x1: -100, x2: 330, y2: 0 }) : TEA.body, dark: TEA.dark,
        lit: TEA.lit, width: 5.5, dash: '8 3.5' }),
      group([stroke(bends, ROAD.edge, 11), stroke(bends, ROAD.lit, 8), stroke(bends, ROAD.sheen, 2, { dash: '34 20' })], here),
      tree(5, 40 + s, 336, 66, 54, { leaves: [FOREST.near, FOREST.mid, FOREST.lit], bark: '#4a3a34' }),
        tree(8, 236 + s, 372, 50, 42, { leaves: [FOREST.near, FOREST.mid, FOREST.lit], bark: '#4a3a34' }),
      group([path('M128 318h8l2-5h-12zM126 318h14v5h-14z', '#f4efe0'), path('M218 392h12v6h-12zM221 387h7v5h-7z', '#2f6fa8')], here),
    );

    // bridge at the foot of the fall; the wet road sweeps towards us
    const top: Point[] = [[x0 - 20, 474], [120 + s, 456], [280 + s, 440], [430 + s, 436], [600 + s, 440], [760 + s, 444], [x1 + 20, 440]];
    const stream = new Pen().move(500 + s, 446).cubic(520 + s, 500, 640 + s, 520, 700 + s, 620).line(980 + s, 620)
      .cubic(880 + s, 540, 680 + s, 500, 670 + s, 446).close();
    doc.add(
      path(leafy(21, x0 - s - 10, 480, 486, 30, () => 1) + leafy(22, 640, x1 - s + 10, 470, 40, slope(640, 760)), FOREST.near),
      path(new Pen().soft([[200 + s, 470], [460 + s, 462], [600 + s, 470], [800 + s, 470], [x1 + 20, 460]]).line(x1 + 20, 640).line(200 + s, 640)
        .close(), '#2f6148'),
      path(step(61, 380, 520, 60) + step(62, 300, 590, 80) + step(63, 440, 580, 70) + step(64, 520, 540, 50), FOREST.near),
      path(step(65, 360, 510, 34) + step(66, 286, 570, 44) + step(67, 420, 566, 36) + step(68, 500, 600, 44), FOREST.mid),
      path(stream, doc.linear([[0, '#e3f0ea'], [0.3, '#8fb9b6'], [1, '#3f7680']], { y1: 446, y2: 600 })),
      path(lensesPath([[540, 486, 90, 6, 0.4], [590, 506, 110, 6, 0.6], [640, 534, 130, 7, 0.5], [690, 566, 160, 7, 0.4], [730, 590, 150, 6, 0.5],
        [570, 466, 80, 5, 0.5]].map(([a = 0, b = 0, c = 0, d = 0, e = 0]) => [a + s, b, c, d, e])), '#fbfffc', { opacity: 0.8 }),
      group([boulder(500, 530, 60, 34, [ROCK.dark, ROCK.lit]), boulder(548, 560, 84, 44, [ROCK.dark, ROCK.lit]),
        boulder(470, 512, 40, 22, [ROCK.dark, ROCK.lit]), boulder(620, 606, 70, 34, [ROCK.dark, ROCK.mid]),
        boulder(690, 500, 50, 26, [ROCK.dark, ROCK.lit])], here),
      // abutments, two arches, parapet of black and white stones
      path(new Pen().move(452 + s, 480).line(452 + s, 446).line(740 + s, 446).line(740 + s, 486).line(700 + s, 486).arc(44, 34, 612 + s, 486, 0)
        .line(590 + s, 486).arc(44, 34, 502 + s, 482, 0).close(), '#8d8578'),
      path(new Pen().move(452 + s, 480).line(452 + s, 446).line(740 + s, 446).line(740 + s, 452).line(470 + s, 452).line(470 + s, 480).close(),
        '#c9bfa6'),
      path(new Pen().soft(top).line(x1 + 20, 454)
        .soft([[760 + s, 456], [600 + s, 452], [440 + s, 452], [330 + s, 466], [250 + s, 500], [210 + s, 560], [220 + s, 640]], { join: true })
        .line(x0 - 20, 640).close(), doc.format === 'wide' ? doc.linear([[0, '#4b5360'], [1, ROAD.mid]], { x1: -200, x2: 420, y2: 0 }) : ROAD.mid),
      path(new Pen().soft([[300 + s, 446], [160 + s, 470], [40 + s, 520], [-20 + s, 600], [-20 + s, 640]]).line(90 + s, 640)
        .soft([[90 + s, 600], [110 + s, 540], [190 + s, 484], [320 + s, 450]], { join: true }).close(), ROAD.lit, { opacity: 0.75 }),
      path(lensesPath([[60, 560, 130, 8, 0.5], [20, 590, 160, 8, 0.4], [130, 516, 90, 6, 0.5], [200, 480, 90, 5, 0.6], [-200, 540, 160, 7, 0.5],
        [-330, 580, 190, 8, 0.4], [-60, 500, 120, 6, 0.5]].map(([a = 0, b = 0, c = 0, d = 0, e = 0]) => [a + s, b, c, d, e])), ROAD.sheen,
        { opacity: 0.8 }),
      path(new Pen().soft([[x0 - 20, 470], [40 + s, 462], [-20 + s, 476], [-110 + s, 512], [-190 + s, 566], [-240 + s, 640]]).line(x0 - 20, 640)
        .close(), '#2a5f46'),
      path(step(71, -160, 500, 60) + step(72, -260, 540, 90) + step(73, -60, 476, 44) + step(74, -380, 520, 90) + step(75, -330, 590, 100) +
        step(76, -470, 590, 90), FOREST.near),
      bus(doc.pick(352, { wide: 540, tall: 300 }), 454, doc.pick(1.02, { tall: 0.94 })),
      stroke(new Pen().soft([[x1 + 20, 448], [760 + s, 452], [600 + s, 449], [440 + s, 450]]), '#f6f2e2', 11),
        stroke(new Pen().soft([[x1 + 20, 448], [760 + s, 452], [600 + s, 449], [440 + s, 450]]), '#3a3d48', 11, { dash: '13 15' }),
      stroke(new Pen().soft([[440 + s, 450], [340 + s, 466], [258 + s, 502], [216 + s, 562], [226 + s, 640]]), '#f6f2e2', 16),
        stroke(new Pen().soft([[440 + s, 450], [340 + s, 466], [258 + s, 502], [216 + s, 562], [226 + s, 640]]), '#3a3d48', 16, { dash: '20 24' }),
    );

    // visitors at the parapet, one with an umbrella
    const [px, py] = [doc.pick(196, { wide: 392, tall: 176 }), 546];
    doc.add(
      path(lensesPath([[px - 10, py, 90, 7, 0.4]]), '#3a3d48', { opacity: 0.6 }),
      man(px, py, { scale: 1.9, shirt: '#f2b23f', dhoti: '#3d4a66' }), woman(px + 34, py - 6, { scale: 1.8, sari: '#c9347a', edge: '#ffd97a' }),
      path(`M${px + 4} ${py - 62}q4-30 34-30q30 2 32 32q-32-12-66-2z`, '#2c3040'), stroke(`M${px + 38} ${py - 90}V${py - 26}`, '#2c3040', 2),
      stipple('#ffffff', { seed: 9, count: 60, x0: 500 + s, x1: 690 + s, y0: 380, y1: 460, size: 2.2, opacity: 0.8 }),
      near(doc),
      birds('#f8fcf4', [[400 + s, 196, 0.9], [424 + s, 186, 0.7, 1], [440 + s, 202, 0.5]]),
    );
  },
};

/** Bamboo and ferns at the right border. */
function near(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  return (
    bamboo(7, [[800 + b, 640, 700 + b, 150, 15, 30], [826 + b, 640, 770 + b, 70, 18, 20], [776 + b, 640, 640 + b, 250, 12, 36]],
      { stem: '#1f4d3c', edge: '#8fae4c', joint: '#12352f', dark: '#12403a', lit: '#4f8a42', leaf: 50, sprays: 8 }) +
    path(foliagePath({ seed: 50, x0: 590 + b, x1: doc.x1 + 10, y: 612, height: 60, wavelength: 80, scallop: [9, 17],
      envelope: slope(580 + b, 780 + b) }), '#12403a') +
    fern(690 + b, 628, -1.9, 120, '#1f5f45', -1) + fern(720 + b, 630, -1.3, 140, '#2f7248')
  );
}
