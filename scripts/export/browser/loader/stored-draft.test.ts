import { hasStoredDraft } from './stored-draft';
import { draftKey } from '../../../../components/islands/forms/draft-key';
import { testPage } from './test-page';

const page = testPage();
const form = '<div data-island="wizard"></div>';

test.each([
  [form, 'text', true],
  [form, undefined, false],
  ['<div data-island></div>', 'text', false],
])('%s with %s stored: %s', (html, stored, expected) => {
  page.open(html);
  if (stored) window.sessionStorage.setItem(draftKey, stored);
  expect(hasStoredDraft()).toBe(expected);
});

test('a storage that is refused holds no draft', () => {
  page.open(form);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(hasStoredDraft()).toBe(false);
});
