/** What only the operator knows of a trip. All of it may stay empty, and is printed nowhere then. */
import * as z from 'zod';
import { anyText, extraRupees, text } from './fields';

/** When a booked trip is paid for, part by part: { when: 'On booking', share: '25% of the total' }. */
export const paymentSchedule = z
  .array(z.strictObject({ when: text.max(80), share: text.max(60) }))
  .max(6)
  .default([]);

const hotel = z.strictObject({
  /** By number: 1 is the night after the first day. All of one hotel are spent in the same place. */
  nights: z.array(z.number().int().min(1).max(11)).min(1).max(11),
  name: text.max(80),
  /** '4 star', 'Heritage'. */
  class: anyText.max(30).default(''),
  /** True where another hotel of the same standard may take its place. */
  orSimilar: z.boolean(),
});

/** What an extra is counted by. */
export const extraUnits = ['person', 'room', 'group', 'vehicle'] as const;

/** Something that is not in the price, and can be booked with the trip. */
const extra = z.strictObject({
  what: text.max(60),
  /** Whole rupees for one of `per`, before GST where the prices of the site are. */
  rupees: extraRupees,
  per: z.enum(extraUnits),
  note: anyText.max(120).default(''),
});

const review = z.strictObject({
  /** Who wrote it, as it is signed there. */
  name: text.max(40),
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11'),
  /** As it was written, whole or a part that says the same. */
  text: text.max(600),
  /** Where it was published: 'Google'. */
  source: text.max(30),
  url: z.string().regex(/^https:\/\/[!-~]+$/, "must be an address that starts with 'https://'"),
});

export const tripParticulars = {
  /** Where it differs from the operator's, `content/operator/documents.json`. */
  payments: paymentSchedule,
  hotels: z.array(hotel).max(11).default([]),
  extras: z.array(extra).max(12).default([]),
  reviews: z.array(review).max(12).default([]),
};

/** Who travels with a group. */
export const leaderSchema = z.strictObject({
  name: text.max(60),
  about: text.max(160),
  /** Languages: 'Tamil'. */
  speaks: z.array(text.max(30)).max(6).default([]),
});
