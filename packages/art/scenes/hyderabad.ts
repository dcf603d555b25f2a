import {
  air, archPath, autoRickshaw, birds, bunting, finialPath, group, lensesPath, man, mix, onionDomePath, onionSidePath,
  path, Pen, RAMPS, range, rng, short, sky, streaks, stroke, sun, woman, type Doc, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dusk,
  sky: ['#38508f', '#b5708f', '#f79f6a', '#ffdc9c'], haze: '#fbc596', deep: '#2f3c7e',
};
const STONE = { high: '#fff0c9', lit: '#f7d79a', mid: '#e2ad70', low: '#b97a56', deep: '#6b3a4c', dark: '#42233f' };

/** Middle of the Charminar and y of the ground; all measures below count from there, upwards. */
const X = 400;
const GROUND = 470;

const box = (x: number, y: number, width: number, height: number): string =>
  String(new Pen(1).rect(X + x, GROUND - y - height, width, height));
const arch = (x: number, half: number, sill: number, spring: number, apex: number): string =>
  archPath(X + x, half, GROUND - sill, GROUND - spring, GROUND - apex);
const arches = (
  count: number, from: number, gap: number, half: number, sill: number, spring: number, apex: number,
): string =>
  range(count)
    .map((i) => arch(from + i * gap, half, sill, spring, apex))
    .join('');

/** One of the four minarets at x from the middle: four stages, balconies, bulbous dome. Tones lit, mid, shade. */
function minaret(m: number, [lit, mid, shade]: readonly [string, string, string]): string {
  const x = X + m;
  const strip = (y0: number, y1: number, a0: number, a1: number, b0: number, b1: number, fill: string): string =>
    path(
      new Pen(1).polygon([[x + a0, GROUND - y0], [x + a1, GROUND - y1], [x + b1, GROUND - y1], [x + b0, GROUND - y0]]),
      fill,
    );
  const stages = [[0, 178, 15, 14], [178, 232, 12.5, 12], [232, 284, 11, 10.5], [284, 312, 9.5, 9]] as const;
  const balconies = [[60, 17], [118, 17], [176, 22], [230, 20], [282, 18]] as const;
  const dome = [x, 9, 11.5, GROUND - 310, GROUND - 342] as const;
  return [
    ...stages.map(
      ([y0, y1, w0, w1]) =>
        strip(y0, y1, -w0, -w1, w0, w1, mid) +
        strip(y0, y1, -w0, -w1, -w0 * 0.3, -w1 * 0.3, shade) +
        strip(y0, y1, w0 * 0.35, w1 * 0.35, w0 * 0.85, w1 * 0.85, lit),
    ),
    ...balconies.map(
      ([y, w]) =>
        path(
          new Pen(1).polygon([
            [x - w, GROUND - y - 7], [x + w, GROUND - y - 7], [x + w - 6, GROUND - y + 4], [x - w + 6, GROUND - y + 4],
          ]),
          shade,
        ) +
        path(box(m - w, y + 6, w * 2, 4), lit) +
        (y > 170
          ? stroke(`M${short(x - w + 1, 1)} ${GROUND - y - 15}H${short(x + w - 1, 1)}`, mid, 8, { dash: '3 2' })
          : ''),
    ),
    path(arch(m, 4, 190, 206, 216) + arch(m, 4, 244, 258, 268), STONE.dark),
    path(onionDomePath(...dome), mid),
    path(onionSidePath(...dome, 1, 0.2), lit),
    path(onionSidePath(...dome, -1, 0.4), shade),
    path(finialPath(x, GROUND - 340, 22, 3), '#d9973f'),
  ].join('');
}

/** The Charminar: a square block with a great arch on each side, two arcaded storeys and a small mosque on top. Light from the right. */
function charminar(): string {
  const far = [
    mix(STONE.lit, LIGHT.haze, 0.4),
    mix(STONE.mid, LIGHT.haze, 0.45),
    mix(STONE.low, LIGHT.haze, 0.45),
  ] as const;
  const inner =
    `M${X - 38} ${GROUND}V${GROUND - 54}C${X - 38} ${GROUND - 78} ${X - 22} ${GROUND - 88} ${X} ${GROUND - 96}` +
    `C${X - 12} ${GROUND - 82} ${X - 18} ${GROUND - 68} ${X - 18} ${GROUND - 50}V${GROUND}z`;
  return [
    minaret(-70, far),
    minaret(70, far),
    path(box(-94, 0, 188, 178), STONE.mid),
    path(box(-94, 0, 24, 178), STONE.low),
    path(box(60, 0, 34, 178), STONE.lit),
    // the great arch, with a view to the one behind
    path(box(-62, 0, 124, 128), STONE.lit),
    stroke(box(-56, 0, 112, 122), STONE.low, 1.6),
    path(arch(0, 44, 0, 56, 104), STONE.high),
    path(arch(0, 38, 0, 54, 96), STONE.deep),
    path(inner, STONE.dark),
    path(arch(4, 17, 0, 40, 68), '#f9b873'),
    path(new Pen().circle(X - 44, GROUND - 108, 6).circle(X + 44, GROUND - 108, 6), STONE.mid),
    // first storey: eleven arches; balustrade; row of small arches
    path(box(-96, 130, 192, 6), STONE.high),
    path(box(-92, 136, 184, 26), STONE.mid),
    path(arches(11, -80, 16, 5.4, 137, 149, 157), STONE.high),
    path(arches(11, -79, 16, 4, 137, 148, 155), STONE.deep),
    path(box(-98, 162, 196, 5), STONE.high),
    path(box(-94, 167, 188, 14), STONE.lit),
    stroke(`M${X - 90} ${GROUND - 176}h180`, STONE.low, 8, { dash: '4 4' }),
    path(box(-96, 181, 192, 4), STONE.high),
    path(arches(13, -78, 13, 4.5, 185, 192, 199), STONE.mid),
    // the mosque on the roof
    path(box(-40, 185, 80, 34), STONE.mid),
    path(box(10, 185, 30, 34), STONE.lit),
    path(arches(5, -28, 14, 5, 186, 200, 210), STONE.deep),
    path(box(-44, 218, 88, 5), STONE.high),
    path(arches(7, -33, 11, 4, 223, 229, 235), STONE.high),
    path([-79, 78].map((m) => arch(m, 8, 20, 40, 54) + arch(m, 8, 72, 92, 106)).join(''), STONE.low),
    minaret(-100, [STONE.lit, STONE.mid, STONE.low]),
    minaret(100, [STONE.high, STONE.lit, STONE.low]),
  ].join('');
}

/** The hazy old city behind: houses, small domes, minarets. */
function oldCity(doc: Doc): string {
  const random = rng(5);
  const houses = new Pen();
  let domes = '';
  let windows = '';
  for (let x = doc.x0 - 10; x < doc.x1; x += 34 + random() * 30) {
    const height = 50 + random() * 60;
    const width = 40 + random() * 24;
    const top = GROUND - height;
    houses.rect(x, top, width, height);
    if (random() < 0.3) domes += onionDomePath(x + width / 2, width * 0.2, width * 0.23, top, top - width * 0.5, 0);
    if (random() < 0.25) {
      houses.rect(x + width * 0.8, top - 50, 5, 50);
      domes += onionDomePath(x + width * 0.8 + 2.5, 4, 5, top - 50, top - 64, 0);
    }
    for (let y = top + 14; y < GROUND - 20; y += 18) windows += `M${short(x + 6)} ${short(y)}h${short(width - 12)}`;
  }
  return (
    path(`${houses.toString()}${domes}`, air(doc, LIGHT, '#8a4f6a', 0.5, 0.6)) +
    stroke(windows, air(doc, LIGHT, '#5d3360', 0.35, 0.5), 7, { dash: '5 7' })
  );
}

/** A market stall under a striped awning. */
function stall(x: number, width: number, height: number, colour: string, lean: number): string {
  const y = GROUND + 34;
  const stripe = (width + 20) / 6;
  const wares = range(5).map(
    (i) => [x + 8 + (i * (width - 16)) / 5, y - height * 0.3, (width - 20) / 5, 10, 0.5] as const,
  );
  return (
    path(new Pen().rect(x, y - height, width, height), '#3a2148') +
    path(new Pen().rect(x + 6, y - height * 0.62, width - 12, height * 0.3), '#ffce80') +
    path(lensesPath(wares), colour) +
    range(6)
      .map((i) =>
        path(
          `M${short(x - 10 + i * stripe)} ${short(y - height)}h${short(stripe)}l${lean * 4} 20q${short(-stripe / 2)} 10 ${short(-stripe)} 0z`,
          i % 2 ? '#fff0d6' : colour,
        ),
      )
      .join('')
  );
}

export const scene: Scene = {
  draw(doc) {
    const tall = doc.format === 'tall';
    doc.add(
      sky(doc, LIGHT, { horizon: 450 }),
      sun(doc, 610, 300, 56, '#fff3cc', {
        glow: '#ffe0a0', glowRadius: doc.pick(300, { tall: 230 }), glowOpacity: 0.7, rings: 3,
      }),
      streaks(doc, { seed: 19, from: 50, to: 310, count: 10, length: [180, 440], colour: '#ffe3bd', opacity: 0.42 }),
      oldCity(doc),
      charminar(),
      // the street
      doc.band(
        doc.linear(
          [[0, '#e8a872'], [0.4, '#b0686a'], [1, '#4a2a55']],
          { y1: GROUND, y2: 604 },
        ),
        GROUND,
      ),
      path(`M240 ${GROUND}H560L720 620H80z`, '#f2bd86', { opacity: 0.45 }),
      path(
        lensesPath([
          [150, 500, 180, 4, 0.5], [470, 508, 200, 4, 0.5], [220, 540, 220, 5, 0.5], [440, 566, 240, 5, 0.5],
          [120, 580, 200, 5, 0.5],
        ]),
        '#fbd3a0',
        { opacity: 0.45 },
      ),
    );
    const stalls = [
      [40, 96, 74, '#d8433f', -1], [146, 70, 58, '#2f8f86', -1], [590, 72, 58, '#e8962f', 1],
      [674, 96, 74, '#8e3f8a', 1], [-90, 96, 80, '#e8962f', -1], [-220, 100, 84, '#2f6f9f', -1],
      [810, 100, 80, '#2f8f86', 1], [940, 100, 84, '#d8433f', 1],
    ] as const;
    doc.add(
      stalls.filter(([x]) => doc.shows(x, 100)).map((s) => stall(s[0], s[1], s[2], s[3], s[4])),
      autoRickshaw(doc.pick(268, { tall: 290 }), 548, { scale: 1.15 }),
    );
    const crowd = [
      [330, 500, 1, '#f2ead2', '', 1], [352, 502, 1, '#8e2f5c', '#f4c65b', -1], [470, 498, 1, '#3f6fa0', '', 1],
      [500, 506, 1.1, '#d8433f', '#ffd36b', 1], [560, 540, 1.7, '#f7ecd2', '', -1],
      [600, 548, 1.7, '#2f8f86', '#f4b03f', -1], [130, 536, 1.6, '#e88a2a', '#8e2f5c', 1],
      [420, 486, 0.8, '#d9b07a', '', 1],
    ] as const;
    for (const [x, y, scale, cloth, edge, facing] of crowd) {
      doc.add(
        path(lensesPath([[x - 20 * scale, y + 1, 24 * scale, 3, 0.5]]), '#2a1640', { opacity: 0.5 }),
        edge ? woman(x, y, { scale, sari: cloth, edge, facing }) : man(x, y, { scale, shirt: cloth, facing }),
      );
    }
    doc.add(
      doc.pick(bunting([-2, 34], [802, 20]), {
        wide: bunting([430, -12], [1102, 30], { count: 38, sag: 44 }),
        tall: group(bunting([96, 66], [704, 54], { count: 33, sag: 30 })),
      }),
      birds(
        '#5d3560',
        [
          [250, tall ? 130 : 110, 1], [276, 98, 0.8, 1], [300, 116, 0.7], [330, 92, 0.6], [540, 130, 0.8],
          [562, 120, 0.65, 1],
        ].map(([x = 0, y = 0, s = 1, tilt = 0]) => [x, y + (tall ? 36 : 0), s, tilt] as const),
      ),
    );
  },
};
