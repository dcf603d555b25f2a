/** The operator's answers for the site's documents, and the facts on the site that it has to confirm. */
import * as z from 'zod';
import { day, mayBeEmpty, text } from './fields';
import { paymentSchedule } from './trip-particulars';

const company = (title: string) =>
  z
    .strictObject({
      name: mayBeEmpty({ title: 'Name of the company' }),
      keeps: mayBeEmpty({ title: 'How long it keeps the data', description: 'Such as: 30 days' }),
    })
    .prefault({})
    .meta({ title, summary: '{{name}}' });

const registration = z.strictObject({
  label: text.max(60).meta({ title: 'Kind', description: 'Such as: GSTIN' }),
  value: text.max(60).meta({ title: 'Number' }),
  /** A web address or words. */
  checkAt: mayBeEmpty({ title: 'Where to check it', description: 'Such as: services.gst.gov.in' }),
});

/** The officer who handles complaints (E-Commerce Rules 2020, rule 4). */
const grievanceOfficer = z.strictObject({
  name: mayBeEmpty({ title: 'Name of the officer' }),
  designation: mayBeEmpty(),
  phone: mayBeEmpty({ title: 'Telephone of the officer' }),
  email: mayBeEmpty({ title: 'Email of the officer' }),
});

const cancellationStep = z.strictObject({
  notice: text.max(80).meta({ title: 'When', description: 'Such as: 30 days or more before the trip starts' }),
  charge: text.max(80).meta({ description: 'Such as: 10% of the price' }),
});

/** The operator's answers for the documents, which are readable without them. */
export const documents = z.strictObject({
  /** Includes the legal form of the company. */
  legalName: mayBeEmpty({
    title: 'Registered name',
    description: 'Such as: Example Holidays Private Limited',
  }),
  /** Registrations that the law wants displayed. */
  registrations: z.array(registration).default([]).meta({ one: 'registration', summary: '{{label}}: {{value}}' }),
  registeredOffice: mayBeEmpty({
    title: 'Registered office',
    description: 'Empty where it is the office above.',
  }),
  branches: z.array(text.max(160)).default([]).meta({ title: 'Addresses of branches', one: 'branch' }),
  grievanceOfficer: grievanceOfficer.prefault({}).meta({ title: 'Grievance officer', summary: '{{name}}' }),
  /** DPDP Rules 2025, rule 9. */
  privacyContact: mayBeEmpty({
    title: 'Who answers questions on personal data',
    description: 'Name and designation.',
  }),
  /** The company that receives messages at NEXT_PUBLIC_FORM_ENDPOINT. */
  formService: company('Service behind the contact form'),
  /** The company that receives entries at NEXT_PUBLIC_BOOKING_URL. */
  bookingForm: company('Service behind the booking form'),
  /** The company that has the server's logs. */
  host: company('Company that hosts the site'),
  /** Only where a counter is configured (`NEXT_PUBLIC_COUNTER_URL`). */
  countUnknownWords: z.boolean().optional().meta({
    title: 'Count the words of searches that the site does not know',
    description: 'So that the search can be taught them. Only where visits are counted; the Privacy page then says so.',
  }),
  /** Counted from the last contact, if no booking follows. */
  enquiriesKept: mayBeEmpty({ title: 'How long an enquiry is kept', description: 'Such as: 12 months' }),
  /** Printed on the Terms page, and with the fares of each trip without a schedule of its own. */
  payments: paymentSchedule.meta({
    title: 'When a trip is paid for',
    description: 'A trip may have its own.',
  }),
  /** From the earliest day to the latest. */
  cancellationScale: z
    .array(cancellationStep)
    .default([])
    .meta({ title: 'Cancellation charges', one: 'step', summary: '{{notice}}: {{charge}}' }),
  refundWithin: mayBeEmpty({ title: 'A refund is paid within', description: 'Such as: 14 days' }),
});

const fact = z.strictObject({
  what: text,
  /** The files to read through. */
  records: text.meta({ title: 'Where it stands' }),
  /** The words exactly as on the site: '15K+'. */
  claims: z.array(text).optional().meta({ title: 'Words on the site that claim it', one: 'claim' }),
  /** Undefined until somebody has confirmed it. */
  confirmed: z
    .strictObject({
      by: text.max(60).meta({ title: 'Confirmed by' }),
      on: day.meta({ title: 'Confirmed on' }),
    })
    .optional()
    .meta({ summary: '{{on}} by {{by}}' }),
});

/** The site's facts about the operator's business, and who confirmed them. None of this is printed. */
export const confirmations = z.strictObject({
  facts: z.array(fact).default([]).meta({ title: 'What somebody has to confirm', one: 'fact', summary: '{{what}}' }),
});
