import fc from 'fast-check';
import { bookingFields } from '@/content/pages/booking';
import { clearDraft, fillEmptyFields, loadDraft, saveDraft, type BookingValues } from './booking-draft';

const key = 'booking-draft';
const names = bookingFields.map(({ name }) => name);
const text = fc.string({ unit: 'binary' });
const values = fc.record(Object.fromEntries(names.map((name) => [name, text]))) as fc.Arbitrary<BookingValues>;

/** What may stand in the storage: nothing of ours, JSON of any shape, or nearly a draft. */
const stored = fc.oneof(
  text,
  fc.json({ stringUnit: 'binary' }),
  fc
    .record({
      values: fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...names, '__proto__', 'length', 'toString'), fc.oneof(text, fc.jsonValue()), {
          noNullPrototype: true,
        }),
      ),
      confirmed: fc.oneof(fc.boolean(), fc.jsonValue()),
    })
    .map((draft) => JSON.stringify(draft)),
);

afterEach(() => {
  clearDraft();
});

test('whatever stands in the storage, loading gives a whole draft of text or none, and fills a form without harm', () => {
  fc.assert(
    fc.property(stored, (entry) => {
      window.sessionStorage.setItem(key, entry);
      const draft = loadDraft();
      if (draft === undefined) return;
      expect(Object.keys(draft.values)).toEqual(names);
      expect(Object.values(draft.values).every((value) => typeof value === 'string')).toBe(true);
      expect(typeof draft.confirmed).toBe('boolean');
      const form = document.createElement('form');
      for (const name of names) {
        const field = document.createElement('textarea');
        field.name = name;
        form.append(field);
      }
      expect(() => fillEmptyFields(form, draft.values)).not.toThrow();
    }),
  );
});

test('any draft comes back as it was saved', () => {
  fc.assert(
    fc.property(values, fc.boolean(), (typed, confirmed) => {
      saveDraft({ values: typed, confirmed });
      expect(loadDraft()).toEqual({ values: typed, confirmed });
    }),
  );
});
