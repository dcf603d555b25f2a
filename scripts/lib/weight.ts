/** What files weigh on the wire. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from './memoize';

/** Compressed again a photograph, a film or a typeface only grows: hosts send these as they are. */
const packed = /\.(woff2?|avif|webp|jpe?g|png|gif|mp4|webm|pdf|zip|ico)$/;

const compressed = (content: Buffer, quality: number): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** As the best of hosts do: brotli at its highest quality. */
export const brotli = (content: Buffer): Buffer => compressed(content, 11);

/** Bytes of a text at quality 9: within a tenth of the highest, in a fifth of its time. */
export const quickWeight = (text: string): number => compressed(Buffer.from(text), 9).length;

/**
 * Bytes by which a text is over a limit on the wire; 0 when it is not. Only what quality 9 leaves too large is weighed at the highest.
 * @param most the limit in bytes
 */
export const bytesOver = (text: string, most: number): number =>
  quickWeight(text) <= most ? 0 : Math.max(0, brotli(Buffer.from(text)).length - most);

/** Bytes of a file's body on the wire. */
export const weightOf = memoize((path) => {
  const content = readFileSync(path);
  return packed.test(path) ? content.length : brotli(content).length;
});
