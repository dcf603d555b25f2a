/** How long does a tap on a link take, from the end of the touch to the paint of the next page? */
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { routes } from '../../content/routes';
import { visitorsBrowser } from '../lib/browsers.mjs';
import { openRawTab, type RawTab } from '../lib/raw-chromium';
import { cpuSlowdown, kib, originOf, phone, slow4g, type Bench, type Sample } from './phone';

/** Times in milliseconds: for a page to load, for reading, for a press on the screen, and until the next page is certainly painted. */
const [loading, reading, press, settled] = [3000, 4000, 80, 3000];

/**
 * A slow 4G connection in front of a server, for prerendered pages, which the browser's own network emulation does not affect. It forwards
 * everything half a round trip later, at the speed of the connection, which all requests share.
 */
async function serveSlowly(origin: string) {
  const { latency, download } = slow4g;
  let received = 0;
  let freeAt = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [client, upstream])
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((end) => end.destroy()));
    client.on('data', (data) => void setTimeout(latency / 2).then(() => upstream.write(data)));
    upstream.on('data', (data) => {
      received += data.length;
      freeAt = Math.max(freeAt, performance.now()) + (data.length / download) * 1000;
      void setTimeout(freeAt - performance.now() + latency / 2).then(() => client.write(data));
    });
  });
  return { origin: await originOf(server), received: () => received };
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

/** An expression for the next page: when it started, its first and its largest paint since, and whether it was prerendered. */
const paints = `new Promise((resolve) => {
  const { startTime } = performance.getEntriesByName('first-contentful-paint')[0] ?? { startTime: NaN };
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => resolve([performance.timeOrigin, startTime, list.getEntries().at(-1).startTime, activationStart]))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function tapLink(tab: RawTab): Promise<Sample> {
  const touch = (type: string, touchPoints: unknown[]) => tab.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [await tab.evaluate(middle)]);
  await setTimeout(press);
  const tapped = performance.timeOrigin + performance.now();
  // Not awaited, because the page that would respond is being left.
  touch('touchEnd', []).catch(() => undefined);
  await setTimeout(settled);
  const [origin, first, largest, activated] = (await tab.evaluate(paints)) as [number, number, number, number];
  return {
    'first paint ms': origin + first - tapped,
    'largest paint ms': origin + largest - tapped,
    prerendered: Number(activated > 0),
  };
}

/** A visit in a browser and on a connection of its own, so that nothing is cached. */
async function visit(site: string, from: string, prerendering: boolean): Promise<Sample> {
  const line = await serveSlowly(site);
  const tab = await openPhone(prerendering);
  try {
    await tab.send('Page.navigate', { url: line.origin + from });
    await setTimeout(loading);
    await tab.evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await setTimeout(reading);
    // The excess of bytes with prerendering was fetched in vain.
    return { ...(await tapLink(tab)), 'KB a visit': line.received() / kib };
  } finally {
    await tab.close();
  }
}

export const nextPage: Bench = {
  names: [routes.home, routes.domestic, routes.honeymoon, routes.allPackages, routes.destinations, routes.finder],
  limits: {},
  measure: async ({ origin }, from) => [
    [`${from} with prerendering`, await visit(origin, from, true)],
    [`${from} without`, await visit(origin, from, false)],
  ],
};
