import { existsSync, readFileSync } from 'node:fs';

/** Whether a marker is a frame header, which says how large the picture is: three of these numbers are of other tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The longer side of a JPEG in pixels; undefined where there is no file, or it is none. */
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
