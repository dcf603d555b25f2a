import { festivalOf } from '../../catalogue/festivals';
import { monthIds, months } from '../../ids/months';
import { festivalDates } from '../../format/festival-dates';
import { noting, someTrip } from '../test/trips';
import { daysAfter } from './departures';
import { datedFestivals, festivalsInMonth, festivalsOfTrip } from './festivals';
import { trips } from '../../catalogue/trips';

const today = '2026-11-25';

test.each([
  [[['2027-02-06'], ['2027-02-11'], ['2027-02-20'], ['2027-03-06']], '6, 11 and 20 February 2027; 6 March 2027'],
  [[['2027-09-04', '2027-09-14']], '4 to 14 September 2027'],
  [[['2027-09-30', '2027-10-09']], '30 September to 9 October 2027'],
  [[['2026-12-31', '2027-01-01']], '31 December 2026 to 1 January 2027'],
])('writes the days %j as “%s”', (days, text) => {
  const dated = days.map(([first = '', last = first]) => ({ first, last, sure: 'certain' as const }));
  expect(festivalDates(dated)).toBe(text);
  expect(festivalDates(dated.map((one) => ({ ...one, sure: 'to a day' as const })))).toBe(
    `${text}, or a day earlier or later`,
  );
});

test.each([today, '2027-06-01'])('lists each festival of the two years from %s on the page of its month', (day) => {
  for (const { id, first, last } of datedFestivals) {
    const lines = festivalsInMonth(monthIds[Number(first.slice(5, 7)) - 1] ?? 'jan', day);
    const isAhead = last >= day && first <= daysAfter(day, 730);
    const dates = lines.find((one) => one.id === id)?.value ?? '';
    if (isAhead) expect(dates).toContain(last.slice(0, 4));
    else expect(dates).not.toContain(first.slice(0, 4));
  }
});

test('the page of a trip names at most four festivals, each in its months and at its places, or mentioned in its notes', () => {
  for (const trip of trips) {
    const lines = festivalsOfTrip(trip, today);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const { id, value } of lines) {
      const { name, alsoCalled = [] } = festivalOf(id);
      const isSpokenOf = [name, ...alsoCalled].some((one) => JSON.stringify(trip).includes(one));
      const season = [...trip.season.best, ...trip.season.fair];
      expect(isSpokenOf || season.some((month) => value.includes(months[month]))).toBe(true);
    }
  }
});

test('festivals that the notes mention take no line from the others', () => {
  const trip = someTrip(({ abroad }) => !abroad);
  const season = { best: [...monthIds], fair: [], note: 'Ambubachi fills the town.' };
  const ids = festivalsOfTrip(noting(trip, { season, route: ['Guwahati', 'Puri', 'Majuli'] }), today).map(
    ({ id }) => id,
  );
  expect(ids).toContain('ambubachi');
  expect(ids).toHaveLength(4);
});

test('a festival of a town is for trips that go there; a nationwide one for those whose notes mention it', () => {
  const trip = someTrip((one) => !one.abroad && !/\b(Holi|Puri)\b/.test(JSON.stringify(one)));
  const note = (text: string) => noting(trip, { season: { best: [...monthIds], fair: [], note: text } });
  const idsOf = (one: typeof trip) => festivalsOfTrip(one, today).map(({ id }) => id);
  expect(idsOf(note('Holidays are busy.'))).not.toContain('holi');
  expect(idsOf(note('On Holi roads are closed.'))).toContain('holi');
  expect(idsOf(note('Rath Yatra fills Puri.'))).not.toContain('rath-yatra');
  expect(idsOf(noting(trip, { route: ['Puri'], season: { best: ['jul'], fair: [], note: '' } }))).toContain(
    'rath-yatra',
  );
});
