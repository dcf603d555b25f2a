import {
  crown, foliagePath, group, lensesPath, man, mix, path, Pen, place, range, rng, stroke, sun, trunkPath, woman, type Point, type Scene,
} from '../kit';
import { farGopuram, type TowerColours } from '../kit/parts-tamil-nadu';

/** A weaver's dim house; the morning comes in through the open veranda. */
const ROOM = { wall: '#3d1d36', deep: '#27122b', beam: '#1d0e22', edge: '#a8614a', floor: '#6b2a33', floorLit: '#c9724f', skirting: '#5c2a3a' };
const OUT = { zenith: '#3f9aa8', middle: '#a9d3bd', horizon: '#ffe9b8', haze: '#f9e0ae' };
const STUCCO: TowerColours = {
  mid: '#e6cfa6', lit: '#fff6da', shade: '#a98e86', deep: '#8a6a6c', gold: '#ffd977', stone: '#cfa884', stoneShade: '#8f7470',
    figures: ['#c98f6a', '#fffbe8', '#a8b09a'],
};
const SILK = { warp: '#d1246c', warpLit: '#f2559a', border: '#0f6b5c', gold: '#f7c64e', goldLit: '#fff0ae' };
const SKIN = { shade: '#4a2430', mid: '#7a4238', lit: '#e8935c' };

/** A folded sari over a bar: left edge x, top y, width, length, cloth, gold border; the right side of every fold takes the light. */
function hangingSari(x: number, y: number, w: number, length: number, cloth: string, border: string): string {
  const folds = 4;
  const dark = new Pen();
  const light = new Pen();
  for (const i of range(folds)) {
    const a = x + (w * i) / folds;
    const b = w / folds;
    dark.polygon([[a, y], [a + b * 0.4, y], [a + b * 0.34, y + length], [a, y + length - 3]]);
    light.polygon([[a + b * 0.74, y], [a + b, y], [a + b, y + length - 3], [a + b * 0.8, y + length]]);
  }
  const hem = y + length - 30;
  return (
    path(new Pen().polygon([[x, y], [x + w, y], [x + w, y + length - 3], [x + w / 2, y + length + 3], [x, y + length - 3]]), cloth) +
    path(dark, mix(cloth, '#1a0c24', 0.45)) + path(light, mix(cloth, '#ffd0a0', 0.35)) +
    stroke(`M${x} ${hem}H${x + w}M${x} ${hem + 18}H${x + w}`, border, 5) +
    stroke(`M${x} ${hem + 9}H${x + w}`, border, 9, { dash: '4 5' }) +
    path(new Pen().polygon([[x, y], [x + 6, y], [x + 6, y + length - 3], [x, y + length - 3]]), mix(border, '#1a0c24', 0.3))
  );
}

/** A hank of dyed yarn on a pole. */
const hank = (x: number, y: number, colour: string): string =>
  path(`M${x - 9} ${y}q-9 44 0 84q9 12 18 0q9-40 0-84z`, colour) + path(`M${x + 3} ${y}q8 44 0 88q5 0 6-4q9-40 0-84z`, mix(colour, '#ffdca8', 0.5)) +
  stroke(`M${x - 5} ${y + 4}q-6 40 0 78M${x} ${y + 4}v82`, mix(colour, '#1a0c24', 0.4), 1.6) +
    path(`M${x - 11} ${y + 30}h22v8h-22z`, mix(colour, '#1a0c24', 0.35));

/** The loom and its weaver, about 0,0 at the left foot; some 620 px long. */
function loom(): string {
  // the warp in perspective: a near and a far edge, from the cloth beam (left) to the far beam (right)
  const at = (u: number, v: number): Point => [20 + 600 * u + 34 * v, -74 - 56 * v * (1 - 0.28 * u) + 6 * u];
  const strip = (u0: number, u1: number, v0: number, v1: number): Pen => new Pen().polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const threads = new Pen(1);
  for (const i of range(26)) threads.move(...at(0.3, i / 25)).line(...at(1, i / 25));
  const triangles = new Pen(1);
  for (const i of range(13)) {
    const u = 0.005 + i * 0.0225;
    for (const [v, w] of [[0.16, 0.3], [0.84, 0.7]] as const) triangles.polygon([at(u, v), at(u + 0.0112, w), at(u + 0.0225, v)]);
  }
  const buttas = new Pen(1);
  for (const i of range(5)) for (const k of range(2)) {
    const [bx, by] = at(0.03 + i * 0.054 + (k % 2) * 0.027, 0.42 + k * 0.18);
    buttas.move(bx - 4, by).line(bx, by - 3).line(bx + 4, by).line(bx, by + 3).close();
  }
  const post = (x: number, top: number): string => path(`M${x} 0V${top}h14V0z`, ROOM.beam) + path(`M${x + 10} 0V${top}h4V0z`, ROOM.edge);
  const [reedX] = at(0.31, 0);
  return [
    path(lensesPath([[-60, 8, 760, 20, 0.5]]), ROOM.deep, { opacity: 0.8 }),
    // far posts and the beam from which the harness hangs
    post(at(0.3, 1)[0] - 8, -330), post(at(0.98, 1)[0], -190),
    path(`M${at(0.2, 0)[0] - 20} -330h212v13h-212z`, ROOM.beam), path(`M${at(0.2, 0)[0] - 20} -330h212v4h-212z`, ROOM.edge),
    // warp, then the finished cloth
    path(strip(0.3, 1, 0, 1), SILK.warp), path(strip(0.3, 1, 0, 0.16), SILK.border), path(strip(0.3, 1, 0.84, 1), SILK.border),
    stroke(threads, SILK.warpLit, 1.1, { opacity: 0.8 }),
    path(strip(0.55, 1, 0, 1), '#ffe0a0', { opacity: 0.2 }),
    path(strip(0, 0.3, 0, 1), SILK.warp), path(strip(0, 0.3, 0, 0.16), SILK.border), path(strip(0, 0.3, 0.84, 1), SILK.border),
    path(strip(0, 0.3, 0.1, 0.15), SILK.gold), path(strip(0, 0.3, 0.85, 0.9), SILK.gold), path(strip(0, 0.3, 0.02, 0.05), SILK.gold),
    path(triangles, SILK.gold), path(buttas, SILK.goldLit), path(strip(0.27, 0.3, 0.16, 0.84), SILK.gold),
    // near edge of the cloth, the cloth beam
    path(new Pen().polygon([at(0, 0), at(1, 0), [at(1, 0)[0], at(1, 0)[1] + 5], [at(0, 0)[0], at(0, 0)[1] + 6]]), ROOM.beam),
    stroke(new Pen().move(...at(0, -0.12)).line(...at(0, 1.1)), ROOM.beam, 15, { round: true }),
      stroke(new Pen().move(...at(0.004, -0.1)).line(...at(0.004, 1.08)), ROOM.edge, 3),
    stroke(new Pen().move(...at(1, -0.12)).line(...at(1, 1.1)), ROOM.beam, 17, { round: true }),
      stroke(new Pen().move(...at(1.008, -0.1)).line(...at(1.008, 1.08)), ROOM.edge, 4),
    // heddles and reed
    ...[0.42, 0.47].map((u) => stroke(new Pen().move(...at(u, 0)).line(at(u, 0)[0], at(u, 0)[1] - 66).line(at(u, 1)[0],
      at(u, 1)[1] - 66).line(...at(u, 1)), ROOM.beam, 5) +
      stroke(range(9).map((i) => `M${at(u, i / 8).map((n) => Math.round(n)).join(' ')}v-64`).join(''), '#e8d3b0', 1.2, { opacity: 0.75 })),
    stroke(
      `M${at(0.42, 0.5)[0]} -160L${at(0.44, 0.5)[0]} -322M${at(0.47, 0.5)[0]} -160L${at(0.455, 0.5)[0]} -322` +
        `M${at(0.31, 0)[0] + 4} -318V-130M${at(0.31, 1)[0]} -318V-170`,
      '#8a5a58', 2,
    ),
    path(new Pen().polygon([at(0.31, -0.06), [reedX, at(0.31, 0)[1] - 36], [at(0.31, 1)[0], at(0.31, 1)[1] - 34], at(0.31, 1.04)]), '#8a4f3c'),
    path(new Pen().polygon([[reedX, at(0.31, 0)[1] - 36], [reedX + 3, at(0.31, 0)[1] - 42], [at(0.31, 1)[0] + 3, at(0.31, 1)[1] - 40],
      [at(0.31, 1)[0], at(0.31, 1)[1] - 34]]), ROOM.edge),
    stroke(range(8).map((i) => `M${Math.round(at(0.31, i / 8)[0] + 3)} ${Math.round(at(0.31, i / 8)[1])}v-30`).join(''), '#e8c08a', 1.4),
    // near posts
    post(at(0, 0)[0] - 14, -104), post(at(0.31, -0.1)[0] - 6, -334), post(at(1, 0)[0] - 6, -112),
    // the weaver, seated in the pit, facing the light
    path('M-66 0Q-72-60-60-92Q-56-112-34-114Q-10-114-4-92Q2-60-2 0z', SKIN.shade),
    path('M-22-112Q-8-110-4-92Q2-60-2-30L-14-34Q-8-70-22-112z', SKIN.mid), path('M-12-108Q-5-104-3-92Q2-64 0-40L-5-42Q-4-80-12-108z', SKIN.lit),
    path('M-72 0Q-74-34-62-40Q-30-50-2-38L30-30Q38-20 30-8L4 0z', '#e9d9c0'), path('M-2-38L30-30Q38-20 30-8L16-4Q24-22-2-38z', '#fff3d6'),
      path('M-66-20Q-30-34 2-22L0-16Q-30-28-66-14z', SILK.border),
    path('M-20-106Q-4-100 16-96L74-106L76-96L20-78Q-10-76-28-86z', SKIN.shade), path('M-6-99Q6-96 18-96L74-106L75-103L20-90Q0-90-6-99z', SKIN.lit),
    path('M72-108q12-6 16 0q2 8-12 12z', SKIN.mid),
    path('M-40-112V-128H-22V-110z', SKIN.shade),
    path('M-52-140a20 22 0 1 1 40 2q2 8 4 10l-5 3q0 9-6 10q-18 2-28-10q-5-6-5-15z', SKIN.mid),
      path('M-14-148q2 6 2 10q2 8 4 10l-5 3q0 9-6 10q-6 0-8-2q8-14 6-32z', SKIN.lit),
    path('M-54-136Q-58-164-32-164Q-12-164-12-146Q-30-152-36-136Q-42-120-48-122z', ROOM.beam),
    path(`M56-98l26-7q6 3 0 7l-26 6z`, SILK.gold),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const o = doc.pick(0, { wide: 180, tall: -34 });
    const view = { x0: o + 292, x1: o + 668, top: 92, foot: 424 };
    // out of doors
    doc.add(
      path(new Pen().rect(view.x0, view.top, view.x1 - view.x0, view.foot - view.top),
        doc.linear([[0, OUT.zenith], [0.5, OUT.middle], [1, OUT.horizon]], { y1: view.top, y2: 380 })),
      sun(doc, o + 330, 190, 60, '#fff6d2', { glow: '#fff3c4', glowRadius: 150, glowOpacity: 0.8, disc: false }),
    );
    const fronds = crown(4, 40, { leaflets: 6, light: -1 });
    const palmId = doc.define(path(fronds.back + fronds.mid + fronds.lit + trunkPath(5, 118, 0, 0, 5, 3, -5), ''));
    const clip = doc.clip(new Pen().rect(view.x0, view.top, view.x1 - view.x0, view.foot - view.top + 30));
    doc.add(
      group(
        [
          farGopuram(o + 540, 410, 292, { tiers: 9, colours: STUCCO, light: -1, width: [0.52, 0.25], hollow: 0.82, precision: 0, pots: 11 }),
          path(foliagePath({ seed: 6, x0: view.x0 - 10, x1: view.x1 + 10, y: 404, height: 44, wavelength: 60, scallop: [5, 11], base: 412,
            envelope: (x) => Math.min(1, Math.abs(x - o - 540) / 110) }), mix('#3f7d62', OUT.haze, 0.25)),
          doc.use(palmId, place(o + 396, 286, { scale: 0.9 }), { fill: mix('#2f6a55', OUT.haze, 0.2) }),
          doc.use(palmId, place(o + 344, 318, { scaleX: -0.76, scaleY: 0.76 }), { fill: mix('#2f6a55', OUT.haze, 0.3) }),
          // tiled houses of the weavers' street
          path(new Pen().rect(o + 288, 372, 74, 50).rect(o + 606, 366, 70, 56), '#f3d3a0'), path(new Pen().rect(o + 340, 372, 22, 50), '#c99a7c'),
          path(`M${o + 280} 374l16-22h58l16 22zM${o + 596} 368l16-24h70v24z`, '#cf6a48'),
            path(`M${o + 310} 422v-26h14v26zM${o + 630} 422v-30h16v30z`, '#6a3f48'),
          path(new Pen().rect(view.x0, 408, view.x1 - view.x0, 50), '#e9bf88'),
            path(lensesPath([[o + 330, 416, 180, 4, 0.5], [o + 500, 420, 170, 3, 0.5]]), '#c9986c'),
          woman(o + 428, 424, { scale: 1.25, sari: '#d9363e', edge: '#ffd36b' }),
            woman(o + 452, 425, { scale: 1.2, sari: '#2f8f86', edge: '#f4b03f', facing: -1 }),
          man(o + 566, 423, { scale: 1.25, shirt: '#fbf3dc', facing: -1 }),
        ],
        { clip },
      ),
    );

    // the room: walls left and right of the veranda, ceiling, floor
    const wall = doc.linear([[0, ROOM.deep], [0.5, ROOM.wall], [1, '#57293f']], { x1: view.x0 - 420, x2: view.x0, y2: 0 });
    const wallRight = doc.linear([[0, '#57293f'], [0.6, ROOM.wall], [1, ROOM.deep]], { x1: view.x1, x2: view.x1 + 300, y2: 0 });
    doc.add(
      path(new Pen().rect(x0 - 10, y0 - 10, view.x0 - x0 + 10, 700).rect(view.x0 - 2, y0 - 10, view.x1 - view.x0 + 4, view.top - y0 + 10), wall),
      path(new Pen().rect(view.x1, y0 - 10, x1 + 10 - view.x1, 700), wallRight),
      // rafters and the lintel
      stroke(range(Math.ceil(doc.width / 92)).map((i) =>
        `M${x0 + 30 + i * 92} ${y0 - 10}L${Math.round(x0 + 30 + i * 92 + (view.x0 + 180 - x0 - 30 - i * 92) * 0.16)} ${view.top - 30}`).join(''),
          ROOM.beam, 15, { opacity: 0.75 }),
      path(new Pen().rect(x0 - 10, view.top - 34, doc.width + 20, 26), ROOM.beam),
        path(new Pen().rect(view.x0 - 20, view.top - 10, view.x1 - view.x0 + 40, 4), ROOM.edge),
      // floor of red oxide with the mirror of the opening
      doc.band(doc.linear([[0, ROOM.floorLit], [0.35, ROOM.floor], [1, '#331428']], { y1: view.foot, y2: 600 }), view.foot + 14),
      path(new Pen().polygon([[view.x0 + 6, view.foot + 14], [view.x1 - 6, view.foot + 14], [view.x1 - 120, 610], [view.x0 - 260, 610]]),
        doc.linear([[0, '#ffe0a0', 0.75], [1, '#ffb070', 0.06]], { y1: view.foot, y2: 600 })),
      path(new Pen().rect(view.x0 - 8, view.foot, view.x1 - view.x0 + 16, 15), '#d99a68'),
        path(new Pen().rect(view.x0 - 8, view.foot + 10, view.x1 - view.x0 + 16, 6), '#7a3f44'),
      path(new Pen().rect(x0 - 10, view.foot - 6, view.x0 - x0 + 10, 22).rect(view.x1, view.foot - 6, x1 - view.x1 + 10, 22), ROOM.skirting),
    );
    // turned pillars of the veranda
    const pillar = (x: number): string =>
      path(
        `M${x - 9} ${view.top}h18l8 12h-34zM${x - 18} ${view.foot - 22}h36v24h-36z` +
          `M${x - 11} ${view.top + 12}h22v34q-3 8-3 14q5 8 5 74v170q0 16-2 24h-22q-2-8-2-24v-170q0-66 5-74q0-6-3-14z`,
        ROOM.beam,
      ) +
      path(`M${x - 11} ${view.top + 46}q3 8 3 14q-5 8-5 74v170h4v-170q0-66 5-74q0-6-2-14zM${x - 18} ${view.foot - 22}h5v24h-5z`, ROOM.edge);
    doc.add(pillar(view.x0 + 8), pillar(view.x1 - 8), pillar(view.x0 + 128));

    // saris and hanks hang on bars at the right, where the light passes them
    const bar = doc.pick(0, { wide: 30, tall: 0 });
    const right = doc.pick(684, { wide: 876, tall: 590 });
    const barY = doc.pick(66, { tall: 96 });
    doc.add(
      path(new Pen().rect(right - 16, barY - 5, x1 - right + 40, 8), '#8a5a48'),
      hangingSari(right + bar, barY, 62, 300, '#5b2a86', SILK.gold),
      doc.format === 'tall' ? hangingSari(right + 66, barY, 60, 270, '#0f7a66', SILK.gold) : hangingSari(right + bar + 68, barY, 64, 262, '#0f7a66', SILK.gold),
      doc.format === 'wide' ? hangingSari(right + bar + 138, barY, 66, 310, '#c8324a', SILK.gold) : '',
    );
    const hankX = doc.pick(36, { wide: -190, tall: 136 });
    const hankY = doc.pick(150, { wide: 338, tall: 180 });
    const dyes = ['#d9366f', '#f2a82f', '#2f9a7c', '#7a3fa0', '#e2602f', '#2f6fb5'];
    const hanks = doc.format === 'tall' ? 3 : 6;
    doc.add(
      path(new Pen().rect(doc.format === 'wide' ? hankX - 30 : x0 - 10, hankY - 4, doc.format === 'wide' ? hanks * 36 + 26 : hankX + hanks * 36 - x0,
        7), '#8a5a48'),
      range(hanks).map((i) => hank(hankX + i * 36, hankY, dyes[i] ?? '#d9366f')),
    );

    doc.add(group(loom(), { transform: place(doc.pick(128, { wide: 330, tall: 176 }), doc.pick(586, { tall: 590 }), { scale: doc.pick(1, { tall: 0.8 }) }) }));
    // dust in the light, and a stack of folded silks in the near right corner
    const random = rng(12);
    const motes = range(40).map(() => `M${Math.round(view.x0 - 60 + random() * 420)} ${Math.round(150 + random() * 380)}h0`).join('');
    const stack = doc.pick(640, { wide: 940, tall: 560 });
    const cloths = ['#0f7a66', '#c8324a', '#5b2a86', '#e0912f', '#1f5f9a'];
    doc.add(
      stroke(motes, '#fff0c4', 2.4, { round: true, opacity: 0.5 }),
      path(lensesPath([[stack - 40, 604, 280, 12, 0.5]]), '#1d0e22', { opacity: 0.8 }),
      cloths.map((cloth, i) => {
        const y = 606 - i * 17;
        const inset = (i * 7) % 13;
        return path(`M${stack + inset} ${y}q-10-8 0-16H${x1 + 20}V${y}z`, cloth) +
          path(`M${stack + inset} ${y - 16}H${x1 + 20}v4H${stack + inset - 4}z`, mix(cloth, '#ffd9a0', 0.5)) +
          path(`M${stack + inset - 4} ${y - 10}H${stack + inset + 34}v7h-38z`, SILK.gold) +
            stroke(`M${stack + inset + 40} ${y - 7}H${x1 + 20}`, SILK.gold, 3, { dash: '3 7' });
      }),
    );
  },
};
