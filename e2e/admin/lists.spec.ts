/** The lists of the editor name entries as the operator does. */
import { expect } from '@playwright/test';
import { pictures } from '../../content/catalogue/pictures';
import { newRepository, openEditor, test } from '../support/editor';

test('lists states by their names and pictures by what they show, without ids', async ({ page }) => {
  const repository = newRepository();
  await openEditor(page, repository);
  await page.goto('/admin/#/collections/states');
  await expect(page.getByRole('row').filter({ hasText: 'Jammu & Kashmir: ' })).toBeVisible();
  await page.goto('/admin/#/collections/pictures');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const alts = new Set(Object.values(pictures).map(({ alt }) => alt));
  const texts = (await rows.allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !alts.has(text))).toEqual([]);
  repository.remove();
});
