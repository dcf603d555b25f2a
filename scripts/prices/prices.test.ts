import Papa from 'papaparse';
import { compare } from './changes';
import { rowsOfSite } from './rows';
import { digestOf, fromCsv, numberColumns, rulesRow, toCsv, type PriceRow } from './table';

const rows: readonly PriceRow[] = [
  {
    id: rulesRow,
    name: 'Rules',
    basis: '',
    numbers: { singleSupplement: 40, thirdAdult: 85, childWithBed: 75, childWithoutBed: 50, roundUpTo: 10 },
  },
  { id: 'kerala', name: 'Kerala, “the hills” & sea', basis: 'per person', numbers: { price: 26_300 } },
  {
    id: 'bali',
    name: 'Bali, for two',
    basis: 'per couple',
    numbers: { price: 96_500, originalPrice: 109_000, thirdAdult: 70 },
  },
];

/** The exported table with the cells of one row replaced. */
function edited(id: string, cells: Readonly<Record<string, string>>) {
  return fromCsv(toCsv(rows)).map((row) => (row.id === id ? { ...row, texts: { ...row.texts, ...cells } } : row));
}

const cellsOf = (csv: string) => Papa.parse<string[]>(csv.replace('\ufeff', ''), { skipEmptyLines: true }).data;

test('an exported table changes nothing when it comes back', () => {
  expect(compare(rows, fromCsv(toCsv(rows)))).toEqual({ changes: [], problems: [] });
});

test.each([
  ['as exported', (csv: string) => csv],
  [
    'without byte-order mark and with Unix line ends',
    (csv: string) => csv.replace('\ufeff', '').replaceAll('\r\n', '\n'),
  ],
  ['with old Mac line ends', (csv: string) => csv.replaceAll('\r\n', '\r')],
  [
    'sorted by name',
    (csv: string) => {
      const [heading = '', ...lines] = csv.trim().split('\r\n');
      return [heading, ...lines.reverse()].join('\r\n');
    },
  ],
  ['with every cell in quotes', (csv: string) => Papa.unparse(cellsOf(csv), { quotes: true })],
  [
    'with semicolons, every cell in quotes, Windows line ends and a byte-order mark',
    (csv: string) => `\ufeff${Papa.unparse(cellsOf(csv), { quotes: true, delimiter: ';', newline: '\r\n' })}`,
  ],
  ['with tabs', (csv: string) => Papa.unparse(cellsOf(csv), { delimiter: '\t' })],
  ['with empty lines at the end', (csv: string) => `${csv}\r\n,,,,,,,,,,\r\n`],
  [
    'with semicolons',
    (csv: string) =>
      csv
        .split('\r\n')
        .map((line) => (line.match(/("[^"]*"|[^,]*)(,|$)/g) ?? []).map((cell) => cell.replace(/,$/, ';')).join(''))
        .join('\r\n'),
  ],
])('a table saved %s reads the same', (_how, save) => {
  const again = fromCsv(save(toCsv(rows)));
  expect(compare(rows, again).problems).toEqual([]);
  expect(again.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('changes are shown old and new', () => {
  expect(compare(rows, edited('kerala', { price: '₹27,100' })).changes).toEqual([
    { id: 'kerala', column: 'price', from: 26_300, to: 27_100 },
  ]);
  expect(compare(rows, edited('kerala', { thirdAdult: '80%' })).changes).toEqual([
    { id: 'kerala', column: 'thirdAdult', from: undefined, to: 80 },
  ]);
  expect(compare(rows, edited('bali', { thirdAdult: '' })).changes).toEqual([
    { id: 'bali', column: 'thirdAdult', from: 70, to: undefined },
  ]);
});

test.each([
  ['kerala', { price: '-5' }, 'not a whole number'],
  ['kerala', { price: '2.5 lakh' }, 'not a whole number'],
  ['kerala', { price: '26300.50' }, 'not a whole number'],
  ['kerala', { price: '26.300' }, 'not a whole number'],
  ['kerala', { price: '2630,5' }, 'not a whole number'],
  ['kerala', { price: '26,30' }, 'not a whole number'],
  ['kerala', { price: '1e4' }, 'not a whole number'],
  ['kerala', { price: '999' }, 'not 1000 to 500000'],
  ['kerala', { price: '500001' }, 'not 1000 to 500000'],
  ['kerala', { price: '' }, 'price is empty'],
  ['kerala', { originalPrice: '30000' }, 'only honeymoons show a saving'],
  ['kerala', { childWithBed: '101' }, 'not 0 to 100'],
  ['bali', { originalPrice: '96500' }, 'not above the price'],
  ['bali', { price: '109000' }, 'not above the price'],
  ['bali', { originalPrice: '' }, 'originalPrice is empty'],
  [rulesRow, { thirdAdult: '' }, 'thirdAdult is empty'],
  [rulesRow, { roundUpTo: '0' }, 'not 1 to 1000'],
  [rulesRow, { price: '5000' }, 'no place in the row of the rules'],
])('%s with %j is refused', (id, cells, why) => {
  const { changes, problems } = compare(rows, edited(id, cells));
  expect(changes).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`, ${id}: `);
  expect(problems[0]).toContain(why);
});

test('an id that no trip has, one that stands twice, and a row changed since the export are refused with their lines', () => {
  const [rules, kerala] = fromCsv(toCsv(rows));
  if (!rules || !kerala) throw new Error('the table has rows');
  expect(compare(rows, [{ ...kerala, id: 'keralla' }]).problems).toEqual([
    'line 3, keralla: there is no trip with this id',
  ]);
  expect(compare(rows, [kerala, kerala]).problems).toEqual(['line 3, kerala: is in the file twice']);
  const since = rows.map((row) => (row.id === 'kerala' ? { ...row, numbers: { price: 25_000 } } : row));
  expect(compare(since, [kerala]).problems).toEqual([
    'line 3, kerala: was changed on the site since the export: export anew',
  ]);
});

test.each(['27100', '27,100', '₹ 27,100', '27100.00', '27100,00', '27,100.0'])('%s is read as 27100', (price) => {
  expect(compare(rows, edited('kerala', { price })).changes).toMatchObject([{ id: 'kerala', to: 27_100 }]);
});

test('a change of any number is a change of the row', () => {
  const [rules] = rows;
  if (!rules) throw new Error('the table has rows');
  for (const column of numberColumns) {
    const changed = { ...rules, numbers: { ...rules.numbers, [column]: 7_777 } };
    expect([column, digestOf(changed) === digestOf(rules)]).toEqual([column, false]);
  }
});

test('a number of lakhs is read in Indian grouping', () => {
  expect(compare(rows, edited('kerala', { price: '1,05,000' })).changes).toMatchObject([{ to: 105_000 }]);
});

/** Spreadsheets write what looks like a number as a number: 206074599882 comes back as 2.06075E+11. */
test('nothing but prices and rules looks like a number', () => {
  const others = rowsOfSite().flatMap((row) => [row.id, row.name, digestOf(row)]);
  expect(others.filter((text) => /^[\d.,+-]+(e[\d+-]+)?$/i.test(text) || text.startsWith('='))).toEqual([]);
});

test('a table without a column is refused', () => {
  expect(() => fromCsv('id,price\r\nkerala,5000\r\n')).toThrow('lacks the column originalPrice');
});

test('every column of numbers stands in the heading', () => {
  expect(toCsv(rows).split('\r\n')[0]).toBe(`\ufeffid,name,basis,${numberColumns.join(',')},exported`);
});
