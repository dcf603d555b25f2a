/** The booking form and the fare board of a trip, and the facts that they pass on. */
import { render, screen, within } from '@testing-library/react';
import { pageTexts } from '@/content/catalogue/page-texts';
import { gateways } from '@/content/ids/gateways';
import { months } from '@/content/ids/months';
import { totalText, withGstText } from '@/content/words/taxes';
import { dataRights } from '@/content/pages/documents/form-notices';
import { greetingFor, whatsappHref } from '@/content/words/contact-links';
import { everywhere } from '@/content/words/everywhere';
import { filled } from '@/content/format/filled';
import { formatMonth, formatShortDate } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { bookingForm } from '@/content/words/booking-form';
import { tripPage } from '@/content/words/trip';
import { dateOptions } from '@/content/words/booking-options';
import { asRuled, isBookable } from '@/content/model/dates/departures';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { contactAboutPath, itineraryFile, shortlistPath, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { someGroup, someTrip } from '@/content/model/test/trips';
import { BookingForm } from './booking-form';
import { FareBoard } from './fare-board';
import type { HoneymoonTrip, Trip } from '@/content/schema/types';
import { isGroup, honeymoonTrips } from '@/content/catalogue/trips';
import { comingDepartures } from '@/content/model/dates/group-departures';
import { actionOf } from '@/content/pages/trip-list';

jest.mock('@/components/ui/itinerary-files', () => ({ itinerarySize: () => '74 KB' }));

afterEach(() => jest.restoreAllMocks());

const { labels, best } = bookingForm;
const text = pageTexts.trip.form;
const address = 'https://forms.example/view';
const template = `${address}?usp=pp_url&e.1={trip}&e.2={month}&e.3={date}&e.4={adults}&e.5={children}&e.6={page}`;
const alone = someTrip((trip) => !isGroup(trip));
const inGroup = someGroup((trip) => comingDepartures(trip).some(isBookable));

function show(trip: Trip, bookingUrl: string, departures = isGroup(trip) ? comingDepartures(trip) : undefined) {
  jest.replaceProperty(site, 'bookingUrl', bookingUrl);
  const facts = bookingFactsOf(trip, tripPath(trip.id));
  const { unmount } = render(
    <BookingForm facts={facts} best={trip.season.best} departures={departures} day="2026-11-25" />,
  );
  return { form: screen.queryByRole<HTMLFormElement>('form', { name: bookingForm.name }), unmount };
}

/** The values that a browser would submit for the form. */
const sent = (form: HTMLFormElement | null) => (form ? Object.fromEntries([...new FormData(form)]) : {});
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

test('has no form without a field of its own for a choice, nor for a date if no group leaves', () => {
  for (const query of ['', '?a={trip}', '?a=for%20{adults}#{month}', '?d={date}'])
    expect(show(alone, address + query).form).toBeNull();
});

test('passes the facts of the trip to the booking form, and tells the visitor how they are used', () => {
  const { form } = show(alone, `${template}&e.7={id}&e.8={price}&e.9={from}`);
  const known = { 'e.7': alone.id, 'e.8': String(alone.price), 'e.9': gateways[alone.gateway] };
  expect(sent(form)).toMatchObject(known);
  expect(screen.getByText(`${bookingForm.note} ${dataRights.text}`)).toBeVisible();
});

test('offers twelve months from that of the build, and marks the best of the trip', () => {
  show(alone, template);
  const bestNames = alone.season.best.map((id) => months[id]);
  const ahead = Array.from({ length: 12 }, (_, count) =>
    formatMonth(new Date(Date.UTC(2026, 10 + count, 1)).toISOString()),
  );
  expect(optionsOf(labels.month)).toEqual([
    ['', bookingForm.notSure],
    ...ahead.map((name) => [name, bestNames.some((one) => name.startsWith(one)) ? `${name}, ${best}` : name]),
  ]);
});

test('offers the months in which the trip can start, says from and until when, and names the days on which it cannot', () => {
  jest.replaceProperty(site, 'bookingUrl', template);
  const closed = { cannotStart: [{ from: '10-13', until: '05-08' }] };
  render(<BookingForm facts={{}} best={['may']} {...closed} day="2026-11-25" />);
  expect(optionsOf(labels.month)).toEqual([
    ['', bookingForm.notSure],
    ['May 2027', `May 2027, ${filled(text.from, { day: '9 May' })}, ${best}`],
    ...['June', 'July', 'August', 'September'].map((name) => [`${name} 2027`, `${name} 2027`]),
    ['October 2027', `October 2027, ${filled(text.until, { day: '12 Oct' })}`],
  ]);
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.find(({ value }) => value === 'May 2027')?.dataset['until']).toBe('2027-05-31');
  expect(options.find(({ value }) => value === 'October 2027')?.dataset['until']).toBe('2027-10-12');
  const spans = filled(text.span, { from: '13 October', until: '8 May' });
  expect(screen.getByText(filled(text.closed, { spans }))).toBeVisible();
});

test('offers no month of which the days that are left are closed', () => {
  jest.replaceProperty(site, 'bookingUrl', template);
  render(<BookingForm facts={{}} best={[]} cannotStart={[{ from: '11-20', until: '12-20' }]} day="2026-11-25" />);
  expect(optionsOf(labels.month)[1]).toEqual([
    'December 2026',
    `December 2026, ${filled(text.from, { day: '21 Dec' })}`,
  ]);
  // The twelve months end with October, so none is offered twice.
  expect(optionsOf(labels.month)).toHaveLength(12);
});

test('offers no date that is full or cancelled, and prints the price of a date that has one', () => {
  const leaves = '2027-04-03';
  const one = { ...asRuled, leaves, returns: leaves, closes: leaves };
  const dates = [{ ...one, price: 98_765 }, ...(['full', 'cancelled'] as const).map((status) => ({ ...one, status }))];
  const { form } = show(inGroup, `${template}&e.8={price}`, dates);
  expect(optionsOf(labels.date).slice(1)).toEqual([[leaves, `${formatShortDate(leaves)}, ${withGstText(98_765)}`]]);
  // The date decides the price, so the form sends none.
  expect(sent(form)).not.toHaveProperty(['e.8']);
});

test('names the night on which the group meets if its flight leaves after midnight', () => {
  const leaves = '2027-01-08';
  const date = { ...asRuled, leaves, returns: leaves, closes: leaves, meets: { on: '2027-01-07', at: '10:30 pm' } };
  const night = filled(pageTexts.trip.departures.meeting.short, { weekday: 'Thursday', hour: '10:30 pm' });
  expect(dateOptions([date]).map(({ label }) => label)).toEqual([`Fri, 8 Jan 2027, ${night}`]);
});

test('offers the dates of a group, or only its months if the form has no field for the date', () => {
  const sold = comingDepartures(inGroup).filter(isBookable);
  const { unmount } = show(inGroup, template);
  const choices = dateOptions(sold).map(({ value, label }) => [value, label]);
  expect(optionsOf(labels.date)).toEqual([['', bookingForm.notSure], ...choices]);
  expect(choices.map(([value]) => value)).toEqual(sold.map(({ leaves }) => leaves));
  expect(screen.queryByLabelText(labels.month)).toBeNull();
  unmount();
  show(inGroup, `${address}?m={month}`);
  expect(optionsOf(labels.month).slice(1)).toEqual(
    [...new Set(sold.map(({ leaves }) => formatMonth(leaves)))].map((month) => [month, month]),
  );
});

test('prints the basis of the price, the original price, and the total with tax', () => {
  const trip = honeymoonTrips[0] as HoneymoonTrip;
  const { price, originalPrice, basis, abroad } = trip;
  const { container } = render(<FareBoard trip={trip} />);
  const prices = `${formatRupees(price)} ${everywhere.prices.instead} ${formatRupees(originalPrice)} ${basis} ${totalText(price, abroad)}`;
  expect(container).toHaveTextContent(prices);
});

test('names the trip in each of its actions: booking, comparing, the chat, the form and the file', () => {
  const trip = someTrip();
  const { id, name } = trip;
  render(<FareBoard trip={trip} />);
  for (const [text, href] of [
    [`${tripPage.ask} ${filled(tripPage.about, { what: name })}`, whatsappHref(greetingFor(name))],
    [`${actionOf(trip)} ${filled(tripPage.bookFor, { trip: name })}`, site.bookingUrl],
    [`${tripPage.compare} ${filled(tripPage.compareFor, { trip: name })}`, shortlistPath([id])],
    [`${tripPage.write} ${filled(tripPage.about, { what: name })}`, contactAboutPath(name)],
    [`${tripPage.download} ${name} (PDF, 74 KB)`, itineraryFile(id)],
  ] as const)
    expect(screen.getByRole('link', { name: (shown) => shown.startsWith(text) })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
});
