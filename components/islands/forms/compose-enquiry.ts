import { enquiry, type EnquiryField } from '@/content/words/enquiry';
import { filled } from '@/content/format/filled';
import { keysOf } from '@/content/ids/keys-of';
import { site } from '@/content/site';
import { composeMessage } from './compose-message';

const enquiryFields = keysOf(enquiry.labels);

/**
 * Composes a message from the fields of an enquiry form.
 * @param value Returns the text of a field.
 */
export function composeEnquiry(value: (field: EnquiryField) => string): string {
  return composeMessage(
    filled(enquiry.opening, { company: site.name }),
    enquiryFields.map((field) => [enquiry.labels[field], value(field)]),
  );
}
