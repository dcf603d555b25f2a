import { months } from '../../../content/ids/months';
import { formatShortDate } from '../../../content/format/duration';
import { dated } from '../../../content/format/months';
import { pageTexts } from '../../../content/catalogue/page-texts';
import { filled as filledIn } from '../../../content/format/filled';
import { formatRupees } from '../../../content/format/money';
import {
  accessRows,
  departureNotes,
  departureTerms,
  meetingText,
  sightRows,
  suitsRows,
  tripPage,
} from '../../../content/words/trip';
import { sharesBeforeTcs } from '../../../content/words/fare-words';
import { basisText, datedText, parties, partsText } from '../../../content/words/fares';
import { today } from '../../../content/model/dates/build-day';
import { festivalsOfTrip } from '../../../content/model/dates/festivals';
import type { DatedPrice } from '../../../content/model/fares/party-total';
import { fareLevels } from '../../../content/model/fares/trip-totals';
import { totalText } from '../../../content/words/taxes';
import { particulars } from '../../../content/words/trip-particulars';
import { bare, filled, noting, someGroup, someTrip } from '../../../content/model/test/trips';
import { printingOf, printings } from './printed';
import { trips } from '../../../content/catalogue/trips';
import { comingDepartures } from '../../../content/model/dates/group-departures';
import type { Trip } from '../../../content/schema/types';

const { sums: sumTexts, printedTotal } = pageTexts.prices;

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
    rows.forEach((row, index) => {
      const { id, parts, fare, gst, tcs, total } = row;
      const line = printedFares[start + days.length + index] ?? '';
      const [sum, shares] = [partsText(parts), sharesBeforeTcs(row, trip)];
      const sums = [
        filledIn(sumTexts.fare, { amount: [...(sum ? [sum] : []), formatRupees(fare)].join(' = ') }),
        filledIn(sumTexts.gst, { amount: formatRupees(gst) }),
        ...(trip.abroad ? [filledIn(sumTexts.tcs, { amount: formatRupees(tcs) })] : []),
        filledIn(printedTotal, { amount: formatRupees(total) }),
      ];
      expect(line).toBe(`${parties[id]}: ${sums.join(', ')}${shares && `. ${shares}`}`);
    });
  }
  const { best, fair, note, asOf } = trip.season;
  expect(itemsOf(tripPage.season)).toContain(dated(note, asOf));
  expect(printed?.itinerary.plan.map(({ text }) => text)).toEqual(trip.plan.map((day) => dated(day.text, day.asOf)));
  for (const month of [...best, ...fair]) expect(itemsOf(tripPage.season)).toContain(months[month]);
  for (const departure of comingDepartures(trip))
    expect(itemsOf(tripPage.departures.heading)).toContain(
      [
        `${formatShortDate(departure.leaves)}, ${departureTerms(departure)}`,
        meetingText(departure),
        departureNotes(departure, trip),
      ]
        .filter(Boolean)
        .join('; '),
    );
  for (const { label, value } of [...sightRows(trip), ...festivalsOfTrip(trip, today)])
    expect(itemsOf(tripPage.season)).toContain(`${label}: ${value}`);
  for (const { label, value } of accessRows(trip))
    expect(itemsOf(tripPage.access.heading)).toContain(`${label}: ${value}`);
  for (const { label, value, asOf } of suitsRows(trip.suits))
    expect(itemsOf(tripPage.suits)).toContain(dated(`${label}: ${value}`, asOf));
  expect(itemsOf(tripPage.included)).toBe(trip.inclusions.join('\n'));
  expect(itemsOf(tripPage.excluded)).toBe(trip.exclusions.join('\n'));
});

test('prints dates of departure for groups alone: other trips leave on any day', () => {
  const dated = printings.filter(({ itinerary }) =>
    itinerary.lists.some((list) => list.heading === tripPage.departures.heading),
  );
  const groups = trips.filter(({ collection }) => collection === 'groups');
  expect(dated.map(({ id }) => id).sort()).toEqual(groups.map(({ id }) => id).sort());
});

test('prints who checked the facts of a trip, and when, where its record says so', () => {
  const linesOf = (checked: { by: string; on: string } | undefined) =>
    printingOf(noting(someTrip(), { checked })).itinerary.lines.join('\n');
  const line = 'Times, closures and inclusions checked by Asha Rao on 21 November 2026.';
  expect(linesOf({ by: 'Asha Rao', on: '2026-11-21' }).split('\n')).toContain(line);
  expect(linesOf(undefined)).not.toContain('checked by');
});

test('prints the facts that only the operator can enter if they are set', () => {
  const trip = someGroup(({ days }) => days > 1);
  const headingsOf = (from: Trip) => printingOf(from).itinerary.lists.map(({ heading }) => heading);
  const { hotels, car, payments, leader, extras, flights } = particulars;
  expect(headingsOf(filled(trip))).toEqual(expect.arrayContaining([hotels, car, payments, leader, extras]));
  expect(printingOf(filled(trip)).itinerary.lines.join()).toContain(`${flights}: `);
  const headings = headingsOf(bare(trip));
  expect([hotels, car, leader, extras].filter((one) => headings.includes(one))).toEqual([]);
});
