/** Whatever is typed into the forms arrives, exactly. */
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { enquiry } from '../../content/pages/enquiry';
import { keysOf } from '../../content/schema/keys-of';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { listen, watchForIntruders } from '../support/intruders';
import { sample, text, timeout, seedNote } from '../support/random-texts';
import { openHydrated, received, test } from '../support/site';

declare global {
  interface Window {
    /** Addresses that the page opened. */
    opened?: string[];
  }
}

test.setTimeout(timeout);
test.beforeEach(({ page }) => watchForIntruders(page));

/** Sets fields as typing does. Texts travel as numbers, because the line to the browser may not carry half an emoji. */
async function type(page: Page, values: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const codes = Object.entries(values).map(
    ([name, value]) => [name, Array.from({ length: value.length }, (_, index) => value.charCodeAt(index))] as const,
  );
  return page.evaluate((fields) => {
    const inFields: Record<string, string> = {};
    for (const [name, units] of fields) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form [name="${name}"]`);
      if (!field) continue;
      field.value = units.map((unit) => String.fromCharCode(unit)).join('');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      inFields[name] = field.value.replace(/\p{Surrogate}/gu, '\ufffd');
    }
    return inFields;
  }, codes);
}

const typed = fc.oneof(
  { arbitrary: text, weight: 3 },
  { arbitrary: fc.array(text, { maxLength: 4 }).map((lines) => lines.join('\n')), weight: 1 },
);
const filled = fc.record({ first_name: typed, last_name: typed, phone: typed, message: typed });

test('whatever is typed into the contact form, the chat opens with exactly that', async ({ page, noise }) => {
  const wrong = listen(page, noise);
  await page.addInitScript(() => {
    Object.assign(window, { opened: [] });
    // As if a finger had just pressed the button; Firefox knows that none did.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } });
    window.open = (address) => {
      window.opened?.push(String(address));
      return null;
    };
  });
  await openHydrated(page, routes.contact);
  for (const { message, ...names } of sample(filled, 30)) {
    const inFields = await type(page, { ...names, text: message });
    const opened = await page.evaluate(() => {
      const list = window.opened ?? [];
      document.querySelector<HTMLElement>('main form [type=submit]')?.click();
      return list.splice(0);
    });
    const lines = keysOf(enquiry.labels)
      .map((name) => [enquiry.labels[name], (inFields[name === 'message' ? 'text' : name] ?? '').trim()] as const)
      .filter(([, value]) => value !== '');
    expect(opened, seedNote).toHaveLength(lines.length === 0 ? 0 : 1);
    if (opened[0] === undefined) continue;
    const url = new URL(opened[0]);
    expect(`${url.origin}${url.pathname}${url.hash}`, seedNote).toBe(`https://wa.me/${connected.NEXT_PUBLIC_WHATSAPP}`);
    const [, rows] = (url.searchParams.get('text') ?? '').split(/\n\n(.*)/s);
    expect(rows, seedNote).toBe(lines.map(([label, value]) => `${label}: ${value}`).join('\n'));
    // Nothing that was typed goes because it was sent.
    expect(
      await page
        .locator('main form [name="text"]')
        .evaluate((field: HTMLTextAreaElement) => field.value.replace(/\p{Surrogate}/gu, '\ufffd')),
    ).toBe(inFields['text']);
  }
  expect(wrong(), seedNote).toEqual([]);
});

test('whatever is typed into the home form, the service gets exactly that', async ({ page, noise, email }) => {
  const wrong = listen(page, noise);
  await openHydrated(page, routes.home);
  const send = page.locator('main form [type=submit]');
  for (const values of sample(filled, 20)) {
    // Its fields must not be empty.
    const inFields = await type(page, {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}.`])),
      email,
    });
    await page.locator('main form [name="travel_preference"]').selectOption('custom');
    await send.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('main form [name="message"]')).toHaveValue('');
    expect((await received(email)).at(-1)?.body, seedNote).toEqual({
      access_key: connected.NEXT_PUBLIC_FORM_ACCESS_KEY,
      ...inFields,
      travel_preference: 'custom',
      botcheck: false,
    });
  }
  expect(wrong(), seedNote).toEqual([]);
});
