/** Writes the downloadable itineraries as PDF into public/itineraries (not committed). */
import '../environment';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { itineraryCards } from '../../content/itinerary-cards';
import { pictures } from '../../content/pictures';
import { itineraryFile, posterFile } from '../../content/routes';
import { typefaces } from '../typefaces';
import { itineraryDocument } from './document';

/** A poster is drawn for the screen at 1400×600; 1100 px across A4 is 133 dots an inch, fine for flat colour. */
const poster = (picture: string) =>
  sharp(readFileSync(`public${posterFile(picture, 'wide')}`)).resize({ width: 1100 }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();

mkdirSync('public/itineraries', { recursive: true });
const fonts = await typefaces();
for (const card of itineraryCards) {
  const alt = pictures[card.picture]?.alt ?? '';
  const pdf = await itineraryDocument({ card, poster: await poster(card.picture), alt, fonts });
  writeFileSync(`public${itineraryFile(card.id)}`, pdf);
  console.log(`itineraries: ${card.id} ${Math.round(pdf.length / 1024)} KB`);
}
