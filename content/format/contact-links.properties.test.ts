import fc from 'fast-check';
import { greetingFor, mailHref, whatsappHref } from './contact-links';
import { site } from '../site';

/** Text as a browser may hand it over: any UTF-16, halves of emoji included, with the characters that mean something in an address or a line. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '&',
      '#',
      '%',
      '?',
      '=',
      '+',
      ' ',
      '\n',
      '\r',
      '\t',
      '"',
      "'",
      '<',
      '\\',
      '/',
      ':',
      '@',
      'é',
      '₹',
      'ம',
      '🙏',
      '%41',
      '%E0',
    ),
  }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

/** What can arrive of a text: half an emoji is no character, and travels as the sign for one that could not be read. */
const readable = (typed: string) => typed.replace(/\p{Surrogate}/gu, '\ufffd');

test('any text arrives in the chat as typed, and no text leads to another place', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const url = new URL(whatsappHref(typed));
      expect([url.origin, url.pathname, url.hash, url.username]).toEqual([
        'https://wa.me',
        `/${site.whatsapp}`,
        '',
        '',
      ]);
      expect([...url.searchParams]).toEqual([['text', readable(typed)]]);
    }),
  );
});

test('the greeting for any place names it and survives the way into the chat', () => {
  fc.assert(
    fc.property(text, (subject) => {
      expect(greetingFor(subject)).toContain(subject);
      expect(new URL(whatsappHref(greetingFor(subject))).searchParams.get('text')).toBe(readable(greetingFor(subject)));
    }),
  );
});

test('any subject and body arrive in the mail as typed, and neither adds another field or recipient', () => {
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const url = new URL(mailHref(subject, body));
      expect([url.protocol, url.pathname, url.hash]).toEqual(['mailto:', site.email, '']);
      // Mail programs decode each part by itself: a plus sign stays a plus sign there.
      const fields = url.search
        .slice(1)
        .split('&')
        .filter(Boolean)
        .map((field) => field.split('=').map(decodeURIComponent));
      expect(fields).toEqual(
        [
          ['subject', readable(subject)],
          ['body', readable(body)],
        ].filter(([, value]) => value !== ''),
      );
    }),
  );
});
