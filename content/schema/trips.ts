/** What the record of a trip must say, collection by collection. */
import * as z from 'zod';
import { destinationIds } from '../catalogue/destination-ids';
import { regionIds } from '../catalogue/regions';
import { stateIds } from '../catalogue/states';
import { departureRule } from './departures';
import { ownFareRules } from './fares';
import { days, domesticRupees, id, list, people, rating, rupees, text } from './fields';

/**
 * What a trip visits. Temples: places of worship of any faith are the point of it. Hills: nights in a hill station or
 * the mountains. Beaches: its plan walks on one. Wildlife: a reserve or a safari stands in its plan. Heritage: forts,
 * palaces, ruins or museums. Cities: at least a day in a big city for its own sake.
 */
const kind = z.enum(['temples', 'hills', 'beaches', 'wildlife', 'heritage', 'cities', 'snow']);

/** What every record of something for sale says, whichever collection it stands in. */
const tripBase = {
  id,
  /** Where it goes, as a traveller would say it: 'Kumbakonam, Swamimalai & Thanjavur'. */
  location: text.max(60),
  /** The state whose tours it belongs to; null abroad and in union territories without a list of their own. */
  state: z.enum(stateIds).nullable(),
  /** Pages of the places it visits; the first names the place on its card. */
  destinations: z.array(z.enum(destinationIds)),
  /** True when its price is taxed as a tour abroad. */
  abroad: z.boolean(),
  days,
  price: rupees,
  /** What the price is for. */
  basis: z.enum(['per person', 'per couple']),
  /** What it visits, the most important first. */
  kinds: z.array(kind).min(1).max(3),
  rating,
  picture: id,
  /** What this trip does otherwise than the operator's fare rules. */
  fareRules: ownFareRules.optional(),
};

const seedBase = { ...tripBase, name: text.max(48), region: z.enum(regionIds) };

/** A trip of the seed catalogue: those in India list the places in order, the others their highlights. */
export const seedTripSchema = z.discriminatedUnion('category', [
  z.strictObject({ ...seedBase, category: z.literal('domestic'), itinerary: list(4, 10) }),
  z.strictObject({ ...seedBase, category: z.literal('international'), highlights: list(4, 10) }),
  z.strictObject({ ...seedBase, category: z.literal('honeymoon'), highlights: list(4, 10) }),
]);

const domesticCategories = ['spiritual', 'heritage', 'nature', 'beach'] as const;

/** A trip of the domestic tours page. */
export const domesticTripSchema = z.strictObject({
  ...tripBase,
  title: text.max(48),
  price: domesticRupees,
  highlights: list(4, 8),
  category: z.enum(domesticCategories),
  state: z.enum(stateIds),
});

export const honeymoonTripSchema = z.strictObject({
  ...tripBase,
  title: text.max(48),
  /** Rupees before the saving; above `price`. */
  originalPrice: rupees,
  highlights: list(4, 6),
  inclusions: list(4, 8),
});

export const groupTripSchema = z.strictObject({
  ...tripBase,
  title: text.max(48),
  /** Specification, section 9: groups of 12 to 50. */
  groupSize: people.extend({
    from: z.number().int().min(12, 'must be 12 to 50'),
    to: z.number().int().max(50, 'must be 12 to 50'),
  }),
  /** When and where the group leaves, as a rule: its words and its dates follow (`content/queries/departures.ts`). */
  departures: departureRule,
  highlights: list(4, 6),
  inclusions: list(4, 8),
});
