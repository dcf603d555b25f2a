import { months } from '../../../content/catalogue/months';
import { formatShortDate } from '../../../content/format/duration';
import { dated } from '../../../content/format/months';
import { formatRupees } from '../../../content/format/money';
import {
  accessRows,
  departureNotes,
  departureTerms,
  meetingText,
  suitsRows,
  tripPage,
} from '../../../content/pages/trip';
import { sharesBeforeTcs } from '../../../content/pages/fare-words';
import { basisText, datedText, partsText } from '../../../content/pages/fares';
import type { DatedPrice } from '../../../content/queries/party-total';
import { fareLevels } from '../../../content/queries/trip-totals';
import { totalText } from '../../../content/catalogue/taxes';
import { particulars } from '../../../content/pages/trip-particulars';
import { trips } from '../../../content/queries/trips';
import { bare, filled, someTrip } from '../../../content/test-trips';
import { printingOf, printings } from './printed';

test.each(trips.map((trip) => [trip.id, trip] as const))('prints %s with the facts of its page', (id, trip) => {
  const printed = printings.find((printing) => printing.id === id);
  const { lines = [], lists = [] } = printed?.itinerary ?? {};
  const itemsOf = (heading: string) => lists.find((list) => list.heading === heading)?.items.join('\n') ?? '';

  expect(lines.join(' ')).toContain(
    `${formatRupees(trip.price)} ${basisText(trip)}, ${totalText(trip.price, trip.abroad)}.`,
  );
  expect(lines.join(' ')).toContain(tripPage.taxes(trip.abroad));
  const fares = itemsOf(tripPage.fares.heading);
  // Each level of fares is a part of the list: after its dates.
  const printedFares = fares.split('\n');
  for (const { days, fares: rows } of fareLevels(trip)) {
    const start = days.length > 0 ? printedFares.indexOf(datedText(days[0] as DatedPrice, trip)) : 0;
    expect(printedFares.slice(start, start + days.length)).toEqual(days.map((dated) => datedText(dated, trip)));
    rows.forEach(({ label, ...row }, index) => {
      const { parts, fare, gst, tcs, total } = row;
      const line = printedFares[start + days.length + index] ?? '';
      expect(
        line.match(/(?:(?<!\S)fare|= |GST|TCS|total) ?₹[\d,]*\d/g)?.map((sum) => sum.replace(/^[^₹]+/, '')),
      ).toEqual([fare, gst, ...(trip.abroad ? [tcs] : []), total].map(formatRupees));
      for (const text of [`${label}: `, partsText(parts) ?? label, sharesBeforeTcs(row, trip)])
        expect(line).toContain(text);
    });
  }
  const { best, fair, note, asOf } = trip.notes.season;
  expect(itemsOf(tripPage.season)).toContain(dated(note, asOf));
  expect(printed?.itinerary.plan.map(({ text }) => text)).toEqual(
    trip.notes.plan.map((day) => dated(day.text, day.asOf)),
  );
  for (const month of [...best, ...fair]) expect(itemsOf(tripPage.season)).toContain(months[month]);
  for (const departure of trip.group?.departures ?? [])
    expect(itemsOf(tripPage.departures.heading)).toContain(
      [
        `${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`,
        meetingText(departure),
        departureNotes(departure, trip),
      ]
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

test('prints the facts that only the operator can enter if they are set', () => {
  const trip = someTrip(({ group, days }) => group && days > 1);
  const headingsOf = (from: typeof trip) => printingOf(from).itinerary.lists.map(({ heading }) => heading);
  const { hotels, car, payments, leader, extras, flights } = particulars;
  expect(headingsOf(filled(trip))).toEqual(expect.arrayContaining([hotels, car, payments, leader, extras]));
  expect(printingOf(filled(trip)).itinerary.lines.join()).toContain(`${flights}: `);
  const headings = headingsOf(bare(trip));
  expect([hotels, car, leader, extras].filter((one) => headings.includes(one))).toEqual([]);
});
