/** How sheets may be saved, and which are refused as a whole. */
import { fileOf } from '../../content/schema/file-of';
import { planImport } from './plan-import';
import { exported, groupId, programs, refusal, seedId, site } from './test-sheets';

describe.each(Object.entries(programs))('as saved by %s', (_program, saved) => {
  test.each(['prices', 'departures'] as const)('%s change nothing when they come back, sorted or not', (name) => {
    expect(planImport(saved(exported(name)), site)).toMatchObject({ changes: [], files: new Map() });
    expect(planImport(saved(exported(name).reverse()), site).changes).toEqual([]);
  });

  test('prices are read as people write them', () => {
    for (const price of '105000|1,05,000|105,000|₹ 1,05,000|₹1,05,000.00|Rs. 105000|INR\u00a01,05,000'.split('|')) {
      const rows = exported('prices').map((row) => (row['id'] === seedId ? { ...row, price } : row));
      const spaced = rows.map(({ id = '', ...cells }) => ({ ' ID ': ` ${id}`, ...cells }));
      const { changes, files } = planImport(saved(spaced), site);
      expect([changes, ...files.keys()]).toEqual([[`${seedId}  price: 20000 → 105000`], fileOf('trips', seedId)]);
    }
  });
});

test.each<[string, string | Buffer, string[]]>([
  ['nothing in it', '', ['row 1, id: is missing']],
  ['departures without dates', 'id,weekday', ['row 1, date: is missing']],
  ['a heading misspelt', '\nid,prise', ["row 2, prise: is no column of this table: did you mean 'price'?"]],
  ['a heading twice', 'id,price,Price', ['row 1, Price: stands in the header twice']],
  ['a comma outside quotes', `id,price\n${seedId},26,300`, ["row 2, column 3: '300' stands under no heading"]],
  [
    'an open quotation mark',
    `id,price\n${seedId},"26`,
    ['row 2: has a quotation mark that is not closed, or inside a cell'],
  ],
  [
    'a trip twice',
    `id\n${seedId}\n\n${groupId}\n${groupId}`,
    [`row 5, id: is '${groupId}', as in row 4 of the same trip`],
  ],
  [
    'other letters',
    Buffer.from('id,name\na,b\nc,\xe9\n', 'latin1'),
    ["row 3: is not written in UTF-8: save the sheet as 'CSV UTF-8'"],
  ],
  ['UTF-16', Buffer.from('id', 'utf16le'), ["row 1: is not written in UTF-8: save the sheet as 'CSV UTF-8'"]],
])('a sheet with %s is refused', (_what, text, problems) => {
  expect(refusal(Buffer.from(text))).toEqual(problems);
});
