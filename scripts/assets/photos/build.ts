import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { allTrips } from '../../../content/catalogue/trips';
import { pictures } from '../../../content/pictures';
import { photoName } from '../../../content/routes';
import { preparePhotos } from './prepare';

const folder = 'content/photos';

/** The JPEGs by the name of the files to be made of each: those that trips name, and those called like a picture. */
export function photoFiles(
  names: readonly string[],
  trips: readonly Pick<(typeof allTrips)[number], 'id' | 'picture' | 'photos'>[],
) {
  const called = names
    .filter((name) => /\.jpe?g$/i.test(name) && parse(name).name in pictures)
    .map((name) => [parse(name).name, join(folder, name)] as const);
  const named = trips.flatMap((trip) =>
    trip.photos.map(({ file }, index) => [photoName(trip, index + 1), `.${file}`] as const),
  );
  return Object.fromEntries([...called, ...named]);
}

/** Prepares the operator's photographs into public/photos (not committed); those that did not change stay. */
export async function buildPhotos(): Promise<void> {
  const { photos, count } = await preparePhotos(photoFiles(readdirSync(folder), allTrips), 'public/photos', 'photos');
  console.log(`photos: ${Object.keys(photos).length}, ${count} of them new`);
}
