import { type Page } from '@playwright/test';
import { ports } from './environment.mjs';
import { expect, openLive, received, test } from './site';

const fields = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210' } as const;

/** Fills the home form; the message tells the form service how to answer. */
async function fill(page: Page, email: string, message: string) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [name="travel_preference"]').selectOption('honeymoon');
  await page.locator('form [name="message"]').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: /Send Message|Please wait/ });

test.describe('the home form', () => {
  test.beforeEach(async ({ page }) => {
    await openLive(page, '/');
  });

  test('posts the eight fields as JSON, says so for three seconds, and resets', async ({ page, email }) => {
    await page.clock.install();
    await fill(page, email, 'Two of us in May.');
    await send(page).click();
    const success = page.getByText("Form submitted successfully! We'll contact you soon.");
    await expect(success).toBeVisible();
    await expect(page.locator('form [name="message"]')).toHaveValue('');
    await page.clock.fastForward(2_000);
    await expect(success).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(success).toBeHidden();

    const [request, ...more] = await received(email);
    expect(more).toEqual([]);
    expect(request?.body).toEqual({
      access_key: 'test-access-key',
      ...fields,
      email,
      travel_preference: 'honeymoon',
      message: 'Two of us in May.',
      botcheck: false,
    });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  for (const [answer, shown] of [
    ['reject', 'Please use a working email address.'],
    ['html', 'Something went wrong!'],
    ['silent-error', 'Something went wrong!'],
    ['drop', 'Something went wrong!'],
  ] as const) {
    test(`shows '${shown}' in red when the service answers with: ${answer}; nothing typed is lost, a second try works`, async ({
      page,
      email,
    }) => {
      await fill(page, email, `answer:${answer}`);
      await send(page).click();
      const error = page.getByRole('status').getByText(shown);
      await expect(error).toBeVisible();
      const [red = 0, green = 0, blue = 0] =
        (await error.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
      await expect(page.locator('form [name="message"]')).toHaveValue(`answer:${answer}`);
      await expect(page.locator('form [name="first_name"]')).toHaveValue('Asha');

      await page.locator('form [name="message"]').fill('Once more, then.');
      await expect(error).toBeHidden();
      await send(page).click();
      await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    });
  }

  test('gives up on a service that never answers', async ({ page, email }) => {
    await page.clock.install();
    await fill(page, email, 'answer:hang');
    await send(page).click();
    await expect(send(page)).toHaveText('Please wait...');
    await page.clock.fastForward(21_000);
    await expect(page.getByText('Something went wrong!')).toBeVisible();
    await expect(page.locator('form [name="message"]')).toHaveValue('answer:hang');
  });

  test('a double tap sends one request', async ({ page, email }) => {
    await fill(page, email, 'answer:slow');
    await send(page).dblclick();
    await expect(send(page)).toHaveText('Please wait...');
    await send(page).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    expect(await received(email)).toHaveLength(1);
  });

  test('a filled honeypot is sent as it is and blocks nobody', async ({ page, email }) => {
    await fill(page, email, 'I am a person with a keen browser.');
    await page.locator('form [name="botcheck"]').evaluate((box: HTMLInputElement) => (box.checked = true));
    await send(page).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    expect((await received(email))[0]?.body['botcheck']).toBe(true);
  });

  test('every visible field is required by the browser, the email and telephone fields are of their type', async ({
    page,
  }) => {
    await send(page).click();
    expect(
      await page.locator('form :invalid').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message']);
    await expect(page.locator('form [name="email"]')).toHaveAttribute('type', 'email');
    await expect(page.locator('form [name="phone"]')).toHaveAttribute('type', 'tel');
    expect(
      await page
        .locator('form [name="travel_preference"] option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['', 'domestic', 'international', 'honeymoon', 'adventure', 'custom']);
  });
});

test('without a form service the home form says so and offers WhatsApp and email with the typed text', async ({
  page,
}) => {
  await openLive(page, `http://localhost:${String(ports.unconfigured)}/`);
  await fill(page, 'asha@example.com', 'Goa & Hampi, in May');
  await send(page).click();
  const status = page.locator('form').getByRole('status');
  await expect(status).toContainText('not connected yet');
  const whatsapp = new URL((await status.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
  expect(whatsapp.searchParams.get('text')).toContain('Goa & Hampi, in May');
  expect(decodeURIComponent((await status.getByRole('link', { name: /email/ }).getAttribute('href')) ?? '')).toContain(
    'Goa & Hampi, in May',
  );
  await expect(page.locator('form [name="message"]')).toHaveValue('Goa & Hampi, in May');
});

test.describe('the contact form', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await openLive(page, '/contact');
  });

  test('opens WhatsApp with the enquiry written out, in a new tab, and calls nothing', async ({ page, context }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Message').fill('Kashmir & Ladakh?\nIn June.');
    await page.getByLabel('Travel preference').selectOption('custom');
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Continue on WhatsApp' }).click(),
    ]);
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    const url = new URL(chat.url());
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/919876543210');
    expect(url.searchParams.get('text')).toMatch(
      /First name: Asha\nTravel preference: custom\nMessage: Kashmir & Ladakh\?\nIn June\./,
    );
    expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
    expect(posts).toEqual([]);
    await expect(page.getByLabel('Message')).toHaveValue('Kashmir & Ladakh?\nIn June.');
  });

  test('requires nothing, and answers an empty form with a hint', async ({ page, context }) => {
    expect(await page.locator('form [required]').count()).toBe(0);
    await page.getByRole('button', { name: 'Continue on WhatsApp' }).click();
    await expect(page.getByText('A line about where and when is enough.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await page.getByLabel('Message').fill('Ooty');
    await expect(page.getByText('A line about where and when is enough.')).toBeHidden();
  });
});
