/**
 * `npx tsx scripts/assets/icons/favicon.ts` makes public/favicon.ico of public/icon.svg, for what asks for an icon by that name: crawlers, feed
 * readers, old browsers. Run it after a change of the icon, and commit both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

/** Pixels of the pictures inside: tabs, dense tabs, task bars. */
export const faviconSizes = [16, 32, 48];

const directoryBytes = 6;
const entryBytes = 16;

/** The icon as PNG. @param size of its side in pixels */
export const rendered = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 72 * Math.max(1, size / 50) })
    .resize(size, size)
    .png()
    .toBuffer();

/** An ICO file: a directory of six bytes, an entry of sixteen for each picture, then the pictures as PNG. */
export async function faviconOf(svg: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(faviconSizes.map((size) => rendered(svg, size)));
  const head = Buffer.alloc(directoryBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = directoryBytes + entryBytes * index;
    const size = faviconSizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href)
  void faviconOf(readFileSync('public/icon.svg')).then((ico) => writeFileSync('public/favicon.ico', ico));
