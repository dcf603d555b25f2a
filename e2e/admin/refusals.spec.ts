/** The form shows refused values in their fields and explains errors of the host; no save is lost or made twice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { today } from '../../content/model/dates/build-day';
import { daysAfter } from '../../content/model/dates/departures';
import { operatorSchemas } from '../../content/schema/operator';
import { recordText } from '../../content/schema/record-text';
import { fileOf } from '../../content/ids/file-of';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { field, newRepository, openEditor, openFile, openTrip, save, test, type Repository } from '../support/editor';
import { copied, priced } from './changes';

let repository: Repository;
test.beforeEach(async ({ page }) => {
  repository = newRepository();
  await openEditor(page, repository);
});
test.afterEach(() => repository.remove());

const tapSave = (page: Page) => page.getByRole('button', { name: 'Save' }).tap();
const record = (file: string) =>
  JSON.parse(readFileSync(join(repository.root, file), 'utf8')) as { [name: string]: unknown };

test('refuses text that is no number in its field, and reads rupees with commas', async ({ page }) => {
  await openTrip(page, 'Prices', priced.name);
  const price = await field(page, 'trips.price');
  for (const [typed, message] of [
    ['12,5', 'write whole rupees'],
    ['85999.75', 'whole rupees'],
    ['abc', 'write whole rupees'],
    ['₹500', 'below 1,000 rupees'],
  ] as const) {
    await price.fill(typed);
    await tapSave(page);
    await expect(page.locator('[data-key-path=price]')).toContainText(message);
    await expect(price).toHaveValue(typed);
  }
  await expect(page.getByText('Not saved: one field needs a change.')).toBeVisible();
  await price.fill('₹1,12,500');
  await save(page);
  expect(record(fileOf('trips', priced.id))).toMatchObject({ price: 112_500 });
  expect(repository.commits()).toHaveLength(2);
});

test('scrolls to a refused field far down the form', async ({ page }) => {
  await openTrip(page, 'Trips', priced.name);
  await (await field(page, 'trips.start')).fill('We leave at 6 😀');
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, -20_000);
  await tapSave(page);
  const start = page.locator('[data-key-path=start]');
  await expect(start).toBeInViewport();
  await expect(start).toContainText('“😀” after “We leave at 6”');
});

test.describe('in a browser in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('takes the day in India for today', async ({ page }) => {
    // It is still yesterday in California.
    await page.clock.install({ time: `${today}T00:30:00+05:30` });
    await openFile(page, /Notice/);
    await (await field(page, 'notice.text')).fill('Roads are closed.');
    await (await field(page, 'notice.until')).fill(daysAfter(today, -1));
    await tapSave(page);
    await expect(page.locator('[data-key-path=until]')).toContainText('is past: choose a day from today on');
  });
});

test('a trip with the name of another one is refused, and the form neither makes, copies nor deletes one', async ({
  page,
}) => {
  await openTrip(page, 'Trips', copied.name);
  await (await field(page, 'trips.name')).fill(priced.name.toUpperCase());
  await tapSave(page);
  await expect(page.locator('[data-key-path=name]')).toContainText(`is already the name of the trip '${priced.name}'`);
  expect(repository.commits()).toHaveLength(1);
  await page.getByRole('button', { name: 'Show Editor Options' }).tap();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Duplicate|Delete/ })).toHaveCount(0);
});

test('a save that hangs says so, is cancelled by hand, and is one commit in the end', async ({ page, messages }) => {
  await openFile(page, /Notice/);
  await (await field(page, 'notice.text')).fill('Roads are closed.');
  await page.clock.install();
  await nextCommit(page, () => new Promise(() => undefined));
  await tapSave(page);
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.clock.fastForward(6_000);
  const notice = page.getByRole('status').filter({ hasText: 'Cancel' });
  await expect(notice).toContainText('This save takes long.');
  await page.clock.fastForward(15_000);
  await expect(notice).toContainText('GitHub has not answered for 20 seconds.');
  await notice.getByRole('button', { name: 'Cancel' }).tap();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You cancelled it: save again.');
  await expect(notice).toBeHidden();
  await dialog.getByRole('button').first().tap();
  await save(page);
  expect(repository.commits()).toHaveLength(2);
  messages.length = 0;
});

const api = `${connected.ADMIN_API_ROOT}/**`;
const isCommit = (body: string | null) => body?.includes('createCommitOnBranch') ?? false;

/** Answers the next commit differently. */
async function nextCommit(page: Page, answer: (route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>) {
  let isDone = false;
  await page.route(api, async (route) => {
    if (isDone || !isCommit(route.request().postData())) return route.fallback();
    isDone = true;
    return answer(route);
  });
}

const json = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };

for (const [what, status, headers, body, words] of [
  ['token that is over', 401, json, '{"message":"Bad credentials"}', 'Your access has run out: the token is over'],
  [
    'limit',
    403,
    json,
    '{"message":"API rate limit exceeded for user ID 77."}',
    'GitHub takes no more requests for now: try again in 1 min.',
  ],
  [
    'fault of the host',
    500,
    { ...json, 'Content-Type': 'text/html' },
    '<html>Oops',
    'GitHub has a fault of its own (error 500)',
  ],
] as const)
  test(`explains a ${what} in words, and makes one commit at the second save`, async ({ page, messages }) => {
    await openFile(page, /Notice/);
    await (await field(page, 'notice.text')).fill(`Roads are closed, ${status}.`);
    await nextCommit(page, (route) => route.fulfill({ status, headers, body }));
    await tapSave(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Not saved');
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button').first().tap();
    await save(page);
    expect(repository.commits()).toHaveLength(2);
    messages.length = 0;
  });

test('makes one commit if the connection breaks after it, and reports it as saved', async ({ page, messages }) => {
  await openFile(page, /Notice/);
  await (await field(page, 'notice.text')).fill('Roads are closed.');
  await nextCommit(page, async (route) => {
    repository.answer('POST', route.request().url(), route.request().postData());
    await route.abort();
  });
  await save(page);
  expect(repository.commits()).toHaveLength(2);
  messages.length = 0;
});

/** Commits a change by another person. */
function otherSaves(name: 'offer', fields: object): void {
  const file = fileOf('operator', name);
  const text = recordText(operatorSchemas[name], { ...record(file), ...fields });
  writeFileSync(join(repository.root, file), text);
  repository.save('Another person');
}

test('merges changes of two people to different fields, and asks about the same field', async ({ page }) => {
  const file = fileOf('operator', 'offer');
  await openFile(page, /offer in the banner/);
  await (await field(page, 'offer.banner')).fill('Save 10% on all tours');
  otherSaves('offer', { terms: 'Counted from the printed price.' });
  await save(page);
  expect(record(file)).toMatchObject({ banner: 'Save 10% on all tours', terms: 'Counted from the printed price.' });

  await openFile(page, /offer in the banner/);
  await (await field(page, 'offer.banner')).fill('Save 12%');
  otherSaves('offer', { banner: 'Save 15%' });
  await tapSave(page);
  const dialog = page.getByRole('dialog', { name: /somebody else/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save these' }).tap();
  await expect(dialog).toBeVisible();
  await dialog.getByText('Theirs: Save 15%').tap();
  await dialog.getByRole('button', { name: 'Save these' }).tap();
  await expect(dialog).toBeHidden();
  expect(record(file)).toMatchObject({ banner: 'Save 15%' });
});

test('explains why to sign in again if the token has expired', async ({ page, messages }) => {
  await page.route(`${connected.ADMIN_API_ROOT}/api/v3/user`, (route) =>
    route.fulfill({ status: 401, headers: json, body: '{"message":"Bad credentials"}' }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Your access has run out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toHaveCount(0);
  messages.length = 0;
});
