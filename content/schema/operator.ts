/** What the operator's own files must say, `content/operator/*.json`. What may stay empty is left out of its file then. */
import * as z from 'zod';
import { stateIds } from '../catalogue/states';
import { fareRulesSchema } from './fares';
import { anyText, day, id, smallRupees, text, title } from './fields';
import { paymentSchedule } from './trip-particulars';

const mayBeEmpty = anyText.default('');
const dayOrNone = z.union([z.literal(''), day]).default('');

const openingHours = z
  .array(z.strictObject({ days: text.max(40), time: text.max(40) }))
  .min(1)
  .max(4);

/** Who the operator is, and when it answers. */
const contact = z.strictObject({
  name: title.max(40),
  tagline: text.max(60),
  /** With the country's code, in groups: '+91 98765 43210'. Links take its digits. */
  phone: z.string().regex(/^\+\d{1,3}( \d{2,6}){1,4}$/, "must look like '+91 98765 43210'"),
  email: z.email('is no email address'),
  address: z.strictObject({
    street: text.max(80),
    town: text.max(40),
    postcode: z.string().regex(/^\d{6}$/, 'must have six digits'),
    state: text.max(40),
    country: text.max(40),
  }),
  /** The home page and the Contact page each show their own (specification). */
  officeHours: z.strictObject({ home: openingHours, contact: openingHours }),
});

/** The saving in the banner. */
const offer = z.strictObject({
  /** Printed at the top of every page. */
  banner: text.max(40),
  /** In a few words: 'Tours in India booked a month ahead'. */
  appliesTo: mayBeEmpty,
  /** Its last day. */
  until: dayOrNone,
  /** From which price it is counted, and what else the Terms page has to say: one or two whole sentences. */
  terms: mayBeEmpty,
});

const fares = z.strictObject({
  rules: fareRulesSchema,
  /** From this age a child pays as a child, up to the year before `below`; printed under the table of fares. */
  childAge: z
    .strictObject({ from: z.number().int().min(0).max(17), below: z.number().int().min(1).max(18) })
    .refine(({ from, below }) => from < below, { path: ['below'], error: "must be above 'from'" }),
});

/** Days on which a trip costs more: Diwali, Christmas to New Year, long weekends. */
const peaks = z.strictObject({
  dates: z
    .array(
      z.strictObject({
        /** As it is printed: 'Christmas and New Year'. */
        name: text.max(40),
        /** First and last day on which a trip starts that costs more. */
        from: day,
        until: day,
        /** How much more: rupees a person sharing a room, percent of the price, or both. */
        rupees: smallRupees.optional(),
        percent: z.number().int().min(1).max(100).optional(),
        /** Where it applies. With neither states nor trips: to all. */
        states: z.array(z.enum(stateIds)).default([]),
        trips: z.array(id).default([]),
      }),
    )
    .max(40)
    .default([]),
});

const tax = z.strictObject({
  /** In percent. */
  rate: z.number().positive().max(28),
  appliesTo: text,
  source: text,
  /** The day the source was last read. */
  checked: day,
});

const taxes = z.strictObject({
  /** How the prices on this site are meant. The operator's choice, to confirm with its accountant. */
  basis: z.strictObject({
    /** Which GST the operator charges. */
    gst: z.enum(['gst', 'gstWithCredit']),
    /** True when the prices on the site hold the GST already. */
    gstIncluded: z.boolean(),
  }),
  /** The usual rate on a package, when the operator takes no input tax credit on what it buys. */
  gst: tax,
  /** The other way to charge GST. */
  gstWithCredit: tax,
  /** A flat rate since the Budget of 1 February 2026, before that 5% and 20% in two slabs. */
  tcs: tax,
});

const company = z.strictObject({ name: mayBeEmpty, keeps: mayBeEmpty }).prefault({});

/** What only the operator can say, for the documents. They read on without it. */
const documents = z.strictObject({
  /** As registered, with its form: 'Example Holidays Private Limited'. */
  legalName: mayBeEmpty,
  /** What the operator holds and has to show: 'GSTIN', 'CIN', a tourism registration. */
  registrations: z
    .array(
      z.strictObject({
        label: text.max(60),
        value: text.max(60),
        /** Where anyone can look it up: an address on the web, or words. */
        checkAt: mayBeEmpty,
      }),
    )
    .default([]),
  /** The address of the registered office, where it is another than that of `contact.json`. */
  registeredOffice: mayBeEmpty,
  /** The address of each branch. */
  branches: z.array(text.max(160)).default([]),
  /** The person complaints go to (E-Commerce Rules 2020, rule 4). */
  grievanceOfficer: z
    .strictObject({ name: mayBeEmpty, designation: mayBeEmpty, phone: mayBeEmpty, email: mayBeEmpty })
    .prefault({}),
  /** Who answers questions on personal data (DPDP Rules 2025, rule 9): a name with its designation. */
  privacyContact: mayBeEmpty,
  /** The company behind NEXT_PUBLIC_FORM_ENDPOINT, and how long it keeps a message: '30 days'. */
  formService: company,
  /** The company behind NEXT_PUBLIC_BOOKING_URL, and how long it keeps an entry. */
  bookingForm: company,
  /** The company that hosts the site, and how long it keeps its server logs. */
  host: company,
  /** How long an enquiry without a booking is kept after the last contact: '12 months'. */
  enquiriesKept: mayBeEmpty,
  /** On the Terms page and at the fares of each trip that has none of its own. */
  payments: paymentSchedule,
  /** From the earliest day to the latest: { notice: '30 days or more before the trip starts', charge: '10% of the price' }. */
  cancellationScale: z.array(z.strictObject({ notice: text.max(80), charge: text.max(80) })).default([]),
  /** Within which time a refund is paid: '14 days'. */
  refundWithin: mayBeEmpty,
});

/** What stands on the site as a fact of the operator's business, and who confirmed that it is so. Nothing of this is printed. */
const confirmations = z.strictObject({
  facts: z.array(
    z.strictObject({
      what: text,
      /** The files to read through. */
      records: text,
      /** The words that claim it, as they stand on the site: '15K+'. */
      claims: z.array(text).optional(),
      /** Left out until somebody has. */
      confirmed: z.strictObject({ by: text.max(60), on: day }).optional(),
    }),
  ),
});

/** A line at the top of every page, for what cannot wait: a cyclone, closed roads, a new number. */
const notice = z.strictObject({
  text: anyText.max(200).default(''),
  /** The last day it is shown; without one it stays until it is taken out. */
  until: dayOrNone,
});

/** By the name of the file. */
export const operatorSchemas = { contact, offer, fares, peaks, taxes, documents, confirmations, notice } as const;

export type OperatorFile = keyof typeof operatorSchemas;
export type Operator = { readonly [File in OperatorFile]: z.infer<(typeof operatorSchemas)[File]> };
