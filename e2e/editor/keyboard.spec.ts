/** Everything by the keyboard alone: a price, a row, a dialog, and the way back. */
import type { Page } from '@playwright/test';
import { button, expect, expectSaved, field, fileOf, test } from '../support/editor/editor';
import { copied, priced } from './changes';

test.use({ hasTouch: false, isMobile: false, viewport: { width: 1366, height: 800 } });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role?: string): Promise<void> {
  for (let press = 0; press < 400; press++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const found = await focused.evaluate((element) => {
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
      return { name: (label ?? element.textContent).trim(), role: element.tagName.toLowerCase() };
    });
    const isName = typeof name === 'string' ? found.name === name : name.test(found.name);
    if (isName && (!role || found.role === role)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test('signs in, skips the menu, finds a trip, changes its price and saves', async ({ page, repository }) => {
  await page.goto('/admin/');
  await expect(page.getByLabel('Access token')).toBeFocused();
  await page.keyboard.type(repository.token);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').waitFor();
  await tabTo(page, 'Skip the menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'Search');
  await page.keyboard.type(priced.name);
  await tabTo(page, priced.name, 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await (await field(page, 'trips.price')).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(priced.price + 10));
  await tabTo(page, 'Save', 'button');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  expect(repository.record(fileOf('trips', priced.id))['price']).toBe(priced.price + 10);
});

test('Escape closes a dialog and gives the focus back to its button', async ({ page, repository }) => {
  await page.goto('/admin/');
  await signInByKey(page, repository.token);
  await page.getByRole('searchbox').fill(copied.name);
  const more = page.getByLabel(`More of ${copied.name}`, { exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  const copy = button(page, 'Copy…');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(copied.name);
});

test('Escape closes a list of choices, and never the form', async ({ page, repository }) => {
  await page.goto(`/admin/#/trips/${priced.id}`);
  await signInByKey(page, repository.token);
  const picture = await field(page, 'trips.picture');
  await picture.focus();
  await page.keyboard.press('ArrowDown');
  const choices = page.getByRole('listbox', { name: 'Choices' });
  await expect(choices.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(picture).toBeVisible();
  await expect(picture).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picture).not.toHaveValue('');
});

async function signInByKey(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').waitFor();
}
