/** Coming to the finder by an address, and what a search says that it did not understand. */
import { finder } from '../../content/pages/trips';
import { finderGroups } from '../../content/queries/finder';
import { searchWords } from '../../content/queries/search-words';
import { trips } from '../../content/queries/trips';
import { finderSearchPath, routes } from '../../content/routes';
import { expect, openHydrated, phone, test } from '../support/site';

test.use(phone);

test('what an address chooses is in sight, however far along its row', async ({ page }) => {
  const [where, from] = [finderGroups.where.choices.at(-1)?.id ?? '', finderGroups.from.choices.at(-1)?.id ?? ''];
  await openHydrated(page, `${routes.finder}?${new URLSearchParams({ where, from }).toString()}`);
  for (const [name, id] of Object.entries({ where, from })) {
    const choice = page.locator(`label:has(input[name="${name}"][value="${id}"]:checked)`);
    // Sideways: the row itself may lie below the screen.
    const right = () => choice.evaluate((label) => label.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(phone.viewport.width);
    expect(await choice.evaluate((label) => label.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  }
});

test('a search that guesses says so', async ({ page }) => {
  // A name with its third and fourth letter swapped, which no word begins with.
  const words = new Set(trips.flatMap((trip) => searchWords(trip).split(' ')));
  const swap = ([a = '', b = '', c = '', d = '', ...rest]: string) => [a, b, d, c, ...rest].join('');
  const known = [...words].find((word) => word.length > 7 && ![...words].some((other) => other.startsWith(swap(word))));
  const typed = swap(known ?? '');
  await openHydrated(page, finderSearchPath(typed));
  await expect(page.getByRole('status')).toContainText(`‘${typed}’`);
  await page.getByLabel(finder.search.label).fill(known ?? '');
  await expect(page.getByRole('status')).not.toContainText('‘');
  await expect(page.locator('main article:visible').first()).toBeVisible();
});
