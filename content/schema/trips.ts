/** What the file of a trip must say, `content/trips/<id>.json`: the fields stand in this order in the file and in the editor. */
import * as z from 'zod';
import { destinationIds } from '../catalogue/destination-ids';
import { regionIds } from '../catalogue/regions';
import { stateIds } from '../catalogue/states';
import { departureRule } from './departures';
import { ownFareFields } from './fares';
import { days, domesticRupees, id, list, people, rating, rupees, text, title } from './fields';
import { tripPhotosSchema } from './photos';
import { tripNotesShape } from './trip-notes';
import { leaderSchema } from './trip-particulars';

/**
 * What a trip visits. Temples: places of worship of any faith are the point of it. Hills: nights in a hill station or
 * the mountains. Beaches: its plan walks on one. Wildlife: a reserve or a safari stands in its plan. Heritage: forts,
 * palaces, ruins or museums. Cities: at least a day in a big city for its own sake. Snow and all else that has months of
 * its own is among the trip's sights.
 */
export const tripKinds = ['temples', 'hills', 'beaches', 'wildlife', 'heritage', 'cities'] as const;

/** Not in the file: the file's name. */
const named = { id };

/** Where the trip stands in its list, lowest first; of two alike the one whose id comes first in the alphabet. */
const order = z.number().int().min(1).max(9_999);

const place = {
  /** Where it goes, as a traveller would say it: 'Kumbakonam, Swamimalai & Thanjavur'. */
  location: text.max(60),
  /** Pages of the places it visits; the first names the place on its card. */
  destinations: z.array(z.enum(destinationIds)).default([]),
  /** True when its price is taxed as a tour abroad. */
  abroad: z.boolean(),
  days,
};

/** The state whose tours it belongs to; null abroad and in union territories without a list of their own. */
const state = z.enum(stateIds).nullable().default(null);

const fares = {
  /** What the price is for. */
  basis: z.enum(['per person', 'per couple']),
  ...ownFareFields,
};

const shown = {
  /** What it visits, the most important first. */
  kinds: z.array(z.enum(tripKinds)).min(1).max(3),
  rating,
  /** The drawing: `scripts/assets/posters/scenes/<id>.ts`. */
  picture: id,
  photos: tripPhotosSchema,
};

const name = title.max(48);

/** @param stops what its card lists */
const seedTrip = <Category extends string, Stops extends z.ZodRawShape>(category: Category, stops: Stops) =>
  z.strictObject({
    ...named,
    order,
    collection: z.literal('seed'),
    name,
    region: z.enum(regionIds),
    category: z.literal(category),
    state,
    ...place,
    price: rupees,
    ...fares,
    ...shown,
    ...stops,
    ...tripNotesShape,
  });

/** A trip of the seed catalogue: those in India list the places in order, the others their highlights. */
export const seedTripSchema = z.discriminatedUnion('category', [
  seedTrip('domestic', { itinerary: list(4, 10) }),
  seedTrip('international', { highlights: list(4, 10) }),
  seedTrip('honeymoon', { highlights: list(4, 10) }),
]);

export const domesticCategories = ['spiritual', 'heritage', 'nature', 'beach'] as const;

/** A trip of the domestic tours page. */
export const domesticTripSchema = z.strictObject({
  ...named,
  order,
  collection: z.literal('domestic'),
  title: name,
  category: z.enum(domesticCategories),
  state: z.enum(stateIds),
  ...place,
  price: domesticRupees,
  ...fares,
  ...shown,
  highlights: list(4, 8),
  ...tripNotesShape,
});

export const honeymoonTripSchema = z.strictObject({
  ...named,
  order,
  collection: z.literal('honeymoons'),
  title: name,
  state,
  ...place,
  price: rupees,
  /** Rupees before the saving; above `price`. */
  originalPrice: rupees,
  ...fares,
  ...shown,
  highlights: list(4, 6),
  ...tripNotesShape,
});

export const groupTripSchema = z.strictObject({
  ...named,
  order,
  collection: z.literal('groups'),
  title: name,
  state,
  ...place,
  price: rupees,
  ...fares,
  /** Specification, section 9: groups of 12 to 50. */
  groupSize: people.extend({
    from: z.number().int().min(12, 'must be 12 to 50'),
    to: z.number().int().max(50, 'must be 12 to 50'),
  }),
  /** When and where the group leaves, as a rule: its words and its dates follow (`content/queries/departures.ts`). */
  departures: departureRule,
  leader: leaderSchema.optional(),
  ...shown,
  highlights: list(4, 6),
  ...tripNotesShape,
});

/** A trip of any collection. */
export const tripSchema = z.discriminatedUnion('collection', [
  seedTripSchema,
  domesticTripSchema,
  honeymoonTripSchema,
  groupTripSchema,
]);
