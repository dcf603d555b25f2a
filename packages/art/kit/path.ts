/** Writes compact path data and the few SVG elements that all drawings use. */
import { at, type Point } from './numbers';

/** A number as short as SVG allows, rounded to `precision` decimals: 0.50 → `.5`. */
export function short(v: number, precision = 0): string {
  let s = (Math.round(v * 10 ** precision) / 10 ** precision).toFixed(precision);
  if (precision) s = s.replace(/\.?0+$/, '');
  s = s.replace(/^(-?)0\./, '$1.');
  return s === '-0' || s === '' || s === '-' ? '0' : s;
}

/** Numbers joined with as few separators as path data needs. */
export function joinNumbers(numbers: readonly string[]): string {
  let out = '';
  numbers.forEach((s, i) => {
    const glued = s.startsWith('-') || (s.startsWith('.') && i > 0 && at(numbers, i - 1).includes('.'));
    out += i && !glued ? ' ' + s : s;
  });
  return out;
}

/**
 * A path writer that turns absolute coordinates into minimal relative path data. All methods return the pen.
 * Precision is the number of decimals: 0 for anything big, 1 for parts under some 60 px.
 */
export class Pen {
  private data = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private last = '';

  constructor(private readonly precision = 0) {}

  private round(v: number): number {
    return +(Math.round(v * 10 ** this.precision) / 10 ** this.precision).toFixed(this.precision);
  }

  private emit(command: string, numbers: number[]): void {
    const body = joinNumbers(numbers.map((v) => short(v, this.precision)));
    const repeats =
      command.toLowerCase() !== 'm' &&
      (command === this.last || (command === 'l' && this.last === 'm') || (command === 'L' && this.last === 'M'));
    if (repeats)
      this.data += body.startsWith('-') || (body.startsWith('.') && /\.\d*$/.test(this.data)) ? body : ' ' + body;
    else this.data += command + body;
    this.last = command;
  }

  /** Starts a new subpath at x, y. */
  move(x: number, y: number): this {
    x = this.round(x);
    y = this.round(y);
    if (this.data) this.emit('m', [x - this.x, y - this.y]);
    else this.emit('M', [x, y]);
    this.x = this.startX = x;
    this.y = this.startY = y;
    return this;
  }

  /** A straight line to x, y. */
  line(x: number, y: number): this {
    x = this.round(x);
    y = this.round(y);
    const dx = +(x - this.x).toFixed(3);
    const dy = +(y - this.y).toFixed(3);
    if (!dx && !dy) return this;
    if (!dy) this.emit('h', [dx]);
    else if (!dx) this.emit('v', [dy]);
    else this.emit('l', [dx, dy]);
    this.x = x;
    this.y = y;
    return this;
  }

  /** A quadratic curve with control a, b to x, y. */
  quad(a: number, b: number, x: number, y: number): this {
    const [ra, rb, rx, ry] = [this.round(a), this.round(b), this.round(x), this.round(y)];
    this.emit('q', [ra - this.x, rb - this.y, rx - this.x, ry - this.y]);
    this.x = rx;
    this.y = ry;
    return this;
  }

  /** A cubic curve with controls a, b and c, d to x, y. */
  cubic(a: number, b: number, c: number, d: number, x: number, y: number): this {
    const [ra, rb, rc, rd, rx, ry] = [a, b, c, d, x, y].map((v) => this.round(v)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    this.emit('c', [ra - this.x, rb - this.y, rc - this.x, rd - this.y, rx - this.x, ry - this.y]);
    this.x = rx;
    this.y = ry;
    return this;
  }

  /** An elliptical arc with radii rx, ry to x, y; `sweep` 1 turns clockwise, `large` 1 takes the long way. */
  arc(rx: number, ry: number, x: number, y: number, sweep: 0 | 1 = 1, large: 0 | 1 = 0): this {
    x = this.round(x);
    y = this.round(y);
    const p = this.precision;
    this.data +=
      'a' +
      joinNumbers([
        short(rx, p),
        short(ry, p),
        '0',
        `${large}`,
        `${sweep}`,
        short(x - this.x, p),
        short(y - this.y, p),
      ]);
    this.last = 'a';
    this.x = x;
    this.y = y;
    return this;
  }

  /** Closes the subpath. */
  close(): this {
    this.data += 'z';
    this.last = 'z';
    this.x = this.startX;
    this.y = this.startY;
    return this;
  }

  /** Straight lines through all points; closed unless `closed` is false. */
  polygon(points: readonly Point[], closed = true): this {
    points.forEach(([x, y], i) => (i ? this.line(x, y) : this.move(x, y)));
    return closed ? this.close() : this;
  }

  /** Straight lines from the current point to every point. */
  lines(points: readonly Point[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  /**
   * A smooth curve through the midpoints between points. The points are its control points; it starts at the first and ends at the last.
   * `join` continues the current subpath. `closed` makes a smooth closed shape.
   */
  soft(points: readonly Point[], { join = false, closed = false }: { join?: boolean; closed?: boolean } = {}): this {
    const n = points.length;
    const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    if (closed) {
      this.move(...middle(at(points, n - 1), at(points, 0)));
      points.forEach((p, i) => this.quad(...p, ...middle(p, at(points, (i + 1) % n))));
      return this.close();
    }
    if (join) this.line(...at(points, 0));
    else this.move(...at(points, 0));
    for (let i = 1; i < n - 1; i++) {
      const p = at(points, i);
      this.quad(...p, ...(i === n - 2 ? at(points, n - 1) : middle(p, at(points, i + 1))));
    }
    if (n === 2) this.line(...at(points, 1));
    return this;
  }

  /** A rectangle from its top left corner. */
  rect(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height)
      .line(x, y + height)
      .close();
  }

  /** A circle, or an ellipse when ry differs. */
  circle(x: number, y: number, r: number, ry = r): this {
    return this.move(x - r, y)
      .arc(r, ry, x + r, y)
      .arc(r, ry, x - r, y)
      .close();
  }

  /** The path data written so far. */
  toString(): string {
    return this.data;
  }
}

/** Path data: a string, or the pen that wrote it. */
export type PathData = string | Pen;

export interface Paint {
  /** 0…1; 1 when left out. */
  opacity?: number;
  /** An SVG transform, see `place`. */
  transform?: string;
}

export interface StrokePaint extends Paint {
  /** Dash pattern, e.g. '7 3'. With `round` and '0 5' it makes a row of dots: windows, bulbs, tea bushes. */
  dash?: string;
  dashOffset?: number;
  /** Round line ends. */
  round?: boolean;
}

const attribute = (name: string, value: string | undefined): string => (value ? ` ${name}="${value}"` : '');
const decimal = (v: number | undefined): string | undefined => (v === undefined || v === 1 ? undefined : short(v, 2));

/** A filled path. An empty fill inherits that of the group. */
export const path = (data: PathData, fill: string, { opacity, transform }: Paint = {}): string =>
  `<path${attribute('fill', fill)} d="${data.toString()}"${attribute('fill-opacity', decimal(opacity))}${attribute('transform', transform)}/>`;

/** A filled polygon through points. */
export const poly = (points: readonly Point[], fill: string, precision = 0): string =>
  path(new Pen(precision).polygon(points), fill);

/** A stroked path: colour, width in px, dashes. */
export const stroke = (
  data: PathData,
  colour: string,
  width: number,
  { opacity, transform, dash, dashOffset, round }: StrokePaint = {},
): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${short(width, 1)}" d="${data.toString()}"` +
  attribute('stroke-opacity', decimal(opacity)) +
  attribute('stroke-dasharray', dash) +
  attribute('stroke-dashoffset', dashOffset === undefined ? undefined : short(dashOffset, 1)) +
  attribute('stroke-linecap', round ? 'round' : undefined) +
  attribute('transform', transform) +
  '/>';

/** A row of round dots of `size` px, one every `gap` px along the path. */
export const dots = (data: PathData, colour: string, size: number, gap: number): string =>
  stroke(data, colour, size, { round: true, dash: `0 ${short(gap, 1)}` });

export interface GroupPaint extends Paint {
  /** Inherited by all paths in the group that have no fill of their own. */
  fill?: string;
  /** The id that `doc.clip` returned. */
  clip?: string;
}

/** Several elements together. */
export const group = (
  content: string | readonly string[],
  { fill, opacity, transform, clip }: GroupPaint = {},
): string =>
  `<g${attribute('fill', fill)}${attribute('fill-opacity', decimal(opacity))}${attribute('clip-path', clip)}${attribute('transform', transform)}>` +
  `${typeof content === 'string' ? content : content.join('')}</g>`;

export interface Placement {
  /** 1 when left out. */
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  /** Degrees, clockwise. */
  rotate?: number;
}

/** A transform that brings a drawing made about 0,0 to x, y. Negative scales mirror: `scaleX: -1` turns to the left, `scaleY: -0.7` reflects. */
export function place(
  x: number,
  y: number,
  { scale = 1, scaleX = scale, scaleY = scale, rotate = 0 }: Placement = {},
): string {
  const plain = scaleX === 1 && scaleY === 1;
  if (plain || rotate) {
    const scaled = plain ? '' : `scale(${short(scaleX, 2)} ${short(scaleY, 2)})`;
    return `translate(${short(x, 1)} ${short(y, 1)})${rotate ? `rotate(${short(rotate, 1)})` : ''}${scaled}`;
  }
  return `matrix(${short(scaleX, 3)} 0 0 ${short(scaleY, 3)} ${short(x, 1)} ${short(y, 1)})`;
}

export interface Affine {
  /** 1 when left out. */
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  /** Shift after scaling and turning. */
  x?: number;
  y?: number;
  /** Radians. */
  rotate?: number;
  /** Decimals of the result, 0 when left out. */
  precision?: number;
}

/** Applies an affine transform to path data, so that several copies fit into one path element. Supports M L H V Q T C S A Z. */
export function transformPath(
  data: PathData,
  { scale = 1, scaleX = scale, scaleY = scale, x = 0, y = 0, rotate = 0, precision = 0 }: Affine = {},
): string {
  const tokens = String(data).match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const out = new Pen(precision);
  const cos = Math.cos(rotate);
  const sin = Math.sin(rotate);
  const map = (a: number, b: number): [number, number] => [
    a * scaleX * cos - b * scaleY * sin + x,
    a * scaleX * sin + b * scaleY * cos + y,
  ];
  let i = 0;
  let command = '';
  let [cx, cy, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  const next = (): number => +at(tokens, i++);
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(at(tokens, i))) command = at(tokens, i++);
    const relative = command === command.toLowerCase();
    const [bx, by] = relative ? [cx, cy] : [0, 0];
    const to = (): void => {
      cx = bx + next();
      cy = by + next();
    };
    const upper = command.toUpperCase();
    if (upper === 'M') {
      to();
      [startX, startY] = [cx, cy];
      out.move(...map(cx, cy));
      command = relative ? 'l' : 'L';
    } else if (upper === 'L') {
      to();
      out.line(...map(cx, cy));
    } else if (upper === 'H') {
      cx = bx + next();
      out.line(...map(cx, cy));
    } else if (upper === 'V') {
      cy = by + next();
      out.line(...map(cx, cy));
    } else if (upper === 'Q' || upper === 'T') {
      const [a, b] = upper === 'Q' ? [bx + next(), by + next()] : [2 * cx - handleX, 2 * cy - handleY];
      to();
      out.quad(...map(a, b), ...map(cx, cy));
      [handleX, handleY] = [a, b];
      continue;
    } else if (upper === 'C' || upper === 'S') {
      const [a, b] = upper === 'C' ? [bx + next(), by + next()] : [2 * cx - handleX, 2 * cy - handleY];
      const [c, d] = [bx + next(), by + next()];
      to();
      out.cubic(...map(a, b), ...map(c, d), ...map(cx, cy));
      [handleX, handleY] = [c, d];
      continue;
    } else if (upper === 'A') {
      const [rx, ry] = [next(), next()];
      next();
      const large = next() ? 1 : 0;
      const sweep = next() ? 1 : 0;
      to();
      const mirrored = scaleX * scaleY < 0;
      out.arc(rx * Math.abs(scaleX), ry * Math.abs(scaleY), ...map(cx, cy), mirrored !== (sweep === 1) ? 1 : 0, large);
    } else {
      out.close();
      [cx, cy] = [startX, startY];
    }
    [handleX, handleY] = [cx, cy];
  }
  return String(out);
}
