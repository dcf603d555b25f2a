import type { Page, Request } from '@playwright/test';
import { connected } from '../../scripts/lib/test-environment.mjs';

/** The URL of the form service. */
export const endpoint = connected.NEXT_PUBLIC_FORM_ENDPOINT;

/** The reason why tests that read a message are skipped in Firefox. */
export const unreportedPosts = 'Firefox’s driver does not tell what is posted';

const typed = { first_name: 'Asha', last_name: 'Rao', phone: '98765 43210', email: 'asha@example.com' };

/** Fills in the home form. */
export async function fillHomeForm(page: Page, message: string): Promise<void> {
  const field = (name: string) => page.locator(`#contact [name="${name}"]`);
  for (const [name, value] of Object.entries({ ...typed, message })) await field(name).fill(value);
  await field('travel_preference').selectOption('honeymoon');
}

/** Accepts messages in place of the form service. @returns the messages received so far */
export async function acceptMessages(page: Page): Promise<readonly Request[]> {
  const messages: Request[] = [];
  await page.route(endpoint, (route, request) => {
    messages.push(request);
    return route.fulfill({ json: { success: true } });
  });
  return messages;
}
