import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { sharp } from '../../lib/sharp';
import { pictures } from '../../../content/pictures';
import { itineraryFile, posterFile } from '../../../content/routes';
import { addressLine, site } from '../../../content/site';
import { BuildCache, removeOthers, sourceOf } from '../build-cache';
import { mapSource } from '../maps/build';
import { sheets } from '../maps/frame';
import { layMap } from '../maps/map';
import { tripMap } from '../maps/contents';
import type { SingleFonts } from '../typefaces/single-fonts';
import { itineraryDocument } from './document';
import { printings } from './printed';

/** A poster is drawn for the screen at 1400×600; 1100 px across A4 is 133 dots an inch, fine for flat colour. */
const poster = (svg: Buffer) => sharp(svg).resize({ width: 1100 }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();

const layout =
  sourceOf('scripts/assets/pdf', 'scripts/assets/typefaces/single-fonts.ts') +
  mapSource() +
  site.name +
  site.phone.display +
  site.email +
  addressLine;

const folder = 'public/itineraries';

/** Writes the downloadable itineraries as PDF into public/itineraries (not committed), from the drawn posters; those of trips that are gone go. */
export async function buildItineraries(fonts: SingleFonts): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cache = new BuildCache('itineraries');
  let largest = 0;
  for (const { id, picture, itinerary, stops } of printings) {
    const svg = readFileSync(`public${posterFile(picture, 'wide')}`);
    const alt = pictures[picture]?.alt ?? '';
    const file = `public${itineraryFile(id)}`;
    const route = tripMap({ plan: itinerary.plan, route: stops });
    await cache.file(file, [JSON.stringify(itinerary), JSON.stringify(route), alt, layout, svg], async () =>
      itineraryDocument({ itinerary, poster: await poster(svg), alt, map: layMap(route, sheets.wide), fonts }),
    );
    largest = Math.max(largest, statSync(file).size);
  }
  removeOthers(
    folder,
    printings.map(({ id }) => itineraryFile(id)),
  );
  cache.save();
  console.log(
    `itineraries: ${printings.length}, ${cache.count} of them new, the largest ${Math.ceil(largest / 1024)} KB`,
  );
}
