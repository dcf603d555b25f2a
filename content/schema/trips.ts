/** The schema of a trip's file, `content/records/trips/<id>.json`. The order of its fields is that of the file and of the editor. */
import * as z from 'zod';
import { regionIds } from '../ids/regions';
import { stateIds } from '../ids/states';
import { departureRule } from './departures';
import { ownFareFields } from './fares';
import { domesticRupees, id, list, people, rupees } from './fields';
import { order } from './itinerary-cards';
import { highlights, name, place, shown, state, stateWords } from './trip-cards';
import { tripNotesShape } from './trip-notes';
import { leaderSchema } from './trip-particulars';

const everyTrip = {
  /** It is not in the file, but is its name. */
  id,
  draft: z.literal(true).optional().meta({
    title: 'A draft: not on sale yet',
    description: 'The site does not show it until you untick this and save.',
  }),
};

const priceWords = { title: 'Price in rupees', description: 'Whole rupees: 26,300' };
const price = rupees.meta(priceWords);

const fares = {
  basis: z.enum(['per person', 'per couple']).meta({ title: 'The price is' }),
  ...ownFareFields,
};

/** The specification has the names, days and prices of the seed catalogue in a table. */
const contract = { inContract: true };

/** @param stops the schema of the stops on its card */
const seedTrip = <Category extends string, Stops extends z.ZodRawShape>(category: Category, stops: Stops) =>
  z.strictObject({
    ...everyTrip,
    order,
    collection: z.literal('seed'),
    name: name.meta(contract),
    region: z.enum(regionIds),
    category: z.literal(category),
    state,
    ...place,
    days: place.days.meta(contract),
    price: price.meta(contract),
    ...fares,
    ...shown,
    ...stops,
    ...tripNotesShape,
  });

/** A trip of the seed catalogue: those in India list places in order, the others their highlights. */
export const seedTripSchema = z.discriminatedUnion('category', [
  seedTrip('domestic', { itinerary: list(4, 10).meta({ title: 'Stops on its card, in order', one: 'stop' }) }),
  seedTrip('international', { highlights: highlights(10) }),
  seedTrip('honeymoon', { highlights: highlights(10) }),
]);

export const domesticCategories = ['spiritual', 'heritage', 'nature', 'beach'] as const;

/** A trip of the domestic tours page. */
export const domesticTripSchema = z.strictObject({
  ...everyTrip,
  order,
  collection: z.literal('domestic'),
  name,
  category: z.enum(domesticCategories),
  state: z.enum(stateIds).meta(stateWords),
  ...place,
  price: domesticRupees.meta(priceWords),
  ...fares,
  ...shown,
  highlights: highlights(8),
  ...tripNotesShape,
});

export const honeymoonTripSchema = z.strictObject({
  ...everyTrip,
  order,
  collection: z.literal('honeymoons'),
  name,
  state,
  ...place,
  price,
  originalPrice: rupees.meta({ title: 'Price before the saving, in rupees', description: 'Above the price.' }),
  ...fares,
  ...shown,
  highlights: highlights(6),
  ...tripNotesShape,
});

export const groupTripSchema = z.strictObject({
  ...everyTrip,
  order,
  collection: z.literal('groups'),
  name,
  state,
  ...place,
  price,
  ...fares,
  /** Groups have 12 to 50 people (specification, section 9). */
  groupSize: people
    .extend({
      from: z.number().int().min(12, 'must be 12 to 50').meta({ title: 'From how many people' }),
      to: z.number().int().max(50, 'must be 12 to 50').meta({ title: 'Up to how many people' }),
    })
    .meta({ title: 'Size of the group', summary: '{{from}} to {{to}} people' }),
  /** A rule; its wording and dates follow from it (`content/model/dates/departures.ts`). */
  departures: departureRule.meta({ summary: '{{weekday}}, from {{from}}' }),
  leader: leaderSchema.optional(),
  ...shown,
  highlights: highlights(6),
  ...tripNotesShape,
});

/** A trip of any collection. */
export const tripSchema = z.discriminatedUnion('collection', [
  seedTripSchema,
  domesticTripSchema,
  honeymoonTripSchema,
  groupTripSchema,
]);
