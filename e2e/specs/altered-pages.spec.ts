/**
 * Uses pages before their script arrives, unchanged and altered by an extension's script: nothing typed, chosen, opened or sent may be
 * lost.
 */
import type { Page } from '@playwright/test';
import { booking } from '../../content/pages/booking';
import { formatShortDate } from '../../content/format/duration';
import { phoneMenu } from '../../content/words/controls';
import { enquiry } from '../../content/words/enquiry';
import { allPackagesPage } from '../../content/pages/lists';
import { internationalLinks } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { alterations } from '../support/alterations';
import { tripsOfKind } from '../support/catalogue';
import { acceptMessages, fillHomeForm, unreportedPosts } from '../support/home-form';
import { expect, hydrated, long, moveMouse, phone, test, withholdRuntime } from '../support/site';

for (const [index, [what, alter]] of Object.entries(alterations).entries()) {
  // `npm test` runs only the unchanged page and the first alteration.
  test.describe(what, index < 2 ? {} : long, () => {
    const focusTop = (page: Page) => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);

    /**
     * Opens a page whose runtime is delayed, lets an extension's script alter it before and after the visitor's actions, and waits until
     * the runtime has started.
     * @returns The distance in pixels by which the runtime moved the focused element on the screen.
     */
    async function visit(page: Page, path: string, act: () => Promise<void>): Promise<number> {
      const release = await withholdRuntime(page);
      await page.goto(path);
      await page.evaluate(alter);
      await act();
      await moveMouse(page);
      await page.evaluate(alter);
      const top = await focusTop(page);
      await release();
      await hydrated(page);
      return (await focusTop(page)) - top;
    }

    test('keeps the typed text, the focus and the scroll position', async ({ page, noise }) => {
      const field = (name: string) => page.locator(`main form [name=${name}]`);
      const moved = await visit(page, routes.contact, async () => {
        await field('first_name').fill('Asha');
        await field('travel_preference').selectOption('custom');
        await field('text').pressSequentially('வணக்கம், two words');
        // End the page's smooth scrolling to the field.
        await field('text').evaluate((text) => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
      });
      await expect(field('first_name')).toHaveValue('Asha');
      await expect(field('travel_preference')).toHaveValue('custom');
      await expect(field('text')).toBeFocused();
      await page.keyboard.type(' more');
      await expect(field('text')).toHaveValue('வணக்கம், two words more');
      expect(Math.abs(moved)).toBeLessThan(2);
      expect(noise).toEqual([]);
    });

    test('sends a message once if it was sent too early, and says so', async ({ page, browserName }) => {
      const messages = await acceptMessages(page);
      await visit(page, routes.home, async () => {
        await fillHomeForm(page, 'Altered');
        await page.locator('#contact [type=submit]').click();
      });
      await expect(page.locator('#contact').getByText(enquiry.success)).toBeVisible();
      expect(messages).toHaveLength(1);
      test.skip(browserName === 'firefox', unreportedPosts);
      expect(messages[0]?.postDataJSON()).toMatchObject({ message: 'Altered', first_name: 'Asha' });
    });

    test('moves the wizard by one step, however often Next was pressed, with all that was entered', async ({
      page,
    }) => {
      const [first] = booking.packages;
      await visit(page, routes.bookNow, async () => {
        await page.locator('[name=package]').selectOption(first.value);
        await page.locator('[name=startDate]').fill('2027-03-04');
        for (let press = 0; press < 3; press++)
          await page.locator('[data-island=wizard] button[type=button]:visible').click();
      });
      await expect(page).toHaveURL(/step=2/);
      await page.locator('[name=name]').fill('Asha Rao');
      await page.getByRole('button', { name: booking.next }).click();
      await page.getByRole('button', { name: booking.confirm }).click();
      const link = await page.getByRole('link', { name: booking.confirmed.whatsapp }).getAttribute('href');
      const text = new URL(link ?? '').searchParams.get('text') ?? '';
      for (const entered of [first.label, formatShortDate('2027-03-04'), 'Asha Rao']) expect(text).toContain(entered);
    });

    test('keeps choices, sorting and search, and writes them into the URL', async ({ page }) => {
      const wanted = tripsOfKind('international').filter(({ name }) => /a/i.test(name));
      await visit(page, routes.allPackages, async () => {
        await page.locator('[name=category][value=international]').check({ force: true });
        await page.locator('[name=sort]').selectOption('price');
        await page.getByPlaceholder(allPackagesPage.search.placeholder).fill('a');
      });
      await expect(page.locator('main article:visible')).toHaveCount(wanted.length);
      await expect(page).toHaveURL(`${routes.allPackages}?category=international&search=a&sort=price`);
      await expect(page.locator('[name=category][value=international]')).toBeChecked();
    });

    test('keeps a focused dropdown open', async ({ page }) => {
      const menu = page.locator(`[aria-controls=menu-${internationalLinks.id}]`);
      await visit(page, routes.about, async () => {
        await menu.focus();
        await page.keyboard.press('ArrowDown');
      });
      await expect(page.locator(`#menu-${internationalLinks.id} a`).first()).toBeFocused();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });

    test.describe('on a phone', () => {
      test.use(phone);
      test('keeps the open menu open, and lets it close', async ({ page }) => {
        const links = page.locator('header details nav a:visible');
        await visit(page, routes.about, () => page.locator('header summary').tap());
        await expect(links.first()).toBeVisible();
        await page.getByRole('button', { name: phoneMenu.quote }).tap();
        await expect(links).toHaveCount(0);
      });
    });
  });
}
