/** The departures of a group: a rule such as 'Second Sunday of the month, October to April, from Chennai', and fields of single dates. */
import * as z from 'zod';
import { gatewayIds } from '../ids/gateways';
import { monthIds, weekdays } from '../ids/months';
import { ownFaresSchema } from './fares';
import { clock, day, rupees, text } from './fields';

/** The status of a date. All but 'on sale' are claims, so the page prints the day on which each was entered. */
export const dateStatuses = ['on sale', 'last places', 'guaranteed', 'full', 'cancelled'] as const;

/** The fields of a single date. */
export const departureDate = z.strictObject({
  date: day.meta({ title: 'Day on which the group leaves' }),
  /** Required, so that a typing error in `date` does not become another departure. */
  extra: z
    .boolean()
    .meta({ title: 'An extra date', description: 'Not one of those that the days and months above give.' }),
  status: z.enum(dateStatuses).meta({ title: 'How it is sold' }),
  /** Rupees per `basis` of the trip. */
  price: rupees
    .optional()
    .meta({ title: 'Price on this date, in rupees', description: 'Empty: the price of the trip.' }),
  ownFares: ownFaresSchema.optional(),
  note: text.max(90).optional().meta({ title: 'Note to this date' }),
  asOf: day.meta({ title: 'As of', description: 'Today, or the day on which you last looked.' }),
});

export const departureRule = z.strictObject({
  weekday: z.enum(weekdays).meta({ title: 'Day of the week on which the group leaves' }),
  /** At most 4, because not every month has a fifth. */
  weeks: z.array(z.number().int().min(1).max(4)).min(1).max(4).meta({
    title: 'Which of these days in a month',
    description: '2 is the second Sunday, say.',
    one: 'number',
  }),
  months: z.array(z.enum(monthIds)).min(1).max(12).meta({
    title: 'Months in which it leaves',
    description: 'In the order of the season.',
    one: 'month',
  }),
  from: z.enum(gatewayIds).meta({
    title: 'Town it leaves from',
    description: 'The same as below at “Town where the trip starts”.',
  }),
  closesDaysBefore: z
    .number()
    .int()
    .min(1)
    .max(90)
    .meta({ title: 'Days before it leaves on which the last seat is sold' }),
  /** Travellers who read only the day of the flight would come a day late. */
  meetsNightBefore: z.boolean().optional().meta({
    title: 'The group meets in the night before',
    description: 'Where the flight leaves soon after midnight: pages, calendar files and messages then name both days.',
  }),
  meetsAt: clock.optional().meta({
    title: 'Hour at which the group meets then',
    description: 'Such as: 10:30 pm. Empty: it is on the ticket.',
  }),
  /** Days that were never on sale, unlike cancelled ones. */
  without: z.array(day).max(24).default([]).meta({
    title: 'Days on which no group leaves',
    description: 'Though the days and months above give them. They are printed nowhere.',
    one: 'day',
  }),
  /** In any order. Past dates may stay, because no page prints them. */
  dates: z.array(departureDate).max(60).default([]).meta({
    title: 'Single dates',
    description: 'Only those of which more is to be said: full, cancelled, an extra one, another price.',
    one: 'date',
    summary: '{{date}}: {{status}}',
  }),
});
