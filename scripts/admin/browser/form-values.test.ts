/** What people type into the editor's forms, and what becomes of it in the files. */
import * as z from 'zod';
import { writable } from '../../../content/format/letters';
import { operatorSchemas } from '../../../content/schema/operator';
import { fromForm, numberIn, toForm } from './form-values';

test.each<[string, number]>([
  ['26300', 26_300],
  ['26,300', 26_300],
  ['₹1,12,500', 112_500],
  ['₹ 112,500', 112_500],
  ['Rs. 1,12,500/-', 112_500],
  ['INR 26,300', 26_300],
  ['26300.00', 26_300],
  [' 7.5 ', 7.5],
  ['75%', 75],
  ['85999.75', 85_999.75],
])('reads %j as a number', (text, number) => expect(numberIn(text)).toBe(number));

test.each(['12,5', '1,2,500', '26.300', '-500', 'abc', '26 300', '1e5', '', '₹', '12,50'])(
  'does not read %j as a number',
  (text) => expect(numberIn(text)).toBeUndefined(),
);

test('leaves text that cannot be read unchanged, for the schema to refuse', () => {
  const [typed, read] = ['12,5', '1,500'].map((rupees) => ({ dates: [{ rupees }] }));
  expect(fromForm(operatorSchemas.peaks, typed)).toEqual(typed);
  expect(fromForm(operatorSchemas.peaks, read)).toEqual({ dates: [{ rupees: 1_500 }] });
});

test('three decimals are no thousands, and a minus sign is none of a price, where a field has small numbers only', () => {
  const schema = z.strictObject({ latitude: z.number().min(-12).max(40), rupees: z.number().max(200_000) });
  expect(fromForm(schema, { latitude: ' -8.674', rupees: '26.300' })).toEqual({ latitude: -8.674, rupees: '26.300' });
  expect(fromForm(schema, { latitude: '12.973', rupees: '-500' })).toEqual({ latitude: 12.973, rupees: '-500' });
});

test('a switch that is off is written where it has to be said, and left out where it may be', () => {
  const schema = z.strictObject({ said: z.boolean(), maybe: z.boolean().optional() });
  expect(fromForm(schema, { said: false, maybe: false })).toEqual({ said: false });
  expect(fromForm(schema, { said: true, maybe: true })).toEqual({ said: true, maybe: true });
});

test('numbers of a list stay numbers: they are chosen, not typed', () => {
  expect(toForm({ weeks: [1, 3], price: 26_300, legs: [{ km: 1.5 }] })).toEqual({
    weeks: [1, 3],
    price: '26300',
    legs: [{ km: '1.5' }],
  });
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
