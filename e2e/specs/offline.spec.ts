/** After the second page of a visit: what was opened is there without a network, the rest says so, and the worker can be taken back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { offlinePage } from '../../content/pages/shared';
import { tripOf } from '../../content/queries/trips';
import { itineraryFile, posterFile, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { compileWorker } from '../../scripts/export/browser/compile-worker';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { lastPlace } from '../support/catalogue';
import { expect, idle, test } from '../support/site';

test.use({ serviceWorkers: 'allow' });
/** What an operator may switch off. */
const needsOffline = [!site.offline, 'content/site.ts has offline pages switched off'] as const;

const trip = tripOf(seedTrips[0]?.id ?? '');
const other = tripOf(seedTrips[1]?.id ?? '');
/** A page that every page links to. */
const place = lastPlace.href;

/** A first and a second page, and the worker settled with both. */
async function visitTwo(page: Page): Promise<void> {
  await page.goto(tripPath(trip.id));
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  await page.locator(`footer a[href="${place}"]`).click();
  await page.waitForURL(`**${place}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), tripPath(trip.id))).toBe(true);
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), place)).toBe(true);
  // The poster of the first page follows the page itself.
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), posterFile(trip.picture, 'wide')))
    .toBe(true);
}

test('the first page of a visit asks for no worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(routes.contact, { waitUntil: 'networkidle' });
  await idle(page);
  expect(asked).not.toContain('/worker.js');
  expect(asked).not.toContain('/offline');
});

test('pages that were opened, with their posters, open without a network; others say that there is none and offer a call', async ({
  page,
  context,
}) => {
  test.skip(...needsOffline);
  await visitTwo(page);
  await context.setOffline(true);
  await page.goto(tripPath(trip.id));
  await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(trip.action) }).first()).toBeVisible();
  expect(
    await page
      .locator('.hero-picture')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.goto(tripPath(other.id));
  await expect(page.getByRole('heading', { name: offlinePage.heading })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await context.setOffline(false);
  await page.goto(tripPath(other.id));
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
});

test('an itinerary fetched once is there without a network, from the third page on', async ({ page, context }) => {
  test.skip(...needsOffline);
  await visitTwo(page);
  // The page that registered the worker is not its own, see service-worker.ts.
  await page.goto(tripPath(trip.id));
  const size = () =>
    page.evaluate(
      (file) =>
        fetch(file)
          .then((answer) => answer.blob())
          .then((blob) => blob.size),
      itineraryFile(trip.id),
    );
  const online = await size();
  // The worker keeps its copy after it has answered.
  await expect.poll(() => page.evaluate((file) => caches.match(file).then(Boolean), itineraryFile(trip.id))).toBe(true);
  await context.setOffline(true);
  expect(await size()).toBe(online);
});

test('a new version of a page is shown at once, and the worker goes when it is switched off', async ({ page }) => {
  test.skip(...needsOffline);
  const site = exportServer('out', await readHostRules('out'));
  let version = 1;
  let enabled = true;
  const server = createServer((request, response) => {
    if (request.url === '/worker.js') response.setHeader('Content-Type', 'text/javascript').end(compileWorker(enabled));
    else if (request.url === routes.about && version === 2)
      response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>New</title><h1>A new version</h1>');
    else site.emit('request', request, response);
  }).listen(0);
  const base = `http://localhost:${String((server.address() as AddressInfo).port)}`;

  await page.goto(base + routes.contact);
  await page.locator(`footer a[href="${routes.about}"]`).click();
  await page.waitForURL(`**${routes.about}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), routes.about)).toBe(true);
  version = 2;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A new version' })).toBeVisible();

  enabled = false;
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  server.close();
});
