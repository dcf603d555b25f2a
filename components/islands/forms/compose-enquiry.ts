import { enquiry, type EnquiryField } from '@/content/pages/enquiry';
import { keysOf } from '@/content/schema/keys-of';
import { composeMessage } from './compose-message';

const enquiryFields = keysOf(enquiry.labels);

/** What was typed into a message form, as a message; `value` gives the text of a field. */
export function composeEnquiry(value: (field: EnquiryField) => string): string {
  return composeMessage(
    'here is my enquiry.',
    enquiryFields.map((field) => [enquiry.labels[field], value(field)]),
  );
}
