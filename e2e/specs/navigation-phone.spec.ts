/** The menu of phones. */
import { telHref } from '../../content/format/contact-links';
import { phoneMenu } from '../../content/pages/controls';
import { home, isGroup, mainNavigation } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { site } from '../../content/site';
import { lastPlace } from '../support/catalogue';
import { expect, fromTheCache, openHydrated, phone, test } from '../support/site';

test.describe('the phone menu', () => {
  test.use(phone);
  const open = '.phone-menu > summary';

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page.locator(open)).toHaveAccessibleName(phoneMenu.open);
    await page.locator(open).tap();
  });

  test('shows contact, all links and the destinations in groups', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const entry of mainNavigation)
      for (const { href } of isGroup(entry) ? entry.links : [entry])
        await expect(menu.locator(`a[href="${href}"]`)).toBeAttached();
    await expect(menu.getByRole('heading')).toHaveText(mainNavigation.filter(isGroup).map(({ label }) => label));
    await expect(menu.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', telHref);
  });

  test('covers the page, which does not scroll behind it', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page.locator(open)).toHaveAccessibleName(phoneMenu.close);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  });

  test('closes when a link is chosen', async ({ page, browserName }) => {
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: home.label, exact: true })
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
      });
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: home.label, exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await page.locator(open).tap();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: lastPlace.label, exact: true })
      .tap();
    await expect(page).toHaveURL(lastPlace.href);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    test.skip(browserName === 'firefox', fromTheCache);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('Get Free Quote only closes it', async ({ page }) => {
    await page.getByRole('button', { name: phoneMenu.quote }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('Escape closes it and gives the focus back; Tab stays inside', async ({ page }) => {
    await page.locator(open).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: phoneMenu.quote })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(open)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page.locator(open)).toBeFocused();
  });
});

test('on a tablet the menu starts below the bar, under an office strip of any height and on a page that was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openHydrated(page, routes.home);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const summary = page.locator('.phone-menu > summary');
  const bottomOfBar = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
  const gap = async () => ((await menu.boundingBox())?.y ?? 0) - (await bottomOfBar());
  const bottoms: number[] = [];
  for (const prepare of [
    () => {},
    () => document.querySelector('aside')?.style.setProperty('padding-block', '2rem'),
    () => window.scrollTo({ top: 2000, behavior: 'instant' }),
  ]) {
    await page.evaluate(prepare);
    await summary.click();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.poll(gap).toBeLessThan(32);
    bottoms.push(await bottomOfBar());
    await summary.click();
    await expect(menu).toBeHidden();
  }
  expect(new Set(bottoms).size).toBe(3);
});
