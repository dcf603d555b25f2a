/** The schema of a destination, section by section. */
import * as z from 'zod';
import { regionIds } from '../ids/regions';
import { destinationIds } from '../ids/destinations';
import { stateIds } from '../ids/states';
import { days, id, list, monthRead, rating, text } from './fields';

const factSchema = z.strictObject({ label: text.max(24), value: text.max(60) });

/** The records in a destination's trip grid. */
const tripSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('region'), region: z.enum(regionIds) }),
  z.strictObject({ from: z.literal('ids'), ids: z.array(id) }),
  /** International trips whose name or id contains the text, regardless of case. */
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
    /** The month in which the rules in its paragraphs were read. */
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
    /** The Quick Facts on each card; empty if the specification has none (Dubai). */
    facts: z.array(factSchema),
    /** Facts of single trips that replace those of the section with the same label. */
    ownFacts: z.record(id, z.array(factSchema).min(1)).optional(),
    speciality: z.strictObject({
      otherwise: text.max(220),
      /** Replaces `otherwise` on a trip whose name contains the text. */
      when: z.array(z.strictObject({ nameContains: text, text: text.max(220) })),
    }),
    empty: z.strictObject({ heading: text, line: text, action: text.max(24) }),
    /** States on the domestic tours page, each with one line under the empty state. */
    alsoSold: z.array(z.strictObject({ state: z.enum(stateIds), line: text })).optional(),
  }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('trip-detail'),
    tripId: id,
    missing: text,
    /** The services that the operator takes care of besides the trip. */
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
  /** The shortest and the longest trip in days. */
  duration: z.strictObject({ from: days, to: days }),
  rating,
  picture: id,
  /** Neighbouring destinations, linked at the foot of the page. */
  neighbours: z.array(z.enum(destinationIds)).min(2).max(5),
  hero: z.strictObject({ title: text.max(40), subtitle: text.max(120) }),
  /** The id whose page search engines should keep, if two ids are one place. */
  canonicalId: id.optional(),
  sections: z.array(sectionSchema).min(2),
});
