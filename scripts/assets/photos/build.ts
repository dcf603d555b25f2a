import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { allTrips } from '../../../content/catalogue/trips';
import { pictures } from '../../../content/pictures';
import { preparePhotos } from './prepare';

const folder = 'content/photos';

/** The photographs by the picture whose place they take: those that trips name, and those called like a picture. */
export function photoFiles(
  names: readonly string[],
  trips: readonly Pick<(typeof allTrips)[number], 'picture' | 'photo'>[],
) {
  const called = names
    .filter((name) => /\.jpe?g$/i.test(name) && parse(name).name in pictures)
    .map((name) => [parse(name).name, join(folder, name)] as const);
  const named = trips.flatMap(({ picture, photo }) => (photo ? [[picture, `.${photo.file}`] as const] : []));
  return Object.fromEntries([...called, ...named]);
}

/** Prepares the operator's photographs into public/photos (not committed). */
export async function buildPhotos(): Promise<void> {
  const photos = await preparePhotos(photoFiles(readdirSync(folder), allTrips), 'public/photos');
  console.log(`photos: ${Object.keys(photos).length} prepared`);
}
