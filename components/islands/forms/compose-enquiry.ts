import { enquiry, type EnquiryField } from '@/content/words/enquiry';
import { keysOf } from '@/content/ids/keys-of';
import { composeMessage } from './compose-message';

const enquiryFields = keysOf(enquiry.labels);

/**
 * Composes a message from the fields of an enquiry form.
 * @param value Returns the text of a field.
 */
export function composeEnquiry(value: (field: EnquiryField) => string): string {
  return composeMessage(
    'here is my enquiry.',
    enquiryFields.map((field) => [enquiry.labels[field], value(field)]),
  );
}
