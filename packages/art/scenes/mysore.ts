import {
  archPath, dip, dots, finialPath, foliage, foliagePath, lampPost, lerp, man, onionDomePath, onionSidePath, palm,
  path, Pen, RAMPS, range, ridge, rng, short, sky, slope, stars, streaks, sun, woman, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#080b2e', '#1b1f66', '#4a3a92', '#c8708f'], deep: '#0b0f3c' };
const STONE = { high: '#fff2c4', lit: '#ffd27a', mid: '#e89a4a', low: '#a85a48', deep: '#4a2450' };
const CRIMSON = ['#c2385a', '#f0708a', '#7a2058'] as const;
const GILT = ['#e8a83f', STONE.high, '#a8682f'] as const;

/** Middle of the palace and y of its foot; measures count from there, upwards. */
const X = 400;
const FOOT = 440;

const box = (x: number, y: number, width: number, height: number): string =>
  String(new Pen(1).rect(X + x, FOOT - y - height, width, height));
const arch = (x: number, half: number, sill: number, spring: number, apex: number): string =>
  archPath(X + x, half, FOOT - sill, FOOT - spring, FOOT - apex);

function dome(
  x: number, y: number, half: number, height: number, [mid, lit, shade]: readonly [string, string, string] = CRIMSON,
): string {
  const shell = [X + x, half * 0.8, half * 0.92, FOOT - y, FOOT - y - height] as const;
  return (
    path(onionDomePath(...shell), mid) +
    path(onionSidePath(...shell, 1, 0.25), lit) +
    path(onionSidePath(...shell, -1, 0.5), shade) +
    path(finialPath(X + x, FOOT - y - height + 2, height * 0.5, half * 0.14), STONE.high)
  );
}

/** A domed kiosk with its foot on y. */
const tower = (x: number, y: number, half: number, height: number, domeHeight: number): string =>
  path(box(x - half, y, half * 2, height), STONE.lit) +
  path(box(x - half, y, half * 0.6, height), STONE.mid) +
  path(
    [-0.5, 0.5]
      .map((k) => arch(x + k * half, half * 0.3, y + height * 0.12, y + height * 0.6, y + height * 0.84))
      .join(''),
    STONE.deep,
  ) +
  path(box(x - half * 1.2, y + height, half * 2.4, 5), STONE.high) +
  dome(x, y + height + 5, half * 1.05, domeHeight);

/** An arcaded storey from a to b. */
function storey(a: number, b: number, y: number, height: number, bays: number): string {
  const w = (b - a) / bays;
  const frames = range(bays).map((i) => arch(a + (i + 0.5) * w, w * 0.4, y + 2, y + height * 0.52, y + height * 0.8));
  const openings = range(bays).map((i) =>
    arch(a + (i + 0.5) * w + 1, w * 0.3, y + 2, y + height * 0.48, y + height * 0.72),
  );
  return (
    path(box(a, y, b - a, height), STONE.mid) +
    path(frames.join(''), STONE.high) +
    path(openings.join(''), STONE.deep) +
    path(box(a - 2, y + height - 5, b - a + 4, 5), STONE.lit) +
    path(box(a, y, b - a, 3), STONE.low)
  );
}

/** The lines of bulbs along a storey. */
const bulbs = (a: number, b: number, y: number, height: number, bays: number): string =>
  `M${X + a} ${FOOT - y - height - 2}H${X + b}` +
  range(bays + 1)
    .map((i) => `M${short(X + a + (i * (b - a)) / bays)} ${FOOT - y - 2}V${FOOT - y - height}`)
    .join('');

/** Amba Vilas, Mysore: three arcaded storeys, domed corner and inner towers, a five-storey centre under a gilt dome, outlined in bulbs. */
function palace(): string {
  const storeys = [[-270, 270, 0, 62, 19], [-240, 240, 62, 44, 17], [-200, 200, 113, 30, 15]] as const;
  const [ground, first, second] = storeys;
  const shaft = (m: number, height: number): string =>
    path(box(m - 24, 0, 48, height), STONE.lit) + path(box(m - 24, 0, 14, height), STONE.mid);
  const windows = arch;
  const centre = [
    path(box(-46, 0, 92, 150), STONE.lit),
    path(box(-46, 0, 26, 150), STONE.mid),
    path(arch(0, 34, 0, 52, 84), STONE.high),
    path(arch(0, 27, 0, 48, 74), STONE.deep),
    path(arch(0, 14, 0, 30, 48), '#ffdf9a'),
    path([-26, 0, 26].map((m) => arch(m, 9, 96, 116, 130)).join(''), STONE.deep),
    path(box(-52, 150, 104, 6), STONE.high),
    path(box(-36, 156, 72, 36), STONE.lit),
    path(box(-36, 156, 20, 36), STONE.mid),
    path([-20, 0, 20].map((m) => arch(m, 7, 160, 174, 184)).join(''), STONE.deep),
    path(box(-42, 192, 84, 5), STONE.high),
    path(box(-28, 197, 56, 30), STONE.lit),
    path(box(-28, 197, 16, 30), STONE.mid),
    path([-14, 0, 14].map((m) => arch(m, 5, 200, 212, 220)).join(''), STONE.deep),
    path(box(-33, 227, 66, 5), STONE.high),
    dome(0, 232, 30, 62, GILT),
    ...[-40, 40].map((m) => dome(m, 197, 8, 16)),
    ...[-50, 50].map((m) => dome(m, 156, 8, 16)),
  ];
  const uprights = [
    [-46, 0, 150], [46, 0, 150], [-36, 156, 192], [36, 156, 192], [-28, 197, 227], [28, 197, 227], [-276, 0, 116],
    [-228, 0, 116], [276, 0, 116], [228, 0, 116], [-154, 0, 142], [-106, 0, 142], [154, 0, 142], [106, 0, 142],
  ] as const;
  const ledges = [[-46, 46, 152], [-36, 36, 194], [-28, 28, 229]] as const;
  const lights =
    storeys.map((s) => bulbs(s[0], s[1], s[2], s[3], s[4])).join('') +
    uprights.map(([m, a, b]) => `M${X + m} ${FOOT - a}V${FOOT - b}`).join('') +
    ledges.map(([a, b, y]) => `M${X + a} ${FOOT - y}H${X + b}`).join('') +
    onionDomePath(X, 24, 27.6, FOOT - 232, FOOT - 294) +
    [-252, 252].map((m) => onionDomePath(X + m, 15, 17.4, FOOT - 153, FOOT - 193)).join('') +
    [-130, 130].map((m) => onionDomePath(X + m, 15, 17.4, FOOT - 181, FOOT - 225)).join('') +
    arch(0, 34, 0, 52, 84);
  return [
    storey(...ground),
    storey(...first),
    path(box(-250, 106, 500, 7), STONE.high),
    storey(...second),
    ...[-252, 252].map(
      (m) =>
        shaft(m, 116) +
        path(windows(m, 12, 8, 36, 52) + windows(m, 12, 68, 88, 100), STONE.deep) +
        tower(m, 116, 18, 32, 40),
    ),
    ...[-130, 130].map(
      (m) =>
        shaft(m, 142) +
        path(windows(m, 12, 8, 36, 52) + windows(m, 12, 68, 88, 100) + windows(m, 12, 112, 126, 136), STONE.deep) +
        tower(m, 142, 18, 34, 44),
    ),
    ...[-190, 190, -76, 76].map((m) => tower(m, 143, 11, 18, 24)),
    ...centre,
    dots(lights, '#fff6d0', 2.2, 5),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const glowRadius = doc.pick(380, { wide: 330, tall: 300 });
    doc.add(
      sky(doc, LIGHT, { horizon: FOOT + 20, strength: 0.9 }),
      stars(doc, { seed: 3, count: 66, opacity: 0.7 }),
      sun(doc, doc.pick(640, { wide: 820 }), doc.pick(100, { tall: 124 }), 26, '#fff3d6', {
        glow: '#9a93f0', glowRadius: doc.pick(150, { tall: 110 }), glowOpacity: 0.5, rings: 2,
      }),
      path(
        new Pen().circle(X, FOOT - 60, glowRadius),
        doc.radial(
          [[0, '#ffb45e', 0.75], [0.5, '#e8708a', 0.25], [1, '#e8708a', 0]],
          X,
          FOOT - 60,
          glowRadius,
        ),
      ),
      streaks(doc, {
        seed: 9, from: 130, to: 340, count: 6, length: [200, 420], height: [6, 14], colour: '#c98ac0', opacity: 0.25,
        underTitle: true,
      }),
      ridge(doc, '#2a2470', { seed: 6, y: FOOT - 20, height: 40, wavelength: 260, step: 44 }),
      foliage(doc, '#1b1a56', { seed: 6, y: FOOT, height: 46, wavelength: 70, scallop: [8, 15], base: FOOT + 4 }),
      palace(),
      // forecourt, the lit avenue, lawns and hedges
      doc.band(
        doc.linear(
          [[0, '#b5705f'], [0.2, '#5a3a7a'], [1, '#0a0b34']],
          { y1: FOOT, y2: 604 },
        ),
        FOOT,
      ),
      path(
        `M330 ${FOOT}H470L640 620H160z`,
        doc.linear(
          [[0, '#ffc67a', 0.9], [1, '#5a3a7a', 0.25]],
          { y1: FOOT, y2: 600 },
        ),
      ),
      dots(`M330 ${FOOT + 2}L160 610M470 ${FOOT + 2}L640 610`, '#fff0c0', 3.4, 13),
      path(
        `M${x0} ${FOOT + 18}H300L210 ${FOOT + 62}H${x0}zM${x1} ${FOOT + 18}H500L590 ${FOOT + 62}H${x1}z`,
        '#23507a',
        { opacity: 0.6 },
      ),
      path(
        foliagePath({
          seed: 8, x0: x0 - 10, x1: 216, y: 520, height: 26, wavelength: 50, scallop: [6, 12], base: 524,
          envelope: slope(230, 170),
        }) +
          foliagePath({
            seed: 9, x0: 584, x1: x1 + 10, y: 520, height: 26, wavelength: 50, scallop: [6, 12], base: 524,
            envelope: slope(570, 630),
          }),
        '#16184f',
      ),
    );
    const lamps = [
      [250, 486, 0.7], [550, 486, 0.7], [196, 540, 1.1], [604, 540, 1.1], [-60, 520, 1], [860, 520, 1], [-200, 520, 1],
      [1000, 520, 1],
    ] as const;
    doc.add(lamps.filter(([x]) => doc.shows(x, 0)).map(([x, y, scale]) => lampPost(x, y, { scale })));
    const random = rng(8);
    const colours = ['#d8433f', '#f0a23f', '#3f8fb0', '#8e3f8a', '#f2ead2', '#3f9a6c'] as const;
    doc.add(
      range(22).map((i) => {
        const t = random();
        const y = lerp(456, 560, t);
        const x = X + (random() - 0.5) * lerp(130, 400, t);
        const scale = lerp(0.5, 1.3, t);
        const cloth = colours[i % 6] ?? colours[0];
        const edge = colours[(i + 1) % 6] ?? colours[1];
        return i % 2 ? woman(x, y, { scale, sari: cloth, edge }) : man(x, y, { scale, shirt: cloth, dhoti: '#e8dcc0' });
      }),
      foliage(doc, '#0a0b34', {
        seed: 18, y: 604, height: 80, wavelength: 80, scallop: [9, 20], base: 620, least: 0.2,
        envelope: dip(400, doc.pick(190, { tall: 130 }), doc.pick(360, { tall: 300 })),
      }),
    );
    const night = {
      length: 120, width: [22, 13] as const, leaves: ['#0a0b34', '#151650', '#3f3a86'] as const,
      bark: ['#0a0b34', '#5a3f7a', '#060722'] as const, nuts: '', leaflets: 10,
    };
    const [leftX, rightX] = [doc.pick(50, { wide: -226, tall: 126 }), doc.pick(754, { wide: 1030, tall: 674 })];
    doc.add(
      palm(5, rightX + 16, 640, rightX, doc.pick(300, { tall: 360 }), { ...night, bend: 10, light: -1 }),
      palm(8, leftX - 24, 640, leftX, doc.pick(330, { tall: 400 }), { ...night, bend: -10, light: 1 }),
    );
  },
};
