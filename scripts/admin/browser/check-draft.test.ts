/** @jest-environment jsdom */
import { operatorSchemas } from '../../../content/schema/operator';
import { checkDraft, draftProblems } from './check-draft';
import type { Draft } from './draft';

const known = { destinations: {}, taken: [] };

/** A form with these values, without errors from the editor's own validation. */
const draft = (form: string, values: Record<string, unknown>, fields = Object.keys(values)) =>
  ({
    isNew: false,
    fields: fields.map((name) => ({ name, widget: 'string' })),
    collection: { name: 'any', format: form },
    originalValues: { _default: {} },
    currentValues: { _default: values },
    currentSlugs: {},
    files: {},
    validities: { _default: {} },
    validationMessages: { _default: {} },
  }) as unknown as Draft;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows each field all of its problems, and scrolls to the first field with one', () => {
  const form = draft('peaks', { name: '', dates: [] });
  const asked = jest.spyOn(window, 'postMessage').mockImplementation();
  const problems = [
    'dates.1.rupees: is below 50 rupees',
    'dates.0.until: is past',
    'dates.0.until: is before the first day',
  ];
  expect(checkDraft(form, true, problems)).toBe(false);
  expect(form.validationMessages['_default']).toEqual({
    'dates.1.rupees': ['Is below 50 rupees.'],
    'dates.0.until': ['Is past.', 'Is before the first day.'],
  });
  jest.advanceTimersByTime(150);
  expect(asked).toHaveBeenCalledWith(
    { type: 'highlight-editor-field', payload: { locale: '_default', keyPath: 'dates.0.until' } },
    window.location.origin,
  );
});

test('adds nothing to a field that already reports a missing value', () => {
  const form = draft('notice', { text: '' });
  form.validities['_default'] = { text: { valid: false } };
  form.validationMessages['_default'] = { text: ['This field is required.'] };
  expect(checkDraft(form, false, ['text: is empty'])).toBe(false);
  expect(form.validationMessages['_default']).toEqual({ text: ['This field is required.'] });
});

test('names the form with the field if a problem is not about a field of this form', () => {
  const trip = draft('trips', { price: '26300' });
  expect(() => checkDraft(trip, true, ['sameForAll: comes to no less than the price of one person'])).toThrow(
    expect.objectContaining({
      cause: new Error(
        'Parts of the price that are the same for everyone: comes to no less than the price of one person. You find it in the trip’s own form, under “Trips”.',
      ),
    }) as Error,
  );
});

test('reads values as they were typed, and allows a valid record to be saved', async () => {
  const values = {
    completeUntil: '2027-12-31',
    dates: [],
    'dates.0': {},
    'dates.0.name': 'Diwali',
    'dates.0.from': '2027-10-27',
    'dates.0.until': '2027-11-07',
    'dates.0.rupees': '₹1,500',
    'dates.0.percent': '',
    'dates.0.states': [],
    'dates.0.trips.0': 'two-in-bali',
    'dates.0.__sc_item_id': 'x',
  };
  const entries = [
    {
      id: '1',
      locales: { _default: { path: 'content/records/trips/two-in-bali.json', content: { title: 'Two in Bali' } } },
    },
  ];
  const problems = (changed: object, all = entries) =>
    draftProblems(draft('peaks', { ...values, ...changed }), operatorSchemas.peaks, all, known, '2026-11-27');
  expect(await problems({})).toEqual([]);
  expect(await problems({}, [])).toEqual(["dates.0.trips: names 'two-in-bali', which is no trip"]);
  expect(await problems({ 'dates.0.rupees': '12,5' })).toEqual([
    'dates.0.rupees: is no number: write whole rupees, for example 26300',
  ]);
  expect(await problems({ 'dates.0.until': '2027-10-01' })).toEqual([
    'dates.0.until: 2027-10-01 is before the first day, 2027-10-27',
  ]);
});
