/**
 * The notice beside each form (DPDP Rules 2025, rule 3): the data, the recipient, the purpose and the rights. Each text has at most 180
 * characters.
 */
import { bookingForm } from '../../words/booking-form';
import { contact } from '../contact';
import { enquiry } from '../../words/enquiry';
import { site } from '../../site';

export const formNotices = {
  home: site.form.endpoint
    ? `When you press ${enquiry.send}, these details go through our form service to us, so that we can answer you.`
    : 'This form is not connected, so it does not send us anything by itself. WhatsApp and email are offered instead.',
  contact: `${contact.form.action} hands your text to WhatsApp. We receive it once you press send there, and use it to answer you.`,
  wizard:
    'What you type stays in this tab until you close it. We receive it, to plan your trip, only if you send it by WhatsApp, email or our booking form.',
  booking: bookingForm.note,
} as const;

/** The rights under the law, after every notice, with a link that explains how to use them. */
export const dataRights = {
  text: 'You can see, correct or erase what we hold about you, withdraw your consent, name somebody to act for you, and complain to us and to the Data Protection Board of India.',
  how: 'How to do so: Privacy',
  /** The section of the Privacy page that explains them. */
  section: 'your-rights',
} as const;
