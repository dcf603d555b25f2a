/**
 * What only the operator can say, for the pages in this folder. Everything may stay empty: the pages then read on without it, and
 * `unfilledOperatorDetails` names it. Fill in true values only, and have a lawyer read the pages once they are in.
 */
export interface OperatorDetails {
  /** As registered, with its form: 'Example Holidays Private Limited'. */
  legalName: string;
  /** What the operator holds and has to show: 'GSTIN', 'CIN', a tourism registration. */
  registrations: readonly { label: string; value: string }[];
  /** The person complaints go to (E-Commerce Rules 2020, rule 4). */
  grievanceOfficer: { name: string; designation: string; phone: string; email: string };
  /** Who answers questions on personal data (DPDP Rules 2025, rule 9): a name with its designation. */
  privacyContact: string;
  /** The company behind NEXT_PUBLIC_FORM_ENDPOINT, and how long it keeps a message: '30 days'. */
  formService: { name: string; keeps: string };
  /** The company behind NEXT_PUBLIC_BOOKING_URL, and how long it keeps an entry. */
  bookingForm: { name: string; keeps: string };
  /** The company that hosts the site, and how long it keeps its server logs. */
  host: { name: string; keeps: string };
  /** How long an enquiry without a booking is kept after the last contact: '12 months'. */
  enquiriesKept: string;
  /** From the earliest day to the latest: { notice: '30 days or more before the trip starts', charge: '10% of the price' }. */
  cancellationScale: readonly { notice: string; charge: string }[];
  /** Within which time a refund is paid: '14 days'. */
  refundWithin: string;
  /** The saving in the banner. */
  bannerOffer: {
    /** In a few words: 'Tours in India booked a month ahead'. */
    appliesTo: string;
    /** Its last day, as YYYY-MM-DD. */
    until: string;
    /** From which price it is counted, and what else the Terms page has to say: one or two whole sentences. */
    terms: string;
  };
}

export const operator: OperatorDetails = {
  legalName: '',
  registrations: [],
  grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
  privacyContact: '',
  formService: { name: '', keeps: '' },
  bookingForm: { name: '', keeps: '' },
  host: { name: '', keeps: '' },
  enquiriesKept: '',
  cancellationScale: [],
  refundWithin: '',
  bannerOffer: { appliesTo: '', until: '', terms: '' },
};

/** The values that are still empty, a plain line each; none when the operator has filled in all of them. */
export function unfilledOperatorDetails(details: OperatorDetails = operator): string[] {
  const { grievanceOfficer, formService, bookingForm, host } = details;
  const values: readonly [value: string | readonly unknown[], line: string][] = [
    [details.legalName, 'legalName: the registered name of the company'],
    [details.registrations, 'registrations: the numbers the company has to show, such as its GSTIN'],
    [grievanceOfficer.name, 'grievanceOfficer.name: the person complaints go to'],
    [grievanceOfficer.designation, 'grievanceOfficer.designation: the position of that person'],
    [grievanceOfficer.phone, 'grievanceOfficer.phone: the telephone number of that person'],
    [grievanceOfficer.email, 'grievanceOfficer.email: the email address of that person'],
    [details.privacyContact, 'privacyContact: who answers questions on personal data'],
    [formService.name, 'formService.name: the company that receives the home page form'],
    [formService.keeps, 'formService.keeps: how long it keeps a message'],
    [bookingForm.name, 'bookingForm.name: the company that runs the outside booking form'],
    [bookingForm.keeps, 'bookingForm.keeps: how long it keeps an entry'],
    [host.name, 'host.name: the company that hosts the site'],
    [host.keeps, 'host.keeps: how long it keeps its server logs'],
    [details.enquiriesKept, 'enquiriesKept: how long an enquiry without a booking is kept'],
    [details.cancellationScale, 'cancellationScale: the charges by number of days before the trip'],
    [details.refundWithin, 'refundWithin: within which time a refund is paid'],
  ];
  return values
    .filter(([value]) => value.length === 0)
    .map(([, line]) => `content/documents/operator-details.ts: ${line}`);
}
