import type { Format } from './kit';

const kib = 1024;

/** The largest size of a poster in each format, in bytes after brotli, and a smaller one to aim at. */
export const limits: Readonly<Record<Format, { most: number; good: number }>> = {
  card: { most: 12 * kib, good: 7 * kib },
  wide: { most: 15 * kib, good: 12 * kib },
  tall: { most: 15 * kib, good: 10 * kib },
};

/** Elements that a poster may have: a phone lays each of them out. */
export const mostElements = 400;
