/** Choices made in filters before hydration: answered natively, kept when the runtime comes. */
import { allPackagesPage } from '../../content/pages/lists';
import { routes, stateFilterPath } from '../../content/routes';
import { firstState, kindLabel, secondState, thirdState, tripsOfKind } from '../support/catalogue';
import { withholdRuntime } from '../support/runtime';
import { expect, test } from '../support/site';

const names = 'main article:visible h3';

test('a category, a sort and a text chosen before the runtime hold when it comes, and stand in the address', async ({
  page,
}) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.allPackages);
  await page.getByRole('radio', { name: kindLabel('international') }).click();
  const international = tripsOfKind('international');
  await expect(page.locator(names)).toHaveCount(international.length);
  await page.getByLabel('Sort').selectOption('price');
  await page.getByPlaceholder(allPackagesPage.search.placeholder).fill('i');
  await release();
  await expect(page).toHaveURL(`${routes.allPackages}?category=international&search=i&sort=price`);
  const expected = international
    .filter((tour) => /i/i.test(tour.name + tour.category))
    .sort((a, b) => a.price - b.price);
  await expect(page.locator(names)).toHaveText(expected.map((tour) => tour.name));
});

test('of several choices made too early the last holds; Back leaves the page', async ({ page }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.about);
  await page.goto(routes.domestic);
  for (const { name } of [thirdState, secondState]) await page.getByRole('radio', { name }).click();
  await release();
  await expect(page).toHaveURL(stateFilterPath(secondState.id));
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('radio', { name: secondState.name })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
});

test('before the runtime just the chosen state looks chosen', async ({ page }) => {
  await withholdRuntime(page);
  await page.goto(routes.domestic);
  const fillOf = (label: Element) => getComputedStyle(label).backgroundColor;
  const filled = await page.locator('.choice:has(:checked)').evaluate(fillOf);
  const looks = async () => {
    const labels = await page.locator('.choice').all();
    const chosen = await Promise.all(
      labels.map(async (label) =>
        (await label.evaluate(fillOf)) === filled ? (await label.innerText()).trim() : null,
      ),
    );
    return chosen.filter((name) => name !== null);
  };
  expect(await looks()).toEqual([firstState.name]);
  await page.getByRole('radio', { name: secondState.name }).click();
  await expect.poll(looks).toEqual([secondState.name]);
});

test('a choice that React did not see any more is made again', async ({ page }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.domestic);
  await page.getByRole('radio', { name: secondState.name }).click();
  // What React would have found, had it looked before.
  await page
    .locator('input[name="state"]')
    .first()
    .evaluate((radio: HTMLInputElement) => (radio.checked = true));
  await release();
  await expect(page).toHaveURL(stateFilterPath(secondState.id));
  await expect(page.getByRole('radio', { name: secondState.name })).toBeChecked();
  await expect(page.locator('main h2:visible')).toContainText([secondState.name]);
});

test('an address with a state shows that state before any script of the runtime', async ({ page }) => {
  await withholdRuntime(page);
  await page.goto(stateFilterPath(secondState.id));
  await expect(page.getByRole('radio', { name: secondState.name })).toBeChecked();
  await expect(page.locator('main h2:visible')).toContainText([secondState.name]);
  await page.getByRole('radio', { name: thirdState.name }).click();
  await expect(page.locator('main h2:visible')).toContainText([thirdState.name]);
});
