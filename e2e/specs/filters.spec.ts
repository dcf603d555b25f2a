/** The domestic tours below their carousel of states. The unit tests in `components/islands/filters/` cover each rule of filters. */
import type { Page } from '@playwright/test';
import { stateIds } from '../../content/ids/states';
import { stateArrows } from '../../content/words/controls';
import { domesticPage } from '../../content/pages/lists';
import { routes, stateFilterPath } from '../../content/routes';
import { type State, fifthState, firstState, lastState, secondState, thirdState } from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';

const names = 'main article:visible h3';

const button = (page: Page, { name }: State) => page.getByRole('radio', { name, exact: true });

test('chooses another state with a click and with the arrow keys, and undoes it with Back', async ({ page }) => {
  await openHydrated(page, routes.domestic);
  await expect(page.getByRole('radio')).toHaveCount(stateIds.length);
  await expect(button(page, firstState)).toBeChecked();
  await button(page, thirdState).click();
  await expect(page.locator(names)).toHaveText(thirdState.titles);
  await expect(page).toHaveURL(stateFilterPath(thirdState.id));
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, secondState)).toBeChecked();
  await expect(page.locator(names)).toHaveText(secondState.titles);
  // The URL is updated shortly after the list.
  await expect(page).toHaveURL(stateFilterPath(secondState.id));
  await page.goBack();
  await expect(page.locator(names)).toHaveText(thirdState.titles);
  await page.goBack();
  await expect(page.locator(names)).toHaveText(firstState.titles);
});

test('chooses the state in the URL and scrolls its button into view', async ({ page }) => {
  await page.goto(stateFilterPath(lastState.id));
  await expect(page.locator(names)).toHaveText(lastState.titles);
  await expect(button(page, lastState)).toBeInViewport();
});

test('shows as many buttons as fit in the carousel, and scrolls it with the arrows', async ({ page }) => {
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
