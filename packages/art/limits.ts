import type { Format } from './kit';

const kib = 1024;

/** The largest size of a poster in each format, in bytes after brotli, and a smaller one to aim at. */
export const limits: Readonly<Record<Format, { max: number; target: number }>> = {
  card: { max: 12 * kib, target: 7 * kib },
  wide: { max: 15 * kib, target: 12 * kib },
  tall: { max: 15 * kib, target: 10 * kib },
};

/** Elements that a poster may have: a phone lays each of them out. */
export const maxElements = 400;
