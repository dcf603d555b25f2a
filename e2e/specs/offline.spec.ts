/**
 * After the second page of a visit, opened pages work without a network, and other pages say that there is none. A new version is shown at
 * once, and the worker can be removed. The unit tests in `packages/export/browser/worker/` cover a failing store.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { booking } from '../../content/pages/booking';
import { offlinePage } from '../../content/words/shared';
import { askFile, posterFile, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { compileWorker } from '../../packages/export/index';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { expect, isRuntime, openHydrated, test } from '../support/site';
import { seedTrips, tripOf } from '../../content/catalogue/trips';
import { actionOf } from '../../content/pages/trip-list';

test.use({ serviceWorkers: 'allow' });

const trip = tripOf(seedTrips[0]?.id ?? '');
const other = tripOf(seedTrips[1]?.id ?? '');

const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name ? { name } : {}) });
const isStored = (page: Page, path: string) => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path);
const workers = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));

/** Opens a first and a second page, which installs the worker. */
async function visitTwo(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + tripPath(trip.id));
  expect(await workers(page)).toBe(0);
  await page.locator(`footer a[href="${routes.about}"]`).click();
  await page.waitForURL(`**${routes.about}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test.describe('after two pages', () => {
  test.skip(!site.offline, 'content/site.ts has offline pages switched off');

  test('reads an ask without a network once the finder was opened', async ({ page, context }) => {
    await visitTwo(page);
    await openHydrated(page, routes.finder);
    for (const path of [routes.finder, askFile]) await expect.poll(() => isStored(page, path)).toBe(true);
    await context.setOffline(true);
    await page.goto(`${routes.finder}?search=munar`);
    await expect(page.locator('main article:visible h3').first()).toContainText('Munnar');
    await context.setOffline(false);
  });

  test('opens visited pages with their posters without a network, and offers a call on others', async ({
    page,
    context,
  }) => {
    await visitTwo(page);
    // The poster of the first page is stored after the page itself.
    for (const path of [tripPath(trip.id), routes.about, posterFile(trip.picture, 'wide')])
      await expect.poll(() => isStored(page, path)).toBe(true);
    await context.setOffline(true);
    await page.goto(tripPath(trip.id));
    await expect(title(page, trip.name)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(actionOf(trip)) }).first()).toBeVisible();
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

  test('does not store a page that the host sent for a script, so the next page runs its scripts', async ({ page }) => {
    let broken = false;
    const host = exportServer('out', await readHostRules('out'));
    const server = createServer((request, response) => {
      if (broken && isRuntime(new URL(request.url ?? '', 'http://localhost')))
        response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>Sign in</title>');
      else host.emit('request', request, response);
    }).listen(0);
    const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    await visitTwo(page, origin);
    broken = true;
    await page.goto(origin + routes.bookNow);
    await expect(page.getByRole('button', { name: booking.plainForm })).toBeVisible();
    broken = false;
    await openHydrated(page, origin + routes.bookNow);
    await expect(page.getByRole('button', { name: booking.next })).toBeVisible();
    server.close();
  });

  test('shows a new version of a page at once, and removes the worker when it is switched off', async ({ page }) => {
    let version = 1;
    let enabled = true;
    const host = exportServer('out', await readHostRules('out'));
    const server = createServer((request, response) => {
      const { url } = request;
      if (url === '/worker.js') response.setHeader('Content-Type', 'text/javascript').end(compileWorker(enabled));
      else if (url === routes.about && version === 2)
        response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><title>New</title><h1>A new version</h1>');
      else host.emit('request', request, response);
    }).listen(0);
    await visitTwo(page, `http://localhost:${String((server.address() as AddressInfo).port)}`);
    await expect.poll(() => isStored(page, routes.about)).toBe(true);
    version = 2;
    await page.reload();
    await expect(title(page, 'A new version')).toBeVisible();
    enabled = false;
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    server.close();
  });
});
