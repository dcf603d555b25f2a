/** The contact page's form, which opens a chat. */
import { whatsappChat } from '../../content/format/contact-links';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { expect, openHydrated, test } from '../support/site';

test.describe('the contact form', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await openHydrated(page, routes.contact);
  });

  test('opens WhatsApp with the enquiry written out, in a new tab, and calls nothing', async ({ page, context }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.getByLabel(enquiry.labels.first_name).fill('Asha');
    await page.getByLabel(enquiry.labels.message).fill('Kashmir & Ladakh?\nIn June.');
    await page.getByLabel(enquiry.labels.travel_preference).selectOption(enquiry.preferences[0].value);
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: contact.form.action }).click(),
    ]);
    await chat.waitForURL(/^https:\/\/wa\.me\//);
    const url = new URL(chat.url());
    expect(`${url.origin}${url.pathname}`).toBe(whatsappChat);
    const { first_name: first, travel_preference: preference, message } = enquiry.labels;
    expect(url.searchParams.get('text')).toContain(
      `${first}: Asha\n${preference}: ${enquiry.preferences[0].value}\n${message}: Kashmir & Ladakh?\nIn June.`,
    );
    expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
    expect(posts).toEqual([]);
    await expect(page.getByLabel(enquiry.labels.message)).toHaveValue('Kashmir & Ladakh?\nIn June.');
  });

  test('requires nothing, and answers an empty form with a hint', async ({ page, context }) => {
    expect(await page.locator('form [required]').count()).toBe(0);
    await page.getByRole('button', { name: contact.form.action }).click();
    await expect(page.getByText(contact.form.emptyHint)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await page.getByLabel(enquiry.labels.message).fill('Ooty');
    await expect(page.getByText(contact.form.emptyHint)).toBeHidden();
  });
});
