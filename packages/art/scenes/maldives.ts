import {
  at, birds, clamp, cumulus, foliagePath, group, lerp, mound, palms, path, Pen, place, RAMPS, range, ripples, rng, sky, stipple, stroke, type Doc,
  type Point,
  type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';
import { camera, worldAreaPath, type Camera, type WorldPoint } from '../kit/parts-pages';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2386cc', '#74c4e6', '#cdeeee', '#fff6e0'], haze: '#cfeeea', ink: '#123444', deep: '#075a9c' };
const LAGOON = { sand: '#e9f7dc', shallow: '#a3eddc', light: '#62d9d2', middle: '#2fbcc4', deep: '#1596b8', reef: '#1b7f9c' };
const WOOD = { lit: '#f0cf9c', mid: '#c99a6c', shade: '#8a6450' };
const THATCH = { lit: '#e3bd84', mid: '#b98a5a', shade: '#7f5a48', dark: '#5d4440' };

/** A soft patch on the water: middle, half width and half depth in metres. */
function patch(view: Camera, x: number, z: number, rx: number, rz: number, seed: number): string {
  const random = rng(seed);
  return String(new Pen().soft(range(10).map((i): Point => {
    const a = (i / 10) * 2 * Math.PI;
    const k = 0.75 + 0.45 * random();
    return view.at([x + rx * Math.cos(a) * k, 0, Math.max(9, z + rz * Math.sin(a) * k)]);
  }), { closed: true }));
}

/** The line of the jetty, from the island out into the lagoon and round towards us, in metres. */
const JETTY: readonly Point[] = [[86, 130], [64, 122], [40, 119], [16, 115], [-8, 109], [-27, 99], [-38, 85], [-40, 70], [-33, 58.5], [-20, 51],
  [-4, 46], [17, 42.5], [46, 40]];

/** A point of that line, 0 at the island, 1 near us, and the way it runs. */
function along(t: number): { x: number; z: number; dx: number; dz: number } {
  const f = clamp(t) * (JETTY.length - 1);
  const i = Math.min(JETTY.length - 2, Math.floor(f));
  const [a, b] = [at(JETTY, i), at(JETTY, i + 1)];
  const m = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return { x: lerp(a[0], b[0], f - i), z: lerp(a[1], b[1], f - i), dx: (b[0] - a[0]) / m, dz: (b[1] - a[1]) / m };
}

/** A villa on stilts, 120 px wide: deck with plunge pool and ladder, walls, pyramid of thatch; its landward side is the right one. Light from the left. */
const villa = (): string =>
  [
    path('M-50 26L34 4L82 24L-6 50z', '#0f7f98', { opacity: 0.5 }),
    stroke('M-56-2V22M-14 14V42M28 4V32M64-8V16M-34 6V32', WOOD.shade, 3.4), stroke('M-57-2V18M-15 14V38', WOOD.lit, 1.2),
    path('M-64-10L16-30L72-8L-12 16z', WOOD.lit), path('M-64-10L-12 16V21L-64-5zM-12 16L72-8V-3L-12 21z', WOOD.shade),
    stroke('M-54-8L-4 14M-42-11L10 10M-30-14L24 6M-18-17L38 2', WOOD.mid, 1.1, { opacity: 0.8 }),
    path('M-52-8L-26-14L-4-3L-30 4z', '#2fb6c4'), path('M-52-8L-26-14L-20-11L-46-5z', '#9ff0e6'),
    path('M-12 16l-14 20l5 2l14-20zM-4 14l-14 20l5 2l14-20z', WOOD.mid), stroke('M-16 24l8-2M-21 31l8-2', WOOD.lit, 1.6),
    path('M-22-14V-36L14-28V-3z', '#f7e6c4'), path('M14-28L54-40V-14L14-3z', '#b98f78'), path('M-16-16V-32L6-27V-9z', '#3f6f80'),
    path('M-6-13V-29.5L-4-29V-12z', '#f7e6c4'), path('M24-14V-27L36-30V-17z', '#4a4a58'),
    path('M-38-32L6-96L16-20z', THATCH.mid), path('M-38-32L6-96L-10-27z', THATCH.lit), path('M16-20L6-96L66-36z', THATCH.shade),
    path('M-38-32L16-20L66-36L64-31L16-14L-37-26z', THATCH.dark),
    stroke('M-24-29L3-86M-8-25L7-80M4-23L9-70', THATCH.shade, 1.2, { opacity: 0.6 }),
    stroke('M30-24L11-82M46-29L14-80', THATCH.dark, 1.2, { opacity: 0.6 }), path('M2-92L6-104L11-92Q6-88 2-92z', THATCH.dark),
    // two loungers under a parasol
    path('M36-12l14-4l4 2l-14 4z', '#fffaf0'), path('M40-8l14-4l4 2l-14 4z', '#fffaf0'),
  ].join('');

/** A dhoni with its tall curved stem, bow to the left, awning and travellers; 170 px long. */
const dhoni = (): string =>
  [
    path('M80 6q70-6 150 8q-80 12-150 2z', '#f4fffb', { opacity: 0.85 }), path('M-70 12Q10 22 90 10L84 22Q0 30-60 22z', '#0f7f98', { opacity: 0.5 }),
    path('M-98-62Q-86-60-84-48Q-78-22-52-14L84-20Q86 0 70 10H-50Q-84 4-90-30Q-94-50-104-54Q-106-62-98-62z', '#fdf9ee'),
    path('M-84-48Q-78-22-52-14L84-20L83-14Q20-6-52-7Q-84-16-90-36z', '#2f8fc0'), path('M-70 2Q0 8 78-2Q76 6 70 10H-50Q-62 8-70 2z', '#b9c9cc'),
    ...[['#f5a03c', -30], ['#e2574f', -10], ['#f7e6c4', 12], ['#3f8fa0', 34]].map(([c, x]) =>
      path(`M${Number(x) - 7}-14q-1-16 7-17q8 1 7 17z`, String(c)) + path(`M${Number(x) - 4}-36a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0z`, '#a8704e')),
    stroke('M-44-14V-50M58-18V-50', '#8a7a70', 3), path('M-54-50Q6-60 68-50L64-44H-50z', '#f7f0dc'),
    path('M-54-50Q6-60 68-50Q6-54-54-50z', '#fffdf4'),
  ].join('');

/** The parts of the seaplane that a passenger sees: wing, engine with its turning propeller, strut, float; cut by the right border. */
function seaplane(doc: Doc): string {
  const e = doc.x1;
  const y = doc.pick(0, { wide: -6, tall: 120 });
  const k = doc.pick(1, { tall: 0.84 });
  const X = (x: number): number => Math.round(e - x * k);
  return [
    path(new Pen().move(X(-10), y + 20).line(X(300), y + 84).quad(X(322), y + 92, X(312), y + 100).line(X(-10), y + 92).close(), LIGHT.ink),
    path(new Pen().move(X(-10), y + 12).line(X(300), y + 82).quad(X(318), y + 87, X(318), y + 93).line(X(-10), y + 36).close(), '#f4f6f0'),
    path(new Pen().move(X(318), y + 93).line(X(262), y + 79).line(X(246), y + 78).line(X(266), y + 93).close(), '#d8433f'),
    path(`M${X(178)} ${y + 62}Q${X(196)} ${y + 66} ${X(198)} ${y + 96}Q${X(196)} ${y + 118} ${X(168)} ${y + 120}` +
      `L${X(60)} ${y + 108}L${X(60)} ${y + 60}z`, '#dfe6e2'),
      path(`M${X(198)} ${y + 96}Q${X(196)} ${y + 118} ${X(168)} ${y + 120}L${X(60)} ${y + 108}V${y + 92}z`, '#8fa3a8'),
      stroke(`M${X(180)} ${y + 64}Q${X(190)} ${y + 90} ${X(178)} ${y + 118}`, '#d8433f', 6),
    path(new Pen(1).circle(X(202), y + 92, 7 * k, 58 * k), '#fffdf4', { opacity: 0.35 }),
    path(`M${X(200)} ${y + 86}q-14 2-15 7q1 6 15 7z`, '#d8433f'),
    path(`M${X(202)} ${y + 90}l-3-52q5-6 7 0l2 52zM${X(201)} ${y + 96}l2 52q5 4 7 0l-3-52z`, LIGHT.ink),
    stroke(`M${X(140)} ${y + 96}L${X(-10)} ${y + 236}`, '#e9eeea', 9), stroke(`M${X(136)} ${y + 98}L${X(-14)} ${y + 238}`, LIGHT.ink, 4),
    path(`M${X(226)} 574Q${X(190)} 530 ${X(120)} 520L${X(-10)} 510V620H${X(190)}Q${X(220)} 604 ${X(226)} 574z`, '#f4f6f0'),
    path(`M${X(226)} 574Q${X(160)} 566 ${X(-10)} 566V620H${X(190)}Q${X(220)} 604 ${X(226)} 574z`, '#9fb0b4'),
    path(`M${X(220)} 562Q${X(160)} 548 ${X(-10)} 542V556Q${X(150)} 560 ${X(224)} 570z`, '#d8433f'),
    path(`M${X(206)} 600Q${X(120)} 590 ${X(-10)} 594V620H${X(190)}z`, '#5a7078'),
    stroke(`M${X(60)} 516L${X(20)} 400M${X(0)} 512L${X(-6)} 420`, '#e9eeea', 7), stroke(`M${X(57)} 516L${X(17)} 400`, LIGHT.ink, 3),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const horizon = doc.pick(146, { wide: 190, tall: 212 });
    const cx = doc.pick(410, { wide: 640, tall: 408 });
    const view = camera({ x: cx, horizon, focal: doc.pick(520, { wide: 500, tall: 430 }), eye: 30 });
    const wide = doc.format === 'wide';
    const deep = LIGHT.deep ?? '';
    const depth = (z: number): number => view.at([0, 0, z])[1];
    const reefY = depth(330);
    const surf = new Pen().soft(range(15).map((i): Point => [lerp(x0 - 10, x1 + 10, i / 14), reefY + 4 + 4 * Math.sin(i * 2.3) + (i % 3)]));
    doc.add(
      sky(doc, LIGHT, { horizon, deepenTo: horizon + 20 }),
      cumulus(doc, [[cx - 250, horizon - 6, 230, 44, 4], [cx + 40, horizon - 10, 300, 60, 9], [cx + 330, horizon - 4, 200, 40, 15],
        [cx - 90, horizon - 84, 150, 34, 6]], { lit: '#fffdf4', shade: '#c3e3ea', lobes: 10 }),
      // the open sea, the reef with its surf, the lagoon
      doc.band(doc.linear([[0, '#5fb4d8'], [1, '#0f6fae']], { y1: horizon, y2: reefY + 20 }), horizon),
      path(new Pen().move(x0 - 10, reefY + 4).soft([[x0 - 10, reefY + 3], [cx - 380, reefY + 7], [cx - 180, reefY], [cx + 60, reefY + 6],
        [cx + 300, reefY + 1], [x1 + 10, reefY + 6]], { join: true }).line(x1 + 10, 620).line(x0 - 10, 620).close(),
        doc.linear([[0, LAGOON.deep], [0.12, LAGOON.middle], [0.4, LAGOON.light], [0.75, LAGOON.middle], [1, LAGOON.deep]], { y1: reefY, y2: 610 })),
      stroke(surf, '#f4fffb', 2.4, { dash: '64 4 22 2 9 5 110 7 36 3', opacity: 0.9 }),
      stroke(surf, '#bfeee6', 4, { dash: '30 60 90 24', opacity: 0.5, transform: place(14, 6) }),
    );
    const spots = (list: readonly (readonly [number, number, number, number, number])[]): string =>
      list.map(([x, z, rx, rz, seed]) => patch(view, x, z, rx, rz, seed)).join('');
    doc.add(
      path(spots([[-90, 150, 90, 26, 3], [120, 170, 130, 34, 5], [20, 92, 46, 22, 7], [-120, 90, 50, 16, 9], [-14, 62, 26, 12, 11]]), LAGOON.light,
        { opacity: 0.8 }),
      path(spots([[96, 124, 84, 26, 13], [24, 78, 34, 15, 15], [-86, 118, 46, 13, 17], [12, 55, 20, 7, 19], [-70, 60, 16, 7, 21]]), LAGOON.shallow,
        { opacity: 0.75 }),
      path(spots([[104, 122, 60, 18, 23], [28, 76, 20, 9, 25], [-96, 120, 24, 6, 27]]), LAGOON.sand, { opacity: 0.8 }),
      // coral heads
      path(spots([[-64, 74, 5, 3, 31], [-58, 88, 4, 2.4, 33], [-80, 70, 6, 3, 35], [6, 47, 3, 1.4, 39], [-14, 84, 4, 2, 41], [-72, 48, 7, 3, 43],
        [-52, 40, 4, 2, 45], [10, 100, 6, 3, 47], [-48, 110, 7, 3, 49], [-120, 64, 8, 4, 51]]), LAGOON.reef, { opacity: 0.7 }),
      // the sea under the title is deep
      wide ? doc.band(doc.linear([[0, deep, 0.92], [0.55, deep, 0.84], [0.8, deep, 0.5], [1, deep, 0]], { x1: 40, x2: 520, y2: 110 }), horizon) : '',
      ripples(doc, '#f4fffb', { seed: 4, from: reefY + 14, to: 604, count: 70, opacity: 0.4, length: [16, 90], height: [0.6, 2] }),
      stipple('#f4fffb', { seed: 8, count: doc.pick(90, { wide: 140 }), x0, x1, y0: depth(100), y1: 600, size: 1.6, opacity: 0.5 }),
    );
    // the island at the root of the jetty
    const [ix, iy] = view.at([100, 0, 128]);
    const iw = view.scale(128) * 44;
    doc.add(
      path(new Pen().circle(ix, iy + 3, iw * 1.1, iw * 0.17), '#fff6dc'),
      path(new Pen().circle(ix + 4, iy + 7, iw * 1.06, iw * 0.15), '#f3dcae', { opacity: 0.5 }),
      palms(doc, 5, [[ix - iw * 0.6, iy - 34, 30, 0.32, -4], [ix - iw * 0.4, iy - 46, 40, 0.38, 4], [ix - iw * 0.1, iy - 52, 46, 0.4, -4],
        [ix + iw * 0.2, iy - 48, 42, 0.38, 4], [ix + iw * 0.5, iy - 40, 36, 0.36, -4],
        [ix + iw * 0.75, iy - 30, 28, 0.3, 3]].map(([a, b, c, d, f]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 1, f ?? 0] as const),
        { dark: '#1f6f5c', lit: '#8fc455', bark: '#8a7058' }),
      path(foliagePath({ seed: 8, x0: ix - iw * 0.86, x1: ix + iw * 0.86, y: iy - 2, height: 30, wavelength: 30, scallop: [4, 8], base: iy + 4,
        under: 4, least: 0.5, envelope: mound(ix - iw * 0.86, ix + iw * 0.86) }), '#2a7f5c'),
        path(foliagePath({ seed: 11, x0: ix - iw * 0.7, x1: ix + iw * 0.3, y: iy - 4, height: 18, wavelength: 24, scallop: [4, 7], base: iy, under: 3,
          least: 0.5, envelope: mound(ix - iw * 0.7, ix + iw * 0.3) }), '#62ad58'),
    );

    // the jetty: shade on the water, piles, planks; villas on its outer side, far ones first
    const ribbon = (side: number, up: number, dx = 0): WorldPoint[] => range(49).map((i) => {
      const p = along(i / 48);
      return [p.x - p.dz * side + dx, up, p.z + p.dx * side] as const;
    });
    const strip = (a: number, b: number, up: number, dx = 0): string => worldAreaPath(view, [...ribbon(a, up, dx), ...ribbon(b, up, dx).reverse()], 1);
    const house = doc.define(villa());
    const sites = [0.2, 0.26, 0.32, 0.385, 0.45, 0.515, 0.585, 0.66, 0.74, 0.82, 0.92].map(along);
    const place1 = (p: ReturnType<typeof along>): { x: number; y: number; k: number; flip: number; z: number } => {
      // outer side: to the right of the way out
      const [x, z] = [p.x - -p.dz * -8.5, p.z - p.dx * 8.5];
      const [sx, sy] = view.at([x, 1.2, z]);
      return { x: sx, y: sy, k: (view.scale(z) * 10.5) / 120, flip: p.dx < 0.15 ? 1 : -1, z };
    };
    const links = sites.map((p) => worldAreaPath(view, [[p.x, 1.2, p.z], [p.x - p.dz * 4 + p.dx * 0.5, 1.2, p.z - p.dx * 4],
      [p.x - p.dz * 4 - p.dx * 0.5, 1.2, p.z - p.dx * 4 - 0.8], [p.x - p.dx, 1.2, p.z - p.dz]], 1)).join('');
    const spotsOf = sites.map(place1);
    doc.add(
      path(strip(-1.3, 1.3, 0, 1.6), '#0f7f98', { opacity: 0.5 }), path(strip(-1.3, 1.3, 0.9), WOOD.shade), path(links, WOOD.mid),
      path(strip(-1.3, 1.3, 1.4), WOOD.mid), path(strip(-1.2, 0.6, 1.4), WOOD.lit),
      stroke(String(new Pen(1).polygon(ribbon(0.9, 1.5).map((s) => view.at(s)), false)), WOOD.shade, 1.2, { dash: '2 4', opacity: 0.6 }),
      spotsOf.filter(({ x }) => doc.shows(x, 80)).sort((a, b) => b.z - a.z)
        .map(({ x, y, k, flip }) => doc.use(house, place(x, y, { scaleX: k * flip, scaleY: k }))),
    );
    // life on the lagoon: dhoni, swimmers, rays, a couple on the jetty
    const on = (x: number, z: number): Point => view.at([x, 0, z]);
    const [dx, dy] = on(doc.pick(-2, { wide: -4 }), 70);
    const ray = (x: number, z: number, turn: number): string => {
      const [rx, ry] = on(x, z);
      const k = view.scale(z) / 11;
      return path('M0-14Q8-10 14-4Q30-6 44-16Q36 6 14 10Q6 16 2 44Q-2 16-12 10Q-36 6-44-16Q-30-6-14-4Q-8-10 0-14zM-6-12l-3-9l6 6z' +
        'M6-12l3-9l-6 6z', '#12607c', { opacity: 0.8, transform: place(rx, ry, { scaleX: k, scaleY: k * 0.62, rotate: turn }) });
    };
    const [wx, wy] = view.at([along(0.87).x, 1.4, along(0.87).z]);
    doc.add(
      wide ? ray(-58, 52, -40) + ray(-70, 46, -30) : '', ray(-27.5, 43, -34), ray(-36, 54, -48),
      group(dhoni(), { transform: place(dx, dy, { scale: doc.pick(0.52, { tall: 0.44 }) }) }),
      person(wx, wy, { scale: view.scale(along(0.87).z) * 0.075, top: '#fffaf0', bottom: '#3f7fa0', legs: 'shorts', head: 'straw', skin: '#a8704e' }),
      person(wx + 12, wy + 1, { scale: view.scale(along(0.87).z) * 0.072, top: '#f0567f', legs: 'skirt', head: 'long', skin: '#b57a54' }),
      path(([[10, 50], [13, 51.5]] as const).map(([x, z]) => {
        const [sx, sy] = on(x, z);
        return `M${(sx - 9).toFixed(0)} ${sy.toFixed(0)}q9-5 18 0q-9 3-18 0zM${(sx + 9).toFixed(0)} ${sy.toFixed(0)}l8-3l-1 5z`;
      }).join(''), '#d8563f'),
      seaplane(doc),
      birds('#fffdf4', [[cx - 40, horizon + 70, 0.7], [cx - 20, horizon + 62, 0.5, 1], [cx - 2, horizon + 74, 0.5]]),
    );
  },
};
