import { routes } from '../../content/routes';
import { budgets } from '../check/budgets';
import { hydrate, inNewPage, slow3g, slow4g, type Bench, type Line } from './measured-page';
import { kilobytes, median } from './numbers';

/** The time in milliseconds to keep recording after load, so that idle work of the page is included. */
const watchAfterLoad = 2500;

/** The browser's own timings of a page load. It runs in the page, so it cannot use anything from this module. */
function readTimings() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    /** Milliseconds since navigation; NaN if the browser reports no such paint. */
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    longTasks: entries('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
    /** The transferred bytes of the page itself, including about 300 for headers. */
    html: navigation?.transferSize ?? Number.NaN,
    /** The transferred bytes of each resource requested so far. */
    resources: resources.map(({ transferSize, startTime }) => ({
      bytes: transferSize,
      beforeLoad: startTime < (navigation?.loadEventStart ?? 0),
    })),
  };
}

type PageTimings = ReturnType<typeof readTimings>;

interface Visit extends PageTimings {
  /** The longest task in milliseconds before and after the first movement; 0 if there was no long task. */
  longest: number;
  longestHydrating: number;
}

const longestOf = (tasks: PageTimings['longTasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** A first visit without input, followed by the start of React. */
const visit = (address: string, line: Line, hasScripts: boolean): Promise<Visit> =>
  inNewPage(async (page, cdp) => {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.download,
      uploadThroughput: line.upload,
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const timings = await page.evaluate(readTimings);
    const moved = await page.evaluate(() => performance.now());
    if (hasScripts) await hydrate(page);
    const { longTasks, resources } = await page.evaluate(readTimings);
    return {
      ...timings,
      resources,
      longest: longestOf(timings.longTasks),
      longestHydrating: longestOf(longTasks.filter(({ start }) => start >= moved)),
    };
  });

/** The baseline is visited right after the page, so that a temporary slowdown of the machine affects both. */
interface Sample {
  page: Visit;
  baseline: Visit;
}

function cells(samples: readonly Sample[]) {
  const pages = samples.map(({ page }) => page);
  // Visits without a reported paint are left out.
  const middle = (value: (visit: Visit) => number) => median(pages.map(value).filter(Number.isFinite));
  const transferred = (when: 'before' | 'after') => {
    const counted = pages.map(({ resources }) =>
      resources.filter(({ beforeLoad }) => beforeLoad === (when === 'before')),
    );
    const bytes = counted.map((resources) => resources.reduce((total, resource) => total + resource.bytes, 0));
    return {
      [`KB ${when} load`]: kilobytes(median(bytes)),
      [`requests ${when}`]: median(counted.map(({ length }) => length)),
    };
  };
  const lcpRatio = median(samples.map(({ page, baseline }) => page.lcp / baseline.lcp).filter(Number.isFinite));
  const longest = middle((page) => page.longest);
  return {
    'FCP ms': middle(({ fcp }) => fcp),
    'LCP ms': middle(({ lcp }) => lcp),
    '×baseline': lcpRatio.toFixed(3),
    'longest task': longest,
    '…hydrating': middle(({ longestHydrating }) => longestHydrating),
    'HTML KB': kilobytes(middle(({ html }) => html)),
    ...transferred('before'),
    ...transferred('after'),
    'over budget': `${lcpRatio <= budgets.lcpRatio ? '' : 'LCP '}${longest <= budgets.longTask ? '' : 'task'}`.trim(),
  };
}

export const load: Bench<Sample> = {
  names: [routes.home, routes.finder, routes.domestic, routes.allPackages, routes.bookNow, '/packages/kerala-package'],
  async measure({ origin, baseline }, route) {
    const pair = async (line: Line): Promise<Sample> => ({
      page: await visit(origin + route, line, true),
      baseline: await visit(baseline + route, line, false),
    });
    return [
      [`${route} on slow 3G`, await pair(slow3g)],
      [`${route} on slow 4G`, await pair(slow4g)],
    ];
  },
  cells,
};
