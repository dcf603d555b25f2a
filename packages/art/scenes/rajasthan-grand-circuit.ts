import {
  air, archPath, at, bastion, battlement, birds, chhatri, dome, land, lerp, mix, path, Pen, place, RAMPS, range, ridge, rng, roundArchPath, sky,
  streaks, stroke,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { ghagraWoman, jharokha } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2c7fc0', '#6fb3dc', '#bfdfe8', '#f8ecd2'], haze: '#dbe2e2', deep: '#12568f' };
const STONE: Tones = ['#c98a62', '#f3c590', '#8a5350'];
const DARK = '#54303f';
const INK = '#1a2350';
/** The washed walls: front, side in shade, roof. Mostly indigo blue, a few cream and rose ones between. */
const WASHES = [
  ['#4f86cc', '#2f5a9e', '#8fb9e6'], ['#6ea3dd', '#3d6fb3', '#a9cdef'], ['#3a6cb8', '#244a8c', '#7aa6dc'], ['#8cbcea', '#4f84c4', '#c2def5'],
  ['#5a92d6', '#36629f', '#9cc4ec'], ['#f2dfc2', '#b59a9a', '#fff3dc'], ['#dba58a', '#96687a', '#f0c8aa'],
] as const;

/** A row of palace arches: cut-outs between x0 and x1 on y. */
const arches = (x0: number, x1: number, y: number, h: number, gap: number): string => {
  const n = Math.round((x1 - x0) / gap);
  return range(n).map((i) => archPath(lerp(x0, x1, (i + 0.5) / n), gap * 0.27, y, y - h * 0.6, y - h)).join('');
};

/** A palace block in the morning light from the left. */
function palace(x: number, width: number, foot: number, top: number): string {
  const [mid, lit, shade] = STONE;
  const rows: string[] = [];
  const rims = new Pen();
  for (let y = top + 24, i = 0; y < foot - 4; y += 24, i++) {
    rows.push(arches(x + 4, x + width * 0.8, y, 15, i % 2 ? 15 : 10));
    rims.rect(x - 2, y + 3, width + 4, 3);
  }
  return (
    path(new Pen().rect(x, top, width, foot - top), mid) +
    path(new Pen().rect(x, top, width * 0.16, foot - top), lit) +
    path(new Pen().rect(x + width * 0.82, top, width * 0.18, foot - top), shade) +
    path(rows.join(''), DARK) +
    path(rims, lit) +
    path(new Pen().rect(x - 3, top - 3, width + 6, 5), lit) +
    battlement(x, top - 3, width, lit, 4)
  );
}

/** Mehrangarh on its rock; the foot of the rock on y 0, x -340…470. */
function fort(doc: Doc): string {
  const balcony = doc.define(jharokha(0, 0, 30, STONE, DARK, { light: -1 }));
  const kiosk = doc.define(chhatri(0, 0, 18, STONE, { light: -1 }));
  const [mid, lit, shade] = STONE;
  const rock: Point[] = [[-360, 6], [-318, -22], [-296, -66], [-262, -84], [-246, -112], [-120, -122], [60, -130], [250, -122], [342, -116],
    [366, -84], [410, -62], [432, -24], [500, 6]];
  const plain = (x0: number, x1: number, top: number, foot: number): string =>
    path(new Pen().rect(x0, top, x1 - x0, foot - top), mid) +
    stroke(new Pen().move(x0 + 4, top + 30).line(x1, top + 30).move(x0 + 10, top + 54).line(x1, top + 54).move(x0 + 2, top + 80).line(x1, top + 80),
      shade, 1.4, { dash: '18 12 40 22 9 30', opacity: 0.6 }) +
    battlement(x0, top, x1 - x0, lit, 6);
  const round = (x: number, top: number, w: number, foot: number): string => bastion(x, top, w, foot - top, STONE, { light: -1, merlon: 6 });
  return [
    land(rock, 10, '#a3685a', { hard: true }),
    // lit faces on the left, clefts
    path('M-360 6L-318-22L-296-66L-262-84L-246-112L-204-116L-214-70L-240-50L-226 6zM-120-122L-60-125L-84-84L-70-50L-104 6H-150L-132-50zM60-130' +
      'L120-128L96-80L118-40L90 6H40L66-60zM250-122L292-120L276-76L300-30L280 6H236L258-60z', '#cf9270'),
    path('M-204-116L-180-117L-196-60L-176-20L-190 6H-226L-240-50L-214-70zM-60-125L-36-126L-58-70L-40-30L-66 6H-104L-70-50zM120-128L150-127L122-72' +
      'L146-30L124 6H90L118-40zM292-120L342-116L366-84L410-62L432-24L500 6H380L340-50L322 6H280L300-30z', '#6d4450'),
    // palaces on the ramparts
    palace(-196, 62, -196, -262), palace(-136, 96, -196, -292), palace(-42, 84, -196, -266), palace(40, 104, -196, -300), palace(142, 50, -186, -250),
    dome(-88, 17, -296, STONE, { light: -1 }), dome(92, 20, -304, STONE, { light: -1 }),
    ...([[-188, -265, 18], [-144, -265, 16], [-128, -295, 18], [-50, -295, 18], [0, -269, 22], [48, -303, 18], [136, -303, 18],
      [176, -253, 18]] as const).map(([x, y, w]) =>
      doc.use(kiosk, place(x, y, { scale: w / 18 })),
    ),
    // the sheer walls with their bastions
    plain(-250, -170, -168, -104), plain(-172, 196, -200, -112), plain(190, 340, -172, -112),
    ...([[-160, -204, 30], [-112, -206, 30], [-64, -204, 26], [-12, -206, 30], [28, -204, 26], [66, -206, 32],
      [112, -206, 30]] as const).map(([x, y, w]) => doc.use(balcony, place(x, y, { scale: w / 30 }))),
    round(-262, -176, 42, -96), round(-196, -212, 54, -104), round(-72, -180, 52, -112), round(60, -184, 54, -118), round(168, -208, 56, -110),
      round(258, -182, 44, -112), round(318, -186, 42, -104),
    path(roundArchPath(-222, 8, -112, -130), DARK),
  ].join('');
}

/** The blue town from its far edge to the roofs below us: rows of flat-roofed houses, larger and clearer towards the front. */
function town(doc: Doc): string {
  const random = rng(17);
  const rows = [[398, 20, 0.5], [416, 25, 0.4], [438, 31, 0.3], [464, 39, 0.2], [497, 49, 0.12], [538, 62, 0.06], [606, 78, 0]] as const;
  let out = '';
  for (const [y, size, haze] of rows) {
    const faces = WASHES.map(() => [new Pen(), new Pen(), new Pen()] as const);
    const holes = new Pen();
    const rims = new Pen();
    for (let x = doc.x0 - size * random() - 20; x < doc.x1 + 20; ) {
      const w = size * (0.9 + 0.9 * random());
      const h = size * (0.75 + 0.8 * random());
      const pick = random();
      const [front, side, roof] = at(faces, pick < 0.86 ? Math.floor((pick / 0.86) * 5) : pick < 0.95 ? 5 : 6);
      const cube = (cx: number, cy: number, cw: number, ch: number): void => {
        const [f, d] = [cw * 0.7, size * 0.28];
        front.rect(cx, cy - ch, f, ch);
        side.polygon([[cx + f, cy - ch], [cx + cw, cy - ch - d * 0.5], [cx + cw, cy], [cx + f, cy]]);
        roof.polygon([[cx, cy - ch], [cx + f, cy - ch], [cx + cw, cy - ch - d * 0.5], [cx + cw - f, cy - ch - d * 0.5]]);
        if (size > 30) rims.move(cx, cy - ch).line(cx + f, cy - ch).line(cx + cw, cy - ch - d * 0.5);
        const n = Math.max(1, Math.round(f / (size * 0.34)));
        for (let k = 0; k < n; k++) {
          const [wx, ww, wh] = [cx + ((k + 0.5) * f) / n, size * 0.055, size * 0.2];
          if (random() < (size < 30 ? 0.4 : 0.8)) holes.rect(wx - ww, cy - ch * 0.78, 2 * ww, wh);
          if (ch > size && random() < 0.7) holes.rect(wx - ww, cy - ch * 0.4, 2 * ww, wh);
        }
      };
      if (random() < 0.45) cube(x + w * 0.16, y - h - size * 0.08, w * 0.5, size * 0.46);
      cube(x, y, w, h + size * 0.3);
      x += w * (0.9 + 0.12 * random());
    }
    const far = (colour: string): string => mix(colour, LIGHT.haze, haze);
    faces.forEach(([front, side, roof], i) => {
      const [a, b, c] = at(WASHES, i);
      if (String(roof)) out += path(roof, far(c));
      if (String(front)) out += path(front, far(a)) + path(side, far(b));
    });
    out += path(holes, far('#1d3a78')) + (size > 30 ? stroke(rims, '#eaf4ff', size > 45 ? 2 : 1.2, { opacity: 0.75 }) : '');
  }
  return out;
}

/** A paper kite: centre x, y, half height, turn in degrees, the two papers. */
const kite = (x: number, y: number, r: number, turn: number, a: string, b: string): string =>
  `<g transform="${place(x, y, { rotate: turn, scale: r / 10 })}">${path('M0-10L9 0L0 10L-9 0z', a)}${path('M0-10L9 0H-9zM0 10l4 5h-8z', b)}</g>`;

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const middle = doc.pick(424, { wide: 596, tall: 388 });
    const k = doc.pick(0.94, { tall: 0.84, wide: 0.96 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400, deepenTo: 430 }),
      streaks(doc, { seed: 3, from: 40, to: 200, count: 5, height: [4, 9], opacity: 0.55 }),
      ridge(doc, air(doc, LIGHT, '#b98a7a', 0.6), { seed: 4, y: 404, height: 34, wavelength: 260, step: 40 }),
    );
    doc.add(`<g transform="${place(middle, 392, { scale: k })}">${fort(doc)}</g>`, town(doc));

    // the near terrace: parapet, washing line, the woman who hangs it; cut by one side
    const s = doc.format === 'wide' ? -1 : 1;
    const edge = s > 0 ? x0 : x1;
    const X = (d: number): number => edge + s * d;
    const cloths = [[26, 66, 40, 74, '#e8432f', '#b02c34'], [70, 72, 34, 96, '#f6b02f', '#c87f2a'], [170, 62, 30, 84, '#d83f86', '#a12a6c'],
      [206, 52, 26, 62, '#f3e3c4', '#c9ac9a']] as const;
    doc.add(
      path(new Pen().polygon([[X(-10), 560], [X(322), 576], [X(322), 610], [X(-10), 610]]), INK),
      path(new Pen().polygon([[X(-10), 560], [X(322), 576], [X(322), 583], [X(-10), 567]]), '#6ea3dd'),
      path(new Pen().polygon([[X(316), 620], [X(316), 566], [X(336), 563], [X(336), 620]]), '#2a3c80'),
      path(new Pen().rect(Math.min(X(312), X(340)), 561, 28, 6), '#9cc4ec'),
      stroke(`M${X(244)} 578V436M${X(-20)} 452Q${X(100)} 478 ${X(244)} 442`, INK, 3),
    );
    for (const [d, , w, h, colour, fold] of cloths) {
      const u = (d + 20) / 264;
      const y = lerp(452, 442, u) + 26 * 2 * u * (1 - u) - 2;
      const [a, b] = [X(d), X(d + w)];
      doc.add(
        path(new Pen().move(a, y).line(b, y - 1).quad(b + s * 5, y + h * 0.5, b + s * 2, y + h - 4).quad((a + b) / 2, y + h + 6, a + s * 2, y +
          h).quad(a - s * 3, y + h * 0.5, a, y).close(), colour),
        path(new Pen().move(lerp(a, b, 0.62), y).line(b, y - 1).quad(b + s * 5, y + h * 0.5, b + s * 2, y + h - 4).quad(lerp(a, b, 0.8), y + h + 2,
          lerp(a, b, 0.7), y + h + 2).quad(lerp(a, b, 0.5), y + h * 0.5, lerp(a, b, 0.62), y).close(), fold),
      );
    }
    doc.add(
      ghagraWoman(X(134), 577, { scale: 3, skirt: '#2f9a86', hem: '#f6c04a', veil: '#ef5f8a', facing: s > 0 ? -1 : 1 }),
      stroke(`M${X(126)} 520L${X(112)} 498L${X(104)} 474`, '#6a3b2f', 5, { round: true }),
      path(new Pen().move(X(176), 578).line(X(182), 560).line(X(216), 560).line(X(222), 579).close(), '#b0643f'),
      path(new Pen().move(X(180), 562).quad(X(198), 546, X(218), 562).close(), '#f6b02f'),
    );
    // kites over the town
    const kx = doc.pick(160, { wide: 820, tall: 190 });
    doc.add(
      stroke(`M${kx} 178Q${kx - 30} 300 ${kx - 70} 420M${kx + 90} 262Q${kx + 50} 340 ${kx + 66} 440`, '#fff', 0.8, { opacity: 0.5 }),
      kite(kx, 170, 15, 20, '#e8432f', '#f6b02f'),
      kite(kx + 90, 258, 10, -16, '#d83f86', '#fff3dc'),
      kite(kx - 84, 232, 8, 34, '#f3e3c4', '#2f9a86'),
      birds('#3d4a6a', [[middle + 250, 190, 1.1, 0.4], [middle + 282, 176, 0.9, 1], [middle + 226, 206, 0.7, -0.3], [middle + 306, 198, 0.6]]),
    );
  },
};
