/** The fares beside the twin-sharing fare: the operator's rules (`content/records/operator/fares.json`), and the exceptions of a trip. */
import * as z from 'zod';
import { smallRupees, text } from './fields';

const percent = z.number().int().min(0, 'must be 0 to 200 percent').max(200, 'must be 0 to 200 percent');

/** At most 100, because no child pays more than an adult. */
const percentOfAdult = z
  .number()
  .int()
  .min(0, 'must be 0 to 100 percent: no child pays more than an adult')
  .max(100, 'must be 0 to 100 percent: no child pays more than an adult');

export const fareRulesSchema = z.strictObject({
  singleSupplement: percent.meta({
    title: 'Alone in a room, or in the car of a day tour: added, in percent of the price',
  }),
  thirdAdult: percent.meta({ title: 'Third adult in a room: percent of the price' }),
  childSharing: percentOfAdult.meta({
    title: 'Child in the second bed of a room, beside one adult: percent of the price',
  }),
  childWithBed: percentOfAdult.meta({ title: 'Child with an extra bed: percent of the price' }),
  childWithoutBed: percentOfAdult.meta({ title: 'Child without a bed, or on a day tour: percent of the price' }),
  youngChild: percentOfAdult.meta({
    title: 'Child too young for a child’s fare: percent of the price',
    description: 'It also pays the parts of the price that are the same for everyone, such as a seat in the plane.',
  }),
  baby: percentOfAdult.meta({
    title: 'Baby: percent of the parts of the price that are the same for everyone',
    description: 'Of the rest of the price it pays nothing.',
  }),
  /** Applies to each person's fare that follows from a rule. */
  roundUpTo: z.number().int().min(1).max(1_000).meta({ title: 'Round up to a multiple of so many rupees' }),
});

/** How rooms may be shared. The price of a party is that of the cheapest way that these rules allow. */
export const roomRulesSchema = z.strictObject({
  extraBeds: z.number().int().min(0).max(2).meta({ title: 'Extra beds in a room for two' }),
  withoutBed: z.number().int().min(0).max(3).meta({ title: 'Children without a bed in a room' }),
  most: z.number().int().min(2).max(6).meta({
    title: 'Most people in a room',
    description: 'Babies and small children count too.',
  }),
  childBesideThird: z.boolean().meta({
    title: 'A room with a third adult also takes a child without a bed',
  }),
  adultsInThrees: z.boolean().meta({
    title: 'Adults are put three to a room even where rooms for two are enough',
    description: 'Not ticked: only the one who is left over is a third adult. Ticked: six adults get two rooms.',
  }),
});

/** One person's whole fare in rupees, which replaces the one from the rules. */
export const ownFaresSchema = z
  .strictObject({
    fareAlone: smallRupees.optional().meta({ title: 'An adult alone, in rupees' }),
    fareThirdAdult: smallRupees.optional().meta({ title: 'A third adult in a room, in rupees' }),
    fareChildWithBed: smallRupees.optional().meta({ title: 'A child with an extra bed, in rupees' }),
    fareChildWithoutBed: smallRupees.optional().meta({ title: 'A child without a bed, in rupees' }),
  })
  .meta({ title: 'Fares in rupees', description: 'Empty: they follow from the percentages.' });

/** The fields of a trip on its fares, apart from price and basis. */
export const ownFareFields = {
  sameForAll: z
    .array(
      z.strictObject({
        what: text.max(60).meta({ description: 'Such as: return flights from Chennai' }),
        rupees: smallRupees.meta({ title: 'Rupees for each person' }),
      }),
    )
    .max(4)
    .default([])
    .meta({
      title: 'Parts of the price that are the same for everyone',
      description: 'Flights, helicopters, jeep seats, permits: no percentage is taken of them.',
      one: 'part',
      summary: '{{what}}: ₹{{rupees}}',
    }),
  fareRules: fareRulesSchema.partial().optional().meta({
    title: 'Fares of this trip alone',
    description: 'What stays empty follows the rules of all trips.',
  }),
  ownFares: ownFaresSchema.optional(),
  /** A third person in the room for two. */
  alsoFor: z
    .array(
      z.enum(['thirdAdult', 'childWithBed', 'childWithoutBed']).meta({
        labels: {
          thirdAdult: 'A third adult',
          childWithBed: 'A child with an extra bed',
          childWithoutBed: 'A child without a bed',
        },
      }),
    )
    .default([])
    .meta({ title: 'Of a trip for two: who else may come', one: 'traveller' }),
};
