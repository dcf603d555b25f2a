/**
 * Files of every folder of the records are opened in their forms, changed and changed back, and saved: their bytes are the same, and there is
 * no commit. `packages/editor/browser/forms/values.test.ts` compares the bytes of all files; here a few of each folder are enough, because
 * opening all of them takes a quarter of an hour.
 */
import { idsIn } from '../../content/catalogue/read-data';
import { fileOf } from '../../content/ids/file-of';
import { entryFolders, fileFolders, type DataFolder } from '../../content/schema/data-folders';
import { expect, fields, formOf, openScreen, openEditor, openParts, test, trySave } from '../support/editor/editor';

const files = new Map<string, string[]>([
  ...entryFolders.map(([folder]) => [folder, idsIn(folder as DataFolder).map((id) => fileOf(folder, id))] as const),
  ...fileFolders.map(
    ([folder, row]) =>
      [folder, Object.entries(row.files).flatMap(([id, { noForm }]) => (noForm ? [] : [fileOf(folder, id)]))] as const,
  ),
]);

/** The greatest number of files of a folder. */
const most = 10;

for (const [folder, all] of files) {
  const own = all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
  test(`saves ${own.length} files of ${folder} unchanged`, async ({ page, repository }) => {
    test.setTimeout(60_000 + own.length * 10_000);
    await openEditor(page, repository);
    for (const file of own)
      await test.step(file, async () => {
        await openScreen(page, formOf(file));
        await openParts(page);
        const box = fields(page).first();
        const value = await box.inputValue();
        await box.fill(`${value} x`);
        await box.fill(value);
        await trySave(page);
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: /nothing|no change|same/i })
            .first(),
        ).toBeVisible();
        expect(repository.saves()).toEqual([]);
      });
  });
}
