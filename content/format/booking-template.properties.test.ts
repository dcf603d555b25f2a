import fc from 'fast-check';
import { anyText, readable } from '../../scripts/lib/any-text';
import { fillTemplate, formTarget, type Placeholder } from './booking-template';

/** '' is the same as unknown. */
const text = anyText.filter((typed) => typed !== '');

const inQuery = (url: URL) => url.searchParams;
const inFragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

const services = [
  [
    'Google Forms',
    'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform?usp=pp_url&entry.1={trip}&entry.2={date}&entry.3={from}',
    inQuery,
    ['entry.1', 'entry.3'],
  ],
  [
    'Microsoft Forms',
    'https://forms.office.com/Pages/ResponsePage.aspx?id=DQSIkW&r1a={trip}&r2b={date}&r3c={from}',
    inQuery,
    ['r1a', 'r3c'],
  ],
  ['Typeform', 'https://form.typeform.com/to/aBcDeF#trip={trip}&date={date}&from={from}', inFragment, ['trip', 'from']],
] as const;

test.each(services)('any text arrives at an address as %s has it', (_service, template, read, [trip, from]) => {
  fc.assert(
    fc.property(text, text, (name, town) => {
      const url = new URL(fillTemplate(template, { trip: name, from: town }));
      const plain = new URL(template.replace(/[?#].*/, ''));
      expect(url.origin + url.pathname).toBe(plain.origin + plain.pathname);
      expect([read(url).get(trip), read(url).get(from)]).toEqual([name, town].map(readable));
      // The date is not known: its parameter is left out, and no text adds another.
      expect([...read(url)]).toHaveLength([...read(new URL(template))].length - 1);
    }),
  );
});

test('whatever is known, each parameter of the template comes once or not at all, in its order', () => {
  const names = ['trip', 'date', 'adults', 'page'] as const;
  const template = `https://f.example/?${names.map((name) => `${name}={${name}}`).join('&')}`;
  const values = fc.dictionary(fc.constantFrom<Placeholder>(...names), anyText);
  fc.assert(
    fc.property(values, (known) => {
      const filled = names.filter((name) => known[name]);
      expect([...new URL(fillTemplate(template, known)).searchParams]).toEqual(
        filled.map((name) => [name, readable(known[name] ?? '')]),
      );
    }),
  );
});

test('a native form sends what the link would', () => {
  const [, template] = services[0];
  fc.assert(
    fc.property(text, text, (trip, from) => {
      const { hidden } = formTarget(template, { trip, from });
      expect(hidden.map(({ name, value }) => [name, value])).toEqual([
        ...new URL(fillTemplate(template, { trip, from })).searchParams,
      ]);
    }),
  );
});
