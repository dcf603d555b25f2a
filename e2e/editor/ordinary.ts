/** The changes that an operator makes every week, and what each of them leaves in the repository. */
import type { Locator, Page } from '@playwright/test';
import { operator } from '../../content/catalogue/operator';
import { capitalised } from '../../content/format/capitalised';
import { today } from '../../content/model/dates/build-day';
import { statePath, tripPath } from '../../content/routes';
import { formatRupees } from '../../content/format/money';
import sharp from 'sharp';
import {
  addRow,
  button,
  change,
  expect,
  expectSaved,
  field,
  fileOf,
  list,
  openFile,
  openMenu,
  openRow,
  openTrip,
  trySave,
  type Fields,
  type Repository,
} from '../support/editor/editor';
import { asked, changes, copied, described, extra, full, group, pictured, priced, removed } from './changes';

/** Something that the operator does, which is one commit. */
export interface Change {
  title: string;
  /** The record that it changes, creates or deletes. */
  file: string;
  /** Other files of its commit. */
  others?: readonly unknown[];
  /** The record afterwards. @param read reads a record as it was before */
  after: (read: (file: string) => Fields) => Fields | undefined;
  /** Everything before the last tap. */
  prepare: (page: Page) => Promise<void>;
  /** The last tap; without one it is on 'Save'. */
  submit?: (page: Page) => Promise<void>;
  /** Waits for the words that say so; without it they are those of a form. */
  done?: (page: Page) => Promise<void>;
}

/** Waits for words in a live region. */
export const told = (words: string | RegExp) => async (page: Page) => {
  await expect(page.locator('[role=status], [aria-live=polite]').filter({ hasText: words }).first()).toBeVisible();
};

/** A change of some values of a record. */
export const fieldsChange = (
  title: string,
  file: string,
  values: Fields,
  more: Pick<Change, 'prepare' | 'others' | 'submit' | 'done'>,
): Change => ({ title, file, after: (read) => ({ ...read(file), ...values }), ...more });

/** A text of a trip, a price in its form, and a price in the list of prices. */
export const textOf = (trip: { id: string; name: string }, location = 'Hills, tea and the sea'): Change =>
  fieldsChange(
    `a text of ${trip.name}`,
    fileOf('trips', trip.id),
    { location },
    {
      async prepare(page) {
        await openTrip(page, trip);
        await change(page, 'trips.location', location);
      },
    },
  );

export const priceInForm = (trip: { id: string; name: string; price: number }, more = 10): Change =>
  fieldsChange(
    `a price of ${trip.name}`,
    fileOf('trips', trip.id),
    { price: trip.price + more },
    {
      async prepare(page) {
        await openTrip(page, trip);
        await change(page, 'trips.price', formatRupees(trip.price + more));
      },
    },
  );

/** The field of a price in the list of prices. */
export const priceBox = (page: Page, { name }: { name: string }) =>
  page.getByRole('textbox', { name: `Price of ${name}`, exact: true });

export const priceInList = (trip: { id: string; name: string; price: number }, more = 20): Change =>
  fieldsChange(
    `a price of ${trip.name} in the list`,
    fileOf('trips', trip.id),
    { price: trip.price + more },
    {
      async prepare(page) {
        await openMenu(page, 'Prices');
        await priceBox(page, trip).fill(formatRupees(trip.price + more));
      },
      submit: (page) => button(page, 'Save 1 changed price').tap(),
      done: told(`The price of ${trip.name} is saved`),
    },
  );

/** Says something of a date of the group, in its form. */
function dateChange(title: string, date: string, status: 'full' | 'last places', isExtra: boolean): Change {
  const file = fileOf('trips', group.id);
  return {
    title,
    file,
    after(read) {
      const { departures, ...rest } = read(file) as { departures: { dates?: object[] } };
      const dates = [...(departures.dates ?? []), { date, extra: isExtra, status, asOf: today }];
      return { ...rest, departures: { ...departures, dates } };
    },
    async prepare(page) {
      await openTrip(page, group);
      const row = await addRow(await list(page, 'trips.departures.dates'));
      const at = 'trips.departures.dates';
      await (await field(page, `${at}.date`, row)).fill(date);
      if (isExtra) await (await field(page, `${at}.extra`, row)).tap();
      await (await field(page, `${at}.status`, row)).selectOption({ label: capitalised(status) });
      await (await field(page, `${at}.asOf`, row)).fill(today);
    },
  };
}

const officeHours = operator.contact.officeHours.map((line) =>
  line.days === 'Sunday' ? { ...line, time: changes.sunday } : line,
);

const [firstDay, ...otherDays] = described.plan;

/** A photograph as a phone takes it. */
const photograph = () =>
  sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#2a6f57' } })
    .jpeg()
    .toBuffer();

/** The address that leads to another one from now on. */
const redirected = (from: string, to: string): { others: readonly string[]; moved: Fields } => ({
  others: [fileOf('operator', 'moved')],
  moved: { addresses: [{ from, to }] },
});

export const deletion = redirected(tripPath(removed.id), statePath(removed.state));

export const ordinaryChanges: readonly Change[] = [
  fieldsChange(
    'a price @short',
    fileOf('trips', priced.id),
    { price: changes.price },
    {
      async prepare(page) {
        await openTrip(page, priced);
        await change(page, 'trips.price', String(changes.price));
      },
    },
  ),
  fieldsChange(
    'the telephone number and the hours on Sunday',
    fileOf('operator', 'contact'),
    { phone: changes.phone, officeHours },
    {
      async prepare(page) {
        await openFile(page, /telephone/);
        await change(page, 'contact.phone', changes.phone);
        const row = await openRow(await list(page, 'contact.officeHours'), 'Sunday');
        await change(page, 'contact.officeHours.time', changes.sunday, row);
      },
    },
  ),
  fieldsChange(
    'a notice',
    fileOf('operator', 'notice'),
    { text: changes.notice },
    {
      async prepare(page) {
        await openFile(page, 'Notice');
        await change(page, 'notice.text', changes.notice);
      },
    },
  ),
  fieldsChange(
    'one more question',
    fileOf('trips', asked.id),
    { questions: [...asked.questions, changes.question] },
    {
      async prepare(page) {
        await openTrip(page, asked);
        const row = await addRow(await list(page, 'trips.questions'));
        await (await field(page, 'trips.questions.topic', row)).selectOption({ label: 'Money' });
        await change(page, 'trips.questions.question', changes.question.question, row);
        await change(page, 'trips.questions.answer', changes.question.answer, row);
      },
    },
  ),
  fieldsChange(
    'the text of a day, with quotes, letters of Tamil and 2,000 characters',
    fileOf('trips', described.id),
    { plan: [{ ...firstDay, text: changes.day }, ...otherDays] },
    {
      async prepare(page) {
        await openTrip(page, described);
        const row = await openRow(await list(page, 'trips.plan'), firstDay?.title ?? '');
        await change(page, 'trips.plan.text', changes.day, row);
      },
    },
  ),
  {
    title: 'a new trip as a copy of one, which is a draft',
    file: fileOf('trips', changes.copy.id),
    after: (read) => ({ ...read(fileOf('trips', copied.id)), name: changes.copy.name, draft: true }),
    async prepare(page) {
      await openMenu(page, 'Trips');
      await inMenu(page, copied.name, 'Copy…');
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(changes.copy.name);
      await expect(page.getByRole('dialog').getByLabel('Address')).toHaveValue(changes.copy.id);
    },
    submit: (page) => button(page, 'Make the copy').tap(),
    done: told(changes.copy.name),
  },
  {
    title: 'puts the copy on sale',
    file: fileOf('trips', changes.copy.id),
    after(read) {
      const { draft, ...onSale } = read(fileOf('trips', changes.copy.id));
      expect(draft).toBe(true);
      return onSale;
    },
    async prepare(page) {
      await openTrip(page, changes.copy);
      await (await field(page, 'trips.draft')).setChecked(false);
    },
  },
  {
    title: 'a trip less',
    file: fileOf('trips', removed.id),
    others: deletion.others,
    after: () => undefined,
    async prepare(page) {
      await openMenu(page, 'Trips');
      await inMenu(page, removed.name, 'Delete…');
    },
    submit: (page) => button(page.getByRole('dialog'), `Delete ${removed.name}`).tap(),
    done: told(`${removed.name} is deleted`),
  },
  fieldsChange(
    'a photograph in the place of a drawing',
    fileOf('trips', pictured.id),
    { photos: [{ ...changes.photo, file: expect.stringMatching(/^\/content\/records\/photos\/[\w-]+\.jpg$/) }] },
    {
      others: [expect.stringMatching(/^content\/records\/photos\/[\w-]+\.jpg$/)],
      async prepare(page) {
        await openTrip(page, pictured);
        const row = await choosePhoto(page, 'IMG 2026.jpg', await photograph());
        await expect(row).toContainText('It is uploaded when you save');
        // Without its credit and its alternative text it is refused.
        await trySave(page);
        await expect(await field(page, 'trips.photos.alt', row)).toHaveAccessibleDescription(/shorter|empty|missing/);
        await change(page, 'trips.photos.alt', changes.photo.alt, row);
        await change(page, 'trips.photos.credit', changes.photo.credit, row);
      },
    },
  ),
  dateChange('a date that is full', full, 'full', false),
  dateChange('one more date', extra, 'last places', true),
];

/** The line of an entry in the list, which is searched for. */
export async function lineOf(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(name);
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Does something with an entry of the list that is in its menu. */
export async function inMenu(page: Page, name: string, action: string): Promise<void> {
  const line = await lineOf(page, name);
  await line.getByLabel(`More of ${name}`).tap();
  await button(line, action).tap();
}

/** Adds a photograph to the open form. @returns its row */
export async function choosePhoto(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<Locator> {
  const row = await addRow(await list(page, 'trips.photos'));
  await (await field(page, 'trips.photos.file', row)).setInputFiles({ name, mimeType, buffer });
  return row;
}

/** Makes a change, and expects one commit of its files, with the expected record. */
export async function make(page: Page, repository: Repository, change: Change): Promise<void> {
  const { file, others = [], after, prepare, submit = trySave, done = expectSaved } = change;
  const expected = after((path) => repository.record(path));
  const before = repository.saves().length;
  await prepare(page);
  await submit(page);
  await done(page);
  expect(repository.saves()).toHaveLength(before + 1);
  expect(repository.saves()[0]?.files).toEqual([...others, file]);
  expect(repository.text(file) === undefined ? undefined : repository.record(file)).toEqual(expected);
}
