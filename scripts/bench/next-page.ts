import { setTimeout } from 'node:timers/promises';
import { routes } from '../../content/routes';
import { visitorsBrowser } from '../lib/browsers.mjs';
import { openRawTab, type RawTab } from '../lib/raw-chromium';
import { cpuSlowdown, phone, slow4g, type Bench } from './measured-page';
import { kilobytes, median } from './numbers';
import { serveSlowly } from './slow-line';

/** Times in milliseconds: for a page to load, for reading, for a press on the screen, and until the next page is certainly painted. */
const [loading, reading, press, settled] = [3000, 4000, 80, 3000];

interface Tap {
  /** The time in milliseconds from the end of the touch to the largest paint. */
  paint: number;
  prerendered: boolean;
  /** The bytes of the whole visit; the excess with prerendering was fetched in vain. */
  bytes: number;
}

/** @param prerendering false disables the browser's prerendering */
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

/** An expression for the page: the first link to a record below the first screen, where a visitor of a list reads. */
const link = `[...document.querySelectorAll('main a:is([href^="/packages/"], [href^="/destinations/"])')]
  .find((link) => link.checkVisibility() && scrollY + link.getBoundingClientRect().y > 700)`;

const middle = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${link}.getBoundingClientRect())`;

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function tapLink(tab: RawTab): Promise<Omit<Tap, 'bytes'>> {
  const touch = (type: string, touchPoints: unknown[]) => tab.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [await tab.evaluate(middle)]);
  await setTimeout(press);
  const tapped = performance.timeOrigin + performance.now();
  // Not awaited, because the page that would respond is being left.
  touch('touchEnd', []).catch(() => undefined);
  await setTimeout(settled);
  const [origin, paint, activated] = (await tab.evaluate(
    `${largestPaint}.then((paint) => [performance.timeOrigin, paint, performance.getEntriesByType('navigation')[0].activationStart])`,
  )) as [number, number, number];
  return { paint: origin + paint - tapped, prerendered: activated > 0 };
}

/** A visit in a browser and on a connection of its own, so that nothing is cached. */
async function visit(site: string, from: string, prerendering: boolean): Promise<Tap> {
  const line = await serveSlowly(site, slow4g);
  const tab = await openPhone(prerendering);
  try {
    await tab.send('Page.navigate', { url: line.origin + from });
    await setTimeout(loading);
    await tab.evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await setTimeout(reading);
    return { ...(await tapLink(tab)), bytes: line.received() };
  } finally {
    await tab.close();
    line.close();
  }
}

export const nextPage: Bench<Tap> = {
  names: [routes.home, routes.domestic, routes.honeymoon, routes.allPackages, routes.destinations, routes.finder],
  measure: async ({ origin }, from) => [
    ['with prerendering', await visit(origin, from, true)],
    ['without', await visit(origin, from, false)],
  ],
  cells: (taps) => ({
    'median ms': median(taps.map(({ paint }) => paint)),
    'worst ms': Math.max(...taps.map(({ paint }) => paint)),
    prerendered: `${taps.filter(({ prerendered }) => prerendered).length}/${taps.length}`,
    'KB a visit': kilobytes(median(taps.map(({ bytes }) => bytes))),
  }),
};
