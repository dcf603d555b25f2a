import { existsSync, readFileSync } from 'node:fs';

/** Returns whether a marker is a frame header, which contains the size of the picture. Three of these numbers belong to other tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The longer side of a JPEG in pixels; undefined if there is no such file, or if it is no JPEG. */
export function jpegSide(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes[at + 1] ?? 0)) return Math.max(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
