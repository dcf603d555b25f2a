/** What files weigh on the wire. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from './memoize';

/** Compressed again a photograph, a film or a typeface only grows: hosts send these as they are. */
const packed = /\.(woff2?|avif|webp|jpe?g|png|gif|mp4|webm|pdf|zip|ico)$/;

/** Bytes that brotli makes of a content: at 11 as the best of hosts do, at 9 within a tenth of that, in a fifth of its time. */
const brotli = (content: Buffer, quality: 9 | 11): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;

/** Bytes of a text at quality 9. */
export const quickWeight = (text: string): number => brotli(Buffer.from(text), 9);

/**
 * Bytes by which a text is over a limit on the wire; 0 when it is not. Only what quality 9 leaves too large is weighed at the highest.
 * @param most the limit in bytes
 */
export const bytesOver = (text: string, most: number): number =>
  quickWeight(text) <= most ? 0 : Math.max(0, brotli(Buffer.from(text), 11) - most);

/** Bytes of a file's body on the wire. */
export const weightOf = memoize((path) => {
  const content = readFileSync(path);
  return packed.test(path) ? content.length : brotli(content, 11);
});
