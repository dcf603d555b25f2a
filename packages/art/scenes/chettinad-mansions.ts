import {
  group, lensesPath, man, mix, path, Pen, place, range, rng, stroke, woman, type Point, type Scene,
} from '../kit';
import { camera } from '../kit/parts-tamil-nadu';

/** Noon in the first court: the sky pours in through the open roof, everything else is in the shade of the galleries. */
const SHADE = { wall: '#4a2c3f', deep: '#2a1830', floor: '#5a3a44', ceiling: '#241429', teak: '#5c3029', teakDark: '#331a24', plaster: '#7d5560' };
const LIT = { wall: '#f6dba8', plaster: '#fff0cc', teak: '#c4723c', teakLit: '#f0ac66', floor: '#f2d7a6', tile: '#d9583f' };
const TILE = { red: '#c8452f', cream: '#f6e2b0', green: '#2f7f6a', ochre: '#e8a83c', blue: '#2f5f8a' };
const GRANITE = { lit: '#fff0cf', mid: '#8f7d86', shade: '#4c3f56' };

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const vx = doc.pick(452, { wide: 560, tall: 420 });
    const horizon = doc.pick(352, { tall: 372 });
    const f = doc.pick(560, { tall: 500 });
    const eye = camera({ x: vx, horizon, height: 1.75, focal: f });
    const quad = (a: Point, b: Point, c: Point, d: Point): Pen => new Pen().polygon([a, b, c, d]);
    const ground = (xa: number, xb: number, za: number, zb: number, y = 0): Pen => quad(eye(xa, y, za), eye(xb, y, za), eye(xb, y, zb), eye(xa, y, zb));
    const wallX = (x: number, za: number, zb: number, ya: number, yb: number): Pen => quad(eye(x, ya, za), eye(x, ya, zb), eye(x, yb, zb), eye(x, yb, za));
    const wallZ = (z: number, xa: number, xb: number, ya: number, yb: number): Pen => quad(eye(xa, ya, z), eye(xb, ya, z), eye(xb, yb, z), eye(xa, yb, z));

    // the plan, in metres: court 5.6 wide from z 7 to 15, galleries 2.6 m round it, the carved door at z 18
    const C = { left: -2.8, right: 2.8, near: 7, far: 15.2, sunk: -0.3 };
    const G = { left: -5.6, right: 5.6, back: 18, high: 4.8 };

    // galleries: floor, walls, ceiling
    doc.add(
      doc.band(SHADE.deep),
      path(ground(-16, 16, 2.6, G.back), doc.linear([[0, '#7d5048'], [0.4, SHADE.floor], [1, '#2f1c30']], { y1: horizon + 40, y2: 600 })),
      path(wallX(G.left, 1.6, G.back, 0, G.high), doc.linear([[0, SHADE.deep], [0.55, SHADE.wall], [1, SHADE.plaster]],
        { x1: eye(G.left, 0, 4)[0], x2: eye(G.left, 0, G.back)[0], y2: 0 })),
      path(wallX(G.right, 1.6, G.back, 0, G.high), doc.linear([[0, SHADE.deep], [0.5, '#6a4450'], [1, '#8f6464']],
        { x1: eye(G.right, 0, 4)[0], x2: eye(G.right, 0, G.back)[0], y2: 0 })),
      path(wallZ(G.back, G.left, G.right, 0, G.high), '#a8766a'),
      path(ground(-16, 16, 1.6, G.back, G.high), doc.linear([[0, SHADE.ceiling], [0.7, SHADE.ceiling], [1, '#4a2c36']],
        { y1: y0, y2: eye(0, G.high, G.back)[1] })),
    );
    // joists of the ceiling
    const joists = new Pen();
    for (let z = 2; z < G.back; z += z < 6 ? 0.6 : 1) joists.move(...eye(-12, G.high, z)).line(...eye(12, G.high, z));
    doc.add(stroke(joists, SHADE.teakDark, 4, { opacity: 0.8 }));

    // beyond the court the back gallery with its great carved door in a lit frame
    const door = (u: number, v: number): Point => eye(u, v, G.back - 0.05);
    const rect = (ua: number, ub: number, va: number, vb: number): Pen => quad(door(ua, va), door(ub, va), door(ub, vb), door(ua, vb));
    const panels = new Pen(1);
    for (const s of [-1, 1]) for (const row of range(4)) {
      const [ua, ub, va] = [s * 0.1, s * 0.74, 0.25 + row * 0.64];
      panels.polygon([door(ua, va), door(ub, va), door(ub, va + 0.5), door(ua, va + 0.5)]);
    }
    doc.add(
      path(rect(-1.7, 1.7, 0, 3.7), LIT.teak), path(rect(-1.5, 1.5, 0, 3.5), SHADE.teak), path(rect(-1.3, 1.3, 0, 3.3), LIT.teakLit),
        path(rect(-1.1, 1.1, 0, 3.1), SHADE.teakDark),
      path(rect(-0.86, 0.86, 0, 2.86), '#8a4a30'), path(panels, '#b5683a'),
      stroke(new Pen(1).move(...door(-1.6, 0)).line(...door(-1.6, 3.6)).line(...door(1.6, 3.6)).line(...door(1.6, 0)), '#ffd08a', 3, { dash: '3 4' }),
      stroke(new Pen(1).move(...door(-1.2, 0)).line(...door(-1.2, 3.2)).line(...door(1.2, 3.2)).line(...door(1.2, 0)), SHADE.teakDark, 3, { dash: '2 3' }),
      // Lakshmi with two elephants over the lintel
      path(quad(door(-1.2, 3.15), door(1.2, 3.15), door(0.9, 3.95), door(-0.9, 3.95)), LIT.teak),
      path(new Pen(1).circle(...door(0, 3.55), 8).circle(...door(-0.55, 3.5), 6).circle(...door(0.55, 3.5), 6), '#ffd08a'),
      // open leaf: the next court shines through
      path(rect(-0.1, 0.62, 0, 2.8), '#ffe2a6'), path(quad(door(0.62, 0), door(0.86, 0), door(0.86, 2.86), door(0.62, 2.8)), SHADE.teakDark),
        path(quad(door(-0.1, 0), door(0.62, 0), door(0.5, 0.5), door(0, 0.5)), '#f0b46a'),
      // low windows left and right of it, with coloured glass
      ...[-4.2, 3.1].flatMap((u) => [
        path(rect(u - 0.15, u + 1.25, 0.7, 2.9), SHADE.teakDark), path(rect(u, u + 1.1, 0.85, 2.2), '#c98a5a'),
          path(rect(u, u + 0.36, 2.26, 2.75), '#d9453f'), path(rect(u + 0.37, u + 0.73, 2.26, 2.75), '#f2c14a'),
            path(rect(u + 0.74, u + 1.1, 2.26, 2.75), '#2f8f7a'),
        stroke(new Pen(1).move(...door(u + 0.36, 0.85)).line(...door(u + 0.36, 2.2)).move(...door(u + 0.73, 0.85)).line(...door(u + 0.73, 2.2)),
          SHADE.teakDark, 2.4),
      ]),
    );
    // doors along the side walls
    for (const [s, zs] of [[-1, [6, 9.4, 12.8]], [1, [7, 10.6, 14]]] as const) {
      for (const z of zs) {
        const X = s * (G.right - 0.02);
        doc.add(path(wallX(X, z, z + 1.5, 0, 2.5), SHADE.teakDark), path(wallX(X, z + 0.16, z + 1.34, 0, 2.34), s > 0 ? '#6a3a30' : '#4a2a30'),
          stroke(new Pen(1).move(...eye(X, 0, z + 0.75)).line(...eye(X, 2.34, z + 0.75)), SHADE.teakDark, 2.4));
      }
    }

    // Athangudi tiles on the gallery floor, in perspective: a border and stars, in shade at the sides, bright near the court
    const [diamonds, inners, corners] = [new Pen(), new Pen(), new Pen()];
    const size = 0.8;
    for (let z = 2.9; z < C.near - 0.35; z += size) {
      const half = Math.ceil((Math.max(vx - x0, x1 - vx) * z) / f / size);
      for (let i = -half; i <= half; i++) {
        const [px] = eye(i * size, 0, z);
        if (!doc.shows(px, 60)) continue;
        const m = size / 2;
        const d = (pen: Pen, cx: number, cz: number, r: number): void => {
          pen.polygon([eye(cx, 0, cz - r), eye(cx + r, 0, cz), eye(cx, 0, cz + r), eye(cx - r, 0, cz)]);
        };
        d(diamonds, i * size, z, m * 0.92);
        d(inners, i * size, z, m * 0.46);
        d(corners, i * size + m, z + m, m * 0.3);
      }
    }
    const fade = (near: string, far: string): string => doc.linear([[0, far], [0.45, mix(near, far, 0.35)], [1, near]], { y1: eye(0, 0, C.near)[1], y2: 600 });
    doc.add(
      path(ground(-16, 16, 2.4, C.near), fade('#6f4a4c', '#e9c58e')),
      path(diamonds, fade('#6e2a30', TILE.red)), path(inners, fade('#a8804e', TILE.cream)), path(corners, fade('#1f4a4a', TILE.green)),
    );

    // the sunk court, full of light
    doc.add(
      path(ground(C.left, C.right, C.near, C.far, C.sunk), doc.linear([[0, '#ffeec2'], [1, LIT.floor]],
        { y1: eye(0, C.sunk, C.far)[1], y2: eye(0, C.sunk, C.near)[1] })),
      path(wallZ(C.far, C.left, C.right, C.sunk, 0), '#d9a06a'), path(wallX(C.left, C.near, C.far, C.sunk, 0), '#b57858'),
        path(wallX(C.right, C.near, C.far, C.sunk, 0), '#ffdf9e'),
      // the shadow of the eaves across its left side
      path(quad(eye(C.left, C.sunk, C.near), eye(-0.9, C.sunk, C.near), eye(-1.5, C.sunk, C.far), eye(C.left, C.sunk, C.far)), '#b98a76', { opacity: 0.75 }),
      stroke(range(6).map((i) =>
        `M${eye(C.left, C.sunk, 8 + i * 1.3).map(Math.round).join(' ')}L${eye(C.right, C.sunk, 8 + i * 1.3).map(Math.round).join(' ')}`).join(''),
          '#d9b07a', 1.6, { opacity: 0.7 }),
      // edge of granite round the court
      stroke(new Pen(1).polygon([eye(C.left, 0, C.near), eye(C.left, 0, C.far), eye(C.right, 0, C.far), eye(C.right, 0, C.near)]), '#fff3d2', 4),
    );
    // a kolam drawn in rice flour, a brass pot
    const kolam = new Pen(1);
    for (const [rx, rz, k] of [[1, 1.3, 8], [0.62, 0.8, 8]] as const) {
      kolam.polygon(range(48).map((i): Point => {
        const a = (i / 48) * 2 * Math.PI;
        const r = 1 + 0.24 * Math.sin(a * k);
        return eye(0.75 + rx * r * Math.cos(a), C.sunk, 10 + rz * r * Math.sin(a));
      }));
    }
    doc.add(stroke(kolam, '#c9573f', 2));

    // pillars round the court, polished teak on granite feet; the far row, then the sides from back to front
    const pillar = (x: number, z: number, glow: -1 | 0 | 1): string => {
      const r = 0.2;
      const [lx, by] = eye(x - r, 0, z);
      const [rx] = eye(x + r, 0, z);
      const [, ty] = eye(x, G.high - 0.75, z);
      const [, ny] = eye(x, 0.5, z);
      const [, hy] = eye(x, G.high - 0.2, z);
      const w = rx - lx;
      const m = (lx + rx) / 2;
      const edge = (a: number, b: number, top: number, low: number): Pen => new Pen(1).rect(m + w * a, top, w * (b - a), low - top);
      const bracket = new Pen(1).move(m - w * 1.7, hy).line(m + w * 1.7, hy).line(m + w * 1.7, hy + w * 0.5).quad(m + w * 0.8, hy + w * 0.6, m +
        w * 0.62, ty + w * 0.2).line(m - w * 0.62, ty + w * 0.2).quad(m - w * 0.8, hy + w * 0.6, m - w * 1.7, hy + w * 0.5).close();
      return (
        path(bracket, SHADE.teakDark) + path(edge(-0.5, 0.5, ty, ny), glow ? SHADE.teak : '#8a4c34') +
        (glow >= 0 ? path(edge(0.16, 0.4, ty, ny), LIT.teakLit) : '') + (glow <= 0 ? path(edge(-0.4, -0.16, ty, ny), LIT.teakLit) : '') +
        path(edge(-0.62, 0.62, ty, ty + w * 0.3).rect(m - w * 0.6, ny - w * 0.24, w * 1.2, w * 0.24), SHADE.teakDark) +
          stroke(new Pen(1).move(m - w * 0.5, ty + w * 0.7).line(m + w * 0.5, ty + w * 0.7), LIT.teakLit, Math.max(1, w * 0.12)) +
        path(new Pen(1).polygon([[m - w * 0.6, ny], [m + w * 0.6, ny], [m + w * 0.8, by], [m - w * 0.8, by]]), glow < 0 ? GRANITE.mid : GRANITE.lit) +
        path(new Pen(1).polygon(glow > 0 ? [[m - w * 0.6, ny], [m - w * 0.1, ny], [m - w * 0.1, by], [m - w * 0.8, by]] : [[m + w * 0.6, ny],
          [m + w * 0.1, ny], [m + w * 0.1, by], [m + w * 0.8, by]]), GRANITE.shade)
      );
    };
    const reflect = (x: number, z: number): string => {
      const [lx, by] = eye(x - 0.16, 0, z);
      const [rx] = eye(x + 0.16, 0, z);
      return path(new Pen(1).rect(lx, by, rx - lx, (by - eye(x, G.high, z)[1]) * 0.32), SHADE.teakDark, { opacity: 0.3 });
    };
    const beam = (za: number): string => path(wallZ(za, C.left - 0.3, C.right + 0.3, G.high - 0.25, G.high + 0.2), SHADE.teak) +
      path(wallZ(za, C.left - 0.3, C.right + 0.3, G.high - 0.25, G.high - 0.17), LIT.teakLit);
    doc.add(
      [-0.95, 0.95].map((x) => pillar(x, C.far + 0.2, 0)),
      beam(C.far + 0.1),
      // eaves of country tiles over the court, and the sky between them
      path(quad(eye(C.left, G.high, C.near), eye(C.right, G.high, C.near), eye(C.right, G.high, C.far), eye(C.left, G.high, C.far)), '#fff3cc'),
    );
    // the open roof: sloping tiles on four sides, seen from below as bright soffits round a patch of sky
    const hole = { left: -1.7, right: 1.7, near: 8.4, far: 13.6, high: 5.9 };
    doc.add(
      path(quad(eye(C.left, G.high, C.near), eye(hole.left, hole.high, hole.near), eye(hole.left, hole.high, hole.far), eye(C.left, G.high, C.far)), '#9c5a40'),
      path(quad(eye(C.right, G.high, C.near), eye(hole.right, hole.high, hole.near), eye(hole.right, hole.high, hole.far),
        eye(C.right, G.high, C.far)), '#e08a52'),
      path(quad(eye(C.left, G.high, C.far), eye(hole.left, hole.high, hole.far), eye(hole.right, hole.high, hole.far), eye(C.right, G.high, C.far)), '#f0a868'),
      path(quad(eye(hole.left, hole.high, hole.near), eye(hole.right, hole.high, hole.near), eye(hole.right, hole.high, hole.far),
        eye(hole.left, hole.high, hole.far)), doc.linear([[0, '#58a9d2'], [1, '#bfe3e6']],
          { y1: eye(0, hole.high, hole.near)[1], y2: eye(0, hole.high, hole.far)[1] })),
    );
    const tiles = new Pen(1);
    for (const i of range(11)) {
      const t = (i + 0.5) / 11;
      const z = C.near + (C.far - C.near) * t;
      const zh = hole.near + (hole.far - hole.near) * t;
      tiles.move(...eye(C.left, G.high, z)).line(...eye(hole.left, hole.high, zh)).move(...eye(C.right, G.high, z)).line(...eye(hole.right, hole.high, zh));
      tiles.move(...eye(C.left + (C.right - C.left) * t, G.high, C.far)).line(...eye(hole.left + (hole.right - hole.left) * t, hole.high, hole.far));
    }
    doc.add(stroke(tiles, '#6a3430', 2, { opacity: 0.6 }));
    // the near gallery's ceiling closes the view above
    const front = new Pen();
    for (let z = 2; z < C.near; z += 0.62) front.move(...eye(-12, G.high, z)).line(...eye(12, G.high, z));
    doc.add(
      path(ground(-16, 16, 1.2, C.near, G.high), doc.linear([[0, SHADE.ceiling], [0.6, SHADE.ceiling], [1, '#47282f']],
        { y1: y0, y2: eye(0, G.high, C.near)[1] })),
      stroke(front, SHADE.teakDark, 5, { opacity: 0.9 }),
    );
    const zs = [15.2, 13.15, 11.1, 9.05, 7];
    const sideBeam = (x: number): string => path(wallX(x, C.near, C.far, G.high - 0.25, G.high + 0.2), x < 0 ? LIT.teak : SHADE.teak) +
      stroke(new Pen(1).move(...eye(x, G.high - 0.22, C.near)).line(...eye(x, G.high - 0.22, C.far)), LIT.teakLit, 3);
    doc.add(
      sideBeam(C.left), sideBeam(C.right),
      zs.map((z) => reflect(C.left - 0.1, z) + reflect(C.right + 0.1, z)),
      zs.map((z) => pillar(C.left - 0.1, z, 1) + pillar(C.right + 0.1, z, -1)),
      path(wallZ(C.near, -16, 16, G.high - 0.2, G.high + 0.36), SHADE.teakDark),
        path(wallZ(C.near, C.left - 0.4, C.right + 0.4, G.high - 0.2, G.high - 0.12), LIT.teakLit),
    );

    // the shaft of light, slanting to the right, with motes
    const [sa, sb] = [eye(hole.left + 0.2, hole.high, 10), eye(hole.right - 0.1, hole.high, 10)];
    const [sc, sd] = [eye(2.6, C.sunk, 10.4), eye(-0.8, C.sunk, 10.4)];
    const random = rng(5);
    const motes = range(34).map(() => {
      const [u, v] = [random(), random()];
      return `M${Math.round(sa[0] + (sd[0] - sa[0]) * v + u * 90)} ${Math.round(sa[1] + (sd[1] - sa[1]) * v)}h0`;
    }).join('');
    doc.add(path(quad(sa, sb, sc, sd), doc.linear([[0, '#fff6d0', 0.12], [0.25, '#fff6d0', 0.6], [1, '#fff0c0', 0.16]], { y1: sa[1], y2: sd[1] })),
      stroke(motes, '#fffbe6', 2.2, { round: true, opacity: 0.7 }));

    // people: a woman at the kolam, an old man on the bench with his paper
    const [kx, ky] = eye(-0.35, C.sunk, 9.3);
    const k = (f * 1.62) / 9.3 / 30;
    doc.add(
      path(lensesPath([[kx - 14, ky + 1, 74, 4, 0.3]]), '#a5705a', { opacity: 0.7 }),
      woman(kx, ky, { scale: k, sari: '#c8243c', edge: '#ffce5a', facing: 1 }),
      man(...eye(3.9, 0, 10.2), { scale: (f * 1.7) / 10.2 / 30, shirt: '#fbf3dc', facing: -1 }),
    );
    // brass lamp and pot in the near left corner, a swing bench hanging from its chains at the right
    const [px, py] = eye(doc.pick(-2.15, { wide: -2.4, tall: -1.75 }), 0, 4.6);
    const pot = [
      path(lensesPath([[-60, 4, 150, 9, 0.4]]), '#2a1830', { opacity: 0.7 }),
      path('M-34 0Q-54-22-40-50Q-30-62-18-66L-22-76H22L18-66Q30-62 40-50Q54-22 34 0z', '#b9782f'),
        path('M6 0Q34-30 18-66L22-76H10Q16-60 8-44Q22-24 6 0zM34 0Q54-22 40-50Q46-24 24 0z', '#ffd879'),
          path('M-34 0Q-54-22-40-50Q-30-62-18-66Q-34-40-20 0z', '#7a4226'),
      path('M-26-76H26V-81H-26z', '#ffd879'),
    ].join('');
    doc.add(group(pot, { transform: place(px, py, { scale: doc.pick(1.05, { tall: 0.9 }) }) }));
    const [ax, ay] = eye(doc.pick(2.1, { wide: 3.1, tall: 1.35 }), 0.5, 5.2);
    const swing = doc.pick(250, { wide: 260, tall: 210 });
    doc.add(
      path(lensesPath([[ax - 20, ay + 60, swing + 60, 9, 0.5]]), '#2a1830', { opacity: 0.6 }),
      stroke(`M${ax + 22} ${ay}V${y0 - 10}M${ax + swing - 40} ${ay - 6}V${y0 - 10}`, '#c98f4f', 3.4, { dash: '9 3' }),
      path(new Pen().polygon([[ax, ay], [ax + swing, ay], [ax + swing - 26, ay - 20], [ax + 18, ay - 20]]), '#a85a34'),
      path(new Pen().polygon([[ax, ay], [ax + swing, ay], [ax + swing, ay + 13], [ax, ay + 13]]), SHADE.teakDark),
        stroke(`M${ax} ${ay + 1}H${ax + swing}`, LIT.teakLit, 3),
      path(`M${ax + 40} ${ay - 12}q4-26 34-26q32 0 38 24q-36 8-72 2z`, '#2f7f6a'), path(`M${ax + 74} ${ay - 38}q32 0 38 24q-16 4-24 4q4-16-14-28z`, '#5fae8a'),
    );
  },
};
