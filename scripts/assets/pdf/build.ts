import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pageTexts } from '../../../content/catalogue/page-texts';
import { pictures } from '../../../content/catalogue/pictures';
import { itineraryFile, posterFile } from '../../../content/routes';
import { addressLine, site } from '../../../content/site';
import { makeFolder, sourceOf } from '../build-cache';
import { layMap, sheets, tripMap } from '../../../packages/maps/index';
import { mapSource } from '../maps/build';
import type { SingleFonts } from '../typefaces/build';
import { itineraryDocument } from './document';
import { printings } from './printed';

/** A poster is drawn for the screen at 1400×600; 1100 px across A4 are 133 dots per inch, enough for flat colour. */
const poster = (svg: Buffer) => sharp(svg).resize({ width: 1100 }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();

const layout =
  sourceOf('scripts/assets/pdf', 'scripts/assets/typefaces') +
  mapSource() +
  site.name +
  site.phone.display +
  site.email +
  addressLine +
  JSON.stringify([pageTexts.trip.pdf, pageTexts.trip.dayByDay]);

/** Writes the downloadable itineraries as PDF into public/itineraries, from the drawn posters. */
export function buildItineraries(fonts: SingleFonts): Promise<void> {
  const files = printings.map(({ id, picture, itinerary, stops }) => {
    const svg = readFileSync(`public${posterFile(picture, 'wide')}`);
    const alt = pictures[picture]?.alt ?? '';
    const route = tripMap({ plan: itinerary.plan, route: stops });
    return {
      path: itineraryFile(id),
      sources: [JSON.stringify(itinerary), JSON.stringify(route), alt, layout, svg],
      make: async () =>
        itineraryDocument({ itinerary, poster: await poster(svg), alt, map: layMap(route, sheets.wide), fonts }),
    };
  });
  return makeFolder('itineraries', files);
}
