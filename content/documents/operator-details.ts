/** What only the operator can say, for the pages in this folder: `content/operator/documents.json`. Have a lawyer read the pages once it is filled in. */
import { operator as own } from '../catalogue/operator';
import type { Operator } from '../schema/operator';

export type OperatorDetails = Operator['documents'];

export const operator: OperatorDetails = own.documents;

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
    [details.payments, 'payments: when a booked trip is paid for, part by part'],
    [details.cancellationScale, 'cancellationScale: the charges by number of days before the trip'],
    [details.refundWithin, 'refundWithin: within which time a refund is paid'],
  ];
  return values.filter(([value]) => value.length === 0).map(([, line]) => `content/operator/documents.json: ${line}`);
}
