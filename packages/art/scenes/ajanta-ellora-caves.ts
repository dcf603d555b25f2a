import {
  air, birds, cumulus, foliagePath, group, land, lensesPath, lerp, man, mix, mound, path, Pen, place, RAMPS, range,
  ridge, rng, sky, stipple, stroke, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { shadows } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#3583ad', '#7bb8cc', '#cbe3d8', '#f8eecf'], haze: '#dfe3cd', deep: '#175a80' };
const ROCK = { top: '#f0cf9c', lit: '#dcae80', mid: '#b58a72', shade: '#7d5f68', dark: '#47364a', floor: '#d9b48c' };
const TURF = { lit: '#b5b568', mid: '#8a954f', dark: '#566b41' };
const INK = '#2c2436';
/** Position of the temple gate in the card. */
const GATE: Point = [136, 486];

/** Oblique view: u runs along the temple from the gate to the back, v across it towards us, z up; px at scale 1. */
const iso = (u: number, v: number, z: number): Point => [GATE[0] + 0.82 * u + 0.66 * v, GATE[1] - 0.3 * u + 0.44 * v - 0.82 * z];
const face = (points: readonly (readonly [number, number, number])[], fill: string): string =>
  path(new Pen().polygon(points.map((p) => iso(...p))), fill);

/** A block of rock: roof in full light, front lit, flank in half shade. */
function block(u0: number, u1: number, v0: number, v1: number, z0: number, z1: number, tint = 0): string {
  const c = (colour: string): string => mix(colour, ROCK.dark, tint);
  return (
    face([[u0, v1, z0], [u1, v1, z0], [u1, v1, z1], [u0, v1, z1]], c(ROCK.mid)) +
    face([[u0, v0, z0], [u0, v1, z0], [u0, v1, z1], [u0, v0, z1]], c(ROCK.lit)) +
    face([[u0, v0, z1], [u1, v0, z1], [u1, v1, z1], [u0, v1, z1]], c(ROCK.top))
  );
}

/** Niches along the flank (v = v1) and the front (u = u0) of a block. */
function niches(u0: number, u1: number, v0: number, v1: number, z0: number, z1: number, pitch: number): string {
  const pen = new Pen(1);
  const along = Math.round((u1 - u0) / pitch);
  for (const i of range(along)) {
    const u = lerp(u0, u1, (i + 0.28) / along);
    const w = ((u1 - u0) / along) * 0.44;
    pen.polygon([iso(u, v1, z0), iso(u + w, v1, z0), iso(u + w, v1, z1), iso(u, v1, z1)]);
  }
  const across = Math.round((v1 - v0) / pitch);
  const dim = new Pen(1);
  for (const i of range(across)) {
    const v = lerp(v0, v1, (i + 0.28) / across);
    const w = ((v1 - v0) / across) * 0.44;
    dim.polygon([iso(u0, v, z0), iso(u0, v + w, z0), iso(u0, v + w, z1), iso(u0, v, z1)]);
  }
  return path(pen, ROCK.dark) + path(dim, ROCK.shade);
}

/** A moulding round two sides of a block at height z, and beads on it. */
const moulding = (u0: number, u1: number, v0: number, v1: number, z: number, colour: string, width: number, dash = ''): string =>
  stroke(new Pen(1).polygon([iso(u0, v0, z), iso(u0, v1, z), iso(u1, v1, z)], false), colour, width,
    dash ? { dash, round: dash.startsWith('0') } : {});

/** A square storey with its cornice and row of little shrines. */
const storey = (u: number, v: number, half: number, z: number, h: number): string =>
  block(u - half, u + half, v - half, v + half, z, z + h) +
  niches(u - half + 2, u + half - 2, v - half + 2, v + half - 2, z + h * 0.16, z + h * 0.66, Math.max(9, half * 0.42)) +
  moulding(u - half - 2, u + half + 2, v - half - 2, v + half + 2, z + h * 0.86, ROCK.top, 3) +
  moulding(u - half, u + half, v - half, v + half, z + h + 3, ROCK.lit, 7, '0 9');

/** A rounded cap with a finial on top of u, v, z. */
function cap(u: number, v: number, z: number, r: number): string {
  const [x, y] = iso(u, v, z);
  const h = r * 1.25;
  return (
    path(new Pen(1).move(x - r, y).cubic(x - r * 1.15, y - h * 0.7, x - r * 0.5, y - h, x, y - h * 1.04).cubic(x + r * 0.5, y - h, x + r * 1.15,
      y - h * 0.7, x + r, y).quad(x, y + r * 0.7, x - r, y).close(), ROCK.lit) +
    path(new Pen(1).move(x + r * 0.1, y + r * 0.34).quad(x + r * 0.5, y - h * 0.4, x, y - h * 1.04).cubic(x + r * 0.5, y - h, x + r * 1.15,
      y - h * 0.7, x + r, y).quad(x + r * 0.6, y + r * 0.3, x + r * 0.1, y + r * 0.34).close(), ROCK.shade) +
    path(new Pen(1).polygon([[x - r * 0.14, y - h], [x, y - h * 1.5], [x + r * 0.14, y - h]]), ROCK.top)
  );
}

/** A free-standing pillar of victory. */
function pillar(u: number, v: number): string {
  const [x, y] = iso(u, v, 0);
  return (
    shadows([[x, y + 1, 60, 4]], ROCK.dark, 0.5) +
    block(u - 9, u + 9, v - 9, v + 9, 0, 16) + block(u - 6, u + 6, v - 6, v + 6, 16, 104) + moulding(u - 7, u + 7, v - 7, v + 7, 44, ROCK.top, 2) +
      moulding(u - 7, u + 7, v - 7, v + 7, 74, ROCK.top, 2) +
    block(u - 9, u + 9, v - 9, v + 9, 104, 112) + path(`M${x - 1} ${y - 90}h2l1-16h-4z`, ROCK.lit)
  );
}

/** The Kailasa and the pit it was cut out of. */
function kailasa(): string {
  const [back, far, near] = [560, -140, 178];
  const top = (u: number): number => Math.max(26, Math.min(196, lerp(26, 196, (u + 60) / 460)));
  const crest = range(9).map((i) => lerp(-60, back, i / 8));
  const out: string[] = [];
  // floor, far cliff with its galleries, back cliff
  out.push(
    face([[-70, far, 0], [back, far, 0], [back, near, 0], [-70, near, 0]], ROCK.floor),
    path(new Pen().polygon([...crest.map((u, i) => iso(u, far, top(u) + (i % 2) * 7)), iso(back, far, 0), iso(-60, far, 0)]), ROCK.mid),
    face([[back, far, 0], [back, near, 0], [back, near, 176], [back, 90, 190], [back, 0, 182], [back, far, 200]], ROCK.lit),
  );
  const strata = new Pen();
  for (const k of [0.34, 0.52, 0.7, 0.86]) strata.polygon(crest.map((u, i) => iso(u, far, top(u) * k + (i % 3) * 3)), false);
  const chisel = new Pen();
  const random = rng(5);
  for (const i of range(34)) {
    const u = lerp(-40, back - 10, i / 34);
    const t = top(u);
    const [a, b] = [t * (0.55 + 0.4 * random()), t * (0.3 + 0.2 * random())];
    chisel.polygon([iso(u, far, a), iso(u + 5 + 5 * random(), far, a), iso(u + 4, far, b)]);
  }
  const cuts = new Pen();
  for (const i of range(15)) {
    const v = lerp(far + 8, near - 14, i / 15);
    const a = 130 + 50 * random();
    cuts.polygon([iso(back, v, a), iso(back, v + 5 + 8 * random(), a), iso(back, v + 5, 40 + 60 * random())]);
  }
  const gallery = new Pen();
  const columns = new Pen();
  const upper = new Pen();
  for (const i of range(17)) {
    const u = 96 + i * 26;
    gallery.polygon([iso(u, far, 6), iso(u + 19, far, 6), iso(u + 19, far, 36), iso(u, far, 36)]);
    columns.polygon([iso(u + 19, far, 4), iso(u + 26, far, 4), iso(u + 26, far, 38), iso(u + 19, far, 38)]);
    if (i > 3 && i < 15) upper.polygon([iso(u + 3, far, 62), iso(u + 17, far, 62), iso(u + 17, far, 88), iso(u + 3, far, 88)]);
  }
  const rear = new Pen();
  for (const i of range(9)) {
    const v = far + 22 + i * 29;
    rear.polygon([iso(back, v, 6), iso(back, v + 20, 6), iso(back, v + 20, 36), iso(back, v, 36)]);
  }
  out.push(
    path(chisel, ROCK.shade, { opacity: 0.6 }), stroke(strata, ROCK.shade, 1.4, { opacity: 0.5 }), path(cuts, ROCK.mid, { opacity: 0.8 }),
    path(gallery, ROCK.dark), path(columns, ROCK.lit), path(upper, ROCK.dark, { opacity: 0.85 }), path(rear, ROCK.dark),
    stroke(new Pen().polygon([iso(90, far, 42), iso(back, far, 42), iso(back, near, 42)], false), ROCK.top, 3),
    stroke(new Pen().polygon(crest.map((u, i) => iso(u, far, top(u) + (i % 2) * 7)), false), ROCK.top, 2.5),
    // shadow of the cliff on the floor, shadow of the temple
    face([[-70, far, 0], [back, far, 0], [back, far + 34, 0], [60, far + 22, 0]], ROCK.shade),
    face([[70, 70, 0], [470, 70, 0], [500, 116, 0], [330, 122, 0], [120, 96, 0]], ROCK.shade),
  );
  // the temple, from the back to the gate
  const plinth = [136, 470, -70, 70] as const;
  out.push(
    pillar(96, -76),
    block(...plinth, 0, 46), moulding(...plinth, 42, ROCK.top, 3), moulding(...plinth, 12, ROCK.shade, 2),
    // the row of elephants that carry the temple
    stroke(new Pen(1).polygon([iso(136, -66, 22), iso(136, 72, 22), iso(470, 72, 22)], false), ROCK.dark, 15, { dash: '9 6' }),
    stroke(new Pen(1).polygon([iso(136, -66, 24), iso(136, 73, 24), iso(470, 73, 24)], false), ROCK.lit, 10, { dash: '0 15', round: true }),
    // little shrines round the tower
    ...[[452, -44], [452, 44], [400, -58]].map(([u = 0, v = 0]) => storey(u, v, 15, 46, 26) + cap(u, v, 78, 10)),
    storey(388, 0, 47, 46, 50), storey(388, 0, 39, 100, 26), storey(388, 0, 31, 128, 24), storey(388, 0, 23, 154, 20), cap(388, 0, 180, 20),
    storey(398, 60, 14, 46, 24), cap(398, 60, 76, 10), storey(346, 60, 13, 46, 22), cap(346, 60, 74, 9),
  );
  // the hall: flat roof with its lotus and lions
  const hall = [160, 322, -54, 54] as const;
  const [cx, cy] = iso(240, 0, 98);
  out.push(
    block(...hall, 46, 96), niches(164, 318, -50, 50, 54, 82, 16), moulding(158, 324, -56, 56, 90, ROCK.top, 4),
      moulding(...hall, 99, ROCK.lit, 5, '0 8'),
    block(216, 262, 54, 74, 46, 84), niches(218, 260, 56, 74, 46, 74, 12), moulding(214, 264, 54, 76, 82, ROCK.top, 3),
    path(new Pen(1).circle(cx, cy, 50, 25), ROCK.lit), path(new Pen(1).circle(cx, cy, 40, 20), ROCK.top),
      path(new Pen(1).circle(cx, cy, 28, 14), ROCK.lit), path(new Pen(1).circle(cx, cy, 15, 7.5), ROCK.mid),
      path(new Pen(1).circle(cx, cy - 1, 10, 5), ROCK.top),
    ...[[284, 0], [240, -34], [196, 0], [240, 34]].map(([u = 0, v = 0]) => {
      const [x, y] = iso(u, v, 98);
      return path(`M${(x - 6).toFixed(1)} ${(y + 2).toFixed(1)}l1-10q4-6 8-2l3 12z`, ROCK.mid) +
        path(`M${(x - 6).toFixed(1)} ${(y + 2).toFixed(1)}l1-10q3-4 5-4l-1 14z`, ROCK.top);
    }),
    // bridge, shrine of the bull, gate
    block(112, 160, -14, 14, 34, 44),
    block(70, 116, -32, 32, 0, 40), niches(72, 114, -30, 30, 6, 30, 16), block(72, 114, -30, 30, 40, 76), niches(74, 112, -28, 28, 46, 66, 14),
      moulding(70, 116, -32, 32, 74, ROCK.top, 3), cap(93, 0, 80, 14),
    pillar(96, 78),
    block(36, 72, -12, 12, 30, 40),
    block(0, 38, -54, 54, 0, 34), niches(2, 36, -52, 52, 4, 26, 18), moulding(-2, 40, -56, 56, 34, ROCK.top, 3), block(4, 34, -42, 42, 34, 62),
      niches(6, 32, -40, 40, 40, 54, 15), moulding(2, 36, -44, 44, 62, ROCK.top, 3), cap(19, -22, 64, 11), cap(19, 0, 66, 13), cap(19, 22, 64, 11),
  );
  // the stone elephant in the court
  const [ex, ey] = iso(60, 112, 0);
  out.push(
    group(
      [
        path('M-16 3q22 5 52 0q-20-6-52 0z', ROCK.dark, { opacity: 0.5 }),
        path('M-15 2l1-17q1-12 14-12q12 0 14 10l2 19h-6l-2-10h-12l-2 10zM-14-16q-6 2-7 9l1 9l-3 1l-2-10q0-12 8-14z', ROCK.mid),
        path('M-15 2l1-17q1-12 14-12q-9 5-9 14l-1 15z', ROCK.top),
      ],
      { transform: place(ex, ey, { scale: 1.05 }) },
    ),
  );
  return out.join('');
}

/** A clump of bushes about x on y. */
const foliageAt = (x: number, y: number, width: number, seed: number): string =>
  path(foliagePath({ seed, x0: x - width / 2, x1: x + width / 2, y, height: width * 0.3, wavelength: 40, scallop: [5, 11], under: 8,
    envelope: mound(x - width / 2, x + width / 2) }), TURF.dark) +
  path(foliagePath({ seed: seed + 1, x0: x - width * 0.42, x1: x + width * 0.1, y: y - 4, height: width * 0.24, wavelength: 30, scallop: [5, 10],
    under: 5, envelope: mound(x - width * 0.42, x + width * 0.1) }), '#7a9052');

export const scene: Scene = {
  draw(doc: Doc) {
    const { x0, x1 } = doc;
    const k = doc.pick(1, { tall: 0.8, wide: 1.02 });
    const ox = doc.pick(0, { wide: 206, tall: 92 });
    const oy = doc.pick(0, { tall: 96, wide: -8 });
    const X = (x: number): number => ox + x * k;
    const Y = (y: number): number => oy + y * k;
    doc.add(
      sky(doc, LIGHT, { horizon: 330, deepenTo: 400 }),
      cumulus(doc, [[X(60), Y(330), 330, 110, 5], [X(290), Y(250), 230, 96, 11]], { lit: '#fffaec', shade: '#cfe0da', opacity: 0.75, lobes: 7 }),
      ridge(doc, air(doc, LIGHT, '#7a8f84', 0.5), { seed: 14, y: Y(372), height: 50, wavelength: 280, step: 34 }),
      ridge(doc, air(doc, LIGHT, '#8a9458', 0.34, 0.7), { seed: 22, y: Y(398), height: 36, wavelength: 200, step: 30 }),
    );
    // the slope of the hill the temple is cut into
    const crestLine: readonly Point[] = [[-160, 400], [-30, 376], [60, 330], [160, 258], [270, 186], [380, 112], [500, 78], [640, 74], [800, 96],
      [960, 112]];
    const hill: Point[] = [[x0 - 20, Y(412)], ...crestLine.map(([x, y]): Point => [X(x), Y(y)]), [x1 + 30, Y(126)]];
    const sward = doc.format === 'wide' ? doc.linear([[0, '#2f5a4c'], [0.6, '#5f7a46'], [1, TURF.mid]], { x1: x0, x2: X(60), y2: 0 }) : TURF.mid;
    doc.add(
      land(hill, 640, sward),
      path(new Pen().soft([[X(20), Y(352)], [X(160), Y(259)], [X(270), Y(187)], [X(380), Y(113)], [X(500), Y(79)], [X(640), Y(75)],
        [X(740), Y(88)]]).soft([[X(740), Y(88)], [X(640), Y(98)], [X(560), Y(128)], [X(480), Y(120)], [X(320), Y(196)], [X(160), Y(300)],
        [X(20), Y(352)]], { join: true }).close(), TURF.lit),
      stipple(TURF.dark, { seed: 4, count: 70, x0: X(560), x1: Math.max(x1, X(800)), y0: Y(120), y1: Y(330), size: 7, opacity: 0.7 }),
      stipple(ROCK.mid, { seed: 9, count: 30, x0: X(600), x1: Math.max(x1, X(800)), y0: Y(130), y1: Y(340), size: 4, opacity: 0.8 }),
      path(new Pen().soft([[X(700), Y(120)], [X(740), Y(190)], [X(720), Y(300)], [X(820), Y(420)], [x1 + 30, Y(440)], [x1 + 30, Y(140)]]).close(),
        TURF.dark, { opacity: 0.45 }),
      `<g transform="${place(ox, oy, { scale: k })}">${kailasa()}</g>`,
    );
    // the ground beside the pit, in the shade of our cliff; bushes and a path before the gate
    const edge = ([u, v]: readonly [number, number]): Point => {
      const [px, py] = iso(u, v, 0);
      return [X(px), Y(py)];
    };
    const near = [[-70, 178], [160, 178], [560, 178]].map(([u = 0, v = 0]) => edge([u, v]));
    doc.add(
      path(new Pen().polygon([...near, [X(760), Y(470)], [X(200), 660]]), '#7d6f52'),
      stroke(new Pen().polygon(near, false), ROCK.shade, 5),
      path(new Pen().polygon([edge([-70, -30]), edge([-70, 40]), edge([-170, 60]), [x0 - 20, Y(590)], [x0 - 20, Y(520)], edge([-170, -10])]),
        mix(ROCK.floor, TURF.mid, 0.25)),
      foliageAt(X(-70), Y(432), 90, 3), foliageAt(X(-210), Y(446), 130, 8), foliageAt(X(-340), Y(440), 110, 12), foliageAt(X(20), Y(596), 150, 17),
    );
    // visitors in the court
    const spots = [[-40, -40], [-28, 20], [-52, 60], [20, 96], [34, 104], [120, 118], [170, 132], [290, 112], [410, 118], [430, 104], [520, 40],
      [86, 112]] as const;
    const cloths = ['#d8433f', '#fbf4e2', '#f3b740', '#2f7f9a', '#c42f7a'];
    const heads = new Pen(1);
    const pens = cloths.map(() => new Pen(1));
    spots.forEach(([u, v], i) => {
      const [px, py] = iso(u, v, 0);
      const [sx, sy] = [X(px), Y(py)];
      pens[i % 5]?.move(sx - 2.6, sy).quad(sx - 3, sy - 9, sx, sy - 10).quad(sx + 3, sy - 9, sx + 2.6, sy).close();
      heads.circle(sx, sy - 11.5, 2);
    });
    doc.add(pens.map((pen, i) => path(pen, cloths[i] ?? '')), path(heads, '#4a2f34'));
    // the near lip of the pit, in shade
    const lip: Point[] = [[X(20), 640], [X(120), Y(606)], [X(240), Y(566)], [X(390), Y(540)], [X(520), Y(480)], [X(640), Y(420)], [X(720), Y(360)],
      [X(800), Y(300)], [X(900), Y(270)], [x1 + 40, Y(250)]];
    doc.add(
      path(new Pen().soft(lip).line(x1 + 40, 650).close(), INK),
      path(new Pen().soft(lip.slice(1)).soft(lip.slice(1).map(([x, y], i): Point => [x + 6, y + 9 + (i % 3) * 5]).reverse(), { join: true }).close(),
        '#a37f62'),
      path(new Pen().soft([[X(420), 640], [X(540), Y(560)], [X(680), Y(470)], [X(800), Y(380)], [x1 + 40, Y(330)]]).line(x1 + 40, 650).close(),
        '#231c2e'),
      path(lensesPath([[X(452), Y(556), 90, 4, 0.4], [X(590), Y(500), 70, 3.400, 0.5]]), '#5a4450'),
    );
    const [wx, wy] = [X(640), Y(452)];
    const s = doc.pick(2.1, { tall: 1.8 });
    doc.add(
      stroke(`M${X(560)} ${Y(476)}L${X(710)} ${Y(394)}`, '#6a5060', 3),
        stroke(`M${X(566)} ${Y(476)}v-22M${X(606)} ${Y(452)}v-20M${X(704)} ${Y(398)}v-20M${X(562)} ${Y(458)}L${X(708)} ${Y(378)}`, '#6a5060', 2.4),
      woman(wx, wy + 4, { scale: s, sari: '#e8542f', edge: '#f6c04a', facing: -1 }),
        man(wx + 30 * k, wy - 10, { scale: s, shirt: '#e9e2d2', dhoti: '#4a5a86', facing: -1 }),
      birds('#3d4a56', [[X(330), Y(130), 1, 0.4], [X(360), Y(116), 0.8, 0.9], [X(300), Y(144), 0.7, -0.4]]),
    );
  },
};
