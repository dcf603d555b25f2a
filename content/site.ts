/**
 * Who the operator is (`content/operator/contact.json`, imported here since browsers need a part of it), and the switches and deployment values of the site, which come from the
 * environment (`.env.example`). `||` rather than `??`, because hosts hand over unset values as empty text.
 */
import { address, email, name, officeHours, phone, tagline } from './operator/contact.json';
import { banner } from './operator/offer.json';

const phoneDigits = phone.replace(/\D/g, '');

export { officeHours };

export const site = {
  name,
  tagline,
  banner,
  description:
    'Holidays in India and abroad, planned in Coimbatore: tours by state, honeymoons and group departures, with a person to talk to at every step.',
  phone: { display: phone, digits: phoneDigits },
  email,
  address,
  /** Until when `email` is where to tell of a weakness of the site; security.txt has to say a day. At most a year ahead, as YYYY-MM-DD. */
  securityContactUntil: '2027-11-01',
  /** Opens every WhatsApp chat that has no trip or place to name. */
  greeting: `Hello ${name}, I would like to plan a holiday.`,

  /** Keeps opened pages on the visitor's device. False publishes a worker that removes itself and all it kept (`scripts/export/browser/service-worker.ts`). */
  offline: true,
  /** Publishes the operator's editor at /admin, where a repository is named for it (`ADMIN_REPOSITORY`). False leaves it out. */
  admin: true as boolean,
  /** Keeps utm_*, gclid and fbclid of a visit's first page for the visit, and adds them to hand-offs. Privacy names it when on. */
  campaigns: false as boolean,

  url: process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
  /** Without a canonical origin a build is a preview: every page asks search engines to stay away. */
  isPublic: Boolean(process.env.NEXT_PUBLIC_SITE_URL),
  /** May be a template with placeholders; `format/booking-link.ts` fills it. */
  bookingUrl: process.env.NEXT_PUBLIC_BOOKING_URL || 'https://forms.marigoldtrails.example/booking',
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || phoneDigits,
  /** Where page views and taps are counted, by GoatCounter's `/count`. Empty: nothing is counted, and no page holds the script for it. */
  counterUrl: process.env.NEXT_PUBLIC_COUNTER_URL || '',
  form: {
    /** Empty while no form service is connected. */
    endpoint: process.env.NEXT_PUBLIC_FORM_ENDPOINT || '',
    accessKey: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY || '',
  },
} as const;

/** The postal address on one line. */
export const addressLine = `${site.address.street}, ${site.address.town}, ${site.address.state} ${site.address.postcode}`;

/** An address of this site, whole. */
export const absolute = (path: string) => new URL(path, site.url).href;
