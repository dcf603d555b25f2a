import { bookingFields } from '@/content/pages/booking';
import { bookingValues, clearDraft, draftKey, fillEmptyFields, loadDraft, saveDraft } from './booking-draft';

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
const draftOf = (name: string, confirmed: boolean) => ({ values: bookingValues(formWith({ name })), confirmed });

/** A storage that is full or refused. */
const refuse = (method: 'setItem' | 'getItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  clearDraft();
});

test('a draft fills only fields that are still empty', () => {
  const form = formWith({ name: 'Typed since' });
  fillEmptyFields(form, bookingValues(formWith({ name: 'Stored', phone: '98765' })));
  expect(bookingValues(form)).toMatchObject({ name: 'Typed since', phone: '98765' });
});

test.each([
  ['true', true],
  ['"yes"', false],
  ['1', false],
])('only texts are values, and only true is a confirmation: %s', (stored, confirmed) => {
  window.sessionStorage.setItem(draftKey, `{"values":{"name":"Asha","phone":7},"confirmed":${stored}}`);
  expect(loadDraft()).toMatchObject({ values: { name: 'Asha', phone: '' }, confirmed });
});

test('a browser that refuses storage loses nothing on the page', () => {
  refuse('setItem');
  refuse('getItem');
  expect(loadDraft()).toBeUndefined();
  saveDraft(draftOf('Asha', true));
  expect(loadDraft()).toEqual(draftOf('Asha', true));
  clearDraft();
  expect(loadDraft()).toBeUndefined();
});

test('where the storage is full, the newest draft counts, not the last that was stored', () => {
  saveDraft(draftOf('Stored', false));
  const full = refuse('setItem');
  saveDraft(draftOf('Newer', true));
  expect(loadDraft()).toEqual(draftOf('Newer', true));
  full.mockRestore();
  saveDraft(draftOf('Newest', false));
  expect(loadDraft()).toEqual(draftOf('Newest', false));
});
