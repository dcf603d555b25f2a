/** Small parts of cards and of a trip's page. */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { destinations } from '@/content/catalogue/destinations';
import { monthIds, months } from '@/content/catalogue/months';
import { seedTrips } from '@/content/catalogue/seed';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatDayRange } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { inNewTab } from '@/content/pages/controls';
import { fareTexts, partsText } from '@/content/pages/fares';
import { signatureNote } from '@/content/pages/lists';
import { tripPage } from '@/content/pages/trip';
import { fareTable } from '@/content/queries/fares';
import { routeOf } from '@/content/queries/route';
import { trips } from '@/content/queries/trips';
import { destinationPath, monthPath, routes } from '@/content/routes';
import { site } from '@/content/site';
import { dayOf, leg, someTrip } from '@/content/test-trips';
import { DestinationCard } from './destination-card';
import { FareTable } from './fare-table';
import { RouteList } from './route-list';
import { RunningText } from './running-text';
import { SeasonStrip } from './season-strip';
import { SignatureNote } from './signature-note';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([false, true])('each party has its fare, taxes, total and message; abroad: %s', (abroad) => {
  const trip = someTrip((one) => one.abroad === abroad);
  render(<FareTable trip={trip} />);
  const { columns, asked, askName } = fareTexts;
  const { party, fare, gst, tcs, total } = columns;
  const [head, ...rows] = screen.getAllByRole('row');
  const textsOf = (row: HTMLElement, role: string) =>
    within(row)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(head && textsOf(head, 'columnheader')).toEqual([party, fare, gst, ...(abroad ? [tcs] : []), total]);
  const table = fareTable(trip);
  expect(rows.map((row) => [...textsOf(row, 'rowheader'), ...textsOf(row, 'cell')])).toEqual(
    table.map((line) => [
      `${line.label} ${askName} ${inNewTab} ${partsText(line.parts) ?? ''}`,
      ...[line.fare, line.gst, ...(abroad ? [line.tcs] : []), line.total].map(formatRupees),
    ]),
  );
  expect(hrefs()).toEqual(
    table.map((line) => whatsappHref(greetingFor(trip.name, asked(line.label, formatRupees(line.total))))),
  );
});

test('the stops stand in order, with their numbers and nights, and the way back is said', () => {
  render(<RouteList route={routeOf({ plan: [dayOf(leg('kochi', 'munnar')), dayOf(leg('munnar', 'kochi'))] })} />);
  expect(items()).toEqual(['1 Kochi', '2 Munnar, 1 night', 'and back to Kochi']);
});

test('each month says how a trip is in it; the best lead to the trips of theirs', () => {
  const [first, second, last] = ['jan', 'feb', 'dec'] as const;
  render(<SeasonStrip season={{ best: [first, last], fair: [second], note: '' }} />);
  const { best, fair, off } = tripPage.seasons;
  const words = monthIds.map((id) => (id === first || id === last ? best : id === second ? fair : off));
  expect(items()).toEqual(monthIds.map((id, index) => `${months[id].slice(0, 3)} ${months[id]}: ${words[index]}`));
  expect(hrefs()).toEqual([first, last].map(monthPath));
  for (const word of [best, fair, off]) expect(screen.getByText(word)).toBeVisible();
});

test('a card leads to its place and lists three highlights (specification, section 9), then how many more there are', () => {
  const { goa } = destinations;
  const highlights = ['Fort', 'Church', 'Beach', 'Market', 'River'];
  const { rerender } = render(<DestinationCard destination={{ ...goa, highlights }} />);
  expect(screen.getByRole('link', { name: goa.name })).toHaveAttribute('href', destinationPath('goa'));
  expect(screen.getByRole('article')).toHaveTextContent(`Rated ${goa.rating.toFixed(1)}${goa.subtitle}`);
  expect(screen.getByText(formatDayRange(goa.duration))).toBeVisible();
  expect(items()).toEqual(highlights.slice(0, 3));
  expect(screen.getByText('+2 more')).toBeVisible();
  rerender(<DestinationCard destination={{ ...goa, highlights: highlights.slice(0, 3) }} />);
  expect(screen.queryByText(/more$/)).toBeNull();
});

test('the note on the signature packages counts them and the others, and leads to every list of the others', () => {
  const { container } = render(<SignatureNote />);
  expect(container).toHaveTextContent(signatureNote.line(seedTrips.length, trips.length - seedTrips.length));
  const links = hrefs().map((href) => href ?? '');
  // A state's tours stand on the page above their own list too.
  const lists = trips
    .filter(({ id }) => !seedTrips.some((seed) => seed.id === id))
    .map(({ list: { href } }) => links.find((link) => href === link || href.startsWith(`${link}/`)));
  expect(new Set([...lists, routes.finder])).toEqual(new Set(links));
});

test('prices, numbers and addresses of a text are marked as not to be translated, and nothing else', () => {
  const [fare, phone] = [formatRupees(125000), site.phone.display];
  const marked = (text: string) => `<span translate="no">${text}</span>`;
  const text = (mark: (part: string) => string) =>
    `1,200 steps from ${mark(fare)}: call ${mark(phone)}, write to ${mark(site.email)}.`;
  expect(renderToStaticMarkup(<RunningText>{text((part) => part)}</RunningText>)).toBe(text(marked));
});
