/** What breaks around a page: files that do not come or come half, refused storage, a form service that lies, wrong clocks, no network. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { mailHref, telHref } from '../content/contact-links';
import { connected } from './environment.mjs';
import { expect, openLive, pageRoutes, phone, received, test } from './site';

const isRuntime = (url: URL) => /\/_next\/static\/(chunks|pages)\/.*\.js$/.test(url.pathname);

/** A first movement: the runtime is asked for, and does not come. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'gone, as in a tab from before a deploy': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'cut off on the way': (route) => route.abort('connectionreset'),
  'only half there': (route) => {
    const whole = readFileSync(`out${new URL(route.request().url()).pathname}`, 'utf8');
    return route.fulfill({ contentType: 'application/javascript', body: whole.slice(0, whole.length / 2) });
  },
  'broken while it starts': (route) =>
    route.fulfill({ contentType: 'application/javascript', body: 'throw new Error("broken on purpose")' }),
};

for (const [what, serve] of Object.entries(faults)) {
  test.describe(`with a runtime that is ${what}`, () => {
    test.beforeEach(({ page }) => page.route(isRuntime, serve));

    test('every page reads whole, and its ways to a human lead there', async ({ page }) => {
      for (const path of pageRoutes.filter((_, index) => index % 4 === Object.keys(faults).indexOf(what))) {
        await page.goto(path);
        await stir(page);
        await expect(page.locator('main h1').first(), path).toBeVisible();
        await expect(page.locator(`a[href="${telHref}"]`).first(), path).toBeAttached();
        await expect(page.locator(`a[href="${mailHref()}"]`).first(), path).toBeAttached();
        await expect(
          page.locator(`a[href^="https://wa.me/${connected.NEXT_PUBLIC_WHATSAPP}?text="]`).first(),
          path,
        ).toBeAttached();
      }
    });

    test('filters choose', async ({ page }) => {
      await page.goto('/packages/domestic');
      await stir(page);
      await page.getByRole('radio', { name: 'Karnataka' }).click();
      await expect(page.locator('main h2:visible')).toContainText(['Karnataka']);
      await page.goto('/view-all-packages?category=international');
      await expect(page.getByRole('radio', { name: 'International' })).toBeChecked();
      await expect(page.locator('main article:visible h3')).toHaveCount(4);
    });

    test('the home form posts natively, with all that was typed', async ({ page, email }) => {
      await page.goto('/');
      await stir(page);
      const form = page.locator('#contact form');
      for (const [name, value] of Object.entries({
        first_name: 'Asha',
        last_name: 'Menon',
        email,
        phone: '9876543210',
        message: 'Goa & Hampi,\n50% in May',
      })) {
        await form.locator(`[name="${name}"]`).fill(value);
      }
      await form.locator('[name="travel_preference"]').selectOption('domestic');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.waitForURL(connected.NEXT_PUBLIC_FORM_ENDPOINT);
      const [sent] = await received(email);
      expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(sent?.body).toMatchObject({
        access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
        first_name: 'Asha',
        message: 'Goa & Hampi,\r\n50% in May',
      });
    });

    test('the contact form opens the chat with the message, and keeps it', async ({ page, context }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      await page.goto('/contact');
      await stir(page);
      await page.getByLabel('Message').fill('Kashmir & Ladakh?');
      const [chat] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('button', { name: 'Continue on WhatsApp' }).click(),
      ]);
      await chat.waitForURL(/wa\.me/);
      expect(new URL(chat.url()).searchParams.get('text')).toBe('Kashmir & Ladakh?');
      await expect(page.getByLabel('Message')).toHaveValue('Kashmir & Ladakh?');
    });

    test('the wizard becomes one plain form that keeps what was typed', async ({ page }) => {
      await page.goto('/book-now');
      // The first use of a field asks for the runtime.
      await page.getByLabel('Travelers').focus();
      await page.getByLabel('Travelers').selectOption('3');
      await expect(page.locator('[name="name"]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next Step' })).toBeHidden();
      await expect(page.locator('.wizard .without-script [type=submit]')).toBeVisible();
      await expect(page.getByLabel('Travelers')).toHaveValue('3');
      await expect(page.locator('.wizard')).not.toHaveAttribute('aria-busy');
    });

    test.describe('on a phone', () => {
      test.use(phone);
      test('the menu opens', async ({ page }) => {
        await page.goto('/about');
        await page.touchscreen.tap(20, 400);
        await page.locator('.phone-menu summary').tap();
        await expect(page.locator('.phone-menu').getByRole('link', { name: 'Contact' }).first()).toBeVisible();
      });
    });
  });
}

test('a runtime that comes at the second try makes the wizard a wizard again, with what was typed', async ({
  page,
  noise,
}) => {
  let broken = true;
  await page.route(isRuntime, (route) =>
    broken && route.request().url().includes('/chunks/') ? route.abort() : route.continue(),
  );
  await page.goto('/book-now');
  await page.getByLabel('Travelers').focus();
  await page.getByLabel('Travelers').selectOption('3');
  await expect(page.locator('.wizard .without-script [type=submit]')).toBeVisible();
  // Before the second try: a field of a later step goes when the wizard comes, and what is on its way into it with it.
  await page.locator('[name="name"]').fill('Asha');
  broken = false;
  await expect(async () => {
    await page.getByLabel('Travelers').press('Shift');
    await expect(page.locator('.wizard')).toHaveAttribute('data-live', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeVisible();
  await expect(page.getByLabel('Travelers')).toHaveValue('3');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.locator('[name="name"]')).toHaveValue('Asha');
  expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

for (const [what, refuse] of [
  [
    'refused altogether',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with storage that is ${what} the wizard goes through to its confirmation`, async ({ page, noise }) => {
    await page.addInitScript(refuse);
    await openLive(page, '/book-now');
    await page.getByLabel('Travelers').selectOption('3');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.locator('[name="name"]').fill('Asha');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    const chat = page.locator('[data-step="4"] a[href^="https://wa.me/"]');
    await expect(chat).toBeVisible();
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain('Asha');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
    expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
  });
}

test.describe('a form service that', () => {
  const cross = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type, accept' };
  for (const [does, answer, shown] of [
    [
      'says 200 with a page instead of JSON',
      { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel network</h1>' },
      'Something went wrong!',
    ],
    ['says 200 with nothing', { status: 200, body: '' }, 'Something went wrong!'],
    [
      'fails with a page of 5 MB',
      { status: 500, contentType: 'text/html', body: '<p>x</p>'.repeat(650_000) },
      'Something went wrong!',
    ],
    [
      'fails with markup as its message',
      { status: 400, json: { message: '<img src=x onerror="window.intruded=1"><b>no</b>' } },
      '<img src=x onerror="window.intruded=1"><b>no</b>',
    ],
    [
      'fails with a message that is no text',
      { status: 400, json: { message: { html: '<b>no</b>' } } },
      'Something went wrong!',
    ],
    ['fails with JSON that is no object', { status: 400, json: null }, 'Something went wrong!'],
    ['fails with one word without end', { status: 400, json: { message: 'x'.repeat(3_000) } }, 'x'.repeat(3_000)],
  ] as const) {
    test(`${does} is told as text, and nothing typed is lost`, async ({ page, noise }) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) => route.fulfill({ ...answer, headers: cross }));
      await openLive(page, '/');
      await fillHomeForm(page, 'Goa in May');
      await page.getByRole('button', { name: 'Send Message' }).click();
      const status = page.locator('#contact form').getByRole('status');
      await expect(status).toHaveText(shown);
      await expect(page.locator('main form [name="message"]')).toHaveValue('Goa in May');
      expect(await status.locator('img, b').count()).toBe(0);
      expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        'nothing sticks out',
      ).toBe(true);
      expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    });
  }
});

async function fillHomeForm(page: Page, message: string): Promise<void> {
  const form = page.locator('main form');
  for (const [name, value] of Object.entries({
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    message,
  })) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="travel_preference"]').selectOption('honeymoon');
}

test('without a network the home form says that it failed, keeps the text, and sends it when the network is back', async ({
  page,
  context,
}) => {
  await openLive(page, '/');
  await fillHomeForm(page, 'Kept for later');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(page.locator('main form [name="message"]')).toHaveValue('Kept for later');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
});

for (const year of ['1970-01-01T00:00:00', '2099-12-31T23:59:59']) {
  test(`with a clock at ${year} the pages work and the home form sends`, async ({ page, noise }) => {
    await page.clock.install({ time: new Date(year) });
    await openLive(page, '/packages/domestic');
    await page.getByRole('radio', { name: 'Goa' }).click();
    await expect(page).toHaveURL('/packages/domestic?state=goa');
    await openLive(page, '/book-now');
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(page).toHaveURL('/book-now?step=2');
    await openLive(page, '/');
    await fillHomeForm(page, `Sent at ${year}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    await page.clock.fastForward(3_100);
    await expect(page.getByText('Form submitted successfully!')).toBeHidden();
    expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
  });
}

test('a page that breaks while it runs says so and offers a human', async ({ page }) => {
  await page.addInitScript(() => {
    // Breaks the first thing the list's script asks of the browser.
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto('/view-all-packages');
  await page.getByPlaceholder('Search packages...').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
});
