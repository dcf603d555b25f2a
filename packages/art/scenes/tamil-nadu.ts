import {
  air, blade, crown, cumulus, foliagePath, grass, group, land, lensesPath, man, mix, path, Pen, place, range, ripplesPath, rng, sky, stipple, stroke,
    sun, trunkPath,
  type Point, type Ramp, type Scene,
} from '../kit';
import { camera, farGopuram, palmyra, type TowerColours } from '../kit/parts-tamil-nadu';

/** Low gold from the left under the slate of the north-east monsoon, just after rain. */
const LIGHT: Ramp = {
  sky: ['#343c60', '#545f80', '#94917f', '#f7d28a'], sun: '#fff0c0', haze: '#d9b98a', lit: '#ffdf8f', shade: '#4a4a66', ink: '#1f1d33', deep: '#272d50',
};
const PADDY = { lit: '#d3d24f', young: '#a4c546', mid: '#6fa541', deep: '#2f6b3c', bund: '#7a6a3f', bundLit: '#d9bd5f' };
const STUCCO: TowerColours = {
  mid: '#f0bd7a', lit: '#fff0c0', shade: '#8a5a6e', deep: '#7a3f4c', gold: '#ffd75e', stone: '#dba46c', stoneShade: '#85586a',
    figures: ['#4f9fa8', '#e8745a', '#fff8e0', '#6f8fc4'],
};

/** A woman bent over the field with a sheaf of seedlings, 24 px high at scale 1, facing right. */
const planter = (x: number, y: number, scale: number, sari: string, edge: string, facing: 1 | -1): string =>
  group(
    [
      path('M-9 0L-9.5-12Q-9-20-2-21Q6-21.5 10-17L9-13Q2-14-2-11L-3 0z', sari),
      path('M-9.5-12Q-9-20-2-21Q3-21.5 7-19.5Q-2-18-5-10L-6 0H-9z', edge),
      stroke('M7-17L11-4', '#5f372e', 2.2, { round: true }),
      path('M9.5-19a3 3.2 0 1 1 6 1a3 3.2 0 1 1-6-1z', '#5f372e'), path('M9-20q1-4 5-3q3 1 2 3q-2-1-3 1q-2 2-4-1z', '#1d1522'),
      path('M9-6l-1-5M11-4l3-8l-2 8l5-5l-5 7z', '#b9d24f'), stroke('M-8 1H-3', sari, 1.2),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** An egret, flying, its wings raised; 26 px wide at scale 1. */
const egrets = (list: readonly (readonly [x: number, y: number, scale: number, tilt: number])[]): string => {
  const pen = new Pen(1);
  for (const [x, y, s, t] of list) {
    pen.move(x - 14 * s, y - (8 - t) * s).quad(x - 6 * s, y - 8 * s, x, y - s).quad(x + 3 * s, y - (11 + t) * s, x + 12 * s, y - (13 + t) * s)
      .quad(x + 7 * s, y - 5 * s, x + 5 * s, y).line(x + 11 * s, y + 1 * s).line(x + 5 * s, y + 2.4 * s).line(x - 9 * s, y + 3.4 * s).line(x - 1 * s,
        y + 0.6 * s)
      .quad(x - 7 * s, y - 4 * s, x - 14 * s, y - (8 - t) * s).close();
  }
  return path(pen, '#fffaf0');
};

/** A bullock cart with its driver, some 120 px long at scale 1, going to the right. */
const bullockCart = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-62, 3, 170, 6, 0.5]]), '#2a2a2c', { opacity: 0.6 }),
      path('M-60-44Q-36-66 4-46V-22H-60z', '#c98f4a'), path('M-60-44Q-44-62-20-58Q-40-48-44-22H-60z', '#f6cf82'),
        stroke('M-44-22Q-42-50-26-58M-24-22Q-22-50-8-54', '#7a4a2e', 1.8),
      stroke('M-62-22H40L66-26', '#4a2f28', 4.4),
      stroke('M-26-17m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0', '#3a2428', 4.4), stroke('M-26-34V0M-43-17H-9M-38-29L-14-5M-38-5L-14-29', '#6a4434', 2.4),
      path('M6-24q-1-16 8-17q9 1 9 17z', '#fbf0d6'), path('M10-45a4.5 4.8 0 1 1 9 0a4.5 4.8 0 1 1-9 0z', '#5a342c'),
        path('M9-46q0-6 5.5-6q6 0 5.5 6q-5-3-11 0z', '#d9363e'),
      // the bullock, white, with painted upright horns
      path('M34-30Q30-14 34 0H39L42-16Q56-12 66-17L68 0H73L75-20Q80-24 82-30Q90-26 94-31Q96-36 90-40L84-44Q78-46 74-42Q70-48 62-44L56-37Q44-38 34-30z', '#efe3d0'),
      path('M36-30Q44-37 56-37L62-44Q70-48 74-42Q66-40 62-34Q48-32 40-22Q36-24 36-30z', '#fffaf0'),
        stroke('M84-44Q82-54 86-60M88-43Q90-52 95-56', '#d9363e', 3, { round: true }),
      stroke('M33-28Q28-16 31-6', '#cbbba8', 2.4),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const horizon = 372;
    const vx = doc.pick(420, { wide: 560, tall: 400 });
    const f = 640;
    const eye = camera({ x: vx, horizon, height: 5.2, focal: f });
    const glowX = doc.pick(60, { wide: 420, tall: 130 });
    doc.add(
      sky(doc, LIGHT, { horizon: horizon + 6, stops: [0, 0.42, 0.8, 1], strength: 0.9 }),
      sun(doc, glowX, horizon - 6, 40, '#fff0c0', { glow: '#ffe3a0', glowRadius: doc.pick(360, { wide: 250, tall: 250 }), glowOpacity: 0.85, disc: false }),
      // the storm bank: lit rims on the left, slate bellies
      cumulus(doc, [[vx + 330, 196, 380, 130, 5], [vx + 90, 128, 330, 84, 11], [vx - 230, 176, 250, 54, 17], [vx + 560, 262, 300, 70, 23]],
        { lit: '#c9ab94', shade: '#4b5376', opacity: 0.9, lobes: 10, shift: 0.07 }),
      // rain walking over the land on the right
      path(new Pen().polygon([[vx + 190, 190], [vx + 500, 190], [vx + 440, horizon], [vx + 150, horizon]]),
        doc.linear([[0, '#4b5376', 0.75], [1, '#8a8288', 0.15]], { y1: 190, y2: horizon })),
      stroke(range(12).map((i) => `M${vx + 214 + i * 24} ${200 + (i % 3) * 12}l-42 ${150 - (i % 4) * 10}`).join(''), '#c9bcae', 1.2, { opacity: 0.35 }),
    );
    // far groves; the tower rises from the palms of the island
    const grove = (seed: number, y: number, height: number, scallop: readonly [number, number], fill: string, x = x0 - 10): string =>
      path(foliagePath({ seed, x0: x, x1: x1 + 10, y, height, wavelength: 100, scallop, base: y + 16, least: 0.35 }), fill);
    const g = doc.pick(508, { wide: 640, tall: 452 });
    const fronds = crown(9, 36, { leaflets: 6, light: -1 });
    const palmId = doc.define(path(fronds.back + fronds.mid + trunkPath(4, 96, 0, 0, 5, 3, -4), '') + path(fronds.lit, '#b9b45a'));
    const palms: readonly (readonly [number, number, number])[] = [[g - 190, 312, 0.7], [g - 156, 296, 0.86], [g - 226, 322, 0.6],
      [g + 150, 300, 0.84], [g + 190, 316, 0.66], [g + 236, 306, 0.76], [g - 330, 324, 0.6], [g + 330, 314, 0.7], [g - 120, 318, 0.6], [g + 420, 308, 0.78]];
    doc.add(
      grove(4, horizon - 4, 24, [4, 8], air(doc, LIGHT, '#7f8468', 0.46)),
      farGopuram(g + 226, horizon, 92, { tiers: 7, light: -1, pots: 7,
        colours: { mid: '#d6c0a8', lit: '#f3e2c4', shade: '#8f7f8c', deep: '#9a8084', gold: '#f0d89a', stone: '#c4a890', stoneShade: '#86747f' } }),
      farGopuram(g, horizon + 8, doc.pick(288, { tall: 256 }), { tiers: 13, light: -1, pots: 13, precision: 0, width: [0.6, 0.25], hollow: 0.76,
        flank: 0.24, dash: 3.6, colours: STUCCO }),
      palms.filter(([x]) => doc.shows(x, 20)).map(([x, y, s], i) => doc.use(palmId, place(x, y, { scaleX: i % 3 ? s : -s, scaleY: s }),
        { fill: mix('#35604e', LIGHT.haze, 0.14) })),
      grove(8, horizon + 6, 34, [6, 12], mix('#3f6a4c', LIGHT.haze, doc.pick(0.18, { wide: 0.1 }))),
      path(foliagePath({ seed: 28, x0: x0 - 10, x1: x1 + 10, y: horizon + 6, height: 20, wavelength: 70, scallop: [5, 10], base: horizon + 8,
        least: 0 }), mix('#b3a84a', LIGHT.haze, 0.14)),
      // roofs of the village
      [[g - 110, 0], [g - 66, 4], [g + 78, 2], [g + 128, 5], [g - 260, 3], [g + 290, 3]].map(([x = 0, dy = 0]) =>
        path(`M${x} ${horizon + 8 + dy}v-11h30v11z`, '#f3d9a4') + path(`M${x + 20} ${horizon + 8 + dy}v-11h10v11z`, '#a8806a') +
          path(`M${x - 4} ${horizon - 2 + dy}l8-10h22l8 10z`, '#c9603f')),
    );

    // fields in true perspective: ripe, young, and flooded with the mirror of the sky
    doc.add(doc.band(doc.linear([[0, '#d8c65a'], [0.3, PADDY.mid], [1, PADDY.deep]], { y1: horizon + 10, y2: 600 }), horizon + 9));
    const field = (xa: number, xb: number, za: number, zb: number): Point[] => [eye(xa, 0, za), eye(xb, 0, za), eye(xb + 6, 0, zb), eye(xa + 6, 0, zb)];
    type Kind = 'water' | 'young' | 'ripe';
    const depths = [150, 92, 62, 44, 32, 24, 18.4, 13];
    const random = rng(6);
    const [water, young, ripe, rows, shoots] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen(1)];
    const bunds: Point[][] = [];
    const pattern: readonly Kind[] = ['young', 'ripe', 'water', 'young', 'ripe', 'water', 'young', 'water', 'ripe', 'young'];
    let n = 0;
    depths.slice(0, -1).forEach((zb, i) => {
      const za = depths[i + 1] ?? 13;
      const reach = ((Math.max(vx - x0, x1 - vx) + 60) * zb) / f;
      let x = -reach - random() * 12;
      while (x < reach) {
        const w = 15 + random() * 16;
        const kind = pattern[n++ % pattern.length] ?? 'young';
        const points = field(x + 0.5, x + w - 0.5, za + (zb - za) * 0.03, zb - (zb - za) * 0.04);
        const [left, right] = [Math.min(...points.map(([px]) => px)), Math.max(...points.map(([px]) => px))];
        if (right > x0 - 4 && left < x1 + 4) {
          (kind === 'water' ? water : kind === 'young' ? young : ripe).polygon(points);
          bunds.push([eye(x, 0, za), eye(x + 6, 0, zb)]);
          if (zb < 70) {
            const count = Math.round(w / (kind === 'water' ? 2.6 : 2));
            for (let k = 1; k < count; k++) {
              const u = x + (w * k) / count;
              const [pa, pb] = [eye(u, 0, za + (zb - za) * 0.06), eye(u + 6, 0, zb - (zb - za) * 0.06)];
              (kind === 'water' ? shoots : rows).move(...pa).line(...pb);
            }
          }
        }
        x += w;
      }
      bunds.push([[x0 - 10, eye(0, 0, zb)[1]], [x1 + 10, eye(0, 0, zb)[1]]]);
    });
    const bundLines = new Pen();
    for (const [a, b] of bunds) if (a && b) bundLines.move(...a).line(...b);
    const shine = doc.linear([[0, '#ffe6a8'], [0.4, '#e3c294'], [1, '#6a7494']], { y1: horizon + 20, y2: 590 });
    doc.add(
      stroke(bundLines, PADDY.bund, 4), path(ripe, doc.linear([[0, '#e8d968'], [1, '#a8a83a']], { y1: horizon + 10, y2: 590 })),
        path(young, doc.linear([[0, '#bcd058'], [1, '#4f9440']], { y1: horizon + 10, y2: 590 })), path(water, shine),
      // dark side and lit side of every row
      stroke(rows, PADDY.deep, 2.6, { opacity: 0.5 }), stroke(rows, '#eeea7a', 1.4, { opacity: 0.6, dash: '7 5' }),
      stroke(shoots, '#4f8a3c', 4, { dash: '2 7' }), stroke(shoots, '#c9dc5a', 2.2, { dash: '2 7', dashOffset: 1.4 }),
      path(ripplesPath({ seed: 8, x0, x1, from: 400, to: 560, count: 34, length: [14, 60], height: [0.6, 1.6] }), '#fff3c8', { opacity: 0.5 }),
      stroke(bundLines, PADDY.bundLit, 1.4, { opacity: 0.7 }),
    );

    // the cart track on its bank, leading to the tower
    const bank = new Pen().soft([[g - 8, horizon + 14], [g - 30, 398], [g + 20, 424], [g + 90, 452], [g + 70, 500], [g - 20, 560],
      [g - 80, 640]]).line(g + 120, 640).soft([[g + 120, 640], [g + 130, 560], [g + 176, 500], [g + 168, 450], [g + 66, 420], [g + 2, 398],
        [g + 4, horizon + 14]], { join: true }).close();
    doc.add(
      path(bank, doc.linear([[0, '#f0d48c'], [0.5, '#d9a860'], [1, '#8a6a4a']], { y1: horizon + 10, y2: 600 })),
      stroke(new Pen().soft([[g + 108, 452], [g + 96, 500], [g + 18, 560], [g - 30, 620]]), '#8a6a48', 4, { opacity: 0.6 }),
        stroke(new Pen().soft([[g + 144, 454], [g + 146, 500], [g + 92, 560], [g + 66, 620]]), '#8a6a48', 4, { opacity: 0.6 }),
      bullockCart(g + 74, 494, 0.92),
      man(g + 2, 400, { scale: 0.66, shirt: '#fbf0d6' }),
    );
    // transplanting, in a row
    const p = doc.pick(0, { wide: 130, tall: 66 });
    const team: readonly (readonly [number, number, number, string, string, 1 | -1])[] = [
      [176, 476, 1.5, '#d9363e', '#ffc24f', 1], [222, 481, 1.55, '#e8752f', '#8e2f5c', 1], [270, 486, 1.6, '#8e2f7c', '#ffc24f', 1],
        [322, 492, 1.65, '#2f8f86', '#ffd36b', 1], [130, 470, 1.45, '#c43f7a', '#ffd36b', 1],
    ];
    doc.add(
      path(lensesPath(team.map(([x, y, s]) => [p + x - 4, y + 2, 44 * s, 3, 0.3] as const)), '#3f4a4a', { opacity: 0.5 }),
      team.map(([x, y, s, sari, edge, facing]) => planter(p + x, y, s, sari, edge, facing)),
    );
    // palmyras on a bund, their left sides gold
    const fans = { leaves: ['#25333f', '#2f4a45', '#b39a4c'] as const, bark: ['#2a2633', '#b07f4f'] as const, light: -1 as const, skirt: '#6a4a3a' };
    const edge = doc.pick(0, { wide: 930, tall: 90 });
    const dir = doc.pick(1, { wide: -1, tall: 1 });
    // one tree, in four sizes: the light stays on the left of each
    const palmyraId = doc.define(palmyra(5, 0, 0, 380, 74, fans));
    const trees: readonly (readonly [x: number, y: number, scale: number])[] = [[58, 560, doc.pick(1.03, { tall: 0.92 })],
      [142, 514, doc.pick(0.68, { tall: 0.6 })], [-16, 600, 0.84], [196, 480, 0.44]];
    doc.add(
      trees.filter((_, i) => doc.format !== 'tall' || i !== 2).map(([x, y, scale]) => {
        const px = edge + dir * x + (dir < 0 ? 130 : 0);
        return path(lensesPath([[px - 4, y + 1, 150 * scale, 4, 0.3]]), '#2f4a34', { opacity: 0.5 }) + doc.use(palmyraId, place(px, y, { scale }));
      }),
      grass(4, x0, x1, 612, 34, '#24452f', { count: Math.round(doc.width / 10), width: 2.8 }),
    );
    // ripe ears in the near corner, nodding
    const ears: string[] = [];
    const earsLit: string[] = [];
    const blades = new Pen();
    const [cornerX, cornerEnd] = doc.format === 'wide' ? [x0 - 10, x0 + 300] : [doc.pick(600, { tall: 520 }), x1 + 10];
    const swell = (x: number): number => (doc.format === 'wide' ? Math.min(1, (cornerEnd - x + 20) / 170) : Math.min(1, (x - cornerX + 30) / 130));
    for (const i of range(34)) {
      const x = cornerX + ((cornerEnd - cornerX) * (i + random())) / 34;
      const rise = (60 + 90 * random()) * swell(x);
      const lean = 14 + 26 * random();
      blade(blades, x, 624, -Math.PI / 2 + (random() - 0.4) * 0.5, rise * 1.05, 3.4, (random() - 0.5) * 0.3);
      for (const k of range(9)) {
        const t = k / 8;
        const ex = x + lean * t ** 1.4 + (k % 2 ? 3.4 : -3.4);
        const ey = 616 - rise + 30 * t * t * (0.6 + random() * 0.6) - 8 * t;
        (k % 3 ? ears : earsLit).push(`M${Math.round(ex)} ${Math.round(ey)}v2`);
      }
    }
    const brow: Point[] = doc.format === 'wide'
      ? [[x0 - 20, 586], [x0 + 120, 594], [x0 + 250, 606], [x0 + 340, 624]]
      : [[cornerX - 60, 624], [cornerX + 40, 604], [(cornerX + cornerEnd) / 2, 592], [cornerEnd + 10, 586]];
    doc.add(
      land(brow, 640, '#24452f'), path(blades, '#3f7a3c'), stroke(ears.join(''), '#c99a34', 6, { round: true }),
        stroke(earsLit.join(''), '#ffe080', 6, { round: true }),
      stipple('#fff0a8', { seed: 41, count: 24, x0: cornerX, x1: cornerEnd, y0: 540, y1: 600, size: 2.4, opacity: 0.8 }),
    );
    const e = doc.pick(0, { wide: 190, tall: 20 });
    doc.add(egrets([[e + 256, 214, 1.25, 0], [e + 302, 196, 1, 2], [e + 330, 226, 0.85, -1], [e + 372, 204, 0.75, 1], [e + 222, 250, 0.7, 1],
      [e + 290, 252, 0.6, -2]]));
  },
};
