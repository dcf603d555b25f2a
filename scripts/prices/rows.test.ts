import { fareRules } from '../../content/catalogue/fare-rules';
import { trips } from '../../content/queries/trips';
import { compare } from './changes';
import { rowsOfSite } from './rows';
import { fromCsv, rulesRow, toCsv } from './table';

test('the table holds the rules first, then every trip with its price, its saving and rules of its own', () => {
  const [rules, ...others] = rowsOfSite();
  expect(rules).toMatchObject({ id: rulesRow, numbers: fareRules });
  expect(others.map(({ id, name, basis, numbers }) => ({ id, name, basis, numbers }))).toEqual(
    trips.map(({ id, name, basis, price, originalPrice, fareRules: own }) => ({
      ...{ id, name, basis },
      numbers: { price, ...(originalPrice === undefined ? {} : { originalPrice }), ...own },
    })),
  );
});

test.each([
  ['price', 1_000],
  ['price', 500_000],
  ['childWithoutBed', 0],
  ['thirdAdult', 100],
  ['roundUpTo', 1],
] as const)('%s may be %s, its limit', (column, to) => {
  const site = rowsOfSite();
  const trip = site.find(({ id, numbers }) => id !== rulesRow && numbers[column] !== to && !numbers.originalPrice);
  if (!trip) throw new Error('no trip can be changed');
  const table = fromCsv(toCsv(site)).map((row) =>
    row.id === trip.id ? { ...row, texts: { ...row.texts, [column]: String(to) } } : row,
  );
  expect(compare(site, table)).toEqual({
    changes: [{ id: trip.id, column, from: trip.numbers[column], to }],
    problems: [],
  });
});
