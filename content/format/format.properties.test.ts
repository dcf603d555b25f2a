import fc from 'fast-check';
import { site } from '../site';
import { anyText, readable } from '../../scripts/lib/test/any-text';
import { fillTemplate } from '../words/booking-template';
import { greeting, greetingFor, mailHref, telHref, whatsappHref, whatsappShareHref } from '../words/contact-links';
import { formatDate } from './duration';
import { formatRupees } from './money';

test('keeps the digits of every price, with one rupee sign in front and Indian grouping', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
      const printed = formatRupees(rupees);
      expect(printed).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      expect(Number(printed.replace(/[₹,]/g, ''))).toBe(rupees);
    }),
  );
});

test('prints the day that a date names in any time zone', () => {
  const months = 'January February March April May June July August September October November December'.split(' ');
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const written = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = written.split('-');
      expect(formatDate(written)).toBe(`${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`);
    }),
  );
});

test('passes any text unchanged to the chat, and no text changes the target', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const [href, number] of [
        [whatsappHref(typed), site.whatsapp],
        [whatsappShareHref(typed), ''],
      ] as const) {
        const url = new URL(href);
        expect([url.origin, url.pathname, url.hash, url.username]).toEqual(['https://wa.me', `/${number}`, '', '']);
        expect([...url.searchParams]).toEqual([['text', readable(typed)]]);
      }
      expect(greetingFor(typed)).toContain(typed);
    }),
  );
});

test('passes any subject and body unchanged to the mail, and neither adds a field or recipient', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const url = new URL(mailHref(subject, body));
      expect([url.protocol, url.pathname, url.hash]).toEqual(['mailto:', site.email, '']);
      // Mail programs decode each part separately, and leave a plus sign as it is.
      const fields = url.search
        .slice(1)
        .split('&')
        .filter(Boolean)
        .map((field) => field.split('=').map(decodeURIComponent));
      const sent = Object.entries({ subject: readable(subject), body: readable(body) });
      expect(fields).toEqual(sent.filter(([, value]) => value !== ''));
    }),
  );
});

test('uses the operator’s own numbers in telephone and mail links, and the greeting in a chat without a message', () => {
  expect([telHref, mailHref()]).toEqual([`tel:+${site.phone.digits}`, `mailto:${site.email}`]);
  expect(new URL(whatsappHref()).searchParams.get('text')).toBe(greeting());
});

/** '' means unknown, so it is excluded. */
const text = anyText.filter((typed) => typed !== '');

// Templates in the style of Google and Typeform.
const google = 'https://docs.google.com/forms/viewform?e.1={trip}&e.2={date}&e.3={from}';
const typeform = 'https://form.typeform.com/to/aBcDeF#e.1={trip}&e.2={date}&e.3={from}';

test.each([
  [google, '?'],
  [typeform, '#'],
])('passes any text on to %s', (template, sign) => {
  fc.assert(
    fc.property(text, text, (trip, from) => {
      const [place, values] = fillTemplate(template, { trip, from }).split(sign);
      expect(place).toBe(template.split(sign)[0]);
      // The date is unknown, so its parameter is left out; no text adds another.
      const arrived = Object.entries({ 'e.1': trip, 'e.3': from }).map(([name, typed]) => [name, readable(typed)]);
      expect([...new URLSearchParams(values)]).toEqual(arrived);
    }),
  );
});
