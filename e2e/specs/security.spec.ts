/** What every page is sent with, and what that stops. */
import { trips } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { test } from '../support/own-server';
import { expect } from '../support/site';

test('pages, files and the not-found page come with the security headers', async ({ request }) => {
  for (const path of [routes.home, tripPath(trips[0]?.id ?? ''), '/posters/home.svg', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['strict-transport-security'], path).toContain('max-age=31536000');
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    const policy = headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=*')+$/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/(^|[ ;])\*|https:(\s|;|$)|unsafe-eval/);
  }
});

for (const [what, put] of [
  ['an inline script', '<script>window.intruded = true</script>'],
  ['a handler', '<img src="/icon.svg" onload="window.intruded = true" alt="">'],
  ['a script from elsewhere', `<script src="http://localhost:${ports.form}/received"></script>`],
  ['a link that runs', '<a id="trap" href="javascript:window.intruded=true">x</a><script></script>'],
] as const) {
  test(`${what} put into a page does not run`, async ({ page }) => {
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
      await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${put}<main`) });
    });
    await page.goto(routes.about, { waitUntil: 'load' });
    if (put.includes('trap')) await page.locator('#trap').evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });
}

test('no other site can put a page into a frame', async ({ page, serve }) => {
  const frameOf = (path: string) => `<iframe src="http://localhost:${ports.site}${path}"></iframe>`;
  const other = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(frameOf(routes.contact) + frameOf('/icon.svg'));
    return true;
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(other, { waitUntil: 'load' });
  await refused;
  // The browser's own page stands in the frame instead.
  await expect(page.locator('iframe').first().contentFrame().locator('body')).not.toContainText(site.name);
});
