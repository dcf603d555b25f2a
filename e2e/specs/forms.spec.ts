/**
 * The contact form, which opens a chat, the wizard in the browser's history, and the values passed to the booking form. The unit tests in
 * `components/islands/forms/` cover the states of forms; `altered-pages.spec.ts` sends them in a browser.
 */
import type { Page, Request } from '@playwright/test';
import { whatsappChat } from '../../content/words/contact-links';
import { booking } from '../../content/pages/booking';
import { bookingForm } from '../../content/words/booking-form';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/words/enquiry';
import { filled } from '../../content/format/filled';
import { tripPage } from '../../content/words/trip';
import { contactAboutPath, routes, tripPath } from '../../content/routes';
import { absolute } from '../../content/site';
import { labelOf, startingWith } from '../support/catalogue';
import { bookingAddress, expect, hydrated, moveMouse, openHydrated, test } from '../support/site';
import { tripOf, trips, isGroup } from '../../content/catalogue/trips';

const message = (page: Page) => page.getByLabel(enquiry.labels.message);

test('opens WhatsApp in a new tab with the enquiry from the contact form, and calls no service', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  // In-app browsers do the same: they follow only links.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
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

test('names the trip in the message of the contact form, and keeps the visitor’s changes', async ({ page }) => {
  test.skip(process.env['PLAIN_EXPORT'] === 'yes', 'it is the loader that reads the address');
  const [{ id, name } = { id: '', name: '' }] = trips;
  await page.goto(tripPath(id));
  await page.getByRole('link', { name: `${tripPage.write} ${filled(tripPage.about, { what: name })}` }).click();
  await expect(page).toHaveURL(contactAboutPath(name));
  await expect(message(page)).toHaveValue(`${enquiry.about}${name}.`);
  await moveMouse(page);
  await hydrated(page);
  await expect(message(page)).toHaveValue(`${enquiry.about}${name}.`);
  await message(page).fill('Something else');
  await page.mouse.wheel(0, 400);
  await expect(message(page)).toHaveValue('Something else');
});

test('keeps the values of the wizard through Previous, the Back button and a reload', async ({ page }) => {
  const [, wanted] = booking.packages;
  await openHydrated(page, routes.bookNow);
  await page.getByLabel(labelOf('package')).selectOption(wanted.value);
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByLabel(labelOf('name')).fill('Asha');
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByRole('button', { name: booking.previous }).click();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Asha');
  // The URL is updated shortly after the step.
  await expect(page).toHaveURL(/step=2$/);
  await page.goBack();
  await expect(page.getByLabel(labelOf('requirements'))).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(labelOf('name'))).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Asha');
  await page.getByRole('button', { name: booking.previous }).click();
  await expect(page.getByLabel(labelOf('package'))).toHaveValue(wanted.value);
});

test('reaches the wizard’s confirmation if storage is blocked', async ({ page, noise }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, routes.bookNow);
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByLabel(labelOf('name')).fill('Asha');
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByRole('button', { name: booking.confirm }).click();
  const chat = page.getByRole('link', { name: booking.confirmed.whatsapp });
  await expect(chat).toHaveAttribute('href', /Asha/);
  await expect(page).toHaveURL(/step=4/);
  await page.goBack();
  await expect(page.getByRole('button', { name: booking.confirm })).toBeVisible();
  expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot switch off scripts in Firefox');

  test('passes month and party to the booking form with the trip and its page, and nothing else', async ({
    page,
    context,
  }) => {
    const requests: Request[] = [];
    await context.route(`${bookingAddress}**`, (route, request) => {
      requests.push(request);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>form</title>' });
    });
    const trip = tripOf(trips.find((one) => !isGroup(one))?.id ?? '');
    await page.goto(tripPath(trip.id));
    const { labels, submit } = bookingForm;
    const [month = ''] = await page.getByLabel(labels.month).selectOption({ index: 3 });
    await page.getByLabel(labels.adults).selectOption('3');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('button', { name: startingWith(`${submit} ${filled(tripPage.bookFor, { trip: trip.name })}`) })
        .click(),
    ]);
    await tab.waitForURL(`${bookingAddress}**`);
    const [request] = requests;
    expect(Object.fromEntries(new URL(request?.url() ?? '').searchParams)).toMatchObject({
      'entry.1': trip.name,
      'entry.2': month,
      'entry.4': '3',
      'entry.6': absolute(tripPath(trip.id)),
    });
    expect(await request?.allHeaders()).not.toHaveProperty('referer');
    expect(await tab.evaluate(() => [opener as unknown, document.referrer])).toEqual([null, '']);
  });
});
