/** Pictures that others show: messengers, home screens. And the typefaces, whose letters no page could show otherwise. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { socialFile, socialSize } from '../../content/routes';
import { openFont } from '../../scripts/lib/open-font';
import { everyRoute, rawHtml } from '../support/pages';

/** Messengers fetch it over the sender's line. */
const mostOfSocial = 120 * 1024;

test('the picture of every page for sharing has the size that the page says, and is light', async () => {
  for (const path of everyRoute) {
    const file = `out${socialFile(path)}`;
    const { width, height, format } = await sharp(file).metadata();
    expect([path, width, height, format]).toEqual([path, socialSize.width, socialSize.height, 'jpeg']);
    expect(readFileSync(file).length, path).toBeLessThanOrEqual(mostOfSocial);
  }
});

test('the picture at the top of a page is asked for in its head, in the drawing of each screen', () => {
  const valuesIn = (html: string, attribute: RegExp) =>
    [...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  for (const path of everyRoute) {
    const [head = '', body = ''] = rawHtml(path).split('</head>');
    const picture = /<picture>(?:(?!<\/picture>).)*hero-picture.*?<\/picture>/s.exec(body)?.[0];
    if (!picture) continue;
    // Of a photograph, in its lightest format.
    const [lightest] = valuesIn(picture, /<source[^>]* type="image\/avif"[^>]* srcSet="([^"]+)"/gi);
    const files = lightest ? [lightest] : valuesIn(picture, / src(?:Set)?="([^"]+)"/g);
    const links = head.match(/<link rel="preload"[^>]* as="image"[^>]*>/g)?.join('') ?? '';
    expect(valuesIn(links, / (?:href|imageSrcSet)="([^"]+)"/gi), path).toEqual(expect.arrayContaining(files));
  }
});

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

const { icons } = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8')) as { icons: Icon[] };

test('every icon of the manifest has the size that it says', async () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`out${src}`).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
  }
});

/** The pixels of a picture, and where they are; 0 to 255 a channel. */
async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => ({
    x: (index % info.width) / info.width - 0.5,
    y: Math.floor(index / info.width) / info.height - 0.5,
    colour: [...data.subarray(4 * index, 4 * index + 3)].join(),
    opacity: data[4 * index + 3],
  }));
}

test('a maskable icon keeps its flower inside the circle that every phone shows, on one ground', async () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).not.toEqual([]);
  for (const { src } of maskable) {
    const pixels = await pixelsOf(`out${src}`);
    // https://w3c.github.io/manifest/#icon-masks: a circle of four fifths of the width.
    const outside = pixels.filter(({ x, y }) => Math.hypot(x, y) > 0.4);
    expect([src, new Set(outside.map(({ colour }) => colour)).size]).toEqual([src, 1]);
    expect([src, pixels.filter(({ opacity }) => opacity !== 255).length]).toEqual([src, 0]);
  }
});

test('the icon of an iPhone has the size it asks for, and no part to see through: it would be black there', async () => {
  const file = `out${/<link rel="apple-touch-icon" href="([^"]+)"/.exec(rawHtml('/'))?.[1] ?? ''}`;
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await pixelsOf(file)).filter(({ opacity }) => opacity !== 255)).toEqual([]);
});

test('the typefaces have the rupee sign each, and the text face its weights from regular to bold', () => {
  const folder = 'out/_next/static/media';
  const fonts = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => openFont(join(folder, file)));
  const withRupee = fonts.filter((font) => font.hasGlyphForCodePoint('₹'.codePointAt(0) ?? 0));
  expect(new Set(withRupee.map(({ familyName }) => familyName)).size).toBe(2);
  const weights = fonts.filter(({ familyName }) => familyName.includes('Figtree')).map((font) => font.variationAxes);
  expect(weights).not.toEqual([]);
  for (const { wght } of weights) expect(wght).toMatchObject({ min: 400, max: 700 });
});
