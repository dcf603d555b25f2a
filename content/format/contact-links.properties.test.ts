import fc from 'fast-check';
import { site } from '../site';
import { anyText, readable } from '../../scripts/lib/any-text';
import { greetingFor, mailHref, telHref, whatsappHref, whatsappShareHref } from './contact-links';

test('any text arrives in the chat as typed, and no text leads to another place', () => {
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

test('any subject and body arrive in the mail as typed, and neither adds another field or recipient', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const url = new URL(mailHref(subject, body));
      expect([url.protocol, url.pathname, url.hash]).toEqual(['mailto:', site.email, '']);
      // Mail programs decode each part by itself: a plus sign stays a plus sign there.
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

test('telephone and mail links carry the operator’s own numbers, a chat without a message its greeting', () => {
  expect([telHref, mailHref()]).toEqual([`tel:+${site.phone.digits}`, `mailto:${site.email}`]);
  expect(new URL(whatsappHref()).searchParams.get('text')).toBe(site.greeting);
});
