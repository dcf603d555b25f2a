import { mkdirSync, readFileSync } from 'node:fs';
import { sharp } from '../../lib/sharp';
import { paper } from '../../../app/theme';

/** @param share the share of the square's side that the flower takes: maskable icons are cropped by up to a fifth on each side */
async function icon(name: string, size: number, share: number, background: string | undefined): Promise<void> {
  const flower = await sharp(readFileSync('public/icon.svg'), { density: 72 * (size / 50) })
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

/** Renders the marigold of public/icon.svg as icons for home screens: public/icons (not committed). */
export async function buildIcons(): Promise<void> {
  mkdirSync('public/icons', { recursive: true });
  await icon('icon-192', 192, 1, undefined);
  await icon('icon-512', 512, 1, undefined);
  await icon('icon-maskable-512', 512, 0.62, paper.day);
  await icon('apple-touch-icon', 180, 0.8, paper.day);
  console.log('icons: 4 pictures');
}
