import { bookingFields } from '@/content/pages/booking';
import { bookingValues, clearDraft, fillEmptyFields, loadDraft, saveDraft } from './booking-draft';

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const { name } of bookingFields) {
    const input = document.createElement('input');
    input.name = name;
    input.value = values[name] ?? '';
    form.append(input);
  }
  return form;
}

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft();
  window.sessionStorage.clear();
});

test('a draft comes back as it was saved, and is gone once cleared', () => {
  const values = bookingValues(formWith({ name: 'Asha', package: 'goa-beach' }));
  saveDraft({ values, confirmed: true });
  expect(loadDraft()).toEqual({ values, confirmed: true });
  clearDraft();
  expect(loadDraft()).toBeUndefined();
});

test('a draft fills only fields that are still empty', () => {
  const form = formWith({ name: 'Typed since' });
  fillEmptyFields(form, bookingValues(formWith({ name: 'Stored', phone: '98765' })));
  expect(bookingValues(form)).toMatchObject({ name: 'Typed since', phone: '98765' });
});

test.each(['not json', '[]', '{"values":3}', '{"values":{"name":{"html":"<b>"}}}'])(
  'storage that holds %s does no harm',
  (stored) => {
    window.sessionStorage.setItem('booking-draft', stored);
    const draft = loadDraft();
    expect(draft === undefined || Object.values(draft.values).every((value) => typeof value === 'string')).toBe(true);
  },
);

test('only texts are values, and only true is a confirmation', () => {
  for (const [stored, expected] of [
    ['true', true],
    ['"yes"', false],
    ['1', false],
  ] as const) {
    window.sessionStorage.setItem('booking-draft', `{"values":{"name":"Asha","phone":7},"confirmed":${stored}}`);
    expect(loadDraft()).toMatchObject({ values: { name: 'Asha', phone: '' }, confirmed: expected });
  }
});

test('a browser that refuses storage loses nothing on the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(loadDraft()).toBeUndefined();
  const draft = { values: bookingValues(formWith({ name: 'Asha' })), confirmed: true };
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  clearDraft();
  expect(loadDraft()).toBeUndefined();
});

test('where the storage is full, the newest draft counts, not the last that was stored', () => {
  saveDraft({ values: bookingValues(formWith({ name: 'Stored' })), confirmed: false });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft({ values: bookingValues(formWith({ name: 'Newer' })), confirmed: true });
  expect(loadDraft()).toMatchObject({ values: { name: 'Newer' }, confirmed: true });
  full.mockRestore();
  saveDraft({ values: bookingValues(formWith({ name: 'Newest' })), confirmed: false });
  expect(loadDraft()).toMatchObject({ values: { name: 'Newest' }, confirmed: false });
});
