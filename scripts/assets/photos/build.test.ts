import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../../../content/catalogue/pictures';
import { photoName } from '../../../content/routes';
import { photoSide, photosSchema } from '../../../content/schema/photos';
import { photoFiles, preparePhotos } from './build';

/** A record name that no parallel test run uses. */
const record = `test-photos-${process.pid}`;
afterAll(() => rmSync(`node_modules/.cache/${record}.json`, { force: true }));

/** Prepares a folder with one photograph. */
async function prepared(file: string, photo: Sharp) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const out = join(folder, 'out');
  await photo.jpeg().toFile(join(folder, file));
  const files = { [parse(file).name]: join(folder, file) };
  const { photos } = await preparePhotos(files, out, record);
  return { photos, files, out, sizeOf: async (name: string) => sharp(join(out, name)).metadata() };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } });

test('converts a photograph to AVIF and JPEG in the widths of the layout, with its dimensions and a colour', async () => {
  const { photos, out, sizeOf } = await prepared('kerala.jpg', plain(1300, 900));
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/) as string;
  expect(photos).toEqual({ kerala: { width: 1300, height: 900, widths: [400, 800, 1200], colour } });
  const files = [1200, 400, 800].flatMap((width) => ['avif', 'jpg'].map((type) => `kerala-${width}.${type}`));
  expect(readdirSync(out).sort()).toEqual([...files, 'manifest.json']);
  expect(photosSchema.parse(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')))).toEqual(photos);
  expect(await sizeOf('kerala-800.jpg')).toMatchObject({ width: 800, format: 'jpeg' });
});

test('rotates a photograph upright that a phone stored sideways', async () => {
  const { photos, sizeOf } = await prepared('goa.JPEG', plain(1200, 900).withMetadata({ orientation: 6 }));
  expect(photos['goa']).toMatchObject({ width: 900, height: 1200, widths: [400, 800] });
  expect(await sizeOf('goa-400.jpg')).toMatchObject({ width: 400, height: 533 });
});

test.each([
  [800, [400, 800]],
  [799, [400]],
  [300, [300]],
])('does not enlarge a photograph of %i px', async (width, widths) => {
  const { photos, sizeOf } = await prepared('goa.jpg', plain(width, 200));
  expect(photos['goa']?.widths).toEqual(widths);
  const widest = widths.at(-1);
  expect(await sizeOf(`goa-${widest}.avif`)).toMatchObject({ width: widest });
});

test('accepts photographs from the size on that fills the widest place of the layout', async () => {
  const widthsOf = async (width: number) => (await prepared('goa.jpg', plain(width, 200))).photos['goa']?.widths;
  expect(await widthsOf(photoSide)).toEqual(await widthsOf(2 * photoSide));
});

test('lowers the quality of a detailed photograph until a phone’s width has at most 45 KB', async () => {
  const noise = { create: { width: 800, height: 600, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 16 } } };
  const { out } = await prepared('goa.jpg', sharp(noise as never));
  expect(statSync(join(out, 'goa-800.avif')).size).toBeLessThanOrEqual(45_000);
});

test('keeps the details of a photograph in every file', async () => {
  const noise = { create: { width: 100, height: 75, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } };
  const grain = await sharp(noise as never)
    .png()
    .toBuffer();
  const { files, out } = await prepared('goa.jpg', sharp(grain).resize(800, 600));
  const stored = readdirSync(out).filter((name) => name.startsWith('goa'));
  expect(stored).toHaveLength(4);
  for (const name of stored) {
    const { width } = await sharp(join(out, name)).metadata();
    const [was, is] = await Promise.all(
      [files['goa'], join(out, name)].map((file) => sharp(file).resize({ width }).raw().toBuffer()),
    );
    const difference = was?.reduce((sum, value, index) => sum + Math.abs(value - (is?.[index] ?? 0)), 0) ?? NaN;
    // Of 255 steps; JPEG at quality 20 and AVIF at 30 differ by 12.
    expect([name, difference / (was?.length ?? 0) < 10]).toEqual([name, true]);
  }
});

test('rebuilds only changed and missing photographs', async () => {
  const { photos, files, out } = await prepared('goa.jpg', plain(300, 200));
  const { goa = '' } = files;
  expect(await preparePhotos({ goa, other: goa }, out, record)).toMatchObject({ photos, count: 1 });
  expect(await preparePhotos(files, out, record)).toEqual({ photos, count: 0 });
  expect(readdirSync(out).filter((name) => !name.startsWith('goa'))).toEqual(['manifest.json']);
  rmSync(join(out, 'goa-300.jpg'));
  expect(await preparePhotos(files, out, record)).toEqual({ photos, count: 1 });
  await plain(200, 100).jpeg().toFile(goa);
  expect(await preparePhotos(files, out, record)).toMatchObject({ photos: { goa: { width: 200 } }, count: 1 });
});

test('uses a photograph for the picture of the same name, and the first photograph of a trip for its picture', () => {
  const photo = (name: string) => ({
    file: `/content/records/photos/${name}`,
    alt: 'The fort of Jaisalmer',
    credit: 'A. Nair',
  });
  const [called = '', other = ''] = Object.keys(pictures);
  const names = [`${called}.JPG`, 'IMG_1.jpg', 'IMG_2.jpg', 'README.md'];
  const trip = { id: 'desert', picture: other, photos: [photo('IMG_1.jpg'), photo('IMG_2.jpg')] };
  expect(photoFiles(names, [trip, { id: 'dunes', picture: called, photos: [] }])).toEqual({
    [called]: `content/records/photos/${called}.JPG`,
    [other]: './content/records/photos/IMG_1.jpg',
    [photoName(trip, 2)]: './content/records/photos/IMG_2.jpg',
  });
});
