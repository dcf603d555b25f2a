/** A visitor with a phone who reads a page and taps one of its links. */
import { setTimeout } from 'node:timers/promises';
import { routes } from '../../content/routes';
import { visitorsBrowser } from '../lib/browsers.mjs';
import { openRawTab, type RawTab } from '../lib/raw-chromium';
import { cpuSlowdown, phone } from './conditions';

/** Milliseconds of reading before a tap. */
const reading = 4000;
/** Milliseconds after a tap until the next page has certainly been painted. */
const settled = 3000;
/** Milliseconds that a finger rests on the screen. */
const press = 80;

export interface Tap {
  from: string;
  to: string;
  /** Milliseconds from the moment the finger leaves the screen to the largest paint. */
  paint: number;
  prerendered: boolean;
}

/** @param prerendering false switches the browser's prerendering off */
export function openPhone(prerendering = true): Promise<RawTab> {
  const browser = visitorsBrowser();
  if (!browser) throw new Error('no Chromium: npm test installs one');
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
  .map(({ link, box }) => ({ href: link.getAttribute('href'), path: link.pathname, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  .filter(({ path, x, y }) => !path.includes('.') && path !== location.pathname && path !== '${routes.planCustomTrip}'
    && x > 0 && x < innerWidth && y > 80 && y < innerHeight - 80 && document.elementFromPoint(x, y)?.closest('a')?.pathname === path)
  .sort((a, b) => Math.abs(a.y - innerHeight / 2) - Math.abs(b.y - innerHeight / 2))`;

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

interface Link {
  href: string;
  x: number;
  y: number;
}

/** Milliseconds until a page is loaded, on the slowest line that is measured. */
const loading = 3000;

export async function open(tab: RawTab, address: string): Promise<void> {
  await tab.send('Page.navigate', { url: address });
  await setTimeout(loading);
}

/** Reads the open page four seconds, from `scrolled` CSS pixels below its top. */
export async function read(tab: RawTab, scrolled: number): Promise<void> {
  await tab.evaluate(`scrollTo({ top: ${scrolled}, behavior: 'instant' })`);
  await setTimeout(reading);
}

/**
 * Taps a link of the screen.
 * @param choose its place in the list of links on the screen, from the middle outwards
 * @returns undefined where no link is on the screen
 */
export async function tapLink(tab: RawTab, choose: (count: number) => number): Promise<Tap | undefined> {
  const links = (await tab.evaluate(linksOnScreen)) as Link[];
  const link = links[choose(links.length)];
  if (!link) return undefined;
  const from = (await tab.evaluate('location.pathname')) as string;
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
  return { from, to: link.href, paint: origin + paint - tapped, prerendered: activated > 0 };
}
