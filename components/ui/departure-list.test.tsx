import { render, screen, within } from '@testing-library/react';
import { pageTexts } from '@/content/catalogue/page-texts';
import { bookingHref } from '@/content/words/booking-link';
import { greetingFor, whatsappHref } from '@/content/words/contact-links';
import { formatShortDate } from '@/content/format/duration';
import { inNewTab } from '@/content/words/controls';
import { filled } from '@/content/format/filled';
import { departurePrice } from '@/content/words/fares';
import { departureNotes, departureTerms, tripPage } from '@/content/words/trip';
import { bookingFactsOf } from '@/content/words/booking-facts';
import { asRuled, daysAfter, type Departure } from '@/content/model/dates/departures';
import { departureFile, tripPath } from '@/content/routes';
import { site } from '@/content/site';
import { someGroup } from '@/content/model/test/trips';
import { BookingLink } from './booking-link';
import { DepartureList } from './departure-list';

afterEach(() => jest.restoreAllMocks());

const trip = someGroup();

/** Departures a fortnight apart. */
const some = (count: number): Departure[] =>
  Array.from({ length: count }, (_, index) => {
    const leaves = daysAfter('2027-01-08', 14 * index);
    return { leaves, returns: daysAfter(leaves, 4), closes: daysAfter(leaves, -30), ...asRuled };
  });

const links = (name: string) => screen.getAllByRole('link', { hidden: true, name: (text) => text.startsWith(name) });
const addresses = (name: string) => links(name).map((link) => link.getAttribute('href'));
const { calendar, leaving } = tripPage.departures;

test.each([1, 8, 9, 24])('gives each of %d dates its calendar file and its own message, in order', (count) => {
  render(<DepartureList trip={trip} departures={some(count)} />);
  const days = some(count).map(({ leaves }) => leaves);
  const dates = days.map(formatShortDate);
  expect(addresses(calendar)).toEqual(days.map((day) => departureFile(trip.id, day)));
  for (const link of links(calendar)) expect(link).toHaveAttribute('download');
  expect(links(tripPage.ask).map(({ textContent }) => textContent)).toEqual(
    dates.map((date) => `${tripPage.ask} ${filled(tripPage.about, { what: date })} ${inNewTab}`),
  );
  expect(addresses(tripPage.ask)).toEqual(dates.map((date) => whatsappHref(greetingFor(trip.name, leaving(date)))));
});

test('shows a few dates open, and folds more under a line with their number and the last date', () => {
  const { rerender } = render(<DepartureList trip={trip} departures={some(8)} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<DepartureList trip={trip} departures={some(24)} />);
  const folded = screen.getByRole('group');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded).getByText(tripPage.departures.later(18, '26 November 2027'))).toBeVisible();
  expect(within(folded).getAllByRole('listitem', { hidden: true })).toHaveLength(18);
});

/** The second date has these fields of its own. */
const withSecond = (entered: Partial<Departure>) =>
  some(3).map((one, index) => (index === 1 ? { ...one, asOf: '2026-11-21', ...entered } : one));

test.each(['full', 'cancelled'] as const)('lists a date that is %s as such, without actions', (status) => {
  const departures = withSecond({ status });
  render(<DepartureList trip={trip} departures={departures} />);
  const [, second] = departures;
  const row = screen.getAllByRole('listitem')[1] as HTMLElement;
  if (!second) throw new Error('no second date');
  expect(row).toHaveTextContent(
    [formatShortDate(second.leaves), departureTerms(second), departureNotes(second, trip)].join(' '),
  );
  expect(within(row).queryByRole('link')).toBeNull();
  expect([links(calendar).length, links(tripPage.ask).length]).toEqual([2, 2]);
});

test("shows a date's own price beside it, in its message and in its booking link", () => {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/view?date={date}&price={price}');
  const price = trip.price + 1_000;
  const departures = withSecond({ price });
  render(<DepartureList trip={trip} departures={departures} />);
  const { leaves } = departures[1] ?? { leaves: '' };
  const printed = departurePrice({ ...some(1)[0], ...asRuled, price }, trip) ?? '';
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(printed);
  expect(addresses(tripPage.ask)[1]).toBe(
    whatsappHref(greetingFor(trip.name, leaving(formatShortDate(leaves), printed))),
  );
  const facts = { ...bookingFactsOf(trip, tripPath(trip.id)), date: leaves, price };
  expect(addresses(tripPage.departures.book)[1]).toEqual(bookingHref(facts));
  expect(bookingHref(facts)).toBe(`https://forms.example/view?date=${leaves}&price=${price}`);
});

test('links every date that can be booked to the booking form, with its price unless that is on request', () => {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/view?date={date}&price={price}');
  const departures = some(2).map((one, index) => (index === 1 ? { ...one, onRequest: true as const } : one));
  render(<DepartureList trip={trip} departures={departures} />);
  expect(addresses(tripPage.departures.book)).toEqual([
    `https://forms.example/view?date=2027-01-08&price=${trip.price}`,
    'https://forms.example/view?date=2027-01-22',
  ]);
});

const { meeting, asked } = pageTexts.trip.departures;

test.each([
  [undefined, meeting.longUsual, meeting.shortUsual],
  ['10:30 pm', meeting.long, meeting.short],
])(
  'names the night on which the group meets if its flight leaves after midnight, and its hour if it is known: %s',
  (at, long, short) => {
    const [friday] = some(1);
    if (!friday) throw new Error('no date');
    render(<DepartureList trip={trip} departures={[{ ...friday, meets: { on: '2027-01-07', at } }]} />);
    const night = { weekday: 'Thursday', hour: at ?? '' };
    expect(screen.getByRole('listitem')).toHaveTextContent(filled(long, { ...night, day: '7 Jan', flight: 'Friday' }));
    const message = new URL(addresses(tripPage.ask)[0] ?? '').searchParams.get('text');
    expect(message).toContain(filled(asked.day, { day: `Fri, 8 Jan 2027 (${filled(short, night)})` }));
  },
);

test.each([
  ['if there is no date', []],
  ['if all dates are full', withSecond({ status: 'full' }).slice(1, 2)],
])('says that no departure can be booked %s', (_how, departures) => {
  const { rerender } = render(<DepartureList trip={trip} departures={departures} />);
  expect(screen.getByText(tripPage.departures.none)).toBeVisible();
  rerender(<DepartureList trip={trip} departures={some(1)} />);
  expect(screen.getByText(tripPage.departures.none)).not.toBeVisible();
});

test.each([true, false])(
  'links to the booking form with the known facts, and with a campaign placeholder if campaigns are counted (%s)',
  (campaigns) => {
    jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/?trip={trip}&date={date}&c={campaign}');
    jest.replaceProperty(site, 'campaigns', campaigns);
    render(
      <BookingLink about="for Goa" facts={{ trip: 'Goa' }}>
        Book
      </BookingLink>,
    );
    const link = screen.getByRole('link');
    const href = 'https://forms.example/?trip=Goa';
    expect(link).toHaveAccessibleName(expect.stringMatching(/^Book for Goa /));
    expect(link).toHaveAttribute('href', href);
    expect(link.dataset['campaignHref']).toBe(campaigns ? `${href}&c={campaign}` : undefined);
  },
);
