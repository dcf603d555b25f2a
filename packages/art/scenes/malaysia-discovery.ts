import {
  air, airAt, branch, deepenWater, foliage, foliagePath, glitter, group, lensesPath, palms, path, Pen, place, RAMPS, range, ripples, rng, sky,
  skyline, stars, stipple,
  streaks, stroke, sun, water, type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { person, revolvedPath, type Profile } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#061534', '#0d3560', '#3b7288', '#f0b487'], haze: '#4f7f92', ink: '#04101f', deep: '#06183a' };
const LAKE = 486;
const STEEL = { lit: '#f4fbff', mid: '#b9d6e4', dim: '#6d9cb8', shade: '#2f5f86', line: '#123a63' };

/** Half width and height of a tower's storeys: set back at the 60th, 73rd and 82nd floor, then the tiers of the crown. */
const TOWER: Profile = [
  [29, 0], [29, 262], [30.5, 262], [30.5, 267], [26.5, 269], [26.5, 314], [28, 314], [28, 318], [23, 320], [22.5, 346], [24, 346], [24, 350],
  [18.5, 352], [17, 366], [18, 367], [17, 370], [13, 372], [11, 384], [11.5, 386], [8, 388], [5.5, 399], [3, 401], [2.2, 424],
];
const ANNEX: Profile = [[17, 0], [17, 196], [18, 196], [18, 200], [14, 201], [12, 207], [6, 208], [5, 212]];

/** A tower of the pair about its foot at 0,0: star-shaped plan, so light and shade alternate in upright facets. */
function tower(): string {
  const strips = (list: readonly Point[]): string => list.map(([a, b]) => revolvedPath(0, 0, TOWER, a, b)).join('');
  const floors = new Pen(1);
  const half = (up: number): number => {
    const i = TOWER.findIndex((p) => p[1] > up);
    return (TOWER[i < 1 ? 0 : i - 1] ?? [0, 0])[0];
  };
  for (let up = 6; up < 398; up += 5.2) floors.move(-half(up), -up).line(half(up), -up);
  const random = rng(7);
  const lamps: Point[] = [];
  for (let up = 8; up < 344; up += 5.2) for (const k of [-0.84, -0.33, 0.33, 0.84]) if (random() < 0.34) lamps.push([half(up) * k, -up + 2.6]);
  const crowns = ([[30, 264.5], [27, 316], [23.5, 348], [17.5, 368], [11, 385]] as const).map(([w, up]) => `M${-w}-${up}H${w}`).join('');
  return [
    path(revolvedPath(0, 0, TOWER), STEEL.dim),
    path(strips([[-1, -0.78], [-0.44, -0.2], [0.24, 0.46], [0.86, 1]]), STEEL.shade),
    path(strips([[-0.7, -0.48], [0.5, 0.78]]), STEEL.mid),
    path(strips([[-0.14, 0.18]]), STEEL.lit),
    stroke(floors, STEEL.line, 1.5, { opacity: 0.75 }),
    stroke(lamps.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h3`).join(''), '#ffdf9a', 2.2),
    stroke(crowns, '#ffffff', 3), stroke(crowns, '#d3f1ff', 8, { opacity: 0.25 }),
    // ring, ball and mast
    path(new Pen(1).circle(0, -428, 5, 4).circle(0, -437, 3.4), STEEL.lit), path('M-1.4-436L-.4-470L.4-470L1.4-436z', STEEL.lit),
  ].join('');
}

function annex(): string {
  const rows = new Pen(1);
  for (let up = 6; up < 196; up += 5.2) rows.move(-17, -up).line(17, -up);
  return (
    path(revolvedPath(0, 0, ANNEX), STEEL.shade) + path(revolvedPath(0, 0, ANNEX, -0.5, 0.1), STEEL.dim) +
      path(revolvedPath(0, 0, ANNEX, -0.2, 0), STEEL.mid) +
    stroke(rows, STEEL.line, 1.6, { opacity: 0.75 }) + stroke('M-18-198H18', '#fff', 2.2)
  );
}

/** Both towers with annexes, the skybridge on its splayed legs, the hall between; middle at 0,0. */
function twinTowers(doc: Doc): string {
  const one = doc.define(tower());
  const small = doc.define(annex());
  const gap = 60;
  const bridge =
    stroke('M-30-116L-2-160M30-116L2-160', '#8fb6cc', 2.6) + path('M-32-176H32V-162H-32z', '#e8f7ff') +
      stroke('M-32-169H32', STEEL.line, 5, { dash: '3 2', opacity: 0.8 }) +
    path('M-32-162H32V-159H-32z', STEEL.dim) + path(new Pen(1).circle(0, -161, 3), '#fff');
  return [
    doc.use(small, place(-gap - 36, 0)), doc.use(small, place(gap + 36, 0, { scaleX: -1, scaleY: 1 })),
    doc.use(one, place(-gap, 0)), doc.use(one, place(gap, 0)),
    bridge,
    // the shopping hall: a low curved front full of light
    path('M-176 4V-22Q-120-34-60-30Q0-46 60-30Q120-34 176-22V4z', '#1c4468'), path('M-34-30Q0-46 34-30V4H-34z', '#ffe6b0'),
    stroke('M-34-30Q0-46 34-30M-22-36V4M-11-39V4M0-40V4M11-39V4M22-36V4M-34-18H34', '#c98f5c', 1.4),
    stroke('M-170-17Q-120-27-40-24M40-24Q120-27 170-17', '#ffe0a0', 2.4), stroke('M-168-8H-38M38-8H168', '#ffcf8a', 7, { dash: '7 4 3 4' }),
    stroke('M-170 1H170', '#ffe9b8', 2),
  ].join('');
}

/** KL Tower: shaft, head, mast; and the faceted Merdeka 118. */
const menara = (x: number, y: number, fill: string, glow: string): string =>
  path(`M${x - 7} ${y}L${x - 4} ${y - 176}L${x - 19} ${y - 192}L${x - 20} ${y - 200}L${x - 12} ${y - 212}H${x - 5}` +
    `L${x - 3} ${y - 226}L${x - 1} ${y - 288}H${x + 1}L${x + 3} ${y - 226}L${x + 5} ${y - 212}H${x + 12}` +
    `L${x + 20} ${y - 200}L${x + 19} ${y - 192}L${x + 4} ${y - 176}L${x + 7} ${y}z`, fill) +
  stroke(`M${x - 19} ${y - 196}h38M${x - 13} ${y - 209}h26`, glow, 2.4);
const merdeka = (x: number, y: number, fill: string, lit: string): string =>
  path(`M${x - 24} ${y}L${x - 20} ${y - 210}L${x + 3} ${y - 252}L${x + 6} ${y - 330}L${x + 9} ${y - 246}` + `L${x + 20} ${y - 214}L${x + 26} ${y}z`,
    fill) +
  path(`M${x + 4} ${y}L${x - 4} ${y - 120}L${x + 3} ${y - 252}L${x + 14} ${y - 130}z`, lit, { opacity: 0.5 });

/** Jets of the lake's fountain: arcs and columns of lit water about x. */
function fountain(x: number, y: number): string {
  const arcs = new Pen();
  const columns = new Pen();
  const random = rng(4);
  for (const i of range(9)) {
    const fx = x - 150 + i * 37 + 8 * random();
    const h = 30 + 50 * Math.sin((Math.PI * (i + 0.5)) / 9) + 14 * random();
    columns.move(fx - 2, y).quad(fx - 1, y - h * 0.7, fx, y - h).quad(fx + 1, y - h * 0.7, fx + 3, y).close();
    const reach = 15 + 6 * random();
    for (const s of [-1, 1]) arcs.move(fx, y).quad(fx + s * reach, y - h * 0.9, fx + s * reach * 1.7, y + 2);
  }
  return (
    stroke(arcs, '#7fe3f0', 1.5, { opacity: 0.75 }) + path(columns, '#f2feff') +
    stipple('#d9fbff', { seed: 3, count: 60, x0: x - 180, x1: x + 190, y0: y - 60, y1: y + 2, size: 1.4, opacity: 0.8, density: (_, v) => v }) +
    path(lensesPath([[x - 190, y + 3, 390, 5, 0.5], [x - 150, y + 9, 300, 4, 0.5]]), '#c9f4fa', { opacity: 0.75 })
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const x = doc.pick(384, { wide: 590, tall: 392 });
    const y = LAKE - 10;
    const scale = doc.pick(0.98, { wide: 0.98, tall: 0.78 });
    doc.add(
      sky(doc, LIGHT, { horizon: LAKE, stops: [0, 0.4, 0.78, 1.06] }),
      stars(doc, { seed: 9, count: 70, to: 260 }),
      sun(doc, x, y - 230 * scale, 20, '#fff', { disc: false, glow: '#8fd0e6', glowRadius: doc.pick(300, { tall: 230 }), glowOpacity: 0.42 }),
      path('M14-20a24 24 0 1 0 10 30a19 19 0 1 1-10-30z', '#fdf3cf',
        { transform: place(doc.pick(556, { wide: 800, tall: 560 }), doc.pick(96, { tall: 150 })) }),
      streaks(doc, { seed: 31, from: 190, to: 420, count: 8, colour: '#f0c0a0', opacity: 0.24, height: [7, 18] }),
    );
    const far = { x0: x0 - 10, x1: x1 + 10, y };
    const back = (bx: number, amount: number): string => airAt(doc, LIGHT, '#1a4468', amount, bx);
    const [kl, m118] = [doc.pick(156, { wide: 300, tall: 176 }), doc.pick(690, { wide: 900, tall: 634 })];
    const k = doc.pick(0.9, { wide: 0.55, tall: 0.8 });
    doc.add(
      skyline(15, { ...far, height: [40, 120], width: [18, 36], fill: air(doc, LIGHT, '#1f4a70', 0.45, 0.55), windows: '#e9c490', gap: 0.2 }),
      group(merdeka(0, 0, back(m118, 0.22), '#7fb0c4'), { transform: place(m118, y, { scale: doc.pick(0.84, { tall: 0.74 }) }) }),
      group(menara(0, 0, back(kl, 0.3), '#ffd08f'), { transform: place(kl, y, { scale: k }) }),
      skyline(28, {
        ...far, height: [50, 170], width: [24, 44], fill: air(doc, LIGHT, '#123558', 0.12, 0.5), windows: '#ffd59a', gap: 0.5,
        envelope: (px) => Math.min(1, Math.max(0.3, (Math.abs(px - x) - 120) / 220)) * (wide && px < 330 ? 0.6 : 1),
      }),
    );
    const pair = doc.define(twinTowers(doc));
    doc.add(
      doc.use(pair, place(x, y, { scale })),
      palms(doc, 6, [[x - 230, y - 52, 56, 0.5, 5], [x - 204, y - 40, 44, 0.42, -4], [x + 214, y - 56, 60, 0.52, -6], [x + 250, y - 40, 44, 0.44, 5],
        [x + 330, y - 48, 52, 0.5, 4], [x - 330, y - 48, 52, 0.5, 4]], { dark: '#0c3a44', lit: '#2f7a6a', bark: '#0c2a3c' }),
      path(
        foliagePath({ seed: 3, x0: x0 - 10, x1: x - 130, y: LAKE, height: 54, wavelength: 80, scallop: [4, 10], base: LAKE + 4, least: 0.35 }) +
          foliagePath({ seed: 4, x0: x + 130, x1: x1 + 10, y: LAKE, height: 58, wavelength: 80, scallop: [4, 10], base: LAKE + 4, least: 0.35 }),
        '#0a2c40',
      ),
      foliage(doc, '#124a50', { seed: 8, y: LAKE, height: 16, wavelength: 60, scallop: [4, 8], base: LAKE + 4 }),
      stroke(`M${x0} ${LAKE + 1}H${x1}`, '#ffe0a0', 2.6, { round: true, dash: '0 19' }),
    );

    // the lake: mirror of the towers, fountain, colours of the city
    doc.add(
      water(doc, LAKE + 4, [[0, '#5a8a96'], [0.25, '#1f5274'], [1, '#061a38']]),
      deepenWater(doc, LIGHT, LAKE + 4, { strength: 0.5 }),
      doc.use(pair, place(x, LAKE + 6, { scaleX: scale, scaleY: -scale * 0.34 }), { opacity: 0.5 }),
      [[-60, '#eafaff', 50], [60, '#eafaff', 50], [0, '#ffe0a0', 60], [-240, '#ffcf8a', 60], [250, '#ffb98a', 70], [-430, '#ffcf8a', 60],
        [430, '#ffcf8a', 60], [-640, '#ffcf8a', 60]].map(([dx, c, w], i) =>
        glitter(String(c), { seed: 30 + i, x: x + Number(dx) * scale, from: LAKE + 12, to: 580, width: [Number(w) * 0.5, Number(w) * 1.1], count: 13,
          height: [0.8, 3], opacity: 0.65 })),
      ripples(doc, '#05142c', { seed: 2, from: LAKE + 10, count: 80, length: [24, 130], opacity: 0.5 }),
      group(fountain(0, 0), { transform: place(x, LAKE + 34, { scale: doc.pick(1, { tall: 0.84 }) }) }),
    );

    // the footbridge from which one looks
    const px = doc.pick(170, { wide: 210, tall: 210 });
    doc.add(
      path(new Pen().move(x0 - 10, 578).quad(x, 556, x1 + 10, 584).line(x1 + 10, 612).line(x0 - 10, 612).close(), '#071a30'),
      stroke(new Pen().move(x0 - 10, 578).quad(x, 556, x1 + 10, 584), '#7fb4c4', 2.4, { opacity: 0.7 }),
      stroke(new Pen().move(x0 - 10, 552).quad(x, 530, x1 + 10, 558), '#0b2744', 4),
      stroke(new Pen().move(x0 - 10, 551).quad(x, 529, x1 + 10, 557), '#8fc4d4', 1.2, { opacity: 0.8 }),
      stroke(new Pen().move(x0 - 10, 566).quad(x, 544, x1 + 10, 570), '#0b2744', 22, { dash: '2.4 21', opacity: 0.9 }),
      person(px, 588, { scale: 2.5, top: '#c2486a', bottom: '#8a2f5a', legs: 'sarong', head: 'hijab', hat: '#e8a0b4', skin: '#a86f4c' }),
      person(px + 38, 590, { scale: 2.7, top: '#2f8a86', bottom: '#16324f', arms: 'point', skin: '#8a5a44' }),
      person(px + 78, 588, { scale: 1.7, top: '#f2c45c', bottom: '#3a5a86', legs: 'shorts', arms: 'up', skin: '#a86f4c' }),
      person(doc.pick(520, { wide: 760, tall: 500 }), 580, { scale: 2.1, top: '#e9e2d8', bottom: '#2a3f66', arms: 'photo', skin: '#8a5a44',
        facing: -1 }),
    );
    doc.add(
      path(`M${x1 - 34} 612C${x1 - 20} 470 ${x1 - 44} 330 ${x1 - 10} ${doc.y0 + 150}L${x1 + 10} ${doc.y0 + 120}V612z`, LIGHT.ink),
      stroke(`M${x1 - 32} 590C${x1 - 18} 470 ${x1 - 42} 330 ${x1 - 9} ${doc.y0 + 154}`, '#2f6a78', 2),
      branch(doc, 12, [[x1 + 20, -20, 2.55, 230], [x1 + 30, 50, 2.85, 220], [x1 - 80, -30, 2.3, 150], [x1 + 20, 130, 2.75, 150]],
        { dark: LIGHT.ink, lit: '#123f4c', wood: LIGHT.ink, leaf: 27, width: 6, pairs: 13 }),
    );
  },
};
