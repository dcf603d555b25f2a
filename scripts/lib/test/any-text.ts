/** Random texts for property tests. */
import fc from 'fast-check';

/** Characters with a meaning in a URL, a line, markup or a template, and letters of other scripts. */
const signs = '& # % ? = + " \' < \\ / : @ { } é ₹ ம 🙏 %41 %E0 {date}'.split(' ').concat(' ', '\n', '\r', '\t');

/** Any text that a browser may pass on: any UTF-16, including lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...signs) }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

/** The text as it can be transmitted: a lone surrogate arrives as the replacement character. */
export const readable = (typed: string) => typed.replace(/\p{Surrogate}/gu, '\ufffd');
