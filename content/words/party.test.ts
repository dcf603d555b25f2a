import { formatMonth, formatShortDate } from '../format/duration';
import { filled, filledFor } from '../format/filled';
import { joined } from '../format/joined';
import { oldestChild } from '../model/choice';
import type { Child } from '../model/fares/party-total';
import { ages, anyDay, chosen, inMonth, message, total, who } from '../records/pages/party.json';
import {
  ageOptions,
  choiceInBrackets,
  choiceInMessage,
  choiceText,
  peopleText,
  travellersText,
  whenText,
} from './party';

const child = (age: number, withBed = false): Child => ({ age, withBed });
const two = filledFor(who.adults, 2);

test.each<[number, Child[], string]>([
  [1, [], filledFor(who.adults, 1)],
  [2, [], two],
  [12, [], filledFor(who.adults, 12)],
  [2, [child(9)], `${two}, ${filled(who.child, { age: '9' })}`],
  [2, [child(9, true)], `${two}, ${filled(who.child, { age: filled(who.bed, { age: '9' }) })}`],
  [2, [child(0)], `${two}, ${filled(who.child, { age: who.youngest })}`],
  [2, [child(5), child(9)], `${two}, ${filled(who.children, { ages: joined(['5', '9']) })}`],
  [
    1,
    [child(9), child(0), child(11, true)],
    `${filledFor(who.adults, 1)}, ${filled(who.children, {
      ages: joined(['9', who.youngest, filled(who.bed, { age: '11' })]),
    })}`,
  ],
])('names %i adults and the children %j: “%s”', (adults, children, text) => {
  expect(travellersText({ adults, children })).toBe(text);
});

test('names different parties differently', () => {
  const parties = [
    [1, []],
    [2, []],
    [2, [child(1)]],
    [2, [child(1, true)]],
    [2, [child(0)]],
    [2, [child(1), child(0)]],
    [2, [child(0), child(1)]],
  ] as const;
  const texts = parties.map(([adults, children]) => travellersText({ adults, children }));
  expect(new Set(texts).size).toBe(parties.length);
});

test('names the day, the month or neither', () => {
  expect(whenText({ day: '2026-12-24' })).toBe(formatShortDate('2026-12-24'));
  expect(whenText({ month: '2026-12' })).toBe(filled(inMonth, { month: formatMonth('2026-12') }));
  expect(whenText({})).toBe(anyDay);
  // A day says more than its month.
  expect(whenText({ day: '2026-12-24', month: '2027-01' })).toBe(formatShortDate('2026-12-24'));
});

test('says who travels and when', () => {
  const choice = { adults: 2, children: [child(9)], day: '2026-12-24' };
  expect(choiceText(choice)).toBe(filled(chosen, { who: travellersText(choice), when: whenText(choice) }));
});

test.each([
  [1, 0, total.one],
  [2, 0, filled(total.many, { count: 2 })],
  [1, 1, filled(total.many, { count: 2 })],
  [2, 3, filled(total.many, { count: 5 })],
])('addresses %i adults and %i children: “%s”', (adults, children, text) => {
  expect(peopleText({ adults, children: Array.from({ length: children }, () => child(3)) })).toBe(text);
});

test('writes the choice into a message, with the total if there is one', () => {
  const choice = { adults: 2, children: [child(9)], month: '2026-12' };
  const about = filled(message.about, { who: travellersText(choice), when: whenText(choice) });
  expect(choiceInMessage(choice)).toBe(about);
  expect(choiceInMessage(choice, '₹52,000')).toBe(`${about} ${filled(message.total, { total: '₹52,000' })}`);
});

test('writes the choice into brackets, with the total if there is one', () => {
  const choice = { adults: 2, children: [], day: '2026-12-24' };
  const when = formatShortDate('2026-12-24');
  expect(choiceInBrackets(choice)).toBe(`(${two}; ${when})`);
  expect(choiceInBrackets(choice, '₹52,000')).toBe(`(${two}; ${when}; ₹52,000)`);
});

test('names children whose age is not known yet', () => {
  expect(travellersText({ adults: 2, children: [], agesUnknown: 1 })).toBe(`${two}, ${filledFor(who.unknown, 1)}`);
  expect(travellersText({ adults: 2, children: [child(9)], agesUnknown: 2 })).toBe(
    `${two}, ${filled(who.child, { age: '9' })}, ${filledFor(who.unknown, 2)}`,
  );
  expect(peopleText({ adults: 1, children: [], agesUnknown: 1 })).toBe(filled(total.many, { count: 2 }));
});

test('offers each age, and those with a child’s fare also with a bed', () => {
  const options = ageOptions({ from: 5, below: 12 });
  const values = options.map(({ value }) => value);
  expect(values).toEqual([
    ...['0', '1', '2', '3', '4'],
    ...['5', '5b', '6', '6b', '7', '7b', '8', '8b', '9', '9b', '10', '10b', '11', '11b'],
    ...['12', '13', '14', '15', '16', '17'],
  ]);
  const labelOf = (wanted: string) => options.find(({ value }) => value === wanted)?.label;
  expect(labelOf('0')).toBe(ages.underOne);
  expect(labelOf('1')).toBe(filledFor(ages.years, 1));
  expect(labelOf('17')).toBe(filledFor(ages.years, 17));
  expect(labelOf('5b')).toBe(filled(ages.withBed, { age: filledFor(ages.years, 5) }));
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

test('offers a bed from the first year on or up to the last, if the operator says so', () => {
  const values = ageOptions({ from: 0, below: 18 }).map(({ value }) => value);
  expect(values).toHaveLength(2 * (oldestChild + 1));
  expect(values).toEqual(expect.arrayContaining(['0b', '17b']));
});
