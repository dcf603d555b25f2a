/** The changes that a sheet makes, and the lines that name its refused cells. */
import { DataError } from '../../content/catalogue/read-data';
import { fileOf } from '../../content/ids/file-of';
import { planImport } from './plan-import';
import type { TableName } from './tables';
import { dates, exported, groupId, programs, seedId, site, type Row } from './test-sheets';

const save = (rows: readonly Row[]) => programs['Google Sheets, CSV']?.(rows) ?? Buffer.from('');

/** The key of a row. */
type At = readonly [id: string, date?: string];
const seed: At = [seedId];
const rule: At = [groupId];
const [one, other] = dates.map((date): At => [groupId, date]);

/** The table with some cells of a row replaced, and the number of that row. */
function edited(name: TableName, cells: Row, [id, date = '']: At): { rows: Row[]; row: number } {
  const rows = exported(name);
  const at = rows.findIndex((row) => row['id'] === id && (row['date'] ?? '') === date);
  return { rows: rows.with(at, { ...rows[at], ...cells }), row: at + 2 };
}

test.each([
  ['prices', { thirdAdult: '85%' }, seed, 'thirdAdult: 80 → 85'],
  ['prices', { thirdAdult: '' }, seed, 'thirdAdult: 80 → empty'],
  ['departures', { status: 'Last places' }, one, 'status: full → last places'],
  ['departures', { asOf: '24/11/2026' }, other, 'asOf: 2026-11-25 → 2026-11-24'],
] as const)('shows the old and new values of %s with %j at %j', (name, cells, at = rule, change) => {
  expect(planImport(save(edited(name, cells, at).rows), site).changes).toEqual([`${at.join(' ')}  ${change}`]);
});

test('adds a date for a new row, and removes one for a missing row', () => {
  const rows = exported('departures').filter(({ id, date }) => id !== groupId || date !== dates[0]);
  const more = {
    id: groupId,
    date: '01/02/2027',
    extra: 'TRUE',
    status: 'On sale',
    price: '₹40,000',
    asOf: '2026-11-25',
  };
  const { changes, files } = planImport(save([...rows, more]), site);
  expect(changes).toEqual([
    `${groupId} 2027-02-01  added: 2027-02-01, yes, on sale, 40000, 2026-11-25`,
    `${groupId} ${dates[0]}  removed`,
  ]);
  const added = { date: '2027-02-01', extra: true, status: 'on sale', price: 40_000, asOf: '2026-11-25' };
  expect(JSON.parse(files.get(fileOf('trips', groupId)) ?? '')).toMatchObject({
    departures: { dates: [{ date: dates[1] }, added] },
  });
});

/** A table without some of its columns. */
const without = (name: TableName, ...columns: readonly string[]) =>
  exported(name).map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))));

test('refuses a sheet without one of its columns, or with an unknown heading', () => {
  for (const [name, column] of [
    ['prices', 'price'],
    ['prices', 'exported'],
    ['departures', 'asOf'],
    ['peaks', 'states'],
  ] as const)
    expect(() => planImport(save(without(name, column)), site)).toThrow(
      new DataError([`row 1, ${column}: is missing, and without it nothing can be imported`]),
    );
  const renamed = exported('prices').map(({ price = '', ...row }) => ({ ...row, 'Price in rupees': price }));
  expect(() => planImport(save(renamed), site)).toThrow(/^row 1, Price in rupees: is no column of this table/);
});

test("refuses a sheet without the row of a trip, of a group's rule or of the peak dates", () => {
  const lost = (name: TableName, id: string, isLost = (row: Row) => row['id'] === id) =>
    expect(() => planImport(save(exported(name).filter((row) => !isLost(row))), site)).toThrow(
      new DataError([`the row of '${id}' is missing: put it back, or export anew`]),
    );
  lost('prices', seedId);
  lost('prices', 'fare-rules');
  lost('departures', groupId);
  lost('departures', groupId, (row) => row['id'] === groupId && row['date'] === '');
  expect(() => planImport(save(exported('prices').slice(0, 0)), site)).toThrow(DataError);
});

test('accepts an added row without the name of its trip, and names its cells that do not belong there', () => {
  const rows = exported('departures');
  const rule = rows.find(({ id, date }) => id === groupId && date === '') ?? {};
  const at = rows.length + 2;
  const filled = ['from', 'closesDaysBefore', 'without', 'avoid'].filter((column) => rule[column]);
  const problem = new RegExp(
    `^row ${at}, weekday, weeks, .*${filled.join('.*')}.*: have no place in the row of a date: leave them empty$`,
    'm',
  );
  expect(() => planImport(save([...rows, { ...rule, date: '2027-02-01' }]), site)).toThrow(problem);
});

const oneOf = (id: string) => site.find((record) => record.id === id);
const nameOf = (id: string) => oneOf(id)?.name ?? '';
const basisOf = (id: string) => oneOf(id)?.basis ?? '';

const noNumber: readonly [why: string, texts: string[]][] = [
  ['with a point in it', ['26300.50', '26.300', '1.05.000', '₹ 26,300.5']],
  ['no whole number', ['26300,00', '26,30', '1E+05', 'on request', '2 lakh', '40%', '26 300']],
  ['the error of a formula', ['#REF!', '#N/A', '#NAME?', '#DIV/0!', 'Err:502']],
  ['negative', ['-5000', '₹ -5,000', '(5,000)']],
];
const noDay = [
  '2027-02-30',
  '31-Feb-27',
  '5-Foo-27',
  'Jan-27',
  '31/01/27',
  '1/2/2027',
  '01/31/2027',
  '31/01-2027',
  '31.01.2027',
  '46053',
  'Sunday',
];

test.each<readonly [TableName, Row, At | undefined, problem: string]>([
  ...noNumber.flatMap(([why, texts]) =>
    texts.map((price) => {
      const problem = `price: is '${price}', ${why}${why.endsWith('formula') ? '' : ': write it as 26300 or ₹26,300'}`;
      return ['prices', { price }, seed, problem] as const;
    }),
  ),
  ...noDay.map((date) => {
    const problem = `date: is '${date}', no day: write it as 2027-01-31 or 31/01/2027`;
    return ['departures', { date }, one, problem] as const;
  }),
  ['prices', { price: '999' }, seed, 'price: is below 1,000 rupees'],
  ['prices', { price: '' }, seed, 'price: is empty'],
  ['prices', { originalPrice: '30000' }, seed, 'originalPrice: has no place in this row: leave it empty'],
  ['prices', { thirdAdult: '201' }, seed, 'thirdAdult: must be 0 to 200 percent'],
  ['prices', { thirdAdult: '₹40' }, seed, "thirdAdult: is '₹40', no whole number: write it as 40 or 40%"],
  [
    'prices',
    { name: 'Another name' },
    seed,
    `name: was '${nameOf(seedId)}', which a sheet does not change: change it in the editor`,
  ],
  [
    'prices',
    { basis: '' },
    seed,
    `basis: was '${basisOf(seedId)}', which a sheet does not change: change it in the editor`,
  ],
  ['prices', { id: `${seedId}x` }, seed, `id: is '${seedId}x', which no trip has: did you mean '${seedId}'?`],
  ['prices', { exported: 'v0' }, seed, `exported: '${seedId}' was changed on the site since the export: export anew`],
  ['prices', { price: '5000' }, ['fare-rules'], 'price: has no place in this row: leave it empty'],
  ['departures', { date: dates[0] }, other, `date: is ${dates[0]}, as in row 3 of the same trip`],
  ['departures', { date: '' }, other, 'date: is empty, as in row 2 of the same trip'],
  ['departures', { status: 'ful' }, other, "status: is 'ful': did you mean 'full'?"],
  ['departures', { extra: 'maybe' }, other, "extra: is 'maybe', neither yes nor no"],
  ['departures', { weekday: 'Sunday' }, other, 'weekday: has no place in the row of a date: leave it empty'],
  ['departures', { status: 'full' }, rule, 'status: has no place in this row: leave it empty'],
  ['departures', { weeks: '1 and 5' }, rule, 'weeks: is above 4'],
  ['departures', { from: 'Chenai' }, rule, "from: is 'chenai': did you mean 'chennai'?"],
  ['departures', { id: seedId }, rule, `id: is '${seedId}', which no group tour has`],
])('refuses %s with %j at %j', (name, cells, at, problem) => {
  const { rows, row } = edited(name, cells, at ?? rule);
  expect(() => planImport(save(rows), site)).toThrow(new DataError([`row ${row}, ${problem}`]));
});

test.each('105000|1,05,000|105,000|₹ 1,05,000|₹1,05,000.00|Rs. 105000|INR\u00a01,05,000'.split('|'))(
  'reads a price as people write it: %s',
  (price) => {
    const { changes } = planImport(save(edited('prices', { price }, seed).rows), site);
    expect(changes).toEqual([`${seedId}  price: 20000 → 105000`]);
  },
);

test.each('2027-03-06|06/03/2027|06-03-2027|06-Mar-27|6-Mar-27|06-mar-2027|6 March 2027|06 MAR 27'.split('|'))(
  'reads a day as India and Excel write it: %s',
  (date) => {
    const { changes } = planImport(save(edited('departures', { date }, one ?? rule).rows), site);
    expect(changes[0]).toMatch(new RegExp(`^${groupId} 2027-03-06  added: `));
    expect(changes[1]).toBe(`${groupId} ${dates[0]}  removed`);
  },
);

const [header = '', ...lines] = save(exported('prices')).toString().split('\r\n');
/** The line of a seed trip, and the other lines. */
const [seedLine = '', others] = [
  lines.find((line) => line.startsWith(`${seedId},`)),
  lines.filter((line) => !line.startsWith(`${seedId},`)),
];
const table = (...rows: string[]) => rows.join('\n');

test.each<[string, string | Buffer, string]>([
  ['nothing in it', '', "row 1, id: is missing: this is no table that 'npm run prices -- export' wrote"],
  [
    'departures without dates',
    header.replace('price', 'weekday'),
    'row 1, date: is missing, and without it nothing can be imported',
  ],
  [
    'a heading misspelt',
    table('', header.replace('price', 'prise')),
    "row 2, prise: is no column of this table: did you mean 'price'?",
  ],
  ['a heading twice', `${header},Price`, 'row 1, Price: stands in the header twice'],
  [
    'a cell outside',
    table(header, `${seedLine},300`),
    `row 2, column ${header.split(',').length + 1}: '300' stands under no heading`,
  ],
  [
    'an open quotation mark',
    table(header, `${seedId},"26`),
    'row 2: has a quotation mark that is not closed, or inside a cell',
  ],
  [
    'a trip twice',
    table(header, seedLine, '', ...others, seedLine),
    `row ${others.length + 4}, id: is '${seedId}', as in row 2 of the same trip`,
  ],
  [
    'other letters',
    Buffer.from('id,name\na,b\nc,\xe9\n', 'latin1'),
    "row 3: is not written in UTF-8: save the sheet as 'CSV UTF-8'",
  ],
  [
    'UTF-16 without its mark',
    Buffer.from('id', 'utf16le'),
    "row 1: is not written in UTF-8: save the sheet as 'CSV UTF-8'",
  ],
])('refuses a sheet with %s', (_what, text, problem) => {
  expect(() => planImport(Buffer.from(text), site)).toThrow(problem);
});
