/** Page and structured data of each trip, and the feed of all, say the same numbers: those of its record. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { formatShortDate } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { departureTerms, flightLine, tripPage } from '../../content/pages/trip';
import { fareTable } from '../../content/queries/fares';
import { trips } from '../../content/queries/trips';
import { departureFile, tripPath } from '../../content/routes';
import { rawHtml, rawText } from '../support/pages';

test('the page of a trip prints its price, taxes, fares and dates', () => {
  for (const trip of trips) {
    const text = rawText(tripPath(trip.id));
    const wanted = [
      formatRupees(trip.price),
      tripPage.taxes(trip.abroad),
      flightLine(trip) ?? '',
      ...fareTable(trip).flatMap(({ label, fare, tax, total }) => [label, ...[fare, tax, total].map(formatRupees)]),
      ...(trip.group?.departures ?? []).flatMap((departure) => [
        formatShortDate(departure.leaves),
        departureTerms(departure),
      ]),
    ];
    expect(
      wanted.filter((part) => !text.includes(part)),
      trip.id,
    ).toEqual([]);
    const html = rawHtml(tripPath(trip.id));
    for (const { leaves } of trip.group?.departures ?? []) expect(html).toContain(departureFile(trip.id, leaves));
  }
});

test('the feed has the price of each page', () => {
  const { data } = Papa.parse<Record<string, string>>(readFileSync('out/feeds/catalogue.csv', 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map(({ id, price }) => [id, price])).toEqual(trips.map(({ id, price }) => [id, `${price}.00 INR`]));
});
