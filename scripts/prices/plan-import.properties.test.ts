/** Any right value in any cell of either table, as any program saves it, changes that field of that file and nothing else. */
import fc from 'fast-check';
import { gatewayIds } from '../../content/catalogue/gateways';
import { monthIds, weekdays } from '../../content/catalogue/months';
import { dateStatuses } from '../../content/schema/departures';
import { fileOf } from '../../content/schema/file-of';
import { randomTests } from '../lib/random-tests';
import { planImport } from './plan-import';
import { fileText, type Fields } from './site-records';
import { tables } from './tables';
import { dates, exported, programs, site } from './test-sheets';

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const oneOf = (names: readonly string[]) => fc.constantFrom(...names);
const some = (values: readonly unknown[]) => fc.subarray([...values], { minLength: 1 });
// No day is one of `dates`.
const day = fc.tuple(upTo(2039, 2028), upTo(12, 10), upTo(28, 10)).map((parts) => parts.join('-'));
const signs = fc.string({ unit: fc.constantFrom(...'=+-@\',;"té₹மl5 '.split('')), maxLength: 40 });

const ofPrices = Object.fromEntries(Object.keys(tables.prices.cells).map((column) => [column, upTo(200, 1)]));
const cells: Readonly<Record<keyof typeof tables, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  // Between the limits of every collection.
  prices: { ...ofPrices, price: upTo(75_999, 1_699), originalPrice: upTo(75_999, 1_699) },
  departures: {
    ...{ date: day, extra: fc.boolean(), status: oneOf(dateStatuses), price: upTo(75_999, 1_000) },
    ...{ note: signs.map((text) => `${text}.`.trim()), asOf: day, weekday: oneOf(weekdays), weeks: some([1, 2, 3, 4]) },
    ...{ months: some(monthIds), from: oneOf(gatewayIds), closesDaysBefore: upTo(90, 1) },
  },
};

/** The part of a record that a row of a table tells of. */
function partOf(name: string, record: Fields, column: string, date?: string): object {
  const { rules, fareRules, departures } = record as Record<string, object>;
  if (name === 'prices') return [rules, fareRules].find((part) => part && column in part) ?? record;
  const { dates: all } = departures as { dates: { date: string }[] };
  return all.find((one) => one.date === date) ?? departures ?? record;
}

describe.each(['prices', 'departures'] as const)('%s', (name) => {
  test.each(Object.entries(tables[name].cells))('%s', (column, { show }) => {
    const rows = exported(name);
    // A date that changes is another one, and comes last.
    const places = rows.filter((row) => (column === 'date' ? row['date'] === dates.at(-1) : row[column]));
    const values = cells[name][column] ?? fc.constant(undefined);
    const change = fc.tuple(fc.constantFrom(...places), values, fc.constantFrom(...Object.values(programs)));
    const property = fc.property(change, ([row, value, save]) => {
      const one = site.find(({ id }) => id === row['id']);
      if (!one) throw new Error('no such record');
      const record = structuredClone(one.record);
      Object.assign(partOf(name, record, column, row['date']), { [column]: value });
      const expected = fileText({ ...one, record });
      const { files } = planImport(save(rows.with(rows.indexOf(row), { ...row, [column]: show(value) })), site);
      expect([...files]).toEqual(expected === fileText(one) ? [] : [[fileOf(one.folder, one.file), expected]]);
    });
    fc.assert(property, { numRuns: 10 * randomTests.times });
  });
});
