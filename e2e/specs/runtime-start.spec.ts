/** The runtime is fetched after the page has loaded and started at the first sign of a visitor; choices made until then are kept. */
import { allPackagesPage, domesticPage } from '../../content/pages/lists';
import { routes, stateFilterPath } from '../../content/routes';
import { firstState, lastState, secondState, thirdState, unknownPlace } from '../support/catalogue';
import { expect, fromTheCache, idle, isRuntime, moveMouse, openHydrated, test, withholdRuntime } from '../support/site';

/** The number of files for a page with one island besides the header's: its data, React with the header's islands, and that island. */
const runtimeFiles = 3;

test('requests nothing of the runtime before the load event, and runs none of it before a sign of a visitor', async ({
  page,
}) => {
  let loaded = false;
  const before: string[] = [];
  const after: string[] = [];
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (isRuntime(new URL(request.url()))) (loaded ? after : before).push(request.url());
  });
  // Chromium sends a newly painted page an event for a resting pointer, without movement, which this test has to suppress.
  await page.addInitScript(() =>
    addEventListener(
      'pointermove',
      (event) => event.movementX + event.movementY === 0 && event.stopImmediatePropagation(),
      true,
    ),
  );
  await page.goto(routes.domestic, { waitUntil: 'networkidle' });
  expect(before).toEqual([]);
  // On a busy machine the first idle moment may come after the network has been quiet for half a second.
  await expect.poll(() => after.length).toBe(runtimeFiles);
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await moveMouse(page);
  await expect(page.locator('main [data-island]:not([data-file])').first()).toHaveAttribute('data-hydrated', '');
});

test('fetches the runtime with Save-Data only when a control that needs it is used', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isRuntime(new URL(request.url()))) asked.push(request.url());
  });
  await page.goto(routes.allPackages, { waitUntil: 'networkidle' });
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 300);
  await idle(page);
  expect(asked).toEqual([]);
  await page.getByPlaceholder(allPackagesPage.search.placeholder).fill(unknownPlace);
  await expect(page.getByRole('heading', { name: allPackagesPage.empty.heading })).toBeVisible();
  expect(new Set(asked).size).toBe(runtimeFiles);
});

test('works on a page from the back/forward cache', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', fromTheCache);
  await openHydrated(page, routes.domestic);
  await page.goto(routes.about);
  await page.goBack();
  await page.getByRole('radio', { name: lastState.name }).click();
  await expect(page).toHaveURL(stateFilterPath(lastState.id));
});

test('shows and keeps only the last of several early choices, and leaves the page with Back', async ({ page }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.about);
  await page.goto(routes.domestic);
  const fills = () =>
    page
      .getByRole('group', { name: domesticPage.chooser })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  /** The names of the choices with a different colour from most. */
  const chosen = async () => {
    const colours = await fills();
    const common = colours.at(-1);
    return [firstState, secondState, thirdState].filter((_, index) => colours[index] !== common);
  };
  expect(await chosen()).toEqual([firstState]);
  for (const { name } of [thirdState, secondState]) await page.getByRole('radio', { name }).click();
  await expect.poll(chosen).toEqual([secondState]);
  await release();
  await expect(page).toHaveURL(stateFilterPath(secondState.id));
  await expect(page.getByRole('radio', { name: secondState.name })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
});
