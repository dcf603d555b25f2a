/** What becomes of records in forms, and of what people type. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileOf } from '../../../../content/ids/file-of';
import { writable } from '../../../../content/format/letters';
import { dataFolders, schemaOf } from '../../../../content/schema/data-folders';
import { operatorSchemas } from '../../../../content/schema/operator';
import { recordText } from '../../../../content/schema/record-text';
import * as z from 'zod';
import { describe as described } from './describe';
import { isFarFrom, numberIn, percentIn } from './numbers';
import { fromForm, toForm } from './values';

const files = Object.keys(dataFolders).flatMap((folder) =>
  readdirSync(`content/records/${folder}`).map((name) => [folder, name.replace('.json', '')] as const),
);

test.each(files)('opened and saved without a change, %s/%s is the same byte by byte', (folder, id) => {
  const text = readFileSync(fileOf(folder, id), 'utf8');
  const schema = schemaOf(folder, id) ?? z.never();
  const values = toForm(described(schema), JSON.parse(text));
  expect(recordText(schema, Object(fromForm(schema, values)) as object)).toBe(text);
});

test.each<[string, number]>([
  ['26300', 26_300],
  ['26,300', 26_300],
  ['₹1,12,500', 112_500],
  ['₹ 112,500', 112_500],
  ['₹ 27,000/-', 27_000],
  ['Rs. 1,12,500/-', 112_500],
  ['Rs 2000', 2_000],
  ['INR 26,300', 26_300],
  ['26300.00', 26_300],
  [' 7.5 ', 7.5],
  ['75%', 75],
])('reads %j as a number', (text, number) => expect(numberIn(text)).toBe(number));

test.each(['12,5', '1,2,500', '26.300', '-500', 'abc', '26 300', '1e5', '', '₹', '$ 500'])(
  'does not read %j as a number',
  (text) => expect(numberIn(text)).toBeUndefined(),
);

test.each([
  ['2,5', 2.5],
  ['2.5 %', 2.5],
  ['5 percent', 5],
  ['1,500', undefined],
  ['', undefined],
])('reads %j as %j percent', (text, number) => expect(percentIn(text)).toBe(number));

test('a price is far from another beyond a third up or down', () => {
  expect([20_001, 39_999].map((next) => isFarFrom(30_000, next))).toEqual([false, false]);
  expect([19_999, 40_001, 0].map((next) => isFarFrom(30_000, next))).toEqual([true, true, true]);
});

test('leaves a text that cannot be read unchanged, for the schema to refuse', () => {
  const [typed, read] = ['12,5', '1,500'].map((rupees) => ({ dates: [{ rupees }] }));
  expect(fromForm(operatorSchemas.peaks, typed)).toEqual(typed);
  expect(fromForm(operatorSchemas.peaks, read)).toEqual({ dates: [{ rupees: 1_500 }] });
});

test('three decimals are no thousands, and a minus sign is none of a price, where a field has small numbers only', () => {
  const schema = z.strictObject({ latitude: z.number().min(-12).max(40), rupees: z.number().max(200_000) });
  expect(fromForm(schema, { latitude: ' -8.674', rupees: '26.300' })).toEqual({ latitude: -8.674, rupees: '26.300' });
  expect(fromForm(schema, { latitude: '12.973', rupees: '-500' })).toEqual({ latitude: 12.973, rupees: '-500' });
});

test('a box that is not ticked is written where it has to be said, and left out where it may be', () => {
  const schema = z.strictObject({ said: z.boolean(), maybe: z.boolean().optional() });
  expect(fromForm(schema, { said: false, maybe: false })).toEqual({ said: false });
  expect(fromForm(schema, { said: true, maybe: true })).toEqual({ said: true, maybe: true });
});

test.each([
  ['Day\tone', 'Day one'],
  ['non\u2011stop, co\u00adop', 'non-stop, coop'],
  ['¼ day, 5¾ hours, 5½ days', '1/4 day, 5 3/4 hours, 5½ days'],
  ['Kochi → Munnar', 'Kochi – Munnar'],
  ['✓ Breakfast\r\n▪ Tea', '• Breakfast\n• Tea'],
  ['5′ of 20 m², Marriott™', '5’ of 20 m2, Marriott'],
  ['Cafe\u0301', 'Café'],
])('writes %j from another program as %j', (pasted, ours) => {
  expect(fromForm(operatorSchemas.notice, { text: pasted })).toEqual({ text: ours });
  expect(ours).toMatch(writable);
});
