import fc from 'fast-check';
import { bookingFields, forEachField } from '@/content/pages/booking';
import { bookingValues, clearDraft, draftKey, fillEmptyFields, loadDraft, saveDraft } from './booking-draft';

const names = bookingFields.map(({ name }) => name);
const text = fc.string({ unit: 'binary' });

/** Possible contents of the storage: anything, JSON of any shape, or nearly a draft. */
const ours = fc.constantFrom(...names, '__proto__', 'length', 'toString');
const nearly = fc.dictionary(ours, fc.oneof(text, fc.jsonValue()), { noNullPrototype: true });
const draft = fc.record({
  values: fc.oneof(fc.jsonValue(), nearly),
  confirmed: fc.oneof(fc.boolean(), fc.jsonValue()),
});
const stored = fc.oneof(
  text,
  fc.json({ stringUnit: 'binary' }),
  draft.map((one) => JSON.stringify(one)),
);

const valuesOf = (typed: object) => forEachField(({ name }) => String(Reflect.get(typed, name) ?? ''));
const draftOf = (name: string, confirmed: boolean) => ({ values: valuesOf({ name }), confirmed });

/** Simulates a storage that is full or blocked. */
const refuse = (method: 'setItem' | 'getItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft();
});

test('loads a complete draft of text or none, whatever is in the storage', () => {
  fc.assert(
    fc.property(stored, (entry) => {
      window.sessionStorage.setItem(draftKey, entry);
      const loaded = loadDraft();
      if (loaded === undefined) return;
      expect(Object.keys(loaded.values)).toEqual(names);
      expect(Object.values(loaded.values).every((value) => typeof value === 'string')).toBe(true);
      expect(typeof loaded.confirmed).toBe('boolean');
    }),
  );
});

test('fills only fields that are still empty', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Typed since"><input name="phone">';
  fillEmptyFields(form, valuesOf({ name: 'Stored', phone: '98765' }));
  expect(bookingValues(form)).toMatchObject({ name: 'Typed since', phone: '98765' });
});

test.each([
  ['true', true],
  ['"yes"', false],
  ['1', false],
])('restores text only, and the stored confirmation %s as %s', (stored, confirmed) => {
  window.sessionStorage.setItem(draftKey, `{"values":{"name":"Asha","phone":7},"confirmed":${stored}}`);
  expect(loadDraft()).toMatchObject({ values: { name: 'Asha', phone: '' }, confirmed });
});

test('loses nothing on the page if the browser blocks storage', () => {
  refuse('setItem');
  refuse('getItem');
  expect(loadDraft()).toBeUndefined();
  saveDraft(draftOf('Asha', true));
  expect(loadDraft()).toEqual(draftOf('Asha', true));
  clearDraft();
  expect(loadDraft()).toBeUndefined();
});

test('prefers the newest draft to the last stored one if the storage is full', () => {
  saveDraft(draftOf('Stored', false));
  const full = refuse('setItem');
  saveDraft(draftOf('Newer', true));
  expect(loadDraft()).toEqual(draftOf('Newer', true));
  full.mockRestore();
  saveDraft(draftOf('Newest', false));
  expect(loadDraft()).toEqual(draftOf('Newest', false));
});
