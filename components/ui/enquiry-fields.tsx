import { enquiry } from '@/content/words/enquiry';
import { SelectField, TextArea, TextField } from './field';

interface EnquiryFieldsProps {
  /** True on the home page; the contact page requires nothing (specification, section 5). */
  required: boolean;
  /** The name of the message field, which WhatsApp's own links call `text`. */
  messageName?: string;
}

/** The visible fields of both message forms. */
export function EnquiryFields({ required, messageName = 'message' }: EnquiryFieldsProps) {
  const { labels } = enquiry;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={labels.first_name} name="first_name" autoComplete="given-name" required={required} />
      <TextField
        label={labels.last_name}
        {...(required ? { note: enquiry.orInitial } : {})}
        name="last_name"
        autoComplete="family-name"
        required={required}
      />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required={required}
      />
      <TextField label={labels.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required={required} />
      <SelectField
        label={labels.travel_preference}
        name="travel_preference"
        prompt={enquiry.choosePreference}
        options={enquiry.preferences}
        required={required}
        wrapperClass="sm:col-span-2"
      />
      <TextArea
        label={labels.message}
        name={messageName}
        data-about={enquiry.about}
        placeholder={enquiry.messagePlaceholder}
        required={required}
        wrapperClass="sm:col-span-2"
      />
    </div>
  );
}
