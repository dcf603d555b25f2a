import fc from 'fast-check';
import { composeMessage, textValues } from './compose-message';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\r', ':', '&', '$&', '<b>', 'a', '%0A') }),
);

test('includes every typed text unchanged, in the form’s order, and no empty field', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[A-Z][a-z]{1,8}$/), text), { maxLength: 8 }), (rows) => {
      const lines = rows
        .filter(([, value]) => value.trim() !== '')
        .map(([label, value]) => `\n${label}: ${value.trim()}`);
      const message = lines.length === 0 ? '' : `hello.\n${lines.join('')}`;
      expect(composeMessage('hello.', rows)).toBe(message);
    }),
  );
});

test('reads the values of all fields, including one named __proto__', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="first_name" value="Asha"><input name="__proto__" value="Rao"><input value="nameless">';
  expect([...textValues(form)]).toEqual([
    ['first_name', 'Asha'],
    ['__proto__', 'Rao'],
  ]);
});
