import type { Format } from './kit';

const kib = 1024;

/** Bytes of brotli that a poster of each format may weigh, and what a new one is to stay under if it can. */
export const limits: Readonly<Record<Format, { most: number; good: number }>> = {
  card: { most: 12 * kib, good: 7 * kib },
  wide: { most: 15 * kib, good: 12 * kib },
  tall: { most: 15 * kib, good: 10 * kib },
};

/** Elements that a poster may have: a phone lays each of them out. */
export const mostElements = 400;
