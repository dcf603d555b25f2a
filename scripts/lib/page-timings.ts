/** The browser's own timings of how a page loaded. */
import type { Page } from '@playwright/test';

/** Runs in the page: it may use nothing from outside itself. */
function read() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const shifts = entries('layout-shift').map((entry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : Number.NaN,
  );
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    /** Milliseconds since navigation; NaN where the browser reports no such paint. */
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    /** Sum of all layout shifts. */
    cls: shifts.reduce((total, shift) => total + shift, 0),
    longTasks: entries('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
    /** Bytes of the page itself on the wire, with about 300 for headers. */
    html: navigation?.transferSize ?? Number.NaN,
    /** The same of all that it asked for so far. */
    resources: resources.map(({ transferSize, startTime }) => ({
      bytes: transferSize,
      beforeLoad: startTime < (navigation?.loadEventStart ?? 0),
    })),
  };
}

export type PageTimings = ReturnType<typeof read>;

export const readTimings = (page: Page): Promise<PageTimings> => page.evaluate(read);
