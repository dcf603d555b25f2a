/** What was typed into a page and not saved, and what the page offers of it later. */
import { forget, keep, unsaved } from './browser/typed';

/** A browser's storage. */
function newStore() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** A field, which began with the saved text. */
const field = (name: string, defaultValue: string, value = defaultValue) => ({ name, defaultValue, value });

/** A store in which ₹27,000 was typed over the ₹26,300 of Goa, and ₹5,000 over an empty field of Bali. */
function storeWithTwo() {
  const store = newStore();
  keep(store, field('goa', '₹26,300', '27000'));
  keep(store, field('bali', '', '5000'));
  return store;
}

const texts = (found: ReturnType<typeof unsaved>) => found.map(({ field: { name }, text }) => [name, text]);

test('offers what was typed into the fields of this page, with the saved text before', () => {
  const store = storeWithTwo();
  expect(unsaved(store, [field('goa', '₹26,300'), field('kerala', '₹9,000')])).toEqual([
    { field: field('goa', '₹26,300'), text: '27000', over: '₹26,300', isClash: false },
  ]);
});

test('keeps the texts of other fields while one is typed into, and drops a text that is the saved one again', () => {
  const store = storeWithTwo();
  keep(store, field('goa', '₹26,300', '28000'));
  const fields = [field('goa', '₹26,300'), field('bali', '')];
  expect(texts(unsaved(store, fields))).toEqual([
    ['goa', '28000'],
    ['bali', '5000'],
  ]);
  keep(store, field('goa', '₹26,300'));
  expect(texts(unsaved(store, fields))).toEqual([['bali', '5000']]);
});

test('calls it a clash if somebody saved another value meanwhile, and none if it is the typed one', () => {
  const store = storeWithTwo();
  expect(unsaved(store, [field('goa', '₹26,900'), field('bali', '₹4,000')])).toMatchObject([
    { text: '27000', isClash: true },
    { text: '5000', isClash: true },
  ]);
  expect(unsaved(store, [field('goa', '₹27,000'), field('bali', '₹5,000')])).toEqual([]);
});

test('forgets what was saved, and nothing else', () => {
  const store = storeWithTwo();
  forget(store, [{ name: 'goa' }]);
  expect(texts(unsaved(store, [field('goa', '₹26,300'), field('bali', '')]))).toEqual([['bali', '5000']]);
});
