/** Each way in which the Git host fails: it is told in words, nothing is lost, and there is one commit in the end. */
import type { Page } from '@playwright/test';
import type { Trouble } from '../support/editor/troubles';
import {
  change,
  expect,
  expectSaved,
  field,
  fileOf,
  openEditor,
  openFile,
  save,
  signIn,
  signInAgain,
  test,
  trySave,
} from '../support/editor/editor';
import { changes } from './changes';

const file = fileOf('operator', 'notice');

/** What the operator reads. The host is asked again by itself where that may help. */
const words: Partial<Record<Trouble, RegExp>> = {
  'dead token': /access has ended/,
  'no right': /Your token may not do this/,
  'rate limit': /no more requests for now\. Try again in (9|10|11) minutes/,
  'rate limit in a 200': /no more requests for now\. Try again in (9|10|11) minutes/,
  'secondary limit': /no more requests for now\. Try again in 2 minutes/,
  'single sign-on': /Your organisation asks you to confirm your token/,
  ruleset: /A rule of the repository refuses this save: “Changes must be made through a pull request\.”/,
  'page instead of JSON': /Another page answers in the place of GitHub/,
  'bad gateway': /GitHub/,
  unavailable: /GitHub/,
  'cut before': /no connection to GitHub/,
};

const openNotice = async (page: Page): Promise<void> => {
  await openFile(page, 'Notice');
  await change(page, 'notice.text', changes.notice);
};

for (const [trouble, reason] of Object.entries(words) as [Trouble, RegExp][])
  test(`${trouble} at a save`, async ({ page, repository, messages }) => {
    await openEditor(page, repository);
    await openNotice(page);
    repository.fails(trouble);
    await trySave(page);
    await expect(page.getByText(reason).first()).toBeVisible();
    expect(repository.saves()).toEqual([]);
    if (trouble === 'single sign-on')
      await expect(page.getByRole('link', { name: /Confirm it at GitHub/ })).toHaveAttribute(
        'href',
        /github\.com\/orgs/,
      );
    if (trouble === 'dead token') await signInAgain(page, repository);
    const restore = page.getByRole('button', { name: 'Restore' });
    const box = await field(page, 'notice.text');
    await box.or(restore).first().waitFor();
    if (await restore.isVisible()) await restore.tap();
    await expect(box).toHaveValue(changes.notice);
    await save(page);
    expect(repository.saves().map(({ files }) => files)).toEqual([[file]]);
    expect(repository.record(file)['text']).toBe(changes.notice);
    messages.length = 0;
  });

for (const trouble of ['cut after', 'somebody else saves'] as const)
  test(`${trouble}: one save is enough`, async ({ page, repository, messages }) => {
    await openEditor(page, repository);
    await openNotice(page);
    repository.fails(trouble);
    await save(page);
    expect(repository.saves()).toHaveLength(1);
    expect(repository.record(file)['text']).toBe(changes.notice);
    messages.length = 0;
  });

test('no answer: says so after 20 seconds, and is one commit in the end', async ({ page, repository, messages }) => {
  await openEditor(page, repository);
  await openNotice(page);
  await page.clock.install();
  repository.fails('no answer');
  await trySave(page);
  await expect(page.getByText(/Saving/).first()).toBeVisible();
  // The operator taps again: nothing is sent twice.
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return page.getByText(/has not answered for 20 seconds/).isVisible();
    })
    .toBe(true);
  await trySave(page);
  await page.clock.runFor(3_000);
  await expectSaved(page);
  expect(repository.saves()).toHaveLength(1);
  messages.length = 0;
});

test('a saved change whose reading afterwards fails is saved', async ({ page, repository, messages }) => {
  await openEditor(page, repository);
  await openNotice(page);
  const { answer } = repository;
  let isSaved = false;
  await page.route('**/graphql', async (route) => {
    if (isSaved) return route.abort('connectionreset');
    isSaved = route.request().postData()?.includes('createCommitOnBranch') ?? false;
    return answer(route);
  });
  await save(page);
  expect(repository.saves()).toHaveLength(1);
  messages.length = 0;
});

test('a branch that was renamed is told, with what to do', async ({ page, repository, messages }) => {
  await openEditor(page, repository);
  await openNotice(page);
  repository.git.rename('trunk');
  await trySave(page);
  await expect(page.getByText(/The branch “main”.*renamed or deleted/).first()).toBeVisible();
  await expect(await field(page, 'notice.text')).toHaveValue(changes.notice);
  messages.length = 0;
});

test('a token that is over is told at the next opening, and a new one is asked for', async ({
  page,
  repository,
  messages,
}) => {
  await openEditor(page, repository);
  repository.fails('dead token', 'at once');
  await page.reload();
  await expect(page.getByText(/access has ended/).first()).toBeVisible();
  await signInAgain(page, repository);
  await expect(page.getByRole('searchbox')).toBeVisible();
  messages.length = 0;
});

test('refuses what is no token, and one that the host does not know', async ({ page, repository, messages }) => {
  await page.goto('/admin/');
  for (const [typed, reason] of [
    ['', /This is no token/],
    ['my password', /This is no token/],
    ['github_pat_11AAAAAAA0_of_somebody_else', /access has ended/],
  ] as const) {
    await signIn(page, typed);
    await expect(page.getByLabel('Access token')).toHaveAccessibleDescription(reason);
  }
  await signIn(page, repository.token);
  await expect(page.getByRole('navigation')).toBeVisible();
  messages.length = 0;
});

test('signing out forgets the token in all pages', async ({ page, repository, context, messages }) => {
  await openEditor(page, repository);
  const other = await context.newPage();
  await other.route('**/*', (route) =>
    route.request().url().includes(':3104') ? repository.answer(route) : route.continue(),
  );
  await other.goto('/admin/');
  await other.getByRole('navigation').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  for (const one of [page, other]) await expect(one.getByLabel('Access token')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain('github_pat');
  messages.length = 0;
});
