import {
  air, at, autoRickshaw, birds, cumulus, dome, foliagePath, group, lensesPath, lerp, man, mix, path, Pen, place, RAMPS, range, rng, roundArchPath,
    sky, stipple, streaks,
  stroke, trunkPath, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';

/** A clear morning in February, sun from the left. */
const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f7fc0', '#74b4dc', '#bfe0e6', '#f7efdc'], haze: '#d3e2e4', deep: '#14508e' };
const STONE: Tones = ['#d5cbc0', '#f7eedd', '#a39fae'];
const DEEP = { shadow: '#77788f', window: '#4b5068', line: '#8d8b9c' };
const GOLD = '#f0bf4a';
const PINK = { deep: '#b8487f', mid: '#e77fae', lit: '#f8b6cf', pale: '#fddbe6' };
const BARK = { mid: '#5a4650', lit: '#8d7478' };
const LAWN = { lit: '#9cc45c', mid: '#6aa04a', dark: '#3f7a48' };

/** A wing of four storeys between a and b: windows, the deep eaves, the parapet; ground at 0. */
function wing(a: number, b: number): string {
  const w = b - a;
  const bays = Math.round(w / 13);
  const arches = range(bays).map((i) => roundArchPath(a + ((i + 0.5) * w) / bays, 3.6, -80, -90)).join('');
  return (
    path(new Pen().rect(a, -110, w, 110), STONE[0]) + path(new Pen().rect(a, -110, 6, 110), STONE[1]) +
      path(new Pen().rect(b - 9, -110, 9, 110), STONE[2]) +
    stroke(`M${a + 5} -62H${b - 5}M${a + 5} -38H${b - 5}M${a + 5} -14H${b - 5}`, DEEP.window, 13, { dash: '7 6' }) + path(arches, DEEP.window) +
    stroke(`M${a} -74H${b}M${a} -50H${b}M${a} -26H${b}`, STONE[1], 3) + stroke(`M${a} -71.500H${b}M${a} -47.500H${b}M${a} -23.500H${b}`, DEEP.line,
      1.4) +
    path(new Pen().polygon([[a - 5, -104], [b + 5, -104], [b + 2, -110], [a - 2, -110]]), STONE[1]) + path(new Pen().rect(a - 3, -104, w + 6, 5),
      DEEP.shadow) +
    path(new Pen().rect(a, -118, w, 8), STONE[0]) + stroke(`M${a + 2} -118H${b - 2}`, STONE[1], 7, { dash: '5 6' })
  );
}

/** A domed corner tower, centre x. */
const corner = (x: number, k: number): string =>
  group(
    [
      path('M-20-104V-142H20V-104z', STONE[0]), path('M-20-104V-142H-13V-104z', STONE[1]), path('M12-104V-142H20V-104z', STONE[2]),
      path('M-12-108v-20q6-8 8 0v20zM4-108v-20q4-8 8 0v20z', DEEP.window), path('M-25-142H25L22-147H-22z', STONE[1]),
        path('M-23-142H23V-138H-23z', DEEP.shadow),
      path('M-19-147H19V-153H-19z', STONE[0]), dome(0, 19, -152, STONE, { light: -1, height: 17, finial: GOLD, finialHeight: 15 }),
    ],
    { transform: place(x, 0, { scale: k }) },
  );

/** Vidhana Soudha from the front: flight of steps, portico of twelve columns, central dome with the lion capital, corner domes. */
function soudha(): string {
  const columns = range(12).map((i) => lerp(-78, 78, i / 11));
  const steps = range(9).map((i) => `M${-92 - i * 4} ${-32 + i * 4}H${92 + i * 4}`).join('');
  return [
    corner(-112, 0.86), corner(112, 0.86),
    wing(-250, -86), wing(86, 250),
    corner(-228, 1), corner(228, 1),
    path('M-274 0V-112H-226V0zM226 0V-112H274V0z', STONE[0]), path('M-274 0V-112H-266V0zM226 0V-112H234V0z', STONE[1]),
      path('M-236 0V-112H-226V0zM262 0V-112H274V0z', STONE[2]),
    path('M-278-112H-222V-106H-278zM222-112H278V-106H222z', STONE[1]), stroke('M-258-84V-14M-244-84V-14M242-84V-14M256-84V-14', DEEP.window, 7,
      { dash: '16 8' }),
    // the central block behind the portico
    path('M-96 0V-138H96V0z', STONE[2]), path('M-88-34V-112H88V-34z', DEEP.window),
    path(columns.map((x) => String(new Pen(1).rect(x - 3.4, -108, 6.8, 74).rect(x - 5.2, -110, 10.4, 5).rect(x - 5.2, -38, 10.4, 4))).join(''),
      STONE[0]),
    path(columns.map((x) => String(new Pen(1).rect(x - 3.4, -108, 2.6, 74))).join(''), STONE[1]),
    path('M-98-112V-120H98V-112z', STONE[0]), path('M-108-120H108L102-128H-102z', STONE[1]), path('M-100-120H100V-115H-100z', DEEP.shadow),
    path('M-98-128V-140H98V-128z', STONE[0]), stroke('M-94-134H94', DEEP.line, 6, { dash: '4 5' }),
      stroke('M-96-142H96', STONE[1], 5, { dash: '6 5' }),
    path('M-66-140V-158H66V-140z', STONE[0]), path('M-66-140V-158H-56V-140zM-70-158H70V-162H-70z', STONE[1]), path('M52-140V-158H66V-140z', STONE[2]),
    path('M-46-162V-178H46V-162z', STONE[0]), path('M-46-162V-178H-36V-162z', STONE[1]), path('M34-162V-178H46V-162z', STONE[2]),
      stroke('M-32-169H32', DEEP.window, 9, { dash: '5 5' }),
    path('M-52-178H52L48-184H-48z', STONE[1]),
    dome(0, 42, -183, STONE, { light: -1, height: 38, finial: STONE[1], finialHeight: 2 }),
    // the lion capital
    path('M-7-220H7L5-228H-5z', STONE[0]), path('M-8-228Q-10-240-4-244Q0-248 4-244Q10-240 8-228z', GOLD),
      path('M-8-228Q-10-240-4-244L-2-228z', '#fde39a'),
    // the flight of steps between its cheek walls
    path('M-92-34H92L128 2H-128z', STONE[0]), stroke(steps, DEEP.line, 1.5), path('M-92-34L-128 2H-142V-12L-104-40zM92-34L128 2H142V-12L104-40z',
      STONE[2]), path('M-104-40L-142-12V-8L-100-34z', STONE[1]),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(-40, { wide: 210, tall: -14 });
    const mid = 400 + s;
    const ground = 430;
    doc.add(
      sky(doc, LIGHT, { horizon: 410 }),
      cumulus(doc, [[mid - 190, 190, 210, 46, 5], [mid + 210, 250, 260, 52, 9], [mid + 420, 180, 180, 40, 4]], { shade: '#c3dae6' }),
      streaks(doc, { seed: 8, from: 40, to: 140, count: 4, opacity: 0.4 }),
      path(foliagePath({ seed: 3, x0: x0 - 10, x1: x1 + 10, y: ground, height: 62, wavelength: 90, scallop: [6, 12] }),
        air(doc, LIGHT, '#4f8a5c', 0.34)),
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: x1 + 10, y: ground, height: 40, wavelength: 70, scallop: [6, 12] }),
        air(doc, LIGHT, '#3f7a50', 0.18)),
      group(soudha(), { transform: place(mid, ground, { scale: doc.pick(1.12, { wide: 1.12, tall: 0.94 }) }) }),
    );

    // lawns with clipped hedges, the railing, the road
    const lawn = doc.format === 'wide' ? doc.linear([[0, '#2f6a4a'], [1, LAWN.mid]], { x1: -200, x2: 300, y2: 0 }) : LAWN.mid;
    doc.add(
      path(new Pen().rect(x0, ground, doc.width, 180), lawn),
      path(new Pen().polygon([[mid - 150, ground], [mid + 150, ground], [mid + 250, 496], [mid - 250, 496]]), '#e3d3bd'),
      path(lensesPath([[mid - 370, 446, 200, 8, 0.5], [mid + 180, 444, 230, 8, 0.4], [mid + 280, 468, 220, 9, 0.5], [mid - 540, 466, 240, 9, 0.5]]),
        LAWN.lit),
      path(
        foliagePath({ seed: 21, x0: x0 - 10, x1: mid - 190, y: 470, height: 16, wavelength: 40, scallop: [6, 11], under: 4, least: 0.7 }) +
          foliagePath({ seed: 22, x0: mid + 190, x1: x1 + 10, y: 470, height: 16, wavelength: 40, scallop: [6, 11], under: 4, least: 0.7 }),
        LAWN.dark,
      ),
    );
    const blossomTrees = ([[mid - 330, 446, 96, 96], [mid - 420, 458, 124, 124], [mid - 560, 450, 90, 96], [mid - 720, 462, 118, 120],
      [mid + 372, 452, 118, 116]] as const).filter(([x]) => doc.shows(x, 70));
    doc.add(
      blossomTrees.map(([x, y, h, w], i) =>
        path(trunkPath(x, y, x + 4, y - h * 0.6, w * 0.12, w * 0.06), BARK.mid) + path(lensesPath([[x - w * 0.5, y + 2, w * 1.1, 8, 0.5]]), PINK.mid,
          { opacity: 0.7 }) + puffs(doc, 60 + i, puffRing(x, y - h * 0.66, w * 0.5), doc.format === 'wide' && x < 330 ? 0.35 : 0.1)),
      path(new Pen().rect(x0, 492, doc.width, 12), '#c9bba8'), stroke(`M${x0} 488H${x1}`, '#4a5068', 14, { dash: '2 7' }),
        stroke(`M${x0} 481H${x1}M${x0} 494H${x1}`, '#4a5068', 2),
      path(new Pen().rect(x0, 504, doc.width, 110), doc.linear([[0, '#8b8a96'], [1, '#5d5c70']], { y1: 504, y2: 600 })),
      path(new Pen().rect(x0, 501, doc.width, 5), '#f2e9d8'), stroke(`M${x0} 556H${x1}`, '#f2e9d8', 4, { dash: '46 34' }),
      path(lensesPath([[mid - 300, 530, 240, 7, 0.5], [mid + 60, 578, 300, 9, 0.4], [mid - 640, 574, 280, 9, 0.5]]), '#4d4c62', { opacity: 0.6 }),
      man(mid - 62, 484, { scale: 0.85, shirt: '#fffaf0' }), woman(mid - 40, 486, { scale: 0.85, sari: '#d9363e', edge: '#ffd36b' }),
      woman(mid + 78, 478, { scale: 0.76, sari: '#2f8f86', edge: '#fff0c4', facing: -1 }),
        man(mid + 96, 480, { scale: 0.78, shirt: '#f2b23f', facing: -1 }), man(mid + 8, 462, { scale: 0.56, shirt: '#4f7fb8' }),
      autoRickshaw(doc.pick(226, { wide: 480, tall: 226 }), 546, { scale: 0.96, body: '#f4c531', hood: '#2f7f4a' }),
      // flower sellers on the near pavement
      path(new Pen().rect(x0, 578, doc.width, 40), '#cdbfae'), path(new Pen().rect(x0, 574, doc.width, 6), '#f2e9d8'),
        stroke(`M${x0} 592H${x1}`, '#a99b94', 1.5, { dash: '60 3' }),
      seller(doc.pick(470, { wide: 740, tall: 440 }), 592),
    );
    doc.add(canopy(doc), birds('#3f6a94', [[mid - 60, 130, 0.9], [mid - 34, 120, 0.7, 1], [mid - 14, 136, 0.5]]));
  },
};

/** A woman selling jasmine and marigold from flat baskets. */
const seller = (x: number, y: number): string =>
  path(lensesPath([[x - 50, y + 2, 150, 8, 0.5]]), '#8d7f86', { opacity: 0.7 }) +
  woman(x - 14, y, { scale: 2, sari: '#7a3f9f', edge: '#f6c65b' }) +
    man(x + 74, y - 2, { scale: 2, shirt: '#fffaf0', dhoti: '#4a5a80', facing: -1 }) +
  path(`M${x + 4} ${y - 8}h44l-6 12h-32z`, '#a8703f') + path(`M${x + 4} ${y - 8}q6-12 12-8q4-9 10-4q6-6 10 0q8-2 12 12z`, '#f6a52f') +
    path(`M${x + 12} ${y - 9}q6-8 12-4q6-5 8 4z`, '#fff6e4');

/** One puff of blossom: middle and radius. */
type Puff = readonly [x: number, y: number, r: number];

const puffRing = (x: number, y: number, r: number): Puff[] => [
  [x, y - r * 0.5, r * 0.36], [x - r * 0.4, y - r * 0.3, r * 0.34], [x + r * 0.42, y - r * 0.26, r * 0.36], [x, y - r * 0.1, r * 0.4],
    [x - r * 0.74, y + r * 0.06, r * 0.3],
  [x + r * 0.78, y + r * 0.1, r * 0.28], [x - r * 0.36, y + r * 0.14, r * 0.34], [x + r * 0.36, y + r * 0.2, r * 0.32],
    [x - r * 0.04, y + r * 0.3, r * 0.26],
];

/** Clouds of blossom, lit from above left; `dim` 0…1 mixes them towards the deep sky. */
function puffs(doc: Doc, seed: number, list: readonly Puff[], dim = 0): string {
  const random = rng(seed);
  const lobed = (pen: Pen, x: number, y: number, r: number): void => {
    const n = Math.max(6, Math.round(r / 3.2));
    const points = range(n).map((i): Point => {
      const a = (i / n) * 2 * Math.PI;
      return [x + Math.cos(a) * r * (0.86 + 0.24 * random()), y + Math.sin(a) * r * 0.78 * (0.86 + 0.24 * random())];
    });
    pen.move(...at(points, -1));
    points.forEach((p, i) => {
      const q = at(points, i - 1);
      const chord = Math.hypot(p[0] - q[0], p[1] - q[1]) * 0.6;
      pen.arc(chord, chord, ...p);
    });
    pen.close();
  };
  const pens = [new Pen(), new Pen(), new Pen()] as const;
  for (const [x, y, r] of list) {
    lobed(pens[0], x, y, r);
    lobed(pens[1], x - r * 0.14, y - r * 0.16, r * 0.76);
    lobed(pens[2], x - r * 0.28, y - r * 0.34, r * 0.42);
  }
  const tone = (c: string): string => mix(c, doc.format === 'wide' ? '#2f5f8f' : LIGHT.haze, dim);
  return path(pens[0], tone(PINK.deep)) + path(pens[1], tone(PINK.mid)) + path(pens[2], tone(PINK.lit));
}

/** The near tabebuia at the right border, petals falling and lying on the road. */
function canopy(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  const d = doc.pick(0, { wide: 0, tall: 96 });
  const random = rng(14);
  // limbs from the fork: from, control, tip; blossom in tufts along their outer halves
  const limbs: readonly (readonly [number, number, number, number, number, number])[] = [
    [822, 300, 776, 190, 652, 150], [800, 240, 730, 120, 548, 96], [800, 240, 760, 60, 640, 22], [812, 250, 810, 120, 760, 16],
      [776, 214, 740, 230, 676, 238], [700, 110, 640, 40, 560, 26],
    [740, 176, 690, 170, 620, 196],
  ];
  const wood = new Pen();
  const list: Puff[] = [];
  for (const [ax, ay, cx, cy, bx, by] of limbs) {
    wood.move(ax + b, ay + d).quad(cx + b, cy + d, bx + b, by + d);
    for (let t = 0.34; t <= 1.02; t += 0.085) {
      const [x, y] = [(1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by];
      list.push([x + b + (random() - 0.5) * 54, y + d + (random() - 0.5) * 56, 12 + 15 * random()]);
    }
  }
  list.sort((p, q) => p[1] - q[1]);
  return (
    path(trunkPath(846 + b, 640, 812 + b, 240 + d, 58, 34, 12), BARK.mid) + path(new Pen().move(812 + b, 640).quad(822 + b, 480, 796 + b, 262 + d)
      .line(808 + b, 262 + d).quad(838 + b, 480, 830 + b, 640).close(), BARK.lit) +
    stroke(wood, BARK.mid, 7, { round: true }) +
    puffs(doc, 4, list.filter(([x]) => doc.shows(x, 20))) +
    stipple(PINK.pale, { seed: 6, count: 60, x0: 520 + b, x1: Math.min(doc.x1, 860 + b), y0: 20 + d, y1: 240 + d, size: 5, opacity: 0.9,
      density: (u, v) => (Math.abs(v - (0.75 * u)) < 0.3 ? 1 : 0) }) +
    stipple(PINK.lit, { seed: 9, count: 34, x0: 440 + b, x1: 800 + b, y0: 220 + d, y1: 520, size: 4.4 }) +
    path(lensesPath(range(34)
      .map((i): [number, number, number, number, number] => [560 + b + ((i * 67) % 270), 510 + ((i * 37) % 92), 12 + (i % 4) * 3, 5, 0.5])),
      PINK.mid) +
    path(lensesPath(range(18).map((i): [number, number, number, number, number] => [430 + b + ((i * 89) % 380), 516 + ((i * 41) % 84), 10, 4, 0.5])),
      PINK.lit)
  );
}
