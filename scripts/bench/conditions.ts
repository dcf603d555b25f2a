/** The devices and network conditions that pages are measured on. */

/** A phone of 360×740 CSS pixels, two device pixels each. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

export const desktop = { viewport: { width: 1280, height: 800 } } as const;

/** CPU throttling: how many times slower than this machine. */
export const cpuSlowdown = 4;

/** Milliseconds to keep recording after load, so that idle work of the page is included. */
export const watchAfterLoad = 2500;

/** Milliseconds to wait after a visit of another site, so that its cleaning up does not slow the next visit. */
export const pauseAfterOther = 3000;

export interface Line {
  id: string;
  /** Milliseconds of a round trip. */
  latency: number;
  /** Bytes a second. */
  download: number;
  upload: number;
}

const kilobit = 1000 / 8;

export const lines: readonly Line[] = [
  { id: 'slow-3g', latency: 400, download: 400 * kilobit, upload: 400 * kilobit },
  { id: 'slow-4g', latency: 150, download: 1600 * kilobit, upload: 750 * kilobit },
];
