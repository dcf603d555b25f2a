/** How fast does a page appear, and what does it load? A first visit without input, followed by the start of React. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '../../content/routes';
import { fileOf, routesOf } from '../lib/exported-pages';
import { memoize } from '../lib/memoize';
import { withoutScripts } from './exported-page';
import { hydrate, inNewPage, kib, serve, slow3g, slow4g, type Bench, type Line, type Sample } from './phone';

/** The time in milliseconds to keep recording after load, so that idle work of the page is included. */
const watchAfterLoad = 2500;

/** Serves the same pages without scripts and their preloads: the baseline. */
const serveBaseline = memoize((folder) => {
  const copy = mkdtempSync(join(tmpdir(), 'baseline-'));
  process.once('exit', () => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  for (const file of routesOf(copy).map((route) => join(copy, fileOf(route))))
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  return serve(copy);
});

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
    now: performance.now(),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    longTasks: entries('longtask').map(({ startTime, duration }) => ({ startTime, duration })),
    /** The transferred bytes of the page itself, including about 300 for headers. */
    html: navigation?.transferSize ?? Number.NaN,
    /** The transferred bytes of each resource requested so far. */
    resources: resources.map(({ transferSize, startTime }) => ({
      bytes: transferSize,
      beforeLoad: startTime < (navigation?.loadEventStart ?? 0),
    })),
  };
}

/** The timings after the load, and again after the start of React. */
const visit = (address: string, { latency, download, upload }: Line, hasScripts: boolean) =>
  inNewPage(async (page, cdp) => {
    const line = { offline: false, latency, downloadThroughput: download, uploadThroughput: upload };
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const loaded = await page.evaluate(readTimings);
    if (hasScripts) await hydrate(page);
    return { loaded, hydrated: await page.evaluate(readTimings) };
  });

/** The baseline is visited right after the page, so that a temporary slowdown of the machine affects both. */
async function compare(page: string, baseline: string, line: Line): Promise<Sample> {
  const { loaded, hydrated } = await visit(page, line, true);
  const without = await visit(baseline, line, false);
  const longest = (tasks: readonly { duration: number }[]) => Math.max(0, ...tasks.map(({ duration }) => duration));
  const resources = (beforeLoad: boolean) => hydrated.resources.filter((one) => one.beforeLoad === beforeLoad);
  const kilobytes = (of: readonly { bytes: number }[]) => of.reduce((total, { bytes }) => total + bytes, 0) / kib;
  return {
    'FCP ms': loaded.fcp,
    'LCP ms': loaded.lcp,
    '×baseline': loaded.lcp / without.loaded.lcp,
    'longest task': longest(loaded.longTasks),
    '…hydrating': longest(hydrated.longTasks.filter(({ startTime }) => startTime >= loaded.now)),
    'HTML KB': loaded.html / kib,
    'KB before load': kilobytes(resources(true)),
    'requests before': resources(true).length,
    'KB after': kilobytes(resources(false)),
    'requests after': resources(false).length,
  };
}

export const load: Bench = {
  names: [routes.home, routes.finder, routes.domestic, routes.allPackages, routes.bookNow, '/packages/kerala-package'],
  // A longer task makes a tap wait.
  limits: { '×baseline': 1.05, 'longest task': 50 },
  async measure({ folder, origin }, route) {
    const baseline = await serveBaseline(folder);
    return [
      [`${route} on slow 3G`, await compare(origin + route, baseline + route, slow3g)],
      [`${route} on slow 4G`, await compare(origin + route, baseline + route, slow4g)],
    ];
  },
};
