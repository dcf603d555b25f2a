/** Fields that several kinds of record share. */
import * as z from 'zod';
import { writable, writableLarge } from '../format/letters';

/** Says which sign it is and where it stands. @param letters those that there are @param use what to write instead */
const unwritable =
  (letters: RegExp, use: string) =>
  ({ input }: { input?: unknown }): string => {
    const signs = Array.from(String(input));
    const at = signs.findIndex((sign) => !letters.test(sign));
    const before = signs.slice(0, at).join('').split(/\s+/).filter(Boolean).slice(-4).join(' ');
    return `has “${signs[at] ?? ''}” ${before ? `after “${before}”` : 'at its start'}, a sign that there is no letter for: ${use}`;
  };

/** May be empty. */
export const anyText = z
  .string()
  .trim()
  .regex(writable, { error: unwritable(writable, 'write English, Tamil, figures and usual punctuation') });

export const text = anyText.min(1, 'is empty');

/** A text that may be left out. @param words of the form */
export const mayBeEmpty = (words: z.GlobalMeta = {}) => anyText.meta(words).default('');

/** Set large. */
export const title = z
  .string()
  .trim()
  .min(1, 'is empty')
  .regex(writableLarge, { error: unwritable(writableLarge, 'write English, figures and usual punctuation') });

/** Lower-case words joined by hyphens: an id is part of an address and of a picture's file name. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A day without a time. */
export const day = z.iso.date('must be a day such as 2026-11-25');

/** A day of every year, month first. */
export const dayOfYear = z
  .string()
  .regex(
    /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
    'must be month and day, such as 10-16',
  );

/** The month in which a rule that can change was last read: a permit, a visa, a closure, a fee, the state of a road. */
export const monthRead = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

/** That month as a form asks for it. @param rules whose they are */
export const monthReadOf = (rules: string) =>
  monthRead.optional().meta({
    title: `Month in which you last read the rules ${rules}`,
    description: 'Where it speaks of a permit, a visa, a closure or a quota: 2026-11',
  });

const wholeRupees = z.number('is no number: write whole rupees, for example 26300').int('must be whole rupees');

/** The specification's smallest price is 1,699; its largest is a seed trip at 85,000. */
export const rupees = wholeRupees.min(1_000, 'is below 1,000 rupees').max(500_000, 'is above 5,00,000 rupees');

/** What comes beside a price, or is a part of it. */
export const smallRupees = wholeRupees.min(50, 'is below 50 rupees').max(200_000, 'is above 2,00,000 rupees');

/** Specification, section 3: what a trip of the domestic tours page costs. */
export const domesticRupees = wholeRupees.min(1_699, 'must be 1,699 to 75,999').max(75_999, 'must be 1,699 to 75,999');

/** What can be added to a trip: a ticket, or a helicopter. */
export const extraRupees = wholeRupees.min(1, 'is below 1 rupee').max(500_000, 'is above 5,00,000 rupees');

/** Specification, section 9: ratings run from 4.4 to 4.9. */
export const rating = z.number().min(4.4, 'must be 4.4 to 4.9').max(4.9, 'must be 4.4 to 4.9');

/** Specification, section 9: trips last 1 to 12 days; nights are always one fewer. */
export const days = z.number().int().min(1, 'must be 1 to 12 days').max(12, 'must be 1 to 12 days');

export const list = (least: number, most: number) => z.array(text).min(least).max(most);

/** How many people travel together, both ends included. */
export const people = z.strictObject({
  from: z.number().int().min(1, 'must be 1 to 60'),
  to: z.number().int().max(60, 'must be 1 to 60'),
});
