/** The operator's changes on a phone, one after the other in one repository, and the site built from the result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sharp } from '../../scripts/lib/sharp';
import { operator } from '../../content/catalogue/operator';
import { today } from '../../content/queries/build-day';
import { fileOf } from '../../content/schema/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import {
  choose,
  field,
  newRepository,
  openEditor,
  openFile,
  openTrip,
  reach,
  save,
  test,
  unfold,
  type Repository,
} from '../support/editor';
import { asked, changes, copied, described, extra, full, group, pictured, priced, removed } from './changes';
import { photos } from './further-changes';
import { expectGallery } from './gallery';
import { build, expectChangesIn, testExported } from './site-after';

test.describe.configure({ mode: 'serial' });

let repository: Repository;
test.beforeAll(() => {
  repository = newRepository();
});
test.afterAll(() => repository.remove());
test.beforeEach(async ({ page }) => openEditor(page, repository));

const record = (file: string) => JSON.parse(readFileSync(join(repository.root, file), 'utf8')) as object;

/** Expects the saves of `work` to be one commit of these files that passes the check. */
async function oneCommit(files: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = repository.commits().length;
  await work();
  const [last, ...earlier] = repository.commits();
  expect(earlier).toHaveLength(before);
  expect(last?.files).toEqual(files);
  expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
}

/** Expects `work` to change only these values of an existing file. */
async function oneChange(
  file: string,
  values: object,
  work: () => Promise<void>,
  others: readonly string[] = [],
): Promise<void> {
  const before = record(file);
  await oneCommit([...others, file], work);
  expect(record(file)).toEqual({ ...before, ...values });
}

test('changes a price @short', async ({ page }) => {
  await oneChange(fileOf('trips', priced.id), { price: changes.price }, async () => {
    await openTrip(page, 'Prices', priced.name);
    await (await field(page, 'trips.price')).fill(String(changes.price));
    await save(page);
  });
});

test('changes the telephone number and the hours on Sunday', async ({ page }) => {
  const { contact } = operator;
  const hours = contact.officeHours.contact.map((line) =>
    line.days === 'Sunday' ? { ...line, time: changes.sunday } : line,
  );
  const values = { phone: changes.phone, officeHours: { ...contact.officeHours, contact: hours } };
  await oneChange(fileOf('operator', 'contact'), values, async () => {
    await openFile(page, /telephone/);
    await (await field(page, 'contact.phone')).fill(changes.phone);
    const lines = await field(page, 'contact.officeHours.contact', 'group');
    await unfold(page, lines, /Sunday/);
    await lines.getByRole('textbox', { name: 'Hours' }).fill(changes.sunday);
    await save(page);
  });
});

test('sets a notice', async ({ page }) => {
  await oneChange(fileOf('operator', 'notice'), { text: changes.notice }, async () => {
    await openFile(page, /Notice/);
    await (await field(page, 'notice.text')).fill(changes.notice);
    await save(page);
  });
});

test('adds a question', async ({ page }) => {
  const questions = [...asked.questions, changes.question];
  await oneChange(fileOf('trips', asked.id), { questions }, async () => {
    await openTrip(page, 'Trips', asked.title);
    const list = await field(page, 'trips.questions', 'group');
    await list.getByRole('button', { name: /^Add/ }).tap();
    await (await reach(page, page.getByRole('combobox', { name: 'What it is about' }))).last().tap();
    await page.getByRole('option', { name: 'Money' }).tap();
    await list.getByRole('textbox', { name: 'Question' }).fill(changes.question.question);
    await list.getByRole('textbox', { name: 'Answer', exact: true }).fill(changes.question.answer);
    await save(page);
  });
});

test('changes the text of a day, with quotes, Tamil letters and 2,000 characters', async ({ page }) => {
  const [first, ...others] = described.plan;
  const plan = [{ ...first, text: changes.day }, ...others];
  await oneChange(fileOf('trips', described.id), { plan }, async () => {
    await openTrip(page, 'Trips', described.name);
    const days = await field(page, 'trips.plan', 'group');
    await unfold(page, days, first?.title ?? '');
    await days.getByRole('textbox', { name: 'What happens' }).fill(changes.day);
    await save(page);
  });
});

test('copies a trip', async ({ page }) => {
  const file = fileOf('trips', changes.copy.id);
  await oneCommit([file], async () => {
    await openTrip(page, 'Trips', copied.name);
    await choose(page, 'Duplicate Entry');
    await (await field(page, 'trips.name')).fill(changes.copy.name);
    await save(page);
  });
  expect(record(file)).toEqual({ ...record(fileOf('trips', copied.id)), name: changes.copy.name });
});

test('deletes a trip', async ({ page }) => {
  const file = fileOf('trips', removed.id);
  await oneCommit([fileOf('operator', 'moved'), file], async () => {
    await page.goto(historyAddress(file));
    await page.getByRole('button', { name: `Delete ${removed.title}…` }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Delete ${removed.title}` })
      .tap();
    await expect(page.getByRole('status')).toContainText(`${removed.title} is deleted.`);
  });
});

test('replaces a drawing with a photograph', async ({ page }) => {
  const { file, alt, credit } = changes.photo;
  const work = async () => {
    await openTrip(page, 'Trips', pictured.name);
    const list = await field(page, 'trips.photos', 'group');
    await list.getByRole('button', { name: /^Add/ }).tap();
    await page.getByRole('button', { name: 'Browse' }).tap();
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).tap();
    const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a6f57' } })
      .jpeg()
      .toBuffer();
    await (await chosen).setFiles({ name: 'IMG 2026.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Insert' }).tap();
    await expect(page.getByText(file)).toBeVisible();
    // Without its credit and its alt text the photograph is refused.
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText(/fields need a change/)).toBeVisible();
    await (await field(page, 'trips.photos.alt')).fill(alt);
    await (await field(page, 'trips.photos.credit')).fill(credit);
    await save(page);
  };
  await oneChange(fileOf('trips', pictured.id), { photos: [changes.photo] }, work, [file.slice(1)]);
});

/** Adds a date of the group with its status, and saves it. */
async function addDate(page: Page, day: string, status: string, isExtra: boolean): Promise<void> {
  await openTrip(page, 'Departures', group.title);
  const dates = await field(page, 'trips.departures.dates', 'group');
  await (await reach(page, dates.getByRole('button', { name: /^Add/ }))).tap();
  await (await reach(page, dates.getByLabel('Day on which the group leaves'))).last().fill(day);
  if (isExtra) await (await reach(page, dates.getByRole('switch', { name: 'An extra date' }))).last().tap();
  await (await reach(page, dates.getByRole('radio', { name: status }))).last().tap();
  await (await reach(page, dates.getByLabel('As of'))).last().fill(today);
  await save(page);
}

/** The dates of the group with one more. */
const withDate = (date: object) => {
  const { departures } = record(fileOf('trips', group.id)) as { departures: { dates?: object[] } };
  return { departures: { ...departures, dates: [...(departures.dates ?? []), date] } };
};

test('marks a date as full', async ({ page }) => {
  const date = { date: full, extra: false, status: 'full', asOf: today };
  await oneChange(fileOf('trips', group.id), withDate(date), () => addDate(page, full, 'Full', false));
});

test('adds an extra date', async ({ page }) => {
  const date = { date: extra, extra: true, status: 'last places', asOf: today };
  await oneChange(fileOf('trips', group.id), withDate(date), () => addDate(page, extra, 'Last places', true));
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
