/** After the second page of a visit: what was opened is there without a network, the rest says so, and the worker can be taken back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { compileWorker } from '../scripts/export/compile-worker';
import { exportServer } from '../scripts/server';
import { expect, test } from './site';

test.use({ serviceWorkers: 'allow' });

/** A first and a second page, and the worker settled with both. */
async function visitTwo(page: Page): Promise<void> {
  await page.goto('/packages/kerala-package');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  await page.getByRole('link', { name: 'Kerala', exact: true }).last().click();
  await page.waitForURL('**/destinations/kerala');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => caches.match('/packages/kerala-package').then(Boolean))).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.match('/destinations/kerala').then(Boolean))).toBe(true);
  // The poster of the first page follows the page itself.
  await expect
    .poll(() => page.evaluate(() => caches.match('/posters/kerala-package-wide.svg').then(Boolean)))
    .toBe(true);
}

test('the first page of a visit asks for no worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_500);
  expect(asked).not.toContain('/worker.js');
  expect(asked).not.toContain('/offline');
});

test('pages that were opened, with their posters, open without a network; others say that there is none and offer a call', async ({
  page,
  context,
}) => {
  await visitTwo(page);
  await context.setOffline(true);
  await page.goto('/packages/kerala-package');
  await expect(page.getByRole('heading', { level: 1, name: 'Kerala Package' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Book This Package/ }).first()).toBeVisible();
  expect(
    await page
      .locator('.hero-picture')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.goto('/packages/goa-beach-paradise');
  await expect(page.getByRole('heading', { name: 'No network just now' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await context.setOffline(false);
  await page.goto('/packages/goa-beach-paradise');
  await expect(page.getByRole('heading', { level: 1, name: 'Goa Beach Paradise' })).toBeVisible();
});

test('an itinerary fetched once is there without a network', async ({ page, context }) => {
  await visitTwo(page);
  const size = () =>
    page.evaluate(() =>
      fetch('/itineraries/kerala-package.pdf')
        .then((answer) => answer.blob())
        .then((blob) => blob.size),
    );
  const online = await size();
  await context.setOffline(true);
  expect(await size()).toBe(online);
});

test('a new version of a page is shown at once, and the worker goes when it is switched off', async ({ page }) => {
  const site = exportServer('out');
  let version = 1;
  let enabled = true;
  const server = createServer((request, response) => {
    if (request.url === '/worker.js') response.setHeader('Content-Type', 'text/javascript').end(compileWorker(enabled));
    else if (request.url === '/about' && version === 2)
      response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>New</title><h1>A new version</h1>');
    else site.emit('request', request, response);
  }).listen(0);
  const base = `http://localhost:${String((server.address() as AddressInfo).port)}`;

  await page.goto(`${base}/contact`);
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => caches.match('/about').then(Boolean))).toBe(true);
  version = 2;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A new version' })).toBeVisible();

  enabled = false;
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  server.close();
});
