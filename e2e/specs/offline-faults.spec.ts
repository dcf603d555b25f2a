/** Whatever happens to the worker's store, and whatever it holds: with a network, visitors get what the network has. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { tripOf } from '../../content/queries/trips';
import { itineraryFile, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { compileWorker } from '../../scripts/export/browser/compile-worker';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { expect, test } from '../support/site';

test.use({ serviceWorkers: 'allow' });
test.skip(!site.offline, 'content/site.ts has offline pages switched off');

const trip = tripOf(seedTrips[0]?.id ?? '');
let server: Server | undefined;
test.afterEach(() => void server?.close());

/** Serves the site with other answers at some paths. @returns its origin */
async function serveWith(answers: Readonly<Record<string, RequestListener>>): Promise<string> {
  const whole = exportServer('out', await readHostRules('out'));
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else whole.emit('request', request, response);
  }).listen(0);
  return `http://localhost:${String((server.address() as AddressInfo).port)}`;
}

/** Two pages, with the second of which the worker comes, and a third one that it answers. */
async function visitThree(page: Page, origin: string): Promise<void> {
  await page.goto(origin + routes.contact);
  await page.locator(`footer a[href="${routes.about}"]`).click();
  await page.waitForURL(`**${routes.about}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(origin + tripPath(trip.id));
  await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

for (const [how, caches] of [
  ['rejects', "new Proxy({}, { get: () => () => Promise.reject(new DOMException('internal error', 'UnknownError')) })"],
  ['throws', "new Proxy({}, { get: () => () => { throw new DOMException('refused', 'SecurityError') } })"],
  ['is missing', 'undefined'],
] as const) {
  test(`a store that ${how} changes nothing while there is a network`, async ({ page, noise }) => {
    const broken = `Object.defineProperty(self, 'caches', { value: ${caches} });${compileWorker(true)}`;
    const origin = await serveWith({
      '/worker.js': (_request, response) => response.setHeader('Content-Type', 'text/javascript').end(broken),
    });
    await visitThree(page, origin);
    expect(
      await page.locator('.hero-picture').evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
    ).toBe(true);
    await page.locator(`footer a[href="${routes.about}"]`).click();
    await page.waitForURL(`**${routes.about}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(noise).toEqual([]);
  });
}

test('a full store keeps the page it has', async ({ page, context }) => {
  const origin = await serveWith({});
  await visitThree(page, origin);
  const isStored = () => page.evaluate((path) => caches.match(path).then(Boolean), tripPath(trip.id));
  await expect.poll(isStored).toBe(true);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const isFull = () =>
    page.evaluate(() =>
      caches
        .open('files')
        .then((cache) => cache.put('/too-much', new Response('x'.repeat(100_000))))
        .then(
          () => false,
          () => true,
        ),
    );
  await expect.poll(isFull).toBe(true);
  await page.reload();
  await page.goto(origin + routes.about);
  await context.setOffline(true);
  await page.goto(origin + tripPath(trip.id));
  await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
});

test('a changed itinerary is fetched anew, and the new one is there without a network', async ({ page, context }) => {
  let price = 'old price';
  const file = itineraryFile(trip.id);
  const origin = await serveWith({
    [file]: (_request, response) => response.setHeader('Content-Type', 'application/pdf').end(price),
  });
  await visitThree(page, origin);
  const fetched = () => page.evaluate((path) => fetch(path).then((answer) => answer.text()), file);
  const stored = () => page.evaluate((path) => caches.match(path).then((answer) => answer?.text()), file);
  expect(await fetched()).toBe('old price');
  await expect.poll(stored).toBe('old price');
  price = 'new price';
  expect(await fetched()).toBe('new price');
  await expect.poll(stored).toBe('new price');
  await context.setOffline(true);
  expect(await fetched()).toBe('new price');
});
