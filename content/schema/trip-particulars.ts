/** Particulars of a trip that only the operator knows. All of them may stay empty, and are not printed then. */
import * as z from 'zod';
import { anyText, extraRupees, mayBeEmpty, people, text } from './fields';

/** The payment schedule of a booked trip. */
export const paymentSchedule = z
  .array(
    z.strictObject({
      when: text.max(80).meta({ description: 'Such as: On booking' }),
      share: text.max(60).meta({ title: 'How much', description: 'Such as: 25% of the total' }),
    }),
  )
  .max(6)
  .default([])
  .meta({ one: 'part', summary: '{{when}}: {{share}}' });

const hotel = z.strictObject({
  /** All nights at one hotel are in the same place. */
  nights: z
    .array(z.number().int().min(1).max(11))
    .min(1)
    .max(11)
    .meta({ description: '1 is the night after the first day.', one: 'night' }),
  name: text.max(80).meta({ title: 'Name of the hotel' }),
  class: anyText.max(30).default('').meta({ description: 'Such as: 4 star' }),
  orSimilar: z.boolean().meta({
    title: 'Or similar',
    description: 'Another hotel of the same standard may take its place.',
  }),
});

/** The vehicle for a party of some size. */
const vehicle = z.strictObject({
  people: people.meta({ title: 'For how many people', summary: '{{from}} to {{to}} people' }),
  name: text.max(60).meta({ title: 'Which vehicle', description: 'Such as: Toyota Innova or similar' }),
  seats: z.number().int().min(1).max(60).meta({ title: 'Seats beside the driver’s' }),
});

/** The flights of a trip whose price includes them. */
const flights = z.strictObject({
  airline: mayBeEmpty({ description: 'Such as: IndiGo or similar' }),
  baggage: mayBeEmpty({ title: 'Baggage in the price', description: 'Such as: 15 kg to check in, 7 kg in the cabin' }),
});

/** The unit that an extra is priced in. */
export const extraUnits = ['person', 'room', 'group', 'vehicle'] as const;

/** An optional service that is not included in the price. */
const extra = z.strictObject({
  what: text.max(60).meta({ description: 'Such as: Kathakali evening, front row' }),
  rupees: extraRupees.meta({
    title: 'Price in rupees',
    description: 'With or without GST, as the prices of the trips.',
  }),
  per: z.enum(extraUnits),
  note: anyText.max(120).default('').meta({ title: 'Note to this extra' }),
});

const review = z.strictObject({
  name: text.max(40).meta({ title: 'Who wrote it', description: 'As it is signed there.' }),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
    .meta({ description: 'Such as: 2026-11' }),
  /** The whole review, or an excerpt that is true to it. */
  text: text.max(600).meta({ title: 'What was written', description: 'In the traveller’s own words.' }),
  source: text.max(30).meta({ title: 'Where it was published', description: 'Such as: Google' }),
  url: z
    .string()
    .regex(/^https:\/\/[!-~]+$/, "must be an address that starts with 'https://'")
    .meta({ title: 'Its address there', description: 'Starts with https://' }),
});

export const tripParticulars = {
  payments: paymentSchedule.meta({
    title: 'When this trip is paid for',
    description: 'Empty: as all trips are.',
  }),
  hotels: z
    .array(hotel)
    .max(11)
    .default([])
    .meta({ title: 'Hotels by night', one: 'hotel', summary: '{{name}}, nights {{nights}}' }),
  vehicles: z.array(vehicle).max(6).default([]).meta({
    title: 'Vehicle by the number of travellers',
    one: 'vehicle',
    summary: '{{people.from}} to {{people.to}} people: {{name}}',
  }),
  driverSpeaks: z.array(text.max(30)).max(6).default([]).meta({ title: 'Languages of the driver', one: 'language' }),
  flights: flights.prefault({}).meta({ title: 'Flights in the price', summary: '{{airline}}' }),
  fromTamilNadu: anyText.max(300).default('').meta({
    title: 'How to come from Tamil Nadu to the start',
    description: 'Such as: Night train from Chennai, or an early flight from Coimbatore.',
  }),
  extras: z
    .array(extra)
    .max(12)
    .default([])
    .meta({ title: 'Extras with their prices', one: 'extra', summary: '{{what}}: ₹{{rupees}} per {{per}}' }),
  reviews: z
    .array(review)
    .max(12)
    .default([])
    .meta({ description: 'Only real ones.', one: 'review', summary: '{{name}}, {{month}}, {{source}}' }),
};

/** The leader of a group. */
export const leaderSchema = z
  .strictObject({
    name: text.max(60).meta({ title: 'Name of the leader' }),
    about: text.max(160).meta({ title: 'About the leader', description: 'In one or two sentences.' }),
    speaks: z.array(text.max(30)).max(6).default([]).meta({ title: 'Languages', one: 'language' }),
  })
  .meta({ title: 'Who leads the group', summary: '{{name}}' });
