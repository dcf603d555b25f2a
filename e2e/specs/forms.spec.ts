/** The home form, which posts to the form service, and the contact form, which opens a chat. Their states one by one: `components/islands/forms/`. */
import type { Page } from '@playwright/test';
import { whatsappChat } from '../../content/format/contact-links';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { tripPage } from '../../content/pages/trip';
import { trips } from '../../content/queries/trips';
import { contactAboutPath, routes, tripPath } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm, homeFields, homePreference } from '../support/home-form';
import { expect, openHydrated, received, release, scriptsStayOn, test } from '../support/site';

const send = (page: Page) => page.locator('#contact [type=submit]');
const message = (page: Page) => page.getByLabel(enquiry.labels.message);

test.describe('the home form', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  test('posts the eight fields as JSON once they are filled, says so for three seconds, and resets', async ({
    page,
    email,
  }) => {
    await send(page).click();
    expect(await page.locator('form :invalid').count()).toBe(6);
    await page.clock.install();
    await fillHomeForm(page, email, 'Two of us in May.');
    await send(page).click();
    const success = page.getByText(enquiry.success);
    await expect(success).toBeVisible();
    await expect(message(page)).toHaveValue('');
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
});

test('the contact form opens WhatsApp with the enquiry written out, in a new tab, and calls nothing', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await openHydrated(page, routes.contact);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const open = page.getByRole('button', { name: contact.form.action });
  await open.click();
  await expect(page.getByText(contact.form.emptyHint)).toBeVisible();
  await page.getByLabel(enquiry.labels.first_name).fill('Asha');
  await expect(page.getByText(contact.form.emptyHint)).toBeHidden();
  await message(page).fill('Kashmir & Ladakh?\nIn June.');
  await page.getByLabel(enquiry.labels.travel_preference).selectOption(enquiry.preferences[0].value);
  const [chat] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  const url = new URL(chat.url());
  expect(`${url.origin}${url.pathname}`).toBe(whatsappChat);
  const { first_name: first, travel_preference: preference, message: label } = enquiry.labels;
  expect(url.searchParams.get('text')).toContain(
    `${first}: Asha\n${preference}: ${enquiry.preferences[0].value}\n${label}: Kashmir & Ladakh?\nIn June.`,
  );
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
  expect(posts).toEqual([]);
  await expect(message(page)).toHaveValue('Kashmir & Ladakh?\nIn June.');
});

test.describe('about a trip', () => {
  test.skip(process.env['PLAIN_EXPORT'] === 'yes', 'it is the loader that reads the address');
  const [trip] = trips;
  const name = trip?.name ?? '';
  const messageAboutTrip = `${enquiry.about}${name}.`;

  test('from a trip to the contact form: the message names it, and what the visitor makes of it stands', async ({
    page,
  }) => {
    await page.goto(tripPath(trip?.id ?? ''));
    await page.getByRole('link', { name: `${tripPage.write} about ${name}` }).click();
    await expect(page).toHaveURL(contactAboutPath(name));
    await expect(message(page)).toHaveValue(messageAboutTrip);
    await openHydrated(page, contactAboutPath(name));
    await expect(message(page)).toHaveValue(messageAboutTrip);
    await message(page).fill('Something else');
    await page.mouse.wheel(0, 400);
    await expect(message(page)).toHaveValue('Something else');
  });

  test('the home form takes a trip from the address too, and no more than a name', async ({ page, noise }) => {
    await openHydrated(page, `${routes.home}?about=${encodeURIComponent(name)}`);
    await expect(message(page)).toHaveValue(messageAboutTrip);
    await page.goto(`${routes.home}?about=${'x'.repeat(2000)}`);
    expect((await message(page).inputValue()).length).toBeLessThan(150);
    expect(noise).toEqual([]);
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });
    test.skip(({ browserName }) => browserName !== 'chromium', scriptsStayOn);

    test('the contact form is empty whatever the address says', async ({ page }) => {
      await page.goto(contactAboutPath(name));
      await expect(message(page)).toHaveValue('');
    });
  });
});
