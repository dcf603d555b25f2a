import { colourSource } from '../../../content/colours';
import { indiaMapFile, mapFile, type MapFormat } from '../../../content/routes';
import { indiaPoster, layMap, maps, sheets, svgOf } from '../../../packages/maps/index';
import { makeFolder, sourceOf } from '../build-cache';

const formats = Object.keys(sheets) as MapFormat[];

/**
 * The source text of the code and data that maps are drawn with, including rivers, lakes, seas and altitudes, which are not in a map's
 * content.
 */
export const mapSource = (): string =>
  colourSource +
  sourceOf(
    ...['d3-polygon', 'lineclip', 'simplify-js', 'world-atlas'].map((name) => `node_modules/${name}/package.json`),
    'content/catalogue/india-map.ts',
    'content/words/maps.ts',
    'content/records/pages/maps.json',
    'content/catalogue/places',
    'content/records/places',
    'packages/art/kit',
    'packages/maps',
  );

/** Draws every map into public/maps. */
export async function buildMaps(): Promise<void> {
  const source = mapSource();
  const ofTrips = [...maps].flatMap(([id, contentOf]) => {
    const content = contentOf();
    return formats.map((format) => ({
      path: mapFile(id, format),
      sources: [JSON.stringify(content), source],
      make: () => svgOf(layMap(content, sheets[format])),
    }));
  });
  await makeFolder('maps', [{ path: indiaMapFile, sources: [source], make: () => svgOf(indiaPoster()) }, ...ofTrips]);
}
