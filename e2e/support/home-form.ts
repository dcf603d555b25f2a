import type { Page } from '@playwright/test';

const typed = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210' };

/** Fills the home form; the message tells the form service how to respond. */
export async function fillHomeForm(page: Page, email: string, message: string): Promise<void> {
  const field = (name: string) => page.locator(`#contact [name="${name}"]`);
  for (const [name, value] of Object.entries({ ...typed, email, message })) await field(name).fill(value);
  await field('travel_preference').selectOption('honeymoon');
}
