import {
  air, arcadePath, archPath, birds, blade, canoe, deepenWater, finialPath, foliage, lensesPath, lerp, mix,
  onionDomePath, onionSidePath, path, Pen, place, RAMPS, range, ripples, rng, sky, stars, streaks, stroke, sun,
  type Doc, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#2b2a68', '#6a4490', '#d5698a', '#ffbe86'], haze: '#e08d92', deep: '#221d57' };
const MARBLE = { hi: '#ffe9d6', lit: '#ffc9ae', mid: '#d992a4', shade: '#9a6aa5', deep: '#6a4a90', dark: '#3b2a6a' };
const GOLD = '#8a5a4e';
const INK = '#1a1138';
/** The far bank: top of the river terrace and the waterline. */
const TERRACE = 358;
const BANK = 392;
/** px a metre. */
const S = 3.05;

const X = (m: number): number => m * S;
const Y = (z: number): number => TERRACE - z * S;
const box = (a: number, b: number, low: number, high: number): string => String(new Pen(1).rect(X(a), Y(high), (b - a) * S, (high - low) * S));
const arch = (m: number, half: number, low: number, spring: number, apex: number): string => archPath(X(m), half * S, Y(low), Y(spring), Y(apex));

type Four = readonly [body: string, lit: string, shade: string, dark: string];

/** One minaret with its three galleries; `k` shrinks the far ones. */
function minaret(m: number, k: number, [body, lit, shade, dark]: Four): string {
  const half = (z: number): number => lerp(2.7, 1.75, z) * k;
  const top = 7 + 34 * k;
  const strip = (a: number, b: number): string =>
    String(new Pen(1).polygon([[X(m + half(0) * a), Y(6)], [X(m + half(1) * a), Y(top)], [X(m + half(1) * b), Y(top)], [X(m + half(0) * b), Y(6)]]));
  const galleries = [1 / 3, 2 / 3, 1].map((z) => box(m - half(z) - 1.1 * k, m + half(z) + 1.1 * k, 7 + 34 * k * z, 7.9 + 34 * k * z)).join('');
  const under = [1 / 3, 2 / 3, 1].map((z) => box(m - half(z), m + half(z), 6 + 34 * k * z, 7 + 34 * k * z)).join('');
  return (
    path(strip(-1, 1) + galleries + box(m - 1.7 * k, m + 1.7 * k, top + 0.8, top + 4.4 * k), body) +
    path(onionDomePath(X(m), 1.9 * k * S, 2.2 * k * S, Y(top + 4.2 * k), Y(top + 9.4 * k)), body) +
    path(strip(0.3, 1), lit) +
    path(strip(-1, -0.4) + under, shade) +
    path(box(m - 1.1 * k, m - 0.4 * k, top + 1, top + 4 * k) + box(m + 0.3 * k, m + 1 * k, top + 1, top + 4 * k), dark)
  );
}

/** The Taj in metres about its axis, on the terrace; evening light from the right. */
function taj(): string {
  const M = MARBLE;
  const far: Four = [mix(M.mid, LIGHT.haze, 0.4), mix(M.lit, LIGHT.haze, 0.35), mix(M.shade, LIGHT.haze, 0.4), mix(M.shade, LIGHT.haze, 0.2)];
  const dome = [X(0), 12.7 * S, 14.7 * S, Y(40.5), Y(63.2)] as const;
  const kiosk = (m: number): string => {
    const cap = [X(m), 4 * S, 4.7 * S, Y(36.4), Y(43.4)] as const;
    return (
      path(box(m - 4.4, m + 4.4, 27, 29.4) + box(m - 3.9, m + 3.9, 29, 35.6), M.shade) +
      path(arch(m, 1.5, 29.4, 32.6, 35) + arch(m - 2.9, 0.8, 29.4, 32.6, 34.6) + arch(m + 2.9, 0.8, 29.4, 32.6, 34.6), M.dark) +
      path(box(m - 5.2, m + 5.2, 35.2, 36.4), M.lit) +
      path(onionDomePath(...cap), M.mid) +
      path(onionSidePath(...cap, 1, 0.1), M.hi) +
      path(onionSidePath(...cap, -1, 0.4), M.shade) +
      path(finialPath(X(m), Y(43), 4.6 * S, 0.7 * S), GOLD)
    );
  };
  const frames = (m: number, half: number): string => box(m - half - 0.9, m + half + 0.9, 7.4, 16.6) + box(m - half - 0.9, m + half + 0.9, 16.9, 26);
  const bays = (m: number, half: number): string => arch(m, half, 8, 13, 15.6) + arch(m, half, 17.4, 22.4, 25);
  const inner = (m: number, half: number): string => arch(m - 0.5, half, 8, 12.4, 14.4) + arch(m - 0.5, half, 17.4, 21.8, 23.8);
  const pin = (m: number, z: number, h: number, w: number): string => box(m - w / 2, m + w / 2, 7, z) + finialPath(X(m), Y(z), h * S, w * 0.7 * S);
  return [
    minaret(-37.5, 0.88, far), minaret(37.5, 0.88, far),
    // drum and dome
    path(box(-12.4, 12.4, 28, 40.5), M.mid), path(box(3.4, 12.4, 28, 40.5), M.lit), path(box(-12.4, -6, 28, 40.5), M.shade),
    path(box(-13, 13, 38.8, 40.6), M.lit), path(box(-13, -5, 38.8, 40.6), M.mid),
    path(onionDomePath(...dome), M.lit), path(onionSidePath(...dome, -1, 0.1), M.mid), path(onionSidePath(...dome, -1, 0.56), M.shade),
    path(onionSidePath(...dome, 1, 0.5), M.hi),
    path(finialPath(X(0), Y(62.4), 11.6 * S, 1.6 * S), GOLD),
    kiosk(-18.6), kiosk(18.6),
    // chamfer in shade, front, chamfer in the light
    path(box(-28.5, -19, 7, 27.5), M.shade), path(box(-19, 19, 7, 27.5), M.mid), path(box(19, 28.5, 7, 27.5), M.hi),
    path(box(-28.7, -19, 26.6, 28.2), M.mid), path(box(-19, 28.7, 26.6, 28.2), M.lit),
    path(frames(-14.6, 2.9) + frames(14.6, 2.9) + frames(23.8, 2.7), M.lit),
    path(bays(-14.6, 2.9) + bays(14.6, 2.9), M.shade), path(bays(23.8, 2.7), M.mid), path(bays(-23.8, 2.7), M.deep),
    path(inner(-14.6, 2.1) + inner(14.6, 2.1), M.deep), path(inner(23.8, 1.9), M.shade),
    // the great portal
    path(box(-10.4, 10.4, 7, 33), M.lit), path(box(-10.4, 10.4, 31.8, 33.4), M.hi), stroke(box(-8.6, 8.6, 7, 30.4), M.mid, 1.2),
    path(arch(0, 6.3, 7, 20, 28), M.shade),
    path(new Pen(1).move(X(-6.3), Y(7)).line(X(-6.3), Y(20)).cubic(X(-6.3), Y(25), X(-3.3), Y(26.9), X(0), Y(28)).cubic(X(-1.6), Y(26), X(-2.6),
      Y(23), X(-2.6), Y(20)).line(X(-2.6), Y(7)).close(), M.deep),
    path(arch(0.3, 3, 7, 12.4, 15.4), M.dark), path(arch(0.3, 2, 17, 19.6, 21.6), M.deep),
    path(pin(10.6, 33.6, 5.4, 1) + pin(19, 28.4, 5, 0.9) + pin(28.5, 28.4, 5, 0.9), M.hi),
    path(pin(-10.6, 33.6, 5.4, 1) + pin(-19, 28.4, 5, 0.9) + pin(-28.5, 28.4, 5, 0.9), M.mid),
    // marble plinth
    path(box(-48, 48, 0, 7), M.mid), path(box(-48, 48, 6.2, 7.2), M.hi), path(arcadePath(X(-46), X(46), 23, Y(0.6), Y(3.6), Y(5)), M.shade),
    minaret(-45.4, 1, [M.mid, M.lit, M.shade, M.dark]), minaret(45.4, 1, [M.lit, M.hi, M.mid, M.dark]),
  ].join('');
}

/** Mosque or guest house beside the Taj: red sandstone, three white domes, corner turrets. */
function flank(m: number): string {
  const red = mix('#8a3450', LIGHT.haze, 0.22);
  const white = mix(MARBLE.mid, LIGHT.haze, 0.2);
  const cap = (dx: number, half: number, foot: number): string =>
    path(onionDomePath(X(m + dx), half * S * 0.88, half * S, Y(foot), Y(foot + half * 2)), white) +
    path(onionSidePath(X(m + dx), half * S * 0.88, half * S, Y(foot), Y(foot + half * 2), 1, 0.1), mix(MARBLE.lit, LIGHT.haze, 0.1));
  return (
    path(box(m - 20, m + 20, 0, 14) + box(m - 6, m + 6, 0, 18) +
      [-21, 21].map((d) => box(m + d - 1.6, m + d + 1.6, 0, 17) + onionDomePath(X(m + d), 5, 6, Y(17), Y(21.5))).join(''), red) +
    path(box(m + 5, m + 6.6, 0, 18) + box(m + 18.4, m + 22.6, 0, 17), mix('#d9685f', LIGHT.haze, 0.2)) +
    path(arch(m, 3.8, 0, 9, 14) + arch(m - 12.5, 2.8, 0, 6, 9.6) + arch(m + 12.5, 2.8, 0, 6, 9.6), '#4b2458') +
    cap(-12.5, 4.6, 14) + cap(12.5, 4.6, 14) + cap(0, 5.8, 18)
  );
}

/** The red river front below the Taj, with blind arches and end towers. */
function terrace(): string {
  const red = '#8f3a55';
  const w = 150;
  const tower = (m: number): string =>
    path(new Pen(1).rect(X(m) - 13, TERRACE - 16, 26, BANK - TERRACE + 18), mix(red, '#d9685f', 0.3)) +
    path(new Pen(1).rect(X(m) - 13, TERRACE - 16, 8, BANK - TERRACE + 18), '#6a2a50') +
    path(onionDomePath(X(m), 11, 13, TERRACE - 16, TERRACE - 38), MARBLE.mid) +
    path(onionSidePath(X(m), 11, 13, TERRACE - 16, TERRACE - 38, 1, 0.1), MARBLE.lit);
  return (
    path(new Pen().rect(X(-w), TERRACE - 2, 2 * X(w), BANK - TERRACE + 4), red) +
    path(new Pen().rect(X(-w), TERRACE - 4, 2 * X(w), 3), '#f0927c') +
    path(arcadePath(X(-w), X(w), 64, BANK - 6, BANK - 19, BANK - 25, 0.62), '#6a2a50') +
    path(new Pen().rect(X(-w), BANK - 3, 2 * X(w), 5), '#3b1f4c') +
    tower(-w) + tower(w)
  );
}

/** Plumes of kans grass on the near bank, from x0 to x1: stalks, feathers and lit edges. */
function kans(seed: number, x0: number, x1: number, count: number, height: number, lit: string): string {
  const random = rng(seed);
  const stalks = new Pen();
  const plumes = new Pen();
  const edges = new Pen();
  for (const i of range(count)) {
    const x = lerp(x0, x1, (i + random()) / count);
    const h = height * (0.55 + 0.5 * random());
    const lean = (random() - 0.35) * h * 0.36;
    stalks.move(x, 620).quad(x, 620 - h * 0.6, x + lean, 600 - h);
    const a = -Math.PI / 2 + 0.36 + (random() - 0.4) * 0.4;
    blade(plumes, x + lean, 604 - h, a, h * 0.32 + 20, 5, 0.12);
    blade(plumes, x + lean * 0.9, 612 - h, a + 0.3, h * 0.2 + 14, 3.4, 0.14);
    blade(plumes, x + lean * 0.9, 614 - h, a - 0.3, h * 0.2 + 12, 3.4, -0.1);
    blade(edges, x + lean + 2, 602 - h, a + 0.06, h * 0.3 + 18, 1.8, 0.12);
  }
  return stroke(stalks, INK, 2) + path(plumes, '#3a2360') + path(edges, lit);
}

export const scene: Scene = {
  draw(doc: Doc) {
    const { x0, x1 } = doc;
    const middle = doc.pick(506, { wide: 600, tall: 412 });
    doc.add(
      sky(doc, LIGHT, { horizon: 384, deepenTo: 410 }),
      sun(doc, middle + 250, 372, 40, '#ffd9a0', { disc: false, glowRadius: 380, glowOpacity: 0.75 }),
      stars(doc, { seed: 5, count: 46, to: 190, colour: '#ffe9dc', size: 1.4, opacity: 0.6 }),
      streaks(doc, { seed: 21, from: 120, to: 330, count: 8, colour: '#ffb08a', opacity: 0.42, length: [160, 460], height: [3, 9] }),
      streaks(doc, { seed: 4, from: 60, to: 200, count: 3, colour: '#8a5a9c', opacity: 0.5, length: [200, 380], underTitle: true }),
      // a young moon over the dome's shoulder
      path(new Pen(1).move(middle + 136, 96).arc(15, 15, middle + 152, 120, 0, 1).arc(13, 13, middle + 136, 96).close(), '#fff0d6'),
      foliage(doc, air(doc, LIGHT, '#4a3a70', 0.45), { seed: 9, y: 388, height: 44, wavelength: 90, base: 396, scallop: [5, 11] }),
    );
    const group = doc.define(taj() + flank(-104) + flank(104) + terrace());
    doc.add(doc.use(group, place(middle, 0)));
    doc.add(
      foliage(doc, mix('#33255c', LIGHT.haze, 0.12),
        { seed: 15, y: 394, height: 58, wavelength: 70, base: 398, envelope: (x) => Math.min(1, Math.max(0, (Math.abs(x - middle) - 440) / 80)),
        scallop: [5, 12] }),
    );

    // the river with the mirror of the bank
    const river = doc.linear([[0, '#f7b08c'], [0.14, '#d88295'], [0.5, '#6a4a94'], [1, '#221b54']], { y1: BANK, y2: 600 });
    const veil = doc.linear([[0, '#d88295', 0.25], [0.5, '#6a4a94', 0.6], [1, '#221b54', 0.95]], { y1: BANK, y2: 560 });
    doc.add(
      doc.band(river, BANK),
      deepenWater(doc, LIGHT, BANK, { strength: 0.7 }),
      doc.use(group, place(middle, BANK * 1.62, { scaleX: 1, scaleY: -0.62 })),
      doc.band(veil, BANK),
      path(new Pen().rect(x0, BANK - 1, x1 - x0, 3), '#3b1f4c', { opacity: 0.5 }),
      ripples(doc, '#ffd0a8', { seed: 3, from: BANK + 8, to: 560, count: 64, length: [16, 110], height: [0.8, 2.4], opacity: 0.5 }),
      ripples(doc, '#2b1e62', { seed: 8, from: BANK + 12, to: 600, count: 64, length: [20, 140], height: [0.8, 3], opacity: 0.5 }),
    );
    // sandbank with stilts wading at its tip
    const sx = doc.pick(680, { wide: 800, tall: 620 });
    doc.add(
      path(new Pen().soft([[sx - 150, 486], [sx - 60, 476], [sx + 90, 470], [x1 + 60, 466], [x1 + 60, 500], [sx + 60, 498], [sx - 60, 492]]).close(),
        '#a06a92'),
      path(new Pen().soft([[sx - 150, 486], [sx - 60, 476], [sx + 90, 470], [x1 + 60, 466], [x1 + 60, 472], [sx + 90, 477], [sx - 60, 481]]).close(),
        '#eea790'),
    );
    const stilt = 'M-9-20Q-2-27 5-23Q8-32 12-31L21-28L13-28Q12-22 6-18Q-2-15-9-20zM0-17h1.500l1 17h-1.500zM4-17h1.500l-1 17h-1.500z';
    for (const [dx, y, k] of [[-104, 486, 1], [-66, 482, 0.86], [-128, 492, 0.9]] as const) {
      doc.add(path(stilt, INK, { transform: place(sx + dx, y, { scaleX: dx === -66 ? -k : k, scaleY: k }) }));
    }
    // the ferryman
    const bx = doc.pick(322, { wide: 330, tall: 372 });
    doc.add(
      path(lensesPath([[bx - 96, 476, 190, 6, 0.5], [bx - 70, 488, 150, 5, 0.5], [bx - 40, 500, 80, 4, 0.5]]), INK, { opacity: 0.5 }),
      canoe(bx, 470, { ink: INK, cloth: '#f3c9b0', scale: 1.35 }),
      birds('#3a2360', [[middle - 190, 190, 1], [middle - 160, 176, 0.8, 0.8], [middle - 222, 204, 0.7, -0.4], [middle - 140, 200, 0.6]]),
    );
    // the near bank
    const wide = doc.format === 'wide';
    const [a, b] = wide ? [840, x1 + 10] : [x0 - 20, x0 + 190];
    doc.add(
      path(wide ? new Pen().soft([[700, 620], [800, 590], [920, 566], [x1 + 20, 548]]).line(x1 + 20,
        620).close() : new Pen().soft([[x0 - 20, 548], [x0 + 90, 560], [x0 + 220, 584], [x0 + 340, 620]]).line(x0 - 20, 620).close(), INK),
      kans(7, a, b, wide ? 30 : 20, wide ? 170 : 150, '#e88a90'),
    );
  },
};
