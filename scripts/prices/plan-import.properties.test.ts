/** Any right value in any cell of any table, as any program saves it, changes that field of that file and nothing else. */
import fc from 'fast-check';
import { gatewayIds } from '../../content/catalogue/gateways';
import { stateIds } from '../../content/catalogue/states';
import { monthIds, weekdays } from '../../content/catalogue/months';
import { festivalIds } from '../../content/catalogue/festivals';
import { dateStatuses } from '../../content/schema/departures';
import { fileOf } from '../../content/schema/file-of';
import { randomTests } from '../lib/random-tests';
import { planImport } from './plan-import';
import { fileText, type Fields } from './site-records';
import { tables } from './tables';
import { dates, exported, groupId, programs, seedId, site } from './test-sheets';

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const oneOf = (names: readonly string[]) => fc.constantFrom(...names);
const some = (values: readonly unknown[]) => fc.subarray([...values], { minLength: 1 });
// No day is one of `dates`.
const day = fc.tuple(upTo(2039, 2028), upTo(12, 10), upTo(28, 10)).map((parts) => parts.join('-'));
const signs = fc.string({ unit: fc.constantFrom(...'=+-@\',;"té₹மl5 '.split('')), maxLength: 40 });

const isOwnFare = (column: string) => column.startsWith('fare');
const ownFares = Object.fromEntries(
  Object.keys(tables.prices.cells)
    .filter(isOwnFare)
    .map((column) => [column, upTo(9_999, 50)]),
);
const ofPrices = Object.fromEntries(Object.keys(tables.prices.cells).map((column) => [column, upTo(200, 1)]));
const cells: Readonly<Record<keyof typeof tables, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  // Between the limits of every collection.
  prices: { ...ofPrices, ...ownFares, price: upTo(75_999, 1_699), originalPrice: upTo(75_999, 1_699) },
  departures: {
    ...{ date: day, extra: fc.boolean(), status: oneOf(dateStatuses), price: upTo(75_999, 1_000), ...ownFares },
    ...{ note: signs.map((text) => `${text}.`.trim()), asOf: day, weekday: oneOf(weekdays), weeks: some([1, 2, 3, 4]) },
    ...{ months: some(monthIds), from: oneOf(gatewayIds), closesDaysBefore: upTo(90, 1) },
    ...{ without: fc.array(day, { maxLength: 24 }), avoid: some(festivalIds.slice(0, 12)) },
  },
  peaks: {
    ...{ date: day, until: day, peak: signs.map((text) => `${text}.`.trim().slice(0, 40)), rupees: upTo(9_999, 50) },
    ...{ percent: upTo(100, 1), states: some(stateIds), trips: some([seedId, groupId]) },
  },
};

/** The part of a record that a row of a table tells of. */
function partOf(name: string, record: Fields, column: string, date?: string): object {
  const { rules, fareRules, ownFares: own, departures } = record as Record<string, object>;
  if (name === 'prices') return [rules, fareRules, own].find((part) => part && column in part) ?? record;
  const { dates: all } = (departures ?? record) as { dates: { date?: string; from?: string; ownFares?: object }[] };
  const dated = all.find((one) => (one.date ?? one.from) === date);
  return (isOwnFare(column) ? dated?.ownFares : dated) ?? departures ?? record;
}

/** The field of a peak date that a column is of. */
const fieldOf: Readonly<Record<string, string>> = { 'peaks date': 'from', 'peaks peak': 'name' };

describe.each(['prices', 'departures', 'peaks'] as const)('%s', (name) => {
  test.each(Object.entries(tables[name].cells))('%s', (column, { show }) => {
    const rows = exported(name);
    // A key that changes is another one, and comes last.
    const isKey = column === 'date' || column === 'peak';
    const places = rows.filter((row) => (isKey ? row['date'] === dates.at(-1) : row[column]));
    const values = cells[name][column] ?? fc.constant(undefined);
    const change = fc.tuple(fc.constantFrom(...places), values, fc.constantFrom(...Object.values(programs)));
    const property = fc.property(change, ([row, value, save]) => {
      const one = site.find(({ id }) => id === row['id']);
      if (!one) throw new Error('no such record');
      const record = structuredClone(one.record);
      Object.assign(partOf(name, record, column, row['date']), { [fieldOf[`${name} ${column}`] ?? column]: value });
      const expected = fileText({ ...one, record });
      const { files } = planImport(save(rows.with(rows.indexOf(row), { ...row, [column]: show(value) })), site);
      expect([...files]).toEqual(expected === fileText(one) ? [] : [[fileOf(one.folder, one.file), expected]]);
    });
    fc.assert(property, { numRuns: 10 * randomTests.times });
  });
});
