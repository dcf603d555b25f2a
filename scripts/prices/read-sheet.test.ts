/** How sheets may be saved, and which are refused as a whole. */
import { planImport } from './plan-import';
import { exported, groupId, programs, refusal, seedId, site } from './test-sheets';

test.each(Object.entries(programs))('as saved by %s nothing changes when it comes back, sorted or not', (_, saved) => {
  for (const name of ['prices', 'departures'] as const)
    expect(planImport(saved(exported(name).reverse()), site)).toMatchObject({ changes: [], files: new Map() });
});

test.each('105000|1,05,000|105,000|₹ 1,05,000|₹1,05,000.00|Rs. 105000|INR\u00a01,05,000'.split('|'))(
  'a price is read as people write it: %s',
  (price) => {
    const { changes } = planImport(Buffer.from(` ID ;price\n ${seedId};${price}`), site);
    expect(changes).toEqual([`${seedId}  price: 20000 → 105000`]);
  },
);

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
  [
    'UTF-16 without its mark',
    Buffer.from('id', 'utf16le'),
    ["row 1: is not written in UTF-8: save the sheet as 'CSV UTF-8'"],
  ],
])('a sheet with %s is refused', (_what, text, problems) => {
  expect(refusal(Buffer.from(text))).toEqual(problems);
});
