import {
  air, birds, dots, foliagePath, group, hump, interpolate, land, lensesPath, lerp, man, mix, palms, path, Pen, place,
  RAMPS, range, ridge, rng, sky, stipple, streaks, stroke, woman,
  type Doc, type FarPalm, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { weatheringPath } from '../kit/parts-kerala';

/** Afternoon in the dry season, sun from the left. */
const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#3f8fa8', '#8fc2bd', '#e6dcae', '#fdeabb'], haze: '#e9dcb4', deep: '#16586f' };
const STONE: Tones = ['#cdbda8', '#fbeed2', '#8f8492'];
const ROCK: Tones = ['#b39a86', '#e3cba4', '#77697a'];
const LINE = '#6f6270';
const DARK: Tones = ['#3a3442', '#a07f6a', '#241f30'];
const SCRUB = '#6d8a4c';

/** Gommateshwara from the thighs up, 236 px high, the wall before him at 0; light from the left. */
function gommata(): string {
  const arm = (s: 1 | -1): string =>
    `M${s * 34}-171Q${s * 72}-170 ${s * 79}-142Q${s * 81}-110 ${s * 73}-84Q${s * 70}-50 ${s * 64}-26` +
    `Q${s * 62}-4 ${s * 56} 2L${s * 45} 0Q${s * 46}-30 ${s * 50}-56Q${s * 50}-84 ${s * 50}-112L${s * 40}-140z`;
  const creeper = (s: 1 | -1): string => `M${s * 40} 0Q${s * 18}-16 ${s * 34}-34Q${s * 58}-34 ${s * 70}-50Q${s * 52}-62 ${s * 56}-78` +
    `Q${s * 78}-84 ${s * 78}-100Q${s * 58}-108 ${s * 58}-122Q${s * 70}-128 ${s * 80}-138`;
  return [
    path(`${arm(1)}${arm(-1)}`, STONE[0]),
    path('M-16-182L-18-172Q-46-170-52-156Q-54-130-46-108Q-36-84-36-72Q-42-56-44-30L-42 4H42L44-30Q42-56 36-72Q36-84 46-108' +
      'Q54-130 52-156Q46-170 18-172L16-182z', STONE[0]),
    // shade on the right, light on the left
    path('M18-172Q46-170 52-156Q54-130 46-108Q36-84 36-72Q42-56 44-30L42 4H14Q22-40 14-72Q10-100 22-130Q26-150 14-168z' +
      'M44-170Q74-168 80-140Q82-110 74-84Q72-50 66-26Q64-4 58 2L54 1Q60-40 62-76Q70-110 66-136Q60-160 44-170z', STONE[2]),
    path('M-44-170Q-74-168-80-140Q-82-110-74-84Q-72-50-66-26Q-64-4-58 2L-62 0Q-66-40-64-80Q-70-110-66-140Q-58-160-36-166' +
      'Q-20-168-24-150Q-42-150-46-136Q-44-112-38-96Q-48-124-52-156z', STONE[1]),
    path('M-36-72Q-42-56-44-30L-42 4H-30Q-34-36-26-66z', STONE[1]),
    // the broad chest: two flat planes under the collar bones
    path('M-50-150Q-28-160-2-152L-3-132Q-26-122-48-134z', mix(STONE[0], STONE[1], 0.75)),
      path('M2-152Q18-158 30-154L26-130Q14-126 3-132z', mix(STONE[0], STONE[1], 0.4)),
    stroke('M-48-134Q-26-122-3-132M3-132Q26-124 46-136', LINE, 1.6, { opacity: 0.7 }),
    stroke('M0-140V-96M-24-58Q0-48 24-58M0-40V4M-14-104Q0-98 14-104', LINE, 1.6, { opacity: 0.7 }),
      path('M-2.5-84a2.5 2 0 1 1 5 0a2.5 2 0 1 1-5 0z', LINE),
    // neck with its three folds, head, curls, long ears
    path('M-15-166V-190H15V-166Q0-158-15-166z', STONE[0]), path('M3-163V-190H15V-166Q10-163 3-163z', STONE[2]),
      stroke('M-15-182Q0-176 15-182M-15-174Q0-168 15-174', LINE, 1.4, { opacity: 0.7 }),
    path('M-25-214Q-27-190-12-180Q0-174 12-180Q27-190 25-214Q22-238 0-239Q-22-238-25-214z', STONE[0]),
    path('M25-214Q27-190 12-180Q6-177 0-176Q14-190 12-212Q10-232 0-239Q22-238 25-214z', STONE[2]),
      path('M-25-214Q-27-190-12-180Q-18-192-16-210Q-16-226-8-236Q-22-232-25-214z', STONE[1]),
    path('M-26-214Q-27-242 0-243Q27-242 26-214Q22-226 14-229Q0-233-14-229Q-22-226-26-214z', mix(STONE[2], LINE, 0.4)),
      dots('M-24-222Q-20-236 0-237Q20-236 24-222M-20-229Q-12-241 0-241Q12-241 20-229', STONE[0], 4.5, 6),
    path('M-25-216Q-33-218-32-206Q-31-196-29-184Q-25-182-24-190zM25-216Q33-218 32-206Q31-196 29-184Q25-182 24-190z', STONE[0]),
      stroke('M-29-208V-190M29-208V-190', LINE, 1.2),
    stroke('M-17-214Q-11-219-4-215M17-214Q11-219 4-215', LINE, 1.8), stroke('M-16-208Q-10-203-4-208M16-208Q10-203 4-208', LINE, 2),
      stroke('M-1-212Q-4-200-4-198Q0-194 4-198', LINE, 1.5),
    path('M-9-190Q-4-194 0-192Q4-194 9-190Q0-184-9-190z', '#a3837c'), stroke('M-10-190Q0-187 10-190', LINE, 1.2),
    // creepers climb his thighs and arms
    stroke(creeper(1) + creeper(-1), '#84796f', 3.2), dots(creeper(1) + creeper(-1), '#9d9482', 7, 13),
  ].join('');
}

/** The court's wall with its row of shrines on the parapet and the gate: 340 px wide, foot on 0. */
const court = (): string =>
  [
    path('M-170 0V-56H170V0z', STONE[0]), path('M-170 0V-56H-150V0z', STONE[1]), path('M120 0V-56H170V0z', STONE[2]),
      path('M-176-56H176V-62H-176z', STONE[1]), path('M-170-56H170V-52H-170z', LINE, { opacity: 0.6 }),
    path(range(12).map((i) => { const x = -156 + i * 27 + (i % 3); return `M${x} -62v-10h-2v-4l9-10l9 10v4h-2v10z`; }).join(''), STONE[0]),
    path(range(12).map((i) => { const x = -156 + i * 27 + (i % 3); return `M${x} -62v-10h-2v-4l9-10v24z`; }).join(''), STONE[1]),
    stroke('M-140-12V-44M-116-12V-44M-92-12V-44M-68-12V-44M68-12V-44M92-12V-44', LINE, 9, { opacity: 0.35 }),
    path('M-40 0V-66H40V0z', mix(STONE[0], STONE[1], 0.4)), path('M-48-66H48L42-74H-42z', STONE[1]),
      path('M-34-74V-86H34V-74zM-22-86Q0-104 22-86z', STONE[0]), path('M10-74V-86H34V-74zM4-94Q16-92 22-86H6z', STONE[2]),
    path('M-17 0V-46H17V0z', '#4a3f4c'), path('M-22 0V-50H-17V0zM17 0V-50H22V0zM-26-50H26V-55H-26z', STONE[1]),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(-46, { wide: 190, tall: -20 });
    const mid = 400 + s;
    const top = 364;
    doc.add(
      sky(doc, LIGHT, { horizon: 430 }),
      streaks(doc, { seed: 7, from: 60, to: 300, count: 9, colour: '#fff6d8', opacity: 0.45 }),
      ridge(doc, air(doc, LIGHT, '#8fa08a', 0.56), { seed: 20, y: 462, height: 40, wavelength: 240, base: 560 }),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: x1 + 10, y: 476, height: 20, wavelength: 90, scallop: [3, 7] }), air(doc, LIGHT, '#6f8f5c', 0.44)),
      path(new Pen().rect(x0, 474, doc.width, 140), air(doc, LIGHT, '#b3a868', 0.36)),
    );
    // the town's white tank and its roofs on the plain
    doc.add(
      path(foliagePath({ seed: 9, x0: x0 - 10, x1: mid - 330, y: 506, height: 22, wavelength: 70, scallop: [4, 9], under: 4 }),
        mix('#4f7a58', LIGHT.haze, 0.1)),
      path(new Pen().polygon([[mid - 700, 556], [mid - 560, 530], [mid - 420, 534], [mid - 500, 566]]), '#f3e6c4'),
      path(new Pen().polygon([[mid - 670, 556], [mid - 556, 537], [mid - 446, 540], [mid - 508, 561]]), '#4f8f94'),
      path(lensesPath([[mid - 620, 550, 90, 3, 0.5], [mid - 570, 544, 80, 3, 0.4]]), '#cfe6d4'),
      ([[-820, 524, 40], [-770, 530, 30], [-735, 522, 34], [-640, 520, 36], [-590, 516, 26], [-540, 520, 34]] as const).map(([dx, y, w]) =>
        path(new Pen().rect(mid + dx, y - w * 0.4, w, w * 0.4), '#f6ead0') +
          path(new Pen()
          .polygon([[mid + dx - 4, y - w * 0.38], [mid + dx + w * 0.3, y - w * 0.7], [mid + dx + w * 0.7, y - w * 0.7],
          [mid + dx + w + 4, y - w * 0.38]]), '#b8583f')),
      path(foliagePath({ seed: 12, x0: x0 - 10, x1: mid - 380, y: 596, height: 34, wavelength: 80, scallop: [6, 12], under: 6 }),
        mix('#3f6f50', LIGHT.haze, 0.04)),
    );
    const far: readonly FarPalm[] = ([[-330, 446, 50, 0.44, 4], [-290, 456, 40, 0.36], [330, 440, 56, 0.46, 5], [372, 452, 44, 0.38, -3],
      [470, 446, 50, 0.44]] as const).map(([x, ...rest]): FarPalm => [x + mid, ...rest]);
    doc.add(
      palms(doc, 4, far.filter(([x]) => doc.format !== 'wide' || x > 330),
        { dark: mix('#4f7a58', LIGHT.haze, 0.4), lit: mix('#9db060', LIGHT.haze, 0.3), bark: mix('#7a6a5a', LIGHT.haze, 0.4) }),
      group(gommata(), { transform: place(mid, top - 50, { scale: doc.pick(1, { tall: 0.86 }) }) }),
      group(court(), { transform: place(mid, top) }),
    );

    // Vindhyagiri: one whaleback of granite
    const crest: Point[] = [[mid - 640, 612], [mid - 520, 540], [mid - 400, 470], [mid - 300, 410], [mid - 210, 372], [mid - 150, 360], [mid, 360],
      [mid + 150, 362], [mid + 220, 376], [mid + 310, 424], [mid + 400, 494], [mid + 500, 566], [mid + 580, 612]];
    const skin = interpolate(crest);
    const cracks = new Pen();
    const random = rng(31);
    for (let i = 0; i < 12; i++) {
      const x = mid - 360 + 700 * random();
      const y = skin(x) + 30 + 150 * random();
      cracks.move(x, y).quad(x + 40 + 30 * random(), y - 6, x + 80 + 70 * random(), y + 12 + 20 * random());
    }
    doc.add(
      land(crest, 640, ROCK[0]),
      path(new Pen().soft(crest.slice(0, 7)).soft([[mid - 40, 362], [mid - 110, 400], [mid - 210, 450], [mid - 330, 540], [mid - 400, 640]],
        { join: true }).line(mid - 640, 640).close(), ROCK[1]),
      path(new Pen().soft(crest.slice(7)).line(mid + 580, 640).line(mid + 150, 640)
        .soft([[mid + 200, 560], [mid + 190, 470], [mid + 230, 420], [mid + 150, 362]], { join: true }).close(), ROCK[2]),
      path(weatheringPath({ seed: 4, x0: mid - 420, x1: mid + 420, top: (x) => skin(x) + 6, bottom: () => 620, count: 34, width: 12, lean: 8,
        length: [0.15, 0.5] }), ROCK[2], { opacity: 0.42 }),
      stroke(cracks, '#5f5566', 1.6, { opacity: 0.6 }),
      path(foliagePath({ seed: 14, x0: mid - 330, x1: mid - 240, y: 446, height: 18, wavelength: 30, scallop: [4, 8], under: 6,
        envelope: (x) => hump(x, mid - 286, 30) }) +
        foliagePath({ seed: 15, x0: mid + 200, x1: mid + 290, y: 470, height: 22, wavelength: 30, scallop: [4, 9], under: 7,
          envelope: (x) => hump(x, mid + 246, 30) }) +
        foliagePath({ seed: 16, x0: mid - 200, x1: mid - 130, y: 540, height: 20, wavelength: 30, scallop: [4, 9], under: 7,
          envelope: (x) => hump(x, mid - 166, 24) }), SCRUB),
      path(lensesPath([[mid - 180, 366, 360, 8, 0.5]]), '#6a5c68', { opacity: 0.6 }),
    );

    // the rock-cut steps with their rail, pilgrims in white going up
    const way = (t: number): { x: number; y: number; w: number } =>
      ({ x: mid + 118 * Math.sin(t * 3.4) * t * (1 - 0.3 * t) - 30 * t, y: lerp(366, 622, t ** 1.25), w: lerp(11, 58, t) });
    const ts = range(13).map((i) => i / 12);
    const edge = (k: number): Point[] => ts.map((t): Point => [way(t).x + way(t).w * k, way(t).y]);
    const treads = new Pen();
    for (let i = 0; i < 44; i++) {
      const { x, y, w } = way((i / 44) ** 0.8);
      treads.move(x - w, y).line(x + w, y);
    }
    const person = (t: number, k: number, who: 'm' | 'w', cloth: string): string => {
      const { x, y, w } = way(t);
      const scale = lerp(0.46, 1.9, t);
      const px = x + w * k;
      return path(lensesPath([[px, y, 22 * scale, 4 * scale, 0.2]]), '#6a5c68', { opacity: 0.6 }) +
        (who === 'm' ? man(px, y, { scale, shirt: cloth, facing: k > 0 ? -1 : 1 }) : woman(px, y,
        { scale, sari: cloth, edge: '#f6d58a', facing: k > 0 ? -1 : 1 }));
    };
    doc.add(
      path(new Pen().soft(edge(-1)).soft(edge(1).reverse(), { join: true }).close(), '#f3e0b8'), stroke(treads, '#a58d80', 1.6),
      stroke(new Pen().soft(edge(1.04)), '#8a7a80', 3), stroke(new Pen().soft(edge(-1.04)), '#fff6dc', 3),
      person(0.12, 0.2, 'm', '#fffaf0'), person(0.2, -0.3, 'w', '#d9483b'), person(0.3, 0.3, 'm', '#fffaf0'), person(0.33, -0.2, 'w', '#fffaf0'),
        person(0.48, 0.1, 'w', '#e8a23f'), person(0.52, -0.5, 'm', '#fffaf0'),
      person(0.78, 0.45, 'm', '#fffaf0'), person(0.8, -0.05, 'w', '#c9347a'),
      stipple('#5f5566', { seed: 9, count: 40, x0: mid - 420, x1: mid + 360, y0: 470, y1: 600, size: 2, opacity: 0.4 }),
      pillar(doc),
      birds('#4f6f7a', [[mid - 150, 170, 1], [mid - 122, 160, 0.8, 1], [mid - 104, 176, 0.6], [mid + 130, 120, 0.5]]),
    );
  },
};

/** A lathe-turned pillar in shade at the right border, its capital and the edge of the eave above. */
function pillar(doc: Doc): string {
  const x = doc.pick(742, { wide: 1042, tall: 652 });
  const t = doc.pick(0, { tall: 90 });
  const reach = doc.pick(170, { tall: 112 });
  // half widths of the turning from capital to foot
  const rings: readonly Point[] = [
    [86, 70], [86, 84], [60, 90], [46, 100], [60, 112], [64, 122], [48, 132], [36, 142], [36, 186], [44, 194], [44, 202], [34, 210], [40, 250],
      [56, 286], [62, 304], [44, 314], [44, 322], [58, 330], [58, 344], [38, 352],
    [34, 420], [44, 430], [44, 440], [36, 448], [50, 480], [62, 508], [66, 520], [50, 528], [50, 560], [72, 566], [72, 640],
  ];
  const side = (a: number, b: number): Pen => new Pen()
    .polygon([...rings.map(([w, y]): Point => [x + w * a, y + t]), ...[...rings].reverse().map(([w, y]): Point => [x + w * b, y + t])]);
  const lines = new Pen();
  for (const i of [1, 4, 9, 15, 17, 21, 27]) {
    const [w, y] = rings[i] ?? [0, 0];
    lines.move(x - w, y + t).quad(x, y + t + 7, x + w, y + t);
  }
  // the bracket figure: a dancer under a canopy of leaves
  const figure = `M${x - 70} ${118 + t}q-26-2-28-26q-2-26 22-34q-2-12 10-14q12 2 10 14l6 12l-8 4q-10 8-6 20q6 14-6 24z`;
  return (
    path(side(-1, 1), DARK[0]) + path(side(-1, -0.62), DARK[1]) + path(side(0.2, 1), DARK[2]) + stroke(lines, DARK[1], 2, { opacity: 0.7 }) +
    path(figure, DARK[0]) + path(`M${x - 98} ${92 + t}q-2-26 22-34q-2-12 10-14q-12 26-20 34q-6 8-12 14z`, DARK[1]) +
    path(new Pen().move(x - reach, doc.y0 - 10).quad(x - 140, 40 + t, x - 96, 72 + t).line(x + 120, 72 + t).line(x + 120, doc.y0 - 10).close(),
      DARK[2]) +
    stroke(new Pen().move(x - reach, doc.y0 - 10).quad(x - 140, 40 + t, x - 96, 72 + t).line(x + 120, 72 + t), DARK[1], 4) +
    dots(doc.format === 'tall' ? `M${x - 76} ${58 + t}H${x + 120}` : `M${x - 150} 24Q${x - 124} 46 ${x - 92} 58H${x + 120}`, '#57495a', 9, 16)
  );
}
