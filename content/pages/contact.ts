/** The Contact page. Its office hours differ from the home page's; each page shows its own (decisions). */
import { officeHours } from '../site';

export const contact = {
  name: 'Contact',
  title: 'Contact us: phone, WhatsApp, email and office hours',
  description:
    'Call, WhatsApp or write to our travel desk in Coimbatore. Office hours, address, and a short form that opens WhatsApp with your enquiry.',
  picture: 'contact',
  hero: { title: 'Reach a human', subtitle: 'Call or chat in office hours; we answer emails within 2 hours.' },
  cards: {
    phone: { heading: 'Phone', note: 'Emergency support for travellers on tour, day and night.' },
    email: { heading: 'Email', note: 'We reply within 2 hours.' },
    address: { heading: 'Address', note: 'Come by in office hours.' },
    hours: { heading: 'Office hours' },
  },
  hours: officeHours.contact,
  form: {
    heading: 'Write to us',
    lead: 'This form opens WhatsApp with your enquiry written out; you press send there.',
    action: 'Continue on WhatsApp',
    byMail: 'Send it by email instead',
    notOpened: 'Open WhatsApp here if it has not opened',
    emptyHint: 'A line about where and when is enough. Tell us a little, and we can answer with a plan.',
  },
  whatsapp: {
    heading: 'Rather chat?',
    text: 'Send a voice note, a photo of a brochure you liked, or just a month and a budget.',
    action: 'Chat on WhatsApp',
  },
} as const;
