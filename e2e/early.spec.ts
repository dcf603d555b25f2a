/** What happens before the runtime is there: pages are whole, controls answer natively, nothing a visitor did is lost. */
import type { Page, Route } from '@playwright/test';
import { packages } from '../content/packages';
import { connected } from './environment.mjs';
import { expect, fromTheCache, openLive, received, test } from './site';

const isRuntime = (url: string) => /\/_next\/static\/(chunks|pages)\/.*\.js$/.test(url);

/** Keeps every file of the runtime back until the returned function is called. */
async function holdRuntime(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(
    (url) => isRuntime(url.pathname),
    async (route) => {
      if (open) await route.continue();
      else waiting.push(route);
    },
  );
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

const live = (page: Page) => page.locator('main [data-island]').first();
const names = 'main article:visible h3';

test('nothing of the runtime is asked for before the page has loaded, and none of it runs before a visitor stirs', async ({
  page,
}) => {
  let loaded = false;
  const before: string[] = [];
  const after: string[] = [];
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (isRuntime(request.url())) (loaded ? after : before).push(request.url());
  });
  await page.goto('/packages/domestic', { waitUntil: 'networkidle' });
  expect(before).toEqual([]);
  // On a busy machine the first idle moment may come after the network has been quiet for half a second.
  await expect.poll(() => after.length).toBeGreaterThan(3);
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await page.mouse.move(20, 300);
  await expect(live(page)).toHaveAttribute('data-live', '');
});

for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`with ${name} the runtime comes only when a control that needs it is used`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isRuntime(request.url())) asked.push(request.url());
    });
    await page.goto('/view-all-packages', { waitUntil: 'networkidle' });
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(2500);
    expect(asked).toEqual([]);
    await page.getByPlaceholder('Search packages...').fill('bali');
    await expect(page.locator(names)).toHaveText(['Bali Romance']);
    expect(asked.length).toBeGreaterThan(3);
  });
}

test('a category, a sort and a text chosen before the runtime hold when it comes, and stand in the address', async ({
  page,
}) => {
  const release = await holdRuntime(page);
  await page.goto('/view-all-packages');
  await page.getByRole('radio', { name: 'International' }).click();
  const international = packages.filter((tour) => tour.category === 'international');
  await expect(page.locator(names)).toHaveCount(international.length);
  await page.getByLabel('Sort').selectOption({ label: 'Sort by Price' });
  await page.getByPlaceholder('Search packages...').fill('i');
  await release();
  await expect(page).toHaveURL('/view-all-packages?category=international&search=i&sort=price');
  const expected = international
    .filter((tour) => /i/i.test(tour.name + tour.category))
    .sort((a, b) => a.price - b.price);
  await expect(page.locator(names)).toHaveText(expected.map((tour) => tour.name));
});

test('of several choices made too early the last holds; Back leaves the page', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/about');
  await page.goto('/packages/domestic');
  for (const name of ['Karnataka', 'Kerala']) await page.getByRole('radio', { name }).click();
  await release();
  await expect(page).toHaveURL('/packages/domestic?state=kerala');
  await expect(live(page)).toHaveAttribute('data-live');
  await expect(page.getByRole('radio', { name: 'Kerala' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('before the runtime just the chosen state looks chosen', async ({ page }) => {
  await holdRuntime(page);
  await page.goto('/packages/domestic');
  const fillOf = (label: Element) => getComputedStyle(label).backgroundColor;
  const filled = await page.locator('.choice:has(:checked)').evaluate(fillOf);
  const looks = async () => {
    const labels = await page.locator('.choice').all();
    const chosen = await Promise.all(
      labels.map(async (label) => ((await label.evaluate(fillOf)) === filled ? label.textContent() : null)),
    );
    return chosen.filter((name) => name !== null);
  };
  expect(await looks()).toEqual(['Tamil Nadu']);
  await page.getByRole('radio', { name: 'Kerala' }).click();
  await expect.poll(looks).toEqual(['Kerala']);
});

test('a choice that React did not see any more is made again', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/packages/domestic');
  await page.getByRole('radio', { name: 'Kerala' }).click();
  // What React would have found, had it looked before.
  await page
    .locator('input[name="state"]')
    .first()
    .evaluate((radio: HTMLInputElement) => (radio.checked = true));
  await release();
  await expect(page).toHaveURL('/packages/domestic?state=kerala');
  await expect(page.getByRole('radio', { name: 'Kerala' })).toBeChecked();
  await expect(page.locator('main h2:visible')).toContainText(['Kerala']);
});

test('until it is live React hears of no press, which it would answer by starting whole, only of what fields hold', async ({
  page,
}) => {
  const release = await holdRuntime(page);
  await page.goto('/view-all-packages');
  await page.evaluate(() => {
    // React listens here, too, and later than the page’s own script.
    for (const type of ['pointerdown', 'mousedown', 'keydown', 'click', 'input', 'change']) {
      document.addEventListener(
        type,
        ({ target }) =>
          document.body.setAttribute(
            'data-heard',
            `${document.body.dataset['heard'] ?? ''} ${type}:${(target as Element).tagName}`,
          ),
        true,
      );
    }
  });
  const search = page.getByPlaceholder('Search packages...');
  const presses = async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('radio', { name: 'International' }).click();
    await search.pressSequentially('b');
  };
  await presses();
  expect(await page.evaluate(() => document.body.dataset['heard'])).toBe(' input:INPUT');
  await release();
  await expect(live(page)).toHaveAttribute('data-live');
  await presses();
  expect(await page.evaluate(() => document.body.dataset['heard'])).toMatch(/pointerdown:H1 mousedown:H1 .*click:H1/);
});

test('an address with a state shows that state before any script of the runtime', async ({ page }) => {
  await holdRuntime(page);
  await page.goto('/packages/domestic?state=kerala');
  await expect(page.getByRole('radio', { name: 'Kerala' })).toBeChecked();
  await expect(page.locator('main h2:visible')).toContainText(['Kerala']);
  await page.getByRole('radio', { name: 'Karnataka' }).click();
  await expect(page.locator('main h2:visible')).toContainText(['Karnataka']);
});

test('Next Step pressed too early, even thrice, moves one step when the runtime comes; what was typed stays', async ({
  page,
}) => {
  const release = await holdRuntime(page);
  await page.goto('/book-now');
  await page.getByLabel('Travelers').selectOption('3');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.locator('.wizard')).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page).toHaveURL('/book-now?step=2');
  await expect(page.locator('.wizard')).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Travelers')).toHaveValue('3');
});

test('an arrow of the carousel pressed too early turns it when the runtime comes', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/packages/domestic');
  const track = page.locator('.carousel-track');
  await page.getByRole('button', { name: 'Next states' }).click();
  const before = await track.evaluate((element) => element.scrollLeft);
  expect(before).toBeLessThan(20);
  await release();
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('arrow keys pressed too early on a dropdown walk into it when the runtime comes', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'International' }).focus();
  await page.keyboard.press('ArrowDown');
  await release();
  await expect(page.locator('#menu-international a').first()).toBeFocused();
});

async function fillHomeForm(page: Page, email: string, message: string): Promise<void> {
  const form = page.locator('#contact form');
  await form.getByLabel('First name').fill('Asha');
  await form.getByLabel('Last name').fill('Menon');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('Travel preference').selectOption('domestic');
  await form.getByLabel('Message').fill(message);
}

test('the home form sent too early is sent once, when the runtime comes', async ({ page, email }) => {
  const release = await holdRuntime(page);
  await page.goto('/');
  await fillHomeForm(page, email, 'Sent before the runtime');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await received(email)).toEqual([]);
  await release();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  expect(await received(email)).toMatchObject([{ body: { message: 'Sent before the runtime' } }]);
});

test('where the runtime never comes the home form goes its native way', async ({ page, email }) => {
  await page.route(
    (url) => isRuntime(url.pathname),
    (route) => route.abort(),
  );
  await page.goto('/');
  await fillHomeForm(page, email, 'No runtime at all');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL(connected.NEXT_PUBLIC_FORM_ENDPOINT);
  expect(await received(email)).toMatchObject([{ body: { message: 'No runtime at all' } }]);
});

test('an empty contact form sent too early gets its hint when the runtime comes', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).click();
  await release();
  await expect(page.locator('main form [role=status]')).not.toBeEmpty();
});

test('choices made at any moment of a slow start hold', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium’s driver can slow the line');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  for (const wait of [0, 150, 400, 800, 1300]) {
    await page.goto('/packages/domestic', { waitUntil: 'domcontentloaded' });
    await page.mouse.move(30 + wait / 10, 400);
    await page.waitForTimeout(wait);
    await page.getByRole('radio', { name: 'Karnataka' }).click();
    await expect(page).toHaveURL('/packages/domestic?state=karnataka');
    await expect(page.getByRole('radio', { name: 'Karnataka' })).toBeChecked();
    await expect(page.locator('main h2:visible')).toContainText(['Karnataka']);
  }
});

test('a page that came back from the browser’s page cache still answers', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', fromTheCache);
  await openLive(page, '/packages/domestic');
  await page.goto('/about');
  await page.goBack();
  await page.getByRole('radio', { name: 'Goa' }).click();
  await expect(page).toHaveURL('/packages/domestic?state=goa');
});
