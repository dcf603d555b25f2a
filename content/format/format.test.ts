import { greetingFor, mailHref, telHref, whatsappHref, whatsappShareHref } from './contact-links';
import { formatDay, formatDayRange, formatDuration, formatPeople, formatShortDate } from './duration';
import { formatRupees } from './money';
import { site } from '../site';

test('rupees are grouped the Indian way', () => {
  expect([105_000, 9_300, 1_699, 12_34_567].map(formatRupees)).toEqual(['₹1,05,000', '₹9,300', '₹1,699', '₹12,34,567']);
});

test('durations and group sizes read as the specification writes them', () => {
  expect([1, 2, 5].map(formatDuration)).toEqual(['1 Day', '2 Days / 1 Night', '5 Days / 4 Nights']);
  expect([formatDayRange({ from: 2, to: 7 }), formatDayRange({ from: 4, to: 4 })]).toEqual(['2–7 Days', '4 Days']);
  expect(formatPeople({ from: 2, to: 10 })).toBe('2-10 People');
});

test('dates are short where there is little room', () => {
  expect(formatShortDate('2027-04-03')).toBe('Sat, 3 Apr 2027');
  expect(formatDay('2027-04-03')).toBe('3 Apr');
});

test('a WhatsApp link is digits and an encoded text that survives every character', () => {
  const text = 'Goa & Hampi? 50% #1 + “two”\nline';
  const url = new URL(whatsappHref(text));
  expect(`${url.origin}${url.pathname}`).toBe(`https://wa.me/${site.whatsapp}`);
  expect(url.searchParams.get('text')).toBe(text);
  expect(new URL(whatsappHref()).searchParams.get('text')).toBe(site.greeting);
  expect(greetingFor('Tea Hills')).toContain('Tea Hills');
  const share = new URL(whatsappShareHref(text));
  expect([`${share.origin}${share.pathname}`, share.searchParams.get('text')]).toEqual(['https://wa.me/', text]);
});

test('telephone and mail links carry the operator’s own numbers', () => {
  expect(telHref).toBe(`tel:+${site.phone.digits}`);
  expect(mailHref()).toBe(`mailto:${site.email}`);
  expect(mailHref('A & B', 'x\ny')).toBe(`mailto:${site.email}?subject=A%20%26%20B&body=x%0Ay`);
});
