/** Without JavaScript everything reads, opens, filters and reaches a human. */
import { domesticTours } from '../content/domestic-tours';
import { connected } from './environment.mjs';
import { expect, phone, received, test } from './site';

test.use({ javaScriptEnabled: false });

test('dropdowns open by hover and by focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'International' }).hover();
  await expect(page.locator('#menu-international').getByRole('link', { name: 'Bali' })).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(page.locator('#menu-international')).toBeHidden();
  await page.getByRole('button', { name: 'Domestic' }).focus();
  await expect(page.locator('#menu-domestic')).toBeVisible();
});

test('featured packages are chosen by kind', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#packages article:visible')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Honeymoon' }).click();
  await expect(page.locator('#packages article:visible h3')).toHaveText(['Bali Romance']);
});

test('every category can be chosen; controls that need a script are not offered', async ({ page }) => {
  await page.goto('/view-all-packages');
  await expect(page.locator('main article:visible')).toHaveCount(16);
  await page.getByRole('radio', { name: 'International' }).click();
  await expect(page.locator('main article:visible')).toHaveCount(4);
  await expect(page.getByPlaceholder('Search packages...')).toBeHidden();
  await expect(page.locator('select[name="sort"]')).toBeHidden();
});

test('every state can be chosen, and the carousel scrolls', async ({ page }) => {
  await page.goto('/packages/domestic');
  await expect(page.locator('main article:visible h3')).toHaveText(
    domesticTours['tamil-nadu'].map((tour) => tour.title),
  );
  await page.getByRole('radio', { name: 'Odisha' }).click();
  await expect(page.locator('main article:visible h3')).toHaveText(domesticTours.odisha.map((tour) => tour.title));
  await expect(page.getByRole('heading', { name: /^Odisha/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Odisha' })).toBeInViewport();
});

test('the home form posts to the service by itself', async ({ page, email }) => {
  await page.goto('/');
  for (const [name, value] of Object.entries({
    first_name: 'Asha',
    last_name: 'Rao',
    email,
    phone: '1',
    message: 'No script here',
  })) {
    await page.locator(`form [name="${name}"]`).fill(value);
  }
  await page.locator('form [name="travel_preference"]').selectOption('custom');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL(connected.NEXT_PUBLIC_FORM_ENDPOINT);
  expect(await received(email)).toMatchObject([
    { body: { access_key: 'test-access-key', message: 'No script here', travel_preference: 'custom' } },
  ]);
});

test('the wizard is one plain form with the ways to hand off', async ({ page }) => {
  await page.goto('/book-now');
  for (const label of ['Package', 'Start date', 'Name', 'Address', /Requirements/])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send by email' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /booking form/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Call/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeHidden();
});

test('the contact form hands its message to WhatsApp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Ooty in May?');
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Continue on WhatsApp' }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  expect(new URL(chat.url()).searchParams.get('text')).toBe('Ooty in May?');
});

test('/plan-custom-trip has a plain link when every redirect fails', async ({ request }) => {
  const html = await (await request.get('/plan-custom-trip.html', { maxRedirects: 0 })).text();
  expect(html).toContain('Open the booking form');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('/about');
    await page.locator('.phone-menu > summary').tap();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Goa', exact: true }).tap();
    await expect(page).toHaveURL('/destinations/goa');
  });
});
