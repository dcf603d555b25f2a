/** The featured packages of the home page: all, domestic, honeymoon. */
import { home } from '../../content/pages/home';
import { routes } from '../../content/routes';
import { featuredLabel, featuredUnder } from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

test.describe('featured packages', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  const cards = '#packages article:visible';

  test('each choice shows its cards, of four chips at most', async ({ page }) => {
    await expect(page.locator(`${cards} h3`)).toHaveText(featuredUnder('all'));
    for (const filter of ['honeymoon', 'domestic', 'all'] as const) {
      await page.getByRole('radio', { name: featuredLabel(filter), exact: true }).click();
      await expect(page.locator(`${cards} h3`)).toHaveText(featuredUnder(filter));
      for (const card of await page.locator(cards).all())
        expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(4);
    }
  });

  test('View All Packages leads to the list', async ({ page }) => {
    await page.getByRole('link', { name: home.featured.more }).click();
    await expect(page).toHaveURL(routes.allPackages);
  });
});
