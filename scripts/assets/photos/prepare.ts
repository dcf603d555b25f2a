import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharp } from '../../lib/sharp';
import type { Photo } from '../../../content/schema/types';

/** Widths in px: a card on a phone, on a dense phone, on a desktop, a hero on a desktop. Never wider than the photograph itself. */
const widths = [400, 800, 1200, 1600];

async function preparePhoto(file: string, id: string, out: string): Promise<Photo> {
  const image = sharp(file).rotate();
  const { width, height } = await image
    .clone()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info);
  const { dominant } = await image.clone().stats();
  const fitting = widths.filter((candidate) => candidate <= width);
  const sizes = fitting.length > 0 ? fitting : [width];
  for (const size of sizes) {
    const resized = image.clone().resize({ width: size });
    await resized
      .clone()
      .avif({ quality: 50 })
      .toFile(join(out, `${id}-${size}.avif`));
    await resized
      .clone()
      .webp({ quality: 72 })
      .toFile(join(out, `${id}-${size}.webp`));
  }
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { width, height, widths: sizes, colour };
}

/**
 * Makes AVIF and WebP in the layout's widths of each JPEG, and `manifest.json`, which says what there is.
 * @param files the JPEGs by the picture whose place each takes
 * @param out is emptied first
 */
export async function preparePhotos(
  files: Readonly<Record<string, string>>,
  out: string,
): Promise<Record<string, Photo>> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const photos: Record<string, Photo> = {};
  for (const [id, file] of Object.entries(files).sort()) photos[id] = await preparePhoto(file, id, out);
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(photos));
  return photos;
}
