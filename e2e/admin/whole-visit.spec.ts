/** All that is changed in a week, and all that is refused, in one visit each and in any order, while the host is late, fails and loses answers. */
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { field, newRepository, openEditor, openForms, saveInTheEnd, test, type Repository } from '../support/editor';
import type { Trouble } from '../support/git-host';
import { brokenEntries, type BrokenEntry } from './broken';
import { expectSound, make, ordinaryChanges } from './ordinary';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

/** In the same order at each run. */
const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })[0] ?? [];

for (const seed of [1, 2])
  test(`the ordinary changes in one visit, order ${seed}`, async ({ page, said }) => {
    test.setTimeout(300_000);
    const troubles: (Trouble | undefined)[] = ['late', 'fault', 'lost', undefined];
    let commits = seed;
    repository.trouble = () => troubles[commits++ % troubles.length];
    await openEditor(page, repository);
    for (const change of shuffled(ordinaryChanges, seed))
      await test.step(change.title, async () => {
        await openForms(page);
        await make(page, repository, change, saveInTheEnd);
      });
    expectSound(repository);
    // The browser writes of each answer that is lost or a fault.
    said.length = 0;
  });

/** Types, is refused in the field, and types again what stood there. */
async function beRefused(page: Page, { open, path, typed, said, tells }: BrokenEntry): Promise<void> {
  await openForms(page);
  await open(page);
  const box = await field(page, path);
  const before = await box.inputValue();
  await box.fill(typed);
  await page.getByRole('button', { name: 'Save' }).tap();
  const place = tells ?? path.split('.').slice(1).join('.');
  await expect(page.locator(`.field[data-key-path="${place}"]`).first()).toContainText(said, { ignoreCase: true });
  await (await field(page, path)).fill(before);
}

for (const seed of [1, 2])
  test(`the broken entries in one visit, order ${seed}`, async ({ page }) => {
    test.setTimeout(300_000);
    await openEditor(page, repository);
    for (const entry of shuffled(brokenEntries, seed)) await test.step(entry.title, () => beRefused(page, entry));
    expect(repository.commits()).toHaveLength(1);
  });
