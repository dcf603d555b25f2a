import { readdirSync, readFileSync } from 'node:fs';
import { posterFile, thumbnailFile } from '../../../content/routes';
import sharp from 'sharp';
import { makeFolder, sourceOf } from '../build-cache';
import { photoFiles } from '../photos/build';
import { trips } from '../../../content/catalogue/trips';
import { pictures } from '../../../content/catalogue/pictures';

/** The size limit in bytes. A screen of rows loads a dozen of them, so the first of the looks below the limit is used. */
export const mostBytes = 2_560;

/** The combinations to try: the side in pixels, of which a row shows 96, and the quality. */
const looks = [160, 144, 128, 96].flatMap((side) => [60, 50, 40, 30, 25].map((quality) => ({ side, quality })));

/**
 * A drawing or photograph as a small square WebP, which all browsers support since 2020.
 * @throws when it is too large in every look
 */
async function thumbnailOf(picture: Buffer, name: string): Promise<Buffer> {
  for (const { side, quality } of looks) {
    const square = sharp(picture).rotate().resize(side, side, { fit: 'cover' });
    const file = await square.webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`thumbnails: ${name} is over ${mostBytes} bytes`);
}

/** Writes the thumbnail of every picture into public/thumbnails: the finder shows those of trips, and the editor lets all be chosen. */
export function buildThumbnails(): Promise<void> {
  const photos: Readonly<Record<string, string>> = photoFiles(readdirSync('content/records/photos'), trips);
  const code = sourceOf('scripts/assets/thumbnails');
  const files = Object.keys(pictures).map((picture) => {
    const source = readFileSync(photos[picture] ?? `public${posterFile(picture, 'card')}`);
    return { path: thumbnailFile(picture), sources: [code, source], make: () => thumbnailOf(source, picture) };
  });
  return makeFolder('thumbnails', files);
}
