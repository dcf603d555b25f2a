/**
 * Compares the prices on the page, in the structured data, in the printed itinerary, in the feed and in browsers, for all trips, parties
 * and dates.
 */
import Papa from 'papaparse';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tripNodes } from '@/app/_seo/trip-nodes';
import { GET as feed } from '@/app/feeds/catalogue.csv/route';
import { FareLevels } from '@/components/ui/fare-levels';
import { formatRupees } from '@/content/format/money';
import { sharesBeforeTcs } from '@/content/words/fare-words';
import { pageTexts } from '@/content/catalogue/page-texts';
import { filled } from '@/content/format/filled';
import { datedText, parties } from '@/content/words/fares';
import { quoteData } from '@/content/words/quote-data';
import { quotesOf } from '@/content/words/quotes';
import { today } from '@/content/model/dates/build-day';
import { daysAfter, type Day } from '@/content/model/dates/departures';
import type { Party } from '@/content/model/fares/fare-parties';
import type { Travellers } from '@/content/model/fares/party-total';
import { fareLevels, tariffOf } from '@/content/model/fares/trip-totals';
import { printingOf } from '../assets/pdf/printed';
import { trips } from '../../content/catalogue/trips';

/** The text of each cell of each row, by table. */
const tablesIn = (html: string) =>
  (html.match(/<tbody>.*?<\/tbody>/gs) ?? []).map((body) =>
    (body.match(/<tr.*?<\/tr>/gs) ?? []).map((row) =>
      (row.match(/<td.*?<\/td>/gs) ?? []).map((cell) => cell.replace(/<[^>]+>/g, '')),
    ),
  );

/** A party with children of an age for which the trip has a fare. */
const travellersOf = ({ adults, childrenWithBed, childrenWithoutBed }: Party): Travellers => ({
  adults,
  children: [
    ...Array.from({ length: childrenWithBed }, () => ({ age: 11, withBed: true })),
    ...Array.from({ length: childrenWithoutBed }, () => ({ age: 11, withBed: false })),
  ],
});

const daysIn = ({ from, until }: { from: Day; until: Day }): Day[] =>
  from > until ? [] : [from, ...daysIn({ from: daysAfter(from, 1), until })];

const firstAndLast = (days: readonly Day[]): Day[] => [...days.slice(0, 1), ...days.slice(1).slice(-1)];

let prices: Record<string, string>;
beforeAll(async () => {
  const { data } = Papa.parse<Record<string, string>>(await feed().text(), { header: true });
  prices = Object.fromEntries(data.map(({ id = '', price = '' }) => [id, price]));
});

test.each(trips.map((trip) => [trip.id, trip] as const))('states the same price for %s everywhere', (id, trip) => {
  const levels = fareLevels(trip);
  const offers = tripNodes(trip)[0]['offers'] as { name?: string; price: number; description?: string }[];
  const printed = printingOf(trip).itinerary.lists.flatMap(({ items }) => items);
  const html = renderToStaticMarkup(createElement(FareLevels, { trip }));
  const [tariff, totalsOfParties] = tablesIn(html);
  const payers = tariffOf(trip);
  // The trip as it is serialised for the browser.
  const quotes = quotesOf(JSON.parse(JSON.stringify(quoteData([trip]))) as ReturnType<typeof quoteData>);
  const isSold = (day: Day) => quotes.start(id, day, today)?.can === 'yes';

  // Compare the totals of two on the page, one for each level.
  const totals = [...html.matchAll(/data-level="[^"]*"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(totals).toEqual(levels.map(({ fares }) => formatRupees(fares.find((row) => row.id === 'two')?.total ?? 0)));
  for (const [level, { days, fares }] of levels.entries())
    for (const [row, { id: partyId, party, ...sums }] of fares.entries()) {
      const { fare, gst, tcs, total } = sums;
      expect(totalsOfParties?.[row]?.[level]).toBe(formatRupees(total));
      // Compare the page: the fares of its tariff add up to those of the party.
      for (const { who, each } of sums.parts)
        expect(tariff?.[payers.findIndex((payer) => payer.who === who)]?.[level]).toBe(formatRupees(each));
      expect(sums.parts.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(fare);
      // Compare the printed itinerary: the fares are after the days of the level, in the same order.
      const start = days.length > 0 ? printed.indexOf(datedText(days[0] as (typeof days)[0], trip)) + days.length : -1;
      const line = printed.find((item, index) => index >= start && item.startsWith(`${parties[partyId]}: `));
      for (const text of [
        formatRupees(fare),
        filled(pageTexts.prices.printedTotal, { amount: formatRupees(total) }),
        sharesBeforeTcs(sums, trip),
      ])
        expect(line).toContain(text);
      // Compare what browsers compute, on the first and the last of the days on which the trip can start.
      const ordinary = days.length === 0 ? [undefined] : [];
      for (const day of [...ordinary, ...days.flatMap((span) => firstAndLast(daysIn(span).filter(isSold)))])
        expect(quotes.quote(id, { ...travellersOf(party), day }, today)).toMatchObject({
          kind: 'total',
          total,
          fare: { fare, gst, tcs, total },
        });
    }
  for (const { description } of offers) expect(description?.startsWith('TCS is ') ?? false).toBe(trip.abroad);
  const two = levels[0]?.fares.find(
    ({ party }) => party.adults === 2 && party.childrenWithBed + party.childrenWithoutBed === 0,
  );
  const [base] = offers;
  // A price per couple is for both, any other for one of the two; the tax may be rounded by half a rupee.
  const people = trip.basis === 'per couple' ? 1 : 2;
  expect(Math.abs((base?.price ?? 0) * people - ((two?.fare ?? 0) + (two?.gst ?? 0)))).toBeLessThanOrEqual(1);
  expect(prices[id]).toBe(`${base?.price}.00 INR`);
});
