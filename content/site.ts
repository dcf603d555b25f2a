/**
 * The operator's identity (`content/records/operator/contact.json`, imported here because browsers need a part of it), and the switches and
 * deployment values of the site, which come from the environment (`.env.example`). Defaults use `||` instead of `??`, because hosts pass
 * unset values as empty text.
 */
import { address, email, name, officeHours, phone, tagline } from './records/operator/contact.json';
import { banner } from './records/operator/offer.json';

const phoneDigits = phone.replace(/\D/g, '');

export { officeHours };

export const site = {
  name,
  tagline,
  banner,
  phone: { display: phone, digits: phoneDigits },
  email,
  address,
  /** The last day on which `email` accepts reports of security problems; security.txt requires it. At most a year ahead, as YYYY-MM-DD. */
  securityContactUntil: '2027-11-01' as string,

  /**
   * Caches opened pages on the visitor's device. False publishes a worker that removes itself and its caches
   * (`packages/export/browser/service-worker.ts`).
   */
  offline: true,
  /** Publishes the operator's editor at /admin, if a repository is configured for it (`ADMIN_REPOSITORY`). False omits it. */
  admin: true as boolean,
  /**
   * Stores utm_*, gclid and fbclid from a visit's first page for the visit, and adds them to hand-offs. The Privacy page mentions it when
   * on.
   */
  campaigns: false as boolean,

  url: process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000',
  /** A build without a canonical origin is a preview, which search engines are asked not to index. */
  isPublic: Boolean(process.env.NEXT_PUBLIC_SITE_URL),
  /** May be a template with placeholders, which `content/words/booking-link.ts` fills in. */
  bookingUrl: process.env.NEXT_PUBLIC_BOOKING_URL || 'https://forms.marigoldtrails.example/booking',
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || phoneDigits,
  /** The address of GoatCounter's `/count` for page views and taps. If empty, nothing is counted and no page has the script. */
  counterUrl: process.env.NEXT_PUBLIC_COUNTER_URL || '',
  form: {
    /** Empty if no form service is connected. */
    endpoint: process.env.NEXT_PUBLIC_FORM_ENDPOINT || '',
    accessKey: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY || '',
  },
} as const;

/** The postal address on one line. */
export const addressLine = `${site.address.street}, ${site.address.town}, ${site.address.state} ${site.address.postcode}`;

/** The absolute URL of a path. */
export const absolute = (path: string) => new URL(path, site.url).href;
