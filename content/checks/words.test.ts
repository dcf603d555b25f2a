/** Words that follow a number or a visitor's text. */
import { totalText } from '../words/taxes';
import { asRuled, type Departure } from '../model/dates/departures';
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { keysOf } from '../ids/keys-of';
import { monthIds } from '../ids/months';
import { someTrip } from '../model/test/trips';
import { showing } from '../words/controls';
import { mapTexts } from '../words/maps';
import { departureNotes, departureTerms, suitsRows, tripPage } from '../words/trip';
import { finder } from '../words/finder-page';

test.each([
  ['tours of a list', showing],
  ['nights on a map', mapTexts.nights],
])('uses the singular for one of the %s', (_what, words) => {
  const [one, two] = [words(1).split(' '), words(2).split(' ')];
  const [noun = ''] = one.filter((word, index) => word !== '1' && word !== two[index]);
  expect(two).toEqual(one.map((word) => (word === '1' ? '2' : word === noun ? `${noun}s` : word)));
  expect(noun).not.toBe('');
  expect(words(0)).toBe(words(2).replace('2', '0'));
});

test('says how many of a list are compared, and out of how many if there are more', () => {
  const { compare } = finder.list;
  expect(compare(3, 5)).toMatch(/3.*5/);
  expect(compare(2, 2).match(/\d+/g)).toEqual(['2']);
});

test('names the best months of a year, and good ones if it has any', () => {
  const { best, withFair } = pageTexts['finder-search'].season;
  expect(finder.season({ best: ['nov', 'dec', 'jan'], fair: [] })).toBe(filled(best, { best: 'Nov to Jan' }));
  expect(finder.season({ best: ['jul'], fair: ['mar'] })).toBe(filled(withFair, { best: 'Jul', fair: 'Mar' }));
});

const departure: Departure = { leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20', ...asRuled };

test('the dates of a departure name the year only if it differs, and no last booking day if there is none', () => {
  const { back, backAndBook } = pageTexts.trip.departures.terms;
  expect(departureTerms(departure)).toBe(filled(backAndBook, { day: '15 Jan', last: '20 Dec 2026' }));
  expect(departureTerms({ ...departure, status: 'cancelled' })).toBe(filled(back, { day: '15 Jan' }));
  const overNewYear = { leaves: '2027-12-30', returns: '2028-01-04', closes: '2027-12-09' };
  expect(departureTerms({ ...departure, ...overNewYear })).toBe(
    filled(backAndBook, { day: '4 Jan 2028', last: '9 Dec' }),
  );
});

test('describes a date by the notes of the operator, with its status as of that day', () => {
  const asOf = '2026-11-21';
  const { claims, claimed, extra } = tripPage.departures;
  const season = { best: [...monthIds], fair: [], note: '' };
  const trip = { basis: 'per person' as const, abroad: false, season };
  const notes = (entered: Partial<Departure>) => departureNotes({ ...departure, ...entered }, trip);
  const offSeason = { ...trip, season: { ...season, best: [] } };
  expect(departureNotes(departure, offSeason).toLowerCase()).toBe(tripPage.seasons.off);
  expect([notes({}), notes({ asOf })]).toEqual(['', '']);
  for (const status of keysOf(claims))
    expect(notes({ status, asOf })).toBe(filled(claimed, { claim: claims[status], day: '21 November 2026' }));
  expect(notes({ extra: true, price: 105_000, ownFares: { fareAlone: 120_000 }, note: 'For Holi', asOf })).toBe(
    `${extra}; ₹1,05,000 per person, ${totalText(105_000, false)}; ${pageTexts.trip.fares.of.fareAlone} ₹1,20,000; For Holi`,
  );
  expect(notes({ price: 105_000, peak: 'Diwali' })).toMatch(/^Diwali: ₹1,05,000 per person, /);
});

test('describes the travellers that a trip suits in a fixed order, each under its label', () => {
  const { suits } = someTrip();
  expect(suitsRows(suits)).toEqual(
    keysOf(tripPage.suitsLabels).map((key) => ({ label: tripPage.suitsLabels[key], value: suits[key] })),
  );
});
