import { months } from '../../../content/catalogue/months';
import { formatShortDate } from '../../../content/format/duration';
import { dated } from '../../../content/format/months';
import { formatRupees } from '../../../content/format/money';
import { accessRows, departureNotes, departureTerms, suitsRows, tripPage } from '../../../content/pages/trip';
import { fareOf, tableParties } from '../../../content/queries/fares';
import { trips } from '../../../content/queries/trips';
import { printings } from './printed';

test.each(trips.map((trip) => [trip.id, trip] as const))('%s is printed with what its page says', (id, trip) => {
  const printed = printings.find((printing) => printing.id === id);
  const { lines = [], lists = [] } = printed?.itinerary ?? {};
  const itemsOf = (heading: string) => lists.find((list) => list.heading === heading)?.items.join('\n') ?? '';

  expect(lines.join(' ')).toContain(`${formatRupees(trip.price)} ${tripPage.basis[trip.basis]}.`);
  expect(lines.join(' ')).toContain(tripPage.taxes(trip.abroad));
  for (const { label, party } of tableParties) {
    const { fare, gst, tcs, total } = fareOf(trip, party);
    const [paid, tax, whole] = [fare, gst + tcs, total].map(formatRupees);
    expect(itemsOf(tripPage.fares.heading)).toContain(`${label}: fare ${paid}, tax ${tax}, total ${whole}`);
  }
  const { best, fair, note, asOf } = trip.notes.season;
  expect(itemsOf(tripPage.season)).toContain(dated(note, asOf));
  expect(printed?.itinerary.plan.map(({ text }) => text)).toEqual(
    trip.notes.plan.map((day) => dated(day.text, day.asOf)),
  );
  for (const month of [...best, ...fair]) expect(itemsOf(tripPage.season)).toContain(months[month]);
  for (const departure of trip.group?.departures ?? [])
    expect(itemsOf(tripPage.departures.heading)).toContain(
      [`${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`, departureNotes(departure, trip.basis)]
        .filter(Boolean)
        .join('; '),
    );
  for (const { label, value } of accessRows(trip.notes))
    expect(itemsOf(tripPage.access.heading)).toContain(`${label}: ${value}`);
  for (const { label, value, asOf } of suitsRows(trip.notes.suits))
    expect(itemsOf(tripPage.suits)).toContain(dated(`${label}: ${value}`, asOf));
  expect(itemsOf(tripPage.included)).toBe(trip.inclusions.join('\n'));
  expect(itemsOf(tripPage.excluded)).toBe(trip.notes.exclusions.join('\n'));
});
