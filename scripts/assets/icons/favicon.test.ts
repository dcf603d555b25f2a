import { readFileSync } from 'node:fs';
import { sharp } from '../../lib/sharp';

/** The pictures in an ICO file, as its directory names them. */
function picturesIn(ico: Buffer): { size: number; png: Buffer }[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    return { size: ico.readUInt8(entry), png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)) };
  });
}

/** The colours of a picture, seen from afar: other programs round a little differently. */
const colours = async (picture: Buffer) => [
  ...(await sharp(picture, { density: 72 }).resize(4, 4).flatten({ background: '#fff' }).raw().toBuffer()),
];

test('public/favicon.ico holds the icon for tabs, dense tabs and task bars', async () => {
  const pictures = picturesIn(readFileSync('public/favicon.ico'));
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  const icon = await colours(readFileSync('public/icon.svg'));
  for (const { png } of pictures) {
    const apart = (await colours(png)).map((value, index) => Math.abs(value - (icon[index] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(30);
  }
});
