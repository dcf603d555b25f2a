import {
  air, birds, deepenWater, foliagePath, glitter, grass, lensesPath, man, mix, path, Pen, place, RAMPS, range, ripples,
  rng, sky, streaks, stroke, sun, trunkPath, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { egret, limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#3a2f78', '#a4588f', '#f2857a', '#ffcf95'], haze: '#e89a90', deep: '#2a2468' };
const INK = '#24183c';
const CANE = { lit: '#ffc98a', mid: '#b3745a', shade: '#6f4660', dark: '#43294e' };
const THATCH = { lit: '#f7b97c', mid: '#a86f62', shade: '#674663', deep: '#3c2850' };
const HORIZON = 340;

/** A Mising chang ghar: a long house of split bamboo on posts, thatched, a ladder and an open porch at its left end; its ground on x…x+340, y. Lit from the left. */
function changGhar(x: number, y: number, scale: number, facing: 1 | -1 = 1): string {
  const posts = new Pen(1);
  for (const [px, w] of [[14, 6], [58, 7], [104, 6], [150, 7], [196, 6], [242, 7], [288, 6], [328, 7]] as const) posts.rect(px, -70, w, 72);
  const braces = 'M17-8L60-66M61-6L108-64M107-8L150-66M153-6L200-66M199-8L242-64M245-6L290-66M291-8L328-64';
  const random = rng(7);
  const straw = new Pen(1);
  for (let i = 0; i < 60; i++) {
    const t = random();
    const px = 44 + 292 * random();
    straw.move(px, -196 + 62 * t).line(px - 5 - 4 * t, -182 + 62 * t);
  }
  const eave = range(34).map((i): Point => [16 + i * 10.2, -122 + (i % 2 ? 8 : 0) + random() * 5]);
  return moved(
    [
      path(lensesPath([[-10, 4, 370, 9, 0.5]]), INK, { opacity: 0.5 }),
      // the dim space under the floor: a loom, firewood, a pig
      path('M10-70H334V-2H10z', '#3a2448', { opacity: 0.5 }),
      stroke(braces, CANE.dark, 2.4), path(posts, CANE.shade), stroke('M15-70V0M59-70V0M105-70V0M151-70V0', CANE.lit, 2),
      path('M4-76H344V-64H4z', CANE.mid), path('M4-76H344V-72H4z', CANE.lit), stroke('M6-66H342', CANE.dark, 4, { dash: '3 7' }),
      // walls of woven bamboo, doors and windows with the lamp lit
      path('M92-76V-132H334V-76z', CANE.mid), path('M240-76V-132H334V-76z', CANE.shade),
      stroke('M96-84H330M96-94H330M96-104H330M96-114H330M96-124H330', CANE.dark, 3, { dash: '7 7', opacity: 0.4 }),
      stroke('M100-79H330M100-89H330M100-99H330M100-109H330M100-119H330', CANE.lit, 3, { dash: '7 7', opacity: 0.35 }),
      path('M150-80h24v-34h-24zM262-80h24v-34h-24z', '#ffd98a'), stroke('M162-80V-114M150-97h24M274-80V-114M262-97h24', CANE.dark, 2.4),
      path('M104-76h26v-46h-26z', CANE.dark), path('M106-76h12v-44h-12z', '#ffb96a'),
      // porch: rail, posts
      stroke('M14-76V-134M54-76V-138', CANE.mid, 5), stroke('M8-96H92M8-88H92', CANE.lit, 2.4), stroke('M24-76V-96M40-76V-96M70-76V-96', CANE.shade, 2),
      woman(70, -76, { scale: 1.5, sari: '#b5304c', edge: '#f4e6cc', facing: -1 }),
      // the roof sags a little; straw and ridge poles
      path(new Pen(1).move(-6, -118).quad(30, -180, 60, -206).quad(190, -196, 322, -206).quad(340, -172, 362, -120).lines(eave.slice().reverse()).close(), THATCH.mid),
      path('M-6-118Q30-180 60-206Q120-200 170-199Q140-160 128-122L60-116z', THATCH.lit, { opacity: 0.9 }),
      path('M262-200Q292-202 322-206Q340-172 362-120L286-118Q282-160 262-200z', THATCH.shade),
      stroke(straw, THATCH.deep, 1.6, { opacity: 0.45 }), stroke('M20-150Q190-140 350-148M38-178Q190-168 336-176', THATCH.deep, 1.8, { opacity: 0.6 }),
      path('M52-208Q190-198 330-208L328-200Q190-190 54-200z', THATCH.deep),
      stroke('M62-214l10 14M92-212l10 14M122-210l10 13M152-208l10 13M182-208l10 13M212-208l10 13M242-209l10 13M272-211l10 13M302-213l10 14', CANE.lit,
        2.4),
      path('M-6-118L16-124L60-116L120-122L196-116L270-122L362-120L358-114L196-110L0-112z', THATCH.shade),
      // the notched log by which one climbs
      path('M-34 2L10-78L18-76L-24 4z', CANE.mid), stroke('M-26-6l14-4M-18-20l14-4M-10-34l14-4M-2-48l14-4M6-62l14-4', CANE.lit, 3),
    ],
    x, y, scale, facing,
  );
}

/** A fishing boat of the Brahmaputra with a bellied patched sail and a man at the steering oar; about x on its waterline. */
const sailer = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-90-18Q-40 4 20 4Q70 2 104-30Q92 16 50 18H-40Q-78 14-90-18z', INK), path('M-90-18Q-40 4 20 4Q70 2 104-30L100-20Q66 10 20 12Q-44 10-86-10z', '#9c5f5a'),
      stroke('M6 4V-142', INK, 4), path('M0-136Q-64-96-62-34Q-30-20 4-22z', '#f4c49a'), path('M0-136Q-64-96-62-34L-48-28Q-46-88 0-136z', '#ffe6c0'),
      path('M-26-104Q-10-96 2-98V-66Q-20-66-34-74z', '#c97a6a'), stroke('M-44-66Q-20-56 3-58M-58-40Q-26-30 4-32', '#b0705f', 1.6),
      man(52, 0, { scale: 1.5, shirt: '#3f2f5c', dhoti: '#e6cdb4' }), stroke('M46-34L96 18', INK, 3.4), path('M-34-2Q-34-20-20-20Q-6-20-6-2z', '#7a4a58'),
      path(lensesPath([[-96, 18, 200, 4, 0.5]]), INK, { opacity: 0.5 }),
    ],
    x, y, scale,
  );

/** Areca palms: thin ringed stems with small feathery heads, silhouettes against the evening. */
function arecas(doc: Doc, list: readonly (readonly [number, number, number])[], fill: string): string {
  const trunks: string[] = [];
  const pen = new Pen();
  list.filter(([x]) => doc.shows(x)).forEach(([x, y, h], i) => {
    const lean = (i % 2 ? 1 : -1) * h * 0.04;
    trunks.push(trunkPath(x, y, x + lean, y - h, 5, 3.5, lean));
    for (const a of [-2.9, -2.5, -2, -1.5, -1, -0.6, -0.2, 0.2, 3.3]) {
      const l = h * 0.2;
      const [tx, ty] = [x + lean + Math.cos(a) * l, y - h + Math.sin(a) * l * 0.8 + Math.abs(Math.cos(a)) * l * 0.36];
      pen.move(x + lean, y - h).quad(x + lean + Math.cos(a) * l * 0.6, y - h + Math.sin(a) * l * 1.1 - 4, tx, ty).quad(x + lean +
        Math.cos(a) * l * 0.5, y - h + Math.sin(a) * l * 0.7 + 5, x + lean, y - h).close();
    }
  });
  return path(trunks.join('') + String(pen), fill);
}

/** A clump of bamboo bending over, in ink. */
function bamboo(x: number, y: number, height: number, lean: number): string {
  const random = rng(12);
  const canes: string[] = [];
  const leaves = new Pen();
  for (let i = 0; i < 9; i++) {
    const h = height * (0.7 + 0.35 * random());
    const b = lean * h * (0.5 + 0.7 * random()) + (random() - 0.5) * 60;
    const foot = x + (i - 4) * 11;
    const points: Point[] = [[foot, y], [foot + b * 0.12, y - h * 0.45], [foot + b * 0.5, y - h * 0.82], [foot + b, y - h * 0.96]];
    canes.push(limbPath(points, [9, 8, 5, 2], 0));
    for (let k = 0; k < 15; k++) {
      const t = 0.35 + 0.65 * random();
      const lx = foot + b * t * t * 1.02;
      const ly = y - h * (t < 0.7 ? t : 0.7 + (t - 0.7) * 0.86);
      const side = random() < 0.5 ? -1 : 1;
      const l = 26 + 22 * random();
      leaves.move(lx, ly).quad(lx + side * l * 0.5, ly - 2, lx + side * l, ly + l * 0.6).quad(lx + side * l * 0.3, ly + l * 0.36, lx, ly).close();
    }
  }
  return path(canes.join('') + String(leaves), INK);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const sunX = doc.pick(238, { wide: 452, tall: 250 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 4 }),
      sun(doc, sunX, doc.pick(286, { tall: 290 }), 40, '#fff0c0', { glow: '#ffd79a', glowRadius: doc.pick(320, { wide: 230, tall: 220 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 31, from: 70, to: 290, count: 10, colour: '#ffc2a0', opacity: 0.45, height: [5, 14] }),
      streaks(doc, { seed: 12, from: 150, to: 310, count: 5, colour: '#8f4f8a', opacity: 0.4, height: [5, 12] }),
      path(foliagePath({ seed: 4, x0: x0 - 10, x1: x1 + 10, y: HORIZON + 2, height: 14, wavelength: 170, scallop: [3, 7], base: HORIZON + 4 }),
        air(doc, LIGHT, '#6a4a78', 0.45, 0.6)),
      doc.band(doc.linear([[0, '#ffcb96'], [0.16, '#ef9b88'], [0.5, '#a05f90'], [1, '#3d2f72']], { y1: HORIZON + 2, y2: 600 }), HORIZON + 2),
      deepenWater(doc, LIGHT, HORIZON + 2, { strength: 0.7 }),
      // sand bars of the braided river
      path(lensesPath([[x0 - 30, 362, 330, 9, 0.5], [x0 + 200, 352, 260, 6, 0.4], [40, 380, 190, 7, 0.6]]), '#d98f86', { opacity: 0.8 }),
      ripples(doc, '#ffd9ae', { seed: 3, from: HORIZON + 8, to: 604, count: 54, opacity: 0.5 }),
      ripples(doc, '#4a3578', { seed: 6, from: HORIZON + 10, to: 604, count: 50, opacity: 0.45 }),
      glitter('#fff0c8', { seed: 9, x: sunX, from: HORIZON + 4, to: 600, width: [50, 180], count: 42, height: [0.8, 4.2] }),
    );
    // the island: a low bank on the right with its houses, their mirror in the water
    const dx = doc.pick(0, { wide: 130, tall: -30 });
    const shore: Point[] = [[300, 428], [350, 420], [440, 414], [560, 410], [700, 404], [860, 400], [1130, 396]].map(([x = 0, y = 0]) => [x + dx, y] as const);
    const low: Point[] = [[1140, 470], [860, 462], [700, 458], [560, 452], [430, 446], [340, 438], [300, 428]].map(([x = 0, y = 0]) => [x + dx, y] as const);
    const far = changGhar(0, 0, 1);
    const id = doc.define(far);
    doc.add(
      arecas(doc,
        [[430, 404, 150], [462, 404, 190], [760, 398, 210], [800, 398, 170], [640, 400, 180], [880, 398, 200],
          [930, 396, 160]].map(([x = 0, y = 0, h = 0]) => [x + dx, y, h] as const),
        mix('#5a3a68', LIGHT.haze, 0.22)),
      path(foliagePath({ seed: 12, x0: 400 + dx, x1: x1 + 40, y: 410, height: 90, wavelength: 90, scallop: [5, 12], base: 416, least: 0.3,
        envelope: (x) => Math.min(1, Math.max(0, (x - 400 - dx) / 160)) }),
        mix('#4f3560', LIGHT.haze, 0.16)),
      path(new Pen().soft(shore).soft(low, { join: true }).close(), '#7a4a62'),
      path(lensesPath([[330 + dx, 430, 200, 5, 0.5], [520 + dx, 422, 240, 6, 0.5], [760 + dx, 420, 240, 6, 0.4]]), '#e39a84', { opacity: 0.8 }),
      doc.use(id, place(620 + dx, 414, { scale: 0.52 })),
      doc.use(id, place(400 + dx, 440, { scaleX: 0.84, scaleY: -0.5 }), { opacity: 0.3 }),
      path(new Pen().soft(low.slice().reverse().map(([x, y]) => [x, y + 1] as const)).soft(low.map(([x, y]) => [x, y + 26] as const),
        { join: true }).close(),
        '#4a2f5c', { opacity: 0.6 }),
      ripples(doc, '#d98f92', { seed: 14, from: 462, to: 560, x0: 360 + dx, x1: 800 + dx, count: 26, opacity: 0.5 }),
      doc.use(id, place(404 + dx, 446, { scale: 0.86 })),
      woman(372 + dx, 452, { scale: 1.2, sari: '#e9dcc4', edge: '#c43f5c' }), path(`M${365 + dx} 416q7-9 14 0l-2 8h-10z`, '#d9a05c'),
      man(560 + dx, 446, { scale: 1.1, shirt: '#2f2550', dhoti: '#e6cdb4' }),
    );
    // boats: the sail out in the light, dugouts at the bank
    doc.add(
      sailer(doc.pick(140, { wide: 330, tall: 176 }), 438, doc.pick(0.74, { tall: 0.6 })),
      path('M-110-10Q-10 6 110-18Q92 16 50 16H-60Q-94 12-110-10z', INK, { transform: place(500 + dx, 486, { scale: 0.66 }) }),
      path('M-110-10Q-10 6 110-18L106-10Q-10 14-104-2z', '#b5705f', { transform: place(500 + dx, 486, { scale: 0.66 }) }),
      egret(470 + dx, 470, 0.5, { body: '#ffe9d4', shade: '#c98f9a' }),
    );
    // in front: a lift net on its crossed bamboos, the fisher hauling it up
    const nx = doc.pick(250, { wide: 270, tall: 290 });
    doc.add(
      path(`M${x0 - 10} 640V572Q${x0 + 120} 556 ${nx - 30} 566Q${nx + 60} 574 ${nx + 90} 600Q${nx + 110} 616 ${nx + 150} 640z`, '#3a2448'),
      path(`M${x0 - 10} 572Q${x0 + 120} 556 ${nx - 30} 566Q${nx + 60} 574 ${nx + 90} 600Q${nx + 40} 582 ${nx - 30} 576Q${x0 + 110} 568 ${x0 - 10} 584z`, '#b5685f'),
      stroke(`M${nx - 86} 566L${nx + 96} 470`, INK, 5, { round: true }),
      stroke(`M${nx + 96} 470Q${nx + 60} 500 ${nx + 40} 548M${nx + 96} 470Q${nx + 150} 496 ${nx + 176} 544` +
        `M${nx + 96} 470Q${nx + 90} 520 ${nx + 96} 572M${nx + 96} 470Q${nx + 124} 482 ${nx + 136} 530`,
        INK, 2.6),
      path(`M${nx + 40} 548Q${nx + 96} 604 ${nx + 176} 544Q${nx + 130} 560 ${nx + 136} 530Q${nx + 80} 552 ${nx + 40} 548z`, '#f4c9a8',
        { opacity: 0.35 }),
      stroke(`M${nx + 40} 548Q${nx + 96} 604 ${nx + 176} 544M${nx + 52} 552Q${nx + 100} 588 ${nx + 160} 546` +
        `M${nx + 74} 552l10 24M${nx + 104} 546l4 34M${nx + 134} 534l8 34`,
        '#f4d9bc', 1.2, { opacity: 0.8 }),
      man(nx - 62, 568, { scale: 3, shirt: '#5a3350', dhoti: '#e9cfb4', hat: '#c9845c' }),
      path(limbPath([[nx - 54, 512], [nx - 38, 516], [nx - 26, 532]], [10, 8, 6]), '#5f3a3c'),
      softLine([[nx - 74, 504], [nx - 73, 530], [nx - 74, 566]], '#ffc08f', 2, 0.8),
      path('M-26 0Q-24-24 0-26Q24-24 26 0Q0 8-26 0z', '#7a4a50', { transform: place(nx - 122, 574) }),
      stroke(`M${nx - 146} 566Q${nx - 122} 574 ${nx - 98} 566M${nx - 142} 558Q${nx - 122} 564 ${nx - 102} 558`, '#d9966a', 2),
    );
    const bx = doc.pick(826, { wide: 1096, tall: 716 });
    doc.add(
      bamboo(bx, 650, doc.pick(590, { tall: 470 }), -0.26),
      grass(5, bx - 190, bx + 60, 640, 110, INK, { count: 40, width: 4 }), grass(8, x0 - 20, x0 + 130, 640, 90, INK, { count: 26, width: 4 }),
      birds('#4a2f64',
        [[doc.pick(330, { wide: 560, tall: 330 }), 150, 1], [doc.pick(362, { wide: 592, tall: 360 }), 136, 0.8, 1],
          [doc.pick(388, { wide: 616, tall: 384 }), 154, 0.6], [doc.pick(350, { wide: 580, tall: 348 }), 168, 0.6],
          [doc.pick(410, { wide: 640, tall: 404 }), 142, 0.5]]),
    );
  },
};
