/** Bytes of brotli that a map may weigh. */
export const mostBytes = 6 * 1024;

/** Elements that a map may have: a phone lays each of them out. */
export const mostElements = 160;

/** CSS pixels of the smallest lettering on a screen of 320 px, where a map is 291 px wide. */
export const leastLettering = { pixels: 11, screen: 291 } as const;
