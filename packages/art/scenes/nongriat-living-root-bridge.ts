import {
  bananaLeaves, birds, boulder, deepen, fern, foliagePath, lensesPath, lerp, man, mix, mound, path, Pen, RAMPS, ripplesPath, rng, short, sky, slope,
  streaks, stroke, sun, waterfall, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { fringePath, limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#6fa79c', '#a9cfae', '#dcecc4', '#f6f7dc'], haze: '#d3e7c2', deep: '#15483f' };
const ROOT = { dark: '#33262c', mid: '#5f463c', lit: '#a5805a', moss: '#6f9a4a' };
const STONE = { mid: '#6f7a6c', lit: '#b5bf9c', shade: '#434d4a' };
const POOL = { pale: '#bff0e6', mid: '#4fc0c8', deep: '#1a7f9a' };
const GREEN = { lit: '#a3cc62', mid: '#4f9a56', dark: '#1f6a4e', ink: '#0f332f' };

/** The far end of the deck, and its centre line and half width: t is 0 at the viewer, 1 under the far fig. */
const deckAt = (t: number): { x: number; y: number; half: number } => {
  // perspective: equal steps shrink; the deck sags and climbs again
  const k = 1 / (1 + 9 * t);
  const near = (k - 0.1) / 0.9;
  return { x: lerp(478, 404, near), y: lerp(312, 650, near) + 22 * Math.sin(Math.PI * t) * near, half: lerp(15, 300, near) };
};
/** Steps along the bridge, from behind us to the fig. */
const STEPS = [-0.075, -0.05, -0.02, 0.02, 0.07, 0.14, 0.25, 0.4, 0.65, 1] as const;
/** A line along one side, `lift` over the deck and `out` beyond its edge, both in half widths. */
const edge = (side: -1 | 1, lift = 0, out = 0): Point[] =>
  STEPS.map((t) => {
    const { x, y, half } = deckAt(t);
    return [x + side * half * (1 + out), y - lift * half];
  });

/** Flat stones bedded between the roots, smaller and closer with distance. */
function paving(): string {
  const random = rng(5);
  const body = new Pen();
  const lit = new Pen();
  const gaps = new Pen();
  for (let i = 0; i < 26; i++) {
    const t0 = (i / 26) ** 1.25;
    const t1 = ((i + 0.82) / 26) ** 1.25;
    const [a, b] = [deckAt(t0), deckAt(t1)];
    const parts = i % 3 === 1 ? [[-0.8, 0.02], [0.12, 0.82]] : i % 3 === 2 ? [[-0.78, 0.3], [0.4, 0.8]] : [[-0.7, 0.72]];
    for (const [u = 0, v = 0] of parts) {
      const j = (): number => (random() - 0.5) * 0.1;
      const corners: Point[] = [
        [a.x + a.half * (u + j()), a.y], [a.x + a.half * (v + j()), a.y + (random() - 0.5) * 3], [b.x + b.half * (v + j()), b.y], [b.x + b.half * (u + j()), b.y],
      ];
      const [p, q, r, s] = corners as [Point, Point, Point, Point];
      body.move((p[0] + s[0]) / 2, (p[1] + s[1]) / 2).quad(...p, (p[0] + q[0]) / 2, p[1]).quad(...q, (q[0] + r[0]) / 2, (q[1] + r[1]) / 2).quad(...r,
        (r[0] + s[0]) / 2, r[1]).quad(...s, (p[0] + s[0]) / 2, (p[1] + s[1]) / 2).close();
      lit.move((p[0] + s[0]) / 2 + (q[0] - p[0]) * 0.3, (p[1] + s[1]) / 2 - (p[1] - s[1]) * 0.3).quad((r[0] + s[0]) / 2, r[1] - (p[1] - s[1]) * 0.12,
        r[0] - (r[0] - s[0]) * 0.06, (q[1] + r[1]) / 2).quad((r[0] + s[0]) / 2 + 4, lerp(r[1], q[1], 0.34), (p[0] + s[0]) / 2 + (q[0] - p[0]) * 0.3,
        (p[1] + s[1]) / 2 - (p[1] - s[1]) * 0.3).close();
    }
    if (i % 2) gaps.move(a.x - a.half * 0.92, a.y).quad(a.x, a.y + a.half * 0.05, a.x + a.half * 0.92, a.y - 2);
  }
  return stroke(gaps, ROOT.lit, 2.4, { opacity: 0.5 }) + path(body, STONE.mid) + path(lit, STONE.lit, { opacity: 0.85 });
}

/** One side of the bridge: the great root along the deck, the root one holds on to, and the living mesh between. */
function parapet(side: -1 | 1, seed: number): string {
  const random = rng(seed);
  const low = edge(side, -0.02);
  const rail = edge(side, 0.8, 0.16).map(([x, y], i): Point => [x, y + (i % 2 ? 1 : -1) * Math.min(9, deckAt(STEPS[i] ?? 0).half * 0.05)]);
  const lower = edge(side, 0.4, 0.12);
  const widths = (w: number): number[] => STEPS.map((t) => Math.max(2, (w * deckAt(t).half) / 300));
  // a root beside another: moved by parts of the half width
  const beside = (line: readonly Point[], dx: number, dy: number): Point[] =>
    line.map(([x, y], i) => { const k = deckAt(STEPS[i] ?? 0).half / 300; return [x + dx * k, y + dy * k]; });
  const mesh: string[] = [];
  const thin = new Pen();
  for (let i = -4; i < 30; i++) {
    const t = i < 0 ? i * 0.013 : (i / 30) ** 1.5;
    const d = deckAt(t);
    const far = deckAt(Math.min(1, t + 0.05 + 0.05 * random()));
    const k = d.half / 300;
    const foot: Point = [d.x + side * d.half, d.y];
    const head: Point = [far.x + side * far.half * 1.16, far.y - far.half * 0.8];
    const mid: Point = [(foot[0] + head[0]) / 2 + side * 26 * k * random(), (foot[1] + head[1]) / 2];
    if (i % 2) mesh.push(limbPath([foot, mid, head], [16 * k + 1.4, 9 * k + 1, 12 * k + 1]));
    else thin.move(...foot).quad(...mid, head[0] - side * 20 * k, head[1]);
  }
  return (
    stroke(thin, ROOT.mid, 2.2) + path(mesh.join(''), ROOT.dark) + path(limbPath(lower, widths(22)), ROOT.mid) + path(limbPath(low, widths(74)), ROOT.dark) +
    path(limbPath(beside(low, -side * 14, -24), widths(26)), ROOT.mid) + path(limbPath(beside(low, 8, -34), widths(9)), ROOT.lit) +
    path(limbPath(rail, widths(48)), ROOT.dark) + path(limbPath(beside(rail, 4, -6), widths(22)), ROOT.mid) + path(limbPath(beside(rail, 6, -15), widths(9)), ROOT.lit) +
    stroke(fringePath(seed, beside(rail, 0, 18).slice(3, 8), 24, 34), ROOT.moss, 2.6, { opacity: 0.9 })
  );
}

/** The rubber fig on the far bank whose roots the bridge is. */
function fig(top: number): string {
  const roots: readonly (readonly Point[])[] = [
    [[470, 200], [452, 270], [430, 316], [400, 350]], [[486, 200], [510, 262], [530, 310], [566, 344]],
    [[478, 240], [474, 290], [462, 318], [456, 340]], [[488, 240], [494, 290], [502, 316], [512, 340]],
    [[460, 220], [424, 276], [384, 308], [340, 330]], [[496, 220], [540, 270], [588, 300], [640, 318]],
  ];
  return (
    path(roots.map((r) => limbPath(r, [26, 17, 11, 5])).join('') + limbPath([[480, 330], [478, 230], [470, 120], [476, top]], [58, 60, 50, 54]),
      mix(ROOT.dark, LIGHT.haze, 0.2)) +
    path(limbPath([[470, 170], [420, 90], [344, 30 + top * 0.5], [296, top]], [34, 24, 18, 14]) +
      limbPath([[484, 150], [544, 80], [616, 24 + top * 0.5], [664, top]], [32, 24, 18, 14]), mix(ROOT.dark, LIGHT.haze, 0.2)) +
    path(limbPath([[500, 320], [502, 230], [491, 120], [498, top]], [5, 8, 7, 7]) + limbPath([[496, 224], [540, 272], [586, 300]], [7, 6, 3]),
      mix(ROOT.lit, LIGHT.haze, 0.2)) +
    stroke(`M466 320Q470 240 460 130M480 330Q482 240 474 150`, mix(ROOT.mid, LIGHT.haze, 0.2), 3)
  );
}

/** A Khasi girl walking away with a khoh, the cone basket, on her brow strap; 100 px high at scale 1. */
const porter = (x: number, y: number, scale: number): string =>
  moved(
    [
      path(lensesPath([[-24, 2, 54, 4, 0.5]]), GREEN.ink, { opacity: 0.6 }),
      path('M-10 0L-9-22H-1L-2 0zM3 0L2-22H10L11 0z', '#7a4a3a'), path('M-15-16Q-16-40-11-54H11Q16-40 16-16Q0-10-15-16z', '#b5304c'),
      path('M2-54H11Q16-40 16-16Q10-13 4-13Q8-34 2-54z', '#e2596a'),
      path('M-14-50Q-16-76-8-80H8Q16-76 14-50Q0-44-14-50z', '#f0b84a'), path(limbPath([[12, -74], [20, -60], [16, -48]], [8, 7, 5]), '#ffd884'),
      path('M-8-90a8.5 9 0 1 1 17 0a8.5 9 0 1 1-17 0z', '#241a26'),
      path('M-17-82Q0-76 18-84Q16-52 5-34Q0-32-4-34Q-14-54-17-82z', '#a87a48'), path('M4-80Q12-81 18-84Q16-52 5-34L2-33Q8-56 4-80z', '#e0b878'),
      stroke('M-14-68Q0-62 16-70M-11-55Q0-50 13-56M-7-44Q0-40 8-44M-8-80L-2-36M6-80L2-36', '#6f4a30', 1.4),
      path('M-18-84Q-8-94 0-90Q10-96 19-86Q2-78-18-84z', GREEN.mid), path('M0-90Q10-96 19-86L6-83z', GREEN.lit),
      softLine([[-15, -84], [-8, -98], [8, -98], [16, -85]], '#e9d2a0', 2),
    ],
    x, y, scale,
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    const random = rng(8);
    // everything hangs about the bridge, which stays in the middle of the picture in all formats
    const dx = doc.pick(0, { wide: 60, tall: -60 });
    const jungle = (seed: number, y: number, height: number, scallop: readonly [number, number], from: number, to: number, base: number): string =>
      foliagePath({ seed, x0: x0 - dx - 40, x1: from, y, height, wavelength: 120, scallop, base: y + 2, under: base - y, least: 0.5,
        envelope: slope(from, from - 190) }) +
      foliagePath({ seed: seed + 1, x0: to, x1: x1 - dx + 40, y, height, wavelength: 120, scallop, base: y + 2, under: base - y, least: 0.5,
        envelope: slope(to, to + 190) });
    const tint = (colour: string, haze: number): string =>
      wide
        ? doc.linear([[0, mix(colour, LIGHT.deep ?? GREEN.ink, 0.85)], [0.6, mix(colour, LIGHT.deep ?? GREEN.ink, 0.4)],
          [1, mix(colour, LIGHT.haze, haze)]],
          { x1: 0, x2: 520, y2: 0 })
        : mix(colour, LIGHT.haze, haze);
    doc.add(
      sky(doc, LIGHT, { horizon: 330, deepen: false }),
      sun(doc, 560 + dx, 170, 40, '#fffef0', { glow: '#fffde0', glowRadius: doc.pick(330, { wide: 260, tall: 260 }), glowOpacity: 0.9, disc: false }),
      deepen(doc, LIGHT, { to: 420 }),
      `<g transform="translate(${dx} 0)">`,
      path(jungle(2, 344, 200, [6, 14], 520, 470, 350), tint('#4f9a76', 0.62)),
      // cliff and falls, left of the fig, with the bow that gives them their name
      path('M150 360V176Q190 150 236 158L262 150Q330 148 352 170L372 190Q380 280 372 360z', tint('#5f7f72', 0.44)),
      path('M176 176l16 70l-10 114h28l6-120l-12-70zM338 168l-8 90l10 100h22l4-100l-8-86z', tint('#8fa58a', 0.44)),
      waterfall(286, 160, 350, { width: [36, 58], colours: ['#eef7f3', '#fff', '#c4dfdb'], seed: 4 }),
      ...(['#f2a0a0', '#f7d79a', '#d9efae', '#a5dce0', '#b9b5e4'] as const).map((c,
        i) => stroke(`M206 352A${98 - i * 6} ${104 - i * 6} 0 0 1 ${402 - i * 12} 352`, c, 6, { opacity: 0.32, transform: `translate(${i * 6} 0)` })),
      path(foliagePath({ seed: 7, x0: 120, x1: 266, y: 178, height: 50, wavelength: 60, scallop: [6, 12], base: 182, under: 20, least: 0.5,
        envelope: mound(120, 266) }) +
        foliagePath({ seed: 9, x0: 306, x1: 410, y: 176, height: 44, wavelength: 60, scallop: [6, 12], base: 180, under: 24, least: 0.5,
          envelope: mound(306, 410) }),
        tint('#3f8a5c', 0.36)),
      streaks(doc, { seed: 6, from: 330, to: 360, count: 4, length: [120, 220], height: [8, 16], x0: 160, x1: 440, opacity: 0.7, underTitle: true }),
      path(jungle(12, 364, 180, [8, 17], 240, 560, 372), tint('#2f7f5a', 0.28)),
      // the stream under us, blue as glass
      path(new Pen().rect(x0 - dx - 10, 352, x1 - x0 + 20, 300), doc.linear([[0, POOL.pale], [0.22, '#7fd8d8'], [0.55, POOL.mid], [1, POOL.deep]], { y1: 352, y2: 600 })),
      wide ? path(new Pen().rect(x0 - dx - 10, 352, x1 - x0 + 20, 300), doc.linear([[0, '#0f4a4f', 0.75], [1, '#0f4a4f', 0]], { x1: -320, x2: 300, y2: 0 })) : '',
      path(ripplesPath({ seed: 5, x0: x0 - dx, x1: x1 - dx, from: 360, to: 604, count: doc.pick(50, { wide: 80 }), length: [16, 100] }), '#f0fcf6', { opacity: 0.7 }),
      ([[120, 400, 90, 40], [30, 430, 120, 56], [196, 384, 54, 24], [600, 396, 100, 44], [690, 420, 130, 60], [-70, 470, 150, 70],
        [-220, 450, 130, 60], [-290, 540, 170, 80], [830, 450, 150, 70], [930, 500, 170, 80], [730, 500, 150, 66], [-30, 560, 120, 50]] as const)
        .filter(([x, , w]) => doc.shows(x + dx, w)).map(([x, y, w, h]) => path(lensesPath([[x - w * 0.12, y + 1, w * 1.24, 6, 0.5]]), '#f4fdf8',
          { opacity: 0.8 }) +
          boulder(x, y, w, h, ['#4a5f58', '#93a98a'])),
      path(jungle(22, 420, 150, [9, 20], 110, 740, 436), tint('#256b4c', 0.1)),
      wide ? path(jungle(32, 520, 150, [10, 22], -90, 900, 540), tint('#1a523f', 0)) : '',
      // shafts of light between the boughs
      path(`M${short(640 - y0 * 0.8)} ${y0}h80L420 400L300 400zM${short(560 - y0 * 0.8)} ${y0}` +
        `h40L300 380L250 380zM${short(800 - y0 * 0.8)} ${y0}h40L560 420L480 420z`,
        '#fffde2', { opacity: wide ? 0.1 : 0.16 }),
      fig(y0 - 10),
    );
    doc.add(
      path(new Pen().soft(edge(-1)).soft(edge(1).reverse(), { join: true }).close(), ROOT.dark),
      paving(),
    );
    const walkers: readonly (readonly [number, number])[] = [[0.3, 0], [0.52, 0], [0.6, 0]];
    const spot = walkers.map(([t]) => deckAt(t));
    doc.add(
      man((spot[2]?.x ?? 0) - 8, spot[2]?.y ?? 0, { scale: 0.9, shirt: '#2f6f9f', dhoti: '#3a3f4a' }),
      woman((spot[1]?.x ?? 0) + 6, spot[1]?.y ?? 0, { scale: 1.05, sari: '#d8433f', edge: '#f4e6cc' }),
      porter((spot[0]?.x ?? 0) - 6, spot[0]?.y ?? 0, 0.92),
      parapet(-1, 3),
      parapet(1, 7),
      '</g>',
    );

    // canopy and hanging roots from the top edge; a near trunk on the right
    const nx = doc.pick(800, { wide: 1096, tall: 704 });
    const roots = new Pen();
    for (let i = 0; i < 20; i++) {
      const x = i < 12 ? nx - 190 + random() * 190 : x0 + random() * doc.pick(120, { wide: 520, tall: 90 });
      const y = y0 + 40 + random() * 40;
      roots.move(x, y).quad(x + (random() - 0.5) * 30, y + 70, x + (random() - 0.5) * 26, y + 90 + random() * doc.pick(170, { tall: 130 }));
    }
    const canopy = (seed: number, height: number, left: number, right: number): string =>
      foliagePath({ seed, x0: x0 - 10, x1: left, y: y0 - 10, height: -height, wavelength: 90, scallop: [11, 24], base: y0 - 20, least: 0.5,
        envelope: slope(left + 10, left - 150) }) +
      foliagePath({ seed: seed + 2, x0: right, x1: x1 + 10, y: y0 - 10, height: -height, wavelength: 90, scallop: [11, 24], base: y0 - 20, least: 0.5,
        envelope: slope(right - 10, right + 150) });
    doc.add(
      stroke(roots, ROOT.dark, 2.4),
      path(canopy(41, doc.pick(130, { tall: 96 }), doc.pick(300, { wide: 330, tall: 330 }), doc.pick(520, { wide: 620, tall: 440 })), '#1d5a45'),
      path(canopy(45, doc.pick(84, { tall: 60 }), doc.pick(240, { wide: 260, tall: 290 }), doc.pick(600, { wide: 700, tall: 500 })), GREEN.ink),
      path(limbPath([[nx + 30, 660], [nx - 4, 470], [nx + 16, 280], [nx - 6, 100], [nx + 6, y0 - 20]], [110, 62, 54, 50, 60], 0) +
        limbPath([[nx, 480], [nx - 40, 560], [nx - 110, 640]], [40, 30, 20], 0), ROOT.dark),
      path(limbPath([[nx - 20, 640], [nx - 26, 470], [nx - 4, 280], [nx - 24, 110], [nx - 14, y0 - 20]], [16, 10, 9, 8, 9], 0), ROOT.mid),
      bananaLeaves([[x0 - 10, 620, -1.1, 200, 34, 0.6], [x0 + 20, 640, -0.6, 190, 30, 0.7], [x0 - 30, 590, -1.5, 170, 30, 0.5]], GREEN.ink, '#2f7a50'),
      fern(nx - 90, 640, -2.2, 170, GREEN.mid, -1), fern(nx - 40, 630, -1.9, 190, GREEN.dark, -1), fern(nx - 60, 650, -2.6, 150, GREEN.lit, -1),
      birds('#f4faec',
        [[doc.pick(380, { wide: 470, tall: 330 }), 210, 0.7], [doc.pick(398, { wide: 488, tall: 346 }), 202, 0.5, 1],
          [doc.pick(412, { wide: 502, tall: 360 }), 212, 0.5]]),
    );
  },
};
