/** What every page is sent with, and what that stops. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connected, ports } from './environment.mjs';
import { expect, openLive, pageRoutes, test } from './site';

test('pages, files and the not-found page come with the security headers', async ({ request }) => {
  for (const path of ['/', '/packages/kerala-package', '/posters/home.svg', '/no-such-page']) {
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

test('no page breaks the policy, alive or not', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/violation|Content.Security/.test(message.text())) violations.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of pageRoutes) await openLive(page, path);
  expect(violations).toEqual([]);
});

for (const [what, put] of [
  ['an inline script', '<script>window.intruded = true</script>'],
  ['a handler', '<img src="/icon.svg" onload="window.intruded = true" alt="">'],
  ['a script from elsewhere', `<script src="http://localhost:${String(ports.form)}/received"></script>`],
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
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${put}<main`) });
    });
    await page.goto('/about', { waitUntil: 'load' });
    if (put.includes('trap')) await page.locator('#trap').evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  });
}

test('no other site can put a page into a frame', async ({ page }) => {
  const other = createServer((_request, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe src="http://localhost:${String(ports.site)}/contact"></iframe>`);
  }).listen(0);
  await page.goto(`http://localhost:${String((other.address() as AddressInfo).port)}/`, { waitUntil: 'load' });
  const frame = page.frames()[1];
  expect(await frame?.evaluate(() => document.body.innerText).catch(() => '')).not.toContain('Marigold');
  other.close();
});

test('the exported folder holds no source map, no environment file and no unpublished key', async ({ request }) => {
  for (const path of ['/.env', '/package.json', '/.git/config', '/_next/static/chunks/main.js.map'])
    expect((await request.get(path)).status(), path).toBe(404);
  const html = await (await request.get('/')).text();
  // The form's access key is public by nature: the form service knows the site by it. Nothing else of the environment is in a page.
  const values = Object.entries(process.env).filter(
    ([name, value]) => /TOKEN|SECRET|PASSWORD/i.test(name) && (value ?? '').length > 8,
  );
  for (const [name, value = ''] of values) expect(html.includes(value), name).toBe(false);
  expect(html).toContain(connected.NEXT_PUBLIC_FORM_ACCESS_KEY);
});
