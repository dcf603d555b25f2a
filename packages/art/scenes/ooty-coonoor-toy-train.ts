import {
  air, birds, blade, contourRows, foliage, foliagePath, grass, hump, land, lensesPath, man, mist, mix, path, Pen, RAMPS, range, ridge, rng, sky, slope, smoke,
  stipple, stroke, teaPicker, tree, trunk, type Point, type Ramp, type Scene,
} from '../kit';
import { along, camera } from '../kit/parts-tamil-nadu';

/** A clear hill morning; the sun is high on the left. */
const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#2a6fb0', '#6fb0d6', '#c3dfe2', '#f6f1da'], haze: '#c8dedd' };
const BLUE = { lit: '#3f8fcf', mid: '#2265a6', dark: '#163c63', line: '#f7e9c4' };
const CREAM = { lit: '#fbf1d6', shade: '#d8cdb6' };
const IRON = '#20293a';
const BANK = { ballast: '#c9b79c', shade: '#8d7a6c', grass: '#5f9a4c', deep: '#1f5a45' };
const BARK = ['#b9a593', '#f3e4cc', '#8f7a70'] as const;

/** Path data of drooping sprays of sickle leaves from x, y: the lower, hanging part of a eucalyptus crown. */
function sickleLeavesPath(seed: number, x: number, y: number, radius: number, count: number, length = 26): string {
  const random = rng(seed);
  const pen = new Pen(length < 30 ? 1 : 0);
  for (let i = 0; i < count; i++) {
    const a = random() * 2 * Math.PI;
    const r = radius * Math.sqrt(random());
    blade(pen, x + Math.cos(a) * r, y + Math.sin(a) * r * 0.55, 1.57 + (random() - 0.5) * 1.5, length * (0.6 + 0.6 * random()), length * 0.09,
      (random() - 0.5) * 0.3);
  }
  return String(pen);
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const horizon = 330;
    const eye = camera({ x: doc.pick(410, { wide: 560, tall: 400 }), horizon, height: 4.6, focal: doc.pick(900, { tall: 760 }) });
    // the eye is inside the bend; the line climbs to the right by one in twelve, drawn a little steeper
    const turn = (s: number): number => (165 * Math.PI) / 180 - s / 30;
    const rail = (s: number): number => 0.1 * s;
    const flat = along(eye, (s) => [20.4 + 30 * Math.cos(turn(s)), 14 + 30 * Math.sin(turn(s))]);
    const on = (s: number, across: number, up: number): Point => flat(s, across, up + rail(s));

    doc.add(
      sky(doc, LIGHT, { horizon: 320 }),
      ridge(doc, air(doc, LIGHT, '#3f74a0', 0.55), { seed: 31, y: 286, height: 130, wavelength: 280, step: 26, envelope: (x) => 0.5 +
        0.8 * hump(x, 300, 260) }),
      ridge(doc, air(doc, LIGHT, '#35708a', 0.42), { seed: 12, y: 318, height: 100, wavelength: 330, step: 30 }),
      mist(doc, { seed: 8, from: 290, to: 340, colour: '#fdf8e6', opacity: 0.7, count: 6 }),
      ridge(doc, air(doc, LIGHT, '#3a7a68', 0.3, 0.7), { seed: 4, y: 372, height: 70, wavelength: 260, step: 30 }),
      mist(doc, { seed: 18, from: 356, to: 392, colour: '#f6f6e4', opacity: 0.55, count: 5 }),
    );

    // the hill outside the bend, planted with tea; eucalyptus on its shoulder
    const h = doc.pick(0, { wide: 150, tall: -40 });
    const crest = (x: number): number => 352 - 170 * hump(x, h + 830, 250) + 60 * slope(h + 420, h + 180)(x) + 5 * Math.sin(x / 50);
    const poles: readonly (readonly [number, number, number])[] = [[470, 120, 1], [508, 150, 2], [548, 132, 3], [600, 168, 4], [646, 140, 5],
      [760, 150, 6], [800, 170, 7], [880, 140, 8]];
    const stems = new Pen();
    const tops = { shade: '', lit: '' };
    for (const [dx, tall, seed] of poles) {
      const x = h + dx;
      if (!doc.shows(x)) continue;
      const y = crest(x) + 8;
      stems.move(x - 1.6, y).line(x + 1, y - tall).line(x + 3, y - tall).line(x + 2.6, y).close();
      const random = rng(seed + 40);
      for (const k of range(4)) {
        const cy = y - tall * (0.62 + k * 0.13);
        const w = 22 - k * 3;
        const side = random() < 0.5 ? -6 : 6;
        tops.shade += foliagePath({ seed: seed * 9 + k, x0: x - w + side, x1: x + w + side, y: cy, height: 20, wavelength: 20, scallop: [4, 8],
          base: cy, under: 8, envelope: (px) => Math.sin(Math.PI * Math.min(1, Math.max(0, (px - x + w - side) / (2 * w)))) ** 0.6 });
        tops.lit += foliagePath({ seed: seed * 9 + k + 50, x0: x - w + side, x1: x + side + 2, y: cy - 4, height: 14, wavelength: 20, scallop: [3, 6],
          base: cy - 4, under: 3, envelope: (px) => Math.sin(Math.PI * Math.min(1, Math.max(0, (px - x + w - side) / (w + 2)))) ** 0.6 });
      }
    }
    doc.add(
      path(stems, mix('#d9c9b4', LIGHT.haze, 0.3)),
      path(tops.shade, mix('#2f6f66', LIGHT.haze, 0.22)),
      path(tops.lit, mix('#7fae84', LIGHT.haze, 0.22)),
      contourRows(doc, { crest, x0: Math.max(x0, h + 200), rows: 15, gap: 11, grow: 0.02, body: '#4f9450', dark: '#2f7048', lit: '#94c25c',
        width: 6.5, dash: '8 3', base: 560 }),
    );

    // woods falling away into the valley on the left
    const valley = { scallop: [7, 14] as const, wavelength: 110, least: 0.4 };
    doc.add(
      foliage(doc, air(doc, LIGHT, '#2f6f62', 0.22, 0.45), { ...valley, seed: 24, y: 470, height: 84, base: 640, envelope: slope(h + 330, h - 60) }),
      foliage(doc, air(doc, LIGHT, '#1f5a4b', 0.08, 0.25), { ...valley, seed: 27, y: 560, height: 110, base: 640, envelope: slope(h + 60, h - 220) }),
    );

    // the ledge the line runs on
    const edge = (across: number, up: number, from = -16, to = 64): Point[] => range(21).map((i) => on(from + ((to - from) * i) / 20, across, up));
    const brink = edge(2.6, -0.5);
    doc.add(
      path(new Pen().polygon([...edge(-2.6, 0.2), ...brink.slice().reverse()]), BANK.shade),
      path(new Pen().polygon([...edge(-1.6, 0), ...edge(1.7, 0).reverse()]), BANK.ballast),
      land([...brink.slice(0, -2), [x1 + 60, 430]], 640, doc.linear([[0, '#6aa552'], [0.4, '#3f7d48'], [1, BANK.deep]], { y1: 380, y2: 600 })),
    );
    const ties = new Pen(1);
    for (let s = -15; s < 44; s += 0.9) ties.move(...on(s, -1, 0.05)).line(...on(s, 1.1, 0.05));
    const rails = new Pen(1);
    for (const across of [-0.5, 0, 0.5]) rails.polygon(edge(across, 0.18), false);
    doc.add(stroke(ties, '#6b5148', 2.4), stroke(rails, '#e9e2d4', 1.5));
    // rock cutting and lantana on the slope below
    const lumps = new Pen();
    const random = rng(3);
    for (const i of range(22)) {
      const s = -12 + i * 2.6 + random();
      const [bx, by] = on(s, 3 + random(), -0.9);
      const w = 900 / (20 + s) * (0.5 + random() * 0.5);
      lumps.move(bx, by + w * 0.4).line(bx + w * 0.1, by - w * 0.1).line(bx + w * 0.6, by - w * 0.2).line(bx + w, by + w * 0.1).line(bx + w * 0.8,
        by + w * 0.5).close();
    }
    doc.add(path(lumps, '#8f8270', { opacity: 0.8 }));
    const inBend = (u: number, v: number): number => (u > 0.14 && v > 0.98 - 0.8 * u ? 0.9 : 0);
    const field = { x0: Math.max(x0, h + 90), x1: h + 830, y0: 372, y1: 540 };
    doc.add(
      stipple('#1f5f45', { ...field, seed: 71, count: 90, size: 7, opacity: 0.5, density: inBend }),
      stipple('#86bd5c', { ...field, seed: 72, count: 80, size: 4.5, opacity: 0.8, density: inBend }),
      stipple('#f2b04a', { ...field, seed: 73, count: 46, size: 3.4, density: inBend }),
      stipple('#e8739a', { ...field, seed: 74, count: 30, size: 3.4, density: inBend }),
    );

    // the coaches, the farthest first
    const W = 1.15;
    const face = (s: number, points: readonly Point[], across = W): Pen => new Pen(1).polygon(points.map(([u, v]) => on(s + u, across, v)));
    const wheel = (s: number, u: number, r: number): Pen => new Pen(1).polygon(range(10).map((i) =>
      on(s + u + r * Math.cos(i * 0.628), W, r + 0.16 + r * Math.sin(i * 0.628))));
    const coach = (s: number, far: boolean): string => {
      const L = 10;
      const unit = (on(s, W, 0)[1] - on(s, W, 1)[1] + on(s + L, W, 0)[1] - on(s + L, W, 1)[1]) / 2;
      const row = (v: number): Pen => new Pen(1).move(...on(s + 0.5, W, v)).line(...on(s + L - 0.4, W, v));
      return (
        path(face(s, [[0.2, 0.3], [L - 0.2, 0.3], [L - 0.2, 0.9], [0.2, 0.9]]), IRON) +
        path(face(s, [[0, 0.85], [L, 0.85], [L, 3.1], [0, 3.1]]), CREAM.lit) +
        path(face(s, [[0, 0.8], [L, 0.8], [L, 1.85], [0, 1.85]]), BLUE.mid) +
        path(face(s, [[0, 1.5], [L, 1.5], [L, 1.85], [0, 1.85]]), BLUE.lit) +
        stroke(row(2.4), '#34506b', unit * 0.78, { dash: `${(unit * 1.05).toFixed(1)} ${(unit * 0.42).toFixed(1)}` }) +
        (far ? '' : stroke(row(2.2), '#c98a62', unit * 0.4, { dash: `${(unit * 0.3).toFixed(1)} ${(unit * 2.1).toFixed(1)}`,
          dashOffset: -unit * 0.3 }) + stroke(row(2.18), '#d9453f', unit * 0.3,
            { dash: `${(unit * 0.34).toFixed(1)} ${(unit * 3.6).toFixed(1)}`, dashOffset: -unit * 1.8 })) +
        stroke(row(1.3), BLUE.line, Math.max(0.8, unit * 0.07)) +
        path(new Pen(1).polygon([on(s - 0.3, W + 0.12, 3.1), on(s + L + 0.3, W + 0.12, 3.1), on(s + L + 0.3, 0, 3.6), on(s + L + 0.3, -W, 3.3),
          on(s - 0.3, -W, 3.3), on(s - 0.3, 0, 3.6)]), '#e2ddd0') +
        stroke(new Pen(1).move(...on(s - 0.3, W + 0.12, 3.1)).line(...on(s + L + 0.3, W + 0.12, 3.1)), '#8d98a2', Math.max(1, unit * 0.08)) +
        path([1.4, 2.6, L - 2.6, L - 1.4].map((u) => String(wheel(s, u, 0.38))).join(''), IRON)
      );
    };
    const front = 9.9;
    doc.add(path(new Pen().polygon([...edge(1.2, 0.02, 0, 52), ...edge(3.4, -0.7, 0, 52).reverse()]), '#24403a', { opacity: 0.55 }));
    doc.add([3, 2, 1, 0].map((i) => coach(front + i * 10.6, i > 1)));
    // the brakesman with his green flag on the leading balcony
    const [bx, by] = on(front + 42.6, 1, 0.9);
    doc.add(man(bx, by, { scale: 1.1, shirt: '#3f4a63', dhoti: '#34405a' }), path(`M${Math.round(bx + 6)} ${Math.round(by - 26)}l16-6v10z`, '#3fae5c'));

    // the X class engine behind them
    const E = 0;
    const side = (points: readonly Point[], fill: string, across = W): string => path(face(E, points, across), fill);
    const circle = (u: number, v: number, r: number, across = W): Pen =>
      new Pen(1).polygon(range(14).map((i) => on(E + u + r * Math.cos(i * 0.449), across, v + r * Math.sin(i * 0.449))));
    const top = (u0: number, u1: number, v: number, a = W, b = -W): Pen =>
      new Pen(1).polygon([on(E + u0, a, v), on(E + u1, a, v), on(E + u1, b, v), on(E + u0, b, v)]);
    const spots = [2.5, 3.9, 5.3, 6.7];
    doc.add(
      // boiler with smokebox, chimney, domes
      side([[3.4, 1.6], [8.9, 1.6], [8.9, 2.95], [3.4, 2.95]], BLUE.mid, 0.5),
      side([[3.4, 2.55], [8, 2.55], [8, 2.97], [3.4, 2.97]], BLUE.lit, 0.45),
      side([[7.7, 1.5], [9, 1.5], [9, 3], [7.7, 3]], IRON, 0.55),
      side([[7.7, 2.6], [9, 2.6], [9, 3.02], [7.7, 3.02]], '#4a5870', 0.5),
      side([[8.1, 2.9], [8.75, 2.9], [8.7, 3.9], [8.9, 4.05], [7.95, 4.05], [8.15, 3.9]], IRON, 0.2),
      side([[4.9, 2.9], [5.9, 2.9], [5.85, 3.35], [5.6, 3.6], [5.2, 3.6], [4.95, 3.35]], BLUE.dark, 0.2),
      side([[5.02, 2.95], [5.3, 2.95], [5.34, 3.55], [5.15, 3.5]], '#f0c45a', 0.2),
      side([[6.5, 2.9], [7.2, 2.9], [7.1, 3.3], [6.6, 3.3]], BLUE.dark, 0.2),
      stroke(new Pen(1).move(...on(4.3, 0.5, 1.7)).line(...on(4.3, 0.3, 3)).move(...on(6.3, 0.5, 1.7)).line(...on(6.3, 0.3, 3)), '#f0c45a', 2.2),
      // frames, wheels, rods, cylinders
      side([[0, 0.35], [9.3, 0.35], [9.3, 1], [0, 1]], IRON),
      path([0.9, ...spots].map((u) => String(circle(u, 0.58, 0.42, W + 0.02))).join(''), '#5a6678'),
      path([0.9, ...spots].map((u) => String(circle(u, 0.58, 0.3, W + 0.03))).join(''), IRON),
      stroke(new Pen(1).move(...on(2.4, W + 0.1, 0.5)).line(...on(6.9, W + 0.1, 0.5)).move(...on(5.3, W + 0.1, 0.5)).line(...on(7.6, W + 0.1, 0.72)),
        '#d9dde0', 3),
      side([[7.3, 0.4], [8.8, 0.4], [8.8, 0.95], [7.3, 0.95]], BLUE.dark, W + 0.1),
      side([[7.4, 1], [8.7, 1], [8.7, 1.45], [7.4, 1.45]], BLUE.mid, W),
      // tank, cab, bunker
      path(top(3.4, 6.9, 2.35, W, 0.5), BLUE.lit),
      side([[3.4, 1], [6.9, 1], [6.9, 2.35], [3.4, 2.35]], BLUE.mid),
      side([[3.4, 1.9], [6.9, 1.9], [6.9, 2.35], [3.4, 2.35]], BLUE.lit),
      stroke(face(E, [[3.65, 1.15], [6.65, 1.15], [6.65, 2.2], [3.65, 2.2]]), BLUE.line, 1.8),
      path(new Pen(1).polygon([on(0, W, 0.95), on(0, -W, 0.95), on(0, -W, 2.4), on(0, W, 2.4)]), BLUE.dark),
      side([[0, 0.95], [1.4, 0.95], [1.4, 2.4], [0, 2.4]], BLUE.mid),
      path(new Pen(1).polygon([on(0.1, W * 0.8, 2.4), on(1.3, W * 0.8, 2.4), on(1.2, 0, 2.9), on(0.3, 0, 2.85), on(0, -W * 0.8, 2.4)]), '#1b1f2c'),
      path(new Pen(1).polygon([on(1.4, W, 2.4), on(1.4, -W, 2.4), on(1.4, -W, 3.5), on(1.4, W, 3.5)]), BLUE.dark),
      side([[1.4, 0.95], [3.5, 0.95], [3.5, 3.45], [1.4, 3.45]], BLUE.mid),
      side([[1.4, 2.9], [3.5, 2.9], [3.5, 3.45], [1.4, 3.45]], BLUE.lit),
      side([[1.75, 2.15], [3.2, 2.15], [3.2, 3.1], [1.75, 3.1]], '#20304a'),
      path(new Pen(1).circle(...on(2.4, W * 0.9, 2.6), 8), '#7a4a38'),
      path(new Pen(1).polygon([on(2, W, 2.15), on(2.85, W, 2.15), on(2.75, W, 2.5), on(2.1, W, 2.5)]), '#3f5f4a'),
      stroke(face(E, [[1.65, 1.2], [3.25, 1.2], [3.25, 2], [1.65, 2]]), BLUE.line, 1.6),
      path(top(1, 3.8, 3.5, W + 0.2, -W - 0.2), '#dfe3e0'),
      stroke(new Pen(1).move(...on(1, W + 0.2, 3.5)).line(...on(3.8, W + 0.2, 3.5)), IRON, 4),
      path(new Pen(1).polygon([on(-0.1, W, 0.5), on(-0.1, -W, 0.5), on(-0.1, -W, 1), on(-0.1, W, 1)]), '#b5342c'),
      stroke(new Pen(1).move(...on(-0.5, 0.7, 0.75)).line(...on(0, 0.7, 0.75)).move(...on(-0.5, -0.7, 0.75)).line(...on(0, -0.7, 0.75)), IRON, 7,
        { round: true }),
    );
    // steam: from the chimney, and low down from the cylinders
    const [cx, cy] = on(8.4, 0.2, 4.3);
    const plume: readonly (readonly [number, number, number])[] = [[2, -6, 11], [-4, -26, 17], [8, -46, 21], [-8, -70, 28], [22, -84, 24],
      [-34, -98, 30], [-2, -120, 34], [-50, -134, 34], [-30, -164, 26], [-76, -160, 22]];
    const shadows = plume.map(([dx, dy, r]): [number, number, number] => [cx + dx + r * 0.25, cy + dy + r * 0.22, r * 0.82]);
    const [sx, sy] = on(8.2, 1.6, 0.4);
    doc.add(
      smoke(plume.map(([dx, dy, r]): [number, number, number] => [cx + dx, cy + dy, r]), '#fdfaf0', doc.pick(0.95, { wide: 0.9 })),
      smoke(shadows, '#c6d6da', 0.55),
      smoke(plume.slice(2).map(([dx, dy, r]): [number, number, number] => [cx + dx - r * 0.2, cy + dy - r * 0.2, r * 0.62]), '#fffdf6', 0.9),
      smoke([[sx, sy, 12], [sx + 18, sy - 4, 15], [sx + 38, sy + 2, 11], [sx + 54, sy - 4, 8]], '#fdfaf0', 0.85),
    );

    // the near slope: tea, pickers, grass
    const near = doc.pick(0, { wide: 130, tall: 30 });
    doc.add(
      path(lensesPath([[near + 330, 505, 300, 8, 0.5], [near + 520, 470, 240, 6, 0.5], [near - 260, 560, 220, 8, 0.5]]), '#7fb35a', { opacity: 0.7 }),
      contourRows(doc, { crest: (x) => 560 - 40 * hump(x, near + 560, 260) + 26 * slope(near + 240, near - 60)(x) + 8 * Math.sin(x / 70), rows: 4,
        gap: 20, body: '#2f7346', dark: '#1c4f3b', lit: '#79ae4e', width: 13, dash: '15 5' }),
      teaPicker(near + 470, 544, { sari: '#d9363e', edge: '#ffd36b', scale: 1.9 }),
      teaPicker(near + 540, 536, { sari: '#e0913a', edge: '#8e2f5c', facing: -1, scale: 1.75 }),
      foliage(doc, '#1c4f3b', { seed: 44, y: 612, height: 40, wavelength: 60, scallop: [10, 18], base: 620, least: 0.2,
        envelope: slope(near + 560, near + 760) }),
      grass(12, x0, near + 200, 614, 40, '#174536', { count: 50, width: 2.6 }),
      [tree(3, x0 + 20, 640, 110, 130, { leaves: ['#163f36', '#1f5a45', '#4a8a50'] })].filter(() => doc.format !== 'wide'),
    );
    // a eucalyptus at the right edge, peeling bark, leaves hanging in from above
    const g = doc.pick(744, { wide: 1040, tall: 664 });
    const stem = trunk(g + 26, 640, g - 12, doc.y0 - 20, 46, 24, -14, { light: -1, parts: 9 });
    const peel = new Pen();
    for (const [y, w, l] of [[90, 9, 80], [190, 7, 110], [330, 10, 120], [470, 8, 90], [-60, 7, 90]] as const) peel.move(g + 2 + (y % 7), y).quad(g +
      w, y + l * 0.4, g + 4, y + l).quad(g - 2, y + l * 0.5, g + 2 + (y % 7), y).close();
    const y0 = doc.y0;
    const leaves = (seed: number, count: number): string =>
      sickleLeavesPath(seed, g - 70, y0 + 46, 90, count, 40) + sickleLeavesPath(seed + 1, g + 40, y0 + 80, 70, Math.round(count * 0.7), 40) +
        sickleLeavesPath(seed + 2, g - 130, y0 + 8, 60, Math.round(count * 0.5), 36);
    doc.add(
      stroke(`M${g - 6} ${y0 + 150}Q${g - 50} ${y0 + 90} ${g - 110} ${y0 + 40}M${g} ${y0 + 120}Q${g + 40} ${y0 + 60} ${g + 80} ${y0 + 30}`, BARK[2], 7),
      path(stem.body, BARK[0]), path(stem.lit, BARK[1]), path(peel, '#a3745c', { opacity: 0.7 }),
      path(leaves(5, 34), '#1f5a58'), path(leaves(15, 20), '#4f8f78'),
      birds('#3f6f94', [[near + 430, 150, 1], [near + 458, 138, 0.8, 1], [near + 480, 154, 0.65]]),
    );
  },
};
