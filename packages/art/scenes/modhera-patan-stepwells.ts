import {
  air, airAt, birds, deepen, foliage, lensesPath, lerp, man, mix, path, Pen, place, RAMPS, range, ripples, sky, streaks, stroke,
  tree, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { ghagraWoman, shadows, shikhara } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#5f8fae', '#a3c2c4', '#f0dcb8', '#fdeecb'], haze: '#ecd9b4', deep: '#27597a' };
const STONE: Tones = ['#d3a163', '#fbd796', '#8a5d4e'];
const TREAD = { lit: '#f0c987', shade: '#a87a5c' };
const DARK = '#4a2f38';
const INK = '#33212e';

/** The tank in metres: the first level's half width, near and far edge; drop and tread of a level; levels down to the water. */
const TANK = { half: 15, near: 9, far: 45, drop: 1.25, tread: 1.5, levels: 5 };
/** Eye: height above the rim, focal length in px, horizon. */
const EYE = { height: 7.4, focus: 600, horizon: 236 };

type Project = (x: number, y: number, z: number) => Point;

/** A stepped pyramid of stairs on a wall: `at` maps along the wall and up it to the canvas. Two halves, one on each side of its apex. */
function stairs(at: (along: number, up: number) => Point, middle: number, half: number, high: number, first: Pen, second: Pen): void {
  const n = 4;
  for (const [pen, s] of [[first, -1], [second, 1]] as const) {
    const points: Point[] = [at(middle, 0), at(middle + s * half, 0)];
    for (const i of range(n)) {
      const a = half * (1 - i / n);
      points.push(at(middle + s * a, (high * (i + 1)) / n));
      if (i < n - 1) points.push(at(middle + s * half * (1 - (i + 1) / n), (high * (i + 1)) / n));
    }
    points.push(at(middle, high));
    pen.polygon(points);
  }
}

/** The sunk tank: walls, treads, stairs from the rim to the water. */
function tank(doc: Doc, project: Project, waterFill: string): string {
  const { half, near, far, drop, tread, levels } = TANK;
  const out: string[] = [];
  for (const i of range(levels)) {
    const [x, zf, zn] = [half - i * tread, far - i * tread, near + i * tread];
    const [top, foot] = [-i * drop, -(i + 1) * drop];
    const [xi, zi] = [x - tread, zf - tread];
    const quad = (points: readonly (readonly [number, number, number])[], fill: string): string =>
      path(new Pen().polygon(points.map((p) => project(...p))), fill);
    const deeper = (c: string): string => mix(c, DARK, i * 0.05);
    // walls: left in shade, far, right in the sun; then the treads at their feet
    out.push(
      quad([[-x, top, zn], [-x, top, zf], [-x, foot, zf], [-x, foot, zn]], deeper(STONE[2])),
      quad([[-x, top, zf], [x, top, zf], [x, foot, zf], [-x, foot, zf]], deeper(STONE[0])),
      quad([[x, top, zf], [x, top, zn], [x, foot, zn], [x, foot, zf]], deeper(mix(STONE[1], STONE[0], 0.45))),
      quad([[-x, foot, zn], [-x, foot, zf], [-xi, foot, zi], [-xi, foot, zn]], deeper(TREAD.shade)),
      quad([[-x, foot, zf], [x, foot, zf], [xi, foot, zi], [-xi, foot, zi]], deeper(TREAD.lit)),
      quad([[x, foot, zf], [x, foot, zn], [xi, foot, zn], [xi, foot, zi]], deeper(TREAD.lit)),
    );
    const [lit, mid, shade, deep] = [new Pen(), new Pen(), new Pen(), new Pen()];
    const offset = i % 2 ? 1.7 : 0;
    for (let a = -x + 1.7 + offset; a < x - 1.2;
      a += 3.4) stairs((u, v) => project(u, foot + v, zf - tread * 0.55 * (1 - v / drop)), a, 1.45, drop, lit, shade);
    for (let z = zf - 1.9 - offset; z > 12; z -= 3.4) {
      for (const s of [-1, 1]) {
        const [px] = project(s * x, foot, z);
        // not the stairs below the canvas
        if (!doc.shows(px, 60) || project(0, top, z + 1.45)[1] > 604) continue;
        if (s > 0) stairs((u, v) => project(x - tread * 0.55 * (1 - v / drop), foot + v, u), z, 1.45, drop, mid, lit);
        else stairs((u, v) => project(-x + tread * 0.55 * (1 - v / drop), foot + v, u), z, 1.45, drop, deep, mid);
      }
    }
    out.push(
      path(lit, deeper(STONE[1])), path(shade, deeper(mix(STONE[2], STONE[0], 0.2))), path(mid, deeper(STONE[0])),
        path(deep, deeper(mix(STONE[2], DARK, 0.45))),
      stroke(new Pen().polygon([project(-x, top, zn), project(-x, top, zf), project(x, top, zf), project(x, top, zn)], false), '#ffe7b4',
        i ? 1.4 : 2.4, { opacity: 0.85 }),
    );
  }
  const x = half - levels * tread;
  const y = -levels * drop;
  const [zf, zn] = [far - levels * tread, near + levels * tread];
  const basin = new Pen().polygon([project(-x, y, zn), project(-x, y, zf), project(x, y, zf), project(x, y, zn)]);
  return out.join('') + path(basin, waterFill);
}

/** A small shrine on a landing, its foot on 0,0: 1 m is 10 px. Light from the left. */
const shrine = (): string =>
  path('M-13 1h26v-4h-26z', STONE[0]) + path('M-11-3h22v-17h-22z', STONE[0]) + path('M-11-3h7v-17h-7z', STONE[1]) + path('M7-3h4v-17h-4z', STONE[2]) +
  path('M-4-3v-9q4-4 8 0v9z', DARK) + path('M-14-20h28v-3h-28z', STONE[1]) +
    shikhara(0, -22, 24, 24, STONE, { light: -1, courses: 5, gold: STONE[1] });

/** The pillared hall of the Sun temple, its foot on y 0, 250 px wide; behind it the shrine hall. */
function hall(): string {
  const [mid, lit, shade] = [mix(STONE[0], LIGHT.haze, 0.12), mix(STONE[1], LIGHT.haze, 0.1), mix(STONE[2], LIGHT.haze, 0.14)];
  const slab = (x: number, top: number, w: number, h: number): string =>
    path(new Pen().rect(x, top, w, h), mid) + path(new Pen().rect(x, top, w * 0.22, h), lit) +
      path(new Pen().rect(x + w * 0.8, top, w * 0.2, h), shade);
  const columns = new Pen();
  const shadesOf = new Pen();
  for (const [x, w] of [[-104, 7], [-84, 7], [-62, 9], [-36, 9], [30, 9], [56, 9], [80, 7], [100, 7]] as const) {
    columns.rect(x, -58, w, 50).rect(x - 3, -62, w + 6, 5).rect(x - 2, -38, w + 4, 3).rect(x - 3, -12, w + 6, 5);
    shadesOf.rect(x + w * 0.6, -58, w * 0.4, 50);
  }
  const roof = [[-118, -78, 236], [-98, -88, 196], [-76, -97, 152], [-54, -105, 108], [-32, -112, 64]] as const;
  return [
    // the shrine hall behind, its roof long fallen
    slab(-20, -88, 210, 88), slab(-8, -104, 170, 18), slab(20, -118, 110, 16), path('M30-118q46-18 90 0z', mid),
      path('M30-118q20-12 40-9l-8 9z', lit),
    stroke('M-14-60H186M-14-30H186', shade, 9, { dash: '8 9' }), path(new Pen().rect(-24, -91, 218, 5), lit),
    // plinth, dark inside, columns, arch between the middle ones, stepped roof
    slab(-124, -10, 248, 12), path(new Pen().rect(-110, -62, 220, 54), DARK),
    path(columns, mid), path(shadesOf, shade),
    path('M-27-58q6 16 13 8q7 12 14 12q7 0 14-12q7 8 13-8l6 0v-4h-66v4z', mid),
    slab(-122, -72, 244, 12), stroke('M-120-66H120', shade, 5, { dash: '3 3' }),
    ...roof.map(([x, y, w]) => slab(x, y, w, 10) + path(new Pen().rect(x - 3, y - 2, w + 6, 4), lit)),
    path('M-9-112q0-12 9-14q9 2 9 14z', mid), path('M-3-126h6l-3-9z', lit),
    // two columns of the gate at the head of the steps
    path('M-52 6V-46h9V6zM42 6V-46h9V6zM-57-46h19v-5h-19zM37-46h19v-5h-19z', lit), path('M-46 6V-46h3V6zM48 6V-46h3V6z', shade),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const cx = doc.pick(420, { wide: 590, tall: 404 });
    const eye = doc.pick(-2.6, { wide: -2.6, tall: -1.6 });
    const focus = doc.pick(EYE.focus, { tall: 520 });
    const horizon = doc.pick(EYE.horizon, { tall: 270 });
    const project: Project = (x, y, z) => [cx + (focus * (x - eye)) / z, horizon + (focus * (EYE.height - y)) / z];
    const scaleAt = (z: number): number => focus / z / 10;
    doc.add(
      sky(doc, LIGHT, { horizon: 320, deepen: false }),
      path(new Pen().circle(cx - 280, 250, 300), doc.radial([[0, '#fff3cc', doc.pick(0.8, { wide: 0 })], [1, '#fff3cc', 0]], cx - 280, 250, 300)),
      streaks(doc, { seed: 14, from: 60, to: 200, count: 4, colour: '#fff6e0', opacity: 0.55 }),
      foliage(doc, air(doc, LIGHT, '#6d8060', 0.5), { seed: 5, y: 322, height: 54, wavelength: 120, scallop: [9, 17], base: 345 }),
      deepen(doc, LIGHT, { to: 400 }),
    );
    // the lawn round the tank
    const [, rim] = project(0, 0, TANK.far);
    doc.add(
      doc.band(doc.linear([[0, '#b3b377'], [0.3, '#8f9a58'], [1, '#56703f']], { y1: rim - 30, y2: 600 }), rim - 34),
      doc.format === 'wide' ? doc.band(doc.linear([[0, '#173f45', 0.95], [0.5, '#24503f', 0.75], [1, '#56703f', 0]], { x1: x0, x2: cx - 130, y2: 0 }),
        rim - 34) : '',
      path(new Pen().polygon([project(-18.5, 0, 7), project(-18.5, 0, 49), project(18.5, 0, 49), project(18.5, 0, 7)]), '#dcb981'),
      ...([[-330, 1.1, 3], [-250, 0.8, 9], [270, 1, 12], [380, 1.3, 6], [-452, 1.3, 6], [480, 0.9, 18], [-600, 0.8, 22], [-668, 1.2, 25],
        [-836, 1, 27]] as const).filter(([dx]) => doc.shows(cx + dx, 60)).map(([dx, k, seed]) =>
        tree(seed, cx + dx, rim - 6, 96 * k, 104 * k,
          { leaves: [airAt(doc, LIGHT, '#3d5a3c', 0.2, cx + dx, 0.7), airAt(doc, LIGHT, '#6a8048', 0.2, cx + dx, 0.7),
          airAt(doc, LIGHT, '#a3ab62', 0.15, cx + dx, 0.7)], bark: airAt(doc, LIGHT, '#6a5548', 0.1, cx + dx, 0.6) }),
      ),
      shadows([[cx - 150, rim - 5, 420, 6]], DARK, 0.4),
      `<g transform="${place(project(0.6, 0, 49)[0], project(0, 0, 49)[1], { scale: scaleAt(49) * 0.98 })}">${hall()}</g>`,
    );
    const waterFill = doc.linear([[0, '#a9b98a'], [0.35, '#6f9a82'], [1, '#2c5f60']], { y1: 430, y2: 600 });
    doc.add(tank(doc, project, waterFill));
    // the steps from the hall break the far terraces
    const flight = (half: number, top: number, foot: number, z0: number, z1: number, n: number): string => {
      const [treads, risers] = [new Pen(), new Pen()];
      for (const i of range(n)) {
        const [ya, za, zb] = [lerp(top, foot, i / n), lerp(z0, z1, i / n), lerp(z0, z1, (i + 1) / n)];
        const yb = lerp(top, foot, (i + 1) / n);
        treads.polygon([project(-half, ya, za), project(half, ya, za), project(half, ya, zb), project(-half, ya, zb)]);
        risers.polygon([project(-half, ya, zb), project(half, ya, zb), project(half, yb, zb), project(-half, yb, zb)]);
      }
      return path(risers, mix(STONE[0], STONE[2], 0.35)) + path(treads, '#ffe2a6');
    };
    doc.add(flight(2.3, 0, -TANK.levels * TANK.drop, TANK.far + 0.6, TANK.far - TANK.levels * TANK.tread, 15));
    // water: mirror of the far steps, ripples
    const deepest = -TANK.levels * TANK.drop;
    const [lx, ly] = project(-(TANK.half - TANK.levels * TANK.tread), deepest, TANK.far - TANK.levels * TANK.tread);
    const [rx] = project(TANK.half - TANK.levels * TANK.tread, deepest, TANK.far - TANK.levels * TANK.tread);
    doc.add(
      path(lensesPath(range(7).map((i) => [lx + 6 + i * 4, ly + 5 + i * 5, rx - lx - 12 - i * 8, 3.4, 0.5] as const)), '#e0c083', { opacity: 0.5 }),
      ripples(doc, '#eaf0c8', { seed: 3, x0: lx - 60, x1: rx + 60, from: ly + 16, to: 596, count: 20, length: [14, 80], height: [0.7, 2],
        opacity: 0.5 }),
      ripples(doc, '#1f4f54', { seed: 7, x0: lx - 60, x1: rx + 60, from: ly + 12, to: 596, count: 18, length: [14, 90], height: [0.7, 2.2],
        opacity: 0.35 }),
    );
    // shrines on the landings
    const id = doc.define(shrine());
    const { half, far, tread, drop } = TANK;
    const sites: [number, number, number, number][] = [
      [-half + 1, 0, far + 0.4, 1.2], [half - 1, 0, far + 0.4, 1.2], [-6.4, -2 * drop, far - 2 * tread, 0.9], [7.6, -2 * drop, far - 2 * tread, 0.9],
      [half - 2 * tread + 0.4, -2 * drop, 34, 1.1], [-half + 2 * tread - 0.4, -2 * drop, 35, 1.1], [half - tread + 0.5, -drop, 22, 1.1],
        [-half + 0.6, 0, 26, 1.2],
    ];
    for (const [x, y, z, k] of sites) {
      const [px, py] = project(x, y, z);
      if (doc.shows(px, 50)) doc.add(shadows([[px - 6, py + 2, scaleAt(z) * 34, 4]], DARK, 0.45),
        doc.use(id, place(px, py + 2, { scale: scaleAt(z) * k })));
    }
    // people on the steps
    const stand = (x: number, y: number, z: number): [number, number, number] => {
      const [px, py] = project(x, y, z);
      return [px, py, (scaleAt(z) * 17) / 30];
    };
    const [ax, ay, ak] = stand(1.2, -1.6, 42);
    const [bx, by, bk] = stand(-0.8, -3, 40.6);
    const [ex, ey, ek] = stand(half - 2 * tread + 0.7, -2 * drop, 28.6);
    const [gx, gy, gk] = stand(half - 2 * tread + 0.8, -2 * drop, 27.4);
    doc.add(
      woman(ax, ay, { scale: ak, sari: '#d8433f', edge: '#f6c04a' }), man(bx, by, { scale: bk, shirt: '#fbf4e2' }),
      shadows([[ex - 4, ey, 30, 3], [gx - 4, gy, 30, 3]], DARK, 0.45),
      ghagraWoman(ex, ey, { scale: ek, skirt: '#1f7f86', hem: '#f3b740', veil: '#d8326f', pot: '#b0643f', facing: -1 }),
      ghagraWoman(gx, gy, { scale: gk, skirt: '#b52f3f', hem: '#ffe0a0', veil: '#f08a2f', facing: -1 }),
      birds('#5a4a52', [[cx - 170, 150, 1, 0.4], [cx - 140, 134, 0.8, 0.9], [cx - 196, 164, 0.7, -0.3], [cx - 118, 158, 0.6]]),
    );
    // a shrine close to us, in the shade, cut by the border
    const nx = doc.format === 'wide' ? x1 - 60 : x0 + 44;
    const near: Tones = [INK, '#9a6a58', '#22141f'];
    doc.add(
      `<g transform="${place(nx, 626, { scale: doc.pick(1, { tall: 0.82 }) })}">` +
        path('M-130 0h300v-22h-300z', INK) + path('M-130-22h300v-7h-300z', '#8a5f50') +
        path('M-62-26h124v-92h-124z', near[0]) + path('M-62-26h12v-92h-12z', near[1], { opacity: doc.format === 'wide' ? 1 : 0.4 }) +
          path('M-26-26v-46q26-24 52 0v46z', '#160c16') +
        path('M-76-118h152v-12h-152z', near[0]) + path('M-76-130h152v-5h-152z', '#8a5f50') +
        shikhara(0, -132, 132, 150, near, { light: doc.format === 'wide' ? -1 : 1, courses: 9, gold: '#8a5f50', dark: '#160c16' }) +
        '</g>',
    );
  },
};
