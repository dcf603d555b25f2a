import { site } from '../site';
import { bannerLine, bannerOfferProblems, bannerTerms } from './banner-offer';

const empty = { appliesTo: '', until: '', terms: '' };
const offer = {
  appliesTo: 'Tours in India booked a month ahead',
  until: '2027-03-31',
  terms: 'The saving is counted from the price on the page.',
};

test('the line beside the banner says to what it applies and until when, or is not there', () => {
  expect(bannerLine(offer)).toBe('Tours in India booked a month ahead, until 31 March 2027');
  for (const until of ['', 'soon', '2027-13-01', '2027-02-30', 'Wed 2027-03-31', '2027-03-31 10:00'])
    expect(bannerLine({ ...offer, until })).toBeUndefined();
  for (const gap of [empty, { ...offer, appliesTo: '' }]) expect(bannerLine(gap)).toBeUndefined();
});

test('the terms claim nothing beyond the banner until the record says more', () => {
  expect(bannerTerms(empty)).toContain(`'${site.banner}': ask us whether it applies`);
  expect(bannerTerms(offer)).toBe(
    `About the offer in our banner, '${site.banner}': ${bannerLine(offer) ?? ''}. ${offer.terms}`,
  );
  expect(bannerTerms({ ...offer, terms: '' })).toMatch(/2027\.$/);
});

test('what the offer lacks is named, and that it has ended', () => {
  const names = (lines: readonly string[]) => lines.map((line) => /offer\.json: (\w+)/.exec(line)?.[1]);
  expect(names(bannerOfferProblems(empty, '2027-01-01'))).toEqual(['appliesTo', 'until', 'terms']);
  expect(bannerOfferProblems(offer, '2027-03-31')).toEqual([]);
  expect(bannerOfferProblems(offer, '2027-04-01')).toEqual([expect.stringContaining('ended on 2027-03-31')]);
  expect(bannerOfferProblems({ ...offer, until: '31 March' }, '2027-01-01')).toEqual([
    expect.stringContaining("'31 March' is no day"),
  ]);
});
