/** Asks that name people, ages, a festival or a day, by kind, and the party and the day that they mean. */
import calendar from '@/content/records/calendar/festivals.json';
import words from '@/content/records/ask/words.json';
import { withoutParts } from '@/content/ask/change-ask';
import { askedOn, parser } from './test/finder';

/** A party in short: '2 5 ?' is two adults, a child of five and a child whose age is not said; '' is nobody. */
function partyOf(text: string): string {
  const { travellers } = parser.read(text);
  if (!travellers) return '';
  const { adults, ages, agesUnknown } = travellers;
  return [adults, ...ages, ...Array.from({ length: agesUnknown }, () => '?')].join(' ');
}

const choicesOf = (text: string) => parser.read(text).choices;

/** The day or the month that a text names; '' for none. */
function whenOf(text: string): string {
  const { when } = parser.read(text);
  return when === undefined ? '' : 'day' in when ? when.day : when.month;
}

describe('a number of people', () => {
  test.each([
    // The number of all.
    ['4 people', '4'],
    ['family of 4', '4'],
    ['family of 4 goa', '4'],
    ['12 members', '12'],
    ['group of 8', '8'],
    ['for 2', '2'],
    ['ten of us', '10'],
    ['we are 6 friends', '6'],
    ['5 friends', '5'],
    ['me and 5 friends', '6'],
    ['one day out from chennai office of 40', '40'],
    ['40 colleagues', '40'],
    ['120 students', '120'],
    ['team of 25', '25'],
    ['kashmir ka kitna padega 5 log', '5'],
    // Adults and children.
    ['2 adults', '2'],
    ['1 adult', '1'],
    ['4 adults kerala', '4'],
    ['2 adults 2 kids', '2 ? ?'],
    ['2 adults and 1 child', '2 ?'],
    ['2 adults + 2 children', '2 ? ?'],
    ['2 adult 1 child', '2 ?'],
    ['two adults and one infant', '2 0'],
    ['adults 2 children 1', '2 ?'],
    ['adults: 2, kids: 2', '2 ? ?'],
    ['2 adults and 3 children aged 4, 7 and 12', '2 4 7 12'],
    ['we are a family of 5 with 2 kids (4 and 7)', '3 4 7'],
    ['4 log 2 bachche', '2 ? ?'],
    ['2 ladies and 2 kids', '2 ? ?'],
    ['2 adults and kids', '2 ? ?'],
    ['family of 4 with 2 kids', '2 ? ?'],
    ['family of 4 with kids', '2 ? ?'],
    ['family of 3 with child', '2 ?'],
    ['family of 5 with 2 kids', '3 ? ?'],
    ['5 people including 1 child', '4 ?'],
    ['family of 4 2 adults 2 kids', '2 ? ?'],
    ['2 kids', '2 ? ?'],
    ['2 adults and 2 senior citizens', '4'],
    ['2 couples', '4'],
    ['3 couples with 2 kids', '6 ? ?'],
  ])('is the party of “%s”', (text, party) => {
    expect(partyOf(text)).toBe(party);
  });
});

describe('words for people', () => {
  test.each([
    ['couple', '2'],
    ['couple trip under 50000', '2'],
    ['couple with baby', '2 0'],
    ['couple with one kid', '2 ?'],
    ['husband and wife', '2'],
    ['me and my wife', '2'],
    ['me and my wife and 3 year old', '2 3'],
    ['with my wife and 2 kids', '2 ? ?'],
    ['wife, two kids and parents', '4 ? ?'],
    ['me and my parents', '3'],
    ['me and my son', '1 ?'],
    ['me & my daughter 6', '1 6'],
    ['my wife, my 3 year old and me', '2 3'],
    ['couple and 2 friends', '4'],
    ['mother and daughter', '1 ?'],
    ['father and mother', '2'],
    ['amma appa', '2'],
    ['mummy papa', '2'],
    ['grandparents', '2'],
    ['solo', '1'],
    ['just me', '1'],
    ['single woman goa', '1'],
    ['family with a 5 year old', '2 5'],
    ['single mother with 2 kids', '1 ? ?'],
    ['with my sister and brother', '2'],
  ])('make the party of “%s”', (text, party) => {
    expect(partyOf(text)).toBe(party);
  });

  test.each([
    // Nobody is named.
    ['kerala in december'],
    ['honeymoon'],
    ['tell me the best places'],
    ['show me temples'],
    // Nobody knows how many: a filter for them is enough.
    ['with kids'],
    ['family trip'],
    ['friends trip goa'],
    ['me and my friends'],
    ['with my mother'],
    ['kids and grandparents'],
    // The words describe the trip or ask a question.
    ['child friendly hotel'],
    ['without kids'],
    ['do kids need a ticket'],
    ['20000 per person'],
    ['under 50k per couple'],
    ['group tour'],
  ])('make no party of “%s”', (text) => {
    expect(partyOf(text)).toBe('');
  });
});

describe('an age', () => {
  test.each([
    ['family of 4 children 5 and 9', '2 5 9'],
    ['children 5 and 9', '2 5 9'],
    ['kids 5 & 9', '2 5 9'],
    ['kids 5,9', '2 5 9'],
    ['kids aged 5, 9 and 12', '2 5 9 12'],
    ['kids 4 and 8 years', '2 4 8'],
    ['2 adults 2 kids 5 and 9', '2 5 9'],
    ['2 adults, 2 children (5 & 9 yrs)', '2 5 9'],
    ['2 adults 2 kids 8 years', '2 8 ?'],
    ['2 kids aged 4 years and 7 years', '2 4 7'],
    ['my son is 5', '2 5'],
    ['my son is 8 years old', '2 8'],
    ['son 5 daughter 9', '2 5 9'],
    ['son 5 and daughter 9 years', '2 5 9'],
    ['child of 8', '2 8'],
    ['mother and child of 8', '1 8'],
    ['mother alone with child of 8', '1 8'],
    ['father and son 5', '1 5'],
    ['1 adult 1 child of 8 munnar', '1 8'],
    ['1 adult and 1 child 8 years', '1 8'],
    ['8 year old son', '2 8'],
    ['5 and 9 year old kids', '2 5 9'],
    ['2 year old', '2 2'],
    ['with my 6 year old', '2 6'],
    ['4 yr old and 7 yr old', '2 4 7'],
    ['age 5 and 9', '2 5 9'],
    ['5 saal ka beta', '2 5'],
    ['one year old', '2 1'],
    ['child (5)', '2 5'],
    ['two kids, 5yrs and 8yrs', '2 5 8'],
    ['mother 60 father 65 and me', '3'],
    ['5 to 9 years', ''],
    ['baby', '2 0'],
    ['baby 8 months', '2 0'],
    ['10 month old baby', '2 0'],
    ['8 months baby', '2 0'],
    ['18 month old', '2 1'],
    ['baby 1 year', '2 1'],
    ['couple with 2 year old baby', '2 2'],
    ['3 people with child 7', '2 7'],
    // The age of an adult.
    ['parents 70 years', '2'],
    ['parents with knee pain 70', '2'],
    ['parents aged 68 and 72', '2'],
    ['parents above 70', '2'],
    ['father 72 mother 68', '2'],
    ['70 year old parents', '2'],
    ['couple aged 60 and 65', '2'],
    ['couple 60 years', '2'],
    ['mother 35 and child 8', '1 8'],
    ['2 adults aged 70', '2'],
    ['couple with 70 year old mother', '3'],
    ['60 and 65 years', '2'],
    ['age 70', ''],
    ['mother 70', ''],
  ])('is read as one in “%s”', (text, party) => {
    expect(partyOf(text)).toBe(party);
    const { choices, unknown } = parser.read(text);
    expect(choices).not.toHaveProperty('days');
    expect(choices).not.toHaveProperty('price');
    expect(choices).not.toHaveProperty('month');
    expect(unknown).toEqual([]);
  });

  test.each([
    ['kids 5 days', '', { days: ['exactly-5'] }],
    ['with parents 3 days', '2', { days: ['exactly-3'] }],
    ['couple 25 december', '2', { month: ['dec'] }],
    ['kids 25 to 30 december', '', { month: ['dec'] }],
    ['couple 50000', '2', { price: ['under-25000'] }],
    ['couple 50 k', '2', { price: ['under-25000'] }],
    ['kids 2 lakh', '', { price: ['under-200000'] }],
    ['parents 60 km from chennai', '2', { near: ['chennai'] }],
    ['my son and 3 friends', '3 ?', {}],
    ['wife and 2 kids 4 nights', '2 ? ?', { days: ['exactly-5'] }],
    // It may be an age or a number of children.
    ['kids 3', '', {}],
    ['with children 2 goa', '', {}],
    // An age limit is no age.
    ['1 child below 5 years', '2 ?', { suits: ['children'] }],
  ])('is not read from another number: “%s”', (text, party, choices) => {
    expect([partyOf(text), choicesOf(text)]).toEqual([party, expect.objectContaining(choices)]);
  });

  test.each([
    ['parents with knee pain 70', ['elders']],
    ['couple aged 60 and 65', ['elders']],
    ['father 72 mother 68', ['elders']],
    ['children 5 and 9', ['children']],
    ['baby 8 months', ['any-age']],
    ['son 12', ['from-ten']],
  ])('decides what suits: “%s”', (text, suits) => {
    expect(choicesOf(text)['suits']).toEqual(suits);
  });

  test('of a child makes its mother no senior, and the party no couple and nobody alone', () => {
    expect(choicesOf('mother and child of 8')).toEqual({ suits: ['from-six'] });
    expect(choicesOf('mother alone with child of 8')).toEqual({ suits: ['from-six'] });
    expect(choicesOf('mother 70 and child of 8')['suits']).toEqual(['elders', 'from-six']);
    expect(choicesOf('couple with baby')).toEqual({ suits: ['any-age'] });
    expect(choicesOf('me and my wife and 3 year old')).toEqual({ suits: ['children'] });
  });
});

describe('a day', () => {
  test.each([
    ['24 dec', '2026-12-24'],
    ['dec 24', '2026-12-24'],
    ['24th dec', '2026-12-24'],
    ['december 24th', '2026-12-24'],
    ['24 of december', '2026-12-24'],
    ['15th august', '2027-08-15'],
    ['15 august', '2027-08-15'],
    ['goa 2 jan', '2027-01-02'],
    ['26 november', '2026-11-26'],
    ['25 november', '2027-11-25'],
    ['24 dec 2027', '2027-12-24'],
    ['dec 24, 2027', '2027-12-24'],
    ['24 dec 2024', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['5/1/2027', '2027-01-05'],
    ['24.12.2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24/12/26', '2026-12-24'],
    ['on 24th', '2026-12-24'],
    ['on the 28th', '2026-11-28'],
    ['on 31st', '2026-12-31'],
    ['from 24th to 28th', '2026-12-24'],
    ['29 february', '2028-02-29'],
    ['25 दिसंबर', '2026-12-25'],
    ['for 24 december', '2026-12-24'],
    ['25 december 5 days', '2026-12-25'],
    ['24 dec to 2 jan', '2026-12-24'],
    ['dec 28 to jan 2', '2026-12-28'],
    // A month.
    ['in december', '2026-12'],
    ['november', '2026-11'],
    ['kerala in june', '2027-06'],
    ['june 2028', '2028-06'],
    ['next month', '2026-12'],
    ['second week of june', '2027-06'],
    ['31 february', '2027-02'],
    // None.
    ['december or january', ''],
    ['summer', ''],
    ['not in december', ''],
    ['24/7 support', ''],
    ['31/02/2027', ''],
    ['20/25', ''],
    ['3/4 days', ''],
    ['2nd time in kerala', ''],
    ['5 days', ''],
    ['1.5 lakh', ''],
    ['10-15k', ''],
  ])('is read from “%s”', (text, when) => {
    expect(whenOf(text)).toBe(when);
    expect(partyOf(text)).toBe('');
  });

  test.each([
    ['24 december to 30 december', 'under-7'],
    ['24 to 30 dec', 'under-7'],
    ['24-30 dec', 'under-7'],
    ['dec 24 to 30', 'under-7'],
    ['24 - 30 dec', 'under-7'],
    ['24 dec - 2 jan', 'under-10'],
    ['dec 28 to jan 2', 'under-6'],
    ['from 24th to 28th', 'under-5'],
    ['24 to 30 dec 4 days', 'exactly-4'],
    ['3 days 24 to 30 dec', 'exactly-3'],
  ])('begins the days of “%s”', (text, days) => {
    expect(choicesOf(text)['days']).toEqual([days]);
    expect(parser.read(text).unknown).toEqual([]);
  });

  test('gives the length of an outing that is said, in place of what an office usually takes', () => {
    expect(choicesOf('one day out from chennai office of 40')['days']).toEqual(['one-day']);
    expect(choicesOf('office team outing')['days']).toEqual(['under-3']);
  });
});

describe('a festival', () => {
  test.each([
    ['christmas', '2026-12-25', { month: ['dec'] }],
    ['2 adults 2 kids kerala christmas under 1 lakh', '2026-12-25', { month: ['dec'], price: ['under-25000'] }],
    ['new year', '2026-12-31', { month: ['dec', 'jan'] }],
    ['dubai new year', '2026-12-31', { where: ['dubai'] }],
    ['pongal', '2027-01-15', { month: ['jan'] }],
    ['diwali', '2027-10-29', { month: ['oct', 'nov'] }],
    ['deepavali', '2027-10-28', {}],
    ['holi', '2027-03-22', { month: ['mar'] }],
    ['onam', '2027-09-12', { month: ['sep'] }],
    ['durga puja', '2027-10-05', { month: ['oct'] }],
    ['dussehra', '2027-10-09', { month: ['oct'] }],
    ['navratri', '2027-09-30', { month: ['oct'] }],
    ['eid', '2027-03-10', { month: ['mar'] }],
    ['easter', '2027-03-26', { month: ['mar'] }],
    ['गोवा क्रिसमस', '2026-12-25', { month: ['dec'] }],
    ['independence day', '2027-08-15', { month: ['aug'] }],
    ['republic day', '2027-01-26', { month: ['jan'] }],
    // A festival of one town or country.
    ['rath yatra', '2027-07-05', {}],
    ['songkran', '2027-04-13', { where: ['thailand'] }],
    ['karthigai deepam', '2027-12-02', {}],
    // A date is more exact.
    ['new year from 28 dec', '2026-12-28', {}],
    // The calendar of the vocabulary has the next one only.
    ['diwali 2027', '2027-10-29', {}],
    ['diwali 2028', '', {}],
    ['not christmas', '', {}],
  ])('is on its day: “%s”', (text, day, choices) => {
    expect([whenOf(text), choicesOf(text)]).toEqual([day, expect.objectContaining(choices)]);
    expect(parser.read(text).unknown).toEqual([]);
  });

  test('has a day in each of its wordings', () => {
    for (const [id, texts] of Object.entries(words.festivals))
      for (const text of texts) {
        const { when } = parser.read(text);
        const days = calendar.festivals.flatMap((one) => one.days.flatMap(({ on }) => on.map(({ first }) => first)));
        expect([id, text, when && 'day' in when && when.day >= askedOn && days.includes(when.day)]).toEqual([
          id,
          text,
          true,
        ]);
      }
  });
});

describe('the words of a party or a day', () => {
  test.each([
    ['2 adults 2 kids kerala', 'kerala'],
    ['ooty family of 4 children 5 and 9', 'ooty'],
    ['goa 12 members', 'goa'],
    ['munnar parents with knee pain 70', 'munnar'],
  ])('can be taken out of “%s”', (text, left) => {
    const ask = parser.read(text);
    const own = ask.parts.filter(({ who }) => who);
    expect(own.length).toBeGreaterThan(0);
    expect(withoutParts(text, ask, own)).toBe(left);
    expect(own.reduce((sum, { people = 0 }) => sum + people, 0)).toBeGreaterThan(0);
  });

  test('can be taken out for a day', () => {
    const ask = parser.read('goa 24th december');
    expect(
      withoutParts(
        'goa 24th december',
        ask,
        ask.parts.filter(({ when }) => when),
      ),
    ).toBe('goa');
  });

  test('count each traveller once', () => {
    for (const [text, people] of [
      ['family of 4 children 5 and 9', 4],
      ['2 adults 2 kids', 4],
      ['wife, two kids and parents', 6],
    ] as const)
      expect([text, parser.read(text).parts.reduce((sum, part) => sum + (part.people ?? 0), 0)]).toEqual([
        text,
        people,
      ]);
  });

  test('divide a price, unless it is for each', () => {
    expect(choicesOf('mother and child of 8 under 30000')['price']).toEqual(['under-15000']);
    expect(choicesOf('family of 4 children 5 and 9 total 1 lakh')['price']).toEqual(['under-25000']);
    expect(choicesOf('family of 4 oru aalukku 20000')['price']).toEqual(['under-20000']);
    expect(choicesOf('budget 30000 for my parents')['price']).toEqual(['under-30000']);
    expect(choicesOf('12 members 2 lakh total goa')['price']).toEqual(['under-16666']);
  });
});
