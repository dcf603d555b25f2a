import {
  birds, cumulus, deepenWater, fbm, foliagePath, group, lensesPath, mound, palm, palms, path, Pen, place, RAMPS, range,
  ripplePair, rng, sailBoat, sky, stroke, water, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f93cc', '#7fcbe2', '#dff0e2', '#fff5dc'], deep: '#0d5a92' };
const HORIZON = 150;

/** The reef as a wobbling oval seen at a slant: k scales it. */
function reef(k: number, seed: number, cx: number, cy: number, rx: number, ry: number): string {
  const points = range(22).map((i): Point => {
    const a = (i / 22) * 2 * Math.PI;
    const wobble = 1 + 0.13 * (fbm(i / 3.1, seed, 2) - 0.5) + 0.08 * Math.sin(a * 2 + seed) + 0.05 * Math.sin(3 * a);
    return [cx + Math.cos(a) * rx * k * wobble, cy + Math.sin(a) * ry * k * wobble * (Math.sin(a) > 0 ? 1.12 : 0.9)];
  });
  return String(new Pen().soft(points, { closed: true }));
}

/** The outline of the teardrop island, k times its size. */
function island(k: number, dx = 0, dy = 0): string {
  const shape: Point[] = [
    [-170, 20], [-120, -26], [-30, -44], [70, -46], [150, -24], [196, 8], [170, 36], [90, 54], [-10, 58], [-110, 50],
  ];
  return String(
    new Pen().soft(
      shape.map(([x, y]) => [412 + dx + x * k, 376 + dy + y * k * 0.9]),
      { closed: true },
    ),
  );
}

export const scene: Scene = {
  draw(doc) {
    const shift = doc.pick(0, { wide: 170 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON }),
      cumulus(
        doc,
        [
          [120, 140, 240, 44, 3], [560, 146, 300, 40, 6], [-150, 142, 240, 44, 8], [960, 144, 280, 44, 11],
          [330, 148, 140, 20, 9], [740, 142, 160, 36, 12],
        ],
        { lit: '#fffef8', shade: '#d3ebee', opacity: 0.95, lobes: 9 },
      ),
      water(doc, HORIZON, [[0, '#2aa0c8'], [0.18, '#0f7db4'], [0.6, '#0a5c98'], [1, '#083f76']]),
      deepenWater(doc, LIGHT, HORIZON),
      ripplePair(doc, HORIZON, '#9fe0ee', '#064070', { count: 74, seed: 8 }),
    );

    // reef, surf and lagoon in ever paler rings
    const ring = [404, 372, 340, 150] as const;
    const random = rng(6);
    const patches = new Pen();
    for (let i = 0; i < 21; i++) {
      const a = random() * 6.28;
      const q = 0.62 + 0.26 * random();
      const [x, y] = [404 + Math.cos(a) * 330 * q, 374 + Math.sin(a) * 146 * q];
      const w = 6 + 16 * random();
      patches
        .move(x - w, y)
        .quad(x - w * 0.6, y - w * 0.4, x, y - w * 0.34)
        .quad(x + w * 0.8, y - w * 0.3, x + w, y)
        .quad(x + w * 0.4, y + w * 0.36, x, y + w * 0.3)
        .quad(x - w * 0.7, y + w * 0.3, x - w, y)
        .close();
    }
    const grove = (
      seed: number, x0: number, x1: number, y: number, height: number, wavelength: number, base: number,
      under = 0,
      least = 0.6,
    ): string =>
      foliagePath({
        seed, x0, x1, y, height, wavelength, scallop: [7, 15], base, under, least, envelope: mound(x0, x1, 0.55),
      });
    const huts = [[318, 412], [350, 420], [384, 426], [420, 428]] as const;
    doc.add(
      group(
        [
          path(reef(1.1, 4, ...ring), '#1484b4'),
          path(reef(1.04, 4, ...ring), '#fff', { opacity: 0.85 }),
          path(reef(1, 4, ...ring), '#2fb6c8'),
          path(reef(0.92, 6, ...ring), '#4fd0ce'),
          path(reef(0.78, 8, 412, 376, 330, 142), '#7ee2d4'),
          path(reef(0.6, 9, 420, 380, 320, 138), '#a6eed9'),
          path(patches, '#1c96a8', { opacity: 0.7 }),
          path(
            lensesPath([
              [180, 350, 120, 6, 0.5], [560, 300, 120, 5, 0.5], [230, 440, 160, 7, 0.5], [580, 440, 130, 6, 0.5],
            ]),
            '#e8f8d8',
            { opacity: 0.8 },
          ),
          path(island(1.14, 0, 3), '#d3f6e2'),
          path(island(1.04), '#fff1cd'),
          path(island(0.93, 2, 4), '#e9cf95'),
          path(island(0.84), '#2a7452'),
          path(grove(7, 272, 566, 384, 46, 60, 398, 12) + grove(9, 282, 560, 408, 40, 50, 404, 16), '#2a7452'),
          path(
            grove(19, 290, 540, 372, 34, 50, 376, 0, 0.5) + grove(29, 310, 540, 402, 22, 40, 404, 0, 0.5),
            '#5fae5c',
          ),
          palms(
            doc, 4,
            [
              [300, 330, 56, 0.5, 10], [336, 306, 66, 0.6, -8], [372, 318, 60, 0.52, 6], [410, 296, 72, 0.64, 8],
              [452, 308, 66, 0.58, -8], [490, 300, 70, 0.6, 8], [528, 326, 56, 0.5, -10], [350, 352, 54, 0.5, 10],
              [430, 346, 60, 0.56, -8], [504, 350, 54, 0.5, 8],
            ],
            { dark: '#1c5f48', lit: '#9cc850', bark: '#7a5a46' },
          ),
          // jetty and beach huts
          stroke('M300 424L214 470', '#8a5f44', 5),
          stroke('M290 432v12M268 444v12M244 456v12M222 466v12', '#6b4436', 2.6),
          ...huts.map(
            ([x, y]) =>
              path(`M${x - 9} ${y}h18v-9h-18z`, '#c98f5a') +
              path(`M${x - 14} ${y - 8}L${x} ${y - 20}L${x + 14} ${y - 8}z`, '#8a5a3c') +
              path(`M${x} ${y - 20}L${x + 14} ${y - 8}H${x + 3}z`, '#d9a35f'),
          ),
          sailBoat(186, 492),
          sailBoat(640, 271, { scale: 0.55 }),
        ],
        { transform: place(shift, 0) },
      ),
    );
    doc.add(
      sailBoat(doc.pick(590, { wide: 780, tall: 560 }), 532, { scale: 1.25 }),
      doc.format === 'wide' ? sailBoat(-150, 430) + sailBoat(1010, 236, { scale: 0.5 }) : '',
      palm(
        3,
        doc.pick(-30, { wide: -330, tall: 66 }),
        640,
        doc.pick(40, { wide: -262, tall: 122 }),
        doc.pick(380, { tall: 440 }),
        { length: 120, width: [26, 13], bend: -30, leaflets: 11 },
      ),
      palm(
        8,
        doc.pick(850, { wide: 1150, tall: 740 }),
        640,
        doc.pick(752, { wide: 1050, tall: 668 }),
        doc.pick(430, { tall: 470 }),
        { length: 110, width: [24, 12], bend: 30, light: -1 },
      ),
      birds('#fff', [[250, 210, 1], [278, 200, 0.8, 1], [300, 214, 0.6]]),
    );
  },
};
