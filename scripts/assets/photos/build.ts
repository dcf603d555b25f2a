import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pictures } from '../../../content/catalogue/pictures';
import { photoFile, photoName } from '../../../content/routes';
import { photosSchema } from '../../../content/schema/photos';
import type { Photo, Trip } from '../../../content/schema/types';
import sharp, { type Sharp } from 'sharp';
import { makeChanged, removeOthers, sourceOf } from '../build-cache';
import { trips } from '../../../content/catalogue/trips';

/** The widths in px: a card on a phone, on a high-density phone, on a desktop, a hero on a desktop. A photograph is never enlarged. */
const widths = [400, 800, 1200, 1600];

/**
 * Up to this width a photograph is for phones, and has at most `mostOnPhone` bytes as AVIF: the best of the qualities that stays below is
 * used.
 */
const phoneWidth = 800;
const mostOnPhone = 45_000;
const qualities = [50, 44, 38, 32, 26, 20, 14];

/** @throws when it is still too large at the lowest quality, which happens only for noise */
async function avifOf(resized: Sharp, width: number): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await resized.clone().avif({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
    if (width > phoneWidth || file.length <= mostOnPhone) return file;
  }
  throw new Error(`photos: over ${mostOnPhone} bytes at quality ${qualities.at(-1)}`);
}

async function preparePhoto(file: string, name: string, pathOf: typeof photoFile): Promise<Photo> {
  const image = sharp(file).rotate();
  const { width, height } = (await image.metadata()).autoOrient;
  const { r, g, b } = (await image.stats()).dominant;
  const fitting = widths.filter((candidate) => candidate <= width);
  const sizes = fitting.length > 0 ? fitting : [width];
  for (const size of sizes) {
    const resized = image.clone().resize({ width: size });
    writeFileSync(pathOf(name, size, 'avif'), await avifOf(resized, size));
    await resized.jpeg({ quality: 72, mozjpeg: true }).toFile(pathOf(name, size, 'jpg'));
  }
  return { width, height, widths: sizes, colour: `#${Buffer.from([r, g, b]).toString('hex')}` };
}

/**
 * Converts each JPEG to AVIF and JPEG in the widths of the layout, writes `manifest.json`, which lists them, and removes files of other
 * photographs.
 * @param files the JPEGs by the name of the files to write for each
 * @param record the name of the record of unchanged photographs
 */
export async function preparePhotos(
  files: Readonly<Record<string, string>>,
  out: string,
  record: string,
): Promise<{ photos: Record<string, Photo>; count: number }> {
  mkdirSync(out, { recursive: true });
  const manifest = join(out, 'manifest.json');
  const photos = existsSync(manifest) ? photosSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {};
  const pathOf: typeof photoFile = (...of) => join(out, photoFile(...of).replace(/^.*\//, ''));
  const filesOf = (name: string) =>
    photos[name]?.widths.flatMap((width) => [pathOf(name, width, 'avif'), pathOf(name, width, 'jpg')]) ?? [];
  const code = sourceOf('scripts/assets/photos');
  const things = Object.entries(files).map(([name, file]) => ({
    name: join(out, name),
    sources: [readFileSync(file), code],
    isThere: () => name in photos && filesOf(name).every((path) => existsSync(path)),
    make: async () => {
      photos[name] = await preparePhoto(file, name, pathOf);
    },
  }));
  const count = await makeChanged(record, things);
  const named = Object.fromEntries(
    Object.entries(photos)
      .filter(([name]) => name in files)
      .sort(),
  );
  removeOthers(out, [manifest, ...Object.keys(named).flatMap(filesOf)]);
  writeFileSync(manifest, JSON.stringify(named));
  return { photos: named, count };
}

const folder = 'content/records/photos';

/** The JPEGs by the name of the files to write for each: those that trips list, and those named after a picture. */
export function photoFiles(names: readonly string[], records: readonly Pick<Trip, 'id' | 'picture' | 'photos'>[]) {
  const called = names
    .filter((name) => /\.jpe?g$/i.test(name) && parse(name).name in pictures)
    .map((name) => [parse(name).name, join(folder, name)] as const);
  const named = records.flatMap((trip) =>
    trip.photos.map(({ file }, index) => [photoName(trip, index + 1), `.${file}`] as const),
  );
  return Object.fromEntries([...called, ...named]);
}

/** Prepares the operator's photographs into public/photos (not committed), except unchanged ones. */
export async function buildPhotos(): Promise<void> {
  const { photos, count } = await preparePhotos(photoFiles(readdirSync(folder), trips), 'public/photos', 'photos');
  console.log(`photos: ${Object.keys(photos).length}, ${count} of them new`);
}
