/** What every trip says beside its name, its price and its days: the page of the trip prints it. */
import * as z from 'zod';
import { gatewayIds } from '../catalogue/gateways';
import { monthIds } from '../catalogue/months';
import { anyText, day, id, list, monthRead, text } from './fields';
import { itineraryDaySchema } from './itinerary-cards';
import { accessSchema } from './legs';
import { tripParticulars } from './trip-particulars';

const month = z.enum(monthIds);

/** What a question is about. */
export const questionTopics = [
  'route',
  'arrival',
  'stay',
  'food',
  'effort',
  'children',
  'weather',
  'sights',
  'papers',
  'money',
  'group',
  'safety',
] as const;

/** What comes and goes with the year: in its months a trip is chosen for it. Their labels: `sightLabels`. */
export const sightKinds = ['snow', 'tulips', 'flowers', 'birds', 'wildlife', 'waterfalls'] as const;

const sight = z.strictObject({
  kind: z.enum(sightKinds),
  /** Those in which the trip runs and its texts promise it: none in which they call it thin, over, shut or unsure. */
  months: z.array(month).min(1).max(12),
  /** Where it is, or how much of its months: 'at Solang, from late December'. */
  note: text.max(80).optional(),
});

export const tripNotesShape = {
  /** What tells this trip from others, in one or two sentences: the first line of its page and of its search result. */
  summary: anyText.min(60).max(112),
  /** The town the trip starts from. */
  gateway: z.enum(gatewayIds),
  /** Where travellers are met and brought back to: 'Kochi airport or Ernakulam Junction, 8:30 am'. */
  start: text.max(90),
  end: text.max(90),
  /** Towns and sights in the order of the road: the finder searches them, maps name them before others. */
  route: list(2, 12),
  /** One entry a day. */
  plan: z.array(itineraryDaySchema).min(1).max(12),
  inclusions: list(4, 8),
  exclusions: list(3, 6),
  /** Months at their best, and months that are fair; the others are off season. `note` says why. */
  season: z.strictObject({
    best: z.array(month).min(1).max(12),
    fair: z.array(month).default([]),
    note: text.max(220),
    asOf: monthRead.optional(),
  }),
  /** What of it is there in some months only, the most important first; nothing that only luck or money beside the price brings. */
  sights: z.array(sight).default([]),
  suits: z.strictObject({
    walking: text.max(150),
    altitude: text.max(150),
    seniors: text.max(150),
    children: text.max(150),
    /** Vegetarian and Jain meals. */
    food: text.max(150),
    /** Permits, visa and identity papers. */
    papers: text.max(150),
    papersAsOf: monthRead.optional(),
  }),
  /** The age in years from which `suits.children` calls it pleasant: 0 for any, null where it is planned without children. */
  childrenFrom: z.number().int().min(0).max(12).nullable().default(null),
  /** Numbers to compare trips by. */
  access: accessSchema,
  /** Words by which a search should find it and that neither its name nor its stops say. */
  alsoFoundBy: z.array(anyText.min(3)).min(1).max(4).optional(),
  questions: z
    .array(
      z.strictObject({
        topic: z.enum(questionTopics),
        question: text.max(90),
        answer: text.max(360),
        asOf: monthRead.optional(),
      }),
    )
    .min(3)
    .max(5),
  ...tripParticulars,
  /** Who checked times, closures and inclusions, and when. The page claims no check without it. */
  checked: z.strictObject({ by: text.max(60), on: day }).optional(),
};

/** That part of a trip's file. */
export const tripNotesSchema = z.object({ id, ...tripNotesShape });
