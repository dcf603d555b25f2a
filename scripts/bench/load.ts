import { routes } from '../../content/routes';
import { budgets } from '../check/budgets';
import { readTimings, type PageTimings } from '../lib/page-timings';
import { phone, slow3g, slow4g, type Line } from './conditions';
import { kilobytes, median } from './figures';
import type { Bench } from './measure-all';
import { hydrate, inNewPage } from './measured-page';

/** Milliseconds to keep recording after load, so that idle work of the page is included. */
const watchAfterLoad = 2500;

interface Visit extends PageTimings {
  /** Milliseconds of the longest task before and after the first movement; 0 when there was no long task. */
  longest: number;
  longestHydrating: number;
}

const longestOf = (tasks: PageTimings['longTasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** A first visit without input, and then the start of React. */
const visit = (address: string, line: Line): Promise<Visit> =>
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
    await hydrate(page);
    const { longTasks, resources } = await readTimings(page);
    return {
      ...timings,
      resources,
      longest: longestOf(timings.longTasks),
      longestHydrating: longestOf(longTasks.filter(({ start }) => start >= moved)),
    };
  });

function cells(visits: readonly Visit[]) {
  // A visit in which the browser reported no paint is left out.
  const middle = (value: (visit: Visit) => number) => median(visits.map(value).filter(Number.isFinite));
  const transferred = (beforeLoad: boolean) => {
    const counted = visits.map(({ resources }) => resources.filter((resource) => resource.beforeLoad === beforeLoad));
    const bytes = counted.map((resources) => resources.reduce((sum, resource) => sum + resource.bytes, 0));
    return `${kilobytes(median(bytes))} in ${median(counted.map(({ length }) => length))}`;
  };
  const longest = middle((page) => page.longest);
  return {
    'FCP ms': Math.round(middle(({ fcp }) => fcp)),
    'LCP ms': Math.round(middle(({ lcp }) => lcp)),
    'longest task': longest,
    '…hydrating': middle(({ longestHydrating }) => longestHydrating),
    'HTML KB': kilobytes(middle(({ html }) => html)),
    'KB before load': transferred(true),
    'KB after': transferred(false),
    'over budget': longest > budgets.longTask ? 'task' : '',
  };
}

export const load: Bench<Visit> = {
  names: [routes.home, routes.finder, routes.domestic, routes.allPackages, routes.bookNow, '/packages/kerala-package'],
  measure: async ({ origin }, route) => [
    [`${route} on slow 3G`, await visit(origin + route, slow3g)],
    [`${route} on slow 4G`, await visit(origin + route, slow4g)],
  ],
  cells,
};
