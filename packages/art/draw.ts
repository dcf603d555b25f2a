/** Turns a scene into SVG. */
import { optimize, type Config } from 'svgo';
import { Doc, type Format, type Scene } from './kit';

/**
 * The kit writes compactly, so these plugins are enough: the other plugins of svgo take nine times as long and save no byte after brotli.
 * Groups around one thing go, because a phone lays each element out. One unit of the drawing is at most one pixel of a phone's screen:
 * whole numbers are enough for every line and curve.
 */
const lighter: Config = {
  plugins: [
    'moveGroupAttrsToElems',
    'collapseGroups',
    { name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: false } },
  ],
};

/**
 * Makes a drawing lighter. Paths with arcs keep their decimal, because small wheels and bulbs would lose their radius; they
 * are set aside under another attribute's name meanwhile.
 */
function lighten(svg: string): string {
  const shielded = svg.replace(/ d="([^"]*[aA][^"]*)"/g, ' data-d="$1"');
  return optimize(shielded, lighter).data.replaceAll(' data-d="', ' d="');
}

export function drawScene(id: string, scene: Scene, format: Format): string {
  const doc = new Doc(format);
  scene.draw(doc);
  const svg = doc.toString();
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${id} (${format}): a number is missing in the drawing`);
  return lighten(svg);
}
