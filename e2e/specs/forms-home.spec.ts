/** The home page's form, which posts to the form service. */
import { type Page } from '@playwright/test';
import { enquiry } from '../../content/pages/enquiry';
import { ports, connected } from '../../scripts/lib/test-environment.mjs';
import { routes } from '../../content/routes';
import { fillHomeForm, homeFields, homePreference } from '../support/home-form';
import { expect, openHydrated, received, release, test } from '../support/site';

const send = (page: Page) => page.locator('#contact form [type=submit]');

test.describe('the home form', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  test('posts the eight fields as JSON, says so for three seconds, and resets', async ({ page, email }) => {
    await page.clock.install();
    await fillHomeForm(page, email, 'Two of us in May.');
    await send(page).click();
    const success = page.getByText(enquiry.success);
    await expect(success).toBeVisible();
    await expect(page.locator('form [name="message"]')).toHaveValue('');
    await page.clock.fastForward(2_000);
    await expect(success).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(success).toBeHidden();

    const [request, ...more] = await received(email);
    expect(more).toEqual([]);
    expect(request?.body).toEqual({
      access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
      ...homeFields,
      email,
      travel_preference: homePreference,
      message: 'Two of us in May.',
      botcheck: false,
    });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  for (const [answer, shown] of [
    ['reject', 'Please use a working email address.'],
    ['drop', enquiry.failure],
  ] as const) {
    test(`shows '${shown}' in red when the service answers with: ${answer}; nothing typed is lost, a second try works`, async ({
      page,
      email,
    }) => {
      await fillHomeForm(page, email, `answer:${answer}`);
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
      await expect(page.getByText(enquiry.success)).toBeVisible();
    });
  }

  test('says of a service that never answers that the message may have arrived, and keeps the text', async ({
    page,
    email,
  }) => {
    await page.clock.install();
    await fillHomeForm(page, email, 'answer:hang');
    await send(page).click();
    await expect(send(page)).toHaveText(enquiry.sending);
    await page.clock.fastForward(enquiry.timeout + 1_000);
    await expect(page.getByText(enquiry.noAnswer)).toBeVisible();
    await expect(page.locator('form [name="message"]')).toHaveValue('answer:hang');
  });

  test('a double tap sends one request', async ({ page, email }) => {
    await fillHomeForm(page, email, 'answer:later');
    await send(page).dblclick();
    await expect(send(page)).toHaveText(enquiry.sending);
    // Playwright would wait for a button that is not disabled any more; a visitor does not.
    await send(page).click({ force: true });
    await expect.poll(() => received(email)).toHaveLength(1);
    await release(email);
    await expect(page.getByText(enquiry.success)).toBeVisible();
    expect(await received(email)).toHaveLength(1);
  });

  test('every visible field is required by the browser, the email and telephone fields are of their type', async ({
    page,
  }) => {
    await send(page).click();
    expect(
      await page.locator('form :invalid').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message']);
    await expect(page.locator('form [name="email"]')).toHaveAttribute('type', 'email');
    await expect(page.locator('form [name="botcheck"]')).toBeHidden();
    await expect(page.locator('form [name="phone"]')).toHaveAttribute('type', 'tel');
    expect(
      await page
        .locator('form [name="travel_preference"] option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['', ...enquiry.preferences.map(({ value }) => value)]);
  });
});

test('without a form service the home form says so and offers WhatsApp and email with the typed text', async ({
  page,
}) => {
  await openHydrated(page, `http://localhost:${ports.unconfigured}/`);
  await fillHomeForm(page, 'asha@example.com', 'Goa & Hampi, in May');
  await send(page).click();
  const status = page.locator('form').getByRole('status');
  await expect(status).toContainText(enquiry.notConnected);
  const whatsapp = new URL((await status.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
  expect(whatsapp.searchParams.get('text')).toContain('Goa & Hampi, in May');
  expect(decodeURIComponent((await status.getByRole('link', { name: /email/ }).getAttribute('href')) ?? '')).toContain(
    'Goa & Hampi, in May',
  );
  await expect(page.locator('form [name="message"]')).toHaveValue('Goa & Hampi, in May');
});
