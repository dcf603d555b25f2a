/** The page of all packages: search, category and sort. */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { allPackagesPage } from '../../content/pages/lists';
import { routes } from '../../content/routes';
import * as catalogue from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

const { kindLabel, showing } = catalogue;

test.describe('all packages', () => {
  const names = 'main article:visible h3';
  const search = (page: Page) => page.getByPlaceholder(allPackagesPage.search.placeholder);

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.allPackages);
  });

  test('search, category and sort work together, and the count follows', async ({ page }) => {
    const all = catalogue.byName(catalogue.namesOf(seedTrips));
    await expect(page.locator(names)).toHaveText(all);
    await expect(page.getByText(showing(all.length), { exact: true })).toBeVisible();
    const domestic = catalogue.tripsOfKind('domestic')[0]?.name ?? '';
    await search(page).fill(domestic.toUpperCase());
    await expect(page.locator(names)).toHaveText(all.filter((name) => name.includes(domestic)));
    await page.getByRole('radio', { name: kindLabel('international') }).click();
    await expect(page.getByText(showing(0), { exact: true })).toBeVisible();
    await search(page).fill('');
    await page.getByLabel('Sort').selectOption('price');
    const byPrice = [...catalogue.tripsOfKind('international')].sort((a, b) => a.price - b.price);
    await expect(page.locator(names)).toHaveText(catalogue.namesOf(byPrice));
    await page.getByRole('radio', { name: kindLabel('honeymoon') }).click();
    await expect(page.getByText(showing(catalogue.tripsOfKind('honeymoon').length), { exact: true })).toBeVisible();
  });

  test('an empty result says so, and Show All Packages brings everything back', async ({ page }) => {
    await page.getByRole('radio', { name: kindLabel('domestic') }).click();
    await search(page).fill(catalogue.unknownPlace);
    await expect(page.getByRole('heading', { name: allPackagesPage.empty.heading })).toBeVisible();
    await expect(page.getByText(allPackagesPage.empty.line)).toBeVisible();
    await page.getByRole('button', { name: allPackagesPage.empty.action }).click();
    await expect(page.getByText(showing(seedTrips.length), { exact: true })).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('radio', { name: kindLabel('all'), exact: true })).toBeChecked();
    await expect(page).toHaveURL(routes.allPackages);
  });

  test('the address carries category, sort and search; Back undoes a choice', async ({ page }) => {
    await page.getByRole('radio', { name: kindLabel('international') }).click();
    await page.getByLabel('Sort').selectOption('rating');
    await search(page).fill('a');
    await expect(page).toHaveURL(`${routes.allPackages}?category=international&sort=rating&search=a`);
    await page.goBack();
    await expect(page.getByLabel('Sort')).toHaveValue('name');
    await page.goBack();
    await expect(page.getByRole('radio', { name: kindLabel('all'), exact: true })).toBeChecked();
    await expect(page.locator(names)).toHaveCount(seedTrips.length);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`cards that change places ${motion === 'reduce' ? 'are simply there for those who asked for less motion' : 'glide there'}`, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName === 'firefox' && motion === 'reduce', 'Firefox’s driver cannot ask for less motion');
      await page.emulateMedia({ reducedMotion: motion });
      // Only what is on the screen glides.
      await page.locator('main li article').first().scrollIntoViewIfNeeded();
      const glided = await page.evaluate(async () => {
        const select = document.querySelector<HTMLSelectElement>('select[name="sort"]');
        if (!select) throw new Error('no sort selector');
        const cards = () => [...document.querySelectorAll('main li[data-in-category]')];
        const order = () =>
          cards()
            .map((card) => card.querySelector('h3')?.textContent)
            .join();
        const before = order();
        select.value = 'price';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // What glides does so from the frame on in which the list has another order.
        let isMoving = false;
        for (let frames = 0; frames < 10 && !isMoving;) {
          await new Promise(requestAnimationFrame);
          if (order() !== before) frames++;
          isMoving = cards().some((card) => card.getAnimations().length > 0);
        }
        return isMoving;
      });
      expect(glided).toBe(motion === 'no-preference');
    });
  }

  test('an address with a filter opens filtered; unknown values are ignored', async ({ page, noise }) => {
    await page.goto(`${routes.allPackages}?category=honeymoon&sort=price`);
    const honeymoons = [...catalogue.tripsOfKind('honeymoon')].sort((a, b) => a.price - b.price);
    await expect(page.locator(names)).toHaveText(catalogue.namesOf(honeymoons));
    await page.goto(`${routes.allPackages}?category=%3Cscript%3E&sort=nonsense&state=__proto__`);
    await expect(page.locator(names)).toHaveCount(seedTrips.length);
    await expect(page.getByLabel('Sort')).toHaveValue('name');
    expect(noise).toEqual([]);
  });

  test('a search text that looks like markup stays text', async ({ page, noise }) => {
    await page.goto(`${routes.allPackages}?search=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(search(page)).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('heading', { name: allPackagesPage.empty.heading })).toBeVisible();
    expect(noise).toEqual([]);
  });
});
