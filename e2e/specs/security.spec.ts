/** Injected content in a page, its URL or a response does not run. `scripts/hosting/` tests the headers. */
import { enquiry } from '../../content/words/enquiry';
import { routes } from '../../content/routes';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { endpoint, fillHomeForm } from '../support/home-form';
import { expect, openHydrated, test } from '../support/site';

test('blocks an inline script, an event handler, a third-party script and a javascript: link', async ({ page }) => {
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
  // Firefox reports the block as an error.
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

test('treats the URL of a page as text', async ({ page, noise }) => {
  const query = names.map((name) => `${name}=${encodeURIComponent(hostile)}`).join('&');
  for (const path of [routes.home, routes.allPackages, routes.finder]) {
    await openHydrated(page, `${path}?${query}#${hostile}`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
    await expect(page.locator('main [onerror]')).toHaveCount(0);
  }
  expect(noise).toEqual([]);
});

test('quotes a form service’s error with markup and an endless word as text, and loses no typed text', async ({
  page,
  noise,
}) => {
  const message = `<img src=x onerror="window.intruded=1"><b>no</b> ${'x'.repeat(3_000)}`;
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json: { message } }));
  await openHydrated(page, routes.home);
  await fillHomeForm(page, 'Goa in May');
  await page.getByRole('button', { name: enquiry.send }).click();
  await expect(page.locator('#contact').getByRole('status')).toHaveText(message);
  await expect(page.getByLabel(enquiry.labels.message)).toHaveValue('Goa in May');
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut).toBe(0);
  expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});
