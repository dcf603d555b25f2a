/** Details that the operator still has to enter: those for the policies, and the terms of the saving in the banner. */
import { operator as own } from '../catalogue/operator';
import { today } from '../model/dates/build-day';
import type { Day } from '../model/dates/departures';
import { isDay } from '../format/is-day';
import type { Offer } from '../pages/documents/banner-offer';
import { operator, type OperatorDetails } from '../pages/documents/operator-details';

/**
 * The laws on what a site must display: who runs it, who handles complaints, what a cancellation costs. Source: trade articles, November
 * 2026.
 */
const laws = {
  commerce: 'E-Commerce Rules 2020, rule 4',
  refunds: 'E-Commerce Rules 2020, rule 7',
  companies: 'for a company: Companies (Incorporation) Rules 2014, rule 26',
  data: 'DPDP Rules 2025, rule 9, from May 2027',
} as const;

export interface OperatorDetail {
  /** The field's name in `documents.json`: 'grievanceOfficer.name'. */
  field: string;
  value: string | readonly unknown[];
  what: string;
  /** The law that requires it to be displayed. */
  law?: string;
}

/** Everything that the operator has to fill in. */
export function operatorDetails(details: OperatorDetails = operator): OperatorDetail[] {
  const { legalName, registrations, grievanceOfficer, privacyContact, cancellationScale, refundWithin } = details;
  const { formService, bookingForm, host, enquiriesKept } = details;
  const { commerce, companies, data, refunds } = laws;
  const officer = (field: keyof typeof grievanceOfficer, what: string) =>
    ({ field: `grievanceOfficer.${field}`, value: grievanceOfficer[field], what, law: commerce }) as const;
  return [
    { field: 'legalName', value: legalName, what: 'the registered name of the company', law: commerce },
    {
      field: 'registrations',
      value: registrations,
      law: companies,
      what: 'the numbers the company has to show, such as its CIN and GSTIN',
    },
    officer('name', 'the person complaints go to'),
    officer('designation', 'the position of that person'),
    officer('phone', 'the telephone number of that person'),
    officer('email', 'the email address of that person'),
    { field: 'privacyContact', value: privacyContact, what: 'who answers questions on personal data', law: data },
    {
      field: 'cancellationScale',
      value: cancellationScale,
      law: refunds,
      what: 'the charges by number of days before the trip',
    },
    { field: 'refundWithin', value: refundWithin, what: 'within which time a refund is paid', law: refunds },
    { field: 'payments', value: details.payments, what: 'when a booked trip is paid for, part by part' },
    { field: 'formService.name', value: formService.name, what: 'the company that receives the home page form' },
    { field: 'formService.keeps', value: formService.keeps, what: 'how long it keeps a message' },
    { field: 'bookingForm.name', value: bookingForm.name, what: 'the company that runs the outside booking form' },
    { field: 'bookingForm.keeps', value: bookingForm.keeps, what: 'how long it keeps an entry' },
    { field: 'host.name', value: host.name, what: 'the company that hosts the site' },
    { field: 'host.keeps', value: host.keeps, what: 'how long it keeps its server logs' },
    { field: 'enquiriesKept', value: enquiriesKept, what: 'how long an enquiry without a booking is kept' },
  ];
}

/** A line for each empty value, those that must be displayed first. */
export const unfilledOperatorDetails = (details: OperatorDetails = operator): string[] =>
  operatorDetails(details)
    .filter(({ value }) => value.length === 0)
    .map(
      ({ field, what, law }) =>
        `content/records/operator/documents.json: ${field}: ${what}${law ? ` (must be displayed: ${law})` : ''}`,
    );

/** A line for each part of the offer that is missing or out of date. */
export function bannerOfferProblems({ appliesTo, until, terms }: Offer = own.offer, day: Day = today): string[] {
  const problems: readonly [boolean, string][] = [
    [appliesTo === '', 'appliesTo: what the saving in the banner applies to'],
    [until === '', 'until: the last day of the offer in the banner'],
    [until !== '' && !isDay(until), `until: '${until}' is no day such as 2027-03-31`],
    [isDay(until) && until < day, `until: the offer ended on ${until}: renew it, or write another banner`],
    [terms === '', 'terms: from which price the saving in the banner is counted'],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, line]) => `content/records/operator/offer.json: ${line}`);
}
