/** Fields that several kinds of record share. */
import * as z from 'zod';
import { descriptionLength } from '../format/description';
import { writable, writableLarge } from '../format/letters';

/** The message on a forbidden character, with its position. @param letters the allowed ones @param use the characters to use instead */
const unwritable =
  (letters: RegExp, use: string) =>
  ({ input }: { input?: unknown }): string => {
    const signs = Array.from(String(input));
    const at = signs.findIndex((sign) => !letters.test(sign));
    const before = signs.slice(0, at).join('').split(/\s+/).filter(Boolean).slice(-4).join(' ');
    return `has “${signs[at] ?? ''}” ${before ? `after “${before}”` : 'at its start'}, a sign that there is no letter for: ${use}`;
  };

/** A text that may be empty. */
export const anyText = z
  .string()
  .trim()
  .regex(writable, { error: unwritable(writable, 'write English, Tamil, figures and usual punctuation') });

export const text = anyText.min(1, 'is empty');

/** An optional text. @param words title and description for the form */
export const mayBeEmpty = (words: z.GlobalMeta = {}) => anyText.meta(words).default('');

/** The message on a character that the display font lacks. */
export const notInLargeType = unwritable(writableLarge, 'write English, figures and usual punctuation');

/** A text in large type. */
export const title = z.string().trim().min(1, 'is empty').regex(writableLarge, { error: notInLargeType });

/** The description of a page in search results. A longer one is shortened to whole sentences. */
export const searchDescription = text.min(descriptionLength.least);

export const descriptionWords = {
  title: 'Description in search results',
  description: `${descriptionLength.least} characters or more. Of a text above ${descriptionLength.most} only whole sentences are shown.`,
};

/** Lower-case words joined by hyphens, because an id is part of a URL and of a picture's file name. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The id of a drawing, `packages/art/scenes/<id>.ts`, which the editor lets choose by what it shows. */
export const pictureId = id.meta({ title: 'Picture', chosenFrom: 'pictures' });

/** The id of a trip, which the editor lets choose by its name. */
export const tripId = id.meta({ title: 'Trip', chosenFrom: 'trips' });

/** A day without a time. */
export const day = z.iso.date('must be a day such as 2026-11-25');

/** A day of any year, month first. */
export const dayOfYear = z
  .string()
  .regex(
    /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
    'must be month and day, such as 10-16',
  );

/** An hour of the clock. */
export const clock = z
  .string()
  .regex(/^((1[0-2]|[1-9])(:[0-5]\d)? [ap]m|12 noon)$/, 'must be an hour such as 10:30 pm');

/** The month in which a changeable rule was last read: a permit, a visa, a closure, a fee, the state of a road. */
export const monthRead = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

/** The month in which rules were read, with its texts for the form. @param rules the rules meant */
export const monthReadOf = (rules: string) =>
  monthRead.optional().meta({
    title: `Month in which you last read the rules ${rules}`,
    description: 'Where it speaks of a permit, a visa, a closure or a quota: 2026-11',
  });

const wholeRupees = z.number('is no number: write whole rupees, for example 26300').int('must be whole rupees');

/** The specification's smallest price is 1,699; its largest is a seed trip at 85,000. */
export const rupees = wholeRupees.min(1_000, 'is below 1,000 rupees').max(500_000, 'is above 5,00,000 rupees');

/** A small amount that is added to a price or is a part of it. */
export const smallRupees = wholeRupees.min(50, 'is below 50 rupees').max(200_000, 'is above 2,00,000 rupees');

const domesticRange = 'must be 1,699 to 75,999: the contract has this range for domestic tours';

/** The price of a trip on the domestic tours page (specification, section 3). */
export const domesticRupees = wholeRupees.min(1_699, domesticRange).max(75_999, domesticRange);

/** The price of an extra, from a ticket to a helicopter. */
export const extraRupees = wholeRupees.min(1, 'is below 1 rupee').max(500_000, 'is above 5,00,000 rupees');

/** Ratings are from 4.4 to 4.9 (specification, section 9). */
export const rating = z.number().min(4.4, 'must be 4.4 to 4.9').max(4.9, 'must be 4.4 to 4.9');

/** Trips last 1 to 12 days and have one night fewer (specification, section 9). */
export const days = z.number().int().min(1, 'must be 1 to 12 days').max(12, 'must be 1 to 12 days');

export const list = (least: number, most: number) => z.array(text).min(least).max(most);

/** A number of people who travel together, both ends included. */
export const people = z.strictObject({
  from: z.number().int().min(1, 'must be 1 to 60'),
  to: z.number().int().max(60, 'must be 1 to 60'),
});
