/** Writes a drawing as an SVG file that follows the visitor's light or dark colour scheme. */
import { short } from '../art/index';
import { tones, type Clipped, type Drawing, type Lettering, type Mark, type Shape, type Tone } from './marks';

const fonts = "Figtree,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const number = (value: number) => short(value, 1);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (name: string, value: string | undefined) => (value ? ` ${name}="${value}"` : '');

function shape({ path, fill, line, width, dash, isSquare }: Shape): string {
  const classes = [fill ? `f-${fill}` : '', line ? `l-${line}` : '', isSquare ? 'q' : ''].filter(Boolean).join(' ');
  return `<path class="${classes}"${attribute('stroke-width', width && line ? number(width) : undefined)}${attribute(
    'stroke-dasharray',
    dash?.map(number).join(' '),
  )} d="${path}"/>`;
}

const lettering = ({ text, at: [x, y], size, width, isBold, tone, halo }: Lettering): string => {
  const classes = [`f-${tone}`, halo ? `h l-${halo}` : '', isBold ? 'b' : ''].filter(Boolean).join(' ');
  return `<text class="${classes}" x="${number(x)}" y="${number(y)}" font-size="${number(size)}" textLength="${number(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
};

const clipped = ({ clip, shapes }: Clipped, index: number): string =>
  `<clipPath id="c${index}"><path d="${clip}"/></clipPath><g clip-path="url(#c${index})">${shapes.map(shape).join('')}</g>`;

const element = (mark: Mark, index: number) =>
  'clip' in mark ? clipped(mark, index) : 'text' in mark ? lettering(mark) : shape(mark);

const colours = (time: 0 | 1, used: (rule: string) => boolean) =>
  (Object.keys(tones) as Tone[])
    .flatMap((tone) => [`.f-${tone}{fill:${tones[tone][time]}}`, `.l-${tone}{stroke:${tones[tone][time]}}`])
    .filter(used)
    .join('');

export function svgOf({ width, height, marks }: Drawing): string {
  const body = marks.map(element).join('');
  const isUsed = (rule: string) => new RegExp(`[" ]${rule.slice(1, rule.indexOf('{'))}[" ]`).test(body);
  const style = [
    `text{font-family:${fonts}}.b{font-weight:700}`,
    'path{fill:none;stroke-linejoin:round;stroke-linecap:round}path.q{stroke-linecap:butt}',
    '.h{paint-order:stroke;stroke-width:3;stroke-linejoin:round}',
    ...(isUsed('.f-sea{') ? ['.f-sea{font-style:italic}'] : []),
    colours(0, isUsed),
    `@media(prefers-color-scheme:dark){${colours(1, isUsed)}}`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${body}</svg>\n`;
}
