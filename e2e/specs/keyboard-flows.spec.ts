/** Every flow without a mouse, from the first Tab to the booking form. */
import { booking } from '../../content/pages/booking';
import { phoneMenu } from '../../content/pages/controls';
import { domesticLinks, mainNavigation } from '../../content/pages/navigation';
import { tripCard } from '../../content/pages/shared';
import { routes } from '../../content/routes';
import { book, focused, skip, tabTo } from '../support/keyboard';
import { expect, openHydrated, phone, test } from '../support/site';
import { labelOf, startingWith } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('through a dropdown with the arrow keys to a destination and its booking form', async ({ page }) => {
  await openHydrated(page, routes.home);
  await tabTo(page, domesticLinks.label);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(domesticLinks.links[0]?.href ?? '');
  await skip(page);
  await tabTo(page, startingWith(`${tripCard.book} for `));
  await book(page);
});

test('the wizard from its first field to the booking form', async ({ page }) => {
  await openHydrated(page, routes.bookNow);
  await skip(page);
  await tabTo(page, labelOf('package'));
  const [, wanted] = booking.packages;
  await page.keyboard.type(wanted.label.slice(0, 3));
  await expect(page.getByLabel(labelOf('package'))).toHaveValue(wanted.value);
  await tabTo(page, booking.next);
  await page.keyboard.press('Space');
  await expect(page.getByText(booking.steps[1].label, { exact: true }).last()).toBeFocused();
  await tabTo(page, labelOf('name'));
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByText(booking.steps[2].label, { exact: true }).last()).toBeFocused();
  await tabTo(page, booking.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeFocused();
  await tabTo(page, startingWith(booking.confirmed.form));
  expect((await focused(page))?.fault).toBe('');
  await book(page);
});

test.describe('on a phone with a keyboard', () => {
  test.use(phone);

  test('the menu opens, keeps the focus both ways, shows it at every stop, gives it back', async ({ page }) => {
    await openHydrated(page, routes.home);
    const summary = page.locator('header summary');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const names: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop || (await summary.evaluate((element) => element === document.activeElement))) break;
      expect(stop.fault, stop.name).toBe('');
      names.push(stop.name);
    }
    expect(names[0]).toBe(mainNavigation[0]?.label);
    expect(names.at(-1)).toBe(phoneMenu.quote);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: phoneMenu.quote })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
  });
});
