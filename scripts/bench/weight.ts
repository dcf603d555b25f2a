/** What files weigh on the wire. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed again a photograph or a typeface only grows: hosts send these as they are. */
const packed = /\.(woff2|avif|webp|jpe?g|png|pdf|ico)$/;

/** As the best of hosts do: brotli at its highest quality. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

export const isPacked = (path: string) => packed.test(path);

const known = new Map<string, number>();

/** Bytes of a file's body on the wire; each file is compressed once in a process. */
export function weightOf(path: string): number {
  const before = known.get(path);
  if (before !== undefined) return before;
  const content = readFileSync(path);
  const bytes = isPacked(path) ? content.length : brotli(content).length;
  known.set(path, bytes);
  return bytes;
}
