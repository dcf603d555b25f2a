/** The canvas of a scene in one of three formats, and the type of a scene. */
import { lch, mix, toLch } from './colour';
import type { Ramp } from './light';
import { path, Pen, short, type PathData } from './path';

export type Format = 'card' | 'wide' | 'tall';

/** A rectangle between two corners. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The visible area of each format. The card is in the middle of the wide hero; the tall hero has 200 px more sky. */
export const FRAMES: Record<Format, Box> = {
  card: { x0: 0, y0: 0, x1: 800, y1: 600 },
  wide: { x0: -300, y0: 0, x1: 1100, y1: 600 },
  tall: { x0: 100, y0: -200, x1: 700, y1: 600 },
};

/** Every scene is drawn in each of these. */
export const formats = Object.keys(FRAMES) as Format[];

/** The area of the cream title of a page: draw nothing bright there. */
export const TITLE_ZONES: Record<'wide' | 'tall', Box> = {
  wide: { x0: -300, y0: 0, x1: 330, y1: 330 },
  tall: { x0: 100, y0: -200, x1: 700, y1: 88 },
};

/** One drawing. Every file in scenes/ exports one of these as `scene`; the name of the file is the id of its record in `content/records/pictures/`. */
export interface Scene {
  /** Draws all formats. Use `doc.format` or `doc.pick` where they must differ. */
  draw(doc: Doc): void;
}

/** One stop of a gradient: offset 0…1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop${offset ? ` offset="${short(offset, 2)}"` : ''} stop-color="${colour}"` +
  `${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${short(opacity, 2)}"`}/>`;

/** Markup that `add` accepts. */
export type Markup = string | readonly Markup[];

const flatten = (markup: Markup): string => (typeof markup === 'string' ? markup : markup.map(flatten).join(''));

/** The canvas. Later elements cover earlier ones. All formats use the coordinates of the card. */
export class Doc {
  /** The left, right, upper and lower edge of the canvas. */
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  private defs = '';
  private ids = 0;
  private body = '';

  constructor(readonly format: Format) {
    ({ x0: this.x0, x1: this.x1, y0: this.y0, y1: this.y1 } = FRAMES[format]);
  }

  get width(): number {
    return this.x1 - this.x0;
  }

  get height(): number {
    return this.y1 - this.y0;
  }

  /** The value for this format: `doc.pick(262, { wide: 640 })` is 640 in wide, 262 elsewhere. */
  pick<T>(card: T, other: Partial<Record<'wide' | 'tall', T>>): T {
    return this.format === 'card' ? card : (other[this.format] ?? card);
  }

  /** True if something at x that reaches `margin` px to both sides is in the picture. Filter lists with it to save bytes. */
  shows(x: number, margin = 40): boolean {
    return x > this.x0 - margin && x < this.x1 + margin;
  }

  /** True if a bright thing in this box would be under the title (never in `card`). */
  underTitle(box: Box): boolean {
    if (this.format === 'card') return false;
    const zone = TITLE_ZONES[this.format];
    return box.x1 > zone.x0 && box.x0 < zone.x1 && box.y1 > zone.y0 && box.y0 < zone.y1;
  }

  /** A new id, short and unique in the file. */
  id(): string {
    const n = this.ids++;
    return String.fromCharCode(97 + (n % 26)) + (n < 26 ? '' : String(Math.floor(n / 26)));
  }

  /** A linear gradient as a fill, in viewBox px; by default from top (0) to bottom (600). */
  linear(
    stops: readonly Stop[],
    { x1 = 0, y1 = 0, x2 = 0, y2 = 600 }: { x1?: number; y1?: number; x2?: number; y2?: number } = {},
  ): string {
    const id = this.id();
    const ends = Object.entries({ x1, y1, x2, y2 })
      .map(([key, v]) => ` ${key}="${short(v)}"`)
      .join('');
    this.defs += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${ends}>${stops.map(stop).join('')}</linearGradient>`;
    return `url(#${id})`;
  }

  /** A radial gradient as a fill. */
  radial(stops: readonly Stop[], x: number, y: number, r: number): string {
    const id = this.id();
    this.defs += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(r)}">${stops.map(stop).join('')}</radialGradient>`;
    return `url(#${id})`;
  }

  /** Adds a drawing to the definitions, for `use`; returns its id. */
  define(content: Markup): string {
    const id = this.id();
    this.defs += `<g id="${id}">${flatten(content)}</g>`;
    return id;
  }

  /** Adds a clip path and returns its id, for the `clip` of `group`. */
  clip(data: PathData): string {
    const id = this.id();
    this.defs += `<clipPath id="${id}"><path d="${data.toString()}"/></clipPath>`;
    return `url(#${id})`;
  }

  /** A copy of a drawing that `define` added. Repeats and reflections cost some 50 bytes each. `place` writes the `transform`. */
  use(id: string, transform = '', { fill, opacity }: { fill?: string; opacity?: number } = {}): string {
    const paint = (fill ? ` fill="${fill}"` : '') + (opacity === undefined ? '' : ` opacity="${short(opacity, 2)}"`);
    return `<use href="#${id}"${paint}${transform ? ` transform="${transform}"` : ''}/>`;
  }

  /** Adds markup in front of everything so far. */
  add(...markup: Markup[]): this {
    this.body += flatten(markup);
    return this;
  }

  /** A band over the whole width from y `from` to y `to`; by default over the whole canvas. */
  band(fill: string, from = this.y0, to = this.y1 + 10, opacity = 1): string {
    return path(new Pen().rect(this.x0, from, this.width, to - from), fill, { opacity });
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}"` +
      ` viewBox="${this.x0} ${this.y0} ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice">` +
      `${this.defs ? `<defs>${this.defs}</defs>` : ''}${this.body}</svg>`
    );
  }
}

/** The deep colour of a ramp's zenith. */
export function deepZenith({ sky, deep }: Pick<Ramp, 'sky' | 'deep'>): string {
  if (deep) return deep;
  const [lightness, chroma, hue] = toLch(sky[0]);
  return lch(Math.min(lightness, 0.39), Math.min(0.13, Math.max(0.055, chroma * 1.15)), hue);
}

/** The slanted gradient of `wide`: deepest top left, open towards the light at the lower right. `mirror`: turned over at that y. */
function slant(doc: Doc, deep: string, open: string, strength: number, mirror?: number): string {
  const y = (v: number): number => (mirror === undefined ? v : 2 * mirror - v);
  const stops: Stop[] = (
    [
      [0, 0.96],
      [0.45, 0.92],
      [0.62, 0.85],
      [0.74, 0.66],
      [0.86, 0.3],
      [1, 0],
    ] as const
  ).map(([offset, alpha]) => [offset, offset < 0.7 ? deep : open, alpha * strength]);
  return doc.linear(stops, { x1: 200, y1: y(-60), x2: 410, y2: y(430) });
}

/**
 * Deepens the sky where `wide` and `tall` carry a title in cream, so that it can be read (4.5:1); draws nothing in `card`.
 * `sky` calls it, so scenes seldom do. `to` is the lower edge of the darkened area in `wide`. Use a `strength` below 1 for a sky that is already dark.
 */
export function deepen(
  doc: Doc,
  ramp: Pick<Ramp, 'sky' | 'deep'>,
  { to = 400, strength = 1 }: { to?: number; strength?: number } = {},
): string {
  if (doc.format === 'card') return '';
  const deep = deepZenith(ramp);
  const open = mix(deep, ramp.sky[1], 0.3);
  if (doc.format === 'wide') return doc.band(slant(doc, deep, open, strength), doc.y0, to);
  const stops: Stop[] = (
    [
      [0, 1],
      [0.3, 0.98],
      [0.45, 0.94],
      [0.55, 0.84],
      [0.66, 0.6],
      [0.8, 0.28],
      [1, 0],
    ] as const
  ).map(([offset, alpha]) => [offset, offset < 0.5 ? deep : open, alpha * strength]);
  return doc.band(doc.linear(stops, { y1: doc.y0, y2: 330 }), doc.y0, 330);
}

/** The mirror of the deepened sky on water or wet ground below the horizon, in `wide` only: add it right after the water. */
export function deepenWater(
  doc: Doc,
  ramp: Pick<Ramp, 'sky' | 'deep'>,
  horizon: number,
  { strength = 0.8 }: { strength?: number } = {},
): string {
  if (doc.format !== 'wide') return '';
  const deep = deepZenith(ramp);
  return doc.band(slant(doc, deep, deep, strength, horizon), horizon);
}

/** The stretch over which the air of `wide` changes from the deep sky on the left to haze on the right. */
const AIR = { from: 60, to: 620 };

/**
 * The colour of a far plane: `colour` mixed `amount` 0…1 towards the haze. In `wide` it is a gradient that ends, on the left, in the deep
 * sky instead (`under` 0…1 of it, .85 when left out), so that far planes do not shine out under the title.
 */
export function air(
  doc: Doc,
  ramp: Pick<Ramp, 'sky' | 'deep' | 'haze'>,
  colour: string,
  amount: number,
  under = 0.85,
): string {
  const hazy = mix(colour, ramp.haze, amount);
  if (doc.format !== 'wide') return hazy;
  const deep = mix(colour, deepZenith(ramp), under);
  return doc.linear(
    [
      [0, deep],
      [0.5, mix(deep, hazy, 0.4)],
      [1, hazy],
    ],
    { x1: AIR.from, x2: AIR.to, y2: 0 },
  );
}

/** `air` as one flat colour for a thing at x: for palms and houses placed with `use`, which cannot carry the gradient. */
export function airAt(
  doc: Doc,
  ramp: Pick<Ramp, 'sky' | 'deep' | 'haze'>,
  colour: string,
  amount: number,
  x: number,
  under = 0.85,
): string {
  const hazy = mix(colour, ramp.haze, amount);
  if (doc.format !== 'wide') return hazy;
  const t = Math.min(1, Math.max(0, (x - AIR.from) / (AIR.to - AIR.from)));
  return mix(mix(colour, deepZenith(ramp), under), hazy, t);
}
