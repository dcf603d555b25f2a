import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { sharp } from '../../lib/sharp';
import { pictures } from '../../../content/pictures';
import { photoName } from '../../../content/routes';
import { photosSchema } from '../../../content/schema/photos';
import { BuildCache } from '../build-cache';
import { photoFiles } from './build';
import { preparePhotos } from './prepare';

/** A folder with one photograph, prepared. */
async function prepared(file: string, photo: Sharp) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const out = join(folder, 'out');
  await photo.jpeg().toFile(join(folder, file));
  const photos = await preparePhotos({ [parse(file).name]: join(folder, file) }, out, new BuildCache('photos'));
  return { photos, out, sizeOf: async (name: string) => sharp(join(out, name)).metadata() };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } });

test('a photograph becomes AVIF and JPEG in the layout’s widths, with its dimensions and a colour', async () => {
  const { photos, out, sizeOf } = await prepared('kerala.jpg', plain(1300, 900));
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/) as string;
  expect(photos).toEqual({ kerala: { width: 1300, height: 900, widths: [400, 800, 1200], colour } });
  const files = [1200, 400, 800].flatMap((width) => ['avif', 'jpg'].map((type) => `kerala-${width}.${type}`));
  expect(readdirSync(out).sort()).toEqual([...files, 'manifest.json']);
  expect(photosSchema.parse(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')))).toEqual(photos);
  const { width, format } = await sizeOf('kerala-800.jpg');
  expect([width, format]).toEqual([800, 'jpeg']);
});

test('a photograph that a phone held on its side wrote down lying is prepared standing', async () => {
  const { photos, sizeOf } = await prepared('goa.JPEG', plain(1200, 900).withMetadata({ orientation: 6 }));
  expect(photos['goa']).toMatchObject({ width: 900, height: 1200, widths: [400, 800] });
  const { width, height } = await sizeOf('goa-400.jpg');
  expect([width, height]).toEqual([400, 533]);
});

test('no photograph is made wider than it is', async () => {
  expect((await prepared('goa.jpg', plain(800, 600))).photos['goa']?.widths).toEqual([400, 800]);
  expect((await prepared('goa.jpg', plain(799, 600))).photos['goa']?.widths).toEqual([400]);
  const { photos, sizeOf } = await prepared('goa.jpg', plain(300, 200));
  expect(photos['goa']?.widths).toEqual([300]);
  expect((await sizeOf('goa-300.avif')).width).toBe(300);
});

test('one full of detail is made lighter until a phone’s width has its 45 KB; what did not change is not made again', async () => {
  const noise = { create: { width: 900, height: 600, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 24 } } };
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const [file, out, cache] = [join(folder, 'goa.jpg'), join(folder, 'out'), new BuildCache('photos')];
  await sharp(noise as never)
    .jpeg()
    .toFile(file);
  const photos = await preparePhotos({ goa: file, other: file }, out, cache);
  expect(statSync(join(out, 'goa-800.avif')).size).toBeLessThanOrEqual(45_000);
  expect(await preparePhotos({ goa: file }, out, cache)).toEqual({ goa: photos['goa'] });
  expect([cache.count, readdirSync(out).filter((name) => !name.startsWith('goa'))]).toEqual([2, ['manifest.json']]);
});

test('a photograph takes the place of the picture that it is called like; so does the first of a trip, and the others have names of their own', () => {
  const photo = (name: string) => ({
    file: `/content/photos/${name}`,
    alt: 'The fort of Jaisalmer',
    credit: 'A. Nair',
  });
  const [called = '', other = ''] = Object.keys(pictures);
  const names = [`${called}.JPG`, 'IMG_1.jpg', 'IMG_2.jpg', 'README.md'];
  const trip = { id: 'desert', picture: other, photos: [photo('IMG_1.jpg'), photo('IMG_2.jpg')] };
  expect(photoFiles(names, [trip, { id: 'dunes', picture: called, photos: [] }])).toEqual({
    [called]: `content/photos/${called}.JPG`,
    [other]: './content/photos/IMG_1.jpg',
    [photoName(trip, 2)]: './content/photos/IMG_2.jpg',
  });
});
