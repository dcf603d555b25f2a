/** The finder: three choices, counts, a tolerant search, and a shared shortlist. */
import type { Page } from '@playwright/test';
import { firstRows } from '../../components/ui/list-layout';
import { indiaMapTexts } from '../../content/words/maps';
import { everywhere } from '../../content/words/everywhere';
import { finder } from '../../content/words/finder-page';
import { formatDuration } from '../../content/format/duration';
import { compareRows } from '../../content/words/trips-page';
import { bestNow } from '../../content/model/dates/best-now';
import { finderGroups } from '../../content/words/finder';
import { sightLabels } from '../../content/words/trip-kinds';
import { marksOfIndia } from '../../content/words/india-marks';
import { routes, shortlistPath, tripPath } from '../../content/routes';
import { endingWith, startingWith, three, tripsUnder } from '../support/catalogue';
import { tabTo } from '../support/keyboard';
import { expect, openHydrated, phone, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';

const names = 'main article:visible h3';
const control = (page: Page, [group, id]: readonly [string, string]) =>
  page.locator(`input[name="${group}"][value="${id}"]`);
const steps = Object.entries(three);
/** The kind with the most trips, more than are shown at first. */
const [largestKind = ''] = finderGroups.kind.choices
  .map(({ id }) => id)
  .sort((one, other) => tripsUnder({ kind: other }).length - tripsUnder({ kind: one }).length);
/** The names of the rows that are shown at first. */
const firstOf = (choices: Parameters<typeof tripsUnder>[0]) => tripsUnder(choices).slice(0, firstRows);
const openChoices = (page: Page) => page.getByRole('button', { name: endingWith(finder.choose.change) }).click();

test.describe('on a phone', () => {
  test.use(phone);

  test('shows the first trip above the fold, with its picture and price, for any choice', async ({ page }) => {
    for (const query of ['', `?${new URLSearchParams(steps).toString()}`, '?sight=snow&month=jan']) {
      await openHydrated(page, routes.finder + query);
      const row = page.locator('main article:visible').first();
      const bar = await page.getByRole('complementary', { name: everywhere.parts.quickContact }).boundingBox();
      for (const part of [row.locator('img'), row.getByText('₹').first()]) {
        const box = await part.boundingBox();
        expect(box && bar && box.y + box.height <= bar.y, query).toBe(true);
      }
      await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  test('chooses price, town and month with three taps in the sheet, and shows the results when it closes far down the list', async ({
    page,
  }) => {
    await openHydrated(page, `${routes.finder}?rows=all`);
    await expect(page.locator(names)).toHaveText(tripsUnder({}));
    await page.locator(names).nth(40).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: finder.choose.nothing }).tap();
    for (const step of steps) await control(page, step).tap();
    await expect(page.locator(names)).toHaveText(tripsUnder(three));
    await expect(page).toHaveURL(`${routes.finder}?${new URLSearchParams([['rows', 'all'], ...steps]).toString()}`);
    await page.getByRole('button', { name: finder.choose.show(tripsUnder(three).length) }).tap();
    await expect(page.locator(names).first()).toBeInViewport();
    await expect(control(page, steps[0] ?? ['', ''])).toBeHidden();
    // Firefox's driver waits for a load event, which a history step within the page does not have.
    await page.evaluate(() => history.back());
    await expect(page.locator(names)).toHaveText(tripsUnder({ price: three.price, from: three.from }));
  });

  test('shows three screens of rows at most, of any order and choice, and all of them on request', async ({ page }) => {
    await page.goto(routes.finder);
    const all = tripsUnder({}).length;
    const heights = () => page.locator('[data-list]').evaluate((list) => list.clientHeight);
    expect(await heights()).toBeLessThanOrEqual(3 * phone.viewport.height);
    await openHydrated(page, routes.finder);
    await expect(page.locator(names)).toHaveText(firstOf({}));
    expect(await heights()).toBeLessThanOrEqual(3 * phone.viewport.height);

    const kind = largestKind;
    await openChoices(page);
    await control(page, ['kind', kind]).tap();
    await page.getByRole('button', { name: finder.choose.show(tripsUnder({ kind }).length) }).tap();
    await expect(page.locator(names)).toHaveText(firstOf({ kind }));
    await openChoices(page);
    await control(page, ['kind', kind]).tap();
    await page.getByRole('button', { name: finder.choose.show(all) }).tap();
    await page.getByRole('combobox').selectOption('days');
    const shortest = Math.min(...trips.map(({ days }) => days));
    await expect(page.locator('main article:visible').first()).toContainText(formatDuration(shortest));
    await expect(page.locator(names)).toHaveCount(firstRows);

    await page.getByText(finder.showAll(all)).tap();
    await expect(page.locator(names)).toHaveCount(all);
    await expect(
      page
        .locator(names)
        .nth(firstRows - 1)
        .getByRole('link'),
    ).toBeFocused();
    await expect(page).toHaveURL(/rows=all/);
    await page.reload();
    await expect(page.locator(names)).toHaveCount(all);
  });

  test('keeps every match of a link with a choice in the list before and after the script', async ({ page }) => {
    const path = `${routes.finder}?kind=${largestKind}`;
    await page.goto(path);
    await expect(page.locator(names)).toHaveCount(tripsUnder({ kind: largestKind }).length);
    await openHydrated(page, path);
    await expect(page.locator('[data-filter=by-script]')).toBeAttached();
    await expect(page.locator(names)).toHaveText(tripsUnder({ kind: largestKind }));
  });

  test('leads from anywhere on a row to its trip, and covers none of its words with the shortlist box', async ({
    page,
  }) => {
    await page.goto(routes.finder);
    const covered = await page.locator('main li:has(article)').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const box = row.querySelector('label')?.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(row.querySelector('article > div') ?? row);
          return [...words.getClientRects()].some(
            ({ left, right, bottom, top }) =>
              box && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
        }).length,
    );
    expect(covered).toBe(0);
    // The tap is forced, because the link covers the price.
    await page.locator('main article').first().getByText('₹').first().tap({ force: true });
    await expect(page).toHaveURL(tripPath(trips.find(({ name }) => name === tripsUnder({})[0])?.id ?? ''));
  });

  test('gives each mark of the map space for a thumb, and shows the trips of a tapped mark', async ({
    page,
    browserName,
  }) => {
    await openHydrated(page, routes.finder);
    await openChoices(page);
    await page.getByText(indiaMapTexts.open).tap();
    const map = page.getByRole('list', { name: indiaMapTexts.list });
    await expect(map.getByRole('link')).toHaveCount(marksOfIndia.length);
    // Firefox's scroll bars take up some of the width; those of phones do not.
    for (const width of browserName === 'firefox' ? [] : [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await map
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
      const isTooSmall = (box: DOMRect) => Math.min(box.width, box.height) < 44 || box.left < 0 || box.right > width;
      // Less than a pixel of overlap is a rounding error.
      const isUnder = (a: DOMRect) =>
        boxes.some(
          (b) =>
            a !== b && a.right - b.left > 1 && b.right - a.left > 1 && a.bottom - b.top > 1 && b.bottom - a.top > 1,
        );
      expect(boxes.filter((box) => isTooSmall(box) || isUnder(box))).toEqual([]);
    }
    const [{ name, trips: count, ids } = { name: '', trips: 0, ids: [] }] = marksOfIndia;
    await map.getByRole('link', { name: startingWith(name) }).tap();
    await expect(page.locator(names)).toHaveCount(count);
    await expect(page.getByRole('button', { name: finder.choose.show(count) })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`\\?where=${ids.join('&where=')}$`));
  });

  test('scrolls the choices in the URL into view, however far along their row', async ({ page }) => {
    const [where, from] = [finderGroups.where.choices.at(-1)?.id ?? '', finderGroups.from.choices.at(-1)?.id ?? ''];
    await openHydrated(page, `${routes.finder}?${new URLSearchParams({ where, from }).toString()}`);
    await openChoices(page);
    for (const choice of Object.entries({ where, from })) {
      await expect(control(page, choice)).toBeChecked();
      // Check the horizontal position only: the row itself may be below the screen.
      const side = (name: 'left' | 'right') =>
        page
          .locator('label', { has: control(page, choice) })
          .evaluate((label, edge) => label.getBoundingClientRect()[edge], name);
      await expect.poll(() => side('right')).toBeLessThanOrEqual(phone.viewport.width);
      expect(await side('left')).toBeGreaterThanOrEqual(0);
    }
  });
});

test('leads a keyboard past a hundred choices to the trips with one link', async ({ page }) => {
  await page.goto(routes.finder);
  await tabTo(page, finder.skip);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(names).first().getByRole('link')).toBeFocused();
});

test('moves the focus through the choices of the sheet and back, on a phone with a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, `${routes.finder}?sight=snow&month=jan`);
  await tabTo(page, endingWith(finder.choose.change));
  await page.keyboard.press('Enter');
  const [any, low] = finderGroups.price.choices;
  await tabTo(page, startingWith(any.label));
  await page.keyboard.press('ArrowRight');
  await expect(control(page, ['price', low?.id ?? ''])).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  const summary = page.getByRole('button', { name: endingWith(finder.choose.change) });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(`January, ${sightLabels.snow}`);
  await expect(page.locator('main article:visible').first()).toContainText(
    finder.why.sight(sightLabels.snow, 'January'),
  );
});

test('opens a shared shortlist unchanged on another phone, and compares it without horizontal scrolling', async ({
  page,
  browser,
  baseURL,
}) => {
  const shortlisted = [trips.find(({ days }) => days === 1), trips.find(({ abroad }) => abroad), trips.at(-1)].flatMap(
    (trip) => trip ?? [],
  );
  await openHydrated(page, `${routes.finder}?rows=all`);
  for (const { name } of shortlisted) await page.getByRole('checkbox', { name: `${finder.keep} ${name}` }).check();
  const list = page.getByRole('region', { name: finder.list.heading });
  await expect(list.getByRole('listitem')).toHaveCount(shortlisted.length);
  const href = await list.getByRole('link', { name: startingWith(finder.list.send) }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text') ?? '';
  const sent = new URL(message.split(/\s/).at(-1) ?? '');
  expect(sent.pathname + sent.search).toBe(
    shortlistPath(bestNow.filter((trip) => shortlisted.includes(trip)).map(({ id }) => id)),
  );

  const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) });
  const received = await context.newPage();
  await openHydrated(received, sent.pathname + sent.search);
  const listThere = received.getByRole('region', { name: finder.list.heading });
  await expect(listThere.getByRole('listitem')).toHaveCount(shortlisted.length);
  await listThere.getByText(finder.list.compare(shortlisted.length, shortlisted.length)).click();
  for (const label of compareRows) await expect(listThere.getByRole('rowheader', { name: label })).toBeVisible();
  for (const width of [360, 320]) {
    await received.setViewportSize({ width, height: 740 });
    const overflow = await listThere.getByRole('table').evaluate((table) => {
      const boxes = [document.documentElement, table, ...table.querySelectorAll('td, thead a')];
      // In Firefox inline links have a client width of 0.
      const isTooNarrow = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth;
      return boxes.filter(isTooNarrow).map(({ outerHTML }) => outerHTML);
    });
    expect(overflow).toEqual([]);
  }
  await context.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists every trip and narrows the list by several choices, without controls that need a script', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium’s driver switches scripts off');
    await page.goto(routes.finder);
    await expect(page.locator(names)).toHaveText(firstOf({}));
    await page.getByText(finder.showAll(tripsUnder({}).length)).click();
    await expect(page.locator(names)).toHaveText(tripsUnder({}));
    await page.goto(routes.finder);
    for (const step of steps) await control(page, step).check();
    await expect(page.locator(names)).toHaveText(tripsUnder(three));
    for (const hidden of [
      page.locator('main').getByLabel(finder.search.label),
      page.locator('input[name="keep"]').first(),
    ])
      await expect(hidden).toBeHidden();
    // On phones the choices are in the sheet, which the browser opens and closes.
    await page.setViewportSize({ width: 360, height: 740 });
    const [first = ['', ''] as const] = steps;
    await expect(control(page, first)).toBeHidden();
    await openChoices(page);
    await control(page, ['price', finderGroups.price.fallback]).check();
    await page.getByRole('button', { name: finder.choose.show(undefined) }).click();
    await expect(page.locator(names)).toHaveText(tripsUnder({ from: three.from, month: three.month }));
    await expect(page.locator(names).first()).toBeInViewport();
  });
});
