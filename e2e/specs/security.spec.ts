/** What every page is sent with; and what a stranger puts into a page or its address does not run. All headers: `scripts/hosting/headers.test.ts`. */
import { routes } from '../../content/routes';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { expect, openHydrated, test } from '../support/site';

test('pages, files and the not-found page come with the security headers', async ({ request }) => {
  for (const path of [routes.home, '/posters/home.svg', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]+=*')+;/);
    expect(policy, path).not.toMatch(/(^|[ ;])\*|https:(\s|;|$)|unsafe-eval/);
  }
});

test('an inline script, a handler, a script from elsewhere and a link that runs do not run', async ({ page }) => {
  const put = [
    '<script>window.intruded = true</script>',
    '<img src="/icon.svg" onload="window.intruded = true" alt="">',
    `<script src="http://localhost:${ports.form}/received"></script>`,
    '<a id="trap" href="javascript:window.intruded=true">x</a>',
  ];
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security/.test(message.text())) blocked.push(message.text());
  });
  // Firefox tells of it as an error.
  page.on('pageerror', ({ message }) => {
    if (message.includes('settings blocked')) blocked.push(message);
  });
  await page.route(`**${routes.about}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${put.join('')}<main`) });
  });
  await page.goto(routes.about, { waitUntil: 'load' });
  await page.locator('#trap').evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(put.length);
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
});

const hostile = `"'><img src=x onerror=window.intruded=1><script>window.intruded=1</script>%\\"]`;
const names = ['category', 'where', 'search', 'sort', 'about', 'keep', '__proto__'];

test('the address of a page is taken for text', async ({ page, noise }) => {
  const query = names.map((name) => `${name}=${encodeURIComponent(hostile)}`).join('&');
  for (const path of [routes.home, routes.allPackages, routes.finder]) {
    await openHydrated(page, `${path}?${query}#${hostile}`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    await expect(page.locator('main [onerror]')).toHaveCount(0);
  }
  expect(noise).toEqual([]);
});
