/** The operator undoes a change, deletes and restores a trip, and gives it another address. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatRupees } from '../../content/format/money';
import { tripPath } from '../../content/routes';
import { fileOf } from '../../content/ids/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import { newRepository, openPage, publish, test, type Repository } from '../support/editor';
import { changes, priced, removed, there } from './changes';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

const file = fileOf('trips', priced.id);
const moved = fileOf('operator', 'moved');
const read = (path: string) => readFileSync(join(repository.root, path), 'utf8');

/** Saves the file of a trip with other values. */
function change(values: object, message: string): void {
  const record = { ...(JSON.parse(read(file)) as object), ...values };
  writeFileSync(join(repository.root, file), `${JSON.stringify(record, null, 2)}\n`);
  repository.save(message);
}

const openHistory = (page: Page, path: string) => openPage(page, repository, historyAddress(path));

const expectSound = () => expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });

test('describes a change in words and undoes it with one tap, keeping later changes', async ({ page }) => {
  const first = read(file);
  change({ price: changes.price }, 'Update the price');
  change({ order: priced.order + 1 }, 'Update the place in its list');
  await openHistory(page, file);
  const item = page
    .getByRole('listitem')
    .filter({ hasText: `Price: ${formatRupees(priced.price)} → ${formatRupees(changes.price)}` })
    .filter({ has: page.getByRole('button') });
  await item.getByRole('button', { name: 'Take this back' }).tap();
  await expect(page.getByRole('status')).toContainText('Taken back.');
  expect(JSON.parse(read(file))).toEqual({
    ...(JSON.parse(first) as object),
    order: priced.order + 1,
  });
  expectSound();
});

test('does not undo a change before a later one of the same field', async ({ page }) => {
  change({ price: changes.price }, 'Update the price');
  change({ price: changes.price + 100 }, 'Update the price again');
  const before = repository.commits().length;
  await openHistory(page, file);
  await page.getByRole('button', { name: 'Take this back' }).nth(1).tap();
  await expect(page.getByRole('status')).toContainText('Take the later change back first');
  expect(repository.commits()).toHaveLength(before);
});

test('does not undo a change if the check refuses the result, and says why', async ({ page }) => {
  change({ price: 5 }, 'A price by hand that is too low');
  change({ price: priced.price }, 'The right price');
  const before = repository.commits().length;
  await openHistory(page, file);
  await page.getByRole('button', { name: 'Take this back' }).first().tap();
  await expect(page.getByRole('status')).toContainText('below 1,000 rupees');
  expect(repository.commits()).toHaveLength(before);
});

test('makes one commit in the end if an answer is lost or the branch moves meanwhile', async ({ page }) => {
  change({ price: changes.price }, 'Update the price');
  const { answer } = repository;
  let commits = 0;
  const host = {
    ...repository,
    answer(method: string, address: string, body: string | null) {
      if (!body?.includes('createCommitOnBranch')) return answer(method, address, body);
      commits += 1;
      // Another person commits first; then the answer breaks off after the request has succeeded.
      if (commits === 1) repository.save('By somebody else');
      const answered = answer(method, address, body);
      return commits === 1 ? answered : { status: 200, body: Buffer.from('{"data":') };
    },
  };
  await openPage(page, host, historyAddress(file));
  await page.getByRole('button', { name: 'Take this back' }).tap();
  await expect(page.getByRole('status')).toContainText('Taken back.');
  expect(repository.commits().map(({ message }) => message)).toEqual([
    'Take back: Update the price',
    'By somebody else',
    'Update the price',
    'Begin',
  ]);
});

test('asks before a deletion with the name and the linking pages, and restores the trip unchanged', async ({
  page,
}) => {
  const path = fileOf('trips', removed.id);
  const first = read(path);
  const links = [{ path: '/somewhere', title: 'A list of trips', trips: [removed.id] }];
  await page.route('**/admin/links.json', (route) => route.fulfill({ json: links }));
  await openHistory(page, path);
  await page.getByRole('button', { name: `Delete ${removed.name}…` }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Delete ${removed.name}?`);
  await dialog.getByText('1 page leads to it').tap();
  await expect(dialog.getByRole('link', { name: 'A list of trips' })).toBeVisible();
  await dialog.getByRole('button', { name: `Delete ${removed.name}` }).tap();
  await expect(page.getByRole('status')).toContainText('is deleted.');
  expect(there(repository.commits()[0]).files).toEqual([moved, path]);
  expectSound();

  await publish(page, {
    publishedAt: '2026-11-27T04:39:00Z',
    commit: there(repository.commits()[1]).oid,
    setAside: [],
  });
  await page.goto('/admin/today');
  await page.getByRole('main').getByRole('link', { name: 'What it was before' }).tap();
  await page.getByRole('button', { name: 'Bring it back' }).tap();
  await expect(page.getByRole('status')).toContainText('is back.');
  expect([read(path), read(moved)]).toEqual([first, '{}\n']);
  expectSound();
});

test('redirects the old address of a trip to its new one', async ({ page }) => {
  const first = read(file);
  await openHistory(page, file);
  await page.getByRole('button', { name: 'Another address…' }).tap();
  const field = page.getByRole('textbox', { name: /New address/ });
  for (const [typed, message] of [
    [removed.id, 'is the address of another trip'],
    ['A new address', 'must be lower-case words joined by hyphens'],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Move it' }).tap();
    await expect(page.getByRole('status')).toContainText(message);
    await page.getByRole('button', { name: 'Another address…' }).tap();
    await expect(field).toHaveValue(typed);
  }
  await field.fill('a-new-address');
  await page.getByRole('button', { name: 'Move it' }).tap();
  await expect(page.getByRole('status')).toContainText(tripPath('a-new-address'));
  expect(read(fileOf('trips', 'a-new-address'))).toBe(first);
  const { addresses } = JSON.parse(read(moved)) as { addresses: unknown };
  expect(addresses).toEqual([{ from: tripPath(priced.id), to: tripPath('a-new-address') }]);
  expectSound();
});
