/** Pictures as pages, messengers and home screens show them. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { mostBytes } from '../../scripts/assets/thumbnails/build';
import { routes, socialFile, socialSize, thumbnailFile } from '../../content/routes';
import { everyRoute, rawHtml } from '../support/pages';
import { trips } from '../../content/catalogue/trips';

/** Messengers fetch the picture over the sender's connection. */
const mostOfSocial = 120 * 1024;

test('has a social picture of the declared size for every page, within the limit', async () => {
  for (const path of everyRoute) {
    const file = `out${socialFile(path)}`;
    const { width, height, format } = await sharp(file).metadata();
    expect([path, width, height, format]).toEqual([path, socialSize.width, socialSize.height, 'jpeg']);
    expect(readFileSync(file).length, path).toBeLessThanOrEqual(mostOfSocial);
  }
});

test('shows every trip with a small thumbnail in the finder, loaded lazily except the first two', () => {
  const images = rawHtml(routes.finder).match(/<img src="\/thumbnails[^>]*>/g) ?? [];
  expect(images.filter((image, index) => image.includes('loading="lazy"') !== index > 1)).toEqual([]);
  for (const { picture } of trips) {
    const file = thumbnailFile(picture);
    expect(images.some((image) => image.includes(`"${file}"`))).toBe(true);
    expect(readFileSync(`out${file}`).length, picture).toBeLessThanOrEqual(mostBytes);
  }
});

test('sizes every picture of a page, so that nothing moves, and loads maps last', () => {
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

test('has every icon of the manifest in its declared size', async () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`out${src}`).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
  }
});

test('keeps the flower of a maskable icon inside the safe zone, on one background colour', async () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).not.toEqual([]);
  for (const { src } of maskable) {
    const { data, info } = await sharp(`out${src}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const outside = new Set<string>();
    for (let pixel = 0; pixel < info.width * info.height; pixel++) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      // https://w3c.github.io/manifest/#icon-masks: the safe zone is a circle of four fifths of the width.
      if (Math.hypot(x / info.width - 0.5, y / info.height - 0.5) > 0.4)
        outside.add(data.subarray(4 * pixel, 4 * pixel + 4).join());
    }
    expect([...outside], src).toEqual([expect.stringMatching(/,255$/)]);
  }
});

test('has an opaque icon for iPhones in the declared size, because transparency would be black there', async () => {
  const icon = sharp(`out${/<link rel="apple-touch-icon" href="([^"]+)"/.exec(rawHtml('/'))?.[1] ?? ''}`);
  const { width, height } = await icon.metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await icon.stats()).isOpaque).toBe(true);
});
