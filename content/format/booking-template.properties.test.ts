import fc from 'fast-check';
import { anyText, readable } from '../../scripts/lib/any-text';
import { fillTemplate } from './booking-template';

/** '' is the same as unknown. */
const text = anyText.filter((typed) => typed !== '');

// As Google and Typeform have their addresses.
const google = 'https://docs.google.com/forms/viewform?e.1={trip}&e.2={date}&e.3={from}';
const typeform = 'https://form.typeform.com/to/aBcDeF#e.1={trip}&e.2={date}&e.3={from}';

test.each([
  [google, '?'],
  [typeform, '#'],
])('any text arrives at %s', (template, sign) => {
  fc.assert(
    fc.property(text, text, (trip, from) => {
      const [place, values] = fillTemplate(template, { trip, from }).split(sign);
      expect(place).toBe(template.split(sign)[0]);
      // The date is not known: its parameter is left out, and no text adds another.
      const arrived = Object.entries({ 'e.1': trip, 'e.3': from }).map(([name, typed]) => [name, readable(typed)]);
      expect([...new URLSearchParams(values)]).toEqual(arrived);
    }),
  );
});
