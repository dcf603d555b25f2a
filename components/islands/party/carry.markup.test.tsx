import { site } from '@/content/site';
import { whatsappHref } from '@/content/words/contact-links';
import { contactAboutPath, shortlistPath, bookTripPath } from '@/content/routes';
import { carryInto } from './carry';

const template =
  'https://f.example/form?u=1&trip={trip}&d={date}&m={month}&a={adults}&c={children}&t={total}&p={page}#x={adults}';
const choice = { adults: 2, children: [{ age: 9, withBed: true }], day: '2098-12-24' };

beforeEach(() => {
  jest.replaceProperty(site, 'bookingUrl', template);
  window.history.replaceState(null, '', '/packages/hills?kind=hills');
});
afterEach(() => jest.restoreAllMocks());

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

test('sets the parameters of the booking form that hold one fact, and keeps all others', () => {
  const own = 'https://f.example/form?u=1&trip=Tea%20Hills&p=https%3A%2F%2Fold';
  const link = linkTo(own);
  link.dataset['campaignHref'] = `${own}&k={campaign}`;
  carryInto(link, choice, 38_220);
  const { searchParams, hash } = new URL(link.href);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ u: '1', trip: 'Tea Hills', d: '2098-12-24', m: 'December 2098', a: '2', c: '1', t: '38220' },
    p: expect.stringMatching(/\/packages\/hills\?kind=hills&adults=2&ages=9b&date=2098-12-24$/) as string,
  });
  expect(hash).toBe('#x=2');
  expect(link.dataset['campaignHref']).toContain('t=38220');
  carryInto(link, undefined, undefined);
  expect([link.getAttribute('href'), link.dataset['campaignHref']]).toEqual([own, `${own}&k={campaign}`]);
});

test('sends a month without a day, and counts children whose ages are not known', () => {
  const link = linkTo('https://f.example/form?u=1');
  carryInto(link, { adults: 1, children: [{ age: 9, withBed: true }], agesUnknown: 2, month: '2098-12' }, undefined);
  const { searchParams } = new URL(link.href);
  expect([searchParams.get('m'), searchParams.get('d'), searchParams.get('t')]).toEqual(['December 2098', null, null]);
  expect([searchParams.get('a'), searchParams.get('c')]).toEqual(['1', '3']);
});

test('adds the choice and the total to messages, each time to the first text', () => {
  const link = linkTo(whatsappHref('Hello & welcome'));
  carryInto(link, { adults: 4, children: [] }, 84_000);
  carryInto(link, choice, 38_220);
  const text = new URL(link.href).searchParams.get('text') ?? '';
  expect(text).toMatch(/^Hello & welcome .*2 adults.*9.*24 Dec 2098.*₹38,220/);
  expect(text).not.toContain('4 adults');
});

test('writes it into the links to the planner, to the comparison and to the message form', () => {
  const hrefs = [bookTripPath('hills'), shortlistPath(['hills']), contactAboutPath('Tea Hills'), '/about'].map(
    (href) => {
      const link = linkTo(href);
      carryInto(link, choice, 38_220);
      return decodeURIComponent(link.getAttribute('href') ?? '');
    },
  );
  expect(hrefs[0]).toBe('/book-now?package=hills&adults=2&ages=9b&date=2098-12-24');
  expect(hrefs[1]).toBe('/trips?keep=hills&adults=2&ages=9b&date=2098-12-24');
  expect(hrefs[2]).toMatch(/about=Tea Hills \(2 adults.*₹38,220\)$/);
  expect(hrefs[3]).toBe('/about');
});
