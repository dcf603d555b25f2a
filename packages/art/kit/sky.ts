/** Sky, sun and moon, clouds, stars, birds, mist. */
import { deepen, type Doc } from './document';
import type { Ramp } from './light';
import { at, lerp, rng, type Point } from './numbers';
import { path, Pen, short } from './path';

export interface SkyOptions {
  /** y of the horizon, where the fourth colour is reached. Default 380. */
  horizon?: number;
  /** Offsets of the four colours. Default 0, .38, .74, 1. */
  stops?: readonly [number, number, number, number];
  /** `false`: the title zone of `wide` and `tall` is not deepened here; call `deepen` after bright far planes. Default true. */
  deepen?: boolean;
  /** Lower edge of the deepening in `wide`. Default: the horizon and 20 px. */
  deepenTo?: number;
  /** 0…1 of the deepening; 1 unless the sky is dark anyway. */
  strength?: number;
}

/** The whole sky: a gradient from zenith to horizon over the full canvas and, in `wide` and `tall`, a deep zenith for the title. Always first. */
export function sky(
  doc: Doc,
  ramp: Pick<Ramp, 'sky' | 'deep'>,
  {
    horizon = 380,
    stops = [0, 0.38, 0.74, 1],
    deepen: deep = true,
    deepenTo = horizon + 20,
    strength = 1,
  }: SkyOptions = {},
): string {
  const gradient = doc.linear(
    ramp.sky.map((colour, i) => [at(stops, i), colour] as const),
    { y2: horizon },
  );
  return doc.band(gradient) + (deep ? deepen(doc, ramp, { to: deepenTo, strength }) : '');
}

export interface SunOptions {
  /** Colour of the glow; that of the disc when left out. */
  glow?: string;
  /** Radius of the glow. Default six radii of the disc. */
  glowRadius?: number;
  /** Opacity of the glow at its middle. Default .75. */
  glowOpacity?: number;
  /** Pale rings round the disc, 0…3. Default 0. */
  rings?: number;
  /** `false`: glow only, the sun is behind something. */
  disc?: boolean;
}

/** Sun or full moon at x, y with radius r: glow, rings, disc. Put it off centre; in `wide` right of 430, in `tall` below y 110 (`doc.pick`). */
export function sun(
  doc: Doc,
  x: number,
  y: number,
  r: number,
  colour: string,
  { glow = colour, glowRadius = r * 6, glowOpacity = 0.75, rings = 0, disc = true }: SunOptions = {},
): string {
  const halo = doc.radial(
    [
      [0, glow, glowOpacity],
      [0.25, glow, glowOpacity * 0.55],
      [1, glow, 0],
    ],
    x,
    y,
    glowRadius,
  );
  let out = path(new Pen().circle(x, y, glowRadius), halo);
  for (let i = rings; i > 0; i--) {
    out += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * (1 + i * 0.55))}" fill="${glow}" fill-opacity=".13"/>`;
  }
  return out + (disc ? `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r, 1)}" fill="${colour}"/>` : '');
}

export interface StreaksOptions {
  seed: number;
  /** Highest and lowest streak. Default 60…240. */
  from?: number;
  to?: number;
  /** Number of streaks over that height. Default 9. */
  count?: number;
  /** Shortest and longest. Default 180…420. */
  length?: readonly [number, number];
  /** Thinnest and thickest. Default 5…13. */
  height?: readonly [number, number];
  /** Left and right limit. Default: the canvas and 40 px. */
  x0?: number;
  x1?: number;
  /** Default #fff. */
  colour?: string;
  /** Default .5. */
  opacity?: number;
  /** `true`: also under the title; only for streaks darker than the sky there. Default false. */
  underTitle?: boolean;
}

/** Lens-shaped cloud streaks, one path. In `wide` and `tall` those under the title are left out. */
export function streaks(
  doc: Doc,
  {
    seed,
    from = 60,
    to = 240,
    count = 9,
    length = [180, 420],
    height = [5, 13],
    x0 = doc.x0 - 40,
    x1 = doc.x1 + 40,
    colour = '#fff',
    opacity = 0.5,
    underTitle = false,
  }: StreaksOptions,
): string {
  const random = rng(seed);
  const pen = new Pen();
  for (let i = 0; i < count; i++) {
    const y = lerp(from, to, (i + random() * 0.8) / count);
    const w = lerp(length[0], length[1], random());
    const h = lerp(height[0], height[1], random());
    let x = lerp(x0, x1 - w, random());
    const peak = 0.25 + random() * 0.3;
    if (!underTitle && doc.format === 'wide' && x < 420) x = lerp(430, x1 - w * 0.7, random());
    if (!underTitle && doc.underTitle({ x0: x, x1: x + w, y0: y - h, y1: y })) continue;
    pen
      .move(x, y)
      .cubic(x + w * peak * 0.6, y - h * 0.15, x + w * peak * 0.7, y - h, x + w * peak, y - h)
      .cubic(x + w * (peak + 0.25), y - h, x + w * 0.8, y - h * 0.1, x + w, y)
      .cubic(x + w * 0.75, y + h * 0.35, x + w * 0.3, y + h * 0.4, x, y)
      .close();
  }
  return String(pen) ? path(pen, colour, { opacity }) : '';
}

/** A veil of mist in long flat lenses between y `from` and `to`, from x0 to x1 (default: the canvas). Between two ridges it makes depth. */
export function mist(
  doc: Doc,
  {
    seed,
    from,
    to,
    colour = '#fff',
    opacity = 0.5,
    count = 6,
    x0 = doc.x0,
    x1 = doc.x1,
  }: {
    seed: number;
    from: number;
    to: number;
    colour?: string;
    opacity?: number;
    count?: number;
    x0?: number;
    x1?: number;
  },
): string {
  // in wide the mist thins out to the left, under the title
  const fill =
    doc.format === 'wide'
      ? doc.linear(
          [
            [0, colour, 0.15],
            [1, colour],
          ],
          { x1: 60, x2: 600, y2: 0 },
        )
      : colour;
  return streaks(doc, {
    seed,
    from,
    to,
    count,
    colour: fill,
    opacity,
    length: [300, 600],
    height: [7, 16],
    x0: x0 - 80,
    x1: x1 + 80,
    underTitle: doc.format === 'wide',
  });
}

/** Path data of one flat-bottomed cumulus: x is its middle, y its base, then width, height and number of lobes. */
export function cumulusPath(seed: number, x: number, y: number, width: number, height: number, lobes = 6): string {
  const random = rng(seed);
  const points: Point[] = [[x - width / 2, y]];
  for (let i = 1; i < lobes; i++) {
    const t = i / lobes;
    const px = x - width / 2 + width * (t + (random() - 0.5) * 0.06);
    points.push([px, y - height * Math.sin(Math.PI * (t * 0.92 + 0.04)) ** 0.8 * (0.72 + 0.38 * random())]);
  }
  points.push([x + width / 2, y]);
  const pen = new Pen().move(...at(points, 0));
  for (let i = 1; i < points.length; i++) {
    const [qx, qy] = at(points, i - 1);
    const [px, py] = at(points, i);
    const chord = Math.hypot(px - qx, py - qy);
    pen.arc(chord * 0.56, chord * 0.56, px, py);
  }
  return String(pen.close());
}

/** One cloud: centre x, base y, width, height, seed. */
export type Cloud = readonly [x: number, y: number, width: number, height: number, seed: number];

/** Flat-bottomed cumulus clouds in two paths: bodies with sunlit tops and shaded bellies. Clouds off the canvas or under the title are left out. */
export function cumulus(
  doc: Doc,
  clouds: readonly Cloud[],
  {
    lit = '#fffdf6',
    shade = '#c3dfe6',
    opacity = 0.92,
    lobes = 8,
    shift = -0.05,
  }: {
    lit?: string;
    shade?: string;
    opacity?: number;
    lobes?: number;
    /** Sideways shift of the belly against the light, in widths. */ shift?: number;
  } = {},
): string {
  const shown = clouds.filter(
    ([x, y, w, h]) => doc.shows(x, w / 2) && !doc.underTitle({ x0: x - w / 2, x1: x + w / 2, y0: y - h, y1: y }),
  );
  if (!shown.length) return '';
  const bodies = shown.map(([x, y, w, h, seed]) => cumulusPath(seed, x, y, w, h, lobes)).join('');
  const bellies = shown
    .map(([x, y, w, h, seed]) => cumulusPath(seed + 50, x + w * shift, y + 2, w * 0.9, h * 0.5, lobes - 1))
    .join('');
  return path(bodies, lit, { opacity }) + path(bellies, shade, { opacity: 0.78 });
}

/** One bird: x, y, size (1 is 19 px wide), tilt -1…1. */
export type Bird = readonly [x: number, y: number, size: number, tilt?: number];

/** Birds with spread wings, one path. Three to five, of unequal size. */
export function birds(colour: string, flock: readonly Bird[]): string {
  const pen = new Pen(1);
  for (const [x, y, s, tilt = 0] of flock) {
    const left = [x - 9 * s, y - (3 - tilt) * s] as const;
    pen
      .move(...left)
      .quad(x - 4 * s, y - 6 * s, x, y)
      .quad(x + 5 * s, y - 6 * s, x + 10 * s, y - (2 + tilt) * s)
      .quad(x + 4 * s, y - 3.6 * s, x + 0.4 * s, y + 1.8 * s)
      .quad(x - 4 * s, y - 3.4 * s, ...left)
      .close();
  }
  return path(pen, colour);
}

export interface StippleOptions {
  seed: number;
  /** Number of dots. */
  count: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Diameter. Default 1.5. */
  size?: number;
  /** Default 1. */
  opacity?: number;
  /** Probability of a dot at u, v (both 0…1 across the box). Default the same everywhere. */
  density?: (u: number, v: number) => number;
}

/** Scattered round dots in one path: stars, sand, petals, spray, blossom. */
export function stipple(
  colour: string,
  { seed, count, x0, y0, x1, y1, size = 1.5, opacity = 1, density = () => 1 }: StippleOptions,
): string {
  const random = rng(seed);
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 30; tries++) {
    const [u, v] = [random(), random()];
    if (random() < density(u, v)) points.push([Math.round(lerp(x0, x1, u)), Math.round(lerp(y0, y1, v))]);
  }
  points.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  let data = '';
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    const [dx, dy] = [x - px, y - py];
    data += `${i ? 'm' : 'M'}${dx}${dy < 0 ? '' : ' '}${dy}h0`;
    [px, py] = [x, y];
  });
  const faint = opacity < 1 ? ` stroke-opacity="${short(opacity, 2)}"` : '';
  return `<path d="${data}" stroke="${colour}" stroke-width="${short(size, 1)}" stroke-linecap="round"${faint}/>`;
}

/** Stars over the whole canvas down to y `to`, thinning out towards it; `count` is that of the card. */
export function stars(
  doc: Doc,
  {
    seed,
    count = 80,
    to = 240,
    colour = '#fff',
    size = 1.5,
    opacity = 0.75,
  }: { seed: number; count?: number; to?: number; colour?: string; size?: number; opacity?: number },
): string {
  const area = (doc.width * (to - doc.y0)) / (800 * to);
  return stipple(colour, {
    seed,
    count: Math.round(count * Math.min(2, area)),
    x0: doc.x0,
    x1: doc.x1,
    y0: doc.y0,
    y1: to,
    size,
    opacity,
    density: (_, v) => (1 - v) * 0.9,
  });
}
