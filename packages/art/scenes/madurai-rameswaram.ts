import {
  air, birds, cumulus, deepenWater, dinghy, foliagePath, glitter, lensesPath, man, palm, path, Pen, RAMPS, range, ripplePair, ripplesPath, sky, stroke,
  woman, type Point, type Ramp, type Scene,
} from '../kit';
import { along, camera, farGopuram } from '../kit/parts-tamil-nadu';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1b6fae', '#4fa6d2', '#a4d8e2', '#eaf3e0'], haze: '#bfe3e2' };
const HORIZON = 262;
const STEEL = { lit: '#e6e9e2', mid: '#a9b7bb', shade: '#5d7480' };
const PIER = { lit: '#f6ead0', shade: '#8fa3a2' };
const GIRDER = { top: '#8a6f62', side: '#5a4a52' };
const COACH = { side: '#a5303a', roof: '#e9dcc0', end: '#6f2232', band: '#f6e3b4', windows: '#2b2d45' };
const TEMPLE = { mid: '#e8c9a0', lit: '#fff0cc', shade: '#b28f86', deep: '#9a7474', gold: '#ffe3a0', stone: '#d0b394', stoneShade: '#a08c86' };

/** Rail level above the sea, in metres, and where the train runs: metres along the bridge. */
const DECK = 7;
const TRAIN = { from: 31, coach: 20, gap: 1, count: 12 };

export const scene: Scene = {
  draw(doc) {
    const { x1 } = doc;
    const eye = camera({ x: doc.pick(400, { wide: 520, tall: 420 }), horizon: HORIZON, height: 13.6, focal: 900 });
    // the bridge starts beside us on the left and bends away to the island on the right
    const track = (s: number): Point => [-32 + s * 0.3 + 0.0003 * s * s, 28 + s * 0.95];
    const on = along(eye, track);

    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      cumulus(doc, [[560, 206, 230, 60, 3], [250, 236, 180, 34, 8], [930, 228, 220, 50, 5], [40, 222, 150, 40, 12]], { lit: '#fffdf4', shade: '#bfdde4' }),
    );
    // the island: a low palm coast and the temple tower in the haze
    const templeX = doc.pick(716, { wide: 900, tall: 640 });
    doc.add(
      farGopuram(templeX, HORIZON + 1, 62, { colours: TEMPLE, pots: 5, tiers: 9 }),
      path(
        foliagePath({ seed: 3, x0: doc.x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 15, wavelength: 46, scallop: [3, 7], base: HORIZON + 3,
          envelope: (x) => Math.min(1, Math.max(0.12, (x - 380) / 260)) }),
        air(doc, LIGHT, '#2f7a6a', 0.5),
      ),
    );
    const island = new Pen().soft([[500, HORIZON + 4], [620, HORIZON + 7], [720, HORIZON + 16], [800, HORIZON + 19], [960, HORIZON + 12],
      [1120, HORIZON + 18]]).line(1120, HORIZON).line(500, HORIZON).close();
    // the sea: clear over sand, dark over reef
    doc.add(
      doc.band(doc.linear([[0, '#b4e6dc'], [0.1, '#6fd0cc'], [0.4, '#25aeb6'], [1, '#0b6f8a']], { y1: HORIZON, y2: 600 }), HORIZON),
      path(lensesPath([[420, 288, 460, 12, 0.4], [-40, 330, 420, 16, 0.6], [560, 350, 420, 18, 0.3], [-330, 300, 420, 10, 0.4],
        [820, 320, 420, 14, 0.4]]), '#7fe0d2', { opacity: 0.55 }),
      path(lensesPath([[160, 312, 380, 14, 0.5], [600, 312, 360, 10, 0.5], [60, 420, 520, 24, 0.5], [420, 470, 500, 26, 0.4],
        [-320, 420, 420, 22, 0.5], [840, 420, 420, 22, 0.5]]), '#0d7f98', { opacity: 0.5 }),
      deepenWater(doc, { sky: LIGHT.sky, deep: '#08586f' }, HORIZON, { strength: 0.92 }),
      path(island, '#f0e3b6'),
      path(
        foliagePath({ seed: 9, x0: 590, x1: x1 + 10, y: HORIZON + 13, height: 24, wavelength: 60, scallop: [4, 9], base: HORIZON + 13,
          envelope: (x) => Math.min(1, Math.max(0, (x - 600) / 120)) }),
        '#3f8a70',
      ),
      ripplePair(doc, HORIZON + 10, '#e6fbf4', '#07617c', { count: 70, seed: 4 }),
    );

    // piers with their broken mirrors; only the nearest ones are worth two tones
    const pierFaces = { lit: new Pen(), shade: new Pen(), mirror: new Pen() };
    const span = { from: 74, middle: 104, to: 134 };
    for (let s = -7; s < 760; s += s < 260 ? 12 : 26) {
      if (s > span.from + 2 && s < span.to - 6) continue;
      const w = Math.abs(s - span.from) < 6 || Math.abs(s - span.to) < 6 ? 2.6 : 1.1;
      const foot = [on(s - w, 1.9, 0), on(s + w, 1.9, 0), on(s - w, -1.9, 0)] as const;
      const head = [on(s - w, 1.9, DECK - 1.4), on(s + w, 1.9, DECK - 1.4), on(s - w, -1.9, DECK - 1.4)] as const;
      pierFaces.lit.polygon([foot[0], foot[1], head[1], head[0]]);
      pierFaces.shade.polygon([foot[0], foot[2], head[2], head[0]]);
      const drop = (p: Point, q: Point): Point => [p[0], p[1] + (p[1] - q[1]) * 0.7];
      pierFaces.mirror.polygon([foot[2], foot[1], drop(foot[1], head[1]), drop(foot[2], head[2])]);
    }
    const shadow = new Pen().polygon([...range(16).map((i) => on(i * 50 - 4, 7, 0)), ...range(16).map((i) => on((15 - i) * 50 - 4, 1, 0))]);
    doc.add(
      path(shadow, '#075a74', { opacity: 0.45 }),
      path(pierFaces.mirror, '#0a6680', { opacity: 0.4 }),
      path(ripplesPath({ seed: 12, x0: doc.x0, x1: 620, from: 330, to: 520, count: 60, length: [14, 70] }), '#3fb9bd'),
      path(pierFaces.shade, PIER.shade),
      path(pierFaces.lit, PIER.lit),
    );
    // girders and track
    const edge = (across: number, up: number, step = 24): Point[] => range(34).map((i) => on(-8 + i * step, across, up));
    doc.add(
      path(new Pen(1).polygon([...edge(2.1, DECK), ...edge(2.1, DECK - 1.6).reverse()]), GIRDER.side),
      path(new Pen(1).polygon([...edge(2.1, DECK), ...edge(-2.1, DECK).reverse()]), GIRDER.top),
      stroke(new Pen(1).polygon([...edge(0.8, DECK).slice(0, 9)], false).polygon([...edge(-0.8, DECK).slice(0, 9)], false), '#d9cbb8', 1.4),
      stroke(new Pen(1).polygon(edge(2.1, DECK + 0.05), false), '#c9a98a', 1.6),
    );

    // one leaf of the rolling span on one side of the track: tall at its heel, low in the middle
    const leaf = (heel: number, tip: number, across: number): Pen => {
      const pen = new Pen(1);
      const n = 4;
      const up = (i: number): number => DECK + 13 - (9.6 * i) / n;
      const s = (i: number): number => heel + ((tip - heel) * i) / n;
      pen.polygon([on(s(0), across, DECK), ...range(n + 1).map((i) => on(s(i), across, up(i))), on(s(n), across, DECK)], true);
      for (const i of range(n)) pen.polygon([on(s(i), across, i % 2 ? up(i) : DECK), on(s(i + 1), across, i % 2 ? DECK : up(i + 1))], false);
      for (const i of [1, 2, 3]) pen.polygon([on(s(i), across, DECK), on(s(i), across, up(i))], false);
      return pen;
    };
    // the heel: a rolling quadrant, and the counterweight over the track
    const heel = (s: number, outward: number, across: number): string => {
      const quadrant = range(6).map((i): Point => on(s + outward * 7 * Math.sin((i * Math.PI) / 10), across, DECK + 7 - 7 * Math.cos((i * Math.PI) / 10)));
      return String(new Pen(1).polygon([...quadrant, on(s + outward * 5, across, DECK + 13), on(s, across, DECK + 13)]));
    };
    const weight = (s: number, outward: number): string => {
      const near = outward < 0 ? s - 6 : s;
      return path(new Pen(1).polygon([on(s + outward * 6, 2.6, DECK + 10.5), on(s, 2.6, DECK + 10.5), on(s, 2.6, DECK + 14.5),
        on(s + outward * 6, 2.6, DECK + 14.5)]), STEEL.lit) +
      path(new Pen(1).polygon([on(near, 2.6, DECK + 10.5), on(near, -2.6, DECK + 10.5), on(near, -2.6, DECK + 14.5), on(near, 2.6, DECK + 14.5)]), STEEL.shade);
    };
    doc.add(
      stroke(leaf(span.to, span.middle, -2.6), STEEL.shade, 2),
      stroke(leaf(span.from, span.middle, -2.6), STEEL.shade, 2.6),
      path(heel(span.to, 1, -2.6) + heel(span.from, -1, -2.6), STEEL.shade),
    );

    // the train comes towards us; the last coach first
    const sides: string[] = [];
    for (const i of range(TRAIN.count).reverse()) {
      const a = doc.pick(TRAIN.from, { tall: TRAIN.from + 16 }) + i * (TRAIN.coach + TRAIN.gap);
      const b = a + TRAIN.coach;
      const [low, high] = [DECK + 0.7, DECK + 3.9];
      const w = 1.6;
      const quad = (p: readonly [number, number, number], q: readonly [number, number, number], r: readonly [number, number, number],
        t: readonly [number, number, number]): Pen =>
        new Pen(1).polygon([on(...p), on(...q), on(...r), on(...t)]);
      const line = (up: number, from = a + 1.2, to = b - 1.2): Pen => new Pen(1).move(...on(from, w, up)).line(...on(to, w, up));
      const px = Math.hypot(on(a, w, 1)[0] - on(a, w, 0)[0], on(a, w, 1)[1] - on(a, w, 0)[1]);
      const engine = i === 0;
      const far = i > 6;
      sides.push(
        path(quad([a, w, low], [b, w, low], [b, w, high], [a, w, high]), engine ? '#f0b23a' : COACH.side),
        path(quad([a, w, high], [b, w, high], [b, -w, high + 0.3], [a, -w, high + 0.3]), engine ? '#fff0c8' : COACH.roof),
        far ? '' : path(quad([a, w, low], [a, -w, low], [a, -w, high + 0.2], [a, w, high]), engine ? '#b5553a' : COACH.end),
        stroke(line(high - 1.1), engine ? '#28506f' : COACH.windows, px * 0.85,
          { dash: engine ? `${(px * 2).toFixed(1)} ${(px * 0.5).toFixed(1)}` : `${(px * 0.75).toFixed(1)} ${(px * 0.4).toFixed(1)}` }),
        far ? '' : stroke(line(low + 0.7, a, b), engine ? '#b5303a' : COACH.band, px * 0.45),
      );
      if (engine) {
        sides.push(
          path(quad([a - 0.05, w * 0.8, high - 1.4], [a - 0.05, -w * 0.8, high - 1.4], [a - 0.05, -w * 0.8, high - 0.5],
            [a - 0.05, w * 0.8, high - 0.5]), '#2a3350'),
          path(new Pen(1).circle(...on(a - 0.1, 0, low + 1), px * 0.28), '#fff6cf'),
          path(quad([a - 0.1, w, low + 0.1], [a - 0.1, -w, low + 0.1], [a - 0.1, -w, low - 0.6], [a - 0.1, w, low - 0.6]), '#3a2c3a'),
        );
      }
    }
    doc.add(
      sides,
      path(heel(span.to, 1, 2.6) + heel(span.from, -1, 2.6), STEEL.mid),
      weight(span.to, 1),
      stroke(leaf(span.to, span.middle, 2.6), STEEL.lit, 2.2),
      stroke(leaf(span.from, span.middle, 2.6), STEEL.lit, 3),
      weight(span.from, -1),
    );

    // boats on the strait, and the near shore with its palms at the right edge
    const shoreX = doc.pick(0, { wide: 250, tall: -50 });
    const at = (x: number): number => x + shoreX;
    const shore = new Pen().soft([[at(470), 612], [at(560), 576], [at(680), 540], [at(790), 522], [at(960), 500], [1120, 486]]).line(1120,
      620).line(at(470), 620).close();
    const wash = new Pen().soft([[at(430), 612], [at(545), 566], [at(675), 530], [at(790), 512], [at(960), 490], [1120, 476]]).line(1120,
      620).line(at(430), 620).close();
    doc.add(
      path(lensesPath([[300, 430, 120, 4, 0.5], [480, 366, 70, 3, 0.5]]), '#075a74', { opacity: 0.6 }),
      dinghy(doc.pick(360, { wide: 480, tall: 330 }), 424, { hull: '#f2b53a', shirt: '#d9363e', scale: 0.95 }),
      dinghy(doc.pick(520, { wide: 700, tall: 500 }), 362, { hull: '#e8e6d8', shirt: '#28506f', scale: 0.5, facing: -1 }),
      glitter('#f4fff6', { seed: 5, x: at(430), from: 440, to: 600, width: [60, 180], count: 14, height: [1, 2.6], opacity: 0.6 }),
      path(wash, '#d8f4e6', { opacity: 0.75 }),
      path(shore, '#ecd6a4'),
      path(lensesPath([[at(600), 592, 150, 5, 0.5], [at(690), 560, 160, 4, 0.4], [at(530), 606, 120, 4, 0.5]]), '#c9a977'),
      path(lensesPath([[at(606), 572, 30, 3, 0.5], [at(636), 566, 30, 3, 0.5]]), '#8f7458'),
      woman(at(604), 570, { scale: 1.25, sari: '#d9363e', edge: '#ffd36b', facing: -1 }),
      man(at(632), 565, { scale: 1.3, shirt: '#f7f1dc', dhoti: '#4f8fb0', facing: -1 }),
      palm(6, at(812), 640, at(716), doc.pick(330, { wide: 320 }), { length: 130, width: [24, 12], bend: 34, light: -1,
        leaves: ['#0d4246', '#166053', '#7fb04a'], bark: ['#4a3a3c', '#c9a27a', '#33272f'] }),
      palm(9, at(860), 640, at(806), doc.pick(402, { wide: 400 }), { length: 104, width: [22, 11], bend: 20, light: -1,
        leaves: ['#0b383e', '#12544c', '#5f9a44'], bark: ['#3d3038', '#a5825f', '#2a2029'] }),
      birds('#2a5f7f', [[338, 118, 1], [368, 106, 0.8, 1], [392, 122, 0.6], [560, 92, 0.7]]),
    );
  },
};
