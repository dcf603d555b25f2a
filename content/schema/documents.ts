/** The schemas of terms and policies, `content/records/policies/*.json`, and of the notices beside forms. */
import * as z from 'zod';
import { descriptionWords, id, searchDescription, text, title } from './fields';
import { filledText, withPlaceholders } from './filled-text';

/**
 * The answers of the operator and the values of the deployment that a part of a document may depend on, each in words for when it holds
 * and for when it does not.
 */
const facts = {
  'legal-name': ['the registered name is entered', 'the registered name is missing'],
  'registered-office': ['a registered office is entered', 'the registered office is missing'],
  'public-site': ['the site has its public address', 'the site has no public address yet'],
  payments: ['the payment steps are entered', 'the payment steps are missing'],
  'gst-included': ['the prices include GST', 'GST is added to the prices'],
  offer: ['the offer in the banner is complete', 'the offer in the banner is incomplete'],
  officer: ['the grievance officer is named', 'the grievance officer is not named'],
  'officer-position': ['the position of the officer is entered', 'the position of the officer is missing'],
  'cancellation-charges': ['cancellation charges are entered', 'cancellation charges are missing'],
  'refund-time': ['the time of a refund is entered', 'the time of a refund is missing'],
  form: ['the message form is connected', 'the message form is not connected'],
  'form-service': ['the service behind the message form is named', 'the service behind the message form is not named'],
  'form-service-time': [
    'how long that service keeps a message is entered',
    'how long that service keeps a message is missing',
  ],
  'booking-service': [
    'the service behind the booking form is named',
    'the service behind the booking form is not named',
  ],
  'booking-service-time': [
    'how long that service keeps an entry is entered',
    'how long that service keeps an entry is missing',
  ],
  host: ['the company that hosts the site is named', 'the company that hosts the site is not named'],
  'host-time': ['how long it keeps its logs is entered', 'how long it keeps its logs is missing'],
  'enquiry-time': ['how long an enquiry is kept is entered', 'how long an enquiry is kept is missing'],
  'privacy-contact': [
    'who answers questions on personal data is entered',
    'who answers questions on personal data is missing',
  ],
  counter: ['visits are counted', 'visits are not counted'],
  campaigns: ['campaigns are stored', 'campaigns are not stored'],
} as const;

export type DocumentFact = keyof typeof facts;
/** A fact, or its opposite. */
export type DocumentCondition = DocumentFact | `no-${DocumentFact}`;

/** The conditions in words. */
export const documentConditions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(facts).flatMap(([fact, [holds, fails]]) => [
    [fact, holds],
    [`no-${fact}`, fails],
  ]),
);

const conditionIds = Object.keys(documentConditions) as [DocumentCondition, ...DocumentCondition[]];

/** Lists of the operator's answers: a row of a table is repeated for each of their entries, whose own placeholders it has. */
export const documentLists = {
  branches: ['branch'],
  registrations: ['registration', 'number'],
  payments: ['when', 'share'],
  cancellationSteps: ['notice', 'charge'],
} as const;

export type DocumentList = keyof typeof documentLists;

/** Names, addresses and numbers of the operator and the site. */
export const documentValues = [
  'company',
  'legalName',
  'companyInFull',
  'address',
  'town',
  'country',
  'phone',
  'email',
  'website',
  'registeredOffice',
  'taxes',
  'tcsWithoutPan',
  'banner',
  'offer',
  'officer',
  'officerPosition',
  'officerPhone',
  'officerEmail',
  'refundWithin',
  'enquiriesKept',
  'formService',
  'formServiceKeeps',
  'bookingService',
  'bookingServiceKeeps',
  'host',
  'hostKeeps',
  'privacyContact',
  'counter',
  'sendButton',
  'whatsappButton',
] as const;

export type DocumentValue = (typeof documentValues)[number];

/** Wordings that a document uses in several places, each with its placeholder. */
export const documentWordings = [
  'decides',
  'cancelCharge',
  'toService',
  'shortService',
  'atService',
  'bookingBy',
  'shortBooking',
  'atBooking',
  'hosted',
  'logsKept',
  'kept',
  'contactPerson',
] as const;

const listPlaceholders = Object.values(documentLists).flat();
const words = withPlaceholders(text, [...documentValues, ...documentWordings, ...listPlaceholders]);

const when = z
  .array(z.enum(conditionIds))
  .default([])
  .meta({ title: 'Only where', description: 'All of these hold. Empty: always.', one: 'condition' });

const part = z.strictObject({ text: words, when });

const section = z.strictObject({
  id: id.meta({ title: 'Part of the address', description: 'Other pages link to it: leave it as it is.' }),
  heading: title.max(80),
  when,
  paragraphs: z.array(part).min(1).meta({ one: 'paragraph', summary: '{{text}}' }),
  items: z.array(part).default([]).meta({ title: 'Points', one: 'point', summary: '{{text}}' }),
  rows: z
    .array(
      z.strictObject({
        label: words,
        value: words,
        each: z
          .enum(Object.keys(documentLists) as [DocumentList, ...DocumentList[]])
          .optional()
          .meta({ title: 'One row for each of' }),
        when,
      }),
    )
    .default([])
    .meta({ title: 'Table', one: 'row', summary: '{{label}}: {{value}}' }),
});

const ids = (sections: readonly { id: string }[]) => sections.map((one) => one.id);

const sections = z
  .array(section)
  .min(1)
  .refine((all) => ids(all).every((one, index) => ids(all).indexOf(one) === index || all[index]?.when.length), {
    error: 'has two sections with the same part of the address',
  })
  .meta({
    one: 'section',
    summary: '{{heading}}',
    description: `These are filled in: ${documentValues.map((name) => `{${name}}`).join(', ')}.`,
  });

const document = z.strictObject({
  heading: title.max(60),
  title: text.max(42).meta({ title: 'Title in search results', description: 'The name of the company follows it.' }),
  description: withPlaceholders(searchDescription, ['company']).meta(descriptionWords),
  lead: text.max(300).meta({ title: 'Text under the heading' }),
  wordings: z
    .array(z.strictObject({ name: z.enum(documentWordings), text: words, when }))
    .default([])
    .meta({
      title: 'Wordings that depend on your answers',
      description: 'A text below names them in braces, such as {kept}.',
      one: 'wording',
      summary: '{{name}}: {{text}}',
    }),
  sections,
});

/** The section of the Terms page that the banner links to, and that of the Privacy page that the notices beside forms link to. */
export const offerSection = 'prices-and-taxes';
export const rightsSection = 'your-rights';

const withSection = (wanted: string) =>
  document.extend({
    sections: sections
      .refine((all) => ids(all).includes(wanted), {
        error: `has no section with '${wanted}' as its part of the address, to which other pages link`,
      })
      .meta({ ...sections.meta() }),
  });

/** @param names its placeholders, each with its meaning */
const notice = (label: string, names: Readonly<Record<string, string>> = {}) =>
  filledText(text.max(180), names, { title: label });

export const documentSchemas = {
  terms: withSection(offerSection),
  privacy: withSection(rightsSection),
  cancellations: document,
  grievances: document,
  accessibility: document,
  'form-notices': z.strictObject({
    home: notice('Message form', { sendButton: 'the name of its button' }),
    homeNotConnected: notice('Message form while it is not connected'),
    contact: notice('Form of the Contact page', { whatsappButton: 'the name of its button' }),
    wizard: notice('Booking planner'),
    rights: notice('Rights', {}),
    how: text.max(60).meta({ title: 'Link to the Privacy page' }),
  }),
} as const;

export type DocumentText = z.infer<typeof document>;
