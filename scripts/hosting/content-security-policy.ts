/** What pages may load, run and send, and what may frame them: the one place with a Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { hasChoices } from '../../content/format/booking-template';
import { whatsappChat } from '../../content/format/contact-links';
import { site } from '../../content/site';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const originOf = (address: string) => (address === '' ? [] : [new URL(address).origin]);

const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The site's policy.
 * @param inlineScripts texts of the scripts that may stand in pages; a page with any other script would not run it. 'any' lets every
 * inline script run: Next writes other ones into each page, and one header cannot name them all.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[] | 'any'): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Stands in for what has no line of its own, which is the prefetching of the runtime: Firefox asks this one about it.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inlineScripts === 'any' ? ["'unsafe-inline'"] : inlineScripts.map(hashOf))],
    // Each page carries its own style sheet and React writes style attributes; styles cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(site.form.endpoint), ...originOf(site.counterUrl)],
    // Without a script the home form posts to its service, the contact form opens WhatsApp (which redirects), the wizard a mail program.
    'form-action': [
      // The box in which a traveller asks, which leads to the finder.
      "'self'",
      ...originOf(site.form.endpoint),
      // The form on the page of a trip opens the booking form.
      ...(hasChoices(site.bookingUrl) ? originOf(site.bookingUrl) : []),
      new URL(whatsappChat).origin,
      'https://api.whatsapp.com',
      'https://web.whatsapp.com',
      'mailto:',
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return policyOf(directives);
}

/**
 * The policy of the operator's editor, which asks nothing of anyone but the Git host that it writes to.
 * @param api address of that host's interface
 */
export const adminSecurityPolicy = (api: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures that are chosen and not written yet; the host's picture of who signed in.
    'img-src': ["'self'", 'blob:', 'data:', new URL(api).origin, 'https://avatars.githubusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', new URL(api).origin],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'media-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
