import { mkdirSync, readdirSync } from 'node:fs';
import { indiaMapFile, mapFile, type MapFormat } from '../../../content/routes';
import { BuildCache, removeOthers, sourceOf } from '../build-cache';
import { maps } from './contents';
import { sheets } from './frame';
import { indiaPoster } from './india-poster';
import { layMap } from './map';
import { svgOf } from './svg';

const folder = 'public/maps';
const formats = Object.keys(sheets) as MapFormat[];

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort()
    .map((file) => `${folder}/${file}`);

/** The source text of all that draws maps: with rivers, lakes, seas and the heights of places, which are no part of a map's content. */
export const mapSource = (): string =>
  sourceOf(
    ...['d3-polygon', 'lineclip', 'simplify-js', 'world-atlas'].map((name) => `node_modules/${name}/package.json`),
    'content/catalogue/india-map.ts',
    'content/pages/maps.ts',
    ...textsIn('content/catalogue/places'),
    ...textsIn('scripts/assets/posters/kit'),
    ...textsIn('scripts/assets/maps'),
  );

/** Draws every map into public/maps (not committed); those of trips that are gone go. */
export async function buildMaps(): Promise<void> {
  const source = mapSource();
  const cache = new BuildCache('maps');
  mkdirSync(folder, { recursive: true });
  const files: string[] = [indiaMapFile];
  await cache.file(`public${indiaMapFile}`, [source], () => Promise.resolve(Buffer.from(svgOf(indiaPoster()))));
  for (const [id, contentOf] of maps) {
    const content = contentOf();
    for (const format of formats) {
      const file = mapFile(id, format);
      files.push(file);
      await cache.file(`public${file}`, [JSON.stringify(content), source], () =>
        Promise.resolve(Buffer.from(svgOf(layMap(content, sheets[format])))),
      );
    }
  }
  removeOthers(folder, files);
  cache.save();
  console.log(`maps: ${files.length}, ${cache.count} of them new`);
}
