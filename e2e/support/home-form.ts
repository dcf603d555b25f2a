import type { Page } from '@playwright/test';

/** What every test types into the home form, but for email and message; WebKit's tests, too. */
export const homeFields = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210' } as const;
export const homePreference = 'honeymoon';

/** A field of the home form, as a selector. */
export const homeField = (name: string) => `#contact [name="${name}"]`;

/** Fills the home form; the message tells the form service how to respond. */
export async function fillHomeForm(page: Page, email: string, message: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...homeFields, email, message }))
    await page.locator(homeField(name)).fill(value);
  await page.locator(homeField('travel_preference')).selectOption(homePreference);
}
