import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { everywhere } from '../../../content/words/everywhere';
import { withGstText } from '../../../content/words/taxes';
import { colour, colourSource } from '../../../content/colours';
import { formatRupees } from '../../../content/format/money';
import { posterFile, socialFile, socialSize } from '../../../content/routes';
import { site } from '../../../content/site';
import { pages, type Page } from '../../../content/pages/registry';
import { makeFolder, sourceOf } from '../build-cache';
import type { SingleFonts } from '../typefaces/build';
import { breakLines, facesOf, letter, type Face, type Faces } from './lettering';

const cream = colour('cream');
const marigold = colour('marigold');
/** The drawing behind the title of pages without a picture of their own. */
const sharedPicture = 'about';
const margin = 72;
/** The left part of the wide poster is calm, for the title. */
const titleWidth = 500;
const titleSize = 84;
/** Messengers fetch the picture over the sender's connection, so the best quality below this size is used. */
const mostBytes = 120 * 1024;
const qualities = [84, 78, 72, 64];

/** A line of text at the left margin. @param y the y coordinate of its baseline */
const placed = (text: string, face: Face, size: number, y: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${margin} ${y})">${letter(text, face, size).glyphs}</g>`;

type SocialCard = Pick<Page, 'path' | 'headline'> & { price: Page['price'] | undefined };

/** The text over the poster: the operator's name, the title, and the price with its basis. */
export function lettering({ headline, price }: Omit<SocialCard, 'path'>, faces: Faces): string {
  const lines = breakLines(headline, faces.display, titleSize, titleWidth);
  const topOf = (index: number) => 186 + index * titleSize * 1.05;
  const below = topOf(lines.length - 1) + 76;
  return [
    placed(site.name, faces.text, 30, 92, marigold),
    ...lines.map((line, index) => placed(line, faces.display, titleSize, topOf(index), cream)),
    ...(price
      ? [
          placed(
            price.exact ? formatRupees(price.from) : everywhere.prices.from(formatRupees(price.from)),
            faces.display,
            52,
            below,
            marigold,
          ),
          placed(`${price.basis}, ${withGstText(price.from)}`, faces.text, 26, below + 42, cream),
        ]
      : []),
  ].join('');
}

async function socialPicture(card: SocialCard, poster: Buffer, faces: Faces): Promise<Buffer> {
  const { width, height } = socialSize;
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lettering(card, faces)}</svg>`;
  const picture = sharp(poster)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }]);
  for (const quality of qualities) {
    const file = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`social: the picture of ${card.path} is over ${mostBytes} bytes at quality ${qualities.at(-1)}`);
}

/**
 * Renders the social picture of every page into public/social: the poster, the title, the price.
 * @throws when a picture is still too large at the lowest quality
 */
export function buildSocialPictures(fonts: SingleFonts): Promise<void> {
  const faces = facesOf(fonts);
  const layout =
    sourceOf('scripts/assets/social', 'scripts/assets/typefaces') +
    colourSource +
    site.name +
    everywhere.prices.from('');
  const pictured = pages.filter(({ indexable }) => indexable);
  const files = pictured.map(({ path, headline, price, pictures, shared = sharedPicture }) => {
    const card = { path, headline, price };
    const poster = readFileSync(`public${posterFile(pictures[0] ?? shared, 'wide')}`);
    return {
      path: socialFile(path),
      sources: [JSON.stringify(card), layout, poster],
      make: () => socialPicture(card, poster, faces),
    };
  });
  return makeFolder('social', files);
}
