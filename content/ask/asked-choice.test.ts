import { mostTravellers } from '../model/choice';
import { isOfAsk, isTooMany, withAsked } from './asked-choice';

const today = '2026-11-28';
const family = { travellers: { adults: 2, ages: [5, 9], agesUnknown: 0 } };
const christmas = { when: { day: '2026-12-25' } };
const december = { when: { month: '2026-12' } };

test.each([
  ['names a party', 'kind=hills', {}, family, 'kind=hills&adults=2&ages=5,9'],
  ['names a day alone', '', {}, christmas, 'adults=2&date=2026-12-25'],
  ['leaves a month alone to the finder', 'month=dec', {}, december, 'month=dec'],
  ['takes a month with a party', '', {}, { ...family, ...december }, 'adults=2&ages=5,9&month=2026-12'],
  ['keeps ages to be asked for', '', {}, { travellers: { adults: 2, ages: [], agesUnknown: 2 } }, 'adults=2&ages=-,-'],
  [
    'replaces what the old text named',
    'adults=2&ages=5,9',
    family,
    { travellers: { adults: 3, ages: [], agesUnknown: 0 } },
    'adults=3',
  ],
  [
    'takes back what only the old text named',
    'adults=2&ages=5,9&date=2026-12-25',
    { ...family, ...christmas },
    christmas,
    'adults=2&date=2026-12-25',
  ],
  ['takes all of it back', 'kind=hills&adults=2&ages=5,9', family, {}, 'kind=hills'],
  ['keeps a day that was chosen by hand', 'adults=2&ages=5,9&date=2027-01-10', family, {}, 'adults=2&date=2027-01-10'],
  ['keeps a party that was chosen by hand', 'adults=4', christmas, {}, 'adults=4'],
  ['changes nothing if both name the same', 'adults=4', family, family, 'adults=4'],
] as const)('%s', (_, query, before, after, expected) => {
  expect(withAsked(query, before, after, today)).toBe(expected);
});

test('lets the address win over the words of a link', () => {
  expect(withAsked('search=x&adults=4', undefined, family, today)).toBe('search=x&adults=4');
  expect(withAsked('search=x', undefined, family, today)).toBe('search=x&adults=2&ages=5,9');
});

test('makes no party of more travellers than have a price', () => {
  const office = { travellers: { adults: mostTravellers + 1, ages: [], agesUnknown: 0 } };
  expect([isTooMany(office), isTooMany(family)]).toEqual([true, false]);
  expect(withAsked('', {}, office, today)).toBe('');
});

test('tells whether a choice is what the words name', () => {
  const choice = { adults: 2, children: [5, 9].map((age) => ({ age, withBed: false })), day: '2026-12-25' };
  expect(isOfAsk(choice, { ...family, ...christmas })).toEqual({ who: true, when: true });
  expect(isOfAsk({ ...choice, adults: 3, day: '2026-12-24' }, { ...family, ...christmas })).toEqual({
    who: false,
    when: false,
  });
});
