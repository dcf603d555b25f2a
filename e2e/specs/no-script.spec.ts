/**
 * Without JavaScript everything can be read, opened, filtered and sent to a person. Other tests cover the home form
 * (`faults-runtime.spec.ts`), the booking form (`components/`) and the finder (`finder.spec.ts`).
 */
import { months } from '../../content/ids/months';
import { booking, bookingFields, mostPlainChildren } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/words/enquiry';
import { everywhere } from '../../content/words/everywhere';
import { allPackagesPage } from '../../content/pages/lists';
import { domesticLinks, internationalLinks } from '../../content/pages/navigation';
import { whenToGoPage } from '../../content/pages/when-to-go';
import { routes } from '../../content/routes';
import * as catalogue from '../support/catalogue';
import { startingWith } from '../support/catalogue';
import { expect, phone, test } from '../support/site';
import { seedTrips } from '../../content/catalogue/trips';

const { lastFeatured, lastPlace, lastState } = catalogue;

test.use({ javaScriptEnabled: false });

test('opens dropdowns on hover and on focus', async ({ page }) => {
  await page.goto(routes.about);
  await page.getByRole('button', { name: internationalLinks.label }).hover();
  await expect(page.locator('#menu-international').getByRole('link').first()).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(page.locator('#menu-international')).toBeHidden();
  await page.getByRole('button', { name: domesticLinks.label }).focus();
  await expect(page.locator('#menu-domestic')).toBeVisible();
});

test('filters lists by kind, category and state, and hides controls that need a script', async ({ page }) => {
  const cards = page.locator('main article:visible');
  await page.goto(routes.home);
  await page.getByRole('radio', { name: catalogue.featuredLabel(lastFeatured) }).click();
  await expect(page.locator('#packages article:visible h3')).toHaveText(catalogue.featuredUnder(lastFeatured));

  await page.goto(routes.allPackages);
  await expect(cards).toHaveCount(seedTrips.length);
  await page.getByRole('radio', { name: catalogue.kindLabel('international') }).click();
  await expect(cards).toHaveCount(catalogue.tripsOfKind('international').length);
  await expect(page.getByPlaceholder(allPackagesPage.search.placeholder)).toBeHidden();
  await expect(page.getByLabel(allPackagesPage.legends.sorts)).toBeHidden();

  await page.goto(routes.domestic);
  await page.getByRole('radio', { name: lastState.name }).click();
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(lastState.titles);
  await expect(page.locator('main h2:visible').first()).toContainText(lastState.name);
  await expect(page.getByRole('radio', { name: lastState.name })).toBeInViewport();
});

test('shows the wizard as one plain form with the ways to send it', async ({ page }) => {
  await page.goto(routes.bookNow);
  const main = page.getByRole('main');
  const plainFields = bookingFields.filter(({ name }) => !(Number(/^child(\d+)$/.exec(name)?.[1]) > mostPlainChildren));
  for (const { label } of plainFields) await expect(page.getByLabel(startingWith(label)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: booking.plainForm })).toBeVisible();
  for (const way of [/booking form/, /WhatsApp/, /Call/])
    await expect(main.getByRole('link', { name: way })).toBeVisible();
  await expect(page.getByRole('button', { name: booking.next })).toBeHidden();
});

test('passes the message of the contact form to WhatsApp', async ({ page, context }) => {
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

test.describe('on a phone', () => {
  test.use(phone);

  test('opens the menu, whose links lead on', async ({ page }) => {
    await page.goto(routes.about);
    await page.locator('header summary').tap();
    const menu = page.getByRole('navigation', { name: everywhere.parts.phoneMenu });
    await menu.getByRole('link', { name: lastPlace.label, exact: true }).tap();
    await expect(page).toHaveURL(lastPlace.href);
  });

  test('shows one month of the year, with links that have space for a thumb', async ({ page }) => {
    await page.goto(routes.whenToGo);
    for (const month of ['feb', 'sep'] as const) {
      await page
        .getByRole('navigation', { name: whenToGoPage.chooser })
        .getByRole('link', { name: months[month] })
        .tap();
      await expect(page.getByText(whenToGoPage.notes[month])).toBeInViewport();
      const links = page.locator('main table a[href*="month="]:visible');
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', new RegExp(`month=${month}$`));
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    }
  });
});
