/** The schemas of the operator's own files, `content/records/operator/*.json`. Empty optional fields are omitted from the files. */
import * as z from 'zod';
import { stateIds } from '../ids/states';
import { fareRulesSchema, roomRulesSchema } from './fares';
import { anyText, day, mayBeEmpty, smallRupees, text, title, tripId } from './fields';
import { filledText } from './filled-text';
import { hoursProblem } from './office-hours';
import { confirmations, documents } from './operator-documents';
import { tripKinds } from './trip-cards';

const dayOrNone = z.union([z.literal(''), day]).default('');

export const openingHours = z
  .array(
    z.strictObject({
      days: text.max(40).meta({ description: 'Such as: Monday to Saturday' }),
      time: text
        .max(40)
        .refine((value) => !hoursProblem(value), { error: ({ input }) => hoursProblem(String(input)) ?? '' })
        .meta({ title: 'Hours', description: 'Such as: 9:00 AM to 8:00 PM' }),
    }),
  )
  .min(1)
  .max(4)
  .meta({ one: 'line', summary: '{{days}}: {{time}}' });

/** The operator's name, contact details and office hours. */
const contact = z.strictObject({
  name: title.max(40).meta({ title: 'Name of the company' }),
  tagline: text.max(60).meta({ title: 'Line under the name', inContract: true }),
  description: text.max(200).meta({
    title: 'What you sell, in one sentence',
    description: 'Where the site is installed on a phone, and in the summary for language models.',
  }),
  /** Links use its digits. */
  phone: z
    .string()
    .regex(/^\+\d{1,3}( \d{2,6}){1,4}$/, "must look like '+91 98765 43210'")
    .meta({ title: 'Telephone', description: 'With the country’s code, in groups: +91 98765 43210' }),
  email: z.email('is no email address'),
  address: z
    .strictObject({
      street: text.max(80),
      town: text.max(40),
      postcode: z.string().regex(/^\d{6}$/, 'must have six digits'),
      state: text.max(40),
      country: text.max(40),
    })
    .meta({ summary: '{{street}}, {{town}}' }),
  officeHours: openingHours.meta({
    title: 'Office hours',
    description:
      'On the Contact page and the home page. Until you change a line, the home page says what stands in its form under “Office hours on this page”.',
  }),
  emergencySupport: mayBeEmpty({
    title: 'Emergency support',
    description: 'Under the hours on the home page, such as: 24/7. Empty: not shown.',
  }),
  greeting: filledText(
    text.max(140),
    { company: 'your name' },
    { title: 'First line of a visitor’s message in the chat' },
  ),
  greetingAbout: filledText(
    text.max(140),
    { company: 'your name', subject: 'the trip or the place, and its date if one is chosen' },
    { title: 'The same about a trip or a place' },
  ),
});

/** The saving in the banner. */
const offer = z.strictObject({
  banner: text.max(40).meta({ title: 'Offer at the top of every page', inContract: true }),
  appliesTo: mayBeEmpty({
    title: 'What it applies to',
    description: 'Such as: Tours in India booked a month ahead',
  }),
  until: dayOrNone.meta({ title: 'Its last day' }),
  /** The price that the saving is based on, and further terms. */
  terms: mayBeEmpty({
    title: 'What the Terms page says about it',
    description: 'One or two whole sentences.',
  }),
});

const fares = z.strictObject({
  rules: fareRulesSchema.meta({ title: 'Rules of all trips', description: 'A trip may have its own.' }),
  rooms: roomRulesSchema.meta({ title: 'How rooms may be shared' }),
  sameShareOnDates: z.boolean().meta({
    title: 'On dates with another price all fares change by the same share',
    description:
      'Those of children, of a third adult and of one person alone. Not ticked: only the price for two who share a room changes.',
  }),
  shareWithStranger: z.number().int().min(50).max(200).meta({
    title: 'Someone alone in a group who shares a room pays, percent of the fare for two in a room',
    description: 'With another traveller of the same sex, where there is one: 100 is the same fare.',
  }),
  /** Printed under the table of fares. */
  childAge: z
    .strictObject({
      from: z.number().int().min(0).max(17).meta({ title: 'From the age of' }),
      below: z.number().int().min(1).max(18).meta({ title: 'Below the age of' }),
    })
    .refine(({ from, below }) => from < below, { path: ['below'], error: "must be above 'from'" })
    .meta({ title: 'Who pays as a child', summary: 'From {{from}}, below {{below}}' }),
  babyBelow: z.number().int().min(0).max(5).meta({
    title: 'A baby is below the age of',
    description: 'It has no seat of its own in a plane.',
  }),
});

/** Peak dates such as Diwali, Christmas to New Year or long weekends. */
const peak = z.strictObject({
  name: text.max(40).meta({ title: 'What they are', description: 'As it is printed: Christmas and New Year' }),
  from: day.meta({ title: 'First day on which a trip starts that costs more' }),
  until: day.meta({ title: 'Last day on which it does' }),
  /** For each person who shares a room. */
  rupees: smallRupees.optional().meta({
    title: 'Rupees more a person',
    description: 'Or percent, below; or both. Both empty: the price is on request.',
  }),
  percent: z.number().int().min(1).max(100).optional().meta({ title: 'Percent more' }),
  kinds: z.array(z.enum(tripKinds)).default([]).meta({
    title: 'On trips of these kinds',
    description: 'With states below: only those of these kinds in these states.',
    one: 'kind',
  }),
  states: z.array(z.enum(stateIds)).default([]).meta({
    title: 'In these states',
    description: 'With neither kinds, states nor trips: everywhere.',
    one: 'state',
  }),
  trips: z.array(tripId).default([]).meta({
    title: 'On these trips',
    one: 'trip',
  }),
});

const peaks = z.strictObject({
  dates: z
    .array(peak)
    .max(40)
    .default([])
    .meta({ title: 'Dates that cost more', one: 'entry', summary: '{{name}}: {{from}} to {{until}}' }),
  completeUntil: day.meta({
    title: 'Last day up to which you have entered all of them',
    description: 'Of trips that start later the site says “price on request”.',
  }),
});

const tax = z
  .strictObject({
    rate: z.number().positive().max(28).meta({ title: 'Rate in percent' }),
    appliesTo: text.meta({ title: 'What it applies to' }),
    source: text.meta({ title: 'Where this was read' }),
    checked: day.meta({ title: 'Last read on' }),
  })
  .meta({ summary: '{{rate}} %' });

const taxes = z.strictObject({
  /** The operator's choice, which its accountant should confirm. */
  basis: z
    .strictObject({
      gst: z.enum(['gst', 'gstWithCredit']).meta({
        title: 'Which GST you charge',
        labels: { gst: 'GST without input tax credit', gstWithCredit: 'GST with input tax credit' },
      }),
      gstIncluded: z.boolean().meta({ title: 'The prices hold the GST already' }),
    })
    .meta({ title: 'How the prices on the site are meant' }),
  /** The usual rate on a package. */
  gst: tax.meta({ title: 'GST without input tax credit' }),
  gstWithCredit: tax.meta({ title: 'GST with input tax credit' }),
  /** A flat rate since the Budget of 1 February 2026; before that, 5% and 20% in two slabs. */
  tcs: tax.meta({ title: 'TCS on tours abroad' }),
});

/** The notice at the top of every page, for urgent news: a cyclone, closed roads, a new number. */
const notice = z.strictObject({
  text: anyText.max(200).default('').meta({
    title: 'Notice at the top of every page',
    description: 'Empty: no notice is shown.',
  }),
  until: dayOrNone.meta({
    title: 'Last day on which it is shown',
    description: 'Empty: until it is taken out.',
  }),
});

/** The paths of deleted or renamed trips, lists and pages of text. The page beside the editor that does so writes them. */
const moved = z.strictObject({
  addresses: z
    .array(
      z.strictObject({
        from: z
          .string()
          .regex(
            /^(\/packages|\/trips)?\/[a-z0-9]+(-[a-z0-9]+)*$/,
            "must look like '/packages/kerala-package', '/trips/hills' or '/about'",
          )
          .meta({ title: 'Address of a trip, a list or a page that is gone' }),
        to: z
          .string()
          .regex(/^\/[a-z0-9/-]*$/, "must look like '/packages/domestic/kerala'")
          .meta({ title: 'Page of this site that is shown instead' }),
      }),
    )
    .max(500)
    .default([])
    .meta({ title: 'Addresses that lead elsewhere', one: 'address', summary: '{{from}} leads to {{to}}' }),
});

/** The schemas by the name of their file. */
export const operatorSchemas = {
  contact,
  offer,
  fares,
  peaks,
  taxes,
  documents,
  confirmations,
  notice,
  moved,
} as const;

export type OperatorFile = keyof typeof operatorSchemas;
export type Operator = { readonly [File in OperatorFile]: z.infer<(typeof operatorSchemas)[File]> };
