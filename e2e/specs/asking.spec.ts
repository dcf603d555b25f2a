/** Asking the finder in a sentence: typed, shared as a URL, by keyboard, without a script, and without a network. */
import type { Page } from '@playwright/test';
import { firstRows } from '../../components/ui/list-layout';
import { finder } from '../../content/words/finder-page';
import { finderChoicesOf } from '../../content/words/finder';
import { sightLabels, tripKinds } from '../../content/words/trip-kinds';
import { askFile, routes } from '../../content/routes';
import { expect, openHydrated, phone, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';

const names = 'main article:visible h3';
const box = (page: Page) => page.locator('main').getByRole('searchbox', { name: finder.search.label });
const chip = (page: Page, label: string) => page.getByRole('button', { name: finder.ask.remove(label), exact: true });
const control = (page: Page, group: string, id: string) => page.locator(`input[name="${group}"][value="${id}"]`);

/** Trips with snow in December, and those of them that cost each person at most ₹25,000 with GST. */
const withSnow = trips.filter((trip) =>
  trip.sights.some(({ kind, months }) => kind === 'snow' && months.includes('dec')),
);
const cheap = withSnow.filter((trip) => finderChoicesOf(trip).price.includes('under-25000')).map(({ name }) => name);

test.describe('on a phone', () => {
  test.use(phone);

  test('turns a sentence into visible choices, which a tap removes and Back restores', async ({ page }) => {
    await openHydrated(page, routes.finder);
    await box(page).fill('Snow in December under Rs. 25,000.');
    await expect(page.locator(names)).toHaveCount(cheap.length);
    expect(new Set(await page.locator(names).allTextContents())).toEqual(new Set(cheap));
    await expect(page).toHaveURL(/sight=snow&month=dec&price=under-25000/);
    await expect(control(page, 'sight', 'snow')).toBeChecked();
    // Each row says why it is listed.
    for (const row of await page.locator('main article:visible').all())
      await expect(row).toContainText(finder.why.sight(sightLabels.snow, 'December'));
    await chip(page, 'Up to ₹25,000 each').tap();
    await expect(page.locator(names)).toHaveCount(withSnow.length);
    await expect(box(page)).toHaveValue('Snow in December.');
    await expect(page).not.toHaveURL(/price=/);
    await page.evaluate(() => history.back());
    await expect(chip(page, 'Up to ₹25,000 each')).toBeVisible();
    await expect(box(page)).toHaveValue('Snow in December under Rs. 25,000.');
    await expect(page.locator(names)).toHaveCount(cheap.length);
  });

  test('answers an ask in a URL on a first visit, without overflow at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${routes.finder}?search=ladakh+in+june+xyzzy`);
    await expect(page.getByText(finder.ask.notOffered('Ladakh'))).toBeVisible();
    await expect(page.getByText(finder.ask.unknown(['xyzzy']))).toBeVisible();
    await expect(page.locator(names).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('says that it reads an ask in a URL, then shows chips, count and rows together', async ({ page }) => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${askFile}`, async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto(`${routes.finder}?search=snow+in+december`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(finder.ask.reading)).toBeVisible();
    await expect(page.locator(names)).toHaveCount(0);
    // Every frame in which the count is visible has the rows and the chips of the answer.
    const first = page.evaluate(
      (rows) =>
        new Promise((resolve) => {
          const look = () => {
            const isVisible = (selector: string) =>
              document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
            if (!isVisible('.finder-count .when-read')) return void requestAnimationFrame(look);
            const all = [...document.querySelectorAll(rows)];
            resolve({
              rows: all.filter((row) => row.checkVisibility({ visibilityProperty: true })).length,
              chips: isVisible('.ask-line'),
            });
          };
          look();
        }),
      'main article h3',
    );
    answer();
    expect(await first).toEqual({ rows: Math.min(withSnow.length, firstRows), chips: true });
    await expect(page.getByText(finder.ask.reading)).toBeHidden();
    await expect(page.locator(names)).toHaveCount(Math.min(withSnow.length, firstRows));
  });

  test('fetches the reader of asks when the box gets the focus, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(askFile) && asked.push(request.url()));
    await openHydrated(page, routes.finder);
    await page.locator(names).nth(5).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await box(page).focus();
    await expect.poll(() => asked).toHaveLength(1);
  });
});

test('reads a typed ask by keyboard alone, with Enter, and removes the first chip', async ({ page }) => {
  await openHydrated(page, routes.finder);
  await box(page).focus();
  await page.keyboard.type('beaches in january');
  await expect(chip(page, tripKinds.beaches)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box(page)).not.toBeFocused();
  await chip(page, 'January').focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'January')).toHaveCount(0);
  await expect(box(page)).toHaveValue('beaches');
  await expect(chip(page, tripKinds.beaches)).toBeFocused();
});

test('leads from the home page, the menu and the not-found page to the finder with the ask', async ({ page }) => {
  for (const path of [routes.home, '/no-such-page']) {
    await page.goto(path);
    await box(page).fill('munar');
    await page.locator('main').getByRole('button', { name: finder.search.action }).click();
    await expect(page).toHaveURL(/\/trips\?search=munar/);
    await expect(page.locator(names).first()).toContainText('Munnar');
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.about);
  await page.locator('header summary').first().click();
  await page.locator('header').getByRole('searchbox').fill('munar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trips\?search=munar/);
});

test('links an ask that is not about a trip to its page, above the rows', async ({ page }) => {
  await openHydrated(page, `${routes.finder}?search=cancel+booking`);
  const link = page.locator(`main a[href="${routes.cancellations}"]`).first();
  const row = page.locator('main article').first();
  const [above, below] = [await link.boundingBox(), await row.boundingBox()];
  expect(above && below && above.y < below.y).toBe(true);
});

test('keeps the list usable, whatever is typed', async ({ page }) => {
  await openHydrated(page, routes.finder);
  for (const text of ['🏔️❄️', 'رحلة', '<b>goa</b>', '(a+)+$ [', 'snow '.repeat(2_000)]) {
    await box(page).fill(text);
    await expect(page.locator(names).first()).toBeVisible();
  }
  await box(page).fill('');
  await expect(page.locator(names)).toHaveCount(firstRows);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the usual list for an ask and says that it was not searched; examples are links that filter', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium’s driver switches scripts off');
    await page.goto(`${routes.finder}?search=munnar`);
    await expect(page.locator(names)).toHaveCount(firstRows);
    await expect(page.getByText(finder.noScript)).toBeVisible();
    await page.goto(routes.home);
    for (const { label } of finder.examples) await expect(page.getByRole('link', { name: label })).toBeVisible();
  });
});
