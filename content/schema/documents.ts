/** What the texts of prose pages may name and depend on: the answers of the operator and the values of the deployment. */

/**
 * The answers of the operator and the values of the deployment that a part of a page may depend on, each in words for when it holds
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
  'unknown-words': ['unknown words of searches are counted', 'unknown words of searches are not counted'],
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

/** Wordings that a page uses in several places, each with its placeholder. */
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
  'typed',
] as const;
