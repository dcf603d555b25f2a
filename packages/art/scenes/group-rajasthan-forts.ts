import {
  air, archPath, at, birds, chhatri, cumulus, dome, foliage, foliagePath, grass, land, lerp, man, mist, mix, path, Pen, place, RAMPS, range, ridge,
  sky, slope, stipple, streaks, stroke, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { ghagraWoman } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#4f7f95', '#8db6bd', '#cfe0d2', '#f3f1d8'], haze: '#cfdfd2', deep: '#1f5a66' };
const WALL = { walk: '#d8bf96', lit: '#c9a677', mid: '#a38263', shade: '#6a5a58', top: '#eedcb2', joint: '#5a4a4c' };
const GREEN = { far: '#5f8f78', mid: '#4f8a52', near: '#35693f', lit: '#9cba56', dark: '#1d4436' };
const INK = '#12302d';
/** Foreshortening of the ground. */
const FLAT = 0.36;

/** The wall walk from our feet to the fort: x, y, width of the walk. */
const COURSE: readonly (readonly [x: number, y: number, width: number])[] = [
  [96, 700, 330], [176, 560, 214], [330, 470, 132], [500, 428, 92], [590, 398, 66], [566, 370, 47], [470, 350, 36], [400, 330, 28], [418, 308, 21],
  [500, 294, 17], [566, 278, 14], [586, 258, 12], [624, 236, 10],
];

interface Slice {
  x: number;
  y: number;
  w: number;
  left: Point;
  right: Point;
}

/** The course sampled as cross-sections, near ones first. */
function slices(n: number): Slice[] {
  const spline = (i: number, k: 0 | 1 | 2, t: number): number => {
    const p = (j: number): number => at(COURSE, Math.min(COURSE.length - 1, Math.max(0, j)))[k];
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  };
  const points = range(n + 1).map((j) => {
    const u = (j / n) * (COURSE.length - 1);
    const i = Math.min(COURSE.length - 2, Math.floor(u));
    return [spline(i, 0, u - i), spline(i, 1, u - i), spline(i, 2, u - i)] as const;
  });
  return points.map(([x, y, w], j) => {
    const [px, py] = at(points, Math.max(0, j - 1));
    const [qx, qy] = at(points, Math.min(n, j + 1));
    const [tx, ty] = [qx - px, (qy - py) / FLAT];
    const m = Math.hypot(tx, ty);
    const [nx, ny] = [(-ty / m) * (w / 2), ((tx / m) * w * FLAT) / 2];
    return { x, y, w, left: [x - nx, y - ny], right: [x + nx, y + ny] };
  });
}

/** A bulging round bastion: middle of its top, radius, height. */
function drum(x: number, y: number, r: number, h: number, haze: number): string {
  const tone = (c: string): string => mix(c, LIGHT.haze, haze);
  const side = (k: number, pen: Pen, back: boolean): Pen =>
    back
      ? pen.line(x + k * r * 1.42, y + h).cubic(x + k * r * 1.32, y + h * 0.62, x + k * r * 1.02, y + h * 0.4, x + k * r, y)
      : pen.move(x + k * r, y).cubic(x + k * r * 1.02, y + h * 0.4, x + k * r * 1.32, y + h * 0.62, x + k * r * 1.42, y + h);
  const band = (a: number, b: number): Pen => side(b, side(a, new Pen(1), false), true).close();
  const courses = new Pen(1);
  for (const k of [0.24, 0.42, 0.6, 0.78]) {
    const s = r * (1 + 0.42 * k ** 1.6);
    courses.move(x - s, y + h * k).quad(x, y + h * k + r * FLAT, x + s, y + h * k);
  }
  return (
    path(band(-1, 1), tone(WALL.mid)) + path(band(-0.9, -0.36), tone(WALL.lit)) + path(band(0.45, 1), tone(WALL.shade)) +
    stroke(courses, tone(WALL.joint), Math.max(0.8, r * 0.035), { opacity: 0.45 }) +
    path(new Pen(1).circle(x, y, r * 1.04, r * FLAT), tone(WALL.walk)) +
    stroke(new Pen(1).move(x - r * 1.04, y).arc(r * 1.04, r * FLAT, x + r * 1.04, y, 0), tone(WALL.lit), r * 0.34,
      { dash: `${(r * 0.24).toFixed(1)} ${(r * 0.1).toFixed(1)}` }) +
    stroke(new Pen(1).move(x - r * 1.05, y + r * 0.17).arc(r * 1.05, r * FLAT, x + r * 1.05, y + r * 0.17, 0), tone(WALL.top), Math.max(1, r * 0.06))
  );
}

/** Upright merlons along one edge of the walk, drawn while they are wider than a few px; and the shaded sides of the near ones. */
function merlons(list: readonly Slice[], key: 'left' | 'right'): [fronts: Pen, sides: Pen] {
  const precision = at(list, 0).w > 36 ? 0 : 1;
  const fronts = new Pen(precision);
  const sides = new Pen(precision);
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [at(list, i), at(list, i + 1)];
    const [[ax, ay], [bx, by]] = [a[key], b[key]];
    const w = (a.w + b.w) / 2;
    const n = Math.max(1, Math.round(Math.hypot(bx - ax, (by - ay) / FLAT / 1.6) / (w * 0.24)));
    for (const k of range(n)) {
      const [t, u] = [(k + 0.08) / n, (k + 0.8) / n];
      const [px, py, qx, qy] = [lerp(ax, bx, t), lerp(ay, by, t), lerp(ax, bx, u), lerp(ay, by, u)];
      const h = lerp(a.w, b.w, t) * 0.17;
      fronts.move(px, py).line(px, py - h).quad((px + qx) / 2, (py + qy) / 2 - h * 1.2, qx, qy - h).line(qx, qy).close();
      const d = w * 0.03;
      if (w > 60) sides.polygon([[qx, qy], [qx, qy - h], [qx + d, qy - h + d * 0.2], [qx + d, qy + d * 0.2]]);
    }
  }
  return [fronts, sides];
}

/** The wall with its bastions, drawn from the far end to our feet. */
function wall(): string {
  const list = slices(60);
  const out: string[] = [];
  const chunk = 3;
  for (let end = list.length - 1; end > 0; end -= chunk) {
    const part = list.slice(Math.max(0, end - chunk), end + 1);
    const middle = at(part, Math.floor(part.length / 2));
    const haze = Math.max(0, 0.5 - middle.w / 130);
    const tone = (c: string): string => mix(c, LIGHT.haze, haze);
    const precision = middle.w > 36 ? 0 : 1;
    const lit = new Pen(precision);
    const shade = new Pen(precision);
    for (let i = 1; i < part.length; i++) {
      for (const key of ['left', 'right'] as const) {
        const [a, b] = [at(part, i - 1), at(part, i)];
        const [[ax, ay], [bx, by]] = [a[key], b[key]];
        const faces = key === 'left' ? bx - ax < 0 : bx - ax > 0;
        // a face shows when its outside looks towards us
        const outward = key === 'right' ? (ay - by) / FLAT : (by - ay) / FLAT;
        (faces && outward < 30 ? lit : shade).polygon([[ax, ay], [bx, by], [bx, by + b.w * 0.95], [ax, ay + a.w * 0.95]]);
      }
    }
    const walk = new Pen(precision).polygon([...part.map((s) => s.left), ...part.map((s) => s.right).reverse()]);
    const edges = (lift: number): Pen => {
      const pen = new Pen(precision);
      for (const key of ['left', 'right'] as const) pen.polygon(part.map((s): Point => [s[key][0], s[key][1] - s.w * lift]), false);
      return pen;
    };
    const w = middle.w;
    const [leftFronts, leftSides] = merlons(part, 'left');
    const [rightFronts, rightSides] = merlons(part, 'right');
    const steps = new Pen(precision);
    if (w > 24) for (const s of part.slice(0, 2)) steps.move(...s.left).line(...s.right);
    out.push(
      path(shade, tone(WALL.shade)), path(lit, tone(WALL.mid)), path(walk, tone(WALL.walk)),
      w > 24 ? stroke(steps, tone(WALL.lit), w * 0.01, { opacity: 0.55 }) : '',
      path(String(leftSides) + String(rightSides), tone(WALL.shade)),
      path(String(leftFronts) + String(rightFronts), tone(WALL.lit)),
      stroke(edges(0.03), tone(WALL.lit), w * 0.09), stroke(edges(-0.01), tone(WALL.shade), w * 0.035),
        stroke(edges(0.075), tone(WALL.top), w * 0.018),
    );
    // bastions on the right-hand side
    const drums: Record<number, number> = { 9: 1, 15: 1, 21: 1, 30: -1, 36: -1, 45: 1, 51: 1 };
    const side = drums[end - chunk];
    if (side) {
      const [bx, by] = side > 0 ? middle.right : middle.left;
      out.push(drum(bx + side * w * 0.14, by + w * 0.04, w * 0.36, w * 1.15, haze));
    }
  }
  return out.join('');
}

/** The palace of clouds on top of the hill, its foot on 0,0. */
function palace(): string {
  const t: Tones = [mix('#d9b683', LIGHT.haze, 0.18), mix('#f8e6bd', LIGHT.haze, 0.1), mix('#8d7468', LIGHT.haze, 0.22)];
  const box = (x: number, w: number, top: number, foot: number): string =>
    path(new Pen(1).rect(x, top, w, foot - top), t[0]) + path(new Pen(1).rect(x, top, w * 0.3, foot - top), t[1]) +
      path(new Pen(1).rect(x + w * 0.78, top, w * 0.22, foot - top), t[2]) + path(new Pen(1).rect(x - 2, top - 2, w + 4, 3), t[1]);
  const holes = [[-52, 5, -34, 10], [-14, 7, -62, 11], [-14, 7, -40, 11],
    [42, 4, -28, 10]].flatMap(([x = 0, n = 0, y = 0, gap = 0]) => range(n).map((i) => archPath(x + 6 + i * gap, 2.2, y + 9, y + 4, y))).join('');
  return (
    box(-92, 50, -14, 16) + box(-60, 54, -44, 4) + box(36, 62, -38, 8) + box(-20, 70, -74, 2) + box(-104, 220, -4, 18) +
      stroke('M-104-7H116', t[1], 5, { dash: '4 3' }) +
    path(holes, '#5d4a54') +
    dome(14, 17, -76, t, { light: -1 }) + chhatri(-14, -76, 13, t, { light: -1 }) + chhatri(44, -76, 13, t, { light: -1 }) +
      dome(-34, 12, -46, t, { light: -1 }) + chhatri(88, -40, 13, t, { light: -1 })
  );
}

export const scene: Scene = {
  draw(doc: Doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 190, tall: -76 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330, deepenTo: 400 }),
      cumulus(doc, [[dx + 190, 316, 420, 130, 14], [dx + 470, 306, 240, 74, 5], [dx + 850, 290, 330, 150, 9]],
        { lit: '#f8f5e2', shade: '#c3d6cd', opacity: 0.75, lobes: 7, shift: 0.1 }),
      streaks(doc, { seed: 31, from: 190, to: 260, count: 4, colour: '#f8f4e0', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#4f7f86', 0.62), { seed: 41, y: 296, height: 74, wavelength: 240, octaves: 3, step: 34 }),
      ridge(doc, air(doc, LIGHT, '#44786a', 0.46), { seed: 16, y: 320, height: 70, wavelength: 200, octaves: 3, step: 30 }),
      mist(doc, { seed: 8, from: 276, to: 330, colour: '#f4f5e6', opacity: 0.6, count: 5 }),
    );
    // the hill of the fort
    const hill: Point[] = [[dx + 360, 330], [dx + 470, 290], [dx + 540, 226], [dx + 580, 208], [dx + 672, 200], [dx + 780, 206], [dx + 840, 246],
      [dx + 930, 300], [dx + 1060, 340]];
    doc.add(
      land(hill, 470, mix(GREEN.mid, LIGHT.haze, 0.3)),
      path(new Pen().soft([[dx + 640, 204], [dx + 600, 240], [dx + 620, 280], [dx + 540, 330], [dx + 420, 350], [dx + 470, 292],
        [dx + 560, 234]]).close(), mix(GREEN.lit, LIGHT.haze, 0.25)),
      path(new Pen().soft([[dx + 720, 210], [dx + 760, 260], [dx + 740, 300], [dx + 800, 360], [dx + 1000, 380], [dx + 930, 300],
        [dx + 820, 252]]).close(), mix(GREEN.near, LIGHT.haze, 0.25), { opacity: 0.7 }),
      stipple(mix(GREEN.dark, LIGHT.haze, 0.3), { seed: 3, count: 90, x0: dx + 520, x1: dx + 900, y0: 250, y1: 370, size: 5, opacity: 0.55 }),
      `<g transform="${place(dx + 672, 204, { scale: 0.92 })}">${palace()}</g>`,
    );
    // the slopes the wall runs on
    doc.add(
      land([[x0 - 20, 356], [dx - 240, 334], [dx - 60, 352], [dx + 120, 318], [dx + 300, 322], [dx + 420, 314], [dx + 560, 340], [dx + 700, 366],
        [x1 + 20, 342]], 620, doc.format === 'wide' ? air(doc, LIGHT, GREEN.mid, 0.22, 0.5) : mix(GREEN.mid, LIGHT.haze, 0.22)),
      path(new Pen().soft([[dx + 120, 320], [dx + 260, 322], [dx + 350, 352], [dx + 300, 392], [dx + 120, 404], [dx - 120, 396], [dx - 60, 356],
        [dx + 120, 320]]).close(), mix(GREEN.lit, LIGHT.haze, 0.3), { opacity: 0.7 }),
      foliage(doc, mix(GREEN.near, LIGHT.haze, 0.16),
        { seed: 6, y: 392, height: 34, wavelength: 70, scallop: [4, 9], base: 430, envelope: (x) => (x > dx + 300 && x < dx + 640 ? 0.2 : 1) }),
      land([[x0 - 20, 420], [dx - 200, 396], [dx + 0, 420], [dx + 160, 440], [dx + 380, 430], [dx + 660, 420], [x1 + 20, 396]], 620,
        doc.linear([[0, '#6f9a4f'], [0.5, GREEN.near], [1, GREEN.dark]], { y1: 400, y2: 600 })),
    );
    // tufts under the wall, then the wall
    doc.add(
      path(foliagePath({ seed: 21, x0: dx + 560, x1: x1 + 10, y: 470, height: 46, wavelength: 60, scallop: [5, 12], base: 520 }),
        mix(GREEN.near, '#12302d', 0.1)),
      `<g transform="${place(dx, 0)}">${wall()}</g>`,
      path(foliagePath({ seed: 24, x0: dx + 380, x1: x1 + 10, y: 600, height: 96, wavelength: 90, scallop: [7, 16], base: 620, least: 0.5,
        envelope: (x) => Math.sqrt(slope(dx + 380, dx + 520)(x)) }), GREEN.dark),
      path(foliagePath({ seed: 27, x0: dx + 420, x1: x1 + 10, y: 610, height: 74, wavelength: 70, scallop: [6, 14], base: 620, least: 0.3,
        envelope: (x) => Math.sqrt(slope(dx + 420, dx + 600)(x)) }), '#2c5a3a'),
    );
    // walkers
    doc.add(
      man(dx + 428, 449, { scale: 0.62, shirt: '#f4efe2', hat: '#d8433f' }), woman(dx + 444, 447, { scale: 0.6, sari: '#e8973a', edge: '#d8433f' }),
      man(dx + 566, 412, { scale: 0.42, shirt: '#3f5fa8' }),
      ghagraWoman(dx + 296, 500, { scale: 1.5, skirt: '#c42f5e', hem: '#f3b740', veil: '#f6863c' }),
      man(dx + 262, 506, { scale: 1.6, shirt: '#2f7f9a', dhoti: '#4a4658', facing: -1 }),
      stroke(`M${dx + 271} 478V448`, INK, 1.6),
        path(`M${dx + 248} 452Q${dx + 271} 424 ${dx + 294} 452Q${dx + 283} 447 ${dx + 271} 451Q${dx + 259} 447 ${dx + 248} 452z`, '#d8433f'),
      birds(INK, [[dx + 300, 176, 1.1, 0.4], [dx + 332, 160, 0.9, 1], [dx + 274, 190, 0.7, -0.4], [dx + 356, 180, 0.6]]),
    );
    if (doc.format !== 'wide') doc.add(grass(5, x0, x0 + 90, 612, 60, INK, { count: 30, width: 3 }));
    else doc.add(grass(5, x1 - 240, x1, 614, 70, INK, { count: 60, width: 3 }));
  },
};
