/** What a second visit asks the network for. */
import { trips } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { expect, openHydrated, test } from '../support/site';

/** Seconds. */
const day = 86_400;

test('a day later it is the pages alone: everything else may be kept for at least a day', async ({ page }) => {
  const kept: [path: string, seconds: number][] = [];
  page.on('response', (response) => {
    // Each page is counted.
    if (response.request().resourceType() === 'document' || response.url().startsWith(site.counterUrl)) return;
    const [, seconds] = /max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '') ?? [];
    kept.push([new URL(response.url()).pathname, Number(seconds)]);
  });
  for (const path of [routes.home, routes.allPackages, routes.finder, tripPath(trips[0]?.id ?? '')]) {
    await openHydrated(page, path);
    // Pictures further down come when they are near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(([, seconds]) => !(seconds >= day))).toEqual([]);
});
