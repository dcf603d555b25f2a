/**
 * What a content record must look like. The build checks every record against these schemas (`content/check.ts`), and
 * the types in `content/types.ts` are inferred from them, so that a rule stands in one place. No page imports this
 * module at run time: pages import the types only, so the schema library never reaches a visitor.
 */
import * as z from 'zod';
import { gatewayIds } from './gateways';
import { monthIds } from './months';
import { stateIds } from './states';

const text = z.string().trim().min(1, 'is empty');

/** Lower-case words joined by hyphens: an id is part of an address and of a picture's file name. */
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Whole rupees. The specification's smallest price is 1,699; its largest is a seed package at 85,000. */
const rupees = z
  .number('does not parse: write whole rupees, for example 26300')
  .int('must be whole rupees')
  .min(1_000, 'is below 1,000 rupees')
  .max(500_000, 'is above 5,00,000 rupees');

/** Specification, section 9: ratings run from 4.4 to 4.9. */
const rating = z.number().min(4.4, 'must be 4.4 to 4.9').max(4.9, 'must be 4.4 to 4.9');

/** Specification, section 9: tours last 1 to 12 days; nights are always one fewer. */
const days = z.number().int().min(1, 'must be 1 to 12 days').max(12, 'must be 1 to 12 days');

const list = (least: number, most: number) => z.array(text).min(least).max(most);

/** How many people travel together, both ends included. */
const people = z.strictObject({ from: z.number().int().min(1), to: z.number().int().max(60) });

const regions = ['kerala', 'karnataka', 'tamilnadu', 'goa', 'hyderabad', 'goldenTriangle', 'international'] as const;

const packageBase = {
  id,
  name: text.max(48),
  region: z.enum(regions),
  days,
  /** Rupees per person. */
  price: rupees,
  rating,
  picture: id,
};

/** A package of the seed catalogue: domestic tours list the places in order, the others their highlights. */
export const packageSchema = z.discriminatedUnion('category', [
  z.strictObject({ ...packageBase, category: z.literal('domestic'), itinerary: list(4, 10) }),
  z.strictObject({ ...packageBase, category: z.literal('international'), highlights: list(4, 10) }),
  z.strictObject({ ...packageBase, category: z.literal('honeymoon'), highlights: list(4, 10) }),
]);

const domesticCategories = ['spiritual', 'heritage', 'nature', 'beach'] as const;

/** A tour of the domestic tours page. */
export const domesticPackageSchema = z.strictObject({
  id,
  title: text.max(48),
  /** The stops as a traveller would say them: 'Kumbakonam, Swamimalai & Thanjavur'. */
  location: text.max(60),
  days,
  /** Rupees per person, 1,699 to 75,999 (specification, section 3). */
  price: rupees.min(1_699, 'must be 1,699 to 75,999').max(75_999, 'must be 1,699 to 75,999'),
  rating,
  picture: id,
  highlights: list(4, 8),
  category: z.enum(domesticCategories),
  state: z.enum(stateIds),
});

export const honeymoonPackageSchema = z.strictObject({
  id,
  title: text.max(48),
  location: text.max(60),
  days,
  /** Rupees per couple. */
  price: rupees,
  /** Rupees per couple before the saving; above `price`. */
  originalPrice: rupees,
  rating,
  picture: id,
  highlights: list(4, 6),
  inclusions: list(4, 8),
});

export const groupTourSchema = z.strictObject({
  id,
  title: text.max(48),
  location: text.max(60),
  days,
  /** Rupees per person. */
  price: rupees,
  /** Specification, section 9: groups of 12 to 50. */
  groupSize: people.extend({
    from: z.number().int().min(12, 'must be 12 to 50'),
    to: z.number().int().max(50, 'must be 12 to 50'),
  }),
  /** When and where the group leaves: 'Second Saturday of the month, from Chennai'. */
  departure: text.max(80),
  rating,
  picture: id,
  highlights: list(4, 6),
  inclusions: list(4, 8),
});

/** One day of a printed itinerary. */
export const itineraryDaySchema = z.strictObject({
  title: text.max(70),
  text: text.max(420),
  meals: text.max(40),
  overnight: text.max(40),
});

export const itineraryCardSchema = z.strictObject({
  id,
  destination: text.max(40),
  days,
  people,
  picture: id,
  highlights: list(4, 4),
  /** Printed in the PDF: one entry a day. */
  plan: z.array(itineraryDaySchema),
  inclusions: list(4, 8),
  exclusions: list(2, 6),
});

const month = z.enum(monthIds);

/**
 * Trip notes: what the page of one package says beyond its card. The price, the days and the name stay in the record
 * of the package itself, which these notes name by `id`.
 */
export const tripNotesSchema = z.strictObject({
  id,
  /** What tells this tour from others, in one or two sentences: the first line of its page and of its search result. */
  summary: z.string().min(60).max(112),
  /** The town the tour starts from. */
  gateway: z.enum(gatewayIds),
  /** Where travellers are met and brought back to: 'Kochi airport or Ernakulam Junction, 8:30 am'. */
  start: text.max(90),
  end: text.max(90),
  /** Towns and sights in the order of the road, for the line of the route and the markup. */
  route: list(2, 12),
  /** One entry a day. */
  plan: z.array(itineraryDaySchema).min(1).max(12),
  /** Left out where the record of the package lists its own (honeymoon packages, group tours). */
  inclusions: list(4, 8).optional(),
  exclusions: list(3, 6),
  /** Months at their best, and months that are fair; the others are off season. `note` says why. */
  season: z.strictObject({ best: z.array(month).min(1).max(12), fair: z.array(month), note: text.max(220) }),
  suits: z.strictObject({
    walking: text.max(150),
    altitude: text.max(150),
    seniors: text.max(150),
    children: text.max(150),
    /** Vegetarian and Jain meals. */
    food: text.max(150),
    /** Permits, visa and identity papers. */
    papers: text.max(150),
  }),
  questions: z
    .array(z.strictObject({ question: text.max(90), answer: text.max(360) }))
    .min(3)
    .max(4),
  /** The day these notes were last checked. */
  updated: z.iso.date(),
});

const factSchema = z.strictObject({ label: text.max(24), value: text.max(60) });

/** Which records a destination's package grid shows. */
const packageSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('region'), region: z.enum(regions) }),
  z.strictObject({ from: z.literal('ids'), ids: z.array(id) }),
  /** International packages whose name contains the text, or whose id does, whatever the case. */
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
    kind: z.literal('packages'),
    heading: text,
    source: packageSourceSchema,
    /** The Quick Facts printed on each card; empty where the specification wants none (Dubai). */
    facts: z.array(factSchema),
    speciality: z.strictObject({
      otherwise: text.max(220),
      /** Replaces `otherwise` on a package whose name contains the text. */
      when: z.array(z.strictObject({ nameContains: text, text: text.max(220) })),
    }),
    empty: z.strictObject({ heading: text, line: text, action: text.max(24) }),
    /** The state sold on the domestic tours page, named in one line under the empty state. */
    alsoSold: z.strictObject({ state: z.enum(stateIds), line: text }).optional(),
  }),
  z.strictObject({
    ...sectionBase,
    kind: z.literal('package-detail'),
    packageId: id,
    missing: text,
    /** What the operator takes care of beside the package itself. */
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
  /** Shortest and longest tour, in days. */
  duration: z.strictObject({ from: days, to: days }),
  rating,
  picture: id,
  hero: z.strictObject({ title: text.max(40), subtitle: text.max(120) }),
  /** The day its text last changed. */
  updated: z.iso.date(),
  /** The id whose page search engines should keep when two ids show one place. */
  canonicalId: id.optional(),
  sections: z.array(sectionSchema).min(2),
});
