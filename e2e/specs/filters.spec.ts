/** The filtered lists: all packages, the domestic tours under their carousel of states, the featured packages. Each rule: `components/islands/filters/`. */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { stateIds } from '../../content/catalogue/states';
import { stateArrows } from '../../content/pages/controls';
import { allPackagesPage, domesticPage } from '../../content/pages/lists';
import { featuredFilters } from '../../content/queries/featured';
import { routes, stateFilterPath } from '../../content/routes';
import * as catalogue from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

const { kindLabel, showing, firstState, secondState, thirdState, fifthState, lastState } = catalogue;

const names = 'main article:visible h3';

test.describe('all packages', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.allPackages);
  });

  test('search, category and sort work together and stand in the address; Back undoes a choice', async ({ page }) => {
    const search = page.getByPlaceholder(allPackagesPage.search.placeholder);
    const all = catalogue.byName(catalogue.namesOf(seedTrips));
    await expect(page.locator(names)).toHaveText(all);
    const domestic = catalogue.tripsOfKind('domestic')[0]?.name ?? '';
    await search.fill(domestic.toUpperCase());
    await expect(page.locator(names)).toHaveText(all.filter((name) => name.includes(domestic)));
    await page.getByRole('radio', { name: kindLabel('international') }).click();
    await expect(page.getByRole('heading', { name: allPackagesPage.empty.heading })).toBeVisible();
    await expect(page.getByText(showing(0), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: allPackagesPage.empty.action }).click();
    await expect(page.locator(names)).toHaveText(all);
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(routes.allPackages);

    await page.getByRole('radio', { name: kindLabel('international') }).click();
    await page.getByLabel('Sort').selectOption('price');
    const byPrice = [...catalogue.tripsOfKind('international')].sort((a, b) => a.price - b.price);
    await expect(page.locator(names)).toHaveText(catalogue.namesOf(byPrice));
    await expect(page).toHaveURL(`${routes.allPackages}?category=international&sort=price`);
    await page.goBack();
    await expect(page.getByLabel('Sort')).toHaveValue('name');
    await page.goBack();
    await expect(page.getByRole('radio', { name: kindLabel('all'), exact: true })).toBeChecked();
    await expect(page.locator(names)).toHaveCount(seedTrips.length);
  });

  test('cards that change places glide there', async ({ page }) => {
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
    expect(glided).toBe(true);
  });
});

test.describe('domestic tours', () => {
  const button = (page: Page, { name }: catalogue.State) => page.getByRole('radio', { name, exact: true });

  test('another state than the first is chosen by a press, by the arrow keys, and taken back', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    await expect(page.getByRole('radio')).toHaveCount(stateIds.length);
    await expect(button(page, firstState)).toBeChecked();
    await button(page, thirdState).click();
    await expect(page.locator(names)).toHaveText(thirdState.titles);
    await expect(page).toHaveURL(stateFilterPath(thirdState.id));
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, secondState)).toBeChecked();
    await expect(page.locator(names)).toHaveText(secondState.titles);
    await page.goBack();
    await page.goBack();
    await expect(page.locator(names)).toHaveText(firstState.titles);
  });

  test('the address chooses a state and brings its button into view', async ({ page }) => {
    await page.goto(stateFilterPath(lastState.id));
    await expect(page.locator(names)).toHaveText(lastState.titles);
    await expect(button(page, lastState)).toBeInViewport();
  });

  test('the carousel shows as many buttons as fit, and its arrows turn it', async ({ page }) => {
    for (const [width, buttons] of [
      [360, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await openHydrated(page, routes.domestic);
      const track = page.getByRole('group', { name: domesticPage.chooser }).locator('> div');
      const inside = await track.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('label')].filter((label) => {
          const box = label.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
      expect(inside, `${width} px`).toBe(buttons);
    }
    const hidden = button(page, fifthState);
    await expect(hidden).not.toBeInViewport();
    await page.getByRole('button', { name: stateArrows.next, exact: true }).click();
    await expect(hidden).toBeInViewport();
    await page.getByRole('button', { name: stateArrows.previous, exact: true }).click();
    await expect(button(page, firstState)).toBeInViewport();
  });
});

test('each choice of the featured packages shows its cards, of four chips at most', async ({ page }) => {
  const cards = '#packages article:visible';
  await openHydrated(page, routes.home);
  await expect(page.locator(`${cards} h3`)).toHaveText(catalogue.featuredUnder('all'));
  for (const { id, label } of [...featuredFilters].reverse()) {
    await page.getByRole('radio', { name: label, exact: true }).click();
    await expect(page.locator(`${cards} h3`)).toHaveText(catalogue.featuredUnder(id));
    for (const card of await page.locator(cards).all())
      expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(4);
  }
});
