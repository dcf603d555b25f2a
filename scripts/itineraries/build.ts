/** Writes the downloadable itineraries as PDF into public/itineraries (not committed). */
import '../environment';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from '../../content/pictures';
import { itineraryFile, posterFile } from '../../content/routes';
import { addressLine, site } from '../../content/site';
import { Made, sourceOf } from '../made';
import { typefaces } from '../typefaces';
import { itineraryDocument } from './document';
import { printings } from './printed';

/** A poster is drawn for the screen at 1400×600; 1100 px across A4 is 133 dots an inch, fine for flat colour. */
const poster = (svg: Buffer) => sharp(svg).resize({ width: 1100 }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();

const layout =
  sourceOf('scripts/itineraries/build.ts', 'scripts/itineraries/document.ts', 'scripts/typefaces.ts') +
  site.name +
  site.phone.display +
  site.email +
  addressLine;

mkdirSync('public/itineraries', { recursive: true });
const fonts = await typefaces();
const made = new Made('itineraries');
let largest = 0;
for (const { id, picture, itinerary } of printings) {
  const svg = readFileSync(`public${posterFile(picture, 'wide')}`);
  const alt = pictures[picture]?.alt ?? '';
  const file = `public${itineraryFile(id)}`;
  await made.file(file, [JSON.stringify(itinerary), alt, layout, svg], async () =>
    itineraryDocument({ itinerary, poster: await poster(svg), alt, fonts }),
  );
  largest = Math.max(largest, statSync(file).size);
}
made.save();
console.log(
  `itineraries: ${String(printings.length)}, ${String(made.count)} of them new, the largest ${String(Math.ceil(largest / 1024))} KB`,
);
