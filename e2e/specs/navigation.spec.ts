/** The bar at the top of wide screens with its dropdowns, the menu of phones, and an address that leads nowhere. */
import { phoneMenu } from '../../content/pages/controls';
import { domesticLinks, home, internationalLinks, mainNavigation, packageLinks } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/pages/shared';
import { tripsPage } from '../../content/pages/trips';
import { finderSearchPath, routes } from '../../content/routes';
import { lastPlace } from '../support/catalogue';
import { expect, fromTheCache, openHydrated, phone, test } from '../support/site';

test.describe('the main bar', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  test('a dropdown opens by hovering and stays open after a click, leaving closes it; its links lead on', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: domesticLinks.label });
    const panel = page.locator('#menu-domestic');
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await button.hover();
    await panel.getByRole('link').nth(5).click();
    await expect(page).toHaveURL(domesticLinks.links[5]?.href ?? '');
  });

  test('by keyboard: the focus opens a dropdown, arrow keys walk through it, Enter and Escape close it, Tab leaves it', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: internationalLinks.label });
    const panel = page.locator('#menu-international');
    await button.focus();
    await expect(panel.getByRole('link')).toHaveText(internationalLinks.links.map((link) => link.label));
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(panel).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: packageLinks.label })).toBeFocused();
  });
});

test('from 1024 px on the bar holds its name, its entries and its button beside each other, also with larger text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(routes.home);
  for (const size of ['100%', '150%']) {
    const parts = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const items = document.querySelectorAll(
        'header a[href="/"]:not(nav *), nav[aria-label="Main"] > ul > li, header a[target="_blank"]:not(details *)',
      );
      return [...items].map((item) => item.getBoundingClientRect().toJSON() as DOMRect);
    }, size);
    expect(parts).toHaveLength(mainNavigation.length + 2);
    // Browsers lay out in fractions of a pixel.
    for (const [index, { right }] of parts.entries())
      expect(right).toBeLessThanOrEqual((parts[index + 1]?.left ?? 1024) + 0.5);
  }
});

test.describe('the phone menu', () => {
  test.use(phone);

  test('covers the page, which does not scroll behind it; a link and Get Free Quote close it', async ({
    page,
    browserName,
  }) => {
    await openHydrated(page, routes.home);
    const summary = page.locator('header summary');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const link = (name: string) => menu.getByRole('link', { name, exact: true });
    await expect(menu).toBeHidden();
    await expect(summary).toHaveAccessibleName(phoneMenu.open);
    await summary.tap();
    await expect(menu).toBeVisible();
    await expect(summary).toHaveAccessibleName(phoneMenu.close);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByRole('button', { name: phoneMenu.quote }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');

    await summary.tap();
    await link(home.label).evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault());
    });
    await link(home.label).tap();
    await expect(menu).toBeHidden();
    await summary.tap();
    await link(lastPlace.label).tap();
    await expect(page).toHaveURL(lastPlace.href);
    await expect(menu).toBeHidden();
    test.skip(browserName === 'firefox', fromTheCache);
    await page.goBack();
    await expect(menu).toBeHidden();
  });
});

test('an unknown path shows the not-found page, with status 404, logs the path, and leads on', async ({
  page,
  noise,
}) => {
  const answer = await page.goto('/destinations/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFoundPage.heading })).toBeVisible();
  // The browser itself reports the status; the other line is the one the specification asks for.
  expect(noise.filter((line) => !line.includes('Failed to load resource'))).toEqual([
    'error: 404: no page at /destinations/atlantis',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: tripsPage.link })).toHaveJSProperty(
    'search',
    new URL(finderSearchPath('atlantis'), page.url()).search,
  );
  await page.evaluate(() => window.scrollTo(0, 10_000));
  await page.getByRole('link', { name: notFoundPage.action }).click();
  await expect(page).toHaveURL(routes.home);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
