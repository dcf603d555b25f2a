/** The transfer size of files. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '../memoize';

/** Compressing a photograph, a film or a font again only enlarges it, so hosts send these as they are. */
const packed = /\.(woff2?|avif|webp|jpe?g|png|gif|mp4|webm|pdf|zip|ico)$/;

/** The size after brotli: quality 11 as the best hosts use, or 9, which is within a tenth of that in a fifth of the time. */
const brotli = (content: Buffer, quality: 9 | 11): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;

/** The size of a text at quality 9. */
export const quickWeight = (text: string): number => brotli(Buffer.from(text), 9);

/** The bytes by which a text exceeds a limit when transferred; 0 if it does not. Quality 11 is computed only if quality 9 exceeds the
 * limit.
 * @param most The limit in bytes.
 */
export const bytesOver = (text: string, most: number): number =>
  quickWeight(text) <= most ? 0 : Math.max(0, brotli(Buffer.from(text), 11) - most);

/** The transfer size of a file's body in bytes. */
export const weightOf = memoize((path) => {
  const content = readFileSync(path);
  return packed.test(path) ? content.length : brotli(content, 11);
});
