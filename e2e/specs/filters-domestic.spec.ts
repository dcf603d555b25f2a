/** The domestic tours: the carousel of states and the tours under it. */
import type { Page } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { stateIds, states } from '../../content/catalogue/states';
import { stateArrows } from '../../content/pages/controls';
import { destinationPath, routes, stateFilterPath } from '../../content/routes';
import * as catalogue from '../support/catalogue';
import { expect, openHydrated, phone, test } from '../support/site';

const { firstState, secondState, thirdState, fifthState, lastState } = catalogue;

test.describe('domestic tours', () => {
  const titles = 'main article:visible h3';

  const button = (page: Page, { name }: catalogue.State) => page.getByRole('radio', { name, exact: true });

  test('the first state stands open; choosing another shows its tours and marks its button', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    await expect(page.getByRole('radio')).toHaveCount(stateIds.length);
    await expect(button(page, firstState)).toBeChecked();
    await expect(page.locator(titles)).toHaveText(firstState.titles);
    await button(page, thirdState).click();
    await expect(page.locator(titles)).toHaveText(thirdState.titles);
    await expect(button(page, thirdState)).toBeChecked();
    await expect(page).toHaveURL(stateFilterPath(thirdState.id));
    await page.goBack();
    await expect(page.locator(titles)).toHaveText(firstState.titles);
  });

  test('the address chooses a state and brings its button into view', async ({ page }) => {
    await page.goto(stateFilterPath(lastState.id));
    await expect(page.locator(titles)).toHaveText(lastState.titles);
    await expect(button(page, lastState)).toBeInViewport();
    await page.goto(`${routes.domestic}?state=atlantis`);
    await expect(button(page, firstState)).toBeChecked();
  });

  test('the arrows turn the carousel', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    // Four buttons stand in a view.
    const hidden = button(page, fifthState);
    await expect(hidden).not.toBeInViewport();
    await page.getByRole('button', { name: stateArrows.next, exact: true }).click();
    await expect(hidden).toBeInViewport();
    await page.getByRole('button', { name: stateArrows.previous, exact: true }).click();
    await expect(button(page, firstState)).toBeInViewport();
  });

  test('the arrow keys choose states', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    await button(page, firstState).focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, secondState)).toBeChecked();
    await expect(page.locator(titles)).toHaveText(secondState.titles);
  });

  for (const [width, buttons] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    test(`shows ${buttons} buttons a view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(routes.domestic);
      const inside = await page.locator('.carousel-track').evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [...track.querySelectorAll('label')].filter((label) => {
          const box = label.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
      expect(inside).toBe(buttons);
    });
  }

  test('a destination without trips leads to those of its state', async ({ page }) => {
    const lists = destinationIds.flatMap((id) =>
      destinations[id].sections.flatMap((section) =>
        section.kind === 'trips' && section.source.from === 'nowhere'
          ? (section.alsoSold ?? []).map(({ state }) => ({ id, state }))
          : [],
      ),
    );
    test.skip(lists.length === 0, 'every destination has trips of its own');
    for (const { id, state } of lists.slice(0, 1)) {
      await page.goto(destinationPath(id));
      await page
        .getByRole('main')
        .locator(`a[href="${stateFilterPath(state)}"]`)
        .click();
      await expect(page).toHaveURL(stateFilterPath(state));
      await expect(page.locator('main h2:visible').first()).toContainText(states[state]);
    }
  });
});

test.describe('touched on a phone', () => {
  test.use(phone);

  test('filters answer to taps', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    await page.getByRole('radio', { name: secondState.name }).tap();
    await expect(page.locator('main article:visible')).toHaveCount(secondState.titles.length);
  });
});
