/** The history of a record: changes in words, and each of them taken back without the later ones. */
import { formatRupees } from '../../content/format/money';
import { tripPath } from '../../content/routes';
import { bySomebodyElse } from '../support/editor/git-host';
import { button, expect, fileOf, historyOf, openEditor, test } from '../support/editor/editor';
import { changes, priced } from './changes';
import { told } from './ordinary';

const file = fileOf('trips', priced.id);
const takeBack = 'Take this back';

test('tells a change in words and takes it back, keeping later ones', async ({ page, repository }) => {
  const first = repository.record(file);
  repository.writes(file, { price: changes.price }, 'Update the price');
  repository.writes(file, { order: priced.order + 1 }, 'Update the place in its list');
  await openEditor(page, repository, historyOf(file));
  const item = page
    .getByRole('listitem')
    .filter({ hasText: `${formatRupees(priced.price)} → ${formatRupees(changes.price)}` })
    .filter({ has: page.getByRole('button') })
    .last();
  await expect(item).toContainText('A colleague');
  await item.getByRole('button', { name: takeBack }).tap();
  await told('Taken back')(page);
  expect(repository.record(file)).toEqual({ ...first, order: priced.order + 1 });
  repository.expectSound();
});

test('takes no change back below a later one of the same field', async ({ page, repository }) => {
  repository.writes(file, { price: changes.price }, 'Update the price');
  repository.writes(file, { price: changes.price + 100 }, 'Update the price again');
  const before = repository.commits().length;
  await openEditor(page, repository, historyOf(file));
  await page.getByRole('button', { name: takeBack }).nth(1).tap();
  await expect(page.getByRole('alert')).toContainText(/later/);
  expect(repository.commits()).toHaveLength(before);
});

test('takes no change back if the check refuses what results', async ({ page, repository }) => {
  repository.writes(file, { price: 5 }, 'A price by hand that is too low');
  repository.writes(file, { price: priced.price }, 'The right price');
  const before = repository.commits().length;
  await openEditor(page, repository, historyOf(file));
  await page.getByRole('button', { name: takeBack }).first().tap();
  await expect(page.getByRole('alert')).toContainText('below 1,000 rupees');
  expect(repository.commits()).toHaveLength(before);
});

test('makes one commit if an answer is lost or the branch moves meanwhile', async ({ page, repository, messages }) => {
  repository.writes(file, { price: changes.price }, 'Update the price');
  await openEditor(page, repository, historyOf(file));
  repository.fails('somebody else saves');
  await page.getByRole('button', { name: takeBack }).first().tap();
  await told('Taken back')(page);
  expect(repository.record(file)['price']).toBe(priced.price);
  repository.fails('cut after');
  await page.getByRole('button', { name: takeBack }).first().tap();
  await expect.poll(() => repository.record(file)['price']).toBe(changes.price);
  await told('Taken back')(page);
  expect(repository.commits().filter(({ message }) => message === bySomebodyElse)).toHaveLength(1);
  expect(repository.saves()).toHaveLength(3);
  messages.length = 0;
});

test('what another person’s text contains is text', async ({ page, repository }) => {
  const markup = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1))';
  repository.git.write(
    markup,
    new Map([[file, Buffer.from(`${JSON.stringify({ ...repository.record(file), location: markup }, null, 2)}\n`)]]),
    [],
  );
  await openEditor(page, repository, historyOf(file));
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

test('links the page and the form of a record', async ({ page, repository }) => {
  await openEditor(page, repository, historyOf(file));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(priced.name);
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${tripPath(priced.id)}"], a[href="#/trips/${priced.id}"]`)
      .first(),
  ).toBeVisible();
  expect(await page.getByRole('main').getByRole('button', { name: takeBack }).count()).toBeLessThanOrEqual(1);
  expect(button(page, 'Sign out')).toBeTruthy();
});
