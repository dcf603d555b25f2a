/** The operator's photographs that take a poster's place, as `scripts/assets/photos` prepared them. Read while the site is built. */
import { existsSync, readFileSync } from 'node:fs';
// eslint-disable-next-line no-restricted-imports -- no island shows photographs: this is read while the site is built
import { photosSchema } from '@/content/schema/photos';
import type { Photo } from '@/content/schema/types';

const manifest = 'public/photos/manifest.json';

/**
 * The photographs by the id of their picture; none before the build has prepared them.
 * @throws when the manifest is not what `scripts/assets/photos` writes
 */
export const photos: Readonly<Record<string, Photo>> = existsSync(manifest)
  ? photosSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  : {};

/** The candidates of one format for `srcset`. */
export const photoSources = (id: string, photo: Photo, format: 'avif' | 'webp') =>
  photo.widths.map((width) => `/photos/${id}-${width}.${format} ${width}w`).join(', ');
