import fc from 'fast-check';
import { enquiry } from '@/content/pages/enquiry';
import { keysOf } from '@/content/schema/keys-of';
import { composeEnquiry, composeMessage, textValues } from './compose-message';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(' ', '\n', '\r', ':', '&', '$&', '<b>', 'a', '%0A') }),
);

test('a message holds every text that was typed, in the form’s order and as typed, and no field that was left empty', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^[A-Z][a-z]{1,8}$/), text), { maxLength: 8 }), (rows) => {
      const message = composeMessage('hello.', rows);
      const typed = rows.filter(([, value]) => value.trim() !== '');
      if (typed.length === 0) {
        expect(message).toBe('');
        return;
      }
      // Nothing but the opening and the rows: the message is used up by reading them off one after the other.
      let rest = message.slice(message.indexOf('\n\n') + 1);
      for (const [label, value] of typed) {
        const line = `\n${label}: ${value.trim()}`;
        expect(rest.startsWith(line)).toBe(true);
        rest = rest.slice(line.length);
      }
      expect(rest).toBe('');
    }),
  );
});

test('an enquiry names every field that was filled, whichever they are', () => {
  const fields = keysOf(enquiry.labels);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), text, { noNullPrototype: true }), (values) => {
      const message = composeEnquiry((field) => values[field] ?? '');
      for (const field of fields)
        expect(message.includes(`\n${enquiry.labels[field]}: `) || (values[field] ?? '').trim() === '').toBe(true);
    }),
  );
});

test('the values of a form are what its fields hold, also of one named __proto__', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z_]{1,12}$/), text), { selector: ([name]) => name, maxLength: 5 }),
      (rows) => {
        const form = document.createElement('form');
        const expected: [string, string][] = [];
        for (const [name, value] of rows) {
          const field = document.createElement('textarea');
          field.name = name;
          field.value = value;
          form.append(field);
          // A text area folds line breaks into one kind as soon as it is given them.
          expected.push([name, field.value]);
        }
        expect([...textValues(form)]).toEqual(expected);
      },
    ),
    { examples: [[[['__proto__', 'Asha']]]] },
  );
});
