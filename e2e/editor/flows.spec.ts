/** What the operator changes from a phone, one after the other in one repository; then the site that follows from it. */
import { join } from 'node:path';
import { newRepository, openEditor, test as base, type Repository } from '../support/editor/editor';
import { photos } from './further-changes';
import { expectGallery } from './gallery';
import { make, ordinaryChanges } from './ordinary';
import { build, expectChangesIn, testExported } from './site-after';

base.describe.configure({ mode: 'serial' });

let shared: Repository;
base.beforeAll(() => {
  shared = newRepository();
});
base.afterAll(() => shared.remove());

const test = base.extend<{ repository: Repository }>({ repository: async ({}, provide) => provide(shared) });

for (const change of ordinaryChanges)
  test(change.title, async ({ page, repository }) => {
    await openEditor(page, repository);
    await make(page, repository, change);
    repository.expectSound();
  });

test('builds a site that contains all changes', async ({ browser, repository }) => {
  test.setTimeout(1_800_000);
  const project = await build(repository);
  try {
    expectChangesIn(join(project.root, 'out'));
    await expectGallery(browser, join(project.root, 'out'), photos);
    testExported(project.root);
  } finally {
    project.remove();
  }
});
