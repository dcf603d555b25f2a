/** What files weigh on the wire. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { remembered } from '../remembered';

/** Compressed again a photograph or a typeface only grows: hosts send these as they are. */
const packed = /\.(woff2|avif|webp|jpe?g|png|pdf|ico)$/;

/** As the best of hosts do: brotli at its highest quality. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

export const isPacked = (path: string) => packed.test(path);

/** Bytes of a file's body on the wire. */
export const weightOf = remembered((path) => {
  const content = readFileSync(path);
  return isPacked(path) ? content.length : brotli(content).length;
});
