/**
 * The operator's answers for the pages in this folder: `content/records/operator/documents.json`. Have a lawyer read the pages once it is complete.
 */
import { operator as own } from '../../catalogue/operator';
import { capitalised } from '../../format/capitalised';
import type { Operator } from '../../schema/operator';

export type OperatorDetails = Operator['documents'];

export const operator: OperatorDetails = own.documents;

/**
 * One line about who runs the site, which a company's home page must show beside the address, telephone and email (Companies
 * (Incorporation) Rules 2014, rule 26). Empty until the operator has filled it in.
 */
export function imprint({
  legalName,
  registrations,
  registeredOffice,
  grievanceOfficer,
}: OperatorDetails = operator): string {
  const parts = [
    legalName && `run by ${legalName}`,
    ...registrations.map(({ label, value }) => `${label} ${value}`),
    registeredOffice && `registered office: ${registeredOffice}`,
    grievanceOfficer.name && `grievance officer: ${grievanceOfficer.name}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${capitalised(parts.join('; '))}.` : '';
}
