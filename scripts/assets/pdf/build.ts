import { mkdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from '../../../content/pictures';
import { itineraryFile, posterFile } from '../../../content/routes';
import { addressLine, site } from '../../../content/site';
import { BuildCache, sourceOf } from '../build-cache';
import type { SingleFonts } from '../typefaces/single-fonts';
import { itineraryDocument } from './document';
import { printings } from './printed';

/** A poster is drawn for the screen at 1400×600; 1100 px across A4 is 133 dots an inch, fine for flat colour. */
const poster = (svg: Buffer) => sharp(svg).resize({ width: 1100 }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();

const layout =
  sourceOf(
    'scripts/assets/pdf/build.ts',
    'scripts/assets/pdf/document.ts',
    'scripts/assets/pdf/page.ts',
    'scripts/assets/pdf/parts.ts',
    'scripts/assets/typefaces/single-fonts.ts',
  ) +
  site.name +
  site.phone.display +
  site.email +
  addressLine;

/** Writes the downloadable itineraries as PDF into public/itineraries (not committed), from the drawn posters. */
export async function buildItineraries(fonts: SingleFonts): Promise<void> {
  mkdirSync('public/itineraries', { recursive: true });
  const cache = new BuildCache('itineraries');
  let largest = 0;
  for (const { id, picture, itinerary } of printings) {
    const svg = readFileSync(`public${posterFile(picture, 'wide')}`);
    const alt = pictures[picture]?.alt ?? '';
    const file = `public${itineraryFile(id)}`;
    await cache.file(file, [JSON.stringify(itinerary), alt, layout, svg], async () =>
      itineraryDocument({ itinerary, poster: await poster(svg), alt, fonts }),
    );
    largest = Math.max(largest, statSync(file).size);
  }
  cache.save();
  console.log(
    `itineraries: ${printings.length}, ${cache.count} of them new, the largest ${Math.ceil(largest / 1024)} KB`,
  );
}
