/** What the operator changes from a phone, one after the other in one repository; then the site that follows from it. */
import { join } from 'node:path';
import { newRepository, openEditor, test, type Repository } from '../support/editor';
import { photos } from './further-changes';
import { expectGallery } from './gallery';
import { expectSound, make, ordinaryChanges } from './ordinary';
import { build, expectChangesIn, testExported } from './site-after';

test.describe.configure({ mode: 'serial' });

let repository: Repository;
test.beforeAll(() => {
  repository = newRepository();
});
test.afterAll(() => repository.remove());

for (const change of ordinaryChanges)
  test(change.title, async ({ page }) => {
    await openEditor(page, repository);
    await make(page, repository, change);
    expectSound(repository);
  });

test('builds a site that contains all changes', async ({ browser }) => {
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
