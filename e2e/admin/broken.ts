/** Entries that the form refuses, with the message in their field, and their corrections. */
import { expect, type Page } from '@playwright/test';
import { operator } from '../../content/catalogue/operator';
import { seedTrips, tripsOf } from '../../content/catalogue/trips';
import { fileOf } from '../../content/ids/file-of';
import { wordsAt } from '../../packages/editor/names/words';
import { field, openFile, openTrip } from '../support/editor';
import { changes, group, priced, there } from './changes';
import type { Change } from './ordinary';
import { type } from './trip-changes';

interface Entry {
  title: string;
  file: string;
  open: (page: Page) => Promise<void>;
  /** The path of the field in the schemas. */
  path: string;
  wrong: string;
  /** The path of the field that has the message, if that is another one. */
  tells?: string;
  message: string;
  right: string;
  /** The value of the corrected text. */
  value?: unknown;
}

/** The record with another value at a path. */
function withValue(record: object, [name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const inner = Reflect.get(record, name) as object;
  return { ...record, [name]: rest.length > 0 ? withValue(inner, rest, value) : value };
}

/** Types what is wrong, is refused in the field, and saves the correction. */
function refusedFirst({ title, file, open, path, wrong, tells = path, message, right, value = right }: Entry): Change {
  const [, ...names] = path.split('.');
  return {
    title,
    file,
    after: (read) => withValue(read(file), names, value),
    async work(page, saving) {
      await open(page);
      const box = await field(page, path);
      await type(box, wrong);
      await page.getByRole('button', { name: 'Save' }).tap();
      // This message goes by itself.
      await page.getByText(/Not saved: .* a change\./).waitFor();
      const refused = page.locator(`.field[data-key-path="${tells.split('.').slice(1).join('.')}"]`).first();
      await expect(refused).toContainText(message, { ignoreCase: true });
      await expect(refused).toContainText(wordsAt(tells).title);
      await expect(await field(page, path)).toHaveValue(wrong);
      await type(await field(page, path), right);
      await saving.form(page);
    },
  };
}

const seed = (at: number) => there(seedTrips[at]);
const honeymoon = there(tripsOf('honeymoons')[0]);

const inPrices = (title: string, at: number, wrong: string, message: string): Change => {
  const trip = seed(at);
  return refusedFirst({
    title,
    file: fileOf('trips', trip.id),
    open: (page) => openTrip(page, 'Prices', trip.name),
    path: 'trips.price',
    wrong,
    message,
    right: String(trip.price + 10),
    value: trip.price + 10,
  });
};

const inTrips = (
  title: string,
  at: number,
  path: string,
  { wrong, message, right }: Pick<Entry, 'wrong' | 'message' | 'right'>,
): Change => {
  const { id, name } = seed(at);
  const open = (page: Page) => openTrip(page, 'Trips', name);
  return refusedFirst({ title, file: fileOf('trips', id), open, path, wrong, message, right });
};

const inFile = (
  title: string,
  name: 'contact' | 'notice' | 'offer',
  path: string,
  { wrong, message, right }: Pick<Entry, 'wrong' | 'message' | 'right'>,
): Change => {
  const label = { contact: /telephone/, notice: /Notice/, offer: /offer in the banner/ }[name];
  const open = (page: Page) => openFile(page, label);
  return refusedFirst({ title, file: fileOf('operator', name), open, path, wrong, message, right });
};

const { summary } = seed(8);

export const brokenEntries: readonly Change[] = [
  inPrices('a comma where no number has one', 0, '12,5', 'write whole rupees'),
  inPrices('paise', 1, '85999.75', 'whole rupees'),
  inPrices('a word as a price', 2, 'on request', 'write whole rupees'),
  inPrices('a price that lacks a digit', 3, '₹500', 'below 1,000 rupees'),
  inPrices('no price', 4, '', 'required'),
  inTrips('the name of another trip', 5, 'trips.name', {
    wrong: priced.name.toUpperCase(),
    message: `is already the name of the trip '${priced.name}'`,
    right: 'Slow Roads and Quiet Lakes',
  }),
  inTrips('an emoji', 6, 'trips.location', {
    wrong: 'Lakes 😀',
    message: '“😀” after “Lakes”',
    right: 'Lakes and forests',
  }),
  inTrips('a place that is too long', 7, 'trips.location', {
    wrong: 'Hills, '.repeat(10),
    message: 'cannot enter more than',
    right: 'Hills, and a lake',
  }),
  inTrips('a summary of one word', 8, 'trips.summary', {
    wrong: 'Short.',
    message: 'must enter at least',
    right: `${summary.slice(0, -1)}!`,
  }),
  refusedFirst({
    title: 'a struck-out price below the price',
    file: fileOf('trips', honeymoon.id),
    open: (page) => openTrip(page, 'Prices', honeymoon.name),
    path: 'trips.originalPrice',
    wrong: '5,000',
    message: 'must be above the price',
    right: String(honeymoon.originalPrice + 10),
    value: honeymoon.originalPrice + 10,
  }),
  refusedFirst({
    title: 'a departure that can be booked on its day',
    file: fileOf('trips', group.id),
    open: (page) => openTrip(page, 'Departures', group.name),
    path: 'trips.departures.closesDaysBefore',
    wrong: '0',
    message: 'below 1',
    right: '9',
    value: 9,
  }),
  inFile('a telephone number in words', 'contact', 'contact.phone', {
    wrong: 'call us',
    message: 'must look like',
    right: changes.phone,
  }),
  inFile('an email address without a host', 'contact', 'contact.email', {
    wrong: 'nobody',
    message: 'valid email',
    right: `desk@${there(operator.contact.email.split('@')[1])}`,
  }),
  inFile('a notice in Hindi', 'notice', 'notice.text', {
    wrong: 'सड़कें बंद हैं',
    message: 'write English',
    right: changes.notice,
  }),
  inFile('an offer that is too long', 'offer', 'offer.banner', {
    wrong: 'Save 20% '.repeat(5),
    message: 'cannot enter more than',
    right: 'Save 10% on all tours',
  }),
];
