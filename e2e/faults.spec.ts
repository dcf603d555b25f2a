import { expect, test } from './site';

test('a page that breaks while it runs says so and offers a human', async ({ page }) => {
  await page.addInitScript(() => {
    // Breaks the first thing the list's script asks of the browser.
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto('/view-all-packages');
  await page.getByPlaceholder('Search packages...').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
});
