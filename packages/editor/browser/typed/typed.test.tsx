/** What was typed and not saved. */
import { allTyped, forget, keep, typedOf } from './typed';

const file = 'content/records/trips/goa.json';

test('keeps what was typed over a record until it is saved, and survives what else is in the storage', () => {
  localStorage.setItem('typed', 'of another program');
  expect(keep(file, { price: 1 }, { price: 2 })).toBe(true);
  expect(typedOf(file)).toMatchObject({ base: { price: 1 }, record: { price: 2 } });
  expect(allTyped()).toEqual([file]);
  localStorage.setItem(`editor.typed:${file}`, '{ broken');
  expect(typedOf(file)).toBeUndefined();
  forget(file);
  expect(allTyped()).toEqual([]);
});

test('tells if the browser has no room left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keep(file, undefined, { price: 2 })).toBe(false);
});
