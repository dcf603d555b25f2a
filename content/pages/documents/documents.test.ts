import { site } from '../../site';
import { prosePageTexts } from '../../catalogue/prose-pages';
import { bannerOfferProblems } from '../../checks/unfilled-details';
import { everywhere } from '../../words/everywhere';
import { bannerLine, type Offer } from './banner-offer';
import { documentFacts } from './facts';
import { operatorFacts, unconfirmedFacts } from '../../checks/confirmations';
import { dataRights, formNotices } from './form-notices';
import { countsWords, operator } from './operator-details';
import { noticeText } from './notice';
import { prosePageOf } from '../prose-page';
import { prosePage } from '../prose-pages';
import { prosePath } from '../../routes';

/** The page of the record with an id, made from other answers. */
const made = (id: string, facts: ReturnType<typeof documentFacts>) =>
  prosePageTexts.filter((text) => text.id === id).map((text) => prosePageOf(text, facts));

test('keeps the notice beside a form short, and links each right to its explanation on the Privacy page', () => {
  for (const notice of [...Object.values(formNotices), dataRights.text]) expect(notice.length).toBeLessThanOrEqual(180);
  const section = prosePage('privacy').sections.find(({ id }) => dataRights.href === `${prosePath('privacy')}#${id}`);
  const rights = [['see'], ['correct'], ['erase'], ['withdraw'], ['name', 'nominate'], ['complain']];
  for (const words of rights) {
    expect(dataRights.text).toMatch(new RegExp(words.join('|')));
    expect(section?.items.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(new RegExp(`^(${words.join('|')})`, 'i')),
    );
  }
  expect(dataRights.text).toContain('Data Protection Board of India');
});

test('mentions analytics, counted words and campaigns in the notice if they are on, and only then', () => {
  const textOf = (counter: string, isOn: boolean) =>
    JSON.stringify(
      made('privacy', documentFacts({ isConnected: false, counter, countsUnknownWords: isOn, keepsCampaigns: isOn })),
    );
  const counted = textOf('https://stats.trails.example', true);
  expect(counted).not.toContain('nothing you type');
  expect(textOf('https://stats.trails.example', false)).toContain('nothing you type');
  for (const word of ['stats.trails.example', 'Do Not Track']) expect(counted).toContain(word);
  expect(counted).not.toContain('counts no visitors');
  const uncounted = textOf('', false);
  expect(uncounted).toContain('counts no visitors');
  expect(uncounted).not.toContain('Do Not Track');
  for (const word of ['utm_', 'gclid', 'fbclid', 'Ref:'])
    expect([counted.includes(word), uncounted.includes(word)]).toEqual([true, false]);
});

test('names each fact about the operator with its records until somebody has confirmed it, by name and on a day', () => {
  const [fact] = operatorFacts;
  if (!fact) throw new Error('there are facts to confirm');
  const line = expect.stringContaining(`${fact.records}: ${fact.what}`) as unknown;
  expect(unconfirmedFacts([{ ...fact, confirmed: undefined }])).toEqual([line]);
  expect(unconfirmedFacts([{ ...fact, confirmed: { by: 'A. Planner', on: '2027-01-31' } }])).toEqual([]);
});

test('shows a notice until its last day, or until it is removed', () => {
  const notice = { text: 'Roads to Munnar are closed.', until: '2027-06-30' };
  expect(noticeText(notice, '2027-06-30')).toBe(notice.text);
  expect(noticeText(notice, '2027-07-01')).toBeUndefined();
  expect(noticeText({ ...notice, until: '' }, '2099-12-31')).toBe(notice.text);
  expect(noticeText({ text: '', until: '' }, '2027-06-30')).toBeUndefined();
});

const empty = { appliesTo: '', until: '', terms: '' };
const offer = {
  appliesTo: 'Tours in India booked a month ahead',
  until: '2027-03-31',
  terms: 'The saving is counted from the price on the page.',
};

test('says beside the banner what the offer applies to and until when, or shows no line', () => {
  expect(bannerLine(offer)).toBe(everywhere.offer(offer.appliesTo, '31 March 2027'));
  for (const until of ['', 'soon', '2027-13-01', '2027-02-30', 'Wed 2027-03-31', '2027-03-31 10:00'])
    expect(bannerLine({ ...offer, until })).toBeUndefined();
  for (const gap of [empty, { ...offer, appliesTo: '' }]) expect(bannerLine(gap)).toBeUndefined();
});

/** The paragraph of the Terms page on an offer. */
function bannerTerms(record: Offer): string | undefined {
  return made('terms', documentFacts(undefined, record))
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .find((text) => text.startsWith('About the offer'));
}

test('claims nothing in the terms beyond the banner until the record says more', () => {
  expect(bannerTerms(empty)).toContain(`'${site.banner}': ask us whether it applies`);
  expect(bannerTerms(offer)).toBe(
    `About the offer in our banner, '${site.banner}': ${bannerLine(offer) ?? ''}. ${offer.terms}`,
  );
  const withoutTerms = `About the offer in our banner, '${site.banner}': ${bannerLine(offer) ?? ''}.`;
  expect(bannerTerms({ ...offer, terms: '' })).toBe(withoutTerms);
});

test('names the missing parts of an offer, and that it has ended', () => {
  const names = (lines: readonly string[]) => lines.map((line) => /offer\.json: (\w+)/.exec(line)?.[1]);
  expect(names(bannerOfferProblems(empty, '2027-01-01'))).toEqual(['appliesTo', 'until', 'terms']);
  expect(bannerOfferProblems(offer, '2027-03-31')).toEqual([]);
  expect(bannerOfferProblems(offer, '2027-04-01')).toEqual([expect.stringContaining('ended on 2027-03-31')]);
  expect(bannerOfferProblems({ ...offer, until: '31 March' }, '2027-01-01')).toEqual([
    expect.stringContaining("'31 March' is no day"),
  ]);
});

test('counts unknown words only if the operator wants it and a counter is configured', () => {
  const counter = 'https://stats.trails.example';
  for (const [wanted, address, counted] of [
    [true, counter, true],
    [true, '', false],
    [false, counter, false],
    [undefined, counter, false],
  ] as const)
    expect(countsWords({ ...operator, countUnknownWords: wanted }, address)).toBe(counted);
});
