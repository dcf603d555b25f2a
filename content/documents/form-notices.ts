/** The notice beside each form: what is sent and where, and that the Privacy page tells how to withdraw. At most 220 characters. */
import { contact } from '../pages/contact';
import { enquiry } from '../pages/enquiry';
import { site } from '../site';

export const formNotices = {
  home: site.form.endpoint
    ? `When you press ${enquiry.send}, these details go through our form service to us, so that we can answer you. Our Privacy page says how to withdraw them.`
    : `This form is not connected, so it does not send us anything by itself. WhatsApp and email are offered instead. Our Privacy page says how to withdraw what you send.`,
  contact: `${contact.form.action} hands your text to WhatsApp. We receive it once you press send there. Our Privacy page says how to withdraw it.`,
  wizard:
    'What you type stays in this tab until you close it. It reaches us only if you send it by WhatsApp, email or our booking form. Our Privacy page says how to withdraw it.',
} as const;
