/** Reads the operator's photographs that `scripts/assets/photos` prepared. Runs while the site is built. */
import { existsSync, readFileSync } from 'node:fs';
// eslint-disable-next-line no-restricted-imports -- no island shows photographs: this is read while the site is built
import { photosSchema } from '@/content/schema/photos';
import { photoFile } from '@/content/routes';
import type { Photo } from '@/content/schema/types';

const manifest = 'public/photos/manifest.json';

/**
 * The photographs by file name, which is the id of the picture they replace or `photoName`; empty before the build has prepared them.
 * @throws when the manifest is not what `scripts/assets/photos` writes
 */
export const photos: Readonly<Record<string, Photo>> = existsSync(manifest)
  ? photosSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  : {};

/** The candidates of one format for `srcset`. */
export const photoSources = (name: string, photo: Photo, format: 'avif' | 'jpg') =>
  photo.widths.map((width) => `${photoFile(name, width, format)} ${width}w`).join(', ');

/** The JPEG of the middle width, for browsers without `srcset`. */
export const photoFallback = (name: string, { width, widths }: Photo) =>
  photoFile(name, widths[Math.floor(widths.length / 2)] ?? width, 'jpg');
