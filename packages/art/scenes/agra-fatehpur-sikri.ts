import {
  air, arcadePath, archPath, battlement, branch, chhatri, clamp, cumulus, finialPath, foliage, group, lensesPath, lerp, man, mix, onionDomePath, onionSidePath, path,
  Pen, place, poly, RAMPS, range, rng, sky, stroke, TITLE_CREAM, tree, woman,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { crowd, steps } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#12629f', '#3d9fcb', '#93d3dc', '#f3ecd2'], haze: '#dfd3c0', deep: '#0c4f88' };
const STONE: Tones = ['#c95f44', '#f0946a', '#8a3540'];
const BUFF = '#f6d9a6';
const BUFF_SHADE = '#c99a80';
const DEEP = '#4f1f34';
const INK = '#3a1d33';

/** Metres about the axis of the gate and above its terrace, seen from far below: the top leans together a little. */
const SCALE = 6.7;
const BASE = 420;
const AXIS = 418;
const see = (u: number, h: number): Point => [AXIS + u * SCALE * (1 - 0.0022 * h), BASE - h * SCALE];
const face = (a: number, b: number, low: number, high: number): string => String(new Pen(1).polygon([see(a, low), see(b, low), see(b, high), see(a, high)]));
const arch = (u: number, half: number, sill: number, spring: number, apex: number): string =>
  archPath(see(u, spring)[0], half * SCALE * (1 - 0.0022 * spring), see(0, sill)[1], see(0, spring)[1], see(0, apex)[1]);

/** The great gate: a middle face with its vaulted recess, two slanting wings in three storeys, kiosks along the crown. Light from the right. */
function gate(): string {
  const out: string[] = [];
  // three large kiosks behind the crown
  const rear: Tones = [mix(STONE[0], LIGHT.haze, 0.12), mix(STONE[1], LIGHT.haze, 0.1), STONE[2]];
  for (const [u, w] of [[-8.2, 38], [8.2, 38], [0, 50]] as const) {
    const [x, y] = see(u, 40.5);
    out.push(chhatri(x, y, w, rear));
    const [foot, tip] = [y - w * 0.75, y - w * 1.48];
    out.push(path(onionDomePath(x, w * 0.39, w * 0.42, foot, tip), '#f4e6d4'), path(onionSidePath(x, w * 0.39, w * 0.42, foot, tip, -1, 0.35), '#c9a7a8'));
  }
  // wings
  const wing = (s: -1 | 1): string => {
    const [a, b] = s < 0 ? [-21, -13] : [13, 21];
    const [front, frame, hollow] = s < 0 ? [STONE[2], '#a5535a', DEEP] : [STONE[1], BUFF, '#a04a48'];
    const mid = s * 17;
    return [
      path(face(a, b, 0, 37), front),
      ...[[1, 10.5], [13.2, 22], [25, 33.5]].map(([low = 0, high = 0]) =>
        stroke(face(mid - 3, mid + 3, low - 0.4, high + 1.4), frame, 1.6) +
        path(arch(mid, 2.5, low, lerp(low, high, 0.58), high), hollow) +
        path(arch(mid + s * 0.5, 1.5, low, lerp(low, high, 0.5), high - 2), s < 0 ? '#3a1730' : DEEP),
      ),
      path(face(a, b, 11.4, 12.2) + face(a, b, 23.4, 24.2) + face(a - 0.4, b + 0.4, 36, 37), frame),
      battlement(see(a, 37)[0], see(0, 37)[1], see(b, 37)[0] - see(a, 37)[0], s < 0 ? STONE[2] : STONE[1], 5),
    ].join('');
  };
  out.push(wing(-1), wing(1));
  // middle face with its bands of buff stone
  out.push(
    path(face(-13, 13, 0, 40), STONE[0]),
    path(face(9.8, 13, 0, 40), mix(STONE[0], STONE[1], 0.45)),
    path(face(-11.9, -9.7, 0, 37.4) + face(9.7, 11.9, 0, 37.4) + face(-11.9, 11.9, 35.4, 37.4), BUFF),
    stroke(
      [-10.8, 10.8].map((u) => String(new Pen(1).move(...see(u, 0.6)).line(...see(u, 36.4)))).join('') +
        String(new Pen(1).move(...see(-10.8, 36.4)).line(...see(10.8, 36.4))),
      '#b5563f', 2.6, { dash: '9 2.5 3 2 6 2.5' },
    ),
    path(arch(0, 8.7, 0, 20.4, 32.6), BUFF),
    // the recess: inner walls, half dome, doors and windows
    path(arch(0, 8, 0, 20.2, 31.4), '#7d3340'),
    path(
      new Pen(1).move(...see(-8, 0)).line(...see(-8, 20.2)).cubic(...see(-8, 27), ...see(-4.2, 29.8), ...see(0, 31.4)).quad(...see(-3.8, 25), ...see(-4.3, 19)).line(...see(-4.3, 0)).close(),
      '#d98058',
    ),
    path(
      new Pen(1).move(...see(8, 0)).line(...see(8, 20.2)).cubic(...see(8, 27), ...see(4.2, 29.8), ...see(0, 31.4)).quad(...see(3.8, 25), ...see(4.3, 19)).line(...see(4.3, 0)).close(),
      DEEP,
    ),
    stroke(
      [-7.4, -5.6, -3.4, -1.2, 1.2, 3.4, 5.6, 7.4].map((u) => String(new Pen(1).move(...see(u, 20)).quad(...see(u * 0.8, 27), ...see(0, 31)))).join('') +
        String(new Pen(1).move(...see(-7.6, 23)).quad(...see(0, 20), ...see(7.6, 23)).move(...see(-6.4, 26)).quad(...see(0, 23.4), ...see(6.4, 26))),
      '#c9785f', 1, { opacity: 0.6 },
    ),
    path(face(-8, 8, 9.6, 10.6) + face(-7.9, 7.9, 18.4, 19.2), '#e0a478'),
    path([-6.2, 0, 6.2].map((u) => arch(u, u ? 1.3 : 2.7, 0, u ? 4.4 : 5.4, u ? 6.8 : 8.8)).join(''), '#2f1229'),
    path([-6.2, -2.4, 2.4, 6.2].map((u) => arch(u, 1.2, 11.4, 14.6, 17)).join(''), '#3f1830'),
    path(arch(0, 1.2, 11.4, 14.8, 17.4), '#3f1830'),
    // rosettes of marble in the spandrels
    path([-6.6, 6.6].map((u) => String(new Pen(1).circle(...see(u, 31.4), 6))).join(''), '#fff1d8'),
    path([-6.6, 6.6].map((u) => String(new Pen(1).circle(...see(u, 31.4), 3))).join(''), STONE[0]),
    path(face(-13.4, 13.4, 39.4, 40.4), BUFF),
    battlement(see(-13, 40.4)[0], see(0, 40.4)[1], see(13, 40.4)[0] - see(-13, 40.4)[0], STONE[1], 5),
  );
  // a row of small kiosks on the crown, slender turrets at the angles
  const small = range(11).map((i) => see(-11 + i * 2.2, 41));
  out.push(
    path(small.map(([x, y]) => String(new Pen(1).rect(x - 4.5, y - 9, 2, 9).rect(x + 2.5, y - 9, 2, 9).rect(x - 5.5, y - 10, 11, 2))).join(''), STONE[0]),
    path(small.map(([x, y]) => onionDomePath(x, 4, 4.6, y - 10, y - 19)).join(''), '#f4e6d4'),
    path(small.map(([x, y]) => onionDomePath(x - 1.8, 1.6, 2, y - 10, y - 16)).join(''), '#c9a7a8'),
  );
  for (const [u, top, dark] of [[-21, 38.6, true], [-13, 42.4, true], [13, 42.4, false], [21, 38.6, false]] as const) {
    const [x, y] = see(u, top);
    const foot = see(u, 0)[1];
    out.push(
      path(new Pen(1).rect(x - 3.4, y, 6.8, foot - y), dark ? '#a04a48' : STONE[1]),
      path(new Pen(1).rect(x - 3.4, y, 2.8, foot - y), dark ? STONE[2] : STONE[0]),
      path(onionDomePath(x, 5, 5.6, y, y - 12) + finialPath(x, y - 11, 9, 1.6), dark ? '#d9b8ac' : '#fff1d8'),
    );
  }
  return out.join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-6, { wide: 210, tall: -18 });
    const drop = doc.pick(0, { tall: 30 });
    doc.add(
      sky(doc, LIGHT, { horizon: 460 }),
      cumulus(doc, [
        [doc.pick(96, { wide: 470, tall: 190 }), doc.pick(300, { wide: 262, tall: 330 }), 300, 62, 5],
        [doc.pick(730, { wide: 960, tall: 640 }), doc.pick(214, { wide: 196, tall: 280 }), 260, 56, 11],
      ], {
        lit: '#fffdf4', shade: '#b9dbe4',
      }),
      foliage(doc, air(doc, LIGHT, '#4f7f5c', 0.4), { seed: 3, y: 452, height: 60, wavelength: 110, scallop: [6, 13], base: 470 }),
    );

    // the wall of the mosque court on both sides, with its kiosks
    const wallTop = 316;
    const far = air(doc, LIGHT, STONE[0], 0.16, 0.45);
    const kiosks = range(17).map((i) => -290 + i * 84 + (i % 3) * 6).filter((x) => Math.abs(x - AXIS - shift) > 170 && doc.shows(x, 30));
    doc.add(
      group(
        [
          ...kiosks.map((x) => chhatri(
            x, wallTop - 6, 26,
            [
              mix(STONE[0], doc.format === 'wide' && x < 260 ? '#0c4f88' : LIGHT.haze, doc.format === 'wide' && x < 260 ? 0.5 : 0.2),
              mix(STONE[1], doc.format === 'wide' && x < 260 ? '#0c4f88' : LIGHT.haze, doc.format === 'wide' && x < 260 ? 0.5 : 0.1), STONE[2],
            ],
          )),
          path(new Pen().rect(x0, wallTop, x1 - x0, 170), far),
          battlement(x0, wallTop, x1 - x0, far, 7),
          path(new Pen().rect(x0, wallTop + 9, x1 - x0, 4).rect(x0, wallTop + 74, x1 - x0, 5), air(doc, LIGHT, BUFF_SHADE, 0.1, 0.5)),
          path(
            arcadePath(x0, AXIS + shift - 146, Math.round((AXIS + shift - 146 - x0) / 34), wallTop + 66, wallTop + 38, wallTop + 22, 0.6) +
              arcadePath(AXIS + shift + 146, x1 + 20, Math.round((x1 - AXIS - shift - 126) / 34), wallTop + 66, wallTop + 38, wallTop + 22, 0.6) +
              arcadePath(x0, AXIS + shift - 146, Math.round((AXIS + shift - 146 - x0) / 34), wallTop + 150, wallTop + 112, wallTop + 92, 0.6) +
              arcadePath(AXIS + shift + 146, x1 + 20, Math.round((x1 - AXIS - shift - 126) / 34), wallTop + 150, wallTop + 112, wallTop + 92, 0.6),
            air(doc, LIGHT, '#8f3f44', 0.1, 0.6),
          ),
        ],
        { transform: place(0, drop) },
      ),
    );
    doc.add(group(gate(), { transform: place(shift, drop) }));

    // the pyramid of steps: front in the sun, left flank in shade
    const n = 19;
    const foot = 640;
    const level = (i: number): number => lerp(BASE + drop, foot, (i / n) ** 1.25);
    const spread = (i: number): number => (i / n) ** 1.12;
    const middle = AXIS + shift;
    const front = (s: number, i: number): Point => [middle + s * (150 + 160 * spread(i)) + 10 * spread(i), level(i)];
    const flank = (s: number, i: number): Point => [middle + s * (164 + 470 * spread(i)), level(i)];
    const ground = doc.linear([[0, '#d9a878'], [1, '#8f5a50']], { y1: 470, y2: 610 });
    doc.add(
      doc.band(ground, 478 + drop * 0.5),
      steps(n, (i) => flank(-1, i), (i) => front(-1, i), '#93424a', '#6b2b40', 0.5),
      steps(n, (i) => front(1, i), (i) => flank(1, i), '#ffc08c', '#e0835c', 0.5),
      steps(n, (i) => front(-1, i), (i) => front(1, i), '#f3a878', '#c4614a', 0.52),
      poly([see(-22, 0), see(22, 0), see(22.5, -0.7), see(-22.5, -0.7)].map(([x, y]): Point => [x + shift, y + drop]), DEEP),
    );
    // visitors on the steps
    const random = rng(14);
    const people: Point[] = range(40).map((): Point => {
      const t = 1 + (n - 6) * random() ** 1.3;
      const i = Math.floor(t);
      return [middle + (random() - 0.5) * 2 * (130 + 150 * spread(i)), level(i)];
    });
    people.sort((a, b) => a[1] - b[1]);
    doc.add(
      path(lensesPath(people.map(([x, y]) => [x - 16, y + 1, 18 + (y - BASE) / 12, 2, 0.5])), DEEP, { opacity: 0.4 }),
      crowd(3, people, (p) => lerp(11, 30, clamp((p[1] - BASE - drop) / 130)), ['#fff3dc', '#2f8f86', '#f0b83f', '#d9366a', '#2f5f9f', '#fff3dc', '#e8642c']),
      path(lensesPath([[middle - 150, 584, 70, 4, 0.5], [middle - 106, 592, 60, 4, 0.5], [middle + 66, 574, 50, 3, 0.5]]), DEEP, { opacity: 0.5 }),
      woman(middle - 92, 584, { scale: 1.75, sari: '#f0b83f', edge: '#c2346a', facing: -1 }),
      man(middle - 48, 592, { scale: 1.8, shirt: TITLE_CREAM, dhoti: '#f3e6d0', hat: TITLE_CREAM }),
      woman(middle + 108, 574, { scale: 1.5, sari: '#2f8f86', edge: '#f0d27a', facing: -1 }),
    );
    // neem trees at the foot of the steps, a neem branch over our heads
    const leaves = ['#1f4a3f', '#3f7a4a', '#86ad4f'] as const;
    for (const [x, y, h, w] of [[26, 500, 96, 92], [800, 506, 110, 100], [-86, 516, 110, 110], [-220, 500, 80, 90], [920, 500, 90, 90], [1040, 530, 150, 140]] as const) {
      const px = x + doc.pick(0, { wide: x > 0 ? 20 : 0, tall: x > 400 ? -110 : 96 });
      if (doc.shows(px, w / 2) && !(doc.format === 'wide' && px > 0 && px < 900)) doc.add(tree(x + 500, px, y + drop, h, w, { leaves, bark: '#4a2c34', light: 1 }));
    }
    const twigs = [[-24, 28, 0.35, 230], [-20, -14, 0.12, 190], [-30, 92, 0.62, 150], [60, -20, 0.7, 120]] as const;
    doc.add(
      branch(doc, 8, twigs.map(([x, y, a, l]) => (doc.format === 'wide' ? [800 - x + 300, y, Math.PI - a, l] as const : [x + doc.pick(0, { tall: 100 }), y, a, l] as const)), {
        dark: '#12343a', lit: '#4f7f3f', wood: INK, pairs: 14,
      }),
      // rose-ringed parakeets
      group(
        [[590, 150, 1, 0], [640, 128, 0.8, 1], [676, 158, 0.7, 0]].map(([x = 0, y = 0, s = 1]) =>
          path('M-14 0Q-6-5 3-3Q9-4 10-1Q4 2-4 2Q-10 3-26 5z', '#4f9f3f', { transform: place(x + shift * 1.15, y + drop, { scale: s * 1.2 }) }) +
          path('M-4-2Q-8-14-16-15Q-10-8-10-1zM0-2Q4-12 12-13Q6-6 5 0z', '#8fc24f', { transform: place(x + shift * 1.15, y + drop, { scale: s * 1.2 }) }),
        ),
      ),
    );
  },
};
