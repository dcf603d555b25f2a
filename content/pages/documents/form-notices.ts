/**
 * The notice beside each form (DPDP Rules 2025, rule 3): the data, the recipient, the purpose and the rights. Each text has at most 180
 * characters.
 */
import { pageTexts } from '../../catalogue/page-texts';
import { filled } from '../../format/filled';
import { rightsPath } from '../../routes';
import { bookingForm } from '../../words/booking-form';
import { contact } from '../contact';
import { enquiry } from '../../words/enquiry';
import { site } from '../../site';

const notices = pageTexts['form-notices'];

export const formNotices = {
  home: site.form.endpoint ? filled(notices.home, { sendButton: enquiry.send }) : notices.homeNotConnected,
  contact: filled(notices.contact, { whatsappButton: contact.form.action }),
  wizard: notices.wizard,
  booking: bookingForm.note,
};

/** The rights under the law, after every notice, with a link to the section of the Privacy page that explains how to use them. */
export const dataRights = { text: notices.rights, how: notices.how, href: rightsPath };
