import {
  air, airAt, archPath, birds, cypress, dip, finialPath, foliage, foliagePath, group, lerp, mix, onionDomePath,
  onionSidePath, path, Pen, place, RAMPS, range, ripplesPath, sky, slope, streaks, stroke, sun, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#7488bd', '#bda2c9', '#f5bfb0', '#fee8c8'], haze: '#f4c9bd', deep: '#474f92',
};
const MARBLE = { high: '#fff6e8', lit: '#fde3d2', mid: '#f0cbc9', shade: '#cda6c6', deep: '#9c80b4', dark: '#5f4b85' };
const BRASS = '#a5794f';

/** The monument is measured in metres about its axis (px) and the garden level. */
const AXIS = 400;
const LEVEL = 398;
const METRE = 3.76;
const X = (m: number): number => AXIS + m * METRE;
const Y = (m: number): number => LEVEL - m * METRE;

const box = (a: number, b: number, low: number, high: number): string =>
  String(new Pen(1).rect(X(a), Y(high), (b - a) * METRE, (high - low) * METRE));
const arch = (m: number, half: number, sill: number, spring: number, apex: number): string =>
  archPath(X(m), half * METRE, Y(sill), Y(spring), Y(apex));

/** A minaret at m, k times its size: shaft, three balconies, kiosk. Tones body, lit side, shade, columns. */
function minaret(m: number, k: number, [body, lit, shade, columns]: readonly [string, string, string, string]): string {
  const half = (t: number): number => lerp(2.7, 1.75, t) * k;
  const top = 7 + 34 * k;
  const shaft = (a0: number, a1: number, b0: number, b1: number): string =>
    String(new Pen(1).polygon([[X(m + a0), Y(6)], [X(m + a1), Y(top)], [X(m + b1), Y(top)], [X(m + b0), Y(6)]]));
  let balconies = '';
  let brackets = '';
  for (const t of [1 / 3, 2 / 3, 1]) {
    const y = 7 + 34 * k * t;
    const w = half(t) + 1.1 * k;
    balconies += String(
      new Pen(1).polygon([[X(m - w), Y(y)], [X(m + w), Y(y)], [X(m + w), Y(y + 0.9)], [X(m - w), Y(y + 0.9)]]),
    );
    brackets += String(
      new Pen(1).polygon([[X(m - w), Y(y)], [X(m + w), Y(y)], [X(m + w - 1), Y(y - 1.3)], [X(m - w + 1), Y(y - 1.3)]]),
    );
  }
  const kiosk = box(m - 1.7 * k, m + 1.7 * k, top + 0.8, top + 4.4 * k);
  const cap =
    onionDomePath(X(m), 1.9 * k * METRE, 2.2 * k * METRE, Y(top + 4.2 * k), Y(top + 8.8 * k)) +
    String(new Pen(1).polygon([[X(m) - 1, Y(top + 8.4 * k)], [X(m), Y(top + 11.6 * k)], [X(m) + 1, Y(top + 8.4 * k)]]));
  const posts = new Pen(1)
    .move(X(m - 0.7 * k), Y(top + 0.9))
    .line(X(m - 0.7 * k), Y(top + 4.2 * k))
    .move(X(m + 0.7 * k), Y(top + 0.9))
    .line(X(m + 0.7 * k), Y(top + 4.2 * k));
  return (
    path(shaft(-half(0), -half(1), half(0), half(1)) + cap + kiosk + balconies, body) +
    path(shaft(0.4 * k, 0.3 * k, half(0), half(1)), lit) +
    path(shaft(-half(0), -half(1), -half(0) * 0.45, -half(1) * 0.45) + brackets, shade) +
    stroke(posts, columns, 2 * k)
  );
}

/** The mausoleum on its plinth with four minarets; light from the right. */
function monument(): string {
  const { high, lit, mid, shade, deep, dark } = MARBLE;
  const back = [
    mix(mid, LIGHT.haze, 0.45),
    mix(lit, LIGHT.haze, 0.3),
    mix(shade, LIGHT.haze, 0.45),
    mix(shade, LIGHT.haze, 0.3),
  ] as const;
  const dome = [X(0), 12.7 * METRE, 14.7 * METRE, Y(40.5), Y(63.2)] as const;
  const kiosk = (m: number): string => {
    const shell = [X(m), 4 * METRE, 4.7 * METRE, Y(36.4), Y(43.4)] as const;
    return (
      path(box(m - 4.4, m + 4.4, 27, 29.4) + box(m - 3.9, m + 3.9, 29, 35.6), shade) +
      path(
        arch(m, 1.5, 29.4, 32.6, 35) + arch(m - 2.9, 0.8, 29.4, 32.6, 34.6) + arch(m + 2.9, 0.8, 29.4, 32.6, 34.6),
        deep,
      ) +
      path(box(m - 5.2, m + 5.2, 35.2, 36.4), lit) +
      path(onionDomePath(...shell), lit) +
      path(onionSidePath(...shell, -1, 0.3), shade) +
      path(finialPath(X(m), Y(43), 4.6 * METRE, 0.7 * METRE), BRASS)
    );
  };
  // two arched bays one above the other, in their frames
  const bays = (m: number, half: number): string => arch(m, half, 8, 13, 15.6) + arch(m, half, 17.4, 22.4, 25);
  const frames = (m: number, half: number): string =>
    box(m - half - 0.9, m + half + 0.9, 7.4, 16.6) + box(m - half - 0.9, m + half + 0.9, 16.9, 26);
  const niches = (m: number, half: number): string => arch(m, half, 8, 12.4, 14.4) + arch(m, half, 17.4, 21.8, 23.8);
  const pinnacle = (m: number, y: number, height: number, width: number): string =>
    box(m - width / 2, m + width / 2, 7, y) + finialPath(X(m), Y(y), height * METRE, width * 0.7 * METRE);
  const iwanShade = new Pen(1)
    .move(X(-6.3), Y(7))
    .line(X(-6.3), Y(20))
    .cubic(X(-6.3), Y(25), X(-3.3), Y(26.9), X(0), Y(28))
    .cubic(X(-1.6), Y(26), X(-2.6), Y(23), X(-2.6), Y(20))
    .line(X(-2.6), Y(7))
    .close();
  const plinthArches = range(25)
    .map((i) => -45.6 + 3.8 * i)
    .filter((m) => Math.abs(m) > 3);
  return [
    minaret(-37.5, 0.86, back),
    minaret(37.5, 0.86, back),
    // drum and dome in four tones
    path(box(-12.4, 12.4, 28, 40.5), mid),
    path(box(3.4, 12.4, 28, 40.5), lit),
    path(box(-12.4, -6, 28, 40.5), shade),
    path(box(-13, 13, 38.8, 40.6), lit),
    path(box(-13, -5, 38.8, 40.6), mid),
    path(onionDomePath(...dome), lit),
    path(onionSidePath(...dome, -1, 0.2), mid),
    path(onionSidePath(...dome, -1, 0.62), shade),
    path(onionSidePath(...dome, 1, 0.55), high),
    stroke(new Pen(1).move(X(-2.6), Y(59.4)).quad(X(0), Y(58.2), X(2.6), Y(59.4)), shade, 1.2),
    path(finialPath(X(0), Y(62.2), 11.6 * METRE, 1.6 * METRE), BRASS),
    kiosk(-18.6),
    kiosk(18.6),
    // chamfer in shade, front, chamfer in the light
    path(box(-28.5, -19, 7, 27.5), shade),
    path(box(-19, 19, 7, 27.5), mid),
    path(box(19, 28.5, 7, 27.5), high),
    path(box(-28.7, -19, 26.6, 28.2), mid),
    path(box(-19, 19, 26.6, 28.2), lit),
    path(box(19, 28.7, 26.6, 28.2), '#fff'),
    path(frames(-14.6, 2.9) + frames(14.6, 2.9) + frames(23.8, 2.7), lit),
    path(frames(-23.8, 2.7), mix(shade, mid, 0.4)),
    path(bays(-14.6, 2.9) + bays(14.6, 2.9), shade),
    path(bays(23.8, 2.7), mid),
    path(bays(-23.8, 2.7), deep),
    path(niches(-15.1, 2.1) + niches(14.1, 2.1), deep),
    path(niches(23.3, 1.9), shade),
    // the great portal with its band of script, iwan, inner door
    path(box(-10.4, 10.4, 7, 33), lit),
    path(box(-10.4, 10.4, 31.8, 33.4), high),
    stroke(box(-9.2, 9.2, 7, 31), shade, 1),
    stroke(box(-8, 8, 7, 29.8), mix(shade, lit, 0.4), 0.8),
    path(arch(0, 6.3, 7, 20, 28), shade),
    path(iwanShade, deep),
    path(arch(0.3, 3, 7, 12.4, 15.4), dark),
    path(arch(0.3, 2, 17, 19.6, 21.6), deep),
    stroke(arch(0, 6.3, 7, 20, 28), high, 1.2),
    path(pinnacle(10.6, 33.6, 5.4, 1) + pinnacle(19, 28.4, 5, 0.9) + pinnacle(28.5, 28.4, 5, 0.9), high),
    path(pinnacle(-10.6, 33.6, 5.4, 1) + pinnacle(-19, 28.4, 5, 0.9), mid),
    path(pinnacle(-28.5, 28.4, 5, 0.9), shade),
    // plinth
    path(box(-48, 48, 1.4, 7), mid),
    path(box(-48, 48, 6.3, 7.2), high),
    path(box(-48, 48, 1.4, 2), shade),
    path(plinthArches.map((m) => arch(m, 1.2, 2, 4, 5.2)).join(''), shade),
  ].join('');
}

/** Mosque (side -1) or jawab (side 1), hazy at the edge of the terrace. */
function sideBuilding(side: number): string {
  const c = AXIS + side * 336;
  let out = String(new Pen().rect(c - 62, 352, 124, 40).rect(c - 17, 342, 34, 50));
  for (const [dx, w, y] of [[0, 17, 342], [-38, 14, 352], [38, 14, 352]] as const) {
    out +=
      onionDomePath(c + dx, w * 0.84, w, y, y - w * 2.1, 0) +
      String(new Pen().rect(c + dx - 0.8, y - w * 2.1 - 9, 1.6, 12));
  }
  for (const dx of [-66, 66])
    out += String(new Pen().rect(c + dx - 4, 340, 8, 52)) + onionDomePath(c + dx, 5, 6, 340, 327, 0);
  return out;
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT, { horizon: 392 }),
      sun(doc, 640, 306, 32, '#fffaf0', {
        glow: '#ffe0bd', glowRadius: doc.pick(250, { tall: 210 }), glowOpacity: 0.7, rings: 3,
      }),
      streaks(doc, {
        seed: 14, from: 50, to: 300, count: 11, length: [180, 460], height: [4, 12], colour: '#fff0e2', opacity: 0.42,
      }),
      streaks(doc, {
        seed: 22, from: 30, to: 190, count: 5, length: [160, 380], height: [4, 10], colour: '#8d83bd', opacity: 0.3,
      }),
      [-1, 1].map((side) => path(sideBuilding(side), airAt(doc, LIGHT, '#b9647a', 0.5, AXIS + side * 336, 0.68))),
      foliage(doc, air(doc, LIGHT, '#6a5f95', 0.62, 0.5), {
        seed: 3, y: 394, height: 46, wavelength: 90, scallop: [6, 14], base: 402, envelope: dip(400, 0, 250),
      }),
      foliage(doc, air(doc, LIGHT, '#4d5280', 0.42, 0.3), {
        seed: 9, y: 400, height: 50, wavelength: 60, scallop: [6, 14], base: 410, envelope: dip(400, 200, 400),
      }),
      streaks(doc, {
        seed: 5, from: 364, to: 392, count: 5, length: [300, 560], height: [5, 10],
        x0: doc.pick(x0 - 60, { wide: 240 }), x1: x1 + 60, colour: '#ffeedd', opacity: 0.5, underTitle: true,
      }),
    );

    // the red terrace, the monument
    const { mid, lit, shade, deep, high } = MARBLE;
    const taj = doc.define([
      monument(),
      path(new Pen().rect(x0, Y(1.6), doc.width, 10), '#c98a8c'),
      path(new Pen(1).rect(x0, Y(1.7), doc.width, 3), '#e8b6a8'),
      minaret(-45.4, 1, [mid, lit, shade, deep]),
      minaret(45.4, 1, [lit, high, mid, shade]),
    ]);

    // garden in one-point perspective: k is the sideways slope of a line from the vanishing point
    const vanish = 384;
    const at = (k: number, y: number): number => AXIS + k * (y - vanish);
    const strip = (k0: number, k1: number, from: number, to: number): string =>
      String(new Pen().polygon([[at(k0, from), from], [at(k1, from), from], [at(k1, to), to], [at(k0, to), to]]));
    const pool = strip(-0.92, 0.92, 409, 610);
    doc.add(
      doc.band(
        doc.linear(
          [[0, '#b7a996'], [0.16, '#7d8a72'], [0.5, '#46655c'], [1, '#253f49']],
          { y1: LEVEL, y2: 600 },
        ),
        LEVEL,
      ),
      doc.use(taj),
      path(
        strip(-2.6, -1.72, 402, 610) + strip(1.72, 2.6, 402, 610),
        doc.linear(
          [[0, '#efc6b4'], [1, '#a97487']],
          { y1: 402, y2: 600 },
        ),
      ),
      path(strip(-1.12, 1.12, 406, 610), '#d99f98'),
      path(strip(-1, 1, 406, 610), '#f3cdbd'),
      path(
        pool,
        doc.linear(
          [[0, '#fbdcc4'], [0.4, '#d8a9bd'], [1, '#5c6aa6']],
          { y1: 405, y2: 600 },
        ),
      ),
      group(
        [
          doc.use(taj, place(0, LEVEL * 1.72 + 4, { scaleX: 1, scaleY: -0.72 })),
          path(
            pool,
            doc.linear(
              [[0, '#f3c6bd', 0.1], [0.5, '#a58bb8', 0.42], [1, '#43568f', 0.72]],
              { y1: 405, y2: 600 },
            ),
          ),
          path(
            ripplesPath({
              seed: 4, x0: 240, x1: 560, from: 420, to: 604, count: 46, length: [14, 90], height: [0.6, 1.8],
            }),
            '#ffe9dc',
            { opacity: 0.5 },
          ),
          path(
            ripplesPath({
              seed: 6, x0: 200, x1: 600, from: 430, to: 604, count: 40, length: [20, 110], height: [0.6, 2],
            }),
            '#4b5b97',
            { opacity: 0.45 },
          ),
        ],
        { clip: doc.clip(pool) },
      ),
      stroke(
        new Pen().move(at(-0.92, 409), 409).line(at(-0.92, 610), 610).move(at(0.92, 409), 409).line(at(0.92, 610), 610),
        '#b97f8c', 2,
      ),
      path(strip(-1.74, -1.66, 404, 610) + strip(1.66, 1.74, 404, 610), '#2f4f55'),
    );
    // cypress avenue, far to near
    for (const i of range(11).reverse()) {
      const depth = 1 / (1.12 + i * 0.44);
      const y = vanish + 250 * depth;
      const fade = Math.min(0.74, (1 - depth) * 0.86);
      for (const side of [1, -1]) {
        const x = AXIS + side * 350 * depth;
        const h = 196 * depth * (0.92 + (0.16 * ((i * 7 + (side > 0 ? 3 : 0)) % 5)) / 4);
        const w = 46 * depth;
        const dark = mix('#1d3346', '#93879f', fade);
        doc.add(
          path(
            new Pen()
              .move(x - w * 0.2, y)
              .quad(x - w * 1.2, y - 1, x - w * 2.2, y + h * 0.03)
              .quad(x - w, y + h * 0.05, x, y + h * 0.02)
              .close(),
            '#2a3a52',
            { opacity: 0.45 },
          ),
          path(new Pen().rect(x - w * 0.06, y - h * 0.07, w * 0.12, h * 0.08), dark),
          cypress(x, y - h * 0.05, h, w, { body: dark, lit: mix('#4f7a66', '#e6c2ad', fade) }),
        );
      }
    }
    if (doc.format === 'wide') {
      const grove = (
        seed: number, left: number, right: number, y: number, height: number, wavelength: number,
        scallop: readonly [number, number], over: number,
      ): string =>
        foliagePath({
          seed, x0: x0 - 20, x1: left, y, height, wavelength, scallop, base: 620, envelope: slope(left, left - over),
          least: 0.2,
        }) +
        foliagePath({
          seed: seed + 6, x0: right, x1: x1 + 20, y, height, wavelength, scallop, base: 620,
          envelope: slope(right, right + over), least: 0.2,
        });
      doc.add(
        path(grove(31, -10, 812, 600, 240, 120, [10, 26], 160), '#1c2644'),
        path(grove(41, -60, 862, 604, 150, 90, [8, 20], 120), '#2f4a58'),
      );
    }
    // a woman in a sari on the left walk, with her long shadow
    doc.add(
      group(
        [
          path('M-8 0q-16 6-44 6q16-7 40-8z', '#3d2f5c', { opacity: 0.4 }),
          path('M-7 0L-6-22C-8-34-4-40 0-40C5-40 8-33 6-22L9 0z', '#d8433f'),
          path('M-6-38C-8-46-4-51 0-51C5-51 7-45 5-40C9-30 8-16 11 0H7C4-14 0-26-6-38z', '#f29a3c'),
          path('M-2.6-45a2.8 3.4 0 1 1 5.6 0a2.8 3.4 0 1 1-5.6 0z', '#5c3145'),
        ],
        { transform: place(doc.pick(126, { tall: 152 }), doc.pick(516, { tall: 506 }), { scale: 0.95 }) },
      ),
      birds('#6f5f93', [[470, 110, 0.9], [496, 98, 0.7, 1], [520, 112, 0.6], [250, 176, 0.7], [270, 168, 0.55, 1]]),
    );
  },
};
