import { setTimeout } from 'node:timers/promises';
import { routes } from '../../content/routes';
import { visitorsBrowser } from '../lib/browsers.mjs';
import { openRawTab, type RawTab } from '../lib/raw-chromium';
import { cpuSlowdown, phone, slow4g } from './conditions';
import type { Bench } from './measure-all';
import { serveSlowly } from './slow-line';
import { kilobytes, median } from './table';

/** Milliseconds until a page is loaded, of reading, that a finger rests on the screen, and until the next page is painted for certain. */
const [loading, reading, press, settled] = [3000, 4000, 80, 3000];

interface Tap {
  /** Milliseconds from the moment the finger leaves the screen to the largest paint. */
  paint: number;
  prerendered: boolean;
  /** Bytes of the whole visit: what is more with prerendering was fetched in vain. */
  bytes: number;
}

/** @param prerendering false switches the browser's prerendering off */
function openPhone(prerendering: boolean): Promise<RawTab> {
  const browser = visitorsBrowser();
  if (!browser) throw new Error('no Chromium: npm test says how to install one');
  const { viewport, deviceScaleFactor, isMobile } = phone;
  return openRawTab(browser, [
    ['Page.enable'],
    ['Page.setPrerenderingAllowed', { isAllowed: prerendering }],
    ['Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }],
    ['Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile }],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ]);
}

/** Text of a function for the page: the links to other pages that are on the screen, those in its middle first. */
const linksOnScreen = `[...document.querySelectorAll('main a[href^="/"]')]
  .map((link) => ({ link, box: link.getBoundingClientRect() }))
  .map(({ link, box }) => ({ path: link.pathname, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  .filter(({ path, x, y }) => !path.includes('.') && path !== location.pathname && path !== '${routes.planCustomTrip}'
    && x > 0 && x < innerWidth && y > 80 && y < innerHeight - 80 && document.elementFromPoint(x, y)?.closest('a')?.pathname === path)
  .sort((a, b) => Math.abs(a.y - innerHeight / 2) - Math.abs(b.y - innerHeight / 2))`;

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Taps a link of the screen. @returns undefined where there is none */
async function tapLink(tab: RawTab, place: 'middle' | 'edge'): Promise<Omit<Tap, 'bytes'> | undefined> {
  const links = (await tab.evaluate(linksOnScreen)) as { x: number; y: number }[];
  const link = links.at(place === 'middle' ? 0 : -1);
  if (!link) return undefined;
  const touch = (type: string, touchPoints: object[]) => tab.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: link.x, y: link.y }]);
  await setTimeout(press);
  const tapped = performance.timeOrigin + performance.now();
  // Not waited for: the page that would answer is left.
  touch('touchEnd', []).catch(() => undefined);
  await setTimeout(settled);
  const [origin, paint, activated] = (await tab.evaluate(
    `${largestPaint}.then((paint) => [performance.timeOrigin, paint, performance.getEntriesByType('navigation')[0].activationStart])`,
  )) as [number, number, number];
  return { paint: origin + paint - tapped, prerendered: activated > 0 };
}

/** A visit in a browser and on a line of its own, so that nothing is cached before. */
async function visit(site: string, from: string, place: 'middle' | 'edge', prerendering: boolean): Promise<Tap[]> {
  const line = await serveSlowly(site, slow4g);
  const tab = await openPhone(prerendering);
  try {
    await tab.send('Page.navigate', { url: line.origin + from });
    await setTimeout(loading);
    // To where a visitor of a list reads.
    await tab.evaluate("scrollTo({ top: 700, behavior: 'instant' })");
    await setTimeout(reading);
    const tap = await tapLink(tab, place);
    return tap ? [{ ...tap, bytes: line.received() }] : [];
  } finally {
    await tab.close();
    line.close();
  }
}

export const nextPage: Bench<Tap> = {
  names: [routes.home, routes.domestic, routes.honeymoon, routes.allPackages, routes.destinations, routes.finder],
  async measure({ origin }, from) {
    const taps: [string, Tap][] = [];
    for (const place of ['middle', 'edge'] as const)
      for (const prerendering of [true, false])
        for (const tap of await visit(origin, from, place, prerendering))
          taps.push([`${place}, ${prerendering ? 'prerendering' : 'without'}`, tap]);
    return taps;
  },
  head: ['median ms', 'worst', 'prerendered', 'KB a visit'],
  cells(taps) {
    const paints = taps.map(({ paint }) => paint);
    return [
      median(paints).toFixed(0),
      Math.max(...paints).toFixed(0),
      `${taps.filter(({ prerendered }) => prerendered).length}/${taps.length}`,
      kilobytes(median(taps.map(({ bytes }) => bytes))),
    ];
  },
};
