/** Maps of routes: late, light on the page, and never a reason for anything to move. */
import { routes, statePath, tripPath } from '../../content/routes';
import { soldStates } from '../../content/queries/state-trips';
import { trips } from '../../content/queries/trips';
import { expect, phone, test } from '../support/site';

const [trip] = trips;
const [state] = soldStates;
const paths = [tripPath(trip?.id ?? ''), statePath(state ?? 'kerala'), routes.finder];
const mapOf = 'main img[src^="/maps/"]';

test.use(phone);

for (const path of paths) {
  test(`${path} asks for its map after the picture at its top, and behind everything else`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    const map = page.locator(mapOf);
    await expect(map).toHaveAttribute('loading', 'lazy');
    await expect(map).toHaveAttribute('fetchpriority', 'low');
    await map.scrollIntoViewIfNeeded();
    const first = (folder: string) => asked.findIndex((file) => file.startsWith(folder));
    await expect.poll(() => first('/maps/')).toBeGreaterThan(first('/posters/'));
    expect(first('/posters/')).toBeGreaterThanOrEqual(0);
  });

  test(`${path} keeps the space of its map, whose lettering can be read on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/maps/*', (route) => route.abort());
    await page.goto(path);
    const map = page.locator(mapOf);
    await map.scrollIntoViewIfNeeded();
    const empty = await map.boundingBox();
    await page.unroute('**/maps/*');
    await page.reload();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    const whole = await map.boundingBox();
    expect(whole?.height).toBe(empty?.height);
    // Desktop browsers take their scroll bar from the page, phones do not.
    const scrollBar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(whole?.width).toBeGreaterThanOrEqual(291 - scrollBar);
    await expect(map).toHaveAttribute('alt', /^Map of /);
  });
}
