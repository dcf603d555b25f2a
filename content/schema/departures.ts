/** When a group leaves: as a rule, 'Second Sunday of the month, October to April, from Chennai', and what is to be said of single dates. */
import * as z from 'zod';
import { festivalIds } from '../catalogue/festivals';
import { gatewayIds } from '../catalogue/gateways';
import { monthIds, weekdays } from '../catalogue/months';
import { ownFaresSchema } from './fares';
import { day, rupees, text } from './fields';

/** How a date is sold. All but 'on sale' claim something: the page says so as of the day it was entered. */
export const dateStatuses = ['on sale', 'last places', 'guaranteed', 'full', 'cancelled'] as const;

/** What only one date has. */
export const departureDate = z.strictObject({
  date: day,
  /** True for a date that the rule does not give: said, so that a slip in `date` is not offered as another departure. */
  extra: z.boolean(),
  status: z.enum(dateStatuses),
  /** Where it differs from the trip's, for the same `basis`. */
  price: rupees.optional(),
  /** Fares of this date alone, whole rupees. */
  ownFares: ownFaresSchema.optional(),
  note: text.max(90).optional(),
  /** The day on which this was entered or last looked at. */
  asOf: day,
});

export const departureRule = z.strictObject({
  weekday: z.enum(weekdays),
  /** Which of that weekday in a month; a fifth is not in every month. */
  weeks: z.array(z.number().int().min(1).max(4)).min(1).max(4),
  /** In the order of the season. */
  months: z.array(z.enum(monthIds)).min(1).max(12),
  from: z.enum(gatewayIds),
  /** Days before a departure on which its last seat is sold. */
  closesDaysBefore: z.number().int().min(1).max(90),
  /** Days that the rule gives and on which no group leaves: never sold, unlike one that is cancelled. */
  without: z.array(day).max(24).default([]),
  /** Festivals during which the group should not be where they are kept: `npm run check` names the departures that are. */
  avoid: z.array(z.enum(festivalIds)).max(12).default([]),
  /** In any order. Past ones may stay: no page prints them. */
  dates: z.array(departureDate).max(60).default([]),
});
