/** All that other folders may use of the drawings. Lint keeps the files behind it to themselves. */
import { loadScene } from './catalogue';
import type { Format } from './kit/document';

export { drawingIds } from './catalogue';
export { formats, FRAMES, TITLE_ZONES, type Format } from './kit/document';
export { limits, mostElements } from './limits';
// What maps, which are drawn elsewhere, share with the kit.
export { luminance } from './kit/colour';
export { at, radians, rng } from './kit/numbers';
export { Pen, short } from './kit/path';

/**
 * One drawing in one format as optimised SVG; the same every time. What draws is loaded here: the content check asks for the ids alone, and runs
 * without svgo.
 */
export async function draw(id: string, format: Format): Promise<string> {
  const { drawScene } = await import('./draw');
  return drawScene(id, await loadScene(id), format);
}
