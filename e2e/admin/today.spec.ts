/** Messages to the operator about saves: in the editor, and on the page with the state of the site. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { fileOf } from '../../content/ids/file-of';
import {
  field,
  newRepository,
  openEditor,
  openPage,
  openTrip,
  publish,
  save,
  test,
  type Repository,
} from '../support/editor';
import { changes, priced, there } from './changes';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

const publishedAt = '2026-11-27T04:39:00Z';
const headOf = () => there(repository.commits()[0]);

test('says after a save when it will be on the site, with links to the page and the waiting saves', async ({
  page,
}) => {
  await publish(page, { publishedAt, commit: headOf().oid, setAside: [] });
  // Keeps the form open after saving.
  await page.addInitScript(() => localStorage.setItem('sveltia-cms.prefs', '{"closeOnSave":false}'));
  await openEditor(page, repository);
  await page.goto('/admin/#/collections/prices-seed');
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect(page.getByText('disabled by the administrator')).toBeHidden();
  await page.goto('/admin/#/collections');
  await openTrip(page, 'Prices', priced.name);
  await (await field(page, 'trips.price')).fill(String(changes.price));
  await save(page);
  const state = page.locator('#saved');
  await expect(state).toContainText(/Saved\. It will be on the site in about \d+ minutes\./);
  await expect(state.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', `/packages/${priced.id}`);
  await state.getByRole('link', { name: 'What waits' }).tap();
  await expect(page.getByRole('heading', { name: 'One save waits' })).toBeVisible();
  await expect(page.getByRole('link', { name: priced.name })).toBeVisible();
});

test('shows the last publication, the waiting saves and the refusals, with a link to the form', async ({ page }) => {
  const { oid: commit } = headOf();
  const file = fileOf('trips', priced.id);
  const reason = `${priced.name}, Price in rupees: is below 1,000 rupees`;
  writeFileSync(join(repository.root, file), JSON.stringify({ ...priced, price: 5 }));
  repository.save('Update the price');
  repository.comment(
    headOf().oid,
    `**This change is not published.** The site stays.\n\nCorrect this, and save:\n\n- ${reason}\n`,
  );
  await publish(page, { publishedAt, commit, setAside: [{ file, reasons: [reason] }] });
  await openPage(page, repository, '/admin/today');
  const main = page.getByRole('main');
  // 4:39 am UTC is 10:09 in India.
  await expect(main).toContainText('last published on Fri 27/11/2026, 10:09');
  await expect(page.getByRole('heading', { name: 'One save waits' })).toBeVisible();
  await expect(main.getByText(reason)).toHaveCount(2);
  const form = main.getByRole('link', { name: priced.name }).first();
  await expect(form).toHaveAttribute('href', `/admin/#/collections/category-${priced.category}/entries/${priced.id}`);
});

test('says so when nothing was published for a day although something was saved', async ({ page }) => {
  const { oid: commit } = headOf();
  repository.save('Update a text');
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await publish(page, { publishedAt, commit, setAside: [] });
  await openPage(page, repository, '/admin/today');
  await expect(page.getByText('Nothing was published for more than a day')).toBeVisible();
});

test('says so when nothing waits', async ({ page }) => {
  await publish(page, { publishedAt, commit: headOf().oid, setAside: [] });
  await openPage(page, repository, '/admin/today');
  await expect(page.getByText('All that was saved is on the site.')).toBeVisible();
});
