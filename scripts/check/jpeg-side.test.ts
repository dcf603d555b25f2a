import { join } from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { jpegSide } from './jpeg-side';

const folder = mkdtempSync(join(tmpdir(), 'jpeg-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [300, 200, false],
  [1200, 1600, true],
])('finds the longer side of a JPEG of %i by %i pixels', async (width, height, progressive) => {
  const file = join(folder, `${width}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: '#2a6f57' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive })
    .toFile(file);
  expect(jpegSide(file)).toBe(Math.max(width, height));
});

test('finds no side of a file that is no JPEG or does not exist', () => {
  const file = join(folder, 'text.jpg');
  writeFileSync(file, 'no picture at all');
  expect([jpegSide(file), jpegSide(join(folder, 'nothing.jpg'))]).toEqual([undefined, undefined]);
});
