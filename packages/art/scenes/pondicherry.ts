import {
  birds, foliagePath, group, lensesPath, man, mix, path, Pen, place, RAMPS, range, sky, stipple, streaks, stroke, sun, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { camera } from '../kit/parts-tamil-nadu';

/** Late morning: the sun is behind the viewer on the left, and one side of the street is in shade. */
const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1668b4', '#3f9ad4', '#93cfe4', '#e6f2e0'], deep: '#0f559c' };
const LIT = { mustard: '#f3b52f', cream: '#fbeccb', rose: '#e99a78', trim: '#fffaf0', shadow: '#c98524', shutter: '#9fc4c8', dark: '#5f4a5c' };
const DIM = { mustard: '#8a5a2c', cream: '#7c7088', rose: '#74444f', trim: '#a294ae', shadow: '#5a3634', shutter: '#5c7088', dark: '#32243f' };
const BLOOM = { dark: '#8f1f6a', mid: '#d42a8c', lit: '#f764b4', leaf: '#2f6f4c', leafDim: '#1f4a44' };
const HORIZON = 404;

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const vx = doc.pick(392, { wide: 500, tall: 392 });
    const f = 520;
    const eye = camera({ x: vx, horizon: HORIZON, height: 1.7, focal: f });
    const W = 6;
    const end = 58;
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      streaks(doc, { seed: 8, from: 110, to: 300, count: 6, length: [120, 300], height: [6, 14], opacity: 0.6 }),
      sun(doc, vx + 20, HORIZON - 20, 20, '#fffbe8', { glowRadius: 130, glowOpacity: 0.5, disc: false }),
    );
    // the sea, the promenade with its boulders and palms
    doc.add(
      path(new Pen().rect(vx - 90, HORIZON, 180, 20), '#1786b8'),
      path(lensesPath([[vx - 60, 408, 60, 2, 0.5], [vx - 6, 412, 70, 2, 0.5], [vx - 40, 416, 90, 2.4, 0.5]]), '#c9f0ee'),
      path(new Pen().soft([[vx - 80, 420], [vx - 40, 414], [vx, 418], [vx + 34, 413], [vx + 80, 420]]).line(vx + 80, 424).line(vx - 80, 424).close(),
        '#4f4a5c'),
    );

    // ground: road, pavements, the shade of the left side
    const ground = (xa: number, xb: number, za: number, zb: number, up = 0): Point[] => [eye(xa, up, za), eye(xb, up, za), eye(xb, up, zb), eye(xa, up, zb)];
    const paint = (points: readonly Point[], fill: string): string => path(new Pen().polygon(points), fill);
    const near = 2.4;
    doc.add(
      paint(ground(-W, W, near, end), '#d9bb94'),
      paint(ground(-4, 4, near, end), '#cbb3a0'),
      paint(ground(-W, 1.2, near, end), '#7a6a80'), paint(ground(-4, 1.2, near, end), '#6a5c78'),
      paint(ground(4, W, near, end, 0.16), '#f3dcae'), paint([...ground(4, 4, near, end, 0.16).slice(1, 3),
        ...ground(4, 4, near, end).slice(1, 3).reverse()], '#a58a78'),
      paint(ground(-W, -4, near, end, 0.16), '#8a7488'), paint([...ground(-4, -4, near, end, 0.16).slice(1, 3),
        ...ground(-4, -4, near, end).slice(1, 3).reverse()], '#544864'),
      stroke(range(14).map((i) =>
        `M${eye(-4, 0, 3 + i * i * 0.3).map(Math.round).join(' ')}L${eye(4, 0, 3 + i * i * 0.3).map(Math.round).join(' ')}`).join(''), '#5a4c66',
          1.4, { opacity: 0.28 }),
    );

    // walls are planes in z and height, on side s
    const on = (s: number, z: number, v: number, out = 0): Point => eye(s * (W - out), v, z);
    const pane = (s: number, za: number, zb: number, va: number, vb: number): Pen =>
      new Pen(zb > 24 ? 1 : 0).polygon([on(s, za, va), on(s, zb, va), on(s, zb, vb), on(s, za, vb)]);
    const arched = (s: number, za: number, zb: number, va: number, vb: number, grow = 0): Pen => {
      const m = (za + zb) / 2;
      const h = (zb - za) / 2 + grow;
      const points: Point[] = [on(s, m - h, va)];
      for (const i of range(7)) points.push(on(s, m - h * Math.cos((i * Math.PI) / 6), vb + grow + h * 0.7 * Math.sin((i * Math.PI) / 6)));
      points.push(on(s, m + h, va));
      return new Pen(zb > 24 ? 1 : 0).polygon(points);
    };
    type Tone = 'mustard' | 'cream' | 'rose';
    const house = (s: 1 | -1, za: number, zb: number, tone: Tone, floors: number, bays: number): string => {
      const c = s > 0 ? LIT : DIM;
      // in wide the shaded side is under the title, so its pale parts are darker
      const hold = (colour: string): string => (s < 0 && doc.format === 'wide' ? mix(colour, DIM.dark, 0.6) : colour);
      const high = floors === 1 ? 4.6 : 8.6;
      const wide = (zb - za) / bays;
      const surrounds: string[] = [];
      const shutters: string[] = [];
      const openings: string[] = [];
      const slats = new Pen(1);
      for (const b of range(bays)) {
        const m = za + (b + 0.5) * wide;
        const half = Math.min(0.62, wide * 0.24);
        for (const floor of range(floors)) {
          const sill = floor === 0 ? (b % 2 ? 0.3 : 1.1) : 5.1;
          const spring = floor === 0 ? 2.9 : 7.1;
          surrounds.push(String(arched(s, m - half, m + half, sill - 0.08, spring, 0.2)));
          openings.push(String(arched(s, m - half, m + half, sill, spring)));
          // louvred shutters folded back on both sides
          shutters.push(String(pane(s, m - half * 2.05, m - half * 1.08, sill, spring)), String(pane(s, m + half * 1.08, m + half * 2.05, sill, spring)));
          if (za < 14) for (const k of range(9)) {
            const v = sill + ((k + 0.5) * (spring - sill)) / 9;
            slats.move(...on(s, m - half * 1.95, v)).line(...on(s, m - half * 1.18, v)).move(...on(s, m + half * 1.18, v)).line(...on(s, m + half * 1.95, v));
          }
        }
      }
      const cornice = (v: number, h: number, out: number): string =>
        path(new Pen().polygon([on(s, za, v, out), on(s, zb, v, out), on(s, zb, v + h, out), on(s, za, v + h, out)]), hold(c.trim)) +
        path(pane(s, za, zb, v - 0.22, v), c.shadow);
      const pilaster = range(bays + 1).map((b) => String(pane(s, za + b * wide - 0.16, za + b * wide + 0.16, 0.5, high - 0.9))).join('');
      return [
        path(pane(s, za, zb, 0, high), c[tone]),
        path(pane(s, za, zb, 0, 0.5), mix(c[tone], c.dark, 0.45)),
        path(pilaster, hold(c.trim), { opacity: 0.85 }),
        path(surrounds.join(''), hold(c.trim)), path(shutters.join(''), hold(c.shutter)),
          String(slats) ? stroke(slats, hold(mix(c.shutter, '#ffffff', s > 0 ? 0.55 : 0.25)), 1.3) : '',
        path(openings.join(''), c.dark),
        floors > 1 ? cornice(4.25, 0.26, 0.14) : '',
        cornice(high - 0.8, 0.36, 0.3), path(pane(s, za, zb, high - 0.44, high + 0.3), c[tone]), cornice(high + 0.26, 0.16, 0.12),
      ].join('');
    };
    /** A garden wall with its gate, lower than the houses. */
    const garden = (s: 1 | -1, za: number, zb: number, tone: Tone): string => {
      const c = s > 0 ? LIT : DIM;
      const m = (za + zb) / 2;
      return path(pane(s, za, zb, 0, 3), c[tone]) + path(pane(s, za, zb, 2.9, 3.25), c.trim) + path(pane(s, za, zb, 0, 0.4), mix(c[tone], c.dark, 0.4)) +
        path(arched(s, m - 0.9, m + 0.9, 0, 2.2, 0.2), c.trim) + path(arched(s, m - 0.9, m + 0.9, 0, 2.2), s > 0 ? '#3f7f94' : '#2f4f6c');
    };
    // trees behind the garden walls
    const treetop = (s: 1 | -1, za: number, zb: number, high: number, seed: number): string => {
      const [ax] = on(s, za, 3);
      const [bx, by] = on(s, zb, 3);
      const left = Math.min(ax, bx);
      const right = Math.max(ax, bx);
      const height = (f * high) / ((za + zb) / 2);
      const crown = (sd: number, k: number, fill: string): string =>
        path(foliagePath({ seed: sd, x0: left - 10, x1: right + 10, y: by + 20, height: height * k, wavelength: 60, scallop: [7, 15], least: 0.6,
          base: by + 30, envelope: (x) => Math.sin(Math.PI * Math.min(1, Math.max(0, (x - left + 10) / (right - left + 20)))) ** 0.5 }), fill);
      return crown(seed, 1, s > 0 ? BLOOM.leaf : BLOOM.leafDim) + (s > 0 ? crown(seed + 1, 0.66, '#6aa352') : crown(seed + 1, 0.7, '#2a5a4a'));
    };
    doc.add(
      house(-1, 42, end, 'cream', 2, 4), house(-1, 28, 42, 'rose', 2, 4),
      treetop(-1, 20.5, 28, 5.5, 31), garden(-1, 20.5, 28, 'cream'),
      house(-1, 12, 20.5, 'cream', 2, 3), house(-1, doc.pick(5.6, { wide: 3, tall: 8 }), 12, 'mustard', 2, doc.pick(2, { wide: 3, tall: 2 })),
      house(1, 44, end, 'mustard', 2, 4), house(1, 31, 44, 'cream', 2, 4), house(1, 22, 31, 'rose', 2, 3),
      treetop(1, 15, 22, 5, 41), garden(1, 15, 22, 'cream'),
      house(1, doc.pick(6.4, { wide: 4.4, tall: 8 }), 15, 'mustard', 2, doc.pick(3, { wide: 4, tall: 2 })),
    );

    // bougainvillea tumbles over the sunny garden wall and from the balcony in front
    const tumble = (seed: number, x: number, y: number, w: number, h: number, tones: readonly [string, string, string], leaf: string): string => {
      const blob = (k: number, cx: number, cy: number, bw: number, bh: number): string =>
        foliagePath({ seed: seed + k, x0: cx - bw / 2, x1: cx + bw / 2, y: cy, height: bh, wavelength: bw * 0.3, scallop: [6, 13], least: 0.5,
          base: cy, under: bh * 0.8, envelope: (px) => Math.sin(Math.PI * Math.min(1, Math.max(0, (px - cx + bw / 2) / bw))) ** 0.6 });
      const specks = (n: number, size: number, colour: string): string =>
        stipple(colour, { seed: seed + size, count: n, x0: x - w * 0.5, x1: x + w * 0.5, y0: y - h * 0.7, y1: y + h * 0.75, size, density: (u, v) =>
          (Math.hypot(u - 0.5, v - 0.5) < 0.46 ? 1 : 0) });
      return path(blob(1, x, y, w, h), leaf) + path(blob(2, x + w * 0.05, y + h * 0.1, w * 0.9, h * 0.8) +
        blob(3, x - w * 0.25, y + h * 0.4, w * 0.4, h * 0.6), tones[0]) +
        path(blob(4, x - w * 0.08, y - h * 0.08, w * 0.62, h * 0.6) + blob(5, x + w * 0.24, y + h * 0.3, w * 0.34, h * 0.5), tones[1]) +
          specks(Math.round(w * 0.3), 6, tones[2]) + specks(Math.round(w * 0.12), 4, '#ffd0ea');
    };
    const [gx, gy] = on(1, 17.6, 3.1);
    doc.add(tumble(5, gx, gy - 2, 84, 46, [BLOOM.mid, BLOOM.lit, '#ff8fd0'], BLOOM.leaf));
    const [bx, by] = on(1, doc.pick(9, { wide: 8, tall: 10.6 }), 5.2);
    const balcony = (za: number, zb: number): string => {
      const rail = new Pen();
      for (const i of range(13)) rail.move(...on(1, za + ((zb - za) * i) / 12, 4.6, 0.9)).line(...on(1, za + ((zb - za) * i) / 12, 5.6, 0.9));
      return path(new Pen().polygon([on(1, za, 4.4, 0), on(1, zb, 4.4, 0), on(1, zb, 4.4, 0.9), on(1, za, 4.4, 0.9)]), LIT.shadow) +
        path(new Pen().polygon([on(1, za, 4.4, 0.9), on(1, zb, 4.4, 0.9), on(1, zb, 4.62, 0.9), on(1, za, 4.62, 0.9)]), LIT.trim) +
        stroke(rail, '#3a3048', 2) + stroke(new Pen().move(...on(1, za, 5.6, 0.9)).line(...on(1, zb, 5.6, 0.9)).move(...on(1, za, 5,
          0.9)).line(...on(1, zb, 5, 0.9)), '#3a3048', 2.6);
    };
    doc.add(balcony(doc.pick(7.4, { tall: 8.6, wide: 6.4 }), doc.pick(12.6, { tall: 13 })),
      tumble(12, bx - 6, by + 22, doc.pick(190, { tall: 120 }), doc.pick(84, { tall: 60 }), [BLOOM.mid, BLOOM.lit, '#ff8fd0'], BLOOM.leaf));

    // a lamp on its iron arm on the shaded side, the blue plate with the name of the street
    const [lx, ly] = on(-1, 12.4, 5.6);
    doc.add(
      stroke(`M${Math.round(lx)} ${Math.round(ly)}q30-14 44 4M${Math.round(lx)} ${Math.round(ly + 16)}q20 0 30-16`, '#221a30', 3.4),
      path(`M${Math.round(lx + 36)} ${Math.round(ly + 6)}h16l-3 22h-10zM${Math.round(lx + 34)} ${Math.round(ly + 6)}q10-12 20 0z`, '#221a30'),
        path(`M${Math.round(lx + 40)} ${Math.round(ly + 9)}h9l-2 16h-5z`, '#e8d9a8'),
      path(pane(1, 14.1, 14.9, 2.9, 3.4), '#1d5fb0'),
    );

    // walkers: a constable in a red kepi, women with flowers, a cyclist far down the street
    const stand = (x: number, z: number): readonly [number, number, number] => {
      const [px, py] = eye(x, 0, z);
      return [px, py, (f * 1.68) / z / 30];
    };
    const shade = (x: number, z: number): string => {
      const [px, py, k] = stand(x, z);
      return path(lensesPath([[px - 2 * k, py + 1, 34 * k, 3 * k, 0.4]]), '#5a4660', { opacity: 0.55 });
    };
    const people: readonly (readonly [x: number, z: number, draw: (px: number, py: number, k: number) => string])[] = [
      [-1.2, 34, (px, py, k) => woman(px, py, { scale: k, sari: '#e2602f', edge: '#ffd36b' })],
      [1.8, 27, (px, py, k) => man(px, py, { scale: k, shirt: '#fbf3dc', dhoti: '#fbf3dc' })],
      [2.5, 18, (px, py, k) => woman(px, py, { scale: k, sari: '#2f8f86', edge: '#ffd36b', facing: -1 })],
      [3.3, 18.4, (px, py, k) => woman(px, py, { scale: k, sari: '#c8324a', edge: '#f7e0a0', facing: -1 })],
      [-2.4, 13, (px, py, k) => man(px, py, { scale: k, shirt: '#d8c8a0', dhoti: '#8f8268', hat: '#d9262f' })],
    ];
    doc.add(people.map(([x, z, draw]) => shade(x, z) + draw(...stand(x, z))));

    // the bicycle, leaning on its stand in the sun, with a basket of flowers
    const [cx, cy] = eye(doc.pick(2.2, { tall: 1.6, wide: 2.4 }), 0, 6.2);
    const bicycle = [
      path(lensesPath([[-70, 4, 190, 7, 0.4]]), '#5a4660', { opacity: 0.6 }),
      stroke('M-46-26m-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0M48-26m-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0', '#2a2136', 4.4),
      stroke('M-46-50V-2M-70-26H-22M-63-43L-29-9M-63-9L-29-43M48-50V-2M24-26H72M31-43L65-9M31-9L65-43', '#d8cdb8', 1),
      stroke('M-46-26L-24-66L34-70L0-24L-24-66M-46-26L0-24M34-70L48-26M34-70L31-84', '#0f6f8f', 4.6, { round: true }),
      stroke('M-24-66L-27-80M31-84L46-88M31-84L20-86M0-24l8 12M4-12h10', '#2a2136', 4, { round: true }),
      path('M-42-84q16-6 32 0q-4 6-14 5q-12 4-18-5z', '#5a2f2a'),
      path('M44-84h32l-6 24h-22z', '#c9924f'), stroke('M46-78h28M48-70h24', '#8a5a30', 2),
      path(foliagePath({ seed: 4, x0: 42, x1: 80, y: -82, height: 22, wavelength: 16, scallop: [5, 9], base: -82, under: 4, least: 0.6 }), BLOOM.mid),
      stipple('#ffd36b', { seed: 3, count: 9, x0: 46, x1: 76, y0: -98, y1: -84, size: 5 }),
      path('M-74-34q10-26 34-20l-2 4q-20-4-28 18z', '#0f6f8f'),
    ].join('');
    doc.add(group(bicycle, { transform: place(cx, cy, { scale: 1.1 }) }));

    // bougainvillea in shade hangs into the near corner above us; fallen petals on the road
    const corner = x0 + 46;
    doc.add(
      doc.format !== 'card' ? '' : tumble(21, corner, y0 + 56, 250, 110, ['#6f1a5c', '#9c2a78', '#c84a98'], '#1a3a3c'),
      stipple(BLOOM.lit, { seed: 44, count: 60, x0: Math.max(x0, vx + 60), x1, y0: 500, y1: 598, size: 4.5 }),
      stipple('#8f2f74', { seed: 45, count: 40, x0, x1: vx + 20, y0: 520, y1: 598, size: 4.5 }),
      birds('#1d4a7c', [[vx + 20, 190, 1], [vx + 46, 178, 0.8, 1], [vx - 14, 214, 0.65]]),
    );
  },
};
