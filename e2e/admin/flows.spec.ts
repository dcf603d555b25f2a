/** What the operator changes from a phone, one after the other in one repository; then the site that follows from it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sharp } from '../../scripts/lib/sharp';
import { operator } from '../../content/catalogue/operator';
import { today } from '../../content/queries/build-day';
import { fileOf } from '../../content/schema/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import {
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

/** What `work` saves is one commit of these files, after which the check passes. */
async function oneCommit(files: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = repository.commits().length;
  await work();
  const [last, ...earlier] = repository.commits();
  expect(earlier).toHaveLength(before);
  expect(last?.files).toEqual(files);
  expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
}

/** Changes a file that is there: only these values of it. */
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

test('a price @short', async ({ page }) => {
  await oneChange(fileOf('trips', priced.id), { price: changes.price }, async () => {
    await openTrip(page, 'Prices', priced.name);
    await (await field(page, 'trips.price')).fill(String(changes.price));
    await save(page);
  });
});

test('the telephone number and the hours on Sunday', async ({ page }) => {
  const { contact } = operator;
  const hours = contact.officeHours.contact.map((line) =>
    line.days === 'Sunday' ? { ...line, time: changes.sunday } : line,
  );
  const home = contact.officeHours.home.map((line) =>
    line.days === 'Sunday' ? { ...line, time: changes.sunday } : line,
  );
  const values = { phone: changes.phone, officeHours: { home, contact: hours } };
  await oneChange(fileOf('operator', 'contact'), values, async () => {
    await openFile(page, /telephone/);
    await (await field(page, 'contact.phone')).fill(changes.phone);
    for (const path of ['contact.officeHours.contact', 'contact.officeHours.home']) {
      const lines = await field(page, path, 'group');
      await unfold(page, lines, /Sunday/);
      await lines.getByRole('textbox', { name: 'Hours' }).fill(changes.sunday);
    }
    await save(page);
  });
});

test('a notice', async ({ page }) => {
  await oneChange(fileOf('operator', 'notice'), { text: changes.notice }, async () => {
    await openFile(page, /Notice/);
    await (await field(page, 'notice.text')).fill(changes.notice);
    await save(page);
  });
});

test('one more question', async ({ page }) => {
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

test('the text of a day, with quotes, letters of Tamil and 2,000 characters', async ({ page }) => {
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

test('a new trip as a copy of one', async ({ page }) => {
  const file = fileOf('trips', changes.copy.id);
  await oneCommit([file], async () => {
    await page.goto('/admin/trips');
    await page.getByRole('button', { name: `Copy ${copied.name} to a new trip…` }).tap();
    await page.getByRole('textbox', { name: 'Name of the new trip' }).fill(changes.copy.name);
    await page.getByRole('button', { name: 'Make the copy' }).tap();
    await expect(page.getByRole('status')).toContainText(`${changes.copy.name} is there.`);
  });
  expect(record(file)).toEqual({ ...record(fileOf('trips', copied.id)), name: changes.copy.name });
});

test('a trip less', async ({ page }) => {
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

test('a photograph in the place of a drawing', async ({ page }) => {
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
    // Without its credit and its alternative text it is refused.
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText(/fields need a change/)).toBeVisible();
    await (await field(page, 'trips.photos.alt')).fill(alt);
    await (await field(page, 'trips.photos.credit')).fill(credit);
    await save(page);
  };
  await oneChange(fileOf('trips', pictured.id), { photos: [changes.photo] }, work, [file.slice(1)]);
});

/** Says something of a date of the group, and saves it. */
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

test('a date that is full', async ({ page }) => {
  const date = { date: full, extra: false, status: 'full', asOf: today };
  await oneChange(fileOf('trips', group.id), withDate(date), () => addDate(page, full, 'Full', false));
});

test('one more date', async ({ page }) => {
  const date = { date: extra, extra: true, status: 'last places', asOf: today };
  await oneChange(fileOf('trips', group.id), withDate(date), () => addDate(page, extra, 'Last places', true));
});

test('all of it stands on the site that is built of it', async ({ browser }) => {
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
