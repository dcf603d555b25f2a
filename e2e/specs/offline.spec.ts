/**
 * After the second page of a visit what was opened is there without a network, the rest says so. Whatever happens to the worker's store: with a
 * network, visitors get what the network has. And the worker can be taken back.
 */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { offlinePage } from '../../content/pages/shared';
import { tripOf } from '../../content/queries/trips';
import { itineraryFile, posterFile, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { compileWorker } from '../../scripts/export/browser/compile-worker';
import { test } from '../support/own-server';
import { expect, long } from '../support/site';

test.use({ serviceWorkers: 'allow' });

const trip = tripOf(seedTrips[0]?.id ?? '');
const other = tripOf(seedTrips[1]?.id ?? '');

const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name ? { name } : {}) });
const isStored = (page: Page, path: string) => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path);
const workers = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));

/** A first and a second page, with which the worker comes. */
async function visitTwo(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + tripPath(trip.id));
  expect(await workers(page)).toBe(0);
  await page.locator(`footer a[href="${routes.about}"]`).click();
  await page.waitForURL(`**${routes.about}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** And a third one, which the worker answers. */
async function visitThree(page: Page, origin: string): Promise<void> {
  await visitTwo(page, origin);
  await page.goto(origin + tripPath(trip.id));
  await expect(title(page, trip.name)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test.describe('after two pages', () => {
  test.skip(!site.offline, 'content/site.ts has offline pages switched off');

  test('pages that were opened, with their posters, open without a network; others say that there is none and offer a call', async ({
    page,
    context,
  }) => {
    await visitTwo(page);
    // The poster of the first page follows the page itself.
    for (const path of [tripPath(trip.id), routes.about, posterFile(trip.picture, 'wide')])
      await expect.poll(() => isStored(page, path)).toBe(true);
    await context.setOffline(true);
    await page.goto(tripPath(trip.id));
    await expect(title(page, trip.name)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(trip.action) }).first()).toBeVisible();
    const picture = page.locator('main picture img').first();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await page.goto(tripPath(other.id));
    await expect(title(page, offlinePage.heading)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await context.setOffline(false);
    await page.goto(tripPath(other.id));
    await expect(title(page, other.name)).toBeVisible();
  });

  test('a new version of a page is shown at once, and the worker goes when it is switched off', async ({
    page,
    serve,
  }) => {
    let version = 1;
    let enabled = true;
    const origin = await serve(({ url }, response) => {
      if (url === '/worker.js') response.setHeader('Content-Type', 'text/javascript').end(compileWorker(enabled));
      else if (url === routes.about && version === 2)
        response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>New</title><h1>A new version</h1>');
      else return false;
      return true;
    });
    await visitTwo(page, origin);
    await expect.poll(() => isStored(page, routes.about)).toBe(true);
    version = 2;
    await page.reload();
    await expect(title(page, 'A new version')).toBeVisible();
    enabled = false;
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });

  for (const [how, caches, tag] of [
    ['rejects', "new Proxy({}, { get: () => () => Promise.reject(new DOMException('internal', 'UnknownError')) })", {}],
    ['throws', "new Proxy({}, { get: () => () => { throw new DOMException('refused', 'SecurityError') } })", long],
    ['is missing', 'undefined', long],
  ] as const) {
    test(`a store that ${how} changes nothing while there is a network`, tag, async ({ page, serve, noise }) => {
      const broken = `Object.defineProperty(self, 'caches', { value: ${caches} });${compileWorker(true)}`;
      const origin = await serve(({ url }, response) => {
        if (url !== '/worker.js') return false;
        response.setHeader('Content-Type', 'text/javascript').end(broken);
        return true;
      });
      await visitThree(page, origin);
      const picture = page.locator('main picture img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
      await page.locator(`footer a[href="${routes.about}"]`).click();
      await page.waitForURL(`**${routes.about}`);
      await expect(title(page)).toBeVisible();
      expect(noise).toEqual([]);
    });
  }

  test('a full store keeps the page it has', async ({ page, context, serve }) => {
    const origin = await serve(() => false);
    await visitThree(page, origin);
    await expect.poll(() => isStored(page, tripPath(trip.id))).toBe(true);
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
    await expect(title(page, trip.name)).toBeVisible();
  });

  test('a changed itinerary is fetched anew, and the new one is there without a network', async ({
    page,
    context,
    serve,
  }) => {
    let price = 'old price';
    const file = itineraryFile(trip.id);
    const origin = await serve(({ url }, response) => {
      if (url !== file) return false;
      response.setHeader('Content-Type', 'application/pdf').end(price);
      return true;
    });
    await visitThree(page, origin);
    const fetched = () => page.evaluate((path) => fetch(path).then((answer) => answer.text()), file);
    const stored = () => page.evaluate((path) => caches.match(path).then((answer) => answer?.text()), file);
    for (const version of ['old price', 'new price']) {
      price = version;
      expect(await fetched()).toBe(version);
      await expect.poll(stored).toBe(version);
    }
    await context.setOffline(true);
    expect(await fetched()).toBe('new price');
  });
});
