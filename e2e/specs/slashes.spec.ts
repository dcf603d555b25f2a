/** Addresses with two slashes in a row, as badly joined links have: the page, or the site's own not-found page, stays. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { internationalLinks } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/pages/shared';
import { tripOf } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { withSingleSlashes } from '../../scripts/hosting/single-slashes';
import { connected, ports } from '../../scripts/lib/test-environment.mjs';
import { expect, hydrated, moveMouse, test } from '../support/site';

/** Written out: a path alone that begins with two slashes is another host's. */
const site = `http://localhost:${ports.site}`;
const trip = tripOf(seedTrips[0]?.id ?? '');

/** Uses the page as a visitor does, and expects it to be the same afterwards. */
async function expectToStay(page: Page, noise: string[], heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeVisible();
  await moveMouse(page);
  await hydrated(page);
  await page.getByRole('button', { name: internationalLinks.label }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#menu-international a').first()).toBeFocused();
  await title.click();
  await expect(title).toBeVisible();
  // What the browser and the not-found page say of an address without a page.
  expect(noise.filter((line) => !/Failed to load resource.* 404|404: no page at/.test(line))).toEqual([]);
}

for (const [path, single, heading] of [
  [`/${tripPath(trip.id)}`, tripPath(trip.id), trip.name],
  [tripPath(`/${trip.id}`), tripPath(trip.id), trip.name],
  ['//nothing-here', '/nothing-here', notFoundPage.heading],
] as const) {
  test(`${path} leads to ${single}, which stays`, async ({ page, noise }) => {
    await page.goto(site + path);
    await expect(page).toHaveURL(single);
    await expectToStay(page, noise, heading);
  });
}

test('a list keeps the choice that stands after its two slashes', async ({ page, noise }) => {
  const query = '?where=kerala';
  await page.goto(`${site}/${routes.finder}${query}`);
  await expect(page).toHaveURL(routes.finder + query);
  await moveMouse(page);
  await hydrated(page);
  await expect(page.locator('[name="where"][value="kerala"]')).toBeChecked();
  await page.locator('[name="where"][value="kerala"]').uncheck({ force: true });
  await expect(page).toHaveURL(routes.finder);
  expect(noise).toEqual([]);
});

test.describe('on a host that does not redirect', () => {
  test.skip(
    process.env['PLAIN_EXPORT'] === 'yes',
    'Next’s router, which is left out of prepared pages, takes such a path for another host',
  );
  let server: Server | undefined;
  test.afterEach(() => void server?.close());

  /** Serves the site; two slashes are left to the test. @returns its origin */
  async function serve(answerTwoSlashes: (whole: Server) => Server): Promise<string> {
    const whole = exportServer('out', await readHostRules('out'));
    const other = answerTwoSlashes(whole);
    server = createServer((request: IncomingMessage, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      (path === withSingleSlashes(path) ? whole : other).emit('request', request, response);
    }).listen(0);
    return `http://localhost:${String((server.address() as AddressInfo).port)}`;
  }

  test('but has no file of such a name, as S3, the not-found page stays', async ({ page, noise }) => {
    const notFound = readFileSync('out/404.html');
    const origin = await serve(() =>
      createServer((_request, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end(notFound)),
    );
    await page.goto(`${origin}/${tripPath(trip.id)}`);
    await expectToStay(page, noise, notFoundPage.heading);
  });

  test('but shows the page, it stays, and asks no other host for anything', async ({ page, noise }) => {
    const origin = await serve((whole) =>
      createServer((request, response) => {
        whole.emit('request', Object.assign(request, { url: withSingleSlashes(request.url ?? '') }), response);
      }),
    );
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${origin}/${tripPath(trip.id)}`);
    await expectToStay(page, noise, trip.name);
    hosts.delete(connected.NEXT_PUBLIC_COUNTER_URL);
    expect([...hosts]).toEqual([origin]);
  });
});
