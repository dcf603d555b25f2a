/** Texts for tests on random input. */
import fc from 'fast-check';

/** What means something in an address, a line, a mark-up or a template, beside letters of other scripts. */
const signs = '& # % ? = + " \' < \\ / : @ { } é ₹ ம 🙏 %41 %E0 {date}'.split(' ').concat(' ', '\n', '\r', '\t');

/** Text as a browser may hand it over: any UTF-16, halves of emoji included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...signs) }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

/** What can arrive of a text: half an emoji is no character, and travels as the sign for one that could not be read. */
export const readable = (typed: string) => typed.replace(/\p{Surrogate}/gu, '\ufffd');
