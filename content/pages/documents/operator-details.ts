/**
 * The operator's answers for the pages in this folder: `content/records/operator/documents.json`. Have a lawyer read the pages once it is complete.
 */
import { operator as own } from '../../catalogue/operator';
import { capitalised } from '../../format/capitalised';
import { filled } from '../../format/filled';
import type { Operator } from '../../schema/operator';
import { site } from '../../site';
import { everywhere } from '../../words/everywhere';

export type OperatorDetails = Operator['documents'];

export const operator: OperatorDetails = own.documents;

/** Returns whether the finder sends the words that it does not know to the counter. */
export const countsWords = ({ countUnknownWords }: OperatorDetails = operator, counter: string = site.counterUrl) =>
  countUnknownWords === true && counter !== '';

const texts = everywhere.imprint;

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
    legalName && filled(texts.company, { name: legalName }),
    ...registrations.map(({ label, value }) => `${label} ${value}`),
    registeredOffice && filled(texts.office, { address: registeredOffice }),
    grievanceOfficer.name && filled(texts.officer, { name: grievanceOfficer.name }),
  ].filter(Boolean);
  return parts.length > 0 ? `${capitalised(parts.join('; '))}.` : '';
}
