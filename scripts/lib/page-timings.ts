/** What the browser noted about how a page came up. Runs in the page: it may use nothing from outside itself. */
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
  /** The element of the largest paint, for whoever wonders. */
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

function read(): PageTimings {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const largest = entries('largest-contentful-paint').at(-1) as
    (PerformanceEntry & { element?: Element | null }) | undefined;
  const shifts = entries('layout-shift') as (PerformanceEntry & { value: number })[];
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: largest?.startTime ?? Number.NaN,
    lcpElement: largest?.element
      ? `${largest.element.tagName.toLowerCase()}.${largest.element.className.slice(0, 40)}`
      : '',
    cls: shifts.reduce((total, shift) => total + shift.value, 0),
    longTasks: entries('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
    html: navigation?.encodedBodySize ?? Number.NaN,
    status: navigation?.responseStatus ?? 0,
    lazy: [...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc),
  };
}

export const readTimings = (page: Page): Promise<PageTimings> => page.evaluate(read);
