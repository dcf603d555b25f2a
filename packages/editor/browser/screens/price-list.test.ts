import type { Entry } from './entries';
import { changedIn, keyOf, priceMessage, recordChanges } from './price-list';

const entryOf = (id: string, prices: object): Entry => ({
  folder: 'trips',
  id,
  file: `content/records/trips/${id}.json`,
  name: id.toUpperCase(),
  record: { name: id, days: 3, ...prices },
  words: [],
});
const [goa, bali] = [entryOf('goa', { price: 20_000 }), entryOf('bali', { price: 30_000, originalPrice: 36_000 })];
const typed = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text, over: '' }]));

test.each([
  ['the saved number in another spelling', 'Rs. 20,000/-', []],
  ['another number', '₹21,500', [21_500]],
  ['a text that is no number', '21.500', [undefined]],
  ['a part of a rupee', '21500.50', [undefined]],
  ['nothing', '', [undefined]],
])('counts %s as changed or not', (_what, text, next) => {
  expect(changedIn([goa], typed({ [keyOf(goa.file, 'price')]: text })).map((one) => one.next)).toEqual(next);
});

test('makes one change for each record, and leaves its other fields and the other records as they are', () => {
  const changed = changedIn(
    [goa, bali],
    typed({ [keyOf(bali.file, 'price')]: '31,000', [keyOf(bali.file, 'originalPrice')]: '37,000' }),
  );
  expect(recordChanges(changed)).toEqual([
    { file: bali.file, base: bali.record, mine: { ...bali.record, price: 31_000, originalPrice: 37_000 } },
  ]);
  expect(priceMessage(changed)).toBe('price of BALI');
});
