/** Pictures as pages, messengers and home screens show them. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sharp } from '../../scripts/lib/sharp';
import { mostBytes } from '../../scripts/assets/thumbnails/build';
import { trips } from '../../content/queries/trips';
import { routes, socialFile, socialSize, thumbnailFile } from '../../content/routes';
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

test('every trip has its small picture in the finder, which is light and waits until it comes near, but for the first two', () => {
  const images = rawHtml(routes.finder).match(/<img src="\/thumbnails[^>]*>/g) ?? [];
  expect(images.filter((image, index) => image.includes('loading="lazy"') !== index > 1)).toEqual([]);
  for (const { picture } of trips) {
    const file = thumbnailFile(picture);
    expect(images.some((image) => image.includes(`"${file}"`))).toBe(true);
    expect(readFileSync(`out${file}`).length, picture).toBeLessThanOrEqual(mostBytes);
  }
});

test('every picture of a page has its size, so that nothing moves, and maps come last', () => {
  for (const path of everyRoute) {
    const images = rawHtml(path).match(/<img\b[^>]*>/g) ?? [];
    expect(
      images.filter((image) => !/\balt="/.test(image) || !/\bwidth="/.test(image) || !/\bheight="/.test(image)),
      path,
    ).toEqual([]);
    for (const map of images.filter((image) => image.includes('src="/maps/')))
      for (const wanted of [/alt="Map of /, /loading="lazy"/, /fetchPriority="low"/i])
        expect(map, path).toMatch(wanted);
  }
});

const { icons } = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8')) as {
  icons: { src: string; sizes: string; purpose?: string }[];
};

test('every icon of the manifest has the size that it says', async () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`out${src}`).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
  }
});

test('a maskable icon keeps its flower inside the circle that every phone shows, on one ground', async () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).not.toEqual([]);
  for (const { src } of maskable) {
    const { data, info } = await sharp(`out${src}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const outside = new Set<string>();
    for (let pixel = 0; pixel < info.width * info.height; pixel++) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      // https://w3c.github.io/manifest/#icon-masks: a circle of four fifths of the width.
      if (Math.hypot(x / info.width - 0.5, y / info.height - 0.5) > 0.4)
        outside.add(data.subarray(4 * pixel, 4 * pixel + 4).join());
    }
    expect([...outside], src).toEqual([expect.stringMatching(/,255$/)]);
  }
});

test('the icon of an iPhone has the size it asks for, and no part to see through: it would be black there', async () => {
  const icon = sharp(`out${/<link rel="apple-touch-icon" href="([^"]+)"/.exec(rawHtml('/'))?.[1] ?? ''}`);
  const { width, height } = await icon.metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await icon.stats()).isOpaque).toBe(true);
});
