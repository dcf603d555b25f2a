import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { faviconOf, faviconSizes, rendered } from './favicon';

const icon = readFileSync('public/icon.svg');

/** The pictures in an ICO file, as its directory names them. */
function picturesIn(ico: Buffer): { size: number; png: Buffer }[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    return { size: ico.readUInt8(entry), png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)) };
  });
}

/** How far two pictures of one size are apart, from 0 to 255 a channel. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
  if (!left || left.length !== right?.length) return Infinity;
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}

test('an icon file says that it is one, and how many pictures it holds', async () => {
  const ico = await faviconOf(icon);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, faviconSizes.length, 0]);
  const whole = await Promise.all(picturesIn(ico).map(async ({ png }) => (await sharp(png).metadata()).width));
  expect(picturesIn(ico).map(({ size }) => size)).toEqual(faviconSizes);
  expect(whole).toEqual(faviconSizes);
});

test.each(faviconSizes)('public/favicon.ico holds the icon at %i pixels', async (size) => {
  const found = picturesIn(readFileSync('public/favicon.ico')).find((picture) => picture.size === size);
  if (!found) throw new Error('run npx tsx scripts/assets/icons/favicon.ts');
  const { width, height, format } = await sharp(found.png).metadata();
  expect([width, height, format]).toEqual([size, size, 'png']);
  // Not to the byte: other machines round a little differently.
  expect(await difference(found.png, await rendered(icon, size))).toBeLessThan(2);
});
