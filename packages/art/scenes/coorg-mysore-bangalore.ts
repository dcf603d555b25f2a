import {
  air, airAt, birds, foliage, foliagePath, group, hump, lensesPath, lerp, mist, path, Pen, place, RAMPS, range, ridge, rng, sky, slope, streaks,
    stroke,
  trunkPath, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { tiledHouse } from '../kit/parts-kerala';

/** Morning mist; the sun reaches in from the upper left. */
const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#55809c', '#9dbabb', '#e6dcb8', '#fdecc2'], haze: '#e6dfc0', deep: '#28566f' };
const FOREST = { far: '#5a8f80', mid: '#3a755c', near: '#1f5243', deep: '#123b36', lit: '#8db257' };
const COFFEE = { dark: '#174a3a', mid: '#2b6b48', lit: '#5f9a4e', shine: '#a9c96a' };
const CHERRY = { mid: '#c9242f', lit: '#f2604a', dark: '#7f1530', green: '#8fae4a' };
const EARTH = { lit: '#e3b783', mid: '#b97f58', shade: '#7d4f45' };

/** A Kodava in his black kupya with red sash and flat white turban; 34 px tall at scale 1. */
const kodava = (x: number, y: number, scale: number, facing: 1 | -1 = 1): string =>
  group(
    [
      path('M-3.5 0L-3-6H0L-.5 0zM1 0L.8-6H3.500L4 0z', '#f4ead2'), path('M-6-4Q-6-22 0-23.500Q6-22 6-4Q0-2-6-4z', '#241f2a'),
        path('M1-23Q6-22 6-4L3-3.500Q4-14 1-23z', '#45404c'),
      path('M-5.8-13Q0-11 5.8-13L6-9.500Q0-7.5-6-9.500z', '#c9302f'), path('M-4-10l-1.5 8l2.5 0l1-8z', '#c9302f'),
        path('M1-11.500l4 4l-1 1l-4-4z', '#e8c46a'),
      path('M-2.8-26.500a2.8 3.1 0 1 1 5.6 0a2.8 3.1 0 1 1-5.6 0z', '#8a5a40'), path('M-4-27.500Q-4-32 0-32Q4.5-32 4.5-28Q0-30-4-27.500z', '#fffaf0'),
        path('M3-30l3 1l-1 2z', '#e8c46a'),
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** Two coffee shrubs 100 px high about 0,0, drawn once: rounded, glossy on their sunny side, red with cherries. */
function shrub(doc: Doc, seed: number): string {
  const random = rng(seed);
  const berries = new Pen();
  for (let i = 0; i < 9; i++) {
    const [x, y] = [(random() - 0.5) * 84, -12 - 46 * random()];
    berries.circle(x, y, 4).circle(x + 7, y + 3, 4).circle(x - 2, y + 7, 4);
  }
  const mound = (n: number, a: number, b: number, y: number, height: number, size: [number, number], under: number, spread: number): string =>
    foliagePath({ seed: seed + n, x0: a, x1: b, y, height, wavelength: 46, scallop: size, under,
      envelope: (x) => hump(x, (a + b) / 2, spread) ** 0.7 });
  return doc.define([
    path(mound(1, -64, 64, 0, 96, [10, 21], 10, 52), COFFEE.mid), path(mound(2, -54, 28, -26, 62, [9, 18], 14, 32), COFFEE.lit),
    path(mound(3, -40, 2, -52, 34, [6, 13], 10, 17), COFFEE.shine, { opacity: 0.6 }), path(berries, CHERRY.mid),
  ]);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 200, tall: -40 });
    const mid = 420 + s;
    doc.add(
      sky(doc, LIGHT, { horizon: 330 }),
      streaks(doc, { seed: 4, from: 60, to: 200, count: 6, colour: '#fff6dc', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#6f9aa2', 0.56), { seed: 18, y: 280, height: 130, wavelength: 240, base: 420 }),
      mist(doc, { seed: 8, from: 236, to: 280, count: 4, opacity: 0.5, colour: '#fff8e2' }),
      ridge(doc, air(doc, LIGHT, FOREST.far, 0.4), { seed: 33, y: 340, height: 110, wavelength: 220, base: 460 }),
      foliage(doc, air(doc, LIGHT, FOREST.mid, 0.3), { seed: 6, y: 380, height: 62, wavelength: 120, scallop: [5, 11], base: 420 }),
      mist(doc, { seed: 14, from: 330, to: 360, count: 4, opacity: 0.5, colour: '#fff8e2' }),
    );
    // silver oaks: shade for the coffee, pepper climbing their trunks
    const oaks = ([
      [mid - 330, 400, 250], [mid - 264, 404, 300], [mid - 196, 396, 200], [mid + 196, 396, 240], [mid + 262, 402, 310], [mid + 344, 400, 260],
      [mid + 424, 404, 300], [mid + 520, 400, 250], [mid - 450, 404, 170], [mid - 640, 402, 140],
    ] as const).filter(([x]) => doc.shows(x));
    // feathery tufts round a straight stem, narrower towards the top; one tree drawn, 260 px high
    const tufts = (seed: number, dx: number, k: number): string =>
      range(7).map((j): string => {
        const t = j / 6;
        const w = 260 * (0.17 - 0.09 * t) * (j % 2 ? 0.8 : 1.05) * k;
        const cx = (j % 2 ? 9 : -8) + dx * w;
        return foliagePath({ seed: seed + j, x0: cx - w, x1: cx + w, y: -260 * (0.38 + 0.56 * t), height: 26 * k, wavelength: w,
          scallop: [w * 0.16, w * 0.32], under: 9, envelope: (px) => hump(px, cx, w * 0.7) });
      }).join('');
    const [crownId, lightId] = [doc.define(path(tufts(200, 0, 1), '')), doc.define(path(tufts(300, -0.24, 0.56), ''))];
    doc.add(
      path(oaks.map(([x, y, h]) => trunkPath(x, y + 10, x, y - h * 0.94, 11, 3)).join(''), '#7a6a60'),
      oaks.map(([x, y, h], i) => {
        const where = place(x, y, { scaleX: (i % 2 ? -h : h) / 260, scaleY: h / 260 });
        return doc.use(crownId, where, { fill: airAt(doc, LIGHT, FOREST.mid, 0.2, x) }) + doc.use(lightId, place(x, y, { scale: h / 260 }),
          { fill: airAt(doc, LIGHT, FOREST.lit, 0.3, x) });
      }),
      path(oaks.map(([x, y, h]) => trunkPath(x, y + 8, x + 1, y - h * 0.4, 22, 8)).join(''), FOREST.near),
    );

    // the ainmane on its terrace
    const [hx, hy, hw] = [mid - 140, 388, 280];
    doc.add(
      path(foliagePath({ seed: 25, x0: mid - 300, x1: mid + 300, y: 400, height: 84, wavelength: 90, scallop: [7, 14],
        envelope: (x) => hump(x, mid, 160) }), FOREST.near),
      tiledHouse(hx, hy, hw, 58, { light: -1, posts: 8, tiles: ['#b0553c', '#e08a58', '#7f3a34'], wood: '#4f2e2a' }),
      path(new Pen().rect(hx - 34, hy, hw + 68, 6), '#f3e4c4'),
        path(new Pen().polygon([[hx - 34, hy + 6], [hx + hw + 34, hy + 6], [hx + hw + 46, hy + 34], [hx - 46, hy + 34]]), '#a87e66'),
      stroke(`M${hx - 40} ${hy + 16}H${hx + hw + 40}M${hx - 42} ${hy + 25}H${hx + hw + 42}`, '#7d5648', 1.5, { dash: '22 3' }),
      path(new Pen().polygon([[mid - 30, hy + 2], [mid + 30, hy + 2], [mid + 54, hy + 40], [mid - 54, hy + 40]]), '#e9cfa4'),
        stroke(range(6).map((i) => `M${mid - 31 - i * 4} ${hy + 6 + i * 6.5}H${mid + 31 + i * 4}`).join(''), '#a87e66', 2),
      // drying coffee on the yard
      path(lensesPath([[hx - 40, hy + 44, 150, 9, 0.5], [mid + 90, hy + 46, 130, 8, 0.5]]), '#8f3a34'),
    );
    const bushes = [shrub(doc, 5), shrub(doc, 12)] as const;
    const shrubs = (seed: number, a: number, b: number, y: number, size: number): string => {
      const random = rng(seed);
      let out = '';
      for (let x = a, i = 0; x < b; x += size * (0.7 + 0.5 * random()), i++) {
        out += doc.use(bushes[i % 2 ? 1 : 0], place(Math.round(x), Math.round(y + (random() - 0.5) * size * 0.2),
          { scale: Math.round(size * (0.85 + 0.3 * random())) / 100 }));
      }
      return out;
    };
    // the yard and the path between the coffee rows
    doc.add(
      path(new Pen().soft([[x0 - 20, 424], [hx - 90, 418], [hx - 46, 420], [hx + hw + 46, 420], [hx + hw + 120, 418], [x1 + 20, 426]])
        .line(x1 + 20, 640).line(x0 - 20, 640).close(), FOREST.near),
      path(new Pen().move(hx - 60, 424).line(hx + hw + 60, 424).quad(mid + 120, 440, mid + 90, 470).cubic(mid + 90, 520, mid + 10, 560, mid - 30, 630)
        .line(mid - 250, 630).cubic(mid - 130, 560, mid - 20, 510, mid - 20, 470).quad(mid - 60, 440, hx - 60, 424).close(), EARTH.mid),
      path(new Pen().move(hx - 20, 424).line(hx + hw * 0.6, 424).quad(mid + 40, 442, mid + 46, 470)
        .cubic(mid + 40, 520, mid - 60, 560, mid - 110, 630).line(mid - 220, 630).cubic(mid - 100, 560, mid + 4, 510, mid, 470)
        .quad(mid - 40, 440, hx - 20, 424).close(), EARTH.lit),
      path(lensesPath([[hx - 10, 430, 130, 7, 0.5], [mid + 60, 434, 120, 6, 0.4]]), '#8f2f34'),
      shrubs(5, x0 - 10, mid - 96, 452, 54), shrubs(9, mid + 140, x1 + 30, 454, 56),
      path(lensesPath([[mid + 4, 486, 40, 5, 0.3], [mid - 22, 488, 40, 5, 0.3]]), EARTH.shade, { opacity: 0.7 }),
      kodava(mid + 10, 486, 1.6, -1), woman(mid - 20, 488, { scale: 1.55, sari: '#b8324f', edge: '#f6c65b', facing: 1 }),
      woman(mid - 150, 436, { scale: 0.7, sari: '#3f7fa0', edge: '#fff0c4' }),
      shrubs(15, x0 - 20, mid - 150, 526, 84), shrubs(19, mid + 120, x1 + 40, 530, 86),
    );
    // beams through the mist
    const beam = (x: number, w: number, spread: number): string => {
      const top = doc.format === 'tall' ? 90 : 0;
      return path(new Pen().polygon([[x, top], [x + w, top], [x + w + 300 + spread, 520], [x + 260, 520]]), rays);
    };
    const rays = doc.linear([[0, '#fff2c0', doc.format === 'card' ? 0.3 : 0], [0.5, '#fff2c0', 0.22], [1, '#fff2c0', 0]],
      { y1: doc.format === 'tall' ? 90 : 0, y2: 520 });
    const r = doc.pick(40, { wide: 400, tall: 120 });
    doc.add(beam(r, 40, 30), beam(r + 96, 26, 20), beam(r + 160, 58, 50), doc.format === 'wide' ? '' : beam(r - 90, 46, 30));

    doc.add(
      shrubs(31, x0 - 30, doc.pick(250, { wide: 360, tall: 230 }), 628, 116),
      cherryBranch(doc),
      birds('#4f7480', [[mid - 60, 170, 0.9], [mid - 34, 160, 0.7, 1], [mid - 14, 176, 0.5]]),
      path(foliagePath({ seed: 44, x0: x1 - 10, x1: x1 + 20, y: 620, height: 10, scallop: [6, 9], envelope: slope(x1, x1 + 10) }), FOREST.deep),
    );
  },
};

/** A branch of ripe coffee close to us, from the right border: paired glossy leaves, clusters of cherries at the nodes. */
function cherryBranch(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -92 });
  const [dark, mid, shine] = [new Pen(), new Pen(), new Pen()];
  const [red, glint, unripe] = [new Pen(1), new Pen(1), new Pen(1)];
  const stems = new Pen();
  const random = rng(8);
  const leaf = (x: number, y: number, a: number, l: number, pen: Pen): void => {
    const to = (u: number, v: number): Point => [x + Math.cos(a) * u - Math.sin(a) * v, y + Math.sin(a) * u + Math.cos(a) * v];
    const w = l * 0.24;
    pen.move(x, y).cubic(...to(l * 0.2, -w * 1.2), ...to(l * 0.62, -w * 1.2), ...to(l, l * 0.04))
      .cubic(...to(l * 0.62, w * 1.2), ...to(l * 0.2, w * 1.2), x, y).close();
    shine.move(...to(l * 0.08, -w * 0.1)).cubic(...to(l * 0.25, -w * 0.86), ...to(l * 0.58, -w * 0.86), ...to(l * 0.86, -w * 0.08))
      .quad(...to(l * 0.5, -w * 0.34), ...to(l * 0.08, -w * 0.1)).close();
  };
  const twigs: readonly (readonly [x: number, y: number, tx: number, ty: number, nodes: number])[] = [[850, 330, 556, 452, 6],
    [860, 520, 640, 590, 4], [840, 200, 690, 236, 3]];
  for (const [ax, ay, bx, by, nodes] of twigs) {
    stems.move(ax + b, ay).quad((ax + bx) / 2 + b, (ay + by) / 2 - 24, bx + b, by);
    for (let i = 0; i <= nodes; i++) {
      const t = 0.12 + (0.88 * i) / nodes;
      const [x, y] = [lerp(ax, bx, t) + b, lerp(ay, by, t) - 48 * t * (1 - t)];
      const l = 104 * (1.1 - 0.4 * t);
      const along = Math.atan2(by - ay, bx - ax);
      leaf(x, y, along - 0.95 - 0.2 * random(), l, i % 2 ? dark : mid);
      leaf(x, y, along + 0.85 + 0.2 * random(), l * 0.95, i % 2 ? mid : dark);
      if (i === nodes) leaf(x, y, along - 0.1, l, mid);
      for (let k = 0; k < 6; k++) {
        const a = random() * 2 * Math.PI;
        const [cx, cy, r] = [x + Math.cos(a) * 15, y + 6 + Math.sin(a) * 12, 8 + 2 * random()];
        (k === 5 && i > nodes - 2 ? unripe : red).circle(cx, cy, r);
        glint.circle(cx - r * 0.3, cy - r * 0.35, r * 0.34);
      }
    }
  }
  return (
    stroke(stems, '#5a4038', 6, { round: true }) + path(dark, COFFEE.dark) + path(mid, '#236044') + path(shine, COFFEE.shine, { opacity: 0.55 }) +
    path(red, CHERRY.mid) + path(unripe, CHERRY.green) + path(glint, '#ff9a7a')
  );
}
