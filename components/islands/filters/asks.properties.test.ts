import fc from 'fast-check';
import { longestAsk } from '@/content/format/longest-ask';
import { isChosen, partsGone, retyped, withoutParts } from '@/content/ask/change-ask';
import samples from '@/content/ask/asks.json';
import ownSamples from '@/content/ask/more-asks.json';
import { anyText } from '@/scripts/lib/test/any-text';
import { finderFilter } from './definitions';
import { choiceOf } from '@/content/model/filter/groups';
import { answerTo, parser } from './test/finder';

const asks = [...samples, ...ownSamples].map(({ ask }) => ask);

test.each([
  ['ten thousand letters', 'snow '.repeat(2_000)],
  ['emoji', '🏔️❄️👨‍👩‍👧‍👦🙏🏽'],
  ['Arabic', 'رحلة إلى كيرالا'],
  ['HTML', '<script>alert(1)</script><b>goa'],
  ['a regular expression', '(a+)+$ [z-a] \\p{'],
  ['NUL', '\0\0goa\0'],
  ['half a surrogate', '\ud83c goa \udfd4'],
  ['names of objects', '__proto__ constructor toString hasOwnProperty'],
  ['numbers', '99999999999999999999999 0 0.0 1,,2 -5'],
])('reads %s without an error', (_name, text) => {
  const { ids, ask } = answerTo(text);
  expect(ids.length).toBeGreaterThan(0);
  for (const part of ask.parts) for (const [, end] of part.at) expect(end).toBeLessThanOrEqual(longestAsk);
});

test('never throws, and returns parts that lie inside the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc
          .array(fc.constantFrom(...asks, '12k', 'for', 'no', 'se', 'to'), { maxLength: 5 })
          .map((some) => some.join(' ')),
      ),
      (text) => {
        const { ask, ids } = answerTo(text);
        expect(ids.length).toBeGreaterThan(0);
        for (const { at } of ask.parts)
          for (const [start, end] of at) expect(start >= 0 && end > start && end <= text.length).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('gives the same chips when their labels are typed as an ask', () => {
  for (const text of asks) {
    const { choices } = parser.read(text);
    const labels = Object.entries(choices).flatMap(([name, ids]) => {
      const group = finderFilter[name];
      return group
        ? ids.map((id) => choiceOf(group, id)).map((choice) => choice?.fullLabel ?? choice?.label ?? '')
        : [];
    });
    const again = parser.read(labels.join(', ')).choices;
    const own = Object.fromEntries(Object.entries(choices).filter(([name]) => name in finderFilter));
    const sorted = (some: typeof choices) =>
      Object.fromEntries(Object.entries(some).map(([name, ids]) => [name, [...ids].sort()]));
    expect([text, labels, sorted(again)]).toEqual([text, labels, sorted(own)]);
  }
});

test('keeps its reading of a text when a word is added', () => {
  const more = ['please', 'goa', 'december', 'xyzzy'];
  for (const text of asks.filter((ask) => /^[a-z0-9 ]+$/.test(ask)))
    for (const word of more) {
      const before = parser.read(text).choices;
      const after = parser.read(`${text} ${word}`).choices;
      for (const [name, ids] of Object.entries(before))
        expect([text, word, after[name] ?? []]).toEqual([text, word, expect.arrayContaining([...ids])]);
    }
});

test('removes a part from a text and leaves all others', () => {
  for (const text of asks) {
    const ask = parser.read(text);
    for (const part of ask.parts.filter(({ choices }) => choices)) {
      const left = parser.read(withoutParts(text, ask, [part]));
      const others = ask.parts.filter((other) => other !== part).flatMap(({ thing }) => thing ?? []);
      expect([text, left.parts.flatMap(({ thing }) => thing ?? [])]).toEqual([text, expect.arrayContaining(others)]);
    }
    expect(withoutParts(text, { ...ask, unknown: [] }, ask.parts)).toBe('');
  }
});

test('keeps the choices made by hand when the text changes, and drops those of the old text', () => {
  expect(retyped(['hills', 'beaches'], ['hills'], ['temples'], undefined)).toEqual(['beaches', 'temples']);
  expect(retyped('under-5000', [], ['under-12000'], 'any')).toBe('under-12000');
  expect(retyped('under-12000', ['under-12000'], [], 'any')).toBe('any');
  expect(retyped('under-5000', ['under-12000'], [], 'any')).toBe('under-5000');
  const ask = parser.read('snow in december');
  expect(isChosen(ask.choices, { sight: ['snow'], month: ['dec', 'jan'] })).toBe(true);
  expect(partsGone(ask, { sight: ['snow'], month: [] }).map(({ choices }) => choices)).toEqual([{ month: ['dec'] }]);
  expect(withoutParts('snow in december', ask, partsGone(ask, { sight: ['snow'], month: [] }))).toBe('snow');
});
