import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photosSchema } from '../../../content/schema/photos';
import { preparePhotos } from './prepare';

test('a photograph becomes AVIF and WebP in the layout’s widths, with its dimensions and a colour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const out = join(folder, 'out');
  await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#2255aa' } })
    .jpeg()
    .toFile(join(folder, 'kerala.jpg'));
  const photos = await preparePhotos(folder, out);
  expect(photos).toEqual({
    kerala: {
      width: 1300,
      height: 900,
      widths: [400, 800, 1200],
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    },
  });
  expect(readdirSync(out).sort()).toEqual([
    'kerala-1200.avif',
    'kerala-1200.webp',
    'kerala-400.avif',
    'kerala-400.webp',
    'kerala-800.avif',
    'kerala-800.webp',
    'manifest.json',
  ]);
  expect(photosSchema.parse(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')))).toEqual(photos);
  const { width, format } = await sharp(join(out, 'kerala-800.webp')).metadata();
  expect([width, format]).toEqual([800, 'webp']);
});

/** A folder with one photograph, prepared. */
async function prepared(file: string, photo: Sharp) {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  await photo.jpeg().toFile(join(folder, file));
  const photos = await preparePhotos(folder, join(folder, 'out'));
  return { photos, sizeOf: async (name: string) => sharp(join(folder, 'out', name)).metadata() };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2255aa' } });

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

test('a manifest that says something else is not taken for one', () => {
  const photo = { width: 1800, height: 1200, widths: [400], colour: '#336699' };
  expect(photosSchema.safeParse({ kerala: photo }).success).toBe(true);
  for (const fault of [{ widths: [] }, { width: 0 }, { colour: 'blue' }, { height: undefined }])
    expect(photosSchema.safeParse({ kerala: { ...photo, ...fault } }).success).toBe(false);
});
