import {
  air, at, birds, conifers, foliage, foliagePath, group, leafPaths, lensesPath, mist, mix, path, Pen, petalPath, place, RAMPS, range, ridge,
  rng, sky, stipple, streaks, stroke, sun, trunkPath,
  type Conifer, type Point, type Ramp, type Scene,
} from '../kit';
import { boughPath } from '../kit/parts-deccan';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#5f93a6', '#a9cdc6', '#e6ead0', '#fdf0cf'], haze: '#dbe8d4', deep: '#22606e', ink: '#12302f', lit: '#fff3cf',
};
const HILL = { far: '#5f9a94', mid: '#4c8a6c', near: '#2f6f54', dark: '#1d5246', lit: '#9cc46a' };
const SKIN = '#7a4a38';

/**
 * A Kodava couple about 0,0, 190 px tall, seen from the front: he in black kupya with red sash, dagger and gold-and-white turban; she in a
 * sari pleated at the back.
 */
function couple(): string {
  return [
    path('M-70 4Q0-10 90 2Q40 18-60 14z', '#1d4038', { opacity: 0.6 }),
    // he
    path('M-44 2L-42-20H-28L-26 2zM-22 2L-22-20H-8L-6 2z', '#2a2430'),
    path('M-56-14Q-52-90-50-126Q-46-140-26-142Q-6-140-2-126Q2-90 6-14Q-26-4-56-14z', '#2b2836'),
    path('M-56-14Q-52-90-50-126Q-46-140-34-141Q-42-100-40-10Q-50-10-56-14z', '#4a4658'),
    path('M-26-142L-36-138L-26-108L-16-138z', '#fff6e2'),
    path('M-50-128Q-62-118-64-84L-60-66L-52-68L-50-90L-44-120zM-2-128Q10-118 12-84L8-66L0-68L-2-90L-8-120z', '#34303f'),
    path('M-62-68l10-2l1 10q-6 5-10-1z', SKIN),
    path('M-52-82Q-26-74 2-82L3-66Q-26-58-53-66z', '#c8283a'),
    path('M-52-82Q-26-74-14-76L-14-61Q-34-60-53-66z', '#e8485a'),
    path('M-14-62l2 34l-8-4l-2-30z', '#c8283a'),
    path('M-38-88l24 16l-4 5l-24-16z', '#e0b25a'),
    path('M-42-92l8 5l-4 6l-8-5zM-16-72l8 6l-3 2l-8-5z', '#f3dfae'),
    path('M-38-160Q-38-142-26-138Q-14-142-14-160Q-14-172-26-172Q-38-172-38-160z', SKIN),
    path('M-38-160Q-38-172-26-172Q-32-160-30-146Q-28-140-26-138Q-38-142-38-160z', '#96614a'),
    stroke('M-33-151Q-26-147-19-151M-32-161h4M-23-161h4', '#2a1d22', 2.4),
    path('M-42-164Q-46-186-24-186Q-4-186-9-164Q-26-172-42-164z', '#fff3d6'),
    path('M-42-164Q-46-180-30-185L-9-168L-9-164Q-26-172-42-164zM-18-186Q-6-184-8-172L-26-185z', '#e9b949'),
    path('M-10-170q12 2 14 18l-8-4q-2-8-8-10z', '#e9b949'),
    // she: Kodagu sari, its pallu pinned over the right shoulder, headscarf, necklace
    path('M14 2Q22-70 26-92H62Q68-60 78 2Q46 12 14 2z', '#a8283f'),
    path('M14 2Q22-70 26-92H38Q34-50 34 6Q22 6 14 2z', '#d04a58'),
    path('M78 2Q70-50 62-90Q72-80 84-30L92-2z', '#7f1f38'),
    stroke('M14-4Q46 6 78-4M16-14Q46-4 76-14', '#f0c65a', 3),
    stroke('M40-88Q42-40 40 4M50-88Q54-40 58 4M60-80Q68-40 72 0', '#7f1f38', 1.6, { opacity: 0.7 }),
    path('M26-90Q22-120 30-130Q44-138 58-130Q66-120 62-90z', '#1f6a5a'),
    path('M26-90Q22-120 30-130L38-133Q34-112 38-90z', '#3a8f78'),
    path('M26-96Q42-108 60-132L66-118Q58-100 62-88Q44-82 26-88z', '#a8283f'),
    path('M26-96Q42-108 60-132L62-127Q48-104 26-92z', '#f0c65a'),
    path('M28-124Q18-116 18-92L26-78L36-74L38-80L28-92zM62-124Q70-112 68-92L58-76L46-74L44-80L58-90z', SKIN),
    path('M36-78q8-6 14 0l-2 8h-10z', SKIN),
    path('M34-146Q34-132 44-128Q54-132 54-146Q54-158 44-158Q34-158 34-146z', '#8f5a44'),
    path('M34-146Q34-158 44-158Q38-150 39-138Q41-130 44-128Q34-132 34-146z', '#b07a5c'),
    path('M30-138Q28-164 44-165Q62-164 59-136Q64-124 60-116Q56-126 55-142Q52-156 44-156Q36-156 33-140z', '#fff0d2'),
    path('M30-138Q28-164 44-165Q36-160 33-146z', '#e8a23f'),
    stroke('M37-126Q44-116 52-126M36-122Q44-108 54-122', '#f0c65a', 2.4),
    stroke('M38-144h4M47-144h4', '#3a2228', 1.8),
    path('M43-148a1.6 1.6 0 1 1 2 0z', '#c8283a'),
    // her basket of cherries
    path('M22-76H66L60-44Q44-38 28-44z', '#c08a4a'),
    path('M22-76H40L38-42Q32-42 28-44z', '#e3b268'),
    stroke('M24-68H64M26-60H63M27-52H61', '#8a5a34', 1.6, { dash: '4 2' }),
    path('M20-76Q30-90 44-90Q60-90 68-76z', '#b32434'),
    stroke('M26-78H64M32-84H58', '#ee5a4a', 7, { round: true, dash: '0 9' }),
  ].join('');
}

/** A coffee bough along points: paired glossy leaves, clusters of ripe and green cherries, white blossom at the end. */
function coffeeBough(seed: number, points: readonly Point[], leafLength: number): string {
  const random = rng(seed);
  const [dark, mid, ripe, green, blossom] = [[] as string[], [] as string[], new Pen(), new Pen(), [] as string[]];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = at(points, i - 1);
    const [x, y] = at(points, i);
    const a = Math.atan2(y - ay, x - ax);
    const l = leafLength * (0.85 + 0.35 * random());
    for (const side of [-1, 1, -0.6, 0.6]) {
      const scale = Math.abs(side) < 1 ? 0.8 : 1;
      const [upper, lower] = leafPaths(x, y, a + side * (1.15 + 0.25 * random()), l * scale, l * 0.2 * scale, side * 0.5);
      dark.push(side > 0 ? lower : upper);
      mid.push(side > 0 ? upper : lower);
    }
    if (i < points.length - 1) {
      for (const k of range(7)) {
        const r = 7.4;
        (k % 4 === 3 ? green : ripe).circle(x + Math.cos(k * 1.3 + i) * 12 - 2, y + Math.sin(k * 1.3 + i) * 8 + 3, r - (k % 3));
      }
    } else for (const k of range(9)) blossom.push(petalPath(x, y, k * 0.7 + random(), 15, 4));
  }
  const glints = new Pen();
  const glint = rng(seed + 1);
  for (const [x, y] of points.slice(1, -1)) for (const k of range(4)) glints.circle(x + Math.cos(k * 1.6) * 10 - 4, y + Math.sin(k * 1.6) * 7 +
    glint() * 2, 1.7);
  return (
    path(boughPath(points, 7, 3), '#5a4234') + path(dark.join(''), '#124238') + path(mid.join(''), '#2f7f4c') + path(green, '#9cb848') + path(ripe, '#c8242f') +
    path(glints, '#ff9a86') + path(blossom.join(''), '#fffaf0')
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 250, tall: 6 });
    doc.add(
      sky(doc, LIGHT, { horizon: 300 }),
      sun(doc, doc.pick(640, { wide: 860, tall: 560 }), doc.pick(150, { tall: 196 }), 30, '#fffbe8',
        { glow: '#fff0c0', glowRadius: doc.pick(240, { tall: 150 }), glowOpacity: 0.7, rings: 1 }),
      streaks(doc, { seed: 17, from: 50, to: 170, count: 6, opacity: 0.5, height: [4, 10] }),
    );
    // range behind range, mist in the valleys
    const planes = [[12, 262, 130, 0.66], [24, 300, 110, 0.5], [33, 338, 96, 0.34], [45, 376, 80, 0.2]] as const;
    planes.forEach(([seed, y, height, amount], i) => {
      doc.add(ridge(doc, air(doc, LIGHT, i < 2 ? HILL.far : HILL.mid, amount), { seed, y, height, wavelength: 300 - i * 26, octaves: i < 2 ? 3 : 4,
        step: 40, base: 520 }));
      doc.add(mist(doc, { seed: 40 + i, from: y + 8, to: y + 36, colour: '#fffbee', opacity: 0.62 - i * 0.06, count: 4 }));
    });
    // a wooded spur: silver oaks, the estate bungalow with its red roof
    const house = doc.pick(196, { wide: 430, tall: 214 });
    const oaks: Conifer[] = [];
    const random = rng(5);
    for (let x = x0 - 10; x < x1 + 20; x += 26 + random() * 40) {
      if (Math.abs(x - house - 40) < 70 || (x > 380 + shift && x < 600 + shift)) continue;
      oaks.push([x, 430 + random() * 12, 66 + random() * 60, 0.17 + random() * 0.06]);
    }
    const underTitle = doc.pick(-999, { wide: 380 });
    const green = (colour: string, amount: number): string => air(doc, LIGHT, colour, amount, 0.5);
    doc.add(
      foliage(doc, green(HILL.near, 0.22), { seed: 6, y: 424, height: 50, wavelength: 110, scallop: [6, 13], base: 470 }),
      conifers(oaks.filter(([x]) => x < underTitle), '#1f5a5c', '#3f8478', 1),
      conifers(oaks.filter(([x]) => x >= underTitle), mix(HILL.dark, LIGHT.haze, 0.16), mix(HILL.lit, LIGHT.haze, 0.2), 1),
      path(`M${house} 424V396H${house + 92}V424z`, '#f5ead0'),
      path(`M${house} 424V396H${house + 30}V424z`, '#b9c2b4'),
      path(`M${house - 12} 400L${house + 12} 374H${house + 82}L${house + 104} 400z`, '#c9563f'),
      path(`M${house - 12} 400L${house + 12} 374H${house + 40}L${house + 30} 400z`, '#8f3f3a'),
      stroke(`M${house + 38} 410H${house + 90}`, '#4a6a66', 12, { dash: '8 7' }),
      foliage(doc, green(HILL.dark, 0.1), { seed: 16, y: 440, height: 30, wavelength: 80, scallop: [7, 15], base: 500 }),
    );
    // coffee bushes in rows below, in flower
    const rows = [[452, 8, 0.12], [480, 11, 0.06], [514, 15, 0], [556, 20, 0]] as const;
    rows.forEach(([y, size, amount], i) => {
      const body = green(i % 2 ? '#2a6a4c' : '#235c48', amount);
      doc.add(
        path(foliagePath({ seed: 50 + i, x0: x0 - 10, x1: x1 + 10, y: y + 16, height: 34 + i * 6, wavelength: 46 + i * 12,
          scallop: [size, size * 1.9], base: 640, least: 0.5 }), green('#6fa858', amount)),
        path(foliagePath({ seed: 50 + i, x0: x0 - 10, x1: x1 + 10, y: y + 22 + i * 2, height: 34 + i * 6, wavelength: 46 + i * 12,
          scallop: [size, size * 1.9], base: 640, least: 0.5 }), body),
        stipple('#fffaf0', { seed: 60 + i, count: Math.round(doc.width / (13 - i)), x0, x1, y0: y, y1: y + 30, size: 3 + i * 0.8, opacity: 0.95 }),
        stipple('#d03a3f', { seed: 70 + i, count: Math.round(doc.width / (20 - i * 2)), x0, x1, y0: y + 6, y1: y + 36, size: 2.6 + i * 0.8 }),
      );
    });
    // the red-earth path and the couple
    const pair = doc.pick(410, { wide: 660, tall: 410 });
    doc.add(
      path(`M${pair - 110} 620Q${pair - 80} 566 ${pair - 20} 560H${pair + 70}Q${pair + 130} 570 ${pair + 180} 620z`, '#b86a48'),
      path(`M${pair - 110} 620Q${pair - 80} 566 ${pair - 20} 560H${pair + 10}Q${pair - 40} 572 ${pair - 60} 620z`, '#8f4f40'),
      path(lensesPath([[pair + 10, 592, 130, 4, 0.5], [pair - 60, 606, 120, 4, 0.5]]), '#d98f62'),
      group(couple(), { transform: place(pair, doc.pick(592, { wide: 586 }), { scale: doc.pick(1.36, { wide: 1.24, tall: 1.14 }) }) }),
    );
    // pickers further down
    const tiny = (x: number, y: number, k: number, sari: string, scarf: string): string =>
      group([path('M-8 2L-6-22Q-5-28 1-28Q7-28 8-22L10 2z', sari), path('M-3-31a4 4.6 0 1 1 8 0a4 4.6 0 1 1-8 0z', SKIN),
        path('M-4-33q1-5 5-5q6 0 5 8q-4-4-10-3z', scarf), path('M8-20h12l-2 12h-8z', '#c08a4a'), path('M7-20q7-7 14 0z', '#c8242f')], {
        transform: place(x, y, { scale: k }),
      });
    doc.add(
      tiny(doc.pick(236, { wide: 500, tall: 250 }), 506, 0.9, '#e8a23f', '#fff0d2'),
      tiny(doc.pick(262, { wide: 528, tall: 274 }), 512, 0.95, '#3f7fa8', '#f2d27a'),
      tiny(doc.pick(574, { wide: 850, tall: 560 }), 500, 0.85, '#d9486a', '#fff0d2'),
    );
    // the frame: boughs of coffee in fruit and flower, and the trunk of a shade tree with pepper vine
    const near = doc.pick(0, { wide: 300, tall: -98 });
    doc.add(
      path(trunkPath(778 + near, 640, 760 + near, doc.y0 - 20, 56, 36, 20), '#3d3d3e'),
      path(trunkPath(794 + near, 640, 770 + near, doc.y0 - 20, 14, 12, 20), '#a08d70'),
      path(
        range(26)
          .map((i) => {
            const y = 600 - i * 30 - (i % 3) * 6;
            const x = 768 + near + Math.sin(i * 1.3) * 20;
            const [upper, lower] = leafPaths(x, y, i % 2 ? -0.5 : -2.6, 30 + (i % 4) * 4, 10, i % 2 ? 0.7 : -0.7);
            return y > doc.y0 - 20 ? upper + lower : '';
          })
          .join(''),
        '#1f5a44',
      ),
      coffeeBough(4, [[812 + near, 420], [764 + near, 430], [716 + near, 446], [664 + near, 470], [620 + near, 500]], 62),
      coffeeBough(9, [[820 + near, 520], [770 + near, 530], [714 + near, 544], [660 + near, 572]], 66),
      doc.format === 'wide' ? '' : coffeeBough(14, [[x0 - 14, 520], [x0 + 34, 530], [x0 + 82, 548], [x0 + 128, 576]], 60),
      birds('#3f6f74', [[470, 190, 0.9], [496, 178, 0.7, 1], [518, 196, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
