import {
  air, birds, boulder, cumulus, fbm, finialPath, group, hump, land, lensesPath, lerp, massif, mix, paintMassif, path, Pen, place, poly, RAMPS, range, ridge, rng, sky,
  stroke, transformPath,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, prayerFlags } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#0f4f9e', '#2f86c9', '#8cc3df', '#dfe6da'], haze: '#cdbfae', deep: '#0d4288' };
const LIME = { lit: '#fff6e2', mid: '#e3d6c8', shade: '#9d98b4' };
const OXIDE = '#9c3b32';
const OCHRE = { lit: '#e8b878', mid: '#c68f5e', shade: '#8a5c50', deep: '#5f4048' };
const WINDOW = '#3a2a3c';
const INK = '#2c2233';
const GOLD = '#f0b83f';

/** The crown of the hill that carries the monastery. */
const HILL = { x: 430, top: 262 };
const hillside = (x: number): number => HILL.top + 352 * (1 - hump(x, HILL.x, 196)) ** 0.86 - 26 * hump(x, HILL.x + 150, 60) - 14 * hump(x, HILL.x - 170, 50);

/** Key Gompa: cells and halls piled on the cone, row behind row, the temple on top. Light from the left. */
function gompa(): string {
  const random = rng(31);
  let out = '';
  const rows: readonly (readonly [foot: number, from: number, to: number, tall: number])[] = [
    [252, 404, 462, 30], [276, 376, 492, 30], [302, 352, 520, 31], [330, 330, 552, 32], [360, 318, 532, 32], [392, 330, 540, 30], [420, 352, 506, 26],
  ];
  for (const [foot, from, to, tall] of rows) {
    const front = new Pen();
    const side = new Pen();
    const eaves = new Pen();
    const panes = new Pen();
    const lintels = new Pen();
    for (let x = from - 6 * random(); x < to; ) {
      const w = 22 + 22 * random();
      const h = tall * (0.82 + 0.5 * random());
      const y = foot + 9 * (random() - 0.5) + 13 * ((x - HILL.x) / 120) ** 2;
      const d = w * 0.3;
      front.polygon([[x, y], [x + 1.4, y - h], [x + w - 0.6, y - h], [x + w, y + 2]]);
      side.polygon([[x + w, y + 2], [x + w - 0.6, y - h], [x + w + d, y - h + 5], [x + w + d + 1.4, y]]);
      eaves.polygon([[x, y - h], [x + w - 0.6, y - h], [x + w + d, y - h + 5], [x + w + d, y - h + 9], [x + w - 0.6, y - h + 4], [x, y - h + 4]]);
      const n = Math.max(1, Math.round(w / 11));
      for (const k of range(n)) {
        const px = x + (w * (k + 0.5)) / n;
        for (const level of h > 30 ? [0.32, 0.66] : [0.5]) {
          if (random() < 0.15) continue;
          const py = y - h * (1 - level) + 4;
          panes.polygon([[px - 2.3, py - 4], [px + 2.3, py - 4], [px + 2.9, py + 4], [px - 2.9, py + 4]]);
          lintels.move(px - 3.6, py - 5).line(px + 3.6, py - 5);
        }
      }
      x += w + d * 0.7;
    }
    out += path(side, LIME.shade) + path(front, LIME.lit) + path(eaves, '#6b3436') + path(panes, WINDOW) + stroke(lintels, OXIDE, 1.6);
    if (foot === 276) {
      // the temple block on the summit: oxide-red band, gilded ornaments, banners
      out +=
        poly([[396, 262], [398, 202], [452, 202], [454, 264]], LIME.lit) +
        poly([[454, 264], [452, 202], [476, 208], [478, 260]], LIME.shade) +
        poly([[397, 216], [398, 200], [452, 200], [476, 206], [476, 222], [452, 216]], OXIDE) +
        poly([[452, 200], [476, 206], [476, 222], [452, 216]], '#6b2a30') +
        path('M406 236h9v15h-9zM421 234h10v18h-10zM437 236h9v15h-9z', WINDOW) +
        stroke('M403 233h15M418 231h16M434 233h15', OXIDE, 2.4) +
        path(finialPath(425, 200, 20, 4) + finialPath(402, 200, 11, 3) + finialPath(448, 201, 11, 3), GOLD) +
        poly([[480, 300], [480, 262], [512, 262], [513, 302]], OXIDE) +
        poly([[513, 302], [512, 262], [526, 266], [527, 299]], '#6b2a30') +
        path('M487 272h7v10h-7zM500 272h7v10h-7z', '#f3d79a');
    }
  }
  return out;
}

/** A whitewashed chorten on 0,0, some 120 px high. */
const chorten = [
  path('M-44 0V-16H-38V-30H-32V-42H32V-30H38V-16H44V0z', LIME.mid),
  path('M-44 0V-16H-38V-30H-32V-42H-14V0z', LIME.lit),
  path('M14 0V-42H32V-30H38V-16H44V0z', LIME.shade),
  path('M-24-42Q-36-70-20-78H20Q36-70 24-42z', LIME.mid),
  path('M-24-42Q-36-70-20-78H-8Q-20-66-14-42z', LIME.lit),
  path('M10-42Q20-66 8-78H20Q36-70 24-42z', LIME.shade),
  path('M-8-56h16v14H-8z', OXIDE),
  path('M-12-78V-86H12V-78z', LIME.lit),
  path('M-9-86L-3-124H3L9-86z', '#c9542f'),
  path('M-10-124Q0-134 10-124zM-3-132a5 5 0 1 1 6 0z', GOLD),
  stroke('M-8-93h16M-7-100h14M-6-107h12M-5-114h10', '#f3b06a', 1.6),
].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-6, { wide: 230, tall: -26 });
    const drop = doc.pick(0, { tall: 20 });
    doc.add(
      sky(doc, LIGHT, { horizon: 360, stops: [0, 0.42, 0.8, 1] }),
      cumulus(doc, [[doc.pick(176, { wide: 1000, tall: 236 }), doc.pick(112, { wide: 150, tall: 150 }), 230, 42, 9]], { lit: '#ffffff', shade: '#b4cfe2' }),
    );
    // snow far up the valley, then two walls of bare rock
    const peaks = (list: readonly (readonly [number, number])[], sx: number): Point[] => list.map(([x, y]): Point => [x + sx, y + drop]);
    const far = massif(
      41,
      peaks(
        [
          [-340, 300], [-240, 240], [-150, 282], [-40, 214], [60, 268], [170, 188], [262, 250], [352, 200], [450, 262], [560, 196], [660, 250],
          [780, 206], [900, 270], [1130, 300],
        ],
        0,
      ),
      350, { depth: 0.5, slivers: 2 },
    );
    const rock = massif(
      53, peaks(
        [
          [-660, 380], [-520, 300], [-400, 350], [-260, 262], [-150, 330], [-40, 214], [110, 310], [206, 270], [330, 352], [470, 300], [580, 342],
          [706, 196], [800, 262], [900, 176], [1020, 280], [1130, 230], [1240, 330],
        ],
        shift,
      ),
      400, { depth: 0.8, jag: 1.1, slivers: 4, gullies: 5 },
    );
    doc.add(
      paintMassif(far, air(doc, LIGHT, '#8c86a4', 0.42), air(doc, LIGHT, '#fff8ec', 0.2)),
      paintMassif(rock, air(doc, LIGHT, '#8a5f5c', 0.2), air(doc, LIGHT, '#e2ac76', 0.2)),
      // strata across the faces
      stroke(
        range(5).map((i) => String(new Pen().soft(range(13).map((k): Point => [
          lerp(x0, x1, k / 12), 296 + drop + i * 21 + 13 * Math.sin(k * 1.7 + i) + 20 * fbm(k / 3, i + 3),
        ])))).join(''),
        air(doc, LIGHT, '#7a5058', 0.1), 2, { dash: '60 14 22 40 90 26', opacity: 0.34 },
      ),
      ridge(
        doc, air(doc, LIGHT, '#b98560', 0.16, 0.7),
        { seed: 14, y: 402 + drop, height: 66, wavelength: 170, step: 22, hard: true, envelope: (x) => 0.3 + 0.7 * Math.abs(Math.sin((x - shift) / 260 + 1)) },
      ),
    );

    // the valley floor: gravel, braids of the river, green and barley-yellow fields
    const floor = 386 + drop;
    doc.add(
      doc.band(doc.linear([[0, '#cdb496'], [0.5, '#b79373'], [1, '#8f6a58']], { y1: floor, y2: 606 }), floor),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#1c4a7c', 0.75], [1, '#1c4a7c', 0]], { x1: x0, x2: 330, y2: 0 }), floor, 620) : '',
    );
    const braid = (points: readonly Point[], w0: number, w1: number): string => {
      const half = (i: number): number => lerp(w0, w1, (i / (points.length - 1)) ** 1.5);
      const moved = points.map(([x, y]): Point => [x + shift, y + drop]);
      return String(new Pen().soft(moved.map(([x, y], i): Point => [x, y - half(i)])).soft(
        moved.map(([x, y], i): Point => [x, y + half(i)]).reverse(), { join: true },
      ).close());
    };
    const river = doc.linear([[0, '#bfe0e2'], [0.35, '#5fb0c4'], [1, '#2f7fa6']], { y1: floor, y2: 580 });
    doc.add(
      path(
        lensesPath([
          [-160, 420, 420, 14, 0.4], [-420, 470, 520, 18, 0.5], [20, 520, 300, 12, 0.5], [500, 430, 400, 12, 0.5],
        ].map(([x = 0, y = 0, l = 0, h = 0, c = 0]) => [x + shift, y + drop, l, h, c] as const)),
        '#e6cfae', { opacity: 0.7 },
      ),
      path(
        braid([[620, 392], [470, 396], [330, 404], [240, 400], [120, 416], [-40, 420], [-180, 452], [-420, 470], [-700, 540]], 1, 9) +
          braid([[330, 404], [220, 414], [150, 432], [20, 430], [-60, 452], [-220, 470], [-330, 520], [-700, 600]], 1.2, 8) +
          braid([[150, 424], [60, 452], [-20, 462], [-120, 500], [-140, 540], [-420, 620]], 1.4, 7) +
          braid([[240, 402], [300, 412], [200, 440], [120, 470], [80, 470], [20, 510], [-60, 560], [-90, 640]], 1.2, 10),
        river,
      ),
      ...[
        [570, 420, 110, 22, '#7f9f58'], [690, 432, 130, 26, '#a9b05c'], [640, 456, 150, 28, '#5f8f56'], [800, 462, 150, 30, '#d9b04f'],
        [760, 410, 120, 18, '#8fa860'],
      ].map(([x = 0, y = 0, w = 0, h = 0, c]) =>
        poly(
          [[+x + shift, +y + drop], [+x + +w * 0.8 + shift, +y - +h * 0.3 + drop], [+x + +w + shift, +y + +h * 0.6 + drop], [+x + +w * 0.24 + shift, +y + +h + drop]],
          `${c}`,
        ),
      ),
      stroke(`M${x1 + 10} ${452 + drop}Q${690 + shift} ${446 + drop} ${600 + shift} ${480 + drop}T${520 + shift} ${520 + drop}`, '#e9dcc0', 3),
    );

    // the cone of scree: sunlit flank, shaded flank, runnels
    const crest = range(45).map((i): Point => [lerp(HILL.x - 420, HILL.x + 420, i / 44), hillside(lerp(HILL.x - 420, HILL.x + 420, i / 44))]);
    const runnels = new Pen();
    const random = rng(6);
    for (const i of range(22)) {
      const x = HILL.x - 300 + i * 27 + 12 * random();
      const y = hillside(x) + 26 + 40 * random();
      const out = (x - HILL.x) / 300;
      const h = 60 + 90 * random();
      runnels.polygon([[x, y], [x + out * 46 + 5, y + h * 0.5], [x + out * 100, y + h], [x + out * 60 - 9, y + h * 0.7], [x + out * 30 - 3, y + h * 0.4]]);
    }
    doc.add(
      group(
        [
          land(crest, 640, OCHRE.mid),
          path(
            new Pen().polygon([[430, 262], [470, 330], [452, 420], [500, 500], [482, 620], [860, 640], ...crest.filter(([x]) => x > 440).reverse()]),
            OCHRE.shade, { opacity: 0.85 },
          ),
          path(
            new Pen().polygon([[420, 262], ...crest.filter(([x]) => x < 420).reverse(), [60, 620], [210, 560], [280, 470], [350, 420], [330, 370], [392, 300]]),
            OCHRE.lit,
          ),
          path(runnels, OCHRE.deep, { opacity: 0.36 }),
          path('M330 436Q420 470 520 432L540 452Q430 490 318 458z', OCHRE.deep, { opacity: 0.4 }),
          gompa(),
          // the road in hairpins
          stroke('M700 612Q560 590 420 566T286 520Q300 494 420 500T532 470Q520 446 470 442', '#f0dcb8', 5),
          stroke('M700 616Q560 594 420 570T286 524', OCHRE.deep, 2, { opacity: 0.5 }),
          ...[[262, 470, 34], [298, 500, 26], [560, 470, 30], [604, 500, 36], [548, 524, 28]].map(([x = 0, y = 0, w = 0]) =>
            path(new Pen().rect(x, y - w * 0.6, w, w * 0.6), LIME.lit) + path(new Pen().rect(x + w, y - w * 0.56, w * 0.3, w * 0.56), LIME.shade) +
            stroke(`M${x - 1} ${y - w * 0.6}h${w * 1.3 + 2}`, '#6b3436', 3) + stroke(`M${x + 5} ${y - w * 0.3}h${w - 8}`, WINDOW, 6, { dash: '5 6' }),
          ),
          crowd(3, [[352, 550], [372, 553], [386, 553], [470, 578]], 20, ['#8f2434', '#a8323a', '#7a1f30'], { skin: '#8a5a44' }),
        ],
        { transform: place(shift, drop) },
      ),
    );

    // near ground with chorten, mani stones, flags
    const side = doc.pick(0, { wide: 300, tall: -106 });
    const near: Point[] = [[486, 640], [560, 606], [640, 578], [720, 566], [830, 552], [1200, 540]];
    doc.add(
      land(near.map(([x, y]): Point => [x + side, y]), 640, doc.linear([[0, '#7a5450'], [1, INK]], { y1: 552, y2: 606 })),
      boulder(596 + side, 606, 54, 22, [INK, '#9a6f5c']),
      boulder(642 + side, 592, 36, 16, [INK, '#9a6f5c']),
      group(chorten, { transform: place(722 + side, 578, { scale: 1.72 }) }),
      prayerFlags([722 + side, 352], [566 + side, 604], 16, 15, { seed: 3 }),
      prayerFlags([722 + side, 352], [x1 + 30, 312], 12, 17, { seed: 8 }),
      doc.format === 'wide'
        ? land([[x0 - 20, 590], [-200, 560], [-60, 588], [60, 620]], 640, INK)
        : path(transformPath('M0 640V596Q40 582 86 604Q120 616 130 640z', { x: x0 - 8 }), INK),
      birds(
        mix(INK, '#0f4f9e', 0.4),
        [[560, 168, 1, 0], [592, 152, 0.8, 1], [536, 150, 0.6, -1]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y + drop * 2, s, t] as const),
      ),
    );
  },
};
