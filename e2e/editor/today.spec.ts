/** What the operator is told about the publication of what was saved. */
import {
  expect,
  fileOf,
  formOf,
  openEditor,
  openMenu,
  publish,
  save,
  test,
  change,
  openTrip,
} from '../support/editor/editor';
import { changes, priced, there } from './changes';

const publishedAt = '2026-11-27T04:39:00Z';

test('says after a save what comes next, and what waits', async ({ page, repository }) => {
  await publish(page, { publishedAt, commit: repository.git.head(), setAside: [] });
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.price', String(changes.price));
  await save(page);
  await page.getByRole('link', { name: 'What waits' }).tap();
  await expect(page.getByRole('main')).toContainText(/One save waits|1 save waits/);
  await expect(page.getByRole('main').getByRole('link', { name: priced.name }).first()).toBeVisible();
});

test('shows the last publication, what waits and what was refused, with a link to the form', async ({
  page,
  repository,
}) => {
  const commit = repository.git.head();
  const file = fileOf('trips', priced.id);
  const reason = `${priced.name}, Price in rupees: is below 1,000 rupees`;
  repository.writes(file, { price: 5 }, 'Update the price');
  repository.comment(
    repository.git.head(),
    `**This change is not published.** The site stays.\n\nCorrect this, and save:\n\n- ${reason}\n`,
  );
  await publish(page, { publishedAt, commit, setAside: [{ file, reasons: [reason] }] });
  await openEditor(page, repository, '#/today');
  const main = page.getByRole('main');
  // 4:39 am UTC is 10:09 in India.
  await expect(main).toContainText('10:09');
  await expect(main).toContainText(reason);
  await expect(main.getByRole('link', { name: priced.name }).first()).toHaveAttribute(
    'href',
    new RegExp(`^${formOf(file)}`),
  );
});

test('does not say that nothing waits while something is refused', async ({ page, repository }) => {
  const file = fileOf('trips', priced.id);
  repository.writes(file, { price: 5 }, 'Update the price');
  const reasons = [`${priced.name}, Price in rupees: is below 1,000 rupees`];
  await publish(page, { publishedAt, commit: repository.git.head(), setAside: [{ file, reasons }] });
  await openEditor(page, repository, '#/today');
  await expect(page.getByRole('main')).toContainText(there(reasons[0]));
  await expect(page.getByRole('main')).not.toContainText(/nothing waits|all that was saved is on the site/i);
});

test('says so when nothing waits, and when nothing was published for a day', async ({ page, repository }) => {
  await publish(page, { publishedAt, commit: repository.git.head(), setAside: [] });
  await openEditor(page, repository, '#/today');
  await expect(page.getByRole('main')).toContainText(/all that was saved is on the site/i);
  repository.writes(fileOf('trips', priced.id), { price: priced.price + 10 }, 'Update the price');
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await openMenu(page, 'Trips');
  await openMenu(page, 'Today');
  await expect(page.getByRole('main')).toContainText('Nothing was published for more than a day');
});

test('lists more than a hundred saves that wait', async ({ page, repository }) => {
  const commit = repository.git.head();
  for (let save = 1; save <= 103; save++) repository.git.write(`Save ${save}`, new Map(), []);
  repository.writes(fileOf('trips', priced.id), { price: priced.price + 10 }, 'The last price');
  await publish(page, { publishedAt, commit, setAside: [] });
  await openEditor(page, repository, '#/today');
  await expect(page.getByRole('main').getByRole('link', { name: priced.name }).first()).toBeVisible();
});

test('lists what was typed and not saved', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.location', 'Hills, tea and the sea');
  await page.reload();
  await openMenu(page, 'Today');
  await expect(page.getByRole('main')).toContainText(/not saved|unsaved/i);
  await expect(page.getByRole('main').getByRole('link', { name: priced.name }).first()).toBeVisible();
});
