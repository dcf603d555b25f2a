import { draw, drawingIds, formats } from '../../../packages/art/index';
import { colourSource } from '../../../content/colours';
import { posterFile } from '../../../content/routes';
import { makeFolder, sourceOf } from '../build-cache';

/** Draws every picture into public/posters, all of them when one drawing has changed. */
export function buildPosters(): Promise<void> {
  const sources = [colourSource, sourceOf('node_modules/svgo/package.json', 'packages/art')];
  const files = drawingIds().flatMap((id) =>
    formats.map((format) => ({ path: posterFile(id, format), sources, make: () => draw(id, format) })),
  );
  return makeFolder('posters', files);
}
