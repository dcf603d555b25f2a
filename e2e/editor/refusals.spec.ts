/** What a field does not take is refused in it, in words; what was typed stays, and the right value is saved afterwards. */
import { honeymoonTrips, seedTrips } from '../../content/catalogue/trips';
import { operator } from '../../content/catalogue/operator';
import { today } from '../../content/model/dates/build-day';
import { daysAfter } from '../../content/model/dates/departures';
import {
  button,
  change,
  expect,
  expectRefused,
  field,
  fileOf,
  formOf,
  openScreen,
  openEditor,
  openTrip,
  save,
  test,
  trySave,
} from '../support/editor/editor';
import { changes, group, priced, there } from './changes';

const emoji = 'Lakes 😀';
const sign = /“😀” after “Lakes”/;

/** Texts that a field refuses, each with the words of its reason, and one that it takes. */
interface Case {
  what: string;
  file: string;
  /** The path of the field in the schemas. */
  path: string;
  wrong: readonly (readonly [typed: string, reason: RegExp])[];
  right: string;
  value?: unknown;
}

const seed = there(seedTrips[5]);
const honeymoon = there(honeymoonTrips[0]);
const trip = fileOf('trips', seed.id);
const contact = fileOf('operator', 'contact');
const notice = fileOf('operator', 'notice');
const offer = fileOf('operator', 'offer');

const cases: readonly Case[] = [
  {
    what: 'a price',
    file: trip,
    path: 'trips.price',
    wrong: [
      ['', /empty|required|rupees/],
      ['12,5', /rupees/],
      ['85999.75', /rupees/],
      ['1e5', /rupees/],
      ['-26300', /rupees/],
      ['on request', /rupees/],
      ['२६३००', /rupees/],
      ['26300 😀', /rupees/],
      ['<b>26300</b>', /rupees/],
      ['₹500', /below 1,000 rupees/],
      ['9999999', /above 5,00,000 rupees/],
    ],
    right: `₹ ${(seed.price + 10).toLocaleString('en-IN')}/-`,
    value: seed.price + 10,
  },
  {
    what: 'a name',
    file: trip,
    path: 'trips.name',
    wrong: [
      ['', /empty|missing/],
      [priced.name.toUpperCase(), /is already the name of the trip/],
      ['வெள்ளை நதி', /sign/],
      [emoji, sign],
      ['x'.repeat(300), /characters/],
    ],
    right: 'Slow Roads and Quiet Lakes',
  },
  {
    what: 'a text in one line',
    file: trip,
    path: 'trips.location',
    wrong: [
      ['', /empty|missing/],
      [emoji, sign],
      ['सड़कें', /write English/],
      ['Hills, '.repeat(60), /characters/],
    ],
    right: 'Hills & <b>lakes</b>',
  },
  {
    what: 'a long text',
    file: trip,
    path: 'trips.summary',
    wrong: [
      ['Short.', /shorter|characters/],
      [`${seed.summary} 😀`, /“😀” after/],
      [seed.summary.repeat(20), /characters/],
    ],
    right: `${seed.summary.slice(0, -1)}!`,
  },
  {
    what: 'a price before the saving',
    file: fileOf('trips', honeymoon.id),
    path: 'trips.originalPrice',
    wrong: [['5,000', /above the price/]],
    right: String(honeymoon.originalPrice + 10),
    value: honeymoon.originalPrice + 10,
  },
  {
    what: 'a number of days',
    file: fileOf('trips', group.id),
    path: 'trips.departures.closesDaysBefore',
    wrong: [
      ['0', /./],
      ['1.5', /./],
      ['ninety', /./],
      ['91', /./],
    ],
    right: '9',
  },
  {
    what: 'a telephone number',
    file: contact,
    path: 'contact.phone',
    wrong: [
      ['', /must look like/],
      ['call us', /must look like/],
      ['+91 ९८७', /must look like/],
    ],
    right: changes.phone,
  },
  {
    what: 'an email address',
    file: contact,
    path: 'contact.email',
    wrong: [
      ['', /missing/],
      ['nobody', /email/],
    ],
    right: `desk@${there(operator.contact.email.split('@')[1])}`,
  },
  {
    what: 'hours',
    file: contact,
    path: 'contact.emergencySupport',
    wrong: [[emoji, sign]],
    right: 'At every hour',
  },
  {
    what: 'a notice',
    file: notice,
    path: 'notice.text',
    wrong: [
      ['सड़कें बंद हैं', /write English/],
      ['Closed. '.repeat(200), /characters/],
    ],
    right: changes.notice,
  },
  {
    what: 'an offer',
    file: offer,
    path: 'offer.banner',
    wrong: [['Save 20% '.repeat(9), /characters/]],
    right: 'Save 10% on all tours',
  },
];

for (const { what, file, path, wrong, right, value = right } of cases)
  test(`refuses ${what} in its field, and saves the right one`, async ({ page, repository }) => {
    const before = repository.record(file);
    const [, ...names] = path.split('.');
    await openEditor(page, repository, formOf(file));
    for (const [typed, reason] of wrong) {
      await change(page, path, typed);
      await trySave(page);
      // A question about a far price comes only for a price that the schema takes.
      await expectRefused(page, path, typed, reason);
      await expect(await field(page, path)).toBeInViewport();
    }
    expect(repository.saves()).toEqual([]);
    await change(page, path, right);
    await save(page);
    expect(repository.saves().map(({ files }) => files)).toEqual([[file]]);
    const after = names.reduce<unknown>((record, name) => Reflect.get(record as object, name), repository.record(file));
    expect(after).toBe(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
    expect(Object.keys(repository.record(file))).toEqual(expect.arrayContaining(Object.keys(before)));
  });

test('says how many fields are refused, and brings one far down into view', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.location', emoji);
  await change(page, 'trips.start', `We leave ${emoji}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await trySave(page);
  await expect(page.getByText(/2 fields|two fields/i).first()).toBeVisible();
  await expect(await field(page, 'trips.location')).toBeInViewport();
  await expect(await field(page, 'trips.location')).toBeFocused();
  await expect(await field(page, 'trips.start')).toHaveAccessibleDescription(/“😀” after/);
  expect(repository.saves()).toEqual([]);
});

test('asks once before a price moves by more than a third, with both prices', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.price', '1,500');
  await trySave(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`₹${priced.price.toLocaleString('en-IN')}`);
  await expect(dialog).toContainText('₹1,500');
  await page.keyboard.press('Escape');
  await expect(await field(page, 'trips.price')).toHaveValue('1,500');
  expect(repository.saves()).toEqual([]);
  await trySave(page);
  await button(dialog, 'Yes, save it').tap();
  await expect.poll(() => repository.record(fileOf('trips', priced.id))['price']).toBe(1_500);
});

test.describe('in a browser in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('takes the day in India for today, and refuses a day that is past', async ({ page, repository }) => {
    // It is still yesterday in California.
    await page.clock.setFixedTime(`${today}T00:30:00+05:30`);
    await openEditor(page, repository);
    await openScreen(page, formOf(notice));
    await change(page, 'notice.text', 'Roads are closed.');
    await (await field(page, 'notice.until')).fill(daysAfter(today, -1));
    await trySave(page);
    await expect(await field(page, 'notice.until')).toHaveAccessibleDescription(/is past/);
    await (await field(page, 'notice.until')).fill(today);
    await save(page);
    expect(repository.record(notice)).toMatchObject({ until: today });
  });
});

test('a date that is none cannot be typed, and leaves the record as it was', async ({ page, repository }) => {
  await openEditor(page, repository, formOf(notice));
  const until = await field(page, 'notice.until');
  await until.focus();
  // The month stands first in the browser of the tests.
  await page.keyboard.type('02312027');
  await trySave(page);
  await expectRefused(page, 'notice.until', '', /no whole day/);
  expect(repository.record(notice)['until']).toBeUndefined();
});
