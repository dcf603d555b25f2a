/** The featured packages of the home page: all, domestic, honeymoon. */
import { home } from '../../content/pages/home';
import { featuredFilters } from '../../content/queries/featured';
import { routes } from '../../content/routes';
import { featuredUnder } from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

test.describe('featured packages', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  const cards = '#packages article:visible';

  test('each choice shows its cards, of four chips at most', async ({ page }) => {
    await expect(page.locator(`${cards} h3`)).toHaveText(featuredUnder('all'));
    for (const { id, label } of [...featuredFilters].reverse()) {
      await page.getByRole('radio', { name: label, exact: true }).click();
      await expect(page.locator(`${cards} h3`)).toHaveText(featuredUnder(id));
      for (const card of await page.locator(cards).all())
        expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(4);
    }
  });

  test('View All Packages leads to the list', async ({ page }) => {
    await page.getByRole('link', { name: home.featured.more }).click();
    await expect(page).toHaveURL(routes.allPackages);
  });
});
