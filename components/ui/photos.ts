/** The operator's photographs that take a poster's place, as `scripts/photos` prepared them. Read while the site is built. */
import { existsSync, readFileSync } from 'node:fs';

export interface Photo {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The widths it was made in. */
  widths: readonly number[];
  /** Stands in while the photograph loads. */
  colour: string;
}

const manifest = 'public/photos/manifest.json';

export const photos: Readonly<Record<string, Photo>> = existsSync(manifest)
  ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Photo>)
  : {};

/** The candidates of one format for `srcset`. */
export const photoSources = (id: string, photo: Photo, format: 'avif' | 'webp') =>
  photo.widths.map((width) => `/photos/${id}-${String(width)}.${format} ${String(width)}w`).join(', ');
