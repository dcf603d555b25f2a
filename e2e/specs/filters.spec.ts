/** The filtered lists: all packages, the domestic tours under their carousel of states, the featured packages. Each rule: `components/islands/filters/`. */
import type { Page } from '@playwright/test';
import { stateIds } from '../../content/catalogue/states';
import { stateArrows } from '../../content/pages/controls';
import { domesticPage } from '../../content/pages/lists';
import { featuredFilters } from '../../content/queries/featured';
import { routes, stateFilterPath } from '../../content/routes';
import * as catalogue from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

const { firstState, secondState, thirdState, fifthState, lastState } = catalogue;

const names = 'main article:visible h3';

test('cards of all packages that change places glide there', async ({ page }) => {
  await openHydrated(page, routes.allPackages);
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
    await openHydrated(page, routes.domestic);
    for (const [width, buttons] of [
      [360, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
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
