import fc from 'fast-check';
import { bookingFields } from '@/content/pages/booking';
import { clearDraft, draftKey, fillEmptyFields, loadDraft, saveDraft, type BookingValues } from './booking-draft';

const names = bookingFields.map(({ name }) => name);
const text = fc.string({ unit: 'binary' });
const values = fc.record(Object.fromEntries(names.map((name) => [name, text]))) as fc.Arbitrary<BookingValues>;

/** What may stand in the storage: nothing of ours, JSON of any shape, or nearly a draft. */
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

afterEach(() => {
  clearDraft();
});

test('whatever stands in the storage, loading gives a whole draft of text or none, and fills a form without harm', () => {
  fc.assert(
    fc.property(stored, (entry) => {
      window.sessionStorage.setItem(draftKey, entry);
      const loaded = loadDraft();
      if (loaded === undefined) return;
      expect(Object.keys(loaded.values)).toEqual(names);
      expect(Object.values(loaded.values).every((value) => typeof value === 'string')).toBe(true);
      expect(typeof loaded.confirmed).toBe('boolean');
      const form = document.createElement('form');
      for (const name of names) {
        const field = document.createElement('textarea');
        field.name = name;
        form.append(field);
      }
      expect(() => fillEmptyFields(form, loaded.values)).not.toThrow();
    }),
  );
});

test('any draft comes back as it was saved, and is gone once cleared', () => {
  fc.assert(
    fc.property(values, fc.boolean(), (typed, confirmed) => {
      saveDraft({ values: typed, confirmed });
      expect(loadDraft()).toEqual({ values: typed, confirmed });
      clearDraft();
      expect(loadDraft()).toBeUndefined();
    }),
  );
});
