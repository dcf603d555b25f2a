import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { allTrips } from '../../../content/catalogue/trips';
import { posterFile, thumbnailFile } from '../../../content/routes';
import { sharp } from '../../lib/sharp';
import { BuildCache, removeOthers, sourceOf } from '../build-cache';
import { photoFiles } from '../photos/build';

/** A screen of rows loads a dozen of them; the first of the looks that stays under this is taken. */
export const mostBytes = 2_560;

/** Pixels of a side, of which a row shows 96, and quality. */
const looks = [160, 144, 128, 96].flatMap((side) => [60, 50, 40, 30, 25].map((quality) => ({ side, quality })));

/**
 * A drawing or photograph as a small square WebP, which all browsers since 2020 read.
 * @throws when it is too large in every look
 */
export async function thumbnailOf(picture: Buffer, name: string): Promise<Buffer> {
  for (const { side, quality } of looks) {
    const square = sharp(picture).rotate().resize(side, side, { fit: 'cover' });
    const file = await square.webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`thumbnails: ${name} is over ${mostBytes} bytes`);
}

const folder = 'public/thumbnails';

/** Makes the small picture of every trip into public/thumbnails (not committed); those of trips that are gone go. */
export async function buildThumbnails(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const photos: Readonly<Record<string, string>> = photoFiles(readdirSync('content/photos'), allTrips);
  const pictures = [...new Set(allTrips.map(({ picture }) => picture))];
  const code = sourceOf('scripts/assets/thumbnails');
  const cache = new BuildCache('thumbnails');
  for (const picture of pictures) {
    const source = readFileSync(photos[picture] ?? `public${posterFile(picture, 'card')}`);
    await cache.file(`public${thumbnailFile(picture)}`, [code, source], () => thumbnailOf(source, picture));
  }
  removeOthers(folder, pictures.map(thumbnailFile));
  cache.save();
  console.log(`thumbnails: ${pictures.length}, ${cache.count} of them new`);
}
