import { bookingHref } from '../../content/words/booking-link';
import { greetingFor, whatsappHref } from '../../content/words/contact-links';
import { bookingFactsOf } from '../../content/words/booking-facts';
import { routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { addPageFacts } from './add-page-facts';
import { trips } from '../../content/catalogue/trips';

const written = (address: string) => `href="${address.replaceAll('&', '&amp;')}"`;
const { bookingUrl } = site;

beforeEach(() => Object.assign(site, { bookingUrl: 'https://forms.example/book?a={trip}&b={page}&c={adults}&d=1' }));
afterEach(() => Object.assign(site, { bookingUrl }));

test("adds the trip's name to the bare links on each trip page, and leaves others alone", () => {
  for (const trip of trips) {
    const path = tripPath(trip.id);
    const others = `<a ${written(bookingHref({ trip: 'Another' }))}><a ${written(whatsappHref('Hello'))}>`;
    expect(addPageFacts(`<a ${written(bookingHref())}><a ${written(whatsappHref())}>${others}`, path)).toBe(
      `<a ${written(bookingHref(bookingFactsOf(trip, path)))}><a ${written(whatsappHref(greetingFor(trip.name)))}>${others}`,
    );
  }
});

test("adds the page to the form's link on another page, and leaves the chat link alone", () => {
  const chat = `<a ${written(whatsappHref())}>`;
  expect(addPageFacts(`<a ${written(bookingHref())}>${chat}`, routes.about)).toBe(
    `<a ${written(bookingHref({ page: routes.about }))}>${chat}`,
  );
});

test('leaves a booking URL without placeholders as it is', () => {
  Object.assign(site, { bookingUrl: 'https://forms.example/book' });
  expect(addPageFacts('<a href="https://forms.example/book">', routes.about)).toBe(
    '<a href="https://forms.example/book">',
  );
});
