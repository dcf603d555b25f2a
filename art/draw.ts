/** Turns scenes into files. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize, type Config } from 'svgo';
import { loadScenes } from './catalogue';
import { Doc, type Format, type Scene } from './kit';

export const FORMATS: readonly Format[] = ['card', 'wide', 'tall'];

/** The name of a poster's file: kerala.svg, kerala-wide.svg, kerala-tall.svg. */
export const fileName = (id: string, format: Format): string =>
  format === 'card' ? `${id}.svg` : `${id}-${format}.svg`;

/**
 * All that is left to gain, since the kit writes compactly: svgo's other plugins take nine times as long and gain no byte under brotli.
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

/** One poster in one format as optimised SVG; the same every time. */
export function drawPoster(id: string, scene: Scene, format: Format): string {
  const doc = new Doc(format);
  scene.draw(doc);
  const svg = doc.toString();
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${id} (${format}): a number is missing in the drawing`);
  return lighten(svg);
}

/** Draws all scenes into a folder and removes drawings of scenes that are gone; returns the number of files. */
export async function drawAll(outFolder: string): Promise<number> {
  mkdirSync(outFolder, { recursive: true });
  const files = new Set<string>();
  for (const [id, scene] of await loadScenes()) {
    for (const format of FORMATS) {
      files.add(fileName(id, format));
      writeFileSync(join(outFolder, fileName(id, format)), drawPoster(id, scene, format));
    }
  }
  const gone = readdirSync(outFolder).filter((file) => file.endsWith('.svg') && !files.has(file));
  for (const file of gone) rmSync(join(outFolder, file));
  return files.size;
}
