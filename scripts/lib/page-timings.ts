/** The browser's own timings of how a page loaded. */
import type { Page } from '@playwright/test';

export interface LongTask {
  /** Milliseconds since navigation. */
  start: number;
  duration: number;
}

export interface PageTimings {
  /** Milliseconds since navigation. */
  fcp: number;
  lcp: number;
  /** Tag and class of the element of the largest paint. */
  lcpElement: string;
  /** Sum of all layout shifts. */
  cls: number;
  longTasks: LongTask[];
  /** Bytes of the HTML's body on the wire. */
  html: number;
  status: number;
  /** Addresses of the pictures that the page loads lazily. */
  lazy: string[];
}

/** Runs in the page: it may use nothing from outside itself. */
function read(): PageTimings {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const navigation = performance
    .getEntriesByType('navigation')
    .find((entry) => entry instanceof PerformanceNavigationTiming);
  const largest = entries('largest-contentful-paint')
    .filter((entry) => entry instanceof LargestContentfulPaint)
    .at(-1);
  const shifts = entries('layout-shift').map((entry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : Number.NaN,
  );
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: largest?.startTime ?? Number.NaN,
    lcpElement: largest?.element
      ? `${largest.element.tagName.toLowerCase()}.${largest.element.className.slice(0, 40)}`
      : '',
    cls: shifts.reduce((total, shift) => total + shift, 0),
    longTasks: entries('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
    html: navigation?.encodedBodySize ?? Number.NaN,
    status: navigation?.responseStatus ?? 0,
    lazy: [...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc),
  };
}

export const readTimings = (page: Page): Promise<PageTimings> => page.evaluate(read);
