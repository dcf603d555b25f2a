/** The public interface of the drawings. Lint refuses imports of any other file of this folder. */
import { loadScene } from './catalogue';
import type { Format } from './kit/document';

export { drawingIds } from './catalogue';
export { formats, FRAMES, TITLE_ZONES, type Format } from './kit/document';
export { limits, maxElements } from './limits';
// The maps are drawn in another folder and share these functions with the kit.
export { luminance } from './kit/colour';
export { at, radians, rng } from './kit/numbers';
export { Pen, short } from './kit/path';

/**
 * Draws one format as optimised SVG, the same every time. The drawing code is imported on demand, because the content check needs only the ids
 * and runs without svgo.
 */
export async function draw(id: string, format: Format): Promise<string> {
  const { drawScene } = await import('./draw');
  return drawScene(id, await loadScene(id), format);
}
