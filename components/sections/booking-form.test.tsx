/** The ways to book a trip, and what they are told of it. */
import { render, screen, within } from '@testing-library/react';
import { gateways } from '@/content/catalogue/gateways';
import { months } from '@/content/catalogue/months';
import { totalText, withGstText } from '@/content/catalogue/taxes';
import { dataRights } from '@/content/documents/form-notices';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatMonth, formatShortDate } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { bookingForm } from '@/content/pages/booking-form';
import { tripPage } from '@/content/pages/trip';
import type { Trip } from '@/content/queries/trips';
import { dateOptions } from '@/content/queries/booking-options';
import { asRuled, isBookable } from '@/content/queries/departures';
import { bookingFactsOf } from '@/content/queries/booking-facts';
import { contactAboutPath, itineraryFile, shortlistPath, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { someTrip } from '@/content/test-trips';
import { BookingForm } from './booking-form';
import { FareBoard } from './fare-board';

jest.mock('@/components/ui/itinerary-files', () => ({ itinerarySize: () => '74 KB' }));

afterEach(() => jest.restoreAllMocks());

const { labels, best } = bookingForm;
const address = 'https://forms.example/view';
const template = `${address}?usp=pp_url&e.1={trip}&e.2={month}&e.3={date}&e.4={adults}&e.5={children}&e.6={page}`;
const alone = someTrip(({ group }) => !group);
const inGroup = someTrip(({ group }) => group?.departures.some(isBookable));

function show(trip: Trip, bookingUrl: string) {
  jest.replaceProperty(site, 'bookingUrl', bookingUrl);
  const { notes, group } = trip;
  const facts = bookingFactsOf(trip, tripPath(trip.id));
  const { unmount } = render(
    <BookingForm facts={facts} best={notes.season.best} departures={group?.departures} day="2026-11-25" />,
  );
  return { form: screen.queryByRole<HTMLFormElement>('form', { name: bookingForm.name }), unmount };
}

/** What the form would send, as a browser collects it. */
const sent = (form: HTMLFormElement | null) => (form ? Object.fromEntries([...new FormData(form)]) : {});
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

test('without a field of its own for a choice there is no form, nor for a date where nobody joins a group', () => {
  for (const query of ['', '?a={trip}', '?a=for%20{adults}#{month}', '?d={date}'])
    expect(show(alone, address + query).form).toBeNull();
});

test('the booking form is told what is known of the trip, and the visitor what becomes of it', () => {
  const { form } = show(alone, `${template}&e.7={id}&e.8={price}&e.9={from}`);
  const known = { 'e.7': alone.id, 'e.8': String(alone.price), 'e.9': gateways[alone.notes.gateway] };
  expect(sent(form)).toMatchObject(known);
  expect(screen.getByText(`${bookingForm.note} ${dataRights.text}`)).toBeVisible();
});

test('twelve months from that of the build can be chosen, the best of the trip said to be', () => {
  show(alone, template);
  const bestNames = alone.notes.season.best.map((id) => months[id]);
  const ahead = Array.from({ length: 12 }, (_, count) =>
    formatMonth(new Date(Date.UTC(2026, 10 + count, 1)).toISOString()),
  );
  expect(optionsOf(labels.month)).toEqual([
    ['', bookingForm.notSure],
    ...ahead.map((name) => [name, bestNames.some((one) => name.startsWith(one)) ? `${name}, ${best}` : name]),
  ]);
});

test('a date that is full or cancelled cannot be chosen, and one with a price of its own says it', () => {
  const [one] = inGroup.group?.departures ?? [];
  if (!inGroup.group || !one) throw new Error('no date');
  const dates = [{ ...one, price: 98_765 }, ...(['full', 'cancelled'] as const).map((status) => ({ ...one, status }))];
  const { form } = show({ ...inGroup, group: { ...inGroup.group, departures: dates } }, `${template}&e.8={price}`);
  expect(optionsOf(labels.date).slice(1)).toEqual([
    [one.leaves, `${formatShortDate(one.leaves)}, ${withGstText(98_765)}`],
  ]);
  // Which price is meant follows from the date.
  expect(sent(form)).not.toHaveProperty(['e.8']);
});

test('each month says which tables of fares are of its days, and each date which one; the party is found by its fields', () => {
  const day = { price: 1, name: 'Christmas' };
  const levels = [
    { days: [], fares: [] },
    { days: [{ ...day, from: '2026-12-24', until: '2027-01-31' }], fares: [] },
  ];
  jest.replaceProperty(site, 'bookingUrl', template);
  const levelsOfChoices = () => screen.getAllByRole('option').flatMap(({ dataset }) => dataset['levels'] ?? []);
  const facts = bookingFactsOf(alone, tripPath(alone.id));
  const bestMonths = alone.notes.season.best;
  const { unmount } = render(<BookingForm facts={facts} best={bestMonths} levels={levels} day="2026-11-25" />);
  expect(levelsOfChoices()).toEqual(['0', '0 1', '1', ...Array<string>(9).fill('0')]);
  for (const party of ['adults', 'children'] as const)
    expect(screen.getByLabelText(labels[party])).toHaveAttribute('data-party', party);
  unmount();
  const dates = ['2026-12-20', '2026-12-25'].map((leaves) => ({ ...asRuled, leaves, returns: leaves, closes: leaves }));
  render(<BookingForm facts={facts} best={bestMonths} departures={dates} levels={levels} day="2026-11-25" />);
  expect(levelsOfChoices()).toEqual(['0', '1']);
});

test('a date whose flight leaves after midnight says the night in which the group meets', () => {
  const leaves = '2027-01-08';
  const date = { ...asRuled, leaves, returns: leaves, closes: leaves, meets: { on: '2027-01-07', at: '10:30 pm' } };
  expect(dateOptions([date]).map(({ label }) => label)).toEqual(['Fri, 8 Jan 2027, meet on Thursday night, 10:30 pm']);
});

test('who joins a group chooses a date of it; its month alone where the form has no field for the date', () => {
  const sold = inGroup.group?.departures.filter(isBookable) ?? [];
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

test('the price says what it is for, what it was, and what is paid with tax', () => {
  const trip = someTrip((one) => one.basis === 'per couple' && one.originalPrice);
  const { price, originalPrice = 0, basis, abroad } = trip;
  const { container } = render(<FareBoard trip={trip} />);
  const prices = `${formatRupees(price)} instead of ${formatRupees(originalPrice)} ${basis} ${totalText(price, abroad)}`;
  expect(container).toHaveTextContent(prices);
});

test('the ways on name the trip: it is booked and compared, the chat asks about it, the form names it, the file is kept', () => {
  const trip = someTrip();
  const { id, name, action } = trip;
  render(<FareBoard trip={trip} />);
  for (const [text, href] of [
    [`${tripPage.ask} about ${name}`, whatsappHref(greetingFor(name))],
    [`${action} for ${name}`, site.bookingUrl],
    [`${tripPage.compare} ${name} with other trips`, shortlistPath([id])],
    [`${tripPage.write} about ${name}`, contactAboutPath(name)],
    [`${tripPage.download} ${name} (PDF, 74 KB)`, itineraryFile(id)],
  ] as const)
    expect(screen.getByRole('link', { name: (shown) => shown.startsWith(text) })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
});
