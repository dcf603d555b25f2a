/**
 * Opens trips and other files in their forms, changes them and changes them back: the editor writes the same bytes as our own tools.
 * `scripts/admin/browser/refuse.test.ts` reads and writes every file as a form holds it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { idsIn } from '../../content/catalogue/read-data';
import { fileOf } from '../../content/ids/file-of';
import type { DataFolder } from '../../content/schema/data-folders';
import { adminConfig } from '../../scripts/admin/config';
import { newRepository, openEditor, test, type Repository } from '../support/editor';
import { trips } from '../../content/catalogue/trips';

let repository: Repository;
test.beforeAll(() => {
  repository = newRepository();
});
test.afterAll(() => repository.remove());
test.beforeEach(async ({ page }) => {
  // Keeps the form open after saving.
  await page.addInitScript(() => localStorage.setItem('sveltia-cms.prefs', '{"closeOnSave":false}'));
  await openEditor(page, repository);
});

/** A text of the same length with the same placeholders, another day, or a number that differs by one, away from the limits of prices. */
function other(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.replace(/\d$/, (day) => (day === '1' ? '2' : '1'));
  if (!/^\d+$/.test(value)) return value.replace(/^((?:\{\w+\})*).?/s, '$1a');
  return String(Number(value) + (Number(value) > 10_000 ? -1 : 1));
}

/** Changes the first editable field, expanding collapsed groups, and changes it back, with a commit each time. */
async function changeAndChangeBack(page: Page): Promise<void> {
  const editor = page.getByRole('group', { name: 'Content Editor' });
  const editable = editor.locator('input:not([readonly], [type=search]), textarea:not([readonly]), [role=switch]');
  const folded = editor.getByRole('button', { name: 'Expand', exact: true });
  await expect(editable.or(folded).first()).toBeVisible();
  while (!(await editable.first().isVisible())) await folded.first().click();
  const isSwitch = (await editable.first().getAttribute('role')) === 'switch';
  const value = isSwitch ? '' : await editable.first().inputValue();
  for (const next of [other(value), value]) {
    const before = repository.commits().length;
    await (isSwitch ? editable.first().click() : editable.first().fill(next));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => repository.commits().length).toBe(before + 1);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
}

/**
 * Expects a file to stay the same.
 * @param list The address of the form's list.
 * @param entry The address of the entry.
 */
async function staysTheSame(page: Page, list: string, entry: string, file: string): Promise<void> {
  const read = () => readFileSync(join(repository.root, file), 'utf8');
  const before = read();
  await page.goto(`/admin/#/collections${list}`);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  await page.goto(`/admin/#/collections${entry}`);
  await changeAndChangeBack(page);
  expect.soft(read(), entry).toBe(before);
}

const { collections, singletons } = adminConfig({ name: '', branch: '', apiRoot: '', baseUrl: undefined });

/** The files of a form with the names of their entries: all trips, some of the others, and all files with a form of their own. */
function filesOf(form: Extract<(typeof collections)[number], { name: string }>): (readonly [string, string])[] {
  if ('files' in form) return form.files.map(({ name, file }) => [name, file]);
  const folder = form.format;
  const ids =
    'filter' in form
      ? trips.filter((trip) => Reflect.get(trip, form.filter.field ?? '') === form.filter.value).map(({ id }) => id)
      : idsIn(folder as DataFolder);
  const isWhole = 'filter' in form && !form.name.startsWith('prices');
  const some = isWhole ? ids : [...ids.slice(0, 2), ...ids.slice(-1)];
  return some.map((id) => [id, fileOf(folder, id)]);
}

for (const form of collections) {
  if (!('name' in form)) continue;
  const { name } = form;
  const files = filesOf(form);
  test(`saves ${files.length} files of ${name} unchanged`, async ({ page }) => {
    test.setTimeout(files.length * 30_000);
    for (const [entry, file] of files) await staysTheSame(page, `/${name}`, `/${name}/entries/${entry}`, file);
  });
}

test('writes the operator’s files unchanged', async ({ page }) => {
  for (const { name, file } of singletons) await staysTheSame(page, '', `/_singletons/entries/${name}`, file);
});
