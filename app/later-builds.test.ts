/** Later builds without new entries by the operator: they sell no date whose price has not been set. */
import type { Trip } from '@/content/schema/types';

/** Imports the site as built on a day; the modules are reset, because they read the clock when they load. */
async function builtOn(day: string) {
  jest.resetModules();
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse(`${day}T06:00:00Z`) / 1000);
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { TripNotes } = await import('@/components/sections/trip-notes');
  const { tripNodes } = await import('./_seo/trip-nodes');
  const { GET: plainText } = await import('./llms.txt/route');
  const { isGroup, trips } = await import('@/content/catalogue/trips');
  const { comingDepartures } = await import('@/content/model/dates/group-departures');
  const { dateOptions } = await import('@/content/words/booking-options');
  const { peaksInMonth } = await import('@/content/words/year-dates');
  const { monthIds } = await import('@/content/ids/months');
  const { operator } = await import('@/content/catalogue/operator');
  const { fareTexts } = await import('@/content/words/fares');
  return {
    trips,
    isGroup,
    comingDepartures,
    page: (trip: Trip) => renderToStaticMarkup(createElement(TripNotes, { trip })),
    offers: (trip: Trip) => JSON.stringify(tripNodes(trip)[0]['offers']),
    text: await plainText().text(),
    dateOptions,
    peaks: monthIds.flatMap((month) => peaksInMonth(month, day)),
    completeUntil: operator.peaks.completeUntil,
    words: fareTexts.onRequest,
  };
}

afterAll(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
});

test.each(['2028-01-15', '2030-01-15'])(
  'a build of %s says “price on request” where no price is known',
  async (day) => {
    const { trips, isGroup, comingDepartures, page, offers, text, dateOptions, peaks, completeUntil, words } =
      await builtOn(day);
    // Skips days for which the operator has entered prices since.
    if (completeUntil >= day) return;
    expect(peaks).toEqual([]);
    expect(text.split('\n').filter((line) => line.startsWith('  - ') && !line.includes(words.price))).toEqual([]);
    for (const trip of trips) {
      const html = page(trip);
      if (!isGroup(trip)) expect(html).toContain(words.price);
      for (const departure of comingDepartures(trip)) {
        const row = new RegExp(`<li data-until="${departure.closes}".*?</li>`).exec(html)?.[0];
        expect(row).toContain(words.price);
        expect(row).not.toContain('₹');
      }
      expect(offers(trip)).not.toContain('#departures');
      for (const { label } of dateOptions(comingDepartures(trip))) expect(label).toContain(words.price);
    }
  },
);
