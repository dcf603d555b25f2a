import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { sharp } from '../../lib/sharp';
import { pictures } from '../../../content/pictures';
import { photosSchema } from '../../../content/schema/photos';
import { photoFiles } from './build';
import { preparePhotos } from './prepare';

/** A folder with one photograph, prepared. */
async function prepared(file: string, photo: Sharp) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const out = join(folder, 'out');
  await photo.jpeg().toFile(join(folder, file));
  const photos = await preparePhotos({ [parse(file).name]: join(folder, file) }, out);
  return { photos, out, sizeOf: async (name: string) => sharp(join(out, name)).metadata() };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } });

test('a photograph becomes AVIF and WebP in the layout’s widths, with its dimensions and a colour', async () => {
  const { photos, out, sizeOf } = await prepared('kerala.jpg', plain(1300, 900));
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/) as string;
  expect(photos).toEqual({ kerala: { width: 1300, height: 900, widths: [400, 800, 1200], colour } });
  const files = [1200, 400, 800].flatMap((width) => ['avif', 'webp'].map((type) => `kerala-${width}.${type}`));
  expect(readdirSync(out).sort()).toEqual([...files, 'manifest.json']);
  expect(photosSchema.parse(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')))).toEqual(photos);
  const { width, format } = await sizeOf('kerala-800.webp');
  expect([width, format]).toEqual([800, 'webp']);
});

test('a photograph that a phone held on its side wrote down lying is prepared standing', async () => {
  const { photos, sizeOf } = await prepared('goa.JPEG', plain(1200, 900).withMetadata({ orientation: 6 }));
  expect(photos['goa']).toMatchObject({ width: 900, height: 1200, widths: [400, 800] });
  const { width, height } = await sizeOf('goa-400.webp');
  expect([width, height]).toEqual([400, 533]);
});

test('no photograph is made wider than it is', async () => {
  expect((await prepared('goa.jpg', plain(800, 600))).photos['goa']?.widths).toEqual([400, 800]);
  expect((await prepared('goa.jpg', plain(799, 600))).photos['goa']?.widths).toEqual([400]);
  const { photos, sizeOf } = await prepared('goa.jpg', plain(300, 200));
  expect(photos['goa']?.widths).toEqual([300]);
  expect((await sizeOf('goa-300.avif')).width).toBe(300);
});

test('a photograph takes the place of the picture that it is called like, or of that of the trip that names it', () => {
  const photo = { file: '/content/photos/IMG_1.jpg', alt: 'The fort of Jaisalmer at dusk', credit: 'A. Nair' };
  const [called = '', other = ''] = Object.keys(pictures);
  const names = [`${called}.JPG`, 'IMG_1.jpg', 'README.md'];
  expect(
    photoFiles(names, [
      { picture: other, photo },
      { picture: called, photo: undefined },
    ]),
  ).toEqual({
    [called]: `content/photos/${called}.JPG`,
    [other]: './content/photos/IMG_1.jpg',
  });
});
