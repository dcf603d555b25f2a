import {
  birds, coniferRow, cumulus, foliagePath, group, karst, lensesPath, lerp, longtail, mix, mound, path, Pen, place, RAMPS, range, ripplesPath, rng,
  sky, stipple, stroke, tuftPath,
  water, type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2a93c4', '#7fcbdc', '#cdeee2', '#fff6d8'], haze: '#d6efe4', ink: '#131c30', deep: '#101a30' };
const SEA = 352;
const CAVE = { deep: '#131c30', wall: '#222c44', ridge: '#33405c', lip: '#6a5a62', lit: '#c9a184', glow: '#f3d2a4' };
const ROCK: readonly [string, string, string, string] = ['#8b8a92', '#efe2c8', '#2f7a56', '#7fb850'];

/** The mouth of the cave, walked against the clock from its left foot; the roof is hung with stone. In card coordinates. */
const MOUTH: readonly Point[] = [
  [96, 566], [200, 560], [330, 572], [470, 566], [600, 574], [700, 560], [716, 500], [698, 440], [724, 380], [700, 318], [712, 260], [690, 236],
  [684, 292], [672, 232], [650, 190], [640, 262],
  [630, 300], [621, 252], [612, 176], [590, 150], [580, 196], [571, 156], [548, 128], [536, 168], [528, 226], [519, 166], [506, 112], [470, 96],
  [460, 140], [450, 102], [420, 88], [398, 94], [390, 160],
  [383, 206], [374, 150], [364, 96], [330, 98], [322, 132], [313, 104], [284, 116], [272, 192], [262, 250], [252, 186], [242, 138], [216, 158],
  [206, 206], [197, 176], [172, 214], [160, 262], [150, 240], [128, 300],
  [140, 350], [112, 392], [124, 446], [92, 490],
];

/** Moves a point of the cave in the card to its place in this format. */
const fit = (doc: Doc): ((p: Point) => Point) =>
  doc.format === 'wide' ? ([x, y]) => [x * 1.12 + 216, y - 24 + (y > 500 ? 30 : 0)] : doc.format === 'tall' ? ([x, y]) =>
    [402 + (x - 408) * 0.82, 156 + (y - 88) * 0.86] : (p) => p;

/** The rock round the mouth: the whole canvas with a hole in it, `grow` px wider than the mouth. */
function frame(doc: Doc, grow: number, seed: number): Pen {
  const random = rng(seed);
  const to = fit(doc);
  const [cx, cy] = to([408, 350]);
  const pen = new Pen().rect(doc.x0 - 10, doc.y0 - 10, doc.width + 20, doc.height + 20);
  const hole = MOUTH.map((p): Point => {
    const [x, y] = to(p);
    const m = Math.hypot(x - cx, y - cy) || 1;
    const g = grow * (0.6 + 0.8 * random());
    return [x + ((x - cx) / m) * g, y + ((y - cy) / m) * g * (y > cy + 150 ? 0.4 : 1)];
  });
  return pen.polygon(hole);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const to = fit(doc);
    const X = (x: number): number => to([x, 300])[0];
    const Y = (y: number): number => to([400, y])[1];
    const k = doc.pick(1, { wide: 1.05, tall: 0.84 });
    const sea = Y(SEA);
    const random = rng(5);
    doc.add(
      sky(doc, LIGHT, { horizon: sea, deepen: false }),
      cumulus(doc, [[X(250), sea - 60, 190, 60, 3], [X(470), Y(190), 170, 44, 8],
        [X(590), sea - 20, 220, 70, 5]].map(([a, b, c, d, e]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0] as const),
        { lit: '#fffdf2', shade: '#bfdfe2' }),
    );
    // far islets, then the one off the beach
    const stone = (haze: number): readonly [string, string, string, string] =>
      [mix(ROCK[0], LIGHT.haze, haze), mix(ROCK[1], LIGHT.haze, haze * 0.6), mix(ROCK[2], LIGHT.haze, haze), mix(ROCK[3], LIGHT.haze, haze)];
    doc.add(
      karst(21, X(210), sea + 1, 70 * k, 60 * k, { colours: stone(0.6), light: 1 }),
      karst(27, X(262), sea + 1, 46 * k, 42 * k, { colours: stone(0.62), light: 1 }),
      karst(8, X(486), sea + 1, 60 * k, 74 * k, { colours: stone(0.55), light: 1 }),
      water(doc, sea, [[0, '#d3f2e2'], [0.15, '#7fdccf'], [0.45, '#2fb3b8'], [0.8, '#148aa3'], [1, '#0f7a98']], { to: Y(600) }),
      path(ripplesPath({ seed: 4, x0: X(60), x1: X(740), from: sea + 6, to: Y(520), count: 60, length: [16, 90] }), '#f7fff4', { opacity: 0.6 }),
      path(ripplesPath({ seed: 9, x0: X(60), x1: X(740), from: sea + 12, to: Y(520), count: 44, length: [16, 90] }), '#0d7392', { opacity: 0.4 }),
    );
    const islet = doc.define(karst(36, 0, 0, 128 * k, 168 * k, { colours: stone(0.12), light: 1 }));
    const second = doc.define(karst(33, 0, 0, 84 * k, 112 * k, { colours: stone(0.16), light: 1 }));
    const foot = sea + 14 * k;
    doc.add(
      doc.use(second, place(X(292), foot - 4)), doc.use(islet, place(X(372), foot)),
      doc.use(islet, place(X(372), foot + 4, { scaleX: 1, scaleY: -0.4 }), { opacity: 0.3 }),
      doc.use(second, place(X(292), foot + 2, { scaleX: 1, scaleY: -0.4 }), { opacity: 0.3 }),
      path(lensesPath([[X(372) - 70 * k, foot + 3, 140 * k, 5, 0.5], [X(292) - 50 * k, foot + 1, 100 * k, 4, 0.5]]), '#0d6f86', { opacity: 0.55 }),
      path(lensesPath([[X(372) - 60 * k, foot + 9, 130 * k, 3, 0.5]]), '#f7fff4', { opacity: 0.7 }),
    );
    // the great wall on the right with its stains; casuarinas and the beach at its foot
    const p = (points: readonly Point[]): Pen => new Pen().polygon(points.map(to));
    const stains = new Pen();
    const dark = new Pen();
    for (const i of range(20)) {
      const [x, y] = [lerp(530, 760, random()), lerp(40, 300, random())];
      const [w, h] = [lerp(4, 11, random()), lerp(40, 110, random())];
      (i % 2 ? stains : dark).polygon(([[x, y], [x + w, y + h * 0.3], [x + w * 0.4, y + h], [x - w * 0.4, y + h * 0.5]] as const).map(to));
    }
    doc.add(
      path(p([[522, 380], [516, 330], [536, 290], [528, 240], [548, 200], [540, 140], [570, 90], [600, 60], [780, 40], [780, 420], [522, 420]]),
        '#a9a3a2'),
      path(p([[548, 200], [540, 140], [570, 90], [600, 60], [640, 50], [620, 130], [640, 200], [604, 270], [612, 330], [570, 400], [522, 400],
        [516, 330], [536, 290], [528, 240]]), '#8a8890'),
      path(p([[640, 50], [700, 44], [690, 150], [712, 220], [676, 290], [690, 360], [650, 400], [612, 400], [612, 330], [640, 260], [654, 190],
        [632, 130]]), '#f0e2c6'),
      path(stains, '#d98f5c', { opacity: 0.8 }), path(dark, '#5d6274', { opacity: 0.6 }),
      path(tuftPath(5, X(520), X(590), Y(150), 26) + tuftPath(6, X(560), X(640), Y(226), 22) + tuftPath(7, X(640), X(710), Y(160), 26) +
        tuftPath(8, X(510), X(560), Y(296), 22), ROCK[2]),
    );
    const shore: Point[] = [[430, 600], [404, 560], [440, 520], [500, 480], [548, 446], [560, 424], [540, 404], [516, 392], [520, 384], [580, 380],
      [780, 376]];
    const beach = shore.map(to);
    const ground = (): number => Y(392);
    const trees = coniferRow(9, X(528), X(740), ground, [34 * k, 74 * k], 20 * k);
    doc.add(
      path(new Pen().soft(beach).line(...to([780, 620])).line(...to([440, 640])).close(), '#fff0cf'),
      stroke(new Pen().soft(beach.slice(1, 9).map(([x, y]): Point => [x - 7, y + 3])), '#f9fffa', 6, { opacity: 0.8 }),
      stroke(new Pen().soft(beach.slice(1, 9).map(([x, y]): Point => [x - 22, y + 6])), '#d9f7ea', 4, { opacity: 0.65 }),
      stroke(new Pen().soft(beach.slice(1, 9).map(([x, y]): Point => [x + 5, y])), '#dcbf95', 4, { opacity: 0.7 }),
      path(foliagePath({ seed: 3, x0: X(524), x1: X(760), y: ground() + 4, height: 34 * k, wavelength: 40, scallop: [4, 9], base: ground() + 8,
        least: 0.4 }), '#2a6a50'),
      trees.map(([x, y, h], i) => path(`M${Math.round(x - 1)} ${Math.round(y + 6)}V${Math.round(y - h * 0.5)}h2V${Math.round(y + 6)}z`, '#5a4a44') +
        path(foliagePath({ seed: 60 + i, x0: x - h * 0.24, x1: x + h * 0.24, y: y - h * 0.36, height: h * 0.74, wavelength: 12, scallop: [3, 6],
        base: y - h * 0.3, under: 4, least: 0.5, envelope: mound(x - h * 0.24, x + h * 0.24, 0.9) }), i % 2 ? '#3f8a5c' : '#2f7452')),
      path(lensesPath([[X(560), Y(408), 150 * k, 9, 0.4], [X(600), Y(430), 120 * k, 7, 0.5]]), '#c9a77c', { opacity: 0.6 }),
    );
    const boat = doc.define(longtail(0, 0));
    const boats = [[X(452), Y(424), 0.24], [X(214), Y(424), 0.3], [X(330), Y(482), 0.5]] as const;
    doc.add(
      boats.map(([x, y, s]) => path(lensesPath([[x - 210 * s * k, y + 22 * s * k, 420 * s * k, 7, 0.5],
        [x - 150 * s * k, y + 44 * s * k, 320 * s * k, 5, 0.5]]), '#0d6f86', { opacity: 0.5 }) +
        doc.use(boat, place(x, y, { scaleX: s * k * (s === 0.24 ? -1 : 1), scaleY: s * k }))),
      path(lensesPath([[X(598), Y(470) + 1, 26, 4, 0.2], [X(622), Y(466) + 1, 26, 4, 0.2], [X(660), Y(440) + 1, 18, 3, 0.2]]), '#b5946c',
        { opacity: 0.7 }),
      person(X(600), Y(470), { scale: 1.15 * k, top: '#e2574f', bottom: '#f6ead2', legs: 'skirt', head: 'straw', skin: '#c98f6c' }),
      person(X(624), Y(466), { scale: 1.15 * k, top: '#f8cf5c', bottom: '#2f6fa0', legs: 'shorts', skin: '#b57a58' }),
      person(X(662), Y(440), { scale: 0.8 * k, top: '#7ac0c4', bottom: '#5a3a5c', legs: 'sarong', head: 'long' }),
    );

    // the cave: lip in the light, then the dark; folds of flowstone, sand in the mouth
    const [left, right] = [X(96), X(716)];
    doc.add(
      path(frame(doc, -5, 3), CAVE.lit), path(frame(doc, 6, 7), CAVE.lip), path(frame(doc, 15, 11), CAVE.ridge), path(frame(doc, 30, 13), CAVE.wall),
      path(frame(doc, 54, 17), CAVE.deep),
    );
    // broad planes of rock in the dark, folded like curtains
    const planes = new Pen();
    for (const i of range(doc.pick(12, { wide: 26, tall: 16 }))) {
      const x = lerp(x0, x1, (i + random()) / doc.pick(12, { wide: 26, tall: 16 }));
      const y = lerp(doc.y0 - 30, Y(doc.format === 'tall' ? 40 : 430), random());
      if (x > left - 40 && x < right + 40 && y > Y(20)) continue;
      const [w, h] = [30 + 60 * random(), 90 + 170 * random()];
      planes.move(x, y).quad(x + w * 0.3, y + h * 0.3, x + w, y + h * 0.24).line(x + w * 0.7, y + h * 0.7)
        .quad(x + w * 0.4, y + h * 0.8, x + w * 0.3, y + h).quad(x + w * 0.1, y + h * 0.6, x, y).close();
    }
    doc.add(
      path(planes, CAVE.wall, { opacity: 0.55 }),
      // the floor: sand carried in, boulders, light falling on them
      path(new Pen().move(x0 - 10, 620).soft([[x0 - 10, Y(572)], [left - 60, Y(566)], [left + 30, Y(556)], [X(240), Y(552)], [X(430), Y(562)],
        [X(600), Y(554)], [right, Y(552)], [right + 60, Y(566)], [x1 + 10, Y(560)]], { join: true }).line(x1 + 10, 620).close(), '#4a4250'),
      path(new Pen().soft([[left + 10, Y(562)], [X(240), Y(552)], [X(430), Y(562)], [X(600), Y(554)], [right - 10, Y(556)], [X(620), Y(588)],
        [X(430), Y(604)], [X(220), Y(592)], [left + 40, Y(576)]], { closed: true }), '#c9a07c'),
      path(new Pen().soft([[X(180), Y(558)], [X(300), Y(554)], [X(430), Y(562)], [X(600), Y(556)], [X(660), Y(562)], [X(540), Y(574)],
        [X(380), Y(580)], [X(240), Y(572)]], { closed: true }), CAVE.glow),
      path(new Pen().polygon(([[80, 600], [92, 560], [128, 540], [168, 546], [190, 580], [196, 606]] as const).map(to)), CAVE.wall),
      path(new Pen().polygon(([[128, 540], [168, 546], [190, 580], [160, 566]] as const).map(to)), CAVE.lit),
      path(new Pen().polygon(([[640, 606], [650, 566], [690, 540], [736, 560], [760, 606]] as const).map(to)), CAVE.wall),
      path(new Pen().polygon(([[650, 566], [690, 540], [700, 556], [668, 572]] as const).map(to)), CAVE.lip),
    );
    // two who look out, and the climber on the rope at the edge of the cave
    const vx = X(262);
    const [rx, ry] = to([662, 300]);
    doc.add(
      path(lensesPath([[vx - 60, Y(580), 70, 6, 0.7], [vx - 30, Y(582), 70, 6, 0.7]]), '#5a4650', { opacity: 0.7 }),
      person(vx, Y(580), { scale: 2.5 * k, top: '#2c3a5c', bottom: '#1c2640', legs: 'shorts', skin: '#5a4048', arms: 'point' }),
      person(vx + 30 * k, Y(582), { scale: 2.4 * k, top: '#6a3a55', legs: 'skirt', head: 'long', skin: '#5a4048' }),
      stroke(`M${rx} ${Y(190)}Q${rx - 5} ${ry - 30} ${rx - 2} ${ry}Q${rx + 4} ${ry + 90} ${rx - 8} ${Y(548)}`, CAVE.deep, 1.6),
      group(
        [
          path('M-4-2Q-10-22 0-30Q9-30 9-16L8-2L20 8L26 20L21 22L14 12L2 6L4 18L-4 30L-8 27L-3 16z', '#1d2440'),
          path('M4-26L24-38L26-34L10-20z', '#6a4448'), path('M-2-24L8-46L12-44L6-22z', '#6a4448'),
          path('M-6-36a6 6.5 0 1 1 12 0a6 6.5 0 1 1-12 0z', '#e8643f'), path('M-8-4H10V0H-8z', '#e8a04c'),
        ],
        { transform: place(rx, ry, { scale: 1.05 * k }) },
      ),
      person(rx - 8, Y(556), { scale: 1.9 * k, top: '#3a4a6c', bottom: '#1c2640', arms: 'up', skin: '#5a4048' }),
      stipple(CAVE.glow, { seed: 4, count: 26, x0: left, x1: right, y0: Y(120), y1: Y(180), size: 1.5, opacity: 0.5 }),
      birds('#4a7a8c', [[X(420), Y(150), 0.8], [X(440), Y(142), 0.6, 1], [X(458), Y(154), 0.5]]),
    );
  },
};
