/** Renders the picture of every page for sharing into public/social (not committed): the poster, the title, the price. */
import '../environment';
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { formatRupees } from '../../content/money';
import { posterFile, socialFile, socialSize } from '../../content/routes';
import { site } from '../../content/site';
import { socialCards, type SocialCard } from '../../content/social';
import { Made, sourceOf } from '../made';
import { breakLines, faces, letter } from './lettering';

const cream = '#fff8ea';
const marigold = '#faa617';
const margin = 72;
/** The wide poster's left part is drawn calm for the title. */
const titleWidth = 500;
const titleSize = 84;
/** Messengers fetch the picture over the sender's line; the best quality that stays under this is taken. */
const mostBytes = 120 * 1024;
const qualities = [84, 78, 72, 64];

const placed = (glyphs: string, x: number, y: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${String(x)} ${String(y)})">${glyphs}</g>`;

function lettering({ title, price }: SocialCard): string {
  const lines = breakLines(title, faces.display, titleSize, titleWidth);
  const name = placed(letter(site.name, faces.text, 30).glyphs, margin, 92, marigold);
  const titles = lines.map((line, index) =>
    placed(letter(line, faces.display, titleSize).glyphs, margin, 186 + index * titleSize * 1.05, cream),
  );
  const below = 186 + (lines.length - 1) * titleSize * 1.05 + 76;
  const cost = price
    ? placed(
        letter(`${price.exact ? '' : 'from '}${formatRupees(price.from)}`, faces.display, 52).glyphs,
        margin,
        below,
        marigold,
      )
    : '';
  const basis = price ? placed(letter(price.basis, faces.text, 26).glyphs, margin, below + 42, cream) : '';
  return [name, ...titles, cost, basis].join('');
}

async function socialPicture(card: SocialCard, poster: Buffer): Promise<Buffer> {
  const { width, height } = socialSize;
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${lettering(card)}</svg>`;
  const picture = sharp(poster)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }]);
  for (const quality of qualities) {
    const file = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(
    `social: the picture of ${card.path} is over ${String(mostBytes)} bytes at quality ${String(qualities.at(-1))}`,
  );
}

mkdirSync('public/social', { recursive: true });
const layout = sourceOf('scripts/social/build.ts', 'scripts/social/lettering.ts') + site.name;
const made = new Made('social');
for (const card of socialCards) {
  const poster = readFileSync(`public${posterFile(card.picture, 'wide')}`);
  await made.file(`public${socialFile(card.path)}`, [JSON.stringify(card), layout, poster], () =>
    socialPicture(card, poster),
  );
}
made.save();
console.log(`social: ${String(socialCards.length)} pictures, ${String(made.count)} of them new`);
