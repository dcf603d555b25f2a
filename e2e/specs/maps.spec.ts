/** Maps of routes: late, and never a reason for anything to move. How they stand in the page: `exported/pictures.spec.ts`. */
import { trips } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { expect, long, phone, test } from '../support/site';

test.use({ ...phone, viewport: { width: 320, height: 640 } });

for (const [path, tag] of [
  [tripPath(trips[0]?.id ?? ''), {}],
  [routes.destinations, long],
] as const) {
  test(
    `${path} keeps the space of its map, asks for it last, and shows it large enough to read`,
    tag,
    async ({ page }) => {
      await page.route('**/maps/*', (route) => route.abort());
      await page.goto(path);
      const map = page.locator('main img[src^="/maps/"]');
      await map.scrollIntoViewIfNeeded();
      const empty = await map.boundingBox();
      await page.unroute('**/maps/*');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await map.scrollIntoViewIfNeeded();
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
      const first = (folder: string) => asked.findIndex((file) => file.startsWith(folder));
      expect(first('/posters/')).toBeGreaterThanOrEqual(0);
      expect(first('/maps/')).toBeGreaterThan(first('/posters/'));
      const whole = await map.boundingBox();
      expect(whole?.height).toBe(empty?.height);
      // Desktop browsers take their scroll bar from the page, phones do not.
      const scrollBar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
      expect(whole?.width).toBeGreaterThanOrEqual(291 - scrollBar);
    },
  );
}
