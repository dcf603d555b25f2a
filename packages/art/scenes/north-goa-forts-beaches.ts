import {
  air, archPath, birds, branch, cumulus, deepenWater, domePath, foliagePath, grass, group, land, lensesPath, lerp, man, palms, path, Pen, place,
  RAMPS, range, ridge, ripples, rng, roundArchPath, sailBoat, sky, stipple, streaks, stroke, water, woman,
  type Cloud, type Point, type Ramp, type Scene,
} from '../kit';

const HORIZON = 338;
const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#41558f', '#7590bd', '#c6cad6', '#f7dfbd'], haze: '#cdccd6', deep: '#2c4482', ink: '#2a2636',
};
const LATERITE = { lit: '#d97a4e', mid: '#b5573f', shade: '#7a3d40', deep: '#4f2b38', joint: '#93453a', cap: '#f0a873' };
const LIME = { lit: '#fffaec', mid: '#e9e2dc', shade: '#a9aec4', dark: '#7f88a8' };

/** The old lighthouse of Aguada about 0,0: a squat round tower of four rings on a drum, gallery, lantern; 262 px high, light from the left. */
function lighthouse(): string {
  const ring = (y0: number, y1: number, w0: number, w1: number, bulge = 5): string =>
    path(`M${-w0} ${y0}L${-w1} ${y1}Q0 ${y1 + bulge} ${w1} ${y1}L${w0} ${y0}Q0 ${y0 + bulge} ${-w0} ${y0}z`, LIME.mid) +
    path(`M${-w0} ${y0}L${-w1} ${y1}Q${-w1 * 0.5} ${y1 + bulge * 0.8} ${-w1 * 0.1} ${y1 + bulge * 0.5}` +
      `L${-w0 * 0.1} ${y0 + bulge * 0.5}Q${-w0 * 0.5} ${y0 + bulge * 0.8} ${-w0} ${y0}z`, LIME.lit) +
    path(`M${w0} ${y0}L${w1} ${y1}Q${w1 * 0.7} ${y1 + bulge * 0.7} ${w1 * 0.44} ${y1 + bulge * 0.6}` +
      `L${w0 * 0.44} ${y0 + bulge * 0.6}Q${w0 * 0.7} ${y0 + bulge * 0.7} ${w0} ${y0}z`, LIME.shade);
  const cornice = (y: number, w: number, h: number): string =>
    path(`M${-w} ${y}Q0 ${y + 6} ${w} ${y}V${y - h}Q0 ${y - h + 5} ${-w} ${y - h}z`, LIME.mid) +
    path(`M${-w} ${y}Q${-w * 0.5} ${y + 5} 0 ${y + 3}V${y - h + 2}Q${-w * 0.5} ${y - h + 4} ${-w} ${y - h}z`, LIME.lit) +
    path(`M${w} ${y}Q${w * 0.7} ${y + 4} ${w * 0.46} ${y + 3}V${y - h + 2}Q${w * 0.7} ${y - h + 4} ${w} ${y - h}z`, LIME.dark);
  return [
    path('M-60 6Q60-10 250 4Q160 22-20 16z', LATERITE.deep, { opacity: 0.5 }),
    ring(4, -52, 66, 62, 6),
    cornice(-50, 67, 8),
    path(roundArchPath(-14, 11, 6, -24), LIME.dark),
    path(roundArchPath(-15, 8, 6, -23), '#4a5a78'),
    ring(-56, -106, 54, 49),
    cornice(-104, 54, 7),
    path(archPath(-12, 7, -66, -82, -90) + archPath(24, 5, -66, -82, -90), '#55658a'),
    ring(-110, -154, 47, 43),
    cornice(-152, 48, 7),
    path(archPath(-10, 6, -118, -132, -140) + archPath(20, 4.4, -118, -132, -140), '#55658a'),
    ring(-158, -190, 41, 38, 4),
    path(archPath(-9, 5, -164, -176, -182), '#55658a'),
    // gallery on its brackets
    stroke('M-44-189Q0-184 44-189', LIME.shade, 7, { dash: '4 4' }),
    cornice(-192, 52, 6),
    stroke('M-50-214Q0-209 50-214M-50-206Q0-201 50-206', '#f4efe8', 2),
    stroke('M-50-204Q0-199 50-204', '#f4efe8', 13, { dash: '1.6 6' }),
    // lantern
    path('M-26-196V-236H26V-196z', '#8fa6c4'),
    path('M-26-196V-236H-8V-196z', '#ffe9b8'),
    stroke('M-26-196V-236M-13-196V-236M0-196V-236M13-196V-236M26-196V-236M-26-216H26', '#3a4a6a', 2.4),
    path('M-32-234H32V-240H-32z', '#3a4a6a'),
    path(domePath(0, 29, -240, 20), '#55678f'),
    path('M-29-240Q-28-258-6-260Q-18-252-16-240z', '#9fb2cf'),
    path('M-4-258a4 4 0 1 1 8 0a4 4 0 1 1-8 0z', '#55678f'),
    stroke('M0-262V-276', '#3a4a6a', 1.8),
  ].join('');
}

/** A stretch of rampart in perspective, from its near end to its far end: crown and foot at both, coursed blocks, a parapet with embrasures. */
function curtain(seed: number, near: Point, nearFoot: number, far: Point, farFoot: number,
  [face, joint, parapet, cap]: readonly [string, string, string, string], gaps: number): string {
  const random = rng(seed);
  const spot = (u: number, v: number): Point => [lerp(near[0], far[0], u), lerp(lerp(near[1], far[1], u), lerp(nearFoot, farFoot, u), v)];
  const lines = new Pen();
  for (const row of range(8)) {
    const v = (row + 1) / 9;
    for (let u = random() * 0.1; u < 0.97; ) {
      const w = 0.03 + random() * 0.07;
      lines.move(...spot(u, v)).line(...spot(Math.min(1, u + w), v));
      if (random() < 0.6) lines.line(...spot(Math.min(1, u + w), v + 0.1));
      u += w + random() * 0.09;
    }
  }
  const blocks = new Pen();
  const tops = new Pen();
  const height = (u: number): number => lerp(nearFoot - near[1], farFoot - far[1], u) * 0.17;
  for (const i of range(gaps)) {
    // equal blocks shrink with the distance
    const t = (k: number): number => 1 - (1 - k) ** 1.7;
    const [a, b] = [t(i / gaps), t((i + 0.72) / gaps)];
    const [pa, pb] = [spot(a, 0), spot(b, 0)];
    blocks.polygon([pa, pb, [pb[0], pb[1] - height(b)], [pa[0], pa[1] - height(a)]]);
    tops.polygon([[pa[0], pa[1] - height(a)], [pb[0], pb[1] - height(b)], [pb[0], pb[1] - height(b) * 1.16], [pa[0], pa[1] - height(a) * 1.16]]);
  }
  return (
    path(new Pen().polygon([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)]), face) +
    stroke(lines, joint, 1.5, { opacity: 0.75 }) +
    path(blocks, parapet) +
    path(tops, cap) +
    stroke(new Pen().move(...spot(0, 0.03)).line(...spot(1, 0.03)), cap, 3)
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 256, tall: 36 });
    const corner = 236 + shift;
    const towers: Cloud[] = [[600 + shift, 300, 420, 170, 7], [210 + shift, 316, 300, 96, 4], [920 + shift, 310, 360, 130, 11]];
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON + 4, deepenTo: HORIZON }),
      streaks(doc, { seed: 9, from: 40, to: 150, count: 5, length: [220, 460], height: [5, 12], colour: '#f4dccb', opacity: 0.4 }),
      cumulus(doc, towers.filter(([x]) => doc.format !== 'wide' || x > 560), { lit: '#fff0e0', shade: '#a9b0cc', opacity: 0.95, lobes: 9 }),
      ridge(doc, air(doc, LIGHT, '#5f6f92', 0.45), { seed: 5, y: HORIZON - 2, height: 26, wavelength: 300, step: 44, base: HORIZON + 4, envelope: (x) =>
        Math.max(0, 1 - Math.abs(x - 60 - shift) / 330) }),
      water(doc, HORIZON, [[0, '#f3d9c0'], [0.1, '#a9b6c9'], [0.34, '#5f86ab'], [1, '#2c5a86']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.8 }),
      ripples(doc, '#fff0dc', { seed: 7, from: HORIZON + 4, to: 460, count: 60, length: [14, 80], height: [0.6, 2], opacity: 0.6 }),
      ripples(doc, '#35618f', { seed: 17, from: HORIZON + 6, to: 460, count: 40, length: [16, 90], height: [0.6, 2], opacity: 0.4 }),
      sailBoat(96 + shift, HORIZON + 22, { scale: 0.6, hull: '#6a3a3c', sail: '#fff3dc', shade: '#d9b9a8' }),
      // a fishing trawler
      path('M-26-6h50l6-6l-6 14h-46zM-12-6v-14h16v14zM12-6v-22h2v22z', '#3f4a70', { transform: place(30 + shift, HORIZON + 10, { scale: 0.7 }) }),
    );
    // the ground inside the fort: dry grass, the low houses, palms; the lighthouse
    const inside: Point[] = [[corner - 4, 420], [330 + shift, 402], [460 + shift, 396], [640 + shift, 398], [800 + shift, 392], [x1 + 30, 388]];
    doc.add(
      palms(doc, 5, ([[706, 306, 88, 0.8, -8], [748, 286, 110, 0.95, 8], [804, 300, 96, 0.8, -6],
        [420, 338, 60, 0.5, 5]] as const).map(([x, y, ...rest]) => [x + shift, y, ...rest] as const), {
        dark: '#3f5f5a', lit: '#93a85f', bark: '#6a5048',
      }),
      path(foliagePath({ seed: 8, x0: 630 + shift, x1: x1 + 10, y: 402, height: 52, wavelength: 60, scallop: [6, 13], base: 410, envelope: (x) =>
        Math.min(1, Math.max(0.1, (x - 630 - shift) / 90)) }), '#4a6a58'),
      land(inside, 560, '#b5a25a'),
      path(lensesPath([[300 + shift, 412, 180, 5, 0.5], [500 + shift, 408, 200, 5, 0.4], [420 + shift, 420, 260, 6, 0.5]]), '#d9c47a', { opacity: 0.8 }),
      // the barrack wall behind
      path(`M${600 + shift} 398V372H${x1 + 20}V398z`, LATERITE.shade),
      path(`M${592 + shift} 374L${606 + shift} 356H${x1 + 20}V374z`, '#c9694a'),
      path(`M${592 + shift} 374L${606 + shift} 356H${x1 + 20}V361H${608 + shift}z`, '#eb9a68'),
      stroke(`M${612 + shift} 386H${x1 + 10}`, LATERITE.deep, 12, { dash: '9 26' }),
      group(lighthouse(), { transform: place(doc.pick(498, { wide: 500, tall: 470 }) + shift, 408,
        { scaleX: doc.pick(1.32, { wide: 1.28, tall: 1.2 }), scaleY: doc.pick(1.08, { wide: 1.06, tall: 1 }) }) }),
      woman(350 + shift, 402, { scale: 0.95, sari: '#e8506a', edge: '#ffd56a' }),
      man(366 + shift, 403, { scale: 1, shirt: '#fff3dc', dhoti: '#3f5f8a' }),
      man(612 + shift, 400, { scale: 0.95, shirt: '#3f8f9a', dhoti: '#5a4a48', facing: -1 }),
    );
    // the dry moat, its floor of red earth and grass
    doc.add(
      path(new Pen().polygon([[x0 - 10, 476], [corner, 560], [x1 + 10, 486], [x1 + 10, 620], [x0 - 10, 620]]),
        doc.linear([[0, '#a8774a'], [1, '#6f7a4a']], { y1: 480, y2: 600 })),
      path(lensesPath([[corner - 240, 556, 220, 6, 0.5], [corner + 40, 574, 260, 7, 0.5], [corner + 300, 540, 200, 6, 0.5],
        [corner - 90, 590, 240, 7, 0.4]]), '#8f9a55', { opacity: 0.85 }),
    );
    // the bastion: its left face in the light, its right face in shade
    doc.add(
      curtain(4, [corner, 420], 566, [x0 - 60, doc.pick(404, { wide: 414, tall: 404 })], doc.pick(500, { wide: 470, tall: 506 }),
        [LATERITE.lit, LATERITE.joint, '#e58a5a', LATERITE.cap], doc.pick(5, { wide: 9, tall: 5 })),
      curtain(8, [corner, 420], 566, [x1 + 60, 408], 494, [LATERITE.shade, LATERITE.deep, '#8f4a46', '#c9785a'], 8),
      path(`M${corner - 7} 418L${corner} 570L${corner + 7} 418z`, LATERITE.cap, { opacity: 0.6 }),
      stipple(LATERITE.deep, { seed: 5, count: 90, x0: Math.max(x0, corner - 300), x1: corner - 10, y0: 440, y1: 552, size: 2, opacity: 0.45,
        density: (u, v) => (v < 0.5 + u * 0.5 ? 1 : 0) }),
      path(`M${corner - 320} 518L${corner} 566L${corner + 400} 524L${corner + 396} 536L${corner} 582L${corner - 330} 528z`, '#4f3a3a', { opacity: 0.4 }),
    );
    // the sentry turret that projects over the corner
    doc.add(
      group(
        [
          path('M-25-4H25L14 34Q0 44-14 34z', LATERITE.mid),
          path('M25-4L14 34Q6 42 2 40L8-4z', LATERITE.deep),
          path('M-24-4V-58H24V-4z', LIME.mid),
          path('M-24-4V-58H-6V-4z', LIME.lit),
          path('M10-4V-58H24V-4z', LIME.shade),
          path('M-29-2H29V-9H-29zM-29-56H29V-63H-29z', LIME.lit),
          path('M10-2H29V-9H10zM10-56H29V-63H10z', LIME.dark),
          path(archPath(-9, 5, -16, -36, -44) + archPath(15, 3.6, -16, -36, -44), '#4a5a78'),
          path(domePath(0, 24, -62, 24), LIME.mid),
          path('M-24-62Q-23-84-4-86Q-14-78-12-62z', LIME.lit),
          path('M24-62Q23-80 8-85Q14-76 12-62z', LIME.shade),
          path('M-3-84h6v-10h-6z', LIME.lit),
        ],
        { transform: place(corner, 418, { scale: 1.06 }) },
      ),
    );
    // the bridge over the moat to the gate
    const gate = corner + doc.pick(330, { wide: 350, tall: 250 });
    doc.add(
      path(archPath(gate, 22, 500, 476, 452), LATERITE.cap),
      path(archPath(gate, 16, 500, 478, 460), LATERITE.deep),
      path(`M${gate - 26} 500H${gate + 26}L${gate + 120} 640H${gate - 60}z`, '#d9a06a'),
      path(`M${gate - 26} 500L${gate - 60} 640H${gate - 86}L${gate - 36} 500z`, LATERITE.lit),
      path(`M${gate + 26} 500L${gate + 120} 640H${gate + 146}L${gate + 36} 500z`, LATERITE.mid),
      path(lensesPath([[gate - 6, 566, 44, 4, 0.4], [gate + 14, 568, 44, 4, 0.4], [gate + 4, 518, 20, 3, 0.5]]), '#8f5a48', { opacity: 0.7 }),
      man(gate + 2, 518, { scale: 0.9, shirt: '#f2c440', dhoti: '#4a4a68' }),
      woman(gate, 566, { scale: 1.5, sari: '#2f9f9a', edge: '#ffe0a0', facing: -1 }),
      man(gate + 24, 568, { scale: 1.6, shirt: '#fff0dc', dhoti: '#c8553f', facing: -1 }),
    );
    // the frame: a cashew bough in fruit, dry grass on the near rim
    const right = doc.pick(812, { wide: 1112, tall: 712 });
    const fruit = (x: number, y: number, k: number): string =>
      path(`M${x - 8 * k} ${y}Q${x - 10 * k} ${y + 20 * k} ${x} ${y + 24 * k}Q${x + 10 * k} ${y + 20 * k} ${x + 8 * k} ${y}Q${x} ${y - 6 * k} ${x - 8 * k} ${y}z`, '#f0573f') +
      path(`M${x - 8 * k} ${y}Q${x - 10 * k} ${y + 20 * k} ${x} ${y + 24 * k}Q${x - 5 * k} ${y + 12 * k} ${x - 2 * k} ${y - 3 * k}z`, '#ffb347') +
      path(`M${x - 4 * k} ${y + 22 * k}q${4 * k} ${4 * k} ${8 * k} 0q${4 * k} ${8 * k} ${-2 * k} ${14 * k}q${-7 * k} ${1 * k} ${-5 * k} ${-6 * k}z`, '#6a6048');
    const boughs = doc.format === 'tall'
      ? ([[right, 306, 2.8, 120], [right, 350, 2.5, 100]] as const)
      : ([[right, 26, 2.85, 180], [right, 84, 2.6, 140], [right - 50, -12, 2.5, 140]] as const);
    const hang = doc.format === 'tall' ? ([[604, 156, 0.8], [640, 190, 0.9]] as const) : ([[right - 150, 84, 1], [right - 96, 142, 1.15],
      [right - 120, 66, 0.85], [right - 40, 128, 1]] as const);
    doc.add(
      branch(doc, 4, boughs, { dark: '#26423f', lit: '#6f8a4a', wood: '#3a2c30', leaf: 44, width: 11, pairs: 6 }),
      ...hang.map(([x, y, k]) => fruit(x, y, k)),
      grass(6, x0, doc.pick(x0 + 170, { wide: x0 + 420 }), 612, 64, '#4a3a3a', { count: doc.pick(50, { wide: 100 }) }),
      grass(9, x0, doc.pick(x0 + 130, { wide: x0 + 380 }), 612, 44, '#a08a50', { count: doc.pick(26, { wide: 60 }) }),
      birds('#fffaf0', [[330, 200, 0.9], [356, 188, 0.7, 1], [378, 206, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
