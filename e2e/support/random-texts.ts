/** Texts and addresses nobody meant, sampled from a fixed seed or, by `scripts/test-deep.mjs`, from a new one. */
import fc from 'fast-check';
import { randomTests } from '../../scripts/lib/random-tests';

const { seed, times } = randomTests;
export const sample = <T>(values: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(values, { numRuns: count * times, seed });
/** In milliseconds: more cases take longer. */
export const timeout = 60_000 * times;
/** What an address or a form makes of half an emoji. */
export const wellFormed = (raw: string) => raw.replace(/\p{Surrogate}/gu, '\ufffd');
/** Ends the message of a failure. */
export const seedNote = `TEST_SEED=${seed} gives the same again`;

/** Each of these would do, or break, something if it were taken for more than text. */
const hostile = [
  '<img data-intruder src=x onerror=window.intruded=1>',
  '"><script data-intruder>window.intruded=1</script>',
  "'><iframe data-intruder srcdoc=x>",
  '</script><svg data-intruder onload=window.intruded=1>',
  'javascript:window.intruded=1',
  'data:text/html,<script>window.intruded=1</script>',
  '//evil.example',
  'https://evil.example',
  '\\\\evil.example',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '__proto__[intruded]',
  '${window.intruded=1}',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '4',
  '2',
  '0',
  '.*',
  '([',
  '(a+)+$',
  '\\',
  '$&',
  '*',
  ':not(',
  '"]',
  "']",
  '#a>b',
  '[value="',
  '\\000041',
  '}',
  '/*',
  '<!--',
  '%',
  '%E0%A4%A',
  '%00',
  '%ED%A0%80',
  '%0d%0aSet-Cookie: a=b',
  '+',
  '&&==&',
  ';',
  '?',
  '#',
  '\u0000',
  '\u2028',
  '\u202e',
  '🙏',
  'İ',
  'கேரளா',
  'kerala',
  'KERALA',
  'international',
  'price',
  ' ',
] as const;

const names = [
  'state',
  'category',
  'search',
  'sort',
  'step',
  'featured',
  '__proto__',
  'constructor',
  'utm_source',
] as const;
/** Texts that could be taken for more. */
export const text = fc.oneof(
  { arbitrary: fc.constantFrom(...hostile), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    }),
    weight: 1,
  },
);
export const longText = fc
  .tuple(fc.constantFrom(...hostile), fc.integer({ min: 50, max: 3_000 }))
  .map(([piece, times]) => piece.repeat(times));
/** A part of an address, as a link writes it or as somebody types it: not encoded at all. */
const part = (of: fc.Arbitrary<string>) =>
  fc.tuple(of, fc.boolean()).map(([raw, encoded]) => (encoded ? encodeURIComponent(wellFormed(raw)) : raw));
/** Query and fragment of an address. */
export const suffix = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), part(value)), { maxLength: 4 }),
      fc.option(part(text)),
      fc.constantFrom('=', '=', '=', ''),
    )
    .map(
      ([query, fragment, sign]) =>
        `?${query.map(([name, value]) => `${name}${sign}${value}`).join('&')}${fragment === null ? '' : `#${fragment}`}`,
    );
