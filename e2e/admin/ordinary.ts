/** The changes that an operator makes every week, and what each of them leaves in the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { operator } from '../../content/catalogue/operator';
import { capitalised } from '../../content/format/capitalised';
import { today } from '../../content/model/dates/build-day';
import { fileOf } from '../../content/ids/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import sharp from 'sharp';
import { bySomebodyElse } from '../support/troubles';
import { field, openFile, openTrip, reach, save, unfold, type Repository } from '../support/editor';
import { asked, changes, copied, described, extra, full, group, pictured, priced, removed } from './changes';

type Fields = Record<string, unknown>;

/** Saves as the operator does: at a host that works, or in spite of one that fails. */
export interface Saving {
  /** Saves the open form. */
  form: (page: Page) => Promise<void>;
  /**
   * Does something on a page beside the editor.
   * @param done The words of the page when it is done.
   */
  beside: (page: Page, done: string, act: () => Promise<void>) => Promise<void>;
}

export interface Change {
  title: string;
  /** The record that it changes, creates or deletes. */
  file: string;
  /** Other files of its commit. */
  others?: readonly string[];
  /** The record afterwards. @param read reads a record as it was before */
  after: (read: (file: string) => Fields) => Fields | undefined;
  work: (page: Page, saving: Saving) => Promise<void>;
}

/** A change of some values of a record. */
export const fieldsChange = (
  title: string,
  file: string,
  values: Fields,
  work: Change['work'],
  others: readonly string[] = [],
): Change => ({ title, file, others, after: (read) => ({ ...read(file), ...values }), work });

const officeHours = operator.contact.officeHours.map((line) =>
  line.days === 'Sunday' ? { ...line, time: changes.sunday } : line,
);

const [firstDay, ...otherDays] = described.plan;

/** Says something of a date of the group. */
function dateChange(title: string, day: string, status: 'full' | 'last places', isExtra: boolean): Change {
  const file = fileOf('trips', group.id);
  const date = { date: day, extra: isExtra, status, asOf: today };
  return {
    title,
    file,
    after(read) {
      const { departures, ...rest } = read(file) as { departures: { dates?: object[] } };
      return { ...rest, departures: { ...departures, dates: [...(departures.dates ?? []), date] } };
    },
    async work(page, saving) {
      await openTrip(page, 'Departures', group.name);
      const dates = await field(page, 'trips.departures.dates', 'group');
      await (await reach(page, dates.getByRole('button', { name: /^Add/ }))).tap();
      await (await reach(page, dates.getByLabel('Day on which the group leaves'))).last().fill(day);
      if (isExtra) await (await reach(page, dates.getByRole('switch', { name: 'An extra date' }))).last().tap();
      await (await reach(page, dates.getByRole('radio', { name: capitalised(status) }))).last().tap();
      await (await reach(page, dates.getByLabel('As of'))).last().fill(today);
      await saving.form(page);
    },
  };
}

export const ordinaryChanges: readonly Change[] = [
  fieldsChange('a price @short', fileOf('trips', priced.id), { price: changes.price }, async (page, saving) => {
    await openTrip(page, 'Prices', priced.name);
    await (await field(page, 'trips.price')).fill(String(changes.price));
    await saving.form(page);
  }),
  fieldsChange(
    'the telephone number and the hours on Sunday',
    fileOf('operator', 'contact'),
    { phone: changes.phone, officeHours },
    async (page, saving) => {
      await openFile(page, /telephone/);
      await (await field(page, 'contact.phone')).fill(changes.phone);
      const lines = await field(page, 'contact.officeHours', 'group');
      await unfold(page, lines, /Sunday/);
      await lines.getByRole('textbox', { name: 'Hours' }).fill(changes.sunday);
      await saving.form(page);
    },
  ),
  fieldsChange('a notice', fileOf('operator', 'notice'), { text: changes.notice }, async (page, saving) => {
    await openFile(page, /Notice/);
    await (await field(page, 'notice.text')).fill(changes.notice);
    await saving.form(page);
  }),
  fieldsChange(
    'one more question',
    fileOf('trips', asked.id),
    { questions: [...asked.questions, changes.question] },
    async (page, saving) => {
      await openTrip(page, 'Trips', asked.name);
      const list = await field(page, 'trips.questions', 'group');
      await list.getByRole('button', { name: /^Add/ }).tap();
      await (await reach(page, page.getByRole('combobox', { name: 'What it is about' }))).last().tap();
      await page.getByRole('option', { name: 'Money' }).tap();
      await list.getByRole('textbox', { name: 'Question' }).fill(changes.question.question);
      await list.getByRole('textbox', { name: 'Answer', exact: true }).fill(changes.question.answer);
      await saving.form(page);
    },
  ),
  fieldsChange(
    'the text of a day, with quotes, letters of Tamil and 2,000 characters',
    fileOf('trips', described.id),
    { plan: [{ ...firstDay, text: changes.day }, ...otherDays] },
    async (page, saving) => {
      await openTrip(page, 'Trips', described.name);
      const days = await field(page, 'trips.plan', 'group');
      await unfold(page, days, firstDay?.title ?? '');
      await days.getByRole('textbox', { name: 'What happens' }).fill(changes.day);
      await saving.form(page);
    },
  ),
  {
    title: 'a new trip as a copy of one',
    file: fileOf('trips', changes.copy.id),
    after: (read) => ({ ...read(fileOf('trips', copied.id)), name: changes.copy.name }),
    async work(page, saving) {
      await page.goto('/admin/trips');
      await saving.beside(page, `${changes.copy.name} is there.`, async () => {
        await page.getByRole('button', { name: `Copy ${copied.name} to a new trip…` }).tap();
        await page.getByRole('textbox', { name: 'Name of the new trip' }).fill(changes.copy.name);
        await page.getByRole('button', { name: 'Make the copy' }).tap();
      });
    },
  },
  {
    title: 'a trip less',
    file: fileOf('trips', removed.id),
    others: [fileOf('operator', 'moved')],
    after: () => undefined,
    async work(page, saving) {
      await page.goto(historyAddress(fileOf('trips', removed.id)));
      await saving.beside(page, `${removed.name} is deleted.`, async () => {
        await page.getByRole('button', { name: `Delete ${removed.name}…` }).tap();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: `Delete ${removed.name}` }).tap();
      });
    },
  },
  fieldsChange(
    'a photograph in the place of a drawing',
    fileOf('trips', pictured.id),
    { photos: [changes.photo] },
    async (page, saving) => {
      const { file, alt, credit } = changes.photo;
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
      await saving.form(page);
    },
    [changes.photo.file.slice(1)],
  ),
  dateChange('a date that is full', full, 'full', false),
  dateChange('one more date', extra, 'last places', true),
];

/** Saves at a host that works. */
const saving: Saving = {
  form: save,
  async beside(page, done, act) {
    await act();
    await expect(page.getByRole('status')).toContainText(done);
  },
};

/** The operator's commits, newest first. */
export const savesIn = (repository: Repository) =>
  repository.commits().filter(({ message }) => message !== bySomebodyElse);

/** Makes a change, and expects one commit of its files, with the expected record. */
export async function make(
  page: Page,
  repository: Repository,
  { file, others = [], after, work }: Change,
  how = saving,
): Promise<void> {
  const pathOf = (path: string) => join(repository.root, path);
  const read = (path: string) => JSON.parse(readFileSync(pathOf(path), 'utf8')) as Fields;
  const expected = after(read);
  const before = savesIn(repository).length;
  await work(page, how);
  await expect.poll(() => savesIn(repository).length).toBe(before + 1);
  expect(savesIn(repository)[0]?.files).toEqual([...others, file]);
  expect(existsSync(pathOf(file)) ? read(file) : undefined).toEqual(expected);
}

/** Expects that the check accepts the repository. */
export const expectSound = (repository: Repository) =>
  expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
