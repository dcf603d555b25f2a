import fc from 'fast-check';
import { anyText } from '../../scripts/lib/test/any-text';
import {
  choiceParameters,
  countOf,
  mostTravellers,
  oldestChild,
  parametersOf,
  readChoice,
  withChoice,
  type Choice,
} from './choice';
import { daysAfter } from './dates/departures';

const today = '2026-11-25';
const read = (query: string) => readChoice(query, today);

test.each<[string, Choice]>([
  ['adults=2', { adults: 2, children: [] }],
  ['?adults=1&ages=9', { adults: 1, children: [{ age: 9, withBed: false }] }],
  ['adults=12&ages=', { adults: 12, children: [] }],
  [
    'adults=1&ages=0,17b,9',
    {
      adults: 1,
      children: [
        { age: 0, withBed: false },
        { age: 17, withBed: true },
        { age: 9, withBed: false },
      ],
    },
  ],
  // Two adults, unless a link says otherwise.
  ['ages=9b', { adults: 2, children: [{ age: 9, withBed: true }] }],
  // A child whose age is not known yet.
  ['adults=2&ages=-', { adults: 2, children: [], agesUnknown: 1 }],
  ['ages=-,9b,-', { adults: 2, children: [{ age: 9, withBed: true }], agesUnknown: 2 }],
  ['date=2026-12-24', { adults: 2, children: [], day: '2026-12-24' }],
  ['date=2026-11-25', { adults: 2, children: [], day: today }],
  ['date=2028-02-29', { adults: 2, children: [], day: '2028-02-29' }],
  ['month=2026-11', { adults: 2, children: [], month: '2026-11' }],
  ['adults=3&month=2027-01', { adults: 3, children: [], month: '2027-01' }],
  // A day says more than its month.
  ['date=2026-12-24&month=2027-01', { adults: 2, children: [], day: '2026-12-24' }],
  // The finder has months in its own words.
  ['month=dec&month=2027-01', { adults: 2, children: [], month: '2027-01' }],
  ['adults=2&month=dec', { adults: 2, children: [] }],
  ['adults=3&adults=5&date=2026-12-24&date=2026-12-25', { adults: 3, children: [], day: '2026-12-24' }],
  ['adults=%32&ages=8%2C9', { adults: 2, children: [8, 9].map((age) => ({ age, withBed: false })) }],
  ['where=goa&adults=4&sort=price#top', { adults: 4, children: [] }],
])('reads “%s”', (query, choice) => {
  expect(read(query)).toEqual({ choice, refused: [] });
});

test.each([
  '',
  '?',
  'month=dec',
  'month=2026-13',
  'month=2026-00',
  'month=2026-1',
  'ages=',
  'ages=,',
  'date=',
  'where=goa&adult=2',
  'Adults=2',
  '__proto__=1',
  'constructor=adults&toString=2',
  '=&&=?',
  '%',
])('finds no choice in “%s”', (query) => {
  expect(read(query)).toEqual({ refused: [] });
});

test.each([
  ['adults=0', ['people']],
  ['adults=13', ['people']],
  ['adults=12&ages=9', ['people']],
  ['adults=12&ages=-', ['people']],
  ['adults=9&ages=-,-,7,8', ['people']],
  ['ages=1,2,3,4,5,6,7,8,9,10,11', ['people']],
  ['adults=', ['people']],
  ['adults=-1', ['people']],
  ['adults=1.5', ['people']],
  ['adults=1e1', ['people']],
  ['adults=%202', ['people']],
  ['adults=two', ['people']],
  ['adults=٣', ['people']],
  ['adults=9999999999999999999', ['people']],
  ['adults=__proto__', ['people']],
  ['adults=%E0%A4', ['people']],
  ['ages=40', ['ages']],
  ['ages=18', ['ages']],
  ['ages=x', ['ages']],
  ['ages=-1', ['ages']],
  ['ages=--', ['ages']],
  ['ages=-b', ['ages']],
  ['ages=-,x', ['ages']],
  ['ages=9,x', ['ages']],
  ['ages=9bb', ['ages']],
  ['ages=9B', ['ages']],
  ['ages=b', ['ages']],
  ['ages=109', ['ages']],
  ['ages=9;8', ['ages']],
  ['ages=__proto__', ['ages']],
  ['adults=2&ages=40', ['ages']],
  ['adults=0&ages=40', ['ages']],
  ['date=2026-02-31', ['date']],
  ['date=2027-02-31', ['date']],
  ['date=2027-02-29', ['date']],
  ['date=2027-13-01', ['date']],
  ['date=2027-00-10', ['date']],
  ['date=2027-01-00', ['date']],
  ['date=2027-1-1', ['date']],
  ['date=24-12-2026', ['date']],
  ['date=2026-12-24T10:00', ['date']],
  ['date=+002026-12-24', ['date']],
  ['date=tomorrow', ['date']],
  ['date=__proto__', ['date']],
  ['date=2025-01-01', ['past']],
  ['date=2026-11-24', ['past']],
  ['month=2026-10', ['past']],
  ['month=2025-01', ['past']],
  ['adults=13&date=2026-02-31', ['people', 'date']],
  ['ages=x&date=2026-11-24', ['ages', 'past']],
])('refuses “%s”: %j', (query, refused) => {
  expect(read(query)).toEqual({ refused });
});

test.each<[string, Choice, string[]]>([
  ['adults=0&date=2026-12-24', { adults: 2, children: [], day: '2026-12-24' }, ['people']],
  ['adults=3&ages=x&month=2027-01', { adults: 2, children: [], month: '2027-01' }, ['ages']],
  ['adults=3&date=2026-02-31', { adults: 3, children: [] }, ['date']],
  ['adults=3&ages=9&date=2025-01-01', { adults: 3, children: [{ age: 9, withBed: false }] }, ['past']],
  ['date=2025-01-01&month=2027-01', { adults: 2, children: [], month: '2027-01' }, ['past']],
  ['date=2026-12-24&month=2025-01', { adults: 2, children: [], day: '2026-12-24' }, ['past']],
])('keeps of “%s” what can be', (query, choice, refused) => {
  expect(read(query)).toEqual({ choice, refused });
});

const day = fc.integer({ min: 0, max: 1_000 }).map((later) => daysAfter(today, later));
const child = fc.record({ age: fc.integer({ min: 0, max: oldestChild }), withBed: fc.boolean() });
const choices: fc.Arbitrary<Choice> = fc
  .integer({ min: 1, max: mostTravellers })
  .chain((adults) =>
    fc.record({
      adults: fc.constant(adults),
      children: fc.array(fc.option(child), { maxLength: mostTravellers - adults }),
      when: fc.oneof(
        fc.constant({}),
        day.map((one) => ({ day: one })),
        day.map((one) => ({ month: one.slice(0, 7) })),
      ),
    }),
  )
  .map(({ adults, children, when }) => {
    // Of a child that is null the age is not known yet.
    const known = children.filter((one) => one !== null);
    const agesUnknown = children.length - known.length;
    return { adults, children: known, ...(agesUnknown > 0 ? { agesUnknown } : {}), ...when };
  });

const isOwn = (name: string) => choiceParameters.some((one) => one === name);
/** Names and values of any parameters, some of them those of a choice, with any values. */
const anyPairs = fc.array(
  fc.tuple(
    fc.oneof(anyText, fc.constantFrom(...choiceParameters, '__proto__', 'where', 'sort')),
    fc.oneof(anyText, fc.constantFrom('2', '9b', '2026-12-24', '2026-12', 'dec', '2026-13')),
  ),
  { maxLength: 6 },
);
const isMonthOfChoice = (name: string, value: string) => name === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

test('reads back every choice from every address into which it was put', () => {
  fc.assert(
    fc.property(anyPairs, choices, (pairs, choice) => {
      const query = new URLSearchParams(pairs).toString();
      const put = withChoice(query, choice);
      expect(read(put)).toEqual({ choice, refused: [] });
      expect(read(`?${put}`)).toEqual({ choice, refused: [] });
      // Putting it in again changes nothing.
      expect(withChoice(put, choice)).toBe(put);
    }),
  );
});

test('leaves the other parameters of an address in their order, and months in the words of the finder', () => {
  fc.assert(
    fc.property(anyPairs, fc.option(choices, { nil: undefined }), (pairs, choice) => {
      const before = [...new URLSearchParams(pairs)];
      const after = [...new URLSearchParams(withChoice(new URLSearchParams(pairs).toString(), choice))];
      const others = (some: [string, string][]) => some.filter(([name]) => !isOwn(name));
      const months = (some: [string, string][]) =>
        some.filter(([name, value]) => name === 'month' && !isMonthOfChoice(name, value));
      expect(others(after)).toEqual(others(before));
      expect(months(after)).toEqual(months(before));
      // Of its own it has each once, and without a choice none.
      const own = after.filter(([name, value]) => isOwn(name) && (name !== 'month' || isMonthOfChoice(name, value)));
      expect(own).toEqual(Object.entries(parametersOf(choice)).filter(([, value]) => value !== ''));
    }),
  );
});

test('never throws, and never reads more people, ages or days than there can be', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyPairs.map((pairs) => new URLSearchParams(pairs).toString()),
      ),
      (query) => {
        const { choice, refused } = read(query);
        expect(refused.every((one) => ['people', 'ages', 'date', 'past'].includes(one))).toBe(true);
        expect(() => withChoice(query, choice)).not.toThrow();
        if (!choice) return;
        expect(choice.adults).toBeGreaterThanOrEqual(1);
        expect(countOf(choice)).toBeLessThanOrEqual(mostTravellers);
        for (const { age } of choice.children)
          expect(Number.isInteger(age) && age >= 0 && age <= oldestChild).toBe(true);
        if (choice.day !== undefined) expect(choice.day >= today && daysAfter(choice.day, 0) === choice.day).toBe(true);
        expect(choice.day !== undefined && choice.month !== undefined).toBe(false);
      },
    ),
  );
});

const family: Choice = {
  adults: 2,
  children: [
    { age: 9, withBed: true },
    { age: 0, withBed: false },
  ],
  day: '2026-12-24',
};

test.each<[string, Choice | undefined, string]>([
  ['', family, 'adults=2&ages=9b,0&date=2026-12-24'],
  ['', { adults: 1, children: [], month: '2027-01' }, 'adults=1&month=2027-01'],
  ['where=goa', family, 'where=goa&adults=2&ages=9b,0&date=2026-12-24'],
  ['adults=4&ages=3&month=2027-01&where=goa', family, 'where=goa&adults=2&ages=9b,0&date=2026-12-24'],
  ['month=dec&month=2027-01', { adults: 2, children: [] }, 'month=dec&adults=2'],
  ['where=goa&adults=4&ages=3&date=2026-12-24&month=2027-01&month=dec', undefined, 'where=goa&month=dec'],
  ['adults=4', undefined, ''],
  ['', { adults: 2, children: [{ age: 9, withBed: false }], agesUnknown: 2 }, 'adults=2&ages=9,-,-'],
  // A day says more than its month.
  ['', { ...family, month: '2027-01' }, 'adults=2&ages=9b,0&date=2026-12-24'],
])('puts a choice into “%s”', (query, choice, put) => {
  expect(withChoice(query, choice)).toBe(put);
});

test('has a value for each parameter, empty where the choice has none', () => {
  expect(parametersOf(family)).toEqual({ adults: '2', ages: '9b,0', date: '2026-12-24', month: '' });
  expect(parametersOf({ adults: 1, children: [], month: '2027-01' })).toEqual({
    adults: '1',
    ages: '',
    date: '',
    month: '2027-01',
  });
  expect(parametersOf(undefined)).toEqual({ adults: '', ages: '', date: '', month: '' });
  expect(Object.keys(parametersOf(family))).toEqual([...choiceParameters]);
});

test('counts adults and children, also those whose age is not known yet', () => {
  expect(countOf(family)).toBe(4);
  expect(countOf({ adults: 1, children: [] })).toBe(1);
  expect(countOf({ ...family, agesUnknown: 3 })).toBe(7);
});
