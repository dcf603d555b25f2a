import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordsIn, writeObject, writeRecords } from './source';

const before = `/** Trips. */
export const trips = [
  {
    id: 'kerala', // a comment
    title: 'Kerala',
    price: 26_300,
    stops: [{ id: 'munnar', km: 3 }],
  },
  { id: 'bali', price: 96500, originalPrice: 109000, fareRules: { thirdAdult: 70, childWithBed: 60 } },
];
`;
let folder = '';
const file = () => join(folder, 'trips.ts');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prices-'));
  writeFileSync(file(), before);
});

test('records are the objects with an id and a price', () => {
  expect([...recordsIn(folder).keys()]).toEqual(['kerala', 'bali']);
});

test('a price is written in its place, and nothing else changes', () => {
  writeRecords(folder, new Map([['kerala', { price: 27_100 }]]));
  expect(readFileSync(file(), 'utf8')).toBe(before.replace('26_300', '27100'));
});

test('rules of a trip are added, changed and taken out', () => {
  writeRecords(
    folder,
    new Map([
      ['kerala', { 'fareRules.thirdAdult': 80 }],
      [
        'bali',
        { price: 97_000, 'fareRules.thirdAdult': 75, 'fareRules.childWithBed': undefined, 'fareRules.roundUpTo': 50 },
      ],
    ]),
  );
  const text = readFileSync(file(), 'utf8');
  expect(text).toContain('price: 26_300, fareRules: { thirdAdult: 80 },');
  expect(text).toContain('price: 97000, originalPrice: 109000, fareRules: { roundUpTo: 50, thirdAdult: 75, }');
  expect(text).toContain('// a comment');
});

test('the rules of all trips are written where they stand', () => {
  writeFileSync(file(), 'export const fareRules: Rules = {\n  /** Percent. */\n  thirdAdult: 85,\n};\n');
  writeObject(file(), 'fareRules', { thirdAdult: 90 });
  expect(readFileSync(file(), 'utf8')).toContain('/** Percent. */\n  thirdAdult: 90,');
  expect(() => writeObject(file(), 'others', {})).toThrow("exports no object 'others'");
});

test('a record that is not there stops the writing', () => {
  expect(() => writeRecords(folder, new Map([['goa', { price: 5_000 }]]))).toThrow("no record 'goa'");
  expect(readFileSync(file(), 'utf8')).toBe(before);
});
