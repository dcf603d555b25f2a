import { site } from '@/content/site';
import { composeMessage } from './compose-message';

test('a message holds what was typed, a line for each field, and nothing else', () => {
  expect(
    composeMessage('here is my enquiry.', [
      ['First name', ' Asha '],
      ['Email', ''],
      ['Message', 'Goa & Hampi\nin May'],
    ]),
  ).toBe(`Hello ${site.name}, here is my enquiry.\n\nFirst name: Asha\nMessage: Goa & Hampi\nin May`);
});

test('nothing typed makes no message', () => {
  expect(
    composeMessage('here is my enquiry.', [
      ['First name', '  '],
      ['Message', ''],
    ]),
  ).toBe('');
});
