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

/**
 * Bytes by which a text is over a limit on the wire; 0 when it is not. The highest quality takes eight times as long as 9: only what 9
 * leaves too large is weighed so.
 * @param most the limit in bytes
 */
export function bytesOver(text: string, most: number): number {
  const content = Buffer.from(text);
  return compressed(content, 9).length <= most ? 0 : Math.max(0, brotli(content).length - most);
}

export const isPacked = (path: string) => packed.test(path);

/** Bytes of a file's body on the wire. */
export const weightOf = memoize((path) => {
  const content = readFileSync(path);
  return isPacked(path) ? content.length : brotli(content).length;
});
