/** The notice beside each form (DPDP Rules 2025, rule 3): what is sent, where and why, and the rights that follow it; each at most 180 characters. */
import { bookingForm } from '../pages/booking-form';
import { contact } from '../pages/contact';
import { enquiry } from '../pages/enquiry';
import { site } from '../site';

export const formNotices = {
  home: site.form.endpoint
    ? `When you press ${enquiry.send}, these details go through our form service to us, so that we can answer you.`
    : 'This form is not connected, so it does not send us anything by itself. WhatsApp and email are offered instead.',
  contact: `${contact.form.action} hands your text to WhatsApp. We receive it once you press send there, and use it to answer you.`,
  wizard:
    'What you type stays in this tab until you close it. We receive it, to plan your trip, only if you send it by WhatsApp, email or our booking form.',
  booking: bookingForm.note,
} as const;

/** After every notice: what the law lets everyone do, and the link to how it is done. */
export const dataRights = {
  text: 'You can see, correct or erase what we hold about you, withdraw your consent, name somebody to act for you, and complain to us and to the Data Protection Board of India.',
  how: 'How to do so: Privacy',
  /** The part of the Privacy page that says it. */
  section: 'your-rights',
} as const;
