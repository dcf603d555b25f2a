/** Photographs from a phone, and the files in the repository after the upload. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fileOf } from '../../content/ids/file-of';
import sharp from 'sharp';
import { field, newRepository, openEditor, openTrip, save, test, type Repository } from '../support/editor';
import { changes, pictured, there } from './changes';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

/** A picture of 32 by 32 pixels: fuzzing/data/corpus/hevc32.heif of libheif. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABnwABAAAAAAAAAGwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA+2lwcnAAAADbaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAACAAAAABAAAAIAAAAAH////gAAAAAv///+AAAAACAAAADnBpeGkAAAAAAQgAAAAYaXBtYQAAAAAAAAABAAEFgQIDBYQAAAB0bWRhdAAAAGgoAa8TgPUrAhGDczL1mz4HCRRzxqbGjnnUrr1cLTO799zRz6nw0QjRMp+4I2Da10D3ghQEMvB53CWoI0S3qXIb99YsvLFaQ9ZLHxsJsZ9SxlvNJ5EgD4Y4miuaKu3bxPGXDHirp/9TzA==',
  'base64',
);

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the form of a trip and chooses a photograph. */
async function choosePhoto(page: Page, chosen: Chosen): Promise<void> {
  await openEditor(page, repository);
  await openTrip(page, 'Trips', pictured.name);
  const list = await field(page, 'trips.photos', 'group');
  await list.getByRole('button', { name: /^Add/ }).tap();
  await page.getByRole('button', { name: 'Browse' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).tap();
  await (await chooser).setFiles(chosen);
}

/** Inserts the chosen photograph into the form, and describes it. */
async function insert(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Insert' }).tap();
  await expect(page.getByText(/^\/content\/records\/photos\/[a-z0-9-]+\.jpg$/)).toBeVisible();
  await (await field(page, 'trips.photos.alt')).fill(changes.photo.alt);
  await (await field(page, 'trips.photos.credit')).fill(changes.photo.credit);
}

/** Saves the form, and reads the photograph from the repository. */
async function saved(page: Page, file: RegExp) {
  await insert(page);
  await save(page);
  const [photo = '', ...others] = there(repository.commits()[0]).files;
  expect([photo, others]).toEqual([expect.stringMatching(file), [fileOf('trips', pictured.id)]]);
  const bytes = readFileSync(join(repository.root, photo));
  return { bytes, ...(await sharp(bytes).metadata()) };
}

test('crops a large portrait photograph where the operator chooses, and removes place and camera', async ({ page }) => {
  // A phone stores it in landscape with an orientation flag, so the blue sky is at its left.
  const sky = await sharp({ create: { width: 1_000, height: 3_000, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#00ff00' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 24/1 0/1' } })
    .toBuffer();
  expect(buffer.includes('A phone')).toBe(true);
  await choosePhoto(page, { name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('IMG 0042.JPG is upright')).toBeVisible();
  await page.getByRole('slider', { name: 'Higher or lower' }).fill('0');
  await page.getByRole('button', { name: 'Take this part' }).tap();
  const { bytes, width, height, exif, orientation } = await saved(page, /^content\/records\/photos\/img-0042\.jpg$/);
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

test('converts an iPhone’s HEIC to a JPEG, and refuses one that is too small with its size', async ({ page }) => {
  await choosePhoto(page, { name: 'ஊட்டி.HEIC', mimeType: 'image/heic', buffer: heic });
  await insert(page);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('.jpg” is 32 pixels on its longer side')).toBeVisible();
});

test('refuses a file that is no picture, and names it', async ({ page }) => {
  await choosePhoto(page, { name: 'IMG 0043.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') });
  const dialog = page.getByRole('dialog').filter({ hasText: 'cannot be read as a picture' });
  await expect(dialog).toContainText('“IMG 0043.heic”');
  await dialog.getByRole('button', { name: 'Go on' }).tap();
  await expect(page.getByRole('button', { name: 'Insert' })).toBeDisabled();
});
