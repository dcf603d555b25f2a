/** Photographs from a phone, and the files in the repository after the upload. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  button,
  change,
  expect,
  field,
  fileOf,
  openEditor,
  openTrip,
  save,
  test,
  type Repository,
} from '../support/editor/editor';
import { changes, pictured, there } from './changes';
import { choosePhoto } from './ordinary';

/** A picture of 32 by 32 pixels: fuzzing/data/corpus/hevc32.heif of libheif. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABnwABAAAAAAAAAGwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA+2lwcnAAAADbaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAACAAAAABAAAAIAAAAAH////gAAAAAv///+AAAAACAAAADnBpeGkAAAAAAQgAAAAYaXBtYQAAAAAAAAABAAEFgQIDBYQAAAB0bWRhdAAAAGgoAa8TgPUrAhGDczL1mz4HCRRzxqbGjnnUrr1cLTO799zRz6nw0QjRMp+4I2Da10D3ghQEMvB53CWoI0S3qXIb99YsvLFaQ9ZLHxsJsZ9SxlvNJ5EgD4Y4miuaKu3bxPGXDHirp/9TzA==',
  'base64',
);

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** Describes the chosen photograph, saves the form, and reads the photograph from the repository. */
async function saved(page: Page, repository: Repository) {
  await change(page, 'trips.photos.alt', changes.photo.alt);
  await change(page, 'trips.photos.credit', changes.photo.credit);
  await save(page);
  const [photo = '', ...others] = there(repository.saves()[0]).files;
  expect([photo, others]).toEqual([
    expect.stringMatching(/^content\/records\/photos\/[\w-]+\.jpg$/),
    [fileOf('trips', pictured.id)],
  ]);
  const bytes = readFileSync(join(repository.root, photo));
  return { bytes, ...(await sharp(bytes).metadata()) };
}

test.beforeEach(async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, pictured);
});

test('cuts a large upright photograph where the operator chooses, and removes place and camera', async ({
  page,
  repository,
}) => {
  // A phone stores it in landscape with an orientation flag, so the blue sky is at its left.
  const sky = await plain(1_000, 3_000, '#0000ff').png().toBuffer();
  const buffer = await plain(4_000, 3_000, '#00ff00')
    .composite([{ input: sky, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 24/1 0/1' } })
    .toBuffer();
  expect(buffer.includes('A phone')).toBe(true);
  await choosePhoto(page, 'IMG 0042.JPG', buffer);
  await expect(page.getByRole('dialog')).toContainText('IMG 0042.JPG is upright');
  await page.getByRole('slider', { name: 'Higher or lower' }).fill('0');
  await button(page, 'Take this part').tap();
  const { bytes, width, height, exif, orientation } = await saved(page, repository);
  expect({ width, height, exif, orientation }).toEqual({
    width: 2_560,
    height: 1_707,
    exif: undefined,
    orientation: undefined,
  });
  const top = { left: 0, top: 0, width: 2_560, height: 800 };
  const uppermost = await sharp(bytes).extract(top).resize(1, 1).raw().toBuffer();
  expect(uppermost[2]).toBeGreaterThan(200);
});

test('gives a transparent picture a white ground', async ({ page, repository }) => {
  await choosePhoto(page, 'logo.png', await plain(1_600, 1_200, '#00000000').png().toBuffer(), 'image/png');
  const { bytes } = await saved(page, repository);
  expect([...(await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer())]).toEqual([255, 255, 255]);
});

test('reads a HEIC of an iPhone, and refuses one that is too small with its size', async ({ page }) => {
  const row = await choosePhoto(page, 'ஊட்டி.HEIC', heic, 'image/heic');
  await expect(await field(page, 'trips.photos.file', row)).toHaveAccessibleDescription(
    /“ஊட்டி\.HEIC” is 32 pixels on its longer side/,
  );
});

test('refuses a file that is no picture, and names it', async ({ page, repository }) => {
  const row = await choosePhoto(page, 'IMG 0043.heic', Buffer.from('no picture at all'), 'image/heic');
  await expect(await field(page, 'trips.photos.file', row)).toHaveAccessibleDescription(
    /“IMG 0043\.heic” cannot be read as a picture/,
  );
  expect(repository.saves()).toEqual([]);
});
