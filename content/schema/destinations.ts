/** What the record of a destination must say, section by section. */
import * as z from 'zod';
import { regionIds } from '../catalogue/regions';
import { destinationIds } from '../catalogue/destination-ids';
import { stateIds } from '../catalogue/states';
import { days, id, list, monthRead, rating, text } from './fields';

const factSchema = z.strictObject({ label: text.max(24), value: text.max(60) });

/** Which records a destination's trip grid shows. */
const tripSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('region'), region: z.enum(regionIds) }),
  z.strictObject({ from: z.literal('ids'), ids: z.array(id) }),
  /** International trips whose name contains the text, or whose id does, whatever the case. */
  z.strictObject({ from: z.literal('international'), nameContains: text, idContains: text.optional() }),
  z.strictObject({ from: z.literal('state'), state: z.enum(stateIds) }),
  z.strictObject({ from: z.literal('nowhere') }),
]);

const placeSchema = z.strictObject({ id, name: text.max(28), text: text.max(180), picture: id });

const sectionBase = { id };

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...sectionBase, kind: z.literal('why-choose') }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('about-place'),
    heading: text,
    paragraphs: list(1, 3),
    /** Of the rules that its paragraphs name. */
    asOf: monthRead.optional(),
    facts: z.array(factSchema),
  }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('top-places'),
    heading: text,
    places: z.array(placeSchema).length(6),
  }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('trips'),
    heading: text,
    source: tripSourceSchema,
    /** The Quick Facts printed on each card; empty where the specification wants none (Dubai). */
    facts: z.array(factSchema),
    /** Facts of single trips, in the place of those of the section with the same label. */
    ownFacts: z.record(id, z.array(factSchema).min(1)).optional(),
    speciality: z.strictObject({
      otherwise: text.max(220),
      /** Replaces `otherwise` on a trip whose name contains the text. */
      when: z.array(z.strictObject({ nameContains: text, text: text.max(220) })),
    }),
    empty: z.strictObject({ heading: text, line: text, action: text.max(24) }),
    /** States sold on the domestic tours page, each named in one line under the empty state. */
    alsoSold: z.array(z.strictObject({ state: z.enum(stateIds), line: text })).optional(),
  }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('trip-detail'),
    tripId: id,
    missing: text,
    /** What the operator takes care of beside the trip itself. */
    assurances: list(3, 3),
    facts: z.array(factSchema),
    action: text,
  }),
]);

export const destinationSchema = z.strictObject({
  id,
  name: text.max(40),
  subtitle: text.max(60),
  description: text.max(400),
  highlights: list(4, 9),
  /** Shortest and longest trip, in days. */
  duration: z.strictObject({ from: days, to: days }),
  rating,
  picture: id,
  /** Other destinations to go on to, linked at the foot of its page. */
  neighbours: z.array(z.enum(destinationIds)).min(2).max(5),
  hero: z.strictObject({ title: text.max(40), subtitle: text.max(120) }),
  /** The id whose page search engines should keep when two ids show one place. */
  canonicalId: id.optional(),
  sections: z.array(sectionSchema).min(2),
});
