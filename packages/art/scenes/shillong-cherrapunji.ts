import {
  air, birds, fern, foliagePath, hump, lensesPath, lerp, man, mist, mix, mound, path, Pen, RAMPS, range, ripplesPath, rng, sky, slope, stroke, tuftPath, waterfall,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { cloudBankPath, limbPath, moved, shape, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#54808a', '#8fb3b3', '#c9dcd0', '#eef2dc'], haze: '#d3e3d6', deep: '#23585f' };
const ROCK = { lit: '#c9a67c', mid: '#a1795f', shade: '#6f5658', deep: '#4a4149' };
const GREEN = { lit: '#8fbf5c', mid: '#4f9a5a', dark: '#23694e', ink: '#123a36' };
const FALL = { x: 410, lip: 190, foot: 478 };

/** The plateau's edge: near walls left and right, the recess with the fall between them. */
const LEFT: readonly Point[] = [[-340, 150], [-220, 168], [-120, 160], [-20, 176], [70, 184], [150, 204], [226, 214], [300, 236], [326, 252]];
const RIGHT: readonly Point[] = [[496, 248], [560, 222], [640, 206], [720, 190], [800, 182], [900, 166], [1000, 172], [1130, 150]];

/** A cliff wall between its edge and its foot: beds of rock, each a little darker, with the joints the water has cut. */
function wall(edge: readonly Point[], foot: readonly Point[], seed: number, paint: (colour: string) => string, light: number): string {
  const random = rng(seed);
  const level = (points: readonly Point[], x: number): number => {
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1] ?? [0, 0];
      const [bx, by] = points[i] ?? [0, 0];
      if (x <= bx) return lerp(ay, by, Math.max(0, (x - ax) / (bx - ax)));
    }
    return points.at(-1)?.[1] ?? 0;
  };
  const [x0, x1] = [edge[0]?.[0] ?? 0, edge.at(-1)?.[0] ?? 0];
  const body = new Pen().polygon(edge, false).lines(foot.slice().reverse()).close();
  const lit = new Pen();
  const dark = new Pen();
  const beds = new Pen();
  for (let x = x0 + 10; x < x1 - 14; x += 18 + 26 * random()) {
    const [top, low] = [level(edge, x), level(foot, x)];
    const h = low - top;
    const a = top + h * 0.06 * random();
    const b = top + h * (0.3 + 0.6 * random());
    const w = 7 + 15 * random();
    const target = random() < 0.5 ? lit : dark;
    target.polygon([[x, a], [x + w, a + 4], [x + w * 0.7, lerp(a, b, 0.4)], [x + w * 0.95, lerp(a, b, 0.7)], [x + w * 0.4, b],
      [x - w * 0.1, lerp(a, b, 0.75)], [x + w * 0.12, lerp(a, b, 0.4)]]);
  }
  for (const t of [0.14, 0.32, 0.46, 0.64, 0.8]) {
    const step = 46;
    let on = false;
    for (let x = x0; x <= x1; x += step) {
      const y = lerp(level(edge, x), level(foot, x), t) + (random() - 0.5) * 7;
      if (on) beds.line(x, y);
      else beds.move(x, y);
      on = random() > 0.16;
    }
  }
  const tufts = range(Math.round((x1 - x0) / 46)).map((i) => {
    const x = x0 + 24 + i * 46 + random() * 26;
    const t = [0.16, 0.34, 0.5, 0.66][Math.floor(random() * 4)] ?? 0.3;
    const w = 14 + 26 * random();
    return tuftPath(seed + i, x - w, Math.min(x + w, x1), lerp(level(edge, x), level(foot, x), t), 18);
  });
  return (
    path(body, paint(ROCK.mid)) + path(dark, paint(ROCK.shade), { opacity: 0.8 }) + path(lit, paint(ROCK.lit), { opacity: 0.5 + 0.3 * light }) +
    stroke(beds, paint(ROCK.deep), 2.6, { opacity: 0.5 }) + path(tufts.join(''), paint(GREEN.mid))
  );
}

/** A Khasi woman under her knup, the shell of bamboo and leaf worn against the rain, looking to the left; 120 px high at scale 1. */
const withKnup = (x: number, y: number, scale: number): string =>
  moved(
    [
      path(lensesPath([[-34, 3, 90, 5, 0.5]]), GREEN.ink, { opacity: 0.5 }),
      path('M-10 0L-8-16H2L0 0zM6 0L6-16H15L16 0z', '#7a4a3a'),
      path('M-18-12Q-20-48-12-78Q0-90 12-80Q22-50 22-12Q0-4-18-12z', '#d99a2f'),
      path('M-18-12Q-20-48-12-78Q-6-84 0-85Q-8-50-6-9Q-13-10-18-12z', '#f3c65b'),
      path('M-13-80Q6-72 20-50L22-14Q14-11 8-11Q8-44-15-64z', '#a8324f'), path('M-13-80Q6-72 20-50L20-44Q4-64-14-71z', '#d8566a'),
      path(limbPath([[-8, -76], [-20, -58], [-30, -50]], [11, 9, 7]), '#f3c65b'), path('M-30-55q-8 0-8 5q4 5 9 2z', '#a5694a'),
      path('M-16-96Q-17-108-6-108Q4-106 3-95Q2-86-7-85Q-13-86-14-91L-17-93z', '#b5785a'), path('M-10-108Q6-110 6-96Q6-86 0-82Q-4-96-12-102z', '#241a26'),
      // the knup, from over her brow down to her knees
      path('M-24-108Q-14-132 12-124Q44-110 46-60Q46-28 36-16Q28-26 24-44Q18-82-2-100Q-14-106-24-108z', '#8a6a44'),
      path('M-24-108Q-14-132 12-124Q34-116 42-88Q22-112-4-112Q-16-111-24-108z', '#d9b679'),
      stroke('M-8-122Q28-104 36-24M8-124Q40-104 42-36M-16-116Q20-96 30-34', '#5d442f', 1.6),
      stroke('M14-100Q26-108 36-104M22-76Q34-82 45-76M25-48Q36-52 46-48', '#5d442f', 1.4),
      softLine([[-4, -108], [-22, -86], [-32, -54]], '#e9d2a0', 1.6),
    ],
    x, y, scale,
  );

/** A tree fern at the edge of the view. */
function treeFern(x: number, y: number, height: number, light: string, dark: string): string {
  const top = y - height;
  const fronds: readonly (readonly [number, number, 1 | -1])[] = [[-2.9, 170, -1], [-2.5, 190, -1], [-2.05, 170, -1], [-1.6, 150, 1], [-1.1, 170, 1],
    [-0.7, 190, 1], [-0.25, 170, 1], [-3.2, 120, -1]];
  return (
    path(limbPath([[x + 8, y], [x - 4, y - height * 0.5], [x, top]], [26, 20, 16], 0), '#2a2c30') +
    stroke(`M${x + 1} ${y}L${x - 9} ${y - height * 0.5}L${x - 5} ${top}`, '#6a6a58', 3, { dash: '6 5' }) +
    fronds.map(([a, l, curl], i) => fern(x, top, a, l, i % 2 ? light : dark, curl)).join('')
  );
}

const clouds = (doc: Doc, seed: number, y: number, height: number, base: number, colour: string, opacity: number, x0 = doc.x0 - 20, x1 = doc.x1 + 50,
  lobe = 60): string =>
  path(cloudBankPath(seed, x0, x1, y, height, base, lobe), colour, { opacity });

/** A cloud that has come loose in the gorge: lobed above, ragged below, thin at both ends. */
const wisp = (seed: number, x0: number, x1: number, y: number, height: number, opacity: number): string =>
  path(foliagePath({ seed, x0, x1, y, height, wavelength: 90, scallop: [14, 36], base: y + 2, under: height * 0.3, least: 0.5,
    envelope: mound(x0, x1, 0.7) }),
    '#f5f9f0', { opacity });

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const paint = (amount: number, under = 0.72) => (colour: string): string => air(doc, LIGHT, colour, amount, under);
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepenTo: 420 }),
      clouds(doc, 3, 130, 60, 330, air(doc, LIGHT, '#b4cbc9', 0.2, 0.93), 0.8),
      clouds(doc, 8, 168, 56, 330, air(doc, LIGHT, '#eef4ea', 0, 0.92), 0.9, doc.x0 - 20, doc.x1 + 50, 74),
    );
    // the far wall of the gorge behind the lip, then the recess
    const recessEdge: Point[] = [[292, 222], [334, 200], [366, 194], [392, 190], [430, 190], [462, 198], [504, 206], [540, 226]];
    doc.add(
      path(foliagePath({ seed: 3, x0: x0 - 10, x1: x1 + 10, y: 206, height: 34, wavelength: 150, scallop: [4, 9], base: 250, envelope: (x) => 0.5 +
        hump(x, 620, 200) + hump(x, 140, 160) }),
        paint(0.42)('#5d9a72')),
      wall(recessEdge, [[300, 500], [530, 500]], 12, paint(0.3, 0.5), 0.4),
      path('M300 230Q340 330 322 500H296zM530 236Q500 330 520 500H540z', mix(ROCK.shade, LIGHT.haze, 0.3), { opacity: 0.6 }),
      waterfall(FALL.x, FALL.lip, FALL.foot, { width: [17, 42], colours: ['#f1f8f5', '#fff', '#c9e0dc'], seed: 6 }),
      path(`M${FALL.x - 10} ${FALL.lip + 2}Q${FALL.x - 6} ${FALL.lip - 14} ${FALL.x + 4} ${FALL.lip - 18}` +
        `Q${FALL.x + 16} ${FALL.lip - 12} ${FALL.x + 10} ${FALL.lip + 2}z`,
        '#dfeee8'),
    );
    doc.add(
      wall(LEFT, [[-340, 520], [326, 520]], 5, paint(0.14), 0.2),
      wall(RIGHT, [[496, 520], [1130, 520]], 9, paint(0.08), 1),
      // threads of water that run only in the monsoon
      stroke('M246 222C250 300 246 360 252 430M566 224C562 300 568 380 562 440' +
        'M690 200C694 280 688 350 692 420M872 176C868 270 874 340 870 430M130 204C128 300 134 350 130 420',
        '#f4faf6', 3.4, { opacity: wide ? 0.55 : 0.8 }),
    );
    // green turf on the plateau, spilling over the edge
    const turf = (edge: readonly Point[], seed: number): string => {
      const random = rng(seed);
      const under: Point[] = edge.map(([x, y]) => [x, y + 10 + 18 * random()]);
      return String(new Pen().polygon(edge.map(([x, y]) => [x, y - 3] as const), false).soft(under.reverse(), { join: true }).close());
    };
    doc.add(
      path(turf(LEFT, 3), paint(0.1)(GREEN.mid)),
      path(turf(RIGHT, 8), paint(0.04)(GREEN.mid)),
      path(turf(recessEdge, 5), paint(0.26, 0.4)(GREEN.mid)),
      path(foliagePath({ seed: 24, x0: 620, x1: x1 + 10, y: 206, height: 34, wavelength: 70, scallop: [5, 11], base: 214, under: 10,
        envelope: slope(620, 820) }),
        mix(GREEN.dark, LIGHT.haze, 0.06)),
      wisp(14, 560, 1010, 330, 46, 0.62), wisp(17, 470, 640, 398, 30, 0.5),
      mist(doc, { seed: 31, from: 330, to: 380, colour: '#f1f6ec', opacity: 0.5, count: 4 }),
    );

    doc.add(path(`M${x0 - 10} 150L-120 160L70 184L226 214L326 252V520H${x0 - 10}z`, paint(0.1)('#3f4f5c'), { opacity: 0.32 }),
      doc.band(mix(GREEN.dark, LIGHT.haze, doc.pick(0.1, { wide: 0 })), 504));
    // slopes of forest fall to the pool
    const pool: Point[] = [[300, 500], [330, 484], [390, 474], [450, 476], [508, 488], [540, 506], [510, 526], [430, 538], [350, 532], [306, 518]];
    doc.add(
      path(foliagePath({ seed: 41, x0: x0 - 10, x1: 380, y: 500, height: 120, wavelength: 110, scallop: [6, 14], base: 640, least: 0.4,
        envelope: slope(372, 120) }),
        mix(GREEN.dark, LIGHT.haze, doc.pick(0.18, { wide: 0.06 }))),
      path(foliagePath({ seed: 43, x0: 448, x1: x1 + 10, y: 500, height: 130, wavelength: 110, scallop: [6, 14], base: 640, least: 0.4,
        envelope: slope(456, 720) }),
        mix(GREEN.dark, LIGHT.haze, 0.12)),
      shape(pool, '#1d7f78'),
      shape(pool.map(([x, y]) => [410 + (x - 410) * 0.92, 504 + (y - 504) * 0.84] as const), '#38b09c'),
      shape(pool.map(([x, y]) => [410 + (x - 410) * 0.6, 496 + (y - 504) * 0.5] as const), '#7ad6bb'),
      path(ripplesPath({ seed: 4, x0: 320, x1: 520, from: 486, to: 530, count: 18, length: [20, 60] }), '#e4f8ec', { opacity: 0.8 }),
      path(new Pen().soft([[376, 486], [384, 470], [398, 462], [412, 458], [426, 462], [438, 472], [448, 486], [430, 492], [396, 492]],
        { closed: true }),
        '#fff', { opacity: 0.75 }),
      path(new Pen().soft([[350, 488], [366, 462], [400, 440], [440, 446], [468, 470], [478, 488]], { closed: true }), '#f4faf4', { opacity: 0.35 }),
      // boulders and the stream that leaves the pool
      path('M402 536Q420 560 396 590Q380 620 410 640H470Q450 600 462 574Q466 552 450 536z', '#4fb8a6'),
      stroke('M412 540Q428 562 406 592Q396 616 420 636M436 540Q446 566 430 600', '#d5f2e6', 2.4),
      path(lensesPath([[398, 560, 60, 3, 0.5], [388, 590, 70, 3, 0.4], [408, 612, 60, 3, 0.5]]), '#eefaf2'),
      path('M308 520q6-14 24-12q14 6 8 16zM520 508q14-14 30-2q4 12-8 14q-18 2-22-12zM462 536q8-12 24-8q8 8-2 14q-16 4-22-6zM372 540q8-10 22-4q4 10-8 12z', ROCK.deep),
      path('M308 520q6-14 24-12q-12 2-24 12zM520 508q14-14 30-2q-16-4-30 2zM462 536q8-12 24-8q-14 0-24 8z', ROCK.lit),
    );
    doc.add(
      path(foliagePath({ seed: 51, x0: x0 - 10, x1: 420, y: 592, height: 130, wavelength: 100, scallop: [8, 18], base: 640, least: 0.3,
        envelope: slope(410, 110) }),
        doc.pick('#2f7f56', { wide: '#256b50' })),
      path(foliagePath({ seed: 53, x0: 440, x1: x1 + 10, y: 590, height: 120, wavelength: 100, scallop: [8, 18], base: 640, least: 0.3,
        envelope: slope(440, 700) }),
        '#3a8f58'),
      path(foliagePath({ seed: 57, x0: x0 - 10, x1: 390, y: 622, height: 110, wavelength: 80, scallop: [9, 20], base: 640, least: 0.4,
        envelope: slope(384, 60) }),
        GREEN.ink),
      wisp(61, doc.pick(-90, { wide: -60, tall: 40 }), doc.pick(240, { wide: 300, tall: 290 }), 438, 56, doc.pick(0.62, { wide: 0.4 })),
      wide ? wisp(64, -420, 0, 470, 40, 0.22) : '',
    );

    // the lookout on the right
    const lx = doc.pick(0, { wide: 300, tall: -62 });
    doc.add(
      path(`M${540 + lx} 640Q${566 + lx} 566 ${620 + lx} 556H${Math.max(x1, 800) + 40}V640z`, '#4a4a50'),
      path(`M${572 + lx} 580Q${590 + lx} 558 ${620 + lx} 556H${Math.max(x1, 800) + 40}V566H${624 + lx}Q${596 + lx} 568 ${572 + lx} 580z`, '#a3a394'),
      stroke(`M${600 + lx} 606h60M${690 + lx} 590h50M${640 + lx} 624h70`, '#34353c', 3),
      man(726 + lx, 562, { scale: 2.9, shirt: '#d8433f', dhoti: '#34436a', hat: '#2f6f86' }),
      withKnup(654 + lx, 564, 0.98),
      stroke(`M${596 + lx} 560V514H${Math.max(x1, 800) + 40}M${596 + lx} 536H${Math.max(x1, 800) + 40}`, '#3f464c', 4),
      stroke(`M${676 + lx} 558V514M${768 + lx} 558V514`, '#3f464c', 4), stroke(`M${594 + lx} 512H${Math.max(x1, 800) + 40}`, '#b9c4b8', 1.6),
    );
    const fx = doc.pick(792, { wide: 1074, tall: 690 });
    doc.add(
      treeFern(fx, 640, doc.pick(390, { tall: 350 }), '#2f7a52', '#123f3a'),
      fern(x0 + 4, 620, -1.2, 150, '#2f7a52', 1), fern(x0 + 40, 630, -0.8, 130, '#5fa858', 1), fern(x0 - 20, 610, -1.6, 130, '#1a5446', 1),
      birds('#f6faf2',
        [[doc.pick(300, { wide: 520, tall: 300 }), 300, 0.8], [doc.pick(322, { wide: 544, tall: 322 }), 290, 0.6, 1],
          [doc.pick(340, { wide: 562, tall: 340 }), 304, 0.5]]),
    );
  },
};
