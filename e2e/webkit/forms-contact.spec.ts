/** The contact page's form in WebKit. */
import { whatsappChat } from '../../content/format/contact-links';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { click, fill, Key, newWindow, select, textsOf, valueOf } from './actions';
import { eventually, faultsOf, open, openHydrated, unhydrated } from './page';
import { expect, test } from './test';

test.describe('the contact form', () => {
  const button = 'main form [type="submit"]';

  test('opens WhatsApp with the enquiry in a new window, and keeps what was typed', async ({ driver }) => {
    await openHydrated(driver, routes.contact);
    await fill(driver, 'main [name="first_name"]', 'Asha');
    await fill(driver, 'main [name="text"]', `Kashmir & Ladakh?${Key.ENTER}In June.`);
    await select(driver, 'main [name="travel_preference"]', enquiry.preferences[0].value);
    await click(driver, button);
    const chat = await newWindow(driver);
    expect(`${chat.origin}${chat.pathname}`).toBe(whatsappChat);
    const { first_name: first, travel_preference: preference, message } = enquiry.labels;
    expect(chat.searchParams.get('text')).toContain(
      `${first}: Asha\n${preference}: ${enquiry.preferences[0].value}\n${message}: Kashmir & Ladakh?\nIn June.`,
    );
    expect(await valueOf(driver, 'main [name="text"]')).toBe('Kashmir & Ladakh?\nIn June.');
    expect(await faultsOf(driver)).toEqual([]);
  });

  test('shows a hint for an empty form, also before hydration', async ({ driver }) => {
    await open(driver, routes.contact);
    expect(await unhydrated(driver)).not.toEqual([]);
    await click(driver, button);
    await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual([contact.form.emptyHint]);
    expect(await driver.getAllWindowHandles()).toHaveLength(1);
    await fill(driver, 'main [name="text"]', 'Ooty');
    await eventually(() => textsOf(driver, 'main form [role="status"]')).toEqual(['']);
  });
});
