/** The device and network conditions that pages are measured on. */

/** A phone of 360×740 CSS pixels, two device pixels each. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** CPU throttling: how many times slower than this machine. */
export const cpuSlowdown = 4;

export interface Line {
  /** Milliseconds of a round trip. */
  latency: number;
  /** Bytes a second. */
  download: number;
  upload: number;
}

const kilobit = 1000 / 8;

export const slow3g: Line = { latency: 400, download: 400 * kilobit, upload: 400 * kilobit };
export const slow4g: Line = { latency: 150, download: 1600 * kilobit, upload: 750 * kilobit };
