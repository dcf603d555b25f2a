/** The header of wide screens with its dropdowns, the menu of phones, and an unknown URL. */
import { phoneMenu } from '../../content/words/controls';
import { everywhere } from '../../content/words/everywhere';
import { domesticLinks } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/words/shared';
import { tripsPage } from '../../content/words/trips-page';
import { finderSearchPath, routes } from '../../content/routes';
import { lastPlace } from '../support/catalogue';
import { expect, fromTheCache, openHydrated, phone, test } from '../support/site';

test('opens a dropdown on hover, keeps it open after a click, and closes it when the pointer leaves', async ({
  page,
}) => {
  await openHydrated(page, routes.home);
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

test.describe('the phone menu', () => {
  test.use(phone);

  test('covers the page without scrolling it; a link leads on, and Back finds the menu closed', async ({
    page,
    browserName,
  }) => {
    await openHydrated(page, routes.home);
    const summary = page.locator('header summary');
    const menu = page.getByRole('navigation', { name: everywhere.parts.phoneMenu });
    await expect(menu).toBeHidden();
    await expect(summary).toHaveAccessibleName(phoneMenu.open);
    await summary.tap();
    await expect(menu).toBeVisible();
    await expect(summary).toHaveAccessibleName(phoneMenu.close);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await menu.getByRole('link', { name: lastPlace.label, exact: true }).tap();
    await expect(page).toHaveURL(lastPlace.href);
    await expect(menu).toBeHidden();
    test.skip(browserName === 'firefox', fromTheCache);
    await page.goBack();
    await expect(menu).toBeHidden();
  });
});

test('shows the not-found page with status 404 for an unknown path, logs the path, and leads on', async ({
  page,
  noise,
}) => {
  const answer = await page.goto('/destinations/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFoundPage.heading })).toBeVisible();
  // The browser itself reports the status; the specification asks for the other line.
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
