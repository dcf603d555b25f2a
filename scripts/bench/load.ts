import { routes } from '../../content/routes';
import { budgets } from '../check/budgets';
import { readTimings, type PageTimings } from '../lib/page-timings';
import { phone, slow3g, slow4g, type Line } from './conditions';
import type { Bench } from './measure-all';
import { hydrate, inNewPage } from './measured-page';
import { kilobytes, median, sum } from './table';

/** Milliseconds to keep recording after load, so that idle work of the page is included. */
const watchAfterLoad = 2500;

interface Visit extends PageTimings {
  /** Milliseconds of the longest task before and after the first movement; 0 when there was no long task. */
  longest: number;
  longestHydrating: number;
}

const longestOf = (tasks: PageTimings['longTasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** A first visit without input, and then the start of React. */
const visit = (address: string, line: Line, hasScripts: boolean): Promise<Visit> =>
  inNewPage(phone, async (page, cdp) => {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.download,
      uploadThroughput: line.upload,
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const timings = await readTimings(page);
    const moved = await page.evaluate(() => performance.now());
    if (hasScripts) await hydrate(page);
    const { longTasks, resources } = await readTimings(page);
    return {
      ...timings,
      resources,
      longest: longestOf(timings.longTasks),
      longestHydrating: longestOf(longTasks.filter(({ start }) => start >= moved)),
    };
  });

/** The baseline is visited right after the page: what slows the machine for a while slows both. */
interface Sample {
  page: Visit;
  baseline: Visit;
}

function cells(samples: readonly Sample[]): string[] {
  const pages = samples.map(({ page }) => page);
  // A visit in which the browser reported no paint is left out.
  const middle = (value: (visit: Visit) => number) => median(pages.map(value).filter(Number.isFinite));
  const transferred = (beforeLoad: boolean) => {
    const counted = pages.map(({ resources }) => resources.filter((resource) => resource.beforeLoad === beforeLoad));
    const bytes = median(counted.map((resources) => sum(resources.map((resource) => resource.bytes))));
    return [kilobytes(bytes), median(counted.map(({ length }) => length)).toFixed(0)];
  };
  const lcpRatio = median(samples.map(({ page, baseline }) => page.lcp / baseline.lcp).filter(Number.isFinite));
  const longest = middle((page) => page.longest);
  return [
    middle(({ fcp }) => fcp).toFixed(0),
    middle(({ lcp }) => lcp).toFixed(0),
    lcpRatio.toFixed(3),
    longest.toFixed(0),
    middle(({ longestHydrating }) => longestHydrating).toFixed(0),
    kilobytes(middle(({ html }) => html)),
    ...transferred(true),
    ...transferred(false),
    `${lcpRatio <= budgets.lcpRatio ? '' : 'LCP '}${longest <= budgets.longTask ? '' : 'task'}`.trim(),
  ];
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
  head: [
    ...['FCP ms', 'LCP ms', '×baseline', 'longest task', '…hydrating', 'HTML KB'],
    ...['KB before load', 'requests', 'KB after', 'requests', 'over budget'],
  ],
  cells,
};
