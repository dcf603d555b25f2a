/** What browsers compute, compared with the records as the build has them. */
import fc from 'fast-check';
import { randomTests } from '../../scripts/lib/test/random-tests';
import { trips } from '../catalogue/trips';
import { formatDay, formatMonth, formatShortDate } from '../format/duration';
import { filled } from '../format/filled';
import { formatRupees } from '../format/money';
import type { Choice } from '../model/choice';
import { daysAfter, type Day } from '../model/dates/departures';
import { startOn } from '../model/dates/start-on';
import { fareKindOf } from '../model/fares/fare-parties';
import { partyTotal, type TotalTrip, type Travellers } from '../model/fares/party-total';
import { totalOf, totalTerms, totalTripOf } from '../model/fares/trip-totals';
import { terms } from '../model/test/terms';
import { noTotal } from '../records/pages/prices.json';
import { total as words } from '../records/pages/party.json';
import { noTotalText } from './no-total';
import { peopleText, travellersText } from './party';
import { quoteData } from './quote-data';
import { quotesOf, type QuoteData, type SentTrip } from './quotes';
import type { Trip } from '../schema/types';

const today = '2026-11-26';
jest.mock('../model/dates/build-day', () => ({ today: '2026-11-26' }));

/** The data as the browser parses it. */
const sent = JSON.parse(JSON.stringify(quoteData())) as QuoteData;
const quotes = quotesOf(sent);
const { pricedUntil, childAge } = totalTerms();

const quoteOf = (id: string, choice: Choice) => {
  const quote = quotes.quote(id, choice, today);
  if (!quote) throw new Error(`nothing quotes ${id}`);
  return quote;
};

/** The days of fourteen months. */
const days: Day[] = Array.from({ length: 425 }, (_, later) => daysAfter(today, later));
const months = [...new Set(days.map((day) => day.slice(0, 7)))];
const daysIn = (month: string): Day[] =>
  Array.from({ length: 31 }, (_, at) => daysAfter(`${month}-01`, at)).filter((day) => day.startsWith(month));

/** Each trip has random families of its own. */
const seedOf = (trip: Trip) => randomTests.seed + trips.indexOf(trip);

const party = (adults: number, ...ages: (number | `${number}b`)[]): Travellers => ({
  adults,
  children: ages.map((age) => ({ age: Number.parseInt(String(age)), withBed: String(age).endsWith('b') })),
});

const families: fc.Arbitrary<Travellers> = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.array(fc.record({ age: fc.integer({ min: 0, max: 17 }), withBed: fc.boolean() }), { maxLength: 3 }),
});

/** Families of whom all ways to be lodged are found fast, because a month has thirty days. */
const smallFamilies: fc.Arbitrary<Travellers> = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.array(fc.record({ age: fc.integer({ min: 0, max: 17 }), withBed: fc.boolean() }), { maxLength: 2 }),
});

/** Days of fourteen months, and more often those on which something about a trip changes. */
const daysFor = ({ dated, meets, onRequest, fullOn, leaves = [] }: TotalTrip): fc.Arbitrary<Day> => {
  const spans = [...dated, ...onRequest, ...fullOn, ...meets.flatMap(({ on }) => on)];
  const edges = spans.flatMap(({ from, until }) => [daysAfter(from, -1), from, until, daysAfter(until, 1)]);
  const changes = [...edges, ...leaves, daysAfter(today, -1), today, pricedUntil, daysAfter(pricedUntil, 1)];
  return fc.oneof(fc.constantFrom(...days), fc.constantFrom(...changes));
};

describe.each(trips)('$id', (trip) => {
  const { id } = trip;
  const whole = totalTripOf(trip);

  test('starts on the days on which the whole record says so, for the same reasons', () => {
    const all = [daysAfter(today, -1), ...days];
    expect(all.map((day) => [day, quotes.start(id, day, today)])).toEqual(
      all.map((day) => [day, startOn(whole, day, today, pricedUntil)]),
    );
  });

  test('costs two on an ordinary day what the build computes', () => {
    expect(quoteOf(id, party(2)).fare).toEqual(totalOf(trip, party(2)));
  });

  test('costs a party on a day what the model computes, or has no total for the same reason', () => {
    fc.assert(
      fc.property(families, daysFor(whole), (travellers, day) => {
        const quote = quoteOf(id, { ...travellers, day });
        // `totalOf` computes the same, but builds the trip anew each time.
        const answer = partyTotal(whole, travellers, day, today, totalTerms());
        const start = startOn(whole, day, today, pricedUntil);
        if ('why' in answer) {
          expect(quote.kind).toBe(answer.why === 'onRequest' ? 'request' : 'no');
          expect(quote).not.toHaveProperty('total');
          expect(quote.reason).toBe(
            noTotalText(answer, { ...trip, closed: quotes.tripOf(id)?.closed }, totalTerms(), day),
          );
          expect(quote.reason).not.toBe('');
        } else {
          expect(quote).toMatchObject({ kind: 'total', total: answer.total });
          const { fare, gst, tcs, total, rooms, parts } = answer;
          expect(quote.fare).toMatchObject({ fare, gst, tcs, total, rooms, parts });
          expect(quote.text).toContain(formatRupees(total));
        }
        if (start.can !== 'yes') expect(quote.kind).toBe(start.can);
        else expect(quote.kind).not.toBe('request');
        if (start.can === 'yes' && quote.kind === 'total') expect(quote.butBecause).toBe(start.butBecause);
      }),
      { numRuns: 20 * randomTests.times, seed: seedOf(trip) },
    );
  });

  test('costs in a month the least of its days, up to the most', () => {
    const check = (travellers: Travellers, month: string) => {
      const answers = daysIn(month).map((day) => partyTotal(whole, travellers, day, today, totalTerms()));
      const quote = quoteOf(id, { ...travellers, month });
      const totals = answers.flatMap((answer) => ('total' in answer ? answer.total : []));
      if (totals.length === 0) {
        expect(quote).not.toHaveProperty('total');
        expect(quote.reason).toBeTruthy();
        return;
      }
      const [least, most] = [Math.min(...totals), Math.max(...totals)];
      const [from, to] = [formatRupees(least), formatRupees(most)];
      const text = filled(words.inMonth, {
        total: least === most ? from : filled(words.fromTo, { from, to }),
        people: peopleText(travellers),
        month: formatMonth(month),
      });
      expect(quote).toMatchObject({ kind: 'total', total: least, text });
    };
    for (const month of months) check(party(2), month);
    fc.assert(fc.property(smallFamilies, fc.constantFrom(...months), check), {
      numRuns: 2 * randomTests.times,
      seed: seedOf(trip),
    });
  });

  // One adult with a child, three with one, two with two who both want a bed, and a small child or a baby with two.
  test.each(
    [party(1, 8), party(3, 8), party(2, '8b', '6b'), party(2, 3), party(2, 0)].map(
      (who) => [travellersText(who), who] as const,
    ),
  )('costs %s a total, unless it is planned for two, or for older children', (_, travellers) => {
    const quote = quoteOf(id, { ...travellers });
    const answer = partyTotal(whole, travellers, undefined, today, totalTerms());
    const young = travellers.children.map(({ age }) => age).filter((age) => age < childAge.below);
    const isPlannedWithout = young.some((age) => trip.childrenFrom === null || age < trip.childrenFrom);
    if ('total' in answer) {
      expect(quote).toMatchObject({ kind: 'total', total: answer.total });
      expect(answer.total).toBeGreaterThan(0);
      expect(isPlannedWithout).toBe(false);
      return;
    }
    expect(quote.kind).toBe('no');
    expect(isPlannedWithout || fareKindOf(trip) === 'for two').toBe(true);
    expect(answer.why).toBe(
      !isPlannedWithout ? 'notForTwo' : trip.childrenFrom === null ? 'withoutChildren' : 'childrenBelow',
    );
    expect(quote.reason).toBe(filled(noTotal[answer.why as 'notForTwo'], { from: trip.childrenFrom ?? 0 }));
    expect(quote.text).toBe(quote.reason);
  });
});

test('sends each span of days once, and no empty fields', () => {
  const { spans, trips: all } = quoteData();
  expect(new Set(spans.map((span) => JSON.stringify(span))).size).toBe(spans.length);
  expect(all.map(({ id }) => id)).toEqual(trips.map(({ id }) => id));
  for (const trip of all)
    for (const value of Object.values(trip))
      expect(['[]', 'null', 'false', undefined]).not.toContain(JSON.stringify(value));
  // Nothing is lost on the way to the browser.
  expect(sent).toEqual(quoteData());
});

test('sends some trips only', () => {
  const some = trips.slice(0, 2);
  expect(quoteData(some).trips.map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  expect(quotesOf(quoteData(some)).tripOf(trips[2]?.id ?? '')).toBeUndefined();
});

/** Trips that belong to the test: one with closings of each kind, one that never starts, and a group. */
const closedInRain = 'It is closed in the rain.';
const made: readonly SentTrip[] = [
  {
    ...{ id: 'museum', price: 10_000, days: 4, childrenFrom: 5 },
    at: [
      [0, 11_000],
      [1, 12_000],
    ],
    closed: closedInRain,
    cannotStart: [{ from: '06-10', until: '08-31' }],
    closedOn: [{ day: 2, weekdays: ['Monday'], because: 'the museum is closed on Mondays' }],
    fullOn: [{ from: '2027-02-02', until: '2027-02-03' }],
    onRequest: [{ from: '2027-04-01', until: '2027-04-30' }],
    meets: [
      { on: [{ from: '2027-03-04', until: '2027-03-05' }], must: true, because: 'the roads are closed' },
      { on: [{ from: '2027-03-22', until: '2027-03-22' }], must: false, because: 'the town is crowded' },
    ],
  },
  { ...{ id: 'group', price: 20_000, days: 4, childrenFrom: 0 }, leaves: ['2026-12-11', '2027-03-05'] },
  { ...{ id: 'sold out', price: 20_000, days: 4 }, leaves: [] },
];
const data: QuoteData = {
  terms,
  spans: [
    { from: '2026-12-20', until: '2027-01-03', name: 'Christmas' },
    { from: '2027-01-20', until: '2027-01-25' },
  ],
  trips: made,
};
const own = quotesOf(data);
const two = party(2);
const ask = (id: string, choice: Partial<Choice>) => own.quote(id, { ...two, ...choice }, today);
const people = peopleText(two);
/** A short date that does not break over two lines. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');
const onDay = (rupees: number, day: Day) =>
  filled(words.onDay, { total: formatRupees(rupees), people, day: unbroken(formatDay(day)) });
const next = (day: Day) => filled(words.next, { day: formatShortDate(day) });
const cannot = (day: Day) => filled(words.no, { day: formatShortDate(day) });

test.each([
  ['2026-12-19', 21_000],
  ['2026-12-21', 23_100],
  ['2027-01-02', 23_100],
  ['2027-01-20', 25_200],
  ['2027-01-26', 21_000],
  ['2028-01-01', 21_000],
])('quotes two on %s %d rupees with taxes', (day, total) => {
  const quote = ask('museum', { day });
  expect(quote).toMatchObject({ kind: 'total', total, text: onDay(total, day) });
  expect(quote).not.toHaveProperty('butBecause');
});

test('quotes two on an ordinary day while no day is chosen', () => {
  expect(ask('museum', {})).toMatchObject({
    kind: 'total',
    total: 21_000,
    text: filled(words.anyDay, { total: formatRupees(21_000), people }),
    fare: { fare: 20_000, gst: 1_000, rooms: 1 },
  });
});

test('says why another day is better', () => {
  expect(ask('museum', { day: '2027-03-22' })).toMatchObject({ kind: 'total', butBecause: 'the town is crowded' });
});

test.each([
  ['2027-02-02', noTotal.full, '2027-02-01', '2027-02-04'],
  ['2027-03-04', filled(noTotal.festival, { because: 'the roads are closed' }), '2027-03-03', '2027-03-06'],
  [
    '2027-01-10',
    filled(noTotal.weekday, { weekday: 'Sunday', because: 'the museum is closed on Mondays' }),
    '2027-01-09',
    '2027-01-11',
  ],
  ['2027-07-01', closedInRain, '2027-06-09', '2027-09-01'],
])('says for %s why the museum is closed, and the nearest days', (day, reason, before, after) => {
  expect(ask('museum', { day })).toEqual({
    kind: 'no',
    text: `${cannot(day)} ${next(after)}`,
    reason,
    nearest: { before, after },
  });
});

test('names the last date of a group if none follows, and none where there is none', () => {
  expect(ask('group', { day: '2027-03-06' })).toEqual({
    kind: 'no',
    text: `${cannot('2027-03-06')} ${next('2027-03-05')}`,
    reason: noTotal.noGroup,
    nearest: { before: '2027-03-05' },
  });
  expect(ask('sold out', { day: '2027-03-06' })).toEqual({
    kind: 'no',
    text: cannot('2027-03-06'),
    reason: noTotal.noGroup,
    nearest: {},
  });
});

test.each(['2027-04-12', '2028-01-03'])('says that the price is on request on %s', (day) => {
  expect(ask('museum', { day })).toEqual({
    kind: 'request',
    text: filled(words.request, { day: formatShortDate(day) }),
    reason: noTotal.onRequest,
  });
});

test.each([
  ['2026-11', formatRupees(21_000), 21_000],
  ['2026-12', filled(words.fromTo, { from: formatRupees(21_000), to: formatRupees(23_100) }), 21_000],
  ['2027-01', filled(words.fromTo, { from: formatRupees(21_000), to: formatRupees(25_200) }), 21_000],
  // Nine days of June are before the rain.
  ['2027-06', formatRupees(21_000), 21_000],
  // Two days of January are before the last day with a price.
  ['2028-01', formatRupees(21_000), 21_000],
])('quotes two in %s %s', (month, total, least) => {
  expect(ask('museum', { month })).toEqual({
    kind: 'total',
    total: least,
    text: filled(words.inMonth, { total, people, month: formatMonth(month) }),
  });
});

test.each(['2027-04', '2028-02'])('says that prices are on request in %s', (month) => {
  const text = filled(words.requestMonth, { month: formatMonth(month) });
  expect(ask('museum', { month })).toEqual({ kind: 'request', text, reason: `${text}.` });
});

test.each([
  ['museum', '2027-07', '2027-09-01'],
  ['group', '2027-01', '2027-03-05'],
  ['group', '2027-04', undefined],
  // Of a month that is over the next start is named.
  ['museum', '2026-10', '2026-11-26'],
])('says for the trip “%s” that it cannot start in %s, and that it can on %s', (id, month, after) => {
  const text = [filled(words.noMonth, { month: formatMonth(month) }), ...(after ? [next(after)] : [])].join(' ');
  expect(ask(id, { month })).toEqual({ kind: 'no', text, reason: text, nearest: after ? { after } : {} });
});

test('takes the month of a group from its dates', () => {
  expect(ask('group', { month: '2026-12' })).toMatchObject({ kind: 'total', total: 42_000 });
});

test.each([{}, { day: '2027-01-12' }, { month: '2027-01' }])(
  'gives a party without a total the reason, with %j',
  (when) => {
    const reason = filled(noTotal.childrenBelow, { from: 5 });
    expect(own.quote('museum', { ...party(2, 3), ...when }, today)).toEqual({ kind: 'no', text: reason, reason });
  },
);

test('names the nearest days before the party, because they help any party', () => {
  const quote = own.quote('museum', { ...party(2, 3), day: '2027-02-02' }, today);
  expect(quote).toMatchObject({ kind: 'no', reason: noTotal.full, nearest: { after: '2027-02-04' } });
});

test.each([{}, { day: '2027-02-02' }, { month: '2027-07' }])('asks for missing ages first, with %j', (when) => {
  expect(ask('museum', { agesUnknown: 1, ...when })).toEqual({ kind: 'ages', text: words.ages });
});

test.each(['no such trip', '', '__proto__', 'constructor'])('quotes no trip of the id “%s”', (id) => {
  expect(ask(id, {})).toBeUndefined();
  expect(own.start(id, '2027-01-12', today)).toBeUndefined();
  expect(own.tripOf(id)).toBeUndefined();
});

test('takes the day of the visit, not that of the build', () => {
  expect(own.quote('museum', { ...two, day: '2027-01-12' }, '2027-01-12')).toMatchObject({ kind: 'total' });
  expect(own.quote('museum', { ...two, day: '2027-01-12' }, '2027-01-13')).toEqual({
    kind: 'no',
    text: `${cannot('2027-01-12')} ${next('2027-01-13')}`,
    reason: noTotal.dayOver,
    nearest: { after: '2027-01-13' },
  });
  // Of a month of which most is over the rest counts: on the last days of December it is Christmas.
  expect(own.quote('museum', { ...two, month: '2026-12' }, '2026-12-28')).toMatchObject({ total: 23_100 });
});
