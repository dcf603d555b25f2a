import { mailHref } from './contact-links';
import { absolute, site } from '../site';
import { bookingHref, campaignHref } from './booking-link';

afterEach(() => jest.restoreAllMocks());

const withTemplate = (bookingUrl: string) => jest.replaceProperty(site, 'bookingUrl', bookingUrl);

test('fills known facts: the page as a full URL, the price as digits, no children as 0', () => {
  withTemplate(
    'https://f.example/?trip={trip}&page={page}&price={price}&adults={adults}&children={children}&from={from}',
  );
  const url = new URL(bookingHref({ trip: 'Goa', page: '/packages/goa', price: 105_000, children: 0 }));
  expect([...url.searchParams]).toEqual([
    ['trip', 'Goa'],
    ['page', absolute('/packages/goa')],
    ['price', '105000'],
    ['children', '0'],
  ]);
});

test.each([
  [{ date: '2027-04-03' }, '?m=April%202027'],
  [{ date: '2027-04-03', month: 'May 2027' }, '?m=May%202027'],
  [{ date: '2027-13-03' }, ''],
  [{ date: 'soon' }, ''],
  [{}, ''],
])('writes the month of %j as “%s”', (facts, expected) => {
  withTemplate('https://f.example/?m={month}');
  expect(new URL(bookingHref(facts)).search).toBe(expected);
});

test('leaves the campaign for a script to fill, where campaigns are enabled and the template has the placeholder', () => {
  const facts = { trip: 'Goa {campaign} & Diu' };
  withTemplate('https://f.example/?trip={trip}&c={campaign}&d={date}');
  expect(campaignHref(facts)).toBeUndefined();
  jest.replaceProperty(site, 'campaigns', true);
  expect(campaignHref({ trip: 'Goa & Diu' })).toBe('https://f.example/?trip=Goa%20%26%20Diu&c={campaign}');
  expect(new URL(bookingHref(facts)).searchParams.has('c')).toBe(false);
  withTemplate('https://f.example/?trip={trip}');
  expect(campaignHref(facts)).toBeUndefined();
});

test('hands any subject and any text over to the mail program, whole', () => {
  const [subject, body] = ['Kerala & Goa?', 'Dates: 1 = May\nPeople: 2; #3'];
  expect(Object.fromEntries(new URL(mailHref(subject, body)).searchParams)).toEqual({ subject, body });
});
