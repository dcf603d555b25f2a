import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { colour } from '../../../content/colours';
import sharp from 'sharp';

/** The operator's mark. Its colours are those of the style sheet, which a test compares. */
const mark = readFileSync('public/icon.svg');

/** @param share the share of the square's side that the flower takes: maskable icons are cropped by up to a fifth on each side */
async function icon(name: string, size: number, share: number, background: string | undefined): Promise<void> {
  const flower = await sharp(mark, { density: 72 * (size / 50) })
    .resize(Math.round(size * share))
    .png()
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: flower, gravity: 'centre' }])
    .png({ palette: true })
    .toFile(`public/icons/${name}.png`);
}

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each picture, then the pictures. */
async function favicon(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => sharp(mark).resize(size).png().toBuffer()));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let start = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.fill(sizes[index] ?? 0, entry, entry + 2);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

/** Draws the marigold for tabs and home screens: public/favicon.ico and public/icons, from `public/icon.svg`. */
export async function buildIcons(): Promise<void> {
  mkdirSync('public/icons', { recursive: true });
  writeFileSync('public/favicon.ico', await favicon([16, 32, 48]));
  await icon('icon-192', 192, 1, undefined);
  await icon('icon-512', 512, 1, undefined);
  await icon('icon-maskable-512', 512, 0.62, colour('paper'));
  await icon('apple-touch-icon', 180, 0.8, colour('paper'));
  console.log('icons: 5 pictures');
}
