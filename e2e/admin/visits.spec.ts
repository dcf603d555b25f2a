/** Whole visits: many changes in one page session, in a shuffled order, at a host that fails. */
import fc from 'fast-check';
import { newRepository, openEditor, openForms, test, type Repository } from '../support/editor';
import { troubles } from '../support/troubles';
import { savingDespite } from './despite';
import { expectSound, make } from './ordinary';
import { brokenVisits, ordinaryVisits } from './visits';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

/** All items in an order that depends only on the seed. */
const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 })[0] ?? [];

for (const [seed, { title, acts }] of [...ordinaryVisits, ...brokenVisits].entries())
  test(`${title}, at a host that fails`, async ({ page, messages }) => {
    test.setTimeout(180_000);
    await openEditor(page, repository);
    const failing = shuffled(troubles, seed);
    for (const [index, change] of shuffled(acts, seed).flat().entries())
      await test.step(`${change.title}, with ${failing[index]}`, async () => {
        await openForms(page);
        await make(page, repository, change, savingDespite(repository, failing[index]));
      });
    expectSound(repository);
    // The browser reports each failed request.
    messages.length = 0;
  });
