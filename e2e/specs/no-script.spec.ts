/** Without JavaScript everything reads, opens, filters and reaches a human. */
import { seedTrips } from '../../content/catalogue/seed';
import { booking } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { domesticLinks, internationalLinks } from '../../content/pages/navigation';
import { allPackagesPage } from '../../content/pages/lists';
import { routes } from '../../content/routes';
import {
  featuredLabel,
  featuredUnder,
  lastFeatured,
  firstState,
  kindLabel,
  lastPlace,
  lastState,
  tripsOfKind,
} from '../support/catalogue';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { expect, phone, received, test } from '../support/site';

test.use({ javaScriptEnabled: false });

test('dropdowns open by hover and by focus', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('button', { name: internationalLinks.label }).hover();
  await expect(page.locator('#menu-international').getByRole('link').first()).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(page.locator('#menu-international')).toBeHidden();
  await page.getByRole('button', { name: domesticLinks.label }).focus();
  await expect(page.locator('#menu-domestic')).toBeVisible();
});

test('featured packages are chosen by kind', async ({ page }) => {
  await page.goto(routes.home);
  await expect(page.locator('#packages article:visible')).toHaveCount(featuredUnder('all').length);
  await page.getByRole('radio', { name: featuredLabel(lastFeatured) }).click();
  await expect(page.locator('#packages article:visible h3')).toHaveText(featuredUnder(lastFeatured));
});

test('every category can be chosen; controls that need a script are not offered', async ({ page }) => {
  await page.goto(routes.allPackages);
  await expect(page.locator('main article:visible')).toHaveCount(seedTrips.length);
  await page.getByRole('radio', { name: kindLabel('international') }).click();
  await expect(page.locator('main article:visible')).toHaveCount(tripsOfKind('international').length);
  await expect(page.getByPlaceholder(allPackagesPage.search.placeholder)).toBeHidden();
  await expect(page.locator('select[name="sort"]')).toBeHidden();
});

test('every state can be chosen, and the carousel scrolls', async ({ page }) => {
  await page.goto(routes.domestic);
  await expect(page.locator('main article:visible h3')).toHaveText(firstState.titles);
  await page.getByRole('radio', { name: lastState.name }).click();
  await expect(page.locator('main article:visible h3')).toHaveText(lastState.titles);
  await expect(page.locator('main h2:visible').first()).toContainText(lastState.name);
  await expect(page.getByRole('radio', { name: lastState.name })).toBeInViewport();
});

test('the home form posts to the service by itself', async ({ page, email }) => {
  await page.goto(routes.home);
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
  await page.getByRole('button', { name: enquiry.send }).click();
  await page.waitForURL(connected.NEXT_PUBLIC_FORM_ENDPOINT);
  expect(await received(email)).toMatchObject([
    {
      body: {
        access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
        message: 'No script here',
        travel_preference: 'custom',
      },
    },
  ]);
});

test('the wizard is one plain form with the ways to hand off', async ({ page }) => {
  await page.goto(routes.bookNow);
  for (const label of ['Package', 'Start date', 'Name', 'Address', /Requirements/])
    await expect(page.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('button', { name: booking.plainForm })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /booking form/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Call/ })).toBeVisible();
  await expect(page.getByRole('button', { name: booking.next })).toBeHidden();
});

test('the contact form hands its message to WhatsApp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto(routes.contact);
  await page.getByLabel(enquiry.labels.message).fill('Ooty in May?');
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: contact.form.action }).click(),
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
    await page.goto(routes.about);
    await page.locator('.phone-menu > summary').tap();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: lastPlace.label, exact: true })
      .tap();
    await expect(page).toHaveURL(lastPlace.href);
  });
});
